// malekeh_scheduler: Greedy, then warps with data in a CCU, then the others.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Latency: combinational; issue does not feed back into sel
// Storage: 125 bits
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   16     warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   4      that slot
//   owner_valid   in   2      unit c belongs to a warp
//   owner_wid     in   8      [c] that warp
//   free          in   2      unit c is free
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  4      it, zero if none
//   sel           out  16     it, one-hot
`default_nettype none

module malekeh_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] ready, // [NW] warp w can issue
    input  wire launch_valid, // a warp starts in a slot
    input  wire [3:0] launch_wid, // that slot
    input  wire [1:0] owner_valid, // [NCU] unit c belongs to a warp
    input  wire [7:0] owner_wid, // [NCU][4] that warp
    input  wire [1:0] free, // [NCU] unit c is free
    input  wire issue, // the selected warp is issued in this cycle
    output wire sel_valid, // a warp is selected
    output wire [3:0] sel_wid, // it, zero if none
    output wire [15:0] sel // [NW] it, one-hot
);
    localparam NW = 16; // warps
    localparam NCU = 2; // CCUs
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NW != 16 || NCU != 2) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        one_hot = 16'd1 << v;
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [15:0] select(input [15:0] v, input [255:0] items);
        integer k;
        begin
            select = 16'd0;
            for (k = 0; k < 16; k = k + 1)
                select = select | ({16{v[k]}} & items[k*16 +: 16]);
        end
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [3:0] index_of(input [15:0] v);
        integer k;
        begin
            index_of = 4'd0;
            for (k = 0; k < 16; k = k + 1)
                index_of = index_of | ({4{v[k]}} & k[3:0]);
        end
    endfunction

    // Order
    reg [3:0] last; // last issued warp
    reg last_valid; // last still holds that warp

    wire [15:0] launched = launch_valid ? one_hot(launch_wid) : 16'd0;
    wire [NW*NW-1:0] launched_before;
    assign launched_before[15*NW +: NW] = 16'd0;

    generate
        for (i = 0; i < NW - 1; i = i + 1) begin : warp
            reg [15:0] younger; // warps that were launched after it, if their number is higher

            always @(posedge clk) begin
                if (rst) begin
                    younger <= {16{1'b1}};
                end else begin
                    // MS-L1: A launched warp becomes the youngest, the others keep their order.
                    younger <= launched[i] ? 16'd0 : younger | launched;
                end
            end

            assign launched_before[i*NW +: NW] = younger & ({16{1'b1}} << (i + 1));
        end
    endgenerate

    // Classes
    wire [15:0] owner_0 = owner_valid[0] ? one_hot(owner_wid[3:0]) : 16'd0;
    wire [15:0] owner_1 = owner_valid[1] ? one_hot(owner_wid[7:4]) : 16'd0;

    // MS-R1: A warp whose own unit is busy is not ready.
    wire [15:0] unit_busy = (free[0] ? 16'd0 : owner_0) | (free[1] ? 16'd0 : owner_1);

    wire [15:0] able = ready & ~unit_busy;

    // MS-D1: Warps with data in a CCU.
    wire [15:0] has_data = owner_0 | owner_1;

    // MS-C1: Ready warps with data in a CCU, oldest first.
    wire [15:0] cached = able & has_data;

    wire [15:0] cached_older_above;

    generate
        for (i = 0; i < NW; i = i + 1) begin : cached_rank
            assign cached_older_above[i] = |(cached & ~launched_before[i*NW +: NW]
                    & ({16{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [15:0] cached_older_below = select(cached, launched_before);
    wire [15:0] first_cached = cached & ~(cached_older_above | cached_older_below);
    wire [15:0] ready_older_above;

    // MS-O1: Then the other ready warps, oldest first.
    generate
        for (i = 0; i < NW; i = i + 1) begin : ready_rank
            assign ready_older_above[i] = |(able & ~launched_before[i*NW +: NW]
                    & ({16{1'b1}} << (i + 1)));
        end
    endgenerate

    wire [15:0] ready_older_below = select(able, launched_before);
    wire [15:0] first_ready = able & ~(ready_older_above | ready_older_below);
    wire [15:0] first = (|cached) ? first_cached : first_ready;

    // Selection
    // MS-G1: The last issued warp comes before all others, if ready.
    wire [15:0] again = (last_valid ? one_hot(last) : 16'd0) & able;

    assign sel = (|again) ? again : first;
    assign sel_valid = |able;
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

`ifdef WARPSMITH_FORMAL
`include "malekeh_scheduler_props.vh"
`elsif WARPSMITH_ASSERT
`include "malekeh_scheduler_props.vh"
`endif
endmodule

`default_nettype wire
