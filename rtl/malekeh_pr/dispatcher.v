// dispatcher: Chooses the complete collectors that leave.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .
// Latency: combinational
//
//   port        dir  width  meaning
//   clk         in   1      clock
//   rst         in   1      synchronous reset, active high
//   cand        in   8      collector is complete
//   older       in   64     [i][j]: i was allocated before j
//   disp_ready  in   1      port p is taken if offered
//   disp_valid  out  1      port p offers an instruction
//   disp_sel    out  8      [port] one-hot collector, or zero
//   take        out  8      collector leaves in this cycle
`default_nettype none

module dispatcher (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] cand,
    input  wire [63:0] older,
    input  wire disp_ready,
    output wire disp_valid,
    output wire [7:0] disp_sel,
    output wire [7:0] take
);
    reg [7:0] hold_0; // collector whose offer was not taken, or zero

    // DI-O1: Ports choose in ascending order what no port holds or has chosen.
    wire [7:0] left_0 = cand & ~hold_0;

    // DI-P1: The one allocated first.
    wire [7:0] choice_0 = {left_0[7] & ~(|{left_0[6] & older[55], left_0[5] & older[47],
            left_0[4] & older[39], left_0[3] & older[31], left_0[2] & older[23],
            left_0[1] & older[15], left_0[0] & older[7]}),
            left_0[6] & ~(|{left_0[7] & older[62], left_0[5] & older[46], left_0[4] & older[38],
            left_0[3] & older[30], left_0[2] & older[22], left_0[1] & older[14],
            left_0[0] & older[6]}), left_0[5] & ~(|{left_0[7] & older[61], left_0[6] & older[53],
            left_0[4] & older[37], left_0[3] & older[29], left_0[2] & older[21],
            left_0[1] & older[13], left_0[0] & older[5]}),
            left_0[4] & ~(|{left_0[7] & older[60], left_0[6] & older[52], left_0[5] & older[44],
            left_0[3] & older[28], left_0[2] & older[20], left_0[1] & older[12],
            left_0[0] & older[4]}), left_0[3] & ~(|{left_0[7] & older[59], left_0[6] & older[51],
            left_0[5] & older[43], left_0[4] & older[35], left_0[2] & older[19],
            left_0[1] & older[11], left_0[0] & older[3]}),
            left_0[2] & ~(|{left_0[7] & older[58], left_0[6] & older[50], left_0[5] & older[42],
            left_0[4] & older[34], left_0[3] & older[26], left_0[1] & older[10],
            left_0[0] & older[2]}), left_0[1] & ~(|{left_0[7] & older[57], left_0[6] & older[49],
            left_0[5] & older[41], left_0[4] & older[33], left_0[3] & older[25],
            left_0[2] & older[17], left_0[0] & older[1]}),
            left_0[0] & ~(|{left_0[7] & older[56], left_0[6] & older[48], left_0[5] & older[40],
            left_0[4] & older[32], left_0[3] & older[24], left_0[2] & older[16],
            left_0[1] & older[8]})};

    wire held_0 = |hold_0;

    // DI-H1: An offer that was not taken stays.
    wire [7:0] sel_0 = hold_0 | (held_0 ? 8'd0 : choice_0);

    always @(posedge clk) begin
        if (rst) begin
            hold_0 <= 8'd0;
        end else begin
            hold_0 <= disp_ready ? 8'd0 : sel_0;
        end
    end

    // DI-V1: Valid iff a collector is offered; independent of ready.
    assign disp_valid = |sel_0;

    assign disp_sel = sel_0;

    // DI-T1: A collector leaves iff its offer is taken.
    assign take = disp_ready ? sel_0 : 8'd0;

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, older[0], older[9], older[18], older[27], older[36], older[45],
            older[54], older[63]};

`ifdef FORMAL
`include "dispatcher_props.vh"
`elsif WARPSMITH_ASSERT
`include "dispatcher_props.vh"
`endif
endmodule

`default_nettype wire
