// Properties of regfile, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    genvar j;

    // How many bits are set.
    function automatic [1:0] count_ones_2(input [1:0] v);
        integer bit_number;
        begin
            count_ones_2 = 2'd0;
            for (bit_number = 0; bit_number < 2; bit_number = bit_number + 1)
                count_ones_2 = count_ones_2 + {1'b0, v[bit_number]};
        end
    endfunction

    // How many bits are set.
    function automatic [3:0] count_ones_10(input [9:0] v);
        integer bit_number;
        begin
            count_ones_10 = 4'd0;
            for (bit_number = 0; bit_number < 10; bit_number = bit_number + 1)
                count_ones_10 = count_ones_10 + {3'd0, v[bit_number]};
        end
    endfunction

    // Which items have that value.
    function automatic [7:0] matches_7(input [6:0] v, input [55:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                matches_7[bit_number] = items[bit_number*7 +: 7] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [7:0] matches_5x8(input [4:0] v, input [39:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                matches_5x8[bit_number] = items[bit_number*5 +: 5] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [9:0] matches_5x10(input [4:0] v, input [49:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 10; bit_number = bit_number + 1)
                matches_5x10[bit_number] = items[bit_number*5 +: 5] == v;
        end
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot(input [2:0] v);
        one_hot = 8'd1 << v;
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [3:0] f_unit; // an arbitrary collector
    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume(f_unit < 4'd10);

    reg [1:0] f_slot; // an arbitrary slot of it
    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_2: assume(~(&f_slot));

    reg [9:0] f_reg; // an arbitrary register
    always @(posedge clk) f_reg <= f_reg;
    wire [9:0] _grant_0_9 = grant[NCU-1:0];
    wire [9:0] _grant_10_19 = grant[NCU +: NCU];
    wire [1:0] f_given = {_grant_10_19[f_unit], _grant_0_9[f_unit]};
    wire [9:0] f_unit_busy;
    wire [29:0] f_unit_src_valid;
    wire [29:0] f_unit_ready;
    wire [59:0] f_unit_wid;
    wire [10*META_W-1:0] f_unit_meta;
    wire [49:0] f_unit_f_lane;
    wire [30*LANE_W-1:0] f_unit_f_words;
    genvar f_i;
    generate for (f_i = 0; f_i < 10; f_i = f_i + 1) begin : \unit 
        (* hierconn *) wire \u_ocu.busy ;
        assign f_unit_busy[f_i] = \u_ocu.busy ;
        (* hierconn *) wire [2:0] \u_ocu.src_valid ;
        assign f_unit_src_valid[f_i*3 +: 3] = \u_ocu.src_valid ;
        (* hierconn *) wire [2:0] \u_ocu.ready ;
        assign f_unit_ready[f_i*3 +: 3] = \u_ocu.ready ;
        (* hierconn *) wire [5:0] \u_ocu.wid ;
        assign f_unit_wid[f_i*6 +: 6] = \u_ocu.wid ;
        (* hierconn *) wire [META_W-1:0] \u_ocu.meta ;
        assign f_unit_meta[f_i*META_W +: META_W] = \u_ocu.meta ;
        (* hierconn *) wire [4:0] \u_ocu.f_lane ;
        assign f_unit_f_lane[f_i*5 +: 5] = \u_ocu.f_lane ;
        (* hierconn *) wire [3*LANE_W-1:0] \u_ocu.f_words ;
        assign f_unit_f_words[f_i*3*LANE_W +: 3*LANE_W] = \u_ocu.f_words ;
    end endgenerate
    wire [2:0] f_present = f_unit_src_valid[f_unit*3 +: 3];
    wire [2:0] f_arrived = f_unit_ready[f_unit*3 +: 3];
    wire [29:0] f_bank_arbiter_collector_pend;
    generate for (f_i = 0; f_i < 10; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        (* hierconn *) wire [2:0] \pend ;
        assign f_bank_arbiter_collector_pend[f_i*3 +: 3] = \pend ;
    end endgenerate
    wire [2:0] f_queued = f_bank_arbiter_collector_pend[f_unit*3 +: 3];
    (* hierconn *) wire [239:0] \u_bank_arbiter.in_flight_1 ;
    wire [239:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;

    generate
        for (c = 0; c < 10; c = c + 1) begin : f_collector
            wire [2:0] f_flies_1;

            for (j = 0; j < 3; j = j + 1) begin : f_flying_1
                assign f_flies_1[j] = |f_bank_arbiter_in_flight_1[(3*c + j)*8 +: 8];
            end

            wire [2:0] f_asked = f_bank_arbiter_collector_pend[c*3 +: 3] | f_flies_1;

            // RF-I2: An operand that is waited for is queued or in flight, once.
            always @* if (!rst) begin : RF_I2_3
                assert((f_asked == (f_unit_busy[c] ? (f_unit_src_valid[c*3 +: 3]
                        & ~f_unit_ready[c*3 +: 3]) : 3'd0))
                        & ~(|(f_bank_arbiter_collector_pend[c*3 +: 3] & f_flies_1)));
            end
        end
    endgenerate

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(issue == {|_grant_10_19, |_grant_0_9});

    reg [5:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [2:0] f_src; // its operands
    wire [2:0] _inst_src_valid_0_2 = inst_src_valid[NSRC-1:0];
    wire [2:0] _inst_src_valid_3_5 = inst_src_valid[NSRC +: NSRC];
    always @(posedge clk)
        if (|f_given) begin
            f_wid <= ({6{f_given[0]}} & ({1'b0, sel_wid[LWIDW-1:0]} * 6'd2))
                    | ({6{f_given[1]}} & (({1'b0, sel_wid[LWIDW +: LWIDW]} * 6'd2) + 6'd1));
            f_meta <= ({META_W{f_given[0]}} & inst_meta[META_W-1:0])
                    | ({META_W{f_given[1]}} & inst_meta[META_W +: META_W]);
            f_src <= ({3{f_given[0]}} & _inst_src_valid_0_2)
                    | ({3{f_given[1]}} & _inst_src_valid_3_5);
        end

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2: assert(~f_unit_busy[f_unit]
            | ((f_unit_wid[f_unit*6 +: 6] == f_wid) & (f_unit_meta[f_unit*META_W +: META_W] ==
            f_meta) & (f_present == f_src)));

    wire [9:0] _disp_sel_0_9 = disp_sel[NCU-1:0];

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~_disp_sel_0_9[f_unit]
            | (disp_valid[0] & ((disp_wid[WIDW-1:0] == f_wid) & (disp_meta[META_W-1:0] == f_meta)
            & (disp_src_valid[NSRC-1:0] == f_src))));

    wire [9:0] _disp_sel_10_19 = disp_sel[NCU +: NCU];

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_2: assert(~_disp_sel_10_19[f_unit]
            | (disp_valid[1] & ((disp_wid[WIDW +: WIDW] == f_wid)
            & (disp_meta[META_W +: META_W] == f_meta) & (disp_src_valid[NSRC +: NSRC] == f_src))));

    reg [4:0] f_inside; // issued - dispatched
    always @(posedge clk)
        if (rst)
            f_inside <= 5'd0;
        else
            f_inside <= (f_inside + {3'd0, count_ones_2(issue)})
                    - {3'd0, count_ones_2(disp_valid & disp_ready)};

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_10(f_unit_busy)});

    reg [1:0] f_cand; // of the last cycle
    reg [9:0] f_cand_wid; // of the last cycle
    reg [5:0] f_cand_src; // of the last cycle
    reg [59:0] f_cand_phys; // of the last cycle
    always @(posedge clk) if (rst) f_cand <= 2'd0; else f_cand <= cand_valid;
    always @(posedge clk) begin
        f_cand_wid <= cand_wid;
        f_cand_src <= cand_src_valid;
        f_cand_phys <= cand_phys;
    end
    wire [1:0] f_steal_arbiter_candidate_valid;
    wire [9:0] f_steal_arbiter_candidate_wid;
    wire [5:0] f_steal_arbiter_candidate_src_valid;
    wire [59:0] f_steal_arbiter_candidate_phys;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_steal_arbiter.candidate 
        (* hierconn *) wire \valid ;
        assign f_steal_arbiter_candidate_valid[f_i] = \valid ;
        (* hierconn *) wire [4:0] \wid ;
        assign f_steal_arbiter_candidate_wid[f_i*5 +: 5] = \wid ;
        (* hierconn *) wire [2:0] \src_valid ;
        assign f_steal_arbiter_candidate_src_valid[f_i*3 +: 3] = \src_valid ;
        (* hierconn *) wire [29:0] \phys ;
        assign f_steal_arbiter_candidate_phys[f_i*30 +: 30] = \phys ;
    end endgenerate

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_candidate
            // RF-C1: The candidates and the answers to them are latched.
            always @* if (!rst) begin : RF_C1_1
                assert((f_steal_arbiter_candidate_valid[i] == f_cand[i])
                        & (~f_cand[i] | ((f_steal_arbiter_candidate_wid[i*5 +: 5] ==
                        f_cand_wid[i*5 +: 5]) & (f_steal_arbiter_candidate_src_valid[i*3 +: 3] ==
                        f_cand_src[i*3 +: 3]) & (f_steal_arbiter_candidate_phys[i*30 +: 30] ==
                        f_cand_phys[i*30 +: 30]))));
            end

            for (k = 0; k < 3; k = k + 1) begin : f_stolen_slot
                // RF-C1: Duty: the instruction of a warp is the same until it is issued.
                always @* if (!rst) begin : RF_C1_2
                    assume(~(force_valid[i] & stolen[i*NSRC + k])
                            | (inst_src_valid[i*NSRC + k] & (inst_phys[(i*NSRC + k)*PHYSW +: PHYSW]
                            == f_cand_phys[(3*i + k)*10 +: 10])));
                end
            end
        end
    endgenerate

    reg f_stolen; // stolen in the last cycle
    wire [2:0] _stolen_0_2 = stolen[NSRC-1:0];
    wire [2:0] _stolen_3_5 = stolen[NSRC +: NSRC];
    always @(posedge clk)
        if (rst)
            f_stolen <= 1'b0;
        else
            f_stolen <= (f_given[0] & _stolen_0_2[f_slot]) | (f_given[1] & _stolen_3_5[f_slot]);
    wire [23:0] f_coming = f_bank_arbiter_in_flight_1[f_unit*24 +: 24];

    // RF-I3: A stolen operand is on its way to the collector that was given.
    always @* if (!rst) RF_I3_1: assert(~f_stolen | (|f_coming[f_slot*8 +: 8]));

    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [55:0] f_bank_f_row;
    wire [39:0] f_bank_f_lane;
    wire [8*LANE_W-1:0] f_bank_f_word;
    wire [7:0] f_bank_f_word_known;
    generate for (f_i = 0; f_i < 8; f_i = f_i + 1) begin : \bank 
        (* hierconn *) wire [6:0] \u_sram.f_row ;
        assign f_bank_f_row[f_i*7 +: 7] = \u_sram.f_row ;
        (* hierconn *) wire [4:0] \u_sram.f_lane ;
        assign f_bank_f_lane[f_i*5 +: 5] = \u_sram.f_lane ;
        (* hierconn *) wire [LANE_W-1:0] \u_sram.f_word ;
        assign f_bank_f_word[f_i*LANE_W +: LANE_W] = \u_sram.f_word ;
        (* hierconn *) wire \u_sram.f_word_known ;
        assign f_bank_f_word_known[f_i] = \u_sram.f_word_known ;
    end endgenerate

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume(&matches_7(f_reg[9:3], f_bank_f_row));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume(&matches_5x8(f_lane, f_bank_f_lane));

    wire [2:0] _f_reg_0_2 = f_reg[2:0];
    wire [LANE_W-1:0] f_value = f_bank_f_word[_f_reg_0_2*LANE_W +: LANE_W];
    wire f_known_value = f_bank_f_word_known[_f_reg_0_2];

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume(&matches_5x10(f_lane, f_unit_f_lane));

    reg f_written; // in the last cycle
    reg [LANE_W-1:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [LANE_W-1:0] f_old; // what was in it
    wire _and = (wb_valid[0] & (wb_phys[PHYSW-1:0] == f_reg)) & wb_ready[0] & wb_mask[f_lane];
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_2 = (wb_valid[1] & (wb_phys[PHYSW +: PHYSW] == f_reg)) & wb_ready[1]
            & wb_mask[_f_lane_etc];
    always @(posedge clk)
        if (rst) begin
            f_written <= 1'b0;
            f_had <= 1'b0;
        end else begin
            f_written <= _and | _and_2;
            f_had <= f_known_value;
        end
    always @(posedge clk) begin
        f_wdata <= ({LANE_W{_and}} & wb_data[f_lane*LANE_W +: LANE_W])
                | ({LANE_W{_and_2}} & wb_data[_f_lane_etc*LANE_W +: LANE_W]);
        f_old <= f_value;
    end

    // RF-W1: An accepted write-back is in the register.
    always @* if (!rst) RF_W1_4: assert(~f_written | (f_known_value & (f_value == f_wdata)));

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_5: assert(~(f_had & ~f_written)
            | (f_known_value & (f_value == f_old)));

    reg f_mine; // the operand is the register
    reg [LANE_W-1:0] f_want; // its value at issue
    reg f_sure; // it was known
    wire [29:0] _inst_phys_0_29 = inst_phys[3*PHYSW-1:0];
    wire [29:0] _inst_phys_30_59 = inst_phys[3*PHYSW +: 3*PHYSW];
    wire _or = (f_given[0] & _inst_src_valid_0_2[f_slot]
            & (_inst_phys_0_29[f_slot*10 +: 10] == f_reg))
            | (f_given[1] & _inst_src_valid_3_5[f_slot] &
            (_inst_phys_30_59[f_slot*10 +: 10] == f_reg));
    always @(posedge clk)
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 1'b0;
        end else if (|f_given) begin
            f_mine <= _or;
            f_sure <= f_known_value;
        end
    always @(posedge clk)
        if (|f_given)
            f_want <= f_value;
    wire [299:0] f_bank_arbiter_collector_slot_phys;
    genvar f_j;
    generate for (f_i = 0; f_i < 10; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        for (f_j = 0; f_j < 3; f_j = f_j + 1) begin : \slot 
            (* hierconn *) wire [9:0] \phys ;
            assign f_bank_arbiter_collector_slot_phys[(f_i*3 + f_j)*10 +: 10] = \phys ;
        end
    end endgenerate
    wire [29:0] f_unit_phys = f_bank_arbiter_collector_slot_phys[f_unit*30 +: 30];
    wire [9:0] f_phys = f_unit_phys[f_slot*10 +: 10];
    wire [3*LANE_W-1:0] f_unit_words = f_unit_f_words[f_unit*3*LANE_W +: 3*LANE_W];
    wire [LANE_W-1:0] f_operand = f_unit_words[f_slot*LANE_W +: LANE_W];
    wire _f_mine_and = f_mine & f_unit_busy[f_unit] & f_queued[f_slot];
    wire _or_2 = _or | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or_2 & (wb_valid[0] & (wb_phys[PHYSW-1:0] == f_reg))));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2:
            assume(~(_or_2 & (wb_valid[1] & (wb_phys[PHYSW +: PHYSW] == f_reg))));

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_6: assert(~(f_mine & f_unit_busy[f_unit]) | f_present[f_slot]);

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_7: assert(~_f_mine_and
            | ((~f_sure | (f_known_value & (f_want == f_value))) & (f_phys == f_reg)));

    wire [23:0] f_reads = rd_sel[f_unit*24 +: 24];
    wire [7:0] f_from = f_reads[f_slot*8 +: 8];
    wire [8*LANE_W-1:0] f_rdata;

    generate
        for (i = 0; i < 8; i = i + 1) begin : f_rdata_of
            wire [32*LANE_W-1:0] f_lanes = bank_rdata[i*LANES*LANE_W +: LANES*LANE_W];
            assign f_rdata[i*LANE_W +: LANE_W] = f_lanes[f_lane*LANE_W +: LANE_W];
        end
    endgenerate

    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0_2*LANE_W +: LANE_W];

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_8: assert(~(f_mine & (|f_from))
            | ((f_from == one_hot(_f_reg_0_2)) & (~f_sure | (f_read == f_want))));

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_9: assert(~((f_mine & f_unit_busy[f_unit] & f_arrived[f_slot])
            & f_sure) | (f_operand == f_want));

    wire [96*LANE_W-1:0] f_disp_0 = disp_data[3*LANES*LANE_W-1:0];
    wire [32*LANE_W-1:0] f_leaving_0 = f_disp_0[f_slot*32*LANE_W +: 32*LANE_W];

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_3: assert(~(_disp_sel_0_9[f_unit] & f_mine & f_sure)
            | (f_leaving_0[f_lane*LANE_W +: LANE_W] == f_want));

    wire [96*LANE_W-1:0] f_disp_1 = disp_data[3*LANES*LANE_W +: 3*LANES*LANE_W];
    wire [32*LANE_W-1:0] f_leaving_1 = f_disp_1[f_slot*32*LANE_W +: 32*LANE_W];

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_4: assert(~(_disp_sel_10_19[f_unit] & f_mine & f_sure)
            | (f_leaving_1[f_lane*LANE_W +: LANE_W] == f_want));
`endif
