// regfile: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_short --top regfile -o .
// Latency: issue to dispatch, unloaded: 1 without sources; k sources on distinct banks: 2 + RF_LAT
// with SPORTS = NSRC, 1 + RF_LAT + k with SPORTS = 1
// Storage: 2 banks of 256 x 1024 bits
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port                  dir  width       meaning
//   clk                   in   1           clock
//   rst                   in   1           synchronous reset, active high
//   warp_ready            in   8           warp w can issue; stays until issued
//   launch_valid          in   1           a warp starts in scheduler s
//   launch_wid            in   3           [s] its local slot
//   sel_valid             out  1           scheduler s has selected a warp
//   sel_wid               out  3           [s] its local index, or zero
//   inst_src_valid        in   7           [s] same-cycle answer: source operands
//   inst_phys             in   63          [s][k] their physical registers
//   inst_meta             in   META_W      [s] metadata
//   issue                 out  1           the selected warp is issued
//   wb_valid              in   2           write-back request
//   wb_ready              out  2           written in this cycle
//   wb_phys               in   18          [i] register
//   wb_mask               in   64          [i] lanes
//   wb_data               in   64*LANE_W   [i] data
//   disp_valid            out  1           instruction with all operands leaves
//   disp_ready            in   1           it is taken
//   disp_wid              out  3           [p] warp number (not local)
//   disp_meta             out  META_W      [p] metadata
//   disp_src_valid        out  7           [p] slots present
//   disp_data             out  224*LANE_W  [p][slot] operands, absent ones are zero
//   inst_reg              in   56          [k] same-cycle answer: architectural register
//   inst_near             in   7           its reuse is near
//   wb_wid                in   6           [i] warp of the result
//   wb_reg                in   16          [i] its architectural register
//   wb_near               in   2           its reuse is near
//   exit                  in   8           warp w has ended, all it issued is finished
//   sthld                 in   6           waiting threshold
//   waiting               out  1           the selected warp waits for a CCU
//   replaced              out  1           a CCU with a near value is taken
//   cnt_issued            out  32          instructions issued
//   cnt_dispatched        out  32          instructions dispatched
//   cnt_operand_requests  out  32          operands given to the CCUs
//   cnt_bank_reads        out  32          reads granted, stolen ones included
//   cnt_bank_writes       out  32          writes granted
//   cnt_steals            out  32          stolen reads
//   cnt_conflict_cycles   out  32          per cycle, the queued reads that are not granted in it
//   cnt_cache_hits        out  32          operands that are not read from a bank
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] warp_ready,
    input  wire launch_valid,
    input  wire [2:0] launch_wid,
    output wire sel_valid,
    output wire [2:0] sel_wid,
    input  wire [6:0] inst_src_valid,
    input  wire [62:0] inst_phys,
    input  wire [META_W-1:0] inst_meta,
    output wire issue,
    input  wire [1:0] wb_valid,
    output wire [1:0] wb_ready,
    input  wire [17:0] wb_phys,
    input  wire [63:0] wb_mask,
    input  wire [64*LANE_W-1:0] wb_data,
    output wire disp_valid,
    input  wire disp_ready,
    output wire [2:0] disp_wid,
    output wire [META_W-1:0] disp_meta,
    output wire [6:0] disp_src_valid,
    output wire [224*LANE_W-1:0] disp_data,
    input  wire [55:0] inst_reg,
    input  wire [6:0] inst_near,
    input  wire [5:0] wb_wid,
    input  wire [15:0] wb_reg,
    input  wire [1:0] wb_near,
    input  wire [7:0] exit,
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
    localparam LANES = 32; // lanes of a warp register
    localparam NSCHED = 1; // warp schedulers
    localparam NW = 8; // warps
    localparam NBANK = 2; // banks
    localparam DEPTH = 256; // rows of a bank
    localparam NCU = 2; // collectors
    localparam NSRC = 7; // operand slots
    localparam SPORTS = 1; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam RF_LAT = 1; // read latency of a bank

    // RF-H1: Hazards are the surroundings' duty.
    wire [1:0] free;

    wire [1:0] cand;
    wire [1:0] grant;
    wire [3:0] older;
    wire [1:0] bank_en;
    wire [1:0] bank_we;
    wire [15:0] bank_row;
    wire [3:0] wr_sel;
    wire [3:0] rd_sel;
    wire [1:0] s_valid;
    wire [5:0] s_slot;
    wire [64*LANE_W-1:0] bank_wdata;
    wire [63:0] bank_wmask;
    wire [64*LANE_W-1:0] s_data;
    wire [1:0] disp_sel;
    wire [1:0] take;
    wire [1:0] owner_valid;
    wire [5:0] owner_wid;
    wire [1:0] near_any;
    wire [1:0] d_valid;
    wire [3:0] d_sel;
    wire [15:0] d_reg;
    wire [1:0] d_near;
    wire [64*LANE_W-1:0] d_data;
    wire [63:0] d_mask;
    wire [3:0] inv_valid;

    // Selection
    // RF-I1: The selected warp is issued iff a unit is granted.
    wire [7:0] sel;

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
    wire [6:0] ccu_0_miss;
    wire ccu_0_owned;
    wire [2:0] ccu_0_owner;
    wire ccu_0_near;

    // RF-M2: An operand returns to the slot that asked.
    wire ccu_0_cand;

    wire [2:0] ccu_0_wid;
    wire [META_W-1:0] ccu_0_meta;
    wire [6:0] ccu_0_src_valid;
    wire [224*LANE_W-1:0] ccu_0_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_0_cnt_hits;
    wire [31:0] unused_u_ccu_0_cnt_repeats;
    wire [31:0] unused_u_ccu_0_cnt_d_writes;
    wire [31:0] unused_u_ccu_0_cnt_d_drops;
    wire [31:0] unused_u_ccu_0_cnt_invalidations;
    wire [31:0] unused_u_ccu_0_cnt_flushes;
