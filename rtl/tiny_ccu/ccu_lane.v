// ccu_lane: Cache table data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     2        bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   s_write    in   4         entry is written from the S port
//   s_data     in   LANE_W    operand that arrives
//   d_write    in   4         [port] entry is written, if the lane is
//   d_mask     in   1         port j writes this lane
//   d_data     in   LANE_W    [port] result
//   read       in   8         [slot] its entry, one-hot, zero if not read
//   disp_data  out  2*LANE_W  [slot] operand, zero if not read
`default_nettype none

module ccu_lane #(
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire [3:0] s_write,
    input  wire [LANE_W-1:0] s_data,
    input  wire [3:0] d_write,
    input  wire d_mask,
    input  wire [LANE_W-1:0] d_data,
    input  wire [7:0] read,
    output wire [2*LANE_W-1:0] disp_data
);
    reg [LANE_W-1:0] data_0; // value of the entry

    always @(posedge clk) begin
        // CCU-S1: All lanes of an operand.
        // CCU-W3: The lanes of a result that are written.
        if (s_write[0] | (d_write[0] & d_mask))
            data_0 <= s_write[0] ? s_data : d_data;
    end

    reg [LANE_W-1:0] data_1; // value of the entry

    always @(posedge clk) begin
        if (s_write[1] | (d_write[1] & d_mask))
            data_1 <= s_write[1] ? s_data : d_data;
    end

    reg [LANE_W-1:0] data_2; // value of the entry

    always @(posedge clk) begin
        if (s_write[2] | (d_write[2] & d_mask))
            data_2 <= s_write[2] ? s_data : d_data;
    end

    reg [LANE_W-1:0] data_3; // value of the entry

    always @(posedge clk) begin
        if (s_write[3] | (d_write[3] & d_mask))
            data_3 <= s_write[3] ? s_data : d_data;
    end

    // CCU-D3: Zero unless the unit is selected and the slot is present.
    assign disp_data = {({LANE_W{read[4]}} & data_0) | ({LANE_W{read[5]}} & data_1)
            | ({LANE_W{read[6]}} & data_2) | ({LANE_W{read[7]}} & data_3),
            ({LANE_W{read[0]}} & data_0) | ({LANE_W{read[1]}} & data_1)
            | ({LANE_W{read[2]}} & data_2) | ({LANE_W{read[3]}} & data_3)};
endmodule

`default_nettype wire
