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
    // The lowest one of a vector, alone.
    function [1:0] first_one(input [1:0] v);
        reg [1:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 2; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

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

    // BA-W1: Per bank the requesting write port with the lowest index.
    wire [1:0] write_0 = first_one({wr_bank_1[0], wr_bank_0[0]});

    wire [1:0] write_1 = first_one({wr_bank_1[1], wr_bank_0[1]});
    wire [1:0] unwritten = {~(|write_1), ~(|write_0)};
    assign wr_ready = {write_0[1] | write_1[1], write_0[0] | write_1[0]};
    assign wr_sel = {write_1, write_0};

    // Heads of the queues
    wire [1:0] queued_0_0 = pend_0 & {bank_0_1[0], bank_0_0[0]};
    wire [1:0] slot_0_0 = first_one(queued_0_0);
    wire [1:0] queued_0_1 = pend_1 & {bank_1_1[0], bank_1_0[0]};
    wire [1:0] slot_0_1 = first_one(queued_0_1);
    wire [1:0] queued_0_2 = pend_2 & {bank_2_1[0], bank_2_0[0]};
    wire [1:0] slot_0_2 = first_one(queued_0_2);
    wire [2:0] wanted_0 = {|queued_0_2, |queued_0_1, |queued_0_0};

    // BA-Q1: First come first served: the oldest collector, its lowest slot.
    // BA-Q2: Only the head of each queue is considered.
    wire [2:0] head_0 = {wanted_0[2] & ~((wanted_0[0] & before_0[1]) | (wanted_0[1] & before_1)),
            wanted_0[1] & ~((wanted_0[0] & before_0[0]) | (wanted_0[2] & ~before_1)),
            wanted_0[0] & ~((wanted_0[1] & ~before_0[0]) | (wanted_0[2] & ~before_0[1]))};

    wire [1:0] queued_1_0 = pend_0 & {bank_0_1[1], bank_0_0[1]};
    wire [1:0] slot_1_0 = first_one(queued_1_0);
    wire [1:0] queued_1_1 = pend_1 & {bank_1_1[1], bank_1_0[1]};
    wire [1:0] slot_1_1 = first_one(queued_1_1);
    wire [1:0] queued_1_2 = pend_2 & {bank_2_1[1], bank_2_0[1]};
    wire [1:0] slot_1_2 = first_one(queued_1_2);
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
            // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
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

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function [2:0] count_ones_4(input [3:0] v);
        integer i;
        begin
            count_ones_4 = 3'd0;
            for (i = 0; i < 4; i = i + 1)
                count_ones_4 = count_ones_4 + {2'd0, v[i]};
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
    function [2:0] count_ones_6(input [5:0] v);
        integer i;
        begin
            count_ones_6 = 3'd0;
            for (i = 0; i < 6; i = i + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[i]};
        end
    endfunction

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
                    + {29'd0, count_ones_4({push_valid[1] ? push_src_valid[3:2] : 2'd0,
                    push_valid[0] ? push_src_valid[1:0] : 2'd0})};
            cnt_bank_reads <= cnt_bank_reads + {30'd0, count_ones_2(bank_en & ~bank_we)};
            cnt_bank_writes <= cnt_bank_writes + {30'd0, count_ones_2(bank_we)};
            cnt_steals <= cnt_steals + {30'd0, count_ones_2(steal_valid)};
            cnt_conflict_cycles <= cnt_conflict_cycles +
                    {29'd0, count_ones_6({pend_2 & ~served_2, pend_1 & ~served_1,
                    pend_0 & ~served_0})};
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
