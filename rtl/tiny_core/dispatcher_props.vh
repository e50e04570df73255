// Properties of dispatcher, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

    genvar i;
    genvar j;

    // No two bits are set.
    function automatic at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [1:0] f_kept_0; // offered in the last cycle and not taken
    always @(posedge clk) if (rst) f_kept_0 <= 2'd0; else f_kept_0 <= disp_ready ? 2'd0 : sel_0;

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_1: assume(~(|(f_kept_0 & ~cand)));

    // DI-P1
    always @* if (!rst) DI_P1_1: assume(older[1] ^ older[NCU]);

    wire [3:0] f_bent;

    // DI-P1: Duty: the order has no circles.
    generate
        for (i = 0; i < 2; i = i + 1) begin : f_row
            wire [1:0] f_own_row = older[i*NCU +: NCU];

            for (j = 0; j < 2; j = j + 1) begin : f_column
                assign f_bent[2*i + j] = f_own_row[j] & (|(older[j*NCU +: NCU] & ~f_own_row));
            end
        end
    endgenerate

    // DI-P1
    always @* if (!rst) DI_P1_2: assume(~(older[0] | older[NCU + 1]) & ~(|f_bent));

    // DI-V1: A port offers at most one collector.
    always @* if (!rst) DI_V1_1: assert(at_most_one(sel_0));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) DI_O1_1: assert(~(|(sel_0 & ~cand)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) DI_H1_2: assert(~(|f_kept_0) | (sel_0 == f_kept_0));

    // DI-H1: What is held is what was not taken.
    always @* if (!rst) DI_H1_3: assert(hold_0 == f_kept_0);

    // DI-O1: A port offers something if anything is left.
    always @* if (!rst) DI_O1_2: assert((|sel_0) | ~(|cand));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* if (!rst) DI_P1_3: assert((|f_kept_0) |
            ((~sel_0[0] | ~(|(cand & {older[NCU], 1'b0})))
            & (~sel_0[1] | ~(|(cand & {1'b0, older[1]})))));

    // DI-V1: Valid iff something is offered.
    always @* if (!rst) DI_V1_2: assert(disp_valid == (|sel_0));

    // DI-T1: What leaves is what is offered and taken.
    always @* if (!rst) DI_T1_1: assert(take == (disp_ready ? sel_0 : 2'd0));
`endif
