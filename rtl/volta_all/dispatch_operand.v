// dispatch_operand: An operand that leaves.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width      meaning
//   unit_0     in   32*LANE_W  of this collector, zero unless it is read
//   unit_1     in   32*LANE_W  of this collector, zero unless it is read
//   disp_data  out  32*LANE_W  operand, or zero
`default_nettype none

module dispatch_operand #(
    parameter LANE_W = 32
) (
    input  wire [32*LANE_W-1:0] unit_0, // [LANES][LANE_W] of this collector, zero unless it is read
    input  wire [32*LANE_W-1:0] unit_1, // [LANES][LANE_W] of this collector, zero unless it is read
    output wire [32*LANE_W-1:0] disp_data // [LANES][LANE_W] operand, or zero
);
    localparam LANES = 32; // lanes of a warp register
    genvar lane;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            dispatch_lane #(.LANE_W(LANE_W)) u_lane (
                .unit_0    (unit_0[lane*LANE_W +: LANE_W]),
                .unit_1    (unit_1[lane*LANE_W +: LANE_W]),
                .disp_data (disp_data[lane*LANE_W +: LANE_W])
            );
        end
    endgenerate
endmodule

`default_nettype wire
