// Properties of ocu, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

    // No two bits are set.
    function automatic at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg f_past; // the last cycle was no reset
    reg f_busy; // in the last cycle
    reg f_alloc; // in the last cycle
    reg f_take; // in the last cycle
    reg [1:0] f_src; // slots asked for in the last cycle
    reg [1:0] f_ready; // operands of the last cycle and arrivals
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

    // OCU-A2: Never over-allocated: ready only while free.
    always @* if (!rst) OCU_A2_1: assert(alloc_ready == ~busy);

    // OCU-D2: Without a new instruction busy until the transfer.
    always @* if (!rst) OCU_D2_1: assert(~(f_past & ~f_alloc) | (busy == (f_busy & ~f_take)));

    // OCU-S1: Operands stay, and those that arrive are added.
    always @* if (!rst) OCU_S1_1: assert(~(f_past & ~f_alloc) | (ready == f_ready));

    // OCU-S1: Only slots that are present get an operand.
    always @* if (!rst) OCU_S1_2: assert(~busy | ~(|(ready & ~src_valid)));

    // OCU-D1: A candidate is busy and has all operands.
    always @* if (!rst) OCU_D1_1: assert(disp_cand == (busy & (&(ready | ~src_valid))));

    reg [1:0] f_wid; // the warp given last
    reg [META_W-1:0] f_meta; // its metadata
    always @(posedge clk)
        if (alloc_valid) begin
            f_wid <= alloc_wid;
            f_meta <= alloc_meta;
        end

    // OCU-A1: Warp and metadata are those that were given, until the transfer.
    always @* if (!rst) OCU_A1_2: assert(~busy | ((wid == f_wid) & (meta == f_meta)));

    // OCU-D3: The port that selects the unit has its instruction, others zero.
    always @* if (!rst) OCU_D3_1: assert((disp_wid == (disp_sel ? f_wid : 2'd0))
            & (disp_meta == (disp_sel ? f_meta : {META_W{1'b0}}))
            & (disp_src_valid == (disp_sel ? src_valid : 2'd0)));

    reg [1:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    wire [8*LANE_W-1:0] f_lanes_slot_data;
    genvar f_i;
    genvar f_j;
    generate for (f_i = 0; f_i < 4; f_i = f_i + 1) begin : \lanes 
        for (f_j = 0; f_j < 2; f_j = f_j + 1) begin : \u_lane.slot 
            (* hierconn *) wire [LANE_W-1:0] \data ;
            assign f_lanes_slot_data[(f_i*2 + f_j)*LANE_W +: LANE_W] = \data ;
        end
    end endgenerate
    wire [2*LANE_W-1:0] f_words = f_lanes_slot_data[f_lane*2*LANE_W +: 2*LANE_W];
    reg [1:0] f_slot; // an arbitrary operand slot
    reg [LANE_W-1:0] f_data; // what arrived in it last
    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) OCU_D3_2: assume((|f_slot) & at_most_one(f_slot));

    wire [2:0] _f_lane_etc = {1'b1, f_lane};
    always @(posedge clk)
        if ((s_valid[0] & f_slot[0]) | (s_valid[1] & f_slot[1]))
            f_data <= ({LANE_W{s_valid[0] & f_slot[0]}} & s_data[f_lane*LANE_W +: LANE_W])
                    | ({LANE_W{s_valid[1] & f_slot[1]}} & s_data[_f_lane_etc*LANE_W +: LANE_W]);

    // OCU-S1: The slot holds what arrived.
    always @* if (!rst) OCU_S1_3: assert(~(busy & (|(f_slot & ready)))
            | ((({LANE_W{f_slot[0]}} & f_words[LANE_W-1:0])
            | ({LANE_W{f_slot[1]}} & f_words[LANE_W +: LANE_W])) == f_data));

    // OCU-D3: It leaves as it arrived; zero if absent or not selected.
    always @* if (!rst) OCU_D3_3: assert((({LANE_W{f_slot[0]}} & disp_data[f_lane*LANE_W +: LANE_W])
            | ({LANE_W{f_slot[1]}} & disp_data[_f_lane_etc*LANE_W +: LANE_W])) ==
            ((disp_sel & (|(f_slot & src_valid))) ? f_data : {LANE_W{1'b0}}));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_words};
`endif
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
    `WARPSMITH_DUTY(OCU_A1_3, "OCU-A1", ~alloc_valid | ~busy)

    // OCU-S1
    `WARPSMITH_DUTY(OCU_S1_4, "OCU-S1", ~(|write) | (busy & ~(|(write & ~missing))))

    // OCU-D1
    `WARPSMITH_DUTY(OCU_D1_2, "OCU-D1", ~disp_sel | disp_cand)

    // OCU-D2
    `WARPSMITH_DUTY(OCU_D2_2, "OCU-D2", ~disp_take | disp_sel)
`undef WARPSMITH_DUTY
