// Properties of dispatcher, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen vortex16x8 --top collector_stage -o .

    genvar i;
    genvar j;

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    // DI-W1: Duty: a complete collector holds an instruction.
    always @* if (!rst) DI_W1_1: assume(~(|(cand & ~busy)));

    wire _inverse = ~(((older[NCU] & busy[1]) & (wid[WIDW +: WIDW] == wid[WIDW-1:0]))
            | ((older[2*NCU] & busy[2]) & (wid[2*WIDW +: WIDW] == wid[WIDW-1:0]))
            | ((older[3*NCU] & busy[3]) & (wid[3*WIDW +: WIDW] == wid[WIDW-1:0])));

    // DI-W1: A candidate iff complete, without an older one that it must not overtake.
    always @* if (!rst) DI_W1_2: assert(in_order[0] == (cand[0] & _inverse));

    // DI-W1: What is offered overtakes nothing.
    always @* if (!rst) DI_W1_3: assert(~sel_0[0] | _inverse);

    wire _inverse_2 = ~(((older[1] & busy[0]) & (wid[WIDW-1:0] == wid[WIDW +: WIDW]))
            | ((older[2*NCU + 1] & busy[2]) & (wid[2*WIDW +: WIDW] == wid[WIDW +: WIDW]))
            | ((older[3*NCU + 1] & busy[3]) & (wid[3*WIDW +: WIDW] == wid[WIDW +: WIDW])));

    // DI-W1: A candidate iff complete, without an older one that it must not overtake.
    always @* if (!rst) DI_W1_4: assert(in_order[1] == (cand[1] & _inverse_2));

    // DI-W1: What is offered overtakes nothing.
    always @* if (!rst) DI_W1_5: assert(~sel_0[1] | _inverse_2);

    wire _inverse_3 = ~(((older[2] & busy[0]) & (wid[WIDW-1:0] == wid[2*WIDW +: WIDW]))
            | ((older[NCU + 2] & busy[1]) & (wid[WIDW +: WIDW] == wid[2*WIDW +: WIDW]))
            | ((older[3*NCU + 2] & busy[3]) & (wid[3*WIDW +: WIDW] == wid[2*WIDW +: WIDW])));

    // DI-W1: A candidate iff complete, without an older one that it must not overtake.
    always @* if (!rst) DI_W1_6: assert(in_order[2] == (cand[2] & _inverse_3));

    // DI-W1: What is offered overtakes nothing.
    always @* if (!rst) DI_W1_7: assert(~sel_0[2] | _inverse_3);

    wire _inverse_4 = ~(((older[3] & busy[0]) & (wid[WIDW-1:0] == wid[3*WIDW +: WIDW]))
            | ((older[NCU + 3] & busy[1]) & (wid[WIDW +: WIDW] == wid[3*WIDW +: WIDW]))
            | ((older[2*NCU + 3] & busy[2]) & (wid[2*WIDW +: WIDW] == wid[3*WIDW +: WIDW])));

    // DI-W1: A candidate iff complete, without an older one that it must not overtake.
    always @* if (!rst) DI_W1_8: assert(in_order[3] == (cand[3] & _inverse_4));

    // DI-W1: What is offered overtakes nothing.
    always @* if (!rst) DI_W1_9: assert(~sel_0[3] | _inverse_4);

    reg [3:0] f_kept_0; // offered in the last cycle and not taken
    always @(posedge clk) if (rst) f_kept_0 <= 4'd0; else f_kept_0 <= disp_ready ? 4'd0 : sel_0;

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_1: assume(~(|(f_kept_0 & ~in_order)));

    // DI-P1
    always @* if (!rst) DI_P1_1: assume(older[1] ^ older[NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_2: assume(older[2] ^ older[2*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_3: assume(older[3] ^ older[3*NCU]);

    // DI-P1
    always @* if (!rst) DI_P1_4: assume(older[NCU + 2] ^ older[2*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_5: assume(older[NCU + 3] ^ older[3*NCU + 1]);

    // DI-P1
    always @* if (!rst) DI_P1_6: assume(older[2*NCU + 3] ^ older[3*NCU + 2]);

    wire [15:0] f_bent;

    // DI-P1: Duty: the order has no circles.
    generate
        for (i = 0; i < 4; i = i + 1) begin : f_row
            wire [3:0] f_own_row = older[i*NCU +: NCU];

            for (j = 0; j < 4; j = j + 1) begin : f_column
                assign f_bent[4*i + j] = f_own_row[j] & (|(older[j*NCU +: NCU] & ~f_own_row));
            end
        end
    endgenerate

    // DI-P1
    always @* if (!rst) DI_P1_7: assume(~(older[0] | older[NCU + 1] | older[2*NCU + 2]
            | older[3*NCU + 3]) & ~(|f_bent));

    // DI-V1: A port offers at most one collector.
    always @* if (!rst) DI_V1_1: assert(at_most_one(sel_0));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) DI_O1_1: assert(~(|(sel_0 & ~in_order)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) DI_H1_2: assert(~(|f_kept_0) | (sel_0 == f_kept_0));

    // DI-H1: What is held is what was not taken.
    always @* if (!rst) DI_H1_3: assert(hold_0 == f_kept_0);

    // DI-O1: A port offers something if anything is left.
    always @* if (!rst) DI_O1_2: assert((|sel_0) | ~(|in_order));

    wire _and = (~sel_0[0] | ~(|(in_order & {older[3*NCU], older[2*NCU], older[NCU], 1'b0})))
            & (~sel_0[1] | ~(|(in_order & {older[3*NCU + 1], older[2*NCU + 1], 1'b0, older[1]})))
            & (~sel_0[2] | ~(|(in_order & {older[3*NCU + 2], 1'b0, older[NCU + 2], older[2]})))
            & (~sel_0[3] | ~(|(in_order & {1'b0, older[2*NCU + 3], older[NCU + 3], older[3]})));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* if (!rst) DI_P1_8: assert((|f_kept_0) | _and);

    // DI-V1: Valid iff something is offered.
    always @* if (!rst) DI_V1_2: assert(disp_valid == (|sel_0));

    // DI-T1: What leaves is what is offered and taken.
    always @* if (!rst) DI_T1_1: assert(take == (disp_ready ? sel_0 : 4'd0));
`endif
