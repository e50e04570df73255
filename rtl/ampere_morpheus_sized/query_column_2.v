// query_column_2: A bit of the requests that wait.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Storage: 128 bits
//
//   port       dir  width  meaning
//   clk        in   1      clock
//   in_at      in   128    where one is queued, one-hot, or zero
//   in         in   1      its bit
//   out_at     in   128    the one that is read, one-hot, or zero
//   out        out  1      its bit, or zero
//   second_at  in   128    another one that is read
//   second     out  1      its bit, or zero
`default_nettype none

module query_column_2 (
    input  wire clk,
    input  wire [127:0] in_at, // where one is queued, one-hot, or zero
    input  wire in, // its bit
    input  wire [127:0] out_at, // the one that is read, one-hot, or zero
    output wire out, // its bit, or zero
    input  wire [127:0] second_at, // another one that is read
    output wire second // its bit, or zero
);
    reg [127:0] bits; // of the requests

    always @(posedge clk) begin
        // As one vector, which simulators like better than a register for each.
        bits <= (bits & ~in_at) | ({128{in}} & in_at);
    end

    assign out = |(bits & out_at);
    assign second = |(bits & second_at);
endmodule

`default_nettype wire
