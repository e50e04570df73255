// bank_arbiter: Per-bank queues, write priority, S ports.
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .
// Latency: push to grant at least 1 cycle; grant to S port 1
// Storage: 142 bits
//
//   port                  dir  width  meaning
//   clk                   in   1      clock
//   rst                   in   1      synchronous reset, active high
//   push_valid            in   1      scheduler s allocates a collector
//   push_cu               in   2      [s] that collector, one-hot
//   push_src_valid        in   6      [s] operands to be read
//   push_phys             in   54     [s][k] their physical registers
//   wr_valid              in   2      write request of port i
//   wr_phys               in   18     [i] its register
//   wr_ready              out  2      it is written in this cycle
//   bank_en               out  2      bank b is accessed
//   bank_we               out  2      the access is a write
//   bank_row              out  16     [b] row, zero if not enabled
//   wr_sel                out  4      [b] one-hot write port, or zero
//   rd_sel                out  8      [t] one-hot bank read for t, or zero
//   s_valid               out  4      target t receives an operand now
//   s_slot                out  12     [t] its slot, or zero
//   next_valid            out  4      s_valid of the next cycle
//   next_slot             out  12     [t] s_slot of the next cycle
//   older                 out  4      [i][j]: i was allocated before j
//   cnt_operand_requests  out  32     operands pushed
//   cnt_bank_reads        out  32     reads granted
//   cnt_bank_writes       out  32     writes granted
//   cnt_steals            out  32     stolen reads: none without stealing
//   cnt_conflict_cycles   out  32     per cycle, the queued reads that are not granted in it
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module bank_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire push_valid, // [NSCHED] scheduler s allocates a collector
    input  wire [1:0] push_cu, // [NSCHED][NCU] that collector, one-hot
    input  wire [5:0] push_src_valid, // [NSCHED][NSRC] operands to be read
    input  wire [53:0] push_phys, // [NSCHED][NSRC][PHYSW] their physical registers
    input  wire [1:0] wr_valid, // [WBW] write request of port i
    input  wire [17:0] wr_phys, // [WBW][PHYSW] its register
    output wire [1:0] wr_ready, // [WBW] it is written in this cycle
    output wire [1:0] bank_en, // [NBANK] bank b is accessed
    output wire [1:0] bank_we, // [NBANK] the access is a write
    output wire [15:0] bank_row, // [NBANK][ROWW] row, zero if not enabled
    output wire [3:0] wr_sel, // [NBANK][WBW] one-hot write port, or zero
    output wire [7:0] rd_sel, // [NT][NBANK] one-hot bank read for t, or zero
    output wire [3:0] s_valid, // [NT] target t receives an operand now
    output wire [11:0] s_slot, // [NT][3] its slot, or zero
    output wire [3:0] next_valid, // [NT] s_valid of the next cycle
    output wire [11:0] next_slot, // [NT][3] s_slot of the next cycle
    output wire [3:0] older // [NCU][NCU] i was allocated before j
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_operand_requests
    , output reg  [31:0] cnt_bank_reads
    , output reg  [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output reg  [31:0] cnt_conflict_cycles
`endif
);
    localparam NSCHED = 1; // warp schedulers
    localparam NCU = 2; // collectors
    localparam NSRC = 6; // operand slots
    localparam NT = 4; // targets: S ports of all collectors
    localparam NBANK = 2; // banks
    localparam WBW = 2; // write ports
    localparam PHYSW = 9; // bits of a physical register
    localparam ROWW = 8; // bits of a row
    genvar c;
    genvar k;
    genvar i;
    genvar j;
    genvar b;
    genvar t;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NSCHED != 1 || NCU != 2 || NSRC != 6 || NT != 4 || NBANK != 2 || WBW != 2 || PHYSW != 9
                || ROWW != 8) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [1:0] first_one(input [1:0] v);
        first_one = v & ~{v[0], 1'b0};
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [1:0] from_first(input [1:0] v);
        from_first = {|v[1:0], v[0]};
    endfunction

    wire [NCU*NCU-1:0] elder;
    wire [NSCHED*NCU-1:0] pushed;
    wire [NCU*NSRC-1:0] served;
    wire [NT*NBANK-1:0] target;
    wire [11:0] target_slot;

    // Requests
    assign pushed[NCU-1:0] = push_valid ? push_cu : 2'd0;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : collector
            reg [NSRC-1:0] pend; // slots whose operand is queued

            wire [NSRC-1:0] stay = pend & ~served[c*NSRC +: NSRC];

            always @(posedge clk) begin
                if (rst) begin
                    pend <= 6'd0;
                end else begin
                    // BA-Q3: Queued iff pushed and valid.
                    pend <= stay | ({6{pushed[c]}} & push_src_valid);
                end
            end

            wire push = pushed[c];

            for (k = 0; k < NSRC; k = k + 1) begin : slot
                reg [PHYSW-1:0] phys; // physical register

                always @(posedge clk) begin
                    if (push)
                        phys <= {9{pushed[c]}} & push_phys[k*PHYSW +: PHYSW];
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
                        // BA-O1: A push makes its collector the youngest.
                        first <= ~pushed[i] & (first | pushed[j]);
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
                assign asks[i] = wr_valid[i] & (wr_phys[i*PHYSW] == b[0]);
            end

            // BA-W1: Per bank the requesting write port with the lowest index.
            wire [WBW-1:0] by = first_one(asks);

            assign wr_sel[b*WBW +: WBW] = by;
            assign unwritten[b] = ~(|by);
        end
    endgenerate

    assign wr_ready = writing[0].by | writing[1].by;

    // Heads of the queues
    wire [NBANK*NCU-1:0] wanted;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : of_bank
            for (c = 0; c < NCU; c = c + 1) begin : of
                wire [NSRC-1:0] wants;

                for (k = 0; k < NSRC; k = k + 1) begin : here
                    assign wants[k] = collector[c].pend[k] & (collector[c].slot[k].phys[0] == b[0]);
                end

                wire [2:0] number = wants[0] ? 3'd0 : wants[1] ? 3'd1 : wants[2] ? 3'd2 : wants[3]
                        ? 3'd3 : wants[4] ? 3'd4 : 3'd5;
                wire [NSRC-1:0] lowest = {~(|wants[4:0]), wants[4] & ~(|wants[3:0]),
                        wants[3] & ~(|wants[2:0]), wants[2] & ~(|wants[1:0]), wants[1] & ~wants[0],
                        wants[0]};
                assign wanted[b*NCU + c] = |wants;

                // BA-Q1: First come first served: the oldest collector, its lowest slot.
                // BA-Q2: Only the head of each queue is considered.
                wire first = (|wants) & ~(|(wanted[b*NCU +: NCU] & elder[c*NCU +: NCU]));

                wire [7:0] row = ({8{lowest[0]}} & collector[c].slot[0].phys[8:1])
                        | ({8{lowest[1]}} & collector[c].slot[1].phys[8:1])
                        | ({8{lowest[2]}} & collector[c].slot[2].phys[8:1])
                        | ({8{lowest[3]}} & collector[c].slot[3].phys[8:1])
                        | ({8{lowest[4]}} & collector[c].slot[4].phys[8:1])
                        | ({8{lowest[5]}} & collector[c].slot[5].phys[8:1]);
            end
        end
    endgenerate

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

    generate
        for (c = 0; c < NCU; c = c + 1) begin : scan
            // BA-W2: A bank that is written does no read.
            wire [1:0] open = {of_bank[1].of[c].first, of_bank[0].of[c].first} & unwritten;

            // BA-S1: Upwards from rr, at most SPORTS heads of one collector.
            // BA-S2: The j-th grant of a collector uses its S port j.
            wire [1:0] ahead_0 = open & upwards;

            wire [1:0] port_0 = (|ahead_0) ? first_one(ahead_0) : first_one(open);
            wire [1:0] open_1 = open & ~port_0;
            assign target[2*c*NBANK +: NBANK] = port_0;
            assign target_slot[2*c*3 +: 3] = ({3{port_0[0]}} & of_bank[0].of[c].number)
                    | ({3{port_0[1]}} & of_bank[1].of[c].number);

            // BA-S1: Upwards from rr, at most SPORTS heads of one collector.
            // BA-S2: The j-th grant of a collector uses its S port j.
            wire [1:0] ahead_1 = open_1 & upwards;

            wire [1:0] port_1 = (|ahead_1) ? first_one(ahead_1) : first_one(open_1);
            assign target[(2*c + 1)*NBANK +: NBANK] = port_1;
            assign target_slot[(2*c + 1)*3 +: 3] = ({3{port_1[0]}} & of_bank[0].of[c].number)
                    | ({3{port_1[1]}} & of_bank[1].of[c].number);

            for (k = 0; k < NSRC; k = k + 1) begin : serves
                assign served[c*NSRC + k] = |(open & {of_bank[1].of[c].lowest[k],
                        of_bank[0].of[c].lowest[k]});
            end
        end
    endgenerate

    wire [NBANK-1:0] granted = scan[0].open | scan[1].open;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : access
            // BA-G1: A grant addresses its bank in the same cycle.
            assign bank_row[b*ROWW +: ROWW] = (({8{wr_sel[b*WBW]}} & wr_phys[8:1])
                    | ({8{wr_sel[b*WBW + 1]}} & wr_phys[17:10]))
                    | (({8{scan[0].open[b]}} & of_bank[b].of[0].row)
                    | ({8{scan[1].open[b]}} & of_bank[b].of[1].row));
        end
    endgenerate

    assign bank_en = ~unwritten | granted;
    assign bank_we = ~unwritten;

    // Grants in flight
    reg [7:0] in_flight_1; // grants of the last cycle
    reg [11:0] in_flight_slot_1; // grants of the last cycle

    assign rd_sel = in_flight_1;

    always @(posedge clk) begin
        if (rst) begin
            in_flight_1 <= 8'd0;
            in_flight_slot_1 <= 12'd0;
        end else begin
            // BA-G1: The operand is at its collector RF_LAT cycles after the grant.
            in_flight_1 <= target;
            in_flight_slot_1 <= target_slot;
        end
    end

    assign s_slot = in_flight_slot_1;

    generate
        for (t = 0; t < NT; t = t + 1) begin : arrival
            assign s_valid[t] = |rd_sel[t*NBANK +: NBANK];

            // BA-G2: What arrives in the next cycle.
            assign next_valid[t] = |target[t*NBANK +: NBANK];
        end
    endgenerate

    assign next_slot = target_slot;

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [3:0] count_ones(input [11:0] v);
        integer bit_number;
        begin
            count_ones = 4'd0;
            for (bit_number = 0; bit_number < 12; bit_number = bit_number + 1)
                count_ones = count_ones + {3'd0, v[bit_number]};
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
                    + {28'd0, count_ones({6'd0, push_valid ? push_src_valid : 6'd0})};
            cnt_bank_reads <= cnt_bank_reads + {28'd0, count_ones({10'd0, bank_en & ~bank_we})};
            cnt_bank_writes <= cnt_bank_writes + {28'd0, count_ones({10'd0, bank_we})};
            cnt_conflict_cycles <= cnt_conflict_cycles +
                    {28'd0, count_ones({collector[1].stay, collector[0].stay})};
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
