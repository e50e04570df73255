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

    wire ends = owned & (|(exit & {wid == 2'd3, wid == 2'd2, wid == 2'd1, wid == 2'd0}));
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

    reg [3:0] f_lock; // in the last cycle

    always @(posedge clk) f_lock <= lock;

    reg f_own; // in the last cycle

    always @(posedge clk) f_own <= alloc_valid & owned & (wid == alloc_wid);

    reg [1:0] f_reg_0; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_0 <= alloc_reg[1:0];

    reg [1:0] f_reg_1; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_1 <= alloc_reg[3:2];

    reg [META_W-1:0] f_meta; // of the instruction

    always @(posedge clk) if (alloc_valid) f_meta <= alloc_meta;

    reg f_newer_0_1; // the first was used after the second
    reg f_newer_0_2; // the first was used after the second
    reg f_newer_0_3; // the first was used after the second
    reg f_newer_1_2; // the first was used after the second
    reg f_newer_1_3; // the first was used after the second
    reg f_newer_2_3; // the first was used after the second

    wire [3:0] f_hit_0 = d_valid ? {valid[3] & (tag_3 == d_reg), valid[2] & (tag_2 == d_reg),
            valid[1] & (tag_1 == d_reg), valid[0] & (tag_0 == d_reg)} : 4'd0;
    wire _and_3 = ((d_valid & ~(|f_hit_0)) & d_near) & (&d_mask);
    wire _and_4 = ((_and_3 & ~lock[0]) & (lock[1] | ~(valid[1]
            ? (valid[0] & (near[1] ? (near[0] & f_newer_0_1) : near[0]
            | ((2'd1 - lfsr[1:0]) < (2'd0 - lfsr[1:0])))) : valid[0])))
            & (lock[2] | ~(valid[2] ? (valid[0] & (near[2] ? (near[0] & f_newer_0_2) : near[0]
            | ((2'd2 - lfsr[1:0]) < (2'd0 - lfsr[1:0])))) : valid[0]));
    wire _and_5 = _and_4 & (lock[3] | ~(valid[3] ? (valid[0]
            & (near[3] ? (near[0] & f_newer_0_3) : near[0]
            | ((2'd3 - lfsr[1:0]) < (2'd0 - lfsr[1:0])))) : valid[0]));
    wire _and_6 = ((_and_3 & ~lock[1]) & (lock[0] | ~(~valid[0]
            | (valid[1] & (near[0] ? (near[1] & ~f_newer_0_1) : near[1]
            | ((2'd0 - lfsr[1:0]) < (2'd1 - lfsr[1:0])))))))
            & (lock[2] | ~(valid[2] ? (valid[1] & (near[2] ? (near[1] & f_newer_1_2) : near[1]
            | ((2'd2 - lfsr[1:0]) < (2'd1 - lfsr[1:0])))) : valid[1]));
    wire _and_7 = _and_6 & (lock[3] | ~(valid[3] ? (valid[1]
            & (near[3] ? (near[1] & f_newer_1_3) : near[1]
            | ((2'd3 - lfsr[1:0]) < (2'd1 - lfsr[1:0])))) : valid[1]));
    wire _and_8 = ((_and_3 & ~lock[2]) & (lock[0] | ~(~valid[0]
            | (valid[2] & (near[0] ? (near[2] & ~f_newer_0_2) : near[2]
            | ((2'd0 - lfsr[1:0]) < (2'd2 - lfsr[1:0])))))))
            & (lock[1] | ~(~valid[1] | (valid[2] & (near[1] ? (near[2] & ~f_newer_1_2) : near[2]
            | ((2'd1 - lfsr[1:0]) < (2'd2 - lfsr[1:0]))))));
    wire _and_9 = _and_8 & (lock[3] | ~(valid[3] ? (valid[2]
            & (near[3] ? (near[2] & f_newer_2_3) : near[2]
            | ((2'd3 - lfsr[1:0]) < (2'd2 - lfsr[1:0])))) : valid[2]));
    wire _and_10 = ((_and_3 & ~lock[3]) & (lock[0] |
            ~(~valid[0] | (valid[3] & (near[0] ? (near[3] & ~f_newer_0_3) : near[3]
            | ((2'd0 - lfsr[1:0]) < (2'd3 - lfsr[1:0])))))))
            & (lock[1] | ~(~valid[1] | (valid[3] & (near[1] ? (near[3] & ~f_newer_1_3) : near[3]
            | ((2'd1 - lfsr[1:0]) < (2'd3 - lfsr[1:0]))))));
    wire _and_11 = _and_10 & (lock[2] | ~(~valid[2] |
            (valid[3] & (near[2] ? (near[3] & ~f_newer_2_3) : near[3]
            | ((2'd2 - lfsr[1:0]) < (2'd3 - lfsr[1:0]))))));
    wire [3:0] f_take_0 = {_and_11, _and_9, _and_7, _and_5};
    wire [15:0] f_lfsr_0 = (|(f_take_0 & valid & ~near))
            ? {lfsr[0], lfsr[15], lfsr[14] ^ lfsr[0], lfsr[13] ^ lfsr[0], lfsr[12],
            lfsr[11] ^ lfsr[0], lfsr[10:1]} : lfsr;
    wire [3:0] f_used_0 = f_hit_0 | f_take_0;
    wire [3:0] f_valid_0 = valid | f_take_0;
    wire [3:0] f_near_after_0 = (near & ~f_used_0) | (d_near ? f_used_0 : 4'd0);
    wire [1:0] f_tag_0_after_0 = _and_5 ? d_reg : tag_0;
    wire [1:0] f_tag_1_after_0 = _and_7 ? d_reg : tag_1;
    wire [1:0] f_tag_2_after_0 = _and_9 ? d_reg : tag_2;
    wire [1:0] f_tag_3_after_0 = _and_11 ? d_reg : tag_3;
    wire f_newer_0_1_after_0 = f_used_0[0] ? ~f_used_0[1] : f_newer_0_1 & ~f_used_0[1];
    wire f_newer_0_2_after_0 = f_used_0[0] ? ~f_used_0[2] : f_newer_0_2 & ~f_used_0[2];
    wire f_newer_0_3_after_0 = f_used_0[0] ? ~f_used_0[3] : f_newer_0_3 & ~f_used_0[3];
    wire f_newer_1_2_after_0 = f_used_0[1] ? ~f_used_0[2] : f_newer_1_2 & ~f_used_0[2];
    wire f_newer_1_3_after_0 = f_used_0[1] ? ~f_used_0[3] : f_newer_1_3 & ~f_used_0[3];
    wire f_newer_2_3_after_0 = f_used_0[2] ? ~f_used_0[3] : f_newer_2_3 & ~f_used_0[3];
    wire [3:0] f_valid_left = (f_valid_0 & ~(inv_valid[0]
            ? ({valid[3] & (tag_3 == inv_reg[1:0]), valid[2] & (tag_2 == inv_reg[1:0]),
            valid[1] & (tag_1 == inv_reg[1:0]), valid[0] & (tag_0 == inv_reg[1:0])} & ~f_take_0)
            : 4'd0)) & ~(inv_valid[1] ? ({valid[3] & (tag_3 == inv_reg[3:2]),
            valid[2] & (tag_2 == inv_reg[3:2]), valid[1] & (tag_1 == inv_reg[3:2]),
            valid[0] & (tag_0 == inv_reg[3:2])} & ~f_take_0) : 4'd0);
    wire f_by_owner = alloc_valid & owned & (wid == alloc_wid);
    wire [3:0] f_seen = f_by_owner ? f_valid_left : 4'd0;
    wire [15:0] f_seen_lfsr = f_by_owner ? f_lfsr_0 : lfsr;
    wire f_seen_newer_0_1 = f_newer_0_1_after_0 | ~f_by_owner;
    wire f_seen_newer_0_2 = f_newer_0_2_after_0 | ~f_by_owner;
    wire f_seen_newer_0_3 = f_newer_0_3_after_0 | ~f_by_owner;
    wire f_seen_newer_1_2 = f_newer_1_2_after_0 | ~f_by_owner;
    wire f_seen_newer_1_3 = f_newer_1_3_after_0 | ~f_by_owner;
    wire f_seen_newer_2_3 = f_newer_2_3_after_0 | ~f_by_owner;
    wire [3:0] _by_alloc_src_valid_0 = alloc_src_valid[0]
            ? {f_seen[3] & (f_tag_3_after_0 == alloc_reg[1:0]),
            f_seen[2] & (f_tag_2_after_0 == alloc_reg[1:0]),
            f_seen[1] & (f_tag_1_after_0 == alloc_reg[1:0]),
            f_seen[0] & (f_tag_0_after_0 == alloc_reg[1:0])} : 4'd0;
    wire [3:0] f_found_0 = _by_alloc_src_valid_0;
    wire [3:0] _by_alloc_src_valid_1 = alloc_src_valid[1]
            ? {f_seen[3] & (f_tag_3_after_0 == alloc_reg[3:2]),
            f_seen[2] & (f_tag_2_after_0 == alloc_reg[3:2]),
            f_seen[1] & (f_tag_1_after_0 == alloc_reg[3:2]),
            f_seen[0] & (f_tag_0_after_0 == alloc_reg[3:2])} : 4'd0;
    wire [3:0] f_found_1 = _by_alloc_src_valid_1;
    wire [3:0] f_open = ~f_found_0 & ~f_found_1;
    wire [1:0] _plus = {1'b0, f_open[2] & (f_seen[2]
            ? (f_seen[0] & (f_near_after_0[2] ? (f_near_after_0[0] & f_seen_newer_0_2)
            : f_near_after_0[0] | ((2'd2 - f_seen_lfsr[1:0]) < (2'd0 - f_seen_lfsr[1:0]))))
            : f_seen[0])} + {1'b0, f_open[3] & (f_seen[3]
            ? (f_seen[0] & (f_near_after_0[3] ? (f_near_after_0[0] & f_seen_newer_0_3)
            : f_near_after_0[0] | ((2'd3 - f_seen_lfsr[1:0]) < (2'd0 - f_seen_lfsr[1:0]))))
            : f_seen[0])};
    wire [2:0] f_ahead_0 = {2'd0, f_open[1] & (f_seen[1]
            ? (f_seen[0] & (f_near_after_0[1] ? (f_near_after_0[0] & f_seen_newer_0_1)
            : f_near_after_0[0] | ((2'd1 - f_seen_lfsr[1:0]) < (2'd0 - f_seen_lfsr[1:0]))))
            : f_seen[0])} + {1'b0, _plus};
    wire [1:0] _plus_2 = {1'b0, f_open[2] & (f_seen[2]
            ? (f_seen[1] & (f_near_after_0[2] ? (f_near_after_0[1] & f_seen_newer_1_2)
            : f_near_after_0[1] | ((2'd2 - f_seen_lfsr[1:0]) < (2'd1 - f_seen_lfsr[1:0]))))
            : f_seen[1])} + {1'b0, f_open[3] & (f_seen[3]
            ? (f_seen[1] & (f_near_after_0[3] ? (f_near_after_0[1] & f_seen_newer_1_3)
            : f_near_after_0[1] | ((2'd3 - f_seen_lfsr[1:0]) < (2'd1 - f_seen_lfsr[1:0]))))
            : f_seen[1])};
    wire [2:0] f_ahead_1 = {2'd0, f_open[0] & (~f_seen[0]
            | (f_seen[1] & (f_near_after_0[0] ? (f_near_after_0[1] & ~f_seen_newer_0_1)
            : f_near_after_0[1] | ((2'd0 - f_seen_lfsr[1:0]) < (2'd1 - f_seen_lfsr[1:0])))))}
            + {1'b0, _plus_2};
    wire [1:0] _plus_3 = {1'b0, f_open[0] & (~f_seen[0]
            | (f_seen[2] & (f_near_after_0[0] ? (f_near_after_0[2] & ~f_seen_newer_0_2)
            : f_near_after_0[2] | ((2'd0 - f_seen_lfsr[1:0]) < (2'd2 - f_seen_lfsr[1:0])))))}
            + {1'b0, f_open[1] & (~f_seen[1] | (f_seen[2]
            & (f_near_after_0[1] ? (f_near_after_0[2] & ~f_seen_newer_1_2) : f_near_after_0[2]
            | ((2'd1 - f_seen_lfsr[1:0]) < (2'd2 - f_seen_lfsr[1:0])))))};
    wire [2:0] f_ahead_2 = {1'b0, _plus_3} + {2'd0, f_open[3]
            & (f_seen[3] ? (f_seen[2] & (f_near_after_0[3] ? (f_near_after_0[2] & f_seen_newer_2_3)
            : f_near_after_0[2] | ((2'd3 - f_seen_lfsr[1:0]) < (2'd2 - f_seen_lfsr[1:0]))))
            : f_seen[2])};
    wire [1:0] _plus_4 = {1'b0, f_open[0] & (~f_seen[0]
            | (f_seen[3] & (f_near_after_0[0] ? (f_near_after_0[3] & ~f_seen_newer_0_3)
            : f_near_after_0[3] | ((2'd0 - f_seen_lfsr[1:0]) < (2'd3 - f_seen_lfsr[1:0])))))}
            + {1'b0, f_open[1] & (~f_seen[1] | (f_seen[3]
            & (f_near_after_0[1] ? (f_near_after_0[3] & ~f_seen_newer_1_3) : f_near_after_0[3]
            | ((2'd1 - f_seen_lfsr[1:0]) < (2'd3 - f_seen_lfsr[1:0])))))};
    wire [2:0] f_ahead_3 = {1'b0, _plus_4} + {2'd0, f_open[2]
            & (~f_seen[2] | (f_seen[3] & (f_near_after_0[2]
            ? (f_near_after_0[3] & ~f_seen_newer_2_3) : f_near_after_0[3]
            | ((2'd2 - f_seen_lfsr[1:0]) < (2'd3 - f_seen_lfsr[1:0])))))};
    wire [2:0] f_number_0 = (alloc_src_valid[0] & ~(|f_found_0)) ? 3'd1 : 3'd0;
    wire [3:0] _joined = {(alloc_src_valid[0] & ~(|f_found_0)) & f_open[3] & (f_ahead_3 == 3'd0),
            (alloc_src_valid[0] & ~(|f_found_0)) & f_open[2] & (f_ahead_2 == 3'd0),
            (alloc_src_valid[0] & ~(|f_found_0)) & f_open[1] & (f_ahead_1 == 3'd0),
            (alloc_src_valid[0] & ~(|f_found_0)) & f_open[0] & (f_ahead_0 == 3'd0)};
    wire [3:0] f_entry_0 = f_found_0 | _joined;
    wire _alloc_src_valid_1_and_2 = alloc_src_valid[1] & ~(|f_found_1)
            & ~(alloc_src_valid[0] & alloc_src_valid[1] & (alloc_reg[1:0] == alloc_reg[3:2]));
    wire [3:0] _joined_2 = {_alloc_src_valid_1_and_2 & f_open[3] & (f_ahead_3 == f_number_0),
            _alloc_src_valid_1_and_2 & f_open[2] & (f_ahead_2 == f_number_0),
            _alloc_src_valid_1_and_2 & f_open[1] & (f_ahead_1 == f_number_0),
            _alloc_src_valid_1_and_2 & f_open[0] & (f_ahead_0 == f_number_0)};
    wire [3:0] f_entry_1 = (f_found_1 | ((alloc_src_valid[0] & alloc_src_valid[1]
            & (alloc_reg[1:0] == alloc_reg[3:2])) ? f_entry_0 : 4'd0)) | _joined_2;
    wire [15:0] f_lfsr_alloc = (|((_joined | _joined_2) & f_seen & ~f_near_after_0))
            ? {f_seen_lfsr[0], f_seen_lfsr[15], f_seen_lfsr[14] ^ f_seen_lfsr[0],
            f_seen_lfsr[13] ^ f_seen_lfsr[0], f_seen_lfsr[12], f_seen_lfsr[11] ^ f_seen_lfsr[0],
            f_seen_lfsr[10:1]} : f_seen_lfsr;
    wire [3:0] f_mine_0 = alloc_src_valid[0] ? f_entry_0 : 4'd0;
    wire [3:0] f_mine_1 = alloc_src_valid[1] ? f_entry_1 : 4'd0;

    always @(posedge clk) begin
        if (rst) begin
            f_newer_0_1 <= 1'b1;
            f_newer_0_2 <= 1'b1;
            f_newer_0_3 <= 1'b1;
            f_newer_1_2 <= 1'b1;
            f_newer_1_3 <= 1'b1;
            f_newer_2_3 <= 1'b1;
        end else begin
            f_newer_0_1 <= alloc_valid ? (f_mine_1[0] ? ~f_mine_1[1]
                    : (f_mine_0[0] ? ~f_mine_0[1] : f_seen_newer_0_1 & ~f_mine_0[1]) & ~f_mine_1[1])
                    : f_newer_0_1_after_0;
            f_newer_0_2 <= alloc_valid ? (f_mine_1[0] ? ~f_mine_1[2]
                    : (f_mine_0[0] ? ~f_mine_0[2] : f_seen_newer_0_2 & ~f_mine_0[2]) & ~f_mine_1[2])
                    : f_newer_0_2_after_0;
            f_newer_0_3 <= alloc_valid ? (f_mine_1[0] ? ~f_mine_1[3]
                    : (f_mine_0[0] ? ~f_mine_0[3] : f_seen_newer_0_3 & ~f_mine_0[3]) & ~f_mine_1[3])
                    : f_newer_0_3_after_0;
            f_newer_1_2 <= alloc_valid ? (f_mine_1[1] ? ~f_mine_1[2]
                    : (f_mine_0[1] ? ~f_mine_0[2] : f_seen_newer_1_2 & ~f_mine_0[2]) & ~f_mine_1[2])
                    : f_newer_1_2_after_0;
            f_newer_1_3 <= alloc_valid ? (f_mine_1[1] ? ~f_mine_1[3]
                    : (f_mine_0[1] ? ~f_mine_0[3] : f_seen_newer_1_3 & ~f_mine_0[3]) & ~f_mine_1[3])
                    : f_newer_1_3_after_0;
            f_newer_2_3 <= alloc_valid ? (f_mine_1[2] ? ~f_mine_1[3]
                    : (f_mine_0[2] ? ~f_mine_0[3] : f_seen_newer_2_3 & ~f_mine_0[3]) & ~f_mine_1[3])
                    : f_newer_2_3_after_0;
        end
    end

    // CCU-I2: State: what is locked is valid.
    always @* if (!rst) assert(~(|(lock & ~valid)));

    reg [1:0] f_tag_0; // in the last cycle

    always @(posedge clk) f_tag_0 <= tag_0;

    reg [1:0] f_tag_1; // in the last cycle

    always @(posedge clk) f_tag_1 <= tag_1;

    reg [1:0] f_tag_2; // in the last cycle

    always @(posedge clk) f_tag_2 <= tag_2;

    reg [1:0] f_tag_3; // in the last cycle

    always @(posedge clk) f_tag_3 <= tag_3;

    wire _not_f_past_or = ~f_past | ((~f_lock[0] | (valid[0] & (tag_0 == f_tag_0)))
            & (~f_lock[1] | (valid[1] & (tag_1 == f_tag_1)))
            & (~f_lock[2] | (valid[2] & (tag_2 == f_tag_2)))
            & (~f_lock[3] | (valid[3] & (tag_3 == f_tag_3))));

    // CCU-I3: What is locked is not replaced, and an allocation meets no lock.
    always @* if (!rst) assert(_not_f_past_or & (~alloc_valid | ~(|lock)));

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(~(busy & src_valid[0])
            | ((|entry_0) & ~(|(entry_0 & (entry_0 - 4'd1)))));

    // CCU-A7: State: a present slot has one entry.
    always @* if (!rst) assert(~(busy & src_valid[1])
            | ((|entry_1) & ~(|(entry_1 & (entry_1 - 4'd1)))));

    // CCU-I5: State: locked are the entries of the instruction, and no others.
    always @* if (!rst) assert(lock == (busy ? ((src_valid[0] ? entry_0 : 4'd0)
            | (src_valid[1] ? entry_1 : 4'd0)) : 4'd0));

    // CCU-I8: A flush meets a unit that is free.
    always @* if (!rst) assert(~(alloc_valid & ~f_by_owner) | ~busy);

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[1]) | (tag_0 != tag_1));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_2_1) | ~(older_1_0 ^ older_2_0));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_1_0 ^ older_3_1) | ~(older_1_0 ^ older_3_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[2]) | (tag_0 != tag_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_0 ^ older_3_2) | ~(older_2_0 ^ older_3_0));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[0] & valid[3]) | (tag_0 != tag_3));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[2]) | (tag_1 != tag_2));

    // CCU-I7: State: ranks are a permutation, no three entries in a circle.
    always @* if (!rst) assert((older_2_1 ^ older_3_2) | ~(older_2_1 ^ older_3_1));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[1] & valid[3]) | (tag_1 != tag_3));

    // CCU-I6: State: tags of valid entries are distinct.
    always @* if (!rst) assert(~(valid[2] & valid[3]) | (tag_2 != tag_3));

    // CCU-A6: State: ranks wait for an instruction only while it is there.
    always @* if (!rst) assert(~touch | busy);

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[0] != (|lfsr[1:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[1] != (2'd1 < lfsr[1:0]));

    // CCU-V2: State: the entries that are not behind the start.
    always @* if (!rst) assert(start[2] != (2'd2 < lfsr[1:0]));

    // CCU-A1: State: without an owner nothing is valid.
    always @* if (!rst) assert(owned | ~(|valid));

    // CCU-A2: State: a busy unit has an owner.
    always @* if (!rst) assert(~busy | owned);

    // CCU-R1: Invariant: without an owner the warp number is zero.
    always @* if (!rst) assert(owned | ~(|wid));

    // CCU-R1: Near if some valid entry is.
    always @* if (!rst) assert(near_any == (|(valid & near)));

    // CCU-D1: Candidate iff busy and complete.
    always @* if (!rst) assert(disp_cand == (busy & (&(ready | ~src_valid))));

    reg [1:0] f_wid; // in the last cycle

    always @(posedge clk) f_wid <= alloc_wid;

    reg [1:0] f_src; // in the last cycle

    always @(posedge clk) f_src <= alloc_src_valid;

    // CCU-A2: An instruction that is given is taken.
    always @* if (!rst) assert(~(f_past & f_alloc) |
            (busy & owned & (wid == f_wid) & (src_valid == f_src)));

    // CCU-A2: Its metadata stay as they were given.
    always @* if (!rst) assert(~busy | (meta == f_meta));

    wire _f_by_owner_and = f_by_owner & ((f_seen[0] & (f_tag_0_after_0 == alloc_reg[1:0]))
            | (f_seen[1] & (f_tag_1_after_0 == alloc_reg[1:0]))
            | (f_seen[2] & (f_tag_2_after_0 == alloc_reg[1:0]))
            | (f_seen[3] & (f_tag_3_after_0 == alloc_reg[1:0])));

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[0] == (alloc_valid & alloc_src_valid[0]
            & ~_f_by_owner_and));

    reg f_had_0; // in the last cycle

    always @(posedge clk) f_had_0 <= _f_by_owner_and;

    reg f_last_0; // in the last cycle

    always @(posedge clk) begin
        f_last_0 <= alloc_src_valid[0] & ~(alloc_src_valid[1] & (alloc_reg[3:2] == alloc_reg[1:0]));
    end

    reg f_near_0; // in the last cycle

    always @(posedge clk) f_near_0 <= alloc_near[0];

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(~(busy & src_valid[0])
            | (|(entry_0 & lock & {valid[3] & (tag_3 == f_reg_0), valid[2] & (tag_2 == f_reg_0),
            valid[1] & (tag_1 == f_reg_0), valid[0] & (tag_0 == f_reg_0)})));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~((f_past & f_alloc) & (busy & src_valid[0]))
            | (ready[0] == f_had_0));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(((f_past & f_alloc) & (busy & src_valid[0])) & f_last_0)
            | ((|(entry_0 & near)) == f_near_0));

    reg [3:0] f_named_0; // in the last cycle

    always @(posedge clk) f_named_0 <= f_entry_0;

    // CCU-A4: Its entry is the one that hit, or the next of the victim order.
    always @* if (!rst) assert(~((f_past & f_alloc) & (busy & src_valid[0]))
            | (entry_0 == f_named_0));

    wire _f_by_owner_and_2 = f_by_owner & ((f_seen[0] & (f_tag_0_after_0 == alloc_reg[3:2]))
            | (f_seen[1] & (f_tag_1_after_0 == alloc_reg[3:2]))
            | (f_seen[2] & (f_tag_2_after_0 == alloc_reg[3:2]))
            | (f_seen[3] & (f_tag_3_after_0 == alloc_reg[3:2])));

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) assert(rd_valid[1] == (alloc_valid
            & (alloc_src_valid[1] & ~(alloc_src_valid[0] & (alloc_reg[1:0] == alloc_reg[3:2])))
            & ~_f_by_owner_and_2));

    reg f_had_1; // in the last cycle

    always @(posedge clk) f_had_1 <= _f_by_owner_and_2;

    reg f_last_1; // in the last cycle

    always @(posedge clk) f_last_1 <= alloc_src_valid[1];

    reg f_near_1; // in the last cycle

    always @(posedge clk) f_near_1 <= alloc_near[1];

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) assert(~(busy & src_valid[1])
            | (|(entry_1 & lock & {valid[3] & (tag_3 == f_reg_1), valid[2] & (tag_2 == f_reg_1),
            valid[1] & (tag_1 == f_reg_1), valid[0] & (tag_0 == f_reg_1)})));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) assert(~((f_past & f_alloc) & (busy & src_valid[1]))
            | (ready[1] == f_had_1));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) assert(~(((f_past & f_alloc) & (busy & src_valid[1])) & f_last_1)
            | ((|(entry_1 & near)) == f_near_1));

    reg [3:0] f_named_1; // in the last cycle

    always @(posedge clk) f_named_1 <= f_entry_1;

    // CCU-A4: Its entry is the one that hit, or the next of the victim order.
    always @* if (!rst) assert(~((f_past & f_alloc) & (busy & src_valid[1]))
            | (entry_1 == f_named_1));

    reg [3:0] f_seen_valid; // in the last cycle

    always @(posedge clk) f_seen_valid <= f_seen;

    reg [3:0] f_seen_near; // in the last cycle

    always @(posedge clk) f_seen_near <= f_near_after_0;

    reg [3:0] f_hit; // in the last cycle

    always @(posedge clk) f_hit <= _by_alloc_src_valid_0 | _by_alloc_src_valid_1;

    reg [1:0] f_start; // in the last cycle

    always @(posedge clk) f_start <= f_seen_lfsr[1:0];

    wire _and_12 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[1]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~_and_12 | f_seen_valid[1]);

    reg f_older_0_1; // in the last cycle

    always @(posedge clk) f_older_0_1 <= ~f_seen_newer_0_1;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_12 & ~f_seen_near[0] & ~f_seen_near[1])
            | ((2'd0 - f_start) < (2'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_12 & f_seen_near[0]) | (f_seen_near[1] & f_older_0_1));

    wire _and_13 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[2]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~_and_13 | f_seen_valid[2]);

    reg f_older_0_2; // in the last cycle

    always @(posedge clk) f_older_0_2 <= ~f_seen_newer_0_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_13 & ~f_seen_near[0] & ~f_seen_near[2])
            | ((2'd0 - f_start) < (2'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_13 & f_seen_near[0]) | (f_seen_near[2] & f_older_0_2));

    wire _and_14 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[3]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~_and_14 | f_seen_valid[3]);

    reg f_older_0_3; // in the last cycle

    always @(posedge clk) f_older_0_3 <= ~f_seen_newer_0_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_14 & ~f_seen_near[0] & ~f_seen_near[3])
            | ((2'd0 - f_start) < (2'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_14 & f_seen_near[0]) | (f_seen_near[3] & f_older_0_3));

    wire _and_15 = (f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[0];
    wire _and_16 = _and_15 & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~_and_16 | f_seen_valid[0]) & (~_and_15 | f_seen_valid[0]));

    reg f_older_1_0; // in the last cycle

    always @(posedge clk) f_older_1_0 <= f_seen_newer_0_1;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_16 & ~f_seen_near[1] & ~f_seen_near[0])
            | ((2'd1 - f_start) < (2'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_16 & f_seen_near[1]) | (f_seen_near[0] & f_older_1_0));

    wire _and_17 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[2]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~_and_17 | f_seen_valid[2]);

    reg f_older_1_2; // in the last cycle

    always @(posedge clk) f_older_1_2 <= ~f_seen_newer_1_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_17 & ~f_seen_near[1] & ~f_seen_near[2])
            | ((2'd1 - f_start) < (2'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_17 & f_seen_near[1]) | (f_seen_near[2] & f_older_1_2));

    wire _and_18 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[3]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~_and_18 | f_seen_valid[3]);

    reg f_older_1_3; // in the last cycle

    always @(posedge clk) f_older_1_3 <= ~f_seen_newer_1_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_18 & ~f_seen_near[1] & ~f_seen_near[3])
            | ((2'd1 - f_start) < (2'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_18 & f_seen_near[1]) | (f_seen_near[3] & f_older_1_3));

    wire _and_19 = (f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[0];
    wire _and_20 = _and_19 & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~_and_20 | f_seen_valid[0]) & (~_and_19 | f_seen_valid[0]));

    reg f_older_2_0; // in the last cycle

    always @(posedge clk) f_older_2_0 <= f_seen_newer_0_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_20 & ~f_seen_near[2] & ~f_seen_near[0])
            | ((2'd2 - f_start) < (2'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_20 & f_seen_near[2]) | (f_seen_near[0] & f_older_2_0));

    wire _and_21 = (f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[1];
    wire _and_22 = _and_21 & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~_and_22 | f_seen_valid[1]) & (~_and_21 | f_seen_valid[1]));

    reg f_older_2_1; // in the last cycle

    always @(posedge clk) f_older_2_1 <= f_seen_newer_1_2;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_22 & ~f_seen_near[2] & ~f_seen_near[1])
            | ((2'd2 - f_start) < (2'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_22 & f_seen_near[2]) | (f_seen_near[1] & f_older_2_1));

    wire _and_23 = ((f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[3]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert(~_and_23 | f_seen_valid[3]);

    reg f_older_2_3; // in the last cycle

    always @(posedge clk) f_older_2_3 <= ~f_seen_newer_2_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_23 & ~f_seen_near[2] & ~f_seen_near[3])
            | ((2'd2 - f_start) < (2'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_23 & f_seen_near[2]) | (f_seen_near[3] & f_older_2_3));

    wire _and_24 = (f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[0];
    wire _and_25 = _and_24 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~_and_25 | f_seen_valid[0]) & (~_and_24 | f_seen_valid[0]));

    reg f_older_3_0; // in the last cycle

    always @(posedge clk) f_older_3_0 <= f_seen_newer_0_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_25 & ~f_seen_near[3] & ~f_seen_near[0])
            | ((2'd3 - f_start) < (2'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_25 & f_seen_near[3]) | (f_seen_near[0] & f_older_3_0));

    wire _and_26 = (f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[1];
    wire _and_27 = _and_26 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~_and_27 | f_seen_valid[1]) & (~_and_26 | f_seen_valid[1]));

    reg f_older_3_1; // in the last cycle

    always @(posedge clk) f_older_3_1 <= f_seen_newer_1_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_27 & ~f_seen_near[3] & ~f_seen_near[1])
            | ((2'd3 - f_start) < (2'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_27 & f_seen_near[3]) | (f_seen_near[1] & f_older_3_1));

    wire _and_28 = (f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[2];
    wire _and_29 = _and_28 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) assert((~_and_29 | f_seen_valid[2]) & (~_and_28 | f_seen_valid[2]));

    reg f_older_3_2; // in the last cycle

    always @(posedge clk) f_older_3_2 <= f_seen_newer_2_3;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) assert(~(_and_29 & ~f_seen_near[3] & ~f_seen_near[2])
            | ((2'd3 - f_start) < (2'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) assert(~(_and_29 & f_seen_near[3]) | (f_seen_near[2] & f_older_3_2));

    reg [1:0] f_d_reg_0; // in the last cycle

    always @(posedge clk) f_d_reg_0 <= d_reg;

    reg f_part_0; // in the last cycle

    wire _owned_and = owned & (|(exit & {wid == 2'd3, wid == 2'd2, wid == 2'd1, wid == 2'd0}));
    wire _d_valid_and = d_valid & ~(alloc_valid | _owned_and);
    wire _or_2 = (valid[0] & (tag_0 == d_reg)) | (valid[1] & (tag_1 == d_reg))
            | (valid[2] & (tag_2 == d_reg)) | (valid[3] & (tag_3 == d_reg));
    wire _and_30 = _d_valid_and & ~_or_2;

    always @(posedge clk) f_part_0 <= _and_30 & ~(&d_mask);

    wire _or_3 = (valid[0] & (tag_0 == f_d_reg_0)) | (valid[1] & (tag_1 == f_d_reg_0))
            | (valid[2] & (tag_2 == f_d_reg_0)) | (valid[3] & (tag_3 == f_d_reg_0));
    wire _inverse = ~_or_3;

    // CCU-W5: A result of some lanes that misses is not here.
    always @* if (!rst) assert(~(f_past & f_part_0) | _inverse);

    reg f_far_0; // in the last cycle

    always @(posedge clk) f_far_0 <= _and_30 & ~d_near;

    // CCU-W6: A far result that misses is not here.
    always @* if (!rst) assert(~(f_past & f_far_0) | _inverse);

    reg f_stored; // in the last cycle

    always @(posedge clk) f_stored <= _d_valid_and & (_or_2 | (((&d_mask) & d_near) & (|(~lock))));

    reg f_d_near; // in the last cycle

    always @(posedge clk) f_d_near <= d_near;

    // CCU-W4: A result that hits or may take an entry is here, with its hint.
    always @* if (!rst) assert(~(f_past & f_stored) |
            (_or_3 & ((|({valid[3] & (tag_3 == f_d_reg_0), valid[2] & (tag_2 == f_d_reg_0),
            valid[1] & (tag_1 == f_d_reg_0), valid[0] & (tag_0 == f_d_reg_0)} & near)) ==
            f_d_near)));

    reg f_flushed; // in the last cycle

    always @(posedge clk) f_flushed <= alloc_valid & ~f_by_owner;

    reg f_inv_0; // in the last cycle

    always @(posedge clk) f_inv_0 <= inv_valid[0];

    reg [1:0] f_inv_reg_0; // in the last cycle

    always @(posedge clk) f_inv_reg_0 <= inv_reg[1:0];

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) assert(~(f_past & f_inv_0 & ~f_flushed)
            | ~((valid[0] & (tag_0 == f_inv_reg_0)) | (valid[1] & (tag_1 == f_inv_reg_0))
            | (valid[2] & (tag_2 == f_inv_reg_0)) | (valid[3] & (tag_3 == f_inv_reg_0))));

    reg f_inv_1; // in the last cycle

    always @(posedge clk) f_inv_1 <= inv_valid[1];

    reg [1:0] f_inv_reg_1; // in the last cycle

    always @(posedge clk) f_inv_reg_1 <= inv_reg[3:2];

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) assert(~(f_past & f_inv_1 & ~f_flushed)
            | ~((valid[0] & (tag_0 == f_inv_reg_1)) | (valid[1] & (tag_1 == f_inv_reg_1))
            | (valid[2] & (tag_2 == f_inv_reg_1)) | (valid[3] & (tag_3 == f_inv_reg_1))));

    reg [1:0] f_ready; // in the last cycle

    wire [3:0] _or_4 = ({4{s_valid & ~s_slot}} & entry_0) | ({4{s_valid & s_slot}} & entry_1);

    always @(posedge clk) begin
        f_ready <= {ready[1] | (src_valid[1] & (|(_or_4 & entry_1))),
                ready[0] | (src_valid[0] & (|(_or_4 & entry_0)))};
    end

    reg f_busy; // in the last cycle

    always @(posedge clk) f_busy <= busy;

    // CCU-S1: Operands stay, and one makes all slots of its entry ready.
    always @* if (!rst) assert(~(f_past & f_busy) | (ready == f_ready));

    reg f_take; // in the last cycle

    always @(posedge clk) f_take <= disp_take;

    // CCU-D2: Busy with its locks until the transfer, and free of them after it.
    always @* if (!rst) assert(~(f_past & f_busy) | ((busy == ~f_take)
            & (lock == (f_take ? 4'd0 : f_lock))));

    reg f_ends; // in the last cycle

    always @(posedge clk) f_ends <= _owned_and;

    // CCU-K1: After the end of its warp the unit is empty and belongs to nobody.
    always @* if (!rst) assert(~(f_past & f_ends & ~(f_past & f_alloc)) | (~owned & ~(|valid)));

    // CCU-D3: The instruction leaves as it was given; zero unless it is selected.
    always @* if (!rst) assert(disp_sel ? ((disp_wid == wid) & (disp_src_valid == src_valid)
            & (disp_meta == f_meta)) : ~(|{disp_wid, disp_src_valid}) & ~(|disp_meta));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[0] | ~(|disp_data[4*LANE_W-1:0]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) assert(disp_src_valid[1] | ~(|disp_data[4*LANE_W +: 4*LANE_W]));

    wire [3:0] _joined_3 = {((d_take_0[3] ? d_reg : tag_3) != f_tag_3_after_0)
            | (near_after[3] ^ f_near_after_0[3]), ((d_take_0[2] ? d_reg : tag_2) !=
            f_tag_2_after_0) | (near_after[2] ^ f_near_after_0[2]),
            ((d_take_0[1] ? d_reg : tag_1) != f_tag_1_after_0)
            | (near_after[1] ^ f_near_after_0[1]), ((d_take_0[0] ? d_reg : tag_0) !=
            f_tag_0_after_0) | (near_after[0] ^ f_near_after_0[0])};

    // CCU-O1: Invariant: an allocation sees what the results leave.
    always @* if (!rst) assert(~f_by_owner | ~(|(((f_by_owner ? valid_after : 4'd0) ^ f_seen)
            | ((f_by_owner ? valid_after : 4'd0) & _joined_3))));

    // CCU-V5: Invariant: an allocation sees the steps of the results.
    always @* if (!rst) assert(~f_by_owner | (d0_lfsr == f_seen_lfsr));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) assert(~(f_by_owner & f_seen[0] & f_seen[1])
            | ((d_touch_0[0] | (older_1_0 & ~d_touch_0[1])) == f_seen_newer_0_1));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) assert(~(f_by_owner & f_seen[0] & f_seen[2])
            | ((d_touch_0[0] | (older_2_0 & ~d_touch_0[2])) == f_seen_newer_0_2));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) assert(~(f_by_owner & f_seen[0] & f_seen[3])
            | ((d_touch_0[0] | (older_3_0 & ~d_touch_0[3])) == f_seen_newer_0_3));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) assert(~(f_by_owner & f_seen[1] & f_seen[2])
            | ((d_touch_0[1] | (older_2_1 & ~d_touch_0[2])) == f_seen_newer_1_2));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) assert(~(f_by_owner & f_seen[1] & f_seen[3])
            | ((d_touch_0[1] | (older_3_1 & ~d_touch_0[3])) == f_seen_newer_1_3));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) assert(~(f_by_owner & f_seen[2] & f_seen[3])
            | ((d_touch_0[2] | (older_3_2 & ~d_touch_0[3])) == f_seen_newer_2_3));

    reg [3:0] f_then_valid; // in the last cycle

    always @(posedge clk) begin
        f_then_valid <= alloc_valid ? ((f_seen | f_mine_0) | f_mine_1) : _owned_and ? 4'd0
                : f_valid_left;
    end

    reg [3:0] f_then_near; // in the last cycle

    always @(posedge clk) begin
        f_then_near <= alloc_valid
                ? ((((f_near_after_0 & ~f_mine_0) | (alloc_near[0] ? f_mine_0 : 4'd0)) & ~f_mine_1)
                | (alloc_near[1] ? f_mine_1 : 4'd0)) : f_near_after_0;
    end

    reg [1:0] f_then_tag_0; // in the last cycle

    always @(posedge clk) begin
        f_then_tag_0 <= alloc_valid ? (f_mine_1[0] ? alloc_reg[3:2] : f_mine_0[0] ? alloc_reg[1:0]
                : f_tag_0_after_0) : f_tag_0_after_0;
    end

    reg [1:0] f_then_tag_1; // in the last cycle

    always @(posedge clk) begin
        f_then_tag_1 <= alloc_valid ? (f_mine_1[1] ? alloc_reg[3:2] : f_mine_0[1] ? alloc_reg[1:0]
                : f_tag_1_after_0) : f_tag_1_after_0;
    end

    reg [1:0] f_then_tag_2; // in the last cycle

    always @(posedge clk) begin
        f_then_tag_2 <= alloc_valid ? (f_mine_1[2] ? alloc_reg[3:2] : f_mine_0[2] ? alloc_reg[1:0]
                : f_tag_2_after_0) : f_tag_2_after_0;
    end

    reg [1:0] f_then_tag_3; // in the last cycle

    always @(posedge clk) begin
        f_then_tag_3 <= alloc_valid ? (f_mine_1[3] ? alloc_reg[3:2] : f_mine_0[3] ? alloc_reg[1:0]
                : f_tag_3_after_0) : f_tag_3_after_0;
    end

    wire [3:0] _f_then_valid_and = f_then_valid & {(f_then_tag_3 != tag_3)
            | (f_then_near[3] ^ near[3]), (f_then_tag_2 != tag_2) | (f_then_near[2] ^ near[2]),
            (f_then_tag_1 != tag_1) | (f_then_near[1] ^ near[1]),
            (f_then_tag_0 != tag_0) | (f_then_near[0] ^ near[0])};
    wire [3:0] f_wrong = (f_then_valid ^ valid) | _f_then_valid_and;

    // CCU-W4: A result takes the first victim that is not locked.
    always @* if (!rst) assert(~(f_past & ~(f_past & f_alloc)) | ~(|f_wrong));

    // CCU-A1: Another warp finds nothing but what its instruction names.
    always @* if (!rst) assert(~((f_past & f_alloc) & ~(f_past & f_own)) | (valid == lock));

    // CCU-O1: Entries that an instruction leaves are as the results left them.
    always @* if (!rst) assert(~(f_past & f_own) | ~(|(f_wrong & ~lock)));

    reg [15:0] f_lfsr; // in the last cycle

    always @(posedge clk) f_lfsr <= alloc_valid ? f_lfsr_alloc : f_lfsr_0;

    // CCU-V5: One step for each result and each allocation that replaces far entries.
    always @* if (!rst) assert(~f_past | (lfsr == f_lfsr));

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) assert(~(~(touch & (lock[0] | lock[1])) & valid[0] & valid[1])
            | (older_1_0 == f_newer_0_1));

    wire _inverse_2 = ~((src_valid[1] & entry_1[1]) | (src_valid[0] & entry_0[1]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[0] & ~(src_valid[1] & entry_1[1]))
            | (src_valid[0] & entry_0[0] & _inverse_2))) | f_newer_0_1);

    wire _inverse_3 = ~((src_valid[1] & entry_1[0]) | (src_valid[0] & entry_0[0]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[1] & ~(src_valid[1] & entry_1[0]))
            | (src_valid[0] & entry_0[1] & _inverse_3))) | ~f_newer_0_1);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) assert(~(~(touch & (lock[0] | lock[2])) & valid[0] & valid[2])
            | (older_2_0 == f_newer_0_2));

    wire _inverse_4 = ~((src_valid[1] & entry_1[2]) | (src_valid[0] & entry_0[2]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[0] & ~(src_valid[1] & entry_1[2]))
            | (src_valid[0] & entry_0[0] & _inverse_4))) | f_newer_0_2);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[2] & ~(src_valid[1] & entry_1[0]))
            | (src_valid[0] & entry_0[2] & _inverse_3))) | ~f_newer_0_2);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) assert(~(~(touch & (lock[0] | lock[3])) & valid[0] & valid[3])
            | (older_3_0 == f_newer_0_3));

    wire _inverse_5 = ~((src_valid[1] & entry_1[3]) | (src_valid[0] & entry_0[3]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[0] & ~(src_valid[1] & entry_1[3]))
            | (src_valid[0] & entry_0[0] & _inverse_5))) | f_newer_0_3);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[3] & ~(src_valid[1] & entry_1[0]))
            | (src_valid[0] & entry_0[3] & _inverse_3))) | ~f_newer_0_3);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) assert(~(~(touch & (lock[1] | lock[2])) & valid[1] & valid[2])
            | (older_2_1 == f_newer_1_2));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[1] & ~(src_valid[1] & entry_1[2]))
            | (src_valid[0] & entry_0[1] & _inverse_4))) | f_newer_1_2);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[2] & ~(src_valid[1] & entry_1[1]))
            | (src_valid[0] & entry_0[2] & _inverse_2))) | ~f_newer_1_2);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) assert(~(~(touch & (lock[1] | lock[3])) & valid[1] & valid[3])
            | (older_3_1 == f_newer_1_3));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[1] & ~(src_valid[1] & entry_1[3]))
            | (src_valid[0] & entry_0[1] & _inverse_5))) | f_newer_1_3);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[3] & ~(src_valid[1] & entry_1[1]))
            | (src_valid[0] & entry_0[3] & _inverse_2))) | ~f_newer_1_3);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) assert(~(~(touch & (lock[2] | lock[3])) & valid[2] & valid[3])
            | (older_3_2 == f_newer_2_3));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[2] & ~(src_valid[1] & entry_1[3]))
            | (src_valid[0] & entry_0[2] & _inverse_5))) | f_newer_2_3);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) assert(~(touch & ((src_valid[1] & entry_1[3] & ~(src_valid[1] & entry_1[2]))
            | (src_valid[0] & entry_0[3] & _inverse_4))) | ~f_newer_2_3);

    reg [1:0] f_reg; // an arbitrary register
    reg [3:0] f_sure; // its lanes that were written
    reg [4*LANE_W-1:0] f_value; // what was written to it last

    always @(posedge clk) f_reg <= f_reg;

    wire [3:0] f_here = {valid[3] & (tag_3 == f_reg), valid[2] & (tag_2 == f_reg),
            valid[1] & (tag_1 == f_reg), valid[0] & (tag_0 == f_reg)};
    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_data_0 = \lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_data_0 = \lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_data_0 = \lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_data_0 = \lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_data_1 = \lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_data_1 = \lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_data_1 = \lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_data_1 = \lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_data_2 = \lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_data_2 = \lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_data_2 = \lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_data_2 = \lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_data_3 = \lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_data_3 = \lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_data_3 = \lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_data_3 = \lanes[3].u_lane.data_3 ;
    wire _or_5 = ((busy & src_valid[0] & (f_reg_0 == f_reg)) & s_valid & ~s_slot)
            | ((busy & src_valid[1] & (f_reg_1 == f_reg)) & s_valid & s_slot);
    wire _d_valid_and_2 = d_valid & (d_reg == f_reg) & ~(alloc_valid & ~f_by_owner);
    wire [3:0] _choice_2 = _d_valid_and_2 ? d_mask : 4'd0;

    always @(posedge clk) begin
        if (rst) begin
            f_sure <= 4'd0;
        end else begin
            f_sure <= {4{_or_5}} | ((((|f_hit_0) | ~_d_valid_and_2) ? ((|f_here) ? f_sure : 4'd0)
                    : 4'd0) | _choice_2);
        end
    end

    always @(posedge clk) begin
        f_value <= _or_5 ? s_data : {_choice_2[3] ? d_data[3*LANE_W +: LANE_W]
                : f_value[3*LANE_W +: LANE_W], _choice_2[2] ? d_data[2*LANE_W +: LANE_W]
                : f_value[2*LANE_W +: LANE_W], _choice_2[1] ? d_data[LANE_W +: LANE_W]
                : f_value[LANE_W +: LANE_W], _choice_2[0] ? d_data[LANE_W-1:0]
                : f_value[LANE_W-1:0]};
    end

    wire [4*LANE_W-1:0] _or_6 = ({(4*LANE_W){f_here[0]}}
            & {f_lanes_3_u_lane_data_0, f_lanes_2_u_lane_data_0, f_lanes_1_u_lane_data_0,
            f_lanes_0_u_lane_data_0}) | ({(4*LANE_W){f_here[1]}}
            & {f_lanes_3_u_lane_data_1, f_lanes_2_u_lane_data_1, f_lanes_1_u_lane_data_1,
            f_lanes_0_u_lane_data_1}) | ({(4*LANE_W){f_here[2]}}
            & {f_lanes_3_u_lane_data_2, f_lanes_2_u_lane_data_2, f_lanes_1_u_lane_data_2,
            f_lanes_0_u_lane_data_2}) | ({(4*LANE_W){f_here[3]}}
            & {f_lanes_3_u_lane_data_3, f_lanes_2_u_lane_data_3, f_lanes_1_u_lane_data_3,
            f_lanes_0_u_lane_data_3});

    // CCU-W3: An entry holds what was written to its register last, lane by lane.
    always @* if (!rst) assert(~((|f_here) & ~(((busy & src_valid[0] & (f_reg_0 == f_reg))
            & ~ready[0]) | ((busy & src_valid[1] & (f_reg_1 == f_reg)) & ~ready[1])))
            | (&((~f_sure | {_or_6[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_6[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_6[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_6[LANE_W-1:0] == f_value[LANE_W-1:0]}) & f_sure)));

    // CCU-D3: A slot leaves with the value of its register.
    always @* if (!rst) assert(~(disp_src_valid[0] & (f_reg_0 == f_reg))
            | ~(|(f_sure & ~{disp_data[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            disp_data[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            disp_data[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            disp_data[LANE_W-1:0] == f_value[LANE_W-1:0]})));

    // CCU-D3: A slot leaves with the value of its register.
    always @* if (!rst) assert(~(disp_src_valid[1] & (f_reg_1 == f_reg))
            | ~(|(f_sure & ~{disp_data[7*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            disp_data[6*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            disp_data[5*LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            disp_data[4*LANE_W +: LANE_W] == f_value[LANE_W-1:0]})));
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, _by_src_valid_0[3], _alloc_ahead_0_and_not_hit_entry[0],
            _alloc_ahead_1_and_not_hit_entry[1], _alloc_ahead_2_and_not_hit_entry[2],
            _alloc_ahead_3_and_not_hit_entry[3]};

`ifdef WARPSMITH_COUNTERS
    wire [1:0] _choice_3 = (alloc_valid & ~flush) ? hit : 2'd0;
    wire [1:0] _by_alloc_valid = alloc_valid ? (alloc_src_valid & ~lead & ~_choice_3) : 2'd0;
    wire [3:0] _choice_4 = (alloc_valid & flush) ? 4'd0 : kill & ~d_take_0;

    always @(posedge clk) begin
        if (rst) begin
            cnt_hits <= 32'd0;
            cnt_repeats <= 32'd0;
            cnt_d_writes <= 32'd0;
            cnt_d_drops <= 32'd0;
            cnt_invalidations <= 32'd0;
            cnt_flushes <= 32'd0;
        end else begin
            cnt_hits <= cnt_hits + {30'd0, {1'b0, _choice_3[0]} + {1'b0, _choice_3[1]}};
            cnt_repeats <= cnt_repeats + {30'd0, {1'b0, _by_alloc_valid[0]}
                    + {1'b0, _by_alloc_valid[1]}};
            cnt_d_writes <= cnt_d_writes + {31'd0, (|(d_hit_0 | d_take_0))
                    & ~(alloc_valid & flush)};
            cnt_d_drops <= cnt_d_drops + {31'd0, d_valid
                    & ~((|(d_hit_0 | d_take_0)) & ~(alloc_valid & flush))};
            cnt_invalidations <= cnt_invalidations + {29'd0,
                    {1'b0, {1'b0, _choice_4[0]} + {1'b0, _choice_4[1]}}
                    + {1'b0, {1'b0, _choice_4[2]} + {1'b0, _choice_4[3]}}};
            cnt_flushes <= cnt_flushes + {31'd0, (alloc_valid & flush) & owned & (|valid)};
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
    always @* if (!rst) assume(~s_valid | (busy & (|(_by_s_valid & (src_valid & ~ready)))));
`else
    always @(posedge clk) if (!rst && (~s_valid | (busy & (|(_by_s_valid & (src_valid & ~ready)))))
            !== 1'b1) begin
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

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(|(d_valid ? ((valid
            & {tag_3 == d_reg, tag_2 == d_reg, tag_1 == d_reg, tag_0 == d_reg}) & lock) : 4'd0)));
`else
    always @(posedge clk) if
            (!rst && (~(|(d_valid ?
            ((valid & {tag_3 == d_reg, tag_2 == d_reg, tag_1 == d_reg, tag_0 == d_reg}) & lock)
            : 4'd0))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (d_reg == alloc_reg[1:0])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (d_reg == alloc_reg[1:0]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (d_reg == alloc_reg[3:2])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (d_reg == alloc_reg[3:2]))) !== 1'b1) begin
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
    always @* if (!rst) assume(~(|(inv_valid[0] ? (_valid_and & lock) : 4'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(inv_valid[0] ? (_valid_and & lock) : 4'd0))) !== 1'b1)
            begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & d_valid & (inv_reg[1:0] == d_reg)));
`else
    always @(posedge clk) if (!rst && (~(inv_valid[0] & d_valid & (inv_reg[1:0] == d_reg))) !==
            1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (inv_reg[1:0] == alloc_reg[1:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (inv_reg[1:0] == alloc_reg[1:0]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (inv_reg[1:0] == alloc_reg[3:2])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (inv_reg[1:0] == alloc_reg[3:2]))) !== 1'b1) begin
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
    always @* if (!rst) assume(~(|(inv_valid[1] ? (_valid_and_2 & lock) : 4'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(inv_valid[1] ? (_valid_and_2 & lock) : 4'd0))) !== 1'b1)
            begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & d_valid & (inv_reg[3:2] == d_reg)));
`else
    always @(posedge clk) if (!rst && (~(inv_valid[1] & d_valid & (inv_reg[3:2] == d_reg))) !==
            1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & inv_valid[0] & (inv_reg[3:2] == inv_reg[1:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & inv_valid[0] & (inv_reg[3:2] == inv_reg[1:0]))) !== 1'b1)
            begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (inv_reg[3:2] == alloc_reg[1:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (inv_reg[3:2] == alloc_reg[1:0]))) !== 1'b1) begin
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) assume(~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (inv_reg[3:2] == alloc_reg[3:2])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (inv_reg[3:2] == alloc_reg[3:2]))) !== 1'b1) begin
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
