// arbiter: fair round robin
// Made by Tool 1: tool gen
// Names: that command with --prefix P puts P in front of every module and file
// Storage: 2 bits
//
//   port        dir  width  meaning
//   clk         in   1      clock
//   rst         in   1      synchronous reset, active high
//   req         in   2      requests, level
//   gnt         out  2      one-hot grant, same cycle
//   cnt_grants  out  32     grants
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] req, // requests, level
    output wire [1:0] gnt // one-hot grant, same cycle
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_grants
`endif
);
    // The lowest one of a vector, alone.
    function automatic [1:0] first_one(input [1:0] v);
        first_one = v & ~{v[0], 1'b0};
    endfunction

    // Ones above the lowest one of a vector.
    function automatic [1:0] above_first(input [1:0] v);
        reg [1:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 2; i = 2 * i)
                seen = seen | (seen << i);
            above_first = seen << 1;
        end
    endfunction

    reg [1:0] mask; // requesters after the last winner

    // ARB-F2: Requesters after the last winner come first.
    wire [1:0] ahead = req & mask;

    assign gnt = (|ahead) ? first_one(ahead) : first_one(req);

    always @(posedge clk) begin
        if (rst) begin
            mask <= {2{1'b1}};
        end else begin
            if (|req)
                mask <= above_first(gnt);
        end
    end

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [1:0] count_ones(input [1:0] v);
        integer i;
        begin
            count_ones = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones = count_ones + {1'b0, v[i]};
        end
    endfunction

    always @(posedge clk) begin
        if (rst) begin
            cnt_grants <= 32'd0;
        end else begin
            cnt_grants <= cnt_grants + {30'd0, count_ones(gnt)};
        end
    end
`endif

`ifdef WARPSMITH_FORMAL
`include "arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "arbiter_props.vh"
`endif
endmodule

`default_nettype wire
