// bank_arbiter: Per-bank queues, write priority, S ports.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
// Latency: push to grant at least 1 cycle; grant to S port RF_LAT cycles
//
//   port                  dir  width  meaning
//   clk                   in   1      clock
//   rst                   in   1      synchronous reset, active high
//   push_valid            in   2      scheduler s allocates a collector
//   push_cu               in   20     [s] that collector, one-hot
//   push_src_valid        in   6      [s] operands to be read
//   push_phys             in   60     [s][k] their physical registers
//   wr_valid              in   2      write request of port i
//   wr_phys               in   20     its register
//   wr_ready              out  2      it is written in this cycle
//   bank_en               out  16     bank b is accessed
//   bank_we               out  16     the access is a write
//   bank_row              out  96     [b] row, zero if not enabled
//   wr_sel                out  32     [b] one-hot write port, or zero
//   rd_sel                out  480    [t] one-hot bank read for t, or zero
//   s_valid               out  30     target t receives an operand now
//   older                 out  100    [i][j]: i was allocated before j
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
    input  wire [1:0] push_valid,
    input  wire [19:0] push_cu,
    input  wire [5:0] push_src_valid,
    input  wire [59:0] push_phys,
    input  wire [1:0] wr_valid,
    input  wire [19:0] wr_phys,
    output wire [1:0] wr_ready,
    output wire [15:0] bank_en,
    output wire [15:0] bank_we,
    output wire [95:0] bank_row,
    output wire [31:0] wr_sel,
    output wire [479:0] rd_sel,
    output wire [29:0] s_valid,
    output wire [99:0] older
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_operand_requests
    , output reg  [31:0] cnt_bank_reads
    , output reg  [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output reg  [31:0] cnt_conflict_cycles
`endif
);
    // The bit of that number alone.
    function [15:0] one_hot(input [3:0] v);
        integer i;
        begin
            for (i = 0; i < 16; i = i + 1)
                one_hot[i] = v == i[3:0];
        end
    endfunction

    // The lowest one of a vector, alone.
    function [1:0] first_one_2(input [1:0] v);
        reg [1:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 2; i = 2 * i)
                seen = seen | (seen << i);
            first_one_2 = v & ~(seen << 1);
        end
    endfunction

    // The lowest one of a vector, alone.
    function [2:0] first_one_3(input [2:0] v);
        reg [2:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 3; i = 2 * i)
                seen = seen | (seen << i);
            first_one_3 = v & ~(seen << 1);
        end
    endfunction

    // State
    reg [2:0] pend_0; // slots whose operand is queued
    reg [9:0] phys_0_0; // physical register
    reg [9:0] phys_0_1; // physical register
    reg [9:0] phys_0_2; // physical register
    reg [8:0] before_0; // bit j: collector 0 was allocated before 1+j
    reg [2:0] pend_1; // slots whose operand is queued
    reg [9:0] phys_1_0; // physical register
    reg [9:0] phys_1_1; // physical register
    reg [9:0] phys_1_2; // physical register
    reg [7:0] before_1; // bit j: collector 1 was allocated before 2+j
    reg [2:0] pend_2; // slots whose operand is queued
    reg [9:0] phys_2_0; // physical register
    reg [9:0] phys_2_1; // physical register
    reg [9:0] phys_2_2; // physical register
    reg [6:0] before_2; // bit j: collector 2 was allocated before 3+j
    reg [2:0] pend_3; // slots whose operand is queued
    reg [9:0] phys_3_0; // physical register
    reg [9:0] phys_3_1; // physical register
    reg [9:0] phys_3_2; // physical register
    reg [5:0] before_3; // bit j: collector 3 was allocated before 4+j
    reg [2:0] pend_4; // slots whose operand is queued
    reg [9:0] phys_4_0; // physical register
    reg [9:0] phys_4_1; // physical register
    reg [9:0] phys_4_2; // physical register
    reg [4:0] before_4; // bit j: collector 4 was allocated before 5+j
    reg [2:0] pend_5; // slots whose operand is queued
    reg [9:0] phys_5_0; // physical register
    reg [9:0] phys_5_1; // physical register
    reg [9:0] phys_5_2; // physical register
    reg [3:0] before_5; // bit j: collector 5 was allocated before 6+j
    reg [2:0] pend_6; // slots whose operand is queued
    reg [9:0] phys_6_0; // physical register
    reg [9:0] phys_6_1; // physical register
    reg [9:0] phys_6_2; // physical register
    reg [2:0] before_6; // bit j: collector 6 was allocated before 7+j
    reg [2:0] pend_7; // slots whose operand is queued
    reg [9:0] phys_7_0; // physical register
    reg [9:0] phys_7_1; // physical register
    reg [9:0] phys_7_2; // physical register
    reg [1:0] before_7; // bit j: collector 7 was allocated before 8+j
    reg [2:0] pend_8; // slots whose operand is queued
    reg [9:0] phys_8_0; // physical register
    reg [9:0] phys_8_1; // physical register
    reg [9:0] phys_8_2; // physical register
    reg before_8; // bit j: collector 8 was allocated before 9+j
    reg [2:0] pend_9; // slots whose operand is queued
    reg [9:0] phys_9_0; // physical register
    reg [9:0] phys_9_1; // physical register
    reg [9:0] phys_9_2; // physical register

    wire [15:0] bank_0_0 = one_hot(phys_0_0[3:0]);
    wire [15:0] bank_0_1 = one_hot(phys_0_1[3:0]);
    wire [15:0] bank_0_2 = one_hot(phys_0_2[3:0]);
    wire [15:0] bank_1_0 = one_hot(phys_1_0[3:0]);
    wire [15:0] bank_1_1 = one_hot(phys_1_1[3:0]);
    wire [15:0] bank_1_2 = one_hot(phys_1_2[3:0]);
    wire [15:0] bank_2_0 = one_hot(phys_2_0[3:0]);
    wire [15:0] bank_2_1 = one_hot(phys_2_1[3:0]);
    wire [15:0] bank_2_2 = one_hot(phys_2_2[3:0]);
    wire [15:0] bank_3_0 = one_hot(phys_3_0[3:0]);
    wire [15:0] bank_3_1 = one_hot(phys_3_1[3:0]);
    wire [15:0] bank_3_2 = one_hot(phys_3_2[3:0]);
    wire [15:0] bank_4_0 = one_hot(phys_4_0[3:0]);
    wire [15:0] bank_4_1 = one_hot(phys_4_1[3:0]);
    wire [15:0] bank_4_2 = one_hot(phys_4_2[3:0]);
    wire [15:0] bank_5_0 = one_hot(phys_5_0[3:0]);
    wire [15:0] bank_5_1 = one_hot(phys_5_1[3:0]);
    wire [15:0] bank_5_2 = one_hot(phys_5_2[3:0]);
    wire [15:0] bank_6_0 = one_hot(phys_6_0[3:0]);
    wire [15:0] bank_6_1 = one_hot(phys_6_1[3:0]);
    wire [15:0] bank_6_2 = one_hot(phys_6_2[3:0]);
    wire [15:0] bank_7_0 = one_hot(phys_7_0[3:0]);
    wire [15:0] bank_7_1 = one_hot(phys_7_1[3:0]);
    wire [15:0] bank_7_2 = one_hot(phys_7_2[3:0]);
    wire [15:0] bank_8_0 = one_hot(phys_8_0[3:0]);
    wire [15:0] bank_8_1 = one_hot(phys_8_1[3:0]);
    wire [15:0] bank_8_2 = one_hot(phys_8_2[3:0]);
    wire [15:0] bank_9_0 = one_hot(phys_9_0[3:0]);
    wire [15:0] bank_9_1 = one_hot(phys_9_1[3:0]);
    wire [15:0] bank_9_2 = one_hot(phys_9_2[3:0]);

    // Writes
    wire [15:0] wr_bank_0 = wr_valid[0] ? one_hot(wr_phys[3:0]) : 16'd0;
    wire [15:0] wr_bank_1 = wr_valid[1] ? one_hot(wr_phys[13:10]) : 16'd0;

    // BA-W1: Per bank the requesting write port with the lowest index.
    wire [1:0] write_0 = first_one_2({wr_bank_1[0], wr_bank_0[0]});

    wire [1:0] write_1 = first_one_2({wr_bank_1[1], wr_bank_0[1]});
    wire [1:0] write_2 = first_one_2({wr_bank_1[2], wr_bank_0[2]});
    wire [1:0] write_3 = first_one_2({wr_bank_1[3], wr_bank_0[3]});
    wire [1:0] write_4 = first_one_2({wr_bank_1[4], wr_bank_0[4]});
    wire [1:0] write_5 = first_one_2({wr_bank_1[5], wr_bank_0[5]});
    wire [1:0] write_6 = first_one_2({wr_bank_1[6], wr_bank_0[6]});
    wire [1:0] write_7 = first_one_2({wr_bank_1[7], wr_bank_0[7]});
    wire [1:0] write_8 = first_one_2({wr_bank_1[8], wr_bank_0[8]});
    wire [1:0] write_9 = first_one_2({wr_bank_1[9], wr_bank_0[9]});
    wire [1:0] write_10 = first_one_2({wr_bank_1[10], wr_bank_0[10]});
    wire [1:0] write_11 = first_one_2({wr_bank_1[11], wr_bank_0[11]});
    wire [1:0] write_12 = first_one_2({wr_bank_1[12], wr_bank_0[12]});
    wire [1:0] write_13 = first_one_2({wr_bank_1[13], wr_bank_0[13]});
    wire [1:0] write_14 = first_one_2({wr_bank_1[14], wr_bank_0[14]});
    wire [1:0] write_15 = first_one_2({wr_bank_1[15], wr_bank_0[15]});
    wire [15:0] unwritten = {~(|write_15), ~(|write_14), ~(|write_13), ~(|write_12), ~(|write_11),
            ~(|write_10), ~(|write_9), ~(|write_8), ~(|write_7), ~(|write_6), ~(|write_5),
            ~(|write_4), ~(|write_3), ~(|write_2), ~(|write_1), ~(|write_0)};
    assign wr_ready = {|{write_15[1], write_14[1], write_13[1], write_12[1], write_11[1],
            write_10[1], write_9[1], write_8[1], write_7[1], write_6[1], write_5[1], write_4[1],
            write_3[1], write_2[1], write_1[1], write_0[1]},
            |{write_15[0], write_14[0], write_13[0], write_12[0], write_11[0], write_10[0],
            write_9[0], write_8[0], write_7[0], write_6[0], write_5[0], write_4[0], write_3[0],
            write_2[0], write_1[0], write_0[0]}};
    assign wr_sel = {write_15, write_14, write_13, write_12, write_11, write_10, write_9, write_8,
            write_7, write_6, write_5, write_4, write_3, write_2, write_1, write_0};

    // Heads of the queues
    wire [2:0] queued_0_0 = pend_0 & {bank_0_2[0], bank_0_1[0], bank_0_0[0]};
    wire [2:0] slot_0_0 = first_one_3(queued_0_0);
    wire [2:0] queued_0_1 = pend_1 & {bank_1_2[0], bank_1_1[0], bank_1_0[0]};
    wire [2:0] slot_0_1 = first_one_3(queued_0_1);
    wire [2:0] queued_0_2 = pend_2 & {bank_2_2[0], bank_2_1[0], bank_2_0[0]};
    wire [2:0] slot_0_2 = first_one_3(queued_0_2);
    wire [2:0] queued_0_3 = pend_3 & {bank_3_2[0], bank_3_1[0], bank_3_0[0]};
    wire [2:0] slot_0_3 = first_one_3(queued_0_3);
    wire [2:0] queued_0_4 = pend_4 & {bank_4_2[0], bank_4_1[0], bank_4_0[0]};
    wire [2:0] slot_0_4 = first_one_3(queued_0_4);
    wire [2:0] queued_0_5 = pend_5 & {bank_5_2[0], bank_5_1[0], bank_5_0[0]};
    wire [2:0] slot_0_5 = first_one_3(queued_0_5);
    wire [2:0] queued_0_6 = pend_6 & {bank_6_2[0], bank_6_1[0], bank_6_0[0]};
    wire [2:0] slot_0_6 = first_one_3(queued_0_6);
    wire [2:0] queued_0_7 = pend_7 & {bank_7_2[0], bank_7_1[0], bank_7_0[0]};
    wire [2:0] slot_0_7 = first_one_3(queued_0_7);
    wire [2:0] queued_0_8 = pend_8 & {bank_8_2[0], bank_8_1[0], bank_8_0[0]};
    wire [2:0] slot_0_8 = first_one_3(queued_0_8);
    wire [2:0] queued_0_9 = pend_9 & {bank_9_2[0], bank_9_1[0], bank_9_0[0]};
    wire [2:0] slot_0_9 = first_one_3(queued_0_9);
    wire [9:0] wanted_0 = {|queued_0_9, |queued_0_8, |queued_0_7, |queued_0_6, |queued_0_5,
            |queued_0_4, |queued_0_3, |queued_0_2, |queued_0_1, |queued_0_0};
    wire [8:0] _joined = {wanted_0[9] & ~before_0[8], wanted_0[8] & ~before_0[7],
            wanted_0[7] & ~before_0[6], wanted_0[6] & ~before_0[5], wanted_0[5] & ~before_0[4],
            wanted_0[4] & ~before_0[3], wanted_0[3] & ~before_0[2], wanted_0[2] & ~before_0[1],
            wanted_0[1] & ~before_0[0]};
    wire [8:0] _joined_2 = {wanted_0[9] & ~before_1[7], wanted_0[8] & ~before_1[6],
            wanted_0[7] & ~before_1[5], wanted_0[6] & ~before_1[4], wanted_0[5] & ~before_1[3],
            wanted_0[4] & ~before_1[2], wanted_0[3] & ~before_1[1], wanted_0[2] & ~before_1[0],
            wanted_0[0] & before_0[0]};
    wire [8:0] _joined_3 = {wanted_0[9] & ~before_2[6], wanted_0[8] & ~before_2[5],
            wanted_0[7] & ~before_2[4], wanted_0[6] & ~before_2[3], wanted_0[5] & ~before_2[2],
            wanted_0[4] & ~before_2[1], wanted_0[3] & ~before_2[0], wanted_0[1] & before_1[0],
            wanted_0[0] & before_0[1]};
    wire [8:0] _joined_4 = {wanted_0[9] & ~before_3[5], wanted_0[8] & ~before_3[4],
            wanted_0[7] & ~before_3[3], wanted_0[6] & ~before_3[2], wanted_0[5] & ~before_3[1],
            wanted_0[4] & ~before_3[0], wanted_0[2] & before_2[0], wanted_0[1] & before_1[1],
            wanted_0[0] & before_0[2]};
    wire [8:0] _joined_5 = {wanted_0[9] & ~before_4[4], wanted_0[8] & ~before_4[3],
            wanted_0[7] & ~before_4[2], wanted_0[6] & ~before_4[1], wanted_0[5] & ~before_4[0],
            wanted_0[3] & before_3[0], wanted_0[2] & before_2[1], wanted_0[1] & before_1[2],
            wanted_0[0] & before_0[3]};
    wire [8:0] _joined_6 = {wanted_0[9] & ~before_5[3], wanted_0[8] & ~before_5[2],
            wanted_0[7] & ~before_5[1], wanted_0[6] & ~before_5[0], wanted_0[4] & before_4[0],
            wanted_0[3] & before_3[1], wanted_0[2] & before_2[2], wanted_0[1] & before_1[3],
            wanted_0[0] & before_0[4]};
    wire [8:0] _joined_7 = {wanted_0[9] & ~before_6[2], wanted_0[8] & ~before_6[1],
            wanted_0[7] & ~before_6[0], wanted_0[5] & before_5[0], wanted_0[4] & before_4[1],
            wanted_0[3] & before_3[2], wanted_0[2] & before_2[3], wanted_0[1] & before_1[4],
            wanted_0[0] & before_0[5]};
    wire [8:0] _joined_8 = {wanted_0[9] & ~before_7[1], wanted_0[8] & ~before_7[0],
            wanted_0[6] & before_6[0], wanted_0[5] & before_5[1], wanted_0[4] & before_4[2],
            wanted_0[3] & before_3[3], wanted_0[2] & before_2[4], wanted_0[1] & before_1[5],
            wanted_0[0] & before_0[6]};
    wire [8:0] _joined_9 = {wanted_0[9] & ~before_8, wanted_0[7] & before_7[0],
            wanted_0[6] & before_6[1], wanted_0[5] & before_5[2], wanted_0[4] & before_4[3],
            wanted_0[3] & before_3[4], wanted_0[2] & before_2[5], wanted_0[1] & before_1[6],
            wanted_0[0] & before_0[7]};
    wire [8:0] _joined_10 = {wanted_0[8] & before_8, wanted_0[7] & before_7[1],
            wanted_0[6] & before_6[2], wanted_0[5] & before_5[3], wanted_0[4] & before_4[4],
            wanted_0[3] & before_3[5], wanted_0[2] & before_2[6], wanted_0[1] & before_1[7],
            wanted_0[0] & before_0[8]};

    // BA-Q1: First come first served: the oldest collector, its lowest slot.
    // BA-Q2: Only the head of each queue is considered.
    wire [9:0] head_0 = {wanted_0[9] & ~(|_joined_10), wanted_0[8] & ~(|_joined_9),
            wanted_0[7] & ~(|_joined_8), wanted_0[6] & ~(|_joined_7), wanted_0[5] & ~(|_joined_6),
            wanted_0[4] & ~(|_joined_5), wanted_0[3] & ~(|_joined_4), wanted_0[2] & ~(|_joined_3),
            wanted_0[1] & ~(|_joined_2), wanted_0[0] & ~(|_joined)};

    wire [2:0] queued_1_0 = pend_0 & {bank_0_2[1], bank_0_1[1], bank_0_0[1]};
    wire [2:0] slot_1_0 = first_one_3(queued_1_0);
    wire [2:0] queued_1_1 = pend_1 & {bank_1_2[1], bank_1_1[1], bank_1_0[1]};
    wire [2:0] slot_1_1 = first_one_3(queued_1_1);
    wire [2:0] queued_1_2 = pend_2 & {bank_2_2[1], bank_2_1[1], bank_2_0[1]};
    wire [2:0] slot_1_2 = first_one_3(queued_1_2);
    wire [2:0] queued_1_3 = pend_3 & {bank_3_2[1], bank_3_1[1], bank_3_0[1]};
    wire [2:0] slot_1_3 = first_one_3(queued_1_3);
    wire [2:0] queued_1_4 = pend_4 & {bank_4_2[1], bank_4_1[1], bank_4_0[1]};
    wire [2:0] slot_1_4 = first_one_3(queued_1_4);
    wire [2:0] queued_1_5 = pend_5 & {bank_5_2[1], bank_5_1[1], bank_5_0[1]};
    wire [2:0] slot_1_5 = first_one_3(queued_1_5);
    wire [2:0] queued_1_6 = pend_6 & {bank_6_2[1], bank_6_1[1], bank_6_0[1]};
    wire [2:0] slot_1_6 = first_one_3(queued_1_6);
    wire [2:0] queued_1_7 = pend_7 & {bank_7_2[1], bank_7_1[1], bank_7_0[1]};
    wire [2:0] slot_1_7 = first_one_3(queued_1_7);
    wire [2:0] queued_1_8 = pend_8 & {bank_8_2[1], bank_8_1[1], bank_8_0[1]};
    wire [2:0] slot_1_8 = first_one_3(queued_1_8);
    wire [2:0] queued_1_9 = pend_9 & {bank_9_2[1], bank_9_1[1], bank_9_0[1]};
    wire [2:0] slot_1_9 = first_one_3(queued_1_9);
    wire [9:0] wanted_1 = {|queued_1_9, |queued_1_8, |queued_1_7, |queued_1_6, |queued_1_5,
            |queued_1_4, |queued_1_3, |queued_1_2, |queued_1_1, |queued_1_0};
    wire [8:0] _joined_11 = {wanted_1[9] & ~before_0[8], wanted_1[8] & ~before_0[7],
            wanted_1[7] & ~before_0[6], wanted_1[6] & ~before_0[5], wanted_1[5] & ~before_0[4],
            wanted_1[4] & ~before_0[3], wanted_1[3] & ~before_0[2], wanted_1[2] & ~before_0[1],
            wanted_1[1] & ~before_0[0]};
    wire [8:0] _joined_12 = {wanted_1[9] & ~before_1[7], wanted_1[8] & ~before_1[6],
            wanted_1[7] & ~before_1[5], wanted_1[6] & ~before_1[4], wanted_1[5] & ~before_1[3],
            wanted_1[4] & ~before_1[2], wanted_1[3] & ~before_1[1], wanted_1[2] & ~before_1[0],
            wanted_1[0] & before_0[0]};
    wire [8:0] _joined_13 = {wanted_1[9] & ~before_2[6], wanted_1[8] & ~before_2[5],
            wanted_1[7] & ~before_2[4], wanted_1[6] & ~before_2[3], wanted_1[5] & ~before_2[2],
            wanted_1[4] & ~before_2[1], wanted_1[3] & ~before_2[0], wanted_1[1] & before_1[0],
            wanted_1[0] & before_0[1]};
    wire [8:0] _joined_14 = {wanted_1[9] & ~before_3[5], wanted_1[8] & ~before_3[4],
            wanted_1[7] & ~before_3[3], wanted_1[6] & ~before_3[2], wanted_1[5] & ~before_3[1],
            wanted_1[4] & ~before_3[0], wanted_1[2] & before_2[0], wanted_1[1] & before_1[1],
            wanted_1[0] & before_0[2]};
    wire [8:0] _joined_15 = {wanted_1[9] & ~before_4[4], wanted_1[8] & ~before_4[3],
            wanted_1[7] & ~before_4[2], wanted_1[6] & ~before_4[1], wanted_1[5] & ~before_4[0],
            wanted_1[3] & before_3[0], wanted_1[2] & before_2[1], wanted_1[1] & before_1[2],
            wanted_1[0] & before_0[3]};
    wire [8:0] _joined_16 = {wanted_1[9] & ~before_5[3], wanted_1[8] & ~before_5[2],
            wanted_1[7] & ~before_5[1], wanted_1[6] & ~before_5[0], wanted_1[4] & before_4[0],
            wanted_1[3] & before_3[1], wanted_1[2] & before_2[2], wanted_1[1] & before_1[3],
            wanted_1[0] & before_0[4]};
    wire [8:0] _joined_17 = {wanted_1[9] & ~before_6[2], wanted_1[8] & ~before_6[1],
            wanted_1[7] & ~before_6[0], wanted_1[5] & before_5[0], wanted_1[4] & before_4[1],
            wanted_1[3] & before_3[2], wanted_1[2] & before_2[3], wanted_1[1] & before_1[4],
            wanted_1[0] & before_0[5]};
    wire [8:0] _joined_18 = {wanted_1[9] & ~before_7[1], wanted_1[8] & ~before_7[0],
            wanted_1[6] & before_6[0], wanted_1[5] & before_5[1], wanted_1[4] & before_4[2],
            wanted_1[3] & before_3[3], wanted_1[2] & before_2[4], wanted_1[1] & before_1[5],
            wanted_1[0] & before_0[6]};
    wire [8:0] _joined_19 = {wanted_1[9] & ~before_8, wanted_1[7] & before_7[0],
            wanted_1[6] & before_6[1], wanted_1[5] & before_5[2], wanted_1[4] & before_4[3],
            wanted_1[3] & before_3[4], wanted_1[2] & before_2[5], wanted_1[1] & before_1[6],
            wanted_1[0] & before_0[7]};
    wire [8:0] _joined_20 = {wanted_1[8] & before_8, wanted_1[7] & before_7[1],
            wanted_1[6] & before_6[2], wanted_1[5] & before_5[3], wanted_1[4] & before_4[4],
            wanted_1[3] & before_3[5], wanted_1[2] & before_2[6], wanted_1[1] & before_1[7],
            wanted_1[0] & before_0[8]};
    wire [9:0] head_1 = {wanted_1[9] & ~(|_joined_20), wanted_1[8] & ~(|_joined_19),
            wanted_1[7] & ~(|_joined_18), wanted_1[6] & ~(|_joined_17),
            wanted_1[5] & ~(|_joined_16), wanted_1[4] & ~(|_joined_15),
            wanted_1[3] & ~(|_joined_14), wanted_1[2] & ~(|_joined_13),
            wanted_1[1] & ~(|_joined_12), wanted_1[0] & ~(|_joined_11)};
    wire [2:0] queued_2_0 = pend_0 & {bank_0_2[2], bank_0_1[2], bank_0_0[2]};
    wire [2:0] slot_2_0 = first_one_3(queued_2_0);
    wire [2:0] queued_2_1 = pend_1 & {bank_1_2[2], bank_1_1[2], bank_1_0[2]};
    wire [2:0] slot_2_1 = first_one_3(queued_2_1);
    wire [2:0] queued_2_2 = pend_2 & {bank_2_2[2], bank_2_1[2], bank_2_0[2]};
    wire [2:0] slot_2_2 = first_one_3(queued_2_2);
    wire [2:0] queued_2_3 = pend_3 & {bank_3_2[2], bank_3_1[2], bank_3_0[2]};
    wire [2:0] slot_2_3 = first_one_3(queued_2_3);
    wire [2:0] queued_2_4 = pend_4 & {bank_4_2[2], bank_4_1[2], bank_4_0[2]};
    wire [2:0] slot_2_4 = first_one_3(queued_2_4);
    wire [2:0] queued_2_5 = pend_5 & {bank_5_2[2], bank_5_1[2], bank_5_0[2]};
    wire [2:0] slot_2_5 = first_one_3(queued_2_5);
    wire [2:0] queued_2_6 = pend_6 & {bank_6_2[2], bank_6_1[2], bank_6_0[2]};
    wire [2:0] slot_2_6 = first_one_3(queued_2_6);
    wire [2:0] queued_2_7 = pend_7 & {bank_7_2[2], bank_7_1[2], bank_7_0[2]};
    wire [2:0] slot_2_7 = first_one_3(queued_2_7);
    wire [2:0] queued_2_8 = pend_8 & {bank_8_2[2], bank_8_1[2], bank_8_0[2]};
    wire [2:0] slot_2_8 = first_one_3(queued_2_8);
    wire [2:0] queued_2_9 = pend_9 & {bank_9_2[2], bank_9_1[2], bank_9_0[2]};
    wire [2:0] slot_2_9 = first_one_3(queued_2_9);
    wire [9:0] wanted_2 = {|queued_2_9, |queued_2_8, |queued_2_7, |queued_2_6, |queued_2_5,
            |queued_2_4, |queued_2_3, |queued_2_2, |queued_2_1, |queued_2_0};
    wire [8:0] _joined_21 = {wanted_2[9] & ~before_0[8], wanted_2[8] & ~before_0[7],
            wanted_2[7] & ~before_0[6], wanted_2[6] & ~before_0[5], wanted_2[5] & ~before_0[4],
            wanted_2[4] & ~before_0[3], wanted_2[3] & ~before_0[2], wanted_2[2] & ~before_0[1],
            wanted_2[1] & ~before_0[0]};
    wire [8:0] _joined_22 = {wanted_2[9] & ~before_1[7], wanted_2[8] & ~before_1[6],
            wanted_2[7] & ~before_1[5], wanted_2[6] & ~before_1[4], wanted_2[5] & ~before_1[3],
            wanted_2[4] & ~before_1[2], wanted_2[3] & ~before_1[1], wanted_2[2] & ~before_1[0],
            wanted_2[0] & before_0[0]};
    wire [8:0] _joined_23 = {wanted_2[9] & ~before_2[6], wanted_2[8] & ~before_2[5],
            wanted_2[7] & ~before_2[4], wanted_2[6] & ~before_2[3], wanted_2[5] & ~before_2[2],
            wanted_2[4] & ~before_2[1], wanted_2[3] & ~before_2[0], wanted_2[1] & before_1[0],
            wanted_2[0] & before_0[1]};
    wire [8:0] _joined_24 = {wanted_2[9] & ~before_3[5], wanted_2[8] & ~before_3[4],
            wanted_2[7] & ~before_3[3], wanted_2[6] & ~before_3[2], wanted_2[5] & ~before_3[1],
            wanted_2[4] & ~before_3[0], wanted_2[2] & before_2[0], wanted_2[1] & before_1[1],
            wanted_2[0] & before_0[2]};
    wire [8:0] _joined_25 = {wanted_2[9] & ~before_4[4], wanted_2[8] & ~before_4[3],
            wanted_2[7] & ~before_4[2], wanted_2[6] & ~before_4[1], wanted_2[5] & ~before_4[0],
            wanted_2[3] & before_3[0], wanted_2[2] & before_2[1], wanted_2[1] & before_1[2],
            wanted_2[0] & before_0[3]};
    wire [8:0] _joined_26 = {wanted_2[9] & ~before_5[3], wanted_2[8] & ~before_5[2],
            wanted_2[7] & ~before_5[1], wanted_2[6] & ~before_5[0], wanted_2[4] & before_4[0],
            wanted_2[3] & before_3[1], wanted_2[2] & before_2[2], wanted_2[1] & before_1[3],
            wanted_2[0] & before_0[4]};
    wire [8:0] _joined_27 = {wanted_2[9] & ~before_6[2], wanted_2[8] & ~before_6[1],
            wanted_2[7] & ~before_6[0], wanted_2[5] & before_5[0], wanted_2[4] & before_4[1],
            wanted_2[3] & before_3[2], wanted_2[2] & before_2[3], wanted_2[1] & before_1[4],
            wanted_2[0] & before_0[5]};
    wire [8:0] _joined_28 = {wanted_2[9] & ~before_7[1], wanted_2[8] & ~before_7[0],
            wanted_2[6] & before_6[0], wanted_2[5] & before_5[1], wanted_2[4] & before_4[2],
            wanted_2[3] & before_3[3], wanted_2[2] & before_2[4], wanted_2[1] & before_1[5],
            wanted_2[0] & before_0[6]};
    wire [8:0] _joined_29 = {wanted_2[9] & ~before_8, wanted_2[7] & before_7[0],
            wanted_2[6] & before_6[1], wanted_2[5] & before_5[2], wanted_2[4] & before_4[3],
            wanted_2[3] & before_3[4], wanted_2[2] & before_2[5], wanted_2[1] & before_1[6],
            wanted_2[0] & before_0[7]};
    wire [8:0] _joined_30 = {wanted_2[8] & before_8, wanted_2[7] & before_7[1],
            wanted_2[6] & before_6[2], wanted_2[5] & before_5[3], wanted_2[4] & before_4[4],
            wanted_2[3] & before_3[5], wanted_2[2] & before_2[6], wanted_2[1] & before_1[7],
            wanted_2[0] & before_0[8]};
    wire [9:0] head_2 = {wanted_2[9] & ~(|_joined_30), wanted_2[8] & ~(|_joined_29),
            wanted_2[7] & ~(|_joined_28), wanted_2[6] & ~(|_joined_27),
            wanted_2[5] & ~(|_joined_26), wanted_2[4] & ~(|_joined_25),
            wanted_2[3] & ~(|_joined_24), wanted_2[2] & ~(|_joined_23),
            wanted_2[1] & ~(|_joined_22), wanted_2[0] & ~(|_joined_21)};
    wire [2:0] queued_3_0 = pend_0 & {bank_0_2[3], bank_0_1[3], bank_0_0[3]};
    wire [2:0] slot_3_0 = first_one_3(queued_3_0);
    wire [2:0] queued_3_1 = pend_1 & {bank_1_2[3], bank_1_1[3], bank_1_0[3]};
    wire [2:0] slot_3_1 = first_one_3(queued_3_1);
    wire [2:0] queued_3_2 = pend_2 & {bank_2_2[3], bank_2_1[3], bank_2_0[3]};
    wire [2:0] slot_3_2 = first_one_3(queued_3_2);
    wire [2:0] queued_3_3 = pend_3 & {bank_3_2[3], bank_3_1[3], bank_3_0[3]};
    wire [2:0] slot_3_3 = first_one_3(queued_3_3);
    wire [2:0] queued_3_4 = pend_4 & {bank_4_2[3], bank_4_1[3], bank_4_0[3]};
    wire [2:0] slot_3_4 = first_one_3(queued_3_4);
    wire [2:0] queued_3_5 = pend_5 & {bank_5_2[3], bank_5_1[3], bank_5_0[3]};
    wire [2:0] slot_3_5 = first_one_3(queued_3_5);
    wire [2:0] queued_3_6 = pend_6 & {bank_6_2[3], bank_6_1[3], bank_6_0[3]};
    wire [2:0] slot_3_6 = first_one_3(queued_3_6);
    wire [2:0] queued_3_7 = pend_7 & {bank_7_2[3], bank_7_1[3], bank_7_0[3]};
    wire [2:0] slot_3_7 = first_one_3(queued_3_7);
    wire [2:0] queued_3_8 = pend_8 & {bank_8_2[3], bank_8_1[3], bank_8_0[3]};
    wire [2:0] slot_3_8 = first_one_3(queued_3_8);
    wire [2:0] queued_3_9 = pend_9 & {bank_9_2[3], bank_9_1[3], bank_9_0[3]};
    wire [2:0] slot_3_9 = first_one_3(queued_3_9);
    wire [9:0] wanted_3 = {|queued_3_9, |queued_3_8, |queued_3_7, |queued_3_6, |queued_3_5,
            |queued_3_4, |queued_3_3, |queued_3_2, |queued_3_1, |queued_3_0};
    wire [8:0] _joined_31 = {wanted_3[9] & ~before_0[8], wanted_3[8] & ~before_0[7],
            wanted_3[7] & ~before_0[6], wanted_3[6] & ~before_0[5], wanted_3[5] & ~before_0[4],
            wanted_3[4] & ~before_0[3], wanted_3[3] & ~before_0[2], wanted_3[2] & ~before_0[1],
            wanted_3[1] & ~before_0[0]};
    wire [8:0] _joined_32 = {wanted_3[9] & ~before_1[7], wanted_3[8] & ~before_1[6],
            wanted_3[7] & ~before_1[5], wanted_3[6] & ~before_1[4], wanted_3[5] & ~before_1[3],
            wanted_3[4] & ~before_1[2], wanted_3[3] & ~before_1[1], wanted_3[2] & ~before_1[0],
            wanted_3[0] & before_0[0]};
    wire [8:0] _joined_33 = {wanted_3[9] & ~before_2[6], wanted_3[8] & ~before_2[5],
            wanted_3[7] & ~before_2[4], wanted_3[6] & ~before_2[3], wanted_3[5] & ~before_2[2],
            wanted_3[4] & ~before_2[1], wanted_3[3] & ~before_2[0], wanted_3[1] & before_1[0],
            wanted_3[0] & before_0[1]};
    wire [8:0] _joined_34 = {wanted_3[9] & ~before_3[5], wanted_3[8] & ~before_3[4],
            wanted_3[7] & ~before_3[3], wanted_3[6] & ~before_3[2], wanted_3[5] & ~before_3[1],
            wanted_3[4] & ~before_3[0], wanted_3[2] & before_2[0], wanted_3[1] & before_1[1],
            wanted_3[0] & before_0[2]};
    wire [8:0] _joined_35 = {wanted_3[9] & ~before_4[4], wanted_3[8] & ~before_4[3],
            wanted_3[7] & ~before_4[2], wanted_3[6] & ~before_4[1], wanted_3[5] & ~before_4[0],
            wanted_3[3] & before_3[0], wanted_3[2] & before_2[1], wanted_3[1] & before_1[2],
            wanted_3[0] & before_0[3]};
    wire [8:0] _joined_36 = {wanted_3[9] & ~before_5[3], wanted_3[8] & ~before_5[2],
            wanted_3[7] & ~before_5[1], wanted_3[6] & ~before_5[0], wanted_3[4] & before_4[0],
            wanted_3[3] & before_3[1], wanted_3[2] & before_2[2], wanted_3[1] & before_1[3],
            wanted_3[0] & before_0[4]};
    wire [8:0] _joined_37 = {wanted_3[9] & ~before_6[2], wanted_3[8] & ~before_6[1],
            wanted_3[7] & ~before_6[0], wanted_3[5] & before_5[0], wanted_3[4] & before_4[1],
            wanted_3[3] & before_3[2], wanted_3[2] & before_2[3], wanted_3[1] & before_1[4],
            wanted_3[0] & before_0[5]};
    wire [8:0] _joined_38 = {wanted_3[9] & ~before_7[1], wanted_3[8] & ~before_7[0],
            wanted_3[6] & before_6[0], wanted_3[5] & before_5[1], wanted_3[4] & before_4[2],
            wanted_3[3] & before_3[3], wanted_3[2] & before_2[4], wanted_3[1] & before_1[5],
            wanted_3[0] & before_0[6]};
    wire [8:0] _joined_39 = {wanted_3[9] & ~before_8, wanted_3[7] & before_7[0],
            wanted_3[6] & before_6[1], wanted_3[5] & before_5[2], wanted_3[4] & before_4[3],
            wanted_3[3] & before_3[4], wanted_3[2] & before_2[5], wanted_3[1] & before_1[6],
            wanted_3[0] & before_0[7]};
    wire [8:0] _joined_40 = {wanted_3[8] & before_8, wanted_3[7] & before_7[1],
            wanted_3[6] & before_6[2], wanted_3[5] & before_5[3], wanted_3[4] & before_4[4],
            wanted_3[3] & before_3[5], wanted_3[2] & before_2[6], wanted_3[1] & before_1[7],
            wanted_3[0] & before_0[8]};
    wire [9:0] head_3 = {wanted_3[9] & ~(|_joined_40), wanted_3[8] & ~(|_joined_39),
            wanted_3[7] & ~(|_joined_38), wanted_3[6] & ~(|_joined_37),
            wanted_3[5] & ~(|_joined_36), wanted_3[4] & ~(|_joined_35),
            wanted_3[3] & ~(|_joined_34), wanted_3[2] & ~(|_joined_33),
            wanted_3[1] & ~(|_joined_32), wanted_3[0] & ~(|_joined_31)};
    wire [2:0] queued_4_0 = pend_0 & {bank_0_2[4], bank_0_1[4], bank_0_0[4]};
    wire [2:0] slot_4_0 = first_one_3(queued_4_0);
    wire [2:0] queued_4_1 = pend_1 & {bank_1_2[4], bank_1_1[4], bank_1_0[4]};
    wire [2:0] slot_4_1 = first_one_3(queued_4_1);
    wire [2:0] queued_4_2 = pend_2 & {bank_2_2[4], bank_2_1[4], bank_2_0[4]};
    wire [2:0] slot_4_2 = first_one_3(queued_4_2);
    wire [2:0] queued_4_3 = pend_3 & {bank_3_2[4], bank_3_1[4], bank_3_0[4]};
    wire [2:0] slot_4_3 = first_one_3(queued_4_3);
    wire [2:0] queued_4_4 = pend_4 & {bank_4_2[4], bank_4_1[4], bank_4_0[4]};
    wire [2:0] slot_4_4 = first_one_3(queued_4_4);
    wire [2:0] queued_4_5 = pend_5 & {bank_5_2[4], bank_5_1[4], bank_5_0[4]};
    wire [2:0] slot_4_5 = first_one_3(queued_4_5);
    wire [2:0] queued_4_6 = pend_6 & {bank_6_2[4], bank_6_1[4], bank_6_0[4]};
    wire [2:0] slot_4_6 = first_one_3(queued_4_6);
    wire [2:0] queued_4_7 = pend_7 & {bank_7_2[4], bank_7_1[4], bank_7_0[4]};
    wire [2:0] slot_4_7 = first_one_3(queued_4_7);
    wire [2:0] queued_4_8 = pend_8 & {bank_8_2[4], bank_8_1[4], bank_8_0[4]};
    wire [2:0] slot_4_8 = first_one_3(queued_4_8);
    wire [2:0] queued_4_9 = pend_9 & {bank_9_2[4], bank_9_1[4], bank_9_0[4]};
    wire [2:0] slot_4_9 = first_one_3(queued_4_9);
    wire [9:0] wanted_4 = {|queued_4_9, |queued_4_8, |queued_4_7, |queued_4_6, |queued_4_5,
            |queued_4_4, |queued_4_3, |queued_4_2, |queued_4_1, |queued_4_0};
    wire [8:0] _joined_41 = {wanted_4[9] & ~before_0[8], wanted_4[8] & ~before_0[7],
            wanted_4[7] & ~before_0[6], wanted_4[6] & ~before_0[5], wanted_4[5] & ~before_0[4],
            wanted_4[4] & ~before_0[3], wanted_4[3] & ~before_0[2], wanted_4[2] & ~before_0[1],
            wanted_4[1] & ~before_0[0]};
    wire [8:0] _joined_42 = {wanted_4[9] & ~before_1[7], wanted_4[8] & ~before_1[6],
            wanted_4[7] & ~before_1[5], wanted_4[6] & ~before_1[4], wanted_4[5] & ~before_1[3],
            wanted_4[4] & ~before_1[2], wanted_4[3] & ~before_1[1], wanted_4[2] & ~before_1[0],
            wanted_4[0] & before_0[0]};
    wire [8:0] _joined_43 = {wanted_4[9] & ~before_2[6], wanted_4[8] & ~before_2[5],
            wanted_4[7] & ~before_2[4], wanted_4[6] & ~before_2[3], wanted_4[5] & ~before_2[2],
            wanted_4[4] & ~before_2[1], wanted_4[3] & ~before_2[0], wanted_4[1] & before_1[0],
            wanted_4[0] & before_0[1]};
    wire [8:0] _joined_44 = {wanted_4[9] & ~before_3[5], wanted_4[8] & ~before_3[4],
            wanted_4[7] & ~before_3[3], wanted_4[6] & ~before_3[2], wanted_4[5] & ~before_3[1],
            wanted_4[4] & ~before_3[0], wanted_4[2] & before_2[0], wanted_4[1] & before_1[1],
            wanted_4[0] & before_0[2]};
    wire [8:0] _joined_45 = {wanted_4[9] & ~before_4[4], wanted_4[8] & ~before_4[3],
            wanted_4[7] & ~before_4[2], wanted_4[6] & ~before_4[1], wanted_4[5] & ~before_4[0],
            wanted_4[3] & before_3[0], wanted_4[2] & before_2[1], wanted_4[1] & before_1[2],
            wanted_4[0] & before_0[3]};
    wire [8:0] _joined_46 = {wanted_4[9] & ~before_5[3], wanted_4[8] & ~before_5[2],
            wanted_4[7] & ~before_5[1], wanted_4[6] & ~before_5[0], wanted_4[4] & before_4[0],
            wanted_4[3] & before_3[1], wanted_4[2] & before_2[2], wanted_4[1] & before_1[3],
            wanted_4[0] & before_0[4]};
    wire [8:0] _joined_47 = {wanted_4[9] & ~before_6[2], wanted_4[8] & ~before_6[1],
            wanted_4[7] & ~before_6[0], wanted_4[5] & before_5[0], wanted_4[4] & before_4[1],
            wanted_4[3] & before_3[2], wanted_4[2] & before_2[3], wanted_4[1] & before_1[4],
            wanted_4[0] & before_0[5]};
    wire [8:0] _joined_48 = {wanted_4[9] & ~before_7[1], wanted_4[8] & ~before_7[0],
            wanted_4[6] & before_6[0], wanted_4[5] & before_5[1], wanted_4[4] & before_4[2],
            wanted_4[3] & before_3[3], wanted_4[2] & before_2[4], wanted_4[1] & before_1[5],
            wanted_4[0] & before_0[6]};
    wire [8:0] _joined_49 = {wanted_4[9] & ~before_8, wanted_4[7] & before_7[0],
            wanted_4[6] & before_6[1], wanted_4[5] & before_5[2], wanted_4[4] & before_4[3],
            wanted_4[3] & before_3[4], wanted_4[2] & before_2[5], wanted_4[1] & before_1[6],
            wanted_4[0] & before_0[7]};
    wire [8:0] _joined_50 = {wanted_4[8] & before_8, wanted_4[7] & before_7[1],
            wanted_4[6] & before_6[2], wanted_4[5] & before_5[3], wanted_4[4] & before_4[4],
            wanted_4[3] & before_3[5], wanted_4[2] & before_2[6], wanted_4[1] & before_1[7],
            wanted_4[0] & before_0[8]};
    wire [9:0] head_4 = {wanted_4[9] & ~(|_joined_50), wanted_4[8] & ~(|_joined_49),
            wanted_4[7] & ~(|_joined_48), wanted_4[6] & ~(|_joined_47),
            wanted_4[5] & ~(|_joined_46), wanted_4[4] & ~(|_joined_45),
            wanted_4[3] & ~(|_joined_44), wanted_4[2] & ~(|_joined_43),
            wanted_4[1] & ~(|_joined_42), wanted_4[0] & ~(|_joined_41)};
    wire [2:0] queued_5_0 = pend_0 & {bank_0_2[5], bank_0_1[5], bank_0_0[5]};
    wire [2:0] slot_5_0 = first_one_3(queued_5_0);
    wire [2:0] queued_5_1 = pend_1 & {bank_1_2[5], bank_1_1[5], bank_1_0[5]};
    wire [2:0] slot_5_1 = first_one_3(queued_5_1);
    wire [2:0] queued_5_2 = pend_2 & {bank_2_2[5], bank_2_1[5], bank_2_0[5]};
    wire [2:0] slot_5_2 = first_one_3(queued_5_2);
    wire [2:0] queued_5_3 = pend_3 & {bank_3_2[5], bank_3_1[5], bank_3_0[5]};
    wire [2:0] slot_5_3 = first_one_3(queued_5_3);
    wire [2:0] queued_5_4 = pend_4 & {bank_4_2[5], bank_4_1[5], bank_4_0[5]};
    wire [2:0] slot_5_4 = first_one_3(queued_5_4);
    wire [2:0] queued_5_5 = pend_5 & {bank_5_2[5], bank_5_1[5], bank_5_0[5]};
    wire [2:0] slot_5_5 = first_one_3(queued_5_5);
    wire [2:0] queued_5_6 = pend_6 & {bank_6_2[5], bank_6_1[5], bank_6_0[5]};
    wire [2:0] slot_5_6 = first_one_3(queued_5_6);
    wire [2:0] queued_5_7 = pend_7 & {bank_7_2[5], bank_7_1[5], bank_7_0[5]};
    wire [2:0] slot_5_7 = first_one_3(queued_5_7);
    wire [2:0] queued_5_8 = pend_8 & {bank_8_2[5], bank_8_1[5], bank_8_0[5]};
    wire [2:0] slot_5_8 = first_one_3(queued_5_8);
    wire [2:0] queued_5_9 = pend_9 & {bank_9_2[5], bank_9_1[5], bank_9_0[5]};
    wire [2:0] slot_5_9 = first_one_3(queued_5_9);
    wire [9:0] wanted_5 = {|queued_5_9, |queued_5_8, |queued_5_7, |queued_5_6, |queued_5_5,
            |queued_5_4, |queued_5_3, |queued_5_2, |queued_5_1, |queued_5_0};
    wire [8:0] _joined_51 = {wanted_5[9] & ~before_0[8], wanted_5[8] & ~before_0[7],
            wanted_5[7] & ~before_0[6], wanted_5[6] & ~before_0[5], wanted_5[5] & ~before_0[4],
            wanted_5[4] & ~before_0[3], wanted_5[3] & ~before_0[2], wanted_5[2] & ~before_0[1],
            wanted_5[1] & ~before_0[0]};
    wire [8:0] _joined_52 = {wanted_5[9] & ~before_1[7], wanted_5[8] & ~before_1[6],
            wanted_5[7] & ~before_1[5], wanted_5[6] & ~before_1[4], wanted_5[5] & ~before_1[3],
            wanted_5[4] & ~before_1[2], wanted_5[3] & ~before_1[1], wanted_5[2] & ~before_1[0],
            wanted_5[0] & before_0[0]};
    wire [8:0] _joined_53 = {wanted_5[9] & ~before_2[6], wanted_5[8] & ~before_2[5],
            wanted_5[7] & ~before_2[4], wanted_5[6] & ~before_2[3], wanted_5[5] & ~before_2[2],
            wanted_5[4] & ~before_2[1], wanted_5[3] & ~before_2[0], wanted_5[1] & before_1[0],
            wanted_5[0] & before_0[1]};
    wire [8:0] _joined_54 = {wanted_5[9] & ~before_3[5], wanted_5[8] & ~before_3[4],
            wanted_5[7] & ~before_3[3], wanted_5[6] & ~before_3[2], wanted_5[5] & ~before_3[1],
            wanted_5[4] & ~before_3[0], wanted_5[2] & before_2[0], wanted_5[1] & before_1[1],
            wanted_5[0] & before_0[2]};
    wire [8:0] _joined_55 = {wanted_5[9] & ~before_4[4], wanted_5[8] & ~before_4[3],
            wanted_5[7] & ~before_4[2], wanted_5[6] & ~before_4[1], wanted_5[5] & ~before_4[0],
            wanted_5[3] & before_3[0], wanted_5[2] & before_2[1], wanted_5[1] & before_1[2],
            wanted_5[0] & before_0[3]};
    wire [8:0] _joined_56 = {wanted_5[9] & ~before_5[3], wanted_5[8] & ~before_5[2],
            wanted_5[7] & ~before_5[1], wanted_5[6] & ~before_5[0], wanted_5[4] & before_4[0],
            wanted_5[3] & before_3[1], wanted_5[2] & before_2[2], wanted_5[1] & before_1[3],
            wanted_5[0] & before_0[4]};
    wire [8:0] _joined_57 = {wanted_5[9] & ~before_6[2], wanted_5[8] & ~before_6[1],
            wanted_5[7] & ~before_6[0], wanted_5[5] & before_5[0], wanted_5[4] & before_4[1],
            wanted_5[3] & before_3[2], wanted_5[2] & before_2[3], wanted_5[1] & before_1[4],
            wanted_5[0] & before_0[5]};
    wire [8:0] _joined_58 = {wanted_5[9] & ~before_7[1], wanted_5[8] & ~before_7[0],
            wanted_5[6] & before_6[0], wanted_5[5] & before_5[1], wanted_5[4] & before_4[2],
            wanted_5[3] & before_3[3], wanted_5[2] & before_2[4], wanted_5[1] & before_1[5],
            wanted_5[0] & before_0[6]};
    wire [8:0] _joined_59 = {wanted_5[9] & ~before_8, wanted_5[7] & before_7[0],
            wanted_5[6] & before_6[1], wanted_5[5] & before_5[2], wanted_5[4] & before_4[3],
            wanted_5[3] & before_3[4], wanted_5[2] & before_2[5], wanted_5[1] & before_1[6],
            wanted_5[0] & before_0[7]};
    wire [8:0] _joined_60 = {wanted_5[8] & before_8, wanted_5[7] & before_7[1],
            wanted_5[6] & before_6[2], wanted_5[5] & before_5[3], wanted_5[4] & before_4[4],
            wanted_5[3] & before_3[5], wanted_5[2] & before_2[6], wanted_5[1] & before_1[7],
            wanted_5[0] & before_0[8]};
    wire [9:0] head_5 = {wanted_5[9] & ~(|_joined_60), wanted_5[8] & ~(|_joined_59),
            wanted_5[7] & ~(|_joined_58), wanted_5[6] & ~(|_joined_57),
            wanted_5[5] & ~(|_joined_56), wanted_5[4] & ~(|_joined_55),
            wanted_5[3] & ~(|_joined_54), wanted_5[2] & ~(|_joined_53),
            wanted_5[1] & ~(|_joined_52), wanted_5[0] & ~(|_joined_51)};
    wire [2:0] queued_6_0 = pend_0 & {bank_0_2[6], bank_0_1[6], bank_0_0[6]};
    wire [2:0] slot_6_0 = first_one_3(queued_6_0);
    wire [2:0] queued_6_1 = pend_1 & {bank_1_2[6], bank_1_1[6], bank_1_0[6]};
    wire [2:0] slot_6_1 = first_one_3(queued_6_1);
    wire [2:0] queued_6_2 = pend_2 & {bank_2_2[6], bank_2_1[6], bank_2_0[6]};
    wire [2:0] slot_6_2 = first_one_3(queued_6_2);
    wire [2:0] queued_6_3 = pend_3 & {bank_3_2[6], bank_3_1[6], bank_3_0[6]};
    wire [2:0] slot_6_3 = first_one_3(queued_6_3);
    wire [2:0] queued_6_4 = pend_4 & {bank_4_2[6], bank_4_1[6], bank_4_0[6]};
    wire [2:0] slot_6_4 = first_one_3(queued_6_4);
    wire [2:0] queued_6_5 = pend_5 & {bank_5_2[6], bank_5_1[6], bank_5_0[6]};
    wire [2:0] slot_6_5 = first_one_3(queued_6_5);
    wire [2:0] queued_6_6 = pend_6 & {bank_6_2[6], bank_6_1[6], bank_6_0[6]};
    wire [2:0] slot_6_6 = first_one_3(queued_6_6);
    wire [2:0] queued_6_7 = pend_7 & {bank_7_2[6], bank_7_1[6], bank_7_0[6]};
    wire [2:0] slot_6_7 = first_one_3(queued_6_7);
    wire [2:0] queued_6_8 = pend_8 & {bank_8_2[6], bank_8_1[6], bank_8_0[6]};
    wire [2:0] slot_6_8 = first_one_3(queued_6_8);
    wire [2:0] queued_6_9 = pend_9 & {bank_9_2[6], bank_9_1[6], bank_9_0[6]};
    wire [2:0] slot_6_9 = first_one_3(queued_6_9);
    wire [9:0] wanted_6 = {|queued_6_9, |queued_6_8, |queued_6_7, |queued_6_6, |queued_6_5,
            |queued_6_4, |queued_6_3, |queued_6_2, |queued_6_1, |queued_6_0};
    wire [8:0] _joined_61 = {wanted_6[9] & ~before_0[8], wanted_6[8] & ~before_0[7],
            wanted_6[7] & ~before_0[6], wanted_6[6] & ~before_0[5], wanted_6[5] & ~before_0[4],
            wanted_6[4] & ~before_0[3], wanted_6[3] & ~before_0[2], wanted_6[2] & ~before_0[1],
            wanted_6[1] & ~before_0[0]};
    wire [8:0] _joined_62 = {wanted_6[9] & ~before_1[7], wanted_6[8] & ~before_1[6],
            wanted_6[7] & ~before_1[5], wanted_6[6] & ~before_1[4], wanted_6[5] & ~before_1[3],
            wanted_6[4] & ~before_1[2], wanted_6[3] & ~before_1[1], wanted_6[2] & ~before_1[0],
            wanted_6[0] & before_0[0]};
    wire [8:0] _joined_63 = {wanted_6[9] & ~before_2[6], wanted_6[8] & ~before_2[5],
            wanted_6[7] & ~before_2[4], wanted_6[6] & ~before_2[3], wanted_6[5] & ~before_2[2],
            wanted_6[4] & ~before_2[1], wanted_6[3] & ~before_2[0], wanted_6[1] & before_1[0],
            wanted_6[0] & before_0[1]};
    wire [8:0] _joined_64 = {wanted_6[9] & ~before_3[5], wanted_6[8] & ~before_3[4],
            wanted_6[7] & ~before_3[3], wanted_6[6] & ~before_3[2], wanted_6[5] & ~before_3[1],
            wanted_6[4] & ~before_3[0], wanted_6[2] & before_2[0], wanted_6[1] & before_1[1],
            wanted_6[0] & before_0[2]};
    wire [8:0] _joined_65 = {wanted_6[9] & ~before_4[4], wanted_6[8] & ~before_4[3],
            wanted_6[7] & ~before_4[2], wanted_6[6] & ~before_4[1], wanted_6[5] & ~before_4[0],
            wanted_6[3] & before_3[0], wanted_6[2] & before_2[1], wanted_6[1] & before_1[2],
            wanted_6[0] & before_0[3]};
    wire [8:0] _joined_66 = {wanted_6[9] & ~before_5[3], wanted_6[8] & ~before_5[2],
            wanted_6[7] & ~before_5[1], wanted_6[6] & ~before_5[0], wanted_6[4] & before_4[0],
            wanted_6[3] & before_3[1], wanted_6[2] & before_2[2], wanted_6[1] & before_1[3],
            wanted_6[0] & before_0[4]};
    wire [8:0] _joined_67 = {wanted_6[9] & ~before_6[2], wanted_6[8] & ~before_6[1],
            wanted_6[7] & ~before_6[0], wanted_6[5] & before_5[0], wanted_6[4] & before_4[1],
            wanted_6[3] & before_3[2], wanted_6[2] & before_2[3], wanted_6[1] & before_1[4],
            wanted_6[0] & before_0[5]};
    wire [8:0] _joined_68 = {wanted_6[9] & ~before_7[1], wanted_6[8] & ~before_7[0],
            wanted_6[6] & before_6[0], wanted_6[5] & before_5[1], wanted_6[4] & before_4[2],
            wanted_6[3] & before_3[3], wanted_6[2] & before_2[4], wanted_6[1] & before_1[5],
            wanted_6[0] & before_0[6]};
    wire [8:0] _joined_69 = {wanted_6[9] & ~before_8, wanted_6[7] & before_7[0],
            wanted_6[6] & before_6[1], wanted_6[5] & before_5[2], wanted_6[4] & before_4[3],
            wanted_6[3] & before_3[4], wanted_6[2] & before_2[5], wanted_6[1] & before_1[6],
            wanted_6[0] & before_0[7]};
    wire [8:0] _joined_70 = {wanted_6[8] & before_8, wanted_6[7] & before_7[1],
            wanted_6[6] & before_6[2], wanted_6[5] & before_5[3], wanted_6[4] & before_4[4],
            wanted_6[3] & before_3[5], wanted_6[2] & before_2[6], wanted_6[1] & before_1[7],
            wanted_6[0] & before_0[8]};
    wire [9:0] head_6 = {wanted_6[9] & ~(|_joined_70), wanted_6[8] & ~(|_joined_69),
            wanted_6[7] & ~(|_joined_68), wanted_6[6] & ~(|_joined_67),
            wanted_6[5] & ~(|_joined_66), wanted_6[4] & ~(|_joined_65),
            wanted_6[3] & ~(|_joined_64), wanted_6[2] & ~(|_joined_63),
            wanted_6[1] & ~(|_joined_62), wanted_6[0] & ~(|_joined_61)};
    wire [2:0] queued_7_0 = pend_0 & {bank_0_2[7], bank_0_1[7], bank_0_0[7]};
    wire [2:0] slot_7_0 = first_one_3(queued_7_0);
    wire [2:0] queued_7_1 = pend_1 & {bank_1_2[7], bank_1_1[7], bank_1_0[7]};
    wire [2:0] slot_7_1 = first_one_3(queued_7_1);
    wire [2:0] queued_7_2 = pend_2 & {bank_2_2[7], bank_2_1[7], bank_2_0[7]};
    wire [2:0] slot_7_2 = first_one_3(queued_7_2);
    wire [2:0] queued_7_3 = pend_3 & {bank_3_2[7], bank_3_1[7], bank_3_0[7]};
    wire [2:0] slot_7_3 = first_one_3(queued_7_3);
    wire [2:0] queued_7_4 = pend_4 & {bank_4_2[7], bank_4_1[7], bank_4_0[7]};
    wire [2:0] slot_7_4 = first_one_3(queued_7_4);
    wire [2:0] queued_7_5 = pend_5 & {bank_5_2[7], bank_5_1[7], bank_5_0[7]};
    wire [2:0] slot_7_5 = first_one_3(queued_7_5);
    wire [2:0] queued_7_6 = pend_6 & {bank_6_2[7], bank_6_1[7], bank_6_0[7]};
    wire [2:0] slot_7_6 = first_one_3(queued_7_6);
    wire [2:0] queued_7_7 = pend_7 & {bank_7_2[7], bank_7_1[7], bank_7_0[7]};
    wire [2:0] slot_7_7 = first_one_3(queued_7_7);
    wire [2:0] queued_7_8 = pend_8 & {bank_8_2[7], bank_8_1[7], bank_8_0[7]};
    wire [2:0] slot_7_8 = first_one_3(queued_7_8);
    wire [2:0] queued_7_9 = pend_9 & {bank_9_2[7], bank_9_1[7], bank_9_0[7]};
    wire [2:0] slot_7_9 = first_one_3(queued_7_9);
    wire [9:0] wanted_7 = {|queued_7_9, |queued_7_8, |queued_7_7, |queued_7_6, |queued_7_5,
            |queued_7_4, |queued_7_3, |queued_7_2, |queued_7_1, |queued_7_0};
    wire [8:0] _joined_71 = {wanted_7[9] & ~before_0[8], wanted_7[8] & ~before_0[7],
            wanted_7[7] & ~before_0[6], wanted_7[6] & ~before_0[5], wanted_7[5] & ~before_0[4],
            wanted_7[4] & ~before_0[3], wanted_7[3] & ~before_0[2], wanted_7[2] & ~before_0[1],
            wanted_7[1] & ~before_0[0]};
    wire [8:0] _joined_72 = {wanted_7[9] & ~before_1[7], wanted_7[8] & ~before_1[6],
            wanted_7[7] & ~before_1[5], wanted_7[6] & ~before_1[4], wanted_7[5] & ~before_1[3],
            wanted_7[4] & ~before_1[2], wanted_7[3] & ~before_1[1], wanted_7[2] & ~before_1[0],
            wanted_7[0] & before_0[0]};
    wire [8:0] _joined_73 = {wanted_7[9] & ~before_2[6], wanted_7[8] & ~before_2[5],
            wanted_7[7] & ~before_2[4], wanted_7[6] & ~before_2[3], wanted_7[5] & ~before_2[2],
            wanted_7[4] & ~before_2[1], wanted_7[3] & ~before_2[0], wanted_7[1] & before_1[0],
            wanted_7[0] & before_0[1]};
    wire [8:0] _joined_74 = {wanted_7[9] & ~before_3[5], wanted_7[8] & ~before_3[4],
            wanted_7[7] & ~before_3[3], wanted_7[6] & ~before_3[2], wanted_7[5] & ~before_3[1],
            wanted_7[4] & ~before_3[0], wanted_7[2] & before_2[0], wanted_7[1] & before_1[1],
            wanted_7[0] & before_0[2]};
    wire [8:0] _joined_75 = {wanted_7[9] & ~before_4[4], wanted_7[8] & ~before_4[3],
            wanted_7[7] & ~before_4[2], wanted_7[6] & ~before_4[1], wanted_7[5] & ~before_4[0],
            wanted_7[3] & before_3[0], wanted_7[2] & before_2[1], wanted_7[1] & before_1[2],
            wanted_7[0] & before_0[3]};
    wire [8:0] _joined_76 = {wanted_7[9] & ~before_5[3], wanted_7[8] & ~before_5[2],
            wanted_7[7] & ~before_5[1], wanted_7[6] & ~before_5[0], wanted_7[4] & before_4[0],
            wanted_7[3] & before_3[1], wanted_7[2] & before_2[2], wanted_7[1] & before_1[3],
            wanted_7[0] & before_0[4]};
    wire [8:0] _joined_77 = {wanted_7[9] & ~before_6[2], wanted_7[8] & ~before_6[1],
            wanted_7[7] & ~before_6[0], wanted_7[5] & before_5[0], wanted_7[4] & before_4[1],
            wanted_7[3] & before_3[2], wanted_7[2] & before_2[3], wanted_7[1] & before_1[4],
            wanted_7[0] & before_0[5]};
    wire [8:0] _joined_78 = {wanted_7[9] & ~before_7[1], wanted_7[8] & ~before_7[0],
            wanted_7[6] & before_6[0], wanted_7[5] & before_5[1], wanted_7[4] & before_4[2],
            wanted_7[3] & before_3[3], wanted_7[2] & before_2[4], wanted_7[1] & before_1[5],
            wanted_7[0] & before_0[6]};
    wire [8:0] _joined_79 = {wanted_7[9] & ~before_8, wanted_7[7] & before_7[0],
            wanted_7[6] & before_6[1], wanted_7[5] & before_5[2], wanted_7[4] & before_4[3],
            wanted_7[3] & before_3[4], wanted_7[2] & before_2[5], wanted_7[1] & before_1[6],
            wanted_7[0] & before_0[7]};
    wire [8:0] _joined_80 = {wanted_7[8] & before_8, wanted_7[7] & before_7[1],
            wanted_7[6] & before_6[2], wanted_7[5] & before_5[3], wanted_7[4] & before_4[4],
            wanted_7[3] & before_3[5], wanted_7[2] & before_2[6], wanted_7[1] & before_1[7],
            wanted_7[0] & before_0[8]};
    wire [9:0] head_7 = {wanted_7[9] & ~(|_joined_80), wanted_7[8] & ~(|_joined_79),
            wanted_7[7] & ~(|_joined_78), wanted_7[6] & ~(|_joined_77),
            wanted_7[5] & ~(|_joined_76), wanted_7[4] & ~(|_joined_75),
            wanted_7[3] & ~(|_joined_74), wanted_7[2] & ~(|_joined_73),
            wanted_7[1] & ~(|_joined_72), wanted_7[0] & ~(|_joined_71)};
    wire [2:0] queued_8_0 = pend_0 & {bank_0_2[8], bank_0_1[8], bank_0_0[8]};
    wire [2:0] slot_8_0 = first_one_3(queued_8_0);
    wire [2:0] queued_8_1 = pend_1 & {bank_1_2[8], bank_1_1[8], bank_1_0[8]};
    wire [2:0] slot_8_1 = first_one_3(queued_8_1);
    wire [2:0] queued_8_2 = pend_2 & {bank_2_2[8], bank_2_1[8], bank_2_0[8]};
    wire [2:0] slot_8_2 = first_one_3(queued_8_2);
    wire [2:0] queued_8_3 = pend_3 & {bank_3_2[8], bank_3_1[8], bank_3_0[8]};
    wire [2:0] slot_8_3 = first_one_3(queued_8_3);
    wire [2:0] queued_8_4 = pend_4 & {bank_4_2[8], bank_4_1[8], bank_4_0[8]};
    wire [2:0] slot_8_4 = first_one_3(queued_8_4);
    wire [2:0] queued_8_5 = pend_5 & {bank_5_2[8], bank_5_1[8], bank_5_0[8]};
    wire [2:0] slot_8_5 = first_one_3(queued_8_5);
    wire [2:0] queued_8_6 = pend_6 & {bank_6_2[8], bank_6_1[8], bank_6_0[8]};
    wire [2:0] slot_8_6 = first_one_3(queued_8_6);
    wire [2:0] queued_8_7 = pend_7 & {bank_7_2[8], bank_7_1[8], bank_7_0[8]};
    wire [2:0] slot_8_7 = first_one_3(queued_8_7);
    wire [2:0] queued_8_8 = pend_8 & {bank_8_2[8], bank_8_1[8], bank_8_0[8]};
    wire [2:0] slot_8_8 = first_one_3(queued_8_8);
    wire [2:0] queued_8_9 = pend_9 & {bank_9_2[8], bank_9_1[8], bank_9_0[8]};
    wire [2:0] slot_8_9 = first_one_3(queued_8_9);
    wire [9:0] wanted_8 = {|queued_8_9, |queued_8_8, |queued_8_7, |queued_8_6, |queued_8_5,
            |queued_8_4, |queued_8_3, |queued_8_2, |queued_8_1, |queued_8_0};
    wire [8:0] _joined_81 = {wanted_8[9] & ~before_0[8], wanted_8[8] & ~before_0[7],
            wanted_8[7] & ~before_0[6], wanted_8[6] & ~before_0[5], wanted_8[5] & ~before_0[4],
            wanted_8[4] & ~before_0[3], wanted_8[3] & ~before_0[2], wanted_8[2] & ~before_0[1],
            wanted_8[1] & ~before_0[0]};
    wire [8:0] _joined_82 = {wanted_8[9] & ~before_1[7], wanted_8[8] & ~before_1[6],
            wanted_8[7] & ~before_1[5], wanted_8[6] & ~before_1[4], wanted_8[5] & ~before_1[3],
            wanted_8[4] & ~before_1[2], wanted_8[3] & ~before_1[1], wanted_8[2] & ~before_1[0],
            wanted_8[0] & before_0[0]};
    wire [8:0] _joined_83 = {wanted_8[9] & ~before_2[6], wanted_8[8] & ~before_2[5],
            wanted_8[7] & ~before_2[4], wanted_8[6] & ~before_2[3], wanted_8[5] & ~before_2[2],
            wanted_8[4] & ~before_2[1], wanted_8[3] & ~before_2[0], wanted_8[1] & before_1[0],
            wanted_8[0] & before_0[1]};
    wire [8:0] _joined_84 = {wanted_8[9] & ~before_3[5], wanted_8[8] & ~before_3[4],
            wanted_8[7] & ~before_3[3], wanted_8[6] & ~before_3[2], wanted_8[5] & ~before_3[1],
            wanted_8[4] & ~before_3[0], wanted_8[2] & before_2[0], wanted_8[1] & before_1[1],
            wanted_8[0] & before_0[2]};
    wire [8:0] _joined_85 = {wanted_8[9] & ~before_4[4], wanted_8[8] & ~before_4[3],
            wanted_8[7] & ~before_4[2], wanted_8[6] & ~before_4[1], wanted_8[5] & ~before_4[0],
            wanted_8[3] & before_3[0], wanted_8[2] & before_2[1], wanted_8[1] & before_1[2],
            wanted_8[0] & before_0[3]};
    wire [8:0] _joined_86 = {wanted_8[9] & ~before_5[3], wanted_8[8] & ~before_5[2],
            wanted_8[7] & ~before_5[1], wanted_8[6] & ~before_5[0], wanted_8[4] & before_4[0],
            wanted_8[3] & before_3[1], wanted_8[2] & before_2[2], wanted_8[1] & before_1[3],
            wanted_8[0] & before_0[4]};
    wire [8:0] _joined_87 = {wanted_8[9] & ~before_6[2], wanted_8[8] & ~before_6[1],
            wanted_8[7] & ~before_6[0], wanted_8[5] & before_5[0], wanted_8[4] & before_4[1],
            wanted_8[3] & before_3[2], wanted_8[2] & before_2[3], wanted_8[1] & before_1[4],
            wanted_8[0] & before_0[5]};
    wire [8:0] _joined_88 = {wanted_8[9] & ~before_7[1], wanted_8[8] & ~before_7[0],
            wanted_8[6] & before_6[0], wanted_8[5] & before_5[1], wanted_8[4] & before_4[2],
            wanted_8[3] & before_3[3], wanted_8[2] & before_2[4], wanted_8[1] & before_1[5],
            wanted_8[0] & before_0[6]};
    wire [8:0] _joined_89 = {wanted_8[9] & ~before_8, wanted_8[7] & before_7[0],
            wanted_8[6] & before_6[1], wanted_8[5] & before_5[2], wanted_8[4] & before_4[3],
            wanted_8[3] & before_3[4], wanted_8[2] & before_2[5], wanted_8[1] & before_1[6],
            wanted_8[0] & before_0[7]};
    wire [8:0] _joined_90 = {wanted_8[8] & before_8, wanted_8[7] & before_7[1],
            wanted_8[6] & before_6[2], wanted_8[5] & before_5[3], wanted_8[4] & before_4[4],
            wanted_8[3] & before_3[5], wanted_8[2] & before_2[6], wanted_8[1] & before_1[7],
            wanted_8[0] & before_0[8]};
    wire [9:0] head_8 = {wanted_8[9] & ~(|_joined_90), wanted_8[8] & ~(|_joined_89),
            wanted_8[7] & ~(|_joined_88), wanted_8[6] & ~(|_joined_87),
            wanted_8[5] & ~(|_joined_86), wanted_8[4] & ~(|_joined_85),
            wanted_8[3] & ~(|_joined_84), wanted_8[2] & ~(|_joined_83),
            wanted_8[1] & ~(|_joined_82), wanted_8[0] & ~(|_joined_81)};
    wire [2:0] queued_9_0 = pend_0 & {bank_0_2[9], bank_0_1[9], bank_0_0[9]};
    wire [2:0] slot_9_0 = first_one_3(queued_9_0);
    wire [2:0] queued_9_1 = pend_1 & {bank_1_2[9], bank_1_1[9], bank_1_0[9]};
    wire [2:0] slot_9_1 = first_one_3(queued_9_1);
    wire [2:0] queued_9_2 = pend_2 & {bank_2_2[9], bank_2_1[9], bank_2_0[9]};
    wire [2:0] slot_9_2 = first_one_3(queued_9_2);
    wire [2:0] queued_9_3 = pend_3 & {bank_3_2[9], bank_3_1[9], bank_3_0[9]};
    wire [2:0] slot_9_3 = first_one_3(queued_9_3);
    wire [2:0] queued_9_4 = pend_4 & {bank_4_2[9], bank_4_1[9], bank_4_0[9]};
    wire [2:0] slot_9_4 = first_one_3(queued_9_4);
    wire [2:0] queued_9_5 = pend_5 & {bank_5_2[9], bank_5_1[9], bank_5_0[9]};
    wire [2:0] slot_9_5 = first_one_3(queued_9_5);
    wire [2:0] queued_9_6 = pend_6 & {bank_6_2[9], bank_6_1[9], bank_6_0[9]};
    wire [2:0] slot_9_6 = first_one_3(queued_9_6);
    wire [2:0] queued_9_7 = pend_7 & {bank_7_2[9], bank_7_1[9], bank_7_0[9]};
    wire [2:0] slot_9_7 = first_one_3(queued_9_7);
    wire [2:0] queued_9_8 = pend_8 & {bank_8_2[9], bank_8_1[9], bank_8_0[9]};
    wire [2:0] slot_9_8 = first_one_3(queued_9_8);
    wire [2:0] queued_9_9 = pend_9 & {bank_9_2[9], bank_9_1[9], bank_9_0[9]};
    wire [2:0] slot_9_9 = first_one_3(queued_9_9);
    wire [9:0] wanted_9 = {|queued_9_9, |queued_9_8, |queued_9_7, |queued_9_6, |queued_9_5,
            |queued_9_4, |queued_9_3, |queued_9_2, |queued_9_1, |queued_9_0};
    wire [8:0] _joined_91 = {wanted_9[9] & ~before_0[8], wanted_9[8] & ~before_0[7],
            wanted_9[7] & ~before_0[6], wanted_9[6] & ~before_0[5], wanted_9[5] & ~before_0[4],
            wanted_9[4] & ~before_0[3], wanted_9[3] & ~before_0[2], wanted_9[2] & ~before_0[1],
            wanted_9[1] & ~before_0[0]};
    wire [8:0] _joined_92 = {wanted_9[9] & ~before_1[7], wanted_9[8] & ~before_1[6],
            wanted_9[7] & ~before_1[5], wanted_9[6] & ~before_1[4], wanted_9[5] & ~before_1[3],
            wanted_9[4] & ~before_1[2], wanted_9[3] & ~before_1[1], wanted_9[2] & ~before_1[0],
            wanted_9[0] & before_0[0]};
    wire [8:0] _joined_93 = {wanted_9[9] & ~before_2[6], wanted_9[8] & ~before_2[5],
            wanted_9[7] & ~before_2[4], wanted_9[6] & ~before_2[3], wanted_9[5] & ~before_2[2],
            wanted_9[4] & ~before_2[1], wanted_9[3] & ~before_2[0], wanted_9[1] & before_1[0],
            wanted_9[0] & before_0[1]};
    wire [8:0] _joined_94 = {wanted_9[9] & ~before_3[5], wanted_9[8] & ~before_3[4],
            wanted_9[7] & ~before_3[3], wanted_9[6] & ~before_3[2], wanted_9[5] & ~before_3[1],
            wanted_9[4] & ~before_3[0], wanted_9[2] & before_2[0], wanted_9[1] & before_1[1],
            wanted_9[0] & before_0[2]};
    wire [8:0] _joined_95 = {wanted_9[9] & ~before_4[4], wanted_9[8] & ~before_4[3],
            wanted_9[7] & ~before_4[2], wanted_9[6] & ~before_4[1], wanted_9[5] & ~before_4[0],
            wanted_9[3] & before_3[0], wanted_9[2] & before_2[1], wanted_9[1] & before_1[2],
            wanted_9[0] & before_0[3]};
    wire [8:0] _joined_96 = {wanted_9[9] & ~before_5[3], wanted_9[8] & ~before_5[2],
            wanted_9[7] & ~before_5[1], wanted_9[6] & ~before_5[0], wanted_9[4] & before_4[0],
            wanted_9[3] & before_3[1], wanted_9[2] & before_2[2], wanted_9[1] & before_1[3],
            wanted_9[0] & before_0[4]};
    wire [8:0] _joined_97 = {wanted_9[9] & ~before_6[2], wanted_9[8] & ~before_6[1],
            wanted_9[7] & ~before_6[0], wanted_9[5] & before_5[0], wanted_9[4] & before_4[1],
            wanted_9[3] & before_3[2], wanted_9[2] & before_2[3], wanted_9[1] & before_1[4],
            wanted_9[0] & before_0[5]};
    wire [8:0] _joined_98 = {wanted_9[9] & ~before_7[1], wanted_9[8] & ~before_7[0],
            wanted_9[6] & before_6[0], wanted_9[5] & before_5[1], wanted_9[4] & before_4[2],
            wanted_9[3] & before_3[3], wanted_9[2] & before_2[4], wanted_9[1] & before_1[5],
            wanted_9[0] & before_0[6]};
    wire [8:0] _joined_99 = {wanted_9[9] & ~before_8, wanted_9[7] & before_7[0],
            wanted_9[6] & before_6[1], wanted_9[5] & before_5[2], wanted_9[4] & before_4[3],
            wanted_9[3] & before_3[4], wanted_9[2] & before_2[5], wanted_9[1] & before_1[6],
            wanted_9[0] & before_0[7]};
    wire [8:0] _joined_100 = {wanted_9[8] & before_8, wanted_9[7] & before_7[1],
            wanted_9[6] & before_6[2], wanted_9[5] & before_5[3], wanted_9[4] & before_4[4],
            wanted_9[3] & before_3[5], wanted_9[2] & before_2[6], wanted_9[1] & before_1[7],
            wanted_9[0] & before_0[8]};
    wire [9:0] head_9 = {wanted_9[9] & ~(|_joined_100), wanted_9[8] & ~(|_joined_99),
            wanted_9[7] & ~(|_joined_98), wanted_9[6] & ~(|_joined_97),
            wanted_9[5] & ~(|_joined_96), wanted_9[4] & ~(|_joined_95),
            wanted_9[3] & ~(|_joined_94), wanted_9[2] & ~(|_joined_93),
            wanted_9[1] & ~(|_joined_92), wanted_9[0] & ~(|_joined_91)};
    wire [2:0] queued_10_0 = pend_0 & {bank_0_2[10], bank_0_1[10], bank_0_0[10]};
    wire [2:0] slot_10_0 = first_one_3(queued_10_0);
    wire [2:0] queued_10_1 = pend_1 & {bank_1_2[10], bank_1_1[10], bank_1_0[10]};
    wire [2:0] slot_10_1 = first_one_3(queued_10_1);
    wire [2:0] queued_10_2 = pend_2 & {bank_2_2[10], bank_2_1[10], bank_2_0[10]};
    wire [2:0] slot_10_2 = first_one_3(queued_10_2);
    wire [2:0] queued_10_3 = pend_3 & {bank_3_2[10], bank_3_1[10], bank_3_0[10]};
    wire [2:0] slot_10_3 = first_one_3(queued_10_3);
    wire [2:0] queued_10_4 = pend_4 & {bank_4_2[10], bank_4_1[10], bank_4_0[10]};
    wire [2:0] slot_10_4 = first_one_3(queued_10_4);
    wire [2:0] queued_10_5 = pend_5 & {bank_5_2[10], bank_5_1[10], bank_5_0[10]};
    wire [2:0] slot_10_5 = first_one_3(queued_10_5);
    wire [2:0] queued_10_6 = pend_6 & {bank_6_2[10], bank_6_1[10], bank_6_0[10]};
    wire [2:0] slot_10_6 = first_one_3(queued_10_6);
    wire [2:0] queued_10_7 = pend_7 & {bank_7_2[10], bank_7_1[10], bank_7_0[10]};
    wire [2:0] slot_10_7 = first_one_3(queued_10_7);
    wire [2:0] queued_10_8 = pend_8 & {bank_8_2[10], bank_8_1[10], bank_8_0[10]};
    wire [2:0] slot_10_8 = first_one_3(queued_10_8);
    wire [2:0] queued_10_9 = pend_9 & {bank_9_2[10], bank_9_1[10], bank_9_0[10]};
    wire [2:0] slot_10_9 = first_one_3(queued_10_9);
    wire [9:0] wanted_10 = {|queued_10_9, |queued_10_8, |queued_10_7, |queued_10_6, |queued_10_5,
            |queued_10_4, |queued_10_3, |queued_10_2, |queued_10_1, |queued_10_0};
    wire [8:0] _joined_101 = {wanted_10[9] & ~before_0[8], wanted_10[8] & ~before_0[7],
            wanted_10[7] & ~before_0[6], wanted_10[6] & ~before_0[5], wanted_10[5] & ~before_0[4],
            wanted_10[4] & ~before_0[3], wanted_10[3] & ~before_0[2], wanted_10[2] & ~before_0[1],
            wanted_10[1] & ~before_0[0]};
    wire [8:0] _joined_102 = {wanted_10[9] & ~before_1[7], wanted_10[8] & ~before_1[6],
            wanted_10[7] & ~before_1[5], wanted_10[6] & ~before_1[4], wanted_10[5] & ~before_1[3],
            wanted_10[4] & ~before_1[2], wanted_10[3] & ~before_1[1], wanted_10[2] & ~before_1[0],
            wanted_10[0] & before_0[0]};
    wire [8:0] _joined_103 = {wanted_10[9] & ~before_2[6], wanted_10[8] & ~before_2[5],
            wanted_10[7] & ~before_2[4], wanted_10[6] & ~before_2[3], wanted_10[5] & ~before_2[2],
            wanted_10[4] & ~before_2[1], wanted_10[3] & ~before_2[0], wanted_10[1] & before_1[0],
            wanted_10[0] & before_0[1]};
    wire [8:0] _joined_104 = {wanted_10[9] & ~before_3[5], wanted_10[8] & ~before_3[4],
            wanted_10[7] & ~before_3[3], wanted_10[6] & ~before_3[2], wanted_10[5] & ~before_3[1],
            wanted_10[4] & ~before_3[0], wanted_10[2] & before_2[0], wanted_10[1] & before_1[1],
            wanted_10[0] & before_0[2]};
    wire [8:0] _joined_105 = {wanted_10[9] & ~before_4[4], wanted_10[8] & ~before_4[3],
            wanted_10[7] & ~before_4[2], wanted_10[6] & ~before_4[1], wanted_10[5] & ~before_4[0],
            wanted_10[3] & before_3[0], wanted_10[2] & before_2[1], wanted_10[1] & before_1[2],
            wanted_10[0] & before_0[3]};
    wire [8:0] _joined_106 = {wanted_10[9] & ~before_5[3], wanted_10[8] & ~before_5[2],
            wanted_10[7] & ~before_5[1], wanted_10[6] & ~before_5[0], wanted_10[4] & before_4[0],
            wanted_10[3] & before_3[1], wanted_10[2] & before_2[2], wanted_10[1] & before_1[3],
            wanted_10[0] & before_0[4]};
    wire [8:0] _joined_107 = {wanted_10[9] & ~before_6[2], wanted_10[8] & ~before_6[1],
            wanted_10[7] & ~before_6[0], wanted_10[5] & before_5[0], wanted_10[4] & before_4[1],
            wanted_10[3] & before_3[2], wanted_10[2] & before_2[3], wanted_10[1] & before_1[4],
            wanted_10[0] & before_0[5]};
    wire [8:0] _joined_108 = {wanted_10[9] & ~before_7[1], wanted_10[8] & ~before_7[0],
            wanted_10[6] & before_6[0], wanted_10[5] & before_5[1], wanted_10[4] & before_4[2],
            wanted_10[3] & before_3[3], wanted_10[2] & before_2[4], wanted_10[1] & before_1[5],
            wanted_10[0] & before_0[6]};
    wire [8:0] _joined_109 = {wanted_10[9] & ~before_8, wanted_10[7] & before_7[0],
            wanted_10[6] & before_6[1], wanted_10[5] & before_5[2], wanted_10[4] & before_4[3],
            wanted_10[3] & before_3[4], wanted_10[2] & before_2[5], wanted_10[1] & before_1[6],
            wanted_10[0] & before_0[7]};
    wire [8:0] _joined_110 = {wanted_10[8] & before_8, wanted_10[7] & before_7[1],
            wanted_10[6] & before_6[2], wanted_10[5] & before_5[3], wanted_10[4] & before_4[4],
            wanted_10[3] & before_3[5], wanted_10[2] & before_2[6], wanted_10[1] & before_1[7],
            wanted_10[0] & before_0[8]};
    wire [9:0] head_10 = {wanted_10[9] & ~(|_joined_110), wanted_10[8] & ~(|_joined_109),
            wanted_10[7] & ~(|_joined_108), wanted_10[6] & ~(|_joined_107),
            wanted_10[5] & ~(|_joined_106), wanted_10[4] & ~(|_joined_105),
            wanted_10[3] & ~(|_joined_104), wanted_10[2] & ~(|_joined_103),
            wanted_10[1] & ~(|_joined_102), wanted_10[0] & ~(|_joined_101)};
    wire [2:0] queued_11_0 = pend_0 & {bank_0_2[11], bank_0_1[11], bank_0_0[11]};
    wire [2:0] slot_11_0 = first_one_3(queued_11_0);
    wire [2:0] queued_11_1 = pend_1 & {bank_1_2[11], bank_1_1[11], bank_1_0[11]};
    wire [2:0] slot_11_1 = first_one_3(queued_11_1);
    wire [2:0] queued_11_2 = pend_2 & {bank_2_2[11], bank_2_1[11], bank_2_0[11]};
    wire [2:0] slot_11_2 = first_one_3(queued_11_2);
    wire [2:0] queued_11_3 = pend_3 & {bank_3_2[11], bank_3_1[11], bank_3_0[11]};
    wire [2:0] slot_11_3 = first_one_3(queued_11_3);
    wire [2:0] queued_11_4 = pend_4 & {bank_4_2[11], bank_4_1[11], bank_4_0[11]};
    wire [2:0] slot_11_4 = first_one_3(queued_11_4);
    wire [2:0] queued_11_5 = pend_5 & {bank_5_2[11], bank_5_1[11], bank_5_0[11]};
    wire [2:0] slot_11_5 = first_one_3(queued_11_5);
    wire [2:0] queued_11_6 = pend_6 & {bank_6_2[11], bank_6_1[11], bank_6_0[11]};
    wire [2:0] slot_11_6 = first_one_3(queued_11_6);
    wire [2:0] queued_11_7 = pend_7 & {bank_7_2[11], bank_7_1[11], bank_7_0[11]};
    wire [2:0] slot_11_7 = first_one_3(queued_11_7);
    wire [2:0] queued_11_8 = pend_8 & {bank_8_2[11], bank_8_1[11], bank_8_0[11]};
    wire [2:0] slot_11_8 = first_one_3(queued_11_8);
    wire [2:0] queued_11_9 = pend_9 & {bank_9_2[11], bank_9_1[11], bank_9_0[11]};
    wire [2:0] slot_11_9 = first_one_3(queued_11_9);
    wire [9:0] wanted_11 = {|queued_11_9, |queued_11_8, |queued_11_7, |queued_11_6, |queued_11_5,
            |queued_11_4, |queued_11_3, |queued_11_2, |queued_11_1, |queued_11_0};
    wire [8:0] _joined_111 = {wanted_11[9] & ~before_0[8], wanted_11[8] & ~before_0[7],
            wanted_11[7] & ~before_0[6], wanted_11[6] & ~before_0[5], wanted_11[5] & ~before_0[4],
            wanted_11[4] & ~before_0[3], wanted_11[3] & ~before_0[2], wanted_11[2] & ~before_0[1],
            wanted_11[1] & ~before_0[0]};
    wire [8:0] _joined_112 = {wanted_11[9] & ~before_1[7], wanted_11[8] & ~before_1[6],
            wanted_11[7] & ~before_1[5], wanted_11[6] & ~before_1[4], wanted_11[5] & ~before_1[3],
            wanted_11[4] & ~before_1[2], wanted_11[3] & ~before_1[1], wanted_11[2] & ~before_1[0],
            wanted_11[0] & before_0[0]};
    wire [8:0] _joined_113 = {wanted_11[9] & ~before_2[6], wanted_11[8] & ~before_2[5],
            wanted_11[7] & ~before_2[4], wanted_11[6] & ~before_2[3], wanted_11[5] & ~before_2[2],
            wanted_11[4] & ~before_2[1], wanted_11[3] & ~before_2[0], wanted_11[1] & before_1[0],
            wanted_11[0] & before_0[1]};
    wire [8:0] _joined_114 = {wanted_11[9] & ~before_3[5], wanted_11[8] & ~before_3[4],
            wanted_11[7] & ~before_3[3], wanted_11[6] & ~before_3[2], wanted_11[5] & ~before_3[1],
            wanted_11[4] & ~before_3[0], wanted_11[2] & before_2[0], wanted_11[1] & before_1[1],
            wanted_11[0] & before_0[2]};
    wire [8:0] _joined_115 = {wanted_11[9] & ~before_4[4], wanted_11[8] & ~before_4[3],
            wanted_11[7] & ~before_4[2], wanted_11[6] & ~before_4[1], wanted_11[5] & ~before_4[0],
            wanted_11[3] & before_3[0], wanted_11[2] & before_2[1], wanted_11[1] & before_1[2],
            wanted_11[0] & before_0[3]};
    wire [8:0] _joined_116 = {wanted_11[9] & ~before_5[3], wanted_11[8] & ~before_5[2],
            wanted_11[7] & ~before_5[1], wanted_11[6] & ~before_5[0], wanted_11[4] & before_4[0],
            wanted_11[3] & before_3[1], wanted_11[2] & before_2[2], wanted_11[1] & before_1[3],
            wanted_11[0] & before_0[4]};
    wire [8:0] _joined_117 = {wanted_11[9] & ~before_6[2], wanted_11[8] & ~before_6[1],
            wanted_11[7] & ~before_6[0], wanted_11[5] & before_5[0], wanted_11[4] & before_4[1],
            wanted_11[3] & before_3[2], wanted_11[2] & before_2[3], wanted_11[1] & before_1[4],
            wanted_11[0] & before_0[5]};
    wire [8:0] _joined_118 = {wanted_11[9] & ~before_7[1], wanted_11[8] & ~before_7[0],
            wanted_11[6] & before_6[0], wanted_11[5] & before_5[1], wanted_11[4] & before_4[2],
            wanted_11[3] & before_3[3], wanted_11[2] & before_2[4], wanted_11[1] & before_1[5],
            wanted_11[0] & before_0[6]};
    wire [8:0] _joined_119 = {wanted_11[9] & ~before_8, wanted_11[7] & before_7[0],
            wanted_11[6] & before_6[1], wanted_11[5] & before_5[2], wanted_11[4] & before_4[3],
            wanted_11[3] & before_3[4], wanted_11[2] & before_2[5], wanted_11[1] & before_1[6],
            wanted_11[0] & before_0[7]};
    wire [8:0] _joined_120 = {wanted_11[8] & before_8, wanted_11[7] & before_7[1],
            wanted_11[6] & before_6[2], wanted_11[5] & before_5[3], wanted_11[4] & before_4[4],
            wanted_11[3] & before_3[5], wanted_11[2] & before_2[6], wanted_11[1] & before_1[7],
            wanted_11[0] & before_0[8]};
    wire [9:0] head_11 = {wanted_11[9] & ~(|_joined_120), wanted_11[8] & ~(|_joined_119),
            wanted_11[7] & ~(|_joined_118), wanted_11[6] & ~(|_joined_117),
            wanted_11[5] & ~(|_joined_116), wanted_11[4] & ~(|_joined_115),
            wanted_11[3] & ~(|_joined_114), wanted_11[2] & ~(|_joined_113),
            wanted_11[1] & ~(|_joined_112), wanted_11[0] & ~(|_joined_111)};
    wire [2:0] queued_12_0 = pend_0 & {bank_0_2[12], bank_0_1[12], bank_0_0[12]};
    wire [2:0] slot_12_0 = first_one_3(queued_12_0);
    wire [2:0] queued_12_1 = pend_1 & {bank_1_2[12], bank_1_1[12], bank_1_0[12]};
    wire [2:0] slot_12_1 = first_one_3(queued_12_1);
    wire [2:0] queued_12_2 = pend_2 & {bank_2_2[12], bank_2_1[12], bank_2_0[12]};
    wire [2:0] slot_12_2 = first_one_3(queued_12_2);
    wire [2:0] queued_12_3 = pend_3 & {bank_3_2[12], bank_3_1[12], bank_3_0[12]};
    wire [2:0] slot_12_3 = first_one_3(queued_12_3);
    wire [2:0] queued_12_4 = pend_4 & {bank_4_2[12], bank_4_1[12], bank_4_0[12]};
    wire [2:0] slot_12_4 = first_one_3(queued_12_4);
    wire [2:0] queued_12_5 = pend_5 & {bank_5_2[12], bank_5_1[12], bank_5_0[12]};
    wire [2:0] slot_12_5 = first_one_3(queued_12_5);
    wire [2:0] queued_12_6 = pend_6 & {bank_6_2[12], bank_6_1[12], bank_6_0[12]};
    wire [2:0] slot_12_6 = first_one_3(queued_12_6);
    wire [2:0] queued_12_7 = pend_7 & {bank_7_2[12], bank_7_1[12], bank_7_0[12]};
    wire [2:0] slot_12_7 = first_one_3(queued_12_7);
    wire [2:0] queued_12_8 = pend_8 & {bank_8_2[12], bank_8_1[12], bank_8_0[12]};
    wire [2:0] slot_12_8 = first_one_3(queued_12_8);
    wire [2:0] queued_12_9 = pend_9 & {bank_9_2[12], bank_9_1[12], bank_9_0[12]};
    wire [2:0] slot_12_9 = first_one_3(queued_12_9);
    wire [9:0] wanted_12 = {|queued_12_9, |queued_12_8, |queued_12_7, |queued_12_6, |queued_12_5,
            |queued_12_4, |queued_12_3, |queued_12_2, |queued_12_1, |queued_12_0};
    wire [8:0] _joined_121 = {wanted_12[9] & ~before_0[8], wanted_12[8] & ~before_0[7],
            wanted_12[7] & ~before_0[6], wanted_12[6] & ~before_0[5], wanted_12[5] & ~before_0[4],
            wanted_12[4] & ~before_0[3], wanted_12[3] & ~before_0[2], wanted_12[2] & ~before_0[1],
            wanted_12[1] & ~before_0[0]};
    wire [8:0] _joined_122 = {wanted_12[9] & ~before_1[7], wanted_12[8] & ~before_1[6],
            wanted_12[7] & ~before_1[5], wanted_12[6] & ~before_1[4], wanted_12[5] & ~before_1[3],
            wanted_12[4] & ~before_1[2], wanted_12[3] & ~before_1[1], wanted_12[2] & ~before_1[0],
            wanted_12[0] & before_0[0]};
    wire [8:0] _joined_123 = {wanted_12[9] & ~before_2[6], wanted_12[8] & ~before_2[5],
            wanted_12[7] & ~before_2[4], wanted_12[6] & ~before_2[3], wanted_12[5] & ~before_2[2],
            wanted_12[4] & ~before_2[1], wanted_12[3] & ~before_2[0], wanted_12[1] & before_1[0],
            wanted_12[0] & before_0[1]};
    wire [8:0] _joined_124 = {wanted_12[9] & ~before_3[5], wanted_12[8] & ~before_3[4],
            wanted_12[7] & ~before_3[3], wanted_12[6] & ~before_3[2], wanted_12[5] & ~before_3[1],
            wanted_12[4] & ~before_3[0], wanted_12[2] & before_2[0], wanted_12[1] & before_1[1],
            wanted_12[0] & before_0[2]};
    wire [8:0] _joined_125 = {wanted_12[9] & ~before_4[4], wanted_12[8] & ~before_4[3],
            wanted_12[7] & ~before_4[2], wanted_12[6] & ~before_4[1], wanted_12[5] & ~before_4[0],
            wanted_12[3] & before_3[0], wanted_12[2] & before_2[1], wanted_12[1] & before_1[2],
            wanted_12[0] & before_0[3]};
    wire [8:0] _joined_126 = {wanted_12[9] & ~before_5[3], wanted_12[8] & ~before_5[2],
            wanted_12[7] & ~before_5[1], wanted_12[6] & ~before_5[0], wanted_12[4] & before_4[0],
            wanted_12[3] & before_3[1], wanted_12[2] & before_2[2], wanted_12[1] & before_1[3],
            wanted_12[0] & before_0[4]};
    wire [8:0] _joined_127 = {wanted_12[9] & ~before_6[2], wanted_12[8] & ~before_6[1],
            wanted_12[7] & ~before_6[0], wanted_12[5] & before_5[0], wanted_12[4] & before_4[1],
            wanted_12[3] & before_3[2], wanted_12[2] & before_2[3], wanted_12[1] & before_1[4],
            wanted_12[0] & before_0[5]};
    wire [8:0] _joined_128 = {wanted_12[9] & ~before_7[1], wanted_12[8] & ~before_7[0],
            wanted_12[6] & before_6[0], wanted_12[5] & before_5[1], wanted_12[4] & before_4[2],
            wanted_12[3] & before_3[3], wanted_12[2] & before_2[4], wanted_12[1] & before_1[5],
            wanted_12[0] & before_0[6]};
    wire [8:0] _joined_129 = {wanted_12[9] & ~before_8, wanted_12[7] & before_7[0],
            wanted_12[6] & before_6[1], wanted_12[5] & before_5[2], wanted_12[4] & before_4[3],
            wanted_12[3] & before_3[4], wanted_12[2] & before_2[5], wanted_12[1] & before_1[6],
            wanted_12[0] & before_0[7]};
    wire [8:0] _joined_130 = {wanted_12[8] & before_8, wanted_12[7] & before_7[1],
            wanted_12[6] & before_6[2], wanted_12[5] & before_5[3], wanted_12[4] & before_4[4],
            wanted_12[3] & before_3[5], wanted_12[2] & before_2[6], wanted_12[1] & before_1[7],
            wanted_12[0] & before_0[8]};
    wire [9:0] head_12 = {wanted_12[9] & ~(|_joined_130), wanted_12[8] & ~(|_joined_129),
            wanted_12[7] & ~(|_joined_128), wanted_12[6] & ~(|_joined_127),
            wanted_12[5] & ~(|_joined_126), wanted_12[4] & ~(|_joined_125),
            wanted_12[3] & ~(|_joined_124), wanted_12[2] & ~(|_joined_123),
            wanted_12[1] & ~(|_joined_122), wanted_12[0] & ~(|_joined_121)};
    wire [2:0] queued_13_0 = pend_0 & {bank_0_2[13], bank_0_1[13], bank_0_0[13]};
    wire [2:0] slot_13_0 = first_one_3(queued_13_0);
    wire [2:0] queued_13_1 = pend_1 & {bank_1_2[13], bank_1_1[13], bank_1_0[13]};
    wire [2:0] slot_13_1 = first_one_3(queued_13_1);
    wire [2:0] queued_13_2 = pend_2 & {bank_2_2[13], bank_2_1[13], bank_2_0[13]};
    wire [2:0] slot_13_2 = first_one_3(queued_13_2);
    wire [2:0] queued_13_3 = pend_3 & {bank_3_2[13], bank_3_1[13], bank_3_0[13]};
    wire [2:0] slot_13_3 = first_one_3(queued_13_3);
    wire [2:0] queued_13_4 = pend_4 & {bank_4_2[13], bank_4_1[13], bank_4_0[13]};
    wire [2:0] slot_13_4 = first_one_3(queued_13_4);
    wire [2:0] queued_13_5 = pend_5 & {bank_5_2[13], bank_5_1[13], bank_5_0[13]};
    wire [2:0] slot_13_5 = first_one_3(queued_13_5);
    wire [2:0] queued_13_6 = pend_6 & {bank_6_2[13], bank_6_1[13], bank_6_0[13]};
    wire [2:0] slot_13_6 = first_one_3(queued_13_6);
    wire [2:0] queued_13_7 = pend_7 & {bank_7_2[13], bank_7_1[13], bank_7_0[13]};
    wire [2:0] slot_13_7 = first_one_3(queued_13_7);
    wire [2:0] queued_13_8 = pend_8 & {bank_8_2[13], bank_8_1[13], bank_8_0[13]};
    wire [2:0] slot_13_8 = first_one_3(queued_13_8);
    wire [2:0] queued_13_9 = pend_9 & {bank_9_2[13], bank_9_1[13], bank_9_0[13]};
    wire [2:0] slot_13_9 = first_one_3(queued_13_9);
    wire [9:0] wanted_13 = {|queued_13_9, |queued_13_8, |queued_13_7, |queued_13_6, |queued_13_5,
            |queued_13_4, |queued_13_3, |queued_13_2, |queued_13_1, |queued_13_0};
    wire [8:0] _joined_131 = {wanted_13[9] & ~before_0[8], wanted_13[8] & ~before_0[7],
            wanted_13[7] & ~before_0[6], wanted_13[6] & ~before_0[5], wanted_13[5] & ~before_0[4],
            wanted_13[4] & ~before_0[3], wanted_13[3] & ~before_0[2], wanted_13[2] & ~before_0[1],
            wanted_13[1] & ~before_0[0]};
    wire [8:0] _joined_132 = {wanted_13[9] & ~before_1[7], wanted_13[8] & ~before_1[6],
            wanted_13[7] & ~before_1[5], wanted_13[6] & ~before_1[4], wanted_13[5] & ~before_1[3],
            wanted_13[4] & ~before_1[2], wanted_13[3] & ~before_1[1], wanted_13[2] & ~before_1[0],
            wanted_13[0] & before_0[0]};
    wire [8:0] _joined_133 = {wanted_13[9] & ~before_2[6], wanted_13[8] & ~before_2[5],
            wanted_13[7] & ~before_2[4], wanted_13[6] & ~before_2[3], wanted_13[5] & ~before_2[2],
            wanted_13[4] & ~before_2[1], wanted_13[3] & ~before_2[0], wanted_13[1] & before_1[0],
            wanted_13[0] & before_0[1]};
    wire [8:0] _joined_134 = {wanted_13[9] & ~before_3[5], wanted_13[8] & ~before_3[4],
            wanted_13[7] & ~before_3[3], wanted_13[6] & ~before_3[2], wanted_13[5] & ~before_3[1],
            wanted_13[4] & ~before_3[0], wanted_13[2] & before_2[0], wanted_13[1] & before_1[1],
            wanted_13[0] & before_0[2]};
    wire [8:0] _joined_135 = {wanted_13[9] & ~before_4[4], wanted_13[8] & ~before_4[3],
            wanted_13[7] & ~before_4[2], wanted_13[6] & ~before_4[1], wanted_13[5] & ~before_4[0],
            wanted_13[3] & before_3[0], wanted_13[2] & before_2[1], wanted_13[1] & before_1[2],
            wanted_13[0] & before_0[3]};
    wire [8:0] _joined_136 = {wanted_13[9] & ~before_5[3], wanted_13[8] & ~before_5[2],
            wanted_13[7] & ~before_5[1], wanted_13[6] & ~before_5[0], wanted_13[4] & before_4[0],
            wanted_13[3] & before_3[1], wanted_13[2] & before_2[2], wanted_13[1] & before_1[3],
            wanted_13[0] & before_0[4]};
    wire [8:0] _joined_137 = {wanted_13[9] & ~before_6[2], wanted_13[8] & ~before_6[1],
            wanted_13[7] & ~before_6[0], wanted_13[5] & before_5[0], wanted_13[4] & before_4[1],
            wanted_13[3] & before_3[2], wanted_13[2] & before_2[3], wanted_13[1] & before_1[4],
            wanted_13[0] & before_0[5]};
    wire [8:0] _joined_138 = {wanted_13[9] & ~before_7[1], wanted_13[8] & ~before_7[0],
            wanted_13[6] & before_6[0], wanted_13[5] & before_5[1], wanted_13[4] & before_4[2],
            wanted_13[3] & before_3[3], wanted_13[2] & before_2[4], wanted_13[1] & before_1[5],
            wanted_13[0] & before_0[6]};
    wire [8:0] _joined_139 = {wanted_13[9] & ~before_8, wanted_13[7] & before_7[0],
            wanted_13[6] & before_6[1], wanted_13[5] & before_5[2], wanted_13[4] & before_4[3],
            wanted_13[3] & before_3[4], wanted_13[2] & before_2[5], wanted_13[1] & before_1[6],
            wanted_13[0] & before_0[7]};
    wire [8:0] _joined_140 = {wanted_13[8] & before_8, wanted_13[7] & before_7[1],
            wanted_13[6] & before_6[2], wanted_13[5] & before_5[3], wanted_13[4] & before_4[4],
            wanted_13[3] & before_3[5], wanted_13[2] & before_2[6], wanted_13[1] & before_1[7],
            wanted_13[0] & before_0[8]};
    wire [9:0] head_13 = {wanted_13[9] & ~(|_joined_140), wanted_13[8] & ~(|_joined_139),
            wanted_13[7] & ~(|_joined_138), wanted_13[6] & ~(|_joined_137),
            wanted_13[5] & ~(|_joined_136), wanted_13[4] & ~(|_joined_135),
            wanted_13[3] & ~(|_joined_134), wanted_13[2] & ~(|_joined_133),
            wanted_13[1] & ~(|_joined_132), wanted_13[0] & ~(|_joined_131)};
    wire [2:0] queued_14_0 = pend_0 & {bank_0_2[14], bank_0_1[14], bank_0_0[14]};
    wire [2:0] slot_14_0 = first_one_3(queued_14_0);
    wire [2:0] queued_14_1 = pend_1 & {bank_1_2[14], bank_1_1[14], bank_1_0[14]};
    wire [2:0] slot_14_1 = first_one_3(queued_14_1);
    wire [2:0] queued_14_2 = pend_2 & {bank_2_2[14], bank_2_1[14], bank_2_0[14]};
    wire [2:0] slot_14_2 = first_one_3(queued_14_2);
    wire [2:0] queued_14_3 = pend_3 & {bank_3_2[14], bank_3_1[14], bank_3_0[14]};
    wire [2:0] slot_14_3 = first_one_3(queued_14_3);
    wire [2:0] queued_14_4 = pend_4 & {bank_4_2[14], bank_4_1[14], bank_4_0[14]};
    wire [2:0] slot_14_4 = first_one_3(queued_14_4);
    wire [2:0] queued_14_5 = pend_5 & {bank_5_2[14], bank_5_1[14], bank_5_0[14]};
    wire [2:0] slot_14_5 = first_one_3(queued_14_5);
    wire [2:0] queued_14_6 = pend_6 & {bank_6_2[14], bank_6_1[14], bank_6_0[14]};
    wire [2:0] slot_14_6 = first_one_3(queued_14_6);
    wire [2:0] queued_14_7 = pend_7 & {bank_7_2[14], bank_7_1[14], bank_7_0[14]};
    wire [2:0] slot_14_7 = first_one_3(queued_14_7);
    wire [2:0] queued_14_8 = pend_8 & {bank_8_2[14], bank_8_1[14], bank_8_0[14]};
    wire [2:0] slot_14_8 = first_one_3(queued_14_8);
    wire [2:0] queued_14_9 = pend_9 & {bank_9_2[14], bank_9_1[14], bank_9_0[14]};
    wire [2:0] slot_14_9 = first_one_3(queued_14_9);
    wire [9:0] wanted_14 = {|queued_14_9, |queued_14_8, |queued_14_7, |queued_14_6, |queued_14_5,
            |queued_14_4, |queued_14_3, |queued_14_2, |queued_14_1, |queued_14_0};
    wire [8:0] _joined_141 = {wanted_14[9] & ~before_0[8], wanted_14[8] & ~before_0[7],
            wanted_14[7] & ~before_0[6], wanted_14[6] & ~before_0[5], wanted_14[5] & ~before_0[4],
            wanted_14[4] & ~before_0[3], wanted_14[3] & ~before_0[2], wanted_14[2] & ~before_0[1],
            wanted_14[1] & ~before_0[0]};
    wire [8:0] _joined_142 = {wanted_14[9] & ~before_1[7], wanted_14[8] & ~before_1[6],
            wanted_14[7] & ~before_1[5], wanted_14[6] & ~before_1[4], wanted_14[5] & ~before_1[3],
            wanted_14[4] & ~before_1[2], wanted_14[3] & ~before_1[1], wanted_14[2] & ~before_1[0],
            wanted_14[0] & before_0[0]};
    wire [8:0] _joined_143 = {wanted_14[9] & ~before_2[6], wanted_14[8] & ~before_2[5],
            wanted_14[7] & ~before_2[4], wanted_14[6] & ~before_2[3], wanted_14[5] & ~before_2[2],
            wanted_14[4] & ~before_2[1], wanted_14[3] & ~before_2[0], wanted_14[1] & before_1[0],
            wanted_14[0] & before_0[1]};
    wire [8:0] _joined_144 = {wanted_14[9] & ~before_3[5], wanted_14[8] & ~before_3[4],
            wanted_14[7] & ~before_3[3], wanted_14[6] & ~before_3[2], wanted_14[5] & ~before_3[1],
            wanted_14[4] & ~before_3[0], wanted_14[2] & before_2[0], wanted_14[1] & before_1[1],
            wanted_14[0] & before_0[2]};
    wire [8:0] _joined_145 = {wanted_14[9] & ~before_4[4], wanted_14[8] & ~before_4[3],
            wanted_14[7] & ~before_4[2], wanted_14[6] & ~before_4[1], wanted_14[5] & ~before_4[0],
            wanted_14[3] & before_3[0], wanted_14[2] & before_2[1], wanted_14[1] & before_1[2],
            wanted_14[0] & before_0[3]};
    wire [8:0] _joined_146 = {wanted_14[9] & ~before_5[3], wanted_14[8] & ~before_5[2],
            wanted_14[7] & ~before_5[1], wanted_14[6] & ~before_5[0], wanted_14[4] & before_4[0],
            wanted_14[3] & before_3[1], wanted_14[2] & before_2[2], wanted_14[1] & before_1[3],
            wanted_14[0] & before_0[4]};
    wire [8:0] _joined_147 = {wanted_14[9] & ~before_6[2], wanted_14[8] & ~before_6[1],
            wanted_14[7] & ~before_6[0], wanted_14[5] & before_5[0], wanted_14[4] & before_4[1],
            wanted_14[3] & before_3[2], wanted_14[2] & before_2[3], wanted_14[1] & before_1[4],
            wanted_14[0] & before_0[5]};
    wire [8:0] _joined_148 = {wanted_14[9] & ~before_7[1], wanted_14[8] & ~before_7[0],
            wanted_14[6] & before_6[0], wanted_14[5] & before_5[1], wanted_14[4] & before_4[2],
            wanted_14[3] & before_3[3], wanted_14[2] & before_2[4], wanted_14[1] & before_1[5],
            wanted_14[0] & before_0[6]};
    wire [8:0] _joined_149 = {wanted_14[9] & ~before_8, wanted_14[7] & before_7[0],
            wanted_14[6] & before_6[1], wanted_14[5] & before_5[2], wanted_14[4] & before_4[3],
            wanted_14[3] & before_3[4], wanted_14[2] & before_2[5], wanted_14[1] & before_1[6],
            wanted_14[0] & before_0[7]};
    wire [8:0] _joined_150 = {wanted_14[8] & before_8, wanted_14[7] & before_7[1],
            wanted_14[6] & before_6[2], wanted_14[5] & before_5[3], wanted_14[4] & before_4[4],
            wanted_14[3] & before_3[5], wanted_14[2] & before_2[6], wanted_14[1] & before_1[7],
            wanted_14[0] & before_0[8]};
    wire [9:0] head_14 = {wanted_14[9] & ~(|_joined_150), wanted_14[8] & ~(|_joined_149),
            wanted_14[7] & ~(|_joined_148), wanted_14[6] & ~(|_joined_147),
            wanted_14[5] & ~(|_joined_146), wanted_14[4] & ~(|_joined_145),
            wanted_14[3] & ~(|_joined_144), wanted_14[2] & ~(|_joined_143),
            wanted_14[1] & ~(|_joined_142), wanted_14[0] & ~(|_joined_141)};
    wire [2:0] queued_15_0 = pend_0 & {bank_0_2[15], bank_0_1[15], bank_0_0[15]};
    wire [2:0] slot_15_0 = first_one_3(queued_15_0);
    wire [2:0] queued_15_1 = pend_1 & {bank_1_2[15], bank_1_1[15], bank_1_0[15]};
    wire [2:0] slot_15_1 = first_one_3(queued_15_1);
    wire [2:0] queued_15_2 = pend_2 & {bank_2_2[15], bank_2_1[15], bank_2_0[15]};
    wire [2:0] slot_15_2 = first_one_3(queued_15_2);
    wire [2:0] queued_15_3 = pend_3 & {bank_3_2[15], bank_3_1[15], bank_3_0[15]};
    wire [2:0] slot_15_3 = first_one_3(queued_15_3);
    wire [2:0] queued_15_4 = pend_4 & {bank_4_2[15], bank_4_1[15], bank_4_0[15]};
    wire [2:0] slot_15_4 = first_one_3(queued_15_4);
    wire [2:0] queued_15_5 = pend_5 & {bank_5_2[15], bank_5_1[15], bank_5_0[15]};
    wire [2:0] slot_15_5 = first_one_3(queued_15_5);
    wire [2:0] queued_15_6 = pend_6 & {bank_6_2[15], bank_6_1[15], bank_6_0[15]};
    wire [2:0] slot_15_6 = first_one_3(queued_15_6);
    wire [2:0] queued_15_7 = pend_7 & {bank_7_2[15], bank_7_1[15], bank_7_0[15]};
    wire [2:0] slot_15_7 = first_one_3(queued_15_7);
    wire [2:0] queued_15_8 = pend_8 & {bank_8_2[15], bank_8_1[15], bank_8_0[15]};
    wire [2:0] slot_15_8 = first_one_3(queued_15_8);
    wire [2:0] queued_15_9 = pend_9 & {bank_9_2[15], bank_9_1[15], bank_9_0[15]};
    wire [2:0] slot_15_9 = first_one_3(queued_15_9);
    wire [9:0] wanted_15 = {|queued_15_9, |queued_15_8, |queued_15_7, |queued_15_6, |queued_15_5,
            |queued_15_4, |queued_15_3, |queued_15_2, |queued_15_1, |queued_15_0};
    wire [8:0] _joined_151 = {wanted_15[9] & ~before_0[8], wanted_15[8] & ~before_0[7],
            wanted_15[7] & ~before_0[6], wanted_15[6] & ~before_0[5], wanted_15[5] & ~before_0[4],
            wanted_15[4] & ~before_0[3], wanted_15[3] & ~before_0[2], wanted_15[2] & ~before_0[1],
            wanted_15[1] & ~before_0[0]};
    wire [8:0] _joined_152 = {wanted_15[9] & ~before_1[7], wanted_15[8] & ~before_1[6],
            wanted_15[7] & ~before_1[5], wanted_15[6] & ~before_1[4], wanted_15[5] & ~before_1[3],
            wanted_15[4] & ~before_1[2], wanted_15[3] & ~before_1[1], wanted_15[2] & ~before_1[0],
            wanted_15[0] & before_0[0]};
    wire [8:0] _joined_153 = {wanted_15[9] & ~before_2[6], wanted_15[8] & ~before_2[5],
            wanted_15[7] & ~before_2[4], wanted_15[6] & ~before_2[3], wanted_15[5] & ~before_2[2],
            wanted_15[4] & ~before_2[1], wanted_15[3] & ~before_2[0], wanted_15[1] & before_1[0],
            wanted_15[0] & before_0[1]};
    wire [8:0] _joined_154 = {wanted_15[9] & ~before_3[5], wanted_15[8] & ~before_3[4],
            wanted_15[7] & ~before_3[3], wanted_15[6] & ~before_3[2], wanted_15[5] & ~before_3[1],
            wanted_15[4] & ~before_3[0], wanted_15[2] & before_2[0], wanted_15[1] & before_1[1],
            wanted_15[0] & before_0[2]};
    wire [8:0] _joined_155 = {wanted_15[9] & ~before_4[4], wanted_15[8] & ~before_4[3],
            wanted_15[7] & ~before_4[2], wanted_15[6] & ~before_4[1], wanted_15[5] & ~before_4[0],
            wanted_15[3] & before_3[0], wanted_15[2] & before_2[1], wanted_15[1] & before_1[2],
            wanted_15[0] & before_0[3]};
    wire [8:0] _joined_156 = {wanted_15[9] & ~before_5[3], wanted_15[8] & ~before_5[2],
            wanted_15[7] & ~before_5[1], wanted_15[6] & ~before_5[0], wanted_15[4] & before_4[0],
            wanted_15[3] & before_3[1], wanted_15[2] & before_2[2], wanted_15[1] & before_1[3],
            wanted_15[0] & before_0[4]};
    wire [8:0] _joined_157 = {wanted_15[9] & ~before_6[2], wanted_15[8] & ~before_6[1],
            wanted_15[7] & ~before_6[0], wanted_15[5] & before_5[0], wanted_15[4] & before_4[1],
            wanted_15[3] & before_3[2], wanted_15[2] & before_2[3], wanted_15[1] & before_1[4],
            wanted_15[0] & before_0[5]};
    wire [8:0] _joined_158 = {wanted_15[9] & ~before_7[1], wanted_15[8] & ~before_7[0],
            wanted_15[6] & before_6[0], wanted_15[5] & before_5[1], wanted_15[4] & before_4[2],
            wanted_15[3] & before_3[3], wanted_15[2] & before_2[4], wanted_15[1] & before_1[5],
            wanted_15[0] & before_0[6]};
    wire [8:0] _joined_159 = {wanted_15[9] & ~before_8, wanted_15[7] & before_7[0],
            wanted_15[6] & before_6[1], wanted_15[5] & before_5[2], wanted_15[4] & before_4[3],
            wanted_15[3] & before_3[4], wanted_15[2] & before_2[5], wanted_15[1] & before_1[6],
            wanted_15[0] & before_0[7]};
    wire [8:0] _joined_160 = {wanted_15[8] & before_8, wanted_15[7] & before_7[1],
            wanted_15[6] & before_6[2], wanted_15[5] & before_5[3], wanted_15[4] & before_4[4],
            wanted_15[3] & before_3[5], wanted_15[2] & before_2[6], wanted_15[1] & before_1[7],
            wanted_15[0] & before_0[8]};
    wire [9:0] head_15 = {wanted_15[9] & ~(|_joined_160), wanted_15[8] & ~(|_joined_159),
            wanted_15[7] & ~(|_joined_158), wanted_15[6] & ~(|_joined_157),
            wanted_15[5] & ~(|_joined_156), wanted_15[4] & ~(|_joined_155),
            wanted_15[3] & ~(|_joined_154), wanted_15[2] & ~(|_joined_153),
            wanted_15[1] & ~(|_joined_152), wanted_15[0] & ~(|_joined_151)};

    // Grants
    // BA-W2: A bank that is written does no read.
    wire [15:0] first_0 = {head_15[0], head_14[0], head_13[0], head_12[0], head_11[0], head_10[0],
            head_9[0], head_8[0], head_7[0], head_6[0], head_5[0], head_4[0], head_3[0], head_2[0],
            head_1[0], head_0[0]};

    wire [15:0] ask_0_0 = first_0 & {slot_15_0[0], slot_14_0[0], slot_13_0[0], slot_12_0[0],
            slot_11_0[0], slot_10_0[0], slot_9_0[0], slot_8_0[0], slot_7_0[0], slot_6_0[0],
            slot_5_0[0], slot_4_0[0], slot_3_0[0], slot_2_0[0], slot_1_0[0], slot_0_0[0]};
    wire [15:0] to_0_0 = ask_0_0 & unwritten;
    wire [15:0] ask_0_1 = first_0 & {slot_15_0[1], slot_14_0[1], slot_13_0[1], slot_12_0[1],
            slot_11_0[1], slot_10_0[1], slot_9_0[1], slot_8_0[1], slot_7_0[1], slot_6_0[1],
            slot_5_0[1], slot_4_0[1], slot_3_0[1], slot_2_0[1], slot_1_0[1], slot_0_0[1]};
    wire [15:0] to_0_1 = ask_0_1 & unwritten;
    wire [15:0] ask_0_2 = first_0 & {slot_15_0[2], slot_14_0[2], slot_13_0[2], slot_12_0[2],
            slot_11_0[2], slot_10_0[2], slot_9_0[2], slot_8_0[2], slot_7_0[2], slot_6_0[2],
            slot_5_0[2], slot_4_0[2], slot_3_0[2], slot_2_0[2], slot_1_0[2], slot_0_0[2]};
    wire [15:0] to_0_2 = ask_0_2 & unwritten;
    wire [2:0] served_0 = {|to_0_2, |to_0_1, |to_0_0};
    wire [15:0] first_1 = {head_15[1], head_14[1], head_13[1], head_12[1], head_11[1], head_10[1],
            head_9[1], head_8[1], head_7[1], head_6[1], head_5[1], head_4[1], head_3[1], head_2[1],
            head_1[1], head_0[1]};
    wire [15:0] ask_1_0 = first_1 & {slot_15_1[0], slot_14_1[0], slot_13_1[0], slot_12_1[0],
            slot_11_1[0], slot_10_1[0], slot_9_1[0], slot_8_1[0], slot_7_1[0], slot_6_1[0],
            slot_5_1[0], slot_4_1[0], slot_3_1[0], slot_2_1[0], slot_1_1[0], slot_0_1[0]};
    wire [15:0] to_1_0 = ask_1_0 & unwritten;
    wire [15:0] ask_1_1 = first_1 & {slot_15_1[1], slot_14_1[1], slot_13_1[1], slot_12_1[1],
            slot_11_1[1], slot_10_1[1], slot_9_1[1], slot_8_1[1], slot_7_1[1], slot_6_1[1],
            slot_5_1[1], slot_4_1[1], slot_3_1[1], slot_2_1[1], slot_1_1[1], slot_0_1[1]};
    wire [15:0] to_1_1 = ask_1_1 & unwritten;
    wire [15:0] ask_1_2 = first_1 & {slot_15_1[2], slot_14_1[2], slot_13_1[2], slot_12_1[2],
            slot_11_1[2], slot_10_1[2], slot_9_1[2], slot_8_1[2], slot_7_1[2], slot_6_1[2],
            slot_5_1[2], slot_4_1[2], slot_3_1[2], slot_2_1[2], slot_1_1[2], slot_0_1[2]};
    wire [15:0] to_1_2 = ask_1_2 & unwritten;
    wire [2:0] served_1 = {|to_1_2, |to_1_1, |to_1_0};
    wire [15:0] first_2 = {head_15[2], head_14[2], head_13[2], head_12[2], head_11[2], head_10[2],
            head_9[2], head_8[2], head_7[2], head_6[2], head_5[2], head_4[2], head_3[2], head_2[2],
            head_1[2], head_0[2]};
    wire [15:0] ask_2_0 = first_2 & {slot_15_2[0], slot_14_2[0], slot_13_2[0], slot_12_2[0],
            slot_11_2[0], slot_10_2[0], slot_9_2[0], slot_8_2[0], slot_7_2[0], slot_6_2[0],
            slot_5_2[0], slot_4_2[0], slot_3_2[0], slot_2_2[0], slot_1_2[0], slot_0_2[0]};
    wire [15:0] to_2_0 = ask_2_0 & unwritten;
    wire [15:0] ask_2_1 = first_2 & {slot_15_2[1], slot_14_2[1], slot_13_2[1], slot_12_2[1],
            slot_11_2[1], slot_10_2[1], slot_9_2[1], slot_8_2[1], slot_7_2[1], slot_6_2[1],
            slot_5_2[1], slot_4_2[1], slot_3_2[1], slot_2_2[1], slot_1_2[1], slot_0_2[1]};
    wire [15:0] to_2_1 = ask_2_1 & unwritten;
    wire [15:0] ask_2_2 = first_2 & {slot_15_2[2], slot_14_2[2], slot_13_2[2], slot_12_2[2],
            slot_11_2[2], slot_10_2[2], slot_9_2[2], slot_8_2[2], slot_7_2[2], slot_6_2[2],
            slot_5_2[2], slot_4_2[2], slot_3_2[2], slot_2_2[2], slot_1_2[2], slot_0_2[2]};
    wire [15:0] to_2_2 = ask_2_2 & unwritten;
    wire [2:0] served_2 = {|to_2_2, |to_2_1, |to_2_0};
    wire [15:0] first_3 = {head_15[3], head_14[3], head_13[3], head_12[3], head_11[3], head_10[3],
            head_9[3], head_8[3], head_7[3], head_6[3], head_5[3], head_4[3], head_3[3], head_2[3],
            head_1[3], head_0[3]};
    wire [15:0] ask_3_0 = first_3 & {slot_15_3[0], slot_14_3[0], slot_13_3[0], slot_12_3[0],
            slot_11_3[0], slot_10_3[0], slot_9_3[0], slot_8_3[0], slot_7_3[0], slot_6_3[0],
            slot_5_3[0], slot_4_3[0], slot_3_3[0], slot_2_3[0], slot_1_3[0], slot_0_3[0]};
    wire [15:0] to_3_0 = ask_3_0 & unwritten;
    wire [15:0] ask_3_1 = first_3 & {slot_15_3[1], slot_14_3[1], slot_13_3[1], slot_12_3[1],
            slot_11_3[1], slot_10_3[1], slot_9_3[1], slot_8_3[1], slot_7_3[1], slot_6_3[1],
            slot_5_3[1], slot_4_3[1], slot_3_3[1], slot_2_3[1], slot_1_3[1], slot_0_3[1]};
    wire [15:0] to_3_1 = ask_3_1 & unwritten;
    wire [15:0] ask_3_2 = first_3 & {slot_15_3[2], slot_14_3[2], slot_13_3[2], slot_12_3[2],
            slot_11_3[2], slot_10_3[2], slot_9_3[2], slot_8_3[2], slot_7_3[2], slot_6_3[2],
            slot_5_3[2], slot_4_3[2], slot_3_3[2], slot_2_3[2], slot_1_3[2], slot_0_3[2]};
    wire [15:0] to_3_2 = ask_3_2 & unwritten;
    wire [2:0] served_3 = {|to_3_2, |to_3_1, |to_3_0};
    wire [15:0] first_4 = {head_15[4], head_14[4], head_13[4], head_12[4], head_11[4], head_10[4],
            head_9[4], head_8[4], head_7[4], head_6[4], head_5[4], head_4[4], head_3[4], head_2[4],
            head_1[4], head_0[4]};
    wire [15:0] ask_4_0 = first_4 & {slot_15_4[0], slot_14_4[0], slot_13_4[0], slot_12_4[0],
            slot_11_4[0], slot_10_4[0], slot_9_4[0], slot_8_4[0], slot_7_4[0], slot_6_4[0],
            slot_5_4[0], slot_4_4[0], slot_3_4[0], slot_2_4[0], slot_1_4[0], slot_0_4[0]};
    wire [15:0] to_4_0 = ask_4_0 & unwritten;
    wire [15:0] ask_4_1 = first_4 & {slot_15_4[1], slot_14_4[1], slot_13_4[1], slot_12_4[1],
            slot_11_4[1], slot_10_4[1], slot_9_4[1], slot_8_4[1], slot_7_4[1], slot_6_4[1],
            slot_5_4[1], slot_4_4[1], slot_3_4[1], slot_2_4[1], slot_1_4[1], slot_0_4[1]};
    wire [15:0] to_4_1 = ask_4_1 & unwritten;
    wire [15:0] ask_4_2 = first_4 & {slot_15_4[2], slot_14_4[2], slot_13_4[2], slot_12_4[2],
            slot_11_4[2], slot_10_4[2], slot_9_4[2], slot_8_4[2], slot_7_4[2], slot_6_4[2],
            slot_5_4[2], slot_4_4[2], slot_3_4[2], slot_2_4[2], slot_1_4[2], slot_0_4[2]};
    wire [15:0] to_4_2 = ask_4_2 & unwritten;
    wire [2:0] served_4 = {|to_4_2, |to_4_1, |to_4_0};
    wire [15:0] first_5 = {head_15[5], head_14[5], head_13[5], head_12[5], head_11[5], head_10[5],
            head_9[5], head_8[5], head_7[5], head_6[5], head_5[5], head_4[5], head_3[5], head_2[5],
            head_1[5], head_0[5]};
    wire [15:0] ask_5_0 = first_5 & {slot_15_5[0], slot_14_5[0], slot_13_5[0], slot_12_5[0],
            slot_11_5[0], slot_10_5[0], slot_9_5[0], slot_8_5[0], slot_7_5[0], slot_6_5[0],
            slot_5_5[0], slot_4_5[0], slot_3_5[0], slot_2_5[0], slot_1_5[0], slot_0_5[0]};
    wire [15:0] to_5_0 = ask_5_0 & unwritten;
    wire [15:0] ask_5_1 = first_5 & {slot_15_5[1], slot_14_5[1], slot_13_5[1], slot_12_5[1],
            slot_11_5[1], slot_10_5[1], slot_9_5[1], slot_8_5[1], slot_7_5[1], slot_6_5[1],
            slot_5_5[1], slot_4_5[1], slot_3_5[1], slot_2_5[1], slot_1_5[1], slot_0_5[1]};
    wire [15:0] to_5_1 = ask_5_1 & unwritten;
    wire [15:0] ask_5_2 = first_5 & {slot_15_5[2], slot_14_5[2], slot_13_5[2], slot_12_5[2],
            slot_11_5[2], slot_10_5[2], slot_9_5[2], slot_8_5[2], slot_7_5[2], slot_6_5[2],
            slot_5_5[2], slot_4_5[2], slot_3_5[2], slot_2_5[2], slot_1_5[2], slot_0_5[2]};
    wire [15:0] to_5_2 = ask_5_2 & unwritten;
    wire [2:0] served_5 = {|to_5_2, |to_5_1, |to_5_0};
    wire [15:0] first_6 = {head_15[6], head_14[6], head_13[6], head_12[6], head_11[6], head_10[6],
            head_9[6], head_8[6], head_7[6], head_6[6], head_5[6], head_4[6], head_3[6], head_2[6],
            head_1[6], head_0[6]};
    wire [15:0] ask_6_0 = first_6 & {slot_15_6[0], slot_14_6[0], slot_13_6[0], slot_12_6[0],
            slot_11_6[0], slot_10_6[0], slot_9_6[0], slot_8_6[0], slot_7_6[0], slot_6_6[0],
            slot_5_6[0], slot_4_6[0], slot_3_6[0], slot_2_6[0], slot_1_6[0], slot_0_6[0]};
    wire [15:0] to_6_0 = ask_6_0 & unwritten;
    wire [15:0] ask_6_1 = first_6 & {slot_15_6[1], slot_14_6[1], slot_13_6[1], slot_12_6[1],
            slot_11_6[1], slot_10_6[1], slot_9_6[1], slot_8_6[1], slot_7_6[1], slot_6_6[1],
            slot_5_6[1], slot_4_6[1], slot_3_6[1], slot_2_6[1], slot_1_6[1], slot_0_6[1]};
    wire [15:0] to_6_1 = ask_6_1 & unwritten;
    wire [15:0] ask_6_2 = first_6 & {slot_15_6[2], slot_14_6[2], slot_13_6[2], slot_12_6[2],
            slot_11_6[2], slot_10_6[2], slot_9_6[2], slot_8_6[2], slot_7_6[2], slot_6_6[2],
            slot_5_6[2], slot_4_6[2], slot_3_6[2], slot_2_6[2], slot_1_6[2], slot_0_6[2]};
    wire [15:0] to_6_2 = ask_6_2 & unwritten;
    wire [2:0] served_6 = {|to_6_2, |to_6_1, |to_6_0};
    wire [15:0] first_7 = {head_15[7], head_14[7], head_13[7], head_12[7], head_11[7], head_10[7],
            head_9[7], head_8[7], head_7[7], head_6[7], head_5[7], head_4[7], head_3[7], head_2[7],
            head_1[7], head_0[7]};
    wire [15:0] ask_7_0 = first_7 & {slot_15_7[0], slot_14_7[0], slot_13_7[0], slot_12_7[0],
            slot_11_7[0], slot_10_7[0], slot_9_7[0], slot_8_7[0], slot_7_7[0], slot_6_7[0],
            slot_5_7[0], slot_4_7[0], slot_3_7[0], slot_2_7[0], slot_1_7[0], slot_0_7[0]};
    wire [15:0] to_7_0 = ask_7_0 & unwritten;
    wire [15:0] ask_7_1 = first_7 & {slot_15_7[1], slot_14_7[1], slot_13_7[1], slot_12_7[1],
            slot_11_7[1], slot_10_7[1], slot_9_7[1], slot_8_7[1], slot_7_7[1], slot_6_7[1],
            slot_5_7[1], slot_4_7[1], slot_3_7[1], slot_2_7[1], slot_1_7[1], slot_0_7[1]};
    wire [15:0] to_7_1 = ask_7_1 & unwritten;
    wire [15:0] ask_7_2 = first_7 & {slot_15_7[2], slot_14_7[2], slot_13_7[2], slot_12_7[2],
            slot_11_7[2], slot_10_7[2], slot_9_7[2], slot_8_7[2], slot_7_7[2], slot_6_7[2],
            slot_5_7[2], slot_4_7[2], slot_3_7[2], slot_2_7[2], slot_1_7[2], slot_0_7[2]};
    wire [15:0] to_7_2 = ask_7_2 & unwritten;
    wire [2:0] served_7 = {|to_7_2, |to_7_1, |to_7_0};
    wire [15:0] first_8 = {head_15[8], head_14[8], head_13[8], head_12[8], head_11[8], head_10[8],
            head_9[8], head_8[8], head_7[8], head_6[8], head_5[8], head_4[8], head_3[8], head_2[8],
            head_1[8], head_0[8]};
    wire [15:0] ask_8_0 = first_8 & {slot_15_8[0], slot_14_8[0], slot_13_8[0], slot_12_8[0],
            slot_11_8[0], slot_10_8[0], slot_9_8[0], slot_8_8[0], slot_7_8[0], slot_6_8[0],
            slot_5_8[0], slot_4_8[0], slot_3_8[0], slot_2_8[0], slot_1_8[0], slot_0_8[0]};
    wire [15:0] to_8_0 = ask_8_0 & unwritten;
    wire [15:0] ask_8_1 = first_8 & {slot_15_8[1], slot_14_8[1], slot_13_8[1], slot_12_8[1],
            slot_11_8[1], slot_10_8[1], slot_9_8[1], slot_8_8[1], slot_7_8[1], slot_6_8[1],
            slot_5_8[1], slot_4_8[1], slot_3_8[1], slot_2_8[1], slot_1_8[1], slot_0_8[1]};
    wire [15:0] to_8_1 = ask_8_1 & unwritten;
    wire [15:0] ask_8_2 = first_8 & {slot_15_8[2], slot_14_8[2], slot_13_8[2], slot_12_8[2],
            slot_11_8[2], slot_10_8[2], slot_9_8[2], slot_8_8[2], slot_7_8[2], slot_6_8[2],
            slot_5_8[2], slot_4_8[2], slot_3_8[2], slot_2_8[2], slot_1_8[2], slot_0_8[2]};
    wire [15:0] to_8_2 = ask_8_2 & unwritten;
    wire [2:0] served_8 = {|to_8_2, |to_8_1, |to_8_0};
    wire [15:0] first_9 = {head_15[9], head_14[9], head_13[9], head_12[9], head_11[9], head_10[9],
            head_9[9], head_8[9], head_7[9], head_6[9], head_5[9], head_4[9], head_3[9], head_2[9],
            head_1[9], head_0[9]};
    wire [15:0] ask_9_0 = first_9 & {slot_15_9[0], slot_14_9[0], slot_13_9[0], slot_12_9[0],
            slot_11_9[0], slot_10_9[0], slot_9_9[0], slot_8_9[0], slot_7_9[0], slot_6_9[0],
            slot_5_9[0], slot_4_9[0], slot_3_9[0], slot_2_9[0], slot_1_9[0], slot_0_9[0]};
    wire [15:0] to_9_0 = ask_9_0 & unwritten;
    wire [15:0] ask_9_1 = first_9 & {slot_15_9[1], slot_14_9[1], slot_13_9[1], slot_12_9[1],
            slot_11_9[1], slot_10_9[1], slot_9_9[1], slot_8_9[1], slot_7_9[1], slot_6_9[1],
            slot_5_9[1], slot_4_9[1], slot_3_9[1], slot_2_9[1], slot_1_9[1], slot_0_9[1]};
    wire [15:0] to_9_1 = ask_9_1 & unwritten;
    wire [15:0] ask_9_2 = first_9 & {slot_15_9[2], slot_14_9[2], slot_13_9[2], slot_12_9[2],
            slot_11_9[2], slot_10_9[2], slot_9_9[2], slot_8_9[2], slot_7_9[2], slot_6_9[2],
            slot_5_9[2], slot_4_9[2], slot_3_9[2], slot_2_9[2], slot_1_9[2], slot_0_9[2]};
    wire [15:0] to_9_2 = ask_9_2 & unwritten;
    wire [2:0] served_9 = {|to_9_2, |to_9_1, |to_9_0};
    wire [15:0] granted = {|wanted_15, |wanted_14, |wanted_13, |wanted_12, |wanted_11, |wanted_10,
            |wanted_9, |wanted_8, |wanted_7, |wanted_6, |wanted_5, |wanted_4, |wanted_3, |wanted_2,
            |wanted_1, |wanted_0} & unwritten;
    wire [5:0] head_row_0 = ({6{head_0[0]}} & (({6{slot_0_0[0]}} & phys_0_0[9:4])
            | ({6{slot_0_0[1]}} & phys_0_1[9:4]) | ({6{slot_0_0[2]}} & phys_0_2[9:4])))
            | ({6{head_0[1]}} & (({6{slot_0_1[0]}} & phys_1_0[9:4])
            | ({6{slot_0_1[1]}} & phys_1_1[9:4]) | ({6{slot_0_1[2]}} & phys_1_2[9:4])))
            | ({6{head_0[2]}} & (({6{slot_0_2[0]}} & phys_2_0[9:4])
            | ({6{slot_0_2[1]}} & phys_2_1[9:4]) | ({6{slot_0_2[2]}} & phys_2_2[9:4])))
            | ({6{head_0[3]}} & (({6{slot_0_3[0]}} & phys_3_0[9:4])
            | ({6{slot_0_3[1]}} & phys_3_1[9:4]) | ({6{slot_0_3[2]}} & phys_3_2[9:4])))
            | ({6{head_0[4]}} & (({6{slot_0_4[0]}} & phys_4_0[9:4])
            | ({6{slot_0_4[1]}} & phys_4_1[9:4]) | ({6{slot_0_4[2]}} & phys_4_2[9:4])))
            | ({6{head_0[5]}} & (({6{slot_0_5[0]}} & phys_5_0[9:4])
            | ({6{slot_0_5[1]}} & phys_5_1[9:4]) | ({6{slot_0_5[2]}} & phys_5_2[9:4])))
            | ({6{head_0[6]}} & (({6{slot_0_6[0]}} & phys_6_0[9:4])
            | ({6{slot_0_6[1]}} & phys_6_1[9:4]) | ({6{slot_0_6[2]}} & phys_6_2[9:4])))
            | ({6{head_0[7]}} & (({6{slot_0_7[0]}} & phys_7_0[9:4])
            | ({6{slot_0_7[1]}} & phys_7_1[9:4]) | ({6{slot_0_7[2]}} & phys_7_2[9:4])))
            | ({6{head_0[8]}} & (({6{slot_0_8[0]}} & phys_8_0[9:4])
            | ({6{slot_0_8[1]}} & phys_8_1[9:4]) | ({6{slot_0_8[2]}} & phys_8_2[9:4])))
            | ({6{head_0[9]}} & (({6{slot_0_9[0]}} & phys_9_0[9:4])
            | ({6{slot_0_9[1]}} & phys_9_1[9:4]) | ({6{slot_0_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_1 = ({6{head_1[0]}} & (({6{slot_1_0[0]}} & phys_0_0[9:4])
            | ({6{slot_1_0[1]}} & phys_0_1[9:4]) | ({6{slot_1_0[2]}} & phys_0_2[9:4])))
            | ({6{head_1[1]}} & (({6{slot_1_1[0]}} & phys_1_0[9:4])
            | ({6{slot_1_1[1]}} & phys_1_1[9:4]) | ({6{slot_1_1[2]}} & phys_1_2[9:4])))
            | ({6{head_1[2]}} & (({6{slot_1_2[0]}} & phys_2_0[9:4])
            | ({6{slot_1_2[1]}} & phys_2_1[9:4]) | ({6{slot_1_2[2]}} & phys_2_2[9:4])))
            | ({6{head_1[3]}} & (({6{slot_1_3[0]}} & phys_3_0[9:4])
            | ({6{slot_1_3[1]}} & phys_3_1[9:4]) | ({6{slot_1_3[2]}} & phys_3_2[9:4])))
            | ({6{head_1[4]}} & (({6{slot_1_4[0]}} & phys_4_0[9:4])
            | ({6{slot_1_4[1]}} & phys_4_1[9:4]) | ({6{slot_1_4[2]}} & phys_4_2[9:4])))
            | ({6{head_1[5]}} & (({6{slot_1_5[0]}} & phys_5_0[9:4])
            | ({6{slot_1_5[1]}} & phys_5_1[9:4]) | ({6{slot_1_5[2]}} & phys_5_2[9:4])))
            | ({6{head_1[6]}} & (({6{slot_1_6[0]}} & phys_6_0[9:4])
            | ({6{slot_1_6[1]}} & phys_6_1[9:4]) | ({6{slot_1_6[2]}} & phys_6_2[9:4])))
            | ({6{head_1[7]}} & (({6{slot_1_7[0]}} & phys_7_0[9:4])
            | ({6{slot_1_7[1]}} & phys_7_1[9:4]) | ({6{slot_1_7[2]}} & phys_7_2[9:4])))
            | ({6{head_1[8]}} & (({6{slot_1_8[0]}} & phys_8_0[9:4])
            | ({6{slot_1_8[1]}} & phys_8_1[9:4]) | ({6{slot_1_8[2]}} & phys_8_2[9:4])))
            | ({6{head_1[9]}} & (({6{slot_1_9[0]}} & phys_9_0[9:4])
            | ({6{slot_1_9[1]}} & phys_9_1[9:4]) | ({6{slot_1_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_2 = ({6{head_2[0]}} & (({6{slot_2_0[0]}} & phys_0_0[9:4])
            | ({6{slot_2_0[1]}} & phys_0_1[9:4]) | ({6{slot_2_0[2]}} & phys_0_2[9:4])))
            | ({6{head_2[1]}} & (({6{slot_2_1[0]}} & phys_1_0[9:4])
            | ({6{slot_2_1[1]}} & phys_1_1[9:4]) | ({6{slot_2_1[2]}} & phys_1_2[9:4])))
            | ({6{head_2[2]}} & (({6{slot_2_2[0]}} & phys_2_0[9:4])
            | ({6{slot_2_2[1]}} & phys_2_1[9:4]) | ({6{slot_2_2[2]}} & phys_2_2[9:4])))
            | ({6{head_2[3]}} & (({6{slot_2_3[0]}} & phys_3_0[9:4])
            | ({6{slot_2_3[1]}} & phys_3_1[9:4]) | ({6{slot_2_3[2]}} & phys_3_2[9:4])))
            | ({6{head_2[4]}} & (({6{slot_2_4[0]}} & phys_4_0[9:4])
            | ({6{slot_2_4[1]}} & phys_4_1[9:4]) | ({6{slot_2_4[2]}} & phys_4_2[9:4])))
            | ({6{head_2[5]}} & (({6{slot_2_5[0]}} & phys_5_0[9:4])
            | ({6{slot_2_5[1]}} & phys_5_1[9:4]) | ({6{slot_2_5[2]}} & phys_5_2[9:4])))
            | ({6{head_2[6]}} & (({6{slot_2_6[0]}} & phys_6_0[9:4])
            | ({6{slot_2_6[1]}} & phys_6_1[9:4]) | ({6{slot_2_6[2]}} & phys_6_2[9:4])))
            | ({6{head_2[7]}} & (({6{slot_2_7[0]}} & phys_7_0[9:4])
            | ({6{slot_2_7[1]}} & phys_7_1[9:4]) | ({6{slot_2_7[2]}} & phys_7_2[9:4])))
            | ({6{head_2[8]}} & (({6{slot_2_8[0]}} & phys_8_0[9:4])
            | ({6{slot_2_8[1]}} & phys_8_1[9:4]) | ({6{slot_2_8[2]}} & phys_8_2[9:4])))
            | ({6{head_2[9]}} & (({6{slot_2_9[0]}} & phys_9_0[9:4])
            | ({6{slot_2_9[1]}} & phys_9_1[9:4]) | ({6{slot_2_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_3 = ({6{head_3[0]}} & (({6{slot_3_0[0]}} & phys_0_0[9:4])
            | ({6{slot_3_0[1]}} & phys_0_1[9:4]) | ({6{slot_3_0[2]}} & phys_0_2[9:4])))
            | ({6{head_3[1]}} & (({6{slot_3_1[0]}} & phys_1_0[9:4])
            | ({6{slot_3_1[1]}} & phys_1_1[9:4]) | ({6{slot_3_1[2]}} & phys_1_2[9:4])))
            | ({6{head_3[2]}} & (({6{slot_3_2[0]}} & phys_2_0[9:4])
            | ({6{slot_3_2[1]}} & phys_2_1[9:4]) | ({6{slot_3_2[2]}} & phys_2_2[9:4])))
            | ({6{head_3[3]}} & (({6{slot_3_3[0]}} & phys_3_0[9:4])
            | ({6{slot_3_3[1]}} & phys_3_1[9:4]) | ({6{slot_3_3[2]}} & phys_3_2[9:4])))
            | ({6{head_3[4]}} & (({6{slot_3_4[0]}} & phys_4_0[9:4])
            | ({6{slot_3_4[1]}} & phys_4_1[9:4]) | ({6{slot_3_4[2]}} & phys_4_2[9:4])))
            | ({6{head_3[5]}} & (({6{slot_3_5[0]}} & phys_5_0[9:4])
            | ({6{slot_3_5[1]}} & phys_5_1[9:4]) | ({6{slot_3_5[2]}} & phys_5_2[9:4])))
            | ({6{head_3[6]}} & (({6{slot_3_6[0]}} & phys_6_0[9:4])
            | ({6{slot_3_6[1]}} & phys_6_1[9:4]) | ({6{slot_3_6[2]}} & phys_6_2[9:4])))
            | ({6{head_3[7]}} & (({6{slot_3_7[0]}} & phys_7_0[9:4])
            | ({6{slot_3_7[1]}} & phys_7_1[9:4]) | ({6{slot_3_7[2]}} & phys_7_2[9:4])))
            | ({6{head_3[8]}} & (({6{slot_3_8[0]}} & phys_8_0[9:4])
            | ({6{slot_3_8[1]}} & phys_8_1[9:4]) | ({6{slot_3_8[2]}} & phys_8_2[9:4])))
            | ({6{head_3[9]}} & (({6{slot_3_9[0]}} & phys_9_0[9:4])
            | ({6{slot_3_9[1]}} & phys_9_1[9:4]) | ({6{slot_3_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_4 = ({6{head_4[0]}} & (({6{slot_4_0[0]}} & phys_0_0[9:4])
            | ({6{slot_4_0[1]}} & phys_0_1[9:4]) | ({6{slot_4_0[2]}} & phys_0_2[9:4])))
            | ({6{head_4[1]}} & (({6{slot_4_1[0]}} & phys_1_0[9:4])
            | ({6{slot_4_1[1]}} & phys_1_1[9:4]) | ({6{slot_4_1[2]}} & phys_1_2[9:4])))
            | ({6{head_4[2]}} & (({6{slot_4_2[0]}} & phys_2_0[9:4])
            | ({6{slot_4_2[1]}} & phys_2_1[9:4]) | ({6{slot_4_2[2]}} & phys_2_2[9:4])))
            | ({6{head_4[3]}} & (({6{slot_4_3[0]}} & phys_3_0[9:4])
            | ({6{slot_4_3[1]}} & phys_3_1[9:4]) | ({6{slot_4_3[2]}} & phys_3_2[9:4])))
            | ({6{head_4[4]}} & (({6{slot_4_4[0]}} & phys_4_0[9:4])
            | ({6{slot_4_4[1]}} & phys_4_1[9:4]) | ({6{slot_4_4[2]}} & phys_4_2[9:4])))
            | ({6{head_4[5]}} & (({6{slot_4_5[0]}} & phys_5_0[9:4])
            | ({6{slot_4_5[1]}} & phys_5_1[9:4]) | ({6{slot_4_5[2]}} & phys_5_2[9:4])))
            | ({6{head_4[6]}} & (({6{slot_4_6[0]}} & phys_6_0[9:4])
            | ({6{slot_4_6[1]}} & phys_6_1[9:4]) | ({6{slot_4_6[2]}} & phys_6_2[9:4])))
            | ({6{head_4[7]}} & (({6{slot_4_7[0]}} & phys_7_0[9:4])
            | ({6{slot_4_7[1]}} & phys_7_1[9:4]) | ({6{slot_4_7[2]}} & phys_7_2[9:4])))
            | ({6{head_4[8]}} & (({6{slot_4_8[0]}} & phys_8_0[9:4])
            | ({6{slot_4_8[1]}} & phys_8_1[9:4]) | ({6{slot_4_8[2]}} & phys_8_2[9:4])))
            | ({6{head_4[9]}} & (({6{slot_4_9[0]}} & phys_9_0[9:4])
            | ({6{slot_4_9[1]}} & phys_9_1[9:4]) | ({6{slot_4_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_5 = ({6{head_5[0]}} & (({6{slot_5_0[0]}} & phys_0_0[9:4])
            | ({6{slot_5_0[1]}} & phys_0_1[9:4]) | ({6{slot_5_0[2]}} & phys_0_2[9:4])))
            | ({6{head_5[1]}} & (({6{slot_5_1[0]}} & phys_1_0[9:4])
            | ({6{slot_5_1[1]}} & phys_1_1[9:4]) | ({6{slot_5_1[2]}} & phys_1_2[9:4])))
            | ({6{head_5[2]}} & (({6{slot_5_2[0]}} & phys_2_0[9:4])
            | ({6{slot_5_2[1]}} & phys_2_1[9:4]) | ({6{slot_5_2[2]}} & phys_2_2[9:4])))
            | ({6{head_5[3]}} & (({6{slot_5_3[0]}} & phys_3_0[9:4])
            | ({6{slot_5_3[1]}} & phys_3_1[9:4]) | ({6{slot_5_3[2]}} & phys_3_2[9:4])))
            | ({6{head_5[4]}} & (({6{slot_5_4[0]}} & phys_4_0[9:4])
            | ({6{slot_5_4[1]}} & phys_4_1[9:4]) | ({6{slot_5_4[2]}} & phys_4_2[9:4])))
            | ({6{head_5[5]}} & (({6{slot_5_5[0]}} & phys_5_0[9:4])
            | ({6{slot_5_5[1]}} & phys_5_1[9:4]) | ({6{slot_5_5[2]}} & phys_5_2[9:4])))
            | ({6{head_5[6]}} & (({6{slot_5_6[0]}} & phys_6_0[9:4])
            | ({6{slot_5_6[1]}} & phys_6_1[9:4]) | ({6{slot_5_6[2]}} & phys_6_2[9:4])))
            | ({6{head_5[7]}} & (({6{slot_5_7[0]}} & phys_7_0[9:4])
            | ({6{slot_5_7[1]}} & phys_7_1[9:4]) | ({6{slot_5_7[2]}} & phys_7_2[9:4])))
            | ({6{head_5[8]}} & (({6{slot_5_8[0]}} & phys_8_0[9:4])
            | ({6{slot_5_8[1]}} & phys_8_1[9:4]) | ({6{slot_5_8[2]}} & phys_8_2[9:4])))
            | ({6{head_5[9]}} & (({6{slot_5_9[0]}} & phys_9_0[9:4])
            | ({6{slot_5_9[1]}} & phys_9_1[9:4]) | ({6{slot_5_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_6 = ({6{head_6[0]}} & (({6{slot_6_0[0]}} & phys_0_0[9:4])
            | ({6{slot_6_0[1]}} & phys_0_1[9:4]) | ({6{slot_6_0[2]}} & phys_0_2[9:4])))
            | ({6{head_6[1]}} & (({6{slot_6_1[0]}} & phys_1_0[9:4])
            | ({6{slot_6_1[1]}} & phys_1_1[9:4]) | ({6{slot_6_1[2]}} & phys_1_2[9:4])))
            | ({6{head_6[2]}} & (({6{slot_6_2[0]}} & phys_2_0[9:4])
            | ({6{slot_6_2[1]}} & phys_2_1[9:4]) | ({6{slot_6_2[2]}} & phys_2_2[9:4])))
            | ({6{head_6[3]}} & (({6{slot_6_3[0]}} & phys_3_0[9:4])
            | ({6{slot_6_3[1]}} & phys_3_1[9:4]) | ({6{slot_6_3[2]}} & phys_3_2[9:4])))
            | ({6{head_6[4]}} & (({6{slot_6_4[0]}} & phys_4_0[9:4])
            | ({6{slot_6_4[1]}} & phys_4_1[9:4]) | ({6{slot_6_4[2]}} & phys_4_2[9:4])))
            | ({6{head_6[5]}} & (({6{slot_6_5[0]}} & phys_5_0[9:4])
            | ({6{slot_6_5[1]}} & phys_5_1[9:4]) | ({6{slot_6_5[2]}} & phys_5_2[9:4])))
            | ({6{head_6[6]}} & (({6{slot_6_6[0]}} & phys_6_0[9:4])
            | ({6{slot_6_6[1]}} & phys_6_1[9:4]) | ({6{slot_6_6[2]}} & phys_6_2[9:4])))
            | ({6{head_6[7]}} & (({6{slot_6_7[0]}} & phys_7_0[9:4])
            | ({6{slot_6_7[1]}} & phys_7_1[9:4]) | ({6{slot_6_7[2]}} & phys_7_2[9:4])))
            | ({6{head_6[8]}} & (({6{slot_6_8[0]}} & phys_8_0[9:4])
            | ({6{slot_6_8[1]}} & phys_8_1[9:4]) | ({6{slot_6_8[2]}} & phys_8_2[9:4])))
            | ({6{head_6[9]}} & (({6{slot_6_9[0]}} & phys_9_0[9:4])
            | ({6{slot_6_9[1]}} & phys_9_1[9:4]) | ({6{slot_6_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_7 = ({6{head_7[0]}} & (({6{slot_7_0[0]}} & phys_0_0[9:4])
            | ({6{slot_7_0[1]}} & phys_0_1[9:4]) | ({6{slot_7_0[2]}} & phys_0_2[9:4])))
            | ({6{head_7[1]}} & (({6{slot_7_1[0]}} & phys_1_0[9:4])
            | ({6{slot_7_1[1]}} & phys_1_1[9:4]) | ({6{slot_7_1[2]}} & phys_1_2[9:4])))
            | ({6{head_7[2]}} & (({6{slot_7_2[0]}} & phys_2_0[9:4])
            | ({6{slot_7_2[1]}} & phys_2_1[9:4]) | ({6{slot_7_2[2]}} & phys_2_2[9:4])))
            | ({6{head_7[3]}} & (({6{slot_7_3[0]}} & phys_3_0[9:4])
            | ({6{slot_7_3[1]}} & phys_3_1[9:4]) | ({6{slot_7_3[2]}} & phys_3_2[9:4])))
            | ({6{head_7[4]}} & (({6{slot_7_4[0]}} & phys_4_0[9:4])
            | ({6{slot_7_4[1]}} & phys_4_1[9:4]) | ({6{slot_7_4[2]}} & phys_4_2[9:4])))
            | ({6{head_7[5]}} & (({6{slot_7_5[0]}} & phys_5_0[9:4])
            | ({6{slot_7_5[1]}} & phys_5_1[9:4]) | ({6{slot_7_5[2]}} & phys_5_2[9:4])))
            | ({6{head_7[6]}} & (({6{slot_7_6[0]}} & phys_6_0[9:4])
            | ({6{slot_7_6[1]}} & phys_6_1[9:4]) | ({6{slot_7_6[2]}} & phys_6_2[9:4])))
            | ({6{head_7[7]}} & (({6{slot_7_7[0]}} & phys_7_0[9:4])
            | ({6{slot_7_7[1]}} & phys_7_1[9:4]) | ({6{slot_7_7[2]}} & phys_7_2[9:4])))
            | ({6{head_7[8]}} & (({6{slot_7_8[0]}} & phys_8_0[9:4])
            | ({6{slot_7_8[1]}} & phys_8_1[9:4]) | ({6{slot_7_8[2]}} & phys_8_2[9:4])))
            | ({6{head_7[9]}} & (({6{slot_7_9[0]}} & phys_9_0[9:4])
            | ({6{slot_7_9[1]}} & phys_9_1[9:4]) | ({6{slot_7_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_8 = ({6{head_8[0]}} & (({6{slot_8_0[0]}} & phys_0_0[9:4])
            | ({6{slot_8_0[1]}} & phys_0_1[9:4]) | ({6{slot_8_0[2]}} & phys_0_2[9:4])))
            | ({6{head_8[1]}} & (({6{slot_8_1[0]}} & phys_1_0[9:4])
            | ({6{slot_8_1[1]}} & phys_1_1[9:4]) | ({6{slot_8_1[2]}} & phys_1_2[9:4])))
            | ({6{head_8[2]}} & (({6{slot_8_2[0]}} & phys_2_0[9:4])
            | ({6{slot_8_2[1]}} & phys_2_1[9:4]) | ({6{slot_8_2[2]}} & phys_2_2[9:4])))
            | ({6{head_8[3]}} & (({6{slot_8_3[0]}} & phys_3_0[9:4])
            | ({6{slot_8_3[1]}} & phys_3_1[9:4]) | ({6{slot_8_3[2]}} & phys_3_2[9:4])))
            | ({6{head_8[4]}} & (({6{slot_8_4[0]}} & phys_4_0[9:4])
            | ({6{slot_8_4[1]}} & phys_4_1[9:4]) | ({6{slot_8_4[2]}} & phys_4_2[9:4])))
            | ({6{head_8[5]}} & (({6{slot_8_5[0]}} & phys_5_0[9:4])
            | ({6{slot_8_5[1]}} & phys_5_1[9:4]) | ({6{slot_8_5[2]}} & phys_5_2[9:4])))
            | ({6{head_8[6]}} & (({6{slot_8_6[0]}} & phys_6_0[9:4])
            | ({6{slot_8_6[1]}} & phys_6_1[9:4]) | ({6{slot_8_6[2]}} & phys_6_2[9:4])))
            | ({6{head_8[7]}} & (({6{slot_8_7[0]}} & phys_7_0[9:4])
            | ({6{slot_8_7[1]}} & phys_7_1[9:4]) | ({6{slot_8_7[2]}} & phys_7_2[9:4])))
            | ({6{head_8[8]}} & (({6{slot_8_8[0]}} & phys_8_0[9:4])
            | ({6{slot_8_8[1]}} & phys_8_1[9:4]) | ({6{slot_8_8[2]}} & phys_8_2[9:4])))
            | ({6{head_8[9]}} & (({6{slot_8_9[0]}} & phys_9_0[9:4])
            | ({6{slot_8_9[1]}} & phys_9_1[9:4]) | ({6{slot_8_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_9 = ({6{head_9[0]}} & (({6{slot_9_0[0]}} & phys_0_0[9:4])
            | ({6{slot_9_0[1]}} & phys_0_1[9:4]) | ({6{slot_9_0[2]}} & phys_0_2[9:4])))
            | ({6{head_9[1]}} & (({6{slot_9_1[0]}} & phys_1_0[9:4])
            | ({6{slot_9_1[1]}} & phys_1_1[9:4]) | ({6{slot_9_1[2]}} & phys_1_2[9:4])))
            | ({6{head_9[2]}} & (({6{slot_9_2[0]}} & phys_2_0[9:4])
            | ({6{slot_9_2[1]}} & phys_2_1[9:4]) | ({6{slot_9_2[2]}} & phys_2_2[9:4])))
            | ({6{head_9[3]}} & (({6{slot_9_3[0]}} & phys_3_0[9:4])
            | ({6{slot_9_3[1]}} & phys_3_1[9:4]) | ({6{slot_9_3[2]}} & phys_3_2[9:4])))
            | ({6{head_9[4]}} & (({6{slot_9_4[0]}} & phys_4_0[9:4])
            | ({6{slot_9_4[1]}} & phys_4_1[9:4]) | ({6{slot_9_4[2]}} & phys_4_2[9:4])))
            | ({6{head_9[5]}} & (({6{slot_9_5[0]}} & phys_5_0[9:4])
            | ({6{slot_9_5[1]}} & phys_5_1[9:4]) | ({6{slot_9_5[2]}} & phys_5_2[9:4])))
            | ({6{head_9[6]}} & (({6{slot_9_6[0]}} & phys_6_0[9:4])
            | ({6{slot_9_6[1]}} & phys_6_1[9:4]) | ({6{slot_9_6[2]}} & phys_6_2[9:4])))
            | ({6{head_9[7]}} & (({6{slot_9_7[0]}} & phys_7_0[9:4])
            | ({6{slot_9_7[1]}} & phys_7_1[9:4]) | ({6{slot_9_7[2]}} & phys_7_2[9:4])))
            | ({6{head_9[8]}} & (({6{slot_9_8[0]}} & phys_8_0[9:4])
            | ({6{slot_9_8[1]}} & phys_8_1[9:4]) | ({6{slot_9_8[2]}} & phys_8_2[9:4])))
            | ({6{head_9[9]}} & (({6{slot_9_9[0]}} & phys_9_0[9:4])
            | ({6{slot_9_9[1]}} & phys_9_1[9:4]) | ({6{slot_9_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_10 = ({6{head_10[0]}} & (({6{slot_10_0[0]}} & phys_0_0[9:4])
            | ({6{slot_10_0[1]}} & phys_0_1[9:4]) | ({6{slot_10_0[2]}} & phys_0_2[9:4])))
            | ({6{head_10[1]}} & (({6{slot_10_1[0]}} & phys_1_0[9:4])
            | ({6{slot_10_1[1]}} & phys_1_1[9:4]) | ({6{slot_10_1[2]}} & phys_1_2[9:4])))
            | ({6{head_10[2]}} & (({6{slot_10_2[0]}} & phys_2_0[9:4])
            | ({6{slot_10_2[1]}} & phys_2_1[9:4]) | ({6{slot_10_2[2]}} & phys_2_2[9:4])))
            | ({6{head_10[3]}} & (({6{slot_10_3[0]}} & phys_3_0[9:4])
            | ({6{slot_10_3[1]}} & phys_3_1[9:4]) | ({6{slot_10_3[2]}} & phys_3_2[9:4])))
            | ({6{head_10[4]}} & (({6{slot_10_4[0]}} & phys_4_0[9:4])
            | ({6{slot_10_4[1]}} & phys_4_1[9:4]) | ({6{slot_10_4[2]}} & phys_4_2[9:4])))
            | ({6{head_10[5]}} & (({6{slot_10_5[0]}} & phys_5_0[9:4])
            | ({6{slot_10_5[1]}} & phys_5_1[9:4]) | ({6{slot_10_5[2]}} & phys_5_2[9:4])))
            | ({6{head_10[6]}} & (({6{slot_10_6[0]}} & phys_6_0[9:4])
            | ({6{slot_10_6[1]}} & phys_6_1[9:4]) | ({6{slot_10_6[2]}} & phys_6_2[9:4])))
            | ({6{head_10[7]}} & (({6{slot_10_7[0]}} & phys_7_0[9:4])
            | ({6{slot_10_7[1]}} & phys_7_1[9:4]) | ({6{slot_10_7[2]}} & phys_7_2[9:4])))
            | ({6{head_10[8]}} & (({6{slot_10_8[0]}} & phys_8_0[9:4])
            | ({6{slot_10_8[1]}} & phys_8_1[9:4]) | ({6{slot_10_8[2]}} & phys_8_2[9:4])))
            | ({6{head_10[9]}} & (({6{slot_10_9[0]}} & phys_9_0[9:4])
            | ({6{slot_10_9[1]}} & phys_9_1[9:4]) | ({6{slot_10_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_11 = ({6{head_11[0]}} & (({6{slot_11_0[0]}} & phys_0_0[9:4])
            | ({6{slot_11_0[1]}} & phys_0_1[9:4]) | ({6{slot_11_0[2]}} & phys_0_2[9:4])))
            | ({6{head_11[1]}} & (({6{slot_11_1[0]}} & phys_1_0[9:4])
            | ({6{slot_11_1[1]}} & phys_1_1[9:4]) | ({6{slot_11_1[2]}} & phys_1_2[9:4])))
            | ({6{head_11[2]}} & (({6{slot_11_2[0]}} & phys_2_0[9:4])
            | ({6{slot_11_2[1]}} & phys_2_1[9:4]) | ({6{slot_11_2[2]}} & phys_2_2[9:4])))
            | ({6{head_11[3]}} & (({6{slot_11_3[0]}} & phys_3_0[9:4])
            | ({6{slot_11_3[1]}} & phys_3_1[9:4]) | ({6{slot_11_3[2]}} & phys_3_2[9:4])))
            | ({6{head_11[4]}} & (({6{slot_11_4[0]}} & phys_4_0[9:4])
            | ({6{slot_11_4[1]}} & phys_4_1[9:4]) | ({6{slot_11_4[2]}} & phys_4_2[9:4])))
            | ({6{head_11[5]}} & (({6{slot_11_5[0]}} & phys_5_0[9:4])
            | ({6{slot_11_5[1]}} & phys_5_1[9:4]) | ({6{slot_11_5[2]}} & phys_5_2[9:4])))
            | ({6{head_11[6]}} & (({6{slot_11_6[0]}} & phys_6_0[9:4])
            | ({6{slot_11_6[1]}} & phys_6_1[9:4]) | ({6{slot_11_6[2]}} & phys_6_2[9:4])))
            | ({6{head_11[7]}} & (({6{slot_11_7[0]}} & phys_7_0[9:4])
            | ({6{slot_11_7[1]}} & phys_7_1[9:4]) | ({6{slot_11_7[2]}} & phys_7_2[9:4])))
            | ({6{head_11[8]}} & (({6{slot_11_8[0]}} & phys_8_0[9:4])
            | ({6{slot_11_8[1]}} & phys_8_1[9:4]) | ({6{slot_11_8[2]}} & phys_8_2[9:4])))
            | ({6{head_11[9]}} & (({6{slot_11_9[0]}} & phys_9_0[9:4])
            | ({6{slot_11_9[1]}} & phys_9_1[9:4]) | ({6{slot_11_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_12 = ({6{head_12[0]}} & (({6{slot_12_0[0]}} & phys_0_0[9:4])
            | ({6{slot_12_0[1]}} & phys_0_1[9:4]) | ({6{slot_12_0[2]}} & phys_0_2[9:4])))
            | ({6{head_12[1]}} & (({6{slot_12_1[0]}} & phys_1_0[9:4])
            | ({6{slot_12_1[1]}} & phys_1_1[9:4]) | ({6{slot_12_1[2]}} & phys_1_2[9:4])))
            | ({6{head_12[2]}} & (({6{slot_12_2[0]}} & phys_2_0[9:4])
            | ({6{slot_12_2[1]}} & phys_2_1[9:4]) | ({6{slot_12_2[2]}} & phys_2_2[9:4])))
            | ({6{head_12[3]}} & (({6{slot_12_3[0]}} & phys_3_0[9:4])
            | ({6{slot_12_3[1]}} & phys_3_1[9:4]) | ({6{slot_12_3[2]}} & phys_3_2[9:4])))
            | ({6{head_12[4]}} & (({6{slot_12_4[0]}} & phys_4_0[9:4])
            | ({6{slot_12_4[1]}} & phys_4_1[9:4]) | ({6{slot_12_4[2]}} & phys_4_2[9:4])))
            | ({6{head_12[5]}} & (({6{slot_12_5[0]}} & phys_5_0[9:4])
            | ({6{slot_12_5[1]}} & phys_5_1[9:4]) | ({6{slot_12_5[2]}} & phys_5_2[9:4])))
            | ({6{head_12[6]}} & (({6{slot_12_6[0]}} & phys_6_0[9:4])
            | ({6{slot_12_6[1]}} & phys_6_1[9:4]) | ({6{slot_12_6[2]}} & phys_6_2[9:4])))
            | ({6{head_12[7]}} & (({6{slot_12_7[0]}} & phys_7_0[9:4])
            | ({6{slot_12_7[1]}} & phys_7_1[9:4]) | ({6{slot_12_7[2]}} & phys_7_2[9:4])))
            | ({6{head_12[8]}} & (({6{slot_12_8[0]}} & phys_8_0[9:4])
            | ({6{slot_12_8[1]}} & phys_8_1[9:4]) | ({6{slot_12_8[2]}} & phys_8_2[9:4])))
            | ({6{head_12[9]}} & (({6{slot_12_9[0]}} & phys_9_0[9:4])
            | ({6{slot_12_9[1]}} & phys_9_1[9:4]) | ({6{slot_12_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_13 = ({6{head_13[0]}} & (({6{slot_13_0[0]}} & phys_0_0[9:4])
            | ({6{slot_13_0[1]}} & phys_0_1[9:4]) | ({6{slot_13_0[2]}} & phys_0_2[9:4])))
            | ({6{head_13[1]}} & (({6{slot_13_1[0]}} & phys_1_0[9:4])
            | ({6{slot_13_1[1]}} & phys_1_1[9:4]) | ({6{slot_13_1[2]}} & phys_1_2[9:4])))
            | ({6{head_13[2]}} & (({6{slot_13_2[0]}} & phys_2_0[9:4])
            | ({6{slot_13_2[1]}} & phys_2_1[9:4]) | ({6{slot_13_2[2]}} & phys_2_2[9:4])))
            | ({6{head_13[3]}} & (({6{slot_13_3[0]}} & phys_3_0[9:4])
            | ({6{slot_13_3[1]}} & phys_3_1[9:4]) | ({6{slot_13_3[2]}} & phys_3_2[9:4])))
            | ({6{head_13[4]}} & (({6{slot_13_4[0]}} & phys_4_0[9:4])
            | ({6{slot_13_4[1]}} & phys_4_1[9:4]) | ({6{slot_13_4[2]}} & phys_4_2[9:4])))
            | ({6{head_13[5]}} & (({6{slot_13_5[0]}} & phys_5_0[9:4])
            | ({6{slot_13_5[1]}} & phys_5_1[9:4]) | ({6{slot_13_5[2]}} & phys_5_2[9:4])))
            | ({6{head_13[6]}} & (({6{slot_13_6[0]}} & phys_6_0[9:4])
            | ({6{slot_13_6[1]}} & phys_6_1[9:4]) | ({6{slot_13_6[2]}} & phys_6_2[9:4])))
            | ({6{head_13[7]}} & (({6{slot_13_7[0]}} & phys_7_0[9:4])
            | ({6{slot_13_7[1]}} & phys_7_1[9:4]) | ({6{slot_13_7[2]}} & phys_7_2[9:4])))
            | ({6{head_13[8]}} & (({6{slot_13_8[0]}} & phys_8_0[9:4])
            | ({6{slot_13_8[1]}} & phys_8_1[9:4]) | ({6{slot_13_8[2]}} & phys_8_2[9:4])))
            | ({6{head_13[9]}} & (({6{slot_13_9[0]}} & phys_9_0[9:4])
            | ({6{slot_13_9[1]}} & phys_9_1[9:4]) | ({6{slot_13_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_14 = ({6{head_14[0]}} & (({6{slot_14_0[0]}} & phys_0_0[9:4])
            | ({6{slot_14_0[1]}} & phys_0_1[9:4]) | ({6{slot_14_0[2]}} & phys_0_2[9:4])))
            | ({6{head_14[1]}} & (({6{slot_14_1[0]}} & phys_1_0[9:4])
            | ({6{slot_14_1[1]}} & phys_1_1[9:4]) | ({6{slot_14_1[2]}} & phys_1_2[9:4])))
            | ({6{head_14[2]}} & (({6{slot_14_2[0]}} & phys_2_0[9:4])
            | ({6{slot_14_2[1]}} & phys_2_1[9:4]) | ({6{slot_14_2[2]}} & phys_2_2[9:4])))
            | ({6{head_14[3]}} & (({6{slot_14_3[0]}} & phys_3_0[9:4])
            | ({6{slot_14_3[1]}} & phys_3_1[9:4]) | ({6{slot_14_3[2]}} & phys_3_2[9:4])))
            | ({6{head_14[4]}} & (({6{slot_14_4[0]}} & phys_4_0[9:4])
            | ({6{slot_14_4[1]}} & phys_4_1[9:4]) | ({6{slot_14_4[2]}} & phys_4_2[9:4])))
            | ({6{head_14[5]}} & (({6{slot_14_5[0]}} & phys_5_0[9:4])
            | ({6{slot_14_5[1]}} & phys_5_1[9:4]) | ({6{slot_14_5[2]}} & phys_5_2[9:4])))
            | ({6{head_14[6]}} & (({6{slot_14_6[0]}} & phys_6_0[9:4])
            | ({6{slot_14_6[1]}} & phys_6_1[9:4]) | ({6{slot_14_6[2]}} & phys_6_2[9:4])))
            | ({6{head_14[7]}} & (({6{slot_14_7[0]}} & phys_7_0[9:4])
            | ({6{slot_14_7[1]}} & phys_7_1[9:4]) | ({6{slot_14_7[2]}} & phys_7_2[9:4])))
            | ({6{head_14[8]}} & (({6{slot_14_8[0]}} & phys_8_0[9:4])
            | ({6{slot_14_8[1]}} & phys_8_1[9:4]) | ({6{slot_14_8[2]}} & phys_8_2[9:4])))
            | ({6{head_14[9]}} & (({6{slot_14_9[0]}} & phys_9_0[9:4])
            | ({6{slot_14_9[1]}} & phys_9_1[9:4]) | ({6{slot_14_9[2]}} & phys_9_2[9:4])));
    wire [5:0] head_row_15 = ({6{head_15[0]}} & (({6{slot_15_0[0]}} & phys_0_0[9:4])
            | ({6{slot_15_0[1]}} & phys_0_1[9:4]) | ({6{slot_15_0[2]}} & phys_0_2[9:4])))
            | ({6{head_15[1]}} & (({6{slot_15_1[0]}} & phys_1_0[9:4])
            | ({6{slot_15_1[1]}} & phys_1_1[9:4]) | ({6{slot_15_1[2]}} & phys_1_2[9:4])))
            | ({6{head_15[2]}} & (({6{slot_15_2[0]}} & phys_2_0[9:4])
            | ({6{slot_15_2[1]}} & phys_2_1[9:4]) | ({6{slot_15_2[2]}} & phys_2_2[9:4])))
            | ({6{head_15[3]}} & (({6{slot_15_3[0]}} & phys_3_0[9:4])
            | ({6{slot_15_3[1]}} & phys_3_1[9:4]) | ({6{slot_15_3[2]}} & phys_3_2[9:4])))
            | ({6{head_15[4]}} & (({6{slot_15_4[0]}} & phys_4_0[9:4])
            | ({6{slot_15_4[1]}} & phys_4_1[9:4]) | ({6{slot_15_4[2]}} & phys_4_2[9:4])))
            | ({6{head_15[5]}} & (({6{slot_15_5[0]}} & phys_5_0[9:4])
            | ({6{slot_15_5[1]}} & phys_5_1[9:4]) | ({6{slot_15_5[2]}} & phys_5_2[9:4])))
            | ({6{head_15[6]}} & (({6{slot_15_6[0]}} & phys_6_0[9:4])
            | ({6{slot_15_6[1]}} & phys_6_1[9:4]) | ({6{slot_15_6[2]}} & phys_6_2[9:4])))
            | ({6{head_15[7]}} & (({6{slot_15_7[0]}} & phys_7_0[9:4])
            | ({6{slot_15_7[1]}} & phys_7_1[9:4]) | ({6{slot_15_7[2]}} & phys_7_2[9:4])))
            | ({6{head_15[8]}} & (({6{slot_15_8[0]}} & phys_8_0[9:4])
            | ({6{slot_15_8[1]}} & phys_8_1[9:4]) | ({6{slot_15_8[2]}} & phys_8_2[9:4])))
            | ({6{head_15[9]}} & (({6{slot_15_9[0]}} & phys_9_0[9:4])
            | ({6{slot_15_9[1]}} & phys_9_1[9:4]) | ({6{slot_15_9[2]}} & phys_9_2[9:4])));

    // BA-G1: A grant addresses its bank in the same cycle.
    assign bank_en = ~unwritten | granted;

    assign bank_we = ~unwritten;
    assign bank_row = {(({6{write_15[0]}} & wr_phys[9:4]) | ({6{write_15[1]}} & wr_phys[19:14]))
            | (granted[15] ? head_row_15 : 6'd0), (({6{write_14[0]}} & wr_phys[9:4])
            | ({6{write_14[1]}} & wr_phys[19:14])) | (granted[14] ? head_row_14 : 6'd0),
            (({6{write_13[0]}} & wr_phys[9:4]) | ({6{write_13[1]}} & wr_phys[19:14]))
            | (granted[13] ? head_row_13 : 6'd0), (({6{write_12[0]}} & wr_phys[9:4])
            | ({6{write_12[1]}} & wr_phys[19:14])) | (granted[12] ? head_row_12 : 6'd0),
            (({6{write_11[0]}} & wr_phys[9:4]) | ({6{write_11[1]}} & wr_phys[19:14]))
            | (granted[11] ? head_row_11 : 6'd0), (({6{write_10[0]}} & wr_phys[9:4])
            | ({6{write_10[1]}} & wr_phys[19:14])) | (granted[10] ? head_row_10 : 6'd0),
            (({6{write_9[0]}} & wr_phys[9:4]) | ({6{write_9[1]}} & wr_phys[19:14]))
            | (granted[9] ? head_row_9 : 6'd0), (({6{write_8[0]}} & wr_phys[9:4])
            | ({6{write_8[1]}} & wr_phys[19:14])) | (granted[8] ? head_row_8 : 6'd0),
            (({6{write_7[0]}} & wr_phys[9:4]) | ({6{write_7[1]}} & wr_phys[19:14]))
            | (granted[7] ? head_row_7 : 6'd0), (({6{write_6[0]}} & wr_phys[9:4])
            | ({6{write_6[1]}} & wr_phys[19:14])) | (granted[6] ? head_row_6 : 6'd0),
            (({6{write_5[0]}} & wr_phys[9:4]) | ({6{write_5[1]}} & wr_phys[19:14]))
            | (granted[5] ? head_row_5 : 6'd0), (({6{write_4[0]}} & wr_phys[9:4])
            | ({6{write_4[1]}} & wr_phys[19:14])) | (granted[4] ? head_row_4 : 6'd0),
            (({6{write_3[0]}} & wr_phys[9:4]) | ({6{write_3[1]}} & wr_phys[19:14]))
            | (granted[3] ? head_row_3 : 6'd0), (({6{write_2[0]}} & wr_phys[9:4])
            | ({6{write_2[1]}} & wr_phys[19:14])) | (granted[2] ? head_row_2 : 6'd0),
            (({6{write_1[0]}} & wr_phys[9:4]) | ({6{write_1[1]}} & wr_phys[19:14]))
            | (granted[1] ? head_row_1 : 6'd0), (({6{write_0[0]}} & wr_phys[9:4])
            | ({6{write_0[1]}} & wr_phys[19:14])) | (granted[0] ? head_row_0 : 6'd0)};

    // Grants in flight
    reg [479:0] in_flight_1; // grants of the last cycle

    always @(posedge clk) begin
        if (rst) begin
            in_flight_1 <= 480'd0;
        end else begin
            // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
            in_flight_1 <= {to_9_2, to_9_1, to_9_0, to_8_2, to_8_1, to_8_0, to_7_2, to_7_1, to_7_0,
                    to_6_2, to_6_1, to_6_0, to_5_2, to_5_1, to_5_0, to_4_2, to_4_1, to_4_0, to_3_2,
                    to_3_1, to_3_0, to_2_2, to_2_1, to_2_0, to_1_2, to_1_1, to_1_0, to_0_2, to_0_1,
                    to_0_0};
        end
    end

    assign rd_sel = in_flight_1;
    assign s_valid = {|rd_sel[479:464], |rd_sel[463:448], |rd_sel[447:432], |rd_sel[431:416],
            |rd_sel[415:400], |rd_sel[399:384], |rd_sel[383:368], |rd_sel[367:352],
            |rd_sel[351:336], |rd_sel[335:320], |rd_sel[319:304], |rd_sel[303:288],
            |rd_sel[287:272], |rd_sel[271:256], |rd_sel[255:240], |rd_sel[239:224],
            |rd_sel[223:208], |rd_sel[207:192], |rd_sel[191:176], |rd_sel[175:160],
            |rd_sel[159:144], |rd_sel[143:128], |rd_sel[127:112], |rd_sel[111:96], |rd_sel[95:80],
            |rd_sel[79:64], |rd_sel[63:48], |rd_sel[47:32], |rd_sel[31:16], |rd_sel[15:0]};

    // Pushes
    wire [9:0] pushed_0 = push_valid[0] ? push_cu[9:0] : 10'd0;
    wire [9:0] pushed_1 = push_valid[1] ? push_cu[19:10] : 10'd0;
    wire [9:0] pushed = pushed_0 | pushed_1;

    always @(posedge clk) begin
        if (pushed[0]) begin
            phys_0_0 <= ({10{pushed_0[0]}} & push_phys[9:0])
                    | ({10{pushed_1[0]}} & push_phys[39:30]);
            phys_0_1 <= ({10{pushed_0[0]}} & push_phys[19:10])
                    | ({10{pushed_1[0]}} & push_phys[49:40]);
            phys_0_2 <= ({10{pushed_0[0]}} & push_phys[29:20])
                    | ({10{pushed_1[0]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[1]) begin
            phys_1_0 <= ({10{pushed_0[1]}} & push_phys[9:0])
                    | ({10{pushed_1[1]}} & push_phys[39:30]);
            phys_1_1 <= ({10{pushed_0[1]}} & push_phys[19:10])
                    | ({10{pushed_1[1]}} & push_phys[49:40]);
            phys_1_2 <= ({10{pushed_0[1]}} & push_phys[29:20])
                    | ({10{pushed_1[1]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[2]) begin
            phys_2_0 <= ({10{pushed_0[2]}} & push_phys[9:0])
                    | ({10{pushed_1[2]}} & push_phys[39:30]);
            phys_2_1 <= ({10{pushed_0[2]}} & push_phys[19:10])
                    | ({10{pushed_1[2]}} & push_phys[49:40]);
            phys_2_2 <= ({10{pushed_0[2]}} & push_phys[29:20])
                    | ({10{pushed_1[2]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[3]) begin
            phys_3_0 <= ({10{pushed_0[3]}} & push_phys[9:0])
                    | ({10{pushed_1[3]}} & push_phys[39:30]);
            phys_3_1 <= ({10{pushed_0[3]}} & push_phys[19:10])
                    | ({10{pushed_1[3]}} & push_phys[49:40]);
            phys_3_2 <= ({10{pushed_0[3]}} & push_phys[29:20])
                    | ({10{pushed_1[3]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[4]) begin
            phys_4_0 <= ({10{pushed_0[4]}} & push_phys[9:0])
                    | ({10{pushed_1[4]}} & push_phys[39:30]);
            phys_4_1 <= ({10{pushed_0[4]}} & push_phys[19:10])
                    | ({10{pushed_1[4]}} & push_phys[49:40]);
            phys_4_2 <= ({10{pushed_0[4]}} & push_phys[29:20])
                    | ({10{pushed_1[4]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[5]) begin
            phys_5_0 <= ({10{pushed_0[5]}} & push_phys[9:0])
                    | ({10{pushed_1[5]}} & push_phys[39:30]);
            phys_5_1 <= ({10{pushed_0[5]}} & push_phys[19:10])
                    | ({10{pushed_1[5]}} & push_phys[49:40]);
            phys_5_2 <= ({10{pushed_0[5]}} & push_phys[29:20])
                    | ({10{pushed_1[5]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[6]) begin
            phys_6_0 <= ({10{pushed_0[6]}} & push_phys[9:0])
                    | ({10{pushed_1[6]}} & push_phys[39:30]);
            phys_6_1 <= ({10{pushed_0[6]}} & push_phys[19:10])
                    | ({10{pushed_1[6]}} & push_phys[49:40]);
            phys_6_2 <= ({10{pushed_0[6]}} & push_phys[29:20])
                    | ({10{pushed_1[6]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[7]) begin
            phys_7_0 <= ({10{pushed_0[7]}} & push_phys[9:0])
                    | ({10{pushed_1[7]}} & push_phys[39:30]);
            phys_7_1 <= ({10{pushed_0[7]}} & push_phys[19:10])
                    | ({10{pushed_1[7]}} & push_phys[49:40]);
            phys_7_2 <= ({10{pushed_0[7]}} & push_phys[29:20])
                    | ({10{pushed_1[7]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[8]) begin
            phys_8_0 <= ({10{pushed_0[8]}} & push_phys[9:0])
                    | ({10{pushed_1[8]}} & push_phys[39:30]);
            phys_8_1 <= ({10{pushed_0[8]}} & push_phys[19:10])
                    | ({10{pushed_1[8]}} & push_phys[49:40]);
            phys_8_2 <= ({10{pushed_0[8]}} & push_phys[29:20])
                    | ({10{pushed_1[8]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (pushed[9]) begin
            phys_9_0 <= ({10{pushed_0[9]}} & push_phys[9:0])
                    | ({10{pushed_1[9]}} & push_phys[39:30]);
            phys_9_1 <= ({10{pushed_0[9]}} & push_phys[19:10])
                    | ({10{pushed_1[9]}} & push_phys[49:40]);
            phys_9_2 <= ({10{pushed_0[9]}} & push_phys[29:20])
                    | ({10{pushed_1[9]}} & push_phys[59:50]);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            pend_0 <= 3'd0;
            before_0 <= {9{1'b1}};
            pend_1 <= 3'd0;
            before_1 <= {8{1'b1}};
            pend_2 <= 3'd0;
            before_2 <= {7{1'b1}};
            pend_3 <= 3'd0;
            before_3 <= {6{1'b1}};
            pend_4 <= 3'd0;
            before_4 <= {5{1'b1}};
            pend_5 <= 3'd0;
            before_5 <= {4{1'b1}};
            pend_6 <= 3'd0;
            before_6 <= {3{1'b1}};
            pend_7 <= 3'd0;
            before_7 <= {2{1'b1}};
            pend_8 <= 3'd0;
            before_8 <= 1'b1;
            pend_9 <= 3'd0;
        end else begin
            // BA-Q3: Queued iff pushed, valid and not stolen in this cycle.
            pend_0 <= (pend_0 & ~served_0) | (({3{pushed_0[0]}} & push_src_valid[2:0])
                    | ({3{pushed_1[0]}} & push_src_valid[5:3]));
            pend_1 <= (pend_1 & ~served_1) | (({3{pushed_0[1]}} & push_src_valid[2:0])
                    | ({3{pushed_1[1]}} & push_src_valid[5:3]));
            pend_2 <= (pend_2 & ~served_2) | (({3{pushed_0[2]}} & push_src_valid[2:0])
                    | ({3{pushed_1[2]}} & push_src_valid[5:3]));
            pend_3 <= (pend_3 & ~served_3) | (({3{pushed_0[3]}} & push_src_valid[2:0])
                    | ({3{pushed_1[3]}} & push_src_valid[5:3]));
            pend_4 <= (pend_4 & ~served_4) | (({3{pushed_0[4]}} & push_src_valid[2:0])
                    | ({3{pushed_1[4]}} & push_src_valid[5:3]));
            pend_5 <= (pend_5 & ~served_5) | (({3{pushed_0[5]}} & push_src_valid[2:0])
                    | ({3{pushed_1[5]}} & push_src_valid[5:3]));
            pend_6 <= (pend_6 & ~served_6) | (({3{pushed_0[6]}} & push_src_valid[2:0])
                    | ({3{pushed_1[6]}} & push_src_valid[5:3]));
            pend_7 <= (pend_7 & ~served_7) | (({3{pushed_0[7]}} & push_src_valid[2:0])
                    | ({3{pushed_1[7]}} & push_src_valid[5:3]));
            pend_8 <= (pend_8 & ~served_8) | (({3{pushed_0[8]}} & push_src_valid[2:0])
                    | ({3{pushed_1[8]}} & push_src_valid[5:3]));
            pend_9 <= (pend_9 & ~served_9) | (({3{pushed_0[9]}} & push_src_valid[2:0])
                    | ({3{pushed_1[9]}} & push_src_valid[5:3]));
            // BA-O1: A push makes its collector the youngest; of two pushes the lower scheduler's
            // is the older.
            before_0 <= pushed[0] ? (pushed_0[0] ? pushed_1[9:1] : 9'd0) : before_0 | pushed[9:1];
            before_1 <= pushed[1] ? (pushed_0[1] ? pushed_1[9:2] : 8'd0) : before_1 | pushed[9:2];
            before_2 <= pushed[2] ? (pushed_0[2] ? pushed_1[9:3] : 7'd0) : before_2 | pushed[9:3];
            before_3 <= pushed[3] ? (pushed_0[3] ? pushed_1[9:4] : 6'd0) : before_3 | pushed[9:4];
            before_4 <= pushed[4] ? (pushed_0[4] ? pushed_1[9:5] : 5'd0) : before_4 | pushed[9:5];
            before_5 <= pushed[5] ? (pushed_0[5] ? pushed_1[9:6] : 4'd0) : before_5 | pushed[9:6];
            before_6 <= pushed[6] ? (pushed_0[6] ? pushed_1[9:7] : 3'd0) : before_6 | pushed[9:7];
            before_7 <= pushed[7] ? (pushed_0[7] ? pushed_1[9:8] : 2'd0) : before_7 | pushed[9:8];
            before_8 <= pushed[8] ? (pushed_0[8] & pushed_1[9]) : before_8 | pushed[9];
        end
    end

    assign older = {1'b0, ~before_8, ~before_7[1], ~before_6[2], ~before_5[3], ~before_4[4],
            ~before_3[5], ~before_2[6], ~before_1[7], ~before_0[8], before_8, 1'b0, ~before_7[0],
            ~before_6[1], ~before_5[2], ~before_4[3], ~before_3[4], ~before_2[5], ~before_1[6],
            ~before_0[7], before_7, 1'b0, ~before_6[0], ~before_5[1], ~before_4[2], ~before_3[3],
            ~before_2[4], ~before_1[5], ~before_0[6], before_6, 1'b0, ~before_5[0], ~before_4[1],
            ~before_3[2], ~before_2[3], ~before_1[4], ~before_0[5], before_5, 1'b0, ~before_4[0],
            ~before_3[1], ~before_2[2], ~before_1[3], ~before_0[4], before_4, 1'b0, ~before_3[0],
            ~before_2[1], ~before_1[2], ~before_0[3], before_3, 1'b0, ~before_2[0], ~before_1[1],
            ~before_0[2], before_2, 1'b0, ~before_1[0], ~before_0[1], before_1, 1'b0, ~before_0[0],
            before_0, 1'b0};

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function [2:0] count_ones_6(input [5:0] v);
        integer i;
        begin
            count_ones_6 = 3'd0;
            for (i = 0; i < 6; i = i + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [4:0] count_ones_16(input [15:0] v);
        integer i;
        begin
            count_ones_16 = 5'd0;
            for (i = 0; i < 16; i = i + 1)
                count_ones_16 = count_ones_16 + {4'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [4:0] count_ones_30(input [29:0] v);
        integer i;
        begin
            count_ones_30 = 5'd0;
            for (i = 0; i < 30; i = i + 1)
                count_ones_30 = count_ones_30 + {4'd0, v[i]};
        end
    endfunction
    assign cnt_steals = 32'd0;

    wire [29:0] _joined_161 = {pend_9 & ~served_9, pend_8 & ~served_8, pend_7 & ~served_7,
            pend_6 & ~served_6, pend_5 & ~served_5, pend_4 & ~served_4, pend_3 & ~served_3,
            pend_2 & ~served_2, pend_1 & ~served_1, pend_0 & ~served_0};

    always @(posedge clk) begin
        if (rst) begin
            cnt_operand_requests <= 32'd0;
            cnt_bank_reads <= 32'd0;
            cnt_bank_writes <= 32'd0;
            cnt_conflict_cycles <= 32'd0;
        end else begin
            // BA-C1: requests = reads + queued, in every cycle.
            cnt_operand_requests <= cnt_operand_requests
                    + {29'd0, count_ones_6({push_valid[1] ? push_src_valid[5:3] : 3'd0,
                    push_valid[0] ? push_src_valid[2:0] : 3'd0})};
            cnt_bank_reads <= cnt_bank_reads + {27'd0, count_ones_16(bank_en & ~bank_we)};
            cnt_bank_writes <= cnt_bank_writes + {27'd0, count_ones_16(bank_we)};
            cnt_conflict_cycles <= cnt_conflict_cycles + {27'd0, count_ones_30(_joined_161)};
        end
    end
`endif

`ifdef FORMAL
`include "bank_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "bank_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
