// ocu_lane: Operand data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     2        bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   write      in   2         slot is written
//   s_data     in   2*LANE_W  operands that arrive
//   read       in   2         [port][slot] is read
//   disp_data  out  2*LANE_W  [port][slot], zero if not read
`default_nettype none

module ocu_lane #(
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire [1:0] write,
    input  wire [2*LANE_W-1:0] s_data,
    input  wire [1:0] read,
    output wire [2*LANE_W-1:0] disp_data
);
    reg [LANE_W-1:0] data_0; // operand

    always @(posedge clk) begin
        // OCU-S1: An operand is written into its slot.
        if (write[0])
            data_0 <= s_data[LANE_W-1:0];
    end

    reg [LANE_W-1:0] data_1; // operand

    always @(posedge clk) if (write[1]) data_1 <= s_data[LANE_W +: LANE_W];

    // OCU-D3: Zero unless the port selects this unit and the slot is present.
    assign disp_data = {read[1] ? data_1 : {LANE_W{1'b0}}, read[0] ? data_0 : {LANE_W{1'b0}}};
endmodule

`default_nettype wire
