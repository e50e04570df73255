// pairs: Order of use.
// Storage: 26 bits
//
//   port    dir  width  meaning
//   clk     in   1      clock
//   rst     in   1      synchronous reset, active high
//   touch   in   1      something is used
//   used    in   4      entries that are used
//   tag     in   5      register
//   hit     out  4      entries with that tag
//   oldest  out  4      entry that was used first
//   tags    out  20     [e] tags
`default_nettype none

module pairs (
    input  wire clk,
    input  wire rst,
    input  wire touch, // something is used
    input  wire [3:0] used, // entries that are used
    input  wire [4:0] tag, // register
    output wire [3:0] hit, // entries with that tag
    output wire [3:0] oldest, // entry that was used first
    output wire [19:0] tags // [ENTRIES][TAGW] tags
);
    localparam ENTRIES = 4; // entries
    localparam TAGW = 5; // bits of a tag
    genvar e;
    genvar f;

    // Ports and text are made for these values; other values need another package.
    generate
        if (ENTRIES != 4 || TAGW != 5) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    wire [ENTRIES*ENTRIES-1:0] older;

    generate
        for (e = 0; e < ENTRIES; e = e + 1) begin : entry
            reg [4:0] own_tag; // its register

            always @(posedge clk) if (touch & used[e]) own_tag <= tag;

            assign tags[e*TAGW +: TAGW] = own_tag;

            // X-1: An entry with that tag hits.
            assign hit[e] = own_tag == tag;

            assign older[e*ENTRIES + e] = 1'b0;

            for (f = e + 1; f < ENTRIES; f = f + 1) begin : against
                reg first; // a was used before b

                always @(posedge clk) begin
                    if (rst) begin
                        first <= 1'b1;
                    end else begin
                        // X-2: What is used comes last.
                        if (touch & (used[e] ^ used[f]))
                            first <= used[f];
                    end
                end

                assign older[e*ENTRIES + f] = first;
                assign older[f*ENTRIES + e] = ~first;
            end
        end
    endgenerate

    generate
        for (e = 0; e < ENTRIES; e = e + 1) begin : rank
            assign oldest[e] = ~(|older[e*ENTRIES +: ENTRIES]);
        end
    endgenerate
endmodule

`default_nettype wire
