// rr_arbiter: Fair round-robin arbiter.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: combinational from req to gnt
// Storage: 127 bits
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   rst   in   1      synchronous reset, active high
//   req   in   128    requests, level
//   gnt   out  128    one-hot grant, same cycle; zero iff req is zero
`default_nettype none

module rr_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [127:0] req, // requests, level
    output wire [127:0] gnt // one-hot grant, same cycle; zero iff req is zero
);
    genvar i;

    // Ones from the lowest one of a vector upwards.
    function automatic [15:0] from_first(input [15:0] v);
        reg [15:0] seen;
        integer k;
        begin
            seen = v;
            for (k = 1; k < 16; k = 2 * k)
                seen = seen | (seen << k);
            from_first = seen;
        end
    endfunction

    reg [126:0] mask; // bit i-1: requester i is after the last winner (requester 0 never is)

    // ARB-B1: A request that is held wins within N cycles.
    // ARB-F2: Requesters after the last winner come first, lowest index first.
    wire [126:0] ahead = req[127:1] & mask;

    wire [127:0] ahead_at = {ahead, 1'b0};
    wire [7:0] ahead_some;

    generate
        for (i = 0; i < 8; i = i + 1) begin : ahead_in_group
            assign ahead_some[i] = |ahead_at[i*16 +: 16];
        end
    endgenerate

    (* keep *)
    wire [15:0] ahead_from_group;
    assign ahead_from_group = from_first({8'd0, ahead_some});
    wire [127:0] ahead_upto;
    assign ahead_upto[15:0] = from_first(ahead_at[15:0]);

    generate
        for (i = 1; i < 8; i = i + 1) begin : ahead_group
            assign ahead_upto[i*16 +: 16] = from_first(ahead_at[i*16 +: 16])
                    | (ahead_from_group[i - 1] ? {16{1'b1}} : 16'd0);
        end
    endgenerate

    wire [7:0] req_some;

    generate
        for (i = 0; i < 8; i = i + 1) begin : req_in_group
            assign req_some[i] = |req[i*16 +: 16];
        end
    endgenerate

    (* keep *)
    wire [15:0] req_from_group;
    assign req_from_group = from_first({8'd0, req_some});
    wire [127:0] req_upto;
    assign req_upto[15:0] = from_first(req[15:0]);

    generate
        for (i = 1; i < 8; i = i + 1) begin : req_group
            assign req_upto[i*16 +: 16] = from_first(req[i*16 +: 16])
                    | (req_from_group[i - 1] ? {16{1'b1}} : 16'd0);
        end
    endgenerate

    // Bit i: the winner has index i or lower.
    wire [127:0] won_upto = ahead_upto | (ahead_upto[127] ? 128'd0 : req_upto);

    wire [126:0] won_below = won_upto[126:0];

    // ARB-F1: One-hot, a subset of the requests.
    assign gnt = won_upto & ~{won_below, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            mask <= 127'd0;
        end else begin
            // ARB-F3: The winner becomes the last winner; without requests the order is kept.
            mask <= won_below | (req_upto[127] ? 127'd0 : mask);
        end
    end

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, ahead_from_group[15:7], req_from_group[15:7]};

`ifdef WARPSMITH_FORMAL
`include "rr_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "rr_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
