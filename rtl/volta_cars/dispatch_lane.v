// dispatch_lane: One lane of an operand that leaves.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width   meaning
//   unit_0     in   LANE_W  of this collector, zero unless it is read
//   unit_1     in   LANE_W  of this collector, zero unless it is read
//   disp_data  out  LANE_W  operand, or zero
`default_nettype none

module dispatch_lane #(
    parameter LANE_W = 32
) (
    input  wire [LANE_W-1:0] unit_0, // of this collector, zero unless it is read
    input  wire [LANE_W-1:0] unit_1, // of this collector, zero unless it is read
    output wire [LANE_W-1:0] disp_data // operand, or zero
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_data = unit_0 | unit_1;
endmodule

`default_nettype wire
