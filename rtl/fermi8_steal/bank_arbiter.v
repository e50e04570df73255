// bank_arbiter: Per-bank queues, write priority, S ports.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: push to grant at least 1 cycle; grant to S port 1
// Storage: 615 bits
//
//   port                  dir  width  meaning
//   clk                   in   1      clock
//   rst                   in   1      synchronous reset, active high
//   push_valid            in   2      scheduler s allocates a collector
//   push_cu               in   20     [s] that collector, one-hot
//   push_src_valid        in   6      [s] operands to be read
//   push_phys             in   60     [s][k] their physical registers
//   push_stolen           in   6      [s] operands stolen in this cycle
//   wr_valid              in   2      write request of port i
//   wr_phys               in   20     [i] its register
//   wr_ready              out  2      it is written in this cycle
//   bank_busy             out  8      a write or a queued read wants the bank
//   steal_valid           in   8      bank b is read by a steal
//   steal_row             in   56     [b] its row, or zero
//   steal_sched           in   16     [b] one-hot: whose push_cu gets the operand, or zero
//   steal_slot            in   24     [b] one-hot slot, or zero
//   bank_en               out  8      bank b is accessed
//   bank_we               out  8      the access is a write
//   bank_row              out  56     [b] row, zero if not enabled
//   wr_sel                out  16     [b] one-hot write port, or zero
//   rd_sel                out  240    [t] one-hot bank read for t, or zero
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
    input  wire [1:0] push_valid, // [NSCHED] scheduler s allocates a collector
    input  wire [19:0] push_cu, // [NSCHED][NCU] that collector, one-hot
    input  wire [5:0] push_src_valid, // [NSCHED][NSRC] operands to be read
    input  wire [59:0] push_phys, // [NSCHED][NSRC][PHYSW] their physical registers
    input  wire [5:0] push_stolen, // [NSCHED][NSRC] operands stolen in this cycle
    input  wire [1:0] wr_valid, // [WBW] write request of port i
    input  wire [19:0] wr_phys, // [WBW][PHYSW] its register
    output wire [1:0] wr_ready, // [WBW] it is written in this cycle
    output wire [7:0] bank_busy, // [NBANK] a write or a queued read wants the bank
    input  wire [7:0] steal_valid, // [NBANK] bank b is read by a steal
    input  wire [55:0] steal_row, // [NBANK][ROWW] its row, or zero
    // [NBANK][NSCHED] one-hot: whose push_cu gets the operand, or zero
    input  wire [15:0] steal_sched,
    input  wire [23:0] steal_slot, // [NBANK][NSRC] one-hot slot, or zero
    output wire [7:0] bank_en, // [NBANK] bank b is accessed
    output wire [7:0] bank_we, // [NBANK] the access is a write
    output wire [55:0] bank_row, // [NBANK][ROWW] row, zero if not enabled
    output wire [15:0] wr_sel, // [NBANK][WBW] one-hot write port, or zero
    output wire [239:0] rd_sel, // [NT][NBANK] one-hot bank read for t, or zero
    output wire [29:0] s_valid, // [NT] target t receives an operand now
    output wire [99:0] older // [NCU][NCU] i was allocated before j
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_operand_requests
    , output reg  [31:0] cnt_bank_reads
    , output reg  [31:0] cnt_bank_writes
    , output reg  [31:0] cnt_steals
    , output reg  [31:0] cnt_conflict_cycles
