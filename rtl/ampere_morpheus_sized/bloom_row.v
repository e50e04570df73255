// bloom_row: A filter of the row that one of the memories gives.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
//
//   parameter  default  meaning
//   LANE_W     256      bits of a filter
//
//   port   dir  width     meaning
//   rows   in   8*LANE_W  what they give
//   which  in   8         the one, one-hot
//   row    out  LANE_W    its filter
`default_nettype none

module bloom_row #(
    parameter LANE_W = 256
) (
    input  wire [8*LANE_W-1:0] rows, // [MEMORIES][LANE_W] what they give
    input  wire [7:0] which, // the one, one-hot
    output wire [LANE_W-1:0] row // its filter
);
    localparam MEMORIES = 8; // memories of the filters

    // Ports and text are made for these values; other values need another package.
    generate
        if (MEMORIES != 8 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    assign row = ({LANE_W{which[0]}} & rows[LANE_W-1:0])
            | ({LANE_W{which[1]}} & rows[LANE_W +: LANE_W])
            | ({LANE_W{which[2]}} & rows[2*LANE_W +: LANE_W])
            | ({LANE_W{which[3]}} & rows[3*LANE_W +: LANE_W])
            | ({LANE_W{which[4]}} & rows[4*LANE_W +: LANE_W])
            | ({LANE_W{which[5]}} & rows[5*LANE_W +: LANE_W])
            | ({LANE_W{which[6]}} & rows[6*LANE_W +: LANE_W])
            | ({LANE_W{which[7]}} & rows[7*LANE_W +: LANE_W]);
endmodule

`default_nettype wire
