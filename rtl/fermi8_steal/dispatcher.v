// dispatcher: Chooses the complete collectors that leave.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: combinational
//
//   port        dir  width  meaning
//   clk         in   1      clock
//   rst         in   1      synchronous reset, active high
//   cand        in   10     collector is complete
//   older       in   100    [i][j]: i was allocated before j
//   disp_ready  in   2      port p is taken if offered
//   disp_valid  out  2      port p offers an instruction
//   disp_sel    out  20     [port] one-hot collector, or zero
//   take        out  10     collector leaves in this cycle
`default_nettype none

module dispatcher (
    input  wire clk,
    input  wire rst,
    input  wire [9:0] cand,
    input  wire [99:0] older,
    input  wire [1:0] disp_ready,
    output wire [1:0] disp_valid,
    output wire [19:0] disp_sel,
    output wire [9:0] take
);
    reg [9:0] hold_0; // collector whose offer was not taken, or zero
    reg [9:0] hold_1; // collector whose offer was not taken, or zero

    // DI-O1: Ports choose in ascending order what no port holds or has chosen.
    wire [9:0] left_0 = cand & ~(hold_0 | hold_1);

    wire [8:0] _joined = {left_0[9] & older[90], left_0[8] & older[80], left_0[7] & older[70],
            left_0[6] & older[60], left_0[5] & older[50], left_0[4] & older[40],
            left_0[3] & older[30], left_0[2] & older[20], left_0[1] & older[10]};
    wire [8:0] _joined_2 = {left_0[9] & older[91], left_0[8] & older[81], left_0[7] & older[71],
            left_0[6] & older[61], left_0[5] & older[51], left_0[4] & older[41],
            left_0[3] & older[31], left_0[2] & older[21], left_0[0] & older[1]};
    wire [8:0] _joined_3 = {left_0[9] & older[92], left_0[8] & older[82], left_0[7] & older[72],
            left_0[6] & older[62], left_0[5] & older[52], left_0[4] & older[42],
            left_0[3] & older[32], left_0[1] & older[12], left_0[0] & older[2]};
    wire [8:0] _joined_4 = {left_0[9] & older[93], left_0[8] & older[83], left_0[7] & older[73],
            left_0[6] & older[63], left_0[5] & older[53], left_0[4] & older[43],
            left_0[2] & older[23], left_0[1] & older[13], left_0[0] & older[3]};
    wire [8:0] _joined_5 = {left_0[9] & older[94], left_0[8] & older[84], left_0[7] & older[74],
            left_0[6] & older[64], left_0[5] & older[54], left_0[3] & older[34],
            left_0[2] & older[24], left_0[1] & older[14], left_0[0] & older[4]};
    wire [8:0] _joined_6 = {left_0[9] & older[95], left_0[8] & older[85], left_0[7] & older[75],
            left_0[6] & older[65], left_0[4] & older[45], left_0[3] & older[35],
            left_0[2] & older[25], left_0[1] & older[15], left_0[0] & older[5]};
    wire [8:0] _joined_7 = {left_0[9] & older[96], left_0[8] & older[86], left_0[7] & older[76],
            left_0[5] & older[56], left_0[4] & older[46], left_0[3] & older[36],
            left_0[2] & older[26], left_0[1] & older[16], left_0[0] & older[6]};
    wire [8:0] _joined_8 = {left_0[9] & older[97], left_0[8] & older[87], left_0[6] & older[67],
            left_0[5] & older[57], left_0[4] & older[47], left_0[3] & older[37],
            left_0[2] & older[27], left_0[1] & older[17], left_0[0] & older[7]};
    wire [8:0] _joined_9 = {left_0[9] & older[98], left_0[7] & older[78], left_0[6] & older[68],
            left_0[5] & older[58], left_0[4] & older[48], left_0[3] & older[38],
            left_0[2] & older[28], left_0[1] & older[18], left_0[0] & older[8]};
    wire [8:0] _joined_10 = {left_0[8] & older[89], left_0[7] & older[79], left_0[6] & older[69],
            left_0[5] & older[59], left_0[4] & older[49], left_0[3] & older[39],
            left_0[2] & older[29], left_0[1] & older[19], left_0[0] & older[9]};

    // DI-P1: The one allocated first.
    wire [9:0] choice_0 = {left_0[9] & ~(|_joined_10), left_0[8] & ~(|_joined_9),
            left_0[7] & ~(|_joined_8), left_0[6] & ~(|_joined_7), left_0[5] & ~(|_joined_6),
            left_0[4] & ~(|_joined_5), left_0[3] & ~(|_joined_4), left_0[2] & ~(|_joined_3),
            left_0[1] & ~(|_joined_2), left_0[0] & ~(|_joined)};

    wire held_0 = |hold_0;

    // DI-H1: An offer that was not taken stays.
    wire [9:0] sel_0 = hold_0 | (held_0 ? 10'd0 : choice_0);

    wire [9:0] left_1 = left_0 & ~sel_0;

    always @(posedge clk) begin
        if (rst) begin
            hold_0 <= 10'd0;
        end else begin
            hold_0 <= disp_ready[0] ? 10'd0 : sel_0;
        end
    end

    wire [8:0] _joined_11 = {left_1[9] & older[90], left_1[8] & older[80], left_1[7] & older[70],
            left_1[6] & older[60], left_1[5] & older[50], left_1[4] & older[40],
            left_1[3] & older[30], left_1[2] & older[20], left_1[1] & older[10]};
    wire [8:0] _joined_12 = {left_1[9] & older[91], left_1[8] & older[81], left_1[7] & older[71],
            left_1[6] & older[61], left_1[5] & older[51], left_1[4] & older[41],
            left_1[3] & older[31], left_1[2] & older[21], left_1[0] & older[1]};
    wire [8:0] _joined_13 = {left_1[9] & older[92], left_1[8] & older[82], left_1[7] & older[72],
            left_1[6] & older[62], left_1[5] & older[52], left_1[4] & older[42],
            left_1[3] & older[32], left_1[1] & older[12], left_1[0] & older[2]};
    wire [8:0] _joined_14 = {left_1[9] & older[93], left_1[8] & older[83], left_1[7] & older[73],
            left_1[6] & older[63], left_1[5] & older[53], left_1[4] & older[43],
            left_1[2] & older[23], left_1[1] & older[13], left_1[0] & older[3]};
    wire [8:0] _joined_15 = {left_1[9] & older[94], left_1[8] & older[84], left_1[7] & older[74],
            left_1[6] & older[64], left_1[5] & older[54], left_1[3] & older[34],
            left_1[2] & older[24], left_1[1] & older[14], left_1[0] & older[4]};
    wire [8:0] _joined_16 = {left_1[9] & older[95], left_1[8] & older[85], left_1[7] & older[75],
            left_1[6] & older[65], left_1[4] & older[45], left_1[3] & older[35],
            left_1[2] & older[25], left_1[1] & older[15], left_1[0] & older[5]};
    wire [8:0] _joined_17 = {left_1[9] & older[96], left_1[8] & older[86], left_1[7] & older[76],
            left_1[5] & older[56], left_1[4] & older[46], left_1[3] & older[36],
            left_1[2] & older[26], left_1[1] & older[16], left_1[0] & older[6]};
    wire [8:0] _joined_18 = {left_1[9] & older[97], left_1[8] & older[87], left_1[6] & older[67],
            left_1[5] & older[57], left_1[4] & older[47], left_1[3] & older[37],
            left_1[2] & older[27], left_1[1] & older[17], left_1[0] & older[7]};
    wire [8:0] _joined_19 = {left_1[9] & older[98], left_1[7] & older[78], left_1[6] & older[68],
            left_1[5] & older[58], left_1[4] & older[48], left_1[3] & older[38],
            left_1[2] & older[28], left_1[1] & older[18], left_1[0] & older[8]};
    wire [8:0] _joined_20 = {left_1[8] & older[89], left_1[7] & older[79], left_1[6] & older[69],
            left_1[5] & older[59], left_1[4] & older[49], left_1[3] & older[39],
            left_1[2] & older[29], left_1[1] & older[19], left_1[0] & older[9]};

    // DI-P1: The one allocated first.
    wire [9:0] choice_1 = {left_1[9] & ~(|_joined_20), left_1[8] & ~(|_joined_19),
            left_1[7] & ~(|_joined_18), left_1[6] & ~(|_joined_17), left_1[5] & ~(|_joined_16),
            left_1[4] & ~(|_joined_15), left_1[3] & ~(|_joined_14), left_1[2] & ~(|_joined_13),
            left_1[1] & ~(|_joined_12), left_1[0] & ~(|_joined_11)};

    wire held_1 = |hold_1;

    // DI-H1: An offer that was not taken stays.
    wire [9:0] sel_1 = hold_1 | (held_1 ? 10'd0 : choice_1);

    always @(posedge clk) begin
        if (rst) begin
            hold_1 <= 10'd0;
        end else begin
            hold_1 <= disp_ready[1] ? 10'd0 : sel_1;
        end
    end

    // DI-V1: Valid iff a collector is offered; independent of ready.
    assign disp_valid = {|sel_1, |sel_0};

    assign disp_sel = {sel_1, sel_0};

    // DI-T1: A collector leaves iff its offer is taken.
    assign take = (disp_ready[0] ? sel_0 : 10'd0) | (disp_ready[1] ? sel_1 : 10'd0);

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
    always @* if (!rst) assume(~(|(f_kept_0 & ~cand)));

    reg [9:0] f_kept_1; // offered in the last cycle and not taken

    always @(posedge clk) begin
        if (rst) begin
            f_kept_1 <= 10'd0;
        end else begin
            f_kept_1 <= disp_ready[1] ? 10'd0 : sel_1;
        end
    end

    // DI-H1: Duty: a complete collector stays until it is taken.
    always @* if (!rst) assume(~(|(f_kept_1 & ~cand)));

    // DI-P1
    always @* if (!rst) assume(older[1] ^ older[10]);

    // DI-P1
    always @* if (!rst) assume(older[2] ^ older[20]);

    // DI-P1
    always @* if (!rst) assume(older[3] ^ older[30]);

    // DI-P1
    always @* if (!rst) assume(older[4] ^ older[40]);

    // DI-P1
    always @* if (!rst) assume(older[5] ^ older[50]);

    // DI-P1
    always @* if (!rst) assume(older[6] ^ older[60]);

    // DI-P1
    always @* if (!rst) assume(older[7] ^ older[70]);

    // DI-P1
    always @* if (!rst) assume(older[8] ^ older[80]);

    // DI-P1
    always @* if (!rst) assume(older[9] ^ older[90]);

    // DI-P1
    always @* if (!rst) assume(older[12] ^ older[21]);

    // DI-P1
    always @* if (!rst) assume(older[13] ^ older[31]);

    // DI-P1
    always @* if (!rst) assume(older[14] ^ older[41]);

    // DI-P1
    always @* if (!rst) assume(older[15] ^ older[51]);

    // DI-P1
    always @* if (!rst) assume(older[16] ^ older[61]);

    // DI-P1
    always @* if (!rst) assume(older[17] ^ older[71]);

    // DI-P1
    always @* if (!rst) assume(older[18] ^ older[81]);

    // DI-P1
    always @* if (!rst) assume(older[19] ^ older[91]);

    // DI-P1
    always @* if (!rst) assume(older[23] ^ older[32]);

    // DI-P1
    always @* if (!rst) assume(older[24] ^ older[42]);

    // DI-P1
    always @* if (!rst) assume(older[25] ^ older[52]);

    // DI-P1
    always @* if (!rst) assume(older[26] ^ older[62]);

    // DI-P1
    always @* if (!rst) assume(older[27] ^ older[72]);

    // DI-P1
    always @* if (!rst) assume(older[28] ^ older[82]);

    // DI-P1
    always @* if (!rst) assume(older[29] ^ older[92]);

    // DI-P1
    always @* if (!rst) assume(older[34] ^ older[43]);

    // DI-P1
    always @* if (!rst) assume(older[35] ^ older[53]);

    // DI-P1
    always @* if (!rst) assume(older[36] ^ older[63]);

    // DI-P1
    always @* if (!rst) assume(older[37] ^ older[73]);

    // DI-P1
    always @* if (!rst) assume(older[38] ^ older[83]);

    // DI-P1
    always @* if (!rst) assume(older[39] ^ older[93]);

    // DI-P1
    always @* if (!rst) assume(older[45] ^ older[54]);

    // DI-P1
    always @* if (!rst) assume(older[46] ^ older[64]);

    // DI-P1
    always @* if (!rst) assume(older[47] ^ older[74]);

    // DI-P1
    always @* if (!rst) assume(older[48] ^ older[84]);

    // DI-P1
    always @* if (!rst) assume(older[49] ^ older[94]);

    // DI-P1
    always @* if (!rst) assume(older[56] ^ older[65]);

    // DI-P1
    always @* if (!rst) assume(older[57] ^ older[75]);

    // DI-P1
    always @* if (!rst) assume(older[58] ^ older[85]);

    // DI-P1
    always @* if (!rst) assume(older[59] ^ older[95]);

    // DI-P1
    always @* if (!rst) assume(older[67] ^ older[76]);

    // DI-P1
    always @* if (!rst) assume(older[68] ^ older[86]);

    // DI-P1
    always @* if (!rst) assume(older[69] ^ older[96]);

    // DI-P1
    always @* if (!rst) assume(older[78] ^ older[87]);

    // DI-P1
    always @* if (!rst) assume(older[79] ^ older[97]);

    // DI-P1
    always @* if (!rst) assume(older[89] ^ older[98]);

    // DI-V1: State: a port offers at most one collector.
    always @* if (!rst) assert(~(|(sel_0 & (sel_0 - 10'd1))));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) assert(~(|(sel_0 & ~cand)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) assert(~(|f_kept_0) | (sel_0 == f_kept_0));

    // DI-H1: State: what is held is what was not taken.
    always @* if (!rst) assert(hold_0 == f_kept_0);

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
    always @* if (!rst) assert((|f_kept_0) | _and);

    // DI-V1: State: a port offers at most one collector.
    always @* if (!rst) assert(~(|(sel_1 & (sel_1 - 10'd1))));

    // DI-O1: Only complete collectors are offered.
    always @* if (!rst) assert(~(|(sel_1 & ~cand)));

    // DI-H1: An offer that was not taken stays.
    always @* if (!rst) assert(~(|f_kept_1) | (sel_1 == f_kept_1));

    // DI-H1: State: what is held is what was not taken.
    always @* if (!rst) assert(hold_1 == f_kept_1);

    // DI-O1: State: no collector is offered twice.
    always @* if (!rst) assert(~(|(sel_0 & sel_1)));

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
    always @* if (!rst) assert((|f_kept_1) | _and_2);

    // DI-V1: Valid iff something is offered.
    always @* if (!rst) assert(disp_valid == {|sel_1, |sel_0});

    // DI-T1: What leaves is what is offered and taken.
    always @* if (!rst) assert(take == ((disp_ready[0] ? sel_0 : 10'd0)
            | (disp_ready[1] ? sel_1 : 10'd0)));
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, older[0], older[11], older[22], older[33], older[44], older[55],
            older[66], older[77], older[88], older[99]};
endmodule

`default_nettype wire
