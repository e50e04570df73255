// subcore: Register file with its waiting threshold.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top subcore -o .
// Names: that command with --prefix P puts P in front of every module and file
// Duty: SC-H1: issue and issued_others together are at most 4
// Storage: 19236 + 4*META_W bits, 19364 with the defaults; 128 x 1024 bits in 4 memories
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//
//   port                  dir  width   meaning
//   clk                   in   1       clock
//   rst                   in   1       synchronous reset, active high
//   warp_ready            in   16      warp w can issue; stays until issued
//   launch_valid          in   1       a warp starts in scheduler s
//   launch_wid            in   4       [s] its local slot
//   sel_valid             out  1       scheduler s has selected a warp
//   sel_wid               out  4       [s] its local index, or zero
//   inst_src_valid        in   6       [s] same-cycle answer: source operands
//   inst_meta             in   META_W  [s] metadata
//   inst_class            in   3       [s] its class
//   issue                 out  1       the selected warp is issued
//   wb_valid              in   2       write-back request
//   wb_ready              out  2       written in this cycle
//   wb_phys               in   18      [i] register
//   wb_mask               in   64      [i] lanes
//   wb_data               in   2048    [i] data
//   disp_valid            out  1       instruction with all operands leaves
//   disp_ready            in   8       [p][k] an instruction of class k is taken
//   disp_wid              out  4       [p] warp number (not local)
//   disp_meta             out  META_W  [p] metadata
//   disp_class            out  3       [p] its class, or zero
//   disp_src_valid        out  6       [p] slots present
//   disp_data             out  6144    [p][slot] operands, absent ones are zero
//   inst_reg              in   48      [k] same-cycle answer: architectural register
//   inst_near             in   6       its reuse is near
//   wb_wid                in   8       [i] warp of the result
//   wb_near               in   2       its reuse is near
//   exit                  in   16      warp w has ended, all it issued is finished
//   waiting               out  1       the selected warp waits for a CCU
//   replaced              out  1       a CCU with a near value is taken
//   inst_dst_valid        in   2       destinations
//   inst_dst              in   16      [k] architectural register
//   inst_raw              in   1       its registers are not renamed
//   inst_op               in   3       1 CALL, 2 RET, 3 PUSH, 4 POP
//   inst_need             in   8       CALL: registers that the callee needs
//   inst_opreg            in   8       PUSH, POP: the register
//   phys_src              out  54      [k] physical register, or zero
//   phys_dst              out  18      [k] physical register, or zero
//   reg_oob               out  8       sources, destinations: no register
//   region_valid          in   1       a warp is given registers
//   region_wid            in   4       that warp
//   region_base           in   9       its first register
//   region_k              in   9       its un-renamed registers
//   region_s              in   8       registers of its stack behind them
//   region_move           in   1       its frames came along
//   release_valid         in   1       a warp's running function is over
//   release_wid           in   4       that warp
//   release_ready         out  1       it is taken, same cycle
//   hold                  out  16      nothing of warp w is issued
//   uop_valid             out  1       a register goes to memory or comes back; inst_meta is asked for it
//   uop_fill              out  1       it comes back
//   uop_wid               out  4       of this warp
//   uop_phys              out  9       the register
//   uop_index             out  13      its place in the warp's record
//   uop_last              out  1       the last one of its trap
//   uop_done_valid        in   1       a trap's micro-operations are done
//   uop_done_wid          in   4       that warp
//   err_push              out  1       a push beyond the reserve
//   err_need              out  1       a CALL that no stack has room for
//   err_ret               out  1       a release without a frame
//   err_lifo              out  1       a warp's record in memory is full
//   uop_issue             out  1       the micro-operation gets a collector
//   inst_imov             in   1       [s] it is an Indirect-MOV
//   disp_imov             out  1       [p] an Indirect-MOV leaves
//   disp_oob              out  1       [p] its number was no register of the warp
//   issued_others         in   3       instructions issued by all other schedulers
//   rom_we                in   1       an entry of the machine's table is written
//   rom_addr              in   4       its address
//   rom_data              in   7       {next state 3, delta 4}
//   threshold             out  6       waiting threshold (registered)
//   state                 out  3       state of the machine, 1..6 (registered)
//   cnt_issued            out  32      instructions issued
//   cnt_dispatched        out  32      instructions dispatched
//   cnt_operand_requests  out  32      operands given to the CCUs
//   cnt_bank_reads        out  32      reads granted, stolen ones included
//   cnt_bank_writes       out  32      writes granted
//   cnt_steals            out  32      stolen reads
//   cnt_conflict_cycles   out  32      per cycle, the queued reads that are not granted in it
//   cnt_cache_hits        out  32      operands that are not read from a bank
//   cnt_slot_reads        out  32      slots read
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module subcore #(
    parameter META_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] warp_ready, // warp w can issue; stays until issued
    input  wire launch_valid, // a warp starts in scheduler s
    input  wire [3:0] launch_wid, // [s] its local slot
    output wire sel_valid, // scheduler s has selected a warp
    output wire [3:0] sel_wid, // [s] its local index, or zero
    input  wire [5:0] inst_src_valid, // [s] same-cycle answer: source operands
    input  wire [META_W-1:0] inst_meta, // [s] metadata
    input  wire [2:0] inst_class, // [s] its class
    output wire issue, // the selected warp is issued
    input  wire [1:0] wb_valid, // write-back request
    output wire [1:0] wb_ready, // written in this cycle
    input  wire [17:0] wb_phys, // [i] register
    input  wire [63:0] wb_mask, // [i] lanes
    input  wire [2047:0] wb_data, // [i] data
    output wire disp_valid, // instruction with all operands leaves
    input  wire [7:0] disp_ready, // [p][k] an instruction of class k is taken
    output wire [3:0] disp_wid, // [p] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [p] metadata
    output wire [2:0] disp_class, // [p] its class, or zero
    output wire [5:0] disp_src_valid, // [p] slots present
    output wire [6143:0] disp_data, // [p][slot] operands, absent ones are zero
    input  wire [47:0] inst_reg, // [k] same-cycle answer: architectural register
    input  wire [5:0] inst_near, // its reuse is near
    input  wire [7:0] wb_wid, // [i] warp of the result
    input  wire [1:0] wb_near, // its reuse is near
    input  wire [15:0] exit, // warp w has ended, all it issued is finished
    output wire waiting, // the selected warp waits for a CCU
    output wire replaced, // a CCU with a near value is taken
    input  wire [1:0] inst_dst_valid, // destinations
    input  wire [15:0] inst_dst, // [k] architectural register
    input  wire inst_raw, // its registers are not renamed
    input  wire [2:0] inst_op, // 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [7:0] inst_need, // CALL: registers that the callee needs
    input  wire [7:0] inst_opreg, // PUSH, POP: the register
    output wire [53:0] phys_src, // [k] physical register, or zero
    output wire [17:0] phys_dst, // [k] physical register, or zero
    output wire [7:0] reg_oob, // sources, destinations: no register
    input  wire region_valid, // a warp is given registers
    input  wire [3:0] region_wid, // that warp
    input  wire [8:0] region_base, // its first register
    input  wire [8:0] region_k, // its un-renamed registers
    input  wire [7:0] region_s, // registers of its stack behind them
    input  wire region_move, // its frames came along
    input  wire release_valid, // a warp's running function is over
    input  wire [3:0] release_wid, // that warp
    output wire release_ready, // it is taken, same cycle
    output wire [15:0] hold, // nothing of warp w is issued
    output wire uop_valid, // a register goes to memory or comes back; inst_meta is asked for it
    output wire uop_fill, // it comes back
    output wire [3:0] uop_wid, // of this warp
    output wire [8:0] uop_phys, // the register
    output wire [12:0] uop_index, // its place in the warp's record
    output wire uop_last, // the last one of its trap
    input  wire uop_done_valid, // a trap's micro-operations are done
    input  wire [3:0] uop_done_wid, // that warp
    output wire err_push, // a push beyond the reserve
    output wire err_need, // a CALL that no stack has room for
    output wire err_ret, // a release without a frame
    output wire err_lifo, // a warp's record in memory is full
    output wire uop_issue, // the micro-operation gets a collector
    input  wire inst_imov, // [s] it is an Indirect-MOV
    output wire disp_imov, // [p] an Indirect-MOV leaves
    output wire disp_oob, // [p] its number was no register of the warp
    input  wire [2:0] issued_others, // instructions issued by all other schedulers
    input  wire rom_we, // an entry of the machine's table is written
    input  wire [3:0] rom_addr, // its address
    input  wire [6:0] rom_data, // {next state 3, delta 4}
    output wire [5:0] threshold, // waiting threshold (registered)
    output wire [2:0] state // state of the machine, 1..6 (registered)
