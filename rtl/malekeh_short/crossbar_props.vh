// Properties of crossbar, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_short --top regfile -o .

    // No two bits are set.
    function at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef FORMAL
    wire _and = at_most_one(wr_sel[1:0]) & at_most_one(wr_sel[3:2]);

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_1: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_1: assert(((|wr_sel[1:0]) | ~(|bank_wmask[31:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wmask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_2: assert((~wr_sel[0] | (bank_wmask[31:0] == wr_mask[31:0]))
            & (~wr_sel[1] | (bank_wmask[31:0] == wr_mask[63:32])));

    // XB-W1: What is selected.
    always @* XB_W1_3: assert((~wr_sel[2] | (bank_wmask[63:32] == wr_mask[31:0]))
            & (~wr_sel[3] | (bank_wmask[63:32] == wr_mask[63:32])));

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_4: assume(_and);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_2: assert(((|wr_sel[1:0]) | ~(|bank_wdata[32*LANE_W-1:0]))
            & ((|wr_sel[3:2]) | ~(|bank_wdata[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_5: assert((~wr_sel[0] | (bank_wdata[32*LANE_W-1:0] == wr_data[32*LANE_W-1:0]))
            & (~wr_sel[1] | (bank_wdata[32*LANE_W-1:0] == wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-W1: What is selected.
    always @* XB_W1_6: assert((~wr_sel[2] | (bank_wdata[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~wr_sel[3] | (bank_wdata[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-R1: Duty: at most one is selected.
    always @* XB_R1_1: assume(at_most_one(rd_sel[1:0]) & at_most_one(rd_sel[3:2]));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_3: assert(((|rd_sel[1:0]) | ~(|s_data[32*LANE_W-1:0]))
            & ((|rd_sel[3:2]) | ~(|s_data[32*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_2: assert((~rd_sel[0] | (s_data[32*LANE_W-1:0] == bank_rdata[32*LANE_W-1:0]))
            & (~rd_sel[1] | (s_data[32*LANE_W-1:0] == bank_rdata[32*LANE_W +: 32*LANE_W])));

    // XB-R1: What is selected.
    always @* XB_R1_3: assert((~rd_sel[2] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W-1:0])) & (~rd_sel[3] | (s_data[32*LANE_W +: 32*LANE_W] ==
            bank_rdata[32*LANE_W +: 32*LANE_W])));

    wire _and_2 = at_most_one(d_sel[1:0]) & at_most_one(d_sel[3:2]);

    // XB-D1: Duty: at most one is selected.
    always @* XB_D1_1: assume(_and_2);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_4: assert(((|d_sel[1:0]) | ~(|d_mask[31:0]))
            & ((|d_sel[3:2]) | ~(|d_mask[63:32])));

    // XB-D1: What is selected.
    always @* XB_D1_2: assert((~d_sel[0] | (d_mask[31:0] == wr_mask[31:0]))
            & (~d_sel[1] | (d_mask[31:0] == wr_mask[63:32])));

    // XB-D1: What is selected.
    always @* XB_D1_3: assert((~d_sel[2] | (d_mask[63:32] == wr_mask[31:0]))
            & (~d_sel[3] | (d_mask[63:32] == wr_mask[63:32])));

    // XB-D1: Duty: at most one is selected.
    always @* XB_D1_4: assume(_and_2);

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_5: assert(((|d_sel[1:0]) | ~(|d_data[32*LANE_W-1:0]))
            & ((|d_sel[3:2]) | ~(|d_data[32*LANE_W +: 32*LANE_W])));

    // XB-D1: What is selected.
    always @* XB_D1_5: assert((~d_sel[0] | (d_data[32*LANE_W-1:0] == wr_data[32*LANE_W-1:0]))
            & (~d_sel[1] | (d_data[32*LANE_W-1:0] == wr_data[32*LANE_W +: 32*LANE_W])));

    // XB-D1: What is selected.
    always @* XB_D1_6: assert((~d_sel[2] | (d_data[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W-1:0])) & (~d_sel[3] | (d_data[32*LANE_W +: 32*LANE_W] ==
            wr_data[32*LANE_W +: 32*LANE_W])));
`endif
