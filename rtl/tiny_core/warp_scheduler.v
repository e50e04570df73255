// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Latency: combinational; issue does not feed back into sel
// Storage: 9 bits
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   4      local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   2      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  2      the selected warp, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] ready, // [N] local warp w can issue
    input  wire launch_valid, // a warp starts in a slot
    input  wire [1:0] launch_wid, // that slot
    input  wire issue, // the selected warp is issued in this cycle
    output wire sel_valid, // a warp is selected
    output wire [1:0] sel_wid // the selected warp, zero if none
);
    localparam N = 4; // warps of this scheduler
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (N != 4) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

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
    wire [N*N-1:0] launched_before;
    assign launched_before[3*N +: N] = 4'd0;

    generate
        for (i = 0; i < N - 1; i = i + 1) begin : warp
            reg [3:0] younger; // warps that were launched after it, if their number is higher

            always @(posedge clk) begin
                if (rst) begin
                    younger <= {4{1'b1}};
                end else begin
                    // WS-L1: A launched warp becomes the youngest, the others keep their order.
                    younger <= launched[i] ? 4'd0 : younger | launched;
                end
            end

            assign launched_before[i*N +: N] = younger & ({4{1'b1}} << (i + 1));
        end
    endgenerate

    // Selection
    wire [3:0] ready_older_above;

    // WS-T1: The winner of the binary tree of neighbours.
    // WS-G2: The oldest ready warp.
    generate
        for (i = 0; i < N; i = i + 1) begin : ready_rank
            assign ready_older_above[i] = |(ready & ~launched_before[i*N +: N]
                    & ({4{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [3:0] ready_older_below = ({4{ready[0]}} & launched_before[N-1:0])
            | ({4{ready[1]}} & launched_before[N +: N]) |
            ({4{ready[2]}} & launched_before[2*N +: N]) |
            ({4{ready[3]}} & launched_before[3*N +: N]);
    wire [3:0] first = ready & ~(ready_older_above | ready_older_below);

    // WS-G1: The last issued warp comes before all others.
    wire [3:0] greedy = ready & (last_valid ? one_hot(last) : 4'd0);

    wire [3:0] winner = (|greedy) ? greedy : first;
    wire [1:0] winner_wid = index_of(winner);
    assign sel_valid = |ready;
    assign sel_wid = winner_wid;

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

`ifdef WARPSMITH_FORMAL
`include "warp_scheduler_props.vh"
`elsif WARPSMITH_ASSERT
`include "warp_scheduler_props.vh"
`endif
endmodule

`default_nettype wire
