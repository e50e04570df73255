// Properties of malekeh_scheduler, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

    genvar j;

    // No two bits are set.
    function automatic at_most_one(input [15:0] v);
        at_most_one = ~(|(v & (v - 16'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    wire [15:0] _sel_wid_one_hot = one_hot(sel_wid);

    // MS-O1: At most one warp wins, a ready one, by its number; none is zero.
    always @* if (!rst) MS_O1_1: assert(at_most_one(sel) & ~(|(sel & ~ready))
            & (sel == (sel_valid ? _sel_wid_one_hot : 16'd0)) & (sel_valid | ~(|sel_wid)));

    reg [15:0] f_a; // an arbitrary warp
    always @(posedge clk) f_a <= f_a;

    // Symbol: one warp.
    always @* if (!rst) MS_C1_1: assume((|f_a) & at_most_one(f_a));

    reg [15:0] f_b; // an arbitrary warp
    always @(posedge clk) f_b <= f_b;

    // Symbol: one warp.
    always @* if (!rst) MS_C1_2: assume((|f_b) & at_most_one(f_b));

    // Symbol: another warp.
    always @* if (!rst) MS_C1_3: assume(~(|(f_a & f_b)));

    reg f_before; // a was launched before b
    reg f_past; // a cycle has passed
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
    wire [15:0] _launch_wid_one_hot = one_hot(launch_wid);
    wire [15:0] _by_launch_valid = launch_valid ? _launch_wid_one_hot : 16'd0;
    wire _by_f_past = f_past ? f_before : f_a < f_b;
    always @(posedge clk)
        f_before <= (|(_by_launch_valid & f_b)) | (_by_f_past & ~(|(_by_launch_valid & f_a)));
    wire [NW*NW-1:0] f_order;

    generate
        for (i = 0; i < NW; i = i + 1) begin : f_warp
            assign f_order[i*NW + i] = 1'b0;

            for (j = i + 1; j < NW; j = j + 1) begin : f_higher
                assign f_order[i*NW + j] = launched_before[i*NW + j];
                assign f_order[j*NW + i] = ~launched_before[i*NW + j];
            end
        end
    endgenerate

    // MS-L1: The order of two warps is that of their last launches.
    always @* if (!rst) MS_L1_1: assert((|(select(f_a, f_order) & f_b)) == _by_f_past);

    generate
        for (i = 0; i < NW; i = i + 1) begin : f_straight
            for (j = 0; j < NW; j = j + 1) begin : f_behind
                // MS-L1: Invariant: the order has no circles.
                always @* if (!rst) begin : MS_L1_2
                    assert(~f_order[i*NW + j] | ~(|(f_order[j*NW +: NW] & ~f_order[i*NW +: NW])));
                end
            end
        end
    endgenerate

    reg f_last; // a was issued last
    always @(posedge clk)
        if (rst)
            f_last <= 1'b0;
        else
            f_last <= ~(launch_valid & (|(_launch_wid_one_hot & f_a)))
                    & (issue ? (|((issue ? _sel_wid_one_hot : 16'd0) & f_a)) : f_last);
    wire [15:0] _by_last_valid = last_valid ? one_hot(last) : 16'd0;
    wire _some = |(_by_last_valid & f_a);

    // MS-L2: A launch in the slot of the last warp: nobody is the last warp.
    always @* if (!rst) MS_L2_1: assert(f_last | ~_some);

    // MS-I1: The warp that was issued last is the last one.
    always @* if (!rst) MS_I1_1: assert(~f_last | _some);

    wire [3:0] _f_a_index_of = index_of(f_a);
    wire _owner_valid_0_and = owner_valid[0] & (owner_wid[3:0] == _f_a_index_of);
    wire _owner_valid_1_and = owner_valid[1] & (owner_wid[7:4] == _f_a_index_of);
    wire f_a_able = (|(ready & f_a)) & ~(|({_owner_valid_1_and, _owner_valid_0_and} & ~free));
    wire f_a_data = _owner_valid_0_and | _owner_valid_1_and;
    wire [3:0] _f_b_index_of = index_of(f_b);
    wire f_b_data = (owner_valid[0] & (owner_wid[3:0] == _f_b_index_of))
            | (owner_valid[1] & (owner_wid[7:4] == _f_b_index_of));

    // MS-D1: A warp has data in a CCU iff it owns a unit.
    always @* if (!rst) MS_D1_1: assert((|(has_data & f_a)) == f_a_data);

    // MS-G1: The last issued warp comes before all others.
    always @* if (!rst) MS_G1_1: assert(~(f_last & f_a_able & (|(sel & f_b))));

    wire _some_2 = |(_by_last_valid & f_b);

    // MS-C1: With a ready warp with data, an older one with data wins, or the last.
    always @* if (!rst) MS_C1_4: assert(~(f_a_able & f_a_data & (|(sel & f_b))) | _some_2
            | (f_b_data & ~_by_f_past));

    // MS-O1: With any ready warp, one with data wins, or an older one, or the last.
    always @* if (!rst) MS_O1_2: assert(~(f_a_able & (|(sel & f_b))) | _some_2
            | (f_b_data | ~_by_f_past));

    // MS-R1: A warp whose own unit is not free does not win.
    always @* if (!rst) MS_R1_1: assert(f_a_able | ~(|(sel & f_a)));

    // MS-O1: A warp that can issue is enough for one to win.
    always @* if (!rst) MS_O1_3: assert(sel_valid | ~f_a_able);
`endif
