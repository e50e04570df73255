// kit_registers: A construct of the kit.
// Storage: 11 bits
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   en     in   1      count
//   clear  in   1      begin again
//   d      in   8      data
//   q      out  8      stored
//   full   out  1      the count is at its end
`default_nettype none

module kit_registers (
    input  wire clk,
    input  wire rst,
    input  wire en, // count
    input  wire clear, // begin again
    input  wire [7:0] d, // data
    output wire [7:0] q, // stored
    output wire full // the count is at its end
);

    // State
    reg [2:0] n; // count
    reg [7:0] data; // storage

    always @(posedge clk) begin
        if (rst) begin
            n <= 3'd0;
        end else begin
            // KIT-1: Counts while enabled.
            if (clear)
                n <= 3'd0;
            else if (en)
                n <= n + 3'd1;
        end
    end

    always @(posedge clk) begin
        // Storage has no reset.
        if (n[0])
            data <= d;
    end

    assign q = data;
    assign full = &n;
endmodule

`default_nettype wire
