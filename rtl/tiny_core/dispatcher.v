// dispatcher: Chooses the complete collectors that leave.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Latency: combinational
// Storage: 2 bits
//
//   port        dir  width  meaning
//   clk         in   1      clock
//   rst         in   1      synchronous reset, active high
//   cand        in   2      collector is complete
//   older       in   4      [i][j]: i was allocated before j
//   disp_ready  in   1      port p is taken if offered
//   disp_valid  out  1      port p offers an instruction
//   disp_sel    out  2      [port] one-hot collector, or zero
//   take        out  2      collector leaves in this cycle
`default_nettype none

module dispatcher (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] cand, // [NCU] collector is complete
    input  wire [3:0] older, // [NCU][NCU] i was allocated before j
    input  wire disp_ready, // [NDISP][1] port p is taken if offered
    output wire disp_valid, // [NDISP] port p offers an instruction
    output wire [1:0] disp_sel, // [NDISP][NCU] one-hot collector, or zero
    output wire [1:0] take // [NCU] collector leaves in this cycle
);
    localparam NCU = 2; // collectors
    localparam NDISP = 1; // dispatch ports
    genvar c;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 2 || NDISP != 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Candidates
    reg [1:0] hold_0; // collector whose offer was not taken, or zero

    wire [NCU*NCU-1:0] elder;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : age
            assign elder[c*NCU +: NCU] = {older[NCU + c], older[c]};
        end
    endgenerate

    wire [NCU-1:0] left_0;
    wire [NCU-1:0] choice_0;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : rank
            // DI-P1: The one allocated first.
            assign choice_0[c] = left_0[c] & ~(|(left_0 & elder[c*NCU +: NCU]));
        end
    endgenerate

    // Ports
    // DI-O1: Ports choose in ascending order what no port holds or has chosen.
    assign left_0 = cand & ~hold_0;

    wire held_0 = |hold_0;

    // DI-H1: An offer that was not taken stays.
    wire [1:0] sel_0 = hold_0 | (held_0 ? 2'd0 : choice_0);

    always @(posedge clk) begin
        if (rst) begin
            hold_0 <= 2'd0;
        end else begin
            hold_0 <= disp_ready ? 2'd0 : sel_0;
        end
    end

    // DI-V1: Valid iff a collector is offered; independent of ready.
    assign disp_valid = |sel_0;

    assign disp_sel = sel_0;

    // DI-T1: A collector leaves iff its offer is taken.
    assign take = disp_ready ? sel_0 : 2'd0;

`ifdef WARPSMITH_FORMAL
`include "dispatcher_props.vh"
`elsif WARPSMITH_ASSERT
`include "dispatcher_props.vh"
`endif
endmodule

`default_nettype wire
