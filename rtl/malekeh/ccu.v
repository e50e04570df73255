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
    genvar lane;

    // The bit of that number alone.
    function [7:0] one_hot_3x8(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 8; i = i + 1)
                one_hot_3x8[i] = v == i[2:0];
        end
    endfunction

    // The bit of that number alone.
    function [5:0] one_hot_3x6(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 6; i = i + 1)
                one_hot_3x6[i] = v == i[2:0];
        end
    endfunction

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

    wire ends = owned & (|(exit & one_hot_3x8(wid)));
    wire flush = ~owned | (wid != alloc_wid);

    // Results
    wire [7:0] _by_src_valid_0 = src_valid[0] ? entry_0 : 8'd0;
    wire [7:0] _by_src_valid_5 = src_valid[5] ? entry_5 : 8'd0;
    wire [7:0] _by_src_valid_4 = src_valid[4] ? entry_4 : 8'd0;
    wire [7:0] _or = _by_src_valid_5 | _by_src_valid_4;
    wire [7:0] _by_src_valid_3 = src_valid[3] ? entry_3 : 8'd0;
    wire [7:0] _or_2 = _or | _by_src_valid_3;
    wire [7:0] _by_src_valid_2 = src_valid[2] ? entry_2 : 8'd0;
    wire [7:0] _or_3 = _or_2 | _by_src_valid_2;
    wire [7:0] _by_src_valid_1 = src_valid[1] ? entry_1 : 8'd0;
    wire [7:0] _or_4 = _or_3 | _by_src_valid_1;

    // CCU-A6: The instruction's entries first, then the others in their old order.
    wire settled_1_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[1])
            | (_by_src_valid_1[0] & ~_or_3[1]) | (_by_src_valid_2[0] & ~_or_2[1])
            | (_by_src_valid_3[0] & ~_or[1]) | (_by_src_valid_4[0] & ~_by_src_valid_5[1])
            | _by_src_valid_5[0]) : ~lock[1] & older_1_0) : older_1_0;

    wire settled_2_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[2])
            | (_by_src_valid_1[0] & ~_or_3[2]) | (_by_src_valid_2[0] & ~_or_2[2])
            | (_by_src_valid_3[0] & ~_or[2]) | (_by_src_valid_4[0] & ~_by_src_valid_5[2])
            | _by_src_valid_5[0]) : ~lock[2] & older_2_0) : older_2_0;
    wire settled_3_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[3])
            | (_by_src_valid_1[0] & ~_or_3[3]) | (_by_src_valid_2[0] & ~_or_2[3])
            | (_by_src_valid_3[0] & ~_or[3]) | (_by_src_valid_4[0] & ~_by_src_valid_5[3])
            | _by_src_valid_5[0]) : ~lock[3] & older_3_0) : older_3_0;
    wire settled_4_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[4])
            | (_by_src_valid_1[0] & ~_or_3[4]) | (_by_src_valid_2[0] & ~_or_2[4])
            | (_by_src_valid_3[0] & ~_or[4]) | (_by_src_valid_4[0] & ~_by_src_valid_5[4])
            | _by_src_valid_5[0]) : ~lock[4] & older_4_0) : older_4_0;
    wire settled_5_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[5])
            | (_by_src_valid_1[0] & ~_or_3[5]) | (_by_src_valid_2[0] & ~_or_2[5])
            | (_by_src_valid_3[0] & ~_or[5]) | (_by_src_valid_4[0] & ~_by_src_valid_5[5])
            | _by_src_valid_5[0]) : ~lock[5] & older_5_0) : older_5_0;
    wire settled_6_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[6])
            | (_by_src_valid_1[0] & ~_or_3[6]) | (_by_src_valid_2[0] & ~_or_2[6])
            | (_by_src_valid_3[0] & ~_or[6]) | (_by_src_valid_4[0] & ~_by_src_valid_5[6])
            | _by_src_valid_5[0]) : ~lock[6] & older_6_0) : older_6_0;
    wire settled_7_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_or_4[7])
            | (_by_src_valid_1[0] & ~_or_3[7]) | (_by_src_valid_2[0] & ~_or_2[7])
            | (_by_src_valid_3[0] & ~_or[7]) | (_by_src_valid_4[0] & ~_by_src_valid_5[7])
            | _by_src_valid_5[0]) : ~lock[7] & older_7_0) : older_7_0;
    wire settled_2_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_or_4[2])
            | (_by_src_valid_1[1] & ~_or_3[2]) | (_by_src_valid_2[1] & ~_or_2[2])
            | (_by_src_valid_3[1] & ~_or[2]) | (_by_src_valid_4[1] & ~_by_src_valid_5[2])
            | _by_src_valid_5[1]) : ~lock[2] & older_2_1) : older_2_1;
    wire settled_3_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_or_4[3])
            | (_by_src_valid_1[1] & ~_or_3[3]) | (_by_src_valid_2[1] & ~_or_2[3])
            | (_by_src_valid_3[1] & ~_or[3]) | (_by_src_valid_4[1] & ~_by_src_valid_5[3])
            | _by_src_valid_5[1]) : ~lock[3] & older_3_1) : older_3_1;
    wire settled_4_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_or_4[4])
            | (_by_src_valid_1[1] & ~_or_3[4]) | (_by_src_valid_2[1] & ~_or_2[4])
            | (_by_src_valid_3[1] & ~_or[4]) | (_by_src_valid_4[1] & ~_by_src_valid_5[4])
            | _by_src_valid_5[1]) : ~lock[4] & older_4_1) : older_4_1;
    wire settled_5_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_or_4[5])
            | (_by_src_valid_1[1] & ~_or_3[5]) | (_by_src_valid_2[1] & ~_or_2[5])
            | (_by_src_valid_3[1] & ~_or[5]) | (_by_src_valid_4[1] & ~_by_src_valid_5[5])
            | _by_src_valid_5[1]) : ~lock[5] & older_5_1) : older_5_1;
    wire settled_6_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_or_4[6])
            | (_by_src_valid_1[1] & ~_or_3[6]) | (_by_src_valid_2[1] & ~_or_2[6])
            | (_by_src_valid_3[1] & ~_or[6]) | (_by_src_valid_4[1] & ~_by_src_valid_5[6])
            | _by_src_valid_5[1]) : ~lock[6] & older_6_1) : older_6_1;
    wire settled_7_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_or_4[7])
            | (_by_src_valid_1[1] & ~_or_3[7]) | (_by_src_valid_2[1] & ~_or_2[7])
            | (_by_src_valid_3[1] & ~_or[7]) | (_by_src_valid_4[1] & ~_by_src_valid_5[7])
            | _by_src_valid_5[1]) : ~lock[7] & older_7_1) : older_7_1;
    wire settled_3_2 = touch ? (lock[2] ? ((_by_src_valid_0[2] & ~_or_4[3])
            | (_by_src_valid_1[2] & ~_or_3[3]) | (_by_src_valid_2[2] & ~_or_2[3])
            | (_by_src_valid_3[2] & ~_or[3]) | (_by_src_valid_4[2] & ~_by_src_valid_5[3])
            | _by_src_valid_5[2]) : ~lock[3] & older_3_2) : older_3_2;
    wire settled_4_2 = touch ? (lock[2] ? ((_by_src_valid_0[2] & ~_or_4[4])
            | (_by_src_valid_1[2] & ~_or_3[4]) | (_by_src_valid_2[2] & ~_or_2[4])
            | (_by_src_valid_3[2] & ~_or[4]) | (_by_src_valid_4[2] & ~_by_src_valid_5[4])
            | _by_src_valid_5[2]) : ~lock[4] & older_4_2) : older_4_2;
    wire settled_5_2 = touch ? (lock[2] ? ((_by_src_valid_0[2] & ~_or_4[5])
            | (_by_src_valid_1[2] & ~_or_3[5]) | (_by_src_valid_2[2] & ~_or_2[5])
            | (_by_src_valid_3[2] & ~_or[5]) | (_by_src_valid_4[2] & ~_by_src_valid_5[5])
            | _by_src_valid_5[2]) : ~lock[5] & older_5_2) : older_5_2;
    wire settled_6_2 = touch ? (lock[2] ? ((_by_src_valid_0[2] & ~_or_4[6])
            | (_by_src_valid_1[2] & ~_or_3[6]) | (_by_src_valid_2[2] & ~_or_2[6])
            | (_by_src_valid_3[2] & ~_or[6]) | (_by_src_valid_4[2] & ~_by_src_valid_5[6])
            | _by_src_valid_5[2]) : ~lock[6] & older_6_2) : older_6_2;
    wire settled_7_2 = touch ? (lock[2] ? ((_by_src_valid_0[2] & ~_or_4[7])
            | (_by_src_valid_1[2] & ~_or_3[7]) | (_by_src_valid_2[2] & ~_or_2[7])
            | (_by_src_valid_3[2] & ~_or[7]) | (_by_src_valid_4[2] & ~_by_src_valid_5[7])
            | _by_src_valid_5[2]) : ~lock[7] & older_7_2) : older_7_2;
    wire settled_4_3 = touch ? (lock[3] ? ((_by_src_valid_0[3] & ~_or_4[4])
            | (_by_src_valid_1[3] & ~_or_3[4]) | (_by_src_valid_2[3] & ~_or_2[4])
            | (_by_src_valid_3[3] & ~_or[4]) | (_by_src_valid_4[3] & ~_by_src_valid_5[4])
            | _by_src_valid_5[3]) : ~lock[4] & older_4_3) : older_4_3;
    wire settled_5_3 = touch ? (lock[3] ? ((_by_src_valid_0[3] & ~_or_4[5])
            | (_by_src_valid_1[3] & ~_or_3[5]) | (_by_src_valid_2[3] & ~_or_2[5])
            | (_by_src_valid_3[3] & ~_or[5]) | (_by_src_valid_4[3] & ~_by_src_valid_5[5])
            | _by_src_valid_5[3]) : ~lock[5] & older_5_3) : older_5_3;
    wire settled_6_3 = touch ? (lock[3] ? ((_by_src_valid_0[3] & ~_or_4[6])
            | (_by_src_valid_1[3] & ~_or_3[6]) | (_by_src_valid_2[3] & ~_or_2[6])
            | (_by_src_valid_3[3] & ~_or[6]) | (_by_src_valid_4[3] & ~_by_src_valid_5[6])
            | _by_src_valid_5[3]) : ~lock[6] & older_6_3) : older_6_3;
    wire settled_7_3 = touch ? (lock[3] ? ((_by_src_valid_0[3] & ~_or_4[7])
            | (_by_src_valid_1[3] & ~_or_3[7]) | (_by_src_valid_2[3] & ~_or_2[7])
            | (_by_src_valid_3[3] & ~_or[7]) | (_by_src_valid_4[3] & ~_by_src_valid_5[7])
            | _by_src_valid_5[3]) : ~lock[7] & older_7_3) : older_7_3;
    wire settled_5_4 = touch ? (lock[4] ? ((_by_src_valid_0[4] & ~_or_4[5])
            | (_by_src_valid_1[4] & ~_or_3[5]) | (_by_src_valid_2[4] & ~_or_2[5])
            | (_by_src_valid_3[4] & ~_or[5]) | (_by_src_valid_4[4] & ~_by_src_valid_5[5])
            | _by_src_valid_5[4]) : ~lock[5] & older_5_4) : older_5_4;
    wire settled_6_4 = touch ? (lock[4] ? ((_by_src_valid_0[4] & ~_or_4[6])
            | (_by_src_valid_1[4] & ~_or_3[6]) | (_by_src_valid_2[4] & ~_or_2[6])
            | (_by_src_valid_3[4] & ~_or[6]) | (_by_src_valid_4[4] & ~_by_src_valid_5[6])
            | _by_src_valid_5[4]) : ~lock[6] & older_6_4) : older_6_4;
    wire settled_7_4 = touch ? (lock[4] ? ((_by_src_valid_0[4] & ~_or_4[7])
            | (_by_src_valid_1[4] & ~_or_3[7]) | (_by_src_valid_2[4] & ~_or_2[7])
            | (_by_src_valid_3[4] & ~_or[7]) | (_by_src_valid_4[4] & ~_by_src_valid_5[7])
            | _by_src_valid_5[4]) : ~lock[7] & older_7_4) : older_7_4;
    wire settled_6_5 = touch ? (lock[5] ? ((_by_src_valid_0[5] & ~_or_4[6])
            | (_by_src_valid_1[5] & ~_or_3[6]) | (_by_src_valid_2[5] & ~_or_2[6])
            | (_by_src_valid_3[5] & ~_or[6]) | (_by_src_valid_4[5] & ~_by_src_valid_5[6])
            | _by_src_valid_5[5]) : ~lock[6] & older_6_5) : older_6_5;
    wire settled_7_5 = touch ? (lock[5] ? ((_by_src_valid_0[5] & ~_or_4[7])
            | (_by_src_valid_1[5] & ~_or_3[7]) | (_by_src_valid_2[5] & ~_or_2[7])
            | (_by_src_valid_3[5] & ~_or[7]) | (_by_src_valid_4[5] & ~_by_src_valid_5[7])
            | _by_src_valid_5[5]) : ~lock[7] & older_7_5) : older_7_5;
    wire settled_7_6 = touch ? (lock[6] ? ((_by_src_valid_0[6] & ~_or_4[7])
            | (_by_src_valid_1[6] & ~_or_3[7]) | (_by_src_valid_2[6] & ~_or_2[7])
            | (_by_src_valid_3[6] & ~_or[7]) | (_by_src_valid_4[6] & ~_by_src_valid_5[7])
            | _by_src_valid_5[6]) : ~lock[7] & older_7_6) : older_7_6;
    wire [7:0] steer_0_same;

    // CCU-W3: A write that hits.
    wire [7:0] d_hit_0 = d_valid ? (valid & steer_0_same) : 8'd0;

    wire _not_valid_0_or = ~valid[0] | (valid[1] & ((near[0] & near[1] & ~older_1_0)
            | (~near[0] & (near[1] | start[0] | ~start[1]))));
    wire _not_valid_0_or_2 = ~valid[0] | (valid[2] &
            ((near[0] & near[2] & ~older_2_0) | (~near[0] & (near[2] | start[0] | ~start[2]))));
    wire _not_valid_0_or_3 = ~valid[0] | (valid[3] &
            ((near[0] & near[3] & ~older_3_0) | (~near[0] & (near[3] | start[0] | ~start[3]))));
    wire _not_valid_0_or_4 = ~valid[0] | (valid[4] &
            ((near[0] & near[4] & ~older_4_0) | (~near[0] & (near[4] | start[0] | ~start[4]))));
    wire _not_valid_0_or_5 = ~valid[0] | (valid[5] &
            ((near[0] & near[5] & ~older_5_0) | (~near[0] & (near[5] | start[0] | ~start[5]))));
    wire _not_valid_0_or_6 = ~valid[0] | (valid[6] &
            ((near[0] & near[6] & ~older_6_0) | (~near[0] & (near[6] | start[0] | ~start[6]))));
    wire _not_valid_0_or_7 = ~valid[0] | (valid[7] &
            ((near[0] & near[7] & ~older_7_0) | (~near[0] & (near[7] | start[0]))));

    // CCU-V1: Invalid entries come first, in ascending index.
    // CCU-V2: Then far entries, cyclically from the random start.
    // CCU-V3: Then near entries, least recently used first.
    wire [7:0] d0_ahead_0 = {~_not_valid_0_or_7, ~_not_valid_0_or_6, ~_not_valid_0_or_5,
            ~_not_valid_0_or_4, ~_not_valid_0_or_3, ~_not_valid_0_or_2, ~_not_valid_0_or, 1'b0};

    wire _not_valid_1_or = ~valid[1] | (valid[2] & ((near[1] & near[2] & ~older_2_1)
            | (~near[1] & (near[2] | start[1] | ~start[2]))));
    wire _not_valid_1_or_2 = ~valid[1] | (valid[3] &
            ((near[1] & near[3] & ~older_3_1) | (~near[1] & (near[3] | start[1] | ~start[3]))));
    wire _not_valid_1_or_3 = ~valid[1] | (valid[4] &
            ((near[1] & near[4] & ~older_4_1) | (~near[1] & (near[4] | start[1] | ~start[4]))));
    wire _not_valid_1_or_4 = ~valid[1] | (valid[5] &
            ((near[1] & near[5] & ~older_5_1) | (~near[1] & (near[5] | start[1] | ~start[5]))));
    wire _not_valid_1_or_5 = ~valid[1] | (valid[6] &
            ((near[1] & near[6] & ~older_6_1) | (~near[1] & (near[6] | start[1] | ~start[6]))));
    wire _not_valid_1_or_6 = ~valid[1] | (valid[7] &
            ((near[1] & near[7] & ~older_7_1) | (~near[1] & (near[7] | start[1]))));
    wire [7:0] d0_ahead_1 = {~_not_valid_1_or_6, ~_not_valid_1_or_5, ~_not_valid_1_or_4,
            ~_not_valid_1_or_3, ~_not_valid_1_or_2, ~_not_valid_1_or, 1'b0, _not_valid_0_or};
    wire _not_valid_2_or = ~valid[2] | (valid[3] & ((near[2] & near[3] & ~older_3_2)
            | (~near[2] & (near[3] | start[2] | ~start[3]))));
    wire _not_valid_2_or_2 = ~valid[2] | (valid[4] &
            ((near[2] & near[4] & ~older_4_2) | (~near[2] & (near[4] | start[2] | ~start[4]))));
    wire _not_valid_2_or_3 = ~valid[2] | (valid[5] &
            ((near[2] & near[5] & ~older_5_2) | (~near[2] & (near[5] | start[2] | ~start[5]))));
    wire _not_valid_2_or_4 = ~valid[2] | (valid[6] &
            ((near[2] & near[6] & ~older_6_2) | (~near[2] & (near[6] | start[2] | ~start[6]))));
    wire _not_valid_2_or_5 = ~valid[2] | (valid[7] &
            ((near[2] & near[7] & ~older_7_2) | (~near[2] & (near[7] | start[2]))));
    wire [7:0] d0_ahead_2 = {~_not_valid_2_or_5, ~_not_valid_2_or_4, ~_not_valid_2_or_3,
            ~_not_valid_2_or_2, ~_not_valid_2_or, 1'b0, _not_valid_1_or, _not_valid_0_or_2};
    wire _not_valid_3_or = ~valid[3] | (valid[4] & ((near[3] & near[4] & ~older_4_3)
            | (~near[3] & (near[4] | start[3] | ~start[4]))));
    wire _not_valid_3_or_2 = ~valid[3] | (valid[5] &
            ((near[3] & near[5] & ~older_5_3) | (~near[3] & (near[5] | start[3] | ~start[5]))));
    wire _not_valid_3_or_3 = ~valid[3] | (valid[6] &
            ((near[3] & near[6] & ~older_6_3) | (~near[3] & (near[6] | start[3] | ~start[6]))));
    wire _not_valid_3_or_4 = ~valid[3] | (valid[7] &
            ((near[3] & near[7] & ~older_7_3) | (~near[3] & (near[7] | start[3]))));
    wire [7:0] d0_ahead_3 = {~_not_valid_3_or_4, ~_not_valid_3_or_3, ~_not_valid_3_or_2,
            ~_not_valid_3_or, 1'b0, _not_valid_2_or, _not_valid_1_or_2, _not_valid_0_or_3};
    wire _not_valid_4_or = ~valid[4] | (valid[5] & ((near[4] & near[5] & ~older_5_4)
            | (~near[4] & (near[5] | start[4] | ~start[5]))));
    wire _not_valid_4_or_2 = ~valid[4] | (valid[6] &
            ((near[4] & near[6] & ~older_6_4) | (~near[4] & (near[6] | start[4] | ~start[6]))));
    wire _not_valid_4_or_3 = ~valid[4] | (valid[7] &
            ((near[4] & near[7] & ~older_7_4) | (~near[4] & (near[7] | start[4]))));
    wire [7:0] d0_ahead_4 = {~_not_valid_4_or_3, ~_not_valid_4_or_2, ~_not_valid_4_or, 1'b0,
            _not_valid_3_or, _not_valid_2_or_2, _not_valid_1_or_3, _not_valid_0_or_4};
    wire _not_valid_5_or = ~valid[5] | (valid[6] & ((near[5] & near[6] & ~older_6_5)
            | (~near[5] & (near[6] | start[5] | ~start[6]))));
    wire _not_valid_5_or_2 = ~valid[5] | (valid[7] &
            ((near[5] & near[7] & ~older_7_5) | (~near[5] & (near[7] | start[5]))));
    wire [7:0] d0_ahead_5 = {~_not_valid_5_or_2, ~_not_valid_5_or, 1'b0, _not_valid_4_or,
            _not_valid_3_or_2, _not_valid_2_or_3, _not_valid_1_or_4, _not_valid_0_or_5};
    wire _not_valid_6_or = ~valid[6] | (valid[7] & ((near[6] & near[7] & ~older_7_6)
            | (~near[6] & (near[7] | start[6]))));
    wire [7:0] d0_ahead_6 = {~_not_valid_6_or, 1'b0, _not_valid_5_or, _not_valid_4_or_2,
            _not_valid_3_or_3, _not_valid_2_or_4, _not_valid_1_or_5, _not_valid_0_or_6};
    wire [7:0] d0_ahead_7 = {1'b0, _not_valid_6_or, _not_valid_5_or_2, _not_valid_4_or_3,
            _not_valid_3_or_4, _not_valid_2_or_5, _not_valid_1_or_6, _not_valid_0_or_7};
    wire [7:0] d0_victim = {~lock[7] & ~(|(d0_ahead_7 & ~lock)),
            ~lock[6] & ~(|(d0_ahead_6 & ~lock)), ~lock[5] & ~(|(d0_ahead_5 & ~lock)),
            ~lock[4] & ~(|(d0_ahead_4 & ~lock)), ~lock[3] & ~(|(d0_ahead_3 & ~lock)),
            ~lock[2] & ~(|(d0_ahead_2 & ~lock)), ~lock[1] & ~(|(d0_ahead_1 & ~lock)),
            ~lock[0] & ~(|(d0_ahead_0 & ~lock))};

    // CCU-W6: A far write that misses takes no entry.
    // CCU-W5: Nor does a write of some lanes only.
    // CCU-W4: A write that misses takes the first victim that is not locked.
    wire [7:0] d0_may_take = ((d_valid & d_near) & (&d_mask)) ? d0_victim : 8'd0;

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

    wire [7:0] d_take_0 = (|(valid & steer_0_same)) ? 8'd0 : d0_may_take;
    wire [7:0] d_touch_0 = d_hit_0 | d_take_0;
    wire _and = (((d_valid & d_near) & (&d_mask)) & ~(|(valid & steer_0_same)))
            & ~(|(~lock & ~valid)) & (|(~lock & (valid & ~near)));
    wire [15:0] _xor = {1'b0, lfsr[15:1]} ^ (lfsr[0] ? 16'hb400 : 16'd0);

    // CCU-V5: The register steps for a far victim.
    wire [15:0] d0_lfsr = _and ? _xor : lfsr;

    wire [7:0] _valid_and = valid & {tag_7 == inv_reg[7:0], tag_6 == inv_reg[7:0],
            tag_5 == inv_reg[7:0], tag_4 == inv_reg[7:0], tag_3 == inv_reg[7:0],
            tag_2 == inv_reg[7:0], tag_1 == inv_reg[7:0], tag_0 == inv_reg[7:0]};
    wire [7:0] _valid_and_2 = valid & {tag_7 == inv_reg[15:8], tag_6 == inv_reg[15:8],
            tag_5 == inv_reg[15:8], tag_4 == inv_reg[15:8], tag_3 == inv_reg[15:8],
            tag_2 == inv_reg[15:8], tag_1 == inv_reg[15:8], tag_0 == inv_reg[15:8]};

    // CCU-W7: What is written past the unit becomes invalid.
    wire [7:0] kill = (inv_valid[0] ? _valid_and : 8'd0) | (inv_valid[1] ? _valid_and_2 : 8'd0);

    wire [7:0] valid_after = (valid | d_take_0) & (~kill | d_take_0);
    wire [7:0] near_after = (near & ~d_touch_0) | (d_near ? d_touch_0 : 8'd0);

    // Allocation
    wire _alloc_src_valid_1_and = alloc_src_valid[1] & alloc_src_valid[0]
            & (alloc_reg[15:8] == alloc_reg[7:0]);
    wire _alloc_src_valid_2_and = alloc_src_valid[2] & alloc_src_valid[0]
            & (alloc_reg[23:16] == alloc_reg[7:0]);
    wire _alloc_src_valid_2_and_2 = alloc_src_valid[2] & alloc_src_valid[1]
            & (alloc_reg[23:16] == alloc_reg[15:8]);
    wire _alloc_src_valid_3_and = alloc_src_valid[3] & alloc_src_valid[0]
            & (alloc_reg[31:24] == alloc_reg[7:0]);
    wire _alloc_src_valid_3_and_2 = alloc_src_valid[3] & alloc_src_valid[1]
            & (alloc_reg[31:24] == alloc_reg[15:8]);
    wire _alloc_src_valid_3_and_3 = alloc_src_valid[3] & alloc_src_valid[2]
            & (alloc_reg[31:24] == alloc_reg[23:16]);
    wire _alloc_src_valid_4_and = alloc_src_valid[4] & alloc_src_valid[0]
            & (alloc_reg[39:32] == alloc_reg[7:0]);
    wire _alloc_src_valid_4_and_2 = alloc_src_valid[4] & alloc_src_valid[1]
            & (alloc_reg[39:32] == alloc_reg[15:8]);
    wire _alloc_src_valid_4_and_3 = alloc_src_valid[4] & alloc_src_valid[2]
            & (alloc_reg[39:32] == alloc_reg[23:16]);
    wire _alloc_src_valid_4_and_4 = alloc_src_valid[4] & alloc_src_valid[3]
            & (alloc_reg[39:32] == alloc_reg[31:24]);
    wire _alloc_src_valid_5_and = alloc_src_valid[5] & alloc_src_valid[0]
            & (alloc_reg[47:40] == alloc_reg[7:0]);
    wire _alloc_src_valid_5_and_2 = alloc_src_valid[5] & alloc_src_valid[1]
            & (alloc_reg[47:40] == alloc_reg[15:8]);
    wire _alloc_src_valid_5_and_3 = alloc_src_valid[5] & alloc_src_valid[2]
            & (alloc_reg[47:40] == alloc_reg[23:16]);
    wire _alloc_src_valid_5_and_4 = alloc_src_valid[5] & alloc_src_valid[3]
            & (alloc_reg[47:40] == alloc_reg[31:24]);
    wire _alloc_src_valid_5_and_5 = alloc_src_valid[5] & alloc_src_valid[4]
            & (alloc_reg[47:40] == alloc_reg[39:32]);

    // CCU-A3: Slots that name one register share one entry.
    wire [5:0] lead = alloc_src_valid
            & ~{(((_alloc_src_valid_5_and | _alloc_src_valid_5_and_2) | _alloc_src_valid_5_and_3)
            | _alloc_src_valid_5_and_4) | _alloc_src_valid_5_and_5,
            ((_alloc_src_valid_4_and | _alloc_src_valid_4_and_2) | _alloc_src_valid_4_and_3)
            | _alloc_src_valid_4_and_4, (_alloc_src_valid_3_and | _alloc_src_valid_3_and_2)
            | _alloc_src_valid_3_and_3, _alloc_src_valid_2_and | _alloc_src_valid_2_and_2,
            _alloc_src_valid_1_and, 1'b0};

    wire [5:0] last = alloc_src_valid & ~{1'b0, _alloc_src_valid_5_and_5,
            _alloc_src_valid_4_and_4 | _alloc_src_valid_5_and_4,
            (_alloc_src_valid_3_and_3 | _alloc_src_valid_4_and_3) | _alloc_src_valid_5_and_3,
            ((_alloc_src_valid_2_and_2 | _alloc_src_valid_3_and_2) | _alloc_src_valid_4_and_2)
            | _alloc_src_valid_5_and_2,
            (((_alloc_src_valid_1_and | _alloc_src_valid_2_and) | _alloc_src_valid_3_and)
            | _alloc_src_valid_4_and) | _alloc_src_valid_5_and};

    // CCU-A1: Another warp: all entries are invalid, the k-th register takes entry k.
    wire [7:0] flush_named_0 = {2'd0, {6{lead[0]}} & 6'd1};

    wire [5:0] _and_2 = {6{_alloc_src_valid_1_and & lead[0]}} & 6'd1;
    wire [5:0] _not_lead_0_etc = {4'd0, lead[0], ~lead[0]};
    wire [7:0] flush_named_1 = {2'd0, _and_2 | ({6{lead[1]}} & _not_lead_0_etc)};
    wire [5:0] _and_3 = {6{_alloc_src_valid_2_and & lead[0]}} & 6'd1;
    wire [5:0] _spread = {6{_alloc_src_valid_2_and_2 & lead[1]}};
    wire [5:0] _joined = {3'd0, lead[0] & lead[1], (lead[0] | lead[1]) & ~(lead[0] & lead[1]),
            ~(lead[0] | lead[1])};
    wire [7:0] flush_named_2 = {2'd0, _and_3 | (_spread & _not_lead_0_etc)
            | ({6{lead[2]}} & _joined)};
    wire [5:0] _and_4 = {6{_alloc_src_valid_3_and & lead[0]}} & 6'd1;
    wire [5:0] _spread_2 = {6{_alloc_src_valid_3_and_2 & lead[1]}};
    wire [5:0] _spread_3 = {6{_alloc_src_valid_3_and_3 & lead[2]}};
    wire _or_5 = (lead[0] & lead[1]) | ((lead[0] | lead[1]) & lead[2]);
    wire [5:0] _joined_2 = {2'd0, (lead[0] & lead[1]) & lead[2],
            _or_5 & ~((lead[0] & lead[1]) & lead[2]), ((lead[0] | lead[1]) | lead[2]) & ~_or_5,
            ~((lead[0] | lead[1]) | lead[2])};
    wire [7:0] flush_named_3 = {2'd0, _and_4 | (_spread_2 & _not_lead_0_etc) | (_spread_3 & _joined)
            | ({6{lead[3]}} & _joined_2)};
    wire [5:0] _and_5 = {6{_alloc_src_valid_4_and & lead[0]}} & 6'd1;
    wire [5:0] _spread_4 = {6{_alloc_src_valid_4_and_2 & lead[1]}};
    wire [5:0] _spread_5 = {6{_alloc_src_valid_4_and_3 & lead[2]}};
    wire [5:0] _spread_6 = {6{_alloc_src_valid_4_and_4 & lead[3]}};
    wire _or_6 = (lead[0] | lead[1]) | (lead[2] | lead[3]);
    wire _or_7 = ((lead[0] & lead[1]) | (lead[2] & lead[3]))
            | ((lead[0] | lead[1]) & (lead[2] | lead[3]));
    wire _or_8 = ((lead[0] | lead[1]) & (lead[2] & lead[3]))
            | ((lead[0] & lead[1]) & (lead[2] | lead[3]));
    wire _and_6 = (lead[0] & lead[1]) & (lead[2] & lead[3]);
    wire [5:0] _joined_3 = {1'b0, _and_6, _or_8 & ~_and_6, _or_7 & ~_or_8, _or_6 & ~_or_7, ~_or_6};
    wire [7:0] flush_named_4 = {2'd0, _and_5 | (_spread_4 & _not_lead_0_etc) | (_spread_5 & _joined)
            | (_spread_6 & _joined_2) | ({6{lead[4]}} & _joined_3)};
    wire [5:0] _and_7 = {6{_alloc_src_valid_5_and & lead[0]}} & 6'd1;
    wire [5:0] _spread_7 = {6{_alloc_src_valid_5_and_2 & lead[1]}};
    wire [5:0] _spread_8 = {6{_alloc_src_valid_5_and_3 & lead[2]}};
    wire [5:0] _spread_9 = {6{_alloc_src_valid_5_and_4 & lead[3]}};
    wire [5:0] _spread_10 = {6{_alloc_src_valid_5_and_5 & lead[4]}};
    wire _or_9 = _or_6 | lead[4];
    wire _or_10 = _or_7 | (_or_6 & lead[4]);
    wire _or_11 = _or_8 | (_or_7 & lead[4]);
    wire _or_12 = _and_6 | (_or_8 & lead[4]);
    wire _and_8 = _and_6 & lead[4];
    wire [5:0] _or_13 = _and_7 | (_spread_7 & _not_lead_0_etc) | (_spread_8 & _joined)
            | (_spread_9 & _joined_2) | (_spread_10 & _joined_3)
            | ({6{lead[5]}} & {_and_8, _or_12 & ~_and_8, _or_11 & ~_or_12, _or_10 & ~_or_11,
            _or_9 & ~_or_10, ~_or_9});
    wire [7:0] flush_named_5 = {2'd0, _or_13};
    wire [7:0] flush_touched = flush_named_0 | flush_named_1 | flush_named_2 | flush_named_3
            | flush_named_4 | flush_named_5;
    wire [7:0] _valid_and_3 = valid & {tag_7 == alloc_reg[7:0], tag_6 == alloc_reg[7:0],
            tag_5 == alloc_reg[7:0], tag_4 == alloc_reg[7:0], tag_3 == alloc_reg[7:0],
            tag_2 == alloc_reg[7:0], tag_1 == alloc_reg[7:0], tag_0 == alloc_reg[7:0]};

    // CCU-A3: Registers are looked up among the valid entries.
    wire [7:0] match_0 = (alloc_src_valid[0] ? _valid_and_3 : 8'd0) & ~d_take_0;

    wire [7:0] _valid_and_4 = valid & {tag_7 == alloc_reg[15:8], tag_6 == alloc_reg[15:8],
            tag_5 == alloc_reg[15:8], tag_4 == alloc_reg[15:8], tag_3 == alloc_reg[15:8],
            tag_2 == alloc_reg[15:8], tag_1 == alloc_reg[15:8], tag_0 == alloc_reg[15:8]};
    wire [7:0] match_1 = (alloc_src_valid[1] ? _valid_and_4 : 8'd0) & ~d_take_0;
    wire [7:0] _valid_and_5 = valid & {tag_7 == alloc_reg[23:16], tag_6 == alloc_reg[23:16],
            tag_5 == alloc_reg[23:16], tag_4 == alloc_reg[23:16], tag_3 == alloc_reg[23:16],
            tag_2 == alloc_reg[23:16], tag_1 == alloc_reg[23:16], tag_0 == alloc_reg[23:16]};
    wire [7:0] match_2 = (alloc_src_valid[2] ? _valid_and_5 : 8'd0) & ~d_take_0;
    wire [7:0] _valid_and_6 = valid & {tag_7 == alloc_reg[31:24], tag_6 == alloc_reg[31:24],
            tag_5 == alloc_reg[31:24], tag_4 == alloc_reg[31:24], tag_3 == alloc_reg[31:24],
            tag_2 == alloc_reg[31:24], tag_1 == alloc_reg[31:24], tag_0 == alloc_reg[31:24]};
    wire [7:0] match_3 = (alloc_src_valid[3] ? _valid_and_6 : 8'd0) & ~d_take_0;
    wire [7:0] _valid_and_7 = valid & {tag_7 == alloc_reg[39:32], tag_6 == alloc_reg[39:32],
            tag_5 == alloc_reg[39:32], tag_4 == alloc_reg[39:32], tag_3 == alloc_reg[39:32],
            tag_2 == alloc_reg[39:32], tag_1 == alloc_reg[39:32], tag_0 == alloc_reg[39:32]};
    wire [7:0] match_4 = (alloc_src_valid[4] ? _valid_and_7 : 8'd0) & ~d_take_0;
    wire [7:0] _valid_and_8 = valid & {tag_7 == alloc_reg[47:40], tag_6 == alloc_reg[47:40],
            tag_5 == alloc_reg[47:40], tag_4 == alloc_reg[47:40], tag_3 == alloc_reg[47:40],
            tag_2 == alloc_reg[47:40], tag_1 == alloc_reg[47:40], tag_0 == alloc_reg[47:40]};
    wire [7:0] match_5 = (alloc_src_valid[5] ? _valid_and_8 : 8'd0) & ~d_take_0;
    wire [5:0] hit = {|match_5, |match_4, |match_3, |match_2, |match_1, |match_0};
    wire [7:0] hit_entry = match_0 | match_1 | match_2 | match_3 | match_4 | match_5;
    wire [5:0] misses = lead & ~hit;
    wire _d_touch_0_0_or = d_touch_0[0] | (older_1_0 & ~d_touch_0[1]);
    wire [6:0] _choice = _and ? {~(&_xor[2:0]), _xor[2:0] < 3'd6, _xor[2:0] < 3'd5,
            _xor[2:0] < 3'd4, _xor[2:0] < 3'd3, _xor[2:0] < 3'd2, _xor[2:0] < 3'd1} : start;
    wire _not_valid_after_0_or = ~valid_after[0] | (valid_after[1]
            & ((near_after[0] & near_after[1] & ~_d_touch_0_0_or)
            | (~near_after[0] & (near_after[1] | _choice[0] | ~_choice[1]))));
    wire _d_touch_0_0_or_2 = d_touch_0[0] | (older_2_0 & ~d_touch_0[2]);
    wire _not_valid_after_0_or_2 = ~valid_after[0] |
            (valid_after[2] & ((near_after[0] & near_after[2] & ~_d_touch_0_0_or_2)
            | (~near_after[0] & (near_after[2] | _choice[0] | ~_choice[2]))));
    wire _d_touch_0_0_or_3 = d_touch_0[0] | (older_3_0 & ~d_touch_0[3]);
    wire _not_valid_after_0_or_3 = ~valid_after[0] |
            (valid_after[3] & ((near_after[0] & near_after[3] & ~_d_touch_0_0_or_3)
            | (~near_after[0] & (near_after[3] | _choice[0] | ~_choice[3]))));
    wire _d_touch_0_0_or_4 = d_touch_0[0] | (older_4_0 & ~d_touch_0[4]);
    wire _not_valid_after_0_or_4 = ~valid_after[0] |
            (valid_after[4] & ((near_after[0] & near_after[4] & ~_d_touch_0_0_or_4)
            | (~near_after[0] & (near_after[4] | _choice[0] | ~_choice[4]))));
    wire _d_touch_0_0_or_5 = d_touch_0[0] | (older_5_0 & ~d_touch_0[5]);
    wire _not_valid_after_0_or_5 = ~valid_after[0] |
            (valid_after[5] & ((near_after[0] & near_after[5] & ~_d_touch_0_0_or_5)
            | (~near_after[0] & (near_after[5] | _choice[0] | ~_choice[5]))));
    wire _d_touch_0_0_or_6 = d_touch_0[0] | (older_6_0 & ~d_touch_0[6]);
    wire _not_valid_after_0_or_6 = ~valid_after[0] |
            (valid_after[6] & ((near_after[0] & near_after[6] & ~_d_touch_0_0_or_6)
            | (~near_after[0] & (near_after[6] | _choice[0] | ~_choice[6]))));
    wire _d_touch_0_0_or_7 = d_touch_0[0] | (older_7_0 & ~d_touch_0[7]);
    wire _not_valid_after_0_or_7 = ~valid_after[0] |
            (valid_after[7] & ((near_after[0] & near_after[7] & ~_d_touch_0_0_or_7)
            | (~near_after[0] & (near_after[7] | _choice[0]))));

    // CCU-V1: Invalid entries come first, in ascending index.
    // CCU-V2: Then far entries, cyclically from the random start.
    // CCU-V3: Then near entries, least recently used first.
    wire [7:0] alloc_ahead_0 = {~_not_valid_after_0_or_7, ~_not_valid_after_0_or_6,
            ~_not_valid_after_0_or_5, ~_not_valid_after_0_or_4, ~_not_valid_after_0_or_3,
            ~_not_valid_after_0_or_2, ~_not_valid_after_0_or, 1'b0};

    wire _d_touch_0_1_or = d_touch_0[1] | (older_2_1 & ~d_touch_0[2]);
    wire _not_valid_after_1_or = ~valid_after[1] | (valid_after[2]
            & ((near_after[1] & near_after[2] & ~_d_touch_0_1_or)
            | (~near_after[1] & (near_after[2] | _choice[1] | ~_choice[2]))));
    wire _d_touch_0_1_or_2 = d_touch_0[1] | (older_3_1 & ~d_touch_0[3]);
    wire _not_valid_after_1_or_2 = ~valid_after[1] |
            (valid_after[3] & ((near_after[1] & near_after[3] & ~_d_touch_0_1_or_2)
            | (~near_after[1] & (near_after[3] | _choice[1] | ~_choice[3]))));
    wire _d_touch_0_1_or_3 = d_touch_0[1] | (older_4_1 & ~d_touch_0[4]);
    wire _not_valid_after_1_or_3 = ~valid_after[1] |
            (valid_after[4] & ((near_after[1] & near_after[4] & ~_d_touch_0_1_or_3)
            | (~near_after[1] & (near_after[4] | _choice[1] | ~_choice[4]))));
    wire _d_touch_0_1_or_4 = d_touch_0[1] | (older_5_1 & ~d_touch_0[5]);
    wire _not_valid_after_1_or_4 = ~valid_after[1] |
            (valid_after[5] & ((near_after[1] & near_after[5] & ~_d_touch_0_1_or_4)
            | (~near_after[1] & (near_after[5] | _choice[1] | ~_choice[5]))));
    wire _d_touch_0_1_or_5 = d_touch_0[1] | (older_6_1 & ~d_touch_0[6]);
    wire _not_valid_after_1_or_5 = ~valid_after[1] |
            (valid_after[6] & ((near_after[1] & near_after[6] & ~_d_touch_0_1_or_5)
            | (~near_after[1] & (near_after[6] | _choice[1] | ~_choice[6]))));
    wire _d_touch_0_1_or_6 = d_touch_0[1] | (older_7_1 & ~d_touch_0[7]);
    wire _not_valid_after_1_or_6 = ~valid_after[1] |
            (valid_after[7] & ((near_after[1] & near_after[7] & ~_d_touch_0_1_or_6)
            | (~near_after[1] & (near_after[7] | _choice[1]))));
    wire [7:0] alloc_ahead_1 = {~_not_valid_after_1_or_6, ~_not_valid_after_1_or_5,
            ~_not_valid_after_1_or_4, ~_not_valid_after_1_or_3, ~_not_valid_after_1_or_2,
            ~_not_valid_after_1_or, 1'b0, _not_valid_after_0_or};
    wire _d_touch_0_2_or = d_touch_0[2] | (older_3_2 & ~d_touch_0[3]);
    wire _not_valid_after_2_or = ~valid_after[2] | (valid_after[3]
            & ((near_after[2] & near_after[3] & ~_d_touch_0_2_or)
            | (~near_after[2] & (near_after[3] | _choice[2] | ~_choice[3]))));
    wire _d_touch_0_2_or_2 = d_touch_0[2] | (older_4_2 & ~d_touch_0[4]);
    wire _not_valid_after_2_or_2 = ~valid_after[2] |
            (valid_after[4] & ((near_after[2] & near_after[4] & ~_d_touch_0_2_or_2)
            | (~near_after[2] & (near_after[4] | _choice[2] | ~_choice[4]))));
    wire _d_touch_0_2_or_3 = d_touch_0[2] | (older_5_2 & ~d_touch_0[5]);
    wire _not_valid_after_2_or_3 = ~valid_after[2] |
            (valid_after[5] & ((near_after[2] & near_after[5] & ~_d_touch_0_2_or_3)
            | (~near_after[2] & (near_after[5] | _choice[2] | ~_choice[5]))));
    wire _d_touch_0_2_or_4 = d_touch_0[2] | (older_6_2 & ~d_touch_0[6]);
    wire _not_valid_after_2_or_4 = ~valid_after[2] |
            (valid_after[6] & ((near_after[2] & near_after[6] & ~_d_touch_0_2_or_4)
            | (~near_after[2] & (near_after[6] | _choice[2] | ~_choice[6]))));
    wire _d_touch_0_2_or_5 = d_touch_0[2] | (older_7_2 & ~d_touch_0[7]);
    wire _not_valid_after_2_or_5 = ~valid_after[2] |
            (valid_after[7] & ((near_after[2] & near_after[7] & ~_d_touch_0_2_or_5)
            | (~near_after[2] & (near_after[7] | _choice[2]))));
    wire [7:0] alloc_ahead_2 = {~_not_valid_after_2_or_5, ~_not_valid_after_2_or_4,
            ~_not_valid_after_2_or_3, ~_not_valid_after_2_or_2, ~_not_valid_after_2_or, 1'b0,
            _not_valid_after_1_or, _not_valid_after_0_or_2};
    wire _d_touch_0_3_or = d_touch_0[3] | (older_4_3 & ~d_touch_0[4]);
    wire _not_valid_after_3_or = ~valid_after[3] | (valid_after[4]
            & ((near_after[3] & near_after[4] & ~_d_touch_0_3_or)
            | (~near_after[3] & (near_after[4] | _choice[3] | ~_choice[4]))));
    wire _d_touch_0_3_or_2 = d_touch_0[3] | (older_5_3 & ~d_touch_0[5]);
    wire _not_valid_after_3_or_2 = ~valid_after[3] |
            (valid_after[5] & ((near_after[3] & near_after[5] & ~_d_touch_0_3_or_2)
            | (~near_after[3] & (near_after[5] | _choice[3] | ~_choice[5]))));
    wire _d_touch_0_3_or_3 = d_touch_0[3] | (older_6_3 & ~d_touch_0[6]);
    wire _not_valid_after_3_or_3 = ~valid_after[3] |
            (valid_after[6] & ((near_after[3] & near_after[6] & ~_d_touch_0_3_or_3)
            | (~near_after[3] & (near_after[6] | _choice[3] | ~_choice[6]))));
    wire _d_touch_0_3_or_4 = d_touch_0[3] | (older_7_3 & ~d_touch_0[7]);
    wire _not_valid_after_3_or_4 = ~valid_after[3] |
            (valid_after[7] & ((near_after[3] & near_after[7] & ~_d_touch_0_3_or_4)
            | (~near_after[3] & (near_after[7] | _choice[3]))));
    wire [7:0] alloc_ahead_3 = {~_not_valid_after_3_or_4, ~_not_valid_after_3_or_3,
            ~_not_valid_after_3_or_2, ~_not_valid_after_3_or, 1'b0, _not_valid_after_2_or,
            _not_valid_after_1_or_2, _not_valid_after_0_or_3};
    wire _d_touch_0_4_or = d_touch_0[4] | (older_5_4 & ~d_touch_0[5]);
    wire _not_valid_after_4_or = ~valid_after[4] | (valid_after[5]
            & ((near_after[4] & near_after[5] & ~_d_touch_0_4_or)
            | (~near_after[4] & (near_after[5] | _choice[4] | ~_choice[5]))));
    wire _d_touch_0_4_or_2 = d_touch_0[4] | (older_6_4 & ~d_touch_0[6]);
    wire _not_valid_after_4_or_2 = ~valid_after[4] |
            (valid_after[6] & ((near_after[4] & near_after[6] & ~_d_touch_0_4_or_2)
            | (~near_after[4] & (near_after[6] | _choice[4] | ~_choice[6]))));
    wire _d_touch_0_4_or_3 = d_touch_0[4] | (older_7_4 & ~d_touch_0[7]);
    wire _not_valid_after_4_or_3 = ~valid_after[4] |
            (valid_after[7] & ((near_after[4] & near_after[7] & ~_d_touch_0_4_or_3)
            | (~near_after[4] & (near_after[7] | _choice[4]))));
    wire [7:0] alloc_ahead_4 = {~_not_valid_after_4_or_3, ~_not_valid_after_4_or_2,
            ~_not_valid_after_4_or, 1'b0, _not_valid_after_3_or, _not_valid_after_2_or_2,
            _not_valid_after_1_or_3, _not_valid_after_0_or_4};
    wire _d_touch_0_5_or = d_touch_0[5] | (older_6_5 & ~d_touch_0[6]);
    wire _not_valid_after_5_or = ~valid_after[5] | (valid_after[6]
            & ((near_after[5] & near_after[6] & ~_d_touch_0_5_or)
            | (~near_after[5] & (near_after[6] | _choice[5] | ~_choice[6]))));
    wire _d_touch_0_5_or_2 = d_touch_0[5] | (older_7_5 & ~d_touch_0[7]);
    wire _not_valid_after_5_or_2 = ~valid_after[5] |
            (valid_after[7] & ((near_after[5] & near_after[7] & ~_d_touch_0_5_or_2)
            | (~near_after[5] & (near_after[7] | _choice[5]))));
    wire [7:0] alloc_ahead_5 = {~_not_valid_after_5_or_2, ~_not_valid_after_5_or, 1'b0,
            _not_valid_after_4_or, _not_valid_after_3_or_2, _not_valid_after_2_or_3,
            _not_valid_after_1_or_4, _not_valid_after_0_or_5};
    wire _d_touch_0_6_or = d_touch_0[6] | (older_7_6 & ~d_touch_0[7]);
    wire _not_valid_after_6_or = ~valid_after[6] | (valid_after[7]
            & ((near_after[6] & near_after[7] & ~_d_touch_0_6_or)
            | (~near_after[6] & (near_after[7] | _choice[6]))));
    wire [7:0] alloc_ahead_6 = {~_not_valid_after_6_or, 1'b0, _not_valid_after_5_or,
            _not_valid_after_4_or_2, _not_valid_after_3_or_3, _not_valid_after_2_or_4,
            _not_valid_after_1_or_5, _not_valid_after_0_or_6};
    wire [7:0] alloc_ahead_7 = {1'b0, _not_valid_after_6_or, _not_valid_after_5_or_2,
            _not_valid_after_4_or_3, _not_valid_after_3_or_4, _not_valid_after_2_or_5,
            _not_valid_after_1_or_6, _not_valid_after_0_or_7};
    wire _or_14 = (misses[0] | misses[1]) | (misses[2] | misses[3]);
    wire _or_15 = _or_14 | (misses[4] | misses[5]);
    wire _or_16 = ((misses[0] & misses[1]) | (misses[2] & misses[3]))
            | ((misses[0] | misses[1]) & (misses[2] | misses[3]));
    wire _or_17 = (_or_16 | (misses[4] & misses[5])) | (_or_14 & (misses[4] | misses[5]));
    wire _or_18 = ((misses[0] | misses[1]) & (misses[2] & misses[3]))
            | ((misses[0] & misses[1]) & (misses[2] | misses[3]));
    wire _or_19 = (_or_18 | (_or_14 & (misses[4] & misses[5])))
            | (_or_16 & (misses[4] | misses[5]));
    wire _and_9 = (misses[0] & misses[1]) & (misses[2] & misses[3]);
    wire _or_20 = (_and_9 | (_or_16 & (misses[4] & misses[5])))
            | (_or_18 & (misses[4] | misses[5]));
    wire _or_21 = (_or_18 & (misses[4] & misses[5])) | (_and_9 & (misses[4] | misses[5]));
    wire _and_10 = _and_9 & (misses[4] & misses[5]);

    // CCU-A4: The k-th miss takes the k-th entry of the order that did not hit.
    wire [5:0] miss_count = {_and_10, _or_21, _or_20, _or_19, _or_17, _or_15};

    wire [7:0] _alloc_ahead_0_and_not_hit_entry = alloc_ahead_0 & ~hit_entry;
    wire _or_22 = (_alloc_ahead_0_and_not_hit_entry[1] | _alloc_ahead_0_and_not_hit_entry[2])
            | (_alloc_ahead_0_and_not_hit_entry[3] | _alloc_ahead_0_and_not_hit_entry[4]);
    wire _or_23 = (_alloc_ahead_0_and_not_hit_entry[5] | _alloc_ahead_0_and_not_hit_entry[6])
            | _alloc_ahead_0_and_not_hit_entry[7];
    wire _or_24 = _or_22 | _or_23;
    wire _or_25 = ((_alloc_ahead_0_and_not_hit_entry[1] & _alloc_ahead_0_and_not_hit_entry[2])
            | (_alloc_ahead_0_and_not_hit_entry[3] & _alloc_ahead_0_and_not_hit_entry[4]))
            | ((_alloc_ahead_0_and_not_hit_entry[1] | _alloc_ahead_0_and_not_hit_entry[2])
            & (_alloc_ahead_0_and_not_hit_entry[3] | _alloc_ahead_0_and_not_hit_entry[4]));
    wire _or_26 = (_alloc_ahead_0_and_not_hit_entry[5] & _alloc_ahead_0_and_not_hit_entry[6])
            | ((_alloc_ahead_0_and_not_hit_entry[5] | _alloc_ahead_0_and_not_hit_entry[6])
            & _alloc_ahead_0_and_not_hit_entry[7]);
    wire _or_27 = (_or_25 | _or_26) | (_or_22 & _or_23);
    wire _or_28 = ((_alloc_ahead_0_and_not_hit_entry[1] | _alloc_ahead_0_and_not_hit_entry[2])
            & (_alloc_ahead_0_and_not_hit_entry[3] & _alloc_ahead_0_and_not_hit_entry[4]))
            | ((_alloc_ahead_0_and_not_hit_entry[1] & _alloc_ahead_0_and_not_hit_entry[2])
            & (_alloc_ahead_0_and_not_hit_entry[3] | _alloc_ahead_0_and_not_hit_entry[4]));
    wire _and_11 = (_alloc_ahead_0_and_not_hit_entry[5] & _alloc_ahead_0_and_not_hit_entry[6])
            & _alloc_ahead_0_and_not_hit_entry[7];
    wire _or_29 = ((_or_28 | _and_11) | (_or_22 & _or_26)) | (_or_25 & _or_23);
    wire _and_12 = (_alloc_ahead_0_and_not_hit_entry[1] & _alloc_ahead_0_and_not_hit_entry[2])
            & (_alloc_ahead_0_and_not_hit_entry[3] & _alloc_ahead_0_and_not_hit_entry[4]);
    wire _or_30 = ((_and_12 | (_or_22 & _and_11)) | (_or_25 & _or_26)) | (_or_28 & _or_23);
    wire _or_31 = ((_or_25 & _and_11) | (_or_28 & _or_26)) | (_and_12 & _or_23);
    wire [5:0] victim_place_0 = hit_entry[0] ? 6'd0 :
            {_or_31 & ~((_or_28 & _and_11) | (_and_12 & _or_26)), _or_30 & ~_or_31,
            _or_29 & ~_or_30, _or_27 & ~_or_29, _or_24 & ~_or_27, ~_or_24};
    wire [7:0] _alloc_ahead_1_and_not_hit_entry = alloc_ahead_1 & ~hit_entry;
    wire _or_32 = (_alloc_ahead_1_and_not_hit_entry[0] | _alloc_ahead_1_and_not_hit_entry[2])
            | (_alloc_ahead_1_and_not_hit_entry[3] | _alloc_ahead_1_and_not_hit_entry[4]);
    wire _or_33 = (_alloc_ahead_1_and_not_hit_entry[5] | _alloc_ahead_1_and_not_hit_entry[6])
            | _alloc_ahead_1_and_not_hit_entry[7];
    wire _or_34 = _or_32 | _or_33;
    wire _or_35 = ((_alloc_ahead_1_and_not_hit_entry[0] & _alloc_ahead_1_and_not_hit_entry[2])
            | (_alloc_ahead_1_and_not_hit_entry[3] & _alloc_ahead_1_and_not_hit_entry[4]))
            | ((_alloc_ahead_1_and_not_hit_entry[0] | _alloc_ahead_1_and_not_hit_entry[2])
            & (_alloc_ahead_1_and_not_hit_entry[3] | _alloc_ahead_1_and_not_hit_entry[4]));
    wire _or_36 = (_alloc_ahead_1_and_not_hit_entry[5] & _alloc_ahead_1_and_not_hit_entry[6])
            | ((_alloc_ahead_1_and_not_hit_entry[5] | _alloc_ahead_1_and_not_hit_entry[6])
            & _alloc_ahead_1_and_not_hit_entry[7]);
    wire _or_37 = (_or_35 | _or_36) | (_or_32 & _or_33);
    wire _or_38 = ((_alloc_ahead_1_and_not_hit_entry[0] | _alloc_ahead_1_and_not_hit_entry[2])
            & (_alloc_ahead_1_and_not_hit_entry[3] & _alloc_ahead_1_and_not_hit_entry[4]))
            | ((_alloc_ahead_1_and_not_hit_entry[0] & _alloc_ahead_1_and_not_hit_entry[2])
            & (_alloc_ahead_1_and_not_hit_entry[3] | _alloc_ahead_1_and_not_hit_entry[4]));
    wire _and_13 = (_alloc_ahead_1_and_not_hit_entry[5] & _alloc_ahead_1_and_not_hit_entry[6])
            & _alloc_ahead_1_and_not_hit_entry[7];
    wire _or_39 = ((_or_38 | _and_13) | (_or_32 & _or_36)) | (_or_35 & _or_33);
    wire _and_14 = (_alloc_ahead_1_and_not_hit_entry[0] & _alloc_ahead_1_and_not_hit_entry[2])
            & (_alloc_ahead_1_and_not_hit_entry[3] & _alloc_ahead_1_and_not_hit_entry[4]);
    wire _or_40 = ((_and_14 | (_or_32 & _and_13)) | (_or_35 & _or_36)) | (_or_38 & _or_33);
    wire _or_41 = ((_or_35 & _and_13) | (_or_38 & _or_36)) | (_and_14 & _or_33);
    wire [5:0] victim_place_1 = hit_entry[1] ? 6'd0 :
            {_or_41 & ~((_or_38 & _and_13) | (_and_14 & _or_36)), _or_40 & ~_or_41,
            _or_39 & ~_or_40, _or_37 & ~_or_39, _or_34 & ~_or_37, ~_or_34};
    wire [7:0] _alloc_ahead_2_and_not_hit_entry = alloc_ahead_2 & ~hit_entry;
    wire _or_42 = (_alloc_ahead_2_and_not_hit_entry[0] | _alloc_ahead_2_and_not_hit_entry[1])
            | (_alloc_ahead_2_and_not_hit_entry[3] | _alloc_ahead_2_and_not_hit_entry[4]);
    wire _or_43 = (_alloc_ahead_2_and_not_hit_entry[5] | _alloc_ahead_2_and_not_hit_entry[6])
            | _alloc_ahead_2_and_not_hit_entry[7];
    wire _or_44 = _or_42 | _or_43;
    wire _or_45 = ((_alloc_ahead_2_and_not_hit_entry[0] & _alloc_ahead_2_and_not_hit_entry[1])
            | (_alloc_ahead_2_and_not_hit_entry[3] & _alloc_ahead_2_and_not_hit_entry[4]))
            | ((_alloc_ahead_2_and_not_hit_entry[0] | _alloc_ahead_2_and_not_hit_entry[1])
            & (_alloc_ahead_2_and_not_hit_entry[3] | _alloc_ahead_2_and_not_hit_entry[4]));
    wire _or_46 = (_alloc_ahead_2_and_not_hit_entry[5] & _alloc_ahead_2_and_not_hit_entry[6])
            | ((_alloc_ahead_2_and_not_hit_entry[5] | _alloc_ahead_2_and_not_hit_entry[6])
            & _alloc_ahead_2_and_not_hit_entry[7]);
    wire _or_47 = (_or_45 | _or_46) | (_or_42 & _or_43);
    wire _or_48 = ((_alloc_ahead_2_and_not_hit_entry[0] | _alloc_ahead_2_and_not_hit_entry[1])
            & (_alloc_ahead_2_and_not_hit_entry[3] & _alloc_ahead_2_and_not_hit_entry[4]))
            | ((_alloc_ahead_2_and_not_hit_entry[0] & _alloc_ahead_2_and_not_hit_entry[1])
            & (_alloc_ahead_2_and_not_hit_entry[3] | _alloc_ahead_2_and_not_hit_entry[4]));
    wire _and_15 = (_alloc_ahead_2_and_not_hit_entry[5] & _alloc_ahead_2_and_not_hit_entry[6])
            & _alloc_ahead_2_and_not_hit_entry[7];
    wire _or_49 = ((_or_48 | _and_15) | (_or_42 & _or_46)) | (_or_45 & _or_43);
    wire _and_16 = (_alloc_ahead_2_and_not_hit_entry[0] & _alloc_ahead_2_and_not_hit_entry[1])
            & (_alloc_ahead_2_and_not_hit_entry[3] & _alloc_ahead_2_and_not_hit_entry[4]);
    wire _or_50 = ((_and_16 | (_or_42 & _and_15)) | (_or_45 & _or_46)) | (_or_48 & _or_43);
    wire _or_51 = ((_or_45 & _and_15) | (_or_48 & _or_46)) | (_and_16 & _or_43);
    wire [5:0] victim_place_2 = hit_entry[2] ? 6'd0 :
            {_or_51 & ~((_or_48 & _and_15) | (_and_16 & _or_46)), _or_50 & ~_or_51,
            _or_49 & ~_or_50, _or_47 & ~_or_49, _or_44 & ~_or_47, ~_or_44};
    wire [7:0] _alloc_ahead_3_and_not_hit_entry = alloc_ahead_3 & ~hit_entry;
    wire _or_52 = (_alloc_ahead_3_and_not_hit_entry[0] | _alloc_ahead_3_and_not_hit_entry[1])
            | (_alloc_ahead_3_and_not_hit_entry[2] | _alloc_ahead_3_and_not_hit_entry[4]);
    wire _or_53 = (_alloc_ahead_3_and_not_hit_entry[5] | _alloc_ahead_3_and_not_hit_entry[6])
            | _alloc_ahead_3_and_not_hit_entry[7];
    wire _or_54 = _or_52 | _or_53;
    wire _or_55 = ((_alloc_ahead_3_and_not_hit_entry[0] & _alloc_ahead_3_and_not_hit_entry[1])
            | (_alloc_ahead_3_and_not_hit_entry[2] & _alloc_ahead_3_and_not_hit_entry[4]))
            | ((_alloc_ahead_3_and_not_hit_entry[0] | _alloc_ahead_3_and_not_hit_entry[1])
            & (_alloc_ahead_3_and_not_hit_entry[2] | _alloc_ahead_3_and_not_hit_entry[4]));
    wire _or_56 = (_alloc_ahead_3_and_not_hit_entry[5] & _alloc_ahead_3_and_not_hit_entry[6])
            | ((_alloc_ahead_3_and_not_hit_entry[5] | _alloc_ahead_3_and_not_hit_entry[6])
            & _alloc_ahead_3_and_not_hit_entry[7]);
    wire _or_57 = (_or_55 | _or_56) | (_or_52 & _or_53);
    wire _or_58 = ((_alloc_ahead_3_and_not_hit_entry[0] | _alloc_ahead_3_and_not_hit_entry[1])
            & (_alloc_ahead_3_and_not_hit_entry[2] & _alloc_ahead_3_and_not_hit_entry[4]))
            | ((_alloc_ahead_3_and_not_hit_entry[0] & _alloc_ahead_3_and_not_hit_entry[1])
            & (_alloc_ahead_3_and_not_hit_entry[2] | _alloc_ahead_3_and_not_hit_entry[4]));
    wire _and_17 = (_alloc_ahead_3_and_not_hit_entry[5] & _alloc_ahead_3_and_not_hit_entry[6])
            & _alloc_ahead_3_and_not_hit_entry[7];
    wire _or_59 = ((_or_58 | _and_17) | (_or_52 & _or_56)) | (_or_55 & _or_53);
    wire _and_18 = (_alloc_ahead_3_and_not_hit_entry[0] & _alloc_ahead_3_and_not_hit_entry[1])
            & (_alloc_ahead_3_and_not_hit_entry[2] & _alloc_ahead_3_and_not_hit_entry[4]);
    wire _or_60 = ((_and_18 | (_or_52 & _and_17)) | (_or_55 & _or_56)) | (_or_58 & _or_53);
    wire _or_61 = ((_or_55 & _and_17) | (_or_58 & _or_56)) | (_and_18 & _or_53);
    wire [5:0] victim_place_3 = hit_entry[3] ? 6'd0 :
            {_or_61 & ~((_or_58 & _and_17) | (_and_18 & _or_56)), _or_60 & ~_or_61,
            _or_59 & ~_or_60, _or_57 & ~_or_59, _or_54 & ~_or_57, ~_or_54};
    wire [7:0] _alloc_ahead_4_and_not_hit_entry = alloc_ahead_4 & ~hit_entry;
    wire _or_62 = (_alloc_ahead_4_and_not_hit_entry[0] | _alloc_ahead_4_and_not_hit_entry[1])
            | (_alloc_ahead_4_and_not_hit_entry[2] | _alloc_ahead_4_and_not_hit_entry[3]);
    wire _or_63 = (_alloc_ahead_4_and_not_hit_entry[5] | _alloc_ahead_4_and_not_hit_entry[6])
            | _alloc_ahead_4_and_not_hit_entry[7];
    wire _or_64 = _or_62 | _or_63;
    wire _or_65 = ((_alloc_ahead_4_and_not_hit_entry[0] & _alloc_ahead_4_and_not_hit_entry[1])
            | (_alloc_ahead_4_and_not_hit_entry[2] & _alloc_ahead_4_and_not_hit_entry[3]))
            | ((_alloc_ahead_4_and_not_hit_entry[0] | _alloc_ahead_4_and_not_hit_entry[1])
            & (_alloc_ahead_4_and_not_hit_entry[2] | _alloc_ahead_4_and_not_hit_entry[3]));
    wire _or_66 = (_alloc_ahead_4_and_not_hit_entry[5] & _alloc_ahead_4_and_not_hit_entry[6])
            | ((_alloc_ahead_4_and_not_hit_entry[5] | _alloc_ahead_4_and_not_hit_entry[6])
            & _alloc_ahead_4_and_not_hit_entry[7]);
    wire _or_67 = (_or_65 | _or_66) | (_or_62 & _or_63);
    wire _or_68 = ((_alloc_ahead_4_and_not_hit_entry[0] | _alloc_ahead_4_and_not_hit_entry[1])
            & (_alloc_ahead_4_and_not_hit_entry[2] & _alloc_ahead_4_and_not_hit_entry[3]))
            | ((_alloc_ahead_4_and_not_hit_entry[0] & _alloc_ahead_4_and_not_hit_entry[1])
            & (_alloc_ahead_4_and_not_hit_entry[2] | _alloc_ahead_4_and_not_hit_entry[3]));
    wire _and_19 = (_alloc_ahead_4_and_not_hit_entry[5] & _alloc_ahead_4_and_not_hit_entry[6])
            & _alloc_ahead_4_and_not_hit_entry[7];
    wire _or_69 = ((_or_68 | _and_19) | (_or_62 & _or_66)) | (_or_65 & _or_63);
    wire _and_20 = (_alloc_ahead_4_and_not_hit_entry[0] & _alloc_ahead_4_and_not_hit_entry[1])
            & (_alloc_ahead_4_and_not_hit_entry[2] & _alloc_ahead_4_and_not_hit_entry[3]);
    wire _or_70 = ((_and_20 | (_or_62 & _and_19)) | (_or_65 & _or_66)) | (_or_68 & _or_63);
    wire _or_71 = ((_or_65 & _and_19) | (_or_68 & _or_66)) | (_and_20 & _or_63);
    wire [5:0] victim_place_4 = hit_entry[4] ? 6'd0 :
            {_or_71 & ~((_or_68 & _and_19) | (_and_20 & _or_66)), _or_70 & ~_or_71,
            _or_69 & ~_or_70, _or_67 & ~_or_69, _or_64 & ~_or_67, ~_or_64};
    wire [7:0] _alloc_ahead_5_and_not_hit_entry = alloc_ahead_5 & ~hit_entry;
    wire _or_72 = (_alloc_ahead_5_and_not_hit_entry[0] | _alloc_ahead_5_and_not_hit_entry[1])
            | (_alloc_ahead_5_and_not_hit_entry[2] | _alloc_ahead_5_and_not_hit_entry[3]);
    wire _or_73 = (_alloc_ahead_5_and_not_hit_entry[4] | _alloc_ahead_5_and_not_hit_entry[6])
            | _alloc_ahead_5_and_not_hit_entry[7];
    wire _or_74 = _or_72 | _or_73;
    wire _or_75 = ((_alloc_ahead_5_and_not_hit_entry[0] & _alloc_ahead_5_and_not_hit_entry[1])
            | (_alloc_ahead_5_and_not_hit_entry[2] & _alloc_ahead_5_and_not_hit_entry[3]))
            | ((_alloc_ahead_5_and_not_hit_entry[0] | _alloc_ahead_5_and_not_hit_entry[1])
            & (_alloc_ahead_5_and_not_hit_entry[2] | _alloc_ahead_5_and_not_hit_entry[3]));
    wire _or_76 = (_alloc_ahead_5_and_not_hit_entry[4] & _alloc_ahead_5_and_not_hit_entry[6])
            | ((_alloc_ahead_5_and_not_hit_entry[4] | _alloc_ahead_5_and_not_hit_entry[6])
            & _alloc_ahead_5_and_not_hit_entry[7]);
    wire _or_77 = (_or_75 | _or_76) | (_or_72 & _or_73);
    wire _or_78 = ((_alloc_ahead_5_and_not_hit_entry[0] | _alloc_ahead_5_and_not_hit_entry[1])
            & (_alloc_ahead_5_and_not_hit_entry[2] & _alloc_ahead_5_and_not_hit_entry[3]))
            | ((_alloc_ahead_5_and_not_hit_entry[0] & _alloc_ahead_5_and_not_hit_entry[1])
            & (_alloc_ahead_5_and_not_hit_entry[2] | _alloc_ahead_5_and_not_hit_entry[3]));
    wire _and_21 = (_alloc_ahead_5_and_not_hit_entry[4] & _alloc_ahead_5_and_not_hit_entry[6])
            & _alloc_ahead_5_and_not_hit_entry[7];
    wire _or_79 = ((_or_78 | _and_21) | (_or_72 & _or_76)) | (_or_75 & _or_73);
    wire _and_22 = (_alloc_ahead_5_and_not_hit_entry[0] & _alloc_ahead_5_and_not_hit_entry[1])
            & (_alloc_ahead_5_and_not_hit_entry[2] & _alloc_ahead_5_and_not_hit_entry[3]);
    wire _or_80 = ((_and_22 | (_or_72 & _and_21)) | (_or_75 & _or_76)) | (_or_78 & _or_73);
    wire _or_81 = ((_or_75 & _and_21) | (_or_78 & _or_76)) | (_and_22 & _or_73);
    wire [5:0] victim_place_5 = hit_entry[5] ? 6'd0 :
            {_or_81 & ~((_or_78 & _and_21) | (_and_22 & _or_76)), _or_80 & ~_or_81,
            _or_79 & ~_or_80, _or_77 & ~_or_79, _or_74 & ~_or_77, ~_or_74};
    wire [7:0] _alloc_ahead_6_and_not_hit_entry = alloc_ahead_6 & ~hit_entry;
    wire _or_82 = (_alloc_ahead_6_and_not_hit_entry[0] | _alloc_ahead_6_and_not_hit_entry[1])
            | (_alloc_ahead_6_and_not_hit_entry[2] | _alloc_ahead_6_and_not_hit_entry[3]);
    wire _or_83 = (_alloc_ahead_6_and_not_hit_entry[4] | _alloc_ahead_6_and_not_hit_entry[5])
            | _alloc_ahead_6_and_not_hit_entry[7];
    wire _or_84 = _or_82 | _or_83;
    wire _or_85 = ((_alloc_ahead_6_and_not_hit_entry[0] & _alloc_ahead_6_and_not_hit_entry[1])
            | (_alloc_ahead_6_and_not_hit_entry[2] & _alloc_ahead_6_and_not_hit_entry[3]))
            | ((_alloc_ahead_6_and_not_hit_entry[0] | _alloc_ahead_6_and_not_hit_entry[1])
            & (_alloc_ahead_6_and_not_hit_entry[2] | _alloc_ahead_6_and_not_hit_entry[3]));
    wire _or_86 = (_alloc_ahead_6_and_not_hit_entry[4] & _alloc_ahead_6_and_not_hit_entry[5])
            | ((_alloc_ahead_6_and_not_hit_entry[4] | _alloc_ahead_6_and_not_hit_entry[5])
            & _alloc_ahead_6_and_not_hit_entry[7]);
    wire _or_87 = (_or_85 | _or_86) | (_or_82 & _or_83);
    wire _or_88 = ((_alloc_ahead_6_and_not_hit_entry[0] | _alloc_ahead_6_and_not_hit_entry[1])
            & (_alloc_ahead_6_and_not_hit_entry[2] & _alloc_ahead_6_and_not_hit_entry[3]))
            | ((_alloc_ahead_6_and_not_hit_entry[0] & _alloc_ahead_6_and_not_hit_entry[1])
            & (_alloc_ahead_6_and_not_hit_entry[2] | _alloc_ahead_6_and_not_hit_entry[3]));
    wire _and_23 = (_alloc_ahead_6_and_not_hit_entry[4] & _alloc_ahead_6_and_not_hit_entry[5])
            & _alloc_ahead_6_and_not_hit_entry[7];
    wire _or_89 = ((_or_88 | _and_23) | (_or_82 & _or_86)) | (_or_85 & _or_83);
    wire _and_24 = (_alloc_ahead_6_and_not_hit_entry[0] & _alloc_ahead_6_and_not_hit_entry[1])
            & (_alloc_ahead_6_and_not_hit_entry[2] & _alloc_ahead_6_and_not_hit_entry[3]);
    wire _or_90 = ((_and_24 | (_or_82 & _and_23)) | (_or_85 & _or_86)) | (_or_88 & _or_83);
    wire _or_91 = ((_or_85 & _and_23) | (_or_88 & _or_86)) | (_and_24 & _or_83);
    wire [5:0] victim_place_6 = hit_entry[6] ? 6'd0 :
            {_or_91 & ~((_or_88 & _and_23) | (_and_24 & _or_86)), _or_90 & ~_or_91,
            _or_89 & ~_or_90, _or_87 & ~_or_89, _or_84 & ~_or_87, ~_or_84};
    wire [7:0] _alloc_ahead_7_and_not_hit_entry = alloc_ahead_7 & ~hit_entry;
    wire _or_92 = (_alloc_ahead_7_and_not_hit_entry[0] | _alloc_ahead_7_and_not_hit_entry[1])
            | (_alloc_ahead_7_and_not_hit_entry[2] | _alloc_ahead_7_and_not_hit_entry[3]);
    wire _or_93 = (_alloc_ahead_7_and_not_hit_entry[4] | _alloc_ahead_7_and_not_hit_entry[5])
            | _alloc_ahead_7_and_not_hit_entry[6];
    wire _or_94 = _or_92 | _or_93;
    wire _or_95 = ((_alloc_ahead_7_and_not_hit_entry[0] & _alloc_ahead_7_and_not_hit_entry[1])
            | (_alloc_ahead_7_and_not_hit_entry[2] & _alloc_ahead_7_and_not_hit_entry[3]))
            | ((_alloc_ahead_7_and_not_hit_entry[0] | _alloc_ahead_7_and_not_hit_entry[1])
            & (_alloc_ahead_7_and_not_hit_entry[2] | _alloc_ahead_7_and_not_hit_entry[3]));
    wire _or_96 = (_alloc_ahead_7_and_not_hit_entry[4] & _alloc_ahead_7_and_not_hit_entry[5])
            | ((_alloc_ahead_7_and_not_hit_entry[4] | _alloc_ahead_7_and_not_hit_entry[5])
            & _alloc_ahead_7_and_not_hit_entry[6]);
    wire _or_97 = (_or_95 | _or_96) | (_or_92 & _or_93);
    wire _or_98 = ((_alloc_ahead_7_and_not_hit_entry[0] | _alloc_ahead_7_and_not_hit_entry[1])
            & (_alloc_ahead_7_and_not_hit_entry[2] & _alloc_ahead_7_and_not_hit_entry[3]))
            | ((_alloc_ahead_7_and_not_hit_entry[0] & _alloc_ahead_7_and_not_hit_entry[1])
            & (_alloc_ahead_7_and_not_hit_entry[2] | _alloc_ahead_7_and_not_hit_entry[3]));
    wire _and_25 = (_alloc_ahead_7_and_not_hit_entry[4] & _alloc_ahead_7_and_not_hit_entry[5])
            & _alloc_ahead_7_and_not_hit_entry[6];
    wire _or_99 = ((_or_98 | _and_25) | (_or_92 & _or_96)) | (_or_95 & _or_93);
    wire _and_26 = (_alloc_ahead_7_and_not_hit_entry[0] & _alloc_ahead_7_and_not_hit_entry[1])
            & (_alloc_ahead_7_and_not_hit_entry[2] & _alloc_ahead_7_and_not_hit_entry[3]);
    wire _or_100 = ((_and_26 | (_or_92 & _and_25)) | (_or_95 & _or_96)) | (_or_98 & _or_93);
    wire _or_101 = ((_or_95 & _and_25) | (_or_98 & _or_96)) | (_and_26 & _or_93);
    wire [5:0] victim_place_7 = hit_entry[7] ? 6'd0 :
            {_or_101 & ~((_or_98 & _and_25) | (_and_26 & _or_96)), _or_100 & ~_or_101,
            _or_99 & ~_or_100, _or_97 & ~_or_99, _or_94 & ~_or_97, ~_or_94};
    wire [7:0] kept_touched = {hit_entry[7] | (|(victim_place_7 & miss_count)),
            hit_entry[6] | (|(victim_place_6 & miss_count)),
            hit_entry[5] | (|(victim_place_5 & miss_count)),
            hit_entry[4] | (|(victim_place_4 & miss_count)),
            hit_entry[3] | (|(victim_place_3 & miss_count)),
            hit_entry[2] | (|(victim_place_2 & miss_count)),
            hit_entry[1] | (|(victim_place_1 & miss_count)),
            hit_entry[0] | (|(victim_place_0 & miss_count))};
    wire [5:0] miss_number_0 = hit[0] ? 6'd0 : {6{lead[0]}} & 6'd1;
    wire [7:0] kept_named_0 = match_0 | {|(victim_place_7 & miss_number_0),
            |(victim_place_6 & miss_number_0), |(victim_place_5 & miss_number_0),
            |(victim_place_4 & miss_number_0), |(victim_place_3 & miss_number_0),
            |(victim_place_2 & miss_number_0), |(victim_place_1 & miss_number_0),
            |(victim_place_0 & miss_number_0)};
    wire [5:0] _not_misses_0_etc = {4'd0, misses[0], ~misses[0]};
    wire [5:0] miss_number_1 = hit[1] ? 6'd0 : _and_2 | ({6{lead[1]}} & _not_misses_0_etc);
    wire [7:0] kept_named_1 = match_1 | {|(victim_place_7 & miss_number_1),
            |(victim_place_6 & miss_number_1), |(victim_place_5 & miss_number_1),
            |(victim_place_4 & miss_number_1), |(victim_place_3 & miss_number_1),
            |(victim_place_2 & miss_number_1), |(victim_place_1 & miss_number_1),
            |(victim_place_0 & miss_number_1)};
    wire [5:0] _joined_4 = {3'd0, misses[0] & misses[1],
            (misses[0] | misses[1]) & ~(misses[0] & misses[1]), ~(misses[0] | misses[1])};
    wire [5:0] miss_number_2 = hit[2] ? 6'd0 : _and_3 | (_spread & _not_misses_0_etc)
            | ({6{lead[2]}} & _joined_4);
    wire [7:0] kept_named_2 = match_2 | {|(victim_place_7 & miss_number_2),
            |(victim_place_6 & miss_number_2), |(victim_place_5 & miss_number_2),
            |(victim_place_4 & miss_number_2), |(victim_place_3 & miss_number_2),
            |(victim_place_2 & miss_number_2), |(victim_place_1 & miss_number_2),
            |(victim_place_0 & miss_number_2)};
    wire _or_102 = (misses[0] & misses[1]) | ((misses[0] | misses[1]) & misses[2]);
    wire [5:0] _joined_5 = {2'd0, (misses[0] & misses[1]) & misses[2],
            _or_102 & ~((misses[0] & misses[1]) & misses[2]),
            ((misses[0] | misses[1]) | misses[2]) & ~_or_102,
            ~((misses[0] | misses[1]) | misses[2])};
    wire [5:0] miss_number_3 = hit[3] ? 6'd0 : _and_4 | (_spread_2 & _not_misses_0_etc)
            | (_spread_3 & _joined_4) | ({6{lead[3]}} & _joined_5);
    wire [7:0] kept_named_3 = match_3 | {|(victim_place_7 & miss_number_3),
            |(victim_place_6 & miss_number_3), |(victim_place_5 & miss_number_3),
            |(victim_place_4 & miss_number_3), |(victim_place_3 & miss_number_3),
            |(victim_place_2 & miss_number_3), |(victim_place_1 & miss_number_3),
            |(victim_place_0 & miss_number_3)};
    wire [5:0] _joined_6 = {1'b0, _and_9, _or_18 & ~_and_9, _or_16 & ~_or_18, _or_14 & ~_or_16,
            ~_or_14};
    wire [5:0] miss_number_4 = hit[4] ? 6'd0 : _and_5 | (_spread_4 & _not_misses_0_etc)
            | (_spread_5 & _joined_4) | (_spread_6 & _joined_5) | ({6{lead[4]}} & _joined_6);
    wire [7:0] kept_named_4 = match_4 | {|(victim_place_7 & miss_number_4),
            |(victim_place_6 & miss_number_4), |(victim_place_5 & miss_number_4),
            |(victim_place_4 & miss_number_4), |(victim_place_3 & miss_number_4),
            |(victim_place_2 & miss_number_4), |(victim_place_1 & miss_number_4),
            |(victim_place_0 & miss_number_4)};
    wire _or_103 = _or_14 | misses[4];
    wire _or_104 = _or_16 | (_or_14 & misses[4]);
    wire _or_105 = _or_18 | (_or_16 & misses[4]);
    wire _or_106 = _and_9 | (_or_18 & misses[4]);
    wire _and_27 = _and_9 & misses[4];
    wire [5:0] _or_107 = _and_7 | (_spread_7 & _not_misses_0_etc) | (_spread_8 & _joined_4)
            | (_spread_9 & _joined_5) | (_spread_10 & _joined_6)
            | ({6{lead[5]}} & {_and_27, _or_106 & ~_and_27, _or_105 & ~_or_106, _or_104 & ~_or_105,
            _or_103 & ~_or_104, ~_or_103});
    wire [5:0] miss_number_5 = hit[5] ? 6'd0 : _or_107;
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
    wire [7:0] _or_108 = ((last[0] & alloc_near[0]) ? named_0 : 8'd0)
            | ((last[1] & alloc_near[1]) ? named_1 : 8'd0)
            | ((last[2] & alloc_near[2]) ? named_2 : 8'd0)
            | ((last[3] & alloc_near[3]) ? named_3 : 8'd0)
            | ((last[4] & alloc_near[4]) ? named_4 : 8'd0)
            | ((last[5] & alloc_near[5]) ? named_5 : 8'd0);

    always @(posedge clk) begin
        // CCU-A5: The highest slot that names an entry says whether it is near.
        if (alloc_valid)
            near <= _or_108 | (near_after & ~touched);
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

    wire _or_109 = (~valid_after[0] | ~valid_after[1]) | (~valid_after[2] | ~valid_after[3]);
    wire _or_110 = (~valid_after[4] | ~valid_after[5]) | (~valid_after[6] | ~valid_after[7]);
    wire _or_111 = _or_109 | _or_110;
    wire _or_112 = ((~valid_after[0] & ~valid_after[1]) | (~valid_after[2] & ~valid_after[3]))
            | ((~valid_after[0] | ~valid_after[1]) & (~valid_after[2] | ~valid_after[3]));
    wire _or_113 = ((~valid_after[4] & ~valid_after[5]) | (~valid_after[6] & ~valid_after[7]))
            | ((~valid_after[4] | ~valid_after[5]) & (~valid_after[6] | ~valid_after[7]));
    wire _or_114 = (_or_112 | _or_113) | (_or_109 & _or_110);
    wire _or_115 = ((~valid_after[0] | ~valid_after[1]) & (~valid_after[2] & ~valid_after[3]))
            | ((~valid_after[0] & ~valid_after[1]) & (~valid_after[2] | ~valid_after[3]));
    wire _or_116 = ((~valid_after[4] | ~valid_after[5]) & (~valid_after[6] & ~valid_after[7]))
            | ((~valid_after[4] & ~valid_after[5]) & (~valid_after[6] | ~valid_after[7]));
    wire _or_117 = ((_or_115 | _or_116) | (_or_109 & _or_113)) | (_or_112 & _or_110);
    wire _and_28 = (~valid_after[0] & ~valid_after[1]) & (~valid_after[2] & ~valid_after[3]);
    wire _and_29 = (~valid_after[4] & ~valid_after[5]) & (~valid_after[6] & ~valid_after[7]);
    wire _or_118 = (((_and_28 | _and_29) | (_or_109 & _or_116)) | (_or_112 & _or_113))
            | (_or_115 & _or_110);
    wire _or_119 = (((_or_109 & _and_29) | (_or_112 & _or_116)) | (_or_115 & _or_113))
            | (_and_28 & _or_110);
    wire _or_120 = (_or_15 & ~_or_111) | (_or_17 & (_or_111 & ~_or_114))
            | (_or_19 & (_or_114 & ~_or_117)) | (_or_20 & (_or_117 & ~_or_118))
            | (_or_21 & (_or_118 & ~_or_119)) | (_and_10
            & (_or_119 & ~(((_or_112 & _and_29) | (_or_115 & _or_116)) | (_and_28 & _or_113))));
    wire alloc_steps = (|((valid_after & ~near_after) & ~hit_entry)) & _or_120;
    wire [15:0] _xor_2 = {1'b0, d0_lfsr[15:1]} ^ (d0_lfsr[0] ? 16'hb400 : 16'd0);

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
                start <= _choice;
            end else if (~flush) begin
                lfsr <= alloc_steps ? _xor_2 : d0_lfsr;
                start <= alloc_steps ? {~(&_xor_2[2:0]), _xor_2[2:0] < 3'd6, _xor_2[2:0] < 3'd5,
                        _xor_2[2:0] < 3'd4, _xor_2[2:0] < 3'd3, _xor_2[2:0] < 3'd2,
                        _xor_2[2:0] < 3'd1} : _choice;
            end
        end
    end

    // Collector at the clock edge
    // CCU-R1: Port R shows registered state.
    assign alloc_ready = ~busy;

    assign owner_valid = owned;
    assign owner_wid = wid;
    assign near_any = |(valid & near);
    wire [5:0] _by_s_valid = s_valid ? one_hot_3x6(s_slot) : 6'd0;

    // CCU-S1: An operand goes to the entry of its slot.
    wire [7:0] s_write = ({8{_by_s_valid[0]}} & entry_0) | ({8{_by_s_valid[1]}} & entry_1)
            | ({8{_by_s_valid[2]}} & entry_2) | ({8{_by_s_valid[3]}} & entry_3)
            | ({8{_by_s_valid[4]}} & entry_4) | ({8{_by_s_valid[5]}} & entry_5);

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

    // CCU-D1: Candidate iff busy and every present slot is ready.
    assign disp_cand = busy & ~(|(src_valid & ~ready));

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

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, _by_src_valid_0[7], _or_4[0], _alloc_ahead_0_and_not_hit_entry[0],
            _alloc_ahead_1_and_not_hit_entry[1], _alloc_ahead_2_and_not_hit_entry[2],
            _alloc_ahead_3_and_not_hit_entry[3], _alloc_ahead_4_and_not_hit_entry[4],
            _alloc_ahead_5_and_not_hit_entry[5], _alloc_ahead_6_and_not_hit_entry[6],
            _alloc_ahead_7_and_not_hit_entry[7]};

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function [2:0] count_ones_6(input [5:0] v);
        integer i;
        begin
            count_ones_6 = 3'd0;
            for (i = 0; i < 6; i = i + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [3:0] count_ones_8(input [7:0] v);
        integer i;
        begin
            count_ones_8 = 4'd0;
            for (i = 0; i < 8; i = i + 1)
                count_ones_8 = count_ones_8 + {3'd0, v[i]};
        end
    endfunction

    always @(posedge clk) begin
        if (rst) begin
            cnt_hits <= 32'd0;
            cnt_repeats <= 32'd0;
            cnt_d_writes <= 32'd0;
            cnt_d_drops <= 32'd0;
            cnt_invalidations <= 32'd0;
            cnt_flushes <= 32'd0;
        end else begin
            cnt_hits <= cnt_hits + {29'd0, count_ones_6((alloc_valid & ~flush) ? hit : 6'd0)};
            cnt_repeats <= cnt_repeats + {29'd0, count_ones_6(alloc_valid
                    ? (alloc_src_valid & ~lead & ~((alloc_valid & ~flush) ? hit : 6'd0)) : 6'd0)};
            cnt_d_writes <= cnt_d_writes + {31'd0, (|(d_hit_0 | d_take_0))
                    & ~(alloc_valid & flush)};
            cnt_d_drops <= cnt_d_drops + {31'd0, d_valid
                    & ~((|(d_hit_0 | d_take_0)) & ~(alloc_valid & flush))};
            cnt_invalidations <= cnt_invalidations + {28'd0,
                    count_ones_8((alloc_valid & flush) ? 8'd0 : kill & ~d_take_0)};
            cnt_flushes <= cnt_flushes + {31'd0, (alloc_valid & flush) & owned & (|valid)};
        end
    end
`endif

`ifdef FORMAL
`include "ccu_props.vh"
`elsif WARPSMITH_ASSERT
`include "ccu_props.vh"
`endif
endmodule

`default_nettype wire
