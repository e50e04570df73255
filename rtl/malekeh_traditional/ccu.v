// ccu: Caching collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .
// Latency: alloc to candidate: 1 cycle if all operands are here, otherwise with the last S; alloc
// to rd_valid: combinational
// Storage: 191 + META_W + 256*LANE_W bits, 8415 with the defaults
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
//   alloc_class        in   3           its class
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
//   s_next             in   1           one arrives in the next cycle
//   s_next_slot        in   3           its slot
//   d_valid            in   1           a result of the owner arrives on D port j
//   d_reg              in   8           [j] its register
//   d_near             in   1           [j] its reuse is near
//   d_mask             in   32          [j] lanes that are written
//   d_data             in   32*LANE_W   [j] the result
//   inv_valid          in   2           write port i writes a register of the owner
//   inv_reg            in   16          [i] that register
//   disp_cand          out  1           busy and complete with what arrives
//   cand_class         out  8           class while busy, one-hot
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
    input  wire alloc_valid, // an instruction is given to this unit
    output wire alloc_ready, // the unit is free (registered)
    input  wire [2:0] alloc_wid, // its warp
    input  wire [META_W-1:0] alloc_meta, // metadata
    input  wire [2:0] alloc_class, // its class
    input  wire [5:0] alloc_src_valid, // [NSRC] slots that carry a source operand
    input  wire [47:0] alloc_reg, // [NSRC][TAGW] register: the tag
    input  wire [5:0] alloc_near, // [NSRC] its reuse is near
    output wire [5:0] rd_valid, // [NSRC] slots to be read from the banks, same cycle
    output wire owner_valid, // the unit belongs to a warp (registered)
    output wire [2:0] owner_wid, // that warp, zero if none
    output wire near_any, // some valid entry is near
    input  wire [7:0] exit, // warp w has ended
    input  wire s_valid, // an operand arrives from the banks
    input  wire [2:0] s_slot, // the slot that asked for it
    input  wire [32*LANE_W-1:0] s_data, // [LANES][LANE_W] the operand
    input  wire s_next, // one arrives in the next cycle
    input  wire [2:0] s_next_slot, // its slot
    input  wire d_valid, // [DPORTS] a result of the owner arrives on D port j
    input  wire [7:0] d_reg, // [DPORTS][TAGW] its register
    input  wire d_near, // [DPORTS] its reuse is near
    input  wire [31:0] d_mask, // [DPORTS][LANES] lanes that are written
    input  wire [32*LANE_W-1:0] d_data, // [DPORTS][LANES][LANE_W] the result
    input  wire [1:0] inv_valid, // write port i writes a register of the owner
    input  wire [15:0] inv_reg, // [2][TAGW] that register
    output wire disp_cand, // busy and complete with what arrives
    output wire [7:0] cand_class, // class while busy, one-hot
    input  wire disp_sel, // the dispatch port reads this unit
    input  wire disp_take, // the transfer happens: the unit gets free
    output wire [2:0] disp_wid, // warp, zero unless selected
    output wire [META_W-1:0] disp_meta, // metadata, zero unless selected
    output wire [5:0] disp_src_valid, // [NSRC] slots present, zero unless selected
    output wire [192*LANE_W-1:0] disp_data // [NSRC][LANES][LANE_W] zero unless selected and present
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
    genvar e;
    genvar k;
    genvar j;
    genvar f;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || NSRC != 6 || CTN != 8 || TAGW != 8 || DPORTS != 1 || META_W < 1 || LANE_W
                < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [7:0] one_hot_3x8(input [2:0] v);
        one_hot_3x8 = 8'd1 << v;
    endfunction

    // How many bits are set, in unary: bit i, if more than i are.
    function automatic [5:0] unary_count(input [7:0] v);
        reg [7:0] sorted, low, swap;
        integer step, n;
        begin
            sorted = v;
            low = {8{1'b1}};
            for (step = 4; step > 0; step = step / 2) begin
                low = low ^ (low << step);
                swap = (sorted >> step) & ~sorted & low;
                sorted = (sorted | swap) & ~(swap << step);
                for (n = 4; n > step; n = n / 2) begin
                    swap = (sorted >> (n - step)) & ~sorted & (low << step);
                    sorted = (sorted | swap) & ~(swap << (n - step));
                end
            end
            unary_count = sorted[5:0];
        end
    endfunction

    // Ones below the highest one of a vector.
    function automatic [5:0] below_last(input [5:0] v);
        reg [5:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 6; bit_number = 2 * bit_number)
                seen = seen | (seen >> bit_number);
            below_last = seen >> 1;
        end
    endfunction

    // The bit of that number alone.
    function automatic [5:0] one_hot_3x6(input [2:0] v);
        one_hot_3x6 = 6'd1 << v;
    endfunction

    // Operand collector table
    reg busy; // holds an instruction
    reg owned; // belongs to a warp
    reg [2:0] wid; // that warp, zero if none
    reg [META_W-1:0] meta; // metadata of the instruction
    reg [7:0] op_class; // its class, one-hot, zero if none
    reg [5:0] src_valid; // slots that carry an operand
    reg [5:0] ready; // operands that are here
    reg [NSRC*CTN-1:0] entry; // [k] entry of the slot, one-hot

    // Cache table
    reg [7:0] valid; // entries that hold a register
    reg [7:0] lock; // entries of the instruction
    reg [7:0] near; // entries whose reuse is near
    reg touch; // locked entries are not in the order yet

    wire [CTN*TAGW-1:0] tag;
    wire [7:0] owner = owned ? one_hot_3x8(wid) : 8'd0;
    wire ends = |(exit & owner);
    wire flush = ~owned | (wid != alloc_wid);

    // Results
    wire [7:0] steer_0_same;
    wire [CTN-1:0] d0_match = valid & steer_0_same;

    // CCU-W3: A write that hits.
    wire [CTN-1:0] d0_hit = d_valid ? d0_match : 8'd0;

    wire [CTN*CTN-1:0] d0_ahead;
    wire [CTN-1:0] d0_victim;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : d0_choice
            assign d0_victim[e] = ~lock[e] & ~(|(d0_ahead[e*CTN +: CTN] & ~lock));
        end
    endgenerate

    // CCU-W5: A write of some lanes that misses takes no entry.
    wire d0_store = d_valid & (&d_mask);

    // CCU-W4: A write that misses takes the first victim that is not locked.
    wire [CTN-1:0] d0_may_take = d0_store ? d0_victim : 8'd0;

    wire [7:0] steer_0_write;

    ccu_steer u_steer_0 (
        .d_reg  (d_reg),
        .tag    (tag),
        .valid  (valid),
        .go     (d_valid),
        .victim (d0_may_take),
        .same   (steer_0_same),
        .write  (steer_0_write)
    );

    wire d0_miss = ~(|d0_match);
    wire [CTN-1:0] d0_take = d0_miss ? d0_may_take : 8'd0;
    wire [CTN-1:0] d0_used = d0_hit | d0_take;
    wire [CTN-1:0] kill;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : invalidation
            // CCU-W7: What is written past the unit becomes invalid.
            assign kill[e] = valid[e]
                    & (|(inv_valid & {tag[e*TAGW +: TAGW] == inv_reg[15:8],
                    tag[e*TAGW +: TAGW] == inv_reg[7:0]}));
        end
    endgenerate

    wire [CTN-1:0] valid_after = (valid | d0_take) & (~kill | d0_take);
    wire [CTN-1:0] near_after = (near & ~d0_used) | (d_near ? d0_used : 8'd0);

    // Tag check
    wire [NSRC*CTN-1:0] match;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : lookup
            for (e = 0; e < CTN; e = e + 1) begin : holder
                // CCU-A3: Registers are looked up among the valid entries.
                assign match[k*CTN + e] = (alloc_src_valid[k] & valid[e]
                        & (tag[e*TAGW +: TAGW] == alloc_reg[k*8 +: 8])) & ~d0_take[e];
            end
        end
    endgenerate

    wire [NSRC*NSRC-1:0] lower_same;
    wire [NSRC*NSRC-1:0] higher_same;
    wire [NSRC-1:0] leads;
    wire [NSRC-1:0] trails;
    wire [NSRC*NSRC-1:0] first_same;
    wire [NSRC*NSRC-1:0] slots_below;
    wire [NSRC-1:0] lead = leads;
    wire [NSRC-1:0] last = trails;

    generate
        for (j = 0; j < NSRC; j = j + 1) begin : slot
            assign lower_same[j*NSRC + j] = 1'b0;
            assign higher_same[j*NSRC + j] = 1'b0;
            assign slots_below[j*NSRC + j] = 1'b0;
            assign first_same[j*NSRC + j] = lead[j];

            for (k = j + 1; k < NSRC; k = k + 1) begin : later
                // CCU-A3: Slots that name one register share one entry.
                wire same = alloc_src_valid[j] & alloc_src_valid[k]
                        & (alloc_reg[j*8 +: 8] == alloc_reg[k*8 +: 8]);

                assign lower_same[k*NSRC + j] = same;
                assign lower_same[j*NSRC + k] = 1'b0;
                assign higher_same[j*NSRC + k] = same;
                assign higher_same[k*NSRC + j] = 1'b0;
                assign slots_below[k*NSRC + j] = 1'b1;
                assign slots_below[j*NSRC + k] = 1'b0;
                assign first_same[k*NSRC + j] = same & lead[j];
                assign first_same[j*NSRC + k] = 1'b0;
            end

            assign leads[j] = alloc_src_valid[j] & ~(|lower_same[j*NSRC +: NSRC]);
            assign trails[j] = alloc_src_valid[j] & ~(|higher_same[j*NSRC +: NSRC]);
        end
    endgenerate

    // Allocation
    wire [NSRC-1:0] hit;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : found
            assign hit[k] = |match[k*CTN +: CTN];
        end
    endgenerate

    wire [CTN-1:0] hit_entry = match[CTN-1:0] | match[CTN +: CTN] | match[2*CTN +: CTN]
            | match[3*CTN +: CTN] | match[4*CTN +: CTN] | match[5*CTN +: CTN];
    wire [NSRC-1:0] misses = lead & ~hit;
    wire [CTN*CTN-1:0] alloc_ahead;
    wire [NSRC*CTN-1:0] kept_named;
    wire [NSRC*CTN-1:0] flush_named;
    wire [CTN-1:0] kept_touched;
    wire [NSRC-1:0] miss_count = unary_count({2'd0, misses});
    wire [CTN*NSRC-1:0] place;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : victim
            // Bit m: more than m of them are ahead.
            wire [5:0] more_ahead = unary_count(alloc_ahead[e*CTN +: CTN] & ~hit_entry);

            assign place[e*NSRC +: NSRC] = hit_entry[e] ? 6'd0 : {more_ahead[4:0], 1'b1}
                    & ~more_ahead;
            assign kept_touched[e] = hit_entry[e] | (|(miss_count & ~more_ahead));
        end
    endgenerate

    generate
        for (j = 0; j < NSRC; j = j + 1) begin : number
            wire [5:0] leads_below = unary_count({2'd0, lead & slots_below[j*NSRC +: NSRC]});
            wire [5:0] misses_below = unary_count({2'd0, misses & slots_below[j*NSRC +: NSRC]});
            wire [5:0] of_lead = {leads_below[4:0], 1'b1} & ~leads_below;
            wire [5:0] of_miss = {misses_below[4:0], 1'b1} & ~misses_below;
        end
    endgenerate

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : naming
            // CCU-A1: Another warp: all entries are invalid, the k-th register takes entry k.
            assign flush_named[k*CTN +: CTN] = {2'd0, ({6{first_same[k*NSRC]}} & number[0].of_lead)
                    | ({6{first_same[k*NSRC + 1]}} & number[1].of_lead)
                    | ({6{first_same[k*NSRC + 2]}} & number[2].of_lead)
                    | ({6{first_same[k*NSRC + 3]}} & number[3].of_lead)
                    | ({6{first_same[k*NSRC + 4]}} & number[4].of_lead)
                    | ({6{first_same[k*NSRC + 5]}} & number[5].of_lead)};

            wire [5:0] miss_number = hit[k] ? 6'd0 : ({6{first_same[k*NSRC]}} & number[0].of_miss)
                    | ({6{first_same[k*NSRC + 1]}} & number[1].of_miss)
                    | ({6{first_same[k*NSRC + 2]}} & number[2].of_miss)
                    | ({6{first_same[k*NSRC + 3]}} & number[3].of_miss)
                    | ({6{first_same[k*NSRC + 4]}} & number[4].of_miss)
                    | ({6{first_same[k*NSRC + 5]}} & number[5].of_miss);

            for (e = 0; e < CTN; e = e + 1) begin : of_entry
                // CCU-A4: The k-th miss takes the k-th entry of the order that did not hit.
                assign kept_named[k*CTN + e] = match[k*CTN + e]
                        | (|(place[e*NSRC +: NSRC] & miss_number));
            end
        end
    endgenerate

    wire [NSRC*CTN-1:0] named = flush ? flush_named : kept_named;
    wire [CTN-1:0] flush_touched = flush_named[CTN-1:0] | flush_named[CTN +: CTN]
            | flush_named[2*CTN +: CTN] | flush_named[3*CTN +: CTN] | flush_named[4*CTN +: CTN]
            | flush_named[5*CTN +: CTN];
    wire [CTN-1:0] touched = flush ? flush_touched : kept_touched;

    // CCU-A8: One read for each missing register.
    assign rd_valid = alloc_valid ? (lead & (~hit | {6{flush}})) : 6'd0;

    // Pairs of entries
    generate
        for (e = 0; e < CTN; e = e + 1) begin : named_by
            wire [5:0] slots = src_valid & {entry[5*CTN + e], entry[4*CTN + e], entry[3*CTN + e],
                    entry[2*CTN + e], entry[CTN + e], entry[e]};
            wire [5:0] lower = below_last(slots);
        end
    endgenerate

    generate
        for (e = 0; e < CTN; e = e + 1) begin : order
            assign d0_ahead[e*CTN + e] = 1'b0;
            assign alloc_ahead[e*CTN + e] = 1'b0;

            for (f = e + 1; f < CTN; f = f + 1) begin : against
                reg older; // f was used less recently than e

                // CCU-A6: The instruction's entries first, then the others in their old order.
                wire settled = touch ? (lock[e] ? (|(named_by[e].slots & ~named_by[f].lower))
                        : ~lock[f] & older) : older;

                wire older_after_0 = d0_used[e] | (settled & ~d0_used[f]);

                always @(posedge clk) begin
                    if (rst) begin
                        older <= 1'b1;
                    end else begin
                        older <= older_after_0;
                    end
                end

                // CCU-V1: Invalid entries come first, in ascending index.
                // CCU-V4: Then the others, least recently used first.
                wire d0_first = ~valid[e] | (valid[f] & ~settled);

                assign d0_ahead[f*CTN + e] = d0_first;
                assign d0_ahead[e*CTN + f] = ~d0_first;

                // CCU-V1: Invalid entries come first, in ascending index.
                // CCU-V4: Then the others, least recently used first.
                wire alloc_first = ~valid_after[e] | (valid_after[f] & ~older_after_0);

                assign alloc_ahead[f*CTN + e] = alloc_first;
                assign alloc_ahead[e*CTN + f] = ~alloc_first;
            end
        end
    endgenerate

    // Cache table at the clock edge
    wire [CTN-1:0] near_named;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : ct
            // Slots of the instruction that is taken.
            wire [5:0] by = {named[5*CTN + e], named[4*CTN + e], named[3*CTN + e], named[2*CTN + e],
                    named[CTN + e], named[e]};

            // CCU-A5: The highest slot that names an entry says whether it is near.
            assign near_named[e] = |(by & last & alloc_near);

            reg [7:0] own_tag; // register

            always @(posedge clk) begin
                if (alloc_valid & touched[e])
                    own_tag <= ({8{by[0]}} & alloc_reg[7:0]) | ({8{by[1]}} & alloc_reg[15:8])
                            | ({8{by[2]}} & alloc_reg[23:16]) | ({8{by[3]}} & alloc_reg[31:24])
                            | ({8{by[4]}} & alloc_reg[39:32]) | ({8{by[5]}} & alloc_reg[47:40]);
                else if (d0_take[e])
                    own_tag <= d_reg;
            end

            assign tag[e*TAGW +: TAGW] = own_tag;
        end
    endgenerate

    always @(posedge clk) begin
        // CCU-A4: The instruction's entries are valid and locked.
        if (alloc_valid)
            near <= near_named | (near_after & ~touched);
        else
            near <= near_after;
    end

    always @(posedge clk) begin
        if (rst) begin
            valid <= 8'd0;
            lock <= 8'd0;
            touch <= 1'b0;
        end else begin
            // CCU-A4
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
        end
    end

    // Collector at the clock edge
    // CCU-R1: Port R shows registered state.
    assign alloc_ready = ~busy;

    assign owner_valid = owned;
    assign owner_wid = wid;
    assign near_any = |(valid & near);
    wire [5:0] s_to = s_valid ? one_hot_3x6(s_slot) : 6'd0;

    // CCU-S1: An operand goes to the entry of its slot.
    wire [CTN-1:0] s_write = ({8{s_to[0]}} & entry[CTN-1:0]) | ({8{s_to[1]}} & entry[CTN +: CTN])
            | ({8{s_to[2]}} & entry[2*CTN +: CTN]) | ({8{s_to[3]}} & entry[3*CTN +: CTN])
            | ({8{s_to[4]}} & entry[4*CTN +: CTN]) | ({8{s_to[5]}} & entry[5*CTN +: CTN]);

    wire [NSRC-1:0] arrives;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : waiting
            // CCU-S1: Every slot with the entry of an operand that arrives is ready.
            assign arrives[k] = src_valid[k] & (|(entry[k*CTN +: CTN] & s_write));
        end
    endgenerate

    always @(posedge clk) begin
        // CCU-A7: The entries of the slots; ready are those that hit.
        if (alloc_valid) begin
            meta <= alloc_meta;
            src_valid <= alloc_src_valid;
            entry <= named;
        end
    end

    always @(posedge clk) begin
        // CCU-A7
        if (alloc_valid)
            ready <= flush ? 6'd0 : hit;
        else
            ready <= ready | arrives;
    end

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            owned <= 1'b0;
            wid <= 3'd0;
            op_class <= 8'd0;
        end else begin
            // CCU-A2: A free unit takes the instruction.
            // CCU-H1: So does one that is left in this cycle.
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
            // CCU-C1: The class is here as long as the instruction.
            if (alloc_valid)
                op_class <= one_hot_3x8(alloc_class);
            else if (disp_take)
                op_class <= 8'd0;
        end
    end

    // Slots whose operand is not here.
    wire [5:0] missing = src_valid & ~ready;

    wire [CTN-1:0] open_entries = (({8{missing[0]}} & entry[CTN-1:0])
            | ({8{missing[1]}} & entry[CTN +: CTN]) | ({8{missing[2]}} & entry[2*CTN +: CTN])
            | ({8{missing[3]}} & entry[3*CTN +: CTN]) | ({8{missing[4]}} & entry[4*CTN +: CTN])
            | ({8{missing[5]}} & entry[5*CTN +: CTN])) & ~s_write;
    wire complete_cand;

    ccu_complete u_complete (
        .clk         (clk),
        .rst         (rst),
        .alloc_valid (alloc_valid),
        .reads       (lead & (~hit | {6{flush}})),
        .s_next      (s_next),
        .disp_take   (disp_take),
        .open        (open_entries),
        .cand        (complete_cand)
    );

    // CCU-D1: Candidate iff busy and every present slot is ready.
    assign disp_cand = complete_cand;

    // CCU-C1: The dispatcher sees the class of the instruction.
    assign cand_class = op_class;

    // CCU-D3: Zero unless the dispatch port selects this unit.
    assign disp_wid = disp_sel ? wid : 3'd0;

    assign disp_meta = disp_sel ? meta : {META_W{1'b0}};
    assign disp_src_valid = disp_sel ? src_valid : 6'd0;
    wire [NSRC*CTN-1:0] read;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : reading
            assign read[k*CTN +: CTN] = disp_src_valid[k] ? entry[k*CTN +: CTN] : 8'd0;
        end
    endgenerate

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
                .bypass    (disp_src_valid & arrives),
                .read      (read),
                .disp_data ({disp_data_5[lane*LANE_W +: LANE_W], disp_data_4[lane*LANE_W +: LANE_W],
                        disp_data_3[lane*LANE_W +: LANE_W], disp_data_2[lane*LANE_W +: LANE_W],
                        disp_data_1[lane*LANE_W +: LANE_W], disp_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_5, disp_data_4, disp_data_3, disp_data_2, disp_data_1,
            disp_data_0};

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, named_by[7].slots, named_by[0].lower, s_next_slot};

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [3:0] count_ones(input [7:0] v);
        integer bit_number;
        begin
            count_ones = 4'd0;
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                count_ones = count_ones + {3'd0, v[bit_number]};
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
            cnt_hits <= cnt_hits + {28'd0, count_ones({2'd0, (alloc_valid & ~flush) ? hit : 6'd0})};
            cnt_repeats <= cnt_repeats
                    + {28'd0, count_ones({2'd0, alloc_valid ?
                    (alloc_src_valid & ~lead & ~((alloc_valid & ~flush) ? hit : 6'd0)) : 6'd0})};
            cnt_d_writes <= cnt_d_writes + {31'd0, (|(d0_hit | d0_take)) & ~(alloc_valid & flush)};
            cnt_d_drops <= cnt_d_drops + {31'd0, d_valid
                    & ~((|(d0_hit | d0_take)) & ~(alloc_valid & flush))};
            cnt_invalidations <= cnt_invalidations + {28'd0,
                    count_ones((alloc_valid & flush) ? 8'd0 : kill & ~d0_take)};
            cnt_flushes <= cnt_flushes + {31'd0, (alloc_valid & flush) & owned & (|valid)};
        end
    end
`endif

`ifdef WARPSMITH_FORMAL
`include "ccu_props.vh"
`elsif WARPSMITH_ASSERT
`include "ccu_props.vh"
`endif
endmodule

`default_nettype wire
