// regfile: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: issue to dispatch, unloaded: 1 without operands to read, 3 with operands on distinct
// banks
// Storage: 8 banks of 128 x 1024 bits
// Duty: RF-H1: hazards are kept away by the surroundings
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port                  dir  width       meaning
//   clk                   in   1           clock
//   rst                   in   1           synchronous reset, active high
//   warp_ready            in   48          warp w can issue; stays until issued
//   launch_valid          in   2           a warp starts in scheduler s
//   launch_wid            in   10          [s] its local slot
//   sel_valid             out  2           scheduler s has selected a warp
//   sel_wid               out  10          [s] its local index, or zero
//   inst_src_valid        in   6           [s] same-cycle answer: source operands
//   inst_phys             in   60          [s][k] their physical registers
//   inst_meta             in   2*META_W    [s] metadata
//   issue                 out  2           the selected warp is issued
//   cand_valid            out  2           scheduler s has a candidate
//   cand_wid              out  10          [s] its local index
//   cand_src_valid        in   6           [s] same-cycle answer for cand_wid
//   cand_phys             in   60          [s][k] physical registers
//   wb_valid              in   2           write-back request
//   wb_ready              out  2           written in this cycle
//   wb_phys               in   20          [i] register
//   wb_mask               in   64          [i] lanes
//   wb_data               in   64*LANE_W   [i] data
//   disp_valid            out  2           instruction with all operands leaves
//   disp_ready            in   2           it is taken
//   disp_wid              out  12          [p] warp number (not local)
//   disp_meta             out  2*META_W    [p] metadata
//   disp_src_valid        out  6           [p] slots present
//   disp_data             out  192*LANE_W  [p][slot] operands, absent ones are zero
//   cnt_issued            out  32          instructions issued
//   cnt_dispatched        out  32          instructions dispatched
//   cnt_operand_requests  out  32          operands asked for
//   cnt_bank_reads        out  32          reads granted, stolen ones included
//   cnt_bank_writes       out  32          writes granted
//   cnt_steals            out  32          stolen reads
//   cnt_conflict_cycles   out  32          per cycle, the queued reads that are not granted in it
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [47:0] warp_ready,
    input  wire [1:0] launch_valid,
    input  wire [9:0] launch_wid,
    output wire [1:0] sel_valid,
    output wire [9:0] sel_wid,
    input  wire [5:0] inst_src_valid,
    input  wire [59:0] inst_phys,
    input  wire [2*META_W-1:0] inst_meta,
    output wire [1:0] issue,
    output wire [1:0] cand_valid,
    output wire [9:0] cand_wid,
    input  wire [5:0] cand_src_valid,
    input  wire [59:0] cand_phys,
    input  wire [1:0] wb_valid,
    output wire [1:0] wb_ready,
    input  wire [19:0] wb_phys,
    input  wire [63:0] wb_mask,
    input  wire [64*LANE_W-1:0] wb_data,
    output wire [1:0] disp_valid,
    input  wire [1:0] disp_ready,
    output wire [11:0] disp_wid,
    output wire [2*META_W-1:0] disp_meta,
    output wire [5:0] disp_src_valid,
    output wire [192*LANE_W-1:0] disp_data
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
    wire [9:0] free;
    wire [19:0] grant;

    // Warp w is the local warp w / NSCHED of scheduler w % NSCHED.
    wire [11:0] warp = {sel_wid[9:5], 1'b1, sel_wid[4:0], 1'b0};

    wire [1:0] avail;
    wire [1:0] force_valid;
    wire [9:0] force_wid;
    wire [5:0] stolen;
    wire [7:0] bank_busy;
    wire [7:0] steal_valid;
    wire [55:0] steal_row;
    wire [15:0] steal_sched;
    wire [23:0] steal_slot;
    wire [99:0] older;
    wire [7:0] bank_en;
    wire [7:0] bank_we;
    wire [55:0] bank_row;
    wire [15:0] wr_sel;
    wire [239:0] rd_sel;
    wire [29:0] s_valid;
    wire [256*LANE_W-1:0] bank_wdata;
    wire [255:0] bank_wmask;
    wire [960*LANE_W-1:0] s_data;
    wire [9:0] cand;
    wire [19:0] disp_sel;
    wire [9:0] take;

    // Selection
    wire [47:0] ready = {warp_ready[47], warp_ready[45], warp_ready[43], warp_ready[41],
            warp_ready[39], warp_ready[37], warp_ready[35], warp_ready[33], warp_ready[31],
            warp_ready[29], warp_ready[27], warp_ready[25], warp_ready[23], warp_ready[21],
            warp_ready[19], warp_ready[17], warp_ready[15], warp_ready[13], warp_ready[11],
            warp_ready[9], warp_ready[7], warp_ready[5], warp_ready[3], warp_ready[1],
            warp_ready[46], warp_ready[44], warp_ready[42], warp_ready[40], warp_ready[38],
            warp_ready[36], warp_ready[34], warp_ready[32], warp_ready[30], warp_ready[28],
            warp_ready[26], warp_ready[24], warp_ready[22], warp_ready[20], warp_ready[18],
            warp_ready[16], warp_ready[14], warp_ready[12], warp_ready[10], warp_ready[8],
            warp_ready[6], warp_ready[4], warp_ready[2], warp_ready[0]};
    wire sched_0_sel_valid;
    wire [4:0] sched_0_sel_wid;
    wire sched_1_sel_valid;
    wire [4:0] sched_1_sel_wid;
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
    wire [4:0] sched_0_cand_wid;

    warp_scheduler u_sched_0 (
        .clk          (clk),
        .rst          (rst),
        .ready        (ready[23:0]),
        .launch_valid (launch_valid[0]),
        .launch_wid   (launch_wid[4:0]),
        .issue        (issue[0]),
        .force_valid  (force_valid[0]),
        .force_wid    (force_wid[4:0]),
        .sel_valid    (sched_0_sel_valid),
        .sel_wid      (sched_0_sel_wid),
        .cand_valid   (sched_0_cand_valid),
        .cand_wid     (sched_0_cand_wid)
    );

    wire sched_1_cand_valid;
    wire [4:0] sched_1_cand_wid;

    warp_scheduler u_sched_1 (
        .clk          (clk),
        .rst          (rst),
        .ready        (ready[47:24]),
        .launch_valid (launch_valid[1]),
        .launch_wid   (launch_wid[9:5]),
        .issue        (issue[1]),
        .force_valid  (force_valid[1]),
        .force_wid    (force_wid[9:5]),
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
    wire [19:0] disp_sel_by_unit = {disp_sel[19], disp_sel[9], disp_sel[18], disp_sel[8],
            disp_sel[17], disp_sel[7], disp_sel[16], disp_sel[6], disp_sel[15], disp_sel[5],
            disp_sel[14], disp_sel[4], disp_sel[13], disp_sel[3], disp_sel[12], disp_sel[2],
            disp_sel[11], disp_sel[1], disp_sel[10], disp_sel[0]};
    wire ocu_0_free;
    wire ocu_0_cand;
    wire [11:0] ocu_0_wid;
    wire [2*META_W-1:0] ocu_0_meta;
    wire [5:0] ocu_0_src_valid;
    wire [192*LANE_W-1:0] ocu_0_data;

    // RF-I1: The granted collector takes the instruction of its scheduler.
    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_0 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[0] | grant[10]),
        .alloc_ready     (ocu_0_free),
        .alloc_wid       (({6{grant[0]}} & warp[5:0]) | ({6{grant[10]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[0]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[10]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[0]}} & inst_src_valid[2:0])
                | ({3{grant[10]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[2:0]),
        .s_data          (s_data[96*LANE_W-1:0]),
        .disp_cand       (ocu_0_cand),
        .disp_sel        (disp_sel_by_unit[1:0]),
        .disp_take       (take[0]),
        .disp_wid        (ocu_0_wid),
        .disp_meta       (ocu_0_meta),
        .disp_src_valid  (ocu_0_src_valid),
        .disp_data       (ocu_0_data)
    );

    wire ocu_1_free;
    wire ocu_1_cand;
    wire [11:0] ocu_1_wid;
    wire [2*META_W-1:0] ocu_1_meta;
    wire [5:0] ocu_1_src_valid;
    wire [192*LANE_W-1:0] ocu_1_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_1 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[1] | grant[11]),
        .alloc_ready     (ocu_1_free),
        .alloc_wid       (({6{grant[1]}} & warp[5:0]) | ({6{grant[11]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[1]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[11]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[1]}} & inst_src_valid[2:0])
                | ({3{grant[11]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[5:3]),
        .s_data          (s_data[96*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_1_cand),
        .disp_sel        (disp_sel_by_unit[3:2]),
        .disp_take       (take[1]),
        .disp_wid        (ocu_1_wid),
        .disp_meta       (ocu_1_meta),
        .disp_src_valid  (ocu_1_src_valid),
        .disp_data       (ocu_1_data)
    );

    wire ocu_2_free;
    wire ocu_2_cand;
    wire [11:0] ocu_2_wid;
    wire [2*META_W-1:0] ocu_2_meta;
    wire [5:0] ocu_2_src_valid;
    wire [192*LANE_W-1:0] ocu_2_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_2 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[2] | grant[12]),
        .alloc_ready     (ocu_2_free),
        .alloc_wid       (({6{grant[2]}} & warp[5:0]) | ({6{grant[12]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[2]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[12]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[2]}} & inst_src_valid[2:0])
                | ({3{grant[12]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[8:6]),
        .s_data          (s_data[192*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_2_cand),
        .disp_sel        (disp_sel_by_unit[5:4]),
        .disp_take       (take[2]),
        .disp_wid        (ocu_2_wid),
        .disp_meta       (ocu_2_meta),
        .disp_src_valid  (ocu_2_src_valid),
        .disp_data       (ocu_2_data)
    );

    wire ocu_3_free;
    wire ocu_3_cand;
    wire [11:0] ocu_3_wid;
    wire [2*META_W-1:0] ocu_3_meta;
    wire [5:0] ocu_3_src_valid;
    wire [192*LANE_W-1:0] ocu_3_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_3 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[3] | grant[13]),
        .alloc_ready     (ocu_3_free),
        .alloc_wid       (({6{grant[3]}} & warp[5:0]) | ({6{grant[13]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[3]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[13]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[3]}} & inst_src_valid[2:0])
                | ({3{grant[13]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[11:9]),
        .s_data          (s_data[288*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_3_cand),
        .disp_sel        (disp_sel_by_unit[7:6]),
        .disp_take       (take[3]),
        .disp_wid        (ocu_3_wid),
        .disp_meta       (ocu_3_meta),
        .disp_src_valid  (ocu_3_src_valid),
        .disp_data       (ocu_3_data)
    );

    wire ocu_4_free;
    wire ocu_4_cand;
    wire [11:0] ocu_4_wid;
    wire [2*META_W-1:0] ocu_4_meta;
    wire [5:0] ocu_4_src_valid;
    wire [192*LANE_W-1:0] ocu_4_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_4 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[4] | grant[14]),
        .alloc_ready     (ocu_4_free),
        .alloc_wid       (({6{grant[4]}} & warp[5:0]) | ({6{grant[14]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[4]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[14]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[4]}} & inst_src_valid[2:0])
                | ({3{grant[14]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[14:12]),
        .s_data          (s_data[384*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_4_cand),
        .disp_sel        (disp_sel_by_unit[9:8]),
        .disp_take       (take[4]),
        .disp_wid        (ocu_4_wid),
        .disp_meta       (ocu_4_meta),
        .disp_src_valid  (ocu_4_src_valid),
        .disp_data       (ocu_4_data)
    );

    wire ocu_5_free;
    wire ocu_5_cand;
    wire [11:0] ocu_5_wid;
    wire [2*META_W-1:0] ocu_5_meta;
    wire [5:0] ocu_5_src_valid;
    wire [192*LANE_W-1:0] ocu_5_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_5 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[5] | grant[15]),
        .alloc_ready     (ocu_5_free),
        .alloc_wid       (({6{grant[5]}} & warp[5:0]) | ({6{grant[15]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[5]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[15]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[5]}} & inst_src_valid[2:0])
                | ({3{grant[15]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[17:15]),
        .s_data          (s_data[480*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_5_cand),
        .disp_sel        (disp_sel_by_unit[11:10]),
        .disp_take       (take[5]),
        .disp_wid        (ocu_5_wid),
        .disp_meta       (ocu_5_meta),
        .disp_src_valid  (ocu_5_src_valid),
        .disp_data       (ocu_5_data)
    );

    wire ocu_6_free;
    wire ocu_6_cand;
    wire [11:0] ocu_6_wid;
    wire [2*META_W-1:0] ocu_6_meta;
    wire [5:0] ocu_6_src_valid;
    wire [192*LANE_W-1:0] ocu_6_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_6 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[6] | grant[16]),
        .alloc_ready     (ocu_6_free),
        .alloc_wid       (({6{grant[6]}} & warp[5:0]) | ({6{grant[16]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[6]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[16]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[6]}} & inst_src_valid[2:0])
                | ({3{grant[16]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[20:18]),
        .s_data          (s_data[576*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_6_cand),
        .disp_sel        (disp_sel_by_unit[13:12]),
        .disp_take       (take[6]),
        .disp_wid        (ocu_6_wid),
        .disp_meta       (ocu_6_meta),
        .disp_src_valid  (ocu_6_src_valid),
        .disp_data       (ocu_6_data)
    );

    wire ocu_7_free;
    wire ocu_7_cand;
    wire [11:0] ocu_7_wid;
    wire [2*META_W-1:0] ocu_7_meta;
    wire [5:0] ocu_7_src_valid;
    wire [192*LANE_W-1:0] ocu_7_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_7 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[7] | grant[17]),
        .alloc_ready     (ocu_7_free),
        .alloc_wid       (({6{grant[7]}} & warp[5:0]) | ({6{grant[17]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[7]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[17]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[7]}} & inst_src_valid[2:0])
                | ({3{grant[17]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[23:21]),
        .s_data          (s_data[672*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_7_cand),
        .disp_sel        (disp_sel_by_unit[15:14]),
        .disp_take       (take[7]),
        .disp_wid        (ocu_7_wid),
        .disp_meta       (ocu_7_meta),
        .disp_src_valid  (ocu_7_src_valid),
        .disp_data       (ocu_7_data)
    );

    wire ocu_8_free;
    wire ocu_8_cand;
    wire [11:0] ocu_8_wid;
    wire [2*META_W-1:0] ocu_8_meta;
    wire [5:0] ocu_8_src_valid;
    wire [192*LANE_W-1:0] ocu_8_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_8 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[8] | grant[18]),
        .alloc_ready     (ocu_8_free),
        .alloc_wid       (({6{grant[8]}} & warp[5:0]) | ({6{grant[18]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[8]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[18]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[8]}} & inst_src_valid[2:0])
                | ({3{grant[18]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[26:24]),
        .s_data          (s_data[768*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_8_cand),
        .disp_sel        (disp_sel_by_unit[17:16]),
        .disp_take       (take[8]),
        .disp_wid        (ocu_8_wid),
        .disp_meta       (ocu_8_meta),
        .disp_src_valid  (ocu_8_src_valid),
        .disp_data       (ocu_8_data)
    );

    wire ocu_9_free;
    wire ocu_9_cand;
    wire [11:0] ocu_9_wid;
    wire [2*META_W-1:0] ocu_9_meta;
    wire [5:0] ocu_9_src_valid;
    wire [192*LANE_W-1:0] ocu_9_data;

    ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu_9 (
        .clk             (clk),
        .rst             (rst),
        .alloc_valid     (grant[9] | grant[19]),
        .alloc_ready     (ocu_9_free),
        .alloc_wid       (({6{grant[9]}} & warp[5:0]) | ({6{grant[19]}} & warp[11:6])),
        .alloc_meta      (({META_W{grant[9]}} & inst_meta[META_W-1:0])
                | ({META_W{grant[19]}} & inst_meta[META_W +: META_W])),
        .alloc_src_valid (({3{grant[9]}} & inst_src_valid[2:0])
                | ({3{grant[19]}} & inst_src_valid[5:3])),
        .s_valid         (s_valid[29:27]),
        .s_data          (s_data[864*LANE_W +: 96*LANE_W]),
        .disp_cand       (ocu_9_cand),
        .disp_sel        (disp_sel_by_unit[19:18]),
        .disp_take       (take[9]),
        .disp_wid        (ocu_9_wid),
        .disp_meta       (ocu_9_meta),
        .disp_src_valid  (ocu_9_src_valid),
        .disp_data       (ocu_9_data)
    );

    assign free = {ocu_9_free, ocu_8_free, ocu_7_free, ocu_6_free, ocu_5_free, ocu_4_free,
            ocu_3_free, ocu_2_free, ocu_1_free, ocu_0_free};
    assign cand = {ocu_9_cand, ocu_8_cand, ocu_7_cand, ocu_6_cand, ocu_5_cand, ocu_4_cand,
            ocu_3_cand, ocu_2_cand, ocu_1_cand, ocu_0_cand};

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_wid = ocu_0_wid | ocu_1_wid | ocu_2_wid | ocu_3_wid | ocu_4_wid | ocu_5_wid
            | ocu_6_wid | ocu_7_wid | ocu_8_wid | ocu_9_wid;

    assign disp_meta = ocu_0_meta | ocu_1_meta | ocu_2_meta | ocu_3_meta | ocu_4_meta | ocu_5_meta
            | ocu_6_meta | ocu_7_meta | ocu_8_meta | ocu_9_meta;
    assign disp_src_valid = ocu_0_src_valid | ocu_1_src_valid | ocu_2_src_valid | ocu_3_src_valid
            | ocu_4_src_valid | ocu_5_src_valid | ocu_6_src_valid | ocu_7_src_valid
            | ocu_8_src_valid | ocu_9_src_valid;
    assign disp_data = ocu_0_data | ocu_1_data | ocu_2_data | ocu_3_data | ocu_4_data | ocu_5_data
            | ocu_6_data | ocu_7_data | ocu_8_data | ocu_9_data;

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

    wire [32*LANE_W-1:0] bank_0_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_0 (
        .clk   (clk),
        .en    (bank_en[0]),
        .we    (bank_we[0]),
        .row   (bank_row[6:0]),
        .wmask (bank_wmask[31:0]),
        .wdata (bank_wdata[32*LANE_W-1:0]),
        .rdata (bank_0_rdata)
    );

    wire [32*LANE_W-1:0] bank_1_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_1 (
        .clk   (clk),
        .en    (bank_en[1]),
        .we    (bank_we[1]),
        .row   (bank_row[13:7]),
        .wmask (bank_wmask[63:32]),
        .wdata (bank_wdata[32*LANE_W +: 32*LANE_W]),
        .rdata (bank_1_rdata)
    );

    wire [32*LANE_W-1:0] bank_2_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_2 (
        .clk   (clk),
        .en    (bank_en[2]),
        .we    (bank_we[2]),
        .row   (bank_row[20:14]),
        .wmask (bank_wmask[95:64]),
        .wdata (bank_wdata[64*LANE_W +: 32*LANE_W]),
        .rdata (bank_2_rdata)
    );

    wire [32*LANE_W-1:0] bank_3_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_3 (
        .clk   (clk),
        .en    (bank_en[3]),
        .we    (bank_we[3]),
        .row   (bank_row[27:21]),
        .wmask (bank_wmask[127:96]),
        .wdata (bank_wdata[96*LANE_W +: 32*LANE_W]),
        .rdata (bank_3_rdata)
    );

    wire [32*LANE_W-1:0] bank_4_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_4 (
        .clk   (clk),
        .en    (bank_en[4]),
        .we    (bank_we[4]),
        .row   (bank_row[34:28]),
        .wmask (bank_wmask[159:128]),
        .wdata (bank_wdata[128*LANE_W +: 32*LANE_W]),
        .rdata (bank_4_rdata)
    );

    wire [32*LANE_W-1:0] bank_5_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_5 (
        .clk   (clk),
        .en    (bank_en[5]),
        .we    (bank_we[5]),
        .row   (bank_row[41:35]),
        .wmask (bank_wmask[191:160]),
        .wdata (bank_wdata[160*LANE_W +: 32*LANE_W]),
        .rdata (bank_5_rdata)
    );

    wire [32*LANE_W-1:0] bank_6_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_6 (
        .clk   (clk),
        .en    (bank_en[6]),
        .we    (bank_we[6]),
        .row   (bank_row[48:42]),
        .wmask (bank_wmask[223:192]),
        .wdata (bank_wdata[192*LANE_W +: 32*LANE_W]),
        .rdata (bank_6_rdata)
    );

    wire [32*LANE_W-1:0] bank_7_rdata;

    sram #(.LANE_W(LANE_W)) u_bank_7 (
        .clk   (clk),
        .en    (bank_en[7]),
        .we    (bank_we[7]),
        .row   (bank_row[55:49]),
        .wmask (bank_wmask[255:224]),
        .wdata (bank_wdata[224*LANE_W +: 32*LANE_W]),
        .rdata (bank_7_rdata)
    );

    wire [256*LANE_W-1:0] bank_rdata = {bank_7_rdata, bank_6_rdata, bank_5_rdata, bank_4_rdata,
            bank_3_rdata, bank_2_rdata, bank_1_rdata, bank_0_rdata};

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

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function [1:0] count_ones(input [1:0] v);
        integer i;
        begin
            count_ones = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones = count_ones + {1'b0, v[i]};
        end
    endfunction

    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {30'd0, count_ones(issue)};
            cnt_dispatched <= cnt_dispatched + {30'd0, count_ones(disp_valid & disp_ready)};
        end
    end
`endif

`ifdef FORMAL
`include "regfile_props.vh"
`elsif WARPSMITH_ASSERT
`include "regfile_props.vh"
`endif
endmodule

`default_nettype wire
