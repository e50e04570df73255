// leaf: A loop in loops of one iteration.
// Storage: 6 bits
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   in    in   6      [k] items
//   out   out  6      [k] them
`default_nettype none

module leaf (
    input  wire clk,
    input  wire [5:0] in, // [k] items
    output wire [5:0] out // [k] them
);
    genvar k;

    // ONE-1: Stands above what comes first.
    generate
        for (k = 0; k < 3; k = k + 1) begin : unit_0_slot
            reg [1:0] word_0_held; // what was there

            always @(posedge clk) word_0_held <= in[k*2 +: 2];

            assign out[k*2 +: 2] = word_0_held;
        end
    endgenerate
endmodule

`default_nettype wire
// once: Loops of one iteration.
// Storage: 6 bits
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   now   in   6      items
//   last  out  6      those before
`default_nettype none

module once (
    input  wire clk,
    input  wire [5:0] now, // items
    output wire [5:0] last // those before
);
    wire [5:0] only_3_seen = now ^ 6'd3;
    wire [5:0] only_3_leaf_out;

    leaf u_leaf (
        .clk (clk),
        .in  (only_3_seen),
        .out (only_3_leaf_out)
    );

    wire [5:0] other_0_seen = ~only_3_leaf_out;
    assign last[5:0] = other_0_seen;
endmodule

`default_nettype wire
