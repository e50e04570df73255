// Properties of crossbar, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_4(input [3:0] v);
        at_most_one_4 = ~(|(v & (v - 4'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    (* anyconst *) wire [1:0] f_bank_to; // an arbitrary one
    (* anyconst *) wire f_bank_from; // an arbitrary one
    wire [1:0] f_bank_sel = wr_sel[f_bank_to*2 +: 2];
    wire [32*LANE_W-1:0] f_bank_data = bank_wdata[f_bank_to*32*LANE_W +: 32*LANE_W];

    // XB-W1: Duty: at most one is selected.
    always @* XB_W1_1: assume(at_most_one_2(f_bank_sel));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_1: assert((|f_bank_sel) | (~(|f_bank_data)
            & ~(|bank_wmask[f_bank_to*32 +: 32])));

    // XB-W1: What is selected.
    always @* XB_W1_2: assert(~f_bank_sel[f_bank_from]
            | ((f_bank_data == wr_data[f_bank_from*32*LANE_W +: 32*LANE_W])
            & (bank_wmask[f_bank_to*32 +: 32] == wr_mask[f_bank_from*32 +: 32])));

    (* anyconst *) wire f_target_to; // an arbitrary one
    (* anyconst *) wire [1:0] f_target_from; // an arbitrary one
    wire [3:0] f_target_sel = rd_sel[f_target_to*4 +: 4];
    wire [32*LANE_W-1:0] f_target_data = s_data[f_target_to*32*LANE_W +: 32*LANE_W];

    // XB-R1: Duty: at most one is selected.
    always @* XB_R1_1: assume(at_most_one_4(f_target_sel));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_2: assert((|f_target_sel) | ~(|f_target_data));

    // XB-R1: What is selected.
    always @* XB_R1_2: assert(~f_target_sel[f_target_from]
            | (f_target_data == bank_rdata[f_target_from*32*LANE_W +: 32*LANE_W]));

    (* anyconst *) wire f_result_to; // an arbitrary one
    (* anyconst *) wire f_result_from; // an arbitrary one
    wire [1:0] f_result_sel = d_sel[f_result_to*2 +: 2];
    wire [32*LANE_W-1:0] f_result_data = d_data[f_result_to*32*LANE_W +: 32*LANE_W];

    // XB-D1: Duty: at most one is selected.
    always @* XB_D1_1: assume(at_most_one_2(f_result_sel));

    // XB-Z1: Zero if nothing is selected.
    always @* XB_Z1_3: assert((|f_result_sel) | (~(|f_result_data)
            & ~(|d_mask[f_result_to*32 +: 32])));

    // XB-D1: What is selected.
    always @* XB_D1_2: assert(~f_result_sel[f_result_from]
            | ((f_result_data == wr_data[f_result_from*32*LANE_W +: 32*LANE_W])
            & (d_mask[f_result_to*32 +: 32] == wr_mask[f_result_from*32 +: 32])));
`endif
