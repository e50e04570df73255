// kit_wires: A construct of the kit.
// Latency: combinational
//
//   port  dir  width  meaning
//   a     in   4      a number
//   b     in   4      another
//   y     out  4      their sum, or zero
//   z     out  1      which is it
//   c     in   4      a third
//   v     out  4      an expression with a name
`default_nettype none

module kit_wires (
    input  wire [3:0] a, // a number
    input  wire [3:0] b, // another
    output wire [3:0] y, // their sum, or zero
    output wire z, // which is it
    input  wire [3:0] c, // a third
    output wire [3:0] v // an expression with a name
);
    wire [3:0] sum = a + b;
    wire _any_a_and = (|a) & (|b) & (a != b) & (a < b) & a[0];
    assign y = _any_a_and ? sum : 4'd0;
    assign z = _any_a_and | (sum == 4'd15) | (a[1] & b[1]);
    wire [3:0] named = (a & b) ^ (b & c) ^ (a & c);
    assign v = (|named) ? (named - named) : c;
endmodule

`default_nettype wire
