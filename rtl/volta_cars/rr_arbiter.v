// rr_arbiter: Fair round-robin arbiter.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: combinational from req to gnt
// Storage: 15 bits
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   rst   in   1      synchronous reset, active high
//   req   in   16     requests, level
//   gnt   out  16     one-hot grant, same cycle; zero iff req is zero
`default_nettype none

module rr_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] req, // requests, level
    output wire [15:0] gnt // one-hot grant, same cycle; zero iff req is zero
);
    reg [14:0] mask; // bit i-1: requester i is after the last winner (requester 0 never is)

    // ARB-B1: A request that is held wins within N cycles.
    // ARB-F2: Requesters after the last winner come first, lowest index first.
    wire [14:0] ahead = req[15:1] & mask;

    wire ahead_of_0_to_3 = (ahead[2] | ahead[1]) | ahead[0];
    wire ahead_of_4_to_7 = (ahead[6] | ahead[5]) | (ahead[4] | ahead[3]);
    wire ahead_of_8_to_11 = (ahead[10] | ahead[9]) | (ahead[8] | ahead[7]);
    wire ahead_of_12_to_15 = (ahead[14] | ahead[13]) | (ahead[12] | ahead[11]);
    (* keep *)
    wire ahead_upto_5;
    assign ahead_upto_5 = (ahead[4] | ahead[3]) | ahead_of_0_to_3;
    (* keep *)
    wire ahead_upto_7;
    assign ahead_upto_7 = ahead_of_4_to_7 | ahead_of_0_to_3;
    (* keep *)
    wire ahead_upto_13;
    assign ahead_upto_13 = (ahead[12] | ahead[11]) | ahead_of_8_to_11;
    (* keep *)
    wire ahead_upto_15;
    assign ahead_upto_15 = ahead_of_12_to_15 | ahead_of_8_to_11;
    wire ahead_upto_11 = ahead_of_8_to_11 | ahead_upto_7;
    wire [15:0] ahead_upto = {ahead_upto_15 | ahead_upto_7,
            ahead[13] | (ahead_upto_13 | ahead_upto_7), ahead_upto_13 | ahead_upto_7,
            ahead[11] | ahead_upto_11, ahead_upto_11, ahead[9]
            | ((ahead[8] | ahead[7]) | ahead_upto_7), (ahead[8] | ahead[7]) | ahead_upto_7,
            ahead[7] | ahead_upto_7, ahead_upto_7, ahead[5] | ahead_upto_5, ahead_upto_5,
            ahead[3] | ahead_of_0_to_3, ahead_of_0_to_3, ahead[1] | ahead[0], ahead[0], 1'b0};
    wire req_of_0_to_3 = (req[3] | req[2]) | (req[1] | req[0]);
    wire req_of_4_to_7 = (req[7] | req[6]) | (req[5] | req[4]);
    wire req_of_8_to_11 = (req[11] | req[10]) | (req[9] | req[8]);
    wire req_of_12_to_15 = (req[15] | req[14]) | (req[13] | req[12]);
    (* keep *)
    wire req_upto_5;
    assign req_upto_5 = (req[5] | req[4]) | req_of_0_to_3;
    (* keep *)
    wire req_upto_7;
    assign req_upto_7 = req_of_4_to_7 | req_of_0_to_3;
    (* keep *)
    wire req_upto_13;
    assign req_upto_13 = (req[13] | req[12]) | req_of_8_to_11;
    (* keep *)
    wire req_upto_15;
    assign req_upto_15 = req_of_12_to_15 | req_of_8_to_11;
    wire req_upto_11 = req_of_8_to_11 | req_upto_7;
    wire [15:0] req_upto = {req_upto_15 | req_upto_7, req[14] | (req_upto_13 | req_upto_7),
            req_upto_13 | req_upto_7, req[12] | req_upto_11, req_upto_11,
            req[10] | ((req[9] | req[8]) | req_upto_7), (req[9] | req[8]) | req_upto_7,
            req[8] | req_upto_7, req_upto_7, req[6] | req_upto_5, req_upto_5,
            req[4] | req_of_0_to_3, req_of_0_to_3, req[2] | (req[1] | req[0]), req[1] | req[0],
            req[0]};

    // Bit i: the winner has index i or lower.
    wire [15:0] won_upto = ahead_upto | (ahead_upto[15] ? 16'd0 : req_upto);

    wire [14:0] won_below = won_upto[14:0];

    // ARB-F1: One-hot, a subset of the requests.
    assign gnt = won_upto & ~{won_below, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            mask <= 15'd0;
        end else begin
            // ARB-F3: The winner becomes the last winner; without requests the order is kept.
            mask <= won_below | (req_upto[15] ? 15'd0 : mask);
        end
    end

`ifdef WARPSMITH_FORMAL
`include "rr_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "rr_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
