// Properties of rr_arbiter, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

    // The number of the bit that is set; zero if none is.
    function automatic [1:0] index_of(input [3:0] v);
        integer i;
        begin
            index_of = 2'd0;
            for (i = 0; i < 4; i = i + 1)
                index_of = index_of | ({2{v[i]}} & i[1:0]);
        end
    endfunction

    // The bit of that number alone.
    function automatic [3:0] one_hot(input [1:0] v);
        one_hot = 4'd1 << v;
    endfunction

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [3:0] from_first(input [3:0] v);
        from_first = {|v[3:0], |v[2:0], |v[1:0], v[0]};
    endfunction

    // The lowest one of a vector, alone.
    function automatic [3:0] first_one(input [3:0] v);
        first_one = v & ~{|v[2:0], |v[1:0], v[0], 1'b0};
    endfunction

    // Ones above the lowest one of a vector.
    function automatic [3:0] above_first(input [3:0] v);
        above_first = from_first(v) << 1;
    endfunction
`ifdef WARPSMITH_FORMAL
    reg f_won; // somebody has won
    reg [1:0] f_last; // the last winner
    reg [1:0] f_who; // an arbitrary requester
    reg [2:0] f_waits; // wins it has waited for
    always @(posedge clk)
        if (rst) begin
            f_won <= 1'b0;
            f_last <= 2'd0;
        end else if (|req) begin
            f_won <= 1'b1;
            f_last <= index_of(gnt);
        end
    always @(posedge clk) f_who <= f_who;
    wire [3:0] _f_who_one_hot = one_hot(f_who);
    always @(posedge clk)
        if (rst)
            f_waits <= 3'd0;
        else if ((|(_f_who_one_hot & req)) & ~(|(_f_who_one_hot & gnt)))
            f_waits <= f_waits + 3'd1;
        else
            f_waits <= 3'd0;

    // ARB-F1: One-hot, a subset of the requests, zero iff there is none.
    always @* if (!rst) ARB_F1_1: assert(at_most_one(gnt));

    // ARB-F1: Only requesters win.
    always @* if (!rst) ARB_F1_2: assert(~(|(gnt & ~req)));

    // ARB-F1: Somebody wins iff somebody asks.
    always @* if (!rst) ARB_F1_3: assert((|gnt) == (|req));

    wire [2:0] _f_last_etc = {1'b0, f_last};
    wire [2:0] _plus = _f_last_etc + 3'd1;
    wire [3:0] _req_ahead = req & from_first(one_hot((~f_won | (f_last == 2'd3)) ? 2'd0
            : _plus[1:0]));

    // ARB-F2: The first requester from the last winner upwards, cyclically.
    always @* if (!rst) ARB_F2_1: assert(gnt == ((|_req_ahead) ? first_one(_req_ahead)
            : first_one(req)));

    wire [3:0] _above_first = above_first(one_hot(f_last));

    // ARB-F3: The mask names the requesters after the last winner.
    always @* if (!rst) ARB_F3_1: assert(mask == (f_won ? _above_first[3:1] : 3'd0));

    // ARB-B1: A held request waits for at most N-1 wins of others.
    always @* if (!rst) ARB_B1_1: assert(f_waits < 3'd4);

    wire [2:0] _plus_2 = ({1'b0, f_who} - _f_last_etc) + 3'd7;

    // ARB-B1: Invariant: every win of another brings the turn nearer.
    always @* if (!rst) ARB_B1_2: assert((f_waits == 3'd0)
            | (({1'b0, f_waits} + {1'b0, (f_last < f_who) ? _plus_2 : _plus_2 + 3'd4}) < 4'd4));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _plus[2], _above_first[0]};
`endif
