// addr_side: The hash of a block, and the side that it is on.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
//
//   port       dir  width  meaning
//   blk        in   27     number of the block within the partition
//   threshold  in   17     hashes below it are extended
//   hash       out  16     its hash
//   ext        out  1      it belongs to the extended cache
`default_nettype none

module addr_side (
    input  wire [26:0] blk, // number of the block within the partition
    input  wire [16:0] threshold, // hashes below it are extended
    output wire [15:0] hash, // its hash
    output wire ext // it belongs to the extended cache
);
    wire [15:0] high = {5'd0, blk[26:16]};

    // AS-H1: High and low bits folded, mixed, and in reverse order.
    wire [15:0] folded = blk[15:0] ^ high ^ {high[10:0], 5'd0};

    wire [15:0] mixed_7 = folded ^ {7'd0, folded[15:7]};
    wire [15:0] mixed_9 = mixed_7 ^ {mixed_7[6:0], 9'd0};
    wire [15:0] mixed_8 = mixed_9 ^ {8'd0, mixed_9[15:8]};
    wire [15:0] own_hash = {mixed_8[0], mixed_8[1], mixed_8[2], mixed_8[3], mixed_8[4], mixed_8[5],
            mixed_8[6], mixed_8[7], mixed_8[8], mixed_8[9], mixed_8[10], mixed_8[11], mixed_8[12],
            mixed_8[13], mixed_8[14], mixed_8[15]};
    assign hash = own_hash;

    // AS-E1: Below the threshold.
    assign ext = threshold[16] | (((own_hash[15:12] < threshold[15:12])
            | ((own_hash[15:12] == threshold[15:12]) & (own_hash[11:8] < threshold[11:8])))
            | ((own_hash[15:8] == threshold[15:8]) & ((own_hash[7:4] < threshold[7:4])
            | ((own_hash[7:4] == threshold[7:4]) & (own_hash[3:0] < threshold[3:0])))));
endmodule

`default_nettype wire
