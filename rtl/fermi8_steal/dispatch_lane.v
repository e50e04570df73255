// dispatch_lane: One lane of an operand that leaves.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width   meaning
//   unit_0     in   LANE_W  of this collector, zero unless it is read
//   unit_1     in   LANE_W  of this collector, zero unless it is read
//   unit_2     in   LANE_W  of this collector, zero unless it is read
//   unit_3     in   LANE_W  of this collector, zero unless it is read
//   unit_4     in   LANE_W  of this collector, zero unless it is read
//   unit_5     in   LANE_W  of this collector, zero unless it is read
//   unit_6     in   LANE_W  of this collector, zero unless it is read
//   unit_7     in   LANE_W  of this collector, zero unless it is read
//   unit_8     in   LANE_W  of this collector, zero unless it is read
//   unit_9     in   LANE_W  of this collector, zero unless it is read
//   disp_data  out  LANE_W  operand, or zero
`default_nettype none

module dispatch_lane #(
    parameter LANE_W = 32
) (
    input  wire [LANE_W-1:0] unit_0, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_1, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_2, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_3, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_4, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_5, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_6, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_7, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_8, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_9, // of this collector, zero unless it is read
    output wire [LANE_W-1:0] disp_data // operand, or zero
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_data = unit_0 | unit_1 | unit_2 | unit_3 | unit_4 | unit_5 | unit_6 | unit_7
            | unit_8 | unit_9;
endmodule

`default_nettype wire
