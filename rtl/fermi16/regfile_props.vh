// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .

    // No two bits are set.
    function at_most_one_10(input [9:0] v);
        at_most_one_10 = ~(|(v & (v - 10'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // How many bits are set.
    function [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [3:0] count_ones_10(input [9:0] v);
        integer i;
        begin
            count_ones_10 = 4'd0;
            for (i = 0; i < 10; i = i + 1)
                count_ones_10 = count_ones_10 + {3'd0, v[i]};
        end
    endfunction

    // The bit of that number alone.
    function [15:0] one_hot(input [3:0] v);
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

    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_0 ;
    wire [2:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_1 ;
    wire [2:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_2 ;
    wire [2:0] f_u_bank_arbiter_pend_2 = \u_bank_arbiter.pend_2 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_3 ;
    wire [2:0] f_u_bank_arbiter_pend_3 = \u_bank_arbiter.pend_3 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_4 ;
    wire [2:0] f_u_bank_arbiter_pend_4 = \u_bank_arbiter.pend_4 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_5 ;
    wire [2:0] f_u_bank_arbiter_pend_5 = \u_bank_arbiter.pend_5 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_6 ;
    wire [2:0] f_u_bank_arbiter_pend_6 = \u_bank_arbiter.pend_6 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_7 ;
    wire [2:0] f_u_bank_arbiter_pend_7 = \u_bank_arbiter.pend_7 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_8 ;
    wire [2:0] f_u_bank_arbiter_pend_8 = \u_bank_arbiter.pend_8 ;
    (* hierconn *) wire [2:0] \u_bank_arbiter.pend_9 ;
    wire [2:0] f_u_bank_arbiter_pend_9 = \u_bank_arbiter.pend_9 ;
    (* hierconn *) wire \u_ocu_0.busy ;
    wire f_u_ocu_0_busy = \u_ocu_0.busy ;
    (* hierconn *) wire \u_ocu_1.busy ;
    wire f_u_ocu_1_busy = \u_ocu_1.busy ;
    (* hierconn *) wire \u_ocu_2.busy ;
    wire f_u_ocu_2_busy = \u_ocu_2.busy ;
    (* hierconn *) wire \u_ocu_3.busy ;
    wire f_u_ocu_3_busy = \u_ocu_3.busy ;
    (* hierconn *) wire \u_ocu_4.busy ;
    wire f_u_ocu_4_busy = \u_ocu_4.busy ;
    (* hierconn *) wire \u_ocu_5.busy ;
    wire f_u_ocu_5_busy = \u_ocu_5.busy ;
    (* hierconn *) wire \u_ocu_6.busy ;
    wire f_u_ocu_6_busy = \u_ocu_6.busy ;
    (* hierconn *) wire \u_ocu_7.busy ;
    wire f_u_ocu_7_busy = \u_ocu_7.busy ;
    (* hierconn *) wire \u_ocu_8.busy ;
    wire f_u_ocu_8_busy = \u_ocu_8.busy ;
    (* hierconn *) wire \u_ocu_9.busy ;
    wire f_u_ocu_9_busy = \u_ocu_9.busy ;
    (* hierconn *) wire [2:0] \u_ocu_0.src_valid ;
    wire [2:0] f_u_ocu_0_src_valid = \u_ocu_0.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_1.src_valid ;
    wire [2:0] f_u_ocu_1_src_valid = \u_ocu_1.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_2.src_valid ;
    wire [2:0] f_u_ocu_2_src_valid = \u_ocu_2.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_3.src_valid ;
    wire [2:0] f_u_ocu_3_src_valid = \u_ocu_3.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_4.src_valid ;
    wire [2:0] f_u_ocu_4_src_valid = \u_ocu_4.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_5.src_valid ;
    wire [2:0] f_u_ocu_5_src_valid = \u_ocu_5.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_6.src_valid ;
    wire [2:0] f_u_ocu_6_src_valid = \u_ocu_6.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_7.src_valid ;
    wire [2:0] f_u_ocu_7_src_valid = \u_ocu_7.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_8.src_valid ;
    wire [2:0] f_u_ocu_8_src_valid = \u_ocu_8.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_9.src_valid ;
    wire [2:0] f_u_ocu_9_src_valid = \u_ocu_9.src_valid ;
    (* hierconn *) wire [2:0] \u_ocu_0.ready ;
    wire [2:0] f_u_ocu_0_ready = \u_ocu_0.ready ;
    (* hierconn *) wire [2:0] \u_ocu_1.ready ;
    wire [2:0] f_u_ocu_1_ready = \u_ocu_1.ready ;
    (* hierconn *) wire [2:0] \u_ocu_2.ready ;
    wire [2:0] f_u_ocu_2_ready = \u_ocu_2.ready ;
    (* hierconn *) wire [2:0] \u_ocu_3.ready ;
    wire [2:0] f_u_ocu_3_ready = \u_ocu_3.ready ;
    (* hierconn *) wire [2:0] \u_ocu_4.ready ;
    wire [2:0] f_u_ocu_4_ready = \u_ocu_4.ready ;
    (* hierconn *) wire [2:0] \u_ocu_5.ready ;
    wire [2:0] f_u_ocu_5_ready = \u_ocu_5.ready ;
    (* hierconn *) wire [2:0] \u_ocu_6.ready ;
    wire [2:0] f_u_ocu_6_ready = \u_ocu_6.ready ;
    (* hierconn *) wire [2:0] \u_ocu_7.ready ;
    wire [2:0] f_u_ocu_7_ready = \u_ocu_7.ready ;
    (* hierconn *) wire [2:0] \u_ocu_8.ready ;
    wire [2:0] f_u_ocu_8_ready = \u_ocu_8.ready ;
    (* hierconn *) wire [2:0] \u_ocu_9.ready ;
    wire [2:0] f_u_ocu_9_ready = \u_ocu_9.ready ;
    (* hierconn *) wire [479:0] \u_bank_arbiter.in_flight_1 ;
    wire [479:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_3:
            assert((at_most_one_2({f_u_bank_arbiter_pend_0[0], |f_u_bank_arbiter_in_flight_1[15:0]})
            & (((|f_u_bank_arbiter_in_flight_1[15:0]) | f_u_bank_arbiter_pend_0[0]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[0] & ~f_u_ocu_0_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[1], |f_u_bank_arbiter_in_flight_1[31:16]})
            & (((|f_u_bank_arbiter_in_flight_1[31:16]) | f_u_bank_arbiter_pend_0[1]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[1] & ~f_u_ocu_0_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[2], |f_u_bank_arbiter_in_flight_1[47:32]})
            & (((|f_u_bank_arbiter_in_flight_1[47:32]) | f_u_bank_arbiter_pend_0[2]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[2] & ~f_u_ocu_0_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_4:
            assert((at_most_one_2({f_u_bank_arbiter_pend_1[0],
            |f_u_bank_arbiter_in_flight_1[63:48]}) & (((|f_u_bank_arbiter_in_flight_1[63:48])
            | f_u_bank_arbiter_pend_1[0]) == (f_u_ocu_1_busy & f_u_ocu_1_src_valid[0]
            & ~f_u_ocu_1_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[1], |f_u_bank_arbiter_in_flight_1[79:64]})
            & (((|f_u_bank_arbiter_in_flight_1[79:64]) | f_u_bank_arbiter_pend_1[1]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[1] & ~f_u_ocu_1_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[2], |f_u_bank_arbiter_in_flight_1[95:80]})
            & (((|f_u_bank_arbiter_in_flight_1[95:80]) | f_u_bank_arbiter_pend_1[2]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[2] & ~f_u_ocu_1_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_5:
            assert((at_most_one_2({f_u_bank_arbiter_pend_2[0],
            |f_u_bank_arbiter_in_flight_1[111:96]}) & (((|f_u_bank_arbiter_in_flight_1[111:96])
            | f_u_bank_arbiter_pend_2[0]) == (f_u_ocu_2_busy & f_u_ocu_2_src_valid[0]
            & ~f_u_ocu_2_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[1], |f_u_bank_arbiter_in_flight_1[127:112]})
            & (((|f_u_bank_arbiter_in_flight_1[127:112]) | f_u_bank_arbiter_pend_2[1]) ==
            (f_u_ocu_2_busy & f_u_ocu_2_src_valid[1] & ~f_u_ocu_2_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[2], |f_u_bank_arbiter_in_flight_1[143:128]})
            & (((|f_u_bank_arbiter_in_flight_1[143:128]) | f_u_bank_arbiter_pend_2[2]) ==
            (f_u_ocu_2_busy & f_u_ocu_2_src_valid[2] & ~f_u_ocu_2_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_6:
            assert((at_most_one_2({f_u_bank_arbiter_pend_3[0],
            |f_u_bank_arbiter_in_flight_1[159:144]}) & (((|f_u_bank_arbiter_in_flight_1[159:144])
            | f_u_bank_arbiter_pend_3[0]) == (f_u_ocu_3_busy & f_u_ocu_3_src_valid[0]
            & ~f_u_ocu_3_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[1], |f_u_bank_arbiter_in_flight_1[175:160]})
            & (((|f_u_bank_arbiter_in_flight_1[175:160]) | f_u_bank_arbiter_pend_3[1]) ==
            (f_u_ocu_3_busy & f_u_ocu_3_src_valid[1] & ~f_u_ocu_3_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[2], |f_u_bank_arbiter_in_flight_1[191:176]})
            & (((|f_u_bank_arbiter_in_flight_1[191:176]) | f_u_bank_arbiter_pend_3[2]) ==
            (f_u_ocu_3_busy & f_u_ocu_3_src_valid[2] & ~f_u_ocu_3_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_7:
            assert((at_most_one_2({f_u_bank_arbiter_pend_4[0],
            |f_u_bank_arbiter_in_flight_1[207:192]}) & (((|f_u_bank_arbiter_in_flight_1[207:192])
            | f_u_bank_arbiter_pend_4[0]) == (f_u_ocu_4_busy & f_u_ocu_4_src_valid[0]
            & ~f_u_ocu_4_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[1], |f_u_bank_arbiter_in_flight_1[223:208]})
            & (((|f_u_bank_arbiter_in_flight_1[223:208]) | f_u_bank_arbiter_pend_4[1]) ==
            (f_u_ocu_4_busy & f_u_ocu_4_src_valid[1] & ~f_u_ocu_4_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[2], |f_u_bank_arbiter_in_flight_1[239:224]})
            & (((|f_u_bank_arbiter_in_flight_1[239:224]) | f_u_bank_arbiter_pend_4[2]) ==
            (f_u_ocu_4_busy & f_u_ocu_4_src_valid[2] & ~f_u_ocu_4_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_8:
            assert((at_most_one_2({f_u_bank_arbiter_pend_5[0],
            |f_u_bank_arbiter_in_flight_1[255:240]}) & (((|f_u_bank_arbiter_in_flight_1[255:240])
            | f_u_bank_arbiter_pend_5[0]) == (f_u_ocu_5_busy & f_u_ocu_5_src_valid[0]
            & ~f_u_ocu_5_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[1], |f_u_bank_arbiter_in_flight_1[271:256]})
            & (((|f_u_bank_arbiter_in_flight_1[271:256]) | f_u_bank_arbiter_pend_5[1]) ==
            (f_u_ocu_5_busy & f_u_ocu_5_src_valid[1] & ~f_u_ocu_5_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[2], |f_u_bank_arbiter_in_flight_1[287:272]})
            & (((|f_u_bank_arbiter_in_flight_1[287:272]) | f_u_bank_arbiter_pend_5[2]) ==
            (f_u_ocu_5_busy & f_u_ocu_5_src_valid[2] & ~f_u_ocu_5_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_9:
            assert((at_most_one_2({f_u_bank_arbiter_pend_6[0],
            |f_u_bank_arbiter_in_flight_1[303:288]}) & (((|f_u_bank_arbiter_in_flight_1[303:288])
            | f_u_bank_arbiter_pend_6[0]) == (f_u_ocu_6_busy & f_u_ocu_6_src_valid[0]
            & ~f_u_ocu_6_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[1], |f_u_bank_arbiter_in_flight_1[319:304]})
            & (((|f_u_bank_arbiter_in_flight_1[319:304]) | f_u_bank_arbiter_pend_6[1]) ==
            (f_u_ocu_6_busy & f_u_ocu_6_src_valid[1] & ~f_u_ocu_6_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[2], |f_u_bank_arbiter_in_flight_1[335:320]})
            & (((|f_u_bank_arbiter_in_flight_1[335:320]) | f_u_bank_arbiter_pend_6[2]) ==
            (f_u_ocu_6_busy & f_u_ocu_6_src_valid[2] & ~f_u_ocu_6_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_10:
            assert((at_most_one_2({f_u_bank_arbiter_pend_7[0],
            |f_u_bank_arbiter_in_flight_1[351:336]}) & (((|f_u_bank_arbiter_in_flight_1[351:336])
            | f_u_bank_arbiter_pend_7[0]) == (f_u_ocu_7_busy & f_u_ocu_7_src_valid[0]
            & ~f_u_ocu_7_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[1], |f_u_bank_arbiter_in_flight_1[367:352]})
            & (((|f_u_bank_arbiter_in_flight_1[367:352]) | f_u_bank_arbiter_pend_7[1]) ==
            (f_u_ocu_7_busy & f_u_ocu_7_src_valid[1] & ~f_u_ocu_7_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[2], |f_u_bank_arbiter_in_flight_1[383:368]})
            & (((|f_u_bank_arbiter_in_flight_1[383:368]) | f_u_bank_arbiter_pend_7[2]) ==
            (f_u_ocu_7_busy & f_u_ocu_7_src_valid[2] & ~f_u_ocu_7_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_11:
            assert((at_most_one_2({f_u_bank_arbiter_pend_8[0],
            |f_u_bank_arbiter_in_flight_1[399:384]}) & (((|f_u_bank_arbiter_in_flight_1[399:384])
            | f_u_bank_arbiter_pend_8[0]) == (f_u_ocu_8_busy & f_u_ocu_8_src_valid[0]
            & ~f_u_ocu_8_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_8[1], |f_u_bank_arbiter_in_flight_1[415:400]})
            & (((|f_u_bank_arbiter_in_flight_1[415:400]) | f_u_bank_arbiter_pend_8[1]) ==
            (f_u_ocu_8_busy & f_u_ocu_8_src_valid[1] & ~f_u_ocu_8_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_8[2], |f_u_bank_arbiter_in_flight_1[431:416]})
            & (((|f_u_bank_arbiter_in_flight_1[431:416]) | f_u_bank_arbiter_pend_8[2]) ==
            (f_u_ocu_8_busy & f_u_ocu_8_src_valid[2] & ~f_u_ocu_8_ready[2]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_12:
            assert((at_most_one_2({f_u_bank_arbiter_pend_9[0],
            |f_u_bank_arbiter_in_flight_1[447:432]}) & (((|f_u_bank_arbiter_in_flight_1[447:432])
            | f_u_bank_arbiter_pend_9[0]) == (f_u_ocu_9_busy & f_u_ocu_9_src_valid[0]
            & ~f_u_ocu_9_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_9[1], |f_u_bank_arbiter_in_flight_1[463:448]})
            & (((|f_u_bank_arbiter_in_flight_1[463:448]) | f_u_bank_arbiter_pend_9[1]) ==
            (f_u_ocu_9_busy & f_u_ocu_9_src_valid[1] & ~f_u_ocu_9_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_9[2], |f_u_bank_arbiter_in_flight_1[479:464]})
            & (((|f_u_bank_arbiter_in_flight_1[479:464]) | f_u_bank_arbiter_pend_9[2]) ==
            (f_u_ocu_9_busy & f_u_ocu_9_src_valid[2] & ~f_u_ocu_9_ready[2]))));

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

    (* hierconn *) wire [5:0] \u_ocu_0.wid ;
    wire [5:0] f_u_ocu_0_wid = \u_ocu_0.wid ;
    (* hierconn *) wire [5:0] \u_ocu_1.wid ;
    wire [5:0] f_u_ocu_1_wid = \u_ocu_1.wid ;
    (* hierconn *) wire [5:0] \u_ocu_2.wid ;
    wire [5:0] f_u_ocu_2_wid = \u_ocu_2.wid ;
    (* hierconn *) wire [5:0] \u_ocu_3.wid ;
    wire [5:0] f_u_ocu_3_wid = \u_ocu_3.wid ;
    (* hierconn *) wire [5:0] \u_ocu_4.wid ;
    wire [5:0] f_u_ocu_4_wid = \u_ocu_4.wid ;
    (* hierconn *) wire [5:0] \u_ocu_5.wid ;
    wire [5:0] f_u_ocu_5_wid = \u_ocu_5.wid ;
    (* hierconn *) wire [5:0] \u_ocu_6.wid ;
    wire [5:0] f_u_ocu_6_wid = \u_ocu_6.wid ;
    (* hierconn *) wire [5:0] \u_ocu_7.wid ;
    wire [5:0] f_u_ocu_7_wid = \u_ocu_7.wid ;
    (* hierconn *) wire [5:0] \u_ocu_8.wid ;
    wire [5:0] f_u_ocu_8_wid = \u_ocu_8.wid ;
    (* hierconn *) wire [5:0] \u_ocu_9.wid ;
    wire [5:0] f_u_ocu_9_wid = \u_ocu_9.wid ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_0.meta ;
    wire [META_W-1:0] f_u_ocu_0_meta = \u_ocu_0.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_1.meta ;
    wire [META_W-1:0] f_u_ocu_1_meta = \u_ocu_1.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_2.meta ;
    wire [META_W-1:0] f_u_ocu_2_meta = \u_ocu_2.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_3.meta ;
    wire [META_W-1:0] f_u_ocu_3_meta = \u_ocu_3.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_4.meta ;
    wire [META_W-1:0] f_u_ocu_4_meta = \u_ocu_4.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_5.meta ;
    wire [META_W-1:0] f_u_ocu_5_meta = \u_ocu_5.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_6.meta ;
    wire [META_W-1:0] f_u_ocu_6_meta = \u_ocu_6.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_7.meta ;
    wire [META_W-1:0] f_u_ocu_7_meta = \u_ocu_7.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_8.meta ;
    wire [META_W-1:0] f_u_ocu_8_meta = \u_ocu_8.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_9.meta ;
    wire [META_W-1:0] f_u_ocu_9_meta = \u_ocu_9.meta ;
    wire _or_2 = (f_unit[0] & f_u_ocu_0_busy) | (f_unit[1] & f_u_ocu_1_busy)
            | (f_unit[2] & f_u_ocu_2_busy) | (f_unit[3] & f_u_ocu_3_busy)
            | (f_unit[4] & f_u_ocu_4_busy) | (f_unit[5] & f_u_ocu_5_busy)
            | (f_unit[6] & f_u_ocu_6_busy) | (f_unit[7] & f_u_ocu_7_busy)
            | (f_unit[8] & f_u_ocu_8_busy) | (f_unit[9] & f_u_ocu_9_busy);
    wire [5:0] _or_3 = ({6{f_unit[0]}} & f_u_ocu_0_wid) | ({6{f_unit[1]}} & f_u_ocu_1_wid)
            | ({6{f_unit[2]}} & f_u_ocu_2_wid) | ({6{f_unit[3]}} & f_u_ocu_3_wid)
            | ({6{f_unit[4]}} & f_u_ocu_4_wid) | ({6{f_unit[5]}} & f_u_ocu_5_wid)
            | ({6{f_unit[6]}} & f_u_ocu_6_wid) | ({6{f_unit[7]}} & f_u_ocu_7_wid)
            | ({6{f_unit[8]}} & f_u_ocu_8_wid) | ({6{f_unit[9]}} & f_u_ocu_9_wid);
    wire [META_W-1:0] _or_4 = ({META_W{f_unit[0]}} & f_u_ocu_0_meta)
            | ({META_W{f_unit[1]}} & f_u_ocu_1_meta) | ({META_W{f_unit[2]}} & f_u_ocu_2_meta)
            | ({META_W{f_unit[3]}} & f_u_ocu_3_meta) | ({META_W{f_unit[4]}} & f_u_ocu_4_meta)
            | ({META_W{f_unit[5]}} & f_u_ocu_5_meta) | ({META_W{f_unit[6]}} & f_u_ocu_6_meta)
            | ({META_W{f_unit[7]}} & f_u_ocu_7_meta) | ({META_W{f_unit[8]}} & f_u_ocu_8_meta)
            | ({META_W{f_unit[9]}} & f_u_ocu_9_meta);
    wire [2:0] _or_5 = ({3{f_unit[0]}} & f_u_ocu_0_src_valid)
            | ({3{f_unit[1]}} & f_u_ocu_1_src_valid) | ({3{f_unit[2]}} & f_u_ocu_2_src_valid)
            | ({3{f_unit[3]}} & f_u_ocu_3_src_valid) | ({3{f_unit[4]}} & f_u_ocu_4_src_valid)
            | ({3{f_unit[5]}} & f_u_ocu_5_src_valid) | ({3{f_unit[6]}} & f_u_ocu_6_src_valid)
            | ({3{f_unit[7]}} & f_u_ocu_7_src_valid) | ({3{f_unit[8]}} & f_u_ocu_8_src_valid)
            | ({3{f_unit[9]}} & f_u_ocu_9_src_valid);

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
            count_ones_10({f_u_ocu_9_busy, f_u_ocu_8_busy, f_u_ocu_7_busy, f_u_ocu_6_busy,
            f_u_ocu_5_busy, f_u_ocu_4_busy, f_u_ocu_3_busy, f_u_ocu_2_busy, f_u_ocu_1_busy,
            f_u_ocu_0_busy})});

    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_0_u_lane_f_data = \u_bank_0.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[0].u_lane.f_known ;
    wire f_u_bank_0_lanes_0_u_lane_f_known = \u_bank_0.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_1_u_lane_f_data = \u_bank_0.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[1].u_lane.f_known ;
    wire f_u_bank_0_lanes_1_u_lane_f_known = \u_bank_0.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_2_u_lane_f_data = \u_bank_0.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[2].u_lane.f_known ;
    wire f_u_bank_0_lanes_2_u_lane_f_known = \u_bank_0.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_3_u_lane_f_data = \u_bank_0.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[3].u_lane.f_known ;
    wire f_u_bank_0_lanes_3_u_lane_f_known = \u_bank_0.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_4_u_lane_f_data = \u_bank_0.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[4].u_lane.f_known ;
    wire f_u_bank_0_lanes_4_u_lane_f_known = \u_bank_0.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_5_u_lane_f_data = \u_bank_0.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[5].u_lane.f_known ;
    wire f_u_bank_0_lanes_5_u_lane_f_known = \u_bank_0.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_6_u_lane_f_data = \u_bank_0.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[6].u_lane.f_known ;
    wire f_u_bank_0_lanes_6_u_lane_f_known = \u_bank_0.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_7_u_lane_f_data = \u_bank_0.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[7].u_lane.f_known ;
    wire f_u_bank_0_lanes_7_u_lane_f_known = \u_bank_0.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_8_u_lane_f_data = \u_bank_0.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[8].u_lane.f_known ;
    wire f_u_bank_0_lanes_8_u_lane_f_known = \u_bank_0.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_9_u_lane_f_data = \u_bank_0.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[9].u_lane.f_known ;
    wire f_u_bank_0_lanes_9_u_lane_f_known = \u_bank_0.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_10_u_lane_f_data = \u_bank_0.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[10].u_lane.f_known ;
    wire f_u_bank_0_lanes_10_u_lane_f_known = \u_bank_0.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_11_u_lane_f_data = \u_bank_0.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[11].u_lane.f_known ;
    wire f_u_bank_0_lanes_11_u_lane_f_known = \u_bank_0.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_12_u_lane_f_data = \u_bank_0.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[12].u_lane.f_known ;
    wire f_u_bank_0_lanes_12_u_lane_f_known = \u_bank_0.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_13_u_lane_f_data = \u_bank_0.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[13].u_lane.f_known ;
    wire f_u_bank_0_lanes_13_u_lane_f_known = \u_bank_0.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_14_u_lane_f_data = \u_bank_0.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[14].u_lane.f_known ;
    wire f_u_bank_0_lanes_14_u_lane_f_known = \u_bank_0.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_15_u_lane_f_data = \u_bank_0.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[15].u_lane.f_known ;
    wire f_u_bank_0_lanes_15_u_lane_f_known = \u_bank_0.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_16_u_lane_f_data = \u_bank_0.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[16].u_lane.f_known ;
    wire f_u_bank_0_lanes_16_u_lane_f_known = \u_bank_0.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_17_u_lane_f_data = \u_bank_0.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[17].u_lane.f_known ;
    wire f_u_bank_0_lanes_17_u_lane_f_known = \u_bank_0.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_18_u_lane_f_data = \u_bank_0.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[18].u_lane.f_known ;
    wire f_u_bank_0_lanes_18_u_lane_f_known = \u_bank_0.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_19_u_lane_f_data = \u_bank_0.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[19].u_lane.f_known ;
    wire f_u_bank_0_lanes_19_u_lane_f_known = \u_bank_0.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_20_u_lane_f_data = \u_bank_0.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[20].u_lane.f_known ;
    wire f_u_bank_0_lanes_20_u_lane_f_known = \u_bank_0.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_21_u_lane_f_data = \u_bank_0.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[21].u_lane.f_known ;
    wire f_u_bank_0_lanes_21_u_lane_f_known = \u_bank_0.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_22_u_lane_f_data = \u_bank_0.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[22].u_lane.f_known ;
    wire f_u_bank_0_lanes_22_u_lane_f_known = \u_bank_0.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_23_u_lane_f_data = \u_bank_0.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[23].u_lane.f_known ;
    wire f_u_bank_0_lanes_23_u_lane_f_known = \u_bank_0.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_24_u_lane_f_data = \u_bank_0.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[24].u_lane.f_known ;
    wire f_u_bank_0_lanes_24_u_lane_f_known = \u_bank_0.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_25_u_lane_f_data = \u_bank_0.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[25].u_lane.f_known ;
    wire f_u_bank_0_lanes_25_u_lane_f_known = \u_bank_0.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_26_u_lane_f_data = \u_bank_0.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[26].u_lane.f_known ;
    wire f_u_bank_0_lanes_26_u_lane_f_known = \u_bank_0.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_27_u_lane_f_data = \u_bank_0.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[27].u_lane.f_known ;
    wire f_u_bank_0_lanes_27_u_lane_f_known = \u_bank_0.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_28_u_lane_f_data = \u_bank_0.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[28].u_lane.f_known ;
    wire f_u_bank_0_lanes_28_u_lane_f_known = \u_bank_0.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_29_u_lane_f_data = \u_bank_0.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[29].u_lane.f_known ;
    wire f_u_bank_0_lanes_29_u_lane_f_known = \u_bank_0.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_30_u_lane_f_data = \u_bank_0.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[30].u_lane.f_known ;
    wire f_u_bank_0_lanes_30_u_lane_f_known = \u_bank_0.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_31_u_lane_f_data = \u_bank_0.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[31].u_lane.f_known ;
    wire f_u_bank_0_lanes_31_u_lane_f_known = \u_bank_0.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_0.f_row ;
    wire [5:0] f_u_bank_0_f_row = \u_bank_0.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_1: assume(f_u_bank_0_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_0_u_lane_f_data = \u_bank_1.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[0].u_lane.f_known ;
    wire f_u_bank_1_lanes_0_u_lane_f_known = \u_bank_1.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_1_u_lane_f_data = \u_bank_1.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[1].u_lane.f_known ;
    wire f_u_bank_1_lanes_1_u_lane_f_known = \u_bank_1.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_2_u_lane_f_data = \u_bank_1.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[2].u_lane.f_known ;
    wire f_u_bank_1_lanes_2_u_lane_f_known = \u_bank_1.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_3_u_lane_f_data = \u_bank_1.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[3].u_lane.f_known ;
    wire f_u_bank_1_lanes_3_u_lane_f_known = \u_bank_1.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_4_u_lane_f_data = \u_bank_1.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[4].u_lane.f_known ;
    wire f_u_bank_1_lanes_4_u_lane_f_known = \u_bank_1.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_5_u_lane_f_data = \u_bank_1.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[5].u_lane.f_known ;
    wire f_u_bank_1_lanes_5_u_lane_f_known = \u_bank_1.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_6_u_lane_f_data = \u_bank_1.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[6].u_lane.f_known ;
    wire f_u_bank_1_lanes_6_u_lane_f_known = \u_bank_1.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_7_u_lane_f_data = \u_bank_1.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[7].u_lane.f_known ;
    wire f_u_bank_1_lanes_7_u_lane_f_known = \u_bank_1.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_8_u_lane_f_data = \u_bank_1.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[8].u_lane.f_known ;
    wire f_u_bank_1_lanes_8_u_lane_f_known = \u_bank_1.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_9_u_lane_f_data = \u_bank_1.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[9].u_lane.f_known ;
    wire f_u_bank_1_lanes_9_u_lane_f_known = \u_bank_1.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_10_u_lane_f_data = \u_bank_1.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[10].u_lane.f_known ;
    wire f_u_bank_1_lanes_10_u_lane_f_known = \u_bank_1.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_11_u_lane_f_data = \u_bank_1.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[11].u_lane.f_known ;
    wire f_u_bank_1_lanes_11_u_lane_f_known = \u_bank_1.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_12_u_lane_f_data = \u_bank_1.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[12].u_lane.f_known ;
    wire f_u_bank_1_lanes_12_u_lane_f_known = \u_bank_1.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_13_u_lane_f_data = \u_bank_1.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[13].u_lane.f_known ;
    wire f_u_bank_1_lanes_13_u_lane_f_known = \u_bank_1.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_14_u_lane_f_data = \u_bank_1.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[14].u_lane.f_known ;
    wire f_u_bank_1_lanes_14_u_lane_f_known = \u_bank_1.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_15_u_lane_f_data = \u_bank_1.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[15].u_lane.f_known ;
    wire f_u_bank_1_lanes_15_u_lane_f_known = \u_bank_1.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_16_u_lane_f_data = \u_bank_1.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[16].u_lane.f_known ;
    wire f_u_bank_1_lanes_16_u_lane_f_known = \u_bank_1.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_17_u_lane_f_data = \u_bank_1.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[17].u_lane.f_known ;
    wire f_u_bank_1_lanes_17_u_lane_f_known = \u_bank_1.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_18_u_lane_f_data = \u_bank_1.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[18].u_lane.f_known ;
    wire f_u_bank_1_lanes_18_u_lane_f_known = \u_bank_1.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_19_u_lane_f_data = \u_bank_1.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[19].u_lane.f_known ;
    wire f_u_bank_1_lanes_19_u_lane_f_known = \u_bank_1.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_20_u_lane_f_data = \u_bank_1.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[20].u_lane.f_known ;
    wire f_u_bank_1_lanes_20_u_lane_f_known = \u_bank_1.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_21_u_lane_f_data = \u_bank_1.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[21].u_lane.f_known ;
    wire f_u_bank_1_lanes_21_u_lane_f_known = \u_bank_1.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_22_u_lane_f_data = \u_bank_1.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[22].u_lane.f_known ;
    wire f_u_bank_1_lanes_22_u_lane_f_known = \u_bank_1.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_23_u_lane_f_data = \u_bank_1.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[23].u_lane.f_known ;
    wire f_u_bank_1_lanes_23_u_lane_f_known = \u_bank_1.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_24_u_lane_f_data = \u_bank_1.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[24].u_lane.f_known ;
    wire f_u_bank_1_lanes_24_u_lane_f_known = \u_bank_1.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_25_u_lane_f_data = \u_bank_1.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[25].u_lane.f_known ;
    wire f_u_bank_1_lanes_25_u_lane_f_known = \u_bank_1.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_26_u_lane_f_data = \u_bank_1.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[26].u_lane.f_known ;
    wire f_u_bank_1_lanes_26_u_lane_f_known = \u_bank_1.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_27_u_lane_f_data = \u_bank_1.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[27].u_lane.f_known ;
    wire f_u_bank_1_lanes_27_u_lane_f_known = \u_bank_1.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_28_u_lane_f_data = \u_bank_1.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[28].u_lane.f_known ;
    wire f_u_bank_1_lanes_28_u_lane_f_known = \u_bank_1.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_29_u_lane_f_data = \u_bank_1.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[29].u_lane.f_known ;
    wire f_u_bank_1_lanes_29_u_lane_f_known = \u_bank_1.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_30_u_lane_f_data = \u_bank_1.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[30].u_lane.f_known ;
    wire f_u_bank_1_lanes_30_u_lane_f_known = \u_bank_1.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_31_u_lane_f_data = \u_bank_1.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[31].u_lane.f_known ;
    wire f_u_bank_1_lanes_31_u_lane_f_known = \u_bank_1.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_1.f_row ;
    wire [5:0] f_u_bank_1_f_row = \u_bank_1.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_2: assume(f_u_bank_1_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_0_u_lane_f_data = \u_bank_2.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[0].u_lane.f_known ;
    wire f_u_bank_2_lanes_0_u_lane_f_known = \u_bank_2.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_1_u_lane_f_data = \u_bank_2.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[1].u_lane.f_known ;
    wire f_u_bank_2_lanes_1_u_lane_f_known = \u_bank_2.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_2_u_lane_f_data = \u_bank_2.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[2].u_lane.f_known ;
    wire f_u_bank_2_lanes_2_u_lane_f_known = \u_bank_2.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_3_u_lane_f_data = \u_bank_2.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[3].u_lane.f_known ;
    wire f_u_bank_2_lanes_3_u_lane_f_known = \u_bank_2.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_4_u_lane_f_data = \u_bank_2.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[4].u_lane.f_known ;
    wire f_u_bank_2_lanes_4_u_lane_f_known = \u_bank_2.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_5_u_lane_f_data = \u_bank_2.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[5].u_lane.f_known ;
    wire f_u_bank_2_lanes_5_u_lane_f_known = \u_bank_2.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_6_u_lane_f_data = \u_bank_2.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[6].u_lane.f_known ;
    wire f_u_bank_2_lanes_6_u_lane_f_known = \u_bank_2.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_7_u_lane_f_data = \u_bank_2.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[7].u_lane.f_known ;
    wire f_u_bank_2_lanes_7_u_lane_f_known = \u_bank_2.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_8_u_lane_f_data = \u_bank_2.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[8].u_lane.f_known ;
    wire f_u_bank_2_lanes_8_u_lane_f_known = \u_bank_2.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_9_u_lane_f_data = \u_bank_2.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[9].u_lane.f_known ;
    wire f_u_bank_2_lanes_9_u_lane_f_known = \u_bank_2.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_10_u_lane_f_data = \u_bank_2.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[10].u_lane.f_known ;
    wire f_u_bank_2_lanes_10_u_lane_f_known = \u_bank_2.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_11_u_lane_f_data = \u_bank_2.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[11].u_lane.f_known ;
    wire f_u_bank_2_lanes_11_u_lane_f_known = \u_bank_2.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_12_u_lane_f_data = \u_bank_2.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[12].u_lane.f_known ;
    wire f_u_bank_2_lanes_12_u_lane_f_known = \u_bank_2.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_13_u_lane_f_data = \u_bank_2.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[13].u_lane.f_known ;
    wire f_u_bank_2_lanes_13_u_lane_f_known = \u_bank_2.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_14_u_lane_f_data = \u_bank_2.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[14].u_lane.f_known ;
    wire f_u_bank_2_lanes_14_u_lane_f_known = \u_bank_2.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_15_u_lane_f_data = \u_bank_2.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[15].u_lane.f_known ;
    wire f_u_bank_2_lanes_15_u_lane_f_known = \u_bank_2.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_16_u_lane_f_data = \u_bank_2.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[16].u_lane.f_known ;
    wire f_u_bank_2_lanes_16_u_lane_f_known = \u_bank_2.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_17_u_lane_f_data = \u_bank_2.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[17].u_lane.f_known ;
    wire f_u_bank_2_lanes_17_u_lane_f_known = \u_bank_2.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_18_u_lane_f_data = \u_bank_2.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[18].u_lane.f_known ;
    wire f_u_bank_2_lanes_18_u_lane_f_known = \u_bank_2.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_19_u_lane_f_data = \u_bank_2.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[19].u_lane.f_known ;
    wire f_u_bank_2_lanes_19_u_lane_f_known = \u_bank_2.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_20_u_lane_f_data = \u_bank_2.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[20].u_lane.f_known ;
    wire f_u_bank_2_lanes_20_u_lane_f_known = \u_bank_2.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_21_u_lane_f_data = \u_bank_2.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[21].u_lane.f_known ;
    wire f_u_bank_2_lanes_21_u_lane_f_known = \u_bank_2.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_22_u_lane_f_data = \u_bank_2.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[22].u_lane.f_known ;
    wire f_u_bank_2_lanes_22_u_lane_f_known = \u_bank_2.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_23_u_lane_f_data = \u_bank_2.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[23].u_lane.f_known ;
    wire f_u_bank_2_lanes_23_u_lane_f_known = \u_bank_2.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_24_u_lane_f_data = \u_bank_2.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[24].u_lane.f_known ;
    wire f_u_bank_2_lanes_24_u_lane_f_known = \u_bank_2.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_25_u_lane_f_data = \u_bank_2.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[25].u_lane.f_known ;
    wire f_u_bank_2_lanes_25_u_lane_f_known = \u_bank_2.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_26_u_lane_f_data = \u_bank_2.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[26].u_lane.f_known ;
    wire f_u_bank_2_lanes_26_u_lane_f_known = \u_bank_2.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_27_u_lane_f_data = \u_bank_2.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[27].u_lane.f_known ;
    wire f_u_bank_2_lanes_27_u_lane_f_known = \u_bank_2.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_28_u_lane_f_data = \u_bank_2.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[28].u_lane.f_known ;
    wire f_u_bank_2_lanes_28_u_lane_f_known = \u_bank_2.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_29_u_lane_f_data = \u_bank_2.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[29].u_lane.f_known ;
    wire f_u_bank_2_lanes_29_u_lane_f_known = \u_bank_2.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_30_u_lane_f_data = \u_bank_2.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[30].u_lane.f_known ;
    wire f_u_bank_2_lanes_30_u_lane_f_known = \u_bank_2.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_2.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_2_lanes_31_u_lane_f_data = \u_bank_2.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_2.lanes[31].u_lane.f_known ;
    wire f_u_bank_2_lanes_31_u_lane_f_known = \u_bank_2.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_2.f_row ;
    wire [5:0] f_u_bank_2_f_row = \u_bank_2.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_3: assume(f_u_bank_2_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_0_u_lane_f_data = \u_bank_3.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[0].u_lane.f_known ;
    wire f_u_bank_3_lanes_0_u_lane_f_known = \u_bank_3.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_1_u_lane_f_data = \u_bank_3.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[1].u_lane.f_known ;
    wire f_u_bank_3_lanes_1_u_lane_f_known = \u_bank_3.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_2_u_lane_f_data = \u_bank_3.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[2].u_lane.f_known ;
    wire f_u_bank_3_lanes_2_u_lane_f_known = \u_bank_3.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_3_u_lane_f_data = \u_bank_3.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[3].u_lane.f_known ;
    wire f_u_bank_3_lanes_3_u_lane_f_known = \u_bank_3.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_4_u_lane_f_data = \u_bank_3.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[4].u_lane.f_known ;
    wire f_u_bank_3_lanes_4_u_lane_f_known = \u_bank_3.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_5_u_lane_f_data = \u_bank_3.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[5].u_lane.f_known ;
    wire f_u_bank_3_lanes_5_u_lane_f_known = \u_bank_3.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_6_u_lane_f_data = \u_bank_3.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[6].u_lane.f_known ;
    wire f_u_bank_3_lanes_6_u_lane_f_known = \u_bank_3.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_7_u_lane_f_data = \u_bank_3.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[7].u_lane.f_known ;
    wire f_u_bank_3_lanes_7_u_lane_f_known = \u_bank_3.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_8_u_lane_f_data = \u_bank_3.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[8].u_lane.f_known ;
    wire f_u_bank_3_lanes_8_u_lane_f_known = \u_bank_3.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_9_u_lane_f_data = \u_bank_3.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[9].u_lane.f_known ;
    wire f_u_bank_3_lanes_9_u_lane_f_known = \u_bank_3.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_10_u_lane_f_data = \u_bank_3.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[10].u_lane.f_known ;
    wire f_u_bank_3_lanes_10_u_lane_f_known = \u_bank_3.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_11_u_lane_f_data = \u_bank_3.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[11].u_lane.f_known ;
    wire f_u_bank_3_lanes_11_u_lane_f_known = \u_bank_3.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_12_u_lane_f_data = \u_bank_3.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[12].u_lane.f_known ;
    wire f_u_bank_3_lanes_12_u_lane_f_known = \u_bank_3.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_13_u_lane_f_data = \u_bank_3.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[13].u_lane.f_known ;
    wire f_u_bank_3_lanes_13_u_lane_f_known = \u_bank_3.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_14_u_lane_f_data = \u_bank_3.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[14].u_lane.f_known ;
    wire f_u_bank_3_lanes_14_u_lane_f_known = \u_bank_3.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_15_u_lane_f_data = \u_bank_3.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[15].u_lane.f_known ;
    wire f_u_bank_3_lanes_15_u_lane_f_known = \u_bank_3.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_16_u_lane_f_data = \u_bank_3.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[16].u_lane.f_known ;
    wire f_u_bank_3_lanes_16_u_lane_f_known = \u_bank_3.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_17_u_lane_f_data = \u_bank_3.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[17].u_lane.f_known ;
    wire f_u_bank_3_lanes_17_u_lane_f_known = \u_bank_3.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_18_u_lane_f_data = \u_bank_3.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[18].u_lane.f_known ;
    wire f_u_bank_3_lanes_18_u_lane_f_known = \u_bank_3.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_19_u_lane_f_data = \u_bank_3.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[19].u_lane.f_known ;
    wire f_u_bank_3_lanes_19_u_lane_f_known = \u_bank_3.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_20_u_lane_f_data = \u_bank_3.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[20].u_lane.f_known ;
    wire f_u_bank_3_lanes_20_u_lane_f_known = \u_bank_3.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_21_u_lane_f_data = \u_bank_3.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[21].u_lane.f_known ;
    wire f_u_bank_3_lanes_21_u_lane_f_known = \u_bank_3.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_22_u_lane_f_data = \u_bank_3.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[22].u_lane.f_known ;
    wire f_u_bank_3_lanes_22_u_lane_f_known = \u_bank_3.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_23_u_lane_f_data = \u_bank_3.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[23].u_lane.f_known ;
    wire f_u_bank_3_lanes_23_u_lane_f_known = \u_bank_3.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_24_u_lane_f_data = \u_bank_3.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[24].u_lane.f_known ;
    wire f_u_bank_3_lanes_24_u_lane_f_known = \u_bank_3.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_25_u_lane_f_data = \u_bank_3.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[25].u_lane.f_known ;
    wire f_u_bank_3_lanes_25_u_lane_f_known = \u_bank_3.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_26_u_lane_f_data = \u_bank_3.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[26].u_lane.f_known ;
    wire f_u_bank_3_lanes_26_u_lane_f_known = \u_bank_3.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_27_u_lane_f_data = \u_bank_3.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[27].u_lane.f_known ;
    wire f_u_bank_3_lanes_27_u_lane_f_known = \u_bank_3.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_28_u_lane_f_data = \u_bank_3.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[28].u_lane.f_known ;
    wire f_u_bank_3_lanes_28_u_lane_f_known = \u_bank_3.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_29_u_lane_f_data = \u_bank_3.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[29].u_lane.f_known ;
    wire f_u_bank_3_lanes_29_u_lane_f_known = \u_bank_3.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_30_u_lane_f_data = \u_bank_3.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[30].u_lane.f_known ;
    wire f_u_bank_3_lanes_30_u_lane_f_known = \u_bank_3.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_3.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_3_lanes_31_u_lane_f_data = \u_bank_3.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_3.lanes[31].u_lane.f_known ;
    wire f_u_bank_3_lanes_31_u_lane_f_known = \u_bank_3.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_3.f_row ;
    wire [5:0] f_u_bank_3_f_row = \u_bank_3.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_4: assume(f_u_bank_3_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_0_u_lane_f_data = \u_bank_4.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[0].u_lane.f_known ;
    wire f_u_bank_4_lanes_0_u_lane_f_known = \u_bank_4.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_1_u_lane_f_data = \u_bank_4.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[1].u_lane.f_known ;
    wire f_u_bank_4_lanes_1_u_lane_f_known = \u_bank_4.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_2_u_lane_f_data = \u_bank_4.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[2].u_lane.f_known ;
    wire f_u_bank_4_lanes_2_u_lane_f_known = \u_bank_4.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_3_u_lane_f_data = \u_bank_4.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[3].u_lane.f_known ;
    wire f_u_bank_4_lanes_3_u_lane_f_known = \u_bank_4.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_4_u_lane_f_data = \u_bank_4.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[4].u_lane.f_known ;
    wire f_u_bank_4_lanes_4_u_lane_f_known = \u_bank_4.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_5_u_lane_f_data = \u_bank_4.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[5].u_lane.f_known ;
    wire f_u_bank_4_lanes_5_u_lane_f_known = \u_bank_4.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_6_u_lane_f_data = \u_bank_4.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[6].u_lane.f_known ;
    wire f_u_bank_4_lanes_6_u_lane_f_known = \u_bank_4.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_7_u_lane_f_data = \u_bank_4.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[7].u_lane.f_known ;
    wire f_u_bank_4_lanes_7_u_lane_f_known = \u_bank_4.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_8_u_lane_f_data = \u_bank_4.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[8].u_lane.f_known ;
    wire f_u_bank_4_lanes_8_u_lane_f_known = \u_bank_4.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_9_u_lane_f_data = \u_bank_4.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[9].u_lane.f_known ;
    wire f_u_bank_4_lanes_9_u_lane_f_known = \u_bank_4.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_10_u_lane_f_data = \u_bank_4.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[10].u_lane.f_known ;
    wire f_u_bank_4_lanes_10_u_lane_f_known = \u_bank_4.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_11_u_lane_f_data = \u_bank_4.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[11].u_lane.f_known ;
    wire f_u_bank_4_lanes_11_u_lane_f_known = \u_bank_4.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_12_u_lane_f_data = \u_bank_4.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[12].u_lane.f_known ;
    wire f_u_bank_4_lanes_12_u_lane_f_known = \u_bank_4.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_13_u_lane_f_data = \u_bank_4.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[13].u_lane.f_known ;
    wire f_u_bank_4_lanes_13_u_lane_f_known = \u_bank_4.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_14_u_lane_f_data = \u_bank_4.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[14].u_lane.f_known ;
    wire f_u_bank_4_lanes_14_u_lane_f_known = \u_bank_4.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_15_u_lane_f_data = \u_bank_4.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[15].u_lane.f_known ;
    wire f_u_bank_4_lanes_15_u_lane_f_known = \u_bank_4.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_16_u_lane_f_data = \u_bank_4.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[16].u_lane.f_known ;
    wire f_u_bank_4_lanes_16_u_lane_f_known = \u_bank_4.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_17_u_lane_f_data = \u_bank_4.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[17].u_lane.f_known ;
    wire f_u_bank_4_lanes_17_u_lane_f_known = \u_bank_4.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_18_u_lane_f_data = \u_bank_4.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[18].u_lane.f_known ;
    wire f_u_bank_4_lanes_18_u_lane_f_known = \u_bank_4.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_19_u_lane_f_data = \u_bank_4.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[19].u_lane.f_known ;
    wire f_u_bank_4_lanes_19_u_lane_f_known = \u_bank_4.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_20_u_lane_f_data = \u_bank_4.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[20].u_lane.f_known ;
    wire f_u_bank_4_lanes_20_u_lane_f_known = \u_bank_4.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_21_u_lane_f_data = \u_bank_4.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[21].u_lane.f_known ;
    wire f_u_bank_4_lanes_21_u_lane_f_known = \u_bank_4.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_22_u_lane_f_data = \u_bank_4.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[22].u_lane.f_known ;
    wire f_u_bank_4_lanes_22_u_lane_f_known = \u_bank_4.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_23_u_lane_f_data = \u_bank_4.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[23].u_lane.f_known ;
    wire f_u_bank_4_lanes_23_u_lane_f_known = \u_bank_4.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_24_u_lane_f_data = \u_bank_4.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[24].u_lane.f_known ;
    wire f_u_bank_4_lanes_24_u_lane_f_known = \u_bank_4.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_25_u_lane_f_data = \u_bank_4.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[25].u_lane.f_known ;
    wire f_u_bank_4_lanes_25_u_lane_f_known = \u_bank_4.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_26_u_lane_f_data = \u_bank_4.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[26].u_lane.f_known ;
    wire f_u_bank_4_lanes_26_u_lane_f_known = \u_bank_4.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_27_u_lane_f_data = \u_bank_4.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[27].u_lane.f_known ;
    wire f_u_bank_4_lanes_27_u_lane_f_known = \u_bank_4.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_28_u_lane_f_data = \u_bank_4.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[28].u_lane.f_known ;
    wire f_u_bank_4_lanes_28_u_lane_f_known = \u_bank_4.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_29_u_lane_f_data = \u_bank_4.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[29].u_lane.f_known ;
    wire f_u_bank_4_lanes_29_u_lane_f_known = \u_bank_4.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_30_u_lane_f_data = \u_bank_4.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[30].u_lane.f_known ;
    wire f_u_bank_4_lanes_30_u_lane_f_known = \u_bank_4.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_4.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_4_lanes_31_u_lane_f_data = \u_bank_4.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_4.lanes[31].u_lane.f_known ;
    wire f_u_bank_4_lanes_31_u_lane_f_known = \u_bank_4.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_4.f_row ;
    wire [5:0] f_u_bank_4_f_row = \u_bank_4.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_5: assume(f_u_bank_4_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_0_u_lane_f_data = \u_bank_5.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[0].u_lane.f_known ;
    wire f_u_bank_5_lanes_0_u_lane_f_known = \u_bank_5.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_1_u_lane_f_data = \u_bank_5.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[1].u_lane.f_known ;
    wire f_u_bank_5_lanes_1_u_lane_f_known = \u_bank_5.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_2_u_lane_f_data = \u_bank_5.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[2].u_lane.f_known ;
    wire f_u_bank_5_lanes_2_u_lane_f_known = \u_bank_5.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_3_u_lane_f_data = \u_bank_5.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[3].u_lane.f_known ;
    wire f_u_bank_5_lanes_3_u_lane_f_known = \u_bank_5.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_4_u_lane_f_data = \u_bank_5.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[4].u_lane.f_known ;
    wire f_u_bank_5_lanes_4_u_lane_f_known = \u_bank_5.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_5_u_lane_f_data = \u_bank_5.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[5].u_lane.f_known ;
    wire f_u_bank_5_lanes_5_u_lane_f_known = \u_bank_5.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_6_u_lane_f_data = \u_bank_5.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[6].u_lane.f_known ;
    wire f_u_bank_5_lanes_6_u_lane_f_known = \u_bank_5.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_7_u_lane_f_data = \u_bank_5.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[7].u_lane.f_known ;
    wire f_u_bank_5_lanes_7_u_lane_f_known = \u_bank_5.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_8_u_lane_f_data = \u_bank_5.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[8].u_lane.f_known ;
    wire f_u_bank_5_lanes_8_u_lane_f_known = \u_bank_5.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_9_u_lane_f_data = \u_bank_5.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[9].u_lane.f_known ;
    wire f_u_bank_5_lanes_9_u_lane_f_known = \u_bank_5.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_10_u_lane_f_data = \u_bank_5.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[10].u_lane.f_known ;
    wire f_u_bank_5_lanes_10_u_lane_f_known = \u_bank_5.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_11_u_lane_f_data = \u_bank_5.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[11].u_lane.f_known ;
    wire f_u_bank_5_lanes_11_u_lane_f_known = \u_bank_5.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_12_u_lane_f_data = \u_bank_5.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[12].u_lane.f_known ;
    wire f_u_bank_5_lanes_12_u_lane_f_known = \u_bank_5.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_13_u_lane_f_data = \u_bank_5.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[13].u_lane.f_known ;
    wire f_u_bank_5_lanes_13_u_lane_f_known = \u_bank_5.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_14_u_lane_f_data = \u_bank_5.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[14].u_lane.f_known ;
    wire f_u_bank_5_lanes_14_u_lane_f_known = \u_bank_5.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_15_u_lane_f_data = \u_bank_5.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[15].u_lane.f_known ;
    wire f_u_bank_5_lanes_15_u_lane_f_known = \u_bank_5.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_16_u_lane_f_data = \u_bank_5.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[16].u_lane.f_known ;
    wire f_u_bank_5_lanes_16_u_lane_f_known = \u_bank_5.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_17_u_lane_f_data = \u_bank_5.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[17].u_lane.f_known ;
    wire f_u_bank_5_lanes_17_u_lane_f_known = \u_bank_5.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_18_u_lane_f_data = \u_bank_5.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[18].u_lane.f_known ;
    wire f_u_bank_5_lanes_18_u_lane_f_known = \u_bank_5.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_19_u_lane_f_data = \u_bank_5.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[19].u_lane.f_known ;
    wire f_u_bank_5_lanes_19_u_lane_f_known = \u_bank_5.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_20_u_lane_f_data = \u_bank_5.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[20].u_lane.f_known ;
    wire f_u_bank_5_lanes_20_u_lane_f_known = \u_bank_5.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_21_u_lane_f_data = \u_bank_5.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[21].u_lane.f_known ;
    wire f_u_bank_5_lanes_21_u_lane_f_known = \u_bank_5.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_22_u_lane_f_data = \u_bank_5.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[22].u_lane.f_known ;
    wire f_u_bank_5_lanes_22_u_lane_f_known = \u_bank_5.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_23_u_lane_f_data = \u_bank_5.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[23].u_lane.f_known ;
    wire f_u_bank_5_lanes_23_u_lane_f_known = \u_bank_5.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_24_u_lane_f_data = \u_bank_5.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[24].u_lane.f_known ;
    wire f_u_bank_5_lanes_24_u_lane_f_known = \u_bank_5.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_25_u_lane_f_data = \u_bank_5.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[25].u_lane.f_known ;
    wire f_u_bank_5_lanes_25_u_lane_f_known = \u_bank_5.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_26_u_lane_f_data = \u_bank_5.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[26].u_lane.f_known ;
    wire f_u_bank_5_lanes_26_u_lane_f_known = \u_bank_5.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_27_u_lane_f_data = \u_bank_5.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[27].u_lane.f_known ;
    wire f_u_bank_5_lanes_27_u_lane_f_known = \u_bank_5.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_28_u_lane_f_data = \u_bank_5.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[28].u_lane.f_known ;
    wire f_u_bank_5_lanes_28_u_lane_f_known = \u_bank_5.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_29_u_lane_f_data = \u_bank_5.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[29].u_lane.f_known ;
    wire f_u_bank_5_lanes_29_u_lane_f_known = \u_bank_5.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_30_u_lane_f_data = \u_bank_5.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[30].u_lane.f_known ;
    wire f_u_bank_5_lanes_30_u_lane_f_known = \u_bank_5.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_5.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_5_lanes_31_u_lane_f_data = \u_bank_5.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_5.lanes[31].u_lane.f_known ;
    wire f_u_bank_5_lanes_31_u_lane_f_known = \u_bank_5.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_5.f_row ;
    wire [5:0] f_u_bank_5_f_row = \u_bank_5.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_6: assume(f_u_bank_5_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_0_u_lane_f_data = \u_bank_6.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[0].u_lane.f_known ;
    wire f_u_bank_6_lanes_0_u_lane_f_known = \u_bank_6.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_1_u_lane_f_data = \u_bank_6.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[1].u_lane.f_known ;
    wire f_u_bank_6_lanes_1_u_lane_f_known = \u_bank_6.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_2_u_lane_f_data = \u_bank_6.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[2].u_lane.f_known ;
    wire f_u_bank_6_lanes_2_u_lane_f_known = \u_bank_6.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_3_u_lane_f_data = \u_bank_6.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[3].u_lane.f_known ;
    wire f_u_bank_6_lanes_3_u_lane_f_known = \u_bank_6.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_4_u_lane_f_data = \u_bank_6.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[4].u_lane.f_known ;
    wire f_u_bank_6_lanes_4_u_lane_f_known = \u_bank_6.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_5_u_lane_f_data = \u_bank_6.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[5].u_lane.f_known ;
    wire f_u_bank_6_lanes_5_u_lane_f_known = \u_bank_6.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_6_u_lane_f_data = \u_bank_6.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[6].u_lane.f_known ;
    wire f_u_bank_6_lanes_6_u_lane_f_known = \u_bank_6.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_7_u_lane_f_data = \u_bank_6.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[7].u_lane.f_known ;
    wire f_u_bank_6_lanes_7_u_lane_f_known = \u_bank_6.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_8_u_lane_f_data = \u_bank_6.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[8].u_lane.f_known ;
    wire f_u_bank_6_lanes_8_u_lane_f_known = \u_bank_6.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_9_u_lane_f_data = \u_bank_6.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[9].u_lane.f_known ;
    wire f_u_bank_6_lanes_9_u_lane_f_known = \u_bank_6.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_10_u_lane_f_data = \u_bank_6.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[10].u_lane.f_known ;
    wire f_u_bank_6_lanes_10_u_lane_f_known = \u_bank_6.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_11_u_lane_f_data = \u_bank_6.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[11].u_lane.f_known ;
    wire f_u_bank_6_lanes_11_u_lane_f_known = \u_bank_6.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_12_u_lane_f_data = \u_bank_6.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[12].u_lane.f_known ;
    wire f_u_bank_6_lanes_12_u_lane_f_known = \u_bank_6.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_13_u_lane_f_data = \u_bank_6.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[13].u_lane.f_known ;
    wire f_u_bank_6_lanes_13_u_lane_f_known = \u_bank_6.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_14_u_lane_f_data = \u_bank_6.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[14].u_lane.f_known ;
    wire f_u_bank_6_lanes_14_u_lane_f_known = \u_bank_6.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_15_u_lane_f_data = \u_bank_6.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[15].u_lane.f_known ;
    wire f_u_bank_6_lanes_15_u_lane_f_known = \u_bank_6.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_16_u_lane_f_data = \u_bank_6.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[16].u_lane.f_known ;
    wire f_u_bank_6_lanes_16_u_lane_f_known = \u_bank_6.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_17_u_lane_f_data = \u_bank_6.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[17].u_lane.f_known ;
    wire f_u_bank_6_lanes_17_u_lane_f_known = \u_bank_6.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_18_u_lane_f_data = \u_bank_6.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[18].u_lane.f_known ;
    wire f_u_bank_6_lanes_18_u_lane_f_known = \u_bank_6.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_19_u_lane_f_data = \u_bank_6.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[19].u_lane.f_known ;
    wire f_u_bank_6_lanes_19_u_lane_f_known = \u_bank_6.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_20_u_lane_f_data = \u_bank_6.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[20].u_lane.f_known ;
    wire f_u_bank_6_lanes_20_u_lane_f_known = \u_bank_6.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_21_u_lane_f_data = \u_bank_6.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[21].u_lane.f_known ;
    wire f_u_bank_6_lanes_21_u_lane_f_known = \u_bank_6.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_22_u_lane_f_data = \u_bank_6.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[22].u_lane.f_known ;
    wire f_u_bank_6_lanes_22_u_lane_f_known = \u_bank_6.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_23_u_lane_f_data = \u_bank_6.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[23].u_lane.f_known ;
    wire f_u_bank_6_lanes_23_u_lane_f_known = \u_bank_6.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_24_u_lane_f_data = \u_bank_6.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[24].u_lane.f_known ;
    wire f_u_bank_6_lanes_24_u_lane_f_known = \u_bank_6.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_25_u_lane_f_data = \u_bank_6.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[25].u_lane.f_known ;
    wire f_u_bank_6_lanes_25_u_lane_f_known = \u_bank_6.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_26_u_lane_f_data = \u_bank_6.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[26].u_lane.f_known ;
    wire f_u_bank_6_lanes_26_u_lane_f_known = \u_bank_6.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_27_u_lane_f_data = \u_bank_6.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[27].u_lane.f_known ;
    wire f_u_bank_6_lanes_27_u_lane_f_known = \u_bank_6.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_28_u_lane_f_data = \u_bank_6.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[28].u_lane.f_known ;
    wire f_u_bank_6_lanes_28_u_lane_f_known = \u_bank_6.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_29_u_lane_f_data = \u_bank_6.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[29].u_lane.f_known ;
    wire f_u_bank_6_lanes_29_u_lane_f_known = \u_bank_6.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_30_u_lane_f_data = \u_bank_6.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[30].u_lane.f_known ;
    wire f_u_bank_6_lanes_30_u_lane_f_known = \u_bank_6.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_6.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_6_lanes_31_u_lane_f_data = \u_bank_6.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_6.lanes[31].u_lane.f_known ;
    wire f_u_bank_6_lanes_31_u_lane_f_known = \u_bank_6.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_6.f_row ;
    wire [5:0] f_u_bank_6_f_row = \u_bank_6.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_7: assume(f_u_bank_6_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_0_u_lane_f_data = \u_bank_7.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[0].u_lane.f_known ;
    wire f_u_bank_7_lanes_0_u_lane_f_known = \u_bank_7.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_1_u_lane_f_data = \u_bank_7.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[1].u_lane.f_known ;
    wire f_u_bank_7_lanes_1_u_lane_f_known = \u_bank_7.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_2_u_lane_f_data = \u_bank_7.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[2].u_lane.f_known ;
    wire f_u_bank_7_lanes_2_u_lane_f_known = \u_bank_7.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_3_u_lane_f_data = \u_bank_7.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[3].u_lane.f_known ;
    wire f_u_bank_7_lanes_3_u_lane_f_known = \u_bank_7.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_4_u_lane_f_data = \u_bank_7.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[4].u_lane.f_known ;
    wire f_u_bank_7_lanes_4_u_lane_f_known = \u_bank_7.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_5_u_lane_f_data = \u_bank_7.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[5].u_lane.f_known ;
    wire f_u_bank_7_lanes_5_u_lane_f_known = \u_bank_7.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_6_u_lane_f_data = \u_bank_7.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[6].u_lane.f_known ;
    wire f_u_bank_7_lanes_6_u_lane_f_known = \u_bank_7.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_7_u_lane_f_data = \u_bank_7.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[7].u_lane.f_known ;
    wire f_u_bank_7_lanes_7_u_lane_f_known = \u_bank_7.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_8_u_lane_f_data = \u_bank_7.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[8].u_lane.f_known ;
    wire f_u_bank_7_lanes_8_u_lane_f_known = \u_bank_7.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_9_u_lane_f_data = \u_bank_7.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[9].u_lane.f_known ;
    wire f_u_bank_7_lanes_9_u_lane_f_known = \u_bank_7.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_10_u_lane_f_data = \u_bank_7.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[10].u_lane.f_known ;
    wire f_u_bank_7_lanes_10_u_lane_f_known = \u_bank_7.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_11_u_lane_f_data = \u_bank_7.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[11].u_lane.f_known ;
    wire f_u_bank_7_lanes_11_u_lane_f_known = \u_bank_7.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_12_u_lane_f_data = \u_bank_7.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[12].u_lane.f_known ;
    wire f_u_bank_7_lanes_12_u_lane_f_known = \u_bank_7.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_13_u_lane_f_data = \u_bank_7.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[13].u_lane.f_known ;
    wire f_u_bank_7_lanes_13_u_lane_f_known = \u_bank_7.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_14_u_lane_f_data = \u_bank_7.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[14].u_lane.f_known ;
    wire f_u_bank_7_lanes_14_u_lane_f_known = \u_bank_7.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_15_u_lane_f_data = \u_bank_7.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[15].u_lane.f_known ;
    wire f_u_bank_7_lanes_15_u_lane_f_known = \u_bank_7.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_16_u_lane_f_data = \u_bank_7.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[16].u_lane.f_known ;
    wire f_u_bank_7_lanes_16_u_lane_f_known = \u_bank_7.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_17_u_lane_f_data = \u_bank_7.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[17].u_lane.f_known ;
    wire f_u_bank_7_lanes_17_u_lane_f_known = \u_bank_7.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_18_u_lane_f_data = \u_bank_7.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[18].u_lane.f_known ;
    wire f_u_bank_7_lanes_18_u_lane_f_known = \u_bank_7.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_19_u_lane_f_data = \u_bank_7.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[19].u_lane.f_known ;
    wire f_u_bank_7_lanes_19_u_lane_f_known = \u_bank_7.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_20_u_lane_f_data = \u_bank_7.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[20].u_lane.f_known ;
    wire f_u_bank_7_lanes_20_u_lane_f_known = \u_bank_7.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_21_u_lane_f_data = \u_bank_7.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[21].u_lane.f_known ;
    wire f_u_bank_7_lanes_21_u_lane_f_known = \u_bank_7.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_22_u_lane_f_data = \u_bank_7.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[22].u_lane.f_known ;
    wire f_u_bank_7_lanes_22_u_lane_f_known = \u_bank_7.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_23_u_lane_f_data = \u_bank_7.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[23].u_lane.f_known ;
    wire f_u_bank_7_lanes_23_u_lane_f_known = \u_bank_7.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_24_u_lane_f_data = \u_bank_7.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[24].u_lane.f_known ;
    wire f_u_bank_7_lanes_24_u_lane_f_known = \u_bank_7.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_25_u_lane_f_data = \u_bank_7.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[25].u_lane.f_known ;
    wire f_u_bank_7_lanes_25_u_lane_f_known = \u_bank_7.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_26_u_lane_f_data = \u_bank_7.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[26].u_lane.f_known ;
    wire f_u_bank_7_lanes_26_u_lane_f_known = \u_bank_7.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_27_u_lane_f_data = \u_bank_7.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[27].u_lane.f_known ;
    wire f_u_bank_7_lanes_27_u_lane_f_known = \u_bank_7.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_28_u_lane_f_data = \u_bank_7.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[28].u_lane.f_known ;
    wire f_u_bank_7_lanes_28_u_lane_f_known = \u_bank_7.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_29_u_lane_f_data = \u_bank_7.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[29].u_lane.f_known ;
    wire f_u_bank_7_lanes_29_u_lane_f_known = \u_bank_7.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_30_u_lane_f_data = \u_bank_7.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[30].u_lane.f_known ;
    wire f_u_bank_7_lanes_30_u_lane_f_known = \u_bank_7.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_7.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_7_lanes_31_u_lane_f_data = \u_bank_7.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_7.lanes[31].u_lane.f_known ;
    wire f_u_bank_7_lanes_31_u_lane_f_known = \u_bank_7.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_7.f_row ;
    wire [5:0] f_u_bank_7_f_row = \u_bank_7.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_8: assume(f_u_bank_7_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_0_u_lane_f_data = \u_bank_8.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[0].u_lane.f_known ;
    wire f_u_bank_8_lanes_0_u_lane_f_known = \u_bank_8.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_1_u_lane_f_data = \u_bank_8.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[1].u_lane.f_known ;
    wire f_u_bank_8_lanes_1_u_lane_f_known = \u_bank_8.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_2_u_lane_f_data = \u_bank_8.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[2].u_lane.f_known ;
    wire f_u_bank_8_lanes_2_u_lane_f_known = \u_bank_8.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_3_u_lane_f_data = \u_bank_8.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[3].u_lane.f_known ;
    wire f_u_bank_8_lanes_3_u_lane_f_known = \u_bank_8.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_4_u_lane_f_data = \u_bank_8.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[4].u_lane.f_known ;
    wire f_u_bank_8_lanes_4_u_lane_f_known = \u_bank_8.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_5_u_lane_f_data = \u_bank_8.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[5].u_lane.f_known ;
    wire f_u_bank_8_lanes_5_u_lane_f_known = \u_bank_8.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_6_u_lane_f_data = \u_bank_8.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[6].u_lane.f_known ;
    wire f_u_bank_8_lanes_6_u_lane_f_known = \u_bank_8.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_7_u_lane_f_data = \u_bank_8.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[7].u_lane.f_known ;
    wire f_u_bank_8_lanes_7_u_lane_f_known = \u_bank_8.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_8_u_lane_f_data = \u_bank_8.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[8].u_lane.f_known ;
    wire f_u_bank_8_lanes_8_u_lane_f_known = \u_bank_8.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_9_u_lane_f_data = \u_bank_8.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[9].u_lane.f_known ;
    wire f_u_bank_8_lanes_9_u_lane_f_known = \u_bank_8.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_10_u_lane_f_data = \u_bank_8.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[10].u_lane.f_known ;
    wire f_u_bank_8_lanes_10_u_lane_f_known = \u_bank_8.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_11_u_lane_f_data = \u_bank_8.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[11].u_lane.f_known ;
    wire f_u_bank_8_lanes_11_u_lane_f_known = \u_bank_8.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_12_u_lane_f_data = \u_bank_8.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[12].u_lane.f_known ;
    wire f_u_bank_8_lanes_12_u_lane_f_known = \u_bank_8.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_13_u_lane_f_data = \u_bank_8.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[13].u_lane.f_known ;
    wire f_u_bank_8_lanes_13_u_lane_f_known = \u_bank_8.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_14_u_lane_f_data = \u_bank_8.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[14].u_lane.f_known ;
    wire f_u_bank_8_lanes_14_u_lane_f_known = \u_bank_8.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_15_u_lane_f_data = \u_bank_8.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[15].u_lane.f_known ;
    wire f_u_bank_8_lanes_15_u_lane_f_known = \u_bank_8.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_16_u_lane_f_data = \u_bank_8.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[16].u_lane.f_known ;
    wire f_u_bank_8_lanes_16_u_lane_f_known = \u_bank_8.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_17_u_lane_f_data = \u_bank_8.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[17].u_lane.f_known ;
    wire f_u_bank_8_lanes_17_u_lane_f_known = \u_bank_8.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_18_u_lane_f_data = \u_bank_8.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[18].u_lane.f_known ;
    wire f_u_bank_8_lanes_18_u_lane_f_known = \u_bank_8.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_19_u_lane_f_data = \u_bank_8.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[19].u_lane.f_known ;
    wire f_u_bank_8_lanes_19_u_lane_f_known = \u_bank_8.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_20_u_lane_f_data = \u_bank_8.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[20].u_lane.f_known ;
    wire f_u_bank_8_lanes_20_u_lane_f_known = \u_bank_8.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_21_u_lane_f_data = \u_bank_8.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[21].u_lane.f_known ;
    wire f_u_bank_8_lanes_21_u_lane_f_known = \u_bank_8.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_22_u_lane_f_data = \u_bank_8.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[22].u_lane.f_known ;
    wire f_u_bank_8_lanes_22_u_lane_f_known = \u_bank_8.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_23_u_lane_f_data = \u_bank_8.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[23].u_lane.f_known ;
    wire f_u_bank_8_lanes_23_u_lane_f_known = \u_bank_8.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_24_u_lane_f_data = \u_bank_8.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[24].u_lane.f_known ;
    wire f_u_bank_8_lanes_24_u_lane_f_known = \u_bank_8.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_25_u_lane_f_data = \u_bank_8.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[25].u_lane.f_known ;
    wire f_u_bank_8_lanes_25_u_lane_f_known = \u_bank_8.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_26_u_lane_f_data = \u_bank_8.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[26].u_lane.f_known ;
    wire f_u_bank_8_lanes_26_u_lane_f_known = \u_bank_8.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_27_u_lane_f_data = \u_bank_8.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[27].u_lane.f_known ;
    wire f_u_bank_8_lanes_27_u_lane_f_known = \u_bank_8.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_28_u_lane_f_data = \u_bank_8.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[28].u_lane.f_known ;
    wire f_u_bank_8_lanes_28_u_lane_f_known = \u_bank_8.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_29_u_lane_f_data = \u_bank_8.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[29].u_lane.f_known ;
    wire f_u_bank_8_lanes_29_u_lane_f_known = \u_bank_8.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_30_u_lane_f_data = \u_bank_8.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[30].u_lane.f_known ;
    wire f_u_bank_8_lanes_30_u_lane_f_known = \u_bank_8.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_8.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_8_lanes_31_u_lane_f_data = \u_bank_8.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_8.lanes[31].u_lane.f_known ;
    wire f_u_bank_8_lanes_31_u_lane_f_known = \u_bank_8.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_8.f_row ;
    wire [5:0] f_u_bank_8_f_row = \u_bank_8.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_9: assume(f_u_bank_8_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_0_u_lane_f_data = \u_bank_9.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[0].u_lane.f_known ;
    wire f_u_bank_9_lanes_0_u_lane_f_known = \u_bank_9.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_1_u_lane_f_data = \u_bank_9.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[1].u_lane.f_known ;
    wire f_u_bank_9_lanes_1_u_lane_f_known = \u_bank_9.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_2_u_lane_f_data = \u_bank_9.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[2].u_lane.f_known ;
    wire f_u_bank_9_lanes_2_u_lane_f_known = \u_bank_9.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_3_u_lane_f_data = \u_bank_9.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[3].u_lane.f_known ;
    wire f_u_bank_9_lanes_3_u_lane_f_known = \u_bank_9.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_4_u_lane_f_data = \u_bank_9.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[4].u_lane.f_known ;
    wire f_u_bank_9_lanes_4_u_lane_f_known = \u_bank_9.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_5_u_lane_f_data = \u_bank_9.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[5].u_lane.f_known ;
    wire f_u_bank_9_lanes_5_u_lane_f_known = \u_bank_9.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_6_u_lane_f_data = \u_bank_9.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[6].u_lane.f_known ;
    wire f_u_bank_9_lanes_6_u_lane_f_known = \u_bank_9.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_7_u_lane_f_data = \u_bank_9.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[7].u_lane.f_known ;
    wire f_u_bank_9_lanes_7_u_lane_f_known = \u_bank_9.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_8_u_lane_f_data = \u_bank_9.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[8].u_lane.f_known ;
    wire f_u_bank_9_lanes_8_u_lane_f_known = \u_bank_9.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_9_u_lane_f_data = \u_bank_9.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[9].u_lane.f_known ;
    wire f_u_bank_9_lanes_9_u_lane_f_known = \u_bank_9.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_10_u_lane_f_data = \u_bank_9.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[10].u_lane.f_known ;
    wire f_u_bank_9_lanes_10_u_lane_f_known = \u_bank_9.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_11_u_lane_f_data = \u_bank_9.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[11].u_lane.f_known ;
    wire f_u_bank_9_lanes_11_u_lane_f_known = \u_bank_9.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_12_u_lane_f_data = \u_bank_9.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[12].u_lane.f_known ;
    wire f_u_bank_9_lanes_12_u_lane_f_known = \u_bank_9.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_13_u_lane_f_data = \u_bank_9.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[13].u_lane.f_known ;
    wire f_u_bank_9_lanes_13_u_lane_f_known = \u_bank_9.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_14_u_lane_f_data = \u_bank_9.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[14].u_lane.f_known ;
    wire f_u_bank_9_lanes_14_u_lane_f_known = \u_bank_9.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_15_u_lane_f_data = \u_bank_9.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[15].u_lane.f_known ;
    wire f_u_bank_9_lanes_15_u_lane_f_known = \u_bank_9.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_16_u_lane_f_data = \u_bank_9.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[16].u_lane.f_known ;
    wire f_u_bank_9_lanes_16_u_lane_f_known = \u_bank_9.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_17_u_lane_f_data = \u_bank_9.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[17].u_lane.f_known ;
    wire f_u_bank_9_lanes_17_u_lane_f_known = \u_bank_9.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_18_u_lane_f_data = \u_bank_9.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[18].u_lane.f_known ;
    wire f_u_bank_9_lanes_18_u_lane_f_known = \u_bank_9.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_19_u_lane_f_data = \u_bank_9.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[19].u_lane.f_known ;
    wire f_u_bank_9_lanes_19_u_lane_f_known = \u_bank_9.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_20_u_lane_f_data = \u_bank_9.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[20].u_lane.f_known ;
    wire f_u_bank_9_lanes_20_u_lane_f_known = \u_bank_9.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_21_u_lane_f_data = \u_bank_9.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[21].u_lane.f_known ;
    wire f_u_bank_9_lanes_21_u_lane_f_known = \u_bank_9.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_22_u_lane_f_data = \u_bank_9.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[22].u_lane.f_known ;
    wire f_u_bank_9_lanes_22_u_lane_f_known = \u_bank_9.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_23_u_lane_f_data = \u_bank_9.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[23].u_lane.f_known ;
    wire f_u_bank_9_lanes_23_u_lane_f_known = \u_bank_9.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_24_u_lane_f_data = \u_bank_9.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[24].u_lane.f_known ;
    wire f_u_bank_9_lanes_24_u_lane_f_known = \u_bank_9.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_25_u_lane_f_data = \u_bank_9.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[25].u_lane.f_known ;
    wire f_u_bank_9_lanes_25_u_lane_f_known = \u_bank_9.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_26_u_lane_f_data = \u_bank_9.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[26].u_lane.f_known ;
    wire f_u_bank_9_lanes_26_u_lane_f_known = \u_bank_9.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_27_u_lane_f_data = \u_bank_9.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[27].u_lane.f_known ;
    wire f_u_bank_9_lanes_27_u_lane_f_known = \u_bank_9.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_28_u_lane_f_data = \u_bank_9.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[28].u_lane.f_known ;
    wire f_u_bank_9_lanes_28_u_lane_f_known = \u_bank_9.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_29_u_lane_f_data = \u_bank_9.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[29].u_lane.f_known ;
    wire f_u_bank_9_lanes_29_u_lane_f_known = \u_bank_9.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_30_u_lane_f_data = \u_bank_9.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[30].u_lane.f_known ;
    wire f_u_bank_9_lanes_30_u_lane_f_known = \u_bank_9.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_9.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_9_lanes_31_u_lane_f_data = \u_bank_9.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_9.lanes[31].u_lane.f_known ;
    wire f_u_bank_9_lanes_31_u_lane_f_known = \u_bank_9.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_9.f_row ;
    wire [5:0] f_u_bank_9_f_row = \u_bank_9.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_10: assume(f_u_bank_9_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_0_u_lane_f_data = \u_bank_10.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[0].u_lane.f_known ;
    wire f_u_bank_10_lanes_0_u_lane_f_known = \u_bank_10.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_1_u_lane_f_data = \u_bank_10.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[1].u_lane.f_known ;
    wire f_u_bank_10_lanes_1_u_lane_f_known = \u_bank_10.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_2_u_lane_f_data = \u_bank_10.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[2].u_lane.f_known ;
    wire f_u_bank_10_lanes_2_u_lane_f_known = \u_bank_10.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_3_u_lane_f_data = \u_bank_10.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[3].u_lane.f_known ;
    wire f_u_bank_10_lanes_3_u_lane_f_known = \u_bank_10.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_4_u_lane_f_data = \u_bank_10.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[4].u_lane.f_known ;
    wire f_u_bank_10_lanes_4_u_lane_f_known = \u_bank_10.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_5_u_lane_f_data = \u_bank_10.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[5].u_lane.f_known ;
    wire f_u_bank_10_lanes_5_u_lane_f_known = \u_bank_10.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_6_u_lane_f_data = \u_bank_10.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[6].u_lane.f_known ;
    wire f_u_bank_10_lanes_6_u_lane_f_known = \u_bank_10.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_7_u_lane_f_data = \u_bank_10.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[7].u_lane.f_known ;
    wire f_u_bank_10_lanes_7_u_lane_f_known = \u_bank_10.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_8_u_lane_f_data = \u_bank_10.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[8].u_lane.f_known ;
    wire f_u_bank_10_lanes_8_u_lane_f_known = \u_bank_10.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_9_u_lane_f_data = \u_bank_10.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[9].u_lane.f_known ;
    wire f_u_bank_10_lanes_9_u_lane_f_known = \u_bank_10.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_10_u_lane_f_data = \u_bank_10.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[10].u_lane.f_known ;
    wire f_u_bank_10_lanes_10_u_lane_f_known = \u_bank_10.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_11_u_lane_f_data = \u_bank_10.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[11].u_lane.f_known ;
    wire f_u_bank_10_lanes_11_u_lane_f_known = \u_bank_10.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_12_u_lane_f_data = \u_bank_10.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[12].u_lane.f_known ;
    wire f_u_bank_10_lanes_12_u_lane_f_known = \u_bank_10.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_13_u_lane_f_data = \u_bank_10.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[13].u_lane.f_known ;
    wire f_u_bank_10_lanes_13_u_lane_f_known = \u_bank_10.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_14_u_lane_f_data = \u_bank_10.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[14].u_lane.f_known ;
    wire f_u_bank_10_lanes_14_u_lane_f_known = \u_bank_10.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_15_u_lane_f_data = \u_bank_10.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[15].u_lane.f_known ;
    wire f_u_bank_10_lanes_15_u_lane_f_known = \u_bank_10.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_16_u_lane_f_data = \u_bank_10.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[16].u_lane.f_known ;
    wire f_u_bank_10_lanes_16_u_lane_f_known = \u_bank_10.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_17_u_lane_f_data = \u_bank_10.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[17].u_lane.f_known ;
    wire f_u_bank_10_lanes_17_u_lane_f_known = \u_bank_10.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_18_u_lane_f_data = \u_bank_10.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[18].u_lane.f_known ;
    wire f_u_bank_10_lanes_18_u_lane_f_known = \u_bank_10.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_19_u_lane_f_data = \u_bank_10.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[19].u_lane.f_known ;
    wire f_u_bank_10_lanes_19_u_lane_f_known = \u_bank_10.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_20_u_lane_f_data = \u_bank_10.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[20].u_lane.f_known ;
    wire f_u_bank_10_lanes_20_u_lane_f_known = \u_bank_10.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_21_u_lane_f_data = \u_bank_10.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[21].u_lane.f_known ;
    wire f_u_bank_10_lanes_21_u_lane_f_known = \u_bank_10.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_22_u_lane_f_data = \u_bank_10.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[22].u_lane.f_known ;
    wire f_u_bank_10_lanes_22_u_lane_f_known = \u_bank_10.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_23_u_lane_f_data = \u_bank_10.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[23].u_lane.f_known ;
    wire f_u_bank_10_lanes_23_u_lane_f_known = \u_bank_10.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_24_u_lane_f_data = \u_bank_10.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[24].u_lane.f_known ;
    wire f_u_bank_10_lanes_24_u_lane_f_known = \u_bank_10.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_25_u_lane_f_data = \u_bank_10.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[25].u_lane.f_known ;
    wire f_u_bank_10_lanes_25_u_lane_f_known = \u_bank_10.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_26_u_lane_f_data = \u_bank_10.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[26].u_lane.f_known ;
    wire f_u_bank_10_lanes_26_u_lane_f_known = \u_bank_10.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_27_u_lane_f_data = \u_bank_10.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[27].u_lane.f_known ;
    wire f_u_bank_10_lanes_27_u_lane_f_known = \u_bank_10.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_28_u_lane_f_data = \u_bank_10.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[28].u_lane.f_known ;
    wire f_u_bank_10_lanes_28_u_lane_f_known = \u_bank_10.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_29_u_lane_f_data = \u_bank_10.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[29].u_lane.f_known ;
    wire f_u_bank_10_lanes_29_u_lane_f_known = \u_bank_10.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_30_u_lane_f_data = \u_bank_10.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[30].u_lane.f_known ;
    wire f_u_bank_10_lanes_30_u_lane_f_known = \u_bank_10.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_10.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_10_lanes_31_u_lane_f_data = \u_bank_10.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_10.lanes[31].u_lane.f_known ;
    wire f_u_bank_10_lanes_31_u_lane_f_known = \u_bank_10.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_10.f_row ;
    wire [5:0] f_u_bank_10_f_row = \u_bank_10.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_11: assume(f_u_bank_10_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_0_u_lane_f_data = \u_bank_11.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[0].u_lane.f_known ;
    wire f_u_bank_11_lanes_0_u_lane_f_known = \u_bank_11.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_1_u_lane_f_data = \u_bank_11.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[1].u_lane.f_known ;
    wire f_u_bank_11_lanes_1_u_lane_f_known = \u_bank_11.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_2_u_lane_f_data = \u_bank_11.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[2].u_lane.f_known ;
    wire f_u_bank_11_lanes_2_u_lane_f_known = \u_bank_11.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_3_u_lane_f_data = \u_bank_11.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[3].u_lane.f_known ;
    wire f_u_bank_11_lanes_3_u_lane_f_known = \u_bank_11.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_4_u_lane_f_data = \u_bank_11.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[4].u_lane.f_known ;
    wire f_u_bank_11_lanes_4_u_lane_f_known = \u_bank_11.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_5_u_lane_f_data = \u_bank_11.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[5].u_lane.f_known ;
    wire f_u_bank_11_lanes_5_u_lane_f_known = \u_bank_11.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_6_u_lane_f_data = \u_bank_11.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[6].u_lane.f_known ;
    wire f_u_bank_11_lanes_6_u_lane_f_known = \u_bank_11.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_7_u_lane_f_data = \u_bank_11.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[7].u_lane.f_known ;
    wire f_u_bank_11_lanes_7_u_lane_f_known = \u_bank_11.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_8_u_lane_f_data = \u_bank_11.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[8].u_lane.f_known ;
    wire f_u_bank_11_lanes_8_u_lane_f_known = \u_bank_11.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_9_u_lane_f_data = \u_bank_11.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[9].u_lane.f_known ;
    wire f_u_bank_11_lanes_9_u_lane_f_known = \u_bank_11.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_10_u_lane_f_data = \u_bank_11.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[10].u_lane.f_known ;
    wire f_u_bank_11_lanes_10_u_lane_f_known = \u_bank_11.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_11_u_lane_f_data = \u_bank_11.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[11].u_lane.f_known ;
    wire f_u_bank_11_lanes_11_u_lane_f_known = \u_bank_11.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_12_u_lane_f_data = \u_bank_11.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[12].u_lane.f_known ;
    wire f_u_bank_11_lanes_12_u_lane_f_known = \u_bank_11.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_13_u_lane_f_data = \u_bank_11.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[13].u_lane.f_known ;
    wire f_u_bank_11_lanes_13_u_lane_f_known = \u_bank_11.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_14_u_lane_f_data = \u_bank_11.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[14].u_lane.f_known ;
    wire f_u_bank_11_lanes_14_u_lane_f_known = \u_bank_11.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_15_u_lane_f_data = \u_bank_11.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[15].u_lane.f_known ;
    wire f_u_bank_11_lanes_15_u_lane_f_known = \u_bank_11.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_16_u_lane_f_data = \u_bank_11.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[16].u_lane.f_known ;
    wire f_u_bank_11_lanes_16_u_lane_f_known = \u_bank_11.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_17_u_lane_f_data = \u_bank_11.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[17].u_lane.f_known ;
    wire f_u_bank_11_lanes_17_u_lane_f_known = \u_bank_11.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_18_u_lane_f_data = \u_bank_11.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[18].u_lane.f_known ;
    wire f_u_bank_11_lanes_18_u_lane_f_known = \u_bank_11.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_19_u_lane_f_data = \u_bank_11.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[19].u_lane.f_known ;
    wire f_u_bank_11_lanes_19_u_lane_f_known = \u_bank_11.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_20_u_lane_f_data = \u_bank_11.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[20].u_lane.f_known ;
    wire f_u_bank_11_lanes_20_u_lane_f_known = \u_bank_11.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_21_u_lane_f_data = \u_bank_11.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[21].u_lane.f_known ;
    wire f_u_bank_11_lanes_21_u_lane_f_known = \u_bank_11.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_22_u_lane_f_data = \u_bank_11.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[22].u_lane.f_known ;
    wire f_u_bank_11_lanes_22_u_lane_f_known = \u_bank_11.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_23_u_lane_f_data = \u_bank_11.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[23].u_lane.f_known ;
    wire f_u_bank_11_lanes_23_u_lane_f_known = \u_bank_11.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_24_u_lane_f_data = \u_bank_11.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[24].u_lane.f_known ;
    wire f_u_bank_11_lanes_24_u_lane_f_known = \u_bank_11.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_25_u_lane_f_data = \u_bank_11.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[25].u_lane.f_known ;
    wire f_u_bank_11_lanes_25_u_lane_f_known = \u_bank_11.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_26_u_lane_f_data = \u_bank_11.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[26].u_lane.f_known ;
    wire f_u_bank_11_lanes_26_u_lane_f_known = \u_bank_11.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_27_u_lane_f_data = \u_bank_11.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[27].u_lane.f_known ;
    wire f_u_bank_11_lanes_27_u_lane_f_known = \u_bank_11.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_28_u_lane_f_data = \u_bank_11.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[28].u_lane.f_known ;
    wire f_u_bank_11_lanes_28_u_lane_f_known = \u_bank_11.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_29_u_lane_f_data = \u_bank_11.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[29].u_lane.f_known ;
    wire f_u_bank_11_lanes_29_u_lane_f_known = \u_bank_11.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_30_u_lane_f_data = \u_bank_11.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[30].u_lane.f_known ;
    wire f_u_bank_11_lanes_30_u_lane_f_known = \u_bank_11.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_11.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_11_lanes_31_u_lane_f_data = \u_bank_11.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_11.lanes[31].u_lane.f_known ;
    wire f_u_bank_11_lanes_31_u_lane_f_known = \u_bank_11.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_11.f_row ;
    wire [5:0] f_u_bank_11_f_row = \u_bank_11.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_12: assume(f_u_bank_11_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_0_u_lane_f_data = \u_bank_12.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[0].u_lane.f_known ;
    wire f_u_bank_12_lanes_0_u_lane_f_known = \u_bank_12.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_1_u_lane_f_data = \u_bank_12.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[1].u_lane.f_known ;
    wire f_u_bank_12_lanes_1_u_lane_f_known = \u_bank_12.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_2_u_lane_f_data = \u_bank_12.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[2].u_lane.f_known ;
    wire f_u_bank_12_lanes_2_u_lane_f_known = \u_bank_12.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_3_u_lane_f_data = \u_bank_12.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[3].u_lane.f_known ;
    wire f_u_bank_12_lanes_3_u_lane_f_known = \u_bank_12.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_4_u_lane_f_data = \u_bank_12.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[4].u_lane.f_known ;
    wire f_u_bank_12_lanes_4_u_lane_f_known = \u_bank_12.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_5_u_lane_f_data = \u_bank_12.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[5].u_lane.f_known ;
    wire f_u_bank_12_lanes_5_u_lane_f_known = \u_bank_12.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_6_u_lane_f_data = \u_bank_12.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[6].u_lane.f_known ;
    wire f_u_bank_12_lanes_6_u_lane_f_known = \u_bank_12.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_7_u_lane_f_data = \u_bank_12.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[7].u_lane.f_known ;
    wire f_u_bank_12_lanes_7_u_lane_f_known = \u_bank_12.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_8_u_lane_f_data = \u_bank_12.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[8].u_lane.f_known ;
    wire f_u_bank_12_lanes_8_u_lane_f_known = \u_bank_12.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_9_u_lane_f_data = \u_bank_12.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[9].u_lane.f_known ;
    wire f_u_bank_12_lanes_9_u_lane_f_known = \u_bank_12.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_10_u_lane_f_data = \u_bank_12.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[10].u_lane.f_known ;
    wire f_u_bank_12_lanes_10_u_lane_f_known = \u_bank_12.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_11_u_lane_f_data = \u_bank_12.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[11].u_lane.f_known ;
    wire f_u_bank_12_lanes_11_u_lane_f_known = \u_bank_12.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_12_u_lane_f_data = \u_bank_12.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[12].u_lane.f_known ;
    wire f_u_bank_12_lanes_12_u_lane_f_known = \u_bank_12.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_13_u_lane_f_data = \u_bank_12.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[13].u_lane.f_known ;
    wire f_u_bank_12_lanes_13_u_lane_f_known = \u_bank_12.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_14_u_lane_f_data = \u_bank_12.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[14].u_lane.f_known ;
    wire f_u_bank_12_lanes_14_u_lane_f_known = \u_bank_12.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_15_u_lane_f_data = \u_bank_12.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[15].u_lane.f_known ;
    wire f_u_bank_12_lanes_15_u_lane_f_known = \u_bank_12.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_16_u_lane_f_data = \u_bank_12.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[16].u_lane.f_known ;
    wire f_u_bank_12_lanes_16_u_lane_f_known = \u_bank_12.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_17_u_lane_f_data = \u_bank_12.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[17].u_lane.f_known ;
    wire f_u_bank_12_lanes_17_u_lane_f_known = \u_bank_12.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_18_u_lane_f_data = \u_bank_12.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[18].u_lane.f_known ;
    wire f_u_bank_12_lanes_18_u_lane_f_known = \u_bank_12.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_19_u_lane_f_data = \u_bank_12.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[19].u_lane.f_known ;
    wire f_u_bank_12_lanes_19_u_lane_f_known = \u_bank_12.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_20_u_lane_f_data = \u_bank_12.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[20].u_lane.f_known ;
    wire f_u_bank_12_lanes_20_u_lane_f_known = \u_bank_12.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_21_u_lane_f_data = \u_bank_12.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[21].u_lane.f_known ;
    wire f_u_bank_12_lanes_21_u_lane_f_known = \u_bank_12.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_22_u_lane_f_data = \u_bank_12.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[22].u_lane.f_known ;
    wire f_u_bank_12_lanes_22_u_lane_f_known = \u_bank_12.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_23_u_lane_f_data = \u_bank_12.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[23].u_lane.f_known ;
    wire f_u_bank_12_lanes_23_u_lane_f_known = \u_bank_12.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_24_u_lane_f_data = \u_bank_12.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[24].u_lane.f_known ;
    wire f_u_bank_12_lanes_24_u_lane_f_known = \u_bank_12.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_25_u_lane_f_data = \u_bank_12.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[25].u_lane.f_known ;
    wire f_u_bank_12_lanes_25_u_lane_f_known = \u_bank_12.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_26_u_lane_f_data = \u_bank_12.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[26].u_lane.f_known ;
    wire f_u_bank_12_lanes_26_u_lane_f_known = \u_bank_12.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_27_u_lane_f_data = \u_bank_12.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[27].u_lane.f_known ;
    wire f_u_bank_12_lanes_27_u_lane_f_known = \u_bank_12.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_28_u_lane_f_data = \u_bank_12.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[28].u_lane.f_known ;
    wire f_u_bank_12_lanes_28_u_lane_f_known = \u_bank_12.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_29_u_lane_f_data = \u_bank_12.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[29].u_lane.f_known ;
    wire f_u_bank_12_lanes_29_u_lane_f_known = \u_bank_12.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_30_u_lane_f_data = \u_bank_12.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[30].u_lane.f_known ;
    wire f_u_bank_12_lanes_30_u_lane_f_known = \u_bank_12.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_12.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_12_lanes_31_u_lane_f_data = \u_bank_12.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_12.lanes[31].u_lane.f_known ;
    wire f_u_bank_12_lanes_31_u_lane_f_known = \u_bank_12.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_12.f_row ;
    wire [5:0] f_u_bank_12_f_row = \u_bank_12.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_13: assume(f_u_bank_12_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_0_u_lane_f_data = \u_bank_13.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[0].u_lane.f_known ;
    wire f_u_bank_13_lanes_0_u_lane_f_known = \u_bank_13.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_1_u_lane_f_data = \u_bank_13.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[1].u_lane.f_known ;
    wire f_u_bank_13_lanes_1_u_lane_f_known = \u_bank_13.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_2_u_lane_f_data = \u_bank_13.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[2].u_lane.f_known ;
    wire f_u_bank_13_lanes_2_u_lane_f_known = \u_bank_13.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_3_u_lane_f_data = \u_bank_13.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[3].u_lane.f_known ;
    wire f_u_bank_13_lanes_3_u_lane_f_known = \u_bank_13.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_4_u_lane_f_data = \u_bank_13.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[4].u_lane.f_known ;
    wire f_u_bank_13_lanes_4_u_lane_f_known = \u_bank_13.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_5_u_lane_f_data = \u_bank_13.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[5].u_lane.f_known ;
    wire f_u_bank_13_lanes_5_u_lane_f_known = \u_bank_13.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_6_u_lane_f_data = \u_bank_13.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[6].u_lane.f_known ;
    wire f_u_bank_13_lanes_6_u_lane_f_known = \u_bank_13.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_7_u_lane_f_data = \u_bank_13.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[7].u_lane.f_known ;
    wire f_u_bank_13_lanes_7_u_lane_f_known = \u_bank_13.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_8_u_lane_f_data = \u_bank_13.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[8].u_lane.f_known ;
    wire f_u_bank_13_lanes_8_u_lane_f_known = \u_bank_13.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_9_u_lane_f_data = \u_bank_13.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[9].u_lane.f_known ;
    wire f_u_bank_13_lanes_9_u_lane_f_known = \u_bank_13.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_10_u_lane_f_data = \u_bank_13.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[10].u_lane.f_known ;
    wire f_u_bank_13_lanes_10_u_lane_f_known = \u_bank_13.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_11_u_lane_f_data = \u_bank_13.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[11].u_lane.f_known ;
    wire f_u_bank_13_lanes_11_u_lane_f_known = \u_bank_13.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_12_u_lane_f_data = \u_bank_13.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[12].u_lane.f_known ;
    wire f_u_bank_13_lanes_12_u_lane_f_known = \u_bank_13.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_13_u_lane_f_data = \u_bank_13.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[13].u_lane.f_known ;
    wire f_u_bank_13_lanes_13_u_lane_f_known = \u_bank_13.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_14_u_lane_f_data = \u_bank_13.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[14].u_lane.f_known ;
    wire f_u_bank_13_lanes_14_u_lane_f_known = \u_bank_13.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_15_u_lane_f_data = \u_bank_13.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[15].u_lane.f_known ;
    wire f_u_bank_13_lanes_15_u_lane_f_known = \u_bank_13.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_16_u_lane_f_data = \u_bank_13.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[16].u_lane.f_known ;
    wire f_u_bank_13_lanes_16_u_lane_f_known = \u_bank_13.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_17_u_lane_f_data = \u_bank_13.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[17].u_lane.f_known ;
    wire f_u_bank_13_lanes_17_u_lane_f_known = \u_bank_13.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_18_u_lane_f_data = \u_bank_13.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[18].u_lane.f_known ;
    wire f_u_bank_13_lanes_18_u_lane_f_known = \u_bank_13.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_19_u_lane_f_data = \u_bank_13.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[19].u_lane.f_known ;
    wire f_u_bank_13_lanes_19_u_lane_f_known = \u_bank_13.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_20_u_lane_f_data = \u_bank_13.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[20].u_lane.f_known ;
    wire f_u_bank_13_lanes_20_u_lane_f_known = \u_bank_13.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_21_u_lane_f_data = \u_bank_13.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[21].u_lane.f_known ;
    wire f_u_bank_13_lanes_21_u_lane_f_known = \u_bank_13.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_22_u_lane_f_data = \u_bank_13.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[22].u_lane.f_known ;
    wire f_u_bank_13_lanes_22_u_lane_f_known = \u_bank_13.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_23_u_lane_f_data = \u_bank_13.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[23].u_lane.f_known ;
    wire f_u_bank_13_lanes_23_u_lane_f_known = \u_bank_13.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_24_u_lane_f_data = \u_bank_13.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[24].u_lane.f_known ;
    wire f_u_bank_13_lanes_24_u_lane_f_known = \u_bank_13.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_25_u_lane_f_data = \u_bank_13.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[25].u_lane.f_known ;
    wire f_u_bank_13_lanes_25_u_lane_f_known = \u_bank_13.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_26_u_lane_f_data = \u_bank_13.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[26].u_lane.f_known ;
    wire f_u_bank_13_lanes_26_u_lane_f_known = \u_bank_13.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_27_u_lane_f_data = \u_bank_13.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[27].u_lane.f_known ;
    wire f_u_bank_13_lanes_27_u_lane_f_known = \u_bank_13.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_28_u_lane_f_data = \u_bank_13.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[28].u_lane.f_known ;
    wire f_u_bank_13_lanes_28_u_lane_f_known = \u_bank_13.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_29_u_lane_f_data = \u_bank_13.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[29].u_lane.f_known ;
    wire f_u_bank_13_lanes_29_u_lane_f_known = \u_bank_13.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_30_u_lane_f_data = \u_bank_13.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[30].u_lane.f_known ;
    wire f_u_bank_13_lanes_30_u_lane_f_known = \u_bank_13.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_13.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_13_lanes_31_u_lane_f_data = \u_bank_13.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_13.lanes[31].u_lane.f_known ;
    wire f_u_bank_13_lanes_31_u_lane_f_known = \u_bank_13.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_13.f_row ;
    wire [5:0] f_u_bank_13_f_row = \u_bank_13.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_14: assume(f_u_bank_13_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_0_u_lane_f_data = \u_bank_14.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[0].u_lane.f_known ;
    wire f_u_bank_14_lanes_0_u_lane_f_known = \u_bank_14.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_1_u_lane_f_data = \u_bank_14.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[1].u_lane.f_known ;
    wire f_u_bank_14_lanes_1_u_lane_f_known = \u_bank_14.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_2_u_lane_f_data = \u_bank_14.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[2].u_lane.f_known ;
    wire f_u_bank_14_lanes_2_u_lane_f_known = \u_bank_14.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_3_u_lane_f_data = \u_bank_14.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[3].u_lane.f_known ;
    wire f_u_bank_14_lanes_3_u_lane_f_known = \u_bank_14.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_4_u_lane_f_data = \u_bank_14.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[4].u_lane.f_known ;
    wire f_u_bank_14_lanes_4_u_lane_f_known = \u_bank_14.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_5_u_lane_f_data = \u_bank_14.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[5].u_lane.f_known ;
    wire f_u_bank_14_lanes_5_u_lane_f_known = \u_bank_14.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_6_u_lane_f_data = \u_bank_14.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[6].u_lane.f_known ;
    wire f_u_bank_14_lanes_6_u_lane_f_known = \u_bank_14.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_7_u_lane_f_data = \u_bank_14.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[7].u_lane.f_known ;
    wire f_u_bank_14_lanes_7_u_lane_f_known = \u_bank_14.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_8_u_lane_f_data = \u_bank_14.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[8].u_lane.f_known ;
    wire f_u_bank_14_lanes_8_u_lane_f_known = \u_bank_14.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_9_u_lane_f_data = \u_bank_14.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[9].u_lane.f_known ;
    wire f_u_bank_14_lanes_9_u_lane_f_known = \u_bank_14.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_10_u_lane_f_data = \u_bank_14.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[10].u_lane.f_known ;
    wire f_u_bank_14_lanes_10_u_lane_f_known = \u_bank_14.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_11_u_lane_f_data = \u_bank_14.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[11].u_lane.f_known ;
    wire f_u_bank_14_lanes_11_u_lane_f_known = \u_bank_14.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_12_u_lane_f_data = \u_bank_14.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[12].u_lane.f_known ;
    wire f_u_bank_14_lanes_12_u_lane_f_known = \u_bank_14.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_13_u_lane_f_data = \u_bank_14.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[13].u_lane.f_known ;
    wire f_u_bank_14_lanes_13_u_lane_f_known = \u_bank_14.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_14_u_lane_f_data = \u_bank_14.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[14].u_lane.f_known ;
    wire f_u_bank_14_lanes_14_u_lane_f_known = \u_bank_14.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_15_u_lane_f_data = \u_bank_14.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[15].u_lane.f_known ;
    wire f_u_bank_14_lanes_15_u_lane_f_known = \u_bank_14.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_16_u_lane_f_data = \u_bank_14.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[16].u_lane.f_known ;
    wire f_u_bank_14_lanes_16_u_lane_f_known = \u_bank_14.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_17_u_lane_f_data = \u_bank_14.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[17].u_lane.f_known ;
    wire f_u_bank_14_lanes_17_u_lane_f_known = \u_bank_14.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_18_u_lane_f_data = \u_bank_14.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[18].u_lane.f_known ;
    wire f_u_bank_14_lanes_18_u_lane_f_known = \u_bank_14.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_19_u_lane_f_data = \u_bank_14.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[19].u_lane.f_known ;
    wire f_u_bank_14_lanes_19_u_lane_f_known = \u_bank_14.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_20_u_lane_f_data = \u_bank_14.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[20].u_lane.f_known ;
    wire f_u_bank_14_lanes_20_u_lane_f_known = \u_bank_14.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_21_u_lane_f_data = \u_bank_14.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[21].u_lane.f_known ;
    wire f_u_bank_14_lanes_21_u_lane_f_known = \u_bank_14.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_22_u_lane_f_data = \u_bank_14.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[22].u_lane.f_known ;
    wire f_u_bank_14_lanes_22_u_lane_f_known = \u_bank_14.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_23_u_lane_f_data = \u_bank_14.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[23].u_lane.f_known ;
    wire f_u_bank_14_lanes_23_u_lane_f_known = \u_bank_14.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_24_u_lane_f_data = \u_bank_14.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[24].u_lane.f_known ;
    wire f_u_bank_14_lanes_24_u_lane_f_known = \u_bank_14.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_25_u_lane_f_data = \u_bank_14.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[25].u_lane.f_known ;
    wire f_u_bank_14_lanes_25_u_lane_f_known = \u_bank_14.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_26_u_lane_f_data = \u_bank_14.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[26].u_lane.f_known ;
    wire f_u_bank_14_lanes_26_u_lane_f_known = \u_bank_14.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_27_u_lane_f_data = \u_bank_14.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[27].u_lane.f_known ;
    wire f_u_bank_14_lanes_27_u_lane_f_known = \u_bank_14.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_28_u_lane_f_data = \u_bank_14.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[28].u_lane.f_known ;
    wire f_u_bank_14_lanes_28_u_lane_f_known = \u_bank_14.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_29_u_lane_f_data = \u_bank_14.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[29].u_lane.f_known ;
    wire f_u_bank_14_lanes_29_u_lane_f_known = \u_bank_14.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_30_u_lane_f_data = \u_bank_14.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[30].u_lane.f_known ;
    wire f_u_bank_14_lanes_30_u_lane_f_known = \u_bank_14.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_14.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_14_lanes_31_u_lane_f_data = \u_bank_14.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_14.lanes[31].u_lane.f_known ;
    wire f_u_bank_14_lanes_31_u_lane_f_known = \u_bank_14.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_14.f_row ;
    wire [5:0] f_u_bank_14_f_row = \u_bank_14.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_15: assume(f_u_bank_14_f_row == f_reg[9:4]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_0_u_lane_f_data = \u_bank_15.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[0].u_lane.f_known ;
    wire f_u_bank_15_lanes_0_u_lane_f_known = \u_bank_15.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_1_u_lane_f_data = \u_bank_15.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[1].u_lane.f_known ;
    wire f_u_bank_15_lanes_1_u_lane_f_known = \u_bank_15.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_2_u_lane_f_data = \u_bank_15.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[2].u_lane.f_known ;
    wire f_u_bank_15_lanes_2_u_lane_f_known = \u_bank_15.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_3_u_lane_f_data = \u_bank_15.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[3].u_lane.f_known ;
    wire f_u_bank_15_lanes_3_u_lane_f_known = \u_bank_15.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_4_u_lane_f_data = \u_bank_15.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[4].u_lane.f_known ;
    wire f_u_bank_15_lanes_4_u_lane_f_known = \u_bank_15.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_5_u_lane_f_data = \u_bank_15.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[5].u_lane.f_known ;
    wire f_u_bank_15_lanes_5_u_lane_f_known = \u_bank_15.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_6_u_lane_f_data = \u_bank_15.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[6].u_lane.f_known ;
    wire f_u_bank_15_lanes_6_u_lane_f_known = \u_bank_15.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_7_u_lane_f_data = \u_bank_15.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[7].u_lane.f_known ;
    wire f_u_bank_15_lanes_7_u_lane_f_known = \u_bank_15.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_8_u_lane_f_data = \u_bank_15.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[8].u_lane.f_known ;
    wire f_u_bank_15_lanes_8_u_lane_f_known = \u_bank_15.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_9_u_lane_f_data = \u_bank_15.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[9].u_lane.f_known ;
    wire f_u_bank_15_lanes_9_u_lane_f_known = \u_bank_15.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_10_u_lane_f_data = \u_bank_15.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[10].u_lane.f_known ;
    wire f_u_bank_15_lanes_10_u_lane_f_known = \u_bank_15.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_11_u_lane_f_data = \u_bank_15.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[11].u_lane.f_known ;
    wire f_u_bank_15_lanes_11_u_lane_f_known = \u_bank_15.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_12_u_lane_f_data = \u_bank_15.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[12].u_lane.f_known ;
    wire f_u_bank_15_lanes_12_u_lane_f_known = \u_bank_15.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_13_u_lane_f_data = \u_bank_15.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[13].u_lane.f_known ;
    wire f_u_bank_15_lanes_13_u_lane_f_known = \u_bank_15.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_14_u_lane_f_data = \u_bank_15.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[14].u_lane.f_known ;
    wire f_u_bank_15_lanes_14_u_lane_f_known = \u_bank_15.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_15_u_lane_f_data = \u_bank_15.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[15].u_lane.f_known ;
    wire f_u_bank_15_lanes_15_u_lane_f_known = \u_bank_15.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_16_u_lane_f_data = \u_bank_15.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[16].u_lane.f_known ;
    wire f_u_bank_15_lanes_16_u_lane_f_known = \u_bank_15.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_17_u_lane_f_data = \u_bank_15.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[17].u_lane.f_known ;
    wire f_u_bank_15_lanes_17_u_lane_f_known = \u_bank_15.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_18_u_lane_f_data = \u_bank_15.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[18].u_lane.f_known ;
    wire f_u_bank_15_lanes_18_u_lane_f_known = \u_bank_15.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_19_u_lane_f_data = \u_bank_15.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[19].u_lane.f_known ;
    wire f_u_bank_15_lanes_19_u_lane_f_known = \u_bank_15.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_20_u_lane_f_data = \u_bank_15.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[20].u_lane.f_known ;
    wire f_u_bank_15_lanes_20_u_lane_f_known = \u_bank_15.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_21_u_lane_f_data = \u_bank_15.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[21].u_lane.f_known ;
    wire f_u_bank_15_lanes_21_u_lane_f_known = \u_bank_15.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_22_u_lane_f_data = \u_bank_15.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[22].u_lane.f_known ;
    wire f_u_bank_15_lanes_22_u_lane_f_known = \u_bank_15.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_23_u_lane_f_data = \u_bank_15.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[23].u_lane.f_known ;
    wire f_u_bank_15_lanes_23_u_lane_f_known = \u_bank_15.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_24_u_lane_f_data = \u_bank_15.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[24].u_lane.f_known ;
    wire f_u_bank_15_lanes_24_u_lane_f_known = \u_bank_15.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_25_u_lane_f_data = \u_bank_15.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[25].u_lane.f_known ;
    wire f_u_bank_15_lanes_25_u_lane_f_known = \u_bank_15.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_26_u_lane_f_data = \u_bank_15.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[26].u_lane.f_known ;
    wire f_u_bank_15_lanes_26_u_lane_f_known = \u_bank_15.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_27_u_lane_f_data = \u_bank_15.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[27].u_lane.f_known ;
    wire f_u_bank_15_lanes_27_u_lane_f_known = \u_bank_15.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_28_u_lane_f_data = \u_bank_15.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[28].u_lane.f_known ;
    wire f_u_bank_15_lanes_28_u_lane_f_known = \u_bank_15.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_29_u_lane_f_data = \u_bank_15.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[29].u_lane.f_known ;
    wire f_u_bank_15_lanes_29_u_lane_f_known = \u_bank_15.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_30_u_lane_f_data = \u_bank_15.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[30].u_lane.f_known ;
    wire f_u_bank_15_lanes_30_u_lane_f_known = \u_bank_15.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_15.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_15_lanes_31_u_lane_f_data = \u_bank_15.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_15.lanes[31].u_lane.f_known ;
    wire f_u_bank_15_lanes_31_u_lane_f_known = \u_bank_15.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [5:0] \u_bank_15.f_row ;
    wire [5:0] f_u_bank_15_f_row = \u_bank_15.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_16: assume(f_u_bank_15_f_row == f_reg[9:4]);

    wire [32*LANE_W-1:0] _f_u_bank_0_lanes_0_u_lane_f_data_etc =
            {f_u_bank_0_lanes_31_u_lane_f_data, f_u_bank_0_lanes_30_u_lane_f_data,
            f_u_bank_0_lanes_29_u_lane_f_data, f_u_bank_0_lanes_28_u_lane_f_data,
            f_u_bank_0_lanes_27_u_lane_f_data, f_u_bank_0_lanes_26_u_lane_f_data,
            f_u_bank_0_lanes_25_u_lane_f_data, f_u_bank_0_lanes_24_u_lane_f_data,
            f_u_bank_0_lanes_23_u_lane_f_data, f_u_bank_0_lanes_22_u_lane_f_data,
            f_u_bank_0_lanes_21_u_lane_f_data, f_u_bank_0_lanes_20_u_lane_f_data,
            f_u_bank_0_lanes_19_u_lane_f_data, f_u_bank_0_lanes_18_u_lane_f_data,
            f_u_bank_0_lanes_17_u_lane_f_data, f_u_bank_0_lanes_16_u_lane_f_data,
            f_u_bank_0_lanes_15_u_lane_f_data, f_u_bank_0_lanes_14_u_lane_f_data,
            f_u_bank_0_lanes_13_u_lane_f_data, f_u_bank_0_lanes_12_u_lane_f_data,
            f_u_bank_0_lanes_11_u_lane_f_data, f_u_bank_0_lanes_10_u_lane_f_data,
            f_u_bank_0_lanes_9_u_lane_f_data, f_u_bank_0_lanes_8_u_lane_f_data,
            f_u_bank_0_lanes_7_u_lane_f_data, f_u_bank_0_lanes_6_u_lane_f_data,
            f_u_bank_0_lanes_5_u_lane_f_data, f_u_bank_0_lanes_4_u_lane_f_data,
            f_u_bank_0_lanes_3_u_lane_f_data, f_u_bank_0_lanes_2_u_lane_f_data,
            f_u_bank_0_lanes_1_u_lane_f_data, f_u_bank_0_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_1_lanes_0_u_lane_f_data_etc =
            {f_u_bank_1_lanes_31_u_lane_f_data, f_u_bank_1_lanes_30_u_lane_f_data,
            f_u_bank_1_lanes_29_u_lane_f_data, f_u_bank_1_lanes_28_u_lane_f_data,
            f_u_bank_1_lanes_27_u_lane_f_data, f_u_bank_1_lanes_26_u_lane_f_data,
            f_u_bank_1_lanes_25_u_lane_f_data, f_u_bank_1_lanes_24_u_lane_f_data,
            f_u_bank_1_lanes_23_u_lane_f_data, f_u_bank_1_lanes_22_u_lane_f_data,
            f_u_bank_1_lanes_21_u_lane_f_data, f_u_bank_1_lanes_20_u_lane_f_data,
            f_u_bank_1_lanes_19_u_lane_f_data, f_u_bank_1_lanes_18_u_lane_f_data,
            f_u_bank_1_lanes_17_u_lane_f_data, f_u_bank_1_lanes_16_u_lane_f_data,
            f_u_bank_1_lanes_15_u_lane_f_data, f_u_bank_1_lanes_14_u_lane_f_data,
            f_u_bank_1_lanes_13_u_lane_f_data, f_u_bank_1_lanes_12_u_lane_f_data,
            f_u_bank_1_lanes_11_u_lane_f_data, f_u_bank_1_lanes_10_u_lane_f_data,
            f_u_bank_1_lanes_9_u_lane_f_data, f_u_bank_1_lanes_8_u_lane_f_data,
            f_u_bank_1_lanes_7_u_lane_f_data, f_u_bank_1_lanes_6_u_lane_f_data,
            f_u_bank_1_lanes_5_u_lane_f_data, f_u_bank_1_lanes_4_u_lane_f_data,
            f_u_bank_1_lanes_3_u_lane_f_data, f_u_bank_1_lanes_2_u_lane_f_data,
            f_u_bank_1_lanes_1_u_lane_f_data, f_u_bank_1_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_2_lanes_0_u_lane_f_data_etc =
            {f_u_bank_2_lanes_31_u_lane_f_data, f_u_bank_2_lanes_30_u_lane_f_data,
            f_u_bank_2_lanes_29_u_lane_f_data, f_u_bank_2_lanes_28_u_lane_f_data,
            f_u_bank_2_lanes_27_u_lane_f_data, f_u_bank_2_lanes_26_u_lane_f_data,
            f_u_bank_2_lanes_25_u_lane_f_data, f_u_bank_2_lanes_24_u_lane_f_data,
            f_u_bank_2_lanes_23_u_lane_f_data, f_u_bank_2_lanes_22_u_lane_f_data,
            f_u_bank_2_lanes_21_u_lane_f_data, f_u_bank_2_lanes_20_u_lane_f_data,
            f_u_bank_2_lanes_19_u_lane_f_data, f_u_bank_2_lanes_18_u_lane_f_data,
            f_u_bank_2_lanes_17_u_lane_f_data, f_u_bank_2_lanes_16_u_lane_f_data,
            f_u_bank_2_lanes_15_u_lane_f_data, f_u_bank_2_lanes_14_u_lane_f_data,
            f_u_bank_2_lanes_13_u_lane_f_data, f_u_bank_2_lanes_12_u_lane_f_data,
            f_u_bank_2_lanes_11_u_lane_f_data, f_u_bank_2_lanes_10_u_lane_f_data,
            f_u_bank_2_lanes_9_u_lane_f_data, f_u_bank_2_lanes_8_u_lane_f_data,
            f_u_bank_2_lanes_7_u_lane_f_data, f_u_bank_2_lanes_6_u_lane_f_data,
            f_u_bank_2_lanes_5_u_lane_f_data, f_u_bank_2_lanes_4_u_lane_f_data,
            f_u_bank_2_lanes_3_u_lane_f_data, f_u_bank_2_lanes_2_u_lane_f_data,
            f_u_bank_2_lanes_1_u_lane_f_data, f_u_bank_2_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_3_lanes_0_u_lane_f_data_etc =
            {f_u_bank_3_lanes_31_u_lane_f_data, f_u_bank_3_lanes_30_u_lane_f_data,
            f_u_bank_3_lanes_29_u_lane_f_data, f_u_bank_3_lanes_28_u_lane_f_data,
            f_u_bank_3_lanes_27_u_lane_f_data, f_u_bank_3_lanes_26_u_lane_f_data,
            f_u_bank_3_lanes_25_u_lane_f_data, f_u_bank_3_lanes_24_u_lane_f_data,
            f_u_bank_3_lanes_23_u_lane_f_data, f_u_bank_3_lanes_22_u_lane_f_data,
            f_u_bank_3_lanes_21_u_lane_f_data, f_u_bank_3_lanes_20_u_lane_f_data,
            f_u_bank_3_lanes_19_u_lane_f_data, f_u_bank_3_lanes_18_u_lane_f_data,
            f_u_bank_3_lanes_17_u_lane_f_data, f_u_bank_3_lanes_16_u_lane_f_data,
            f_u_bank_3_lanes_15_u_lane_f_data, f_u_bank_3_lanes_14_u_lane_f_data,
            f_u_bank_3_lanes_13_u_lane_f_data, f_u_bank_3_lanes_12_u_lane_f_data,
            f_u_bank_3_lanes_11_u_lane_f_data, f_u_bank_3_lanes_10_u_lane_f_data,
            f_u_bank_3_lanes_9_u_lane_f_data, f_u_bank_3_lanes_8_u_lane_f_data,
            f_u_bank_3_lanes_7_u_lane_f_data, f_u_bank_3_lanes_6_u_lane_f_data,
            f_u_bank_3_lanes_5_u_lane_f_data, f_u_bank_3_lanes_4_u_lane_f_data,
            f_u_bank_3_lanes_3_u_lane_f_data, f_u_bank_3_lanes_2_u_lane_f_data,
            f_u_bank_3_lanes_1_u_lane_f_data, f_u_bank_3_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_4_lanes_0_u_lane_f_data_etc =
            {f_u_bank_4_lanes_31_u_lane_f_data, f_u_bank_4_lanes_30_u_lane_f_data,
            f_u_bank_4_lanes_29_u_lane_f_data, f_u_bank_4_lanes_28_u_lane_f_data,
            f_u_bank_4_lanes_27_u_lane_f_data, f_u_bank_4_lanes_26_u_lane_f_data,
            f_u_bank_4_lanes_25_u_lane_f_data, f_u_bank_4_lanes_24_u_lane_f_data,
            f_u_bank_4_lanes_23_u_lane_f_data, f_u_bank_4_lanes_22_u_lane_f_data,
            f_u_bank_4_lanes_21_u_lane_f_data, f_u_bank_4_lanes_20_u_lane_f_data,
            f_u_bank_4_lanes_19_u_lane_f_data, f_u_bank_4_lanes_18_u_lane_f_data,
            f_u_bank_4_lanes_17_u_lane_f_data, f_u_bank_4_lanes_16_u_lane_f_data,
            f_u_bank_4_lanes_15_u_lane_f_data, f_u_bank_4_lanes_14_u_lane_f_data,
            f_u_bank_4_lanes_13_u_lane_f_data, f_u_bank_4_lanes_12_u_lane_f_data,
            f_u_bank_4_lanes_11_u_lane_f_data, f_u_bank_4_lanes_10_u_lane_f_data,
            f_u_bank_4_lanes_9_u_lane_f_data, f_u_bank_4_lanes_8_u_lane_f_data,
            f_u_bank_4_lanes_7_u_lane_f_data, f_u_bank_4_lanes_6_u_lane_f_data,
            f_u_bank_4_lanes_5_u_lane_f_data, f_u_bank_4_lanes_4_u_lane_f_data,
            f_u_bank_4_lanes_3_u_lane_f_data, f_u_bank_4_lanes_2_u_lane_f_data,
            f_u_bank_4_lanes_1_u_lane_f_data, f_u_bank_4_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_5_lanes_0_u_lane_f_data_etc =
            {f_u_bank_5_lanes_31_u_lane_f_data, f_u_bank_5_lanes_30_u_lane_f_data,
            f_u_bank_5_lanes_29_u_lane_f_data, f_u_bank_5_lanes_28_u_lane_f_data,
            f_u_bank_5_lanes_27_u_lane_f_data, f_u_bank_5_lanes_26_u_lane_f_data,
            f_u_bank_5_lanes_25_u_lane_f_data, f_u_bank_5_lanes_24_u_lane_f_data,
            f_u_bank_5_lanes_23_u_lane_f_data, f_u_bank_5_lanes_22_u_lane_f_data,
            f_u_bank_5_lanes_21_u_lane_f_data, f_u_bank_5_lanes_20_u_lane_f_data,
            f_u_bank_5_lanes_19_u_lane_f_data, f_u_bank_5_lanes_18_u_lane_f_data,
            f_u_bank_5_lanes_17_u_lane_f_data, f_u_bank_5_lanes_16_u_lane_f_data,
            f_u_bank_5_lanes_15_u_lane_f_data, f_u_bank_5_lanes_14_u_lane_f_data,
            f_u_bank_5_lanes_13_u_lane_f_data, f_u_bank_5_lanes_12_u_lane_f_data,
            f_u_bank_5_lanes_11_u_lane_f_data, f_u_bank_5_lanes_10_u_lane_f_data,
            f_u_bank_5_lanes_9_u_lane_f_data, f_u_bank_5_lanes_8_u_lane_f_data,
            f_u_bank_5_lanes_7_u_lane_f_data, f_u_bank_5_lanes_6_u_lane_f_data,
            f_u_bank_5_lanes_5_u_lane_f_data, f_u_bank_5_lanes_4_u_lane_f_data,
            f_u_bank_5_lanes_3_u_lane_f_data, f_u_bank_5_lanes_2_u_lane_f_data,
            f_u_bank_5_lanes_1_u_lane_f_data, f_u_bank_5_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_6_lanes_0_u_lane_f_data_etc =
            {f_u_bank_6_lanes_31_u_lane_f_data, f_u_bank_6_lanes_30_u_lane_f_data,
            f_u_bank_6_lanes_29_u_lane_f_data, f_u_bank_6_lanes_28_u_lane_f_data,
            f_u_bank_6_lanes_27_u_lane_f_data, f_u_bank_6_lanes_26_u_lane_f_data,
            f_u_bank_6_lanes_25_u_lane_f_data, f_u_bank_6_lanes_24_u_lane_f_data,
            f_u_bank_6_lanes_23_u_lane_f_data, f_u_bank_6_lanes_22_u_lane_f_data,
            f_u_bank_6_lanes_21_u_lane_f_data, f_u_bank_6_lanes_20_u_lane_f_data,
            f_u_bank_6_lanes_19_u_lane_f_data, f_u_bank_6_lanes_18_u_lane_f_data,
            f_u_bank_6_lanes_17_u_lane_f_data, f_u_bank_6_lanes_16_u_lane_f_data,
            f_u_bank_6_lanes_15_u_lane_f_data, f_u_bank_6_lanes_14_u_lane_f_data,
            f_u_bank_6_lanes_13_u_lane_f_data, f_u_bank_6_lanes_12_u_lane_f_data,
            f_u_bank_6_lanes_11_u_lane_f_data, f_u_bank_6_lanes_10_u_lane_f_data,
            f_u_bank_6_lanes_9_u_lane_f_data, f_u_bank_6_lanes_8_u_lane_f_data,
            f_u_bank_6_lanes_7_u_lane_f_data, f_u_bank_6_lanes_6_u_lane_f_data,
            f_u_bank_6_lanes_5_u_lane_f_data, f_u_bank_6_lanes_4_u_lane_f_data,
            f_u_bank_6_lanes_3_u_lane_f_data, f_u_bank_6_lanes_2_u_lane_f_data,
            f_u_bank_6_lanes_1_u_lane_f_data, f_u_bank_6_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_7_lanes_0_u_lane_f_data_etc =
            {f_u_bank_7_lanes_31_u_lane_f_data, f_u_bank_7_lanes_30_u_lane_f_data,
            f_u_bank_7_lanes_29_u_lane_f_data, f_u_bank_7_lanes_28_u_lane_f_data,
            f_u_bank_7_lanes_27_u_lane_f_data, f_u_bank_7_lanes_26_u_lane_f_data,
            f_u_bank_7_lanes_25_u_lane_f_data, f_u_bank_7_lanes_24_u_lane_f_data,
            f_u_bank_7_lanes_23_u_lane_f_data, f_u_bank_7_lanes_22_u_lane_f_data,
            f_u_bank_7_lanes_21_u_lane_f_data, f_u_bank_7_lanes_20_u_lane_f_data,
            f_u_bank_7_lanes_19_u_lane_f_data, f_u_bank_7_lanes_18_u_lane_f_data,
            f_u_bank_7_lanes_17_u_lane_f_data, f_u_bank_7_lanes_16_u_lane_f_data,
            f_u_bank_7_lanes_15_u_lane_f_data, f_u_bank_7_lanes_14_u_lane_f_data,
            f_u_bank_7_lanes_13_u_lane_f_data, f_u_bank_7_lanes_12_u_lane_f_data,
            f_u_bank_7_lanes_11_u_lane_f_data, f_u_bank_7_lanes_10_u_lane_f_data,
            f_u_bank_7_lanes_9_u_lane_f_data, f_u_bank_7_lanes_8_u_lane_f_data,
            f_u_bank_7_lanes_7_u_lane_f_data, f_u_bank_7_lanes_6_u_lane_f_data,
            f_u_bank_7_lanes_5_u_lane_f_data, f_u_bank_7_lanes_4_u_lane_f_data,
            f_u_bank_7_lanes_3_u_lane_f_data, f_u_bank_7_lanes_2_u_lane_f_data,
            f_u_bank_7_lanes_1_u_lane_f_data, f_u_bank_7_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_8_lanes_0_u_lane_f_data_etc =
            {f_u_bank_8_lanes_31_u_lane_f_data, f_u_bank_8_lanes_30_u_lane_f_data,
            f_u_bank_8_lanes_29_u_lane_f_data, f_u_bank_8_lanes_28_u_lane_f_data,
            f_u_bank_8_lanes_27_u_lane_f_data, f_u_bank_8_lanes_26_u_lane_f_data,
            f_u_bank_8_lanes_25_u_lane_f_data, f_u_bank_8_lanes_24_u_lane_f_data,
            f_u_bank_8_lanes_23_u_lane_f_data, f_u_bank_8_lanes_22_u_lane_f_data,
            f_u_bank_8_lanes_21_u_lane_f_data, f_u_bank_8_lanes_20_u_lane_f_data,
            f_u_bank_8_lanes_19_u_lane_f_data, f_u_bank_8_lanes_18_u_lane_f_data,
            f_u_bank_8_lanes_17_u_lane_f_data, f_u_bank_8_lanes_16_u_lane_f_data,
            f_u_bank_8_lanes_15_u_lane_f_data, f_u_bank_8_lanes_14_u_lane_f_data,
            f_u_bank_8_lanes_13_u_lane_f_data, f_u_bank_8_lanes_12_u_lane_f_data,
            f_u_bank_8_lanes_11_u_lane_f_data, f_u_bank_8_lanes_10_u_lane_f_data,
            f_u_bank_8_lanes_9_u_lane_f_data, f_u_bank_8_lanes_8_u_lane_f_data,
            f_u_bank_8_lanes_7_u_lane_f_data, f_u_bank_8_lanes_6_u_lane_f_data,
            f_u_bank_8_lanes_5_u_lane_f_data, f_u_bank_8_lanes_4_u_lane_f_data,
            f_u_bank_8_lanes_3_u_lane_f_data, f_u_bank_8_lanes_2_u_lane_f_data,
            f_u_bank_8_lanes_1_u_lane_f_data, f_u_bank_8_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_9_lanes_0_u_lane_f_data_etc =
            {f_u_bank_9_lanes_31_u_lane_f_data, f_u_bank_9_lanes_30_u_lane_f_data,
            f_u_bank_9_lanes_29_u_lane_f_data, f_u_bank_9_lanes_28_u_lane_f_data,
            f_u_bank_9_lanes_27_u_lane_f_data, f_u_bank_9_lanes_26_u_lane_f_data,
            f_u_bank_9_lanes_25_u_lane_f_data, f_u_bank_9_lanes_24_u_lane_f_data,
            f_u_bank_9_lanes_23_u_lane_f_data, f_u_bank_9_lanes_22_u_lane_f_data,
            f_u_bank_9_lanes_21_u_lane_f_data, f_u_bank_9_lanes_20_u_lane_f_data,
            f_u_bank_9_lanes_19_u_lane_f_data, f_u_bank_9_lanes_18_u_lane_f_data,
            f_u_bank_9_lanes_17_u_lane_f_data, f_u_bank_9_lanes_16_u_lane_f_data,
            f_u_bank_9_lanes_15_u_lane_f_data, f_u_bank_9_lanes_14_u_lane_f_data,
            f_u_bank_9_lanes_13_u_lane_f_data, f_u_bank_9_lanes_12_u_lane_f_data,
            f_u_bank_9_lanes_11_u_lane_f_data, f_u_bank_9_lanes_10_u_lane_f_data,
            f_u_bank_9_lanes_9_u_lane_f_data, f_u_bank_9_lanes_8_u_lane_f_data,
            f_u_bank_9_lanes_7_u_lane_f_data, f_u_bank_9_lanes_6_u_lane_f_data,
            f_u_bank_9_lanes_5_u_lane_f_data, f_u_bank_9_lanes_4_u_lane_f_data,
            f_u_bank_9_lanes_3_u_lane_f_data, f_u_bank_9_lanes_2_u_lane_f_data,
            f_u_bank_9_lanes_1_u_lane_f_data, f_u_bank_9_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_10_lanes_0_u_lane_f_data_etc =
            {f_u_bank_10_lanes_31_u_lane_f_data, f_u_bank_10_lanes_30_u_lane_f_data,
            f_u_bank_10_lanes_29_u_lane_f_data, f_u_bank_10_lanes_28_u_lane_f_data,
            f_u_bank_10_lanes_27_u_lane_f_data, f_u_bank_10_lanes_26_u_lane_f_data,
            f_u_bank_10_lanes_25_u_lane_f_data, f_u_bank_10_lanes_24_u_lane_f_data,
            f_u_bank_10_lanes_23_u_lane_f_data, f_u_bank_10_lanes_22_u_lane_f_data,
            f_u_bank_10_lanes_21_u_lane_f_data, f_u_bank_10_lanes_20_u_lane_f_data,
            f_u_bank_10_lanes_19_u_lane_f_data, f_u_bank_10_lanes_18_u_lane_f_data,
            f_u_bank_10_lanes_17_u_lane_f_data, f_u_bank_10_lanes_16_u_lane_f_data,
            f_u_bank_10_lanes_15_u_lane_f_data, f_u_bank_10_lanes_14_u_lane_f_data,
            f_u_bank_10_lanes_13_u_lane_f_data, f_u_bank_10_lanes_12_u_lane_f_data,
            f_u_bank_10_lanes_11_u_lane_f_data, f_u_bank_10_lanes_10_u_lane_f_data,
            f_u_bank_10_lanes_9_u_lane_f_data, f_u_bank_10_lanes_8_u_lane_f_data,
            f_u_bank_10_lanes_7_u_lane_f_data, f_u_bank_10_lanes_6_u_lane_f_data,
            f_u_bank_10_lanes_5_u_lane_f_data, f_u_bank_10_lanes_4_u_lane_f_data,
            f_u_bank_10_lanes_3_u_lane_f_data, f_u_bank_10_lanes_2_u_lane_f_data,
            f_u_bank_10_lanes_1_u_lane_f_data, f_u_bank_10_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_11_lanes_0_u_lane_f_data_etc =
            {f_u_bank_11_lanes_31_u_lane_f_data, f_u_bank_11_lanes_30_u_lane_f_data,
            f_u_bank_11_lanes_29_u_lane_f_data, f_u_bank_11_lanes_28_u_lane_f_data,
            f_u_bank_11_lanes_27_u_lane_f_data, f_u_bank_11_lanes_26_u_lane_f_data,
            f_u_bank_11_lanes_25_u_lane_f_data, f_u_bank_11_lanes_24_u_lane_f_data,
            f_u_bank_11_lanes_23_u_lane_f_data, f_u_bank_11_lanes_22_u_lane_f_data,
            f_u_bank_11_lanes_21_u_lane_f_data, f_u_bank_11_lanes_20_u_lane_f_data,
            f_u_bank_11_lanes_19_u_lane_f_data, f_u_bank_11_lanes_18_u_lane_f_data,
            f_u_bank_11_lanes_17_u_lane_f_data, f_u_bank_11_lanes_16_u_lane_f_data,
            f_u_bank_11_lanes_15_u_lane_f_data, f_u_bank_11_lanes_14_u_lane_f_data,
            f_u_bank_11_lanes_13_u_lane_f_data, f_u_bank_11_lanes_12_u_lane_f_data,
            f_u_bank_11_lanes_11_u_lane_f_data, f_u_bank_11_lanes_10_u_lane_f_data,
            f_u_bank_11_lanes_9_u_lane_f_data, f_u_bank_11_lanes_8_u_lane_f_data,
            f_u_bank_11_lanes_7_u_lane_f_data, f_u_bank_11_lanes_6_u_lane_f_data,
            f_u_bank_11_lanes_5_u_lane_f_data, f_u_bank_11_lanes_4_u_lane_f_data,
            f_u_bank_11_lanes_3_u_lane_f_data, f_u_bank_11_lanes_2_u_lane_f_data,
            f_u_bank_11_lanes_1_u_lane_f_data, f_u_bank_11_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_12_lanes_0_u_lane_f_data_etc =
            {f_u_bank_12_lanes_31_u_lane_f_data, f_u_bank_12_lanes_30_u_lane_f_data,
            f_u_bank_12_lanes_29_u_lane_f_data, f_u_bank_12_lanes_28_u_lane_f_data,
            f_u_bank_12_lanes_27_u_lane_f_data, f_u_bank_12_lanes_26_u_lane_f_data,
            f_u_bank_12_lanes_25_u_lane_f_data, f_u_bank_12_lanes_24_u_lane_f_data,
            f_u_bank_12_lanes_23_u_lane_f_data, f_u_bank_12_lanes_22_u_lane_f_data,
            f_u_bank_12_lanes_21_u_lane_f_data, f_u_bank_12_lanes_20_u_lane_f_data,
            f_u_bank_12_lanes_19_u_lane_f_data, f_u_bank_12_lanes_18_u_lane_f_data,
            f_u_bank_12_lanes_17_u_lane_f_data, f_u_bank_12_lanes_16_u_lane_f_data,
            f_u_bank_12_lanes_15_u_lane_f_data, f_u_bank_12_lanes_14_u_lane_f_data,
            f_u_bank_12_lanes_13_u_lane_f_data, f_u_bank_12_lanes_12_u_lane_f_data,
            f_u_bank_12_lanes_11_u_lane_f_data, f_u_bank_12_lanes_10_u_lane_f_data,
            f_u_bank_12_lanes_9_u_lane_f_data, f_u_bank_12_lanes_8_u_lane_f_data,
            f_u_bank_12_lanes_7_u_lane_f_data, f_u_bank_12_lanes_6_u_lane_f_data,
            f_u_bank_12_lanes_5_u_lane_f_data, f_u_bank_12_lanes_4_u_lane_f_data,
            f_u_bank_12_lanes_3_u_lane_f_data, f_u_bank_12_lanes_2_u_lane_f_data,
            f_u_bank_12_lanes_1_u_lane_f_data, f_u_bank_12_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_13_lanes_0_u_lane_f_data_etc =
            {f_u_bank_13_lanes_31_u_lane_f_data, f_u_bank_13_lanes_30_u_lane_f_data,
            f_u_bank_13_lanes_29_u_lane_f_data, f_u_bank_13_lanes_28_u_lane_f_data,
            f_u_bank_13_lanes_27_u_lane_f_data, f_u_bank_13_lanes_26_u_lane_f_data,
            f_u_bank_13_lanes_25_u_lane_f_data, f_u_bank_13_lanes_24_u_lane_f_data,
            f_u_bank_13_lanes_23_u_lane_f_data, f_u_bank_13_lanes_22_u_lane_f_data,
            f_u_bank_13_lanes_21_u_lane_f_data, f_u_bank_13_lanes_20_u_lane_f_data,
            f_u_bank_13_lanes_19_u_lane_f_data, f_u_bank_13_lanes_18_u_lane_f_data,
            f_u_bank_13_lanes_17_u_lane_f_data, f_u_bank_13_lanes_16_u_lane_f_data,
            f_u_bank_13_lanes_15_u_lane_f_data, f_u_bank_13_lanes_14_u_lane_f_data,
            f_u_bank_13_lanes_13_u_lane_f_data, f_u_bank_13_lanes_12_u_lane_f_data,
            f_u_bank_13_lanes_11_u_lane_f_data, f_u_bank_13_lanes_10_u_lane_f_data,
            f_u_bank_13_lanes_9_u_lane_f_data, f_u_bank_13_lanes_8_u_lane_f_data,
            f_u_bank_13_lanes_7_u_lane_f_data, f_u_bank_13_lanes_6_u_lane_f_data,
            f_u_bank_13_lanes_5_u_lane_f_data, f_u_bank_13_lanes_4_u_lane_f_data,
            f_u_bank_13_lanes_3_u_lane_f_data, f_u_bank_13_lanes_2_u_lane_f_data,
            f_u_bank_13_lanes_1_u_lane_f_data, f_u_bank_13_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_14_lanes_0_u_lane_f_data_etc =
            {f_u_bank_14_lanes_31_u_lane_f_data, f_u_bank_14_lanes_30_u_lane_f_data,
            f_u_bank_14_lanes_29_u_lane_f_data, f_u_bank_14_lanes_28_u_lane_f_data,
            f_u_bank_14_lanes_27_u_lane_f_data, f_u_bank_14_lanes_26_u_lane_f_data,
            f_u_bank_14_lanes_25_u_lane_f_data, f_u_bank_14_lanes_24_u_lane_f_data,
            f_u_bank_14_lanes_23_u_lane_f_data, f_u_bank_14_lanes_22_u_lane_f_data,
            f_u_bank_14_lanes_21_u_lane_f_data, f_u_bank_14_lanes_20_u_lane_f_data,
            f_u_bank_14_lanes_19_u_lane_f_data, f_u_bank_14_lanes_18_u_lane_f_data,
            f_u_bank_14_lanes_17_u_lane_f_data, f_u_bank_14_lanes_16_u_lane_f_data,
            f_u_bank_14_lanes_15_u_lane_f_data, f_u_bank_14_lanes_14_u_lane_f_data,
            f_u_bank_14_lanes_13_u_lane_f_data, f_u_bank_14_lanes_12_u_lane_f_data,
            f_u_bank_14_lanes_11_u_lane_f_data, f_u_bank_14_lanes_10_u_lane_f_data,
            f_u_bank_14_lanes_9_u_lane_f_data, f_u_bank_14_lanes_8_u_lane_f_data,
            f_u_bank_14_lanes_7_u_lane_f_data, f_u_bank_14_lanes_6_u_lane_f_data,
            f_u_bank_14_lanes_5_u_lane_f_data, f_u_bank_14_lanes_4_u_lane_f_data,
            f_u_bank_14_lanes_3_u_lane_f_data, f_u_bank_14_lanes_2_u_lane_f_data,
            f_u_bank_14_lanes_1_u_lane_f_data, f_u_bank_14_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_15_lanes_0_u_lane_f_data_etc =
            {f_u_bank_15_lanes_31_u_lane_f_data, f_u_bank_15_lanes_30_u_lane_f_data,
            f_u_bank_15_lanes_29_u_lane_f_data, f_u_bank_15_lanes_28_u_lane_f_data,
            f_u_bank_15_lanes_27_u_lane_f_data, f_u_bank_15_lanes_26_u_lane_f_data,
            f_u_bank_15_lanes_25_u_lane_f_data, f_u_bank_15_lanes_24_u_lane_f_data,
            f_u_bank_15_lanes_23_u_lane_f_data, f_u_bank_15_lanes_22_u_lane_f_data,
            f_u_bank_15_lanes_21_u_lane_f_data, f_u_bank_15_lanes_20_u_lane_f_data,
            f_u_bank_15_lanes_19_u_lane_f_data, f_u_bank_15_lanes_18_u_lane_f_data,
            f_u_bank_15_lanes_17_u_lane_f_data, f_u_bank_15_lanes_16_u_lane_f_data,
            f_u_bank_15_lanes_15_u_lane_f_data, f_u_bank_15_lanes_14_u_lane_f_data,
            f_u_bank_15_lanes_13_u_lane_f_data, f_u_bank_15_lanes_12_u_lane_f_data,
            f_u_bank_15_lanes_11_u_lane_f_data, f_u_bank_15_lanes_10_u_lane_f_data,
            f_u_bank_15_lanes_9_u_lane_f_data, f_u_bank_15_lanes_8_u_lane_f_data,
            f_u_bank_15_lanes_7_u_lane_f_data, f_u_bank_15_lanes_6_u_lane_f_data,
            f_u_bank_15_lanes_5_u_lane_f_data, f_u_bank_15_lanes_4_u_lane_f_data,
            f_u_bank_15_lanes_3_u_lane_f_data, f_u_bank_15_lanes_2_u_lane_f_data,
            f_u_bank_15_lanes_1_u_lane_f_data, f_u_bank_15_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] f_value = ({(32*LANE_W){f_reg[3:0] == 4'd0}}
            & _f_u_bank_0_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd1}}
            & _f_u_bank_1_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd2}}
            & _f_u_bank_2_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd3}}
            & _f_u_bank_3_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd4}}
            & _f_u_bank_4_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd5}}
            & _f_u_bank_5_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd6}}
            & _f_u_bank_6_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd7}}
            & _f_u_bank_7_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd8}}
            & _f_u_bank_8_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd9}}
            & _f_u_bank_9_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd10}}
            & _f_u_bank_10_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd11}}
            & _f_u_bank_11_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd12}}
            & _f_u_bank_12_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd13}}
            & _f_u_bank_13_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd14}}
            & _f_u_bank_14_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[3:0] == 4'd15}}
            & _f_u_bank_15_lanes_0_u_lane_f_data_etc);
    wire [31:0] _f_u_bank_0_lanes_0_u_lane_f_known_etc =
            {f_u_bank_0_lanes_31_u_lane_f_known, f_u_bank_0_lanes_30_u_lane_f_known,
            f_u_bank_0_lanes_29_u_lane_f_known, f_u_bank_0_lanes_28_u_lane_f_known,
            f_u_bank_0_lanes_27_u_lane_f_known, f_u_bank_0_lanes_26_u_lane_f_known,
            f_u_bank_0_lanes_25_u_lane_f_known, f_u_bank_0_lanes_24_u_lane_f_known,
            f_u_bank_0_lanes_23_u_lane_f_known, f_u_bank_0_lanes_22_u_lane_f_known,
            f_u_bank_0_lanes_21_u_lane_f_known, f_u_bank_0_lanes_20_u_lane_f_known,
            f_u_bank_0_lanes_19_u_lane_f_known, f_u_bank_0_lanes_18_u_lane_f_known,
            f_u_bank_0_lanes_17_u_lane_f_known, f_u_bank_0_lanes_16_u_lane_f_known,
            f_u_bank_0_lanes_15_u_lane_f_known, f_u_bank_0_lanes_14_u_lane_f_known,
            f_u_bank_0_lanes_13_u_lane_f_known, f_u_bank_0_lanes_12_u_lane_f_known,
            f_u_bank_0_lanes_11_u_lane_f_known, f_u_bank_0_lanes_10_u_lane_f_known,
            f_u_bank_0_lanes_9_u_lane_f_known, f_u_bank_0_lanes_8_u_lane_f_known,
            f_u_bank_0_lanes_7_u_lane_f_known, f_u_bank_0_lanes_6_u_lane_f_known,
            f_u_bank_0_lanes_5_u_lane_f_known, f_u_bank_0_lanes_4_u_lane_f_known,
            f_u_bank_0_lanes_3_u_lane_f_known, f_u_bank_0_lanes_2_u_lane_f_known,
            f_u_bank_0_lanes_1_u_lane_f_known, f_u_bank_0_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_1_lanes_0_u_lane_f_known_etc =
            {f_u_bank_1_lanes_31_u_lane_f_known, f_u_bank_1_lanes_30_u_lane_f_known,
            f_u_bank_1_lanes_29_u_lane_f_known, f_u_bank_1_lanes_28_u_lane_f_known,
            f_u_bank_1_lanes_27_u_lane_f_known, f_u_bank_1_lanes_26_u_lane_f_known,
            f_u_bank_1_lanes_25_u_lane_f_known, f_u_bank_1_lanes_24_u_lane_f_known,
            f_u_bank_1_lanes_23_u_lane_f_known, f_u_bank_1_lanes_22_u_lane_f_known,
            f_u_bank_1_lanes_21_u_lane_f_known, f_u_bank_1_lanes_20_u_lane_f_known,
            f_u_bank_1_lanes_19_u_lane_f_known, f_u_bank_1_lanes_18_u_lane_f_known,
            f_u_bank_1_lanes_17_u_lane_f_known, f_u_bank_1_lanes_16_u_lane_f_known,
            f_u_bank_1_lanes_15_u_lane_f_known, f_u_bank_1_lanes_14_u_lane_f_known,
            f_u_bank_1_lanes_13_u_lane_f_known, f_u_bank_1_lanes_12_u_lane_f_known,
            f_u_bank_1_lanes_11_u_lane_f_known, f_u_bank_1_lanes_10_u_lane_f_known,
            f_u_bank_1_lanes_9_u_lane_f_known, f_u_bank_1_lanes_8_u_lane_f_known,
            f_u_bank_1_lanes_7_u_lane_f_known, f_u_bank_1_lanes_6_u_lane_f_known,
            f_u_bank_1_lanes_5_u_lane_f_known, f_u_bank_1_lanes_4_u_lane_f_known,
            f_u_bank_1_lanes_3_u_lane_f_known, f_u_bank_1_lanes_2_u_lane_f_known,
            f_u_bank_1_lanes_1_u_lane_f_known, f_u_bank_1_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_2_lanes_0_u_lane_f_known_etc =
            {f_u_bank_2_lanes_31_u_lane_f_known, f_u_bank_2_lanes_30_u_lane_f_known,
            f_u_bank_2_lanes_29_u_lane_f_known, f_u_bank_2_lanes_28_u_lane_f_known,
            f_u_bank_2_lanes_27_u_lane_f_known, f_u_bank_2_lanes_26_u_lane_f_known,
            f_u_bank_2_lanes_25_u_lane_f_known, f_u_bank_2_lanes_24_u_lane_f_known,
            f_u_bank_2_lanes_23_u_lane_f_known, f_u_bank_2_lanes_22_u_lane_f_known,
            f_u_bank_2_lanes_21_u_lane_f_known, f_u_bank_2_lanes_20_u_lane_f_known,
            f_u_bank_2_lanes_19_u_lane_f_known, f_u_bank_2_lanes_18_u_lane_f_known,
            f_u_bank_2_lanes_17_u_lane_f_known, f_u_bank_2_lanes_16_u_lane_f_known,
            f_u_bank_2_lanes_15_u_lane_f_known, f_u_bank_2_lanes_14_u_lane_f_known,
            f_u_bank_2_lanes_13_u_lane_f_known, f_u_bank_2_lanes_12_u_lane_f_known,
            f_u_bank_2_lanes_11_u_lane_f_known, f_u_bank_2_lanes_10_u_lane_f_known,
            f_u_bank_2_lanes_9_u_lane_f_known, f_u_bank_2_lanes_8_u_lane_f_known,
            f_u_bank_2_lanes_7_u_lane_f_known, f_u_bank_2_lanes_6_u_lane_f_known,
            f_u_bank_2_lanes_5_u_lane_f_known, f_u_bank_2_lanes_4_u_lane_f_known,
            f_u_bank_2_lanes_3_u_lane_f_known, f_u_bank_2_lanes_2_u_lane_f_known,
            f_u_bank_2_lanes_1_u_lane_f_known, f_u_bank_2_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_3_lanes_0_u_lane_f_known_etc =
            {f_u_bank_3_lanes_31_u_lane_f_known, f_u_bank_3_lanes_30_u_lane_f_known,
            f_u_bank_3_lanes_29_u_lane_f_known, f_u_bank_3_lanes_28_u_lane_f_known,
            f_u_bank_3_lanes_27_u_lane_f_known, f_u_bank_3_lanes_26_u_lane_f_known,
            f_u_bank_3_lanes_25_u_lane_f_known, f_u_bank_3_lanes_24_u_lane_f_known,
            f_u_bank_3_lanes_23_u_lane_f_known, f_u_bank_3_lanes_22_u_lane_f_known,
            f_u_bank_3_lanes_21_u_lane_f_known, f_u_bank_3_lanes_20_u_lane_f_known,
            f_u_bank_3_lanes_19_u_lane_f_known, f_u_bank_3_lanes_18_u_lane_f_known,
            f_u_bank_3_lanes_17_u_lane_f_known, f_u_bank_3_lanes_16_u_lane_f_known,
            f_u_bank_3_lanes_15_u_lane_f_known, f_u_bank_3_lanes_14_u_lane_f_known,
            f_u_bank_3_lanes_13_u_lane_f_known, f_u_bank_3_lanes_12_u_lane_f_known,
            f_u_bank_3_lanes_11_u_lane_f_known, f_u_bank_3_lanes_10_u_lane_f_known,
            f_u_bank_3_lanes_9_u_lane_f_known, f_u_bank_3_lanes_8_u_lane_f_known,
            f_u_bank_3_lanes_7_u_lane_f_known, f_u_bank_3_lanes_6_u_lane_f_known,
            f_u_bank_3_lanes_5_u_lane_f_known, f_u_bank_3_lanes_4_u_lane_f_known,
            f_u_bank_3_lanes_3_u_lane_f_known, f_u_bank_3_lanes_2_u_lane_f_known,
            f_u_bank_3_lanes_1_u_lane_f_known, f_u_bank_3_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_4_lanes_0_u_lane_f_known_etc =
            {f_u_bank_4_lanes_31_u_lane_f_known, f_u_bank_4_lanes_30_u_lane_f_known,
            f_u_bank_4_lanes_29_u_lane_f_known, f_u_bank_4_lanes_28_u_lane_f_known,
            f_u_bank_4_lanes_27_u_lane_f_known, f_u_bank_4_lanes_26_u_lane_f_known,
            f_u_bank_4_lanes_25_u_lane_f_known, f_u_bank_4_lanes_24_u_lane_f_known,
            f_u_bank_4_lanes_23_u_lane_f_known, f_u_bank_4_lanes_22_u_lane_f_known,
            f_u_bank_4_lanes_21_u_lane_f_known, f_u_bank_4_lanes_20_u_lane_f_known,
            f_u_bank_4_lanes_19_u_lane_f_known, f_u_bank_4_lanes_18_u_lane_f_known,
            f_u_bank_4_lanes_17_u_lane_f_known, f_u_bank_4_lanes_16_u_lane_f_known,
            f_u_bank_4_lanes_15_u_lane_f_known, f_u_bank_4_lanes_14_u_lane_f_known,
            f_u_bank_4_lanes_13_u_lane_f_known, f_u_bank_4_lanes_12_u_lane_f_known,
            f_u_bank_4_lanes_11_u_lane_f_known, f_u_bank_4_lanes_10_u_lane_f_known,
            f_u_bank_4_lanes_9_u_lane_f_known, f_u_bank_4_lanes_8_u_lane_f_known,
            f_u_bank_4_lanes_7_u_lane_f_known, f_u_bank_4_lanes_6_u_lane_f_known,
            f_u_bank_4_lanes_5_u_lane_f_known, f_u_bank_4_lanes_4_u_lane_f_known,
            f_u_bank_4_lanes_3_u_lane_f_known, f_u_bank_4_lanes_2_u_lane_f_known,
            f_u_bank_4_lanes_1_u_lane_f_known, f_u_bank_4_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_5_lanes_0_u_lane_f_known_etc =
            {f_u_bank_5_lanes_31_u_lane_f_known, f_u_bank_5_lanes_30_u_lane_f_known,
            f_u_bank_5_lanes_29_u_lane_f_known, f_u_bank_5_lanes_28_u_lane_f_known,
            f_u_bank_5_lanes_27_u_lane_f_known, f_u_bank_5_lanes_26_u_lane_f_known,
            f_u_bank_5_lanes_25_u_lane_f_known, f_u_bank_5_lanes_24_u_lane_f_known,
            f_u_bank_5_lanes_23_u_lane_f_known, f_u_bank_5_lanes_22_u_lane_f_known,
            f_u_bank_5_lanes_21_u_lane_f_known, f_u_bank_5_lanes_20_u_lane_f_known,
            f_u_bank_5_lanes_19_u_lane_f_known, f_u_bank_5_lanes_18_u_lane_f_known,
            f_u_bank_5_lanes_17_u_lane_f_known, f_u_bank_5_lanes_16_u_lane_f_known,
            f_u_bank_5_lanes_15_u_lane_f_known, f_u_bank_5_lanes_14_u_lane_f_known,
            f_u_bank_5_lanes_13_u_lane_f_known, f_u_bank_5_lanes_12_u_lane_f_known,
            f_u_bank_5_lanes_11_u_lane_f_known, f_u_bank_5_lanes_10_u_lane_f_known,
            f_u_bank_5_lanes_9_u_lane_f_known, f_u_bank_5_lanes_8_u_lane_f_known,
            f_u_bank_5_lanes_7_u_lane_f_known, f_u_bank_5_lanes_6_u_lane_f_known,
            f_u_bank_5_lanes_5_u_lane_f_known, f_u_bank_5_lanes_4_u_lane_f_known,
            f_u_bank_5_lanes_3_u_lane_f_known, f_u_bank_5_lanes_2_u_lane_f_known,
            f_u_bank_5_lanes_1_u_lane_f_known, f_u_bank_5_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_6_lanes_0_u_lane_f_known_etc =
            {f_u_bank_6_lanes_31_u_lane_f_known, f_u_bank_6_lanes_30_u_lane_f_known,
            f_u_bank_6_lanes_29_u_lane_f_known, f_u_bank_6_lanes_28_u_lane_f_known,
            f_u_bank_6_lanes_27_u_lane_f_known, f_u_bank_6_lanes_26_u_lane_f_known,
            f_u_bank_6_lanes_25_u_lane_f_known, f_u_bank_6_lanes_24_u_lane_f_known,
            f_u_bank_6_lanes_23_u_lane_f_known, f_u_bank_6_lanes_22_u_lane_f_known,
            f_u_bank_6_lanes_21_u_lane_f_known, f_u_bank_6_lanes_20_u_lane_f_known,
            f_u_bank_6_lanes_19_u_lane_f_known, f_u_bank_6_lanes_18_u_lane_f_known,
            f_u_bank_6_lanes_17_u_lane_f_known, f_u_bank_6_lanes_16_u_lane_f_known,
            f_u_bank_6_lanes_15_u_lane_f_known, f_u_bank_6_lanes_14_u_lane_f_known,
            f_u_bank_6_lanes_13_u_lane_f_known, f_u_bank_6_lanes_12_u_lane_f_known,
            f_u_bank_6_lanes_11_u_lane_f_known, f_u_bank_6_lanes_10_u_lane_f_known,
            f_u_bank_6_lanes_9_u_lane_f_known, f_u_bank_6_lanes_8_u_lane_f_known,
            f_u_bank_6_lanes_7_u_lane_f_known, f_u_bank_6_lanes_6_u_lane_f_known,
            f_u_bank_6_lanes_5_u_lane_f_known, f_u_bank_6_lanes_4_u_lane_f_known,
            f_u_bank_6_lanes_3_u_lane_f_known, f_u_bank_6_lanes_2_u_lane_f_known,
            f_u_bank_6_lanes_1_u_lane_f_known, f_u_bank_6_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_7_lanes_0_u_lane_f_known_etc =
            {f_u_bank_7_lanes_31_u_lane_f_known, f_u_bank_7_lanes_30_u_lane_f_known,
            f_u_bank_7_lanes_29_u_lane_f_known, f_u_bank_7_lanes_28_u_lane_f_known,
            f_u_bank_7_lanes_27_u_lane_f_known, f_u_bank_7_lanes_26_u_lane_f_known,
            f_u_bank_7_lanes_25_u_lane_f_known, f_u_bank_7_lanes_24_u_lane_f_known,
            f_u_bank_7_lanes_23_u_lane_f_known, f_u_bank_7_lanes_22_u_lane_f_known,
            f_u_bank_7_lanes_21_u_lane_f_known, f_u_bank_7_lanes_20_u_lane_f_known,
            f_u_bank_7_lanes_19_u_lane_f_known, f_u_bank_7_lanes_18_u_lane_f_known,
            f_u_bank_7_lanes_17_u_lane_f_known, f_u_bank_7_lanes_16_u_lane_f_known,
            f_u_bank_7_lanes_15_u_lane_f_known, f_u_bank_7_lanes_14_u_lane_f_known,
            f_u_bank_7_lanes_13_u_lane_f_known, f_u_bank_7_lanes_12_u_lane_f_known,
            f_u_bank_7_lanes_11_u_lane_f_known, f_u_bank_7_lanes_10_u_lane_f_known,
            f_u_bank_7_lanes_9_u_lane_f_known, f_u_bank_7_lanes_8_u_lane_f_known,
            f_u_bank_7_lanes_7_u_lane_f_known, f_u_bank_7_lanes_6_u_lane_f_known,
            f_u_bank_7_lanes_5_u_lane_f_known, f_u_bank_7_lanes_4_u_lane_f_known,
            f_u_bank_7_lanes_3_u_lane_f_known, f_u_bank_7_lanes_2_u_lane_f_known,
            f_u_bank_7_lanes_1_u_lane_f_known, f_u_bank_7_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_8_lanes_0_u_lane_f_known_etc =
            {f_u_bank_8_lanes_31_u_lane_f_known, f_u_bank_8_lanes_30_u_lane_f_known,
            f_u_bank_8_lanes_29_u_lane_f_known, f_u_bank_8_lanes_28_u_lane_f_known,
            f_u_bank_8_lanes_27_u_lane_f_known, f_u_bank_8_lanes_26_u_lane_f_known,
            f_u_bank_8_lanes_25_u_lane_f_known, f_u_bank_8_lanes_24_u_lane_f_known,
            f_u_bank_8_lanes_23_u_lane_f_known, f_u_bank_8_lanes_22_u_lane_f_known,
            f_u_bank_8_lanes_21_u_lane_f_known, f_u_bank_8_lanes_20_u_lane_f_known,
            f_u_bank_8_lanes_19_u_lane_f_known, f_u_bank_8_lanes_18_u_lane_f_known,
            f_u_bank_8_lanes_17_u_lane_f_known, f_u_bank_8_lanes_16_u_lane_f_known,
            f_u_bank_8_lanes_15_u_lane_f_known, f_u_bank_8_lanes_14_u_lane_f_known,
            f_u_bank_8_lanes_13_u_lane_f_known, f_u_bank_8_lanes_12_u_lane_f_known,
            f_u_bank_8_lanes_11_u_lane_f_known, f_u_bank_8_lanes_10_u_lane_f_known,
            f_u_bank_8_lanes_9_u_lane_f_known, f_u_bank_8_lanes_8_u_lane_f_known,
            f_u_bank_8_lanes_7_u_lane_f_known, f_u_bank_8_lanes_6_u_lane_f_known,
            f_u_bank_8_lanes_5_u_lane_f_known, f_u_bank_8_lanes_4_u_lane_f_known,
            f_u_bank_8_lanes_3_u_lane_f_known, f_u_bank_8_lanes_2_u_lane_f_known,
            f_u_bank_8_lanes_1_u_lane_f_known, f_u_bank_8_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_9_lanes_0_u_lane_f_known_etc =
            {f_u_bank_9_lanes_31_u_lane_f_known, f_u_bank_9_lanes_30_u_lane_f_known,
            f_u_bank_9_lanes_29_u_lane_f_known, f_u_bank_9_lanes_28_u_lane_f_known,
            f_u_bank_9_lanes_27_u_lane_f_known, f_u_bank_9_lanes_26_u_lane_f_known,
            f_u_bank_9_lanes_25_u_lane_f_known, f_u_bank_9_lanes_24_u_lane_f_known,
            f_u_bank_9_lanes_23_u_lane_f_known, f_u_bank_9_lanes_22_u_lane_f_known,
            f_u_bank_9_lanes_21_u_lane_f_known, f_u_bank_9_lanes_20_u_lane_f_known,
            f_u_bank_9_lanes_19_u_lane_f_known, f_u_bank_9_lanes_18_u_lane_f_known,
            f_u_bank_9_lanes_17_u_lane_f_known, f_u_bank_9_lanes_16_u_lane_f_known,
            f_u_bank_9_lanes_15_u_lane_f_known, f_u_bank_9_lanes_14_u_lane_f_known,
            f_u_bank_9_lanes_13_u_lane_f_known, f_u_bank_9_lanes_12_u_lane_f_known,
            f_u_bank_9_lanes_11_u_lane_f_known, f_u_bank_9_lanes_10_u_lane_f_known,
            f_u_bank_9_lanes_9_u_lane_f_known, f_u_bank_9_lanes_8_u_lane_f_known,
            f_u_bank_9_lanes_7_u_lane_f_known, f_u_bank_9_lanes_6_u_lane_f_known,
            f_u_bank_9_lanes_5_u_lane_f_known, f_u_bank_9_lanes_4_u_lane_f_known,
            f_u_bank_9_lanes_3_u_lane_f_known, f_u_bank_9_lanes_2_u_lane_f_known,
            f_u_bank_9_lanes_1_u_lane_f_known, f_u_bank_9_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_10_lanes_0_u_lane_f_known_etc =
            {f_u_bank_10_lanes_31_u_lane_f_known, f_u_bank_10_lanes_30_u_lane_f_known,
            f_u_bank_10_lanes_29_u_lane_f_known, f_u_bank_10_lanes_28_u_lane_f_known,
            f_u_bank_10_lanes_27_u_lane_f_known, f_u_bank_10_lanes_26_u_lane_f_known,
            f_u_bank_10_lanes_25_u_lane_f_known, f_u_bank_10_lanes_24_u_lane_f_known,
            f_u_bank_10_lanes_23_u_lane_f_known, f_u_bank_10_lanes_22_u_lane_f_known,
            f_u_bank_10_lanes_21_u_lane_f_known, f_u_bank_10_lanes_20_u_lane_f_known,
            f_u_bank_10_lanes_19_u_lane_f_known, f_u_bank_10_lanes_18_u_lane_f_known,
            f_u_bank_10_lanes_17_u_lane_f_known, f_u_bank_10_lanes_16_u_lane_f_known,
            f_u_bank_10_lanes_15_u_lane_f_known, f_u_bank_10_lanes_14_u_lane_f_known,
            f_u_bank_10_lanes_13_u_lane_f_known, f_u_bank_10_lanes_12_u_lane_f_known,
            f_u_bank_10_lanes_11_u_lane_f_known, f_u_bank_10_lanes_10_u_lane_f_known,
            f_u_bank_10_lanes_9_u_lane_f_known, f_u_bank_10_lanes_8_u_lane_f_known,
            f_u_bank_10_lanes_7_u_lane_f_known, f_u_bank_10_lanes_6_u_lane_f_known,
            f_u_bank_10_lanes_5_u_lane_f_known, f_u_bank_10_lanes_4_u_lane_f_known,
            f_u_bank_10_lanes_3_u_lane_f_known, f_u_bank_10_lanes_2_u_lane_f_known,
            f_u_bank_10_lanes_1_u_lane_f_known, f_u_bank_10_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_11_lanes_0_u_lane_f_known_etc =
            {f_u_bank_11_lanes_31_u_lane_f_known, f_u_bank_11_lanes_30_u_lane_f_known,
            f_u_bank_11_lanes_29_u_lane_f_known, f_u_bank_11_lanes_28_u_lane_f_known,
            f_u_bank_11_lanes_27_u_lane_f_known, f_u_bank_11_lanes_26_u_lane_f_known,
            f_u_bank_11_lanes_25_u_lane_f_known, f_u_bank_11_lanes_24_u_lane_f_known,
            f_u_bank_11_lanes_23_u_lane_f_known, f_u_bank_11_lanes_22_u_lane_f_known,
            f_u_bank_11_lanes_21_u_lane_f_known, f_u_bank_11_lanes_20_u_lane_f_known,
            f_u_bank_11_lanes_19_u_lane_f_known, f_u_bank_11_lanes_18_u_lane_f_known,
            f_u_bank_11_lanes_17_u_lane_f_known, f_u_bank_11_lanes_16_u_lane_f_known,
            f_u_bank_11_lanes_15_u_lane_f_known, f_u_bank_11_lanes_14_u_lane_f_known,
            f_u_bank_11_lanes_13_u_lane_f_known, f_u_bank_11_lanes_12_u_lane_f_known,
            f_u_bank_11_lanes_11_u_lane_f_known, f_u_bank_11_lanes_10_u_lane_f_known,
            f_u_bank_11_lanes_9_u_lane_f_known, f_u_bank_11_lanes_8_u_lane_f_known,
            f_u_bank_11_lanes_7_u_lane_f_known, f_u_bank_11_lanes_6_u_lane_f_known,
            f_u_bank_11_lanes_5_u_lane_f_known, f_u_bank_11_lanes_4_u_lane_f_known,
            f_u_bank_11_lanes_3_u_lane_f_known, f_u_bank_11_lanes_2_u_lane_f_known,
            f_u_bank_11_lanes_1_u_lane_f_known, f_u_bank_11_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_12_lanes_0_u_lane_f_known_etc =
            {f_u_bank_12_lanes_31_u_lane_f_known, f_u_bank_12_lanes_30_u_lane_f_known,
            f_u_bank_12_lanes_29_u_lane_f_known, f_u_bank_12_lanes_28_u_lane_f_known,
            f_u_bank_12_lanes_27_u_lane_f_known, f_u_bank_12_lanes_26_u_lane_f_known,
            f_u_bank_12_lanes_25_u_lane_f_known, f_u_bank_12_lanes_24_u_lane_f_known,
            f_u_bank_12_lanes_23_u_lane_f_known, f_u_bank_12_lanes_22_u_lane_f_known,
            f_u_bank_12_lanes_21_u_lane_f_known, f_u_bank_12_lanes_20_u_lane_f_known,
            f_u_bank_12_lanes_19_u_lane_f_known, f_u_bank_12_lanes_18_u_lane_f_known,
            f_u_bank_12_lanes_17_u_lane_f_known, f_u_bank_12_lanes_16_u_lane_f_known,
            f_u_bank_12_lanes_15_u_lane_f_known, f_u_bank_12_lanes_14_u_lane_f_known,
            f_u_bank_12_lanes_13_u_lane_f_known, f_u_bank_12_lanes_12_u_lane_f_known,
            f_u_bank_12_lanes_11_u_lane_f_known, f_u_bank_12_lanes_10_u_lane_f_known,
            f_u_bank_12_lanes_9_u_lane_f_known, f_u_bank_12_lanes_8_u_lane_f_known,
            f_u_bank_12_lanes_7_u_lane_f_known, f_u_bank_12_lanes_6_u_lane_f_known,
            f_u_bank_12_lanes_5_u_lane_f_known, f_u_bank_12_lanes_4_u_lane_f_known,
            f_u_bank_12_lanes_3_u_lane_f_known, f_u_bank_12_lanes_2_u_lane_f_known,
            f_u_bank_12_lanes_1_u_lane_f_known, f_u_bank_12_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_13_lanes_0_u_lane_f_known_etc =
            {f_u_bank_13_lanes_31_u_lane_f_known, f_u_bank_13_lanes_30_u_lane_f_known,
            f_u_bank_13_lanes_29_u_lane_f_known, f_u_bank_13_lanes_28_u_lane_f_known,
            f_u_bank_13_lanes_27_u_lane_f_known, f_u_bank_13_lanes_26_u_lane_f_known,
            f_u_bank_13_lanes_25_u_lane_f_known, f_u_bank_13_lanes_24_u_lane_f_known,
            f_u_bank_13_lanes_23_u_lane_f_known, f_u_bank_13_lanes_22_u_lane_f_known,
            f_u_bank_13_lanes_21_u_lane_f_known, f_u_bank_13_lanes_20_u_lane_f_known,
            f_u_bank_13_lanes_19_u_lane_f_known, f_u_bank_13_lanes_18_u_lane_f_known,
            f_u_bank_13_lanes_17_u_lane_f_known, f_u_bank_13_lanes_16_u_lane_f_known,
            f_u_bank_13_lanes_15_u_lane_f_known, f_u_bank_13_lanes_14_u_lane_f_known,
            f_u_bank_13_lanes_13_u_lane_f_known, f_u_bank_13_lanes_12_u_lane_f_known,
            f_u_bank_13_lanes_11_u_lane_f_known, f_u_bank_13_lanes_10_u_lane_f_known,
            f_u_bank_13_lanes_9_u_lane_f_known, f_u_bank_13_lanes_8_u_lane_f_known,
            f_u_bank_13_lanes_7_u_lane_f_known, f_u_bank_13_lanes_6_u_lane_f_known,
            f_u_bank_13_lanes_5_u_lane_f_known, f_u_bank_13_lanes_4_u_lane_f_known,
            f_u_bank_13_lanes_3_u_lane_f_known, f_u_bank_13_lanes_2_u_lane_f_known,
            f_u_bank_13_lanes_1_u_lane_f_known, f_u_bank_13_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_14_lanes_0_u_lane_f_known_etc =
            {f_u_bank_14_lanes_31_u_lane_f_known, f_u_bank_14_lanes_30_u_lane_f_known,
            f_u_bank_14_lanes_29_u_lane_f_known, f_u_bank_14_lanes_28_u_lane_f_known,
            f_u_bank_14_lanes_27_u_lane_f_known, f_u_bank_14_lanes_26_u_lane_f_known,
            f_u_bank_14_lanes_25_u_lane_f_known, f_u_bank_14_lanes_24_u_lane_f_known,
            f_u_bank_14_lanes_23_u_lane_f_known, f_u_bank_14_lanes_22_u_lane_f_known,
            f_u_bank_14_lanes_21_u_lane_f_known, f_u_bank_14_lanes_20_u_lane_f_known,
            f_u_bank_14_lanes_19_u_lane_f_known, f_u_bank_14_lanes_18_u_lane_f_known,
            f_u_bank_14_lanes_17_u_lane_f_known, f_u_bank_14_lanes_16_u_lane_f_known,
            f_u_bank_14_lanes_15_u_lane_f_known, f_u_bank_14_lanes_14_u_lane_f_known,
            f_u_bank_14_lanes_13_u_lane_f_known, f_u_bank_14_lanes_12_u_lane_f_known,
            f_u_bank_14_lanes_11_u_lane_f_known, f_u_bank_14_lanes_10_u_lane_f_known,
            f_u_bank_14_lanes_9_u_lane_f_known, f_u_bank_14_lanes_8_u_lane_f_known,
            f_u_bank_14_lanes_7_u_lane_f_known, f_u_bank_14_lanes_6_u_lane_f_known,
            f_u_bank_14_lanes_5_u_lane_f_known, f_u_bank_14_lanes_4_u_lane_f_known,
            f_u_bank_14_lanes_3_u_lane_f_known, f_u_bank_14_lanes_2_u_lane_f_known,
            f_u_bank_14_lanes_1_u_lane_f_known, f_u_bank_14_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_15_lanes_0_u_lane_f_known_etc =
            {f_u_bank_15_lanes_31_u_lane_f_known, f_u_bank_15_lanes_30_u_lane_f_known,
            f_u_bank_15_lanes_29_u_lane_f_known, f_u_bank_15_lanes_28_u_lane_f_known,
            f_u_bank_15_lanes_27_u_lane_f_known, f_u_bank_15_lanes_26_u_lane_f_known,
            f_u_bank_15_lanes_25_u_lane_f_known, f_u_bank_15_lanes_24_u_lane_f_known,
            f_u_bank_15_lanes_23_u_lane_f_known, f_u_bank_15_lanes_22_u_lane_f_known,
            f_u_bank_15_lanes_21_u_lane_f_known, f_u_bank_15_lanes_20_u_lane_f_known,
            f_u_bank_15_lanes_19_u_lane_f_known, f_u_bank_15_lanes_18_u_lane_f_known,
            f_u_bank_15_lanes_17_u_lane_f_known, f_u_bank_15_lanes_16_u_lane_f_known,
            f_u_bank_15_lanes_15_u_lane_f_known, f_u_bank_15_lanes_14_u_lane_f_known,
            f_u_bank_15_lanes_13_u_lane_f_known, f_u_bank_15_lanes_12_u_lane_f_known,
            f_u_bank_15_lanes_11_u_lane_f_known, f_u_bank_15_lanes_10_u_lane_f_known,
            f_u_bank_15_lanes_9_u_lane_f_known, f_u_bank_15_lanes_8_u_lane_f_known,
            f_u_bank_15_lanes_7_u_lane_f_known, f_u_bank_15_lanes_6_u_lane_f_known,
            f_u_bank_15_lanes_5_u_lane_f_known, f_u_bank_15_lanes_4_u_lane_f_known,
            f_u_bank_15_lanes_3_u_lane_f_known, f_u_bank_15_lanes_2_u_lane_f_known,
            f_u_bank_15_lanes_1_u_lane_f_known, f_u_bank_15_lanes_0_u_lane_f_known};
    wire [31:0] f_known_lanes = ({32{f_reg[3:0] == 4'd0}} & _f_u_bank_0_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd1}} & _f_u_bank_1_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd2}} & _f_u_bank_2_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd3}} & _f_u_bank_3_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd4}} & _f_u_bank_4_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd5}} & _f_u_bank_5_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd6}} & _f_u_bank_6_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd7}} & _f_u_bank_7_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd8}} & _f_u_bank_8_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd9}} & _f_u_bank_9_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd10}} & _f_u_bank_10_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd11}} & _f_u_bank_11_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd12}} & _f_u_bank_12_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd13}} & _f_u_bank_13_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd14}} & _f_u_bank_14_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[3:0] == 4'd15}} & _f_u_bank_15_lanes_0_u_lane_f_known_etc);

    reg [31:0] f_written; // in the last cycle
    reg [32*LANE_W-1:0] f_wdata; // what was written then
    reg [31:0] f_had; // known in the last cycle
    reg [32*LANE_W-1:0] f_old; // what was in it

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 32'd0;
            f_had <= 32'd0;
        end else begin
            f_written <= ({32{wb_valid[0] & wb_ready[0] & (wb_phys[9:0] == f_reg)}} & wb_mask[31:0])
                    | ({32{wb_valid[1] & wb_ready[1] & (wb_phys[19:10] == f_reg)}}
                    & wb_mask[63:32]);
            f_had <= f_known_lanes;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({(32*LANE_W){wb_valid[0] & wb_ready[0] & (wb_phys[9:0] == f_reg)}}
                & wb_data[32*LANE_W-1:0])
                | ({(32*LANE_W){wb_valid[1] & wb_ready[1] & (wb_phys[19:10] == f_reg)}}
                & wb_data[32*LANE_W +: 32*LANE_W]);
        f_old <= f_value;
    end

    wire [31:0] _joined = {f_value[31*LANE_W +: LANE_W] == f_wdata[31*LANE_W +: LANE_W],
            f_value[30*LANE_W +: LANE_W] == f_wdata[30*LANE_W +: LANE_W],
            f_value[29*LANE_W +: LANE_W] == f_wdata[29*LANE_W +: LANE_W],
            f_value[28*LANE_W +: LANE_W] == f_wdata[28*LANE_W +: LANE_W],
            f_value[27*LANE_W +: LANE_W] == f_wdata[27*LANE_W +: LANE_W],
            f_value[26*LANE_W +: LANE_W] == f_wdata[26*LANE_W +: LANE_W],
            f_value[25*LANE_W +: LANE_W] == f_wdata[25*LANE_W +: LANE_W],
            f_value[24*LANE_W +: LANE_W] == f_wdata[24*LANE_W +: LANE_W],
            f_value[23*LANE_W +: LANE_W] == f_wdata[23*LANE_W +: LANE_W],
            f_value[22*LANE_W +: LANE_W] == f_wdata[22*LANE_W +: LANE_W],
            f_value[21*LANE_W +: LANE_W] == f_wdata[21*LANE_W +: LANE_W],
            f_value[20*LANE_W +: LANE_W] == f_wdata[20*LANE_W +: LANE_W],
            f_value[19*LANE_W +: LANE_W] == f_wdata[19*LANE_W +: LANE_W],
            f_value[18*LANE_W +: LANE_W] == f_wdata[18*LANE_W +: LANE_W],
            f_value[17*LANE_W +: LANE_W] == f_wdata[17*LANE_W +: LANE_W],
            f_value[16*LANE_W +: LANE_W] == f_wdata[16*LANE_W +: LANE_W],
            f_value[15*LANE_W +: LANE_W] == f_wdata[15*LANE_W +: LANE_W],
            f_value[14*LANE_W +: LANE_W] == f_wdata[14*LANE_W +: LANE_W],
            f_value[13*LANE_W +: LANE_W] == f_wdata[13*LANE_W +: LANE_W],
            f_value[12*LANE_W +: LANE_W] == f_wdata[12*LANE_W +: LANE_W],
            f_value[11*LANE_W +: LANE_W] == f_wdata[11*LANE_W +: LANE_W],
            f_value[10*LANE_W +: LANE_W] == f_wdata[10*LANE_W +: LANE_W],
            f_value[9*LANE_W +: LANE_W] == f_wdata[9*LANE_W +: LANE_W],
            f_value[8*LANE_W +: LANE_W] == f_wdata[8*LANE_W +: LANE_W],
            f_value[7*LANE_W +: LANE_W] == f_wdata[7*LANE_W +: LANE_W],
            f_value[6*LANE_W +: LANE_W] == f_wdata[6*LANE_W +: LANE_W],
            f_value[5*LANE_W +: LANE_W] == f_wdata[5*LANE_W +: LANE_W],
            f_value[4*LANE_W +: LANE_W] == f_wdata[4*LANE_W +: LANE_W],
            f_value[3*LANE_W +: LANE_W] == f_wdata[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_wdata[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_wdata[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_wdata[LANE_W-1:0]};

    // RF-W1: An accepted write-back is in the register, in its lanes.
    always @* if (!rst) RF_W1_17: assert(~(|(f_written & ~(f_known_lanes & _joined))));

    wire [31:0] _joined_2 = {f_value[31*LANE_W +: LANE_W] == f_old[31*LANE_W +: LANE_W],
            f_value[30*LANE_W +: LANE_W] == f_old[30*LANE_W +: LANE_W],
            f_value[29*LANE_W +: LANE_W] == f_old[29*LANE_W +: LANE_W],
            f_value[28*LANE_W +: LANE_W] == f_old[28*LANE_W +: LANE_W],
            f_value[27*LANE_W +: LANE_W] == f_old[27*LANE_W +: LANE_W],
            f_value[26*LANE_W +: LANE_W] == f_old[26*LANE_W +: LANE_W],
            f_value[25*LANE_W +: LANE_W] == f_old[25*LANE_W +: LANE_W],
            f_value[24*LANE_W +: LANE_W] == f_old[24*LANE_W +: LANE_W],
            f_value[23*LANE_W +: LANE_W] == f_old[23*LANE_W +: LANE_W],
            f_value[22*LANE_W +: LANE_W] == f_old[22*LANE_W +: LANE_W],
            f_value[21*LANE_W +: LANE_W] == f_old[21*LANE_W +: LANE_W],
            f_value[20*LANE_W +: LANE_W] == f_old[20*LANE_W +: LANE_W],
            f_value[19*LANE_W +: LANE_W] == f_old[19*LANE_W +: LANE_W],
            f_value[18*LANE_W +: LANE_W] == f_old[18*LANE_W +: LANE_W],
            f_value[17*LANE_W +: LANE_W] == f_old[17*LANE_W +: LANE_W],
            f_value[16*LANE_W +: LANE_W] == f_old[16*LANE_W +: LANE_W],
            f_value[15*LANE_W +: LANE_W] == f_old[15*LANE_W +: LANE_W],
            f_value[14*LANE_W +: LANE_W] == f_old[14*LANE_W +: LANE_W],
            f_value[13*LANE_W +: LANE_W] == f_old[13*LANE_W +: LANE_W],
            f_value[12*LANE_W +: LANE_W] == f_old[12*LANE_W +: LANE_W],
            f_value[11*LANE_W +: LANE_W] == f_old[11*LANE_W +: LANE_W],
            f_value[10*LANE_W +: LANE_W] == f_old[10*LANE_W +: LANE_W],
            f_value[9*LANE_W +: LANE_W] == f_old[9*LANE_W +: LANE_W],
            f_value[8*LANE_W +: LANE_W] == f_old[8*LANE_W +: LANE_W],
            f_value[7*LANE_W +: LANE_W] == f_old[7*LANE_W +: LANE_W],
            f_value[6*LANE_W +: LANE_W] == f_old[6*LANE_W +: LANE_W],
            f_value[5*LANE_W +: LANE_W] == f_old[5*LANE_W +: LANE_W],
            f_value[4*LANE_W +: LANE_W] == f_old[4*LANE_W +: LANE_W],
            f_value[3*LANE_W +: LANE_W] == f_old[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_old[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_old[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_old[LANE_W-1:0]};

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_18: assert(~(|(f_had & ~f_written & ~(f_known_lanes & _joined_2))));

    reg f_mine; // the operand is the register
    reg [32*LANE_W-1:0] f_want; // its value at issue
    reg [31:0] f_sure; // the lanes that were known

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
            f_sure <= 32'd0;
        end else begin
            if (_or) begin
                f_mine <= _or_6;
                f_sure <= f_known_lanes;
            end
        end
    end

    always @(posedge clk) begin
        if (_or)
            f_want <= f_value;
    end

    wire [2:0] _or_7 = ({3{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({3{f_unit[1]}} & f_u_bank_arbiter_pend_1)
            | ({3{f_unit[2]}} & f_u_bank_arbiter_pend_2)
            | ({3{f_unit[3]}} & f_u_bank_arbiter_pend_3)
            | ({3{f_unit[4]}} & f_u_bank_arbiter_pend_4)
            | ({3{f_unit[5]}} & f_u_bank_arbiter_pend_5)
            | ({3{f_unit[6]}} & f_u_bank_arbiter_pend_6)
            | ({3{f_unit[7]}} & f_u_bank_arbiter_pend_7)
            | ({3{f_unit[8]}} & f_u_bank_arbiter_pend_8)
            | ({3{f_unit[9]}} & f_u_bank_arbiter_pend_9);
    wire _f_mine_and = f_mine & _or_2 & (|(f_slot & _or_7));
    wire _or_8 = _or_6 | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or_8 & wb_valid[0] & (wb_phys[9:0] == f_reg)));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2: assume(~(_or_8 & wb_valid[1] & (wb_phys[19:10] == f_reg)));

    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_0_0 ;
    wire [9:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_slot_0_data = \u_ocu_0.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_slot_0_data = \u_ocu_0.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_slot_0_data = \u_ocu_0.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_slot_0_data = \u_ocu_0.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_4_u_lane_slot_0_data = \u_ocu_0.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_5_u_lane_slot_0_data = \u_ocu_0.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_6_u_lane_slot_0_data = \u_ocu_0.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_7_u_lane_slot_0_data = \u_ocu_0.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_8_u_lane_slot_0_data = \u_ocu_0.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_9_u_lane_slot_0_data = \u_ocu_0.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_10_u_lane_slot_0_data = \u_ocu_0.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_11_u_lane_slot_0_data = \u_ocu_0.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_12_u_lane_slot_0_data = \u_ocu_0.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_13_u_lane_slot_0_data = \u_ocu_0.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_14_u_lane_slot_0_data = \u_ocu_0.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_15_u_lane_slot_0_data = \u_ocu_0.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_16_u_lane_slot_0_data = \u_ocu_0.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_17_u_lane_slot_0_data = \u_ocu_0.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_18_u_lane_slot_0_data = \u_ocu_0.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_19_u_lane_slot_0_data = \u_ocu_0.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_20_u_lane_slot_0_data = \u_ocu_0.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_21_u_lane_slot_0_data = \u_ocu_0.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_22_u_lane_slot_0_data = \u_ocu_0.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_23_u_lane_slot_0_data = \u_ocu_0.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_24_u_lane_slot_0_data = \u_ocu_0.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_25_u_lane_slot_0_data = \u_ocu_0.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_26_u_lane_slot_0_data = \u_ocu_0.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_27_u_lane_slot_0_data = \u_ocu_0.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_28_u_lane_slot_0_data = \u_ocu_0.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_29_u_lane_slot_0_data = \u_ocu_0.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_30_u_lane_slot_0_data = \u_ocu_0.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_31_u_lane_slot_0_data = \u_ocu_0.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_0_1 ;
    wire [9:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_slot_1_data = \u_ocu_0.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_slot_1_data = \u_ocu_0.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_slot_1_data = \u_ocu_0.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_slot_1_data = \u_ocu_0.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_4_u_lane_slot_1_data = \u_ocu_0.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_5_u_lane_slot_1_data = \u_ocu_0.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_6_u_lane_slot_1_data = \u_ocu_0.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_7_u_lane_slot_1_data = \u_ocu_0.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_8_u_lane_slot_1_data = \u_ocu_0.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_9_u_lane_slot_1_data = \u_ocu_0.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_10_u_lane_slot_1_data = \u_ocu_0.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_11_u_lane_slot_1_data = \u_ocu_0.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_12_u_lane_slot_1_data = \u_ocu_0.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_13_u_lane_slot_1_data = \u_ocu_0.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_14_u_lane_slot_1_data = \u_ocu_0.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_15_u_lane_slot_1_data = \u_ocu_0.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_16_u_lane_slot_1_data = \u_ocu_0.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_17_u_lane_slot_1_data = \u_ocu_0.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_18_u_lane_slot_1_data = \u_ocu_0.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_19_u_lane_slot_1_data = \u_ocu_0.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_20_u_lane_slot_1_data = \u_ocu_0.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_21_u_lane_slot_1_data = \u_ocu_0.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_22_u_lane_slot_1_data = \u_ocu_0.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_23_u_lane_slot_1_data = \u_ocu_0.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_24_u_lane_slot_1_data = \u_ocu_0.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_25_u_lane_slot_1_data = \u_ocu_0.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_26_u_lane_slot_1_data = \u_ocu_0.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_27_u_lane_slot_1_data = \u_ocu_0.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_28_u_lane_slot_1_data = \u_ocu_0.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_29_u_lane_slot_1_data = \u_ocu_0.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_30_u_lane_slot_1_data = \u_ocu_0.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_31_u_lane_slot_1_data = \u_ocu_0.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_0_2 ;
    wire [9:0] f_u_bank_arbiter_phys_0_2 = \u_bank_arbiter.phys_0_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_slot_2_data = \u_ocu_0.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_slot_2_data = \u_ocu_0.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_slot_2_data = \u_ocu_0.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_slot_2_data = \u_ocu_0.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_4_u_lane_slot_2_data = \u_ocu_0.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_5_u_lane_slot_2_data = \u_ocu_0.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_6_u_lane_slot_2_data = \u_ocu_0.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_7_u_lane_slot_2_data = \u_ocu_0.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_8_u_lane_slot_2_data = \u_ocu_0.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_9_u_lane_slot_2_data = \u_ocu_0.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_10_u_lane_slot_2_data = \u_ocu_0.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_11_u_lane_slot_2_data = \u_ocu_0.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_12_u_lane_slot_2_data = \u_ocu_0.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_13_u_lane_slot_2_data = \u_ocu_0.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_14_u_lane_slot_2_data = \u_ocu_0.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_15_u_lane_slot_2_data = \u_ocu_0.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_16_u_lane_slot_2_data = \u_ocu_0.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_17_u_lane_slot_2_data = \u_ocu_0.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_18_u_lane_slot_2_data = \u_ocu_0.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_19_u_lane_slot_2_data = \u_ocu_0.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_20_u_lane_slot_2_data = \u_ocu_0.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_21_u_lane_slot_2_data = \u_ocu_0.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_22_u_lane_slot_2_data = \u_ocu_0.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_23_u_lane_slot_2_data = \u_ocu_0.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_24_u_lane_slot_2_data = \u_ocu_0.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_25_u_lane_slot_2_data = \u_ocu_0.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_26_u_lane_slot_2_data = \u_ocu_0.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_27_u_lane_slot_2_data = \u_ocu_0.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_28_u_lane_slot_2_data = \u_ocu_0.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_29_u_lane_slot_2_data = \u_ocu_0.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_30_u_lane_slot_2_data = \u_ocu_0.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_31_u_lane_slot_2_data = \u_ocu_0.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_1_0 ;
    wire [9:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_slot_0_data = \u_ocu_1.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_slot_0_data = \u_ocu_1.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_slot_0_data = \u_ocu_1.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_slot_0_data = \u_ocu_1.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_4_u_lane_slot_0_data = \u_ocu_1.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_5_u_lane_slot_0_data = \u_ocu_1.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_6_u_lane_slot_0_data = \u_ocu_1.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_7_u_lane_slot_0_data = \u_ocu_1.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_8_u_lane_slot_0_data = \u_ocu_1.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_9_u_lane_slot_0_data = \u_ocu_1.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_10_u_lane_slot_0_data = \u_ocu_1.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_11_u_lane_slot_0_data = \u_ocu_1.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_12_u_lane_slot_0_data = \u_ocu_1.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_13_u_lane_slot_0_data = \u_ocu_1.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_14_u_lane_slot_0_data = \u_ocu_1.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_15_u_lane_slot_0_data = \u_ocu_1.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_16_u_lane_slot_0_data = \u_ocu_1.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_17_u_lane_slot_0_data = \u_ocu_1.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_18_u_lane_slot_0_data = \u_ocu_1.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_19_u_lane_slot_0_data = \u_ocu_1.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_20_u_lane_slot_0_data = \u_ocu_1.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_21_u_lane_slot_0_data = \u_ocu_1.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_22_u_lane_slot_0_data = \u_ocu_1.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_23_u_lane_slot_0_data = \u_ocu_1.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_24_u_lane_slot_0_data = \u_ocu_1.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_25_u_lane_slot_0_data = \u_ocu_1.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_26_u_lane_slot_0_data = \u_ocu_1.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_27_u_lane_slot_0_data = \u_ocu_1.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_28_u_lane_slot_0_data = \u_ocu_1.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_29_u_lane_slot_0_data = \u_ocu_1.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_30_u_lane_slot_0_data = \u_ocu_1.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_31_u_lane_slot_0_data = \u_ocu_1.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_1_1 ;
    wire [9:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_slot_1_data = \u_ocu_1.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_slot_1_data = \u_ocu_1.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_slot_1_data = \u_ocu_1.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_slot_1_data = \u_ocu_1.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_4_u_lane_slot_1_data = \u_ocu_1.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_5_u_lane_slot_1_data = \u_ocu_1.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_6_u_lane_slot_1_data = \u_ocu_1.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_7_u_lane_slot_1_data = \u_ocu_1.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_8_u_lane_slot_1_data = \u_ocu_1.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_9_u_lane_slot_1_data = \u_ocu_1.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_10_u_lane_slot_1_data = \u_ocu_1.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_11_u_lane_slot_1_data = \u_ocu_1.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_12_u_lane_slot_1_data = \u_ocu_1.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_13_u_lane_slot_1_data = \u_ocu_1.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_14_u_lane_slot_1_data = \u_ocu_1.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_15_u_lane_slot_1_data = \u_ocu_1.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_16_u_lane_slot_1_data = \u_ocu_1.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_17_u_lane_slot_1_data = \u_ocu_1.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_18_u_lane_slot_1_data = \u_ocu_1.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_19_u_lane_slot_1_data = \u_ocu_1.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_20_u_lane_slot_1_data = \u_ocu_1.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_21_u_lane_slot_1_data = \u_ocu_1.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_22_u_lane_slot_1_data = \u_ocu_1.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_23_u_lane_slot_1_data = \u_ocu_1.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_24_u_lane_slot_1_data = \u_ocu_1.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_25_u_lane_slot_1_data = \u_ocu_1.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_26_u_lane_slot_1_data = \u_ocu_1.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_27_u_lane_slot_1_data = \u_ocu_1.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_28_u_lane_slot_1_data = \u_ocu_1.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_29_u_lane_slot_1_data = \u_ocu_1.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_30_u_lane_slot_1_data = \u_ocu_1.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_31_u_lane_slot_1_data = \u_ocu_1.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_1_2 ;
    wire [9:0] f_u_bank_arbiter_phys_1_2 = \u_bank_arbiter.phys_1_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_slot_2_data = \u_ocu_1.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_slot_2_data = \u_ocu_1.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_slot_2_data = \u_ocu_1.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_slot_2_data = \u_ocu_1.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_4_u_lane_slot_2_data = \u_ocu_1.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_5_u_lane_slot_2_data = \u_ocu_1.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_6_u_lane_slot_2_data = \u_ocu_1.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_7_u_lane_slot_2_data = \u_ocu_1.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_8_u_lane_slot_2_data = \u_ocu_1.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_9_u_lane_slot_2_data = \u_ocu_1.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_10_u_lane_slot_2_data = \u_ocu_1.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_11_u_lane_slot_2_data = \u_ocu_1.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_12_u_lane_slot_2_data = \u_ocu_1.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_13_u_lane_slot_2_data = \u_ocu_1.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_14_u_lane_slot_2_data = \u_ocu_1.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_15_u_lane_slot_2_data = \u_ocu_1.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_16_u_lane_slot_2_data = \u_ocu_1.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_17_u_lane_slot_2_data = \u_ocu_1.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_18_u_lane_slot_2_data = \u_ocu_1.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_19_u_lane_slot_2_data = \u_ocu_1.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_20_u_lane_slot_2_data = \u_ocu_1.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_21_u_lane_slot_2_data = \u_ocu_1.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_22_u_lane_slot_2_data = \u_ocu_1.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_23_u_lane_slot_2_data = \u_ocu_1.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_24_u_lane_slot_2_data = \u_ocu_1.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_25_u_lane_slot_2_data = \u_ocu_1.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_26_u_lane_slot_2_data = \u_ocu_1.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_27_u_lane_slot_2_data = \u_ocu_1.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_28_u_lane_slot_2_data = \u_ocu_1.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_29_u_lane_slot_2_data = \u_ocu_1.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_30_u_lane_slot_2_data = \u_ocu_1.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_31_u_lane_slot_2_data = \u_ocu_1.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_2_0 ;
    wire [9:0] f_u_bank_arbiter_phys_2_0 = \u_bank_arbiter.phys_2_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_0_u_lane_slot_0_data = \u_ocu_2.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_1_u_lane_slot_0_data = \u_ocu_2.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_2_u_lane_slot_0_data = \u_ocu_2.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_3_u_lane_slot_0_data = \u_ocu_2.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_4_u_lane_slot_0_data = \u_ocu_2.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_5_u_lane_slot_0_data = \u_ocu_2.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_6_u_lane_slot_0_data = \u_ocu_2.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_7_u_lane_slot_0_data = \u_ocu_2.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_8_u_lane_slot_0_data = \u_ocu_2.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_9_u_lane_slot_0_data = \u_ocu_2.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_10_u_lane_slot_0_data = \u_ocu_2.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_11_u_lane_slot_0_data = \u_ocu_2.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_12_u_lane_slot_0_data = \u_ocu_2.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_13_u_lane_slot_0_data = \u_ocu_2.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_14_u_lane_slot_0_data = \u_ocu_2.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_15_u_lane_slot_0_data = \u_ocu_2.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_16_u_lane_slot_0_data = \u_ocu_2.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_17_u_lane_slot_0_data = \u_ocu_2.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_18_u_lane_slot_0_data = \u_ocu_2.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_19_u_lane_slot_0_data = \u_ocu_2.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_20_u_lane_slot_0_data = \u_ocu_2.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_21_u_lane_slot_0_data = \u_ocu_2.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_22_u_lane_slot_0_data = \u_ocu_2.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_23_u_lane_slot_0_data = \u_ocu_2.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_24_u_lane_slot_0_data = \u_ocu_2.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_25_u_lane_slot_0_data = \u_ocu_2.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_26_u_lane_slot_0_data = \u_ocu_2.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_27_u_lane_slot_0_data = \u_ocu_2.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_28_u_lane_slot_0_data = \u_ocu_2.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_29_u_lane_slot_0_data = \u_ocu_2.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_30_u_lane_slot_0_data = \u_ocu_2.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_31_u_lane_slot_0_data = \u_ocu_2.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_2_1 ;
    wire [9:0] f_u_bank_arbiter_phys_2_1 = \u_bank_arbiter.phys_2_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_0_u_lane_slot_1_data = \u_ocu_2.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_1_u_lane_slot_1_data = \u_ocu_2.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_2_u_lane_slot_1_data = \u_ocu_2.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_3_u_lane_slot_1_data = \u_ocu_2.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_4_u_lane_slot_1_data = \u_ocu_2.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_5_u_lane_slot_1_data = \u_ocu_2.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_6_u_lane_slot_1_data = \u_ocu_2.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_7_u_lane_slot_1_data = \u_ocu_2.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_8_u_lane_slot_1_data = \u_ocu_2.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_9_u_lane_slot_1_data = \u_ocu_2.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_10_u_lane_slot_1_data = \u_ocu_2.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_11_u_lane_slot_1_data = \u_ocu_2.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_12_u_lane_slot_1_data = \u_ocu_2.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_13_u_lane_slot_1_data = \u_ocu_2.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_14_u_lane_slot_1_data = \u_ocu_2.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_15_u_lane_slot_1_data = \u_ocu_2.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_16_u_lane_slot_1_data = \u_ocu_2.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_17_u_lane_slot_1_data = \u_ocu_2.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_18_u_lane_slot_1_data = \u_ocu_2.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_19_u_lane_slot_1_data = \u_ocu_2.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_20_u_lane_slot_1_data = \u_ocu_2.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_21_u_lane_slot_1_data = \u_ocu_2.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_22_u_lane_slot_1_data = \u_ocu_2.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_23_u_lane_slot_1_data = \u_ocu_2.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_24_u_lane_slot_1_data = \u_ocu_2.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_25_u_lane_slot_1_data = \u_ocu_2.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_26_u_lane_slot_1_data = \u_ocu_2.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_27_u_lane_slot_1_data = \u_ocu_2.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_28_u_lane_slot_1_data = \u_ocu_2.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_29_u_lane_slot_1_data = \u_ocu_2.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_30_u_lane_slot_1_data = \u_ocu_2.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_31_u_lane_slot_1_data = \u_ocu_2.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_2_2 ;
    wire [9:0] f_u_bank_arbiter_phys_2_2 = \u_bank_arbiter.phys_2_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_0_u_lane_slot_2_data = \u_ocu_2.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_1_u_lane_slot_2_data = \u_ocu_2.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_2_u_lane_slot_2_data = \u_ocu_2.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_3_u_lane_slot_2_data = \u_ocu_2.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_4_u_lane_slot_2_data = \u_ocu_2.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_5_u_lane_slot_2_data = \u_ocu_2.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_6_u_lane_slot_2_data = \u_ocu_2.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_7_u_lane_slot_2_data = \u_ocu_2.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_8_u_lane_slot_2_data = \u_ocu_2.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_9_u_lane_slot_2_data = \u_ocu_2.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_10_u_lane_slot_2_data = \u_ocu_2.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_11_u_lane_slot_2_data = \u_ocu_2.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_12_u_lane_slot_2_data = \u_ocu_2.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_13_u_lane_slot_2_data = \u_ocu_2.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_14_u_lane_slot_2_data = \u_ocu_2.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_15_u_lane_slot_2_data = \u_ocu_2.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_16_u_lane_slot_2_data = \u_ocu_2.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_17_u_lane_slot_2_data = \u_ocu_2.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_18_u_lane_slot_2_data = \u_ocu_2.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_19_u_lane_slot_2_data = \u_ocu_2.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_20_u_lane_slot_2_data = \u_ocu_2.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_21_u_lane_slot_2_data = \u_ocu_2.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_22_u_lane_slot_2_data = \u_ocu_2.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_23_u_lane_slot_2_data = \u_ocu_2.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_24_u_lane_slot_2_data = \u_ocu_2.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_25_u_lane_slot_2_data = \u_ocu_2.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_26_u_lane_slot_2_data = \u_ocu_2.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_27_u_lane_slot_2_data = \u_ocu_2.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_28_u_lane_slot_2_data = \u_ocu_2.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_29_u_lane_slot_2_data = \u_ocu_2.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_30_u_lane_slot_2_data = \u_ocu_2.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_2.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_2_lanes_31_u_lane_slot_2_data = \u_ocu_2.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_3_0 ;
    wire [9:0] f_u_bank_arbiter_phys_3_0 = \u_bank_arbiter.phys_3_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_0_u_lane_slot_0_data = \u_ocu_3.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_1_u_lane_slot_0_data = \u_ocu_3.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_2_u_lane_slot_0_data = \u_ocu_3.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_3_u_lane_slot_0_data = \u_ocu_3.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_4_u_lane_slot_0_data = \u_ocu_3.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_5_u_lane_slot_0_data = \u_ocu_3.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_6_u_lane_slot_0_data = \u_ocu_3.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_7_u_lane_slot_0_data = \u_ocu_3.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_8_u_lane_slot_0_data = \u_ocu_3.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_9_u_lane_slot_0_data = \u_ocu_3.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_10_u_lane_slot_0_data = \u_ocu_3.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_11_u_lane_slot_0_data = \u_ocu_3.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_12_u_lane_slot_0_data = \u_ocu_3.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_13_u_lane_slot_0_data = \u_ocu_3.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_14_u_lane_slot_0_data = \u_ocu_3.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_15_u_lane_slot_0_data = \u_ocu_3.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_16_u_lane_slot_0_data = \u_ocu_3.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_17_u_lane_slot_0_data = \u_ocu_3.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_18_u_lane_slot_0_data = \u_ocu_3.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_19_u_lane_slot_0_data = \u_ocu_3.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_20_u_lane_slot_0_data = \u_ocu_3.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_21_u_lane_slot_0_data = \u_ocu_3.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_22_u_lane_slot_0_data = \u_ocu_3.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_23_u_lane_slot_0_data = \u_ocu_3.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_24_u_lane_slot_0_data = \u_ocu_3.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_25_u_lane_slot_0_data = \u_ocu_3.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_26_u_lane_slot_0_data = \u_ocu_3.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_27_u_lane_slot_0_data = \u_ocu_3.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_28_u_lane_slot_0_data = \u_ocu_3.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_29_u_lane_slot_0_data = \u_ocu_3.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_30_u_lane_slot_0_data = \u_ocu_3.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_31_u_lane_slot_0_data = \u_ocu_3.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_3_1 ;
    wire [9:0] f_u_bank_arbiter_phys_3_1 = \u_bank_arbiter.phys_3_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_0_u_lane_slot_1_data = \u_ocu_3.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_1_u_lane_slot_1_data = \u_ocu_3.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_2_u_lane_slot_1_data = \u_ocu_3.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_3_u_lane_slot_1_data = \u_ocu_3.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_4_u_lane_slot_1_data = \u_ocu_3.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_5_u_lane_slot_1_data = \u_ocu_3.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_6_u_lane_slot_1_data = \u_ocu_3.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_7_u_lane_slot_1_data = \u_ocu_3.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_8_u_lane_slot_1_data = \u_ocu_3.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_9_u_lane_slot_1_data = \u_ocu_3.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_10_u_lane_slot_1_data = \u_ocu_3.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_11_u_lane_slot_1_data = \u_ocu_3.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_12_u_lane_slot_1_data = \u_ocu_3.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_13_u_lane_slot_1_data = \u_ocu_3.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_14_u_lane_slot_1_data = \u_ocu_3.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_15_u_lane_slot_1_data = \u_ocu_3.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_16_u_lane_slot_1_data = \u_ocu_3.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_17_u_lane_slot_1_data = \u_ocu_3.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_18_u_lane_slot_1_data = \u_ocu_3.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_19_u_lane_slot_1_data = \u_ocu_3.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_20_u_lane_slot_1_data = \u_ocu_3.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_21_u_lane_slot_1_data = \u_ocu_3.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_22_u_lane_slot_1_data = \u_ocu_3.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_23_u_lane_slot_1_data = \u_ocu_3.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_24_u_lane_slot_1_data = \u_ocu_3.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_25_u_lane_slot_1_data = \u_ocu_3.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_26_u_lane_slot_1_data = \u_ocu_3.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_27_u_lane_slot_1_data = \u_ocu_3.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_28_u_lane_slot_1_data = \u_ocu_3.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_29_u_lane_slot_1_data = \u_ocu_3.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_30_u_lane_slot_1_data = \u_ocu_3.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_31_u_lane_slot_1_data = \u_ocu_3.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_3_2 ;
    wire [9:0] f_u_bank_arbiter_phys_3_2 = \u_bank_arbiter.phys_3_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_0_u_lane_slot_2_data = \u_ocu_3.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_1_u_lane_slot_2_data = \u_ocu_3.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_2_u_lane_slot_2_data = \u_ocu_3.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_3_u_lane_slot_2_data = \u_ocu_3.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_4_u_lane_slot_2_data = \u_ocu_3.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_5_u_lane_slot_2_data = \u_ocu_3.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_6_u_lane_slot_2_data = \u_ocu_3.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_7_u_lane_slot_2_data = \u_ocu_3.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_8_u_lane_slot_2_data = \u_ocu_3.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_9_u_lane_slot_2_data = \u_ocu_3.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_10_u_lane_slot_2_data = \u_ocu_3.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_11_u_lane_slot_2_data = \u_ocu_3.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_12_u_lane_slot_2_data = \u_ocu_3.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_13_u_lane_slot_2_data = \u_ocu_3.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_14_u_lane_slot_2_data = \u_ocu_3.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_15_u_lane_slot_2_data = \u_ocu_3.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_16_u_lane_slot_2_data = \u_ocu_3.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_17_u_lane_slot_2_data = \u_ocu_3.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_18_u_lane_slot_2_data = \u_ocu_3.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_19_u_lane_slot_2_data = \u_ocu_3.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_20_u_lane_slot_2_data = \u_ocu_3.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_21_u_lane_slot_2_data = \u_ocu_3.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_22_u_lane_slot_2_data = \u_ocu_3.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_23_u_lane_slot_2_data = \u_ocu_3.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_24_u_lane_slot_2_data = \u_ocu_3.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_25_u_lane_slot_2_data = \u_ocu_3.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_26_u_lane_slot_2_data = \u_ocu_3.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_27_u_lane_slot_2_data = \u_ocu_3.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_28_u_lane_slot_2_data = \u_ocu_3.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_29_u_lane_slot_2_data = \u_ocu_3.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_30_u_lane_slot_2_data = \u_ocu_3.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_3.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_3_lanes_31_u_lane_slot_2_data = \u_ocu_3.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_4_0 ;
    wire [9:0] f_u_bank_arbiter_phys_4_0 = \u_bank_arbiter.phys_4_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_0_u_lane_slot_0_data = \u_ocu_4.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_1_u_lane_slot_0_data = \u_ocu_4.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_2_u_lane_slot_0_data = \u_ocu_4.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_3_u_lane_slot_0_data = \u_ocu_4.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_4_u_lane_slot_0_data = \u_ocu_4.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_5_u_lane_slot_0_data = \u_ocu_4.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_6_u_lane_slot_0_data = \u_ocu_4.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_7_u_lane_slot_0_data = \u_ocu_4.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_8_u_lane_slot_0_data = \u_ocu_4.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_9_u_lane_slot_0_data = \u_ocu_4.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_10_u_lane_slot_0_data = \u_ocu_4.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_11_u_lane_slot_0_data = \u_ocu_4.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_12_u_lane_slot_0_data = \u_ocu_4.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_13_u_lane_slot_0_data = \u_ocu_4.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_14_u_lane_slot_0_data = \u_ocu_4.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_15_u_lane_slot_0_data = \u_ocu_4.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_16_u_lane_slot_0_data = \u_ocu_4.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_17_u_lane_slot_0_data = \u_ocu_4.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_18_u_lane_slot_0_data = \u_ocu_4.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_19_u_lane_slot_0_data = \u_ocu_4.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_20_u_lane_slot_0_data = \u_ocu_4.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_21_u_lane_slot_0_data = \u_ocu_4.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_22_u_lane_slot_0_data = \u_ocu_4.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_23_u_lane_slot_0_data = \u_ocu_4.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_24_u_lane_slot_0_data = \u_ocu_4.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_25_u_lane_slot_0_data = \u_ocu_4.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_26_u_lane_slot_0_data = \u_ocu_4.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_27_u_lane_slot_0_data = \u_ocu_4.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_28_u_lane_slot_0_data = \u_ocu_4.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_29_u_lane_slot_0_data = \u_ocu_4.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_30_u_lane_slot_0_data = \u_ocu_4.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_31_u_lane_slot_0_data = \u_ocu_4.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_4_1 ;
    wire [9:0] f_u_bank_arbiter_phys_4_1 = \u_bank_arbiter.phys_4_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_0_u_lane_slot_1_data = \u_ocu_4.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_1_u_lane_slot_1_data = \u_ocu_4.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_2_u_lane_slot_1_data = \u_ocu_4.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_3_u_lane_slot_1_data = \u_ocu_4.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_4_u_lane_slot_1_data = \u_ocu_4.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_5_u_lane_slot_1_data = \u_ocu_4.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_6_u_lane_slot_1_data = \u_ocu_4.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_7_u_lane_slot_1_data = \u_ocu_4.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_8_u_lane_slot_1_data = \u_ocu_4.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_9_u_lane_slot_1_data = \u_ocu_4.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_10_u_lane_slot_1_data = \u_ocu_4.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_11_u_lane_slot_1_data = \u_ocu_4.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_12_u_lane_slot_1_data = \u_ocu_4.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_13_u_lane_slot_1_data = \u_ocu_4.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_14_u_lane_slot_1_data = \u_ocu_4.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_15_u_lane_slot_1_data = \u_ocu_4.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_16_u_lane_slot_1_data = \u_ocu_4.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_17_u_lane_slot_1_data = \u_ocu_4.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_18_u_lane_slot_1_data = \u_ocu_4.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_19_u_lane_slot_1_data = \u_ocu_4.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_20_u_lane_slot_1_data = \u_ocu_4.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_21_u_lane_slot_1_data = \u_ocu_4.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_22_u_lane_slot_1_data = \u_ocu_4.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_23_u_lane_slot_1_data = \u_ocu_4.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_24_u_lane_slot_1_data = \u_ocu_4.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_25_u_lane_slot_1_data = \u_ocu_4.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_26_u_lane_slot_1_data = \u_ocu_4.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_27_u_lane_slot_1_data = \u_ocu_4.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_28_u_lane_slot_1_data = \u_ocu_4.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_29_u_lane_slot_1_data = \u_ocu_4.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_30_u_lane_slot_1_data = \u_ocu_4.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_31_u_lane_slot_1_data = \u_ocu_4.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_4_2 ;
    wire [9:0] f_u_bank_arbiter_phys_4_2 = \u_bank_arbiter.phys_4_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_0_u_lane_slot_2_data = \u_ocu_4.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_1_u_lane_slot_2_data = \u_ocu_4.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_2_u_lane_slot_2_data = \u_ocu_4.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_3_u_lane_slot_2_data = \u_ocu_4.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_4_u_lane_slot_2_data = \u_ocu_4.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_5_u_lane_slot_2_data = \u_ocu_4.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_6_u_lane_slot_2_data = \u_ocu_4.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_7_u_lane_slot_2_data = \u_ocu_4.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_8_u_lane_slot_2_data = \u_ocu_4.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_9_u_lane_slot_2_data = \u_ocu_4.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_10_u_lane_slot_2_data = \u_ocu_4.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_11_u_lane_slot_2_data = \u_ocu_4.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_12_u_lane_slot_2_data = \u_ocu_4.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_13_u_lane_slot_2_data = \u_ocu_4.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_14_u_lane_slot_2_data = \u_ocu_4.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_15_u_lane_slot_2_data = \u_ocu_4.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_16_u_lane_slot_2_data = \u_ocu_4.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_17_u_lane_slot_2_data = \u_ocu_4.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_18_u_lane_slot_2_data = \u_ocu_4.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_19_u_lane_slot_2_data = \u_ocu_4.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_20_u_lane_slot_2_data = \u_ocu_4.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_21_u_lane_slot_2_data = \u_ocu_4.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_22_u_lane_slot_2_data = \u_ocu_4.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_23_u_lane_slot_2_data = \u_ocu_4.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_24_u_lane_slot_2_data = \u_ocu_4.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_25_u_lane_slot_2_data = \u_ocu_4.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_26_u_lane_slot_2_data = \u_ocu_4.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_27_u_lane_slot_2_data = \u_ocu_4.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_28_u_lane_slot_2_data = \u_ocu_4.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_29_u_lane_slot_2_data = \u_ocu_4.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_30_u_lane_slot_2_data = \u_ocu_4.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_4.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_4_lanes_31_u_lane_slot_2_data = \u_ocu_4.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_5_0 ;
    wire [9:0] f_u_bank_arbiter_phys_5_0 = \u_bank_arbiter.phys_5_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_0_u_lane_slot_0_data = \u_ocu_5.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_1_u_lane_slot_0_data = \u_ocu_5.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_2_u_lane_slot_0_data = \u_ocu_5.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_3_u_lane_slot_0_data = \u_ocu_5.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_4_u_lane_slot_0_data = \u_ocu_5.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_5_u_lane_slot_0_data = \u_ocu_5.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_6_u_lane_slot_0_data = \u_ocu_5.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_7_u_lane_slot_0_data = \u_ocu_5.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_8_u_lane_slot_0_data = \u_ocu_5.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_9_u_lane_slot_0_data = \u_ocu_5.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_10_u_lane_slot_0_data = \u_ocu_5.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_11_u_lane_slot_0_data = \u_ocu_5.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_12_u_lane_slot_0_data = \u_ocu_5.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_13_u_lane_slot_0_data = \u_ocu_5.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_14_u_lane_slot_0_data = \u_ocu_5.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_15_u_lane_slot_0_data = \u_ocu_5.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_16_u_lane_slot_0_data = \u_ocu_5.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_17_u_lane_slot_0_data = \u_ocu_5.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_18_u_lane_slot_0_data = \u_ocu_5.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_19_u_lane_slot_0_data = \u_ocu_5.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_20_u_lane_slot_0_data = \u_ocu_5.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_21_u_lane_slot_0_data = \u_ocu_5.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_22_u_lane_slot_0_data = \u_ocu_5.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_23_u_lane_slot_0_data = \u_ocu_5.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_24_u_lane_slot_0_data = \u_ocu_5.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_25_u_lane_slot_0_data = \u_ocu_5.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_26_u_lane_slot_0_data = \u_ocu_5.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_27_u_lane_slot_0_data = \u_ocu_5.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_28_u_lane_slot_0_data = \u_ocu_5.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_29_u_lane_slot_0_data = \u_ocu_5.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_30_u_lane_slot_0_data = \u_ocu_5.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_31_u_lane_slot_0_data = \u_ocu_5.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_5_1 ;
    wire [9:0] f_u_bank_arbiter_phys_5_1 = \u_bank_arbiter.phys_5_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_0_u_lane_slot_1_data = \u_ocu_5.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_1_u_lane_slot_1_data = \u_ocu_5.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_2_u_lane_slot_1_data = \u_ocu_5.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_3_u_lane_slot_1_data = \u_ocu_5.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_4_u_lane_slot_1_data = \u_ocu_5.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_5_u_lane_slot_1_data = \u_ocu_5.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_6_u_lane_slot_1_data = \u_ocu_5.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_7_u_lane_slot_1_data = \u_ocu_5.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_8_u_lane_slot_1_data = \u_ocu_5.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_9_u_lane_slot_1_data = \u_ocu_5.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_10_u_lane_slot_1_data = \u_ocu_5.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_11_u_lane_slot_1_data = \u_ocu_5.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_12_u_lane_slot_1_data = \u_ocu_5.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_13_u_lane_slot_1_data = \u_ocu_5.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_14_u_lane_slot_1_data = \u_ocu_5.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_15_u_lane_slot_1_data = \u_ocu_5.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_16_u_lane_slot_1_data = \u_ocu_5.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_17_u_lane_slot_1_data = \u_ocu_5.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_18_u_lane_slot_1_data = \u_ocu_5.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_19_u_lane_slot_1_data = \u_ocu_5.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_20_u_lane_slot_1_data = \u_ocu_5.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_21_u_lane_slot_1_data = \u_ocu_5.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_22_u_lane_slot_1_data = \u_ocu_5.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_23_u_lane_slot_1_data = \u_ocu_5.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_24_u_lane_slot_1_data = \u_ocu_5.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_25_u_lane_slot_1_data = \u_ocu_5.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_26_u_lane_slot_1_data = \u_ocu_5.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_27_u_lane_slot_1_data = \u_ocu_5.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_28_u_lane_slot_1_data = \u_ocu_5.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_29_u_lane_slot_1_data = \u_ocu_5.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_30_u_lane_slot_1_data = \u_ocu_5.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_31_u_lane_slot_1_data = \u_ocu_5.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_5_2 ;
    wire [9:0] f_u_bank_arbiter_phys_5_2 = \u_bank_arbiter.phys_5_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_0_u_lane_slot_2_data = \u_ocu_5.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_1_u_lane_slot_2_data = \u_ocu_5.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_2_u_lane_slot_2_data = \u_ocu_5.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_3_u_lane_slot_2_data = \u_ocu_5.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_4_u_lane_slot_2_data = \u_ocu_5.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_5_u_lane_slot_2_data = \u_ocu_5.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_6_u_lane_slot_2_data = \u_ocu_5.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_7_u_lane_slot_2_data = \u_ocu_5.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_8_u_lane_slot_2_data = \u_ocu_5.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_9_u_lane_slot_2_data = \u_ocu_5.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_10_u_lane_slot_2_data = \u_ocu_5.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_11_u_lane_slot_2_data = \u_ocu_5.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_12_u_lane_slot_2_data = \u_ocu_5.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_13_u_lane_slot_2_data = \u_ocu_5.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_14_u_lane_slot_2_data = \u_ocu_5.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_15_u_lane_slot_2_data = \u_ocu_5.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_16_u_lane_slot_2_data = \u_ocu_5.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_17_u_lane_slot_2_data = \u_ocu_5.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_18_u_lane_slot_2_data = \u_ocu_5.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_19_u_lane_slot_2_data = \u_ocu_5.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_20_u_lane_slot_2_data = \u_ocu_5.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_21_u_lane_slot_2_data = \u_ocu_5.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_22_u_lane_slot_2_data = \u_ocu_5.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_23_u_lane_slot_2_data = \u_ocu_5.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_24_u_lane_slot_2_data = \u_ocu_5.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_25_u_lane_slot_2_data = \u_ocu_5.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_26_u_lane_slot_2_data = \u_ocu_5.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_27_u_lane_slot_2_data = \u_ocu_5.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_28_u_lane_slot_2_data = \u_ocu_5.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_29_u_lane_slot_2_data = \u_ocu_5.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_30_u_lane_slot_2_data = \u_ocu_5.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_5.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_5_lanes_31_u_lane_slot_2_data = \u_ocu_5.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_6_0 ;
    wire [9:0] f_u_bank_arbiter_phys_6_0 = \u_bank_arbiter.phys_6_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_0_u_lane_slot_0_data = \u_ocu_6.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_1_u_lane_slot_0_data = \u_ocu_6.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_2_u_lane_slot_0_data = \u_ocu_6.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_3_u_lane_slot_0_data = \u_ocu_6.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_4_u_lane_slot_0_data = \u_ocu_6.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_5_u_lane_slot_0_data = \u_ocu_6.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_6_u_lane_slot_0_data = \u_ocu_6.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_7_u_lane_slot_0_data = \u_ocu_6.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_8_u_lane_slot_0_data = \u_ocu_6.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_9_u_lane_slot_0_data = \u_ocu_6.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_10_u_lane_slot_0_data = \u_ocu_6.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_11_u_lane_slot_0_data = \u_ocu_6.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_12_u_lane_slot_0_data = \u_ocu_6.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_13_u_lane_slot_0_data = \u_ocu_6.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_14_u_lane_slot_0_data = \u_ocu_6.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_15_u_lane_slot_0_data = \u_ocu_6.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_16_u_lane_slot_0_data = \u_ocu_6.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_17_u_lane_slot_0_data = \u_ocu_6.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_18_u_lane_slot_0_data = \u_ocu_6.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_19_u_lane_slot_0_data = \u_ocu_6.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_20_u_lane_slot_0_data = \u_ocu_6.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_21_u_lane_slot_0_data = \u_ocu_6.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_22_u_lane_slot_0_data = \u_ocu_6.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_23_u_lane_slot_0_data = \u_ocu_6.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_24_u_lane_slot_0_data = \u_ocu_6.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_25_u_lane_slot_0_data = \u_ocu_6.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_26_u_lane_slot_0_data = \u_ocu_6.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_27_u_lane_slot_0_data = \u_ocu_6.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_28_u_lane_slot_0_data = \u_ocu_6.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_29_u_lane_slot_0_data = \u_ocu_6.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_30_u_lane_slot_0_data = \u_ocu_6.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_31_u_lane_slot_0_data = \u_ocu_6.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_6_1 ;
    wire [9:0] f_u_bank_arbiter_phys_6_1 = \u_bank_arbiter.phys_6_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_0_u_lane_slot_1_data = \u_ocu_6.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_1_u_lane_slot_1_data = \u_ocu_6.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_2_u_lane_slot_1_data = \u_ocu_6.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_3_u_lane_slot_1_data = \u_ocu_6.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_4_u_lane_slot_1_data = \u_ocu_6.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_5_u_lane_slot_1_data = \u_ocu_6.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_6_u_lane_slot_1_data = \u_ocu_6.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_7_u_lane_slot_1_data = \u_ocu_6.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_8_u_lane_slot_1_data = \u_ocu_6.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_9_u_lane_slot_1_data = \u_ocu_6.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_10_u_lane_slot_1_data = \u_ocu_6.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_11_u_lane_slot_1_data = \u_ocu_6.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_12_u_lane_slot_1_data = \u_ocu_6.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_13_u_lane_slot_1_data = \u_ocu_6.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_14_u_lane_slot_1_data = \u_ocu_6.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_15_u_lane_slot_1_data = \u_ocu_6.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_16_u_lane_slot_1_data = \u_ocu_6.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_17_u_lane_slot_1_data = \u_ocu_6.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_18_u_lane_slot_1_data = \u_ocu_6.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_19_u_lane_slot_1_data = \u_ocu_6.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_20_u_lane_slot_1_data = \u_ocu_6.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_21_u_lane_slot_1_data = \u_ocu_6.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_22_u_lane_slot_1_data = \u_ocu_6.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_23_u_lane_slot_1_data = \u_ocu_6.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_24_u_lane_slot_1_data = \u_ocu_6.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_25_u_lane_slot_1_data = \u_ocu_6.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_26_u_lane_slot_1_data = \u_ocu_6.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_27_u_lane_slot_1_data = \u_ocu_6.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_28_u_lane_slot_1_data = \u_ocu_6.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_29_u_lane_slot_1_data = \u_ocu_6.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_30_u_lane_slot_1_data = \u_ocu_6.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_31_u_lane_slot_1_data = \u_ocu_6.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_6_2 ;
    wire [9:0] f_u_bank_arbiter_phys_6_2 = \u_bank_arbiter.phys_6_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_0_u_lane_slot_2_data = \u_ocu_6.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_1_u_lane_slot_2_data = \u_ocu_6.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_2_u_lane_slot_2_data = \u_ocu_6.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_3_u_lane_slot_2_data = \u_ocu_6.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_4_u_lane_slot_2_data = \u_ocu_6.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_5_u_lane_slot_2_data = \u_ocu_6.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_6_u_lane_slot_2_data = \u_ocu_6.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_7_u_lane_slot_2_data = \u_ocu_6.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_8_u_lane_slot_2_data = \u_ocu_6.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_9_u_lane_slot_2_data = \u_ocu_6.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_10_u_lane_slot_2_data = \u_ocu_6.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_11_u_lane_slot_2_data = \u_ocu_6.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_12_u_lane_slot_2_data = \u_ocu_6.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_13_u_lane_slot_2_data = \u_ocu_6.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_14_u_lane_slot_2_data = \u_ocu_6.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_15_u_lane_slot_2_data = \u_ocu_6.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_16_u_lane_slot_2_data = \u_ocu_6.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_17_u_lane_slot_2_data = \u_ocu_6.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_18_u_lane_slot_2_data = \u_ocu_6.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_19_u_lane_slot_2_data = \u_ocu_6.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_20_u_lane_slot_2_data = \u_ocu_6.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_21_u_lane_slot_2_data = \u_ocu_6.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_22_u_lane_slot_2_data = \u_ocu_6.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_23_u_lane_slot_2_data = \u_ocu_6.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_24_u_lane_slot_2_data = \u_ocu_6.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_25_u_lane_slot_2_data = \u_ocu_6.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_26_u_lane_slot_2_data = \u_ocu_6.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_27_u_lane_slot_2_data = \u_ocu_6.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_28_u_lane_slot_2_data = \u_ocu_6.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_29_u_lane_slot_2_data = \u_ocu_6.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_30_u_lane_slot_2_data = \u_ocu_6.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_6.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_6_lanes_31_u_lane_slot_2_data = \u_ocu_6.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_7_0 ;
    wire [9:0] f_u_bank_arbiter_phys_7_0 = \u_bank_arbiter.phys_7_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_0_u_lane_slot_0_data = \u_ocu_7.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_1_u_lane_slot_0_data = \u_ocu_7.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_2_u_lane_slot_0_data = \u_ocu_7.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_3_u_lane_slot_0_data = \u_ocu_7.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_4_u_lane_slot_0_data = \u_ocu_7.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_5_u_lane_slot_0_data = \u_ocu_7.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_6_u_lane_slot_0_data = \u_ocu_7.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_7_u_lane_slot_0_data = \u_ocu_7.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_8_u_lane_slot_0_data = \u_ocu_7.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_9_u_lane_slot_0_data = \u_ocu_7.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_10_u_lane_slot_0_data = \u_ocu_7.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_11_u_lane_slot_0_data = \u_ocu_7.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_12_u_lane_slot_0_data = \u_ocu_7.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_13_u_lane_slot_0_data = \u_ocu_7.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_14_u_lane_slot_0_data = \u_ocu_7.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_15_u_lane_slot_0_data = \u_ocu_7.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_16_u_lane_slot_0_data = \u_ocu_7.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_17_u_lane_slot_0_data = \u_ocu_7.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_18_u_lane_slot_0_data = \u_ocu_7.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_19_u_lane_slot_0_data = \u_ocu_7.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_20_u_lane_slot_0_data = \u_ocu_7.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_21_u_lane_slot_0_data = \u_ocu_7.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_22_u_lane_slot_0_data = \u_ocu_7.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_23_u_lane_slot_0_data = \u_ocu_7.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_24_u_lane_slot_0_data = \u_ocu_7.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_25_u_lane_slot_0_data = \u_ocu_7.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_26_u_lane_slot_0_data = \u_ocu_7.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_27_u_lane_slot_0_data = \u_ocu_7.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_28_u_lane_slot_0_data = \u_ocu_7.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_29_u_lane_slot_0_data = \u_ocu_7.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_30_u_lane_slot_0_data = \u_ocu_7.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_31_u_lane_slot_0_data = \u_ocu_7.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_7_1 ;
    wire [9:0] f_u_bank_arbiter_phys_7_1 = \u_bank_arbiter.phys_7_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_0_u_lane_slot_1_data = \u_ocu_7.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_1_u_lane_slot_1_data = \u_ocu_7.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_2_u_lane_slot_1_data = \u_ocu_7.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_3_u_lane_slot_1_data = \u_ocu_7.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_4_u_lane_slot_1_data = \u_ocu_7.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_5_u_lane_slot_1_data = \u_ocu_7.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_6_u_lane_slot_1_data = \u_ocu_7.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_7_u_lane_slot_1_data = \u_ocu_7.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_8_u_lane_slot_1_data = \u_ocu_7.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_9_u_lane_slot_1_data = \u_ocu_7.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_10_u_lane_slot_1_data = \u_ocu_7.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_11_u_lane_slot_1_data = \u_ocu_7.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_12_u_lane_slot_1_data = \u_ocu_7.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_13_u_lane_slot_1_data = \u_ocu_7.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_14_u_lane_slot_1_data = \u_ocu_7.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_15_u_lane_slot_1_data = \u_ocu_7.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_16_u_lane_slot_1_data = \u_ocu_7.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_17_u_lane_slot_1_data = \u_ocu_7.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_18_u_lane_slot_1_data = \u_ocu_7.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_19_u_lane_slot_1_data = \u_ocu_7.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_20_u_lane_slot_1_data = \u_ocu_7.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_21_u_lane_slot_1_data = \u_ocu_7.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_22_u_lane_slot_1_data = \u_ocu_7.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_23_u_lane_slot_1_data = \u_ocu_7.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_24_u_lane_slot_1_data = \u_ocu_7.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_25_u_lane_slot_1_data = \u_ocu_7.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_26_u_lane_slot_1_data = \u_ocu_7.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_27_u_lane_slot_1_data = \u_ocu_7.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_28_u_lane_slot_1_data = \u_ocu_7.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_29_u_lane_slot_1_data = \u_ocu_7.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_30_u_lane_slot_1_data = \u_ocu_7.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_31_u_lane_slot_1_data = \u_ocu_7.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_7_2 ;
    wire [9:0] f_u_bank_arbiter_phys_7_2 = \u_bank_arbiter.phys_7_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_0_u_lane_slot_2_data = \u_ocu_7.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_1_u_lane_slot_2_data = \u_ocu_7.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_2_u_lane_slot_2_data = \u_ocu_7.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_3_u_lane_slot_2_data = \u_ocu_7.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_4_u_lane_slot_2_data = \u_ocu_7.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_5_u_lane_slot_2_data = \u_ocu_7.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_6_u_lane_slot_2_data = \u_ocu_7.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_7_u_lane_slot_2_data = \u_ocu_7.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_8_u_lane_slot_2_data = \u_ocu_7.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_9_u_lane_slot_2_data = \u_ocu_7.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_10_u_lane_slot_2_data = \u_ocu_7.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_11_u_lane_slot_2_data = \u_ocu_7.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_12_u_lane_slot_2_data = \u_ocu_7.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_13_u_lane_slot_2_data = \u_ocu_7.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_14_u_lane_slot_2_data = \u_ocu_7.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_15_u_lane_slot_2_data = \u_ocu_7.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_16_u_lane_slot_2_data = \u_ocu_7.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_17_u_lane_slot_2_data = \u_ocu_7.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_18_u_lane_slot_2_data = \u_ocu_7.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_19_u_lane_slot_2_data = \u_ocu_7.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_20_u_lane_slot_2_data = \u_ocu_7.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_21_u_lane_slot_2_data = \u_ocu_7.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_22_u_lane_slot_2_data = \u_ocu_7.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_23_u_lane_slot_2_data = \u_ocu_7.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_24_u_lane_slot_2_data = \u_ocu_7.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_25_u_lane_slot_2_data = \u_ocu_7.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_26_u_lane_slot_2_data = \u_ocu_7.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_27_u_lane_slot_2_data = \u_ocu_7.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_28_u_lane_slot_2_data = \u_ocu_7.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_29_u_lane_slot_2_data = \u_ocu_7.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_30_u_lane_slot_2_data = \u_ocu_7.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_7.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_7_lanes_31_u_lane_slot_2_data = \u_ocu_7.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_8_0 ;
    wire [9:0] f_u_bank_arbiter_phys_8_0 = \u_bank_arbiter.phys_8_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_0_u_lane_slot_0_data = \u_ocu_8.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_1_u_lane_slot_0_data = \u_ocu_8.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_2_u_lane_slot_0_data = \u_ocu_8.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_3_u_lane_slot_0_data = \u_ocu_8.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_4_u_lane_slot_0_data = \u_ocu_8.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_5_u_lane_slot_0_data = \u_ocu_8.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_6_u_lane_slot_0_data = \u_ocu_8.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_7_u_lane_slot_0_data = \u_ocu_8.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_8_u_lane_slot_0_data = \u_ocu_8.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_9_u_lane_slot_0_data = \u_ocu_8.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_10_u_lane_slot_0_data = \u_ocu_8.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_11_u_lane_slot_0_data = \u_ocu_8.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_12_u_lane_slot_0_data = \u_ocu_8.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_13_u_lane_slot_0_data = \u_ocu_8.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_14_u_lane_slot_0_data = \u_ocu_8.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_15_u_lane_slot_0_data = \u_ocu_8.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_16_u_lane_slot_0_data = \u_ocu_8.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_17_u_lane_slot_0_data = \u_ocu_8.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_18_u_lane_slot_0_data = \u_ocu_8.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_19_u_lane_slot_0_data = \u_ocu_8.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_20_u_lane_slot_0_data = \u_ocu_8.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_21_u_lane_slot_0_data = \u_ocu_8.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_22_u_lane_slot_0_data = \u_ocu_8.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_23_u_lane_slot_0_data = \u_ocu_8.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_24_u_lane_slot_0_data = \u_ocu_8.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_25_u_lane_slot_0_data = \u_ocu_8.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_26_u_lane_slot_0_data = \u_ocu_8.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_27_u_lane_slot_0_data = \u_ocu_8.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_28_u_lane_slot_0_data = \u_ocu_8.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_29_u_lane_slot_0_data = \u_ocu_8.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_30_u_lane_slot_0_data = \u_ocu_8.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_31_u_lane_slot_0_data = \u_ocu_8.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_8_1 ;
    wire [9:0] f_u_bank_arbiter_phys_8_1 = \u_bank_arbiter.phys_8_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_0_u_lane_slot_1_data = \u_ocu_8.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_1_u_lane_slot_1_data = \u_ocu_8.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_2_u_lane_slot_1_data = \u_ocu_8.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_3_u_lane_slot_1_data = \u_ocu_8.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_4_u_lane_slot_1_data = \u_ocu_8.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_5_u_lane_slot_1_data = \u_ocu_8.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_6_u_lane_slot_1_data = \u_ocu_8.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_7_u_lane_slot_1_data = \u_ocu_8.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_8_u_lane_slot_1_data = \u_ocu_8.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_9_u_lane_slot_1_data = \u_ocu_8.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_10_u_lane_slot_1_data = \u_ocu_8.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_11_u_lane_slot_1_data = \u_ocu_8.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_12_u_lane_slot_1_data = \u_ocu_8.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_13_u_lane_slot_1_data = \u_ocu_8.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_14_u_lane_slot_1_data = \u_ocu_8.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_15_u_lane_slot_1_data = \u_ocu_8.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_16_u_lane_slot_1_data = \u_ocu_8.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_17_u_lane_slot_1_data = \u_ocu_8.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_18_u_lane_slot_1_data = \u_ocu_8.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_19_u_lane_slot_1_data = \u_ocu_8.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_20_u_lane_slot_1_data = \u_ocu_8.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_21_u_lane_slot_1_data = \u_ocu_8.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_22_u_lane_slot_1_data = \u_ocu_8.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_23_u_lane_slot_1_data = \u_ocu_8.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_24_u_lane_slot_1_data = \u_ocu_8.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_25_u_lane_slot_1_data = \u_ocu_8.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_26_u_lane_slot_1_data = \u_ocu_8.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_27_u_lane_slot_1_data = \u_ocu_8.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_28_u_lane_slot_1_data = \u_ocu_8.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_29_u_lane_slot_1_data = \u_ocu_8.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_30_u_lane_slot_1_data = \u_ocu_8.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_31_u_lane_slot_1_data = \u_ocu_8.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_8_2 ;
    wire [9:0] f_u_bank_arbiter_phys_8_2 = \u_bank_arbiter.phys_8_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_0_u_lane_slot_2_data = \u_ocu_8.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_1_u_lane_slot_2_data = \u_ocu_8.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_2_u_lane_slot_2_data = \u_ocu_8.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_3_u_lane_slot_2_data = \u_ocu_8.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_4_u_lane_slot_2_data = \u_ocu_8.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_5_u_lane_slot_2_data = \u_ocu_8.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_6_u_lane_slot_2_data = \u_ocu_8.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_7_u_lane_slot_2_data = \u_ocu_8.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_8_u_lane_slot_2_data = \u_ocu_8.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_9_u_lane_slot_2_data = \u_ocu_8.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_10_u_lane_slot_2_data = \u_ocu_8.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_11_u_lane_slot_2_data = \u_ocu_8.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_12_u_lane_slot_2_data = \u_ocu_8.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_13_u_lane_slot_2_data = \u_ocu_8.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_14_u_lane_slot_2_data = \u_ocu_8.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_15_u_lane_slot_2_data = \u_ocu_8.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_16_u_lane_slot_2_data = \u_ocu_8.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_17_u_lane_slot_2_data = \u_ocu_8.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_18_u_lane_slot_2_data = \u_ocu_8.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_19_u_lane_slot_2_data = \u_ocu_8.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_20_u_lane_slot_2_data = \u_ocu_8.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_21_u_lane_slot_2_data = \u_ocu_8.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_22_u_lane_slot_2_data = \u_ocu_8.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_23_u_lane_slot_2_data = \u_ocu_8.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_24_u_lane_slot_2_data = \u_ocu_8.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_25_u_lane_slot_2_data = \u_ocu_8.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_26_u_lane_slot_2_data = \u_ocu_8.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_27_u_lane_slot_2_data = \u_ocu_8.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_28_u_lane_slot_2_data = \u_ocu_8.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_29_u_lane_slot_2_data = \u_ocu_8.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_30_u_lane_slot_2_data = \u_ocu_8.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_8.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_8_lanes_31_u_lane_slot_2_data = \u_ocu_8.lanes[31].u_lane.slot[2].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_9_0 ;
    wire [9:0] f_u_bank_arbiter_phys_9_0 = \u_bank_arbiter.phys_9_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[0].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_0_u_lane_slot_0_data = \u_ocu_9.lanes[0].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[1].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_1_u_lane_slot_0_data = \u_ocu_9.lanes[1].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[2].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_2_u_lane_slot_0_data = \u_ocu_9.lanes[2].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[3].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_3_u_lane_slot_0_data = \u_ocu_9.lanes[3].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[4].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_4_u_lane_slot_0_data = \u_ocu_9.lanes[4].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[5].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_5_u_lane_slot_0_data = \u_ocu_9.lanes[5].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[6].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_6_u_lane_slot_0_data = \u_ocu_9.lanes[6].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[7].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_7_u_lane_slot_0_data = \u_ocu_9.lanes[7].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[8].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_8_u_lane_slot_0_data = \u_ocu_9.lanes[8].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[9].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_9_u_lane_slot_0_data = \u_ocu_9.lanes[9].u_lane.slot[0].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[10].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_10_u_lane_slot_0_data = \u_ocu_9.lanes[10].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[11].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_11_u_lane_slot_0_data = \u_ocu_9.lanes[11].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[12].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_12_u_lane_slot_0_data = \u_ocu_9.lanes[12].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[13].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_13_u_lane_slot_0_data = \u_ocu_9.lanes[13].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[14].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_14_u_lane_slot_0_data = \u_ocu_9.lanes[14].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[15].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_15_u_lane_slot_0_data = \u_ocu_9.lanes[15].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[16].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_16_u_lane_slot_0_data = \u_ocu_9.lanes[16].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[17].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_17_u_lane_slot_0_data = \u_ocu_9.lanes[17].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[18].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_18_u_lane_slot_0_data = \u_ocu_9.lanes[18].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[19].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_19_u_lane_slot_0_data = \u_ocu_9.lanes[19].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[20].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_20_u_lane_slot_0_data = \u_ocu_9.lanes[20].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[21].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_21_u_lane_slot_0_data = \u_ocu_9.lanes[21].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[22].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_22_u_lane_slot_0_data = \u_ocu_9.lanes[22].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[23].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_23_u_lane_slot_0_data = \u_ocu_9.lanes[23].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[24].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_24_u_lane_slot_0_data = \u_ocu_9.lanes[24].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[25].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_25_u_lane_slot_0_data = \u_ocu_9.lanes[25].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[26].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_26_u_lane_slot_0_data = \u_ocu_9.lanes[26].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[27].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_27_u_lane_slot_0_data = \u_ocu_9.lanes[27].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[28].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_28_u_lane_slot_0_data = \u_ocu_9.lanes[28].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[29].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_29_u_lane_slot_0_data = \u_ocu_9.lanes[29].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[30].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_30_u_lane_slot_0_data = \u_ocu_9.lanes[30].u_lane.slot[0].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[31].u_lane.slot[0].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_31_u_lane_slot_0_data = \u_ocu_9.lanes[31].u_lane.slot[0].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_9_1 ;
    wire [9:0] f_u_bank_arbiter_phys_9_1 = \u_bank_arbiter.phys_9_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[0].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_0_u_lane_slot_1_data = \u_ocu_9.lanes[0].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[1].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_1_u_lane_slot_1_data = \u_ocu_9.lanes[1].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[2].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_2_u_lane_slot_1_data = \u_ocu_9.lanes[2].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[3].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_3_u_lane_slot_1_data = \u_ocu_9.lanes[3].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[4].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_4_u_lane_slot_1_data = \u_ocu_9.lanes[4].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[5].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_5_u_lane_slot_1_data = \u_ocu_9.lanes[5].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[6].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_6_u_lane_slot_1_data = \u_ocu_9.lanes[6].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[7].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_7_u_lane_slot_1_data = \u_ocu_9.lanes[7].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[8].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_8_u_lane_slot_1_data = \u_ocu_9.lanes[8].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[9].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_9_u_lane_slot_1_data = \u_ocu_9.lanes[9].u_lane.slot[1].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[10].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_10_u_lane_slot_1_data = \u_ocu_9.lanes[10].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[11].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_11_u_lane_slot_1_data = \u_ocu_9.lanes[11].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[12].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_12_u_lane_slot_1_data = \u_ocu_9.lanes[12].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[13].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_13_u_lane_slot_1_data = \u_ocu_9.lanes[13].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[14].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_14_u_lane_slot_1_data = \u_ocu_9.lanes[14].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[15].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_15_u_lane_slot_1_data = \u_ocu_9.lanes[15].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[16].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_16_u_lane_slot_1_data = \u_ocu_9.lanes[16].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[17].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_17_u_lane_slot_1_data = \u_ocu_9.lanes[17].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[18].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_18_u_lane_slot_1_data = \u_ocu_9.lanes[18].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[19].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_19_u_lane_slot_1_data = \u_ocu_9.lanes[19].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[20].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_20_u_lane_slot_1_data = \u_ocu_9.lanes[20].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[21].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_21_u_lane_slot_1_data = \u_ocu_9.lanes[21].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[22].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_22_u_lane_slot_1_data = \u_ocu_9.lanes[22].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[23].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_23_u_lane_slot_1_data = \u_ocu_9.lanes[23].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[24].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_24_u_lane_slot_1_data = \u_ocu_9.lanes[24].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[25].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_25_u_lane_slot_1_data = \u_ocu_9.lanes[25].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[26].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_26_u_lane_slot_1_data = \u_ocu_9.lanes[26].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[27].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_27_u_lane_slot_1_data = \u_ocu_9.lanes[27].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[28].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_28_u_lane_slot_1_data = \u_ocu_9.lanes[28].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[29].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_29_u_lane_slot_1_data = \u_ocu_9.lanes[29].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[30].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_30_u_lane_slot_1_data = \u_ocu_9.lanes[30].u_lane.slot[1].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[31].u_lane.slot[1].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_31_u_lane_slot_1_data = \u_ocu_9.lanes[31].u_lane.slot[1].data
            ;
    (* hierconn *) wire [9:0] \u_bank_arbiter.phys_9_2 ;
    wire [9:0] f_u_bank_arbiter_phys_9_2 = \u_bank_arbiter.phys_9_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[0].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_0_u_lane_slot_2_data = \u_ocu_9.lanes[0].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[1].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_1_u_lane_slot_2_data = \u_ocu_9.lanes[1].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[2].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_2_u_lane_slot_2_data = \u_ocu_9.lanes[2].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[3].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_3_u_lane_slot_2_data = \u_ocu_9.lanes[3].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[4].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_4_u_lane_slot_2_data = \u_ocu_9.lanes[4].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[5].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_5_u_lane_slot_2_data = \u_ocu_9.lanes[5].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[6].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_6_u_lane_slot_2_data = \u_ocu_9.lanes[6].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[7].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_7_u_lane_slot_2_data = \u_ocu_9.lanes[7].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[8].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_8_u_lane_slot_2_data = \u_ocu_9.lanes[8].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[9].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_9_u_lane_slot_2_data = \u_ocu_9.lanes[9].u_lane.slot[2].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[10].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_10_u_lane_slot_2_data = \u_ocu_9.lanes[10].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[11].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_11_u_lane_slot_2_data = \u_ocu_9.lanes[11].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[12].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_12_u_lane_slot_2_data = \u_ocu_9.lanes[12].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[13].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_13_u_lane_slot_2_data = \u_ocu_9.lanes[13].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[14].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_14_u_lane_slot_2_data = \u_ocu_9.lanes[14].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[15].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_15_u_lane_slot_2_data = \u_ocu_9.lanes[15].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[16].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_16_u_lane_slot_2_data = \u_ocu_9.lanes[16].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[17].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_17_u_lane_slot_2_data = \u_ocu_9.lanes[17].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[18].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_18_u_lane_slot_2_data = \u_ocu_9.lanes[18].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[19].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_19_u_lane_slot_2_data = \u_ocu_9.lanes[19].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[20].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_20_u_lane_slot_2_data = \u_ocu_9.lanes[20].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[21].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_21_u_lane_slot_2_data = \u_ocu_9.lanes[21].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[22].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_22_u_lane_slot_2_data = \u_ocu_9.lanes[22].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[23].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_23_u_lane_slot_2_data = \u_ocu_9.lanes[23].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[24].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_24_u_lane_slot_2_data = \u_ocu_9.lanes[24].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[25].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_25_u_lane_slot_2_data = \u_ocu_9.lanes[25].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[26].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_26_u_lane_slot_2_data = \u_ocu_9.lanes[26].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[27].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_27_u_lane_slot_2_data = \u_ocu_9.lanes[27].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[28].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_28_u_lane_slot_2_data = \u_ocu_9.lanes[28].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[29].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_29_u_lane_slot_2_data = \u_ocu_9.lanes[29].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[30].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_30_u_lane_slot_2_data = \u_ocu_9.lanes[30].u_lane.slot[2].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_9.lanes[31].u_lane.slot[2].data ;
    wire [LANE_W-1:0] f_u_ocu_9_lanes_31_u_lane_slot_2_data = \u_ocu_9.lanes[31].u_lane.slot[2].data
            ;

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_19: assert(~(f_mine & _or_2) | (|(f_slot & _or_5)));

    wire [31:0] _joined_3 = {f_want[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            f_want[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            f_want[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            f_want[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            f_want[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            f_want[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            f_want[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            f_want[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            f_want[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            f_want[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            f_want[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            f_want[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            f_want[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            f_want[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            f_want[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            f_want[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            f_want[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            f_want[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            f_want[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            f_want[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            f_want[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            f_want[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            f_want[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            f_want[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            f_want[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            f_want[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            f_want[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            f_want[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            f_want[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            f_want[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            f_want[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            f_want[LANE_W-1:0] == f_value[LANE_W-1:0]};
    wire [9:0] _or_9 = ({10{f_unit[0] & f_slot[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({10{f_unit[0] & f_slot[1]}} & f_u_bank_arbiter_phys_0_1)
            | ({10{f_unit[0] & f_slot[2]}} & f_u_bank_arbiter_phys_0_2)
            | ({10{f_unit[1] & f_slot[0]}} & f_u_bank_arbiter_phys_1_0)
            | ({10{f_unit[1] & f_slot[1]}} & f_u_bank_arbiter_phys_1_1)
            | ({10{f_unit[1] & f_slot[2]}} & f_u_bank_arbiter_phys_1_2)
            | ({10{f_unit[2] & f_slot[0]}} & f_u_bank_arbiter_phys_2_0)
            | ({10{f_unit[2] & f_slot[1]}} & f_u_bank_arbiter_phys_2_1)
            | ({10{f_unit[2] & f_slot[2]}} & f_u_bank_arbiter_phys_2_2)
            | ({10{f_unit[3] & f_slot[0]}} & f_u_bank_arbiter_phys_3_0)
            | ({10{f_unit[3] & f_slot[1]}} & f_u_bank_arbiter_phys_3_1)
            | ({10{f_unit[3] & f_slot[2]}} & f_u_bank_arbiter_phys_3_2)
            | ({10{f_unit[4] & f_slot[0]}} & f_u_bank_arbiter_phys_4_0)
            | ({10{f_unit[4] & f_slot[1]}} & f_u_bank_arbiter_phys_4_1)
            | ({10{f_unit[4] & f_slot[2]}} & f_u_bank_arbiter_phys_4_2)
            | ({10{f_unit[5] & f_slot[0]}} & f_u_bank_arbiter_phys_5_0)
            | ({10{f_unit[5] & f_slot[1]}} & f_u_bank_arbiter_phys_5_1)
            | ({10{f_unit[5] & f_slot[2]}} & f_u_bank_arbiter_phys_5_2)
            | ({10{f_unit[6] & f_slot[0]}} & f_u_bank_arbiter_phys_6_0)
            | ({10{f_unit[6] & f_slot[1]}} & f_u_bank_arbiter_phys_6_1)
            | ({10{f_unit[6] & f_slot[2]}} & f_u_bank_arbiter_phys_6_2)
            | ({10{f_unit[7] & f_slot[0]}} & f_u_bank_arbiter_phys_7_0)
            | ({10{f_unit[7] & f_slot[1]}} & f_u_bank_arbiter_phys_7_1)
            | ({10{f_unit[7] & f_slot[2]}} & f_u_bank_arbiter_phys_7_2)
            | ({10{f_unit[8] & f_slot[0]}} & f_u_bank_arbiter_phys_8_0)
            | ({10{f_unit[8] & f_slot[1]}} & f_u_bank_arbiter_phys_8_1)
            | ({10{f_unit[8] & f_slot[2]}} & f_u_bank_arbiter_phys_8_2)
            | ({10{f_unit[9] & f_slot[0]}} & f_u_bank_arbiter_phys_9_0)
            | ({10{f_unit[9] & f_slot[1]}} & f_u_bank_arbiter_phys_9_1)
            | ({10{f_unit[9] & f_slot[2]}} & f_u_bank_arbiter_phys_9_2);

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_20: assert(~_f_mine_and
            | (~(|(f_sure & ~(f_known_lanes & _joined_3))) & (_or_9 == f_reg)));

    wire [15:0] f_from = ({16{f_unit[0] & f_slot[0]}} & rd_sel[15:0])
            | ({16{f_unit[0] & f_slot[1]}} & rd_sel[31:16])
            | ({16{f_unit[0] & f_slot[2]}} & rd_sel[47:32])
            | ({16{f_unit[1] & f_slot[0]}} & rd_sel[63:48])
            | ({16{f_unit[1] & f_slot[1]}} & rd_sel[79:64])
            | ({16{f_unit[1] & f_slot[2]}} & rd_sel[95:80])
            | ({16{f_unit[2] & f_slot[0]}} & rd_sel[111:96])
            | ({16{f_unit[2] & f_slot[1]}} & rd_sel[127:112])
            | ({16{f_unit[2] & f_slot[2]}} & rd_sel[143:128])
            | ({16{f_unit[3] & f_slot[0]}} & rd_sel[159:144])
            | ({16{f_unit[3] & f_slot[1]}} & rd_sel[175:160])
            | ({16{f_unit[3] & f_slot[2]}} & rd_sel[191:176])
            | ({16{f_unit[4] & f_slot[0]}} & rd_sel[207:192])
            | ({16{f_unit[4] & f_slot[1]}} & rd_sel[223:208])
            | ({16{f_unit[4] & f_slot[2]}} & rd_sel[239:224])
            | ({16{f_unit[5] & f_slot[0]}} & rd_sel[255:240])
            | ({16{f_unit[5] & f_slot[1]}} & rd_sel[271:256])
            | ({16{f_unit[5] & f_slot[2]}} & rd_sel[287:272])
            | ({16{f_unit[6] & f_slot[0]}} & rd_sel[303:288])
            | ({16{f_unit[6] & f_slot[1]}} & rd_sel[319:304])
            | ({16{f_unit[6] & f_slot[2]}} & rd_sel[335:320])
            | ({16{f_unit[7] & f_slot[0]}} & rd_sel[351:336])
            | ({16{f_unit[7] & f_slot[1]}} & rd_sel[367:352])
            | ({16{f_unit[7] & f_slot[2]}} & rd_sel[383:368])
            | ({16{f_unit[8] & f_slot[0]}} & rd_sel[399:384])
            | ({16{f_unit[8] & f_slot[1]}} & rd_sel[415:400])
            | ({16{f_unit[8] & f_slot[2]}} & rd_sel[431:416])
            | ({16{f_unit[9] & f_slot[0]}} & rd_sel[447:432])
            | ({16{f_unit[9] & f_slot[1]}} & rd_sel[463:448])
            | ({16{f_unit[9] & f_slot[2]}} & rd_sel[479:464]);
    wire [32*LANE_W-1:0] _or_10 = ({(32*LANE_W){f_from[0]}} & bank_rdata[32*LANE_W-1:0])
            | ({(32*LANE_W){f_from[1]}} & bank_rdata[32*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[2]}} & bank_rdata[64*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[3]}} & bank_rdata[96*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[4]}} & bank_rdata[128*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[5]}} & bank_rdata[160*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[6]}} & bank_rdata[192*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[7]}} & bank_rdata[224*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[8]}} & bank_rdata[256*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[9]}} & bank_rdata[288*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[10]}} & bank_rdata[320*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[11]}} & bank_rdata[352*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[12]}} & bank_rdata[384*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[13]}} & bank_rdata[416*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[14]}} & bank_rdata[448*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_from[15]}} & bank_rdata[480*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_4 = {_or_10[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            _or_10[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            _or_10[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            _or_10[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            _or_10[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            _or_10[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            _or_10[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            _or_10[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            _or_10[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            _or_10[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            _or_10[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            _or_10[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            _or_10[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            _or_10[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            _or_10[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            _or_10[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            _or_10[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            _or_10[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            _or_10[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            _or_10[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            _or_10[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            _or_10[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            _or_10[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            _or_10[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            _or_10[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            _or_10[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            _or_10[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            _or_10[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            _or_10[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_10[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_10[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_10[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_21: assert(~f_mine | ~(|f_from)
            | ((f_from == one_hot(f_reg[3:0])) & ~(|(f_sure & ~_joined_4))));

    wire [32*LANE_W-1:0] _f_u_ocu_0_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_0_lanes_31_u_lane_slot_0_data, f_u_ocu_0_lanes_30_u_lane_slot_0_data,
            f_u_ocu_0_lanes_29_u_lane_slot_0_data, f_u_ocu_0_lanes_28_u_lane_slot_0_data,
            f_u_ocu_0_lanes_27_u_lane_slot_0_data, f_u_ocu_0_lanes_26_u_lane_slot_0_data,
            f_u_ocu_0_lanes_25_u_lane_slot_0_data, f_u_ocu_0_lanes_24_u_lane_slot_0_data,
            f_u_ocu_0_lanes_23_u_lane_slot_0_data, f_u_ocu_0_lanes_22_u_lane_slot_0_data,
            f_u_ocu_0_lanes_21_u_lane_slot_0_data, f_u_ocu_0_lanes_20_u_lane_slot_0_data,
            f_u_ocu_0_lanes_19_u_lane_slot_0_data, f_u_ocu_0_lanes_18_u_lane_slot_0_data,
            f_u_ocu_0_lanes_17_u_lane_slot_0_data, f_u_ocu_0_lanes_16_u_lane_slot_0_data,
            f_u_ocu_0_lanes_15_u_lane_slot_0_data, f_u_ocu_0_lanes_14_u_lane_slot_0_data,
            f_u_ocu_0_lanes_13_u_lane_slot_0_data, f_u_ocu_0_lanes_12_u_lane_slot_0_data,
            f_u_ocu_0_lanes_11_u_lane_slot_0_data, f_u_ocu_0_lanes_10_u_lane_slot_0_data,
            f_u_ocu_0_lanes_9_u_lane_slot_0_data, f_u_ocu_0_lanes_8_u_lane_slot_0_data,
            f_u_ocu_0_lanes_7_u_lane_slot_0_data, f_u_ocu_0_lanes_6_u_lane_slot_0_data,
            f_u_ocu_0_lanes_5_u_lane_slot_0_data, f_u_ocu_0_lanes_4_u_lane_slot_0_data,
            f_u_ocu_0_lanes_3_u_lane_slot_0_data, f_u_ocu_0_lanes_2_u_lane_slot_0_data,
            f_u_ocu_0_lanes_1_u_lane_slot_0_data, f_u_ocu_0_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_0_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_0_lanes_31_u_lane_slot_1_data, f_u_ocu_0_lanes_30_u_lane_slot_1_data,
            f_u_ocu_0_lanes_29_u_lane_slot_1_data, f_u_ocu_0_lanes_28_u_lane_slot_1_data,
            f_u_ocu_0_lanes_27_u_lane_slot_1_data, f_u_ocu_0_lanes_26_u_lane_slot_1_data,
            f_u_ocu_0_lanes_25_u_lane_slot_1_data, f_u_ocu_0_lanes_24_u_lane_slot_1_data,
            f_u_ocu_0_lanes_23_u_lane_slot_1_data, f_u_ocu_0_lanes_22_u_lane_slot_1_data,
            f_u_ocu_0_lanes_21_u_lane_slot_1_data, f_u_ocu_0_lanes_20_u_lane_slot_1_data,
            f_u_ocu_0_lanes_19_u_lane_slot_1_data, f_u_ocu_0_lanes_18_u_lane_slot_1_data,
            f_u_ocu_0_lanes_17_u_lane_slot_1_data, f_u_ocu_0_lanes_16_u_lane_slot_1_data,
            f_u_ocu_0_lanes_15_u_lane_slot_1_data, f_u_ocu_0_lanes_14_u_lane_slot_1_data,
            f_u_ocu_0_lanes_13_u_lane_slot_1_data, f_u_ocu_0_lanes_12_u_lane_slot_1_data,
            f_u_ocu_0_lanes_11_u_lane_slot_1_data, f_u_ocu_0_lanes_10_u_lane_slot_1_data,
            f_u_ocu_0_lanes_9_u_lane_slot_1_data, f_u_ocu_0_lanes_8_u_lane_slot_1_data,
            f_u_ocu_0_lanes_7_u_lane_slot_1_data, f_u_ocu_0_lanes_6_u_lane_slot_1_data,
            f_u_ocu_0_lanes_5_u_lane_slot_1_data, f_u_ocu_0_lanes_4_u_lane_slot_1_data,
            f_u_ocu_0_lanes_3_u_lane_slot_1_data, f_u_ocu_0_lanes_2_u_lane_slot_1_data,
            f_u_ocu_0_lanes_1_u_lane_slot_1_data, f_u_ocu_0_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_0_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_0_lanes_31_u_lane_slot_2_data, f_u_ocu_0_lanes_30_u_lane_slot_2_data,
            f_u_ocu_0_lanes_29_u_lane_slot_2_data, f_u_ocu_0_lanes_28_u_lane_slot_2_data,
            f_u_ocu_0_lanes_27_u_lane_slot_2_data, f_u_ocu_0_lanes_26_u_lane_slot_2_data,
            f_u_ocu_0_lanes_25_u_lane_slot_2_data, f_u_ocu_0_lanes_24_u_lane_slot_2_data,
            f_u_ocu_0_lanes_23_u_lane_slot_2_data, f_u_ocu_0_lanes_22_u_lane_slot_2_data,
            f_u_ocu_0_lanes_21_u_lane_slot_2_data, f_u_ocu_0_lanes_20_u_lane_slot_2_data,
            f_u_ocu_0_lanes_19_u_lane_slot_2_data, f_u_ocu_0_lanes_18_u_lane_slot_2_data,
            f_u_ocu_0_lanes_17_u_lane_slot_2_data, f_u_ocu_0_lanes_16_u_lane_slot_2_data,
            f_u_ocu_0_lanes_15_u_lane_slot_2_data, f_u_ocu_0_lanes_14_u_lane_slot_2_data,
            f_u_ocu_0_lanes_13_u_lane_slot_2_data, f_u_ocu_0_lanes_12_u_lane_slot_2_data,
            f_u_ocu_0_lanes_11_u_lane_slot_2_data, f_u_ocu_0_lanes_10_u_lane_slot_2_data,
            f_u_ocu_0_lanes_9_u_lane_slot_2_data, f_u_ocu_0_lanes_8_u_lane_slot_2_data,
            f_u_ocu_0_lanes_7_u_lane_slot_2_data, f_u_ocu_0_lanes_6_u_lane_slot_2_data,
            f_u_ocu_0_lanes_5_u_lane_slot_2_data, f_u_ocu_0_lanes_4_u_lane_slot_2_data,
            f_u_ocu_0_lanes_3_u_lane_slot_2_data, f_u_ocu_0_lanes_2_u_lane_slot_2_data,
            f_u_ocu_0_lanes_1_u_lane_slot_2_data, f_u_ocu_0_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_1_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_1_lanes_31_u_lane_slot_0_data, f_u_ocu_1_lanes_30_u_lane_slot_0_data,
            f_u_ocu_1_lanes_29_u_lane_slot_0_data, f_u_ocu_1_lanes_28_u_lane_slot_0_data,
            f_u_ocu_1_lanes_27_u_lane_slot_0_data, f_u_ocu_1_lanes_26_u_lane_slot_0_data,
            f_u_ocu_1_lanes_25_u_lane_slot_0_data, f_u_ocu_1_lanes_24_u_lane_slot_0_data,
            f_u_ocu_1_lanes_23_u_lane_slot_0_data, f_u_ocu_1_lanes_22_u_lane_slot_0_data,
            f_u_ocu_1_lanes_21_u_lane_slot_0_data, f_u_ocu_1_lanes_20_u_lane_slot_0_data,
            f_u_ocu_1_lanes_19_u_lane_slot_0_data, f_u_ocu_1_lanes_18_u_lane_slot_0_data,
            f_u_ocu_1_lanes_17_u_lane_slot_0_data, f_u_ocu_1_lanes_16_u_lane_slot_0_data,
            f_u_ocu_1_lanes_15_u_lane_slot_0_data, f_u_ocu_1_lanes_14_u_lane_slot_0_data,
            f_u_ocu_1_lanes_13_u_lane_slot_0_data, f_u_ocu_1_lanes_12_u_lane_slot_0_data,
            f_u_ocu_1_lanes_11_u_lane_slot_0_data, f_u_ocu_1_lanes_10_u_lane_slot_0_data,
            f_u_ocu_1_lanes_9_u_lane_slot_0_data, f_u_ocu_1_lanes_8_u_lane_slot_0_data,
            f_u_ocu_1_lanes_7_u_lane_slot_0_data, f_u_ocu_1_lanes_6_u_lane_slot_0_data,
            f_u_ocu_1_lanes_5_u_lane_slot_0_data, f_u_ocu_1_lanes_4_u_lane_slot_0_data,
            f_u_ocu_1_lanes_3_u_lane_slot_0_data, f_u_ocu_1_lanes_2_u_lane_slot_0_data,
            f_u_ocu_1_lanes_1_u_lane_slot_0_data, f_u_ocu_1_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_1_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_1_lanes_31_u_lane_slot_1_data, f_u_ocu_1_lanes_30_u_lane_slot_1_data,
            f_u_ocu_1_lanes_29_u_lane_slot_1_data, f_u_ocu_1_lanes_28_u_lane_slot_1_data,
            f_u_ocu_1_lanes_27_u_lane_slot_1_data, f_u_ocu_1_lanes_26_u_lane_slot_1_data,
            f_u_ocu_1_lanes_25_u_lane_slot_1_data, f_u_ocu_1_lanes_24_u_lane_slot_1_data,
            f_u_ocu_1_lanes_23_u_lane_slot_1_data, f_u_ocu_1_lanes_22_u_lane_slot_1_data,
            f_u_ocu_1_lanes_21_u_lane_slot_1_data, f_u_ocu_1_lanes_20_u_lane_slot_1_data,
            f_u_ocu_1_lanes_19_u_lane_slot_1_data, f_u_ocu_1_lanes_18_u_lane_slot_1_data,
            f_u_ocu_1_lanes_17_u_lane_slot_1_data, f_u_ocu_1_lanes_16_u_lane_slot_1_data,
            f_u_ocu_1_lanes_15_u_lane_slot_1_data, f_u_ocu_1_lanes_14_u_lane_slot_1_data,
            f_u_ocu_1_lanes_13_u_lane_slot_1_data, f_u_ocu_1_lanes_12_u_lane_slot_1_data,
            f_u_ocu_1_lanes_11_u_lane_slot_1_data, f_u_ocu_1_lanes_10_u_lane_slot_1_data,
            f_u_ocu_1_lanes_9_u_lane_slot_1_data, f_u_ocu_1_lanes_8_u_lane_slot_1_data,
            f_u_ocu_1_lanes_7_u_lane_slot_1_data, f_u_ocu_1_lanes_6_u_lane_slot_1_data,
            f_u_ocu_1_lanes_5_u_lane_slot_1_data, f_u_ocu_1_lanes_4_u_lane_slot_1_data,
            f_u_ocu_1_lanes_3_u_lane_slot_1_data, f_u_ocu_1_lanes_2_u_lane_slot_1_data,
            f_u_ocu_1_lanes_1_u_lane_slot_1_data, f_u_ocu_1_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_1_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_1_lanes_31_u_lane_slot_2_data, f_u_ocu_1_lanes_30_u_lane_slot_2_data,
            f_u_ocu_1_lanes_29_u_lane_slot_2_data, f_u_ocu_1_lanes_28_u_lane_slot_2_data,
            f_u_ocu_1_lanes_27_u_lane_slot_2_data, f_u_ocu_1_lanes_26_u_lane_slot_2_data,
            f_u_ocu_1_lanes_25_u_lane_slot_2_data, f_u_ocu_1_lanes_24_u_lane_slot_2_data,
            f_u_ocu_1_lanes_23_u_lane_slot_2_data, f_u_ocu_1_lanes_22_u_lane_slot_2_data,
            f_u_ocu_1_lanes_21_u_lane_slot_2_data, f_u_ocu_1_lanes_20_u_lane_slot_2_data,
            f_u_ocu_1_lanes_19_u_lane_slot_2_data, f_u_ocu_1_lanes_18_u_lane_slot_2_data,
            f_u_ocu_1_lanes_17_u_lane_slot_2_data, f_u_ocu_1_lanes_16_u_lane_slot_2_data,
            f_u_ocu_1_lanes_15_u_lane_slot_2_data, f_u_ocu_1_lanes_14_u_lane_slot_2_data,
            f_u_ocu_1_lanes_13_u_lane_slot_2_data, f_u_ocu_1_lanes_12_u_lane_slot_2_data,
            f_u_ocu_1_lanes_11_u_lane_slot_2_data, f_u_ocu_1_lanes_10_u_lane_slot_2_data,
            f_u_ocu_1_lanes_9_u_lane_slot_2_data, f_u_ocu_1_lanes_8_u_lane_slot_2_data,
            f_u_ocu_1_lanes_7_u_lane_slot_2_data, f_u_ocu_1_lanes_6_u_lane_slot_2_data,
            f_u_ocu_1_lanes_5_u_lane_slot_2_data, f_u_ocu_1_lanes_4_u_lane_slot_2_data,
            f_u_ocu_1_lanes_3_u_lane_slot_2_data, f_u_ocu_1_lanes_2_u_lane_slot_2_data,
            f_u_ocu_1_lanes_1_u_lane_slot_2_data, f_u_ocu_1_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_2_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_2_lanes_31_u_lane_slot_0_data, f_u_ocu_2_lanes_30_u_lane_slot_0_data,
            f_u_ocu_2_lanes_29_u_lane_slot_0_data, f_u_ocu_2_lanes_28_u_lane_slot_0_data,
            f_u_ocu_2_lanes_27_u_lane_slot_0_data, f_u_ocu_2_lanes_26_u_lane_slot_0_data,
            f_u_ocu_2_lanes_25_u_lane_slot_0_data, f_u_ocu_2_lanes_24_u_lane_slot_0_data,
            f_u_ocu_2_lanes_23_u_lane_slot_0_data, f_u_ocu_2_lanes_22_u_lane_slot_0_data,
            f_u_ocu_2_lanes_21_u_lane_slot_0_data, f_u_ocu_2_lanes_20_u_lane_slot_0_data,
            f_u_ocu_2_lanes_19_u_lane_slot_0_data, f_u_ocu_2_lanes_18_u_lane_slot_0_data,
            f_u_ocu_2_lanes_17_u_lane_slot_0_data, f_u_ocu_2_lanes_16_u_lane_slot_0_data,
            f_u_ocu_2_lanes_15_u_lane_slot_0_data, f_u_ocu_2_lanes_14_u_lane_slot_0_data,
            f_u_ocu_2_lanes_13_u_lane_slot_0_data, f_u_ocu_2_lanes_12_u_lane_slot_0_data,
            f_u_ocu_2_lanes_11_u_lane_slot_0_data, f_u_ocu_2_lanes_10_u_lane_slot_0_data,
            f_u_ocu_2_lanes_9_u_lane_slot_0_data, f_u_ocu_2_lanes_8_u_lane_slot_0_data,
            f_u_ocu_2_lanes_7_u_lane_slot_0_data, f_u_ocu_2_lanes_6_u_lane_slot_0_data,
            f_u_ocu_2_lanes_5_u_lane_slot_0_data, f_u_ocu_2_lanes_4_u_lane_slot_0_data,
            f_u_ocu_2_lanes_3_u_lane_slot_0_data, f_u_ocu_2_lanes_2_u_lane_slot_0_data,
            f_u_ocu_2_lanes_1_u_lane_slot_0_data, f_u_ocu_2_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_2_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_2_lanes_31_u_lane_slot_1_data, f_u_ocu_2_lanes_30_u_lane_slot_1_data,
            f_u_ocu_2_lanes_29_u_lane_slot_1_data, f_u_ocu_2_lanes_28_u_lane_slot_1_data,
            f_u_ocu_2_lanes_27_u_lane_slot_1_data, f_u_ocu_2_lanes_26_u_lane_slot_1_data,
            f_u_ocu_2_lanes_25_u_lane_slot_1_data, f_u_ocu_2_lanes_24_u_lane_slot_1_data,
            f_u_ocu_2_lanes_23_u_lane_slot_1_data, f_u_ocu_2_lanes_22_u_lane_slot_1_data,
            f_u_ocu_2_lanes_21_u_lane_slot_1_data, f_u_ocu_2_lanes_20_u_lane_slot_1_data,
            f_u_ocu_2_lanes_19_u_lane_slot_1_data, f_u_ocu_2_lanes_18_u_lane_slot_1_data,
            f_u_ocu_2_lanes_17_u_lane_slot_1_data, f_u_ocu_2_lanes_16_u_lane_slot_1_data,
            f_u_ocu_2_lanes_15_u_lane_slot_1_data, f_u_ocu_2_lanes_14_u_lane_slot_1_data,
            f_u_ocu_2_lanes_13_u_lane_slot_1_data, f_u_ocu_2_lanes_12_u_lane_slot_1_data,
            f_u_ocu_2_lanes_11_u_lane_slot_1_data, f_u_ocu_2_lanes_10_u_lane_slot_1_data,
            f_u_ocu_2_lanes_9_u_lane_slot_1_data, f_u_ocu_2_lanes_8_u_lane_slot_1_data,
            f_u_ocu_2_lanes_7_u_lane_slot_1_data, f_u_ocu_2_lanes_6_u_lane_slot_1_data,
            f_u_ocu_2_lanes_5_u_lane_slot_1_data, f_u_ocu_2_lanes_4_u_lane_slot_1_data,
            f_u_ocu_2_lanes_3_u_lane_slot_1_data, f_u_ocu_2_lanes_2_u_lane_slot_1_data,
            f_u_ocu_2_lanes_1_u_lane_slot_1_data, f_u_ocu_2_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_2_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_2_lanes_31_u_lane_slot_2_data, f_u_ocu_2_lanes_30_u_lane_slot_2_data,
            f_u_ocu_2_lanes_29_u_lane_slot_2_data, f_u_ocu_2_lanes_28_u_lane_slot_2_data,
            f_u_ocu_2_lanes_27_u_lane_slot_2_data, f_u_ocu_2_lanes_26_u_lane_slot_2_data,
            f_u_ocu_2_lanes_25_u_lane_slot_2_data, f_u_ocu_2_lanes_24_u_lane_slot_2_data,
            f_u_ocu_2_lanes_23_u_lane_slot_2_data, f_u_ocu_2_lanes_22_u_lane_slot_2_data,
            f_u_ocu_2_lanes_21_u_lane_slot_2_data, f_u_ocu_2_lanes_20_u_lane_slot_2_data,
            f_u_ocu_2_lanes_19_u_lane_slot_2_data, f_u_ocu_2_lanes_18_u_lane_slot_2_data,
            f_u_ocu_2_lanes_17_u_lane_slot_2_data, f_u_ocu_2_lanes_16_u_lane_slot_2_data,
            f_u_ocu_2_lanes_15_u_lane_slot_2_data, f_u_ocu_2_lanes_14_u_lane_slot_2_data,
            f_u_ocu_2_lanes_13_u_lane_slot_2_data, f_u_ocu_2_lanes_12_u_lane_slot_2_data,
            f_u_ocu_2_lanes_11_u_lane_slot_2_data, f_u_ocu_2_lanes_10_u_lane_slot_2_data,
            f_u_ocu_2_lanes_9_u_lane_slot_2_data, f_u_ocu_2_lanes_8_u_lane_slot_2_data,
            f_u_ocu_2_lanes_7_u_lane_slot_2_data, f_u_ocu_2_lanes_6_u_lane_slot_2_data,
            f_u_ocu_2_lanes_5_u_lane_slot_2_data, f_u_ocu_2_lanes_4_u_lane_slot_2_data,
            f_u_ocu_2_lanes_3_u_lane_slot_2_data, f_u_ocu_2_lanes_2_u_lane_slot_2_data,
            f_u_ocu_2_lanes_1_u_lane_slot_2_data, f_u_ocu_2_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_3_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_3_lanes_31_u_lane_slot_0_data, f_u_ocu_3_lanes_30_u_lane_slot_0_data,
            f_u_ocu_3_lanes_29_u_lane_slot_0_data, f_u_ocu_3_lanes_28_u_lane_slot_0_data,
            f_u_ocu_3_lanes_27_u_lane_slot_0_data, f_u_ocu_3_lanes_26_u_lane_slot_0_data,
            f_u_ocu_3_lanes_25_u_lane_slot_0_data, f_u_ocu_3_lanes_24_u_lane_slot_0_data,
            f_u_ocu_3_lanes_23_u_lane_slot_0_data, f_u_ocu_3_lanes_22_u_lane_slot_0_data,
            f_u_ocu_3_lanes_21_u_lane_slot_0_data, f_u_ocu_3_lanes_20_u_lane_slot_0_data,
            f_u_ocu_3_lanes_19_u_lane_slot_0_data, f_u_ocu_3_lanes_18_u_lane_slot_0_data,
            f_u_ocu_3_lanes_17_u_lane_slot_0_data, f_u_ocu_3_lanes_16_u_lane_slot_0_data,
            f_u_ocu_3_lanes_15_u_lane_slot_0_data, f_u_ocu_3_lanes_14_u_lane_slot_0_data,
            f_u_ocu_3_lanes_13_u_lane_slot_0_data, f_u_ocu_3_lanes_12_u_lane_slot_0_data,
            f_u_ocu_3_lanes_11_u_lane_slot_0_data, f_u_ocu_3_lanes_10_u_lane_slot_0_data,
            f_u_ocu_3_lanes_9_u_lane_slot_0_data, f_u_ocu_3_lanes_8_u_lane_slot_0_data,
            f_u_ocu_3_lanes_7_u_lane_slot_0_data, f_u_ocu_3_lanes_6_u_lane_slot_0_data,
            f_u_ocu_3_lanes_5_u_lane_slot_0_data, f_u_ocu_3_lanes_4_u_lane_slot_0_data,
            f_u_ocu_3_lanes_3_u_lane_slot_0_data, f_u_ocu_3_lanes_2_u_lane_slot_0_data,
            f_u_ocu_3_lanes_1_u_lane_slot_0_data, f_u_ocu_3_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_3_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_3_lanes_31_u_lane_slot_1_data, f_u_ocu_3_lanes_30_u_lane_slot_1_data,
            f_u_ocu_3_lanes_29_u_lane_slot_1_data, f_u_ocu_3_lanes_28_u_lane_slot_1_data,
            f_u_ocu_3_lanes_27_u_lane_slot_1_data, f_u_ocu_3_lanes_26_u_lane_slot_1_data,
            f_u_ocu_3_lanes_25_u_lane_slot_1_data, f_u_ocu_3_lanes_24_u_lane_slot_1_data,
            f_u_ocu_3_lanes_23_u_lane_slot_1_data, f_u_ocu_3_lanes_22_u_lane_slot_1_data,
            f_u_ocu_3_lanes_21_u_lane_slot_1_data, f_u_ocu_3_lanes_20_u_lane_slot_1_data,
            f_u_ocu_3_lanes_19_u_lane_slot_1_data, f_u_ocu_3_lanes_18_u_lane_slot_1_data,
            f_u_ocu_3_lanes_17_u_lane_slot_1_data, f_u_ocu_3_lanes_16_u_lane_slot_1_data,
            f_u_ocu_3_lanes_15_u_lane_slot_1_data, f_u_ocu_3_lanes_14_u_lane_slot_1_data,
            f_u_ocu_3_lanes_13_u_lane_slot_1_data, f_u_ocu_3_lanes_12_u_lane_slot_1_data,
            f_u_ocu_3_lanes_11_u_lane_slot_1_data, f_u_ocu_3_lanes_10_u_lane_slot_1_data,
            f_u_ocu_3_lanes_9_u_lane_slot_1_data, f_u_ocu_3_lanes_8_u_lane_slot_1_data,
            f_u_ocu_3_lanes_7_u_lane_slot_1_data, f_u_ocu_3_lanes_6_u_lane_slot_1_data,
            f_u_ocu_3_lanes_5_u_lane_slot_1_data, f_u_ocu_3_lanes_4_u_lane_slot_1_data,
            f_u_ocu_3_lanes_3_u_lane_slot_1_data, f_u_ocu_3_lanes_2_u_lane_slot_1_data,
            f_u_ocu_3_lanes_1_u_lane_slot_1_data, f_u_ocu_3_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_3_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_3_lanes_31_u_lane_slot_2_data, f_u_ocu_3_lanes_30_u_lane_slot_2_data,
            f_u_ocu_3_lanes_29_u_lane_slot_2_data, f_u_ocu_3_lanes_28_u_lane_slot_2_data,
            f_u_ocu_3_lanes_27_u_lane_slot_2_data, f_u_ocu_3_lanes_26_u_lane_slot_2_data,
            f_u_ocu_3_lanes_25_u_lane_slot_2_data, f_u_ocu_3_lanes_24_u_lane_slot_2_data,
            f_u_ocu_3_lanes_23_u_lane_slot_2_data, f_u_ocu_3_lanes_22_u_lane_slot_2_data,
            f_u_ocu_3_lanes_21_u_lane_slot_2_data, f_u_ocu_3_lanes_20_u_lane_slot_2_data,
            f_u_ocu_3_lanes_19_u_lane_slot_2_data, f_u_ocu_3_lanes_18_u_lane_slot_2_data,
            f_u_ocu_3_lanes_17_u_lane_slot_2_data, f_u_ocu_3_lanes_16_u_lane_slot_2_data,
            f_u_ocu_3_lanes_15_u_lane_slot_2_data, f_u_ocu_3_lanes_14_u_lane_slot_2_data,
            f_u_ocu_3_lanes_13_u_lane_slot_2_data, f_u_ocu_3_lanes_12_u_lane_slot_2_data,
            f_u_ocu_3_lanes_11_u_lane_slot_2_data, f_u_ocu_3_lanes_10_u_lane_slot_2_data,
            f_u_ocu_3_lanes_9_u_lane_slot_2_data, f_u_ocu_3_lanes_8_u_lane_slot_2_data,
            f_u_ocu_3_lanes_7_u_lane_slot_2_data, f_u_ocu_3_lanes_6_u_lane_slot_2_data,
            f_u_ocu_3_lanes_5_u_lane_slot_2_data, f_u_ocu_3_lanes_4_u_lane_slot_2_data,
            f_u_ocu_3_lanes_3_u_lane_slot_2_data, f_u_ocu_3_lanes_2_u_lane_slot_2_data,
            f_u_ocu_3_lanes_1_u_lane_slot_2_data, f_u_ocu_3_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_4_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_4_lanes_31_u_lane_slot_0_data, f_u_ocu_4_lanes_30_u_lane_slot_0_data,
            f_u_ocu_4_lanes_29_u_lane_slot_0_data, f_u_ocu_4_lanes_28_u_lane_slot_0_data,
            f_u_ocu_4_lanes_27_u_lane_slot_0_data, f_u_ocu_4_lanes_26_u_lane_slot_0_data,
            f_u_ocu_4_lanes_25_u_lane_slot_0_data, f_u_ocu_4_lanes_24_u_lane_slot_0_data,
            f_u_ocu_4_lanes_23_u_lane_slot_0_data, f_u_ocu_4_lanes_22_u_lane_slot_0_data,
            f_u_ocu_4_lanes_21_u_lane_slot_0_data, f_u_ocu_4_lanes_20_u_lane_slot_0_data,
            f_u_ocu_4_lanes_19_u_lane_slot_0_data, f_u_ocu_4_lanes_18_u_lane_slot_0_data,
            f_u_ocu_4_lanes_17_u_lane_slot_0_data, f_u_ocu_4_lanes_16_u_lane_slot_0_data,
            f_u_ocu_4_lanes_15_u_lane_slot_0_data, f_u_ocu_4_lanes_14_u_lane_slot_0_data,
            f_u_ocu_4_lanes_13_u_lane_slot_0_data, f_u_ocu_4_lanes_12_u_lane_slot_0_data,
            f_u_ocu_4_lanes_11_u_lane_slot_0_data, f_u_ocu_4_lanes_10_u_lane_slot_0_data,
            f_u_ocu_4_lanes_9_u_lane_slot_0_data, f_u_ocu_4_lanes_8_u_lane_slot_0_data,
            f_u_ocu_4_lanes_7_u_lane_slot_0_data, f_u_ocu_4_lanes_6_u_lane_slot_0_data,
            f_u_ocu_4_lanes_5_u_lane_slot_0_data, f_u_ocu_4_lanes_4_u_lane_slot_0_data,
            f_u_ocu_4_lanes_3_u_lane_slot_0_data, f_u_ocu_4_lanes_2_u_lane_slot_0_data,
            f_u_ocu_4_lanes_1_u_lane_slot_0_data, f_u_ocu_4_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_4_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_4_lanes_31_u_lane_slot_1_data, f_u_ocu_4_lanes_30_u_lane_slot_1_data,
            f_u_ocu_4_lanes_29_u_lane_slot_1_data, f_u_ocu_4_lanes_28_u_lane_slot_1_data,
            f_u_ocu_4_lanes_27_u_lane_slot_1_data, f_u_ocu_4_lanes_26_u_lane_slot_1_data,
            f_u_ocu_4_lanes_25_u_lane_slot_1_data, f_u_ocu_4_lanes_24_u_lane_slot_1_data,
            f_u_ocu_4_lanes_23_u_lane_slot_1_data, f_u_ocu_4_lanes_22_u_lane_slot_1_data,
            f_u_ocu_4_lanes_21_u_lane_slot_1_data, f_u_ocu_4_lanes_20_u_lane_slot_1_data,
            f_u_ocu_4_lanes_19_u_lane_slot_1_data, f_u_ocu_4_lanes_18_u_lane_slot_1_data,
            f_u_ocu_4_lanes_17_u_lane_slot_1_data, f_u_ocu_4_lanes_16_u_lane_slot_1_data,
            f_u_ocu_4_lanes_15_u_lane_slot_1_data, f_u_ocu_4_lanes_14_u_lane_slot_1_data,
            f_u_ocu_4_lanes_13_u_lane_slot_1_data, f_u_ocu_4_lanes_12_u_lane_slot_1_data,
            f_u_ocu_4_lanes_11_u_lane_slot_1_data, f_u_ocu_4_lanes_10_u_lane_slot_1_data,
            f_u_ocu_4_lanes_9_u_lane_slot_1_data, f_u_ocu_4_lanes_8_u_lane_slot_1_data,
            f_u_ocu_4_lanes_7_u_lane_slot_1_data, f_u_ocu_4_lanes_6_u_lane_slot_1_data,
            f_u_ocu_4_lanes_5_u_lane_slot_1_data, f_u_ocu_4_lanes_4_u_lane_slot_1_data,
            f_u_ocu_4_lanes_3_u_lane_slot_1_data, f_u_ocu_4_lanes_2_u_lane_slot_1_data,
            f_u_ocu_4_lanes_1_u_lane_slot_1_data, f_u_ocu_4_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_4_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_4_lanes_31_u_lane_slot_2_data, f_u_ocu_4_lanes_30_u_lane_slot_2_data,
            f_u_ocu_4_lanes_29_u_lane_slot_2_data, f_u_ocu_4_lanes_28_u_lane_slot_2_data,
            f_u_ocu_4_lanes_27_u_lane_slot_2_data, f_u_ocu_4_lanes_26_u_lane_slot_2_data,
            f_u_ocu_4_lanes_25_u_lane_slot_2_data, f_u_ocu_4_lanes_24_u_lane_slot_2_data,
            f_u_ocu_4_lanes_23_u_lane_slot_2_data, f_u_ocu_4_lanes_22_u_lane_slot_2_data,
            f_u_ocu_4_lanes_21_u_lane_slot_2_data, f_u_ocu_4_lanes_20_u_lane_slot_2_data,
            f_u_ocu_4_lanes_19_u_lane_slot_2_data, f_u_ocu_4_lanes_18_u_lane_slot_2_data,
            f_u_ocu_4_lanes_17_u_lane_slot_2_data, f_u_ocu_4_lanes_16_u_lane_slot_2_data,
            f_u_ocu_4_lanes_15_u_lane_slot_2_data, f_u_ocu_4_lanes_14_u_lane_slot_2_data,
            f_u_ocu_4_lanes_13_u_lane_slot_2_data, f_u_ocu_4_lanes_12_u_lane_slot_2_data,
            f_u_ocu_4_lanes_11_u_lane_slot_2_data, f_u_ocu_4_lanes_10_u_lane_slot_2_data,
            f_u_ocu_4_lanes_9_u_lane_slot_2_data, f_u_ocu_4_lanes_8_u_lane_slot_2_data,
            f_u_ocu_4_lanes_7_u_lane_slot_2_data, f_u_ocu_4_lanes_6_u_lane_slot_2_data,
            f_u_ocu_4_lanes_5_u_lane_slot_2_data, f_u_ocu_4_lanes_4_u_lane_slot_2_data,
            f_u_ocu_4_lanes_3_u_lane_slot_2_data, f_u_ocu_4_lanes_2_u_lane_slot_2_data,
            f_u_ocu_4_lanes_1_u_lane_slot_2_data, f_u_ocu_4_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_5_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_5_lanes_31_u_lane_slot_0_data, f_u_ocu_5_lanes_30_u_lane_slot_0_data,
            f_u_ocu_5_lanes_29_u_lane_slot_0_data, f_u_ocu_5_lanes_28_u_lane_slot_0_data,
            f_u_ocu_5_lanes_27_u_lane_slot_0_data, f_u_ocu_5_lanes_26_u_lane_slot_0_data,
            f_u_ocu_5_lanes_25_u_lane_slot_0_data, f_u_ocu_5_lanes_24_u_lane_slot_0_data,
            f_u_ocu_5_lanes_23_u_lane_slot_0_data, f_u_ocu_5_lanes_22_u_lane_slot_0_data,
            f_u_ocu_5_lanes_21_u_lane_slot_0_data, f_u_ocu_5_lanes_20_u_lane_slot_0_data,
            f_u_ocu_5_lanes_19_u_lane_slot_0_data, f_u_ocu_5_lanes_18_u_lane_slot_0_data,
            f_u_ocu_5_lanes_17_u_lane_slot_0_data, f_u_ocu_5_lanes_16_u_lane_slot_0_data,
            f_u_ocu_5_lanes_15_u_lane_slot_0_data, f_u_ocu_5_lanes_14_u_lane_slot_0_data,
            f_u_ocu_5_lanes_13_u_lane_slot_0_data, f_u_ocu_5_lanes_12_u_lane_slot_0_data,
            f_u_ocu_5_lanes_11_u_lane_slot_0_data, f_u_ocu_5_lanes_10_u_lane_slot_0_data,
            f_u_ocu_5_lanes_9_u_lane_slot_0_data, f_u_ocu_5_lanes_8_u_lane_slot_0_data,
            f_u_ocu_5_lanes_7_u_lane_slot_0_data, f_u_ocu_5_lanes_6_u_lane_slot_0_data,
            f_u_ocu_5_lanes_5_u_lane_slot_0_data, f_u_ocu_5_lanes_4_u_lane_slot_0_data,
            f_u_ocu_5_lanes_3_u_lane_slot_0_data, f_u_ocu_5_lanes_2_u_lane_slot_0_data,
            f_u_ocu_5_lanes_1_u_lane_slot_0_data, f_u_ocu_5_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_5_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_5_lanes_31_u_lane_slot_1_data, f_u_ocu_5_lanes_30_u_lane_slot_1_data,
            f_u_ocu_5_lanes_29_u_lane_slot_1_data, f_u_ocu_5_lanes_28_u_lane_slot_1_data,
            f_u_ocu_5_lanes_27_u_lane_slot_1_data, f_u_ocu_5_lanes_26_u_lane_slot_1_data,
            f_u_ocu_5_lanes_25_u_lane_slot_1_data, f_u_ocu_5_lanes_24_u_lane_slot_1_data,
            f_u_ocu_5_lanes_23_u_lane_slot_1_data, f_u_ocu_5_lanes_22_u_lane_slot_1_data,
            f_u_ocu_5_lanes_21_u_lane_slot_1_data, f_u_ocu_5_lanes_20_u_lane_slot_1_data,
            f_u_ocu_5_lanes_19_u_lane_slot_1_data, f_u_ocu_5_lanes_18_u_lane_slot_1_data,
            f_u_ocu_5_lanes_17_u_lane_slot_1_data, f_u_ocu_5_lanes_16_u_lane_slot_1_data,
            f_u_ocu_5_lanes_15_u_lane_slot_1_data, f_u_ocu_5_lanes_14_u_lane_slot_1_data,
            f_u_ocu_5_lanes_13_u_lane_slot_1_data, f_u_ocu_5_lanes_12_u_lane_slot_1_data,
            f_u_ocu_5_lanes_11_u_lane_slot_1_data, f_u_ocu_5_lanes_10_u_lane_slot_1_data,
            f_u_ocu_5_lanes_9_u_lane_slot_1_data, f_u_ocu_5_lanes_8_u_lane_slot_1_data,
            f_u_ocu_5_lanes_7_u_lane_slot_1_data, f_u_ocu_5_lanes_6_u_lane_slot_1_data,
            f_u_ocu_5_lanes_5_u_lane_slot_1_data, f_u_ocu_5_lanes_4_u_lane_slot_1_data,
            f_u_ocu_5_lanes_3_u_lane_slot_1_data, f_u_ocu_5_lanes_2_u_lane_slot_1_data,
            f_u_ocu_5_lanes_1_u_lane_slot_1_data, f_u_ocu_5_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_5_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_5_lanes_31_u_lane_slot_2_data, f_u_ocu_5_lanes_30_u_lane_slot_2_data,
            f_u_ocu_5_lanes_29_u_lane_slot_2_data, f_u_ocu_5_lanes_28_u_lane_slot_2_data,
            f_u_ocu_5_lanes_27_u_lane_slot_2_data, f_u_ocu_5_lanes_26_u_lane_slot_2_data,
            f_u_ocu_5_lanes_25_u_lane_slot_2_data, f_u_ocu_5_lanes_24_u_lane_slot_2_data,
            f_u_ocu_5_lanes_23_u_lane_slot_2_data, f_u_ocu_5_lanes_22_u_lane_slot_2_data,
            f_u_ocu_5_lanes_21_u_lane_slot_2_data, f_u_ocu_5_lanes_20_u_lane_slot_2_data,
            f_u_ocu_5_lanes_19_u_lane_slot_2_data, f_u_ocu_5_lanes_18_u_lane_slot_2_data,
            f_u_ocu_5_lanes_17_u_lane_slot_2_data, f_u_ocu_5_lanes_16_u_lane_slot_2_data,
            f_u_ocu_5_lanes_15_u_lane_slot_2_data, f_u_ocu_5_lanes_14_u_lane_slot_2_data,
            f_u_ocu_5_lanes_13_u_lane_slot_2_data, f_u_ocu_5_lanes_12_u_lane_slot_2_data,
            f_u_ocu_5_lanes_11_u_lane_slot_2_data, f_u_ocu_5_lanes_10_u_lane_slot_2_data,
            f_u_ocu_5_lanes_9_u_lane_slot_2_data, f_u_ocu_5_lanes_8_u_lane_slot_2_data,
            f_u_ocu_5_lanes_7_u_lane_slot_2_data, f_u_ocu_5_lanes_6_u_lane_slot_2_data,
            f_u_ocu_5_lanes_5_u_lane_slot_2_data, f_u_ocu_5_lanes_4_u_lane_slot_2_data,
            f_u_ocu_5_lanes_3_u_lane_slot_2_data, f_u_ocu_5_lanes_2_u_lane_slot_2_data,
            f_u_ocu_5_lanes_1_u_lane_slot_2_data, f_u_ocu_5_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_6_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_6_lanes_31_u_lane_slot_0_data, f_u_ocu_6_lanes_30_u_lane_slot_0_data,
            f_u_ocu_6_lanes_29_u_lane_slot_0_data, f_u_ocu_6_lanes_28_u_lane_slot_0_data,
            f_u_ocu_6_lanes_27_u_lane_slot_0_data, f_u_ocu_6_lanes_26_u_lane_slot_0_data,
            f_u_ocu_6_lanes_25_u_lane_slot_0_data, f_u_ocu_6_lanes_24_u_lane_slot_0_data,
            f_u_ocu_6_lanes_23_u_lane_slot_0_data, f_u_ocu_6_lanes_22_u_lane_slot_0_data,
            f_u_ocu_6_lanes_21_u_lane_slot_0_data, f_u_ocu_6_lanes_20_u_lane_slot_0_data,
            f_u_ocu_6_lanes_19_u_lane_slot_0_data, f_u_ocu_6_lanes_18_u_lane_slot_0_data,
            f_u_ocu_6_lanes_17_u_lane_slot_0_data, f_u_ocu_6_lanes_16_u_lane_slot_0_data,
            f_u_ocu_6_lanes_15_u_lane_slot_0_data, f_u_ocu_6_lanes_14_u_lane_slot_0_data,
            f_u_ocu_6_lanes_13_u_lane_slot_0_data, f_u_ocu_6_lanes_12_u_lane_slot_0_data,
            f_u_ocu_6_lanes_11_u_lane_slot_0_data, f_u_ocu_6_lanes_10_u_lane_slot_0_data,
            f_u_ocu_6_lanes_9_u_lane_slot_0_data, f_u_ocu_6_lanes_8_u_lane_slot_0_data,
            f_u_ocu_6_lanes_7_u_lane_slot_0_data, f_u_ocu_6_lanes_6_u_lane_slot_0_data,
            f_u_ocu_6_lanes_5_u_lane_slot_0_data, f_u_ocu_6_lanes_4_u_lane_slot_0_data,
            f_u_ocu_6_lanes_3_u_lane_slot_0_data, f_u_ocu_6_lanes_2_u_lane_slot_0_data,
            f_u_ocu_6_lanes_1_u_lane_slot_0_data, f_u_ocu_6_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_6_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_6_lanes_31_u_lane_slot_1_data, f_u_ocu_6_lanes_30_u_lane_slot_1_data,
            f_u_ocu_6_lanes_29_u_lane_slot_1_data, f_u_ocu_6_lanes_28_u_lane_slot_1_data,
            f_u_ocu_6_lanes_27_u_lane_slot_1_data, f_u_ocu_6_lanes_26_u_lane_slot_1_data,
            f_u_ocu_6_lanes_25_u_lane_slot_1_data, f_u_ocu_6_lanes_24_u_lane_slot_1_data,
            f_u_ocu_6_lanes_23_u_lane_slot_1_data, f_u_ocu_6_lanes_22_u_lane_slot_1_data,
            f_u_ocu_6_lanes_21_u_lane_slot_1_data, f_u_ocu_6_lanes_20_u_lane_slot_1_data,
            f_u_ocu_6_lanes_19_u_lane_slot_1_data, f_u_ocu_6_lanes_18_u_lane_slot_1_data,
            f_u_ocu_6_lanes_17_u_lane_slot_1_data, f_u_ocu_6_lanes_16_u_lane_slot_1_data,
            f_u_ocu_6_lanes_15_u_lane_slot_1_data, f_u_ocu_6_lanes_14_u_lane_slot_1_data,
            f_u_ocu_6_lanes_13_u_lane_slot_1_data, f_u_ocu_6_lanes_12_u_lane_slot_1_data,
            f_u_ocu_6_lanes_11_u_lane_slot_1_data, f_u_ocu_6_lanes_10_u_lane_slot_1_data,
            f_u_ocu_6_lanes_9_u_lane_slot_1_data, f_u_ocu_6_lanes_8_u_lane_slot_1_data,
            f_u_ocu_6_lanes_7_u_lane_slot_1_data, f_u_ocu_6_lanes_6_u_lane_slot_1_data,
            f_u_ocu_6_lanes_5_u_lane_slot_1_data, f_u_ocu_6_lanes_4_u_lane_slot_1_data,
            f_u_ocu_6_lanes_3_u_lane_slot_1_data, f_u_ocu_6_lanes_2_u_lane_slot_1_data,
            f_u_ocu_6_lanes_1_u_lane_slot_1_data, f_u_ocu_6_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_6_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_6_lanes_31_u_lane_slot_2_data, f_u_ocu_6_lanes_30_u_lane_slot_2_data,
            f_u_ocu_6_lanes_29_u_lane_slot_2_data, f_u_ocu_6_lanes_28_u_lane_slot_2_data,
            f_u_ocu_6_lanes_27_u_lane_slot_2_data, f_u_ocu_6_lanes_26_u_lane_slot_2_data,
            f_u_ocu_6_lanes_25_u_lane_slot_2_data, f_u_ocu_6_lanes_24_u_lane_slot_2_data,
            f_u_ocu_6_lanes_23_u_lane_slot_2_data, f_u_ocu_6_lanes_22_u_lane_slot_2_data,
            f_u_ocu_6_lanes_21_u_lane_slot_2_data, f_u_ocu_6_lanes_20_u_lane_slot_2_data,
            f_u_ocu_6_lanes_19_u_lane_slot_2_data, f_u_ocu_6_lanes_18_u_lane_slot_2_data,
            f_u_ocu_6_lanes_17_u_lane_slot_2_data, f_u_ocu_6_lanes_16_u_lane_slot_2_data,
            f_u_ocu_6_lanes_15_u_lane_slot_2_data, f_u_ocu_6_lanes_14_u_lane_slot_2_data,
            f_u_ocu_6_lanes_13_u_lane_slot_2_data, f_u_ocu_6_lanes_12_u_lane_slot_2_data,
            f_u_ocu_6_lanes_11_u_lane_slot_2_data, f_u_ocu_6_lanes_10_u_lane_slot_2_data,
            f_u_ocu_6_lanes_9_u_lane_slot_2_data, f_u_ocu_6_lanes_8_u_lane_slot_2_data,
            f_u_ocu_6_lanes_7_u_lane_slot_2_data, f_u_ocu_6_lanes_6_u_lane_slot_2_data,
            f_u_ocu_6_lanes_5_u_lane_slot_2_data, f_u_ocu_6_lanes_4_u_lane_slot_2_data,
            f_u_ocu_6_lanes_3_u_lane_slot_2_data, f_u_ocu_6_lanes_2_u_lane_slot_2_data,
            f_u_ocu_6_lanes_1_u_lane_slot_2_data, f_u_ocu_6_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_7_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_7_lanes_31_u_lane_slot_0_data, f_u_ocu_7_lanes_30_u_lane_slot_0_data,
            f_u_ocu_7_lanes_29_u_lane_slot_0_data, f_u_ocu_7_lanes_28_u_lane_slot_0_data,
            f_u_ocu_7_lanes_27_u_lane_slot_0_data, f_u_ocu_7_lanes_26_u_lane_slot_0_data,
            f_u_ocu_7_lanes_25_u_lane_slot_0_data, f_u_ocu_7_lanes_24_u_lane_slot_0_data,
            f_u_ocu_7_lanes_23_u_lane_slot_0_data, f_u_ocu_7_lanes_22_u_lane_slot_0_data,
            f_u_ocu_7_lanes_21_u_lane_slot_0_data, f_u_ocu_7_lanes_20_u_lane_slot_0_data,
            f_u_ocu_7_lanes_19_u_lane_slot_0_data, f_u_ocu_7_lanes_18_u_lane_slot_0_data,
            f_u_ocu_7_lanes_17_u_lane_slot_0_data, f_u_ocu_7_lanes_16_u_lane_slot_0_data,
            f_u_ocu_7_lanes_15_u_lane_slot_0_data, f_u_ocu_7_lanes_14_u_lane_slot_0_data,
            f_u_ocu_7_lanes_13_u_lane_slot_0_data, f_u_ocu_7_lanes_12_u_lane_slot_0_data,
            f_u_ocu_7_lanes_11_u_lane_slot_0_data, f_u_ocu_7_lanes_10_u_lane_slot_0_data,
            f_u_ocu_7_lanes_9_u_lane_slot_0_data, f_u_ocu_7_lanes_8_u_lane_slot_0_data,
            f_u_ocu_7_lanes_7_u_lane_slot_0_data, f_u_ocu_7_lanes_6_u_lane_slot_0_data,
            f_u_ocu_7_lanes_5_u_lane_slot_0_data, f_u_ocu_7_lanes_4_u_lane_slot_0_data,
            f_u_ocu_7_lanes_3_u_lane_slot_0_data, f_u_ocu_7_lanes_2_u_lane_slot_0_data,
            f_u_ocu_7_lanes_1_u_lane_slot_0_data, f_u_ocu_7_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_7_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_7_lanes_31_u_lane_slot_1_data, f_u_ocu_7_lanes_30_u_lane_slot_1_data,
            f_u_ocu_7_lanes_29_u_lane_slot_1_data, f_u_ocu_7_lanes_28_u_lane_slot_1_data,
            f_u_ocu_7_lanes_27_u_lane_slot_1_data, f_u_ocu_7_lanes_26_u_lane_slot_1_data,
            f_u_ocu_7_lanes_25_u_lane_slot_1_data, f_u_ocu_7_lanes_24_u_lane_slot_1_data,
            f_u_ocu_7_lanes_23_u_lane_slot_1_data, f_u_ocu_7_lanes_22_u_lane_slot_1_data,
            f_u_ocu_7_lanes_21_u_lane_slot_1_data, f_u_ocu_7_lanes_20_u_lane_slot_1_data,
            f_u_ocu_7_lanes_19_u_lane_slot_1_data, f_u_ocu_7_lanes_18_u_lane_slot_1_data,
            f_u_ocu_7_lanes_17_u_lane_slot_1_data, f_u_ocu_7_lanes_16_u_lane_slot_1_data,
            f_u_ocu_7_lanes_15_u_lane_slot_1_data, f_u_ocu_7_lanes_14_u_lane_slot_1_data,
            f_u_ocu_7_lanes_13_u_lane_slot_1_data, f_u_ocu_7_lanes_12_u_lane_slot_1_data,
            f_u_ocu_7_lanes_11_u_lane_slot_1_data, f_u_ocu_7_lanes_10_u_lane_slot_1_data,
            f_u_ocu_7_lanes_9_u_lane_slot_1_data, f_u_ocu_7_lanes_8_u_lane_slot_1_data,
            f_u_ocu_7_lanes_7_u_lane_slot_1_data, f_u_ocu_7_lanes_6_u_lane_slot_1_data,
            f_u_ocu_7_lanes_5_u_lane_slot_1_data, f_u_ocu_7_lanes_4_u_lane_slot_1_data,
            f_u_ocu_7_lanes_3_u_lane_slot_1_data, f_u_ocu_7_lanes_2_u_lane_slot_1_data,
            f_u_ocu_7_lanes_1_u_lane_slot_1_data, f_u_ocu_7_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_7_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_7_lanes_31_u_lane_slot_2_data, f_u_ocu_7_lanes_30_u_lane_slot_2_data,
            f_u_ocu_7_lanes_29_u_lane_slot_2_data, f_u_ocu_7_lanes_28_u_lane_slot_2_data,
            f_u_ocu_7_lanes_27_u_lane_slot_2_data, f_u_ocu_7_lanes_26_u_lane_slot_2_data,
            f_u_ocu_7_lanes_25_u_lane_slot_2_data, f_u_ocu_7_lanes_24_u_lane_slot_2_data,
            f_u_ocu_7_lanes_23_u_lane_slot_2_data, f_u_ocu_7_lanes_22_u_lane_slot_2_data,
            f_u_ocu_7_lanes_21_u_lane_slot_2_data, f_u_ocu_7_lanes_20_u_lane_slot_2_data,
            f_u_ocu_7_lanes_19_u_lane_slot_2_data, f_u_ocu_7_lanes_18_u_lane_slot_2_data,
            f_u_ocu_7_lanes_17_u_lane_slot_2_data, f_u_ocu_7_lanes_16_u_lane_slot_2_data,
            f_u_ocu_7_lanes_15_u_lane_slot_2_data, f_u_ocu_7_lanes_14_u_lane_slot_2_data,
            f_u_ocu_7_lanes_13_u_lane_slot_2_data, f_u_ocu_7_lanes_12_u_lane_slot_2_data,
            f_u_ocu_7_lanes_11_u_lane_slot_2_data, f_u_ocu_7_lanes_10_u_lane_slot_2_data,
            f_u_ocu_7_lanes_9_u_lane_slot_2_data, f_u_ocu_7_lanes_8_u_lane_slot_2_data,
            f_u_ocu_7_lanes_7_u_lane_slot_2_data, f_u_ocu_7_lanes_6_u_lane_slot_2_data,
            f_u_ocu_7_lanes_5_u_lane_slot_2_data, f_u_ocu_7_lanes_4_u_lane_slot_2_data,
            f_u_ocu_7_lanes_3_u_lane_slot_2_data, f_u_ocu_7_lanes_2_u_lane_slot_2_data,
            f_u_ocu_7_lanes_1_u_lane_slot_2_data, f_u_ocu_7_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_8_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_8_lanes_31_u_lane_slot_0_data, f_u_ocu_8_lanes_30_u_lane_slot_0_data,
            f_u_ocu_8_lanes_29_u_lane_slot_0_data, f_u_ocu_8_lanes_28_u_lane_slot_0_data,
            f_u_ocu_8_lanes_27_u_lane_slot_0_data, f_u_ocu_8_lanes_26_u_lane_slot_0_data,
            f_u_ocu_8_lanes_25_u_lane_slot_0_data, f_u_ocu_8_lanes_24_u_lane_slot_0_data,
            f_u_ocu_8_lanes_23_u_lane_slot_0_data, f_u_ocu_8_lanes_22_u_lane_slot_0_data,
            f_u_ocu_8_lanes_21_u_lane_slot_0_data, f_u_ocu_8_lanes_20_u_lane_slot_0_data,
            f_u_ocu_8_lanes_19_u_lane_slot_0_data, f_u_ocu_8_lanes_18_u_lane_slot_0_data,
            f_u_ocu_8_lanes_17_u_lane_slot_0_data, f_u_ocu_8_lanes_16_u_lane_slot_0_data,
            f_u_ocu_8_lanes_15_u_lane_slot_0_data, f_u_ocu_8_lanes_14_u_lane_slot_0_data,
            f_u_ocu_8_lanes_13_u_lane_slot_0_data, f_u_ocu_8_lanes_12_u_lane_slot_0_data,
            f_u_ocu_8_lanes_11_u_lane_slot_0_data, f_u_ocu_8_lanes_10_u_lane_slot_0_data,
            f_u_ocu_8_lanes_9_u_lane_slot_0_data, f_u_ocu_8_lanes_8_u_lane_slot_0_data,
            f_u_ocu_8_lanes_7_u_lane_slot_0_data, f_u_ocu_8_lanes_6_u_lane_slot_0_data,
            f_u_ocu_8_lanes_5_u_lane_slot_0_data, f_u_ocu_8_lanes_4_u_lane_slot_0_data,
            f_u_ocu_8_lanes_3_u_lane_slot_0_data, f_u_ocu_8_lanes_2_u_lane_slot_0_data,
            f_u_ocu_8_lanes_1_u_lane_slot_0_data, f_u_ocu_8_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_8_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_8_lanes_31_u_lane_slot_1_data, f_u_ocu_8_lanes_30_u_lane_slot_1_data,
            f_u_ocu_8_lanes_29_u_lane_slot_1_data, f_u_ocu_8_lanes_28_u_lane_slot_1_data,
            f_u_ocu_8_lanes_27_u_lane_slot_1_data, f_u_ocu_8_lanes_26_u_lane_slot_1_data,
            f_u_ocu_8_lanes_25_u_lane_slot_1_data, f_u_ocu_8_lanes_24_u_lane_slot_1_data,
            f_u_ocu_8_lanes_23_u_lane_slot_1_data, f_u_ocu_8_lanes_22_u_lane_slot_1_data,
            f_u_ocu_8_lanes_21_u_lane_slot_1_data, f_u_ocu_8_lanes_20_u_lane_slot_1_data,
            f_u_ocu_8_lanes_19_u_lane_slot_1_data, f_u_ocu_8_lanes_18_u_lane_slot_1_data,
            f_u_ocu_8_lanes_17_u_lane_slot_1_data, f_u_ocu_8_lanes_16_u_lane_slot_1_data,
            f_u_ocu_8_lanes_15_u_lane_slot_1_data, f_u_ocu_8_lanes_14_u_lane_slot_1_data,
            f_u_ocu_8_lanes_13_u_lane_slot_1_data, f_u_ocu_8_lanes_12_u_lane_slot_1_data,
            f_u_ocu_8_lanes_11_u_lane_slot_1_data, f_u_ocu_8_lanes_10_u_lane_slot_1_data,
            f_u_ocu_8_lanes_9_u_lane_slot_1_data, f_u_ocu_8_lanes_8_u_lane_slot_1_data,
            f_u_ocu_8_lanes_7_u_lane_slot_1_data, f_u_ocu_8_lanes_6_u_lane_slot_1_data,
            f_u_ocu_8_lanes_5_u_lane_slot_1_data, f_u_ocu_8_lanes_4_u_lane_slot_1_data,
            f_u_ocu_8_lanes_3_u_lane_slot_1_data, f_u_ocu_8_lanes_2_u_lane_slot_1_data,
            f_u_ocu_8_lanes_1_u_lane_slot_1_data, f_u_ocu_8_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_8_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_8_lanes_31_u_lane_slot_2_data, f_u_ocu_8_lanes_30_u_lane_slot_2_data,
            f_u_ocu_8_lanes_29_u_lane_slot_2_data, f_u_ocu_8_lanes_28_u_lane_slot_2_data,
            f_u_ocu_8_lanes_27_u_lane_slot_2_data, f_u_ocu_8_lanes_26_u_lane_slot_2_data,
            f_u_ocu_8_lanes_25_u_lane_slot_2_data, f_u_ocu_8_lanes_24_u_lane_slot_2_data,
            f_u_ocu_8_lanes_23_u_lane_slot_2_data, f_u_ocu_8_lanes_22_u_lane_slot_2_data,
            f_u_ocu_8_lanes_21_u_lane_slot_2_data, f_u_ocu_8_lanes_20_u_lane_slot_2_data,
            f_u_ocu_8_lanes_19_u_lane_slot_2_data, f_u_ocu_8_lanes_18_u_lane_slot_2_data,
            f_u_ocu_8_lanes_17_u_lane_slot_2_data, f_u_ocu_8_lanes_16_u_lane_slot_2_data,
            f_u_ocu_8_lanes_15_u_lane_slot_2_data, f_u_ocu_8_lanes_14_u_lane_slot_2_data,
            f_u_ocu_8_lanes_13_u_lane_slot_2_data, f_u_ocu_8_lanes_12_u_lane_slot_2_data,
            f_u_ocu_8_lanes_11_u_lane_slot_2_data, f_u_ocu_8_lanes_10_u_lane_slot_2_data,
            f_u_ocu_8_lanes_9_u_lane_slot_2_data, f_u_ocu_8_lanes_8_u_lane_slot_2_data,
            f_u_ocu_8_lanes_7_u_lane_slot_2_data, f_u_ocu_8_lanes_6_u_lane_slot_2_data,
            f_u_ocu_8_lanes_5_u_lane_slot_2_data, f_u_ocu_8_lanes_4_u_lane_slot_2_data,
            f_u_ocu_8_lanes_3_u_lane_slot_2_data, f_u_ocu_8_lanes_2_u_lane_slot_2_data,
            f_u_ocu_8_lanes_1_u_lane_slot_2_data, f_u_ocu_8_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] _f_u_ocu_9_lanes_0_u_lane_slot_0_data_etc =
            {f_u_ocu_9_lanes_31_u_lane_slot_0_data, f_u_ocu_9_lanes_30_u_lane_slot_0_data,
            f_u_ocu_9_lanes_29_u_lane_slot_0_data, f_u_ocu_9_lanes_28_u_lane_slot_0_data,
            f_u_ocu_9_lanes_27_u_lane_slot_0_data, f_u_ocu_9_lanes_26_u_lane_slot_0_data,
            f_u_ocu_9_lanes_25_u_lane_slot_0_data, f_u_ocu_9_lanes_24_u_lane_slot_0_data,
            f_u_ocu_9_lanes_23_u_lane_slot_0_data, f_u_ocu_9_lanes_22_u_lane_slot_0_data,
            f_u_ocu_9_lanes_21_u_lane_slot_0_data, f_u_ocu_9_lanes_20_u_lane_slot_0_data,
            f_u_ocu_9_lanes_19_u_lane_slot_0_data, f_u_ocu_9_lanes_18_u_lane_slot_0_data,
            f_u_ocu_9_lanes_17_u_lane_slot_0_data, f_u_ocu_9_lanes_16_u_lane_slot_0_data,
            f_u_ocu_9_lanes_15_u_lane_slot_0_data, f_u_ocu_9_lanes_14_u_lane_slot_0_data,
            f_u_ocu_9_lanes_13_u_lane_slot_0_data, f_u_ocu_9_lanes_12_u_lane_slot_0_data,
            f_u_ocu_9_lanes_11_u_lane_slot_0_data, f_u_ocu_9_lanes_10_u_lane_slot_0_data,
            f_u_ocu_9_lanes_9_u_lane_slot_0_data, f_u_ocu_9_lanes_8_u_lane_slot_0_data,
            f_u_ocu_9_lanes_7_u_lane_slot_0_data, f_u_ocu_9_lanes_6_u_lane_slot_0_data,
            f_u_ocu_9_lanes_5_u_lane_slot_0_data, f_u_ocu_9_lanes_4_u_lane_slot_0_data,
            f_u_ocu_9_lanes_3_u_lane_slot_0_data, f_u_ocu_9_lanes_2_u_lane_slot_0_data,
            f_u_ocu_9_lanes_1_u_lane_slot_0_data, f_u_ocu_9_lanes_0_u_lane_slot_0_data};
    wire [32*LANE_W-1:0] _f_u_ocu_9_lanes_0_u_lane_slot_1_data_etc =
            {f_u_ocu_9_lanes_31_u_lane_slot_1_data, f_u_ocu_9_lanes_30_u_lane_slot_1_data,
            f_u_ocu_9_lanes_29_u_lane_slot_1_data, f_u_ocu_9_lanes_28_u_lane_slot_1_data,
            f_u_ocu_9_lanes_27_u_lane_slot_1_data, f_u_ocu_9_lanes_26_u_lane_slot_1_data,
            f_u_ocu_9_lanes_25_u_lane_slot_1_data, f_u_ocu_9_lanes_24_u_lane_slot_1_data,
            f_u_ocu_9_lanes_23_u_lane_slot_1_data, f_u_ocu_9_lanes_22_u_lane_slot_1_data,
            f_u_ocu_9_lanes_21_u_lane_slot_1_data, f_u_ocu_9_lanes_20_u_lane_slot_1_data,
            f_u_ocu_9_lanes_19_u_lane_slot_1_data, f_u_ocu_9_lanes_18_u_lane_slot_1_data,
            f_u_ocu_9_lanes_17_u_lane_slot_1_data, f_u_ocu_9_lanes_16_u_lane_slot_1_data,
            f_u_ocu_9_lanes_15_u_lane_slot_1_data, f_u_ocu_9_lanes_14_u_lane_slot_1_data,
            f_u_ocu_9_lanes_13_u_lane_slot_1_data, f_u_ocu_9_lanes_12_u_lane_slot_1_data,
            f_u_ocu_9_lanes_11_u_lane_slot_1_data, f_u_ocu_9_lanes_10_u_lane_slot_1_data,
            f_u_ocu_9_lanes_9_u_lane_slot_1_data, f_u_ocu_9_lanes_8_u_lane_slot_1_data,
            f_u_ocu_9_lanes_7_u_lane_slot_1_data, f_u_ocu_9_lanes_6_u_lane_slot_1_data,
            f_u_ocu_9_lanes_5_u_lane_slot_1_data, f_u_ocu_9_lanes_4_u_lane_slot_1_data,
            f_u_ocu_9_lanes_3_u_lane_slot_1_data, f_u_ocu_9_lanes_2_u_lane_slot_1_data,
            f_u_ocu_9_lanes_1_u_lane_slot_1_data, f_u_ocu_9_lanes_0_u_lane_slot_1_data};
    wire [32*LANE_W-1:0] _f_u_ocu_9_lanes_0_u_lane_slot_2_data_etc =
            {f_u_ocu_9_lanes_31_u_lane_slot_2_data, f_u_ocu_9_lanes_30_u_lane_slot_2_data,
            f_u_ocu_9_lanes_29_u_lane_slot_2_data, f_u_ocu_9_lanes_28_u_lane_slot_2_data,
            f_u_ocu_9_lanes_27_u_lane_slot_2_data, f_u_ocu_9_lanes_26_u_lane_slot_2_data,
            f_u_ocu_9_lanes_25_u_lane_slot_2_data, f_u_ocu_9_lanes_24_u_lane_slot_2_data,
            f_u_ocu_9_lanes_23_u_lane_slot_2_data, f_u_ocu_9_lanes_22_u_lane_slot_2_data,
            f_u_ocu_9_lanes_21_u_lane_slot_2_data, f_u_ocu_9_lanes_20_u_lane_slot_2_data,
            f_u_ocu_9_lanes_19_u_lane_slot_2_data, f_u_ocu_9_lanes_18_u_lane_slot_2_data,
            f_u_ocu_9_lanes_17_u_lane_slot_2_data, f_u_ocu_9_lanes_16_u_lane_slot_2_data,
            f_u_ocu_9_lanes_15_u_lane_slot_2_data, f_u_ocu_9_lanes_14_u_lane_slot_2_data,
            f_u_ocu_9_lanes_13_u_lane_slot_2_data, f_u_ocu_9_lanes_12_u_lane_slot_2_data,
            f_u_ocu_9_lanes_11_u_lane_slot_2_data, f_u_ocu_9_lanes_10_u_lane_slot_2_data,
            f_u_ocu_9_lanes_9_u_lane_slot_2_data, f_u_ocu_9_lanes_8_u_lane_slot_2_data,
            f_u_ocu_9_lanes_7_u_lane_slot_2_data, f_u_ocu_9_lanes_6_u_lane_slot_2_data,
            f_u_ocu_9_lanes_5_u_lane_slot_2_data, f_u_ocu_9_lanes_4_u_lane_slot_2_data,
            f_u_ocu_9_lanes_3_u_lane_slot_2_data, f_u_ocu_9_lanes_2_u_lane_slot_2_data,
            f_u_ocu_9_lanes_1_u_lane_slot_2_data, f_u_ocu_9_lanes_0_u_lane_slot_2_data};
    wire [32*LANE_W-1:0] f_operand = ({(32*LANE_W){f_unit[0] & f_slot[0]}}
            & _f_u_ocu_0_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[1]}} & _f_u_ocu_0_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[2]}} & _f_u_ocu_0_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[0]}} & _f_u_ocu_1_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[1]}} & _f_u_ocu_1_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[2]}} & _f_u_ocu_1_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[2] & f_slot[0]}} & _f_u_ocu_2_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[2] & f_slot[1]}} & _f_u_ocu_2_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[2] & f_slot[2]}} & _f_u_ocu_2_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[3] & f_slot[0]}} & _f_u_ocu_3_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[3] & f_slot[1]}} & _f_u_ocu_3_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[3] & f_slot[2]}} & _f_u_ocu_3_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[4] & f_slot[0]}} & _f_u_ocu_4_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[4] & f_slot[1]}} & _f_u_ocu_4_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[4] & f_slot[2]}} & _f_u_ocu_4_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[5] & f_slot[0]}} & _f_u_ocu_5_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[5] & f_slot[1]}} & _f_u_ocu_5_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[5] & f_slot[2]}} & _f_u_ocu_5_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[6] & f_slot[0]}} & _f_u_ocu_6_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[6] & f_slot[1]}} & _f_u_ocu_6_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[6] & f_slot[2]}} & _f_u_ocu_6_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[7] & f_slot[0]}} & _f_u_ocu_7_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[7] & f_slot[1]}} & _f_u_ocu_7_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[7] & f_slot[2]}} & _f_u_ocu_7_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[8] & f_slot[0]}} & _f_u_ocu_8_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[8] & f_slot[1]}} & _f_u_ocu_8_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[8] & f_slot[2]}} & _f_u_ocu_8_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[9] & f_slot[0]}} & _f_u_ocu_9_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[9] & f_slot[1]}} & _f_u_ocu_9_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[9] & f_slot[2]}} & _f_u_ocu_9_lanes_0_u_lane_slot_2_data_etc);
    wire [2:0] _or_11 = ({3{f_unit[0]}} & f_u_ocu_0_ready) | ({3{f_unit[1]}} & f_u_ocu_1_ready)
            | ({3{f_unit[2]}} & f_u_ocu_2_ready) | ({3{f_unit[3]}} & f_u_ocu_3_ready)
            | ({3{f_unit[4]}} & f_u_ocu_4_ready) | ({3{f_unit[5]}} & f_u_ocu_5_ready)
            | ({3{f_unit[6]}} & f_u_ocu_6_ready) | ({3{f_unit[7]}} & f_u_ocu_7_ready)
            | ({3{f_unit[8]}} & f_u_ocu_8_ready) | ({3{f_unit[9]}} & f_u_ocu_9_ready);
    wire [31:0] _joined_5 = {f_operand[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            f_operand[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            f_operand[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            f_operand[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            f_operand[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            f_operand[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            f_operand[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            f_operand[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            f_operand[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            f_operand[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            f_operand[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            f_operand[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            f_operand[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            f_operand[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            f_operand[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            f_operand[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            f_operand[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            f_operand[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            f_operand[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            f_operand[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            f_operand[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            f_operand[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            f_operand[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            f_operand[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            f_operand[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            f_operand[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            f_operand[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            f_operand[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            f_operand[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            f_operand[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            f_operand[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            f_operand[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // RF-W1: Invariant: the collector has the value that the register had at issue.
    always @* if (!rst) RF_W1_22: assert(~(f_mine & _or_2 & (|(f_slot & _or_11)))
            | ~(|(f_sure & ~_joined_5)));

    wire [32*LANE_W-1:0] _or_12 = ({(32*LANE_W){f_slot[0]}} & disp_data[32*LANE_W-1:0])
            | ({(32*LANE_W){f_slot[1]}} & disp_data[32*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[2]}} & disp_data[64*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_6 = {_or_12[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            _or_12[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            _or_12[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            _or_12[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            _or_12[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            _or_12[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            _or_12[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            _or_12[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            _or_12[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            _or_12[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            _or_12[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            _or_12[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            _or_12[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            _or_12[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            _or_12[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            _or_12[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            _or_12[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            _or_12[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            _or_12[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            _or_12[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            _or_12[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            _or_12[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            _or_12[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            _or_12[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            _or_12[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            _or_12[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            _or_12[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            _or_12[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            _or_12[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_12[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_12[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_12[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_3: assert(~((|(disp_sel[9:0] & f_unit)) & f_mine)
            | ~(|(f_sure & ~_joined_6)));

    wire [32*LANE_W-1:0] _or_13 = ({(32*LANE_W){f_slot[0]}} & disp_data[96*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[1]}} & disp_data[128*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[2]}} & disp_data[160*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_7 = {_or_13[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            _or_13[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            _or_13[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            _or_13[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            _or_13[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            _or_13[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            _or_13[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            _or_13[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            _or_13[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            _or_13[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            _or_13[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            _or_13[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            _or_13[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            _or_13[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            _or_13[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            _or_13[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            _or_13[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            _or_13[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            _or_13[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            _or_13[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            _or_13[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            _or_13[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            _or_13[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            _or_13[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            _or_13[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            _or_13[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            _or_13[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            _or_13[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            _or_13[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_13[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_13[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_13[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_4: assert(~((|(disp_sel[19:10] & f_unit)) & f_mine)
            | ~(|(f_sure & ~_joined_7)));
`endif
