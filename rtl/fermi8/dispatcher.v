// dispatcher: Chooses the complete collectors that leave.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8 --top regfile -o .
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

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, older[0], older[11], older[22], older[33], older[44], older[55],
            older[66], older[77], older[88], older[99]};

`ifdef FORMAL
`include "dispatcher_props.vh"
`elsif WARPSMITH_ASSERT
`include "dispatcher_props.vh"
`endif
endmodule

`default_nettype wire
