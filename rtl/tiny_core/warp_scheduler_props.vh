// Properties of warp_scheduler, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

    genvar j;

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [3:0] select(input [3:0] v, input [15:0] items);
        integer k;
        begin
            select = 4'd0;
            for (k = 0; k < 4; k = k + 1)
                select = select | ({4{v[k]}} & items[k*4 +: 4]);
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    // WS-T1: The tree has one winner, which is ready, iff a warp is.
    always @* if (!rst) WS_T1_1: assert(at_most_one(winner) & ((|(winner & ready)) == (|ready))
            & ~(|(winner & ~ready)));

    wire [3:0] _sel_wid_one_hot = one_hot(sel_wid);

    // WS-T1: It is selected, unless another one is forced; no selection is zero.
    always @* if (!rst) WS_T1_2: assert((sel_valid == (|ready)) & (sel_valid | ~(|sel_wid))
            & ((sel_valid ? _sel_wid_one_hot : 4'd0) == winner));

    reg [3:0] f_a; // an arbitrary warp
    always @(posedge clk) f_a <= f_a;

    // Symbol: one warp.
    always @* if (!rst) WS_G2_1: assume((|f_a) & at_most_one(f_a));

    reg [3:0] f_b; // an arbitrary warp
    always @(posedge clk) f_b <= f_b;

    // Symbol: one warp.
    always @* if (!rst) WS_G2_2: assume((|f_b) & at_most_one(f_b));

    // Symbol: another warp.
    always @* if (!rst) WS_G2_3: assume(~(|(f_a & f_b)));

    reg f_before; // a was launched before b
    reg f_past; // a cycle has passed
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
    wire [3:0] _launch_wid_one_hot = one_hot(launch_wid);
    wire [3:0] _by_launch_valid = launch_valid ? _launch_wid_one_hot : 4'd0;
    wire _by_f_past = f_past ? f_before : f_a < f_b;
    always @(posedge clk)
        f_before <= (|(_by_launch_valid & f_b)) | (_by_f_past & ~(|(_by_launch_valid & f_a)));
    wire [N*N-1:0] f_order;

    generate
        for (i = 0; i < N; i = i + 1) begin : f_warp
            assign f_order[i*N + i] = 1'b0;

            for (j = i + 1; j < N; j = j + 1) begin : f_higher
                assign f_order[i*N + j] = launched_before[i*N + j];
                assign f_order[j*N + i] = ~launched_before[i*N + j];
            end
        end
    endgenerate

    // WS-L1: The order of two warps is that of their last launches.
    always @* if (!rst) WS_L1_1: assert((|(select(f_a, f_order) & f_b)) == _by_f_past);

    generate
        for (i = 0; i < N; i = i + 1) begin : f_straight
            for (j = 0; j < N; j = j + 1) begin : f_behind
                // WS-L1: Invariant: the order has no circles.
                always @* if (!rst) begin : WS_L1_2
                    assert(~f_order[i*N + j] | ~(|(f_order[j*N +: N] & ~f_order[i*N +: N])));
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
                    & (issue ? (|((issue ? _sel_wid_one_hot : 4'd0) & f_a)) : f_last);
    wire [3:0] _by_last_valid = last_valid ? one_hot(last) : 4'd0;
    wire _some = |(_by_last_valid & f_a);

    // WS-L2: A launch in the slot of the last warp: nobody is the last warp.
    always @* if (!rst) WS_L2_1: assert(f_last | ~_some);

    // WS-I1: The warp that was issued last is the last one.
    always @* if (!rst) WS_I1_1: assert(~f_last | _some);

    // WS-G1: The last issued warp, if ready, comes before all others.
    always @* if (!rst) WS_G1_1: assert(~(f_last & (|(ready & f_a))) | ~(|(winner & f_b)));

    // WS-G2: A warp with an older one ready wins only as the last issued one.
    always @* if (!rst) WS_G2_4: assert(~((|(ready & f_a)) & _by_f_past & (|(winner & f_b)))
            | (|(_by_last_valid & f_b)));
`endif
