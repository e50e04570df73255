// core: The sub-cores of an SM and what they share.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Names: that command with --prefix P puts P in front of every module and file
// Storage: 69428 + 24*META_W bits, 70196 with the defaults; 128 x 1024 bits in 16 memories; 496 x
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
    localparam U = 4; // sub-cores
    genvar u;

    // Ports and text are made for these values; other values need another package.
    generate
        if (U != 4 || META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Sub-cores
    wire [3:0] path_ready;
    wire [3:0] release_asked;
    wire [15:0] release_asked_wid;
    wire [3:0] release_taken;
    wire [63:0] sel;

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
                .warp_ready     (path_ready[u] ? (warp_ready[u*16 +: 16] & ~path_hold[u*16 +: 16])
                        : 16'd0),
                .sel_valid      (sel_valid[u]),
                .sel_wid        (sel_wid[u*4 +: 4]),
                .inst_src_valid (inst_src_valid[u*6 +: 6]),
                .inst_meta      (inst_meta[u*META_W +: META_W]),
                .inst_class     (inst_class[u*3 +: 3]),
                .issue          (issue[u]),
                .wb_valid       (wb_valid[u*2 +: 2]),
                .wb_ready       (wb_ready[u*2 +: 2]),
                .wb_phys        (wb_phys[u*18 +: 18]),
                .wb_mask        (wb_mask[u*64 +: 64]),
                .wb_data        (wb_data[u*2048 +: 2048]),
                .disp_valid     (disp_valid[u]),
                .disp_ready     (disp_ready[u*8 +: 8]),
                .disp_wid       (disp_wid[u*4 +: 4]),
                .disp_meta      (disp_meta[u*META_W +: META_W]),
                .disp_class     (disp_class[u*3 +: 3]),
                .disp_src_valid (disp_src_valid[u*6 +: 6]),
                .disp_data      (disp_data[u*6144 +: 6144]),
                .inst_reg       (inst_reg[u*48 +: 48]),
                .inst_dst_valid (inst_dst_valid[u*2 +: 2]),
                .inst_dst       (inst_dst[u*16 +: 16]),
                .inst_raw       (inst_raw[u]),
                .inst_op        (inst_op[u*3 +: 3]),
                .inst_need      (inst_need[u*8 +: 8]),
                .inst_opreg     (inst_opreg[u*8 +: 8]),
                .phys_src       (phys_src[u*54 +: 54]),
                .phys_dst       (phys_dst[u*18 +: 18]),
                .sel            (sel[u*16 +: 16]),
                .reg_oob        (reg_oob[u*8 +: 8]),
                .region_valid   (region_valid[u]),
                .region_wid     (region_wid[u*4 +: 4]),
                .region_base    (region_base[u*9 +: 9]),
                .region_k       (region_k[u*9 +: 9]),
                .region_s       (region_s[u*8 +: 8]),
                .region_move    (region_move[u]),
                .release_valid  (release_asked[u]),
                .release_wid    (release_asked_wid[u*4 +: 4]),
                .release_ready  (release_taken[u]),
                .hold           (hold[u*16 +: 16]),
                .uop_valid      (uop_valid[u]),
                .uop_fill       (uop_fill[u]),
                .uop_wid        (uop_wid[u*4 +: 4]),
                .uop_phys       (uop_phys[u*9 +: 9]),
                .uop_index      (uop_index[u*13 +: 13]),
                .uop_last       (uop_last[u]),
                .uop_done_valid (uop_done_valid[u]),
                .uop_done_wid   (uop_done_wid[u*4 +: 4]),
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
                .launch_wid     (region_wid[u*4 +: 4]),
                .launch_mask    (begin_mask[u*32 +: 32]),
                .launch_pc      (begin_pc[u*24 +: 24]),
                .op_valid       (issue[u] & inst_last[u]),
                .op_warp        (sel[u*16 +: 16]),
                .op_ready       (path_ready[u]),
                .op             (inst_control[u*3 +: 3]),
                .op_mask        (inst_mask[u*32 +: 32]),
                .op_next        (inst_next[u*24 +: 24]),
                .op_target      (inst_target[u*24 +: 24]),
                .op_reconv      (inst_reconv[u*24 +: 24]),
                .op_indirect    (inst_indirect[u]),
                .op_lane_target (lane_target[u*768 +: 768]),
                .op_frame       (inst_op[u*3 +: 3] == 3'd1),
                .top_pc         (top_pc[u*24 +: 24]),
                .top_mask       (top_mask[u*32 +: 32]),
                .kill_valid     (kill_valid[u]),
                .kill_wid       (kill_wid[u*4 +: 4]),
                .live           (live[u*16 +: 16]),
                .hold           (path_hold[u*16 +: 16]),
                .frame_hold     (hold[u*16 +: 16]),
                .release_valid  (release_asked[u]),
                .release_wid    (release_asked_wid[u*4 +: 4]),
                .release_ready  (release_taken[u]),
                .ended_valid    (ended_valid[u]),
                .ended_wid      (ended_wid[u*4 +: 4]),
                .overflow       (overflow[u]),
                .overflow_wid   (overflow_wid[u*4 +: 4])
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
