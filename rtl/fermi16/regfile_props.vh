// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .

    // No two bits are set.
    function automatic at_most_one_10(input [9:0] v);
        at_most_one_10 = ~(|(v & (v - 10'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
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
    function automatic [3:0] count_ones_10(input [9:0] v);
        integer i;
        begin
            count_ones_10 = 4'd0;
            for (i = 0; i < 10; i = i + 1)
                count_ones_10 = count_ones_10 + {3'd0, v[i]};
        end
    endfunction

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        integer i;
        begin
            for (i = 0; i < 16; i = i + 1)
                one_hot[i] = v == i[3:0];
        end
    endfunction
`ifdef FORMAL
    reg [9:0] f_unit; // arbitrary
    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one_10(f_unit));

    reg [2:0] f_slot; // arbitrary
    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_2: assume((|f_slot) & at_most_one_3(f_slot));

    reg [9:0] f_reg; // an arbitrary register
    always @(posedge clk) f_reg <= f_reg;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[0].pend ;
    wire [2:0] f_bank_arbiter_collector_0_pend = \u_bank_arbiter.collector[0].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[1].pend ;
    wire [2:0] f_bank_arbiter_collector_1_pend = \u_bank_arbiter.collector[1].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[2].pend ;
    wire [2:0] f_bank_arbiter_collector_2_pend = \u_bank_arbiter.collector[2].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[3].pend ;
    wire [2:0] f_bank_arbiter_collector_3_pend = \u_bank_arbiter.collector[3].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[4].pend ;
    wire [2:0] f_bank_arbiter_collector_4_pend = \u_bank_arbiter.collector[4].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[5].pend ;
    wire [2:0] f_bank_arbiter_collector_5_pend = \u_bank_arbiter.collector[5].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[6].pend ;
    wire [2:0] f_bank_arbiter_collector_6_pend = \u_bank_arbiter.collector[6].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[7].pend ;
    wire [2:0] f_bank_arbiter_collector_7_pend = \u_bank_arbiter.collector[7].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[8].pend ;
    wire [2:0] f_bank_arbiter_collector_8_pend = \u_bank_arbiter.collector[8].pend ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.collector[9].pend ;
    wire [2:0] f_bank_arbiter_collector_9_pend = \u_bank_arbiter.collector[9].pend ;
    (* hierconn *) wire \unit[0].u_ocu.busy ;
    wire f_unit_0_busy = \unit[0].u_ocu.busy ;
    (* hierconn *) wire \unit[1].u_ocu.busy ;
    wire f_unit_1_busy = \unit[1].u_ocu.busy ;
    (* hierconn *) wire \unit[2].u_ocu.busy ;
    wire f_unit_2_busy = \unit[2].u_ocu.busy ;
    (* hierconn *) wire \unit[3].u_ocu.busy ;
    wire f_unit_3_busy = \unit[3].u_ocu.busy ;
    (* hierconn *) wire \unit[4].u_ocu.busy ;
    wire f_unit_4_busy = \unit[4].u_ocu.busy ;
    (* hierconn *) wire \unit[5].u_ocu.busy ;
    wire f_unit_5_busy = \unit[5].u_ocu.busy ;
    (* hierconn *) wire \unit[6].u_ocu.busy ;
    wire f_unit_6_busy = \unit[6].u_ocu.busy ;
    (* hierconn *) wire \unit[7].u_ocu.busy ;
    wire f_unit_7_busy = \unit[7].u_ocu.busy ;
    (* hierconn *) wire \unit[8].u_ocu.busy ;
    wire f_unit_8_busy = \unit[8].u_ocu.busy ;
    (* hierconn *) wire \unit[9].u_ocu.busy ;
    wire f_unit_9_busy = \unit[9].u_ocu.busy ;
    (* hierconn *) wire [2:0] \unit[0].u_ocu.src_valid ;
    wire [2:0] f_unit_0_src_valid = \unit[0].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[1].u_ocu.src_valid ;
    wire [2:0] f_unit_1_src_valid = \unit[1].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[2].u_ocu.src_valid ;
    wire [2:0] f_unit_2_src_valid = \unit[2].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[3].u_ocu.src_valid ;
    wire [2:0] f_unit_3_src_valid = \unit[3].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[4].u_ocu.src_valid ;
    wire [2:0] f_unit_4_src_valid = \unit[4].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[5].u_ocu.src_valid ;
    wire [2:0] f_unit_5_src_valid = \unit[5].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[6].u_ocu.src_valid ;
    wire [2:0] f_unit_6_src_valid = \unit[6].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[7].u_ocu.src_valid ;
    wire [2:0] f_unit_7_src_valid = \unit[7].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[8].u_ocu.src_valid ;
    wire [2:0] f_unit_8_src_valid = \unit[8].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[9].u_ocu.src_valid ;
    wire [2:0] f_unit_9_src_valid = \unit[9].u_ocu.src_valid ;
    (* hierconn *) wire [2:0] \unit[0].u_ocu.ready ;
    wire [2:0] f_unit_0_ready = \unit[0].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[1].u_ocu.ready ;
    wire [2:0] f_unit_1_ready = \unit[1].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[2].u_ocu.ready ;
    wire [2:0] f_unit_2_ready = \unit[2].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[3].u_ocu.ready ;
    wire [2:0] f_unit_3_ready = \unit[3].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[4].u_ocu.ready ;
    wire [2:0] f_unit_4_ready = \unit[4].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[5].u_ocu.ready ;
    wire [2:0] f_unit_5_ready = \unit[5].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[6].u_ocu.ready ;
    wire [2:0] f_unit_6_ready = \unit[6].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[7].u_ocu.ready ;
    wire [2:0] f_unit_7_ready = \unit[7].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[8].u_ocu.ready ;
    wire [2:0] f_unit_8_ready = \unit[8].u_ocu.ready ;
    (* hierconn *) wire [2:0] \unit[9].u_ocu.ready ;
    wire [2:0] f_unit_9_ready = \unit[9].u_ocu.ready ;
    (* hierconn *) wire [479:0] \u_bank_arbiter.in_flight_1 ;
    wire [479:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    wire [2:0] _any_f_bank_arbiter_in_flight_1_0_15_etc =
            {|f_bank_arbiter_in_flight_1[47:32], |f_bank_arbiter_in_flight_1[31:16],
            |f_bank_arbiter_in_flight_1[15:0]};
    wire [2:0] f_0_asked = f_bank_arbiter_collector_0_pend
            | _any_f_bank_arbiter_in_flight_1_0_15_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_3: assert((f_0_asked ==
            (f_unit_0_busy ? (f_unit_0_src_valid & ~f_unit_0_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_0_pend & _any_f_bank_arbiter_in_flight_1_0_15_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_48_63_etc =
            {|f_bank_arbiter_in_flight_1[95:80], |f_bank_arbiter_in_flight_1[79:64],
            |f_bank_arbiter_in_flight_1[63:48]};
    wire [2:0] f_1_asked = f_bank_arbiter_collector_1_pend
            | _any_f_bank_arbiter_in_flight_1_48_63_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_4: assert((f_1_asked ==
            (f_unit_1_busy ? (f_unit_1_src_valid & ~f_unit_1_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_1_pend & _any_f_bank_arbiter_in_flight_1_48_63_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_96_111_etc =
            {|f_bank_arbiter_in_flight_1[143:128], |f_bank_arbiter_in_flight_1[127:112],
            |f_bank_arbiter_in_flight_1[111:96]};
    wire [2:0] f_2_asked = f_bank_arbiter_collector_2_pend
            | _any_f_bank_arbiter_in_flight_1_96_111_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_5: assert((f_2_asked ==
            (f_unit_2_busy ? (f_unit_2_src_valid & ~f_unit_2_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_2_pend & _any_f_bank_arbiter_in_flight_1_96_111_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_144_159_etc =
            {|f_bank_arbiter_in_flight_1[191:176], |f_bank_arbiter_in_flight_1[175:160],
            |f_bank_arbiter_in_flight_1[159:144]};
    wire [2:0] f_3_asked = f_bank_arbiter_collector_3_pend
            | _any_f_bank_arbiter_in_flight_1_144_159_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_6: assert((f_3_asked ==
            (f_unit_3_busy ? (f_unit_3_src_valid & ~f_unit_3_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_3_pend & _any_f_bank_arbiter_in_flight_1_144_159_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_192_207_etc =
            {|f_bank_arbiter_in_flight_1[239:224], |f_bank_arbiter_in_flight_1[223:208],
            |f_bank_arbiter_in_flight_1[207:192]};
    wire [2:0] f_4_asked = f_bank_arbiter_collector_4_pend
            | _any_f_bank_arbiter_in_flight_1_192_207_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_7: assert((f_4_asked ==
            (f_unit_4_busy ? (f_unit_4_src_valid & ~f_unit_4_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_4_pend & _any_f_bank_arbiter_in_flight_1_192_207_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_240_255_etc =
            {|f_bank_arbiter_in_flight_1[287:272], |f_bank_arbiter_in_flight_1[271:256],
            |f_bank_arbiter_in_flight_1[255:240]};
    wire [2:0] f_5_asked = f_bank_arbiter_collector_5_pend
            | _any_f_bank_arbiter_in_flight_1_240_255_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_8: assert((f_5_asked ==
            (f_unit_5_busy ? (f_unit_5_src_valid & ~f_unit_5_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_5_pend & _any_f_bank_arbiter_in_flight_1_240_255_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_288_303_etc =
            {|f_bank_arbiter_in_flight_1[335:320], |f_bank_arbiter_in_flight_1[319:304],
            |f_bank_arbiter_in_flight_1[303:288]};
    wire [2:0] f_6_asked = f_bank_arbiter_collector_6_pend
            | _any_f_bank_arbiter_in_flight_1_288_303_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_9: assert((f_6_asked ==
            (f_unit_6_busy ? (f_unit_6_src_valid & ~f_unit_6_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_6_pend & _any_f_bank_arbiter_in_flight_1_288_303_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_336_351_etc =
            {|f_bank_arbiter_in_flight_1[383:368], |f_bank_arbiter_in_flight_1[367:352],
            |f_bank_arbiter_in_flight_1[351:336]};
    wire [2:0] f_7_asked = f_bank_arbiter_collector_7_pend
            | _any_f_bank_arbiter_in_flight_1_336_351_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_10: assert((f_7_asked ==
            (f_unit_7_busy ? (f_unit_7_src_valid & ~f_unit_7_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_7_pend & _any_f_bank_arbiter_in_flight_1_336_351_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_384_399_etc =
            {|f_bank_arbiter_in_flight_1[431:416], |f_bank_arbiter_in_flight_1[415:400],
            |f_bank_arbiter_in_flight_1[399:384]};
    wire [2:0] f_8_asked = f_bank_arbiter_collector_8_pend
            | _any_f_bank_arbiter_in_flight_1_384_399_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_11: assert((f_8_asked ==
            (f_unit_8_busy ? (f_unit_8_src_valid & ~f_unit_8_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_8_pend & _any_f_bank_arbiter_in_flight_1_384_399_etc)));

    wire [2:0] _any_f_bank_arbiter_in_flight_1_432_447_etc =
            {|f_bank_arbiter_in_flight_1[479:464], |f_bank_arbiter_in_flight_1[463:448],
            |f_bank_arbiter_in_flight_1[447:432]};
    wire [2:0] f_9_asked = f_bank_arbiter_collector_9_pend
            | _any_f_bank_arbiter_in_flight_1_432_447_etc;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_12: assert((f_9_asked ==
            (f_unit_9_busy ? (f_unit_9_src_valid & ~f_unit_9_ready) : 3'd0))
            & ~(|(f_bank_arbiter_collector_9_pend & _any_f_bank_arbiter_in_flight_1_432_447_etc)));

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(issue == {|grant[19:10], |grant[9:0]});

    reg [5:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [2:0] f_src; // its operands
    wire _or = (|(f_unit & grant[9:0])) | (|(f_unit & grant[19:10]));

    always @(posedge clk) begin
        if (_or) begin
            f_wid <= ({6{|(f_unit & grant[9:0])}} & ({1'b0, sel_wid[4:0]} * 6'd2))
                    | ({6{|(f_unit & grant[19:10])}} & (({1'b0, sel_wid[9:5]} * 6'd2) + 6'd1));
            f_meta <= ({META_W{|(f_unit & grant[9:0])}} & inst_meta[META_W-1:0])
                    | ({META_W{|(f_unit & grant[19:10])}} & inst_meta[META_W +: META_W]);
            f_src <= ({3{|(f_unit & grant[9:0])}} & inst_src_valid[2:0])
                    | ({3{|(f_unit & grant[19:10])}} & inst_src_valid[5:3]);
        end
    end

    (* hierconn *) wire [5:0] \unit[0].u_ocu.wid ;
    wire [5:0] f_unit_0_wid = \unit[0].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[1].u_ocu.wid ;
    wire [5:0] f_unit_1_wid = \unit[1].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[2].u_ocu.wid ;
    wire [5:0] f_unit_2_wid = \unit[2].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[3].u_ocu.wid ;
    wire [5:0] f_unit_3_wid = \unit[3].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[4].u_ocu.wid ;
    wire [5:0] f_unit_4_wid = \unit[4].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[5].u_ocu.wid ;
    wire [5:0] f_unit_5_wid = \unit[5].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[6].u_ocu.wid ;
    wire [5:0] f_unit_6_wid = \unit[6].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[7].u_ocu.wid ;
    wire [5:0] f_unit_7_wid = \unit[7].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[8].u_ocu.wid ;
    wire [5:0] f_unit_8_wid = \unit[8].u_ocu.wid ;
    (* hierconn *) wire [5:0] \unit[9].u_ocu.wid ;
    wire [5:0] f_unit_9_wid = \unit[9].u_ocu.wid ;
    (* hierconn *) wire [META_W-1:0] \unit[0].u_ocu.meta ;
    wire [META_W-1:0] f_unit_0_meta = \unit[0].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[1].u_ocu.meta ;
    wire [META_W-1:0] f_unit_1_meta = \unit[1].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[2].u_ocu.meta ;
    wire [META_W-1:0] f_unit_2_meta = \unit[2].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[3].u_ocu.meta ;
    wire [META_W-1:0] f_unit_3_meta = \unit[3].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[4].u_ocu.meta ;
    wire [META_W-1:0] f_unit_4_meta = \unit[4].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[5].u_ocu.meta ;
    wire [META_W-1:0] f_unit_5_meta = \unit[5].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[6].u_ocu.meta ;
    wire [META_W-1:0] f_unit_6_meta = \unit[6].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[7].u_ocu.meta ;
    wire [META_W-1:0] f_unit_7_meta = \unit[7].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[8].u_ocu.meta ;
    wire [META_W-1:0] f_unit_8_meta = \unit[8].u_ocu.meta ;
    (* hierconn *) wire [META_W-1:0] \unit[9].u_ocu.meta ;
    wire [META_W-1:0] f_unit_9_meta = \unit[9].u_ocu.meta ;
    wire _or_2 = (f_unit[0] & f_unit_0_busy) | (f_unit[1] & f_unit_1_busy)
            | (f_unit[2] & f_unit_2_busy) | (f_unit[3] & f_unit_3_busy)
            | (f_unit[4] & f_unit_4_busy) | (f_unit[5] & f_unit_5_busy)
            | (f_unit[6] & f_unit_6_busy) | (f_unit[7] & f_unit_7_busy)
            | (f_unit[8] & f_unit_8_busy) | (f_unit[9] & f_unit_9_busy);
    wire [5:0] _or_3 = ({6{f_unit[0]}} & f_unit_0_wid) | ({6{f_unit[1]}} & f_unit_1_wid)
            | ({6{f_unit[2]}} & f_unit_2_wid) | ({6{f_unit[3]}} & f_unit_3_wid)
            | ({6{f_unit[4]}} & f_unit_4_wid) | ({6{f_unit[5]}} & f_unit_5_wid)
            | ({6{f_unit[6]}} & f_unit_6_wid) | ({6{f_unit[7]}} & f_unit_7_wid)
            | ({6{f_unit[8]}} & f_unit_8_wid) | ({6{f_unit[9]}} & f_unit_9_wid);
    wire [META_W-1:0] _or_4 = ({META_W{f_unit[0]}} & f_unit_0_meta)
            | ({META_W{f_unit[1]}} & f_unit_1_meta) | ({META_W{f_unit[2]}} & f_unit_2_meta)
            | ({META_W{f_unit[3]}} & f_unit_3_meta) | ({META_W{f_unit[4]}} & f_unit_4_meta)
            | ({META_W{f_unit[5]}} & f_unit_5_meta) | ({META_W{f_unit[6]}} & f_unit_6_meta)
            | ({META_W{f_unit[7]}} & f_unit_7_meta) | ({META_W{f_unit[8]}} & f_unit_8_meta)
            | ({META_W{f_unit[9]}} & f_unit_9_meta);
    wire [2:0] _or_5 = ({3{f_unit[0]}} & f_unit_0_src_valid) | ({3{f_unit[1]}} & f_unit_1_src_valid)
            | ({3{f_unit[2]}} & f_unit_2_src_valid) | ({3{f_unit[3]}} & f_unit_3_src_valid)
            | ({3{f_unit[4]}} & f_unit_4_src_valid) | ({3{f_unit[5]}} & f_unit_5_src_valid)
            | ({3{f_unit[6]}} & f_unit_6_src_valid) | ({3{f_unit[7]}} & f_unit_7_src_valid)
            | ({3{f_unit[8]}} & f_unit_8_src_valid) | ({3{f_unit[9]}} & f_unit_9_src_valid);

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2: assert(~_or_2 | ((_or_3 == f_wid) & (_or_4 == f_meta)
            & (_or_5 == f_src)));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~(|(disp_sel[9:0] & f_unit))
            | (disp_valid[0] & ((disp_wid[5:0] == f_wid) & (disp_meta[META_W-1:0] == f_meta)
            & (disp_src_valid[2:0] == f_src))));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_2: assert(~(|(disp_sel[19:10] & f_unit))
            | (disp_valid[1] & ((disp_wid[11:6] == f_wid) & (disp_meta[META_W +: META_W] == f_meta)
            & (disp_src_valid[5:3] == f_src))));

    reg [4:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 5'd0;
        end else begin
            f_inside <= (f_inside + {3'd0, count_ones_2(issue)})
                    - {3'd0, count_ones_2(disp_valid & disp_ready)};
        end
    end

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0,
            count_ones_10({f_unit_9_busy, f_unit_8_busy, f_unit_7_busy, f_unit_6_busy,
            f_unit_5_busy, f_unit_4_busy, f_unit_3_busy, f_unit_2_busy, f_unit_1_busy,
            f_unit_0_busy})});

    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    (* hierconn *) wire [LANE_W-1:0] \bank[0].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_0_f_word = \bank[0].u_sram.f_word ;
    (* hierconn *) wire \bank[0].u_sram.f_word_known ;
    wire f_bank_0_f_word_known = \bank[0].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[0].u_sram.f_row ;
    wire [5:0] f_bank_0_f_row = \bank[0].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[0].u_sram.f_lane ;
    wire [4:0] f_bank_0_f_lane = \bank[0].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[1].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_1_f_word = \bank[1].u_sram.f_word ;
    (* hierconn *) wire \bank[1].u_sram.f_word_known ;
    wire f_bank_1_f_word_known = \bank[1].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[1].u_sram.f_row ;
    wire [5:0] f_bank_1_f_row = \bank[1].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[1].u_sram.f_lane ;
    wire [4:0] f_bank_1_f_lane = \bank[1].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[2].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_2_f_word = \bank[2].u_sram.f_word ;
    (* hierconn *) wire \bank[2].u_sram.f_word_known ;
    wire f_bank_2_f_word_known = \bank[2].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[2].u_sram.f_row ;
    wire [5:0] f_bank_2_f_row = \bank[2].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[2].u_sram.f_lane ;
    wire [4:0] f_bank_2_f_lane = \bank[2].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[3].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_3_f_word = \bank[3].u_sram.f_word ;
    (* hierconn *) wire \bank[3].u_sram.f_word_known ;
    wire f_bank_3_f_word_known = \bank[3].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[3].u_sram.f_row ;
    wire [5:0] f_bank_3_f_row = \bank[3].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[3].u_sram.f_lane ;
    wire [4:0] f_bank_3_f_lane = \bank[3].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[4].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_4_f_word = \bank[4].u_sram.f_word ;
    (* hierconn *) wire \bank[4].u_sram.f_word_known ;
    wire f_bank_4_f_word_known = \bank[4].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[4].u_sram.f_row ;
    wire [5:0] f_bank_4_f_row = \bank[4].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[4].u_sram.f_lane ;
    wire [4:0] f_bank_4_f_lane = \bank[4].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[5].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_5_f_word = \bank[5].u_sram.f_word ;
    (* hierconn *) wire \bank[5].u_sram.f_word_known ;
    wire f_bank_5_f_word_known = \bank[5].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[5].u_sram.f_row ;
    wire [5:0] f_bank_5_f_row = \bank[5].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[5].u_sram.f_lane ;
    wire [4:0] f_bank_5_f_lane = \bank[5].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[6].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_6_f_word = \bank[6].u_sram.f_word ;
    (* hierconn *) wire \bank[6].u_sram.f_word_known ;
    wire f_bank_6_f_word_known = \bank[6].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[6].u_sram.f_row ;
    wire [5:0] f_bank_6_f_row = \bank[6].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[6].u_sram.f_lane ;
    wire [4:0] f_bank_6_f_lane = \bank[6].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[7].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_7_f_word = \bank[7].u_sram.f_word ;
    (* hierconn *) wire \bank[7].u_sram.f_word_known ;
    wire f_bank_7_f_word_known = \bank[7].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[7].u_sram.f_row ;
    wire [5:0] f_bank_7_f_row = \bank[7].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[7].u_sram.f_lane ;
    wire [4:0] f_bank_7_f_lane = \bank[7].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[8].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_8_f_word = \bank[8].u_sram.f_word ;
    (* hierconn *) wire \bank[8].u_sram.f_word_known ;
    wire f_bank_8_f_word_known = \bank[8].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[8].u_sram.f_row ;
    wire [5:0] f_bank_8_f_row = \bank[8].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[8].u_sram.f_lane ;
    wire [4:0] f_bank_8_f_lane = \bank[8].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[9].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_9_f_word = \bank[9].u_sram.f_word ;
    (* hierconn *) wire \bank[9].u_sram.f_word_known ;
    wire f_bank_9_f_word_known = \bank[9].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[9].u_sram.f_row ;
    wire [5:0] f_bank_9_f_row = \bank[9].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[9].u_sram.f_lane ;
    wire [4:0] f_bank_9_f_lane = \bank[9].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[10].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_10_f_word = \bank[10].u_sram.f_word ;
    (* hierconn *) wire \bank[10].u_sram.f_word_known ;
    wire f_bank_10_f_word_known = \bank[10].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[10].u_sram.f_row ;
    wire [5:0] f_bank_10_f_row = \bank[10].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[10].u_sram.f_lane ;
    wire [4:0] f_bank_10_f_lane = \bank[10].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[11].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_11_f_word = \bank[11].u_sram.f_word ;
    (* hierconn *) wire \bank[11].u_sram.f_word_known ;
    wire f_bank_11_f_word_known = \bank[11].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[11].u_sram.f_row ;
    wire [5:0] f_bank_11_f_row = \bank[11].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[11].u_sram.f_lane ;
    wire [4:0] f_bank_11_f_lane = \bank[11].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[12].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_12_f_word = \bank[12].u_sram.f_word ;
    (* hierconn *) wire \bank[12].u_sram.f_word_known ;
    wire f_bank_12_f_word_known = \bank[12].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[12].u_sram.f_row ;
    wire [5:0] f_bank_12_f_row = \bank[12].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[12].u_sram.f_lane ;
    wire [4:0] f_bank_12_f_lane = \bank[12].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[13].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_13_f_word = \bank[13].u_sram.f_word ;
    (* hierconn *) wire \bank[13].u_sram.f_word_known ;
    wire f_bank_13_f_word_known = \bank[13].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[13].u_sram.f_row ;
    wire [5:0] f_bank_13_f_row = \bank[13].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[13].u_sram.f_lane ;
    wire [4:0] f_bank_13_f_lane = \bank[13].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[14].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_14_f_word = \bank[14].u_sram.f_word ;
    (* hierconn *) wire \bank[14].u_sram.f_word_known ;
    wire f_bank_14_f_word_known = \bank[14].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[14].u_sram.f_row ;
    wire [5:0] f_bank_14_f_row = \bank[14].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[14].u_sram.f_lane ;
    wire [4:0] f_bank_14_f_lane = \bank[14].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[15].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_15_f_word = \bank[15].u_sram.f_word ;
    (* hierconn *) wire \bank[15].u_sram.f_word_known ;
    wire f_bank_15_f_word_known = \bank[15].u_sram.f_word_known ;
    (* hierconn *) wire [5:0] \bank[15].u_sram.f_row ;
    wire [5:0] f_bank_15_f_row = \bank[15].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[15].u_sram.f_lane ;
    wire [4:0] f_bank_15_f_lane = \bank[15].u_sram.f_lane ;

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume((f_bank_0_f_row == f_reg[9:4])
            & (f_bank_1_f_row == f_reg[9:4]) & (f_bank_2_f_row == f_reg[9:4])
            & (f_bank_3_f_row == f_reg[9:4]) & (f_bank_4_f_row == f_reg[9:4])
            & (f_bank_5_f_row == f_reg[9:4]) & (f_bank_6_f_row == f_reg[9:4])
            & (f_bank_7_f_row == f_reg[9:4]) & (f_bank_8_f_row == f_reg[9:4])
            & (f_bank_9_f_row == f_reg[9:4]) & (f_bank_10_f_row == f_reg[9:4])
            & (f_bank_11_f_row == f_reg[9:4]) & (f_bank_12_f_row == f_reg[9:4])
            & (f_bank_13_f_row == f_reg[9:4]) & (f_bank_14_f_row == f_reg[9:4])
            & (f_bank_15_f_row == f_reg[9:4]));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume((f_bank_0_f_lane == f_lane) & (f_bank_1_f_lane == f_lane)
            & (f_bank_2_f_lane == f_lane) & (f_bank_3_f_lane == f_lane)
            & (f_bank_4_f_lane == f_lane) & (f_bank_5_f_lane == f_lane)
            & (f_bank_6_f_lane == f_lane) & (f_bank_7_f_lane == f_lane)
            & (f_bank_8_f_lane == f_lane) & (f_bank_9_f_lane == f_lane)
            & (f_bank_10_f_lane == f_lane) & (f_bank_11_f_lane == f_lane)
            & (f_bank_12_f_lane == f_lane) & (f_bank_13_f_lane == f_lane)
            & (f_bank_14_f_lane == f_lane) & (f_bank_15_f_lane == f_lane));

    wire [16*LANE_W-1:0] f_bank_words = {f_bank_15_f_word, f_bank_14_f_word, f_bank_13_f_word,
            f_bank_12_f_word, f_bank_11_f_word, f_bank_10_f_word, f_bank_9_f_word, f_bank_8_f_word,
            f_bank_7_f_word, f_bank_6_f_word, f_bank_5_f_word, f_bank_4_f_word, f_bank_3_f_word,
            f_bank_2_f_word, f_bank_1_f_word, f_bank_0_f_word};
    wire [15:0] f_bank_known = {f_bank_15_f_word_known, f_bank_14_f_word_known,
            f_bank_13_f_word_known, f_bank_12_f_word_known, f_bank_11_f_word_known,
            f_bank_10_f_word_known, f_bank_9_f_word_known, f_bank_8_f_word_known,
            f_bank_7_f_word_known, f_bank_6_f_word_known, f_bank_5_f_word_known,
            f_bank_4_f_word_known, f_bank_3_f_word_known, f_bank_2_f_word_known,
            f_bank_1_f_word_known, f_bank_0_f_word_known};
    wire [3:0] _f_reg_0_3 = f_reg[3:0];
    wire [LANE_W-1:0] f_value = f_bank_words[_f_reg_0_3*LANE_W +: LANE_W];
    wire f_known_value = f_bank_known[_f_reg_0_3];
    (* hierconn *) wire [4:0] \unit[0].u_ocu.f_lane ;
    wire [4:0] f_unit_0_f_lane = \unit[0].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[1].u_ocu.f_lane ;
    wire [4:0] f_unit_1_f_lane = \unit[1].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[2].u_ocu.f_lane ;
    wire [4:0] f_unit_2_f_lane = \unit[2].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[3].u_ocu.f_lane ;
    wire [4:0] f_unit_3_f_lane = \unit[3].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[4].u_ocu.f_lane ;
    wire [4:0] f_unit_4_f_lane = \unit[4].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[5].u_ocu.f_lane ;
    wire [4:0] f_unit_5_f_lane = \unit[5].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[6].u_ocu.f_lane ;
    wire [4:0] f_unit_6_f_lane = \unit[6].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[7].u_ocu.f_lane ;
    wire [4:0] f_unit_7_f_lane = \unit[7].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[8].u_ocu.f_lane ;
    wire [4:0] f_unit_8_f_lane = \unit[8].u_ocu.f_lane ;
    (* hierconn *) wire [4:0] \unit[9].u_ocu.f_lane ;
    wire [4:0] f_unit_9_f_lane = \unit[9].u_ocu.f_lane ;

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_0_f_lane == f_lane) & (f_unit_1_f_lane == f_lane)
            & (f_unit_2_f_lane == f_lane) & (f_unit_3_f_lane == f_lane)
            & (f_unit_4_f_lane == f_lane) & (f_unit_5_f_lane == f_lane)
            & (f_unit_6_f_lane == f_lane) & (f_unit_7_f_lane == f_lane)
            & (f_unit_8_f_lane == f_lane) & (f_unit_9_f_lane == f_lane));

    reg f_written; // in the last cycle
    reg [LANE_W-1:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [LANE_W-1:0] f_old; // what was in it
    wire _and = (wb_valid[0] & (wb_phys[9:0] == f_reg)) & wb_ready[0] & wb_mask[f_lane];
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_2 = (wb_valid[1] & (wb_phys[19:10] == f_reg)) & wb_ready[1] & wb_mask[_f_lane_etc];

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
    wire _or_6 = ((|(f_unit & grant[9:0])) & ((f_slot[0] & inst_src_valid[0]
            & (inst_phys[9:0] == f_reg)) | (f_slot[1] & inst_src_valid[1]
            & (inst_phys[19:10] == f_reg)) | (f_slot[2] & inst_src_valid[2]
            & (inst_phys[29:20] == f_reg)))) | ((|(f_unit & grant[19:10]))
            & ((f_slot[0] & inst_src_valid[3] & (inst_phys[39:30] == f_reg))
            | (f_slot[1] & inst_src_valid[4] & (inst_phys[49:40] == f_reg))
            | (f_slot[2] & inst_src_valid[5] & (inst_phys[59:50] == f_reg))));

    always @(posedge clk) begin
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 1'b0;
        end else begin
            if (_or) begin
                f_mine <= _or_6;
                f_sure <= f_known_value;
            end
        end
    end

    always @(posedge clk) begin
        if (_or)
            f_want <= f_value;
    end

    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[0].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_0_slot_0_phys = \u_bank_arbiter.collector[0].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[0].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_0_slot_1_phys = \u_bank_arbiter.collector[0].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[0].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_0_slot_2_phys = \u_bank_arbiter.collector[0].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[1].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_1_slot_0_phys = \u_bank_arbiter.collector[1].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[1].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_1_slot_1_phys = \u_bank_arbiter.collector[1].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[1].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_1_slot_2_phys = \u_bank_arbiter.collector[1].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[2].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_2_slot_0_phys = \u_bank_arbiter.collector[2].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[2].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_2_slot_1_phys = \u_bank_arbiter.collector[2].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[2].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_2_slot_2_phys = \u_bank_arbiter.collector[2].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[3].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_3_slot_0_phys = \u_bank_arbiter.collector[3].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[3].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_3_slot_1_phys = \u_bank_arbiter.collector[3].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[3].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_3_slot_2_phys = \u_bank_arbiter.collector[3].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[4].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_4_slot_0_phys = \u_bank_arbiter.collector[4].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[4].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_4_slot_1_phys = \u_bank_arbiter.collector[4].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[4].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_4_slot_2_phys = \u_bank_arbiter.collector[4].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[5].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_5_slot_0_phys = \u_bank_arbiter.collector[5].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[5].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_5_slot_1_phys = \u_bank_arbiter.collector[5].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[5].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_5_slot_2_phys = \u_bank_arbiter.collector[5].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[6].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_6_slot_0_phys = \u_bank_arbiter.collector[6].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[6].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_6_slot_1_phys = \u_bank_arbiter.collector[6].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[6].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_6_slot_2_phys = \u_bank_arbiter.collector[6].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[7].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_7_slot_0_phys = \u_bank_arbiter.collector[7].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[7].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_7_slot_1_phys = \u_bank_arbiter.collector[7].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[7].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_7_slot_2_phys = \u_bank_arbiter.collector[7].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[8].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_8_slot_0_phys = \u_bank_arbiter.collector[8].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[8].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_8_slot_1_phys = \u_bank_arbiter.collector[8].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[8].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_8_slot_2_phys = \u_bank_arbiter.collector[8].slot[2].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[9].slot[0].phys ;
    wire [9:0] f_bank_arbiter_collector_9_slot_0_phys = \u_bank_arbiter.collector[9].slot[0].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[9].slot[1].phys ;
    wire [9:0] f_bank_arbiter_collector_9_slot_1_phys = \u_bank_arbiter.collector[9].slot[1].phys ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.collector[9].slot[2].phys ;
    wire [9:0] f_bank_arbiter_collector_9_slot_2_phys = \u_bank_arbiter.collector[9].slot[2].phys ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[0].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_0_f_words = \unit[0].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[1].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_1_f_words = \unit[1].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[2].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_2_f_words = \unit[2].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[3].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_3_f_words = \unit[3].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[4].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_4_f_words = \unit[4].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[5].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_5_f_words = \unit[5].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[6].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_6_f_words = \unit[6].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[7].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_7_f_words = \unit[7].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[8].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_8_f_words = \unit[8].u_ocu.f_words ;
    (* hierconn *) wire [3*LANE_W-1:0] \unit[9].u_ocu.f_words ;
    wire [3*LANE_W-1:0] f_unit_9_f_words = \unit[9].u_ocu.f_words ;
    wire [29:0] f_at = {f_unit[9] & f_slot[2], f_unit[9] & f_slot[1], f_unit[9] & f_slot[0],
            f_unit[8] & f_slot[2], f_unit[8] & f_slot[1], f_unit[8] & f_slot[0],
            f_unit[7] & f_slot[2], f_unit[7] & f_slot[1], f_unit[7] & f_slot[0],
            f_unit[6] & f_slot[2], f_unit[6] & f_slot[1], f_unit[6] & f_slot[0],
            f_unit[5] & f_slot[2], f_unit[5] & f_slot[1], f_unit[5] & f_slot[0],
            f_unit[4] & f_slot[2], f_unit[4] & f_slot[1], f_unit[4] & f_slot[0],
            f_unit[3] & f_slot[2], f_unit[3] & f_slot[1], f_unit[3] & f_slot[0],
            f_unit[2] & f_slot[2], f_unit[2] & f_slot[1], f_unit[2] & f_slot[0],
            f_unit[1] & f_slot[2], f_unit[1] & f_slot[1], f_unit[1] & f_slot[0],
            f_unit[0] & f_slot[2], f_unit[0] & f_slot[1], f_unit[0] & f_slot[0]};
    wire [9:0] f_phys = ({10{f_at[0]}} & f_bank_arbiter_collector_0_slot_0_phys)
            | ({10{f_at[1]}} & f_bank_arbiter_collector_0_slot_1_phys)
            | ({10{f_at[2]}} & f_bank_arbiter_collector_0_slot_2_phys)
            | ({10{f_at[3]}} & f_bank_arbiter_collector_1_slot_0_phys)
            | ({10{f_at[4]}} & f_bank_arbiter_collector_1_slot_1_phys)
            | ({10{f_at[5]}} & f_bank_arbiter_collector_1_slot_2_phys)
            | ({10{f_at[6]}} & f_bank_arbiter_collector_2_slot_0_phys)
            | ({10{f_at[7]}} & f_bank_arbiter_collector_2_slot_1_phys)
            | ({10{f_at[8]}} & f_bank_arbiter_collector_2_slot_2_phys)
            | ({10{f_at[9]}} & f_bank_arbiter_collector_3_slot_0_phys)
            | ({10{f_at[10]}} & f_bank_arbiter_collector_3_slot_1_phys)
            | ({10{f_at[11]}} & f_bank_arbiter_collector_3_slot_2_phys)
            | ({10{f_at[12]}} & f_bank_arbiter_collector_4_slot_0_phys)
            | ({10{f_at[13]}} & f_bank_arbiter_collector_4_slot_1_phys)
            | ({10{f_at[14]}} & f_bank_arbiter_collector_4_slot_2_phys)
            | ({10{f_at[15]}} & f_bank_arbiter_collector_5_slot_0_phys)
            | ({10{f_at[16]}} & f_bank_arbiter_collector_5_slot_1_phys)
            | ({10{f_at[17]}} & f_bank_arbiter_collector_5_slot_2_phys)
            | ({10{f_at[18]}} & f_bank_arbiter_collector_6_slot_0_phys)
            | ({10{f_at[19]}} & f_bank_arbiter_collector_6_slot_1_phys)
            | ({10{f_at[20]}} & f_bank_arbiter_collector_6_slot_2_phys)
            | ({10{f_at[21]}} & f_bank_arbiter_collector_7_slot_0_phys)
            | ({10{f_at[22]}} & f_bank_arbiter_collector_7_slot_1_phys)
            | ({10{f_at[23]}} & f_bank_arbiter_collector_7_slot_2_phys)
            | ({10{f_at[24]}} & f_bank_arbiter_collector_8_slot_0_phys)
            | ({10{f_at[25]}} & f_bank_arbiter_collector_8_slot_1_phys)
            | ({10{f_at[26]}} & f_bank_arbiter_collector_8_slot_2_phys)
            | ({10{f_at[27]}} & f_bank_arbiter_collector_9_slot_0_phys)
            | ({10{f_at[28]}} & f_bank_arbiter_collector_9_slot_1_phys)
            | ({10{f_at[29]}} & f_bank_arbiter_collector_9_slot_2_phys);
    wire [LANE_W-1:0] f_operand = ({LANE_W{f_at[0]}} & f_unit_0_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[1]}} & f_unit_0_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[2]}} & f_unit_0_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[3]}} & f_unit_1_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[4]}} & f_unit_1_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[5]}} & f_unit_1_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[6]}} & f_unit_2_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[7]}} & f_unit_2_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[8]}} & f_unit_2_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[9]}} & f_unit_3_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[10]}} & f_unit_3_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[11]}} & f_unit_3_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[12]}} & f_unit_4_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[13]}} & f_unit_4_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[14]}} & f_unit_4_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[15]}} & f_unit_5_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[16]}} & f_unit_5_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[17]}} & f_unit_5_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[18]}} & f_unit_6_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[19]}} & f_unit_6_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[20]}} & f_unit_6_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[21]}} & f_unit_7_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[22]}} & f_unit_7_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[23]}} & f_unit_7_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[24]}} & f_unit_8_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[25]}} & f_unit_8_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[26]}} & f_unit_8_f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_at[27]}} & f_unit_9_f_words[LANE_W-1:0])
            | ({LANE_W{f_at[28]}} & f_unit_9_f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_at[29]}} & f_unit_9_f_words[2*LANE_W +: LANE_W]);
    wire [2:0] _or_7 = ({3{f_unit[0]}} & f_bank_arbiter_collector_0_pend)
            | ({3{f_unit[1]}} & f_bank_arbiter_collector_1_pend)
            | ({3{f_unit[2]}} & f_bank_arbiter_collector_2_pend)
            | ({3{f_unit[3]}} & f_bank_arbiter_collector_3_pend)
            | ({3{f_unit[4]}} & f_bank_arbiter_collector_4_pend)
            | ({3{f_unit[5]}} & f_bank_arbiter_collector_5_pend)
            | ({3{f_unit[6]}} & f_bank_arbiter_collector_6_pend)
            | ({3{f_unit[7]}} & f_bank_arbiter_collector_7_pend)
            | ({3{f_unit[8]}} & f_bank_arbiter_collector_8_pend)
            | ({3{f_unit[9]}} & f_bank_arbiter_collector_9_pend);
    wire _f_mine_and = f_mine & _or_2 & (|(f_slot & _or_7));
    wire _or_8 = _or_6 | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or_8 & (wb_valid[0] & (wb_phys[9:0] == f_reg))));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2: assume(~(_or_8 & (wb_valid[1] & (wb_phys[19:10] == f_reg))));

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_6: assert(~(f_mine & _or_2) | (|(f_slot & _or_5)));

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_7: assert(~_f_mine_and
            | ((~f_sure | (f_known_value & (f_want == f_value))) & (f_phys == f_reg)));

    wire [15:0] f_from = ((f_unit[0] & f_slot[0]) ? rd_sel[15:0] : 16'd0)
            | ((f_unit[0] & f_slot[1]) ? rd_sel[31:16] : 16'd0)
            | ((f_unit[0] & f_slot[2]) ? rd_sel[47:32] : 16'd0)
            | ((f_unit[1] & f_slot[0]) ? rd_sel[63:48] : 16'd0)
            | ((f_unit[1] & f_slot[1]) ? rd_sel[79:64] : 16'd0)
            | ((f_unit[1] & f_slot[2]) ? rd_sel[95:80] : 16'd0)
            | ((f_unit[2] & f_slot[0]) ? rd_sel[111:96] : 16'd0)
            | ((f_unit[2] & f_slot[1]) ? rd_sel[127:112] : 16'd0)
            | ((f_unit[2] & f_slot[2]) ? rd_sel[143:128] : 16'd0)
            | ((f_unit[3] & f_slot[0]) ? rd_sel[159:144] : 16'd0)
            | ((f_unit[3] & f_slot[1]) ? rd_sel[175:160] : 16'd0)
            | ((f_unit[3] & f_slot[2]) ? rd_sel[191:176] : 16'd0)
            | ((f_unit[4] & f_slot[0]) ? rd_sel[207:192] : 16'd0)
            | ((f_unit[4] & f_slot[1]) ? rd_sel[223:208] : 16'd0)
            | ((f_unit[4] & f_slot[2]) ? rd_sel[239:224] : 16'd0)
            | ((f_unit[5] & f_slot[0]) ? rd_sel[255:240] : 16'd0)
            | ((f_unit[5] & f_slot[1]) ? rd_sel[271:256] : 16'd0)
            | ((f_unit[5] & f_slot[2]) ? rd_sel[287:272] : 16'd0)
            | ((f_unit[6] & f_slot[0]) ? rd_sel[303:288] : 16'd0)
            | ((f_unit[6] & f_slot[1]) ? rd_sel[319:304] : 16'd0)
            | ((f_unit[6] & f_slot[2]) ? rd_sel[335:320] : 16'd0)
            | ((f_unit[7] & f_slot[0]) ? rd_sel[351:336] : 16'd0)
            | ((f_unit[7] & f_slot[1]) ? rd_sel[367:352] : 16'd0)
            | ((f_unit[7] & f_slot[2]) ? rd_sel[383:368] : 16'd0)
            | ((f_unit[8] & f_slot[0]) ? rd_sel[399:384] : 16'd0)
            | ((f_unit[8] & f_slot[1]) ? rd_sel[415:400] : 16'd0)
            | ((f_unit[8] & f_slot[2]) ? rd_sel[431:416] : 16'd0)
            | ((f_unit[9] & f_slot[0]) ? rd_sel[447:432] : 16'd0)
            | ((f_unit[9] & f_slot[1]) ? rd_sel[463:448] : 16'd0)
            | ((f_unit[9] & f_slot[2]) ? rd_sel[479:464] : 16'd0);
    wire [6:0] _f_lane_etc_2 = {2'd2, f_lane};
    wire [6:0] _f_lane_etc_3 = {{2{1'b1}}, f_lane};
    wire [7:0] _f_lane_etc_4 = {3'd4, f_lane};
    wire [7:0] _f_lane_etc_5 = {3'd5, f_lane};
    wire [7:0] _f_lane_etc_6 = {3'd6, f_lane};
    wire [7:0] _f_lane_etc_7 = {{3{1'b1}}, f_lane};
    wire [8:0] _f_lane_etc_8 = {4'd8, f_lane};
    wire [8:0] _f_lane_etc_9 = {4'd9, f_lane};
    wire [8:0] _f_lane_etc_10 = {4'd10, f_lane};
    wire [8:0] _f_lane_etc_11 = {4'd11, f_lane};
    wire [8:0] _f_lane_etc_12 = {4'd12, f_lane};
    wire [8:0] _f_lane_etc_13 = {4'd13, f_lane};
    wire [8:0] _f_lane_etc_14 = {4'd14, f_lane};
    wire [8:0] _f_lane_etc_15 = {{4{1'b1}}, f_lane};
    wire [16*LANE_W-1:0] f_rdata = {bank_rdata[_f_lane_etc_15*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_14*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_13*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_12*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_11*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_10*LANE_W +: LANE_W], bank_rdata[_f_lane_etc_9*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_8*LANE_W +: LANE_W], bank_rdata[_f_lane_etc_7*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_6*LANE_W +: LANE_W], bank_rdata[_f_lane_etc_5*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_4*LANE_W +: LANE_W], bank_rdata[_f_lane_etc_3*LANE_W +: LANE_W],
            bank_rdata[_f_lane_etc_2*LANE_W +: LANE_W], bank_rdata[_f_lane_etc*LANE_W +: LANE_W],
            bank_rdata[f_lane*LANE_W +: LANE_W]};
    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0_3*LANE_W +: LANE_W];

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_8: assert(~(f_mine & (|f_from))
            | ((f_from == one_hot(_f_reg_0_3)) & (~f_sure | (f_read == f_want))));

    wire [2:0] _or_9 = ({3{f_unit[0]}} & f_unit_0_ready) | ({3{f_unit[1]}} & f_unit_1_ready)
            | ({3{f_unit[2]}} & f_unit_2_ready) | ({3{f_unit[3]}} & f_unit_3_ready)
            | ({3{f_unit[4]}} & f_unit_4_ready) | ({3{f_unit[5]}} & f_unit_5_ready)
            | ({3{f_unit[6]}} & f_unit_6_ready) | ({3{f_unit[7]}} & f_unit_7_ready)
            | ({3{f_unit[8]}} & f_unit_8_ready) | ({3{f_unit[9]}} & f_unit_9_ready);

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_9: assert(~((f_mine & _or_2 & (|(f_slot & _or_9))) & f_sure)
            | (f_operand == f_want));

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_3: assert(~((|(disp_sel[9:0] & f_unit)) & f_mine & f_sure)
            | ((({LANE_W{f_slot[0]}} & disp_data[f_lane*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[1]}} & disp_data[_f_lane_etc*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[2]}} & disp_data[_f_lane_etc_2*LANE_W +: LANE_W])) == f_want));

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_4: assert(~((|(disp_sel[19:10] & f_unit)) & f_mine & f_sure)
            | ((({LANE_W{f_slot[0]}} & disp_data[_f_lane_etc_3*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[1]}} & disp_data[_f_lane_etc_4*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[2]}} & disp_data[_f_lane_etc_5*LANE_W +: LANE_W])) == f_want));
`endif
