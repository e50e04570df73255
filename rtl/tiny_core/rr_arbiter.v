// rr_arbiter: Fair round-robin arbiter.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Latency: combinational from req to gnt
// Storage: 3 bits
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   rst   in   1      synchronous reset, active high
//   req   in   4      requests, level
//   gnt   out  4      one-hot grant, same cycle; zero iff req is zero
`default_nettype none

module rr_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] req, // requests, level
    output wire [3:0] gnt // one-hot grant, same cycle; zero iff req is zero
);
    reg [2:0] mask; // bit i-1: requester i is after the last winner (requester 0 never is)

    // ARB-B1: A request that is held wins within N cycles.
    // ARB-F2: Requesters after the last winner come first, lowest index first.
    wire [2:0] ahead = req[3:1] & mask;

    wire [3:0] ahead_upto = {(ahead[2] | ahead[1]) | ahead[0], ahead[1] | ahead[0], ahead[0], 1'b0};
    wire [3:0] req_upto = {(req[3] | req[2]) | (req[1] | req[0]), req[2] | (req[1] | req[0]),
            req[1] | req[0], req[0]};

    // Bit i: the winner has index i or lower.
    wire [3:0] won_upto = ahead_upto | (ahead_upto[3] ? 4'd0 : req_upto);

    wire [2:0] won_below = won_upto[2:0];

    // ARB-F1: One-hot, a subset of the requests.
    assign gnt = won_upto & ~{won_below, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            mask <= 3'd0;
        end else begin
            // ARB-F3: The winner becomes the last winner; without requests the order is kept.
            mask <= won_below | (req_upto[3] ? 3'd0 : mask);
        end
    end

`ifdef WARPSMITH_FORMAL
`include "rr_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "rr_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
