// Properties of crossbar, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_16(input [15:0] v);
        at_most_one_16 = ~(|(v & (v - 16'd1)));
    endfunction
`ifdef FORMAL
    wire _and = at_most_one_2(wr_sel[1:0]) & at_most_one_2(wr_sel[3:2]) & at_most_one_2(wr_sel[5:4])
            & at_most_one_2(wr_sel[7:6]) & at_most_one_2(wr_sel[9:8]) & at_most_one_2(wr_sel[11:10])
            & at_most_one_2(wr_sel[13:12]) & at_most_one_2(wr_sel[15:14])
            & at_most_one_2(wr_sel[17:16]) & at_most_one_2(wr_sel[19:18])
            & at_most_one_2(wr_sel[21:20]) & at_most_one_2(wr_sel[23:22])
            & at_most_one_2(wr_sel[25:24]) & at_most_one_2(wr_sel[27:26])
            & at_most_one_2(wr_sel[29:28]) & at_most_one_2(wr_sel[31:30]);

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_1: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_1: assert(((|wr_sel[1:0]) | ~(|bank_wmask[31:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wmask[63:32])) & ((|wr_sel[5:4]) | ~(|bank_wmask[95:64]))
            & ((|wr_sel[7:6]) | ~(|bank_wmask[127:96])) & ((|wr_sel[9:8]) | ~(|bank_wmask[159:128]))
            & ((|wr_sel[11:10]) | ~(|bank_wmask[191:160]))
            & ((|wr_sel[13:12]) | ~(|bank_wmask[223:192]))
            & ((|wr_sel[15:14]) | ~(|bank_wmask[255:224]))
            & ((|wr_sel[17:16]) | ~(|bank_wmask[287:256]))
            & ((|wr_sel[19:18]) | ~(|bank_wmask[319:288]))
            & ((|wr_sel[21:20]) | ~(|bank_wmask[351:320]))
            & ((|wr_sel[23:22]) | ~(|bank_wmask[383:352]))
            & ((|wr_sel[25:24]) | ~(|bank_wmask[415:384]))
            & ((|wr_sel[27:26]) | ~(|bank_wmask[447:416]))
            & ((|wr_sel[29:28]) | ~(|bank_wmask[479:448]))
            & ((|wr_sel[31:30]) | ~(|bank_wmask[511:480])));

    // XB-W1: What is selected.
    always @* XB_W1_2: assert((~wr_sel[0] | (bank_wmask[31:0] == wr_mask[31:0]))
            & (~wr_sel[1] | (bank_wmask[31:0] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_3: assert((~wr_sel[2] | (bank_wmask[63:32] == wr_mask[31:0]))
            & (~wr_sel[3] | (bank_wmask[63:32] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_4: assert((~wr_sel[4] | (bank_wmask[95:64] == wr_mask[31:0]))
            & (~wr_sel[5] | (bank_wmask[95:64] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_5: assert((~wr_sel[6] | (bank_wmask[127:96] == wr_mask[31:0]))
            & (~wr_sel[7] | (bank_wmask[127:96] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_6: assert((~wr_sel[8] | (bank_wmask[159:128] == wr_mask[31:0]))
            & (~wr_sel[9] | (bank_wmask[159:128] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_7: assert((~wr_sel[10] | (bank_wmask[191:160] == wr_mask[31:0]))
            & (~wr_sel[11] | (bank_wmask[191:160] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_8: assert((~wr_sel[12] | (bank_wmask[223:192] == wr_mask[31:0]))
            & (~wr_sel[13] | (bank_wmask[223:192] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_9: assert((~wr_sel[14] | (bank_wmask[255:224] == wr_mask[31:0]))
            & (~wr_sel[15] | (bank_wmask[255:224] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_10: assert((~wr_sel[16] | (bank_wmask[287:256] == wr_mask[31:0]))
            & (~wr_sel[17] | (bank_wmask[287:256] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_11: assert((~wr_sel[18] | (bank_wmask[319:288] == wr_mask[31:0]))
            & (~wr_sel[19] | (bank_wmask[319:288] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_12: assert((~wr_sel[20] | (bank_wmask[351:320] == wr_mask[31:0]))
            & (~wr_sel[21] | (bank_wmask[351:320] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_13: assert((~wr_sel[22] | (bank_wmask[383:352] == wr_mask[31:0]))
            & (~wr_sel[23] | (bank_wmask[383:352] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_14: assert((~wr_sel[24] | (bank_wmask[415:384] == wr_mask[31:0]))
            & (~wr_sel[25] | (bank_wmask[415:384] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_15: assert((~wr_sel[26] | (bank_wmask[447:416] == wr_mask[31:0]))
            & (~wr_sel[27] | (bank_wmask[447:416] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_16: assert((~wr_sel[28] | (bank_wmask[479:448] == wr_mask[31:0]))
            & (~wr_sel[29] | (bank_wmask[479:448] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_17: assert((~wr_sel[30] | (bank_wmask[511:480] == wr_mask[31:0]))
            & (~wr_sel[31] | (bank_wmask[511:480] == wr_mask[63:32])));

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_18: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_2: assert(((|wr_sel[1:0]) | ~(|bank_wdata[32*LANE_W-1:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wdata[32*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[5:4]) | ~(|bank_wdata[64*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[7:6]) | ~(|bank_wdata[96*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[9:8]) | ~(|bank_wdata[128*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[11:10]) | ~(|bank_wdata[160*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[13:12]) | ~(|bank_wdata[192*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[15:14]) | ~(|bank_wdata[224*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[17:16]) | ~(|bank_wdata[256*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[19:18]) | ~(|bank_wdata[288*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[21:20]) | ~(|bank_wdata[320*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[23:22]) | ~(|bank_wdata[352*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[25:24]) | ~(|bank_wdata[384*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[27:26]) | ~(|bank_wdata[416*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[29:28]) | ~(|bank_wdata[448*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[31:30]) | ~(|bank_wdata[480*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_19: assert((~wr_sel[0] | (bank_wdata[32*LANE_W-1:0] == wr_data[32*LANE_W-1:0]))
            & (~wr_sel[1] | (bank_wdata[32*LANE_W-1:0] == wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_20: assert((~wr_sel[2] | (bank_wdata[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[3] | (bank_wdata[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_21: assert((~wr_sel[4] | (bank_wdata[64*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[5] | (bank_wdata[64*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_22: assert((~wr_sel[6] | (bank_wdata[96*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[7] | (bank_wdata[96*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_23: assert((~wr_sel[8] | (bank_wdata[128*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[9] | (bank_wdata[128*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_24: assert((~wr_sel[10] | (bank_wdata[160*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[11] | (bank_wdata[160*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_25: assert((~wr_sel[12] | (bank_wdata[192*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[13] | (bank_wdata[192*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_26: assert((~wr_sel[14] | (bank_wdata[224*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[15] | (bank_wdata[224*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_27: assert((~wr_sel[16] | (bank_wdata[256*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[17] | (bank_wdata[256*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_28: assert((~wr_sel[18] | (bank_wdata[288*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[19] | (bank_wdata[288*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_29: assert((~wr_sel[20] | (bank_wdata[320*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[21] | (bank_wdata[320*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_30: assert((~wr_sel[22] | (bank_wdata[352*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[23] | (bank_wdata[352*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_31: assert((~wr_sel[24] | (bank_wdata[384*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[25] | (bank_wdata[384*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_32: assert((~wr_sel[26] | (bank_wdata[416*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[27] | (bank_wdata[416*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_33: assert((~wr_sel[28] | (bank_wdata[448*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[29] | (bank_wdata[448*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_34: assert((~wr_sel[30] | (bank_wdata[480*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[31] | (bank_wdata[480*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-R1: Duty: at most one is selected.
    always @* XB_R1_1: assume(at_most_one_16(rd_sel[15:0]) & at_most_one_16(rd_sel[31:16])
            & at_most_one_16(rd_sel[47:32]) & at_most_one_16(rd_sel[63:48])
            & at_most_one_16(rd_sel[79:64]) & at_most_one_16(rd_sel[95:80])
            & at_most_one_16(rd_sel[111:96]) & at_most_one_16(rd_sel[127:112])
            & at_most_one_16(rd_sel[143:128]) & at_most_one_16(rd_sel[159:144])
            & at_most_one_16(rd_sel[175:160]) & at_most_one_16(rd_sel[191:176])
            & at_most_one_16(rd_sel[207:192]) & at_most_one_16(rd_sel[223:208])
            & at_most_one_16(rd_sel[239:224]) & at_most_one_16(rd_sel[255:240])
            & at_most_one_16(rd_sel[271:256]) & at_most_one_16(rd_sel[287:272])
            & at_most_one_16(rd_sel[303:288]) & at_most_one_16(rd_sel[319:304])
            & at_most_one_16(rd_sel[335:320]) & at_most_one_16(rd_sel[351:336])
            & at_most_one_16(rd_sel[367:352]) & at_most_one_16(rd_sel[383:368])
            & at_most_one_16(rd_sel[399:384]) & at_most_one_16(rd_sel[415:400])
            & at_most_one_16(rd_sel[431:416]) & at_most_one_16(rd_sel[447:432])
            & at_most_one_16(rd_sel[463:448]) & at_most_one_16(rd_sel[479:464]));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_3: assert(((|rd_sel[15:0]) | ~(|s_data[32*LANE_W-1:0]))
            & ((|rd_sel[31:16]) | ~(|s_data[32*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[47:32]) | ~(|s_data[64*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[63:48]) | ~(|s_data[96*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[79:64]) | ~(|s_data[128*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[95:80]) | ~(|s_data[160*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[111:96]) | ~(|s_data[192*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[127:112]) | ~(|s_data[224*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[143:128]) | ~(|s_data[256*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[159:144]) | ~(|s_data[288*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[175:160]) | ~(|s_data[320*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[191:176]) | ~(|s_data[352*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[207:192]) | ~(|s_data[384*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[223:208]) | ~(|s_data[416*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[239:224]) | ~(|s_data[448*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[255:240]) | ~(|s_data[480*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[271:256]) | ~(|s_data[512*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[287:272]) | ~(|s_data[544*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[303:288]) | ~(|s_data[576*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[319:304]) | ~(|s_data[608*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[335:320]) | ~(|s_data[640*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[351:336]) | ~(|s_data[672*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[367:352]) | ~(|s_data[704*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[383:368]) | ~(|s_data[736*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[399:384]) | ~(|s_data[768*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[415:400]) | ~(|s_data[800*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[431:416]) | ~(|s_data[832*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[447:432]) | ~(|s_data[864*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[463:448]) | ~(|s_data[896*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[479:464]) | ~(|s_data[928*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_2: assert((~rd_sel[0] | (s_data[32*LANE_W-1:0] == bank_rdata[32*LANE_W-1:0]))
            & (~rd_sel[1] | (s_data[32*LANE_W-1:0] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[2] | (s_data[32*LANE_W-1:0] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[3] | (s_data[32*LANE_W-1:0] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[4] | (s_data[32*LANE_W-1:0] == bank_rdata[128*LANE_W +: 32*LANE_W]))
            & (~rd_sel[5] | (s_data[32*LANE_W-1:0] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[6] | (s_data[32*LANE_W-1:0] == bank_rdata[192*LANE_W +: 32*LANE_W]))
            & (~rd_sel[7] | (s_data[32*LANE_W-1:0] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[8] | (s_data[32*LANE_W-1:0] == bank_rdata[256*LANE_W +: 32*LANE_W]))
            & (~rd_sel[9] | (s_data[32*LANE_W-1:0] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[10] | (s_data[32*LANE_W-1:0] == bank_rdata[320*LANE_W +: 32*LANE_W]))
            & (~rd_sel[11] | (s_data[32*LANE_W-1:0] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[12] | (s_data[32*LANE_W-1:0] == bank_rdata[384*LANE_W +: 32*LANE_W]))
            & (~rd_sel[13] | (s_data[32*LANE_W-1:0] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[14] | (s_data[32*LANE_W-1:0] == bank_rdata[448*LANE_W +: 32*LANE_W]))
            & (~rd_sel[15] | (s_data[32*LANE_W-1:0] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_3: assert((~rd_sel[16] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[17] |
            (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[18] | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[19] | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[20] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[21]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[22] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[23]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[24] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[25]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[26] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[27]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[28] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[29]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[30] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[31]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_4: assert((~rd_sel[32] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[33] |
            (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[34] | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[35] | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[36] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[37]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[38] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[39]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[40] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[41]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[42] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[43]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[44] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[45]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[46] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[47]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_5: assert((~rd_sel[48] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[49] |
            (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[50] | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[51] | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[52] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[53]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[54] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[55]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[56] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[57]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[58] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[59]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[60] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[61]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[62] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[63]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_6: assert((~rd_sel[64] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[65] |
            (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[66] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[67]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[68] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[69]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[70] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[71]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[72] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[73]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[74] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[75]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[76] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[77]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[78] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[79]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_7: assert((~rd_sel[80] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[81] |
            (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[82] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[83]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[84] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[85]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[86] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[87]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[88] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[89]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[90] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[91]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[92] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[93]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[94] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[95]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_8: assert((~rd_sel[96] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[97] |
            (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[98] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[99]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[100] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[101]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[102] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[103]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[104] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[105]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[106] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[107]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[108] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[109]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[110] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[111]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_9: assert((~rd_sel[112] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[113] |
            (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[114] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[115]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[116] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[117]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[118] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[119]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[120] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[121]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[122] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[123]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[124] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[125]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[126] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[127]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_10: assert((~rd_sel[128] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[129] |
            (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[130] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[131]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[132] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[133]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[134] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[135]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[136] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[137]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[138] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[139]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[140] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[141]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[142] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[143]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_11: assert((~rd_sel[144] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[145] |
            (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[146] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[147]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[148] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[149]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[150] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[151]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[152] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[153]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[154] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[155]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[156] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[157]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[158] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[159]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_12: assert((~rd_sel[160] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[161] |
            (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[162] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[163]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[164] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[165]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[166] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[167]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[168] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[169]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[170] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[171]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[172] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[173]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[174] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[175]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_13: assert((~rd_sel[176] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[177] |
            (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[178] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[179]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[180] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[181]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[182] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[183]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[184] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[185]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[186] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[187]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[188] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[189]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[190] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[191]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_14: assert((~rd_sel[192] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[193] |
            (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[194] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[195]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[196] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[197]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[198] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[199]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[200] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[201]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[202] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[203]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[204] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[205]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[206] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[207]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_15: assert((~rd_sel[208] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[209] |
            (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[210] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[211]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[212] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[213]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[214] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[215]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[216] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[217]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[218] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[219]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[220] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[221]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[222] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[223]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_16: assert((~rd_sel[224] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[225] |
            (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[226] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[227]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[228] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[229]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[230] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[231]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[232] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[233]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[234] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[235]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[236] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[237]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[238] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[239]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_17: assert((~rd_sel[240] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[241] |
            (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[242] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[243]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[244] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[245]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[246] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[247]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[248] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[249]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[250] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[251]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[252] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[253]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[254] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[255]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_18: assert((~rd_sel[256] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[257] |
            (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[258] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[259]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[260] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[261]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[262] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[263]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[264] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[265]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[266] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[267]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[268] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[269]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[270] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[271]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_19: assert((~rd_sel[272] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[273] |
            (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[274] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[275]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[276] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[277]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[278] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[279]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[280] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[281]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[282] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[283]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[284] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[285]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[286] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[287]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_20: assert((~rd_sel[288] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[289] |
            (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[290] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[291]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[292] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[293]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[294] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[295]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[296] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[297]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[298] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[299]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[300] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[301]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[302] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[303]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_21: assert((~rd_sel[304] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[305] |
            (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[306] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[307]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[308] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[309]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[310] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[311]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[312] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[313]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[314] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[315]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[316] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[317]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[318] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[319]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_22: assert((~rd_sel[320] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[321] |
            (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[322] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[323]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[324] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[325]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[326] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[327]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[328] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[329]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[330] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[331]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[332] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[333]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[334] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[335]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_23: assert((~rd_sel[336] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[337] |
            (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[338] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[339]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[340] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[341]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[342] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[343]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[344] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[345]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[346] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[347]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[348] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[349]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[350] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[351]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_24: assert((~rd_sel[352] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[353] |
            (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[354] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[355]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[356] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[357]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[358] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[359]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[360] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[361]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[362] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[363]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[364] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[365]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[366] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[367]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_25: assert((~rd_sel[368] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[369] |
            (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[370] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[371]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[372] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[373]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[374] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[375]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[376] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[377]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[378] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[379]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[380] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[381]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[382] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[383]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_26: assert((~rd_sel[384] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[385] |
            (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[386] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[387]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[388] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[389]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[390] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[391]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[392] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[393]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[394] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[395]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[396] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[397]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[398] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[399]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_27: assert((~rd_sel[400] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[401] |
            (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[402] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[403]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[404] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[405]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[406] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[407]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[408] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[409]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[410] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[411]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[412] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[413]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[414] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[415]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_28: assert((~rd_sel[416] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[417] |
            (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[418] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[419]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[420] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[421]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[422] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[423]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[424] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[425]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[426] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[427]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[428] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[429]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[430] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[431]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_29: assert((~rd_sel[432] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[433] |
            (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[434] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[435]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[436] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[437]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[438] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[439]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[440] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[441]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[442] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[443]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[444] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[445]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[446] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[447]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_30: assert((~rd_sel[448] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[449] |
            (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[450] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[451]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[452] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[453]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[454] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[455]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[456] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[457]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[458] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[459]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[460] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[461]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[462] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[463]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_31: assert((~rd_sel[464] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[465] |
            (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[466] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[467]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[468] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[469]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[470] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[471]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W]))
            & (~rd_sel[472] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[256*LANE_W +: 32*LANE_W])) & (~rd_sel[473]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[288*LANE_W +: 32*LANE_W]))
            & (~rd_sel[474] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[320*LANE_W +: 32*LANE_W])) & (~rd_sel[475]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[352*LANE_W +: 32*LANE_W]))
            & (~rd_sel[476] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[384*LANE_W +: 32*LANE_W])) & (~rd_sel[477]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[416*LANE_W +: 32*LANE_W]))
            & (~rd_sel[478] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[448*LANE_W +: 32*LANE_W])) & (~rd_sel[479]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[480*LANE_W +: 32*LANE_W])));
`endif
