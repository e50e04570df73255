// ccu_steer: Entry into which a result goes.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
//
//   port    dir  width  meaning
//   d_reg   in   9      register of the result
//   tag     in   72     [e] tags
//   valid   in   8      entries that may hit
//   go      in   1      data of an entry that hits are written
//   victim  in   8      entry that is written if none hits
//   same    out  8      entries with that tag
//   write   out  8      entry that is written
`default_nettype none

module ccu_steer (
    input  wire [8:0] d_reg, // [TAGW] register of the result
    input  wire [71:0] tag, // [CTN][TAGW] tags
    input  wire [7:0] valid, // [CTN] entries that may hit
    input  wire go, // data of an entry that hits are written
    input  wire [7:0] victim, // [CTN] entry that is written if none hits
    output wire [7:0] same, // [CTN] entries with that tag
    output wire [7:0] write // [CTN] entry that is written
);
    localparam CTN = 8; // entries
    localparam TAGW = 9; // bits of a tag
    genvar e;

    // Ports and text are made for these values; other values need another package.
    generate
        if (CTN != 8 || TAGW != 9) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

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
