// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_6(input [5:0] v);
        at_most_one_6 = ~(|(v & (v - 6'd1)));
    endfunction

    // How many bits are set.
    function [1:0] count_ones(input [1:0] v);
        integer i;
        begin
            count_ones = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones = count_ones + {1'd0, v[i]};
        end
    endfunction
`ifdef FORMAL
    reg [1:0] f_unit; // arbitrary

    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one_2(f_unit));

    reg [5:0] f_slot; // arbitrary

    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_2: assume((|f_slot) & at_most_one_6(f_slot));

    reg [8:0] f_reg; // an arbitrary register

    always @(posedge clk) f_reg <= f_reg;

    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_0 ;
    wire [5:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_1 ;
    wire [5:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;
    (* hierconn *) wire \u_ocu_0.busy ;
    wire f_u_ocu_0_busy = \u_ocu_0.busy ;
    (* hierconn *) wire \u_ocu_1.busy ;
    wire f_u_ocu_1_busy = \u_ocu_1.busy ;
    (* hierconn *) wire [5:0] \u_ocu_0.src_valid ;
    wire [5:0] f_u_ocu_0_src_valid = \u_ocu_0.src_valid ;
    (* hierconn *) wire [5:0] \u_ocu_1.src_valid ;
    wire [5:0] f_u_ocu_1_src_valid = \u_ocu_1.src_valid ;
    (* hierconn *) wire [5:0] \u_ocu_0.ready ;
    wire [5:0] f_u_ocu_0_ready = \u_ocu_0.ready ;
    (* hierconn *) wire [5:0] \u_ocu_1.ready ;
    wire [5:0] f_u_ocu_1_ready = \u_ocu_1.ready ;
    (* hierconn *) wire [3:0] \u_bank_arbiter.in_flight_1 ;
    wire [3:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] f_u_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_3:
            assert((at_most_one_2({f_u_bank_arbiter_pend_0[0],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd0)}) & ((((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd0)) | f_u_bank_arbiter_pend_0[0]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[0] & ~f_u_ocu_0_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[1],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd1)}) & ((((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd1)) | f_u_bank_arbiter_pend_0[1]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[1] & ~f_u_ocu_0_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[2],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd2)}) & ((((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd2)) | f_u_bank_arbiter_pend_0[2]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[2] & ~f_u_ocu_0_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[3],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd3)}) & ((((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd3)) | f_u_bank_arbiter_pend_0[3]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[3] & ~f_u_ocu_0_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[4],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd4)}) & ((((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd4)) | f_u_bank_arbiter_pend_0[4]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[4] & ~f_u_ocu_0_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[5],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd5)}) & ((((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd5)) | f_u_bank_arbiter_pend_0[5]) ==
            (f_u_ocu_0_busy & f_u_ocu_0_src_valid[5] & ~f_u_ocu_0_ready[5]))));

    // RF-I2: An operand that is waited for is queued or in flight, once.
    always @* if (!rst) RF_I2_4:
            assert((at_most_one_2({f_u_bank_arbiter_pend_1[0],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd0)}) & ((((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd0)) | f_u_bank_arbiter_pend_1[0]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[0] & ~f_u_ocu_1_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[1],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd1)}) & ((((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd1)) | f_u_bank_arbiter_pend_1[1]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[1] & ~f_u_ocu_1_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[2],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd2)}) & ((((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd2)) | f_u_bank_arbiter_pend_1[2]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[2] & ~f_u_ocu_1_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[3],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd3)}) & ((((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd3)) | f_u_bank_arbiter_pend_1[3]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[3] & ~f_u_ocu_1_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[4],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd4)}) & ((((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd4)) | f_u_bank_arbiter_pend_1[4]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[4] & ~f_u_ocu_1_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[5],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd5)}) & ((((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd5)) | f_u_bank_arbiter_pend_1[5]) ==
            (f_u_ocu_1_busy & f_u_ocu_1_src_valid[5] & ~f_u_ocu_1_ready[5]))));

    // RF-I1: A scheduler issues iff it is granted a collector.
    always @* if (!rst) RF_I1_1: assert(issue == (|grant));

    reg [2:0] f_wid; // warp that the collector was given
    reg [META_W-1:0] f_meta; // its metadata
    reg [5:0] f_src; // its operands

    always @(posedge clk) begin
        if (|(f_unit & grant)) begin
            f_wid <= {3{|(f_unit & grant)}} & sel_wid;
            f_meta <= {META_W{|(f_unit & grant)}} & inst_meta;
            f_src <= {6{|(f_unit & grant)}} & inst_src_valid;
        end
    end

    (* hierconn *) wire [2:0] \u_ocu_0.wid ;
    wire [2:0] f_u_ocu_0_wid = \u_ocu_0.wid ;
    (* hierconn *) wire [2:0] \u_ocu_1.wid ;
    wire [2:0] f_u_ocu_1_wid = \u_ocu_1.wid ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_0.meta ;
    wire [META_W-1:0] f_u_ocu_0_meta = \u_ocu_0.meta ;
    (* hierconn *) wire [META_W-1:0] \u_ocu_1.meta ;
    wire [META_W-1:0] f_u_ocu_1_meta = \u_ocu_1.meta ;
    wire _or = (f_unit[0] & f_u_ocu_0_busy) | (f_unit[1] & f_u_ocu_1_busy);

    // RF-I1: The granted collector holds the instruction of its scheduler.
    always @* if (!rst) RF_I1_2:
            assert(~_or | (((({3{f_unit[0]}} & f_u_ocu_0_wid) | ({3{f_unit[1]}} & f_u_ocu_1_wid)) ==
            f_wid) & ((({META_W{f_unit[0]}} & f_u_ocu_0_meta)
            | ({META_W{f_unit[1]}} & f_u_ocu_1_meta)) == f_meta)
            & ((({6{f_unit[0]}} & f_u_ocu_0_src_valid) | ({6{f_unit[1]}} & f_u_ocu_1_src_valid)) ==
            f_src)));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~(|(disp_sel & f_unit))
            | (disp_valid & ((disp_wid == f_wid) & (disp_meta == f_meta)
            & (disp_src_valid == f_src))));

    reg [2:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 3'd0;
        end else begin
            f_inside <= (f_inside + {2'd0, issue}) - {2'd0, disp_valid & disp_ready};
        end
    end

    // RF-C2: issued = dispatched + busy collectors.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0,
            count_ones({f_u_ocu_1_busy, f_u_ocu_0_busy})});

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
    (* hierconn *) wire [7:0] \u_bank_0.f_row ;
    wire [7:0] f_u_bank_0_f_row = \u_bank_0.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_1: assume(f_u_bank_0_f_row == f_reg[8:1]);

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
    (* hierconn *) wire [7:0] \u_bank_1.f_row ;
    wire [7:0] f_u_bank_1_f_row = \u_bank_1.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_2: assume(f_u_bank_1_f_row == f_reg[8:1]);

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
    wire [32*LANE_W-1:0] f_value = ({(32*LANE_W){~f_reg[0]}}
            & _f_u_bank_0_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[0]}}
            & _f_u_bank_1_lanes_0_u_lane_f_data_etc);
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
    wire [31:0] f_known_lanes = ({32{~f_reg[0]}} & _f_u_bank_0_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[0]}} & _f_u_bank_1_lanes_0_u_lane_f_known_etc);

    reg [31:0] f_written; // in the last cycle
    reg [32*LANE_W-1:0] f_wdata; // what was written then
    reg [31:0] f_had; // known in the last cycle
    reg [32*LANE_W-1:0] f_old; // what was in it

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 32'd0;
            f_had <= 32'd0;
        end else begin
            f_written <= ({32{wb_valid[0] & wb_ready[0] & (wb_phys[8:0] == f_reg)}} & wb_mask[31:0])
                    | ({32{wb_valid[1] & wb_ready[1] & (wb_phys[17:9] == f_reg)}} & wb_mask[63:32]);
            f_had <= f_known_lanes;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({(32*LANE_W){wb_valid[0] & wb_ready[0] & (wb_phys[8:0] == f_reg)}}
                & wb_data[32*LANE_W-1:0])
                | ({(32*LANE_W){wb_valid[1] & wb_ready[1] & (wb_phys[17:9] == f_reg)}}
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
    always @* if (!rst) RF_W1_3: assert(~(|(f_written & ~(f_known_lanes & _joined))));

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
    always @* if (!rst) RF_W1_4: assert(~(|(f_had & ~f_written & ~(f_known_lanes & _joined_2))));

    reg f_mine; // the operand is the register
    reg [32*LANE_W-1:0] f_want; // its value at issue
    reg [31:0] f_sure; // the lanes that were known

    wire _or_2 = (f_slot[0] & inst_src_valid[0] & (inst_phys[8:0] == f_reg))
            | (f_slot[1] & inst_src_valid[1] & (inst_phys[17:9] == f_reg))
            | (f_slot[2] & inst_src_valid[2] & (inst_phys[26:18] == f_reg))
            | (f_slot[3] & inst_src_valid[3] & (inst_phys[35:27] == f_reg))
            | (f_slot[4] & inst_src_valid[4] & (inst_phys[44:36] == f_reg))
            | (f_slot[5] & inst_src_valid[5] & (inst_phys[53:45] == f_reg));
    wire _and = (|(f_unit & grant)) & _or_2;

    always @(posedge clk) begin
        if (rst) begin
            f_mine <= 1'b0;
            f_sure <= 32'd0;
        end else begin
            if (|(f_unit & grant)) begin
                f_mine <= _and;
                f_sure <= f_known_lanes;
            end
        end
    end

    always @(posedge clk) begin
        if (|(f_unit & grant))
            f_want <= f_value;
    end

    wire _f_mine_and = f_mine & _or
            & (|(f_slot & (({6{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({6{f_unit[1]}} & f_u_bank_arbiter_pend_1))));
    wire _or_3 = _and | _f_mine_and;

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_1: assume(~(_or_3 & wb_valid[0] & (wb_phys[8:0] == f_reg)));

    // RF-H1: Duty: no write to a register that a collector still has to read.
    always @* if (!rst) RF_H1_2: assume(~(_or_3 & wb_valid[1] & (wb_phys[17:9] == f_reg)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_0 ;
    wire [8:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
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
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_1 ;
    wire [8:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
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
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_2 ;
    wire [8:0] f_u_bank_arbiter_phys_0_2 = \u_bank_arbiter.phys_0_2 ;
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
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_3 ;
    wire [8:0] f_u_bank_arbiter_phys_0_3 = \u_bank_arbiter.phys_0_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_slot_3_data = \u_ocu_0.lanes[0].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_slot_3_data = \u_ocu_0.lanes[1].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_slot_3_data = \u_ocu_0.lanes[2].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_slot_3_data = \u_ocu_0.lanes[3].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[4].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_4_u_lane_slot_3_data = \u_ocu_0.lanes[4].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[5].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_5_u_lane_slot_3_data = \u_ocu_0.lanes[5].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[6].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_6_u_lane_slot_3_data = \u_ocu_0.lanes[6].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[7].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_7_u_lane_slot_3_data = \u_ocu_0.lanes[7].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[8].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_8_u_lane_slot_3_data = \u_ocu_0.lanes[8].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[9].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_9_u_lane_slot_3_data = \u_ocu_0.lanes[9].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[10].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_10_u_lane_slot_3_data = \u_ocu_0.lanes[10].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[11].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_11_u_lane_slot_3_data = \u_ocu_0.lanes[11].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[12].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_12_u_lane_slot_3_data = \u_ocu_0.lanes[12].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[13].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_13_u_lane_slot_3_data = \u_ocu_0.lanes[13].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[14].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_14_u_lane_slot_3_data = \u_ocu_0.lanes[14].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[15].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_15_u_lane_slot_3_data = \u_ocu_0.lanes[15].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[16].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_16_u_lane_slot_3_data = \u_ocu_0.lanes[16].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[17].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_17_u_lane_slot_3_data = \u_ocu_0.lanes[17].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[18].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_18_u_lane_slot_3_data = \u_ocu_0.lanes[18].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[19].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_19_u_lane_slot_3_data = \u_ocu_0.lanes[19].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[20].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_20_u_lane_slot_3_data = \u_ocu_0.lanes[20].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[21].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_21_u_lane_slot_3_data = \u_ocu_0.lanes[21].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[22].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_22_u_lane_slot_3_data = \u_ocu_0.lanes[22].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[23].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_23_u_lane_slot_3_data = \u_ocu_0.lanes[23].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[24].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_24_u_lane_slot_3_data = \u_ocu_0.lanes[24].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[25].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_25_u_lane_slot_3_data = \u_ocu_0.lanes[25].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[26].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_26_u_lane_slot_3_data = \u_ocu_0.lanes[26].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[27].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_27_u_lane_slot_3_data = \u_ocu_0.lanes[27].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[28].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_28_u_lane_slot_3_data = \u_ocu_0.lanes[28].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[29].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_29_u_lane_slot_3_data = \u_ocu_0.lanes[29].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[30].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_30_u_lane_slot_3_data = \u_ocu_0.lanes[30].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[31].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_31_u_lane_slot_3_data = \u_ocu_0.lanes[31].u_lane.slot[3].data
            ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_4 ;
    wire [8:0] f_u_bank_arbiter_phys_0_4 = \u_bank_arbiter.phys_0_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_slot_4_data = \u_ocu_0.lanes[0].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_slot_4_data = \u_ocu_0.lanes[1].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_slot_4_data = \u_ocu_0.lanes[2].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_slot_4_data = \u_ocu_0.lanes[3].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[4].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_4_u_lane_slot_4_data = \u_ocu_0.lanes[4].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[5].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_5_u_lane_slot_4_data = \u_ocu_0.lanes[5].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[6].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_6_u_lane_slot_4_data = \u_ocu_0.lanes[6].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[7].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_7_u_lane_slot_4_data = \u_ocu_0.lanes[7].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[8].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_8_u_lane_slot_4_data = \u_ocu_0.lanes[8].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[9].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_9_u_lane_slot_4_data = \u_ocu_0.lanes[9].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[10].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_10_u_lane_slot_4_data = \u_ocu_0.lanes[10].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[11].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_11_u_lane_slot_4_data = \u_ocu_0.lanes[11].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[12].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_12_u_lane_slot_4_data = \u_ocu_0.lanes[12].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[13].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_13_u_lane_slot_4_data = \u_ocu_0.lanes[13].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[14].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_14_u_lane_slot_4_data = \u_ocu_0.lanes[14].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[15].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_15_u_lane_slot_4_data = \u_ocu_0.lanes[15].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[16].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_16_u_lane_slot_4_data = \u_ocu_0.lanes[16].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[17].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_17_u_lane_slot_4_data = \u_ocu_0.lanes[17].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[18].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_18_u_lane_slot_4_data = \u_ocu_0.lanes[18].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[19].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_19_u_lane_slot_4_data = \u_ocu_0.lanes[19].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[20].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_20_u_lane_slot_4_data = \u_ocu_0.lanes[20].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[21].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_21_u_lane_slot_4_data = \u_ocu_0.lanes[21].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[22].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_22_u_lane_slot_4_data = \u_ocu_0.lanes[22].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[23].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_23_u_lane_slot_4_data = \u_ocu_0.lanes[23].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[24].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_24_u_lane_slot_4_data = \u_ocu_0.lanes[24].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[25].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_25_u_lane_slot_4_data = \u_ocu_0.lanes[25].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[26].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_26_u_lane_slot_4_data = \u_ocu_0.lanes[26].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[27].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_27_u_lane_slot_4_data = \u_ocu_0.lanes[27].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[28].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_28_u_lane_slot_4_data = \u_ocu_0.lanes[28].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[29].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_29_u_lane_slot_4_data = \u_ocu_0.lanes[29].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[30].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_30_u_lane_slot_4_data = \u_ocu_0.lanes[30].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[31].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_31_u_lane_slot_4_data = \u_ocu_0.lanes[31].u_lane.slot[4].data
            ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_5 ;
    wire [8:0] f_u_bank_arbiter_phys_0_5 = \u_bank_arbiter.phys_0_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[0].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_0_u_lane_slot_5_data = \u_ocu_0.lanes[0].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[1].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_1_u_lane_slot_5_data = \u_ocu_0.lanes[1].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[2].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_2_u_lane_slot_5_data = \u_ocu_0.lanes[2].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[3].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_3_u_lane_slot_5_data = \u_ocu_0.lanes[3].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[4].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_4_u_lane_slot_5_data = \u_ocu_0.lanes[4].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[5].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_5_u_lane_slot_5_data = \u_ocu_0.lanes[5].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[6].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_6_u_lane_slot_5_data = \u_ocu_0.lanes[6].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[7].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_7_u_lane_slot_5_data = \u_ocu_0.lanes[7].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[8].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_8_u_lane_slot_5_data = \u_ocu_0.lanes[8].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[9].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_9_u_lane_slot_5_data = \u_ocu_0.lanes[9].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[10].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_10_u_lane_slot_5_data = \u_ocu_0.lanes[10].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[11].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_11_u_lane_slot_5_data = \u_ocu_0.lanes[11].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[12].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_12_u_lane_slot_5_data = \u_ocu_0.lanes[12].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[13].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_13_u_lane_slot_5_data = \u_ocu_0.lanes[13].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[14].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_14_u_lane_slot_5_data = \u_ocu_0.lanes[14].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[15].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_15_u_lane_slot_5_data = \u_ocu_0.lanes[15].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[16].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_16_u_lane_slot_5_data = \u_ocu_0.lanes[16].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[17].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_17_u_lane_slot_5_data = \u_ocu_0.lanes[17].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[18].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_18_u_lane_slot_5_data = \u_ocu_0.lanes[18].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[19].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_19_u_lane_slot_5_data = \u_ocu_0.lanes[19].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[20].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_20_u_lane_slot_5_data = \u_ocu_0.lanes[20].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[21].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_21_u_lane_slot_5_data = \u_ocu_0.lanes[21].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[22].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_22_u_lane_slot_5_data = \u_ocu_0.lanes[22].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[23].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_23_u_lane_slot_5_data = \u_ocu_0.lanes[23].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[24].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_24_u_lane_slot_5_data = \u_ocu_0.lanes[24].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[25].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_25_u_lane_slot_5_data = \u_ocu_0.lanes[25].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[26].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_26_u_lane_slot_5_data = \u_ocu_0.lanes[26].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[27].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_27_u_lane_slot_5_data = \u_ocu_0.lanes[27].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[28].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_28_u_lane_slot_5_data = \u_ocu_0.lanes[28].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[29].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_29_u_lane_slot_5_data = \u_ocu_0.lanes[29].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[30].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_30_u_lane_slot_5_data = \u_ocu_0.lanes[30].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_0.lanes[31].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_0_lanes_31_u_lane_slot_5_data = \u_ocu_0.lanes[31].u_lane.slot[5].data
            ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_0 ;
    wire [8:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;
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
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_1 ;
    wire [8:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;
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
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_2 ;
    wire [8:0] f_u_bank_arbiter_phys_1_2 = \u_bank_arbiter.phys_1_2 ;
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
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_3 ;
    wire [8:0] f_u_bank_arbiter_phys_1_3 = \u_bank_arbiter.phys_1_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_slot_3_data = \u_ocu_1.lanes[0].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_slot_3_data = \u_ocu_1.lanes[1].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_slot_3_data = \u_ocu_1.lanes[2].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_slot_3_data = \u_ocu_1.lanes[3].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[4].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_4_u_lane_slot_3_data = \u_ocu_1.lanes[4].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[5].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_5_u_lane_slot_3_data = \u_ocu_1.lanes[5].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[6].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_6_u_lane_slot_3_data = \u_ocu_1.lanes[6].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[7].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_7_u_lane_slot_3_data = \u_ocu_1.lanes[7].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[8].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_8_u_lane_slot_3_data = \u_ocu_1.lanes[8].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[9].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_9_u_lane_slot_3_data = \u_ocu_1.lanes[9].u_lane.slot[3].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[10].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_10_u_lane_slot_3_data = \u_ocu_1.lanes[10].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[11].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_11_u_lane_slot_3_data = \u_ocu_1.lanes[11].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[12].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_12_u_lane_slot_3_data = \u_ocu_1.lanes[12].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[13].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_13_u_lane_slot_3_data = \u_ocu_1.lanes[13].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[14].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_14_u_lane_slot_3_data = \u_ocu_1.lanes[14].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[15].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_15_u_lane_slot_3_data = \u_ocu_1.lanes[15].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[16].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_16_u_lane_slot_3_data = \u_ocu_1.lanes[16].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[17].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_17_u_lane_slot_3_data = \u_ocu_1.lanes[17].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[18].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_18_u_lane_slot_3_data = \u_ocu_1.lanes[18].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[19].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_19_u_lane_slot_3_data = \u_ocu_1.lanes[19].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[20].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_20_u_lane_slot_3_data = \u_ocu_1.lanes[20].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[21].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_21_u_lane_slot_3_data = \u_ocu_1.lanes[21].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[22].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_22_u_lane_slot_3_data = \u_ocu_1.lanes[22].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[23].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_23_u_lane_slot_3_data = \u_ocu_1.lanes[23].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[24].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_24_u_lane_slot_3_data = \u_ocu_1.lanes[24].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[25].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_25_u_lane_slot_3_data = \u_ocu_1.lanes[25].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[26].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_26_u_lane_slot_3_data = \u_ocu_1.lanes[26].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[27].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_27_u_lane_slot_3_data = \u_ocu_1.lanes[27].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[28].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_28_u_lane_slot_3_data = \u_ocu_1.lanes[28].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[29].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_29_u_lane_slot_3_data = \u_ocu_1.lanes[29].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[30].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_30_u_lane_slot_3_data = \u_ocu_1.lanes[30].u_lane.slot[3].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[31].u_lane.slot[3].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_31_u_lane_slot_3_data = \u_ocu_1.lanes[31].u_lane.slot[3].data
            ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_4 ;
    wire [8:0] f_u_bank_arbiter_phys_1_4 = \u_bank_arbiter.phys_1_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_slot_4_data = \u_ocu_1.lanes[0].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_slot_4_data = \u_ocu_1.lanes[1].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_slot_4_data = \u_ocu_1.lanes[2].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_slot_4_data = \u_ocu_1.lanes[3].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[4].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_4_u_lane_slot_4_data = \u_ocu_1.lanes[4].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[5].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_5_u_lane_slot_4_data = \u_ocu_1.lanes[5].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[6].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_6_u_lane_slot_4_data = \u_ocu_1.lanes[6].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[7].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_7_u_lane_slot_4_data = \u_ocu_1.lanes[7].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[8].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_8_u_lane_slot_4_data = \u_ocu_1.lanes[8].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[9].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_9_u_lane_slot_4_data = \u_ocu_1.lanes[9].u_lane.slot[4].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[10].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_10_u_lane_slot_4_data = \u_ocu_1.lanes[10].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[11].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_11_u_lane_slot_4_data = \u_ocu_1.lanes[11].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[12].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_12_u_lane_slot_4_data = \u_ocu_1.lanes[12].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[13].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_13_u_lane_slot_4_data = \u_ocu_1.lanes[13].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[14].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_14_u_lane_slot_4_data = \u_ocu_1.lanes[14].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[15].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_15_u_lane_slot_4_data = \u_ocu_1.lanes[15].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[16].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_16_u_lane_slot_4_data = \u_ocu_1.lanes[16].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[17].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_17_u_lane_slot_4_data = \u_ocu_1.lanes[17].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[18].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_18_u_lane_slot_4_data = \u_ocu_1.lanes[18].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[19].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_19_u_lane_slot_4_data = \u_ocu_1.lanes[19].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[20].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_20_u_lane_slot_4_data = \u_ocu_1.lanes[20].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[21].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_21_u_lane_slot_4_data = \u_ocu_1.lanes[21].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[22].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_22_u_lane_slot_4_data = \u_ocu_1.lanes[22].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[23].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_23_u_lane_slot_4_data = \u_ocu_1.lanes[23].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[24].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_24_u_lane_slot_4_data = \u_ocu_1.lanes[24].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[25].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_25_u_lane_slot_4_data = \u_ocu_1.lanes[25].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[26].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_26_u_lane_slot_4_data = \u_ocu_1.lanes[26].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[27].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_27_u_lane_slot_4_data = \u_ocu_1.lanes[27].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[28].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_28_u_lane_slot_4_data = \u_ocu_1.lanes[28].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[29].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_29_u_lane_slot_4_data = \u_ocu_1.lanes[29].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[30].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_30_u_lane_slot_4_data = \u_ocu_1.lanes[30].u_lane.slot[4].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[31].u_lane.slot[4].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_31_u_lane_slot_4_data = \u_ocu_1.lanes[31].u_lane.slot[4].data
            ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_5 ;
    wire [8:0] f_u_bank_arbiter_phys_1_5 = \u_bank_arbiter.phys_1_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[0].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_0_u_lane_slot_5_data = \u_ocu_1.lanes[0].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[1].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_1_u_lane_slot_5_data = \u_ocu_1.lanes[1].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[2].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_2_u_lane_slot_5_data = \u_ocu_1.lanes[2].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[3].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_3_u_lane_slot_5_data = \u_ocu_1.lanes[3].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[4].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_4_u_lane_slot_5_data = \u_ocu_1.lanes[4].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[5].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_5_u_lane_slot_5_data = \u_ocu_1.lanes[5].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[6].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_6_u_lane_slot_5_data = \u_ocu_1.lanes[6].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[7].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_7_u_lane_slot_5_data = \u_ocu_1.lanes[7].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[8].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_8_u_lane_slot_5_data = \u_ocu_1.lanes[8].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[9].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_9_u_lane_slot_5_data = \u_ocu_1.lanes[9].u_lane.slot[5].data ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[10].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_10_u_lane_slot_5_data = \u_ocu_1.lanes[10].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[11].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_11_u_lane_slot_5_data = \u_ocu_1.lanes[11].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[12].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_12_u_lane_slot_5_data = \u_ocu_1.lanes[12].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[13].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_13_u_lane_slot_5_data = \u_ocu_1.lanes[13].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[14].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_14_u_lane_slot_5_data = \u_ocu_1.lanes[14].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[15].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_15_u_lane_slot_5_data = \u_ocu_1.lanes[15].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[16].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_16_u_lane_slot_5_data = \u_ocu_1.lanes[16].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[17].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_17_u_lane_slot_5_data = \u_ocu_1.lanes[17].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[18].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_18_u_lane_slot_5_data = \u_ocu_1.lanes[18].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[19].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_19_u_lane_slot_5_data = \u_ocu_1.lanes[19].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[20].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_20_u_lane_slot_5_data = \u_ocu_1.lanes[20].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[21].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_21_u_lane_slot_5_data = \u_ocu_1.lanes[21].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[22].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_22_u_lane_slot_5_data = \u_ocu_1.lanes[22].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[23].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_23_u_lane_slot_5_data = \u_ocu_1.lanes[23].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[24].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_24_u_lane_slot_5_data = \u_ocu_1.lanes[24].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[25].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_25_u_lane_slot_5_data = \u_ocu_1.lanes[25].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[26].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_26_u_lane_slot_5_data = \u_ocu_1.lanes[26].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[27].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_27_u_lane_slot_5_data = \u_ocu_1.lanes[27].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[28].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_28_u_lane_slot_5_data = \u_ocu_1.lanes[28].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[29].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_29_u_lane_slot_5_data = \u_ocu_1.lanes[29].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[30].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_30_u_lane_slot_5_data = \u_ocu_1.lanes[30].u_lane.slot[5].data
            ;
    (* hierconn *) wire [LANE_W-1:0] \u_ocu_1.lanes[31].u_lane.slot[5].data ;
    wire [LANE_W-1:0] f_u_ocu_1_lanes_31_u_lane_slot_5_data = \u_ocu_1.lanes[31].u_lane.slot[5].data
            ;

    // RF-W1: Invariant: an operand of the instruction is a slot that is present.
    always @* if (!rst) RF_W1_5: assert(~(f_mine & _or)
            | (|(f_slot & (({6{f_unit[0]}} & f_u_ocu_0_src_valid)
            | ({6{f_unit[1]}} & f_u_ocu_1_src_valid)))));

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
    wire [8:0] _or_4 = ({9{f_unit[0] & f_slot[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({9{f_unit[0] & f_slot[1]}} & f_u_bank_arbiter_phys_0_1)
            | ({9{f_unit[0] & f_slot[2]}} & f_u_bank_arbiter_phys_0_2)
            | ({9{f_unit[0] & f_slot[3]}} & f_u_bank_arbiter_phys_0_3)
            | ({9{f_unit[0] & f_slot[4]}} & f_u_bank_arbiter_phys_0_4)
            | ({9{f_unit[0] & f_slot[5]}} & f_u_bank_arbiter_phys_0_5)
            | ({9{f_unit[1] & f_slot[0]}} & f_u_bank_arbiter_phys_1_0)
            | ({9{f_unit[1] & f_slot[1]}} & f_u_bank_arbiter_phys_1_1)
            | ({9{f_unit[1] & f_slot[2]}} & f_u_bank_arbiter_phys_1_2)
            | ({9{f_unit[1] & f_slot[3]}} & f_u_bank_arbiter_phys_1_3)
            | ({9{f_unit[1] & f_slot[4]}} & f_u_bank_arbiter_phys_1_4)
            | ({9{f_unit[1] & f_slot[5]}} & f_u_bank_arbiter_phys_1_5);

    // RF-W1: Invariant: while it is queued the register keeps its value.
    always @* if (!rst) RF_W1_6: assert(~_f_mine_and
            | (~(|(f_sure & ~(f_known_lanes & _joined_3))) & (_or_4 == f_reg)));

    wire [1:0] f_from = ({2{f_unit[0] & f_slot[0]}} & ((s_slot[2:0] == 3'd0) ? rd_sel[1:0] : 2'd0))
            | ({2{f_unit[0] & f_slot[1]}} & ((s_slot[2:0] == 3'd1) ? rd_sel[1:0] : 2'd0))
            | ({2{f_unit[0] & f_slot[2]}} & ((s_slot[2:0] == 3'd2) ? rd_sel[1:0] : 2'd0))
            | ({2{f_unit[0] & f_slot[3]}} & ((s_slot[2:0] == 3'd3) ? rd_sel[1:0] : 2'd0))
            | ({2{f_unit[0] & f_slot[4]}} & ((s_slot[2:0] == 3'd4) ? rd_sel[1:0] : 2'd0))
            | ({2{f_unit[0] & f_slot[5]}} & ((s_slot[2:0] == 3'd5) ? rd_sel[1:0] : 2'd0))
            | ({2{f_unit[1] & f_slot[0]}} & ((s_slot[5:3] == 3'd0) ? rd_sel[3:2] : 2'd0))
            | ({2{f_unit[1] & f_slot[1]}} & ((s_slot[5:3] == 3'd1) ? rd_sel[3:2] : 2'd0))
            | ({2{f_unit[1] & f_slot[2]}} & ((s_slot[5:3] == 3'd2) ? rd_sel[3:2] : 2'd0))
            | ({2{f_unit[1] & f_slot[3]}} & ((s_slot[5:3] == 3'd3) ? rd_sel[3:2] : 2'd0))
            | ({2{f_unit[1] & f_slot[4]}} & ((s_slot[5:3] == 3'd4) ? rd_sel[3:2] : 2'd0))
            | ({2{f_unit[1] & f_slot[5]}} & ((s_slot[5:3] == 3'd5) ? rd_sel[3:2] : 2'd0));
    wire [32*LANE_W-1:0] _or_5 = ({(32*LANE_W){f_from[0]}} & bank_rdata[32*LANE_W-1:0])
            | ({(32*LANE_W){f_from[1]}} & bank_rdata[32*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_4 = {_or_5[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            _or_5[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            _or_5[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            _or_5[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            _or_5[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            _or_5[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            _or_5[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            _or_5[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            _or_5[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            _or_5[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            _or_5[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            _or_5[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            _or_5[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            _or_5[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            _or_5[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            _or_5[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            _or_5[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            _or_5[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            _or_5[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            _or_5[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            _or_5[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            _or_5[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            _or_5[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            _or_5[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            _or_5[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            _or_5[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            _or_5[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            _or_5[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            _or_5[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_5[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_5[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_5[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // RF-W1: Invariant: what arrives is the value that the register had at issue.
    always @* if (!rst) RF_W1_7: assert(~f_mine | ~(|f_from)
            | ((f_from == {f_reg[0], ~f_reg[0]}) & ~(|(f_sure & ~_joined_4))));

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
    wire [32*LANE_W-1:0] _f_u_ocu_0_lanes_0_u_lane_slot_3_data_etc =
            {f_u_ocu_0_lanes_31_u_lane_slot_3_data, f_u_ocu_0_lanes_30_u_lane_slot_3_data,
            f_u_ocu_0_lanes_29_u_lane_slot_3_data, f_u_ocu_0_lanes_28_u_lane_slot_3_data,
            f_u_ocu_0_lanes_27_u_lane_slot_3_data, f_u_ocu_0_lanes_26_u_lane_slot_3_data,
            f_u_ocu_0_lanes_25_u_lane_slot_3_data, f_u_ocu_0_lanes_24_u_lane_slot_3_data,
            f_u_ocu_0_lanes_23_u_lane_slot_3_data, f_u_ocu_0_lanes_22_u_lane_slot_3_data,
            f_u_ocu_0_lanes_21_u_lane_slot_3_data, f_u_ocu_0_lanes_20_u_lane_slot_3_data,
            f_u_ocu_0_lanes_19_u_lane_slot_3_data, f_u_ocu_0_lanes_18_u_lane_slot_3_data,
            f_u_ocu_0_lanes_17_u_lane_slot_3_data, f_u_ocu_0_lanes_16_u_lane_slot_3_data,
            f_u_ocu_0_lanes_15_u_lane_slot_3_data, f_u_ocu_0_lanes_14_u_lane_slot_3_data,
            f_u_ocu_0_lanes_13_u_lane_slot_3_data, f_u_ocu_0_lanes_12_u_lane_slot_3_data,
            f_u_ocu_0_lanes_11_u_lane_slot_3_data, f_u_ocu_0_lanes_10_u_lane_slot_3_data,
            f_u_ocu_0_lanes_9_u_lane_slot_3_data, f_u_ocu_0_lanes_8_u_lane_slot_3_data,
            f_u_ocu_0_lanes_7_u_lane_slot_3_data, f_u_ocu_0_lanes_6_u_lane_slot_3_data,
            f_u_ocu_0_lanes_5_u_lane_slot_3_data, f_u_ocu_0_lanes_4_u_lane_slot_3_data,
            f_u_ocu_0_lanes_3_u_lane_slot_3_data, f_u_ocu_0_lanes_2_u_lane_slot_3_data,
            f_u_ocu_0_lanes_1_u_lane_slot_3_data, f_u_ocu_0_lanes_0_u_lane_slot_3_data};
    wire [32*LANE_W-1:0] _f_u_ocu_0_lanes_0_u_lane_slot_4_data_etc =
            {f_u_ocu_0_lanes_31_u_lane_slot_4_data, f_u_ocu_0_lanes_30_u_lane_slot_4_data,
            f_u_ocu_0_lanes_29_u_lane_slot_4_data, f_u_ocu_0_lanes_28_u_lane_slot_4_data,
            f_u_ocu_0_lanes_27_u_lane_slot_4_data, f_u_ocu_0_lanes_26_u_lane_slot_4_data,
            f_u_ocu_0_lanes_25_u_lane_slot_4_data, f_u_ocu_0_lanes_24_u_lane_slot_4_data,
            f_u_ocu_0_lanes_23_u_lane_slot_4_data, f_u_ocu_0_lanes_22_u_lane_slot_4_data,
            f_u_ocu_0_lanes_21_u_lane_slot_4_data, f_u_ocu_0_lanes_20_u_lane_slot_4_data,
            f_u_ocu_0_lanes_19_u_lane_slot_4_data, f_u_ocu_0_lanes_18_u_lane_slot_4_data,
            f_u_ocu_0_lanes_17_u_lane_slot_4_data, f_u_ocu_0_lanes_16_u_lane_slot_4_data,
            f_u_ocu_0_lanes_15_u_lane_slot_4_data, f_u_ocu_0_lanes_14_u_lane_slot_4_data,
            f_u_ocu_0_lanes_13_u_lane_slot_4_data, f_u_ocu_0_lanes_12_u_lane_slot_4_data,
            f_u_ocu_0_lanes_11_u_lane_slot_4_data, f_u_ocu_0_lanes_10_u_lane_slot_4_data,
            f_u_ocu_0_lanes_9_u_lane_slot_4_data, f_u_ocu_0_lanes_8_u_lane_slot_4_data,
            f_u_ocu_0_lanes_7_u_lane_slot_4_data, f_u_ocu_0_lanes_6_u_lane_slot_4_data,
            f_u_ocu_0_lanes_5_u_lane_slot_4_data, f_u_ocu_0_lanes_4_u_lane_slot_4_data,
            f_u_ocu_0_lanes_3_u_lane_slot_4_data, f_u_ocu_0_lanes_2_u_lane_slot_4_data,
            f_u_ocu_0_lanes_1_u_lane_slot_4_data, f_u_ocu_0_lanes_0_u_lane_slot_4_data};
    wire [32*LANE_W-1:0] _f_u_ocu_0_lanes_0_u_lane_slot_5_data_etc =
            {f_u_ocu_0_lanes_31_u_lane_slot_5_data, f_u_ocu_0_lanes_30_u_lane_slot_5_data,
            f_u_ocu_0_lanes_29_u_lane_slot_5_data, f_u_ocu_0_lanes_28_u_lane_slot_5_data,
            f_u_ocu_0_lanes_27_u_lane_slot_5_data, f_u_ocu_0_lanes_26_u_lane_slot_5_data,
            f_u_ocu_0_lanes_25_u_lane_slot_5_data, f_u_ocu_0_lanes_24_u_lane_slot_5_data,
            f_u_ocu_0_lanes_23_u_lane_slot_5_data, f_u_ocu_0_lanes_22_u_lane_slot_5_data,
            f_u_ocu_0_lanes_21_u_lane_slot_5_data, f_u_ocu_0_lanes_20_u_lane_slot_5_data,
            f_u_ocu_0_lanes_19_u_lane_slot_5_data, f_u_ocu_0_lanes_18_u_lane_slot_5_data,
            f_u_ocu_0_lanes_17_u_lane_slot_5_data, f_u_ocu_0_lanes_16_u_lane_slot_5_data,
            f_u_ocu_0_lanes_15_u_lane_slot_5_data, f_u_ocu_0_lanes_14_u_lane_slot_5_data,
            f_u_ocu_0_lanes_13_u_lane_slot_5_data, f_u_ocu_0_lanes_12_u_lane_slot_5_data,
            f_u_ocu_0_lanes_11_u_lane_slot_5_data, f_u_ocu_0_lanes_10_u_lane_slot_5_data,
            f_u_ocu_0_lanes_9_u_lane_slot_5_data, f_u_ocu_0_lanes_8_u_lane_slot_5_data,
            f_u_ocu_0_lanes_7_u_lane_slot_5_data, f_u_ocu_0_lanes_6_u_lane_slot_5_data,
            f_u_ocu_0_lanes_5_u_lane_slot_5_data, f_u_ocu_0_lanes_4_u_lane_slot_5_data,
            f_u_ocu_0_lanes_3_u_lane_slot_5_data, f_u_ocu_0_lanes_2_u_lane_slot_5_data,
            f_u_ocu_0_lanes_1_u_lane_slot_5_data, f_u_ocu_0_lanes_0_u_lane_slot_5_data};
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
    wire [32*LANE_W-1:0] _f_u_ocu_1_lanes_0_u_lane_slot_3_data_etc =
            {f_u_ocu_1_lanes_31_u_lane_slot_3_data, f_u_ocu_1_lanes_30_u_lane_slot_3_data,
            f_u_ocu_1_lanes_29_u_lane_slot_3_data, f_u_ocu_1_lanes_28_u_lane_slot_3_data,
            f_u_ocu_1_lanes_27_u_lane_slot_3_data, f_u_ocu_1_lanes_26_u_lane_slot_3_data,
            f_u_ocu_1_lanes_25_u_lane_slot_3_data, f_u_ocu_1_lanes_24_u_lane_slot_3_data,
            f_u_ocu_1_lanes_23_u_lane_slot_3_data, f_u_ocu_1_lanes_22_u_lane_slot_3_data,
            f_u_ocu_1_lanes_21_u_lane_slot_3_data, f_u_ocu_1_lanes_20_u_lane_slot_3_data,
            f_u_ocu_1_lanes_19_u_lane_slot_3_data, f_u_ocu_1_lanes_18_u_lane_slot_3_data,
            f_u_ocu_1_lanes_17_u_lane_slot_3_data, f_u_ocu_1_lanes_16_u_lane_slot_3_data,
            f_u_ocu_1_lanes_15_u_lane_slot_3_data, f_u_ocu_1_lanes_14_u_lane_slot_3_data,
            f_u_ocu_1_lanes_13_u_lane_slot_3_data, f_u_ocu_1_lanes_12_u_lane_slot_3_data,
            f_u_ocu_1_lanes_11_u_lane_slot_3_data, f_u_ocu_1_lanes_10_u_lane_slot_3_data,
            f_u_ocu_1_lanes_9_u_lane_slot_3_data, f_u_ocu_1_lanes_8_u_lane_slot_3_data,
            f_u_ocu_1_lanes_7_u_lane_slot_3_data, f_u_ocu_1_lanes_6_u_lane_slot_3_data,
            f_u_ocu_1_lanes_5_u_lane_slot_3_data, f_u_ocu_1_lanes_4_u_lane_slot_3_data,
            f_u_ocu_1_lanes_3_u_lane_slot_3_data, f_u_ocu_1_lanes_2_u_lane_slot_3_data,
            f_u_ocu_1_lanes_1_u_lane_slot_3_data, f_u_ocu_1_lanes_0_u_lane_slot_3_data};
    wire [32*LANE_W-1:0] _f_u_ocu_1_lanes_0_u_lane_slot_4_data_etc =
            {f_u_ocu_1_lanes_31_u_lane_slot_4_data, f_u_ocu_1_lanes_30_u_lane_slot_4_data,
            f_u_ocu_1_lanes_29_u_lane_slot_4_data, f_u_ocu_1_lanes_28_u_lane_slot_4_data,
            f_u_ocu_1_lanes_27_u_lane_slot_4_data, f_u_ocu_1_lanes_26_u_lane_slot_4_data,
            f_u_ocu_1_lanes_25_u_lane_slot_4_data, f_u_ocu_1_lanes_24_u_lane_slot_4_data,
            f_u_ocu_1_lanes_23_u_lane_slot_4_data, f_u_ocu_1_lanes_22_u_lane_slot_4_data,
            f_u_ocu_1_lanes_21_u_lane_slot_4_data, f_u_ocu_1_lanes_20_u_lane_slot_4_data,
            f_u_ocu_1_lanes_19_u_lane_slot_4_data, f_u_ocu_1_lanes_18_u_lane_slot_4_data,
            f_u_ocu_1_lanes_17_u_lane_slot_4_data, f_u_ocu_1_lanes_16_u_lane_slot_4_data,
            f_u_ocu_1_lanes_15_u_lane_slot_4_data, f_u_ocu_1_lanes_14_u_lane_slot_4_data,
            f_u_ocu_1_lanes_13_u_lane_slot_4_data, f_u_ocu_1_lanes_12_u_lane_slot_4_data,
            f_u_ocu_1_lanes_11_u_lane_slot_4_data, f_u_ocu_1_lanes_10_u_lane_slot_4_data,
            f_u_ocu_1_lanes_9_u_lane_slot_4_data, f_u_ocu_1_lanes_8_u_lane_slot_4_data,
            f_u_ocu_1_lanes_7_u_lane_slot_4_data, f_u_ocu_1_lanes_6_u_lane_slot_4_data,
            f_u_ocu_1_lanes_5_u_lane_slot_4_data, f_u_ocu_1_lanes_4_u_lane_slot_4_data,
            f_u_ocu_1_lanes_3_u_lane_slot_4_data, f_u_ocu_1_lanes_2_u_lane_slot_4_data,
            f_u_ocu_1_lanes_1_u_lane_slot_4_data, f_u_ocu_1_lanes_0_u_lane_slot_4_data};
    wire [32*LANE_W-1:0] _f_u_ocu_1_lanes_0_u_lane_slot_5_data_etc =
            {f_u_ocu_1_lanes_31_u_lane_slot_5_data, f_u_ocu_1_lanes_30_u_lane_slot_5_data,
            f_u_ocu_1_lanes_29_u_lane_slot_5_data, f_u_ocu_1_lanes_28_u_lane_slot_5_data,
            f_u_ocu_1_lanes_27_u_lane_slot_5_data, f_u_ocu_1_lanes_26_u_lane_slot_5_data,
            f_u_ocu_1_lanes_25_u_lane_slot_5_data, f_u_ocu_1_lanes_24_u_lane_slot_5_data,
            f_u_ocu_1_lanes_23_u_lane_slot_5_data, f_u_ocu_1_lanes_22_u_lane_slot_5_data,
            f_u_ocu_1_lanes_21_u_lane_slot_5_data, f_u_ocu_1_lanes_20_u_lane_slot_5_data,
            f_u_ocu_1_lanes_19_u_lane_slot_5_data, f_u_ocu_1_lanes_18_u_lane_slot_5_data,
            f_u_ocu_1_lanes_17_u_lane_slot_5_data, f_u_ocu_1_lanes_16_u_lane_slot_5_data,
            f_u_ocu_1_lanes_15_u_lane_slot_5_data, f_u_ocu_1_lanes_14_u_lane_slot_5_data,
            f_u_ocu_1_lanes_13_u_lane_slot_5_data, f_u_ocu_1_lanes_12_u_lane_slot_5_data,
            f_u_ocu_1_lanes_11_u_lane_slot_5_data, f_u_ocu_1_lanes_10_u_lane_slot_5_data,
            f_u_ocu_1_lanes_9_u_lane_slot_5_data, f_u_ocu_1_lanes_8_u_lane_slot_5_data,
            f_u_ocu_1_lanes_7_u_lane_slot_5_data, f_u_ocu_1_lanes_6_u_lane_slot_5_data,
            f_u_ocu_1_lanes_5_u_lane_slot_5_data, f_u_ocu_1_lanes_4_u_lane_slot_5_data,
            f_u_ocu_1_lanes_3_u_lane_slot_5_data, f_u_ocu_1_lanes_2_u_lane_slot_5_data,
            f_u_ocu_1_lanes_1_u_lane_slot_5_data, f_u_ocu_1_lanes_0_u_lane_slot_5_data};
    wire [32*LANE_W-1:0] f_operand = ({(32*LANE_W){f_unit[0] & f_slot[0]}}
            & _f_u_ocu_0_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[1]}} & _f_u_ocu_0_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[2]}} & _f_u_ocu_0_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[3]}} & _f_u_ocu_0_lanes_0_u_lane_slot_3_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[4]}} & _f_u_ocu_0_lanes_0_u_lane_slot_4_data_etc)
            | ({(32*LANE_W){f_unit[0] & f_slot[5]}} & _f_u_ocu_0_lanes_0_u_lane_slot_5_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[0]}} & _f_u_ocu_1_lanes_0_u_lane_slot_0_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[1]}} & _f_u_ocu_1_lanes_0_u_lane_slot_1_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[2]}} & _f_u_ocu_1_lanes_0_u_lane_slot_2_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[3]}} & _f_u_ocu_1_lanes_0_u_lane_slot_3_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[4]}} & _f_u_ocu_1_lanes_0_u_lane_slot_4_data_etc)
            | ({(32*LANE_W){f_unit[1] & f_slot[5]}} & _f_u_ocu_1_lanes_0_u_lane_slot_5_data_etc);
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
    always @* if (!rst) RF_W1_8: assert(~(f_mine & _or
            & (|(f_slot & (({6{f_unit[0]}} & f_u_ocu_0_ready)
            | ({6{f_unit[1]}} & f_u_ocu_1_ready))))) | ~(|(f_sure & ~_joined_5)));

    wire [32*LANE_W-1:0] _or_6 = ({(32*LANE_W){f_slot[0]}} & disp_data[32*LANE_W-1:0])
            | ({(32*LANE_W){f_slot[1]}} & disp_data[32*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[2]}} & disp_data[64*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[3]}} & disp_data[96*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[4]}} & disp_data[128*LANE_W +: 32*LANE_W])
            | ({(32*LANE_W){f_slot[5]}} & disp_data[160*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_6 = {_or_6[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            _or_6[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            _or_6[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            _or_6[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            _or_6[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            _or_6[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            _or_6[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            _or_6[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            _or_6[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            _or_6[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            _or_6[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            _or_6[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            _or_6[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            _or_6[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            _or_6[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            _or_6[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            _or_6[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            _or_6[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            _or_6[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            _or_6[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            _or_6[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            _or_6[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            _or_6[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            _or_6[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            _or_6[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            _or_6[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            _or_6[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            _or_6[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            _or_6[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            _or_6[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            _or_6[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            _or_6[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // RF-D1: An operand leaves with the value last written before its issue.
    always @* if (!rst) RF_D1_2: assert(~((|(disp_sel & f_unit)) & f_mine)
            | ~(|(f_sure & ~_joined_6)));
`endif
