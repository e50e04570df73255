// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   8      local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   3      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  3      the selected warp, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] ready,
    input  wire launch_valid,
    input  wire [2:0] launch_wid,
    input  wire issue,
    output wire sel_valid,
    output wire [2:0] sel_wid
);
    // The bit of that number alone.
    function [7:0] one_hot(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 8; i = i + 1)
                one_hot[i] = v == i[2:0];
        end
    endfunction

    // The number of the bit that is set; zero if none is.
    function [2:0] index_of(input [7:0] v);
        integer i;
        begin
            index_of = 3'd0;
            for (i = 0; i < 8; i = i + 1)
                index_of = index_of | ({3{v[i]}} & i[2:0]);
        end
    endfunction

    // Order
    reg [2:0] last; // last issued warp
    reg last_valid; // last still holds that warp
    reg [6:0] before_0; // bit j: warp 0 is older than 1+j
    reg [5:0] before_1; // bit j: warp 1 is older than 2+j
    reg [4:0] before_2; // bit j: warp 2 is older than 3+j
    reg [3:0] before_3; // bit j: warp 3 is older than 4+j
    reg [2:0] before_4; // bit j: warp 4 is older than 5+j
    reg [1:0] before_5; // bit j: warp 5 is older than 6+j
    reg before_6; // bit j: warp 6 is older than 7+j

    wire [7:0] launched = launch_valid ? one_hot(launch_wid) : 8'd0;

    // Selection
    // WS-T1: The winner of the binary tree of neighbours.
    // WS-G2: The oldest ready warp.
    wire [7:0] ready_behind_higher = {1'b0, ready[7] & ~before_6, |(ready[7:6] & ~before_5),
            |(ready[7:5] & ~before_4), |(ready[7:4] & ~before_3), |(ready[7:3] & ~before_2),
            |(ready[7:2] & ~before_1), |(ready[7:1] & ~before_0)};

    wire [7:0] ready_behind_lower = {ready[0] ? before_0 : 7'd0, 1'b0}
            | {ready[1] ? before_1 : 6'd0, 2'd0} | {ready[2] ? before_2 : 5'd0, 3'd0}
            | {ready[3] ? before_3 : 4'd0, 4'd0} | {ready[4] ? before_4 : 3'd0, 5'd0}
            | {ready[5] ? before_5 : 2'd0, 6'd0} | {ready[6] & before_6, 7'd0};
    wire [7:0] ready_younger = ready_behind_higher | ready_behind_lower;
    wire [7:0] first = ready & ~ready_younger;

    // WS-G1: The last issued warp comes before all others.
    wire [7:0] greedy = ready & (last_valid ? one_hot(last) : 8'd0);

    wire [7:0] winner = (|greedy) ? greedy : first;
    assign sel_valid = |ready;
    assign sel_wid = index_of(winner);

    // History
    always @(posedge clk) begin
        // WS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
            before_0 <= {7{1'b1}};
            before_1 <= {6{1'b1}};
            before_2 <= {5{1'b1}};
            before_3 <= {4{1'b1}};
            before_4 <= {3{1'b1}};
            before_5 <= {2{1'b1}};
            before_6 <= 1'b1;
        end else begin
            // WS-L1: A launched warp becomes the youngest, the others keep their order.
            before_0 <= launched[0] ? 7'd0 : before_0 | launched[7:1];
            before_1 <= launched[1] ? 6'd0 : before_1 | launched[7:2];
            before_2 <= launched[2] ? 5'd0 : before_2 | launched[7:3];
            before_3 <= launched[3] ? 4'd0 : before_3 | launched[7:4];
            before_4 <= launched[4] ? 3'd0 : before_4 | launched[7:5];
            before_5 <= launched[5] ? 2'd0 : before_5 | launched[7:6];
            before_6 <= ~launched[6] & (before_6 | launched[7]);
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
