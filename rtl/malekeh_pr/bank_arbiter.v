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
    function [5:0] first_one_6(input [5:0] v);
        reg [5:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 6; i = 2 * i)
                seen = seen | (seen << i);
            first_one_6 = v & ~(seen << 1);
        end
    endfunction

    // Ones from the lowest one of a vector upwards.
    function [1:0] from_first(input [1:0] v);
        reg [1:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 2; i = 2 * i)
                seen = seen | (seen << i);
            from_first = seen;
        end
    endfunction

    // The number of the bit that is set; zero if none is.
    function [2:0] index_of(input [5:0] v);
        integer i;
        begin
            index_of = 3'd0;
            for (i = 0; i < 6; i = i + 1)
                index_of = index_of | ({3{v[i]}} & i[2:0]);
        end
    endfunction

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

    // BA-W1: Per bank the requesting write port with the lowest index.
    wire [1:0] write_0 = first_one_2({wr_bank_1[0], wr_bank_0[0]});

    wire [1:0] write_1 = first_one_2({wr_bank_1[1], wr_bank_0[1]});
    wire [1:0] unwritten = {~(|write_1), ~(|write_0)};
    assign wr_ready = {write_0[1] | write_1[1], write_0[0] | write_1[0]};
    assign wr_sel = {write_1, write_0};

    // Heads of the queues
    wire [5:0] queued_0_0 = pend_0 & {bank_0_5[0], bank_0_4[0], bank_0_3[0], bank_0_2[0],
            bank_0_1[0], bank_0_0[0]};
    wire [5:0] slot_0_0 = first_one_6(queued_0_0);
    wire [5:0] queued_0_1 = pend_1 & {bank_1_5[0], bank_1_4[0], bank_1_3[0], bank_1_2[0],
            bank_1_1[0], bank_1_0[0]};
    wire [5:0] slot_0_1 = first_one_6(queued_0_1);
    wire [5:0] queued_0_2 = pend_2 & {bank_2_5[0], bank_2_4[0], bank_2_3[0], bank_2_2[0],
            bank_2_1[0], bank_2_0[0]};
    wire [5:0] slot_0_2 = first_one_6(queued_0_2);
    wire [5:0] queued_0_3 = pend_3 & {bank_3_5[0], bank_3_4[0], bank_3_3[0], bank_3_2[0],
            bank_3_1[0], bank_3_0[0]};
    wire [5:0] slot_0_3 = first_one_6(queued_0_3);
    wire [5:0] queued_0_4 = pend_4 & {bank_4_5[0], bank_4_4[0], bank_4_3[0], bank_4_2[0],
            bank_4_1[0], bank_4_0[0]};
    wire [5:0] slot_0_4 = first_one_6(queued_0_4);
    wire [5:0] queued_0_5 = pend_5 & {bank_5_5[0], bank_5_4[0], bank_5_3[0], bank_5_2[0],
            bank_5_1[0], bank_5_0[0]};
    wire [5:0] slot_0_5 = first_one_6(queued_0_5);
    wire [5:0] queued_0_6 = pend_6 & {bank_6_5[0], bank_6_4[0], bank_6_3[0], bank_6_2[0],
            bank_6_1[0], bank_6_0[0]};
    wire [5:0] slot_0_6 = first_one_6(queued_0_6);
    wire [5:0] queued_0_7 = pend_7 & {bank_7_5[0], bank_7_4[0], bank_7_3[0], bank_7_2[0],
            bank_7_1[0], bank_7_0[0]};
    wire [5:0] slot_0_7 = first_one_6(queued_0_7);
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
    wire [5:0] slot_1_0 = first_one_6(queued_1_0);
    wire [5:0] queued_1_1 = pend_1 & {bank_1_5[1], bank_1_4[1], bank_1_3[1], bank_1_2[1],
            bank_1_1[1], bank_1_0[1]};
    wire [5:0] slot_1_1 = first_one_6(queued_1_1);
    wire [5:0] queued_1_2 = pend_2 & {bank_2_5[1], bank_2_4[1], bank_2_3[1], bank_2_2[1],
            bank_2_1[1], bank_2_0[1]};
    wire [5:0] slot_1_2 = first_one_6(queued_1_2);
    wire [5:0] queued_1_3 = pend_3 & {bank_3_5[1], bank_3_4[1], bank_3_3[1], bank_3_2[1],
            bank_3_1[1], bank_3_0[1]};
    wire [5:0] slot_1_3 = first_one_6(queued_1_3);
    wire [5:0] queued_1_4 = pend_4 & {bank_4_5[1], bank_4_4[1], bank_4_3[1], bank_4_2[1],
            bank_4_1[1], bank_4_0[1]};
    wire [5:0] slot_1_4 = first_one_6(queued_1_4);
    wire [5:0] queued_1_5 = pend_5 & {bank_5_5[1], bank_5_4[1], bank_5_3[1], bank_5_2[1],
            bank_5_1[1], bank_5_0[1]};
    wire [5:0] slot_1_5 = first_one_6(queued_1_5);
    wire [5:0] queued_1_6 = pend_6 & {bank_6_5[1], bank_6_4[1], bank_6_3[1], bank_6_2[1],
            bank_6_1[1], bank_6_0[1]};
    wire [5:0] slot_1_6 = first_one_6(queued_1_6);
    wire [5:0] queued_1_7 = pend_7 & {bank_7_5[1], bank_7_4[1], bank_7_3[1], bank_7_2[1],
            bank_7_1[1], bank_7_0[1]};
    wire [5:0] slot_1_7 = first_one_6(queued_1_7);
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

    wire [1:0] upwards = from_first({rr, ~rr});
    wire [1:0] open_0_0 = {head_1[0], head_0[0]} & unwritten;

    // BA-S1: Upwards from rr, at most SPORTS heads of one collector.
    // BA-S2: The j-th grant of a collector uses its S port j.
    wire [1:0] ahead_0_0 = open_0_0 & upwards;

    wire [1:0] port_0_0 = (|ahead_0_0) ? first_one_2(ahead_0_0) : first_one_2(open_0_0);
    wire [1:0] open_1_0 = {head_1[1], head_0[1]} & unwritten;
    wire [1:0] ahead_1_0 = open_1_0 & upwards;
    wire [1:0] port_1_0 = (|ahead_1_0) ? first_one_2(ahead_1_0) : first_one_2(open_1_0);
    wire [1:0] open_2_0 = {head_1[2], head_0[2]} & unwritten;
    wire [1:0] ahead_2_0 = open_2_0 & upwards;
    wire [1:0] port_2_0 = (|ahead_2_0) ? first_one_2(ahead_2_0) : first_one_2(open_2_0);
    wire [1:0] open_3_0 = {head_1[3], head_0[3]} & unwritten;
    wire [1:0] ahead_3_0 = open_3_0 & upwards;
    wire [1:0] port_3_0 = (|ahead_3_0) ? first_one_2(ahead_3_0) : first_one_2(open_3_0);
    wire [1:0] open_4_0 = {head_1[4], head_0[4]} & unwritten;
    wire [1:0] ahead_4_0 = open_4_0 & upwards;
    wire [1:0] port_4_0 = (|ahead_4_0) ? first_one_2(ahead_4_0) : first_one_2(open_4_0);
    wire [1:0] open_5_0 = {head_1[5], head_0[5]} & unwritten;
    wire [1:0] ahead_5_0 = open_5_0 & upwards;
    wire [1:0] port_5_0 = (|ahead_5_0) ? first_one_2(ahead_5_0) : first_one_2(open_5_0);
    wire [1:0] open_6_0 = {head_1[6], head_0[6]} & unwritten;
    wire [1:0] ahead_6_0 = open_6_0 & upwards;
    wire [1:0] port_6_0 = (|ahead_6_0) ? first_one_2(ahead_6_0) : first_one_2(open_6_0);
    wire [1:0] open_7_0 = {head_1[7], head_0[7]} & unwritten;
    wire [1:0] ahead_7_0 = open_7_0 & upwards;
    wire [1:0] port_7_0 = (|ahead_7_0) ? first_one_2(ahead_7_0) : first_one_2(open_7_0);
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
    reg [15:0] in_flight_1; // grants of the last cycle
    reg [23:0] in_flight_slot_1; // grants of the last cycle

    assign rd_sel = in_flight_1;
    assign s_valid = {|rd_sel[15:14], |rd_sel[13:12], |rd_sel[11:10], |rd_sel[9:8], |rd_sel[7:6],
            |rd_sel[5:4], |rd_sel[3:2], |rd_sel[1:0]};

    always @(posedge clk) begin
        if (rst) begin
            in_flight_1 <= 16'd0;
            in_flight_slot_1 <= 24'd0;
        end else begin
            // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
            in_flight_1 <= {port_7_0, port_6_0, port_5_0, port_4_0, port_3_0, port_2_0, port_1_0,
                    port_0_0};
            in_flight_slot_1 <= {index_of(({6{port_7_0[0]}} & slot_0_7)
                    | ({6{port_7_0[1]}} & slot_1_7)), index_of(({6{port_6_0[0]}} & slot_0_6)
                    | ({6{port_6_0[1]}} & slot_1_6)), index_of(({6{port_5_0[0]}} & slot_0_5)
                    | ({6{port_5_0[1]}} & slot_1_5)), index_of(({6{port_4_0[0]}} & slot_0_4)
                    | ({6{port_4_0[1]}} & slot_1_4)), index_of(({6{port_3_0[0]}} & slot_0_3)
                    | ({6{port_3_0[1]}} & slot_1_3)), index_of(({6{port_2_0[0]}} & slot_0_2)
                    | ({6{port_2_0[1]}} & slot_1_2)), index_of(({6{port_1_0[0]}} & slot_0_1)
                    | ({6{port_1_0[1]}} & slot_1_1)), index_of(({6{port_0_0[0]}} & slot_0_0)
                    | ({6{port_0_0[1]}} & slot_1_0))};
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
    function [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [5:0] count_ones_48(input [47:0] v);
        integer i;
        begin
            count_ones_48 = 6'd0;
            for (i = 0; i < 48; i = i + 1)
                count_ones_48 = count_ones_48 + {5'd0, v[i]};
        end
    endfunction
    assign cnt_steals = 32'd0;

    always @(posedge clk) begin
        if (rst) begin
            cnt_operand_requests <= 32'd0;
            cnt_bank_reads <= 32'd0;
            cnt_bank_writes <= 32'd0;
            cnt_conflict_cycles <= 32'd0;
        end else begin
            // BA-C1: requests = reads + queued, in every cycle.
            cnt_operand_requests <= cnt_operand_requests
                    + {29'd0, count_ones_6(push_valid ? push_src_valid : 6'd0)};
            cnt_bank_reads <= cnt_bank_reads + {30'd0, count_ones_2(bank_en & ~bank_we)};
            cnt_bank_writes <= cnt_bank_writes + {30'd0, count_ones_2(bank_we)};
            cnt_conflict_cycles <= cnt_conflict_cycles +
                    {26'd0, count_ones_48({pend_7 & ~served_7, pend_6 & ~served_6,
                    pend_5 & ~served_5, pend_4 & ~served_4, pend_3 & ~served_3, pend_2 & ~served_2,
                    pend_1 & ~served_1, pend_0 & ~served_0})};
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
