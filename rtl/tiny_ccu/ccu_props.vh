// Properties of ccu, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top subcore -o .

    genvar g;
    genvar i;

    // Which items have that value.
    function automatic [3:0] matches_2(input [1:0] v, input [7:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1)
                matches_2[bit_number] = items[bit_number*2 +: 2] == v;
        end
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones_2(input [3:0] v);
        integer bit_number;
        begin
            count_ones_2 = 3'd0;
            for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1)
                count_ones_2 = count_ones_2 + {2'd0, v[bit_number]};
        end
    endfunction

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [1:0] from_first(input [1:0] v);
        from_first = {|v[1:0], v[0]};
    endfunction
`ifdef FORMAL
    reg [1:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [16*LANE_W-1:0] f_lanes_entry_data;
    genvar f_i;
    genvar f_j;
    generate for (f_i = 0; f_i < 4; f_i = f_i + 1) begin : \lanes 
        for (f_j = 0; f_j < 4; f_j = f_j + 1) begin : \u_lane.entry 
            (* hierconn *) wire [LANE_W-1:0] \data ;
            assign f_lanes_entry_data[(f_i*4 + f_j)*LANE_W +: LANE_W] = \data ;
        end
    end endgenerate
    wire [4*LANE_W-1:0] f_words = f_lanes_entry_data[f_lane*4*LANE_W +: 4*LANE_W];
    reg f_past; // the last cycle was no reset
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
    reg f_alloc; // in the last cycle
    always @(posedge clk) f_alloc <= alloc_valid;
    reg [3:0] f_lock; // in the last cycle
    always @(posedge clk) f_lock <= lock;
    reg f_own; // in the last cycle
    always @(posedge clk) f_own <= alloc_valid & owned & (wid == alloc_wid);
    reg [3:0] f_regs; // of the slots
    always @(posedge clk) if (alloc_valid) f_regs <= alloc_reg;
    reg [META_W-1:0] f_meta; // of the instruction
    always @(posedge clk) if (alloc_valid) f_meta <= alloc_meta;
    wire [7:0] f_tags = {ct[3].own_tag, ct[2].own_tag, ct[1].own_tag, ct[0].own_tag};
    wire [7:0] f_entries = entry;
    reg f_newer_0_1; // the first was used after the second
    reg f_newer_0_2; // the first was used after the second
    reg f_newer_0_3; // the first was used after the second
    reg f_newer_1_2; // the first was used after the second
    reg f_newer_1_3; // the first was used after the second
    reg f_newer_2_3; // the first was used after the second
    wire [3:0] f_hit_0 = d_valid ? {valid[3] & (ct[3].own_tag == d_reg),
            valid[2] & (ct[2].own_tag == d_reg), valid[1] & (ct[1].own_tag == d_reg),
            valid[0] & (ct[0].own_tag == d_reg)} : 4'd0;
    wire _and = ((d_valid & ~(|f_hit_0)) & d_near) & (&d_mask);
    wire _and_2 = ((_and & ~lock[0]) & (lock[1] | ~(valid[1]
            ? (valid[0] & (near[1] ? (near[0] & f_newer_0_1) : near[0]
            | ((2'd1 - lfsr[1:0]) < (2'd0 - lfsr[1:0])))) : valid[0])))
            & (lock[2] | ~(valid[2] ? (valid[0] & (near[2] ? (near[0] & f_newer_0_2) : near[0]
            | ((2'd2 - lfsr[1:0]) < (2'd0 - lfsr[1:0])))) : valid[0]));
    wire _and_3 = _and_2 & (lock[3] | ~(valid[3] ? (valid[0]
            & (near[3] ? (near[0] & f_newer_0_3) : near[0]
            | ((2'd3 - lfsr[1:0]) < (2'd0 - lfsr[1:0])))) : valid[0]));
    wire _and_4 = ((_and & ~lock[1]) & (lock[0] | ~(~valid[0]
            | (valid[1] & (near[0] ? (near[1] & ~f_newer_0_1) : near[1]
            | ((2'd0 - lfsr[1:0]) < (2'd1 - lfsr[1:0])))))))
            & (lock[2] | ~(valid[2] ? (valid[1] & (near[2] ? (near[1] & f_newer_1_2) : near[1]
            | ((2'd2 - lfsr[1:0]) < (2'd1 - lfsr[1:0])))) : valid[1]));
    wire _and_5 = _and_4 & (lock[3] | ~(valid[3] ? (valid[1]
            & (near[3] ? (near[1] & f_newer_1_3) : near[1]
            | ((2'd3 - lfsr[1:0]) < (2'd1 - lfsr[1:0])))) : valid[1]));
    wire _and_6 = ((_and & ~lock[2]) & (lock[0] | ~(~valid[0]
            | (valid[2] & (near[0] ? (near[2] & ~f_newer_0_2) : near[2]
            | ((2'd0 - lfsr[1:0]) < (2'd2 - lfsr[1:0])))))))
            & (lock[1] | ~(~valid[1] | (valid[2] & (near[1] ? (near[2] & ~f_newer_1_2) : near[2]
            | ((2'd1 - lfsr[1:0]) < (2'd2 - lfsr[1:0]))))));
    wire _and_7 = _and_6 & (lock[3] | ~(valid[3] ? (valid[2]
            & (near[3] ? (near[2] & f_newer_2_3) : near[2]
            | ((2'd3 - lfsr[1:0]) < (2'd2 - lfsr[1:0])))) : valid[2]));
    wire _and_8 = ((_and & ~lock[3]) & (lock[0] | ~(~valid[0]
            | (valid[3] & (near[0] ? (near[3] & ~f_newer_0_3) : near[3]
            | ((2'd0 - lfsr[1:0]) < (2'd3 - lfsr[1:0])))))))
            & (lock[1] | ~(~valid[1] | (valid[3] & (near[1] ? (near[3] & ~f_newer_1_3) : near[3]
            | ((2'd1 - lfsr[1:0]) < (2'd3 - lfsr[1:0]))))));
    wire _and_9 = _and_8 & (lock[2] | ~(~valid[2] | (valid[3]
            & (near[2] ? (near[3] & ~f_newer_2_3) : near[3]
            | ((2'd2 - lfsr[1:0]) < (2'd3 - lfsr[1:0]))))));
    wire [3:0] f_take_0 = {_and_9, _and_7, _and_5, _and_3};
    wire [15:0] f_lfsr_0 = (|(f_take_0 & valid & ~near))
            ? {lfsr[0], lfsr[15], lfsr[14] ^ lfsr[0], lfsr[13] ^ lfsr[0], lfsr[12],
            lfsr[11] ^ lfsr[0], lfsr[10:1]} : lfsr;
    wire [3:0] f_used_0 = f_hit_0 | f_take_0;
    wire [3:0] f_valid_0 = valid | f_take_0;
    wire [3:0] f_near_after_0 = (near & ~f_used_0) | (d_near ? f_used_0 : 4'd0);
    wire [1:0] f_tag_0_after_0 = _and_3 ? d_reg : ct[0].own_tag;
    wire [1:0] f_tag_1_after_0 = _and_5 ? d_reg : ct[1].own_tag;
    wire [1:0] f_tag_2_after_0 = _and_7 ? d_reg : ct[2].own_tag;
    wire [1:0] f_tag_3_after_0 = _and_9 ? d_reg : ct[3].own_tag;
    wire f_newer_0_1_after_0 = f_used_0[0] ? ~f_used_0[1] : f_newer_0_1 & ~f_used_0[1];
    wire f_newer_0_2_after_0 = f_used_0[0] ? ~f_used_0[2] : f_newer_0_2 & ~f_used_0[2];
    wire f_newer_0_3_after_0 = f_used_0[0] ? ~f_used_0[3] : f_newer_0_3 & ~f_used_0[3];
    wire f_newer_1_2_after_0 = f_used_0[1] ? ~f_used_0[2] : f_newer_1_2 & ~f_used_0[2];
    wire f_newer_1_3_after_0 = f_used_0[1] ? ~f_used_0[3] : f_newer_1_3 & ~f_used_0[3];
    wire f_newer_2_3_after_0 = f_used_0[2] ? ~f_used_0[3] : f_newer_2_3 & ~f_used_0[3];
    wire [3:0] f_valid_left = (f_valid_0 & ~(inv_valid[0]
            ? ({valid[3] & (ct[3].own_tag == inv_reg[1:0]),
            valid[2] & (ct[2].own_tag == inv_reg[1:0]), valid[1] & (ct[1].own_tag == inv_reg[1:0]),
            valid[0] & (ct[0].own_tag == inv_reg[1:0])} & ~f_take_0) : 4'd0))
            & ~(inv_valid[1] ? ({valid[3] & (ct[3].own_tag == inv_reg[3:2]),
            valid[2] & (ct[2].own_tag == inv_reg[3:2]), valid[1] & (ct[1].own_tag == inv_reg[3:2]),
            valid[0] & (ct[0].own_tag == inv_reg[3:2])} & ~f_take_0) : 4'd0);
    wire f_by_owner = alloc_valid & owned & (wid == alloc_wid);
    wire [3:0] f_seen = f_by_owner ? f_valid_left : 4'd0;
    wire [15:0] f_seen_lfsr = f_by_owner ? f_lfsr_0 : lfsr;
    wire f_seen_newer_0_1 = f_newer_0_1_after_0 | ~f_by_owner;
    wire f_seen_newer_0_2 = f_newer_0_2_after_0 | ~f_by_owner;
    wire f_seen_newer_0_3 = f_newer_0_3_after_0 | ~f_by_owner;
    wire f_seen_newer_1_2 = f_newer_1_2_after_0 | ~f_by_owner;
    wire f_seen_newer_1_3 = f_newer_1_3_after_0 | ~f_by_owner;
    wire f_seen_newer_2_3 = f_newer_2_3_after_0 | ~f_by_owner;
    wire [3:0] f_found_0 = alloc_src_valid[0] ? {f_seen[3] & (f_tag_3_after_0 == alloc_reg[1:0]),
            f_seen[2] & (f_tag_2_after_0 == alloc_reg[1:0]),
            f_seen[1] & (f_tag_1_after_0 == alloc_reg[1:0]),
            f_seen[0] & (f_tag_0_after_0 == alloc_reg[1:0])} : 4'd0;
    wire [3:0] f_found_1 = alloc_src_valid[1] ? {f_seen[3] & (f_tag_3_after_0 == alloc_reg[3:2]),
            f_seen[2] & (f_tag_2_after_0 == alloc_reg[3:2]),
            f_seen[1] & (f_tag_1_after_0 == alloc_reg[3:2]),
            f_seen[0] & (f_tag_0_after_0 == alloc_reg[3:2])} : 4'd0;
    wire [3:0] f_open = ~f_found_0 & ~f_found_1;
    wire [3:0] _joined = {f_open[3] & (f_seen[3] ? (f_seen[0]
            & (f_near_after_0[3] ? (f_near_after_0[0] & f_seen_newer_0_3) : f_near_after_0[0]
            | ((2'd3 - f_seen_lfsr[1:0]) < (2'd0 - f_seen_lfsr[1:0])))) : f_seen[0]),
            f_open[2] & (f_seen[2] ? (f_seen[0] & (f_near_after_0[2]
            ? (f_near_after_0[0] & f_seen_newer_0_2) : f_near_after_0[0]
            | ((2'd2 - f_seen_lfsr[1:0]) < (2'd0 - f_seen_lfsr[1:0])))) : f_seen[0]),
            f_open[1] & (f_seen[1] ? (f_seen[0] & (f_near_after_0[1]
            ? (f_near_after_0[0] & f_seen_newer_0_1) : f_near_after_0[0]
            | ((2'd1 - f_seen_lfsr[1:0]) < (2'd0 - f_seen_lfsr[1:0])))) : f_seen[0]), 1'b0};
    wire [2:0] f_ahead_0 = count_ones_2(_joined);
    wire [3:0] _joined_2 = {f_open[3] & (f_seen[3] ?
            (f_seen[1] & (f_near_after_0[3] ? (f_near_after_0[1] & f_seen_newer_1_3)
            : f_near_after_0[1] | ((2'd3 - f_seen_lfsr[1:0]) < (2'd1 - f_seen_lfsr[1:0]))))
            : f_seen[1]), f_open[2] & (f_seen[2] ? (f_seen[1]
            & (f_near_after_0[2] ? (f_near_after_0[1] & f_seen_newer_1_2) : f_near_after_0[1]
            | ((2'd2 - f_seen_lfsr[1:0]) < (2'd1 - f_seen_lfsr[1:0])))) : f_seen[1]), 1'b0,
            f_open[0] & (~f_seen[0] | (f_seen[1] & (f_near_after_0[0]
            ? (f_near_after_0[1] & ~f_seen_newer_0_1) : f_near_after_0[1]
            | ((2'd0 - f_seen_lfsr[1:0]) < (2'd1 - f_seen_lfsr[1:0])))))};
    wire [2:0] f_ahead_1 = count_ones_2(_joined_2);
    wire [3:0] _joined_3 = {f_open[3] & (f_seen[3] ?
            (f_seen[2] & (f_near_after_0[3] ? (f_near_after_0[2] & f_seen_newer_2_3)
            : f_near_after_0[2] | ((2'd3 - f_seen_lfsr[1:0]) < (2'd2 - f_seen_lfsr[1:0]))))
            : f_seen[2]), 1'b0, f_open[1] & (~f_seen[1] |
            (f_seen[2] & (f_near_after_0[1] ? (f_near_after_0[2] & ~f_seen_newer_1_2)
            : f_near_after_0[2] | ((2'd1 - f_seen_lfsr[1:0]) < (2'd2 - f_seen_lfsr[1:0]))))),
            f_open[0] & (~f_seen[0] | (f_seen[2] & (f_near_after_0[0]
            ? (f_near_after_0[2] & ~f_seen_newer_0_2) : f_near_after_0[2]
            | ((2'd0 - f_seen_lfsr[1:0]) < (2'd2 - f_seen_lfsr[1:0])))))};
    wire [2:0] f_ahead_2 = count_ones_2(_joined_3);
    wire [3:0] _joined_4 = {1'b0, f_open[2] & (~f_seen[2]
            | (f_seen[3] & (f_near_after_0[2] ? (f_near_after_0[3] & ~f_seen_newer_2_3)
            : f_near_after_0[3] | ((2'd2 - f_seen_lfsr[1:0]) < (2'd3 - f_seen_lfsr[1:0]))))),
            f_open[1] & (~f_seen[1] | (f_seen[3] & (f_near_after_0[1]
            ? (f_near_after_0[3] & ~f_seen_newer_1_3) : f_near_after_0[3]
            | ((2'd1 - f_seen_lfsr[1:0]) < (2'd3 - f_seen_lfsr[1:0]))))),
            f_open[0] & (~f_seen[0] | (f_seen[3] & (f_near_after_0[0]
            ? (f_near_after_0[3] & ~f_seen_newer_0_3) : f_near_after_0[3]
            | ((2'd0 - f_seen_lfsr[1:0]) < (2'd3 - f_seen_lfsr[1:0])))))};
    wire [2:0] f_ahead_3 = count_ones_2(_joined_4);
    wire [2:0] f_number_0 = (alloc_src_valid[0] & ~(|f_found_0)) ? 3'd1 : 3'd0;
    wire [3:0] _joined_5 = {(alloc_src_valid[0] & ~(|f_found_0)) & f_open[3] & (f_ahead_3 == 3'd0),
            (alloc_src_valid[0] & ~(|f_found_0)) & f_open[2] & (f_ahead_2 == 3'd0),
            (alloc_src_valid[0] & ~(|f_found_0)) & f_open[1] & (f_ahead_1 == 3'd0),
            (alloc_src_valid[0] & ~(|f_found_0)) & f_open[0] & (f_ahead_0 == 3'd0)};
    wire [3:0] f_entry_0 = f_found_0 | _joined_5;
    wire _alloc_src_valid_1_and = alloc_src_valid[1] & ~(|f_found_1)
            & ~(alloc_src_valid[0] & alloc_src_valid[1] & (alloc_reg[1:0] == alloc_reg[3:2]));
    wire [3:0] _joined_6 = {_alloc_src_valid_1_and & f_open[3] & (f_ahead_3 == f_number_0),
            _alloc_src_valid_1_and & f_open[2] & (f_ahead_2 == f_number_0),
            _alloc_src_valid_1_and & f_open[1] & (f_ahead_1 == f_number_0),
            _alloc_src_valid_1_and & f_open[0] & (f_ahead_0 == f_number_0)};
    wire [3:0] f_entry_1 = (f_found_1 | ((alloc_src_valid[0] & alloc_src_valid[1]
            & (alloc_reg[1:0] == alloc_reg[3:2])) ? f_entry_0 : 4'd0)) | _joined_6;
    wire [15:0] f_lfsr_alloc = (|((_joined_5 | _joined_6) & f_seen & ~f_near_after_0))
            ? {f_seen_lfsr[0], f_seen_lfsr[15], f_seen_lfsr[14] ^ f_seen_lfsr[0],
            f_seen_lfsr[13] ^ f_seen_lfsr[0], f_seen_lfsr[12], f_seen_lfsr[11] ^ f_seen_lfsr[0],
            f_seen_lfsr[10:1]} : f_seen_lfsr;
    wire [3:0] f_mine_0 = alloc_src_valid[0] ? f_entry_0 : 4'd0;
    wire [3:0] f_mine_1 = alloc_src_valid[1] ? f_entry_1 : 4'd0;
    always @(posedge clk)
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
    wire [7:0] f_tags_seen = {f_tag_3_after_0, f_tag_2_after_0, f_tag_1_after_0, f_tag_0_after_0};
    wire [1:0] _by_s_valid_2 = s_valid ? {s_slot, ~s_slot} : 2'd0;
    wire [3:0] f_came = ({4{_by_s_valid_2[0]}} & f_entries[3:0])
            | ({4{_by_s_valid_2[1]}} & f_entries[7:4]);
    wire [1:0] f_arrive;

    generate
        for (k = 0; k < 2; k = k + 1) begin : f_arrives
            assign f_arrive[k] = src_valid[k] & (|(f_came & f_entries[k*4 +: 4]));
        end
    endgenerate

    // CCU-I2: What is locked is valid.
    always @* if (!rst) CCU_I2_1: assert(~(|(lock & ~valid)));

    reg [7:0] f_was_tags; // in the last cycle
    always @(posedge clk) f_was_tags <= f_tags;

    generate
        for (e = 0; e < 4; e = e + 1) begin : f_kept
            // CCU-I3: What is locked is not replaced.
            always @* if (!rst) begin : CCU_I3_1
                assert(~(f_past & f_lock[e]) | (valid[e] &
                        (f_tags[e*2 +: 2] == f_was_tags[e*2 +: 2])));
            end
        end
    endgenerate

    // CCU-I3: An allocation meets no lock.
    always @* if (!rst) CCU_I3_2: assert(~alloc_valid | ~(|lock));

    generate
        for (k = 0; k < 2; k = k + 1) begin : f_named_by
            // CCU-A7: A present slot has one entry.
            always @* if (!rst) begin : CCU_A7_1
                assert(~(busy & src_valid[k]) | ((|f_entries[k*4 +: 4])
                        & at_most_one(f_entries[k*4 +: 4])));
            end
        end
    endgenerate

    // CCU-I5: Locked are the entries of the instruction, and no others.
    always @* if (!rst) CCU_I5_1: assert(lock == (busy
            ? (({4{src_valid[0]}} & f_entries[3:0]) | ({4{src_valid[1]}} & f_entries[7:4]))
            : 4'd0));

    // CCU-I8: A flush meets a unit that is free.
    always @* if (!rst) CCU_I8_1: assert(~(alloc_valid & ~f_by_owner) | ~busy);

    wire [15:0] f_pair;

    // [e][f], e < f: f was used less recently than e.
    generate
        for (e = 0; e < 4; e = e + 1) begin : f_row
            assign f_pair[5*e] = 1'b0;

            for (f = e + 1; f < 4; f = f + 1) begin : f_column
                assign f_pair[4*e + f] = order[e].against[f].older;
                assign f_pair[e + 4*f] = 1'b0;
            end
        end
    endgenerate

    generate
        for (e = 0; e < 4; e = e + 1) begin : f_entry
            for (f = e + 1; f < 4; f = f + 1) begin : f_second
                // CCU-I6: Tags of valid entries are distinct.
                always @* if (!rst) begin : CCU_I6_1
                    assert(~(valid[e] & valid[f]) | (f_tags[e*2 +: 2] != f_tags[f*2 +: 2]));
                end

                for (g = f + 1; g < 4; g = g + 1) begin : f_third
                    // CCU-I7: Ranks are a permutation, no three entries in a circle.
                    always @* if (!rst) begin : CCU_I7_1
                        assert((f_pair[4*e + f] ^ f_pair[4*f + g])
                                | ~(f_pair[4*e + f] ^ f_pair[4*e + g]));
                    end
                end
            end
        end
    endgenerate

    // CCU-A6: Ranks wait for an instruction only while it is there.
    always @* if (!rst) CCU_A6_1: assert(~touch | busy);

    generate
        for (e = 0; e < 3; e = e + 1) begin : f_behind
            wire [1:0] f_at = e[1:0];

            // CCU-V2: The entries that are not behind the start.
            always @* if (!rst) begin : CCU_V2_1
                assert(start[e] != (f_at < lfsr[1:0]));
            end
        end
    endgenerate

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

    reg [1:0] f_wid; // in the last cycle
    always @(posedge clk) f_wid <= alloc_wid;
    reg [1:0] f_src; // in the last cycle
    always @(posedge clk) f_src <= alloc_src_valid;

    // CCU-A2: An instruction that is given is taken.
    always @* if (!rst) CCU_A2_3: assert(~(f_past & f_alloc)
            | (busy & owned & (wid == f_wid) & (src_valid == f_src)));

    // CCU-A2: Its metadata stay as they were given.
    always @* if (!rst) CCU_A2_4: assert(~busy | (meta == f_meta));

    reg f_slot; // an arbitrary slot
    always @(posedge clk) f_slot <= f_slot;
    wire [1:0] f_slot_reg = alloc_reg[f_slot*2 +: 2];
    wire [1:0] f_same;

    // Slots that name its register.
    generate
        for (j = 0; j < 2; j = j + 1) begin : f_named
            assign f_same[j] = alloc_src_valid[j] & (alloc_reg[j*2 +: 2] == f_slot_reg);
        end
    endgenerate

    wire [1:0] f_this = {f_slot, ~f_slot};
    wire [1:0] f_from = from_first(f_this);
    wire f_had = f_by_owner & (|(f_seen & matches_2(f_slot_reg, f_tags_seen)));

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_1: assert(rd_valid[f_slot] ==
            (alloc_valid & (alloc_src_valid[f_slot] & ~(|(f_same & ~f_from))) & ~f_had));

    reg f_was_here; // in the last cycle
    always @(posedge clk) f_was_here <= f_had;
    reg f_last; // in the last cycle
    always @(posedge clk) f_last <= alloc_src_valid[f_slot] & ~(|(f_same & f_from & ~f_this));
    reg f_near; // in the last cycle
    always @(posedge clk) f_near <= alloc_near[f_slot];
    wire _and_10 = (f_past & f_alloc) & busy & src_valid[f_slot];

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_2: assert(~_and_10 | (ready[f_slot] == f_was_here));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_1: assert(~(_and_10 & f_last)
            | ((|(f_entries[f_slot*4 +: 4] & near)) == f_near));

    generate
        for (k = 0; k < 2; k = k + 1) begin : f_of_slot
            // CCU-A3: The slot's entry has its register, valid and locked.
            always @* if (!rst) begin : CCU_A3_1
                assert(~(busy & src_valid[k]) | (|(f_entries[k*4 +: 4] & lock
                        & (valid & matches_2(f_regs[k*2 +: 2], f_tags)))));
            end
        end
    endgenerate

    wire [7:0] f_choice = {f_entry_1, f_entry_0};
    reg [7:0] f_chosen; // in the last cycle
    always @(posedge clk) f_chosen <= f_choice;

    generate
        for (k = 0; k < 2; k = k + 1) begin : f_given
            // CCU-A4: Its entry is the one that hit, or the next of the victim order.
            always @* if (!rst) begin : CCU_A4_1
                assert(~((f_past & f_alloc) & busy & src_valid[k])
                        | (f_entries[k*4 +: 4] == f_chosen[k*4 +: 4]));
            end
        end
    endgenerate

    // [e][f]: e was used before f.
    wire [15:0] f_order = {1'b0, f_seen_newer_2_3, f_seen_newer_1_3, f_seen_newer_0_3,
            ~f_seen_newer_2_3, 1'b0, f_seen_newer_1_2, f_seen_newer_0_2, ~f_seen_newer_1_3,
            ~f_seen_newer_1_2, 1'b0, f_seen_newer_0_1, ~f_seen_newer_0_3, ~f_seen_newer_0_2,
            ~f_seen_newer_0_1, 1'b0};

    reg [1:0] f_taken; // an arbitrary entry
    always @(posedge clk) f_taken <= f_taken;
    reg [1:0] f_left; // another one
    always @(posedge clk) f_left <= f_left;

    // Symbol: not the same.
    always @* if (!rst) CCU_V1_1: assume(f_taken != f_left);

    reg [3:0] f_seen_valid; // in the last cycle
    always @(posedge clk) f_seen_valid <= f_seen;
    reg f_older; // in the last cycle
    wire [3:0] _value = f_order[f_taken*4 +: 4];
    always @(posedge clk) f_older <= _value[f_left];
    wire [1:0] f_taken_tag = f_tags_seen[f_taken*2 +: 2];
    reg f_hit; // in the last cycle
    always @(posedge clk)
        f_hit <= f_seen[f_taken]
                & (|(alloc_src_valid & {alloc_reg[3:2] == f_taken_tag,
                alloc_reg[1:0] == f_taken_tag}));
    wire f_took = (f_past & f_alloc) & lock[f_taken] & ~f_hit & ~lock[f_left];
    wire _f_took_and = f_took & f_seen_valid[f_taken];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_2: assert((~_f_took_and | f_seen_valid[f_left])
            & (~(f_took & (f_left < f_taken)) | f_seen_valid[f_left]));

    reg [3:0] f_seen_near; // in the last cycle
    always @(posedge clk) f_seen_near <= f_near_after_0;
    reg [1:0] f_start; // in the last cycle
    always @(posedge clk) f_start <= f_seen_lfsr[1:0];

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_2: assert(~(_f_took_and & ~f_seen_near[f_taken]
            & ~f_seen_near[f_left]) | ((f_taken - f_start) < (f_left - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_1: assert(~(_f_took_and & f_seen_near[f_taken])
            | (f_seen_near[f_left] & f_older));

    reg [1:0] f_d_reg_0; // in the last cycle
    always @(posedge clk) f_d_reg_0 <= d_reg;
    reg f_part_0; // in the last cycle
    wire _owned_and = owned & (|(exit & one_hot(wid)));
    wire _d_valid_and = d_valid & ~(alloc_valid | _owned_and);
    wire _some = |(valid & matches_2(d_reg, f_tags));
    wire _and_11 = _d_valid_and & ~_some;
    always @(posedge clk) f_part_0 <= _and_11 & ~(&d_mask);
    wire [3:0] _valid_and = valid & matches_2(f_d_reg_0, f_tags);
    wire _some_2 = |_valid_and;
    wire _inverse = ~_some_2;

    // CCU-W5: A result of some lanes that misses is not here.
    always @* if (!rst) CCU_W5_1: assert(~(f_past & f_part_0) | _inverse);

    reg f_far_0; // in the last cycle
    always @(posedge clk) f_far_0 <= _and_11 & ~d_near;

    // CCU-W6: A far result that misses is not here.
    always @* if (!rst) CCU_W6_1: assert(~(f_past & f_far_0) | _inverse);

    reg f_stored; // in the last cycle
    always @(posedge clk) f_stored <= _d_valid_and & (_some | (((&d_mask) & d_near) & (|(~lock))));
    reg f_d_near; // in the last cycle
    always @(posedge clk) f_d_near <= d_near;

    // CCU-W4: A result that hits or may take an entry is here, with its hint.
    always @* if (!rst) CCU_W4_1: assert(~(f_past & f_stored)
            | (_some_2 & ((|(_valid_and & near)) == f_d_near)));

    reg f_flushed; // in the last cycle
    always @(posedge clk) f_flushed <= alloc_valid & ~f_by_owner;
    reg [1:0] f_inv; // in the last cycle
    always @(posedge clk) f_inv <= inv_valid;
    reg [3:0] f_inv_regs; // in the last cycle
    always @(posedge clk) f_inv_regs <= inv_reg;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_lost
            // CCU-W7: A register that is written past the unit is not here.
            always @* if (!rst) begin : CCU_W7_1
                assert(~(f_past & f_inv[i] & ~f_flushed) |
                        ~(|(valid & matches_2(f_inv_regs[i*2 +: 2], f_tags))));
            end
        end
    endgenerate

    reg [1:0] f_ready; // in the last cycle
    always @(posedge clk) f_ready <= ready | f_arrive;
    reg f_busy; // in the last cycle
    always @(posedge clk) f_busy <= busy;

    // CCU-S1: Operands stay, and one makes all slots of its entry ready.
    always @* if (!rst) CCU_S1_2: assert(~(f_past & f_busy) | (ready == f_ready));

    reg f_take; // in the last cycle
    always @(posedge clk) f_take <= disp_take;

    // CCU-D2: Busy with its locks until the transfer, and free of them after it.
    always @* if (!rst) CCU_D2_2: assert(~(f_past & f_busy)
            | ((busy == ~f_take) & (lock == (f_take ? 4'd0 : f_lock))));

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
        for (k = 0; k < 2; k = k + 1) begin : f_leaving
            // CCU-D3: An absent slot reads as zero.
            always @* if (!rst) begin : CCU_D3_2
                assert(disp_src_valid[k] | ~(|disp_data[k*4*LANE_W +: 4*LANE_W]));
            end
        end
    endgenerate

    wire [7:0] f_seen_tags;

    generate
        for (e = 0; e < 4; e = e + 1) begin : f_seen_tag
            assign f_seen_tags[e*2 +: 2] = d0_take[e] ? d_reg : ct[e].own_tag;
        end
    endgenerate

    wire [3:0] _and_12 = (f_by_owner ? valid_after : 4'd0)
            & {(f_seen_tags[7:6] != f_tag_3_after_0) | (near_after[3] ^ f_near_after_0[3]),
            (f_seen_tags[5:4] != f_tag_2_after_0) | (near_after[2] ^ f_near_after_0[2]),
            (f_seen_tags[3:2] != f_tag_1_after_0) | (near_after[1] ^ f_near_after_0[1]),
            (f_seen_tags[1:0] != f_tag_0_after_0) | (near_after[0] ^ f_near_after_0[0])};

    // CCU-O1: Invariant: an allocation sees what the results leave.
    always @* if (!rst) CCU_O1_1: assert(~f_by_owner
            | ~(|(((f_by_owner ? valid_after : 4'd0) ^ f_seen) | _and_12)));

    // CCU-V5: Invariant: an allocation sees the steps of the results.
    always @* if (!rst) CCU_V5_1: assert(~f_by_owner | (d0_lfsr == f_seen_lfsr));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) CCU_O1_2: assert(~(f_by_owner & f_seen[0] & f_seen[1])
            | (order[0].against[1].older_after_0 == f_seen_newer_0_1));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) CCU_O1_3: assert(~(f_by_owner & f_seen[0] & f_seen[2])
            | (order[0].against[2].older_after_0 == f_seen_newer_0_2));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) CCU_O1_4: assert(~(f_by_owner & f_seen[0] & f_seen[3])
            | (order[0].against[3].older_after_0 == f_seen_newer_0_3));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) CCU_O1_5: assert(~(f_by_owner & f_seen[1] & f_seen[2])
            | (order[1].against[2].older_after_0 == f_seen_newer_1_2));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) CCU_O1_6: assert(~(f_by_owner & f_seen[1] & f_seen[3])
            | (order[1].against[3].older_after_0 == f_seen_newer_1_3));

    // CCU-O1: Invariant: and their order.
    always @* if (!rst) CCU_O1_7: assert(~(f_by_owner & f_seen[2] & f_seen[3])
            | (order[2].against[3].older_after_0 == f_seen_newer_2_3));

    reg [3:0] f_then_valid; // in the last cycle
    always @(posedge clk)
        f_then_valid <= alloc_valid ? ((f_seen | f_mine_0) | f_mine_1) : _owned_and ? 4'd0
                : f_valid_left;
    reg [3:0] f_then_near; // in the last cycle
    always @(posedge clk)
        f_then_near <= alloc_valid
                ? ((((f_near_after_0 & ~f_mine_0) | (alloc_near[0] ? f_mine_0 : 4'd0)) & ~f_mine_1)
                | (alloc_near[1] ? f_mine_1 : 4'd0)) : f_near_after_0;
    reg [1:0] f_then_tag_0; // in the last cycle
    always @(posedge clk)
        f_then_tag_0 <= alloc_valid ? (f_mine_1[0] ? alloc_reg[3:2] : f_mine_0[0] ? alloc_reg[1:0]
                : f_tag_0_after_0) : f_tag_0_after_0;
    reg [1:0] f_then_tag_1; // in the last cycle
    always @(posedge clk)
        f_then_tag_1 <= alloc_valid ? (f_mine_1[1] ? alloc_reg[3:2] : f_mine_0[1] ? alloc_reg[1:0]
                : f_tag_1_after_0) : f_tag_1_after_0;
    reg [1:0] f_then_tag_2; // in the last cycle
    always @(posedge clk)
        f_then_tag_2 <= alloc_valid ? (f_mine_1[2] ? alloc_reg[3:2] : f_mine_0[2] ? alloc_reg[1:0]
                : f_tag_2_after_0) : f_tag_2_after_0;
    reg [1:0] f_then_tag_3; // in the last cycle
    always @(posedge clk)
        f_then_tag_3 <= alloc_valid ? (f_mine_1[3] ? alloc_reg[3:2] : f_mine_0[3] ? alloc_reg[1:0]
                : f_tag_3_after_0) : f_tag_3_after_0;
    wire [3:0] _f_then_valid_and = f_then_valid & {(f_then_tag_3 != ct[3].own_tag)
            | (f_then_near[3] ^ near[3]), (f_then_tag_2 != ct[2].own_tag)
            | (f_then_near[2] ^ near[2]), (f_then_tag_1 != ct[1].own_tag)
            | (f_then_near[1] ^ near[1]), (f_then_tag_0 != ct[0].own_tag)
            | (f_then_near[0] ^ near[0])};
    wire [3:0] f_wrong = (f_then_valid ^ valid) | _f_then_valid_and;

    // CCU-W4: A result takes the first victim that is not locked.
    always @* if (!rst) CCU_W4_2: assert(~(f_past & ~(f_past & f_alloc)) | ~(|f_wrong));

    // CCU-A1: Another warp finds nothing but what its instruction names.
    always @* if (!rst) CCU_A1_2: assert(~((f_past & f_alloc) & ~(f_past & f_own))
            | (valid == lock));

    // CCU-O1: Entries that an instruction leaves are as the results left them.
    always @* if (!rst) CCU_O1_8: assert(~(f_past & f_own) | ~(|(f_wrong & ~lock)));

    reg [15:0] f_lfsr; // in the last cycle
    always @(posedge clk) f_lfsr <= alloc_valid ? f_lfsr_alloc : f_lfsr_0;

    // CCU-V5: One step for each result and each allocation that replaces far entries.
    always @* if (!rst) CCU_V5_2: assert(~f_past | (lfsr == f_lfsr));

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) CCU_A6_2: assert(~(~(touch & (lock[0] | lock[1])) & valid[0] & valid[1])
            | (order[0].against[1].older == f_newer_0_1));

    wire _inverse_2 = ~((src_valid[1] & entry[CTN + 1]) | (src_valid[0] & entry[1]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_3:
            assert(~(touch & ((src_valid[1] & entry[CTN] & ~(src_valid[1] & entry[CTN + 1]))
            | (src_valid[0] & entry[0] & _inverse_2))) | f_newer_0_1);

    wire _inverse_3 = ~((src_valid[1] & entry[CTN]) | (src_valid[0] & entry[0]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_4:
            assert(~(touch & ((src_valid[1] & entry[CTN + 1] & ~(src_valid[1] & entry[CTN]))
            | (src_valid[0] & entry[1] & _inverse_3))) | ~f_newer_0_1);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) CCU_A6_5: assert(~(~(touch & (lock[0] | lock[2])) & valid[0] & valid[2])
            | (order[0].against[2].older == f_newer_0_2));

    wire _inverse_4 = ~((src_valid[1] & entry[CTN + 2]) | (src_valid[0] & entry[2]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_6:
            assert(~(touch & ((src_valid[1] & entry[CTN] & ~(src_valid[1] & entry[CTN + 2]))
            | (src_valid[0] & entry[0] & _inverse_4))) | f_newer_0_2);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_7:
            assert(~(touch & ((src_valid[1] & entry[CTN + 2] & ~(src_valid[1] & entry[CTN]))
            | (src_valid[0] & entry[2] & _inverse_3))) | ~f_newer_0_2);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) CCU_A6_8: assert(~(~(touch & (lock[0] | lock[3])) & valid[0] & valid[3])
            | (order[0].against[3].older == f_newer_0_3));

    wire _inverse_5 = ~((src_valid[1] & entry[CTN + 3]) | (src_valid[0] & entry[3]));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_9:
            assert(~(touch & ((src_valid[1] & entry[CTN] & ~(src_valid[1] & entry[CTN + 3]))
            | (src_valid[0] & entry[0] & _inverse_5))) | f_newer_0_3);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_10:
            assert(~(touch & ((src_valid[1] & entry[CTN + 3] & ~(src_valid[1] & entry[CTN]))
            | (src_valid[0] & entry[3] & _inverse_3))) | ~f_newer_0_3);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) CCU_A6_11: assert(~(~(touch & (lock[1] | lock[2])) & valid[1] & valid[2])
            | (order[1].against[2].older == f_newer_1_2));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_12:
            assert(~(touch & ((src_valid[1] & entry[CTN + 1] & ~(src_valid[1] & entry[CTN + 2]))
            | (src_valid[0] & entry[1] & _inverse_4))) | f_newer_1_2);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_13:
            assert(~(touch & ((src_valid[1] & entry[CTN + 2] & ~(src_valid[1] & entry[CTN + 1]))
            | (src_valid[0] & entry[2] & _inverse_2))) | ~f_newer_1_2);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) CCU_A6_14: assert(~(~(touch & (lock[1] | lock[3])) & valid[1] & valid[3])
            | (order[1].against[3].older == f_newer_1_3));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_15:
            assert(~(touch & ((src_valid[1] & entry[CTN + 1] & ~(src_valid[1] & entry[CTN + 3]))
            | (src_valid[0] & entry[1] & _inverse_5))) | f_newer_1_3);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_16:
            assert(~(touch & ((src_valid[1] & entry[CTN + 3] & ~(src_valid[1] & entry[CTN + 1]))
            | (src_valid[0] & entry[3] & _inverse_2))) | ~f_newer_1_3);

    // CCU-A6: The order of use of valid entries is that of the record.
    always @* if (!rst) CCU_A6_17: assert(~(~(touch & (lock[2] | lock[3])) & valid[2] & valid[3])
            | (order[2].against[3].older == f_newer_2_3));

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_18:
            assert(~(touch & ((src_valid[1] & entry[CTN + 2] & ~(src_valid[1] & entry[CTN + 3]))
            | (src_valid[0] & entry[2] & _inverse_5))) | f_newer_2_3);

    // CCU-A6: The instruction's entries come first, that of the highest slot most recent.
    always @* if (!rst) CCU_A6_19:
            assert(~(touch & ((src_valid[1] & entry[CTN + 3] & ~(src_valid[1] & entry[CTN + 2]))
            | (src_valid[0] & entry[3] & _inverse_4))) | ~f_newer_2_3);

    reg [1:0] f_reg; // an arbitrary register
    reg f_sure; // it was written in the lane
    reg [LANE_W-1:0] f_value; // with this, last
    always @(posedge clk) f_reg <= f_reg;
    wire [3:0] f_here = valid & matches_2(f_reg, f_tags);
    wire _or = ((busy & src_valid[0] & (f_regs[1:0] == f_reg)) & s_valid & ~s_slot)
            | ((busy & src_valid[1] & (f_regs[3:2] == f_reg)) & s_valid & s_slot);
    wire _d_valid_and_2 = d_valid & (d_reg == f_reg) & ~(alloc_valid & ~f_by_owner);
    wire _and_13 = _d_valid_and_2 & d_mask[f_lane];
    always @(posedge clk)
        if (rst)
            f_sure <= 1'b0;
        else
            f_sure <= _or | ((((|f_hit_0) | ~_d_valid_and_2) & ((|f_here) & f_sure)) | _and_13);
    always @(posedge clk)
        f_value <= _or ? s_data[f_lane*LANE_W +: LANE_W] : _and_13 ? d_data[f_lane*LANE_W +: LANE_W]
                : f_value;

    // CCU-W3: An entry holds what was written to its register last, lane by lane.
    always @* if (!rst) CCU_W3_4: assert(~((|f_here)
            & ~(((busy & src_valid[0] & (f_regs[1:0] == f_reg)) & ~ready[0])
            | ((busy & src_valid[1] & (f_regs[3:2] == f_reg)) & ~ready[1])))
            | ((~f_sure | ((({LANE_W{f_here[0]}} & f_words[LANE_W-1:0])
            | ({LANE_W{f_here[1]}} & f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_here[2]}} & f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_here[3]}} & f_words[3*LANE_W +: LANE_W])) == f_value)) & f_sure));

    // CCU-D3: A slot leaves with the value of its register.
    always @* if (!rst) CCU_D3_3: assert(~((disp_src_valid[0] & (f_regs[1:0] == f_reg)) & f_sure)
            | (disp_data[f_lane*LANE_W +: LANE_W] == f_value));

    wire [2:0] _f_lane_etc = {1'b1, f_lane};

    // CCU-D3: A slot leaves with the value of its register.
    always @* if (!rst) CCU_D3_4: assert(~((disp_src_valid[1] & (f_regs[3:2] == f_reg)) & f_sure)
            | (disp_data[_f_lane_etc*LANE_W +: LANE_W] == f_value));

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

    // CCU-W9
    wire holds_CCU_W9_1 = ~(|(d_valid ? (valid & matches_2(d_reg, tag) & lock) : 4'd0));
    `WARPSMITH_DUTY(CCU_W9_1, "CCU-W9", holds_CCU_W9_1)

    // CCU-W9
    wire holds_CCU_W9_2 = ~(d_valid & (|((alloc_valid & ~flush)
            ? (alloc_src_valid & {alloc_reg[3:2] == d_reg, alloc_reg[1:0] == d_reg}) : 2'd0)));
    `WARPSMITH_DUTY(CCU_W9_2, "CCU-W9", holds_CCU_W9_2)

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_2, "CCU-W3", ~inv_valid[0] | owned)

    // CCU-W9
    wire holds_CCU_W9_3 = ~(|(inv_valid[0] ? (valid & matches_2(inv_reg[1:0], tag) & lock) : 4'd0));
    `WARPSMITH_DUTY(CCU_W9_3, "CCU-W9", holds_CCU_W9_3)

    // CCU-W9
    wire holds_CCU_W9_4 = ~(inv_valid[0] & ((d_valid & (inv_reg[1:0] == d_reg))
            | (|((alloc_valid & ~flush) ? (alloc_src_valid
            & {alloc_reg[3:2] == inv_reg[1:0], alloc_reg[1:0] == inv_reg[1:0]}) : 2'd0))));
    `WARPSMITH_DUTY(CCU_W9_4, "CCU-W9", holds_CCU_W9_4)

    // CCU-W3
    `WARPSMITH_DUTY(CCU_W3_3, "CCU-W3", ~inv_valid[1] | owned)

    // CCU-W9
    wire holds_CCU_W9_5 = ~(|(inv_valid[1] ? (valid & matches_2(inv_reg[3:2], tag) & lock) : 4'd0));
    `WARPSMITH_DUTY(CCU_W9_5, "CCU-W9", holds_CCU_W9_5)

    // CCU-W9
    wire holds_CCU_W9_6 = ~(inv_valid[1] & ((d_valid & (inv_reg[3:2] == d_reg))
            | (inv_valid[0] & (inv_reg[3:2] == inv_reg[1:0]))
            | (|((alloc_valid & ~flush) ? (alloc_src_valid
            & {alloc_reg[3:2] == inv_reg[3:2], alloc_reg[1:0] == inv_reg[3:2]}) : 2'd0))));
    `WARPSMITH_DUTY(CCU_W9_6, "CCU-W9", holds_CCU_W9_6)

    // CCU-K1
    `WARPSMITH_DUTY(CCU_K1_1, "CCU-K1", ~(ends & busy))
`undef WARPSMITH_DUTY
