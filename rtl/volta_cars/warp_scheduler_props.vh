// Properties of warp_scheduler, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

    // No two bits are set.
    function automatic at_most_one(input [15:0] v);
        at_most_one = ~(|(v & (v - 16'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    // WS-T1: The tree has one winner, which is ready, iff a warp is.
    always @* if (!rst) WS_T1_1: assert(at_most_one(first) & ((|(first & ready)) == (|ready))
            & ~(|(first & ~ready)));

    wire [15:0] _sel_wid_one_hot = one_hot(sel_wid);
    wire [15:0] _by_sel_valid = sel_valid ? _sel_wid_one_hot : 16'd0;

    // WS-T1: It is selected, unless another one is forced; no selection is zero.
    always @* if (!rst) WS_T1_2: assert((sel_valid == (|ready)) & (sel_valid | ~(|sel_wid))
            & (_by_sel_valid == first));

    // WS-T1: The same, one-hot.
    always @* if (!rst) WS_T1_3: assert(sel == _by_sel_valid);

    reg [15:0] f_a; // an arbitrary warp
    always @(posedge clk) f_a <= f_a;

    // Symbol: one warp.
    always @* if (!rst) WS_G2_1: assume((|f_a) & at_most_one(f_a));

    reg [15:0] f_b; // an arbitrary warp
    always @(posedge clk) f_b <= f_b;

    // Symbol: one warp.
    always @* if (!rst) WS_G2_2: assume((|f_b) & at_most_one(f_b));

    // Symbol: another warp.
    always @* if (!rst) WS_G2_3: assume(~(|(f_a & f_b)));

    reg [3:0] f_last; // issued last
    always @(posedge clk)
        if (rst)
            f_last <= {4{1'b1}};
        else if (issue)
            f_last <= sel_wid;

    // WS-I1: The warp that was issued last is the last one.
    always @* if (!rst) WS_I1_1: assert(last == f_last);

    wire [3:0] _f_a_index_of = index_of(f_a);
    wire [4:0] _plus = {1'b0, f_last} + 5'd1;
    wire [4:0] _minus = {1'b0, _f_a_index_of} - _plus;
    wire [4:0] _choice = (f_last < _f_a_index_of) ? _minus : _minus + 5'd16;
    wire [3:0] _f_b_index_of = index_of(f_b);
    wire [4:0] _minus_2 = {1'b0, _f_b_index_of} - _plus;

    // WS-R1: Ready warps in the order last+1, last+2, ..., last.
    always @* if (!rst) WS_R1_1: assert(~((|(ready & f_a))
            & (_choice < ((f_last < _f_b_index_of) ? _minus_2 : _minus_2 + 5'd16))
            & (|(first & f_b))));

    reg [5:0] f_waits; // issues that a has waited for
    always @(posedge clk)
        if (rst)
            f_waits <= 6'd0;
        else if (~(|(ready & f_a)))
            f_waits <= 6'd0;
        else if (issue)
            f_waits <= (|(_sel_wid_one_hot & f_a)) ? 6'd0 : f_waits + 6'd1;

    // WS-R1: A warp that stays ready waits for at most N-1 issues of others.
    always @* if (!rst) WS_R1_2: assert(f_waits < 6'd16);

    // WS-R1: Invariant: every issue of another brings the turn nearer.
    always @* if (!rst) WS_R1_3: assert((f_waits == 6'd0) | ((f_waits + {1'b0, _choice}) < 6'd16));
`endif
