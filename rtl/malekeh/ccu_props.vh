// Properties of ccu, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh --top subcore -o .

    genvar g;

    // No two bits are set.
    function automatic at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [5:0] from_first(input [5:0] v);
        reg [5:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 6; i = 2 * i)
                seen = seen | (seen << i);
            from_first = seen;
        end
    endfunction
`ifdef FORMAL
    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [32*LANE_W-1:0] f_lanes_entry_0_data;
    wire [32*LANE_W-1:0] f_lanes_entry_1_data;
    wire [32*LANE_W-1:0] f_lanes_entry_2_data;
    wire [32*LANE_W-1:0] f_lanes_entry_3_data;
    wire [32*LANE_W-1:0] f_lanes_entry_4_data;
    wire [32*LANE_W-1:0] f_lanes_entry_5_data;
    wire [32*LANE_W-1:0] f_lanes_entry_6_data;
    wire [32*LANE_W-1:0] f_lanes_entry_7_data;
    genvar f_i;
    generate for (f_i = 0; f_i < 32; f_i = f_i + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[0].data ;
        assign f_lanes_entry_0_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[0].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[1].data ;
        assign f_lanes_entry_1_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[1].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[2].data ;
        assign f_lanes_entry_2_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[2].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[3].data ;
        assign f_lanes_entry_3_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[3].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[4].data ;
        assign f_lanes_entry_4_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[4].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[5].data ;
        assign f_lanes_entry_5_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[5].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[6].data ;
        assign f_lanes_entry_6_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[6].data ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[7].data ;
        assign f_lanes_entry_7_data[f_i*LANE_W +: LANE_W] = \u_lane.entry[7].data ;
    end endgenerate
    wire [8*LANE_W-1:0] f_words = {f_lanes_entry_7_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_6_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_5_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_4_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_3_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_2_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_1_data[f_lane*LANE_W +: LANE_W],
            f_lanes_entry_0_data[f_lane*LANE_W +: LANE_W]};
    reg f_past; // the last cycle was no reset
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
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

    // CCU-I2: What is locked is valid.
    always @* if (!rst) CCU_I2_1: assert(~(|(lock & ~valid)));

    reg [7:0] f_tag_0; // in the last cycle
    always @(posedge clk) f_tag_0 <= ct[0].own_tag;
    reg [7:0] f_tag_1; // in the last cycle
    always @(posedge clk) f_tag_1 <= ct[1].own_tag;
    reg [7:0] f_tag_2; // in the last cycle
    always @(posedge clk) f_tag_2 <= ct[2].own_tag;
    reg [7:0] f_tag_3; // in the last cycle
    always @(posedge clk) f_tag_3 <= ct[3].own_tag;
    reg [7:0] f_tag_4; // in the last cycle
    always @(posedge clk) f_tag_4 <= ct[4].own_tag;
    reg [7:0] f_tag_5; // in the last cycle
    always @(posedge clk) f_tag_5 <= ct[5].own_tag;
    reg [7:0] f_tag_6; // in the last cycle
    always @(posedge clk) f_tag_6 <= ct[6].own_tag;
    reg [7:0] f_tag_7; // in the last cycle
    always @(posedge clk) f_tag_7 <= ct[7].own_tag;
    wire _and = (~f_lock[0] | (valid[0] & (ct[0].own_tag == f_tag_0)))
            & (~f_lock[1] | (valid[1] & (ct[1].own_tag == f_tag_1)))
            & (~f_lock[2] | (valid[2] & (ct[2].own_tag == f_tag_2)))
            & (~f_lock[3] | (valid[3] & (ct[3].own_tag == f_tag_3)))
            & (~f_lock[4] | (valid[4] & (ct[4].own_tag == f_tag_4)))
            & (~f_lock[5] | (valid[5] & (ct[5].own_tag == f_tag_5)))
            & (~f_lock[6] | (valid[6] & (ct[6].own_tag == f_tag_6)))
            & (~f_lock[7] | (valid[7] & (ct[7].own_tag == f_tag_7)));

    // CCU-I3: What is locked is not replaced, and an allocation meets no lock.
    always @* if (!rst) CCU_I3_1: assert((~f_past | _and) & (~alloc_valid | ~(|lock)));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_1: assert(~(busy & src_valid[0])
            | ((|entry[CTN-1:0]) & at_most_one(entry[CTN-1:0])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_2: assert(~(busy & src_valid[1])
            | ((|entry[CTN +: CTN]) & at_most_one(entry[CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_3: assert(~(busy & src_valid[2])
            | ((|entry[2*CTN +: CTN]) & at_most_one(entry[2*CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_4: assert(~(busy & src_valid[3])
            | ((|entry[3*CTN +: CTN]) & at_most_one(entry[3*CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_5: assert(~(busy & src_valid[4])
            | ((|entry[4*CTN +: CTN]) & at_most_one(entry[4*CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_6: assert(~(busy & src_valid[5])
            | ((|entry[5*CTN +: CTN]) & at_most_one(entry[5*CTN +: CTN])));

    wire [7:0] _or = (src_valid[0] ? entry[CTN-1:0] : 8'd0)
            | (src_valid[1] ? entry[CTN +: CTN] : 8'd0) |
            (src_valid[2] ? entry[2*CTN +: CTN] : 8'd0) |
            (src_valid[3] ? entry[3*CTN +: CTN] : 8'd0) |
            (src_valid[4] ? entry[4*CTN +: CTN] : 8'd0) |
            (src_valid[5] ? entry[5*CTN +: CTN] : 8'd0);

    // CCU-I5: Locked are the entries of the instruction, and no others.
    always @* if (!rst) CCU_I5_1: assert(lock == (busy ? _or : 8'd0));

    wire _alloc_valid_and = alloc_valid & owned & (wid == alloc_wid);
    wire _alloc_valid_and_2 = alloc_valid & ~_alloc_valid_and;

    // CCU-I8: A flush meets a unit that is free.
    always @* if (!rst) CCU_I8_1: assert(~_alloc_valid_and_2 | ~busy);

    // [e][f], e < f: f was used less recently than e.
    wire [63:0] f_pair = {8'd0, order[6].against[7].older, 7'd0, order[5].against[7].older,
            order[5].against[6].older, 6'd0, order[4].against[7].older, order[4].against[6].older,
            order[4].against[5].older, 5'd0, order[3].against[7].older, order[3].against[6].older,
            order[3].against[5].older, order[3].against[4].older, 4'd0, order[2].against[7].older,
            order[2].against[6].older, order[2].against[5].older, order[2].against[4].older,
            order[2].against[3].older, 3'd0, order[1].against[7].older, order[1].against[6].older,
            order[1].against[5].older, order[1].against[4].older, order[1].against[3].older,
            order[1].against[2].older, 2'd0, order[0].against[7].older, order[0].against[6].older,
            order[0].against[5].older, order[0].against[4].older, order[0].against[3].older,
            order[0].against[2].older, order[0].against[1].older, 1'b0};

    wire [63:0] f_tags = {ct[7].own_tag, ct[6].own_tag, ct[5].own_tag, ct[4].own_tag, ct[3].own_tag,
            ct[2].own_tag, ct[1].own_tag, ct[0].own_tag};

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

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_1: assert(start[0] != (|lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_2: assert(start[1] != (3'd1 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_3: assert(start[2] != (3'd2 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_4: assert(start[3] != (3'd3 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_5: assert(start[4] != (3'd4 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_6: assert(start[5] != (3'd5 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_7: assert(start[6] != (3'd6 < lfsr[2:0]));

    // CCU-A1: Without an owner nothing is valid.
    always @* if (!rst) CCU_A1_1: assert(owned | ~(|valid));

    // CCU-A2: A busy unit has an owner.
    always @* if (!rst) CCU_A2_2: assert(~busy | owned);

    // CCU-R1: Invariant: without an owner the warp number is zero.
    always @* if (!rst) CCU_R1_1: assert(owned | ~(|wid));

    // CCU-R1: Near if some valid entry is.
    always @* if (!rst) CCU_R1_2: assert(near_any == (|(valid & near)));

    // CCU-D1: Candidate iff busy and complete.
    always @* if (!rst) CCU_D1_2: assert(disp_cand == (busy & (&(ready | ~src_valid))));

    reg [2:0] f_wid; // in the last cycle
    always @(posedge clk) f_wid <= alloc_wid;
    reg [5:0] f_src; // in the last cycle
    always @(posedge clk) f_src <= alloc_src_valid;

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
    wire [7:0] _joined = {_choice[7] & ((d0_take[7] ? d_reg : ct[7].own_tag) == f_slot_reg),
            _choice[6] & ((d0_take[6] ? d_reg : ct[6].own_tag) == f_slot_reg),
            _choice[5] & ((d0_take[5] ? d_reg : ct[5].own_tag) == f_slot_reg),
            _choice[4] & ((d0_take[4] ? d_reg : ct[4].own_tag) == f_slot_reg),
            _choice[3] & ((d0_take[3] ? d_reg : ct[3].own_tag) == f_slot_reg),
            _choice[2] & ((d0_take[2] ? d_reg : ct[2].own_tag) == f_slot_reg),
            _choice[1] & ((d0_take[1] ? d_reg : ct[1].own_tag) == f_slot_reg),
            _choice[0] & ((d0_take[0] ? d_reg : ct[0].own_tag) == f_slot_reg)};
    wire f_had = _alloc_valid_and & (|_joined);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_2: assert(rd_valid[f_slot] ==
            (alloc_valid & (alloc_src_valid[f_slot] & ~(|(f_same & ~f_from))) & ~f_had));

    reg f_was_here; // in the last cycle
    always @(posedge clk) f_was_here <= f_had;
    reg f_last; // in the last cycle
    always @(posedge clk) f_last <= alloc_src_valid[f_slot] & ~(|(f_same & f_from & ~f_this));
    reg f_near; // in the last cycle
    always @(posedge clk) f_near <= alloc_near[f_slot];
    wire [47:0] f_entries = entry;
    wire _and_2 = (f_past & f_alloc) & busy & src_valid[f_slot];

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_7: assert(~_and_2 | (ready[f_slot] == f_was_here));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_1: assert(~(_and_2 & f_last)
            | ((|(f_entries[f_slot*8 +: 8] & near)) == f_near));

    wire [47:0] f_slot_regs = {f_reg_5, f_reg_4, f_reg_3, f_reg_2, f_reg_1, f_reg_0};
    wire [47:0] f_slot_entries = entry;

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_of_slot
            wire [7:0] f_holds;

            for (e = 0; e < 8; e = e + 1) begin : f_holder
                assign f_holds[e] = valid[e] & (f_tags[e*8 +: 8] == f_slot_regs[k*8 +: 8]);
            end

            // CCU-A3: The slot's entry has its register, valid and locked.
            always @* if (!rst) begin : CCU_A3_1
                assert(~(busy & src_valid[k]) | (|(f_slot_entries[k*8 +: 8] & lock & f_holds)));
            end
        end
    endgenerate

    // [e][f]: e was used before f.
    wire [63:0] f_order = {1'b0, order[6].against[7].older_after_0,
            order[5].against[7].older_after_0, order[4].against[7].older_after_0,
            order[3].against[7].older_after_0, order[2].against[7].older_after_0,
            order[1].against[7].older_after_0, order[0].against[7].older_after_0,
            ~order[6].against[7].older_after_0, 1'b0, order[5].against[6].older_after_0,
            order[4].against[6].older_after_0, order[3].against[6].older_after_0,
            order[2].against[6].older_after_0, order[1].against[6].older_after_0,
            order[0].against[6].older_after_0, ~order[5].against[7].older_after_0,
            ~order[5].against[6].older_after_0, 1'b0, order[4].against[5].older_after_0,
            order[3].against[5].older_after_0, order[2].against[5].older_after_0,
            order[1].against[5].older_after_0, order[0].against[5].older_after_0,
            ~order[4].against[7].older_after_0, ~order[4].against[6].older_after_0,
            ~order[4].against[5].older_after_0, 1'b0, order[3].against[4].older_after_0,
            order[2].against[4].older_after_0, order[1].against[4].older_after_0,
            order[0].against[4].older_after_0, ~order[3].against[7].older_after_0,
            ~order[3].against[6].older_after_0, ~order[3].against[5].older_after_0,
            ~order[3].against[4].older_after_0, 1'b0, order[2].against[3].older_after_0,
            order[1].against[3].older_after_0, order[0].against[3].older_after_0,
            ~order[2].against[7].older_after_0, ~order[2].against[6].older_after_0,
            ~order[2].against[5].older_after_0, ~order[2].against[4].older_after_0,
            ~order[2].against[3].older_after_0, 1'b0, order[1].against[2].older_after_0,
            order[0].against[2].older_after_0, ~order[1].against[7].older_after_0,
            ~order[1].against[6].older_after_0, ~order[1].against[5].older_after_0,
            ~order[1].against[4].older_after_0, ~order[1].against[3].older_after_0,
            ~order[1].against[2].older_after_0, 1'b0, order[0].against[1].older_after_0,
            ~order[0].against[7].older_after_0, ~order[0].against[6].older_after_0,
            ~order[0].against[5].older_after_0, ~order[0].against[4].older_after_0,
            ~order[0].against[3].older_after_0, ~order[0].against[2].older_after_0,
            ~order[0].against[1].older_after_0, 1'b0};

    reg [2:0] f_taken; // an arbitrary entry
    always @(posedge clk) f_taken <= f_taken;
    reg [2:0] f_left; // another one
    always @(posedge clk) f_left <= f_left;

    // Symbol: not the same.
    always @* if (!rst) CCU_V1_1: assume(f_taken != f_left);

    reg [7:0] f_seen_valid; // in the last cycle
    always @(posedge clk) f_seen_valid <= _choice;
    reg f_older; // in the last cycle
    wire [7:0] _value = f_order[f_taken*8 +: 8];
    always @(posedge clk) f_older <= _value[f_left];
    wire [63:0] f_seen_tags = {d0_take[7] ? d_reg : ct[7].own_tag,
            d0_take[6] ? d_reg : ct[6].own_tag, d0_take[5] ? d_reg : ct[5].own_tag,
            d0_take[4] ? d_reg : ct[4].own_tag, d0_take[3] ? d_reg : ct[3].own_tag,
            d0_take[2] ? d_reg : ct[2].own_tag, d0_take[1] ? d_reg : ct[1].own_tag,
            d0_take[0] ? d_reg : ct[0].own_tag};
    wire [7:0] f_taken_tag = f_seen_tags[f_taken*8 +: 8];
    reg f_hit; // in the last cycle
    wire _or_2 = (alloc_src_valid[0] & (alloc_reg[7:0] == f_taken_tag))
            | (alloc_src_valid[1] & (alloc_reg[15:8] == f_taken_tag))
            | (alloc_src_valid[2] & (alloc_reg[23:16] == f_taken_tag))
            | (alloc_src_valid[3] & (alloc_reg[31:24] == f_taken_tag))
            | (alloc_src_valid[4] & (alloc_reg[39:32] == f_taken_tag))
            | (alloc_src_valid[5] & (alloc_reg[47:40] == f_taken_tag));
    always @(posedge clk) f_hit <= _choice[f_taken] & _or_2;
    wire f_took = (f_past & f_alloc) & lock[f_taken] & ~f_hit & ~lock[f_left];
    wire _f_took_and = f_took & f_seen_valid[f_taken];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_2: assert((~_f_took_and | f_seen_valid[f_left])
            & (~(f_took & (f_left < f_taken)) | f_seen_valid[f_left]));

    reg [7:0] f_seen_near; // in the last cycle
    always @(posedge clk) f_seen_near <= near_after;
    reg [2:0] f_start; // in the last cycle
    always @(posedge clk) f_start <= d0_lfsr[2:0];

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_8: assert(~(_f_took_and & ~f_seen_near[f_taken]
            & ~f_seen_near[f_left]) | ((f_taken - f_start) < (f_left - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_1: assert(~(_f_took_and & f_seen_near[f_taken])
            | (f_seen_near[f_left] & f_older));

    reg [7:0] f_d_reg_0; // in the last cycle
    always @(posedge clk) f_d_reg_0 <= d_reg;
    reg f_part_0; // in the last cycle
    wire _owned_and = owned & (|(exit & one_hot_3x8(wid)));
    wire _d_valid_and = d_valid & ~(alloc_valid | _owned_and);
    wire [7:0] _joined_2 = {valid[7] & (ct[7].own_tag == d_reg),
            valid[6] & (ct[6].own_tag == d_reg), valid[5] & (ct[5].own_tag == d_reg),
            valid[4] & (ct[4].own_tag == d_reg), valid[3] & (ct[3].own_tag == d_reg),
            valid[2] & (ct[2].own_tag == d_reg), valid[1] & (ct[1].own_tag == d_reg),
            valid[0] & (ct[0].own_tag == d_reg)};
    wire _some = |_joined_2;
    wire _and_3 = _d_valid_and & ~_some;
    always @(posedge clk) f_part_0 <= _and_3 & ~(&d_mask);
    wire [7:0] _joined_3 = {valid[7] & (ct[7].own_tag == f_d_reg_0),
            valid[6] & (ct[6].own_tag == f_d_reg_0), valid[5] & (ct[5].own_tag == f_d_reg_0),
            valid[4] & (ct[4].own_tag == f_d_reg_0), valid[3] & (ct[3].own_tag == f_d_reg_0),
            valid[2] & (ct[2].own_tag == f_d_reg_0), valid[1] & (ct[1].own_tag == f_d_reg_0),
            valid[0] & (ct[0].own_tag == f_d_reg_0)};
    wire _some_2 = |_joined_3;
    wire _inverse = ~_some_2;

    // CCU-W5: A result of some lanes that misses is not here.
    always @* if (!rst) CCU_W5_1: assert(~(f_past & f_part_0) | _inverse);

    reg f_far_0; // in the last cycle
    always @(posedge clk) f_far_0 <= _and_3 & ~d_near;

    // CCU-W6: A far result that misses is not here.
    always @* if (!rst) CCU_W6_1: assert(~(f_past & f_far_0) | _inverse);

    reg f_stored; // in the last cycle
    always @(posedge clk) f_stored <= _d_valid_and & (_some | (((&d_mask) & d_near) & (|(~lock))));
    reg f_d_near; // in the last cycle
    always @(posedge clk) f_d_near <= d_near;

    // CCU-W4: A result that hits or may take an entry is here, with its hint.
    always @* if (!rst) CCU_W4_1: assert(~(f_past & f_stored)
            | (_some_2 & ((|(_joined_3 & near)) == f_d_near)));

    reg f_flushed; // in the last cycle
    always @(posedge clk) f_flushed <= _alloc_valid_and_2;
    reg f_inv_0; // in the last cycle
    always @(posedge clk) f_inv_0 <= inv_valid[0];
    reg [7:0] f_inv_reg_0; // in the last cycle
    always @(posedge clk) f_inv_reg_0 <= inv_reg[7:0];
    wire [7:0] _joined_4 = {valid[7] & (ct[7].own_tag == f_inv_reg_0),
            valid[6] & (ct[6].own_tag == f_inv_reg_0), valid[5] & (ct[5].own_tag == f_inv_reg_0),
            valid[4] & (ct[4].own_tag == f_inv_reg_0), valid[3] & (ct[3].own_tag == f_inv_reg_0),
            valid[2] & (ct[2].own_tag == f_inv_reg_0), valid[1] & (ct[1].own_tag == f_inv_reg_0),
            valid[0] & (ct[0].own_tag == f_inv_reg_0)};

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) CCU_W7_1: assert(~(f_past & f_inv_0 & ~f_flushed) | ~(|_joined_4));

    reg f_inv_1; // in the last cycle
    always @(posedge clk) f_inv_1 <= inv_valid[1];
    reg [7:0] f_inv_reg_1; // in the last cycle
    always @(posedge clk) f_inv_reg_1 <= inv_reg[15:8];
    wire [7:0] _joined_5 = {valid[7] & (ct[7].own_tag == f_inv_reg_1),
            valid[6] & (ct[6].own_tag == f_inv_reg_1), valid[5] & (ct[5].own_tag == f_inv_reg_1),
            valid[4] & (ct[4].own_tag == f_inv_reg_1), valid[3] & (ct[3].own_tag == f_inv_reg_1),
            valid[2] & (ct[2].own_tag == f_inv_reg_1), valid[1] & (ct[1].own_tag == f_inv_reg_1),
            valid[0] & (ct[0].own_tag == f_inv_reg_1)};

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) CCU_W7_2: assert(~(f_past & f_inv_1 & ~f_flushed) | ~(|_joined_5));

    reg [5:0] f_ready; // in the last cycle
    wire [7:0] _or_3 = ({8{s_valid & (s_slot == 3'd0)}} & entry[CTN-1:0])
            | ({8{s_valid & (s_slot == 3'd1)}} & entry[CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd2)}} & entry[2*CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd3)}} & entry[3*CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd4)}} & entry[4*CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd5)}} & entry[5*CTN +: CTN]);

    always @(posedge clk) begin
        f_ready <= {ready[5] | (src_valid[5] & (|(_or_3 & entry[5*CTN +: CTN]))),
                ready[4] | (src_valid[4] & (|(_or_3 & entry[4*CTN +: CTN]))),
                ready[3] | (src_valid[3] & (|(_or_3 & entry[3*CTN +: CTN]))),
                ready[2] | (src_valid[2] & (|(_or_3 & entry[2*CTN +: CTN]))),
                ready[1] | (src_valid[1] & (|(_or_3 & entry[CTN +: CTN]))),
                ready[0] | (src_valid[0] & (|(_or_3 & entry[CTN-1:0])))};
    end

    reg f_busy; // in the last cycle
    always @(posedge clk) f_busy <= busy;

    // CCU-S1: Operands stay, and one makes all slots of its entry ready.
    always @* if (!rst) CCU_S1_2: assert(~(f_past & f_busy) | (ready == f_ready));

    reg f_take; // in the last cycle
    always @(posedge clk) f_take <= disp_take;

    // CCU-D2: Busy with its locks until the transfer, and free of them after it.
    always @* if (!rst) CCU_D2_2: assert(~(f_past & f_busy)
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

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_2: assert(disp_src_valid[0] | ~(|disp_data[32*LANE_W-1:0]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_3: assert(disp_src_valid[1] | ~(|disp_data[32*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_4: assert(disp_src_valid[2] | ~(|disp_data[64*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_5: assert(disp_src_valid[3] | ~(|disp_data[96*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_6: assert(disp_src_valid[4]
            | ~(|disp_data[128*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_7: assert(disp_src_valid[5]
            | ~(|disp_data[160*LANE_W +: 32*LANE_W]));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_words, f_pair};
`endif
`ifdef FORMAL
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
    `WARPSMITH_DUTY(CCU_A2_1, "CCU-A2", ~alloc_valid | alloc_ready)

    // CCU-S1
    `WARPSMITH_DUTY(CCU_S1_1, "CCU-S1", ~s_valid | (busy & (|(_by_s_valid & (src_valid & ~ready)))))

    // CCU-D1
    `WARPSMITH_DUTY(CCU_D1_1, "CCU-D1", ~disp_sel | disp_cand)

    // CCU-D2
    `WARPSMITH_DUTY(CCU_D2_1, "CCU-D2", ~disp_take | disp_sel)

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_1, "CCU-W3", ~d_valid | owned)

    wire [7:0] _valid_and = valid & {tag[7*TAGW +: TAGW] == d_reg, tag[6*TAGW +: TAGW] == d_reg,
            tag[5*TAGW +: TAGW] == d_reg, tag[4*TAGW +: TAGW] == d_reg,
            tag[3*TAGW +: TAGW] == d_reg, tag[2*TAGW +: TAGW] == d_reg, tag[TAGW +: TAGW] == d_reg,
            tag[TAGW-1:0] == d_reg} & lock;

    // CCU-W9
    `WARPSMITH_DUTY(CCU_W9_1, "CCU-W9", ~(|(d_valid ? _valid_and : 8'd0)))

    wire _or_4 = ((alloc_valid & ~flush) & alloc_src_valid[0] & (d_reg == alloc_reg[7:0]))
            | ((alloc_valid & ~flush) & alloc_src_valid[1] & (d_reg == alloc_reg[15:8]))
            | ((alloc_valid & ~flush) & alloc_src_valid[2] & (d_reg == alloc_reg[23:16]))
            | ((alloc_valid & ~flush) & alloc_src_valid[3] & (d_reg == alloc_reg[31:24]))
            | ((alloc_valid & ~flush) & alloc_src_valid[4] & (d_reg == alloc_reg[39:32]))
            | ((alloc_valid & ~flush) & alloc_src_valid[5] & (d_reg == alloc_reg[47:40]));

    // CCU-W9
    `WARPSMITH_DUTY(CCU_W9_2, "CCU-W9", ~(d_valid & _or_4))

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_2, "CCU-W3", ~inv_valid[0] | owned)

    wire [7:0] _valid_and_2 = valid & {tag[7*TAGW +: TAGW] == inv_reg[7:0],
            tag[6*TAGW +: TAGW] == inv_reg[7:0], tag[5*TAGW +: TAGW] == inv_reg[7:0],
            tag[4*TAGW +: TAGW] == inv_reg[7:0], tag[3*TAGW +: TAGW] == inv_reg[7:0],
            tag[2*TAGW +: TAGW] == inv_reg[7:0], tag[TAGW +: TAGW] == inv_reg[7:0],
            tag[TAGW-1:0] == inv_reg[7:0]} & lock;

    // CCU-W9
    `WARPSMITH_DUTY(CCU_W9_3, "CCU-W9", ~(|(inv_valid[0] ? _valid_and_2 : 8'd0)))

    wire _or_5 = (d_valid & (inv_reg[7:0] == d_reg))
            | ((alloc_valid & ~flush) & alloc_src_valid[0] & (inv_reg[7:0] == alloc_reg[7:0]))
            | ((alloc_valid & ~flush) & alloc_src_valid[1] & (inv_reg[7:0] == alloc_reg[15:8]))
            | ((alloc_valid & ~flush) & alloc_src_valid[2] & (inv_reg[7:0] == alloc_reg[23:16]))
            | ((alloc_valid & ~flush) & alloc_src_valid[3] & (inv_reg[7:0] == alloc_reg[31:24]))
            | ((alloc_valid & ~flush) & alloc_src_valid[4] & (inv_reg[7:0] == alloc_reg[39:32]))
            | ((alloc_valid & ~flush) & alloc_src_valid[5] & (inv_reg[7:0] == alloc_reg[47:40]));

    // CCU-W9
    `WARPSMITH_DUTY(CCU_W9_4, "CCU-W9", ~(inv_valid[0] & _or_5))

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_3, "CCU-W3", ~inv_valid[1] | owned)

    wire [7:0] _valid_and_3 = valid & {tag[7*TAGW +: TAGW] == inv_reg[15:8],
            tag[6*TAGW +: TAGW] == inv_reg[15:8], tag[5*TAGW +: TAGW] == inv_reg[15:8],
            tag[4*TAGW +: TAGW] == inv_reg[15:8], tag[3*TAGW +: TAGW] == inv_reg[15:8],
            tag[2*TAGW +: TAGW] == inv_reg[15:8], tag[TAGW +: TAGW] == inv_reg[15:8],
            tag[TAGW-1:0] == inv_reg[15:8]} & lock;

    // CCU-W9
    `WARPSMITH_DUTY(CCU_W9_5, "CCU-W9", ~(|(inv_valid[1] ? _valid_and_3 : 8'd0)))

    wire _or_6 = (d_valid & (inv_reg[15:8] == d_reg))
            | (inv_valid[0] & (inv_reg[15:8] == inv_reg[7:0]))
            | ((alloc_valid & ~flush) & alloc_src_valid[0] & (inv_reg[15:8] == alloc_reg[7:0]))
            | ((alloc_valid & ~flush) & alloc_src_valid[1] & (inv_reg[15:8] == alloc_reg[15:8]))
            | ((alloc_valid & ~flush) & alloc_src_valid[2] & (inv_reg[15:8] == alloc_reg[23:16]))
            | ((alloc_valid & ~flush) & alloc_src_valid[3] & (inv_reg[15:8] == alloc_reg[31:24]))
            | ((alloc_valid & ~flush) & alloc_src_valid[4] & (inv_reg[15:8] == alloc_reg[39:32]))
            | ((alloc_valid & ~flush) & alloc_src_valid[5] & (inv_reg[15:8] == alloc_reg[47:40]));

    // CCU-W9
    `WARPSMITH_DUTY(CCU_W9_6, "CCU-W9", ~(inv_valid[1] & _or_6))

    // CCU-K1
    `WARPSMITH_DUTY(CCU_K1_1, "CCU-K1", ~(ends & busy))
`undef WARPSMITH_DUTY
