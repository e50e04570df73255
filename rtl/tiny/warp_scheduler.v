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

    // WS-T1: The winner of the binary tree of neighbours.
    // WS-G2: The oldest ready warp.
    wire [1:0] ready_behind_higher = _joined;

    wire [1:0] _joined_2 = {ready[0] & before_0, 1'b0};
    wire [1:0] ready_behind_lower = _joined_2;
    wire [1:0] ready_younger = ready_behind_higher | ready_behind_lower;
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
    wire [1:0] left_behind_higher = 2'd0;

    wire [1:0] left_behind_lower = _joined_2;
    wire [1:0] left_younger = left_behind_higher | left_behind_lower;
    wire [1:0] right_behind_higher = _joined;
    wire [1:0] right_behind_lower = 2'd0;
    wire [1:0] right_younger = right_behind_higher | right_behind_lower;
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

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, winner[0]};

`ifdef FORMAL
`include "warp_scheduler_props.vh"
`elsif WARPSMITH_ASSERT
`include "warp_scheduler_props.vh"
`endif
endmodule

`default_nettype wire
