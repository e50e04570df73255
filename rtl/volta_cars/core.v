// core: The sub-cores of an SM and what they share.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Names: that command with --prefix P puts P in front of every module and file
// Storage: 69136 + 24*META_W bits, 69904 with the defaults; 128 x 1024 bits in 16 memories; 496 x
// 82 bits in 4 memories
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//
//   port            dir  width     meaning
//   clk             in   1         clock
//   rst             in   1         synchronous reset, active high
//   warp_ready      in   64        [u] warp w can issue; stays until issued
//   sel_valid       out  4         [u] scheduler s has selected a warp
//   sel_wid         out  16        [u] [s] its local index, or zero
//   inst_src_valid  in   24        [u] [s] same-cycle answer: source operands
//   inst_meta       in   4*META_W  [u] [s] metadata
//   inst_class      in   12        [u] [s] its class
//   issue           out  4         [u] the selected warp is issued
//   wb_valid        in   8         [u] write-back request
//   wb_ready        out  8         [u] written in this cycle
//   wb_phys         in   72        [u] [i] register
//   wb_mask         in   256       [u] [i] lanes
//   wb_data         in   8192      [u] [i] data
//   disp_valid      out  4         [u] instruction with all operands leaves
//   disp_ready      in   32        [u] [p][k] an instruction of class k is taken
//   disp_wid        out  16        [u] [p] warp number (not local)
//   disp_meta       out  4*META_W  [u] [p] metadata
//   disp_class      out  12        [u] [p] its class, or zero
//   disp_src_valid  out  24        [u] [p] slots present
//   disp_data       out  24576     [u] [p][slot] operands, absent ones are zero
//   inst_reg        in   192       [u] [k] same-cycle answer: architectural register
//   inst_dst_valid  in   8         [u] destinations
//   inst_dst        in   64        [u] [k] architectural register
//   inst_raw        in   4         [u] its registers are not renamed
//   inst_op         in   12        [u] 1 CALL, 2 RET, 3 PUSH, 4 POP
//   inst_need       in   32        [u] CALL: registers that the callee needs
//   inst_opreg      in   32        [u] PUSH, POP: the register
//   phys_src        out  216       [u] [k] physical register, or zero
//   phys_dst        out  72        [u] [k] physical register, or zero
//   reg_oob         out  32        [u] sources, destinations: no register
//   region_valid    in   4         [u] a warp is given registers
//   region_wid      in   16        [u] that warp
//   region_base     in   36        [u] its first register
//   region_k        in   36        [u] its un-renamed registers
//   region_s        in   32        [u] registers of its stack behind them
//   region_move     in   4         [u] its frames came along
//   hold            out  64        [u] nothing of warp w is issued
//   uop_valid       out  4         [u] a register goes to memory or comes back; inst_meta is asked for it
//   uop_fill        out  4         [u] it comes back
//   uop_wid         out  16        [u] of this warp
//   uop_phys        out  36        [u] the register
//   uop_index       out  52        [u] its place in the warp's record
//   uop_last        out  4         [u] the last one of its trap
//   uop_done_valid  in   4         [u] a trap's micro-operations are done
//   uop_done_wid    in   16        [u] that warp
//   err_push        out  4         [u] a push beyond the reserve
//   err_need        out  4         [u] a CALL that no stack has room for
//   err_ret         out  4         [u] a release without a frame
//   err_lifo        out  4         [u] a warp's record in memory is full
//   uop_issue       out  4         [u] the micro-operation gets a collector
//   inst_last       in   4         [u] the selected instruction ends with this part of it
//   inst_control    in   12        [u] 1 CALL, 2 RET, 3 BRANCH, 4 EXIT
//   inst_mask       in   128       [u] lanes that take part
//   inst_next       in   96        [u] where the others go on
//   inst_target     in   96        [u] of a branch or direct call
//   inst_reconv     in   96        [u] where both ways of a branch meet
//   inst_indirect   in   4         [u] a call to lane targets
//   lane_target     in   3072      [u] each lane's, one cycle later
//   begin_mask      in   128       [u] with a new region: the lanes of its warp
//   begin_pc        in   96        [u] its first instruction
//   kill_valid      in   4         [u] a warp is over, whatever it was to execute
//   kill_wid        in   16        [u] which
//   top_pc          out  96        [u] what the selected warp executes
//   top_mask        out  128       [u] in these lanes
//   live            out  64        [u] has lanes
//   path_hold       out  64        [u] its stack of lanes changes
//   ended_valid     out  4         [u] a warp's last lane is gone
//   ended_wid       out  16        [u] whose
//   overflow        out  4         [u] a stack of lanes is full: a warp is over
//   overflow_wid    out  16        [u] whose
`default_nettype none

module core #(
    parameter META_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [63:0] warp_ready, // [u] warp w can issue; stays until issued
    output wire [3:0] sel_valid, // [u] scheduler s has selected a warp
    output wire [15:0] sel_wid, // [u] [s] its local index, or zero
    input  wire [23:0] inst_src_valid, // [u] [s] same-cycle answer: source operands
    input  wire [4*META_W-1:0] inst_meta, // [u] [s] metadata
    input  wire [11:0] inst_class, // [u] [s] its class
    output wire [3:0] issue, // [u] the selected warp is issued
    input  wire [7:0] wb_valid, // [u] write-back request
    output wire [7:0] wb_ready, // [u] written in this cycle
    input  wire [71:0] wb_phys, // [u] [i] register
    input  wire [255:0] wb_mask, // [u] [i] lanes
    input  wire [8191:0] wb_data, // [u] [i] data
    output wire [3:0] disp_valid, // [u] instruction with all operands leaves
    input  wire [31:0] disp_ready, // [u] [p][k] an instruction of class k is taken
    output wire [15:0] disp_wid, // [u] [p] warp number (not local)
    output wire [4*META_W-1:0] disp_meta, // [u] [p] metadata
    output wire [11:0] disp_class, // [u] [p] its class, or zero
    output wire [23:0] disp_src_valid, // [u] [p] slots present
    output wire [24575:0] disp_data, // [u] [p][slot] operands, absent ones are zero
    input  wire [191:0] inst_reg, // [u] [k] same-cycle answer: architectural register
    input  wire [7:0] inst_dst_valid, // [u] destinations
    input  wire [63:0] inst_dst, // [u] [k] architectural register
    input  wire [3:0] inst_raw, // [u] its registers are not renamed
    input  wire [11:0] inst_op, // [u] 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [31:0] inst_need, // [u] CALL: registers that the callee needs
    input  wire [31:0] inst_opreg, // [u] PUSH, POP: the register
    output wire [215:0] phys_src, // [u] [k] physical register, or zero
    output wire [71:0] phys_dst, // [u] [k] physical register, or zero
    output wire [31:0] reg_oob, // [u] sources, destinations: no register
    input  wire [3:0] region_valid, // [u] a warp is given registers
    input  wire [15:0] region_wid, // [u] that warp
    input  wire [35:0] region_base, // [u] its first register
    input  wire [35:0] region_k, // [u] its un-renamed registers
    input  wire [31:0] region_s, // [u] registers of its stack behind them
    input  wire [3:0] region_move, // [u] its frames came along
    output wire [63:0] hold, // [u] nothing of warp w is issued
    // [u] a register goes to memory or comes back; inst_meta is asked for it
    output wire [3:0] uop_valid,
    output wire [3:0] uop_fill, // [u] it comes back
    output wire [15:0] uop_wid, // [u] of this warp
    output wire [35:0] uop_phys, // [u] the register
    output wire [51:0] uop_index, // [u] its place in the warp's record
    output wire [3:0] uop_last, // [u] the last one of its trap
    input  wire [3:0] uop_done_valid, // [u] a trap's micro-operations are done
    input  wire [15:0] uop_done_wid, // [u] that warp
    output wire [3:0] err_push, // [u] a push beyond the reserve
    output wire [3:0] err_need, // [u] a CALL that no stack has room for
    output wire [3:0] err_ret, // [u] a release without a frame
    output wire [3:0] err_lifo, // [u] a warp's record in memory is full
    output wire [3:0] uop_issue, // [u] the micro-operation gets a collector
    input  wire [3:0] inst_last, // [u] the selected instruction ends with this part of it
    input  wire [11:0] inst_control, // [u] 1 CALL, 2 RET, 3 BRANCH, 4 EXIT
    input  wire [127:0] inst_mask, // [u] lanes that take part
    input  wire [95:0] inst_next, // [u] where the others go on
    input  wire [95:0] inst_target, // [u] of a branch or direct call
    input  wire [95:0] inst_reconv, // [u] where both ways of a branch meet
    input  wire [3:0] inst_indirect, // [u] a call to lane targets
    input  wire [3071:0] lane_target, // [u] each lane's, one cycle later
    input  wire [127:0] begin_mask, // [u] with a new region: the lanes of its warp
    input  wire [95:0] begin_pc, // [u] its first instruction
    input  wire [3:0] kill_valid, // [u] a warp is over, whatever it was to execute
    input  wire [15:0] kill_wid, // [u] which
    output wire [95:0] top_pc, // [u] what the selected warp executes
    output wire [127:0] top_mask, // [u] in these lanes
    output wire [63:0] live, // [u] has lanes
    output wire [63:0] path_hold, // [u] its stack of lanes changes
    output wire [3:0] ended_valid, // [u] a warp's last lane is gone
    output wire [15:0] ended_wid, // [u] whose
    output wire [3:0] overflow, // [u] a stack of lanes is full: a warp is over
    output wire [15:0] overflow_wid // [u] whose
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Sub-cores
    wire path_ready_0;
    wire simt_stack_0_release_valid;
    wire [3:0] simt_stack_0_release_wid;
    wire regfile_0_release_ready;

    // CO-L1: A warp begins with a region that is new.
    // CO-C1: What is issued, and no other, comes to it.
    // CO-R1: A frame that is complete is released.
    simt_stack u_simt_stack_0 (
        .clk            (clk),
        .rst            (rst),
        .launch_valid   (region_valid[0] & ~region_move[0]),
        .launch_wid     (region_wid[3:0]),
        .launch_mask    (begin_mask[31:0]),
        .launch_pc      (begin_pc[23:0]),
        .op_valid       (issue[0] & inst_last[0]),
        .op_wid         (sel_wid[3:0]),
        .op_ready       (path_ready_0),
        .op             (inst_control[2:0]),
        .op_mask        (inst_mask[31:0]),
        .op_next        (inst_next[23:0]),
        .op_target      (inst_target[23:0]),
        .op_reconv      (inst_reconv[23:0]),
        .op_indirect    (inst_indirect[0]),
        .op_lane_target (lane_target[767:0]),
        .op_frame       (inst_op[2:0] == 3'd1),
        .top_pc         (top_pc[23:0]),
        .top_mask       (top_mask[31:0]),
        .kill_valid     (kill_valid[0]),
        .kill_wid       (kill_wid[3:0]),
        .live           (live[15:0]),
        .hold           (path_hold[15:0]),
        .frame_hold     (hold[15:0]),
        .release_valid  (simt_stack_0_release_valid),
        .release_wid    (simt_stack_0_release_wid),
        .release_ready  (regfile_0_release_ready),
        .ended_valid    (ended_valid[0]),
        .ended_wid      (ended_wid[3:0]),
        .overflow       (overflow[0]),
        .overflow_wid   (overflow_wid[3:0])
    );

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_regfile_0_cnt_issued, unused_u_regfile_0_cnt_dispatched,
            unused_u_regfile_0_cnt_operand_requests, unused_u_regfile_0_cnt_bank_reads,
            unused_u_regfile_0_cnt_bank_writes, unused_u_regfile_0_cnt_steals,
            unused_u_regfile_0_cnt_conflict_cycles, unused_u_regfile_0_cnt_slot_reads;
`endif
    // CO-P1: Each has its item of every port.
    regfile #(.META_W(META_W)) u_regfile_0 (
        .clk            (clk),
        .rst            (rst),
        .warp_ready     (path_ready_0 ? (warp_ready[15:0] & ~path_hold[15:0]) : 16'd0),
        .sel_valid      (sel_valid[0]),
        .sel_wid        (sel_wid[3:0]),
        .inst_src_valid (inst_src_valid[5:0]),
        .inst_meta      (inst_meta[META_W-1:0]),
        .inst_class     (inst_class[2:0]),
        .issue          (issue[0]),
        .wb_valid       (wb_valid[1:0]),
        .wb_ready       (wb_ready[1:0]),
        .wb_phys        (wb_phys[17:0]),
        .wb_mask        (wb_mask[63:0]),
        .wb_data        (wb_data[2047:0]),
        .disp_valid     (disp_valid[0]),
        .disp_ready     (disp_ready[7:0]),
        .disp_wid       (disp_wid[3:0]),
        .disp_meta      (disp_meta[META_W-1:0]),
        .disp_class     (disp_class[2:0]),
        .disp_src_valid (disp_src_valid[5:0]),
        .disp_data      (disp_data[6143:0]),
        .inst_reg       (inst_reg[47:0]),
        .inst_dst_valid (inst_dst_valid[1:0]),
        .inst_dst       (inst_dst[15:0]),
        .inst_raw       (inst_raw[0]),
        .inst_op        (inst_op[2:0]),
        .inst_need      (inst_need[7:0]),
        .inst_opreg     (inst_opreg[7:0]),
        .phys_src       (phys_src[53:0]),
        .phys_dst       (phys_dst[17:0]),
        .reg_oob        (reg_oob[7:0]),
        .region_valid   (region_valid[0]),
        .region_wid     (region_wid[3:0]),
        .region_base    (region_base[8:0]),
        .region_k       (region_k[8:0]),
        .region_s       (region_s[7:0]),
        .region_move    (region_move[0]),
        .release_valid  (simt_stack_0_release_valid),
        .release_wid    (simt_stack_0_release_wid),
        .release_ready  (regfile_0_release_ready),
        .hold           (hold[15:0]),
        .uop_valid      (uop_valid[0]),
        .uop_fill       (uop_fill[0]),
        .uop_wid        (uop_wid[3:0]),
        .uop_phys       (uop_phys[8:0]),
        .uop_index      (uop_index[12:0]),
        .uop_last       (uop_last[0]),
        .uop_done_valid (uop_done_valid[0]),
        .uop_done_wid   (uop_done_wid[3:0]),
        .err_push       (err_push[0]),
        .err_need       (err_need[0]),
        .err_ret        (err_ret[0]),
        .err_lifo       (err_lifo[0]),
        .uop_issue      (uop_issue[0])
`ifdef WARPSMITH_COUNTERS
        , .cnt_issued   (unused_u_regfile_0_cnt_issued)
        , .cnt_dispatched (unused_u_regfile_0_cnt_dispatched)
        , .cnt_operand_requests (unused_u_regfile_0_cnt_operand_requests)
        , .cnt_bank_reads (unused_u_regfile_0_cnt_bank_reads)
        , .cnt_bank_writes (unused_u_regfile_0_cnt_bank_writes)
        , .cnt_steals   (unused_u_regfile_0_cnt_steals)
        , .cnt_conflict_cycles (unused_u_regfile_0_cnt_conflict_cycles)
        , .cnt_slot_reads (unused_u_regfile_0_cnt_slot_reads)
`endif
    );

    wire path_ready_1;
    wire simt_stack_1_release_valid;
    wire [3:0] simt_stack_1_release_wid;
    wire regfile_1_release_ready;

    // CO-L1: A warp begins with a region that is new.
    // CO-C1: What is issued, and no other, comes to it.
    // CO-R1: A frame that is complete is released.
    simt_stack u_simt_stack_1 (
        .clk            (clk),
        .rst            (rst),
        .launch_valid   (region_valid[1] & ~region_move[1]),
        .launch_wid     (region_wid[7:4]),
        .launch_mask    (begin_mask[63:32]),
        .launch_pc      (begin_pc[47:24]),
        .op_valid       (issue[1] & inst_last[1]),
        .op_wid         (sel_wid[7:4]),
        .op_ready       (path_ready_1),
        .op             (inst_control[5:3]),
        .op_mask        (inst_mask[63:32]),
        .op_next        (inst_next[47:24]),
        .op_target      (inst_target[47:24]),
        .op_reconv      (inst_reconv[47:24]),
        .op_indirect    (inst_indirect[1]),
        .op_lane_target (lane_target[1535:768]),
        .op_frame       (inst_op[5:3] == 3'd1),
        .top_pc         (top_pc[47:24]),
        .top_mask       (top_mask[63:32]),
        .kill_valid     (kill_valid[1]),
        .kill_wid       (kill_wid[7:4]),
        .live           (live[31:16]),
        .hold           (path_hold[31:16]),
        .frame_hold     (hold[31:16]),
        .release_valid  (simt_stack_1_release_valid),
        .release_wid    (simt_stack_1_release_wid),
        .release_ready  (regfile_1_release_ready),
        .ended_valid    (ended_valid[1]),
        .ended_wid      (ended_wid[7:4]),
        .overflow       (overflow[1]),
        .overflow_wid   (overflow_wid[7:4])
    );

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_regfile_1_cnt_issued, unused_u_regfile_1_cnt_dispatched,
            unused_u_regfile_1_cnt_operand_requests, unused_u_regfile_1_cnt_bank_reads,
            unused_u_regfile_1_cnt_bank_writes, unused_u_regfile_1_cnt_steals,
            unused_u_regfile_1_cnt_conflict_cycles, unused_u_regfile_1_cnt_slot_reads;
`endif
    regfile #(.META_W(META_W)) u_regfile_1 (
        .clk            (clk),
        .rst            (rst),
        .warp_ready     (path_ready_1 ? (warp_ready[31:16] & ~path_hold[31:16]) : 16'd0),
        .sel_valid      (sel_valid[1]),
        .sel_wid        (sel_wid[7:4]),
        .inst_src_valid (inst_src_valid[11:6]),
        .inst_meta      (inst_meta[META_W +: META_W]),
        .inst_class     (inst_class[5:3]),
        .issue          (issue[1]),
        .wb_valid       (wb_valid[3:2]),
        .wb_ready       (wb_ready[3:2]),
        .wb_phys        (wb_phys[35:18]),
        .wb_mask        (wb_mask[127:64]),
        .wb_data        (wb_data[4095:2048]),
        .disp_valid     (disp_valid[1]),
        .disp_ready     (disp_ready[15:8]),
        .disp_wid       (disp_wid[7:4]),
        .disp_meta      (disp_meta[META_W +: META_W]),
        .disp_class     (disp_class[5:3]),
        .disp_src_valid (disp_src_valid[11:6]),
        .disp_data      (disp_data[12287:6144]),
        .inst_reg       (inst_reg[95:48]),
        .inst_dst_valid (inst_dst_valid[3:2]),
        .inst_dst       (inst_dst[31:16]),
        .inst_raw       (inst_raw[1]),
        .inst_op        (inst_op[5:3]),
        .inst_need      (inst_need[15:8]),
        .inst_opreg     (inst_opreg[15:8]),
        .phys_src       (phys_src[107:54]),
        .phys_dst       (phys_dst[35:18]),
        .reg_oob        (reg_oob[15:8]),
        .region_valid   (region_valid[1]),
        .region_wid     (region_wid[7:4]),
        .region_base    (region_base[17:9]),
        .region_k       (region_k[17:9]),
        .region_s       (region_s[15:8]),
        .region_move    (region_move[1]),
        .release_valid  (simt_stack_1_release_valid),
        .release_wid    (simt_stack_1_release_wid),
        .release_ready  (regfile_1_release_ready),
        .hold           (hold[31:16]),
        .uop_valid      (uop_valid[1]),
        .uop_fill       (uop_fill[1]),
        .uop_wid        (uop_wid[7:4]),
        .uop_phys       (uop_phys[17:9]),
        .uop_index      (uop_index[25:13]),
        .uop_last       (uop_last[1]),
        .uop_done_valid (uop_done_valid[1]),
        .uop_done_wid   (uop_done_wid[7:4]),
        .err_push       (err_push[1]),
        .err_need       (err_need[1]),
        .err_ret        (err_ret[1]),
        .err_lifo       (err_lifo[1]),
        .uop_issue      (uop_issue[1])
`ifdef WARPSMITH_COUNTERS
        , .cnt_issued   (unused_u_regfile_1_cnt_issued)
        , .cnt_dispatched (unused_u_regfile_1_cnt_dispatched)
        , .cnt_operand_requests (unused_u_regfile_1_cnt_operand_requests)
        , .cnt_bank_reads (unused_u_regfile_1_cnt_bank_reads)
        , .cnt_bank_writes (unused_u_regfile_1_cnt_bank_writes)
        , .cnt_steals   (unused_u_regfile_1_cnt_steals)
        , .cnt_conflict_cycles (unused_u_regfile_1_cnt_conflict_cycles)
        , .cnt_slot_reads (unused_u_regfile_1_cnt_slot_reads)
`endif
    );

    wire path_ready_2;
    wire simt_stack_2_release_valid;
    wire [3:0] simt_stack_2_release_wid;
    wire regfile_2_release_ready;

    // CO-L1: A warp begins with a region that is new.
    // CO-C1: What is issued, and no other, comes to it.
    // CO-R1: A frame that is complete is released.
    simt_stack u_simt_stack_2 (
        .clk            (clk),
        .rst            (rst),
        .launch_valid   (region_valid[2] & ~region_move[2]),
        .launch_wid     (region_wid[11:8]),
        .launch_mask    (begin_mask[95:64]),
        .launch_pc      (begin_pc[71:48]),
        .op_valid       (issue[2] & inst_last[2]),
        .op_wid         (sel_wid[11:8]),
        .op_ready       (path_ready_2),
        .op             (inst_control[8:6]),
        .op_mask        (inst_mask[95:64]),
        .op_next        (inst_next[71:48]),
        .op_target      (inst_target[71:48]),
        .op_reconv      (inst_reconv[71:48]),
        .op_indirect    (inst_indirect[2]),
        .op_lane_target (lane_target[2303:1536]),
        .op_frame       (inst_op[8:6] == 3'd1),
        .top_pc         (top_pc[71:48]),
        .top_mask       (top_mask[95:64]),
        .kill_valid     (kill_valid[2]),
        .kill_wid       (kill_wid[11:8]),
        .live           (live[47:32]),
        .hold           (path_hold[47:32]),
        .frame_hold     (hold[47:32]),
        .release_valid  (simt_stack_2_release_valid),
        .release_wid    (simt_stack_2_release_wid),
        .release_ready  (regfile_2_release_ready),
        .ended_valid    (ended_valid[2]),
        .ended_wid      (ended_wid[11:8]),
        .overflow       (overflow[2]),
        .overflow_wid   (overflow_wid[11:8])
    );

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_regfile_2_cnt_issued, unused_u_regfile_2_cnt_dispatched,
            unused_u_regfile_2_cnt_operand_requests, unused_u_regfile_2_cnt_bank_reads,
            unused_u_regfile_2_cnt_bank_writes, unused_u_regfile_2_cnt_steals,
            unused_u_regfile_2_cnt_conflict_cycles, unused_u_regfile_2_cnt_slot_reads;
`endif
    regfile #(.META_W(META_W)) u_regfile_2 (
        .clk            (clk),
        .rst            (rst),
        .warp_ready     (path_ready_2 ? (warp_ready[47:32] & ~path_hold[47:32]) : 16'd0),
        .sel_valid      (sel_valid[2]),
        .sel_wid        (sel_wid[11:8]),
        .inst_src_valid (inst_src_valid[17:12]),
        .inst_meta      (inst_meta[2*META_W +: META_W]),
        .inst_class     (inst_class[8:6]),
        .issue          (issue[2]),
        .wb_valid       (wb_valid[5:4]),
        .wb_ready       (wb_ready[5:4]),
        .wb_phys        (wb_phys[53:36]),
        .wb_mask        (wb_mask[191:128]),
        .wb_data        (wb_data[6143:4096]),
        .disp_valid     (disp_valid[2]),
        .disp_ready     (disp_ready[23:16]),
        .disp_wid       (disp_wid[11:8]),
        .disp_meta      (disp_meta[2*META_W +: META_W]),
        .disp_class     (disp_class[8:6]),
        .disp_src_valid (disp_src_valid[17:12]),
        .disp_data      (disp_data[18431:12288]),
        .inst_reg       (inst_reg[143:96]),
        .inst_dst_valid (inst_dst_valid[5:4]),
        .inst_dst       (inst_dst[47:32]),
        .inst_raw       (inst_raw[2]),
        .inst_op        (inst_op[8:6]),
        .inst_need      (inst_need[23:16]),
        .inst_opreg     (inst_opreg[23:16]),
        .phys_src       (phys_src[161:108]),
        .phys_dst       (phys_dst[53:36]),
        .reg_oob        (reg_oob[23:16]),
        .region_valid   (region_valid[2]),
        .region_wid     (region_wid[11:8]),
        .region_base    (region_base[26:18]),
        .region_k       (region_k[26:18]),
        .region_s       (region_s[23:16]),
        .region_move    (region_move[2]),
        .release_valid  (simt_stack_2_release_valid),
        .release_wid    (simt_stack_2_release_wid),
        .release_ready  (regfile_2_release_ready),
        .hold           (hold[47:32]),
        .uop_valid      (uop_valid[2]),
        .uop_fill       (uop_fill[2]),
        .uop_wid        (uop_wid[11:8]),
        .uop_phys       (uop_phys[26:18]),
        .uop_index      (uop_index[38:26]),
        .uop_last       (uop_last[2]),
        .uop_done_valid (uop_done_valid[2]),
        .uop_done_wid   (uop_done_wid[11:8]),
        .err_push       (err_push[2]),
        .err_need       (err_need[2]),
        .err_ret        (err_ret[2]),
        .err_lifo       (err_lifo[2]),
        .uop_issue      (uop_issue[2])
`ifdef WARPSMITH_COUNTERS
        , .cnt_issued   (unused_u_regfile_2_cnt_issued)
        , .cnt_dispatched (unused_u_regfile_2_cnt_dispatched)
        , .cnt_operand_requests (unused_u_regfile_2_cnt_operand_requests)
        , .cnt_bank_reads (unused_u_regfile_2_cnt_bank_reads)
        , .cnt_bank_writes (unused_u_regfile_2_cnt_bank_writes)
        , .cnt_steals   (unused_u_regfile_2_cnt_steals)
        , .cnt_conflict_cycles (unused_u_regfile_2_cnt_conflict_cycles)
        , .cnt_slot_reads (unused_u_regfile_2_cnt_slot_reads)
`endif
    );

    wire path_ready_3;
    wire simt_stack_3_release_valid;
    wire [3:0] simt_stack_3_release_wid;
    wire regfile_3_release_ready;

    // CO-L1: A warp begins with a region that is new.
    // CO-C1: What is issued, and no other, comes to it.
    // CO-R1: A frame that is complete is released.
    simt_stack u_simt_stack_3 (
        .clk            (clk),
        .rst            (rst),
        .launch_valid   (region_valid[3] & ~region_move[3]),
        .launch_wid     (region_wid[15:12]),
        .launch_mask    (begin_mask[127:96]),
        .launch_pc      (begin_pc[95:72]),
        .op_valid       (issue[3] & inst_last[3]),
        .op_wid         (sel_wid[15:12]),
        .op_ready       (path_ready_3),
        .op             (inst_control[11:9]),
        .op_mask        (inst_mask[127:96]),
        .op_next        (inst_next[95:72]),
        .op_target      (inst_target[95:72]),
        .op_reconv      (inst_reconv[95:72]),
        .op_indirect    (inst_indirect[3]),
        .op_lane_target (lane_target[3071:2304]),
        .op_frame       (inst_op[11:9] == 3'd1),
        .top_pc         (top_pc[95:72]),
        .top_mask       (top_mask[127:96]),
        .kill_valid     (kill_valid[3]),
        .kill_wid       (kill_wid[15:12]),
        .live           (live[63:48]),
        .hold           (path_hold[63:48]),
        .frame_hold     (hold[63:48]),
        .release_valid  (simt_stack_3_release_valid),
        .release_wid    (simt_stack_3_release_wid),
        .release_ready  (regfile_3_release_ready),
        .ended_valid    (ended_valid[3]),
        .ended_wid      (ended_wid[15:12]),
        .overflow       (overflow[3]),
        .overflow_wid   (overflow_wid[15:12])
    );

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_regfile_3_cnt_issued, unused_u_regfile_3_cnt_dispatched,
            unused_u_regfile_3_cnt_operand_requests, unused_u_regfile_3_cnt_bank_reads,
            unused_u_regfile_3_cnt_bank_writes, unused_u_regfile_3_cnt_steals,
            unused_u_regfile_3_cnt_conflict_cycles, unused_u_regfile_3_cnt_slot_reads;
`endif
    regfile #(.META_W(META_W)) u_regfile_3 (
        .clk            (clk),
        .rst            (rst),
        .warp_ready     (path_ready_3 ? (warp_ready[63:48] & ~path_hold[63:48]) : 16'd0),
        .sel_valid      (sel_valid[3]),
        .sel_wid        (sel_wid[15:12]),
        .inst_src_valid (inst_src_valid[23:18]),
        .inst_meta      (inst_meta[3*META_W +: META_W]),
        .inst_class     (inst_class[11:9]),
        .issue          (issue[3]),
        .wb_valid       (wb_valid[7:6]),
        .wb_ready       (wb_ready[7:6]),
        .wb_phys        (wb_phys[71:54]),
        .wb_mask        (wb_mask[255:192]),
        .wb_data        (wb_data[8191:6144]),
        .disp_valid     (disp_valid[3]),
        .disp_ready     (disp_ready[31:24]),
        .disp_wid       (disp_wid[15:12]),
        .disp_meta      (disp_meta[3*META_W +: META_W]),
        .disp_class     (disp_class[11:9]),
        .disp_src_valid (disp_src_valid[23:18]),
        .disp_data      (disp_data[24575:18432]),
        .inst_reg       (inst_reg[191:144]),
        .inst_dst_valid (inst_dst_valid[7:6]),
        .inst_dst       (inst_dst[63:48]),
        .inst_raw       (inst_raw[3]),
        .inst_op        (inst_op[11:9]),
        .inst_need      (inst_need[31:24]),
        .inst_opreg     (inst_opreg[31:24]),
        .phys_src       (phys_src[215:162]),
        .phys_dst       (phys_dst[71:54]),
        .reg_oob        (reg_oob[31:24]),
        .region_valid   (region_valid[3]),
        .region_wid     (region_wid[15:12]),
        .region_base    (region_base[35:27]),
        .region_k       (region_k[35:27]),
        .region_s       (region_s[31:24]),
        .region_move    (region_move[3]),
        .release_valid  (simt_stack_3_release_valid),
        .release_wid    (simt_stack_3_release_wid),
        .release_ready  (regfile_3_release_ready),
        .hold           (hold[63:48]),
        .uop_valid      (uop_valid[3]),
        .uop_fill       (uop_fill[3]),
        .uop_wid        (uop_wid[15:12]),
        .uop_phys       (uop_phys[35:27]),
        .uop_index      (uop_index[51:39]),
        .uop_last       (uop_last[3]),
        .uop_done_valid (uop_done_valid[3]),
        .uop_done_wid   (uop_done_wid[15:12]),
        .err_push       (err_push[3]),
        .err_need       (err_need[3]),
        .err_ret        (err_ret[3]),
        .err_lifo       (err_lifo[3]),
        .uop_issue      (uop_issue[3])
`ifdef WARPSMITH_COUNTERS
        , .cnt_issued   (unused_u_regfile_3_cnt_issued)
        , .cnt_dispatched (unused_u_regfile_3_cnt_dispatched)
        , .cnt_operand_requests (unused_u_regfile_3_cnt_operand_requests)
        , .cnt_bank_reads (unused_u_regfile_3_cnt_bank_reads)
        , .cnt_bank_writes (unused_u_regfile_3_cnt_bank_writes)
        , .cnt_steals   (unused_u_regfile_3_cnt_steals)
        , .cnt_conflict_cycles (unused_u_regfile_3_cnt_conflict_cycles)
        , .cnt_slot_reads (unused_u_regfile_3_cnt_slot_reads)
`endif
    );

`ifdef WARPSMITH_FORMAL
`include "core_props.vh"
`elsif WARPSMITH_ASSERT
`include "core_props.vh"
`endif
endmodule

`default_nettype wire
