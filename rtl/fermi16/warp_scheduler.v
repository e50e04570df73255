// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   24     local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   5      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  5      the selected warp, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [23:0] ready,
    input  wire launch_valid,
    input  wire [4:0] launch_wid,
    input  wire issue,
    output wire sel_valid,
    output wire [4:0] sel_wid
);
    // The bit of that number alone.
    function [23:0] one_hot(input [4:0] v);
        integer i;
        begin
            for (i = 0; i < 24; i = i + 1)
                one_hot[i] = v == i[4:0];
        end
    endfunction

    // The number of the bit that is set; zero if none is.
    function [4:0] index_of(input [23:0] v);
        integer i;
        begin
            index_of = 5'd0;
            for (i = 0; i < 24; i = i + 1)
                index_of = index_of | ({5{v[i]}} & i[4:0]);
        end
    endfunction

    // Order
    reg [4:0] last; // last issued warp
    reg last_valid; // last still holds that warp
    reg [22:0] before_0; // bit j: warp 0 is older than 1+j
    reg [21:0] before_1; // bit j: warp 1 is older than 2+j
    reg [20:0] before_2; // bit j: warp 2 is older than 3+j
    reg [19:0] before_3; // bit j: warp 3 is older than 4+j
    reg [18:0] before_4; // bit j: warp 4 is older than 5+j
    reg [17:0] before_5; // bit j: warp 5 is older than 6+j
    reg [16:0] before_6; // bit j: warp 6 is older than 7+j
    reg [15:0] before_7; // bit j: warp 7 is older than 8+j
    reg [14:0] before_8; // bit j: warp 8 is older than 9+j
    reg [13:0] before_9; // bit j: warp 9 is older than 10+j
    reg [12:0] before_10; // bit j: warp 10 is older than 11+j
    reg [11:0] before_11; // bit j: warp 11 is older than 12+j
    reg [10:0] before_12; // bit j: warp 12 is older than 13+j
    reg [9:0] before_13; // bit j: warp 13 is older than 14+j
    reg [8:0] before_14; // bit j: warp 14 is older than 15+j
    reg [7:0] before_15; // bit j: warp 15 is older than 16+j
    reg [6:0] before_16; // bit j: warp 16 is older than 17+j
    reg [5:0] before_17; // bit j: warp 17 is older than 18+j
    reg [4:0] before_18; // bit j: warp 18 is older than 19+j
    reg [3:0] before_19; // bit j: warp 19 is older than 20+j
    reg [2:0] before_20; // bit j: warp 20 is older than 21+j
    reg [1:0] before_21; // bit j: warp 21 is older than 22+j
    reg before_22; // bit j: warp 22 is older than 23+j

    wire [23:0] launched = launch_valid ? one_hot(launch_wid) : 24'd0;

    // Selection
    // WS-T1: The winner of the binary tree of neighbours.
    // WS-G2: The oldest ready warp.
    wire [23:0] ready_behind_higher = {1'b0, ready[23] & ~before_22, |(ready[23:22] & ~before_21),
            |(ready[23:21] & ~before_20), |(ready[23:20] & ~before_19),
            |(ready[23:19] & ~before_18), |(ready[23:18] & ~before_17),
            |(ready[23:17] & ~before_16), |(ready[23:16] & ~before_15),
            |(ready[23:15] & ~before_14), |(ready[23:14] & ~before_13),
            |(ready[23:13] & ~before_12), |(ready[23:12] & ~before_11),
            |(ready[23:11] & ~before_10), |(ready[23:10] & ~before_9), |(ready[23:9] & ~before_8),
            |(ready[23:8] & ~before_7), |(ready[23:7] & ~before_6), |(ready[23:6] & ~before_5),
            |(ready[23:5] & ~before_4), |(ready[23:4] & ~before_3), |(ready[23:3] & ~before_2),
            |(ready[23:2] & ~before_1), |(ready[23:1] & ~before_0)};

    wire [23:0] ready_behind_lower = {ready[0] ? before_0 : 23'd0, 1'b0}
            | {ready[1] ? before_1 : 22'd0, 2'd0} | {ready[2] ? before_2 : 21'd0, 3'd0}
            | {ready[3] ? before_3 : 20'd0, 4'd0} | {ready[4] ? before_4 : 19'd0, 5'd0}
            | {ready[5] ? before_5 : 18'd0, 6'd0} | {ready[6] ? before_6 : 17'd0, 7'd0}
            | {ready[7] ? before_7 : 16'd0, 8'd0} | {ready[8] ? before_8 : 15'd0, 9'd0}
            | {ready[9] ? before_9 : 14'd0, 10'd0} | {ready[10] ? before_10 : 13'd0, 11'd0}
            | {ready[11] ? before_11 : 12'd0, 12'd0} | {ready[12] ? before_12 : 11'd0, 13'd0}
            | {ready[13] ? before_13 : 10'd0, 14'd0} | {ready[14] ? before_14 : 9'd0, 15'd0}
            | {ready[15] ? before_15 : 8'd0, 16'd0} | {ready[16] ? before_16 : 7'd0, 17'd0}
            | {ready[17] ? before_17 : 6'd0, 18'd0} | {ready[18] ? before_18 : 5'd0, 19'd0}
            | {ready[19] ? before_19 : 4'd0, 20'd0} | {ready[20] ? before_20 : 3'd0, 21'd0}
            | {ready[21] ? before_21 : 2'd0, 22'd0} | {ready[22] & before_22, 23'd0};
    wire [23:0] ready_younger = ready_behind_higher | ready_behind_lower;
    wire [23:0] first = ready & ~ready_younger;

    // WS-G1: The last issued warp comes before all others.
    wire [23:0] greedy = ready & (last_valid ? one_hot(last) : 24'd0);

    wire [23:0] winner = (|greedy) ? greedy : first;
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
            before_0 <= {23{1'b1}};
            before_1 <= {22{1'b1}};
            before_2 <= {21{1'b1}};
            before_3 <= {20{1'b1}};
            before_4 <= {19{1'b1}};
            before_5 <= {18{1'b1}};
            before_6 <= {17{1'b1}};
            before_7 <= {16{1'b1}};
            before_8 <= {15{1'b1}};
            before_9 <= {14{1'b1}};
            before_10 <= {13{1'b1}};
            before_11 <= {12{1'b1}};
            before_12 <= {11{1'b1}};
            before_13 <= {10{1'b1}};
            before_14 <= {9{1'b1}};
            before_15 <= {8{1'b1}};
            before_16 <= {7{1'b1}};
            before_17 <= {6{1'b1}};
            before_18 <= {5{1'b1}};
            before_19 <= {4{1'b1}};
            before_20 <= {3{1'b1}};
            before_21 <= {2{1'b1}};
            before_22 <= 1'b1;
        end else begin
            // WS-L1: A launched warp becomes the youngest, the others keep their order.
            before_0 <= launched[0] ? 23'd0 : before_0 | launched[23:1];
            before_1 <= launched[1] ? 22'd0 : before_1 | launched[23:2];
            before_2 <= launched[2] ? 21'd0 : before_2 | launched[23:3];
            before_3 <= launched[3] ? 20'd0 : before_3 | launched[23:4];
            before_4 <= launched[4] ? 19'd0 : before_4 | launched[23:5];
            before_5 <= launched[5] ? 18'd0 : before_5 | launched[23:6];
            before_6 <= launched[6] ? 17'd0 : before_6 | launched[23:7];
            before_7 <= launched[7] ? 16'd0 : before_7 | launched[23:8];
            before_8 <= launched[8] ? 15'd0 : before_8 | launched[23:9];
            before_9 <= launched[9] ? 14'd0 : before_9 | launched[23:10];
            before_10 <= launched[10] ? 13'd0 : before_10 | launched[23:11];
            before_11 <= launched[11] ? 12'd0 : before_11 | launched[23:12];
            before_12 <= launched[12] ? 11'd0 : before_12 | launched[23:13];
            before_13 <= launched[13] ? 10'd0 : before_13 | launched[23:14];
            before_14 <= launched[14] ? 9'd0 : before_14 | launched[23:15];
            before_15 <= launched[15] ? 8'd0 : before_15 | launched[23:16];
            before_16 <= launched[16] ? 7'd0 : before_16 | launched[23:17];
            before_17 <= launched[17] ? 6'd0 : before_17 | launched[23:18];
            before_18 <= launched[18] ? 5'd0 : before_18 | launched[23:19];
            before_19 <= launched[19] ? 4'd0 : before_19 | launched[23:20];
            before_20 <= launched[20] ? 3'd0 : before_20 | launched[23:21];
            before_21 <= launched[21] ? 2'd0 : before_21 | launched[23:22];
            before_22 <= ~launched[22] & (before_22 | launched[23]);
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
