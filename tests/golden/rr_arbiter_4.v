// rr_arbiter: Fair round-robin arbiter.
// Made by Warpsmith 0.1.0: warpsmith gen tiny.ini --top rr_arbiter -o .
// Latency: combinational from req to gnt
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   rst   in   1      synchronous reset, active high
//   req   in   4      requests, level
//   gnt   out  4      one-hot grant, same cycle; zero iff req is zero
`default_nettype none

module rr_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] req,
    output wire [3:0] gnt
);
    // ARB-B1: A request that is held wins within N cycles.
    reg [2:0] mask; // bit i-1: requester i is after the last winner (requester 0 never is)

    // ARB-F2: Requesters after the last winner come first, lowest index first.
    wire [2:0] ahead = req[3:1] & mask;

    wire [3:0] ahead_upto = {(ahead[2] | ahead[1]) | ahead[0], ahead[1] | ahead[0], ahead[0], 1'b0};
    wire [3:0] req_upto = {(req[3] | req[2]) | (req[1] | req[0]), req[2] | (req[1] | req[0]),
            req[1] | req[0], req[0]};

    // Bit i: the winner has index i or lower.
    wire [3:0] won_upto = ahead_upto | (ahead_upto[3] ? 4'd0 : req_upto);

    wire [2:0] won_below = won_upto[2:0];

    // ARB-F1: One-hot, a subset of the requests.
    assign gnt = won_upto & ~{won_below, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            mask <= 3'd0;
        end else begin
            // ARB-F3: The winner becomes the last winner; without requests the order is kept.
            mask <= won_below | (req_upto[3] ? 3'd0 : mask);
        end
    end

`ifdef FORMAL
    reg f_won; // somebody has won
    reg [1:0] f_last; // the last winner
    reg [1:0] f_who; // an arbitrary requester
    reg [2:0] f_waits; // wins it has waited for

    always @(posedge clk) begin
        if (rst) begin
            f_won <= 1'b0;
            f_last <= 2'd0;
        end else begin
            if (|req) begin
                f_won <= 1'b1;
                f_last <= {|gnt[3:2], gnt[1] | gnt[3]};
            end
        end
    end

    always @(posedge clk) f_who <= f_who;

    wire [3:0] _joined = {f_who == 2'd3, f_who == 2'd2, f_who == 2'd1, f_who == 2'd0};

    always @(posedge clk) begin
        if (rst) begin
            f_waits <= 3'd0;
        end else begin
            if ((|(_joined & req)) & ~(|(_joined & gnt)))
                f_waits <= f_waits + 3'd1;
            else
                f_waits <= 3'd0;
        end
    end

    // ARB-F1: One-hot, a subset of the requests, zero iff there is none.
    always @* if (!rst) assert(~(|(gnt & (gnt - 4'd1))));

    // ARB-F1: Only requesters win.
    always @* if (!rst) assert(~(|(gnt & ~req)));

    // ARB-F1: Somebody wins iff somebody asks.
    always @* if (!rst) assert((|gnt) == (|req));

    wire [2:0] _f_last_etc = {1'b0, f_last};
    wire [2:0] _plus = _f_last_etc + 3'd1;
    wire [1:0] _choice = (~f_won | (f_last == 2'd3)) ? 2'd0 : _plus[1:0];
    wire [3:0] _start_onehot = {_choice == 2'd3, _choice == 2'd2, _choice == 2'd1, _choice == 2'd0};
    wire [3:0] _start_spread2 = _start_onehot | {_start_onehot[2:0], 1'b0};
    wire [3:0] _start_upto = _start_spread2 | {_start_spread2[1:0], 2'd0};
    wire [3:0] _req_ahead = req & _start_upto;
    wire [2:0] _req_ahead_spread2 = _req_ahead[2:0] | {_req_ahead[1:0], 1'b0};
    wire [2:0] _req_ahead_upto = _req_ahead_spread2 | {_req_ahead_spread2[0], 2'd0};
    wire [3:0] _req_ahead_first = _req_ahead & ~{_req_ahead_upto, 1'b0};
    wire [2:0] _req_spread2 = req[2:0] | {req[1:0], 1'b0};
    wire [2:0] _req_upto = _req_spread2 | {_req_spread2[0], 2'd0};
    wire [3:0] _req_first = req & ~{_req_upto, 1'b0};

    // ARB-F2: The first requester from the last winner upwards, cyclically.
    always @* if (!rst) assert(gnt == ((|_req_ahead) ? _req_ahead_first : _req_first));

    wire [2:0] _some_spread2 = {f_last == 2'd2, f_last == 2'd1, f_last == 2'd0}
            | {f_last == 2'd1, f_last == 2'd0, 1'b0};
    wire [2:0] _some_upto = _some_spread2 | {_some_spread2[0], 2'd0};

    // ARB-F3: The mask names the requesters after the last winner.
    always @* if (!rst) assert(mask == (f_won ? _some_upto : 3'd0));

    // ARB-B1: A held request waits for at most N-1 wins of others.
    always @* if (!rst) assert(f_waits < 3'd4);

    wire [2:0] _plus_2 = ({1'b0, f_who} - _f_last_etc) + 3'd7;

    // ARB-B1: Invariant: every win of another brings the turn nearer.
    always @* if (!rst) assert((f_waits == 3'd0) | (({1'b0, f_waits}
            + {1'b0, (f_last < f_who) ? _plus_2 : _plus_2 + 3'd4}) < 4'd4));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _plus[2]};
`endif
endmodule

`default_nettype wire
