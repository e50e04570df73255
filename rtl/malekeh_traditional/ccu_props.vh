// Properties of ccu, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .

    genvar g;
    genvar i;

    // Which items have that value.
    function automatic [7:0] matches_8x8(input [7:0] v, input [63:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                matches_8x8[bit_number] = items[bit_number*8 +: 8] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [5:0] matches_8x6(input [7:0] v, input [47:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                matches_8x6[bit_number] = items[bit_number*8 +: 8] == v;
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [7:0] select(input [5:0] v, input [47:0] items);
        integer bit_number;
        begin
            select = 8'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                select = select | ({8{v[bit_number]}} & items[bit_number*8 +: 8]);
        end
    endfunction

    // No two bits are set.
    function automatic at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [5:0] from_first(input [5:0] v);
        reg [5:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 6; bit_number = 2 * bit_number)
                seen = seen | (seen << bit_number);
            from_first = seen;
        end
    endfunction
    reg announced; // s_next of the last cycle
    reg [2:0] announced_slot; // s_next_slot of the last cycle
    always @(posedge clk) if (rst) announced <= 1'b0; else announced <= s_next;
    always @(posedge clk) announced_slot <= s_next_slot;

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, announced, announced_slot};
`ifdef WARPSMITH_FORMAL
    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [256*LANE_W-1:0] f_lanes_entry_data;
    genvar f_i;
    genvar f_j;
    generate for (f_i = 0; f_i < 32; f_i = f_i + 1) begin : \lanes 
        for (f_j = 0; f_j < 8; f_j = f_j + 1) begin : \u_lane.entry 
            (* hierconn *) wire [LANE_W-1:0] \data ;
            assign f_lanes_entry_data[(f_i*8 + f_j)*LANE_W +: LANE_W] = \data ;
        end
    end endgenerate
    wire [8*LANE_W-1:0] f_words = f_lanes_entry_data[f_lane*8*LANE_W +: 8*LANE_W];
    reg f_past; // the last cycle was no reset
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
    reg f_alloc; // in the last cycle
    reg [7:0] f_lock; // in the last cycle
    always @(posedge clk) begin
        f_alloc <= alloc_valid;
        f_lock <= lock;
    end
    reg [47:0] f_regs; // of the slots
    always @(posedge clk) if (alloc_valid) f_regs <= alloc_reg;
    reg [META_W-1:0] f_meta; // of the instruction
    always @(posedge clk) if (alloc_valid) f_meta <= alloc_meta;
    wire [63:0] f_tags = {ct[7].own_tag, ct[6].own_tag, ct[5].own_tag, ct[4].own_tag, ct[3].own_tag,
            ct[2].own_tag, ct[1].own_tag, ct[0].own_tag};
    wire [47:0] f_entries = entry;
    wire [63:0] f_seen_tags;

    generate
        for (e = 0; e < 8; e = e + 1) begin : f_seen_tag
            assign f_seen_tags[e*8 +: 8] = d0_take[e] ? d_reg : ct[e].own_tag;
        end
    endgenerate

    wire [7:0] f_came = select(s_valid ? one_hot_3x6(s_slot) : 6'd0, f_entries);
    wire [5:0] f_arrive;

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_arrives
            assign f_arrive[k] = src_valid[k] & (|(f_came & f_entries[k*8 +: 8]));
        end
    endgenerate

    // CCU-I2: What is locked is valid.
    always @* if (!rst) CCU_I2_1: assert(~(|(lock & ~valid)));

    reg f_handed_over; // in the last cycle
    reg [63:0] f_was_tags; // in the last cycle
    always @(posedge clk) begin
        f_handed_over <= alloc_valid & disp_take;
        f_was_tags <= f_tags;
    end

    generate
        for (e = 0; e < 8; e = e + 1) begin : f_kept
            // CCU-I3: What is locked is not replaced.
            always @* if (!rst) begin : CCU_I3_1
                assert(~((f_past & ~f_handed_over) & f_lock[e])
                        | (valid[e] & (f_tags[e*8 +: 8] == f_was_tags[e*8 +: 8])));
            end
        end
    endgenerate

    // CCU-I3: An allocation meets no lock.
    always @* if (!rst) CCU_I3_2: assert(~(alloc_valid & ~(alloc_valid & disp_take)) | ~(|lock));

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_named_by
            // CCU-A7: A present slot has one entry.
            always @* if (!rst) begin : CCU_A7_1
                assert(~(busy & src_valid[k]) | ((|f_entries[k*8 +: 8])
                        & at_most_one(f_entries[k*8 +: 8])));
            end
        end
    endgenerate

    // CCU-I5: Locked are the entries of the instruction, and no others.
    always @* if (!rst) CCU_I5_1: assert(lock == (busy ? select(src_valid, f_entries) : 8'd0));

    wire _alloc_valid_and = alloc_valid & owned & (wid == alloc_wid);

    // CCU-I8: A flush meets a unit that is free.
    always @* if (!rst) CCU_I8_1: assert(~(alloc_valid & ~_alloc_valid_and
            & ~(alloc_valid & disp_take)) | ~busy);

    wire [63:0] f_pair;

    // [e][f], e < f: f was used less recently than e.
    generate
        for (e = 0; e < 8; e = e + 1) begin : f_row
            assign f_pair[9*e] = 1'b0;

            for (f = e + 1; f < 8; f = f + 1) begin : f_column
                assign f_pair[8*e + f] = order[e].against[f].older;
                assign f_pair[e + 8*f] = 1'b0;
            end
        end
    endgenerate

    generate
        for (e = 0; e < 8; e = e + 1) begin : f_entry
            for (f = e + 1; f < 8; f = f + 1) begin : f_second
                // CCU-I6: Tags of valid entries are distinct.
                always @* if (!rst) begin : CCU_I6_1
                    assert(~(valid[e] & valid[f]) | (f_tags[e*8 +: 8] != f_tags[f*8 +: 8]));
                end

                for (g = f + 1; g < 8; g = g + 1) begin : f_third
                    // CCU-I7: Ranks are a permutation, no three entries in a circle.
                    always @* if (!rst) begin : CCU_I7_1
                        assert((f_pair[8*e + f] ^ f_pair[8*f + g])
                                | ~(f_pair[8*e + f] ^ f_pair[8*e + g]));
                    end
                end
            end
        end
    endgenerate

    // CCU-A6: Ranks wait for an instruction only while it is there.
    always @* if (!rst) CCU_A6_1: assert(~touch | busy);

    // CCU-A1: Without an owner nothing is valid.
    always @* if (!rst) CCU_A1_1: assert(owned | ~(|valid));

    // CCU-A2: A busy unit has an owner.
    always @* if (!rst) CCU_A2_2: assert(~busy | owned);

    // CCU-R1: Invariant: without an owner the warp number is zero.
    always @* if (!rst) CCU_R1_1: assert(owned | ~(|wid));

    // CCU-R1: Near if some valid entry is.
    always @* if (!rst) CCU_R1_2: assert(near_any == (|(valid & near)));

    // CCU-F1: What arrives can be all that it waits for.
    always @* if (!rst) CCU_F1_1: assert(~(busy & s_valid & (&((ready | f_arrive) | ~src_valid)))
            | disp_cand);

    // CCU-D1: Candidate iff busy and complete.
    always @* if (!rst) CCU_D1_2: assert(disp_cand ==
            (busy & (&((ready | f_arrive) | ~src_valid))));

    reg [2:0] f_class; // of the instruction
    always @(posedge clk) if (alloc_valid) f_class <= alloc_class;

    // CCU-C1: The class that was given is shown, until the transfer.
    always @* if (!rst) CCU_C1_1: assert(cand_class == (busy ? one_hot_3x8(f_class) : 8'd0));

    reg [5:0] f_given_src; // in the last cycle
    reg f_refilled; // in the last cycle
    always @(posedge clk) begin
        f_given_src <= alloc_src_valid;
        f_refilled <= alloc_valid & disp_take;
    end

    // CCU-H1: What is given at the transfer of the other is there.
    always @* if (!rst) CCU_H1_1: assert(~(f_past & f_refilled)
            | (busy & owned & (src_valid == f_given_src)));

    reg [2:0] f_wid; // in the last cycle
    reg [5:0] f_src; // in the last cycle
    always @(posedge clk) begin
        f_wid <= alloc_wid;
        f_src <= alloc_src_valid;
    end

    // CCU-A2: An instruction that is given is taken.
    always @* if (!rst) CCU_A2_3: assert(~(f_past & f_alloc)
            | (busy & owned & (wid == f_wid) & (src_valid == f_src)));

    // CCU-A2: Its metadata stay as they were given.
    always @* if (!rst) CCU_A2_4: assert(~busy | (meta == f_meta));

    reg [2:0] f_slot; // an arbitrary slot
    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) CCU_A8_1: assume(f_slot < 3'd6);

    wire [7:0] f_slot_reg = alloc_reg[f_slot*8 +: 8];
    wire [5:0] f_same;

    // Slots that name its register.
    generate
        for (j = 0; j < 6; j = j + 1) begin : f_named
            assign f_same[j] = alloc_src_valid[j] & (alloc_reg[j*8 +: 8] == f_slot_reg);
        end
    endgenerate

    wire [5:0] f_this = one_hot_3x6(f_slot);
    wire [5:0] f_from = from_first(f_this);
    wire [7:0] _choice = _alloc_valid_and ? valid_after : 8'd0;
    wire f_had = _alloc_valid_and & (|(_choice & matches_8x8(f_slot_reg, f_seen_tags)));

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_2: assert(rd_valid[f_slot] ==
            (alloc_valid & (alloc_src_valid[f_slot] & ~(|(f_same & ~f_from))) & ~f_had));

    reg f_was_here; // in the last cycle
    reg f_last; // in the last cycle
    reg f_near; // in the last cycle
    always @(posedge clk) begin
        f_was_here <= f_had;
        f_last <= alloc_src_valid[f_slot] & ~(|(f_same & f_from & ~f_this));
        f_near <= alloc_near[f_slot];
    end
    wire _and = (f_past & f_alloc) & busy & src_valid[f_slot];

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_2: assert(~_and | (ready[f_slot] == f_was_here));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_1: assert(~(_and & f_last)
            | ((|(f_entries[f_slot*8 +: 8] & near)) == f_near));

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_of_slot
            // CCU-A3: The slot's entry has its register, valid and locked.
            always @* if (!rst) begin : CCU_A3_1
                assert(~(busy & src_valid[k]) | (|(f_entries[k*8 +: 8] & lock
                        & (valid & matches_8x8(f_regs[k*8 +: 8], f_tags)))));
            end
        end
    endgenerate

    // [e][f]: e was used before f.
    wire [63:0] f_order;

    generate
        for (e = 0; e < 8; e = e + 1) begin : f_older_row
            assign f_order[9*e] = 1'b0;

            for (f = e + 1; f < 8; f = f + 1) begin : f_older_column
                assign f_order[8*e + f] = ~order[e].against[f].older_after_0;
                assign f_order[e + 8*f] = order[e].against[f].older_after_0;
            end
        end
    endgenerate

    reg [2:0] f_taken; // an arbitrary entry
    reg [2:0] f_left; // another one
    always @(posedge clk) begin
        f_taken <= f_taken;
        f_left <= f_left;
    end

    // Symbol: not the same.
    always @* if (!rst) CCU_V1_1: assume(f_taken != f_left);

    reg [7:0] f_seen_valid; // in the last cycle
    reg f_older; // in the last cycle
    wire [7:0] _value = f_order[f_taken*8 +: 8];
    always @(posedge clk) begin
        f_seen_valid <= _choice;
        f_older <= _value[f_left];
    end
    wire [7:0] f_taken_tag = f_seen_tags[f_taken*8 +: 8];
    reg f_hit; // in the last cycle
    always @(posedge clk)
        f_hit <= _choice[f_taken] & (|(alloc_src_valid & matches_8x6(f_taken_tag, alloc_reg)));
    wire f_took = (f_past & f_alloc) & lock[f_taken] & ~f_hit & ~lock[f_left];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_2: assert((~(f_took & f_seen_valid[f_taken]) | f_seen_valid[f_left])
            & (~(f_took & (f_left < f_taken)) | f_seen_valid[f_left]));

    // CCU-V4: Least recently used first.
    always @* if (!rst) CCU_V4_1: assert(~(f_took & f_seen_valid[f_taken]) | f_older);

    reg [7:0] f_d_reg_0; // in the last cycle
    reg f_part_0; // in the last cycle
    wire _owned_and = owned & (|(exit & one_hot_3x8(wid)));
    wire _d_valid_and = d_valid & ~(alloc_valid | _owned_and);
    wire _some = |(valid & matches_8x8(d_reg, f_tags));
    always @(posedge clk) begin
        f_d_reg_0 <= d_reg;
        f_part_0 <= (_d_valid_and & ~_some) & ~(&d_mask);
    end
    wire [7:0] _valid_and = valid & matches_8x8(f_d_reg_0, f_tags);
    wire _some_2 = |_valid_and;

    // CCU-W5: A result of some lanes that misses is not here.
    always @* if (!rst) CCU_W5_1: assert(~(f_past & f_part_0) | ~_some_2);

    reg f_stored; // in the last cycle
    reg f_d_near; // in the last cycle
    always @(posedge clk) begin
        f_stored <= _d_valid_and & (_some | ((&d_mask) & (|(~lock))));
        f_d_near <= d_near;
    end

    // CCU-W4: A result that hits or may take an entry is here, with its hint.
    always @* if (!rst) CCU_W4_1: assert(~(f_past & f_stored)
            | (_some_2 & ((|(_valid_and & near)) == f_d_near)));

    reg f_flushed; // in the last cycle
    reg [1:0] f_inv; // in the last cycle
    reg [15:0] f_inv_regs; // in the last cycle
    always @(posedge clk) begin
        f_flushed <= alloc_valid & ~_alloc_valid_and;
        f_inv <= inv_valid;
        f_inv_regs <= inv_reg;
    end

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_lost
            // CCU-W7: A register that is written past the unit is not here.
            always @* if (!rst) begin : CCU_W7_1
                assert(~(f_past & f_inv[i] & ~f_flushed) |
                        ~(|(valid & matches_8x8(f_inv_regs[i*8 +: 8], f_tags))));
            end
        end
    endgenerate

    reg [5:0] f_ready; // in the last cycle
    reg f_busy; // in the last cycle
    always @(posedge clk) begin
        f_ready <= ready | f_arrive;
        f_busy <= busy;
    end

    // CCU-S1: Operands stay, and one makes all slots of its entry ready.
    always @* if (!rst) CCU_S1_2: assert(~(f_past & f_busy & ~(f_past & f_alloc))
            | (ready == f_ready));

    reg f_take; // in the last cycle
    always @(posedge clk) f_take <= disp_take;

    // CCU-D2: Busy with its locks until the transfer, and free of them after it.
    always @* if (!rst) CCU_D2_2: assert(~(f_past & f_busy & ~(f_past & f_alloc))
            | ((busy == ~f_take) & (lock == (f_take ? 8'd0 : f_lock))));

    reg f_ends; // in the last cycle
    always @(posedge clk) f_ends <= _owned_and;

    // CCU-K1: After the end of its warp the unit is empty and belongs to nobody.
    always @* if (!rst) CCU_K1_2: assert(~(f_past & f_ends & ~(f_past & f_alloc))
            | (~owned & ~(|valid)));

    // CCU-D3: The instruction leaves as it was given; zero unless it is selected.
    always @* if (!rst) CCU_D3_1: assert(disp_sel ? ((disp_wid == wid)
            & (disp_src_valid == src_valid) & (disp_meta == f_meta))
            : ~(|{disp_wid, disp_src_valid}) & ~(|disp_meta));

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_leaving
            // CCU-D3: An absent slot reads as zero.
            always @* if (!rst) begin : CCU_D3_2
                assert(disp_src_valid[k] | ~(|disp_data[k*32*LANE_W +: 32*LANE_W]));
            end
        end
    endgenerate

    // What is unused on purpose, for linters.
    wire _unused_ok_3 = &{1'b0, f_words, f_pair};
`endif
`ifdef WARPSMITH_FORMAL
`define WARPSMITH_DUTY(label, rule, holds) \
    always @* if (!rst) begin : label assume(holds); end
`else
`define WARPSMITH_DUTY(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    // CCU-A2
    `WARPSMITH_DUTY(CCU_A2_1, "CCU-A2", ~alloc_valid | (alloc_ready | disp_take))

    // CCU-S1
    `WARPSMITH_DUTY(CCU_S1_1, "CCU-S1", ~s_valid | (busy & (|(s_to & (src_valid & ~ready)))))

    // CCU-D1
    `WARPSMITH_DUTY(CCU_D1_1, "CCU-D1", ~disp_sel | disp_cand)

    // CCU-D2
    `WARPSMITH_DUTY(CCU_D2_1, "CCU-D2", ~disp_take | disp_sel)

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_1, "CCU-W3", ~d_valid | owned)

    // CCU-W9
    wire holds_CCU_W9_1 = ~(|(d_valid ? (valid & matches_8x8(d_reg, tag) & lock) : 8'd0));
    `WARPSMITH_DUTY(CCU_W9_1, "CCU-W9", holds_CCU_W9_1)

    // CCU-W9
    wire holds_CCU_W9_2 = ~(d_valid & (|((alloc_valid & ~flush)
            ? (alloc_src_valid & matches_8x6(d_reg, alloc_reg)) : 6'd0)));
    `WARPSMITH_DUTY(CCU_W9_2, "CCU-W9", holds_CCU_W9_2)

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_2, "CCU-W3", ~inv_valid[0] | owned)

    // CCU-W9
    wire holds_CCU_W9_3 = ~(|(inv_valid[0] ? (valid & matches_8x8(inv_reg[7:0], tag) & lock)
            : 8'd0));
    `WARPSMITH_DUTY(CCU_W9_3, "CCU-W9", holds_CCU_W9_3)

    // CCU-W9
    wire holds_CCU_W9_4 = ~(inv_valid[0] & ((d_valid & (inv_reg[7:0] == d_reg))
            | (|((alloc_valid & ~flush) ? (alloc_src_valid & matches_8x6(inv_reg[7:0], alloc_reg))
            : 6'd0))));
    `WARPSMITH_DUTY(CCU_W9_4, "CCU-W9", holds_CCU_W9_4)

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_3, "CCU-W3", ~inv_valid[1] | owned)

    // CCU-W9
    wire holds_CCU_W9_5 = ~(|(inv_valid[1] ? (valid & matches_8x8(inv_reg[15:8], tag) & lock)
            : 8'd0));
    `WARPSMITH_DUTY(CCU_W9_5, "CCU-W9", holds_CCU_W9_5)

    // CCU-W9
    wire holds_CCU_W9_6 = ~(inv_valid[1] & ((d_valid & (inv_reg[15:8] == d_reg))
            | (inv_valid[0] & (inv_reg[15:8] == inv_reg[7:0]))
            | (|((alloc_valid & ~flush) ? (alloc_src_valid & matches_8x6(inv_reg[15:8], alloc_reg))
            : 6'd0))));
    `WARPSMITH_DUTY(CCU_W9_6, "CCU-W9", holds_CCU_W9_6)

    // CCU-K1
    `WARPSMITH_DUTY(CCU_K1_1, "CCU-K1", ~(ends & busy))

    // CCU-F3: What was announced in the last cycle arrives, and nothing else.
    `WARPSMITH_DUTY(CCU_F3_1, "CCU-F3", announced == s_valid)

    // CCU-F3
    `WARPSMITH_DUTY(CCU_F3_2, "CCU-F3", ~(s_next & alloc_valid))

    // CCU-F3
    `WARPSMITH_DUTY(CCU_F3_3, "CCU-F3", ~s_valid | (announced_slot == s_slot))
`undef WARPSMITH_DUTY