`endif
    // RF-I1: The granted unit takes the instruction.
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
        .s_slot          (s_slot[2:0]),
        .s_data          (s_data[32*LANE_W-1:0]),
        .d_valid         (d_valid[0]),
        .d_reg           (d_reg[7:0]),
        .d_near          (d_near[0]),
        .d_mask          (d_mask[31:0]),
        .d_data          (d_data[32*LANE_W-1:0]),
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
    wire [6:0] ccu_1_miss;
    wire ccu_1_owned;
    wire [2:0] ccu_1_owner;
    wire ccu_1_near;
    wire ccu_1_cand;
    wire [2:0] ccu_1_wid;
    wire [META_W-1:0] ccu_1_meta;
    wire [6:0] ccu_1_src_valid;
    wire [224*LANE_W-1:0] ccu_1_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_1_cnt_hits;
    wire [31:0] unused_u_ccu_1_cnt_repeats;
    wire [31:0] unused_u_ccu_1_cnt_d_writes;
    wire [31:0] unused_u_ccu_1_cnt_d_drops;
    wire [31:0] unused_u_ccu_1_cnt_invalidations;
    wire [31:0] unused_u_ccu_1_cnt_flushes;
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
        .s_slot          (s_slot[5:3]),
        .s_data          (s_data[32*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[1]),
        .d_reg           (d_reg[15:8]),
        .d_near          (d_near[1]),
        .d_mask          (d_mask[63:32]),
        .d_data          (d_data[32*LANE_W +: 32*LANE_W]),
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
    assign owner_valid = {ccu_1_owned, ccu_0_owned};
    assign owner_wid = {ccu_1_owner, ccu_0_owner};
    assign near_any = {ccu_1_near, ccu_0_near};

    // RF-M1: Operands that the CCU does not have are queued in the cycle it is given.
    wire [6:0] miss = ccu_0_miss | ccu_1_miss;

    // RF-D1: OR over the CCUs, each gated by its disp_sel.
    assign disp_wid = ccu_0_wid | ccu_1_wid;

    assign disp_meta = ccu_0_meta | ccu_1_meta;
    assign disp_src_valid = ccu_0_src_valid | ccu_1_src_valid;
    assign disp_data = ccu_0_data | ccu_1_data;

    // Banks
`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_bank_arbiter_cnt_operand_requests;
`endif
    // RF-I2: On issue the operands that are not stolen now are queued.
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

    wire [32*LANE_W-1:0] bank_0_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_0 (
        .clk   (clk),
        .en    (bank_en[0]),
        .we    (bank_we[0]),
        .row   (bank_row[7:0]),
        .wmask (bank_wmask[31:0]),
        .wdata (bank_wdata[32*LANE_W-1:0]),
        .rdata (bank_0_rdata)
    );

    wire [32*LANE_W-1:0] bank_1_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_1 (
        .clk   (clk),
        .en    (bank_en[1]),
        .we    (bank_we[1]),
        .row   (bank_row[15:8]),
        .wmask (bank_wmask[63:32]),
        .wdata (bank_wdata[32*LANE_W +: 32*LANE_W]),
        .rdata (bank_1_rdata)
    );

    wire [64*LANE_W-1:0] bank_rdata = {bank_1_rdata, bank_0_rdata};

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

    // Collectors and dispatch
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

    reg [2:0] f_warp; // an arbitrary warp

    always @(posedge clk) f_warp <= f_warp;

    reg [7:0] f_tag; // an arbitrary register of it

    always @(posedge clk) f_tag <= f_tag;

    reg [8:0] f_reg; // an arbitrary physical register

    always @(posedge clk) f_reg <= f_reg;

    (* hierconn *) wire \u_ccu_0.busy ;
    wire f_u_ccu_0_busy = \u_ccu_0.busy ;
    (* hierconn *) wire \u_ccu_0.owned ;
    wire f_u_ccu_0_owned = \u_ccu_0.owned ;
    (* hierconn *) wire [2:0] \u_ccu_0.wid ;
    wire [2:0] f_u_ccu_0_wid = \u_ccu_0.wid ;
    (* hierconn *) wire [6:0] \u_ccu_0.src_valid ;
    wire [6:0] f_u_ccu_0_src_valid = \u_ccu_0.src_valid ;
    (* hierconn *) wire [6:0] \u_ccu_0.ready ;
    wire [6:0] f_u_ccu_0_ready = \u_ccu_0.ready ;
    (* hierconn *) wire [7:0] \u_ccu_0.valid ;
    wire [7:0] f_u_ccu_0_valid = \u_ccu_0.valid ;
    (* hierconn *) wire [7:0] \u_ccu_0.lock ;
    wire [7:0] f_u_ccu_0_lock = \u_ccu_0.lock ;
    (* hierconn *) wire [7:0] \u_ccu_0.near ;
    wire [7:0] f_u_ccu_0_near = \u_ccu_0.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_0.meta ;
    wire [META_W-1:0] f_u_ccu_0_meta = \u_ccu_0.meta ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_0 ;
    wire [7:0] f_u_ccu_0_entry_0 = \u_ccu_0.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_1 ;
    wire [7:0] f_u_ccu_0_entry_1 = \u_ccu_0.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_2 ;
    wire [7:0] f_u_ccu_0_entry_2 = \u_ccu_0.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_3 ;
    wire [7:0] f_u_ccu_0_entry_3 = \u_ccu_0.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_4 ;
    wire [7:0] f_u_ccu_0_entry_4 = \u_ccu_0.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_5 ;
    wire [7:0] f_u_ccu_0_entry_5 = \u_ccu_0.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_6 ;
    wire [7:0] f_u_ccu_0_entry_6 = \u_ccu_0.entry_6 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_0 ;
    wire [7:0] f_u_ccu_0_tag_0 = \u_ccu_0.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_1 ;
    wire [7:0] f_u_ccu_0_tag_1 = \u_ccu_0.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_2 ;
    wire [7:0] f_u_ccu_0_tag_2 = \u_ccu_0.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_3 ;
    wire [7:0] f_u_ccu_0_tag_3 = \u_ccu_0.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_4 ;
    wire [7:0] f_u_ccu_0_tag_4 = \u_ccu_0.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_5 ;
    wire [7:0] f_u_ccu_0_tag_5 = \u_ccu_0.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_6 ;
    wire [7:0] f_u_ccu_0_tag_6 = \u_ccu_0.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_7 ;
    wire [7:0] f_u_ccu_0_tag_7 = \u_ccu_0.tag_7 ;
    (* hierconn *) wire [6:0] \u_bank_arbiter.pend_0 ;
    wire [6:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;

    reg f_0_busy; // issued to the unit
    reg [2:0] f_0_wid; // its warp
    reg [6:0] f_0_src; // its operands
    reg [55:0] f_0_reg; // their registers

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
    (* hierconn *) wire [2:0] \u_ccu_1.wid ;
    wire [2:0] f_u_ccu_1_wid = \u_ccu_1.wid ;
    (* hierconn *) wire [6:0] \u_ccu_1.src_valid ;
    wire [6:0] f_u_ccu_1_src_valid = \u_ccu_1.src_valid ;
    (* hierconn *) wire [6:0] \u_ccu_1.ready ;
    wire [6:0] f_u_ccu_1_ready = \u_ccu_1.ready ;
    (* hierconn *) wire [7:0] \u_ccu_1.valid ;
    wire [7:0] f_u_ccu_1_valid = \u_ccu_1.valid ;
    (* hierconn *) wire [7:0] \u_ccu_1.lock ;
    wire [7:0] f_u_ccu_1_lock = \u_ccu_1.lock ;
    (* hierconn *) wire [7:0] \u_ccu_1.near ;
    wire [7:0] f_u_ccu_1_near = \u_ccu_1.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_1.meta ;
    wire [META_W-1:0] f_u_ccu_1_meta = \u_ccu_1.meta ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_0 ;
    wire [7:0] f_u_ccu_1_entry_0 = \u_ccu_1.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_1 ;
    wire [7:0] f_u_ccu_1_entry_1 = \u_ccu_1.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_2 ;
    wire [7:0] f_u_ccu_1_entry_2 = \u_ccu_1.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_3 ;
    wire [7:0] f_u_ccu_1_entry_3 = \u_ccu_1.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_4 ;
    wire [7:0] f_u_ccu_1_entry_4 = \u_ccu_1.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_5 ;
    wire [7:0] f_u_ccu_1_entry_5 = \u_ccu_1.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_6 ;
    wire [7:0] f_u_ccu_1_entry_6 = \u_ccu_1.entry_6 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_0 ;
    wire [7:0] f_u_ccu_1_tag_0 = \u_ccu_1.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_1 ;
    wire [7:0] f_u_ccu_1_tag_1 = \u_ccu_1.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_2 ;
    wire [7:0] f_u_ccu_1_tag_2 = \u_ccu_1.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_3 ;
    wire [7:0] f_u_ccu_1_tag_3 = \u_ccu_1.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_4 ;
    wire [7:0] f_u_ccu_1_tag_4 = \u_ccu_1.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_5 ;
    wire [7:0] f_u_ccu_1_tag_5 = \u_ccu_1.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_6 ;
    wire [7:0] f_u_ccu_1_tag_6 = \u_ccu_1.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_7 ;
    wire [7:0] f_u_ccu_1_tag_7 = \u_ccu_1.tag_7 ;
    (* hierconn *) wire [6:0] \u_bank_arbiter.pend_1 ;
    wire [6:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;

    reg f_1_busy; // issued to the unit
    reg [2:0] f_1_wid; // its warp
    reg [6:0] f_1_src; // its operands
    reg [55:0] f_1_reg; // their registers

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

    wire wb_wid_0_2_equals_sel_wid = wb_wid[2:0] == sel_wid;

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[0]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[7:0]))));

    wire wb_wid_0_2_equals_f_0_wid = wb_wid[2:0] == f_0_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[7:0]))));

    wire wb_wid_0_2_equals_f_1_wid = wb_wid[2:0] == f_1_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[1]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[2]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[3]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[4]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[5]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[47:40]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[6]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[55:48]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[6]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[55:48]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[6]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[55:48]))));

    wire wb_wid_3_5_equals_sel_wid = wb_wid[5:3] == sel_wid;

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[0]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[7:0]))));

    wire wb_wid_3_5_equals_f_0_wid = wb_wid[5:3] == f_0_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[7:0]))));

    wire wb_wid_3_5_equals_f_1_wid = wb_wid[5:3] == f_1_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[1]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[2]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[3]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[4]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[5]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[47:40]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[6]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[55:48]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[6]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[55:48]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[6]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[55:48]))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[5:3] == wb_wid[2:0]) & (wb_reg[15:8] == wb_reg[7:0])) ==
            (wb_phys[17:9] == wb_phys[8:0])));

    wire [7:0] exit_and = exit & {f_0_wid == {3{1'b1}}, f_0_wid == 3'd6, f_0_wid == 3'd5,
            f_0_wid == 3'd4, f_0_wid == 3'd3, f_0_wid == 3'd2, f_0_wid == 3'd1, f_0_wid == 3'd0};

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~(f_0_busy & (|exit_and)));

    wire [7:0] exit_and_2 = exit & {f_1_wid == {3{1'b1}}, f_1_wid == 3'd6, f_1_wid == 3'd5,
            f_1_wid == 3'd4, f_1_wid == 3'd3, f_1_wid == 3'd2, f_1_wid == 3'd1, f_1_wid == 3'd0};

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~(f_1_busy & (|exit_and_2)));

    reg f_seen; // the pair has been named
    reg f_mine; // it is the register

    wire sel_wid_equals_f_warp = sel_wid == f_warp;
    wire issue_and = issue & inst_src_valid[0] & sel_wid_equals_f_warp & (inst_reg[7:0] == f_tag);
    wire inst_phys_0_8_equals_f_reg = inst_phys[8:0] == f_reg;
    wire issue_and_2 = issue & inst_src_valid[1] & sel_wid_equals_f_warp
            & (inst_reg[15:8] == f_tag);
    wire inst_phys_9_17_equals_f_reg = inst_phys[17:9] == f_reg;
    wire issue_and_3 = issue & inst_src_valid[2] & sel_wid_equals_f_warp
            & (inst_reg[23:16] == f_tag);
    wire inst_phys_18_26_equals_f_reg = inst_phys[26:18] == f_reg;
    wire issue_and_4 = issue & inst_src_valid[3] & sel_wid_equals_f_warp
            & (inst_reg[31:24] == f_tag);
    wire inst_phys_27_35_equals_f_reg = inst_phys[35:27] == f_reg;
    wire issue_and_5 = issue & inst_src_valid[4] & sel_wid_equals_f_warp
            & (inst_reg[39:32] == f_tag);
    wire inst_phys_36_44_equals_f_reg = inst_phys[44:36] == f_reg;
    wire issue_and_6 = issue & inst_src_valid[5] & sel_wid_equals_f_warp
            & (inst_reg[47:40] == f_tag);
    wire inst_phys_45_53_equals_f_reg = inst_phys[53:45] == f_reg;
    wire issue_and_7 = issue & inst_src_valid[6] & sel_wid_equals_f_warp
            & (inst_reg[55:48] == f_tag);
    wire inst_phys_54_62_equals_f_reg = inst_phys[62:54] == f_reg;
    wire wb_wid_0_2_equals_f_warp = wb_wid[2:0] == f_warp;
    wire wb_valid_0_and = wb_valid[0] & wb_wid_0_2_equals_f_warp & (wb_reg[7:0] == f_tag);
    wire wb_phys_0_8_equals_f_reg = wb_phys[8:0] == f_reg;
    wire wb_wid_3_5_equals_f_warp = wb_wid[5:3] == f_warp;
    wire wb_valid_1_and = wb_valid[1] & wb_wid_3_5_equals_f_warp & (wb_reg[15:8] == f_tag);
    wire wb_phys_9_17_equals_f_reg = wb_phys[17:9] == f_reg;
    wire or_2 = (issue_and & inst_phys_0_8_equals_f_reg)
            | (issue_and_2 & inst_phys_9_17_equals_f_reg)
            | (issue_and_3 & inst_phys_18_26_equals_f_reg)
            | (issue_and_4 & inst_phys_27_35_equals_f_reg)
            | (issue_and_5 & inst_phys_36_44_equals_f_reg)
            | (issue_and_6 & inst_phys_45_53_equals_f_reg)
            | (issue_and_7 & inst_phys_54_62_equals_f_reg)
            | (wb_valid_0_and & wb_phys_0_8_equals_f_reg)
            | (wb_valid_1_and & wb_phys_9_17_equals_f_reg);
    wire f_mapped = f_seen ? f_mine : or_2;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and | (inst_phys_0_8_equals_f_reg == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and_2 | (inst_phys_9_17_equals_f_reg == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and_3 | (inst_phys_18_26_equals_f_reg == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and_4 | (inst_phys_27_35_equals_f_reg == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and_5 | (inst_phys_36_44_equals_f_reg == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and_6 | (inst_phys_45_53_equals_f_reg == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(~issue_and_7 | (inst_phys_54_62_equals_f_reg == f_mapped));

    wire not_wb_valid_0_and = ~wb_valid_0_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(not_wb_valid_0_and | (wb_phys_0_8_equals_f_reg == f_mapped));

    wire not_wb_valid_1_and = ~wb_valid_1_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) assume(not_wb_valid_1_and | (wb_phys_9_17_equals_f_reg == f_mapped));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) assume(~(f_mapped & wb_valid[0] & wb_phys_0_8_equals_f_reg
            & not_wb_valid_0_and));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) assume(~(f_mapped & wb_valid[1] & wb_phys_9_17_equals_f_reg
            & not_wb_valid_1_and));

    always @(posedge clk) f_mine <= f_mapped;

    reg f_lives; // it has issued, and not ended

    wire issue_and_sel_wid_equals_f_warp = issue & sel_wid_equals_f_warp;
    wire [7:0] exit_and_3 = exit & {f_warp == {3{1'b1}}, f_warp == 3'd6, f_warp == 3'd5,
            f_warp == 3'd4, f_warp == 3'd3, f_warp == 3'd2, f_warp == 3'd1, f_warp == 3'd0};
    wire any_exit_and_3 = |exit_and_3;

    always @(posedge clk) begin
        if (rst) begin
            f_lives <= 1'b0;
        end else begin
            if (issue_and_sel_wid_equals_f_warp)
                f_lives <= 1'b1;
            else if (any_exit_and_3)
                f_lives <= 1'b0;
        end
    end

    wire f_u_ccu_0_owned_and = f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp);
    wire f_0_wid_equals_f_warp = f_0_wid == f_warp;
    wire f_0_busy_and = f_0_busy & f_0_wid_equals_f_warp;
    wire f_u_ccu_1_owned_and = f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp);
    wire f_1_wid_equals_f_warp = f_1_wid == f_warp;
    wire f_1_busy_and = f_1_busy & f_1_wid_equals_f_warp;

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) assert(~((f_u_ccu_0_owned_and | f_0_busy_and)
            | (f_u_ccu_1_owned_and | f_1_busy_and)) | f_lives);

    wire launch_valid_and = launch_valid & (launch_wid == f_warp);

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) assume(~(launch_valid_and
            & (((((issue_and_sel_wid_equals_f_warp | f_0_busy_and) | f_1_busy_and)
            | (wb_valid[0] & wb_wid_0_2_equals_f_warp)) | (wb_valid[1] & wb_wid_3_5_equals_f_warp))
            | f_lives)));

    always @(posedge clk) begin
        if (rst) begin
            f_seen <= 1'b0;
        end else begin
            if (launch_valid_and)
                f_seen <= 1'b0;
            else if (issue_and | issue_and_2 | issue_and_3 | issue_and_4 | issue_and_5 | issue_and_6
                    | issue_and_7 | wb_valid_0_and | wb_valid_1_and)
                f_seen <= 1'b1;
        end
    end

    wire [7:0] joined = {f_u_ccu_0_valid[7] & (f_u_ccu_0_tag_7 == f_tag),
            f_u_ccu_0_valid[6] & (f_u_ccu_0_tag_6 == f_tag),
            f_u_ccu_0_valid[5] & (f_u_ccu_0_tag_5 == f_tag),
            f_u_ccu_0_valid[4] & (f_u_ccu_0_tag_4 == f_tag),
            f_u_ccu_0_valid[3] & (f_u_ccu_0_tag_3 == f_tag),
            f_u_ccu_0_valid[2] & (f_u_ccu_0_tag_2 == f_tag),
            f_u_ccu_0_valid[1] & (f_u_ccu_0_tag_1 == f_tag),
            f_u_ccu_0_valid[0] & (f_u_ccu_0_tag_0 == f_tag)};
    wire [7:0] joined_2 = {f_u_ccu_1_valid[7] & (f_u_ccu_1_tag_7 == f_tag),
            f_u_ccu_1_valid[6] & (f_u_ccu_1_tag_6 == f_tag),
            f_u_ccu_1_valid[5] & (f_u_ccu_1_tag_5 == f_tag),
            f_u_ccu_1_valid[4] & (f_u_ccu_1_tag_4 == f_tag),
            f_u_ccu_1_valid[3] & (f_u_ccu_1_tag_3 == f_tag),
            f_u_ccu_1_valid[2] & (f_u_ccu_1_tag_2 == f_tag),
            f_u_ccu_1_valid[1] & (f_u_ccu_1_tag_1 == f_tag),
            f_u_ccu_1_valid[0] & (f_u_ccu_1_tag_0 == f_tag)};
    wire [7:0] f_here = ({8{f_unit[0]}} & joined) | ({8{f_unit[1]}} & joined_2);
    wire or_3 = (f_unit[0] & f_u_ccu_0_owned_and) | (f_unit[1] & f_u_ccu_1_owned_and);
    wire any_f_here = |f_here;
    wire [6:0] joined_3 = {f_0_busy & f_0_src[6] & f_0_wid_equals_f_warp
            & (f_0_reg[55:48] == f_tag), f_0_busy & f_0_src[5] & f_0_wid_equals_f_warp
            & (f_0_reg[47:40] == f_tag), f_0_busy & f_0_src[4] & f_0_wid_equals_f_warp
            & (f_0_reg[39:32] == f_tag), f_0_busy & f_0_src[3] & f_0_wid_equals_f_warp
            & (f_0_reg[31:24] == f_tag), f_0_busy & f_0_src[2] & f_0_wid_equals_f_warp
            & (f_0_reg[23:16] == f_tag), f_0_busy & f_0_src[1] & f_0_wid_equals_f_warp
            & (f_0_reg[15:8] == f_tag), f_0_busy & f_0_src[0] & f_0_wid_equals_f_warp
            & (f_0_reg[7:0] == f_tag)};
    wire [6:0] joined_4 = {f_1_busy & f_1_src[6] & f_1_wid_equals_f_warp
            & (f_1_reg[55:48] == f_tag), f_1_busy & f_1_src[5] & f_1_wid_equals_f_warp
            & (f_1_reg[47:40] == f_tag), f_1_busy & f_1_src[4] & f_1_wid_equals_f_warp
            & (f_1_reg[39:32] == f_tag), f_1_busy & f_1_src[3] & f_1_wid_equals_f_warp
            & (f_1_reg[31:24] == f_tag), f_1_busy & f_1_src[2] & f_1_wid_equals_f_warp
            & (f_1_reg[23:16] == f_tag), f_1_busy & f_1_src[1] & f_1_wid_equals_f_warp
            & (f_1_reg[15:8] == f_tag), f_1_busy & f_1_src[0] & f_1_wid_equals_f_warp
            & (f_1_reg[7:0] == f_tag)};
    wire [6:0] or_4 = ({7{f_unit[0]}} & joined_3) | ({7{f_unit[1]}} & joined_4);

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) assert(~((or_3 & any_f_here) | (|or_4)) | f_seen);

    wire f_seen_and_f_mine = f_seen & f_mine;
    wire f_own = or_3 & f_seen_and_f_mine;
    wire [6:0] f_named = f_seen_and_f_mine ? or_4 : 7'd0;

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_0_busy == f_u_ccu_0_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_0_busy | ((f_u_ccu_0_wid == f_0_wid)
            & (f_u_ccu_0_src_valid == f_0_src)));

    wire [2:0] joined_5 = {|f_u_ccu_0_entry_0[7:4], |{f_u_ccu_0_entry_0[7:6],
            f_u_ccu_0_entry_0[3:2]}, f_u_ccu_0_entry_0[1] | f_u_ccu_0_entry_0[3]
            | f_u_ccu_0_entry_0[5] | f_u_ccu_0_entry_0[7]};
    wire joined_5_is_0 = joined_5 == 3'd0;
    wire joined_5_is_1 = joined_5 == 3'd1;
    wire joined_5_is_2 = joined_5 == 3'd2;
    wire joined_5_is_3 = joined_5 == 3'd3;
    wire joined_5_is_4 = joined_5 == 3'd4;
    wire joined_5_is_5 = joined_5 == 3'd5;
    wire joined_5_is_6 = joined_5 == 3'd6;
    wire joined_5_is_max = joined_5 == {3{1'b1}};
    wire [7:0] index_onehot = {joined_5_is_max, joined_5_is_6, joined_5_is_5, joined_5_is_4,
            joined_5_is_3, joined_5_is_2, joined_5_is_1, joined_5_is_0};
    wire equals = (({8{index_onehot[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot[1]}} & f_u_ccu_0_tag_1) | ({8{index_onehot[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot[3]}} & f_u_ccu_0_tag_3) | ({8{index_onehot[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot[5]}} & f_u_ccu_0_tag_5) | ({8{index_onehot[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0]) | equals);

    wire [2:0] joined_6 = {|f_u_ccu_0_entry_1[7:4], |{f_u_ccu_0_entry_1[7:6],
            f_u_ccu_0_entry_1[3:2]}, f_u_ccu_0_entry_1[1] | f_u_ccu_0_entry_1[3]
            | f_u_ccu_0_entry_1[5] | f_u_ccu_0_entry_1[7]};
    wire joined_6_is_0 = joined_6 == 3'd0;
    wire joined_6_is_1 = joined_6 == 3'd1;
    wire joined_6_is_2 = joined_6 == 3'd2;
    wire joined_6_is_3 = joined_6 == 3'd3;
    wire joined_6_is_4 = joined_6 == 3'd4;
    wire joined_6_is_5 = joined_6 == 3'd5;
    wire joined_6_is_6 = joined_6 == 3'd6;
    wire joined_6_is_max = joined_6 == {3{1'b1}};
    wire [7:0] index_onehot_2 = {joined_6_is_max, joined_6_is_6, joined_6_is_5, joined_6_is_4,
            joined_6_is_3, joined_6_is_2, joined_6_is_1, joined_6_is_0};
    wire equals_2 = (({8{index_onehot_2[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot_2[1]}} & f_u_ccu_0_tag_1)
            | ({8{index_onehot_2[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot_2[3]}} & f_u_ccu_0_tag_3)
            | ({8{index_onehot_2[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot_2[5]}} & f_u_ccu_0_tag_5)
            | ({8{index_onehot_2[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot_2[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]) | equals_2);

    wire [2:0] joined_7 = {|f_u_ccu_0_entry_2[7:4], |{f_u_ccu_0_entry_2[7:6],
            f_u_ccu_0_entry_2[3:2]}, f_u_ccu_0_entry_2[1] | f_u_ccu_0_entry_2[3]
            | f_u_ccu_0_entry_2[5] | f_u_ccu_0_entry_2[7]};
    wire joined_7_is_0 = joined_7 == 3'd0;
    wire joined_7_is_1 = joined_7 == 3'd1;
    wire joined_7_is_2 = joined_7 == 3'd2;
    wire joined_7_is_3 = joined_7 == 3'd3;
    wire joined_7_is_4 = joined_7 == 3'd4;
    wire joined_7_is_5 = joined_7 == 3'd5;
    wire joined_7_is_6 = joined_7 == 3'd6;
    wire joined_7_is_max = joined_7 == {3{1'b1}};
    wire [7:0] index_onehot_3 = {joined_7_is_max, joined_7_is_6, joined_7_is_5, joined_7_is_4,
            joined_7_is_3, joined_7_is_2, joined_7_is_1, joined_7_is_0};
    wire equals_3 = (({8{index_onehot_3[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot_3[1]}} & f_u_ccu_0_tag_1)
            | ({8{index_onehot_3[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot_3[3]}} & f_u_ccu_0_tag_3)
            | ({8{index_onehot_3[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot_3[5]}} & f_u_ccu_0_tag_5)
            | ({8{index_onehot_3[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot_3[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]) | equals_3);

    wire [2:0] joined_8 = {|f_u_ccu_0_entry_3[7:4], |{f_u_ccu_0_entry_3[7:6],
            f_u_ccu_0_entry_3[3:2]}, f_u_ccu_0_entry_3[1] | f_u_ccu_0_entry_3[3]
            | f_u_ccu_0_entry_3[5] | f_u_ccu_0_entry_3[7]};
    wire joined_8_is_0 = joined_8 == 3'd0;
    wire joined_8_is_1 = joined_8 == 3'd1;
    wire joined_8_is_2 = joined_8 == 3'd2;
    wire joined_8_is_3 = joined_8 == 3'd3;
    wire joined_8_is_4 = joined_8 == 3'd4;
    wire joined_8_is_5 = joined_8 == 3'd5;
    wire joined_8_is_6 = joined_8 == 3'd6;
    wire joined_8_is_max = joined_8 == {3{1'b1}};
    wire [7:0] index_onehot_4 = {joined_8_is_max, joined_8_is_6, joined_8_is_5, joined_8_is_4,
            joined_8_is_3, joined_8_is_2, joined_8_is_1, joined_8_is_0};
    wire equals_4 = (({8{index_onehot_4[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot_4[1]}} & f_u_ccu_0_tag_1)
            | ({8{index_onehot_4[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot_4[3]}} & f_u_ccu_0_tag_3)
            | ({8{index_onehot_4[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot_4[5]}} & f_u_ccu_0_tag_5)
            | ({8{index_onehot_4[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot_4[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]) | equals_4);

    wire [2:0] joined_9 = {|f_u_ccu_0_entry_4[7:4], |{f_u_ccu_0_entry_4[7:6],
            f_u_ccu_0_entry_4[3:2]}, f_u_ccu_0_entry_4[1] | f_u_ccu_0_entry_4[3]
            | f_u_ccu_0_entry_4[5] | f_u_ccu_0_entry_4[7]};
    wire joined_9_is_0 = joined_9 == 3'd0;
    wire joined_9_is_1 = joined_9 == 3'd1;
    wire joined_9_is_2 = joined_9 == 3'd2;
    wire joined_9_is_3 = joined_9 == 3'd3;
    wire joined_9_is_4 = joined_9 == 3'd4;
    wire joined_9_is_5 = joined_9 == 3'd5;
    wire joined_9_is_6 = joined_9 == 3'd6;
    wire joined_9_is_max = joined_9 == {3{1'b1}};
    wire [7:0] index_onehot_5 = {joined_9_is_max, joined_9_is_6, joined_9_is_5, joined_9_is_4,
            joined_9_is_3, joined_9_is_2, joined_9_is_1, joined_9_is_0};
    wire equals_5 = (({8{index_onehot_5[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot_5[1]}} & f_u_ccu_0_tag_1)
            | ({8{index_onehot_5[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot_5[3]}} & f_u_ccu_0_tag_3)
            | ({8{index_onehot_5[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot_5[5]}} & f_u_ccu_0_tag_5)
            | ({8{index_onehot_5[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot_5[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]) | equals_5);

    wire [2:0] joined_10 = {|f_u_ccu_0_entry_5[7:4],
            |{f_u_ccu_0_entry_5[7:6], f_u_ccu_0_entry_5[3:2]},
            f_u_ccu_0_entry_5[1] | f_u_ccu_0_entry_5[3] | f_u_ccu_0_entry_5[5]
            | f_u_ccu_0_entry_5[7]};
    wire joined_10_is_0 = joined_10 == 3'd0;
    wire joined_10_is_1 = joined_10 == 3'd1;
    wire joined_10_is_2 = joined_10 == 3'd2;
    wire joined_10_is_3 = joined_10 == 3'd3;
    wire joined_10_is_4 = joined_10 == 3'd4;
    wire joined_10_is_5 = joined_10 == 3'd5;
    wire joined_10_is_6 = joined_10 == 3'd6;
    wire joined_10_is_max = joined_10 == {3{1'b1}};
    wire [7:0] index_onehot_6 = {joined_10_is_max, joined_10_is_6, joined_10_is_5, joined_10_is_4,
            joined_10_is_3, joined_10_is_2, joined_10_is_1, joined_10_is_0};
    wire equals_6 = (({8{index_onehot_6[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot_6[1]}} & f_u_ccu_0_tag_1)
            | ({8{index_onehot_6[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot_6[3]}} & f_u_ccu_0_tag_3)
            | ({8{index_onehot_6[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot_6[5]}} & f_u_ccu_0_tag_5)
            | ({8{index_onehot_6[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot_6[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]) | equals_6);

    wire [2:0] joined_11 = {|f_u_ccu_0_entry_6[7:4],
            |{f_u_ccu_0_entry_6[7:6], f_u_ccu_0_entry_6[3:2]},
            f_u_ccu_0_entry_6[1] | f_u_ccu_0_entry_6[3] | f_u_ccu_0_entry_6[5]
            | f_u_ccu_0_entry_6[7]};
    wire joined_11_is_0 = joined_11 == 3'd0;
    wire joined_11_is_1 = joined_11 == 3'd1;
    wire joined_11_is_2 = joined_11 == 3'd2;
    wire joined_11_is_3 = joined_11 == 3'd3;
    wire joined_11_is_4 = joined_11 == 3'd4;
    wire joined_11_is_5 = joined_11 == 3'd5;
    wire joined_11_is_6 = joined_11 == 3'd6;
    wire joined_11_is_max = joined_11 == {3{1'b1}};
    wire [7:0] index_onehot_7 = {joined_11_is_max, joined_11_is_6, joined_11_is_5, joined_11_is_4,
            joined_11_is_3, joined_11_is_2, joined_11_is_1, joined_11_is_0};
    wire equals_7 = (({8{index_onehot_7[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot_7[1]}} & f_u_ccu_0_tag_1)
            | ({8{index_onehot_7[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot_7[3]}} & f_u_ccu_0_tag_3)
            | ({8{index_onehot_7[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot_7[5]}} & f_u_ccu_0_tag_5)
            | ({8{index_onehot_7[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot_7[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[55:48];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]) | equals_7);

    (* hierconn *) wire [3:0] \u_bank_arbiter.in_flight_1 ;
    wire [3:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] f_u_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
    wire any_f_u_bank_arbiter_in_flight_1_0_1 = |f_u_bank_arbiter_in_flight_1[1:0];
    wire and_2 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd0);
    wire [1:0] and_2_etc = {f_u_bank_arbiter_pend_0[0], and_2};
    wire and_2_or = and_2 | f_u_bank_arbiter_pend_0[0];
    wire f_u_ccu_0_busy_and = f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0];
    wire and_3 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd1);
    wire [1:0] and_3_etc = {f_u_bank_arbiter_pend_0[1], and_3};
    wire and_3_or = and_3 | f_u_bank_arbiter_pend_0[1];
    wire f_u_ccu_0_busy_and_2 = f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1];
    wire and_4 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd2);
    wire [1:0] and_4_etc = {f_u_bank_arbiter_pend_0[2], and_4};
    wire and_4_or = and_4 | f_u_bank_arbiter_pend_0[2];
    wire f_u_ccu_0_busy_and_3 = f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2];
    wire and_5 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd3);
    wire [1:0] and_5_etc = {f_u_bank_arbiter_pend_0[3], and_5};
    wire and_5_or = and_5 | f_u_bank_arbiter_pend_0[3];
    wire f_u_ccu_0_busy_and_4 = f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3];
    wire and_6 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd4);
    wire [1:0] and_6_etc = {f_u_bank_arbiter_pend_0[4], and_6};
    wire and_6_or = and_6 | f_u_bank_arbiter_pend_0[4];
    wire f_u_ccu_0_busy_and_5 = f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4];
    wire and_7 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd5);
    wire [1:0] and_7_etc = {f_u_bank_arbiter_pend_0[5], and_7};
    wire and_7_or = and_7 | f_u_bank_arbiter_pend_0[5];
    wire f_u_ccu_0_busy_and_6 = f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5];
    wire and_8 = any_f_u_bank_arbiter_in_flight_1_0_1
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd6);
    wire [1:0] and_8_etc = {f_u_bank_arbiter_pend_0[6], and_8};
    wire and_8_or = and_8 | f_u_bank_arbiter_pend_0[6];
    wire f_u_ccu_0_busy_and_7 = f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_2_etc & (and_2_etc - 2'd1)))
            & (~and_2_or | f_u_ccu_0_busy_and)) & (~(|(and_3_etc & (and_3_etc - 2'd1)))
            & (~and_3_or | f_u_ccu_0_busy_and_2)) & (~(|(and_4_etc & (and_4_etc - 2'd1)))
            & (~and_4_or | f_u_ccu_0_busy_and_3)) & (~(|(and_5_etc & (and_5_etc - 2'd1)))
            & (~and_5_or | f_u_ccu_0_busy_and_4)) & (~(|(and_6_etc & (and_6_etc - 2'd1)))
            & (~and_6_or | f_u_ccu_0_busy_and_5)) & (~(|(and_7_etc & (and_7_etc - 2'd1)))
            & (~and_7_or | f_u_ccu_0_busy_and_6)) & (~(|(and_8_etc & (and_8_etc - 2'd1)))
            & (~and_8_or | f_u_ccu_0_busy_and_7)));

    wire f_u_ccu_0_src_valid_0_and = f_u_ccu_0_src_valid[0] & (joined_5 == joined_6);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]
            & f_u_ccu_0_src_valid_0_and) | ((f_u_ccu_0_ready[1] == f_u_ccu_0_ready[0])
            & ~(and_3_or & and_2_or)));

    wire f_u_ccu_0_src_valid_0_and_2 = f_u_ccu_0_src_valid[0] & (joined_5 == joined_7);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & f_u_ccu_0_src_valid_0_and_2) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[0])
            & ~(and_4_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and = f_u_ccu_0_src_valid[1] & (joined_6 == joined_7);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & f_u_ccu_0_src_valid_1_and) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[1])
            & ~(and_4_or & and_3_or)));

    wire f_u_ccu_0_src_valid_0_and_3 = f_u_ccu_0_src_valid[0] & (joined_5 == joined_8);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & f_u_ccu_0_src_valid_0_and_3) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[0])
            & ~(and_5_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_2 = f_u_ccu_0_src_valid[1] & (joined_6 == joined_8);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & f_u_ccu_0_src_valid_1_and_2) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[1])
            & ~(and_5_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and = f_u_ccu_0_src_valid[2] & (joined_7 == joined_8);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & f_u_ccu_0_src_valid_2_and) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[2])
            & ~(and_5_or & and_4_or)));

    wire f_u_ccu_0_src_valid_0_and_4 = f_u_ccu_0_src_valid[0] & (joined_5 == joined_9);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_0_and_4) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[0])
            & ~(and_6_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_3 = f_u_ccu_0_src_valid[1] & (joined_6 == joined_9);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_1_and_3) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[1])
            & ~(and_6_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and_2 = f_u_ccu_0_src_valid[2] & (joined_7 == joined_9);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_2_and_2) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[2])
            & ~(and_6_or & and_4_or)));

    wire f_u_ccu_0_src_valid_3_and = f_u_ccu_0_src_valid[3] & (joined_8 == joined_9);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_3_and) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[3])
            & ~(and_6_or & and_5_or)));

    wire f_u_ccu_0_src_valid_0_and_5 = f_u_ccu_0_src_valid[0] & (joined_5 == joined_10);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_0_and_5) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[0])
            & ~(and_7_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_4 = f_u_ccu_0_src_valid[1] & (joined_6 == joined_10);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_1_and_4) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[1])
            & ~(and_7_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and_3 = f_u_ccu_0_src_valid[2] & (joined_7 == joined_10);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_2_and_3) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[2])
            & ~(and_7_or & and_4_or)));

    wire f_u_ccu_0_src_valid_3_and_2 = f_u_ccu_0_src_valid[3] & (joined_8 == joined_10);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_3_and_2) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[3])
            & ~(and_7_or & and_5_or)));

    wire f_u_ccu_0_src_valid_4_and = f_u_ccu_0_src_valid[4] & (joined_9 == joined_10);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_4_and) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[4])
            & ~(and_7_or & and_6_or)));

    wire f_u_ccu_0_src_valid_0_and_6 = f_u_ccu_0_src_valid[0] & (joined_5 == joined_11);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]
            & f_u_ccu_0_src_valid_0_and_6) | ((f_u_ccu_0_ready[6] == f_u_ccu_0_ready[0])
            & ~(and_8_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_5 = f_u_ccu_0_src_valid[1] & (joined_6 == joined_11);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]
            & f_u_ccu_0_src_valid_1_and_5) | ((f_u_ccu_0_ready[6] == f_u_ccu_0_ready[1])
            & ~(and_8_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and_4 = f_u_ccu_0_src_valid[2] & (joined_7 == joined_11);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]
            & f_u_ccu_0_src_valid_2_and_4) | ((f_u_ccu_0_ready[6] == f_u_ccu_0_ready[2])
            & ~(and_8_or & and_4_or)));

    wire f_u_ccu_0_src_valid_3_and_3 = f_u_ccu_0_src_valid[3] & (joined_8 == joined_11);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]
            & f_u_ccu_0_src_valid_3_and_3) | ((f_u_ccu_0_ready[6] == f_u_ccu_0_ready[3])
            & ~(and_8_or & and_5_or)));

    wire f_u_ccu_0_src_valid_4_and_2 = f_u_ccu_0_src_valid[4] & (joined_9 == joined_11);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]
            & f_u_ccu_0_src_valid_4_and_2) | ((f_u_ccu_0_ready[6] == f_u_ccu_0_ready[4])
            & ~(and_8_or & and_6_or)));

    wire f_u_ccu_0_src_valid_5_and = f_u_ccu_0_src_valid[5] & (joined_10 == joined_11);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[6]
            & f_u_ccu_0_src_valid_5_and) | ((f_u_ccu_0_ready[6] == f_u_ccu_0_ready[5])
            & ~(and_8_or & and_7_or)));

    wire or_5 = (((and_2_or | (and_3_or & (f_u_ccu_0_src_valid[1] & (joined_6 == joined_5))))
            | (and_4_or & (f_u_ccu_0_src_valid[2] & (joined_7 == joined_5))))
            | (and_5_or & (f_u_ccu_0_src_valid[3] & (joined_8 == joined_5))))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_9 == joined_5)));
    wire or_6 = ((((and_3_or | (and_2_or & f_u_ccu_0_src_valid_0_and))
            | (and_4_or & (f_u_ccu_0_src_valid[2] & (joined_7 == joined_6))))
            | (and_5_or & (f_u_ccu_0_src_valid[3] & (joined_8 == joined_6))))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_9 == joined_6))))
            | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_10 == joined_6)));
    wire or_7 = ((((and_4_or | (and_2_or & f_u_ccu_0_src_valid_0_and_2))
            | (and_3_or & f_u_ccu_0_src_valid_1_and)) | (and_5_or
            & (f_u_ccu_0_src_valid[3] & (joined_8 == joined_7))))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_9 == joined_7))))
            | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_10 == joined_7)));
    wire or_8 = (((((and_5_or | (and_2_or & f_u_ccu_0_src_valid_0_and_3))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_2)) | (and_4_or & f_u_ccu_0_src_valid_2_and))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_9 == joined_8))))
            | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_10 == joined_8))))
            | (and_8_or & (f_u_ccu_0_src_valid[6] & (joined_11 == joined_8)));
    wire or_9 = (((((and_6_or | (and_2_or & f_u_ccu_0_src_valid_0_and_4))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_3)) | (and_4_or & f_u_ccu_0_src_valid_2_and_2))
            | (and_5_or & f_u_ccu_0_src_valid_3_and)) | (and_7_or
            & (f_u_ccu_0_src_valid[5] & (joined_10 == joined_9))))
            | (and_8_or & (f_u_ccu_0_src_valid[6] & (joined_11 == joined_9)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_0_busy_and |
            ((or_5 | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_10 == joined_5))))
            | (and_8_or & (f_u_ccu_0_src_valid[6] & (joined_11 == joined_5)))))
            & (~f_u_ccu_0_busy_and_2 | (or_6 | (and_8_or
            & (f_u_ccu_0_src_valid[6] & (joined_11 == joined_6)))))
            & (~f_u_ccu_0_busy_and_3 | (or_7 | (and_8_or
            & (f_u_ccu_0_src_valid[6] & (joined_11 == joined_7))))) & (~f_u_ccu_0_busy_and_4 | or_8)
            & (~f_u_ccu_0_busy_and_5 | or_9) & (~f_u_ccu_0_busy_and_6
            | ((((((and_7_or | (and_2_or & f_u_ccu_0_src_valid_0_and_5))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_4)) | (and_4_or & f_u_ccu_0_src_valid_2_and_3))
            | (and_5_or & f_u_ccu_0_src_valid_3_and_2)) | (and_6_or & f_u_ccu_0_src_valid_4_and))
            | (and_8_or & (f_u_ccu_0_src_valid[6] & (joined_11 == joined_10)))))
            & (~f_u_ccu_0_busy_and_7
            | ((((((and_8_or | (and_2_or & f_u_ccu_0_src_valid_0_and_6))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_5)) | (and_4_or & f_u_ccu_0_src_valid_2_and_4))
            | (and_5_or & f_u_ccu_0_src_valid_3_and_3)) | (and_6_or & f_u_ccu_0_src_valid_4_and_2))
            | (and_7_or & f_u_ccu_0_src_valid_5_and))));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_1_busy == f_u_ccu_1_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_1_busy | ((f_u_ccu_1_wid == f_1_wid)
            & (f_u_ccu_1_src_valid == f_1_src)));

    wire [2:0] joined_12 = {|f_u_ccu_1_entry_0[7:4],
            |{f_u_ccu_1_entry_0[7:6], f_u_ccu_1_entry_0[3:2]},
            f_u_ccu_1_entry_0[1] | f_u_ccu_1_entry_0[3] | f_u_ccu_1_entry_0[5]
            | f_u_ccu_1_entry_0[7]};
    wire joined_12_is_0 = joined_12 == 3'd0;
    wire joined_12_is_1 = joined_12 == 3'd1;
    wire joined_12_is_2 = joined_12 == 3'd2;
    wire joined_12_is_3 = joined_12 == 3'd3;
    wire joined_12_is_4 = joined_12 == 3'd4;
    wire joined_12_is_5 = joined_12 == 3'd5;
    wire joined_12_is_6 = joined_12 == 3'd6;
    wire joined_12_is_max = joined_12 == {3{1'b1}};
    wire [7:0] index_onehot_8 = {joined_12_is_max, joined_12_is_6, joined_12_is_5, joined_12_is_4,
            joined_12_is_3, joined_12_is_2, joined_12_is_1, joined_12_is_0};
    wire equals_8 = (({8{index_onehot_8[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_8[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_8[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_8[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_8[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_8[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_8[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_8[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]) | equals_8);

    wire [2:0] joined_13 = {|f_u_ccu_1_entry_1[7:4],
            |{f_u_ccu_1_entry_1[7:6], f_u_ccu_1_entry_1[3:2]},
            f_u_ccu_1_entry_1[1] | f_u_ccu_1_entry_1[3] | f_u_ccu_1_entry_1[5]
            | f_u_ccu_1_entry_1[7]};
    wire joined_13_is_0 = joined_13 == 3'd0;
    wire joined_13_is_1 = joined_13 == 3'd1;
    wire joined_13_is_2 = joined_13 == 3'd2;
    wire joined_13_is_3 = joined_13 == 3'd3;
    wire joined_13_is_4 = joined_13 == 3'd4;
    wire joined_13_is_5 = joined_13 == 3'd5;
    wire joined_13_is_6 = joined_13 == 3'd6;
    wire joined_13_is_max = joined_13 == {3{1'b1}};
    wire [7:0] index_onehot_9 = {joined_13_is_max, joined_13_is_6, joined_13_is_5, joined_13_is_4,
            joined_13_is_3, joined_13_is_2, joined_13_is_1, joined_13_is_0};
    wire equals_9 = (({8{index_onehot_9[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_9[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_9[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_9[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_9[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_9[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_9[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_9[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]) | equals_9);

    wire [2:0] joined_14 = {|f_u_ccu_1_entry_2[7:4],
            |{f_u_ccu_1_entry_2[7:6], f_u_ccu_1_entry_2[3:2]},
            f_u_ccu_1_entry_2[1] | f_u_ccu_1_entry_2[3] | f_u_ccu_1_entry_2[5]
            | f_u_ccu_1_entry_2[7]};
    wire joined_14_is_0 = joined_14 == 3'd0;
    wire joined_14_is_1 = joined_14 == 3'd1;
    wire joined_14_is_2 = joined_14 == 3'd2;
    wire joined_14_is_3 = joined_14 == 3'd3;
    wire joined_14_is_4 = joined_14 == 3'd4;
    wire joined_14_is_5 = joined_14 == 3'd5;
    wire joined_14_is_6 = joined_14 == 3'd6;
    wire joined_14_is_max = joined_14 == {3{1'b1}};
    wire [7:0] index_onehot_10 = {joined_14_is_max, joined_14_is_6, joined_14_is_5, joined_14_is_4,
            joined_14_is_3, joined_14_is_2, joined_14_is_1, joined_14_is_0};
    wire equals_10 = (({8{index_onehot_10[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_10[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_10[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_10[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_10[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_10[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_10[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_10[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]) | equals_10);

    wire [2:0] joined_15 = {|f_u_ccu_1_entry_3[7:4],
            |{f_u_ccu_1_entry_3[7:6], f_u_ccu_1_entry_3[3:2]},
            f_u_ccu_1_entry_3[1] | f_u_ccu_1_entry_3[3] | f_u_ccu_1_entry_3[5]
            | f_u_ccu_1_entry_3[7]};
    wire joined_15_is_0 = joined_15 == 3'd0;
    wire joined_15_is_1 = joined_15 == 3'd1;
    wire joined_15_is_2 = joined_15 == 3'd2;
    wire joined_15_is_3 = joined_15 == 3'd3;
    wire joined_15_is_4 = joined_15 == 3'd4;
    wire joined_15_is_5 = joined_15 == 3'd5;
    wire joined_15_is_6 = joined_15 == 3'd6;
    wire joined_15_is_max = joined_15 == {3{1'b1}};
    wire [7:0] index_onehot_11 = {joined_15_is_max, joined_15_is_6, joined_15_is_5, joined_15_is_4,
            joined_15_is_3, joined_15_is_2, joined_15_is_1, joined_15_is_0};
    wire equals_11 = (({8{index_onehot_11[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_11[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_11[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_11[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_11[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_11[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_11[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_11[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]) | equals_11);

    wire [2:0] joined_16 = {|f_u_ccu_1_entry_4[7:4],
            |{f_u_ccu_1_entry_4[7:6], f_u_ccu_1_entry_4[3:2]},
            f_u_ccu_1_entry_4[1] | f_u_ccu_1_entry_4[3] | f_u_ccu_1_entry_4[5]
            | f_u_ccu_1_entry_4[7]};
    wire joined_16_is_0 = joined_16 == 3'd0;
    wire joined_16_is_1 = joined_16 == 3'd1;
    wire joined_16_is_2 = joined_16 == 3'd2;
    wire joined_16_is_3 = joined_16 == 3'd3;
    wire joined_16_is_4 = joined_16 == 3'd4;
    wire joined_16_is_5 = joined_16 == 3'd5;
    wire joined_16_is_6 = joined_16 == 3'd6;
    wire joined_16_is_max = joined_16 == {3{1'b1}};
    wire [7:0] index_onehot_12 = {joined_16_is_max, joined_16_is_6, joined_16_is_5, joined_16_is_4,
            joined_16_is_3, joined_16_is_2, joined_16_is_1, joined_16_is_0};
    wire equals_12 = (({8{index_onehot_12[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_12[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_12[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_12[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_12[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_12[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_12[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_12[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]) | equals_12);

    wire [2:0] joined_17 = {|f_u_ccu_1_entry_5[7:4],
            |{f_u_ccu_1_entry_5[7:6], f_u_ccu_1_entry_5[3:2]},
            f_u_ccu_1_entry_5[1] | f_u_ccu_1_entry_5[3] | f_u_ccu_1_entry_5[5]
            | f_u_ccu_1_entry_5[7]};
    wire joined_17_is_0 = joined_17 == 3'd0;
    wire joined_17_is_1 = joined_17 == 3'd1;
    wire joined_17_is_2 = joined_17 == 3'd2;
    wire joined_17_is_3 = joined_17 == 3'd3;
    wire joined_17_is_4 = joined_17 == 3'd4;
    wire joined_17_is_5 = joined_17 == 3'd5;
    wire joined_17_is_6 = joined_17 == 3'd6;
    wire joined_17_is_max = joined_17 == {3{1'b1}};
    wire [7:0] index_onehot_13 = {joined_17_is_max, joined_17_is_6, joined_17_is_5, joined_17_is_4,
            joined_17_is_3, joined_17_is_2, joined_17_is_1, joined_17_is_0};
    wire equals_13 = (({8{index_onehot_13[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_13[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_13[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_13[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_13[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_13[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_13[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_13[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]) | equals_13);

    wire [2:0] joined_18 = {|f_u_ccu_1_entry_6[7:4],
            |{f_u_ccu_1_entry_6[7:6], f_u_ccu_1_entry_6[3:2]},
            f_u_ccu_1_entry_6[1] | f_u_ccu_1_entry_6[3] | f_u_ccu_1_entry_6[5]
            | f_u_ccu_1_entry_6[7]};
    wire joined_18_is_0 = joined_18 == 3'd0;
    wire joined_18_is_1 = joined_18 == 3'd1;
    wire joined_18_is_2 = joined_18 == 3'd2;
    wire joined_18_is_3 = joined_18 == 3'd3;
    wire joined_18_is_4 = joined_18 == 3'd4;
    wire joined_18_is_5 = joined_18 == 3'd5;
    wire joined_18_is_6 = joined_18 == 3'd6;
    wire joined_18_is_max = joined_18 == {3{1'b1}};
    wire [7:0] index_onehot_14 = {joined_18_is_max, joined_18_is_6, joined_18_is_5, joined_18_is_4,
            joined_18_is_3, joined_18_is_2, joined_18_is_1, joined_18_is_0};
    wire equals_14 = (({8{index_onehot_14[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_14[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_14[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_14[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_14[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_14[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_14[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_14[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[55:48];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]) | equals_14);

    wire any_f_u_bank_arbiter_in_flight_1_2_3 = |f_u_bank_arbiter_in_flight_1[3:2];
    wire and_9 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd0);
    wire [1:0] and_9_etc = {f_u_bank_arbiter_pend_1[0], and_9};
    wire and_9_or = and_9 | f_u_bank_arbiter_pend_1[0];
    wire f_u_ccu_1_busy_and = f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0];
    wire and_10 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd1);
    wire [1:0] and_10_etc = {f_u_bank_arbiter_pend_1[1], and_10};
    wire and_10_or = and_10 | f_u_bank_arbiter_pend_1[1];
    wire f_u_ccu_1_busy_and_2 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1];
    wire and_11 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd2);
    wire [1:0] and_11_etc = {f_u_bank_arbiter_pend_1[2], and_11};
    wire and_11_or = and_11 | f_u_bank_arbiter_pend_1[2];
    wire f_u_ccu_1_busy_and_3 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2];
    wire and_12 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd3);
    wire [1:0] and_12_etc = {f_u_bank_arbiter_pend_1[3], and_12};
    wire and_12_or = and_12 | f_u_bank_arbiter_pend_1[3];
    wire f_u_ccu_1_busy_and_4 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3];
    wire and_13 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd4);
    wire [1:0] and_13_etc = {f_u_bank_arbiter_pend_1[4], and_13};
    wire and_13_or = and_13 | f_u_bank_arbiter_pend_1[4];
    wire f_u_ccu_1_busy_and_5 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4];
    wire and_14 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd5);
    wire [1:0] and_14_etc = {f_u_bank_arbiter_pend_1[5], and_14};
    wire and_14_or = and_14 | f_u_bank_arbiter_pend_1[5];
    wire f_u_ccu_1_busy_and_6 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5];
    wire and_15 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd6);
    wire [1:0] and_15_etc = {f_u_bank_arbiter_pend_1[6], and_15};
    wire and_15_or = and_15 | f_u_bank_arbiter_pend_1[6];
    wire f_u_ccu_1_busy_and_7 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_9_etc & (and_9_etc - 2'd1)))
            & (~and_9_or | f_u_ccu_1_busy_and)) & (~(|(and_10_etc & (and_10_etc - 2'd1)))
            & (~and_10_or | f_u_ccu_1_busy_and_2)) & (~(|(and_11_etc & (and_11_etc - 2'd1)))
            & (~and_11_or | f_u_ccu_1_busy_and_3)) & (~(|(and_12_etc & (and_12_etc - 2'd1)))
            & (~and_12_or | f_u_ccu_1_busy_and_4)) & (~(|(and_13_etc & (and_13_etc - 2'd1)))
            & (~and_13_or | f_u_ccu_1_busy_and_5)) & (~(|(and_14_etc & (and_14_etc - 2'd1)))
            & (~and_14_or | f_u_ccu_1_busy_and_6)) & (~(|(and_15_etc & (and_15_etc - 2'd1)))
            & (~and_15_or | f_u_ccu_1_busy_and_7)));

    wire f_u_ccu_1_src_valid_0_and = f_u_ccu_1_src_valid[0] & (joined_12 == joined_13);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & f_u_ccu_1_src_valid_0_and) | ((f_u_ccu_1_ready[1] == f_u_ccu_1_ready[0])
            & ~(and_10_or & and_9_or)));

    wire f_u_ccu_1_src_valid_0_and_2 = f_u_ccu_1_src_valid[0] & (joined_12 == joined_14);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & f_u_ccu_1_src_valid_0_and_2) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[0])
            & ~(and_11_or & and_9_or)));

    wire f_u_ccu_1_src_valid_1_and = f_u_ccu_1_src_valid[1] & (joined_13 == joined_14);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & f_u_ccu_1_src_valid_1_and) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[1])
            & ~(and_11_or & and_10_or)));

    wire f_u_ccu_1_src_valid_0_and_3 = f_u_ccu_1_src_valid[0] & (joined_12 == joined_15);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & f_u_ccu_1_src_valid_0_and_3) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[0])
            & ~(and_12_or & and_9_or)));

    wire f_u_ccu_1_src_valid_1_and_2 = f_u_ccu_1_src_valid[1] & (joined_13 == joined_15);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & f_u_ccu_1_src_valid_1_and_2) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[1])
            & ~(and_12_or & and_10_or)));

    wire f_u_ccu_1_src_valid_2_and = f_u_ccu_1_src_valid[2] & (joined_14 == joined_15);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & f_u_ccu_1_src_valid_2_and) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[2])
            & ~(and_12_or & and_11_or)));

    wire f_u_ccu_1_src_valid_0_and_4 = f_u_ccu_1_src_valid[0] & (joined_12 == joined_16);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_0_and_4) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[0])
            & ~(and_13_or & and_9_or)));

    wire f_u_ccu_1_src_valid_1_and_3 = f_u_ccu_1_src_valid[1] & (joined_13 == joined_16);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_1_and_3) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[1])
            & ~(and_13_or & and_10_or)));

    wire f_u_ccu_1_src_valid_2_and_2 = f_u_ccu_1_src_valid[2] & (joined_14 == joined_16);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_2_and_2) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[2])
            & ~(and_13_or & and_11_or)));

    wire f_u_ccu_1_src_valid_3_and = f_u_ccu_1_src_valid[3] & (joined_15 == joined_16);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_3_and) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[3])
            & ~(and_13_or & and_12_or)));

    wire f_u_ccu_1_src_valid_0_and_5 = f_u_ccu_1_src_valid[0] & (joined_12 == joined_17);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_0_and_5) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[0])
            & ~(and_14_or & and_9_or)));

    wire f_u_ccu_1_src_valid_1_and_4 = f_u_ccu_1_src_valid[1] & (joined_13 == joined_17);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_1_and_4) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[1])
            & ~(and_14_or & and_10_or)));

    wire f_u_ccu_1_src_valid_2_and_3 = f_u_ccu_1_src_valid[2] & (joined_14 == joined_17);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_2_and_3) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[2])
            & ~(and_14_or & and_11_or)));

    wire f_u_ccu_1_src_valid_3_and_2 = f_u_ccu_1_src_valid[3] & (joined_15 == joined_17);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_3_and_2) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[3])
            & ~(and_14_or & and_12_or)));

    wire f_u_ccu_1_src_valid_4_and = f_u_ccu_1_src_valid[4] & (joined_16 == joined_17);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_4_and) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[4])
            & ~(and_14_or & and_13_or)));

    wire f_u_ccu_1_src_valid_0_and_6 = f_u_ccu_1_src_valid[0] & (joined_12 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]
            & f_u_ccu_1_src_valid_0_and_6) | ((f_u_ccu_1_ready[6] == f_u_ccu_1_ready[0])
            & ~(and_15_or & and_9_or)));

    wire f_u_ccu_1_src_valid_1_and_5 = f_u_ccu_1_src_valid[1] & (joined_13 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]
            & f_u_ccu_1_src_valid_1_and_5) | ((f_u_ccu_1_ready[6] == f_u_ccu_1_ready[1])
            & ~(and_15_or & and_10_or)));

    wire f_u_ccu_1_src_valid_2_and_4 = f_u_ccu_1_src_valid[2] & (joined_14 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]
            & f_u_ccu_1_src_valid_2_and_4) | ((f_u_ccu_1_ready[6] == f_u_ccu_1_ready[2])
            & ~(and_15_or & and_11_or)));

    wire f_u_ccu_1_src_valid_3_and_3 = f_u_ccu_1_src_valid[3] & (joined_15 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]
            & f_u_ccu_1_src_valid_3_and_3) | ((f_u_ccu_1_ready[6] == f_u_ccu_1_ready[3])
            & ~(and_15_or & and_12_or)));

    wire f_u_ccu_1_src_valid_4_and_2 = f_u_ccu_1_src_valid[4] & (joined_16 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]
            & f_u_ccu_1_src_valid_4_and_2) | ((f_u_ccu_1_ready[6] == f_u_ccu_1_ready[4])
            & ~(and_15_or & and_13_or)));

    wire f_u_ccu_1_src_valid_5_and = f_u_ccu_1_src_valid[5] & (joined_17 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[6]
            & f_u_ccu_1_src_valid_5_and) | ((f_u_ccu_1_ready[6] == f_u_ccu_1_ready[5])
            & ~(and_15_or & and_14_or)));

    wire or_10 = (((and_9_or | (and_10_or & (f_u_ccu_1_src_valid[1] & (joined_13 == joined_12))))
            | (and_11_or & (f_u_ccu_1_src_valid[2] & (joined_14 == joined_12))))
            | (and_12_or & (f_u_ccu_1_src_valid[3] & (joined_15 == joined_12))))
            | (and_13_or & (f_u_ccu_1_src_valid[4] & (joined_16 == joined_12)));
    wire or_11 = ((((and_10_or | (and_9_or & f_u_ccu_1_src_valid_0_and))
            | (and_11_or & (f_u_ccu_1_src_valid[2] & (joined_14 == joined_13))))
            | (and_12_or & (f_u_ccu_1_src_valid[3] & (joined_15 == joined_13))))
            | (and_13_or & (f_u_ccu_1_src_valid[4] & (joined_16 == joined_13))))
            | (and_14_or & (f_u_ccu_1_src_valid[5] & (joined_17 == joined_13)));
    wire or_12 = ((((and_11_or | (and_9_or & f_u_ccu_1_src_valid_0_and_2))
            | (and_10_or & f_u_ccu_1_src_valid_1_and)) |
            (and_12_or & (f_u_ccu_1_src_valid[3] & (joined_15 == joined_14))))
            | (and_13_or & (f_u_ccu_1_src_valid[4] & (joined_16 == joined_14))))
            | (and_14_or & (f_u_ccu_1_src_valid[5] & (joined_17 == joined_14)));
    wire or_13 = (((((and_12_or | (and_9_or & f_u_ccu_1_src_valid_0_and_3))
            | (and_10_or & f_u_ccu_1_src_valid_1_and_2)) | (and_11_or & f_u_ccu_1_src_valid_2_and))
            | (and_13_or & (f_u_ccu_1_src_valid[4] & (joined_16 == joined_15))))
            | (and_14_or & (f_u_ccu_1_src_valid[5] & (joined_17 == joined_15))))
            | (and_15_or & (f_u_ccu_1_src_valid[6] & (joined_18 == joined_15)));
    wire or_14 = (((((and_13_or | (and_9_or & f_u_ccu_1_src_valid_0_and_4))
            | (and_10_or & f_u_ccu_1_src_valid_1_and_3))
            | (and_11_or & f_u_ccu_1_src_valid_2_and_2)) | (and_12_or & f_u_ccu_1_src_valid_3_and))
            | (and_14_or & (f_u_ccu_1_src_valid[5] & (joined_17 == joined_16))))
            | (and_15_or & (f_u_ccu_1_src_valid[6] & (joined_18 == joined_16)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_1_busy_and |
            ((or_10 | (and_14_or & (f_u_ccu_1_src_valid[5] & (joined_17 == joined_12))))
            | (and_15_or & (f_u_ccu_1_src_valid[6] & (joined_18 == joined_12)))))
            & (~f_u_ccu_1_busy_and_2 | (or_11 | (and_15_or
            & (f_u_ccu_1_src_valid[6] & (joined_18 == joined_13)))))
            & (~f_u_ccu_1_busy_and_3 | (or_12 | (and_15_or
            & (f_u_ccu_1_src_valid[6] & (joined_18 == joined_14)))))
            & (~f_u_ccu_1_busy_and_4 | or_13) & (~f_u_ccu_1_busy_and_5 | or_14)
            & (~f_u_ccu_1_busy_and_6
            | ((((((and_14_or | (and_9_or & f_u_ccu_1_src_valid_0_and_5))
            | (and_10_or & f_u_ccu_1_src_valid_1_and_4))
            | (and_11_or & f_u_ccu_1_src_valid_2_and_3))
            | (and_12_or & f_u_ccu_1_src_valid_3_and_2)) | (and_13_or & f_u_ccu_1_src_valid_4_and))
            | (and_15_or & (f_u_ccu_1_src_valid[6] & (joined_18 == joined_17)))))
            & (~f_u_ccu_1_busy_and_7
            | ((((((and_15_or | (and_9_or & f_u_ccu_1_src_valid_0_and_6))
            | (and_10_or & f_u_ccu_1_src_valid_1_and_5))
            | (and_11_or & f_u_ccu_1_src_valid_2_and_4))
            | (and_12_or & f_u_ccu_1_src_valid_3_and_3))
            | (and_13_or & f_u_ccu_1_src_valid_4_and_2))
            | (and_14_or & f_u_ccu_1_src_valid_5_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_1_owned & f_u_ccu_0_owned
            & (f_u_ccu_1_wid == f_u_ccu_0_wid)));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction

    wire some = |(grant & f_unit);

    always @(posedge clk) if (some) f_meta <= inst_meta;

    wire inverse = ~((f_unit[0] & f_u_ccu_0_busy) | (f_unit[1] & f_u_ccu_1_busy));

    // RF-I1: So does its metadata.
    always @* if (!rst) assert(inverse | ((({META_W{f_unit[0]}} & f_u_ccu_0_meta)
            | ({META_W{f_unit[1]}} & f_u_ccu_1_meta)) == f_meta));

    wire some_2 = |(disp_sel & f_unit);

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) assert(~some_2 | (disp_valid
            & (disp_wid == (({3{f_unit[0]}} & f_0_wid) | ({3{f_unit[1]}} & f_1_wid)))
            & (disp_src_valid == (({7{f_unit[0]}} & f_0_src) | ({7{f_unit[1]}} & f_1_src)))
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

    reg [4:0] f_requests_left; // modulo

    wire [6:0] by_issue = issue ? inst_src_valid : 7'd0;
    wire [2:0] plus = ({1'b0, {1'b0, by_issue[0]} + {1'b0, by_issue[1]}}
            + {1'b0, {1'b0, by_issue[2]} + {1'b0, by_issue[3]}})
            + {1'b0, ({1'b0, by_issue[4]} + {1'b0, by_issue[5]}) + {1'b0, by_issue[6]}};
    wire [6:0] by_issue_2 = issue ? (inst_src_valid & ~miss) : 7'd0;
    wire [2:0] plus_2 = ({1'b0, {1'b0, by_issue_2[0]} + {1'b0, by_issue_2[1]}}
            + {1'b0, {1'b0, by_issue_2[2]} + {1'b0, by_issue_2[3]}})
            + {1'b0, ({1'b0, by_issue_2[4]} + {1'b0, by_issue_2[5]}) + {1'b0, by_issue_2[6]}};
    wire [1:0] bank_en_and_not_bank_we = bank_en & ~bank_we;

    always @(posedge clk) begin
        if (rst) begin
            f_requests_left <= 5'd0;
        end else begin
            f_requests_left <= (f_requests_left + ({2'd0, plus} - {2'd0, plus_2}))
                    - {3'd0, {1'b0, bank_en_and_not_bank_we[0]}
                    + {1'b0, bank_en_and_not_bank_we[1]}};
        end
    end

    wire [3:0] plus_3 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_0[0]}
            + {1'b0, f_u_bank_arbiter_pend_0[1]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_0[2]} + {1'b0, f_u_bank_arbiter_pend_0[3]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_0[4]} + {1'b0, f_u_bank_arbiter_pend_0[5]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_0[6]} + {1'b0, f_u_bank_arbiter_pend_1[0]}}};
    wire [3:0] plus_3_plus = plus_3
            + {1'b0, ({1'b0, {1'b0, f_u_bank_arbiter_pend_1[1]}
            + {1'b0, f_u_bank_arbiter_pend_1[2]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_1[3]} + {1'b0, f_u_bank_arbiter_pend_1[4]}})
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_1[5]} + {1'b0, f_u_bank_arbiter_pend_1[6]}}};

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) assert(f_requests_left == {1'b0, plus_3_plus});

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
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_4_u_lane_f_data = \u_bank_0.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[4].u_lane.f_known ;
    wire f_u_bank_0_lanes_4_u_lane_f_known = \u_bank_0.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_5_u_lane_f_data = \u_bank_0.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[5].u_lane.f_known ;
    wire f_u_bank_0_lanes_5_u_lane_f_known = \u_bank_0.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_6_u_lane_f_data = \u_bank_0.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[6].u_lane.f_known ;
    wire f_u_bank_0_lanes_6_u_lane_f_known = \u_bank_0.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_7_u_lane_f_data = \u_bank_0.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[7].u_lane.f_known ;
    wire f_u_bank_0_lanes_7_u_lane_f_known = \u_bank_0.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_8_u_lane_f_data = \u_bank_0.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[8].u_lane.f_known ;
    wire f_u_bank_0_lanes_8_u_lane_f_known = \u_bank_0.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_9_u_lane_f_data = \u_bank_0.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[9].u_lane.f_known ;
    wire f_u_bank_0_lanes_9_u_lane_f_known = \u_bank_0.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_10_u_lane_f_data = \u_bank_0.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[10].u_lane.f_known ;
    wire f_u_bank_0_lanes_10_u_lane_f_known = \u_bank_0.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_11_u_lane_f_data = \u_bank_0.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[11].u_lane.f_known ;
    wire f_u_bank_0_lanes_11_u_lane_f_known = \u_bank_0.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_12_u_lane_f_data = \u_bank_0.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[12].u_lane.f_known ;
    wire f_u_bank_0_lanes_12_u_lane_f_known = \u_bank_0.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_13_u_lane_f_data = \u_bank_0.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[13].u_lane.f_known ;
    wire f_u_bank_0_lanes_13_u_lane_f_known = \u_bank_0.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_14_u_lane_f_data = \u_bank_0.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[14].u_lane.f_known ;
    wire f_u_bank_0_lanes_14_u_lane_f_known = \u_bank_0.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_15_u_lane_f_data = \u_bank_0.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[15].u_lane.f_known ;
    wire f_u_bank_0_lanes_15_u_lane_f_known = \u_bank_0.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_16_u_lane_f_data = \u_bank_0.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[16].u_lane.f_known ;
    wire f_u_bank_0_lanes_16_u_lane_f_known = \u_bank_0.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_17_u_lane_f_data = \u_bank_0.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[17].u_lane.f_known ;
    wire f_u_bank_0_lanes_17_u_lane_f_known = \u_bank_0.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_18_u_lane_f_data = \u_bank_0.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[18].u_lane.f_known ;
    wire f_u_bank_0_lanes_18_u_lane_f_known = \u_bank_0.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_19_u_lane_f_data = \u_bank_0.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[19].u_lane.f_known ;
    wire f_u_bank_0_lanes_19_u_lane_f_known = \u_bank_0.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_20_u_lane_f_data = \u_bank_0.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[20].u_lane.f_known ;
    wire f_u_bank_0_lanes_20_u_lane_f_known = \u_bank_0.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_21_u_lane_f_data = \u_bank_0.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[21].u_lane.f_known ;
    wire f_u_bank_0_lanes_21_u_lane_f_known = \u_bank_0.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_22_u_lane_f_data = \u_bank_0.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[22].u_lane.f_known ;
    wire f_u_bank_0_lanes_22_u_lane_f_known = \u_bank_0.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_23_u_lane_f_data = \u_bank_0.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[23].u_lane.f_known ;
    wire f_u_bank_0_lanes_23_u_lane_f_known = \u_bank_0.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_24_u_lane_f_data = \u_bank_0.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[24].u_lane.f_known ;
    wire f_u_bank_0_lanes_24_u_lane_f_known = \u_bank_0.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_25_u_lane_f_data = \u_bank_0.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[25].u_lane.f_known ;
    wire f_u_bank_0_lanes_25_u_lane_f_known = \u_bank_0.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_26_u_lane_f_data = \u_bank_0.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[26].u_lane.f_known ;
    wire f_u_bank_0_lanes_26_u_lane_f_known = \u_bank_0.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_27_u_lane_f_data = \u_bank_0.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[27].u_lane.f_known ;
    wire f_u_bank_0_lanes_27_u_lane_f_known = \u_bank_0.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_28_u_lane_f_data = \u_bank_0.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[28].u_lane.f_known ;
    wire f_u_bank_0_lanes_28_u_lane_f_known = \u_bank_0.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_29_u_lane_f_data = \u_bank_0.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[29].u_lane.f_known ;
    wire f_u_bank_0_lanes_29_u_lane_f_known = \u_bank_0.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_30_u_lane_f_data = \u_bank_0.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[30].u_lane.f_known ;
    wire f_u_bank_0_lanes_30_u_lane_f_known = \u_bank_0.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_31_u_lane_f_data = \u_bank_0.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[31].u_lane.f_known ;
    wire f_u_bank_0_lanes_31_u_lane_f_known = \u_bank_0.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [7:0] \u_bank_0.f_row ;
    wire [7:0] f_u_bank_0_f_row = \u_bank_0.f_row ;

    // RF-W1
    always @* if (!rst) assume(f_u_bank_0_f_row == f_reg[8:1]);

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
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_4_u_lane_f_data = \u_bank_1.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[4].u_lane.f_known ;
    wire f_u_bank_1_lanes_4_u_lane_f_known = \u_bank_1.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_5_u_lane_f_data = \u_bank_1.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[5].u_lane.f_known ;
    wire f_u_bank_1_lanes_5_u_lane_f_known = \u_bank_1.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_6_u_lane_f_data = \u_bank_1.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[6].u_lane.f_known ;
    wire f_u_bank_1_lanes_6_u_lane_f_known = \u_bank_1.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_7_u_lane_f_data = \u_bank_1.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[7].u_lane.f_known ;
    wire f_u_bank_1_lanes_7_u_lane_f_known = \u_bank_1.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_8_u_lane_f_data = \u_bank_1.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[8].u_lane.f_known ;
    wire f_u_bank_1_lanes_8_u_lane_f_known = \u_bank_1.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_9_u_lane_f_data = \u_bank_1.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[9].u_lane.f_known ;
    wire f_u_bank_1_lanes_9_u_lane_f_known = \u_bank_1.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_10_u_lane_f_data = \u_bank_1.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[10].u_lane.f_known ;
    wire f_u_bank_1_lanes_10_u_lane_f_known = \u_bank_1.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_11_u_lane_f_data = \u_bank_1.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[11].u_lane.f_known ;
    wire f_u_bank_1_lanes_11_u_lane_f_known = \u_bank_1.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_12_u_lane_f_data = \u_bank_1.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[12].u_lane.f_known ;
    wire f_u_bank_1_lanes_12_u_lane_f_known = \u_bank_1.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_13_u_lane_f_data = \u_bank_1.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[13].u_lane.f_known ;
    wire f_u_bank_1_lanes_13_u_lane_f_known = \u_bank_1.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_14_u_lane_f_data = \u_bank_1.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[14].u_lane.f_known ;
    wire f_u_bank_1_lanes_14_u_lane_f_known = \u_bank_1.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_15_u_lane_f_data = \u_bank_1.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[15].u_lane.f_known ;
    wire f_u_bank_1_lanes_15_u_lane_f_known = \u_bank_1.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_16_u_lane_f_data = \u_bank_1.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[16].u_lane.f_known ;
    wire f_u_bank_1_lanes_16_u_lane_f_known = \u_bank_1.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_17_u_lane_f_data = \u_bank_1.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[17].u_lane.f_known ;
    wire f_u_bank_1_lanes_17_u_lane_f_known = \u_bank_1.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_18_u_lane_f_data = \u_bank_1.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[18].u_lane.f_known ;
    wire f_u_bank_1_lanes_18_u_lane_f_known = \u_bank_1.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_19_u_lane_f_data = \u_bank_1.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[19].u_lane.f_known ;
    wire f_u_bank_1_lanes_19_u_lane_f_known = \u_bank_1.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_20_u_lane_f_data = \u_bank_1.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[20].u_lane.f_known ;
    wire f_u_bank_1_lanes_20_u_lane_f_known = \u_bank_1.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_21_u_lane_f_data = \u_bank_1.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[21].u_lane.f_known ;
    wire f_u_bank_1_lanes_21_u_lane_f_known = \u_bank_1.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_22_u_lane_f_data = \u_bank_1.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[22].u_lane.f_known ;
    wire f_u_bank_1_lanes_22_u_lane_f_known = \u_bank_1.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_23_u_lane_f_data = \u_bank_1.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[23].u_lane.f_known ;
    wire f_u_bank_1_lanes_23_u_lane_f_known = \u_bank_1.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_24_u_lane_f_data = \u_bank_1.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[24].u_lane.f_known ;
    wire f_u_bank_1_lanes_24_u_lane_f_known = \u_bank_1.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_25_u_lane_f_data = \u_bank_1.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[25].u_lane.f_known ;
    wire f_u_bank_1_lanes_25_u_lane_f_known = \u_bank_1.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_26_u_lane_f_data = \u_bank_1.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[26].u_lane.f_known ;
    wire f_u_bank_1_lanes_26_u_lane_f_known = \u_bank_1.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_27_u_lane_f_data = \u_bank_1.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[27].u_lane.f_known ;
    wire f_u_bank_1_lanes_27_u_lane_f_known = \u_bank_1.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_28_u_lane_f_data = \u_bank_1.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[28].u_lane.f_known ;
    wire f_u_bank_1_lanes_28_u_lane_f_known = \u_bank_1.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_29_u_lane_f_data = \u_bank_1.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[29].u_lane.f_known ;
    wire f_u_bank_1_lanes_29_u_lane_f_known = \u_bank_1.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_30_u_lane_f_data = \u_bank_1.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[30].u_lane.f_known ;
    wire f_u_bank_1_lanes_30_u_lane_f_known = \u_bank_1.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_31_u_lane_f_data = \u_bank_1.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[31].u_lane.f_known ;
    wire f_u_bank_1_lanes_31_u_lane_f_known = \u_bank_1.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [7:0] \u_bank_1.f_row ;
    wire [7:0] f_u_bank_1_f_row = \u_bank_1.f_row ;

    // RF-W1
    always @* if (!rst) assume(f_u_bank_1_f_row == f_reg[8:1]);

    wire [32*LANE_W-1:0] f_u_bank_0_lanes_0_u_lane_f_data_etc =
            {f_u_bank_0_lanes_31_u_lane_f_data, f_u_bank_0_lanes_30_u_lane_f_data,
            f_u_bank_0_lanes_29_u_lane_f_data, f_u_bank_0_lanes_28_u_lane_f_data,
            f_u_bank_0_lanes_27_u_lane_f_data, f_u_bank_0_lanes_26_u_lane_f_data,
            f_u_bank_0_lanes_25_u_lane_f_data, f_u_bank_0_lanes_24_u_lane_f_data,
            f_u_bank_0_lanes_23_u_lane_f_data, f_u_bank_0_lanes_22_u_lane_f_data,
            f_u_bank_0_lanes_21_u_lane_f_data, f_u_bank_0_lanes_20_u_lane_f_data,
            f_u_bank_0_lanes_19_u_lane_f_data, f_u_bank_0_lanes_18_u_lane_f_data,
            f_u_bank_0_lanes_17_u_lane_f_data, f_u_bank_0_lanes_16_u_lane_f_data,
            f_u_bank_0_lanes_15_u_lane_f_data, f_u_bank_0_lanes_14_u_lane_f_data,
            f_u_bank_0_lanes_13_u_lane_f_data, f_u_bank_0_lanes_12_u_lane_f_data,
            f_u_bank_0_lanes_11_u_lane_f_data, f_u_bank_0_lanes_10_u_lane_f_data,
            f_u_bank_0_lanes_9_u_lane_f_data, f_u_bank_0_lanes_8_u_lane_f_data,
            f_u_bank_0_lanes_7_u_lane_f_data, f_u_bank_0_lanes_6_u_lane_f_data,
            f_u_bank_0_lanes_5_u_lane_f_data, f_u_bank_0_lanes_4_u_lane_f_data,
            f_u_bank_0_lanes_3_u_lane_f_data, f_u_bank_0_lanes_2_u_lane_f_data,
            f_u_bank_0_lanes_1_u_lane_f_data, f_u_bank_0_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] f_u_bank_1_lanes_0_u_lane_f_data_etc =
            {f_u_bank_1_lanes_31_u_lane_f_data, f_u_bank_1_lanes_30_u_lane_f_data,
            f_u_bank_1_lanes_29_u_lane_f_data, f_u_bank_1_lanes_28_u_lane_f_data,
            f_u_bank_1_lanes_27_u_lane_f_data, f_u_bank_1_lanes_26_u_lane_f_data,
            f_u_bank_1_lanes_25_u_lane_f_data, f_u_bank_1_lanes_24_u_lane_f_data,
            f_u_bank_1_lanes_23_u_lane_f_data, f_u_bank_1_lanes_22_u_lane_f_data,
            f_u_bank_1_lanes_21_u_lane_f_data, f_u_bank_1_lanes_20_u_lane_f_data,
            f_u_bank_1_lanes_19_u_lane_f_data, f_u_bank_1_lanes_18_u_lane_f_data,
            f_u_bank_1_lanes_17_u_lane_f_data, f_u_bank_1_lanes_16_u_lane_f_data,
            f_u_bank_1_lanes_15_u_lane_f_data, f_u_bank_1_lanes_14_u_lane_f_data,
            f_u_bank_1_lanes_13_u_lane_f_data, f_u_bank_1_lanes_12_u_lane_f_data,
            f_u_bank_1_lanes_11_u_lane_f_data, f_u_bank_1_lanes_10_u_lane_f_data,
            f_u_bank_1_lanes_9_u_lane_f_data, f_u_bank_1_lanes_8_u_lane_f_data,
            f_u_bank_1_lanes_7_u_lane_f_data, f_u_bank_1_lanes_6_u_lane_f_data,
            f_u_bank_1_lanes_5_u_lane_f_data, f_u_bank_1_lanes_4_u_lane_f_data,
            f_u_bank_1_lanes_3_u_lane_f_data, f_u_bank_1_lanes_2_u_lane_f_data,
            f_u_bank_1_lanes_1_u_lane_f_data, f_u_bank_1_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] f_value = ({(32*LANE_W){~f_reg[0]}} & f_u_bank_0_lanes_0_u_lane_f_data_etc)
            | ({(32*LANE_W){f_reg[0]}} & f_u_bank_1_lanes_0_u_lane_f_data_etc);
    wire [31:0] f_u_bank_0_lanes_0_u_lane_f_known_etc =
            {f_u_bank_0_lanes_31_u_lane_f_known, f_u_bank_0_lanes_30_u_lane_f_known,
            f_u_bank_0_lanes_29_u_lane_f_known, f_u_bank_0_lanes_28_u_lane_f_known,
            f_u_bank_0_lanes_27_u_lane_f_known, f_u_bank_0_lanes_26_u_lane_f_known,
            f_u_bank_0_lanes_25_u_lane_f_known, f_u_bank_0_lanes_24_u_lane_f_known,
            f_u_bank_0_lanes_23_u_lane_f_known, f_u_bank_0_lanes_22_u_lane_f_known,
            f_u_bank_0_lanes_21_u_lane_f_known, f_u_bank_0_lanes_20_u_lane_f_known,
            f_u_bank_0_lanes_19_u_lane_f_known, f_u_bank_0_lanes_18_u_lane_f_known,
            f_u_bank_0_lanes_17_u_lane_f_known, f_u_bank_0_lanes_16_u_lane_f_known,
            f_u_bank_0_lanes_15_u_lane_f_known, f_u_bank_0_lanes_14_u_lane_f_known,
            f_u_bank_0_lanes_13_u_lane_f_known, f_u_bank_0_lanes_12_u_lane_f_known,
            f_u_bank_0_lanes_11_u_lane_f_known, f_u_bank_0_lanes_10_u_lane_f_known,
            f_u_bank_0_lanes_9_u_lane_f_known, f_u_bank_0_lanes_8_u_lane_f_known,
            f_u_bank_0_lanes_7_u_lane_f_known, f_u_bank_0_lanes_6_u_lane_f_known,
            f_u_bank_0_lanes_5_u_lane_f_known, f_u_bank_0_lanes_4_u_lane_f_known,
            f_u_bank_0_lanes_3_u_lane_f_known, f_u_bank_0_lanes_2_u_lane_f_known,
            f_u_bank_0_lanes_1_u_lane_f_known, f_u_bank_0_lanes_0_u_lane_f_known};
    wire [31:0] f_u_bank_1_lanes_0_u_lane_f_known_etc =
            {f_u_bank_1_lanes_31_u_lane_f_known, f_u_bank_1_lanes_30_u_lane_f_known,
            f_u_bank_1_lanes_29_u_lane_f_known, f_u_bank_1_lanes_28_u_lane_f_known,
            f_u_bank_1_lanes_27_u_lane_f_known, f_u_bank_1_lanes_26_u_lane_f_known,
            f_u_bank_1_lanes_25_u_lane_f_known, f_u_bank_1_lanes_24_u_lane_f_known,
            f_u_bank_1_lanes_23_u_lane_f_known, f_u_bank_1_lanes_22_u_lane_f_known,
            f_u_bank_1_lanes_21_u_lane_f_known, f_u_bank_1_lanes_20_u_lane_f_known,
            f_u_bank_1_lanes_19_u_lane_f_known, f_u_bank_1_lanes_18_u_lane_f_known,
            f_u_bank_1_lanes_17_u_lane_f_known, f_u_bank_1_lanes_16_u_lane_f_known,
            f_u_bank_1_lanes_15_u_lane_f_known, f_u_bank_1_lanes_14_u_lane_f_known,
            f_u_bank_1_lanes_13_u_lane_f_known, f_u_bank_1_lanes_12_u_lane_f_known,
            f_u_bank_1_lanes_11_u_lane_f_known, f_u_bank_1_lanes_10_u_lane_f_known,
            f_u_bank_1_lanes_9_u_lane_f_known, f_u_bank_1_lanes_8_u_lane_f_known,
            f_u_bank_1_lanes_7_u_lane_f_known, f_u_bank_1_lanes_6_u_lane_f_known,
            f_u_bank_1_lanes_5_u_lane_f_known, f_u_bank_1_lanes_4_u_lane_f_known,
            f_u_bank_1_lanes_3_u_lane_f_known, f_u_bank_1_lanes_2_u_lane_f_known,
            f_u_bank_1_lanes_1_u_lane_f_known, f_u_bank_1_lanes_0_u_lane_f_known};
    wire [31:0] f_known_lanes = ({32{~f_reg[0]}} & f_u_bank_0_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[0]}} & f_u_bank_1_lanes_0_u_lane_f_known_etc);

    reg [31:0] f_written; // in the last cycle
    reg [32*LANE_W-1:0] f_wdata; // what was written then
    reg [31:0] f_had; // known in the last cycle
    reg [32*LANE_W-1:0] f_old; // what was in it

    wire wb_valid_0_and_2 = wb_valid[0] & wb_ready[0] & wb_phys_0_8_equals_f_reg;
    wire wb_valid_1_and_2 = wb_valid[1] & wb_ready[1] & wb_phys_9_17_equals_f_reg;

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 32'd0;
            f_had <= 32'd0;
        end else begin
            f_written <= ({32{wb_valid_0_and_2}} & wb_mask[31:0])
                    | ({32{wb_valid_1_and_2}} & wb_mask[63:32]);
            f_had <= f_known_lanes;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({(32*LANE_W){wb_valid_0_and_2}} & wb_data[32*LANE_W-1:0])
                | ({(32*LANE_W){wb_valid_1_and_2}} & wb_data[32*LANE_W +: 32*LANE_W]);
        f_old <= f_value;
    end

    wire [31:0] joined_19 = {f_value[31*LANE_W +: LANE_W] == f_wdata[31*LANE_W +: LANE_W],
            f_value[30*LANE_W +: LANE_W] == f_wdata[30*LANE_W +: LANE_W],
            f_value[29*LANE_W +: LANE_W] == f_wdata[29*LANE_W +: LANE_W],
            f_value[28*LANE_W +: LANE_W] == f_wdata[28*LANE_W +: LANE_W],
            f_value[27*LANE_W +: LANE_W] == f_wdata[27*LANE_W +: LANE_W],
            f_value[26*LANE_W +: LANE_W] == f_wdata[26*LANE_W +: LANE_W],
            f_value[25*LANE_W +: LANE_W] == f_wdata[25*LANE_W +: LANE_W],
            f_value[24*LANE_W +: LANE_W] == f_wdata[24*LANE_W +: LANE_W],
            f_value[23*LANE_W +: LANE_W] == f_wdata[23*LANE_W +: LANE_W],
            f_value[22*LANE_W +: LANE_W] == f_wdata[22*LANE_W +: LANE_W],
            f_value[21*LANE_W +: LANE_W] == f_wdata[21*LANE_W +: LANE_W],
            f_value[20*LANE_W +: LANE_W] == f_wdata[20*LANE_W +: LANE_W],
            f_value[19*LANE_W +: LANE_W] == f_wdata[19*LANE_W +: LANE_W],
            f_value[18*LANE_W +: LANE_W] == f_wdata[18*LANE_W +: LANE_W],
            f_value[17*LANE_W +: LANE_W] == f_wdata[17*LANE_W +: LANE_W],
            f_value[16*LANE_W +: LANE_W] == f_wdata[16*LANE_W +: LANE_W],
            f_value[15*LANE_W +: LANE_W] == f_wdata[15*LANE_W +: LANE_W],
            f_value[14*LANE_W +: LANE_W] == f_wdata[14*LANE_W +: LANE_W],
            f_value[13*LANE_W +: LANE_W] == f_wdata[13*LANE_W +: LANE_W],
            f_value[12*LANE_W +: LANE_W] == f_wdata[12*LANE_W +: LANE_W],
            f_value[11*LANE_W +: LANE_W] == f_wdata[11*LANE_W +: LANE_W],
            f_value[10*LANE_W +: LANE_W] == f_wdata[10*LANE_W +: LANE_W],
            f_value[9*LANE_W +: LANE_W] == f_wdata[9*LANE_W +: LANE_W],
            f_value[8*LANE_W +: LANE_W] == f_wdata[8*LANE_W +: LANE_W],
            f_value[7*LANE_W +: LANE_W] == f_wdata[7*LANE_W +: LANE_W],
            f_value[6*LANE_W +: LANE_W] == f_wdata[6*LANE_W +: LANE_W],
            f_value[5*LANE_W +: LANE_W] == f_wdata[5*LANE_W +: LANE_W],
            f_value[4*LANE_W +: LANE_W] == f_wdata[4*LANE_W +: LANE_W],
            f_value[3*LANE_W +: LANE_W] == f_wdata[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_wdata[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_wdata[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_wdata[LANE_W-1:0]};

    // RF-W1: An accepted write-back is in the register, in its lanes.
    always @* if (!rst) assert(~(|(f_written & ~(f_known_lanes & joined_19))));

    wire [31:0] joined_20 = {f_value[31*LANE_W +: LANE_W] == f_old[31*LANE_W +: LANE_W],
            f_value[30*LANE_W +: LANE_W] == f_old[30*LANE_W +: LANE_W],
            f_value[29*LANE_W +: LANE_W] == f_old[29*LANE_W +: LANE_W],
            f_value[28*LANE_W +: LANE_W] == f_old[28*LANE_W +: LANE_W],
            f_value[27*LANE_W +: LANE_W] == f_old[27*LANE_W +: LANE_W],
            f_value[26*LANE_W +: LANE_W] == f_old[26*LANE_W +: LANE_W],
            f_value[25*LANE_W +: LANE_W] == f_old[25*LANE_W +: LANE_W],
            f_value[24*LANE_W +: LANE_W] == f_old[24*LANE_W +: LANE_W],
            f_value[23*LANE_W +: LANE_W] == f_old[23*LANE_W +: LANE_W],
            f_value[22*LANE_W +: LANE_W] == f_old[22*LANE_W +: LANE_W],
            f_value[21*LANE_W +: LANE_W] == f_old[21*LANE_W +: LANE_W],
            f_value[20*LANE_W +: LANE_W] == f_old[20*LANE_W +: LANE_W],
            f_value[19*LANE_W +: LANE_W] == f_old[19*LANE_W +: LANE_W],
            f_value[18*LANE_W +: LANE_W] == f_old[18*LANE_W +: LANE_W],
            f_value[17*LANE_W +: LANE_W] == f_old[17*LANE_W +: LANE_W],
            f_value[16*LANE_W +: LANE_W] == f_old[16*LANE_W +: LANE_W],
            f_value[15*LANE_W +: LANE_W] == f_old[15*LANE_W +: LANE_W],
            f_value[14*LANE_W +: LANE_W] == f_old[14*LANE_W +: LANE_W],
            f_value[13*LANE_W +: LANE_W] == f_old[13*LANE_W +: LANE_W],
            f_value[12*LANE_W +: LANE_W] == f_old[12*LANE_W +: LANE_W],
            f_value[11*LANE_W +: LANE_W] == f_old[11*LANE_W +: LANE_W],
            f_value[10*LANE_W +: LANE_W] == f_old[10*LANE_W +: LANE_W],
            f_value[9*LANE_W +: LANE_W] == f_old[9*LANE_W +: LANE_W],
            f_value[8*LANE_W +: LANE_W] == f_old[8*LANE_W +: LANE_W],
            f_value[7*LANE_W +: LANE_W] == f_old[7*LANE_W +: LANE_W],
            f_value[6*LANE_W +: LANE_W] == f_old[6*LANE_W +: LANE_W],
            f_value[5*LANE_W +: LANE_W] == f_old[5*LANE_W +: LANE_W],
            f_value[4*LANE_W +: LANE_W] == f_old[4*LANE_W +: LANE_W],
            f_value[3*LANE_W +: LANE_W] == f_old[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_old[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_old[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_old[LANE_W-1:0]};

    // RF-W1: Nothing else changes it.
    always @* if (!rst) assert(~(|(f_had & ~f_written & ~(f_known_lanes & joined_20))));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_0 = \u_ccu_0.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_0 = \u_ccu_0.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_0 = \u_ccu_0.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_0 = \u_ccu_0.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_0 = \u_ccu_0.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_0 = \u_ccu_0.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_0 = \u_ccu_0.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_0 = \u_ccu_0.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_0 = \u_ccu_0.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_0 = \u_ccu_0.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_0 = \u_ccu_0.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_0 = \u_ccu_0.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_0 = \u_ccu_0.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_0 = \u_ccu_0.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_0 = \u_ccu_0.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_0 = \u_ccu_0.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_0 = \u_ccu_0.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_0 = \u_ccu_0.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_0 = \u_ccu_0.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_0 = \u_ccu_0.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_0 = \u_ccu_0.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_0 = \u_ccu_0.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_0 = \u_ccu_0.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_0 = \u_ccu_0.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_0 = \u_ccu_0.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_0 = \u_ccu_0.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_0 = \u_ccu_0.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_0 = \u_ccu_0.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_0 = \u_ccu_0.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_0 = \u_ccu_0.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_0 = \u_ccu_0.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_0 = \u_ccu_0.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_0 = \u_ccu_1.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_0 = \u_ccu_1.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_0 = \u_ccu_1.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_0 = \u_ccu_1.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_0 = \u_ccu_1.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_0 = \u_ccu_1.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_0 = \u_ccu_1.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_0 = \u_ccu_1.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_0 = \u_ccu_1.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_0 = \u_ccu_1.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_0 = \u_ccu_1.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_0 = \u_ccu_1.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_0 = \u_ccu_1.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_0 = \u_ccu_1.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_0 = \u_ccu_1.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_0 = \u_ccu_1.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_0 = \u_ccu_1.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_0 = \u_ccu_1.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_0 = \u_ccu_1.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_0 = \u_ccu_1.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_0 = \u_ccu_1.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_0 = \u_ccu_1.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_0 = \u_ccu_1.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_0 = \u_ccu_1.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_0 = \u_ccu_1.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_0 = \u_ccu_1.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_0 = \u_ccu_1.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_0 = \u_ccu_1.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_0 = \u_ccu_1.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_0 = \u_ccu_1.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_0 = \u_ccu_1.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_0 = \u_ccu_1.lanes[31].u_lane.data_0 ;
    wire or_15 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_0);
    wire or_16 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_0);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_0, f_u_ccu_0_lanes_30_u_lane_data_0,
            f_u_ccu_0_lanes_29_u_lane_data_0, f_u_ccu_0_lanes_28_u_lane_data_0,
            f_u_ccu_0_lanes_27_u_lane_data_0, f_u_ccu_0_lanes_26_u_lane_data_0,
            f_u_ccu_0_lanes_25_u_lane_data_0, f_u_ccu_0_lanes_24_u_lane_data_0,
            f_u_ccu_0_lanes_23_u_lane_data_0, f_u_ccu_0_lanes_22_u_lane_data_0,
            f_u_ccu_0_lanes_21_u_lane_data_0, f_u_ccu_0_lanes_20_u_lane_data_0,
            f_u_ccu_0_lanes_19_u_lane_data_0, f_u_ccu_0_lanes_18_u_lane_data_0,
            f_u_ccu_0_lanes_17_u_lane_data_0, f_u_ccu_0_lanes_16_u_lane_data_0,
            f_u_ccu_0_lanes_15_u_lane_data_0, f_u_ccu_0_lanes_14_u_lane_data_0,
            f_u_ccu_0_lanes_13_u_lane_data_0, f_u_ccu_0_lanes_12_u_lane_data_0,
            f_u_ccu_0_lanes_11_u_lane_data_0, f_u_ccu_0_lanes_10_u_lane_data_0,
            f_u_ccu_0_lanes_9_u_lane_data_0, f_u_ccu_0_lanes_8_u_lane_data_0,
            f_u_ccu_0_lanes_7_u_lane_data_0, f_u_ccu_0_lanes_6_u_lane_data_0,
            f_u_ccu_0_lanes_5_u_lane_data_0, f_u_ccu_0_lanes_4_u_lane_data_0,
            f_u_ccu_0_lanes_3_u_lane_data_0, f_u_ccu_0_lanes_2_u_lane_data_0,
            f_u_ccu_0_lanes_1_u_lane_data_0, f_u_ccu_0_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_0, f_u_ccu_1_lanes_30_u_lane_data_0,
            f_u_ccu_1_lanes_29_u_lane_data_0, f_u_ccu_1_lanes_28_u_lane_data_0,
            f_u_ccu_1_lanes_27_u_lane_data_0, f_u_ccu_1_lanes_26_u_lane_data_0,
            f_u_ccu_1_lanes_25_u_lane_data_0, f_u_ccu_1_lanes_24_u_lane_data_0,
            f_u_ccu_1_lanes_23_u_lane_data_0, f_u_ccu_1_lanes_22_u_lane_data_0,
            f_u_ccu_1_lanes_21_u_lane_data_0, f_u_ccu_1_lanes_20_u_lane_data_0,
            f_u_ccu_1_lanes_19_u_lane_data_0, f_u_ccu_1_lanes_18_u_lane_data_0,
            f_u_ccu_1_lanes_17_u_lane_data_0, f_u_ccu_1_lanes_16_u_lane_data_0,
            f_u_ccu_1_lanes_15_u_lane_data_0, f_u_ccu_1_lanes_14_u_lane_data_0,
            f_u_ccu_1_lanes_13_u_lane_data_0, f_u_ccu_1_lanes_12_u_lane_data_0,
            f_u_ccu_1_lanes_11_u_lane_data_0, f_u_ccu_1_lanes_10_u_lane_data_0,
            f_u_ccu_1_lanes_9_u_lane_data_0, f_u_ccu_1_lanes_8_u_lane_data_0,
            f_u_ccu_1_lanes_7_u_lane_data_0, f_u_ccu_1_lanes_6_u_lane_data_0,
            f_u_ccu_1_lanes_5_u_lane_data_0, f_u_ccu_1_lanes_4_u_lane_data_0,
            f_u_ccu_1_lanes_3_u_lane_data_0, f_u_ccu_1_lanes_2_u_lane_data_0,
            f_u_ccu_1_lanes_1_u_lane_data_0, f_u_ccu_1_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] or_17 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_0_etc);
    wire [31:0] joined_21 = {or_17[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_17[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_17[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_17[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_17[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_17[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_17[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_17[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_17[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_17[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_17[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_17[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_17[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_17[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_17[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_17[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_17[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_17[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_17[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_17[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_17[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_17[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_17[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_17[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_17[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_17[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_17[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_17[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_17[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_17[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_17[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_17[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[0] & ~((f_unit[0] & or_15) | (f_unit[1] & or_16)))
            | ~(|(f_known_lanes & ~joined_21)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_1 = \u_ccu_0.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_1 = \u_ccu_0.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_1 = \u_ccu_0.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_1 = \u_ccu_0.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_1 = \u_ccu_0.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_1 = \u_ccu_0.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_1 = \u_ccu_0.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_1 = \u_ccu_0.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_1 = \u_ccu_0.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_1 = \u_ccu_0.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_1 = \u_ccu_0.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_1 = \u_ccu_0.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_1 = \u_ccu_0.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_1 = \u_ccu_0.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_1 = \u_ccu_0.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_1 = \u_ccu_0.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_1 = \u_ccu_0.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_1 = \u_ccu_0.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_1 = \u_ccu_0.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_1 = \u_ccu_0.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_1 = \u_ccu_0.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_1 = \u_ccu_0.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_1 = \u_ccu_0.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_1 = \u_ccu_0.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_1 = \u_ccu_0.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_1 = \u_ccu_0.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_1 = \u_ccu_0.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_1 = \u_ccu_0.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_1 = \u_ccu_0.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_1 = \u_ccu_0.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_1 = \u_ccu_0.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_1 = \u_ccu_0.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_1 = \u_ccu_1.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_1 = \u_ccu_1.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_1 = \u_ccu_1.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_1 = \u_ccu_1.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_1 = \u_ccu_1.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_1 = \u_ccu_1.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_1 = \u_ccu_1.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_1 = \u_ccu_1.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_1 = \u_ccu_1.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_1 = \u_ccu_1.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_1 = \u_ccu_1.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_1 = \u_ccu_1.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_1 = \u_ccu_1.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_1 = \u_ccu_1.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_1 = \u_ccu_1.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_1 = \u_ccu_1.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_1 = \u_ccu_1.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_1 = \u_ccu_1.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_1 = \u_ccu_1.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_1 = \u_ccu_1.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_1 = \u_ccu_1.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_1 = \u_ccu_1.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_1 = \u_ccu_1.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_1 = \u_ccu_1.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_1 = \u_ccu_1.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_1 = \u_ccu_1.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_1 = \u_ccu_1.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_1 = \u_ccu_1.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_1 = \u_ccu_1.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_1 = \u_ccu_1.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_1 = \u_ccu_1.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_1 = \u_ccu_1.lanes[31].u_lane.data_1 ;
    wire or_18 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_1);
    wire or_19 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_1);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_1, f_u_ccu_0_lanes_30_u_lane_data_1,
            f_u_ccu_0_lanes_29_u_lane_data_1, f_u_ccu_0_lanes_28_u_lane_data_1,
            f_u_ccu_0_lanes_27_u_lane_data_1, f_u_ccu_0_lanes_26_u_lane_data_1,
            f_u_ccu_0_lanes_25_u_lane_data_1, f_u_ccu_0_lanes_24_u_lane_data_1,
            f_u_ccu_0_lanes_23_u_lane_data_1, f_u_ccu_0_lanes_22_u_lane_data_1,
            f_u_ccu_0_lanes_21_u_lane_data_1, f_u_ccu_0_lanes_20_u_lane_data_1,
            f_u_ccu_0_lanes_19_u_lane_data_1, f_u_ccu_0_lanes_18_u_lane_data_1,
            f_u_ccu_0_lanes_17_u_lane_data_1, f_u_ccu_0_lanes_16_u_lane_data_1,
            f_u_ccu_0_lanes_15_u_lane_data_1, f_u_ccu_0_lanes_14_u_lane_data_1,
            f_u_ccu_0_lanes_13_u_lane_data_1, f_u_ccu_0_lanes_12_u_lane_data_1,
            f_u_ccu_0_lanes_11_u_lane_data_1, f_u_ccu_0_lanes_10_u_lane_data_1,
            f_u_ccu_0_lanes_9_u_lane_data_1, f_u_ccu_0_lanes_8_u_lane_data_1,
            f_u_ccu_0_lanes_7_u_lane_data_1, f_u_ccu_0_lanes_6_u_lane_data_1,
            f_u_ccu_0_lanes_5_u_lane_data_1, f_u_ccu_0_lanes_4_u_lane_data_1,
            f_u_ccu_0_lanes_3_u_lane_data_1, f_u_ccu_0_lanes_2_u_lane_data_1,
            f_u_ccu_0_lanes_1_u_lane_data_1, f_u_ccu_0_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_1, f_u_ccu_1_lanes_30_u_lane_data_1,
            f_u_ccu_1_lanes_29_u_lane_data_1, f_u_ccu_1_lanes_28_u_lane_data_1,
            f_u_ccu_1_lanes_27_u_lane_data_1, f_u_ccu_1_lanes_26_u_lane_data_1,
            f_u_ccu_1_lanes_25_u_lane_data_1, f_u_ccu_1_lanes_24_u_lane_data_1,
            f_u_ccu_1_lanes_23_u_lane_data_1, f_u_ccu_1_lanes_22_u_lane_data_1,
            f_u_ccu_1_lanes_21_u_lane_data_1, f_u_ccu_1_lanes_20_u_lane_data_1,
            f_u_ccu_1_lanes_19_u_lane_data_1, f_u_ccu_1_lanes_18_u_lane_data_1,
            f_u_ccu_1_lanes_17_u_lane_data_1, f_u_ccu_1_lanes_16_u_lane_data_1,
            f_u_ccu_1_lanes_15_u_lane_data_1, f_u_ccu_1_lanes_14_u_lane_data_1,
            f_u_ccu_1_lanes_13_u_lane_data_1, f_u_ccu_1_lanes_12_u_lane_data_1,
            f_u_ccu_1_lanes_11_u_lane_data_1, f_u_ccu_1_lanes_10_u_lane_data_1,
            f_u_ccu_1_lanes_9_u_lane_data_1, f_u_ccu_1_lanes_8_u_lane_data_1,
            f_u_ccu_1_lanes_7_u_lane_data_1, f_u_ccu_1_lanes_6_u_lane_data_1,
            f_u_ccu_1_lanes_5_u_lane_data_1, f_u_ccu_1_lanes_4_u_lane_data_1,
            f_u_ccu_1_lanes_3_u_lane_data_1, f_u_ccu_1_lanes_2_u_lane_data_1,
            f_u_ccu_1_lanes_1_u_lane_data_1, f_u_ccu_1_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] or_20 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_1_etc);
    wire [31:0] joined_22 = {or_20[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_20[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_20[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_20[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_20[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_20[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_20[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_20[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_20[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_20[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_20[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_20[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_20[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_20[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_20[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_20[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_20[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_20[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_20[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_20[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_20[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_20[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_20[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_20[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_20[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_20[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_20[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_20[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_20[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_20[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_20[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_20[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[1] & ~((f_unit[0] & or_18) | (f_unit[1] & or_19)))
            | ~(|(f_known_lanes & ~joined_22)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_2 = \u_ccu_0.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_2 = \u_ccu_0.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_2 = \u_ccu_0.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_2 = \u_ccu_0.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_2 = \u_ccu_0.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_2 = \u_ccu_0.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_2 = \u_ccu_0.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_2 = \u_ccu_0.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_2 = \u_ccu_0.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_2 = \u_ccu_0.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_2 = \u_ccu_0.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_2 = \u_ccu_0.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_2 = \u_ccu_0.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_2 = \u_ccu_0.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_2 = \u_ccu_0.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_2 = \u_ccu_0.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_2 = \u_ccu_0.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_2 = \u_ccu_0.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_2 = \u_ccu_0.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_2 = \u_ccu_0.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_2 = \u_ccu_0.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_2 = \u_ccu_0.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_2 = \u_ccu_0.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_2 = \u_ccu_0.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_2 = \u_ccu_0.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_2 = \u_ccu_0.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_2 = \u_ccu_0.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_2 = \u_ccu_0.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_2 = \u_ccu_0.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_2 = \u_ccu_0.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_2 = \u_ccu_0.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_2 = \u_ccu_0.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_2 = \u_ccu_1.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_2 = \u_ccu_1.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_2 = \u_ccu_1.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_2 = \u_ccu_1.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_2 = \u_ccu_1.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_2 = \u_ccu_1.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_2 = \u_ccu_1.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_2 = \u_ccu_1.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_2 = \u_ccu_1.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_2 = \u_ccu_1.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_2 = \u_ccu_1.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_2 = \u_ccu_1.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_2 = \u_ccu_1.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_2 = \u_ccu_1.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_2 = \u_ccu_1.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_2 = \u_ccu_1.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_2 = \u_ccu_1.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_2 = \u_ccu_1.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_2 = \u_ccu_1.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_2 = \u_ccu_1.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_2 = \u_ccu_1.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_2 = \u_ccu_1.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_2 = \u_ccu_1.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_2 = \u_ccu_1.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_2 = \u_ccu_1.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_2 = \u_ccu_1.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_2 = \u_ccu_1.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_2 = \u_ccu_1.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_2 = \u_ccu_1.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_2 = \u_ccu_1.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_2 = \u_ccu_1.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_2 = \u_ccu_1.lanes[31].u_lane.data_2 ;
    wire or_21 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_2);
    wire or_22 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_2);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_2, f_u_ccu_0_lanes_30_u_lane_data_2,
            f_u_ccu_0_lanes_29_u_lane_data_2, f_u_ccu_0_lanes_28_u_lane_data_2,
            f_u_ccu_0_lanes_27_u_lane_data_2, f_u_ccu_0_lanes_26_u_lane_data_2,
            f_u_ccu_0_lanes_25_u_lane_data_2, f_u_ccu_0_lanes_24_u_lane_data_2,
            f_u_ccu_0_lanes_23_u_lane_data_2, f_u_ccu_0_lanes_22_u_lane_data_2,
            f_u_ccu_0_lanes_21_u_lane_data_2, f_u_ccu_0_lanes_20_u_lane_data_2,
            f_u_ccu_0_lanes_19_u_lane_data_2, f_u_ccu_0_lanes_18_u_lane_data_2,
            f_u_ccu_0_lanes_17_u_lane_data_2, f_u_ccu_0_lanes_16_u_lane_data_2,
            f_u_ccu_0_lanes_15_u_lane_data_2, f_u_ccu_0_lanes_14_u_lane_data_2,
            f_u_ccu_0_lanes_13_u_lane_data_2, f_u_ccu_0_lanes_12_u_lane_data_2,
            f_u_ccu_0_lanes_11_u_lane_data_2, f_u_ccu_0_lanes_10_u_lane_data_2,
            f_u_ccu_0_lanes_9_u_lane_data_2, f_u_ccu_0_lanes_8_u_lane_data_2,
            f_u_ccu_0_lanes_7_u_lane_data_2, f_u_ccu_0_lanes_6_u_lane_data_2,
            f_u_ccu_0_lanes_5_u_lane_data_2, f_u_ccu_0_lanes_4_u_lane_data_2,
            f_u_ccu_0_lanes_3_u_lane_data_2, f_u_ccu_0_lanes_2_u_lane_data_2,
            f_u_ccu_0_lanes_1_u_lane_data_2, f_u_ccu_0_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_2, f_u_ccu_1_lanes_30_u_lane_data_2,
            f_u_ccu_1_lanes_29_u_lane_data_2, f_u_ccu_1_lanes_28_u_lane_data_2,
            f_u_ccu_1_lanes_27_u_lane_data_2, f_u_ccu_1_lanes_26_u_lane_data_2,
            f_u_ccu_1_lanes_25_u_lane_data_2, f_u_ccu_1_lanes_24_u_lane_data_2,
            f_u_ccu_1_lanes_23_u_lane_data_2, f_u_ccu_1_lanes_22_u_lane_data_2,
            f_u_ccu_1_lanes_21_u_lane_data_2, f_u_ccu_1_lanes_20_u_lane_data_2,
            f_u_ccu_1_lanes_19_u_lane_data_2, f_u_ccu_1_lanes_18_u_lane_data_2,
            f_u_ccu_1_lanes_17_u_lane_data_2, f_u_ccu_1_lanes_16_u_lane_data_2,
            f_u_ccu_1_lanes_15_u_lane_data_2, f_u_ccu_1_lanes_14_u_lane_data_2,
            f_u_ccu_1_lanes_13_u_lane_data_2, f_u_ccu_1_lanes_12_u_lane_data_2,
            f_u_ccu_1_lanes_11_u_lane_data_2, f_u_ccu_1_lanes_10_u_lane_data_2,
            f_u_ccu_1_lanes_9_u_lane_data_2, f_u_ccu_1_lanes_8_u_lane_data_2,
            f_u_ccu_1_lanes_7_u_lane_data_2, f_u_ccu_1_lanes_6_u_lane_data_2,
            f_u_ccu_1_lanes_5_u_lane_data_2, f_u_ccu_1_lanes_4_u_lane_data_2,
            f_u_ccu_1_lanes_3_u_lane_data_2, f_u_ccu_1_lanes_2_u_lane_data_2,
            f_u_ccu_1_lanes_1_u_lane_data_2, f_u_ccu_1_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] or_23 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_2_etc);
    wire [31:0] joined_23 = {or_23[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_23[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_23[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_23[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_23[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_23[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_23[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_23[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_23[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_23[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_23[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_23[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_23[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_23[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_23[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_23[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_23[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_23[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_23[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_23[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_23[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_23[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_23[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_23[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_23[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_23[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_23[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_23[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_23[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_23[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_23[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_23[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[2] & ~((f_unit[0] & or_21) | (f_unit[1] & or_22)))
            | ~(|(f_known_lanes & ~joined_23)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_3 = \u_ccu_0.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_3 = \u_ccu_0.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_3 = \u_ccu_0.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_3 = \u_ccu_0.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_3 = \u_ccu_0.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_3 = \u_ccu_0.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_3 = \u_ccu_0.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_3 = \u_ccu_0.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_3 = \u_ccu_0.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_3 = \u_ccu_0.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_3 = \u_ccu_0.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_3 = \u_ccu_0.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_3 = \u_ccu_0.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_3 = \u_ccu_0.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_3 = \u_ccu_0.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_3 = \u_ccu_0.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_3 = \u_ccu_0.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_3 = \u_ccu_0.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_3 = \u_ccu_0.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_3 = \u_ccu_0.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_3 = \u_ccu_0.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_3 = \u_ccu_0.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_3 = \u_ccu_0.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_3 = \u_ccu_0.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_3 = \u_ccu_0.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_3 = \u_ccu_0.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_3 = \u_ccu_0.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_3 = \u_ccu_0.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_3 = \u_ccu_0.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_3 = \u_ccu_0.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_3 = \u_ccu_0.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_3 = \u_ccu_0.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_3 = \u_ccu_1.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_3 = \u_ccu_1.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_3 = \u_ccu_1.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_3 = \u_ccu_1.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_3 = \u_ccu_1.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_3 = \u_ccu_1.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_3 = \u_ccu_1.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_3 = \u_ccu_1.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_3 = \u_ccu_1.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_3 = \u_ccu_1.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_3 = \u_ccu_1.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_3 = \u_ccu_1.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_3 = \u_ccu_1.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_3 = \u_ccu_1.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_3 = \u_ccu_1.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_3 = \u_ccu_1.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_3 = \u_ccu_1.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_3 = \u_ccu_1.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_3 = \u_ccu_1.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_3 = \u_ccu_1.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_3 = \u_ccu_1.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_3 = \u_ccu_1.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_3 = \u_ccu_1.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_3 = \u_ccu_1.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_3 = \u_ccu_1.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_3 = \u_ccu_1.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_3 = \u_ccu_1.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_3 = \u_ccu_1.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_3 = \u_ccu_1.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_3 = \u_ccu_1.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_3 = \u_ccu_1.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_3 = \u_ccu_1.lanes[31].u_lane.data_3 ;
    wire or_24 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_3);
    wire or_25 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_3);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_3, f_u_ccu_0_lanes_30_u_lane_data_3,
            f_u_ccu_0_lanes_29_u_lane_data_3, f_u_ccu_0_lanes_28_u_lane_data_3,
            f_u_ccu_0_lanes_27_u_lane_data_3, f_u_ccu_0_lanes_26_u_lane_data_3,
            f_u_ccu_0_lanes_25_u_lane_data_3, f_u_ccu_0_lanes_24_u_lane_data_3,
            f_u_ccu_0_lanes_23_u_lane_data_3, f_u_ccu_0_lanes_22_u_lane_data_3,
            f_u_ccu_0_lanes_21_u_lane_data_3, f_u_ccu_0_lanes_20_u_lane_data_3,
            f_u_ccu_0_lanes_19_u_lane_data_3, f_u_ccu_0_lanes_18_u_lane_data_3,
            f_u_ccu_0_lanes_17_u_lane_data_3, f_u_ccu_0_lanes_16_u_lane_data_3,
            f_u_ccu_0_lanes_15_u_lane_data_3, f_u_ccu_0_lanes_14_u_lane_data_3,
            f_u_ccu_0_lanes_13_u_lane_data_3, f_u_ccu_0_lanes_12_u_lane_data_3,
            f_u_ccu_0_lanes_11_u_lane_data_3, f_u_ccu_0_lanes_10_u_lane_data_3,
            f_u_ccu_0_lanes_9_u_lane_data_3, f_u_ccu_0_lanes_8_u_lane_data_3,
            f_u_ccu_0_lanes_7_u_lane_data_3, f_u_ccu_0_lanes_6_u_lane_data_3,
            f_u_ccu_0_lanes_5_u_lane_data_3, f_u_ccu_0_lanes_4_u_lane_data_3,
            f_u_ccu_0_lanes_3_u_lane_data_3, f_u_ccu_0_lanes_2_u_lane_data_3,
            f_u_ccu_0_lanes_1_u_lane_data_3, f_u_ccu_0_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_3, f_u_ccu_1_lanes_30_u_lane_data_3,
            f_u_ccu_1_lanes_29_u_lane_data_3, f_u_ccu_1_lanes_28_u_lane_data_3,
            f_u_ccu_1_lanes_27_u_lane_data_3, f_u_ccu_1_lanes_26_u_lane_data_3,
            f_u_ccu_1_lanes_25_u_lane_data_3, f_u_ccu_1_lanes_24_u_lane_data_3,
            f_u_ccu_1_lanes_23_u_lane_data_3, f_u_ccu_1_lanes_22_u_lane_data_3,
            f_u_ccu_1_lanes_21_u_lane_data_3, f_u_ccu_1_lanes_20_u_lane_data_3,
            f_u_ccu_1_lanes_19_u_lane_data_3, f_u_ccu_1_lanes_18_u_lane_data_3,
            f_u_ccu_1_lanes_17_u_lane_data_3, f_u_ccu_1_lanes_16_u_lane_data_3,
            f_u_ccu_1_lanes_15_u_lane_data_3, f_u_ccu_1_lanes_14_u_lane_data_3,
            f_u_ccu_1_lanes_13_u_lane_data_3, f_u_ccu_1_lanes_12_u_lane_data_3,
            f_u_ccu_1_lanes_11_u_lane_data_3, f_u_ccu_1_lanes_10_u_lane_data_3,
            f_u_ccu_1_lanes_9_u_lane_data_3, f_u_ccu_1_lanes_8_u_lane_data_3,
            f_u_ccu_1_lanes_7_u_lane_data_3, f_u_ccu_1_lanes_6_u_lane_data_3,
            f_u_ccu_1_lanes_5_u_lane_data_3, f_u_ccu_1_lanes_4_u_lane_data_3,
            f_u_ccu_1_lanes_3_u_lane_data_3, f_u_ccu_1_lanes_2_u_lane_data_3,
            f_u_ccu_1_lanes_1_u_lane_data_3, f_u_ccu_1_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] or_26 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_3_etc);
    wire [31:0] joined_24 = {or_26[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_26[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_26[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_26[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_26[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_26[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_26[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_26[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_26[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_26[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_26[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_26[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_26[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_26[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_26[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_26[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_26[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_26[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_26[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_26[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_26[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_26[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_26[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_26[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_26[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_26[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_26[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_26[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_26[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_26[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_26[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_26[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[3] & ~((f_unit[0] & or_24) | (f_unit[1] & or_25)))
            | ~(|(f_known_lanes & ~joined_24)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_4 = \u_ccu_0.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_4 = \u_ccu_0.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_4 = \u_ccu_0.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_4 = \u_ccu_0.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_4 = \u_ccu_0.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_4 = \u_ccu_0.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_4 = \u_ccu_0.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_4 = \u_ccu_0.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_4 = \u_ccu_0.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_4 = \u_ccu_0.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_4 = \u_ccu_0.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_4 = \u_ccu_0.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_4 = \u_ccu_0.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_4 = \u_ccu_0.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_4 = \u_ccu_0.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_4 = \u_ccu_0.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_4 = \u_ccu_0.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_4 = \u_ccu_0.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_4 = \u_ccu_0.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_4 = \u_ccu_0.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_4 = \u_ccu_0.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_4 = \u_ccu_0.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_4 = \u_ccu_0.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_4 = \u_ccu_0.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_4 = \u_ccu_0.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_4 = \u_ccu_0.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_4 = \u_ccu_0.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_4 = \u_ccu_0.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_4 = \u_ccu_0.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_4 = \u_ccu_0.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_4 = \u_ccu_0.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_4 = \u_ccu_0.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_4 = \u_ccu_1.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_4 = \u_ccu_1.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_4 = \u_ccu_1.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_4 = \u_ccu_1.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_4 = \u_ccu_1.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_4 = \u_ccu_1.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_4 = \u_ccu_1.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_4 = \u_ccu_1.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_4 = \u_ccu_1.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_4 = \u_ccu_1.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_4 = \u_ccu_1.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_4 = \u_ccu_1.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_4 = \u_ccu_1.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_4 = \u_ccu_1.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_4 = \u_ccu_1.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_4 = \u_ccu_1.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_4 = \u_ccu_1.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_4 = \u_ccu_1.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_4 = \u_ccu_1.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_4 = \u_ccu_1.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_4 = \u_ccu_1.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_4 = \u_ccu_1.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_4 = \u_ccu_1.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_4 = \u_ccu_1.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_4 = \u_ccu_1.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_4 = \u_ccu_1.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_4 = \u_ccu_1.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_4 = \u_ccu_1.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_4 = \u_ccu_1.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_4 = \u_ccu_1.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_4 = \u_ccu_1.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_4 = \u_ccu_1.lanes[31].u_lane.data_4 ;
    wire or_27 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_4);
    wire or_28 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_4);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_4, f_u_ccu_0_lanes_30_u_lane_data_4,
            f_u_ccu_0_lanes_29_u_lane_data_4, f_u_ccu_0_lanes_28_u_lane_data_4,
            f_u_ccu_0_lanes_27_u_lane_data_4, f_u_ccu_0_lanes_26_u_lane_data_4,
            f_u_ccu_0_lanes_25_u_lane_data_4, f_u_ccu_0_lanes_24_u_lane_data_4,
            f_u_ccu_0_lanes_23_u_lane_data_4, f_u_ccu_0_lanes_22_u_lane_data_4,
            f_u_ccu_0_lanes_21_u_lane_data_4, f_u_ccu_0_lanes_20_u_lane_data_4,
            f_u_ccu_0_lanes_19_u_lane_data_4, f_u_ccu_0_lanes_18_u_lane_data_4,
            f_u_ccu_0_lanes_17_u_lane_data_4, f_u_ccu_0_lanes_16_u_lane_data_4,
            f_u_ccu_0_lanes_15_u_lane_data_4, f_u_ccu_0_lanes_14_u_lane_data_4,
            f_u_ccu_0_lanes_13_u_lane_data_4, f_u_ccu_0_lanes_12_u_lane_data_4,
            f_u_ccu_0_lanes_11_u_lane_data_4, f_u_ccu_0_lanes_10_u_lane_data_4,
            f_u_ccu_0_lanes_9_u_lane_data_4, f_u_ccu_0_lanes_8_u_lane_data_4,
            f_u_ccu_0_lanes_7_u_lane_data_4, f_u_ccu_0_lanes_6_u_lane_data_4,
            f_u_ccu_0_lanes_5_u_lane_data_4, f_u_ccu_0_lanes_4_u_lane_data_4,
            f_u_ccu_0_lanes_3_u_lane_data_4, f_u_ccu_0_lanes_2_u_lane_data_4,
            f_u_ccu_0_lanes_1_u_lane_data_4, f_u_ccu_0_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_4, f_u_ccu_1_lanes_30_u_lane_data_4,
            f_u_ccu_1_lanes_29_u_lane_data_4, f_u_ccu_1_lanes_28_u_lane_data_4,
            f_u_ccu_1_lanes_27_u_lane_data_4, f_u_ccu_1_lanes_26_u_lane_data_4,
            f_u_ccu_1_lanes_25_u_lane_data_4, f_u_ccu_1_lanes_24_u_lane_data_4,
            f_u_ccu_1_lanes_23_u_lane_data_4, f_u_ccu_1_lanes_22_u_lane_data_4,
            f_u_ccu_1_lanes_21_u_lane_data_4, f_u_ccu_1_lanes_20_u_lane_data_4,
            f_u_ccu_1_lanes_19_u_lane_data_4, f_u_ccu_1_lanes_18_u_lane_data_4,
            f_u_ccu_1_lanes_17_u_lane_data_4, f_u_ccu_1_lanes_16_u_lane_data_4,
            f_u_ccu_1_lanes_15_u_lane_data_4, f_u_ccu_1_lanes_14_u_lane_data_4,
            f_u_ccu_1_lanes_13_u_lane_data_4, f_u_ccu_1_lanes_12_u_lane_data_4,
            f_u_ccu_1_lanes_11_u_lane_data_4, f_u_ccu_1_lanes_10_u_lane_data_4,
            f_u_ccu_1_lanes_9_u_lane_data_4, f_u_ccu_1_lanes_8_u_lane_data_4,
            f_u_ccu_1_lanes_7_u_lane_data_4, f_u_ccu_1_lanes_6_u_lane_data_4,
            f_u_ccu_1_lanes_5_u_lane_data_4, f_u_ccu_1_lanes_4_u_lane_data_4,
            f_u_ccu_1_lanes_3_u_lane_data_4, f_u_ccu_1_lanes_2_u_lane_data_4,
            f_u_ccu_1_lanes_1_u_lane_data_4, f_u_ccu_1_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] or_29 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_4_etc);
    wire [31:0] joined_25 = {or_29[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_29[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_29[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_29[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_29[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_29[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_29[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_29[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_29[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_29[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_29[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_29[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_29[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_29[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_29[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_29[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_29[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_29[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_29[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_29[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_29[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_29[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_29[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_29[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_29[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_29[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_29[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_29[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_29[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_29[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_29[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_29[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[4] & ~((f_unit[0] & or_27) | (f_unit[1] & or_28)))
            | ~(|(f_known_lanes & ~joined_25)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_5 = \u_ccu_0.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_5 = \u_ccu_0.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_5 = \u_ccu_0.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_5 = \u_ccu_0.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_5 = \u_ccu_0.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_5 = \u_ccu_0.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_5 = \u_ccu_0.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_5 = \u_ccu_0.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_5 = \u_ccu_0.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_5 = \u_ccu_0.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_5 = \u_ccu_0.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_5 = \u_ccu_0.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_5 = \u_ccu_0.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_5 = \u_ccu_0.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_5 = \u_ccu_0.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_5 = \u_ccu_0.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_5 = \u_ccu_0.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_5 = \u_ccu_0.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_5 = \u_ccu_0.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_5 = \u_ccu_0.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_5 = \u_ccu_0.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_5 = \u_ccu_0.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_5 = \u_ccu_0.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_5 = \u_ccu_0.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_5 = \u_ccu_0.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_5 = \u_ccu_0.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_5 = \u_ccu_0.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_5 = \u_ccu_0.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_5 = \u_ccu_0.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_5 = \u_ccu_0.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_5 = \u_ccu_0.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_5 = \u_ccu_0.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_5 = \u_ccu_1.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_5 = \u_ccu_1.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_5 = \u_ccu_1.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_5 = \u_ccu_1.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_5 = \u_ccu_1.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_5 = \u_ccu_1.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_5 = \u_ccu_1.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_5 = \u_ccu_1.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_5 = \u_ccu_1.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_5 = \u_ccu_1.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_5 = \u_ccu_1.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_5 = \u_ccu_1.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_5 = \u_ccu_1.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_5 = \u_ccu_1.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_5 = \u_ccu_1.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_5 = \u_ccu_1.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_5 = \u_ccu_1.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_5 = \u_ccu_1.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_5 = \u_ccu_1.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_5 = \u_ccu_1.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_5 = \u_ccu_1.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_5 = \u_ccu_1.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_5 = \u_ccu_1.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_5 = \u_ccu_1.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_5 = \u_ccu_1.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_5 = \u_ccu_1.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_5 = \u_ccu_1.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_5 = \u_ccu_1.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_5 = \u_ccu_1.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_5 = \u_ccu_1.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_5 = \u_ccu_1.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_5 = \u_ccu_1.lanes[31].u_lane.data_5 ;
    wire or_30 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_5);
    wire or_31 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_5);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_5, f_u_ccu_0_lanes_30_u_lane_data_5,
            f_u_ccu_0_lanes_29_u_lane_data_5, f_u_ccu_0_lanes_28_u_lane_data_5,
            f_u_ccu_0_lanes_27_u_lane_data_5, f_u_ccu_0_lanes_26_u_lane_data_5,
            f_u_ccu_0_lanes_25_u_lane_data_5, f_u_ccu_0_lanes_24_u_lane_data_5,
            f_u_ccu_0_lanes_23_u_lane_data_5, f_u_ccu_0_lanes_22_u_lane_data_5,
            f_u_ccu_0_lanes_21_u_lane_data_5, f_u_ccu_0_lanes_20_u_lane_data_5,
            f_u_ccu_0_lanes_19_u_lane_data_5, f_u_ccu_0_lanes_18_u_lane_data_5,
            f_u_ccu_0_lanes_17_u_lane_data_5, f_u_ccu_0_lanes_16_u_lane_data_5,
            f_u_ccu_0_lanes_15_u_lane_data_5, f_u_ccu_0_lanes_14_u_lane_data_5,
            f_u_ccu_0_lanes_13_u_lane_data_5, f_u_ccu_0_lanes_12_u_lane_data_5,
            f_u_ccu_0_lanes_11_u_lane_data_5, f_u_ccu_0_lanes_10_u_lane_data_5,
            f_u_ccu_0_lanes_9_u_lane_data_5, f_u_ccu_0_lanes_8_u_lane_data_5,
            f_u_ccu_0_lanes_7_u_lane_data_5, f_u_ccu_0_lanes_6_u_lane_data_5,
            f_u_ccu_0_lanes_5_u_lane_data_5, f_u_ccu_0_lanes_4_u_lane_data_5,
            f_u_ccu_0_lanes_3_u_lane_data_5, f_u_ccu_0_lanes_2_u_lane_data_5,
            f_u_ccu_0_lanes_1_u_lane_data_5, f_u_ccu_0_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_5, f_u_ccu_1_lanes_30_u_lane_data_5,
            f_u_ccu_1_lanes_29_u_lane_data_5, f_u_ccu_1_lanes_28_u_lane_data_5,
            f_u_ccu_1_lanes_27_u_lane_data_5, f_u_ccu_1_lanes_26_u_lane_data_5,
            f_u_ccu_1_lanes_25_u_lane_data_5, f_u_ccu_1_lanes_24_u_lane_data_5,
            f_u_ccu_1_lanes_23_u_lane_data_5, f_u_ccu_1_lanes_22_u_lane_data_5,
            f_u_ccu_1_lanes_21_u_lane_data_5, f_u_ccu_1_lanes_20_u_lane_data_5,
            f_u_ccu_1_lanes_19_u_lane_data_5, f_u_ccu_1_lanes_18_u_lane_data_5,
            f_u_ccu_1_lanes_17_u_lane_data_5, f_u_ccu_1_lanes_16_u_lane_data_5,
            f_u_ccu_1_lanes_15_u_lane_data_5, f_u_ccu_1_lanes_14_u_lane_data_5,
            f_u_ccu_1_lanes_13_u_lane_data_5, f_u_ccu_1_lanes_12_u_lane_data_5,
            f_u_ccu_1_lanes_11_u_lane_data_5, f_u_ccu_1_lanes_10_u_lane_data_5,
            f_u_ccu_1_lanes_9_u_lane_data_5, f_u_ccu_1_lanes_8_u_lane_data_5,
            f_u_ccu_1_lanes_7_u_lane_data_5, f_u_ccu_1_lanes_6_u_lane_data_5,
            f_u_ccu_1_lanes_5_u_lane_data_5, f_u_ccu_1_lanes_4_u_lane_data_5,
            f_u_ccu_1_lanes_3_u_lane_data_5, f_u_ccu_1_lanes_2_u_lane_data_5,
            f_u_ccu_1_lanes_1_u_lane_data_5, f_u_ccu_1_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] or_32 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_5_etc);
    wire [31:0] joined_26 = {or_32[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_32[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_32[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_32[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_32[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_32[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_32[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_32[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_32[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_32[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_32[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_32[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_32[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_32[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_32[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_32[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_32[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_32[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_32[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_32[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_32[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_32[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_32[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_32[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_32[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_32[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_32[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_32[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_32[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_32[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_32[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_32[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[5] & ~((f_unit[0] & or_30) | (f_unit[1] & or_31)))
            | ~(|(f_known_lanes & ~joined_26)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_6 = \u_ccu_0.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_6 = \u_ccu_0.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_6 = \u_ccu_0.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_6 = \u_ccu_0.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_6 = \u_ccu_0.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_6 = \u_ccu_0.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_6 = \u_ccu_0.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_6 = \u_ccu_0.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_6 = \u_ccu_0.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_6 = \u_ccu_0.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_6 = \u_ccu_0.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_6 = \u_ccu_0.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_6 = \u_ccu_0.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_6 = \u_ccu_0.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_6 = \u_ccu_0.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_6 = \u_ccu_0.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_6 = \u_ccu_0.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_6 = \u_ccu_0.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_6 = \u_ccu_0.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_6 = \u_ccu_0.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_6 = \u_ccu_0.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_6 = \u_ccu_0.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_6 = \u_ccu_0.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_6 = \u_ccu_0.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_6 = \u_ccu_0.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_6 = \u_ccu_0.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_6 = \u_ccu_0.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_6 = \u_ccu_0.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_6 = \u_ccu_0.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_6 = \u_ccu_0.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_6 = \u_ccu_0.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_6 = \u_ccu_0.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_6 = \u_ccu_1.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_6 = \u_ccu_1.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_6 = \u_ccu_1.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_6 = \u_ccu_1.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_6 = \u_ccu_1.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_6 = \u_ccu_1.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_6 = \u_ccu_1.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_6 = \u_ccu_1.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_6 = \u_ccu_1.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_6 = \u_ccu_1.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_6 = \u_ccu_1.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_6 = \u_ccu_1.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_6 = \u_ccu_1.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_6 = \u_ccu_1.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_6 = \u_ccu_1.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_6 = \u_ccu_1.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_6 = \u_ccu_1.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_6 = \u_ccu_1.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_6 = \u_ccu_1.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_6 = \u_ccu_1.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_6 = \u_ccu_1.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_6 = \u_ccu_1.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_6 = \u_ccu_1.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_6 = \u_ccu_1.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_6 = \u_ccu_1.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_6 = \u_ccu_1.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_6 = \u_ccu_1.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_6 = \u_ccu_1.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_6 = \u_ccu_1.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_6 = \u_ccu_1.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_6 = \u_ccu_1.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_6 = \u_ccu_1.lanes[31].u_lane.data_6 ;
    wire or_33 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_6);
    wire or_34 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_6);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_6, f_u_ccu_0_lanes_30_u_lane_data_6,
            f_u_ccu_0_lanes_29_u_lane_data_6, f_u_ccu_0_lanes_28_u_lane_data_6,
            f_u_ccu_0_lanes_27_u_lane_data_6, f_u_ccu_0_lanes_26_u_lane_data_6,
            f_u_ccu_0_lanes_25_u_lane_data_6, f_u_ccu_0_lanes_24_u_lane_data_6,
            f_u_ccu_0_lanes_23_u_lane_data_6, f_u_ccu_0_lanes_22_u_lane_data_6,
            f_u_ccu_0_lanes_21_u_lane_data_6, f_u_ccu_0_lanes_20_u_lane_data_6,
            f_u_ccu_0_lanes_19_u_lane_data_6, f_u_ccu_0_lanes_18_u_lane_data_6,
            f_u_ccu_0_lanes_17_u_lane_data_6, f_u_ccu_0_lanes_16_u_lane_data_6,
            f_u_ccu_0_lanes_15_u_lane_data_6, f_u_ccu_0_lanes_14_u_lane_data_6,
            f_u_ccu_0_lanes_13_u_lane_data_6, f_u_ccu_0_lanes_12_u_lane_data_6,
            f_u_ccu_0_lanes_11_u_lane_data_6, f_u_ccu_0_lanes_10_u_lane_data_6,
            f_u_ccu_0_lanes_9_u_lane_data_6, f_u_ccu_0_lanes_8_u_lane_data_6,
            f_u_ccu_0_lanes_7_u_lane_data_6, f_u_ccu_0_lanes_6_u_lane_data_6,
            f_u_ccu_0_lanes_5_u_lane_data_6, f_u_ccu_0_lanes_4_u_lane_data_6,
            f_u_ccu_0_lanes_3_u_lane_data_6, f_u_ccu_0_lanes_2_u_lane_data_6,
            f_u_ccu_0_lanes_1_u_lane_data_6, f_u_ccu_0_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_6, f_u_ccu_1_lanes_30_u_lane_data_6,
            f_u_ccu_1_lanes_29_u_lane_data_6, f_u_ccu_1_lanes_28_u_lane_data_6,
            f_u_ccu_1_lanes_27_u_lane_data_6, f_u_ccu_1_lanes_26_u_lane_data_6,
            f_u_ccu_1_lanes_25_u_lane_data_6, f_u_ccu_1_lanes_24_u_lane_data_6,
            f_u_ccu_1_lanes_23_u_lane_data_6, f_u_ccu_1_lanes_22_u_lane_data_6,
            f_u_ccu_1_lanes_21_u_lane_data_6, f_u_ccu_1_lanes_20_u_lane_data_6,
            f_u_ccu_1_lanes_19_u_lane_data_6, f_u_ccu_1_lanes_18_u_lane_data_6,
            f_u_ccu_1_lanes_17_u_lane_data_6, f_u_ccu_1_lanes_16_u_lane_data_6,
            f_u_ccu_1_lanes_15_u_lane_data_6, f_u_ccu_1_lanes_14_u_lane_data_6,
            f_u_ccu_1_lanes_13_u_lane_data_6, f_u_ccu_1_lanes_12_u_lane_data_6,
            f_u_ccu_1_lanes_11_u_lane_data_6, f_u_ccu_1_lanes_10_u_lane_data_6,
            f_u_ccu_1_lanes_9_u_lane_data_6, f_u_ccu_1_lanes_8_u_lane_data_6,
            f_u_ccu_1_lanes_7_u_lane_data_6, f_u_ccu_1_lanes_6_u_lane_data_6,
            f_u_ccu_1_lanes_5_u_lane_data_6, f_u_ccu_1_lanes_4_u_lane_data_6,
            f_u_ccu_1_lanes_3_u_lane_data_6, f_u_ccu_1_lanes_2_u_lane_data_6,
            f_u_ccu_1_lanes_1_u_lane_data_6, f_u_ccu_1_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] or_35 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_6_etc);
    wire [31:0] joined_27 = {or_35[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_35[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_35[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_35[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_35[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_35[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_35[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_35[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_35[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_35[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_35[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_35[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_35[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_35[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_35[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_35[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_35[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_35[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_35[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_35[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_35[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_35[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_35[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_35[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_35[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_35[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_35[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_35[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_35[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_35[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_35[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_35[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[6] & ~((f_unit[0] & or_33) | (f_unit[1] & or_34)))
            | ~(|(f_known_lanes & ~joined_27)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_7 = \u_ccu_0.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_7 = \u_ccu_0.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_7 = \u_ccu_0.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_7 = \u_ccu_0.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_7 = \u_ccu_0.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_7 = \u_ccu_0.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_7 = \u_ccu_0.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_7 = \u_ccu_0.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_7 = \u_ccu_0.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_7 = \u_ccu_0.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_7 = \u_ccu_0.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_7 = \u_ccu_0.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_7 = \u_ccu_0.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_7 = \u_ccu_0.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_7 = \u_ccu_0.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_7 = \u_ccu_0.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_7 = \u_ccu_0.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_7 = \u_ccu_0.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_7 = \u_ccu_0.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_7 = \u_ccu_0.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_7 = \u_ccu_0.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_7 = \u_ccu_0.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_7 = \u_ccu_0.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_7 = \u_ccu_0.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_7 = \u_ccu_0.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_7 = \u_ccu_0.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_7 = \u_ccu_0.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_7 = \u_ccu_0.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_7 = \u_ccu_0.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_7 = \u_ccu_0.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_7 = \u_ccu_0.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_7 = \u_ccu_0.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_7 = \u_ccu_1.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_7 = \u_ccu_1.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_7 = \u_ccu_1.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_7 = \u_ccu_1.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_7 = \u_ccu_1.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_7 = \u_ccu_1.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_7 = \u_ccu_1.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_7 = \u_ccu_1.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_7 = \u_ccu_1.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_7 = \u_ccu_1.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_7 = \u_ccu_1.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_7 = \u_ccu_1.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_7 = \u_ccu_1.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_7 = \u_ccu_1.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_7 = \u_ccu_1.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_7 = \u_ccu_1.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_7 = \u_ccu_1.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_7 = \u_ccu_1.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_7 = \u_ccu_1.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_7 = \u_ccu_1.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_7 = \u_ccu_1.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_7 = \u_ccu_1.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_7 = \u_ccu_1.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_7 = \u_ccu_1.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_7 = \u_ccu_1.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_7 = \u_ccu_1.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_7 = \u_ccu_1.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_7 = \u_ccu_1.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_7 = \u_ccu_1.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_7 = \u_ccu_1.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_7 = \u_ccu_1.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_7 = \u_ccu_1.lanes[31].u_lane.data_7 ;
    wire or_36 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_5_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_6_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_7_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_8_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_9_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_10_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[6] & ~f_u_ccu_0_ready[6] & joined_11_is_max);
    wire or_37 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_12_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_13_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_14_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_15_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_16_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_17_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[6] & ~f_u_ccu_1_ready[6] & joined_18_is_max);
    wire [32*LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_7, f_u_ccu_0_lanes_30_u_lane_data_7,
            f_u_ccu_0_lanes_29_u_lane_data_7, f_u_ccu_0_lanes_28_u_lane_data_7,
            f_u_ccu_0_lanes_27_u_lane_data_7, f_u_ccu_0_lanes_26_u_lane_data_7,
            f_u_ccu_0_lanes_25_u_lane_data_7, f_u_ccu_0_lanes_24_u_lane_data_7,
            f_u_ccu_0_lanes_23_u_lane_data_7, f_u_ccu_0_lanes_22_u_lane_data_7,
            f_u_ccu_0_lanes_21_u_lane_data_7, f_u_ccu_0_lanes_20_u_lane_data_7,
            f_u_ccu_0_lanes_19_u_lane_data_7, f_u_ccu_0_lanes_18_u_lane_data_7,
            f_u_ccu_0_lanes_17_u_lane_data_7, f_u_ccu_0_lanes_16_u_lane_data_7,
            f_u_ccu_0_lanes_15_u_lane_data_7, f_u_ccu_0_lanes_14_u_lane_data_7,
            f_u_ccu_0_lanes_13_u_lane_data_7, f_u_ccu_0_lanes_12_u_lane_data_7,
            f_u_ccu_0_lanes_11_u_lane_data_7, f_u_ccu_0_lanes_10_u_lane_data_7,
            f_u_ccu_0_lanes_9_u_lane_data_7, f_u_ccu_0_lanes_8_u_lane_data_7,
            f_u_ccu_0_lanes_7_u_lane_data_7, f_u_ccu_0_lanes_6_u_lane_data_7,
            f_u_ccu_0_lanes_5_u_lane_data_7, f_u_ccu_0_lanes_4_u_lane_data_7,
            f_u_ccu_0_lanes_3_u_lane_data_7, f_u_ccu_0_lanes_2_u_lane_data_7,
            f_u_ccu_0_lanes_1_u_lane_data_7, f_u_ccu_0_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_7, f_u_ccu_1_lanes_30_u_lane_data_7,
            f_u_ccu_1_lanes_29_u_lane_data_7, f_u_ccu_1_lanes_28_u_lane_data_7,
            f_u_ccu_1_lanes_27_u_lane_data_7, f_u_ccu_1_lanes_26_u_lane_data_7,
            f_u_ccu_1_lanes_25_u_lane_data_7, f_u_ccu_1_lanes_24_u_lane_data_7,
            f_u_ccu_1_lanes_23_u_lane_data_7, f_u_ccu_1_lanes_22_u_lane_data_7,
            f_u_ccu_1_lanes_21_u_lane_data_7, f_u_ccu_1_lanes_20_u_lane_data_7,
            f_u_ccu_1_lanes_19_u_lane_data_7, f_u_ccu_1_lanes_18_u_lane_data_7,
            f_u_ccu_1_lanes_17_u_lane_data_7, f_u_ccu_1_lanes_16_u_lane_data_7,
            f_u_ccu_1_lanes_15_u_lane_data_7, f_u_ccu_1_lanes_14_u_lane_data_7,
            f_u_ccu_1_lanes_13_u_lane_data_7, f_u_ccu_1_lanes_12_u_lane_data_7,
            f_u_ccu_1_lanes_11_u_lane_data_7, f_u_ccu_1_lanes_10_u_lane_data_7,
            f_u_ccu_1_lanes_9_u_lane_data_7, f_u_ccu_1_lanes_8_u_lane_data_7,
            f_u_ccu_1_lanes_7_u_lane_data_7, f_u_ccu_1_lanes_6_u_lane_data_7,
            f_u_ccu_1_lanes_5_u_lane_data_7, f_u_ccu_1_lanes_4_u_lane_data_7,
            f_u_ccu_1_lanes_3_u_lane_data_7, f_u_ccu_1_lanes_2_u_lane_data_7,
            f_u_ccu_1_lanes_1_u_lane_data_7, f_u_ccu_1_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] or_38 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_7_etc);
    wire [31:0] joined_28 = {or_38[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_38[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_38[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_38[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_38[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_38[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_38[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_38[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_38[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_38[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_38[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_38[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_38[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_38[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_38[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_38[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_38[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_38[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_38[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_38[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_38[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_38[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_38[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_38[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_38[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_38[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_38[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_38[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_38[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_38[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_38[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_38[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~(f_own & f_here[7] & ~((f_unit[0] & or_36) | (f_unit[1] & or_37)))
            | ~(|(f_known_lanes & ~joined_28)));

    reg [32*LANE_W-1:0] f_want; // the register when it was issued
    reg [31:0] f_sure; // lanes known then

    always @(posedge clk) begin
        if (some)
            f_want <= f_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            f_sure <= 32'd0;
        end else begin
            if (some)
                f_sure <= f_known_lanes;
        end
    end

    wire [31:0] joined_29 = {f_want[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            f_want[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            f_want[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            f_want[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            f_want[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            f_want[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            f_want[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            f_want[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            f_want[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            f_want[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            f_want[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            f_want[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            f_want[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            f_want[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            f_want[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            f_want[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            f_want[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            f_want[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            f_want[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            f_want[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            f_want[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            f_want[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            f_want[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            f_want[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            f_want[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            f_want[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            f_want[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            f_want[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            f_want[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            f_want[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            f_want[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            f_want[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I10: Invariant: a source keeps its value until it is dispatched.
    always @* if (!rst) assert(~(|f_named) | ~(|(f_sure & ~(f_known_lanes & joined_29))));

    wire [2:0] or_39 = ({3{f_unit[0]}} & s_slot[2:0]) | ({3{f_unit[1]}} & s_slot[5:3]);
    wire [1:0] or_40 = ({2{f_unit[0]}} & rd_sel[1:0]) | ({2{f_unit[1]}} & rd_sel[3:2]);
    wire [32*LANE_W-1:0] or_41 = ({(32*LANE_W){or_40[0]}} & bank_rdata[32*LANE_W-1:0])
            | ({(32*LANE_W){or_40[1]}} & bank_rdata[32*LANE_W +: 32*LANE_W]);
    wire [31:0] joined_30 = {or_41[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_41[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_41[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_41[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_41[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_41[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_41[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_41[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_41[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_41[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_41[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_41[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_41[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_41[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_41[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_41[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_41[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_41[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_41[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_41[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_41[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_41[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_41[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_41[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_41[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_41[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_41[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_41[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_41[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_41[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_41[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_41[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) assert(~((|({or_39 == 3'd6, or_39 == 3'd5, or_39 == 3'd4, or_39 == 3'd3,
            or_39 == 3'd2, or_39 == 3'd1, or_39 == 3'd0} & f_named)) & (|or_40))
            | ((or_40 == {f_reg[0], ~f_reg[0]}) & ~(|(f_known_lanes & ~joined_30))));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_0 ;
    wire [8:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_0 ;
    wire [8:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[0] & ((f_unit[0] & f_u_bank_arbiter_pend_0[0])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[0])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_0)) == f_reg));

    wire [31:0] joined_31 = {disp_data[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[0]) | ~(|(f_sure & ~joined_31)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_1 ;
    wire [8:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_1 ;
    wire [8:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[1] & ((f_unit[0] & f_u_bank_arbiter_pend_0[1])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[1])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_1)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_1)) == f_reg));

    wire [31:0] joined_32 = {disp_data[63*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[62*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[61*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[60*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[59*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[58*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[57*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[56*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[55*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[54*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[53*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[52*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[51*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[50*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[49*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[48*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[47*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[46*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[45*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[44*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[43*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[42*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[41*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[40*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[39*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[38*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[37*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[36*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[35*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[34*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[33*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[32*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[1]) | ~(|(f_sure & ~joined_32)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_2 ;
    wire [8:0] f_u_bank_arbiter_phys_0_2 = \u_bank_arbiter.phys_0_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_2 ;
    wire [8:0] f_u_bank_arbiter_phys_1_2 = \u_bank_arbiter.phys_1_2 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[2] & ((f_unit[0] & f_u_bank_arbiter_pend_0[2])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[2])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_2)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_2)) == f_reg));

    wire [31:0] joined_33 = {disp_data[95*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[94*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[93*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[92*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[91*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[90*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[89*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[88*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[87*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[86*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[85*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[84*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[83*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[82*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[81*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[80*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[79*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[78*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[77*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[76*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[75*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[74*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[73*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[72*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[71*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[70*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[69*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[68*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[67*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[66*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[65*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[64*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[2]) | ~(|(f_sure & ~joined_33)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_3 ;
    wire [8:0] f_u_bank_arbiter_phys_0_3 = \u_bank_arbiter.phys_0_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_3 ;
    wire [8:0] f_u_bank_arbiter_phys_1_3 = \u_bank_arbiter.phys_1_3 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[3] & ((f_unit[0] & f_u_bank_arbiter_pend_0[3])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[3])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_3)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_3)) == f_reg));

    wire [31:0] joined_34 = {disp_data[127*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[126*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[125*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[124*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[123*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[122*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[121*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[120*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[119*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[118*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[117*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[116*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[115*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[114*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[113*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[112*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[111*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[110*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[109*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[108*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[107*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[106*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[105*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[104*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[103*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[102*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[101*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[100*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[99*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[98*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[97*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[96*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[3]) | ~(|(f_sure & ~joined_34)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_4 ;
    wire [8:0] f_u_bank_arbiter_phys_0_4 = \u_bank_arbiter.phys_0_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_4 ;
    wire [8:0] f_u_bank_arbiter_phys_1_4 = \u_bank_arbiter.phys_1_4 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[4] & ((f_unit[0] & f_u_bank_arbiter_pend_0[4])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[4])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_4)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_4)) == f_reg));

    wire [31:0] joined_35 = {disp_data[159*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[158*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[157*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[156*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[155*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[154*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[153*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[152*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[151*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[150*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[149*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[148*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[147*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[146*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[145*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[144*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[143*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[142*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[141*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[140*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[139*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[138*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[137*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[136*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[135*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[134*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[133*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[132*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[131*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[130*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[129*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[128*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[4]) | ~(|(f_sure & ~joined_35)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_5 ;
    wire [8:0] f_u_bank_arbiter_phys_0_5 = \u_bank_arbiter.phys_0_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_5 ;
    wire [8:0] f_u_bank_arbiter_phys_1_5 = \u_bank_arbiter.phys_1_5 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[5] & ((f_unit[0] & f_u_bank_arbiter_pend_0[5])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[5])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_5)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_5)) == f_reg));

    wire [31:0] joined_36 = {disp_data[191*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[190*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[189*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[188*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[187*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[186*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[185*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[184*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[183*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[182*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[181*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[180*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[179*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[178*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[177*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[176*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[175*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[174*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[173*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[172*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[171*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[170*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[169*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[168*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[167*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[166*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[165*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[164*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[163*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[162*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[161*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[160*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[5]) | ~(|(f_sure & ~joined_36)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_6 ;
    wire [8:0] f_u_bank_arbiter_phys_0_6 = \u_bank_arbiter.phys_0_6 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_6 ;
    wire [8:0] f_u_bank_arbiter_phys_1_6 = \u_bank_arbiter.phys_1_6 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~(f_named[6] & ((f_unit[0] & f_u_bank_arbiter_pend_0[6])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[6])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_6)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_6)) == f_reg));

    wire [31:0] joined_37 = {disp_data[223*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[222*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[221*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[220*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[219*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[218*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[217*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[216*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[215*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[214*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[213*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[212*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[211*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[210*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[209*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[208*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[207*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[206*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[205*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[204*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[203*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[202*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[201*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[200*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[199*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[198*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[197*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[196*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[195*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[194*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[193*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[192*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) assert(~(some_2 & f_named[6]) | ~(|(f_sure & ~joined_37)));

    reg f_stored; // it reached the unit

    wire and_16 = (wb_valid[0] & wb_ready[0] & wb_wid_0_2_equals_f_warp) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (or_3 & ((and_16 & wb_valid_0_and & (&wb_mask[31:0]))
                    | (((wb_valid[1] & wb_ready[1] & wb_wid_3_5_equals_f_warp) & wb_near[1])
                    & ~and_16 & wb_valid_1_and & (&wb_mask[63:32])))) & ~some & ~any_exit_and_3
                    & ((f_unit[0] & (|(~f_u_ccu_0_lock))) | (f_unit[1] & (|(~f_u_ccu_1_lock))));
        end
    end

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) assert(~f_stored | (any_f_here
            & (|(f_here & (({8{f_unit[0]}} & f_u_ccu_0_near)
            | ({8{f_unit[1]}} & f_u_ccu_1_near))))));

    (* hierconn *) wire [1:0] \u_dispatcher.hold_0 ;
    wire [1:0] f_u_dispatcher_hold_0 = \u_dispatcher.hold_0 ;

    reg [5:0] f_waited; // such cycles

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 6'd0;
        end else begin
            if (inverse)
                f_waited <= 6'd0;
            else if (~(|bank_we) & disp_ready)
                f_waited <= f_waited + 6'd1;
        end
    end

    // CCU-I9: A busy unit is dispatched within 18 such cycles.
    always @* if (!rst) assert(inverse | (f_waited < 6'd18));

    wire some_3 = |(older[1:0] & f_unit);
    wire [6:0] choice = (some_3 | f_unit[0]) ? f_u_bank_arbiter_pend_0 : 7'd0;
    wire some_4 = |(older[3:2] & f_unit);
    wire [6:0] choice_2 = (some_4 | f_unit[1]) ? f_u_bank_arbiter_pend_1 : 7'd0;
    wire [3:0] plus_4 = {1'b0, {1'b0, {1'b0, choice[0]} + {1'b0, choice[1]}}
            + {1'b0, {1'b0, choice[2]} + {1'b0, choice[3]}}}
            + {1'b0, {1'b0, {1'b0, choice[4]} + {1'b0, choice[5]}}
            + {1'b0, {1'b0, choice[6]} + {1'b0, choice_2[0]}}};
    wire [3:0] plus_4_plus = plus_4 + {1'b0, ({1'b0, {1'b0, choice_2[1]} + {1'b0, choice_2[2]}}
            + {1'b0, {1'b0, choice_2[3]} + {1'b0, choice_2[4]}})
            + {1'b0, {1'b0, choice_2[5]} + {1'b0, choice_2[6]}}};
    wire [1:0] some_3_etc = {some_4, some_3};
    wire [1:0] some_3_etc_and = some_3_etc & {f_u_ccu_1_busy, f_u_ccu_0_busy};
    wire [5:0] plus_5 = ({2'd0, plus_4_plus}
            + ((|(({7{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({7{f_unit[1]}} & f_u_bank_arbiter_pend_1))) ? 6'd1
            : (|(({2{f_unit[0]}} & f_u_bank_arbiter_in_flight_1[1:0])
            | ({2{f_unit[1]}} & f_u_bank_arbiter_in_flight_1[3:2]))) ? 6'd1 : 6'd0))
            + ({4'd0, {1'b0, some_3_etc_and[0]} + {1'b0, some_3_etc_and[1]}}
            + {5'd0, (|(f_u_dispatcher_hold_0 & ~(some_3_etc | f_unit))) | ~(|(cand & f_unit))});

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) assert(inverse | ((f_waited + plus_5) < 6'd18));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_u_ccu_0_entry_0[0], f_u_ccu_0_entry_1[0], f_u_ccu_0_entry_2[0],
            f_u_ccu_0_entry_3[0], f_u_ccu_0_entry_4[0], f_u_ccu_0_entry_5[0], f_u_ccu_0_entry_6[0],
            f_u_ccu_1_entry_0[0], f_u_ccu_1_entry_1[0], f_u_ccu_1_entry_2[0], f_u_ccu_1_entry_3[0],
            f_u_ccu_1_entry_4[0], f_u_ccu_1_entry_5[0], f_u_ccu_1_entry_6[0]};
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, alloc_cnt, LANES[0], NSCHED[0], NW[0], NBANK[0], DEPTH[0], NCU[0],
            NSRC[0], SPORTS[0], WBW[0], NDISP[0], RF_LAT[0]};

`ifdef WARPSMITH_COUNTERS
    wire [6:0] by_issue_3 = issue ? inst_src_valid : 7'd0;
    wire [6:0] by_issue_4 = issue ? (inst_src_valid & ~miss) : 7'd0;

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
                    + {29'd0, ({1'b0, {1'b0, by_issue_3[0]} + {1'b0, by_issue_3[1]}}
                    + {1'b0, {1'b0, by_issue_3[2]} + {1'b0, by_issue_3[3]}})
                    + {1'b0, ({1'b0, by_issue_3[4]} + {1'b0, by_issue_3[5]})
                    + {1'b0, by_issue_3[6]}}};
            cnt_cache_hits <= cnt_cache_hits
                    + {29'd0, ({1'b0, {1'b0, by_issue_4[0]} + {1'b0, by_issue_4[1]}}
                    + {1'b0, {1'b0, by_issue_4[2]} + {1'b0, by_issue_4[3]}})
                    + {1'b0, ({1'b0, by_issue_4[4]} + {1'b0, by_issue_4[5]})
                    + {1'b0, by_issue_4[6]}}};
        end
    end
`endif
endmodule

`default_nettype wire
