// Properties of regfile, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

    genvar i;

    // The bit of that number alone.
    function automatic [5:0] one_hot_3x6(input [2:0] v);
        one_hot_3x6 = 6'd1 << v;
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot_3x8(input [2:0] v);
        one_hot_3x8 = 8'd1 << v;
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones(input [1:0] v);
        integer bit_number;
        begin
            count_ones = 2'd0;
            for (bit_number = 0; bit_number < 2; bit_number = bit_number + 1)
                count_ones = count_ones + {1'b0, v[bit_number]};
        end
    endfunction

    // The bit of that number alone.
    function automatic [15:0] one_hot_4(input [3:0] v);
        one_hot_4 = 16'd1 << v;
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
`ifdef WARPSMITH_FORMAL
    reg f_unit; // an arbitrary collector
    reg [2:0] f_slot; // an arbitrary slot of it
    always @(posedge clk) begin
        f_unit <= f_unit;
        f_slot <= f_slot;
    end

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume(f_slot < 3'd6);

    reg [8:0] f_reg; // an arbitrary register
    always @(posedge clk) f_reg <= f_reg;
    wire f_given = grant[f_unit];
    wire [1:0] f_unit_busy;
    wire [11:0] f_unit_src_valid;
    wire [11:0] f_unit_ready;
    wire [15:0] f_unit_op_class;
    wire [7:0] f_unit_wid;
    wire [2*META_W-1:0] f_unit_meta;
    wire [9:0] f_unit_f_lane;
    wire [383:0] f_unit_f_words;
    genvar f_i;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \unit 
        (* hierconn *) wire \u_ocu.busy ;
        assign f_unit_busy[f_i] = \u_ocu.busy ;
        (* hierconn *) wire [5:0] \u_ocu.src_valid ;
        assign f_unit_src_valid[f_i*6 +: 6] = \u_ocu.src_valid ;
        (* hierconn *) wire [5:0] \u_ocu.ready ;
        assign f_unit_ready[f_i*6 +: 6] = \u_ocu.ready ;
        (* hierconn *) wire [7:0] \u_ocu.op_class ;
        assign f_unit_op_class[f_i*8 +: 8] = \u_ocu.op_class ;
        (* hierconn *) wire [3:0] \u_ocu.wid ;
        assign f_unit_wid[f_i*4 +: 4] = \u_ocu.wid ;
        (* hierconn *) wire [META_W-1:0] \u_ocu.meta ;
        assign f_unit_meta[f_i*META_W +: META_W] = \u_ocu.meta ;
        (* hierconn *) wire [4:0] \u_ocu.f_lane ;
        assign f_unit_f_lane[f_i*5 +: 5] = \u_ocu.f_lane ;
        (* hierconn *) wire [191:0] \u_ocu.f_words ;
        assign f_unit_f_words[f_i*192 +: 192] = \u_ocu.f_words ;
    end endgenerate
    wire [5:0] f_present = f_unit_src_valid[f_unit*6 +: 6];
    wire [5:0] f_arrived = f_unit_ready[f_unit*6 +: 6];
    wire [11:0] f_bank_arbiter_collector_pend;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        (* hierconn *) wire [5:0] \pend ;
        assign f_bank_arbiter_collector_pend[f_i*6 +: 6] = \pend ;
    end endgenerate
    wire [5:0] f_queued = f_bank_arbiter_collector_pend[f_unit*6 +: 6];
    (* hierconn *) wire [15:0] \u_bank_arbiter.in_flight_1 ;
    wire [15:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [11:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [11:0] f_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_collector
            wire [5:0] _or = ((|f_bank_arbiter_in_flight_1[2*c*4 +: 4])
                    ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[2*c*3 +: 3]) : 6'd0)
                    | ((|f_bank_arbiter_in_flight_1[(2*c + 1)*4 +: 4])
                    ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[(2*c + 1)*3 +: 3]) : 6'd0);
            wire [5:0] f_asked = f_bank_arbiter_collector_pend[c*6 +: 6] | _or;

            // RF-I2: An operand that is waited for is queued or in flight, once.
            always @* if (!rst) begin : RF_I2_2
                assert((f_asked == (f_unit_busy[c] ? (f_unit_src_valid[c*6 +: 6]
                        & ~f_unit_ready[c*6 +: 6]) : 6'd0))
                        & ~(|(f_bank_arbiter_collector_pend[c*6 +: 6] & _or)));
            end
        end
    endgenerate

    // RF-T1: Only a collector that is free or gets free now is given away.
    always @* if (!rst) RF_T1_1: assert(~(f_unit_busy[f_unit] & ~take[f_unit]) | ~f_given);

    reg [2:0] f_class; // class of the instruction
    always @(posedge clk) if (f_given) f_class <= {3{f_given}} & front_class_0;

    // RF-T2: Invariant: the collector has the class that was given.
    always @* if (!rst) RF_T2_1: assert(~f_unit_busy[f_unit]
            | (f_unit_op_class[f_unit*8 +: 8] == one_hot_3x8(f_class)));

    // RF-T2: It leaves with its instruction.
    always @* if (!rst) RF_T2_2: assert(~disp_sel[f_unit] | (disp_class == f_class));

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(front_leaves == (|grant));

    reg [3:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [5:0] f_src; // its operands
    always @(posedge clk)
        if (f_given) begin
            f_wid <= {4{f_given}} & front_wid_0;
            f_meta <= {META_W{f_given}} & front_meta_0;
            f_src <= {6{f_given}} & front_src_valid_0;
        end

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2: assert(~f_unit_busy[f_unit]
            | ((f_unit_wid[f_unit*4 +: 4] == f_wid) & (f_unit_meta[f_unit*META_W +: META_W] ==
            f_meta) & (f_present == f_src)));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~disp_sel[f_unit]
            | (disp_valid & ((disp_wid == f_wid) & (disp_meta == f_meta)
            & (disp_src_valid == f_src))));

    reg [3:0] f_inside; // issued - dispatched
    always @(posedge clk)
        if (rst)
            f_inside <= 4'd0;
        else
            f_inside <= (f_inside + {3'd0, gets}) - {3'd0, disp_valid};

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1:
            assert(f_inside == (((({2'd0, count_ones(f_unit_busy)} + {3'd0, front_full_0})
            + {3'd0, front_full_1}) + {3'd0, front_full_2}) + {3'd0, issued_valid}));

    // RS-H1: A warp that is held is not issued.
    always @* if (!rst) RS_H1_1: assert(~issue | ~hold[sel_wid]);

    // RS-I1: The same warp in both forms.
    always @* if (!rst) RS_I1_1: assert(sel == (sel_valid ? one_hot_4(sel_wid) : 16'd0));

    // RS-I1: Issued iff it may, and nothing else takes the cycle.
    always @* if (!rst) RS_I1_2: assert(issue == (sel_valid & front_room & op_ready & ~uop_valid
            & ~slot_write));

    // RS-U1: A micro-operation is given a collector iff one is left.
    always @* if (!rst) RS_U1_1: assert(uop_issue == (uop_valid & front_room));

    // RS-E2: Invariant: no place is left out.
    always @* if (!rst) RS_E2_1: assert(~front_full_1 | front_full_0);

    // RS-E2: Invariant: no place is left out.
    always @* if (!rst) RS_E2_2: assert(~front_full_2 | front_full_1);

    reg f_uop_1; // a cycle ago
    reg f_spill_1; // a cycle ago
    reg [8:0] f_uop_phys_1; // a cycle ago
    reg [5:0] f_src_1; // a cycle ago
    always @(posedge clk)
        if (rst) begin
            f_uop_1 <= 1'b0;
            f_spill_1 <= 1'b0;
            f_uop_phys_1 <= 9'd0;
            f_src_1 <= 6'd0;
        end else begin
            f_uop_1 <= uop_issue;
            f_spill_1 <= ~uop_fill;
            f_uop_phys_1 <= uop_phys;
            f_src_1 <= inst_src_valid;
        end
    (* anyconst *) wire [1:0] f_which; // number of the one that is followed
    reg [1:0] f_entered; // how many have entered, modulo 4
    reg [1:0] f_left; // how many have left, modulo 4
    reg [5:0] f_its_src; // its source operands
    reg [53:0] f_its_phys; // its registers
    reg f_its_uop; // it is a micro-operation
    always @(posedge clk)
        if (rst)
            f_entered <= 2'd0;
        else if (issued_valid)
            f_entered <= f_entered + 2'd1;
    always @(posedge clk)
        if (issued_valid) begin
            if (f_entered == f_which) begin
                f_its_uop <= f_uop_1;
                f_its_src <= f_uop_1 ? {5'd0, f_spill_1} : f_src_1;
                f_its_phys <= f_uop_1 ? {45'd0, f_uop_phys_1} : phys_src;
            end
        end
    always @(posedge clk)
        if (rst)
            f_left <= 2'd0;
        else if (front_leaves)
            f_left <= f_left + 2'd1;
    wire [2:0] _plus = ({2'd0, front_full_0} + {2'd0, front_full_1}) + {2'd0, front_full_2};

    // RS-E2: Invariant: as many wait as have entered and not left.
    always @* if (!rst) RS_E2_3: assert(_plus[1:0] == (f_entered - f_left));

    // RS-E2: Nothing enters without a place, and what leaves is there.
    always @* if (!rst) RS_E2_4: assert((~issued_valid | ~front_full_2)
            & (~front_leaves | front_full_0));

    // RS-R1: An instruction waits with its registers as they were renamed; RS-U1: a micro-operation
    // with its own.
    always @* if (!rst) RS_R1_1: assert(~(front_full_0 & (f_left == f_which))
            | ((front_src_valid_0 == f_its_src) & (f_its_uop
            ? (front_phys_0[8:0] == f_its_phys[8:0]) : front_phys_0 == f_its_phys)));

    // RS-R1: An instruction waits with its registers as they were renamed; RS-U1: a micro-operation
    // with its own.
    always @* if (!rst) RS_R1_2: assert(~(front_full_1 & ((f_left + 2'd1) == f_which))
            | ((front_src_valid_1 == f_its_src) & (f_its_uop
            ? (front_phys_1[8:0] == f_its_phys[8:0]) : front_phys_1 == f_its_phys)));

    // RS-R1: An instruction waits with its registers as they were renamed; RS-U1: a micro-operation
    // with its own.
    always @* if (!rst) RS_R1_3: assert(~(front_full_2 & ((f_left + 2'd2) == f_which))
            | ((front_src_valid_2 == f_its_src) & (f_its_uop
            ? (front_phys_2[8:0] == f_its_phys[8:0]) : front_phys_2 == f_its_phys)));

    // RS-R1: And so it is given.
    always @* if (!rst) RS_R1_4: assert(~(front_leaves & (f_left == f_which) & ~f_its_uop)
            | ((front_src_valid_0 == f_its_src) & (front_phys_0 == f_its_phys)));

    // RS-U1: With its register as the one source, or none.
    always @* if (!rst) RS_U1_2: assert(~(front_leaves & (f_left == f_which) & f_its_uop)
            | ((front_src_valid_0 == f_its_src) & (front_phys_0[8:0] == f_its_phys[8:0])));

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

    wire [3:0] _slot_wanted_phys_0_1_one_hot = one_hot(slot_wanted_phys[1:0]);

    // RS-D1: A slot is read iff its bank is not accessed.
    always @* if (!rst) RS_D1_1: assert(slot_read ==
            ((slot_wanted & ~(|(_slot_wanted_phys_0_1_one_hot & bank_en)))
            ? _slot_wanted_phys_0_1_one_hot : 4'd0));

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

    reg f_mine; // the operand is the register
    reg [31:0] f_want; // its value at issue
    reg f_sure; // it was known
    wire _f_given_and = f_given & front_src_valid_0[f_slot]
            & (front_phys_0[f_slot*9 +: 9] == f_reg);
    always @(posedge clk)
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 1'b0;
        end else if (f_given) begin
            f_mine <= _f_given_and;
            f_sure <= f_known_value;
        end
    always @(posedge clk)
        if (f_given)
            f_want <= f_value;
    wire [107:0] f_bank_arbiter_collector_slot_phys;
    genvar f_j;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        for (f_j = 0; f_j < 6; f_j = f_j + 1) begin : \slot 
            (* hierconn *) wire [8:0] \phys ;
            assign f_bank_arbiter_collector_slot_phys[(f_i*6 + f_j)*9 +: 9] = \phys ;
        end
    end endgenerate
    wire [53:0] f_unit_phys = f_bank_arbiter_collector_slot_phys[f_unit*54 +: 54];
    wire [8:0] f_phys = f_unit_phys[f_slot*9 +: 9];
    wire [191:0] f_unit_words = f_unit_f_words[f_unit*192 +: 192];
    wire [31:0] f_operand = f_unit_words[f_slot*32 +: 32];
    wire _f_mine_and = f_mine & f_unit_busy[f_unit] & f_queued[f_slot];
    wire _or = _f_given_and | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or & (write_valid[0] & (write_phys[8:0] == f_reg))));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2: assume(~(_or & (write_valid[1] & (write_phys[17:9] == f_reg))));

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_6: assert(~(f_mine & f_unit_busy[f_unit]) | f_present[f_slot]);

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_7: assert(~_f_mine_and
            | ((~f_sure | (f_known_value & (f_want == f_value))) & (f_phys == f_reg)));

    wire [7:0] f_reads = rd_sel[f_unit*8 +: 8];
    wire [5:0] f_slots = s_slot[f_unit*6 +: 6];
    wire [3:0] f_from = ((f_slots[2:0] == f_slot) ? f_reads[3:0] : 4'd0)
            | ((f_slots[5:3] == f_slot) ? f_reads[7:4] : 4'd0);
    wire [127:0] f_rdata;

    generate
        for (i = 0; i < 4; i = i + 1) begin : f_rdata_of
            wire [1023:0] f_lanes = bank_rdata[i*LANES*LANE_W +: 1024];
            assign f_rdata[i*32 +: 32] = f_lanes[f_lane*32 +: 32];
        end
    endgenerate

    wire [31:0] f_read = f_rdata[_f_reg_0_1*32 +: 32];

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_8: assert(~(f_mine & (|f_from))
            | ((f_from == one_hot(_f_reg_0_1)) & (~f_sure | (f_read == f_want))));

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_9: assert(~((f_mine & f_unit_busy[f_unit] & f_arrived[f_slot])
            & f_sure) | (f_operand == f_want));

    wire [6143:0] f_disp_0 = disp_data;
    wire [1023:0] f_leaving_0 = f_disp_0[f_slot*1024 +: 1024];

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_2: assert(~(disp_sel[f_unit] & f_mine & f_sure)
            | (f_leaving_0[f_lane*32 +: 32] == f_want));

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

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _plus[2]};
`endif
