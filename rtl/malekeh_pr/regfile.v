// regfile: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .
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
//   inst_src_valid        in   6           [s] same-cycle answer: source operands
//   inst_phys             in   54          [s][k] their physical registers
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
//   disp_src_valid        out  6           [p] slots present
//   disp_data             out  192*LANE_W  [p][slot] operands, absent ones are zero
//   inst_reg              in   48          [k] same-cycle answer: architectural register
//   inst_near             in   6           its reuse is near
//   wb_wid                in   6           [i] warp of the result
//   wb_reg                in   16          [i] its architectural register
//   wb_near               in   2           its reuse is near
//   exit                  in   8           warp w has ended, all it issued is finished
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
    input  wire [5:0] inst_src_valid,
    input  wire [53:0] inst_phys,
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
    output wire [5:0] disp_src_valid,
    output wire [192*LANE_W-1:0] disp_data,
    input  wire [47:0] inst_reg,
    input  wire [5:0] inst_near,
    input  wire [5:0] wb_wid,
    input  wire [15:0] wb_reg,
    input  wire [1:0] wb_near,
    input  wire [7:0] exit
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
    localparam NCU = 8; // collectors
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 1; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam RF_LAT = 1; // read latency of a bank

    // RF-H1: Hazards are the surroundings' duty.
    wire [7:0] free;

    wire [7:0] cand;
    wire [7:0] grant;
    wire [63:0] older;
    wire [1:0] bank_en;
    wire [1:0] bank_we;
    wire [15:0] bank_row;
    wire [3:0] wr_sel;
    wire [15:0] rd_sel;
    wire [7:0] s_valid;
    wire [23:0] s_slot;
    wire [64*LANE_W-1:0] bank_wdata;
    wire [63:0] bank_wmask;
    wire [256*LANE_W-1:0] s_data;
    wire [7:0] disp_sel;
    wire [7:0] take;
    wire [7:0] owner_valid;
    wire [23:0] owner_wid;
    wire [7:0] d_valid;
    wire [15:0] d_sel;
    wire [63:0] d_reg;
    wire [7:0] d_near;
    wire [256*LANE_W-1:0] d_data;
    wire [255:0] d_mask;
    wire [15:0] inv_valid;

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

    ccu_allocator u_alloc (
        .free  (free),
        .sel   (sel),
        .grant (grant),
        .issue (issue)
    );

    // Caching collectors
    wire ccu_0_free;
    wire [5:0] ccu_0_miss;
    wire ccu_0_owned;
    wire [2:0] ccu_0_owner;

    // RF-M2: An operand returns to the slot that asked.
    wire ccu_0_cand;

    wire ccu_0_near_any;
    wire [2:0] ccu_0_wid;
    wire [META_W-1:0] ccu_0_meta;
    wire [5:0] ccu_0_src_valid;
    wire [192*LANE_W-1:0] ccu_0_data;

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
        .near_any        (ccu_0_near_any),
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
    wire [5:0] ccu_1_miss;
    wire ccu_1_owned;
    wire [2:0] ccu_1_owner;
    wire ccu_1_cand;
    wire ccu_1_near_any;
    wire [2:0] ccu_1_wid;
    wire [META_W-1:0] ccu_1_meta;
    wire [5:0] ccu_1_src_valid;
    wire [192*LANE_W-1:0] ccu_1_data;

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
        .near_any        (ccu_1_near_any),
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

    wire ccu_2_free;
    wire [5:0] ccu_2_miss;
    wire ccu_2_owned;
    wire [2:0] ccu_2_owner;
    wire ccu_2_cand;
    wire ccu_2_near_any;
    wire [2:0] ccu_2_wid;
    wire [META_W-1:0] ccu_2_meta;
    wire [5:0] ccu_2_src_valid;
    wire [192*LANE_W-1:0] ccu_2_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_2_cnt_hits;
    wire [31:0] unused_u_ccu_2_cnt_repeats;
    wire [31:0] unused_u_ccu_2_cnt_d_writes;
    wire [31:0] unused_u_ccu_2_cnt_d_drops;
    wire [31:0] unused_u_ccu_2_cnt_invalidations;
    wire [31:0] unused_u_ccu_2_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_2 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[2]),
        .alloc_ready     (ccu_2_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_2_miss),
        .owner_valid     (ccu_2_owned),
        .owner_wid       (ccu_2_owner),
        .near_any        (ccu_2_near_any),
        .exit            (exit),
        .s_valid         (s_valid[2]),
        .s_slot          (s_slot[8:6]),
        .s_data          (s_data[64*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[2]),
        .d_reg           (d_reg[23:16]),
        .d_near          (d_near[2]),
        .d_mask          (d_mask[95:64]),
        .d_data          (d_data[64*LANE_W +: 32*LANE_W]),
        .inv_valid       (inv_valid[5:4]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_2_cand),
        .disp_sel        (disp_sel[2]),
        .disp_take       (take[2]),
        .disp_wid        (ccu_2_wid),
        .disp_meta       (ccu_2_meta),
        .disp_src_valid  (ccu_2_src_valid),
        .disp_data       (ccu_2_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_2_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_2_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_2_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_2_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_2_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_2_cnt_flushes)
`endif
    );

    wire ccu_3_free;
    wire [5:0] ccu_3_miss;
    wire ccu_3_owned;
    wire [2:0] ccu_3_owner;
    wire ccu_3_cand;
    wire ccu_3_near_any;
    wire [2:0] ccu_3_wid;
    wire [META_W-1:0] ccu_3_meta;
    wire [5:0] ccu_3_src_valid;
    wire [192*LANE_W-1:0] ccu_3_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_3_cnt_hits;
    wire [31:0] unused_u_ccu_3_cnt_repeats;
    wire [31:0] unused_u_ccu_3_cnt_d_writes;
    wire [31:0] unused_u_ccu_3_cnt_d_drops;
    wire [31:0] unused_u_ccu_3_cnt_invalidations;
    wire [31:0] unused_u_ccu_3_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_3 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[3]),
        .alloc_ready     (ccu_3_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_3_miss),
        .owner_valid     (ccu_3_owned),
        .owner_wid       (ccu_3_owner),
        .near_any        (ccu_3_near_any),
        .exit            (exit),
        .s_valid         (s_valid[3]),
        .s_slot          (s_slot[11:9]),
        .s_data          (s_data[96*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[3]),
        .d_reg           (d_reg[31:24]),
        .d_near          (d_near[3]),
        .d_mask          (d_mask[127:96]),
        .d_data          (d_data[96*LANE_W +: 32*LANE_W]),
        .inv_valid       (inv_valid[7:6]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_3_cand),
        .disp_sel        (disp_sel[3]),
        .disp_take       (take[3]),
        .disp_wid        (ccu_3_wid),
        .disp_meta       (ccu_3_meta),
        .disp_src_valid  (ccu_3_src_valid),
        .disp_data       (ccu_3_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_3_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_3_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_3_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_3_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_3_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_3_cnt_flushes)
`endif
    );

    wire ccu_4_free;
    wire [5:0] ccu_4_miss;
    wire ccu_4_owned;
    wire [2:0] ccu_4_owner;
    wire ccu_4_cand;
    wire ccu_4_near_any;
    wire [2:0] ccu_4_wid;
    wire [META_W-1:0] ccu_4_meta;
    wire [5:0] ccu_4_src_valid;
    wire [192*LANE_W-1:0] ccu_4_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_4_cnt_hits;
    wire [31:0] unused_u_ccu_4_cnt_repeats;
    wire [31:0] unused_u_ccu_4_cnt_d_writes;
    wire [31:0] unused_u_ccu_4_cnt_d_drops;
    wire [31:0] unused_u_ccu_4_cnt_invalidations;
    wire [31:0] unused_u_ccu_4_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_4 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[4]),
        .alloc_ready     (ccu_4_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_4_miss),
        .owner_valid     (ccu_4_owned),
        .owner_wid       (ccu_4_owner),
        .near_any        (ccu_4_near_any),
        .exit            (exit),
        .s_valid         (s_valid[4]),
        .s_slot          (s_slot[14:12]),
        .s_data          (s_data[128*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[4]),
        .d_reg           (d_reg[39:32]),
        .d_near          (d_near[4]),
        .d_mask          (d_mask[159:128]),
        .d_data          (d_data[128*LANE_W +: 32*LANE_W]),
        .inv_valid       (inv_valid[9:8]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_4_cand),
        .disp_sel        (disp_sel[4]),
        .disp_take       (take[4]),
        .disp_wid        (ccu_4_wid),
        .disp_meta       (ccu_4_meta),
        .disp_src_valid  (ccu_4_src_valid),
        .disp_data       (ccu_4_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_4_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_4_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_4_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_4_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_4_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_4_cnt_flushes)
`endif
    );

    wire ccu_5_free;
    wire [5:0] ccu_5_miss;
    wire ccu_5_owned;
    wire [2:0] ccu_5_owner;
    wire ccu_5_cand;
    wire ccu_5_near_any;
    wire [2:0] ccu_5_wid;
    wire [META_W-1:0] ccu_5_meta;
    wire [5:0] ccu_5_src_valid;
    wire [192*LANE_W-1:0] ccu_5_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_5_cnt_hits;
    wire [31:0] unused_u_ccu_5_cnt_repeats;
    wire [31:0] unused_u_ccu_5_cnt_d_writes;
    wire [31:0] unused_u_ccu_5_cnt_d_drops;
    wire [31:0] unused_u_ccu_5_cnt_invalidations;
    wire [31:0] unused_u_ccu_5_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_5 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[5]),
        .alloc_ready     (ccu_5_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_5_miss),
        .owner_valid     (ccu_5_owned),
        .owner_wid       (ccu_5_owner),
        .near_any        (ccu_5_near_any),
        .exit            (exit),
        .s_valid         (s_valid[5]),
        .s_slot          (s_slot[17:15]),
        .s_data          (s_data[160*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[5]),
        .d_reg           (d_reg[47:40]),
        .d_near          (d_near[5]),
        .d_mask          (d_mask[191:160]),
        .d_data          (d_data[160*LANE_W +: 32*LANE_W]),
        .inv_valid       (inv_valid[11:10]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_5_cand),
        .disp_sel        (disp_sel[5]),
        .disp_take       (take[5]),
        .disp_wid        (ccu_5_wid),
        .disp_meta       (ccu_5_meta),
        .disp_src_valid  (ccu_5_src_valid),
        .disp_data       (ccu_5_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_5_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_5_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_5_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_5_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_5_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_5_cnt_flushes)
`endif
    );

    wire ccu_6_free;
    wire [5:0] ccu_6_miss;
    wire ccu_6_owned;
    wire [2:0] ccu_6_owner;
    wire ccu_6_cand;
    wire ccu_6_near_any;
    wire [2:0] ccu_6_wid;
    wire [META_W-1:0] ccu_6_meta;
    wire [5:0] ccu_6_src_valid;
    wire [192*LANE_W-1:0] ccu_6_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_6_cnt_hits;
    wire [31:0] unused_u_ccu_6_cnt_repeats;
    wire [31:0] unused_u_ccu_6_cnt_d_writes;
    wire [31:0] unused_u_ccu_6_cnt_d_drops;
    wire [31:0] unused_u_ccu_6_cnt_invalidations;
    wire [31:0] unused_u_ccu_6_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_6 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[6]),
        .alloc_ready     (ccu_6_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_6_miss),
        .owner_valid     (ccu_6_owned),
        .owner_wid       (ccu_6_owner),
        .near_any        (ccu_6_near_any),
        .exit            (exit),
        .s_valid         (s_valid[6]),
        .s_slot          (s_slot[20:18]),
        .s_data          (s_data[192*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[6]),
        .d_reg           (d_reg[55:48]),
        .d_near          (d_near[6]),
        .d_mask          (d_mask[223:192]),
        .d_data          (d_data[192*LANE_W +: 32*LANE_W]),
        .inv_valid       (inv_valid[13:12]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_6_cand),
        .disp_sel        (disp_sel[6]),
        .disp_take       (take[6]),
        .disp_wid        (ccu_6_wid),
        .disp_meta       (ccu_6_meta),
        .disp_src_valid  (ccu_6_src_valid),
        .disp_data       (ccu_6_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_6_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_6_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_6_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_6_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_6_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_6_cnt_flushes)
`endif
    );

    wire ccu_7_free;
    wire [5:0] ccu_7_miss;
    wire ccu_7_owned;
    wire [2:0] ccu_7_owner;
    wire ccu_7_cand;
    wire ccu_7_near_any;
    wire [2:0] ccu_7_wid;
    wire [META_W-1:0] ccu_7_meta;
    wire [5:0] ccu_7_src_valid;
    wire [192*LANE_W-1:0] ccu_7_data;

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_ccu_7_cnt_hits;
    wire [31:0] unused_u_ccu_7_cnt_repeats;
    wire [31:0] unused_u_ccu_7_cnt_d_writes;
    wire [31:0] unused_u_ccu_7_cnt_d_drops;
    wire [31:0] unused_u_ccu_7_cnt_invalidations;
    wire [31:0] unused_u_ccu_7_cnt_flushes;
`endif
    ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu_7 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[7]),
        .alloc_ready     (ccu_7_free),
        .alloc_wid       (sel_wid),
        .alloc_meta      (inst_meta),
        .alloc_src_valid (inst_src_valid),
        .alloc_reg       (inst_reg),
        .alloc_near      (inst_near),
        .rd_valid        (ccu_7_miss),
        .owner_valid     (ccu_7_owned),
        .owner_wid       (ccu_7_owner),
        .near_any        (ccu_7_near_any),
        .exit            (exit),
        .s_valid         (s_valid[7]),
        .s_slot          (s_slot[23:21]),
        .s_data          (s_data[224*LANE_W +: 32*LANE_W]),
        .d_valid         (d_valid[7]),
        .d_reg           (d_reg[63:56]),
        .d_near          (d_near[7]),
        .d_mask          (d_mask[255:224]),
        .d_data          (d_data[224*LANE_W +: 32*LANE_W]),
        .inv_valid       (inv_valid[15:14]),
        .inv_reg         (wb_reg),
        .disp_cand       (ccu_7_cand),
        .disp_sel        (disp_sel[7]),
        .disp_take       (take[7]),
        .disp_wid        (ccu_7_wid),
        .disp_meta       (ccu_7_meta),
        .disp_src_valid  (ccu_7_src_valid),
        .disp_data       (ccu_7_data)
`ifdef WARPSMITH_COUNTERS
        , .cnt_hits      (unused_u_ccu_7_cnt_hits)
        , .cnt_repeats   (unused_u_ccu_7_cnt_repeats)
        , .cnt_d_writes  (unused_u_ccu_7_cnt_d_writes)
        , .cnt_d_drops   (unused_u_ccu_7_cnt_d_drops)
        , .cnt_invalidations (unused_u_ccu_7_cnt_invalidations)
        , .cnt_flushes   (unused_u_ccu_7_cnt_flushes)
`endif
    );

    assign free = {ccu_7_free, ccu_6_free, ccu_5_free, ccu_4_free, ccu_3_free, ccu_2_free,
            ccu_1_free, ccu_0_free};
    assign cand = {ccu_7_cand, ccu_6_cand, ccu_5_cand, ccu_4_cand, ccu_3_cand, ccu_2_cand,
            ccu_1_cand, ccu_0_cand};
    assign owner_valid = {ccu_7_owned, ccu_6_owned, ccu_5_owned, ccu_4_owned, ccu_3_owned,
            ccu_2_owned, ccu_1_owned, ccu_0_owned};
    assign owner_wid = {ccu_7_owner, ccu_6_owner, ccu_5_owner, ccu_4_owner, ccu_3_owner,
            ccu_2_owner, ccu_1_owner, ccu_0_owner};

    // RF-M1: Operands that the CCU does not have are queued in the cycle it is given.
    wire [5:0] miss = ccu_0_miss | ccu_1_miss | ccu_2_miss | ccu_3_miss | ccu_4_miss | ccu_5_miss
            | ccu_6_miss | ccu_7_miss;

    // RF-D1: OR over the CCUs, each gated by its disp_sel.
    assign disp_wid = ccu_0_wid | ccu_1_wid | ccu_2_wid | ccu_3_wid | ccu_4_wid | ccu_5_wid
            | ccu_6_wid | ccu_7_wid;

    assign disp_meta = ccu_0_meta | ccu_1_meta | ccu_2_meta | ccu_3_meta | ccu_4_meta | ccu_5_meta
            | ccu_6_meta | ccu_7_meta;
    assign disp_src_valid = ccu_0_src_valid | ccu_1_src_valid | ccu_2_src_valid | ccu_3_src_valid
            | ccu_4_src_valid | ccu_5_src_valid | ccu_6_src_valid | ccu_7_src_valid;
    assign disp_data = ccu_0_data | ccu_1_data | ccu_2_data | ccu_3_data | ccu_4_data | ccu_5_data
            | ccu_6_data | ccu_7_data;

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
    reg [7:0] f_unit; // arbitrary

    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) assume((|f_unit) & ~(|(f_unit & (f_unit - 8'd1))));

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
    (* hierconn *) wire [5:0] \u_ccu_0.src_valid ;
    wire [5:0] f_u_ccu_0_src_valid = \u_ccu_0.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_0.ready ;
    wire [5:0] f_u_ccu_0_ready = \u_ccu_0.ready ;
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
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_0 ;
    wire [5:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;

    reg f_0_busy; // issued to the unit
    reg [2:0] f_0_wid; // its warp
    reg [5:0] f_0_src; // its operands
    reg [47:0] f_0_reg; // their registers

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
    (* hierconn *) wire [5:0] \u_ccu_1.src_valid ;
    wire [5:0] f_u_ccu_1_src_valid = \u_ccu_1.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_1.ready ;
    wire [5:0] f_u_ccu_1_ready = \u_ccu_1.ready ;
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
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_1 ;
    wire [5:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;

    reg f_1_busy; // issued to the unit
    reg [2:0] f_1_wid; // its warp
    reg [5:0] f_1_src; // its operands
    reg [47:0] f_1_reg; // their registers

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

    (* hierconn *) wire \u_ccu_2.busy ;
    wire f_u_ccu_2_busy = \u_ccu_2.busy ;
    (* hierconn *) wire \u_ccu_2.owned ;
    wire f_u_ccu_2_owned = \u_ccu_2.owned ;
    (* hierconn *) wire [2:0] \u_ccu_2.wid ;
    wire [2:0] f_u_ccu_2_wid = \u_ccu_2.wid ;
    (* hierconn *) wire [5:0] \u_ccu_2.src_valid ;
    wire [5:0] f_u_ccu_2_src_valid = \u_ccu_2.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_2.ready ;
    wire [5:0] f_u_ccu_2_ready = \u_ccu_2.ready ;
    (* hierconn *) wire [7:0] \u_ccu_2.valid ;
    wire [7:0] f_u_ccu_2_valid = \u_ccu_2.valid ;
    (* hierconn *) wire [7:0] \u_ccu_2.lock ;
    wire [7:0] f_u_ccu_2_lock = \u_ccu_2.lock ;
    (* hierconn *) wire [7:0] \u_ccu_2.near ;
    wire [7:0] f_u_ccu_2_near = \u_ccu_2.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_2.meta ;
    wire [META_W-1:0] f_u_ccu_2_meta = \u_ccu_2.meta ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_0 ;
    wire [7:0] f_u_ccu_2_entry_0 = \u_ccu_2.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_1 ;
    wire [7:0] f_u_ccu_2_entry_1 = \u_ccu_2.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_2 ;
    wire [7:0] f_u_ccu_2_entry_2 = \u_ccu_2.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_3 ;
    wire [7:0] f_u_ccu_2_entry_3 = \u_ccu_2.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_4 ;
    wire [7:0] f_u_ccu_2_entry_4 = \u_ccu_2.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_5 ;
    wire [7:0] f_u_ccu_2_entry_5 = \u_ccu_2.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_0 ;
    wire [7:0] f_u_ccu_2_tag_0 = \u_ccu_2.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_1 ;
    wire [7:0] f_u_ccu_2_tag_1 = \u_ccu_2.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_2 ;
    wire [7:0] f_u_ccu_2_tag_2 = \u_ccu_2.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_3 ;
    wire [7:0] f_u_ccu_2_tag_3 = \u_ccu_2.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_4 ;
    wire [7:0] f_u_ccu_2_tag_4 = \u_ccu_2.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_5 ;
    wire [7:0] f_u_ccu_2_tag_5 = \u_ccu_2.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_6 ;
    wire [7:0] f_u_ccu_2_tag_6 = \u_ccu_2.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_7 ;
    wire [7:0] f_u_ccu_2_tag_7 = \u_ccu_2.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_2 ;
    wire [5:0] f_u_bank_arbiter_pend_2 = \u_bank_arbiter.pend_2 ;

    reg f_2_busy; // issued to the unit
    reg [2:0] f_2_wid; // its warp
    reg [5:0] f_2_src; // its operands
    reg [47:0] f_2_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_2_busy <= 1'b0;
        end else begin
            if (grant[2])
                f_2_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[2])
                f_2_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[2]) begin
            f_2_wid <= sel_wid;
            f_2_src <= inst_src_valid;
            f_2_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_3.busy ;
    wire f_u_ccu_3_busy = \u_ccu_3.busy ;
    (* hierconn *) wire \u_ccu_3.owned ;
    wire f_u_ccu_3_owned = \u_ccu_3.owned ;
    (* hierconn *) wire [2:0] \u_ccu_3.wid ;
    wire [2:0] f_u_ccu_3_wid = \u_ccu_3.wid ;
    (* hierconn *) wire [5:0] \u_ccu_3.src_valid ;
    wire [5:0] f_u_ccu_3_src_valid = \u_ccu_3.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_3.ready ;
    wire [5:0] f_u_ccu_3_ready = \u_ccu_3.ready ;
    (* hierconn *) wire [7:0] \u_ccu_3.valid ;
    wire [7:0] f_u_ccu_3_valid = \u_ccu_3.valid ;
    (* hierconn *) wire [7:0] \u_ccu_3.lock ;
    wire [7:0] f_u_ccu_3_lock = \u_ccu_3.lock ;
    (* hierconn *) wire [7:0] \u_ccu_3.near ;
    wire [7:0] f_u_ccu_3_near = \u_ccu_3.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_3.meta ;
    wire [META_W-1:0] f_u_ccu_3_meta = \u_ccu_3.meta ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_0 ;
    wire [7:0] f_u_ccu_3_entry_0 = \u_ccu_3.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_1 ;
    wire [7:0] f_u_ccu_3_entry_1 = \u_ccu_3.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_2 ;
    wire [7:0] f_u_ccu_3_entry_2 = \u_ccu_3.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_3 ;
    wire [7:0] f_u_ccu_3_entry_3 = \u_ccu_3.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_4 ;
    wire [7:0] f_u_ccu_3_entry_4 = \u_ccu_3.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_5 ;
    wire [7:0] f_u_ccu_3_entry_5 = \u_ccu_3.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_0 ;
    wire [7:0] f_u_ccu_3_tag_0 = \u_ccu_3.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_1 ;
    wire [7:0] f_u_ccu_3_tag_1 = \u_ccu_3.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_2 ;
    wire [7:0] f_u_ccu_3_tag_2 = \u_ccu_3.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_3 ;
    wire [7:0] f_u_ccu_3_tag_3 = \u_ccu_3.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_4 ;
    wire [7:0] f_u_ccu_3_tag_4 = \u_ccu_3.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_5 ;
    wire [7:0] f_u_ccu_3_tag_5 = \u_ccu_3.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_6 ;
    wire [7:0] f_u_ccu_3_tag_6 = \u_ccu_3.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_7 ;
    wire [7:0] f_u_ccu_3_tag_7 = \u_ccu_3.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_3 ;
    wire [5:0] f_u_bank_arbiter_pend_3 = \u_bank_arbiter.pend_3 ;

    reg f_3_busy; // issued to the unit
    reg [2:0] f_3_wid; // its warp
    reg [5:0] f_3_src; // its operands
    reg [47:0] f_3_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_3_busy <= 1'b0;
        end else begin
            if (grant[3])
                f_3_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[3])
                f_3_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[3]) begin
            f_3_wid <= sel_wid;
            f_3_src <= inst_src_valid;
            f_3_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_4.busy ;
    wire f_u_ccu_4_busy = \u_ccu_4.busy ;
    (* hierconn *) wire \u_ccu_4.owned ;
    wire f_u_ccu_4_owned = \u_ccu_4.owned ;
    (* hierconn *) wire [2:0] \u_ccu_4.wid ;
    wire [2:0] f_u_ccu_4_wid = \u_ccu_4.wid ;
    (* hierconn *) wire [5:0] \u_ccu_4.src_valid ;
    wire [5:0] f_u_ccu_4_src_valid = \u_ccu_4.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_4.ready ;
    wire [5:0] f_u_ccu_4_ready = \u_ccu_4.ready ;
    (* hierconn *) wire [7:0] \u_ccu_4.valid ;
    wire [7:0] f_u_ccu_4_valid = \u_ccu_4.valid ;
    (* hierconn *) wire [7:0] \u_ccu_4.lock ;
    wire [7:0] f_u_ccu_4_lock = \u_ccu_4.lock ;
    (* hierconn *) wire [7:0] \u_ccu_4.near ;
    wire [7:0] f_u_ccu_4_near = \u_ccu_4.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_4.meta ;
    wire [META_W-1:0] f_u_ccu_4_meta = \u_ccu_4.meta ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_0 ;
    wire [7:0] f_u_ccu_4_entry_0 = \u_ccu_4.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_1 ;
    wire [7:0] f_u_ccu_4_entry_1 = \u_ccu_4.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_2 ;
    wire [7:0] f_u_ccu_4_entry_2 = \u_ccu_4.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_3 ;
    wire [7:0] f_u_ccu_4_entry_3 = \u_ccu_4.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_4 ;
    wire [7:0] f_u_ccu_4_entry_4 = \u_ccu_4.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_5 ;
    wire [7:0] f_u_ccu_4_entry_5 = \u_ccu_4.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_0 ;
    wire [7:0] f_u_ccu_4_tag_0 = \u_ccu_4.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_1 ;
    wire [7:0] f_u_ccu_4_tag_1 = \u_ccu_4.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_2 ;
    wire [7:0] f_u_ccu_4_tag_2 = \u_ccu_4.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_3 ;
    wire [7:0] f_u_ccu_4_tag_3 = \u_ccu_4.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_4 ;
    wire [7:0] f_u_ccu_4_tag_4 = \u_ccu_4.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_5 ;
    wire [7:0] f_u_ccu_4_tag_5 = \u_ccu_4.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_6 ;
    wire [7:0] f_u_ccu_4_tag_6 = \u_ccu_4.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_7 ;
    wire [7:0] f_u_ccu_4_tag_7 = \u_ccu_4.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_4 ;
    wire [5:0] f_u_bank_arbiter_pend_4 = \u_bank_arbiter.pend_4 ;

    reg f_4_busy; // issued to the unit
    reg [2:0] f_4_wid; // its warp
    reg [5:0] f_4_src; // its operands
    reg [47:0] f_4_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_4_busy <= 1'b0;
        end else begin
            if (grant[4])
                f_4_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[4])
                f_4_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[4]) begin
            f_4_wid <= sel_wid;
            f_4_src <= inst_src_valid;
            f_4_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_5.busy ;
    wire f_u_ccu_5_busy = \u_ccu_5.busy ;
    (* hierconn *) wire \u_ccu_5.owned ;
    wire f_u_ccu_5_owned = \u_ccu_5.owned ;
    (* hierconn *) wire [2:0] \u_ccu_5.wid ;
    wire [2:0] f_u_ccu_5_wid = \u_ccu_5.wid ;
    (* hierconn *) wire [5:0] \u_ccu_5.src_valid ;
    wire [5:0] f_u_ccu_5_src_valid = \u_ccu_5.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_5.ready ;
    wire [5:0] f_u_ccu_5_ready = \u_ccu_5.ready ;
    (* hierconn *) wire [7:0] \u_ccu_5.valid ;
    wire [7:0] f_u_ccu_5_valid = \u_ccu_5.valid ;
    (* hierconn *) wire [7:0] \u_ccu_5.lock ;
    wire [7:0] f_u_ccu_5_lock = \u_ccu_5.lock ;
    (* hierconn *) wire [7:0] \u_ccu_5.near ;
    wire [7:0] f_u_ccu_5_near = \u_ccu_5.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_5.meta ;
    wire [META_W-1:0] f_u_ccu_5_meta = \u_ccu_5.meta ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_0 ;
    wire [7:0] f_u_ccu_5_entry_0 = \u_ccu_5.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_1 ;
    wire [7:0] f_u_ccu_5_entry_1 = \u_ccu_5.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_2 ;
    wire [7:0] f_u_ccu_5_entry_2 = \u_ccu_5.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_3 ;
    wire [7:0] f_u_ccu_5_entry_3 = \u_ccu_5.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_4 ;
    wire [7:0] f_u_ccu_5_entry_4 = \u_ccu_5.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_5 ;
    wire [7:0] f_u_ccu_5_entry_5 = \u_ccu_5.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_0 ;
    wire [7:0] f_u_ccu_5_tag_0 = \u_ccu_5.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_1 ;
    wire [7:0] f_u_ccu_5_tag_1 = \u_ccu_5.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_2 ;
    wire [7:0] f_u_ccu_5_tag_2 = \u_ccu_5.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_3 ;
    wire [7:0] f_u_ccu_5_tag_3 = \u_ccu_5.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_4 ;
    wire [7:0] f_u_ccu_5_tag_4 = \u_ccu_5.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_5 ;
    wire [7:0] f_u_ccu_5_tag_5 = \u_ccu_5.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_6 ;
    wire [7:0] f_u_ccu_5_tag_6 = \u_ccu_5.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_7 ;
    wire [7:0] f_u_ccu_5_tag_7 = \u_ccu_5.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_5 ;
    wire [5:0] f_u_bank_arbiter_pend_5 = \u_bank_arbiter.pend_5 ;

    reg f_5_busy; // issued to the unit
    reg [2:0] f_5_wid; // its warp
    reg [5:0] f_5_src; // its operands
    reg [47:0] f_5_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_5_busy <= 1'b0;
        end else begin
            if (grant[5])
                f_5_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[5])
                f_5_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[5]) begin
            f_5_wid <= sel_wid;
            f_5_src <= inst_src_valid;
            f_5_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_6.busy ;
    wire f_u_ccu_6_busy = \u_ccu_6.busy ;
    (* hierconn *) wire \u_ccu_6.owned ;
    wire f_u_ccu_6_owned = \u_ccu_6.owned ;
    (* hierconn *) wire [2:0] \u_ccu_6.wid ;
    wire [2:0] f_u_ccu_6_wid = \u_ccu_6.wid ;
    (* hierconn *) wire [5:0] \u_ccu_6.src_valid ;
    wire [5:0] f_u_ccu_6_src_valid = \u_ccu_6.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_6.ready ;
    wire [5:0] f_u_ccu_6_ready = \u_ccu_6.ready ;
    (* hierconn *) wire [7:0] \u_ccu_6.valid ;
    wire [7:0] f_u_ccu_6_valid = \u_ccu_6.valid ;
    (* hierconn *) wire [7:0] \u_ccu_6.lock ;
    wire [7:0] f_u_ccu_6_lock = \u_ccu_6.lock ;
    (* hierconn *) wire [7:0] \u_ccu_6.near ;
    wire [7:0] f_u_ccu_6_near = \u_ccu_6.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_6.meta ;
    wire [META_W-1:0] f_u_ccu_6_meta = \u_ccu_6.meta ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_0 ;
    wire [7:0] f_u_ccu_6_entry_0 = \u_ccu_6.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_1 ;
    wire [7:0] f_u_ccu_6_entry_1 = \u_ccu_6.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_2 ;
    wire [7:0] f_u_ccu_6_entry_2 = \u_ccu_6.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_3 ;
    wire [7:0] f_u_ccu_6_entry_3 = \u_ccu_6.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_4 ;
    wire [7:0] f_u_ccu_6_entry_4 = \u_ccu_6.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_5 ;
    wire [7:0] f_u_ccu_6_entry_5 = \u_ccu_6.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_0 ;
    wire [7:0] f_u_ccu_6_tag_0 = \u_ccu_6.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_1 ;
    wire [7:0] f_u_ccu_6_tag_1 = \u_ccu_6.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_2 ;
    wire [7:0] f_u_ccu_6_tag_2 = \u_ccu_6.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_3 ;
    wire [7:0] f_u_ccu_6_tag_3 = \u_ccu_6.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_4 ;
    wire [7:0] f_u_ccu_6_tag_4 = \u_ccu_6.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_5 ;
    wire [7:0] f_u_ccu_6_tag_5 = \u_ccu_6.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_6 ;
    wire [7:0] f_u_ccu_6_tag_6 = \u_ccu_6.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_7 ;
    wire [7:0] f_u_ccu_6_tag_7 = \u_ccu_6.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_6 ;
    wire [5:0] f_u_bank_arbiter_pend_6 = \u_bank_arbiter.pend_6 ;

    reg f_6_busy; // issued to the unit
    reg [2:0] f_6_wid; // its warp
    reg [5:0] f_6_src; // its operands
    reg [47:0] f_6_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_6_busy <= 1'b0;
        end else begin
            if (grant[6])
                f_6_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[6])
                f_6_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[6]) begin
            f_6_wid <= sel_wid;
            f_6_src <= inst_src_valid;
            f_6_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_7.busy ;
    wire f_u_ccu_7_busy = \u_ccu_7.busy ;
    (* hierconn *) wire \u_ccu_7.owned ;
    wire f_u_ccu_7_owned = \u_ccu_7.owned ;
    (* hierconn *) wire [2:0] \u_ccu_7.wid ;
    wire [2:0] f_u_ccu_7_wid = \u_ccu_7.wid ;
    (* hierconn *) wire [5:0] \u_ccu_7.src_valid ;
    wire [5:0] f_u_ccu_7_src_valid = \u_ccu_7.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_7.ready ;
    wire [5:0] f_u_ccu_7_ready = \u_ccu_7.ready ;
    (* hierconn *) wire [7:0] \u_ccu_7.valid ;
    wire [7:0] f_u_ccu_7_valid = \u_ccu_7.valid ;
    (* hierconn *) wire [7:0] \u_ccu_7.lock ;
    wire [7:0] f_u_ccu_7_lock = \u_ccu_7.lock ;
    (* hierconn *) wire [7:0] \u_ccu_7.near ;
    wire [7:0] f_u_ccu_7_near = \u_ccu_7.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_7.meta ;
    wire [META_W-1:0] f_u_ccu_7_meta = \u_ccu_7.meta ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_0 ;
    wire [7:0] f_u_ccu_7_entry_0 = \u_ccu_7.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_1 ;
    wire [7:0] f_u_ccu_7_entry_1 = \u_ccu_7.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_2 ;
    wire [7:0] f_u_ccu_7_entry_2 = \u_ccu_7.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_3 ;
    wire [7:0] f_u_ccu_7_entry_3 = \u_ccu_7.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_4 ;
    wire [7:0] f_u_ccu_7_entry_4 = \u_ccu_7.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_5 ;
    wire [7:0] f_u_ccu_7_entry_5 = \u_ccu_7.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_0 ;
    wire [7:0] f_u_ccu_7_tag_0 = \u_ccu_7.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_1 ;
    wire [7:0] f_u_ccu_7_tag_1 = \u_ccu_7.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_2 ;
    wire [7:0] f_u_ccu_7_tag_2 = \u_ccu_7.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_3 ;
    wire [7:0] f_u_ccu_7_tag_3 = \u_ccu_7.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_4 ;
    wire [7:0] f_u_ccu_7_tag_4 = \u_ccu_7.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_5 ;
    wire [7:0] f_u_ccu_7_tag_5 = \u_ccu_7.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_6 ;
    wire [7:0] f_u_ccu_7_tag_6 = \u_ccu_7.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_7 ;
    wire [7:0] f_u_ccu_7_tag_7 = \u_ccu_7.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_7 ;
    wire [5:0] f_u_bank_arbiter_pend_7 = \u_bank_arbiter.pend_7 ;

    reg f_7_busy; // issued to the unit
    reg [2:0] f_7_wid; // its warp
    reg [5:0] f_7_src; // its operands
    reg [47:0] f_7_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_7_busy <= 1'b0;
        end else begin
            if (grant[7])
                f_7_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[7])
                f_7_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[7]) begin
            f_7_wid <= sel_wid;
            f_7_src <= inst_src_valid;
            f_7_reg <= inst_reg;
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

    wire wb_wid_0_2_equals_f_2_wid = wb_wid[2:0] == f_2_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_2_wid & (wb_reg[7:0] == f_2_reg[7:0]))));

    wire wb_wid_0_2_equals_f_3_wid = wb_wid[2:0] == f_3_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_3_wid & (wb_reg[7:0] == f_3_reg[7:0]))));

    wire wb_wid_0_2_equals_f_4_wid = wb_wid[2:0] == f_4_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_4_wid & (wb_reg[7:0] == f_4_reg[7:0]))));

    wire wb_wid_0_2_equals_f_5_wid = wb_wid[2:0] == f_5_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_5_wid & (wb_reg[7:0] == f_5_reg[7:0]))));

    wire wb_wid_0_2_equals_f_6_wid = wb_wid[2:0] == f_6_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_6_wid & (wb_reg[7:0] == f_6_reg[7:0]))));

    wire wb_wid_0_2_equals_f_7_wid = wb_wid[2:0] == f_7_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[0]
            & (wb_valid[0] & wb_wid_0_2_equals_f_7_wid & (wb_reg[7:0] == f_7_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[1]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_2_wid & (wb_reg[7:0] == f_2_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_3_wid & (wb_reg[7:0] == f_3_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_4_wid & (wb_reg[7:0] == f_4_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_5_wid & (wb_reg[7:0] == f_5_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_6_wid & (wb_reg[7:0] == f_6_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[1]
            & (wb_valid[0] & wb_wid_0_2_equals_f_7_wid & (wb_reg[7:0] == f_7_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[2]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_2_wid & (wb_reg[7:0] == f_2_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_3_wid & (wb_reg[7:0] == f_3_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_4_wid & (wb_reg[7:0] == f_4_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_5_wid & (wb_reg[7:0] == f_5_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_6_wid & (wb_reg[7:0] == f_6_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[2]
            & (wb_valid[0] & wb_wid_0_2_equals_f_7_wid & (wb_reg[7:0] == f_7_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[3]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_2_wid & (wb_reg[7:0] == f_2_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_3_wid & (wb_reg[7:0] == f_3_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_4_wid & (wb_reg[7:0] == f_4_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_5_wid & (wb_reg[7:0] == f_5_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_6_wid & (wb_reg[7:0] == f_6_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[3]
            & (wb_valid[0] & wb_wid_0_2_equals_f_7_wid & (wb_reg[7:0] == f_7_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[4]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_2_wid & (wb_reg[7:0] == f_2_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_3_wid & (wb_reg[7:0] == f_3_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_4_wid & (wb_reg[7:0] == f_4_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_5_wid & (wb_reg[7:0] == f_5_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_6_wid & (wb_reg[7:0] == f_6_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[4]
            & (wb_valid[0] & wb_wid_0_2_equals_f_7_wid & (wb_reg[7:0] == f_7_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[5]
            & (wb_valid[0] & wb_wid_0_2_equals_sel_wid & (wb_reg[7:0] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_0_wid & (wb_reg[7:0] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_1_wid & (wb_reg[7:0] == f_1_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_2_wid & (wb_reg[7:0] == f_2_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_3_wid & (wb_reg[7:0] == f_3_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_4_wid & (wb_reg[7:0] == f_4_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_5_wid & (wb_reg[7:0] == f_5_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_6_wid & (wb_reg[7:0] == f_6_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[5]
            & (wb_valid[0] & wb_wid_0_2_equals_f_7_wid & (wb_reg[7:0] == f_7_reg[47:40]))));

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

    wire wb_wid_3_5_equals_f_2_wid = wb_wid[5:3] == f_2_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_2_wid & (wb_reg[15:8] == f_2_reg[7:0]))));

    wire wb_wid_3_5_equals_f_3_wid = wb_wid[5:3] == f_3_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_3_wid & (wb_reg[15:8] == f_3_reg[7:0]))));

    wire wb_wid_3_5_equals_f_4_wid = wb_wid[5:3] == f_4_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_4_wid & (wb_reg[15:8] == f_4_reg[7:0]))));

    wire wb_wid_3_5_equals_f_5_wid = wb_wid[5:3] == f_5_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_5_wid & (wb_reg[15:8] == f_5_reg[7:0]))));

    wire wb_wid_3_5_equals_f_6_wid = wb_wid[5:3] == f_6_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_6_wid & (wb_reg[15:8] == f_6_reg[7:0]))));

    wire wb_wid_3_5_equals_f_7_wid = wb_wid[5:3] == f_7_wid;

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[0]
            & (wb_valid[1] & wb_wid_3_5_equals_f_7_wid & (wb_reg[15:8] == f_7_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[1]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_2_wid & (wb_reg[15:8] == f_2_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_3_wid & (wb_reg[15:8] == f_3_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_4_wid & (wb_reg[15:8] == f_4_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_5_wid & (wb_reg[15:8] == f_5_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_6_wid & (wb_reg[15:8] == f_6_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[1]
            & (wb_valid[1] & wb_wid_3_5_equals_f_7_wid & (wb_reg[15:8] == f_7_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[2]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_2_wid & (wb_reg[15:8] == f_2_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_3_wid & (wb_reg[15:8] == f_3_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_4_wid & (wb_reg[15:8] == f_4_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_5_wid & (wb_reg[15:8] == f_5_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_6_wid & (wb_reg[15:8] == f_6_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[2]
            & (wb_valid[1] & wb_wid_3_5_equals_f_7_wid & (wb_reg[15:8] == f_7_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[3]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_2_wid & (wb_reg[15:8] == f_2_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_3_wid & (wb_reg[15:8] == f_3_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_4_wid & (wb_reg[15:8] == f_4_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_5_wid & (wb_reg[15:8] == f_5_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_6_wid & (wb_reg[15:8] == f_6_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[3]
            & (wb_valid[1] & wb_wid_3_5_equals_f_7_wid & (wb_reg[15:8] == f_7_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[4]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_2_wid & (wb_reg[15:8] == f_2_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_3_wid & (wb_reg[15:8] == f_3_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_4_wid & (wb_reg[15:8] == f_4_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_5_wid & (wb_reg[15:8] == f_5_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_6_wid & (wb_reg[15:8] == f_6_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[4]
            & (wb_valid[1] & wb_wid_3_5_equals_f_7_wid & (wb_reg[15:8] == f_7_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) assume(~(issue & inst_src_valid[5]
            & (wb_valid[1] & wb_wid_3_5_equals_sel_wid & (wb_reg[15:8] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_0_wid & (wb_reg[15:8] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_1_wid & (wb_reg[15:8] == f_1_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_2_busy & f_2_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_2_wid & (wb_reg[15:8] == f_2_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_3_busy & f_3_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_3_wid & (wb_reg[15:8] == f_3_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_4_busy & f_4_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_4_wid & (wb_reg[15:8] == f_4_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_5_busy & f_5_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_5_wid & (wb_reg[15:8] == f_5_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_6_busy & f_6_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_6_wid & (wb_reg[15:8] == f_6_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) assume(~(f_7_busy & f_7_src[5]
            & (wb_valid[1] & wb_wid_3_5_equals_f_7_wid & (wb_reg[15:8] == f_7_reg[47:40]))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[5:3] == wb_wid[2:0]) & (wb_reg[15:8] == wb_reg[7:0])) ==
            (wb_phys[17:9] == wb_phys[8:0])));

    wire f_0_wid_is_0 = f_0_wid == 3'd0;
    wire f_0_busy_and = f_0_busy
            & (|(exit & {f_0_wid == {3{1'b1}}, f_0_wid == 3'd6, f_0_wid == 3'd5, f_0_wid == 3'd4,
            f_0_wid == 3'd3, f_0_wid == 3'd2, f_0_wid == 3'd1, f_0_wid_is_0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_0_busy_and);

    wire f_1_wid_is_1 = f_1_wid == 3'd1;
    wire f_1_busy_and = f_1_busy
            & (|(exit & {f_1_wid == {3{1'b1}}, f_1_wid == 3'd6, f_1_wid == 3'd5, f_1_wid == 3'd4,
            f_1_wid == 3'd3, f_1_wid == 3'd2, f_1_wid_is_1, f_1_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_1_busy_and);

    wire f_2_wid_is_2 = f_2_wid == 3'd2;
    wire f_2_busy_and = f_2_busy
            & (|(exit & {f_2_wid == {3{1'b1}}, f_2_wid == 3'd6, f_2_wid == 3'd5, f_2_wid == 3'd4,
            f_2_wid == 3'd3, f_2_wid_is_2, f_2_wid == 3'd1, f_2_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_2_busy_and);

    wire f_3_wid_is_3 = f_3_wid == 3'd3;
    wire f_3_busy_and = f_3_busy
            & (|(exit & {f_3_wid == {3{1'b1}}, f_3_wid == 3'd6, f_3_wid == 3'd5, f_3_wid == 3'd4,
            f_3_wid_is_3, f_3_wid == 3'd2, f_3_wid == 3'd1, f_3_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_3_busy_and);

    wire f_4_wid_is_4 = f_4_wid == 3'd4;
    wire f_4_busy_and = f_4_busy
            & (|(exit & {f_4_wid == {3{1'b1}}, f_4_wid == 3'd6, f_4_wid == 3'd5, f_4_wid_is_4,
            f_4_wid == 3'd3, f_4_wid == 3'd2, f_4_wid == 3'd1, f_4_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_4_busy_and);

    wire f_5_wid_is_5 = f_5_wid == 3'd5;
    wire f_5_busy_and = f_5_busy
            & (|(exit & {f_5_wid == {3{1'b1}}, f_5_wid == 3'd6, f_5_wid_is_5, f_5_wid == 3'd4,
            f_5_wid == 3'd3, f_5_wid == 3'd2, f_5_wid == 3'd1, f_5_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_5_busy_and);

    wire f_6_wid_is_6 = f_6_wid == 3'd6;
    wire f_6_busy_and = f_6_busy
            & (|(exit & {f_6_wid == {3{1'b1}}, f_6_wid_is_6, f_6_wid == 3'd5, f_6_wid == 3'd4,
            f_6_wid == 3'd3, f_6_wid == 3'd2, f_6_wid == 3'd1, f_6_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_6_busy_and);

    wire f_7_wid_is_max = f_7_wid == {3{1'b1}};
    wire f_7_busy_and = f_7_busy
            & (|(exit & {f_7_wid_is_max, f_7_wid == 3'd6, f_7_wid == 3'd5, f_7_wid == 3'd4,
            f_7_wid == 3'd3, f_7_wid == 3'd2, f_7_wid == 3'd1, f_7_wid == 3'd0}));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) assume(~f_7_busy_and);

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
    wire wb_wid_0_2_equals_f_warp = wb_wid[2:0] == f_warp;
    wire wb_valid_0_and = wb_valid[0] & wb_wid_0_2_equals_f_warp & (wb_reg[7:0] == f_tag);
    wire wb_phys_0_8_equals_f_reg = wb_phys[8:0] == f_reg;
    wire wb_wid_3_5_equals_f_warp = wb_wid[5:3] == f_warp;
    wire wb_valid_1_and = wb_valid[1] & wb_wid_3_5_equals_f_warp & (wb_reg[15:8] == f_tag);
    wire wb_phys_9_17_equals_f_reg = wb_phys[17:9] == f_reg;
    wire f_mapped = f_seen ? f_mine : (issue_and & inst_phys_0_8_equals_f_reg)
            | (issue_and_2 & inst_phys_9_17_equals_f_reg)
            | (issue_and_3 & inst_phys_18_26_equals_f_reg)
            | (issue_and_4 & inst_phys_27_35_equals_f_reg)
            | (issue_and_5 & inst_phys_36_44_equals_f_reg)
            | (issue_and_6 & inst_phys_45_53_equals_f_reg)
            | (wb_valid_0_and & wb_phys_0_8_equals_f_reg)
            | (wb_valid_1_and & wb_phys_9_17_equals_f_reg);

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
    wire [7:0] exit_and = exit & {f_warp == {3{1'b1}}, f_warp == 3'd6, f_warp == 3'd5,
            f_warp == 3'd4, f_warp == 3'd3, f_warp == 3'd2, f_warp == 3'd1, f_warp == 3'd0};
    wire any_exit_and = |exit_and;

    always @(posedge clk) begin
        if (rst) begin
            f_lives <= 1'b0;
        end else begin
            if (issue_and_sel_wid_equals_f_warp)
                f_lives <= 1'b1;
            else if (any_exit_and)
                f_lives <= 1'b0;
        end
    end

    wire f_u_ccu_0_owned_and = f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp);
    wire f_0_wid_equals_f_warp = f_0_wid == f_warp;
    wire f_0_busy_and_2 = f_0_busy & f_0_wid_equals_f_warp;
    wire f_u_ccu_1_owned_and = f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp);
    wire f_1_wid_equals_f_warp = f_1_wid == f_warp;
    wire f_1_busy_and_2 = f_1_busy & f_1_wid_equals_f_warp;
    wire f_u_ccu_2_owned_and = f_u_ccu_2_owned & (f_u_ccu_2_wid == f_warp);
    wire f_2_wid_equals_f_warp = f_2_wid == f_warp;
    wire f_2_busy_and_2 = f_2_busy & f_2_wid_equals_f_warp;
    wire f_u_ccu_3_owned_and = f_u_ccu_3_owned & (f_u_ccu_3_wid == f_warp);
    wire f_3_wid_equals_f_warp = f_3_wid == f_warp;
    wire f_3_busy_and_2 = f_3_busy & f_3_wid_equals_f_warp;
    wire f_u_ccu_4_owned_and = f_u_ccu_4_owned & (f_u_ccu_4_wid == f_warp);
    wire f_4_wid_equals_f_warp = f_4_wid == f_warp;
    wire f_4_busy_and_2 = f_4_busy & f_4_wid_equals_f_warp;
    wire f_u_ccu_5_owned_and = f_u_ccu_5_owned & (f_u_ccu_5_wid == f_warp);
    wire f_5_wid_equals_f_warp = f_5_wid == f_warp;
    wire f_5_busy_and_2 = f_5_busy & f_5_wid_equals_f_warp;
    wire f_u_ccu_6_owned_and = f_u_ccu_6_owned & (f_u_ccu_6_wid == f_warp);
    wire f_6_wid_equals_f_warp = f_6_wid == f_warp;
    wire f_6_busy_and_2 = f_6_busy & f_6_wid_equals_f_warp;
    wire f_u_ccu_7_owned_and = f_u_ccu_7_owned & (f_u_ccu_7_wid == f_warp);
    wire f_7_wid_equals_f_warp = f_7_wid == f_warp;
    wire f_7_busy_and_2 = f_7_busy & f_7_wid_equals_f_warp;

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) assert(~((f_u_ccu_0_owned_and | f_0_busy_and_2)
            | (f_u_ccu_1_owned_and | f_1_busy_and_2) | (f_u_ccu_2_owned_and | f_2_busy_and_2)
            | (f_u_ccu_3_owned_and | f_3_busy_and_2) | (f_u_ccu_4_owned_and | f_4_busy_and_2)
            | (f_u_ccu_5_owned_and | f_5_busy_and_2) | (f_u_ccu_6_owned_and | f_6_busy_and_2)
            | (f_u_ccu_7_owned_and | f_7_busy_and_2)) | f_lives);

    wire launch_valid_and = launch_valid & (launch_wid == f_warp);

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) assume(~(launch_valid_and
            &
            (((((((((((issue_and_sel_wid_equals_f_warp | f_0_busy_and_2) | f_1_busy_and_2)
            | f_2_busy_and_2) | f_3_busy_and_2) | f_4_busy_and_2) | f_5_busy_and_2)
            | f_6_busy_and_2) | f_7_busy_and_2) | (wb_valid[0] & wb_wid_0_2_equals_f_warp))
            | (wb_valid[1] & wb_wid_3_5_equals_f_warp)) | f_lives)));

    always @(posedge clk) begin
        if (rst) begin
            f_seen <= 1'b0;
        end else begin
            if (launch_valid_and)
                f_seen <= 1'b0;
            else if (issue_and | issue_and_2 | issue_and_3 | issue_and_4 | issue_and_5 | issue_and_6
                    | wb_valid_0_and | wb_valid_1_and)
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
    wire [7:0] joined_3 = {f_u_ccu_2_valid[7] & (f_u_ccu_2_tag_7 == f_tag),
            f_u_ccu_2_valid[6] & (f_u_ccu_2_tag_6 == f_tag),
            f_u_ccu_2_valid[5] & (f_u_ccu_2_tag_5 == f_tag),
            f_u_ccu_2_valid[4] & (f_u_ccu_2_tag_4 == f_tag),
            f_u_ccu_2_valid[3] & (f_u_ccu_2_tag_3 == f_tag),
            f_u_ccu_2_valid[2] & (f_u_ccu_2_tag_2 == f_tag),
            f_u_ccu_2_valid[1] & (f_u_ccu_2_tag_1 == f_tag),
            f_u_ccu_2_valid[0] & (f_u_ccu_2_tag_0 == f_tag)};
    wire [7:0] joined_4 = {f_u_ccu_3_valid[7] & (f_u_ccu_3_tag_7 == f_tag),
            f_u_ccu_3_valid[6] & (f_u_ccu_3_tag_6 == f_tag),
            f_u_ccu_3_valid[5] & (f_u_ccu_3_tag_5 == f_tag),
            f_u_ccu_3_valid[4] & (f_u_ccu_3_tag_4 == f_tag),
            f_u_ccu_3_valid[3] & (f_u_ccu_3_tag_3 == f_tag),
            f_u_ccu_3_valid[2] & (f_u_ccu_3_tag_2 == f_tag),
            f_u_ccu_3_valid[1] & (f_u_ccu_3_tag_1 == f_tag),
            f_u_ccu_3_valid[0] & (f_u_ccu_3_tag_0 == f_tag)};
    wire [7:0] joined_5 = {f_u_ccu_4_valid[7] & (f_u_ccu_4_tag_7 == f_tag),
            f_u_ccu_4_valid[6] & (f_u_ccu_4_tag_6 == f_tag),
            f_u_ccu_4_valid[5] & (f_u_ccu_4_tag_5 == f_tag),
            f_u_ccu_4_valid[4] & (f_u_ccu_4_tag_4 == f_tag),
            f_u_ccu_4_valid[3] & (f_u_ccu_4_tag_3 == f_tag),
            f_u_ccu_4_valid[2] & (f_u_ccu_4_tag_2 == f_tag),
            f_u_ccu_4_valid[1] & (f_u_ccu_4_tag_1 == f_tag),
            f_u_ccu_4_valid[0] & (f_u_ccu_4_tag_0 == f_tag)};
    wire [7:0] joined_6 = {f_u_ccu_5_valid[7] & (f_u_ccu_5_tag_7 == f_tag),
            f_u_ccu_5_valid[6] & (f_u_ccu_5_tag_6 == f_tag),
            f_u_ccu_5_valid[5] & (f_u_ccu_5_tag_5 == f_tag),
            f_u_ccu_5_valid[4] & (f_u_ccu_5_tag_4 == f_tag),
            f_u_ccu_5_valid[3] & (f_u_ccu_5_tag_3 == f_tag),
            f_u_ccu_5_valid[2] & (f_u_ccu_5_tag_2 == f_tag),
            f_u_ccu_5_valid[1] & (f_u_ccu_5_tag_1 == f_tag),
            f_u_ccu_5_valid[0] & (f_u_ccu_5_tag_0 == f_tag)};
    wire [7:0] joined_7 = {f_u_ccu_6_valid[7] & (f_u_ccu_6_tag_7 == f_tag),
            f_u_ccu_6_valid[6] & (f_u_ccu_6_tag_6 == f_tag),
            f_u_ccu_6_valid[5] & (f_u_ccu_6_tag_5 == f_tag),
            f_u_ccu_6_valid[4] & (f_u_ccu_6_tag_4 == f_tag),
            f_u_ccu_6_valid[3] & (f_u_ccu_6_tag_3 == f_tag),
            f_u_ccu_6_valid[2] & (f_u_ccu_6_tag_2 == f_tag),
            f_u_ccu_6_valid[1] & (f_u_ccu_6_tag_1 == f_tag),
            f_u_ccu_6_valid[0] & (f_u_ccu_6_tag_0 == f_tag)};
    wire [7:0] joined_8 = {f_u_ccu_7_valid[7] & (f_u_ccu_7_tag_7 == f_tag),
            f_u_ccu_7_valid[6] & (f_u_ccu_7_tag_6 == f_tag),
            f_u_ccu_7_valid[5] & (f_u_ccu_7_tag_5 == f_tag),
            f_u_ccu_7_valid[4] & (f_u_ccu_7_tag_4 == f_tag),
            f_u_ccu_7_valid[3] & (f_u_ccu_7_tag_3 == f_tag),
            f_u_ccu_7_valid[2] & (f_u_ccu_7_tag_2 == f_tag),
            f_u_ccu_7_valid[1] & (f_u_ccu_7_tag_1 == f_tag),
            f_u_ccu_7_valid[0] & (f_u_ccu_7_tag_0 == f_tag)};
    wire [7:0] f_here = ({8{f_unit[0]}} & joined) | ({8{f_unit[1]}} & joined_2)
            | ({8{f_unit[2]}} & joined_3) | ({8{f_unit[3]}} & joined_4)
            | ({8{f_unit[4]}} & joined_5) | ({8{f_unit[5]}} & joined_6)
            | ({8{f_unit[6]}} & joined_7) | ({8{f_unit[7]}} & joined_8);
    wire or_2 = (f_unit[0] & f_u_ccu_0_owned_and) | (f_unit[1] & f_u_ccu_1_owned_and)
            | (f_unit[2] & f_u_ccu_2_owned_and) | (f_unit[3] & f_u_ccu_3_owned_and)
            | (f_unit[4] & f_u_ccu_4_owned_and) | (f_unit[5] & f_u_ccu_5_owned_and)
            | (f_unit[6] & f_u_ccu_6_owned_and) | (f_unit[7] & f_u_ccu_7_owned_and);
    wire any_f_here = |f_here;
    wire [5:0] joined_9 = {f_0_busy & f_0_src[5] & f_0_wid_equals_f_warp
            & (f_0_reg[47:40] == f_tag), f_0_busy & f_0_src[4] & f_0_wid_equals_f_warp
            & (f_0_reg[39:32] == f_tag), f_0_busy & f_0_src[3] & f_0_wid_equals_f_warp
            & (f_0_reg[31:24] == f_tag), f_0_busy & f_0_src[2] & f_0_wid_equals_f_warp
            & (f_0_reg[23:16] == f_tag), f_0_busy & f_0_src[1] & f_0_wid_equals_f_warp
            & (f_0_reg[15:8] == f_tag), f_0_busy & f_0_src[0] & f_0_wid_equals_f_warp
            & (f_0_reg[7:0] == f_tag)};
    wire [5:0] joined_10 = {f_1_busy & f_1_src[5] & f_1_wid_equals_f_warp
            & (f_1_reg[47:40] == f_tag), f_1_busy & f_1_src[4] & f_1_wid_equals_f_warp
            & (f_1_reg[39:32] == f_tag), f_1_busy & f_1_src[3] & f_1_wid_equals_f_warp
            & (f_1_reg[31:24] == f_tag), f_1_busy & f_1_src[2] & f_1_wid_equals_f_warp
            & (f_1_reg[23:16] == f_tag), f_1_busy & f_1_src[1] & f_1_wid_equals_f_warp
            & (f_1_reg[15:8] == f_tag), f_1_busy & f_1_src[0] & f_1_wid_equals_f_warp
            & (f_1_reg[7:0] == f_tag)};
    wire [5:0] joined_11 = {f_2_busy & f_2_src[5] & f_2_wid_equals_f_warp
            & (f_2_reg[47:40] == f_tag), f_2_busy & f_2_src[4] & f_2_wid_equals_f_warp
            & (f_2_reg[39:32] == f_tag), f_2_busy & f_2_src[3] & f_2_wid_equals_f_warp
            & (f_2_reg[31:24] == f_tag), f_2_busy & f_2_src[2] & f_2_wid_equals_f_warp
            & (f_2_reg[23:16] == f_tag), f_2_busy & f_2_src[1] & f_2_wid_equals_f_warp
            & (f_2_reg[15:8] == f_tag), f_2_busy & f_2_src[0] & f_2_wid_equals_f_warp
            & (f_2_reg[7:0] == f_tag)};
    wire [5:0] joined_12 = {f_3_busy & f_3_src[5] & f_3_wid_equals_f_warp
            & (f_3_reg[47:40] == f_tag), f_3_busy & f_3_src[4] & f_3_wid_equals_f_warp
            & (f_3_reg[39:32] == f_tag), f_3_busy & f_3_src[3] & f_3_wid_equals_f_warp
            & (f_3_reg[31:24] == f_tag), f_3_busy & f_3_src[2] & f_3_wid_equals_f_warp
            & (f_3_reg[23:16] == f_tag), f_3_busy & f_3_src[1] & f_3_wid_equals_f_warp
            & (f_3_reg[15:8] == f_tag), f_3_busy & f_3_src[0] & f_3_wid_equals_f_warp
            & (f_3_reg[7:0] == f_tag)};
    wire [5:0] joined_13 = {f_4_busy & f_4_src[5] & f_4_wid_equals_f_warp
            & (f_4_reg[47:40] == f_tag), f_4_busy & f_4_src[4] & f_4_wid_equals_f_warp
            & (f_4_reg[39:32] == f_tag), f_4_busy & f_4_src[3] & f_4_wid_equals_f_warp
            & (f_4_reg[31:24] == f_tag), f_4_busy & f_4_src[2] & f_4_wid_equals_f_warp
            & (f_4_reg[23:16] == f_tag), f_4_busy & f_4_src[1] & f_4_wid_equals_f_warp
            & (f_4_reg[15:8] == f_tag), f_4_busy & f_4_src[0] & f_4_wid_equals_f_warp
            & (f_4_reg[7:0] == f_tag)};
    wire [5:0] joined_14 = {f_5_busy & f_5_src[5] & f_5_wid_equals_f_warp
            & (f_5_reg[47:40] == f_tag), f_5_busy & f_5_src[4] & f_5_wid_equals_f_warp
            & (f_5_reg[39:32] == f_tag), f_5_busy & f_5_src[3] & f_5_wid_equals_f_warp
            & (f_5_reg[31:24] == f_tag), f_5_busy & f_5_src[2] & f_5_wid_equals_f_warp
            & (f_5_reg[23:16] == f_tag), f_5_busy & f_5_src[1] & f_5_wid_equals_f_warp
            & (f_5_reg[15:8] == f_tag), f_5_busy & f_5_src[0] & f_5_wid_equals_f_warp
            & (f_5_reg[7:0] == f_tag)};
    wire [5:0] joined_15 = {f_6_busy & f_6_src[5] & f_6_wid_equals_f_warp
            & (f_6_reg[47:40] == f_tag), f_6_busy & f_6_src[4] & f_6_wid_equals_f_warp
            & (f_6_reg[39:32] == f_tag), f_6_busy & f_6_src[3] & f_6_wid_equals_f_warp
            & (f_6_reg[31:24] == f_tag), f_6_busy & f_6_src[2] & f_6_wid_equals_f_warp
            & (f_6_reg[23:16] == f_tag), f_6_busy & f_6_src[1] & f_6_wid_equals_f_warp
            & (f_6_reg[15:8] == f_tag), f_6_busy & f_6_src[0] & f_6_wid_equals_f_warp
            & (f_6_reg[7:0] == f_tag)};
    wire [5:0] joined_16 = {f_7_busy & f_7_src[5] & f_7_wid_equals_f_warp
            & (f_7_reg[47:40] == f_tag), f_7_busy & f_7_src[4] & f_7_wid_equals_f_warp
            & (f_7_reg[39:32] == f_tag), f_7_busy & f_7_src[3] & f_7_wid_equals_f_warp
            & (f_7_reg[31:24] == f_tag), f_7_busy & f_7_src[2] & f_7_wid_equals_f_warp
            & (f_7_reg[23:16] == f_tag), f_7_busy & f_7_src[1] & f_7_wid_equals_f_warp
            & (f_7_reg[15:8] == f_tag), f_7_busy & f_7_src[0] & f_7_wid_equals_f_warp
            & (f_7_reg[7:0] == f_tag)};
    wire [5:0] or_3 = ({6{f_unit[0]}} & joined_9) | ({6{f_unit[1]}} & joined_10)
            | ({6{f_unit[2]}} & joined_11) | ({6{f_unit[3]}} & joined_12)
            | ({6{f_unit[4]}} & joined_13) | ({6{f_unit[5]}} & joined_14)
            | ({6{f_unit[6]}} & joined_15) | ({6{f_unit[7]}} & joined_16);

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) assert(~((or_2 & any_f_here) | (|or_3)) | f_seen);

    wire f_seen_and_f_mine = f_seen & f_mine;
    wire f_own = or_2 & f_seen_and_f_mine;
    wire [5:0] f_named = f_seen_and_f_mine ? or_3 : 6'd0;

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_0_busy == f_u_ccu_0_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_0_busy | ((f_u_ccu_0_wid == f_0_wid)
            & (f_u_ccu_0_src_valid == f_0_src)));

    wire [2:0] joined_17 = {|f_u_ccu_0_entry_0[7:4],
            |{f_u_ccu_0_entry_0[7:6], f_u_ccu_0_entry_0[3:2]},
            f_u_ccu_0_entry_0[1] | f_u_ccu_0_entry_0[3] | f_u_ccu_0_entry_0[5]
            | f_u_ccu_0_entry_0[7]};
    wire joined_17_is_0 = joined_17 == 3'd0;
    wire joined_17_is_1 = joined_17 == 3'd1;
    wire joined_17_is_2 = joined_17 == 3'd2;
    wire joined_17_is_3 = joined_17 == 3'd3;
    wire joined_17_is_4 = joined_17 == 3'd4;
    wire joined_17_is_5 = joined_17 == 3'd5;
    wire joined_17_is_6 = joined_17 == 3'd6;
    wire joined_17_is_max = joined_17 == {3{1'b1}};
    wire [7:0] index_onehot = {joined_17_is_max, joined_17_is_6, joined_17_is_5, joined_17_is_4,
            joined_17_is_3, joined_17_is_2, joined_17_is_1, joined_17_is_0};
    wire equals = (({8{index_onehot[0]}} & f_u_ccu_0_tag_0)
            | ({8{index_onehot[1]}} & f_u_ccu_0_tag_1) | ({8{index_onehot[2]}} & f_u_ccu_0_tag_2)
            | ({8{index_onehot[3]}} & f_u_ccu_0_tag_3) | ({8{index_onehot[4]}} & f_u_ccu_0_tag_4)
            | ({8{index_onehot[5]}} & f_u_ccu_0_tag_5) | ({8{index_onehot[6]}} & f_u_ccu_0_tag_6)
            | ({8{index_onehot[7]}} & f_u_ccu_0_tag_7)) == f_0_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0]) | equals);

    wire [2:0] joined_18 = {|f_u_ccu_0_entry_1[7:4],
            |{f_u_ccu_0_entry_1[7:6], f_u_ccu_0_entry_1[3:2]},
            f_u_ccu_0_entry_1[1] | f_u_ccu_0_entry_1[3] | f_u_ccu_0_entry_1[5]
            | f_u_ccu_0_entry_1[7]};
    wire joined_18_is_0 = joined_18 == 3'd0;
    wire joined_18_is_1 = joined_18 == 3'd1;
    wire joined_18_is_2 = joined_18 == 3'd2;
    wire joined_18_is_3 = joined_18 == 3'd3;
    wire joined_18_is_4 = joined_18 == 3'd4;
    wire joined_18_is_5 = joined_18 == 3'd5;
    wire joined_18_is_6 = joined_18 == 3'd6;
    wire joined_18_is_max = joined_18 == {3{1'b1}};
    wire [7:0] index_onehot_2 = {joined_18_is_max, joined_18_is_6, joined_18_is_5, joined_18_is_4,
            joined_18_is_3, joined_18_is_2, joined_18_is_1, joined_18_is_0};
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

    wire [2:0] joined_19 = {|f_u_ccu_0_entry_2[7:4],
            |{f_u_ccu_0_entry_2[7:6], f_u_ccu_0_entry_2[3:2]},
            f_u_ccu_0_entry_2[1] | f_u_ccu_0_entry_2[3] | f_u_ccu_0_entry_2[5]
            | f_u_ccu_0_entry_2[7]};
    wire joined_19_is_0 = joined_19 == 3'd0;
    wire joined_19_is_1 = joined_19 == 3'd1;
    wire joined_19_is_2 = joined_19 == 3'd2;
    wire joined_19_is_3 = joined_19 == 3'd3;
    wire joined_19_is_4 = joined_19 == 3'd4;
    wire joined_19_is_5 = joined_19 == 3'd5;
    wire joined_19_is_6 = joined_19 == 3'd6;
    wire joined_19_is_max = joined_19 == {3{1'b1}};
    wire [7:0] index_onehot_3 = {joined_19_is_max, joined_19_is_6, joined_19_is_5, joined_19_is_4,
            joined_19_is_3, joined_19_is_2, joined_19_is_1, joined_19_is_0};
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

    wire [2:0] joined_20 = {|f_u_ccu_0_entry_3[7:4],
            |{f_u_ccu_0_entry_3[7:6], f_u_ccu_0_entry_3[3:2]},
            f_u_ccu_0_entry_3[1] | f_u_ccu_0_entry_3[3] | f_u_ccu_0_entry_3[5]
            | f_u_ccu_0_entry_3[7]};
    wire joined_20_is_0 = joined_20 == 3'd0;
    wire joined_20_is_1 = joined_20 == 3'd1;
    wire joined_20_is_2 = joined_20 == 3'd2;
    wire joined_20_is_3 = joined_20 == 3'd3;
    wire joined_20_is_4 = joined_20 == 3'd4;
    wire joined_20_is_5 = joined_20 == 3'd5;
    wire joined_20_is_6 = joined_20 == 3'd6;
    wire joined_20_is_max = joined_20 == {3{1'b1}};
    wire [7:0] index_onehot_4 = {joined_20_is_max, joined_20_is_6, joined_20_is_5, joined_20_is_4,
            joined_20_is_3, joined_20_is_2, joined_20_is_1, joined_20_is_0};
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

    wire [2:0] joined_21 = {|f_u_ccu_0_entry_4[7:4],
            |{f_u_ccu_0_entry_4[7:6], f_u_ccu_0_entry_4[3:2]},
            f_u_ccu_0_entry_4[1] | f_u_ccu_0_entry_4[3] | f_u_ccu_0_entry_4[5]
            | f_u_ccu_0_entry_4[7]};
    wire joined_21_is_0 = joined_21 == 3'd0;
    wire joined_21_is_1 = joined_21 == 3'd1;
    wire joined_21_is_2 = joined_21 == 3'd2;
    wire joined_21_is_3 = joined_21 == 3'd3;
    wire joined_21_is_4 = joined_21 == 3'd4;
    wire joined_21_is_5 = joined_21 == 3'd5;
    wire joined_21_is_6 = joined_21 == 3'd6;
    wire joined_21_is_max = joined_21 == {3{1'b1}};
    wire [7:0] index_onehot_5 = {joined_21_is_max, joined_21_is_6, joined_21_is_5, joined_21_is_4,
            joined_21_is_3, joined_21_is_2, joined_21_is_1, joined_21_is_0};
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

    wire [2:0] joined_22 = {|f_u_ccu_0_entry_5[7:4],
            |{f_u_ccu_0_entry_5[7:6], f_u_ccu_0_entry_5[3:2]},
            f_u_ccu_0_entry_5[1] | f_u_ccu_0_entry_5[3] | f_u_ccu_0_entry_5[5]
            | f_u_ccu_0_entry_5[7]};
    wire joined_22_is_0 = joined_22 == 3'd0;
    wire joined_22_is_1 = joined_22 == 3'd1;
    wire joined_22_is_2 = joined_22 == 3'd2;
    wire joined_22_is_3 = joined_22 == 3'd3;
    wire joined_22_is_4 = joined_22 == 3'd4;
    wire joined_22_is_5 = joined_22 == 3'd5;
    wire joined_22_is_6 = joined_22 == 3'd6;
    wire joined_22_is_max = joined_22 == {3{1'b1}};
    wire [7:0] index_onehot_6 = {joined_22_is_max, joined_22_is_6, joined_22_is_5, joined_22_is_4,
            joined_22_is_3, joined_22_is_2, joined_22_is_1, joined_22_is_0};
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

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_0_owned | (f_u_ccu_0_wid == 3'd0))
            & (~f_0_busy | f_0_wid_is_0));

    (* hierconn *) wire [15:0] \u_bank_arbiter.in_flight_1 ;
    wire [15:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [23:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [23:0] f_u_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
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

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_2_etc & (and_2_etc - 2'd1)))
            & (~and_2_or | f_u_ccu_0_busy_and)) & (~(|(and_3_etc & (and_3_etc - 2'd1)))
            & (~and_3_or | f_u_ccu_0_busy_and_2)) & (~(|(and_4_etc & (and_4_etc - 2'd1)))
            & (~and_4_or | f_u_ccu_0_busy_and_3)) & (~(|(and_5_etc & (and_5_etc - 2'd1)))
            & (~and_5_or | f_u_ccu_0_busy_and_4)) & (~(|(and_6_etc & (and_6_etc - 2'd1)))
            & (~and_6_or | f_u_ccu_0_busy_and_5)) & (~(|(and_7_etc & (and_7_etc - 2'd1)))
            & (~and_7_or | f_u_ccu_0_busy_and_6)));

    wire f_u_ccu_0_src_valid_0_and = f_u_ccu_0_src_valid[0] & (joined_17 == joined_18);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]
            & f_u_ccu_0_src_valid_0_and) | ((f_u_ccu_0_ready[1] == f_u_ccu_0_ready[0])
            & ~(and_3_or & and_2_or)));

    wire f_u_ccu_0_src_valid_0_and_2 = f_u_ccu_0_src_valid[0] & (joined_17 == joined_19);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & f_u_ccu_0_src_valid_0_and_2) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[0])
            & ~(and_4_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and = f_u_ccu_0_src_valid[1] & (joined_18 == joined_19);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & f_u_ccu_0_src_valid_1_and) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[1])
            & ~(and_4_or & and_3_or)));

    wire f_u_ccu_0_src_valid_0_and_3 = f_u_ccu_0_src_valid[0] & (joined_17 == joined_20);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & f_u_ccu_0_src_valid_0_and_3) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[0])
            & ~(and_5_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_2 = f_u_ccu_0_src_valid[1] & (joined_18 == joined_20);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & f_u_ccu_0_src_valid_1_and_2) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[1])
            & ~(and_5_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and = f_u_ccu_0_src_valid[2] & (joined_19 == joined_20);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & f_u_ccu_0_src_valid_2_and) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[2])
            & ~(and_5_or & and_4_or)));

    wire f_u_ccu_0_src_valid_0_and_4 = f_u_ccu_0_src_valid[0] & (joined_17 == joined_21);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_0_and_4) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[0])
            & ~(and_6_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_3 = f_u_ccu_0_src_valid[1] & (joined_18 == joined_21);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_1_and_3) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[1])
            & ~(and_6_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and_2 = f_u_ccu_0_src_valid[2] & (joined_19 == joined_21);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_2_and_2) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[2])
            & ~(and_6_or & and_4_or)));

    wire f_u_ccu_0_src_valid_3_and = f_u_ccu_0_src_valid[3] & (joined_20 == joined_21);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & f_u_ccu_0_src_valid_3_and) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[3])
            & ~(and_6_or & and_5_or)));

    wire f_u_ccu_0_src_valid_0_and_5 = f_u_ccu_0_src_valid[0] & (joined_17 == joined_22);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_0_and_5) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[0])
            & ~(and_7_or & and_2_or)));

    wire f_u_ccu_0_src_valid_1_and_4 = f_u_ccu_0_src_valid[1] & (joined_18 == joined_22);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_1_and_4) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[1])
            & ~(and_7_or & and_3_or)));

    wire f_u_ccu_0_src_valid_2_and_3 = f_u_ccu_0_src_valid[2] & (joined_19 == joined_22);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_2_and_3) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[2])
            & ~(and_7_or & and_4_or)));

    wire f_u_ccu_0_src_valid_3_and_2 = f_u_ccu_0_src_valid[3] & (joined_20 == joined_22);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_3_and_2) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[3])
            & ~(and_7_or & and_5_or)));

    wire f_u_ccu_0_src_valid_4_and = f_u_ccu_0_src_valid[4] & (joined_21 == joined_22);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & f_u_ccu_0_src_valid_4_and) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[4])
            & ~(and_7_or & and_6_or)));

    wire or_4 = (((and_2_or | (and_3_or & (f_u_ccu_0_src_valid[1] & (joined_18 == joined_17))))
            | (and_4_or & (f_u_ccu_0_src_valid[2] & (joined_19 == joined_17))))
            | (and_5_or & (f_u_ccu_0_src_valid[3] & (joined_20 == joined_17))))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_21 == joined_17)));
    wire or_5 = ((((and_3_or | (and_2_or & f_u_ccu_0_src_valid_0_and))
            | (and_4_or & (f_u_ccu_0_src_valid[2] & (joined_19 == joined_18))))
            | (and_5_or & (f_u_ccu_0_src_valid[3] & (joined_20 == joined_18))))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_21 == joined_18))))
            | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_22 == joined_18)));
    wire or_6 = ((((and_4_or | (and_2_or & f_u_ccu_0_src_valid_0_and_2))
            | (and_3_or & f_u_ccu_0_src_valid_1_and)) | (and_5_or
            & (f_u_ccu_0_src_valid[3] & (joined_20 == joined_19))))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_21 == joined_19))))
            | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_22 == joined_19)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_0_busy_and |
            (or_4 | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_22 == joined_17)))))
            & (~f_u_ccu_0_busy_and_2 | or_5) & (~f_u_ccu_0_busy_and_3 | or_6)
            & (~f_u_ccu_0_busy_and_4
            | (((((and_5_or | (and_2_or & f_u_ccu_0_src_valid_0_and_3))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_2)) | (and_4_or & f_u_ccu_0_src_valid_2_and))
            | (and_6_or & (f_u_ccu_0_src_valid[4] & (joined_21 == joined_20))))
            | (and_7_or & (f_u_ccu_0_src_valid[5] & (joined_22 == joined_20)))))
            & (~f_u_ccu_0_busy_and_5
            | (((((and_6_or | (and_2_or & f_u_ccu_0_src_valid_0_and_4))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_3)) | (and_4_or & f_u_ccu_0_src_valid_2_and_2))
            | (and_5_or & f_u_ccu_0_src_valid_3_and)) | (and_7_or
            & (f_u_ccu_0_src_valid[5] & (joined_22 == joined_21)))))
            & (~f_u_ccu_0_busy_and_6
            | (((((and_7_or | (and_2_or & f_u_ccu_0_src_valid_0_and_5))
            | (and_3_or & f_u_ccu_0_src_valid_1_and_4)) | (and_4_or & f_u_ccu_0_src_valid_2_and_3))
            | (and_5_or & f_u_ccu_0_src_valid_3_and_2)) | (and_6_or & f_u_ccu_0_src_valid_4_and))));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_1_busy == f_u_ccu_1_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_1_busy | ((f_u_ccu_1_wid == f_1_wid)
            & (f_u_ccu_1_src_valid == f_1_src)));

    wire [2:0] joined_23 = {|f_u_ccu_1_entry_0[7:4],
            |{f_u_ccu_1_entry_0[7:6], f_u_ccu_1_entry_0[3:2]},
            f_u_ccu_1_entry_0[1] | f_u_ccu_1_entry_0[3] | f_u_ccu_1_entry_0[5]
            | f_u_ccu_1_entry_0[7]};
    wire joined_23_is_0 = joined_23 == 3'd0;
    wire joined_23_is_1 = joined_23 == 3'd1;
    wire joined_23_is_2 = joined_23 == 3'd2;
    wire joined_23_is_3 = joined_23 == 3'd3;
    wire joined_23_is_4 = joined_23 == 3'd4;
    wire joined_23_is_5 = joined_23 == 3'd5;
    wire joined_23_is_6 = joined_23 == 3'd6;
    wire joined_23_is_max = joined_23 == {3{1'b1}};
    wire [7:0] index_onehot_7 = {joined_23_is_max, joined_23_is_6, joined_23_is_5, joined_23_is_4,
            joined_23_is_3, joined_23_is_2, joined_23_is_1, joined_23_is_0};
    wire equals_7 = (({8{index_onehot_7[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_7[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_7[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_7[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_7[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_7[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_7[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_7[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]) | equals_7);

    wire [2:0] joined_24 = {|f_u_ccu_1_entry_1[7:4],
            |{f_u_ccu_1_entry_1[7:6], f_u_ccu_1_entry_1[3:2]},
            f_u_ccu_1_entry_1[1] | f_u_ccu_1_entry_1[3] | f_u_ccu_1_entry_1[5]
            | f_u_ccu_1_entry_1[7]};
    wire joined_24_is_0 = joined_24 == 3'd0;
    wire joined_24_is_1 = joined_24 == 3'd1;
    wire joined_24_is_2 = joined_24 == 3'd2;
    wire joined_24_is_3 = joined_24 == 3'd3;
    wire joined_24_is_4 = joined_24 == 3'd4;
    wire joined_24_is_5 = joined_24 == 3'd5;
    wire joined_24_is_6 = joined_24 == 3'd6;
    wire joined_24_is_max = joined_24 == {3{1'b1}};
    wire [7:0] index_onehot_8 = {joined_24_is_max, joined_24_is_6, joined_24_is_5, joined_24_is_4,
            joined_24_is_3, joined_24_is_2, joined_24_is_1, joined_24_is_0};
    wire equals_8 = (({8{index_onehot_8[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_8[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_8[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_8[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_8[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_8[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_8[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_8[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]) | equals_8);

    wire [2:0] joined_25 = {|f_u_ccu_1_entry_2[7:4],
            |{f_u_ccu_1_entry_2[7:6], f_u_ccu_1_entry_2[3:2]},
            f_u_ccu_1_entry_2[1] | f_u_ccu_1_entry_2[3] | f_u_ccu_1_entry_2[5]
            | f_u_ccu_1_entry_2[7]};
    wire joined_25_is_0 = joined_25 == 3'd0;
    wire joined_25_is_1 = joined_25 == 3'd1;
    wire joined_25_is_2 = joined_25 == 3'd2;
    wire joined_25_is_3 = joined_25 == 3'd3;
    wire joined_25_is_4 = joined_25 == 3'd4;
    wire joined_25_is_5 = joined_25 == 3'd5;
    wire joined_25_is_6 = joined_25 == 3'd6;
    wire joined_25_is_max = joined_25 == {3{1'b1}};
    wire [7:0] index_onehot_9 = {joined_25_is_max, joined_25_is_6, joined_25_is_5, joined_25_is_4,
            joined_25_is_3, joined_25_is_2, joined_25_is_1, joined_25_is_0};
    wire equals_9 = (({8{index_onehot_9[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_9[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_9[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_9[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_9[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_9[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_9[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_9[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]) | equals_9);

    wire [2:0] joined_26 = {|f_u_ccu_1_entry_3[7:4],
            |{f_u_ccu_1_entry_3[7:6], f_u_ccu_1_entry_3[3:2]},
            f_u_ccu_1_entry_3[1] | f_u_ccu_1_entry_3[3] | f_u_ccu_1_entry_3[5]
            | f_u_ccu_1_entry_3[7]};
    wire joined_26_is_0 = joined_26 == 3'd0;
    wire joined_26_is_1 = joined_26 == 3'd1;
    wire joined_26_is_2 = joined_26 == 3'd2;
    wire joined_26_is_3 = joined_26 == 3'd3;
    wire joined_26_is_4 = joined_26 == 3'd4;
    wire joined_26_is_5 = joined_26 == 3'd5;
    wire joined_26_is_6 = joined_26 == 3'd6;
    wire joined_26_is_max = joined_26 == {3{1'b1}};
    wire [7:0] index_onehot_10 = {joined_26_is_max, joined_26_is_6, joined_26_is_5, joined_26_is_4,
            joined_26_is_3, joined_26_is_2, joined_26_is_1, joined_26_is_0};
    wire equals_10 = (({8{index_onehot_10[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_10[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_10[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_10[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_10[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_10[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_10[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_10[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]) | equals_10);

    wire [2:0] joined_27 = {|f_u_ccu_1_entry_4[7:4],
            |{f_u_ccu_1_entry_4[7:6], f_u_ccu_1_entry_4[3:2]},
            f_u_ccu_1_entry_4[1] | f_u_ccu_1_entry_4[3] | f_u_ccu_1_entry_4[5]
            | f_u_ccu_1_entry_4[7]};
    wire joined_27_is_0 = joined_27 == 3'd0;
    wire joined_27_is_1 = joined_27 == 3'd1;
    wire joined_27_is_2 = joined_27 == 3'd2;
    wire joined_27_is_3 = joined_27 == 3'd3;
    wire joined_27_is_4 = joined_27 == 3'd4;
    wire joined_27_is_5 = joined_27 == 3'd5;
    wire joined_27_is_6 = joined_27 == 3'd6;
    wire joined_27_is_max = joined_27 == {3{1'b1}};
    wire [7:0] index_onehot_11 = {joined_27_is_max, joined_27_is_6, joined_27_is_5, joined_27_is_4,
            joined_27_is_3, joined_27_is_2, joined_27_is_1, joined_27_is_0};
    wire equals_11 = (({8{index_onehot_11[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_11[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_11[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_11[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_11[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_11[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_11[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_11[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]) | equals_11);

    wire [2:0] joined_28 = {|f_u_ccu_1_entry_5[7:4],
            |{f_u_ccu_1_entry_5[7:6], f_u_ccu_1_entry_5[3:2]},
            f_u_ccu_1_entry_5[1] | f_u_ccu_1_entry_5[3] | f_u_ccu_1_entry_5[5]
            | f_u_ccu_1_entry_5[7]};
    wire joined_28_is_0 = joined_28 == 3'd0;
    wire joined_28_is_1 = joined_28 == 3'd1;
    wire joined_28_is_2 = joined_28 == 3'd2;
    wire joined_28_is_3 = joined_28 == 3'd3;
    wire joined_28_is_4 = joined_28 == 3'd4;
    wire joined_28_is_5 = joined_28 == 3'd5;
    wire joined_28_is_6 = joined_28 == 3'd6;
    wire joined_28_is_max = joined_28 == {3{1'b1}};
    wire [7:0] index_onehot_12 = {joined_28_is_max, joined_28_is_6, joined_28_is_5, joined_28_is_4,
            joined_28_is_3, joined_28_is_2, joined_28_is_1, joined_28_is_0};
    wire equals_12 = (({8{index_onehot_12[0]}} & f_u_ccu_1_tag_0)
            | ({8{index_onehot_12[1]}} & f_u_ccu_1_tag_1)
            | ({8{index_onehot_12[2]}} & f_u_ccu_1_tag_2)
            | ({8{index_onehot_12[3]}} & f_u_ccu_1_tag_3)
            | ({8{index_onehot_12[4]}} & f_u_ccu_1_tag_4)
            | ({8{index_onehot_12[5]}} & f_u_ccu_1_tag_5)
            | ({8{index_onehot_12[6]}} & f_u_ccu_1_tag_6)
            | ({8{index_onehot_12[7]}} & f_u_ccu_1_tag_7)) == f_1_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]) | equals_12);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_1_owned | (f_u_ccu_1_wid == 3'd1))
            & (~f_1_busy | f_1_wid_is_1));

    wire any_f_u_bank_arbiter_in_flight_1_2_3 = |f_u_bank_arbiter_in_flight_1[3:2];
    wire and_8 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd0);
    wire [1:0] and_8_etc = {f_u_bank_arbiter_pend_1[0], and_8};
    wire and_8_or = and_8 | f_u_bank_arbiter_pend_1[0];
    wire f_u_ccu_1_busy_and = f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0];
    wire and_9 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd1);
    wire [1:0] and_9_etc = {f_u_bank_arbiter_pend_1[1], and_9};
    wire and_9_or = and_9 | f_u_bank_arbiter_pend_1[1];
    wire f_u_ccu_1_busy_and_2 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1];
    wire and_10 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd2);
    wire [1:0] and_10_etc = {f_u_bank_arbiter_pend_1[2], and_10};
    wire and_10_or = and_10 | f_u_bank_arbiter_pend_1[2];
    wire f_u_ccu_1_busy_and_3 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2];
    wire and_11 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd3);
    wire [1:0] and_11_etc = {f_u_bank_arbiter_pend_1[3], and_11};
    wire and_11_or = and_11 | f_u_bank_arbiter_pend_1[3];
    wire f_u_ccu_1_busy_and_4 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3];
    wire and_12 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd4);
    wire [1:0] and_12_etc = {f_u_bank_arbiter_pend_1[4], and_12};
    wire and_12_or = and_12 | f_u_bank_arbiter_pend_1[4];
    wire f_u_ccu_1_busy_and_5 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4];
    wire and_13 = any_f_u_bank_arbiter_in_flight_1_2_3
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd5);
    wire [1:0] and_13_etc = {f_u_bank_arbiter_pend_1[5], and_13};
    wire and_13_or = and_13 | f_u_bank_arbiter_pend_1[5];
    wire f_u_ccu_1_busy_and_6 = f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_8_etc & (and_8_etc - 2'd1)))
            & (~and_8_or | f_u_ccu_1_busy_and)) & (~(|(and_9_etc & (and_9_etc - 2'd1)))
            & (~and_9_or | f_u_ccu_1_busy_and_2)) & (~(|(and_10_etc & (and_10_etc - 2'd1)))
            & (~and_10_or | f_u_ccu_1_busy_and_3)) & (~(|(and_11_etc & (and_11_etc - 2'd1)))
            & (~and_11_or | f_u_ccu_1_busy_and_4)) & (~(|(and_12_etc & (and_12_etc - 2'd1)))
            & (~and_12_or | f_u_ccu_1_busy_and_5)) & (~(|(and_13_etc & (and_13_etc - 2'd1)))
            & (~and_13_or | f_u_ccu_1_busy_and_6)));

    wire f_u_ccu_1_src_valid_0_and = f_u_ccu_1_src_valid[0] & (joined_23 == joined_24);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & f_u_ccu_1_src_valid_0_and) | ((f_u_ccu_1_ready[1] == f_u_ccu_1_ready[0])
            & ~(and_9_or & and_8_or)));

    wire f_u_ccu_1_src_valid_0_and_2 = f_u_ccu_1_src_valid[0] & (joined_23 == joined_25);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & f_u_ccu_1_src_valid_0_and_2) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[0])
            & ~(and_10_or & and_8_or)));

    wire f_u_ccu_1_src_valid_1_and = f_u_ccu_1_src_valid[1] & (joined_24 == joined_25);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & f_u_ccu_1_src_valid_1_and) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[1])
            & ~(and_10_or & and_9_or)));

    wire f_u_ccu_1_src_valid_0_and_3 = f_u_ccu_1_src_valid[0] & (joined_23 == joined_26);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & f_u_ccu_1_src_valid_0_and_3) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[0])
            & ~(and_11_or & and_8_or)));

    wire f_u_ccu_1_src_valid_1_and_2 = f_u_ccu_1_src_valid[1] & (joined_24 == joined_26);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & f_u_ccu_1_src_valid_1_and_2) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[1])
            & ~(and_11_or & and_9_or)));

    wire f_u_ccu_1_src_valid_2_and = f_u_ccu_1_src_valid[2] & (joined_25 == joined_26);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & f_u_ccu_1_src_valid_2_and) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[2])
            & ~(and_11_or & and_10_or)));

    wire f_u_ccu_1_src_valid_0_and_4 = f_u_ccu_1_src_valid[0] & (joined_23 == joined_27);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_0_and_4) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[0])
            & ~(and_12_or & and_8_or)));

    wire f_u_ccu_1_src_valid_1_and_3 = f_u_ccu_1_src_valid[1] & (joined_24 == joined_27);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_1_and_3) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[1])
            & ~(and_12_or & and_9_or)));

    wire f_u_ccu_1_src_valid_2_and_2 = f_u_ccu_1_src_valid[2] & (joined_25 == joined_27);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_2_and_2) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[2])
            & ~(and_12_or & and_10_or)));

    wire f_u_ccu_1_src_valid_3_and = f_u_ccu_1_src_valid[3] & (joined_26 == joined_27);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & f_u_ccu_1_src_valid_3_and) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[3])
            & ~(and_12_or & and_11_or)));

    wire f_u_ccu_1_src_valid_0_and_5 = f_u_ccu_1_src_valid[0] & (joined_23 == joined_28);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_0_and_5) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[0])
            & ~(and_13_or & and_8_or)));

    wire f_u_ccu_1_src_valid_1_and_4 = f_u_ccu_1_src_valid[1] & (joined_24 == joined_28);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_1_and_4) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[1])
            & ~(and_13_or & and_9_or)));

    wire f_u_ccu_1_src_valid_2_and_3 = f_u_ccu_1_src_valid[2] & (joined_25 == joined_28);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_2_and_3) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[2])
            & ~(and_13_or & and_10_or)));

    wire f_u_ccu_1_src_valid_3_and_2 = f_u_ccu_1_src_valid[3] & (joined_26 == joined_28);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_3_and_2) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[3])
            & ~(and_13_or & and_11_or)));

    wire f_u_ccu_1_src_valid_4_and = f_u_ccu_1_src_valid[4] & (joined_27 == joined_28);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & f_u_ccu_1_src_valid_4_and) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[4])
            & ~(and_13_or & and_12_or)));

    wire or_7 = (((and_8_or | (and_9_or & (f_u_ccu_1_src_valid[1] & (joined_24 == joined_23))))
            | (and_10_or & (f_u_ccu_1_src_valid[2] & (joined_25 == joined_23))))
            | (and_11_or & (f_u_ccu_1_src_valid[3] & (joined_26 == joined_23))))
            | (and_12_or & (f_u_ccu_1_src_valid[4] & (joined_27 == joined_23)));
    wire or_8 = ((((and_9_or | (and_8_or & f_u_ccu_1_src_valid_0_and))
            | (and_10_or & (f_u_ccu_1_src_valid[2] & (joined_25 == joined_24))))
            | (and_11_or & (f_u_ccu_1_src_valid[3] & (joined_26 == joined_24))))
            | (and_12_or & (f_u_ccu_1_src_valid[4] & (joined_27 == joined_24))))
            | (and_13_or & (f_u_ccu_1_src_valid[5] & (joined_28 == joined_24)));
    wire or_9 = ((((and_10_or | (and_8_or & f_u_ccu_1_src_valid_0_and_2))
            | (and_9_or & f_u_ccu_1_src_valid_1_and)) | (and_11_or
            & (f_u_ccu_1_src_valid[3] & (joined_26 == joined_25))))
            | (and_12_or & (f_u_ccu_1_src_valid[4] & (joined_27 == joined_25))))
            | (and_13_or & (f_u_ccu_1_src_valid[5] & (joined_28 == joined_25)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_1_busy_and |
            (or_7 | (and_13_or & (f_u_ccu_1_src_valid[5] & (joined_28 == joined_23)))))
            & (~f_u_ccu_1_busy_and_2 | or_8) & (~f_u_ccu_1_busy_and_3 | or_9)
            & (~f_u_ccu_1_busy_and_4
            | (((((and_11_or | (and_8_or & f_u_ccu_1_src_valid_0_and_3))
            | (and_9_or & f_u_ccu_1_src_valid_1_and_2)) | (and_10_or & f_u_ccu_1_src_valid_2_and))
            | (and_12_or & (f_u_ccu_1_src_valid[4] & (joined_27 == joined_26))))
            | (and_13_or & (f_u_ccu_1_src_valid[5] & (joined_28 == joined_26)))))
            & (~f_u_ccu_1_busy_and_5
            | (((((and_12_or | (and_8_or & f_u_ccu_1_src_valid_0_and_4))
            | (and_9_or & f_u_ccu_1_src_valid_1_and_3)) | (and_10_or & f_u_ccu_1_src_valid_2_and_2))
            | (and_11_or & f_u_ccu_1_src_valid_3_and)) |
            (and_13_or & (f_u_ccu_1_src_valid[5] & (joined_28 == joined_27)))))
            & (~f_u_ccu_1_busy_and_6
            | (((((and_13_or | (and_8_or & f_u_ccu_1_src_valid_0_and_5))
            | (and_9_or & f_u_ccu_1_src_valid_1_and_4)) | (and_10_or & f_u_ccu_1_src_valid_2_and_3))
            | (and_11_or & f_u_ccu_1_src_valid_3_and_2))
            | (and_12_or & f_u_ccu_1_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_1_owned & f_u_ccu_0_owned
            & (f_u_ccu_1_wid == f_u_ccu_0_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_2_busy == f_u_ccu_2_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_2_busy | ((f_u_ccu_2_wid == f_2_wid)
            & (f_u_ccu_2_src_valid == f_2_src)));

    wire [2:0] joined_29 = {|f_u_ccu_2_entry_0[7:4],
            |{f_u_ccu_2_entry_0[7:6], f_u_ccu_2_entry_0[3:2]},
            f_u_ccu_2_entry_0[1] | f_u_ccu_2_entry_0[3] | f_u_ccu_2_entry_0[5]
            | f_u_ccu_2_entry_0[7]};
    wire joined_29_is_0 = joined_29 == 3'd0;
    wire joined_29_is_1 = joined_29 == 3'd1;
    wire joined_29_is_2 = joined_29 == 3'd2;
    wire joined_29_is_3 = joined_29 == 3'd3;
    wire joined_29_is_4 = joined_29 == 3'd4;
    wire joined_29_is_5 = joined_29 == 3'd5;
    wire joined_29_is_6 = joined_29 == 3'd6;
    wire joined_29_is_max = joined_29 == {3{1'b1}};
    wire [7:0] index_onehot_13 = {joined_29_is_max, joined_29_is_6, joined_29_is_5, joined_29_is_4,
            joined_29_is_3, joined_29_is_2, joined_29_is_1, joined_29_is_0};
    wire equals_13 = (({8{index_onehot_13[0]}} & f_u_ccu_2_tag_0)
            | ({8{index_onehot_13[1]}} & f_u_ccu_2_tag_1)
            | ({8{index_onehot_13[2]}} & f_u_ccu_2_tag_2)
            | ({8{index_onehot_13[3]}} & f_u_ccu_2_tag_3)
            | ({8{index_onehot_13[4]}} & f_u_ccu_2_tag_4)
            | ({8{index_onehot_13[5]}} & f_u_ccu_2_tag_5)
            | ({8{index_onehot_13[6]}} & f_u_ccu_2_tag_6)
            | ({8{index_onehot_13[7]}} & f_u_ccu_2_tag_7)) == f_2_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[0]) | equals_13);

    wire [2:0] joined_30 = {|f_u_ccu_2_entry_1[7:4],
            |{f_u_ccu_2_entry_1[7:6], f_u_ccu_2_entry_1[3:2]},
            f_u_ccu_2_entry_1[1] | f_u_ccu_2_entry_1[3] | f_u_ccu_2_entry_1[5]
            | f_u_ccu_2_entry_1[7]};
    wire joined_30_is_0 = joined_30 == 3'd0;
    wire joined_30_is_1 = joined_30 == 3'd1;
    wire joined_30_is_2 = joined_30 == 3'd2;
    wire joined_30_is_3 = joined_30 == 3'd3;
    wire joined_30_is_4 = joined_30 == 3'd4;
    wire joined_30_is_5 = joined_30 == 3'd5;
    wire joined_30_is_6 = joined_30 == 3'd6;
    wire joined_30_is_max = joined_30 == {3{1'b1}};
    wire [7:0] index_onehot_14 = {joined_30_is_max, joined_30_is_6, joined_30_is_5, joined_30_is_4,
            joined_30_is_3, joined_30_is_2, joined_30_is_1, joined_30_is_0};
    wire equals_14 = (({8{index_onehot_14[0]}} & f_u_ccu_2_tag_0)
            | ({8{index_onehot_14[1]}} & f_u_ccu_2_tag_1)
            | ({8{index_onehot_14[2]}} & f_u_ccu_2_tag_2)
            | ({8{index_onehot_14[3]}} & f_u_ccu_2_tag_3)
            | ({8{index_onehot_14[4]}} & f_u_ccu_2_tag_4)
            | ({8{index_onehot_14[5]}} & f_u_ccu_2_tag_5)
            | ({8{index_onehot_14[6]}} & f_u_ccu_2_tag_6)
            | ({8{index_onehot_14[7]}} & f_u_ccu_2_tag_7)) == f_2_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[1]) | equals_14);

    wire [2:0] joined_31 = {|f_u_ccu_2_entry_2[7:4],
            |{f_u_ccu_2_entry_2[7:6], f_u_ccu_2_entry_2[3:2]},
            f_u_ccu_2_entry_2[1] | f_u_ccu_2_entry_2[3] | f_u_ccu_2_entry_2[5]
            | f_u_ccu_2_entry_2[7]};
    wire joined_31_is_0 = joined_31 == 3'd0;
    wire joined_31_is_1 = joined_31 == 3'd1;
    wire joined_31_is_2 = joined_31 == 3'd2;
    wire joined_31_is_3 = joined_31 == 3'd3;
    wire joined_31_is_4 = joined_31 == 3'd4;
    wire joined_31_is_5 = joined_31 == 3'd5;
    wire joined_31_is_6 = joined_31 == 3'd6;
    wire joined_31_is_max = joined_31 == {3{1'b1}};
    wire [7:0] index_onehot_15 = {joined_31_is_max, joined_31_is_6, joined_31_is_5, joined_31_is_4,
            joined_31_is_3, joined_31_is_2, joined_31_is_1, joined_31_is_0};
    wire equals_15 = (({8{index_onehot_15[0]}} & f_u_ccu_2_tag_0)
            | ({8{index_onehot_15[1]}} & f_u_ccu_2_tag_1)
            | ({8{index_onehot_15[2]}} & f_u_ccu_2_tag_2)
            | ({8{index_onehot_15[3]}} & f_u_ccu_2_tag_3)
            | ({8{index_onehot_15[4]}} & f_u_ccu_2_tag_4)
            | ({8{index_onehot_15[5]}} & f_u_ccu_2_tag_5)
            | ({8{index_onehot_15[6]}} & f_u_ccu_2_tag_6)
            | ({8{index_onehot_15[7]}} & f_u_ccu_2_tag_7)) == f_2_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2]) | equals_15);

    wire [2:0] joined_32 = {|f_u_ccu_2_entry_3[7:4],
            |{f_u_ccu_2_entry_3[7:6], f_u_ccu_2_entry_3[3:2]},
            f_u_ccu_2_entry_3[1] | f_u_ccu_2_entry_3[3] | f_u_ccu_2_entry_3[5]
            | f_u_ccu_2_entry_3[7]};
    wire joined_32_is_0 = joined_32 == 3'd0;
    wire joined_32_is_1 = joined_32 == 3'd1;
    wire joined_32_is_2 = joined_32 == 3'd2;
    wire joined_32_is_3 = joined_32 == 3'd3;
    wire joined_32_is_4 = joined_32 == 3'd4;
    wire joined_32_is_5 = joined_32 == 3'd5;
    wire joined_32_is_6 = joined_32 == 3'd6;
    wire joined_32_is_max = joined_32 == {3{1'b1}};
    wire [7:0] index_onehot_16 = {joined_32_is_max, joined_32_is_6, joined_32_is_5, joined_32_is_4,
            joined_32_is_3, joined_32_is_2, joined_32_is_1, joined_32_is_0};
    wire equals_16 = (({8{index_onehot_16[0]}} & f_u_ccu_2_tag_0)
            | ({8{index_onehot_16[1]}} & f_u_ccu_2_tag_1)
            | ({8{index_onehot_16[2]}} & f_u_ccu_2_tag_2)
            | ({8{index_onehot_16[3]}} & f_u_ccu_2_tag_3)
            | ({8{index_onehot_16[4]}} & f_u_ccu_2_tag_4)
            | ({8{index_onehot_16[5]}} & f_u_ccu_2_tag_5)
            | ({8{index_onehot_16[6]}} & f_u_ccu_2_tag_6)
            | ({8{index_onehot_16[7]}} & f_u_ccu_2_tag_7)) == f_2_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]) | equals_16);

    wire [2:0] joined_33 = {|f_u_ccu_2_entry_4[7:4],
            |{f_u_ccu_2_entry_4[7:6], f_u_ccu_2_entry_4[3:2]},
            f_u_ccu_2_entry_4[1] | f_u_ccu_2_entry_4[3] | f_u_ccu_2_entry_4[5]
            | f_u_ccu_2_entry_4[7]};
    wire joined_33_is_0 = joined_33 == 3'd0;
    wire joined_33_is_1 = joined_33 == 3'd1;
    wire joined_33_is_2 = joined_33 == 3'd2;
    wire joined_33_is_3 = joined_33 == 3'd3;
    wire joined_33_is_4 = joined_33 == 3'd4;
    wire joined_33_is_5 = joined_33 == 3'd5;
    wire joined_33_is_6 = joined_33 == 3'd6;
    wire joined_33_is_max = joined_33 == {3{1'b1}};
    wire [7:0] index_onehot_17 = {joined_33_is_max, joined_33_is_6, joined_33_is_5, joined_33_is_4,
            joined_33_is_3, joined_33_is_2, joined_33_is_1, joined_33_is_0};
    wire equals_17 = (({8{index_onehot_17[0]}} & f_u_ccu_2_tag_0)
            | ({8{index_onehot_17[1]}} & f_u_ccu_2_tag_1)
            | ({8{index_onehot_17[2]}} & f_u_ccu_2_tag_2)
            | ({8{index_onehot_17[3]}} & f_u_ccu_2_tag_3)
            | ({8{index_onehot_17[4]}} & f_u_ccu_2_tag_4)
            | ({8{index_onehot_17[5]}} & f_u_ccu_2_tag_5)
            | ({8{index_onehot_17[6]}} & f_u_ccu_2_tag_6)
            | ({8{index_onehot_17[7]}} & f_u_ccu_2_tag_7)) == f_2_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]) | equals_17);

    wire [2:0] joined_34 = {|f_u_ccu_2_entry_5[7:4],
            |{f_u_ccu_2_entry_5[7:6], f_u_ccu_2_entry_5[3:2]},
            f_u_ccu_2_entry_5[1] | f_u_ccu_2_entry_5[3] | f_u_ccu_2_entry_5[5]
            | f_u_ccu_2_entry_5[7]};
    wire joined_34_is_0 = joined_34 == 3'd0;
    wire joined_34_is_1 = joined_34 == 3'd1;
    wire joined_34_is_2 = joined_34 == 3'd2;
    wire joined_34_is_3 = joined_34 == 3'd3;
    wire joined_34_is_4 = joined_34 == 3'd4;
    wire joined_34_is_5 = joined_34 == 3'd5;
    wire joined_34_is_6 = joined_34 == 3'd6;
    wire joined_34_is_max = joined_34 == {3{1'b1}};
    wire [7:0] index_onehot_18 = {joined_34_is_max, joined_34_is_6, joined_34_is_5, joined_34_is_4,
            joined_34_is_3, joined_34_is_2, joined_34_is_1, joined_34_is_0};
    wire equals_18 = (({8{index_onehot_18[0]}} & f_u_ccu_2_tag_0)
            | ({8{index_onehot_18[1]}} & f_u_ccu_2_tag_1)
            | ({8{index_onehot_18[2]}} & f_u_ccu_2_tag_2)
            | ({8{index_onehot_18[3]}} & f_u_ccu_2_tag_3)
            | ({8{index_onehot_18[4]}} & f_u_ccu_2_tag_4)
            | ({8{index_onehot_18[5]}} & f_u_ccu_2_tag_5)
            | ({8{index_onehot_18[6]}} & f_u_ccu_2_tag_6)
            | ({8{index_onehot_18[7]}} & f_u_ccu_2_tag_7)) == f_2_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]) | equals_18);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_2_owned | (f_u_ccu_2_wid == 3'd2))
            & (~f_2_busy | f_2_wid_is_2));

    wire any_f_u_bank_arbiter_in_flight_1_4_5 = |f_u_bank_arbiter_in_flight_1[5:4];
    wire and_14 = any_f_u_bank_arbiter_in_flight_1_4_5
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd0);
    wire [1:0] and_14_etc = {f_u_bank_arbiter_pend_2[0], and_14};
    wire and_14_or = and_14 | f_u_bank_arbiter_pend_2[0];
    wire f_u_ccu_2_busy_and = f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0];
    wire and_15 = any_f_u_bank_arbiter_in_flight_1_4_5
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd1);
    wire [1:0] and_15_etc = {f_u_bank_arbiter_pend_2[1], and_15};
    wire and_15_or = and_15 | f_u_bank_arbiter_pend_2[1];
    wire f_u_ccu_2_busy_and_2 = f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1];
    wire and_16 = any_f_u_bank_arbiter_in_flight_1_4_5
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd2);
    wire [1:0] and_16_etc = {f_u_bank_arbiter_pend_2[2], and_16};
    wire and_16_or = and_16 | f_u_bank_arbiter_pend_2[2];
    wire f_u_ccu_2_busy_and_3 = f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2];
    wire and_17 = any_f_u_bank_arbiter_in_flight_1_4_5
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd3);
    wire [1:0] and_17_etc = {f_u_bank_arbiter_pend_2[3], and_17};
    wire and_17_or = and_17 | f_u_bank_arbiter_pend_2[3];
    wire f_u_ccu_2_busy_and_4 = f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3];
    wire and_18 = any_f_u_bank_arbiter_in_flight_1_4_5
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd4);
    wire [1:0] and_18_etc = {f_u_bank_arbiter_pend_2[4], and_18};
    wire and_18_or = and_18 | f_u_bank_arbiter_pend_2[4];
    wire f_u_ccu_2_busy_and_5 = f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4];
    wire and_19 = any_f_u_bank_arbiter_in_flight_1_4_5
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd5);
    wire [1:0] and_19_etc = {f_u_bank_arbiter_pend_2[5], and_19};
    wire and_19_or = and_19 | f_u_bank_arbiter_pend_2[5];
    wire f_u_ccu_2_busy_and_6 = f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_14_etc & (and_14_etc - 2'd1)))
            & (~and_14_or | f_u_ccu_2_busy_and)) & (~(|(and_15_etc & (and_15_etc - 2'd1)))
            & (~and_15_or | f_u_ccu_2_busy_and_2)) & (~(|(and_16_etc & (and_16_etc - 2'd1)))
            & (~and_16_or | f_u_ccu_2_busy_and_3)) & (~(|(and_17_etc & (and_17_etc - 2'd1)))
            & (~and_17_or | f_u_ccu_2_busy_and_4)) & (~(|(and_18_etc & (and_18_etc - 2'd1)))
            & (~and_18_or | f_u_ccu_2_busy_and_5)) & (~(|(and_19_etc & (and_19_etc - 2'd1)))
            & (~and_19_or | f_u_ccu_2_busy_and_6)));

    wire f_u_ccu_2_src_valid_0_and = f_u_ccu_2_src_valid[0] & (joined_29 == joined_30);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[1]
            & f_u_ccu_2_src_valid_0_and) | ((f_u_ccu_2_ready[1] == f_u_ccu_2_ready[0])
            & ~(and_15_or & and_14_or)));

    wire f_u_ccu_2_src_valid_0_and_2 = f_u_ccu_2_src_valid[0] & (joined_29 == joined_31);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2]
            & f_u_ccu_2_src_valid_0_and_2) | ((f_u_ccu_2_ready[2] == f_u_ccu_2_ready[0])
            & ~(and_16_or & and_14_or)));

    wire f_u_ccu_2_src_valid_1_and = f_u_ccu_2_src_valid[1] & (joined_30 == joined_31);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2]
            & f_u_ccu_2_src_valid_1_and) | ((f_u_ccu_2_ready[2] == f_u_ccu_2_ready[1])
            & ~(and_16_or & and_15_or)));

    wire f_u_ccu_2_src_valid_0_and_3 = f_u_ccu_2_src_valid[0] & (joined_29 == joined_32);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]
            & f_u_ccu_2_src_valid_0_and_3) | ((f_u_ccu_2_ready[3] == f_u_ccu_2_ready[0])
            & ~(and_17_or & and_14_or)));

    wire f_u_ccu_2_src_valid_1_and_2 = f_u_ccu_2_src_valid[1] & (joined_30 == joined_32);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]
            & f_u_ccu_2_src_valid_1_and_2) | ((f_u_ccu_2_ready[3] == f_u_ccu_2_ready[1])
            & ~(and_17_or & and_15_or)));

    wire f_u_ccu_2_src_valid_2_and = f_u_ccu_2_src_valid[2] & (joined_31 == joined_32);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]
            & f_u_ccu_2_src_valid_2_and) | ((f_u_ccu_2_ready[3] == f_u_ccu_2_ready[2])
            & ~(and_17_or & and_16_or)));

    wire f_u_ccu_2_src_valid_0_and_4 = f_u_ccu_2_src_valid[0] & (joined_29 == joined_33);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & f_u_ccu_2_src_valid_0_and_4) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[0])
            & ~(and_18_or & and_14_or)));

    wire f_u_ccu_2_src_valid_1_and_3 = f_u_ccu_2_src_valid[1] & (joined_30 == joined_33);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & f_u_ccu_2_src_valid_1_and_3) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[1])
            & ~(and_18_or & and_15_or)));

    wire f_u_ccu_2_src_valid_2_and_2 = f_u_ccu_2_src_valid[2] & (joined_31 == joined_33);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & f_u_ccu_2_src_valid_2_and_2) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[2])
            & ~(and_18_or & and_16_or)));

    wire f_u_ccu_2_src_valid_3_and = f_u_ccu_2_src_valid[3] & (joined_32 == joined_33);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & f_u_ccu_2_src_valid_3_and) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[3])
            & ~(and_18_or & and_17_or)));

    wire f_u_ccu_2_src_valid_0_and_5 = f_u_ccu_2_src_valid[0] & (joined_29 == joined_34);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & f_u_ccu_2_src_valid_0_and_5) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[0])
            & ~(and_19_or & and_14_or)));

    wire f_u_ccu_2_src_valid_1_and_4 = f_u_ccu_2_src_valid[1] & (joined_30 == joined_34);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & f_u_ccu_2_src_valid_1_and_4) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[1])
            & ~(and_19_or & and_15_or)));

    wire f_u_ccu_2_src_valid_2_and_3 = f_u_ccu_2_src_valid[2] & (joined_31 == joined_34);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & f_u_ccu_2_src_valid_2_and_3) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[2])
            & ~(and_19_or & and_16_or)));

    wire f_u_ccu_2_src_valid_3_and_2 = f_u_ccu_2_src_valid[3] & (joined_32 == joined_34);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & f_u_ccu_2_src_valid_3_and_2) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[3])
            & ~(and_19_or & and_17_or)));

    wire f_u_ccu_2_src_valid_4_and = f_u_ccu_2_src_valid[4] & (joined_33 == joined_34);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & f_u_ccu_2_src_valid_4_and) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[4])
            & ~(and_19_or & and_18_or)));

    wire or_10 = (((and_14_or | (and_15_or & (f_u_ccu_2_src_valid[1] & (joined_30 == joined_29))))
            | (and_16_or & (f_u_ccu_2_src_valid[2] & (joined_31 == joined_29))))
            | (and_17_or & (f_u_ccu_2_src_valid[3] & (joined_32 == joined_29))))
            | (and_18_or & (f_u_ccu_2_src_valid[4] & (joined_33 == joined_29)));
    wire or_11 = ((((and_15_or | (and_14_or & f_u_ccu_2_src_valid_0_and))
            | (and_16_or & (f_u_ccu_2_src_valid[2] & (joined_31 == joined_30))))
            | (and_17_or & (f_u_ccu_2_src_valid[3] & (joined_32 == joined_30))))
            | (and_18_or & (f_u_ccu_2_src_valid[4] & (joined_33 == joined_30))))
            | (and_19_or & (f_u_ccu_2_src_valid[5] & (joined_34 == joined_30)));
    wire or_12 = ((((and_16_or | (and_14_or & f_u_ccu_2_src_valid_0_and_2))
            | (and_15_or & f_u_ccu_2_src_valid_1_and)) |
            (and_17_or & (f_u_ccu_2_src_valid[3] & (joined_32 == joined_31))))
            | (and_18_or & (f_u_ccu_2_src_valid[4] & (joined_33 == joined_31))))
            | (and_19_or & (f_u_ccu_2_src_valid[5] & (joined_34 == joined_31)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_2_busy_and |
            (or_10 | (and_19_or & (f_u_ccu_2_src_valid[5] & (joined_34 == joined_29)))))
            & (~f_u_ccu_2_busy_and_2 | or_11) & (~f_u_ccu_2_busy_and_3 | or_12)
            & (~f_u_ccu_2_busy_and_4
            | (((((and_17_or | (and_14_or & f_u_ccu_2_src_valid_0_and_3))
            | (and_15_or & f_u_ccu_2_src_valid_1_and_2)) | (and_16_or & f_u_ccu_2_src_valid_2_and))
            | (and_18_or & (f_u_ccu_2_src_valid[4] & (joined_33 == joined_32))))
            | (and_19_or & (f_u_ccu_2_src_valid[5] & (joined_34 == joined_32)))))
            & (~f_u_ccu_2_busy_and_5
            | (((((and_18_or | (and_14_or & f_u_ccu_2_src_valid_0_and_4))
            | (and_15_or & f_u_ccu_2_src_valid_1_and_3))
            | (and_16_or & f_u_ccu_2_src_valid_2_and_2)) | (and_17_or & f_u_ccu_2_src_valid_3_and))
            | (and_19_or & (f_u_ccu_2_src_valid[5] & (joined_34 == joined_33)))))
            & (~f_u_ccu_2_busy_and_6
            | (((((and_19_or | (and_14_or & f_u_ccu_2_src_valid_0_and_5))
            | (and_15_or & f_u_ccu_2_src_valid_1_and_4))
            | (and_16_or & f_u_ccu_2_src_valid_2_and_3))
            | (and_17_or & f_u_ccu_2_src_valid_3_and_2))
            | (and_18_or & f_u_ccu_2_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_2_owned & f_u_ccu_0_owned
            & (f_u_ccu_2_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_2_owned & f_u_ccu_1_owned
            & (f_u_ccu_2_wid == f_u_ccu_1_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_3_busy == f_u_ccu_3_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_3_busy | ((f_u_ccu_3_wid == f_3_wid)
            & (f_u_ccu_3_src_valid == f_3_src)));

    wire [2:0] joined_35 = {|f_u_ccu_3_entry_0[7:4],
            |{f_u_ccu_3_entry_0[7:6], f_u_ccu_3_entry_0[3:2]},
            f_u_ccu_3_entry_0[1] | f_u_ccu_3_entry_0[3] | f_u_ccu_3_entry_0[5]
            | f_u_ccu_3_entry_0[7]};
    wire joined_35_is_0 = joined_35 == 3'd0;
    wire joined_35_is_1 = joined_35 == 3'd1;
    wire joined_35_is_2 = joined_35 == 3'd2;
    wire joined_35_is_3 = joined_35 == 3'd3;
    wire joined_35_is_4 = joined_35 == 3'd4;
    wire joined_35_is_5 = joined_35 == 3'd5;
    wire joined_35_is_6 = joined_35 == 3'd6;
    wire joined_35_is_max = joined_35 == {3{1'b1}};
    wire [7:0] index_onehot_19 = {joined_35_is_max, joined_35_is_6, joined_35_is_5, joined_35_is_4,
            joined_35_is_3, joined_35_is_2, joined_35_is_1, joined_35_is_0};
    wire equals_19 = (({8{index_onehot_19[0]}} & f_u_ccu_3_tag_0)
            | ({8{index_onehot_19[1]}} & f_u_ccu_3_tag_1)
            | ({8{index_onehot_19[2]}} & f_u_ccu_3_tag_2)
            | ({8{index_onehot_19[3]}} & f_u_ccu_3_tag_3)
            | ({8{index_onehot_19[4]}} & f_u_ccu_3_tag_4)
            | ({8{index_onehot_19[5]}} & f_u_ccu_3_tag_5)
            | ({8{index_onehot_19[6]}} & f_u_ccu_3_tag_6)
            | ({8{index_onehot_19[7]}} & f_u_ccu_3_tag_7)) == f_3_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[0]) | equals_19);

    wire [2:0] joined_36 = {|f_u_ccu_3_entry_1[7:4],
            |{f_u_ccu_3_entry_1[7:6], f_u_ccu_3_entry_1[3:2]},
            f_u_ccu_3_entry_1[1] | f_u_ccu_3_entry_1[3] | f_u_ccu_3_entry_1[5]
            | f_u_ccu_3_entry_1[7]};
    wire joined_36_is_0 = joined_36 == 3'd0;
    wire joined_36_is_1 = joined_36 == 3'd1;
    wire joined_36_is_2 = joined_36 == 3'd2;
    wire joined_36_is_3 = joined_36 == 3'd3;
    wire joined_36_is_4 = joined_36 == 3'd4;
    wire joined_36_is_5 = joined_36 == 3'd5;
    wire joined_36_is_6 = joined_36 == 3'd6;
    wire joined_36_is_max = joined_36 == {3{1'b1}};
    wire [7:0] index_onehot_20 = {joined_36_is_max, joined_36_is_6, joined_36_is_5, joined_36_is_4,
            joined_36_is_3, joined_36_is_2, joined_36_is_1, joined_36_is_0};
    wire equals_20 = (({8{index_onehot_20[0]}} & f_u_ccu_3_tag_0)
            | ({8{index_onehot_20[1]}} & f_u_ccu_3_tag_1)
            | ({8{index_onehot_20[2]}} & f_u_ccu_3_tag_2)
            | ({8{index_onehot_20[3]}} & f_u_ccu_3_tag_3)
            | ({8{index_onehot_20[4]}} & f_u_ccu_3_tag_4)
            | ({8{index_onehot_20[5]}} & f_u_ccu_3_tag_5)
            | ({8{index_onehot_20[6]}} & f_u_ccu_3_tag_6)
            | ({8{index_onehot_20[7]}} & f_u_ccu_3_tag_7)) == f_3_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[1]) | equals_20);

    wire [2:0] joined_37 = {|f_u_ccu_3_entry_2[7:4],
            |{f_u_ccu_3_entry_2[7:6], f_u_ccu_3_entry_2[3:2]},
            f_u_ccu_3_entry_2[1] | f_u_ccu_3_entry_2[3] | f_u_ccu_3_entry_2[5]
            | f_u_ccu_3_entry_2[7]};
    wire joined_37_is_0 = joined_37 == 3'd0;
    wire joined_37_is_1 = joined_37 == 3'd1;
    wire joined_37_is_2 = joined_37 == 3'd2;
    wire joined_37_is_3 = joined_37 == 3'd3;
    wire joined_37_is_4 = joined_37 == 3'd4;
    wire joined_37_is_5 = joined_37 == 3'd5;
    wire joined_37_is_6 = joined_37 == 3'd6;
    wire joined_37_is_max = joined_37 == {3{1'b1}};
    wire [7:0] index_onehot_21 = {joined_37_is_max, joined_37_is_6, joined_37_is_5, joined_37_is_4,
            joined_37_is_3, joined_37_is_2, joined_37_is_1, joined_37_is_0};
    wire equals_21 = (({8{index_onehot_21[0]}} & f_u_ccu_3_tag_0)
            | ({8{index_onehot_21[1]}} & f_u_ccu_3_tag_1)
            | ({8{index_onehot_21[2]}} & f_u_ccu_3_tag_2)
            | ({8{index_onehot_21[3]}} & f_u_ccu_3_tag_3)
            | ({8{index_onehot_21[4]}} & f_u_ccu_3_tag_4)
            | ({8{index_onehot_21[5]}} & f_u_ccu_3_tag_5)
            | ({8{index_onehot_21[6]}} & f_u_ccu_3_tag_6)
            | ({8{index_onehot_21[7]}} & f_u_ccu_3_tag_7)) == f_3_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2]) | equals_21);

    wire [2:0] joined_38 = {|f_u_ccu_3_entry_3[7:4],
            |{f_u_ccu_3_entry_3[7:6], f_u_ccu_3_entry_3[3:2]},
            f_u_ccu_3_entry_3[1] | f_u_ccu_3_entry_3[3] | f_u_ccu_3_entry_3[5]
            | f_u_ccu_3_entry_3[7]};
    wire joined_38_is_0 = joined_38 == 3'd0;
    wire joined_38_is_1 = joined_38 == 3'd1;
    wire joined_38_is_2 = joined_38 == 3'd2;
    wire joined_38_is_3 = joined_38 == 3'd3;
    wire joined_38_is_4 = joined_38 == 3'd4;
    wire joined_38_is_5 = joined_38 == 3'd5;
    wire joined_38_is_6 = joined_38 == 3'd6;
    wire joined_38_is_max = joined_38 == {3{1'b1}};
    wire [7:0] index_onehot_22 = {joined_38_is_max, joined_38_is_6, joined_38_is_5, joined_38_is_4,
            joined_38_is_3, joined_38_is_2, joined_38_is_1, joined_38_is_0};
    wire equals_22 = (({8{index_onehot_22[0]}} & f_u_ccu_3_tag_0)
            | ({8{index_onehot_22[1]}} & f_u_ccu_3_tag_1)
            | ({8{index_onehot_22[2]}} & f_u_ccu_3_tag_2)
            | ({8{index_onehot_22[3]}} & f_u_ccu_3_tag_3)
            | ({8{index_onehot_22[4]}} & f_u_ccu_3_tag_4)
            | ({8{index_onehot_22[5]}} & f_u_ccu_3_tag_5)
            | ({8{index_onehot_22[6]}} & f_u_ccu_3_tag_6)
            | ({8{index_onehot_22[7]}} & f_u_ccu_3_tag_7)) == f_3_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]) | equals_22);

    wire [2:0] joined_39 = {|f_u_ccu_3_entry_4[7:4],
            |{f_u_ccu_3_entry_4[7:6], f_u_ccu_3_entry_4[3:2]},
            f_u_ccu_3_entry_4[1] | f_u_ccu_3_entry_4[3] | f_u_ccu_3_entry_4[5]
            | f_u_ccu_3_entry_4[7]};
    wire joined_39_is_0 = joined_39 == 3'd0;
    wire joined_39_is_1 = joined_39 == 3'd1;
    wire joined_39_is_2 = joined_39 == 3'd2;
    wire joined_39_is_3 = joined_39 == 3'd3;
    wire joined_39_is_4 = joined_39 == 3'd4;
    wire joined_39_is_5 = joined_39 == 3'd5;
    wire joined_39_is_6 = joined_39 == 3'd6;
    wire joined_39_is_max = joined_39 == {3{1'b1}};
    wire [7:0] index_onehot_23 = {joined_39_is_max, joined_39_is_6, joined_39_is_5, joined_39_is_4,
            joined_39_is_3, joined_39_is_2, joined_39_is_1, joined_39_is_0};
    wire equals_23 = (({8{index_onehot_23[0]}} & f_u_ccu_3_tag_0)
            | ({8{index_onehot_23[1]}} & f_u_ccu_3_tag_1)
            | ({8{index_onehot_23[2]}} & f_u_ccu_3_tag_2)
            | ({8{index_onehot_23[3]}} & f_u_ccu_3_tag_3)
            | ({8{index_onehot_23[4]}} & f_u_ccu_3_tag_4)
            | ({8{index_onehot_23[5]}} & f_u_ccu_3_tag_5)
            | ({8{index_onehot_23[6]}} & f_u_ccu_3_tag_6)
            | ({8{index_onehot_23[7]}} & f_u_ccu_3_tag_7)) == f_3_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]) | equals_23);

    wire [2:0] joined_40 = {|f_u_ccu_3_entry_5[7:4],
            |{f_u_ccu_3_entry_5[7:6], f_u_ccu_3_entry_5[3:2]},
            f_u_ccu_3_entry_5[1] | f_u_ccu_3_entry_5[3] | f_u_ccu_3_entry_5[5]
            | f_u_ccu_3_entry_5[7]};
    wire joined_40_is_0 = joined_40 == 3'd0;
    wire joined_40_is_1 = joined_40 == 3'd1;
    wire joined_40_is_2 = joined_40 == 3'd2;
    wire joined_40_is_3 = joined_40 == 3'd3;
    wire joined_40_is_4 = joined_40 == 3'd4;
    wire joined_40_is_5 = joined_40 == 3'd5;
    wire joined_40_is_6 = joined_40 == 3'd6;
    wire joined_40_is_max = joined_40 == {3{1'b1}};
    wire [7:0] index_onehot_24 = {joined_40_is_max, joined_40_is_6, joined_40_is_5, joined_40_is_4,
            joined_40_is_3, joined_40_is_2, joined_40_is_1, joined_40_is_0};
    wire equals_24 = (({8{index_onehot_24[0]}} & f_u_ccu_3_tag_0)
            | ({8{index_onehot_24[1]}} & f_u_ccu_3_tag_1)
            | ({8{index_onehot_24[2]}} & f_u_ccu_3_tag_2)
            | ({8{index_onehot_24[3]}} & f_u_ccu_3_tag_3)
            | ({8{index_onehot_24[4]}} & f_u_ccu_3_tag_4)
            | ({8{index_onehot_24[5]}} & f_u_ccu_3_tag_5)
            | ({8{index_onehot_24[6]}} & f_u_ccu_3_tag_6)
            | ({8{index_onehot_24[7]}} & f_u_ccu_3_tag_7)) == f_3_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]) | equals_24);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_3_owned | (f_u_ccu_3_wid == 3'd3))
            & (~f_3_busy | f_3_wid_is_3));

    wire any_f_u_bank_arbiter_in_flight_1_6_7 = |f_u_bank_arbiter_in_flight_1[7:6];
    wire and_20 = any_f_u_bank_arbiter_in_flight_1_6_7
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd0);
    wire [1:0] and_20_etc = {f_u_bank_arbiter_pend_3[0], and_20};
    wire and_20_or = and_20 | f_u_bank_arbiter_pend_3[0];
    wire f_u_ccu_3_busy_and = f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0];
    wire and_21 = any_f_u_bank_arbiter_in_flight_1_6_7
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd1);
    wire [1:0] and_21_etc = {f_u_bank_arbiter_pend_3[1], and_21};
    wire and_21_or = and_21 | f_u_bank_arbiter_pend_3[1];
    wire f_u_ccu_3_busy_and_2 = f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1];
    wire and_22 = any_f_u_bank_arbiter_in_flight_1_6_7
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd2);
    wire [1:0] and_22_etc = {f_u_bank_arbiter_pend_3[2], and_22};
    wire and_22_or = and_22 | f_u_bank_arbiter_pend_3[2];
    wire f_u_ccu_3_busy_and_3 = f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2];
    wire and_23 = any_f_u_bank_arbiter_in_flight_1_6_7
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd3);
    wire [1:0] and_23_etc = {f_u_bank_arbiter_pend_3[3], and_23};
    wire and_23_or = and_23 | f_u_bank_arbiter_pend_3[3];
    wire f_u_ccu_3_busy_and_4 = f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3];
    wire and_24 = any_f_u_bank_arbiter_in_flight_1_6_7
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd4);
    wire [1:0] and_24_etc = {f_u_bank_arbiter_pend_3[4], and_24};
    wire and_24_or = and_24 | f_u_bank_arbiter_pend_3[4];
    wire f_u_ccu_3_busy_and_5 = f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4];
    wire and_25 = any_f_u_bank_arbiter_in_flight_1_6_7
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd5);
    wire [1:0] and_25_etc = {f_u_bank_arbiter_pend_3[5], and_25};
    wire and_25_or = and_25 | f_u_bank_arbiter_pend_3[5];
    wire f_u_ccu_3_busy_and_6 = f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_20_etc & (and_20_etc - 2'd1)))
            & (~and_20_or | f_u_ccu_3_busy_and)) & (~(|(and_21_etc & (and_21_etc - 2'd1)))
            & (~and_21_or | f_u_ccu_3_busy_and_2)) & (~(|(and_22_etc & (and_22_etc - 2'd1)))
            & (~and_22_or | f_u_ccu_3_busy_and_3)) & (~(|(and_23_etc & (and_23_etc - 2'd1)))
            & (~and_23_or | f_u_ccu_3_busy_and_4)) & (~(|(and_24_etc & (and_24_etc - 2'd1)))
            & (~and_24_or | f_u_ccu_3_busy_and_5)) & (~(|(and_25_etc & (and_25_etc - 2'd1)))
            & (~and_25_or | f_u_ccu_3_busy_and_6)));

    wire f_u_ccu_3_src_valid_0_and = f_u_ccu_3_src_valid[0] & (joined_35 == joined_36);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[1]
            & f_u_ccu_3_src_valid_0_and) | ((f_u_ccu_3_ready[1] == f_u_ccu_3_ready[0])
            & ~(and_21_or & and_20_or)));

    wire f_u_ccu_3_src_valid_0_and_2 = f_u_ccu_3_src_valid[0] & (joined_35 == joined_37);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2]
            & f_u_ccu_3_src_valid_0_and_2) | ((f_u_ccu_3_ready[2] == f_u_ccu_3_ready[0])
            & ~(and_22_or & and_20_or)));

    wire f_u_ccu_3_src_valid_1_and = f_u_ccu_3_src_valid[1] & (joined_36 == joined_37);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2]
            & f_u_ccu_3_src_valid_1_and) | ((f_u_ccu_3_ready[2] == f_u_ccu_3_ready[1])
            & ~(and_22_or & and_21_or)));

    wire f_u_ccu_3_src_valid_0_and_3 = f_u_ccu_3_src_valid[0] & (joined_35 == joined_38);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]
            & f_u_ccu_3_src_valid_0_and_3) | ((f_u_ccu_3_ready[3] == f_u_ccu_3_ready[0])
            & ~(and_23_or & and_20_or)));

    wire f_u_ccu_3_src_valid_1_and_2 = f_u_ccu_3_src_valid[1] & (joined_36 == joined_38);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]
            & f_u_ccu_3_src_valid_1_and_2) | ((f_u_ccu_3_ready[3] == f_u_ccu_3_ready[1])
            & ~(and_23_or & and_21_or)));

    wire f_u_ccu_3_src_valid_2_and = f_u_ccu_3_src_valid[2] & (joined_37 == joined_38);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]
            & f_u_ccu_3_src_valid_2_and) | ((f_u_ccu_3_ready[3] == f_u_ccu_3_ready[2])
            & ~(and_23_or & and_22_or)));

    wire f_u_ccu_3_src_valid_0_and_4 = f_u_ccu_3_src_valid[0] & (joined_35 == joined_39);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & f_u_ccu_3_src_valid_0_and_4) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[0])
            & ~(and_24_or & and_20_or)));

    wire f_u_ccu_3_src_valid_1_and_3 = f_u_ccu_3_src_valid[1] & (joined_36 == joined_39);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & f_u_ccu_3_src_valid_1_and_3) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[1])
            & ~(and_24_or & and_21_or)));

    wire f_u_ccu_3_src_valid_2_and_2 = f_u_ccu_3_src_valid[2] & (joined_37 == joined_39);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & f_u_ccu_3_src_valid_2_and_2) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[2])
            & ~(and_24_or & and_22_or)));

    wire f_u_ccu_3_src_valid_3_and = f_u_ccu_3_src_valid[3] & (joined_38 == joined_39);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & f_u_ccu_3_src_valid_3_and) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[3])
            & ~(and_24_or & and_23_or)));

    wire f_u_ccu_3_src_valid_0_and_5 = f_u_ccu_3_src_valid[0] & (joined_35 == joined_40);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & f_u_ccu_3_src_valid_0_and_5) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[0])
            & ~(and_25_or & and_20_or)));

    wire f_u_ccu_3_src_valid_1_and_4 = f_u_ccu_3_src_valid[1] & (joined_36 == joined_40);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & f_u_ccu_3_src_valid_1_and_4) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[1])
            & ~(and_25_or & and_21_or)));

    wire f_u_ccu_3_src_valid_2_and_3 = f_u_ccu_3_src_valid[2] & (joined_37 == joined_40);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & f_u_ccu_3_src_valid_2_and_3) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[2])
            & ~(and_25_or & and_22_or)));

    wire f_u_ccu_3_src_valid_3_and_2 = f_u_ccu_3_src_valid[3] & (joined_38 == joined_40);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & f_u_ccu_3_src_valid_3_and_2) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[3])
            & ~(and_25_or & and_23_or)));

    wire f_u_ccu_3_src_valid_4_and = f_u_ccu_3_src_valid[4] & (joined_39 == joined_40);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & f_u_ccu_3_src_valid_4_and) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[4])
            & ~(and_25_or & and_24_or)));

    wire or_13 = (((and_20_or | (and_21_or & (f_u_ccu_3_src_valid[1] & (joined_36 == joined_35))))
            | (and_22_or & (f_u_ccu_3_src_valid[2] & (joined_37 == joined_35))))
            | (and_23_or & (f_u_ccu_3_src_valid[3] & (joined_38 == joined_35))))
            | (and_24_or & (f_u_ccu_3_src_valid[4] & (joined_39 == joined_35)));
    wire or_14 = ((((and_21_or | (and_20_or & f_u_ccu_3_src_valid_0_and))
            | (and_22_or & (f_u_ccu_3_src_valid[2] & (joined_37 == joined_36))))
            | (and_23_or & (f_u_ccu_3_src_valid[3] & (joined_38 == joined_36))))
            | (and_24_or & (f_u_ccu_3_src_valid[4] & (joined_39 == joined_36))))
            | (and_25_or & (f_u_ccu_3_src_valid[5] & (joined_40 == joined_36)));
    wire or_15 = ((((and_22_or | (and_20_or & f_u_ccu_3_src_valid_0_and_2))
            | (and_21_or & f_u_ccu_3_src_valid_1_and)) |
            (and_23_or & (f_u_ccu_3_src_valid[3] & (joined_38 == joined_37))))
            | (and_24_or & (f_u_ccu_3_src_valid[4] & (joined_39 == joined_37))))
            | (and_25_or & (f_u_ccu_3_src_valid[5] & (joined_40 == joined_37)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_3_busy_and |
            (or_13 | (and_25_or & (f_u_ccu_3_src_valid[5] & (joined_40 == joined_35)))))
            & (~f_u_ccu_3_busy_and_2 | or_14) & (~f_u_ccu_3_busy_and_3 | or_15)
            & (~f_u_ccu_3_busy_and_4
            | (((((and_23_or | (and_20_or & f_u_ccu_3_src_valid_0_and_3))
            | (and_21_or & f_u_ccu_3_src_valid_1_and_2)) | (and_22_or & f_u_ccu_3_src_valid_2_and))
            | (and_24_or & (f_u_ccu_3_src_valid[4] & (joined_39 == joined_38))))
            | (and_25_or & (f_u_ccu_3_src_valid[5] & (joined_40 == joined_38)))))
            & (~f_u_ccu_3_busy_and_5
            | (((((and_24_or | (and_20_or & f_u_ccu_3_src_valid_0_and_4))
            | (and_21_or & f_u_ccu_3_src_valid_1_and_3))
            | (and_22_or & f_u_ccu_3_src_valid_2_and_2)) | (and_23_or & f_u_ccu_3_src_valid_3_and))
            | (and_25_or & (f_u_ccu_3_src_valid[5] & (joined_40 == joined_39)))))
            & (~f_u_ccu_3_busy_and_6
            | (((((and_25_or | (and_20_or & f_u_ccu_3_src_valid_0_and_5))
            | (and_21_or & f_u_ccu_3_src_valid_1_and_4))
            | (and_22_or & f_u_ccu_3_src_valid_2_and_3))
            | (and_23_or & f_u_ccu_3_src_valid_3_and_2))
            | (and_24_or & f_u_ccu_3_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_3_owned & f_u_ccu_0_owned
            & (f_u_ccu_3_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_3_owned & f_u_ccu_1_owned
            & (f_u_ccu_3_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_3_owned & f_u_ccu_2_owned
            & (f_u_ccu_3_wid == f_u_ccu_2_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_4_busy == f_u_ccu_4_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_4_busy | ((f_u_ccu_4_wid == f_4_wid)
            & (f_u_ccu_4_src_valid == f_4_src)));

    wire [2:0] joined_41 = {|f_u_ccu_4_entry_0[7:4],
            |{f_u_ccu_4_entry_0[7:6], f_u_ccu_4_entry_0[3:2]},
            f_u_ccu_4_entry_0[1] | f_u_ccu_4_entry_0[3] | f_u_ccu_4_entry_0[5]
            | f_u_ccu_4_entry_0[7]};
    wire joined_41_is_0 = joined_41 == 3'd0;
    wire joined_41_is_1 = joined_41 == 3'd1;
    wire joined_41_is_2 = joined_41 == 3'd2;
    wire joined_41_is_3 = joined_41 == 3'd3;
    wire joined_41_is_4 = joined_41 == 3'd4;
    wire joined_41_is_5 = joined_41 == 3'd5;
    wire joined_41_is_6 = joined_41 == 3'd6;
    wire joined_41_is_max = joined_41 == {3{1'b1}};
    wire [7:0] index_onehot_25 = {joined_41_is_max, joined_41_is_6, joined_41_is_5, joined_41_is_4,
            joined_41_is_3, joined_41_is_2, joined_41_is_1, joined_41_is_0};
    wire equals_25 = (({8{index_onehot_25[0]}} & f_u_ccu_4_tag_0)
            | ({8{index_onehot_25[1]}} & f_u_ccu_4_tag_1)
            | ({8{index_onehot_25[2]}} & f_u_ccu_4_tag_2)
            | ({8{index_onehot_25[3]}} & f_u_ccu_4_tag_3)
            | ({8{index_onehot_25[4]}} & f_u_ccu_4_tag_4)
            | ({8{index_onehot_25[5]}} & f_u_ccu_4_tag_5)
            | ({8{index_onehot_25[6]}} & f_u_ccu_4_tag_6)
            | ({8{index_onehot_25[7]}} & f_u_ccu_4_tag_7)) == f_4_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[0]) | equals_25);

    wire [2:0] joined_42 = {|f_u_ccu_4_entry_1[7:4],
            |{f_u_ccu_4_entry_1[7:6], f_u_ccu_4_entry_1[3:2]},
            f_u_ccu_4_entry_1[1] | f_u_ccu_4_entry_1[3] | f_u_ccu_4_entry_1[5]
            | f_u_ccu_4_entry_1[7]};
    wire joined_42_is_0 = joined_42 == 3'd0;
    wire joined_42_is_1 = joined_42 == 3'd1;
    wire joined_42_is_2 = joined_42 == 3'd2;
    wire joined_42_is_3 = joined_42 == 3'd3;
    wire joined_42_is_4 = joined_42 == 3'd4;
    wire joined_42_is_5 = joined_42 == 3'd5;
    wire joined_42_is_6 = joined_42 == 3'd6;
    wire joined_42_is_max = joined_42 == {3{1'b1}};
    wire [7:0] index_onehot_26 = {joined_42_is_max, joined_42_is_6, joined_42_is_5, joined_42_is_4,
            joined_42_is_3, joined_42_is_2, joined_42_is_1, joined_42_is_0};
    wire equals_26 = (({8{index_onehot_26[0]}} & f_u_ccu_4_tag_0)
            | ({8{index_onehot_26[1]}} & f_u_ccu_4_tag_1)
            | ({8{index_onehot_26[2]}} & f_u_ccu_4_tag_2)
            | ({8{index_onehot_26[3]}} & f_u_ccu_4_tag_3)
            | ({8{index_onehot_26[4]}} & f_u_ccu_4_tag_4)
            | ({8{index_onehot_26[5]}} & f_u_ccu_4_tag_5)
            | ({8{index_onehot_26[6]}} & f_u_ccu_4_tag_6)
            | ({8{index_onehot_26[7]}} & f_u_ccu_4_tag_7)) == f_4_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[1]) | equals_26);

    wire [2:0] joined_43 = {|f_u_ccu_4_entry_2[7:4],
            |{f_u_ccu_4_entry_2[7:6], f_u_ccu_4_entry_2[3:2]},
            f_u_ccu_4_entry_2[1] | f_u_ccu_4_entry_2[3] | f_u_ccu_4_entry_2[5]
            | f_u_ccu_4_entry_2[7]};
    wire joined_43_is_0 = joined_43 == 3'd0;
    wire joined_43_is_1 = joined_43 == 3'd1;
    wire joined_43_is_2 = joined_43 == 3'd2;
    wire joined_43_is_3 = joined_43 == 3'd3;
    wire joined_43_is_4 = joined_43 == 3'd4;
    wire joined_43_is_5 = joined_43 == 3'd5;
    wire joined_43_is_6 = joined_43 == 3'd6;
    wire joined_43_is_max = joined_43 == {3{1'b1}};
    wire [7:0] index_onehot_27 = {joined_43_is_max, joined_43_is_6, joined_43_is_5, joined_43_is_4,
            joined_43_is_3, joined_43_is_2, joined_43_is_1, joined_43_is_0};
    wire equals_27 = (({8{index_onehot_27[0]}} & f_u_ccu_4_tag_0)
            | ({8{index_onehot_27[1]}} & f_u_ccu_4_tag_1)
            | ({8{index_onehot_27[2]}} & f_u_ccu_4_tag_2)
            | ({8{index_onehot_27[3]}} & f_u_ccu_4_tag_3)
            | ({8{index_onehot_27[4]}} & f_u_ccu_4_tag_4)
            | ({8{index_onehot_27[5]}} & f_u_ccu_4_tag_5)
            | ({8{index_onehot_27[6]}} & f_u_ccu_4_tag_6)
            | ({8{index_onehot_27[7]}} & f_u_ccu_4_tag_7)) == f_4_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2]) | equals_27);

    wire [2:0] joined_44 = {|f_u_ccu_4_entry_3[7:4],
            |{f_u_ccu_4_entry_3[7:6], f_u_ccu_4_entry_3[3:2]},
            f_u_ccu_4_entry_3[1] | f_u_ccu_4_entry_3[3] | f_u_ccu_4_entry_3[5]
            | f_u_ccu_4_entry_3[7]};
    wire joined_44_is_0 = joined_44 == 3'd0;
    wire joined_44_is_1 = joined_44 == 3'd1;
    wire joined_44_is_2 = joined_44 == 3'd2;
    wire joined_44_is_3 = joined_44 == 3'd3;
    wire joined_44_is_4 = joined_44 == 3'd4;
    wire joined_44_is_5 = joined_44 == 3'd5;
    wire joined_44_is_6 = joined_44 == 3'd6;
    wire joined_44_is_max = joined_44 == {3{1'b1}};
    wire [7:0] index_onehot_28 = {joined_44_is_max, joined_44_is_6, joined_44_is_5, joined_44_is_4,
            joined_44_is_3, joined_44_is_2, joined_44_is_1, joined_44_is_0};
    wire equals_28 = (({8{index_onehot_28[0]}} & f_u_ccu_4_tag_0)
            | ({8{index_onehot_28[1]}} & f_u_ccu_4_tag_1)
            | ({8{index_onehot_28[2]}} & f_u_ccu_4_tag_2)
            | ({8{index_onehot_28[3]}} & f_u_ccu_4_tag_3)
            | ({8{index_onehot_28[4]}} & f_u_ccu_4_tag_4)
            | ({8{index_onehot_28[5]}} & f_u_ccu_4_tag_5)
            | ({8{index_onehot_28[6]}} & f_u_ccu_4_tag_6)
            | ({8{index_onehot_28[7]}} & f_u_ccu_4_tag_7)) == f_4_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]) | equals_28);

    wire [2:0] joined_45 = {|f_u_ccu_4_entry_4[7:4],
            |{f_u_ccu_4_entry_4[7:6], f_u_ccu_4_entry_4[3:2]},
            f_u_ccu_4_entry_4[1] | f_u_ccu_4_entry_4[3] | f_u_ccu_4_entry_4[5]
            | f_u_ccu_4_entry_4[7]};
    wire joined_45_is_0 = joined_45 == 3'd0;
    wire joined_45_is_1 = joined_45 == 3'd1;
    wire joined_45_is_2 = joined_45 == 3'd2;
    wire joined_45_is_3 = joined_45 == 3'd3;
    wire joined_45_is_4 = joined_45 == 3'd4;
    wire joined_45_is_5 = joined_45 == 3'd5;
    wire joined_45_is_6 = joined_45 == 3'd6;
    wire joined_45_is_max = joined_45 == {3{1'b1}};
    wire [7:0] index_onehot_29 = {joined_45_is_max, joined_45_is_6, joined_45_is_5, joined_45_is_4,
            joined_45_is_3, joined_45_is_2, joined_45_is_1, joined_45_is_0};
    wire equals_29 = (({8{index_onehot_29[0]}} & f_u_ccu_4_tag_0)
            | ({8{index_onehot_29[1]}} & f_u_ccu_4_tag_1)
            | ({8{index_onehot_29[2]}} & f_u_ccu_4_tag_2)
            | ({8{index_onehot_29[3]}} & f_u_ccu_4_tag_3)
            | ({8{index_onehot_29[4]}} & f_u_ccu_4_tag_4)
            | ({8{index_onehot_29[5]}} & f_u_ccu_4_tag_5)
            | ({8{index_onehot_29[6]}} & f_u_ccu_4_tag_6)
            | ({8{index_onehot_29[7]}} & f_u_ccu_4_tag_7)) == f_4_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]) | equals_29);

    wire [2:0] joined_46 = {|f_u_ccu_4_entry_5[7:4],
            |{f_u_ccu_4_entry_5[7:6], f_u_ccu_4_entry_5[3:2]},
            f_u_ccu_4_entry_5[1] | f_u_ccu_4_entry_5[3] | f_u_ccu_4_entry_5[5]
            | f_u_ccu_4_entry_5[7]};
    wire joined_46_is_0 = joined_46 == 3'd0;
    wire joined_46_is_1 = joined_46 == 3'd1;
    wire joined_46_is_2 = joined_46 == 3'd2;
    wire joined_46_is_3 = joined_46 == 3'd3;
    wire joined_46_is_4 = joined_46 == 3'd4;
    wire joined_46_is_5 = joined_46 == 3'd5;
    wire joined_46_is_6 = joined_46 == 3'd6;
    wire joined_46_is_max = joined_46 == {3{1'b1}};
    wire [7:0] index_onehot_30 = {joined_46_is_max, joined_46_is_6, joined_46_is_5, joined_46_is_4,
            joined_46_is_3, joined_46_is_2, joined_46_is_1, joined_46_is_0};
    wire equals_30 = (({8{index_onehot_30[0]}} & f_u_ccu_4_tag_0)
            | ({8{index_onehot_30[1]}} & f_u_ccu_4_tag_1)
            | ({8{index_onehot_30[2]}} & f_u_ccu_4_tag_2)
            | ({8{index_onehot_30[3]}} & f_u_ccu_4_tag_3)
            | ({8{index_onehot_30[4]}} & f_u_ccu_4_tag_4)
            | ({8{index_onehot_30[5]}} & f_u_ccu_4_tag_5)
            | ({8{index_onehot_30[6]}} & f_u_ccu_4_tag_6)
            | ({8{index_onehot_30[7]}} & f_u_ccu_4_tag_7)) == f_4_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]) | equals_30);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_4_owned | (f_u_ccu_4_wid == 3'd4))
            & (~f_4_busy | f_4_wid_is_4));

    wire any_f_u_bank_arbiter_in_flight_1_8_9 = |f_u_bank_arbiter_in_flight_1[9:8];
    wire and_26 = any_f_u_bank_arbiter_in_flight_1_8_9
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd0);
    wire [1:0] and_26_etc = {f_u_bank_arbiter_pend_4[0], and_26};
    wire and_26_or = and_26 | f_u_bank_arbiter_pend_4[0];
    wire f_u_ccu_4_busy_and = f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0];
    wire and_27 = any_f_u_bank_arbiter_in_flight_1_8_9
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd1);
    wire [1:0] and_27_etc = {f_u_bank_arbiter_pend_4[1], and_27};
    wire and_27_or = and_27 | f_u_bank_arbiter_pend_4[1];
    wire f_u_ccu_4_busy_and_2 = f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1];
    wire and_28 = any_f_u_bank_arbiter_in_flight_1_8_9
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd2);
    wire [1:0] and_28_etc = {f_u_bank_arbiter_pend_4[2], and_28};
    wire and_28_or = and_28 | f_u_bank_arbiter_pend_4[2];
    wire f_u_ccu_4_busy_and_3 = f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2];
    wire and_29 = any_f_u_bank_arbiter_in_flight_1_8_9
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd3);
    wire [1:0] and_29_etc = {f_u_bank_arbiter_pend_4[3], and_29};
    wire and_29_or = and_29 | f_u_bank_arbiter_pend_4[3];
    wire f_u_ccu_4_busy_and_4 = f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3];
    wire and_30 = any_f_u_bank_arbiter_in_flight_1_8_9
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd4);
    wire [1:0] and_30_etc = {f_u_bank_arbiter_pend_4[4], and_30};
    wire and_30_or = and_30 | f_u_bank_arbiter_pend_4[4];
    wire f_u_ccu_4_busy_and_5 = f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4];
    wire and_31 = any_f_u_bank_arbiter_in_flight_1_8_9
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd5);
    wire [1:0] and_31_etc = {f_u_bank_arbiter_pend_4[5], and_31};
    wire and_31_or = and_31 | f_u_bank_arbiter_pend_4[5];
    wire f_u_ccu_4_busy_and_6 = f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_26_etc & (and_26_etc - 2'd1)))
            & (~and_26_or | f_u_ccu_4_busy_and)) & (~(|(and_27_etc & (and_27_etc - 2'd1)))
            & (~and_27_or | f_u_ccu_4_busy_and_2)) & (~(|(and_28_etc & (and_28_etc - 2'd1)))
            & (~and_28_or | f_u_ccu_4_busy_and_3)) & (~(|(and_29_etc & (and_29_etc - 2'd1)))
            & (~and_29_or | f_u_ccu_4_busy_and_4)) & (~(|(and_30_etc & (and_30_etc - 2'd1)))
            & (~and_30_or | f_u_ccu_4_busy_and_5)) & (~(|(and_31_etc & (and_31_etc - 2'd1)))
            & (~and_31_or | f_u_ccu_4_busy_and_6)));

    wire f_u_ccu_4_src_valid_0_and = f_u_ccu_4_src_valid[0] & (joined_41 == joined_42);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[1]
            & f_u_ccu_4_src_valid_0_and) | ((f_u_ccu_4_ready[1] == f_u_ccu_4_ready[0])
            & ~(and_27_or & and_26_or)));

    wire f_u_ccu_4_src_valid_0_and_2 = f_u_ccu_4_src_valid[0] & (joined_41 == joined_43);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2]
            & f_u_ccu_4_src_valid_0_and_2) | ((f_u_ccu_4_ready[2] == f_u_ccu_4_ready[0])
            & ~(and_28_or & and_26_or)));

    wire f_u_ccu_4_src_valid_1_and = f_u_ccu_4_src_valid[1] & (joined_42 == joined_43);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2]
            & f_u_ccu_4_src_valid_1_and) | ((f_u_ccu_4_ready[2] == f_u_ccu_4_ready[1])
            & ~(and_28_or & and_27_or)));

    wire f_u_ccu_4_src_valid_0_and_3 = f_u_ccu_4_src_valid[0] & (joined_41 == joined_44);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]
            & f_u_ccu_4_src_valid_0_and_3) | ((f_u_ccu_4_ready[3] == f_u_ccu_4_ready[0])
            & ~(and_29_or & and_26_or)));

    wire f_u_ccu_4_src_valid_1_and_2 = f_u_ccu_4_src_valid[1] & (joined_42 == joined_44);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]
            & f_u_ccu_4_src_valid_1_and_2) | ((f_u_ccu_4_ready[3] == f_u_ccu_4_ready[1])
            & ~(and_29_or & and_27_or)));

    wire f_u_ccu_4_src_valid_2_and = f_u_ccu_4_src_valid[2] & (joined_43 == joined_44);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]
            & f_u_ccu_4_src_valid_2_and) | ((f_u_ccu_4_ready[3] == f_u_ccu_4_ready[2])
            & ~(and_29_or & and_28_or)));

    wire f_u_ccu_4_src_valid_0_and_4 = f_u_ccu_4_src_valid[0] & (joined_41 == joined_45);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & f_u_ccu_4_src_valid_0_and_4) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[0])
            & ~(and_30_or & and_26_or)));

    wire f_u_ccu_4_src_valid_1_and_3 = f_u_ccu_4_src_valid[1] & (joined_42 == joined_45);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & f_u_ccu_4_src_valid_1_and_3) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[1])
            & ~(and_30_or & and_27_or)));

    wire f_u_ccu_4_src_valid_2_and_2 = f_u_ccu_4_src_valid[2] & (joined_43 == joined_45);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & f_u_ccu_4_src_valid_2_and_2) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[2])
            & ~(and_30_or & and_28_or)));

    wire f_u_ccu_4_src_valid_3_and = f_u_ccu_4_src_valid[3] & (joined_44 == joined_45);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & f_u_ccu_4_src_valid_3_and) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[3])
            & ~(and_30_or & and_29_or)));

    wire f_u_ccu_4_src_valid_0_and_5 = f_u_ccu_4_src_valid[0] & (joined_41 == joined_46);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & f_u_ccu_4_src_valid_0_and_5) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[0])
            & ~(and_31_or & and_26_or)));

    wire f_u_ccu_4_src_valid_1_and_4 = f_u_ccu_4_src_valid[1] & (joined_42 == joined_46);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & f_u_ccu_4_src_valid_1_and_4) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[1])
            & ~(and_31_or & and_27_or)));

    wire f_u_ccu_4_src_valid_2_and_3 = f_u_ccu_4_src_valid[2] & (joined_43 == joined_46);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & f_u_ccu_4_src_valid_2_and_3) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[2])
            & ~(and_31_or & and_28_or)));

    wire f_u_ccu_4_src_valid_3_and_2 = f_u_ccu_4_src_valid[3] & (joined_44 == joined_46);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & f_u_ccu_4_src_valid_3_and_2) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[3])
            & ~(and_31_or & and_29_or)));

    wire f_u_ccu_4_src_valid_4_and = f_u_ccu_4_src_valid[4] & (joined_45 == joined_46);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & f_u_ccu_4_src_valid_4_and) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[4])
            & ~(and_31_or & and_30_or)));

    wire or_16 = (((and_26_or | (and_27_or & (f_u_ccu_4_src_valid[1] & (joined_42 == joined_41))))
            | (and_28_or & (f_u_ccu_4_src_valid[2] & (joined_43 == joined_41))))
            | (and_29_or & (f_u_ccu_4_src_valid[3] & (joined_44 == joined_41))))
            | (and_30_or & (f_u_ccu_4_src_valid[4] & (joined_45 == joined_41)));
    wire or_17 = ((((and_27_or | (and_26_or & f_u_ccu_4_src_valid_0_and))
            | (and_28_or & (f_u_ccu_4_src_valid[2] & (joined_43 == joined_42))))
            | (and_29_or & (f_u_ccu_4_src_valid[3] & (joined_44 == joined_42))))
            | (and_30_or & (f_u_ccu_4_src_valid[4] & (joined_45 == joined_42))))
            | (and_31_or & (f_u_ccu_4_src_valid[5] & (joined_46 == joined_42)));
    wire or_18 = ((((and_28_or | (and_26_or & f_u_ccu_4_src_valid_0_and_2))
            | (and_27_or & f_u_ccu_4_src_valid_1_and)) |
            (and_29_or & (f_u_ccu_4_src_valid[3] & (joined_44 == joined_43))))
            | (and_30_or & (f_u_ccu_4_src_valid[4] & (joined_45 == joined_43))))
            | (and_31_or & (f_u_ccu_4_src_valid[5] & (joined_46 == joined_43)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_4_busy_and |
            (or_16 | (and_31_or & (f_u_ccu_4_src_valid[5] & (joined_46 == joined_41)))))
            & (~f_u_ccu_4_busy_and_2 | or_17) & (~f_u_ccu_4_busy_and_3 | or_18)
            & (~f_u_ccu_4_busy_and_4
            | (((((and_29_or | (and_26_or & f_u_ccu_4_src_valid_0_and_3))
            | (and_27_or & f_u_ccu_4_src_valid_1_and_2)) | (and_28_or & f_u_ccu_4_src_valid_2_and))
            | (and_30_or & (f_u_ccu_4_src_valid[4] & (joined_45 == joined_44))))
            | (and_31_or & (f_u_ccu_4_src_valid[5] & (joined_46 == joined_44)))))
            & (~f_u_ccu_4_busy_and_5
            | (((((and_30_or | (and_26_or & f_u_ccu_4_src_valid_0_and_4))
            | (and_27_or & f_u_ccu_4_src_valid_1_and_3))
            | (and_28_or & f_u_ccu_4_src_valid_2_and_2)) | (and_29_or & f_u_ccu_4_src_valid_3_and))
            | (and_31_or & (f_u_ccu_4_src_valid[5] & (joined_46 == joined_45)))))
            & (~f_u_ccu_4_busy_and_6
            | (((((and_31_or | (and_26_or & f_u_ccu_4_src_valid_0_and_5))
            | (and_27_or & f_u_ccu_4_src_valid_1_and_4))
            | (and_28_or & f_u_ccu_4_src_valid_2_and_3))
            | (and_29_or & f_u_ccu_4_src_valid_3_and_2))
            | (and_30_or & f_u_ccu_4_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_4_owned & f_u_ccu_0_owned
            & (f_u_ccu_4_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_4_owned & f_u_ccu_1_owned
            & (f_u_ccu_4_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_4_owned & f_u_ccu_2_owned
            & (f_u_ccu_4_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_4_owned & f_u_ccu_3_owned
            & (f_u_ccu_4_wid == f_u_ccu_3_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_5_busy == f_u_ccu_5_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_5_busy | ((f_u_ccu_5_wid == f_5_wid)
            & (f_u_ccu_5_src_valid == f_5_src)));

    wire [2:0] joined_47 = {|f_u_ccu_5_entry_0[7:4],
            |{f_u_ccu_5_entry_0[7:6], f_u_ccu_5_entry_0[3:2]},
            f_u_ccu_5_entry_0[1] | f_u_ccu_5_entry_0[3] | f_u_ccu_5_entry_0[5]
            | f_u_ccu_5_entry_0[7]};
    wire joined_47_is_0 = joined_47 == 3'd0;
    wire joined_47_is_1 = joined_47 == 3'd1;
    wire joined_47_is_2 = joined_47 == 3'd2;
    wire joined_47_is_3 = joined_47 == 3'd3;
    wire joined_47_is_4 = joined_47 == 3'd4;
    wire joined_47_is_5 = joined_47 == 3'd5;
    wire joined_47_is_6 = joined_47 == 3'd6;
    wire joined_47_is_max = joined_47 == {3{1'b1}};
    wire [7:0] index_onehot_31 = {joined_47_is_max, joined_47_is_6, joined_47_is_5, joined_47_is_4,
            joined_47_is_3, joined_47_is_2, joined_47_is_1, joined_47_is_0};
    wire equals_31 = (({8{index_onehot_31[0]}} & f_u_ccu_5_tag_0)
            | ({8{index_onehot_31[1]}} & f_u_ccu_5_tag_1)
            | ({8{index_onehot_31[2]}} & f_u_ccu_5_tag_2)
            | ({8{index_onehot_31[3]}} & f_u_ccu_5_tag_3)
            | ({8{index_onehot_31[4]}} & f_u_ccu_5_tag_4)
            | ({8{index_onehot_31[5]}} & f_u_ccu_5_tag_5)
            | ({8{index_onehot_31[6]}} & f_u_ccu_5_tag_6)
            | ({8{index_onehot_31[7]}} & f_u_ccu_5_tag_7)) == f_5_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[0]) | equals_31);

    wire [2:0] joined_48 = {|f_u_ccu_5_entry_1[7:4],
            |{f_u_ccu_5_entry_1[7:6], f_u_ccu_5_entry_1[3:2]},
            f_u_ccu_5_entry_1[1] | f_u_ccu_5_entry_1[3] | f_u_ccu_5_entry_1[5]
            | f_u_ccu_5_entry_1[7]};
    wire joined_48_is_0 = joined_48 == 3'd0;
    wire joined_48_is_1 = joined_48 == 3'd1;
    wire joined_48_is_2 = joined_48 == 3'd2;
    wire joined_48_is_3 = joined_48 == 3'd3;
    wire joined_48_is_4 = joined_48 == 3'd4;
    wire joined_48_is_5 = joined_48 == 3'd5;
    wire joined_48_is_6 = joined_48 == 3'd6;
    wire joined_48_is_max = joined_48 == {3{1'b1}};
    wire [7:0] index_onehot_32 = {joined_48_is_max, joined_48_is_6, joined_48_is_5, joined_48_is_4,
            joined_48_is_3, joined_48_is_2, joined_48_is_1, joined_48_is_0};
    wire equals_32 = (({8{index_onehot_32[0]}} & f_u_ccu_5_tag_0)
            | ({8{index_onehot_32[1]}} & f_u_ccu_5_tag_1)
            | ({8{index_onehot_32[2]}} & f_u_ccu_5_tag_2)
            | ({8{index_onehot_32[3]}} & f_u_ccu_5_tag_3)
            | ({8{index_onehot_32[4]}} & f_u_ccu_5_tag_4)
            | ({8{index_onehot_32[5]}} & f_u_ccu_5_tag_5)
            | ({8{index_onehot_32[6]}} & f_u_ccu_5_tag_6)
            | ({8{index_onehot_32[7]}} & f_u_ccu_5_tag_7)) == f_5_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[1]) | equals_32);

    wire [2:0] joined_49 = {|f_u_ccu_5_entry_2[7:4],
            |{f_u_ccu_5_entry_2[7:6], f_u_ccu_5_entry_2[3:2]},
            f_u_ccu_5_entry_2[1] | f_u_ccu_5_entry_2[3] | f_u_ccu_5_entry_2[5]
            | f_u_ccu_5_entry_2[7]};
    wire joined_49_is_0 = joined_49 == 3'd0;
    wire joined_49_is_1 = joined_49 == 3'd1;
    wire joined_49_is_2 = joined_49 == 3'd2;
    wire joined_49_is_3 = joined_49 == 3'd3;
    wire joined_49_is_4 = joined_49 == 3'd4;
    wire joined_49_is_5 = joined_49 == 3'd5;
    wire joined_49_is_6 = joined_49 == 3'd6;
    wire joined_49_is_max = joined_49 == {3{1'b1}};
    wire [7:0] index_onehot_33 = {joined_49_is_max, joined_49_is_6, joined_49_is_5, joined_49_is_4,
            joined_49_is_3, joined_49_is_2, joined_49_is_1, joined_49_is_0};
    wire equals_33 = (({8{index_onehot_33[0]}} & f_u_ccu_5_tag_0)
            | ({8{index_onehot_33[1]}} & f_u_ccu_5_tag_1)
            | ({8{index_onehot_33[2]}} & f_u_ccu_5_tag_2)
            | ({8{index_onehot_33[3]}} & f_u_ccu_5_tag_3)
            | ({8{index_onehot_33[4]}} & f_u_ccu_5_tag_4)
            | ({8{index_onehot_33[5]}} & f_u_ccu_5_tag_5)
            | ({8{index_onehot_33[6]}} & f_u_ccu_5_tag_6)
            | ({8{index_onehot_33[7]}} & f_u_ccu_5_tag_7)) == f_5_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2]) | equals_33);

    wire [2:0] joined_50 = {|f_u_ccu_5_entry_3[7:4],
            |{f_u_ccu_5_entry_3[7:6], f_u_ccu_5_entry_3[3:2]},
            f_u_ccu_5_entry_3[1] | f_u_ccu_5_entry_3[3] | f_u_ccu_5_entry_3[5]
            | f_u_ccu_5_entry_3[7]};
    wire joined_50_is_0 = joined_50 == 3'd0;
    wire joined_50_is_1 = joined_50 == 3'd1;
    wire joined_50_is_2 = joined_50 == 3'd2;
    wire joined_50_is_3 = joined_50 == 3'd3;
    wire joined_50_is_4 = joined_50 == 3'd4;
    wire joined_50_is_5 = joined_50 == 3'd5;
    wire joined_50_is_6 = joined_50 == 3'd6;
    wire joined_50_is_max = joined_50 == {3{1'b1}};
    wire [7:0] index_onehot_34 = {joined_50_is_max, joined_50_is_6, joined_50_is_5, joined_50_is_4,
            joined_50_is_3, joined_50_is_2, joined_50_is_1, joined_50_is_0};
    wire equals_34 = (({8{index_onehot_34[0]}} & f_u_ccu_5_tag_0)
            | ({8{index_onehot_34[1]}} & f_u_ccu_5_tag_1)
            | ({8{index_onehot_34[2]}} & f_u_ccu_5_tag_2)
            | ({8{index_onehot_34[3]}} & f_u_ccu_5_tag_3)
            | ({8{index_onehot_34[4]}} & f_u_ccu_5_tag_4)
            | ({8{index_onehot_34[5]}} & f_u_ccu_5_tag_5)
            | ({8{index_onehot_34[6]}} & f_u_ccu_5_tag_6)
            | ({8{index_onehot_34[7]}} & f_u_ccu_5_tag_7)) == f_5_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]) | equals_34);

    wire [2:0] joined_51 = {|f_u_ccu_5_entry_4[7:4],
            |{f_u_ccu_5_entry_4[7:6], f_u_ccu_5_entry_4[3:2]},
            f_u_ccu_5_entry_4[1] | f_u_ccu_5_entry_4[3] | f_u_ccu_5_entry_4[5]
            | f_u_ccu_5_entry_4[7]};
    wire joined_51_is_0 = joined_51 == 3'd0;
    wire joined_51_is_1 = joined_51 == 3'd1;
    wire joined_51_is_2 = joined_51 == 3'd2;
    wire joined_51_is_3 = joined_51 == 3'd3;
    wire joined_51_is_4 = joined_51 == 3'd4;
    wire joined_51_is_5 = joined_51 == 3'd5;
    wire joined_51_is_6 = joined_51 == 3'd6;
    wire joined_51_is_max = joined_51 == {3{1'b1}};
    wire [7:0] index_onehot_35 = {joined_51_is_max, joined_51_is_6, joined_51_is_5, joined_51_is_4,
            joined_51_is_3, joined_51_is_2, joined_51_is_1, joined_51_is_0};
    wire equals_35 = (({8{index_onehot_35[0]}} & f_u_ccu_5_tag_0)
            | ({8{index_onehot_35[1]}} & f_u_ccu_5_tag_1)
            | ({8{index_onehot_35[2]}} & f_u_ccu_5_tag_2)
            | ({8{index_onehot_35[3]}} & f_u_ccu_5_tag_3)
            | ({8{index_onehot_35[4]}} & f_u_ccu_5_tag_4)
            | ({8{index_onehot_35[5]}} & f_u_ccu_5_tag_5)
            | ({8{index_onehot_35[6]}} & f_u_ccu_5_tag_6)
            | ({8{index_onehot_35[7]}} & f_u_ccu_5_tag_7)) == f_5_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]) | equals_35);

    wire [2:0] joined_52 = {|f_u_ccu_5_entry_5[7:4],
            |{f_u_ccu_5_entry_5[7:6], f_u_ccu_5_entry_5[3:2]},
            f_u_ccu_5_entry_5[1] | f_u_ccu_5_entry_5[3] | f_u_ccu_5_entry_5[5]
            | f_u_ccu_5_entry_5[7]};
    wire joined_52_is_0 = joined_52 == 3'd0;
    wire joined_52_is_1 = joined_52 == 3'd1;
    wire joined_52_is_2 = joined_52 == 3'd2;
    wire joined_52_is_3 = joined_52 == 3'd3;
    wire joined_52_is_4 = joined_52 == 3'd4;
    wire joined_52_is_5 = joined_52 == 3'd5;
    wire joined_52_is_6 = joined_52 == 3'd6;
    wire joined_52_is_max = joined_52 == {3{1'b1}};
    wire [7:0] index_onehot_36 = {joined_52_is_max, joined_52_is_6, joined_52_is_5, joined_52_is_4,
            joined_52_is_3, joined_52_is_2, joined_52_is_1, joined_52_is_0};
    wire equals_36 = (({8{index_onehot_36[0]}} & f_u_ccu_5_tag_0)
            | ({8{index_onehot_36[1]}} & f_u_ccu_5_tag_1)
            | ({8{index_onehot_36[2]}} & f_u_ccu_5_tag_2)
            | ({8{index_onehot_36[3]}} & f_u_ccu_5_tag_3)
            | ({8{index_onehot_36[4]}} & f_u_ccu_5_tag_4)
            | ({8{index_onehot_36[5]}} & f_u_ccu_5_tag_5)
            | ({8{index_onehot_36[6]}} & f_u_ccu_5_tag_6)
            | ({8{index_onehot_36[7]}} & f_u_ccu_5_tag_7)) == f_5_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]) | equals_36);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_5_owned | (f_u_ccu_5_wid == 3'd5))
            & (~f_5_busy | f_5_wid_is_5));

    wire any_f_u_bank_arbiter_in_flight_1_10_11 = |f_u_bank_arbiter_in_flight_1[11:10];
    wire and_32 = any_f_u_bank_arbiter_in_flight_1_10_11
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd0);
    wire [1:0] and_32_etc = {f_u_bank_arbiter_pend_5[0], and_32};
    wire and_32_or = and_32 | f_u_bank_arbiter_pend_5[0];
    wire f_u_ccu_5_busy_and = f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0];
    wire and_33 = any_f_u_bank_arbiter_in_flight_1_10_11
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd1);
    wire [1:0] and_33_etc = {f_u_bank_arbiter_pend_5[1], and_33};
    wire and_33_or = and_33 | f_u_bank_arbiter_pend_5[1];
    wire f_u_ccu_5_busy_and_2 = f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1];
    wire and_34 = any_f_u_bank_arbiter_in_flight_1_10_11
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd2);
    wire [1:0] and_34_etc = {f_u_bank_arbiter_pend_5[2], and_34};
    wire and_34_or = and_34 | f_u_bank_arbiter_pend_5[2];
    wire f_u_ccu_5_busy_and_3 = f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2];
    wire and_35 = any_f_u_bank_arbiter_in_flight_1_10_11
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd3);
    wire [1:0] and_35_etc = {f_u_bank_arbiter_pend_5[3], and_35};
    wire and_35_or = and_35 | f_u_bank_arbiter_pend_5[3];
    wire f_u_ccu_5_busy_and_4 = f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3];
    wire and_36 = any_f_u_bank_arbiter_in_flight_1_10_11
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd4);
    wire [1:0] and_36_etc = {f_u_bank_arbiter_pend_5[4], and_36};
    wire and_36_or = and_36 | f_u_bank_arbiter_pend_5[4];
    wire f_u_ccu_5_busy_and_5 = f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4];
    wire and_37 = any_f_u_bank_arbiter_in_flight_1_10_11
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd5);
    wire [1:0] and_37_etc = {f_u_bank_arbiter_pend_5[5], and_37};
    wire and_37_or = and_37 | f_u_bank_arbiter_pend_5[5];
    wire f_u_ccu_5_busy_and_6 = f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_32_etc & (and_32_etc - 2'd1)))
            & (~and_32_or | f_u_ccu_5_busy_and)) & (~(|(and_33_etc & (and_33_etc - 2'd1)))
            & (~and_33_or | f_u_ccu_5_busy_and_2)) & (~(|(and_34_etc & (and_34_etc - 2'd1)))
            & (~and_34_or | f_u_ccu_5_busy_and_3)) & (~(|(and_35_etc & (and_35_etc - 2'd1)))
            & (~and_35_or | f_u_ccu_5_busy_and_4)) & (~(|(and_36_etc & (and_36_etc - 2'd1)))
            & (~and_36_or | f_u_ccu_5_busy_and_5)) & (~(|(and_37_etc & (and_37_etc - 2'd1)))
            & (~and_37_or | f_u_ccu_5_busy_and_6)));

    wire f_u_ccu_5_src_valid_0_and = f_u_ccu_5_src_valid[0] & (joined_47 == joined_48);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[1]
            & f_u_ccu_5_src_valid_0_and) | ((f_u_ccu_5_ready[1] == f_u_ccu_5_ready[0])
            & ~(and_33_or & and_32_or)));

    wire f_u_ccu_5_src_valid_0_and_2 = f_u_ccu_5_src_valid[0] & (joined_47 == joined_49);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2]
            & f_u_ccu_5_src_valid_0_and_2) | ((f_u_ccu_5_ready[2] == f_u_ccu_5_ready[0])
            & ~(and_34_or & and_32_or)));

    wire f_u_ccu_5_src_valid_1_and = f_u_ccu_5_src_valid[1] & (joined_48 == joined_49);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2]
            & f_u_ccu_5_src_valid_1_and) | ((f_u_ccu_5_ready[2] == f_u_ccu_5_ready[1])
            & ~(and_34_or & and_33_or)));

    wire f_u_ccu_5_src_valid_0_and_3 = f_u_ccu_5_src_valid[0] & (joined_47 == joined_50);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]
            & f_u_ccu_5_src_valid_0_and_3) | ((f_u_ccu_5_ready[3] == f_u_ccu_5_ready[0])
            & ~(and_35_or & and_32_or)));

    wire f_u_ccu_5_src_valid_1_and_2 = f_u_ccu_5_src_valid[1] & (joined_48 == joined_50);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]
            & f_u_ccu_5_src_valid_1_and_2) | ((f_u_ccu_5_ready[3] == f_u_ccu_5_ready[1])
            & ~(and_35_or & and_33_or)));

    wire f_u_ccu_5_src_valid_2_and = f_u_ccu_5_src_valid[2] & (joined_49 == joined_50);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]
            & f_u_ccu_5_src_valid_2_and) | ((f_u_ccu_5_ready[3] == f_u_ccu_5_ready[2])
            & ~(and_35_or & and_34_or)));

    wire f_u_ccu_5_src_valid_0_and_4 = f_u_ccu_5_src_valid[0] & (joined_47 == joined_51);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & f_u_ccu_5_src_valid_0_and_4) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[0])
            & ~(and_36_or & and_32_or)));

    wire f_u_ccu_5_src_valid_1_and_3 = f_u_ccu_5_src_valid[1] & (joined_48 == joined_51);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & f_u_ccu_5_src_valid_1_and_3) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[1])
            & ~(and_36_or & and_33_or)));

    wire f_u_ccu_5_src_valid_2_and_2 = f_u_ccu_5_src_valid[2] & (joined_49 == joined_51);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & f_u_ccu_5_src_valid_2_and_2) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[2])
            & ~(and_36_or & and_34_or)));

    wire f_u_ccu_5_src_valid_3_and = f_u_ccu_5_src_valid[3] & (joined_50 == joined_51);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & f_u_ccu_5_src_valid_3_and) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[3])
            & ~(and_36_or & and_35_or)));

    wire f_u_ccu_5_src_valid_0_and_5 = f_u_ccu_5_src_valid[0] & (joined_47 == joined_52);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & f_u_ccu_5_src_valid_0_and_5) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[0])
            & ~(and_37_or & and_32_or)));

    wire f_u_ccu_5_src_valid_1_and_4 = f_u_ccu_5_src_valid[1] & (joined_48 == joined_52);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & f_u_ccu_5_src_valid_1_and_4) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[1])
            & ~(and_37_or & and_33_or)));

    wire f_u_ccu_5_src_valid_2_and_3 = f_u_ccu_5_src_valid[2] & (joined_49 == joined_52);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & f_u_ccu_5_src_valid_2_and_3) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[2])
            & ~(and_37_or & and_34_or)));

    wire f_u_ccu_5_src_valid_3_and_2 = f_u_ccu_5_src_valid[3] & (joined_50 == joined_52);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & f_u_ccu_5_src_valid_3_and_2) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[3])
            & ~(and_37_or & and_35_or)));

    wire f_u_ccu_5_src_valid_4_and = f_u_ccu_5_src_valid[4] & (joined_51 == joined_52);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & f_u_ccu_5_src_valid_4_and) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[4])
            & ~(and_37_or & and_36_or)));

    wire or_19 = (((and_32_or | (and_33_or & (f_u_ccu_5_src_valid[1] & (joined_48 == joined_47))))
            | (and_34_or & (f_u_ccu_5_src_valid[2] & (joined_49 == joined_47))))
            | (and_35_or & (f_u_ccu_5_src_valid[3] & (joined_50 == joined_47))))
            | (and_36_or & (f_u_ccu_5_src_valid[4] & (joined_51 == joined_47)));
    wire or_20 = ((((and_33_or | (and_32_or & f_u_ccu_5_src_valid_0_and))
            | (and_34_or & (f_u_ccu_5_src_valid[2] & (joined_49 == joined_48))))
            | (and_35_or & (f_u_ccu_5_src_valid[3] & (joined_50 == joined_48))))
            | (and_36_or & (f_u_ccu_5_src_valid[4] & (joined_51 == joined_48))))
            | (and_37_or & (f_u_ccu_5_src_valid[5] & (joined_52 == joined_48)));
    wire or_21 = ((((and_34_or | (and_32_or & f_u_ccu_5_src_valid_0_and_2))
            | (and_33_or & f_u_ccu_5_src_valid_1_and)) |
            (and_35_or & (f_u_ccu_5_src_valid[3] & (joined_50 == joined_49))))
            | (and_36_or & (f_u_ccu_5_src_valid[4] & (joined_51 == joined_49))))
            | (and_37_or & (f_u_ccu_5_src_valid[5] & (joined_52 == joined_49)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_5_busy_and |
            (or_19 | (and_37_or & (f_u_ccu_5_src_valid[5] & (joined_52 == joined_47)))))
            & (~f_u_ccu_5_busy_and_2 | or_20) & (~f_u_ccu_5_busy_and_3 | or_21)
            & (~f_u_ccu_5_busy_and_4
            | (((((and_35_or | (and_32_or & f_u_ccu_5_src_valid_0_and_3))
            | (and_33_or & f_u_ccu_5_src_valid_1_and_2)) | (and_34_or & f_u_ccu_5_src_valid_2_and))
            | (and_36_or & (f_u_ccu_5_src_valid[4] & (joined_51 == joined_50))))
            | (and_37_or & (f_u_ccu_5_src_valid[5] & (joined_52 == joined_50)))))
            & (~f_u_ccu_5_busy_and_5
            | (((((and_36_or | (and_32_or & f_u_ccu_5_src_valid_0_and_4))
            | (and_33_or & f_u_ccu_5_src_valid_1_and_3))
            | (and_34_or & f_u_ccu_5_src_valid_2_and_2)) | (and_35_or & f_u_ccu_5_src_valid_3_and))
            | (and_37_or & (f_u_ccu_5_src_valid[5] & (joined_52 == joined_51)))))
            & (~f_u_ccu_5_busy_and_6
            | (((((and_37_or | (and_32_or & f_u_ccu_5_src_valid_0_and_5))
            | (and_33_or & f_u_ccu_5_src_valid_1_and_4))
            | (and_34_or & f_u_ccu_5_src_valid_2_and_3))
            | (and_35_or & f_u_ccu_5_src_valid_3_and_2))
            | (and_36_or & f_u_ccu_5_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_5_owned & f_u_ccu_0_owned
            & (f_u_ccu_5_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_5_owned & f_u_ccu_1_owned
            & (f_u_ccu_5_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_5_owned & f_u_ccu_2_owned
            & (f_u_ccu_5_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_5_owned & f_u_ccu_3_owned
            & (f_u_ccu_5_wid == f_u_ccu_3_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_5_owned & f_u_ccu_4_owned
            & (f_u_ccu_5_wid == f_u_ccu_4_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_6_busy == f_u_ccu_6_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_6_busy | ((f_u_ccu_6_wid == f_6_wid)
            & (f_u_ccu_6_src_valid == f_6_src)));

    wire [2:0] joined_53 = {|f_u_ccu_6_entry_0[7:4],
            |{f_u_ccu_6_entry_0[7:6], f_u_ccu_6_entry_0[3:2]},
            f_u_ccu_6_entry_0[1] | f_u_ccu_6_entry_0[3] | f_u_ccu_6_entry_0[5]
            | f_u_ccu_6_entry_0[7]};
    wire joined_53_is_0 = joined_53 == 3'd0;
    wire joined_53_is_1 = joined_53 == 3'd1;
    wire joined_53_is_2 = joined_53 == 3'd2;
    wire joined_53_is_3 = joined_53 == 3'd3;
    wire joined_53_is_4 = joined_53 == 3'd4;
    wire joined_53_is_5 = joined_53 == 3'd5;
    wire joined_53_is_6 = joined_53 == 3'd6;
    wire joined_53_is_max = joined_53 == {3{1'b1}};
    wire [7:0] index_onehot_37 = {joined_53_is_max, joined_53_is_6, joined_53_is_5, joined_53_is_4,
            joined_53_is_3, joined_53_is_2, joined_53_is_1, joined_53_is_0};
    wire equals_37 = (({8{index_onehot_37[0]}} & f_u_ccu_6_tag_0)
            | ({8{index_onehot_37[1]}} & f_u_ccu_6_tag_1)
            | ({8{index_onehot_37[2]}} & f_u_ccu_6_tag_2)
            | ({8{index_onehot_37[3]}} & f_u_ccu_6_tag_3)
            | ({8{index_onehot_37[4]}} & f_u_ccu_6_tag_4)
            | ({8{index_onehot_37[5]}} & f_u_ccu_6_tag_5)
            | ({8{index_onehot_37[6]}} & f_u_ccu_6_tag_6)
            | ({8{index_onehot_37[7]}} & f_u_ccu_6_tag_7)) == f_6_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[0]) | equals_37);

    wire [2:0] joined_54 = {|f_u_ccu_6_entry_1[7:4],
            |{f_u_ccu_6_entry_1[7:6], f_u_ccu_6_entry_1[3:2]},
            f_u_ccu_6_entry_1[1] | f_u_ccu_6_entry_1[3] | f_u_ccu_6_entry_1[5]
            | f_u_ccu_6_entry_1[7]};
    wire joined_54_is_0 = joined_54 == 3'd0;
    wire joined_54_is_1 = joined_54 == 3'd1;
    wire joined_54_is_2 = joined_54 == 3'd2;
    wire joined_54_is_3 = joined_54 == 3'd3;
    wire joined_54_is_4 = joined_54 == 3'd4;
    wire joined_54_is_5 = joined_54 == 3'd5;
    wire joined_54_is_6 = joined_54 == 3'd6;
    wire joined_54_is_max = joined_54 == {3{1'b1}};
    wire [7:0] index_onehot_38 = {joined_54_is_max, joined_54_is_6, joined_54_is_5, joined_54_is_4,
            joined_54_is_3, joined_54_is_2, joined_54_is_1, joined_54_is_0};
    wire equals_38 = (({8{index_onehot_38[0]}} & f_u_ccu_6_tag_0)
            | ({8{index_onehot_38[1]}} & f_u_ccu_6_tag_1)
            | ({8{index_onehot_38[2]}} & f_u_ccu_6_tag_2)
            | ({8{index_onehot_38[3]}} & f_u_ccu_6_tag_3)
            | ({8{index_onehot_38[4]}} & f_u_ccu_6_tag_4)
            | ({8{index_onehot_38[5]}} & f_u_ccu_6_tag_5)
            | ({8{index_onehot_38[6]}} & f_u_ccu_6_tag_6)
            | ({8{index_onehot_38[7]}} & f_u_ccu_6_tag_7)) == f_6_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[1]) | equals_38);

    wire [2:0] joined_55 = {|f_u_ccu_6_entry_2[7:4],
            |{f_u_ccu_6_entry_2[7:6], f_u_ccu_6_entry_2[3:2]},
            f_u_ccu_6_entry_2[1] | f_u_ccu_6_entry_2[3] | f_u_ccu_6_entry_2[5]
            | f_u_ccu_6_entry_2[7]};
    wire joined_55_is_0 = joined_55 == 3'd0;
    wire joined_55_is_1 = joined_55 == 3'd1;
    wire joined_55_is_2 = joined_55 == 3'd2;
    wire joined_55_is_3 = joined_55 == 3'd3;
    wire joined_55_is_4 = joined_55 == 3'd4;
    wire joined_55_is_5 = joined_55 == 3'd5;
    wire joined_55_is_6 = joined_55 == 3'd6;
    wire joined_55_is_max = joined_55 == {3{1'b1}};
    wire [7:0] index_onehot_39 = {joined_55_is_max, joined_55_is_6, joined_55_is_5, joined_55_is_4,
            joined_55_is_3, joined_55_is_2, joined_55_is_1, joined_55_is_0};
    wire equals_39 = (({8{index_onehot_39[0]}} & f_u_ccu_6_tag_0)
            | ({8{index_onehot_39[1]}} & f_u_ccu_6_tag_1)
            | ({8{index_onehot_39[2]}} & f_u_ccu_6_tag_2)
            | ({8{index_onehot_39[3]}} & f_u_ccu_6_tag_3)
            | ({8{index_onehot_39[4]}} & f_u_ccu_6_tag_4)
            | ({8{index_onehot_39[5]}} & f_u_ccu_6_tag_5)
            | ({8{index_onehot_39[6]}} & f_u_ccu_6_tag_6)
            | ({8{index_onehot_39[7]}} & f_u_ccu_6_tag_7)) == f_6_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2]) | equals_39);

    wire [2:0] joined_56 = {|f_u_ccu_6_entry_3[7:4],
            |{f_u_ccu_6_entry_3[7:6], f_u_ccu_6_entry_3[3:2]},
            f_u_ccu_6_entry_3[1] | f_u_ccu_6_entry_3[3] | f_u_ccu_6_entry_3[5]
            | f_u_ccu_6_entry_3[7]};
    wire joined_56_is_0 = joined_56 == 3'd0;
    wire joined_56_is_1 = joined_56 == 3'd1;
    wire joined_56_is_2 = joined_56 == 3'd2;
    wire joined_56_is_3 = joined_56 == 3'd3;
    wire joined_56_is_4 = joined_56 == 3'd4;
    wire joined_56_is_5 = joined_56 == 3'd5;
    wire joined_56_is_6 = joined_56 == 3'd6;
    wire joined_56_is_max = joined_56 == {3{1'b1}};
    wire [7:0] index_onehot_40 = {joined_56_is_max, joined_56_is_6, joined_56_is_5, joined_56_is_4,
            joined_56_is_3, joined_56_is_2, joined_56_is_1, joined_56_is_0};
    wire equals_40 = (({8{index_onehot_40[0]}} & f_u_ccu_6_tag_0)
            | ({8{index_onehot_40[1]}} & f_u_ccu_6_tag_1)
            | ({8{index_onehot_40[2]}} & f_u_ccu_6_tag_2)
            | ({8{index_onehot_40[3]}} & f_u_ccu_6_tag_3)
            | ({8{index_onehot_40[4]}} & f_u_ccu_6_tag_4)
            | ({8{index_onehot_40[5]}} & f_u_ccu_6_tag_5)
            | ({8{index_onehot_40[6]}} & f_u_ccu_6_tag_6)
            | ({8{index_onehot_40[7]}} & f_u_ccu_6_tag_7)) == f_6_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]) | equals_40);

    wire [2:0] joined_57 = {|f_u_ccu_6_entry_4[7:4],
            |{f_u_ccu_6_entry_4[7:6], f_u_ccu_6_entry_4[3:2]},
            f_u_ccu_6_entry_4[1] | f_u_ccu_6_entry_4[3] | f_u_ccu_6_entry_4[5]
            | f_u_ccu_6_entry_4[7]};
    wire joined_57_is_0 = joined_57 == 3'd0;
    wire joined_57_is_1 = joined_57 == 3'd1;
    wire joined_57_is_2 = joined_57 == 3'd2;
    wire joined_57_is_3 = joined_57 == 3'd3;
    wire joined_57_is_4 = joined_57 == 3'd4;
    wire joined_57_is_5 = joined_57 == 3'd5;
    wire joined_57_is_6 = joined_57 == 3'd6;
    wire joined_57_is_max = joined_57 == {3{1'b1}};
    wire [7:0] index_onehot_41 = {joined_57_is_max, joined_57_is_6, joined_57_is_5, joined_57_is_4,
            joined_57_is_3, joined_57_is_2, joined_57_is_1, joined_57_is_0};
    wire equals_41 = (({8{index_onehot_41[0]}} & f_u_ccu_6_tag_0)
            | ({8{index_onehot_41[1]}} & f_u_ccu_6_tag_1)
            | ({8{index_onehot_41[2]}} & f_u_ccu_6_tag_2)
            | ({8{index_onehot_41[3]}} & f_u_ccu_6_tag_3)
            | ({8{index_onehot_41[4]}} & f_u_ccu_6_tag_4)
            | ({8{index_onehot_41[5]}} & f_u_ccu_6_tag_5)
            | ({8{index_onehot_41[6]}} & f_u_ccu_6_tag_6)
            | ({8{index_onehot_41[7]}} & f_u_ccu_6_tag_7)) == f_6_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]) | equals_41);

    wire [2:0] joined_58 = {|f_u_ccu_6_entry_5[7:4],
            |{f_u_ccu_6_entry_5[7:6], f_u_ccu_6_entry_5[3:2]},
            f_u_ccu_6_entry_5[1] | f_u_ccu_6_entry_5[3] | f_u_ccu_6_entry_5[5]
            | f_u_ccu_6_entry_5[7]};
    wire joined_58_is_0 = joined_58 == 3'd0;
    wire joined_58_is_1 = joined_58 == 3'd1;
    wire joined_58_is_2 = joined_58 == 3'd2;
    wire joined_58_is_3 = joined_58 == 3'd3;
    wire joined_58_is_4 = joined_58 == 3'd4;
    wire joined_58_is_5 = joined_58 == 3'd5;
    wire joined_58_is_6 = joined_58 == 3'd6;
    wire joined_58_is_max = joined_58 == {3{1'b1}};
    wire [7:0] index_onehot_42 = {joined_58_is_max, joined_58_is_6, joined_58_is_5, joined_58_is_4,
            joined_58_is_3, joined_58_is_2, joined_58_is_1, joined_58_is_0};
    wire equals_42 = (({8{index_onehot_42[0]}} & f_u_ccu_6_tag_0)
            | ({8{index_onehot_42[1]}} & f_u_ccu_6_tag_1)
            | ({8{index_onehot_42[2]}} & f_u_ccu_6_tag_2)
            | ({8{index_onehot_42[3]}} & f_u_ccu_6_tag_3)
            | ({8{index_onehot_42[4]}} & f_u_ccu_6_tag_4)
            | ({8{index_onehot_42[5]}} & f_u_ccu_6_tag_5)
            | ({8{index_onehot_42[6]}} & f_u_ccu_6_tag_6)
            | ({8{index_onehot_42[7]}} & f_u_ccu_6_tag_7)) == f_6_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]) | equals_42);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_6_owned | (f_u_ccu_6_wid == 3'd6))
            & (~f_6_busy | f_6_wid_is_6));

    wire any_f_u_bank_arbiter_in_flight_1_12_13 = |f_u_bank_arbiter_in_flight_1[13:12];
    wire and_38 = any_f_u_bank_arbiter_in_flight_1_12_13
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd0);
    wire [1:0] and_38_etc = {f_u_bank_arbiter_pend_6[0], and_38};
    wire and_38_or = and_38 | f_u_bank_arbiter_pend_6[0];
    wire f_u_ccu_6_busy_and = f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0];
    wire and_39 = any_f_u_bank_arbiter_in_flight_1_12_13
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd1);
    wire [1:0] and_39_etc = {f_u_bank_arbiter_pend_6[1], and_39};
    wire and_39_or = and_39 | f_u_bank_arbiter_pend_6[1];
    wire f_u_ccu_6_busy_and_2 = f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1];
    wire and_40 = any_f_u_bank_arbiter_in_flight_1_12_13
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd2);
    wire [1:0] and_40_etc = {f_u_bank_arbiter_pend_6[2], and_40};
    wire and_40_or = and_40 | f_u_bank_arbiter_pend_6[2];
    wire f_u_ccu_6_busy_and_3 = f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2];
    wire and_41 = any_f_u_bank_arbiter_in_flight_1_12_13
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd3);
    wire [1:0] and_41_etc = {f_u_bank_arbiter_pend_6[3], and_41};
    wire and_41_or = and_41 | f_u_bank_arbiter_pend_6[3];
    wire f_u_ccu_6_busy_and_4 = f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3];
    wire and_42 = any_f_u_bank_arbiter_in_flight_1_12_13
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd4);
    wire [1:0] and_42_etc = {f_u_bank_arbiter_pend_6[4], and_42};
    wire and_42_or = and_42 | f_u_bank_arbiter_pend_6[4];
    wire f_u_ccu_6_busy_and_5 = f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4];
    wire and_43 = any_f_u_bank_arbiter_in_flight_1_12_13
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd5);
    wire [1:0] and_43_etc = {f_u_bank_arbiter_pend_6[5], and_43};
    wire and_43_or = and_43 | f_u_bank_arbiter_pend_6[5];
    wire f_u_ccu_6_busy_and_6 = f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_38_etc & (and_38_etc - 2'd1)))
            & (~and_38_or | f_u_ccu_6_busy_and)) & (~(|(and_39_etc & (and_39_etc - 2'd1)))
            & (~and_39_or | f_u_ccu_6_busy_and_2)) & (~(|(and_40_etc & (and_40_etc - 2'd1)))
            & (~and_40_or | f_u_ccu_6_busy_and_3)) & (~(|(and_41_etc & (and_41_etc - 2'd1)))
            & (~and_41_or | f_u_ccu_6_busy_and_4)) & (~(|(and_42_etc & (and_42_etc - 2'd1)))
            & (~and_42_or | f_u_ccu_6_busy_and_5)) & (~(|(and_43_etc & (and_43_etc - 2'd1)))
            & (~and_43_or | f_u_ccu_6_busy_and_6)));

    wire f_u_ccu_6_src_valid_0_and = f_u_ccu_6_src_valid[0] & (joined_53 == joined_54);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[1]
            & f_u_ccu_6_src_valid_0_and) | ((f_u_ccu_6_ready[1] == f_u_ccu_6_ready[0])
            & ~(and_39_or & and_38_or)));

    wire f_u_ccu_6_src_valid_0_and_2 = f_u_ccu_6_src_valid[0] & (joined_53 == joined_55);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2]
            & f_u_ccu_6_src_valid_0_and_2) | ((f_u_ccu_6_ready[2] == f_u_ccu_6_ready[0])
            & ~(and_40_or & and_38_or)));

    wire f_u_ccu_6_src_valid_1_and = f_u_ccu_6_src_valid[1] & (joined_54 == joined_55);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2]
            & f_u_ccu_6_src_valid_1_and) | ((f_u_ccu_6_ready[2] == f_u_ccu_6_ready[1])
            & ~(and_40_or & and_39_or)));

    wire f_u_ccu_6_src_valid_0_and_3 = f_u_ccu_6_src_valid[0] & (joined_53 == joined_56);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]
            & f_u_ccu_6_src_valid_0_and_3) | ((f_u_ccu_6_ready[3] == f_u_ccu_6_ready[0])
            & ~(and_41_or & and_38_or)));

    wire f_u_ccu_6_src_valid_1_and_2 = f_u_ccu_6_src_valid[1] & (joined_54 == joined_56);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]
            & f_u_ccu_6_src_valid_1_and_2) | ((f_u_ccu_6_ready[3] == f_u_ccu_6_ready[1])
            & ~(and_41_or & and_39_or)));

    wire f_u_ccu_6_src_valid_2_and = f_u_ccu_6_src_valid[2] & (joined_55 == joined_56);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]
            & f_u_ccu_6_src_valid_2_and) | ((f_u_ccu_6_ready[3] == f_u_ccu_6_ready[2])
            & ~(and_41_or & and_40_or)));

    wire f_u_ccu_6_src_valid_0_and_4 = f_u_ccu_6_src_valid[0] & (joined_53 == joined_57);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & f_u_ccu_6_src_valid_0_and_4) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[0])
            & ~(and_42_or & and_38_or)));

    wire f_u_ccu_6_src_valid_1_and_3 = f_u_ccu_6_src_valid[1] & (joined_54 == joined_57);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & f_u_ccu_6_src_valid_1_and_3) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[1])
            & ~(and_42_or & and_39_or)));

    wire f_u_ccu_6_src_valid_2_and_2 = f_u_ccu_6_src_valid[2] & (joined_55 == joined_57);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & f_u_ccu_6_src_valid_2_and_2) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[2])
            & ~(and_42_or & and_40_or)));

    wire f_u_ccu_6_src_valid_3_and = f_u_ccu_6_src_valid[3] & (joined_56 == joined_57);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & f_u_ccu_6_src_valid_3_and) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[3])
            & ~(and_42_or & and_41_or)));

    wire f_u_ccu_6_src_valid_0_and_5 = f_u_ccu_6_src_valid[0] & (joined_53 == joined_58);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & f_u_ccu_6_src_valid_0_and_5) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[0])
            & ~(and_43_or & and_38_or)));

    wire f_u_ccu_6_src_valid_1_and_4 = f_u_ccu_6_src_valid[1] & (joined_54 == joined_58);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & f_u_ccu_6_src_valid_1_and_4) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[1])
            & ~(and_43_or & and_39_or)));

    wire f_u_ccu_6_src_valid_2_and_3 = f_u_ccu_6_src_valid[2] & (joined_55 == joined_58);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & f_u_ccu_6_src_valid_2_and_3) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[2])
            & ~(and_43_or & and_40_or)));

    wire f_u_ccu_6_src_valid_3_and_2 = f_u_ccu_6_src_valid[3] & (joined_56 == joined_58);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & f_u_ccu_6_src_valid_3_and_2) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[3])
            & ~(and_43_or & and_41_or)));

    wire f_u_ccu_6_src_valid_4_and = f_u_ccu_6_src_valid[4] & (joined_57 == joined_58);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & f_u_ccu_6_src_valid_4_and) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[4])
            & ~(and_43_or & and_42_or)));

    wire or_22 = (((and_38_or | (and_39_or & (f_u_ccu_6_src_valid[1] & (joined_54 == joined_53))))
            | (and_40_or & (f_u_ccu_6_src_valid[2] & (joined_55 == joined_53))))
            | (and_41_or & (f_u_ccu_6_src_valid[3] & (joined_56 == joined_53))))
            | (and_42_or & (f_u_ccu_6_src_valid[4] & (joined_57 == joined_53)));
    wire or_23 = ((((and_39_or | (and_38_or & f_u_ccu_6_src_valid_0_and))
            | (and_40_or & (f_u_ccu_6_src_valid[2] & (joined_55 == joined_54))))
            | (and_41_or & (f_u_ccu_6_src_valid[3] & (joined_56 == joined_54))))
            | (and_42_or & (f_u_ccu_6_src_valid[4] & (joined_57 == joined_54))))
            | (and_43_or & (f_u_ccu_6_src_valid[5] & (joined_58 == joined_54)));
    wire or_24 = ((((and_40_or | (and_38_or & f_u_ccu_6_src_valid_0_and_2))
            | (and_39_or & f_u_ccu_6_src_valid_1_and)) |
            (and_41_or & (f_u_ccu_6_src_valid[3] & (joined_56 == joined_55))))
            | (and_42_or & (f_u_ccu_6_src_valid[4] & (joined_57 == joined_55))))
            | (and_43_or & (f_u_ccu_6_src_valid[5] & (joined_58 == joined_55)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_6_busy_and |
            (or_22 | (and_43_or & (f_u_ccu_6_src_valid[5] & (joined_58 == joined_53)))))
            & (~f_u_ccu_6_busy_and_2 | or_23) & (~f_u_ccu_6_busy_and_3 | or_24)
            & (~f_u_ccu_6_busy_and_4
            | (((((and_41_or | (and_38_or & f_u_ccu_6_src_valid_0_and_3))
            | (and_39_or & f_u_ccu_6_src_valid_1_and_2)) | (and_40_or & f_u_ccu_6_src_valid_2_and))
            | (and_42_or & (f_u_ccu_6_src_valid[4] & (joined_57 == joined_56))))
            | (and_43_or & (f_u_ccu_6_src_valid[5] & (joined_58 == joined_56)))))
            & (~f_u_ccu_6_busy_and_5
            | (((((and_42_or | (and_38_or & f_u_ccu_6_src_valid_0_and_4))
            | (and_39_or & f_u_ccu_6_src_valid_1_and_3))
            | (and_40_or & f_u_ccu_6_src_valid_2_and_2)) | (and_41_or & f_u_ccu_6_src_valid_3_and))
            | (and_43_or & (f_u_ccu_6_src_valid[5] & (joined_58 == joined_57)))))
            & (~f_u_ccu_6_busy_and_6
            | (((((and_43_or | (and_38_or & f_u_ccu_6_src_valid_0_and_5))
            | (and_39_or & f_u_ccu_6_src_valid_1_and_4))
            | (and_40_or & f_u_ccu_6_src_valid_2_and_3))
            | (and_41_or & f_u_ccu_6_src_valid_3_and_2))
            | (and_42_or & f_u_ccu_6_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_6_owned & f_u_ccu_0_owned
            & (f_u_ccu_6_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_6_owned & f_u_ccu_1_owned
            & (f_u_ccu_6_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_6_owned & f_u_ccu_2_owned
            & (f_u_ccu_6_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_6_owned & f_u_ccu_3_owned
            & (f_u_ccu_6_wid == f_u_ccu_3_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_6_owned & f_u_ccu_4_owned
            & (f_u_ccu_6_wid == f_u_ccu_4_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_6_owned & f_u_ccu_5_owned
            & (f_u_ccu_6_wid == f_u_ccu_5_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) assert(f_7_busy == f_u_ccu_7_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) assert(~f_u_ccu_7_busy | ((f_u_ccu_7_wid == f_7_wid)
            & (f_u_ccu_7_src_valid == f_7_src)));

    wire [2:0] joined_59 = {|f_u_ccu_7_entry_0[7:4],
            |{f_u_ccu_7_entry_0[7:6], f_u_ccu_7_entry_0[3:2]},
            f_u_ccu_7_entry_0[1] | f_u_ccu_7_entry_0[3] | f_u_ccu_7_entry_0[5]
            | f_u_ccu_7_entry_0[7]};
    wire joined_59_is_0 = joined_59 == 3'd0;
    wire joined_59_is_1 = joined_59 == 3'd1;
    wire joined_59_is_2 = joined_59 == 3'd2;
    wire joined_59_is_3 = joined_59 == 3'd3;
    wire joined_59_is_4 = joined_59 == 3'd4;
    wire joined_59_is_5 = joined_59 == 3'd5;
    wire joined_59_is_6 = joined_59 == 3'd6;
    wire joined_59_is_max = joined_59 == {3{1'b1}};
    wire [7:0] index_onehot_43 = {joined_59_is_max, joined_59_is_6, joined_59_is_5, joined_59_is_4,
            joined_59_is_3, joined_59_is_2, joined_59_is_1, joined_59_is_0};
    wire equals_43 = (({8{index_onehot_43[0]}} & f_u_ccu_7_tag_0)
            | ({8{index_onehot_43[1]}} & f_u_ccu_7_tag_1)
            | ({8{index_onehot_43[2]}} & f_u_ccu_7_tag_2)
            | ({8{index_onehot_43[3]}} & f_u_ccu_7_tag_3)
            | ({8{index_onehot_43[4]}} & f_u_ccu_7_tag_4)
            | ({8{index_onehot_43[5]}} & f_u_ccu_7_tag_5)
            | ({8{index_onehot_43[6]}} & f_u_ccu_7_tag_6)
            | ({8{index_onehot_43[7]}} & f_u_ccu_7_tag_7)) == f_7_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[0]) | equals_43);

    wire [2:0] joined_60 = {|f_u_ccu_7_entry_1[7:4],
            |{f_u_ccu_7_entry_1[7:6], f_u_ccu_7_entry_1[3:2]},
            f_u_ccu_7_entry_1[1] | f_u_ccu_7_entry_1[3] | f_u_ccu_7_entry_1[5]
            | f_u_ccu_7_entry_1[7]};
    wire joined_60_is_0 = joined_60 == 3'd0;
    wire joined_60_is_1 = joined_60 == 3'd1;
    wire joined_60_is_2 = joined_60 == 3'd2;
    wire joined_60_is_3 = joined_60 == 3'd3;
    wire joined_60_is_4 = joined_60 == 3'd4;
    wire joined_60_is_5 = joined_60 == 3'd5;
    wire joined_60_is_6 = joined_60 == 3'd6;
    wire joined_60_is_max = joined_60 == {3{1'b1}};
    wire [7:0] index_onehot_44 = {joined_60_is_max, joined_60_is_6, joined_60_is_5, joined_60_is_4,
            joined_60_is_3, joined_60_is_2, joined_60_is_1, joined_60_is_0};
    wire equals_44 = (({8{index_onehot_44[0]}} & f_u_ccu_7_tag_0)
            | ({8{index_onehot_44[1]}} & f_u_ccu_7_tag_1)
            | ({8{index_onehot_44[2]}} & f_u_ccu_7_tag_2)
            | ({8{index_onehot_44[3]}} & f_u_ccu_7_tag_3)
            | ({8{index_onehot_44[4]}} & f_u_ccu_7_tag_4)
            | ({8{index_onehot_44[5]}} & f_u_ccu_7_tag_5)
            | ({8{index_onehot_44[6]}} & f_u_ccu_7_tag_6)
            | ({8{index_onehot_44[7]}} & f_u_ccu_7_tag_7)) == f_7_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[1]) | equals_44);

    wire [2:0] joined_61 = {|f_u_ccu_7_entry_2[7:4],
            |{f_u_ccu_7_entry_2[7:6], f_u_ccu_7_entry_2[3:2]},
            f_u_ccu_7_entry_2[1] | f_u_ccu_7_entry_2[3] | f_u_ccu_7_entry_2[5]
            | f_u_ccu_7_entry_2[7]};
    wire joined_61_is_0 = joined_61 == 3'd0;
    wire joined_61_is_1 = joined_61 == 3'd1;
    wire joined_61_is_2 = joined_61 == 3'd2;
    wire joined_61_is_3 = joined_61 == 3'd3;
    wire joined_61_is_4 = joined_61 == 3'd4;
    wire joined_61_is_5 = joined_61 == 3'd5;
    wire joined_61_is_6 = joined_61 == 3'd6;
    wire joined_61_is_max = joined_61 == {3{1'b1}};
    wire [7:0] index_onehot_45 = {joined_61_is_max, joined_61_is_6, joined_61_is_5, joined_61_is_4,
            joined_61_is_3, joined_61_is_2, joined_61_is_1, joined_61_is_0};
    wire equals_45 = (({8{index_onehot_45[0]}} & f_u_ccu_7_tag_0)
            | ({8{index_onehot_45[1]}} & f_u_ccu_7_tag_1)
            | ({8{index_onehot_45[2]}} & f_u_ccu_7_tag_2)
            | ({8{index_onehot_45[3]}} & f_u_ccu_7_tag_3)
            | ({8{index_onehot_45[4]}} & f_u_ccu_7_tag_4)
            | ({8{index_onehot_45[5]}} & f_u_ccu_7_tag_5)
            | ({8{index_onehot_45[6]}} & f_u_ccu_7_tag_6)
            | ({8{index_onehot_45[7]}} & f_u_ccu_7_tag_7)) == f_7_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2]) | equals_45);

    wire [2:0] joined_62 = {|f_u_ccu_7_entry_3[7:4],
            |{f_u_ccu_7_entry_3[7:6], f_u_ccu_7_entry_3[3:2]},
            f_u_ccu_7_entry_3[1] | f_u_ccu_7_entry_3[3] | f_u_ccu_7_entry_3[5]
            | f_u_ccu_7_entry_3[7]};
    wire joined_62_is_0 = joined_62 == 3'd0;
    wire joined_62_is_1 = joined_62 == 3'd1;
    wire joined_62_is_2 = joined_62 == 3'd2;
    wire joined_62_is_3 = joined_62 == 3'd3;
    wire joined_62_is_4 = joined_62 == 3'd4;
    wire joined_62_is_5 = joined_62 == 3'd5;
    wire joined_62_is_6 = joined_62 == 3'd6;
    wire joined_62_is_max = joined_62 == {3{1'b1}};
    wire [7:0] index_onehot_46 = {joined_62_is_max, joined_62_is_6, joined_62_is_5, joined_62_is_4,
            joined_62_is_3, joined_62_is_2, joined_62_is_1, joined_62_is_0};
    wire equals_46 = (({8{index_onehot_46[0]}} & f_u_ccu_7_tag_0)
            | ({8{index_onehot_46[1]}} & f_u_ccu_7_tag_1)
            | ({8{index_onehot_46[2]}} & f_u_ccu_7_tag_2)
            | ({8{index_onehot_46[3]}} & f_u_ccu_7_tag_3)
            | ({8{index_onehot_46[4]}} & f_u_ccu_7_tag_4)
            | ({8{index_onehot_46[5]}} & f_u_ccu_7_tag_5)
            | ({8{index_onehot_46[6]}} & f_u_ccu_7_tag_6)
            | ({8{index_onehot_46[7]}} & f_u_ccu_7_tag_7)) == f_7_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]) | equals_46);

    wire [2:0] joined_63 = {|f_u_ccu_7_entry_4[7:4],
            |{f_u_ccu_7_entry_4[7:6], f_u_ccu_7_entry_4[3:2]},
            f_u_ccu_7_entry_4[1] | f_u_ccu_7_entry_4[3] | f_u_ccu_7_entry_4[5]
            | f_u_ccu_7_entry_4[7]};
    wire joined_63_is_0 = joined_63 == 3'd0;
    wire joined_63_is_1 = joined_63 == 3'd1;
    wire joined_63_is_2 = joined_63 == 3'd2;
    wire joined_63_is_3 = joined_63 == 3'd3;
    wire joined_63_is_4 = joined_63 == 3'd4;
    wire joined_63_is_5 = joined_63 == 3'd5;
    wire joined_63_is_6 = joined_63 == 3'd6;
    wire joined_63_is_max = joined_63 == {3{1'b1}};
    wire [7:0] index_onehot_47 = {joined_63_is_max, joined_63_is_6, joined_63_is_5, joined_63_is_4,
            joined_63_is_3, joined_63_is_2, joined_63_is_1, joined_63_is_0};
    wire equals_47 = (({8{index_onehot_47[0]}} & f_u_ccu_7_tag_0)
            | ({8{index_onehot_47[1]}} & f_u_ccu_7_tag_1)
            | ({8{index_onehot_47[2]}} & f_u_ccu_7_tag_2)
            | ({8{index_onehot_47[3]}} & f_u_ccu_7_tag_3)
            | ({8{index_onehot_47[4]}} & f_u_ccu_7_tag_4)
            | ({8{index_onehot_47[5]}} & f_u_ccu_7_tag_5)
            | ({8{index_onehot_47[6]}} & f_u_ccu_7_tag_6)
            | ({8{index_onehot_47[7]}} & f_u_ccu_7_tag_7)) == f_7_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]) | equals_47);

    wire [2:0] joined_64 = {|f_u_ccu_7_entry_5[7:4],
            |{f_u_ccu_7_entry_5[7:6], f_u_ccu_7_entry_5[3:2]},
            f_u_ccu_7_entry_5[1] | f_u_ccu_7_entry_5[3] | f_u_ccu_7_entry_5[5]
            | f_u_ccu_7_entry_5[7]};
    wire joined_64_is_0 = joined_64 == 3'd0;
    wire joined_64_is_1 = joined_64 == 3'd1;
    wire joined_64_is_2 = joined_64 == 3'd2;
    wire joined_64_is_3 = joined_64 == 3'd3;
    wire joined_64_is_4 = joined_64 == 3'd4;
    wire joined_64_is_5 = joined_64 == 3'd5;
    wire joined_64_is_6 = joined_64 == 3'd6;
    wire joined_64_is_max = joined_64 == {3{1'b1}};
    wire [7:0] index_onehot_48 = {joined_64_is_max, joined_64_is_6, joined_64_is_5, joined_64_is_4,
            joined_64_is_3, joined_64_is_2, joined_64_is_1, joined_64_is_0};
    wire equals_48 = (({8{index_onehot_48[0]}} & f_u_ccu_7_tag_0)
            | ({8{index_onehot_48[1]}} & f_u_ccu_7_tag_1)
            | ({8{index_onehot_48[2]}} & f_u_ccu_7_tag_2)
            | ({8{index_onehot_48[3]}} & f_u_ccu_7_tag_3)
            | ({8{index_onehot_48[4]}} & f_u_ccu_7_tag_4)
            | ({8{index_onehot_48[5]}} & f_u_ccu_7_tag_5)
            | ({8{index_onehot_48[6]}} & f_u_ccu_7_tag_6)
            | ({8{index_onehot_48[7]}} & f_u_ccu_7_tag_7)) == f_7_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]) | equals_48);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) assert((~f_u_ccu_7_owned | (f_u_ccu_7_wid == {3{1'b1}}))
            & (~f_7_busy | f_7_wid_is_max));

    wire any_f_u_bank_arbiter_in_flight_1_14_15 = |f_u_bank_arbiter_in_flight_1[15:14];
    wire and_44 = any_f_u_bank_arbiter_in_flight_1_14_15
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd0);
    wire [1:0] and_44_etc = {f_u_bank_arbiter_pend_7[0], and_44};
    wire and_44_or = and_44 | f_u_bank_arbiter_pend_7[0];
    wire f_u_ccu_7_busy_and = f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0];
    wire and_45 = any_f_u_bank_arbiter_in_flight_1_14_15
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd1);
    wire [1:0] and_45_etc = {f_u_bank_arbiter_pend_7[1], and_45};
    wire and_45_or = and_45 | f_u_bank_arbiter_pend_7[1];
    wire f_u_ccu_7_busy_and_2 = f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1];
    wire and_46 = any_f_u_bank_arbiter_in_flight_1_14_15
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd2);
    wire [1:0] and_46_etc = {f_u_bank_arbiter_pend_7[2], and_46};
    wire and_46_or = and_46 | f_u_bank_arbiter_pend_7[2];
    wire f_u_ccu_7_busy_and_3 = f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2];
    wire and_47 = any_f_u_bank_arbiter_in_flight_1_14_15
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd3);
    wire [1:0] and_47_etc = {f_u_bank_arbiter_pend_7[3], and_47};
    wire and_47_or = and_47 | f_u_bank_arbiter_pend_7[3];
    wire f_u_ccu_7_busy_and_4 = f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3];
    wire and_48 = any_f_u_bank_arbiter_in_flight_1_14_15
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd4);
    wire [1:0] and_48_etc = {f_u_bank_arbiter_pend_7[4], and_48};
    wire and_48_or = and_48 | f_u_bank_arbiter_pend_7[4];
    wire f_u_ccu_7_busy_and_5 = f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4];
    wire and_49 = any_f_u_bank_arbiter_in_flight_1_14_15
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd5);
    wire [1:0] and_49_etc = {f_u_bank_arbiter_pend_7[5], and_49};
    wire and_49_or = and_49 | f_u_bank_arbiter_pend_7[5];
    wire f_u_ccu_7_busy_and_6 = f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) assert((~(|(and_44_etc & (and_44_etc - 2'd1)))
            & (~and_44_or | f_u_ccu_7_busy_and)) & (~(|(and_45_etc & (and_45_etc - 2'd1)))
            & (~and_45_or | f_u_ccu_7_busy_and_2)) & (~(|(and_46_etc & (and_46_etc - 2'd1)))
            & (~and_46_or | f_u_ccu_7_busy_and_3)) & (~(|(and_47_etc & (and_47_etc - 2'd1)))
            & (~and_47_or | f_u_ccu_7_busy_and_4)) & (~(|(and_48_etc & (and_48_etc - 2'd1)))
            & (~and_48_or | f_u_ccu_7_busy_and_5)) & (~(|(and_49_etc & (and_49_etc - 2'd1)))
            & (~and_49_or | f_u_ccu_7_busy_and_6)));

    wire f_u_ccu_7_src_valid_0_and = f_u_ccu_7_src_valid[0] & (joined_59 == joined_60);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[1]
            & f_u_ccu_7_src_valid_0_and) | ((f_u_ccu_7_ready[1] == f_u_ccu_7_ready[0])
            & ~(and_45_or & and_44_or)));

    wire f_u_ccu_7_src_valid_0_and_2 = f_u_ccu_7_src_valid[0] & (joined_59 == joined_61);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2]
            & f_u_ccu_7_src_valid_0_and_2) | ((f_u_ccu_7_ready[2] == f_u_ccu_7_ready[0])
            & ~(and_46_or & and_44_or)));

    wire f_u_ccu_7_src_valid_1_and = f_u_ccu_7_src_valid[1] & (joined_60 == joined_61);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2]
            & f_u_ccu_7_src_valid_1_and) | ((f_u_ccu_7_ready[2] == f_u_ccu_7_ready[1])
            & ~(and_46_or & and_45_or)));

    wire f_u_ccu_7_src_valid_0_and_3 = f_u_ccu_7_src_valid[0] & (joined_59 == joined_62);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]
            & f_u_ccu_7_src_valid_0_and_3) | ((f_u_ccu_7_ready[3] == f_u_ccu_7_ready[0])
            & ~(and_47_or & and_44_or)));

    wire f_u_ccu_7_src_valid_1_and_2 = f_u_ccu_7_src_valid[1] & (joined_60 == joined_62);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]
            & f_u_ccu_7_src_valid_1_and_2) | ((f_u_ccu_7_ready[3] == f_u_ccu_7_ready[1])
            & ~(and_47_or & and_45_or)));

    wire f_u_ccu_7_src_valid_2_and = f_u_ccu_7_src_valid[2] & (joined_61 == joined_62);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]
            & f_u_ccu_7_src_valid_2_and) | ((f_u_ccu_7_ready[3] == f_u_ccu_7_ready[2])
            & ~(and_47_or & and_46_or)));

    wire f_u_ccu_7_src_valid_0_and_4 = f_u_ccu_7_src_valid[0] & (joined_59 == joined_63);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & f_u_ccu_7_src_valid_0_and_4) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[0])
            & ~(and_48_or & and_44_or)));

    wire f_u_ccu_7_src_valid_1_and_3 = f_u_ccu_7_src_valid[1] & (joined_60 == joined_63);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & f_u_ccu_7_src_valid_1_and_3) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[1])
            & ~(and_48_or & and_45_or)));

    wire f_u_ccu_7_src_valid_2_and_2 = f_u_ccu_7_src_valid[2] & (joined_61 == joined_63);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & f_u_ccu_7_src_valid_2_and_2) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[2])
            & ~(and_48_or & and_46_or)));

    wire f_u_ccu_7_src_valid_3_and = f_u_ccu_7_src_valid[3] & (joined_62 == joined_63);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & f_u_ccu_7_src_valid_3_and) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[3])
            & ~(and_48_or & and_47_or)));

    wire f_u_ccu_7_src_valid_0_and_5 = f_u_ccu_7_src_valid[0] & (joined_59 == joined_64);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & f_u_ccu_7_src_valid_0_and_5) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[0])
            & ~(and_49_or & and_44_or)));

    wire f_u_ccu_7_src_valid_1_and_4 = f_u_ccu_7_src_valid[1] & (joined_60 == joined_64);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & f_u_ccu_7_src_valid_1_and_4) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[1])
            & ~(and_49_or & and_45_or)));

    wire f_u_ccu_7_src_valid_2_and_3 = f_u_ccu_7_src_valid[2] & (joined_61 == joined_64);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & f_u_ccu_7_src_valid_2_and_3) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[2])
            & ~(and_49_or & and_46_or)));

    wire f_u_ccu_7_src_valid_3_and_2 = f_u_ccu_7_src_valid[3] & (joined_62 == joined_64);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & f_u_ccu_7_src_valid_3_and_2) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[3])
            & ~(and_49_or & and_47_or)));

    wire f_u_ccu_7_src_valid_4_and = f_u_ccu_7_src_valid[4] & (joined_63 == joined_64);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & f_u_ccu_7_src_valid_4_and) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[4])
            & ~(and_49_or & and_48_or)));

    wire or_25 = (((and_44_or | (and_45_or & (f_u_ccu_7_src_valid[1] & (joined_60 == joined_59))))
            | (and_46_or & (f_u_ccu_7_src_valid[2] & (joined_61 == joined_59))))
            | (and_47_or & (f_u_ccu_7_src_valid[3] & (joined_62 == joined_59))))
            | (and_48_or & (f_u_ccu_7_src_valid[4] & (joined_63 == joined_59)));
    wire or_26 = ((((and_45_or | (and_44_or & f_u_ccu_7_src_valid_0_and))
            | (and_46_or & (f_u_ccu_7_src_valid[2] & (joined_61 == joined_60))))
            | (and_47_or & (f_u_ccu_7_src_valid[3] & (joined_62 == joined_60))))
            | (and_48_or & (f_u_ccu_7_src_valid[4] & (joined_63 == joined_60))))
            | (and_49_or & (f_u_ccu_7_src_valid[5] & (joined_64 == joined_60)));
    wire or_27 = ((((and_46_or | (and_44_or & f_u_ccu_7_src_valid_0_and_2))
            | (and_45_or & f_u_ccu_7_src_valid_1_and)) |
            (and_47_or & (f_u_ccu_7_src_valid[3] & (joined_62 == joined_61))))
            | (and_48_or & (f_u_ccu_7_src_valid[4] & (joined_63 == joined_61))))
            | (and_49_or & (f_u_ccu_7_src_valid[5] & (joined_64 == joined_61)));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) assert((~f_u_ccu_7_busy_and |
            (or_25 | (and_49_or & (f_u_ccu_7_src_valid[5] & (joined_64 == joined_59)))))
            & (~f_u_ccu_7_busy_and_2 | or_26) & (~f_u_ccu_7_busy_and_3 | or_27)
            & (~f_u_ccu_7_busy_and_4
            | (((((and_47_or | (and_44_or & f_u_ccu_7_src_valid_0_and_3))
            | (and_45_or & f_u_ccu_7_src_valid_1_and_2)) | (and_46_or & f_u_ccu_7_src_valid_2_and))
            | (and_48_or & (f_u_ccu_7_src_valid[4] & (joined_63 == joined_62))))
            | (and_49_or & (f_u_ccu_7_src_valid[5] & (joined_64 == joined_62)))))
            & (~f_u_ccu_7_busy_and_5
            | (((((and_48_or | (and_44_or & f_u_ccu_7_src_valid_0_and_4))
            | (and_45_or & f_u_ccu_7_src_valid_1_and_3))
            | (and_46_or & f_u_ccu_7_src_valid_2_and_2)) | (and_47_or & f_u_ccu_7_src_valid_3_and))
            | (and_49_or & (f_u_ccu_7_src_valid[5] & (joined_64 == joined_63)))))
            & (~f_u_ccu_7_busy_and_6
            | (((((and_49_or | (and_44_or & f_u_ccu_7_src_valid_0_and_5))
            | (and_45_or & f_u_ccu_7_src_valid_1_and_4))
            | (and_46_or & f_u_ccu_7_src_valid_2_and_3))
            | (and_47_or & f_u_ccu_7_src_valid_3_and_2))
            | (and_48_or & f_u_ccu_7_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_0_owned
            & (f_u_ccu_7_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_1_owned
            & (f_u_ccu_7_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_2_owned
            & (f_u_ccu_7_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_3_owned
            & (f_u_ccu_7_wid == f_u_ccu_3_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_4_owned
            & (f_u_ccu_7_wid == f_u_ccu_4_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_5_owned
            & (f_u_ccu_7_wid == f_u_ccu_5_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) assert(~(f_u_ccu_7_owned & f_u_ccu_6_owned
            & (f_u_ccu_7_wid == f_u_ccu_6_wid)));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction

    wire some = |(grant & f_unit);

    always @(posedge clk) if (some) f_meta <= inst_meta;

    wire inverse = ~((f_unit[0] & f_u_ccu_0_busy) | (f_unit[1] & f_u_ccu_1_busy)
            | (f_unit[2] & f_u_ccu_2_busy) | (f_unit[3] & f_u_ccu_3_busy)
            | (f_unit[4] & f_u_ccu_4_busy) | (f_unit[5] & f_u_ccu_5_busy)
            | (f_unit[6] & f_u_ccu_6_busy) | (f_unit[7] & f_u_ccu_7_busy));
    wire equals_49 = (({META_W{f_unit[0]}} & f_u_ccu_0_meta)
            | ({META_W{f_unit[1]}} & f_u_ccu_1_meta) | ({META_W{f_unit[2]}} & f_u_ccu_2_meta)
            | ({META_W{f_unit[3]}} & f_u_ccu_3_meta) | ({META_W{f_unit[4]}} & f_u_ccu_4_meta)
            | ({META_W{f_unit[5]}} & f_u_ccu_5_meta) | ({META_W{f_unit[6]}} & f_u_ccu_6_meta)
            | ({META_W{f_unit[7]}} & f_u_ccu_7_meta)) == f_meta;

    // RF-I1: So does its metadata.
    always @* if (!rst) assert(inverse | equals_49);

    wire some_2 = |(disp_sel & f_unit);
    wire disp_wid_equals = disp_wid == (({3{f_unit[0]}} & f_0_wid) | ({3{f_unit[1]}} & f_1_wid)
            | ({3{f_unit[2]}} & f_2_wid) | ({3{f_unit[3]}} & f_3_wid) | ({3{f_unit[4]}} & f_4_wid)
            | ({3{f_unit[5]}} & f_5_wid) | ({3{f_unit[6]}} & f_6_wid) | ({3{f_unit[7]}} & f_7_wid));
    wire disp_src_valid_equals = disp_src_valid == (({6{f_unit[0]}} & f_0_src)
            | ({6{f_unit[1]}} & f_1_src) | ({6{f_unit[2]}} & f_2_src) | ({6{f_unit[3]}} & f_3_src)
            | ({6{f_unit[4]}} & f_4_src) | ({6{f_unit[5]}} & f_5_src) | ({6{f_unit[6]}} & f_6_src)
            | ({6{f_unit[7]}} & f_7_src));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) assert(~some_2 | (disp_valid & disp_wid_equals & disp_src_valid_equals
            & (disp_meta == f_meta)));

    reg [4:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 5'd0;
        end else begin
            f_inside <= (f_inside + {4'd0, issue}) - {4'd0, disp_valid & disp_ready};
        end
    end

    wire [3:0] plus = {1'b0, {1'b0, {1'b0, f_u_ccu_0_busy} + {1'b0, f_u_ccu_1_busy}}
            + {1'b0, {1'b0, f_u_ccu_2_busy} + {1'b0, f_u_ccu_3_busy}}}
            + {1'b0, {1'b0, {1'b0, f_u_ccu_4_busy} + {1'b0, f_u_ccu_5_busy}}
            + {1'b0, {1'b0, f_u_ccu_6_busy} + {1'b0, f_u_ccu_7_busy}}};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) assert(f_inside == {1'b0, plus});

    reg [6:0] f_requests_left; // modulo

    wire [5:0] by_issue = issue ? inst_src_valid : 6'd0;
    wire [5:0] by_issue_2 = issue ? (inst_src_valid & ~miss) : 6'd0;
    wire [6:0] minus = {4'd0, ({1'b0, {1'b0, by_issue[0]} + {1'b0, by_issue[1]}}
            + {1'b0, {1'b0, by_issue[2]} + {1'b0, by_issue[3]}})
            + {1'b0, {1'b0, by_issue[4]} + {1'b0, by_issue[5]}}}
            - {4'd0, ({1'b0, {1'b0, by_issue_2[0]} + {1'b0, by_issue_2[1]}}
            + {1'b0, {1'b0, by_issue_2[2]} + {1'b0, by_issue_2[3]}})
            + {1'b0, {1'b0, by_issue_2[4]} + {1'b0, by_issue_2[5]}}};
    wire [1:0] bank_en_and_not_bank_we = bank_en & ~bank_we;

    always @(posedge clk) begin
        if (rst) begin
            f_requests_left <= 7'd0;
        end else begin
            f_requests_left <= (f_requests_left + minus)
                    - {5'd0, {1'b0, bank_en_and_not_bank_we[0]}
                    + {1'b0, bank_en_and_not_bank_we[1]}};
        end
    end

    wire [3:0] plus_2 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_0[0]}
            + {1'b0, f_u_bank_arbiter_pend_0[1]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_0[2]} + {1'b0, f_u_bank_arbiter_pend_0[3]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_0[4]} + {1'b0, f_u_bank_arbiter_pend_0[5]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_1[0]} + {1'b0, f_u_bank_arbiter_pend_1[1]}}};
    wire [3:0] plus_3 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_1[2]}
            + {1'b0, f_u_bank_arbiter_pend_1[3]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_1[4]} + {1'b0, f_u_bank_arbiter_pend_1[5]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_2[0]} + {1'b0, f_u_bank_arbiter_pend_2[1]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_2[2]} + {1'b0, f_u_bank_arbiter_pend_2[3]}}};
    wire [3:0] plus_4 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_2[4]}
            + {1'b0, f_u_bank_arbiter_pend_2[5]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_3[0]} + {1'b0, f_u_bank_arbiter_pend_3[1]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_3[2]} + {1'b0, f_u_bank_arbiter_pend_3[3]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_3[4]} + {1'b0, f_u_bank_arbiter_pend_3[5]}}};
    wire [3:0] plus_5 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_4[0]}
            + {1'b0, f_u_bank_arbiter_pend_4[1]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_4[2]} + {1'b0, f_u_bank_arbiter_pend_4[3]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_4[4]} + {1'b0, f_u_bank_arbiter_pend_4[5]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_5[0]} + {1'b0, f_u_bank_arbiter_pend_5[1]}}};
    wire [3:0] plus_6 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_5[2]}
            + {1'b0, f_u_bank_arbiter_pend_5[3]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_5[4]} + {1'b0, f_u_bank_arbiter_pend_5[5]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_6[0]} + {1'b0, f_u_bank_arbiter_pend_6[1]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_6[2]} + {1'b0, f_u_bank_arbiter_pend_6[3]}}};
    wire [3:0] plus_7 = {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_6[4]}
            + {1'b0, f_u_bank_arbiter_pend_6[5]}} + {1'b0,
            {1'b0, f_u_bank_arbiter_pend_7[0]} + {1'b0, f_u_bank_arbiter_pend_7[1]}}}
            + {1'b0, {1'b0, {1'b0, f_u_bank_arbiter_pend_7[2]} + {1'b0, f_u_bank_arbiter_pend_7[3]}}
            + {1'b0, {1'b0, f_u_bank_arbiter_pend_7[4]} + {1'b0, f_u_bank_arbiter_pend_7[5]}}};

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) assert(f_requests_left == {1'b0,
            ({1'b0, {1'b0, plus_2} + {1'b0, plus_3}} + {1'b0, {1'b0, plus_4} + {1'b0, plus_5}})
            + {1'b0, {1'b0, plus_6} + {1'b0, plus_7}}});

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

    wire [31:0] joined_65 = {f_value[31*LANE_W +: LANE_W] == f_wdata[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(|(f_written & ~(f_known_lanes & joined_65))));

    wire [31:0] joined_66 = {f_value[31*LANE_W +: LANE_W] == f_old[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(|(f_had & ~f_written & ~(f_known_lanes & joined_66))));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_0 = \u_ccu_2.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_0 = \u_ccu_2.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_0 = \u_ccu_2.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_0 = \u_ccu_2.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_0 = \u_ccu_2.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_0 = \u_ccu_2.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_0 = \u_ccu_2.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_0 = \u_ccu_2.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_0 = \u_ccu_2.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_0 = \u_ccu_2.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_0 = \u_ccu_2.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_0 = \u_ccu_2.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_0 = \u_ccu_2.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_0 = \u_ccu_2.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_0 = \u_ccu_2.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_0 = \u_ccu_2.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_0 = \u_ccu_2.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_0 = \u_ccu_2.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_0 = \u_ccu_2.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_0 = \u_ccu_2.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_0 = \u_ccu_2.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_0 = \u_ccu_2.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_0 = \u_ccu_2.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_0 = \u_ccu_2.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_0 = \u_ccu_2.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_0 = \u_ccu_2.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_0 = \u_ccu_2.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_0 = \u_ccu_2.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_0 = \u_ccu_2.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_0 = \u_ccu_2.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_0 = \u_ccu_2.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_0 = \u_ccu_2.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_0 = \u_ccu_3.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_0 = \u_ccu_3.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_0 = \u_ccu_3.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_0 = \u_ccu_3.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_0 = \u_ccu_3.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_0 = \u_ccu_3.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_0 = \u_ccu_3.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_0 = \u_ccu_3.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_0 = \u_ccu_3.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_0 = \u_ccu_3.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_0 = \u_ccu_3.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_0 = \u_ccu_3.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_0 = \u_ccu_3.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_0 = \u_ccu_3.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_0 = \u_ccu_3.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_0 = \u_ccu_3.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_0 = \u_ccu_3.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_0 = \u_ccu_3.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_0 = \u_ccu_3.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_0 = \u_ccu_3.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_0 = \u_ccu_3.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_0 = \u_ccu_3.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_0 = \u_ccu_3.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_0 = \u_ccu_3.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_0 = \u_ccu_3.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_0 = \u_ccu_3.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_0 = \u_ccu_3.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_0 = \u_ccu_3.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_0 = \u_ccu_3.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_0 = \u_ccu_3.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_0 = \u_ccu_3.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_0 = \u_ccu_3.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_0 = \u_ccu_4.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_0 = \u_ccu_4.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_0 = \u_ccu_4.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_0 = \u_ccu_4.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_0 = \u_ccu_4.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_0 = \u_ccu_4.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_0 = \u_ccu_4.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_0 = \u_ccu_4.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_0 = \u_ccu_4.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_0 = \u_ccu_4.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_0 = \u_ccu_4.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_0 = \u_ccu_4.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_0 = \u_ccu_4.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_0 = \u_ccu_4.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_0 = \u_ccu_4.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_0 = \u_ccu_4.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_0 = \u_ccu_4.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_0 = \u_ccu_4.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_0 = \u_ccu_4.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_0 = \u_ccu_4.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_0 = \u_ccu_4.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_0 = \u_ccu_4.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_0 = \u_ccu_4.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_0 = \u_ccu_4.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_0 = \u_ccu_4.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_0 = \u_ccu_4.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_0 = \u_ccu_4.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_0 = \u_ccu_4.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_0 = \u_ccu_4.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_0 = \u_ccu_4.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_0 = \u_ccu_4.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_0 = \u_ccu_4.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_0 = \u_ccu_5.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_0 = \u_ccu_5.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_0 = \u_ccu_5.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_0 = \u_ccu_5.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_0 = \u_ccu_5.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_0 = \u_ccu_5.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_0 = \u_ccu_5.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_0 = \u_ccu_5.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_0 = \u_ccu_5.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_0 = \u_ccu_5.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_0 = \u_ccu_5.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_0 = \u_ccu_5.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_0 = \u_ccu_5.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_0 = \u_ccu_5.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_0 = \u_ccu_5.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_0 = \u_ccu_5.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_0 = \u_ccu_5.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_0 = \u_ccu_5.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_0 = \u_ccu_5.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_0 = \u_ccu_5.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_0 = \u_ccu_5.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_0 = \u_ccu_5.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_0 = \u_ccu_5.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_0 = \u_ccu_5.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_0 = \u_ccu_5.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_0 = \u_ccu_5.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_0 = \u_ccu_5.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_0 = \u_ccu_5.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_0 = \u_ccu_5.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_0 = \u_ccu_5.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_0 = \u_ccu_5.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_0 = \u_ccu_5.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_0 = \u_ccu_6.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_0 = \u_ccu_6.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_0 = \u_ccu_6.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_0 = \u_ccu_6.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_0 = \u_ccu_6.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_0 = \u_ccu_6.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_0 = \u_ccu_6.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_0 = \u_ccu_6.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_0 = \u_ccu_6.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_0 = \u_ccu_6.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_0 = \u_ccu_6.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_0 = \u_ccu_6.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_0 = \u_ccu_6.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_0 = \u_ccu_6.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_0 = \u_ccu_6.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_0 = \u_ccu_6.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_0 = \u_ccu_6.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_0 = \u_ccu_6.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_0 = \u_ccu_6.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_0 = \u_ccu_6.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_0 = \u_ccu_6.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_0 = \u_ccu_6.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_0 = \u_ccu_6.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_0 = \u_ccu_6.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_0 = \u_ccu_6.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_0 = \u_ccu_6.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_0 = \u_ccu_6.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_0 = \u_ccu_6.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_0 = \u_ccu_6.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_0 = \u_ccu_6.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_0 = \u_ccu_6.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_0 = \u_ccu_6.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_0 = \u_ccu_7.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_0 = \u_ccu_7.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_0 = \u_ccu_7.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_0 = \u_ccu_7.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_0 = \u_ccu_7.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_0 = \u_ccu_7.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_0 = \u_ccu_7.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_0 = \u_ccu_7.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_0 = \u_ccu_7.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_0 = \u_ccu_7.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_0 = \u_ccu_7.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_0 = \u_ccu_7.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_0 = \u_ccu_7.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_0 = \u_ccu_7.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_0 = \u_ccu_7.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_0 = \u_ccu_7.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_0 = \u_ccu_7.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_0 = \u_ccu_7.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_0 = \u_ccu_7.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_0 = \u_ccu_7.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_0 = \u_ccu_7.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_0 = \u_ccu_7.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_0 = \u_ccu_7.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_0 = \u_ccu_7.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_0 = \u_ccu_7.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_0 = \u_ccu_7.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_0 = \u_ccu_7.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_0 = \u_ccu_7.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_0 = \u_ccu_7.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_0 = \u_ccu_7.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_0 = \u_ccu_7.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_0 = \u_ccu_7.lanes[31].u_lane.data_0 ;
    wire or_28 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_0)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_0);
    wire or_29 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_0)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_0);
    wire or_30 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_0)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_0)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_0)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_0)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_0)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_0);
    wire or_31 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_0)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_0)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_0)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_0)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_0)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_0);
    wire or_32 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_0)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_0)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_0)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_0)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_0)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_0);
    wire or_33 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_0)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_0)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_0)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_0)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_0)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_0);
    wire or_34 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_0)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_0)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_0)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_0)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_0)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_0);
    wire or_35 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_0)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_0)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_0)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_0)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_0)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_0);
    wire f_own_and = f_own & f_here[0] & ~((f_unit[0] & or_28) | (f_unit[1] & or_29)
            | (f_unit[2] & or_30) | (f_unit[3] & or_31) | (f_unit[4] & or_32) | (f_unit[5] & or_33)
            | (f_unit[6] & or_34) | (f_unit[7] & or_35));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_0, f_u_ccu_2_lanes_30_u_lane_data_0,
            f_u_ccu_2_lanes_29_u_lane_data_0, f_u_ccu_2_lanes_28_u_lane_data_0,
            f_u_ccu_2_lanes_27_u_lane_data_0, f_u_ccu_2_lanes_26_u_lane_data_0,
            f_u_ccu_2_lanes_25_u_lane_data_0, f_u_ccu_2_lanes_24_u_lane_data_0,
            f_u_ccu_2_lanes_23_u_lane_data_0, f_u_ccu_2_lanes_22_u_lane_data_0,
            f_u_ccu_2_lanes_21_u_lane_data_0, f_u_ccu_2_lanes_20_u_lane_data_0,
            f_u_ccu_2_lanes_19_u_lane_data_0, f_u_ccu_2_lanes_18_u_lane_data_0,
            f_u_ccu_2_lanes_17_u_lane_data_0, f_u_ccu_2_lanes_16_u_lane_data_0,
            f_u_ccu_2_lanes_15_u_lane_data_0, f_u_ccu_2_lanes_14_u_lane_data_0,
            f_u_ccu_2_lanes_13_u_lane_data_0, f_u_ccu_2_lanes_12_u_lane_data_0,
            f_u_ccu_2_lanes_11_u_lane_data_0, f_u_ccu_2_lanes_10_u_lane_data_0,
            f_u_ccu_2_lanes_9_u_lane_data_0, f_u_ccu_2_lanes_8_u_lane_data_0,
            f_u_ccu_2_lanes_7_u_lane_data_0, f_u_ccu_2_lanes_6_u_lane_data_0,
            f_u_ccu_2_lanes_5_u_lane_data_0, f_u_ccu_2_lanes_4_u_lane_data_0,
            f_u_ccu_2_lanes_3_u_lane_data_0, f_u_ccu_2_lanes_2_u_lane_data_0,
            f_u_ccu_2_lanes_1_u_lane_data_0, f_u_ccu_2_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_0, f_u_ccu_3_lanes_30_u_lane_data_0,
            f_u_ccu_3_lanes_29_u_lane_data_0, f_u_ccu_3_lanes_28_u_lane_data_0,
            f_u_ccu_3_lanes_27_u_lane_data_0, f_u_ccu_3_lanes_26_u_lane_data_0,
            f_u_ccu_3_lanes_25_u_lane_data_0, f_u_ccu_3_lanes_24_u_lane_data_0,
            f_u_ccu_3_lanes_23_u_lane_data_0, f_u_ccu_3_lanes_22_u_lane_data_0,
            f_u_ccu_3_lanes_21_u_lane_data_0, f_u_ccu_3_lanes_20_u_lane_data_0,
            f_u_ccu_3_lanes_19_u_lane_data_0, f_u_ccu_3_lanes_18_u_lane_data_0,
            f_u_ccu_3_lanes_17_u_lane_data_0, f_u_ccu_3_lanes_16_u_lane_data_0,
            f_u_ccu_3_lanes_15_u_lane_data_0, f_u_ccu_3_lanes_14_u_lane_data_0,
            f_u_ccu_3_lanes_13_u_lane_data_0, f_u_ccu_3_lanes_12_u_lane_data_0,
            f_u_ccu_3_lanes_11_u_lane_data_0, f_u_ccu_3_lanes_10_u_lane_data_0,
            f_u_ccu_3_lanes_9_u_lane_data_0, f_u_ccu_3_lanes_8_u_lane_data_0,
            f_u_ccu_3_lanes_7_u_lane_data_0, f_u_ccu_3_lanes_6_u_lane_data_0,
            f_u_ccu_3_lanes_5_u_lane_data_0, f_u_ccu_3_lanes_4_u_lane_data_0,
            f_u_ccu_3_lanes_3_u_lane_data_0, f_u_ccu_3_lanes_2_u_lane_data_0,
            f_u_ccu_3_lanes_1_u_lane_data_0, f_u_ccu_3_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_0, f_u_ccu_4_lanes_30_u_lane_data_0,
            f_u_ccu_4_lanes_29_u_lane_data_0, f_u_ccu_4_lanes_28_u_lane_data_0,
            f_u_ccu_4_lanes_27_u_lane_data_0, f_u_ccu_4_lanes_26_u_lane_data_0,
            f_u_ccu_4_lanes_25_u_lane_data_0, f_u_ccu_4_lanes_24_u_lane_data_0,
            f_u_ccu_4_lanes_23_u_lane_data_0, f_u_ccu_4_lanes_22_u_lane_data_0,
            f_u_ccu_4_lanes_21_u_lane_data_0, f_u_ccu_4_lanes_20_u_lane_data_0,
            f_u_ccu_4_lanes_19_u_lane_data_0, f_u_ccu_4_lanes_18_u_lane_data_0,
            f_u_ccu_4_lanes_17_u_lane_data_0, f_u_ccu_4_lanes_16_u_lane_data_0,
            f_u_ccu_4_lanes_15_u_lane_data_0, f_u_ccu_4_lanes_14_u_lane_data_0,
            f_u_ccu_4_lanes_13_u_lane_data_0, f_u_ccu_4_lanes_12_u_lane_data_0,
            f_u_ccu_4_lanes_11_u_lane_data_0, f_u_ccu_4_lanes_10_u_lane_data_0,
            f_u_ccu_4_lanes_9_u_lane_data_0, f_u_ccu_4_lanes_8_u_lane_data_0,
            f_u_ccu_4_lanes_7_u_lane_data_0, f_u_ccu_4_lanes_6_u_lane_data_0,
            f_u_ccu_4_lanes_5_u_lane_data_0, f_u_ccu_4_lanes_4_u_lane_data_0,
            f_u_ccu_4_lanes_3_u_lane_data_0, f_u_ccu_4_lanes_2_u_lane_data_0,
            f_u_ccu_4_lanes_1_u_lane_data_0, f_u_ccu_4_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_0, f_u_ccu_5_lanes_30_u_lane_data_0,
            f_u_ccu_5_lanes_29_u_lane_data_0, f_u_ccu_5_lanes_28_u_lane_data_0,
            f_u_ccu_5_lanes_27_u_lane_data_0, f_u_ccu_5_lanes_26_u_lane_data_0,
            f_u_ccu_5_lanes_25_u_lane_data_0, f_u_ccu_5_lanes_24_u_lane_data_0,
            f_u_ccu_5_lanes_23_u_lane_data_0, f_u_ccu_5_lanes_22_u_lane_data_0,
            f_u_ccu_5_lanes_21_u_lane_data_0, f_u_ccu_5_lanes_20_u_lane_data_0,
            f_u_ccu_5_lanes_19_u_lane_data_0, f_u_ccu_5_lanes_18_u_lane_data_0,
            f_u_ccu_5_lanes_17_u_lane_data_0, f_u_ccu_5_lanes_16_u_lane_data_0,
            f_u_ccu_5_lanes_15_u_lane_data_0, f_u_ccu_5_lanes_14_u_lane_data_0,
            f_u_ccu_5_lanes_13_u_lane_data_0, f_u_ccu_5_lanes_12_u_lane_data_0,
            f_u_ccu_5_lanes_11_u_lane_data_0, f_u_ccu_5_lanes_10_u_lane_data_0,
            f_u_ccu_5_lanes_9_u_lane_data_0, f_u_ccu_5_lanes_8_u_lane_data_0,
            f_u_ccu_5_lanes_7_u_lane_data_0, f_u_ccu_5_lanes_6_u_lane_data_0,
            f_u_ccu_5_lanes_5_u_lane_data_0, f_u_ccu_5_lanes_4_u_lane_data_0,
            f_u_ccu_5_lanes_3_u_lane_data_0, f_u_ccu_5_lanes_2_u_lane_data_0,
            f_u_ccu_5_lanes_1_u_lane_data_0, f_u_ccu_5_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_0, f_u_ccu_6_lanes_30_u_lane_data_0,
            f_u_ccu_6_lanes_29_u_lane_data_0, f_u_ccu_6_lanes_28_u_lane_data_0,
            f_u_ccu_6_lanes_27_u_lane_data_0, f_u_ccu_6_lanes_26_u_lane_data_0,
            f_u_ccu_6_lanes_25_u_lane_data_0, f_u_ccu_6_lanes_24_u_lane_data_0,
            f_u_ccu_6_lanes_23_u_lane_data_0, f_u_ccu_6_lanes_22_u_lane_data_0,
            f_u_ccu_6_lanes_21_u_lane_data_0, f_u_ccu_6_lanes_20_u_lane_data_0,
            f_u_ccu_6_lanes_19_u_lane_data_0, f_u_ccu_6_lanes_18_u_lane_data_0,
            f_u_ccu_6_lanes_17_u_lane_data_0, f_u_ccu_6_lanes_16_u_lane_data_0,
            f_u_ccu_6_lanes_15_u_lane_data_0, f_u_ccu_6_lanes_14_u_lane_data_0,
            f_u_ccu_6_lanes_13_u_lane_data_0, f_u_ccu_6_lanes_12_u_lane_data_0,
            f_u_ccu_6_lanes_11_u_lane_data_0, f_u_ccu_6_lanes_10_u_lane_data_0,
            f_u_ccu_6_lanes_9_u_lane_data_0, f_u_ccu_6_lanes_8_u_lane_data_0,
            f_u_ccu_6_lanes_7_u_lane_data_0, f_u_ccu_6_lanes_6_u_lane_data_0,
            f_u_ccu_6_lanes_5_u_lane_data_0, f_u_ccu_6_lanes_4_u_lane_data_0,
            f_u_ccu_6_lanes_3_u_lane_data_0, f_u_ccu_6_lanes_2_u_lane_data_0,
            f_u_ccu_6_lanes_1_u_lane_data_0, f_u_ccu_6_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_0, f_u_ccu_7_lanes_30_u_lane_data_0,
            f_u_ccu_7_lanes_29_u_lane_data_0, f_u_ccu_7_lanes_28_u_lane_data_0,
            f_u_ccu_7_lanes_27_u_lane_data_0, f_u_ccu_7_lanes_26_u_lane_data_0,
            f_u_ccu_7_lanes_25_u_lane_data_0, f_u_ccu_7_lanes_24_u_lane_data_0,
            f_u_ccu_7_lanes_23_u_lane_data_0, f_u_ccu_7_lanes_22_u_lane_data_0,
            f_u_ccu_7_lanes_21_u_lane_data_0, f_u_ccu_7_lanes_20_u_lane_data_0,
            f_u_ccu_7_lanes_19_u_lane_data_0, f_u_ccu_7_lanes_18_u_lane_data_0,
            f_u_ccu_7_lanes_17_u_lane_data_0, f_u_ccu_7_lanes_16_u_lane_data_0,
            f_u_ccu_7_lanes_15_u_lane_data_0, f_u_ccu_7_lanes_14_u_lane_data_0,
            f_u_ccu_7_lanes_13_u_lane_data_0, f_u_ccu_7_lanes_12_u_lane_data_0,
            f_u_ccu_7_lanes_11_u_lane_data_0, f_u_ccu_7_lanes_10_u_lane_data_0,
            f_u_ccu_7_lanes_9_u_lane_data_0, f_u_ccu_7_lanes_8_u_lane_data_0,
            f_u_ccu_7_lanes_7_u_lane_data_0, f_u_ccu_7_lanes_6_u_lane_data_0,
            f_u_ccu_7_lanes_5_u_lane_data_0, f_u_ccu_7_lanes_4_u_lane_data_0,
            f_u_ccu_7_lanes_3_u_lane_data_0, f_u_ccu_7_lanes_2_u_lane_data_0,
            f_u_ccu_7_lanes_1_u_lane_data_0, f_u_ccu_7_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] or_36 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_0_etc);
    wire [31:0] joined_67 = {or_36[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_36[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_36[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_36[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_36[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_36[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_36[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_36[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_36[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_36[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_36[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_36[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_36[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_36[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_36[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_36[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_36[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_36[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_36[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_36[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_36[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_36[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_36[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_36[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_36[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_36[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_36[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_36[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_36[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_36[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_36[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_36[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and | ~(|(f_known_lanes & ~joined_67)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_1 = \u_ccu_2.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_1 = \u_ccu_2.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_1 = \u_ccu_2.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_1 = \u_ccu_2.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_1 = \u_ccu_2.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_1 = \u_ccu_2.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_1 = \u_ccu_2.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_1 = \u_ccu_2.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_1 = \u_ccu_2.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_1 = \u_ccu_2.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_1 = \u_ccu_2.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_1 = \u_ccu_2.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_1 = \u_ccu_2.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_1 = \u_ccu_2.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_1 = \u_ccu_2.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_1 = \u_ccu_2.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_1 = \u_ccu_2.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_1 = \u_ccu_2.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_1 = \u_ccu_2.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_1 = \u_ccu_2.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_1 = \u_ccu_2.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_1 = \u_ccu_2.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_1 = \u_ccu_2.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_1 = \u_ccu_2.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_1 = \u_ccu_2.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_1 = \u_ccu_2.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_1 = \u_ccu_2.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_1 = \u_ccu_2.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_1 = \u_ccu_2.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_1 = \u_ccu_2.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_1 = \u_ccu_2.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_1 = \u_ccu_2.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_1 = \u_ccu_3.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_1 = \u_ccu_3.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_1 = \u_ccu_3.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_1 = \u_ccu_3.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_1 = \u_ccu_3.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_1 = \u_ccu_3.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_1 = \u_ccu_3.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_1 = \u_ccu_3.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_1 = \u_ccu_3.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_1 = \u_ccu_3.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_1 = \u_ccu_3.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_1 = \u_ccu_3.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_1 = \u_ccu_3.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_1 = \u_ccu_3.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_1 = \u_ccu_3.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_1 = \u_ccu_3.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_1 = \u_ccu_3.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_1 = \u_ccu_3.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_1 = \u_ccu_3.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_1 = \u_ccu_3.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_1 = \u_ccu_3.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_1 = \u_ccu_3.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_1 = \u_ccu_3.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_1 = \u_ccu_3.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_1 = \u_ccu_3.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_1 = \u_ccu_3.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_1 = \u_ccu_3.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_1 = \u_ccu_3.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_1 = \u_ccu_3.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_1 = \u_ccu_3.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_1 = \u_ccu_3.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_1 = \u_ccu_3.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_1 = \u_ccu_4.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_1 = \u_ccu_4.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_1 = \u_ccu_4.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_1 = \u_ccu_4.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_1 = \u_ccu_4.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_1 = \u_ccu_4.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_1 = \u_ccu_4.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_1 = \u_ccu_4.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_1 = \u_ccu_4.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_1 = \u_ccu_4.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_1 = \u_ccu_4.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_1 = \u_ccu_4.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_1 = \u_ccu_4.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_1 = \u_ccu_4.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_1 = \u_ccu_4.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_1 = \u_ccu_4.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_1 = \u_ccu_4.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_1 = \u_ccu_4.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_1 = \u_ccu_4.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_1 = \u_ccu_4.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_1 = \u_ccu_4.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_1 = \u_ccu_4.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_1 = \u_ccu_4.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_1 = \u_ccu_4.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_1 = \u_ccu_4.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_1 = \u_ccu_4.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_1 = \u_ccu_4.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_1 = \u_ccu_4.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_1 = \u_ccu_4.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_1 = \u_ccu_4.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_1 = \u_ccu_4.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_1 = \u_ccu_4.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_1 = \u_ccu_5.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_1 = \u_ccu_5.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_1 = \u_ccu_5.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_1 = \u_ccu_5.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_1 = \u_ccu_5.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_1 = \u_ccu_5.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_1 = \u_ccu_5.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_1 = \u_ccu_5.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_1 = \u_ccu_5.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_1 = \u_ccu_5.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_1 = \u_ccu_5.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_1 = \u_ccu_5.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_1 = \u_ccu_5.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_1 = \u_ccu_5.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_1 = \u_ccu_5.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_1 = \u_ccu_5.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_1 = \u_ccu_5.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_1 = \u_ccu_5.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_1 = \u_ccu_5.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_1 = \u_ccu_5.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_1 = \u_ccu_5.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_1 = \u_ccu_5.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_1 = \u_ccu_5.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_1 = \u_ccu_5.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_1 = \u_ccu_5.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_1 = \u_ccu_5.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_1 = \u_ccu_5.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_1 = \u_ccu_5.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_1 = \u_ccu_5.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_1 = \u_ccu_5.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_1 = \u_ccu_5.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_1 = \u_ccu_5.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_1 = \u_ccu_6.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_1 = \u_ccu_6.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_1 = \u_ccu_6.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_1 = \u_ccu_6.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_1 = \u_ccu_6.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_1 = \u_ccu_6.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_1 = \u_ccu_6.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_1 = \u_ccu_6.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_1 = \u_ccu_6.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_1 = \u_ccu_6.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_1 = \u_ccu_6.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_1 = \u_ccu_6.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_1 = \u_ccu_6.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_1 = \u_ccu_6.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_1 = \u_ccu_6.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_1 = \u_ccu_6.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_1 = \u_ccu_6.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_1 = \u_ccu_6.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_1 = \u_ccu_6.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_1 = \u_ccu_6.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_1 = \u_ccu_6.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_1 = \u_ccu_6.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_1 = \u_ccu_6.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_1 = \u_ccu_6.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_1 = \u_ccu_6.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_1 = \u_ccu_6.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_1 = \u_ccu_6.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_1 = \u_ccu_6.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_1 = \u_ccu_6.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_1 = \u_ccu_6.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_1 = \u_ccu_6.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_1 = \u_ccu_6.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_1 = \u_ccu_7.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_1 = \u_ccu_7.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_1 = \u_ccu_7.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_1 = \u_ccu_7.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_1 = \u_ccu_7.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_1 = \u_ccu_7.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_1 = \u_ccu_7.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_1 = \u_ccu_7.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_1 = \u_ccu_7.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_1 = \u_ccu_7.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_1 = \u_ccu_7.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_1 = \u_ccu_7.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_1 = \u_ccu_7.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_1 = \u_ccu_7.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_1 = \u_ccu_7.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_1 = \u_ccu_7.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_1 = \u_ccu_7.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_1 = \u_ccu_7.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_1 = \u_ccu_7.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_1 = \u_ccu_7.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_1 = \u_ccu_7.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_1 = \u_ccu_7.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_1 = \u_ccu_7.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_1 = \u_ccu_7.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_1 = \u_ccu_7.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_1 = \u_ccu_7.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_1 = \u_ccu_7.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_1 = \u_ccu_7.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_1 = \u_ccu_7.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_1 = \u_ccu_7.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_1 = \u_ccu_7.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_1 = \u_ccu_7.lanes[31].u_lane.data_1 ;
    wire or_37 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_1)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_1);
    wire or_38 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_1)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_1);
    wire or_39 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_1)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_1)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_1)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_1)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_1)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_1);
    wire or_40 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_1)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_1)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_1)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_1)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_1)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_1);
    wire or_41 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_1)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_1)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_1)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_1)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_1)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_1);
    wire or_42 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_1)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_1)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_1)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_1)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_1)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_1);
    wire or_43 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_1)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_1)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_1)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_1)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_1)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_1);
    wire or_44 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_1)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_1)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_1)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_1)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_1)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_1);
    wire f_own_and_2 = f_own & f_here[1] & ~((f_unit[0] & or_37) | (f_unit[1] & or_38)
            | (f_unit[2] & or_39) | (f_unit[3] & or_40) | (f_unit[4] & or_41) | (f_unit[5] & or_42)
            | (f_unit[6] & or_43) | (f_unit[7] & or_44));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_1, f_u_ccu_2_lanes_30_u_lane_data_1,
            f_u_ccu_2_lanes_29_u_lane_data_1, f_u_ccu_2_lanes_28_u_lane_data_1,
            f_u_ccu_2_lanes_27_u_lane_data_1, f_u_ccu_2_lanes_26_u_lane_data_1,
            f_u_ccu_2_lanes_25_u_lane_data_1, f_u_ccu_2_lanes_24_u_lane_data_1,
            f_u_ccu_2_lanes_23_u_lane_data_1, f_u_ccu_2_lanes_22_u_lane_data_1,
            f_u_ccu_2_lanes_21_u_lane_data_1, f_u_ccu_2_lanes_20_u_lane_data_1,
            f_u_ccu_2_lanes_19_u_lane_data_1, f_u_ccu_2_lanes_18_u_lane_data_1,
            f_u_ccu_2_lanes_17_u_lane_data_1, f_u_ccu_2_lanes_16_u_lane_data_1,
            f_u_ccu_2_lanes_15_u_lane_data_1, f_u_ccu_2_lanes_14_u_lane_data_1,
            f_u_ccu_2_lanes_13_u_lane_data_1, f_u_ccu_2_lanes_12_u_lane_data_1,
            f_u_ccu_2_lanes_11_u_lane_data_1, f_u_ccu_2_lanes_10_u_lane_data_1,
            f_u_ccu_2_lanes_9_u_lane_data_1, f_u_ccu_2_lanes_8_u_lane_data_1,
            f_u_ccu_2_lanes_7_u_lane_data_1, f_u_ccu_2_lanes_6_u_lane_data_1,
            f_u_ccu_2_lanes_5_u_lane_data_1, f_u_ccu_2_lanes_4_u_lane_data_1,
            f_u_ccu_2_lanes_3_u_lane_data_1, f_u_ccu_2_lanes_2_u_lane_data_1,
            f_u_ccu_2_lanes_1_u_lane_data_1, f_u_ccu_2_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_1, f_u_ccu_3_lanes_30_u_lane_data_1,
            f_u_ccu_3_lanes_29_u_lane_data_1, f_u_ccu_3_lanes_28_u_lane_data_1,
            f_u_ccu_3_lanes_27_u_lane_data_1, f_u_ccu_3_lanes_26_u_lane_data_1,
            f_u_ccu_3_lanes_25_u_lane_data_1, f_u_ccu_3_lanes_24_u_lane_data_1,
            f_u_ccu_3_lanes_23_u_lane_data_1, f_u_ccu_3_lanes_22_u_lane_data_1,
            f_u_ccu_3_lanes_21_u_lane_data_1, f_u_ccu_3_lanes_20_u_lane_data_1,
            f_u_ccu_3_lanes_19_u_lane_data_1, f_u_ccu_3_lanes_18_u_lane_data_1,
            f_u_ccu_3_lanes_17_u_lane_data_1, f_u_ccu_3_lanes_16_u_lane_data_1,
            f_u_ccu_3_lanes_15_u_lane_data_1, f_u_ccu_3_lanes_14_u_lane_data_1,
            f_u_ccu_3_lanes_13_u_lane_data_1, f_u_ccu_3_lanes_12_u_lane_data_1,
            f_u_ccu_3_lanes_11_u_lane_data_1, f_u_ccu_3_lanes_10_u_lane_data_1,
            f_u_ccu_3_lanes_9_u_lane_data_1, f_u_ccu_3_lanes_8_u_lane_data_1,
            f_u_ccu_3_lanes_7_u_lane_data_1, f_u_ccu_3_lanes_6_u_lane_data_1,
            f_u_ccu_3_lanes_5_u_lane_data_1, f_u_ccu_3_lanes_4_u_lane_data_1,
            f_u_ccu_3_lanes_3_u_lane_data_1, f_u_ccu_3_lanes_2_u_lane_data_1,
            f_u_ccu_3_lanes_1_u_lane_data_1, f_u_ccu_3_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_1, f_u_ccu_4_lanes_30_u_lane_data_1,
            f_u_ccu_4_lanes_29_u_lane_data_1, f_u_ccu_4_lanes_28_u_lane_data_1,
            f_u_ccu_4_lanes_27_u_lane_data_1, f_u_ccu_4_lanes_26_u_lane_data_1,
            f_u_ccu_4_lanes_25_u_lane_data_1, f_u_ccu_4_lanes_24_u_lane_data_1,
            f_u_ccu_4_lanes_23_u_lane_data_1, f_u_ccu_4_lanes_22_u_lane_data_1,
            f_u_ccu_4_lanes_21_u_lane_data_1, f_u_ccu_4_lanes_20_u_lane_data_1,
            f_u_ccu_4_lanes_19_u_lane_data_1, f_u_ccu_4_lanes_18_u_lane_data_1,
            f_u_ccu_4_lanes_17_u_lane_data_1, f_u_ccu_4_lanes_16_u_lane_data_1,
            f_u_ccu_4_lanes_15_u_lane_data_1, f_u_ccu_4_lanes_14_u_lane_data_1,
            f_u_ccu_4_lanes_13_u_lane_data_1, f_u_ccu_4_lanes_12_u_lane_data_1,
            f_u_ccu_4_lanes_11_u_lane_data_1, f_u_ccu_4_lanes_10_u_lane_data_1,
            f_u_ccu_4_lanes_9_u_lane_data_1, f_u_ccu_4_lanes_8_u_lane_data_1,
            f_u_ccu_4_lanes_7_u_lane_data_1, f_u_ccu_4_lanes_6_u_lane_data_1,
            f_u_ccu_4_lanes_5_u_lane_data_1, f_u_ccu_4_lanes_4_u_lane_data_1,
            f_u_ccu_4_lanes_3_u_lane_data_1, f_u_ccu_4_lanes_2_u_lane_data_1,
            f_u_ccu_4_lanes_1_u_lane_data_1, f_u_ccu_4_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_1, f_u_ccu_5_lanes_30_u_lane_data_1,
            f_u_ccu_5_lanes_29_u_lane_data_1, f_u_ccu_5_lanes_28_u_lane_data_1,
            f_u_ccu_5_lanes_27_u_lane_data_1, f_u_ccu_5_lanes_26_u_lane_data_1,
            f_u_ccu_5_lanes_25_u_lane_data_1, f_u_ccu_5_lanes_24_u_lane_data_1,
            f_u_ccu_5_lanes_23_u_lane_data_1, f_u_ccu_5_lanes_22_u_lane_data_1,
            f_u_ccu_5_lanes_21_u_lane_data_1, f_u_ccu_5_lanes_20_u_lane_data_1,
            f_u_ccu_5_lanes_19_u_lane_data_1, f_u_ccu_5_lanes_18_u_lane_data_1,
            f_u_ccu_5_lanes_17_u_lane_data_1, f_u_ccu_5_lanes_16_u_lane_data_1,
            f_u_ccu_5_lanes_15_u_lane_data_1, f_u_ccu_5_lanes_14_u_lane_data_1,
            f_u_ccu_5_lanes_13_u_lane_data_1, f_u_ccu_5_lanes_12_u_lane_data_1,
            f_u_ccu_5_lanes_11_u_lane_data_1, f_u_ccu_5_lanes_10_u_lane_data_1,
            f_u_ccu_5_lanes_9_u_lane_data_1, f_u_ccu_5_lanes_8_u_lane_data_1,
            f_u_ccu_5_lanes_7_u_lane_data_1, f_u_ccu_5_lanes_6_u_lane_data_1,
            f_u_ccu_5_lanes_5_u_lane_data_1, f_u_ccu_5_lanes_4_u_lane_data_1,
            f_u_ccu_5_lanes_3_u_lane_data_1, f_u_ccu_5_lanes_2_u_lane_data_1,
            f_u_ccu_5_lanes_1_u_lane_data_1, f_u_ccu_5_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_1, f_u_ccu_6_lanes_30_u_lane_data_1,
            f_u_ccu_6_lanes_29_u_lane_data_1, f_u_ccu_6_lanes_28_u_lane_data_1,
            f_u_ccu_6_lanes_27_u_lane_data_1, f_u_ccu_6_lanes_26_u_lane_data_1,
            f_u_ccu_6_lanes_25_u_lane_data_1, f_u_ccu_6_lanes_24_u_lane_data_1,
            f_u_ccu_6_lanes_23_u_lane_data_1, f_u_ccu_6_lanes_22_u_lane_data_1,
            f_u_ccu_6_lanes_21_u_lane_data_1, f_u_ccu_6_lanes_20_u_lane_data_1,
            f_u_ccu_6_lanes_19_u_lane_data_1, f_u_ccu_6_lanes_18_u_lane_data_1,
            f_u_ccu_6_lanes_17_u_lane_data_1, f_u_ccu_6_lanes_16_u_lane_data_1,
            f_u_ccu_6_lanes_15_u_lane_data_1, f_u_ccu_6_lanes_14_u_lane_data_1,
            f_u_ccu_6_lanes_13_u_lane_data_1, f_u_ccu_6_lanes_12_u_lane_data_1,
            f_u_ccu_6_lanes_11_u_lane_data_1, f_u_ccu_6_lanes_10_u_lane_data_1,
            f_u_ccu_6_lanes_9_u_lane_data_1, f_u_ccu_6_lanes_8_u_lane_data_1,
            f_u_ccu_6_lanes_7_u_lane_data_1, f_u_ccu_6_lanes_6_u_lane_data_1,
            f_u_ccu_6_lanes_5_u_lane_data_1, f_u_ccu_6_lanes_4_u_lane_data_1,
            f_u_ccu_6_lanes_3_u_lane_data_1, f_u_ccu_6_lanes_2_u_lane_data_1,
            f_u_ccu_6_lanes_1_u_lane_data_1, f_u_ccu_6_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_1, f_u_ccu_7_lanes_30_u_lane_data_1,
            f_u_ccu_7_lanes_29_u_lane_data_1, f_u_ccu_7_lanes_28_u_lane_data_1,
            f_u_ccu_7_lanes_27_u_lane_data_1, f_u_ccu_7_lanes_26_u_lane_data_1,
            f_u_ccu_7_lanes_25_u_lane_data_1, f_u_ccu_7_lanes_24_u_lane_data_1,
            f_u_ccu_7_lanes_23_u_lane_data_1, f_u_ccu_7_lanes_22_u_lane_data_1,
            f_u_ccu_7_lanes_21_u_lane_data_1, f_u_ccu_7_lanes_20_u_lane_data_1,
            f_u_ccu_7_lanes_19_u_lane_data_1, f_u_ccu_7_lanes_18_u_lane_data_1,
            f_u_ccu_7_lanes_17_u_lane_data_1, f_u_ccu_7_lanes_16_u_lane_data_1,
            f_u_ccu_7_lanes_15_u_lane_data_1, f_u_ccu_7_lanes_14_u_lane_data_1,
            f_u_ccu_7_lanes_13_u_lane_data_1, f_u_ccu_7_lanes_12_u_lane_data_1,
            f_u_ccu_7_lanes_11_u_lane_data_1, f_u_ccu_7_lanes_10_u_lane_data_1,
            f_u_ccu_7_lanes_9_u_lane_data_1, f_u_ccu_7_lanes_8_u_lane_data_1,
            f_u_ccu_7_lanes_7_u_lane_data_1, f_u_ccu_7_lanes_6_u_lane_data_1,
            f_u_ccu_7_lanes_5_u_lane_data_1, f_u_ccu_7_lanes_4_u_lane_data_1,
            f_u_ccu_7_lanes_3_u_lane_data_1, f_u_ccu_7_lanes_2_u_lane_data_1,
            f_u_ccu_7_lanes_1_u_lane_data_1, f_u_ccu_7_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] or_45 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_1_etc);
    wire [31:0] joined_68 = {or_45[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_45[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_45[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_45[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_45[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_45[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_45[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_45[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_45[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_45[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_45[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_45[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_45[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_45[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_45[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_45[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_45[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_45[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_45[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_45[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_45[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_45[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_45[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_45[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_45[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_45[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_45[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_45[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_45[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_45[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_45[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_45[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_2 | ~(|(f_known_lanes & ~joined_68)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_2 = \u_ccu_2.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_2 = \u_ccu_2.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_2 = \u_ccu_2.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_2 = \u_ccu_2.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_2 = \u_ccu_2.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_2 = \u_ccu_2.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_2 = \u_ccu_2.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_2 = \u_ccu_2.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_2 = \u_ccu_2.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_2 = \u_ccu_2.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_2 = \u_ccu_2.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_2 = \u_ccu_2.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_2 = \u_ccu_2.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_2 = \u_ccu_2.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_2 = \u_ccu_2.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_2 = \u_ccu_2.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_2 = \u_ccu_2.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_2 = \u_ccu_2.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_2 = \u_ccu_2.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_2 = \u_ccu_2.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_2 = \u_ccu_2.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_2 = \u_ccu_2.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_2 = \u_ccu_2.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_2 = \u_ccu_2.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_2 = \u_ccu_2.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_2 = \u_ccu_2.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_2 = \u_ccu_2.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_2 = \u_ccu_2.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_2 = \u_ccu_2.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_2 = \u_ccu_2.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_2 = \u_ccu_2.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_2 = \u_ccu_2.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_2 = \u_ccu_3.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_2 = \u_ccu_3.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_2 = \u_ccu_3.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_2 = \u_ccu_3.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_2 = \u_ccu_3.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_2 = \u_ccu_3.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_2 = \u_ccu_3.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_2 = \u_ccu_3.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_2 = \u_ccu_3.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_2 = \u_ccu_3.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_2 = \u_ccu_3.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_2 = \u_ccu_3.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_2 = \u_ccu_3.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_2 = \u_ccu_3.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_2 = \u_ccu_3.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_2 = \u_ccu_3.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_2 = \u_ccu_3.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_2 = \u_ccu_3.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_2 = \u_ccu_3.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_2 = \u_ccu_3.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_2 = \u_ccu_3.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_2 = \u_ccu_3.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_2 = \u_ccu_3.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_2 = \u_ccu_3.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_2 = \u_ccu_3.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_2 = \u_ccu_3.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_2 = \u_ccu_3.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_2 = \u_ccu_3.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_2 = \u_ccu_3.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_2 = \u_ccu_3.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_2 = \u_ccu_3.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_2 = \u_ccu_3.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_2 = \u_ccu_4.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_2 = \u_ccu_4.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_2 = \u_ccu_4.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_2 = \u_ccu_4.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_2 = \u_ccu_4.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_2 = \u_ccu_4.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_2 = \u_ccu_4.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_2 = \u_ccu_4.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_2 = \u_ccu_4.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_2 = \u_ccu_4.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_2 = \u_ccu_4.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_2 = \u_ccu_4.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_2 = \u_ccu_4.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_2 = \u_ccu_4.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_2 = \u_ccu_4.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_2 = \u_ccu_4.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_2 = \u_ccu_4.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_2 = \u_ccu_4.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_2 = \u_ccu_4.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_2 = \u_ccu_4.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_2 = \u_ccu_4.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_2 = \u_ccu_4.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_2 = \u_ccu_4.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_2 = \u_ccu_4.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_2 = \u_ccu_4.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_2 = \u_ccu_4.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_2 = \u_ccu_4.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_2 = \u_ccu_4.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_2 = \u_ccu_4.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_2 = \u_ccu_4.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_2 = \u_ccu_4.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_2 = \u_ccu_4.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_2 = \u_ccu_5.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_2 = \u_ccu_5.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_2 = \u_ccu_5.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_2 = \u_ccu_5.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_2 = \u_ccu_5.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_2 = \u_ccu_5.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_2 = \u_ccu_5.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_2 = \u_ccu_5.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_2 = \u_ccu_5.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_2 = \u_ccu_5.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_2 = \u_ccu_5.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_2 = \u_ccu_5.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_2 = \u_ccu_5.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_2 = \u_ccu_5.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_2 = \u_ccu_5.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_2 = \u_ccu_5.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_2 = \u_ccu_5.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_2 = \u_ccu_5.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_2 = \u_ccu_5.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_2 = \u_ccu_5.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_2 = \u_ccu_5.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_2 = \u_ccu_5.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_2 = \u_ccu_5.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_2 = \u_ccu_5.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_2 = \u_ccu_5.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_2 = \u_ccu_5.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_2 = \u_ccu_5.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_2 = \u_ccu_5.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_2 = \u_ccu_5.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_2 = \u_ccu_5.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_2 = \u_ccu_5.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_2 = \u_ccu_5.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_2 = \u_ccu_6.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_2 = \u_ccu_6.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_2 = \u_ccu_6.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_2 = \u_ccu_6.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_2 = \u_ccu_6.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_2 = \u_ccu_6.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_2 = \u_ccu_6.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_2 = \u_ccu_6.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_2 = \u_ccu_6.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_2 = \u_ccu_6.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_2 = \u_ccu_6.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_2 = \u_ccu_6.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_2 = \u_ccu_6.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_2 = \u_ccu_6.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_2 = \u_ccu_6.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_2 = \u_ccu_6.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_2 = \u_ccu_6.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_2 = \u_ccu_6.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_2 = \u_ccu_6.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_2 = \u_ccu_6.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_2 = \u_ccu_6.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_2 = \u_ccu_6.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_2 = \u_ccu_6.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_2 = \u_ccu_6.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_2 = \u_ccu_6.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_2 = \u_ccu_6.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_2 = \u_ccu_6.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_2 = \u_ccu_6.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_2 = \u_ccu_6.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_2 = \u_ccu_6.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_2 = \u_ccu_6.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_2 = \u_ccu_6.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_2 = \u_ccu_7.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_2 = \u_ccu_7.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_2 = \u_ccu_7.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_2 = \u_ccu_7.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_2 = \u_ccu_7.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_2 = \u_ccu_7.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_2 = \u_ccu_7.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_2 = \u_ccu_7.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_2 = \u_ccu_7.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_2 = \u_ccu_7.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_2 = \u_ccu_7.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_2 = \u_ccu_7.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_2 = \u_ccu_7.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_2 = \u_ccu_7.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_2 = \u_ccu_7.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_2 = \u_ccu_7.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_2 = \u_ccu_7.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_2 = \u_ccu_7.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_2 = \u_ccu_7.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_2 = \u_ccu_7.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_2 = \u_ccu_7.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_2 = \u_ccu_7.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_2 = \u_ccu_7.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_2 = \u_ccu_7.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_2 = \u_ccu_7.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_2 = \u_ccu_7.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_2 = \u_ccu_7.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_2 = \u_ccu_7.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_2 = \u_ccu_7.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_2 = \u_ccu_7.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_2 = \u_ccu_7.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_2 = \u_ccu_7.lanes[31].u_lane.data_2 ;
    wire or_46 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_2);
    wire or_47 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_2)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_2);
    wire or_48 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_2)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_2)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_2)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_2)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_2)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_2);
    wire or_49 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_2)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_2)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_2)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_2)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_2)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_2);
    wire or_50 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_2)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_2)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_2)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_2)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_2)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_2);
    wire or_51 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_2)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_2)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_2)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_2)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_2)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_2);
    wire or_52 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_2)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_2)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_2)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_2)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_2)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_2);
    wire or_53 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_2)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_2)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_2)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_2)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_2)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_2);
    wire f_own_and_3 = f_own & f_here[2] & ~((f_unit[0] & or_46) | (f_unit[1] & or_47)
            | (f_unit[2] & or_48) | (f_unit[3] & or_49) | (f_unit[4] & or_50) | (f_unit[5] & or_51)
            | (f_unit[6] & or_52) | (f_unit[7] & or_53));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_2, f_u_ccu_2_lanes_30_u_lane_data_2,
            f_u_ccu_2_lanes_29_u_lane_data_2, f_u_ccu_2_lanes_28_u_lane_data_2,
            f_u_ccu_2_lanes_27_u_lane_data_2, f_u_ccu_2_lanes_26_u_lane_data_2,
            f_u_ccu_2_lanes_25_u_lane_data_2, f_u_ccu_2_lanes_24_u_lane_data_2,
            f_u_ccu_2_lanes_23_u_lane_data_2, f_u_ccu_2_lanes_22_u_lane_data_2,
            f_u_ccu_2_lanes_21_u_lane_data_2, f_u_ccu_2_lanes_20_u_lane_data_2,
            f_u_ccu_2_lanes_19_u_lane_data_2, f_u_ccu_2_lanes_18_u_lane_data_2,
            f_u_ccu_2_lanes_17_u_lane_data_2, f_u_ccu_2_lanes_16_u_lane_data_2,
            f_u_ccu_2_lanes_15_u_lane_data_2, f_u_ccu_2_lanes_14_u_lane_data_2,
            f_u_ccu_2_lanes_13_u_lane_data_2, f_u_ccu_2_lanes_12_u_lane_data_2,
            f_u_ccu_2_lanes_11_u_lane_data_2, f_u_ccu_2_lanes_10_u_lane_data_2,
            f_u_ccu_2_lanes_9_u_lane_data_2, f_u_ccu_2_lanes_8_u_lane_data_2,
            f_u_ccu_2_lanes_7_u_lane_data_2, f_u_ccu_2_lanes_6_u_lane_data_2,
            f_u_ccu_2_lanes_5_u_lane_data_2, f_u_ccu_2_lanes_4_u_lane_data_2,
            f_u_ccu_2_lanes_3_u_lane_data_2, f_u_ccu_2_lanes_2_u_lane_data_2,
            f_u_ccu_2_lanes_1_u_lane_data_2, f_u_ccu_2_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_2, f_u_ccu_3_lanes_30_u_lane_data_2,
            f_u_ccu_3_lanes_29_u_lane_data_2, f_u_ccu_3_lanes_28_u_lane_data_2,
            f_u_ccu_3_lanes_27_u_lane_data_2, f_u_ccu_3_lanes_26_u_lane_data_2,
            f_u_ccu_3_lanes_25_u_lane_data_2, f_u_ccu_3_lanes_24_u_lane_data_2,
            f_u_ccu_3_lanes_23_u_lane_data_2, f_u_ccu_3_lanes_22_u_lane_data_2,
            f_u_ccu_3_lanes_21_u_lane_data_2, f_u_ccu_3_lanes_20_u_lane_data_2,
            f_u_ccu_3_lanes_19_u_lane_data_2, f_u_ccu_3_lanes_18_u_lane_data_2,
            f_u_ccu_3_lanes_17_u_lane_data_2, f_u_ccu_3_lanes_16_u_lane_data_2,
            f_u_ccu_3_lanes_15_u_lane_data_2, f_u_ccu_3_lanes_14_u_lane_data_2,
            f_u_ccu_3_lanes_13_u_lane_data_2, f_u_ccu_3_lanes_12_u_lane_data_2,
            f_u_ccu_3_lanes_11_u_lane_data_2, f_u_ccu_3_lanes_10_u_lane_data_2,
            f_u_ccu_3_lanes_9_u_lane_data_2, f_u_ccu_3_lanes_8_u_lane_data_2,
            f_u_ccu_3_lanes_7_u_lane_data_2, f_u_ccu_3_lanes_6_u_lane_data_2,
            f_u_ccu_3_lanes_5_u_lane_data_2, f_u_ccu_3_lanes_4_u_lane_data_2,
            f_u_ccu_3_lanes_3_u_lane_data_2, f_u_ccu_3_lanes_2_u_lane_data_2,
            f_u_ccu_3_lanes_1_u_lane_data_2, f_u_ccu_3_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_2, f_u_ccu_4_lanes_30_u_lane_data_2,
            f_u_ccu_4_lanes_29_u_lane_data_2, f_u_ccu_4_lanes_28_u_lane_data_2,
            f_u_ccu_4_lanes_27_u_lane_data_2, f_u_ccu_4_lanes_26_u_lane_data_2,
            f_u_ccu_4_lanes_25_u_lane_data_2, f_u_ccu_4_lanes_24_u_lane_data_2,
            f_u_ccu_4_lanes_23_u_lane_data_2, f_u_ccu_4_lanes_22_u_lane_data_2,
            f_u_ccu_4_lanes_21_u_lane_data_2, f_u_ccu_4_lanes_20_u_lane_data_2,
            f_u_ccu_4_lanes_19_u_lane_data_2, f_u_ccu_4_lanes_18_u_lane_data_2,
            f_u_ccu_4_lanes_17_u_lane_data_2, f_u_ccu_4_lanes_16_u_lane_data_2,
            f_u_ccu_4_lanes_15_u_lane_data_2, f_u_ccu_4_lanes_14_u_lane_data_2,
            f_u_ccu_4_lanes_13_u_lane_data_2, f_u_ccu_4_lanes_12_u_lane_data_2,
            f_u_ccu_4_lanes_11_u_lane_data_2, f_u_ccu_4_lanes_10_u_lane_data_2,
            f_u_ccu_4_lanes_9_u_lane_data_2, f_u_ccu_4_lanes_8_u_lane_data_2,
            f_u_ccu_4_lanes_7_u_lane_data_2, f_u_ccu_4_lanes_6_u_lane_data_2,
            f_u_ccu_4_lanes_5_u_lane_data_2, f_u_ccu_4_lanes_4_u_lane_data_2,
            f_u_ccu_4_lanes_3_u_lane_data_2, f_u_ccu_4_lanes_2_u_lane_data_2,
            f_u_ccu_4_lanes_1_u_lane_data_2, f_u_ccu_4_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_2, f_u_ccu_5_lanes_30_u_lane_data_2,
            f_u_ccu_5_lanes_29_u_lane_data_2, f_u_ccu_5_lanes_28_u_lane_data_2,
            f_u_ccu_5_lanes_27_u_lane_data_2, f_u_ccu_5_lanes_26_u_lane_data_2,
            f_u_ccu_5_lanes_25_u_lane_data_2, f_u_ccu_5_lanes_24_u_lane_data_2,
            f_u_ccu_5_lanes_23_u_lane_data_2, f_u_ccu_5_lanes_22_u_lane_data_2,
            f_u_ccu_5_lanes_21_u_lane_data_2, f_u_ccu_5_lanes_20_u_lane_data_2,
            f_u_ccu_5_lanes_19_u_lane_data_2, f_u_ccu_5_lanes_18_u_lane_data_2,
            f_u_ccu_5_lanes_17_u_lane_data_2, f_u_ccu_5_lanes_16_u_lane_data_2,
            f_u_ccu_5_lanes_15_u_lane_data_2, f_u_ccu_5_lanes_14_u_lane_data_2,
            f_u_ccu_5_lanes_13_u_lane_data_2, f_u_ccu_5_lanes_12_u_lane_data_2,
            f_u_ccu_5_lanes_11_u_lane_data_2, f_u_ccu_5_lanes_10_u_lane_data_2,
            f_u_ccu_5_lanes_9_u_lane_data_2, f_u_ccu_5_lanes_8_u_lane_data_2,
            f_u_ccu_5_lanes_7_u_lane_data_2, f_u_ccu_5_lanes_6_u_lane_data_2,
            f_u_ccu_5_lanes_5_u_lane_data_2, f_u_ccu_5_lanes_4_u_lane_data_2,
            f_u_ccu_5_lanes_3_u_lane_data_2, f_u_ccu_5_lanes_2_u_lane_data_2,
            f_u_ccu_5_lanes_1_u_lane_data_2, f_u_ccu_5_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_2, f_u_ccu_6_lanes_30_u_lane_data_2,
            f_u_ccu_6_lanes_29_u_lane_data_2, f_u_ccu_6_lanes_28_u_lane_data_2,
            f_u_ccu_6_lanes_27_u_lane_data_2, f_u_ccu_6_lanes_26_u_lane_data_2,
            f_u_ccu_6_lanes_25_u_lane_data_2, f_u_ccu_6_lanes_24_u_lane_data_2,
            f_u_ccu_6_lanes_23_u_lane_data_2, f_u_ccu_6_lanes_22_u_lane_data_2,
            f_u_ccu_6_lanes_21_u_lane_data_2, f_u_ccu_6_lanes_20_u_lane_data_2,
            f_u_ccu_6_lanes_19_u_lane_data_2, f_u_ccu_6_lanes_18_u_lane_data_2,
            f_u_ccu_6_lanes_17_u_lane_data_2, f_u_ccu_6_lanes_16_u_lane_data_2,
            f_u_ccu_6_lanes_15_u_lane_data_2, f_u_ccu_6_lanes_14_u_lane_data_2,
            f_u_ccu_6_lanes_13_u_lane_data_2, f_u_ccu_6_lanes_12_u_lane_data_2,
            f_u_ccu_6_lanes_11_u_lane_data_2, f_u_ccu_6_lanes_10_u_lane_data_2,
            f_u_ccu_6_lanes_9_u_lane_data_2, f_u_ccu_6_lanes_8_u_lane_data_2,
            f_u_ccu_6_lanes_7_u_lane_data_2, f_u_ccu_6_lanes_6_u_lane_data_2,
            f_u_ccu_6_lanes_5_u_lane_data_2, f_u_ccu_6_lanes_4_u_lane_data_2,
            f_u_ccu_6_lanes_3_u_lane_data_2, f_u_ccu_6_lanes_2_u_lane_data_2,
            f_u_ccu_6_lanes_1_u_lane_data_2, f_u_ccu_6_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_2, f_u_ccu_7_lanes_30_u_lane_data_2,
            f_u_ccu_7_lanes_29_u_lane_data_2, f_u_ccu_7_lanes_28_u_lane_data_2,
            f_u_ccu_7_lanes_27_u_lane_data_2, f_u_ccu_7_lanes_26_u_lane_data_2,
            f_u_ccu_7_lanes_25_u_lane_data_2, f_u_ccu_7_lanes_24_u_lane_data_2,
            f_u_ccu_7_lanes_23_u_lane_data_2, f_u_ccu_7_lanes_22_u_lane_data_2,
            f_u_ccu_7_lanes_21_u_lane_data_2, f_u_ccu_7_lanes_20_u_lane_data_2,
            f_u_ccu_7_lanes_19_u_lane_data_2, f_u_ccu_7_lanes_18_u_lane_data_2,
            f_u_ccu_7_lanes_17_u_lane_data_2, f_u_ccu_7_lanes_16_u_lane_data_2,
            f_u_ccu_7_lanes_15_u_lane_data_2, f_u_ccu_7_lanes_14_u_lane_data_2,
            f_u_ccu_7_lanes_13_u_lane_data_2, f_u_ccu_7_lanes_12_u_lane_data_2,
            f_u_ccu_7_lanes_11_u_lane_data_2, f_u_ccu_7_lanes_10_u_lane_data_2,
            f_u_ccu_7_lanes_9_u_lane_data_2, f_u_ccu_7_lanes_8_u_lane_data_2,
            f_u_ccu_7_lanes_7_u_lane_data_2, f_u_ccu_7_lanes_6_u_lane_data_2,
            f_u_ccu_7_lanes_5_u_lane_data_2, f_u_ccu_7_lanes_4_u_lane_data_2,
            f_u_ccu_7_lanes_3_u_lane_data_2, f_u_ccu_7_lanes_2_u_lane_data_2,
            f_u_ccu_7_lanes_1_u_lane_data_2, f_u_ccu_7_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] or_54 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_2_etc);
    wire [31:0] joined_69 = {or_54[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_54[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_54[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_54[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_54[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_54[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_54[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_54[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_54[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_54[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_54[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_54[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_54[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_54[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_54[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_54[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_54[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_54[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_54[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_54[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_54[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_54[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_54[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_54[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_54[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_54[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_54[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_54[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_54[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_54[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_54[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_54[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_3 | ~(|(f_known_lanes & ~joined_69)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_3 = \u_ccu_2.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_3 = \u_ccu_2.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_3 = \u_ccu_2.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_3 = \u_ccu_2.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_3 = \u_ccu_2.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_3 = \u_ccu_2.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_3 = \u_ccu_2.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_3 = \u_ccu_2.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_3 = \u_ccu_2.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_3 = \u_ccu_2.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_3 = \u_ccu_2.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_3 = \u_ccu_2.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_3 = \u_ccu_2.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_3 = \u_ccu_2.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_3 = \u_ccu_2.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_3 = \u_ccu_2.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_3 = \u_ccu_2.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_3 = \u_ccu_2.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_3 = \u_ccu_2.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_3 = \u_ccu_2.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_3 = \u_ccu_2.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_3 = \u_ccu_2.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_3 = \u_ccu_2.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_3 = \u_ccu_2.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_3 = \u_ccu_2.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_3 = \u_ccu_2.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_3 = \u_ccu_2.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_3 = \u_ccu_2.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_3 = \u_ccu_2.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_3 = \u_ccu_2.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_3 = \u_ccu_2.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_3 = \u_ccu_2.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_3 = \u_ccu_3.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_3 = \u_ccu_3.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_3 = \u_ccu_3.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_3 = \u_ccu_3.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_3 = \u_ccu_3.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_3 = \u_ccu_3.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_3 = \u_ccu_3.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_3 = \u_ccu_3.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_3 = \u_ccu_3.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_3 = \u_ccu_3.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_3 = \u_ccu_3.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_3 = \u_ccu_3.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_3 = \u_ccu_3.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_3 = \u_ccu_3.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_3 = \u_ccu_3.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_3 = \u_ccu_3.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_3 = \u_ccu_3.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_3 = \u_ccu_3.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_3 = \u_ccu_3.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_3 = \u_ccu_3.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_3 = \u_ccu_3.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_3 = \u_ccu_3.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_3 = \u_ccu_3.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_3 = \u_ccu_3.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_3 = \u_ccu_3.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_3 = \u_ccu_3.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_3 = \u_ccu_3.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_3 = \u_ccu_3.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_3 = \u_ccu_3.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_3 = \u_ccu_3.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_3 = \u_ccu_3.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_3 = \u_ccu_3.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_3 = \u_ccu_4.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_3 = \u_ccu_4.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_3 = \u_ccu_4.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_3 = \u_ccu_4.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_3 = \u_ccu_4.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_3 = \u_ccu_4.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_3 = \u_ccu_4.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_3 = \u_ccu_4.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_3 = \u_ccu_4.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_3 = \u_ccu_4.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_3 = \u_ccu_4.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_3 = \u_ccu_4.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_3 = \u_ccu_4.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_3 = \u_ccu_4.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_3 = \u_ccu_4.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_3 = \u_ccu_4.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_3 = \u_ccu_4.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_3 = \u_ccu_4.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_3 = \u_ccu_4.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_3 = \u_ccu_4.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_3 = \u_ccu_4.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_3 = \u_ccu_4.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_3 = \u_ccu_4.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_3 = \u_ccu_4.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_3 = \u_ccu_4.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_3 = \u_ccu_4.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_3 = \u_ccu_4.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_3 = \u_ccu_4.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_3 = \u_ccu_4.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_3 = \u_ccu_4.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_3 = \u_ccu_4.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_3 = \u_ccu_4.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_3 = \u_ccu_5.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_3 = \u_ccu_5.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_3 = \u_ccu_5.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_3 = \u_ccu_5.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_3 = \u_ccu_5.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_3 = \u_ccu_5.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_3 = \u_ccu_5.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_3 = \u_ccu_5.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_3 = \u_ccu_5.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_3 = \u_ccu_5.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_3 = \u_ccu_5.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_3 = \u_ccu_5.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_3 = \u_ccu_5.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_3 = \u_ccu_5.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_3 = \u_ccu_5.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_3 = \u_ccu_5.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_3 = \u_ccu_5.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_3 = \u_ccu_5.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_3 = \u_ccu_5.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_3 = \u_ccu_5.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_3 = \u_ccu_5.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_3 = \u_ccu_5.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_3 = \u_ccu_5.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_3 = \u_ccu_5.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_3 = \u_ccu_5.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_3 = \u_ccu_5.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_3 = \u_ccu_5.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_3 = \u_ccu_5.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_3 = \u_ccu_5.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_3 = \u_ccu_5.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_3 = \u_ccu_5.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_3 = \u_ccu_5.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_3 = \u_ccu_6.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_3 = \u_ccu_6.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_3 = \u_ccu_6.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_3 = \u_ccu_6.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_3 = \u_ccu_6.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_3 = \u_ccu_6.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_3 = \u_ccu_6.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_3 = \u_ccu_6.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_3 = \u_ccu_6.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_3 = \u_ccu_6.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_3 = \u_ccu_6.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_3 = \u_ccu_6.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_3 = \u_ccu_6.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_3 = \u_ccu_6.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_3 = \u_ccu_6.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_3 = \u_ccu_6.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_3 = \u_ccu_6.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_3 = \u_ccu_6.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_3 = \u_ccu_6.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_3 = \u_ccu_6.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_3 = \u_ccu_6.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_3 = \u_ccu_6.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_3 = \u_ccu_6.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_3 = \u_ccu_6.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_3 = \u_ccu_6.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_3 = \u_ccu_6.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_3 = \u_ccu_6.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_3 = \u_ccu_6.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_3 = \u_ccu_6.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_3 = \u_ccu_6.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_3 = \u_ccu_6.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_3 = \u_ccu_6.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_3 = \u_ccu_7.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_3 = \u_ccu_7.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_3 = \u_ccu_7.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_3 = \u_ccu_7.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_3 = \u_ccu_7.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_3 = \u_ccu_7.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_3 = \u_ccu_7.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_3 = \u_ccu_7.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_3 = \u_ccu_7.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_3 = \u_ccu_7.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_3 = \u_ccu_7.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_3 = \u_ccu_7.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_3 = \u_ccu_7.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_3 = \u_ccu_7.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_3 = \u_ccu_7.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_3 = \u_ccu_7.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_3 = \u_ccu_7.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_3 = \u_ccu_7.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_3 = \u_ccu_7.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_3 = \u_ccu_7.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_3 = \u_ccu_7.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_3 = \u_ccu_7.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_3 = \u_ccu_7.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_3 = \u_ccu_7.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_3 = \u_ccu_7.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_3 = \u_ccu_7.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_3 = \u_ccu_7.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_3 = \u_ccu_7.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_3 = \u_ccu_7.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_3 = \u_ccu_7.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_3 = \u_ccu_7.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_3 = \u_ccu_7.lanes[31].u_lane.data_3 ;
    wire or_55 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_3);
    wire or_56 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_3)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_3);
    wire or_57 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_3)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_3)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_3)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_3)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_3)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_3);
    wire or_58 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_3)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_3)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_3)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_3)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_3)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_3);
    wire or_59 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_3)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_3)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_3)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_3)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_3)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_3);
    wire or_60 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_3)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_3)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_3)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_3)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_3)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_3);
    wire or_61 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_3)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_3)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_3)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_3)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_3)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_3);
    wire or_62 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_3)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_3)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_3)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_3)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_3)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_3);
    wire f_own_and_4 = f_own & f_here[3] & ~((f_unit[0] & or_55) | (f_unit[1] & or_56)
            | (f_unit[2] & or_57) | (f_unit[3] & or_58) | (f_unit[4] & or_59) | (f_unit[5] & or_60)
            | (f_unit[6] & or_61) | (f_unit[7] & or_62));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_3, f_u_ccu_2_lanes_30_u_lane_data_3,
            f_u_ccu_2_lanes_29_u_lane_data_3, f_u_ccu_2_lanes_28_u_lane_data_3,
            f_u_ccu_2_lanes_27_u_lane_data_3, f_u_ccu_2_lanes_26_u_lane_data_3,
            f_u_ccu_2_lanes_25_u_lane_data_3, f_u_ccu_2_lanes_24_u_lane_data_3,
            f_u_ccu_2_lanes_23_u_lane_data_3, f_u_ccu_2_lanes_22_u_lane_data_3,
            f_u_ccu_2_lanes_21_u_lane_data_3, f_u_ccu_2_lanes_20_u_lane_data_3,
            f_u_ccu_2_lanes_19_u_lane_data_3, f_u_ccu_2_lanes_18_u_lane_data_3,
            f_u_ccu_2_lanes_17_u_lane_data_3, f_u_ccu_2_lanes_16_u_lane_data_3,
            f_u_ccu_2_lanes_15_u_lane_data_3, f_u_ccu_2_lanes_14_u_lane_data_3,
            f_u_ccu_2_lanes_13_u_lane_data_3, f_u_ccu_2_lanes_12_u_lane_data_3,
            f_u_ccu_2_lanes_11_u_lane_data_3, f_u_ccu_2_lanes_10_u_lane_data_3,
            f_u_ccu_2_lanes_9_u_lane_data_3, f_u_ccu_2_lanes_8_u_lane_data_3,
            f_u_ccu_2_lanes_7_u_lane_data_3, f_u_ccu_2_lanes_6_u_lane_data_3,
            f_u_ccu_2_lanes_5_u_lane_data_3, f_u_ccu_2_lanes_4_u_lane_data_3,
            f_u_ccu_2_lanes_3_u_lane_data_3, f_u_ccu_2_lanes_2_u_lane_data_3,
            f_u_ccu_2_lanes_1_u_lane_data_3, f_u_ccu_2_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_3, f_u_ccu_3_lanes_30_u_lane_data_3,
            f_u_ccu_3_lanes_29_u_lane_data_3, f_u_ccu_3_lanes_28_u_lane_data_3,
            f_u_ccu_3_lanes_27_u_lane_data_3, f_u_ccu_3_lanes_26_u_lane_data_3,
            f_u_ccu_3_lanes_25_u_lane_data_3, f_u_ccu_3_lanes_24_u_lane_data_3,
            f_u_ccu_3_lanes_23_u_lane_data_3, f_u_ccu_3_lanes_22_u_lane_data_3,
            f_u_ccu_3_lanes_21_u_lane_data_3, f_u_ccu_3_lanes_20_u_lane_data_3,
            f_u_ccu_3_lanes_19_u_lane_data_3, f_u_ccu_3_lanes_18_u_lane_data_3,
            f_u_ccu_3_lanes_17_u_lane_data_3, f_u_ccu_3_lanes_16_u_lane_data_3,
            f_u_ccu_3_lanes_15_u_lane_data_3, f_u_ccu_3_lanes_14_u_lane_data_3,
            f_u_ccu_3_lanes_13_u_lane_data_3, f_u_ccu_3_lanes_12_u_lane_data_3,
            f_u_ccu_3_lanes_11_u_lane_data_3, f_u_ccu_3_lanes_10_u_lane_data_3,
            f_u_ccu_3_lanes_9_u_lane_data_3, f_u_ccu_3_lanes_8_u_lane_data_3,
            f_u_ccu_3_lanes_7_u_lane_data_3, f_u_ccu_3_lanes_6_u_lane_data_3,
            f_u_ccu_3_lanes_5_u_lane_data_3, f_u_ccu_3_lanes_4_u_lane_data_3,
            f_u_ccu_3_lanes_3_u_lane_data_3, f_u_ccu_3_lanes_2_u_lane_data_3,
            f_u_ccu_3_lanes_1_u_lane_data_3, f_u_ccu_3_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_3, f_u_ccu_4_lanes_30_u_lane_data_3,
            f_u_ccu_4_lanes_29_u_lane_data_3, f_u_ccu_4_lanes_28_u_lane_data_3,
            f_u_ccu_4_lanes_27_u_lane_data_3, f_u_ccu_4_lanes_26_u_lane_data_3,
            f_u_ccu_4_lanes_25_u_lane_data_3, f_u_ccu_4_lanes_24_u_lane_data_3,
            f_u_ccu_4_lanes_23_u_lane_data_3, f_u_ccu_4_lanes_22_u_lane_data_3,
            f_u_ccu_4_lanes_21_u_lane_data_3, f_u_ccu_4_lanes_20_u_lane_data_3,
            f_u_ccu_4_lanes_19_u_lane_data_3, f_u_ccu_4_lanes_18_u_lane_data_3,
            f_u_ccu_4_lanes_17_u_lane_data_3, f_u_ccu_4_lanes_16_u_lane_data_3,
            f_u_ccu_4_lanes_15_u_lane_data_3, f_u_ccu_4_lanes_14_u_lane_data_3,
            f_u_ccu_4_lanes_13_u_lane_data_3, f_u_ccu_4_lanes_12_u_lane_data_3,
            f_u_ccu_4_lanes_11_u_lane_data_3, f_u_ccu_4_lanes_10_u_lane_data_3,
            f_u_ccu_4_lanes_9_u_lane_data_3, f_u_ccu_4_lanes_8_u_lane_data_3,
            f_u_ccu_4_lanes_7_u_lane_data_3, f_u_ccu_4_lanes_6_u_lane_data_3,
            f_u_ccu_4_lanes_5_u_lane_data_3, f_u_ccu_4_lanes_4_u_lane_data_3,
            f_u_ccu_4_lanes_3_u_lane_data_3, f_u_ccu_4_lanes_2_u_lane_data_3,
            f_u_ccu_4_lanes_1_u_lane_data_3, f_u_ccu_4_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_3, f_u_ccu_5_lanes_30_u_lane_data_3,
            f_u_ccu_5_lanes_29_u_lane_data_3, f_u_ccu_5_lanes_28_u_lane_data_3,
            f_u_ccu_5_lanes_27_u_lane_data_3, f_u_ccu_5_lanes_26_u_lane_data_3,
            f_u_ccu_5_lanes_25_u_lane_data_3, f_u_ccu_5_lanes_24_u_lane_data_3,
            f_u_ccu_5_lanes_23_u_lane_data_3, f_u_ccu_5_lanes_22_u_lane_data_3,
            f_u_ccu_5_lanes_21_u_lane_data_3, f_u_ccu_5_lanes_20_u_lane_data_3,
            f_u_ccu_5_lanes_19_u_lane_data_3, f_u_ccu_5_lanes_18_u_lane_data_3,
            f_u_ccu_5_lanes_17_u_lane_data_3, f_u_ccu_5_lanes_16_u_lane_data_3,
            f_u_ccu_5_lanes_15_u_lane_data_3, f_u_ccu_5_lanes_14_u_lane_data_3,
            f_u_ccu_5_lanes_13_u_lane_data_3, f_u_ccu_5_lanes_12_u_lane_data_3,
            f_u_ccu_5_lanes_11_u_lane_data_3, f_u_ccu_5_lanes_10_u_lane_data_3,
            f_u_ccu_5_lanes_9_u_lane_data_3, f_u_ccu_5_lanes_8_u_lane_data_3,
            f_u_ccu_5_lanes_7_u_lane_data_3, f_u_ccu_5_lanes_6_u_lane_data_3,
            f_u_ccu_5_lanes_5_u_lane_data_3, f_u_ccu_5_lanes_4_u_lane_data_3,
            f_u_ccu_5_lanes_3_u_lane_data_3, f_u_ccu_5_lanes_2_u_lane_data_3,
            f_u_ccu_5_lanes_1_u_lane_data_3, f_u_ccu_5_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_3, f_u_ccu_6_lanes_30_u_lane_data_3,
            f_u_ccu_6_lanes_29_u_lane_data_3, f_u_ccu_6_lanes_28_u_lane_data_3,
            f_u_ccu_6_lanes_27_u_lane_data_3, f_u_ccu_6_lanes_26_u_lane_data_3,
            f_u_ccu_6_lanes_25_u_lane_data_3, f_u_ccu_6_lanes_24_u_lane_data_3,
            f_u_ccu_6_lanes_23_u_lane_data_3, f_u_ccu_6_lanes_22_u_lane_data_3,
            f_u_ccu_6_lanes_21_u_lane_data_3, f_u_ccu_6_lanes_20_u_lane_data_3,
            f_u_ccu_6_lanes_19_u_lane_data_3, f_u_ccu_6_lanes_18_u_lane_data_3,
            f_u_ccu_6_lanes_17_u_lane_data_3, f_u_ccu_6_lanes_16_u_lane_data_3,
            f_u_ccu_6_lanes_15_u_lane_data_3, f_u_ccu_6_lanes_14_u_lane_data_3,
            f_u_ccu_6_lanes_13_u_lane_data_3, f_u_ccu_6_lanes_12_u_lane_data_3,
            f_u_ccu_6_lanes_11_u_lane_data_3, f_u_ccu_6_lanes_10_u_lane_data_3,
            f_u_ccu_6_lanes_9_u_lane_data_3, f_u_ccu_6_lanes_8_u_lane_data_3,
            f_u_ccu_6_lanes_7_u_lane_data_3, f_u_ccu_6_lanes_6_u_lane_data_3,
            f_u_ccu_6_lanes_5_u_lane_data_3, f_u_ccu_6_lanes_4_u_lane_data_3,
            f_u_ccu_6_lanes_3_u_lane_data_3, f_u_ccu_6_lanes_2_u_lane_data_3,
            f_u_ccu_6_lanes_1_u_lane_data_3, f_u_ccu_6_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_3, f_u_ccu_7_lanes_30_u_lane_data_3,
            f_u_ccu_7_lanes_29_u_lane_data_3, f_u_ccu_7_lanes_28_u_lane_data_3,
            f_u_ccu_7_lanes_27_u_lane_data_3, f_u_ccu_7_lanes_26_u_lane_data_3,
            f_u_ccu_7_lanes_25_u_lane_data_3, f_u_ccu_7_lanes_24_u_lane_data_3,
            f_u_ccu_7_lanes_23_u_lane_data_3, f_u_ccu_7_lanes_22_u_lane_data_3,
            f_u_ccu_7_lanes_21_u_lane_data_3, f_u_ccu_7_lanes_20_u_lane_data_3,
            f_u_ccu_7_lanes_19_u_lane_data_3, f_u_ccu_7_lanes_18_u_lane_data_3,
            f_u_ccu_7_lanes_17_u_lane_data_3, f_u_ccu_7_lanes_16_u_lane_data_3,
            f_u_ccu_7_lanes_15_u_lane_data_3, f_u_ccu_7_lanes_14_u_lane_data_3,
            f_u_ccu_7_lanes_13_u_lane_data_3, f_u_ccu_7_lanes_12_u_lane_data_3,
            f_u_ccu_7_lanes_11_u_lane_data_3, f_u_ccu_7_lanes_10_u_lane_data_3,
            f_u_ccu_7_lanes_9_u_lane_data_3, f_u_ccu_7_lanes_8_u_lane_data_3,
            f_u_ccu_7_lanes_7_u_lane_data_3, f_u_ccu_7_lanes_6_u_lane_data_3,
            f_u_ccu_7_lanes_5_u_lane_data_3, f_u_ccu_7_lanes_4_u_lane_data_3,
            f_u_ccu_7_lanes_3_u_lane_data_3, f_u_ccu_7_lanes_2_u_lane_data_3,
            f_u_ccu_7_lanes_1_u_lane_data_3, f_u_ccu_7_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] or_63 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_3_etc);
    wire [31:0] joined_70 = {or_63[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_63[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_63[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_63[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_63[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_63[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_63[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_63[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_63[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_63[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_63[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_63[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_63[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_63[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_63[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_63[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_63[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_63[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_63[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_63[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_63[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_63[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_63[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_63[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_63[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_63[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_63[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_63[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_63[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_63[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_63[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_63[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_4 | ~(|(f_known_lanes & ~joined_70)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_4 = \u_ccu_2.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_4 = \u_ccu_2.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_4 = \u_ccu_2.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_4 = \u_ccu_2.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_4 = \u_ccu_2.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_4 = \u_ccu_2.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_4 = \u_ccu_2.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_4 = \u_ccu_2.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_4 = \u_ccu_2.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_4 = \u_ccu_2.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_4 = \u_ccu_2.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_4 = \u_ccu_2.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_4 = \u_ccu_2.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_4 = \u_ccu_2.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_4 = \u_ccu_2.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_4 = \u_ccu_2.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_4 = \u_ccu_2.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_4 = \u_ccu_2.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_4 = \u_ccu_2.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_4 = \u_ccu_2.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_4 = \u_ccu_2.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_4 = \u_ccu_2.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_4 = \u_ccu_2.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_4 = \u_ccu_2.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_4 = \u_ccu_2.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_4 = \u_ccu_2.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_4 = \u_ccu_2.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_4 = \u_ccu_2.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_4 = \u_ccu_2.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_4 = \u_ccu_2.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_4 = \u_ccu_2.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_4 = \u_ccu_2.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_4 = \u_ccu_3.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_4 = \u_ccu_3.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_4 = \u_ccu_3.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_4 = \u_ccu_3.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_4 = \u_ccu_3.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_4 = \u_ccu_3.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_4 = \u_ccu_3.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_4 = \u_ccu_3.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_4 = \u_ccu_3.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_4 = \u_ccu_3.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_4 = \u_ccu_3.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_4 = \u_ccu_3.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_4 = \u_ccu_3.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_4 = \u_ccu_3.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_4 = \u_ccu_3.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_4 = \u_ccu_3.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_4 = \u_ccu_3.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_4 = \u_ccu_3.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_4 = \u_ccu_3.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_4 = \u_ccu_3.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_4 = \u_ccu_3.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_4 = \u_ccu_3.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_4 = \u_ccu_3.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_4 = \u_ccu_3.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_4 = \u_ccu_3.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_4 = \u_ccu_3.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_4 = \u_ccu_3.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_4 = \u_ccu_3.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_4 = \u_ccu_3.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_4 = \u_ccu_3.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_4 = \u_ccu_3.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_4 = \u_ccu_3.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_4 = \u_ccu_4.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_4 = \u_ccu_4.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_4 = \u_ccu_4.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_4 = \u_ccu_4.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_4 = \u_ccu_4.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_4 = \u_ccu_4.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_4 = \u_ccu_4.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_4 = \u_ccu_4.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_4 = \u_ccu_4.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_4 = \u_ccu_4.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_4 = \u_ccu_4.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_4 = \u_ccu_4.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_4 = \u_ccu_4.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_4 = \u_ccu_4.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_4 = \u_ccu_4.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_4 = \u_ccu_4.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_4 = \u_ccu_4.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_4 = \u_ccu_4.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_4 = \u_ccu_4.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_4 = \u_ccu_4.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_4 = \u_ccu_4.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_4 = \u_ccu_4.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_4 = \u_ccu_4.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_4 = \u_ccu_4.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_4 = \u_ccu_4.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_4 = \u_ccu_4.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_4 = \u_ccu_4.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_4 = \u_ccu_4.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_4 = \u_ccu_4.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_4 = \u_ccu_4.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_4 = \u_ccu_4.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_4 = \u_ccu_4.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_4 = \u_ccu_5.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_4 = \u_ccu_5.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_4 = \u_ccu_5.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_4 = \u_ccu_5.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_4 = \u_ccu_5.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_4 = \u_ccu_5.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_4 = \u_ccu_5.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_4 = \u_ccu_5.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_4 = \u_ccu_5.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_4 = \u_ccu_5.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_4 = \u_ccu_5.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_4 = \u_ccu_5.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_4 = \u_ccu_5.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_4 = \u_ccu_5.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_4 = \u_ccu_5.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_4 = \u_ccu_5.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_4 = \u_ccu_5.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_4 = \u_ccu_5.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_4 = \u_ccu_5.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_4 = \u_ccu_5.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_4 = \u_ccu_5.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_4 = \u_ccu_5.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_4 = \u_ccu_5.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_4 = \u_ccu_5.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_4 = \u_ccu_5.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_4 = \u_ccu_5.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_4 = \u_ccu_5.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_4 = \u_ccu_5.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_4 = \u_ccu_5.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_4 = \u_ccu_5.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_4 = \u_ccu_5.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_4 = \u_ccu_5.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_4 = \u_ccu_6.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_4 = \u_ccu_6.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_4 = \u_ccu_6.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_4 = \u_ccu_6.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_4 = \u_ccu_6.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_4 = \u_ccu_6.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_4 = \u_ccu_6.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_4 = \u_ccu_6.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_4 = \u_ccu_6.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_4 = \u_ccu_6.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_4 = \u_ccu_6.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_4 = \u_ccu_6.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_4 = \u_ccu_6.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_4 = \u_ccu_6.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_4 = \u_ccu_6.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_4 = \u_ccu_6.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_4 = \u_ccu_6.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_4 = \u_ccu_6.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_4 = \u_ccu_6.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_4 = \u_ccu_6.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_4 = \u_ccu_6.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_4 = \u_ccu_6.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_4 = \u_ccu_6.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_4 = \u_ccu_6.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_4 = \u_ccu_6.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_4 = \u_ccu_6.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_4 = \u_ccu_6.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_4 = \u_ccu_6.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_4 = \u_ccu_6.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_4 = \u_ccu_6.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_4 = \u_ccu_6.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_4 = \u_ccu_6.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_4 = \u_ccu_7.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_4 = \u_ccu_7.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_4 = \u_ccu_7.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_4 = \u_ccu_7.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_4 = \u_ccu_7.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_4 = \u_ccu_7.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_4 = \u_ccu_7.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_4 = \u_ccu_7.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_4 = \u_ccu_7.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_4 = \u_ccu_7.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_4 = \u_ccu_7.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_4 = \u_ccu_7.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_4 = \u_ccu_7.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_4 = \u_ccu_7.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_4 = \u_ccu_7.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_4 = \u_ccu_7.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_4 = \u_ccu_7.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_4 = \u_ccu_7.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_4 = \u_ccu_7.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_4 = \u_ccu_7.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_4 = \u_ccu_7.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_4 = \u_ccu_7.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_4 = \u_ccu_7.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_4 = \u_ccu_7.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_4 = \u_ccu_7.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_4 = \u_ccu_7.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_4 = \u_ccu_7.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_4 = \u_ccu_7.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_4 = \u_ccu_7.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_4 = \u_ccu_7.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_4 = \u_ccu_7.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_4 = \u_ccu_7.lanes[31].u_lane.data_4 ;
    wire or_64 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_4);
    wire or_65 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_4)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_4);
    wire or_66 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_4)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_4)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_4)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_4)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_4)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_4);
    wire or_67 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_4)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_4)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_4)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_4)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_4)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_4);
    wire or_68 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_4)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_4)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_4)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_4)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_4)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_4);
    wire or_69 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_4)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_4)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_4)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_4)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_4)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_4);
    wire or_70 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_4)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_4)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_4)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_4)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_4)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_4);
    wire or_71 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_4)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_4)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_4)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_4)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_4)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_4);
    wire f_own_and_5 = f_own & f_here[4] & ~((f_unit[0] & or_64) | (f_unit[1] & or_65)
            | (f_unit[2] & or_66) | (f_unit[3] & or_67) | (f_unit[4] & or_68) | (f_unit[5] & or_69)
            | (f_unit[6] & or_70) | (f_unit[7] & or_71));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_4, f_u_ccu_2_lanes_30_u_lane_data_4,
            f_u_ccu_2_lanes_29_u_lane_data_4, f_u_ccu_2_lanes_28_u_lane_data_4,
            f_u_ccu_2_lanes_27_u_lane_data_4, f_u_ccu_2_lanes_26_u_lane_data_4,
            f_u_ccu_2_lanes_25_u_lane_data_4, f_u_ccu_2_lanes_24_u_lane_data_4,
            f_u_ccu_2_lanes_23_u_lane_data_4, f_u_ccu_2_lanes_22_u_lane_data_4,
            f_u_ccu_2_lanes_21_u_lane_data_4, f_u_ccu_2_lanes_20_u_lane_data_4,
            f_u_ccu_2_lanes_19_u_lane_data_4, f_u_ccu_2_lanes_18_u_lane_data_4,
            f_u_ccu_2_lanes_17_u_lane_data_4, f_u_ccu_2_lanes_16_u_lane_data_4,
            f_u_ccu_2_lanes_15_u_lane_data_4, f_u_ccu_2_lanes_14_u_lane_data_4,
            f_u_ccu_2_lanes_13_u_lane_data_4, f_u_ccu_2_lanes_12_u_lane_data_4,
            f_u_ccu_2_lanes_11_u_lane_data_4, f_u_ccu_2_lanes_10_u_lane_data_4,
            f_u_ccu_2_lanes_9_u_lane_data_4, f_u_ccu_2_lanes_8_u_lane_data_4,
            f_u_ccu_2_lanes_7_u_lane_data_4, f_u_ccu_2_lanes_6_u_lane_data_4,
            f_u_ccu_2_lanes_5_u_lane_data_4, f_u_ccu_2_lanes_4_u_lane_data_4,
            f_u_ccu_2_lanes_3_u_lane_data_4, f_u_ccu_2_lanes_2_u_lane_data_4,
            f_u_ccu_2_lanes_1_u_lane_data_4, f_u_ccu_2_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_4, f_u_ccu_3_lanes_30_u_lane_data_4,
            f_u_ccu_3_lanes_29_u_lane_data_4, f_u_ccu_3_lanes_28_u_lane_data_4,
            f_u_ccu_3_lanes_27_u_lane_data_4, f_u_ccu_3_lanes_26_u_lane_data_4,
            f_u_ccu_3_lanes_25_u_lane_data_4, f_u_ccu_3_lanes_24_u_lane_data_4,
            f_u_ccu_3_lanes_23_u_lane_data_4, f_u_ccu_3_lanes_22_u_lane_data_4,
            f_u_ccu_3_lanes_21_u_lane_data_4, f_u_ccu_3_lanes_20_u_lane_data_4,
            f_u_ccu_3_lanes_19_u_lane_data_4, f_u_ccu_3_lanes_18_u_lane_data_4,
            f_u_ccu_3_lanes_17_u_lane_data_4, f_u_ccu_3_lanes_16_u_lane_data_4,
            f_u_ccu_3_lanes_15_u_lane_data_4, f_u_ccu_3_lanes_14_u_lane_data_4,
            f_u_ccu_3_lanes_13_u_lane_data_4, f_u_ccu_3_lanes_12_u_lane_data_4,
            f_u_ccu_3_lanes_11_u_lane_data_4, f_u_ccu_3_lanes_10_u_lane_data_4,
            f_u_ccu_3_lanes_9_u_lane_data_4, f_u_ccu_3_lanes_8_u_lane_data_4,
            f_u_ccu_3_lanes_7_u_lane_data_4, f_u_ccu_3_lanes_6_u_lane_data_4,
            f_u_ccu_3_lanes_5_u_lane_data_4, f_u_ccu_3_lanes_4_u_lane_data_4,
            f_u_ccu_3_lanes_3_u_lane_data_4, f_u_ccu_3_lanes_2_u_lane_data_4,
            f_u_ccu_3_lanes_1_u_lane_data_4, f_u_ccu_3_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_4, f_u_ccu_4_lanes_30_u_lane_data_4,
            f_u_ccu_4_lanes_29_u_lane_data_4, f_u_ccu_4_lanes_28_u_lane_data_4,
            f_u_ccu_4_lanes_27_u_lane_data_4, f_u_ccu_4_lanes_26_u_lane_data_4,
            f_u_ccu_4_lanes_25_u_lane_data_4, f_u_ccu_4_lanes_24_u_lane_data_4,
            f_u_ccu_4_lanes_23_u_lane_data_4, f_u_ccu_4_lanes_22_u_lane_data_4,
            f_u_ccu_4_lanes_21_u_lane_data_4, f_u_ccu_4_lanes_20_u_lane_data_4,
            f_u_ccu_4_lanes_19_u_lane_data_4, f_u_ccu_4_lanes_18_u_lane_data_4,
            f_u_ccu_4_lanes_17_u_lane_data_4, f_u_ccu_4_lanes_16_u_lane_data_4,
            f_u_ccu_4_lanes_15_u_lane_data_4, f_u_ccu_4_lanes_14_u_lane_data_4,
            f_u_ccu_4_lanes_13_u_lane_data_4, f_u_ccu_4_lanes_12_u_lane_data_4,
            f_u_ccu_4_lanes_11_u_lane_data_4, f_u_ccu_4_lanes_10_u_lane_data_4,
            f_u_ccu_4_lanes_9_u_lane_data_4, f_u_ccu_4_lanes_8_u_lane_data_4,
            f_u_ccu_4_lanes_7_u_lane_data_4, f_u_ccu_4_lanes_6_u_lane_data_4,
            f_u_ccu_4_lanes_5_u_lane_data_4, f_u_ccu_4_lanes_4_u_lane_data_4,
            f_u_ccu_4_lanes_3_u_lane_data_4, f_u_ccu_4_lanes_2_u_lane_data_4,
            f_u_ccu_4_lanes_1_u_lane_data_4, f_u_ccu_4_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_4, f_u_ccu_5_lanes_30_u_lane_data_4,
            f_u_ccu_5_lanes_29_u_lane_data_4, f_u_ccu_5_lanes_28_u_lane_data_4,
            f_u_ccu_5_lanes_27_u_lane_data_4, f_u_ccu_5_lanes_26_u_lane_data_4,
            f_u_ccu_5_lanes_25_u_lane_data_4, f_u_ccu_5_lanes_24_u_lane_data_4,
            f_u_ccu_5_lanes_23_u_lane_data_4, f_u_ccu_5_lanes_22_u_lane_data_4,
            f_u_ccu_5_lanes_21_u_lane_data_4, f_u_ccu_5_lanes_20_u_lane_data_4,
            f_u_ccu_5_lanes_19_u_lane_data_4, f_u_ccu_5_lanes_18_u_lane_data_4,
            f_u_ccu_5_lanes_17_u_lane_data_4, f_u_ccu_5_lanes_16_u_lane_data_4,
            f_u_ccu_5_lanes_15_u_lane_data_4, f_u_ccu_5_lanes_14_u_lane_data_4,
            f_u_ccu_5_lanes_13_u_lane_data_4, f_u_ccu_5_lanes_12_u_lane_data_4,
            f_u_ccu_5_lanes_11_u_lane_data_4, f_u_ccu_5_lanes_10_u_lane_data_4,
            f_u_ccu_5_lanes_9_u_lane_data_4, f_u_ccu_5_lanes_8_u_lane_data_4,
            f_u_ccu_5_lanes_7_u_lane_data_4, f_u_ccu_5_lanes_6_u_lane_data_4,
            f_u_ccu_5_lanes_5_u_lane_data_4, f_u_ccu_5_lanes_4_u_lane_data_4,
            f_u_ccu_5_lanes_3_u_lane_data_4, f_u_ccu_5_lanes_2_u_lane_data_4,
            f_u_ccu_5_lanes_1_u_lane_data_4, f_u_ccu_5_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_4, f_u_ccu_6_lanes_30_u_lane_data_4,
            f_u_ccu_6_lanes_29_u_lane_data_4, f_u_ccu_6_lanes_28_u_lane_data_4,
            f_u_ccu_6_lanes_27_u_lane_data_4, f_u_ccu_6_lanes_26_u_lane_data_4,
            f_u_ccu_6_lanes_25_u_lane_data_4, f_u_ccu_6_lanes_24_u_lane_data_4,
            f_u_ccu_6_lanes_23_u_lane_data_4, f_u_ccu_6_lanes_22_u_lane_data_4,
            f_u_ccu_6_lanes_21_u_lane_data_4, f_u_ccu_6_lanes_20_u_lane_data_4,
            f_u_ccu_6_lanes_19_u_lane_data_4, f_u_ccu_6_lanes_18_u_lane_data_4,
            f_u_ccu_6_lanes_17_u_lane_data_4, f_u_ccu_6_lanes_16_u_lane_data_4,
            f_u_ccu_6_lanes_15_u_lane_data_4, f_u_ccu_6_lanes_14_u_lane_data_4,
            f_u_ccu_6_lanes_13_u_lane_data_4, f_u_ccu_6_lanes_12_u_lane_data_4,
            f_u_ccu_6_lanes_11_u_lane_data_4, f_u_ccu_6_lanes_10_u_lane_data_4,
            f_u_ccu_6_lanes_9_u_lane_data_4, f_u_ccu_6_lanes_8_u_lane_data_4,
            f_u_ccu_6_lanes_7_u_lane_data_4, f_u_ccu_6_lanes_6_u_lane_data_4,
            f_u_ccu_6_lanes_5_u_lane_data_4, f_u_ccu_6_lanes_4_u_lane_data_4,
            f_u_ccu_6_lanes_3_u_lane_data_4, f_u_ccu_6_lanes_2_u_lane_data_4,
            f_u_ccu_6_lanes_1_u_lane_data_4, f_u_ccu_6_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_4, f_u_ccu_7_lanes_30_u_lane_data_4,
            f_u_ccu_7_lanes_29_u_lane_data_4, f_u_ccu_7_lanes_28_u_lane_data_4,
            f_u_ccu_7_lanes_27_u_lane_data_4, f_u_ccu_7_lanes_26_u_lane_data_4,
            f_u_ccu_7_lanes_25_u_lane_data_4, f_u_ccu_7_lanes_24_u_lane_data_4,
            f_u_ccu_7_lanes_23_u_lane_data_4, f_u_ccu_7_lanes_22_u_lane_data_4,
            f_u_ccu_7_lanes_21_u_lane_data_4, f_u_ccu_7_lanes_20_u_lane_data_4,
            f_u_ccu_7_lanes_19_u_lane_data_4, f_u_ccu_7_lanes_18_u_lane_data_4,
            f_u_ccu_7_lanes_17_u_lane_data_4, f_u_ccu_7_lanes_16_u_lane_data_4,
            f_u_ccu_7_lanes_15_u_lane_data_4, f_u_ccu_7_lanes_14_u_lane_data_4,
            f_u_ccu_7_lanes_13_u_lane_data_4, f_u_ccu_7_lanes_12_u_lane_data_4,
            f_u_ccu_7_lanes_11_u_lane_data_4, f_u_ccu_7_lanes_10_u_lane_data_4,
            f_u_ccu_7_lanes_9_u_lane_data_4, f_u_ccu_7_lanes_8_u_lane_data_4,
            f_u_ccu_7_lanes_7_u_lane_data_4, f_u_ccu_7_lanes_6_u_lane_data_4,
            f_u_ccu_7_lanes_5_u_lane_data_4, f_u_ccu_7_lanes_4_u_lane_data_4,
            f_u_ccu_7_lanes_3_u_lane_data_4, f_u_ccu_7_lanes_2_u_lane_data_4,
            f_u_ccu_7_lanes_1_u_lane_data_4, f_u_ccu_7_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] or_72 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_4_etc);
    wire [31:0] joined_71 = {or_72[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_72[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_72[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_72[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_72[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_72[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_72[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_72[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_72[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_72[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_72[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_72[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_72[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_72[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_72[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_72[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_72[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_72[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_72[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_72[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_72[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_72[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_72[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_72[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_72[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_72[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_72[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_72[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_72[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_72[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_72[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_72[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_5 | ~(|(f_known_lanes & ~joined_71)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_5 = \u_ccu_2.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_5 = \u_ccu_2.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_5 = \u_ccu_2.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_5 = \u_ccu_2.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_5 = \u_ccu_2.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_5 = \u_ccu_2.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_5 = \u_ccu_2.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_5 = \u_ccu_2.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_5 = \u_ccu_2.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_5 = \u_ccu_2.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_5 = \u_ccu_2.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_5 = \u_ccu_2.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_5 = \u_ccu_2.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_5 = \u_ccu_2.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_5 = \u_ccu_2.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_5 = \u_ccu_2.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_5 = \u_ccu_2.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_5 = \u_ccu_2.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_5 = \u_ccu_2.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_5 = \u_ccu_2.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_5 = \u_ccu_2.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_5 = \u_ccu_2.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_5 = \u_ccu_2.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_5 = \u_ccu_2.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_5 = \u_ccu_2.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_5 = \u_ccu_2.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_5 = \u_ccu_2.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_5 = \u_ccu_2.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_5 = \u_ccu_2.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_5 = \u_ccu_2.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_5 = \u_ccu_2.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_5 = \u_ccu_2.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_5 = \u_ccu_3.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_5 = \u_ccu_3.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_5 = \u_ccu_3.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_5 = \u_ccu_3.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_5 = \u_ccu_3.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_5 = \u_ccu_3.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_5 = \u_ccu_3.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_5 = \u_ccu_3.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_5 = \u_ccu_3.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_5 = \u_ccu_3.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_5 = \u_ccu_3.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_5 = \u_ccu_3.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_5 = \u_ccu_3.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_5 = \u_ccu_3.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_5 = \u_ccu_3.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_5 = \u_ccu_3.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_5 = \u_ccu_3.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_5 = \u_ccu_3.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_5 = \u_ccu_3.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_5 = \u_ccu_3.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_5 = \u_ccu_3.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_5 = \u_ccu_3.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_5 = \u_ccu_3.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_5 = \u_ccu_3.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_5 = \u_ccu_3.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_5 = \u_ccu_3.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_5 = \u_ccu_3.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_5 = \u_ccu_3.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_5 = \u_ccu_3.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_5 = \u_ccu_3.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_5 = \u_ccu_3.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_5 = \u_ccu_3.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_5 = \u_ccu_4.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_5 = \u_ccu_4.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_5 = \u_ccu_4.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_5 = \u_ccu_4.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_5 = \u_ccu_4.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_5 = \u_ccu_4.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_5 = \u_ccu_4.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_5 = \u_ccu_4.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_5 = \u_ccu_4.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_5 = \u_ccu_4.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_5 = \u_ccu_4.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_5 = \u_ccu_4.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_5 = \u_ccu_4.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_5 = \u_ccu_4.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_5 = \u_ccu_4.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_5 = \u_ccu_4.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_5 = \u_ccu_4.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_5 = \u_ccu_4.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_5 = \u_ccu_4.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_5 = \u_ccu_4.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_5 = \u_ccu_4.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_5 = \u_ccu_4.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_5 = \u_ccu_4.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_5 = \u_ccu_4.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_5 = \u_ccu_4.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_5 = \u_ccu_4.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_5 = \u_ccu_4.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_5 = \u_ccu_4.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_5 = \u_ccu_4.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_5 = \u_ccu_4.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_5 = \u_ccu_4.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_5 = \u_ccu_4.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_5 = \u_ccu_5.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_5 = \u_ccu_5.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_5 = \u_ccu_5.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_5 = \u_ccu_5.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_5 = \u_ccu_5.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_5 = \u_ccu_5.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_5 = \u_ccu_5.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_5 = \u_ccu_5.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_5 = \u_ccu_5.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_5 = \u_ccu_5.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_5 = \u_ccu_5.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_5 = \u_ccu_5.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_5 = \u_ccu_5.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_5 = \u_ccu_5.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_5 = \u_ccu_5.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_5 = \u_ccu_5.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_5 = \u_ccu_5.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_5 = \u_ccu_5.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_5 = \u_ccu_5.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_5 = \u_ccu_5.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_5 = \u_ccu_5.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_5 = \u_ccu_5.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_5 = \u_ccu_5.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_5 = \u_ccu_5.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_5 = \u_ccu_5.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_5 = \u_ccu_5.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_5 = \u_ccu_5.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_5 = \u_ccu_5.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_5 = \u_ccu_5.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_5 = \u_ccu_5.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_5 = \u_ccu_5.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_5 = \u_ccu_5.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_5 = \u_ccu_6.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_5 = \u_ccu_6.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_5 = \u_ccu_6.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_5 = \u_ccu_6.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_5 = \u_ccu_6.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_5 = \u_ccu_6.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_5 = \u_ccu_6.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_5 = \u_ccu_6.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_5 = \u_ccu_6.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_5 = \u_ccu_6.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_5 = \u_ccu_6.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_5 = \u_ccu_6.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_5 = \u_ccu_6.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_5 = \u_ccu_6.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_5 = \u_ccu_6.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_5 = \u_ccu_6.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_5 = \u_ccu_6.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_5 = \u_ccu_6.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_5 = \u_ccu_6.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_5 = \u_ccu_6.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_5 = \u_ccu_6.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_5 = \u_ccu_6.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_5 = \u_ccu_6.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_5 = \u_ccu_6.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_5 = \u_ccu_6.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_5 = \u_ccu_6.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_5 = \u_ccu_6.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_5 = \u_ccu_6.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_5 = \u_ccu_6.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_5 = \u_ccu_6.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_5 = \u_ccu_6.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_5 = \u_ccu_6.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_5 = \u_ccu_7.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_5 = \u_ccu_7.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_5 = \u_ccu_7.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_5 = \u_ccu_7.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_5 = \u_ccu_7.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_5 = \u_ccu_7.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_5 = \u_ccu_7.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_5 = \u_ccu_7.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_5 = \u_ccu_7.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_5 = \u_ccu_7.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_5 = \u_ccu_7.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_5 = \u_ccu_7.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_5 = \u_ccu_7.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_5 = \u_ccu_7.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_5 = \u_ccu_7.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_5 = \u_ccu_7.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_5 = \u_ccu_7.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_5 = \u_ccu_7.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_5 = \u_ccu_7.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_5 = \u_ccu_7.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_5 = \u_ccu_7.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_5 = \u_ccu_7.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_5 = \u_ccu_7.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_5 = \u_ccu_7.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_5 = \u_ccu_7.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_5 = \u_ccu_7.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_5 = \u_ccu_7.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_5 = \u_ccu_7.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_5 = \u_ccu_7.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_5 = \u_ccu_7.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_5 = \u_ccu_7.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_5 = \u_ccu_7.lanes[31].u_lane.data_5 ;
    wire or_73 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_5);
    wire or_74 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_5)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_5);
    wire or_75 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_5)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_5)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_5)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_5)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_5)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_5);
    wire or_76 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_5)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_5)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_5)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_5)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_5)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_5);
    wire or_77 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_5)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_5)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_5)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_5)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_5)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_5);
    wire or_78 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_5)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_5)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_5)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_5)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_5)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_5);
    wire or_79 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_5)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_5)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_5)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_5)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_5)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_5);
    wire or_80 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_5)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_5)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_5)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_5)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_5)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_5);
    wire f_own_and_6 = f_own & f_here[5] & ~((f_unit[0] & or_73) | (f_unit[1] & or_74)
            | (f_unit[2] & or_75) | (f_unit[3] & or_76) | (f_unit[4] & or_77) | (f_unit[5] & or_78)
            | (f_unit[6] & or_79) | (f_unit[7] & or_80));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_5, f_u_ccu_2_lanes_30_u_lane_data_5,
            f_u_ccu_2_lanes_29_u_lane_data_5, f_u_ccu_2_lanes_28_u_lane_data_5,
            f_u_ccu_2_lanes_27_u_lane_data_5, f_u_ccu_2_lanes_26_u_lane_data_5,
            f_u_ccu_2_lanes_25_u_lane_data_5, f_u_ccu_2_lanes_24_u_lane_data_5,
            f_u_ccu_2_lanes_23_u_lane_data_5, f_u_ccu_2_lanes_22_u_lane_data_5,
            f_u_ccu_2_lanes_21_u_lane_data_5, f_u_ccu_2_lanes_20_u_lane_data_5,
            f_u_ccu_2_lanes_19_u_lane_data_5, f_u_ccu_2_lanes_18_u_lane_data_5,
            f_u_ccu_2_lanes_17_u_lane_data_5, f_u_ccu_2_lanes_16_u_lane_data_5,
            f_u_ccu_2_lanes_15_u_lane_data_5, f_u_ccu_2_lanes_14_u_lane_data_5,
            f_u_ccu_2_lanes_13_u_lane_data_5, f_u_ccu_2_lanes_12_u_lane_data_5,
            f_u_ccu_2_lanes_11_u_lane_data_5, f_u_ccu_2_lanes_10_u_lane_data_5,
            f_u_ccu_2_lanes_9_u_lane_data_5, f_u_ccu_2_lanes_8_u_lane_data_5,
            f_u_ccu_2_lanes_7_u_lane_data_5, f_u_ccu_2_lanes_6_u_lane_data_5,
            f_u_ccu_2_lanes_5_u_lane_data_5, f_u_ccu_2_lanes_4_u_lane_data_5,
            f_u_ccu_2_lanes_3_u_lane_data_5, f_u_ccu_2_lanes_2_u_lane_data_5,
            f_u_ccu_2_lanes_1_u_lane_data_5, f_u_ccu_2_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_5, f_u_ccu_3_lanes_30_u_lane_data_5,
            f_u_ccu_3_lanes_29_u_lane_data_5, f_u_ccu_3_lanes_28_u_lane_data_5,
            f_u_ccu_3_lanes_27_u_lane_data_5, f_u_ccu_3_lanes_26_u_lane_data_5,
            f_u_ccu_3_lanes_25_u_lane_data_5, f_u_ccu_3_lanes_24_u_lane_data_5,
            f_u_ccu_3_lanes_23_u_lane_data_5, f_u_ccu_3_lanes_22_u_lane_data_5,
            f_u_ccu_3_lanes_21_u_lane_data_5, f_u_ccu_3_lanes_20_u_lane_data_5,
            f_u_ccu_3_lanes_19_u_lane_data_5, f_u_ccu_3_lanes_18_u_lane_data_5,
            f_u_ccu_3_lanes_17_u_lane_data_5, f_u_ccu_3_lanes_16_u_lane_data_5,
            f_u_ccu_3_lanes_15_u_lane_data_5, f_u_ccu_3_lanes_14_u_lane_data_5,
            f_u_ccu_3_lanes_13_u_lane_data_5, f_u_ccu_3_lanes_12_u_lane_data_5,
            f_u_ccu_3_lanes_11_u_lane_data_5, f_u_ccu_3_lanes_10_u_lane_data_5,
            f_u_ccu_3_lanes_9_u_lane_data_5, f_u_ccu_3_lanes_8_u_lane_data_5,
            f_u_ccu_3_lanes_7_u_lane_data_5, f_u_ccu_3_lanes_6_u_lane_data_5,
            f_u_ccu_3_lanes_5_u_lane_data_5, f_u_ccu_3_lanes_4_u_lane_data_5,
            f_u_ccu_3_lanes_3_u_lane_data_5, f_u_ccu_3_lanes_2_u_lane_data_5,
            f_u_ccu_3_lanes_1_u_lane_data_5, f_u_ccu_3_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_5, f_u_ccu_4_lanes_30_u_lane_data_5,
            f_u_ccu_4_lanes_29_u_lane_data_5, f_u_ccu_4_lanes_28_u_lane_data_5,
            f_u_ccu_4_lanes_27_u_lane_data_5, f_u_ccu_4_lanes_26_u_lane_data_5,
            f_u_ccu_4_lanes_25_u_lane_data_5, f_u_ccu_4_lanes_24_u_lane_data_5,
            f_u_ccu_4_lanes_23_u_lane_data_5, f_u_ccu_4_lanes_22_u_lane_data_5,
            f_u_ccu_4_lanes_21_u_lane_data_5, f_u_ccu_4_lanes_20_u_lane_data_5,
            f_u_ccu_4_lanes_19_u_lane_data_5, f_u_ccu_4_lanes_18_u_lane_data_5,
            f_u_ccu_4_lanes_17_u_lane_data_5, f_u_ccu_4_lanes_16_u_lane_data_5,
            f_u_ccu_4_lanes_15_u_lane_data_5, f_u_ccu_4_lanes_14_u_lane_data_5,
            f_u_ccu_4_lanes_13_u_lane_data_5, f_u_ccu_4_lanes_12_u_lane_data_5,
            f_u_ccu_4_lanes_11_u_lane_data_5, f_u_ccu_4_lanes_10_u_lane_data_5,
            f_u_ccu_4_lanes_9_u_lane_data_5, f_u_ccu_4_lanes_8_u_lane_data_5,
            f_u_ccu_4_lanes_7_u_lane_data_5, f_u_ccu_4_lanes_6_u_lane_data_5,
            f_u_ccu_4_lanes_5_u_lane_data_5, f_u_ccu_4_lanes_4_u_lane_data_5,
            f_u_ccu_4_lanes_3_u_lane_data_5, f_u_ccu_4_lanes_2_u_lane_data_5,
            f_u_ccu_4_lanes_1_u_lane_data_5, f_u_ccu_4_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_5, f_u_ccu_5_lanes_30_u_lane_data_5,
            f_u_ccu_5_lanes_29_u_lane_data_5, f_u_ccu_5_lanes_28_u_lane_data_5,
            f_u_ccu_5_lanes_27_u_lane_data_5, f_u_ccu_5_lanes_26_u_lane_data_5,
            f_u_ccu_5_lanes_25_u_lane_data_5, f_u_ccu_5_lanes_24_u_lane_data_5,
            f_u_ccu_5_lanes_23_u_lane_data_5, f_u_ccu_5_lanes_22_u_lane_data_5,
            f_u_ccu_5_lanes_21_u_lane_data_5, f_u_ccu_5_lanes_20_u_lane_data_5,
            f_u_ccu_5_lanes_19_u_lane_data_5, f_u_ccu_5_lanes_18_u_lane_data_5,
            f_u_ccu_5_lanes_17_u_lane_data_5, f_u_ccu_5_lanes_16_u_lane_data_5,
            f_u_ccu_5_lanes_15_u_lane_data_5, f_u_ccu_5_lanes_14_u_lane_data_5,
            f_u_ccu_5_lanes_13_u_lane_data_5, f_u_ccu_5_lanes_12_u_lane_data_5,
            f_u_ccu_5_lanes_11_u_lane_data_5, f_u_ccu_5_lanes_10_u_lane_data_5,
            f_u_ccu_5_lanes_9_u_lane_data_5, f_u_ccu_5_lanes_8_u_lane_data_5,
            f_u_ccu_5_lanes_7_u_lane_data_5, f_u_ccu_5_lanes_6_u_lane_data_5,
            f_u_ccu_5_lanes_5_u_lane_data_5, f_u_ccu_5_lanes_4_u_lane_data_5,
            f_u_ccu_5_lanes_3_u_lane_data_5, f_u_ccu_5_lanes_2_u_lane_data_5,
            f_u_ccu_5_lanes_1_u_lane_data_5, f_u_ccu_5_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_5, f_u_ccu_6_lanes_30_u_lane_data_5,
            f_u_ccu_6_lanes_29_u_lane_data_5, f_u_ccu_6_lanes_28_u_lane_data_5,
            f_u_ccu_6_lanes_27_u_lane_data_5, f_u_ccu_6_lanes_26_u_lane_data_5,
            f_u_ccu_6_lanes_25_u_lane_data_5, f_u_ccu_6_lanes_24_u_lane_data_5,
            f_u_ccu_6_lanes_23_u_lane_data_5, f_u_ccu_6_lanes_22_u_lane_data_5,
            f_u_ccu_6_lanes_21_u_lane_data_5, f_u_ccu_6_lanes_20_u_lane_data_5,
            f_u_ccu_6_lanes_19_u_lane_data_5, f_u_ccu_6_lanes_18_u_lane_data_5,
            f_u_ccu_6_lanes_17_u_lane_data_5, f_u_ccu_6_lanes_16_u_lane_data_5,
            f_u_ccu_6_lanes_15_u_lane_data_5, f_u_ccu_6_lanes_14_u_lane_data_5,
            f_u_ccu_6_lanes_13_u_lane_data_5, f_u_ccu_6_lanes_12_u_lane_data_5,
            f_u_ccu_6_lanes_11_u_lane_data_5, f_u_ccu_6_lanes_10_u_lane_data_5,
            f_u_ccu_6_lanes_9_u_lane_data_5, f_u_ccu_6_lanes_8_u_lane_data_5,
            f_u_ccu_6_lanes_7_u_lane_data_5, f_u_ccu_6_lanes_6_u_lane_data_5,
            f_u_ccu_6_lanes_5_u_lane_data_5, f_u_ccu_6_lanes_4_u_lane_data_5,
            f_u_ccu_6_lanes_3_u_lane_data_5, f_u_ccu_6_lanes_2_u_lane_data_5,
            f_u_ccu_6_lanes_1_u_lane_data_5, f_u_ccu_6_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_5, f_u_ccu_7_lanes_30_u_lane_data_5,
            f_u_ccu_7_lanes_29_u_lane_data_5, f_u_ccu_7_lanes_28_u_lane_data_5,
            f_u_ccu_7_lanes_27_u_lane_data_5, f_u_ccu_7_lanes_26_u_lane_data_5,
            f_u_ccu_7_lanes_25_u_lane_data_5, f_u_ccu_7_lanes_24_u_lane_data_5,
            f_u_ccu_7_lanes_23_u_lane_data_5, f_u_ccu_7_lanes_22_u_lane_data_5,
            f_u_ccu_7_lanes_21_u_lane_data_5, f_u_ccu_7_lanes_20_u_lane_data_5,
            f_u_ccu_7_lanes_19_u_lane_data_5, f_u_ccu_7_lanes_18_u_lane_data_5,
            f_u_ccu_7_lanes_17_u_lane_data_5, f_u_ccu_7_lanes_16_u_lane_data_5,
            f_u_ccu_7_lanes_15_u_lane_data_5, f_u_ccu_7_lanes_14_u_lane_data_5,
            f_u_ccu_7_lanes_13_u_lane_data_5, f_u_ccu_7_lanes_12_u_lane_data_5,
            f_u_ccu_7_lanes_11_u_lane_data_5, f_u_ccu_7_lanes_10_u_lane_data_5,
            f_u_ccu_7_lanes_9_u_lane_data_5, f_u_ccu_7_lanes_8_u_lane_data_5,
            f_u_ccu_7_lanes_7_u_lane_data_5, f_u_ccu_7_lanes_6_u_lane_data_5,
            f_u_ccu_7_lanes_5_u_lane_data_5, f_u_ccu_7_lanes_4_u_lane_data_5,
            f_u_ccu_7_lanes_3_u_lane_data_5, f_u_ccu_7_lanes_2_u_lane_data_5,
            f_u_ccu_7_lanes_1_u_lane_data_5, f_u_ccu_7_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] or_81 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_5_etc);
    wire [31:0] joined_72 = {or_81[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_81[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_81[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_81[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_81[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_81[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_81[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_81[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_81[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_81[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_81[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_81[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_81[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_81[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_81[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_81[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_81[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_81[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_81[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_81[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_81[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_81[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_81[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_81[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_81[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_81[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_81[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_81[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_81[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_81[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_81[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_81[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_6 | ~(|(f_known_lanes & ~joined_72)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_6 = \u_ccu_2.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_6 = \u_ccu_2.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_6 = \u_ccu_2.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_6 = \u_ccu_2.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_6 = \u_ccu_2.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_6 = \u_ccu_2.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_6 = \u_ccu_2.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_6 = \u_ccu_2.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_6 = \u_ccu_2.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_6 = \u_ccu_2.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_6 = \u_ccu_2.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_6 = \u_ccu_2.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_6 = \u_ccu_2.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_6 = \u_ccu_2.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_6 = \u_ccu_2.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_6 = \u_ccu_2.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_6 = \u_ccu_2.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_6 = \u_ccu_2.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_6 = \u_ccu_2.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_6 = \u_ccu_2.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_6 = \u_ccu_2.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_6 = \u_ccu_2.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_6 = \u_ccu_2.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_6 = \u_ccu_2.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_6 = \u_ccu_2.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_6 = \u_ccu_2.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_6 = \u_ccu_2.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_6 = \u_ccu_2.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_6 = \u_ccu_2.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_6 = \u_ccu_2.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_6 = \u_ccu_2.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_6 = \u_ccu_2.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_6 = \u_ccu_3.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_6 = \u_ccu_3.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_6 = \u_ccu_3.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_6 = \u_ccu_3.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_6 = \u_ccu_3.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_6 = \u_ccu_3.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_6 = \u_ccu_3.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_6 = \u_ccu_3.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_6 = \u_ccu_3.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_6 = \u_ccu_3.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_6 = \u_ccu_3.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_6 = \u_ccu_3.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_6 = \u_ccu_3.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_6 = \u_ccu_3.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_6 = \u_ccu_3.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_6 = \u_ccu_3.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_6 = \u_ccu_3.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_6 = \u_ccu_3.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_6 = \u_ccu_3.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_6 = \u_ccu_3.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_6 = \u_ccu_3.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_6 = \u_ccu_3.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_6 = \u_ccu_3.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_6 = \u_ccu_3.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_6 = \u_ccu_3.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_6 = \u_ccu_3.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_6 = \u_ccu_3.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_6 = \u_ccu_3.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_6 = \u_ccu_3.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_6 = \u_ccu_3.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_6 = \u_ccu_3.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_6 = \u_ccu_3.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_6 = \u_ccu_4.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_6 = \u_ccu_4.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_6 = \u_ccu_4.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_6 = \u_ccu_4.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_6 = \u_ccu_4.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_6 = \u_ccu_4.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_6 = \u_ccu_4.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_6 = \u_ccu_4.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_6 = \u_ccu_4.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_6 = \u_ccu_4.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_6 = \u_ccu_4.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_6 = \u_ccu_4.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_6 = \u_ccu_4.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_6 = \u_ccu_4.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_6 = \u_ccu_4.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_6 = \u_ccu_4.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_6 = \u_ccu_4.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_6 = \u_ccu_4.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_6 = \u_ccu_4.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_6 = \u_ccu_4.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_6 = \u_ccu_4.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_6 = \u_ccu_4.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_6 = \u_ccu_4.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_6 = \u_ccu_4.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_6 = \u_ccu_4.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_6 = \u_ccu_4.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_6 = \u_ccu_4.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_6 = \u_ccu_4.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_6 = \u_ccu_4.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_6 = \u_ccu_4.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_6 = \u_ccu_4.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_6 = \u_ccu_4.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_6 = \u_ccu_5.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_6 = \u_ccu_5.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_6 = \u_ccu_5.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_6 = \u_ccu_5.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_6 = \u_ccu_5.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_6 = \u_ccu_5.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_6 = \u_ccu_5.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_6 = \u_ccu_5.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_6 = \u_ccu_5.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_6 = \u_ccu_5.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_6 = \u_ccu_5.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_6 = \u_ccu_5.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_6 = \u_ccu_5.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_6 = \u_ccu_5.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_6 = \u_ccu_5.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_6 = \u_ccu_5.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_6 = \u_ccu_5.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_6 = \u_ccu_5.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_6 = \u_ccu_5.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_6 = \u_ccu_5.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_6 = \u_ccu_5.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_6 = \u_ccu_5.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_6 = \u_ccu_5.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_6 = \u_ccu_5.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_6 = \u_ccu_5.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_6 = \u_ccu_5.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_6 = \u_ccu_5.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_6 = \u_ccu_5.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_6 = \u_ccu_5.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_6 = \u_ccu_5.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_6 = \u_ccu_5.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_6 = \u_ccu_5.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_6 = \u_ccu_6.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_6 = \u_ccu_6.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_6 = \u_ccu_6.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_6 = \u_ccu_6.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_6 = \u_ccu_6.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_6 = \u_ccu_6.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_6 = \u_ccu_6.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_6 = \u_ccu_6.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_6 = \u_ccu_6.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_6 = \u_ccu_6.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_6 = \u_ccu_6.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_6 = \u_ccu_6.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_6 = \u_ccu_6.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_6 = \u_ccu_6.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_6 = \u_ccu_6.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_6 = \u_ccu_6.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_6 = \u_ccu_6.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_6 = \u_ccu_6.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_6 = \u_ccu_6.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_6 = \u_ccu_6.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_6 = \u_ccu_6.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_6 = \u_ccu_6.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_6 = \u_ccu_6.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_6 = \u_ccu_6.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_6 = \u_ccu_6.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_6 = \u_ccu_6.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_6 = \u_ccu_6.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_6 = \u_ccu_6.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_6 = \u_ccu_6.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_6 = \u_ccu_6.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_6 = \u_ccu_6.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_6 = \u_ccu_6.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_6 = \u_ccu_7.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_6 = \u_ccu_7.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_6 = \u_ccu_7.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_6 = \u_ccu_7.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_6 = \u_ccu_7.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_6 = \u_ccu_7.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_6 = \u_ccu_7.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_6 = \u_ccu_7.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_6 = \u_ccu_7.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_6 = \u_ccu_7.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_6 = \u_ccu_7.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_6 = \u_ccu_7.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_6 = \u_ccu_7.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_6 = \u_ccu_7.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_6 = \u_ccu_7.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_6 = \u_ccu_7.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_6 = \u_ccu_7.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_6 = \u_ccu_7.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_6 = \u_ccu_7.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_6 = \u_ccu_7.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_6 = \u_ccu_7.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_6 = \u_ccu_7.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_6 = \u_ccu_7.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_6 = \u_ccu_7.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_6 = \u_ccu_7.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_6 = \u_ccu_7.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_6 = \u_ccu_7.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_6 = \u_ccu_7.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_6 = \u_ccu_7.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_6 = \u_ccu_7.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_6 = \u_ccu_7.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_6 = \u_ccu_7.lanes[31].u_lane.data_6 ;
    wire or_82 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_6);
    wire or_83 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_6)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_6);
    wire or_84 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_6)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_6)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_6)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_6)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_6)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_6);
    wire or_85 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_6)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_6)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_6)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_6)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_6)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_6);
    wire or_86 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_6)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_6)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_6)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_6)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_6)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_6);
    wire or_87 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_6)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_6)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_6)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_6)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_6)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_6);
    wire or_88 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_6)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_6)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_6)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_6)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_6)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_6);
    wire or_89 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_6)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_6)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_6)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_6)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_6)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_6);
    wire f_own_and_7 = f_own & f_here[6] & ~((f_unit[0] & or_82) | (f_unit[1] & or_83)
            | (f_unit[2] & or_84) | (f_unit[3] & or_85) | (f_unit[4] & or_86) | (f_unit[5] & or_87)
            | (f_unit[6] & or_88) | (f_unit[7] & or_89));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_6, f_u_ccu_2_lanes_30_u_lane_data_6,
            f_u_ccu_2_lanes_29_u_lane_data_6, f_u_ccu_2_lanes_28_u_lane_data_6,
            f_u_ccu_2_lanes_27_u_lane_data_6, f_u_ccu_2_lanes_26_u_lane_data_6,
            f_u_ccu_2_lanes_25_u_lane_data_6, f_u_ccu_2_lanes_24_u_lane_data_6,
            f_u_ccu_2_lanes_23_u_lane_data_6, f_u_ccu_2_lanes_22_u_lane_data_6,
            f_u_ccu_2_lanes_21_u_lane_data_6, f_u_ccu_2_lanes_20_u_lane_data_6,
            f_u_ccu_2_lanes_19_u_lane_data_6, f_u_ccu_2_lanes_18_u_lane_data_6,
            f_u_ccu_2_lanes_17_u_lane_data_6, f_u_ccu_2_lanes_16_u_lane_data_6,
            f_u_ccu_2_lanes_15_u_lane_data_6, f_u_ccu_2_lanes_14_u_lane_data_6,
            f_u_ccu_2_lanes_13_u_lane_data_6, f_u_ccu_2_lanes_12_u_lane_data_6,
            f_u_ccu_2_lanes_11_u_lane_data_6, f_u_ccu_2_lanes_10_u_lane_data_6,
            f_u_ccu_2_lanes_9_u_lane_data_6, f_u_ccu_2_lanes_8_u_lane_data_6,
            f_u_ccu_2_lanes_7_u_lane_data_6, f_u_ccu_2_lanes_6_u_lane_data_6,
            f_u_ccu_2_lanes_5_u_lane_data_6, f_u_ccu_2_lanes_4_u_lane_data_6,
            f_u_ccu_2_lanes_3_u_lane_data_6, f_u_ccu_2_lanes_2_u_lane_data_6,
            f_u_ccu_2_lanes_1_u_lane_data_6, f_u_ccu_2_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_6, f_u_ccu_3_lanes_30_u_lane_data_6,
            f_u_ccu_3_lanes_29_u_lane_data_6, f_u_ccu_3_lanes_28_u_lane_data_6,
            f_u_ccu_3_lanes_27_u_lane_data_6, f_u_ccu_3_lanes_26_u_lane_data_6,
            f_u_ccu_3_lanes_25_u_lane_data_6, f_u_ccu_3_lanes_24_u_lane_data_6,
            f_u_ccu_3_lanes_23_u_lane_data_6, f_u_ccu_3_lanes_22_u_lane_data_6,
            f_u_ccu_3_lanes_21_u_lane_data_6, f_u_ccu_3_lanes_20_u_lane_data_6,
            f_u_ccu_3_lanes_19_u_lane_data_6, f_u_ccu_3_lanes_18_u_lane_data_6,
            f_u_ccu_3_lanes_17_u_lane_data_6, f_u_ccu_3_lanes_16_u_lane_data_6,
            f_u_ccu_3_lanes_15_u_lane_data_6, f_u_ccu_3_lanes_14_u_lane_data_6,
            f_u_ccu_3_lanes_13_u_lane_data_6, f_u_ccu_3_lanes_12_u_lane_data_6,
            f_u_ccu_3_lanes_11_u_lane_data_6, f_u_ccu_3_lanes_10_u_lane_data_6,
            f_u_ccu_3_lanes_9_u_lane_data_6, f_u_ccu_3_lanes_8_u_lane_data_6,
            f_u_ccu_3_lanes_7_u_lane_data_6, f_u_ccu_3_lanes_6_u_lane_data_6,
            f_u_ccu_3_lanes_5_u_lane_data_6, f_u_ccu_3_lanes_4_u_lane_data_6,
            f_u_ccu_3_lanes_3_u_lane_data_6, f_u_ccu_3_lanes_2_u_lane_data_6,
            f_u_ccu_3_lanes_1_u_lane_data_6, f_u_ccu_3_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_6, f_u_ccu_4_lanes_30_u_lane_data_6,
            f_u_ccu_4_lanes_29_u_lane_data_6, f_u_ccu_4_lanes_28_u_lane_data_6,
            f_u_ccu_4_lanes_27_u_lane_data_6, f_u_ccu_4_lanes_26_u_lane_data_6,
            f_u_ccu_4_lanes_25_u_lane_data_6, f_u_ccu_4_lanes_24_u_lane_data_6,
            f_u_ccu_4_lanes_23_u_lane_data_6, f_u_ccu_4_lanes_22_u_lane_data_6,
            f_u_ccu_4_lanes_21_u_lane_data_6, f_u_ccu_4_lanes_20_u_lane_data_6,
            f_u_ccu_4_lanes_19_u_lane_data_6, f_u_ccu_4_lanes_18_u_lane_data_6,
            f_u_ccu_4_lanes_17_u_lane_data_6, f_u_ccu_4_lanes_16_u_lane_data_6,
            f_u_ccu_4_lanes_15_u_lane_data_6, f_u_ccu_4_lanes_14_u_lane_data_6,
            f_u_ccu_4_lanes_13_u_lane_data_6, f_u_ccu_4_lanes_12_u_lane_data_6,
            f_u_ccu_4_lanes_11_u_lane_data_6, f_u_ccu_4_lanes_10_u_lane_data_6,
            f_u_ccu_4_lanes_9_u_lane_data_6, f_u_ccu_4_lanes_8_u_lane_data_6,
            f_u_ccu_4_lanes_7_u_lane_data_6, f_u_ccu_4_lanes_6_u_lane_data_6,
            f_u_ccu_4_lanes_5_u_lane_data_6, f_u_ccu_4_lanes_4_u_lane_data_6,
            f_u_ccu_4_lanes_3_u_lane_data_6, f_u_ccu_4_lanes_2_u_lane_data_6,
            f_u_ccu_4_lanes_1_u_lane_data_6, f_u_ccu_4_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_6, f_u_ccu_5_lanes_30_u_lane_data_6,
            f_u_ccu_5_lanes_29_u_lane_data_6, f_u_ccu_5_lanes_28_u_lane_data_6,
            f_u_ccu_5_lanes_27_u_lane_data_6, f_u_ccu_5_lanes_26_u_lane_data_6,
            f_u_ccu_5_lanes_25_u_lane_data_6, f_u_ccu_5_lanes_24_u_lane_data_6,
            f_u_ccu_5_lanes_23_u_lane_data_6, f_u_ccu_5_lanes_22_u_lane_data_6,
            f_u_ccu_5_lanes_21_u_lane_data_6, f_u_ccu_5_lanes_20_u_lane_data_6,
            f_u_ccu_5_lanes_19_u_lane_data_6, f_u_ccu_5_lanes_18_u_lane_data_6,
            f_u_ccu_5_lanes_17_u_lane_data_6, f_u_ccu_5_lanes_16_u_lane_data_6,
            f_u_ccu_5_lanes_15_u_lane_data_6, f_u_ccu_5_lanes_14_u_lane_data_6,
            f_u_ccu_5_lanes_13_u_lane_data_6, f_u_ccu_5_lanes_12_u_lane_data_6,
            f_u_ccu_5_lanes_11_u_lane_data_6, f_u_ccu_5_lanes_10_u_lane_data_6,
            f_u_ccu_5_lanes_9_u_lane_data_6, f_u_ccu_5_lanes_8_u_lane_data_6,
            f_u_ccu_5_lanes_7_u_lane_data_6, f_u_ccu_5_lanes_6_u_lane_data_6,
            f_u_ccu_5_lanes_5_u_lane_data_6, f_u_ccu_5_lanes_4_u_lane_data_6,
            f_u_ccu_5_lanes_3_u_lane_data_6, f_u_ccu_5_lanes_2_u_lane_data_6,
            f_u_ccu_5_lanes_1_u_lane_data_6, f_u_ccu_5_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_6, f_u_ccu_6_lanes_30_u_lane_data_6,
            f_u_ccu_6_lanes_29_u_lane_data_6, f_u_ccu_6_lanes_28_u_lane_data_6,
            f_u_ccu_6_lanes_27_u_lane_data_6, f_u_ccu_6_lanes_26_u_lane_data_6,
            f_u_ccu_6_lanes_25_u_lane_data_6, f_u_ccu_6_lanes_24_u_lane_data_6,
            f_u_ccu_6_lanes_23_u_lane_data_6, f_u_ccu_6_lanes_22_u_lane_data_6,
            f_u_ccu_6_lanes_21_u_lane_data_6, f_u_ccu_6_lanes_20_u_lane_data_6,
            f_u_ccu_6_lanes_19_u_lane_data_6, f_u_ccu_6_lanes_18_u_lane_data_6,
            f_u_ccu_6_lanes_17_u_lane_data_6, f_u_ccu_6_lanes_16_u_lane_data_6,
            f_u_ccu_6_lanes_15_u_lane_data_6, f_u_ccu_6_lanes_14_u_lane_data_6,
            f_u_ccu_6_lanes_13_u_lane_data_6, f_u_ccu_6_lanes_12_u_lane_data_6,
            f_u_ccu_6_lanes_11_u_lane_data_6, f_u_ccu_6_lanes_10_u_lane_data_6,
            f_u_ccu_6_lanes_9_u_lane_data_6, f_u_ccu_6_lanes_8_u_lane_data_6,
            f_u_ccu_6_lanes_7_u_lane_data_6, f_u_ccu_6_lanes_6_u_lane_data_6,
            f_u_ccu_6_lanes_5_u_lane_data_6, f_u_ccu_6_lanes_4_u_lane_data_6,
            f_u_ccu_6_lanes_3_u_lane_data_6, f_u_ccu_6_lanes_2_u_lane_data_6,
            f_u_ccu_6_lanes_1_u_lane_data_6, f_u_ccu_6_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_6, f_u_ccu_7_lanes_30_u_lane_data_6,
            f_u_ccu_7_lanes_29_u_lane_data_6, f_u_ccu_7_lanes_28_u_lane_data_6,
            f_u_ccu_7_lanes_27_u_lane_data_6, f_u_ccu_7_lanes_26_u_lane_data_6,
            f_u_ccu_7_lanes_25_u_lane_data_6, f_u_ccu_7_lanes_24_u_lane_data_6,
            f_u_ccu_7_lanes_23_u_lane_data_6, f_u_ccu_7_lanes_22_u_lane_data_6,
            f_u_ccu_7_lanes_21_u_lane_data_6, f_u_ccu_7_lanes_20_u_lane_data_6,
            f_u_ccu_7_lanes_19_u_lane_data_6, f_u_ccu_7_lanes_18_u_lane_data_6,
            f_u_ccu_7_lanes_17_u_lane_data_6, f_u_ccu_7_lanes_16_u_lane_data_6,
            f_u_ccu_7_lanes_15_u_lane_data_6, f_u_ccu_7_lanes_14_u_lane_data_6,
            f_u_ccu_7_lanes_13_u_lane_data_6, f_u_ccu_7_lanes_12_u_lane_data_6,
            f_u_ccu_7_lanes_11_u_lane_data_6, f_u_ccu_7_lanes_10_u_lane_data_6,
            f_u_ccu_7_lanes_9_u_lane_data_6, f_u_ccu_7_lanes_8_u_lane_data_6,
            f_u_ccu_7_lanes_7_u_lane_data_6, f_u_ccu_7_lanes_6_u_lane_data_6,
            f_u_ccu_7_lanes_5_u_lane_data_6, f_u_ccu_7_lanes_4_u_lane_data_6,
            f_u_ccu_7_lanes_3_u_lane_data_6, f_u_ccu_7_lanes_2_u_lane_data_6,
            f_u_ccu_7_lanes_1_u_lane_data_6, f_u_ccu_7_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] or_90 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_6_etc);
    wire [31:0] joined_73 = {or_90[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_90[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_90[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_90[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_90[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_90[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_90[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_90[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_90[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_90[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_90[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_90[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_90[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_90[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_90[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_90[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_90[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_90[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_90[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_90[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_90[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_90[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_90[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_90[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_90[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_90[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_90[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_90[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_90[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_90[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_90[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_90[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_7 | ~(|(f_known_lanes & ~joined_73)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_7 = \u_ccu_2.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_7 = \u_ccu_2.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_7 = \u_ccu_2.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_7 = \u_ccu_2.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_7 = \u_ccu_2.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_7 = \u_ccu_2.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_7 = \u_ccu_2.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_7 = \u_ccu_2.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_7 = \u_ccu_2.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_7 = \u_ccu_2.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_7 = \u_ccu_2.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_7 = \u_ccu_2.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_7 = \u_ccu_2.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_7 = \u_ccu_2.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_7 = \u_ccu_2.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_7 = \u_ccu_2.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_7 = \u_ccu_2.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_7 = \u_ccu_2.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_7 = \u_ccu_2.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_7 = \u_ccu_2.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_7 = \u_ccu_2.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_7 = \u_ccu_2.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_7 = \u_ccu_2.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_7 = \u_ccu_2.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_7 = \u_ccu_2.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_7 = \u_ccu_2.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_7 = \u_ccu_2.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_7 = \u_ccu_2.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_7 = \u_ccu_2.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_7 = \u_ccu_2.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_7 = \u_ccu_2.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_7 = \u_ccu_2.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_7 = \u_ccu_3.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_7 = \u_ccu_3.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_7 = \u_ccu_3.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_7 = \u_ccu_3.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_7 = \u_ccu_3.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_7 = \u_ccu_3.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_7 = \u_ccu_3.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_7 = \u_ccu_3.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_7 = \u_ccu_3.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_7 = \u_ccu_3.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_7 = \u_ccu_3.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_7 = \u_ccu_3.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_7 = \u_ccu_3.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_7 = \u_ccu_3.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_7 = \u_ccu_3.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_7 = \u_ccu_3.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_7 = \u_ccu_3.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_7 = \u_ccu_3.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_7 = \u_ccu_3.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_7 = \u_ccu_3.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_7 = \u_ccu_3.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_7 = \u_ccu_3.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_7 = \u_ccu_3.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_7 = \u_ccu_3.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_7 = \u_ccu_3.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_7 = \u_ccu_3.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_7 = \u_ccu_3.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_7 = \u_ccu_3.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_7 = \u_ccu_3.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_7 = \u_ccu_3.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_7 = \u_ccu_3.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_7 = \u_ccu_3.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_7 = \u_ccu_4.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_7 = \u_ccu_4.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_7 = \u_ccu_4.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_7 = \u_ccu_4.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_7 = \u_ccu_4.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_7 = \u_ccu_4.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_7 = \u_ccu_4.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_7 = \u_ccu_4.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_7 = \u_ccu_4.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_7 = \u_ccu_4.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_7 = \u_ccu_4.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_7 = \u_ccu_4.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_7 = \u_ccu_4.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_7 = \u_ccu_4.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_7 = \u_ccu_4.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_7 = \u_ccu_4.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_7 = \u_ccu_4.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_7 = \u_ccu_4.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_7 = \u_ccu_4.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_7 = \u_ccu_4.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_7 = \u_ccu_4.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_7 = \u_ccu_4.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_7 = \u_ccu_4.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_7 = \u_ccu_4.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_7 = \u_ccu_4.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_7 = \u_ccu_4.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_7 = \u_ccu_4.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_7 = \u_ccu_4.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_7 = \u_ccu_4.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_7 = \u_ccu_4.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_7 = \u_ccu_4.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_7 = \u_ccu_4.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_7 = \u_ccu_5.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_7 = \u_ccu_5.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_7 = \u_ccu_5.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_7 = \u_ccu_5.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_7 = \u_ccu_5.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_7 = \u_ccu_5.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_7 = \u_ccu_5.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_7 = \u_ccu_5.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_7 = \u_ccu_5.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_7 = \u_ccu_5.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_7 = \u_ccu_5.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_7 = \u_ccu_5.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_7 = \u_ccu_5.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_7 = \u_ccu_5.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_7 = \u_ccu_5.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_7 = \u_ccu_5.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_7 = \u_ccu_5.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_7 = \u_ccu_5.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_7 = \u_ccu_5.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_7 = \u_ccu_5.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_7 = \u_ccu_5.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_7 = \u_ccu_5.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_7 = \u_ccu_5.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_7 = \u_ccu_5.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_7 = \u_ccu_5.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_7 = \u_ccu_5.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_7 = \u_ccu_5.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_7 = \u_ccu_5.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_7 = \u_ccu_5.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_7 = \u_ccu_5.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_7 = \u_ccu_5.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_7 = \u_ccu_5.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_7 = \u_ccu_6.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_7 = \u_ccu_6.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_7 = \u_ccu_6.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_7 = \u_ccu_6.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_7 = \u_ccu_6.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_7 = \u_ccu_6.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_7 = \u_ccu_6.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_7 = \u_ccu_6.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_7 = \u_ccu_6.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_7 = \u_ccu_6.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_7 = \u_ccu_6.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_7 = \u_ccu_6.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_7 = \u_ccu_6.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_7 = \u_ccu_6.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_7 = \u_ccu_6.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_7 = \u_ccu_6.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_7 = \u_ccu_6.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_7 = \u_ccu_6.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_7 = \u_ccu_6.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_7 = \u_ccu_6.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_7 = \u_ccu_6.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_7 = \u_ccu_6.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_7 = \u_ccu_6.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_7 = \u_ccu_6.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_7 = \u_ccu_6.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_7 = \u_ccu_6.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_7 = \u_ccu_6.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_7 = \u_ccu_6.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_7 = \u_ccu_6.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_7 = \u_ccu_6.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_7 = \u_ccu_6.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_7 = \u_ccu_6.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_7 = \u_ccu_7.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_7 = \u_ccu_7.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_7 = \u_ccu_7.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_7 = \u_ccu_7.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_7 = \u_ccu_7.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_7 = \u_ccu_7.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_7 = \u_ccu_7.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_7 = \u_ccu_7.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_7 = \u_ccu_7.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_7 = \u_ccu_7.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_7 = \u_ccu_7.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_7 = \u_ccu_7.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_7 = \u_ccu_7.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_7 = \u_ccu_7.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_7 = \u_ccu_7.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_7 = \u_ccu_7.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_7 = \u_ccu_7.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_7 = \u_ccu_7.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_7 = \u_ccu_7.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_7 = \u_ccu_7.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_7 = \u_ccu_7.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_7 = \u_ccu_7.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_7 = \u_ccu_7.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_7 = \u_ccu_7.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_7 = \u_ccu_7.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_7 = \u_ccu_7.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_7 = \u_ccu_7.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_7 = \u_ccu_7.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_7 = \u_ccu_7.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_7 = \u_ccu_7.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_7 = \u_ccu_7.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_7 = \u_ccu_7.lanes[31].u_lane.data_7 ;
    wire or_91 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & joined_17_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & joined_18_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & joined_19_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & joined_20_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & joined_21_is_max)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & joined_22_is_max);
    wire or_92 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & joined_23_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & joined_24_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & joined_25_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & joined_26_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & joined_27_is_max)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & joined_28_is_max);
    wire or_93 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & joined_29_is_max)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & joined_30_is_max)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & joined_31_is_max)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & joined_32_is_max)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & joined_33_is_max)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & joined_34_is_max);
    wire or_94 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & joined_35_is_max)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & joined_36_is_max)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & joined_37_is_max)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & joined_38_is_max)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & joined_39_is_max)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & joined_40_is_max);
    wire or_95 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & joined_41_is_max)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & joined_42_is_max)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & joined_43_is_max)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & joined_44_is_max)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & joined_45_is_max)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & joined_46_is_max);
    wire or_96 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & joined_47_is_max)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & joined_48_is_max)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & joined_49_is_max)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & joined_50_is_max)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & joined_51_is_max)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & joined_52_is_max);
    wire or_97 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & joined_53_is_max)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & joined_54_is_max)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & joined_55_is_max)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & joined_56_is_max)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & joined_57_is_max)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & joined_58_is_max);
    wire or_98 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & joined_59_is_max)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & joined_60_is_max)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & joined_61_is_max)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & joined_62_is_max)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & joined_63_is_max)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & joined_64_is_max);
    wire f_own_and_8 = f_own & f_here[7] & ~((f_unit[0] & or_91) | (f_unit[1] & or_92)
            | (f_unit[2] & or_93) | (f_unit[3] & or_94) | (f_unit[4] & or_95) | (f_unit[5] & or_96)
            | (f_unit[6] & or_97) | (f_unit[7] & or_98));
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
    wire [32*LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_7, f_u_ccu_2_lanes_30_u_lane_data_7,
            f_u_ccu_2_lanes_29_u_lane_data_7, f_u_ccu_2_lanes_28_u_lane_data_7,
            f_u_ccu_2_lanes_27_u_lane_data_7, f_u_ccu_2_lanes_26_u_lane_data_7,
            f_u_ccu_2_lanes_25_u_lane_data_7, f_u_ccu_2_lanes_24_u_lane_data_7,
            f_u_ccu_2_lanes_23_u_lane_data_7, f_u_ccu_2_lanes_22_u_lane_data_7,
            f_u_ccu_2_lanes_21_u_lane_data_7, f_u_ccu_2_lanes_20_u_lane_data_7,
            f_u_ccu_2_lanes_19_u_lane_data_7, f_u_ccu_2_lanes_18_u_lane_data_7,
            f_u_ccu_2_lanes_17_u_lane_data_7, f_u_ccu_2_lanes_16_u_lane_data_7,
            f_u_ccu_2_lanes_15_u_lane_data_7, f_u_ccu_2_lanes_14_u_lane_data_7,
            f_u_ccu_2_lanes_13_u_lane_data_7, f_u_ccu_2_lanes_12_u_lane_data_7,
            f_u_ccu_2_lanes_11_u_lane_data_7, f_u_ccu_2_lanes_10_u_lane_data_7,
            f_u_ccu_2_lanes_9_u_lane_data_7, f_u_ccu_2_lanes_8_u_lane_data_7,
            f_u_ccu_2_lanes_7_u_lane_data_7, f_u_ccu_2_lanes_6_u_lane_data_7,
            f_u_ccu_2_lanes_5_u_lane_data_7, f_u_ccu_2_lanes_4_u_lane_data_7,
            f_u_ccu_2_lanes_3_u_lane_data_7, f_u_ccu_2_lanes_2_u_lane_data_7,
            f_u_ccu_2_lanes_1_u_lane_data_7, f_u_ccu_2_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_7, f_u_ccu_3_lanes_30_u_lane_data_7,
            f_u_ccu_3_lanes_29_u_lane_data_7, f_u_ccu_3_lanes_28_u_lane_data_7,
            f_u_ccu_3_lanes_27_u_lane_data_7, f_u_ccu_3_lanes_26_u_lane_data_7,
            f_u_ccu_3_lanes_25_u_lane_data_7, f_u_ccu_3_lanes_24_u_lane_data_7,
            f_u_ccu_3_lanes_23_u_lane_data_7, f_u_ccu_3_lanes_22_u_lane_data_7,
            f_u_ccu_3_lanes_21_u_lane_data_7, f_u_ccu_3_lanes_20_u_lane_data_7,
            f_u_ccu_3_lanes_19_u_lane_data_7, f_u_ccu_3_lanes_18_u_lane_data_7,
            f_u_ccu_3_lanes_17_u_lane_data_7, f_u_ccu_3_lanes_16_u_lane_data_7,
            f_u_ccu_3_lanes_15_u_lane_data_7, f_u_ccu_3_lanes_14_u_lane_data_7,
            f_u_ccu_3_lanes_13_u_lane_data_7, f_u_ccu_3_lanes_12_u_lane_data_7,
            f_u_ccu_3_lanes_11_u_lane_data_7, f_u_ccu_3_lanes_10_u_lane_data_7,
            f_u_ccu_3_lanes_9_u_lane_data_7, f_u_ccu_3_lanes_8_u_lane_data_7,
            f_u_ccu_3_lanes_7_u_lane_data_7, f_u_ccu_3_lanes_6_u_lane_data_7,
            f_u_ccu_3_lanes_5_u_lane_data_7, f_u_ccu_3_lanes_4_u_lane_data_7,
            f_u_ccu_3_lanes_3_u_lane_data_7, f_u_ccu_3_lanes_2_u_lane_data_7,
            f_u_ccu_3_lanes_1_u_lane_data_7, f_u_ccu_3_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_7, f_u_ccu_4_lanes_30_u_lane_data_7,
            f_u_ccu_4_lanes_29_u_lane_data_7, f_u_ccu_4_lanes_28_u_lane_data_7,
            f_u_ccu_4_lanes_27_u_lane_data_7, f_u_ccu_4_lanes_26_u_lane_data_7,
            f_u_ccu_4_lanes_25_u_lane_data_7, f_u_ccu_4_lanes_24_u_lane_data_7,
            f_u_ccu_4_lanes_23_u_lane_data_7, f_u_ccu_4_lanes_22_u_lane_data_7,
            f_u_ccu_4_lanes_21_u_lane_data_7, f_u_ccu_4_lanes_20_u_lane_data_7,
            f_u_ccu_4_lanes_19_u_lane_data_7, f_u_ccu_4_lanes_18_u_lane_data_7,
            f_u_ccu_4_lanes_17_u_lane_data_7, f_u_ccu_4_lanes_16_u_lane_data_7,
            f_u_ccu_4_lanes_15_u_lane_data_7, f_u_ccu_4_lanes_14_u_lane_data_7,
            f_u_ccu_4_lanes_13_u_lane_data_7, f_u_ccu_4_lanes_12_u_lane_data_7,
            f_u_ccu_4_lanes_11_u_lane_data_7, f_u_ccu_4_lanes_10_u_lane_data_7,
            f_u_ccu_4_lanes_9_u_lane_data_7, f_u_ccu_4_lanes_8_u_lane_data_7,
            f_u_ccu_4_lanes_7_u_lane_data_7, f_u_ccu_4_lanes_6_u_lane_data_7,
            f_u_ccu_4_lanes_5_u_lane_data_7, f_u_ccu_4_lanes_4_u_lane_data_7,
            f_u_ccu_4_lanes_3_u_lane_data_7, f_u_ccu_4_lanes_2_u_lane_data_7,
            f_u_ccu_4_lanes_1_u_lane_data_7, f_u_ccu_4_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_7, f_u_ccu_5_lanes_30_u_lane_data_7,
            f_u_ccu_5_lanes_29_u_lane_data_7, f_u_ccu_5_lanes_28_u_lane_data_7,
            f_u_ccu_5_lanes_27_u_lane_data_7, f_u_ccu_5_lanes_26_u_lane_data_7,
            f_u_ccu_5_lanes_25_u_lane_data_7, f_u_ccu_5_lanes_24_u_lane_data_7,
            f_u_ccu_5_lanes_23_u_lane_data_7, f_u_ccu_5_lanes_22_u_lane_data_7,
            f_u_ccu_5_lanes_21_u_lane_data_7, f_u_ccu_5_lanes_20_u_lane_data_7,
            f_u_ccu_5_lanes_19_u_lane_data_7, f_u_ccu_5_lanes_18_u_lane_data_7,
            f_u_ccu_5_lanes_17_u_lane_data_7, f_u_ccu_5_lanes_16_u_lane_data_7,
            f_u_ccu_5_lanes_15_u_lane_data_7, f_u_ccu_5_lanes_14_u_lane_data_7,
            f_u_ccu_5_lanes_13_u_lane_data_7, f_u_ccu_5_lanes_12_u_lane_data_7,
            f_u_ccu_5_lanes_11_u_lane_data_7, f_u_ccu_5_lanes_10_u_lane_data_7,
            f_u_ccu_5_lanes_9_u_lane_data_7, f_u_ccu_5_lanes_8_u_lane_data_7,
            f_u_ccu_5_lanes_7_u_lane_data_7, f_u_ccu_5_lanes_6_u_lane_data_7,
            f_u_ccu_5_lanes_5_u_lane_data_7, f_u_ccu_5_lanes_4_u_lane_data_7,
            f_u_ccu_5_lanes_3_u_lane_data_7, f_u_ccu_5_lanes_2_u_lane_data_7,
            f_u_ccu_5_lanes_1_u_lane_data_7, f_u_ccu_5_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_7, f_u_ccu_6_lanes_30_u_lane_data_7,
            f_u_ccu_6_lanes_29_u_lane_data_7, f_u_ccu_6_lanes_28_u_lane_data_7,
            f_u_ccu_6_lanes_27_u_lane_data_7, f_u_ccu_6_lanes_26_u_lane_data_7,
            f_u_ccu_6_lanes_25_u_lane_data_7, f_u_ccu_6_lanes_24_u_lane_data_7,
            f_u_ccu_6_lanes_23_u_lane_data_7, f_u_ccu_6_lanes_22_u_lane_data_7,
            f_u_ccu_6_lanes_21_u_lane_data_7, f_u_ccu_6_lanes_20_u_lane_data_7,
            f_u_ccu_6_lanes_19_u_lane_data_7, f_u_ccu_6_lanes_18_u_lane_data_7,
            f_u_ccu_6_lanes_17_u_lane_data_7, f_u_ccu_6_lanes_16_u_lane_data_7,
            f_u_ccu_6_lanes_15_u_lane_data_7, f_u_ccu_6_lanes_14_u_lane_data_7,
            f_u_ccu_6_lanes_13_u_lane_data_7, f_u_ccu_6_lanes_12_u_lane_data_7,
            f_u_ccu_6_lanes_11_u_lane_data_7, f_u_ccu_6_lanes_10_u_lane_data_7,
            f_u_ccu_6_lanes_9_u_lane_data_7, f_u_ccu_6_lanes_8_u_lane_data_7,
            f_u_ccu_6_lanes_7_u_lane_data_7, f_u_ccu_6_lanes_6_u_lane_data_7,
            f_u_ccu_6_lanes_5_u_lane_data_7, f_u_ccu_6_lanes_4_u_lane_data_7,
            f_u_ccu_6_lanes_3_u_lane_data_7, f_u_ccu_6_lanes_2_u_lane_data_7,
            f_u_ccu_6_lanes_1_u_lane_data_7, f_u_ccu_6_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_7, f_u_ccu_7_lanes_30_u_lane_data_7,
            f_u_ccu_7_lanes_29_u_lane_data_7, f_u_ccu_7_lanes_28_u_lane_data_7,
            f_u_ccu_7_lanes_27_u_lane_data_7, f_u_ccu_7_lanes_26_u_lane_data_7,
            f_u_ccu_7_lanes_25_u_lane_data_7, f_u_ccu_7_lanes_24_u_lane_data_7,
            f_u_ccu_7_lanes_23_u_lane_data_7, f_u_ccu_7_lanes_22_u_lane_data_7,
            f_u_ccu_7_lanes_21_u_lane_data_7, f_u_ccu_7_lanes_20_u_lane_data_7,
            f_u_ccu_7_lanes_19_u_lane_data_7, f_u_ccu_7_lanes_18_u_lane_data_7,
            f_u_ccu_7_lanes_17_u_lane_data_7, f_u_ccu_7_lanes_16_u_lane_data_7,
            f_u_ccu_7_lanes_15_u_lane_data_7, f_u_ccu_7_lanes_14_u_lane_data_7,
            f_u_ccu_7_lanes_13_u_lane_data_7, f_u_ccu_7_lanes_12_u_lane_data_7,
            f_u_ccu_7_lanes_11_u_lane_data_7, f_u_ccu_7_lanes_10_u_lane_data_7,
            f_u_ccu_7_lanes_9_u_lane_data_7, f_u_ccu_7_lanes_8_u_lane_data_7,
            f_u_ccu_7_lanes_7_u_lane_data_7, f_u_ccu_7_lanes_6_u_lane_data_7,
            f_u_ccu_7_lanes_5_u_lane_data_7, f_u_ccu_7_lanes_4_u_lane_data_7,
            f_u_ccu_7_lanes_3_u_lane_data_7, f_u_ccu_7_lanes_2_u_lane_data_7,
            f_u_ccu_7_lanes_1_u_lane_data_7, f_u_ccu_7_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] or_99 = ({(32*LANE_W){f_unit[0]}} & f_u_ccu_0_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[1]}} & f_u_ccu_1_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[2]}} & f_u_ccu_2_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[3]}} & f_u_ccu_3_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[4]}} & f_u_ccu_4_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[5]}} & f_u_ccu_5_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[6]}} & f_u_ccu_6_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[7]}} & f_u_ccu_7_lanes_0_u_lane_data_7_etc);
    wire [31:0] joined_74 = {or_99[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_99[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_99[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_99[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_99[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_99[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_99[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_99[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_99[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_99[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_99[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_99[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_99[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_99[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_99[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_99[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_99[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_99[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_99[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_99[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_99[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_99[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_99[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_99[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_99[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_99[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_99[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_99[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_99[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_99[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_99[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_99[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) assert(~f_own_and_8 | ~(|(f_known_lanes & ~joined_74)));

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

    wire [31:0] joined_75 = {f_want[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(|f_named) | ~(|(f_sure & ~(f_known_lanes & joined_75))));

    wire [2:0] or_100 = ({3{f_unit[0]}} & s_slot[2:0]) | ({3{f_unit[1]}} & s_slot[5:3])
            | ({3{f_unit[2]}} & s_slot[8:6]) | ({3{f_unit[3]}} & s_slot[11:9])
            | ({3{f_unit[4]}} & s_slot[14:12]) | ({3{f_unit[5]}} & s_slot[17:15])
            | ({3{f_unit[6]}} & s_slot[20:18]) | ({3{f_unit[7]}} & s_slot[23:21]);
    wire [1:0] or_101 = ({2{f_unit[0]}} & rd_sel[1:0]) | ({2{f_unit[1]}} & rd_sel[3:2])
            | ({2{f_unit[2]}} & rd_sel[5:4]) | ({2{f_unit[3]}} & rd_sel[7:6])
            | ({2{f_unit[4]}} & rd_sel[9:8]) | ({2{f_unit[5]}} & rd_sel[11:10])
            | ({2{f_unit[6]}} & rd_sel[13:12]) | ({2{f_unit[7]}} & rd_sel[15:14]);
    wire [32*LANE_W-1:0] or_102 = ({(32*LANE_W){or_101[0]}} & bank_rdata[32*LANE_W-1:0])
            | ({(32*LANE_W){or_101[1]}} & bank_rdata[32*LANE_W +: 32*LANE_W]);
    wire [31:0] joined_76 = {or_102[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            or_102[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            or_102[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            or_102[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            or_102[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            or_102[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            or_102[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            or_102[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            or_102[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            or_102[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            or_102[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            or_102[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            or_102[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            or_102[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            or_102[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            or_102[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            or_102[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            or_102[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            or_102[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            or_102[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            or_102[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            or_102[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            or_102[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            or_102[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            or_102[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            or_102[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            or_102[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            or_102[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            or_102[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            or_102[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            or_102[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            or_102[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) assert(~((|({or_100 == 3'd5, or_100 == 3'd4, or_100 == 3'd3, or_100 == 3'd2,
            or_100 == 3'd1, or_100 == 3'd0} & f_named)) & (|or_101))
            | ((or_101 == {f_reg[0], ~f_reg[0]}) & ~(|(f_known_lanes & ~joined_76))));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_0 ;
    wire [8:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_0 ;
    wire [8:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_0 ;
    wire [8:0] f_u_bank_arbiter_phys_2_0 = \u_bank_arbiter.phys_2_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_0 ;
    wire [8:0] f_u_bank_arbiter_phys_3_0 = \u_bank_arbiter.phys_3_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_0 ;
    wire [8:0] f_u_bank_arbiter_phys_4_0 = \u_bank_arbiter.phys_4_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_0 ;
    wire [8:0] f_u_bank_arbiter_phys_5_0 = \u_bank_arbiter.phys_5_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_0 ;
    wire [8:0] f_u_bank_arbiter_phys_6_0 = \u_bank_arbiter.phys_6_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_0 ;
    wire [8:0] f_u_bank_arbiter_phys_7_0 = \u_bank_arbiter.phys_7_0 ;
    wire f_named_0_and = f_named[0] & ((f_unit[0] & f_u_bank_arbiter_pend_0[0])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[0]) | (f_unit[2] & f_u_bank_arbiter_pend_2[0])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[0]) | (f_unit[4] & f_u_bank_arbiter_pend_4[0])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[0]) | (f_unit[6] & f_u_bank_arbiter_pend_6[0])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[0]));
    wire equals_50 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_0)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_0)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_0)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_0)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_0)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_0)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_0)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~f_named_0_and | equals_50);

    wire [31:0] joined_77 = {disp_data[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(some_2 & f_named[0]) | ~(|(f_sure & ~joined_77)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_1 ;
    wire [8:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_1 ;
    wire [8:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_1 ;
    wire [8:0] f_u_bank_arbiter_phys_2_1 = \u_bank_arbiter.phys_2_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_1 ;
    wire [8:0] f_u_bank_arbiter_phys_3_1 = \u_bank_arbiter.phys_3_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_1 ;
    wire [8:0] f_u_bank_arbiter_phys_4_1 = \u_bank_arbiter.phys_4_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_1 ;
    wire [8:0] f_u_bank_arbiter_phys_5_1 = \u_bank_arbiter.phys_5_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_1 ;
    wire [8:0] f_u_bank_arbiter_phys_6_1 = \u_bank_arbiter.phys_6_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_1 ;
    wire [8:0] f_u_bank_arbiter_phys_7_1 = \u_bank_arbiter.phys_7_1 ;
    wire f_named_1_and = f_named[1] & ((f_unit[0] & f_u_bank_arbiter_pend_0[1])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[1]) | (f_unit[2] & f_u_bank_arbiter_pend_2[1])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[1]) | (f_unit[4] & f_u_bank_arbiter_pend_4[1])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[1]) | (f_unit[6] & f_u_bank_arbiter_pend_6[1])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[1]));
    wire equals_51 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_1)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_1)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_1)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_1)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_1)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_1)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_1)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_1)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~f_named_1_and | equals_51);

    wire [31:0] joined_78 = {disp_data[63*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(some_2 & f_named[1]) | ~(|(f_sure & ~joined_78)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_2 ;
    wire [8:0] f_u_bank_arbiter_phys_0_2 = \u_bank_arbiter.phys_0_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_2 ;
    wire [8:0] f_u_bank_arbiter_phys_1_2 = \u_bank_arbiter.phys_1_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_2 ;
    wire [8:0] f_u_bank_arbiter_phys_2_2 = \u_bank_arbiter.phys_2_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_2 ;
    wire [8:0] f_u_bank_arbiter_phys_3_2 = \u_bank_arbiter.phys_3_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_2 ;
    wire [8:0] f_u_bank_arbiter_phys_4_2 = \u_bank_arbiter.phys_4_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_2 ;
    wire [8:0] f_u_bank_arbiter_phys_5_2 = \u_bank_arbiter.phys_5_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_2 ;
    wire [8:0] f_u_bank_arbiter_phys_6_2 = \u_bank_arbiter.phys_6_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_2 ;
    wire [8:0] f_u_bank_arbiter_phys_7_2 = \u_bank_arbiter.phys_7_2 ;
    wire f_named_2_and = f_named[2] & ((f_unit[0] & f_u_bank_arbiter_pend_0[2])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[2]) | (f_unit[2] & f_u_bank_arbiter_pend_2[2])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[2]) | (f_unit[4] & f_u_bank_arbiter_pend_4[2])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[2]) | (f_unit[6] & f_u_bank_arbiter_pend_6[2])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[2]));
    wire equals_52 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_2)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_2)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_2)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_2)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_2)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_2)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_2)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_2)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~f_named_2_and | equals_52);

    wire [31:0] joined_79 = {disp_data[95*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(some_2 & f_named[2]) | ~(|(f_sure & ~joined_79)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_3 ;
    wire [8:0] f_u_bank_arbiter_phys_0_3 = \u_bank_arbiter.phys_0_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_3 ;
    wire [8:0] f_u_bank_arbiter_phys_1_3 = \u_bank_arbiter.phys_1_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_3 ;
    wire [8:0] f_u_bank_arbiter_phys_2_3 = \u_bank_arbiter.phys_2_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_3 ;
    wire [8:0] f_u_bank_arbiter_phys_3_3 = \u_bank_arbiter.phys_3_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_3 ;
    wire [8:0] f_u_bank_arbiter_phys_4_3 = \u_bank_arbiter.phys_4_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_3 ;
    wire [8:0] f_u_bank_arbiter_phys_5_3 = \u_bank_arbiter.phys_5_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_3 ;
    wire [8:0] f_u_bank_arbiter_phys_6_3 = \u_bank_arbiter.phys_6_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_3 ;
    wire [8:0] f_u_bank_arbiter_phys_7_3 = \u_bank_arbiter.phys_7_3 ;
    wire f_named_3_and = f_named[3] & ((f_unit[0] & f_u_bank_arbiter_pend_0[3])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[3]) | (f_unit[2] & f_u_bank_arbiter_pend_2[3])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[3]) | (f_unit[4] & f_u_bank_arbiter_pend_4[3])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[3]) | (f_unit[6] & f_u_bank_arbiter_pend_6[3])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[3]));
    wire equals_53 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_3)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_3)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_3)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_3)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_3)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_3)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_3)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_3)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~f_named_3_and | equals_53);

    wire [31:0] joined_80 = {disp_data[127*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(some_2 & f_named[3]) | ~(|(f_sure & ~joined_80)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_4 ;
    wire [8:0] f_u_bank_arbiter_phys_0_4 = \u_bank_arbiter.phys_0_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_4 ;
    wire [8:0] f_u_bank_arbiter_phys_1_4 = \u_bank_arbiter.phys_1_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_4 ;
    wire [8:0] f_u_bank_arbiter_phys_2_4 = \u_bank_arbiter.phys_2_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_4 ;
    wire [8:0] f_u_bank_arbiter_phys_3_4 = \u_bank_arbiter.phys_3_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_4 ;
    wire [8:0] f_u_bank_arbiter_phys_4_4 = \u_bank_arbiter.phys_4_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_4 ;
    wire [8:0] f_u_bank_arbiter_phys_5_4 = \u_bank_arbiter.phys_5_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_4 ;
    wire [8:0] f_u_bank_arbiter_phys_6_4 = \u_bank_arbiter.phys_6_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_4 ;
    wire [8:0] f_u_bank_arbiter_phys_7_4 = \u_bank_arbiter.phys_7_4 ;
    wire f_named_4_and = f_named[4] & ((f_unit[0] & f_u_bank_arbiter_pend_0[4])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[4]) | (f_unit[2] & f_u_bank_arbiter_pend_2[4])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[4]) | (f_unit[4] & f_u_bank_arbiter_pend_4[4])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[4]) | (f_unit[6] & f_u_bank_arbiter_pend_6[4])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[4]));
    wire equals_54 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_4)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_4)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_4)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_4)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_4)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_4)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_4)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_4)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~f_named_4_and | equals_54);

    wire [31:0] joined_81 = {disp_data[159*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(some_2 & f_named[4]) | ~(|(f_sure & ~joined_81)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_5 ;
    wire [8:0] f_u_bank_arbiter_phys_0_5 = \u_bank_arbiter.phys_0_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_5 ;
    wire [8:0] f_u_bank_arbiter_phys_1_5 = \u_bank_arbiter.phys_1_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_5 ;
    wire [8:0] f_u_bank_arbiter_phys_2_5 = \u_bank_arbiter.phys_2_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_5 ;
    wire [8:0] f_u_bank_arbiter_phys_3_5 = \u_bank_arbiter.phys_3_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_5 ;
    wire [8:0] f_u_bank_arbiter_phys_4_5 = \u_bank_arbiter.phys_4_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_5 ;
    wire [8:0] f_u_bank_arbiter_phys_5_5 = \u_bank_arbiter.phys_5_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_5 ;
    wire [8:0] f_u_bank_arbiter_phys_6_5 = \u_bank_arbiter.phys_6_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_5 ;
    wire [8:0] f_u_bank_arbiter_phys_7_5 = \u_bank_arbiter.phys_7_5 ;
    wire f_named_5_and = f_named[5] & ((f_unit[0] & f_u_bank_arbiter_pend_0[5])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[5]) | (f_unit[2] & f_u_bank_arbiter_pend_2[5])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[5]) | (f_unit[4] & f_u_bank_arbiter_pend_4[5])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[5]) | (f_unit[6] & f_u_bank_arbiter_pend_6[5])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[5]));
    wire equals_55 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_5)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_5)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_5)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_5)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_5)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_5)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_5)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_5)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) assert(~f_named_5_and | equals_55);

    wire [31:0] joined_82 = {disp_data[191*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
    always @* if (!rst) assert(~(some_2 & f_named[5]) | ~(|(f_sure & ~joined_82)));

    reg f_stored; // it reached the unit

    wire and_50 = (wb_valid[0] & wb_ready[0] & wb_wid_0_2_equals_f_warp) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (or_2 & ((and_50 & wb_valid_0_and & (&wb_mask[31:0]))
                    | (((wb_valid[1] & wb_ready[1] & wb_wid_3_5_equals_f_warp) & wb_near[1])
                    & ~and_50 & wb_valid_1_and & (&wb_mask[63:32])))) & ~some & ~any_exit_and
                    & ((f_unit[0] & (|(~f_u_ccu_0_lock))) | (f_unit[1] & (|(~f_u_ccu_1_lock)))
                    | (f_unit[2] & (|(~f_u_ccu_2_lock))) | (f_unit[3] & (|(~f_u_ccu_3_lock)))
                    | (f_unit[4] & (|(~f_u_ccu_4_lock))) | (f_unit[5] & (|(~f_u_ccu_5_lock)))
                    | (f_unit[6] & (|(~f_u_ccu_6_lock))) | (f_unit[7] & (|(~f_u_ccu_7_lock))));
        end
    end

    wire [7:0] f_here_and = f_here & (({8{f_unit[0]}} & f_u_ccu_0_near)
            | ({8{f_unit[1]}} & f_u_ccu_1_near) | ({8{f_unit[2]}} & f_u_ccu_2_near)
            | ({8{f_unit[3]}} & f_u_ccu_3_near) | ({8{f_unit[4]}} & f_u_ccu_4_near)
            | ({8{f_unit[5]}} & f_u_ccu_5_near) | ({8{f_unit[6]}} & f_u_ccu_6_near)
            | ({8{f_unit[7]}} & f_u_ccu_7_near));

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) assert(~f_stored | (any_f_here & (|f_here_and)));

    (* hierconn *) wire [7:0] \u_dispatcher.hold_0 ;
    wire [7:0] f_u_dispatcher_hold_0 = \u_dispatcher.hold_0 ;

    reg [6:0] f_waited; // such cycles

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 7'd0;
        end else begin
            if (inverse)
                f_waited <= 7'd0;
            else if (~(|bank_we) & disp_ready)
                f_waited <= f_waited + 7'd1;
        end
    end

    // CCU-I9: A busy unit is dispatched within 58 such cycles.
    always @* if (!rst) assert(inverse | (f_waited < 7'd58));

    wire some_3 = |(older[7:0] & f_unit);
    wire [5:0] choice = (some_3 | f_unit[0]) ? f_u_bank_arbiter_pend_0 : 6'd0;
    wire some_4 = |(older[15:8] & f_unit);
    wire [5:0] choice_2 = (some_4 | f_unit[1]) ? f_u_bank_arbiter_pend_1 : 6'd0;
    wire [3:0] plus_8 = {1'b0, {1'b0, {1'b0, choice[0]} + {1'b0, choice[1]}}
            + {1'b0, {1'b0, choice[2]} + {1'b0, choice[3]}}}
            + {1'b0, {1'b0, {1'b0, choice[4]} + {1'b0, choice[5]}}
            + {1'b0, {1'b0, choice_2[0]} + {1'b0, choice_2[1]}}};
    wire some_5 = |(older[23:16] & f_unit);
    wire [5:0] choice_3 = (some_5 | f_unit[2]) ? f_u_bank_arbiter_pend_2 : 6'd0;
    wire [3:0] plus_9 = {1'b0, {1'b0, {1'b0, choice_2[2]} + {1'b0, choice_2[3]}}
            + {1'b0, {1'b0, choice_2[4]} + {1'b0, choice_2[5]}}}
            + {1'b0, {1'b0, {1'b0, choice_3[0]} + {1'b0, choice_3[1]}}
            + {1'b0, {1'b0, choice_3[2]} + {1'b0, choice_3[3]}}};
    wire some_6 = |(older[31:24] & f_unit);
    wire [5:0] choice_4 = (some_6 | f_unit[3]) ? f_u_bank_arbiter_pend_3 : 6'd0;
    wire [3:0] plus_10 = {1'b0, {1'b0, {1'b0, choice_3[4]} + {1'b0, choice_3[5]}}
            + {1'b0, {1'b0, choice_4[0]} + {1'b0, choice_4[1]}}}
            + {1'b0, {1'b0, {1'b0, choice_4[2]} + {1'b0, choice_4[3]}}
            + {1'b0, {1'b0, choice_4[4]} + {1'b0, choice_4[5]}}};
    wire some_7 = |(older[39:32] & f_unit);
    wire [5:0] choice_5 = (some_7 | f_unit[4]) ? f_u_bank_arbiter_pend_4 : 6'd0;
    wire some_8 = |(older[47:40] & f_unit);
    wire [5:0] choice_6 = (some_8 | f_unit[5]) ? f_u_bank_arbiter_pend_5 : 6'd0;
    wire [3:0] plus_11 = {1'b0, {1'b0, {1'b0, choice_5[0]} + {1'b0, choice_5[1]}}
            + {1'b0, {1'b0, choice_5[2]} + {1'b0, choice_5[3]}}}
            + {1'b0, {1'b0, {1'b0, choice_5[4]} + {1'b0, choice_5[5]}}
            + {1'b0, {1'b0, choice_6[0]} + {1'b0, choice_6[1]}}};
    wire some_9 = |(older[55:48] & f_unit);
    wire [5:0] choice_7 = (some_9 | f_unit[6]) ? f_u_bank_arbiter_pend_6 : 6'd0;
    wire [3:0] plus_12 = {1'b0, {1'b0, {1'b0, choice_6[2]} + {1'b0, choice_6[3]}}
            + {1'b0, {1'b0, choice_6[4]} + {1'b0, choice_6[5]}}}
            + {1'b0, {1'b0, {1'b0, choice_7[0]} + {1'b0, choice_7[1]}}
            + {1'b0, {1'b0, choice_7[2]} + {1'b0, choice_7[3]}}};
    wire some_10 = |(older[63:56] & f_unit);
    wire [5:0] choice_8 = (some_10 | f_unit[7]) ? f_u_bank_arbiter_pend_7 : 6'd0;
    wire [3:0] plus_13 = {1'b0, {1'b0, {1'b0, choice_7[4]} + {1'b0, choice_7[5]}}
            + {1'b0, {1'b0, choice_8[0]} + {1'b0, choice_8[1]}}}
            + {1'b0, {1'b0, {1'b0, choice_8[2]} + {1'b0, choice_8[3]}}
            + {1'b0, {1'b0, choice_8[4]} + {1'b0, choice_8[5]}}};
    wire [6:0] choice_9 = (|(({2{f_unit[0]}} & f_u_bank_arbiter_in_flight_1[1:0])
            | ({2{f_unit[1]}} & f_u_bank_arbiter_in_flight_1[3:2])
            | ({2{f_unit[2]}} & f_u_bank_arbiter_in_flight_1[5:4])
            | ({2{f_unit[3]}} & f_u_bank_arbiter_in_flight_1[7:6])
            | ({2{f_unit[4]}} & f_u_bank_arbiter_in_flight_1[9:8])
            | ({2{f_unit[5]}} & f_u_bank_arbiter_in_flight_1[11:10])
            | ({2{f_unit[6]}} & f_u_bank_arbiter_in_flight_1[13:12])
            | ({2{f_unit[7]}} & f_u_bank_arbiter_in_flight_1[15:14]))) ? 7'd1 : 7'd0;
    wire [6:0] choice_10 = (|(({6{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({6{f_unit[1]}} & f_u_bank_arbiter_pend_1)
            | ({6{f_unit[2]}} & f_u_bank_arbiter_pend_2)
            | ({6{f_unit[3]}} & f_u_bank_arbiter_pend_3)
            | ({6{f_unit[4]}} & f_u_bank_arbiter_pend_4)
            | ({6{f_unit[5]}} & f_u_bank_arbiter_pend_5)
            | ({6{f_unit[6]}} & f_u_bank_arbiter_pend_6)
            | ({6{f_unit[7]}} & f_u_bank_arbiter_pend_7))) ? 7'd1 : choice_9;
    wire [6:0] plus_14 = {1'b0, ({1'b0, {1'b0, plus_8} + {1'b0, plus_9}}
            + {1'b0, {1'b0, plus_10} + {1'b0, plus_11}})
            + {1'b0, {1'b0, plus_12} + {1'b0, plus_13}}} + choice_10;
    wire [7:0] some_3_etc = {some_10, some_9, some_8, some_7, some_6, some_5, some_4, some_3};
    wire [7:0] some_3_etc_and = some_3_etc & {f_u_ccu_7_busy, f_u_ccu_6_busy, f_u_ccu_5_busy,
            f_u_ccu_4_busy, f_u_ccu_3_busy, f_u_ccu_2_busy, f_u_ccu_1_busy, f_u_ccu_0_busy};
    wire [3:0] plus_15 = {1'b0, {1'b0, {1'b0, some_3_etc_and[0]} + {1'b0, some_3_etc_and[1]}}
            + {1'b0, {1'b0, some_3_etc_and[2]} + {1'b0, some_3_etc_and[3]}}}
            + {1'b0, {1'b0, {1'b0, some_3_etc_and[4]} + {1'b0, some_3_etc_and[5]}}
            + {1'b0, {1'b0, some_3_etc_and[6]} + {1'b0, some_3_etc_and[7]}}};

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) assert(inverse
            | ((f_waited + (plus_14 + ({3'd0, plus_15} +
            {6'd0, (|(f_u_dispatcher_hold_0 & ~(some_3_etc | f_unit))) | ~(|(cand & f_unit))})))
            < 7'd58));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_u_ccu_0_entry_0[0], f_u_ccu_0_entry_1[0], f_u_ccu_0_entry_2[0],
            f_u_ccu_0_entry_3[0], f_u_ccu_0_entry_4[0], f_u_ccu_0_entry_5[0], f_u_ccu_1_entry_0[0],
            f_u_ccu_1_entry_1[0], f_u_ccu_1_entry_2[0], f_u_ccu_1_entry_3[0], f_u_ccu_1_entry_4[0],
            f_u_ccu_1_entry_5[0], f_u_ccu_2_entry_0[0], f_u_ccu_2_entry_1[0], f_u_ccu_2_entry_2[0],
            f_u_ccu_2_entry_3[0], f_u_ccu_2_entry_4[0], f_u_ccu_2_entry_5[0], f_u_ccu_3_entry_0[0],
            f_u_ccu_3_entry_1[0], f_u_ccu_3_entry_2[0], f_u_ccu_3_entry_3[0], f_u_ccu_3_entry_4[0],
            f_u_ccu_3_entry_5[0], f_u_ccu_4_entry_0[0], f_u_ccu_4_entry_1[0], f_u_ccu_4_entry_2[0],
            f_u_ccu_4_entry_3[0], f_u_ccu_4_entry_4[0], f_u_ccu_4_entry_5[0], f_u_ccu_5_entry_0[0],
            f_u_ccu_5_entry_1[0], f_u_ccu_5_entry_2[0], f_u_ccu_5_entry_3[0], f_u_ccu_5_entry_4[0],
            f_u_ccu_5_entry_5[0], f_u_ccu_6_entry_0[0], f_u_ccu_6_entry_1[0], f_u_ccu_6_entry_2[0],
            f_u_ccu_6_entry_3[0], f_u_ccu_6_entry_4[0], f_u_ccu_6_entry_5[0], f_u_ccu_7_entry_0[0],
            f_u_ccu_7_entry_1[0], f_u_ccu_7_entry_2[0], f_u_ccu_7_entry_3[0], f_u_ccu_7_entry_4[0],
            f_u_ccu_7_entry_5[0]};
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, ccu_0_near_any, ccu_1_near_any, ccu_2_near_any, ccu_3_near_any,
            ccu_4_near_any, ccu_5_near_any, ccu_6_near_any, ccu_7_near_any, LANES[0], NSCHED[0],
            NW[0], NBANK[0], DEPTH[0], NCU[0], NSRC[0], SPORTS[0], WBW[0], NDISP[0], RF_LAT[0]};

`ifdef WARPSMITH_COUNTERS
    wire [5:0] by_issue_3 = issue ? inst_src_valid : 6'd0;
    wire [5:0] by_issue_4 = issue ? (inst_src_valid & ~miss) : 6'd0;

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
                    + {1'b0, {1'b0, by_issue_3[4]} + {1'b0, by_issue_3[5]}}};
            cnt_cache_hits <= cnt_cache_hits
                    + {29'd0, ({1'b0, {1'b0, by_issue_4[0]} + {1'b0, by_issue_4[1]}}
                    + {1'b0, {1'b0, by_issue_4[2]} + {1'b0, by_issue_4[3]}})
                    + {1'b0, {1'b0, by_issue_4[4]} + {1'b0, by_issue_4[5]}}};
        end
    end
`endif
endmodule

`default_nettype wire
