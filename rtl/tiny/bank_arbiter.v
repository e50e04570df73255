// bank_arbiter: Per-bank queues, write priority, S ports.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: push to grant at least 1 cycle; grant to S port RF_LAT cycles
//
//   port                  dir  width  meaning
//   clk                   in   1      clock
//   rst                   in   1      synchronous reset, active high
//   push_valid            in   2      scheduler s allocates a collector
//   push_cu               in   6      [s] that collector, one-hot
//   push_src_valid        in   4      [s] operands to be read
//   push_phys             in   16     [s][k] their physical registers
//   push_stolen           in   4      [s] operands stolen in this cycle
//   wr_valid              in   2      write request of port i
//   wr_phys               in   8      its register
//   wr_ready              out  2      it is written in this cycle
//   bank_busy             out  2      a write or a queued read wants the bank
//   steal_valid           in   2      bank b is read by a steal
//   steal_row             in   6      [b] its row, or zero
//   steal_sched           in   4      [b] one-hot: whose push_cu gets the operand, or zero
//   steal_slot            in   4      [b] one-hot slot, or zero
//   bank_en               out  2      bank b is accessed
//   bank_we               out  2      the access is a write
//   bank_row              out  6      [b] row, zero if not enabled
//   wr_sel                out  4      [b] one-hot write port, or zero
//   rd_sel                out  12     [t] one-hot bank read for t, or zero
//   s_valid               out  6      target t receives an operand now
//   older                 out  9      [i][j]: i was allocated before j
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
    input  wire [5:0] push_cu,
    input  wire [3:0] push_src_valid,
    input  wire [15:0] push_phys,
    input  wire [3:0] push_stolen,
    input  wire [1:0] wr_valid,
    input  wire [7:0] wr_phys,
    output wire [1:0] wr_ready,
    output wire [1:0] bank_busy,
    input  wire [1:0] steal_valid,
    input  wire [5:0] steal_row,
    input  wire [3:0] steal_sched,
    input  wire [3:0] steal_slot,
    output wire [1:0] bank_en,
    output wire [1:0] bank_we,
    output wire [5:0] bank_row,
    output wire [3:0] wr_sel,
    output wire [11:0] rd_sel,
    output wire [5:0] s_valid,
    output wire [8:0] older
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_operand_requests
    , output reg  [31:0] cnt_bank_reads
    , output reg  [31:0] cnt_bank_writes
    , output reg  [31:0] cnt_steals
    , output reg  [31:0] cnt_conflict_cycles
