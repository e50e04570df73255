// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .

    // No two bits are set.
    function automatic at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'b0, v[i]};
        end
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones_3(input [2:0] v);
        integer i;
        begin
            count_ones_3 = 2'd0;
            for (i = 0; i < 3; i = i + 1)
                count_ones_3 = count_ones_3 + {1'b0, v[i]};
        end
    endfunction
`ifdef FORMAL
    reg [2:0] f_unit; // arbitrary
    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one_3(f_unit));

    reg [1:0] f_slot; // arbitrary
    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_2: assume((|f_slot) & at_most_one_2(f_slot));

    reg [3:0] f_reg; // an arbitrary register
    always @(posedge clk) f_reg <= f_reg;
    (* hierconn *) wire [1:0] \u_bank_arbiter.collector[0].pend ;
    wire [1:0] f_bank_arbiter_collector_0_pend = \u_bank_arbiter.collector[0].pend ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.collector[1].pend ;
    wire [1:0] f_bank_arbiter_collector_1_pend = \u_bank_arbiter.collector[1].pend ;
    (* hierconn *) wire [1:0] \u_bank_arbiter.collector[2].pend ;
    wire [1:0] f_bank_arbiter_collector_2_pend = \u_bank_arbiter.collector[2].pend ;
    (* hierconn *) wire \unit[0].u_ocu.busy ;
    wire f_unit_0_busy = \unit[0].u_ocu.busy ;
    (* hierconn *) wire \unit[1].u_ocu.busy ;
    wire f_unit_1_busy = \unit[1].u_ocu.busy ;
    (* hierconn *) wire \unit[2].u_ocu.busy ;
    wire f_unit_2_busy = \unit[2].u_ocu.busy ;
    (* hierconn *) wire [1:0] \unit[0].u_ocu.src_valid ;
    wire [1:0] f_unit_0_src_valid = \unit[0].u_ocu.src_valid ;
    (* hierconn *) wire [1:0] \unit[1].u_ocu.src_valid ;
    wire [1:0] f_unit_1_src_valid = \unit[1].u_ocu.src_valid ;
    (* hierconn *) wire [1:0] \unit[2].u_ocu.src_valid ;
    wire [1:0] f_unit_2_src_valid = \unit[2].u_ocu.src_valid ;
    (* hierconn *) wire [1:0] \unit[0].u_ocu.ready ;
    wire [1:0] f_unit_0_ready = \unit[0].u_ocu.ready ;
    (* hierconn *) wire [1:0] \unit[1].u_ocu.ready ;
    wire [1:0] f_unit_1_ready = \unit[1].u_ocu.ready ;
    (* hierconn *) wire [1:0] \unit[2].u_ocu.ready ;
    wire [1:0] f_unit_2_ready = \unit[2].u_ocu.ready ;
    (* hierconn *) wire [11:0] \u_bank_arbiter.in_flight_1 ;
    wire [11:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    wire [1:0] _any_f_bank_arbiter_in_flight_1_0_1_etc =
            {|f_bank_arbiter_in_flight_1[3:2], |f_bank_arbiter_in_flight_1[1:0]};
    wire [1:0] f_0_asked = f_bank_arbiter_collector_0_pend
            | _any_f_bank_arbiter_in_flight_1_0_1_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_3: assert((f_0_asked ==
            (f_unit_0_busy ? (f_unit_0_src_valid & ~f_unit_0_ready) : 2'd0))
            & ~(|(f_bank_arbiter_collector_0_pend & _any_f_bank_arbiter_in_flight_1_0_1_etc)));

    wire [1:0] _any_f_bank_arbiter_in_flight_1_4_5_etc =
            {|f_bank_arbiter_in_flight_1[7:6], |f_bank_arbiter_in_flight_1[5:4]};
    wire [1:0] f_1_asked = f_bank_arbiter_collector_1_pend
            | _any_f_bank_arbiter_in_flight_1_4_5_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_4: assert((f_1_asked ==
            (f_unit_1_busy ? (f_unit_1_src_valid & ~f_unit_1_ready) : 2'd0))
            & ~(|(f_bank_arbiter_collector_1_pend & _any_f_bank_arbiter_in_flight_1_4_5_etc)));

    wire [1:0] _any_f_bank_arbiter_in_flight_1_8_9_etc =
            {|f_bank_arbiter_in_flight_1[11:10], |f_bank_arbiter_in_flight_1[9:8]};
    wire [1:0] f_2_asked = f_bank_arbiter_collector_2_pend
            | _any_f_bank_arbiter_in_flight_1_8_9_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_5: assert((f_2_asked ==
            (f_unit_2_busy ? (f_unit_2_src_valid & ~f_unit_2_ready) : 2'd0))
            & ~(|(f_bank_arbiter_collector_2_pend & _any_f_bank_arbiter_in_flight_1_8_9_etc)));

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(issue == {|grant[5:3], |grant[2:0]});

    reg [1:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [1:0] f_src; // its operands
    wire _or = (|(f_unit & grant[2:0])) | (|(f_unit & grant[5:3]));

    always @(posedge clk) begin
        if (_or) begin
            f_wid <= ({2{|(f_unit & grant[2:0])}} & ({1'b0, sel_wid[0]} * 2'd2))
                    | ({2{|(f_unit & grant[5:3])}} & (({1'b0, sel_wid[1]} * 2'd2) + 2'd1));
            f_meta <= ({META_W{|(f_unit & grant[2:0])}} & inst_meta[META_W-1:0])
                    | ({META_W{|(f_unit & grant[5:3])}} & inst_meta[META_W +: META_W]);
            f_src <= ({2{|(f_unit & grant[2:0])}} & inst_src_valid[1:0])
                    | ({2{|(f_unit & grant[5:3])}} & inst_src_valid[3:2]);
        end
    end

    (* hierconn *) wire [1:0] \unit[0].u_ocu.wid ;
    wire [1:0] f_unit_0_wid = \unit[0].u_ocu.wid ;
    (* hierconn *) wire [1:0] \unit[1].u_ocu.wid ;
    wire [1:0] f_unit_1_wid = \unit[1].u_ocu.wid ;
    (* hierconn *) wire [1:0] \unit[2].u_ocu.wid ;
    wire [1:0] f_unit_2_wid = \unit[2].u_ocu.wid ;
    (* hierconn *) wire [META_W-1:0] \unit[0].u_ocu.meta ;
    wire [META_W-1:0] f_unit_0_meta = \unit[0].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[1].u_ocu.meta ;
    wire [META_W-1:0] f_unit_1_meta = \unit[1].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[2].u_ocu.meta ;
    wire [META_W-1:0] f_unit_2_meta = \unit[2].u_ocu.meta ;
    wire _or_2 = (f_unit[0] & f_unit_0_busy) | (f_unit[1] & f_unit_1_busy)
            | (f_unit[2] & f_unit_2_busy);
    wire [1:0] _or_3 = ({2{f_unit[0]}} & f_unit_0_src_valid) | ({2{f_unit[1]}} & f_unit_1_src_valid)
            | ({2{f_unit[2]}} & f_unit_2_src_valid);

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2:
            assert(~_or_2 | (((({2{f_unit[0]}} & f_unit_0_wid) | ({2{f_unit[1]}} & f_unit_1_wid)
            | ({2{f_unit[2]}} & f_unit_2_wid)) == f_wid)
            & ((({META_W{f_unit[0]}} & f_unit_0_meta) | ({META_W{f_unit[1]}} & f_unit_1_meta)
            | ({META_W{f_unit[2]}} & f_unit_2_meta)) == f_meta) & (_or_3 == f_src)));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~(|(disp_sel & f_unit))
            | (disp_valid & ((disp_wid == f_wid) & (disp_meta == f_meta)
            & (disp_src_valid == f_src))));

    reg [2:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 3'd0;
        end else begin
            f_inside <= (f_inside + {1'b0, count_ones_2(issue)}) - {2'd0, disp_valid & disp_ready};
        end
    end

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0,
            count_ones_3({f_unit_2_busy, f_unit_1_busy, f_unit_0_busy})});

    reg [1:0] f_cand; // of the last cycle
    reg [1:0] f_cand_wid; // of the last cycle
    reg [3:0] f_cand_src; // of the last cycle
    reg [15:0] f_cand_phys; // of the last cycle
    always @(posedge clk) if (rst) f_cand <= 2'd0; else f_cand <= cand_valid;

    always @(posedge clk) begin
        f_cand_wid <= cand_wid;
        f_cand_src <= cand_src_valid;
        f_cand_phys <= cand_phys;
    end

    (* hierconn *) wire \u_steal_arbiter.candidate[0].wid ;
    wire f_steal_arbiter_candidate_0_wid = \u_steal_arbiter.candidate[0].wid ;
    (* hierconn *) wire [1:0] \u_steal_arbiter.candidate[0].src_valid ;
    wire [1:0] f_steal_arbiter_candidate_0_src_valid = \u_steal_arbiter.candidate[0].src_valid ;
    (* hierconn *) wire [7:0] \u_steal_arbiter.candidate[0].phys ;
    wire [7:0] f_steal_arbiter_candidate_0_phys = \u_steal_arbiter.candidate[0].phys ;
    (* hierconn *) wire \u_steal_arbiter.candidate[0].valid ;
    wire f_steal_arbiter_candidate_0_valid = \u_steal_arbiter.candidate[0].valid ;

    // RF-C1: The candidates and the answers to them are latched.
    always @* if (!rst) RF_C1_1: assert((f_steal_arbiter_candidate_0_valid == f_cand[0])
            & (~f_cand[0] | ((f_steal_arbiter_candidate_0_wid == f_cand_wid[0])
            & (f_steal_arbiter_candidate_0_src_valid == f_cand_src[1:0])
            & (f_steal_arbiter_candidate_0_phys == f_cand_phys[7:0]))));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) RF_C1_2: assume(~(force_valid[0] & stolen[0])
            | (inst_src_valid[0] & (inst_phys[3:0] == f_cand_phys[3:0])));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) RF_C1_3: assume(~(force_valid[0] & stolen[1])
            | (inst_src_valid[1] & (inst_phys[7:4] == f_cand_phys[7:4])));

    (* hierconn *) wire \u_steal_arbiter.candidate[1].wid ;
    wire f_steal_arbiter_candidate_1_wid = \u_steal_arbiter.candidate[1].wid ;
    (* hierconn *) wire [1:0] \u_steal_arbiter.candidate[1].src_valid ;
    wire [1:0] f_steal_arbiter_candidate_1_src_valid = \u_steal_arbiter.candidate[1].src_valid ;
    (* hierconn *) wire [7:0] \u_steal_arbiter.candidate[1].phys ;
    wire [7:0] f_steal_arbiter_candidate_1_phys = \u_steal_arbiter.candidate[1].phys ;
    (* hierconn *) wire \u_steal_arbiter.candidate[1].valid ;
    wire f_steal_arbiter_candidate_1_valid = \u_steal_arbiter.candidate[1].valid ;

    // RF-C1: The candidates and the answers to them are latched.
    always @* if (!rst) RF_C1_4: assert((f_steal_arbiter_candidate_1_valid == f_cand[1])
            & (~f_cand[1] | ((f_steal_arbiter_candidate_1_wid == f_cand_wid[1])
            & (f_steal_arbiter_candidate_1_src_valid == f_cand_src[3:2])
            & (f_steal_arbiter_candidate_1_phys == f_cand_phys[15:8]))));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) RF_C1_5: assume(~(force_valid[1] & stolen[2])
            | (inst_src_valid[2] & (inst_phys[11:8] == f_cand_phys[11:8])));

    // RF-C1: Duty: the instruction of a warp is the same until it is issued.
    always @* if (!rst) RF_C1_6: assume(~(force_valid[1] & stolen[3])
            | (inst_src_valid[3] & (inst_phys[15:12] == f_cand_phys[15:12])));

    reg f_stolen; // stolen in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_stolen <= 1'b0;
        end else begin
            f_stolen <= ((|(f_unit & grant[2:0])) & (|(f_slot & stolen[1:0])))
                    | ((|(f_unit & grant[5:3])) & (|(f_slot & stolen[3:2])));
        end
    end

    wire _or_4 = (f_unit[0] & f_slot[0] & (|f_bank_arbiter_in_flight_1[1:0]))
            | (f_unit[0] & f_slot[1] & (|f_bank_arbiter_in_flight_1[3:2]))
            | (f_unit[1] & f_slot[0] & (|f_bank_arbiter_in_flight_1[5:4]))
            | (f_unit[1] & f_slot[1] & (|f_bank_arbiter_in_flight_1[7:6]))
            | (f_unit[2] & f_slot[0] & (|f_bank_arbiter_in_flight_1[9:8]))
            | (f_unit[2] & f_slot[1] & (|f_bank_arbiter_in_flight_1[11:10]));

    // RF-I3: A stolen operand is on its way to the collector that was given.
    always @* if (!rst) RF_I3_1: assert(~f_stolen | _or_4);

    reg [1:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    (* hierconn *) wire [LANE_W-1:0] \bank[0].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_0_f_word = \bank[0].u_sram.f_word ;
    (* hierconn *) wire \bank[0].u_sram.f_word_known ;
    wire f_bank_0_f_word_known = \bank[0].u_sram.f_word_known ;
    (* hierconn *) wire [2:0] \bank[0].u_sram.f_row ;
    wire [2:0] f_bank_0_f_row = \bank[0].u_sram.f_row ;
    (* hierconn *) wire [1:0] \bank[0].u_sram.f_lane ;
    wire [1:0] f_bank_0_f_lane = \bank[0].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[1].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_1_f_word = \bank[1].u_sram.f_word ;
    (* hierconn *) wire \bank[1].u_sram.f_word_known ;
    wire f_bank_1_f_word_known = \bank[1].u_sram.f_word_known ;
    (* hierconn *) wire [2:0] \bank[1].u_sram.f_row ;
    wire [2:0] f_bank_1_f_row = \bank[1].u_sram.f_row ;
    (* hierconn *) wire [1:0] \bank[1].u_sram.f_lane ;
    wire [1:0] f_bank_1_f_lane = \bank[1].u_sram.f_lane ;

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume((f_bank_0_f_row == f_reg[3:1])
            & (f_bank_1_f_row == f_reg[3:1]));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume((f_bank_0_f_lane == f_lane) & (f_bank_1_f_lane == f_lane));

    wire [2*LANE_W-1:0] f_bank_words = {f_bank_1_f_word, f_bank_0_f_word};
    wire [1:0] f_bank_known = {f_bank_1_f_word_known, f_bank_0_f_word_known};
    wire _f_reg_0 = f_reg[0];
    wire [LANE_W-1:0] f_value = f_bank_words[_f_reg_0*LANE_W +: LANE_W];
    wire f_known_value = f_bank_known[_f_reg_0];
    (* hierconn *) wire [1:0] \unit[0].u_ocu.f_lane ;
    wire [1:0] f_unit_0_f_lane = \unit[0].u_ocu.f_lane ;
    (* hierconn *) wire [1:0] \unit[1].u_ocu.f_lane ;
    wire [1:0] f_unit_1_f_lane = \unit[1].u_ocu.f_lane ;
    (* hierconn *) wire [1:0] \unit[2].u_ocu.f_lane ;
    wire [1:0] f_unit_2_f_lane = \unit[2].u_ocu.f_lane ;

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_0_f_lane == f_lane) & (f_unit_1_f_lane == f_lane)
            & (f_unit_2_f_lane == f_lane));

    reg f_written; // in the last cycle
    reg [LANE_W-1:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [LANE_W-1:0] f_old; // what was in it
    wire _and = (wb_valid[0] & (wb_phys[3:0] == f_reg)) & wb_ready[0] & wb_mask[f_lane];
    wire [2:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_2 = (wb_valid[1] & (wb_phys[7:4] == f_reg)) & wb_ready[1] & wb_mask[_f_lane_etc];

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 1'b0;
            f_had <= 1'b0;
        end else begin
            f_written <= _and | _and_2;
            f_had <= f_known_value;
        end
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
    wire _or_5 = ((|(f_unit & grant[2:0])) & ((f_slot[0] & inst_src_valid[0]
            & (inst_phys[3:0] == f_reg)) | (f_slot[1] & inst_src_valid[1]
            & (inst_phys[7:4] == f_reg)))) | ((|(f_unit & grant[5:3]))
            & ((f_slot[0] & inst_src_valid[2] & (inst_phys[11:8] == f_reg))
            | (f_slot[1] & inst_src_valid[3] & (inst_phys[15:12] == f_reg))));

    always @(posedge clk) begin
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 1'b0;
        end else begin
            if (_or) begin
                f_mine <= _or_5;
                f_sure <= f_known_value;
            end
        end
    end

    always @(posedge clk) begin
        if (_or)
            f_want <= f_value;
    end

    (* hierconn *) wire [3:0] \u_bank_arbiter.collector[0].slot[0].phys ;
    wire [3:0] f_bank_arbiter_collector_0_slot_0_phys = \u_bank_arbiter.collector[0].slot[0].phys ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.collector[0].slot[1].phys ;
    wire [3:0] f_bank_arbiter_collector_0_slot_1_phys = \u_bank_arbiter.collector[0].slot[1].phys ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.collector[1].slot[0].phys ;
    wire [3:0] f_bank_arbiter_collector_1_slot_0_phys = \u_bank_arbiter.collector[1].slot[0].phys ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.collector[1].slot[1].phys ;
    wire [3:0] f_bank_arbiter_collector_1_slot_1_phys = \u_bank_arbiter.collector[1].slot[1].phys ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.collector[2].slot[0].phys ;
    wire [3:0] f_bank_arbiter_collector_2_slot_0_phys = \u_bank_arbiter.collector[2].slot[0].phys ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.collector[2].slot[1].phys ;
    wire [3:0] f_bank_arbiter_collector_2_slot_1_phys = \u_bank_arbiter.collector[2].slot[1].phys ;
    (* hierconn *) wire [2*LANE_W-1:0] \unit[0].u_ocu.f_words ;
    wire [2*LANE_W-1:0] f_unit_0_f_words = \unit[0].u_ocu.f_words ;
    (* hierconn *) wire [2*LANE_W-1:0] \unit[1].u_ocu.f_words ;
    wire [2*LANE_W-1:0] f_unit_1_f_words = \unit[1].u_ocu.f_words ;
    (* hierconn *) wire [2*LANE_W-1:0] \unit[2].u_ocu.f_words ;
    wire [2*LANE_W-1:0] f_unit_2_f_words = \unit[2].u_ocu.f_words ;
    wire [5:0] f_at = {f_unit[2] & f_slot[1], f_unit[2] & f_slot[0], f_unit[1] & f_slot[1],
            f_unit[1] & f_slot[0], f_unit[0] & f_slot[1], f_unit[0] & f_slot[0]};
    wire [3:0] f_phys = ({4{f_at[0]}} & f_bank_arbiter_collector_0_slot_0_phys)
            | ({4{f_at[1]}} & f_bank_arbiter_collector_0_slot_1_phys)
            | ({4{f_at[2]}} & f_bank_arbiter_collector_1_slot_0_phys)
            | ({4{f_at[3]}} & f_bank_arbiter_collector_1_slot_1_phys)
            | ({4{f_at[4]}} & f_bank_arbiter_collector_2_slot_0_phys)
            | ({4{f_at[5]}} & f_bank_arbiter_collector_2_slot_1_phys);
    wire [LANE_W-1:0] f_operand = ({LANE_W{f_at[0]}} & f_unit_0_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[1]}} & f_unit_0_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[2]}} & f_unit_1_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[3]}} & f_unit_1_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[4]}} & f_unit_2_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[5]}} & f_unit_2_f_words[LANE_W +: LANE_W]);
    wire _f_mine_and = f_mine & _or_2
            & (|(f_slot & (({2{f_unit[0]}} & f_bank_arbiter_collector_0_pend)
            | ({2{f_unit[1]}} & f_bank_arbiter_collector_1_pend)
            | ({2{f_unit[2]}} & f_bank_arbiter_collector_2_pend))));
    wire _or_6 = _or_5 | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or_6 & (wb_valid[0] & (wb_phys[3:0] == f_reg))));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2: assume(~(_or_6 & (wb_valid[1] & (wb_phys[7:4] == f_reg))));

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_6: assert(~(f_mine & _or_2) | (|(f_slot & _or_3)));

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_7: assert(~_f_mine_and
            | ((~f_sure | (f_known_value & (f_want == f_value))) & (f_phys == f_reg)));

    wire [1:0] f_from = ((f_unit[0] & f_slot[0]) ? rd_sel[1:0] : 2'd0)
            | ((f_unit[0] & f_slot[1]) ? rd_sel[3:2] : 2'd0)
            | ((f_unit[1] & f_slot[0]) ? rd_sel[5:4] : 2'd0)
            | ((f_unit[1] & f_slot[1]) ? rd_sel[7:6] : 2'd0)
            | ((f_unit[2] & f_slot[0]) ? rd_sel[9:8] : 2'd0)
            | ((f_unit[2] & f_slot[1]) ? rd_sel[11:10] : 2'd0);
    wire [2*LANE_W-1:0] f_rdata = {bank_rdata[_f_lane_etc*LANE_W +: LANE_W],
            bank_rdata[f_lane*LANE_W +: LANE_W]};
    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0*LANE_W +: LANE_W];

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_8: assert(~(f_mine & (|f_from))
            | ((f_from == {_f_reg_0, ~_f_reg_0}) & (~f_sure | (f_read == f_want))));

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_9:
            assert(~((f_mine & _or_2
            & (|(f_slot & (({2{f_unit[0]}} & f_unit_0_ready) | ({2{f_unit[1]}} & f_unit_1_ready)
            | ({2{f_unit[2]}} & f_unit_2_ready))))) & f_sure) | (f_operand == f_want));

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_2: assert(~((|(disp_sel & f_unit)) & f_mine & f_sure)
            | ((({LANE_W{f_slot[0]}} & disp_data[f_lane*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[1]}} & disp_data[_f_lane_etc*LANE_W +: LANE_W])) == f_want));
`endif
