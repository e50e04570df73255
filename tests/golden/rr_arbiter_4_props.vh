// Properties of rr_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny.ini --top rr_arbiter -o .

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
    always @* if (!rst) ARB_F1_1: assert(~(|(gnt & (gnt - 4'd1))));

    // ARB-F1: Only requesters win.
    always @* if (!rst) ARB_F1_2: assert(~(|(gnt & ~req)));

    // ARB-F1: Somebody wins iff somebody asks.
    always @* if (!rst) ARB_F1_3: assert((|gnt) == (|req));

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
    always @* if (!rst) ARB_F2_1: assert(gnt == ((|_req_ahead) ? _req_ahead_first : _req_first));

    wire [2:0] _some_spread2 = {f_last == 2'd2, f_last == 2'd1, f_last == 2'd0}
            | {f_last == 2'd1, f_last == 2'd0, 1'b0};
    wire [2:0] _some_upto = _some_spread2 | {_some_spread2[0], 2'd0};

    // ARB-F3: The mask names the requesters after the last winner.
    always @* if (!rst) ARB_F3_1: assert(mask == (f_won ? _some_upto : 3'd0));

    // ARB-B1: A held request waits for at most N-1 wins of others.
    always @* if (!rst) ARB_B1_1: assert(f_waits < 3'd4);

    wire [2:0] _plus_2 = ({1'b0, f_who} - _f_last_etc) + 3'd7;

    // ARB-B1: Invariant: every win of another brings the turn nearer.
    always @* if (!rst) ARB_B1_2: assert((f_waits == 3'd0)
            | (({1'b0, f_waits} + {1'b0, (f_last < f_who) ? _plus_2 : _plus_2 + 3'd4}) < 4'd4));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _plus[2]};
`endif
