// Properties of ocu, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

    // No two bits are set.
    function automatic at_most_one_6(input [5:0] v);
        at_most_one_6 = ~(|(v & (v - 6'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [5:0] one_hot_2(input [2:0] v);
        one_hot_2 = 6'd1 << v;
    endfunction

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg f_past; // the last cycle was no reset
    reg f_busy; // in the last cycle
    reg f_alloc; // in the last cycle
    reg f_take; // in the last cycle
    reg [5:0] f_src; // slots asked for in the last cycle
    reg [5:0] f_ready; // operands of the last cycle and arrivals
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
    always @(posedge clk) begin
        f_busy <= busy;
        f_alloc <= alloc_valid;
        f_take <= disp_take;
        f_src <= alloc_src_valid;
        f_ready <= ready | write;
    end

    // OCU-A1: An instruction that is given is taken, without operands.
    always @* if (!rst) OCU_A1_1: assert(~(f_past & f_alloc)
            | (busy & (src_valid == f_src) & ~(|ready)));

    // OCU-H1: What is given at the transfer of the other is there, without its operands.
    always @* if (!rst) OCU_H1_1: assert(~((f_past & f_alloc) & f_take)
            | (busy & (src_valid == f_src) & ~(|ready)));

    // OCU-A2: Never over-allocated: ready only while free.
    always @* if (!rst) OCU_A2_1: assert(alloc_ready == ~busy);

    // OCU-D2: Without a new instruction busy until the transfer.
    always @* if (!rst) OCU_D2_1: assert(~(f_past & ~f_alloc) | (busy == (f_busy & ~f_take)));

    // OCU-S1: Operands stay, and those that arrive are added.
    always @* if (!rst) OCU_S1_1: assert(~(f_past & ~f_alloc) | (ready == f_ready));

    // OCU-S1: Only slots that are present get an operand.
    always @* if (!rst) OCU_S1_2: assert(~busy | ~(|(ready & ~src_valid)));

    // OCU-F1: What arrives can be all that it waits for.
    always @* if (!rst) OCU_F1_1: assert(~(busy & ~(|(src_valid & ~ready & ~write))) | disp_cand);

    // OCU-D1: A candidate is busy and has all operands.
    always @* if (!rst) OCU_D1_1: assert(disp_cand == (busy & (&((ready | write) | ~src_valid))));

    reg [3:0] f_wid; // the warp given last
    reg [META_W-1:0] f_meta; // its metadata
    always @(posedge clk)
        if (alloc_valid) begin
            f_wid <= alloc_wid;
            f_meta <= alloc_meta;
        end
    reg [2:0] f_class; // its class
    always @(posedge clk) if (alloc_valid) f_class <= alloc_class;

    // OCU-C1: The class that was given is shown, until the transfer.
    always @* if (!rst) OCU_C1_1: assert(cand_class == (busy ? one_hot(f_class) : 8'd0));

    // OCU-A1: Warp and metadata are those that were given, until the transfer.
    always @* if (!rst) OCU_A1_2: assert(~busy | ((wid == f_wid) & (meta == f_meta)));

    // OCU-D3: The port that selects the unit has its instruction, others zero.
    always @* if (!rst) OCU_D3_1: assert((disp_wid == (disp_sel ? f_wid : 4'd0))
            & (disp_meta == (disp_sel ? f_meta : {META_W{1'b0}}))
            & (disp_src_valid == (disp_sel ? src_valid : 6'd0)));

    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [192*LANE_W-1:0] f_lanes_slot_data;
    genvar f_i;
    genvar f_j;
    generate for (f_i = 0; f_i < 32; f_i = f_i + 1) begin : \lanes 
        for (f_j = 0; f_j < 6; f_j = f_j + 1) begin : \u_lane.slot 
            (* hierconn *) wire [LANE_W-1:0] \data ;
            assign f_lanes_slot_data[(f_i*6 + f_j)*LANE_W +: LANE_W] = \data ;
        end
    end endgenerate
    wire [6*LANE_W-1:0] f_words = f_lanes_slot_data[f_lane*6*LANE_W +: 6*LANE_W];
    reg [5:0] f_slot; // an arbitrary operand slot
    reg [LANE_W-1:0] f_data; // what arrived in it last
    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) OCU_D3_2: assume((|f_slot) & at_most_one_6(f_slot));

    wire _s_valid_0_and = s_valid[0] & (|(f_slot & one_hot_2(s_slot[2:0])));
    wire _s_valid_1_and = s_valid[1] & (|(f_slot & one_hot_2(s_slot[5:3])));

    // OCU-S1: Duty: two S ports never name the same slot.
    always @* if (!rst) OCU_S1_3: assume(at_most_one_2({_s_valid_1_and, _s_valid_0_and}));

    wire f_now = _s_valid_0_and | _s_valid_1_and;
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire [LANE_W-1:0] f_arrived = ({LANE_W{_s_valid_0_and}} & s_data[f_lane*LANE_W +: LANE_W])
            | ({LANE_W{_s_valid_1_and}} & s_data[_f_lane_etc*LANE_W +: LANE_W]);
    always @(posedge clk) if (f_now) f_data <= f_arrived;

    // OCU-S1: The slot holds what arrived.
    always @* if (!rst) OCU_S1_4: assert(~(busy & (|(f_slot & ready)))
            | ((({LANE_W{f_slot[0]}} & f_words[LANE_W-1:0])
            | ({LANE_W{f_slot[1]}} & f_words[LANE_W +: LANE_W])
            | ({LANE_W{f_slot[2]}} & f_words[2*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[3]}} & f_words[3*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[4]}} & f_words[4*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[5]}} & f_words[5*LANE_W +: LANE_W])) == f_data));

    wire [6:0] _f_lane_etc_2 = {2'd2, f_lane};
    wire [6:0] _f_lane_etc_3 = {{2{1'b1}}, f_lane};
    wire [7:0] _f_lane_etc_4 = {3'd4, f_lane};
    wire [7:0] _f_lane_etc_5 = {3'd5, f_lane};
    wire [LANE_W-1:0] _or = ({LANE_W{f_slot[0]}} & disp_data[f_lane*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[1]}} & disp_data[_f_lane_etc*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[2]}} & disp_data[_f_lane_etc_2*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[3]}} & disp_data[_f_lane_etc_3*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[4]}} & disp_data[_f_lane_etc_4*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[5]}} & disp_data[_f_lane_etc_5*LANE_W +: LANE_W]);

    // OCU-F2: It leaves in the cycle of its arrival.
    always @* if (!rst) OCU_F2_1: assert(~((disp_sel & (|(f_slot & src_valid))) & f_now)
            | (_or == f_arrived));

    // OCU-D3: It leaves as it arrived before; zero if absent or not selected.
    always @* if (!rst) OCU_D3_3: assert(f_now | (_or ==
            (((disp_sel & (|(f_slot & src_valid))) & ~f_now) ? f_data : {LANE_W{1'b0}})));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_words};
`endif
    reg [5:0] announced; // slots that must come now
    always @(posedge clk) if (rst) announced <= 6'd0; else announced <= coming;

    // What is unused on purpose, for linters.
    wire _unused_ok_3 = &{1'b0, announced};
`ifdef WARPSMITH_FORMAL
`define WARPSMITH_DUTY(label, rule, holds) \
    always @* if (!rst) begin : label assume(holds); end
`else
`define WARPSMITH_DUTY(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    // OCU-A1
    `WARPSMITH_DUTY(OCU_A1_3, "OCU-A1", ~alloc_valid | ~(busy & ~disp_take))

    // OCU-S1
    `WARPSMITH_DUTY(OCU_S1_5, "OCU-S1", ~(|write) | (busy & ~(|(write & ~missing))))

    // OCU-D1
    `WARPSMITH_DUTY(OCU_D1_2, "OCU-D1", ~disp_sel | disp_cand)

    // OCU-D2
    `WARPSMITH_DUTY(OCU_D2_2, "OCU-D2", ~disp_take | disp_sel)

    // OCU-F3: What was announced in the last cycle arrives, and nothing else.
    `WARPSMITH_DUTY(OCU_F3_1, "OCU-F3", announced == write)
`undef WARPSMITH_DUTY
