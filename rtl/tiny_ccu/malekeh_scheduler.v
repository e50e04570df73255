// malekeh_scheduler: Greedy, then warps with data in a CCU, then the others.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top subcore -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   4      warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   2      that slot
//   owner_valid   in   2      unit c belongs to a warp
//   owner_wid     in   4      [c] that warp
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  2      it, zero if none
//   sel           out  4      it, one-hot
`default_nettype none

module malekeh_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] ready,
    input  wire launch_valid,
    input  wire [1:0] launch_wid,
    input  wire [1:0] owner_valid,
    input  wire [3:0] owner_wid,
    input  wire issue,
    output wire sel_valid,
    output wire [1:0] sel_wid,
    output wire [3:0] sel
);
    // The bit of that number alone.
    function [3:0] one_hot(input [1:0] v);
        integer i;
        begin
            for (i = 0; i < 4; i = i + 1)
                one_hot[i] = v == i[1:0];
        end
    endfunction

    // The number of the bit that is set; zero if none is.
    function [1:0] index_of(input [3:0] v);
        integer i;
        begin
            index_of = 2'd0;
            for (i = 0; i < 4; i = i + 1)
                index_of = index_of | ({2{v[i]}} & i[1:0]);
        end
    endfunction

    // Order
    reg [1:0] last; // last issued warp
    reg last_valid; // last still holds that warp
    reg [2:0] before_0; // bit j: warp 0 is older than 1+j
    reg [1:0] before_1; // bit j: warp 1 is older than 2+j
    reg before_2; // bit j: warp 2 is older than 3+j

    wire [3:0] launched = launch_valid ? one_hot(launch_wid) : 4'd0;

    // Classes
    wire [3:0] owner_0 = owner_valid[0] ? one_hot(owner_wid[1:0]) : 4'd0;
    wire [3:0] owner_1 = owner_valid[1] ? one_hot(owner_wid[3:2]) : 4'd0;

    // MS-D1: Warps with data in a CCU.
    wire [3:0] has_data = owner_0 | owner_1;

    // MS-C1: Ready warps with data in a CCU, oldest first.
    wire [3:0] cached = ready & has_data;

    wire [3:0] cached_behind_higher = {1'b0, cached[3] & ~before_2, |(cached[3:2] & ~before_1),
            |(cached[3:1] & ~before_0)};
    wire [3:0] cached_behind_lower = {cached[0] ? before_0 : 3'd0, 1'b0}
            | {cached[1] ? before_1 : 2'd0, 2'd0} | {cached[2] & before_2, 3'd0};
    wire [3:0] cached_younger = cached_behind_higher | cached_behind_lower;
    wire [3:0] first_cached = cached & ~cached_younger;

    // MS-O1: Then the other ready warps, oldest first.
    wire [3:0] ready_behind_higher = {1'b0, ready[3] & ~before_2, |(ready[3:2] & ~before_1),
            |(ready[3:1] & ~before_0)};

    wire [3:0] ready_behind_lower = {ready[0] ? before_0 : 3'd0, 1'b0}
            | {ready[1] ? before_1 : 2'd0, 2'd0} | {ready[2] & before_2, 3'd0};
    wire [3:0] ready_younger = ready_behind_higher | ready_behind_lower;
    wire [3:0] first_ready = ready & ~ready_younger;
    wire [3:0] first = (|cached) ? first_cached : first_ready;

    // Selection
    // MS-G1: The last issued warp comes before all others, if ready.
    wire [3:0] again = (last_valid ? one_hot(last) : 4'd0) & ready;

    assign sel = (|again) ? again : first;
    assign sel_valid = |ready;
    assign sel_wid = index_of(sel);

    // History
    always @(posedge clk) begin
        // MS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    // MS-L2: A launch in the slot of the last warp: that is another warp now.
    wire sel_ends = launch_valid & (launch_wid == sel_wid);

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
            before_0 <= {3{1'b1}};
            before_1 <= {2{1'b1}};
            before_2 <= 1'b1;
        end else begin
            // MS-L1: A launched warp becomes the youngest, the others keep their order.
            before_0 <= launched[0] ? 3'd0 : before_0 | launched[3:1];
            before_1 <= launched[1] ? 2'd0 : before_1 | launched[3:2];
            before_2 <= ~launched[2] & (before_2 | launched[3]);
            last_valid <= issue ? ~sel_ends : last_valid & ~(launch_valid & (launch_wid == last));
        end
    end

`ifdef FORMAL
`include "malekeh_scheduler_props.vh"
`elsif WARPSMITH_ASSERT
`include "malekeh_scheduler_props.vh"
`endif
endmodule

`default_nettype wire
