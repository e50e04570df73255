// regfile: Banked register file with caching collector units.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top regfile -o .
// Latency: issue to dispatch, unloaded: 1 without operands to read, 2 + k with k on distinct banks
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
//   launch_valid          in   1         a warp starts in scheduler s
//   launch_wid            in   2         [s] its local slot
//   sel_valid             out  1         scheduler s has selected a warp
//   sel_wid               out  2         [s] its local index, or zero
//   inst_src_valid        in   2         [s] same-cycle answer: source operands
//   inst_phys             in   8         [s][k] their physical registers
//   inst_meta             in   META_W    [s] metadata
//   issue                 out  1         the selected warp is issued
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
//   inst_reg              in   4         [k] same-cycle answer: architectural register
//   inst_near             in   2         its reuse is near
//   wb_wid                in   4         [i] warp of the result
//   wb_reg                in   4         [i] its architectural register
//   wb_near               in   2         its reuse is near
//   exit                  in   4         warp w has ended, all it issued is finished
//   sthld                 in   6         waiting threshold
//   waiting               out  1         the selected warp waits for a CCU
//   replaced              out  1         a CCU with a near value is taken
//   cnt_issued            out  32        instructions issued
//   cnt_dispatched        out  32        instructions dispatched
//   cnt_operand_requests  out  32        operands given to the CCUs
//   cnt_bank_reads        out  32        reads granted
//   cnt_bank_writes       out  32        writes granted
//   cnt_steals            out  32        zero: nothing is stolen here
//   cnt_conflict_cycles   out  32        per cycle, the queued reads that are not granted in it
//   cnt_cache_hits        out  32        operands that are not read from a bank
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 8,
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] warp_ready,
    input  wire launch_valid,
    input  wire [1:0] launch_wid,
    output wire sel_valid,
    output wire [1:0] sel_wid,
    input  wire [1:0] inst_src_valid,
    input  wire [7:0] inst_phys,
    input  wire [META_W-1:0] inst_meta,
    output wire issue,
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
    output wire [8*LANE_W-1:0] disp_data,
    input  wire [3:0] inst_reg,
    input  wire [1:0] inst_near,
    input  wire [3:0] wb_wid,
    input  wire [3:0] wb_reg,
    input  wire [1:0] wb_near,
    input  wire [3:0] exit,
    input  wire [5:0] sthld,
    output wire waiting,
    output wire replaced
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_issued
    , output reg  [31:0] cnt_dispatched
    , output reg  [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
    , output reg  [31:0] cnt_cache_hits
`endif
);
    wire [1:0] free;
    wire [1:0] grant;
    wire [3:0] older;
    wire [1:0] bank_en;
    wire [1:0] bank_we;
    wire [5:0] bank_row;
    wire [3:0] wr_sel;
    wire [3:0] rd_sel;
    wire [1:0] s_valid;
    wire [1:0] s_slot;
    wire [8*LANE_W-1:0] bank_wdata;
    wire [7:0] bank_wmask;
    wire [8*LANE_W-1:0] s_data;
    wire [1:0] cand;
    wire [1:0] disp_sel;
    wire [1:0] take;
    wire [1:0] owner_valid;
    wire [3:0] owner_wid;
    wire [1:0] near_any;
    wire [1:0] miss;
    wire [1:0] d_valid;
    wire [3:0] d_sel;
    wire [3:0] d_reg;
    wire [1:0] d_near;
    wire [8*LANE_W-1:0] d_data;
    wire [7:0] d_mask;
    wire [3:0] inv_valid;

    // Selection
    wire [3:0] sel;

    malekeh_scheduler u_sched_0 (
        .clk          (clk),
        .rst          (rst),
        .ready        (warp_ready),
        .launch_valid (launch_valid),
        .launch_wid   (launch_wid),
        .owner_valid  (owner_valid),
        .owner_wid    (owner_wid),
        .issue        (issue),
        .sel_valid    (sel_valid),
        .sel_wid      (sel_wid),
        .sel          (sel)
    );

    wire [6:0] alloc_cnt;

    // RF-I1: The selected warp is issued iff a unit is granted.
    ccu_allocator u_alloc (
        .clk         (clk),
        .rst         (rst),
        .free        (free),
        .owner_valid (owner_valid),
        .owner_wid   (owner_wid),
        .near_any    (near_any),
        .sel         (sel),
        .sthld       (sthld),
        .grant       (grant),
        .issue       (issue),
        .waiting     (waiting),
        .replaced    (replaced),
        .cnt         (alloc_cnt)
    );

    // Caching collectors
    wire ccu_0_free;
    wire ccu_0_cand;
    wire [1:0] ccu_0_wid;
    wire [META_W-1:0] ccu_0_meta;
    wire [1:0] ccu_0_src_valid;
    wire [8*LANE_W-1:0] ccu_0_data;
    wire [1:0] ccu_0_miss;
    wire ccu_0_owned;
    wire [1:0] ccu_0_owner;
    wire ccu_0_near;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_0_cnt_hits, unused_u_ccu_0_cnt_repeats, unused_u_ccu_0_cnt_d_writes,
            unused_u_ccu_0_cnt_d_drops, unused_u_ccu_0_cnt_invalidations,
            unused_u_ccu_0_cnt_flushes;
`endif
    // RF-I1: The granted collector takes the instruction of its scheduler.
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_0 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[0]),
        .alloc_ready     (ccu_0_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_0_miss),
        .owner_valid     (ccu_0_owned),
        .owner_wid       (ccu_0_owner),
        .near_any        (ccu_0_near),
        .exit            (exit),
        .s_valid         (s_valid[0]),
        .s_slot          (s_slot[0]),
        .s_data          (s_data[4*LANE_W-1:0]),
        .d_valid         (d_valid[0]),
        .d_reg           (d_reg[1:0]),
        .d_near          (d_near[0]),
        .d_mask          (d_mask[3:0]),
        .d_data          (d_data[4*LANE_W-1:0]),
        .inv_valid       (inv_valid[1:0]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_0_cand),
        .disp_sel        (disp_sel[0]),
        .disp_take       (take[0]),
        .disp_wid        (ccu_0_wid),
        .disp_meta       (ccu_0_meta),
        .disp_src_valid  (ccu_0_src_valid),
        .disp_data       (ccu_0_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_0_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_0_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_0_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_0_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_0_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_0_cnt_flushes)
