// ccu: Caching collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top regfile -o .
// Latency: alloc to candidate: 1 cycle if all operands are here, otherwise 1 after the last S;
// alloc to rd_valid: combinational
// Storage: 3 + WIDW + META_W + NSRC*(2 + CTN) + CTN*(TAGW + 3 + W) + CTN*(CTN - 1)/2 + 15 + CTN
// bits
//
//   parameter  default  meaning
//   META_W     8        bits of metadata
//   LANE_W     2        bits of one lane
//
//   port               dir  width     meaning
//   clk                in   1         clock
//   rst                in   1         synchronous reset, active high
//   alloc_valid        in   1         an instruction is given to this unit
//   alloc_ready        out  1         the unit is free (registered)
//   alloc_wid          in   2         its warp
//   alloc_meta         in   META_W    metadata
//   alloc_src_valid    in   2         slots that carry a source operand
//   alloc_reg          in   4         [k] register: the tag
//   alloc_near         in   2         its reuse is near
//   rd_valid           out  2         slots to be read from the banks, same cycle
//   owner_valid        out  1         the unit belongs to a warp (registered)
//   owner_wid          out  2         that warp, zero if none
//   near_any           out  1         some valid entry is near
//   exit               in   4         warp w has ended
//   s_valid            in   1         an operand arrives from the banks
//   s_slot             in   1         the slot that asked for it
//   s_data             in   4*LANE_W  the operand
//   d_valid            in   1         a result of the owner arrives on D port j
//   d_reg              in   2         [j] its register
//   d_near             in   1         [j] its reuse is near
//   d_mask             in   4         [j] lanes that are written
//   d_data             in   4*LANE_W  [j] the result
//   inv_valid          in   2         write port i writes a register of the owner
//   inv_reg            in   4         [i] that register
//   disp_cand          out  1         busy and complete (registered)
//   disp_sel           in   1         the dispatch port reads this unit
//   disp_take          in   1         the transfer happens: the unit gets free
//   disp_wid           out  2         warp, zero unless selected
//   disp_meta          out  META_W    metadata, zero unless selected
//   disp_src_valid     out  2         slots present, zero unless selected
//   disp_data          out  8*LANE_W  [slot], zero unless selected and present
//   cnt_hits           out  32        slots whose register was here
//   cnt_repeats        out  32        slots that repeat a missing register
//   cnt_d_writes       out  32        D writes that were stored
//   cnt_d_drops        out  32        D writes that were not
//   cnt_invalidations  out  32        entries that became invalid
//   cnt_flushes        out  32        allocations that found another owner with a valid entry
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module ccu #(
    parameter META_W = 8,
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire rst,
    input  wire alloc_valid,
    output wire alloc_ready,
    input  wire [1:0] alloc_wid,
    input  wire [META_W-1:0] alloc_meta,
    input  wire [1:0] alloc_src_valid,
    input  wire [3:0] alloc_reg,
    input  wire [1:0] alloc_near,
    output wire [1:0] rd_valid,
    output wire owner_valid,
    output wire [1:0] owner_wid,
    output wire near_any,
    input  wire [3:0] exit,
    input  wire s_valid,
    input  wire s_slot,
    input  wire [4*LANE_W-1:0] s_data,
    input  wire d_valid,
    input  wire [1:0] d_reg,
    input  wire d_near,
    input  wire [3:0] d_mask,
    input  wire [4*LANE_W-1:0] d_data,
    input  wire [1:0] inv_valid,
    input  wire [3:0] inv_reg,
    output wire disp_cand,
    input  wire disp_sel,
    input  wire disp_take,
    output wire [1:0] disp_wid,
    output wire [META_W-1:0] disp_meta,
    output wire [1:0] disp_src_valid,
    output wire [8*LANE_W-1:0] disp_data
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_hits
    , output reg  [31:0] cnt_repeats
    , output reg  [31:0] cnt_d_writes
    , output reg  [31:0] cnt_d_drops
    , output reg  [31:0] cnt_invalidations
    , output reg  [31:0] cnt_flushes
