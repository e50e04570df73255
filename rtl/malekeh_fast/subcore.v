// subcore: Register file with its waiting threshold.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_fast --top subcore -o .
// Names: that command with --prefix P puts P in front of every module and file
// Duty: SC-H1: issue and issued_others together are at most 4
// Storage: 1312 + 4*META_W + 576*LANE_W bits, 19872 with the defaults; 256 x 1024 bits in 2
// memories
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
//   inst_class            in   3           [s] its class
//   issue                 out  1           the selected warp is issued
//   wb_valid              in   2           write-back request
//   wb_ready              out  2           written in this cycle
//   wb_phys               in   18          [i] register
//   wb_mask               in   64          [i] lanes
//   wb_data               in   64*LANE_W   [i] data
//   disp_valid            out  1           instruction with all operands leaves
//   disp_ready            in   8           [p][k] an instruction of class k is taken
//   disp_wid              out  3           [p] warp number (not local)
//   disp_meta             out  META_W      [p] metadata
//   disp_class            out  3           [p] its class, or zero
//   disp_src_valid        out  6           [p] slots present
//   disp_data             out  192*LANE_W  [p][slot] operands, absent ones are zero
//   inst_reg              in   48          [k] same-cycle answer: architectural register
//   inst_near             in   6           its reuse is near
//   wb_wid                in   6           [i] warp of the result
//   wb_reg                in   16          [i] its architectural register
//   wb_near               in   2           its reuse is near
//   exit                  in   8           warp w has ended, all it issued is finished
//   waiting               out  1           the selected warp waits for a CCU
//   replaced              out  1           a CCU with a near value is taken
//   issued_others         in   3           instructions issued by all other schedulers
//   rom_we                in   1           an entry of the machine's table is written
//   rom_addr              in   4           its address
//   rom_data              in   7           {next state 3, delta 4}
//   threshold             out  6           waiting threshold (registered)
//   state                 out  3           state of the machine, 1..6 (registered)
//   cnt_issued            out  32          instructions issued
//   cnt_dispatched        out  32          instructions dispatched
//   cnt_operand_requests  out  32          operands given to the CCUs
//   cnt_bank_reads        out  32          reads granted
//   cnt_bank_writes       out  32          writes granted
//   cnt_steals            out  32          zero: nothing is stolen here
//   cnt_conflict_cycles   out  32          per cycle, the queued reads that are not granted in it
//   cnt_cache_hits        out  32          operands that are not read from a bank
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module subcore #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] warp_ready, // warp w can issue; stays until issued
    input  wire launch_valid, // a warp starts in scheduler s
    input  wire [2:0] launch_wid, // [s] its local slot
    output wire sel_valid, // scheduler s has selected a warp
    output wire [2:0] sel_wid, // [s] its local index, or zero
    input  wire [5:0] inst_src_valid, // [s] same-cycle answer: source operands
    input  wire [53:0] inst_phys, // [s][k] their physical registers
    input  wire [META_W-1:0] inst_meta, // [s] metadata
    input  wire [2:0] inst_class, // [s] its class
    output wire issue, // the selected warp is issued
    input  wire [1:0] wb_valid, // write-back request
    output wire [1:0] wb_ready, // written in this cycle
    input  wire [17:0] wb_phys, // [i] register
    input  wire [63:0] wb_mask, // [i] lanes
    input  wire [64*LANE_W-1:0] wb_data, // [i] data
    output wire disp_valid, // instruction with all operands leaves
    input  wire [7:0] disp_ready, // [p][k] an instruction of class k is taken
    output wire [2:0] disp_wid, // [p] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [p] metadata
    output wire [2:0] disp_class, // [p] its class, or zero
    output wire [5:0] disp_src_valid, // [p] slots present
    output wire [192*LANE_W-1:0] disp_data, // [p][slot] operands, absent ones are zero
    input  wire [47:0] inst_reg, // [k] same-cycle answer: architectural register
    input  wire [5:0] inst_near, // its reuse is near
    input  wire [5:0] wb_wid, // [i] warp of the result
    input  wire [15:0] wb_reg, // [i] its architectural register
    input  wire [1:0] wb_near, // its reuse is near
    input  wire [7:0] exit, // warp w has ended, all it issued is finished
    output wire waiting, // the selected warp waits for a CCU
    output wire replaced, // a CCU with a near value is taken
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
`endif
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (META_W < 1 || LANE_W < 1) begin : edited
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
    regfile #(.META_W(META_W), .LANE_W(LANE_W)) u_regfile (
        .clk            (clk),
        .rst            (rst),
        .warp_ready     (warp_ready),
        .launch_valid   (launch_valid),
        .launch_wid     (launch_wid),
        .sel_valid      (sel_valid),
        .sel_wid        (sel_wid),
        .inst_src_valid (inst_src_valid),
        .inst_phys      (inst_phys),
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
        .wb_reg         (wb_reg),
        .wb_near        (wb_near),
        .exit           (exit),
        .sthld          (threshold),
        .waiting        (waiting),
        .replaced       (replaced)
`ifdef WARPSMITH_COUNTERS
        , .cnt_issued   (cnt_issued)
        , .cnt_dispatched (cnt_dispatched)
        , .cnt_operand_requests (cnt_operand_requests)
        , .cnt_bank_reads (cnt_bank_reads)
        , .cnt_bank_writes (cnt_bank_writes)
        , .cnt_steals   (cnt_steals)
        , .cnt_conflict_cycles (cnt_conflict_cycles)
        , .cnt_cache_hits (cnt_cache_hits)
`endif
    );

`ifdef WARPSMITH_FORMAL
`include "subcore_props.vh"
`elsif WARPSMITH_ASSERT
`include "subcore_props.vh"
`endif
endmodule

`default_nettype wire
