// ocu_lane: Operand data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Storage: 2*LANE_W bits, 16 with the defaults
//
//   parameter  default  meaning
//   LANE_W     8        bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   write      in   2         slot is written
//   s_data     in   2*LANE_W  operands that arrive
//   read       in   2         [port][slot] is read
//   disp_data  out  2*LANE_W  [port][slot], zero if not read
`default_nettype none

module ocu_lane #(
    parameter LANE_W = 8
) (
    input  wire clk,
    input  wire [1:0] write, // slot is written
    input  wire [2*LANE_W-1:0] s_data, // operands that arrive
    input  wire [1:0] read, // [NDISP][NSRC] is read
    output wire [2*LANE_W-1:0] disp_data // [NDISP][NSRC][LANE_W] zero if not read
);
    localparam NSRC = 2; // operand slots
    localparam NDISP = 1; // dispatch ports
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NSRC != 2 || NDISP != 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : slot
            reg [LANE_W-1:0] data; // operand

            always @(posedge clk) begin
                // OCU-S1: An operand is written into its slot.
                if (write[k])
                    data <= s_data[k*LANE_W +: LANE_W];
            end

            // OCU-D3: Zero unless the port selects this unit and the slot is present.
            assign disp_data[k*LANE_W +: LANE_W] = read[k] ? data : {LANE_W{1'b0}};
        end
    endgenerate
endmodule

`default_nettype wire
