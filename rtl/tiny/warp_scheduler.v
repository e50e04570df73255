// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   2      local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   1      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   force_valid   in   1      override
//   force_wid     in   1      the warp to be selected
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  1      the selected warp, zero if none
//   cand_valid    out  1      a candidate for stealing
//   cand_wid      out  1      it, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] ready,
    input  wire launch_valid,
    input  wire launch_wid,
    input  wire issue,
    input  wire force_valid,
    input  wire force_wid,
    output wire sel_valid,
    output wire sel_wid,
    output wire cand_valid,
    output wire cand_wid
);

    // Order
    reg last; // last issued warp
    reg last_valid; // last still holds that warp
    reg before_0; // bit j: warp 0 is older than 1+j

    wire [1:0] launched = launch_valid ? {launch_wid, ~launch_wid} : 2'd0;

    // Selection
    wire [1:0] _joined = {1'b0, ready[1] & ~before_0};
    wire [1:0] _joined_2 = {ready[0] & before_0, 1'b0};

    // WS-T1: The winner of the binary tree of neighbours.
    // WS-G2: The oldest ready warp.
    wire [1:0] ready_younger = _joined | _joined_2;

    wire [1:0] first = ready & ~ready_younger;

    // WS-G1: The last issued warp comes before all others.
    wire [1:0] greedy = ready & (last_valid ? {last, ~last} : 2'd0);

    wire [1:0] winner = (|greedy) ? greedy : first;

    // WS-O1: A forced warp is selected. It is ready, so some warp is ready: sel_valid does not wait
    // for the override.
    assign sel_valid = |ready;

    assign sel_wid = force_valid ? force_wid : winner[1];

    // Candidate
    // WS-C1: The loser of the final node: the best warp of the other half.
    wire [1:0] left_younger = _joined_2;

    wire [1:0] right_younger = _joined;
    wire [1:0] loser = winner[1] ? ({1'b0, ready[0]} & ~left_younger) : {ready[1], 1'b0}
            & ~right_younger;

    // WS-O2: Under a forced issue the tree's winner, if that is another warp.
    wire beaten = force_valid & (winner[1] != force_wid);

    assign cand_valid = beaten | (|loser);
    assign cand_wid = beaten ? winner[1] : loser[1];

    // History
    always @(posedge clk) begin
        // WS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
            before_0 <= 1'b1;
        end else begin
            // WS-L1: A launched warp becomes the youngest, the others keep their order.
            before_0 <= ~launched[0] & (before_0 | launched[1]);
            // WS-L2: A launch in the slot of the last warp: that is another warp now.
            if (launch_valid & (launch_wid == (issue ? sel_wid : last)))
                last_valid <= 1'b0;
            else if (issue)
                last_valid <= 1'b1;
        end
    end

`ifdef FORMAL
    // WS-T1: The tree has one winner, which is ready, iff a warp is.
    always @* if (!rst) assert(~(|(winner & (winner - 2'd1))) & ((|(winner & ready)) == (|ready))
            & ~(|(winner & ~ready)));

    wire [1:0] _not_sel_wid_etc = {sel_wid, ~sel_wid};

    // WS-T1: It is selected, unless another one is forced; no selection is zero.
    always @* if (!rst) assert((sel_valid == (|ready)) & (sel_valid | ~sel_wid)
            & (force_valid | ((sel_valid ? _not_sel_wid_etc : 2'd0) == winner)));

    reg [1:0] f_a; // an arbitrary warp

    always @(posedge clk) f_a <= f_a;

    // Symbol: one warp.
    always @* if (!rst) assume((|f_a) & ~(|(f_a & (f_a - 2'd1))));

    reg [1:0] f_b; // an arbitrary warp

    always @(posedge clk) f_b <= f_b;

    // Symbol: one warp.
    always @* if (!rst) assume((|f_b) & ~(|(f_b & (f_b - 2'd1))));

    // Symbol: another warp.
    always @* if (!rst) assume(~(|(f_a & f_b)));

    reg f_before; // a was launched before b
    reg f_past; // a cycle has passed

    always @(posedge clk) begin
        if (rst) begin
            f_past <= 1'b0;
        end else begin
            f_past <= 1'b1;
        end
    end

    wire [1:0] _not_launch_wid_etc = {launch_wid, ~launch_wid};
    wire [1:0] _by_launch_valid = launch_valid ? _not_launch_wid_etc : 2'd0;
    wire _by_f_past = f_past ? f_before : f_a < f_b;

    always @(posedge clk) begin
        f_before <= (|(_by_launch_valid & f_b)) | (_by_f_past & ~(|(_by_launch_valid & f_a)));
    end

    wire [1:0] f_older_than_0 = {before_0, 1'b0};
    wire [1:0] f_older_than_1 = {1'b0, ~before_0};

    // WS-L1: The order of two warps is that of their last launches.
    always @* if (!rst) assert(((f_a[0] & (|(f_older_than_0 & f_b)))
            | (f_a[1] & (|(f_older_than_1 & f_b)))) == _by_f_past);

    // WS-L1: Invariant: the order has no circles.
    always @* if (!rst) assert(~(|(f_older_than_0[1] ? (f_older_than_1 & ~f_older_than_0) : 2'd0))
            & ~(|(f_older_than_1[0] ? (f_older_than_0 & ~f_older_than_1) : 2'd0)));

    reg f_last; // a was issued last

    always @(posedge clk) begin
        if (rst) begin
            f_last <= 1'b0;
        end else begin
            f_last <= ~(launch_valid & (|(_not_launch_wid_etc & f_a)))
                    & (issue ? (|((issue ? _not_sel_wid_etc : 2'd0) & f_a)) : f_last);
        end
    end

    wire [1:0] _by_last_valid = last_valid ? {last, ~last} : 2'd0;
    wire _some = |(_by_last_valid & f_a);

    // WS-L2: A launch in the slot of the last warp: nobody is the last warp.
    always @* if (!rst) assert(f_last | ~_some);

    // WS-I1: The warp that was issued last is the last one.
    always @* if (!rst) assert(~f_last | _some);

    // WS-G1: The last issued warp, if ready, comes before all others.
    always @* if (!rst) assert(~(f_last & (|(ready & f_a))) | ~(|(winner & f_b)));

    // WS-G2: A warp with an older one ready wins only as the last issued one.
    always @* if (!rst) assert(~((|(ready & f_a)) & _by_f_past & (|(winner & f_b)))
            | (|(_by_last_valid & f_b)));

    // WS-O1: A forced warp is selected.
    always @* if (!rst) assert(~force_valid | (sel_valid & (sel_wid == force_wid)));

    wire _force_valid_and = force_valid & ~(|(winner & {force_wid, ~force_wid}));
    wire [1:0] _by_cand_valid = cand_valid ? {cand_wid, ~cand_wid} : 2'd0;

    // WS-O2: Under a forced warp that is not the winner the winner is the candidate.
    always @* if (!rst) assert(~_force_valid_and | (_by_cand_valid == winner));

    wire [1:0] _by_winner_0 = winner[0] ? {ready[1], 1'b0} : {1'b0, ready[0]};

    // WS-C1: Otherwise one of the warps that are left, iff one is.
    always @* if (!rst) assert(_force_valid_and | ((|(_by_cand_valid & _by_winner_0)) ==
            (|_by_winner_0)));

    // WS-C1: No candidate is zero.
    always @* if (!rst) assert(((|_by_cand_valid) == cand_valid) & (cand_valid | ~cand_wid)
            & (_force_valid_and | ~(|(_by_cand_valid & ~_by_winner_0))));

    // WS-C1: The first of them.
    always @* if (!rst) assert(_force_valid_and | ~((|(_by_winner_0 & f_a)) & _by_f_past
            & (|(_by_cand_valid & f_b))));
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, winner[0]};

`ifdef WARPSMITH_ASSERT
    // WS-O1
`ifdef FORMAL
    always @* if (!rst) assume(~force_valid | (|({force_wid, ~force_wid} & ready)));
`else
    always @(posedge clk) if (!rst && (~force_valid | (|({force_wid, ~force_wid} & ready))) !==
            1'b1) begin
        $display("%m: WS-O1 violated at %0t", $time);
        $finish;
    end
`endif
`endif
endmodule

`default_nettype wire
