// Properties of dispatcher, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    // No two bits are set.
    function automatic at_most_one(input [9:0] v);
        at_most_one = ~(|(v & (v - 10'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [9:0] f_kept_0; // offered in the last cycle and not taken
    always @(posedge clk)
        if (rst)
            f_kept_0 <= 10'd0;
        else
            f_kept_0 <= disp_ready[0] ? 10'd0 : sel_0;

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_1: assume(~(|(f_kept_0 & ~cand)));

    reg [9:0] f_kept_1; // offered in the last cycle and not taken
    always @(posedge clk)
        if (rst)
            f_kept_1 <= 10'd0;
        else
            f_kept_1 <= disp_ready[1] ? 10'd0 : sel_1;

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_2: assume(~(|(f_kept_1 & ~cand)));

    // DI-P1
    always @* if (!rst) DI_P1_1: assume(older[1] ^ older[NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_2: assume(older[2] ^ older[2*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_3: assume(older[3] ^ older[3*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_4: assume(older[4] ^ older[4*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_5: assume(older[5] ^ older[5*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_6: assume(older[6] ^ older[6*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_7: assume(older[7] ^ older[7*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_8: assume(older[8] ^ older[8*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_9: assume(older[9] ^ older[9*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_10: assume(older[NCU + 2] ^ older[2*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_11: assume(older[NCU + 3] ^ older[3*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_12: assume(older[NCU + 4] ^ older[4*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_13: assume(older[NCU + 5] ^ older[5*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_14: assume(older[NCU + 6] ^ older[6*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_15: assume(older[NCU + 7] ^ older[7*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_16: assume(older[NCU + 8] ^ older[8*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_17: assume(older[NCU + 9] ^ older[9*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_18: assume(older[2*NCU + 3] ^ older[3*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_19: assume(older[2*NCU + 4] ^ older[4*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_20: assume(older[2*NCU + 5] ^ older[5*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_21: assume(older[2*NCU + 6] ^ older[6*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_22: assume(older[2*NCU + 7] ^ older[7*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_23: assume(older[2*NCU + 8] ^ older[8*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_24: assume(older[2*NCU + 9] ^ older[9*NCU + 2]);

    // DI-P1
    always @* if (!rst) DI_P1_25: assume(older[3*NCU + 4] ^ older[4*NCU + 3]);

    // DI-P1
    always @* if (!rst) DI_P1_26: assume(older[3*NCU + 5] ^ older[5*NCU + 3]);

    // DI-P1
    always @* if (!rst) DI_P1_27: assume(older[3*NCU + 6] ^ older[6*NCU + 3]);

    // DI-P1
    always @* if (!rst) DI_P1_28: assume(older[3*NCU + 7] ^ older[7*NCU + 3]);

    // DI-P1
    always @* if (!rst) DI_P1_29: assume(older[3*NCU + 8] ^ older[8*NCU + 3]);

    // DI-P1
    always @* if (!rst) DI_P1_30: assume(older[3*NCU + 9] ^ older[9*NCU + 3]);

    // DI-P1
    always @* if (!rst) DI_P1_31: assume(older[4*NCU + 5] ^ older[5*NCU + 4]);

    // DI-P1
    always @* if (!rst) DI_P1_32: assume(older[4*NCU + 6] ^ older[6*NCU + 4]);

    // DI-P1
    always @* if (!rst) DI_P1_33: assume(older[4*NCU + 7] ^ older[7*NCU + 4]);

    // DI-P1
    always @* if (!rst) DI_P1_34: assume(older[4*NCU + 8] ^ older[8*NCU + 4]);

    // DI-P1
    always @* if (!rst) DI_P1_35: assume(older[4*NCU + 9] ^ older[9*NCU + 4]);

    // DI-P1
    always @* if (!rst) DI_P1_36: assume(older[5*NCU + 6] ^ older[6*NCU + 5]);

    // DI-P1
    always @* if (!rst) DI_P1_37: assume(older[5*NCU + 7] ^ older[7*NCU + 5]);

    // DI-P1
    always @* if (!rst) DI_P1_38: assume(older[5*NCU + 8] ^ older[8*NCU + 5]);

    // DI-P1
    always @* if (!rst) DI_P1_39: assume(older[5*NCU + 9] ^ older[9*NCU + 5]);

    // DI-P1
    always @* if (!rst) DI_P1_40: assume(older[6*NCU + 7] ^ older[7*NCU + 6]);

    // DI-P1
    always @* if (!rst) DI_P1_41: assume(older[6*NCU + 8] ^ older[8*NCU + 6]);

    // DI-P1
    always @* if (!rst) DI_P1_42: assume(older[6*NCU + 9] ^ older[9*NCU + 6]);

    // DI-P1
    always @* if (!rst) DI_P1_43: assume(older[7*NCU + 8] ^ older[8*NCU + 7]);

    // DI-P1
    always @* if (!rst) DI_P1_44: assume(older[7*NCU + 9] ^ older[9*NCU + 7]);

    // DI-P1
    always @* if (!rst) DI_P1_45: assume(older[8*NCU + 9] ^ older[9*NCU + 8]);

    // DI-V1: A port offers at most one collector.
    always @* if (!rst) DI_V1_1: assert(at_most_one(sel_0));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) DI_O1_1: assert(~(|(sel_0 & ~cand)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) DI_H1_3: assert(~(|f_kept_0) | (sel_0 == f_kept_0));

    // DI-H1: What is held is what was not taken.
    always @* if (!rst) DI_H1_4: assert(hold_0 == f_kept_0);

    wire [9:0] _joined = {older[9*NCU], older[8*NCU], older[7*NCU], older[6*NCU], older[5*NCU],
            older[4*NCU], older[3*NCU], older[2*NCU], older[NCU], 1'b0};
    wire [9:0] _older_1_etc = {older[9*NCU + 1], older[8*NCU + 1], older[7*NCU + 1],
            older[6*NCU + 1], older[5*NCU + 1], older[4*NCU + 1], older[3*NCU + 1],
            older[2*NCU + 1], 1'b0, older[1]};
    wire [9:0] _older_2_etc = {older[9*NCU + 2], older[8*NCU + 2], older[7*NCU + 2],
            older[6*NCU + 2], older[5*NCU + 2], older[4*NCU + 2], older[3*NCU + 2], 1'b0,
            older[NCU + 2], older[2]};
    wire [9:0] _older_3_etc = {older[9*NCU + 3], older[8*NCU + 3], older[7*NCU + 3],
            older[6*NCU + 3], older[5*NCU + 3], older[4*NCU + 3], 1'b0, older[2*NCU + 3],
            older[NCU + 3], older[3]};
    wire [9:0] _older_4_etc = {older[9*NCU + 4], older[8*NCU + 4], older[7*NCU + 4],
            older[6*NCU + 4], older[5*NCU + 4], 1'b0, older[3*NCU + 4], older[2*NCU + 4],
            older[NCU + 4], older[4]};
    wire [9:0] _older_5_etc = {older[9*NCU + 5], older[8*NCU + 5], older[7*NCU + 5],
            older[6*NCU + 5], 1'b0, older[4*NCU + 5], older[3*NCU + 5], older[2*NCU + 5],
            older[NCU + 5], older[5]};
    wire [9:0] _older_6_etc = {older[9*NCU + 6], older[8*NCU + 6], older[7*NCU + 6], 1'b0,
            older[5*NCU + 6], older[4*NCU + 6], older[3*NCU + 6], older[2*NCU + 6], older[NCU + 6],
            older[6]};
    wire [9:0] _older_7_etc = {older[9*NCU + 7], older[8*NCU + 7], 1'b0, older[6*NCU + 7],
            older[5*NCU + 7], older[4*NCU + 7], older[3*NCU + 7], older[2*NCU + 7], older[NCU + 7],
            older[7]};
    wire [9:0] _older_8_etc = {older[9*NCU + 8], 1'b0, older[7*NCU + 8], older[6*NCU + 8],
            older[5*NCU + 8], older[4*NCU + 8], older[3*NCU + 8], older[2*NCU + 8], older[NCU + 8],
            older[8]};
    wire [9:0] _older_9_etc = {1'b0, older[8*NCU + 9], older[7*NCU + 9], older[6*NCU + 9],
            older[5*NCU + 9], older[4*NCU + 9], older[3*NCU + 9], older[2*NCU + 9], older[NCU + 9],
            older[9]};
    wire _and = (~sel_0[0] | ~(|((cand & ~f_kept_1) & _joined)))
            & (~sel_0[1] | ~(|((cand & ~f_kept_1) & _older_1_etc)))
            & (~sel_0[2] | ~(|((cand & ~f_kept_1) & _older_2_etc)))
            & (~sel_0[3] | ~(|((cand & ~f_kept_1) & _older_3_etc)))
            & (~sel_0[4] | ~(|((cand & ~f_kept_1) & _older_4_etc)))
            & (~sel_0[5] | ~(|((cand & ~f_kept_1) & _older_5_etc)))
            & (~sel_0[6] | ~(|((cand & ~f_kept_1) & _older_6_etc)))
            & (~sel_0[7] | ~(|((cand & ~f_kept_1) & _older_7_etc)))
            & (~sel_0[8] | ~(|((cand & ~f_kept_1) & _older_8_etc)))
            & (~sel_0[9] | ~(|((cand & ~f_kept_1) & _older_9_etc)));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* if (!rst) DI_P1_46: assert((|f_kept_0) | _and);

    // DI-V1: A port offers at most one collector.
    always @* if (!rst) DI_V1_2: assert(at_most_one(sel_1));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) DI_O1_2: assert(~(|(sel_1 & ~cand)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) DI_H1_5: assert(~(|f_kept_1) | (sel_1 == f_kept_1));

    // DI-H1: What is held is what was not taken.
    always @* if (!rst) DI_H1_6: assert(hold_1 == f_kept_1);

    // DI-O1: No collector is offered twice.
    always @* if (!rst) DI_O1_3: assert(~(|(sel_0 & sel_1)));

    wire [9:0] _cand_and = cand & ~(sel_0 | f_kept_0);
    wire _and_2 = (~sel_1[0] | ~(|(_cand_and & _joined)))
            & (~sel_1[1] | ~(|(_cand_and & _older_1_etc)))
            & (~sel_1[2] | ~(|(_cand_and & _older_2_etc)))
            & (~sel_1[3] | ~(|(_cand_and & _older_3_etc)))
            & (~sel_1[4] | ~(|(_cand_and & _older_4_etc)))
            & (~sel_1[5] | ~(|(_cand_and & _older_5_etc)))
            & (~sel_1[6] | ~(|(_cand_and & _older_6_etc)))
            & (~sel_1[7] | ~(|(_cand_and & _older_7_etc)))
            & (~sel_1[8] | ~(|(_cand_and & _older_8_etc)))
            & (~sel_1[9] | ~(|(_cand_and & _older_9_etc)));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* if (!rst) DI_P1_47: assert((|f_kept_1) | _and_2);

    // DI-V1: Valid iff something is offered.
    always @* if (!rst) DI_V1_3: assert(disp_valid == {|sel_1, |sel_0});

    // DI-T1: What leaves is what is offered and taken.
    always @* if (!rst) DI_T1_1: assert(take == ((disp_ready[0] ? sel_0 : 10'd0)
            | (disp_ready[1] ? sel_1 : 10'd0)));
`endif
