// Properties of crossbar, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .

    // No two bits are set.
    function at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef FORMAL
    wire _and = at_most_one(wr_sel[1:0]) & at_most_one(wr_sel[3:2]);

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_1: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_1: assert(((|wr_sel[1:0]) | ~(|bank_wmask[3:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wmask[7:4])));

    // XB-W1: What is selected.
    always @* XB_W1_2: assert((~wr_sel[0] | (bank_wmask[3:0] == wr_mask[3:0]))
            & (~wr_sel[1] | (bank_wmask[3:0] == wr_mask[7:4])));

    // XB-W1: What is selected.
    always @* XB_W1_3: assert((~wr_sel[2] | (bank_wmask[7:4] == wr_mask[3:0]))
            & (~wr_sel[3] | (bank_wmask[7:4] == wr_mask[7:4])));

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_4: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_2: assert(((|wr_sel[1:0]) | ~(|bank_wdata[4*LANE_W-1:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wdata[4*LANE_W +: 4*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_5: assert((~wr_sel[0] | (bank_wdata[4*LANE_W-1:0] == wr_data[4*LANE_W-1:0]))
            & (~wr_sel[1] | (bank_wdata[4*LANE_W-1:0] == wr_data[4*LANE_W +: 4*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_6: assert((~wr_sel[2] | (bank_wdata[4*LANE_W +: 4*LANE_W] ==
            wr_data[4*LANE_W-1:0])) & (~wr_sel[3] | (bank_wdata[4*LANE_W +: 4*LANE_W] ==
            wr_data[4*LANE_W +: 4*LANE_W])));

    // XB-R1: Duty: at most one is selected.
    always @* XB_R1_1: assume(at_most_one(rd_sel[1:0]) & at_most_one(rd_sel[3:2])
            & at_most_one(rd_sel[5:4]) & at_most_one(rd_sel[7:6]) & at_most_one(rd_sel[9:8])
            & at_most_one(rd_sel[11:10]));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_3: assert(((|rd_sel[1:0]) | ~(|s_data[4*LANE_W-1:0]))
            & ((|rd_sel[3:2]) | ~(|s_data[4*LANE_W +: 4*LANE_W]))
            & ((|rd_sel[5:4]) | ~(|s_data[8*LANE_W +: 4*LANE_W]))
            & ((|rd_sel[7:6]) | ~(|s_data[12*LANE_W +: 4*LANE_W]))
            & ((|rd_sel[9:8]) | ~(|s_data[16*LANE_W +: 4*LANE_W]))
            & ((|rd_sel[11:10]) | ~(|s_data[20*LANE_W +: 4*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_2: assert((~rd_sel[0] | (s_data[4*LANE_W-1:0] == bank_rdata[4*LANE_W-1:0]))
            & (~rd_sel[1] | (s_data[4*LANE_W-1:0] == bank_rdata[4*LANE_W +: 4*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_3: assert((~rd_sel[2] | (s_data[4*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W-1:0])) & (~rd_sel[3] | (s_data[4*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W +: 4*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_4: assert((~rd_sel[4] | (s_data[8*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W-1:0])) & (~rd_sel[5] | (s_data[8*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W +: 4*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_5: assert((~rd_sel[6] | (s_data[12*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W-1:0])) & (~rd_sel[7] | (s_data[12*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W +: 4*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_6: assert((~rd_sel[8] | (s_data[16*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W-1:0])) & (~rd_sel[9] | (s_data[16*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W +: 4*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_7: assert((~rd_sel[10] | (s_data[20*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W-1:0])) & (~rd_sel[11] | (s_data[20*LANE_W +: 4*LANE_W] ==
            bank_rdata[4*LANE_W +: 4*LANE_W])));
`endif
