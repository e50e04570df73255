// leaf: A leaf.
//
//   parameter  default  meaning
//   W          8        bits
//
//   port  dir  width  meaning
//   a     in   W      a
//   b     in   W      b
//   y     out  W      y
`default_nettype none

module leaf #(
    parameter W = 8
) (
    input  wire [W-1:0] a, // a
    input  wire [W-1:0] b, // b
    output wire [W-1:0] y // y
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    assign y = a & b;
endmodule

`default_nettype wire
// members: Members of loops.
//
//   parameter  default  meaning
//   W          8        bits of an item
//
//   port  dir  width  meaning
//   id    in   2      which
//   in    in   3*W    [i] items
//   out   out  3*W    [i] items, each with the one that is named
//   last  out  1      the last one is named
`default_nettype none

module members #(
    parameter W = 8
) (
    input  wire [1:0] id, // which
    input  wire [3*W-1:0] in, // [i] items
    output wire [3*W-1:0] out, // [i] items, each with the one that is named
    output wire last // the last one is named
);
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    generate
        for (i = 0; i < 3; i = i + 1) begin : unit
            wire mine = id == i[1:0];
            wire [W-1:0] item = mine ? in[i*W +: W] : {W{1'b0}};
        end
    endgenerate

    wire [W-1:0] all = unit[0].item | unit[1].item | unit[2].item;

    generate
        for (i = 0; i < 3; i = i + 1) begin : mix
            leaf #(.W(W)) u_leaf (
                .a   (in[i*W +: W] | {W{unit[i].mine}}),
                .b   (all),
                .y   (out[i*W +: W])
            );
        end
    endgenerate

    assign last = unit[2].mine;
endmodule

`default_nettype wire
