// bank_arbiter: Per-bank queues, write priority, S ports.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .
// Latency: push to grant at least 1 cycle; grant to S port RF_LAT cycles
//
//   port                  dir  width  meaning
//   clk                   in   1      clock
//   rst                   in   1      synchronous reset, active high
//   push_valid            in   1      scheduler s allocates a collector
//   push_cu               in   8      [s] that collector, one-hot
//   push_src_valid        in   6      [s] operands to be read
//   push_phys             in   54     [s][k] their physical registers
//   wr_valid              in   2      write request of port i
//   wr_phys               in   18     its register
//   wr_ready              out  2      it is written in this cycle
//   bank_en               out  2      bank b is accessed
//   bank_we               out  2      the access is a write
//   bank_row              out  16     [b] row, zero if not enabled
//   wr_sel                out  4      [b] one-hot write port, or zero
//   rd_sel                out  16     [t] one-hot bank read for t, or zero
//   s_valid               out  8      target t receives an operand now
//   s_slot                out  24     [t] its slot, or zero
//   older                 out  64     [i][j]: i was allocated before j
//   cnt_operand_requests  out  32     operands pushed, stolen ones included
//   cnt_bank_reads        out  32     reads granted, stolen ones included
//   cnt_bank_writes       out  32     writes granted
//   cnt_steals            out  32     stolen reads
//   cnt_conflict_cycles   out  32     per cycle, the queued reads that are not granted in it
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module bank_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire push_valid,
    input  wire [7:0] push_cu,
    input  wire [5:0] push_src_valid,
    input  wire [53:0] push_phys,
    input  wire [1:0] wr_valid,
    input  wire [17:0] wr_phys,
    output wire [1:0] wr_ready,
    output wire [1:0] bank_en,
    output wire [1:0] bank_we,
    output wire [15:0] bank_row,
    output wire [3:0] wr_sel,
    output wire [15:0] rd_sel,
    output wire [7:0] s_valid,
    output wire [23:0] s_slot,
    output wire [63:0] older
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_operand_requests
    , output reg  [31:0] cnt_bank_reads
    , output reg  [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output reg  [31:0] cnt_conflict_cycles
`endif
);

    // State
    reg [5:0] pend_0; // slots whose operand is queued
    reg [8:0] phys_0_0; // physical register
    reg [8:0] phys_0_1; // physical register
    reg [8:0] phys_0_2; // physical register
    reg [8:0] phys_0_3; // physical register
    reg [8:0] phys_0_4; // physical register
    reg [8:0] phys_0_5; // physical register
    reg [6:0] before_0; // bit j: collector 0 was allocated before 1+j
    reg [5:0] pend_1; // slots whose operand is queued
    reg [8:0] phys_1_0; // physical register
    reg [8:0] phys_1_1; // physical register
    reg [8:0] phys_1_2; // physical register
    reg [8:0] phys_1_3; // physical register
    reg [8:0] phys_1_4; // physical register
    reg [8:0] phys_1_5; // physical register
    reg [5:0] before_1; // bit j: collector 1 was allocated before 2+j
    reg [5:0] pend_2; // slots whose operand is queued
    reg [8:0] phys_2_0; // physical register
    reg [8:0] phys_2_1; // physical register
    reg [8:0] phys_2_2; // physical register
    reg [8:0] phys_2_3; // physical register
    reg [8:0] phys_2_4; // physical register
    reg [8:0] phys_2_5; // physical register
    reg [4:0] before_2; // bit j: collector 2 was allocated before 3+j
    reg [5:0] pend_3; // slots whose operand is queued
    reg [8:0] phys_3_0; // physical register
    reg [8:0] phys_3_1; // physical register
    reg [8:0] phys_3_2; // physical register
    reg [8:0] phys_3_3; // physical register
    reg [8:0] phys_3_4; // physical register
    reg [8:0] phys_3_5; // physical register
    reg [3:0] before_3; // bit j: collector 3 was allocated before 4+j
    reg [5:0] pend_4; // slots whose operand is queued
    reg [8:0] phys_4_0; // physical register
    reg [8:0] phys_4_1; // physical register
    reg [8:0] phys_4_2; // physical register
    reg [8:0] phys_4_3; // physical register
    reg [8:0] phys_4_4; // physical register
    reg [8:0] phys_4_5; // physical register
    reg [2:0] before_4; // bit j: collector 4 was allocated before 5+j
    reg [5:0] pend_5; // slots whose operand is queued
    reg [8:0] phys_5_0; // physical register
    reg [8:0] phys_5_1; // physical register
    reg [8:0] phys_5_2; // physical register
    reg [8:0] phys_5_3; // physical register
    reg [8:0] phys_5_4; // physical register
    reg [8:0] phys_5_5; // physical register
    reg [1:0] before_5; // bit j: collector 5 was allocated before 6+j
    reg [5:0] pend_6; // slots whose operand is queued
    reg [8:0] phys_6_0; // physical register
    reg [8:0] phys_6_1; // physical register
    reg [8:0] phys_6_2; // physical register
    reg [8:0] phys_6_3; // physical register
    reg [8:0] phys_6_4; // physical register
    reg [8:0] phys_6_5; // physical register
    reg before_6; // bit j: collector 6 was allocated before 7+j
    reg [5:0] pend_7; // slots whose operand is queued
    reg [8:0] phys_7_0; // physical register
    reg [8:0] phys_7_1; // physical register
    reg [8:0] phys_7_2; // physical register
    reg [8:0] phys_7_3; // physical register
    reg [8:0] phys_7_4; // physical register
    reg [8:0] phys_7_5; // physical register

    wire [1:0] bank_0_0 = {phys_0_0[0], ~phys_0_0[0]};
    wire [1:0] bank_0_1 = {phys_0_1[0], ~phys_0_1[0]};
    wire [1:0] bank_0_2 = {phys_0_2[0], ~phys_0_2[0]};
    wire [1:0] bank_0_3 = {phys_0_3[0], ~phys_0_3[0]};
    wire [1:0] bank_0_4 = {phys_0_4[0], ~phys_0_4[0]};
    wire [1:0] bank_0_5 = {phys_0_5[0], ~phys_0_5[0]};
    wire [1:0] bank_1_0 = {phys_1_0[0], ~phys_1_0[0]};
    wire [1:0] bank_1_1 = {phys_1_1[0], ~phys_1_1[0]};
    wire [1:0] bank_1_2 = {phys_1_2[0], ~phys_1_2[0]};
    wire [1:0] bank_1_3 = {phys_1_3[0], ~phys_1_3[0]};
    wire [1:0] bank_1_4 = {phys_1_4[0], ~phys_1_4[0]};
    wire [1:0] bank_1_5 = {phys_1_5[0], ~phys_1_5[0]};
    wire [1:0] bank_2_0 = {phys_2_0[0], ~phys_2_0[0]};
    wire [1:0] bank_2_1 = {phys_2_1[0], ~phys_2_1[0]};
    wire [1:0] bank_2_2 = {phys_2_2[0], ~phys_2_2[0]};
    wire [1:0] bank_2_3 = {phys_2_3[0], ~phys_2_3[0]};
    wire [1:0] bank_2_4 = {phys_2_4[0], ~phys_2_4[0]};
    wire [1:0] bank_2_5 = {phys_2_5[0], ~phys_2_5[0]};
    wire [1:0] bank_3_0 = {phys_3_0[0], ~phys_3_0[0]};
    wire [1:0] bank_3_1 = {phys_3_1[0], ~phys_3_1[0]};
    wire [1:0] bank_3_2 = {phys_3_2[0], ~phys_3_2[0]};
    wire [1:0] bank_3_3 = {phys_3_3[0], ~phys_3_3[0]};
    wire [1:0] bank_3_4 = {phys_3_4[0], ~phys_3_4[0]};
    wire [1:0] bank_3_5 = {phys_3_5[0], ~phys_3_5[0]};
    wire [1:0] bank_4_0 = {phys_4_0[0], ~phys_4_0[0]};
    wire [1:0] bank_4_1 = {phys_4_1[0], ~phys_4_1[0]};
    wire [1:0] bank_4_2 = {phys_4_2[0], ~phys_4_2[0]};
    wire [1:0] bank_4_3 = {phys_4_3[0], ~phys_4_3[0]};
    wire [1:0] bank_4_4 = {phys_4_4[0], ~phys_4_4[0]};
    wire [1:0] bank_4_5 = {phys_4_5[0], ~phys_4_5[0]};
    wire [1:0] bank_5_0 = {phys_5_0[0], ~phys_5_0[0]};
    wire [1:0] bank_5_1 = {phys_5_1[0], ~phys_5_1[0]};
    wire [1:0] bank_5_2 = {phys_5_2[0], ~phys_5_2[0]};
    wire [1:0] bank_5_3 = {phys_5_3[0], ~phys_5_3[0]};
    wire [1:0] bank_5_4 = {phys_5_4[0], ~phys_5_4[0]};
    wire [1:0] bank_5_5 = {phys_5_5[0], ~phys_5_5[0]};
    wire [1:0] bank_6_0 = {phys_6_0[0], ~phys_6_0[0]};
    wire [1:0] bank_6_1 = {phys_6_1[0], ~phys_6_1[0]};
    wire [1:0] bank_6_2 = {phys_6_2[0], ~phys_6_2[0]};
    wire [1:0] bank_6_3 = {phys_6_3[0], ~phys_6_3[0]};
    wire [1:0] bank_6_4 = {phys_6_4[0], ~phys_6_4[0]};
    wire [1:0] bank_6_5 = {phys_6_5[0], ~phys_6_5[0]};
    wire [1:0] bank_7_0 = {phys_7_0[0], ~phys_7_0[0]};
    wire [1:0] bank_7_1 = {phys_7_1[0], ~phys_7_1[0]};
    wire [1:0] bank_7_2 = {phys_7_2[0], ~phys_7_2[0]};
    wire [1:0] bank_7_3 = {phys_7_3[0], ~phys_7_3[0]};
    wire [1:0] bank_7_4 = {phys_7_4[0], ~phys_7_4[0]};
    wire [1:0] bank_7_5 = {phys_7_5[0], ~phys_7_5[0]};

    // Writes
    wire [1:0] wr_bank_0 = wr_valid[0] ? {wr_phys[0], ~wr_phys[0]} : 2'd0;
    wire [1:0] wr_bank_1 = wr_valid[1] ? {wr_phys[9], ~wr_phys[9]} : 2'd0;
    wire [1:0] _some = {wr_bank_1[0], wr_bank_0[0]};

    // BA-W1: Per bank the requesting write port with the lowest index.
    wire [1:0] write_0 = _some & ~{_some[0], 1'b0};

    wire [1:0] _some_2 = {wr_bank_1[1], wr_bank_0[1]};
    wire [1:0] write_1 = _some_2 & ~{_some_2[0], 1'b0};
    wire [1:0] unwritten = {~(|write_1), ~(|write_0)};
    assign wr_ready = {write_0[1] | write_1[1], write_0[0] | write_1[0]};
    assign wr_sel = {write_1, write_0};

    // Heads of the queues
    wire [5:0] queued_0_0 = pend_0 & {bank_0_5[0], bank_0_4[0], bank_0_3[0], bank_0_2[0],
            bank_0_1[0], bank_0_0[0]};
    wire [4:0] _queued_0_0_spread2 = queued_0_0[4:0] | {queued_0_0[3:0], 1'b0};
    wire [4:0] _queued_0_0_spread4 = _queued_0_0_spread2 | {_queued_0_0_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_0_upto = _queued_0_0_spread4 | {_queued_0_0_spread4[0], 4'd0};
    wire [5:0] slot_0_0 = queued_0_0 & ~{_queued_0_0_upto, 1'b0};
    wire [5:0] queued_0_1 = pend_1 & {bank_1_5[0], bank_1_4[0], bank_1_3[0], bank_1_2[0],
            bank_1_1[0], bank_1_0[0]};
    wire [4:0] _queued_0_1_spread2 = queued_0_1[4:0] | {queued_0_1[3:0], 1'b0};
    wire [4:0] _queued_0_1_spread4 = _queued_0_1_spread2 | {_queued_0_1_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_1_upto = _queued_0_1_spread4 | {_queued_0_1_spread4[0], 4'd0};
    wire [5:0] slot_0_1 = queued_0_1 & ~{_queued_0_1_upto, 1'b0};
    wire [5:0] queued_0_2 = pend_2 & {bank_2_5[0], bank_2_4[0], bank_2_3[0], bank_2_2[0],
            bank_2_1[0], bank_2_0[0]};
    wire [4:0] _queued_0_2_spread2 = queued_0_2[4:0] | {queued_0_2[3:0], 1'b0};
    wire [4:0] _queued_0_2_spread4 = _queued_0_2_spread2 | {_queued_0_2_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_2_upto = _queued_0_2_spread4 | {_queued_0_2_spread4[0], 4'd0};
    wire [5:0] slot_0_2 = queued_0_2 & ~{_queued_0_2_upto, 1'b0};
    wire [5:0] queued_0_3 = pend_3 & {bank_3_5[0], bank_3_4[0], bank_3_3[0], bank_3_2[0],
            bank_3_1[0], bank_3_0[0]};
    wire [4:0] _queued_0_3_spread2 = queued_0_3[4:0] | {queued_0_3[3:0], 1'b0};
    wire [4:0] _queued_0_3_spread4 = _queued_0_3_spread2 | {_queued_0_3_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_3_upto = _queued_0_3_spread4 | {_queued_0_3_spread4[0], 4'd0};
    wire [5:0] slot_0_3 = queued_0_3 & ~{_queued_0_3_upto, 1'b0};
    wire [5:0] queued_0_4 = pend_4 & {bank_4_5[0], bank_4_4[0], bank_4_3[0], bank_4_2[0],
            bank_4_1[0], bank_4_0[0]};
    wire [4:0] _queued_0_4_spread2 = queued_0_4[4:0] | {queued_0_4[3:0], 1'b0};
    wire [4:0] _queued_0_4_spread4 = _queued_0_4_spread2 | {_queued_0_4_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_4_upto = _queued_0_4_spread4 | {_queued_0_4_spread4[0], 4'd0};
    wire [5:0] slot_0_4 = queued_0_4 & ~{_queued_0_4_upto, 1'b0};
    wire [5:0] queued_0_5 = pend_5 & {bank_5_5[0], bank_5_4[0], bank_5_3[0], bank_5_2[0],
            bank_5_1[0], bank_5_0[0]};
    wire [4:0] _queued_0_5_spread2 = queued_0_5[4:0] | {queued_0_5[3:0], 1'b0};
    wire [4:0] _queued_0_5_spread4 = _queued_0_5_spread2 | {_queued_0_5_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_5_upto = _queued_0_5_spread4 | {_queued_0_5_spread4[0], 4'd0};
    wire [5:0] slot_0_5 = queued_0_5 & ~{_queued_0_5_upto, 1'b0};
    wire [5:0] queued_0_6 = pend_6 & {bank_6_5[0], bank_6_4[0], bank_6_3[0], bank_6_2[0],
            bank_6_1[0], bank_6_0[0]};
    wire [4:0] _queued_0_6_spread2 = queued_0_6[4:0] | {queued_0_6[3:0], 1'b0};
    wire [4:0] _queued_0_6_spread4 = _queued_0_6_spread2 | {_queued_0_6_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_6_upto = _queued_0_6_spread4 | {_queued_0_6_spread4[0], 4'd0};
    wire [5:0] slot_0_6 = queued_0_6 & ~{_queued_0_6_upto, 1'b0};
    wire [5:0] queued_0_7 = pend_7 & {bank_7_5[0], bank_7_4[0], bank_7_3[0], bank_7_2[0],
            bank_7_1[0], bank_7_0[0]};
    wire [4:0] _queued_0_7_spread2 = queued_0_7[4:0] | {queued_0_7[3:0], 1'b0};
    wire [4:0] _queued_0_7_spread4 = _queued_0_7_spread2 | {_queued_0_7_spread2[2:0], 2'd0};
    wire [4:0] _queued_0_7_upto = _queued_0_7_spread4 | {_queued_0_7_spread4[0], 4'd0};
    wire [5:0] slot_0_7 = queued_0_7 & ~{_queued_0_7_upto, 1'b0};
    wire [7:0] wanted_0 = {|queued_0_7, |queued_0_6, |queued_0_5, |queued_0_4, |queued_0_3,
            |queued_0_2, |queued_0_1, |queued_0_0};

    // BA-Q1: First come first served: the oldest collector, its lowest slot.
    // BA-Q2: Only the head of each queue is considered.
    wire [7:0] head_0 = {wanted_0[7] & ~(|{wanted_0[6] & before_6, wanted_0[5] & before_5[1],
            wanted_0[4] & before_4[2], wanted_0[3] & before_3[3], wanted_0[2] & before_2[4],
            wanted_0[1] & before_1[5], wanted_0[0] & before_0[6]}),
            wanted_0[6] & ~(|{wanted_0[7] & ~before_6, wanted_0[5] & before_5[0],
            wanted_0[4] & before_4[1], wanted_0[3] & before_3[2], wanted_0[2] & before_2[3],
            wanted_0[1] & before_1[4], wanted_0[0] & before_0[5]}),
            wanted_0[5] & ~(|{wanted_0[7] & ~before_5[1], wanted_0[6] & ~before_5[0],
            wanted_0[4] & before_4[0], wanted_0[3] & before_3[1], wanted_0[2] & before_2[2],
            wanted_0[1] & before_1[3], wanted_0[0] & before_0[4]}),
            wanted_0[4] & ~(|{wanted_0[7] & ~before_4[2], wanted_0[6] & ~before_4[1],
            wanted_0[5] & ~before_4[0], wanted_0[3] & before_3[0], wanted_0[2] & before_2[1],
            wanted_0[1] & before_1[2], wanted_0[0] & before_0[3]}),
            wanted_0[3] & ~(|{wanted_0[7] & ~before_3[3], wanted_0[6] & ~before_3[2],
            wanted_0[5] & ~before_3[1], wanted_0[4] & ~before_3[0], wanted_0[2] & before_2[0],
            wanted_0[1] & before_1[1], wanted_0[0] & before_0[2]}),
            wanted_0[2] & ~(|{wanted_0[7] & ~before_2[4], wanted_0[6] & ~before_2[3],
            wanted_0[5] & ~before_2[2], wanted_0[4] & ~before_2[1], wanted_0[3] & ~before_2[0],
            wanted_0[1] & before_1[0], wanted_0[0] & before_0[1]}),
            wanted_0[1] & ~(|{wanted_0[7] & ~before_1[5], wanted_0[6] & ~before_1[4],
            wanted_0[5] & ~before_1[3], wanted_0[4] & ~before_1[2], wanted_0[3] & ~before_1[1],
            wanted_0[2] & ~before_1[0], wanted_0[0] & before_0[0]}),
            wanted_0[0] & ~(|{wanted_0[7] & ~before_0[6], wanted_0[6] & ~before_0[5],
            wanted_0[5] & ~before_0[4], wanted_0[4] & ~before_0[3], wanted_0[3] & ~before_0[2],
            wanted_0[2] & ~before_0[1], wanted_0[1] & ~before_0[0]})};

    wire [5:0] queued_1_0 = pend_0 & {bank_0_5[1], bank_0_4[1], bank_0_3[1], bank_0_2[1],
            bank_0_1[1], bank_0_0[1]};
    wire [4:0] _queued_1_0_spread2 = queued_1_0[4:0] | {queued_1_0[3:0], 1'b0};
    wire [4:0] _queued_1_0_spread4 = _queued_1_0_spread2 | {_queued_1_0_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_0_upto = _queued_1_0_spread4 | {_queued_1_0_spread4[0], 4'd0};
    wire [5:0] slot_1_0 = queued_1_0 & ~{_queued_1_0_upto, 1'b0};
    wire [5:0] queued_1_1 = pend_1 & {bank_1_5[1], bank_1_4[1], bank_1_3[1], bank_1_2[1],
            bank_1_1[1], bank_1_0[1]};
    wire [4:0] _queued_1_1_spread2 = queued_1_1[4:0] | {queued_1_1[3:0], 1'b0};
    wire [4:0] _queued_1_1_spread4 = _queued_1_1_spread2 | {_queued_1_1_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_1_upto = _queued_1_1_spread4 | {_queued_1_1_spread4[0], 4'd0};
    wire [5:0] slot_1_1 = queued_1_1 & ~{_queued_1_1_upto, 1'b0};
    wire [5:0] queued_1_2 = pend_2 & {bank_2_5[1], bank_2_4[1], bank_2_3[1], bank_2_2[1],
            bank_2_1[1], bank_2_0[1]};
    wire [4:0] _queued_1_2_spread2 = queued_1_2[4:0] | {queued_1_2[3:0], 1'b0};
    wire [4:0] _queued_1_2_spread4 = _queued_1_2_spread2 | {_queued_1_2_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_2_upto = _queued_1_2_spread4 | {_queued_1_2_spread4[0], 4'd0};
    wire [5:0] slot_1_2 = queued_1_2 & ~{_queued_1_2_upto, 1'b0};
    wire [5:0] queued_1_3 = pend_3 & {bank_3_5[1], bank_3_4[1], bank_3_3[1], bank_3_2[1],
            bank_3_1[1], bank_3_0[1]};
    wire [4:0] _queued_1_3_spread2 = queued_1_3[4:0] | {queued_1_3[3:0], 1'b0};
    wire [4:0] _queued_1_3_spread4 = _queued_1_3_spread2 | {_queued_1_3_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_3_upto = _queued_1_3_spread4 | {_queued_1_3_spread4[0], 4'd0};
    wire [5:0] slot_1_3 = queued_1_3 & ~{_queued_1_3_upto, 1'b0};
    wire [5:0] queued_1_4 = pend_4 & {bank_4_5[1], bank_4_4[1], bank_4_3[1], bank_4_2[1],
            bank_4_1[1], bank_4_0[1]};
    wire [4:0] _queued_1_4_spread2 = queued_1_4[4:0] | {queued_1_4[3:0], 1'b0};
    wire [4:0] _queued_1_4_spread4 = _queued_1_4_spread2 | {_queued_1_4_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_4_upto = _queued_1_4_spread4 | {_queued_1_4_spread4[0], 4'd0};
    wire [5:0] slot_1_4 = queued_1_4 & ~{_queued_1_4_upto, 1'b0};
    wire [5:0] queued_1_5 = pend_5 & {bank_5_5[1], bank_5_4[1], bank_5_3[1], bank_5_2[1],
            bank_5_1[1], bank_5_0[1]};
    wire [4:0] _queued_1_5_spread2 = queued_1_5[4:0] | {queued_1_5[3:0], 1'b0};
    wire [4:0] _queued_1_5_spread4 = _queued_1_5_spread2 | {_queued_1_5_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_5_upto = _queued_1_5_spread4 | {_queued_1_5_spread4[0], 4'd0};
    wire [5:0] slot_1_5 = queued_1_5 & ~{_queued_1_5_upto, 1'b0};
    wire [5:0] queued_1_6 = pend_6 & {bank_6_5[1], bank_6_4[1], bank_6_3[1], bank_6_2[1],
            bank_6_1[1], bank_6_0[1]};
    wire [4:0] _queued_1_6_spread2 = queued_1_6[4:0] | {queued_1_6[3:0], 1'b0};
    wire [4:0] _queued_1_6_spread4 = _queued_1_6_spread2 | {_queued_1_6_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_6_upto = _queued_1_6_spread4 | {_queued_1_6_spread4[0], 4'd0};
    wire [5:0] slot_1_6 = queued_1_6 & ~{_queued_1_6_upto, 1'b0};
    wire [5:0] queued_1_7 = pend_7 & {bank_7_5[1], bank_7_4[1], bank_7_3[1], bank_7_2[1],
            bank_7_1[1], bank_7_0[1]};
    wire [4:0] _queued_1_7_spread2 = queued_1_7[4:0] | {queued_1_7[3:0], 1'b0};
    wire [4:0] _queued_1_7_spread4 = _queued_1_7_spread2 | {_queued_1_7_spread2[2:0], 2'd0};
    wire [4:0] _queued_1_7_upto = _queued_1_7_spread4 | {_queued_1_7_spread4[0], 4'd0};
    wire [5:0] slot_1_7 = queued_1_7 & ~{_queued_1_7_upto, 1'b0};
    wire [7:0] wanted_1 = {|queued_1_7, |queued_1_6, |queued_1_5, |queued_1_4, |queued_1_3,
            |queued_1_2, |queued_1_1, |queued_1_0};
    wire [7:0] head_1 = {wanted_1[7] & ~(|{wanted_1[6] & before_6, wanted_1[5] & before_5[1],
            wanted_1[4] & before_4[2], wanted_1[3] & before_3[3], wanted_1[2] & before_2[4],
            wanted_1[1] & before_1[5], wanted_1[0] & before_0[6]}),
            wanted_1[6] & ~(|{wanted_1[7] & ~before_6, wanted_1[5] & before_5[0],
            wanted_1[4] & before_4[1], wanted_1[3] & before_3[2], wanted_1[2] & before_2[3],
            wanted_1[1] & before_1[4], wanted_1[0] & before_0[5]}),
            wanted_1[5] & ~(|{wanted_1[7] & ~before_5[1], wanted_1[6] & ~before_5[0],
            wanted_1[4] & before_4[0], wanted_1[3] & before_3[1], wanted_1[2] & before_2[2],
            wanted_1[1] & before_1[3], wanted_1[0] & before_0[4]}),
            wanted_1[4] & ~(|{wanted_1[7] & ~before_4[2], wanted_1[6] & ~before_4[1],
            wanted_1[5] & ~before_4[0], wanted_1[3] & before_3[0], wanted_1[2] & before_2[1],
            wanted_1[1] & before_1[2], wanted_1[0] & before_0[3]}),
            wanted_1[3] & ~(|{wanted_1[7] & ~before_3[3], wanted_1[6] & ~before_3[2],
            wanted_1[5] & ~before_3[1], wanted_1[4] & ~before_3[0], wanted_1[2] & before_2[0],
            wanted_1[1] & before_1[1], wanted_1[0] & before_0[2]}),
            wanted_1[2] & ~(|{wanted_1[7] & ~before_2[4], wanted_1[6] & ~before_2[3],
            wanted_1[5] & ~before_2[2], wanted_1[4] & ~before_2[1], wanted_1[3] & ~before_2[0],
            wanted_1[1] & before_1[0], wanted_1[0] & before_0[1]}),
            wanted_1[1] & ~(|{wanted_1[7] & ~before_1[5], wanted_1[6] & ~before_1[4],
            wanted_1[5] & ~before_1[3], wanted_1[4] & ~before_1[2], wanted_1[3] & ~before_1[1],
            wanted_1[2] & ~before_1[0], wanted_1[0] & before_0[0]}),
            wanted_1[0] & ~(|{wanted_1[7] & ~before_0[6], wanted_1[6] & ~before_0[5],
            wanted_1[5] & ~before_0[4], wanted_1[4] & ~before_0[3], wanted_1[3] & ~before_0[2],
            wanted_1[2] & ~before_0[1], wanted_1[1] & ~before_0[0]})};

    // Grants
    reg rr; // first bank of the scan

    always @(posedge clk) begin
        if (rst) begin
            rr <= 1'b0;
        end else begin
            // BA-S3: The scan starts one bank further every cycle.
            rr <= rr + 1'b1;
        end
    end

    wire [1:0] upwards = {rr, ~rr} | {~rr, 1'b0};
    wire [1:0] open_0_0 = {head_1[0], head_0[0]} & unwritten;

    // BA-S1: Upwards from rr, at most SPORTS heads of one collector.
    // BA-S2: The j-th grant of a collector uses its S port j.
    wire [1:0] ahead_0_0 = open_0_0 & upwards;

    wire [1:0] _ahead_0_0_first = ahead_0_0 & ~{ahead_0_0[0], 1'b0};
    wire [1:0] _open_0_0_first = open_0_0 & ~{open_0_0[0], 1'b0};
    wire [1:0] port_0_0 = (|ahead_0_0) ? _ahead_0_0_first : _open_0_0_first;
    wire [1:0] open_1_0 = {head_1[1], head_0[1]} & unwritten;
    wire [1:0] ahead_1_0 = open_1_0 & upwards;
    wire [1:0] _ahead_1_0_first = ahead_1_0 & ~{ahead_1_0[0], 1'b0};
    wire [1:0] _open_1_0_first = open_1_0 & ~{open_1_0[0], 1'b0};
    wire [1:0] port_1_0 = (|ahead_1_0) ? _ahead_1_0_first : _open_1_0_first;
    wire [1:0] open_2_0 = {head_1[2], head_0[2]} & unwritten;
    wire [1:0] ahead_2_0 = open_2_0 & upwards;
    wire [1:0] _ahead_2_0_first = ahead_2_0 & ~{ahead_2_0[0], 1'b0};
    wire [1:0] _open_2_0_first = open_2_0 & ~{open_2_0[0], 1'b0};
    wire [1:0] port_2_0 = (|ahead_2_0) ? _ahead_2_0_first : _open_2_0_first;
    wire [1:0] open_3_0 = {head_1[3], head_0[3]} & unwritten;
    wire [1:0] ahead_3_0 = open_3_0 & upwards;
    wire [1:0] _ahead_3_0_first = ahead_3_0 & ~{ahead_3_0[0], 1'b0};
    wire [1:0] _open_3_0_first = open_3_0 & ~{open_3_0[0], 1'b0};
    wire [1:0] port_3_0 = (|ahead_3_0) ? _ahead_3_0_first : _open_3_0_first;
    wire [1:0] open_4_0 = {head_1[4], head_0[4]} & unwritten;
    wire [1:0] ahead_4_0 = open_4_0 & upwards;
    wire [1:0] _ahead_4_0_first = ahead_4_0 & ~{ahead_4_0[0], 1'b0};
    wire [1:0] _open_4_0_first = open_4_0 & ~{open_4_0[0], 1'b0};
    wire [1:0] port_4_0 = (|ahead_4_0) ? _ahead_4_0_first : _open_4_0_first;
    wire [1:0] open_5_0 = {head_1[5], head_0[5]} & unwritten;
    wire [1:0] ahead_5_0 = open_5_0 & upwards;
    wire [1:0] _ahead_5_0_first = ahead_5_0 & ~{ahead_5_0[0], 1'b0};
    wire [1:0] _open_5_0_first = open_5_0 & ~{open_5_0[0], 1'b0};
    wire [1:0] port_5_0 = (|ahead_5_0) ? _ahead_5_0_first : _open_5_0_first;
    wire [1:0] open_6_0 = {head_1[6], head_0[6]} & unwritten;
    wire [1:0] ahead_6_0 = open_6_0 & upwards;
    wire [1:0] _ahead_6_0_first = ahead_6_0 & ~{ahead_6_0[0], 1'b0};
    wire [1:0] _open_6_0_first = open_6_0 & ~{open_6_0[0], 1'b0};
    wire [1:0] port_6_0 = (|ahead_6_0) ? _ahead_6_0_first : _open_6_0_first;
    wire [1:0] open_7_0 = {head_1[7], head_0[7]} & unwritten;
    wire [1:0] ahead_7_0 = open_7_0 & upwards;
    wire [1:0] _ahead_7_0_first = ahead_7_0 & ~{ahead_7_0[0], 1'b0};
    wire [1:0] _open_7_0_first = open_7_0 & ~{open_7_0[0], 1'b0};
    wire [1:0] port_7_0 = (|ahead_7_0) ? _ahead_7_0_first : _open_7_0_first;
    wire [1:0] granted = port_0_0 | port_1_0 | port_2_0 | port_3_0 | port_4_0 | port_5_0 | port_6_0
            | port_7_0;
    wire [5:0] served_0 = {|(port_0_0 & {slot_1_0[5], slot_0_0[5]}),
            |(port_0_0 & {slot_1_0[4], slot_0_0[4]}), |(port_0_0 & {slot_1_0[3], slot_0_0[3]}),
            |(port_0_0 & {slot_1_0[2], slot_0_0[2]}), |(port_0_0 & {slot_1_0[1], slot_0_0[1]}),
            |(port_0_0 & {slot_1_0[0], slot_0_0[0]})};
    wire [5:0] served_1 = {|(port_1_0 & {slot_1_1[5], slot_0_1[5]}),
            |(port_1_0 & {slot_1_1[4], slot_0_1[4]}), |(port_1_0 & {slot_1_1[3], slot_0_1[3]}),
            |(port_1_0 & {slot_1_1[2], slot_0_1[2]}), |(port_1_0 & {slot_1_1[1], slot_0_1[1]}),
            |(port_1_0 & {slot_1_1[0], slot_0_1[0]})};
    wire [5:0] served_2 = {|(port_2_0 & {slot_1_2[5], slot_0_2[5]}),
            |(port_2_0 & {slot_1_2[4], slot_0_2[4]}), |(port_2_0 & {slot_1_2[3], slot_0_2[3]}),
            |(port_2_0 & {slot_1_2[2], slot_0_2[2]}), |(port_2_0 & {slot_1_2[1], slot_0_2[1]}),
            |(port_2_0 & {slot_1_2[0], slot_0_2[0]})};
    wire [5:0] served_3 = {|(port_3_0 & {slot_1_3[5], slot_0_3[5]}),
            |(port_3_0 & {slot_1_3[4], slot_0_3[4]}), |(port_3_0 & {slot_1_3[3], slot_0_3[3]}),
            |(port_3_0 & {slot_1_3[2], slot_0_3[2]}), |(port_3_0 & {slot_1_3[1], slot_0_3[1]}),
            |(port_3_0 & {slot_1_3[0], slot_0_3[0]})};
    wire [5:0] served_4 = {|(port_4_0 & {slot_1_4[5], slot_0_4[5]}),
            |(port_4_0 & {slot_1_4[4], slot_0_4[4]}), |(port_4_0 & {slot_1_4[3], slot_0_4[3]}),
            |(port_4_0 & {slot_1_4[2], slot_0_4[2]}), |(port_4_0 & {slot_1_4[1], slot_0_4[1]}),
            |(port_4_0 & {slot_1_4[0], slot_0_4[0]})};
    wire [5:0] served_5 = {|(port_5_0 & {slot_1_5[5], slot_0_5[5]}),
            |(port_5_0 & {slot_1_5[4], slot_0_5[4]}), |(port_5_0 & {slot_1_5[3], slot_0_5[3]}),
            |(port_5_0 & {slot_1_5[2], slot_0_5[2]}), |(port_5_0 & {slot_1_5[1], slot_0_5[1]}),
            |(port_5_0 & {slot_1_5[0], slot_0_5[0]})};
    wire [5:0] served_6 = {|(port_6_0 & {slot_1_6[5], slot_0_6[5]}),
            |(port_6_0 & {slot_1_6[4], slot_0_6[4]}), |(port_6_0 & {slot_1_6[3], slot_0_6[3]}),
            |(port_6_0 & {slot_1_6[2], slot_0_6[2]}), |(port_6_0 & {slot_1_6[1], slot_0_6[1]}),
            |(port_6_0 & {slot_1_6[0], slot_0_6[0]})};
    wire [5:0] served_7 = {|(port_7_0 & {slot_1_7[5], slot_0_7[5]}),
            |(port_7_0 & {slot_1_7[4], slot_0_7[4]}), |(port_7_0 & {slot_1_7[3], slot_0_7[3]}),
            |(port_7_0 & {slot_1_7[2], slot_0_7[2]}), |(port_7_0 & {slot_1_7[1], slot_0_7[1]}),
            |(port_7_0 & {slot_1_7[0], slot_0_7[0]})};
    wire [7:0] head_row_0 = ({8{head_0[0]}} & (({8{slot_0_0[0]}} & phys_0_0[8:1])
            | ({8{slot_0_0[1]}} & phys_0_1[8:1]) | ({8{slot_0_0[2]}} & phys_0_2[8:1])
            | ({8{slot_0_0[3]}} & phys_0_3[8:1]) | ({8{slot_0_0[4]}} & phys_0_4[8:1])
            | ({8{slot_0_0[5]}} & phys_0_5[8:1]))) | ({8{head_0[1]}}
            & (({8{slot_0_1[0]}} & phys_1_0[8:1]) | ({8{slot_0_1[1]}} & phys_1_1[8:1])
            | ({8{slot_0_1[2]}} & phys_1_2[8:1]) | ({8{slot_0_1[3]}} & phys_1_3[8:1])
            | ({8{slot_0_1[4]}} & phys_1_4[8:1]) | ({8{slot_0_1[5]}} & phys_1_5[8:1])))
            | ({8{head_0[2]}} & (({8{slot_0_2[0]}} & phys_2_0[8:1])
            | ({8{slot_0_2[1]}} & phys_2_1[8:1]) | ({8{slot_0_2[2]}} & phys_2_2[8:1])
            | ({8{slot_0_2[3]}} & phys_2_3[8:1]) | ({8{slot_0_2[4]}} & phys_2_4[8:1])
            | ({8{slot_0_2[5]}} & phys_2_5[8:1]))) | ({8{head_0[3]}}
            & (({8{slot_0_3[0]}} & phys_3_0[8:1]) | ({8{slot_0_3[1]}} & phys_3_1[8:1])
            | ({8{slot_0_3[2]}} & phys_3_2[8:1]) | ({8{slot_0_3[3]}} & phys_3_3[8:1])
            | ({8{slot_0_3[4]}} & phys_3_4[8:1]) | ({8{slot_0_3[5]}} & phys_3_5[8:1])))
            | ({8{head_0[4]}} & (({8{slot_0_4[0]}} & phys_4_0[8:1])
            | ({8{slot_0_4[1]}} & phys_4_1[8:1]) | ({8{slot_0_4[2]}} & phys_4_2[8:1])
            | ({8{slot_0_4[3]}} & phys_4_3[8:1]) | ({8{slot_0_4[4]}} & phys_4_4[8:1])
            | ({8{slot_0_4[5]}} & phys_4_5[8:1]))) | ({8{head_0[5]}}
            & (({8{slot_0_5[0]}} & phys_5_0[8:1]) | ({8{slot_0_5[1]}} & phys_5_1[8:1])
            | ({8{slot_0_5[2]}} & phys_5_2[8:1]) | ({8{slot_0_5[3]}} & phys_5_3[8:1])
            | ({8{slot_0_5[4]}} & phys_5_4[8:1]) | ({8{slot_0_5[5]}} & phys_5_5[8:1])))
            | ({8{head_0[6]}} & (({8{slot_0_6[0]}} & phys_6_0[8:1])
            | ({8{slot_0_6[1]}} & phys_6_1[8:1]) | ({8{slot_0_6[2]}} & phys_6_2[8:1])
            | ({8{slot_0_6[3]}} & phys_6_3[8:1]) | ({8{slot_0_6[4]}} & phys_6_4[8:1])
            | ({8{slot_0_6[5]}} & phys_6_5[8:1]))) | ({8{head_0[7]}}
            & (({8{slot_0_7[0]}} & phys_7_0[8:1]) | ({8{slot_0_7[1]}} & phys_7_1[8:1])
            | ({8{slot_0_7[2]}} & phys_7_2[8:1]) | ({8{slot_0_7[3]}} & phys_7_3[8:1])
            | ({8{slot_0_7[4]}} & phys_7_4[8:1]) | ({8{slot_0_7[5]}} & phys_7_5[8:1])));
    wire [7:0] head_row_1 = ({8{head_1[0]}} & (({8{slot_1_0[0]}} & phys_0_0[8:1])
            | ({8{slot_1_0[1]}} & phys_0_1[8:1]) | ({8{slot_1_0[2]}} & phys_0_2[8:1])
            | ({8{slot_1_0[3]}} & phys_0_3[8:1]) | ({8{slot_1_0[4]}} & phys_0_4[8:1])
            | ({8{slot_1_0[5]}} & phys_0_5[8:1]))) | ({8{head_1[1]}}
            & (({8{slot_1_1[0]}} & phys_1_0[8:1]) | ({8{slot_1_1[1]}} & phys_1_1[8:1])
            | ({8{slot_1_1[2]}} & phys_1_2[8:1]) | ({8{slot_1_1[3]}} & phys_1_3[8:1])
            | ({8{slot_1_1[4]}} & phys_1_4[8:1]) | ({8{slot_1_1[5]}} & phys_1_5[8:1])))
            | ({8{head_1[2]}} & (({8{slot_1_2[0]}} & phys_2_0[8:1])
            | ({8{slot_1_2[1]}} & phys_2_1[8:1]) | ({8{slot_1_2[2]}} & phys_2_2[8:1])
            | ({8{slot_1_2[3]}} & phys_2_3[8:1]) | ({8{slot_1_2[4]}} & phys_2_4[8:1])
            | ({8{slot_1_2[5]}} & phys_2_5[8:1]))) | ({8{head_1[3]}}
            & (({8{slot_1_3[0]}} & phys_3_0[8:1]) | ({8{slot_1_3[1]}} & phys_3_1[8:1])
            | ({8{slot_1_3[2]}} & phys_3_2[8:1]) | ({8{slot_1_3[3]}} & phys_3_3[8:1])
            | ({8{slot_1_3[4]}} & phys_3_4[8:1]) | ({8{slot_1_3[5]}} & phys_3_5[8:1])))
            | ({8{head_1[4]}} & (({8{slot_1_4[0]}} & phys_4_0[8:1])
            | ({8{slot_1_4[1]}} & phys_4_1[8:1]) | ({8{slot_1_4[2]}} & phys_4_2[8:1])
            | ({8{slot_1_4[3]}} & phys_4_3[8:1]) | ({8{slot_1_4[4]}} & phys_4_4[8:1])
            | ({8{slot_1_4[5]}} & phys_4_5[8:1]))) | ({8{head_1[5]}}
            & (({8{slot_1_5[0]}} & phys_5_0[8:1]) | ({8{slot_1_5[1]}} & phys_5_1[8:1])
            | ({8{slot_1_5[2]}} & phys_5_2[8:1]) | ({8{slot_1_5[3]}} & phys_5_3[8:1])
            | ({8{slot_1_5[4]}} & phys_5_4[8:1]) | ({8{slot_1_5[5]}} & phys_5_5[8:1])))
            | ({8{head_1[6]}} & (({8{slot_1_6[0]}} & phys_6_0[8:1])
            | ({8{slot_1_6[1]}} & phys_6_1[8:1]) | ({8{slot_1_6[2]}} & phys_6_2[8:1])
            | ({8{slot_1_6[3]}} & phys_6_3[8:1]) | ({8{slot_1_6[4]}} & phys_6_4[8:1])
            | ({8{slot_1_6[5]}} & phys_6_5[8:1]))) | ({8{head_1[7]}}
            & (({8{slot_1_7[0]}} & phys_7_0[8:1]) | ({8{slot_1_7[1]}} & phys_7_1[8:1])
            | ({8{slot_1_7[2]}} & phys_7_2[8:1]) | ({8{slot_1_7[3]}} & phys_7_3[8:1])
            | ({8{slot_1_7[4]}} & phys_7_4[8:1]) | ({8{slot_1_7[5]}} & phys_7_5[8:1])));

    // BA-G1: A grant addresses its bank in the same cycle.
    assign bank_en = ~unwritten | granted;

    assign bank_we = ~unwritten;
    assign bank_row = {(({8{write_1[0]}} & wr_phys[8:1]) | ({8{write_1[1]}} & wr_phys[17:10]))
            | (granted[1] ? head_row_1 : 8'd0), (({8{write_0[0]}} & wr_phys[8:1])
            | ({8{write_0[1]}} & wr_phys[17:10])) | (granted[0] ? head_row_0 : 8'd0)};

    // Grants in flight
    // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
    reg [15:0] in_flight_1; // grants of the last cycle
    reg [23:0] in_flight_slot_1; // grants of the last cycle

    assign rd_sel = in_flight_1;
    assign s_valid = {|rd_sel[15:14], |rd_sel[13:12], |rd_sel[11:10], |rd_sel[9:8], |rd_sel[7:6],
            |rd_sel[5:4], |rd_sel[3:2], |rd_sel[1:0]};
    wire [5:0] _or = ({6{port_0_0[0]}} & slot_0_0) | ({6{port_0_0[1]}} & slot_1_0);
    wire [5:0] _or_2 = ({6{port_1_0[0]}} & slot_0_1) | ({6{port_1_0[1]}} & slot_1_1);
    wire [5:0] _or_3 = ({6{port_2_0[0]}} & slot_0_2) | ({6{port_2_0[1]}} & slot_1_2);
    wire [5:0] _or_4 = ({6{port_3_0[0]}} & slot_0_3) | ({6{port_3_0[1]}} & slot_1_3);
    wire [5:0] _or_5 = ({6{port_4_0[0]}} & slot_0_4) | ({6{port_4_0[1]}} & slot_1_4);
    wire [5:0] _or_6 = ({6{port_5_0[0]}} & slot_0_5) | ({6{port_5_0[1]}} & slot_1_5);
    wire [5:0] _or_7 = ({6{port_6_0[0]}} & slot_0_6) | ({6{port_6_0[1]}} & slot_1_6);
    wire [5:0] _or_8 = ({6{port_7_0[0]}} & slot_0_7) | ({6{port_7_0[1]}} & slot_1_7);

    always @(posedge clk) begin
        if (rst) begin
            in_flight_1 <= 16'd0;
            in_flight_slot_1 <= 24'd0;
        end else begin
            in_flight_1 <= {port_7_0, port_6_0, port_5_0, port_4_0, port_3_0, port_2_0, port_1_0,
                    port_0_0};
            in_flight_slot_1 <= {|_or_8[5:4], |_or_8[3:2], _or_8[1] | _or_8[3] | _or_8[5],
                    |_or_7[5:4], |_or_7[3:2], _or_7[1] | _or_7[3] | _or_7[5], |_or_6[5:4],
                    |_or_6[3:2], _or_6[1] | _or_6[3] | _or_6[5], |_or_5[5:4], |_or_5[3:2],
                    _or_5[1] | _or_5[3] | _or_5[5], |_or_4[5:4], |_or_4[3:2],
                    _or_4[1] | _or_4[3] | _or_4[5], |_or_3[5:4], |_or_3[3:2],
                    _or_3[1] | _or_3[3] | _or_3[5], |_or_2[5:4], |_or_2[3:2],
                    _or_2[1] | _or_2[3] | _or_2[5], |_or[5:4], |_or[3:2], _or[1] | _or[3] | _or[5]};
        end
    end

    assign s_slot = in_flight_slot_1;

    // Pushes
    wire [7:0] pushed_0 = push_valid ? push_cu : 8'd0;
    wire [7:0] pushed = pushed_0;

    always @(posedge clk) begin
        if (pushed[0]) begin
            phys_0_0 <= {9{pushed_0[0]}} & push_phys[8:0];
            phys_0_1 <= {9{pushed_0[0]}} & push_phys[17:9];
            phys_0_2 <= {9{pushed_0[0]}} & push_phys[26:18];
            phys_0_3 <= {9{pushed_0[0]}} & push_phys[35:27];
            phys_0_4 <= {9{pushed_0[0]}} & push_phys[44:36];
            phys_0_5 <= {9{pushed_0[0]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[1]) begin
            phys_1_0 <= {9{pushed_0[1]}} & push_phys[8:0];
            phys_1_1 <= {9{pushed_0[1]}} & push_phys[17:9];
            phys_1_2 <= {9{pushed_0[1]}} & push_phys[26:18];
            phys_1_3 <= {9{pushed_0[1]}} & push_phys[35:27];
            phys_1_4 <= {9{pushed_0[1]}} & push_phys[44:36];
            phys_1_5 <= {9{pushed_0[1]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[2]) begin
            phys_2_0 <= {9{pushed_0[2]}} & push_phys[8:0];
            phys_2_1 <= {9{pushed_0[2]}} & push_phys[17:9];
            phys_2_2 <= {9{pushed_0[2]}} & push_phys[26:18];
            phys_2_3 <= {9{pushed_0[2]}} & push_phys[35:27];
            phys_2_4 <= {9{pushed_0[2]}} & push_phys[44:36];
            phys_2_5 <= {9{pushed_0[2]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[3]) begin
            phys_3_0 <= {9{pushed_0[3]}} & push_phys[8:0];
            phys_3_1 <= {9{pushed_0[3]}} & push_phys[17:9];
            phys_3_2 <= {9{pushed_0[3]}} & push_phys[26:18];
            phys_3_3 <= {9{pushed_0[3]}} & push_phys[35:27];
            phys_3_4 <= {9{pushed_0[3]}} & push_phys[44:36];
            phys_3_5 <= {9{pushed_0[3]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[4]) begin
            phys_4_0 <= {9{pushed_0[4]}} & push_phys[8:0];
            phys_4_1 <= {9{pushed_0[4]}} & push_phys[17:9];
            phys_4_2 <= {9{pushed_0[4]}} & push_phys[26:18];
            phys_4_3 <= {9{pushed_0[4]}} & push_phys[35:27];
            phys_4_4 <= {9{pushed_0[4]}} & push_phys[44:36];
            phys_4_5 <= {9{pushed_0[4]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[5]) begin
            phys_5_0 <= {9{pushed_0[5]}} & push_phys[8:0];
            phys_5_1 <= {9{pushed_0[5]}} & push_phys[17:9];
            phys_5_2 <= {9{pushed_0[5]}} & push_phys[26:18];
            phys_5_3 <= {9{pushed_0[5]}} & push_phys[35:27];
            phys_5_4 <= {9{pushed_0[5]}} & push_phys[44:36];
            phys_5_5 <= {9{pushed_0[5]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[6]) begin
            phys_6_0 <= {9{pushed_0[6]}} & push_phys[8:0];
            phys_6_1 <= {9{pushed_0[6]}} & push_phys[17:9];
            phys_6_2 <= {9{pushed_0[6]}} & push_phys[26:18];
            phys_6_3 <= {9{pushed_0[6]}} & push_phys[35:27];
            phys_6_4 <= {9{pushed_0[6]}} & push_phys[44:36];
            phys_6_5 <= {9{pushed_0[6]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (pushed[7]) begin
            phys_7_0 <= {9{pushed_0[7]}} & push_phys[8:0];
            phys_7_1 <= {9{pushed_0[7]}} & push_phys[17:9];
            phys_7_2 <= {9{pushed_0[7]}} & push_phys[26:18];
            phys_7_3 <= {9{pushed_0[7]}} & push_phys[35:27];
            phys_7_4 <= {9{pushed_0[7]}} & push_phys[44:36];
            phys_7_5 <= {9{pushed_0[7]}} & push_phys[53:45];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            pend_0 <= 6'd0;
            before_0 <= {7{1'b1}};
            pend_1 <= 6'd0;
            before_1 <= {6{1'b1}};
            pend_2 <= 6'd0;
            before_2 <= {5{1'b1}};
            pend_3 <= 6'd0;
            before_3 <= {4{1'b1}};
            pend_4 <= 6'd0;
            before_4 <= {3{1'b1}};
            pend_5 <= 6'd0;
            before_5 <= {2{1'b1}};
            pend_6 <= 6'd0;
            before_6 <= 1'b1;
            pend_7 <= 6'd0;
        end else begin
            // BA-Q3: Queued iff pushed, valid and not stolen in this cycle.
            pend_0 <= (pend_0 & ~served_0) | ({6{pushed_0[0]}} & push_src_valid);
            pend_1 <= (pend_1 & ~served_1) | ({6{pushed_0[1]}} & push_src_valid);
            pend_2 <= (pend_2 & ~served_2) | ({6{pushed_0[2]}} & push_src_valid);
            pend_3 <= (pend_3 & ~served_3) | ({6{pushed_0[3]}} & push_src_valid);
            pend_4 <= (pend_4 & ~served_4) | ({6{pushed_0[4]}} & push_src_valid);
            pend_5 <= (pend_5 & ~served_5) | ({6{pushed_0[5]}} & push_src_valid);
            pend_6 <= (pend_6 & ~served_6) | ({6{pushed_0[6]}} & push_src_valid);
            pend_7 <= (pend_7 & ~served_7) | ({6{pushed_0[7]}} & push_src_valid);
            // BA-O1: A push makes its collector the youngest; of two pushes the lower scheduler's
            // is the older.
            before_0 <= pushed[0] ? 7'd0 : before_0 | pushed[7:1];
            before_1 <= pushed[1] ? 6'd0 : before_1 | pushed[7:2];
            before_2 <= pushed[2] ? 5'd0 : before_2 | pushed[7:3];
            before_3 <= pushed[3] ? 4'd0 : before_3 | pushed[7:4];
            before_4 <= pushed[4] ? 3'd0 : before_4 | pushed[7:5];
            before_5 <= pushed[5] ? 2'd0 : before_5 | pushed[7:6];
            before_6 <= ~pushed[6] & (before_6 | pushed[7]);
        end
    end

    assign older = {1'b0, ~before_6, ~before_5[1], ~before_4[2], ~before_3[3], ~before_2[4],
            ~before_1[5], ~before_0[6], before_6, 1'b0, ~before_5[0], ~before_4[1], ~before_3[2],
            ~before_2[3], ~before_1[4], ~before_0[5], before_5, 1'b0, ~before_4[0], ~before_3[1],
            ~before_2[2], ~before_1[3], ~before_0[4], before_4, 1'b0, ~before_3[0], ~before_2[1],
            ~before_1[2], ~before_0[3], before_3, 1'b0, ~before_2[0], ~before_1[1], ~before_0[2],
            before_2, 1'b0, ~before_1[0], ~before_0[1], before_1, 1'b0, ~before_0[0], before_0,
            1'b0};

`ifdef FORMAL
    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) assume(~push_valid | ((|push_cu) & ~(|(push_cu & (push_cu - 8'd1)))));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[0] & (|pend_0)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[1] & (|pend_1)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[2] & (|pend_2)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[3] & (|pend_3)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[4] & (|pend_4)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[5] & (|pend_5)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[6] & (|pend_6)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid & push_cu[7] & (|pend_7)));

    reg [47:0] f_a; // an arbitrary operand
    reg f_a_waits; // it is queued
    reg [8:0] f_a_phys; // its register

    always @(posedge clk) f_a <= f_a;

    // Symbol: one operand.
    always @* if (!rst) assume((|f_a) & ~(|(f_a & (f_a - 48'd1))));

    wire _or_9 = (f_a[0] & (push_valid & push_cu[0] & push_src_valid[0]))
            | (f_a[1] & (push_valid & push_cu[0] & push_src_valid[1]))
            | (f_a[2] & (push_valid & push_cu[0] & push_src_valid[2]))
            | (f_a[3] & (push_valid & push_cu[0] & push_src_valid[3]))
            | (f_a[4] & (push_valid & push_cu[0] & push_src_valid[4]))
            | (f_a[5] & (push_valid & push_cu[0] & push_src_valid[5]))
            | (f_a[6] & (push_valid & push_cu[1] & push_src_valid[0]))
            | (f_a[7] & (push_valid & push_cu[1] & push_src_valid[1]))
            | (f_a[8] & (push_valid & push_cu[1] & push_src_valid[2]))
            | (f_a[9] & (push_valid & push_cu[1] & push_src_valid[3]))
            | (f_a[10] & (push_valid & push_cu[1] & push_src_valid[4]))
            | (f_a[11] & (push_valid & push_cu[1] & push_src_valid[5]))
            | (f_a[12] & (push_valid & push_cu[2] & push_src_valid[0]))
            | (f_a[13] & (push_valid & push_cu[2] & push_src_valid[1]))
            | (f_a[14] & (push_valid & push_cu[2] & push_src_valid[2]))
            | (f_a[15] & (push_valid & push_cu[2] & push_src_valid[3]))
            | (f_a[16] & (push_valid & push_cu[2] & push_src_valid[4]))
            | (f_a[17] & (push_valid & push_cu[2] & push_src_valid[5]))
            | (f_a[18] & (push_valid & push_cu[3] & push_src_valid[0]))
            | (f_a[19] & (push_valid & push_cu[3] & push_src_valid[1]))
            | (f_a[20] & (push_valid & push_cu[3] & push_src_valid[2]))
            | (f_a[21] & (push_valid & push_cu[3] & push_src_valid[3]))
            | (f_a[22] & (push_valid & push_cu[3] & push_src_valid[4]))
            | (f_a[23] & (push_valid & push_cu[3] & push_src_valid[5]))
            | (f_a[24] & (push_valid & push_cu[4] & push_src_valid[0]))
            | (f_a[25] & (push_valid & push_cu[4] & push_src_valid[1]))
            | (f_a[26] & (push_valid & push_cu[4] & push_src_valid[2]))
            | (f_a[27] & (push_valid & push_cu[4] & push_src_valid[3]))
            | (f_a[28] & (push_valid & push_cu[4] & push_src_valid[4]))
            | (f_a[29] & (push_valid & push_cu[4] & push_src_valid[5]))
            | (f_a[30] & (push_valid & push_cu[5] & push_src_valid[0]))
            | (f_a[31] & (push_valid & push_cu[5] & push_src_valid[1]))
            | (f_a[32] & (push_valid & push_cu[5] & push_src_valid[2]))
            | (f_a[33] & (push_valid & push_cu[5] & push_src_valid[3]))
            | (f_a[34] & (push_valid & push_cu[5] & push_src_valid[4]))
            | (f_a[35] & (push_valid & push_cu[5] & push_src_valid[5]))
            | (f_a[36] & (push_valid & push_cu[6] & push_src_valid[0]))
            | (f_a[37] & (push_valid & push_cu[6] & push_src_valid[1]))
            | (f_a[38] & (push_valid & push_cu[6] & push_src_valid[2]))
            | (f_a[39] & (push_valid & push_cu[6] & push_src_valid[3]))
            | (f_a[40] & (push_valid & push_cu[6] & push_src_valid[4]))
            | (f_a[41] & (push_valid & push_cu[6] & push_src_valid[5]))
            | (f_a[42] & (push_valid & push_cu[7] & push_src_valid[0]))
            | (f_a[43] & (push_valid & push_cu[7] & push_src_valid[1]))
            | (f_a[44] & (push_valid & push_cu[7] & push_src_valid[2]))
            | (f_a[45] & (push_valid & push_cu[7] & push_src_valid[3]))
            | (f_a[46] & (push_valid & push_cu[7] & push_src_valid[4]))
            | (f_a[47] & (push_valid & push_cu[7] & push_src_valid[5]));
    wire _or_10 = (f_a[0] & served_0[0]) | (f_a[1] & served_0[1]) | (f_a[2] & served_0[2])
            | (f_a[3] & served_0[3]) | (f_a[4] & served_0[4]) | (f_a[5] & served_0[5])
            | (f_a[6] & served_1[0]) | (f_a[7] & served_1[1]) | (f_a[8] & served_1[2])
            | (f_a[9] & served_1[3]) | (f_a[10] & served_1[4]) | (f_a[11] & served_1[5])
            | (f_a[12] & served_2[0]) | (f_a[13] & served_2[1]) | (f_a[14] & served_2[2])
            | (f_a[15] & served_2[3]) | (f_a[16] & served_2[4]) | (f_a[17] & served_2[5])
            | (f_a[18] & served_3[0]) | (f_a[19] & served_3[1]) | (f_a[20] & served_3[2])
            | (f_a[21] & served_3[3]) | (f_a[22] & served_3[4]) | (f_a[23] & served_3[5])
            | (f_a[24] & served_4[0]) | (f_a[25] & served_4[1]) | (f_a[26] & served_4[2])
            | (f_a[27] & served_4[3]) | (f_a[28] & served_4[4]) | (f_a[29] & served_4[5])
            | (f_a[30] & served_5[0]) | (f_a[31] & served_5[1]) | (f_a[32] & served_5[2])
            | (f_a[33] & served_5[3]) | (f_a[34] & served_5[4]) | (f_a[35] & served_5[5])
            | (f_a[36] & served_6[0]) | (f_a[37] & served_6[1]) | (f_a[38] & served_6[2])
            | (f_a[39] & served_6[3]) | (f_a[40] & served_6[4]) | (f_a[41] & served_6[5])
            | (f_a[42] & served_7[0]) | (f_a[43] & served_7[1]) | (f_a[44] & served_7[2])
            | (f_a[45] & served_7[3]) | (f_a[46] & served_7[4]) | (f_a[47] & served_7[5]);
    wire _inverse = ~_or_10;

    always @(posedge clk) begin
        if (rst) begin
            f_a_waits <= 1'b0;
        end else begin
            f_a_waits <= _or_9 | (f_a_waits & _inverse);
        end
    end

    wire [8:0] _or_11 = ({9{f_a[0]}} & push_phys[8:0]) | ({9{f_a[1]}} & push_phys[17:9])
            | ({9{f_a[2]}} & push_phys[26:18]) | ({9{f_a[3]}} & push_phys[35:27])
            | ({9{f_a[4]}} & push_phys[44:36]) | ({9{f_a[5]}} & push_phys[53:45])
            | ({9{f_a[6]}} & push_phys[8:0]) | ({9{f_a[7]}} & push_phys[17:9])
            | ({9{f_a[8]}} & push_phys[26:18]) | ({9{f_a[9]}} & push_phys[35:27])
            | ({9{f_a[10]}} & push_phys[44:36]) | ({9{f_a[11]}} & push_phys[53:45])
            | ({9{f_a[12]}} & push_phys[8:0]) | ({9{f_a[13]}} & push_phys[17:9])
            | ({9{f_a[14]}} & push_phys[26:18]) | ({9{f_a[15]}} & push_phys[35:27])
            | ({9{f_a[16]}} & push_phys[44:36]) | ({9{f_a[17]}} & push_phys[53:45])
            | ({9{f_a[18]}} & push_phys[8:0]) | ({9{f_a[19]}} & push_phys[17:9])
            | ({9{f_a[20]}} & push_phys[26:18]) | ({9{f_a[21]}} & push_phys[35:27])
            | ({9{f_a[22]}} & push_phys[44:36]) | ({9{f_a[23]}} & push_phys[53:45])
            | ({9{f_a[24]}} & push_phys[8:0]) | ({9{f_a[25]}} & push_phys[17:9])
            | ({9{f_a[26]}} & push_phys[26:18]) | ({9{f_a[27]}} & push_phys[35:27])
            | ({9{f_a[28]}} & push_phys[44:36]) | ({9{f_a[29]}} & push_phys[53:45])
            | ({9{f_a[30]}} & push_phys[8:0]) | ({9{f_a[31]}} & push_phys[17:9])
            | ({9{f_a[32]}} & push_phys[26:18]) | ({9{f_a[33]}} & push_phys[35:27])
            | ({9{f_a[34]}} & push_phys[44:36]) | ({9{f_a[35]}} & push_phys[53:45])
            | ({9{f_a[36]}} & push_phys[8:0]) | ({9{f_a[37]}} & push_phys[17:9])
            | ({9{f_a[38]}} & push_phys[26:18]) | ({9{f_a[39]}} & push_phys[35:27])
            | ({9{f_a[40]}} & push_phys[44:36]) | ({9{f_a[41]}} & push_phys[53:45])
            | ({9{f_a[42]}} & push_phys[8:0]) | ({9{f_a[43]}} & push_phys[17:9])
            | ({9{f_a[44]}} & push_phys[26:18]) | ({9{f_a[45]}} & push_phys[35:27])
            | ({9{f_a[46]}} & push_phys[44:36]) | ({9{f_a[47]}} & push_phys[53:45]);

    always @(posedge clk) if (_or_9) f_a_phys <= _or_9 ? _or_11 : 9'd0;

    wire _or_12 = (f_a[0] & pend_0[0]) | (f_a[1] & pend_0[1]) | (f_a[2] & pend_0[2])
            | (f_a[3] & pend_0[3]) | (f_a[4] & pend_0[4]) | (f_a[5] & pend_0[5])
            | (f_a[6] & pend_1[0]) | (f_a[7] & pend_1[1]) | (f_a[8] & pend_1[2])
            | (f_a[9] & pend_1[3]) | (f_a[10] & pend_1[4]) | (f_a[11] & pend_1[5])
            | (f_a[12] & pend_2[0]) | (f_a[13] & pend_2[1]) | (f_a[14] & pend_2[2])
            | (f_a[15] & pend_2[3]) | (f_a[16] & pend_2[4]) | (f_a[17] & pend_2[5])
            | (f_a[18] & pend_3[0]) | (f_a[19] & pend_3[1]) | (f_a[20] & pend_3[2])
            | (f_a[21] & pend_3[3]) | (f_a[22] & pend_3[4]) | (f_a[23] & pend_3[5])
            | (f_a[24] & pend_4[0]) | (f_a[25] & pend_4[1]) | (f_a[26] & pend_4[2])
            | (f_a[27] & pend_4[3]) | (f_a[28] & pend_4[4]) | (f_a[29] & pend_4[5])
            | (f_a[30] & pend_5[0]) | (f_a[31] & pend_5[1]) | (f_a[32] & pend_5[2])
            | (f_a[33] & pend_5[3]) | (f_a[34] & pend_5[4]) | (f_a[35] & pend_5[5])
            | (f_a[36] & pend_6[0]) | (f_a[37] & pend_6[1]) | (f_a[38] & pend_6[2])
            | (f_a[39] & pend_6[3]) | (f_a[40] & pend_6[4]) | (f_a[41] & pend_6[5])
            | (f_a[42] & pend_7[0]) | (f_a[43] & pend_7[1]) | (f_a[44] & pend_7[2])
            | (f_a[45] & pend_7[3]) | (f_a[46] & pend_7[4]) | (f_a[47] & pend_7[5]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) assert(f_a_waits == _or_12);

    wire [8:0] _or_13 = ({9{f_a[0]}} & phys_0_0) | ({9{f_a[1]}} & phys_0_1)
            | ({9{f_a[2]}} & phys_0_2) | ({9{f_a[3]}} & phys_0_3) | ({9{f_a[4]}} & phys_0_4)
            | ({9{f_a[5]}} & phys_0_5) | ({9{f_a[6]}} & phys_1_0) | ({9{f_a[7]}} & phys_1_1)
            | ({9{f_a[8]}} & phys_1_2) | ({9{f_a[9]}} & phys_1_3) | ({9{f_a[10]}} & phys_1_4)
            | ({9{f_a[11]}} & phys_1_5) | ({9{f_a[12]}} & phys_2_0) | ({9{f_a[13]}} & phys_2_1)
            | ({9{f_a[14]}} & phys_2_2) | ({9{f_a[15]}} & phys_2_3) | ({9{f_a[16]}} & phys_2_4)
            | ({9{f_a[17]}} & phys_2_5) | ({9{f_a[18]}} & phys_3_0) | ({9{f_a[19]}} & phys_3_1)
            | ({9{f_a[20]}} & phys_3_2) | ({9{f_a[21]}} & phys_3_3) | ({9{f_a[22]}} & phys_3_4)
            | ({9{f_a[23]}} & phys_3_5) | ({9{f_a[24]}} & phys_4_0) | ({9{f_a[25]}} & phys_4_1)
            | ({9{f_a[26]}} & phys_4_2) | ({9{f_a[27]}} & phys_4_3) | ({9{f_a[28]}} & phys_4_4)
            | ({9{f_a[29]}} & phys_4_5) | ({9{f_a[30]}} & phys_5_0) | ({9{f_a[31]}} & phys_5_1)
            | ({9{f_a[32]}} & phys_5_2) | ({9{f_a[33]}} & phys_5_3) | ({9{f_a[34]}} & phys_5_4)
            | ({9{f_a[35]}} & phys_5_5) | ({9{f_a[36]}} & phys_6_0) | ({9{f_a[37]}} & phys_6_1)
            | ({9{f_a[38]}} & phys_6_2) | ({9{f_a[39]}} & phys_6_3) | ({9{f_a[40]}} & phys_6_4)
            | ({9{f_a[41]}} & phys_6_5) | ({9{f_a[42]}} & phys_7_0) | ({9{f_a[43]}} & phys_7_1)
            | ({9{f_a[44]}} & phys_7_2) | ({9{f_a[45]}} & phys_7_3) | ({9{f_a[46]}} & phys_7_4)
            | ({9{f_a[47]}} & phys_7_5);

    // BA-Q3: Its register stays.
    always @* if (!rst) assert(~f_a_waits | (f_a_phys == _or_13));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) assert(_inverse | f_a_waits);

    reg [47:0] f_b; // an arbitrary operand
    reg f_b_waits; // it is queued
    reg [8:0] f_b_phys; // its register

    always @(posedge clk) f_b <= f_b;

    // Symbol: one operand.
    always @* if (!rst) assume((|f_b) & ~(|(f_b & (f_b - 48'd1))));

    wire _or_14 = (f_b[0] & (push_valid & push_cu[0] & push_src_valid[0]))
            | (f_b[1] & (push_valid & push_cu[0] & push_src_valid[1]))
            | (f_b[2] & (push_valid & push_cu[0] & push_src_valid[2]))
            | (f_b[3] & (push_valid & push_cu[0] & push_src_valid[3]))
            | (f_b[4] & (push_valid & push_cu[0] & push_src_valid[4]))
            | (f_b[5] & (push_valid & push_cu[0] & push_src_valid[5]))
            | (f_b[6] & (push_valid & push_cu[1] & push_src_valid[0]))
            | (f_b[7] & (push_valid & push_cu[1] & push_src_valid[1]))
            | (f_b[8] & (push_valid & push_cu[1] & push_src_valid[2]))
            | (f_b[9] & (push_valid & push_cu[1] & push_src_valid[3]))
            | (f_b[10] & (push_valid & push_cu[1] & push_src_valid[4]))
            | (f_b[11] & (push_valid & push_cu[1] & push_src_valid[5]))
            | (f_b[12] & (push_valid & push_cu[2] & push_src_valid[0]))
            | (f_b[13] & (push_valid & push_cu[2] & push_src_valid[1]))
            | (f_b[14] & (push_valid & push_cu[2] & push_src_valid[2]))
            | (f_b[15] & (push_valid & push_cu[2] & push_src_valid[3]))
            | (f_b[16] & (push_valid & push_cu[2] & push_src_valid[4]))
            | (f_b[17] & (push_valid & push_cu[2] & push_src_valid[5]))
            | (f_b[18] & (push_valid & push_cu[3] & push_src_valid[0]))
            | (f_b[19] & (push_valid & push_cu[3] & push_src_valid[1]))
            | (f_b[20] & (push_valid & push_cu[3] & push_src_valid[2]))
            | (f_b[21] & (push_valid & push_cu[3] & push_src_valid[3]))
            | (f_b[22] & (push_valid & push_cu[3] & push_src_valid[4]))
            | (f_b[23] & (push_valid & push_cu[3] & push_src_valid[5]))
            | (f_b[24] & (push_valid & push_cu[4] & push_src_valid[0]))
            | (f_b[25] & (push_valid & push_cu[4] & push_src_valid[1]))
            | (f_b[26] & (push_valid & push_cu[4] & push_src_valid[2]))
            | (f_b[27] & (push_valid & push_cu[4] & push_src_valid[3]))
            | (f_b[28] & (push_valid & push_cu[4] & push_src_valid[4]))
            | (f_b[29] & (push_valid & push_cu[4] & push_src_valid[5]))
            | (f_b[30] & (push_valid & push_cu[5] & push_src_valid[0]))
            | (f_b[31] & (push_valid & push_cu[5] & push_src_valid[1]))
            | (f_b[32] & (push_valid & push_cu[5] & push_src_valid[2]))
            | (f_b[33] & (push_valid & push_cu[5] & push_src_valid[3]))
            | (f_b[34] & (push_valid & push_cu[5] & push_src_valid[4]))
            | (f_b[35] & (push_valid & push_cu[5] & push_src_valid[5]))
            | (f_b[36] & (push_valid & push_cu[6] & push_src_valid[0]))
            | (f_b[37] & (push_valid & push_cu[6] & push_src_valid[1]))
            | (f_b[38] & (push_valid & push_cu[6] & push_src_valid[2]))
            | (f_b[39] & (push_valid & push_cu[6] & push_src_valid[3]))
            | (f_b[40] & (push_valid & push_cu[6] & push_src_valid[4]))
            | (f_b[41] & (push_valid & push_cu[6] & push_src_valid[5]))
            | (f_b[42] & (push_valid & push_cu[7] & push_src_valid[0]))
            | (f_b[43] & (push_valid & push_cu[7] & push_src_valid[1]))
            | (f_b[44] & (push_valid & push_cu[7] & push_src_valid[2]))
            | (f_b[45] & (push_valid & push_cu[7] & push_src_valid[3]))
            | (f_b[46] & (push_valid & push_cu[7] & push_src_valid[4]))
            | (f_b[47] & (push_valid & push_cu[7] & push_src_valid[5]));
    wire _or_15 = (f_b[0] & served_0[0]) | (f_b[1] & served_0[1]) | (f_b[2] & served_0[2])
            | (f_b[3] & served_0[3]) | (f_b[4] & served_0[4]) | (f_b[5] & served_0[5])
            | (f_b[6] & served_1[0]) | (f_b[7] & served_1[1]) | (f_b[8] & served_1[2])
            | (f_b[9] & served_1[3]) | (f_b[10] & served_1[4]) | (f_b[11] & served_1[5])
            | (f_b[12] & served_2[0]) | (f_b[13] & served_2[1]) | (f_b[14] & served_2[2])
            | (f_b[15] & served_2[3]) | (f_b[16] & served_2[4]) | (f_b[17] & served_2[5])
            | (f_b[18] & served_3[0]) | (f_b[19] & served_3[1]) | (f_b[20] & served_3[2])
            | (f_b[21] & served_3[3]) | (f_b[22] & served_3[4]) | (f_b[23] & served_3[5])
            | (f_b[24] & served_4[0]) | (f_b[25] & served_4[1]) | (f_b[26] & served_4[2])
            | (f_b[27] & served_4[3]) | (f_b[28] & served_4[4]) | (f_b[29] & served_4[5])
            | (f_b[30] & served_5[0]) | (f_b[31] & served_5[1]) | (f_b[32] & served_5[2])
            | (f_b[33] & served_5[3]) | (f_b[34] & served_5[4]) | (f_b[35] & served_5[5])
            | (f_b[36] & served_6[0]) | (f_b[37] & served_6[1]) | (f_b[38] & served_6[2])
            | (f_b[39] & served_6[3]) | (f_b[40] & served_6[4]) | (f_b[41] & served_6[5])
            | (f_b[42] & served_7[0]) | (f_b[43] & served_7[1]) | (f_b[44] & served_7[2])
            | (f_b[45] & served_7[3]) | (f_b[46] & served_7[4]) | (f_b[47] & served_7[5]);
    wire _inverse_2 = ~_or_15;

    always @(posedge clk) begin
        if (rst) begin
            f_b_waits <= 1'b0;
        end else begin
            f_b_waits <= _or_14 | (f_b_waits & _inverse_2);
        end
    end

    wire [8:0] _or_16 = ({9{f_b[0]}} & push_phys[8:0]) | ({9{f_b[1]}} & push_phys[17:9])
            | ({9{f_b[2]}} & push_phys[26:18]) | ({9{f_b[3]}} & push_phys[35:27])
            | ({9{f_b[4]}} & push_phys[44:36]) | ({9{f_b[5]}} & push_phys[53:45])
            | ({9{f_b[6]}} & push_phys[8:0]) | ({9{f_b[7]}} & push_phys[17:9])
            | ({9{f_b[8]}} & push_phys[26:18]) | ({9{f_b[9]}} & push_phys[35:27])
            | ({9{f_b[10]}} & push_phys[44:36]) | ({9{f_b[11]}} & push_phys[53:45])
            | ({9{f_b[12]}} & push_phys[8:0]) | ({9{f_b[13]}} & push_phys[17:9])
            | ({9{f_b[14]}} & push_phys[26:18]) | ({9{f_b[15]}} & push_phys[35:27])
            | ({9{f_b[16]}} & push_phys[44:36]) | ({9{f_b[17]}} & push_phys[53:45])
            | ({9{f_b[18]}} & push_phys[8:0]) | ({9{f_b[19]}} & push_phys[17:9])
            | ({9{f_b[20]}} & push_phys[26:18]) | ({9{f_b[21]}} & push_phys[35:27])
            | ({9{f_b[22]}} & push_phys[44:36]) | ({9{f_b[23]}} & push_phys[53:45])
            | ({9{f_b[24]}} & push_phys[8:0]) | ({9{f_b[25]}} & push_phys[17:9])
            | ({9{f_b[26]}} & push_phys[26:18]) | ({9{f_b[27]}} & push_phys[35:27])
            | ({9{f_b[28]}} & push_phys[44:36]) | ({9{f_b[29]}} & push_phys[53:45])
            | ({9{f_b[30]}} & push_phys[8:0]) | ({9{f_b[31]}} & push_phys[17:9])
            | ({9{f_b[32]}} & push_phys[26:18]) | ({9{f_b[33]}} & push_phys[35:27])
            | ({9{f_b[34]}} & push_phys[44:36]) | ({9{f_b[35]}} & push_phys[53:45])
            | ({9{f_b[36]}} & push_phys[8:0]) | ({9{f_b[37]}} & push_phys[17:9])
            | ({9{f_b[38]}} & push_phys[26:18]) | ({9{f_b[39]}} & push_phys[35:27])
            | ({9{f_b[40]}} & push_phys[44:36]) | ({9{f_b[41]}} & push_phys[53:45])
            | ({9{f_b[42]}} & push_phys[8:0]) | ({9{f_b[43]}} & push_phys[17:9])
            | ({9{f_b[44]}} & push_phys[26:18]) | ({9{f_b[45]}} & push_phys[35:27])
            | ({9{f_b[46]}} & push_phys[44:36]) | ({9{f_b[47]}} & push_phys[53:45]);

    always @(posedge clk) if (_or_14) f_b_phys <= _or_14 ? _or_16 : 9'd0;

    wire _or_17 = (f_b[0] & pend_0[0]) | (f_b[1] & pend_0[1]) | (f_b[2] & pend_0[2])
            | (f_b[3] & pend_0[3]) | (f_b[4] & pend_0[4]) | (f_b[5] & pend_0[5])
            | (f_b[6] & pend_1[0]) | (f_b[7] & pend_1[1]) | (f_b[8] & pend_1[2])
            | (f_b[9] & pend_1[3]) | (f_b[10] & pend_1[4]) | (f_b[11] & pend_1[5])
            | (f_b[12] & pend_2[0]) | (f_b[13] & pend_2[1]) | (f_b[14] & pend_2[2])
            | (f_b[15] & pend_2[3]) | (f_b[16] & pend_2[4]) | (f_b[17] & pend_2[5])
            | (f_b[18] & pend_3[0]) | (f_b[19] & pend_3[1]) | (f_b[20] & pend_3[2])
            | (f_b[21] & pend_3[3]) | (f_b[22] & pend_3[4]) | (f_b[23] & pend_3[5])
            | (f_b[24] & pend_4[0]) | (f_b[25] & pend_4[1]) | (f_b[26] & pend_4[2])
            | (f_b[27] & pend_4[3]) | (f_b[28] & pend_4[4]) | (f_b[29] & pend_4[5])
            | (f_b[30] & pend_5[0]) | (f_b[31] & pend_5[1]) | (f_b[32] & pend_5[2])
            | (f_b[33] & pend_5[3]) | (f_b[34] & pend_5[4]) | (f_b[35] & pend_5[5])
            | (f_b[36] & pend_6[0]) | (f_b[37] & pend_6[1]) | (f_b[38] & pend_6[2])
            | (f_b[39] & pend_6[3]) | (f_b[40] & pend_6[4]) | (f_b[41] & pend_6[5])
            | (f_b[42] & pend_7[0]) | (f_b[43] & pend_7[1]) | (f_b[44] & pend_7[2])
            | (f_b[45] & pend_7[3]) | (f_b[46] & pend_7[4]) | (f_b[47] & pend_7[5]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) assert(f_b_waits == _or_17);

    wire [8:0] _or_18 = ({9{f_b[0]}} & phys_0_0) | ({9{f_b[1]}} & phys_0_1)
            | ({9{f_b[2]}} & phys_0_2) | ({9{f_b[3]}} & phys_0_3) | ({9{f_b[4]}} & phys_0_4)
            | ({9{f_b[5]}} & phys_0_5) | ({9{f_b[6]}} & phys_1_0) | ({9{f_b[7]}} & phys_1_1)
            | ({9{f_b[8]}} & phys_1_2) | ({9{f_b[9]}} & phys_1_3) | ({9{f_b[10]}} & phys_1_4)
            | ({9{f_b[11]}} & phys_1_5) | ({9{f_b[12]}} & phys_2_0) | ({9{f_b[13]}} & phys_2_1)
            | ({9{f_b[14]}} & phys_2_2) | ({9{f_b[15]}} & phys_2_3) | ({9{f_b[16]}} & phys_2_4)
            | ({9{f_b[17]}} & phys_2_5) | ({9{f_b[18]}} & phys_3_0) | ({9{f_b[19]}} & phys_3_1)
            | ({9{f_b[20]}} & phys_3_2) | ({9{f_b[21]}} & phys_3_3) | ({9{f_b[22]}} & phys_3_4)
            | ({9{f_b[23]}} & phys_3_5) | ({9{f_b[24]}} & phys_4_0) | ({9{f_b[25]}} & phys_4_1)
            | ({9{f_b[26]}} & phys_4_2) | ({9{f_b[27]}} & phys_4_3) | ({9{f_b[28]}} & phys_4_4)
            | ({9{f_b[29]}} & phys_4_5) | ({9{f_b[30]}} & phys_5_0) | ({9{f_b[31]}} & phys_5_1)
            | ({9{f_b[32]}} & phys_5_2) | ({9{f_b[33]}} & phys_5_3) | ({9{f_b[34]}} & phys_5_4)
            | ({9{f_b[35]}} & phys_5_5) | ({9{f_b[36]}} & phys_6_0) | ({9{f_b[37]}} & phys_6_1)
            | ({9{f_b[38]}} & phys_6_2) | ({9{f_b[39]}} & phys_6_3) | ({9{f_b[40]}} & phys_6_4)
            | ({9{f_b[41]}} & phys_6_5) | ({9{f_b[42]}} & phys_7_0) | ({9{f_b[43]}} & phys_7_1)
            | ({9{f_b[44]}} & phys_7_2) | ({9{f_b[45]}} & phys_7_3) | ({9{f_b[46]}} & phys_7_4)
            | ({9{f_b[47]}} & phys_7_5);

    // BA-Q3: Its register stays.
    always @* if (!rst) assert(~f_b_waits | (f_b_phys == _or_18));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) assert(_inverse_2 | f_b_waits);

    reg f_first; // a was pushed before b

    always @(posedge clk) begin
        if (rst) begin
            f_first <= 1'b0;
        end else begin
            if (_or_14)
                f_first <= ~_or_9 | (_or_9 & ~_or_14) | ((_or_9 & _or_14) & (f_a < f_b));
            else if (_or_9)
                f_first <= 1'b0;
        end
    end

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) assert((f_a == f_b) | ~(_or_10 & _or_15 & (f_a_phys[0] == f_b_phys[0])));

    wire [1:0] _not_f_a_phys_0_etc = {f_a_phys[0], ~f_a_phys[0]};

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) assert(_inverse | (~(|(_not_f_a_phys_0_etc & bank_we))
            & (|(_not_f_a_phys_0_etc & bank_en))));

    // BA-G1: The row of a granted read.
    always @* if (!rst) assert(_inverse | ((({8{~f_a_phys[0]}} & bank_row[7:0])
            | ({8{f_a_phys[0]}} & bank_row[15:8])) == f_a_phys[8:1]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) assert(~(f_a_waits & f_b_waits & (f_a_phys[0] == f_b_phys[0]) & f_first)
            | (f_a == f_b) | _inverse_2);

    wire _f_b_1_or = f_b[1] | f_b[2] | f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1])
            | (f_b[7] & older[1]) | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_2_or = f_b[2] | f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_3_or = f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_4_or = f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_5_or = f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1]) | (f_b[8] & older[1])
            | (f_b[9] & older[1]) | (f_b[10] & older[1]) | (f_b[11] & older[1])
            | (f_b[12] & older[2]) | (f_b[13] & older[2]) | (f_b[14] & older[2])
            | (f_b[15] & older[2]) | (f_b[16] & older[2]) | (f_b[17] & older[2])
            | (f_b[18] & older[3]) | (f_b[19] & older[3]) | (f_b[20] & older[3])
            | (f_b[21] & older[3]) | (f_b[22] & older[3]) | (f_b[23] & older[3])
            | (f_b[24] & older[4]) | (f_b[25] & older[4]) | (f_b[26] & older[4])
            | (f_b[27] & older[4]) | (f_b[28] & older[4]) | (f_b[29] & older[4])
            | (f_b[30] & older[5]) | (f_b[31] & older[5]) | (f_b[32] & older[5])
            | (f_b[33] & older[5]) | (f_b[34] & older[5]) | (f_b[35] & older[5])
            | (f_b[36] & older[6]) | (f_b[37] & older[6]) | (f_b[38] & older[6])
            | (f_b[39] & older[6]) | (f_b[40] & older[6]) | (f_b[41] & older[6])
            | (f_b[42] & older[7]) | (f_b[43] & older[7]) | (f_b[44] & older[7])
            | (f_b[45] & older[7]) | (f_b[46] & older[7]) | (f_b[47] & older[7]);
    wire _or_19 = (f_b[6] & older[1]) | (f_b[7] & older[1]) | (f_b[8] & older[1])
            | (f_b[9] & older[1]) | (f_b[10] & older[1]) | (f_b[11] & older[1])
            | (f_b[12] & older[2]) | (f_b[13] & older[2]) | (f_b[14] & older[2])
            | (f_b[15] & older[2]) | (f_b[16] & older[2]) | (f_b[17] & older[2])
            | (f_b[18] & older[3]) | (f_b[19] & older[3]) | (f_b[20] & older[3])
            | (f_b[21] & older[3]) | (f_b[22] & older[3]) | (f_b[23] & older[3])
            | (f_b[24] & older[4]) | (f_b[25] & older[4]) | (f_b[26] & older[4])
            | (f_b[27] & older[4]) | (f_b[28] & older[4]) | (f_b[29] & older[4])
            | (f_b[30] & older[5]) | (f_b[31] & older[5]) | (f_b[32] & older[5])
            | (f_b[33] & older[5]) | (f_b[34] & older[5]) | (f_b[35] & older[5])
            | (f_b[36] & older[6]) | (f_b[37] & older[6]) | (f_b[38] & older[6])
            | (f_b[39] & older[6]) | (f_b[40] & older[6]) | (f_b[41] & older[6])
            | (f_b[42] & older[7]) | (f_b[43] & older[7]) | (f_b[44] & older[7])
            | (f_b[45] & older[7]) | (f_b[46] & older[7]) | (f_b[47] & older[7]);
    wire _or_20 = (f_b[0] & older[8]) | (f_b[1] & older[8]) | (f_b[2] & older[8])
            | (f_b[3] & older[8]) | (f_b[4] & older[8]) | (f_b[5] & older[8]) | f_b[7] | f_b[8]
            | f_b[9] | f_b[10] | f_b[11] | (f_b[12] & older[10]) | (f_b[13] & older[10])
            | (f_b[14] & older[10]) | (f_b[15] & older[10]) | (f_b[16] & older[10])
            | (f_b[17] & older[10]) | (f_b[18] & older[11]) | (f_b[19] & older[11])
            | (f_b[20] & older[11]) | (f_b[21] & older[11]) | (f_b[22] & older[11])
            | (f_b[23] & older[11]) | (f_b[24] & older[12]) | (f_b[25] & older[12])
            | (f_b[26] & older[12]) | (f_b[27] & older[12]) | (f_b[28] & older[12])
            | (f_b[29] & older[12]) | (f_b[30] & older[13]) | (f_b[31] & older[13])
            | (f_b[32] & older[13]) | (f_b[33] & older[13]) | (f_b[34] & older[13])
            | (f_b[35] & older[13]) | (f_b[36] & older[14]) | (f_b[37] & older[14])
            | (f_b[38] & older[14]) | (f_b[39] & older[14]) | (f_b[40] & older[14])
            | (f_b[41] & older[14]) | (f_b[42] & older[15]) | (f_b[43] & older[15])
            | (f_b[44] & older[15]) | (f_b[45] & older[15]) | (f_b[46] & older[15])
            | (f_b[47] & older[15]);
    wire _or_21 = (f_b[0] & older[8]) | (f_b[1] & older[8]) | (f_b[2] & older[8])
            | (f_b[3] & older[8]) | (f_b[4] & older[8]) | (f_b[5] & older[8]) | f_b[8] | f_b[9]
            | f_b[10] | f_b[11] | (f_b[12] & older[10]) | (f_b[13] & older[10])
            | (f_b[14] & older[10]) | (f_b[15] & older[10]) | (f_b[16] & older[10])
            | (f_b[17] & older[10]) | (f_b[18] & older[11]) | (f_b[19] & older[11])
            | (f_b[20] & older[11]) | (f_b[21] & older[11]) | (f_b[22] & older[11])
            | (f_b[23] & older[11]) | (f_b[24] & older[12]) | (f_b[25] & older[12])
            | (f_b[26] & older[12]) | (f_b[27] & older[12]) | (f_b[28] & older[12])
            | (f_b[29] & older[12]) | (f_b[30] & older[13]) | (f_b[31] & older[13])
            | (f_b[32] & older[13]) | (f_b[33] & older[13]) | (f_b[34] & older[13])
            | (f_b[35] & older[13]) | (f_b[36] & older[14]) | (f_b[37] & older[14])
            | (f_b[38] & older[14]) | (f_b[39] & older[14]) | (f_b[40] & older[14])
            | (f_b[41] & older[14]) | (f_b[42] & older[15]) | (f_b[43] & older[15])
            | (f_b[44] & older[15]) | (f_b[45] & older[15]) | (f_b[46] & older[15])
            | (f_b[47] & older[15]);
    wire _or_22 = (f_b[0] & older[8]) | (f_b[1] & older[8]) | (f_b[2] & older[8])
            | (f_b[3] & older[8]) | (f_b[4] & older[8]) | (f_b[5] & older[8]) | f_b[9] | f_b[10]
            | f_b[11] | (f_b[12] & older[10]) | (f_b[13] & older[10]) | (f_b[14] & older[10])
            | (f_b[15] & older[10]) | (f_b[16] & older[10]) | (f_b[17] & older[10])
            | (f_b[18] & older[11]) | (f_b[19] & older[11]) | (f_b[20] & older[11])
            | (f_b[21] & older[11]) | (f_b[22] & older[11]) | (f_b[23] & older[11])
            | (f_b[24] & older[12]) | (f_b[25] & older[12]) | (f_b[26] & older[12])
            | (f_b[27] & older[12]) | (f_b[28] & older[12]) | (f_b[29] & older[12])
            | (f_b[30] & older[13]) | (f_b[31] & older[13]) | (f_b[32] & older[13])
            | (f_b[33] & older[13]) | (f_b[34] & older[13]) | (f_b[35] & older[13])
            | (f_b[36] & older[14]) | (f_b[37] & older[14]) | (f_b[38] & older[14])
            | (f_b[39] & older[14]) | (f_b[40] & older[14]) | (f_b[41] & older[14])
            | (f_b[42] & older[15]) | (f_b[43] & older[15]) | (f_b[44] & older[15])
            | (f_b[45] & older[15]) | (f_b[46] & older[15]) | (f_b[47] & older[15]);
    wire _or_23 = (f_b[0] & older[8]) | (f_b[1] & older[8]) | (f_b[2] & older[8])
            | (f_b[3] & older[8]) | (f_b[4] & older[8]) | (f_b[5] & older[8]) | f_b[10] | f_b[11]
            | (f_b[12] & older[10]) | (f_b[13] & older[10]) | (f_b[14] & older[10])
            | (f_b[15] & older[10]) | (f_b[16] & older[10]) | (f_b[17] & older[10])
            | (f_b[18] & older[11]) | (f_b[19] & older[11]) | (f_b[20] & older[11])
            | (f_b[21] & older[11]) | (f_b[22] & older[11]) | (f_b[23] & older[11])
            | (f_b[24] & older[12]) | (f_b[25] & older[12]) | (f_b[26] & older[12])
            | (f_b[27] & older[12]) | (f_b[28] & older[12]) | (f_b[29] & older[12])
            | (f_b[30] & older[13]) | (f_b[31] & older[13]) | (f_b[32] & older[13])
            | (f_b[33] & older[13]) | (f_b[34] & older[13]) | (f_b[35] & older[13])
            | (f_b[36] & older[14]) | (f_b[37] & older[14]) | (f_b[38] & older[14])
            | (f_b[39] & older[14]) | (f_b[40] & older[14]) | (f_b[41] & older[14])
            | (f_b[42] & older[15]) | (f_b[43] & older[15]) | (f_b[44] & older[15])
            | (f_b[45] & older[15]) | (f_b[46] & older[15]) | (f_b[47] & older[15]);
    wire _or_24 = (f_b[0] & older[8]) | (f_b[1] & older[8]) | (f_b[2] & older[8])
            | (f_b[3] & older[8]) | (f_b[4] & older[8]) | (f_b[5] & older[8]) | f_b[11]
            | (f_b[12] & older[10]) | (f_b[13] & older[10]) | (f_b[14] & older[10])
            | (f_b[15] & older[10]) | (f_b[16] & older[10]) | (f_b[17] & older[10])
            | (f_b[18] & older[11]) | (f_b[19] & older[11]) | (f_b[20] & older[11])
            | (f_b[21] & older[11]) | (f_b[22] & older[11]) | (f_b[23] & older[11])
            | (f_b[24] & older[12]) | (f_b[25] & older[12]) | (f_b[26] & older[12])
            | (f_b[27] & older[12]) | (f_b[28] & older[12]) | (f_b[29] & older[12])
            | (f_b[30] & older[13]) | (f_b[31] & older[13]) | (f_b[32] & older[13])
            | (f_b[33] & older[13]) | (f_b[34] & older[13]) | (f_b[35] & older[13])
            | (f_b[36] & older[14]) | (f_b[37] & older[14]) | (f_b[38] & older[14])
            | (f_b[39] & older[14]) | (f_b[40] & older[14]) | (f_b[41] & older[14])
            | (f_b[42] & older[15]) | (f_b[43] & older[15]) | (f_b[44] & older[15])
            | (f_b[45] & older[15]) | (f_b[46] & older[15]) | (f_b[47] & older[15]);
    wire _or_25 = (f_b[0] & older[8]) | (f_b[1] & older[8]) | (f_b[2] & older[8])
            | (f_b[3] & older[8]) | (f_b[4] & older[8]) | (f_b[5] & older[8])
            | (f_b[12] & older[10]) | (f_b[13] & older[10]) | (f_b[14] & older[10])
            | (f_b[15] & older[10]) | (f_b[16] & older[10]) | (f_b[17] & older[10])
            | (f_b[18] & older[11]) | (f_b[19] & older[11]) | (f_b[20] & older[11])
            | (f_b[21] & older[11]) | (f_b[22] & older[11]) | (f_b[23] & older[11])
            | (f_b[24] & older[12]) | (f_b[25] & older[12]) | (f_b[26] & older[12])
            | (f_b[27] & older[12]) | (f_b[28] & older[12]) | (f_b[29] & older[12])
            | (f_b[30] & older[13]) | (f_b[31] & older[13]) | (f_b[32] & older[13])
            | (f_b[33] & older[13]) | (f_b[34] & older[13]) | (f_b[35] & older[13])
            | (f_b[36] & older[14]) | (f_b[37] & older[14]) | (f_b[38] & older[14])
            | (f_b[39] & older[14]) | (f_b[40] & older[14]) | (f_b[41] & older[14])
            | (f_b[42] & older[15]) | (f_b[43] & older[15]) | (f_b[44] & older[15])
            | (f_b[45] & older[15]) | (f_b[46] & older[15]) | (f_b[47] & older[15]);
    wire _or_26 = (f_b[0] & older[16]) | (f_b[1] & older[16]) | (f_b[2] & older[16])
            | (f_b[3] & older[16]) | (f_b[4] & older[16]) | (f_b[5] & older[16])
            | (f_b[6] & older[17]) | (f_b[7] & older[17]) | (f_b[8] & older[17])
            | (f_b[9] & older[17]) | (f_b[10] & older[17]) | (f_b[11] & older[17]) | f_b[13]
            | f_b[14] | f_b[15] | f_b[16] | f_b[17] | (f_b[18] & older[19]) | (f_b[19] & older[19])
            | (f_b[20] & older[19]) | (f_b[21] & older[19]) | (f_b[22] & older[19])
            | (f_b[23] & older[19]) | (f_b[24] & older[20]) | (f_b[25] & older[20])
            | (f_b[26] & older[20]) | (f_b[27] & older[20]) | (f_b[28] & older[20])
            | (f_b[29] & older[20]) | (f_b[30] & older[21]) | (f_b[31] & older[21])
            | (f_b[32] & older[21]) | (f_b[33] & older[21]) | (f_b[34] & older[21])
            | (f_b[35] & older[21]) | (f_b[36] & older[22]) | (f_b[37] & older[22])
            | (f_b[38] & older[22]) | (f_b[39] & older[22]) | (f_b[40] & older[22])
            | (f_b[41] & older[22]) | (f_b[42] & older[23]) | (f_b[43] & older[23])
            | (f_b[44] & older[23]) | (f_b[45] & older[23]) | (f_b[46] & older[23])
            | (f_b[47] & older[23]);
    wire _or_27 = (f_b[0] & older[16]) | (f_b[1] & older[16]) | (f_b[2] & older[16])
            | (f_b[3] & older[16]) | (f_b[4] & older[16]) | (f_b[5] & older[16])
            | (f_b[6] & older[17]) | (f_b[7] & older[17]) | (f_b[8] & older[17])
            | (f_b[9] & older[17]) | (f_b[10] & older[17]) | (f_b[11] & older[17]) | f_b[14]
            | f_b[15] | f_b[16] | f_b[17] | (f_b[18] & older[19]) | (f_b[19] & older[19])
            | (f_b[20] & older[19]) | (f_b[21] & older[19]) | (f_b[22] & older[19])
            | (f_b[23] & older[19]) | (f_b[24] & older[20]) | (f_b[25] & older[20])
            | (f_b[26] & older[20]) | (f_b[27] & older[20]) | (f_b[28] & older[20])
            | (f_b[29] & older[20]) | (f_b[30] & older[21]) | (f_b[31] & older[21])
            | (f_b[32] & older[21]) | (f_b[33] & older[21]) | (f_b[34] & older[21])
            | (f_b[35] & older[21]) | (f_b[36] & older[22]) | (f_b[37] & older[22])
            | (f_b[38] & older[22]) | (f_b[39] & older[22]) | (f_b[40] & older[22])
            | (f_b[41] & older[22]) | (f_b[42] & older[23]) | (f_b[43] & older[23])
            | (f_b[44] & older[23]) | (f_b[45] & older[23]) | (f_b[46] & older[23])
            | (f_b[47] & older[23]);
    wire _or_28 = (f_b[0] & older[16]) | (f_b[1] & older[16]) | (f_b[2] & older[16])
            | (f_b[3] & older[16]) | (f_b[4] & older[16]) | (f_b[5] & older[16])
            | (f_b[6] & older[17]) | (f_b[7] & older[17]) | (f_b[8] & older[17])
            | (f_b[9] & older[17]) | (f_b[10] & older[17]) | (f_b[11] & older[17]) | f_b[15]
            | f_b[16] | f_b[17] | (f_b[18] & older[19]) | (f_b[19] & older[19])
            | (f_b[20] & older[19]) | (f_b[21] & older[19]) | (f_b[22] & older[19])
            | (f_b[23] & older[19]) | (f_b[24] & older[20]) | (f_b[25] & older[20])
            | (f_b[26] & older[20]) | (f_b[27] & older[20]) | (f_b[28] & older[20])
            | (f_b[29] & older[20]) | (f_b[30] & older[21]) | (f_b[31] & older[21])
            | (f_b[32] & older[21]) | (f_b[33] & older[21]) | (f_b[34] & older[21])
            | (f_b[35] & older[21]) | (f_b[36] & older[22]) | (f_b[37] & older[22])
            | (f_b[38] & older[22]) | (f_b[39] & older[22]) | (f_b[40] & older[22])
            | (f_b[41] & older[22]) | (f_b[42] & older[23]) | (f_b[43] & older[23])
            | (f_b[44] & older[23]) | (f_b[45] & older[23]) | (f_b[46] & older[23])
            | (f_b[47] & older[23]);
    wire _or_29 = (f_b[0] & older[16]) | (f_b[1] & older[16]) | (f_b[2] & older[16])
            | (f_b[3] & older[16]) | (f_b[4] & older[16]) | (f_b[5] & older[16])
            | (f_b[6] & older[17]) | (f_b[7] & older[17]) | (f_b[8] & older[17])
            | (f_b[9] & older[17]) | (f_b[10] & older[17]) | (f_b[11] & older[17]) | f_b[16]
            | f_b[17] | (f_b[18] & older[19]) | (f_b[19] & older[19]) | (f_b[20] & older[19])
            | (f_b[21] & older[19]) | (f_b[22] & older[19]) | (f_b[23] & older[19])
            | (f_b[24] & older[20]) | (f_b[25] & older[20]) | (f_b[26] & older[20])
            | (f_b[27] & older[20]) | (f_b[28] & older[20]) | (f_b[29] & older[20])
            | (f_b[30] & older[21]) | (f_b[31] & older[21]) | (f_b[32] & older[21])
            | (f_b[33] & older[21]) | (f_b[34] & older[21]) | (f_b[35] & older[21])
            | (f_b[36] & older[22]) | (f_b[37] & older[22]) | (f_b[38] & older[22])
            | (f_b[39] & older[22]) | (f_b[40] & older[22]) | (f_b[41] & older[22])
            | (f_b[42] & older[23]) | (f_b[43] & older[23]) | (f_b[44] & older[23])
            | (f_b[45] & older[23]) | (f_b[46] & older[23]) | (f_b[47] & older[23]);
    wire _or_30 = (f_b[0] & older[16]) | (f_b[1] & older[16]) | (f_b[2] & older[16])
            | (f_b[3] & older[16]) | (f_b[4] & older[16]) | (f_b[5] & older[16])
            | (f_b[6] & older[17]) | (f_b[7] & older[17]) | (f_b[8] & older[17])
            | (f_b[9] & older[17]) | (f_b[10] & older[17]) | (f_b[11] & older[17]) | f_b[17]
            | (f_b[18] & older[19]) | (f_b[19] & older[19]) | (f_b[20] & older[19])
            | (f_b[21] & older[19]) | (f_b[22] & older[19]) | (f_b[23] & older[19])
            | (f_b[24] & older[20]) | (f_b[25] & older[20]) | (f_b[26] & older[20])
            | (f_b[27] & older[20]) | (f_b[28] & older[20]) | (f_b[29] & older[20])
            | (f_b[30] & older[21]) | (f_b[31] & older[21]) | (f_b[32] & older[21])
            | (f_b[33] & older[21]) | (f_b[34] & older[21]) | (f_b[35] & older[21])
            | (f_b[36] & older[22]) | (f_b[37] & older[22]) | (f_b[38] & older[22])
            | (f_b[39] & older[22]) | (f_b[40] & older[22]) | (f_b[41] & older[22])
            | (f_b[42] & older[23]) | (f_b[43] & older[23]) | (f_b[44] & older[23])
            | (f_b[45] & older[23]) | (f_b[46] & older[23]) | (f_b[47] & older[23]);
    wire _or_31 = (f_b[0] & older[16]) | (f_b[1] & older[16]) | (f_b[2] & older[16])
            | (f_b[3] & older[16]) | (f_b[4] & older[16]) | (f_b[5] & older[16])
            | (f_b[6] & older[17]) | (f_b[7] & older[17]) | (f_b[8] & older[17])
            | (f_b[9] & older[17]) | (f_b[10] & older[17]) | (f_b[11] & older[17])
            | (f_b[18] & older[19]) | (f_b[19] & older[19]) | (f_b[20] & older[19])
            | (f_b[21] & older[19]) | (f_b[22] & older[19]) | (f_b[23] & older[19])
            | (f_b[24] & older[20]) | (f_b[25] & older[20]) | (f_b[26] & older[20])
            | (f_b[27] & older[20]) | (f_b[28] & older[20]) | (f_b[29] & older[20])
            | (f_b[30] & older[21]) | (f_b[31] & older[21]) | (f_b[32] & older[21])
            | (f_b[33] & older[21]) | (f_b[34] & older[21]) | (f_b[35] & older[21])
            | (f_b[36] & older[22]) | (f_b[37] & older[22]) | (f_b[38] & older[22])
            | (f_b[39] & older[22]) | (f_b[40] & older[22]) | (f_b[41] & older[22])
            | (f_b[42] & older[23]) | (f_b[43] & older[23]) | (f_b[44] & older[23])
            | (f_b[45] & older[23]) | (f_b[46] & older[23]) | (f_b[47] & older[23]);
    wire _or_32 = (f_b[0] & older[24]) | (f_b[1] & older[24]) | (f_b[2] & older[24])
            | (f_b[3] & older[24]) | (f_b[4] & older[24]) | (f_b[5] & older[24])
            | (f_b[6] & older[25]) | (f_b[7] & older[25]) | (f_b[8] & older[25])
            | (f_b[9] & older[25]) | (f_b[10] & older[25]) | (f_b[11] & older[25])
            | (f_b[12] & older[26]) | (f_b[13] & older[26]) | (f_b[14] & older[26])
            | (f_b[15] & older[26]) | (f_b[16] & older[26]) | (f_b[17] & older[26]) | f_b[19]
            | f_b[20] | f_b[21] | f_b[22] | f_b[23] | (f_b[24] & older[28]) | (f_b[25] & older[28])
            | (f_b[26] & older[28]) | (f_b[27] & older[28]) | (f_b[28] & older[28])
            | (f_b[29] & older[28]) | (f_b[30] & older[29]) | (f_b[31] & older[29])
            | (f_b[32] & older[29]) | (f_b[33] & older[29]) | (f_b[34] & older[29])
            | (f_b[35] & older[29]) | (f_b[36] & older[30]) | (f_b[37] & older[30])
            | (f_b[38] & older[30]) | (f_b[39] & older[30]) | (f_b[40] & older[30])
            | (f_b[41] & older[30]) | (f_b[42] & older[31]) | (f_b[43] & older[31])
            | (f_b[44] & older[31]) | (f_b[45] & older[31]) | (f_b[46] & older[31])
            | (f_b[47] & older[31]);
    wire _or_33 = (f_b[0] & older[24]) | (f_b[1] & older[24]) | (f_b[2] & older[24])
            | (f_b[3] & older[24]) | (f_b[4] & older[24]) | (f_b[5] & older[24])
            | (f_b[6] & older[25]) | (f_b[7] & older[25]) | (f_b[8] & older[25])
            | (f_b[9] & older[25]) | (f_b[10] & older[25]) | (f_b[11] & older[25])
            | (f_b[12] & older[26]) | (f_b[13] & older[26]) | (f_b[14] & older[26])
            | (f_b[15] & older[26]) | (f_b[16] & older[26]) | (f_b[17] & older[26]) | f_b[20]
            | f_b[21] | f_b[22] | f_b[23] | (f_b[24] & older[28]) | (f_b[25] & older[28])
            | (f_b[26] & older[28]) | (f_b[27] & older[28]) | (f_b[28] & older[28])
            | (f_b[29] & older[28]) | (f_b[30] & older[29]) | (f_b[31] & older[29])
            | (f_b[32] & older[29]) | (f_b[33] & older[29]) | (f_b[34] & older[29])
            | (f_b[35] & older[29]) | (f_b[36] & older[30]) | (f_b[37] & older[30])
            | (f_b[38] & older[30]) | (f_b[39] & older[30]) | (f_b[40] & older[30])
            | (f_b[41] & older[30]) | (f_b[42] & older[31]) | (f_b[43] & older[31])
            | (f_b[44] & older[31]) | (f_b[45] & older[31]) | (f_b[46] & older[31])
            | (f_b[47] & older[31]);
    wire _or_34 = (f_b[0] & older[24]) | (f_b[1] & older[24]) | (f_b[2] & older[24])
            | (f_b[3] & older[24]) | (f_b[4] & older[24]) | (f_b[5] & older[24])
            | (f_b[6] & older[25]) | (f_b[7] & older[25]) | (f_b[8] & older[25])
            | (f_b[9] & older[25]) | (f_b[10] & older[25]) | (f_b[11] & older[25])
            | (f_b[12] & older[26]) | (f_b[13] & older[26]) | (f_b[14] & older[26])
            | (f_b[15] & older[26]) | (f_b[16] & older[26]) | (f_b[17] & older[26]) | f_b[21]
            | f_b[22] | f_b[23] | (f_b[24] & older[28]) | (f_b[25] & older[28])
            | (f_b[26] & older[28]) | (f_b[27] & older[28]) | (f_b[28] & older[28])
            | (f_b[29] & older[28]) | (f_b[30] & older[29]) | (f_b[31] & older[29])
            | (f_b[32] & older[29]) | (f_b[33] & older[29]) | (f_b[34] & older[29])
            | (f_b[35] & older[29]) | (f_b[36] & older[30]) | (f_b[37] & older[30])
            | (f_b[38] & older[30]) | (f_b[39] & older[30]) | (f_b[40] & older[30])
            | (f_b[41] & older[30]) | (f_b[42] & older[31]) | (f_b[43] & older[31])
            | (f_b[44] & older[31]) | (f_b[45] & older[31]) | (f_b[46] & older[31])
            | (f_b[47] & older[31]);
    wire _or_35 = (f_b[0] & older[24]) | (f_b[1] & older[24]) | (f_b[2] & older[24])
            | (f_b[3] & older[24]) | (f_b[4] & older[24]) | (f_b[5] & older[24])
            | (f_b[6] & older[25]) | (f_b[7] & older[25]) | (f_b[8] & older[25])
            | (f_b[9] & older[25]) | (f_b[10] & older[25]) | (f_b[11] & older[25])
            | (f_b[12] & older[26]) | (f_b[13] & older[26]) | (f_b[14] & older[26])
            | (f_b[15] & older[26]) | (f_b[16] & older[26]) | (f_b[17] & older[26]) | f_b[22]
            | f_b[23] | (f_b[24] & older[28]) | (f_b[25] & older[28]) | (f_b[26] & older[28])
            | (f_b[27] & older[28]) | (f_b[28] & older[28]) | (f_b[29] & older[28])
            | (f_b[30] & older[29]) | (f_b[31] & older[29]) | (f_b[32] & older[29])
            | (f_b[33] & older[29]) | (f_b[34] & older[29]) | (f_b[35] & older[29])
            | (f_b[36] & older[30]) | (f_b[37] & older[30]) | (f_b[38] & older[30])
            | (f_b[39] & older[30]) | (f_b[40] & older[30]) | (f_b[41] & older[30])
            | (f_b[42] & older[31]) | (f_b[43] & older[31]) | (f_b[44] & older[31])
            | (f_b[45] & older[31]) | (f_b[46] & older[31]) | (f_b[47] & older[31]);
    wire _or_36 = (f_b[0] & older[24]) | (f_b[1] & older[24]) | (f_b[2] & older[24])
            | (f_b[3] & older[24]) | (f_b[4] & older[24]) | (f_b[5] & older[24])
            | (f_b[6] & older[25]) | (f_b[7] & older[25]) | (f_b[8] & older[25])
            | (f_b[9] & older[25]) | (f_b[10] & older[25]) | (f_b[11] & older[25])
            | (f_b[12] & older[26]) | (f_b[13] & older[26]) | (f_b[14] & older[26])
            | (f_b[15] & older[26]) | (f_b[16] & older[26]) | (f_b[17] & older[26]) | f_b[23]
            | (f_b[24] & older[28]) | (f_b[25] & older[28]) | (f_b[26] & older[28])
            | (f_b[27] & older[28]) | (f_b[28] & older[28]) | (f_b[29] & older[28])
            | (f_b[30] & older[29]) | (f_b[31] & older[29]) | (f_b[32] & older[29])
            | (f_b[33] & older[29]) | (f_b[34] & older[29]) | (f_b[35] & older[29])
            | (f_b[36] & older[30]) | (f_b[37] & older[30]) | (f_b[38] & older[30])
            | (f_b[39] & older[30]) | (f_b[40] & older[30]) | (f_b[41] & older[30])
            | (f_b[42] & older[31]) | (f_b[43] & older[31]) | (f_b[44] & older[31])
            | (f_b[45] & older[31]) | (f_b[46] & older[31]) | (f_b[47] & older[31]);
    wire _or_37 = (f_b[0] & older[24]) | (f_b[1] & older[24]) | (f_b[2] & older[24])
            | (f_b[3] & older[24]) | (f_b[4] & older[24]) | (f_b[5] & older[24])
            | (f_b[6] & older[25]) | (f_b[7] & older[25]) | (f_b[8] & older[25])
            | (f_b[9] & older[25]) | (f_b[10] & older[25]) | (f_b[11] & older[25])
            | (f_b[12] & older[26]) | (f_b[13] & older[26]) | (f_b[14] & older[26])
            | (f_b[15] & older[26]) | (f_b[16] & older[26]) | (f_b[17] & older[26])
            | (f_b[24] & older[28]) | (f_b[25] & older[28]) | (f_b[26] & older[28])
            | (f_b[27] & older[28]) | (f_b[28] & older[28]) | (f_b[29] & older[28])
            | (f_b[30] & older[29]) | (f_b[31] & older[29]) | (f_b[32] & older[29])
            | (f_b[33] & older[29]) | (f_b[34] & older[29]) | (f_b[35] & older[29])
            | (f_b[36] & older[30]) | (f_b[37] & older[30]) | (f_b[38] & older[30])
            | (f_b[39] & older[30]) | (f_b[40] & older[30]) | (f_b[41] & older[30])
            | (f_b[42] & older[31]) | (f_b[43] & older[31]) | (f_b[44] & older[31])
            | (f_b[45] & older[31]) | (f_b[46] & older[31]) | (f_b[47] & older[31]);
    wire _or_38 = (f_b[0] & older[32]) | (f_b[1] & older[32]) | (f_b[2] & older[32])
            | (f_b[3] & older[32]) | (f_b[4] & older[32]) | (f_b[5] & older[32])
            | (f_b[6] & older[33]) | (f_b[7] & older[33]) | (f_b[8] & older[33])
            | (f_b[9] & older[33]) | (f_b[10] & older[33]) | (f_b[11] & older[33])
            | (f_b[12] & older[34]) | (f_b[13] & older[34]) | (f_b[14] & older[34])
            | (f_b[15] & older[34]) | (f_b[16] & older[34]) | (f_b[17] & older[34])
            | (f_b[18] & older[35]) | (f_b[19] & older[35]) | (f_b[20] & older[35])
            | (f_b[21] & older[35]) | (f_b[22] & older[35]) | (f_b[23] & older[35]) | f_b[25]
            | f_b[26] | f_b[27] | f_b[28] | f_b[29] | (f_b[30] & older[37]) | (f_b[31] & older[37])
            | (f_b[32] & older[37]) | (f_b[33] & older[37]) | (f_b[34] & older[37])
            | (f_b[35] & older[37]) | (f_b[36] & older[38]) | (f_b[37] & older[38])
            | (f_b[38] & older[38]) | (f_b[39] & older[38]) | (f_b[40] & older[38])
            | (f_b[41] & older[38]) | (f_b[42] & older[39]) | (f_b[43] & older[39])
            | (f_b[44] & older[39]) | (f_b[45] & older[39]) | (f_b[46] & older[39])
            | (f_b[47] & older[39]);
    wire _or_39 = (f_b[0] & older[32]) | (f_b[1] & older[32]) | (f_b[2] & older[32])
            | (f_b[3] & older[32]) | (f_b[4] & older[32]) | (f_b[5] & older[32])
            | (f_b[6] & older[33]) | (f_b[7] & older[33]) | (f_b[8] & older[33])
            | (f_b[9] & older[33]) | (f_b[10] & older[33]) | (f_b[11] & older[33])
            | (f_b[12] & older[34]) | (f_b[13] & older[34]) | (f_b[14] & older[34])
            | (f_b[15] & older[34]) | (f_b[16] & older[34]) | (f_b[17] & older[34])
            | (f_b[18] & older[35]) | (f_b[19] & older[35]) | (f_b[20] & older[35])
            | (f_b[21] & older[35]) | (f_b[22] & older[35]) | (f_b[23] & older[35]) | f_b[26]
            | f_b[27] | f_b[28] | f_b[29] | (f_b[30] & older[37]) | (f_b[31] & older[37])
            | (f_b[32] & older[37]) | (f_b[33] & older[37]) | (f_b[34] & older[37])
            | (f_b[35] & older[37]) | (f_b[36] & older[38]) | (f_b[37] & older[38])
            | (f_b[38] & older[38]) | (f_b[39] & older[38]) | (f_b[40] & older[38])
            | (f_b[41] & older[38]) | (f_b[42] & older[39]) | (f_b[43] & older[39])
            | (f_b[44] & older[39]) | (f_b[45] & older[39]) | (f_b[46] & older[39])
            | (f_b[47] & older[39]);
    wire _or_40 = (f_b[0] & older[32]) | (f_b[1] & older[32]) | (f_b[2] & older[32])
            | (f_b[3] & older[32]) | (f_b[4] & older[32]) | (f_b[5] & older[32])
            | (f_b[6] & older[33]) | (f_b[7] & older[33]) | (f_b[8] & older[33])
            | (f_b[9] & older[33]) | (f_b[10] & older[33]) | (f_b[11] & older[33])
            | (f_b[12] & older[34]) | (f_b[13] & older[34]) | (f_b[14] & older[34])
            | (f_b[15] & older[34]) | (f_b[16] & older[34]) | (f_b[17] & older[34])
            | (f_b[18] & older[35]) | (f_b[19] & older[35]) | (f_b[20] & older[35])
            | (f_b[21] & older[35]) | (f_b[22] & older[35]) | (f_b[23] & older[35]) | f_b[27]
            | f_b[28] | f_b[29] | (f_b[30] & older[37]) | (f_b[31] & older[37])
            | (f_b[32] & older[37]) | (f_b[33] & older[37]) | (f_b[34] & older[37])
            | (f_b[35] & older[37]) | (f_b[36] & older[38]) | (f_b[37] & older[38])
            | (f_b[38] & older[38]) | (f_b[39] & older[38]) | (f_b[40] & older[38])
            | (f_b[41] & older[38]) | (f_b[42] & older[39]) | (f_b[43] & older[39])
            | (f_b[44] & older[39]) | (f_b[45] & older[39]) | (f_b[46] & older[39])
            | (f_b[47] & older[39]);
    wire _or_41 = (f_b[0] & older[32]) | (f_b[1] & older[32]) | (f_b[2] & older[32])
            | (f_b[3] & older[32]) | (f_b[4] & older[32]) | (f_b[5] & older[32])
            | (f_b[6] & older[33]) | (f_b[7] & older[33]) | (f_b[8] & older[33])
            | (f_b[9] & older[33]) | (f_b[10] & older[33]) | (f_b[11] & older[33])
            | (f_b[12] & older[34]) | (f_b[13] & older[34]) | (f_b[14] & older[34])
            | (f_b[15] & older[34]) | (f_b[16] & older[34]) | (f_b[17] & older[34])
            | (f_b[18] & older[35]) | (f_b[19] & older[35]) | (f_b[20] & older[35])
            | (f_b[21] & older[35]) | (f_b[22] & older[35]) | (f_b[23] & older[35]) | f_b[28]
            | f_b[29] | (f_b[30] & older[37]) | (f_b[31] & older[37]) | (f_b[32] & older[37])
            | (f_b[33] & older[37]) | (f_b[34] & older[37]) | (f_b[35] & older[37])
            | (f_b[36] & older[38]) | (f_b[37] & older[38]) | (f_b[38] & older[38])
            | (f_b[39] & older[38]) | (f_b[40] & older[38]) | (f_b[41] & older[38])
            | (f_b[42] & older[39]) | (f_b[43] & older[39]) | (f_b[44] & older[39])
            | (f_b[45] & older[39]) | (f_b[46] & older[39]) | (f_b[47] & older[39]);
    wire _or_42 = (f_b[0] & older[32]) | (f_b[1] & older[32]) | (f_b[2] & older[32])
            | (f_b[3] & older[32]) | (f_b[4] & older[32]) | (f_b[5] & older[32])
            | (f_b[6] & older[33]) | (f_b[7] & older[33]) | (f_b[8] & older[33])
            | (f_b[9] & older[33]) | (f_b[10] & older[33]) | (f_b[11] & older[33])
            | (f_b[12] & older[34]) | (f_b[13] & older[34]) | (f_b[14] & older[34])
            | (f_b[15] & older[34]) | (f_b[16] & older[34]) | (f_b[17] & older[34])
            | (f_b[18] & older[35]) | (f_b[19] & older[35]) | (f_b[20] & older[35])
            | (f_b[21] & older[35]) | (f_b[22] & older[35]) | (f_b[23] & older[35]) | f_b[29]
            | (f_b[30] & older[37]) | (f_b[31] & older[37]) | (f_b[32] & older[37])
            | (f_b[33] & older[37]) | (f_b[34] & older[37]) | (f_b[35] & older[37])
            | (f_b[36] & older[38]) | (f_b[37] & older[38]) | (f_b[38] & older[38])
            | (f_b[39] & older[38]) | (f_b[40] & older[38]) | (f_b[41] & older[38])
            | (f_b[42] & older[39]) | (f_b[43] & older[39]) | (f_b[44] & older[39])
            | (f_b[45] & older[39]) | (f_b[46] & older[39]) | (f_b[47] & older[39]);
    wire _or_43 = (f_b[0] & older[32]) | (f_b[1] & older[32]) | (f_b[2] & older[32])
            | (f_b[3] & older[32]) | (f_b[4] & older[32]) | (f_b[5] & older[32])
            | (f_b[6] & older[33]) | (f_b[7] & older[33]) | (f_b[8] & older[33])
            | (f_b[9] & older[33]) | (f_b[10] & older[33]) | (f_b[11] & older[33])
            | (f_b[12] & older[34]) | (f_b[13] & older[34]) | (f_b[14] & older[34])
            | (f_b[15] & older[34]) | (f_b[16] & older[34]) | (f_b[17] & older[34])
            | (f_b[18] & older[35]) | (f_b[19] & older[35]) | (f_b[20] & older[35])
            | (f_b[21] & older[35]) | (f_b[22] & older[35]) | (f_b[23] & older[35])
            | (f_b[30] & older[37]) | (f_b[31] & older[37]) | (f_b[32] & older[37])
            | (f_b[33] & older[37]) | (f_b[34] & older[37]) | (f_b[35] & older[37])
            | (f_b[36] & older[38]) | (f_b[37] & older[38]) | (f_b[38] & older[38])
            | (f_b[39] & older[38]) | (f_b[40] & older[38]) | (f_b[41] & older[38])
            | (f_b[42] & older[39]) | (f_b[43] & older[39]) | (f_b[44] & older[39])
            | (f_b[45] & older[39]) | (f_b[46] & older[39]) | (f_b[47] & older[39]);
    wire _or_44 = (f_b[0] & older[40]) | (f_b[1] & older[40]) | (f_b[2] & older[40])
            | (f_b[3] & older[40]) | (f_b[4] & older[40]) | (f_b[5] & older[40])
            | (f_b[6] & older[41]) | (f_b[7] & older[41]) | (f_b[8] & older[41])
            | (f_b[9] & older[41]) | (f_b[10] & older[41]) | (f_b[11] & older[41])
            | (f_b[12] & older[42]) | (f_b[13] & older[42]) | (f_b[14] & older[42])
            | (f_b[15] & older[42]) | (f_b[16] & older[42]) | (f_b[17] & older[42])
            | (f_b[18] & older[43]) | (f_b[19] & older[43]) | (f_b[20] & older[43])
            | (f_b[21] & older[43]) | (f_b[22] & older[43]) | (f_b[23] & older[43])
            | (f_b[24] & older[44]) | (f_b[25] & older[44]) | (f_b[26] & older[44])
            | (f_b[27] & older[44]) | (f_b[28] & older[44]) | (f_b[29] & older[44]) | f_b[31]
            | f_b[32] | f_b[33] | f_b[34] | f_b[35] | (f_b[36] & older[46]) | (f_b[37] & older[46])
            | (f_b[38] & older[46]) | (f_b[39] & older[46]) | (f_b[40] & older[46])
            | (f_b[41] & older[46]) | (f_b[42] & older[47]) | (f_b[43] & older[47])
            | (f_b[44] & older[47]) | (f_b[45] & older[47]) | (f_b[46] & older[47])
            | (f_b[47] & older[47]);
    wire _or_45 = (f_b[0] & older[40]) | (f_b[1] & older[40]) | (f_b[2] & older[40])
            | (f_b[3] & older[40]) | (f_b[4] & older[40]) | (f_b[5] & older[40])
            | (f_b[6] & older[41]) | (f_b[7] & older[41]) | (f_b[8] & older[41])
            | (f_b[9] & older[41]) | (f_b[10] & older[41]) | (f_b[11] & older[41])
            | (f_b[12] & older[42]) | (f_b[13] & older[42]) | (f_b[14] & older[42])
            | (f_b[15] & older[42]) | (f_b[16] & older[42]) | (f_b[17] & older[42])
            | (f_b[18] & older[43]) | (f_b[19] & older[43]) | (f_b[20] & older[43])
            | (f_b[21] & older[43]) | (f_b[22] & older[43]) | (f_b[23] & older[43])
            | (f_b[24] & older[44]) | (f_b[25] & older[44]) | (f_b[26] & older[44])
            | (f_b[27] & older[44]) | (f_b[28] & older[44]) | (f_b[29] & older[44]) | f_b[32]
            | f_b[33] | f_b[34] | f_b[35] | (f_b[36] & older[46]) | (f_b[37] & older[46])
            | (f_b[38] & older[46]) | (f_b[39] & older[46]) | (f_b[40] & older[46])
            | (f_b[41] & older[46]) | (f_b[42] & older[47]) | (f_b[43] & older[47])
            | (f_b[44] & older[47]) | (f_b[45] & older[47]) | (f_b[46] & older[47])
            | (f_b[47] & older[47]);
    wire _or_46 = (f_b[0] & older[40]) | (f_b[1] & older[40]) | (f_b[2] & older[40])
            | (f_b[3] & older[40]) | (f_b[4] & older[40]) | (f_b[5] & older[40])
            | (f_b[6] & older[41]) | (f_b[7] & older[41]) | (f_b[8] & older[41])
            | (f_b[9] & older[41]) | (f_b[10] & older[41]) | (f_b[11] & older[41])
            | (f_b[12] & older[42]) | (f_b[13] & older[42]) | (f_b[14] & older[42])
            | (f_b[15] & older[42]) | (f_b[16] & older[42]) | (f_b[17] & older[42])
            | (f_b[18] & older[43]) | (f_b[19] & older[43]) | (f_b[20] & older[43])
            | (f_b[21] & older[43]) | (f_b[22] & older[43]) | (f_b[23] & older[43])
            | (f_b[24] & older[44]) | (f_b[25] & older[44]) | (f_b[26] & older[44])
            | (f_b[27] & older[44]) | (f_b[28] & older[44]) | (f_b[29] & older[44]) | f_b[33]
            | f_b[34] | f_b[35] | (f_b[36] & older[46]) | (f_b[37] & older[46])
            | (f_b[38] & older[46]) | (f_b[39] & older[46]) | (f_b[40] & older[46])
            | (f_b[41] & older[46]) | (f_b[42] & older[47]) | (f_b[43] & older[47])
            | (f_b[44] & older[47]) | (f_b[45] & older[47]) | (f_b[46] & older[47])
            | (f_b[47] & older[47]);
    wire _or_47 = (f_b[0] & older[40]) | (f_b[1] & older[40]) | (f_b[2] & older[40])
            | (f_b[3] & older[40]) | (f_b[4] & older[40]) | (f_b[5] & older[40])
            | (f_b[6] & older[41]) | (f_b[7] & older[41]) | (f_b[8] & older[41])
            | (f_b[9] & older[41]) | (f_b[10] & older[41]) | (f_b[11] & older[41])
            | (f_b[12] & older[42]) | (f_b[13] & older[42]) | (f_b[14] & older[42])
            | (f_b[15] & older[42]) | (f_b[16] & older[42]) | (f_b[17] & older[42])
            | (f_b[18] & older[43]) | (f_b[19] & older[43]) | (f_b[20] & older[43])
            | (f_b[21] & older[43]) | (f_b[22] & older[43]) | (f_b[23] & older[43])
            | (f_b[24] & older[44]) | (f_b[25] & older[44]) | (f_b[26] & older[44])
            | (f_b[27] & older[44]) | (f_b[28] & older[44]) | (f_b[29] & older[44]) | f_b[34]
            | f_b[35] | (f_b[36] & older[46]) | (f_b[37] & older[46]) | (f_b[38] & older[46])
            | (f_b[39] & older[46]) | (f_b[40] & older[46]) | (f_b[41] & older[46])
            | (f_b[42] & older[47]) | (f_b[43] & older[47]) | (f_b[44] & older[47])
            | (f_b[45] & older[47]) | (f_b[46] & older[47]) | (f_b[47] & older[47]);
    wire _or_48 = (f_b[0] & older[40]) | (f_b[1] & older[40]) | (f_b[2] & older[40])
            | (f_b[3] & older[40]) | (f_b[4] & older[40]) | (f_b[5] & older[40])
            | (f_b[6] & older[41]) | (f_b[7] & older[41]) | (f_b[8] & older[41])
            | (f_b[9] & older[41]) | (f_b[10] & older[41]) | (f_b[11] & older[41])
            | (f_b[12] & older[42]) | (f_b[13] & older[42]) | (f_b[14] & older[42])
            | (f_b[15] & older[42]) | (f_b[16] & older[42]) | (f_b[17] & older[42])
            | (f_b[18] & older[43]) | (f_b[19] & older[43]) | (f_b[20] & older[43])
            | (f_b[21] & older[43]) | (f_b[22] & older[43]) | (f_b[23] & older[43])
            | (f_b[24] & older[44]) | (f_b[25] & older[44]) | (f_b[26] & older[44])
            | (f_b[27] & older[44]) | (f_b[28] & older[44]) | (f_b[29] & older[44]) | f_b[35]
            | (f_b[36] & older[46]) | (f_b[37] & older[46]) | (f_b[38] & older[46])
            | (f_b[39] & older[46]) | (f_b[40] & older[46]) | (f_b[41] & older[46])
            | (f_b[42] & older[47]) | (f_b[43] & older[47]) | (f_b[44] & older[47])
            | (f_b[45] & older[47]) | (f_b[46] & older[47]) | (f_b[47] & older[47]);
    wire _or_49 = (f_b[0] & older[40]) | (f_b[1] & older[40]) | (f_b[2] & older[40])
            | (f_b[3] & older[40]) | (f_b[4] & older[40]) | (f_b[5] & older[40])
            | (f_b[6] & older[41]) | (f_b[7] & older[41]) | (f_b[8] & older[41])
            | (f_b[9] & older[41]) | (f_b[10] & older[41]) | (f_b[11] & older[41])
            | (f_b[12] & older[42]) | (f_b[13] & older[42]) | (f_b[14] & older[42])
            | (f_b[15] & older[42]) | (f_b[16] & older[42]) | (f_b[17] & older[42])
            | (f_b[18] & older[43]) | (f_b[19] & older[43]) | (f_b[20] & older[43])
            | (f_b[21] & older[43]) | (f_b[22] & older[43]) | (f_b[23] & older[43])
            | (f_b[24] & older[44]) | (f_b[25] & older[44]) | (f_b[26] & older[44])
            | (f_b[27] & older[44]) | (f_b[28] & older[44]) | (f_b[29] & older[44])
            | (f_b[36] & older[46]) | (f_b[37] & older[46]) | (f_b[38] & older[46])
            | (f_b[39] & older[46]) | (f_b[40] & older[46]) | (f_b[41] & older[46])
            | (f_b[42] & older[47]) | (f_b[43] & older[47]) | (f_b[44] & older[47])
            | (f_b[45] & older[47]) | (f_b[46] & older[47]) | (f_b[47] & older[47]);
    wire _or_50 = (f_b[0] & older[48]) | (f_b[1] & older[48]) | (f_b[2] & older[48])
            | (f_b[3] & older[48]) | (f_b[4] & older[48]) | (f_b[5] & older[48])
            | (f_b[6] & older[49]) | (f_b[7] & older[49]) | (f_b[8] & older[49])
            | (f_b[9] & older[49]) | (f_b[10] & older[49]) | (f_b[11] & older[49])
            | (f_b[12] & older[50]) | (f_b[13] & older[50]) | (f_b[14] & older[50])
            | (f_b[15] & older[50]) | (f_b[16] & older[50]) | (f_b[17] & older[50])
            | (f_b[18] & older[51]) | (f_b[19] & older[51]) | (f_b[20] & older[51])
            | (f_b[21] & older[51]) | (f_b[22] & older[51]) | (f_b[23] & older[51])
            | (f_b[24] & older[52]) | (f_b[25] & older[52]) | (f_b[26] & older[52])
            | (f_b[27] & older[52]) | (f_b[28] & older[52]) | (f_b[29] & older[52])
            | (f_b[30] & older[53]) | (f_b[31] & older[53]) | (f_b[32] & older[53])
            | (f_b[33] & older[53]) | (f_b[34] & older[53]) | (f_b[35] & older[53]) | f_b[37]
            | f_b[38] | f_b[39] | f_b[40] | f_b[41] | (f_b[42] & older[55]) | (f_b[43] & older[55])
            | (f_b[44] & older[55]) | (f_b[45] & older[55]) | (f_b[46] & older[55])
            | (f_b[47] & older[55]);
    wire _or_51 = (f_b[0] & older[48]) | (f_b[1] & older[48]) | (f_b[2] & older[48])
            | (f_b[3] & older[48]) | (f_b[4] & older[48]) | (f_b[5] & older[48])
            | (f_b[6] & older[49]) | (f_b[7] & older[49]) | (f_b[8] & older[49])
            | (f_b[9] & older[49]) | (f_b[10] & older[49]) | (f_b[11] & older[49])
            | (f_b[12] & older[50]) | (f_b[13] & older[50]) | (f_b[14] & older[50])
            | (f_b[15] & older[50]) | (f_b[16] & older[50]) | (f_b[17] & older[50])
            | (f_b[18] & older[51]) | (f_b[19] & older[51]) | (f_b[20] & older[51])
            | (f_b[21] & older[51]) | (f_b[22] & older[51]) | (f_b[23] & older[51])
            | (f_b[24] & older[52]) | (f_b[25] & older[52]) | (f_b[26] & older[52])
            | (f_b[27] & older[52]) | (f_b[28] & older[52]) | (f_b[29] & older[52])
            | (f_b[30] & older[53]) | (f_b[31] & older[53]) | (f_b[32] & older[53])
            | (f_b[33] & older[53]) | (f_b[34] & older[53]) | (f_b[35] & older[53]) | f_b[38]
            | f_b[39] | f_b[40] | f_b[41] | (f_b[42] & older[55]) | (f_b[43] & older[55])
            | (f_b[44] & older[55]) | (f_b[45] & older[55]) | (f_b[46] & older[55])
            | (f_b[47] & older[55]);
    wire _or_52 = (f_b[0] & older[48]) | (f_b[1] & older[48]) | (f_b[2] & older[48])
            | (f_b[3] & older[48]) | (f_b[4] & older[48]) | (f_b[5] & older[48])
            | (f_b[6] & older[49]) | (f_b[7] & older[49]) | (f_b[8] & older[49])
            | (f_b[9] & older[49]) | (f_b[10] & older[49]) | (f_b[11] & older[49])
            | (f_b[12] & older[50]) | (f_b[13] & older[50]) | (f_b[14] & older[50])
            | (f_b[15] & older[50]) | (f_b[16] & older[50]) | (f_b[17] & older[50])
            | (f_b[18] & older[51]) | (f_b[19] & older[51]) | (f_b[20] & older[51])
            | (f_b[21] & older[51]) | (f_b[22] & older[51]) | (f_b[23] & older[51])
            | (f_b[24] & older[52]) | (f_b[25] & older[52]) | (f_b[26] & older[52])
            | (f_b[27] & older[52]) | (f_b[28] & older[52]) | (f_b[29] & older[52])
            | (f_b[30] & older[53]) | (f_b[31] & older[53]) | (f_b[32] & older[53])
            | (f_b[33] & older[53]) | (f_b[34] & older[53]) | (f_b[35] & older[53]) | f_b[39]
            | f_b[40] | f_b[41] | (f_b[42] & older[55]) | (f_b[43] & older[55])
            | (f_b[44] & older[55]) | (f_b[45] & older[55]) | (f_b[46] & older[55])
            | (f_b[47] & older[55]);
    wire _or_53 = (f_b[0] & older[48]) | (f_b[1] & older[48]) | (f_b[2] & older[48])
            | (f_b[3] & older[48]) | (f_b[4] & older[48]) | (f_b[5] & older[48])
            | (f_b[6] & older[49]) | (f_b[7] & older[49]) | (f_b[8] & older[49])
            | (f_b[9] & older[49]) | (f_b[10] & older[49]) | (f_b[11] & older[49])
            | (f_b[12] & older[50]) | (f_b[13] & older[50]) | (f_b[14] & older[50])
            | (f_b[15] & older[50]) | (f_b[16] & older[50]) | (f_b[17] & older[50])
            | (f_b[18] & older[51]) | (f_b[19] & older[51]) | (f_b[20] & older[51])
            | (f_b[21] & older[51]) | (f_b[22] & older[51]) | (f_b[23] & older[51])
            | (f_b[24] & older[52]) | (f_b[25] & older[52]) | (f_b[26] & older[52])
            | (f_b[27] & older[52]) | (f_b[28] & older[52]) | (f_b[29] & older[52])
            | (f_b[30] & older[53]) | (f_b[31] & older[53]) | (f_b[32] & older[53])
            | (f_b[33] & older[53]) | (f_b[34] & older[53]) | (f_b[35] & older[53]) | f_b[40]
            | f_b[41] | (f_b[42] & older[55]) | (f_b[43] & older[55]) | (f_b[44] & older[55])
            | (f_b[45] & older[55]) | (f_b[46] & older[55]) | (f_b[47] & older[55]);
    wire _or_54 = (f_b[0] & older[48]) | (f_b[1] & older[48]) | (f_b[2] & older[48])
            | (f_b[3] & older[48]) | (f_b[4] & older[48]) | (f_b[5] & older[48])
            | (f_b[6] & older[49]) | (f_b[7] & older[49]) | (f_b[8] & older[49])
            | (f_b[9] & older[49]) | (f_b[10] & older[49]) | (f_b[11] & older[49])
            | (f_b[12] & older[50]) | (f_b[13] & older[50]) | (f_b[14] & older[50])
            | (f_b[15] & older[50]) | (f_b[16] & older[50]) | (f_b[17] & older[50])
            | (f_b[18] & older[51]) | (f_b[19] & older[51]) | (f_b[20] & older[51])
            | (f_b[21] & older[51]) | (f_b[22] & older[51]) | (f_b[23] & older[51])
            | (f_b[24] & older[52]) | (f_b[25] & older[52]) | (f_b[26] & older[52])
            | (f_b[27] & older[52]) | (f_b[28] & older[52]) | (f_b[29] & older[52])
            | (f_b[30] & older[53]) | (f_b[31] & older[53]) | (f_b[32] & older[53])
            | (f_b[33] & older[53]) | (f_b[34] & older[53]) | (f_b[35] & older[53]) | f_b[41]
            | (f_b[42] & older[55]) | (f_b[43] & older[55]) | (f_b[44] & older[55])
            | (f_b[45] & older[55]) | (f_b[46] & older[55]) | (f_b[47] & older[55]);
    wire _or_55 = (f_b[0] & older[48]) | (f_b[1] & older[48]) | (f_b[2] & older[48])
            | (f_b[3] & older[48]) | (f_b[4] & older[48]) | (f_b[5] & older[48])
            | (f_b[6] & older[49]) | (f_b[7] & older[49]) | (f_b[8] & older[49])
            | (f_b[9] & older[49]) | (f_b[10] & older[49]) | (f_b[11] & older[49])
            | (f_b[12] & older[50]) | (f_b[13] & older[50]) | (f_b[14] & older[50])
            | (f_b[15] & older[50]) | (f_b[16] & older[50]) | (f_b[17] & older[50])
            | (f_b[18] & older[51]) | (f_b[19] & older[51]) | (f_b[20] & older[51])
            | (f_b[21] & older[51]) | (f_b[22] & older[51]) | (f_b[23] & older[51])
            | (f_b[24] & older[52]) | (f_b[25] & older[52]) | (f_b[26] & older[52])
            | (f_b[27] & older[52]) | (f_b[28] & older[52]) | (f_b[29] & older[52])
            | (f_b[30] & older[53]) | (f_b[31] & older[53]) | (f_b[32] & older[53])
            | (f_b[33] & older[53]) | (f_b[34] & older[53]) | (f_b[35] & older[53])
            | (f_b[42] & older[55]) | (f_b[43] & older[55]) | (f_b[44] & older[55])
            | (f_b[45] & older[55]) | (f_b[46] & older[55]) | (f_b[47] & older[55]);
    wire _or_56 = (f_b[0] & older[56]) | (f_b[1] & older[56]) | (f_b[2] & older[56])
            | (f_b[3] & older[56]) | (f_b[4] & older[56]) | (f_b[5] & older[56])
            | (f_b[6] & older[57]) | (f_b[7] & older[57]) | (f_b[8] & older[57])
            | (f_b[9] & older[57]) | (f_b[10] & older[57]) | (f_b[11] & older[57])
            | (f_b[12] & older[58]) | (f_b[13] & older[58]) | (f_b[14] & older[58])
            | (f_b[15] & older[58]) | (f_b[16] & older[58]) | (f_b[17] & older[58])
            | (f_b[18] & older[59]) | (f_b[19] & older[59]) | (f_b[20] & older[59])
            | (f_b[21] & older[59]) | (f_b[22] & older[59]) | (f_b[23] & older[59])
            | (f_b[24] & older[60]) | (f_b[25] & older[60]) | (f_b[26] & older[60])
            | (f_b[27] & older[60]) | (f_b[28] & older[60]) | (f_b[29] & older[60])
            | (f_b[30] & older[61]) | (f_b[31] & older[61]) | (f_b[32] & older[61])
            | (f_b[33] & older[61]) | (f_b[34] & older[61]) | (f_b[35] & older[61])
            | (f_b[36] & older[62]) | (f_b[37] & older[62]) | (f_b[38] & older[62])
            | (f_b[39] & older[62]) | (f_b[40] & older[62]) | (f_b[41] & older[62]) | f_b[43]
            | f_b[44] | f_b[45] | f_b[46] | f_b[47];
    wire _or_57 = (f_b[0] & older[56]) | (f_b[1] & older[56]) | (f_b[2] & older[56])
            | (f_b[3] & older[56]) | (f_b[4] & older[56]) | (f_b[5] & older[56])
            | (f_b[6] & older[57]) | (f_b[7] & older[57]) | (f_b[8] & older[57])
            | (f_b[9] & older[57]) | (f_b[10] & older[57]) | (f_b[11] & older[57])
            | (f_b[12] & older[58]) | (f_b[13] & older[58]) | (f_b[14] & older[58])
            | (f_b[15] & older[58]) | (f_b[16] & older[58]) | (f_b[17] & older[58])
            | (f_b[18] & older[59]) | (f_b[19] & older[59]) | (f_b[20] & older[59])
            | (f_b[21] & older[59]) | (f_b[22] & older[59]) | (f_b[23] & older[59])
            | (f_b[24] & older[60]) | (f_b[25] & older[60]) | (f_b[26] & older[60])
            | (f_b[27] & older[60]) | (f_b[28] & older[60]) | (f_b[29] & older[60])
            | (f_b[30] & older[61]) | (f_b[31] & older[61]) | (f_b[32] & older[61])
            | (f_b[33] & older[61]) | (f_b[34] & older[61]) | (f_b[35] & older[61])
            | (f_b[36] & older[62]) | (f_b[37] & older[62]) | (f_b[38] & older[62])
            | (f_b[39] & older[62]) | (f_b[40] & older[62]) | (f_b[41] & older[62]) | f_b[44]
            | f_b[45] | f_b[46] | f_b[47];
    wire _or_58 = (f_b[0] & older[56]) | (f_b[1] & older[56]) | (f_b[2] & older[56])
            | (f_b[3] & older[56]) | (f_b[4] & older[56]) | (f_b[5] & older[56])
            | (f_b[6] & older[57]) | (f_b[7] & older[57]) | (f_b[8] & older[57])
            | (f_b[9] & older[57]) | (f_b[10] & older[57]) | (f_b[11] & older[57])
            | (f_b[12] & older[58]) | (f_b[13] & older[58]) | (f_b[14] & older[58])
            | (f_b[15] & older[58]) | (f_b[16] & older[58]) | (f_b[17] & older[58])
            | (f_b[18] & older[59]) | (f_b[19] & older[59]) | (f_b[20] & older[59])
            | (f_b[21] & older[59]) | (f_b[22] & older[59]) | (f_b[23] & older[59])
            | (f_b[24] & older[60]) | (f_b[25] & older[60]) | (f_b[26] & older[60])
            | (f_b[27] & older[60]) | (f_b[28] & older[60]) | (f_b[29] & older[60])
            | (f_b[30] & older[61]) | (f_b[31] & older[61]) | (f_b[32] & older[61])
            | (f_b[33] & older[61]) | (f_b[34] & older[61]) | (f_b[35] & older[61])
            | (f_b[36] & older[62]) | (f_b[37] & older[62]) | (f_b[38] & older[62])
            | (f_b[39] & older[62]) | (f_b[40] & older[62]) | (f_b[41] & older[62]) | f_b[45]
            | f_b[46] | f_b[47];
    wire _or_59 = (f_b[0] & older[56]) | (f_b[1] & older[56]) | (f_b[2] & older[56])
            | (f_b[3] & older[56]) | (f_b[4] & older[56]) | (f_b[5] & older[56])
            | (f_b[6] & older[57]) | (f_b[7] & older[57]) | (f_b[8] & older[57])
            | (f_b[9] & older[57]) | (f_b[10] & older[57]) | (f_b[11] & older[57])
            | (f_b[12] & older[58]) | (f_b[13] & older[58]) | (f_b[14] & older[58])
            | (f_b[15] & older[58]) | (f_b[16] & older[58]) | (f_b[17] & older[58])
            | (f_b[18] & older[59]) | (f_b[19] & older[59]) | (f_b[20] & older[59])
            | (f_b[21] & older[59]) | (f_b[22] & older[59]) | (f_b[23] & older[59])
            | (f_b[24] & older[60]) | (f_b[25] & older[60]) | (f_b[26] & older[60])
            | (f_b[27] & older[60]) | (f_b[28] & older[60]) | (f_b[29] & older[60])
            | (f_b[30] & older[61]) | (f_b[31] & older[61]) | (f_b[32] & older[61])
            | (f_b[33] & older[61]) | (f_b[34] & older[61]) | (f_b[35] & older[61])
            | (f_b[36] & older[62]) | (f_b[37] & older[62]) | (f_b[38] & older[62])
            | (f_b[39] & older[62]) | (f_b[40] & older[62]) | (f_b[41] & older[62]) | f_b[46]
            | f_b[47];
    wire _or_60 = (f_b[0] & older[56]) | (f_b[1] & older[56]) | (f_b[2] & older[56])
            | (f_b[3] & older[56]) | (f_b[4] & older[56]) | (f_b[5] & older[56])
            | (f_b[6] & older[57]) | (f_b[7] & older[57]) | (f_b[8] & older[57])
            | (f_b[9] & older[57]) | (f_b[10] & older[57]) | (f_b[11] & older[57])
            | (f_b[12] & older[58]) | (f_b[13] & older[58]) | (f_b[14] & older[58])
            | (f_b[15] & older[58]) | (f_b[16] & older[58]) | (f_b[17] & older[58])
            | (f_b[18] & older[59]) | (f_b[19] & older[59]) | (f_b[20] & older[59])
            | (f_b[21] & older[59]) | (f_b[22] & older[59]) | (f_b[23] & older[59])
            | (f_b[24] & older[60]) | (f_b[25] & older[60]) | (f_b[26] & older[60])
            | (f_b[27] & older[60]) | (f_b[28] & older[60]) | (f_b[29] & older[60])
            | (f_b[30] & older[61]) | (f_b[31] & older[61]) | (f_b[32] & older[61])
            | (f_b[33] & older[61]) | (f_b[34] & older[61]) | (f_b[35] & older[61])
            | (f_b[36] & older[62]) | (f_b[37] & older[62]) | (f_b[38] & older[62])
            | (f_b[39] & older[62]) | (f_b[40] & older[62]) | (f_b[41] & older[62]) | f_b[47];
    wire _or_61 = (f_b[0] & older[56]) | (f_b[1] & older[56]) | (f_b[2] & older[56])
            | (f_b[3] & older[56]) | (f_b[4] & older[56]) | (f_b[5] & older[56])
            | (f_b[6] & older[57]) | (f_b[7] & older[57]) | (f_b[8] & older[57])
            | (f_b[9] & older[57]) | (f_b[10] & older[57]) | (f_b[11] & older[57])
            | (f_b[12] & older[58]) | (f_b[13] & older[58]) | (f_b[14] & older[58])
            | (f_b[15] & older[58]) | (f_b[16] & older[58]) | (f_b[17] & older[58])
            | (f_b[18] & older[59]) | (f_b[19] & older[59]) | (f_b[20] & older[59])
            | (f_b[21] & older[59]) | (f_b[22] & older[59]) | (f_b[23] & older[59])
            | (f_b[24] & older[60]) | (f_b[25] & older[60]) | (f_b[26] & older[60])
            | (f_b[27] & older[60]) | (f_b[28] & older[60]) | (f_b[29] & older[60])
            | (f_b[30] & older[61]) | (f_b[31] & older[61]) | (f_b[32] & older[61])
            | (f_b[33] & older[61]) | (f_b[34] & older[61]) | (f_b[35] & older[61])
            | (f_b[36] & older[62]) | (f_b[37] & older[62]) | (f_b[38] & older[62])
            | (f_b[39] & older[62]) | (f_b[40] & older[62]) | (f_b[41] & older[62]);
    wire _or_62 = (f_a[0] & _f_b_1_or) | (f_a[1] & _f_b_2_or) | (f_a[2] & _f_b_3_or)
            | (f_a[3] & _f_b_4_or) | (f_a[4] & _f_b_5_or) | (f_a[5] & _or_19) | (f_a[6] & _or_20)
            | (f_a[7] & _or_21) | (f_a[8] & _or_22) | (f_a[9] & _or_23) | (f_a[10] & _or_24)
            | (f_a[11] & _or_25) | (f_a[12] & _or_26) | (f_a[13] & _or_27) | (f_a[14] & _or_28)
            | (f_a[15] & _or_29) | (f_a[16] & _or_30) | (f_a[17] & _or_31) | (f_a[18] & _or_32)
            | (f_a[19] & _or_33) | (f_a[20] & _or_34) | (f_a[21] & _or_35) | (f_a[22] & _or_36)
            | (f_a[23] & _or_37) | (f_a[24] & _or_38) | (f_a[25] & _or_39) | (f_a[26] & _or_40)
            | (f_a[27] & _or_41) | (f_a[28] & _or_42) | (f_a[29] & _or_43) | (f_a[30] & _or_44)
            | (f_a[31] & _or_45) | (f_a[32] & _or_46) | (f_a[33] & _or_47) | (f_a[34] & _or_48)
            | (f_a[35] & _or_49) | (f_a[36] & _or_50) | (f_a[37] & _or_51) | (f_a[38] & _or_52)
            | (f_a[39] & _or_53) | (f_a[40] & _or_54) | (f_a[41] & _or_55) | (f_a[42] & _or_56)
            | (f_a[43] & _or_57) | (f_a[44] & _or_58) | (f_a[45] & _or_59) | (f_a[46] & _or_60)
            | (f_a[47] & _or_61);

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) assert(~(f_a_waits & f_b_waits) | (f_a == f_b) | (f_first == _or_62));

    wire [47:0] _joined = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd62};
    wire [47:0] _joined_2 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd60};
    wire [47:0] _joined_3 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd56};
    wire [47:0] _joined_4 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd48};
    wire [47:0] _joined_5 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd32};
    wire [47:0] _joined_6 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd0};
    wire [47:0] _older_8_etc = {older[15], older[15], older[15], older[15], older[15], older[15:14],
            older[14], older[14], older[14], older[14], older[14:13], older[13], older[13],
            older[13], older[13], older[13:12], older[12], older[12], older[12], older[12],
            older[12:11], older[11], older[11], older[11], older[11], older[11:10], older[10],
            older[10], older[10], older[10], older[10], 6'd62, older[8], older[8], older[8],
            older[8], older[8], older[8]};
    wire [47:0] _older_8_etc_2 = {older[15], older[15], older[15], older[15], older[15],
            older[15:14], older[14], older[14], older[14], older[14], older[14:13], older[13],
            older[13], older[13], older[13], older[13:12], older[12], older[12], older[12],
            older[12], older[12:11], older[11], older[11], older[11], older[11], older[11:10],
            older[10], older[10], older[10], older[10], older[10], 6'd60, older[8], older[8],
            older[8], older[8], older[8], older[8]};
    wire [47:0] _older_8_etc_3 = {older[15], older[15], older[15], older[15], older[15],
            older[15:14], older[14], older[14], older[14], older[14], older[14:13], older[13],
            older[13], older[13], older[13], older[13:12], older[12], older[12], older[12],
            older[12], older[12:11], older[11], older[11], older[11], older[11], older[11:10],
            older[10], older[10], older[10], older[10], older[10], 6'd56, older[8], older[8],
            older[8], older[8], older[8], older[8]};
    wire [47:0] _older_8_etc_4 = {older[15], older[15], older[15], older[15], older[15],
            older[15:14], older[14], older[14], older[14], older[14], older[14:13], older[13],
            older[13], older[13], older[13], older[13:12], older[12], older[12], older[12],
            older[12], older[12:11], older[11], older[11], older[11], older[11], older[11:10],
            older[10], older[10], older[10], older[10], older[10], 6'd48, older[8], older[8],
            older[8], older[8], older[8], older[8]};
    wire [47:0] _older_8_etc_5 = {older[15], older[15], older[15], older[15], older[15],
            older[15:14], older[14], older[14], older[14], older[14], older[14:13], older[13],
            older[13], older[13], older[13], older[13:12], older[12], older[12], older[12],
            older[12], older[12:11], older[11], older[11], older[11], older[11], older[11:10],
            older[10], older[10], older[10], older[10], older[10], 6'd32, older[8], older[8],
            older[8], older[8], older[8], older[8]};
    wire [47:0] _older_8_etc_6 = {older[15], older[15], older[15], older[15], older[15],
            older[15:14], older[14], older[14], older[14], older[14], older[14:13], older[13],
            older[13], older[13], older[13], older[13:12], older[12], older[12], older[12],
            older[12], older[12:11], older[11], older[11], older[11], older[11], older[11:10],
            older[10], older[10], older[10], older[10], older[10], 6'd0, older[8], older[8],
            older[8], older[8], older[8], older[8]};
    wire [47:0] _older_16_etc = {older[23], older[23], older[23], older[23], older[23],
            older[23:22], older[22], older[22], older[22], older[22], older[22:21], older[21],
            older[21], older[21], older[21], older[21:20], older[20], older[20], older[20],
            older[20], older[20:19], older[19], older[19], older[19], older[19], older[19], 6'd62,
            older[17], older[17], older[17], older[17], older[17], older[17:16], older[16],
            older[16], older[16], older[16], older[16]};
    wire [47:0] _older_16_etc_2 = {older[23], older[23], older[23], older[23], older[23],
            older[23:22], older[22], older[22], older[22], older[22], older[22:21], older[21],
            older[21], older[21], older[21], older[21:20], older[20], older[20], older[20],
            older[20], older[20:19], older[19], older[19], older[19], older[19], older[19], 6'd60,
            older[17], older[17], older[17], older[17], older[17], older[17:16], older[16],
            older[16], older[16], older[16], older[16]};
    wire [47:0] _older_16_etc_3 = {older[23], older[23], older[23], older[23], older[23],
            older[23:22], older[22], older[22], older[22], older[22], older[22:21], older[21],
            older[21], older[21], older[21], older[21:20], older[20], older[20], older[20],
            older[20], older[20:19], older[19], older[19], older[19], older[19], older[19], 6'd56,
            older[17], older[17], older[17], older[17], older[17], older[17:16], older[16],
            older[16], older[16], older[16], older[16]};
    wire [47:0] _older_16_etc_4 = {older[23], older[23], older[23], older[23], older[23],
            older[23:22], older[22], older[22], older[22], older[22], older[22:21], older[21],
            older[21], older[21], older[21], older[21:20], older[20], older[20], older[20],
            older[20], older[20:19], older[19], older[19], older[19], older[19], older[19], 6'd48,
            older[17], older[17], older[17], older[17], older[17], older[17:16], older[16],
            older[16], older[16], older[16], older[16]};
    wire [47:0] _older_16_etc_5 = {older[23], older[23], older[23], older[23], older[23],
            older[23:22], older[22], older[22], older[22], older[22], older[22:21], older[21],
            older[21], older[21], older[21], older[21:20], older[20], older[20], older[20],
            older[20], older[20:19], older[19], older[19], older[19], older[19], older[19], 6'd32,
            older[17], older[17], older[17], older[17], older[17], older[17:16], older[16],
            older[16], older[16], older[16], older[16]};
    wire [47:0] _older_16_etc_6 = {older[23], older[23], older[23], older[23], older[23],
            older[23:22], older[22], older[22], older[22], older[22], older[22:21], older[21],
            older[21], older[21], older[21], older[21:20], older[20], older[20], older[20],
            older[20], older[20:19], older[19], older[19], older[19], older[19], older[19], 6'd0,
            older[17], older[17], older[17], older[17], older[17], older[17:16], older[16],
            older[16], older[16], older[16], older[16]};
    wire [47:0] _older_24_etc = {older[31], older[31], older[31], older[31], older[31],
            older[31:30], older[30], older[30], older[30], older[30], older[30:29], older[29],
            older[29], older[29], older[29], older[29:28], older[28], older[28], older[28],
            older[28], older[28], 6'd62, older[26], older[26], older[26], older[26], older[26],
            older[26:25], older[25], older[25], older[25], older[25], older[25:24], older[24],
            older[24], older[24], older[24], older[24]};
    wire [47:0] _older_24_etc_2 = {older[31], older[31], older[31], older[31], older[31],
            older[31:30], older[30], older[30], older[30], older[30], older[30:29], older[29],
            older[29], older[29], older[29], older[29:28], older[28], older[28], older[28],
            older[28], older[28], 6'd60, older[26], older[26], older[26], older[26], older[26],
            older[26:25], older[25], older[25], older[25], older[25], older[25:24], older[24],
            older[24], older[24], older[24], older[24]};
    wire [47:0] _older_24_etc_3 = {older[31], older[31], older[31], older[31], older[31],
            older[31:30], older[30], older[30], older[30], older[30], older[30:29], older[29],
            older[29], older[29], older[29], older[29:28], older[28], older[28], older[28],
            older[28], older[28], 6'd56, older[26], older[26], older[26], older[26], older[26],
            older[26:25], older[25], older[25], older[25], older[25], older[25:24], older[24],
            older[24], older[24], older[24], older[24]};
    wire [47:0] _older_24_etc_4 = {older[31], older[31], older[31], older[31], older[31],
            older[31:30], older[30], older[30], older[30], older[30], older[30:29], older[29],
            older[29], older[29], older[29], older[29:28], older[28], older[28], older[28],
            older[28], older[28], 6'd48, older[26], older[26], older[26], older[26], older[26],
            older[26:25], older[25], older[25], older[25], older[25], older[25:24], older[24],
            older[24], older[24], older[24], older[24]};
    wire [47:0] _older_24_etc_5 = {older[31], older[31], older[31], older[31], older[31],
            older[31:30], older[30], older[30], older[30], older[30], older[30:29], older[29],
            older[29], older[29], older[29], older[29:28], older[28], older[28], older[28],
            older[28], older[28], 6'd32, older[26], older[26], older[26], older[26], older[26],
            older[26:25], older[25], older[25], older[25], older[25], older[25:24], older[24],
            older[24], older[24], older[24], older[24]};
    wire [47:0] _older_24_etc_6 = {older[31], older[31], older[31], older[31], older[31],
            older[31:30], older[30], older[30], older[30], older[30], older[30:29], older[29],
            older[29], older[29], older[29], older[29:28], older[28], older[28], older[28],
            older[28], older[28], 6'd0, older[26], older[26], older[26], older[26], older[26],
            older[26:25], older[25], older[25], older[25], older[25], older[25:24], older[24],
            older[24], older[24], older[24], older[24]};
    wire [47:0] _older_32_etc = {older[39], older[39], older[39], older[39], older[39],
            older[39:38], older[38], older[38], older[38], older[38], older[38:37], older[37],
            older[37], older[37], older[37], older[37], 6'd62, older[35], older[35], older[35],
            older[35], older[35], older[35:34], older[34], older[34], older[34], older[34],
            older[34:33], older[33], older[33], older[33], older[33], older[33:32], older[32],
            older[32], older[32], older[32], older[32]};
    wire [47:0] _older_32_etc_2 = {older[39], older[39], older[39], older[39], older[39],
            older[39:38], older[38], older[38], older[38], older[38], older[38:37], older[37],
            older[37], older[37], older[37], older[37], 6'd60, older[35], older[35], older[35],
            older[35], older[35], older[35:34], older[34], older[34], older[34], older[34],
            older[34:33], older[33], older[33], older[33], older[33], older[33:32], older[32],
            older[32], older[32], older[32], older[32]};
    wire [47:0] _older_32_etc_3 = {older[39], older[39], older[39], older[39], older[39],
            older[39:38], older[38], older[38], older[38], older[38], older[38:37], older[37],
            older[37], older[37], older[37], older[37], 6'd56, older[35], older[35], older[35],
            older[35], older[35], older[35:34], older[34], older[34], older[34], older[34],
            older[34:33], older[33], older[33], older[33], older[33], older[33:32], older[32],
            older[32], older[32], older[32], older[32]};
    wire [47:0] _older_32_etc_4 = {older[39], older[39], older[39], older[39], older[39],
            older[39:38], older[38], older[38], older[38], older[38], older[38:37], older[37],
            older[37], older[37], older[37], older[37], 6'd48, older[35], older[35], older[35],
            older[35], older[35], older[35:34], older[34], older[34], older[34], older[34],
            older[34:33], older[33], older[33], older[33], older[33], older[33:32], older[32],
            older[32], older[32], older[32], older[32]};
    wire [47:0] _older_32_etc_5 = {older[39], older[39], older[39], older[39], older[39],
            older[39:38], older[38], older[38], older[38], older[38], older[38:37], older[37],
            older[37], older[37], older[37], older[37], 6'd32, older[35], older[35], older[35],
            older[35], older[35], older[35:34], older[34], older[34], older[34], older[34],
            older[34:33], older[33], older[33], older[33], older[33], older[33:32], older[32],
            older[32], older[32], older[32], older[32]};
    wire [47:0] _older_32_etc_6 = {older[39], older[39], older[39], older[39], older[39],
            older[39:38], older[38], older[38], older[38], older[38], older[38:37], older[37],
            older[37], older[37], older[37], older[37], 6'd0, older[35], older[35], older[35],
            older[35], older[35], older[35:34], older[34], older[34], older[34], older[34],
            older[34:33], older[33], older[33], older[33], older[33], older[33:32], older[32],
            older[32], older[32], older[32], older[32]};
    wire [47:0] _older_40_etc = {older[47], older[47], older[47], older[47], older[47],
            older[47:46], older[46], older[46], older[46], older[46], older[46], 6'd62, older[44],
            older[44], older[44], older[44], older[44], older[44:43], older[43], older[43],
            older[43], older[43], older[43:42], older[42], older[42], older[42], older[42],
            older[42:41], older[41], older[41], older[41], older[41], older[41:40], older[40],
            older[40], older[40], older[40], older[40]};
    wire [47:0] _older_40_etc_2 = {older[47], older[47], older[47], older[47], older[47],
            older[47:46], older[46], older[46], older[46], older[46], older[46], 6'd60, older[44],
            older[44], older[44], older[44], older[44], older[44:43], older[43], older[43],
            older[43], older[43], older[43:42], older[42], older[42], older[42], older[42],
            older[42:41], older[41], older[41], older[41], older[41], older[41:40], older[40],
            older[40], older[40], older[40], older[40]};
    wire [47:0] _older_40_etc_3 = {older[47], older[47], older[47], older[47], older[47],
            older[47:46], older[46], older[46], older[46], older[46], older[46], 6'd56, older[44],
            older[44], older[44], older[44], older[44], older[44:43], older[43], older[43],
            older[43], older[43], older[43:42], older[42], older[42], older[42], older[42],
            older[42:41], older[41], older[41], older[41], older[41], older[41:40], older[40],
            older[40], older[40], older[40], older[40]};
    wire [47:0] _older_40_etc_4 = {older[47], older[47], older[47], older[47], older[47],
            older[47:46], older[46], older[46], older[46], older[46], older[46], 6'd48, older[44],
            older[44], older[44], older[44], older[44], older[44:43], older[43], older[43],
            older[43], older[43], older[43:42], older[42], older[42], older[42], older[42],
            older[42:41], older[41], older[41], older[41], older[41], older[41:40], older[40],
            older[40], older[40], older[40], older[40]};
    wire [47:0] _older_40_etc_5 = {older[47], older[47], older[47], older[47], older[47],
            older[47:46], older[46], older[46], older[46], older[46], older[46], 6'd32, older[44],
            older[44], older[44], older[44], older[44], older[44:43], older[43], older[43],
            older[43], older[43], older[43:42], older[42], older[42], older[42], older[42],
            older[42:41], older[41], older[41], older[41], older[41], older[41:40], older[40],
            older[40], older[40], older[40], older[40]};
    wire [47:0] _older_40_etc_6 = {older[47], older[47], older[47], older[47], older[47],
            older[47:46], older[46], older[46], older[46], older[46], older[46], 6'd0, older[44],
            older[44], older[44], older[44], older[44], older[44:43], older[43], older[43],
            older[43], older[43], older[43:42], older[42], older[42], older[42], older[42],
            older[42:41], older[41], older[41], older[41], older[41], older[41:40], older[40],
            older[40], older[40], older[40], older[40]};
    wire [47:0] _older_48_etc = {older[55], older[55], older[55], older[55], older[55], older[55],
            6'd62, older[53], older[53], older[53], older[53], older[53], older[53:52], older[52],
            older[52], older[52], older[52], older[52:51], older[51], older[51], older[51],
            older[51], older[51:50], older[50], older[50], older[50], older[50], older[50:49],
            older[49], older[49], older[49], older[49], older[49:48], older[48], older[48],
            older[48], older[48], older[48]};
    wire [47:0] _older_48_etc_2 = {older[55], older[55], older[55], older[55], older[55], older[55],
            6'd60, older[53], older[53], older[53], older[53], older[53], older[53:52], older[52],
            older[52], older[52], older[52], older[52:51], older[51], older[51], older[51],
            older[51], older[51:50], older[50], older[50], older[50], older[50], older[50:49],
            older[49], older[49], older[49], older[49], older[49:48], older[48], older[48],
            older[48], older[48], older[48]};
    wire [47:0] _older_48_etc_3 = {older[55], older[55], older[55], older[55], older[55], older[55],
            6'd56, older[53], older[53], older[53], older[53], older[53], older[53:52], older[52],
            older[52], older[52], older[52], older[52:51], older[51], older[51], older[51],
            older[51], older[51:50], older[50], older[50], older[50], older[50], older[50:49],
            older[49], older[49], older[49], older[49], older[49:48], older[48], older[48],
            older[48], older[48], older[48]};
    wire [47:0] _older_48_etc_4 = {older[55], older[55], older[55], older[55], older[55], older[55],
            6'd48, older[53], older[53], older[53], older[53], older[53], older[53:52], older[52],
            older[52], older[52], older[52], older[52:51], older[51], older[51], older[51],
            older[51], older[51:50], older[50], older[50], older[50], older[50], older[50:49],
            older[49], older[49], older[49], older[49], older[49:48], older[48], older[48],
            older[48], older[48], older[48]};
    wire [47:0] _older_48_etc_5 = {older[55], older[55], older[55], older[55], older[55], older[55],
            6'd32, older[53], older[53], older[53], older[53], older[53], older[53:52], older[52],
            older[52], older[52], older[52], older[52:51], older[51], older[51], older[51],
            older[51], older[51:50], older[50], older[50], older[50], older[50], older[50:49],
            older[49], older[49], older[49], older[49], older[49:48], older[48], older[48],
            older[48], older[48], older[48]};
    wire [47:0] _older_48_etc_6 = {older[55], older[55], older[55], older[55], older[55], older[55],
            6'd0, older[53], older[53], older[53], older[53], older[53], older[53:52], older[52],
            older[52], older[52], older[52], older[52:51], older[51], older[51], older[51],
            older[51], older[51:50], older[50], older[50], older[50], older[50], older[50:49],
            older[49], older[49], older[49], older[49], older[49:48], older[48], older[48],
            older[48], older[48], older[48]};
    wire [47:0] _older_56_etc = {6'd62, older[62], older[62], older[62], older[62], older[62],
            older[62:61], older[61], older[61], older[61], older[61], older[61:60], older[60],
            older[60], older[60], older[60], older[60:59], older[59], older[59], older[59],
            older[59], older[59:58], older[58], older[58], older[58], older[58], older[58:57],
            older[57], older[57], older[57], older[57], older[57:56], older[56], older[56],
            older[56], older[56], older[56]};
    wire [47:0] _older_56_etc_2 = {6'd60, older[62], older[62], older[62], older[62], older[62],
            older[62:61], older[61], older[61], older[61], older[61], older[61:60], older[60],
            older[60], older[60], older[60], older[60:59], older[59], older[59], older[59],
            older[59], older[59:58], older[58], older[58], older[58], older[58], older[58:57],
            older[57], older[57], older[57], older[57], older[57:56], older[56], older[56],
            older[56], older[56], older[56]};
    wire [47:0] _older_56_etc_3 = {6'd56, older[62], older[62], older[62], older[62], older[62],
            older[62:61], older[61], older[61], older[61], older[61], older[61:60], older[60],
            older[60], older[60], older[60], older[60:59], older[59], older[59], older[59],
            older[59], older[59:58], older[58], older[58], older[58], older[58], older[58:57],
            older[57], older[57], older[57], older[57], older[57:56], older[56], older[56],
            older[56], older[56], older[56]};
    wire [47:0] _older_56_etc_4 = {6'd48, older[62], older[62], older[62], older[62], older[62],
            older[62:61], older[61], older[61], older[61], older[61], older[61:60], older[60],
            older[60], older[60], older[60], older[60:59], older[59], older[59], older[59],
            older[59], older[59:58], older[58], older[58], older[58], older[58], older[58:57],
            older[57], older[57], older[57], older[57], older[57:56], older[56], older[56],
            older[56], older[56], older[56]};
    wire [47:0] _older_56_etc_5 = {6'd32, older[62], older[62], older[62], older[62], older[62],
            older[62:61], older[61], older[61], older[61], older[61], older[61:60], older[60],
            older[60], older[60], older[60], older[60:59], older[59], older[59], older[59],
            older[59], older[59:58], older[58], older[58], older[58], older[58], older[58:57],
            older[57], older[57], older[57], older[57], older[57:56], older[56], older[56],
            older[56], older[56], older[56]};
    wire [47:0] _older_56_etc_6 = {6'd0, older[62], older[62], older[62], older[62], older[62],
            older[62:61], older[61], older[61], older[61], older[61], older[61:60], older[60],
            older[60], older[60], older[60], older[60:59], older[59], older[59], older[59],
            older[59], older[59:58], older[58], older[58], older[58], older[58], older[58:57],
            older[57], older[57], older[57], older[57], older[57:56], older[56], older[56],
            older[56], older[56], older[56]};
    wire [47:0] _joined_7 = {(pend_7[5] & (|(f_a & _older_56_etc_6)))
            & (phys_7_5[0] == f_a_phys[0]), (pend_7[4] & (|(f_a & _older_56_etc_5)))
            & (phys_7_4[0] == f_a_phys[0]), (pend_7[3] & (|(f_a & _older_56_etc_4)))
            & (phys_7_3[0] == f_a_phys[0]), (pend_7[2] & (|(f_a & _older_56_etc_3)))
            & (phys_7_2[0] == f_a_phys[0]), (pend_7[1] & (|(f_a & _older_56_etc_2)))
            & (phys_7_1[0] == f_a_phys[0]), (pend_7[0] & (|(f_a & _older_56_etc)))
            & (phys_7_0[0] == f_a_phys[0]), (pend_6[5] & (|(f_a & _older_48_etc_6)))
            & (phys_6_5[0] == f_a_phys[0]), (pend_6[4] & (|(f_a & _older_48_etc_5)))
            & (phys_6_4[0] == f_a_phys[0]), (pend_6[3] & (|(f_a & _older_48_etc_4)))
            & (phys_6_3[0] == f_a_phys[0]), (pend_6[2] & (|(f_a & _older_48_etc_3)))
            & (phys_6_2[0] == f_a_phys[0]), (pend_6[1] & (|(f_a & _older_48_etc_2)))
            & (phys_6_1[0] == f_a_phys[0]), (pend_6[0] & (|(f_a & _older_48_etc)))
            & (phys_6_0[0] == f_a_phys[0]), (pend_5[5] & (|(f_a & _older_40_etc_6)))
            & (phys_5_5[0] == f_a_phys[0]), (pend_5[4] & (|(f_a & _older_40_etc_5)))
            & (phys_5_4[0] == f_a_phys[0]), (pend_5[3] & (|(f_a & _older_40_etc_4)))
            & (phys_5_3[0] == f_a_phys[0]), (pend_5[2] & (|(f_a & _older_40_etc_3)))
            & (phys_5_2[0] == f_a_phys[0]), (pend_5[1] & (|(f_a & _older_40_etc_2)))
            & (phys_5_1[0] == f_a_phys[0]), (pend_5[0] & (|(f_a & _older_40_etc)))
            & (phys_5_0[0] == f_a_phys[0]), (pend_4[5] & (|(f_a & _older_32_etc_6)))
            & (phys_4_5[0] == f_a_phys[0]), (pend_4[4] & (|(f_a & _older_32_etc_5)))
            & (phys_4_4[0] == f_a_phys[0]), (pend_4[3] & (|(f_a & _older_32_etc_4)))
            & (phys_4_3[0] == f_a_phys[0]), (pend_4[2] & (|(f_a & _older_32_etc_3)))
            & (phys_4_2[0] == f_a_phys[0]), (pend_4[1] & (|(f_a & _older_32_etc_2)))
            & (phys_4_1[0] == f_a_phys[0]), (pend_4[0] & (|(f_a & _older_32_etc)))
            & (phys_4_0[0] == f_a_phys[0]), (pend_3[5] & (|(f_a & _older_24_etc_6)))
            & (phys_3_5[0] == f_a_phys[0]), (pend_3[4] & (|(f_a & _older_24_etc_5)))
            & (phys_3_4[0] == f_a_phys[0]), (pend_3[3] & (|(f_a & _older_24_etc_4)))
            & (phys_3_3[0] == f_a_phys[0]), (pend_3[2] & (|(f_a & _older_24_etc_3)))
            & (phys_3_2[0] == f_a_phys[0]), (pend_3[1] & (|(f_a & _older_24_etc_2)))
            & (phys_3_1[0] == f_a_phys[0]), (pend_3[0] & (|(f_a & _older_24_etc)))
            & (phys_3_0[0] == f_a_phys[0]), (pend_2[5] & (|(f_a & _older_16_etc_6)))
            & (phys_2_5[0] == f_a_phys[0]), (pend_2[4] & (|(f_a & _older_16_etc_5)))
            & (phys_2_4[0] == f_a_phys[0]), (pend_2[3] & (|(f_a & _older_16_etc_4)))
            & (phys_2_3[0] == f_a_phys[0]), (pend_2[2] & (|(f_a & _older_16_etc_3)))
            & (phys_2_2[0] == f_a_phys[0]), (pend_2[1] & (|(f_a & _older_16_etc_2)))
            & (phys_2_1[0] == f_a_phys[0]), (pend_2[0] & (|(f_a & _older_16_etc)))
            & (phys_2_0[0] == f_a_phys[0]), (pend_1[5] & (|(f_a & _older_8_etc_6)))
            & (phys_1_5[0] == f_a_phys[0]), (pend_1[4] & (|(f_a & _older_8_etc_5)))
            & (phys_1_4[0] == f_a_phys[0]), (pend_1[3] & (|(f_a & _older_8_etc_4)))
            & (phys_1_3[0] == f_a_phys[0]), (pend_1[2] & (|(f_a & _older_8_etc_3)))
            & (phys_1_2[0] == f_a_phys[0]), (pend_1[1] & (|(f_a & _older_8_etc_2)))
            & (phys_1_1[0] == f_a_phys[0]), (pend_1[0] & (|(f_a & _older_8_etc)))
            & (phys_1_0[0] == f_a_phys[0]), (pend_0[5] & (|(f_a & _joined_6)))
            & (phys_0_5[0] == f_a_phys[0]), (pend_0[4] & (|(f_a & _joined_5)))
            & (phys_0_4[0] == f_a_phys[0]), (pend_0[3] & (|(f_a & _joined_4)))
            & (phys_0_3[0] == f_a_phys[0]), (pend_0[2] & (|(f_a & _joined_3)))
            & (phys_0_2[0] == f_a_phys[0]), (pend_0[1] & (|(f_a & _joined_2)))
            & (phys_0_1[0] == f_a_phys[0]), (pend_0[0] & (|(f_a & _joined)))
            & (phys_0_0[0] == f_a_phys[0])};
    wire [47:0] f_ahead = f_a_waits ? _joined_7 : 48'd0;

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) assert(_inverse | ~(|f_ahead));

    wire _and = ~(|(older[1] ? (older[15:8] & ~older[7:0]) : 8'd0))
            & ~(|(older[2] ? (older[23:16] & ~older[7:0]) : 8'd0))
            & ~(|(older[3] ? (older[31:24] & ~older[7:0]) : 8'd0))
            & ~(|(older[4] ? (older[39:32] & ~older[7:0]) : 8'd0))
            & ~(|(older[5] ? (older[47:40] & ~older[7:0]) : 8'd0))
            & ~(|(older[6] ? (older[55:48] & ~older[7:0]) : 8'd0))
            & ~(|(older[7] ? (older[63:56] & ~older[7:0]) : 8'd0));
    wire _and_2 = ~(|(older[8] ? (older[7:0] & ~older[15:8]) : 8'd0))
            & ~(|(older[10] ? (older[23:16] & ~older[15:8]) : 8'd0))
            & ~(|(older[11] ? (older[31:24] & ~older[15:8]) : 8'd0))
            & ~(|(older[12] ? (older[39:32] & ~older[15:8]) : 8'd0))
            & ~(|(older[13] ? (older[47:40] & ~older[15:8]) : 8'd0))
            & ~(|(older[14] ? (older[55:48] & ~older[15:8]) : 8'd0))
            & ~(|(older[15] ? (older[63:56] & ~older[15:8]) : 8'd0));
    wire _and_3 = ~(|(older[16] ? (older[7:0] & ~older[23:16]) : 8'd0))
            & ~(|(older[17] ? (older[15:8] & ~older[23:16]) : 8'd0))
            & ~(|(older[19] ? (older[31:24] & ~older[23:16]) : 8'd0))
            & ~(|(older[20] ? (older[39:32] & ~older[23:16]) : 8'd0))
            & ~(|(older[21] ? (older[47:40] & ~older[23:16]) : 8'd0))
            & ~(|(older[22] ? (older[55:48] & ~older[23:16]) : 8'd0))
            & ~(|(older[23] ? (older[63:56] & ~older[23:16]) : 8'd0));
    wire _and_4 = ~(|(older[24] ? (older[7:0] & ~older[31:24]) : 8'd0))
            & ~(|(older[25] ? (older[15:8] & ~older[31:24]) : 8'd0))
            & ~(|(older[26] ? (older[23:16] & ~older[31:24]) : 8'd0))
            & ~(|(older[28] ? (older[39:32] & ~older[31:24]) : 8'd0))
            & ~(|(older[29] ? (older[47:40] & ~older[31:24]) : 8'd0))
            & ~(|(older[30] ? (older[55:48] & ~older[31:24]) : 8'd0))
            & ~(|(older[31] ? (older[63:56] & ~older[31:24]) : 8'd0));
    wire _and_5 = ~(|(older[32] ? (older[7:0] & ~older[39:32]) : 8'd0))
            & ~(|(older[33] ? (older[15:8] & ~older[39:32]) : 8'd0))
            & ~(|(older[34] ? (older[23:16] & ~older[39:32]) : 8'd0))
            & ~(|(older[35] ? (older[31:24] & ~older[39:32]) : 8'd0))
            & ~(|(older[37] ? (older[47:40] & ~older[39:32]) : 8'd0))
            & ~(|(older[38] ? (older[55:48] & ~older[39:32]) : 8'd0))
            & ~(|(older[39] ? (older[63:56] & ~older[39:32]) : 8'd0));
    wire _and_6 = ~(|(older[40] ? (older[7:0] & ~older[47:40]) : 8'd0))
            & ~(|(older[41] ? (older[15:8] & ~older[47:40]) : 8'd0))
            & ~(|(older[42] ? (older[23:16] & ~older[47:40]) : 8'd0))
            & ~(|(older[43] ? (older[31:24] & ~older[47:40]) : 8'd0))
            & ~(|(older[44] ? (older[39:32] & ~older[47:40]) : 8'd0))
            & ~(|(older[46] ? (older[55:48] & ~older[47:40]) : 8'd0))
            & ~(|(older[47] ? (older[63:56] & ~older[47:40]) : 8'd0));
    wire _and_7 = ~(|(older[48] ? (older[7:0] & ~older[55:48]) : 8'd0))
            & ~(|(older[49] ? (older[15:8] & ~older[55:48]) : 8'd0))
            & ~(|(older[50] ? (older[23:16] & ~older[55:48]) : 8'd0))
            & ~(|(older[51] ? (older[31:24] & ~older[55:48]) : 8'd0))
            & ~(|(older[52] ? (older[39:32] & ~older[55:48]) : 8'd0))
            & ~(|(older[53] ? (older[47:40] & ~older[55:48]) : 8'd0))
            & ~(|(older[55] ? (older[63:56] & ~older[55:48]) : 8'd0));
    wire _and_8 = ~(|(older[56] ? (older[7:0] & ~older[63:56]) : 8'd0))
            & ~(|(older[57] ? (older[15:8] & ~older[63:56]) : 8'd0))
            & ~(|(older[58] ? (older[23:16] & ~older[63:56]) : 8'd0))
            & ~(|(older[59] ? (older[31:24] & ~older[63:56]) : 8'd0))
            & ~(|(older[60] ? (older[39:32] & ~older[63:56]) : 8'd0))
            & ~(|(older[61] ? (older[47:40] & ~older[63:56]) : 8'd0))
            & ~(|(older[62] ? (older[55:48] & ~older[63:56]) : 8'd0));

    // BA-O1: State: the order of the collectors has no circles.
    always @* if (!rst) assert(_and & _and_2 & _and_3 & _and_4 & _and_5 & _and_6 & _and_7 & _and_8);

    reg f_rr; // cycles since reset

    always @(posedge clk) begin
        if (rst) begin
            f_rr <= 1'b0;
        end else begin
            f_rr <= f_rr + 1'b1;
        end
    end

    // BA-S3: The scan starts one bank further every cycle.
    always @* if (!rst) assert(rr == f_rr);

    wire [7:0] _port_0_0_0_etc = {port_7_0[0], port_6_0[0], port_5_0[0], port_4_0[0], port_3_0[0],
            port_2_0[0], port_1_0[0], port_0_0[0]};
    wire [1:0] _joined_8 = {1'b0, ((|(head_1 & head_0)) & ~bank_we[1])
            & (~(1'b1 - f_rr) & (1'b0 - f_rr))};

    // BA-S1: The head is granted unless SPORTS heads of its collector come first.
    always @* if (!rst) assert((|_port_0_0_0_etc) ==
            (((|head_0) & ~bank_we[0]) & (_joined_8 < 2'd1)));

    wire _equals = _joined_8 == 2'd0;
    wire [7:0] _joined_9 = {((|head_0) & ~bank_we[0]) & head_0[7] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[6] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[5] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[4] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[3] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[2] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[1] & _equals,
            ((|head_0) & ~bank_we[0]) & head_0[0] & _equals};

    // BA-S2: The j-th grant of a collector uses its S port j.
    always @* if (!rst) assert(_port_0_0_0_etc == _joined_9);

    wire [7:0] _port_0_0_1_etc = {port_7_0[1], port_6_0[1], port_5_0[1], port_4_0[1], port_3_0[1],
            port_2_0[1], port_1_0[1], port_0_0[1]};
    wire [1:0] _joined_10 = {1'b0, ((|(head_0 & head_1)) & ~bank_we[0])
            & (~(1'b0 - f_rr) & (1'b1 - f_rr))};

    // BA-S1: The head is granted unless SPORTS heads of its collector come first.
    always @* if (!rst) assert((|_port_0_0_1_etc) ==
            (((|head_1) & ~bank_we[1]) & (_joined_10 < 2'd1)));

    wire _equals_2 = _joined_10 == 2'd0;
    wire [7:0] _joined_11 = {((|head_1) & ~bank_we[1]) & head_1[7] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[6] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[5] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[4] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[3] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[2] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[1] & _equals_2,
            ((|head_1) & ~bank_we[1]) & head_1[0] & _equals_2};

    // BA-S2: The j-th grant of a collector uses its S port j.
    always @* if (!rst) assert(_port_0_0_1_etc == _joined_11);

    reg [1:0] f_due_1; // in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_due_1 <= 2'd0;
        end else begin
            f_due_1 <= _or_10 ? _not_f_a_phys_0_etc : 2'd0;
        end
    end

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) assert(s_valid == {|rd_sel[15:14], |rd_sel[13:12], |rd_sel[11:10],
            |rd_sel[9:8], |rd_sel[7:6], |rd_sel[5:4], |rd_sel[3:2], |rd_sel[1:0]});

    wire [1:0] _or_63 = ({2{f_a[0]}} & ((s_slot[2:0] == 3'd0) ? rd_sel[1:0] : 2'd0))
            | ({2{f_a[1]}} & ((s_slot[2:0] == 3'd1) ? rd_sel[1:0] : 2'd0))
            | ({2{f_a[2]}} & ((s_slot[2:0] == 3'd2) ? rd_sel[1:0] : 2'd0))
            | ({2{f_a[3]}} & ((s_slot[2:0] == 3'd3) ? rd_sel[1:0] : 2'd0))
            | ({2{f_a[4]}} & ((s_slot[2:0] == 3'd4) ? rd_sel[1:0] : 2'd0))
            | ({2{f_a[5]}} & ((s_slot[2:0] == 3'd5) ? rd_sel[1:0] : 2'd0))
            | ({2{f_a[6]}} & ((s_slot[5:3] == 3'd0) ? rd_sel[3:2] : 2'd0))
            | ({2{f_a[7]}} & ((s_slot[5:3] == 3'd1) ? rd_sel[3:2] : 2'd0))
            | ({2{f_a[8]}} & ((s_slot[5:3] == 3'd2) ? rd_sel[3:2] : 2'd0))
            | ({2{f_a[9]}} & ((s_slot[5:3] == 3'd3) ? rd_sel[3:2] : 2'd0))
            | ({2{f_a[10]}} & ((s_slot[5:3] == 3'd4) ? rd_sel[3:2] : 2'd0))
            | ({2{f_a[11]}} & ((s_slot[5:3] == 3'd5) ? rd_sel[3:2] : 2'd0))
            | ({2{f_a[12]}} & ((s_slot[8:6] == 3'd0) ? rd_sel[5:4] : 2'd0))
            | ({2{f_a[13]}} & ((s_slot[8:6] == 3'd1) ? rd_sel[5:4] : 2'd0))
            | ({2{f_a[14]}} & ((s_slot[8:6] == 3'd2) ? rd_sel[5:4] : 2'd0))
            | ({2{f_a[15]}} & ((s_slot[8:6] == 3'd3) ? rd_sel[5:4] : 2'd0))
            | ({2{f_a[16]}} & ((s_slot[8:6] == 3'd4) ? rd_sel[5:4] : 2'd0))
            | ({2{f_a[17]}} & ((s_slot[8:6] == 3'd5) ? rd_sel[5:4] : 2'd0))
            | ({2{f_a[18]}} & ((s_slot[11:9] == 3'd0) ? rd_sel[7:6] : 2'd0))
            | ({2{f_a[19]}} & ((s_slot[11:9] == 3'd1) ? rd_sel[7:6] : 2'd0))
            | ({2{f_a[20]}} & ((s_slot[11:9] == 3'd2) ? rd_sel[7:6] : 2'd0))
            | ({2{f_a[21]}} & ((s_slot[11:9] == 3'd3) ? rd_sel[7:6] : 2'd0))
            | ({2{f_a[22]}} & ((s_slot[11:9] == 3'd4) ? rd_sel[7:6] : 2'd0))
            | ({2{f_a[23]}} & ((s_slot[11:9] == 3'd5) ? rd_sel[7:6] : 2'd0))
            | ({2{f_a[24]}} & ((s_slot[14:12] == 3'd0) ? rd_sel[9:8] : 2'd0))
            | ({2{f_a[25]}} & ((s_slot[14:12] == 3'd1) ? rd_sel[9:8] : 2'd0))
            | ({2{f_a[26]}} & ((s_slot[14:12] == 3'd2) ? rd_sel[9:8] : 2'd0))
            | ({2{f_a[27]}} & ((s_slot[14:12] == 3'd3) ? rd_sel[9:8] : 2'd0))
            | ({2{f_a[28]}} & ((s_slot[14:12] == 3'd4) ? rd_sel[9:8] : 2'd0))
            | ({2{f_a[29]}} & ((s_slot[14:12] == 3'd5) ? rd_sel[9:8] : 2'd0))
            | ({2{f_a[30]}} & ((s_slot[17:15] == 3'd0) ? rd_sel[11:10] : 2'd0))
            | ({2{f_a[31]}} & ((s_slot[17:15] == 3'd1) ? rd_sel[11:10] : 2'd0))
            | ({2{f_a[32]}} & ((s_slot[17:15] == 3'd2) ? rd_sel[11:10] : 2'd0))
            | ({2{f_a[33]}} & ((s_slot[17:15] == 3'd3) ? rd_sel[11:10] : 2'd0))
            | ({2{f_a[34]}} & ((s_slot[17:15] == 3'd4) ? rd_sel[11:10] : 2'd0))
            | ({2{f_a[35]}} & ((s_slot[17:15] == 3'd5) ? rd_sel[11:10] : 2'd0))
            | ({2{f_a[36]}} & ((s_slot[20:18] == 3'd0) ? rd_sel[13:12] : 2'd0))
            | ({2{f_a[37]}} & ((s_slot[20:18] == 3'd1) ? rd_sel[13:12] : 2'd0))
            | ({2{f_a[38]}} & ((s_slot[20:18] == 3'd2) ? rd_sel[13:12] : 2'd0))
            | ({2{f_a[39]}} & ((s_slot[20:18] == 3'd3) ? rd_sel[13:12] : 2'd0))
            | ({2{f_a[40]}} & ((s_slot[20:18] == 3'd4) ? rd_sel[13:12] : 2'd0))
            | ({2{f_a[41]}} & ((s_slot[20:18] == 3'd5) ? rd_sel[13:12] : 2'd0))
            | ({2{f_a[42]}} & ((s_slot[23:21] == 3'd0) ? rd_sel[15:14] : 2'd0))
            | ({2{f_a[43]}} & ((s_slot[23:21] == 3'd1) ? rd_sel[15:14] : 2'd0))
            | ({2{f_a[44]}} & ((s_slot[23:21] == 3'd2) ? rd_sel[15:14] : 2'd0))
            | ({2{f_a[45]}} & ((s_slot[23:21] == 3'd3) ? rd_sel[15:14] : 2'd0))
            | ({2{f_a[46]}} & ((s_slot[23:21] == 3'd4) ? rd_sel[15:14] : 2'd0))
            | ({2{f_a[47]}} & ((s_slot[23:21] == 3'd5) ? rd_sel[15:14] : 2'd0));

    // BA-G1: RF_LAT cycles after its grant an operand arrives, and only then.
    always @* if (!rst) assert(_or_63 == f_due_1);

    reg [6:0] f_requests_without_read; // modulo

    wire [5:0] _by_push_valid = push_valid ? push_src_valid : 6'd0;
    wire [6:0] _f_requests_without_read_plus = f_requests_without_read
            + {4'd0, ({1'b0, {1'b0, _by_push_valid[0]} + {1'b0, _by_push_valid[1]}}
            + {1'b0, {1'b0, _by_push_valid[2]} + {1'b0, _by_push_valid[3]}})
            + {1'b0, {1'b0, _by_push_valid[4]} + {1'b0, _by_push_valid[5]}}};
    wire [1:0] _bank_en_and_not_bank_we = bank_en & ~bank_we;

    always @(posedge clk) begin
        if (rst) begin
            f_requests_without_read <= 7'd0;
        end else begin
            f_requests_without_read <= _f_requests_without_read_plus
                    - {5'd0, {1'b0, _bank_en_and_not_bank_we[0]}
                    + {1'b0, _bank_en_and_not_bank_we[1]}};
        end
    end

    wire [3:0] _plus = {1'b0, {1'b0, {1'b0, pend_0[0]} + {1'b0, pend_0[1]}}
            + {1'b0, {1'b0, pend_0[2]} + {1'b0, pend_0[3]}}}
            + {1'b0, {1'b0, {1'b0, pend_0[4]} + {1'b0, pend_0[5]}}
            + {1'b0, {1'b0, pend_1[0]} + {1'b0, pend_1[1]}}};
    wire [3:0] _plus_2 = {1'b0, {1'b0, {1'b0, pend_1[2]} + {1'b0, pend_1[3]}}
            + {1'b0, {1'b0, pend_1[4]} + {1'b0, pend_1[5]}}}
            + {1'b0, {1'b0, {1'b0, pend_2[0]} + {1'b0, pend_2[1]}}
            + {1'b0, {1'b0, pend_2[2]} + {1'b0, pend_2[3]}}};
    wire [3:0] _plus_3 = {1'b0, {1'b0, {1'b0, pend_2[4]} + {1'b0, pend_2[5]}}
            + {1'b0, {1'b0, pend_3[0]} + {1'b0, pend_3[1]}}}
            + {1'b0, {1'b0, {1'b0, pend_3[2]} + {1'b0, pend_3[3]}}
            + {1'b0, {1'b0, pend_3[4]} + {1'b0, pend_3[5]}}};
    wire [3:0] _plus_4 = {1'b0, {1'b0, {1'b0, pend_4[0]} + {1'b0, pend_4[1]}}
            + {1'b0, {1'b0, pend_4[2]} + {1'b0, pend_4[3]}}}
            + {1'b0, {1'b0, {1'b0, pend_4[4]} + {1'b0, pend_4[5]}}
            + {1'b0, {1'b0, pend_5[0]} + {1'b0, pend_5[1]}}};
    wire [3:0] _plus_5 = {1'b0, {1'b0, {1'b0, pend_5[2]} + {1'b0, pend_5[3]}}
            + {1'b0, {1'b0, pend_5[4]} + {1'b0, pend_5[5]}}}
            + {1'b0, {1'b0, {1'b0, pend_6[0]} + {1'b0, pend_6[1]}}
            + {1'b0, {1'b0, pend_6[2]} + {1'b0, pend_6[3]}}};
    wire [3:0] _plus_6 = {1'b0, {1'b0, {1'b0, pend_6[4]} + {1'b0, pend_6[5]}}
            + {1'b0, {1'b0, pend_7[0]} + {1'b0, pend_7[1]}}}
            + {1'b0, {1'b0, {1'b0, pend_7[2]} + {1'b0, pend_7[3]}}
            + {1'b0, {1'b0, pend_7[4]} + {1'b0, pend_7[5]}}};

    // BA-C1: requests = reads + queued.
    always @* if (!rst) assert(f_requests_without_read ==
            {1'b0, ({1'b0, {1'b0, _plus} + {1'b0, _plus_2}}
            + {1'b0, {1'b0, _plus_3} + {1'b0, _plus_4}})
            + {1'b0, {1'b0, _plus_5} + {1'b0, _plus_6}}});

    wire [1:0] _some_3 = {wr_valid[1] & ~wr_phys[9], wr_valid[0] & ~wr_phys[0]};
    wire [1:0] _some_first = _some_3 & ~{_some_3[0], 1'b0};

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) assert((wr_sel[1:0] == _some_first) & (bank_we[0] == (|wr_sel[1:0])));

    wire [1:0] _some_4 = {wr_valid[1] & wr_phys[9], wr_valid[0] & wr_phys[0]};
    wire [1:0] _some_first_2 = _some_4 & ~{_some_4[0], 1'b0};

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) assert((wr_sel[3:2] == _some_first_2) & (bank_we[1] == (|wr_sel[3:2])));
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, _or[0], _or_2[0], _or_3[0], _or_4[0], _or_5[0], _or_6[0], _or_7[0],
            _or_8[0]};

`ifdef WARPSMITH_COUNTERS
    wire [5:0] _by_push_valid_2 = push_valid ? push_src_valid : 6'd0;
    wire [1:0] _bank_en_and_not_bank_we_2 = bank_en & ~bank_we;
    assign cnt_steals = 32'd0;
    wire [5:0] _pend_0_and_not_served_0 = pend_0 & ~served_0;
    wire [5:0] _pend_1_and_not_served_1 = pend_1 & ~served_1;
    wire [3:0] _plus_7 = {1'b0, {1'b0, {1'b0, _pend_0_and_not_served_0[0]}
            + {1'b0, _pend_0_and_not_served_0[1]}} + {1'b0,
            {1'b0, _pend_0_and_not_served_0[2]} + {1'b0, _pend_0_and_not_served_0[3]}}}
            + {1'b0, {1'b0, {1'b0, _pend_0_and_not_served_0[4]}
            + {1'b0, _pend_0_and_not_served_0[5]}} + {1'b0,
            {1'b0, _pend_1_and_not_served_1[0]} + {1'b0, _pend_1_and_not_served_1[1]}}};
    wire [5:0] _pend_2_and_not_served_2 = pend_2 & ~served_2;
    wire [3:0] _plus_8 = {1'b0, {1'b0, {1'b0, _pend_1_and_not_served_1[2]}
            + {1'b0, _pend_1_and_not_served_1[3]}} + {1'b0,
            {1'b0, _pend_1_and_not_served_1[4]} + {1'b0, _pend_1_and_not_served_1[5]}}}
            + {1'b0, {1'b0, {1'b0, _pend_2_and_not_served_2[0]}
            + {1'b0, _pend_2_and_not_served_2[1]}} + {1'b0,
            {1'b0, _pend_2_and_not_served_2[2]} + {1'b0, _pend_2_and_not_served_2[3]}}};
    wire [5:0] _pend_3_and_not_served_3 = pend_3 & ~served_3;
    wire [3:0] _plus_9 = {1'b0, {1'b0, {1'b0, _pend_2_and_not_served_2[4]}
            + {1'b0, _pend_2_and_not_served_2[5]}} + {1'b0,
            {1'b0, _pend_3_and_not_served_3[0]} + {1'b0, _pend_3_and_not_served_3[1]}}}
            + {1'b0, {1'b0, {1'b0, _pend_3_and_not_served_3[2]}
            + {1'b0, _pend_3_and_not_served_3[3]}} + {1'b0,
            {1'b0, _pend_3_and_not_served_3[4]} + {1'b0, _pend_3_and_not_served_3[5]}}};
    wire [5:0] _pend_4_and_not_served_4 = pend_4 & ~served_4;
    wire [5:0] _pend_5_and_not_served_5 = pend_5 & ~served_5;
    wire [3:0] _plus_10 = {1'b0, {1'b0, {1'b0, _pend_4_and_not_served_4[0]}
            + {1'b0, _pend_4_and_not_served_4[1]}} + {1'b0,
            {1'b0, _pend_4_and_not_served_4[2]} + {1'b0, _pend_4_and_not_served_4[3]}}}
            + {1'b0, {1'b0, {1'b0, _pend_4_and_not_served_4[4]}
            + {1'b0, _pend_4_and_not_served_4[5]}} + {1'b0,
            {1'b0, _pend_5_and_not_served_5[0]} + {1'b0, _pend_5_and_not_served_5[1]}}};
    wire [5:0] _pend_6_and_not_served_6 = pend_6 & ~served_6;
    wire [3:0] _plus_11 = {1'b0, {1'b0, {1'b0, _pend_5_and_not_served_5[2]}
            + {1'b0, _pend_5_and_not_served_5[3]}} + {1'b0,
            {1'b0, _pend_5_and_not_served_5[4]} + {1'b0, _pend_5_and_not_served_5[5]}}}
            + {1'b0, {1'b0, {1'b0, _pend_6_and_not_served_6[0]}
            + {1'b0, _pend_6_and_not_served_6[1]}} + {1'b0,
            {1'b0, _pend_6_and_not_served_6[2]} + {1'b0, _pend_6_and_not_served_6[3]}}};
    wire [5:0] _pend_7_and_not_served_7 = pend_7 & ~served_7;
    wire [3:0] _plus_12 = {1'b0, {1'b0, {1'b0, _pend_6_and_not_served_6[4]}
            + {1'b0, _pend_6_and_not_served_6[5]}} + {1'b0,
            {1'b0, _pend_7_and_not_served_7[0]} + {1'b0, _pend_7_and_not_served_7[1]}}}
            + {1'b0, {1'b0, {1'b0, _pend_7_and_not_served_7[2]}
            + {1'b0, _pend_7_and_not_served_7[3]}} + {1'b0,
            {1'b0, _pend_7_and_not_served_7[4]} + {1'b0, _pend_7_and_not_served_7[5]}}};

    always @(posedge clk) begin
        if (rst) begin
            cnt_operand_requests <= 32'd0;
            cnt_bank_reads <= 32'd0;
            cnt_bank_writes <= 32'd0;
            cnt_conflict_cycles <= 32'd0;
        end else begin
            // BA-C1: requests = reads + queued, in every cycle.
            cnt_operand_requests <= cnt_operand_requests
                    + {29'd0, ({1'b0, {1'b0, _by_push_valid_2[0]} + {1'b0, _by_push_valid_2[1]}}
                    + {1'b0, {1'b0, _by_push_valid_2[2]} + {1'b0, _by_push_valid_2[3]}})
                    + {1'b0, {1'b0, _by_push_valid_2[4]} + {1'b0, _by_push_valid_2[5]}}};
            cnt_bank_reads <= cnt_bank_reads + {30'd0, {1'b0, _bank_en_and_not_bank_we_2[0]}
                    + {1'b0, _bank_en_and_not_bank_we_2[1]}};
            cnt_bank_writes <= cnt_bank_writes + {30'd0, {1'b0, bank_we[0]} + {1'b0, bank_we[1]}};
            cnt_conflict_cycles <= cnt_conflict_cycles +
                    {26'd0, ({1'b0, {1'b0, _plus_7} + {1'b0, _plus_8}}
                    + {1'b0, {1'b0, _plus_9} + {1'b0, _plus_10}})
                    + {1'b0, {1'b0, _plus_11} + {1'b0, _plus_12}}};
        end
    end
`endif
endmodule

`default_nettype wire