`ifdef WARPSMITH_COUNTERS
    , output wire [31:0] cnt_issued
    , output wire [31:0] cnt_dispatched
    , output wire [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
    , output wire [31:0] cnt_cache_hits
    , output wire [31:0] cnt_slot_reads
`endif
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Waiting threshold
    wire [2:0] issued = {2'd0, issue} + issued_others;

    // SC-I1: The machine counts what this and the other schedulers issue.
    sthld u_sthld (
        .clk       (clk),
        .rst       (rst),
        .issued    (issued),
        .rom_we    (rom_we),
        .rom_addr  (rom_addr),
        .rom_data  (rom_data),
        .threshold (threshold),
        .state     (state)
    );

    // Register file
    // SC-T1: Its threshold is the machine's.
    regfile #(.META_W(META_W)) u_regfile (
        .clk            (clk),
        .rst            (rst),
        .warp_ready     (warp_ready),
        .launch_valid   (launch_valid),
        .launch_wid     (launch_wid),
        .sel_valid      (sel_valid),
        .sel_wid        (sel_wid),
        .inst_src_valid (inst_src_valid),
        .inst_meta      (inst_meta),
        .inst_class     (inst_class),
        .issue          (issue),
        .wb_valid       (wb_valid),
        .wb_ready       (wb_ready),
        .wb_phys        (wb_phys),
        .wb_mask        (wb_mask),
        .wb_data        (wb_data),
        .disp_valid     (disp_valid),
        .disp_ready     (disp_ready),
        .disp_wid       (disp_wid),
        .disp_meta      (disp_meta),
        .disp_class     (disp_class),
        .disp_src_valid (disp_src_valid),
        .disp_data      (disp_data),
        .inst_reg       (inst_reg),
        .inst_near      (inst_near),
        .wb_wid         (wb_wid),
        .wb_near        (wb_near),
        .exit           (exit),
        .sthld          (threshold),
        .waiting        (waiting),
        .replaced       (replaced),
        .inst_dst_valid (inst_dst_valid),
        .inst_dst       (inst_dst),
        .inst_raw       (inst_raw),
        .inst_op        (inst_op),
        .inst_need      (inst_need),
        .inst_opreg     (inst_opreg),
        .phys_src       (phys_src),
        .phys_dst       (phys_dst),
        .reg_oob        (reg_oob),
        .region_valid   (region_valid),
        .region_wid     (region_wid),
        .region_base    (region_base),
        .region_k       (region_k),
        .region_s       (region_s),
        .region_move    (region_move),
        .release_valid  (release_valid),
        .release_wid    (release_wid),
        .release_ready  (release_ready),
        .hold           (hold),
        .uop_valid      (uop_valid),
        .uop_fill       (uop_fill),
        .uop_wid        (uop_wid),
        .uop_phys       (uop_phys),
        .uop_index      (uop_index),
        .uop_last       (uop_last),
        .uop_done_valid (uop_done_valid),
        .uop_done_wid   (uop_done_wid),
        .err_push       (err_push),
        .err_need       (err_need),
        .err_ret        (err_ret),
        .err_lifo       (err_lifo),
        .uop_issue      (uop_issue),
        .inst_imov      (inst_imov),
        .disp_imov      (disp_imov),
        .disp_oob       (disp_oob)
`ifdef WARPSMITH_COUNTERS
        , .cnt_issued   (cnt_issued)
        , .cnt_dispatched (cnt_dispatched)
        , .cnt_operand_requests (cnt_operand_requests)
        , .cnt_bank_reads (cnt_bank_reads)
        , .cnt_bank_writes (cnt_bank_writes)
        , .cnt_steals   (cnt_steals)
        , .cnt_conflict_cycles (cnt_conflict_cycles)
        , .cnt_cache_hits (cnt_cache_hits)
        , .cnt_slot_reads (cnt_slot_reads)
`endif
    );

`ifdef WARPSMITH_FORMAL
`include "subcore_props.vh"
`elsif WARPSMITH_ASSERT
`include "subcore_props.vh"
`endif
endmodule

`default_nettype wire