`endif
);
    localparam NSCHED = 2; // warp schedulers
    localparam NCU = 10; // collectors
    localparam NSRC = 3; // operand slots
    localparam NT = 30; // targets: S ports of all collectors
    localparam NBANK = 8; // banks
    localparam WBW = 2; // write ports
    localparam PHYSW = 10; // bits of a physical register
    localparam ROWW = 7; // bits of a row
    genvar s;
    genvar c;
    genvar k;
    genvar i;
    genvar j;
    genvar b;
    genvar t;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NSCHED != 2 || NCU != 10 || NSRC != 3 || NT != 30 || NBANK != 8 || WBW != 2 || PHYSW !=
                10 || ROWW != 7) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [1:0] first_one_2(input [1:0] v);
        first_one_2 = v & ~{v[0], 1'b0};
    endfunction

    // The lowest one of a vector, alone.
    function automatic [2:0] first_one_3(input [2:0] v);
        first_one_3 = v & ~{|v[1:0], v[0], 1'b0};
    endfunction

    wire [NCU*NCU-1:0] elder;
    wire [NSCHED*NCU-1:0] pushed;
    wire [NCU*NSRC-1:0] served;
    wire [NT*NBANK-1:0] target;

    // Requests
    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : scheduler
            assign pushed[s*NCU +: NCU] = push_valid[s] ? push_cu[s*NCU +: NCU] : 10'd0;
        end
    endgenerate

    generate
        for (c = 0; c < NCU; c = c + 1) begin : collector
            reg [NSRC-1:0] pend; // slots whose operand is queued

            wire [NSRC-1:0] stay = pend & ~served[c*NSRC +: NSRC];

            always @(posedge clk) begin
                if (rst) begin
                    pend <= 3'd0;
                end else begin
                    // BA-Q3: Queued iff pushed, valid and not stolen in this cycle.
                    pend <= stay | (({3{pushed[c]}} & (push_src_valid[NSRC-1:0]
                            & ~push_stolen[NSRC-1:0])) | ({3{pushed[NCU + c]}}
                            & (push_src_valid[NSRC +: NSRC] & ~push_stolen[NSRC +: NSRC])));
                end
            end

            wire push = pushed[c] | pushed[NCU + c];

            for (k = 0; k < NSRC; k = k + 1) begin : slot
                reg [PHYSW-1:0] phys; // physical register

                always @(posedge clk) begin
                    if (push)
                        phys <= ({10{pushed[c]}} & push_phys[k*PHYSW +: PHYSW])
                                | ({10{pushed[NCU + c]}} & push_phys[(NSRC + k)*PHYSW +: PHYSW]);
                end
            end
        end
    endgenerate

    // Order of the collectors
    generate
        for (i = 0; i < NCU; i = i + 1) begin : order
            assign older[i*NCU + i] = 1'b0;
            assign elder[i*NCU + i] = 1'b0;

            for (j = i + 1; j < NCU; j = j + 1) begin : against
                reg first; // i was allocated before j

                always @(posedge clk) begin
                    if (rst) begin
                        first <= 1'b1;
                    end else begin
                        // BA-O1: A push makes its collector the youngest; of two pushes the lower
                        // scheduler's is the older.
                        first <= (pushed[i] | pushed[NCU + i]) ? (pushed[i] & pushed[NCU + j])
                                : first | (pushed[j] | pushed[NCU + j]);
                    end
                end

                assign older[i*NCU + j] = first;
                assign older[j*NCU + i] = ~first;
                assign elder[j*NCU + i] = first;
                assign elder[i*NCU + j] = ~first;
            end
        end
    endgenerate

    // Writes
    wire [NBANK-1:0] unwritten;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : writing
            wire [WBW-1:0] asks;

            for (i = 0; i < WBW; i = i + 1) begin : here
                assign asks[i] = wr_valid[i] & (wr_phys[i*PHYSW +: 3] == b[2:0]);
            end

            // BA-W1: Per bank the requesting write port with the lowest index.
            wire [WBW-1:0] by = first_one_2(asks);

            assign wr_sel[b*WBW +: WBW] = by;
            assign unwritten[b] = ~(|by);
        end
    endgenerate

    assign wr_ready = writing[0].by | writing[1].by | writing[2].by | writing[3].by | writing[4].by
            | writing[5].by | writing[6].by | writing[7].by;

    // Heads of the queues
    wire [NBANK*NCU-1:0] wanted;
    wire [NCU*NSRC*NBANK-1:0] ask;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : of_bank
            for (c = 0; c < NCU; c = c + 1) begin : of
                wire [NSRC-1:0] wants;

                for (k = 0; k < NSRC; k = k + 1) begin : here
                    assign wants[k] = collector[c].pend[k] &
                            (collector[c].slot[k].phys[2:0] == b[2:0]);
                end

                wire [NSRC-1:0] lowest = first_one_3(wants);
                assign wanted[b*NCU + c] = |wants;

                // BA-Q1: First come first served: the oldest collector, its lowest slot.
                // BA-Q2: Only the head of each queue is considered.
                wire first = (|wants) & ~(|(wanted[b*NCU +: NCU] & elder[c*NCU +: NCU]));

                wire [6:0] row = ({7{lowest[0]}} & collector[c].slot[0].phys[9:3])
                        | ({7{lowest[1]}} & collector[c].slot[1].phys[9:3])
                        | ({7{lowest[2]}} & collector[c].slot[2].phys[9:3]);

                for (k = 0; k < NSRC; k = k + 1) begin : asking
                    assign ask[(c*NSRC + k)*NBANK + b] = lowest[k] & first;
                end
            end

            wire [6:0] head_row = ({7{of[0].first}} & of[0].row) | ({7{of[1].first}} & of[1].row)
                    | ({7{of[2].first}} & of[2].row) | ({7{of[3].first}} & of[3].row)
                    | ({7{of[4].first}} & of[4].row) | ({7{of[5].first}} & of[5].row)
                    | ({7{of[6].first}} & of[6].row) | ({7{of[7].first}} & of[7].row)
                    | ({7{of[8].first}} & of[8].row) | ({7{of[9].first}} & of[9].row);
        end
    endgenerate

    // Grants
    wire [NBANK*NCU-1:0] stolen_for;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : stealing
            // BA-E1: A stolen operand goes to the collector that is pushed now.
            assign stolen_for[b*NCU +: NCU] = ({10{steal_sched[b*NSCHED]}} & push_cu[NCU-1:0])
                    | ({10{steal_sched[b*NSCHED + 1]}} & push_cu[NCU +: NCU]);
        end
    endgenerate

    generate
        for (c = 0; c < NCU; c = c + 1) begin : port
            for (k = 0; k < NSRC; k = k + 1) begin : reads
                // BA-W2: A bank that is written does no read.
                wire [7:0] from = ask[(c*NSRC + k)*NBANK +: NBANK] & unwritten;

                assign served[c*NSRC + k] = |from;
                assign target[(3*c + k)*NBANK +: NBANK] = from
                        | {stolen_for[7*NCU + c] & steal_slot[7*NSRC + k],
                        stolen_for[6*NCU + c] & steal_slot[6*NSRC + k],
                        stolen_for[5*NCU + c] & steal_slot[5*NSRC + k],
                        stolen_for[4*NCU + c] & steal_slot[4*NSRC + k],
                        stolen_for[3*NCU + c] & steal_slot[3*NSRC + k],
                        stolen_for[2*NCU + c] & steal_slot[2*NSRC + k],
                        stolen_for[NCU + c] & steal_slot[NSRC + k], stolen_for[c] & steal_slot[k]};
            end
        end
    endgenerate

    wire [NBANK-1:0] queued_for;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : queue
            assign queued_for[b] = |wanted[b*NCU +: NCU];
        end
    endgenerate

    // ST-X1: Nothing of steals is in the normal grants.
    // BA-W2: A bank that is written does no read.
    wire [NBANK-1:0] granted = queued_for & unwritten;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : access
            // BA-G1: A grant addresses its bank in the same cycle.
            assign bank_row[b*ROWW +: ROWW] = ((({7{wr_sel[b*WBW]}} & wr_phys[9:3])
                    | ({7{wr_sel[b*WBW + 1]}} & wr_phys[19:13]))
                    | (granted[b] ? of_bank[b].head_row : 7'd0)) | steal_row[b*ROWW +: ROWW];

            // BA-B1: Busy iff a write or a queued read names the bank.
            assign bank_busy[b] = ~unwritten[b] | (|wanted[b*NCU +: NCU]);
        end
    endgenerate

    assign bank_en = ~unwritten | (granted | steal_valid);
    assign bank_we = ~unwritten;

    // Grants in flight
    reg [239:0] in_flight_1; // grants of the last cycle

    always @(posedge clk) begin
        if (rst) begin
            in_flight_1 <= 240'd0;
        end else begin
            // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
            in_flight_1 <= target;
        end
    end

    assign rd_sel = in_flight_1;

    generate
        for (t = 0; t < NT; t = t + 1) begin : arrival
            assign s_valid[t] = |rd_sel[t*NBANK +: NBANK];
        end
    endgenerate

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [4:0] count_ones(input [29:0] v);
        integer bit_number;
        begin
            count_ones = 5'd0;
            for (bit_number = 0; bit_number < 30; bit_number = bit_number + 1)
                count_ones = count_ones + {4'd0, v[bit_number]};
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
                    + {27'd0, count_ones({24'd0, push_valid[1] ? push_src_valid[NSRC +: NSRC]
                    : 3'd0, push_valid[0] ? push_src_valid[NSRC-1:0] : 3'd0})};
            cnt_bank_reads <= cnt_bank_reads + {27'd0, count_ones({22'd0, bank_en & ~bank_we})};
            cnt_bank_writes <= cnt_bank_writes + {27'd0, count_ones({22'd0, bank_we})};
            cnt_steals <= cnt_steals + {27'd0, count_ones({22'd0, steal_valid})};
            cnt_conflict_cycles <= cnt_conflict_cycles +
                    {27'd0, count_ones({collector[9].stay, collector[8].stay, collector[7].stay,
                    collector[6].stay, collector[5].stay, collector[4].stay, collector[3].stay,
                    collector[2].stay, collector[1].stay, collector[0].stay})};
        end
    end
`endif

`ifdef WARPSMITH_FORMAL
`include "bank_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "bank_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
