// addr_distance: How far a hash is from the first one.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
//
//   port    dir  width  meaning
//   hash    in   16     the hash
//   first   in   16     the first hash
//   offset  out  16     the difference
`default_nettype none

module addr_distance (
    input  wire [15:0] hash, // the hash
    input  wire [15:0] first, // the first hash
    output wire [15:0] offset // the difference
);
    wire [7:0] upper = hash[15:8] - first[15:8];
    wire [7:0] upper_less = hash[15:8] + ~first[15:8];
    assign offset = {((hash[7:4] < first[7:4]) | ((hash[7:4] == first[7:4])
            & (hash[3:0] < first[3:0]))) ? upper_less : upper, hash[7:0] - first[7:0]};
endmodule

`default_nettype wire
