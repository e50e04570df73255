// core: The sub-cores of an SM and what they share.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Names: that command with --prefix P puts P in front of every module and file
// Storage: 1562 + 4*META_W bits, 1594 with the defaults; 16 x 32 bits in 4 memories; 60 x 30 bits
// in 2 memories
//
//   parameter  default  meaning
//   META_W     8        bits of metadata
//
//   port            dir  width     meaning
//   clk             in   1         clock
//   rst             in   1         synchronous reset, active high
//   warp_ready      in   8         [u] warp w can issue; stays until issued
//   launch_valid    in   2         [u] a warp starts in scheduler s
//   launch_wid      in   4         [u] [s] its local slot
//   sel_valid       out  2         [u] scheduler s has selected a warp
//   sel_wid         out  4         [u] [s] its local index, or zero
//   inst_src_valid  in   4         [u] [s] same-cycle answer: source operands
//   inst_meta       in   2*META_W  [u] [s] metadata
//   issue           out  2         [u] the selected warp is issued
//   wb_valid        in   4         [u] write-back request
//   wb_ready        out  4         [u] written in this cycle
//   wb_phys         in   20        [u] [i] register
//   wb_mask         in   16        [u] [i] lanes
//   wb_data         in   128       [u] [i] data
//   disp_valid      out  2         [u] instruction with all operands leaves
//   disp_ready      in   2         [u] it is taken
//   disp_wid        out  4         [u] [p] warp number (not local)
//   disp_meta       out  2*META_W  [u] [p] metadata
//   disp_src_valid  out  4         [u] [p] slots present
//   disp_data       out  128       [u] [p][slot] operands, absent ones are zero
//   inst_reg        in   32        [u] [k] same-cycle answer: architectural register
//   inst_dst_valid  in   4         [u] destinations
//   inst_dst        in   32        [u] [k] architectural register
//   inst_raw        in   2         [u] its registers are not renamed
//   inst_op         in   6         [u] 1 CALL, 2 RET, 3 PUSH, 4 POP
//   inst_need       in   6         [u] CALL: registers that the callee needs
//   inst_opreg      in   16        [u] PUSH, POP: the register
//   phys_src        out  20        [u] [k] physical register, or zero
//   phys_dst        out  20        [u] [k] physical register, or zero
//   reg_oob         out  8         [u] sources, destinations: no register
//   region_valid    in   2         [u] a warp is given registers
//   region_wid      in   4         [u] that warp
//   region_base     in   10        [u] its first register
//   region_k        in   18        [u] its un-renamed registers
//   region_s        in   6         [u] registers of its stack behind them
//   region_move     in   2         [u] its frames came along
//   hold            out  8         [u] nothing of warp w is issued
//   uop_valid       out  2         [u] a register goes to memory or comes back; inst_meta is asked for it
//   uop_fill        out  2         [u] it comes back
//   uop_wid         out  4         [u] of this warp
//   uop_phys        out  10        [u] the register
//   uop_index       out  10        [u] its place in the warp's record
//   uop_last        out  2         [u] the last one of its trap
//   uop_done_valid  in   2         [u] a trap's micro-operations are done
//   uop_done_wid    in   4         [u] that warp
//   err_push        out  2         [u] a push beyond the reserve
//   err_need        out  2         [u] a CALL that no stack has room for
//   err_ret         out  2         [u] a release without a frame
//   err_lifo        out  2         [u] a warp's record in memory is full
//   uop_issue       out  2         [u] the micro-operation gets a collector
//   inst_last       in   2         [u] the selected instruction ends with this part of it
//   inst_control    in   6         [u] 1 CALL, 2 RET, 3 BRANCH, 4 EXIT
//   inst_mask       in   8         [u] lanes that take part
//   inst_next       in   24        [u] where the others go on
//   inst_target     in   24        [u] of a branch or direct call
//   inst_reconv     in   24        [u] where both ways of a branch meet
//   inst_indirect   in   2         [u] a call to lane targets
//   lane_target     in   96        [u] each lane's, one cycle later
//   begin_mask      in   8         [u] with a new region: the lanes of its warp
//   begin_pc        in   24        [u] its first instruction
//   kill_valid      in   2         [u] a warp is over, whatever it was to execute
//   kill_wid        in   4         [u] which
//   top_pc          out  24        [u] what the selected warp executes
//   top_mask        out  8         [u] in these lanes
//   live            out  8         [u] has lanes
//   path_hold       out  8         [u] its stack of lanes changes
//   ended_valid     out  2         [u] a warp's last lane is gone
//   ended_wid       out  4         [u] whose
//   overflow        out  2         [u] a stack of lanes is full: a warp is over
//   overflow_wid    out  4         [u] whose
`default_nettype none

module core #(
    parameter META_W = 8
) (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] warp_ready, // [u] warp w can issue; stays until issued
    input  wire [1:0] launch_valid, // [u] a warp starts in scheduler s
    input  wire [3:0] launch_wid, // [u] [s] its local slot
    output wire [1:0] sel_valid, // [u] scheduler s has selected a warp
    output wire [3:0] sel_wid, // [u] [s] its local index, or zero
    input  wire [3:0] inst_src_valid, // [u] [s] same-cycle answer: source operands
    input  wire [2*META_W-1:0] inst_meta, // [u] [s] metadata
    output wire [1:0] issue, // [u] the selected warp is issued
    input  wire [3:0] wb_valid, // [u] write-back request
    output wire [3:0] wb_ready, // [u] written in this cycle
    input  wire [19:0] wb_phys, // [u] [i] register
    input  wire [15:0] wb_mask, // [u] [i] lanes
    input  wire [127:0] wb_data, // [u] [i] data
    output wire [1:0] disp_valid, // [u] instruction with all operands leaves
    input  wire [1:0] disp_ready, // [u] it is taken
    output wire [3:0] disp_wid, // [u] [p] warp number (not local)
    output wire [2*META_W-1:0] disp_meta, // [u] [p] metadata
    output wire [3:0] disp_src_valid, // [u] [p] slots present
    output wire [127:0] disp_data, // [u] [p][slot] operands, absent ones are zero
    input  wire [31:0] inst_reg, // [u] [k] same-cycle answer: architectural register
    input  wire [3:0] inst_dst_valid, // [u] destinations
    input  wire [31:0] inst_dst, // [u] [k] architectural register
    input  wire [1:0] inst_raw, // [u] its registers are not renamed
    input  wire [5:0] inst_op, // [u] 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [5:0] inst_need, // [u] CALL: registers that the callee needs
    input  wire [15:0] inst_opreg, // [u] PUSH, POP: the register
    output wire [19:0] phys_src, // [u] [k] physical register, or zero
    output wire [19:0] phys_dst, // [u] [k] physical register, or zero
    output wire [7:0] reg_oob, // [u] sources, destinations: no register
    input  wire [1:0] region_valid, // [u] a warp is given registers
    input  wire [3:0] region_wid, // [u] that warp
    input  wire [9:0] region_base, // [u] its first register
    input  wire [17:0] region_k, // [u] its un-renamed registers
    input  wire [5:0] region_s, // [u] registers of its stack behind them
    input  wire [1:0] region_move, // [u] its frames came along
    output wire [7:0] hold, // [u] nothing of warp w is issued
    // [u] a register goes to memory or comes back; inst_meta is asked for it
    output wire [1:0] uop_valid,
    output wire [1:0] uop_fill, // [u] it comes back
    output wire [3:0] uop_wid, // [u] of this warp
    output wire [9:0] uop_phys, // [u] the register
    output wire [9:0] uop_index, // [u] its place in the warp's record
    output wire [1:0] uop_last, // [u] the last one of its trap
    input  wire [1:0] uop_done_valid, // [u] a trap's micro-operations are done
    input  wire [3:0] uop_done_wid, // [u] that warp
    output wire [1:0] err_push, // [u] a push beyond the reserve
    output wire [1:0] err_need, // [u] a CALL that no stack has room for
    output wire [1:0] err_ret, // [u] a release without a frame
    output wire [1:0] err_lifo, // [u] a warp's record in memory is full
    output wire [1:0] uop_issue, // [u] the micro-operation gets a collector
    input  wire [1:0] inst_last, // [u] the selected instruction ends with this part of it
    input  wire [5:0] inst_control, // [u] 1 CALL, 2 RET, 3 BRANCH, 4 EXIT
    input  wire [7:0] inst_mask, // [u] lanes that take part
    input  wire [23:0] inst_next, // [u] where the others go on
    input  wire [23:0] inst_target, // [u] of a branch or direct call
    input  wire [23:0] inst_reconv, // [u] where both ways of a branch meet
    input  wire [1:0] inst_indirect, // [u] a call to lane targets
    input  wire [95:0] lane_target, // [u] each lane's, one cycle later
    input  wire [7:0] begin_mask, // [u] with a new region: the lanes of its warp
    input  wire [23:0] begin_pc, // [u] its first instruction
    input  wire [1:0] kill_valid, // [u] a warp is over, whatever it was to execute
    input  wire [3:0] kill_wid, // [u] which
    output wire [23:0] top_pc, // [u] what the selected warp executes
    output wire [7:0] top_mask, // [u] in these lanes
    output wire [7:0] live, // [u] has lanes
    output wire [7:0] path_hold, // [u] its stack of lanes changes
    output wire [1:0] ended_valid, // [u] a warp's last lane is gone
    output wire [3:0] ended_wid, // [u] whose
    output wire [1:0] overflow, // [u] a stack of lanes is full: a warp is over
    output wire [3:0] overflow_wid // [u] whose
);
    localparam U = 2; // sub-cores
    genvar u;

    // Ports and text are made for these values; other values need another package.
    generate
        if (U != 2 || META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Sub-cores
    wire [1:0] path_ready;
    wire [1:0] release_asked;
    wire [3:0] release_asked_wid;
    wire [1:0] release_taken;

    // CO-P1: Each has its item of every port.
    generate
        for (u = 0; u < U; u = u + 1) begin : subcore
`ifdef WARPSMITH_COUNTERS
            wire [31:0] unused_u_regfile_cnt_issued, unused_u_regfile_cnt_dispatched,
                    unused_u_regfile_cnt_operand_requests, unused_u_regfile_cnt_bank_reads,
                    unused_u_regfile_cnt_bank_writes, unused_u_regfile_cnt_steals,
                    unused_u_regfile_cnt_conflict_cycles, unused_u_regfile_cnt_slot_reads;
