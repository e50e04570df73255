// ccu: Caching collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh --top regfile -o .
// Latency: alloc to candidate: 1 cycle if all operands are here, otherwise 1 after the last S;
// alloc to rd_valid: combinational
// Storage: 3 + WIDW + META_W + NSRC*(2 + CTN) + CTN*(TAGW + 3 + W) + CTN*(CTN - 1)/2 + 15 + CTN
// bits
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port               dir  width       meaning
//   clk                in   1           clock
//   rst                in   1           synchronous reset, active high
//   alloc_valid        in   1           an instruction is given to this unit
//   alloc_ready        out  1           the unit is free (registered)
//   alloc_wid          in   3           its warp
//   alloc_meta         in   META_W      metadata
//   alloc_src_valid    in   6           slots that carry a source operand
//   alloc_reg          in   48          [k] register: the tag
//   alloc_near         in   6           its reuse is near
//   rd_valid           out  6           slots to be read from the banks, same cycle
//   owner_valid        out  1           the unit belongs to a warp (registered)
//   owner_wid          out  3           that warp, zero if none
//   near_any           out  1           some valid entry is near
//   exit               in   8           warp w has ended
//   s_valid            in   1           an operand arrives from the banks
//   s_slot             in   3           the slot that asked for it
//   s_data             in   32*LANE_W   the operand
//   d_valid            in   1           a result of the owner arrives on D port j
//   d_reg              in   8           [j] its register
//   d_near             in   1           [j] its reuse is near
//   d_mask             in   32          [j] lanes that are written
//   d_data             in   32*LANE_W   [j] the result
//   inv_valid          in   2           write port i writes a register of the owner
//   inv_reg            in   16          [i] that register
//   disp_cand          out  1           busy and complete (registered)
//   disp_sel           in   1           the dispatch port reads this unit
//   disp_take          in   1           the transfer happens: the unit gets free
//   disp_wid           out  3           warp, zero unless selected
//   disp_meta          out  META_W      metadata, zero unless selected
//   disp_src_valid     out  6           slots present, zero unless selected
//   disp_data          out  192*LANE_W  [slot], zero unless selected and present
//   cnt_hits           out  32          slots whose register was here
//   cnt_repeats        out  32          slots that repeat a missing register
//   cnt_d_writes       out  32          D writes that were stored
//   cnt_d_drops        out  32          D writes that were not
//   cnt_invalidations  out  32          entries that became invalid
//   cnt_flushes        out  32          allocations that found another owner with a valid entry
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module ccu #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire alloc_valid,
    output wire alloc_ready,
    input  wire [2:0] alloc_wid,
    input  wire [META_W-1:0] alloc_meta,
    input  wire [5:0] alloc_src_valid,
    input  wire [47:0] alloc_reg,
    input  wire [5:0] alloc_near,
    output wire [5:0] rd_valid,
    output wire owner_valid,
    output wire [2:0] owner_wid,
    output wire near_any,
    input  wire [7:0] exit,
    input  wire s_valid,
    input  wire [2:0] s_slot,
    input  wire [32*LANE_W-1:0] s_data,
    input  wire d_valid,
    input  wire [7:0] d_reg,
    input  wire d_near,
    input  wire [31:0] d_mask,
    input  wire [32*LANE_W-1:0] d_data,
    input  wire [1:0] inv_valid,
    input  wire [15:0] inv_reg,
    output wire disp_cand,
    input  wire disp_sel,
    input  wire disp_take,
    output wire [2:0] disp_wid,
    output wire [META_W-1:0] disp_meta,
    output wire [5:0] disp_src_valid,
    output wire [192*LANE_W-1:0] disp_data
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_hits
    , output reg  [31:0] cnt_repeats
    , output reg  [31:0] cnt_d_writes
    , output reg  [31:0] cnt_d_drops
    , output reg  [31:0] cnt_invalidations
    , output reg  [31:0] cnt_flushes
