// addr_separator: Which last-level cache a block belongs to.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: ext combinational, its place 1 cycle
// Storage: 38 bits
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   advance       in   1      the stage takes what blk asks for
//   blk           in   27     number of the block within the partition
//   threshold     in   17     hashes below it are extended
//   threshold_rf  in   17     below it, in register files
//   scale_rf      in   25     sets in register files per hash, times 2^24
//   scale_l1      in   25     sets in L1 caches per hash, times 2^24
//   first_l1      in   8      the first set in an L1 cache
//   ext           out  1      blk belongs to the extended cache
//   l1            out  1      its set is in an L1 cache; zero unless extended
//   set_index     out  8      its set; zero unless extended
//   tag           out  20     its tag; zero unless extended
`default_nettype none

module addr_separator (
    input  wire clk,
    input  wire rst,
    input  wire advance, // the stage takes what blk asks for
    input  wire [26:0] blk, // number of the block within the partition
    input  wire [16:0] threshold, // hashes below it are extended
    input  wire [16:0] threshold_rf, // below it, in register files
    input  wire [24:0] scale_rf, // sets in register files per hash, times 2^24
    input  wire [24:0] scale_l1, // sets in L1 caches per hash, times 2^24
    input  wire [7:0] first_l1, // [SETW] the first set in an L1 cache
    output wire ext, // blk belongs to the extended cache
    output wire l1, // its set is in an L1 cache; zero unless extended
    output wire [7:0] set_index, // [SETW] its set; zero unless extended
    output wire [19:0] tag // [TAGW] its tag; zero unless extended
);
    localparam SETW = 8; // a set
    localparam TAGW = 20; // a tag

    // Ports and text are made for these values; other values need another package.
    generate
        if (SETW != 8 || TAGW != 20) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Hash
    wire [15:0] high = {5'd0, blk[26:16]};

    // AS-H1: High and low bits folded, mixed, and in reverse order.
    wire [15:0] folded = blk[15:0] ^ high ^ {high[10:0], 5'd0};

    wire [15:0] mixed_7 = folded ^ {7'd0, folded[15:7]};
    wire [15:0] mixed_9 = mixed_7 ^ {mixed_7[6:0], 9'd0};
    wire [15:0] mixed_8 = mixed_9 ^ {8'd0, mixed_9[15:8]};
    wire [15:0] hash = {mixed_8[0], mixed_8[1], mixed_8[2], mixed_8[3], mixed_8[4], mixed_8[5],
            mixed_8[6], mixed_8[7], mixed_8[8], mixed_8[9], mixed_8[10], mixed_8[11], mixed_8[12],
            mixed_8[13], mixed_8[14], mixed_8[15]};

    // Side and class
    wire [16:0] wide_hash = {1'b0, hash};

    // AS-E1: Below the threshold.
    assign ext = wide_hash < threshold;

    // AS-C1: Not below the threshold of the register files.
    wire in_l1 = ext & (wide_hash >= threshold_rf);

    wire [15:0] from_first = hash - (in_l1 ? threshold_rf[15:0] : 16'd0);

    // AS-T1: High bits of the block, low bits of its hash.
    wire [19:0] own_tag = ext ? {blk[26:16], hash[8:0]} : 20'd0;

    // Stage
    reg ext_q; // the block taken last is extended
    reg l1_q; // and its set in an L1 cache
    reg [15:0] from_first_q; // its distance
    reg [19:0] tag_q; // its tag

    always @(posedge clk) begin
        if (rst) begin
            ext_q <= 1'b0;
            l1_q <= 1'b0;
            tag_q <= 20'd0;
        end else begin
            // AS-P1: The last block that was taken.
            if (advance) begin
                ext_q <= ext;
                l1_q <= in_l1;
                tag_q <= own_tag;
            end
        end
    end

    always @(posedge clk) begin
        // AS-P1
        if (advance)
            from_first_q <= from_first;
    end

    // Place
    assign l1 = l1_q;
    assign tag = tag_q;

    // AS-S1: The distance from the first hash of the class, scaled.
    wire [24:0] scale = l1_q ? scale_l1 : scale_rf;

    wire [40:0] product = {25'd0, from_first_q} * {16'd0, scale};

    // Of all its bits, so that synthesis makes one sum of both.
    wire [40:0] placed = product + {9'd0, l1_q ? first_l1 : 8'd0, 24'd0};

    assign set_index = ext_q ? placed[31:24] : 8'd0;

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, placed[23:0], placed[40:32]};

`ifdef WARPSMITH_FORMAL
`include "addr_separator_props.vh"
`elsif WARPSMITH_ASSERT
`include "addr_separator_props.vh"
`endif
endmodule

`default_nettype wire
