// dispatch_lane: One lane of the operands that leave.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width      meaning
//   unit_data  in   48*LANE_W  [c][p][slot] zero unless port p reads collector c
//   disp_data  out  6*LANE_W   [p][slot] operand, or zero
`default_nettype none

module dispatch_lane #(
    parameter LANE_W = 32
) (
    // [NCU][NDISP][NSRC][LANE_W] zero unless port p reads collector c
    input  wire [48*LANE_W-1:0] unit_data,
    output wire [6*LANE_W-1:0] disp_data // [NDISP][NSRC][LANE_W] operand, or zero
);
    localparam NCU = 8; // collectors
    localparam NSRC = 6; // operand slots
    localparam NDISP = 1; // dispatch ports

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 8 || NSRC != 6 || NDISP != 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_data = unit_data[NSRC*LANE_W-1:0] | unit_data[NSRC*LANE_W +: NSRC*LANE_W]
            | unit_data[2*NSRC*LANE_W +: NSRC*LANE_W] | unit_data[3*NSRC*LANE_W +: NSRC*LANE_W]
            | unit_data[4*NSRC*LANE_W +: NSRC*LANE_W] | unit_data[5*NSRC*LANE_W +: NSRC*LANE_W]
            | unit_data[6*NSRC*LANE_W +: NSRC*LANE_W] | unit_data[7*NSRC*LANE_W +: NSRC*LANE_W];
endmodule

`default_nettype wire
