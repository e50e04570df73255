// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: one cycle from candidate to steal; combinational from bank_busy
// Storage: NSCHED*(1 + LWIDW + NSRC + NSRC*PHYSW) bits
//
//   port            dir  width  meaning
//   clk             in   1      clock
//   rst             in   1      synchronous reset, active high
//   cand_valid      in   2      scheduler s has a candidate
//   cand_wid        in   2      [s] its local warp
//   cand_src_valid  in   4      [s][k] its operands
//   cand_phys       in   16     [s][k] their physical registers
//   ready           in   4      warp [s][local] is ready now
//   avail           in   2      scheduler s is sure of a free collector
//   bank_busy       in   2      a write or a normal request wants the bank
//   steal_valid     out  2      bank b is read for a candidate
//   steal_row       out  6      [b] its row, zero if not valid
//   steal_sched     out  4      [b] one-hot: whose, zero if not valid
//   steal_slot      out  4      [b] one-hot: operand, zero if not valid
//   stolen          out  4      operand k of the candidate of s is stolen now
//   force_valid     out  2      scheduler s issues its candidate
//   force_wid       out  2      [s] that warp, zero if not forced
`default_nettype none

module steal_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] cand_valid,
    input  wire [1:0] cand_wid,
    input  wire [3:0] cand_src_valid,
    input  wire [15:0] cand_phys,
    input  wire [3:0] ready,
    input  wire [1:0] avail,
    input  wire [1:0] bank_busy,
    output wire [1:0] steal_valid,
    output wire [5:0] steal_row,
    output wire [3:0] steal_sched,
    output wire [3:0] steal_slot,
    output wire [3:0] stolen,
    output wire [1:0] force_valid,
    output wire [1:0] force_wid
);
    // No two bits are set.
    function at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction

    // The lowest one of a vector, alone.
    function [3:0] first_one(input [3:0] v);
        reg [3:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 4; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // Latched candidates
    reg valid_0; // there is a candidate
    reg wid_0; // its local warp
    reg [1:0] src_valid_0; // its operands
    reg [7:0] phys_0; // their physical registers
    reg valid_1; // there is a candidate
    reg wid_1; // its local warp
    reg [1:0] src_valid_1; // its operands
    reg [7:0] phys_1; // their physical registers

    always @(posedge clk) begin
        wid_0 <= cand_wid[0];
        src_valid_0 <= cand_src_valid[1:0];
        phys_0 <= cand_phys[7:0];
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_0 <= 1'b0;
            valid_1 <= 1'b0;
        end else begin
            // ST-C1: The candidate at the inputs is latched every cycle.
            valid_0 <= cand_valid[0];
            valid_1 <= cand_valid[1];
        end
    end

    always @(posedge clk) begin
        wid_1 <= cand_wid[1];
        src_valid_1 <= cand_src_valid[3:2];
        phys_1 <= cand_phys[15:8];
    end

    // Their operands
    // ST-C2: Live iff valid and its warp is ready now.
    wire live_0 = valid_0 & (|({wid_0, ~wid_0} & ready[1:0]));

    wire [1:0] bank_0_0 = (live_0 & src_valid_0[0]) ? {phys_0[0], ~phys_0[0]} : 2'd0;
    wire [1:0] bank_0_1 = (live_0 & src_valid_0[1]) ? {phys_0[4], ~phys_0[4]} : 2'd0;

    // ST-C2: Live iff valid and its warp is ready now.
    wire live_1 = valid_1 & (|({wid_1, ~wid_1} & ready[3:2]));

    wire [1:0] bank_1_0 = (live_1 & src_valid_1[0]) ? {phys_1[0], ~phys_1[0]} : 2'd0;
    wire [1:0] bank_1_1 = (live_1 & src_valid_1[1]) ? {phys_1[4], ~phys_1[4]} : 2'd0;

    // Choice per bank
    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-N3: In conflict: two operands of live candidates in one bank.
    // ST-P1: Only operands in conflict are eligible.
    wire clash_0 = ~at_most_one({bank_1_1[0], bank_1_0[0], bank_0_1[0], bank_0_0[0]});

    wire open_0 = ~bank_busy[0] & clash_0;

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [3:0] able_0 = {avail[0] ? {bank_0_1[0], bank_0_0[0]} : 2'd0,
            avail[1] ? {bank_1_1[0], bank_1_0[0]} : 2'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [3:0] first_0 = first_one(able_0);

    wire [3:0] choice_0 = {first_0[1:0], first_0[3:2]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-N3: In conflict: two operands of live candidates in one bank.
    // ST-P1: Only operands in conflict are eligible.
    wire clash_1 = ~at_most_one({bank_1_1[1], bank_1_0[1], bank_0_1[1], bank_0_0[1]});

    wire open_1 = ~bank_busy[1] & clash_1;

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [3:0] able_1 = {avail[0] ? {bank_0_1[1], bank_0_0[1]} : 2'd0,
            avail[1] ? {bank_1_1[1], bank_1_0[1]} : 2'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [3:0] first_1 = first_one(able_1);

    wire [3:0] choice_1 = {first_1[1:0], first_1[3:2]};
    assign steal_valid = {open_1 & (|choice_1), open_0 & (|choice_0)};
    assign steal_row = {open_1 ? (({3{choice_1[0]}} & phys_0[3:1])
            | ({3{choice_1[1]}} & phys_0[7:5]) | ({3{choice_1[2]}} & phys_1[3:1])
            | ({3{choice_1[3]}} & phys_1[7:5])) : 3'd0, open_0
            ? (({3{choice_0[0]}} & phys_0[3:1]) | ({3{choice_0[1]}} & phys_0[7:5])
            | ({3{choice_0[2]}} & phys_1[3:1]) | ({3{choice_0[3]}} & phys_1[7:5])) : 3'd0};
    assign steal_sched = {open_1 ? {|choice_1[3:2], |choice_1[1:0]} : 2'd0,
            open_0 ? {|choice_0[3:2], |choice_0[1:0]} : 2'd0};
    assign steal_slot = {open_1 ? (choice_1[1:0] | choice_1[3:2]) : 2'd0,
            open_0 ? (choice_0[1:0] | choice_0[3:2]) : 2'd0};

    // Override
    // ST-N6: A candidate of which an operand is stolen is issued now.
    // ST-N7: It can be: its warp is ready and a collector is free.
    assign stolen = (open_0 ? choice_0 : 4'd0) | (open_1 ? choice_1 : 4'd0);

    assign force_valid = {|stolen[3:2], |stolen[1:0]};
    assign force_wid = {force_valid[1] & wid_1, force_valid[0] & wid_0};

`ifdef FORMAL
`include "steal_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "steal_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
