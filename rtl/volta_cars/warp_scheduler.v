// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: combinational; issue does not feed back into sel
// Storage: 4 bits
//
//   port       dir  width  meaning
//   clk        in   1      clock
//   rst        in   1      synchronous reset, active high
//   ready      in   16     local warp w can issue
//   issue      in   1      the selected warp is issued in this cycle
//   sel_valid  out  1      a warp is selected
//   sel_wid    out  4      the selected warp, zero if none
//   sel        out  16     the selected warp, one-hot
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] ready, // [N] local warp w can issue
    input  wire issue, // the selected warp is issued in this cycle
    output wire sel_valid, // a warp is selected
    output wire [3:0] sel_wid, // the selected warp, zero if none
    output wire [15:0] sel // [N] the selected warp, one-hot
);
    localparam N = 16; // warps of this scheduler

    // Ports and text are made for these values; other values need another package.
    generate
        if (N != 16) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        one_hot = 16'd1 << v;
    endfunction

    // Ones above the lowest one of a vector.
    function automatic [15:0] above_first(input [15:0] v);
        reg [15:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 16; i = 2 * i)
                seen = seen | (seen << i);
            above_first = seen << 1;
        end
    endfunction

    // The lowest one of a vector, alone.
    function automatic [15:0] first_one(input [15:0] v);
        first_one = v & ~above_first(v);
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [3:0] index_of(input [15:0] v);
        integer i;
        begin
            index_of = 4'd0;
            for (i = 0; i < 16; i = i + 1)
                index_of = index_of | ({4{v[i]}} & i[3:0]);
        end
    endfunction

    // Order
    reg [3:0] last; // last issued warp

    wire [15:0] after_last = above_first(one_hot(last));

    // Selection
    // WS-T1: The winner of the binary tree of neighbours.
    // WS-R1: Warps after the last one come first.
    wire [15:0] ready_ahead = ready & after_last;

    wire [15:0] first = (|ready_ahead) ? first_one(ready_ahead) : first_one(ready);
    wire [3:0] winner_wid = index_of(first);
    assign sel_valid = |ready;
    assign sel_wid = winner_wid;
    assign sel = first;

    // History
    always @(posedge clk) begin
        if (rst) begin
            last <= {4{1'b1}};
        end else begin
            // WS-I1: The warp that is issued becomes the last one.
            if (issue)
                last <= sel_wid;
        end
    end

`ifdef WARPSMITH_FORMAL
`include "warp_scheduler_props.vh"
`elsif WARPSMITH_ASSERT
`include "warp_scheduler_props.vh"
`endif
endmodule

`default_nettype wire