`endif
    );

    wire ccu_1_free;
    wire ccu_1_cand;
    wire [1:0] ccu_1_wid;
    wire [META_W-1:0] ccu_1_meta;
    wire [1:0] ccu_1_src_valid;
    wire [8*LANE_W-1:0] ccu_1_data;
    wire [1:0] ccu_1_miss;
    wire ccu_1_owned;
    wire [1:0] ccu_1_owner;
    wire ccu_1_near;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_1_cnt_hits, unused_u_ccu_1_cnt_repeats, unused_u_ccu_1_cnt_d_writes,
            unused_u_ccu_1_cnt_d_drops, unused_u_ccu_1_cnt_invalidations,
            unused_u_ccu_1_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_1 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[1]),
        .alloc_ready     (ccu_1_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_1_miss),
        .owner_valid     (ccu_1_owned),
        .owner_wid       (ccu_1_owner),
        .near_any        (ccu_1_near),
        .exit            (exit),
        .s_valid         (s_valid[1]),
        .s_slot          (s_slot[1]),
        .s_data          (s_data[4*LANE_W +: 4*LANE_W]),
        .d_valid         (d_valid[1]),
        .d_reg           (d_reg[3:2]),
        .d_near          (d_near[1]),
        .d_mask          (d_mask[7:4]),
        .d_data          (d_data[4*LANE_W +: 4*LANE_W]),
        .inv_valid       (inv_valid[3:2]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_1_cand),
        .disp_sel        (disp_sel[1]),
        .disp_take       (take[1]),
        .disp_wid        (ccu_1_wid),
        .disp_meta       (ccu_1_meta),
        .disp_src_valid  (ccu_1_src_valid),
        .disp_data       (ccu_1_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_1_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_1_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_1_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_1_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_1_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_1_cnt_flushes)
`endif
    );

    assign free = {ccu_1_free, ccu_0_free};
    assign cand = {ccu_1_cand, ccu_0_cand};

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_wid = ccu_0_wid | ccu_1_wid;

    assign disp_meta = ccu_0_meta | ccu_1_meta;
    assign disp_src_valid = ccu_0_src_valid | ccu_1_src_valid;
    assign disp_data = ccu_0_data | ccu_1_data;
    assign owner_valid = {ccu_1_owned, ccu_0_owned};
    assign owner_wid = {ccu_1_owner, ccu_0_owner};
    assign near_any = {ccu_1_near, ccu_0_near};

    // RF-M1: Operands that the CCU does not have are read.
    assign miss = ccu_0_miss | ccu_1_miss;

    // Banks
`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_bank_arbiter_cnt_operand_requests;
`endif
    // RF-I2: The operands that the CCU does not have are queued in the cycle it is given.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (issue),
        .push_cu        (grant),
        .push_src_valid (miss),
        .push_phys      (inst_phys),
        .wr_valid       (wb_valid),
        .wr_phys        (wb_phys),
        .wr_ready       (wb_ready),
        .bank_en        (bank_en),
        .bank_we        (bank_we),
        .bank_row       (bank_row),
        .wr_sel         (wr_sel),
        .rd_sel         (rd_sel),
        .s_valid        (s_valid),
        .s_slot         (s_slot),
        .older          (older)
