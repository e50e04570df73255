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
    localparam N = 2; // warps of this scheduler

    // Priorities
    reg last; // last issued warp
    reg last_valid; // last still holds that warp
    reg rank_0; // launch order, 0 is the oldest
    reg rank_1; // launch order, 0 is the oldest

    wire [1:0] launch_slot = {launch_wid, ~launch_wid};
    wire old_rank = (launch_slot[0] & rank_0) | (launch_slot[1] & rank_1);

    // WS-G1: The last issued warp comes before all others.
    // WS-G2: Then the oldest first.
    wire [1:0] key_0 = {~(last_valid & ~last), rank_0};

    wire [1:0] key_1 = {~(last_valid & last), rank_1};

    // Selection
    // WS-T1: A binary tree of neighbours; the ready warp of higher priority passes.
    wire tree_1_0_left = ~ready[1] | (ready[0] & (key_0 < key_1));

    wire tree_1_0_ready = ready[0] | ready[1];
    wire tree_1_0_index = ~tree_1_0_left;

    // WS-O1: A forced warp is selected. It is ready, so some warp is ready: sel_valid does not wait
    // for the override.
    assign sel_valid = tree_1_0_ready;

    wire tree_1_0_ready_and = tree_1_0_ready & tree_1_0_index;
    assign sel_wid = force_valid ? force_wid : tree_1_0_ready_and;

    // Candidate
    // WS-C1: The loser of the final node.
    wire loser_ready = ready[0] & ready[1];

    wire loser_index = tree_1_0_left;

    // WS-O2: Under a forced issue the tree's winner, if that is another warp.
    wire beaten = force_valid & tree_1_0_ready & (tree_1_0_ready_and != force_wid);

    assign cand_valid = beaten | loser_ready;
    assign cand_wid = beaten ? tree_1_0_ready_and : loser_ready & loser_index;

    // History
    always @(posedge clk) begin
        // WS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
            rank_0 <= 1'b0;
            rank_1 <= 1'b1;
        end else begin
            // WS-L1: The launched warp becomes the youngest, those behind it move up.
            if (launch_valid) begin
                if (launch_slot[0])
                    rank_0 <= 1'b1;
                else if (~old_rank & rank_0)
                    rank_0 <= rank_0 - 1'b1;
                if (launch_slot[1])
                    rank_1 <= 1'b1;
                else if (~old_rank & rank_1)
                    rank_1 <= rank_1 - 1'b1;
            end
            // WS-L2: A launch in the slot of the last warp: that is another warp now.
            if (launch_valid & (launch_wid == (issue ? sel_wid : last)))
                last_valid <= 1'b0;
            else if (issue)
                last_valid <= 1'b1;
        end
    end

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, N[0]};

`ifdef WARPSMITH_ASSERT
    // WS-O1
`ifdef FORMAL
    always @(posedge clk) if (!rst) assume(~force_valid | (|({force_wid, ~force_wid} & ready)));
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
