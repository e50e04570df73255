// Properties of regfile, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_fast --top subcore -o .

    genvar e;
    genvar d;
    genvar i;

    // Which items have that value.
    function automatic [5:0] matches_8x6(input [7:0] v, input [47:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                matches_8x6[bit_number] = items[bit_number*8 +: 8] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [5:0] matches_9(input [8:0] v, input [53:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                matches_9[bit_number] = items[bit_number*9 +: 9] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [7:0] matches_8x8(input [7:0] v, input [63:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                matches_8x8[bit_number] = items[bit_number*8 +: 8] == v;
        end
    endfunction

    // No two bits are set.
    function automatic at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [2:0] index_of(input [7:0] v);
        integer bit_number;
        begin
            index_of = 3'd0;
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                index_of = index_of | ({3{v[bit_number]}} & bit_number[2:0]);
        end
    endfunction

    // The bit of that number alone.
    function automatic [5:0] one_hot_2(input [2:0] v);
        one_hot_2 = 6'd1 << v;
    endfunction

    // No two bits are set.
    function automatic at_most_one_6(input [5:0] v);
        at_most_one_6 = ~(|(v & (v - 6'd1)));
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones_4(input [3:0] v);
        integer bit_number;
        begin
            count_ones_4 = 3'd0;
            for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1)
                count_ones_4 = count_ones_4 + {2'd0, v[bit_number]};
        end
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones_6(input [5:0] v);
        integer bit_number;
        begin
            count_ones_6 = 3'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[bit_number]};
        end
    endfunction

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
    function automatic [3:0] count_ones_12(input [11:0] v);
        integer bit_number;
        begin
            count_ones_12 = 4'd0;
            for (bit_number = 0; bit_number < 12; bit_number = bit_number + 1)
                count_ones_12 = count_ones_12 + {3'd0, v[bit_number]};
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
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg f_unit; // an arbitrary unit
    reg [2:0] f_warp; // an arbitrary warp
    reg [7:0] f_tag; // an arbitrary register of it
    reg [8:0] f_reg; // an arbitrary physical register
    always @(posedge clk) begin
        f_unit <= f_unit;
        f_warp <= f_warp;
        f_tag <= f_tag;
        f_reg <= f_reg;
    end
    wire [1:0] f_unit_busy;
    wire [1:0] f_unit_owned;
    wire [5:0] f_unit_wid;
    wire [11:0] f_unit_src_valid;
    wire [11:0] f_unit_ready;
    wire [15:0] f_unit_valid;
    wire [15:0] f_unit_lock;
    wire [15:0] f_unit_near;
    wire [2*META_W-1:0] f_unit_meta;
    wire [95:0] f_unit_entry;
    wire [15:0] f_unit_op_class;
    wire [9:0] f_unit_f_lane;
    wire [16*LANE_W-1:0] f_unit_f_words;
    wire [1:0] f_unit_slot_0_later_1_shared;
    wire [1:0] f_unit_slot_0_later_2_shared;
    wire [1:0] f_unit_slot_0_later_3_shared;
    wire [1:0] f_unit_slot_0_later_4_shared;
    wire [1:0] f_unit_slot_0_later_5_shared;
    wire [1:0] f_unit_slot_1_later_2_shared;
    wire [1:0] f_unit_slot_1_later_3_shared;
    wire [1:0] f_unit_slot_1_later_4_shared;
    wire [1:0] f_unit_slot_1_later_5_shared;
    wire [1:0] f_unit_slot_2_later_3_shared;
    wire [1:0] f_unit_slot_2_later_4_shared;
    wire [1:0] f_unit_slot_2_later_5_shared;
    wire [1:0] f_unit_slot_3_later_4_shared;
    wire [1:0] f_unit_slot_3_later_5_shared;
    wire [1:0] f_unit_slot_4_later_5_shared;
    wire [1:0] f_unit_touch;
    wire [95:0] f_unit_seen;
    wire [11:0] f_unit_lead;
    wire [11:0] f_unit_last;
    genvar f_i;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \unit 
        (* hierconn *) wire \u_ccu.busy ;
        assign f_unit_busy[f_i] = \u_ccu.busy ;
        (* hierconn *) wire \u_ccu.owned ;
        assign f_unit_owned[f_i] = \u_ccu.owned ;
        (* hierconn *) wire [2:0] \u_ccu.wid ;
        assign f_unit_wid[f_i*3 +: 3] = \u_ccu.wid ;
        (* hierconn *) wire [5:0] \u_ccu.src_valid ;
        assign f_unit_src_valid[f_i*6 +: 6] = \u_ccu.src_valid ;
        (* hierconn *) wire [5:0] \u_ccu.ready ;
        assign f_unit_ready[f_i*6 +: 6] = \u_ccu.ready ;
        (* hierconn *) wire [7:0] \u_ccu.valid ;
        assign f_unit_valid[f_i*8 +: 8] = \u_ccu.valid ;
        (* hierconn *) wire [7:0] \u_ccu.lock ;
        assign f_unit_lock[f_i*8 +: 8] = \u_ccu.lock ;
        (* hierconn *) wire [7:0] \u_ccu.near ;
        assign f_unit_near[f_i*8 +: 8] = \u_ccu.near ;
        (* hierconn *) wire [META_W-1:0] \u_ccu.meta ;
        assign f_unit_meta[f_i*META_W +: META_W] = \u_ccu.meta ;
        (* hierconn *) wire [47:0] \u_ccu.entry ;
        assign f_unit_entry[f_i*48 +: 48] = \u_ccu.entry ;
        (* hierconn *) wire [7:0] \u_ccu.op_class ;
        assign f_unit_op_class[f_i*8 +: 8] = \u_ccu.op_class ;
        (* hierconn *) wire [4:0] \u_ccu.f_lane ;
        assign f_unit_f_lane[f_i*5 +: 5] = \u_ccu.f_lane ;
        (* hierconn *) wire [8*LANE_W-1:0] \u_ccu.f_words ;
        assign f_unit_f_words[f_i*8*LANE_W +: 8*LANE_W] = \u_ccu.f_words ;
        (* hierconn *) wire \u_ccu.slot[0].later[1].shared ;
        assign f_unit_slot_0_later_1_shared[f_i] = \u_ccu.slot[0].later[1].shared ;
        (* hierconn *) wire \u_ccu.slot[0].later[2].shared ;
        assign f_unit_slot_0_later_2_shared[f_i] = \u_ccu.slot[0].later[2].shared ;
        (* hierconn *) wire \u_ccu.slot[0].later[3].shared ;
        assign f_unit_slot_0_later_3_shared[f_i] = \u_ccu.slot[0].later[3].shared ;
        (* hierconn *) wire \u_ccu.slot[0].later[4].shared ;
        assign f_unit_slot_0_later_4_shared[f_i] = \u_ccu.slot[0].later[4].shared ;
        (* hierconn *) wire \u_ccu.slot[0].later[5].shared ;
        assign f_unit_slot_0_later_5_shared[f_i] = \u_ccu.slot[0].later[5].shared ;
        (* hierconn *) wire \u_ccu.slot[1].later[2].shared ;
        assign f_unit_slot_1_later_2_shared[f_i] = \u_ccu.slot[1].later[2].shared ;
        (* hierconn *) wire \u_ccu.slot[1].later[3].shared ;
        assign f_unit_slot_1_later_3_shared[f_i] = \u_ccu.slot[1].later[3].shared ;
        (* hierconn *) wire \u_ccu.slot[1].later[4].shared ;
        assign f_unit_slot_1_later_4_shared[f_i] = \u_ccu.slot[1].later[4].shared ;
        (* hierconn *) wire \u_ccu.slot[1].later[5].shared ;
        assign f_unit_slot_1_later_5_shared[f_i] = \u_ccu.slot[1].later[5].shared ;
        (* hierconn *) wire \u_ccu.slot[2].later[3].shared ;
        assign f_unit_slot_2_later_3_shared[f_i] = \u_ccu.slot[2].later[3].shared ;
        (* hierconn *) wire \u_ccu.slot[2].later[4].shared ;
        assign f_unit_slot_2_later_4_shared[f_i] = \u_ccu.slot[2].later[4].shared ;
        (* hierconn *) wire \u_ccu.slot[2].later[5].shared ;
        assign f_unit_slot_2_later_5_shared[f_i] = \u_ccu.slot[2].later[5].shared ;
        (* hierconn *) wire \u_ccu.slot[3].later[4].shared ;
        assign f_unit_slot_3_later_4_shared[f_i] = \u_ccu.slot[3].later[4].shared ;
        (* hierconn *) wire \u_ccu.slot[3].later[5].shared ;
        assign f_unit_slot_3_later_5_shared[f_i] = \u_ccu.slot[3].later[5].shared ;
        (* hierconn *) wire \u_ccu.slot[4].later[5].shared ;
        assign f_unit_slot_4_later_5_shared[f_i] = \u_ccu.slot[4].later[5].shared ;
        (* hierconn *) wire \u_ccu.touch ;
        assign f_unit_touch[f_i] = \u_ccu.touch ;
        (* hierconn *) wire [47:0] \u_ccu.seen ;
        assign f_unit_seen[f_i*48 +: 48] = \u_ccu.seen ;
        (* hierconn *) wire [5:0] \u_ccu.lead ;
        assign f_unit_lead[f_i*6 +: 6] = \u_ccu.lead ;
        (* hierconn *) wire [5:0] \u_ccu.last ;
        assign f_unit_last[f_i*6 +: 6] = \u_ccu.last ;
    end endgenerate
    wire [127:0] f_unit_ct_own_tag;
    genvar f_j;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \unit 
        for (f_j = 0; f_j < 8; f_j = f_j + 1) begin : \u_ccu.ct 
            (* hierconn *) wire [7:0] \own_tag ;
            assign f_unit_ct_own_tag[(f_i*8 + f_j)*8 +: 8] = \own_tag ;
        end
    end endgenerate
    wire [11:0] f_bank_arbiter_collector_pend;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        (* hierconn *) wire [5:0] \pend ;
        assign f_bank_arbiter_collector_pend[f_i*6 +: 6] = \pend ;
    end endgenerate
    wire [1:0] f_given_away = {slot_full[1] & (slot_wid[5:3] != f_unit_wid[5:3]),
            slot_full[0] & (slot_wid[2:0] != f_unit_wid[2:0])};
    reg [1:0] f_busy; // issued to the unit
    always @(posedge clk)
        if (rst)
            f_busy <= 2'd0;
        else
            f_busy <= enters | (f_busy & ~(disp_valid ? disp_sel : 2'd0));
    wire [5:0] f_wid;
    wire [11:0] f_src;
    wire [95:0] f_regs;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_issued
            reg [2:0] f_its_wid; // the warp of what was issued
            reg [5:0] f_its_src; // its operands
            reg [47:0] f_its_regs; // their registers
            always @(posedge clk)
                if (enters[c]) begin
                    f_its_wid <= slot_wid[c*3 +: 3];
                    f_its_src <= slot_src_valid[c*6 +: 6];
                    f_its_regs <= slot_reg[c*48 +: 48];
                end
            assign f_wid[c*3 +: 3] = f_its_wid;
            assign f_src[c*6 +: 6] = f_its_src;
            assign f_regs[c*48 +: 48] = f_its_regs;
        end
    endgenerate

    wire [5:0] f_own_src = f_unit_src_valid[f_unit*6 +: 6];
    wire [5:0] f_own_ready = f_unit_ready[f_unit*6 +: 6];
    wire [7:0] f_own_valid = f_unit_valid[f_unit*8 +: 8];
    wire [7:0] f_own_near = f_unit_near[f_unit*8 +: 8];
    wire [47:0] f_own_entry = f_unit_entry[f_unit*48 +: 48];
    wire [63:0] f_own_tag = f_unit_ct_own_tag[f_unit*64 +: 64];
    wire [5:0] f_own_pend = f_bank_arbiter_collector_pend[f_unit*6 +: 6];
    wire [2:0] f_own_wid = f_wid[f_unit*3 +: 3];
    wire [5:0] f_own_f_src = f_src[f_unit*6 +: 6];
    wire [47:0] f_own_regs = f_regs[f_unit*48 +: 48];

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_1:
            assume(~(issue & ((wb_valid[0] & (wb_wid[WIDW-1:0] == sel_wid)
            & (|(inst_src_valid & matches_8x6(wb_reg[TAGW-1:0], inst_reg))))
            | (wb_valid[1] & (wb_wid[WIDW +: WIDW] == sel_wid)
            & (|(inst_src_valid & matches_8x6(wb_reg[TAGW +: TAGW], inst_reg)))))));

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_hazard
            // RF-H1: Duty: no write to a source of an undispatched instruction.
            always @* if (!rst) begin : RF_H1_2
                assume(~(f_busy[c] & ((wb_valid[0] & (wb_wid[WIDW-1:0] == f_wid[c*3 +: 3])
                        & (|(f_src[c*6 +: 6] & matches_8x6(wb_reg[TAGW-1:0], f_regs[c*48 +: 48]))))
                        | (wb_valid[1] & (wb_wid[WIDW +: WIDW] == f_wid[c*3 +: 3])
                        & (|(f_src[c*6 +: 6] & matches_8x6(wb_reg[TAGW +: TAGW],
                        f_regs[c*48 +: 48])))))));
            end

            // RF-H1
            always @* if (!rst) begin : RF_H1_3
                assume(~(slot_full[c] & ((wb_valid[0] & (wb_wid[WIDW-1:0] == slot_wid[c*3 +: 3])
                        & (|(slot_src_valid[c*6 +: 6] & matches_8x6(wb_reg[TAGW-1:0],
                        slot_reg[c*48 +: 48])))) | (wb_valid[1]
                        & (wb_wid[WIDW +: WIDW] == slot_wid[c*3 +: 3])
                        & (|(slot_src_valid[c*6 +: 6] & matches_8x6(wb_reg[TAGW +: TAGW],
                        slot_reg[c*48 +: 48])))))));
            end
        end
    endgenerate

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) RF_H1_4: assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[WIDW +: WIDW] == wb_wid[WIDW-1:0])
            & (wb_reg[TAGW +: TAGW] == wb_reg[TAGW-1:0])) ==
            (wb_phys[PHYSW +: PHYSW] == wb_phys[PHYSW-1:0])));

    wire [1:0] f_unfinished;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_ending
            assign f_unfinished[c] = (f_busy[c] & (|(exit & one_hot(f_wid[c*3 +: 3]))))
                    | (slot_full[c] & (|(exit & one_hot(slot_wid[c*3 +: 3]))));
        end
    endgenerate

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_1: assume(~(|f_unfinished));

    reg f_seen; // the pair has been named
    reg f_mine; // it is the register
    wire _issue_and = issue & (sel_wid == f_warp);
    wire [1:0] _joined = {wb_wid[WIDW +: WIDW] == f_warp, wb_wid[WIDW-1:0] == f_warp};
    wire [1:0] _wb_valid_and = wb_valid & _joined & {wb_reg[TAGW +: TAGW] == f_tag,
            wb_reg[TAGW-1:0] == f_tag};
    wire [7:0] f_access = {_wb_valid_and, _issue_and
            ? (inst_src_valid & matches_8x6(f_tag, inst_reg)) : 6'd0};
    wire [7:0] f_is_it = {wb_phys[PHYSW +: PHYSW] == f_reg, wb_phys[PHYSW-1:0] == f_reg,
            matches_9(f_reg, inst_phys)};
    wire f_mapped = f_seen ? f_mine : (|(f_access & f_is_it));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_5: assume(~(|(f_access & (f_is_it ^ {8{f_mapped}}))));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_6: assume(~(f_mapped &
            (|(wb_valid & {wb_phys[PHYSW +: PHYSW] == f_reg, wb_phys[PHYSW-1:0] == f_reg}
            & ~_wb_valid_and))));

    always @(posedge clk) f_mine <= f_mapped;
    reg f_lives; // it has issued, and not ended
    wire [7:0] _f_warp_one_hot = one_hot(f_warp);
    wire _some = |(exit & _f_warp_one_hot);
    always @(posedge clk)
        if (rst)
            f_lives <= 1'b0;
        else if (_issue_and)
            f_lives <= 1'b1;
        else if (_some)
            f_lives <= 1'b0;
    wire [1:0] _slot_full_and = slot_full & {slot_wid[5:3] == f_warp, slot_wid[2:0] == f_warp};
    wire [1:0] _or = (f_busy & {f_wid[5:3] == f_warp, f_wid[2:0] == f_warp}) | _slot_full_and;

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) CCU_K1_2:
            assert(~(|((f_unit_owned & {f_unit_wid[5:3] == f_warp, f_unit_wid[2:0] == f_warp})
            | _or)) | f_lives);

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) RF_H1_7: assume(~((launch_valid & (launch_wid == f_warp))
            & ((_issue_and | (|_or) | (|(wb_valid & _joined))) | f_lives)));

    always @(posedge clk)
        if (rst)
            f_seen <= 1'b0;
        else if (launch_valid & (launch_wid == f_warp))
            f_seen <= 1'b0;
        else if (|f_access)
            f_seen <= 1'b1;
    wire f_owns = f_unit_owned[f_unit] & (f_unit_wid[f_unit*3 +: 3] == f_warp);
    wire [7:0] f_here = f_own_valid & matches_8x8(f_tag, f_own_tag);
    wire _and = d_valid_in[f_unit] & (held_d_reg[f_unit*8 +: 8] == f_tag);
    wire [1:0] _and_2 = inv_valid_in[f_unit*2 +: 2] &
            {held_inv_reg[15:8] == f_tag, held_inv_reg[7:0] == f_tag};
    wire _some_2 = |{_and_2, _and};
    wire [5:0] _choice = (f_busy[f_unit] & (f_own_wid == f_warp))
            ? (f_own_f_src & matches_8x6(f_tag, f_own_regs)) : 6'd0;

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) CCU_K1_3: assert(~((f_owns & ((|f_here) | _some_2)) | (|_choice)) | f_seen);

    wire [5:0] _choice_2 = (slot_full[f_unit] & (slot_wid[f_unit*3 +: 3] == f_warp))
            ? (slot_src_valid[f_unit*6 +: 6] & matches_8x6(f_tag, slot_reg[f_unit*48 +: 48]))
            : 6'd0;

    // CCU-K1: Invariant: so was what waits in the slot.
    always @* if (!rst) CCU_K1_4: assert(~(|_choice_2) | f_seen);

    wire [5:0] f_next_named = (f_seen & f_mine) ? _choice_2 : 6'd0;
    wire f_own = f_owns & (f_seen & f_mine);
    wire [5:0] f_named = (f_seen & f_mine) ? _choice : 6'd0;
    (* hierconn *) wire [3:0] \u_bank_arbiter.in_flight_1 ;
    wire [3:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] f_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_unit_of
            // RF-I1: A unit is busy from the issue to the dispatch.
            always @* if (!rst) begin : RF_I1_1 assert(f_busy[c] == f_unit_busy[c]); end

            // RF-I1: It holds the instruction that was issued to it.
            always @* if (!rst) begin : RF_I1_2
                assert(~f_unit_busy[c] | ((f_unit_wid[c*3 +: 3] == f_wid[c*3 +: 3])
                        & (f_unit_src_valid[c*6 +: 6] == f_src[c*6 +: 6])));
            end

            wire [63:0] f_tags = f_unit_ct_own_tag[c*64 +: 64];

            for (k = 0; k < 6; k = k + 1) begin : f_slot_at
                // RF-M1: Invariant: a slot has one entry.
                always @* if (!rst) begin : RF_M1_1
                    assert(~(f_unit_busy[c] & f_unit_src_valid[6*c + k])
                            | ((|f_unit_entry[(6*c + k)*8 +: 8])
                            & at_most_one_8(f_unit_entry[(6*c + k)*8 +: 8])));
                end

                wire [2:0] _f_unit_entry_index_of = index_of(f_unit_entry[(6*c + k)*8 +: 8]);

                // CCU-A3: Invariant: the entry of a slot has its register.
                always @* if (!rst) begin : CCU_A3_1
                    assert(~(f_unit_busy[c] & f_unit_src_valid[6*c + k])
                            | (f_tags[_f_unit_entry_index_of*8 +: 8] == f_regs[(6*c + k)*8 +: 8]));
                end
            end

            wire [5:0] _by_any_f_bank_arbiter_in_flight_1 = (|f_bank_arbiter_in_flight_1[c*2 +: 2])
                    ? one_hot_2(f_bank_arbiter_in_flight_slot_1[c*3 +: 3]) : 6'd0;
            wire [5:0] f_asked = f_bank_arbiter_collector_pend[c*6 +: 6]
                    | _by_any_f_bank_arbiter_in_flight_1;
            wire [5:0] f_needs = f_unit_busy[c] ? f_unit_src_valid[c*6 +: 6] : 6'd0;
            wire [5:0] f_waits = f_needs & ~f_unit_ready[c*6 +: 6];

            // RF-M1: What is queued or in flight is waited for, and there once.
            always @* if (!rst) begin : RF_M1_2
                assert(~(|(f_bank_arbiter_collector_pend[c*6 +: 6]
                        & _by_any_f_bank_arbiter_in_flight_1)) & ~(|(f_asked & ~f_waits)));
            end

            for (e = 0; e < 8; e = e + 1) begin : f_entry
                wire [5:0] f_slots_of;

                for (k = 0; k < 6; k = k + 1) begin : f_slot_of
                    assign f_slots_of[k] = f_unit_entry[48*c + e + 8*k];
                end

                // RF-M1: Invariant: an entry is read once, and ready for all its slots.
                always @* if (!rst) begin : RF_M1_3
                    assert(at_most_one_6(f_asked & f_slots_of)
                            & ~((|(f_waits & f_slots_of)) & (|(f_needs & f_unit_ready[c*6 +: 6]
                            & f_slots_of))));
                end

                // RF-M1: What a unit waits for is queued or in flight.
                always @* if (!rst) begin : RF_M1_4
                    assert((|(f_waits & f_slots_of)) == (|(f_asked & f_slots_of)));
                end
            end

            for (d = c + 1; d < 2; d = d + 1) begin : f_other
                // CCU-I1: At most one unit belongs to a warp.
                always @* if (!rst) begin : CCU_I1_1
                    assert(~((f_unit_owned[c] & f_unit_owned[d]
                            & (f_unit_wid[c*3 +: 3] == f_unit_wid[d*3 +: 3]))
                            & ~(f_given_away[c] | f_given_away[d])));
                end
            end
        end
    endgenerate

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction
    always @(posedge clk) if (enters[f_unit]) f_meta <= slot_meta[f_unit*META_W +: META_W];

    // RF-I1: So does its metadata.
    always @* if (!rst) RF_I1_3: assert(~f_unit_busy[f_unit]
            | (f_unit_meta[f_unit*META_W +: META_W] == f_meta));

    reg [2:0] f_class; // class of the unit's instruction
    always @(posedge clk) if (enters[f_unit]) f_class <= slot_class[f_unit*3 +: 3];

    // RF-T2: Duty: it is one of the classes.
    always @* if (!rst) RF_T2_1: assume(|one_hot(inst_class));

    wire [7:0] _f_class_one_hot = one_hot(f_class);

    // RF-T2: Invariant: one of them it stays.
    always @* if (!rst) RF_T2_2: assert(~f_unit_busy[f_unit] | (|_f_class_one_hot));

    // RF-T2: Invariant: the unit has the class that was given.
    always @* if (!rst) RF_T2_3: assert(~f_unit_busy[f_unit]
            | (f_unit_op_class[f_unit*8 +: 8] == _f_class_one_hot));

    // RF-T2: It leaves with its instruction.
    always @* if (!rst) RF_T2_4: assert(~disp_sel[f_unit] | (disp_class == f_class));

    // RF-T1: Only a unit that is free or gets free now is given away.
    always @* if (!rst) RF_T1_1: assert(~(f_unit_busy[f_unit] & ~take[f_unit]) | ~enters[f_unit]);

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~disp_sel[f_unit]
            | (disp_valid & (disp_wid == f_own_wid) & (disp_src_valid == f_own_f_src)
            & (disp_meta == f_meta)));

    reg [3:0] f_inside; // issued - dispatched
    always @(posedge clk)
        if (rst)
            f_inside <= 4'd0;
        else
            f_inside <= (f_inside + {3'd0, issue}) - {3'd0, disp_valid};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_4({slot_full, f_unit_busy})});

    reg [4:0] f_requests_left; // modulo
    wire [5:0] _or_2 = ({6{slot_chosen[0]}} & slot_src_valid[5:0])
            | ({6{slot_chosen[1]}} & slot_src_valid[11:6]);
    always @(posedge clk)
        if (rst)
            f_requests_left <= 5'd0;
        else
            f_requests_left <= (f_requests_left + ({2'd0, count_ones_6((|enters) ? _or_2 : 6'd0)}
                    - {2'd0, count_ones_6((|enters) ? (_or_2 & ~miss) : 6'd0)}))
                    - {3'd0, count_ones_2(bank_en & ~bank_we)};

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) RF_C3_1: assert(f_requests_left ==
            {1'b0, count_ones_12(f_bank_arbiter_collector_pend)});

    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [15:0] f_bank_f_row;
    wire [9:0] f_bank_f_lane;
    wire [2*LANE_W-1:0] f_bank_f_word;
    wire [1:0] f_bank_f_word_known;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \bank 
        (* hierconn *) wire [7:0] \u_sram.f_row ;
        assign f_bank_f_row[f_i*8 +: 8] = \u_sram.f_row ;
        (* hierconn *) wire [4:0] \u_sram.f_lane ;
        assign f_bank_f_lane[f_i*5 +: 5] = \u_sram.f_lane ;
        (* hierconn *) wire [LANE_W-1:0] \u_sram.f_word ;
        assign f_bank_f_word[f_i*LANE_W +: LANE_W] = \u_sram.f_word ;
        (* hierconn *) wire \u_sram.f_word_known ;
        assign f_bank_f_word_known[f_i] = \u_sram.f_word_known ;
    end endgenerate

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume((f_bank_f_row[7:0] == f_reg[8:1])
            & (f_bank_f_row[15:8] == f_reg[8:1]));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume((f_bank_f_lane[4:0] == f_lane)
            & (f_bank_f_lane[9:5] == f_lane));

    wire _f_reg_0 = f_reg[0];
    wire [LANE_W-1:0] f_value = f_bank_f_word[_f_reg_0*LANE_W +: LANE_W];
    wire f_known_value = f_bank_f_word_known[_f_reg_0];

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_f_lane[4:0] == f_lane)
            & (f_unit_f_lane[9:5] == f_lane));

    reg f_written; // in the last cycle
    reg [LANE_W-1:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [LANE_W-1:0] f_old; // what was in it
    wire _and_3 = (wb_valid[0] & (wb_phys[PHYSW-1:0] == f_reg)) & wb_ready[0] & wb_mask[f_lane];
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_4 = (wb_valid[1] & (wb_phys[PHYSW +: PHYSW] == f_reg)) & wb_ready[1]
            & wb_mask[_f_lane_etc];
    always @(posedge clk)
        if (rst) begin
            f_written <= 1'b0;
            f_had <= 1'b0;
        end else begin
            f_written <= _and_3 | _and_4;
            f_had <= f_known_value;
        end
    always @(posedge clk) begin
        f_wdata <= ({LANE_W{_and_3}} & wb_data[f_lane*LANE_W +: LANE_W])
                | ({LANE_W{_and_4}} & wb_data[_f_lane_etc*LANE_W +: LANE_W]);
        f_old <= f_value;
    end

    // RF-W1: An accepted write-back is in the register.
    always @* if (!rst) RF_W1_4: assert(~f_written | (f_known_value & (f_value == f_wdata)));

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_5: assert(~(f_had & ~f_written)
            | (f_known_value & (f_value == f_old)));

    wire [8*LANE_W-1:0] f_own_words = f_unit_f_words[f_unit*8*LANE_W +: 8*LANE_W];
    wire [7:0] f_own_waits = select(f_unit_busy[f_unit] ? (f_own_src & ~f_own_ready) : 6'd0,
            f_own_entry);
    wire [7:0] _f_here_and = f_here & (f_unit_lock[f_unit*8 +: 8] | {8{~f_given_away[f_unit]}});

    generate
        for (e = 0; e < 8; e = e + 1) begin : f_copy
            // CCU-I4: A valid entry that is not waiting equals the register file.
            always @* if (!rst) begin : CCU_I4_1
                assert(~((f_own & f_had) & _f_here_and[e] & ~f_own_waits[e])
                        | (f_own_words[e*LANE_W +: LANE_W] == f_old));
            end
        end
    endgenerate

    reg [LANE_W-1:0] f_want; // the register when it was issued
    reg f_sure; // it was known then
    always @(posedge clk)
        if (enters[f_unit])
            f_want <= f_value;
    always @(posedge clk)
        if (rst)
            f_sure <= 1'b0;
        else if (enters[f_unit])
            f_sure <= f_known_value;

    // CCU-I10: Invariant: a source keeps its value until it is dispatched.
    always @* if (!rst) CCU_I10_1: assert(~((|f_named) & f_sure)
            | (f_known_value & (f_want == f_value)));

    // CCU-I10: Invariant: nor was it written in the last cycle.
    always @* if (!rst) CCU_I10_2: assert(~((|f_named) & f_written));

    wire [1:0] f_from = rd_sel[f_unit*2 +: 2];
    wire [2*LANE_W-1:0] f_rdata;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_rdata_of
            wire [32*LANE_W-1:0] f_lanes = bank_rdata[i*LANES*LANE_W +: LANES*LANE_W];
            assign f_rdata[i*LANE_W +: LANE_W] = f_lanes[f_lane*LANE_W +: LANE_W];
        end
    endgenerate

    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0*LANE_W +: LANE_W];

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) RF_M2_1: assert(~((|(one_hot_2(s_slot[f_unit*3 +: 3]) & f_named))
            & (|f_from)) | ((f_from == {_f_reg_0, ~_f_reg_0})
            & (~f_known_value | (f_read == f_value))));

    wire [107:0] f_bank_arbiter_collector_slot_phys;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        for (f_j = 0; f_j < 6; f_j = f_j + 1) begin : \slot 
            (* hierconn *) wire [8:0] \phys ;
            assign f_bank_arbiter_collector_slot_phys[(f_i*6 + f_j)*9 +: 9] = \phys ;
        end
    end endgenerate
    wire [53:0] f_own_phys = f_bank_arbiter_collector_slot_phys[f_unit*54 +: 54];
    wire [6*LANE_W-1:0] f_out;

    generate
        for (i = 0; i < 6; i = i + 1) begin : f_out_of
            wire [32*LANE_W-1:0] f_lanes = disp_data[i*LANES*LANE_W +: LANES*LANE_W];
            assign f_out[i*LANE_W +: LANE_W] = f_lanes[f_lane*LANE_W +: LANE_W];
        end
    endgenerate

    wire _and_5 = disp_sel[f_unit] & f_sure;

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_operand
            // RF-M1: What is queued for a source is its register.
            always @* if (!rst) begin : RF_M1_5
                assert(~(f_named[k] & f_own_pend[k]) | (f_own_phys[k*9 +: 9] == f_reg));
            end

            // CCU-I10: A delivered operand equals the register file, as it was at issue.
            always @* if (!rst) begin : CCU_I10_3
                assert(~(_and_5 & f_named[k]) | (f_out[k*LANE_W +: LANE_W] == f_want));
            end
        end
    endgenerate

    reg f_in_slot; // issued to the unit, and not allocated
    always @(posedge clk)
        if (rst)
            f_in_slot <= 1'b0;
        else
            f_in_slot <= grant[f_unit] | (f_in_slot & ~enters[f_unit]);

    // RF-P4: A slot is full from the issue to the allocation.
    always @* if (!rst) RF_P4_1: assert((slot_full[f_unit] == f_in_slot)
            & ~(grant[f_unit] & slot_full[f_unit]) & (~enters[f_unit] | slot_full[f_unit]));

    // RF-P4: The allocator sees whether it is.
    always @* if (!rst) RF_P4_2: assert(slot_empty == ~slot_full);

    reg [2:0] f_slot_wid; // its warp
    always @(posedge clk) if (grant[f_unit]) f_slot_wid <= sel_wid;

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_3: assert(~slot_full[f_unit]
            | (slot_wid[f_unit*3 +: 3] == f_slot_wid));

    reg [META_W-1:0] f_slot_meta; // its metadata
    always @(posedge clk) if (grant[f_unit]) f_slot_meta <= inst_meta;

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_4: assert(~slot_full[f_unit]
            | (slot_meta[f_unit*META_W +: META_W] == f_slot_meta));

    reg [5:0] f_slot_src; // its operands
    always @(posedge clk) if (grant[f_unit]) f_slot_src <= inst_src_valid;

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_5: assert(~slot_full[f_unit]
            | (slot_src_valid[f_unit*6 +: 6] == f_slot_src));

    reg [5:0] f_slot_near; // their reuse
    always @(posedge clk) if (grant[f_unit]) f_slot_near <= inst_near;

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_6: assert(~slot_full[f_unit]
            | (slot_near[f_unit*6 +: 6] == f_slot_near));

    reg [47:0] f_slot_regs; // their registers
    always @(posedge clk) if (grant[f_unit]) f_slot_regs <= inst_reg;

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_7: assert(~slot_full[f_unit]
            | (slot_reg[f_unit*48 +: 48] == f_slot_regs));

    reg [53:0] f_slot_phys; // their physical registers
    always @(posedge clk) if (grant[f_unit]) f_slot_phys <= inst_phys;
    wire [53:0] _value = slot_phys[f_unit*54 +: 54];

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_8: assert(~slot_full[f_unit] | (_value == f_slot_phys));

    reg [2:0] f_slot_class; // its class
    always @(posedge clk) if (grant[f_unit]) f_slot_class <= inst_class;

    // RF-P4: It keeps what was issued.
    always @* if (!rst) RF_P4_9: assert(~slot_full[f_unit]
            | (slot_class[f_unit*3 +: 3] == f_slot_class));

    // RF-T2: Invariant: its class is one of them.
    always @* if (!rst) RF_T2_5: assert(~slot_full[f_unit] | (|one_hot(slot_class[f_unit*3 +: 3])));

    // RF-P5: At most one slot is emptied, into a unit that is free or taken.
    always @* if (!rst) RF_P5_1: assert(at_most_one_2(enters)
            & ~(|(enters & ~(~f_unit_busy | take))) & ~(|(enters & ~slot_full)));

    // RF-P5: The lowest slot of a free unit.
    always @* if (!rst) RF_P5_2: assert(~(|(slot_full & ~f_unit_busy))
            | (enters == first_one(slot_full & ~f_unit_busy)));

    wire [1:0] f_slots_waiting = slot_full & cand;

    // RF-P5: Without one, that of a unit that is taken, if no other one is complete.
    always @* if (!rst) RF_P5_3: assert(~(~(|(slot_full & ~f_unit_busy))
            & at_most_one_2(f_slots_waiting)) | (enters == (f_slots_waiting & take)));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_1: assert((~slot_full[0]
            | (f_unit_slot_0_later_1_shared[0] == (slot_src_valid[0] & slot_src_valid[1]
            & (slot_reg[7:0] == slot_reg[15:8])))) & (~slot_full[1]
            | (f_unit_slot_0_later_1_shared[1] == (slot_src_valid[6] & slot_src_valid[7]
            & (slot_reg[55:48] == slot_reg[63:56])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_2: assert((~slot_full[0]
            | (f_unit_slot_0_later_2_shared[0] == (slot_src_valid[0] & slot_src_valid[2]
            & (slot_reg[7:0] == slot_reg[23:16])))) & (~slot_full[1]
            | (f_unit_slot_0_later_2_shared[1] == (slot_src_valid[6] & slot_src_valid[8]
            & (slot_reg[55:48] == slot_reg[71:64])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_3: assert((~slot_full[0]
            | (f_unit_slot_0_later_3_shared[0] == (slot_src_valid[0] & slot_src_valid[3]
            & (slot_reg[7:0] == slot_reg[31:24])))) & (~slot_full[1]
            | (f_unit_slot_0_later_3_shared[1] == (slot_src_valid[6] & slot_src_valid[9]
            & (slot_reg[55:48] == slot_reg[79:72])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_4: assert((~slot_full[0]
            | (f_unit_slot_0_later_4_shared[0] == (slot_src_valid[0] & slot_src_valid[4]
            & (slot_reg[7:0] == slot_reg[39:32])))) & (~slot_full[1]
            | (f_unit_slot_0_later_4_shared[1] == (slot_src_valid[6] & slot_src_valid[10]
            & (slot_reg[55:48] == slot_reg[87:80])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_5: assert((~slot_full[0]
            | (f_unit_slot_0_later_5_shared[0] == (slot_src_valid[0] & slot_src_valid[5]
            & (slot_reg[7:0] == slot_reg[47:40])))) & (~slot_full[1]
            | (f_unit_slot_0_later_5_shared[1] == (slot_src_valid[6] & slot_src_valid[11]
            & (slot_reg[55:48] == slot_reg[95:88])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_6: assert((~slot_full[0]
            | (f_unit_slot_1_later_2_shared[0] == (slot_src_valid[1] & slot_src_valid[2]
            & (slot_reg[15:8] == slot_reg[23:16])))) & (~slot_full[1]
            | (f_unit_slot_1_later_2_shared[1] == (slot_src_valid[7] & slot_src_valid[8]
            & (slot_reg[63:56] == slot_reg[71:64])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_7: assert((~slot_full[0]
            | (f_unit_slot_1_later_3_shared[0] == (slot_src_valid[1] & slot_src_valid[3]
            & (slot_reg[15:8] == slot_reg[31:24])))) & (~slot_full[1]
            | (f_unit_slot_1_later_3_shared[1] == (slot_src_valid[7] & slot_src_valid[9]
            & (slot_reg[63:56] == slot_reg[79:72])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_8: assert((~slot_full[0]
            | (f_unit_slot_1_later_4_shared[0] == (slot_src_valid[1] & slot_src_valid[4]
            & (slot_reg[15:8] == slot_reg[39:32])))) & (~slot_full[1]
            | (f_unit_slot_1_later_4_shared[1] == (slot_src_valid[7] & slot_src_valid[10]
            & (slot_reg[63:56] == slot_reg[87:80])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_9: assert((~slot_full[0]
            | (f_unit_slot_1_later_5_shared[0] == (slot_src_valid[1] & slot_src_valid[5]
            & (slot_reg[15:8] == slot_reg[47:40])))) & (~slot_full[1]
            | (f_unit_slot_1_later_5_shared[1] == (slot_src_valid[7] & slot_src_valid[11]
            & (slot_reg[63:56] == slot_reg[95:88])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_10: assert((~slot_full[0]
            | (f_unit_slot_2_later_3_shared[0] == (slot_src_valid[2] & slot_src_valid[3]
            & (slot_reg[23:16] == slot_reg[31:24])))) & (~slot_full[1]
            | (f_unit_slot_2_later_3_shared[1] == (slot_src_valid[8] & slot_src_valid[9]
            & (slot_reg[71:64] == slot_reg[79:72])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_11: assert((~slot_full[0]
            | (f_unit_slot_2_later_4_shared[0] == (slot_src_valid[2] & slot_src_valid[4]
            & (slot_reg[23:16] == slot_reg[39:32])))) & (~slot_full[1]
            | (f_unit_slot_2_later_4_shared[1] == (slot_src_valid[8] & slot_src_valid[10]
            & (slot_reg[71:64] == slot_reg[87:80])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_12: assert((~slot_full[0]
            | (f_unit_slot_2_later_5_shared[0] == (slot_src_valid[2] & slot_src_valid[5]
            & (slot_reg[23:16] == slot_reg[47:40])))) & (~slot_full[1]
            | (f_unit_slot_2_later_5_shared[1] == (slot_src_valid[8] & slot_src_valid[11]
            & (slot_reg[71:64] == slot_reg[95:88])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_13: assert((~slot_full[0]
            | (f_unit_slot_3_later_4_shared[0] == (slot_src_valid[3] & slot_src_valid[4]
            & (slot_reg[31:24] == slot_reg[39:32])))) & (~slot_full[1]
            | (f_unit_slot_3_later_4_shared[1] == (slot_src_valid[9] & slot_src_valid[10]
            & (slot_reg[79:72] == slot_reg[87:80])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_14: assert((~slot_full[0]
            | (f_unit_slot_3_later_5_shared[0] == (slot_src_valid[3] & slot_src_valid[5]
            & (slot_reg[31:24] == slot_reg[47:40])))) & (~slot_full[1]
            | (f_unit_slot_3_later_5_shared[1] == (slot_src_valid[9] & slot_src_valid[11]
            & (slot_reg[79:72] == slot_reg[95:88])))));

    // RF-P3: So are slots with one register.
    always @* if (!rst) RF_P3_15: assert((~slot_full[0]
            | (f_unit_slot_4_later_5_shared[0] == (slot_src_valid[4] & slot_src_valid[5]
            & (slot_reg[39:32] == slot_reg[47:40])))) & (~slot_full[1]
            | (f_unit_slot_4_later_5_shared[1] == (slot_src_valid[10] & slot_src_valid[11]
            & (slot_reg[87:80] == slot_reg[95:88])))));

    // RF-P4: Invariant: a slot is empty in the cycle after its instruction left it.
    always @* if (!rst) RF_P4_10: assert(~(|(f_unit_touch & slot_full)));

    wire [1:0] f_held_valid = d_valid_in;
    wire [15:0] f_held_regs = held_d_reg;
    wire [3:0] f_held_inv = inv_valid_in;
    wire [5:0] f_next_owner;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_next
            assign f_next_owner[c*3 +: 3] = slot_full[c] ? slot_wid[c*3 +: 3]
                    : f_unit_wid[c*3 +: 3];
        end
    endgenerate

    wire [1:0] f_next_valid = owned_ahead;
    wire [5:0] f_next_wid = owner_ahead;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_holding
            // RF-P4: Scheduler and allocator see the next owner.
            always @* if (!rst) begin : RF_P4_11
                assert((f_next_valid[c] == (f_unit_owned[c] | slot_full[c]))
                        & (~f_next_valid[c] | (f_next_wid[c*3 +: 3] == f_next_owner[c*3 +: 3])));
            end

            for (d = c + 1; d < 2; d = d + 1) begin : f_next_other
                // CCU-I1: Nor will two units belong to a warp, after the slots.
                always @* if (!rst) begin : CCU_I1_2
                    assert(~(((f_unit_owned[c] | slot_full[c]) & (f_unit_owned[d] | slot_full[d]))
                            & (f_next_owner[c*3 +: 3] == f_next_owner[d*3 +: 3])));
                end
            end

            wire f_owners = f_busy[c] & (f_wid[c*3 +: 3] == f_unit_wid[c*3 +: 3]);
            wire f_owners_next = slot_full[c] & (slot_wid[c*3 +: 3] == f_unit_wid[c*3 +: 3]);

            // RF-P2: A result that is held is the owner's, and no source.
            always @* if (!rst) begin : RF_P2_1
                assert((~f_held_valid[c] | (f_unit_owned[c]
                        & ~(f_owners & (|(f_src[c*6 +: 6] & matches_8x6(f_held_regs[c*8 +: 8],
                        f_regs[c*48 +: 48])))) & ~(f_owners_next
                        & (|(slot_src_valid[c*6 +: 6] & matches_8x6(f_held_regs[c*8 +: 8],
                        slot_reg[c*48 +: 48])))))) & (~f_held_inv[2*c]
                        | (f_unit_owned[c] &
                        ~(f_owners & (|(f_src[c*6 +: 6] & matches_8x6(held_inv_reg[7:0],
                        f_regs[c*48 +: 48])))) & ~(f_owners_next
                        & (|(slot_src_valid[c*6 +: 6] & matches_8x6(held_inv_reg[7:0],
                        slot_reg[c*48 +: 48])))))) & (~f_held_inv[2*c + 1]
                        | (f_unit_owned[c] &
                        ~(f_owners & (|(f_src[c*6 +: 6] & matches_8x6(held_inv_reg[15:8],
                        f_regs[c*48 +: 48])))) & ~(f_owners_next
                        & (|(slot_src_valid[c*6 +: 6] & matches_8x6(held_inv_reg[15:8],
                        slot_reg[c*48 +: 48])))))));
            end

            // RF-P7: An allocation meets no D write.
            always @* if (!rst) begin : RF_P7_1
                assert(~(enters[c] & f_held_valid[c]));
            end

            wire [63:0] f_tags_now = f_unit_ct_own_tag[c*64 +: 64];

            for (k = 0; k < 6; k = k + 1) begin : f_looked
                wire [7:0] f_next_reg = slot_reg[(6*c + k)*8 +: 8];

                // RF-P3: What was looked up is where it was found.
                always @* if (!rst) begin : RF_P3_16
                    assert(~slot_full[c] | (f_unit_seen[(6*c + k)*8 +: 8] ==
                            (slot_src_valid[6*c + k] ? (f_unit_valid[c*8 +: 8]
                            & matches_8x8(f_next_reg, f_tags_now)) : 8'd0)));
                end

                wire [5:0] f_alike = slot_src_valid[6*c + k]
                        ? (slot_src_valid[c*6 +: 6] & matches_8x6(f_next_reg, slot_reg[c*48 +: 48]))
                        : 6'd0;
                wire [5:0] f_from_it = ({6{1'b1}} << k);
                wire [5:0] f_above_it = ({6{1'b1}} << (k + 1));

                // RF-P3: The slots that name a register first, and last.
                always @* if (!rst) begin : RF_P3_17
                    assert(~slot_full[c] | ((f_unit_lead[6*c + k] ==
                            (slot_src_valid[6*c + k] & ~(|(f_alike & ~f_from_it))))
                            & (f_unit_last[6*c + k] == (slot_src_valid[6*c + k]
                            & ~(|(f_alike & f_above_it))))));
                end
            end
        end
    endgenerate

    wire _some_3 = |_slot_full_and;

    // RF-P8: A warp is blocked iff its instruction is in a slot.
    always @* if (!rst) RF_P8_1: assert((|(blocked & _f_warp_one_hot)) == _some_3);

    // RF-P8: It is selected only without one.
    always @* if (!rst) RF_P8_2: assert(~_some_3 | ~(sel_valid & (sel_wid == f_warp)));

    wire [31:0] f_mask_0 = held_d_mask[f_unit*32 +: 32];
    wire [32*LANE_W-1:0] f_held_0 = held_d_data[f_unit*32*LANE_W +: 32*LANE_W];

    // RF-P2: A result that is held is what was written.
    always @* if (!rst) RF_P2_2: assert(~(f_own & _and)
            | ((f_mask_0[f_lane] == f_written) & (~f_mask_0[f_lane]
            | (f_held_0[f_lane*LANE_W +: LANE_W] == f_wdata))));

    // RF-P2: Invariant: only what was written became known.
    always @* if (!rst) RF_P2_3: assert(~f_own | (f_known_value == (f_had | f_written)));

    // RF-P6: What was written to a register that is in the unit is held for it, unless the unit is
    // given away.
    always @* if (!rst) RF_P6_1: assert(~(f_own & ~f_given_away[f_unit] & (|f_here) & f_written)
            | _some_2);

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_held_for
            // RF-P4: The physical registers of what is held are those of its operands.
            always @* if (!rst) begin : RF_P4_12
                assert(~f_next_named[k] | (_value[k*9 +: 9] == f_reg));
            end
        end
    endgenerate

    reg f_sent; // accepted in the last cycle
    wire _and_6 = (wb_valid[0] & wb_ready[0] & (wb_wid[WIDW-1:0] == f_warp)) & wb_near[0];
    wire _or_3 = (_and_6 & (wb_valid[0] & (wb_wid[WIDW-1:0] == f_warp)
            & (wb_reg[TAGW-1:0] == f_tag)) & (&wb_mask[LANES-1:0]))
            | (((wb_valid[1] & wb_ready[1] & (wb_wid[WIDW +: WIDW] == f_warp)) & wb_near[1])
            & ~_and_6 & (wb_valid[1] & (wb_wid[WIDW +: WIDW] == f_warp)
            & (wb_reg[TAGW +: TAGW] == f_tag)) & (&wb_mask[LANES +: LANES]));
    always @(posedge clk)
        if (rst)
            f_sent <= 1'b0;
        else
            f_sent <= (f_owns & _or_3) & ~(_some | (slot_full[f_unit]
                    & (slot_wid[f_unit*3 +: 3] != f_warp)));
    wire [1:0] _slot_full_and_2 = slot_full & (~f_unit_busy | cand);
    wire _f_sent_and = f_sent & ~_slot_full_and_2[f_unit];

    // RF-P2: It reaches the first D port.
    always @* if (!rst) RF_P2_4: assert(~_f_sent_and
            | (f_owns & _and & (&held_d_mask[f_unit*32 +: 32]) & held_d_near[f_unit]));

    // RF-P7: Or it invalidates, where an instruction may enter.
    always @* if (!rst) RF_P7_2: assert(~(f_sent & _slot_full_and_2[f_unit]) | (|_and_2));

    reg f_stored; // it reached the unit
    always @(posedge clk)
        if (rst)
            f_stored <= 1'b0;
        else
            f_stored <= _f_sent_and & ~enters[f_unit] & ~_some & (|(~f_unit_lock[f_unit*8 +: 8]));

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) RF_M3_1: assert(~f_stored | ((|f_here) & (|(f_here & f_own_near))));

    wire [1:0] f_ahead;
    wire [11:0] f_reads_ahead;
    wire [1:0] f_unit_bit = {f_unit, ~f_unit};

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_before
            wire [1:0] f_older_than = older[c*NCU +: NCU];
            wire f_is_ahead = f_older_than[f_unit];
            assign f_ahead[c] = f_is_ahead;
            assign f_reads_ahead[c*6 +: 6] = (f_is_ahead | f_unit_bit[c])
                    ? f_bank_arbiter_collector_pend[c*6 +: 6] : 6'd0;
        end
    endgenerate

    reg [5:0] f_waited; // such cycles
    always @(posedge clk)
        if (rst)
            f_waited <= 6'd0;
        else if (~f_unit_busy[f_unit] | take[f_unit])
            f_waited <= 6'd0;
        else if (~(|bank_we) & (&disp_ready))
            f_waited <= f_waited + 6'd1;

    // CCU-I9: A busy unit is dispatched within 16 such cycles.
    always @* if (!rst) CCU_I9_1: assert(~f_unit_busy[f_unit] | (f_waited < 6'd16));

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) CCU_I9_2: assert(~f_unit_busy[f_unit]
            | ((f_waited + (({2'd0, count_ones_12(f_reads_ahead)}
            + ((|f_own_pend) ? 6'd1 : (|f_bank_arbiter_in_flight_1[f_unit*2 +: 2]) ? 6'd1 : 6'd0))
            + ({4'd0, count_ones_2(f_ahead & f_unit_busy)} + {5'd0, ~cand[f_unit]}))) < 6'd16));
`endif
