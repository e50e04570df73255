// Properties of dispatcher, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

    genvar i;
    genvar j;

    // No two bits are set.
    function automatic at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot(input [2:0] v);
        one_hot = 8'd1 << v;
    endfunction
`ifdef WARPSMITH_FORMAL
    // DI-P1
    always @* DI_P1_1: assume(older[1] ^ older[NCU]);

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
    always @* DI_P1_2: assume(~(older[0] | older[NCU + 1]) & ~(|f_bent));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_1: assume(at_most_one_8(cand_class[7:0]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_2: assume(at_most_one_8(cand_class[15:8]));

    wire [1:0] f_room_0 = {|(cand_class[15:8] & disp_ready), |(cand_class[7:0] & disp_ready)};

    // DI-V1: A port offers at most one collector.
    always @* DI_V1_1: assert(at_most_one_2(sel_0));

    // DI-K1: Only complete collectors whose class is ready are offered.
    always @* DI_K1_3: assert(~(|(sel_0 & ~(cand & f_room_0))));

    // DI-O1: No collector that a lower port offers.
    always @* DI_O1_1: assert(~(|(sel_0 & ~(cand & f_room_0))));

    // DI-O1: A port offers something if anything is left.
    always @* DI_O1_2: assert((|sel_0) == (|(cand & f_room_0)));

    wire [7:0] _disp_class_one_hot = one_hot(disp_class);

    // DI-K3: The class of what is offered.
    always @* DI_K3_1: assert((~sel_0[0] | (cand_class[7:0] == _disp_class_one_hot))
            & (~sel_0[1] | (cand_class[15:8] == _disp_class_one_hot)));

    // DI-K3: Zero if nothing is.
    always @* DI_K3_2: assert((|sel_0) | (disp_class == 3'd0));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* DI_P1_3: assert((~sel_0[0] | ~(|((cand & f_room_0) & {older[NCU], 1'b0})))
            & (~sel_0[1] | ~(|((cand & f_room_0) & {1'b0, older[1]}))));

    // DI-V1: Valid iff something is offered.
    always @* DI_V1_2: assert(disp_valid == (|sel_0));

    // DI-K2: What is offered leaves.
    always @* DI_K2_1: assert(take == sel_0);

    // DI-T1: What leaves is what is offered.
    always @* DI_T1_1: assert((|take) == disp_valid);
`endif
