// Properties of regfile, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

    localparam NW = 4; // warps
    genvar j;
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NW != 4) begin : f_edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

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
    reg f_slot; // an arbitrary slot of it
    reg [4:0] f_reg; // an arbitrary register
    always @(posedge clk) begin
        f_unit <= f_unit;
        f_slot <= f_slot;
        f_reg <= f_reg;
    end
    wire f_given = grant[f_unit];
    wire [1:0] f_unit_busy;
    wire [3:0] f_unit_src_valid;
    wire [3:0] f_unit_ready;
    wire [3:0] f_unit_wid;
    wire [2*META_W-1:0] f_unit_meta;
    wire [3:0] f_unit_f_lane;
    wire [31:0] f_unit_f_words;
    genvar f_i;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \unit 
        (* hierconn *) wire \u_ocu.busy ;
        assign f_unit_busy[f_i] = \u_ocu.busy ;
        (* hierconn *) wire [1:0] \u_ocu.src_valid ;
        assign f_unit_src_valid[f_i*2 +: 2] = \u_ocu.src_valid ;
        (* hierconn *) wire [1:0] \u_ocu.ready ;
        assign f_unit_ready[f_i*2 +: 2] = \u_ocu.ready ;
        (* hierconn *) wire [1:0] \u_ocu.wid ;
        assign f_unit_wid[f_i*2 +: 2] = \u_ocu.wid ;
        (* hierconn *) wire [META_W-1:0] \u_ocu.meta ;
        assign f_unit_meta[f_i*META_W +: META_W] = \u_ocu.meta ;
        (* hierconn *) wire [1:0] \u_ocu.f_lane ;
        assign f_unit_f_lane[f_i*2 +: 2] = \u_ocu.f_lane ;
        (* hierconn *) wire [15:0] \u_ocu.f_words ;
        assign f_unit_f_words[f_i*16 +: 16] = \u_ocu.f_words ;
    end endgenerate
    wire [1:0] f_present = f_unit_src_valid[f_unit*2 +: 2];
    wire [1:0] f_arrived = f_unit_ready[f_unit*2 +: 2];
    wire [3:0] f_bank_arbiter_collector_pend;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        (* hierconn *) wire [1:0] \pend ;
        assign f_bank_arbiter_collector_pend[f_i*2 +: 2] = \pend ;
    end endgenerate
    wire [1:0] f_queued = f_bank_arbiter_collector_pend[f_unit*2 +: 2];
    (* hierconn *) wire [7:0] \u_bank_arbiter.in_flight_1 ;
    wire [7:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_collector
            wire [1:0] f_flies_1;

            for (j = 0; j < 2; j = j + 1) begin : f_flying_1
                assign f_flies_1[j] = |f_bank_arbiter_in_flight_1[(2*c + j)*2 +: 2];
            end

            wire [1:0] f_asked = f_bank_arbiter_collector_pend[c*2 +: 2] | f_flies_1;

            // RF-I2: An operand that is waited for is queued or in flight, once.
            always @* if (!rst) begin : RF_I2_1
                assert((f_asked == (f_unit_busy[c] ? (f_unit_src_valid[c*2 +: 2]
                        & ~f_unit_ready[c*2 +: 2]) : 2'd0))
                        & ~(|(f_bank_arbiter_collector_pend[c*2 +: 2] & f_flies_1)));
            end
        end
    endgenerate

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(gets == (|grant));

    reg [1:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [1:0] f_src; // its operands
    always @(posedge clk)
        if (f_given) begin
            f_wid <= {2{f_given}} & given_wid;
            f_meta <= {META_W{f_given}} & inst_meta;
            f_src <= {2{f_given}} & given_src_valid;
        end

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2: assert(~f_unit_busy[f_unit]
            | ((f_unit_wid[f_unit*2 +: 2] == f_wid) & (f_unit_meta[f_unit*META_W +: META_W] ==
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
            f_inside <= (f_inside + {2'd0, gets}) - {2'd0, disp_valid & disp_ready};

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones(f_unit_busy)});

    (* hierconn *) wire [15:0] \u_sched.launched_before ;
    wire [15:0] f_sched_launched_before = \u_sched.launched_before ;

    generate
        for (i = 0; i < NW; i = i + 1) begin : f_lower
            for (j = i + 1; j < NW; j = j + 1) begin : f_higher
                // RS-H1: Invariant: the launch order has no circles.
                always @* if (!rst) begin : RS_H1_1
                    assert(~(|(f_sched_launched_before[4*i + j]
                            ? (f_sched_launched_before[j*4 +: 4]
                            & ~f_sched_launched_before[i*4 +: 4])
                            : f_sched_launched_before[i*4 +: 4] & ~f_sched_launched_before[j*4 +: 4]
                            & ({4{1'b1}} << (j + 1)))));
                end
            end
        end
    endgenerate

    // RS-H1: A warp that is held is not issued.
    always @* if (!rst) RS_H1_2: assert(~issue | ~hold[sel_wid]);

    // RS-I1: Issued iff it may, and nothing else takes the cycle.
    always @* if (!rst) RS_I1_1: assert(issue == (sel_valid & avail & op_ready & ~uop_valid
            & ~slot_write));

    // RS-U1: A micro-operation is given a collector iff one is left.
    always @* if (!rst) RS_U1_1: assert(uop_issue == (uop_valid & avail));

    // RS-U1: With its register as the one source, or none.
    always @* if (!rst) RS_U1_2: assert(~uop_issue |
            ((given_wid == uop_wid) & (given_src_valid == {1'b0, ~uop_fill})
            & (given_phys[4:0] == uop_phys)));

    // RS-R1: An instruction is given with its registers as they are renamed.
    always @* if (!rst) RS_R1_1: assert(~issue | ((given_wid == sel_wid)
            & (given_src_valid == inst_src_valid) & (given_phys == phys_src)));

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : f_raw
            // RS-R2: Raw: behind the warp's base, and a register.
            always @* if (!rst) begin : RS_R2_1
                assert(~(inst_raw & inst_src_valid[k]) | ((phys_src[k*PHYSW +: PHYSW] ==
                        (cons_base + inst_reg[k*REGW +: 5])) & ~reg_oob[k]));
            end
        end
    endgenerate

    // RS-W1: A slot is written at once; the port's own request waits.
    always @* if (!rst) RS_W1_1: assert(~slot_write |
            (write_ready[0] & ~wb_ready[0] & (write_phys[4:0] == slot_write_phys)));

    wire [1:0] _not_slot_wanted_phys_0_etc = {slot_wanted_phys[0], ~slot_wanted_phys[0]};

    // RS-D1: A slot is read iff its bank is not accessed.
    always @* if (!rst) RS_D1_1: assert(slot_read ==
            ((slot_wanted & ~(|(_not_slot_wanted_phys_0_etc & bank_en)))
            ? _not_slot_wanted_phys_0_etc : 2'd0));

    reg [1:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [7:0] f_bank_f_row;
    wire [3:0] f_bank_f_lane;
    wire [15:0] f_bank_f_word;
    wire [1:0] f_bank_f_word_known;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \bank 
        (* hierconn *) wire [3:0] \u_sram.f_row ;
        assign f_bank_f_row[f_i*4 +: 4] = \u_sram.f_row ;
        (* hierconn *) wire [1:0] \u_sram.f_lane ;
        assign f_bank_f_lane[f_i*2 +: 2] = \u_sram.f_lane ;
        (* hierconn *) wire [7:0] \u_sram.f_word ;
        assign f_bank_f_word[f_i*8 +: 8] = \u_sram.f_word ;
        (* hierconn *) wire \u_sram.f_word_known ;
        assign f_bank_f_word_known[f_i] = \u_sram.f_word_known ;
    end endgenerate

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume((f_bank_f_row[3:0] == f_reg[4:1])
            & (f_bank_f_row[7:4] == f_reg[4:1]));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume((f_bank_f_lane[1:0] == f_lane)
            & (f_bank_f_lane[3:2] == f_lane));

    wire _f_reg_0 = f_reg[0];
    wire [7:0] f_value = f_bank_f_word[_f_reg_0*8 +: 8];
    wire f_known_value = f_bank_f_word_known[_f_reg_0];

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_f_lane[1:0] == f_lane)
            & (f_unit_f_lane[3:2] == f_lane));

    reg f_written; // in the last cycle
    reg [7:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [7:0] f_old; // what was in it
    wire _and = (write_valid[0] & (write_phys[4:0] == f_reg)) & write_ready[0] & write_mask[f_lane];
    wire [2:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_2 = (write_valid[1] & (write_phys[9:5] == f_reg)) & write_ready[1]
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
        f_wdata <= ({8{_and}} & write_data[f_lane*8 +: 8])
                | ({8{_and_2}} & write_data[_f_lane_etc*8 +: 8]);
        f_old <= f_value;
    end

    // RF-W1: An accepted write-back is in the register.
    always @* if (!rst) RF_W1_4: assert(~f_written | (f_known_value & (f_value == f_wdata)));

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_5: assert(~(f_had & ~f_written)
            | (f_known_value & (f_value == f_old)));

    reg f_mine; // the operand is the register
    reg [7:0] f_want; // its value at issue
    reg f_sure; // it was known
    wire _f_given_and = f_given & given_src_valid[f_slot] & (given_phys[f_slot*5 +: 5] == f_reg);
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
    wire [19:0] f_bank_arbiter_collector_slot_phys;
    genvar f_j;
    generate for (f_i = 0; f_i < 2; f_i = f_i + 1) begin : \u_bank_arbiter.collector 
        for (f_j = 0; f_j < 2; f_j = f_j + 1) begin : \slot 
            (* hierconn *) wire [4:0] \phys ;
            assign f_bank_arbiter_collector_slot_phys[(f_i*2 + f_j)*5 +: 5] = \phys ;
        end
    end endgenerate
    wire [9:0] f_unit_phys = f_bank_arbiter_collector_slot_phys[f_unit*10 +: 10];
    wire [4:0] f_phys = f_unit_phys[f_slot*5 +: 5];
    wire [15:0] f_unit_words = f_unit_f_words[f_unit*16 +: 16];
    wire [7:0] f_operand = f_unit_words[f_slot*8 +: 8];
    wire _f_mine_and = f_mine & f_unit_busy[f_unit] & f_queued[f_slot];
    wire _or = _f_given_and | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or & (write_valid[0] & (write_phys[4:0] == f_reg))));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2: assume(~(_or & (write_valid[1] & (write_phys[9:5] == f_reg))));

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_6: assert(~(f_mine & f_unit_busy[f_unit]) | f_present[f_slot]);

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_7: assert(~_f_mine_and
            | ((~f_sure | (f_known_value & (f_want == f_value))) & (f_phys == f_reg)));

    wire [3:0] f_reads = rd_sel[f_unit*4 +: 4];
    wire [1:0] f_from = f_reads[f_slot*2 +: 2];
    wire [15:0] f_rdata;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_rdata_of
            wire [31:0] f_lanes = bank_rdata[i*LANES*LANE_W +: 32];
            assign f_rdata[i*8 +: 8] = f_lanes[f_lane*8 +: 8];
        end
    endgenerate

    wire [7:0] f_read = f_rdata[_f_reg_0*8 +: 8];

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_8: assert(~(f_mine & (|f_from))
            | ((f_from == {_f_reg_0, ~_f_reg_0}) & (~f_sure | (f_read == f_want))));

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_9: assert(~((f_mine & f_unit_busy[f_unit] & f_arrived[f_slot])
            & f_sure) | (f_operand == f_want));

    wire [63:0] f_disp_0 = disp_data;
    wire [31:0] f_leaving_0 = f_disp_0[f_slot*32 +: 32];

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_2: assert(~(disp_sel[f_unit] & f_mine & f_sure)
            | (f_leaving_0[f_lane*8 +: 8] == f_want));

    reg f_slot_due_1; // it is read
    reg [5:0] f_slot_want_1; // what it holds
    reg f_slot_reads_1; // one is read
    always @(posedge clk) f_slot_want_1 <= f_value[5:0];
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
    wire _unused_ok_1 = &{1'b0, f_sched_launched_before};
`endif
