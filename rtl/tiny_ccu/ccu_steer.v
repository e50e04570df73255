// ccu_steer: Entry into which a result goes.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top subcore -o .
//
//   port    dir  width  meaning
//   d_reg   in   2      register of the result
//   tag     in   8      [e] tags
//   valid   in   4      entries that may hit
//   go      in   1      data of an entry that hits are written
//   victim  in   4      entry that is written if none hits
//   same    out  4      entries with that tag
//   write   out  4      entry that is written
`default_nettype none

module ccu_steer (
    input  wire [1:0] d_reg,
    input  wire [7:0] tag,
    input  wire [3:0] valid,
    input  wire go,
    input  wire [3:0] victim,
    output wire [3:0] same,
    output wire [3:0] write
);
    localparam CTN = 4; // entries
    localparam TAGW = 2; // bits of a tag
    genvar e;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : entry
            assign same[e] = tag[e*TAGW +: TAGW] == d_reg;
        end
    endgenerate

    wire [CTN-1:0] match = valid & same;

    // CCU-W3: An entry that hits is written.
    // CCU-W4: If none does, the victim is.
    assign write = (go ? match : 4'd0) | ((|match) ? 4'd0 : victim);
endmodule

`default_nettype wire
