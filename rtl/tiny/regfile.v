// regfile: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: issue to dispatch, unloaded: 1 without operands to read, 3 with operands on distinct
// banks
// Storage: 2 banks of 8 x 8 bits
// Duty: RF-H1: hazards are kept away by the surroundings
//
//   parameter  default  meaning
//   META_W     8        bits of metadata
//   LANE_W     2        bits of one lane
//
//   port                  dir  width     meaning
//   clk                   in   1         clock
//   rst                   in   1         synchronous reset, active high
//   warp_ready            in   4         warp w can issue; stays until issued
//   launch_valid          in   2         a warp starts in scheduler s
//   launch_wid            in   2         [s] its local slot
//   sel_valid             out  2         scheduler s has selected a warp
//   sel_wid               out  2         [s] its local index, or zero
//   inst_src_valid        in   4         [s] same-cycle answer: source operands
//   inst_phys             in   16        [s][k] their physical registers
//   inst_meta             in   2*META_W  [s] metadata
//   issue                 out  2         the selected warp is issued
//   cand_valid            out  2         scheduler s has a candidate
//   cand_wid              out  2         [s] its local index
//   cand_src_valid        in   4         [s] same-cycle answer for cand_wid
//   cand_phys             in   16        [s][k] physical registers
//   wb_valid              in   2         write-back request
//   wb_ready              out  2         written in this cycle
//   wb_phys               in   8         [i] register
//   wb_mask               in   8         [i] lanes
//   wb_data               in   8*LANE_W  [i] data
//   disp_valid            out  1         instruction with all operands leaves
//   disp_ready            in   1         it is taken
//   disp_wid              out  2         [p] warp number (not local)
//   disp_meta             out  META_W    [p] metadata
//   disp_src_valid        out  2         [p] slots present
//   disp_data             out  8*LANE_W  [p][slot] operands, absent ones are zero
//   cnt_issued            out  32        instructions issued
//   cnt_dispatched        out  32        instructions dispatched
//   cnt_operand_requests  out  32        operands asked for
//   cnt_bank_reads        out  32        reads granted, stolen ones included
//   cnt_bank_writes       out  32        writes granted
//   cnt_steals            out  32        stolen reads
//   cnt_conflict_cycles   out  32        per cycle, the queued reads that are not granted in it
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 8,
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] warp_ready,
    input  wire [1:0] launch_valid,
    input  wire [1:0] launch_wid,
    output wire [1:0] sel_valid,
    output wire [1:0] sel_wid,
    input  wire [3:0] inst_src_valid,
    input  wire [15:0] inst_phys,
    input  wire [2*META_W-1:0] inst_meta,
    output wire [1:0] issue,
    output wire [1:0] cand_valid,
    output wire [1:0] cand_wid,
    input  wire [3:0] cand_src_valid,
    input  wire [15:0] cand_phys,
    input  wire [1:0] wb_valid,
    output wire [1:0] wb_ready,
    input  wire [7:0] wb_phys,
    input  wire [7:0] wb_mask,
    input  wire [8*LANE_W-1:0] wb_data,
    output wire disp_valid,
    input  wire disp_ready,
    output wire [1:0] disp_wid,
    output wire [META_W-1:0] disp_meta,
    output wire [1:0] disp_src_valid,
    output wire [8*LANE_W-1:0] disp_data
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_issued
    , output reg  [31:0] cnt_dispatched
    , output wire [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
`endif
);
    wire [2:0] free;
    wire [5:0] grant;

    // Warp w is the local warp w / NSCHED of scheduler w % NSCHED.
    wire [3:0] warp = {sel_wid[1], 1'b1, sel_wid[0], 1'b0};

    wire [1:0] avail;
    wire [1:0] force_valid;
    wire [1:0] force_wid;
    wire [3:0] stolen;
    wire [1:0] bank_busy;
    wire [1:0] steal_valid;
    wire [5:0] steal_row;
    wire [3:0] steal_sched;
    wire [3:0] steal_slot;
    wire [8:0] older;
    wire [1:0] bank_en;
    wire [1:0] bank_we;
    wire [5:0] bank_row;
    wire [3:0] wr_sel;
    wire [11:0] rd_sel;
    wire [5:0] s_valid;
    wire [8*LANE_W-1:0] bank_wdata;
    wire [7:0] bank_wmask;
    wire [24*LANE_W-1:0] s_data;
    wire [2:0] cand;
    wire [2:0] disp_sel;
    wire [2:0] take;

    // Selection
    wire [3:0] ready = {warp_ready[3], warp_ready[1], warp_ready[2], warp_ready[0]};
    wire sched_0_sel_valid;
    wire sched_0_sel_wid;
    wire sched_1_sel_valid;
    wire sched_1_sel_wid;
    assign sel_valid = {sched_1_sel_valid, sched_0_sel_valid};
    assign sel_wid = {sched_1_sel_wid, sched_0_sel_wid};

    // RF-I1: A scheduler issues iff it is granted a collector: iff one is left for it.
    assign issue = {sel_valid[1] & ((~sel_valid[0] & avail[0]) | (sel_valid[0] & avail[1])),
            sel_valid[0] & avail[0]};

    ocu_allocator u_alloc (
        .clk   (clk),
        .rst   (rst),
        .free  (free),
        .want  (sel_valid),
        .grant (grant),
        .avail (avail)
    );

    wire sched_0_cand_valid;
    wire sched_0_cand_wid;

    warp_scheduler u_sched_0 (
        .clk          (clk),
        .rst          (rst),
        .ready        (ready[1:0]),
        .launch_valid (launch_valid[0]),
        .launch_wid   (launch_wid[0]),
        .issue        (issue[0]),
        .force_valid  (force_valid[0]),
        .force_wid    (force_wid[0]),
        .sel_valid    (sched_0_sel_valid),
        .sel_wid      (sched_0_sel_wid),
        .cand_valid   (sched_0_cand_valid),
        .cand_wid     (sched_0_cand_wid)
    );

    wire sched_1_cand_valid;
    wire sched_1_cand_wid;

    warp_scheduler u_sched_1 (
        .clk          (clk),
        .rst          (rst),
        .ready        (ready[3:2]),
        .launch_valid (launch_valid[1]),
        .launch_wid   (launch_wid[1]),
        .issue        (issue[1]),
        .force_valid  (force_valid[1]),
        .force_wid    (force_wid[1]),
        .sel_valid    (sched_1_sel_valid),
        .sel_wid      (sched_1_sel_wid),
        .cand_valid   (sched_1_cand_valid),
        .cand_wid     (sched_1_cand_wid)
    );

    // RF-C1: The candidates go to the instruction buffer and the steal arbiter.
    assign cand_valid = {sched_1_cand_valid, sched_0_cand_valid};

    assign cand_wid = {sched_1_cand_wid, sched_0_cand_wid};

    // RF-I3: A stolen operand goes to the collector that the forced instruction gets.
    steal_arbiter u_steal_arbiter (
        .clk            (clk),
        .rst            (rst),
        .cand_valid     (cand_valid),
        .cand_wid       (cand_wid),
        .cand_src_valid (cand_src_valid),
        .cand_phys      (cand_phys),
        .ready          (ready),
        .avail          (avail),
        .bank_busy      (bank_busy),
        .steal_valid    (steal_valid),
        .steal_row      (steal_row),
        .steal_sched    (steal_sched),
        .steal_slot     (steal_slot),
        .stolen         (stolen),
        .force_valid    (force_valid),
        .force_wid      (force_wid)
    );

    // Operand collectors
    wire ocu_0_free;
    wire ocu_0_cand;
    wire [1:0] ocu_0_wid;
    wire [META_W-1:0] ocu_0_meta;
    wire [1:0] ocu_0_src_valid;
    wire [8*LANE_W-1:0] ocu_0_data;

    // RF-I1: The granted collector takes the instruction of its scheduler.
    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_0 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[0] | grant[3]),
        .alloc_ready     (ocu_0_free),
        .alloc_wid       (({2{grant[0]}} & warp[1:0]) | ({2{grant[3]}} & warp[3:2])),
        .alloc_meta      (({META_W{grant[0]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[3]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({2{grant[0]}} & inst_src_valid[1:0])
                | ({2{grant[3]}} & inst_src_valid[3:2])),
        .s_valid         (s_valid[1:0]),
        .s_data          (s_data[8*LANE_W-1:0]),
        .disp_cand       (ocu_0_cand),
        .disp_sel        (disp_sel[0]),
        .disp_take       (take[0]),
        .disp_wid        (ocu_0_wid),
        .disp_meta       (ocu_0_meta),
        .disp_src_valid  (ocu_0_src_valid),
        .disp_data       (ocu_0_data)
    );

    wire ocu_1_free;
    wire ocu_1_cand;
    wire [1:0] ocu_1_wid;
    wire [META_W-1:0] ocu_1_meta;
    wire [1:0] ocu_1_src_valid;
    wire [8*LANE_W-1:0] ocu_1_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_1 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[1] | grant[4]),
        .alloc_ready     (ocu_1_free),
        .alloc_wid       (({2{grant[1]}} & warp[1:0]) | ({2{grant[4]}} & warp[3:2])),
        .alloc_meta      (({META_W{grant[1]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[4]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({2{grant[1]}} & inst_src_valid[1:0])
                | ({2{grant[4]}} & inst_src_valid[3:2])),
        .s_valid         (s_valid[3:2]),
        .s_data          (s_data[8*LANE_W +: 8*LANE_W]),
        .disp_cand       (ocu_1_cand),
        .disp_sel        (disp_sel[1]),
        .disp_take       (take[1]),
        .disp_wid        (ocu_1_wid),
        .disp_meta       (ocu_1_meta),
        .disp_src_valid  (ocu_1_src_valid),
        .disp_data       (ocu_1_data)
    );

    wire ocu_2_free;
    wire ocu_2_cand;
    wire [1:0] ocu_2_wid;
    wire [META_W-1:0] ocu_2_meta;
    wire [1:0] ocu_2_src_valid;
    wire [8*LANE_W-1:0] ocu_2_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_2 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[2] | grant[5]),
        .alloc_ready     (ocu_2_free),
        .alloc_wid       (({2{grant[2]}} & warp[1:0]) | ({2{grant[5]}} & warp[3:2])),
        .alloc_meta      (({META_W{grant[2]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[5]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({2{grant[2]}} & inst_src_valid[1:0])
                | ({2{grant[5]}} & inst_src_valid[3:2])),
        .s_valid         (s_valid[5:4]),
        .s_data          (s_data[16*LANE_W +: 8*LANE_W]),
        .disp_cand       (ocu_2_cand),
        .disp_sel        (disp_sel[2]),
        .disp_take       (take[2]),
        .disp_wid        (ocu_2_wid),
        .disp_meta       (ocu_2_meta),
        .disp_src_valid  (ocu_2_src_valid),
        .disp_data       (ocu_2_data)
    );

    assign free = {ocu_2_free, ocu_1_free, ocu_0_free};
    assign cand = {ocu_2_cand, ocu_1_cand, ocu_0_cand};

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_wid = ocu_0_wid | ocu_1_wid | ocu_2_wid;

    assign disp_meta = ocu_0_meta | ocu_1_meta | ocu_2_meta;
    assign disp_src_valid = ocu_0_src_valid | ocu_1_src_valid | ocu_2_src_valid;
    assign disp_data = ocu_0_data | ocu_1_data | ocu_2_data;

    // Banks
    // RF-I2: On issue the operands that are not stolen now are queued.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (issue),
        .push_cu        (grant),
        .push_src_valid (inst_src_valid),
        .push_phys      (inst_phys),
        .push_stolen    (stolen),
        .wr_valid       (wb_valid),
        .wr_phys        (wb_phys),
        .wr_ready       (wb_ready),
        .bank_busy      (bank_busy),
        .steal_valid    (steal_valid),
        .steal_row      (steal_row),
        .steal_sched    (steal_sched),
        .steal_slot     (steal_slot),
        .bank_en        (bank_en),
        .bank_we        (bank_we),
        .bank_row       (bank_row),
        .wr_sel         (wr_sel),
        .rd_sel         (rd_sel),
        .s_valid        (s_valid),
        .older          (older)
`ifdef WARPSMITH_COUNTERS
        , .cnt_operand_requests (cnt_operand_requests)
        , .cnt_bank_reads (cnt_bank_reads)
        , .cnt_bank_writes (cnt_bank_writes)
        , .cnt_steals   (cnt_steals)
        , .cnt_conflict_cycles (cnt_conflict_cycles)
`endif
    );

    wire [4*LANE_W-1:0] bank_0_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_0 (
        .clk   (clk),
        .en    (bank_en[0]),
        .we    (bank_we[0]),
        .row   (bank_row[2:0]),
        .wmask (bank_wmask[3:0]),
        .wdata (bank_wdata[4*LANE_W-1:0]),
        .rdata (bank_0_rdata)
    );

    wire [4*LANE_W-1:0] bank_1_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_1 (
        .clk   (clk),
        .en    (bank_en[1]),
        .we    (bank_we[1]),
        .row   (bank_row[5:3]),
        .wmask (bank_wmask[7:4]),
        .wdata (bank_wdata[4*LANE_W +: 4*LANE_W]),
        .rdata (bank_1_rdata)
    );

    wire [8*LANE_W-1:0] bank_rdata = {bank_1_rdata, bank_0_rdata};

    // RF-W1: Write-back data cross to the banks, operands to the collectors.
    crossbar #(.LANE_W(LANE_W)) u_crossbar (
        .wr_data    (wb_data),
        .wr_mask    (wb_mask),
        .wr_sel     (wr_sel),
        .bank_wdata (bank_wdata),
        .bank_wmask (bank_wmask),
        .bank_rdata (bank_rdata),
        .rd_sel     (rd_sel),
        .s_data     (s_data)
    );

    // Dispatch
    dispatcher u_dispatcher (
        .clk        (clk),
        .rst        (rst),
        .cand       (cand),
        .older      (older),
        .disp_ready (disp_ready),
        .disp_valid (disp_valid),
        .disp_sel   (disp_sel),
        .take       (take)
    );

`ifdef FORMAL
    reg [2:0] f_unit; // arbitrary

    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) assume((|f_unit) & ~(|(f_unit & (f_unit - 3'd1))));

    reg [1:0] f_slot; // arbitrary

    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) assume((|f_slot) & ~(|(f_slot & (f_slot - 2'd1))));

    reg [3:0] f_reg; // an arbitrary register

    always @(posedge clk) f_reg <= f_reg;

    (* hierconn *) wire [1:0] \u_bank_arbiter.pend_0 ;
    wire [1:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.pend_1 ;
    wire [1:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.pend_2 ;
    wire [1:0] f_u_bank_arbiter_pend_2 = \u_bank_arbiter.pend_2 ;
    (* hierconn *) wire \u_ocu_0.busy ;
    wire f_u_ocu_0_busy = \u_ocu_0.busy ;
    (* hierconn *) wire \u_ocu_1.busy ;
    wire f_u_ocu_1_busy = \u_ocu_1.busy ;
    (* hierconn *) wire \u_ocu_2.busy ;
    wire f_u_ocu_2_busy = \u_ocu_2.busy ;
    (* hierconn *) wire [1:0] \u_ocu_0.src_valid ;
    wire [1:0] f_u_ocu_0_src_valid = \u_ocu_0.src_valid ;
    (* hierconn *) wire [1:0] \u_ocu_1.src_valid ;
    wire [1:0] f_u_ocu_1_src_valid = \u_ocu_1.src_valid ;
    (* hierconn *) wire [1:0] \u_ocu_2.src_valid ;
    wire [1:0] f_u_ocu_2_src_valid = \u_ocu_2.src_valid ;
    (* hierconn *) wire [1:0] \u_ocu_0.ready ;
    wire [1:0] f_u_ocu_0_ready = \u_ocu_0.ready ;
    (* hierconn *) wire [1:0] \u_ocu_1.ready ;
    wire [1:0] f_u_ocu_1_ready = \u_ocu_1.ready ;
    (* hierconn *) wire [1:0] \u_ocu_2.ready ;
    wire [1:0] f_u_ocu_2_ready = \u_ocu_2.ready ;
    (* hierconn *) wire [11:0] \u_bank_arbiter.in_flight_1 ;
    wire [11:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    wire [1:0] _any_f_u_bank_arbiter_in_flight_1_0_1_etc =
            {f_u_bank_arbiter_pend_0[0], |f_u_bank_arbiter_in_flight_1[1:0]};
    wire [1:0] _any_f_u_bank_arbiter_in_flight_1_2_3_etc =
            {f_u_bank_arbiter_pend_0[1], |f_u_bank_arbiter_in_flight_1[3:2]};

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) assert((~(|(_any_f_u_bank_arbiter_in_flight_1_0_1_etc
            & (_any_f_u_bank_arbiter_in_flight_1_0_1_etc - 2'd1)))
            & (((|f_u_bank_arbiter_in_flight_1[1:0]) | f_u_bank_arbiter_pend_0[0]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[0] & ~f_u_ocu_0_ready[0])))
            & (~(|(_any_f_u_bank_arbiter_in_flight_1_2_3_etc
            & (_any_f_u_bank_arbiter_in_flight_1_2_3_etc - 2'd1)))
            & (((|f_u_bank_arbiter_in_flight_1[3:2]) | f_u_bank_arbiter_pend_0[1]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[1] & ~f_u_ocu_0_ready[1]))));

    wire [1:0] _any_f_u_bank_arbiter_in_flight_1_4_5_etc =
            {f_u_bank_arbiter_pend_1[0], |f_u_bank_arbiter_in_flight_1[5:4]};
    wire [1:0] _any_f_u_bank_arbiter_in_flight_1_6_7_etc =
            {f_u_bank_arbiter_pend_1[1], |f_u_bank_arbiter_in_flight_1[7:6]};

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) assert((~(|(_any_f_u_bank_arbiter_in_flight_1_4_5_etc
            & (_any_f_u_bank_arbiter_in_flight_1_4_5_etc - 2'd1)))
            & (((|f_u_bank_arbiter_in_flight_1[5:4]) | f_u_bank_arbiter_pend_1[0]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[0] & ~f_u_ocu_1_ready[0])))
            & (~(|(_any_f_u_bank_arbiter_in_flight_1_6_7_etc
            & (_any_f_u_bank_arbiter_in_flight_1_6_7_etc - 2'd1)))
            & (((|f_u_bank_arbiter_in_flight_1[7:6]) | f_u_bank_arbiter_pend_1[1]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[1] & ~f_u_ocu_1_ready[1]))));

    wire [1:0] _any_f_u_bank_arbiter_in_flight_1_8_9_etc =
            {f_u_bank_arbiter_pend_2[0], |f_u_bank_arbiter_in_flight_1[9:8]};
    wire [1:0] _any_f_u_bank_arbiter_in_flight_1_10_11_etc =
            {f_u_bank_arbiter_pend_2[1], |f_u_bank_arbiter_in_flight_1[11:10]};

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) assert((~(|(_any_f_u_bank_arbiter_in_flight_1_8_9_etc
            & (_any_f_u_bank_arbiter_in_flight_1_8_9_etc - 2'd1)))
            & (((|f_u_bank_arbiter_in_flight_1[9:8]) | f_u_bank_arbiter_pend_2[0]) ==
            (f_u_ocu_2_busy & f_u_ocu_2_src_valid[0] & ~f_u_ocu_2_ready[0])))
            & (~(|(_any_f_u_bank_arbiter_in_flight_1_10_11_etc
            & (_any_f_u_bank_arbiter_in_flight_1_10_11_etc - 2'd1)))
            & (((|f_u_bank_arbiter_in_flight_1[11:10]) | f_u_bank_arbiter_pend_2[1]) ==
            (f_u_ocu_2_busy & f_u_ocu_2_src_valid[1] & ~f_u_ocu_2_ready[1]))));

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) assert(issue == {|grant[5:3], |grant[2:0]});

    reg [1:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [1:0] f_src; // its operands

    wire _or = (|(f_unit & grant[2:0])) | (|(f_unit & grant[5:3]));

    always @(posedge clk) begin
        if (_or) begin
            f_wid <= ({2{|(f_unit & grant[2:0])}} & ({1'b0, sel_wid[0]} * 2'd2))
                    | ({2{|(f_unit & grant[5:3])}} & (({1'b0, sel_wid[1]} * 2'd2) + 2'd1));
            f_meta <= ({META_W{|(f_unit & grant[2:0])}} & inst_meta[META_W-1:0])
                    | ({META_W{|(f_unit & grant[5:3])}} & inst_meta[META_W +: META_W]);
            f_src <= ({2{|(f_unit & grant[2:0])}} & inst_src_valid[1:0])
                    | ({2{|(f_unit & grant[5:3])}} & inst_src_valid[3:2]);
        end
    end

    // RF-I1: The granted collector holds the instruction of its scheduler.
    (* hierconn *) wire [1:0] \u_ocu_0.wid ;
    wire [1:0] f_u_ocu_0_wid = \u_ocu_0.wid ;

    (* hierconn *) wire [1:0] \u_ocu_1.wid ;
    wire [1:0] f_u_ocu_1_wid = \u_ocu_1.wid ;
    (* hierconn *) wire [1:0] \u_ocu_2.wid ;
    wire [1:0] f_u_ocu_2_wid = \u_ocu_2.wid ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_0.meta ;
    wire [META_W-1:0] f_u_ocu_0_meta = \u_ocu_0.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_1.meta ;
    wire [META_W-1:0] f_u_ocu_1_meta = \u_ocu_1.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_2.meta ;
    wire [META_W-1:0] f_u_ocu_2_meta = \u_ocu_2.meta ;
    wire _or_2 = (f_unit[0] & f_u_ocu_0_busy) | (f_unit[1] & f_u_ocu_1_busy)
            | (f_unit[2] & f_u_ocu_2_busy);
    wire [1:0] _or_3 = ({2{f_unit[0]}} & f_u_ocu_0_src_valid)
            | ({2{f_unit[1]}} & f_u_ocu_1_src_valid) | ({2{f_unit[2]}} & f_u_ocu_2_src_valid);

    // RF-I1
    always @* if (!rst) assert(~_or_2
            | (((({2{f_unit[0]}} & f_u_ocu_0_wid) | ({2{f_unit[1]}} & f_u_ocu_1_wid)
            | ({2{f_unit[2]}} & f_u_ocu_2_wid)) == f_wid)
            & ((({META_W{f_unit[0]}} & f_u_ocu_0_meta) | ({META_W{f_unit[1]}} & f_u_ocu_1_meta)
            | ({META_W{f_unit[2]}} & f_u_ocu_2_meta)) == f_meta) & (_or_3 == f_src)));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) assert(~(|(disp_sel & f_unit))
            | (disp_valid & ((disp_wid == f_wid) & (disp_meta == f_meta)
            & (disp_src_valid == f_src))));

    reg [2:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 3'd0;
        end else begin
            f_inside <= (f_inside + {1'b0, {1'b0, issue[0]} + {1'b0, issue[1]}})
                    - {2'd0, disp_valid & disp_ready};
        end
    end

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) assert(f_inside == {1'b0, ({1'b0, f_u_ocu_0_busy} + {1'b0, f_u_ocu_1_busy})
            + {1'b0, f_u_ocu_2_busy}});

    reg [1:0] f_cand; // of the last cycle
    reg [1:0] f_cand_wid; // of the last cycle
    reg [3:0] f_cand_src; // of the last cycle
    reg [15:0] f_cand_phys; // of the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_cand <= 2'd0;
        end else begin
            f_cand <= cand_valid;
        end
    end

    always @(posedge clk) begin
        f_cand_wid <= cand_wid;
        f_cand_src <= cand_src_valid;
        f_cand_phys <= cand_phys;
    end

    (* hierconn *) wire \u_steal_arbiter.wid_0 ;
    wire f_u_steal_arbiter_wid_0 = \u_steal_arbiter.wid_0 ;
    (* hierconn *) wire [1:0] \u_steal_arbiter.src_valid_0 ;
    wire [1:0] f_u_steal_arbiter_src_valid_0 = \u_steal_arbiter.src_valid_0 ;
    (* hierconn *) wire [7:0] \u_steal_arbiter.phys_0 ;
    wire [7:0] f_u_steal_arbiter_phys_0 = \u_steal_arbiter.phys_0 ;

    // RF-C1: The candidates and the answers to them are latched.
    (* hierconn *) wire \u_steal_arbiter.valid_0 ;
    wire f_u_steal_arbiter_valid_0 = \u_steal_arbiter.valid_0 ;

    // RF-C1
    always @* if (!rst) assert((f_u_steal_arbiter_valid_0 == f_cand[0])
            & (~f_cand[0] | ((f_u_steal_arbiter_wid_0 == f_cand_wid[0])
            & (f_u_steal_arbiter_src_valid_0 == f_cand_src[1:0])
            & (f_u_steal_arbiter_phys_0 == f_cand_phys[7:0]))));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) assume(~(force_valid[0] & stolen[0])
            | (inst_src_valid[0] & (inst_phys[3:0] == f_cand_phys[3:0])));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) assume(~(force_valid[0] & stolen[1])
            | (inst_src_valid[1] & (inst_phys[7:4] == f_cand_phys[7:4])));

    (* hierconn *) wire \u_steal_arbiter.wid_1 ;
    wire f_u_steal_arbiter_wid_1 = \u_steal_arbiter.wid_1 ;
    (* hierconn *) wire [1:0] \u_steal_arbiter.src_valid_1 ;
    wire [1:0] f_u_steal_arbiter_src_valid_1 = \u_steal_arbiter.src_valid_1 ;
    (* hierconn *) wire [7:0] \u_steal_arbiter.phys_1 ;
    wire [7:0] f_u_steal_arbiter_phys_1 = \u_steal_arbiter.phys_1 ;

    // RF-C1: The candidates and the answers to them are latched.
    (* hierconn *) wire \u_steal_arbiter.valid_1 ;
    wire f_u_steal_arbiter_valid_1 = \u_steal_arbiter.valid_1 ;

    // RF-C1
    always @* if (!rst) assert((f_u_steal_arbiter_valid_1 == f_cand[1])
            & (~f_cand[1] | ((f_u_steal_arbiter_wid_1 == f_cand_wid[1])
            & (f_u_steal_arbiter_src_valid_1 == f_cand_src[3:2])
            & (f_u_steal_arbiter_phys_1 == f_cand_phys[15:8]))));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) assume(~(force_valid[1] & stolen[2])
            | (inst_src_valid[2] & (inst_phys[11:8] == f_cand_phys[11:8])));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) assume(~(force_valid[1] & stolen[3])
            | (inst_src_valid[3] & (inst_phys[15:12] == f_cand_phys[15:12])));

    reg f_stolen; // stolen in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_stolen <= 1'b0;
        end else begin
            f_stolen <= ((|(f_unit & grant[2:0])) & (|(f_slot & stolen[1:0])))
                    | ((|(f_unit & grant[5:3])) & (|(f_slot & stolen[3:2])));
        end
    end

    wire _or_4 = (f_unit[0] & f_slot[0] & (|f_u_bank_arbiter_in_flight_1[1:0]))
            | (f_unit[0] & f_slot[1] & (|f_u_bank_arbiter_in_flight_1[3:2]))
            | (f_unit[1] & f_slot[0] & (|f_u_bank_arbiter_in_flight_1[5:4]))
            | (f_unit[1] & f_slot[1] & (|f_u_bank_arbiter_in_flight_1[7:6]))
            | (f_unit[2] & f_slot[0] & (|f_u_bank_arbiter_in_flight_1[9:8]))
            | (f_unit[2] & f_slot[1] & (|f_u_bank_arbiter_in_flight_1[11:10]));

    // RF-I3: A stolen operand is on its way to the collector that was given.
    always @* if (!rst) assert(~f_stolen | _or_4);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_0_u_lane_f_data = \u_bank_0.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[0].u_lane.f_known ;
    wire f_u_bank_0_lanes_0_u_lane_f_known = \u_bank_0.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_1_u_lane_f_data = \u_bank_0.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[1].u_lane.f_known ;
    wire f_u_bank_0_lanes_1_u_lane_f_known = \u_bank_0.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_2_u_lane_f_data = \u_bank_0.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[2].u_lane.f_known ;
    wire f_u_bank_0_lanes_2_u_lane_f_known = \u_bank_0.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_3_u_lane_f_data = \u_bank_0.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[3].u_lane.f_known ;
    wire f_u_bank_0_lanes_3_u_lane_f_known = \u_bank_0.lanes[3].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [2:0] \u_bank_0.f_row ;
    wire [2:0] f_u_bank_0_f_row = \u_bank_0.f_row ;

    // RF-W1
    always @* if (!rst) assume(f_u_bank_0_f_row == f_reg[3:1]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_0_u_lane_f_data = \u_bank_1.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[0].u_lane.f_known ;
    wire f_u_bank_1_lanes_0_u_lane_f_known = \u_bank_1.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_1_u_lane_f_data = \u_bank_1.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[1].u_lane.f_known ;
    wire f_u_bank_1_lanes_1_u_lane_f_known = \u_bank_1.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_2_u_lane_f_data = \u_bank_1.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[2].u_lane.f_known ;
    wire f_u_bank_1_lanes_2_u_lane_f_known = \u_bank_1.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_3_u_lane_f_data = \u_bank_1.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[3].u_lane.f_known ;
    wire f_u_bank_1_lanes_3_u_lane_f_known = \u_bank_1.lanes[3].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [2:0] \u_bank_1.f_row ;
    wire [2:0] f_u_bank_1_f_row = \u_bank_1.f_row ;

    // RF-W1
    always @* if (!rst) assume(f_u_bank_1_f_row == f_reg[3:1]);

    wire [4*LANE_W-1:0] f_value = ({(4*LANE_W){~f_reg[0]}}
            & {f_u_bank_0_lanes_3_u_lane_f_data, f_u_bank_0_lanes_2_u_lane_f_data,
            f_u_bank_0_lanes_1_u_lane_f_data, f_u_bank_0_lanes_0_u_lane_f_data})
            | ({(4*LANE_W){f_reg[0]}} & {f_u_bank_1_lanes_3_u_lane_f_data,
            f_u_bank_1_lanes_2_u_lane_f_data, f_u_bank_1_lanes_1_u_lane_f_data,
            f_u_bank_1_lanes_0_u_lane_f_data});
    wire [3:0] f_known_lanes = ({4{~f_reg[0]}} & {f_u_bank_0_lanes_3_u_lane_f_known,
            f_u_bank_0_lanes_2_u_lane_f_known, f_u_bank_0_lanes_1_u_lane_f_known,
            f_u_bank_0_lanes_0_u_lane_f_known}) | ({4{f_reg[0]}}
            & {f_u_bank_1_lanes_3_u_lane_f_known, f_u_bank_1_lanes_2_u_lane_f_known,
            f_u_bank_1_lanes_1_u_lane_f_known, f_u_bank_1_lanes_0_u_lane_f_known});

    reg [3:0] f_written; // in the last cycle
    reg [4*LANE_W-1:0] f_wdata; // what was written then
    reg [3:0] f_had; // known in the last cycle
    reg [4*LANE_W-1:0] f_old; // what was in it

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 4'd0;
            f_had <= 4'd0;
        end else begin
            f_written <= ({4{wb_valid[0] & wb_ready[0] & (wb_phys[3:0] == f_reg)}} & wb_mask[3:0])
                    | ({4{wb_valid[1] & wb_ready[1] & (wb_phys[7:4] == f_reg)}} & wb_mask[7:4]);
            f_had <= f_known_lanes;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({(4*LANE_W){wb_valid[0] & wb_ready[0] & (wb_phys[3:0] == f_reg)}}
                & wb_data[4*LANE_W-1:0])
                | ({(4*LANE_W){wb_valid[1] & wb_ready[1] & (wb_phys[7:4] == f_reg)}}
                & wb_data[4*LANE_W +: 4*LANE_W]);
        f_old <= f_value;
    end

    // RF-W1: An accepted write-back is in the register, in its lanes.
    always @* if (!rst) assert(~(|(f_written & ~(f_known_lanes
            & {f_value[3*LANE_W +: LANE_W] == f_wdata[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_wdata[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_wdata[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_wdata[LANE_W-1:0]}))));

    // RF-W1: Nothing else changes it.
    always @* if (!rst) assert(~(|(f_had & ~f_written
            & ~(f_known_lanes & {f_value[3*LANE_W +: LANE_W] == f_old[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_old[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_old[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_old[LANE_W-1:0]}))));

    reg f_mine; // the operand is the register
    reg [4*LANE_W-1:0] f_want; // its value at issue
    reg [3:0] f_sure; // the lanes that were known

    wire _or_5 = ((|(f_unit & grant[2:0])) & ((f_slot[0] & inst_src_valid[0]
            & (inst_phys[3:0] == f_reg)) | (f_slot[1] & inst_src_valid[1]
            & (inst_phys[7:4] == f_reg)))) | ((|(f_unit & grant[5:3]))
            & ((f_slot[0] & inst_src_valid[2] & (inst_phys[11:8] == f_reg))
            | (f_slot[1] & inst_src_valid[3] & (inst_phys[15:12] == f_reg))));

    always @(posedge clk) begin
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 4'd0;
        end else begin
            if (_or) begin
                f_mine <= _or_5;
                f_sure <= f_known_lanes;
            end
        end
    end

    always @(posedge clk) begin
        if (_or)
            f_want <= f_value;
    end

    wire _f_mine_and = f_mine & _or_2
            & (|(f_slot & (({2{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({2{f_unit[1]}} & f_u_bank_arbiter_pend_1)
            | ({2{f_unit[2]}} & f_u_bank_arbiter_pend_2))));
    wire _or_6 = _or_5 | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) assume(~(_or_6 & wb_valid[0] & (wb_phys[3:0] == f_reg)));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) assume(~(_or_6 & wb_valid[1] & (wb_phys[7:4] == f_reg)));

    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_0_0 ;
    wire [3:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_data_0 = \u_ocu_0.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_data_0 = \u_ocu_0.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_data_0 = \u_ocu_0.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_data_0 = \u_ocu_0.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_0_1 ;
    wire [3:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_data_1 = \u_ocu_0.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_data_1 = \u_ocu_0.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_data_1 = \u_ocu_0.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_data_1 = \u_ocu_0.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_1_0 ;
    wire [3:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_data_0 = \u_ocu_1.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_data_0 = \u_ocu_1.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_data_0 = \u_ocu_1.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_data_0 = \u_ocu_1.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_1_1 ;
    wire [3:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_data_1 = \u_ocu_1.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_data_1 = \u_ocu_1.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_data_1 = \u_ocu_1.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_data_1 = \u_ocu_1.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_2_0 ;
    wire [3:0] f_u_bank_arbiter_phys_2_0 = \u_bank_arbiter.phys_2_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_0_u_lane_data_0 = \u_ocu_2.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_1_u_lane_data_0 = \u_ocu_2.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_2_u_lane_data_0 = \u_ocu_2.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_3_u_lane_data_0 = \u_ocu_2.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_2_1 ;
    wire [3:0] f_u_bank_arbiter_phys_2_1 = \u_bank_arbiter.phys_2_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_0_u_lane_data_1 = \u_ocu_2.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_1_u_lane_data_1 = \u_ocu_2.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_2_u_lane_data_1 = \u_ocu_2.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_3_u_lane_data_1 = \u_ocu_2.lanes[3].u_lane.data_1 ;

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) assert(~(f_mine & _or_2) | (|(f_slot & _or_3)));

    wire [3:0] _or_7 = ({4{f_unit[0] & f_slot[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({4{f_unit[0] & f_slot[1]}} & f_u_bank_arbiter_phys_0_1)
            | ({4{f_unit[1] & f_slot[0]}} & f_u_bank_arbiter_phys_1_0)
            | ({4{f_unit[1] & f_slot[1]}} & f_u_bank_arbiter_phys_1_1)
            | ({4{f_unit[2] & f_slot[0]}} & f_u_bank_arbiter_phys_2_0)
            | ({4{f_unit[2] & f_slot[1]}} & f_u_bank_arbiter_phys_2_1);

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) assert(~_f_mine_and
            | (~(|(f_sure & ~(f_known_lanes & {f_want[3*LANE_W +: LANE_W] ==
            f_value[3*LANE_W +: LANE_W], f_want[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            f_want[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            f_want[LANE_W-1:0] == f_value[LANE_W-1:0]}))) & (_or_7 == f_reg)));

    wire [1:0] f_from = ({2{f_unit[0] & f_slot[0]}} & rd_sel[1:0])
            | ({2{f_unit[0] & f_slot[1]}} & rd_sel[3:2])
            | ({2{f_unit[1] & f_slot[0]}} & rd_sel[5:4])
            | ({2{f_unit[1] & f_slot[1]}} & rd_sel[7:6])
            | ({2{f_unit[2] & f_slot[0]}} & rd_sel[9:8])
            | ({2{f_unit[2] & f_slot[1]}} & rd_sel[11:10]);
    wire [4*LANE_W-1:0] _or_8 = ({(4*LANE_W){f_from[0]}} & bank_rdata[4*LANE_W-1:0])
            | ({(4*LANE_W){f_from[1]}} & bank_rdata[4*LANE_W +: 4*LANE_W]);

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) assert(~f_mine | ~(|f_from) |
            ((f_from == {f_reg[0], ~f_reg[0]}) & ~(|(f_sure
            & ~{_or_8[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_8[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_8[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_8[LANE_W-1:0] == f_want[LANE_W-1:0]}))));

    wire [4*LANE_W-1:0] f_operand = ({(4*LANE_W){f_unit[0] & f_slot[0]}}
            & {f_u_ocu_0_lanes_3_u_lane_data_0, f_u_ocu_0_lanes_2_u_lane_data_0,
            f_u_ocu_0_lanes_1_u_lane_data_0, f_u_ocu_0_lanes_0_u_lane_data_0})
            | ({(4*LANE_W){f_unit[0] & f_slot[1]}} & {f_u_ocu_0_lanes_3_u_lane_data_1,
            f_u_ocu_0_lanes_2_u_lane_data_1, f_u_ocu_0_lanes_1_u_lane_data_1,
            f_u_ocu_0_lanes_0_u_lane_data_1}) | ({(4*LANE_W){f_unit[1] & f_slot[0]}}
            & {f_u_ocu_1_lanes_3_u_lane_data_0, f_u_ocu_1_lanes_2_u_lane_data_0,
            f_u_ocu_1_lanes_1_u_lane_data_0, f_u_ocu_1_lanes_0_u_lane_data_0})
            | ({(4*LANE_W){f_unit[1] & f_slot[1]}} & {f_u_ocu_1_lanes_3_u_lane_data_1,
            f_u_ocu_1_lanes_2_u_lane_data_1, f_u_ocu_1_lanes_1_u_lane_data_1,
            f_u_ocu_1_lanes_0_u_lane_data_1}) | ({(4*LANE_W){f_unit[2] & f_slot[0]}}
            & {f_u_ocu_2_lanes_3_u_lane_data_0, f_u_ocu_2_lanes_2_u_lane_data_0,
            f_u_ocu_2_lanes_1_u_lane_data_0, f_u_ocu_2_lanes_0_u_lane_data_0})
            | ({(4*LANE_W){f_unit[2] & f_slot[1]}} & {f_u_ocu_2_lanes_3_u_lane_data_1,
            f_u_ocu_2_lanes_2_u_lane_data_1, f_u_ocu_2_lanes_1_u_lane_data_1,
            f_u_ocu_2_lanes_0_u_lane_data_1});

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) assert(~(f_mine & _or_2 & (|(f_slot
            & (({2{f_unit[0]}} & f_u_ocu_0_ready) | ({2{f_unit[1]}} & f_u_ocu_1_ready)
            | ({2{f_unit[2]}} & f_u_ocu_2_ready))))) | ~(|(f_sure
            & ~{f_operand[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            f_operand[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            f_operand[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            f_operand[LANE_W-1:0] == f_want[LANE_W-1:0]})));

    wire [4*LANE_W-1:0] _or_9 = ({(4*LANE_W){f_slot[0]}} & disp_data[4*LANE_W-1:0])
            | ({(4*LANE_W){f_slot[1]}} & disp_data[4*LANE_W +: 4*LANE_W]);

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) assert(~((|(disp_sel & f_unit)) & f_mine)
            | ~(|(f_sure & ~{_or_9[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_9[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_9[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_9[LANE_W-1:0] == f_want[LANE_W-1:0]})));
`endif

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {30'd0, {1'b0, issue[0]} + {1'b0, issue[1]}};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid & disp_ready};
        end
    end
`endif
endmodule

`default_nettype wire
