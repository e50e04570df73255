// addr_separator: Which last-level cache a block belongs to.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: ext combinational, its place 2 cycles
// Storage: 171 bits
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   advance       in   1      the stage takes what blk asks for
//   onward        in   1      and the products what it has
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
    input  wire onward, // and the products what it has
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

    // Side and class
    wire [15:0] hash;

    addr_side u_side (
        .blk       (blk),
        .threshold (threshold),
        .hash      (hash),
        .ext       (ext)
    );

    // AS-C1: Not below the threshold of the register files.
    wire in_l1 = ext & ~(threshold_rf[16] | (((hash[15:12] < threshold_rf[15:12])
            | ((hash[15:12] == threshold_rf[15:12]) & (hash[11:8] < threshold_rf[11:8])))
            | ((hash[15:8] == threshold_rf[15:8]) & ((hash[7:4] < threshold_rf[7:4])
            | ((hash[7:4] == threshold_rf[7:4]) & (hash[3:0] < threshold_rf[3:0]))))));

    // The subtraction does not wait for the class.
    wire [15:0] from_first_l1;

    addr_distance u_distance (
        .hash   (hash),
        .first  (threshold_rf[15:0]),
        .offset (from_first_l1)
    );

    wire [15:0] from_first = in_l1 ? from_first_l1 : hash;

    // AS-T1: High bits of the block, low bits of its hash.
    wire [19:0] own_tag = ext ? {blk[26:16], hash[8:0]} : 20'd0;

    wire [24:0] scale = in_l1 ? scale_l1 : scale_rf;

    // Stage
    reg l1_q; // and its set in an L1 cache
    reg [19:0] tag_q; // its tag
    reg ext_q; // the block is extended
    reg [15:0] from_first_q; // its distance
    reg [24:0] scale_q; // what it is multiplied by

    always @(posedge clk) begin
        if (rst) begin
            l1_q <= 1'b0;
            tag_q <= 20'd0;
            ext_q <= 1'b0;
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

    always @(posedge clk) if (advance) scale_q <= scale;

    // Place
    reg l1_p; // and its set in an L1 cache
    reg [19:0] tag_p; // its tag
    reg [15:0] part_0; // what counts of that product
    reg [20:0] part_1; // what counts of that product
    reg [20:0] part_2; // what counts of that product
    reg [16:0] part_3; // what counts of that product
    reg [11:0] part_4; // what counts of that product

    wire [20:0] _from_first_q_etc = {5'd0, from_first_q};
    wire [20:0] product_0 = _from_first_q_etc * {16'd0, scale_q[4:0]};
    wire [20:0] product_1 = _from_first_q_etc * {16'd0, scale_q[9:5]};
    wire [20:0] product_2 = _from_first_q_etc * {16'd0, scale_q[14:10]};
    wire [20:0] product_3 = _from_first_q_etc * {16'd0, scale_q[19:15]};
    wire [20:0] product_4 = _from_first_q_etc * {16'd0, scale_q[24:20]};

    always @(posedge clk) begin
        if (rst) begin
            l1_p <= 1'b0;
            tag_p <= 20'd0;
            part_0 <= 16'd0;
            part_1 <= 21'd0;
            part_2 <= 21'd0;
            part_3 <= 17'd0;
            part_4 <= 12'd0;
        end else begin
            // AS-P1: The last block that was taken.
            if (onward) begin
                l1_p <= l1_q;
                tag_p <= tag_q;
            end
            if (onward)
                part_0 <= ext_q ? product_0[20:5] : 16'd0;
            if (onward)
                part_1 <= ext_q ? product_1 : 21'd0;
            if (onward)
                part_2 <= ext_q ? product_2 : 21'd0;
            if (onward)
                part_3 <= ext_q ? product_3[16:0] : 17'd0;
            if (onward)
                part_4 <= ext_q ? product_4[11:0] : 12'd0;
        end
    end

    assign l1 = l1_p;
    assign tag = tag_p;

    // AS-S1: The distance from the first hash of the class, scaled.
    // Of all its bits, so that synthesis makes one sum of all.
    wire [31:0] placed = {((({11'd0, part_0} + {6'd0, part_1}) + {1'b0, part_2, 5'd0})
            + {part_3, 10'd0}) + {part_4, 15'd0}, 5'd0} + {l1_p ? first_l1 : 8'd0, 24'd0};

    assign set_index = placed[31:24];

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, product_0[4:0], product_3[20:17], product_4[20:12], placed[23:0]};

`ifdef WARPSMITH_FORMAL
`include "addr_separator_props.vh"
`elsif WARPSMITH_ASSERT
`include "addr_separator_props.vh"
`endif
endmodule

`default_nettype wire
