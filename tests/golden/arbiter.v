// arbiter: fair round robin
// Made by Tool 1: tool gen
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
    input  wire [1:0] req,
    output wire [1:0] gnt
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_grants
`endif
);
    reg [1:0] mask; // requesters after the last winner

    // ARB-F2: Requesters after the last winner come first.
    wire [1:0] ahead = req & mask;

    wire [1:0] _ahead_first = ahead & ~{ahead[0], 1'b0};
    wire [1:0] _req_first = req & ~{req[0], 1'b0};
    assign gnt = (|ahead) ? _ahead_first : _req_first;

    always @(posedge clk) begin
        if (rst) begin
            mask <= {2{1'b1}};
        end else begin
            if (|req)
                mask <= {gnt[0], 1'b0};
        end
    end

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_grants <= 32'd0;
        end else begin
            cnt_grants <= cnt_grants + {30'd0, {1'b0, gnt[0]} + {1'b0, gnt[1]}};
        end
    end
`endif

`ifdef FORMAL
`include "arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "arbiter_props.vh"
`endif
endmodule

`default_nettype wire
