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
    wire [3:0] _bank_0_0_0_etc = {bank_1_1[0], bank_1_0[0], bank_0_1[0], bank_0_0[0]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-N3: In conflict: two operands of live candidates in one bank.
    // ST-P1: Only operands in conflict are eligible.
    wire clash_0 = |(_bank_0_0_0_etc & (_bank_0_0_0_etc - 4'd1));

    wire open_0 = ~bank_busy[0] & clash_0;

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [3:0] able_0 = {avail[0] ? {bank_0_1[0], bank_0_0[0]} : 2'd0,
            avail[1] ? {bank_1_1[0], bank_1_0[0]} : 2'd0};

    wire [2:0] _able_0_spread2 = able_0[2:0] | {able_0[1:0], 1'b0};
    wire [2:0] _able_0_upto = _able_0_spread2 | {_able_0_spread2[0], 2'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [3:0] first_0 = able_0 & ~{_able_0_upto, 1'b0};

    wire [3:0] choice_0 = {first_0[1:0], first_0[3:2]};
    wire [3:0] _bank_0_0_1_etc = {bank_1_1[1], bank_1_0[1], bank_0_1[1], bank_0_0[1]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-N3: In conflict: two operands of live candidates in one bank.
    // ST-P1: Only operands in conflict are eligible.
    wire clash_1 = |(_bank_0_0_1_etc & (_bank_0_0_1_etc - 4'd1));

    wire open_1 = ~bank_busy[1] & clash_1;

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [3:0] able_1 = {avail[0] ? {bank_0_1[1], bank_0_0[1]} : 2'd0,
            avail[1] ? {bank_1_1[1], bank_1_0[1]} : 2'd0};

    wire [2:0] _able_1_spread2 = able_1[2:0] | {able_1[1:0], 1'b0};
    wire [2:0] _able_1_upto = _able_1_spread2 | {_able_1_spread2[0], 2'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [3:0] first_1 = able_1 & ~{_able_1_upto, 1'b0};

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
    reg [1:0] f_valid; // of the last cycle
    reg [1:0] f_wid; // of the last cycle
    reg [3:0] f_src; // of the last cycle
    reg [15:0] f_phys; // of the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_valid <= 2'd0;
        end else begin
            f_valid <= cand_valid;
        end
    end

    always @(posedge clk) begin
        f_wid <= cand_wid;
        f_src <= cand_src_valid;
        f_phys <= cand_phys;
    end

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) assert((valid_0 == f_valid[0])
            & (~f_valid[0] | ((wid_0 == f_wid[0]) & (src_valid_0 == f_src[1:0])
            & (phys_0 == f_phys[7:0]))));

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) assert(live_0 == (f_valid[0] & (|({f_wid[0], ~f_wid[0]} & ready[1:0]))));

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) assert((valid_1 == f_valid[1])
            & (~f_valid[1] | ((wid_1 == f_wid[1]) & (src_valid_1 == f_src[3:2])
            & (phys_1 == f_phys[15:8]))));

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) assert(live_1 == (f_valid[1] & (|({f_wid[1], ~f_wid[1]} & ready[3:2]))));

    // ST-N2: Only idle banks are read: a steal never delays a normal access.
    always @* if (!rst) assert(~(|(steal_valid & bank_busy)));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[1:0] & (steal_sched[1:0] - 2'd1)))
            & ~(|(steal_slot[1:0] & (steal_slot[1:0] - 2'd1)))
            & ((|steal_sched[1:0]) == steal_valid[0]) & ((|steal_slot[1:0]) == steal_valid[0]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[0] | ~(|steal_row[2:0]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[1:0] & ~avail)));

    wire [3:0] _joined = {steal_sched[1] & steal_slot[1], steal_sched[1] & steal_slot[0],
            steal_sched[0] & steal_slot[1], steal_sched[0] & steal_slot[0]};
    wire _and = (live_0 & src_valid_0[0]) & ~phys_0[0];
    wire _and_2 = (live_0 & src_valid_0[1]) & ~phys_0[4];
    wire _and_3 = (live_1 & src_valid_1[0]) & ~phys_1[0];
    wire _and_4 = (live_1 & src_valid_1[1]) & ~phys_1[4];

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined & ~{_and_4, _and_3, _and_2, _and})));

    wire _or = (_and_2 | _and_3) | _and_4;
    wire _or_2 = (_and | _and_3) | _and_4;
    wire _or_3 = _and | _and_2;
    wire _or_4 = _or_3 | _and_4;
    wire _or_5 = _or_3 | _and_3;

    // ST-N3: Another operand of a live candidate lies in the same bank.
    always @* if (!rst) assert(~(|(_joined & ~{_or_5, _or_4, _or_2, _or})));

    wire _and_5 = (_and & _or) & avail[0];
    wire _and_6 = (_and_3 & _or_4) & avail[1];
    wire _and_7 = (_and_4 & _or_5) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand in conflict may be stolen.
    always @* if (!rst) assert(steal_valid[0] == (~bank_busy[0]
            & (_and_5 | ((_and_2 & _or_2) & avail[0]) | _and_6 | _and_7)));

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined & {_and_6, 1'b0, (_and_5 | _and_6) | _and_7,
            _and_6 | _and_7})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[0] | (steal_row[2:0] ==
            (({3{steal_sched[0] & steal_slot[0]}} & phys_0[3:1])
            | ({3{steal_sched[0] & steal_slot[1]}} & phys_0[7:5])
            | ({3{steal_sched[1] & steal_slot[0]}} & phys_1[3:1])
            | ({3{steal_sched[1] & steal_slot[1]}} & phys_1[7:5]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[3:2] & (steal_sched[3:2] - 2'd1)))
            & ~(|(steal_slot[3:2] & (steal_slot[3:2] - 2'd1)))
            & ((|steal_sched[3:2]) == steal_valid[1]) & ((|steal_slot[3:2]) == steal_valid[1]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[1] | ~(|steal_row[5:3]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[3:2] & ~avail)));

    wire [3:0] _joined_2 = {steal_sched[3] & steal_slot[3], steal_sched[3] & steal_slot[2],
            steal_sched[2] & steal_slot[3], steal_sched[2] & steal_slot[2]};
    wire _and_8 = (live_0 & src_valid_0[0]) & phys_0[0];
    wire _and_9 = (live_0 & src_valid_0[1]) & phys_0[4];
    wire _and_10 = (live_1 & src_valid_1[0]) & phys_1[0];
    wire _and_11 = (live_1 & src_valid_1[1]) & phys_1[4];

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_2 & ~{_and_11, _and_10, _and_9, _and_8})));

    wire _or_6 = (_and_9 | _and_10) | _and_11;
    wire _or_7 = (_and_8 | _and_10) | _and_11;
    wire _or_8 = _and_8 | _and_9;
    wire _or_9 = _or_8 | _and_11;
    wire _or_10 = _or_8 | _and_10;

    // ST-N3: Another operand of a live candidate lies in the same bank.
    always @* if (!rst) assert(~(|(_joined_2 & ~{_or_10, _or_9, _or_7, _or_6})));

    wire _and_12 = (_and_8 & _or_6) & avail[0];
    wire _and_13 = (_and_10 & _or_9) & avail[1];
    wire _and_14 = (_and_11 & _or_10) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand in conflict may be stolen.
    always @* if (!rst) assert(steal_valid[1] == (~bank_busy[1]
            & (_and_12 | ((_and_9 & _or_7) & avail[0]) | _and_13 | _and_14)));

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_2 & {_and_13, 1'b0, (_and_12 | _and_13) | _and_14,
            _and_13 | _and_14})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[1] | (steal_row[5:3] ==
            (({3{steal_sched[2] & steal_slot[2]}} & phys_0[3:1])
            | ({3{steal_sched[2] & steal_slot[3]}} & phys_0[7:5])
            | ({3{steal_sched[3] & steal_slot[2]}} & phys_1[3:1])
            | ({3{steal_sched[3] & steal_slot[3]}} & phys_1[7:5]))));

    wire [1:0] _joined_3 = {steal_sched[2] & steal_slot[2], steal_sched[0] & steal_slot[0]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_3 & (_joined_3 - 2'd1)))
            & (stolen[0] == ((steal_sched[0] & steal_slot[0]) | (steal_sched[2] & steal_slot[2]))));

    wire [1:0] _joined_4 = {steal_sched[2] & steal_slot[3], steal_sched[0] & steal_slot[1]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_4 & (_joined_4 - 2'd1)))
            & (stolen[1] == ((steal_sched[0] & steal_slot[1]) | (steal_sched[2] & steal_slot[3]))));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) assert(force_valid[0] == (|stolen[1:0]));

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) assert(~force_valid[0] | (avail[0]
            & (|({force_wid[0], ~force_wid[0]} & ready[1:0]))));

    wire [1:0] _joined_5 = {steal_sched[3] & steal_slot[2], steal_sched[1] & steal_slot[0]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_5 & (_joined_5 - 2'd1)))
            & (stolen[2] == ((steal_sched[1] & steal_slot[0]) | (steal_sched[3] & steal_slot[2]))));

    wire [1:0] _joined_6 = {steal_sched[3] & steal_slot[3], steal_sched[1] & steal_slot[1]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_6 & (_joined_6 - 2'd1)))
            & (stolen[3] == ((steal_sched[1] & steal_slot[1]) | (steal_sched[3] & steal_slot[3]))));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) assert(force_valid[1] == (|stolen[3:2]));

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) assert(~force_valid[1] | (avail[1]
            & (|({force_wid[1], ~force_wid[1]} & ready[3:2]))));
`endif
endmodule

`default_nettype wire
