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
    localparam NW = 4; // warps
    genvar i;

    // The bit of that number alone.
    function automatic [3:0] one_hot(input [1:0] v);
        one_hot = 4'd1 << v;
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [1:0] index_of(input [3:0] v);
        integer k;
        begin
            index_of = 2'd0;
            for (k = 0; k < 4; k = k + 1)
                index_of = index_of | ({2{v[k]}} & k[1:0]);
        end
    endfunction

    // Order
    reg [1:0] last; // last issued warp
    reg last_valid; // last still holds that warp

    wire [3:0] launched = launch_valid ? one_hot(launch_wid) : 4'd0;
    wire [NW*NW-1:0] launched_before;
    assign launched_before[3*NW +: NW] = 4'd0;

    generate
        for (i = 0; i < NW - 1; i = i + 1) begin : warp
            reg [3:0] younger; // warps that were launched after it, if their number is higher

            always @(posedge clk) begin
                if (rst) begin
                    younger <= {4{1'b1}};
                end else begin
                    // MS-L1: A launched warp becomes the youngest, the others keep their order.
                    younger <= launched[i] ? 4'd0 : younger | launched;
                end
            end

            assign launched_before[i*NW +: NW] = younger & ({4{1'b1}} << (i + 1));
        end
    endgenerate

    // Classes
    wire [3:0] owner_0 = owner_valid[0] ? one_hot(owner_wid[1:0]) : 4'd0;
    wire [3:0] owner_1 = owner_valid[1] ? one_hot(owner_wid[3:2]) : 4'd0;

    // MS-D1: Warps with data in a CCU.
    wire [3:0] has_data = owner_0 | owner_1;

    // MS-C1: Ready warps with data in a CCU, oldest first.
    wire [3:0] cached = ready & has_data;

    wire [3:0] cached_older_above;

    generate
        for (i = 0; i < NW; i = i + 1) begin : cached_rank
            assign cached_older_above[i] = |(cached & ~launched_before[i*NW +: NW]
                    & ({4{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [3:0] cached_older_below = ({4{cached[0]}} & launched_before[NW-1:0])
            | ({4{cached[1]}} & launched_before[NW +: NW])
            | ({4{cached[2]}} & launched_before[2*NW +: NW])
            | ({4{cached[3]}} & launched_before[3*NW +: NW]);
    wire [3:0] first_cached = cached & ~(cached_older_above | cached_older_below);
    wire [3:0] ready_older_above;

    // MS-O1: Then the other ready warps, oldest first.
    generate
        for (i = 0; i < NW; i = i + 1) begin : ready_rank
            assign ready_older_above[i] = |(ready & ~launched_before[i*NW +: NW]
                    & ({4{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [3:0] ready_older_below = ({4{ready[0]}} & launched_before[NW-1:0])
            | ({4{ready[1]}} & launched_before[NW +: NW])
            | ({4{ready[2]}} & launched_before[2*NW +: NW])
            | ({4{ready[3]}} & launched_before[3*NW +: NW]);
    wire [3:0] first_ready = ready & ~(ready_older_above | ready_older_below);
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
        end else begin
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