`endif
);

    // State
    reg [1:0] pend_0; // slots whose operand is queued
    reg [3:0] phys_0_0; // physical register
    reg [3:0] phys_0_1; // physical register
    reg [1:0] before_0; // bit j: collector 0 was allocated before 1+j
    reg [1:0] pend_1; // slots whose operand is queued
    reg [3:0] phys_1_0; // physical register
    reg [3:0] phys_1_1; // physical register
    reg before_1; // bit j: collector 1 was allocated before 2+j
    reg [1:0] pend_2; // slots whose operand is queued
    reg [3:0] phys_2_0; // physical register
    reg [3:0] phys_2_1; // physical register

    wire [1:0] bank_0_0 = {phys_0_0[0], ~phys_0_0[0]};
    wire [1:0] bank_0_1 = {phys_0_1[0], ~phys_0_1[0]};
    wire [1:0] bank_1_0 = {phys_1_0[0], ~phys_1_0[0]};
    wire [1:0] bank_1_1 = {phys_1_1[0], ~phys_1_1[0]};
    wire [1:0] bank_2_0 = {phys_2_0[0], ~phys_2_0[0]};
    wire [1:0] bank_2_1 = {phys_2_1[0], ~phys_2_1[0]};

    // Writes
    wire [1:0] wr_bank_0 = wr_valid[0] ? {wr_phys[0], ~wr_phys[0]} : 2'd0;
    wire [1:0] wr_bank_1 = wr_valid[1] ? {wr_phys[4], ~wr_phys[4]} : 2'd0;
    wire [1:0] _some = {wr_bank_1[0], wr_bank_0[0]};

    // BA-W1: Per bank the requesting write port with the lowest index.
    wire [1:0] write_0 = _some & ~{_some[0], 1'b0};

    wire [1:0] _some_2 = {wr_bank_1[1], wr_bank_0[1]};
    wire [1:0] write_1 = _some_2 & ~{_some_2[0], 1'b0};
    wire [1:0] unwritten = {~(|write_1), ~(|write_0)};
    assign wr_ready = {write_0[1] | write_1[1], write_0[0] | write_1[0]};
    assign wr_sel = {write_1, write_0};

    // Heads of the queues
    wire [1:0] queued_0_0 = pend_0 & {bank_0_1[0], bank_0_0[0]};
    wire [1:0] slot_0_0 = queued_0_0 & ~{queued_0_0[0], 1'b0};
    wire [1:0] queued_0_1 = pend_1 & {bank_1_1[0], bank_1_0[0]};
    wire [1:0] slot_0_1 = queued_0_1 & ~{queued_0_1[0], 1'b0};
    wire [1:0] queued_0_2 = pend_2 & {bank_2_1[0], bank_2_0[0]};
    wire [1:0] slot_0_2 = queued_0_2 & ~{queued_0_2[0], 1'b0};
    wire [2:0] wanted_0 = {|queued_0_2, |queued_0_1, |queued_0_0};

    // BA-Q1: First come first served: the oldest collector, its lowest slot.
    // BA-Q2: Only the head of each queue is considered.
    wire [2:0] head_0 = {wanted_0[2] & ~((wanted_0[0] & before_0[1]) | (wanted_0[1] & before_1)),
            wanted_0[1] & ~((wanted_0[0] & before_0[0]) | (wanted_0[2] & ~before_1)),
            wanted_0[0] & ~((wanted_0[1] & ~before_0[0]) | (wanted_0[2] & ~before_0[1]))};

    wire [1:0] queued_1_0 = pend_0 & {bank_0_1[1], bank_0_0[1]};
    wire [1:0] slot_1_0 = queued_1_0 & ~{queued_1_0[0], 1'b0};
    wire [1:0] queued_1_1 = pend_1 & {bank_1_1[1], bank_1_0[1]};
    wire [1:0] slot_1_1 = queued_1_1 & ~{queued_1_1[0], 1'b0};
    wire [1:0] queued_1_2 = pend_2 & {bank_2_1[1], bank_2_0[1]};
    wire [1:0] slot_1_2 = queued_1_2 & ~{queued_1_2[0], 1'b0};
    wire [2:0] wanted_1 = {|queued_1_2, |queued_1_1, |queued_1_0};
    wire [2:0] head_1 = {wanted_1[2] & ~((wanted_1[0] & before_0[1]) | (wanted_1[1] & before_1)),
            wanted_1[1] & ~((wanted_1[0] & before_0[0]) | (wanted_1[2] & ~before_1)),
            wanted_1[0] & ~((wanted_1[1] & ~before_0[0]) | (wanted_1[2] & ~before_0[1]))};

    // Grants
    // BA-E1: A stolen operand goes to the collector that is pushed now.
    wire [2:0] stolen_for_0 = (steal_sched[0] ? push_cu[2:0] : 3'd0)
            | (steal_sched[1] ? push_cu[5:3] : 3'd0);

    wire [2:0] stolen_for_1 = (steal_sched[2] ? push_cu[2:0] : 3'd0)
            | (steal_sched[3] ? push_cu[5:3] : 3'd0);

    // BA-W2: A bank that is written does no read.
    wire [1:0] first_0 = {head_1[0], head_0[0]};

    wire [1:0] ask_0_0 = first_0 & {slot_1_0[0], slot_0_0[0]};
    wire [1:0] to_0_0 = ask_0_0 & unwritten;
    wire [1:0] ask_0_1 = first_0 & {slot_1_0[1], slot_0_0[1]};
    wire [1:0] to_0_1 = ask_0_1 & unwritten;
    wire [1:0] served_0 = {|to_0_1, |to_0_0};
    wire [1:0] first_1 = {head_1[1], head_0[1]};
    wire [1:0] ask_1_0 = first_1 & {slot_1_1[0], slot_0_1[0]};
    wire [1:0] to_1_0 = ask_1_0 & unwritten;
    wire [1:0] ask_1_1 = first_1 & {slot_1_1[1], slot_0_1[1]};
    wire [1:0] to_1_1 = ask_1_1 & unwritten;
    wire [1:0] served_1 = {|to_1_1, |to_1_0};
    wire [1:0] first_2 = {head_1[2], head_0[2]};
    wire [1:0] ask_2_0 = first_2 & {slot_1_2[0], slot_0_2[0]};
    wire [1:0] to_2_0 = ask_2_0 & unwritten;
    wire [1:0] ask_2_1 = first_2 & {slot_1_2[1], slot_0_2[1]};
    wire [1:0] to_2_1 = ask_2_1 & unwritten;
    wire [1:0] served_2 = {|to_2_1, |to_2_0};

    // ST-X1: Nothing of steals is in the normal grants.
    wire [1:0] granted = {|wanted_1, |wanted_0} & unwritten;

    wire [2:0] head_row_0 = ({3{head_0[0]}} & (({3{slot_0_0[0]}} & phys_0_0[3:1])
            | ({3{slot_0_0[1]}} & phys_0_1[3:1]))) | ({3{head_0[1]}}
            & (({3{slot_0_1[0]}} & phys_1_0[3:1]) | ({3{slot_0_1[1]}} & phys_1_1[3:1])))
            | ({3{head_0[2]}} & (({3{slot_0_2[0]}} & phys_2_0[3:1])
            | ({3{slot_0_2[1]}} & phys_2_1[3:1])));
    wire [2:0] head_row_1 = ({3{head_1[0]}} & (({3{slot_1_0[0]}} & phys_0_0[3:1])
            | ({3{slot_1_0[1]}} & phys_0_1[3:1]))) | ({3{head_1[1]}}
            & (({3{slot_1_1[0]}} & phys_1_0[3:1]) | ({3{slot_1_1[1]}} & phys_1_1[3:1])))
            | ({3{head_1[2]}} & (({3{slot_1_2[0]}} & phys_2_0[3:1])
            | ({3{slot_1_2[1]}} & phys_2_1[3:1])));

    // BA-G1: A grant addresses its bank in the same cycle.
    assign bank_en = ~unwritten | (granted | steal_valid);

    assign bank_we = ~unwritten;
    assign bank_row = {((({3{write_1[0]}} & wr_phys[3:1]) | ({3{write_1[1]}} & wr_phys[7:5]))
            | (granted[1] ? head_row_1 : 3'd0)) | steal_row[5:3],
            ((({3{write_0[0]}} & wr_phys[3:1]) | ({3{write_0[1]}} & wr_phys[7:5]))
            | (granted[0] ? head_row_0 : 3'd0)) | steal_row[2:0]};

    // BA-B1: Busy iff a write or a queued read names the bank.
    assign bank_busy = {(|write_1) | (|wanted_1), (|write_0) | (|wanted_0)};

    // Grants in flight
    // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
    reg [11:0] in_flight_1; // grants of the last cycle

    wire [1:0] _stolen_for_0_0_etc = {stolen_for_1[0], stolen_for_0[0]};
    wire [1:0] _steal_slot_0_etc = {steal_slot[2], steal_slot[0]};
    wire [1:0] _steal_slot_1_etc = {steal_slot[3], steal_slot[1]};
    wire [1:0] _stolen_for_0_1_etc = {stolen_for_1[1], stolen_for_0[1]};
    wire [1:0] _stolen_for_0_2_etc = {stolen_for_1[2], stolen_for_0[2]};

    always @(posedge clk) begin
        if (rst) begin
            in_flight_1 <= 12'd0;
        end else begin
            in_flight_1 <= {to_2_1 | (_stolen_for_0_2_etc & _steal_slot_1_etc),
                    to_2_0 | (_stolen_for_0_2_etc & _steal_slot_0_etc),
                    to_1_1 | (_stolen_for_0_1_etc & _steal_slot_1_etc),
                    to_1_0 | (_stolen_for_0_1_etc & _steal_slot_0_etc),
                    to_0_1 | (_stolen_for_0_0_etc & _steal_slot_1_etc),
                    to_0_0 | (_stolen_for_0_0_etc & _steal_slot_0_etc)};
        end
    end

    assign rd_sel = in_flight_1;
    assign s_valid = {|rd_sel[11:10], |rd_sel[9:8], |rd_sel[7:6], |rd_sel[5:4], |rd_sel[3:2],
            |rd_sel[1:0]};

    // Pushes
    wire [2:0] pushed_0 = push_valid[0] ? push_cu[2:0] : 3'd0;
    wire [2:0] pushed_1 = push_valid[1] ? push_cu[5:3] : 3'd0;
    wire [2:0] pushed = pushed_0 | pushed_1;

    always @(posedge clk) begin
        if (pushed[0]) begin
            phys_0_0 <= ({4{pushed_0[0]}} & push_phys[3:0]) | ({4{pushed_1[0]}} & push_phys[11:8]);
            phys_0_1 <= ({4{pushed_0[0]}} & push_phys[7:4]) | ({4{pushed_1[0]}} & push_phys[15:12]);
        end
    end

    always @(posedge clk) begin
        if (pushed[1]) begin
            phys_1_0 <= ({4{pushed_0[1]}} & push_phys[3:0]) | ({4{pushed_1[1]}} & push_phys[11:8]);
            phys_1_1 <= ({4{pushed_0[1]}} & push_phys[7:4]) | ({4{pushed_1[1]}} & push_phys[15:12]);
        end
    end

    always @(posedge clk) begin
        if (pushed[2]) begin
            phys_2_0 <= ({4{pushed_0[2]}} & push_phys[3:0]) | ({4{pushed_1[2]}} & push_phys[11:8]);
            phys_2_1 <= ({4{pushed_0[2]}} & push_phys[7:4]) | ({4{pushed_1[2]}} & push_phys[15:12]);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            pend_0 <= 2'd0;
            before_0 <= {2{1'b1}};
            pend_1 <= 2'd0;
            before_1 <= 1'b1;
            pend_2 <= 2'd0;
        end else begin
            // BA-Q3: Queued iff pushed, valid and not stolen in this cycle.
            pend_0 <= (pend_0 & ~served_0) | (({2{pushed_0[0]}}
                    & (push_src_valid[1:0] & ~push_stolen[1:0]))
                    | ({2{pushed_1[0]}} & (push_src_valid[3:2] & ~push_stolen[3:2])));
            pend_1 <= (pend_1 & ~served_1) | (({2{pushed_0[1]}}
                    & (push_src_valid[1:0] & ~push_stolen[1:0]))
                    | ({2{pushed_1[1]}} & (push_src_valid[3:2] & ~push_stolen[3:2])));
            pend_2 <= (pend_2 & ~served_2) | (({2{pushed_0[2]}}
                    & (push_src_valid[1:0] & ~push_stolen[1:0]))
                    | ({2{pushed_1[2]}} & (push_src_valid[3:2] & ~push_stolen[3:2])));
            // BA-O1: A push makes its collector the youngest; of two pushes the lower scheduler's
            // is the older.
            before_0 <= pushed[0] ? (pushed_0[0] ? pushed_1[2:1] : 2'd0) : before_0 | pushed[2:1];
            before_1 <= pushed[1] ? (pushed_0[1] & pushed_1[2]) : before_1 | pushed[2];
        end
    end

    assign older = {1'b0, ~before_1, ~before_0[1], before_1, 1'b0, ~before_0[0], before_0, 1'b0};

`ifdef FORMAL
    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) assume(~push_valid[0] | ((|push_cu[2:0])
            & ~(|(push_cu[2:0] & (push_cu[2:0] - 3'd1)))));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[0] & push_cu[0] & (|pend_0)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[0] & push_cu[1] & (|pend_1)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[0] & push_cu[2] & (|pend_2)));

    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) assume(~push_valid[1] | ((|push_cu[5:3])
            & ~(|(push_cu[5:3] & (push_cu[5:3] - 3'd1)))));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[1] & push_cu[3] & (|pend_0)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[1] & push_cu[4] & (|pend_1)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[1] & push_cu[5] & (|pend_2)));

    // BA-Q3
    always @* if (!rst) assume(~(push_valid[1] & push_valid[0] & (|(push_cu[5:3] & push_cu[2:0]))));

    // BA-E1: Duty: steals read only banks that are not busy.
    always @* if (!rst) assume(~(|(steal_valid & bank_busy)));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) assume(~(|(steal_sched[1:0] & (steal_sched[1:0] - 2'd1)))
            & ~(|(steal_slot[1:0] & (steal_slot[1:0] - 2'd1)))
            & ((|steal_sched[1:0]) == steal_valid[0]) & ((|steal_slot[1:0]) == steal_valid[0]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) assume(steal_valid[0] | ~(|steal_row[2:0]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) assume(~(|(steal_sched[3:2] & (steal_sched[3:2] - 2'd1)))
            & ~(|(steal_slot[3:2] & (steal_slot[3:2] - 2'd1)))
            & ((|steal_sched[3:2]) == steal_valid[1]) & ((|steal_slot[3:2]) == steal_valid[1]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) assume(steal_valid[1] | ~(|steal_row[5:3]));

    wire [1:0] _joined = {steal_sched[2] & steal_slot[2], steal_sched[0] & steal_slot[0]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) assume(~(|(_joined & (_joined - 2'd1)))
            & (((steal_sched[0] & steal_slot[0]) | (steal_sched[2] & steal_slot[2])) ==
            push_stolen[0]) & ((push_valid[0] & push_src_valid[0]) | ~push_stolen[0]));

    wire [1:0] _joined_2 = {steal_sched[2] & steal_slot[3], steal_sched[0] & steal_slot[1]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) assume(~(|(_joined_2 & (_joined_2 - 2'd1)))
            & (((steal_sched[0] & steal_slot[1]) | (steal_sched[2] & steal_slot[3])) ==
            push_stolen[1]) & ((push_valid[0] & push_src_valid[1]) | ~push_stolen[1]));

    wire [1:0] _joined_3 = {steal_sched[3] & steal_slot[2], steal_sched[1] & steal_slot[0]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) assume(~(|(_joined_3 & (_joined_3 - 2'd1)))
            & (((steal_sched[1] & steal_slot[0]) | (steal_sched[3] & steal_slot[2])) ==
            push_stolen[2]) & ((push_valid[1] & push_src_valid[2]) | ~push_stolen[2]));

    wire [1:0] _joined_4 = {steal_sched[3] & steal_slot[3], steal_sched[1] & steal_slot[1]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) assume(~(|(_joined_4 & (_joined_4 - 2'd1)))
            & (((steal_sched[1] & steal_slot[1]) | (steal_sched[3] & steal_slot[3])) ==
            push_stolen[3]) & ((push_valid[1] & push_src_valid[3]) | ~push_stolen[3]));

    reg [5:0] f_a; // an arbitrary operand
    reg f_a_waits; // it is queued
    reg [3:0] f_a_phys; // its register

    always @(posedge clk) f_a <= f_a;

    // Symbol: one operand.
    always @* if (!rst) assume((|f_a) & ~(|(f_a & (f_a - 6'd1))));

    wire _or = (f_a[0] & ((push_valid[0] & push_cu[0] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[1] & ((push_valid[0] & push_cu[0] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[2] & ((push_valid[0] & push_cu[1] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[3] & ((push_valid[0] & push_cu[1] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[4] & ((push_valid[0] & push_cu[2] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[5] & ((push_valid[0] & push_cu[2] & push_src_valid[1]) & ~push_stolen[1]));
    wire _or_2 = (f_a[0] & ((push_valid[1] & push_cu[3] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[1] & ((push_valid[1] & push_cu[3] & push_src_valid[3]) & ~push_stolen[3]))
            | (f_a[2] & ((push_valid[1] & push_cu[4] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[3] & ((push_valid[1] & push_cu[4] & push_src_valid[3]) & ~push_stolen[3]))
            | (f_a[4] & ((push_valid[1] & push_cu[5] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[5] & ((push_valid[1] & push_cu[5] & push_src_valid[3]) & ~push_stolen[3]));
    wire _or_3 = _or | _or_2;
    wire _or_4 = (f_a[0] & served_0[0]) | (f_a[1] & served_0[1]) | (f_a[2] & served_1[0])
            | (f_a[3] & served_1[1]) | (f_a[4] & served_2[0]) | (f_a[5] & served_2[1]);
    wire _inverse = ~_or_4;

    always @(posedge clk) begin
        if (rst) begin
            f_a_waits <= 1'b0;
        end else begin
            f_a_waits <= _or_3 | (f_a_waits & _inverse);
        end
    end

    always @(posedge clk) begin
        if (_or_3)
            f_a_phys <= (_or ? (({4{f_a[0]}} & push_phys[3:0]) | ({4{f_a[1]}} & push_phys[7:4])
                    | ({4{f_a[2]}} & push_phys[3:0]) | ({4{f_a[3]}} & push_phys[7:4])
                    | ({4{f_a[4]}} & push_phys[3:0]) | ({4{f_a[5]}} & push_phys[7:4])) : 4'd0)
                    | (_or_2 ? (({4{f_a[0]}} & push_phys[11:8]) | ({4{f_a[1]}} & push_phys[15:12])
                    | ({4{f_a[2]}} & push_phys[11:8]) | ({4{f_a[3]}} & push_phys[15:12])
                    | ({4{f_a[4]}} & push_phys[11:8]) | ({4{f_a[5]}} & push_phys[15:12])) : 4'd0);
    end

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) assert(f_a_waits == ((f_a[0] & pend_0[0]) | (f_a[1] & pend_0[1])
            | (f_a[2] & pend_1[0]) | (f_a[3] & pend_1[1]) | (f_a[4] & pend_2[0])
            | (f_a[5] & pend_2[1])));

    // BA-Q3: Its register stays.
    always @* if (!rst) assert(~f_a_waits | (f_a_phys ==
            (({4{f_a[0]}} & phys_0_0) | ({4{f_a[1]}} & phys_0_1) | ({4{f_a[2]}} & phys_1_0)
            | ({4{f_a[3]}} & phys_1_1) | ({4{f_a[4]}} & phys_2_0) | ({4{f_a[5]}} & phys_2_1))));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) assert(_inverse | f_a_waits);

    reg [5:0] f_b; // an arbitrary operand
    reg f_b_waits; // it is queued
    reg [3:0] f_b_phys; // its register

    always @(posedge clk) f_b <= f_b;

    // Symbol: one operand.
    always @* if (!rst) assume((|f_b) & ~(|(f_b & (f_b - 6'd1))));

    wire _or_5 = (f_b[0] & ((push_valid[0] & push_cu[0] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[1] & ((push_valid[0] & push_cu[0] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[2] & ((push_valid[0] & push_cu[1] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[3] & ((push_valid[0] & push_cu[1] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[4] & ((push_valid[0] & push_cu[2] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[5] & ((push_valid[0] & push_cu[2] & push_src_valid[1]) & ~push_stolen[1]));
    wire _or_6 = (f_b[0] & ((push_valid[1] & push_cu[3] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[1] & ((push_valid[1] & push_cu[3] & push_src_valid[3]) & ~push_stolen[3]))
            | (f_b[2] & ((push_valid[1] & push_cu[4] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[3] & ((push_valid[1] & push_cu[4] & push_src_valid[3]) & ~push_stolen[3]))
            | (f_b[4] & ((push_valid[1] & push_cu[5] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[5] & ((push_valid[1] & push_cu[5] & push_src_valid[3]) & ~push_stolen[3]));
    wire _or_7 = _or_5 | _or_6;
    wire _or_8 = (f_b[0] & served_0[0]) | (f_b[1] & served_0[1]) | (f_b[2] & served_1[0])
            | (f_b[3] & served_1[1]) | (f_b[4] & served_2[0]) | (f_b[5] & served_2[1]);
    wire _inverse_2 = ~_or_8;

    always @(posedge clk) begin
        if (rst) begin
            f_b_waits <= 1'b0;
        end else begin
            f_b_waits <= _or_7 | (f_b_waits & _inverse_2);
        end
    end

    always @(posedge clk) begin
        if (_or_7)
            f_b_phys <= (_or_5 ? (({4{f_b[0]}} & push_phys[3:0]) | ({4{f_b[1]}} & push_phys[7:4])
                    | ({4{f_b[2]}} & push_phys[3:0]) | ({4{f_b[3]}} & push_phys[7:4])
                    | ({4{f_b[4]}} & push_phys[3:0]) | ({4{f_b[5]}} & push_phys[7:4])) : 4'd0)
                    | (_or_6 ? (({4{f_b[0]}} & push_phys[11:8]) | ({4{f_b[1]}} & push_phys[15:12])
                    | ({4{f_b[2]}} & push_phys[11:8]) | ({4{f_b[3]}} & push_phys[15:12])
                    | ({4{f_b[4]}} & push_phys[11:8]) | ({4{f_b[5]}} & push_phys[15:12])) : 4'd0);
    end

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) assert(f_b_waits == ((f_b[0] & pend_0[0]) | (f_b[1] & pend_0[1])
            | (f_b[2] & pend_1[0]) | (f_b[3] & pend_1[1]) | (f_b[4] & pend_2[0])
            | (f_b[5] & pend_2[1])));

    // BA-Q3: Its register stays.
    always @* if (!rst) assert(~f_b_waits | (f_b_phys ==
            (({4{f_b[0]}} & phys_0_0) | ({4{f_b[1]}} & phys_0_1) | ({4{f_b[2]}} & phys_1_0)
            | ({4{f_b[3]}} & phys_1_1) | ({4{f_b[4]}} & phys_2_0) | ({4{f_b[5]}} & phys_2_1))));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) assert(_inverse_2 | f_b_waits);

    reg f_first; // a was pushed before b

    wire [1:0] _joined_5 = {_or_2, _or};
    wire [1:0] _joined_6 = {_or_6, _or_5};
    wire [1:0] _some_upto = _joined_6 | {_or_5, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            f_first <= 1'b0;
        end else begin
            if (_or_7)
                f_first <= ~_or_3 | (|(_joined_5 & ~_some_upto))
                        | ((|(_joined_5 & _joined_6)) & (f_a < f_b));
            else if (_or_3)
                f_first <= 1'b0;
        end
    end

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) assert((f_a == f_b) | ~(_or_4 & _or_8 & (f_a_phys[0] == f_b_phys[0])));

    wire [1:0] _not_f_a_phys_0_etc = {f_a_phys[0], ~f_a_phys[0]};
    wire _inverse_3 = ~(|(_not_f_a_phys_0_etc & bank_we));

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) assert(_inverse | (_inverse_3 & (|(_not_f_a_phys_0_etc & bank_en))));

    // BA-G1: The row of a granted read.
    always @* if (!rst) assert(_inverse | ((({3{~f_a_phys[0]}} & bank_row[2:0])
            | ({3{f_a_phys[0]}} & bank_row[5:3])) == f_a_phys[3:1]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) assert(~(f_a_waits & f_b_waits & (f_a_phys[0] == f_b_phys[0]) & f_first)
            | (f_a == f_b) | _inverse_2);

    wire _or_9 = (f_a[0] & (f_b[1] | (f_b[2] & older[1]) | (f_b[3] & older[1]) | (f_b[4] & older[2])
            | (f_b[5] & older[2]))) | (f_a[1] & ((f_b[2] & older[1]) | (f_b[3] & older[1])
            | (f_b[4] & older[2]) | (f_b[5] & older[2])))
            | (f_a[2] & ((f_b[0] & older[3]) | (f_b[1] & older[3]) | f_b[3] | (f_b[4] & older[5])
            | (f_b[5] & older[5]))) | (f_a[3] & ((f_b[0] & older[3]) | (f_b[1] & older[3])
            | (f_b[4] & older[5]) | (f_b[5] & older[5])))
            | (f_a[4] & ((f_b[0] & older[6]) | (f_b[1] & older[6]) | (f_b[2] & older[7])
            | (f_b[3] & older[7]) | f_b[5])) | (f_a[5] &
            ((f_b[0] & older[6]) | (f_b[1] & older[6]) | (f_b[2] & older[7])
            | (f_b[3] & older[7])));

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) assert(~(f_a_waits & f_b_waits) | (f_a == f_b) | (f_first == _or_9));

    wire [5:0] _joined_7 = {(pend_2[1] & (|(f_a & {2'd0, older[7], older[7:6], older[6]})))
            & (phys_2_1[0] == f_a_phys[0]), (pend_2[0] &
            (|(f_a & {2'd2, older[7], older[7:6], older[6]}))) & (phys_2_0[0] == f_a_phys[0]),
            (pend_1[1] & (|(f_a & {older[5], older[5], 2'd0, older[3], older[3]})))
            & (phys_1_1[0] == f_a_phys[0]), (pend_1[0] &
            (|(f_a & {older[5], older[5], 2'd2, older[3], older[3]})))
            & (phys_1_0[0] == f_a_phys[0]), (pend_0[1] &
            (|(f_a & {older[2], older[2:1], older[1], 2'd0}))) & (phys_0_1[0] == f_a_phys[0]),
            (pend_0[0] & (|(f_a & {older[2], older[2:1], older[1], 2'd2})))
            & (phys_0_0[0] == f_a_phys[0])};
    wire [5:0] f_ahead = f_a_waits ? _joined_7 : 6'd0;

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) assert(_inverse | ~(|f_ahead));

    // BA-O1: State: the order of the collectors has no circles.
    always @* if (!rst) assert((~(|(older[1] ? (older[5:3] & ~older[2:0]) : 3'd0))
            & ~(|(older[2] ? (older[8:6] & ~older[2:0]) : 3'd0)))
            & (~(|(older[3] ? (older[2:0] & ~older[5:3]) : 3'd0))
            & ~(|(older[5] ? (older[8:6] & ~older[5:3]) : 3'd0)))
            & (~(|(older[6] ? (older[2:0] & ~older[8:6]) : 3'd0))
            & ~(|(older[7] ? (older[5:3] & ~older[8:6]) : 3'd0))));

    reg [4:0] f_waited; // cycles without a write

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 5'd0;
        end else begin
            if (_or_3 | _or_4)
                f_waited <= 5'd0;
            else if (f_a_waits & _inverse_3)
                f_waited <= f_waited + 5'd1;
        end
    end

    // BA-L1: Granted within NCU*NSRC cycles in which its bank is not written.
    always @* if (!rst) assert(f_waited < 5'd6);

    wire [4:0] _f_waited_plus = f_waited + {2'd0, ({1'b0, {1'b0, f_ahead[0]} + {1'b0, f_ahead[1]}}
            + {1'b0, {1'b0, f_ahead[2]} + {1'b0, f_ahead[3]}})
            + {1'b0, {1'b0, f_ahead[4]} + {1'b0, f_ahead[5]}}};

    // BA-L1: Invariant: a cycle without a write takes one away that is ahead.
    always @* if (!rst) assert(~f_a_waits | (_f_waited_plus < 5'd6));

    reg [1:0] f_due_1; // in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_due_1 <= 2'd0;
        end else begin
            f_due_1 <= _or_4 ? _not_f_a_phys_0_etc : 2'd0;
        end
    end

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) assert(s_valid == {|rd_sel[11:10], |rd_sel[9:8], |rd_sel[7:6], |rd_sel[5:4],
            |rd_sel[3:2], |rd_sel[1:0]});

    wire [1:0] f_comes = ({2{f_a[0]}} & rd_sel[1:0]) | ({2{f_a[1]}} & rd_sel[3:2])
            | ({2{f_a[2]}} & rd_sel[5:4]) | ({2{f_a[3]}} & rd_sel[7:6])
            | ({2{f_a[4]}} & rd_sel[9:8]) | ({2{f_a[5]}} & rd_sel[11:10]);

    // BA-G1: RF_LAT cycles after its grant an operand arrives.
    always @* if (!rst) assert(~(|(f_due_1 & ~f_comes)));

    reg [1:0] f_due_stolen_1; // in the last cycle

    wire [5:0] _joined_8 = {((steal_sched[0] & push_cu[2]) | (steal_sched[1] & push_cu[5]))
            & steal_slot[1], ((steal_sched[0] & push_cu[2]) | (steal_sched[1] & push_cu[5]))
            & steal_slot[0], ((steal_sched[0] & push_cu[1]) | (steal_sched[1] & push_cu[4]))
            & steal_slot[1], ((steal_sched[0] & push_cu[1]) | (steal_sched[1] & push_cu[4]))
            & steal_slot[0], ((steal_sched[0] & push_cu[0]) | (steal_sched[1] & push_cu[3]))
            & steal_slot[1], ((steal_sched[0] & push_cu[0]) | (steal_sched[1] & push_cu[3]))
            & steal_slot[0]};
    wire [5:0] _joined_9 = {((steal_sched[2] & push_cu[2]) | (steal_sched[3] & push_cu[5]))
            & steal_slot[3], ((steal_sched[2] & push_cu[2]) | (steal_sched[3] & push_cu[5]))
            & steal_slot[2], ((steal_sched[2] & push_cu[1]) | (steal_sched[3] & push_cu[4]))
            & steal_slot[3], ((steal_sched[2] & push_cu[1]) | (steal_sched[3] & push_cu[4]))
            & steal_slot[2], ((steal_sched[2] & push_cu[0]) | (steal_sched[3] & push_cu[3]))
            & steal_slot[3], ((steal_sched[2] & push_cu[0]) | (steal_sched[3] & push_cu[3]))
            & steal_slot[2]};

    always @(posedge clk) begin
        if (rst) begin
            f_due_stolen_1 <= 2'd0;
        end else begin
            f_due_stolen_1 <= {|(f_a & _joined_9), |(f_a & _joined_8)};
        end
    end

    // BA-E1: Nothing else arrives, and what was stolen does.
    always @* if (!rst) assert(f_comes == (f_due_1 | f_due_stolen_1));

    reg [3:0] f_requests_without_read; // modulo

    wire [1:0] _by_push_valid_0 = push_valid[0] ? push_src_valid[1:0] : 2'd0;
    wire [1:0] _by_push_valid_1 = push_valid[1] ? push_src_valid[3:2] : 2'd0;
    wire [1:0] _bank_en_and_not_bank_we = bank_en & ~bank_we;

    always @(posedge clk) begin
        if (rst) begin
            f_requests_without_read <= 4'd0;
        end else begin
            f_requests_without_read <= (f_requests_without_read
                    + {1'b0, {1'b0, {1'b0, _by_push_valid_0[0]} + {1'b0, _by_push_valid_0[1]}}
                    + {1'b0, {1'b0, _by_push_valid_1[0]} + {1'b0, _by_push_valid_1[1]}}})
                    - {2'd0, {1'b0, _bank_en_and_not_bank_we[0]}
                    + {1'b0, _bank_en_and_not_bank_we[1]}};
        end
    end

    // BA-C1: requests = reads + queued.
    always @* if (!rst) assert(f_requests_without_read ==
            {1'b0, ({1'b0, {1'b0, pend_0[0]} + {1'b0, pend_0[1]}}
            + {1'b0, {1'b0, pend_1[0]} + {1'b0, pend_1[1]}})
            + {1'b0, {1'b0, pend_2[0]} + {1'b0, pend_2[1]}}});

    wire [1:0] _by_wr_valid_0 = wr_valid[0] ? {wr_phys[0], ~wr_phys[0]} : 2'd0;
    wire [1:0] _by_wr_valid_1 = wr_valid[1] ? {wr_phys[4], ~wr_phys[4]} : 2'd0;
    wire [1:0] _or_10 = (pend_0[0] ? {phys_0_0[0], ~phys_0_0[0]} : 2'd0)
            | (pend_0[1] ? {phys_0_1[0], ~phys_0_1[0]} : 2'd0)
            | (pend_1[0] ? {phys_1_0[0], ~phys_1_0[0]} : 2'd0)
            | (pend_1[1] ? {phys_1_1[0], ~phys_1_1[0]} : 2'd0)
            | (pend_2[0] ? {phys_2_0[0], ~phys_2_0[0]} : 2'd0)
            | (pend_2[1] ? {phys_2_1[0], ~phys_2_1[0]} : 2'd0) | _by_wr_valid_0 | _by_wr_valid_1;

    // BA-B1: Busy iff a write request or a queued read names the bank.
    always @* if (!rst) assert(bank_busy == _or_10);

    // BA-E1: A steal reads its row.
    always @* if (!rst) assert((~steal_valid[0] | (bank_en[0] & ~bank_we[0]
            & (bank_row[2:0] == steal_row[2:0]))) & (~steal_valid[1]
            | (bank_en[1] & ~bank_we[1] & (bank_row[5:3] == steal_row[5:3]))));

    // ST-X1: Granted iff at the head of a queue without a write, whatever is stolen.
    always @* if (!rst) assert(_or_4 == (f_a_waits & ~(|f_ahead)
            & ~(|(_not_f_a_phys_0_etc & (_by_wr_valid_0 | _by_wr_valid_1)))));

    wire [1:0] _some_3 = {wr_valid[1] & ~wr_phys[4], wr_valid[0] & ~wr_phys[0]};
    wire [1:0] _some_first = _some_3 & ~{_some_3[0], 1'b0};

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) assert((wr_sel[1:0] == _some_first) & (bank_we[0] == (|wr_sel[1:0])));

    wire [1:0] _some_4 = {wr_valid[1] & wr_phys[4], wr_valid[0] & wr_phys[0]};
    wire [1:0] _some_first_2 = _some_4 & ~{_some_4[0], 1'b0};

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) assert((wr_sel[3:2] == _some_first_2) & (bank_we[1] == (|wr_sel[3:2])));
`endif

`ifdef WARPSMITH_COUNTERS
    wire [1:0] _by_push_valid_0_2 = push_valid[0] ? push_src_valid[1:0] : 2'd0;
    wire [1:0] _by_push_valid_1_2 = push_valid[1] ? push_src_valid[3:2] : 2'd0;
    wire [1:0] _bank_en_and_not_bank_we_2 = bank_en & ~bank_we;
    wire [1:0] _pend_0_and_not_served_0 = pend_0 & ~served_0;
    wire [1:0] _pend_1_and_not_served_1 = pend_1 & ~served_1;
    wire [1:0] _pend_2_and_not_served_2 = pend_2 & ~served_2;

    always @(posedge clk) begin
        if (rst) begin
            cnt_operand_requests <= 32'd0;
            cnt_bank_reads <= 32'd0;
            cnt_bank_writes <= 32'd0;
            cnt_steals <= 32'd0;
            cnt_conflict_cycles <= 32'd0;
        end else begin
            // BA-C1: requests = reads + queued, in every cycle.
            cnt_operand_requests <= cnt_operand_requests
                    + {29'd0, {1'b0, {1'b0, _by_push_valid_0_2[0]} + {1'b0, _by_push_valid_0_2[1]}}
                    + {1'b0, {1'b0, _by_push_valid_1_2[0]} + {1'b0, _by_push_valid_1_2[1]}}};
            cnt_bank_reads <= cnt_bank_reads + {30'd0, {1'b0, _bank_en_and_not_bank_we_2[0]}
                    + {1'b0, _bank_en_and_not_bank_we_2[1]}};
            cnt_bank_writes <= cnt_bank_writes + {30'd0, {1'b0, bank_we[0]} + {1'b0, bank_we[1]}};
            cnt_steals <= cnt_steals + {30'd0, {1'b0, steal_valid[0]} + {1'b0, steal_valid[1]}};
            cnt_conflict_cycles <= cnt_conflict_cycles +
                    {29'd0, ({1'b0, {1'b0, _pend_0_and_not_served_0[0]}
                    + {1'b0, _pend_0_and_not_served_0[1]}} +
                    {1'b0, {1'b0, _pend_1_and_not_served_1[0]}
                    + {1'b0, _pend_1_and_not_served_1[1]}}) +
                    {1'b0, {1'b0, _pend_2_and_not_served_2[0]}
                    + {1'b0, _pend_2_and_not_served_2[1]}}};
        end
    end
`endif
endmodule

`default_nettype wire
