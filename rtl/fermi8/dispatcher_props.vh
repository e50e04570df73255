// Properties of dispatcher, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8 --top regfile -o .

    // No two bits are set.
    function at_most_one(input [9:0] v);
        at_most_one = ~(|(v & (v - 10'd1)));
    endfunction
`ifdef FORMAL
    reg [9:0] f_kept_0; // offered in the last cycle and not taken

    always @(posedge clk) begin
        if (rst) begin
            f_kept_0 <= 10'd0;
        end else begin
            f_kept_0 <= disp_ready[0] ? 10'd0 : sel_0;
        end
    end

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_1: assume(~(|(f_kept_0 & ~cand)));

    reg [9:0] f_kept_1; // offered in the last cycle and not taken

    always @(posedge clk) begin
        if (rst) begin
            f_kept_1 <= 10'd0;
        end else begin
            f_kept_1 <= disp_ready[1] ? 10'd0 : sel_1;
        end
    end

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) DI_H1_2: assume(~(|(f_kept_1 & ~cand)));

    // DI-P1
    always @* if (!rst) DI_P1_1: assume(older[1] ^ older[10]);

    // DI-P1
    always @* if (!rst) DI_P1_2: assume(older[2] ^ older[20]);

    // DI-P1
    always @* if (!rst) DI_P1_3: assume(older[3] ^ older[30]);

    // DI-P1
    always @* if (!rst) DI_P1_4: assume(older[4] ^ older[40]);

    // DI-P1
    always @* if (!rst) DI_P1_5: assume(older[5] ^ older[50]);

    // DI-P1
    always @* if (!rst) DI_P1_6: assume(older[6] ^ older[60]);

    // DI-P1
    always @* if (!rst) DI_P1_7: assume(older[7] ^ older[70]);

    // DI-P1
    always @* if (!rst) DI_P1_8: assume(older[8] ^ older[80]);

    // DI-P1
    always @* if (!rst) DI_P1_9: assume(older[9] ^ older[90]);

    // DI-P1
    always @* if (!rst) DI_P1_10: assume(older[12] ^ older[21]);

    // DI-P1
    always @* if (!rst) DI_P1_11: assume(older[13] ^ older[31]);

    // DI-P1
    always @* if (!rst) DI_P1_12: assume(older[14] ^ older[41]);

    // DI-P1
    always @* if (!rst) DI_P1_13: assume(older[15] ^ older[51]);

    // DI-P1
    always @* if (!rst) DI_P1_14: assume(older[16] ^ older[61]);

    // DI-P1
    always @* if (!rst) DI_P1_15: assume(older[17] ^ older[71]);

    // DI-P1
    always @* if (!rst) DI_P1_16: assume(older[18] ^ older[81]);

    // DI-P1
    always @* if (!rst) DI_P1_17: assume(older[19] ^ older[91]);

    // DI-P1
    always @* if (!rst) DI_P1_18: assume(older[23] ^ older[32]);

    // DI-P1
    always @* if (!rst) DI_P1_19: assume(older[24] ^ older[42]);

    // DI-P1
    always @* if (!rst) DI_P1_20: assume(older[25] ^ older[52]);

    // DI-P1
    always @* if (!rst) DI_P1_21: assume(older[26] ^ older[62]);

    // DI-P1
    always @* if (!rst) DI_P1_22: assume(older[27] ^ older[72]);

    // DI-P1
    always @* if (!rst) DI_P1_23: assume(older[28] ^ older[82]);

    // DI-P1
    always @* if (!rst) DI_P1_24: assume(older[29] ^ older[92]);

    // DI-P1
    always @* if (!rst) DI_P1_25: assume(older[34] ^ older[43]);

    // DI-P1
    always @* if (!rst) DI_P1_26: assume(older[35] ^ older[53]);

    // DI-P1
    always @* if (!rst) DI_P1_27: assume(older[36] ^ older[63]);

    // DI-P1
    always @* if (!rst) DI_P1_28: assume(older[37] ^ older[73]);

    // DI-P1
    always @* if (!rst) DI_P1_29: assume(older[38] ^ older[83]);

    // DI-P1
    always @* if (!rst) DI_P1_30: assume(older[39] ^ older[93]);

    // DI-P1
    always @* if (!rst) DI_P1_31: assume(older[45] ^ older[54]);

    // DI-P1
    always @* if (!rst) DI_P1_32: assume(older[46] ^ older[64]);

    // DI-P1
    always @* if (!rst) DI_P1_33: assume(older[47] ^ older[74]);

    // DI-P1
    always @* if (!rst) DI_P1_34: assume(older[48] ^ older[84]);

    // DI-P1
    always @* if (!rst) DI_P1_35: assume(older[49] ^ older[94]);

    // DI-P1
    always @* if (!rst) DI_P1_36: assume(older[56] ^ older[65]);

    // DI-P1
    always @* if (!rst) DI_P1_37: assume(older[57] ^ older[75]);

    // DI-P1
    always @* if (!rst) DI_P1_38: assume(older[58] ^ older[85]);

    // DI-P1
    always @* if (!rst) DI_P1_39: assume(older[59] ^ older[95]);

    // DI-P1
    always @* if (!rst) DI_P1_40: assume(older[67] ^ older[76]);

    // DI-P1
    always @* if (!rst) DI_P1_41: assume(older[68] ^ older[86]);

    // DI-P1
    always @* if (!rst) DI_P1_42: assume(older[69] ^ older[96]);

    // DI-P1
    always @* if (!rst) DI_P1_43: assume(older[78] ^ older[87]);

    // DI-P1
    always @* if (!rst) DI_P1_44: assume(older[79] ^ older[97]);

    // DI-P1
    always @* if (!rst) DI_P1_45: assume(older[89] ^ older[98]);

    // DI-V1: A port offers at most one collector.
    always @* if (!rst) DI_V1_1: assert(at_most_one(sel_0));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) DI_O1_1: assert(~(|(sel_0 & ~cand)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) DI_H1_3: assert(~(|f_kept_0) | (sel_0 == f_kept_0));

    // DI-H1: What is held is what was not taken.
    always @* if (!rst) DI_H1_4: assert(hold_0 == f_kept_0);

    wire [9:0] _joined_21 = {older[90], older[80], older[70], older[60], older[50], older[40],
            older[30], older[20], older[10], 1'b0};
    wire [9:0] _older_1_etc = {older[91], older[81], older[71], older[61], older[51], older[41],
            older[31], older[21], 1'b0, older[1]};
    wire [9:0] _older_2_etc = {older[92], older[82], older[72], older[62], older[52], older[42],
            older[32], 1'b0, older[12], older[2]};
    wire [9:0] _older_3_etc = {older[93], older[83], older[73], older[63], older[53], older[43],
            1'b0, older[23], older[13], older[3]};
    wire [9:0] _older_4_etc = {older[94], older[84], older[74], older[64], older[54], 1'b0,
            older[34], older[24], older[14], older[4]};
    wire [9:0] _older_5_etc = {older[95], older[85], older[75], older[65], 1'b0, older[45],
            older[35], older[25], older[15], older[5]};
    wire [9:0] _older_6_etc = {older[96], older[86], older[76], 1'b0, older[56], older[46],
            older[36], older[26], older[16], older[6]};
    wire [9:0] _older_7_etc = {older[97], older[87], 1'b0, older[67], older[57], older[47],
            older[37], older[27], older[17], older[7]};
    wire [9:0] _older_8_etc = {older[98], 1'b0, older[78], older[68], older[58], older[48],
            older[38], older[28], older[18], older[8]};
    wire [9:0] _older_9_etc = {1'b0, older[89], older[79], older[69], older[59], older[49],
            older[39], older[29], older[19], older[9]};
    wire _and = (~sel_0[0] | ~(|((cand & ~f_kept_1) & _joined_21)))
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
    wire _and_2 = (~sel_1[0] | ~(|(_cand_and & _joined_21)))
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
