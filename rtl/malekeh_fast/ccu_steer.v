// ccu_steer: Entry into which a result goes.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_fast --top subcore -o .
//
//   port    dir  width  meaning
//   d_reg   in   8      register of the result
//   tag     in   64     [e] tags
//   valid   in   8      entries that may hit
//   go      in   1      data of an entry that hits are written
//   victim  in   8      entry that is written if none hits
//   same    out  8      entries with that tag
//   write   out  8      entry that is written
`default_nettype none

module ccu_steer (
    input  wire [7:0] d_reg,
    input  wire [63:0] tag,
    input  wire [7:0] valid,
    input  wire go,
    input  wire [7:0] victim,
    output wire [7:0] same,
    output wire [7:0] write
);
    localparam CTN = 8; // entries
    localparam TAGW = 8; // bits of a tag
    genvar e;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : entry
            assign same[e] = tag[e*TAGW +: TAGW] == d_reg;
        end
    endgenerate

    wire [CTN-1:0] match = valid & same;

    // CCU-W3: An entry that hits is written.
    // CCU-W4: If none does, the victim is.
    assign write = (go ? match : 8'd0) | ((|match) ? 8'd0 : victim);
endmodule

`default_nettype wire
