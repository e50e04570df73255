// dispatcher: Chooses the complete collectors that leave.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: combinational
// Storage: 20 bits
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
    input  wire [9:0] cand, // [NCU] collector is complete
    input  wire [99:0] older, // [NCU][NCU] i was allocated before j
    input  wire [1:0] disp_ready, // [NDISP][1] port p is taken if offered
    output wire [1:0] disp_valid, // [NDISP] port p offers an instruction
    output wire [19:0] disp_sel, // [NDISP][NCU] one-hot collector, or zero
    output wire [9:0] take // [NCU] collector leaves in this cycle
);
    localparam NCU = 10; // collectors
    localparam NDISP = 2; // dispatch ports
    genvar c;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 10 || NDISP != 2) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Candidates
    reg [9:0] hold_0; // collector whose offer was not taken, or zero
    reg [9:0] hold_1; // collector whose offer was not taken, or zero

    wire [NCU*NCU-1:0] elder;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : age
            assign elder[c*NCU +: NCU] = {older[9*NCU + c], older[8*NCU + c], older[7*NCU + c],
                    older[6*NCU + c], older[5*NCU + c], older[4*NCU + c], older[3*NCU + c],
                    older[2*NCU + c], older[NCU + c], older[c]};
        end
    endgenerate

    wire [NCU-1:0] left_0;
    wire [NCU-1:0] choice_0;
    wire [NCU-1:0] left_1;
    wire [NCU-1:0] choice_1;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : rank
            // DI-P1: The one allocated first.
            assign choice_0[c] = left_0[c] & ~(|(left_0 & elder[c*NCU +: NCU]));

            // DI-P1: The one allocated first.
            assign choice_1[c] = left_1[c] & ~(|(left_1 & elder[c*NCU +: NCU]));
        end
    endgenerate

    // Ports
    // DI-O1: Ports choose in ascending order what no port holds or has chosen.
    assign left_0 = cand & ~(hold_0 | hold_1);

    wire held_0 = |hold_0;

    // DI-H1: An offer that was not taken stays.
    wire [9:0] sel_0 = hold_0 | (held_0 ? 10'd0 : choice_0);

    assign left_1 = left_0 & ~sel_0;
    wire held_1 = |hold_1;

    // DI-H1: An offer that was not taken stays.
    wire [9:0] sel_1 = hold_1 | (held_1 ? 10'd0 : choice_1);

    always @(posedge clk) begin
        if (rst) begin
            hold_0 <= 10'd0;
            hold_1 <= 10'd0;
        end else begin
            hold_0 <= disp_ready[0] ? 10'd0 : sel_0;
            hold_1 <= disp_ready[1] ? 10'd0 : sel_1;
        end
    end

    // DI-V1: Valid iff a collector is offered; independent of ready.
    assign disp_valid = {|sel_1, |sel_0};

    assign disp_sel = {sel_1, sel_0};

    // DI-T1: A collector leaves iff its offer is taken.
    assign take = (disp_ready[0] ? sel_0 : 10'd0) | (disp_ready[1] ? sel_1 : 10'd0);

`ifdef WARPSMITH_FORMAL
`include "dispatcher_props.vh"
`elsif WARPSMITH_ASSERT
`include "dispatcher_props.vh"
`endif
endmodule

`default_nettype wire