`endif
            regfile #(.META_W(META_W)) u_regfile (
                .clk            (clk),
                .rst            (rst),
                .warp_ready     (path_ready[u] ? (warp_ready[u*4 +: 4] & ~path_hold[u*4 +: 4])
                        : 4'd0),
                .launch_valid   (launch_valid[u]),
                .launch_wid     (launch_wid[u*2 +: 2]),
                .sel_valid      (sel_valid[u]),
                .sel_wid        (sel_wid[u*2 +: 2]),
                .inst_src_valid (inst_src_valid[u*2 +: 2]),
                .inst_meta      (inst_meta[u*META_W +: META_W]),
                .issue          (issue[u]),
                .wb_valid       (wb_valid[u*2 +: 2]),
                .wb_ready       (wb_ready[u*2 +: 2]),
                .wb_phys        (wb_phys[u*10 +: 10]),
                .wb_mask        (wb_mask[u*8 +: 8]),
                .wb_data        (wb_data[u*64 +: 64]),
                .disp_valid     (disp_valid[u]),
                .disp_ready     (disp_ready[u]),
                .disp_wid       (disp_wid[u*2 +: 2]),
                .disp_meta      (disp_meta[u*META_W +: META_W]),
                .disp_src_valid (disp_src_valid[u*2 +: 2]),
                .disp_data      (disp_data[u*64 +: 64]),
                .inst_reg       (inst_reg[u*16 +: 16]),
                .inst_dst_valid (inst_dst_valid[u*2 +: 2]),
                .inst_dst       (inst_dst[u*16 +: 16]),
                .inst_raw       (inst_raw[u]),
                .inst_op        (inst_op[u*3 +: 3]),
                .inst_need      (inst_need[u*3 +: 3]),
                .inst_opreg     (inst_opreg[u*8 +: 8]),
                .phys_src       (phys_src[u*10 +: 10]),
                .phys_dst       (phys_dst[u*10 +: 10]),
                .reg_oob        (reg_oob[u*4 +: 4]),
                .region_valid   (region_valid[u]),
                .region_wid     (region_wid[u*2 +: 2]),
                .region_base    (region_base[u*5 +: 5]),
                .region_k       (region_k[u*9 +: 9]),
                .region_s       (region_s[u*3 +: 3]),
                .region_move    (region_move[u]),
                .release_valid  (release_asked[u]),
                .release_wid    (release_asked_wid[u*2 +: 2]),
                .release_ready  (release_taken[u]),
                .hold           (hold[u*4 +: 4]),
                .uop_valid      (uop_valid[u]),
                .uop_fill       (uop_fill[u]),
                .uop_wid        (uop_wid[u*2 +: 2]),
                .uop_phys       (uop_phys[u*5 +: 5]),
                .uop_index      (uop_index[u*5 +: 5]),
                .uop_last       (uop_last[u]),
                .uop_done_valid (uop_done_valid[u]),
                .uop_done_wid   (uop_done_wid[u*2 +: 2]),
                .err_push       (err_push[u]),
                .err_need       (err_need[u]),
                .err_ret        (err_ret[u]),
                .err_lifo       (err_lifo[u]),
                .uop_issue      (uop_issue[u])
`ifdef WARPSMITH_COUNTERS
                , .cnt_issued   (unused_u_regfile_cnt_issued)
                , .cnt_dispatched (unused_u_regfile_cnt_dispatched)
                , .cnt_operand_requests (unused_u_regfile_cnt_operand_requests)
                , .cnt_bank_reads (unused_u_regfile_cnt_bank_reads)
                , .cnt_bank_writes (unused_u_regfile_cnt_bank_writes)
                , .cnt_steals   (unused_u_regfile_cnt_steals)
                , .cnt_conflict_cycles (unused_u_regfile_cnt_conflict_cycles)
                , .cnt_slot_reads (unused_u_regfile_cnt_slot_reads)
