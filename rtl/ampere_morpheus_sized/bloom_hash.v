// bloom_hash: Where a block has its bits in a Bloom filter.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
//
//   port  dir  width  meaning
//   tag   in   20     the block in its set
//   hash  out  24     a bit of each bank
`default_nettype none

module bloom_hash (
    input  wire [19:0] tag, // the block in its set
    output wire [23:0] hash // [HASHES][HASHW] a bit of each bank
);
    localparam HASHES = 4; // hashes, each into a bank of its own
    localparam HASHW = 6; // a hash

    // Ports and text are made for these values; other values need another package.
    generate
        if (HASHES != 4 || HASHW != 6) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // BP-H1: Parities of the tag with the rows of a matrix.
    assign hash[0] = tag[0] ^ tag[2] ^ tag[7] ^ tag[11] ^ tag[14] ^ tag[15] ^ tag[16] ^ tag[17];

    assign hash[1] = tag[3] ^ tag[7] ^ tag[11] ^ tag[13] ^ tag[14] ^ tag[15] ^ tag[16] ^ tag[18];
    assign hash[2] = tag[5] ^ tag[6] ^ tag[8] ^ tag[12] ^ tag[19];
    assign hash[3] = tag[0] ^ tag[1] ^ tag[4] ^ tag[5] ^ tag[8] ^ tag[9] ^ tag[10] ^ tag[14]
            ^ tag[16] ^ tag[17] ^ tag[19];
    assign hash[4] = tag[1] ^ tag[2] ^ tag[8] ^ tag[9] ^ tag[10] ^ tag[11] ^ tag[14] ^ tag[15];
    assign hash[5] = tag[2] ^ tag[3] ^ tag[7] ^ tag[8] ^ tag[11] ^ tag[13] ^ tag[14] ^ tag[15]
            ^ tag[16] ^ tag[18];
    assign hash[HASHW] = tag[0] ^ tag[2] ^ tag[3] ^ tag[5] ^ tag[6] ^ tag[8] ^ tag[10] ^ tag[13]
            ^ tag[14] ^ tag[18] ^ tag[19];
    assign hash[HASHW + 1] = tag[0] ^ tag[2] ^ tag[5] ^ tag[9] ^ tag[10] ^ tag[13] ^ tag[14]
            ^ tag[15] ^ tag[19];
    assign hash[HASHW + 2] = tag[1] ^ tag[2] ^ tag[3] ^ tag[7] ^ tag[8] ^ tag[9] ^ tag[14];
    assign hash[HASHW + 3] = tag[1] ^ tag[3] ^ tag[4] ^ tag[6] ^ tag[9] ^ tag[11] ^ tag[12]
            ^ tag[13] ^ tag[17] ^ tag[19];
    assign hash[HASHW + 4] = tag[0] ^ tag[3] ^ tag[4] ^ tag[6] ^ tag[7] ^ tag[8] ^ tag[18];
    assign hash[HASHW + 5] = tag[0] ^ tag[1] ^ tag[2] ^ tag[3] ^ tag[9] ^ tag[14] ^ tag[15]
            ^ tag[17] ^ tag[18];
    assign hash[2*HASHW] = tag[0] ^ tag[1] ^ tag[2] ^ tag[4] ^ tag[5] ^ tag[6] ^ tag[8] ^ tag[9]
            ^ tag[12] ^ tag[13] ^ tag[14] ^ tag[16] ^ tag[19];
    assign hash[2*HASHW + 1] = tag[2] ^ tag[4] ^ tag[10] ^ tag[13] ^ tag[14] ^ tag[16] ^ tag[18]
            ^ tag[19];
    assign hash[2*HASHW + 2] = tag[1] ^ tag[2] ^ tag[3] ^ tag[4] ^ tag[6] ^ tag[7] ^ tag[9]
            ^ tag[14] ^ tag[15] ^ tag[16] ^ tag[17];
    assign hash[2*HASHW + 3] = tag[0] ^ tag[1] ^ tag[3] ^ tag[7] ^ tag[8] ^ tag[12] ^ tag[13]
            ^ tag[15] ^ tag[16] ^ tag[17] ^ tag[18] ^ tag[19];
    assign hash[2*HASHW + 4] = tag[0] ^ tag[4] ^ tag[5] ^ tag[9] ^ tag[10] ^ tag[14] ^ tag[15]
            ^ tag[16] ^ tag[18] ^ tag[19];
    assign hash[2*HASHW + 5] = tag[0] ^ tag[5] ^ tag[6] ^ tag[7] ^ tag[9] ^ tag[11] ^ tag[12]
            ^ tag[13] ^ tag[16] ^ tag[18];
    assign hash[3*HASHW] = tag[0] ^ tag[1] ^ tag[2] ^ tag[3] ^ tag[4] ^ tag[5] ^ tag[6] ^ tag[10]
            ^ tag[12] ^ tag[13] ^ tag[14] ^ tag[16] ^ tag[17];
    assign hash[3*HASHW + 1] = tag[2] ^ tag[3] ^ tag[5] ^ tag[10] ^ tag[11] ^ tag[13] ^ tag[15]
            ^ tag[16];
    assign hash[3*HASHW + 2] = tag[0] ^ tag[1] ^ tag[4] ^ tag[5] ^ tag[6] ^ tag[7] ^ tag[13]
            ^ tag[16];
    assign hash[3*HASHW + 3] = tag[1] ^ tag[5] ^ tag[9] ^ tag[11] ^ tag[12] ^ tag[16] ^ tag[18];
    assign hash[3*HASHW + 4] = tag[3] ^ tag[4] ^ tag[5] ^ tag[7] ^ tag[8] ^ tag[9] ^ tag[12]
            ^ tag[17];
    assign hash[3*HASHW + 5] = tag[0] ^ tag[7] ^ tag[8] ^ tag[9] ^ tag[12] ^ tag[14] ^ tag[16]
            ^ tag[19];
endmodule

`default_nettype wire
