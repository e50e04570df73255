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
    genvar i;

    // Order
    reg last; // last issued warp
    reg last_valid; // last still holds that warp

    wire [1:0] launched = launch_valid ? {launch_wid, ~launch_wid} : 2'd0;
    wire [N*N-1:0] launched_before;
    assign launched_before[N +: N] = 2'd0;

    generate
        for (i = 0; i < N - 1; i = i + 1) begin : warp
            reg [1:0] younger; // warps that were launched after it, if their number is higher

            always @(posedge clk) begin
                if (rst) begin
                    younger <= {2{1'b1}};
                end else begin
                    // WS-L1: A launched warp becomes the youngest, the others keep their order.
                    younger <= launched[0] ? 2'd0 : younger | launched;
                end
            end

            assign launched_before[N-1:0] = younger & 2'd2;
        end
    endgenerate

    // Selection
    wire [1:0] ready_older_above;

    // WS-T1: The winner of the binary tree of neighbours.
    // WS-G2: The oldest ready warp.
    generate
        for (i = 0; i < N; i = i + 1) begin : ready_rank
            assign ready_older_above[i] = |(ready & ~launched_before[i*N +: N]
                    & ({2{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [1:0] ready_older_below = ({2{ready[0]}} & launched_before[N-1:0])
            | ({2{ready[1]}} & launched_before[N +: N]);
    wire [1:0] first = ready & ~(ready_older_above | ready_older_below);

    // WS-G1: The last issued warp comes before all others.
    wire [1:0] greedy = ready & (last_valid ? {last, ~last} : 2'd0);

    wire [1:0] winner = (|greedy) ? greedy : first;
    wire winner_wid = winner[1];

    // WS-O1: A forced warp is selected. It is ready, so some warp is ready: sel_valid does not wait
    // for the override.
    assign sel_valid = |ready;

    assign sel_wid = force_valid ? force_wid : winner_wid;

    // Candidate
    // WS-C1: The loser of the final node: the best warp of the other half.
    wire [1:0] left_ready = {1'b0, ready[0]};

    wire [1:0] left_older_above;

    generate
        for (i = 0; i < N; i = i + 1) begin : left_rank
            assign left_older_above[i] = |(left_ready & ~launched_before[i*N +: N]
                    & ({2{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [1:0] left_older_below = ({2{left_ready[0]}} & launched_before[N-1:0])
            | ({2{left_ready[1]}} & launched_before[N +: N]);
    wire [1:0] right_ready = {ready[1], 1'b0};
    wire [1:0] right_older_above;

    generate
        for (i = 0; i < N; i = i + 1) begin : right_rank
            assign right_older_above[i] = |(right_ready & ~launched_before[i*N +: N]
                    & ({2{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [1:0] right_older_below = ({2{right_ready[0]}} & launched_before[N-1:0])
            | ({2{right_ready[1]}} & launched_before[N +: N]);
    wire [1:0] loser = winner[1] ? (left_ready & ~(left_older_above | left_older_below))
            : right_ready & ~(right_older_above | right_older_below);

    // WS-O2: Under a forced issue the tree's winner, if that is another warp.
    wire beaten = force_valid & (winner_wid != force_wid);

    assign cand_valid = beaten | (|loser);
    assign cand_wid = beaten ? winner_wid : loser[1];

    // History
    always @(posedge clk) begin
        // WS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
        end else begin
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
