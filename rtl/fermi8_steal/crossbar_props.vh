// Properties of crossbar, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction
`ifdef FORMAL
    wire _and = at_most_one_2(wr_sel[1:0]) & at_most_one_2(wr_sel[3:2]) & at_most_one_2(wr_sel[5:4])
            & at_most_one_2(wr_sel[7:6]) & at_most_one_2(wr_sel[9:8]) & at_most_one_2(wr_sel[11:10])
            & at_most_one_2(wr_sel[13:12]) & at_most_one_2(wr_sel[15:14]);

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_1: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_1: assert(((|wr_sel[1:0]) | ~(|bank_wmask[31:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wmask[63:32])) & ((|wr_sel[5:4]) | ~(|bank_wmask[95:64]))
            & ((|wr_sel[7:6]) | ~(|bank_wmask[127:96])) & ((|wr_sel[9:8]) | ~(|bank_wmask[159:128]))
            & ((|wr_sel[11:10]) | ~(|bank_wmask[191:160]))
            & ((|wr_sel[13:12]) | ~(|bank_wmask[223:192]))
            & ((|wr_sel[15:14]) | ~(|bank_wmask[255:224])));

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

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_10: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_2: assert(((|wr_sel[1:0]) | ~(|bank_wdata[32*LANE_W-1:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wdata[32*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[5:4]) | ~(|bank_wdata[64*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[7:6]) | ~(|bank_wdata[96*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[9:8]) | ~(|bank_wdata[128*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[11:10]) | ~(|bank_wdata[160*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[13:12]) | ~(|bank_wdata[192*LANE_W +: 32*LANE_W]))
            & ((|wr_sel[15:14]) | ~(|bank_wdata[224*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_11: assert((~wr_sel[0] | (bank_wdata[32*LANE_W-1:0] == wr_data[32*LANE_W-1:0]))
            & (~wr_sel[1] | (bank_wdata[32*LANE_W-1:0] == wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_12: assert((~wr_sel[2] | (bank_wdata[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[3] | (bank_wdata[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_13: assert((~wr_sel[4] | (bank_wdata[64*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[5] | (bank_wdata[64*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_14: assert((~wr_sel[6] | (bank_wdata[96*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[7] | (bank_wdata[96*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_15: assert((~wr_sel[8] | (bank_wdata[128*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[9] | (bank_wdata[128*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_16: assert((~wr_sel[10] | (bank_wdata[160*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[11] | (bank_wdata[160*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_17: assert((~wr_sel[12] | (bank_wdata[192*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[13] | (bank_wdata[192*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_18: assert((~wr_sel[14] | (bank_wdata[224*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[15] | (bank_wdata[224*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-R1: Duty: at most one is selected.
    always @* XB_R1_1: assume(at_most_one_8(rd_sel[7:0]) & at_most_one_8(rd_sel[15:8])
            & at_most_one_8(rd_sel[23:16]) & at_most_one_8(rd_sel[31:24])
            & at_most_one_8(rd_sel[39:32]) & at_most_one_8(rd_sel[47:40])
            & at_most_one_8(rd_sel[55:48]) & at_most_one_8(rd_sel[63:56])
            & at_most_one_8(rd_sel[71:64]) & at_most_one_8(rd_sel[79:72])
            & at_most_one_8(rd_sel[87:80]) & at_most_one_8(rd_sel[95:88])
            & at_most_one_8(rd_sel[103:96]) & at_most_one_8(rd_sel[111:104])
            & at_most_one_8(rd_sel[119:112]) & at_most_one_8(rd_sel[127:120])
            & at_most_one_8(rd_sel[135:128]) & at_most_one_8(rd_sel[143:136])
            & at_most_one_8(rd_sel[151:144]) & at_most_one_8(rd_sel[159:152])
            & at_most_one_8(rd_sel[167:160]) & at_most_one_8(rd_sel[175:168])
            & at_most_one_8(rd_sel[183:176]) & at_most_one_8(rd_sel[191:184])
            & at_most_one_8(rd_sel[199:192]) & at_most_one_8(rd_sel[207:200])
            & at_most_one_8(rd_sel[215:208]) & at_most_one_8(rd_sel[223:216])
            & at_most_one_8(rd_sel[231:224]) & at_most_one_8(rd_sel[239:232]));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_3: assert(((|rd_sel[7:0]) | ~(|s_data[32*LANE_W-1:0]))
            & ((|rd_sel[15:8]) | ~(|s_data[32*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[23:16]) | ~(|s_data[64*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[31:24]) | ~(|s_data[96*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[39:32]) | ~(|s_data[128*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[47:40]) | ~(|s_data[160*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[55:48]) | ~(|s_data[192*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[63:56]) | ~(|s_data[224*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[71:64]) | ~(|s_data[256*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[79:72]) | ~(|s_data[288*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[87:80]) | ~(|s_data[320*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[95:88]) | ~(|s_data[352*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[103:96]) | ~(|s_data[384*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[111:104]) | ~(|s_data[416*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[119:112]) | ~(|s_data[448*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[127:120]) | ~(|s_data[480*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[135:128]) | ~(|s_data[512*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[143:136]) | ~(|s_data[544*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[151:144]) | ~(|s_data[576*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[159:152]) | ~(|s_data[608*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[167:160]) | ~(|s_data[640*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[175:168]) | ~(|s_data[672*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[183:176]) | ~(|s_data[704*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[191:184]) | ~(|s_data[736*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[199:192]) | ~(|s_data[768*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[207:200]) | ~(|s_data[800*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[215:208]) | ~(|s_data[832*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[223:216]) | ~(|s_data[864*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[231:224]) | ~(|s_data[896*LANE_W +: 32*LANE_W]))
            & ((|rd_sel[239:232]) | ~(|s_data[928*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_2: assert((~rd_sel[0] | (s_data[32*LANE_W-1:0] == bank_rdata[32*LANE_W-1:0]))
            & (~rd_sel[1] | (s_data[32*LANE_W-1:0] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[2] | (s_data[32*LANE_W-1:0] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[3] | (s_data[32*LANE_W-1:0] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[4] | (s_data[32*LANE_W-1:0] == bank_rdata[128*LANE_W +: 32*LANE_W]))
            & (~rd_sel[5] | (s_data[32*LANE_W-1:0] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[6] | (s_data[32*LANE_W-1:0] == bank_rdata[192*LANE_W +: 32*LANE_W]))
            & (~rd_sel[7] | (s_data[32*LANE_W-1:0] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_3: assert((~rd_sel[8] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[9] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W +: 32*LANE_W])) & (~rd_sel[10]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[11] | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[12] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[13]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[14] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[15]
            | (s_data[32*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_4: assert((~rd_sel[16] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[17] |
            (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[18] | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[19] | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[20] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[21]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[22] | (s_data[64*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[23]
            | (s_data[64*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_5: assert((~rd_sel[24] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[25] |
            (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[26] | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[64*LANE_W +: 32*LANE_W]))
            & (~rd_sel[27] | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[28] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[29]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[30] | (s_data[96*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[31]
            | (s_data[96*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_6: assert((~rd_sel[32] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[33] |
            (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[34] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[35]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[36] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[37]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[38] | (s_data[128*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[39]
            | (s_data[128*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_7: assert((~rd_sel[40] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[41] |
            (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[42] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[43]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[44] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[45]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[46] | (s_data[160*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[47]
            | (s_data[160*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_8: assert((~rd_sel[48] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[49] |
            (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[50] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[51]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[52] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[53]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[54] | (s_data[192*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[55]
            | (s_data[192*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_9: assert((~rd_sel[56] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[57] |
            (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[58] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[59]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[60] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[61]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[62] | (s_data[224*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[63]
            | (s_data[224*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_10: assert((~rd_sel[64] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[65] |
            (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[66] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[67]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[68] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[69]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[70] | (s_data[256*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[71]
            | (s_data[256*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_11: assert((~rd_sel[72] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[73] |
            (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[74] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[75]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[76] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[77]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[78] | (s_data[288*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[79]
            | (s_data[288*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_12: assert((~rd_sel[80] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[81] |
            (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[82] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[83]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[84] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[85]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[86] | (s_data[320*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[87]
            | (s_data[320*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_13: assert((~rd_sel[88] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[89] |
            (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[90] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[91]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[92] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[93]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[94] | (s_data[352*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[95]
            | (s_data[352*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_14: assert((~rd_sel[96] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[97] |
            (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[98] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[99]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[100] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[101]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[102] | (s_data[384*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[103]
            | (s_data[384*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_15: assert((~rd_sel[104] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[105] |
            (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[106] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[107]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[108] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[109]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[110] | (s_data[416*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[111]
            | (s_data[416*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_16: assert((~rd_sel[112] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[113] |
            (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[114] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[115]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[116] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[117]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[118] | (s_data[448*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[119]
            | (s_data[448*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_17: assert((~rd_sel[120] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[121] |
            (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[122] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[123]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[124] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[125]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[126] | (s_data[480*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[127]
            | (s_data[480*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_18: assert((~rd_sel[128] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[129] |
            (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[130] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[131]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[132] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[133]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[134] | (s_data[512*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[135]
            | (s_data[512*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_19: assert((~rd_sel[136] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[137] |
            (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[138] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[139]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[140] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[141]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[142] | (s_data[544*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[143]
            | (s_data[544*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_20: assert((~rd_sel[144] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[145] |
            (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[146] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[147]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[148] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[149]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[150] | (s_data[576*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[151]
            | (s_data[576*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_21: assert((~rd_sel[152] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[153] |
            (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[154] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[155]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[156] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[157]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[158] | (s_data[608*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[159]
            | (s_data[608*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_22: assert((~rd_sel[160] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[161] |
            (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[162] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[163]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[164] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[165]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[166] | (s_data[640*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[167]
            | (s_data[640*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_23: assert((~rd_sel[168] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[169] |
            (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[170] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[171]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[172] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[173]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[174] | (s_data[672*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[175]
            | (s_data[672*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_24: assert((~rd_sel[176] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[177] |
            (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[178] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[179]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[180] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[181]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[182] | (s_data[704*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[183]
            | (s_data[704*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_25: assert((~rd_sel[184] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[185] |
            (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[186] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[187]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[188] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[189]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[190] | (s_data[736*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[191]
            | (s_data[736*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_26: assert((~rd_sel[192] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[193] |
            (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[194] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[195]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[196] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[197]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[198] | (s_data[768*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[199]
            | (s_data[768*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_27: assert((~rd_sel[200] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[201] |
            (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[202] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[203]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[204] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[205]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[206] | (s_data[800*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[207]
            | (s_data[800*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_28: assert((~rd_sel[208] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[209] |
            (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[210] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[211]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[212] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[213]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[214] | (s_data[832*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[215]
            | (s_data[832*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_29: assert((~rd_sel[216] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[217] |
            (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[218] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[219]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[220] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[221]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[222] | (s_data[864*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[223]
            | (s_data[864*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_30: assert((~rd_sel[224] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[225] |
            (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[226] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[227]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[228] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[229]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[230] | (s_data[896*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[231]
            | (s_data[896*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_31: assert((~rd_sel[232] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[233] |
            (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[32*LANE_W +: 32*LANE_W]))
            & (~rd_sel[234] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[64*LANE_W +: 32*LANE_W])) & (~rd_sel[235]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[96*LANE_W +: 32*LANE_W]))
            & (~rd_sel[236] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[128*LANE_W +: 32*LANE_W])) & (~rd_sel[237]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[160*LANE_W +: 32*LANE_W]))
            & (~rd_sel[238] | (s_data[928*LANE_W +: 32*LANE_W] ==
            bank_rdata[192*LANE_W +: 32*LANE_W])) & (~rd_sel[239]
            | (s_data[928*LANE_W +: 32*LANE_W] == bank_rdata[224*LANE_W +: 32*LANE_W])));
`endif
