// ccu_lane: Cache table data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   s_write    in   8         entry is written from the S port
//   s_data     in   LANE_W    operand that arrives
//   d_write    in   8         [port] entry is written, if the lane is
//   d_mask     in   1         port j writes this lane
//   d_data     in   LANE_W    [port] result
//   read       in   48        [slot] its entry, one-hot, zero if not read
//   disp_data  out  6*LANE_W  [slot] operand, zero if not read
`default_nettype none

module ccu_lane #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire [7:0] s_write,
    input  wire [LANE_W-1:0] s_data,
    input  wire [7:0] d_write,
    input  wire d_mask,
    input  wire [LANE_W-1:0] d_data,
    input  wire [47:0] read,
    output wire [6*LANE_W-1:0] disp_data
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

    reg [LANE_W-1:0] data_4; // value of the entry

    always @(posedge clk) begin
        if (s_write[4] | (d_write[4] & d_mask))
            data_4 <= s_write[4] ? s_data : d_data;
    end

    reg [LANE_W-1:0] data_5; // value of the entry

    always @(posedge clk) begin
        if (s_write[5] | (d_write[5] & d_mask))
            data_5 <= s_write[5] ? s_data : d_data;
    end

    reg [LANE_W-1:0] data_6; // value of the entry

    always @(posedge clk) begin
        if (s_write[6] | (d_write[6] & d_mask))
            data_6 <= s_write[6] ? s_data : d_data;
    end

    reg [LANE_W-1:0] data_7; // value of the entry

    always @(posedge clk) begin
        if (s_write[7] | (d_write[7] & d_mask))
            data_7 <= s_write[7] ? s_data : d_data;
    end

    // CCU-D3: Zero unless the unit is selected and the slot is present.
    assign disp_data = {({LANE_W{read[40]}} & data_0) | ({LANE_W{read[41]}} & data_1)
            | ({LANE_W{read[42]}} & data_2) | ({LANE_W{read[43]}} & data_3)
            | ({LANE_W{read[44]}} & data_4) | ({LANE_W{read[45]}} & data_5)
            | ({LANE_W{read[46]}} & data_6) | ({LANE_W{read[47]}} & data_7),
            ({LANE_W{read[32]}} & data_0) | ({LANE_W{read[33]}} & data_1)
            | ({LANE_W{read[34]}} & data_2) | ({LANE_W{read[35]}} & data_3)
            | ({LANE_W{read[36]}} & data_4) | ({LANE_W{read[37]}} & data_5)
            | ({LANE_W{read[38]}} & data_6) | ({LANE_W{read[39]}} & data_7),
            ({LANE_W{read[24]}} & data_0) | ({LANE_W{read[25]}} & data_1)
            | ({LANE_W{read[26]}} & data_2) | ({LANE_W{read[27]}} & data_3)
            | ({LANE_W{read[28]}} & data_4) | ({LANE_W{read[29]}} & data_5)
            | ({LANE_W{read[30]}} & data_6) | ({LANE_W{read[31]}} & data_7),
            ({LANE_W{read[16]}} & data_0) | ({LANE_W{read[17]}} & data_1)
            | ({LANE_W{read[18]}} & data_2) | ({LANE_W{read[19]}} & data_3)
            | ({LANE_W{read[20]}} & data_4) | ({LANE_W{read[21]}} & data_5)
            | ({LANE_W{read[22]}} & data_6) | ({LANE_W{read[23]}} & data_7),
            ({LANE_W{read[8]}} & data_0) | ({LANE_W{read[9]}} & data_1)
            | ({LANE_W{read[10]}} & data_2) | ({LANE_W{read[11]}} & data_3)
            | ({LANE_W{read[12]}} & data_4) | ({LANE_W{read[13]}} & data_5)
            | ({LANE_W{read[14]}} & data_6) | ({LANE_W{read[15]}} & data_7),
            ({LANE_W{read[0]}} & data_0) | ({LANE_W{read[1]}} & data_1)
            | ({LANE_W{read[2]}} & data_2) | ({LANE_W{read[3]}} & data_3)
            | ({LANE_W{read[4]}} & data_4) | ({LANE_W{read[5]}} & data_5)
            | ({LANE_W{read[6]}} & data_6) | ({LANE_W{read[7]}} & data_7)};
endmodule

`default_nettype wire