`endif
            );
        end
    endgenerate

    // Lanes of their warps
    generate
        for (u = 0; u < U; u = u + 1) begin : paths
            // CO-L1: A warp begins with a region that is new.
            // CO-C1: What is issued, and no other, comes to it.
            // CO-R1: A frame that is complete is released.
            simt_stack u_simt_stack (
                .clk            (clk),
                .rst            (rst),
                .launch_valid   (region_valid[u] & ~region_move[u]),
                .launch_wid     (region_wid[u*2 +: 2]),
                .launch_mask    (begin_mask[u*4 +: 4]),
                .launch_pc      (begin_pc[u*12 +: 12]),
                .op_valid       (issue[u] & inst_last[u]),
                .op_wid         (sel_wid[u*2 +: 2]),
                .op_ready       (path_ready[u]),
                .op             (inst_control[u*3 +: 3]),
                .op_mask        (inst_mask[u*4 +: 4]),
                .op_next        (inst_next[u*12 +: 12]),
                .op_target      (inst_target[u*12 +: 12]),
                .op_reconv      (inst_reconv[u*12 +: 12]),
                .op_indirect    (inst_indirect[u]),
                .op_lane_target (lane_target[u*48 +: 48]),
                .op_frame       (inst_op[u*3 +: 3] == 3'd1),
                .top_pc         (top_pc[u*12 +: 12]),
                .top_mask       (top_mask[u*4 +: 4]),
                .kill_valid     (kill_valid[u]),
                .kill_wid       (kill_wid[u*2 +: 2]),
                .live           (live[u*4 +: 4]),
                .hold           (path_hold[u*4 +: 4]),
                .frame_hold     (hold[u*4 +: 4]),
                .release_valid  (release_asked[u]),
                .release_wid    (release_asked_wid[u*2 +: 2]),
                .release_ready  (release_taken[u]),
                .ended_valid    (ended_valid[u]),
                .ended_wid      (ended_wid[u*2 +: 2]),
                .overflow       (overflow[u]),
                .overflow_wid   (overflow_wid[u*2 +: 2])
            );
        end
    endgenerate

`ifdef WARPSMITH_FORMAL
`include "core_props.vh"
`elsif WARPSMITH_ASSERT
`include "core_props.vh"
`endif
endmodule

`default_nettype wire
