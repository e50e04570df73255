// Properties of dispatcher, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    genvar i;
    genvar j;

    // No two bits are set.
    function automatic at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot(input [2:0] v);
        one_hot = 8'd1 << v;
    endfunction
`ifdef WARPSMITH_FORMAL
    // DI-P1
    always @* DI_P1_1: assume(older[1] ^ older[NCU]);

    // DI-P1
    always @* DI_P1_2: assume(older[2] ^ older[2*NCU]);

    // DI-P1
    always @* DI_P1_3: assume(older[3] ^ older[3*NCU]);

    // DI-P1
    always @* DI_P1_4: assume(older[4] ^ older[4*NCU]);

    // DI-P1
    always @* DI_P1_5: assume(older[5] ^ older[5*NCU]);

    // DI-P1
    always @* DI_P1_6: assume(older[6] ^ older[6*NCU]);

    // DI-P1
    always @* DI_P1_7: assume(older[7] ^ older[7*NCU]);

    // DI-P1
    always @* DI_P1_8: assume(older[NCU + 2] ^ older[2*NCU + 1]);

    // DI-P1
    always @* DI_P1_9: assume(older[NCU + 3] ^ older[3*NCU + 1]);

    // DI-P1
    always @* DI_P1_10: assume(older[NCU + 4] ^ older[4*NCU + 1]);

    // DI-P1
    always @* DI_P1_11: assume(older[NCU + 5] ^ older[5*NCU + 1]);

    // DI-P1
    always @* DI_P1_12: assume(older[NCU + 6] ^ older[6*NCU + 1]);

    // DI-P1
    always @* DI_P1_13: assume(older[NCU + 7] ^ older[7*NCU + 1]);

    // DI-P1
    always @* DI_P1_14: assume(older[2*NCU + 3] ^ older[3*NCU + 2]);

    // DI-P1
    always @* DI_P1_15: assume(older[2*NCU + 4] ^ older[4*NCU + 2]);

    // DI-P1
    always @* DI_P1_16: assume(older[2*NCU + 5] ^ older[5*NCU + 2]);

    // DI-P1
    always @* DI_P1_17: assume(older[2*NCU + 6] ^ older[6*NCU + 2]);

    // DI-P1
    always @* DI_P1_18: assume(older[2*NCU + 7] ^ older[7*NCU + 2]);

    // DI-P1
    always @* DI_P1_19: assume(older[3*NCU + 4] ^ older[4*NCU + 3]);

    // DI-P1
    always @* DI_P1_20: assume(older[3*NCU + 5] ^ older[5*NCU + 3]);

    // DI-P1
    always @* DI_P1_21: assume(older[3*NCU + 6] ^ older[6*NCU + 3]);

    // DI-P1
    always @* DI_P1_22: assume(older[3*NCU + 7] ^ older[7*NCU + 3]);

    // DI-P1
    always @* DI_P1_23: assume(older[4*NCU + 5] ^ older[5*NCU + 4]);

    // DI-P1
    always @* DI_P1_24: assume(older[4*NCU + 6] ^ older[6*NCU + 4]);

    // DI-P1
    always @* DI_P1_25: assume(older[4*NCU + 7] ^ older[7*NCU + 4]);

    // DI-P1
    always @* DI_P1_26: assume(older[5*NCU + 6] ^ older[6*NCU + 5]);

    // DI-P1
    always @* DI_P1_27: assume(older[5*NCU + 7] ^ older[7*NCU + 5]);

    // DI-P1
    always @* DI_P1_28: assume(older[6*NCU + 7] ^ older[7*NCU + 6]);

    wire [63:0] f_bent;

    // DI-P1: Duty: the order has no circles.
    generate
        for (i = 0; i < 8; i = i + 1) begin : f_row
            wire [7:0] f_own_row = older[i*NCU +: NCU];

            for (j = 0; j < 8; j = j + 1) begin : f_column
                assign f_bent[8*i + j] = f_own_row[j] & (|(older[j*NCU +: NCU] & ~f_own_row));
            end
        end
    endgenerate

    // DI-P1
    always @* DI_P1_29: assume(~(|{older[7*NCU + 7], older[6*NCU + 6], older[5*NCU + 5],
            older[4*NCU + 4], older[3*NCU + 3], older[2*NCU + 2], older[NCU + 1], older[0]})
            & ~(|f_bent));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_1: assume(at_most_one(cand_class[7:0]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_2: assume(at_most_one(cand_class[15:8]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_3: assume(at_most_one(cand_class[23:16]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_4: assume(at_most_one(cand_class[31:24]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_5: assume(at_most_one(cand_class[39:32]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_6: assume(at_most_one(cand_class[47:40]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_7: assume(at_most_one(cand_class[55:48]));

    // DI-K1: Duty: an instruction has one class, or none.
    always @* DI_K1_8: assume(at_most_one(cand_class[63:56]));

    wire [7:0] f_room_0 = {|(cand_class[63:56] & disp_ready), |(cand_class[55:48] & disp_ready),
            |(cand_class[47:40] & disp_ready), |(cand_class[39:32] & disp_ready),
            |(cand_class[31:24] & disp_ready), |(cand_class[23:16] & disp_ready),
            |(cand_class[15:8] & disp_ready), |(cand_class[7:0] & disp_ready)};

    // DI-V1: A port offers at most one collector.
    always @* DI_V1_1: assert(at_most_one(sel_0));

    // DI-K1: Only complete collectors whose class is ready are offered.
    always @* DI_K1_9: assert(~(|(sel_0 & ~(cand & f_room_0))));

    // DI-O1: No collector that a lower port offers.
    always @* DI_O1_1: assert(~(|(sel_0 & ~(cand & f_room_0))));

    // DI-O1: A port offers something if anything is left.
    always @* DI_O1_2: assert((|sel_0) == (|(cand & f_room_0)));

    wire [7:0] _disp_class_one_hot = one_hot(disp_class);

    // DI-K3: The class of what is offered.
    always @* DI_K3_1: assert((~sel_0[0] | (cand_class[7:0] == _disp_class_one_hot))
            & (~sel_0[1] | (cand_class[15:8] == _disp_class_one_hot))
            & (~sel_0[2] | (cand_class[23:16] == _disp_class_one_hot))
            & (~sel_0[3] | (cand_class[31:24] == _disp_class_one_hot))
            & (~sel_0[4] | (cand_class[39:32] == _disp_class_one_hot))
            & (~sel_0[5] | (cand_class[47:40] == _disp_class_one_hot))
            & (~sel_0[6] | (cand_class[55:48] == _disp_class_one_hot))
            & (~sel_0[7] | (cand_class[63:56] == _disp_class_one_hot)));

    // DI-K3: Zero if nothing is.
    always @* DI_K3_2: assert((|sel_0) | (disp_class == 3'd0));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* DI_P1_30: assert((~sel_0[0] | ~(|((cand & f_room_0)
            & {older[7*NCU], older[6*NCU], older[5*NCU], older[4*NCU], older[3*NCU], older[2*NCU],
            older[NCU], 1'b0}))) &
            (~sel_0[1] | ~(|((cand & f_room_0) & {older[7*NCU + 1], older[6*NCU + 1],
            older[5*NCU + 1], older[4*NCU + 1], older[3*NCU + 1], older[2*NCU + 1], 1'b0,
            older[1]}))) & (~sel_0[2] | ~(|((cand & f_room_0)
            & {older[7*NCU + 2], older[6*NCU + 2], older[5*NCU + 2], older[4*NCU + 2],
            older[3*NCU + 2], 1'b0, older[NCU + 2], older[2]})))
            & (~sel_0[3] | ~(|((cand & f_room_0) & {older[7*NCU + 3], older[6*NCU + 3],
            older[5*NCU + 3], older[4*NCU + 3], 1'b0, older[2*NCU + 3], older[NCU + 3], older[3]})))
            & (~sel_0[4] | ~(|((cand & f_room_0) & {older[7*NCU + 4], older[6*NCU + 4],
            older[5*NCU + 4], 1'b0, older[3*NCU + 4], older[2*NCU + 4], older[NCU + 4], older[4]})))
            & (~sel_0[5] | ~(|((cand & f_room_0) & {older[7*NCU + 5], older[6*NCU + 5], 1'b0,
            older[4*NCU + 5], older[3*NCU + 5], older[2*NCU + 5], older[NCU + 5], older[5]})))
            & (~sel_0[6] | ~(|((cand & f_room_0) & {older[7*NCU + 6], 1'b0, older[5*NCU + 6],
            older[4*NCU + 6], older[3*NCU + 6], older[2*NCU + 6], older[NCU + 6], older[6]})))
            & (~sel_0[7] | ~(|((cand & f_room_0) & {1'b0, older[6*NCU + 7], older[5*NCU + 7],
            older[4*NCU + 7], older[3*NCU + 7], older[2*NCU + 7], older[NCU + 7], older[7]}))));

    // DI-V1: Valid iff something is offered.
    always @* DI_V1_2: assert(disp_valid == (|sel_0));

    // DI-K2: What is offered leaves.
    always @* DI_K2_1: assert(take == sel_0);

    // DI-T1: What leaves is what is offered.
    always @* DI_T1_1: assert((|take) == disp_valid);
`endif