`endif
);
    localparam LANES = 32; // lanes of a warp register
    localparam NSRC = 6; // operand slots
    localparam CTN = 8; // entries of the cache table
    localparam TAGW = 8; // bits of a tag
    localparam DPORTS = 1; // D ports
    genvar lane;

    // Operand collector table
    reg busy; // holds an instruction
    reg owned; // belongs to a warp
    reg [2:0] wid; // that warp, zero if none
    reg [META_W-1:0] meta; // metadata of the instruction
    reg [5:0] src_valid; // slots that carry an operand
    reg [5:0] ready; // operands that are here
    reg [7:0] entry_0; // entry of the slot, one-hot
    reg [7:0] entry_1; // entry of the slot, one-hot
    reg [7:0] entry_2; // entry of the slot, one-hot
    reg [7:0] entry_3; // entry of the slot, one-hot
    reg [7:0] entry_4; // entry of the slot, one-hot
    reg [7:0] entry_5; // entry of the slot, one-hot

    // Cache table
    reg [7:0] valid; // entries that hold a register
    reg [7:0] lock; // entries of the instruction
    reg [7:0] near; // entries whose reuse is near
    reg [7:0] tag_0; // register
    reg [7:0] tag_1; // register
    reg [7:0] tag_2; // register
    reg [7:0] tag_3; // register
    reg [7:0] tag_4; // register
    reg [7:0] tag_5; // register
    reg [7:0] tag_6; // register
    reg [7:0] tag_7; // register
    reg older_1_0; // the first was used less recently than the second
    reg older_2_0; // the first was used less recently than the second
    reg older_3_0; // the first was used less recently than the second
    reg older_4_0; // the first was used less recently than the second
    reg older_5_0; // the first was used less recently than the second
    reg older_6_0; // the first was used less recently than the second
    reg older_7_0; // the first was used less recently than the second
    reg older_2_1; // the first was used less recently than the second
    reg older_3_1; // the first was used less recently than the second
    reg older_4_1; // the first was used less recently than the second
    reg older_5_1; // the first was used less recently than the second
    reg older_6_1; // the first was used less recently than the second
    reg older_7_1; // the first was used less recently than the second
    reg older_3_2; // the first was used less recently than the second
    reg older_4_2; // the first was used less recently than the second
    reg older_5_2; // the first was used less recently than the second
    reg older_6_2; // the first was used less recently than the second
    reg older_7_2; // the first was used less recently than the second
    reg older_4_3; // the first was used less recently than the second
    reg older_5_3; // the first was used less recently than the second
    reg older_6_3; // the first was used less recently than the second
    reg older_7_3; // the first was used less recently than the second
    reg older_5_4; // the first was used less recently than the second
    reg older_6_4; // the first was used less recently than the second
    reg older_7_4; // the first was used less recently than the second
    reg older_6_5; // the first was used less recently than the second
    reg older_7_5; // the first was used less recently than the second
    reg older_7_6; // the first was used less recently than the second
    reg touch; // locked entries are not in the order yet
    reg [15:0] lfsr; // start of the random pick
    reg [6:0] start; // at or after the start of the pick

    wire [7:0] exit_and = exit & {wid == {3{1'b1}}, wid == 3'd6, wid == 3'd5, wid == 3'd4,
            wid == 3'd3, wid == 3'd2, wid == 3'd1, wid == 3'd0};
    wire ends = owned & (|exit_and);
    wire flush = ~owned | (wid != alloc_wid);

    // Results
    wire [7:0] by_src_valid_0 = src_valid[0] ? entry_0 : 8'd0;
    wire [7:0] by_src_valid_5 = src_valid[5] ? entry_5 : 8'd0;
    wire [7:0] by_src_valid_4 = src_valid[4] ? entry_4 : 8'd0;
    wire [7:0] by_src_valid_5_or = by_src_valid_5 | by_src_valid_4;
    wire [7:0] by_src_valid_3 = src_valid[3] ? entry_3 : 8'd0;
    wire [7:0] by_src_valid_5_or_or = by_src_valid_5_or | by_src_valid_3;
    wire [7:0] by_src_valid_2 = src_valid[2] ? entry_2 : 8'd0;
    wire [7:0] by_src_valid_5_or_or_or = by_src_valid_5_or_or | by_src_valid_2;
    wire [7:0] by_src_valid_1 = src_valid[1] ? entry_1 : 8'd0;
    wire [7:0] by_src_valid_5_or_or_or_or = by_src_valid_5_or_or_or | by_src_valid_1;

    // CCU-A6: The instruction's entries first, then the others in their old order.
    wire settled_1_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[1])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[1])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[1])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[1]) | (by_src_valid_4[0] & ~by_src_valid_5[1])
            | by_src_valid_5[0]) : ~lock[1] & older_1_0) : older_1_0;

    wire settled_2_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[2])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[2])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[2])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[2]) | (by_src_valid_4[0] & ~by_src_valid_5[2])
            | by_src_valid_5[0]) : ~lock[2] & older_2_0) : older_2_0;
    wire settled_3_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[3])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[3])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[3])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[3]) | (by_src_valid_4[0] & ~by_src_valid_5[3])
            | by_src_valid_5[0]) : ~lock[3] & older_3_0) : older_3_0;
    wire settled_4_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[4])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[4])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[4])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[4]) | (by_src_valid_4[0] & ~by_src_valid_5[4])
            | by_src_valid_5[0]) : ~lock[4] & older_4_0) : older_4_0;
    wire settled_5_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[5])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[5])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[5])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[5]) | (by_src_valid_4[0] & ~by_src_valid_5[5])
            | by_src_valid_5[0]) : ~lock[5] & older_5_0) : older_5_0;
    wire settled_6_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[6])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[6])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[6])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[6]) | (by_src_valid_4[0] & ~by_src_valid_5[6])
            | by_src_valid_5[0]) : ~lock[6] & older_6_0) : older_6_0;
    wire settled_7_0 = touch ? (lock[0] ? ((by_src_valid_0[0] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[0] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[0] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[0] & ~by_src_valid_5_or[7]) | (by_src_valid_4[0] & ~by_src_valid_5[7])
            | by_src_valid_5[0]) : ~lock[7] & older_7_0) : older_7_0;
    wire settled_2_1 = touch ? (lock[1] ? ((by_src_valid_0[1] & ~by_src_valid_5_or_or_or_or[2])
            | (by_src_valid_1[1] & ~by_src_valid_5_or_or_or[2])
            | (by_src_valid_2[1] & ~by_src_valid_5_or_or[2])
            | (by_src_valid_3[1] & ~by_src_valid_5_or[2]) | (by_src_valid_4[1] & ~by_src_valid_5[2])
            | by_src_valid_5[1]) : ~lock[2] & older_2_1) : older_2_1;
    wire settled_3_1 = touch ? (lock[1] ? ((by_src_valid_0[1] & ~by_src_valid_5_or_or_or_or[3])
            | (by_src_valid_1[1] & ~by_src_valid_5_or_or_or[3])
            | (by_src_valid_2[1] & ~by_src_valid_5_or_or[3])
            | (by_src_valid_3[1] & ~by_src_valid_5_or[3]) | (by_src_valid_4[1] & ~by_src_valid_5[3])
            | by_src_valid_5[1]) : ~lock[3] & older_3_1) : older_3_1;
    wire settled_4_1 = touch ? (lock[1] ? ((by_src_valid_0[1] & ~by_src_valid_5_or_or_or_or[4])
            | (by_src_valid_1[1] & ~by_src_valid_5_or_or_or[4])
            | (by_src_valid_2[1] & ~by_src_valid_5_or_or[4])
            | (by_src_valid_3[1] & ~by_src_valid_5_or[4]) | (by_src_valid_4[1] & ~by_src_valid_5[4])
            | by_src_valid_5[1]) : ~lock[4] & older_4_1) : older_4_1;
    wire settled_5_1 = touch ? (lock[1] ? ((by_src_valid_0[1] & ~by_src_valid_5_or_or_or_or[5])
            | (by_src_valid_1[1] & ~by_src_valid_5_or_or_or[5])
            | (by_src_valid_2[1] & ~by_src_valid_5_or_or[5])
            | (by_src_valid_3[1] & ~by_src_valid_5_or[5]) | (by_src_valid_4[1] & ~by_src_valid_5[5])
            | by_src_valid_5[1]) : ~lock[5] & older_5_1) : older_5_1;
    wire settled_6_1 = touch ? (lock[1] ? ((by_src_valid_0[1] & ~by_src_valid_5_or_or_or_or[6])
            | (by_src_valid_1[1] & ~by_src_valid_5_or_or_or[6])
            | (by_src_valid_2[1] & ~by_src_valid_5_or_or[6])
            | (by_src_valid_3[1] & ~by_src_valid_5_or[6]) | (by_src_valid_4[1] & ~by_src_valid_5[6])
            | by_src_valid_5[1]) : ~lock[6] & older_6_1) : older_6_1;
    wire settled_7_1 = touch ? (lock[1] ? ((by_src_valid_0[1] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[1] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[1] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[1] & ~by_src_valid_5_or[7]) | (by_src_valid_4[1] & ~by_src_valid_5[7])
            | by_src_valid_5[1]) : ~lock[7] & older_7_1) : older_7_1;
    wire settled_3_2 = touch ? (lock[2] ? ((by_src_valid_0[2] & ~by_src_valid_5_or_or_or_or[3])
            | (by_src_valid_1[2] & ~by_src_valid_5_or_or_or[3])
            | (by_src_valid_2[2] & ~by_src_valid_5_or_or[3])
            | (by_src_valid_3[2] & ~by_src_valid_5_or[3]) | (by_src_valid_4[2] & ~by_src_valid_5[3])
            | by_src_valid_5[2]) : ~lock[3] & older_3_2) : older_3_2;
    wire settled_4_2 = touch ? (lock[2] ? ((by_src_valid_0[2] & ~by_src_valid_5_or_or_or_or[4])
            | (by_src_valid_1[2] & ~by_src_valid_5_or_or_or[4])
            | (by_src_valid_2[2] & ~by_src_valid_5_or_or[4])
            | (by_src_valid_3[2] & ~by_src_valid_5_or[4]) | (by_src_valid_4[2] & ~by_src_valid_5[4])
            | by_src_valid_5[2]) : ~lock[4] & older_4_2) : older_4_2;
    wire settled_5_2 = touch ? (lock[2] ? ((by_src_valid_0[2] & ~by_src_valid_5_or_or_or_or[5])
            | (by_src_valid_1[2] & ~by_src_valid_5_or_or_or[5])
            | (by_src_valid_2[2] & ~by_src_valid_5_or_or[5])
            | (by_src_valid_3[2] & ~by_src_valid_5_or[5]) | (by_src_valid_4[2] & ~by_src_valid_5[5])
            | by_src_valid_5[2]) : ~lock[5] & older_5_2) : older_5_2;
    wire settled_6_2 = touch ? (lock[2] ? ((by_src_valid_0[2] & ~by_src_valid_5_or_or_or_or[6])
            | (by_src_valid_1[2] & ~by_src_valid_5_or_or_or[6])
            | (by_src_valid_2[2] & ~by_src_valid_5_or_or[6])
            | (by_src_valid_3[2] & ~by_src_valid_5_or[6]) | (by_src_valid_4[2] & ~by_src_valid_5[6])
            | by_src_valid_5[2]) : ~lock[6] & older_6_2) : older_6_2;
    wire settled_7_2 = touch ? (lock[2] ? ((by_src_valid_0[2] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[2] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[2] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[2] & ~by_src_valid_5_or[7]) | (by_src_valid_4[2] & ~by_src_valid_5[7])
            | by_src_valid_5[2]) : ~lock[7] & older_7_2) : older_7_2;
    wire settled_4_3 = touch ? (lock[3] ? ((by_src_valid_0[3] & ~by_src_valid_5_or_or_or_or[4])
            | (by_src_valid_1[3] & ~by_src_valid_5_or_or_or[4])
            | (by_src_valid_2[3] & ~by_src_valid_5_or_or[4])
            | (by_src_valid_3[3] & ~by_src_valid_5_or[4]) | (by_src_valid_4[3] & ~by_src_valid_5[4])
            | by_src_valid_5[3]) : ~lock[4] & older_4_3) : older_4_3;
    wire settled_5_3 = touch ? (lock[3] ? ((by_src_valid_0[3] & ~by_src_valid_5_or_or_or_or[5])
            | (by_src_valid_1[3] & ~by_src_valid_5_or_or_or[5])
            | (by_src_valid_2[3] & ~by_src_valid_5_or_or[5])
            | (by_src_valid_3[3] & ~by_src_valid_5_or[5]) | (by_src_valid_4[3] & ~by_src_valid_5[5])
            | by_src_valid_5[3]) : ~lock[5] & older_5_3) : older_5_3;
    wire settled_6_3 = touch ? (lock[3] ? ((by_src_valid_0[3] & ~by_src_valid_5_or_or_or_or[6])
            | (by_src_valid_1[3] & ~by_src_valid_5_or_or_or[6])
            | (by_src_valid_2[3] & ~by_src_valid_5_or_or[6])
            | (by_src_valid_3[3] & ~by_src_valid_5_or[6]) | (by_src_valid_4[3] & ~by_src_valid_5[6])
            | by_src_valid_5[3]) : ~lock[6] & older_6_3) : older_6_3;
    wire settled_7_3 = touch ? (lock[3] ? ((by_src_valid_0[3] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[3] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[3] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[3] & ~by_src_valid_5_or[7]) | (by_src_valid_4[3] & ~by_src_valid_5[7])
            | by_src_valid_5[3]) : ~lock[7] & older_7_3) : older_7_3;
    wire settled_5_4 = touch ? (lock[4] ? ((by_src_valid_0[4] & ~by_src_valid_5_or_or_or_or[5])
            | (by_src_valid_1[4] & ~by_src_valid_5_or_or_or[5])
            | (by_src_valid_2[4] & ~by_src_valid_5_or_or[5])
            | (by_src_valid_3[4] & ~by_src_valid_5_or[5]) | (by_src_valid_4[4] & ~by_src_valid_5[5])
            | by_src_valid_5[4]) : ~lock[5] & older_5_4) : older_5_4;
    wire settled_6_4 = touch ? (lock[4] ? ((by_src_valid_0[4] & ~by_src_valid_5_or_or_or_or[6])
            | (by_src_valid_1[4] & ~by_src_valid_5_or_or_or[6])
            | (by_src_valid_2[4] & ~by_src_valid_5_or_or[6])
            | (by_src_valid_3[4] & ~by_src_valid_5_or[6]) | (by_src_valid_4[4] & ~by_src_valid_5[6])
            | by_src_valid_5[4]) : ~lock[6] & older_6_4) : older_6_4;
    wire settled_7_4 = touch ? (lock[4] ? ((by_src_valid_0[4] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[4] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[4] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[4] & ~by_src_valid_5_or[7]) | (by_src_valid_4[4] & ~by_src_valid_5[7])
            | by_src_valid_5[4]) : ~lock[7] & older_7_4) : older_7_4;
    wire settled_6_5 = touch ? (lock[5] ? ((by_src_valid_0[5] & ~by_src_valid_5_or_or_or_or[6])
            | (by_src_valid_1[5] & ~by_src_valid_5_or_or_or[6])
            | (by_src_valid_2[5] & ~by_src_valid_5_or_or[6])
            | (by_src_valid_3[5] & ~by_src_valid_5_or[6]) | (by_src_valid_4[5] & ~by_src_valid_5[6])
            | by_src_valid_5[5]) : ~lock[6] & older_6_5) : older_6_5;
    wire settled_7_5 = touch ? (lock[5] ? ((by_src_valid_0[5] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[5] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[5] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[5] & ~by_src_valid_5_or[7]) | (by_src_valid_4[5] & ~by_src_valid_5[7])
            | by_src_valid_5[5]) : ~lock[7] & older_7_5) : older_7_5;
    wire settled_7_6 = touch ? (lock[6] ? ((by_src_valid_0[6] & ~by_src_valid_5_or_or_or_or[7])
            | (by_src_valid_1[6] & ~by_src_valid_5_or_or_or[7])
            | (by_src_valid_2[6] & ~by_src_valid_5_or_or[7])
            | (by_src_valid_3[6] & ~by_src_valid_5_or[7]) | (by_src_valid_4[6] & ~by_src_valid_5[7])
            | by_src_valid_5[6]) : ~lock[7] & older_7_6) : older_7_6;
    wire [7:0] steer_0_same;
    wire [7:0] valid_and_steer_0_same = valid & steer_0_same;

    // CCU-W3: A write that hits.
    wire [7:0] d_hit_0 = d_valid ? valid_and_steer_0_same : 8'd0;

    wire not_valid_0_or = ~valid[0] | (valid[1] & ((near[0] & near[1] & ~older_1_0)
            | (~near[0] & (near[1] | start[0] | ~start[1]))));
    wire not_valid_0_or_2 = ~valid[0] | (valid[2] & ((near[0] & near[2] & ~older_2_0)
            | (~near[0] & (near[2] | start[0] | ~start[2]))));
    wire not_valid_0_or_3 = ~valid[0] | (valid[3] & ((near[0] & near[3] & ~older_3_0)
            | (~near[0] & (near[3] | start[0] | ~start[3]))));
    wire not_valid_0_or_4 = ~valid[0] | (valid[4] & ((near[0] & near[4] & ~older_4_0)
            | (~near[0] & (near[4] | start[0] | ~start[4]))));
    wire not_valid_0_or_5 = ~valid[0] | (valid[5] & ((near[0] & near[5] & ~older_5_0)
            | (~near[0] & (near[5] | start[0] | ~start[5]))));
    wire not_valid_0_or_6 = ~valid[0] | (valid[6] & ((near[0] & near[6] & ~older_6_0)
            | (~near[0] & (near[6] | start[0] | ~start[6]))));
    wire not_valid_0_or_7 = ~valid[0] | (valid[7] & ((near[0] & near[7] & ~older_7_0)
            | (~near[0] & (near[7] | start[0]))));

    // CCU-V1: Invalid entries come first, in ascending index.
    // CCU-V2: Then far entries, cyclically from the random start.
    // CCU-V3: Then near entries, least recently used first.
    wire [7:0] d0_ahead_0 = {~not_valid_0_or_7, ~not_valid_0_or_6, ~not_valid_0_or_5,
            ~not_valid_0_or_4, ~not_valid_0_or_3, ~not_valid_0_or_2, ~not_valid_0_or, 1'b0};

    wire not_valid_1_or = ~valid[1] | (valid[2] & ((near[1] & near[2] & ~older_2_1)
            | (~near[1] & (near[2] | start[1] | ~start[2]))));
    wire not_valid_1_or_2 = ~valid[1] | (valid[3] & ((near[1] & near[3] & ~older_3_1)
            | (~near[1] & (near[3] | start[1] | ~start[3]))));
    wire not_valid_1_or_3 = ~valid[1] | (valid[4] & ((near[1] & near[4] & ~older_4_1)
            | (~near[1] & (near[4] | start[1] | ~start[4]))));
    wire not_valid_1_or_4 = ~valid[1] | (valid[5] & ((near[1] & near[5] & ~older_5_1)
            | (~near[1] & (near[5] | start[1] | ~start[5]))));
    wire not_valid_1_or_5 = ~valid[1] | (valid[6] & ((near[1] & near[6] & ~older_6_1)
            | (~near[1] & (near[6] | start[1] | ~start[6]))));
    wire not_valid_1_or_6 = ~valid[1] | (valid[7] & ((near[1] & near[7] & ~older_7_1)
            | (~near[1] & (near[7] | start[1]))));
    wire [7:0] d0_ahead_1 = {~not_valid_1_or_6, ~not_valid_1_or_5, ~not_valid_1_or_4,
            ~not_valid_1_or_3, ~not_valid_1_or_2, ~not_valid_1_or, 1'b0, not_valid_0_or};
    wire not_valid_2_or = ~valid[2] | (valid[3] & ((near[2] & near[3] & ~older_3_2)
            | (~near[2] & (near[3] | start[2] | ~start[3]))));
    wire not_valid_2_or_2 = ~valid[2] | (valid[4] & ((near[2] & near[4] & ~older_4_2)
            | (~near[2] & (near[4] | start[2] | ~start[4]))));
    wire not_valid_2_or_3 = ~valid[2] | (valid[5] & ((near[2] & near[5] & ~older_5_2)
            | (~near[2] & (near[5] | start[2] | ~start[5]))));
    wire not_valid_2_or_4 = ~valid[2] | (valid[6] & ((near[2] & near[6] & ~older_6_2)
            | (~near[2] & (near[6] | start[2] | ~start[6]))));
    wire not_valid_2_or_5 = ~valid[2] | (valid[7] & ((near[2] & near[7] & ~older_7_2)
            | (~near[2] & (near[7] | start[2]))));
    wire [7:0] d0_ahead_2 = {~not_valid_2_or_5, ~not_valid_2_or_4, ~not_valid_2_or_3,
            ~not_valid_2_or_2, ~not_valid_2_or, 1'b0, not_valid_1_or, not_valid_0_or_2};
    wire not_valid_3_or = ~valid[3] | (valid[4] & ((near[3] & near[4] & ~older_4_3)
            | (~near[3] & (near[4] | start[3] | ~start[4]))));
    wire not_valid_3_or_2 = ~valid[3] | (valid[5] & ((near[3] & near[5] & ~older_5_3)
            | (~near[3] & (near[5] | start[3] | ~start[5]))));
    wire not_valid_3_or_3 = ~valid[3] | (valid[6] & ((near[3] & near[6] & ~older_6_3)
            | (~near[3] & (near[6] | start[3] | ~start[6]))));
    wire not_valid_3_or_4 = ~valid[3] | (valid[7] & ((near[3] & near[7] & ~older_7_3)
            | (~near[3] & (near[7] | start[3]))));
    wire [7:0] d0_ahead_3 = {~not_valid_3_or_4, ~not_valid_3_or_3, ~not_valid_3_or_2,
            ~not_valid_3_or, 1'b0, not_valid_2_or, not_valid_1_or_2, not_valid_0_or_3};
    wire not_valid_4_or = ~valid[4] | (valid[5] & ((near[4] & near[5] & ~older_5_4)
            | (~near[4] & (near[5] | start[4] | ~start[5]))));
    wire not_valid_4_or_2 = ~valid[4] | (valid[6] & ((near[4] & near[6] & ~older_6_4)
            | (~near[4] & (near[6] | start[4] | ~start[6]))));
    wire not_valid_4_or_3 = ~valid[4] | (valid[7] & ((near[4] & near[7] & ~older_7_4)
            | (~near[4] & (near[7] | start[4]))));
    wire [7:0] d0_ahead_4 = {~not_valid_4_or_3, ~not_valid_4_or_2, ~not_valid_4_or, 1'b0,
            not_valid_3_or, not_valid_2_or_2, not_valid_1_or_3, not_valid_0_or_4};
    wire not_valid_5_or = ~valid[5] | (valid[6] & ((near[5] & near[6] & ~older_6_5)
            | (~near[5] & (near[6] | start[5] | ~start[6]))));
    wire not_valid_5_or_2 = ~valid[5] | (valid[7] & ((near[5] & near[7] & ~older_7_5)
            | (~near[5] & (near[7] | start[5]))));
    wire [7:0] d0_ahead_5 = {~not_valid_5_or_2, ~not_valid_5_or, 1'b0, not_valid_4_or,
            not_valid_3_or_2, not_valid_2_or_3, not_valid_1_or_4, not_valid_0_or_5};
    wire not_valid_6_or = ~valid[6] | (valid[7] & ((near[6] & near[7] & ~older_7_6)
            | (~near[6] & (near[7] | start[6]))));
    wire [7:0] d0_ahead_6 = {~not_valid_6_or, 1'b0, not_valid_5_or, not_valid_4_or_2,
            not_valid_3_or_3, not_valid_2_or_4, not_valid_1_or_5, not_valid_0_or_6};
    wire [7:0] d0_ahead_7 = {1'b0, not_valid_6_or, not_valid_5_or_2, not_valid_4_or_3,
            not_valid_3_or_4, not_valid_2_or_5, not_valid_1_or_6, not_valid_0_or_7};
    wire [7:0] d0_victim = {~lock[7] & ~(|(d0_ahead_7 & ~lock)),
            ~lock[6] & ~(|(d0_ahead_6 & ~lock)), ~lock[5] & ~(|(d0_ahead_5 & ~lock)),
            ~lock[4] & ~(|(d0_ahead_4 & ~lock)), ~lock[3] & ~(|(d0_ahead_3 & ~lock)),
            ~lock[2] & ~(|(d0_ahead_2 & ~lock)), ~lock[1] & ~(|(d0_ahead_1 & ~lock)),
            ~lock[0] & ~(|(d0_ahead_0 & ~lock))};
    wire and_2 = (d_valid & d_near) & (&d_mask);

    // CCU-W6: A far write that misses takes no entry.
    // CCU-W5: Nor does a write of some lanes only.
    // CCU-W4: A write that misses takes the first victim that is not locked.
    wire [7:0] d0_may_take = and_2 ? d0_victim : 8'd0;

    wire [7:0] steer_0_write;

    // CCU-W8: Each D port sees what the ones below it leave.
    ccu_steer u_steer_0 (
        .d_reg  (d_reg),
        .tag    ({tag_7, tag_6, tag_5, tag_4, tag_3, tag_2, tag_1, tag_0}),
        .valid  (valid),
        .go     (d_valid),
        .victim (d0_may_take),
        .same   (steer_0_same),
        .write  (steer_0_write)
    );

    wire any_valid_and_steer_0_same = |valid_and_steer_0_same;
    wire [7:0] d_take_0 = any_valid_and_steer_0_same ? 8'd0 : d0_may_take;
    wire [7:0] d_hit_0_or_d_take_0 = d_hit_0 | d_take_0;
    wire [7:0] d_touch_0 = d_hit_0_or_d_take_0;
    wire and_3 = (and_2 & ~any_valid_and_steer_0_same) & ~(|(~lock & ~valid))
            & (|(~lock & (valid & ~near)));
    wire [15:0] xor_2 = {1'b0, lfsr[15:1]} ^ (lfsr[0] ? 16'hb400 : 16'd0);

    // CCU-V5: The register steps for a far victim.
    wire [15:0] d0_lfsr = and_3 ? xor_2 : lfsr;

    wire [7:0] valid_and = valid & {tag_7 == inv_reg[7:0], tag_6 == inv_reg[7:0],
            tag_5 == inv_reg[7:0], tag_4 == inv_reg[7:0], tag_3 == inv_reg[7:0],
            tag_2 == inv_reg[7:0], tag_1 == inv_reg[7:0], tag_0 == inv_reg[7:0]};
    wire [7:0] valid_and_2 = valid & {tag_7 == inv_reg[15:8], tag_6 == inv_reg[15:8],
            tag_5 == inv_reg[15:8], tag_4 == inv_reg[15:8], tag_3 == inv_reg[15:8],
            tag_2 == inv_reg[15:8], tag_1 == inv_reg[15:8], tag_0 == inv_reg[15:8]};

    // CCU-W7: What is written past the unit becomes invalid.
    wire [7:0] kill = (inv_valid[0] ? valid_and : 8'd0) | (inv_valid[1] ? valid_and_2 : 8'd0);

    wire [7:0] valid_after = (valid | d_take_0) & (~kill | d_take_0);
    wire [7:0] near_after = (near & ~d_touch_0) | (d_near ? d_touch_0 : 8'd0);

    // Allocation
    wire alloc_src_valid_1_and = alloc_src_valid[1] & alloc_src_valid[0]
            & (alloc_reg[15:8] == alloc_reg[7:0]);
    wire alloc_src_valid_2_and = alloc_src_valid[2] & alloc_src_valid[0]
            & (alloc_reg[23:16] == alloc_reg[7:0]);
    wire alloc_src_valid_2_and_2 = alloc_src_valid[2] & alloc_src_valid[1]
            & (alloc_reg[23:16] == alloc_reg[15:8]);
    wire alloc_src_valid_3_and = alloc_src_valid[3] & alloc_src_valid[0]
            & (alloc_reg[31:24] == alloc_reg[7:0]);
    wire alloc_src_valid_3_and_2 = alloc_src_valid[3] & alloc_src_valid[1]
            & (alloc_reg[31:24] == alloc_reg[15:8]);
    wire alloc_src_valid_3_and_3 = alloc_src_valid[3] & alloc_src_valid[2]
            & (alloc_reg[31:24] == alloc_reg[23:16]);
    wire alloc_src_valid_4_and = alloc_src_valid[4] & alloc_src_valid[0]
            & (alloc_reg[39:32] == alloc_reg[7:0]);
    wire alloc_src_valid_4_and_2 = alloc_src_valid[4] & alloc_src_valid[1]
            & (alloc_reg[39:32] == alloc_reg[15:8]);
    wire alloc_src_valid_4_and_3 = alloc_src_valid[4] & alloc_src_valid[2]
            & (alloc_reg[39:32] == alloc_reg[23:16]);
    wire alloc_src_valid_4_and_4 = alloc_src_valid[4] & alloc_src_valid[3]
            & (alloc_reg[39:32] == alloc_reg[31:24]);
    wire alloc_src_valid_5_and = alloc_src_valid[5] & alloc_src_valid[0]
            & (alloc_reg[47:40] == alloc_reg[7:0]);
    wire alloc_src_valid_5_and_2 = alloc_src_valid[5] & alloc_src_valid[1]
            & (alloc_reg[47:40] == alloc_reg[15:8]);
    wire alloc_src_valid_5_and_3 = alloc_src_valid[5] & alloc_src_valid[2]
            & (alloc_reg[47:40] == alloc_reg[23:16]);
    wire alloc_src_valid_5_and_4 = alloc_src_valid[5] & alloc_src_valid[3]
            & (alloc_reg[47:40] == alloc_reg[31:24]);
    wire alloc_src_valid_5_and_5 = alloc_src_valid[5] & alloc_src_valid[4]
            & (alloc_reg[47:40] == alloc_reg[39:32]);

    // CCU-A3: Slots that name one register share one entry.
    wire [5:0] lead = alloc_src_valid
            & ~{(((alloc_src_valid_5_and | alloc_src_valid_5_and_2) | alloc_src_valid_5_and_3)
            | alloc_src_valid_5_and_4) | alloc_src_valid_5_and_5,
            ((alloc_src_valid_4_and | alloc_src_valid_4_and_2) | alloc_src_valid_4_and_3)
            | alloc_src_valid_4_and_4, (alloc_src_valid_3_and | alloc_src_valid_3_and_2)
            | alloc_src_valid_3_and_3, alloc_src_valid_2_and | alloc_src_valid_2_and_2,
            alloc_src_valid_1_and, 1'b0};

    wire [5:0] last = alloc_src_valid & ~{1'b0, alloc_src_valid_5_and_5,
            alloc_src_valid_4_and_4 | alloc_src_valid_5_and_4,
            (alloc_src_valid_3_and_3 | alloc_src_valid_4_and_3) | alloc_src_valid_5_and_3,
            ((alloc_src_valid_2_and_2 | alloc_src_valid_3_and_2) | alloc_src_valid_4_and_2)
            | alloc_src_valid_5_and_2,
            (((alloc_src_valid_1_and | alloc_src_valid_2_and) | alloc_src_valid_3_and)
            | alloc_src_valid_4_and) | alloc_src_valid_5_and};
    wire [5:0] lead_0_mask_and = {6{lead[0]}} & 6'd1;

    // CCU-A1: Another warp: all entries are invalid, the k-th register takes entry k.
    wire [7:0] flush_named_0 = {2'd0, lead_0_mask_and};

    wire [5:0] and_4 = {6{alloc_src_valid_1_and & lead[0]}} & 6'd1;
    wire [5:0] not_lead_0_etc = {4'd0, lead[0], ~lead[0]};
    wire [7:0] flush_named_1 = {2'd0, and_4 | ({6{lead[1]}} & not_lead_0_etc)};
    wire [5:0] and_5 = {6{alloc_src_valid_2_and & lead[0]}} & 6'd1;
    wire [5:0] spread = {6{alloc_src_valid_2_and_2 & lead[1]}};
    wire lead_0_or_lead_1 = lead[0] | lead[1];
    wire lead_0_and_lead_1 = lead[0] & lead[1];
    wire [5:0] not_lead_0_or_lead_1_etc = {3'd0, lead_0_and_lead_1,
            lead_0_or_lead_1 & ~lead_0_and_lead_1, ~lead_0_or_lead_1};
    wire [7:0] flush_named_2 = {2'd0, and_5 | (spread & not_lead_0_etc)
            | ({6{lead[2]}} & not_lead_0_or_lead_1_etc)};
    wire [5:0] and_6 = {6{alloc_src_valid_3_and & lead[0]}} & 6'd1;
    wire [5:0] spread_2 = {6{alloc_src_valid_3_and_2 & lead[1]}};
    wire [5:0] spread_3 = {6{alloc_src_valid_3_and_3 & lead[2]}};
    wire lead_0_or_lead_1_or_lead_2 = lead_0_or_lead_1 | lead[2];
    wire lead_0_and_lead_1_or = lead_0_and_lead_1 | (lead_0_or_lead_1 & lead[2]);
    wire lead_0_and_lead_1_and_lead_2 = lead_0_and_lead_1 & lead[2];
    wire [5:0] not_lead_0_or_lead_1_or_lead_2_etc = {2'd0, lead_0_and_lead_1_and_lead_2,
            lead_0_and_lead_1_or & ~lead_0_and_lead_1_and_lead_2,
            lead_0_or_lead_1_or_lead_2 & ~lead_0_and_lead_1_or, ~lead_0_or_lead_1_or_lead_2};
    wire [7:0] flush_named_3 = {2'd0, and_6 | (spread_2 & not_lead_0_etc)
            | (spread_3 & not_lead_0_or_lead_1_etc) | ({6{lead[3]}}
            & not_lead_0_or_lead_1_or_lead_2_etc)};
    wire [5:0] and_7 = {6{alloc_src_valid_4_and & lead[0]}} & 6'd1;
    wire [5:0] spread_4 = {6{alloc_src_valid_4_and_2 & lead[1]}};
    wire [5:0] spread_5 = {6{alloc_src_valid_4_and_3 & lead[2]}};
    wire [5:0] spread_6 = {6{alloc_src_valid_4_and_4 & lead[3]}};
    wire lead_2_or_lead_3 = lead[2] | lead[3];
    wire lead_0_or_lead_1_or = lead_0_or_lead_1 | lead_2_or_lead_3;
    wire lead_2_and_lead_3 = lead[2] & lead[3];
    wire or_2 = (lead_0_and_lead_1 | lead_2_and_lead_3) | (lead_0_or_lead_1 & lead_2_or_lead_3);
    wire or_3 = (lead_0_or_lead_1 & lead_2_and_lead_3) | (lead_0_and_lead_1 & lead_2_or_lead_3);
    wire lead_0_and_lead_1_and = lead_0_and_lead_1 & lead_2_and_lead_3;
    wire [5:0] not_lead_0_or_lead_1_or_etc = {1'b0, lead_0_and_lead_1_and,
            or_3 & ~lead_0_and_lead_1_and, or_2 & ~or_3, lead_0_or_lead_1_or & ~or_2,
            ~lead_0_or_lead_1_or};
    wire [7:0] flush_named_4 = {2'd0, and_7 | (spread_4 & not_lead_0_etc)
            | (spread_5 & not_lead_0_or_lead_1_etc) | (spread_6
            & not_lead_0_or_lead_1_or_lead_2_etc) | ({6{lead[4]}} & not_lead_0_or_lead_1_or_etc)};
    wire [5:0] and_8 = {6{alloc_src_valid_5_and & lead[0]}} & 6'd1;
    wire [5:0] spread_7 = {6{alloc_src_valid_5_and_2 & lead[1]}};
    wire [5:0] spread_8 = {6{alloc_src_valid_5_and_3 & lead[2]}};
    wire [5:0] spread_9 = {6{alloc_src_valid_5_and_4 & lead[3]}};
    wire [5:0] spread_10 = {6{alloc_src_valid_5_and_5 & lead[4]}};
    wire lead_0_or_lead_1_or_or_lead_4 = lead_0_or_lead_1_or | lead[4];
    wire or_2_or = or_2 | (lead_0_or_lead_1_or & lead[4]);
    wire or_3_or = or_3 | (or_2 & lead[4]);
    wire lead_0_and_lead_1_and_or = lead_0_and_lead_1_and | (or_3 & lead[4]);
    wire lead_0_and_lead_1_and_and_lead_4 = lead_0_and_lead_1_and & lead[4];
    wire [5:0] and_8_or = and_8 | (spread_7 & not_lead_0_etc)
            | (spread_8 & not_lead_0_or_lead_1_etc) | (spread_9
            & not_lead_0_or_lead_1_or_lead_2_etc) | (spread_10 & not_lead_0_or_lead_1_or_etc)
            | ({6{lead[5]}} & {lead_0_and_lead_1_and_and_lead_4,
            lead_0_and_lead_1_and_or & ~lead_0_and_lead_1_and_and_lead_4,
            or_3_or & ~lead_0_and_lead_1_and_or, or_2_or & ~or_3_or,
            lead_0_or_lead_1_or_or_lead_4 & ~or_2_or, ~lead_0_or_lead_1_or_or_lead_4});
    wire [7:0] flush_named_5 = {2'd0, and_8_or};
    wire [7:0] flush_touched = flush_named_0 | flush_named_1 | flush_named_2 | flush_named_3
            | flush_named_4 | flush_named_5;
    wire [7:0] valid_and_3 = valid & {tag_7 == alloc_reg[7:0], tag_6 == alloc_reg[7:0],
            tag_5 == alloc_reg[7:0], tag_4 == alloc_reg[7:0], tag_3 == alloc_reg[7:0],
            tag_2 == alloc_reg[7:0], tag_1 == alloc_reg[7:0], tag_0 == alloc_reg[7:0]};

    // CCU-A3: Registers are looked up among the valid entries.
    wire [7:0] match_0 = (alloc_src_valid[0] ? valid_and_3 : 8'd0) & ~d_take_0;

    wire [7:0] valid_and_4 = valid & {tag_7 == alloc_reg[15:8], tag_6 == alloc_reg[15:8],
            tag_5 == alloc_reg[15:8], tag_4 == alloc_reg[15:8], tag_3 == alloc_reg[15:8],
            tag_2 == alloc_reg[15:8], tag_1 == alloc_reg[15:8], tag_0 == alloc_reg[15:8]};
    wire [7:0] match_1 = (alloc_src_valid[1] ? valid_and_4 : 8'd0) & ~d_take_0;
    wire [7:0] valid_and_5 = valid & {tag_7 == alloc_reg[23:16], tag_6 == alloc_reg[23:16],
            tag_5 == alloc_reg[23:16], tag_4 == alloc_reg[23:16], tag_3 == alloc_reg[23:16],
            tag_2 == alloc_reg[23:16], tag_1 == alloc_reg[23:16], tag_0 == alloc_reg[23:16]};
    wire [7:0] match_2 = (alloc_src_valid[2] ? valid_and_5 : 8'd0) & ~d_take_0;
    wire [7:0] valid_and_6 = valid & {tag_7 == alloc_reg[31:24], tag_6 == alloc_reg[31:24],
            tag_5 == alloc_reg[31:24], tag_4 == alloc_reg[31:24], tag_3 == alloc_reg[31:24],
            tag_2 == alloc_reg[31:24], tag_1 == alloc_reg[31:24], tag_0 == alloc_reg[31:24]};
    wire [7:0] match_3 = (alloc_src_valid[3] ? valid_and_6 : 8'd0) & ~d_take_0;
    wire [7:0] valid_and_7 = valid & {tag_7 == alloc_reg[39:32], tag_6 == alloc_reg[39:32],
            tag_5 == alloc_reg[39:32], tag_4 == alloc_reg[39:32], tag_3 == alloc_reg[39:32],
            tag_2 == alloc_reg[39:32], tag_1 == alloc_reg[39:32], tag_0 == alloc_reg[39:32]};
    wire [7:0] match_4 = (alloc_src_valid[4] ? valid_and_7 : 8'd0) & ~d_take_0;
    wire [7:0] valid_and_8 = valid & {tag_7 == alloc_reg[47:40], tag_6 == alloc_reg[47:40],
            tag_5 == alloc_reg[47:40], tag_4 == alloc_reg[47:40], tag_3 == alloc_reg[47:40],
            tag_2 == alloc_reg[47:40], tag_1 == alloc_reg[47:40], tag_0 == alloc_reg[47:40]};
    wire [7:0] match_5 = (alloc_src_valid[5] ? valid_and_8 : 8'd0) & ~d_take_0;
    wire [5:0] hit = {|match_5, |match_4, |match_3, |match_2, |match_1, |match_0};
    wire [7:0] hit_entry = match_0 | match_1 | match_2 | match_3 | match_4 | match_5;
    wire [5:0] misses = lead & ~hit;
    wire d_touch_0_0_or = d_touch_0[0] | (older_1_0 & ~d_touch_0[1]);
    wire [6:0] by_and_3 = and_3 ? {~(&xor_2[2:0]), xor_2[2:0] < 3'd6, xor_2[2:0] < 3'd5,
            xor_2[2:0] < 3'd4, xor_2[2:0] < 3'd3, xor_2[2:0] < 3'd2, xor_2[2:0] < 3'd1} : start;
    wire not_valid_after_0_or = ~valid_after[0] | (valid_after[1]
            & ((near_after[0] & near_after[1] & ~d_touch_0_0_or)
            | (~near_after[0] & (near_after[1] | by_and_3[0] | ~by_and_3[1]))));
    wire d_touch_0_0_or_2 = d_touch_0[0] | (older_2_0 & ~d_touch_0[2]);
    wire not_valid_after_0_or_2 = ~valid_after[0] | (valid_after[2]
            & ((near_after[0] & near_after[2] & ~d_touch_0_0_or_2)
            | (~near_after[0] & (near_after[2] | by_and_3[0] | ~by_and_3[2]))));
    wire d_touch_0_0_or_3 = d_touch_0[0] | (older_3_0 & ~d_touch_0[3]);
    wire not_valid_after_0_or_3 = ~valid_after[0] | (valid_after[3]
            & ((near_after[0] & near_after[3] & ~d_touch_0_0_or_3)
            | (~near_after[0] & (near_after[3] | by_and_3[0] | ~by_and_3[3]))));
    wire d_touch_0_0_or_4 = d_touch_0[0] | (older_4_0 & ~d_touch_0[4]);
    wire not_valid_after_0_or_4 = ~valid_after[0] | (valid_after[4]
            & ((near_after[0] & near_after[4] & ~d_touch_0_0_or_4)
            | (~near_after[0] & (near_after[4] | by_and_3[0] | ~by_and_3[4]))));
    wire d_touch_0_0_or_5 = d_touch_0[0] | (older_5_0 & ~d_touch_0[5]);
    wire not_valid_after_0_or_5 = ~valid_after[0] | (valid_after[5]
            & ((near_after[0] & near_after[5] & ~d_touch_0_0_or_5)
            | (~near_after[0] & (near_after[5] | by_and_3[0] | ~by_and_3[5]))));
    wire d_touch_0_0_or_6 = d_touch_0[0] | (older_6_0 & ~d_touch_0[6]);
    wire not_valid_after_0_or_6 = ~valid_after[0] | (valid_after[6]
            & ((near_after[0] & near_after[6] & ~d_touch_0_0_or_6)
            | (~near_after[0] & (near_after[6] | by_and_3[0] | ~by_and_3[6]))));
    wire d_touch_0_0_or_7 = d_touch_0[0] | (older_7_0 & ~d_touch_0[7]);
    wire not_valid_after_0_or_7 = ~valid_after[0] | (valid_after[7]
            & ((near_after[0] & near_after[7] & ~d_touch_0_0_or_7)
            | (~near_after[0] & (near_after[7] | by_and_3[0]))));

    // CCU-V1: Invalid entries come first, in ascending index.
    // CCU-V2: Then far entries, cyclically from the random start.
    // CCU-V3: Then near entries, least recently used first.
    wire [7:0] alloc_ahead_0 = {~not_valid_after_0_or_7, ~not_valid_after_0_or_6,
            ~not_valid_after_0_or_5, ~not_valid_after_0_or_4, ~not_valid_after_0_or_3,
            ~not_valid_after_0_or_2, ~not_valid_after_0_or, 1'b0};

    wire d_touch_0_1_or = d_touch_0[1] | (older_2_1 & ~d_touch_0[2]);
    wire not_valid_after_1_or = ~valid_after[1] | (valid_after[2]
            & ((near_after[1] & near_after[2] & ~d_touch_0_1_or)
            | (~near_after[1] & (near_after[2] | by_and_3[1] | ~by_and_3[2]))));
    wire d_touch_0_1_or_2 = d_touch_0[1] | (older_3_1 & ~d_touch_0[3]);
    wire not_valid_after_1_or_2 = ~valid_after[1] | (valid_after[3]
            & ((near_after[1] & near_after[3] & ~d_touch_0_1_or_2)
            | (~near_after[1] & (near_after[3] | by_and_3[1] | ~by_and_3[3]))));
    wire d_touch_0_1_or_3 = d_touch_0[1] | (older_4_1 & ~d_touch_0[4]);
    wire not_valid_after_1_or_3 = ~valid_after[1] | (valid_after[4]
            & ((near_after[1] & near_after[4] & ~d_touch_0_1_or_3)
            | (~near_after[1] & (near_after[4] | by_and_3[1] | ~by_and_3[4]))));
    wire d_touch_0_1_or_4 = d_touch_0[1] | (older_5_1 & ~d_touch_0[5]);
    wire not_valid_after_1_or_4 = ~valid_after[1] | (valid_after[5]
            & ((near_after[1] & near_after[5] & ~d_touch_0_1_or_4)
            | (~near_after[1] & (near_after[5] | by_and_3[1] | ~by_and_3[5]))));
    wire d_touch_0_1_or_5 = d_touch_0[1] | (older_6_1 & ~d_touch_0[6]);
    wire not_valid_after_1_or_5 = ~valid_after[1] | (valid_after[6]
            & ((near_after[1] & near_after[6] & ~d_touch_0_1_or_5)
            | (~near_after[1] & (near_after[6] | by_and_3[1] | ~by_and_3[6]))));
    wire d_touch_0_1_or_6 = d_touch_0[1] | (older_7_1 & ~d_touch_0[7]);
    wire not_valid_after_1_or_6 = ~valid_after[1] | (valid_after[7]
            & ((near_after[1] & near_after[7] & ~d_touch_0_1_or_6)
            | (~near_after[1] & (near_after[7] | by_and_3[1]))));
    wire [7:0] alloc_ahead_1 = {~not_valid_after_1_or_6, ~not_valid_after_1_or_5,
            ~not_valid_after_1_or_4, ~not_valid_after_1_or_3, ~not_valid_after_1_or_2,
            ~not_valid_after_1_or, 1'b0, not_valid_after_0_or};
    wire d_touch_0_2_or = d_touch_0[2] | (older_3_2 & ~d_touch_0[3]);
    wire not_valid_after_2_or = ~valid_after[2] | (valid_after[3]
            & ((near_after[2] & near_after[3] & ~d_touch_0_2_or)
            | (~near_after[2] & (near_after[3] | by_and_3[2] | ~by_and_3[3]))));
    wire d_touch_0_2_or_2 = d_touch_0[2] | (older_4_2 & ~d_touch_0[4]);
    wire not_valid_after_2_or_2 = ~valid_after[2] | (valid_after[4]
            & ((near_after[2] & near_after[4] & ~d_touch_0_2_or_2)
            | (~near_after[2] & (near_after[4] | by_and_3[2] | ~by_and_3[4]))));
    wire d_touch_0_2_or_3 = d_touch_0[2] | (older_5_2 & ~d_touch_0[5]);
    wire not_valid_after_2_or_3 = ~valid_after[2] | (valid_after[5]
            & ((near_after[2] & near_after[5] & ~d_touch_0_2_or_3)
            | (~near_after[2] & (near_after[5] | by_and_3[2] | ~by_and_3[5]))));
    wire d_touch_0_2_or_4 = d_touch_0[2] | (older_6_2 & ~d_touch_0[6]);
    wire not_valid_after_2_or_4 = ~valid_after[2] | (valid_after[6]
            & ((near_after[2] & near_after[6] & ~d_touch_0_2_or_4)
            | (~near_after[2] & (near_after[6] | by_and_3[2] | ~by_and_3[6]))));
    wire d_touch_0_2_or_5 = d_touch_0[2] | (older_7_2 & ~d_touch_0[7]);
    wire not_valid_after_2_or_5 = ~valid_after[2] | (valid_after[7]
            & ((near_after[2] & near_after[7] & ~d_touch_0_2_or_5)
            | (~near_after[2] & (near_after[7] | by_and_3[2]))));
    wire [7:0] alloc_ahead_2 = {~not_valid_after_2_or_5, ~not_valid_after_2_or_4,
            ~not_valid_after_2_or_3, ~not_valid_after_2_or_2, ~not_valid_after_2_or, 1'b0,
            not_valid_after_1_or, not_valid_after_0_or_2};
    wire d_touch_0_3_or = d_touch_0[3] | (older_4_3 & ~d_touch_0[4]);
    wire not_valid_after_3_or = ~valid_after[3] | (valid_after[4]
            & ((near_after[3] & near_after[4] & ~d_touch_0_3_or)
            | (~near_after[3] & (near_after[4] | by_and_3[3] | ~by_and_3[4]))));
    wire d_touch_0_3_or_2 = d_touch_0[3] | (older_5_3 & ~d_touch_0[5]);
    wire not_valid_after_3_or_2 = ~valid_after[3] | (valid_after[5]
            & ((near_after[3] & near_after[5] & ~d_touch_0_3_or_2)
            | (~near_after[3] & (near_after[5] | by_and_3[3] | ~by_and_3[5]))));
    wire d_touch_0_3_or_3 = d_touch_0[3] | (older_6_3 & ~d_touch_0[6]);
    wire not_valid_after_3_or_3 = ~valid_after[3] | (valid_after[6]
            & ((near_after[3] & near_after[6] & ~d_touch_0_3_or_3)
            | (~near_after[3] & (near_after[6] | by_and_3[3] | ~by_and_3[6]))));
    wire d_touch_0_3_or_4 = d_touch_0[3] | (older_7_3 & ~d_touch_0[7]);
    wire not_valid_after_3_or_4 = ~valid_after[3] | (valid_after[7]
            & ((near_after[3] & near_after[7] & ~d_touch_0_3_or_4)
            | (~near_after[3] & (near_after[7] | by_and_3[3]))));
    wire [7:0] alloc_ahead_3 = {~not_valid_after_3_or_4, ~not_valid_after_3_or_3,
            ~not_valid_after_3_or_2, ~not_valid_after_3_or, 1'b0, not_valid_after_2_or,
            not_valid_after_1_or_2, not_valid_after_0_or_3};
    wire d_touch_0_4_or = d_touch_0[4] | (older_5_4 & ~d_touch_0[5]);
    wire not_valid_after_4_or = ~valid_after[4] | (valid_after[5]
            & ((near_after[4] & near_after[5] & ~d_touch_0_4_or)
            | (~near_after[4] & (near_after[5] | by_and_3[4] | ~by_and_3[5]))));
    wire d_touch_0_4_or_2 = d_touch_0[4] | (older_6_4 & ~d_touch_0[6]);
    wire not_valid_after_4_or_2 = ~valid_after[4] | (valid_after[6]
            & ((near_after[4] & near_after[6] & ~d_touch_0_4_or_2)
            | (~near_after[4] & (near_after[6] | by_and_3[4] | ~by_and_3[6]))));
    wire d_touch_0_4_or_3 = d_touch_0[4] | (older_7_4 & ~d_touch_0[7]);
    wire not_valid_after_4_or_3 = ~valid_after[4] | (valid_after[7]
            & ((near_after[4] & near_after[7] & ~d_touch_0_4_or_3)
            | (~near_after[4] & (near_after[7] | by_and_3[4]))));
    wire [7:0] alloc_ahead_4 = {~not_valid_after_4_or_3, ~not_valid_after_4_or_2,
            ~not_valid_after_4_or, 1'b0, not_valid_after_3_or, not_valid_after_2_or_2,
            not_valid_after_1_or_3, not_valid_after_0_or_4};
    wire d_touch_0_5_or = d_touch_0[5] | (older_6_5 & ~d_touch_0[6]);
    wire not_valid_after_5_or = ~valid_after[5] | (valid_after[6]
            & ((near_after[5] & near_after[6] & ~d_touch_0_5_or)
            | (~near_after[5] & (near_after[6] | by_and_3[5] | ~by_and_3[6]))));
    wire d_touch_0_5_or_2 = d_touch_0[5] | (older_7_5 & ~d_touch_0[7]);
    wire not_valid_after_5_or_2 = ~valid_after[5] | (valid_after[7]
            & ((near_after[5] & near_after[7] & ~d_touch_0_5_or_2)
            | (~near_after[5] & (near_after[7] | by_and_3[5]))));
    wire [7:0] alloc_ahead_5 = {~not_valid_after_5_or_2, ~not_valid_after_5_or, 1'b0,
            not_valid_after_4_or, not_valid_after_3_or_2, not_valid_after_2_or_3,
            not_valid_after_1_or_4, not_valid_after_0_or_5};
    wire d_touch_0_6_or = d_touch_0[6] | (older_7_6 & ~d_touch_0[7]);
    wire not_valid_after_6_or = ~valid_after[6] | (valid_after[7]
            & ((near_after[6] & near_after[7] & ~d_touch_0_6_or)
            | (~near_after[6] & (near_after[7] | by_and_3[6]))));
    wire [7:0] alloc_ahead_6 = {~not_valid_after_6_or, 1'b0, not_valid_after_5_or,
            not_valid_after_4_or_2, not_valid_after_3_or_3, not_valid_after_2_or_4,
            not_valid_after_1_or_5, not_valid_after_0_or_6};
    wire [7:0] alloc_ahead_7 = {1'b0, not_valid_after_6_or, not_valid_after_5_or_2,
            not_valid_after_4_or_3, not_valid_after_3_or_4, not_valid_after_2_or_5,
            not_valid_after_1_or_6, not_valid_after_0_or_7};
    wire misses_0_or_misses_1 = misses[0] | misses[1];
    wire misses_2_or_misses_3 = misses[2] | misses[3];
    wire misses_0_or_misses_1_or = misses_0_or_misses_1 | misses_2_or_misses_3;
    wire misses_4_or_misses_5 = misses[4] | misses[5];
    wire misses_0_or_misses_1_or_or = misses_0_or_misses_1_or | misses_4_or_misses_5;
    wire misses_0_and_misses_1 = misses[0] & misses[1];
    wire misses_2_and_misses_3 = misses[2] & misses[3];
    wire or_4 = (misses_0_and_misses_1 | misses_2_and_misses_3)
            | (misses_0_or_misses_1 & misses_2_or_misses_3);
    wire misses_4_and_misses_5 = misses[4] & misses[5];
    wire or_5 = (or_4 | misses_4_and_misses_5) | (misses_0_or_misses_1_or & misses_4_or_misses_5);
    wire or_6 = (misses_0_or_misses_1 & misses_2_and_misses_3)
            | (misses_0_and_misses_1 & misses_2_or_misses_3);
    wire or_7 = (or_6 | (misses_0_or_misses_1_or & misses_4_and_misses_5))
            | (or_4 & misses_4_or_misses_5);
    wire misses_0_and_misses_1_and = misses_0_and_misses_1 & misses_2_and_misses_3;
    wire or_8 = (misses_0_and_misses_1_and | (or_4 & misses_4_and_misses_5))
            | (or_6 & misses_4_or_misses_5);
    wire or_9 = (or_6 & misses_4_and_misses_5) | (misses_0_and_misses_1_and & misses_4_or_misses_5);
    wire and_9 = misses_0_and_misses_1_and & misses_4_and_misses_5;

    // CCU-A4: The k-th miss takes the k-th entry of the order that did not hit.
    wire [5:0] miss_count = {and_9, or_9, or_8, or_7, or_5, misses_0_or_misses_1_or_or};

    wire [7:0] alloc_ahead_0_and_not_hit_entry = alloc_ahead_0 & ~hit_entry;
    wire or_10 = alloc_ahead_0_and_not_hit_entry[1] | alloc_ahead_0_and_not_hit_entry[2];
    wire or_11 = alloc_ahead_0_and_not_hit_entry[3] | alloc_ahead_0_and_not_hit_entry[4];
    wire or_10_or_or_11 = or_10 | or_11;
    wire or_12 = alloc_ahead_0_and_not_hit_entry[5] | alloc_ahead_0_and_not_hit_entry[6];
    wire or_12_or = or_12 | alloc_ahead_0_and_not_hit_entry[7];
    wire or_10_or_or_11_or_or_12_or = or_10_or_or_11 | or_12_or;
    wire and_10 = alloc_ahead_0_and_not_hit_entry[1] & alloc_ahead_0_and_not_hit_entry[2];
    wire and_11 = alloc_ahead_0_and_not_hit_entry[3] & alloc_ahead_0_and_not_hit_entry[4];
    wire or_13 = (and_10 | and_11) | (or_10 & or_11);
    wire and_12 = alloc_ahead_0_and_not_hit_entry[5] & alloc_ahead_0_and_not_hit_entry[6];
    wire and_12_or = and_12 | (or_12 & alloc_ahead_0_and_not_hit_entry[7]);
    wire or_14 = (or_13 | and_12_or) | (or_10_or_or_11 & or_12_or);
    wire or_15 = (or_10 & and_11) | (and_10 & or_11);
    wire and_12_and = and_12 & alloc_ahead_0_and_not_hit_entry[7];
    wire or_16 = ((or_15 | and_12_and) | (or_10_or_or_11 & and_12_or)) | (or_13 & or_12_or);
    wire and_10_and_and_11 = and_10 & and_11;
    wire or_17 = ((and_10_and_and_11 | (or_10_or_or_11 & and_12_and)) | (or_13 & and_12_or))
            | (or_15 & or_12_or);
    wire or_18 = ((or_13 & and_12_and) | (or_15 & and_12_or)) | (and_10_and_and_11 & or_12_or);
    wire [5:0] victim_place_0 = hit_entry[0] ? 6'd0 :
            {or_18 & ~((or_15 & and_12_and) | (and_10_and_and_11 & and_12_or)), or_17 & ~or_18,
            or_16 & ~or_17, or_14 & ~or_16, or_10_or_or_11_or_or_12_or & ~or_14,
            ~or_10_or_or_11_or_or_12_or};
    wire [7:0] alloc_ahead_1_and_not_hit_entry = alloc_ahead_1 & ~hit_entry;
    wire or_19 = alloc_ahead_1_and_not_hit_entry[0] | alloc_ahead_1_and_not_hit_entry[2];
    wire or_20 = alloc_ahead_1_and_not_hit_entry[3] | alloc_ahead_1_and_not_hit_entry[4];
    wire or_19_or_or_20 = or_19 | or_20;
    wire or_21 = alloc_ahead_1_and_not_hit_entry[5] | alloc_ahead_1_and_not_hit_entry[6];
    wire or_21_or = or_21 | alloc_ahead_1_and_not_hit_entry[7];
    wire or_19_or_or_20_or_or_21_or = or_19_or_or_20 | or_21_or;
    wire and_13 = alloc_ahead_1_and_not_hit_entry[0] & alloc_ahead_1_and_not_hit_entry[2];
    wire and_14 = alloc_ahead_1_and_not_hit_entry[3] & alloc_ahead_1_and_not_hit_entry[4];
    wire or_22 = (and_13 | and_14) | (or_19 & or_20);
    wire and_15 = alloc_ahead_1_and_not_hit_entry[5] & alloc_ahead_1_and_not_hit_entry[6];
    wire and_15_or = and_15 | (or_21 & alloc_ahead_1_and_not_hit_entry[7]);
    wire or_23 = (or_22 | and_15_or) | (or_19_or_or_20 & or_21_or);
    wire or_24 = (or_19 & and_14) | (and_13 & or_20);
    wire and_15_and = and_15 & alloc_ahead_1_and_not_hit_entry[7];
    wire or_25 = ((or_24 | and_15_and) | (or_19_or_or_20 & and_15_or)) | (or_22 & or_21_or);
    wire and_13_and_and_14 = and_13 & and_14;
    wire or_26 = ((and_13_and_and_14 | (or_19_or_or_20 & and_15_and)) | (or_22 & and_15_or))
            | (or_24 & or_21_or);
    wire or_27 = ((or_22 & and_15_and) | (or_24 & and_15_or)) | (and_13_and_and_14 & or_21_or);
    wire [5:0] victim_place_1 = hit_entry[1] ? 6'd0 :
            {or_27 & ~((or_24 & and_15_and) | (and_13_and_and_14 & and_15_or)), or_26 & ~or_27,
            or_25 & ~or_26, or_23 & ~or_25, or_19_or_or_20_or_or_21_or & ~or_23,
            ~or_19_or_or_20_or_or_21_or};
    wire [7:0] alloc_ahead_2_and_not_hit_entry = alloc_ahead_2 & ~hit_entry;
    wire or_28 = alloc_ahead_2_and_not_hit_entry[0] | alloc_ahead_2_and_not_hit_entry[1];
    wire or_29 = alloc_ahead_2_and_not_hit_entry[3] | alloc_ahead_2_and_not_hit_entry[4];
    wire or_28_or_or_29 = or_28 | or_29;
    wire or_30 = alloc_ahead_2_and_not_hit_entry[5] | alloc_ahead_2_and_not_hit_entry[6];
    wire or_30_or = or_30 | alloc_ahead_2_and_not_hit_entry[7];
    wire or_28_or_or_29_or_or_30_or = or_28_or_or_29 | or_30_or;
    wire and_16 = alloc_ahead_2_and_not_hit_entry[0] & alloc_ahead_2_and_not_hit_entry[1];
    wire and_17 = alloc_ahead_2_and_not_hit_entry[3] & alloc_ahead_2_and_not_hit_entry[4];
    wire or_31 = (and_16 | and_17) | (or_28 & or_29);
    wire and_18 = alloc_ahead_2_and_not_hit_entry[5] & alloc_ahead_2_and_not_hit_entry[6];
    wire and_18_or = and_18 | (or_30 & alloc_ahead_2_and_not_hit_entry[7]);
    wire or_32 = (or_31 | and_18_or) | (or_28_or_or_29 & or_30_or);
    wire or_33 = (or_28 & and_17) | (and_16 & or_29);
    wire and_18_and = and_18 & alloc_ahead_2_and_not_hit_entry[7];
    wire or_34 = ((or_33 | and_18_and) | (or_28_or_or_29 & and_18_or)) | (or_31 & or_30_or);
    wire and_16_and_and_17 = and_16 & and_17;
    wire or_35 = ((and_16_and_and_17 | (or_28_or_or_29 & and_18_and)) | (or_31 & and_18_or))
            | (or_33 & or_30_or);
    wire or_36 = ((or_31 & and_18_and) | (or_33 & and_18_or)) | (and_16_and_and_17 & or_30_or);
    wire [5:0] victim_place_2 = hit_entry[2] ? 6'd0 :
            {or_36 & ~((or_33 & and_18_and) | (and_16_and_and_17 & and_18_or)), or_35 & ~or_36,
            or_34 & ~or_35, or_32 & ~or_34, or_28_or_or_29_or_or_30_or & ~or_32,
            ~or_28_or_or_29_or_or_30_or};
    wire [7:0] alloc_ahead_3_and_not_hit_entry = alloc_ahead_3 & ~hit_entry;
    wire or_37 = alloc_ahead_3_and_not_hit_entry[0] | alloc_ahead_3_and_not_hit_entry[1];
    wire or_38 = alloc_ahead_3_and_not_hit_entry[2] | alloc_ahead_3_and_not_hit_entry[4];
    wire or_37_or_or_38 = or_37 | or_38;
    wire or_39 = alloc_ahead_3_and_not_hit_entry[5] | alloc_ahead_3_and_not_hit_entry[6];
    wire or_39_or = or_39 | alloc_ahead_3_and_not_hit_entry[7];
    wire or_37_or_or_38_or_or_39_or = or_37_or_or_38 | or_39_or;
    wire and_19 = alloc_ahead_3_and_not_hit_entry[0] & alloc_ahead_3_and_not_hit_entry[1];
    wire and_20 = alloc_ahead_3_and_not_hit_entry[2] & alloc_ahead_3_and_not_hit_entry[4];
    wire or_40 = (and_19 | and_20) | (or_37 & or_38);
    wire and_21 = alloc_ahead_3_and_not_hit_entry[5] & alloc_ahead_3_and_not_hit_entry[6];
    wire and_21_or = and_21 | (or_39 & alloc_ahead_3_and_not_hit_entry[7]);
    wire or_41 = (or_40 | and_21_or) | (or_37_or_or_38 & or_39_or);
    wire or_42 = (or_37 & and_20) | (and_19 & or_38);
    wire and_21_and = and_21 & alloc_ahead_3_and_not_hit_entry[7];
    wire or_43 = ((or_42 | and_21_and) | (or_37_or_or_38 & and_21_or)) | (or_40 & or_39_or);
    wire and_19_and_and_20 = and_19 & and_20;
    wire or_44 = ((and_19_and_and_20 | (or_37_or_or_38 & and_21_and)) | (or_40 & and_21_or))
            | (or_42 & or_39_or);
    wire or_45 = ((or_40 & and_21_and) | (or_42 & and_21_or)) | (and_19_and_and_20 & or_39_or);
    wire [5:0] victim_place_3 = hit_entry[3] ? 6'd0 :
            {or_45 & ~((or_42 & and_21_and) | (and_19_and_and_20 & and_21_or)), or_44 & ~or_45,
            or_43 & ~or_44, or_41 & ~or_43, or_37_or_or_38_or_or_39_or & ~or_41,
            ~or_37_or_or_38_or_or_39_or};
    wire [7:0] alloc_ahead_4_and_not_hit_entry = alloc_ahead_4 & ~hit_entry;
    wire or_46 = alloc_ahead_4_and_not_hit_entry[0] | alloc_ahead_4_and_not_hit_entry[1];
    wire or_47 = alloc_ahead_4_and_not_hit_entry[2] | alloc_ahead_4_and_not_hit_entry[3];
    wire or_46_or_or_47 = or_46 | or_47;
    wire or_48 = alloc_ahead_4_and_not_hit_entry[5] | alloc_ahead_4_and_not_hit_entry[6];
    wire or_48_or = or_48 | alloc_ahead_4_and_not_hit_entry[7];
    wire or_46_or_or_47_or_or_48_or = or_46_or_or_47 | or_48_or;
    wire and_22 = alloc_ahead_4_and_not_hit_entry[0] & alloc_ahead_4_and_not_hit_entry[1];
    wire and_23 = alloc_ahead_4_and_not_hit_entry[2] & alloc_ahead_4_and_not_hit_entry[3];
    wire or_49 = (and_22 | and_23) | (or_46 & or_47);
    wire and_24 = alloc_ahead_4_and_not_hit_entry[5] & alloc_ahead_4_and_not_hit_entry[6];
    wire and_24_or = and_24 | (or_48 & alloc_ahead_4_and_not_hit_entry[7]);
    wire or_50 = (or_49 | and_24_or) | (or_46_or_or_47 & or_48_or);
    wire or_51 = (or_46 & and_23) | (and_22 & or_47);
    wire and_24_and = and_24 & alloc_ahead_4_and_not_hit_entry[7];
    wire or_52 = ((or_51 | and_24_and) | (or_46_or_or_47 & and_24_or)) | (or_49 & or_48_or);
    wire and_22_and_and_23 = and_22 & and_23;
    wire or_53 = ((and_22_and_and_23 | (or_46_or_or_47 & and_24_and)) | (or_49 & and_24_or))
            | (or_51 & or_48_or);
    wire or_54 = ((or_49 & and_24_and) | (or_51 & and_24_or)) | (and_22_and_and_23 & or_48_or);
    wire [5:0] victim_place_4 = hit_entry[4] ? 6'd0 :
            {or_54 & ~((or_51 & and_24_and) | (and_22_and_and_23 & and_24_or)), or_53 & ~or_54,
            or_52 & ~or_53, or_50 & ~or_52, or_46_or_or_47_or_or_48_or & ~or_50,
            ~or_46_or_or_47_or_or_48_or};
    wire [7:0] alloc_ahead_5_and_not_hit_entry = alloc_ahead_5 & ~hit_entry;
    wire or_55 = alloc_ahead_5_and_not_hit_entry[0] | alloc_ahead_5_and_not_hit_entry[1];
    wire or_56 = alloc_ahead_5_and_not_hit_entry[2] | alloc_ahead_5_and_not_hit_entry[3];
    wire or_55_or_or_56 = or_55 | or_56;
    wire or_57 = alloc_ahead_5_and_not_hit_entry[4] | alloc_ahead_5_and_not_hit_entry[6];
    wire or_57_or = or_57 | alloc_ahead_5_and_not_hit_entry[7];
    wire or_55_or_or_56_or_or_57_or = or_55_or_or_56 | or_57_or;
    wire and_25 = alloc_ahead_5_and_not_hit_entry[0] & alloc_ahead_5_and_not_hit_entry[1];
    wire and_26 = alloc_ahead_5_and_not_hit_entry[2] & alloc_ahead_5_and_not_hit_entry[3];
    wire or_58 = (and_25 | and_26) | (or_55 & or_56);
    wire and_27 = alloc_ahead_5_and_not_hit_entry[4] & alloc_ahead_5_and_not_hit_entry[6];
    wire and_27_or = and_27 | (or_57 & alloc_ahead_5_and_not_hit_entry[7]);
    wire or_59 = (or_58 | and_27_or) | (or_55_or_or_56 & or_57_or);
    wire or_60 = (or_55 & and_26) | (and_25 & or_56);
    wire and_27_and = and_27 & alloc_ahead_5_and_not_hit_entry[7];
    wire or_61 = ((or_60 | and_27_and) | (or_55_or_or_56 & and_27_or)) | (or_58 & or_57_or);
    wire and_25_and_and_26 = and_25 & and_26;
    wire or_62 = ((and_25_and_and_26 | (or_55_or_or_56 & and_27_and)) | (or_58 & and_27_or))
            | (or_60 & or_57_or);
    wire or_63 = ((or_58 & and_27_and) | (or_60 & and_27_or)) | (and_25_and_and_26 & or_57_or);
    wire [5:0] victim_place_5 = hit_entry[5] ? 6'd0 :
            {or_63 & ~((or_60 & and_27_and) | (and_25_and_and_26 & and_27_or)), or_62 & ~or_63,
            or_61 & ~or_62, or_59 & ~or_61, or_55_or_or_56_or_or_57_or & ~or_59,
            ~or_55_or_or_56_or_or_57_or};
    wire [7:0] alloc_ahead_6_and_not_hit_entry = alloc_ahead_6 & ~hit_entry;
    wire or_64 = alloc_ahead_6_and_not_hit_entry[0] | alloc_ahead_6_and_not_hit_entry[1];
    wire or_65 = alloc_ahead_6_and_not_hit_entry[2] | alloc_ahead_6_and_not_hit_entry[3];
    wire or_64_or_or_65 = or_64 | or_65;
    wire or_66 = alloc_ahead_6_and_not_hit_entry[4] | alloc_ahead_6_and_not_hit_entry[5];
    wire or_66_or = or_66 | alloc_ahead_6_and_not_hit_entry[7];
    wire or_64_or_or_65_or_or_66_or = or_64_or_or_65 | or_66_or;
    wire and_28 = alloc_ahead_6_and_not_hit_entry[0] & alloc_ahead_6_and_not_hit_entry[1];
    wire and_29 = alloc_ahead_6_and_not_hit_entry[2] & alloc_ahead_6_and_not_hit_entry[3];
    wire or_67 = (and_28 | and_29) | (or_64 & or_65);
    wire and_30 = alloc_ahead_6_and_not_hit_entry[4] & alloc_ahead_6_and_not_hit_entry[5];
    wire and_30_or = and_30 | (or_66 & alloc_ahead_6_and_not_hit_entry[7]);
    wire or_68 = (or_67 | and_30_or) | (or_64_or_or_65 & or_66_or);
    wire or_69 = (or_64 & and_29) | (and_28 & or_65);
    wire and_30_and = and_30 & alloc_ahead_6_and_not_hit_entry[7];
    wire or_70 = ((or_69 | and_30_and) | (or_64_or_or_65 & and_30_or)) | (or_67 & or_66_or);
    wire and_28_and_and_29 = and_28 & and_29;
    wire or_71 = ((and_28_and_and_29 | (or_64_or_or_65 & and_30_and)) | (or_67 & and_30_or))
            | (or_69 & or_66_or);
    wire or_72 = ((or_67 & and_30_and) | (or_69 & and_30_or)) | (and_28_and_and_29 & or_66_or);
    wire [5:0] victim_place_6 = hit_entry[6] ? 6'd0 :
            {or_72 & ~((or_69 & and_30_and) | (and_28_and_and_29 & and_30_or)), or_71 & ~or_72,
            or_70 & ~or_71, or_68 & ~or_70, or_64_or_or_65_or_or_66_or & ~or_68,
            ~or_64_or_or_65_or_or_66_or};
    wire [7:0] alloc_ahead_7_and_not_hit_entry = alloc_ahead_7 & ~hit_entry;
    wire or_73 = alloc_ahead_7_and_not_hit_entry[0] | alloc_ahead_7_and_not_hit_entry[1];
    wire or_74 = alloc_ahead_7_and_not_hit_entry[2] | alloc_ahead_7_and_not_hit_entry[3];
    wire or_73_or_or_74 = or_73 | or_74;
    wire or_75 = alloc_ahead_7_and_not_hit_entry[4] | alloc_ahead_7_and_not_hit_entry[5];
    wire or_75_or = or_75 | alloc_ahead_7_and_not_hit_entry[6];
    wire or_73_or_or_74_or_or_75_or = or_73_or_or_74 | or_75_or;
    wire and_31 = alloc_ahead_7_and_not_hit_entry[0] & alloc_ahead_7_and_not_hit_entry[1];
    wire and_32 = alloc_ahead_7_and_not_hit_entry[2] & alloc_ahead_7_and_not_hit_entry[3];
    wire or_76 = (and_31 | and_32) | (or_73 & or_74);
    wire and_33 = alloc_ahead_7_and_not_hit_entry[4] & alloc_ahead_7_and_not_hit_entry[5];
    wire and_33_or = and_33 | (or_75 & alloc_ahead_7_and_not_hit_entry[6]);
    wire or_77 = (or_76 | and_33_or) | (or_73_or_or_74 & or_75_or);
    wire or_78 = (or_73 & and_32) | (and_31 & or_74);
    wire and_33_and = and_33 & alloc_ahead_7_and_not_hit_entry[6];
    wire or_79 = ((or_78 | and_33_and) | (or_73_or_or_74 & and_33_or)) | (or_76 & or_75_or);
    wire and_31_and_and_32 = and_31 & and_32;
    wire or_80 = ((and_31_and_and_32 | (or_73_or_or_74 & and_33_and)) | (or_76 & and_33_or))
            | (or_78 & or_75_or);
    wire or_81 = ((or_76 & and_33_and) | (or_78 & and_33_or)) | (and_31_and_and_32 & or_75_or);
    wire [5:0] victim_place_7 = hit_entry[7] ? 6'd0 :
            {or_81 & ~((or_78 & and_33_and) | (and_31_and_and_32 & and_33_or)), or_80 & ~or_81,
            or_79 & ~or_80, or_77 & ~or_79, or_73_or_or_74_or_or_75_or & ~or_77,
            ~or_73_or_or_74_or_or_75_or};
    wire [7:0] kept_touched = {hit_entry[7] | (|(victim_place_7 & miss_count)),
            hit_entry[6] | (|(victim_place_6 & miss_count)),
            hit_entry[5] | (|(victim_place_5 & miss_count)),
            hit_entry[4] | (|(victim_place_4 & miss_count)),
            hit_entry[3] | (|(victim_place_3 & miss_count)),
            hit_entry[2] | (|(victim_place_2 & miss_count)),
            hit_entry[1] | (|(victim_place_1 & miss_count)),
            hit_entry[0] | (|(victim_place_0 & miss_count))};
    wire [5:0] miss_number_0 = hit[0] ? 6'd0 : lead_0_mask_and;
    wire [7:0] kept_named_0 = match_0 | {|(victim_place_7 & miss_number_0),
            |(victim_place_6 & miss_number_0), |(victim_place_5 & miss_number_0),
            |(victim_place_4 & miss_number_0), |(victim_place_3 & miss_number_0),
            |(victim_place_2 & miss_number_0), |(victim_place_1 & miss_number_0),
            |(victim_place_0 & miss_number_0)};
    wire [5:0] not_misses_0_etc = {4'd0, misses[0], ~misses[0]};
    wire [5:0] miss_number_1 = hit[1] ? 6'd0 : and_4 | ({6{lead[1]}} & not_misses_0_etc);
    wire [7:0] kept_named_1 = match_1 | {|(victim_place_7 & miss_number_1),
            |(victim_place_6 & miss_number_1), |(victim_place_5 & miss_number_1),
            |(victim_place_4 & miss_number_1), |(victim_place_3 & miss_number_1),
            |(victim_place_2 & miss_number_1), |(victim_place_1 & miss_number_1),
            |(victim_place_0 & miss_number_1)};
    wire [5:0] not_misses_0_or_misses_1_etc = {3'd0, misses_0_and_misses_1,
            misses_0_or_misses_1 & ~misses_0_and_misses_1, ~misses_0_or_misses_1};
    wire [5:0] miss_number_2 = hit[2] ? 6'd0 : and_5 | (spread & not_misses_0_etc)
            | ({6{lead[2]}} & not_misses_0_or_misses_1_etc);
    wire [7:0] kept_named_2 = match_2 | {|(victim_place_7 & miss_number_2),
            |(victim_place_6 & miss_number_2), |(victim_place_5 & miss_number_2),
            |(victim_place_4 & miss_number_2), |(victim_place_3 & miss_number_2),
            |(victim_place_2 & miss_number_2), |(victim_place_1 & miss_number_2),
            |(victim_place_0 & miss_number_2)};
    wire misses_0_or_misses_1_or_2 = misses_0_or_misses_1 | misses[2];
    wire misses_0_and_misses_1_or = misses_0_and_misses_1 | (misses_0_or_misses_1 & misses[2]);
    wire misses_0_and_misses_1_and_2 = misses_0_and_misses_1 & misses[2];
    wire [5:0] not_misses_0_or_misses_1_or_2_etc = {2'd0, misses_0_and_misses_1_and_2,
            misses_0_and_misses_1_or & ~misses_0_and_misses_1_and_2,
            misses_0_or_misses_1_or_2 & ~misses_0_and_misses_1_or, ~misses_0_or_misses_1_or_2};
    wire [5:0] miss_number_3 = hit[3] ? 6'd0 : and_6 | (spread_2 & not_misses_0_etc)
            | (spread_3 & not_misses_0_or_misses_1_etc) |
            ({6{lead[3]}} & not_misses_0_or_misses_1_or_2_etc);
    wire [7:0] kept_named_3 = match_3 | {|(victim_place_7 & miss_number_3),
            |(victim_place_6 & miss_number_3), |(victim_place_5 & miss_number_3),
            |(victim_place_4 & miss_number_3), |(victim_place_3 & miss_number_3),
            |(victim_place_2 & miss_number_3), |(victim_place_1 & miss_number_3),
            |(victim_place_0 & miss_number_3)};
    wire [5:0] not_misses_0_or_misses_1_or_etc = {1'b0, misses_0_and_misses_1_and,
            or_6 & ~misses_0_and_misses_1_and, or_4 & ~or_6, misses_0_or_misses_1_or & ~or_4,
            ~misses_0_or_misses_1_or};
    wire [5:0] miss_number_4 = hit[4] ? 6'd0 : and_7 | (spread_4 & not_misses_0_etc)
            | (spread_5 & not_misses_0_or_misses_1_etc) |
            (spread_6 & not_misses_0_or_misses_1_or_2_etc)
            | ({6{lead[4]}} & not_misses_0_or_misses_1_or_etc);
    wire [7:0] kept_named_4 = match_4 | {|(victim_place_7 & miss_number_4),
            |(victim_place_6 & miss_number_4), |(victim_place_5 & miss_number_4),
            |(victim_place_4 & miss_number_4), |(victim_place_3 & miss_number_4),
            |(victim_place_2 & miss_number_4), |(victim_place_1 & miss_number_4),
            |(victim_place_0 & miss_number_4)};
    wire misses_0_or_misses_1_or_or_2 = misses_0_or_misses_1_or | misses[4];
    wire or_4_or = or_4 | (misses_0_or_misses_1_or & misses[4]);
    wire or_6_or = or_6 | (or_4 & misses[4]);
    wire or_82 = misses_0_and_misses_1_and | (or_6 & misses[4]);
    wire and_34 = misses_0_and_misses_1_and & misses[4];
    wire [5:0] and_8_or_2 = and_8 | (spread_7 & not_misses_0_etc)
            | (spread_8 & not_misses_0_or_misses_1_etc) |
            (spread_9 & not_misses_0_or_misses_1_or_2_etc)
            | (spread_10 & not_misses_0_or_misses_1_or_etc)
            | ({6{lead[5]}} & {and_34, or_82 & ~and_34, or_6_or & ~or_82, or_4_or & ~or_6_or,
            misses_0_or_misses_1_or_or_2 & ~or_4_or, ~misses_0_or_misses_1_or_or_2});
    wire [5:0] miss_number_5 = hit[5] ? 6'd0 : and_8_or_2;
    wire [7:0] kept_named_5 = match_5 | {|(victim_place_7 & miss_number_5),
            |(victim_place_6 & miss_number_5), |(victim_place_5 & miss_number_5),
            |(victim_place_4 & miss_number_5), |(victim_place_3 & miss_number_5),
            |(victim_place_2 & miss_number_5), |(victim_place_1 & miss_number_5),
            |(victim_place_0 & miss_number_5)};
    wire [7:0] named_0 = flush ? flush_named_0 : kept_named_0;
    wire [7:0] named_1 = flush ? flush_named_1 : kept_named_1;
    wire [7:0] named_2 = flush ? flush_named_2 : kept_named_2;
    wire [7:0] named_3 = flush ? flush_named_3 : kept_named_3;
    wire [7:0] named_4 = flush ? flush_named_4 : kept_named_4;
    wire [7:0] named_5 = flush ? flush_named_5 : kept_named_5;
    wire [7:0] touched = flush ? flush_touched : kept_touched;

    // CCU-A8: One read for each missing register.
    assign rd_valid = alloc_valid ? (lead & (~hit | {6{flush}})) : 6'd0;

    // Cache table at the clock edge
    wire [7:0] or_83 = ((last[0] & alloc_near[0]) ? named_0 : 8'd0)
            | ((last[1] & alloc_near[1]) ? named_1 : 8'd0)
            | ((last[2] & alloc_near[2]) ? named_2 : 8'd0)
            | ((last[3] & alloc_near[3]) ? named_3 : 8'd0)
            | ((last[4] & alloc_near[4]) ? named_4 : 8'd0)
            | ((last[5] & alloc_near[5]) ? named_5 : 8'd0);

    always @(posedge clk) begin
        // CCU-A5: The highest slot that names an entry says whether it is near.
        if (alloc_valid)
            near <= or_83 | (near_after & ~touched);
        else
            near <= near_after;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[0])
            tag_0 <= ({8{named_0[0]}} & alloc_reg[7:0]) | ({8{named_1[0]}} & alloc_reg[15:8])
                    | ({8{named_2[0]}} & alloc_reg[23:16]) | ({8{named_3[0]}} & alloc_reg[31:24])
                    | ({8{named_4[0]}} & alloc_reg[39:32]) | ({8{named_5[0]}} & alloc_reg[47:40]);
        else if (d_take_0[0])
            tag_0 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[1])
            tag_1 <= ({8{named_0[1]}} & alloc_reg[7:0]) | ({8{named_1[1]}} & alloc_reg[15:8])
                    | ({8{named_2[1]}} & alloc_reg[23:16]) | ({8{named_3[1]}} & alloc_reg[31:24])
                    | ({8{named_4[1]}} & alloc_reg[39:32]) | ({8{named_5[1]}} & alloc_reg[47:40]);
        else if (d_take_0[1])
            tag_1 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[2])
            tag_2 <= ({8{named_0[2]}} & alloc_reg[7:0]) | ({8{named_1[2]}} & alloc_reg[15:8])
                    | ({8{named_2[2]}} & alloc_reg[23:16]) | ({8{named_3[2]}} & alloc_reg[31:24])
                    | ({8{named_4[2]}} & alloc_reg[39:32]) | ({8{named_5[2]}} & alloc_reg[47:40]);
        else if (d_take_0[2])
            tag_2 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[3])
            tag_3 <= ({8{named_0[3]}} & alloc_reg[7:0]) | ({8{named_1[3]}} & alloc_reg[15:8])
                    | ({8{named_2[3]}} & alloc_reg[23:16]) | ({8{named_3[3]}} & alloc_reg[31:24])
                    | ({8{named_4[3]}} & alloc_reg[39:32]) | ({8{named_5[3]}} & alloc_reg[47:40]);
        else if (d_take_0[3])
            tag_3 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[4])
            tag_4 <= ({8{named_0[4]}} & alloc_reg[7:0]) | ({8{named_1[4]}} & alloc_reg[15:8])
                    | ({8{named_2[4]}} & alloc_reg[23:16]) | ({8{named_3[4]}} & alloc_reg[31:24])
                    | ({8{named_4[4]}} & alloc_reg[39:32]) | ({8{named_5[4]}} & alloc_reg[47:40]);
        else if (d_take_0[4])
            tag_4 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[5])
            tag_5 <= ({8{named_0[5]}} & alloc_reg[7:0]) | ({8{named_1[5]}} & alloc_reg[15:8])
                    | ({8{named_2[5]}} & alloc_reg[23:16]) | ({8{named_3[5]}} & alloc_reg[31:24])
                    | ({8{named_4[5]}} & alloc_reg[39:32]) | ({8{named_5[5]}} & alloc_reg[47:40]);
        else if (d_take_0[5])
            tag_5 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[6])
            tag_6 <= ({8{named_0[6]}} & alloc_reg[7:0]) | ({8{named_1[6]}} & alloc_reg[15:8])
                    | ({8{named_2[6]}} & alloc_reg[23:16]) | ({8{named_3[6]}} & alloc_reg[31:24])
                    | ({8{named_4[6]}} & alloc_reg[39:32]) | ({8{named_5[6]}} & alloc_reg[47:40]);
        else if (d_take_0[6])
            tag_6 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[7])
            tag_7 <= ({8{named_0[7]}} & alloc_reg[7:0]) | ({8{named_1[7]}} & alloc_reg[15:8])
                    | ({8{named_2[7]}} & alloc_reg[23:16]) | ({8{named_3[7]}} & alloc_reg[31:24])
                    | ({8{named_4[7]}} & alloc_reg[39:32]) | ({8{named_5[7]}} & alloc_reg[47:40]);
        else if (d_take_0[7])
            tag_7 <= d_reg;
    end

    wire not_valid_after_0_or_8 = ~valid_after[0] | ~valid_after[1];
    wire not_valid_after_2_or_6 = ~valid_after[2] | ~valid_after[3];
    wire not_valid_after_0_or_8_or = not_valid_after_0_or_8 | not_valid_after_2_or_6;
    wire not_valid_after_4_or_4 = ~valid_after[4] | ~valid_after[5];
    wire not_valid_after_6_or_2 = ~valid_after[6] | ~valid_after[7];
    wire not_valid_after_4_or_4_or = not_valid_after_4_or_4 | not_valid_after_6_or_2;
    wire or_84 = not_valid_after_0_or_8_or | not_valid_after_4_or_4_or;
    wire not_valid_after_0_and = ~valid_after[0] & ~valid_after[1];
    wire not_valid_after_2_and = ~valid_after[2] & ~valid_after[3];
    wire or_85 = (not_valid_after_0_and | not_valid_after_2_and)
            | (not_valid_after_0_or_8 & not_valid_after_2_or_6);
    wire not_valid_after_4_and = ~valid_after[4] & ~valid_after[5];
    wire not_valid_after_6_and = ~valid_after[6] & ~valid_after[7];
    wire or_86 = (not_valid_after_4_and | not_valid_after_6_and)
            | (not_valid_after_4_or_4 & not_valid_after_6_or_2);
    wire or_87 = (or_85 | or_86) | (not_valid_after_0_or_8_or & not_valid_after_4_or_4_or);
    wire or_88 = (not_valid_after_0_or_8 & not_valid_after_2_and)
            | (not_valid_after_0_and & not_valid_after_2_or_6);
    wire or_89 = (not_valid_after_4_or_4 & not_valid_after_6_and)
            | (not_valid_after_4_and & not_valid_after_6_or_2);
    wire or_90 = ((or_88 | or_89) | (not_valid_after_0_or_8_or & or_86))
            | (or_85 & not_valid_after_4_or_4_or);
    wire not_valid_after_0_and_and = not_valid_after_0_and & not_valid_after_2_and;
    wire not_valid_after_4_and_and = not_valid_after_4_and & not_valid_after_6_and;
    wire or_91 = (((not_valid_after_0_and_and | not_valid_after_4_and_and)
            | (not_valid_after_0_or_8_or & or_89)) | (or_85 & or_86))
            | (or_88 & not_valid_after_4_or_4_or);
    wire or_92 = (((not_valid_after_0_or_8_or & not_valid_after_4_and_and) | (or_85 & or_89))
            | (or_88 & or_86)) | (not_valid_after_0_and_and & not_valid_after_4_or_4_or);
    wire or_93 = (misses_0_or_misses_1_or_or & ~or_84) | (or_5 & (or_84 & ~or_87))
            | (or_7 & (or_87 & ~or_90)) | (or_8 & (or_90 & ~or_91)) | (or_9 & (or_91 & ~or_92))
            | (and_9 & (or_92 & ~(((or_85 & not_valid_after_4_and_and) | (or_88 & or_89))
            | (not_valid_after_0_and_and & or_86))));
    wire alloc_steps = (|((valid_after & ~near_after) & ~hit_entry)) & or_93;
    wire [15:0] xor_3 = {1'b0, d0_lfsr[15:1]} ^ (d0_lfsr[0] ? 16'hb400 : 16'd0);

    always @(posedge clk) begin
        if (rst) begin
            valid <= 8'd0;
            lock <= 8'd0;
            older_1_0 <= 1'b1;
            older_2_0 <= 1'b1;
            older_3_0 <= 1'b1;
            older_4_0 <= 1'b1;
            older_5_0 <= 1'b1;
            older_6_0 <= 1'b1;
            older_7_0 <= 1'b1;
            older_2_1 <= 1'b1;
            older_3_1 <= 1'b1;
            older_4_1 <= 1'b1;
            older_5_1 <= 1'b1;
            older_6_1 <= 1'b1;
            older_7_1 <= 1'b1;
            older_3_2 <= 1'b1;
            older_4_2 <= 1'b1;
            older_5_2 <= 1'b1;
            older_6_2 <= 1'b1;
            older_7_2 <= 1'b1;
            older_4_3 <= 1'b1;
            older_5_3 <= 1'b1;
            older_6_3 <= 1'b1;
            older_7_3 <= 1'b1;
            older_5_4 <= 1'b1;
            older_6_4 <= 1'b1;
            older_7_4 <= 1'b1;
            older_6_5 <= 1'b1;
            older_7_5 <= 1'b1;
            older_7_6 <= 1'b1;
            touch <= 1'b0;
            lfsr <= 16'h32d6;
            start <= 7'd64;
        end else begin
            // CCU-A5
            if (alloc_valid) begin
                valid <= touched | (flush ? 8'd0 : valid_after);
                lock <= touched;
            end else begin
                valid <= valid_after;
                // CCU-D2: A transfer releases all locks.
                if (disp_take)
                    lock <= 8'd0;
                // CCU-K1: The entries of a warp that has ended become invalid.
                if (ends)
                    valid <= 8'd0;
            end
            touch <= alloc_valid;
            older_1_0 <= d_touch_0[0] | (settled_1_0 & ~d_touch_0[1]);
            older_2_0 <= d_touch_0[0] | (settled_2_0 & ~d_touch_0[2]);
            older_3_0 <= d_touch_0[0] | (settled_3_0 & ~d_touch_0[3]);
            older_4_0 <= d_touch_0[0] | (settled_4_0 & ~d_touch_0[4]);
            older_5_0 <= d_touch_0[0] | (settled_5_0 & ~d_touch_0[5]);
            older_6_0 <= d_touch_0[0] | (settled_6_0 & ~d_touch_0[6]);
            older_7_0 <= d_touch_0[0] | (settled_7_0 & ~d_touch_0[7]);
            older_2_1 <= d_touch_0[1] | (settled_2_1 & ~d_touch_0[2]);
            older_3_1 <= d_touch_0[1] | (settled_3_1 & ~d_touch_0[3]);
            older_4_1 <= d_touch_0[1] | (settled_4_1 & ~d_touch_0[4]);
            older_5_1 <= d_touch_0[1] | (settled_5_1 & ~d_touch_0[5]);
            older_6_1 <= d_touch_0[1] | (settled_6_1 & ~d_touch_0[6]);
            older_7_1 <= d_touch_0[1] | (settled_7_1 & ~d_touch_0[7]);
            older_3_2 <= d_touch_0[2] | (settled_3_2 & ~d_touch_0[3]);
            older_4_2 <= d_touch_0[2] | (settled_4_2 & ~d_touch_0[4]);
            older_5_2 <= d_touch_0[2] | (settled_5_2 & ~d_touch_0[5]);
            older_6_2 <= d_touch_0[2] | (settled_6_2 & ~d_touch_0[6]);
            older_7_2 <= d_touch_0[2] | (settled_7_2 & ~d_touch_0[7]);
            older_4_3 <= d_touch_0[3] | (settled_4_3 & ~d_touch_0[4]);
            older_5_3 <= d_touch_0[3] | (settled_5_3 & ~d_touch_0[5]);
            older_6_3 <= d_touch_0[3] | (settled_6_3 & ~d_touch_0[6]);
            older_7_3 <= d_touch_0[3] | (settled_7_3 & ~d_touch_0[7]);
            older_5_4 <= d_touch_0[4] | (settled_5_4 & ~d_touch_0[5]);
            older_6_4 <= d_touch_0[4] | (settled_6_4 & ~d_touch_0[6]);
            older_7_4 <= d_touch_0[4] | (settled_7_4 & ~d_touch_0[7]);
            older_6_5 <= d_touch_0[5] | (settled_6_5 & ~d_touch_0[6]);
            older_7_5 <= d_touch_0[5] | (settled_7_5 & ~d_touch_0[7]);
            older_7_6 <= d_touch_0[6] | (settled_7_6 & ~d_touch_0[7]);
            // CCU-V5: One step for an allocation that takes far victims.
            if (~alloc_valid) begin
                lfsr <= d0_lfsr;
                start <= by_and_3;
            end else if (~flush) begin
                lfsr <= alloc_steps ? xor_3 : d0_lfsr;
                start <= alloc_steps ? {~(&xor_3[2:0]), xor_3[2:0] < 3'd6, xor_3[2:0] < 3'd5,
                        xor_3[2:0] < 3'd4, xor_3[2:0] < 3'd3, xor_3[2:0] < 3'd2, xor_3[2:0] < 3'd1}
                        : by_and_3;
            end
        end
    end

    // Collector at the clock edge
    // CCU-R1: Port R shows registered state.
    assign alloc_ready = ~busy;

    assign owner_valid = owned;
    assign owner_wid = wid;
    assign near_any = |(valid & near);
    wire [5:0] by_s_valid = s_valid ? {s_slot == 3'd5, s_slot == 3'd4, s_slot == 3'd3,
            s_slot == 3'd2, s_slot == 3'd1, s_slot == 3'd0} : 6'd0;

    // CCU-S1: An operand goes to the entry of its slot.
    wire [7:0] s_write = ({8{by_s_valid[0]}} & entry_0) | ({8{by_s_valid[1]}} & entry_1)
            | ({8{by_s_valid[2]}} & entry_2) | ({8{by_s_valid[3]}} & entry_3)
            | ({8{by_s_valid[4]}} & entry_4) | ({8{by_s_valid[5]}} & entry_5);

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            owned <= 1'b0;
            wid <= 3'd0;
        end else begin
            // CCU-A2: A free unit takes the instruction.
            if (alloc_valid) begin
                busy <= 1'b1;
                owned <= 1'b1;
                wid <= alloc_wid;
            end else begin
                // CCU-D2: A transfer frees the unit.
                if (disp_take)
                    busy <= 1'b0;
                // CCU-K1: When its warp ends, the unit belongs to nobody.
                if (ends) begin
                    owned <= 1'b0;
                    wid <= 3'd0;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (alloc_valid) begin
            meta <= alloc_meta;
            src_valid <= alloc_src_valid;
        end
    end

    always @(posedge clk) begin
        // CCU-A7: The entries of the slots; ready are those that hit.
        if (alloc_valid) begin
            entry_0 <= named_0;
            entry_1 <= named_1;
            entry_2 <= named_2;
            entry_3 <= named_3;
            entry_4 <= named_4;
            entry_5 <= named_5;
        end
    end

    always @(posedge clk) begin
        if (alloc_valid)
            ready <= flush ? 6'd0 : hit;
        else begin
            // CCU-S1: Every present slot with the entry of an operand that arrives is ready.
            ready <= ready | (src_valid & {|(entry_5 & s_write), |(entry_4 & s_write),
                    |(entry_3 & s_write), |(entry_2 & s_write), |(entry_1 & s_write),
                    |(entry_0 & s_write)});
        end
    end

    wire [5:0] src_valid_and_not_ready = src_valid & ~ready;

    // CCU-D1: Candidate iff busy and every present slot is ready.
    assign disp_cand = busy & ~(|src_valid_and_not_ready);

    // CCU-D3: Zero unless the dispatch port selects this unit.
    assign disp_wid = disp_sel ? wid : 3'd0;

    assign disp_meta = disp_sel ? meta : {META_W{1'b0}};
    assign disp_src_valid = disp_sel ? src_valid : 6'd0;

    // Data
    wire [32*LANE_W-1:0] disp_data_0, disp_data_1, disp_data_2, disp_data_3, disp_data_4,
            disp_data_5;
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            ccu_lane #(.LANE_W(LANE_W)) u_lane (
                .clk       (clk),
                .s_write   (s_write),
                .s_data    (s_data[lane*LANE_W +: LANE_W]),
                .d_write   (steer_0_write),
                .d_mask    (d_mask[lane]),
                .d_data    (d_data[lane*LANE_W +: LANE_W]),
                .read      ({disp_src_valid[5] ? entry_5 : 8'd0, disp_src_valid[4] ? entry_4 : 8'd0,
                        disp_src_valid[3] ? entry_3 : 8'd0, disp_src_valid[2] ? entry_2 : 8'd0,
                        disp_src_valid[1] ? entry_1 : 8'd0, disp_src_valid[0] ? entry_0 : 8'd0}),
                .disp_data ({disp_data_5[lane*LANE_W +: LANE_W], disp_data_4[lane*LANE_W +: LANE_W],
                        disp_data_3[lane*LANE_W +: LANE_W], disp_data_2[lane*LANE_W +: LANE_W],
                        disp_data_1[lane*LANE_W +: LANE_W], disp_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_5, disp_data_4, disp_data_3, disp_data_2, disp_data_1,
            disp_data_0};

    // Duties of the surroundings
`ifdef FORMAL
    reg f_past; // the last cycle was no reset

    always @(posedge clk) begin
        if (rst) begin
            f_past <= 1'b0;
        end else begin
            f_past <= 1'b1;
        end
    end

    reg f_alloc; // in the last cycle

    always @(posedge clk) f_alloc <= alloc_valid;

    reg [7:0] f_lock; // in the last cycle

    always @(posedge clk) f_lock <= lock;

    reg [7:0] f_reg_0; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_0 <= alloc_reg[7:0];

    reg [7:0] f_reg_1; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_1 <= alloc_reg[15:8];

    reg [7:0] f_reg_2; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_2 <= alloc_reg[23:16];

    reg [7:0] f_reg_3; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_3 <= alloc_reg[31:24];

    reg [7:0] f_reg_4; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_4 <= alloc_reg[39:32];

    reg [7:0] f_reg_5; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_5 <= alloc_reg[47:40];

    reg [META_W-1:0] f_meta; // of the instruction

    always @(posedge clk) if (alloc_valid) f_meta <= alloc_meta;

    // CCU-I2: State: what is locked is valid.
    always @* if (!rst) assert(~(|(lock & ~valid)));

    reg [7:0] f_tag_0; // in the last cycle

    always @(posedge clk) f_tag_0 <= tag_0;

    reg [7:0] f_tag_1; // in the last cycle

    always @(posedge clk) f_tag_1 <= tag_1;

    reg [7:0] f_tag_2; // in the last cycle

    always @(posedge clk) f_tag_2 <= tag_2;

    reg [7:0] f_tag_3; // in the last cycle

    always @(posedge clk) f_tag_3 <= tag_3;

    reg [7:0] f_tag_4; // in the last cycle

    always @(posedge clk) f_tag_4 <= tag_4;

    reg [7:0] f_tag_5; // in the last cycle

    always @(posedge clk) f_tag_5 <= tag_5;

    reg [7:0] f_tag_6; // in the last cycle

    always @(posedge clk) f_tag_6 <= tag_6;

    reg [7:0] f_tag_7; // in the last cycle

    always @(posedge clk) f_tag_7 <= tag_7;

    wire and_35 = (~f_lock[0] | (valid[0] & (tag_0 == f_tag_0)))
            & (~f_lock[1] | (valid[1] & (tag_1 == f_tag_1)))
            & (~f_lock[2] | (valid[2] & (tag_2 == f_tag_2)))
            & (~f_lock[3] | (valid[3] & (tag_3 == f_tag_3)))
            & (~f_lock[4] | (valid[4] & (tag_4 == f_tag_4)))
            & (~f_lock[5] | (valid[5] & (tag_5 == f_tag_5)))
            & (~f_lock[6] | (valid[6] & (tag_6 == f_tag_6)))
            & (~f_lock[7] | (valid[7] & (tag_7 == f_tag_7)));

    // CCU-I3: What is locked is not replaced, and an allocation meets no lock.
    always @* if (!rst) assert((~f_past | and_35) & (~alloc_valid | ~(|lock)));

    wire busy_and_src_valid_0 = busy & src_valid[0];
    wire not_busy_and_src_valid_0 = ~busy_and_src_valid_0;

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(not_busy_and_src_valid_0
            | ((|entry_0) & ~(|(entry_0 & (entry_0 - 8'd1)))));

    wire busy_and_src_valid_1 = busy & src_valid[1];
    wire not_busy_and_src_valid_1 = ~busy_and_src_valid_1;

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(not_busy_and_src_valid_1
            | ((|entry_1) & ~(|(entry_1 & (entry_1 - 8'd1)))));

    wire busy_and_src_valid_2 = busy & src_valid[2];
    wire not_busy_and_src_valid_2 = ~busy_and_src_valid_2;

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(not_busy_and_src_valid_2
            | ((|entry_2) & ~(|(entry_2 & (entry_2 - 8'd1)))));

    wire busy_and_src_valid_3 = busy & src_valid[3];
    wire not_busy_and_src_valid_3 = ~busy_and_src_valid_3;

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(not_busy_and_src_valid_3
            | ((|entry_3) & ~(|(entry_3 & (entry_3 - 8'd1)))));

    wire busy_and_src_valid_4 = busy & src_valid[4];
    wire not_busy_and_src_valid_4 = ~busy_and_src_valid_4;

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(not_busy_and_src_valid_4
            | ((|entry_4) & ~(|(entry_4 & (entry_4 - 8'd1)))));

    wire busy_and_src_valid_5 = busy & src_valid[5];
    wire not_busy_and_src_valid_5 = ~busy_and_src_valid_5;

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(not_busy_and_src_valid_5
            | ((|entry_5) & ~(|(entry_5 & (entry_5 - 8'd1)))));

    wire [7:0] or_94 = (src_valid[0] ? entry_0 : 8'd0) | (src_valid[1] ? entry_1 : 8'd0)
            | (src_valid[2] ? entry_2 : 8'd0) | (src_valid[3] ? entry_3 : 8'd0)
            | (src_valid[4] ? entry_4 : 8'd0) | (src_valid[5] ? entry_5 : 8'd0);

    // CCU-I5: State: locked are the entries of the instruction, and no others.
    always @* if (!rst) assert(lock == (busy ? or_94 : 8'd0));

    wire alloc_valid_and = alloc_valid & owned & (wid == alloc_wid);
    wire alloc_valid_and_2 = alloc_valid & ~alloc_valid_and;

    // CCU-I8: A flush meets a unit that is free.
    always @* if (!rst) assert(~alloc_valid_and_2 | ~busy);

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[1]) | (tag_0 != tag_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_2_1) | ~(older_1_0 ^ older_2_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_3_1) | ~(older_1_0 ^ older_3_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_4_1) | ~(older_1_0 ^ older_4_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_5_1) | ~(older_1_0 ^ older_5_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_6_1) | ~(older_1_0 ^ older_6_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_7_1) | ~(older_1_0 ^ older_7_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[2]) | (tag_0 != tag_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_0 ^ older_3_2) | ~(older_2_0 ^ older_3_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_0 ^ older_4_2) | ~(older_2_0 ^ older_4_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_0 ^ older_5_2) | ~(older_2_0 ^ older_5_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_0 ^ older_6_2) | ~(older_2_0 ^ older_6_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_0 ^ older_7_2) | ~(older_2_0 ^ older_7_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[3]) | (tag_0 != tag_3));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_0 ^ older_4_3) | ~(older_3_0 ^ older_4_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_0 ^ older_5_3) | ~(older_3_0 ^ older_5_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_0 ^ older_6_3) | ~(older_3_0 ^ older_6_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_0 ^ older_7_3) | ~(older_3_0 ^ older_7_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[4]) | (tag_0 != tag_4));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_0 ^ older_5_4) | ~(older_4_0 ^ older_5_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_0 ^ older_6_4) | ~(older_4_0 ^ older_6_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_0 ^ older_7_4) | ~(older_4_0 ^ older_7_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[5]) | (tag_0 != tag_5));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_0 ^ older_6_5) | ~(older_5_0 ^ older_6_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_0 ^ older_7_5) | ~(older_5_0 ^ older_7_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[6]) | (tag_0 != tag_6));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_6_0 ^ older_7_6) | ~(older_6_0 ^ older_7_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[7]) | (tag_0 != tag_7));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[2]) | (tag_1 != tag_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_1 ^ older_3_2) | ~(older_2_1 ^ older_3_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_1 ^ older_4_2) | ~(older_2_1 ^ older_4_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_1 ^ older_5_2) | ~(older_2_1 ^ older_5_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_1 ^ older_6_2) | ~(older_2_1 ^ older_6_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_1 ^ older_7_2) | ~(older_2_1 ^ older_7_1));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[3]) | (tag_1 != tag_3));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_1 ^ older_4_3) | ~(older_3_1 ^ older_4_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_1 ^ older_5_3) | ~(older_3_1 ^ older_5_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_1 ^ older_6_3) | ~(older_3_1 ^ older_6_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_1 ^ older_7_3) | ~(older_3_1 ^ older_7_1));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[4]) | (tag_1 != tag_4));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_1 ^ older_5_4) | ~(older_4_1 ^ older_5_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_1 ^ older_6_4) | ~(older_4_1 ^ older_6_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_1 ^ older_7_4) | ~(older_4_1 ^ older_7_1));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[5]) | (tag_1 != tag_5));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_1 ^ older_6_5) | ~(older_5_1 ^ older_6_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_1 ^ older_7_5) | ~(older_5_1 ^ older_7_1));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[6]) | (tag_1 != tag_6));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_6_1 ^ older_7_6) | ~(older_6_1 ^ older_7_1));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[7]) | (tag_1 != tag_7));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[2] & valid[3]) | (tag_2 != tag_3));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_2 ^ older_4_3) | ~(older_3_2 ^ older_4_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_2 ^ older_5_3) | ~(older_3_2 ^ older_5_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_2 ^ older_6_3) | ~(older_3_2 ^ older_6_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_3_2 ^ older_7_3) | ~(older_3_2 ^ older_7_2));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[2] & valid[4]) | (tag_2 != tag_4));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_2 ^ older_5_4) | ~(older_4_2 ^ older_5_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_2 ^ older_6_4) | ~(older_4_2 ^ older_6_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_2 ^ older_7_4) | ~(older_4_2 ^ older_7_2));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[2] & valid[5]) | (tag_2 != tag_5));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_2 ^ older_6_5) | ~(older_5_2 ^ older_6_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_2 ^ older_7_5) | ~(older_5_2 ^ older_7_2));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[2] & valid[6]) | (tag_2 != tag_6));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_6_2 ^ older_7_6) | ~(older_6_2 ^ older_7_2));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[2] & valid[7]) | (tag_2 != tag_7));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[3] & valid[4]) | (tag_3 != tag_4));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_3 ^ older_5_4) | ~(older_4_3 ^ older_5_3));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_3 ^ older_6_4) | ~(older_4_3 ^ older_6_3));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_4_3 ^ older_7_4) | ~(older_4_3 ^ older_7_3));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[3] & valid[5]) | (tag_3 != tag_5));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_3 ^ older_6_5) | ~(older_5_3 ^ older_6_3));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_3 ^ older_7_5) | ~(older_5_3 ^ older_7_3));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[3] & valid[6]) | (tag_3 != tag_6));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_6_3 ^ older_7_6) | ~(older_6_3 ^ older_7_3));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[3] & valid[7]) | (tag_3 != tag_7));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[4] & valid[5]) | (tag_4 != tag_5));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_4 ^ older_6_5) | ~(older_5_4 ^ older_6_4));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_5_4 ^ older_7_5) | ~(older_5_4 ^ older_7_4));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[4] & valid[6]) | (tag_4 != tag_6));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_6_4 ^ older_7_6) | ~(older_6_4 ^ older_7_4));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[4] & valid[7]) | (tag_4 != tag_7));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[5] & valid[6]) | (tag_5 != tag_6));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_6_5 ^ older_7_6) | ~(older_6_5 ^ older_7_5));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[5] & valid[7]) | (tag_5 != tag_7));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[6] & valid[7]) | (tag_6 != tag_7));

    // CCU-A6: State: ranks wait for an instruction only while it is there.
    always @* if (!rst) assert(~touch | busy);

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[0] != (|lfsr[2:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[1] != (3'd1 < lfsr[2:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[2] != (3'd2 < lfsr[2:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[3] != (3'd3 < lfsr[2:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[4] != (3'd4 < lfsr[2:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[5] != (3'd5 < lfsr[2:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[6] != (3'd6 < lfsr[2:0]));

    wire not_any_valid = ~(|valid);

    // CCU-A1: State: without an owner nothing is valid.
    always @* if (!rst) assert(owned | not_any_valid);

    // CCU-A2: State: a busy unit has an owner.
    always @* if (!rst) assert(~busy | owned);

    // CCU-R1: Invariant: without an owner the warp number is zero.
    always @* if (!rst) assert(owned | ~(|wid));

    // CCU-R1: Near if some valid entry is.
    always @* if (!rst) assert(near_any == (|(valid & near)));

    // CCU-D1: Candidate iff busy and complete.
    always @* if (!rst) assert(disp_cand == (busy & (&(ready | ~src_valid))));

    reg [2:0] f_wid; // in the last cycle

    always @(posedge clk) f_wid <= alloc_wid;

    reg [5:0] f_src; // in the last cycle

    always @(posedge clk) f_src <= alloc_src_valid;

    wire f_past_and_f_alloc = f_past & f_alloc;
    wire not_f_past_and_f_alloc = ~f_past_and_f_alloc;

    // CCU-A2: An instruction that is given is taken.
    always @* if (!rst) assert(not_f_past_and_f_alloc
            | (busy & owned & (wid == f_wid) & (src_valid == f_src)));

    // CCU-A2: Its metadata stay as they were given.
    always @* if (!rst) assert(~busy | (meta == f_meta));

    wire [7:0] by_alloc_valid_and = alloc_valid_and ? valid_after : 8'd0;
    wire [7:0] by_d_take_0_0 = d_take_0[0] ? d_reg : tag_0;
    wire [7:0] by_d_take_0_1 = d_take_0[1] ? d_reg : tag_1;
    wire [7:0] by_d_take_0_2 = d_take_0[2] ? d_reg : tag_2;
    wire [7:0] by_d_take_0_3 = d_take_0[3] ? d_reg : tag_3;
    wire [7:0] by_d_take_0_4 = d_take_0[4] ? d_reg : tag_4;
    wire [7:0] by_d_take_0_5 = d_take_0[5] ? d_reg : tag_5;
    wire [7:0] by_d_take_0_6 = d_take_0[6] ? d_reg : tag_6;
    wire [7:0] by_d_take_0_7 = d_take_0[7] ? d_reg : tag_7;
    wire [7:0] joined = {by_alloc_valid_and[7] & (by_d_take_0_7 == alloc_reg[7:0]),
            by_alloc_valid_and[6] & (by_d_take_0_6 == alloc_reg[7:0]),
            by_alloc_valid_and[5] & (by_d_take_0_5 == alloc_reg[7:0]),
            by_alloc_valid_and[4] & (by_d_take_0_4 == alloc_reg[7:0]),
            by_alloc_valid_and[3] & (by_d_take_0_3 == alloc_reg[7:0]),
            by_alloc_valid_and[2] & (by_d_take_0_2 == alloc_reg[7:0]),
            by_alloc_valid_and[1] & (by_d_take_0_1 == alloc_reg[7:0]),
            by_alloc_valid_and[0] & (by_d_take_0_0 == alloc_reg[7:0])};
    wire alloc_valid_and_and_any_joined = alloc_valid_and & (|joined);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[0] == (alloc_valid & alloc_src_valid[0]
            & ~alloc_valid_and_and_any_joined));

    reg f_had_0; // in the last cycle

    always @(posedge clk) f_had_0 <= alloc_valid_and_and_any_joined;

    reg f_last_0; // in the last cycle

    always @(posedge clk) begin
        f_last_0 <= ((((alloc_src_valid[0] & ~(alloc_src_valid[1]
                & (alloc_reg[15:8] == alloc_reg[7:0]))) & ~(alloc_src_valid[2]
                & (alloc_reg[23:16] == alloc_reg[7:0]))) &
                ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[7:0])))
                & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[7:0])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[7:0]));
    end

    reg f_near_0; // in the last cycle

    always @(posedge clk) f_near_0 <= alloc_near[0];

    wire [7:0] joined_2 = {valid[7] & (tag_7 == f_reg_0), valid[6] & (tag_6 == f_reg_0),
            valid[5] & (tag_5 == f_reg_0), valid[4] & (tag_4 == f_reg_0),
            valid[3] & (tag_3 == f_reg_0), valid[2] & (tag_2 == f_reg_0),
            valid[1] & (tag_1 == f_reg_0), valid[0] & (tag_0 == f_reg_0)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(not_busy_and_src_valid_0 | (|(entry_0 & lock & joined_2)));

    wire f_past_and_f_alloc_and = f_past_and_f_alloc & busy_and_src_valid_0;

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~f_past_and_f_alloc_and | (ready[0] == f_had_0));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(f_past_and_f_alloc_and & f_last_0)
            | ((|(entry_0 & near)) == f_near_0));

    wire [7:0] joined_3 = {by_alloc_valid_and[7] & (by_d_take_0_7 == alloc_reg[15:8]),
            by_alloc_valid_and[6] & (by_d_take_0_6 == alloc_reg[15:8]),
            by_alloc_valid_and[5] & (by_d_take_0_5 == alloc_reg[15:8]),
            by_alloc_valid_and[4] & (by_d_take_0_4 == alloc_reg[15:8]),
            by_alloc_valid_and[3] & (by_d_take_0_3 == alloc_reg[15:8]),
            by_alloc_valid_and[2] & (by_d_take_0_2 == alloc_reg[15:8]),
            by_alloc_valid_and[1] & (by_d_take_0_1 == alloc_reg[15:8]),
            by_alloc_valid_and[0] & (by_d_take_0_0 == alloc_reg[15:8])};
    wire alloc_valid_and_and_any_joined_3 = alloc_valid_and & (|joined_3);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[1] == (alloc_valid
            & (alloc_src_valid[1] & ~(alloc_src_valid[0] & (alloc_reg[7:0] == alloc_reg[15:8])))
            & ~alloc_valid_and_and_any_joined_3));

    reg f_had_1; // in the last cycle

    always @(posedge clk) f_had_1 <= alloc_valid_and_and_any_joined_3;

    reg f_last_1; // in the last cycle

    always @(posedge clk) begin
        f_last_1 <= (((alloc_src_valid[1] & ~(alloc_src_valid[2]
                & (alloc_reg[23:16] == alloc_reg[15:8]))) &
                ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[15:8])))
                & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[15:8])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[15:8]));
    end

    reg f_near_1; // in the last cycle

    always @(posedge clk) f_near_1 <= alloc_near[1];

    wire [7:0] joined_4 = {valid[7] & (tag_7 == f_reg_1), valid[6] & (tag_6 == f_reg_1),
            valid[5] & (tag_5 == f_reg_1), valid[4] & (tag_4 == f_reg_1),
            valid[3] & (tag_3 == f_reg_1), valid[2] & (tag_2 == f_reg_1),
            valid[1] & (tag_1 == f_reg_1), valid[0] & (tag_0 == f_reg_1)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(not_busy_and_src_valid_1 | (|(entry_1 & lock & joined_4)));

    wire f_past_and_f_alloc_and_2 = f_past_and_f_alloc & busy_and_src_valid_1;

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~f_past_and_f_alloc_and_2 | (ready[1] == f_had_1));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(f_past_and_f_alloc_and_2 & f_last_1)
            | ((|(entry_1 & near)) == f_near_1));

    wire [7:0] joined_5 = {by_alloc_valid_and[7] & (by_d_take_0_7 == alloc_reg[23:16]),
            by_alloc_valid_and[6] & (by_d_take_0_6 == alloc_reg[23:16]),
            by_alloc_valid_and[5] & (by_d_take_0_5 == alloc_reg[23:16]),
            by_alloc_valid_and[4] & (by_d_take_0_4 == alloc_reg[23:16]),
            by_alloc_valid_and[3] & (by_d_take_0_3 == alloc_reg[23:16]),
            by_alloc_valid_and[2] & (by_d_take_0_2 == alloc_reg[23:16]),
            by_alloc_valid_and[1] & (by_d_take_0_1 == alloc_reg[23:16]),
            by_alloc_valid_and[0] & (by_d_take_0_0 == alloc_reg[23:16])};
    wire alloc_valid_and_and_any_joined_5 = alloc_valid_and & (|joined_5);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[2] == (alloc_valid
            & ((alloc_src_valid[2] & ~(alloc_src_valid[0] & (alloc_reg[7:0] == alloc_reg[23:16])))
            & ~(alloc_src_valid[1] & (alloc_reg[15:8] == alloc_reg[23:16])))
            & ~alloc_valid_and_and_any_joined_5));

    reg f_had_2; // in the last cycle

    always @(posedge clk) f_had_2 <= alloc_valid_and_and_any_joined_5;

    reg f_last_2; // in the last cycle

    always @(posedge clk) begin
        f_last_2 <= ((alloc_src_valid[2] & ~(alloc_src_valid[3]
                & (alloc_reg[31:24] == alloc_reg[23:16])))
                & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[23:16])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[23:16]));
    end

    reg f_near_2; // in the last cycle

    always @(posedge clk) f_near_2 <= alloc_near[2];

    wire [7:0] joined_6 = {valid[7] & (tag_7 == f_reg_2), valid[6] & (tag_6 == f_reg_2),
            valid[5] & (tag_5 == f_reg_2), valid[4] & (tag_4 == f_reg_2),
            valid[3] & (tag_3 == f_reg_2), valid[2] & (tag_2 == f_reg_2),
            valid[1] & (tag_1 == f_reg_2), valid[0] & (tag_0 == f_reg_2)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(not_busy_and_src_valid_2 | (|(entry_2 & lock & joined_6)));

    wire f_past_and_f_alloc_and_3 = f_past_and_f_alloc & busy_and_src_valid_2;

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~f_past_and_f_alloc_and_3 | (ready[2] == f_had_2));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(f_past_and_f_alloc_and_3 & f_last_2)
            | ((|(entry_2 & near)) == f_near_2));

    wire [7:0] joined_7 = {by_alloc_valid_and[7] & (by_d_take_0_7 == alloc_reg[31:24]),
            by_alloc_valid_and[6] & (by_d_take_0_6 == alloc_reg[31:24]),
            by_alloc_valid_and[5] & (by_d_take_0_5 == alloc_reg[31:24]),
            by_alloc_valid_and[4] & (by_d_take_0_4 == alloc_reg[31:24]),
            by_alloc_valid_and[3] & (by_d_take_0_3 == alloc_reg[31:24]),
            by_alloc_valid_and[2] & (by_d_take_0_2 == alloc_reg[31:24]),
            by_alloc_valid_and[1] & (by_d_take_0_1 == alloc_reg[31:24]),
            by_alloc_valid_and[0] & (by_d_take_0_0 == alloc_reg[31:24])};
    wire alloc_valid_and_and_any_joined_7 = alloc_valid_and & (|joined_7);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[3] == (alloc_valid
            & (((alloc_src_valid[3] & ~(alloc_src_valid[0] & (alloc_reg[7:0] == alloc_reg[31:24])))
            & ~(alloc_src_valid[1] & (alloc_reg[15:8] == alloc_reg[31:24])))
            & ~(alloc_src_valid[2] & (alloc_reg[23:16] == alloc_reg[31:24])))
            & ~alloc_valid_and_and_any_joined_7));

    reg f_had_3; // in the last cycle

    always @(posedge clk) f_had_3 <= alloc_valid_and_and_any_joined_7;

    reg f_last_3; // in the last cycle

    always @(posedge clk) begin
        f_last_3 <= (alloc_src_valid[3] & ~(alloc_src_valid[4]
                & (alloc_reg[39:32] == alloc_reg[31:24])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[31:24]));
    end

    reg f_near_3; // in the last cycle

    always @(posedge clk) f_near_3 <= alloc_near[3];

    wire [7:0] joined_8 = {valid[7] & (tag_7 == f_reg_3), valid[6] & (tag_6 == f_reg_3),
            valid[5] & (tag_5 == f_reg_3), valid[4] & (tag_4 == f_reg_3),
            valid[3] & (tag_3 == f_reg_3), valid[2] & (tag_2 == f_reg_3),
            valid[1] & (tag_1 == f_reg_3), valid[0] & (tag_0 == f_reg_3)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(not_busy_and_src_valid_3 | (|(entry_3 & lock & joined_8)));

    wire f_past_and_f_alloc_and_4 = f_past_and_f_alloc & busy_and_src_valid_3;

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~f_past_and_f_alloc_and_4 | (ready[3] == f_had_3));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(f_past_and_f_alloc_and_4 & f_last_3)
            | ((|(entry_3 & near)) == f_near_3));

    wire [7:0] joined_9 = {by_alloc_valid_and[7] & (by_d_take_0_7 == alloc_reg[39:32]),
            by_alloc_valid_and[6] & (by_d_take_0_6 == alloc_reg[39:32]),
            by_alloc_valid_and[5] & (by_d_take_0_5 == alloc_reg[39:32]),
            by_alloc_valid_and[4] & (by_d_take_0_4 == alloc_reg[39:32]),
            by_alloc_valid_and[3] & (by_d_take_0_3 == alloc_reg[39:32]),
            by_alloc_valid_and[2] & (by_d_take_0_2 == alloc_reg[39:32]),
            by_alloc_valid_and[1] & (by_d_take_0_1 == alloc_reg[39:32]),
            by_alloc_valid_and[0] & (by_d_take_0_0 == alloc_reg[39:32])};
    wire alloc_valid_and_and_any_joined_9 = alloc_valid_and & (|joined_9);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[4] == (alloc_valid
            & ((((alloc_src_valid[4] & ~(alloc_src_valid[0] & (alloc_reg[7:0] == alloc_reg[39:32])))
            & ~(alloc_src_valid[1] & (alloc_reg[15:8] == alloc_reg[39:32])))
            & ~(alloc_src_valid[2] & (alloc_reg[23:16] == alloc_reg[39:32])))
            & ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[39:32])))
            & ~alloc_valid_and_and_any_joined_9));

    reg f_had_4; // in the last cycle

    always @(posedge clk) f_had_4 <= alloc_valid_and_and_any_joined_9;

    reg f_last_4; // in the last cycle

    always @(posedge clk) begin
        f_last_4 <= alloc_src_valid[4] & ~(alloc_src_valid[5]
                & (alloc_reg[47:40] == alloc_reg[39:32]));
    end

    reg f_near_4; // in the last cycle

    always @(posedge clk) f_near_4 <= alloc_near[4];

    wire [7:0] joined_10 = {valid[7] & (tag_7 == f_reg_4), valid[6] & (tag_6 == f_reg_4),
            valid[5] & (tag_5 == f_reg_4), valid[4] & (tag_4 == f_reg_4),
            valid[3] & (tag_3 == f_reg_4), valid[2] & (tag_2 == f_reg_4),
            valid[1] & (tag_1 == f_reg_4), valid[0] & (tag_0 == f_reg_4)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(not_busy_and_src_valid_4 | (|(entry_4 & lock & joined_10)));

    wire f_past_and_f_alloc_and_5 = f_past_and_f_alloc & busy_and_src_valid_4;

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~f_past_and_f_alloc_and_5 | (ready[4] == f_had_4));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(f_past_and_f_alloc_and_5 & f_last_4)
            | ((|(entry_4 & near)) == f_near_4));

    wire [7:0] joined_11 = {by_alloc_valid_and[7] & (by_d_take_0_7 == alloc_reg[47:40]),
            by_alloc_valid_and[6] & (by_d_take_0_6 == alloc_reg[47:40]),
            by_alloc_valid_and[5] & (by_d_take_0_5 == alloc_reg[47:40]),
            by_alloc_valid_and[4] & (by_d_take_0_4 == alloc_reg[47:40]),
            by_alloc_valid_and[3] & (by_d_take_0_3 == alloc_reg[47:40]),
            by_alloc_valid_and[2] & (by_d_take_0_2 == alloc_reg[47:40]),
            by_alloc_valid_and[1] & (by_d_take_0_1 == alloc_reg[47:40]),
            by_alloc_valid_and[0] & (by_d_take_0_0 == alloc_reg[47:40])};
    wire alloc_valid_and_and = alloc_valid_and & (|joined_11);
    wire alloc_valid_and_3 = alloc_valid
            & (((((alloc_src_valid[5] & ~(alloc_src_valid[0]
            & (alloc_reg[7:0] == alloc_reg[47:40]))) & ~(alloc_src_valid[1]
            & (alloc_reg[15:8] == alloc_reg[47:40]))) & ~(alloc_src_valid[2]
            & (alloc_reg[23:16] == alloc_reg[47:40]))) &
            ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[47:40])))
            & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[47:40])))
            & ~alloc_valid_and_and;

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[5] == alloc_valid_and_3);

    reg f_had_5; // in the last cycle

    always @(posedge clk) f_had_5 <= alloc_valid_and_and;

    reg f_last_5; // in the last cycle

    always @(posedge clk) f_last_5 <= alloc_src_valid[5];

    reg f_near_5; // in the last cycle

    always @(posedge clk) f_near_5 <= alloc_near[5];

    wire [7:0] joined_12 = {valid[7] & (tag_7 == f_reg_5), valid[6] & (tag_6 == f_reg_5),
            valid[5] & (tag_5 == f_reg_5), valid[4] & (tag_4 == f_reg_5),
            valid[3] & (tag_3 == f_reg_5), valid[2] & (tag_2 == f_reg_5),
            valid[1] & (tag_1 == f_reg_5), valid[0] & (tag_0 == f_reg_5)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(not_busy_and_src_valid_5 | (|(entry_5 & lock & joined_12)));

    wire f_past_and_f_alloc_and_6 = f_past_and_f_alloc & busy_and_src_valid_5;

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~f_past_and_f_alloc_and_6 | (ready[5] == f_had_5));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(f_past_and_f_alloc_and_6 & f_last_5)
            | ((|(entry_5 & near)) == f_near_5));

    reg [7:0] f_seen_valid; // in the last cycle

    always @(posedge clk) f_seen_valid <= by_alloc_valid_and;

    reg [7:0] f_seen_near; // in the last cycle

    always @(posedge clk) f_seen_near <= near_after;

    reg [7:0] f_hit; // in the last cycle

    always @(posedge clk) begin
        f_hit <= (((((alloc_src_valid[0] ? joined : 8'd0) | (alloc_src_valid[1] ? joined_3 : 8'd0))
                | (alloc_src_valid[2] ? joined_5 : 8'd0)) | (alloc_src_valid[3] ? joined_7 : 8'd0))
                | (alloc_src_valid[4] ? joined_9 : 8'd0)) | (alloc_src_valid[5] ? joined_11 : 8'd0);
    end

    reg [2:0] f_start; // in the last cycle

    always @(posedge clk) f_start <= d0_lfsr[2:0];

    wire and_36 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[1]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_36 | f_seen_valid[1]);

    reg f_older_0_1; // in the last cycle

    always @(posedge clk) f_older_0_1 <= ~d_touch_0_0_or;

    wire [2:0] minus = 3'd0 - f_start;
    wire [2:0] minus_2 = 3'd1 - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_36 & ~f_seen_near[0] & ~f_seen_near[1]) | (minus < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_36 & f_seen_near[0]) | (f_seen_near[1] & f_older_0_1));

    wire and_37 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[2]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_37 | f_seen_valid[2]);

    reg f_older_0_2; // in the last cycle

    always @(posedge clk) f_older_0_2 <= ~d_touch_0_0_or_2;

    wire [2:0] minus_3 = 3'd2 - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_37 & ~f_seen_near[0] & ~f_seen_near[2]) | (minus < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_37 & f_seen_near[0]) | (f_seen_near[2] & f_older_0_2));

    wire and_38 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[3]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_38 | f_seen_valid[3]);

    reg f_older_0_3; // in the last cycle

    always @(posedge clk) f_older_0_3 <= ~d_touch_0_0_or_3;

    wire [2:0] minus_4 = 3'd3 - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_38 & ~f_seen_near[0] & ~f_seen_near[3]) | (minus < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_38 & f_seen_near[0]) | (f_seen_near[3] & f_older_0_3));

    wire and_39 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[4]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_39 | f_seen_valid[4]);

    reg f_older_0_4; // in the last cycle

    always @(posedge clk) f_older_0_4 <= ~d_touch_0_0_or_4;

    wire [2:0] minus_5 = 3'd4 - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_39 & ~f_seen_near[0] & ~f_seen_near[4]) | (minus < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_39 & f_seen_near[0]) | (f_seen_near[4] & f_older_0_4));

    wire and_40 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[5]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_40 | f_seen_valid[5]);

    reg f_older_0_5; // in the last cycle

    always @(posedge clk) f_older_0_5 <= ~d_touch_0_0_or_5;

    wire [2:0] minus_6 = 3'd5 - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_40 & ~f_seen_near[0] & ~f_seen_near[5]) | (minus < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_40 & f_seen_near[0]) | (f_seen_near[5] & f_older_0_5));

    wire and_41 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[6]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_41 | f_seen_valid[6]);

    reg f_older_0_6; // in the last cycle

    always @(posedge clk) f_older_0_6 <= ~d_touch_0_0_or_6;

    wire [2:0] minus_7 = 3'd6 - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_41 & ~f_seen_near[0] & ~f_seen_near[6]) | (minus < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_41 & f_seen_near[0]) | (f_seen_near[6] & f_older_0_6));

    wire and_42 = (f_past_and_f_alloc & lock[0] & ~f_hit[0] & ~lock[7]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_42 | f_seen_valid[7]);

    reg f_older_0_7; // in the last cycle

    always @(posedge clk) f_older_0_7 <= ~d_touch_0_0_or_7;

    wire [2:0] minus_8 = {3{1'b1}} - f_start;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_42 & ~f_seen_near[0] & ~f_seen_near[7]) | (minus < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_42 & f_seen_near[0]) | (f_seen_near[7] & f_older_0_7));

    wire f_past_and_f_alloc_and_7 = f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[0];
    wire and_43 = f_past_and_f_alloc_and_7 & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_43 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_7 | f_seen_valid[0]));

    reg f_older_1_0; // in the last cycle

    always @(posedge clk) f_older_1_0 <= d_touch_0_0_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_43 & ~f_seen_near[1] & ~f_seen_near[0]) | (minus_2 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_43 & f_seen_near[1]) | (f_seen_near[0] & f_older_1_0));

    wire and_44 = (f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[2]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_44 | f_seen_valid[2]);

    reg f_older_1_2; // in the last cycle

    always @(posedge clk) f_older_1_2 <= ~d_touch_0_1_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_44 & ~f_seen_near[1] & ~f_seen_near[2]) | (minus_2 < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_44 & f_seen_near[1]) | (f_seen_near[2] & f_older_1_2));

    wire and_45 = (f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[3]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_45 | f_seen_valid[3]);

    reg f_older_1_3; // in the last cycle

    always @(posedge clk) f_older_1_3 <= ~d_touch_0_1_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_45 & ~f_seen_near[1] & ~f_seen_near[3]) | (minus_2 < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_45 & f_seen_near[1]) | (f_seen_near[3] & f_older_1_3));

    wire and_46 = (f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[4]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_46 | f_seen_valid[4]);

    reg f_older_1_4; // in the last cycle

    always @(posedge clk) f_older_1_4 <= ~d_touch_0_1_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_46 & ~f_seen_near[1] & ~f_seen_near[4]) | (minus_2 < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_46 & f_seen_near[1]) | (f_seen_near[4] & f_older_1_4));

    wire and_47 = (f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[5]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_47 | f_seen_valid[5]);

    reg f_older_1_5; // in the last cycle

    always @(posedge clk) f_older_1_5 <= ~d_touch_0_1_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_47 & ~f_seen_near[1] & ~f_seen_near[5]) | (minus_2 < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_47 & f_seen_near[1]) | (f_seen_near[5] & f_older_1_5));

    wire and_48 = (f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[6]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_48 | f_seen_valid[6]);

    reg f_older_1_6; // in the last cycle

    always @(posedge clk) f_older_1_6 <= ~d_touch_0_1_or_5;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_48 & ~f_seen_near[1] & ~f_seen_near[6]) | (minus_2 < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_48 & f_seen_near[1]) | (f_seen_near[6] & f_older_1_6));

    wire and_49 = (f_past_and_f_alloc & lock[1] & ~f_hit[1] & ~lock[7]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_49 | f_seen_valid[7]);

    reg f_older_1_7; // in the last cycle

    always @(posedge clk) f_older_1_7 <= ~d_touch_0_1_or_6;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_49 & ~f_seen_near[1] & ~f_seen_near[7]) | (minus_2 < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_49 & f_seen_near[1]) | (f_seen_near[7] & f_older_1_7));

    wire f_past_and_f_alloc_and_8 = f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[0];
    wire and_50 = f_past_and_f_alloc_and_8 & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_50 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_8 | f_seen_valid[0]));

    reg f_older_2_0; // in the last cycle

    always @(posedge clk) f_older_2_0 <= d_touch_0_0_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_50 & ~f_seen_near[2] & ~f_seen_near[0]) | (minus_3 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_50 & f_seen_near[2]) | (f_seen_near[0] & f_older_2_0));

    wire f_past_and_f_alloc_and_9 = f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[1];
    wire and_51 = f_past_and_f_alloc_and_9 & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_51 | f_seen_valid[1])
            & (~f_past_and_f_alloc_and_9 | f_seen_valid[1]));

    reg f_older_2_1; // in the last cycle

    always @(posedge clk) f_older_2_1 <= d_touch_0_1_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_51 & ~f_seen_near[2] & ~f_seen_near[1]) | (minus_3 < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_51 & f_seen_near[2]) | (f_seen_near[1] & f_older_2_1));

    wire and_52 = (f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[3]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_52 | f_seen_valid[3]);

    reg f_older_2_3; // in the last cycle

    always @(posedge clk) f_older_2_3 <= ~d_touch_0_2_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_52 & ~f_seen_near[2] & ~f_seen_near[3]) | (minus_3 < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_52 & f_seen_near[2]) | (f_seen_near[3] & f_older_2_3));

    wire and_53 = (f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[4]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_53 | f_seen_valid[4]);

    reg f_older_2_4; // in the last cycle

    always @(posedge clk) f_older_2_4 <= ~d_touch_0_2_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_53 & ~f_seen_near[2] & ~f_seen_near[4]) | (minus_3 < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_53 & f_seen_near[2]) | (f_seen_near[4] & f_older_2_4));

    wire and_54 = (f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[5]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_54 | f_seen_valid[5]);

    reg f_older_2_5; // in the last cycle

    always @(posedge clk) f_older_2_5 <= ~d_touch_0_2_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_54 & ~f_seen_near[2] & ~f_seen_near[5]) | (minus_3 < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_54 & f_seen_near[2]) | (f_seen_near[5] & f_older_2_5));

    wire and_55 = (f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[6]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_55 | f_seen_valid[6]);

    reg f_older_2_6; // in the last cycle

    always @(posedge clk) f_older_2_6 <= ~d_touch_0_2_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_55 & ~f_seen_near[2] & ~f_seen_near[6]) | (minus_3 < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_55 & f_seen_near[2]) | (f_seen_near[6] & f_older_2_6));

    wire and_56 = (f_past_and_f_alloc & lock[2] & ~f_hit[2] & ~lock[7]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_56 | f_seen_valid[7]);

    reg f_older_2_7; // in the last cycle

    always @(posedge clk) f_older_2_7 <= ~d_touch_0_2_or_5;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_56 & ~f_seen_near[2] & ~f_seen_near[7]) | (minus_3 < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_56 & f_seen_near[2]) | (f_seen_near[7] & f_older_2_7));

    wire f_past_and_f_alloc_and_10 = f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[0];
    wire and_57 = f_past_and_f_alloc_and_10 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_57 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_10 | f_seen_valid[0]));

    reg f_older_3_0; // in the last cycle

    always @(posedge clk) f_older_3_0 <= d_touch_0_0_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_57 & ~f_seen_near[3] & ~f_seen_near[0]) | (minus_4 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_57 & f_seen_near[3]) | (f_seen_near[0] & f_older_3_0));

    wire f_past_and_f_alloc_and_11 = f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[1];
    wire and_58 = f_past_and_f_alloc_and_11 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_58 | f_seen_valid[1])
            & (~f_past_and_f_alloc_and_11 | f_seen_valid[1]));

    reg f_older_3_1; // in the last cycle

    always @(posedge clk) f_older_3_1 <= d_touch_0_1_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_58 & ~f_seen_near[3] & ~f_seen_near[1]) | (minus_4 < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_58 & f_seen_near[3]) | (f_seen_near[1] & f_older_3_1));

    wire f_past_and_f_alloc_and_12 = f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[2];
    wire and_59 = f_past_and_f_alloc_and_12 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_59 | f_seen_valid[2])
            & (~f_past_and_f_alloc_and_12 | f_seen_valid[2]));

    reg f_older_3_2; // in the last cycle

    always @(posedge clk) f_older_3_2 <= d_touch_0_2_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_59 & ~f_seen_near[3] & ~f_seen_near[2]) | (minus_4 < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_59 & f_seen_near[3]) | (f_seen_near[2] & f_older_3_2));

    wire and_60 = (f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[4]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_60 | f_seen_valid[4]);

    reg f_older_3_4; // in the last cycle

    always @(posedge clk) f_older_3_4 <= ~d_touch_0_3_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_60 & ~f_seen_near[3] & ~f_seen_near[4]) | (minus_4 < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_60 & f_seen_near[3]) | (f_seen_near[4] & f_older_3_4));

    wire and_61 = (f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[5]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_61 | f_seen_valid[5]);

    reg f_older_3_5; // in the last cycle

    always @(posedge clk) f_older_3_5 <= ~d_touch_0_3_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_61 & ~f_seen_near[3] & ~f_seen_near[5]) | (minus_4 < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_61 & f_seen_near[3]) | (f_seen_near[5] & f_older_3_5));

    wire and_62 = (f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[6]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_62 | f_seen_valid[6]);

    reg f_older_3_6; // in the last cycle

    always @(posedge clk) f_older_3_6 <= ~d_touch_0_3_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_62 & ~f_seen_near[3] & ~f_seen_near[6]) | (minus_4 < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_62 & f_seen_near[3]) | (f_seen_near[6] & f_older_3_6));

    wire and_63 = (f_past_and_f_alloc & lock[3] & ~f_hit[3] & ~lock[7]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_63 | f_seen_valid[7]);

    reg f_older_3_7; // in the last cycle

    always @(posedge clk) f_older_3_7 <= ~d_touch_0_3_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_63 & ~f_seen_near[3] & ~f_seen_near[7]) | (minus_4 < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_63 & f_seen_near[3]) | (f_seen_near[7] & f_older_3_7));

    wire f_past_and_f_alloc_and_13 = f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[0];
    wire and_64 = f_past_and_f_alloc_and_13 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_64 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_13 | f_seen_valid[0]));

    reg f_older_4_0; // in the last cycle

    always @(posedge clk) f_older_4_0 <= d_touch_0_0_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_64 & ~f_seen_near[4] & ~f_seen_near[0]) | (minus_5 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_64 & f_seen_near[4]) | (f_seen_near[0] & f_older_4_0));

    wire f_past_and_f_alloc_and_14 = f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[1];
    wire and_65 = f_past_and_f_alloc_and_14 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_65 | f_seen_valid[1])
            & (~f_past_and_f_alloc_and_14 | f_seen_valid[1]));

    reg f_older_4_1; // in the last cycle

    always @(posedge clk) f_older_4_1 <= d_touch_0_1_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_65 & ~f_seen_near[4] & ~f_seen_near[1]) | (minus_5 < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_65 & f_seen_near[4]) | (f_seen_near[1] & f_older_4_1));

    wire f_past_and_f_alloc_and_15 = f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[2];
    wire and_66 = f_past_and_f_alloc_and_15 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_66 | f_seen_valid[2])
            & (~f_past_and_f_alloc_and_15 | f_seen_valid[2]));

    reg f_older_4_2; // in the last cycle

    always @(posedge clk) f_older_4_2 <= d_touch_0_2_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_66 & ~f_seen_near[4] & ~f_seen_near[2]) | (minus_5 < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_66 & f_seen_near[4]) | (f_seen_near[2] & f_older_4_2));

    wire f_past_and_f_alloc_and_16 = f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[3];
    wire and_67 = f_past_and_f_alloc_and_16 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_67 | f_seen_valid[3])
            & (~f_past_and_f_alloc_and_16 | f_seen_valid[3]));

    reg f_older_4_3; // in the last cycle

    always @(posedge clk) f_older_4_3 <= d_touch_0_3_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_67 & ~f_seen_near[4] & ~f_seen_near[3]) | (minus_5 < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_67 & f_seen_near[4]) | (f_seen_near[3] & f_older_4_3));

    wire and_68 = (f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[5]) & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_68 | f_seen_valid[5]);

    reg f_older_4_5; // in the last cycle

    always @(posedge clk) f_older_4_5 <= ~d_touch_0_4_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_68 & ~f_seen_near[4] & ~f_seen_near[5]) | (minus_5 < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_68 & f_seen_near[4]) | (f_seen_near[5] & f_older_4_5));

    wire and_69 = (f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[6]) & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_69 | f_seen_valid[6]);

    reg f_older_4_6; // in the last cycle

    always @(posedge clk) f_older_4_6 <= ~d_touch_0_4_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_69 & ~f_seen_near[4] & ~f_seen_near[6]) | (minus_5 < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_69 & f_seen_near[4]) | (f_seen_near[6] & f_older_4_6));

    wire and_70 = (f_past_and_f_alloc & lock[4] & ~f_hit[4] & ~lock[7]) & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_70 | f_seen_valid[7]);

    reg f_older_4_7; // in the last cycle

    always @(posedge clk) f_older_4_7 <= ~d_touch_0_4_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_70 & ~f_seen_near[4] & ~f_seen_near[7]) | (minus_5 < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_70 & f_seen_near[4]) | (f_seen_near[7] & f_older_4_7));

    wire f_past_and_f_alloc_and_17 = f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[0];
    wire and_71 = f_past_and_f_alloc_and_17 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_71 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_17 | f_seen_valid[0]));

    reg f_older_5_0; // in the last cycle

    always @(posedge clk) f_older_5_0 <= d_touch_0_0_or_5;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_71 & ~f_seen_near[5] & ~f_seen_near[0]) | (minus_6 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_71 & f_seen_near[5]) | (f_seen_near[0] & f_older_5_0));

    wire f_past_and_f_alloc_and_18 = f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[1];
    wire and_72 = f_past_and_f_alloc_and_18 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_72 | f_seen_valid[1])
            & (~f_past_and_f_alloc_and_18 | f_seen_valid[1]));

    reg f_older_5_1; // in the last cycle

    always @(posedge clk) f_older_5_1 <= d_touch_0_1_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_72 & ~f_seen_near[5] & ~f_seen_near[1]) | (minus_6 < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_72 & f_seen_near[5]) | (f_seen_near[1] & f_older_5_1));

    wire f_past_and_f_alloc_and_19 = f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[2];
    wire and_73 = f_past_and_f_alloc_and_19 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_73 | f_seen_valid[2])
            & (~f_past_and_f_alloc_and_19 | f_seen_valid[2]));

    reg f_older_5_2; // in the last cycle

    always @(posedge clk) f_older_5_2 <= d_touch_0_2_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_73 & ~f_seen_near[5] & ~f_seen_near[2]) | (minus_6 < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_73 & f_seen_near[5]) | (f_seen_near[2] & f_older_5_2));

    wire f_past_and_f_alloc_and_20 = f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[3];
    wire and_74 = f_past_and_f_alloc_and_20 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_74 | f_seen_valid[3])
            & (~f_past_and_f_alloc_and_20 | f_seen_valid[3]));

    reg f_older_5_3; // in the last cycle

    always @(posedge clk) f_older_5_3 <= d_touch_0_3_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_74 & ~f_seen_near[5] & ~f_seen_near[3]) | (minus_6 < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_74 & f_seen_near[5]) | (f_seen_near[3] & f_older_5_3));

    wire f_past_and_f_alloc_and_21 = f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[4];
    wire and_75 = f_past_and_f_alloc_and_21 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_75 | f_seen_valid[4])
            & (~f_past_and_f_alloc_and_21 | f_seen_valid[4]));

    reg f_older_5_4; // in the last cycle

    always @(posedge clk) f_older_5_4 <= d_touch_0_4_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_75 & ~f_seen_near[5] & ~f_seen_near[4]) | (minus_6 < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_75 & f_seen_near[5]) | (f_seen_near[4] & f_older_5_4));

    wire and_76 = (f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[6]) & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_76 | f_seen_valid[6]);

    reg f_older_5_6; // in the last cycle

    always @(posedge clk) f_older_5_6 <= ~d_touch_0_5_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_76 & ~f_seen_near[5] & ~f_seen_near[6]) | (minus_6 < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_76 & f_seen_near[5]) | (f_seen_near[6] & f_older_5_6));

    wire and_77 = (f_past_and_f_alloc & lock[5] & ~f_hit[5] & ~lock[7]) & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_77 | f_seen_valid[7]);

    reg f_older_5_7; // in the last cycle

    always @(posedge clk) f_older_5_7 <= ~d_touch_0_5_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_77 & ~f_seen_near[5] & ~f_seen_near[7]) | (minus_6 < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_77 & f_seen_near[5]) | (f_seen_near[7] & f_older_5_7));

    wire f_past_and_f_alloc_and_22 = f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[0];
    wire and_78 = f_past_and_f_alloc_and_22 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_78 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_22 | f_seen_valid[0]));

    reg f_older_6_0; // in the last cycle

    always @(posedge clk) f_older_6_0 <= d_touch_0_0_or_6;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_78 & ~f_seen_near[6] & ~f_seen_near[0]) | (minus_7 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_78 & f_seen_near[6]) | (f_seen_near[0] & f_older_6_0));

    wire f_past_and_f_alloc_and_23 = f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[1];
    wire and_79 = f_past_and_f_alloc_and_23 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_79 | f_seen_valid[1])
            & (~f_past_and_f_alloc_and_23 | f_seen_valid[1]));

    reg f_older_6_1; // in the last cycle

    always @(posedge clk) f_older_6_1 <= d_touch_0_1_or_5;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_79 & ~f_seen_near[6] & ~f_seen_near[1]) | (minus_7 < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_79 & f_seen_near[6]) | (f_seen_near[1] & f_older_6_1));

    wire f_past_and_f_alloc_and_24 = f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[2];
    wire and_80 = f_past_and_f_alloc_and_24 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_80 | f_seen_valid[2])
            & (~f_past_and_f_alloc_and_24 | f_seen_valid[2]));

    reg f_older_6_2; // in the last cycle

    always @(posedge clk) f_older_6_2 <= d_touch_0_2_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_80 & ~f_seen_near[6] & ~f_seen_near[2]) | (minus_7 < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_80 & f_seen_near[6]) | (f_seen_near[2] & f_older_6_2));

    wire f_past_and_f_alloc_and_25 = f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[3];
    wire and_81 = f_past_and_f_alloc_and_25 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_81 | f_seen_valid[3])
            & (~f_past_and_f_alloc_and_25 | f_seen_valid[3]));

    reg f_older_6_3; // in the last cycle

    always @(posedge clk) f_older_6_3 <= d_touch_0_3_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_81 & ~f_seen_near[6] & ~f_seen_near[3]) | (minus_7 < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_81 & f_seen_near[6]) | (f_seen_near[3] & f_older_6_3));

    wire f_past_and_f_alloc_and_26 = f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[4];
    wire and_82 = f_past_and_f_alloc_and_26 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_82 | f_seen_valid[4])
            & (~f_past_and_f_alloc_and_26 | f_seen_valid[4]));

    reg f_older_6_4; // in the last cycle

    always @(posedge clk) f_older_6_4 <= d_touch_0_4_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_82 & ~f_seen_near[6] & ~f_seen_near[4]) | (minus_7 < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_82 & f_seen_near[6]) | (f_seen_near[4] & f_older_6_4));

    wire f_past_and_f_alloc_and_27 = f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[5];
    wire and_83 = f_past_and_f_alloc_and_27 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_83 | f_seen_valid[5])
            & (~f_past_and_f_alloc_and_27 | f_seen_valid[5]));

    reg f_older_6_5; // in the last cycle

    always @(posedge clk) f_older_6_5 <= d_touch_0_5_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_83 & ~f_seen_near[6] & ~f_seen_near[5]) | (minus_7 < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_83 & f_seen_near[6]) | (f_seen_near[5] & f_older_6_5));

    wire and_84 = (f_past_and_f_alloc & lock[6] & ~f_hit[6] & ~lock[7]) & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~and_84 | f_seen_valid[7]);

    reg f_older_6_7; // in the last cycle

    always @(posedge clk) f_older_6_7 <= ~d_touch_0_6_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_84 & ~f_seen_near[6] & ~f_seen_near[7]) | (minus_7 < minus_8));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_84 & f_seen_near[6]) | (f_seen_near[7] & f_older_6_7));

    wire f_past_and_f_alloc_and_28 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[0];
    wire and_85 = f_past_and_f_alloc_and_28 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_85 | f_seen_valid[0])
            & (~f_past_and_f_alloc_and_28 | f_seen_valid[0]));

    reg f_older_7_0; // in the last cycle

    always @(posedge clk) f_older_7_0 <= d_touch_0_0_or_7;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_85 & ~f_seen_near[7] & ~f_seen_near[0]) | (minus_8 < minus));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_85 & f_seen_near[7]) | (f_seen_near[0] & f_older_7_0));

    wire f_past_and_f_alloc_and_29 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[1];
    wire and_86 = f_past_and_f_alloc_and_29 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_86 | f_seen_valid[1])
            & (~f_past_and_f_alloc_and_29 | f_seen_valid[1]));

    reg f_older_7_1; // in the last cycle

    always @(posedge clk) f_older_7_1 <= d_touch_0_1_or_6;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_86 & ~f_seen_near[7] & ~f_seen_near[1]) | (minus_8 < minus_2));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_86 & f_seen_near[7]) | (f_seen_near[1] & f_older_7_1));

    wire f_past_and_f_alloc_and_30 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[2];
    wire and_87 = f_past_and_f_alloc_and_30 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_87 | f_seen_valid[2])
            & (~f_past_and_f_alloc_and_30 | f_seen_valid[2]));

    reg f_older_7_2; // in the last cycle

    always @(posedge clk) f_older_7_2 <= d_touch_0_2_or_5;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_87 & ~f_seen_near[7] & ~f_seen_near[2]) | (minus_8 < minus_3));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_87 & f_seen_near[7]) | (f_seen_near[2] & f_older_7_2));

    wire f_past_and_f_alloc_and_31 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[3];
    wire and_88 = f_past_and_f_alloc_and_31 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_88 | f_seen_valid[3])
            & (~f_past_and_f_alloc_and_31 | f_seen_valid[3]));

    reg f_older_7_3; // in the last cycle

    always @(posedge clk) f_older_7_3 <= d_touch_0_3_or_4;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_88 & ~f_seen_near[7] & ~f_seen_near[3]) | (minus_8 < minus_4));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_88 & f_seen_near[7]) | (f_seen_near[3] & f_older_7_3));

    wire f_past_and_f_alloc_and_32 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[4];
    wire and_89 = f_past_and_f_alloc_and_32 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_89 | f_seen_valid[4])
            & (~f_past_and_f_alloc_and_32 | f_seen_valid[4]));

    reg f_older_7_4; // in the last cycle

    always @(posedge clk) f_older_7_4 <= d_touch_0_4_or_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_89 & ~f_seen_near[7] & ~f_seen_near[4]) | (minus_8 < minus_5));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_89 & f_seen_near[7]) | (f_seen_near[4] & f_older_7_4));

    wire f_past_and_f_alloc_and_33 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[5];
    wire and_90 = f_past_and_f_alloc_and_33 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_90 | f_seen_valid[5])
            & (~f_past_and_f_alloc_and_33 | f_seen_valid[5]));

    reg f_older_7_5; // in the last cycle

    always @(posedge clk) f_older_7_5 <= d_touch_0_5_or_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_90 & ~f_seen_near[7] & ~f_seen_near[5]) | (minus_8 < minus_6));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_90 & f_seen_near[7]) | (f_seen_near[5] & f_older_7_5));

    wire f_past_and_f_alloc_and_34 = f_past_and_f_alloc & lock[7] & ~f_hit[7] & ~lock[6];
    wire and_91 = f_past_and_f_alloc_and_34 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~and_91 | f_seen_valid[6])
            & (~f_past_and_f_alloc_and_34 | f_seen_valid[6]));

    reg f_older_7_6; // in the last cycle

    always @(posedge clk) f_older_7_6 <= d_touch_0_6_or;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(and_91 & ~f_seen_near[7] & ~f_seen_near[6]) | (minus_8 < minus_7));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(and_91 & f_seen_near[7]) | (f_seen_near[6] & f_older_7_6));

    reg [7:0] f_d_reg_0; // in the last cycle

    always @(posedge clk) f_d_reg_0 <= d_reg;

    reg f_part_0; // in the last cycle

    wire [7:0] exit_and_2 = exit & {wid == {3{1'b1}}, wid == 3'd6, wid == 3'd5, wid == 3'd4,
            wid == 3'd3, wid == 3'd2, wid == 3'd1, wid == 3'd0};
    wire owned_and_any_exit_and_2 = owned & (|exit_and_2);
    wire d_valid_and = d_valid & ~(alloc_valid | owned_and_any_exit_and_2);
    wire [7:0] joined_13 = {valid[7] & (tag_7 == d_reg), valid[6] & (tag_6 == d_reg),
            valid[5] & (tag_5 == d_reg), valid[4] & (tag_4 == d_reg), valid[3] & (tag_3 == d_reg),
            valid[2] & (tag_2 == d_reg), valid[1] & (tag_1 == d_reg), valid[0] & (tag_0 == d_reg)};
    wire any_joined_13 = |joined_13;
    wire d_valid_and_and = d_valid_and & ~any_joined_13;
    wire all_d_mask = &d_mask;

    always @(posedge clk) f_part_0 <= d_valid_and_and & ~all_d_mask;

    wire [7:0] joined_14 = {valid[7] & (tag_7 == f_d_reg_0), valid[6] & (tag_6 == f_d_reg_0),
            valid[5] & (tag_5 == f_d_reg_0), valid[4] & (tag_4 == f_d_reg_0),
            valid[3] & (tag_3 == f_d_reg_0), valid[2] & (tag_2 == f_d_reg_0),
            valid[1] & (tag_1 == f_d_reg_0), valid[0] & (tag_0 == f_d_reg_0)};
    wire any_joined_14 = |joined_14;
    wire not_any_joined_14 = ~any_joined_14;

    // CCU-W5: A result of some lanes that misses is not here.
    always @* if (!rst) assert(~(f_past & f_part_0) | not_any_joined_14);

    reg f_far_0; // in the last cycle

    always @(posedge clk) f_far_0 <= d_valid_and_and & ~d_near;

    // CCU-W6: A far result that misses is not here.
    always @* if (!rst) assert(~(f_past & f_far_0) | not_any_joined_14);

    reg f_stored; // in the last cycle

    always @(posedge clk) begin
        f_stored <= d_valid_and & (any_joined_13 | ((all_d_mask & d_near) & (|(~lock))));
    end

    reg f_d_near; // in the last cycle

    always @(posedge clk) f_d_near <= d_near;

    // CCU-W4: A result that hits or may take an entry is here, with its hint.
    always @* if (!rst) assert(~(f_past & f_stored) |
            (any_joined_14 & ((|(joined_14 & near)) == f_d_near)));

    reg f_flushed; // in the last cycle

    always @(posedge clk) f_flushed <= alloc_valid_and_2;

    reg f_inv_0; // in the last cycle

    always @(posedge clk) f_inv_0 <= inv_valid[0];

    reg [7:0] f_inv_reg_0; // in the last cycle

    always @(posedge clk) f_inv_reg_0 <= inv_reg[7:0];

    wire [7:0] joined_15 = {valid[7] & (tag_7 == f_inv_reg_0), valid[6] & (tag_6 == f_inv_reg_0),
            valid[5] & (tag_5 == f_inv_reg_0), valid[4] & (tag_4 == f_inv_reg_0),
            valid[3] & (tag_3 == f_inv_reg_0), valid[2] & (tag_2 == f_inv_reg_0),
            valid[1] & (tag_1 == f_inv_reg_0), valid[0] & (tag_0 == f_inv_reg_0)};

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) assert(~(f_past & f_inv_0 & ~f_flushed) | ~(|joined_15));

    reg f_inv_1; // in the last cycle

    always @(posedge clk) f_inv_1 <= inv_valid[1];

    reg [7:0] f_inv_reg_1; // in the last cycle

    always @(posedge clk) f_inv_reg_1 <= inv_reg[15:8];

    wire [7:0] joined_16 = {valid[7] & (tag_7 == f_inv_reg_1), valid[6] & (tag_6 == f_inv_reg_1),
            valid[5] & (tag_5 == f_inv_reg_1), valid[4] & (tag_4 == f_inv_reg_1),
            valid[3] & (tag_3 == f_inv_reg_1), valid[2] & (tag_2 == f_inv_reg_1),
            valid[1] & (tag_1 == f_inv_reg_1), valid[0] & (tag_0 == f_inv_reg_1)};

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) assert(~(f_past & f_inv_1 & ~f_flushed) | ~(|joined_16));

    reg [5:0] f_ready; // in the last cycle

    wire [7:0] or_95 = ({8{s_valid & (s_slot == 3'd0)}} & entry_0)
            | ({8{s_valid & (s_slot == 3'd1)}} & entry_1)
            | ({8{s_valid & (s_slot == 3'd2)}} & entry_2)
            | ({8{s_valid & (s_slot == 3'd3)}} & entry_3)
            | ({8{s_valid & (s_slot == 3'd4)}} & entry_4)
            | ({8{s_valid & (s_slot == 3'd5)}} & entry_5);

    always @(posedge clk) begin
        f_ready <= {ready[5] | (src_valid[5] & (|(or_95 & entry_5))),
                ready[4] | (src_valid[4] & (|(or_95 & entry_4))),
                ready[3] | (src_valid[3] & (|(or_95 & entry_3))),
                ready[2] | (src_valid[2] & (|(or_95 & entry_2))),
                ready[1] | (src_valid[1] & (|(or_95 & entry_1))),
                ready[0] | (src_valid[0] & (|(or_95 & entry_0)))};
    end

    reg f_busy; // in the last cycle

    always @(posedge clk) f_busy <= busy;

    wire inverse = ~(f_past & f_busy);

    // CCU-S1: Operands stay, and one makes all slots of its entry ready.
    always @* if (!rst) assert(inverse | (ready == f_ready));

    reg f_take; // in the last cycle

    always @(posedge clk) f_take <= disp_take;

    // CCU-D2: Busy with its locks until the transfer, and free of them after it.
    always @* if (!rst) assert(inverse | ((busy == ~f_take) & (lock == (f_take ? 8'd0 : f_lock))));

    reg f_ends; // in the last cycle

    always @(posedge clk) f_ends <= owned_and_any_exit_and_2;

    // CCU-K1: After the end of its warp the unit is empty and belongs to nobody.
    always @* if (!rst) assert(~(f_past & f_ends & not_f_past_and_f_alloc)
            | (~owned & not_any_valid));

    // CCU-D3: The instruction leaves as it was given; zero unless it is selected.
    always @* if (!rst) assert(disp_sel ? ((disp_wid == wid) & (disp_src_valid == src_valid)
            & (disp_meta == f_meta)) : ~(|{disp_wid, disp_src_valid}) & ~(|disp_meta));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[0] | ~(|disp_data[32*LANE_W-1:0]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[1] | ~(|disp_data[32*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[2] | ~(|disp_data[64*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[3] | ~(|disp_data[96*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[4] | ~(|disp_data[128*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[5] | ~(|disp_data[160*LANE_W +: 32*LANE_W]));
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, by_src_valid_0[7], by_src_valid_5_or_or_or_or[0],
            alloc_ahead_0_and_not_hit_entry[0], alloc_ahead_1_and_not_hit_entry[1],
            alloc_ahead_2_and_not_hit_entry[2], alloc_ahead_3_and_not_hit_entry[3],
            alloc_ahead_4_and_not_hit_entry[4], alloc_ahead_5_and_not_hit_entry[5],
            alloc_ahead_6_and_not_hit_entry[6], alloc_ahead_7_and_not_hit_entry[7], NSRC[0], CTN[0],
            TAGW[0], DPORTS[0]};

`ifdef WARPSMITH_COUNTERS
    wire [5:0] choice = (alloc_valid & ~flush) ? hit : 6'd0;
    wire [5:0] by_alloc_valid = alloc_valid ? (alloc_src_valid & ~lead & ~choice) : 6'd0;
    wire alloc_valid_and_flush = alloc_valid & flush;
    wire any_d_hit_0_or_d_take_0_and = (|d_hit_0_or_d_take_0) & ~alloc_valid_and_flush;
    wire [7:0] by_alloc_valid_and_flush = alloc_valid_and_flush ? 8'd0 : kill & ~d_take_0;

    always @(posedge clk) begin
        if (rst) begin
            cnt_hits <= 32'd0;
            cnt_repeats <= 32'd0;
            cnt_d_writes <= 32'd0;
            cnt_d_drops <= 32'd0;
            cnt_invalidations <= 32'd0;
            cnt_flushes <= 32'd0;
        end else begin
            cnt_hits <= cnt_hits + {29'd0, ({1'b0, {1'b0, choice[0]} + {1'b0, choice[1]}}
                    + {1'b0, {1'b0, choice[2]} + {1'b0, choice[3]}})
                    + {1'b0, {1'b0, choice[4]} + {1'b0, choice[5]}}};
            cnt_repeats <= cnt_repeats
                    + {29'd0, ({1'b0, {1'b0, by_alloc_valid[0]} + {1'b0, by_alloc_valid[1]}}
                    + {1'b0, {1'b0, by_alloc_valid[2]} + {1'b0, by_alloc_valid[3]}})
                    + {1'b0, {1'b0, by_alloc_valid[4]} + {1'b0, by_alloc_valid[5]}}};
            cnt_d_writes <= cnt_d_writes + {31'd0, any_d_hit_0_or_d_take_0_and};
            cnt_d_drops <= cnt_d_drops + {31'd0, d_valid & ~any_d_hit_0_or_d_take_0_and};
            cnt_invalidations <= cnt_invalidations + {28'd0,
                    {1'b0, {1'b0, {1'b0, by_alloc_valid_and_flush[0]}
                    + {1'b0, by_alloc_valid_and_flush[1]}} +
                    {1'b0, {1'b0, by_alloc_valid_and_flush[2]}
                    + {1'b0, by_alloc_valid_and_flush[3]}}} +
                    {1'b0, {1'b0, {1'b0, by_alloc_valid_and_flush[4]}
                    + {1'b0, by_alloc_valid_and_flush[5]}} +
                    {1'b0, {1'b0, by_alloc_valid_and_flush[6]}
                    + {1'b0, by_alloc_valid_and_flush[7]}}}};
            cnt_flushes <= cnt_flushes + {31'd0, alloc_valid_and_flush & owned & (|valid)};
        end
    end
`endif

`ifdef WARPSMITH_ASSERT
    // CCU-A2
`ifdef FORMAL
    always @* if (!rst) assume(~alloc_valid | alloc_ready);
`else
    always @(posedge clk) if (!rst && (~alloc_valid | alloc_ready) !== 1'b1) begin
        $display("%m: CCU-A2 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-S1
`ifdef FORMAL
    always @* if (!rst) assume(~s_valid | (busy & (|(by_s_valid & src_valid_and_not_ready))));
`else
    always @(posedge clk) if
            (!rst && (~s_valid | (busy & (|(by_s_valid & src_valid_and_not_ready)))) !== 1'b1) begin
        $display("%m: CCU-S1 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-D1
`ifdef FORMAL
    always @* if (!rst) assume(~disp_sel | disp_cand);
`else
    always @(posedge clk) if (!rst && (~disp_sel | disp_cand) !== 1'b1) begin
        $display("%m: CCU-D1 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-D2
`ifdef FORMAL
    always @* if (!rst) assume(~disp_take | disp_sel);
`else
    always @(posedge clk) if (!rst && (~disp_take | disp_sel) !== 1'b1) begin
        $display("%m: CCU-D2 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W3
`ifdef FORMAL
    always @* if (!rst) assume(~d_valid | owned);
`else
    always @(posedge clk) if (!rst && (~d_valid | owned) !== 1'b1) begin
        $display("%m: CCU-W3 violated at %0t", $time);
        $finish;
    end
`endif

    wire [7:0] valid_and_9 = valid & {tag_7 == d_reg, tag_6 == d_reg, tag_5 == d_reg,
            tag_4 == d_reg, tag_3 == d_reg, tag_2 == d_reg, tag_1 == d_reg, tag_0 == d_reg};

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(|(d_valid ? (valid_and_9 & lock) : 8'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(d_valid ? (valid_and_9 & lock) : 8'd0))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    wire alloc_valid_and_not_flush = alloc_valid & ~flush;

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[0]
            & (d_reg == alloc_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[0]
            & (d_reg == alloc_reg[7:0]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[1]
            & (d_reg == alloc_reg[15:8])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[1]
            & (d_reg == alloc_reg[15:8]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[2]
            & (d_reg == alloc_reg[23:16])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[2]
            & (d_reg == alloc_reg[23:16]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[3]
            & (d_reg == alloc_reg[31:24])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[3]
            & (d_reg == alloc_reg[31:24]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[4]
            & (d_reg == alloc_reg[39:32])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[4]
            & (d_reg == alloc_reg[39:32]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[5]
            & (d_reg == alloc_reg[47:40])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & alloc_valid_and_not_flush & alloc_src_valid[5]
            & (d_reg == alloc_reg[47:40]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W3
`ifdef FORMAL
    always @* if (!rst) assume(~inv_valid[0] | owned);
`else
    always @(posedge clk) if (!rst && (~inv_valid[0] | owned) !== 1'b1) begin
        $display("%m: CCU-W3 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(|(inv_valid[0] ? (valid_and & lock) : 8'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(inv_valid[0] ? (valid_and & lock) : 8'd0))) !== 1'b1)
            begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & d_valid & (inv_reg[7:0] == d_reg)));
`else
    always @(posedge clk) if (!rst && (~(inv_valid[0] & d_valid & (inv_reg[7:0] == d_reg))) !==
            1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[0]
            & (inv_reg[7:0] == alloc_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[0]
            & (inv_reg[7:0] == alloc_reg[7:0]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[1]
            & (inv_reg[7:0] == alloc_reg[15:8])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[1]
            & (inv_reg[7:0] == alloc_reg[15:8]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[2]
            & (inv_reg[7:0] == alloc_reg[23:16])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[2]
            & (inv_reg[7:0] == alloc_reg[23:16]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[3]
            & (inv_reg[7:0] == alloc_reg[31:24])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[3]
            & (inv_reg[7:0] == alloc_reg[31:24]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[4]
            & (inv_reg[7:0] == alloc_reg[39:32])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[4]
            & (inv_reg[7:0] == alloc_reg[39:32]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[5]
            & (inv_reg[7:0] == alloc_reg[47:40])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & alloc_valid_and_not_flush & alloc_src_valid[5]
            & (inv_reg[7:0] == alloc_reg[47:40]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W3
`ifdef FORMAL
    always @* if (!rst) assume(~inv_valid[1] | owned);
`else
    always @(posedge clk) if (!rst && (~inv_valid[1] | owned) !== 1'b1) begin
        $display("%m: CCU-W3 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(|(inv_valid[1] ? (valid_and_2 & lock) : 8'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(inv_valid[1] ? (valid_and_2 & lock) : 8'd0))) !== 1'b1)
            begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & d_valid & (inv_reg[15:8] == d_reg)));
`else
    always @(posedge clk) if (!rst && (~(inv_valid[1] & d_valid & (inv_reg[15:8] == d_reg))) !==
            1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & inv_valid[0] & (inv_reg[15:8] == inv_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & inv_valid[0] & (inv_reg[15:8] == inv_reg[7:0]))) !== 1'b1)
            begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[0]
            & (inv_reg[15:8] == alloc_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[0]
            & (inv_reg[15:8] == alloc_reg[7:0]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[1]
            & (inv_reg[15:8] == alloc_reg[15:8])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[1]
            & (inv_reg[15:8] == alloc_reg[15:8]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[2]
            & (inv_reg[15:8] == alloc_reg[23:16])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[2]
            & (inv_reg[15:8] == alloc_reg[23:16]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[3]
            & (inv_reg[15:8] == alloc_reg[31:24])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[3]
            & (inv_reg[15:8] == alloc_reg[31:24]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[4]
            & (inv_reg[15:8] == alloc_reg[39:32])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[4]
            & (inv_reg[15:8] == alloc_reg[39:32]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[5]
            & (inv_reg[15:8] == alloc_reg[47:40])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & alloc_valid_and_not_flush & alloc_src_valid[5]
            & (inv_reg[15:8] == alloc_reg[47:40]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-K1
`ifdef FORMAL
    always @* if (!rst) assume(~(ends & busy));
`else
    always @(posedge clk) if (!rst && (~(ends & busy)) !== 1'b1) begin
        $display("%m: CCU-K1 violated at %0t", $time);
        $finish;
    end
`endif
`endif
endmodule

`default_nettype wire