`endif
);
    localparam LANES = 4; // lanes of a warp register
    genvar lane;

    // The bit of that number alone.
    function [3:0] one_hot(input [1:0] v);
        integer i;
        begin
            for (i = 0; i < 4; i = i + 1)
                one_hot[i] = v == i[1:0];
        end
    endfunction

    // Operand collector table
    reg busy; // holds an instruction
    reg owned; // belongs to a warp
    reg [1:0] wid; // that warp, zero if none
    reg [META_W-1:0] meta; // metadata of the instruction
    reg [1:0] src_valid; // slots that carry an operand
    reg [1:0] ready; // operands that are here
    reg [3:0] entry_0; // entry of the slot, one-hot
    reg [3:0] entry_1; // entry of the slot, one-hot

    // Cache table
    reg [3:0] valid; // entries that hold a register
    reg [3:0] lock; // entries of the instruction
    reg [3:0] near; // entries whose reuse is near
    reg [1:0] tag_0; // register
    reg [1:0] tag_1; // register
    reg [1:0] tag_2; // register
    reg [1:0] tag_3; // register
    reg older_1_0; // the first was used less recently than the second
    reg older_2_0; // the first was used less recently than the second
    reg older_3_0; // the first was used less recently than the second
    reg older_2_1; // the first was used less recently than the second
    reg older_3_1; // the first was used less recently than the second
    reg older_3_2; // the first was used less recently than the second
    reg touch; // locked entries are not in the order yet
    reg [15:0] lfsr; // start of the random pick
    reg [2:0] start; // at or after the start of the pick

    wire ends = owned & (|(exit & one_hot(wid)));
    wire flush = ~owned | (wid != alloc_wid);

    // Results
    wire [3:0] _by_src_valid_0 = src_valid[0] ? entry_0 : 4'd0;
    wire [3:0] _by_src_valid_1 = src_valid[1] ? entry_1 : 4'd0;

    // CCU-A6: The instruction's entries first, then the others in their old order.
    wire settled_1_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_by_src_valid_1[1])
            | _by_src_valid_1[0]) : ~lock[1] & older_1_0) : older_1_0;

    wire settled_2_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_by_src_valid_1[2])
            | _by_src_valid_1[0]) : ~lock[2] & older_2_0) : older_2_0;
    wire settled_3_0 = touch ? (lock[0] ? ((_by_src_valid_0[0] & ~_by_src_valid_1[3])
            | _by_src_valid_1[0]) : ~lock[3] & older_3_0) : older_3_0;
    wire settled_2_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_by_src_valid_1[2])
            | _by_src_valid_1[1]) : ~lock[2] & older_2_1) : older_2_1;
    wire settled_3_1 = touch ? (lock[1] ? ((_by_src_valid_0[1] & ~_by_src_valid_1[3])
            | _by_src_valid_1[1]) : ~lock[3] & older_3_1) : older_3_1;
    wire settled_3_2 = touch ? (lock[2] ? ((_by_src_valid_0[2] & ~_by_src_valid_1[3])
            | _by_src_valid_1[2]) : ~lock[3] & older_3_2) : older_3_2;
    wire [3:0] steer_0_same;

    // CCU-W3: A write that hits.
    wire [3:0] d_hit_0 = d_valid ? (valid & steer_0_same) : 4'd0;

    wire _not_valid_0_or = ~valid[0] | (valid[1] & ((near[0] & near[1] & ~older_1_0)
            | (~near[0] & (near[1] | start[0] | ~start[1]))));
    wire _not_valid_0_or_2 = ~valid[0] | (valid[2] &
            ((near[0] & near[2] & ~older_2_0) | (~near[0] & (near[2] | start[0] | ~start[2]))));
    wire _not_valid_0_or_3 = ~valid[0] | (valid[3] &
            ((near[0] & near[3] & ~older_3_0) | (~near[0] & (near[3] | start[0]))));

    // CCU-V1: Invalid entries come first, in ascending index.
    // CCU-V2: Then far entries, cyclically from the random start.
    // CCU-V3: Then near entries, least recently used first.
    wire [3:0] d0_ahead_0 = {~_not_valid_0_or_3, ~_not_valid_0_or_2, ~_not_valid_0_or, 1'b0};

    wire _not_valid_1_or = ~valid[1] | (valid[2] & ((near[1] & near[2] & ~older_2_1)
            | (~near[1] & (near[2] | start[1] | ~start[2]))));
    wire _not_valid_1_or_2 = ~valid[1] | (valid[3] &
            ((near[1] & near[3] & ~older_3_1) | (~near[1] & (near[3] | start[1]))));
    wire [3:0] d0_ahead_1 = {~_not_valid_1_or_2, ~_not_valid_1_or, 1'b0, _not_valid_0_or};
    wire _not_valid_2_or = ~valid[2] | (valid[3] & ((near[2] & near[3] & ~older_3_2)
            | (~near[2] & (near[3] | start[2]))));
    wire [3:0] d0_ahead_2 = {~_not_valid_2_or, 1'b0, _not_valid_1_or, _not_valid_0_or_2};
    wire [3:0] d0_ahead_3 = {1'b0, _not_valid_2_or, _not_valid_1_or_2, _not_valid_0_or_3};
    wire [3:0] d0_victim = {~lock[3] & ~(|(d0_ahead_3 & ~lock)),
            ~lock[2] & ~(|(d0_ahead_2 & ~lock)), ~lock[1] & ~(|(d0_ahead_1 & ~lock)),
            ~lock[0] & ~(|(d0_ahead_0 & ~lock))};

    // CCU-W6: A far write that misses takes no entry.
    // CCU-W5: Nor does a write of some lanes only.
    // CCU-W4: A write that misses takes the first victim that is not locked.
    wire [3:0] d0_may_take = ((d_valid & d_near) & (&d_mask)) ? d0_victim : 4'd0;

    wire [3:0] steer_0_write;

    // CCU-W8: Each D port sees what the ones below it leave.
    ccu_steer u_steer_0 (
        .d_reg  (d_reg),
        .tag    ({tag_3, tag_2, tag_1, tag_0}),
        .valid  (valid),
        .go     (d_valid),
        .victim (d0_may_take),
        .same   (steer_0_same),
        .write  (steer_0_write)
    );

    wire [3:0] d_take_0 = (|(valid & steer_0_same)) ? 4'd0 : d0_may_take;
    wire [3:0] d_touch_0 = d_hit_0 | d_take_0;
    wire _and = (((d_valid & d_near) & (&d_mask)) & ~(|(valid & steer_0_same)))
            & ~(|(~lock & ~valid)) & (|(~lock & (valid & ~near)));
    wire [15:0] _xor = {1'b0, lfsr[15:1]} ^ (lfsr[0] ? 16'hb400 : 16'd0);

    // CCU-V5: The register steps for a far victim.
    wire [15:0] d0_lfsr = _and ? _xor : lfsr;

    wire [3:0] _valid_and = valid & {tag_3 == inv_reg[1:0], tag_2 == inv_reg[1:0],
            tag_1 == inv_reg[1:0], tag_0 == inv_reg[1:0]};
    wire [3:0] _valid_and_2 = valid & {tag_3 == inv_reg[3:2], tag_2 == inv_reg[3:2],
            tag_1 == inv_reg[3:2], tag_0 == inv_reg[3:2]};

    // CCU-W7: What is written past the unit becomes invalid.
    wire [3:0] kill = (inv_valid[0] ? _valid_and : 4'd0) | (inv_valid[1] ? _valid_and_2 : 4'd0);

    wire [3:0] valid_after = (valid | d_take_0) & (~kill | d_take_0);
    wire [3:0] near_after = (near & ~d_touch_0) | (d_near ? d_touch_0 : 4'd0);

    // Allocation
    wire _alloc_src_valid_1_and = alloc_src_valid[1] & alloc_src_valid[0]
            & (alloc_reg[3:2] == alloc_reg[1:0]);

    // CCU-A3: Slots that name one register share one entry.
    wire [1:0] lead = alloc_src_valid & ~{_alloc_src_valid_1_and, 1'b0};

    wire [1:0] last = alloc_src_valid & ~{1'b0, _alloc_src_valid_1_and};

    // CCU-A1: Another warp: all entries are invalid, the k-th register takes entry k.
    wire [3:0] flush_named_0 = {2'd0, {2{lead[0]}} & 2'd1};

    wire [1:0] _and_2 = {2{_alloc_src_valid_1_and & lead[0]}} & 2'd1;
    wire [3:0] flush_named_1 = {2'd0, _and_2 | ({2{lead[1]}} & {lead[0], ~lead[0]})};
    wire [3:0] flush_touched = flush_named_0 | flush_named_1;

    // CCU-A3: Registers are looked up among the valid entries.
    wire [3:0] match_0 = (alloc_src_valid[0] ? (valid
            & {tag_3 == alloc_reg[1:0], tag_2 == alloc_reg[1:0], tag_1 == alloc_reg[1:0],
            tag_0 == alloc_reg[1:0]}) : 4'd0) & ~d_take_0;

    wire [3:0] match_1 = (alloc_src_valid[1] ? (valid
            & {tag_3 == alloc_reg[3:2], tag_2 == alloc_reg[3:2], tag_1 == alloc_reg[3:2],
            tag_0 == alloc_reg[3:2]}) : 4'd0) & ~d_take_0;
    wire [1:0] hit = {|match_1, |match_0};
    wire [3:0] hit_entry = match_0 | match_1;
    wire [1:0] misses = lead & ~hit;
    wire [2:0] _choice = _and ? {~(&_xor[1:0]), _xor[1:0] < 2'd2, _xor[1:0] < 2'd1} : start;
    wire _not_valid_after_0_or = ~valid_after[0] | (valid_after[1]
            & ((near_after[0] & near_after[1] & ~(d_touch_0[0] | (older_1_0 & ~d_touch_0[1])))
            | (~near_after[0] & (near_after[1] | _choice[0] | ~_choice[1]))));
    wire _not_valid_after_0_or_2 = ~valid_after[0] |
            (valid_after[2] & ((near_after[0] & near_after[2]
            & ~(d_touch_0[0] | (older_2_0 & ~d_touch_0[2])))
            | (~near_after[0] & (near_after[2] | _choice[0] | ~_choice[2]))));
    wire _not_valid_after_0_or_3 = ~valid_after[0] |
            (valid_after[3] & ((near_after[0] & near_after[3]
            & ~(d_touch_0[0] | (older_3_0 & ~d_touch_0[3])))
            | (~near_after[0] & (near_after[3] | _choice[0]))));

    // CCU-V1: Invalid entries come first, in ascending index.
    // CCU-V2: Then far entries, cyclically from the random start.
    // CCU-V3: Then near entries, least recently used first.
    wire [3:0] alloc_ahead_0 = {~_not_valid_after_0_or_3, ~_not_valid_after_0_or_2,
            ~_not_valid_after_0_or, 1'b0};

    wire _not_valid_after_1_or = ~valid_after[1] | (valid_after[2]
            & ((near_after[1] & near_after[2] & ~(d_touch_0[1] | (older_2_1 & ~d_touch_0[2])))
            | (~near_after[1] & (near_after[2] | _choice[1] | ~_choice[2]))));
    wire _not_valid_after_1_or_2 = ~valid_after[1] |
            (valid_after[3] & ((near_after[1] & near_after[3]
            & ~(d_touch_0[1] | (older_3_1 & ~d_touch_0[3])))
            | (~near_after[1] & (near_after[3] | _choice[1]))));
    wire [3:0] alloc_ahead_1 = {~_not_valid_after_1_or_2, ~_not_valid_after_1_or, 1'b0,
            _not_valid_after_0_or};
    wire _not_valid_after_2_or = ~valid_after[2] | (valid_after[3]
            & ((near_after[2] & near_after[3] & ~(d_touch_0[2] | (older_3_2 & ~d_touch_0[3])))
            | (~near_after[2] & (near_after[3] | _choice[2]))));
    wire [3:0] alloc_ahead_2 = {~_not_valid_after_2_or, 1'b0, _not_valid_after_1_or,
            _not_valid_after_0_or_2};
    wire [3:0] alloc_ahead_3 = {1'b0, _not_valid_after_2_or, _not_valid_after_1_or_2,
            _not_valid_after_0_or_3};

    // CCU-A4: The k-th miss takes the k-th entry of the order that did not hit.
    wire [1:0] miss_count = {misses[0] & misses[1], misses[0] | misses[1]};

    wire [3:0] _alloc_ahead_0_and_not_hit_entry = alloc_ahead_0 & ~hit_entry;
    wire [1:0] victim_place_0 = hit_entry[0] ? 2'd0 :
            {((_alloc_ahead_0_and_not_hit_entry[1] | _alloc_ahead_0_and_not_hit_entry[2])
            | _alloc_ahead_0_and_not_hit_entry[3]) & ~((_alloc_ahead_0_and_not_hit_entry[1]
            & _alloc_ahead_0_and_not_hit_entry[2]) | ((_alloc_ahead_0_and_not_hit_entry[1]
            | _alloc_ahead_0_and_not_hit_entry[2]) & _alloc_ahead_0_and_not_hit_entry[3])),
            ~((_alloc_ahead_0_and_not_hit_entry[1] | _alloc_ahead_0_and_not_hit_entry[2])
            | _alloc_ahead_0_and_not_hit_entry[3])};
    wire [3:0] _alloc_ahead_1_and_not_hit_entry = alloc_ahead_1 & ~hit_entry;
    wire [1:0] victim_place_1 = hit_entry[1] ? 2'd0 :
            {((_alloc_ahead_1_and_not_hit_entry[0] | _alloc_ahead_1_and_not_hit_entry[2])
            | _alloc_ahead_1_and_not_hit_entry[3]) & ~((_alloc_ahead_1_and_not_hit_entry[0]
            & _alloc_ahead_1_and_not_hit_entry[2]) | ((_alloc_ahead_1_and_not_hit_entry[0]
            | _alloc_ahead_1_and_not_hit_entry[2]) & _alloc_ahead_1_and_not_hit_entry[3])),
            ~((_alloc_ahead_1_and_not_hit_entry[0] | _alloc_ahead_1_and_not_hit_entry[2])
            | _alloc_ahead_1_and_not_hit_entry[3])};
    wire [3:0] _alloc_ahead_2_and_not_hit_entry = alloc_ahead_2 & ~hit_entry;
    wire [1:0] victim_place_2 = hit_entry[2] ? 2'd0 :
            {((_alloc_ahead_2_and_not_hit_entry[0] | _alloc_ahead_2_and_not_hit_entry[1])
            | _alloc_ahead_2_and_not_hit_entry[3]) & ~((_alloc_ahead_2_and_not_hit_entry[0]
            & _alloc_ahead_2_and_not_hit_entry[1]) | ((_alloc_ahead_2_and_not_hit_entry[0]
            | _alloc_ahead_2_and_not_hit_entry[1]) & _alloc_ahead_2_and_not_hit_entry[3])),
            ~((_alloc_ahead_2_and_not_hit_entry[0] | _alloc_ahead_2_and_not_hit_entry[1])
            | _alloc_ahead_2_and_not_hit_entry[3])};
    wire [3:0] _alloc_ahead_3_and_not_hit_entry = alloc_ahead_3 & ~hit_entry;
    wire [1:0] victim_place_3 = hit_entry[3] ? 2'd0 :
            {((_alloc_ahead_3_and_not_hit_entry[0] | _alloc_ahead_3_and_not_hit_entry[1])
            | _alloc_ahead_3_and_not_hit_entry[2]) & ~((_alloc_ahead_3_and_not_hit_entry[0]
            & _alloc_ahead_3_and_not_hit_entry[1]) | ((_alloc_ahead_3_and_not_hit_entry[0]
            | _alloc_ahead_3_and_not_hit_entry[1]) & _alloc_ahead_3_and_not_hit_entry[2])),
            ~((_alloc_ahead_3_and_not_hit_entry[0] | _alloc_ahead_3_and_not_hit_entry[1])
            | _alloc_ahead_3_and_not_hit_entry[2])};
    wire [3:0] kept_touched = {hit_entry[3] | (|(victim_place_3 & miss_count)),
            hit_entry[2] | (|(victim_place_2 & miss_count)),
            hit_entry[1] | (|(victim_place_1 & miss_count)),
            hit_entry[0] | (|(victim_place_0 & miss_count))};
    wire [1:0] miss_number_0 = hit[0] ? 2'd0 : {2{lead[0]}} & 2'd1;
    wire [3:0] kept_named_0 = match_0 | {|(victim_place_3 & miss_number_0),
            |(victim_place_2 & miss_number_0), |(victim_place_1 & miss_number_0),
            |(victim_place_0 & miss_number_0)};
    wire [1:0] miss_number_1 = hit[1] ? 2'd0 : _and_2 | ({2{lead[1]}} & {misses[0], ~misses[0]});
    wire [3:0] kept_named_1 = match_1 | {|(victim_place_3 & miss_number_1),
            |(victim_place_2 & miss_number_1), |(victim_place_1 & miss_number_1),
            |(victim_place_0 & miss_number_1)};
    wire [3:0] named_0 = flush ? flush_named_0 : kept_named_0;
    wire [3:0] named_1 = flush ? flush_named_1 : kept_named_1;
    wire [3:0] touched = flush ? flush_touched : kept_touched;

    // CCU-A8: One read for each missing register.
    assign rd_valid = alloc_valid ? (lead & (~hit | {2{flush}})) : 2'd0;

    // Cache table at the clock edge
    always @(posedge clk) begin
        // CCU-A5: The highest slot that names an entry says whether it is near.
        if (alloc_valid)
            near <= (((last[0] & alloc_near[0]) ? named_0 : 4'd0)
                    | ((last[1] & alloc_near[1]) ? named_1 : 4'd0)) | (near_after & ~touched);
        else
            near <= near_after;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[0])
            tag_0 <= ({2{named_0[0]}} & alloc_reg[1:0]) | ({2{named_1[0]}} & alloc_reg[3:2]);
        else if (d_take_0[0])
            tag_0 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[1])
            tag_1 <= ({2{named_0[1]}} & alloc_reg[1:0]) | ({2{named_1[1]}} & alloc_reg[3:2]);
        else if (d_take_0[1])
            tag_1 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[2])
            tag_2 <= ({2{named_0[2]}} & alloc_reg[1:0]) | ({2{named_1[2]}} & alloc_reg[3:2]);
        else if (d_take_0[2])
            tag_2 <= d_reg;
    end

    always @(posedge clk) begin
        if (alloc_valid & touched[3])
            tag_3 <= ({2{named_0[3]}} & alloc_reg[1:0]) | ({2{named_1[3]}} & alloc_reg[3:2]);
        else if (d_take_0[3])
            tag_3 <= d_reg;
    end

    wire _or = ((misses[0] | misses[1]) & ~((~valid_after[0] | ~valid_after[1])
            | (~valid_after[2] | ~valid_after[3]))) | ((misses[0] & misses[1])
            & (((~valid_after[0] | ~valid_after[1]) | (~valid_after[2] | ~valid_after[3]))
            & ~(((~valid_after[0] & ~valid_after[1]) | (~valid_after[2] & ~valid_after[3]))
            | ((~valid_after[0] | ~valid_after[1]) & (~valid_after[2] | ~valid_after[3])))));
    wire alloc_steps = (|((valid_after & ~near_after) & ~hit_entry)) & _or;
    wire [15:0] _xor_2 = {1'b0, d0_lfsr[15:1]} ^ (d0_lfsr[0] ? 16'hb400 : 16'd0);

    always @(posedge clk) begin
        if (rst) begin
            valid <= 4'd0;
            lock <= 4'd0;
            older_1_0 <= 1'b1;
            older_2_0 <= 1'b1;
            older_3_0 <= 1'b1;
            older_2_1 <= 1'b1;
            older_3_1 <= 1'b1;
            older_3_2 <= 1'b1;
            touch <= 1'b0;
            lfsr <= 16'h32d6;
            start <= 3'd4;
        end else begin
            // CCU-A5
            if (alloc_valid) begin
                valid <= touched | (flush ? 4'd0 : valid_after);
                lock <= touched;
            end else begin
                valid <= valid_after;
                // CCU-D2: A transfer releases all locks.
                if (disp_take)
                    lock <= 4'd0;
                // CCU-K1: The entries of a warp that has ended become invalid.
                if (ends)
                    valid <= 4'd0;
            end
            touch <= alloc_valid;
            older_1_0 <= d_touch_0[0] | (settled_1_0 & ~d_touch_0[1]);
            older_2_0 <= d_touch_0[0] | (settled_2_0 & ~d_touch_0[2]);
            older_3_0 <= d_touch_0[0] | (settled_3_0 & ~d_touch_0[3]);
            older_2_1 <= d_touch_0[1] | (settled_2_1 & ~d_touch_0[2]);
            older_3_1 <= d_touch_0[1] | (settled_3_1 & ~d_touch_0[3]);
            older_3_2 <= d_touch_0[2] | (settled_3_2 & ~d_touch_0[3]);
            // CCU-V5: One step for an allocation that takes far victims.
            if (~alloc_valid) begin
                lfsr <= d0_lfsr;
                start <= _choice;
            end else if (~flush) begin
                lfsr <= alloc_steps ? _xor_2 : d0_lfsr;
                start <= alloc_steps ? {~(&_xor_2[1:0]), _xor_2[1:0] < 2'd2, _xor_2[1:0] < 2'd1}
                        : _choice;
            end
        end
    end

    // Collector at the clock edge
    // CCU-R1: Port R shows registered state.
    assign alloc_ready = ~busy;

    assign owner_valid = owned;
    assign owner_wid = wid;
    assign near_any = |(valid & near);
    wire [1:0] _by_s_valid = s_valid ? {s_slot, ~s_slot} : 2'd0;

    // CCU-S1: An operand goes to the entry of its slot.
    wire [3:0] s_write = ({4{_by_s_valid[0]}} & entry_0) | ({4{_by_s_valid[1]}} & entry_1);

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            owned <= 1'b0;
            wid <= 2'd0;
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
                    wid <= 2'd0;
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
        end
    end

    always @(posedge clk) begin
        if (alloc_valid)
            ready <= flush ? 2'd0 : hit;
        else begin
            // CCU-S1: Every present slot with the entry of an operand that arrives is ready.
            ready <= ready | (src_valid & {|(entry_1 & s_write), |(entry_0 & s_write)});
        end
    end

    // CCU-D1: Candidate iff busy and every present slot is ready.
    assign disp_cand = busy & ~(|(src_valid & ~ready));

    // CCU-D3: Zero unless the dispatch port selects this unit.
    assign disp_wid = disp_sel ? wid : 2'd0;

    assign disp_meta = disp_sel ? meta : {META_W{1'b0}};
    assign disp_src_valid = disp_sel ? src_valid : 2'd0;

    // Data
    wire [4*LANE_W-1:0] disp_data_0, disp_data_1;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            ccu_lane #(.LANE_W(LANE_W)) u_lane (
                .clk       (clk),
                .s_write   (s_write),
                .s_data    (s_data[lane*LANE_W +: LANE_W]),
                .d_write   (steer_0_write),
                .d_mask    (d_mask[lane]),
                .d_data    (d_data[lane*LANE_W +: LANE_W]),
                .read      ({disp_src_valid[1] ? entry_1 : 4'd0,
                        disp_src_valid[0] ? entry_0 : 4'd0}),
                .disp_data ({disp_data_1[lane*LANE_W +: LANE_W],
                        disp_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_1, disp_data_0};

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, _by_src_valid_0[3], _alloc_ahead_0_and_not_hit_entry[0],
            _alloc_ahead_1_and_not_hit_entry[1], _alloc_ahead_2_and_not_hit_entry[2],
            _alloc_ahead_3_and_not_hit_entry[3]};

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [2:0] count_ones_4(input [3:0] v);
        integer i;
        begin
            count_ones_4 = 3'd0;
            for (i = 0; i < 4; i = i + 1)
                count_ones_4 = count_ones_4 + {2'd0, v[i]};
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
            cnt_hits <= cnt_hits + {30'd0, count_ones_2((alloc_valid & ~flush) ? hit : 2'd0)};
            cnt_repeats <= cnt_repeats + {30'd0, count_ones_2(alloc_valid
                    ? (alloc_src_valid & ~lead & ~((alloc_valid & ~flush) ? hit : 2'd0)) : 2'd0)};
            cnt_d_writes <= cnt_d_writes + {31'd0, (|(d_hit_0 | d_take_0))
                    & ~(alloc_valid & flush)};
            cnt_d_drops <= cnt_d_drops + {31'd0, d_valid
                    & ~((|(d_hit_0 | d_take_0)) & ~(alloc_valid & flush))};
            cnt_invalidations <= cnt_invalidations + {29'd0,
                    count_ones_4((alloc_valid & flush) ? 4'd0 : kill & ~d_take_0)};
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
