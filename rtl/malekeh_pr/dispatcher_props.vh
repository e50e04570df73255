// Properties of dispatcher, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    genvar i;
    genvar j;

    // No two bits are set.
    function at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction
`ifdef FORMAL
    reg [7:0] f_kept_0; // offered in the last cycle and not taken

    always @(posedge clk) begin
        if (rst) begin
            f_kept_0 <= 8'd0;
        end else begin
            f_kept_0 <= disp_ready ? 8'd0 : sel_0;
        end
    end

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_1: assume(~(|(f_kept_0 & ~cand)));

    // DI-P1
    always @* if (!rst) DI_P1_1: assume(older[1] ^ older[8]);

    // DI-P1
    always @* if (!rst) DI_P1_2: assume(older[2] ^ older[16]);

    // DI-P1
    always @* if (!rst) DI_P1_3: assume(older[3] ^ older[24]);

    // DI-P1
    always @* if (!rst) DI_P1_4: assume(older[4] ^ older[32]);

    // DI-P1
    always @* if (!rst) DI_P1_5: assume(older[5] ^ older[40]);

    // DI-P1
    always @* if (!rst) DI_P1_6: assume(older[6] ^ older[48]);

    // DI-P1
    always @* if (!rst) DI_P1_7: assume(older[7] ^ older[56]);

    // DI-P1
    always @* if (!rst) DI_P1_8: assume(older[10] ^ older[17]);

    // DI-P1
    always @* if (!rst) DI_P1_9: assume(older[11] ^ older[25]);

    // DI-P1
    always @* if (!rst) DI_P1_10: assume(older[12] ^ older[33]);

    // DI-P1
    always @* if (!rst) DI_P1_11: assume(older[13] ^ older[41]);

    // DI-P1
    always @* if (!rst) DI_P1_12: assume(older[14] ^ older[49]);

    // DI-P1
    always @* if (!rst) DI_P1_13: assume(older[15] ^ older[57]);

    // DI-P1
    always @* if (!rst) DI_P1_14: assume(older[19] ^ older[26]);

    // DI-P1
    always @* if (!rst) DI_P1_15: assume(older[20] ^ older[34]);

    // DI-P1
    always @* if (!rst) DI_P1_16: assume(older[21] ^ older[42]);

    // DI-P1
    always @* if (!rst) DI_P1_17: assume(older[22] ^ older[50]);

    // DI-P1
    always @* if (!rst) DI_P1_18: assume(older[23] ^ older[58]);

    // DI-P1
    always @* if (!rst) DI_P1_19: assume(older[28] ^ older[35]);

    // DI-P1
    always @* if (!rst) DI_P1_20: assume(older[29] ^ older[43]);

    // DI-P1
    always @* if (!rst) DI_P1_21: assume(older[30] ^ older[51]);

    // DI-P1
    always @* if (!rst) DI_P1_22: assume(older[31] ^ older[59]);

    // DI-P1
    always @* if (!rst) DI_P1_23: assume(older[37] ^ older[44]);

    // DI-P1
    always @* if (!rst) DI_P1_24: assume(older[38] ^ older[52]);

    // DI-P1
    always @* if (!rst) DI_P1_25: assume(older[39] ^ older[60]);

    // DI-P1
    always @* if (!rst) DI_P1_26: assume(older[46] ^ older[53]);

    // DI-P1
    always @* if (!rst) DI_P1_27: assume(older[47] ^ older[61]);

    // DI-P1
    always @* if (!rst) DI_P1_28: assume(older[55] ^ older[62]);

    wire [63:0] f_bent;

    // DI-P1: Duty: the order has no circles.
    generate
        for (i = 0; i < 8; i = i + 1) begin : f_row
            wire [7:0] f_own_row = older[i*8 +: 8];

            for (j = 0; j < 8; j = j + 1) begin : f_column
                assign f_bent[8*i + j] = f_own_row[j] & (|(older[j*8 +: 8] & ~f_own_row));
            end
        end
    endgenerate

    // DI-P1
    always @* if (!rst) DI_P1_29:
            assume(~(|{older[63], older[54], older[45], older[36], older[27], older[18], older[9],
            older[0]}) & ~(|f_bent));

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

    wire _and = (~sel_0[0] |
            ~(|(cand & {older[56], older[48], older[40], older[32], older[24], older[16], older[8],
            1'b0}))) & (~sel_0[1] |
            ~(|(cand & {older[57], older[49], older[41], older[33], older[25], older[17], 1'b0,
            older[1]}))) & (~sel_0[2]
            | ~(|(cand & {older[58], older[50], older[42], older[34], older[26], 1'b0, older[10],
            older[2]}))) & (~sel_0[3]
            | ~(|(cand & {older[59], older[51], older[43], older[35], 1'b0, older[19], older[11],
            older[3]}))) & (~sel_0[4]
            | ~(|(cand & {older[60], older[52], older[44], 1'b0, older[28], older[20], older[12],
            older[4]}))) & (~sel_0[5]
            | ~(|(cand & {older[61], older[53], 1'b0, older[37], older[29], older[21], older[13],
            older[5]}))) & (~sel_0[6]
            | ~(|(cand & {older[62], 1'b0, older[46], older[38], older[30], older[22], older[14],
            older[6]}))) & (~sel_0[7]
            | ~(|(cand & {1'b0, older[55], older[47], older[39], older[31], older[23], older[15],
            older[7]})));

    // DI-P1: Nothing that is left was allocated before what is offered anew.
    always @* if (!rst) DI_P1_30: assert((|f_kept_0) | _and);

    // DI-V1: Valid iff something is offered.
    always @* if (!rst) DI_V1_2: assert(disp_valid == (|sel_0));

    // DI-T1: What leaves is what is offered and taken.
    always @* if (!rst) DI_T1_1: assert(take == (disp_ready ? sel_0 : 8'd0));
`endif
