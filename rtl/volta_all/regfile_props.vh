// Properties of regfile, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

    genvar e;
    genvar d;
    genvar i;

    // Which items have that value.
    function automatic [5:0] matches_9x6(input [8:0] v, input [53:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                matches_9x6[bit_number] = items[bit_number*9 +: 9] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [7:0] matches_9x8(input [8:0] v, input [71:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                matches_9x8[bit_number] = items[bit_number*9 +: 9] == v;
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
    function automatic [5:0] one_hot_3x6(input [2:0] v);
        one_hot_3x6 = 6'd1 << v;
    endfunction

    // No two bits are set.
    function automatic at_most_one_6(input [5:0] v);
        at_most_one_6 = ~(|(v & (v - 6'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot_3x8(input [2:0] v);
        one_hot_3x8 = 8'd1 << v;
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
    function automatic [2:0] count_ones_6(input [5:0] v);
        integer bit_number;
        begin
            count_ones_6 = 3'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[bit_number]};
        end
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
    function automatic [3:0] count_ones_12(input [11:0] v);
        integer bit_number;
        begin
            count_ones_12 = 4'd0;
            for (bit_number = 0; bit_number < 12; bit_number = bit_number + 1)
                count_ones_12 = count_ones_12 + {3'd0, v[bit_number]};
        end
    endfunction

    // Which items have that value.
    function automatic [3:0] matches_7(input [6:0] v, input [27:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1)
                matches_7[bit_number] = items[bit_number*7 +: 7] == v;
        end
    endfunction

    // Which items have that value.
    function automatic [3:0] matches_5(input [4:0] v, input [19:0] items);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1)
                matches_5[bit_number] = items[bit_number*5 +: 5] == v;
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
`ifdef WARPSMITH_FORMAL
    reg f_unit; // an arbitrary unit
    reg [3:0] f_warp; // an arbitrary warp
    reg [8:0] f_tag; // an arbitrary register of it
    reg [8:0] f_reg; // an arbitrary physical register
    always @(posedge clk) begin
        f_unit <= f_unit;
        f_warp <= f_warp;
        f_tag <= f_tag;
        f_reg <= f_reg;
    end
    wire [1:0] f_unit_busy;
    wire [1:0] f_unit_owned;
    wire [7:0] f_unit_wid;
    wire [11:0] f_unit_src_valid;
    wire [11:0] f_unit_ready;
    wire [15:0] f_unit_valid;
    wire [15:0] f_unit_lock;
    wire [15:0] f_unit_near;
    wire [2*META_W-1:0] f_unit_meta;
    wire [95:0] f_unit_entry;
    wire [1:0] f_unit_looks;
    wire [17:0] f_unit_second_tag;
    wire [1:0] f_unit_zero;
    wire [17:0] f_unit_found_place;
    wire [15:0] f_unit_op_class;
    wire [9:0] f_unit_f_lane;
    wire [511:0] f_unit_f_words;
    genvar f_i;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \unit 
        (* hierconn *) wire \u_ccu.busy ;
        assign f_unit_busy[f_i] = \u_ccu.busy ;
        (* hierconn *) wire \u_ccu.owned ;
        assign f_unit_owned[f_i] = \u_ccu.owned ;
        (* hierconn *) wire [3:0] \u_ccu.wid ;
        assign f_unit_wid[f_i*4 +: 4] = \u_ccu.wid ;
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
        (* hierconn *) wire \u_ccu.looks ;
        assign f_unit_looks[f_i] = \u_ccu.looks ;
        (* hierconn *) wire [8:0] \u_ccu.second_tag ;
        assign f_unit_second_tag[f_i*9 +: 9] = \u_ccu.second_tag ;
        (* hierconn *) wire \u_ccu.zero ;
        assign f_unit_zero[f_i] = \u_ccu.zero ;
        (* hierconn *) wire [8:0] \u_ccu.found_place ;
        assign f_unit_found_place[f_i*9 +: 9] = \u_ccu.found_place ;
        (* hierconn *) wire [7:0] \u_ccu.op_class ;
        assign f_unit_op_class[f_i*8 +: 8] = \u_ccu.op_class ;
        (* hierconn *) wire [4:0] \u_ccu.f_lane ;
        assign f_unit_f_lane[f_i*5 +: 5] = \u_ccu.f_lane ;
        (* hierconn *) wire [255:0] \u_ccu.f_words ;
        assign f_unit_f_words[f_i*256 +: 256] = \u_ccu.f_words ;
    end endgenerate
    wire [143:0] f_unit_ct_own_tag;
    genvar f_j;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \unit 
        for (f_j = 0; f_j < 8; f_j = f_j + 1) begin : \u_ccu.ct 
            (* hierconn *) wire [8:0] \own_tag ;
            assign f_unit_ct_own_tag[(f_i*8 + f_j)*9 +: 9] = \own_tag ;
        end
    end endgenerate
    wire [11:0] f_bank_arbiter_collector_pend;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        (* hierconn *) wire [5:0] \pend ;
        assign f_bank_arbiter_collector_pend[f_i*6 +: 6] = \pend ;
    end endgenerate
    reg [1:0] f_busy; // issued to the unit
    always @(posedge clk)
        if (rst)
            f_busy <= 2'd0;
        else
            f_busy <= renamed_unit | (f_busy & ~(disp_valid ? disp_sel : 2'd0));
    wire [7:0] f_wid;
    wire [11:0] f_src;
    wire [107:0] f_regs;
    wire [1:0] f_imov;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_issued
            reg [3:0] f_its_wid; // the warp of what was issued
            reg [5:0] f_its_src; // its operands
            reg [53:0] f_its_regs; // their registers
            always @(posedge clk)
                if (renamed_unit[c]) begin
                    f_its_wid <= renamed_wid;
                    f_its_src <= renamed_src_valid;
                end
            always @(posedge clk)
                if (renamed_unit[c])
                    f_its_regs <= renamed_phys;
                else if (f_unit_looks[c])
                    f_its_regs[8:0] <= f_unit_second_tag[c*9 +: 9];
            reg f_its_imov; // it is an Indirect-MOV
            always @(posedge clk) if (renamed_unit[c]) f_its_imov <= inst_imov & ~uop_valid;
            assign f_imov[c] = f_its_imov;
            assign f_wid[c*4 +: 4] = f_its_wid;
            assign f_src[c*6 +: 6] = f_its_src;
            assign f_regs[c*54 +: 54] = f_its_regs;
        end
    endgenerate

    wire [5:0] f_own_src = f_unit_src_valid[f_unit*6 +: 6];
    wire [5:0] f_own_ready = f_unit_ready[f_unit*6 +: 6];
    wire [7:0] f_own_valid = f_unit_valid[f_unit*8 +: 8];
    wire [7:0] f_own_near = f_unit_near[f_unit*8 +: 8];
    wire [47:0] f_own_entry = f_unit_entry[f_unit*48 +: 48];
    wire [71:0] f_own_tag = f_unit_ct_own_tag[f_unit*72 +: 72];
    wire [5:0] f_own_pend = f_bank_arbiter_collector_pend[f_unit*6 +: 6];
    wire [3:0] f_own_wid = f_wid[f_unit*4 +: 4];
    wire [5:0] f_own_f_src = f_src[f_unit*6 +: 6];
    wire [53:0] f_own_regs = f_regs[f_unit*54 +: 54];

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_1: assume(~((|renamed_unit)
            & ((write_valid[0] & (write_wid[3:0] == renamed_wid)
            & (|(renamed_src_valid & matches_9x6(write_phys[8:0], renamed_phys))))
            | (write_valid[1] & (write_wid[7:4] == renamed_wid)
            & (|(renamed_src_valid & matches_9x6(write_phys[17:9], renamed_phys)))))));

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_hazard
            // RF-H1: Duty: no write to a source of an undispatched instruction.
            always @* if (!rst) begin : RF_H1_2
                assume(~(f_busy[c] & ((write_valid[0] & (write_wid[3:0] == f_wid[c*4 +: 4])
                        & (|(f_src[c*6 +: 6] & matches_9x6(write_phys[8:0], f_regs[c*54 +: 54]))))
                        | (write_valid[1] & (write_wid[7:4] == f_wid[c*4 +: 4])
                        & (|(f_src[c*6 +: 6] & matches_9x6(write_phys[17:9],
                        f_regs[c*54 +: 54])))))));
            end
        end
    endgenerate

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) RF_H1_3: assume(~(write_valid[1] & write_valid[0])
            | ((write_valid[1] & (write_wid[7:4] == write_wid[3:0])
            & (write_phys[17:9] == write_phys[8:0])) == (write_phys[17:9] == write_phys[8:0])));

    // RF-V1: Duty: an Indirect-MOV is issued without outstanding writes.
    always @* if (!rst) RF_V1_1: assume(~(gets & (inst_imov & ~uop_valid))
            | ~(|(wb_valid & {wb_wid[7:4] == sel_wid, wb_wid[3:0] == sel_wid})));

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_drained
            // RF-V1: Duty: and nothing is written until it has left.
            always @* if (!rst) begin : RF_V1_2
                assume(~((f_busy[c] & f_imov[c]) & (|(wb_valid
                        & {wb_wid[7:4] == f_wid[c*4 +: 4], wb_wid[3:0] == f_wid[c*4 +: 4]}))));
            end
        end
    endgenerate

    wire [1:0] f_unfinished;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_ending
            assign f_unfinished[c] = f_busy[c] & (|(ends & one_hot_4(f_wid[c*4 +: 4])));
        end
    endgenerate

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_1: assume(~(|f_unfinished));

    // CCU-K1
    always @* if (!rst) CCU_K1_2: assume(~(((|issued_unit) & (|(ends & one_hot_4(issued_wid))))
            | ((|renamed_unit) & (|(ends & one_hot_4(renamed_wid))))));

    reg f_seen; // the pair has been named
    reg f_mine; // it is the register
    wire [1:0] _joined = {write_wid[7:4] == f_warp, write_wid[3:0] == f_warp};
    wire [1:0] _write_valid_and = write_valid & _joined
            & {write_phys[17:9] == f_tag, write_phys[8:0] == f_tag};
    wire [9:0] f_access = {_write_valid_and, f_unit_looks & f_busy
            & {f_wid[7:4] == f_warp, f_wid[3:0] == f_warp}
            & {f_unit_second_tag[17:9] == f_tag, f_unit_second_tag[8:0] == f_tag},
            ((|renamed_unit) & (renamed_wid == f_warp)) ?
            (renamed_src_valid & matches_9x6(f_tag, renamed_phys)) : 6'd0};
    wire [9:0] f_is_it = {write_phys[17:9] == f_reg, write_phys[8:0] == f_reg,
            f_unit_found_place[17:9] == f_reg, f_unit_found_place[8:0] == f_reg,
            matches_9x6(f_reg, renamed_phys)};
    wire f_mapped = f_seen ? f_mine : (|(f_access & f_is_it));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_4: assume(~(|(f_access & (f_is_it ^ {10{f_mapped}}))));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_5: assume(~(f_mapped &
            (|(write_valid & {write_phys[17:9] == f_reg, write_phys[8:0] == f_reg}
            & ~_write_valid_and))));

    always @(posedge clk) f_mine <= f_mapped;
    wire _region_valid_and = region_valid & (region_wid == f_warp);

    // RS-C2: Duty: a warp is given registers when nothing of it is under way.
    always @* if (!rst) RS_C2_1: assume(~(_region_valid_and
            & (((gets & (given_wid == f_warp)) | (((|renamed_unit) & (renamed_wid == f_warp))
            | ((|issued_unit) & (issued_wid == f_warp)))) | (|(write_valid & _joined)))));

    reg f_began; // it was, in the last cycle
    always @(posedge clk) if (rst) f_began <= 1'b0; else f_began <= _region_valid_and;

    // RS-C2: Then it has no unit.
    always @* if (!rst) RS_C2_2:
            assert(~f_began | ~(|(f_unit_owned & {f_unit_wid[7:4] == f_warp,
            f_unit_wid[3:0] == f_warp})));

    always @(posedge clk)
        if (rst)
            f_seen <= 1'b0;
        else if (_region_valid_and)
            f_seen <= 1'b0;
        else if (|f_access)
            f_seen <= 1'b1;
    wire f_owns = f_unit_owned[f_unit] & (f_unit_wid[f_unit*4 +: 4] == f_warp);
    wire [7:0] f_here = f_own_valid & matches_9x8(f_tag, f_own_tag);
    wire [5:0] _choice = (f_busy[f_unit] & (f_own_wid == f_warp))
            ? (f_own_f_src & matches_9x6(f_tag, f_own_regs)) : 6'd0;

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) CCU_K1_3: assert(~((f_owns & (|f_here)) | (|_choice)) | f_seen);

    wire f_own = f_owns & (f_seen & f_mine);
    wire [5:0] f_named = (f_seen & f_mine) ? _choice : 6'd0;
    (* hierconn *) wire [7:0] \u_bank_arbiter.in_flight_1 ;
    wire [7:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] f_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_unit_of
            // RF-I1: A unit is busy from the issue to the dispatch.
            always @* if (!rst) begin : RF_I1_1 assert(f_busy[c] == f_unit_busy[c]); end

            // RF-I1: It holds the instruction that was issued to it.
            always @* if (!rst) begin : RF_I1_2
                assert(~f_unit_busy[c] | ((f_unit_wid[c*4 +: 4] == f_wid[c*4 +: 4])
                        & (f_unit_src_valid[c*6 +: 6] == f_src[c*6 +: 6])));
            end

            wire [71:0] f_tags = f_unit_ct_own_tag[c*72 +: 72];

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
                            | (f_tags[_f_unit_entry_index_of*9 +: 9] == f_regs[(6*c + k)*9 +: 9]));
                end
            end

            wire [5:0] _by_any_f_bank_arbiter_in_flight_1 = (|f_bank_arbiter_in_flight_1[c*4 +: 4])
                    ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[c*3 +: 3]) : 6'd0;
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
                    assert(~(f_unit_owned[c] & f_unit_owned[d]
                            & (f_unit_wid[c*4 +: 4] == f_unit_wid[d*4 +: 4])));
                end
            end
        end
    endgenerate

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction
    always @(posedge clk) if (renamed_unit[f_unit]) f_meta <= renamed_meta;

    // RF-I1: So does its metadata.
    always @* if (!rst) RF_I1_3: assert(~f_unit_busy[f_unit]
            | (f_unit_meta[f_unit*META_W +: META_W] == f_meta));

    reg [2:0] f_class; // class of the unit's instruction
    always @(posedge clk) if (renamed_unit[f_unit]) f_class <= renamed_class;

    // RF-T2: Duty: it is one of the classes.
    always @* if (!rst) RF_T2_1: assume(|one_hot_3x8(inst_class));

    wire [7:0] _f_class_one_hot = one_hot_3x8(f_class);

    // RF-T2: Invariant: one of them it stays.
    always @* if (!rst) RF_T2_2: assert(~f_unit_busy[f_unit] | (|_f_class_one_hot));

    // RF-T2: Invariant: the unit has the class that was given.
    always @* if (!rst) RF_T2_3: assert(~f_unit_busy[f_unit]
            | (f_unit_op_class[f_unit*8 +: 8] == _f_class_one_hot));

    // RF-T2: It leaves with its instruction.
    always @* if (!rst) RF_T2_4: assert(~disp_sel[f_unit] | (disp_class == f_class));

    // RF-T1: Only a unit that is free or gets free now is given away.
    always @* if (!rst) RF_T1_1: assert(~(f_unit_busy[f_unit] & ~take[f_unit])
            | ~renamed_unit[f_unit]);

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~disp_sel[f_unit]
            | (disp_valid & (disp_wid == f_own_wid) & (disp_src_valid == f_own_f_src)
            & (disp_meta == f_meta)));

    reg [2:0] f_inside; // issued - dispatched
    always @(posedge clk)
        if (rst)
            f_inside <= 3'd0;
        else
            f_inside <= (f_inside + {2'd0, gets}) - {2'd0, disp_valid};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_2(f_unit_busy | under_way)});

    reg [4:0] f_requests_left; // modulo
    always @(posedge clk)
        if (rst)
            f_requests_left <= 5'd0;
        else
            f_requests_left <= (f_requests_left
                    + (({2'd0, count_ones_6((|renamed_unit) ? renamed_src_valid : 6'd0)}
                    - {2'd0, count_ones_6((|renamed_unit) ? (renamed_src_valid & ~miss) : 6'd0)})
                    + {3'd0, count_ones_2(again_valid)})) - {2'd0,
                    count_ones_4(bank_en & ~bank_we)};

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) RF_C3_1: assert(f_requests_left ==
            {1'b0, count_ones_12(f_bank_arbiter_collector_pend)});

    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [27:0] f_bank_f_row;
    wire [19:0] f_bank_f_lane;
    wire [127:0] f_bank_f_word;
    wire [3:0] f_bank_f_word_known;
    generate for (f_i = 0; f_i < 4; f_i = f_i + 1) begin : \bank 
        (* hierconn *) wire [6:0] \u_sram.f_row ;
        assign f_bank_f_row[f_i*7 +: 7] = \u_sram.f_row ;
        (* hierconn *) wire [4:0] \u_sram.f_lane ;
        assign f_bank_f_lane[f_i*5 +: 5] = \u_sram.f_lane ;
        (* hierconn *) wire [31:0] \u_sram.f_word ;
        assign f_bank_f_word[f_i*32 +: 32] = \u_sram.f_word ;
        (* hierconn *) wire \u_sram.f_word_known ;
        assign f_bank_f_word_known[f_i] = \u_sram.f_word_known ;
    end endgenerate

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume(&matches_7(f_reg[8:2], f_bank_f_row));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume(&matches_5(f_lane, f_bank_f_lane));

    wire [1:0] _f_reg_0_1 = f_reg[1:0];
    wire [31:0] f_value = f_bank_f_word[_f_reg_0_1*32 +: 32];
    wire f_known_value = f_bank_f_word_known[_f_reg_0_1];

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_f_lane[4:0] == f_lane)
            & (f_unit_f_lane[9:5] == f_lane));

    reg f_written; // in the last cycle
    reg [31:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [31:0] f_old; // what was in it
    wire _and = (write_valid[0] & (write_phys[8:0] == f_reg)) & write_ready[0] & write_mask[f_lane];
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_2 = (write_valid[1] & (write_phys[17:9] == f_reg)) & write_ready[1]
            & write_mask[_f_lane_etc];
    always @(posedge clk)
        if (rst) begin
            f_written <= 1'b0;
            f_had <= 1'b0;
        end else begin
            f_written <= _and | _and_2;
            f_had <= f_known_value;
        end
    always @(posedge clk) begin
        f_wdata <= ({32{_and}} & write_data[f_lane*32 +: 32])
                | ({32{_and_2}} & write_data[_f_lane_etc*32 +: 32]);
        f_old <= f_value;
    end

    // RF-W1: An accepted write-back is in the register.
    always @* if (!rst) RF_W1_4: assert(~f_written | (f_known_value & (f_value == f_wdata)));

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_5: assert(~(f_had & ~f_written)
            | (f_known_value & (f_value == f_old)));

    wire [255:0] f_own_words = f_unit_f_words[f_unit*256 +: 256];
    wire [7:0] f_own_waits = select(f_unit_busy[f_unit] ? (f_own_src & ~f_own_ready) : 6'd0,
            f_own_entry);

    generate
        for (e = 0; e < 8; e = e + 1) begin : f_copy
            // CCU-I4: A valid entry that is not waiting equals the register file.
            always @* if (!rst) begin : CCU_I4_1
                assert(~((f_own & f_known_value) & f_here[e] & ~f_own_waits[e])
                        | (f_own_words[e*32 +: 32] == f_value));
            end
        end
    endgenerate

    reg [31:0] f_want; // the register when it was issued
    reg f_sure; // it was known then
    always @(posedge clk)
        if (renamed_unit[f_unit])
            f_want <= f_value;
        else if (f_unit_looks[f_unit])
            f_want <= f_value;
    always @(posedge clk)
        if (rst)
            f_sure <= 1'b0;
        else if (renamed_unit[f_unit])
            f_sure <= f_known_value;
        else if (f_unit_looks[f_unit])
            f_sure <= f_known_value;

    // CCU-I10: Invariant: a source keeps its value until it is dispatched.
    always @* if (!rst) CCU_I10_1: assert(~((|f_named) & f_sure)
            | (f_known_value & (f_want == f_value)));

    wire [3:0] f_from = rd_sel[f_unit*4 +: 4];
    wire [127:0] f_rdata;

    generate
        for (i = 0; i < 4; i = i + 1) begin : f_rdata_of
            wire [1023:0] f_lanes = bank_rdata[i*LANES*LANE_W +: 1024];
            assign f_rdata[i*32 +: 32] = f_lanes[f_lane*32 +: 32];
        end
    endgenerate

    wire [31:0] f_read = f_rdata[_f_reg_0_1*32 +: 32];

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) RF_M2_1: assert(~((|(one_hot_3x6(s_slot[f_unit*3 +: 3]) & f_named))
            & (|f_from)) | ((f_from == one_hot_2(_f_reg_0_1))
            & (~f_known_value | (f_read == f_value))));

    wire [107:0] f_bank_arbiter_collector_slot_phys;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        for (f_j = 0; f_j < 6; f_j = f_j + 1) begin : \slot 
            (* hierconn *) wire [8:0] \phys ;
            assign f_bank_arbiter_collector_slot_phys[(f_i*6 + f_j)*9 +: 9] = \phys ;
        end
    end endgenerate
    wire [53:0] f_own_phys = f_bank_arbiter_collector_slot_phys[f_unit*54 +: 54];
    wire [191:0] f_out;

    generate
        for (i = 0; i < 6; i = i + 1) begin : f_out_of
            wire [1023:0] f_lanes = disp_data[i*LANES*LANE_W +: 1024];
            assign f_out[i*32 +: 32] = f_lanes[f_lane*32 +: 32];
        end
    endgenerate

    wire _and_3 = (disp_sel[f_unit] & f_sure) & ~f_unit_zero[f_unit];

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_operand
            // RF-M1: What is queued for a source is its register.
            always @* if (!rst) begin : RF_M1_5
                assert(~(f_named[k] & f_own_pend[k]) | (f_own_phys[k*9 +: 9] == f_reg));
            end

            // CCU-I10: A delivered operand equals the register file, as it was at issue.
            always @* if (!rst) begin : CCU_I10_2
                assert(~(_and_3 & f_named[k]) | (f_out[k*32 +: 32] == f_want));
            end
        end
    endgenerate

    wire f_steals = |stolen;

    // RF-I4: Stolen is what enters a collector in this cycle and is not there.
    always @* if (!rst) RF_I4_1: assert(~(|(stolen & ~miss)) & (~f_steals | (|renamed_unit)));

    reg [1:0] f_stolen_for; // an operand was, in the last cycle
    always @(posedge clk)
        if (rst)
            f_stolen_for <= 2'd0;
        else
            f_stolen_for <= f_steals ? renamed_unit : 2'd0;
    wire [1:0] f_comes_to;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_thief
            assign f_comes_to[c] = |f_bank_arbiter_in_flight_1[c*4 +: 4];
        end
    endgenerate

    // RF-I4: It is on its way to that collector.
    always @* if (!rst) RF_I4_2: assert(~(|(f_stolen_for & ~f_comes_to)));

    // RS-H1: A warp that is held is not issued.
    always @* if (!rst) RS_H1_1: assert(~issue | ~hold[sel_wid]);

    // RS-I1: Issued iff it may, and nothing else takes the cycle.
    always @* if (!rst) RS_I1_1: assert(issue == (sel_valid & gets & op_ready & ~uop_valid
            & ~slot_write));

    // RS-U1: A micro-operation is given a collector iff one is left.
    always @* if (!rst) RS_U1_1: assert(uop_issue == (uop_valid & gets));

    // RS-C3: The unit of the warp sees a slot as a far result.
    always @* if (!rst) RS_C3_1: assert(~slot_write |
            (~write_near[0] & (write_wid[3:0] == slot_write_wid)
            & (write_phys[8:0] == slot_write_phys)));

    // RS-C4: A micro-operation's register is far.
    always @* if (!rst) RS_C4_1: assert(~uop_issue | ~(|given_near));

    (* hierconn *) wire \u_frame_ctl.op_valid ;
    wire f_frame_ctl_op_valid = \u_frame_ctl.op_valid ;

    // RS-C5: A call without room asks for it, with or without a unit.
    always @* if (!rst) RS_C5_1: assert(f_frame_ctl_op_valid ==
            ((sel_valid & ~(uop_valid | slot_write)) & (issue | ~op_ready)));

    reg [1:0] f_unit_1; // a cycle ago
    reg [1:0] f_unit_2; // a cycle ago
    always @(posedge clk)
        if (rst) begin
            f_unit_1 <= 2'd0;
            f_unit_2 <= 2'd0;
        end else begin
            f_unit_1 <= grant;
            f_unit_2 <= f_unit_1;
        end

    // RS-E1: It is given to the unit that was granted two cycles ago.
    always @* if (!rst) RS_E1_1: assert(renamed_unit == f_unit_2);

    // RS-E1: No unit is granted while an instruction is on its way there.
    always @* if (!rst) RS_E1_2: assert(~(|(grant & (issued_unit | renamed_unit))));

    reg f_uop_1; // a cycle ago
    reg f_uop_2; // a cycle ago
    reg f_spill_1; // a cycle ago
    reg f_spill_2; // a cycle ago
    reg [8:0] f_uop_phys_1; // a cycle ago
    reg [8:0] f_uop_phys_2; // a cycle ago
    always @(posedge clk)
        if (rst) begin
            f_uop_1 <= 1'b0;
            f_uop_2 <= 1'b0;
            f_spill_1 <= 1'b0;
            f_spill_2 <= 1'b0;
            f_uop_phys_1 <= 9'd0;
            f_uop_phys_2 <= 9'd0;
        end else begin
            f_uop_1 <= uop_issue;
            f_uop_2 <= f_uop_1;
            f_spill_1 <= ~uop_fill;
            f_spill_2 <= f_spill_1;
            f_uop_phys_1 <= uop_phys;
            f_uop_phys_2 <= f_uop_phys_1;
        end

    // RS-U1: With its register as the one source, or none.
    always @* if (!rst) RS_U1_2: assert(~f_uop_2 | ((renamed_src_valid == {5'd0, f_spill_2})
            & (renamed_phys[8:0] == f_uop_phys_2)));

    reg [5:0] f_src_1; // a cycle ago
    reg [5:0] f_src_2; // a cycle ago
    reg [53:0] f_phys_1; // a cycle ago
    always @(posedge clk)
        if (rst) begin
            f_src_1 <= 6'd0;
            f_src_2 <= 6'd0;
            f_phys_1 <= 54'd0;
        end else begin
            f_src_1 <= inst_src_valid;
            f_src_2 <= f_src_1;
            f_phys_1 <= phys_src;
        end

    // RS-R1: An instruction is given with its registers as they were renamed.
    always @* if (!rst) RS_R1_1: assert(~((|f_unit_2) & ~f_uop_2)
            | ((renamed_src_valid == f_src_2) & (renamed_phys == f_phys_1)));

    // RS-C1: The units know registers by their places, or by their names.
    always @* if (!rst) RS_C1_1: assert(1'b1);

    // RS-C1
    always @* if (!rst) RS_C1_2: assert(~f_uop_2 | (renamed_phys[8:0] == f_uop_phys_2));

    reg [5:0] f_near_1; // a cycle ago
    reg [5:0] f_near_2; // a cycle ago
    always @(posedge clk)
        if (rst) begin
            f_near_1 <= 6'd0;
            f_near_2 <= 6'd0;
        end else begin
            // RS-C4: With their hints.
            f_near_1 <= given_near;
            f_near_2 <= f_near_1;
        end

    // RS-C4
    always @* if (!rst) RS_C4_2: assert(~(|f_unit_2) | (renamed_near == f_near_2));

    wire [7:0] f_coming_wid;

    // RS-E1: A unit on the way is free.
    always @* if (!rst) RS_E1_3: assert(~(|(under_way & f_unit_busy)));

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_coming
            assign f_coming_wid[c*4 +: 4] = issued_unit[c] ? issued_wid : renamed_wid;
        end
    endgenerate

    wire [7:0] f_next_owner;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_next
            assign f_next_owner[c*4 +: 4] = under_way[c] ? f_coming_wid[c*4 +: 4]
                    : f_unit_wid[c*4 +: 4];
        end
    endgenerate

    wire [1:0] f_next_valid = owned_ahead;
    wire [7:0] f_next_wid = owner_ahead;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_coming_to
            // RS-E1: Scheduler and allocator see the next owner.
            always @* if (!rst) begin : RS_E1_4
                assert((f_next_valid[c] == (f_unit_owned[c] | under_way[c]))
                        & (~f_next_valid[c] | (f_next_wid[c*4 +: 4] == f_next_owner[c*4 +: 4])));
            end

            for (d = c + 1; d < 2; d = d + 1) begin : f_next_other
                // CCU-I1: Nor will two units belong to a warp, after the stages of renaming.
                always @* if (!rst) begin : CCU_I1_2
                    assert(~(((f_unit_owned[c] | under_way[c]) & (f_unit_owned[d] | under_way[d]))
                            & (f_next_owner[c*4 +: 4] == f_next_owner[d*4 +: 4])));
                end
            end
        end
    endgenerate

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : f_raw
            // RS-R2: Raw: behind the warp's base, and a register.
            always @* if (!rst) begin : RS_R2_1
                assert(~(issued_raw & _by_issued_names[k])
                        | ((phys_src[k*PHYSW +: PHYSW] == (cons_base
                        + {1'b0, issued_reg[k*8 +: 8]})) & ~reg_oob[k]));
            end
        end
    endgenerate

    // RS-W1: A slot is written at once; the port's own request waits.
    always @* if (!rst) RS_W1_1: assert(~slot_write |
            (write_ready[0] & ~wb_ready[0] & (write_phys[8:0] == slot_write_phys)));

    wire [3:0] _slot_wanted_phys_0_1_one_hot = one_hot_2(slot_wanted_phys[1:0]);

    // RS-D1: A slot is read iff its bank is not accessed.
    always @* if (!rst) RS_D1_1: assert(slot_read ==
            ((slot_wanted & ~(|(_slot_wanted_phys_0_1_one_hot & bank_en)))
            ? _slot_wanted_phys_0_1_one_hot : 4'd0));

    // CCU-M1: Duty: an Indirect-MOV has slot 0 and no other operand.
    always @* if (!rst) CCU_M1_1: assume(~(issue & inst_imov) | (inst_src_valid == 6'd1));

    // RF-V3: What leaves says whether it is an Indirect-MOV.
    always @* if (!rst) RF_V3_1: assert(~disp_sel[f_unit] | (disp_imov == f_imov[f_unit]));

    wire [1:0] _f_busy_and_f_imov = f_busy & f_imov;

    // RF-V1: Held are the warps whose Indirect-MOV has been issued and has not left.
    always @* if (!rst) RF_V1_3:
            assert(moving == ((_f_busy_and_f_imov[0] ? one_hot_4(f_wid[3:0]) : 16'd0)
            | (_f_busy_and_f_imov[1] ? one_hot_4(f_wid[7:4]) : 16'd0)));

    // RF-V1: A warp that is held is not issued.
    always @* if (!rst) RF_V1_4: assert(~(|((issue ? one_hot_4(sel_wid) : 16'd0) & moving)));

    reg f_slot_due_1; // it is read
    reg [15:0] f_slot_want_1; // what it holds
    reg f_slot_reads_1; // one is read
    always @(posedge clk) f_slot_want_1 <= f_value[15:0];
    always @(posedge clk)
        if (rst) begin
            f_slot_due_1 <= 1'b0;
            f_slot_reads_1 <= 1'b0;
        end else begin
            f_slot_due_1 <= ((|slot_read) & (slot_wanted_phys == f_reg) & f_known_value)
                    & ~(|f_lane);
            f_slot_reads_1 <= |slot_read;
        end

    // RS-D2: Each read is answered, with what the register held.
    always @* if (!rst) RS_D2_1: assert((slot_data_valid == f_slot_reads_1)
            & (~f_slot_due_1 | (slot_data == f_slot_want_1)));

    reg f_stored; // it reached the unit
    wire _and_4 = (write_valid[0] & write_ready[0] & (write_wid[3:0] == f_warp)) & write_near[0];
    wire _or = (_and_4 & (write_valid[0] & (write_wid[3:0] == f_warp) & (write_phys[8:0] == f_tag))
            & (&write_mask[31:0]))
            | (((write_valid[1] & write_ready[1] & (write_wid[7:4] == f_warp)) & write_near[1])
            & ~_and_4 & (write_valid[1] & (write_wid[7:4] == f_warp) & (write_phys[17:9] == f_tag))
            & (&write_mask[63:32]));
    always @(posedge clk)
        if (rst)
            f_stored <= 1'b0;
        else
            f_stored <= (f_owns & _or) & ~renamed_unit[f_unit] & ~(|(ends & one_hot_4(f_warp)))
                    & (|(~f_unit_lock[f_unit*8 +: 8]));

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) RF_M3_1: assert(~f_stored | ((|f_here) & (|(f_here & f_own_near))));
`endif
