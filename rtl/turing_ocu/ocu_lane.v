// ocu_lane: Operand data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   write      in   6         slot is written
//   s_data     in   LANE_W    operands that arrive
//   read       in   6         [port][slot] is read
//   disp_data  out  6*LANE_W  [port][slot], zero if not read
`default_nettype none

module ocu_lane #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire [5:0] write,
    input  wire [LANE_W-1:0] s_data,
    input  wire [5:0] read,
    output wire [6*LANE_W-1:0] disp_data
);
    reg [LANE_W-1:0] data_0; // operand

    always @(posedge clk) begin
        // OCU-S1: An operand is written into its slot.
        if (write[0])
            data_0 <= s_data;
    end

    reg [LANE_W-1:0] data_1; // operand

    always @(posedge clk) if (write[1]) data_1 <= s_data;

    reg [LANE_W-1:0] data_2; // operand

    always @(posedge clk) if (write[2]) data_2 <= s_data;

    reg [LANE_W-1:0] data_3; // operand

    always @(posedge clk) if (write[3]) data_3 <= s_data;

    reg [LANE_W-1:0] data_4; // operand

    always @(posedge clk) if (write[4]) data_4 <= s_data;

    reg [LANE_W-1:0] data_5; // operand

    always @(posedge clk) if (write[5]) data_5 <= s_data;

    // OCU-D3: Zero unless the port selects this unit and the slot is present.
    assign disp_data = {read[5] ? data_5 : {LANE_W{1'b0}}, read[4] ? data_4 : {LANE_W{1'b0}},
            read[3] ? data_3 : {LANE_W{1'b0}}, read[2] ? data_2 : {LANE_W{1'b0}},
            read[1] ? data_1 : {LANE_W{1'b0}}, read[0] ? data_0 : {LANE_W{1'b0}}};
endmodule

`default_nettype wire
