// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: one cycle from candidate to steal; combinational from bank_busy
// Storage: NSCHED*(1 + LWIDW + NSRC + NSRC*PHYSW) bits
//
//   port            dir  width  meaning
//   clk             in   1      clock
//   rst             in   1      synchronous reset, active high
//   cand_valid      in   2      scheduler s has a candidate
//   cand_wid        in   10     [s] its local warp
//   cand_src_valid  in   6      [s][k] its operands
//   cand_phys       in   60     [s][k] their physical registers
//   ready           in   48     warp [s][local] is ready now
//   avail           in   2      scheduler s is sure of a free collector
//   bank_busy       in   8      a write or a normal request wants the bank
//   steal_valid     out  8      bank b is read for a candidate
//   steal_row       out  56     [b] its row, zero if not valid
//   steal_sched     out  16     [b] one-hot: whose, zero if not valid
//   steal_slot      out  24     [b] one-hot: operand, zero if not valid
//   stolen          out  6      operand k of the candidate of s is stolen now
//   force_valid     out  2      scheduler s issues its candidate
//   force_wid       out  10     [s] that warp, zero if not forced
`default_nettype none

module steal_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] cand_valid,
    input  wire [9:0] cand_wid,
    input  wire [5:0] cand_src_valid,
    input  wire [59:0] cand_phys,
    input  wire [47:0] ready,
    input  wire [1:0] avail,
    input  wire [7:0] bank_busy,
    output wire [7:0] steal_valid,
    output wire [55:0] steal_row,
    output wire [15:0] steal_sched,
    output wire [23:0] steal_slot,
    output wire [5:0] stolen,
    output wire [1:0] force_valid,
    output wire [9:0] force_wid
);
    // The bit of that number alone.
    function [23:0] one_hot_5(input [4:0] v);
        integer i;
        begin
            for (i = 0; i < 24; i = i + 1)
                one_hot_5[i] = v == i[4:0];
        end
    endfunction

    // The bit of that number alone.
    function [7:0] one_hot_3(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 8; i = i + 1)
                one_hot_3[i] = v == i[2:0];
        end
    endfunction

    // The lowest one of a vector, alone.
    function [5:0] first_one(input [5:0] v);
        reg [5:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 6; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // Latched candidates
    reg valid_0; // there is a candidate
    reg [4:0] wid_0; // its local warp
    reg [2:0] src_valid_0; // its operands
    reg [29:0] phys_0; // their physical registers
    reg valid_1; // there is a candidate
    reg [4:0] wid_1; // its local warp
    reg [2:0] src_valid_1; // its operands
    reg [29:0] phys_1; // their physical registers

    always @(posedge clk) begin
        wid_0 <= cand_wid[4:0];
        src_valid_0 <= cand_src_valid[2:0];
        phys_0 <= cand_phys[29:0];
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
        wid_1 <= cand_wid[9:5];
        src_valid_1 <= cand_src_valid[5:3];
        phys_1 <= cand_phys[59:30];
    end

    // Their operands
    // ST-C2: Live iff valid and its warp is ready now.
    wire live_0 = valid_0 & (|(one_hot_5(wid_0) & ready[23:0]));

    wire [7:0] bank_0_0 = (live_0 & src_valid_0[0]) ? one_hot_3(phys_0[2:0]) : 8'd0;
    wire [7:0] bank_0_1 = (live_0 & src_valid_0[1]) ? one_hot_3(phys_0[12:10]) : 8'd0;
    wire [7:0] bank_0_2 = (live_0 & src_valid_0[2]) ? one_hot_3(phys_0[22:20]) : 8'd0;

    // ST-C2: Live iff valid and its warp is ready now.
    wire live_1 = valid_1 & (|(one_hot_5(wid_1) & ready[47:24]));

    wire [7:0] bank_1_0 = (live_1 & src_valid_1[0]) ? one_hot_3(phys_1[2:0]) : 8'd0;
    wire [7:0] bank_1_1 = (live_1 & src_valid_1[1]) ? one_hot_3(phys_1[12:10]) : 8'd0;
    wire [7:0] bank_1_2 = (live_1 & src_valid_1[2]) ? one_hot_3(phys_1[22:20]) : 8'd0;

    // Choice per bank
    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_0 = ~bank_busy[0];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_0 = {avail[0] ? {bank_0_2[0], bank_0_1[0], bank_0_0[0]} : 3'd0,
            avail[1] ? {bank_1_2[0], bank_1_1[0], bank_1_0[0]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_0 = first_one(able_0);

    wire [5:0] choice_0 = {first_0[2:0], first_0[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_1 = ~bank_busy[1];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_1 = {avail[0] ? {bank_0_2[1], bank_0_1[1], bank_0_0[1]} : 3'd0,
            avail[1] ? {bank_1_2[1], bank_1_1[1], bank_1_0[1]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_1 = first_one(able_1);

    wire [5:0] choice_1 = {first_1[2:0], first_1[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_2 = ~bank_busy[2];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_2 = {avail[0] ? {bank_0_2[2], bank_0_1[2], bank_0_0[2]} : 3'd0,
            avail[1] ? {bank_1_2[2], bank_1_1[2], bank_1_0[2]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_2 = first_one(able_2);

    wire [5:0] choice_2 = {first_2[2:0], first_2[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_3 = ~bank_busy[3];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_3 = {avail[0] ? {bank_0_2[3], bank_0_1[3], bank_0_0[3]} : 3'd0,
            avail[1] ? {bank_1_2[3], bank_1_1[3], bank_1_0[3]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_3 = first_one(able_3);

    wire [5:0] choice_3 = {first_3[2:0], first_3[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_4 = ~bank_busy[4];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_4 = {avail[0] ? {bank_0_2[4], bank_0_1[4], bank_0_0[4]} : 3'd0,
            avail[1] ? {bank_1_2[4], bank_1_1[4], bank_1_0[4]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_4 = first_one(able_4);

    wire [5:0] choice_4 = {first_4[2:0], first_4[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_5 = ~bank_busy[5];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_5 = {avail[0] ? {bank_0_2[5], bank_0_1[5], bank_0_0[5]} : 3'd0,
            avail[1] ? {bank_1_2[5], bank_1_1[5], bank_1_0[5]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_5 = first_one(able_5);

    wire [5:0] choice_5 = {first_5[2:0], first_5[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_6 = ~bank_busy[6];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_6 = {avail[0] ? {bank_0_2[6], bank_0_1[6], bank_0_0[6]} : 3'd0,
            avail[1] ? {bank_1_2[6], bank_1_1[6], bank_1_0[6]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_6 = first_one(able_6);

    wire [5:0] choice_6 = {first_6[2:0], first_6[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_7 = ~bank_busy[7];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_7 = {avail[0] ? {bank_0_2[7], bank_0_1[7], bank_0_0[7]} : 3'd0,
            avail[1] ? {bank_1_2[7], bank_1_1[7], bank_1_0[7]} : 3'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_7 = first_one(able_7);

    wire [5:0] choice_7 = {first_7[2:0], first_7[5:3]};
    assign steal_valid = {open_7 & (|choice_7), open_6 & (|choice_6), open_5 & (|choice_5),
            open_4 & (|choice_4), open_3 & (|choice_3), open_2 & (|choice_2), open_1 & (|choice_1),
            open_0 & (|choice_0)};
    assign steal_row = {open_7 ? (({7{choice_7[0]}} & phys_0[9:3])
            | ({7{choice_7[1]}} & phys_0[19:13]) | ({7{choice_7[2]}} & phys_0[29:23])
            | ({7{choice_7[3]}} & phys_1[9:3]) | ({7{choice_7[4]}} & phys_1[19:13])
            | ({7{choice_7[5]}} & phys_1[29:23])) : 7'd0,
            open_6 ? (({7{choice_6[0]}} & phys_0[9:3]) | ({7{choice_6[1]}} & phys_0[19:13])
            | ({7{choice_6[2]}} & phys_0[29:23]) | ({7{choice_6[3]}} & phys_1[9:3])
            | ({7{choice_6[4]}} & phys_1[19:13]) | ({7{choice_6[5]}} & phys_1[29:23])) : 7'd0,
            open_5 ? (({7{choice_5[0]}} & phys_0[9:3]) | ({7{choice_5[1]}} & phys_0[19:13])
            | ({7{choice_5[2]}} & phys_0[29:23]) | ({7{choice_5[3]}} & phys_1[9:3])
            | ({7{choice_5[4]}} & phys_1[19:13]) | ({7{choice_5[5]}} & phys_1[29:23])) : 7'd0,
            open_4 ? (({7{choice_4[0]}} & phys_0[9:3]) | ({7{choice_4[1]}} & phys_0[19:13])
            | ({7{choice_4[2]}} & phys_0[29:23]) | ({7{choice_4[3]}} & phys_1[9:3])
            | ({7{choice_4[4]}} & phys_1[19:13]) | ({7{choice_4[5]}} & phys_1[29:23])) : 7'd0,
            open_3 ? (({7{choice_3[0]}} & phys_0[9:3]) | ({7{choice_3[1]}} & phys_0[19:13])
            | ({7{choice_3[2]}} & phys_0[29:23]) | ({7{choice_3[3]}} & phys_1[9:3])
            | ({7{choice_3[4]}} & phys_1[19:13]) | ({7{choice_3[5]}} & phys_1[29:23])) : 7'd0,
            open_2 ? (({7{choice_2[0]}} & phys_0[9:3]) | ({7{choice_2[1]}} & phys_0[19:13])
            | ({7{choice_2[2]}} & phys_0[29:23]) | ({7{choice_2[3]}} & phys_1[9:3])
            | ({7{choice_2[4]}} & phys_1[19:13]) | ({7{choice_2[5]}} & phys_1[29:23])) : 7'd0,
            open_1 ? (({7{choice_1[0]}} & phys_0[9:3]) | ({7{choice_1[1]}} & phys_0[19:13])
            | ({7{choice_1[2]}} & phys_0[29:23]) | ({7{choice_1[3]}} & phys_1[9:3])
            | ({7{choice_1[4]}} & phys_1[19:13]) | ({7{choice_1[5]}} & phys_1[29:23])) : 7'd0,
            open_0 ? (({7{choice_0[0]}} & phys_0[9:3]) | ({7{choice_0[1]}} & phys_0[19:13])
            | ({7{choice_0[2]}} & phys_0[29:23]) | ({7{choice_0[3]}} & phys_1[9:3])
            | ({7{choice_0[4]}} & phys_1[19:13]) | ({7{choice_0[5]}} & phys_1[29:23])) : 7'd0};
    assign steal_sched = {open_7 ? {|choice_7[5:3], |choice_7[2:0]} : 2'd0,
            open_6 ? {|choice_6[5:3], |choice_6[2:0]} : 2'd0,
            open_5 ? {|choice_5[5:3], |choice_5[2:0]} : 2'd0,
            open_4 ? {|choice_4[5:3], |choice_4[2:0]} : 2'd0,
            open_3 ? {|choice_3[5:3], |choice_3[2:0]} : 2'd0,
            open_2 ? {|choice_2[5:3], |choice_2[2:0]} : 2'd0,
            open_1 ? {|choice_1[5:3], |choice_1[2:0]} : 2'd0,
            open_0 ? {|choice_0[5:3], |choice_0[2:0]} : 2'd0};
    assign steal_slot = {open_7 ? (choice_7[2:0] | choice_7[5:3]) : 3'd0,
            open_6 ? (choice_6[2:0] | choice_6[5:3]) : 3'd0,
            open_5 ? (choice_5[2:0] | choice_5[5:3]) : 3'd0,
            open_4 ? (choice_4[2:0] | choice_4[5:3]) : 3'd0,
            open_3 ? (choice_3[2:0] | choice_3[5:3]) : 3'd0,
            open_2 ? (choice_2[2:0] | choice_2[5:3]) : 3'd0,
            open_1 ? (choice_1[2:0] | choice_1[5:3]) : 3'd0,
            open_0 ? (choice_0[2:0] | choice_0[5:3]) : 3'd0};

    // Override
    // ST-N6: A candidate of which an operand is stolen is issued now.
    // ST-N7: It can be: its warp is ready and a collector is free.
    assign stolen = (open_0 ? choice_0 : 6'd0) | (open_1 ? choice_1 : 6'd0)
            | (open_2 ? choice_2 : 6'd0) | (open_3 ? choice_3 : 6'd0) | (open_4 ? choice_4 : 6'd0)
            | (open_5 ? choice_5 : 6'd0) | (open_6 ? choice_6 : 6'd0) | (open_7 ? choice_7 : 6'd0);

    assign force_valid = {|stolen[5:3], |stolen[2:0]};
    assign force_wid = {force_valid[1] ? wid_1 : 5'd0, force_valid[0] ? wid_0 : 5'd0};

`ifdef FORMAL
`include "steal_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "steal_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
