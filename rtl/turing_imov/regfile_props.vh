// Properties of regfile, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen turing_imov --top regfile -o .

    genvar i;

    // The bit of that number alone.
    function automatic [5:0] one_hot_2(input [2:0] v);
        one_hot_2 = 6'd1 << v;
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
    wire [5:0] f_unit_wid;
    wire [2*META_W-1:0] f_unit_meta;
    wire [1:0] f_unit_imov;
    wire [1:0] f_unit_oob;
    wire [9:0] f_unit_f_lane;
    wire [12*LANE_W-1:0] f_unit_f_words;
    wire [1:0] f_unit_zero;
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
        (* hierconn *) wire [2:0] \u_ocu.wid ;
        assign f_unit_wid[f_i*3 +: 3] = \u_ocu.wid ;
        (* hierconn *) wire [META_W-1:0] \u_ocu.meta ;
        assign f_unit_meta[f_i*META_W +: META_W] = \u_ocu.meta ;
        (* hierconn *) wire \u_ocu.imov ;
        assign f_unit_imov[f_i] = \u_ocu.imov ;
        (* hierconn *) wire \u_ocu.oob ;
        assign f_unit_oob[f_i] = \u_ocu.oob ;
        (* hierconn *) wire [4:0] \u_ocu.f_lane ;
        assign f_unit_f_lane[f_i*5 +: 5] = \u_ocu.f_lane ;
        (* hierconn *) wire [6*LANE_W-1:0] \u_ocu.f_words ;
        assign f_unit_f_words[f_i*6*LANE_W +: 6*LANE_W] = \u_ocu.f_words ;
        (* hierconn *) wire \u_ocu.zero ;
        assign f_unit_zero[f_i] = \u_ocu.zero ;
    end endgenerate
    wire [5:0] f_present = f_unit_src_valid[f_unit*6 +: 6];
    wire [5:0] f_arrived = f_unit_ready[f_unit*6 +: 6];
    wire [11:0] f_bank_arbiter_collector_pend;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        (* hierconn *) wire [5:0] \pend ;
        assign f_bank_arbiter_collector_pend[f_i*6 +: 6] = \pend ;
    end endgenerate
    wire [5:0] f_queued = f_bank_arbiter_collector_pend[f_unit*6 +: 6];
    (* hierconn *) wire [7:0] \u_bank_arbiter.in_flight_1 ;
    wire [7:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [11:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [11:0] f_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_collector
            wire [5:0] _or = ((|f_bank_arbiter_in_flight_1[2*c*2 +: 2])
                    ? one_hot_2(f_bank_arbiter_in_flight_slot_1[2*c*3 +: 3]) : 6'd0)
                    | ((|f_bank_arbiter_in_flight_1[(2*c + 1)*2 +: 2])
                    ? one_hot_2(f_bank_arbiter_in_flight_slot_1[(2*c + 1)*3 +: 3]) : 6'd0);
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
    always @(posedge clk) if (f_given) f_class <= {3{f_given}} & inst_class;

    // RF-T2: Invariant: the collector has the class that was given.
    always @* if (!rst) RF_T2_1: assert(~f_unit_busy[f_unit]
            | (f_unit_op_class[f_unit*8 +: 8] == one_hot(f_class)));

    // RF-T2: It leaves with its instruction.
    always @* if (!rst) RF_T2_2: assert(~disp_sel[f_unit] | (disp_class == f_class));

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(issue == (|grant));

    reg [2:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [5:0] f_src; // its operands
    always @(posedge clk)
        if (f_given) begin
            f_wid <= {3{f_given}} & sel_wid;
            f_meta <= {META_W{f_given}} & inst_meta;
            f_src <= {6{f_given}} & inst_src_valid;
        end

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2: assert(~f_unit_busy[f_unit]
            | ((f_unit_wid[f_unit*3 +: 3] == f_wid) & (f_unit_meta[f_unit*META_W +: META_W] ==
            f_meta) & (f_present == f_src)));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~disp_sel[f_unit]
            | (disp_valid & ((disp_wid == f_wid) & (disp_meta == f_meta)
            & (disp_src_valid == f_src))));

    reg [2:0] f_inside; // issued - dispatched
    always @(posedge clk)
        if (rst)
            f_inside <= 3'd0;
        else
            f_inside <= (f_inside + {2'd0, issue}) - {2'd0, disp_valid};

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones(f_unit_busy)});

    // OCU-M1: Duty: an Indirect-MOV has slot 0 and no other operand.
    always @* if (!rst) OCU_M1_1: assume(~(issue & inst_imov) | (inst_src_valid == 6'd1));

    // RF-V3: What leaves says what its collector has found out.
    always @* if (!rst) RF_V3_1: assert(~disp_sel[f_unit]
            | ((disp_imov == f_unit_imov[f_unit]) & (disp_oob == f_unit_oob[f_unit])));

    wire [1:0] f_indirect = f_unit_busy & f_unit_imov;
    wire [5:0] f_indirect_wid = f_unit_wid;
    wire [7:0] f_held_0 = f_indirect[0] ? one_hot(f_indirect_wid[2:0]) : 8'd0;
    wire [7:0] f_held_1 = f_indirect[1] ? one_hot(f_indirect_wid[5:3]) : 8'd0;

    // RF-V1: Held are the warps whose Indirect-MOV is in a collector.
    always @* if (!rst) RF_V1_1: assert(moving == (f_held_0 | f_held_1));

    // RF-V1: A warp has one of them at most.
    always @* if (!rst) RF_V1_2: assert(~(|(f_held_0 & f_held_1)));

    // RF-V1: A warp that is held is not issued.
    always @* if (!rst) RF_V1_3: assert(~(|((issue ? one_hot(sel_wid) : 8'd0) & moving)));

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

    wire f_again = again_valid[f_unit] & (f_slot == 3'd0);
    reg f_mine; // the operand is the register
    reg [LANE_W-1:0] f_want; // its value at issue
    reg f_sure; // it was known
    wire _or = (f_given & inst_src_valid[f_slot] & (inst_phys[f_slot*9 +: 9] == f_reg))
            | (f_again & (again_phys[f_unit*9 +: 9] == f_reg));
    always @(posedge clk)
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 1'b0;
        end else if (f_given) begin
            f_mine <= _or;
            f_sure <= f_known_value;
        end else if (f_again) begin
            f_mine <= f_again & (again_phys[f_unit*9 +: 9] == f_reg);
            f_sure <= f_known_value;
        end
    always @(posedge clk)
        if (f_given)
            f_want <= f_value;
        else if (f_again)
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
    wire [6*LANE_W-1:0] f_unit_words = f_unit_f_words[f_unit*6*LANE_W +: 6*LANE_W];
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

    wire [3:0] f_reads = rd_sel[f_unit*4 +: 4];
    wire [5:0] f_slots = s_slot[f_unit*6 +: 6];
    wire [1:0] f_from = ((f_slots[2:0] == f_slot) ? f_reads[1:0] : 2'd0)
            | ((f_slots[5:3] == f_slot) ? f_reads[3:2] : 2'd0);
    wire [2*LANE_W-1:0] f_rdata;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_rdata_of
            wire [32*LANE_W-1:0] f_lanes = bank_rdata[i*LANES*LANE_W +: LANES*LANE_W];
            assign f_rdata[i*LANE_W +: LANE_W] = f_lanes[f_lane*LANE_W +: LANE_W];
        end
    endgenerate

    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0*LANE_W +: LANE_W];

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_8: assert(~(f_mine & (|f_from))
            | ((f_from == {_f_reg_0, ~_f_reg_0}) & (~f_sure | (f_read == f_want))));

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_9: assert(~((f_mine & f_unit_busy[f_unit] & f_arrived[f_slot])
            & f_sure) | (f_operand == f_want));

    wire [192*LANE_W-1:0] f_disp_0 = disp_data;
    wire [32*LANE_W-1:0] f_leaving_0 = f_disp_0[f_slot*32*LANE_W +: 32*LANE_W];

    // RF-V2: What its number does not name is zero.
    always @* if (!rst) RF_V2_1: assert(~(disp_sel[f_unit]
            & ((f_slot == 3'd0) & f_unit_zero[f_unit])) | ~(|f_leaving_0[f_lane*LANE_W +: LANE_W]));

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_2: assert(~((disp_sel[f_unit] & f_mine & f_sure)
            & ~((f_slot == 3'd0) & f_unit_zero[f_unit]))
            | (f_leaving_0[f_lane*LANE_W +: LANE_W] == f_want));
`endif
