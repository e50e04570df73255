// kit_delays: A construct of the kit.
// Storage: 17 bits
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   valid  in   1      there are data
//   d      in   8      data
//   q      out  8      data two cycles ago, if there were some a cycle ago
`default_nettype none

module kit_delays (
    input  wire clk,
    input  wire rst,
    input  wire valid, // there are data
    input  wire [7:0] d, // data
    output wire [7:0] q // data two cycles ago, if there were some a cycle ago
);
    reg [7:0] once; // data a cycle ago
    reg [7:0] twice; // data two cycles ago

    always @(posedge clk) begin
        once <= d;
        twice <= once;
    end

    reg was_valid; // there were data a cycle ago

    always @(posedge clk) begin
        if (rst) begin
            was_valid <= 1'b0;
        end else begin
            was_valid <= valid;
        end
    end

    assign q = was_valid ? twice : 8'd0;
endmodule

`default_nettype wire