`ifdef WARPSMITH_COUNTERS
        , .cnt_operand_requests (unused_u_bank_arbiter_cnt_operand_requests)
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
        .s_data     (s_data),
        .d_sel      (d_sel),
        .d_data     (d_data),
        .d_mask     (d_mask)
    );

    // RF-M3: Accepted writes pass the write filter on their way to the D ports.
    write_filter u_write_filter (
        .acc_valid   (wb_ready),
        .acc_wid     (wb_wid),
        .acc_reg     (wb_reg),
        .acc_near    (wb_near),
        .owner_valid (owner_valid),
        .owner_wid   (owner_wid),
        .d_valid     (d_valid),
        .d_sel       (d_sel),
        .d_reg       (d_reg),
        .d_near      (d_near),
        .inv_valid   (inv_valid)
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
    reg [1:0] f_unit; // arbitrary

    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) assume((|f_unit) & ~(|(f_unit & (f_unit - 2'd1))));

    reg [1:0] f_warp; // an arbitrary warp

    always @(posedge clk) f_warp <= f_warp;

    reg [1:0] f_tag; // an arbitrary register of it

    always @(posedge clk) f_tag <= f_tag;

    reg [3:0] f_reg; // an arbitrary physical register

    always @(posedge clk) f_reg <= f_reg;

    (* hierconn *) wire \u_ccu_0.busy ;
    wire f_u_ccu_0_busy = \u_ccu_0.busy ;
    (* hierconn *) wire \u_ccu_0.owned ;
    wire f_u_ccu_0_owned = \u_ccu_0.owned ;
    (* hierconn *) wire [1:0] \u_ccu_0.wid ;
    wire [1:0] f_u_ccu_0_wid = \u_ccu_0.wid ;
    (* hierconn *) wire [1:0] \u_ccu_0.src_valid ;
    wire [1:0] f_u_ccu_0_src_valid = \u_ccu_0.src_valid ;
    (* hierconn *) wire [1:0] \u_ccu_0.ready ;
    wire [1:0] f_u_ccu_0_ready = \u_ccu_0.ready ;
    (* hierconn *) wire [3:0] \u_ccu_0.valid ;
    wire [3:0] f_u_ccu_0_valid = \u_ccu_0.valid ;
    (* hierconn *) wire [3:0] \u_ccu_0.lock ;
    wire [3:0] f_u_ccu_0_lock = \u_ccu_0.lock ;
    (* hierconn *) wire [3:0] \u_ccu_0.near ;
    wire [3:0] f_u_ccu_0_near = \u_ccu_0.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_0.meta ;
    wire [META_W-1:0] f_u_ccu_0_meta = \u_ccu_0.meta ;
    (* hierconn *) wire [3:0] \u_ccu_0.entry_0 ;
    wire [3:0] f_u_ccu_0_entry_0 = \u_ccu_0.entry_0 ;
    (* hierconn *) wire [3:0] \u_ccu_0.entry_1 ;
    wire [3:0] f_u_ccu_0_entry_1 = \u_ccu_0.entry_1 ;
    (* hierconn *) wire [1:0] \u_ccu_0.tag_0 ;
    wire [1:0] f_u_ccu_0_tag_0 = \u_ccu_0.tag_0 ;
    (* hierconn *) wire [1:0] \u_ccu_0.tag_1 ;
    wire [1:0] f_u_ccu_0_tag_1 = \u_ccu_0.tag_1 ;
    (* hierconn *) wire [1:0] \u_ccu_0.tag_2 ;
    wire [1:0] f_u_ccu_0_tag_2 = \u_ccu_0.tag_2 ;
    (* hierconn *) wire [1:0] \u_ccu_0.tag_3 ;
    wire [1:0] f_u_ccu_0_tag_3 = \u_ccu_0.tag_3 ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.pend_0 ;
    wire [1:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;

    reg f_0_busy; // issued to the unit
    reg [1:0] f_0_wid; // its warp
    reg [1:0] f_0_src; // its operands
    reg [3:0] f_0_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_0_busy <= 1'b0;
        end else begin
            if (grant[0])
                f_0_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[0])
                f_0_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[0]) begin
            f_0_wid <= sel_wid;
            f_0_src <= inst_src_valid;
            f_0_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_1.busy ;
    wire f_u_ccu_1_busy = \u_ccu_1.busy ;
    (* hierconn *) wire \u_ccu_1.owned ;
    wire f_u_ccu_1_owned = \u_ccu_1.owned ;
    (* hierconn *) wire [1:0] \u_ccu_1.wid ;
    wire [1:0] f_u_ccu_1_wid = \u_ccu_1.wid ;
    (* hierconn *) wire [1:0] \u_ccu_1.src_valid ;
    wire [1:0] f_u_ccu_1_src_valid = \u_ccu_1.src_valid ;
    (* hierconn *) wire [1:0] \u_ccu_1.ready ;
    wire [1:0] f_u_ccu_1_ready = \u_ccu_1.ready ;
    (* hierconn *) wire [3:0] \u_ccu_1.valid ;
    wire [3:0] f_u_ccu_1_valid = \u_ccu_1.valid ;
    (* hierconn *) wire [3:0] \u_ccu_1.lock ;
    wire [3:0] f_u_ccu_1_lock = \u_ccu_1.lock ;
    (* hierconn *) wire [3:0] \u_ccu_1.near ;
    wire [3:0] f_u_ccu_1_near = \u_ccu_1.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_1.meta ;
    wire [META_W-1:0] f_u_ccu_1_meta = \u_ccu_1.meta ;
    (* hierconn *) wire [3:0] \u_ccu_1.entry_0 ;
    wire [3:0] f_u_ccu_1_entry_0 = \u_ccu_1.entry_0 ;
    (* hierconn *) wire [3:0] \u_ccu_1.entry_1 ;
    wire [3:0] f_u_ccu_1_entry_1 = \u_ccu_1.entry_1 ;
    (* hierconn *) wire [1:0] \u_ccu_1.tag_0 ;
    wire [1:0] f_u_ccu_1_tag_0 = \u_ccu_1.tag_0 ;
    (* hierconn *) wire [1:0] \u_ccu_1.tag_1 ;
    wire [1:0] f_u_ccu_1_tag_1 = \u_ccu_1.tag_1 ;
    (* hierconn *) wire [1:0] \u_ccu_1.tag_2 ;
    wire [1:0] f_u_ccu_1_tag_2 = \u_ccu_1.tag_2 ;
    (* hierconn *) wire [1:0] \u_ccu_1.tag_3 ;
    wire [1:0] f_u_ccu_1_tag_3 = \u_ccu_1.tag_3 ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.pend_1 ;
    wire [1:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;

    reg f_1_busy; // issued to the unit
    reg [1:0] f_1_wid; // its warp
    reg [1:0] f_1_src; // its operands
    reg [3:0] f_1_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_1_busy <= 1'b0;
        end else begin
            if (grant[1])
                f_1_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[1])
                f_1_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[1]) begin
            f_1_wid <= sel_wid;
            f_1_src <= inst_src_valid;
            f_1_reg <= inst_reg;
        end
    end

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[0]
            & (wb_valid[0] & (wb_wid[1:0] == sel_wid) & (wb_reg[1:0] == inst_reg[1:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[0] & (wb_wid[1:0] == f_0_wid) & (wb_reg[1:0] == f_0_reg[1:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[0] & (wb_wid[1:0] == f_1_wid) & (wb_reg[1:0] == f_1_reg[1:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[1]
            & (wb_valid[0] & (wb_wid[1:0] == sel_wid) & (wb_reg[1:0] == inst_reg[3:2]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[0] & (wb_wid[1:0] == f_0_wid) & (wb_reg[1:0] == f_0_reg[3:2]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[0] & (wb_wid[1:0] == f_1_wid) & (wb_reg[1:0] == f_1_reg[3:2]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[0]
            & (wb_valid[1] & (wb_wid[3:2] == sel_wid) & (wb_reg[3:2] == inst_reg[1:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[1] & (wb_wid[3:2] == f_0_wid) & (wb_reg[3:2] == f_0_reg[1:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[1] & (wb_wid[3:2] == f_1_wid) & (wb_reg[3:2] == f_1_reg[1:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[1]
            & (wb_valid[1] & (wb_wid[3:2] == sel_wid) & (wb_reg[3:2] == inst_reg[3:2]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[1] & (wb_wid[3:2] == f_0_wid) & (wb_reg[3:2] == f_0_reg[3:2]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[1] & (wb_wid[3:2] == f_1_wid) & (wb_reg[3:2] == f_1_reg[3:2]))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[3:2] == wb_wid[1:0]) & (wb_reg[3:2] == wb_reg[1:0])) ==
            (wb_phys[7:4] == wb_phys[3:0])));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~(f_0_busy
            & (|(exit & {f_0_wid == 2'd3, f_0_wid == 2'd2, f_0_wid == 2'd1, f_0_wid == 2'd0}))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~(f_1_busy
            & (|(exit & {f_1_wid == 2'd3, f_1_wid == 2'd2, f_1_wid == 2'd1, f_1_wid == 2'd0}))));

    reg f_seen; // the pair has been named
    reg f_mine; // it is the register

    wire _issue_and = issue & inst_src_valid[0] & (sel_wid == f_warp) & (inst_reg[1:0] == f_tag);
    wire _issue_and_2 = issue & inst_src_valid[1] & (sel_wid == f_warp) & (inst_reg[3:2] == f_tag);
    wire _wb_valid_0_and = wb_valid[0] & (wb_wid[1:0] == f_warp) & (wb_reg[1:0] == f_tag);
    wire _wb_valid_1_and = wb_valid[1] & (wb_wid[3:2] == f_warp) & (wb_reg[3:2] == f_tag);
    wire f_mapped = f_seen ? f_mine : (_issue_and & (inst_phys[3:0] == f_reg))
            | (_issue_and_2 & (inst_phys[7:4] == f_reg))
            | (_wb_valid_0_and & (wb_phys[3:0] == f_reg))
            | (_wb_valid_1_and & (wb_phys[7:4] == f_reg));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~_issue_and | ((inst_phys[3:0] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~_issue_and_2 | ((inst_phys[7:4] == f_reg) == f_mapped));

    wire _inverse = ~_wb_valid_0_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(_inverse | ((wb_phys[3:0] == f_reg) == f_mapped));

    wire _inverse_2 = ~_wb_valid_1_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(_inverse_2 | ((wb_phys[7:4] == f_reg) == f_mapped));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) assume(~(f_mapped & wb_valid[0] & (wb_phys[3:0] == f_reg) & _inverse));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) assume(~(f_mapped & wb_valid[1] & (wb_phys[7:4] == f_reg) & _inverse_2));

    always @(posedge clk) f_mine <= f_mapped;

    reg f_lives; // it has issued, and not ended

    wire _some = |(exit & {f_warp == 2'd3, f_warp == 2'd2, f_warp == 2'd1, f_warp == 2'd0});

    always @(posedge clk) begin
        if (rst) begin
            f_lives <= 1'b0;
        end else begin
            if (issue & (sel_wid == f_warp))
                f_lives <= 1'b1;
            else if (_some)
                f_lives <= 1'b0;
        end
    end

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) assert(~(((f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp))
            | (f_0_busy & (f_0_wid == f_warp))) | ((f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp))
            | (f_1_busy & (f_1_wid == f_warp)))) | f_lives);

    wire _and = (launch_valid & (launch_wid == f_warp))
            & ((((((issue & (sel_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | (f_1_busy & (f_1_wid == f_warp))) | (wb_valid[0] & (wb_wid[1:0] == f_warp)))
            | (wb_valid[1] & (wb_wid[3:2] == f_warp))) | f_lives);

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) assume(~_and);

    always @(posedge clk) begin
        if (rst) begin
            f_seen <= 1'b0;
        end else begin
            if (launch_valid & (launch_wid == f_warp))
                f_seen <= 1'b0;
            else if (_issue_and | _issue_and_2 | _wb_valid_0_and | _wb_valid_1_and)
                f_seen <= 1'b1;
        end
    end

    wire [3:0] f_here = ({4{f_unit[0]}} & {f_u_ccu_0_valid[3] & (f_u_ccu_0_tag_3 == f_tag),
            f_u_ccu_0_valid[2] & (f_u_ccu_0_tag_2 == f_tag),
            f_u_ccu_0_valid[1] & (f_u_ccu_0_tag_1 == f_tag),
            f_u_ccu_0_valid[0] & (f_u_ccu_0_tag_0 == f_tag)})
            | ({4{f_unit[1]}} & {f_u_ccu_1_valid[3] & (f_u_ccu_1_tag_3 == f_tag),
            f_u_ccu_1_valid[2] & (f_u_ccu_1_tag_2 == f_tag),
            f_u_ccu_1_valid[1] & (f_u_ccu_1_tag_1 == f_tag),
            f_u_ccu_1_valid[0] & (f_u_ccu_1_tag_0 == f_tag)});
    wire _or = (f_unit[0] & (f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp)))
            | (f_unit[1] & (f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp)));
    wire [1:0] _or_2 = ({2{f_unit[0]}} & {f_0_busy & f_0_src[1] & (f_0_wid == f_warp)
            & (f_0_reg[3:2] == f_tag), f_0_busy & f_0_src[0] & (f_0_wid == f_warp)
            & (f_0_reg[1:0] == f_tag)}) | ({2{f_unit[1]}}
            & {f_1_busy & f_1_src[1] & (f_1_wid == f_warp) & (f_1_reg[3:2] == f_tag),
            f_1_busy & f_1_src[0] & (f_1_wid == f_warp) & (f_1_reg[1:0] == f_tag)});

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) assert(~((_or & (|f_here)) | (|_or_2)) | f_seen);

    wire f_own = _or & (f_seen & f_mine);
    wire [1:0] f_named = (f_seen & f_mine) ? _or_2 : 2'd0;

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_0_busy == f_u_ccu_0_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_0_busy | ((f_u_ccu_0_wid == f_0_wid)
            & (f_u_ccu_0_src_valid == f_0_src)));

    wire [1:0] _joined = {|f_u_ccu_0_entry_0[3:2], f_u_ccu_0_entry_0[1] | f_u_ccu_0_entry_0[3]};
    wire _equals = _joined == 2'd0;
    wire _equals_2 = _joined == 2'd1;
    wire _equals_3 = _joined == 2'd2;
    wire _equals_4 = _joined == 2'd3;
    wire [3:0] _index_onehot = {_equals_4, _equals_3, _equals_2, _equals};

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0])
            | ((({2{_index_onehot[0]}} & f_u_ccu_0_tag_0)
            | ({2{_index_onehot[1]}} & f_u_ccu_0_tag_1) | ({2{_index_onehot[2]}} & f_u_ccu_0_tag_2)
            | ({2{_index_onehot[3]}} & f_u_ccu_0_tag_3)) == f_0_reg[1:0]));

    wire [1:0] _joined_2 = {|f_u_ccu_0_entry_1[3:2], f_u_ccu_0_entry_1[1] | f_u_ccu_0_entry_1[3]};
    wire _equals_5 = _joined_2 == 2'd0;
    wire _equals_6 = _joined_2 == 2'd1;
    wire _equals_7 = _joined_2 == 2'd2;
    wire _equals_8 = _joined_2 == 2'd3;
    wire [3:0] _index_onehot_2 = {_equals_8, _equals_7, _equals_6, _equals_5};

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1])
            | ((({2{_index_onehot_2[0]}} & f_u_ccu_0_tag_0)
            | ({2{_index_onehot_2[1]}} & f_u_ccu_0_tag_1)
            | ({2{_index_onehot_2[2]}} & f_u_ccu_0_tag_2)
            | ({2{_index_onehot_2[3]}} & f_u_ccu_0_tag_3)) == f_0_reg[3:2]));

    (* hierconn *) wire [3:0] \u_bank_arbiter.in_flight_1 ;
    wire [3:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [1:0] f_u_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
    wire [1:0] _joined_3 = {f_u_bank_arbiter_pend_0[0],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & ~f_u_bank_arbiter_in_flight_slot_1[0]};
    wire _or_3 = ((|f_u_bank_arbiter_in_flight_1[1:0]) & ~f_u_bank_arbiter_in_flight_slot_1[0])
            | f_u_bank_arbiter_pend_0[0];
    wire [1:0] _joined_4 = {f_u_bank_arbiter_pend_0[1],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & f_u_bank_arbiter_in_flight_slot_1[0]};
    wire _or_4 = ((|f_u_bank_arbiter_in_flight_1[1:0]) & f_u_bank_arbiter_in_flight_slot_1[0])
            | f_u_bank_arbiter_pend_0[1];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(_joined_3 & (_joined_3 - 2'd1)))
            & (~_or_3 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0])))
            & (~(|(_joined_4 & (_joined_4 - 2'd1))) & (~_or_4
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]))));

    wire _f_u_ccu_0_src_valid_0_and = f_u_ccu_0_src_valid[0] & (_joined == _joined_2);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]
            & _f_u_ccu_0_src_valid_0_and) | ((f_u_ccu_0_ready[1] == f_u_ccu_0_ready[0])
            & ~(_or_4 & _or_3)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0])
            | (_or_3 | (_or_4 & (f_u_ccu_0_src_valid[1] & (_joined_2 == _joined)))))
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1])
            | (_or_4 | (_or_3 & _f_u_ccu_0_src_valid_0_and))));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_1_busy == f_u_ccu_1_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_1_busy | ((f_u_ccu_1_wid == f_1_wid)
            & (f_u_ccu_1_src_valid == f_1_src)));

    wire [1:0] _joined_5 = {|f_u_ccu_1_entry_0[3:2], f_u_ccu_1_entry_0[1] | f_u_ccu_1_entry_0[3]};
    wire _equals_9 = _joined_5 == 2'd0;
    wire _equals_10 = _joined_5 == 2'd1;
    wire _equals_11 = _joined_5 == 2'd2;
    wire _equals_12 = _joined_5 == 2'd3;
    wire [3:0] _index_onehot_3 = {_equals_12, _equals_11, _equals_10, _equals_9};

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0])
            | ((({2{_index_onehot_3[0]}} & f_u_ccu_1_tag_0)
            | ({2{_index_onehot_3[1]}} & f_u_ccu_1_tag_1)
            | ({2{_index_onehot_3[2]}} & f_u_ccu_1_tag_2)
            | ({2{_index_onehot_3[3]}} & f_u_ccu_1_tag_3)) == f_1_reg[1:0]));

    wire [1:0] _joined_6 = {|f_u_ccu_1_entry_1[3:2], f_u_ccu_1_entry_1[1] | f_u_ccu_1_entry_1[3]};
    wire _equals_13 = _joined_6 == 2'd0;
    wire _equals_14 = _joined_6 == 2'd1;
    wire _equals_15 = _joined_6 == 2'd2;
    wire _equals_16 = _joined_6 == 2'd3;
    wire [3:0] _index_onehot_4 = {_equals_16, _equals_15, _equals_14, _equals_13};

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1])
            | ((({2{_index_onehot_4[0]}} & f_u_ccu_1_tag_0)
            | ({2{_index_onehot_4[1]}} & f_u_ccu_1_tag_1)
            | ({2{_index_onehot_4[2]}} & f_u_ccu_1_tag_2)
            | ({2{_index_onehot_4[3]}} & f_u_ccu_1_tag_3)) == f_1_reg[3:2]));

    wire [1:0] _joined_7 = {f_u_bank_arbiter_pend_1[0],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & ~f_u_bank_arbiter_in_flight_slot_1[1]};
    wire _or_5 = ((|f_u_bank_arbiter_in_flight_1[3:2]) & ~f_u_bank_arbiter_in_flight_slot_1[1])
            | f_u_bank_arbiter_pend_1[0];
    wire [1:0] _joined_8 = {f_u_bank_arbiter_pend_1[1],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & f_u_bank_arbiter_in_flight_slot_1[1]};
    wire _or_6 = ((|f_u_bank_arbiter_in_flight_1[3:2]) & f_u_bank_arbiter_in_flight_slot_1[1])
            | f_u_bank_arbiter_pend_1[1];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(_joined_7 & (_joined_7 - 2'd1)))
            & (~_or_5 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0])))
            & (~(|(_joined_8 & (_joined_8 - 2'd1))) & (~_or_6
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1]))));

    wire _f_u_ccu_1_src_valid_0_and = f_u_ccu_1_src_valid[0] & (_joined_5 == _joined_6);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & _f_u_ccu_1_src_valid_0_and) | ((f_u_ccu_1_ready[1] == f_u_ccu_1_ready[0])
            & ~(_or_6 & _or_5)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0])
            | (_or_5 | (_or_6 & (f_u_ccu_1_src_valid[1] & (_joined_6 == _joined_5)))))
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1])
            | (_or_6 | (_or_5 & _f_u_ccu_1_src_valid_0_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_1_owned & f_u_ccu_0_owned
            & (f_u_ccu_1_wid == f_u_ccu_0_wid)));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction

    always @(posedge clk) if (|(grant & f_unit)) f_meta <= inst_meta;

    wire _inverse_3 = ~((f_unit[0] & f_u_ccu_0_busy) | (f_unit[1] & f_u_ccu_1_busy));

    // RF-I1: So does its metadata.
    always @* if (!rst) assert(_inverse_3 | ((({META_W{f_unit[0]}} & f_u_ccu_0_meta)
            | ({META_W{f_unit[1]}} & f_u_ccu_1_meta)) == f_meta));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) assert(~(|(disp_sel & f_unit))
            | (disp_valid & (disp_wid == (({2{f_unit[0]}} & f_0_wid) | ({2{f_unit[1]}} & f_1_wid)))
            & (disp_src_valid == (({2{f_unit[0]}} & f_0_src) | ({2{f_unit[1]}} & f_1_src)))
            & (disp_meta == f_meta)));

    reg [2:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 3'd0;
        end else begin
            f_inside <= (f_inside + {2'd0, issue}) - {2'd0, disp_valid & disp_ready};
        end
    end

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) assert(f_inside == {1'b0, {1'b0, f_u_ccu_0_busy} + {1'b0, f_u_ccu_1_busy}});

    reg [3:0] f_requests_left; // modulo

    wire [1:0] _by_issue = issue ? inst_src_valid : 2'd0;
    wire [1:0] _by_issue_2 = issue ? (inst_src_valid & ~miss) : 2'd0;
    wire [1:0] _bank_en_and_not_bank_we = bank_en & ~bank_we;

    always @(posedge clk) begin
        if (rst) begin
            f_requests_left <= 4'd0;
        end else begin
            f_requests_left <= (f_requests_left + ({2'd0,
                    {1'b0, _by_issue[0]} + {1'b0, _by_issue[1]}}
                    - {2'd0, {1'b0, _by_issue_2[0]} + {1'b0, _by_issue_2[1]}}))
                    - {2'd0, {1'b0, _bank_en_and_not_bank_we[0]}
                    + {1'b0, _bank_en_and_not_bank_we[1]}};
        end
    end

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) assert(f_requests_left == {1'b0,
            {1'b0, {1'b0, f_u_bank_arbiter_pend_0[0]} + {1'b0, f_u_bank_arbiter_pend_0[1]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_1[0]} + {1'b0, f_u_bank_arbiter_pend_1[1]}}});

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

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_0 = \u_ccu_0.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_0 = \u_ccu_0.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_0 = \u_ccu_0.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_0 = \u_ccu_0.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_0 = \u_ccu_1.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_0 = \u_ccu_1.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_0 = \u_ccu_1.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_0 = \u_ccu_1.lanes[3].u_lane.data_0 ;
    wire _or_7 = (f_unit[0] & ((f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0]
            & _equals) | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]
            & _equals_5))) | (f_unit[1] & ((f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]
            & ~f_u_ccu_1_ready[0] & _equals_9) | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & ~f_u_ccu_1_ready[1] & _equals_13)));
    wire [4*LANE_W-1:0] _or_8 = ({(4*LANE_W){f_unit[0]}}
            & {f_u_ccu_0_lanes_3_u_lane_data_0, f_u_ccu_0_lanes_2_u_lane_data_0,
            f_u_ccu_0_lanes_1_u_lane_data_0, f_u_ccu_0_lanes_0_u_lane_data_0})
            | ({(4*LANE_W){f_unit[1]}} & {f_u_ccu_1_lanes_3_u_lane_data_0,
            f_u_ccu_1_lanes_2_u_lane_data_0, f_u_ccu_1_lanes_1_u_lane_data_0,
            f_u_ccu_1_lanes_0_u_lane_data_0});

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[0] & ~_or_7)
            | ~(|(f_known_lanes & ~{_or_8[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_8[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_8[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_8[LANE_W-1:0] == f_value[LANE_W-1:0]})));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_1 = \u_ccu_0.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_1 = \u_ccu_0.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_1 = \u_ccu_0.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_1 = \u_ccu_0.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_1 = \u_ccu_1.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_1 = \u_ccu_1.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_1 = \u_ccu_1.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_1 = \u_ccu_1.lanes[3].u_lane.data_1 ;
    wire _or_9 = (f_unit[0] & ((f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0]
            & _equals_2) | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]
            & _equals_6))) | (f_unit[1] & ((f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]
            & ~f_u_ccu_1_ready[0] & _equals_10) | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & ~f_u_ccu_1_ready[1] & _equals_14)));
    wire [4*LANE_W-1:0] _or_10 = ({(4*LANE_W){f_unit[0]}}
            & {f_u_ccu_0_lanes_3_u_lane_data_1, f_u_ccu_0_lanes_2_u_lane_data_1,
            f_u_ccu_0_lanes_1_u_lane_data_1, f_u_ccu_0_lanes_0_u_lane_data_1})
            | ({(4*LANE_W){f_unit[1]}} & {f_u_ccu_1_lanes_3_u_lane_data_1,
            f_u_ccu_1_lanes_2_u_lane_data_1, f_u_ccu_1_lanes_1_u_lane_data_1,
            f_u_ccu_1_lanes_0_u_lane_data_1});

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[1] & ~_or_9)
            | ~(|(f_known_lanes & ~{_or_10[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_10[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_10[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_10[LANE_W-1:0] == f_value[LANE_W-1:0]})));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_2 = \u_ccu_0.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_2 = \u_ccu_0.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_2 = \u_ccu_0.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_2 = \u_ccu_0.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_2 = \u_ccu_1.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_2 = \u_ccu_1.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_2 = \u_ccu_1.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_2 = \u_ccu_1.lanes[3].u_lane.data_2 ;
    wire _or_11 = (f_unit[0] & ((f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0]
            & _equals_3) | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]
            & _equals_7))) | (f_unit[1] & ((f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]
            & ~f_u_ccu_1_ready[0] & _equals_11) | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & ~f_u_ccu_1_ready[1] & _equals_15)));
    wire [4*LANE_W-1:0] _or_12 = ({(4*LANE_W){f_unit[0]}}
            & {f_u_ccu_0_lanes_3_u_lane_data_2, f_u_ccu_0_lanes_2_u_lane_data_2,
            f_u_ccu_0_lanes_1_u_lane_data_2, f_u_ccu_0_lanes_0_u_lane_data_2})
            | ({(4*LANE_W){f_unit[1]}} & {f_u_ccu_1_lanes_3_u_lane_data_2,
            f_u_ccu_1_lanes_2_u_lane_data_2, f_u_ccu_1_lanes_1_u_lane_data_2,
            f_u_ccu_1_lanes_0_u_lane_data_2});

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[2] & ~_or_11)
            | ~(|(f_known_lanes & ~{_or_12[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_12[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_12[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_12[LANE_W-1:0] == f_value[LANE_W-1:0]})));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_3 = \u_ccu_0.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_3 = \u_ccu_0.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_3 = \u_ccu_0.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_3 = \u_ccu_0.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_3 = \u_ccu_1.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_3 = \u_ccu_1.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_3 = \u_ccu_1.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_3 = \u_ccu_1.lanes[3].u_lane.data_3 ;
    wire _or_13 = (f_unit[0] & ((f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0]
            & _equals_4) | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]
            & _equals_8))) | (f_unit[1] & ((f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]
            & ~f_u_ccu_1_ready[0] & _equals_12) | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & ~f_u_ccu_1_ready[1] & _equals_16)));
    wire [4*LANE_W-1:0] _or_14 = ({(4*LANE_W){f_unit[0]}}
            & {f_u_ccu_0_lanes_3_u_lane_data_3, f_u_ccu_0_lanes_2_u_lane_data_3,
            f_u_ccu_0_lanes_1_u_lane_data_3, f_u_ccu_0_lanes_0_u_lane_data_3})
            | ({(4*LANE_W){f_unit[1]}} & {f_u_ccu_1_lanes_3_u_lane_data_3,
            f_u_ccu_1_lanes_2_u_lane_data_3, f_u_ccu_1_lanes_1_u_lane_data_3,
            f_u_ccu_1_lanes_0_u_lane_data_3});

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[3] & ~_or_13)
            | ~(|(f_known_lanes & ~{_or_14[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_14[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_14[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_14[LANE_W-1:0] == f_value[LANE_W-1:0]})));

    reg [4*LANE_W-1:0] f_want; // the register when it was issued
    reg [3:0] f_sure; // lanes known then

    always @(posedge clk) begin
        if (|(grant & f_unit))
            f_want <= f_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            f_sure <= 4'd0;
        end else begin
            if (|(grant & f_unit))
                f_sure <= f_known_lanes;
        end
    end

    // CCU-I10: Invariant: a source keeps its value until it is dispatched.
    always @* if (!rst) assert(~(|f_named) | ~(|(f_sure
            & ~(f_known_lanes & {f_want[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            f_want[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            f_want[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            f_want[LANE_W-1:0] == f_value[LANE_W-1:0]}))));

    wire [1:0] _or_15 = ({2{f_unit[0]}} & rd_sel[1:0]) | ({2{f_unit[1]}} & rd_sel[3:2]);
    wire [4*LANE_W-1:0] _or_16 = ({(4*LANE_W){_or_15[0]}} & bank_rdata[4*LANE_W-1:0])
            | ({(4*LANE_W){_or_15[1]}} & bank_rdata[4*LANE_W +: 4*LANE_W]);

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) assert(~((|({|(f_unit & s_slot), ~(|(f_unit & s_slot))} & f_named))
            & (|_or_15)) | ((_or_15 == {f_reg[0], ~f_reg[0]})
            & ~(|(f_known_lanes & ~{_or_16[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_16[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_16[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_16[LANE_W-1:0] == f_value[LANE_W-1:0]}))));

    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_0_0 ;
    wire [3:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_1_0 ;
    wire [3:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[0] & ((f_unit[0] & f_u_bank_arbiter_pend_0[0])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[0])))
            | ((({4{f_unit[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({4{f_unit[1]}} & f_u_bank_arbiter_phys_1_0)) == f_reg));

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~((|(disp_sel & f_unit)) & f_named[0])
            | ~(|(f_sure & ~{disp_data[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[LANE_W-1:0] == f_want[LANE_W-1:0]})));

    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_0_1 ;
    wire [3:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.phys_1_1 ;
    wire [3:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[1] & ((f_unit[0] & f_u_bank_arbiter_pend_0[1])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[1])))
            | ((({4{f_unit[0]}} & f_u_bank_arbiter_phys_0_1)
            | ({4{f_unit[1]}} & f_u_bank_arbiter_phys_1_1)) == f_reg));

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~((|(disp_sel & f_unit)) & f_named[1])
            | ~(|(f_sure & ~{disp_data[7*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[6*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[5*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[4*LANE_W +: LANE_W] == f_want[LANE_W-1:0]})));

    reg f_stored; // it reached the unit

    wire _and_2 = (wb_valid[0] & wb_ready[0] & (wb_wid[1:0] == f_warp)) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (_or & ((_and_2 & _wb_valid_0_and & (&wb_mask[3:0]))
                    | (((wb_valid[1] & wb_ready[1] & (wb_wid[3:2] == f_warp)) & wb_near[1])
                    & ~_and_2 & _wb_valid_1_and & (&wb_mask[7:4])))) & ~(|(grant & f_unit)) & ~_some
                    & ((f_unit[0] & (|(~f_u_ccu_0_lock))) | (f_unit[1] & (|(~f_u_ccu_1_lock))));
        end
    end

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) assert(~f_stored | ((|f_here)
            & (|(f_here & (({4{f_unit[0]}} & f_u_ccu_0_near)
            | ({4{f_unit[1]}} & f_u_ccu_1_near))))));

    (* hierconn *) wire [1:0] \u_dispatcher.hold_0 ;
    wire [1:0] f_u_dispatcher_hold_0 = \u_dispatcher.hold_0 ;

    reg [4:0] f_waited; // such cycles

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 5'd0;
        end else begin
            if (_inverse_3)
                f_waited <= 5'd0;
            else if (~(|bank_we) & disp_ready)
                f_waited <= f_waited + 5'd1;
        end
    end

    // CCU-I9: A busy unit is dispatched within 8 such cycles.
    always @* if (!rst) assert(_inverse_3 | (f_waited < 5'd8));

    wire [1:0] _choice = ((|(older[1:0] & f_unit)) | f_unit[0]) ? f_u_bank_arbiter_pend_0 : 2'd0;
    wire [1:0] _choice_2 = ((|(older[3:2] & f_unit)) | f_unit[1]) ? f_u_bank_arbiter_pend_1 : 2'd0;
    wire [4:0] _plus = {2'd0, {1'b0, {1'b0, _choice[0]} + {1'b0, _choice[1]}}
            + {1'b0, {1'b0, _choice_2[0]} + {1'b0, _choice_2[1]}}}
            + ((|(({2{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({2{f_unit[1]}} & f_u_bank_arbiter_pend_1))) ? 5'd1
            : (|(({2{f_unit[0]}} & f_u_bank_arbiter_in_flight_1[1:0])
            | ({2{f_unit[1]}} & f_u_bank_arbiter_in_flight_1[3:2]))) ? 5'd1 : 5'd0);
    wire [1:0] _joined_9 = {|(older[3:2] & f_unit), |(older[1:0] & f_unit)};
    wire [1:0] _and_3 = _joined_9 & {f_u_ccu_1_busy, f_u_ccu_0_busy};

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) assert(_inverse_3 | ((f_waited
            + (_plus + ({3'd0, {1'b0, _and_3[0]} + {1'b0, _and_3[1]}}
            + {4'd0, (|(f_u_dispatcher_hold_0 & ~(_joined_9 | f_unit))) | ~(|(cand & f_unit))})))
            < 5'd8));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_u_ccu_0_entry_0[0], f_u_ccu_0_entry_1[0], f_u_ccu_1_entry_0[0],
            f_u_ccu_1_entry_1[0]};
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, alloc_cnt};

`ifdef WARPSMITH_COUNTERS
    wire [1:0] _by_issue_3 = issue ? inst_src_valid : 2'd0;
    wire [1:0] _by_issue_4 = issue ? (inst_src_valid & ~miss) : 2'd0;

    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
            cnt_operand_requests <= 32'd0;
            cnt_cache_hits <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {31'd0, issue};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid & disp_ready};
            // RF-C3: operand requests = cache hits + bank reads + queued reads.
            cnt_operand_requests <= cnt_operand_requests
                    + {30'd0, {1'b0, _by_issue_3[0]} + {1'b0, _by_issue_3[1]}};
            cnt_cache_hits <= cnt_cache_hits + {30'd0, {1'b0, _by_issue_4[0]}
                    + {1'b0, _by_issue_4[1]}};
        end
    end
`endif
endmodule

`default_nettype wire
