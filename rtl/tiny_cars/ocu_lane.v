// ocu_lane: Operand data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_cars --top regfile -o .
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
    input  wire [1:0] write,
    input  wire [2*LANE_W-1:0] s_data,
    input  wire [1:0] read,
    output wire [2*LANE_W-1:0] disp_data
);
    localparam NSRC = 2; // operand slots
    localparam NDISP = 1; // dispatch ports
    genvar k;
    genvar q;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : slot
            reg [LANE_W-1:0] data; // operand

            always @(posedge clk) begin
                // OCU-S1: An operand is written into its slot.
                if (write[k])
                    data <= s_data[k*LANE_W +: LANE_W];
            end

            for (q = 0; q < NDISP; q = q + 1) begin : port
                // OCU-D3: Zero unless the port selects this unit and the slot is present.
                assign disp_data[k*LANE_W +: LANE_W] = read[k] ? data : {LANE_W{1'b0}};
            end
        end
    endgenerate
endmodule

`default_nettype wire
