// kit_shapes: A construct of the kit.
// Storage: 32 bits
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   d     in   8      a tag
//   at    in   4      one-hot entry
//   last  out  8      tag of the last entry
//   two   out  16     tags of entries 1 and 2
//   hit   out  1      entry 0 has it
//   top   out  1      highest bit of entry 1
`default_nettype none

module kit_shapes (
    input  wire clk,
    input  wire [7:0] d, // a tag
    input  wire [3:0] at, // one-hot entry
    output wire [7:0] last, // tag of the last entry
    output wire [15:0] two, // tags of entries 1 and 2
    output wire hit, // entry 0 has it
    output wire top // highest bit of entry 1
);
    localparam CTN = 4; // entries
    localparam TAGW = 8; // bits of a tag

    // Ports and text are made for these values; other values need another package.
    generate
        if (CTN != 4 || TAGW != 8) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [CTN*TAGW-1:0] tags; // tags

    always @(posedge clk) begin
        if (at[0])
            tags[TAGW-1:0] <= d;
        if (at[1])
            tags[TAGW +: TAGW] <= d;
        if (at[2])
            tags[2*TAGW +: TAGW] <= d;
        if (at[3])
            tags[3*TAGW +: TAGW] <= d;
    end

    assign last = tags[3*TAGW +: TAGW];
    assign two = tags[TAGW +: 2*TAGW];
    assign hit = tags[TAGW-1:0] == d;
    assign top = tags[TAGW + 7];
endmodule

`default_nettype wire
