// ocu_allocator: Gives free collectors to schedulers.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: combinational
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   free   in   3      collectors that are free (registered)
//   want   in   2      scheduler s has selected a warp
//   grant  out  6      [scheduler][collector] one-hot collector, zero if none
//   avail  out  2      at least s+1 collectors are free
`default_nettype none

module ocu_allocator (
    input  wire clk,
    input  wire rst,
    input  wire [2:0] free,
    input  wire [1:0] want,
    output wire [5:0] grant,
    output wire [1:0] avail
);
    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    reg [15:0] lfsr_0; // start of the random pick

    wire [2:0] ahead_0 = {1'b1, lfsr_0 < 16'haaab, lfsr_0 < 16'h5556};

    reg [15:0] lfsr_1; // start of the random pick

    wire [2:0] ahead_1 = {1'b1, lfsr_1 < 16'haaab, lfsr_1 < 16'h5556};
    wire [2:0] _some = free & ahead_0;
    wire [1:0] _some_upto = _some[1:0] | {_some[0], 1'b0};
    wire [2:0] _some_first = _some & ~{_some_upto, 1'b0};
    wire [1:0] _free_upto = free[1:0] | {free[0], 1'b0};
    wire [2:0] _free_first = free & ~{_free_upto, 1'b0};
    wire [2:0] _choice = (|_some) ? _some_first : _free_first;
    wire [2:0] grant_0 = want[0] ? _choice : 3'd0;

    always @(posedge clk) begin
        if (rst) begin
            lfsr_0 <= 16'hace1;
        end else begin
            // RND-1: The register steps once per pick that is consumed.
            // RND-2: It keeps its value otherwise.
            if (|grant_0)
                lfsr_0 <= {1'b0, lfsr_0[15:1]} ^ (lfsr_0[0] ? 16'hb400 : 16'd0);
        end
    end

    wire [2:0] _some_2 = free & ~_choice;
    wire [2:0] _some_3 = _some_2 & ahead_1;
    wire [1:0] _some_upto_2 = _some_3[1:0] | {_some_3[0], 1'b0};
    wire [2:0] _some_first_2 = _some_3 & ~{_some_upto_2, 1'b0};
    wire [1:0] _some_upto_3 = _some_2[1:0] | {_some_2[0], 1'b0};
    wire [2:0] _some_first_3 = _some_2 & ~{_some_upto_3, 1'b0};
    wire [2:0] _some_4 = free & ahead_1;
    wire [1:0] _some_upto_4 = _some_4[1:0] | {_some_4[0], 1'b0};
    wire [2:0] _some_first_4 = _some_4 & ~{_some_upto_4, 1'b0};
    wire [2:0] grant_1 = want[1] ? (want[0] ? ((|_some_3) ? _some_first_2 : _some_first_3)
            : (|_some_4) ? _some_first_4 : _free_first) : 3'd0;

    always @(posedge clk) begin
        if (rst) begin
            lfsr_1 <= 16'h32d6;
        end else begin
            // RND-1: The register steps once per pick that is consumed.
            // RND-2: It keeps its value otherwise.
            if (|grant_1)
                lfsr_1 <= {1'b0, lfsr_1[15:1]} ^ (lfsr_1[0] ? 16'hb400 : 16'd0);
        end
    end

    // AL-O2: A grant iff the scheduler wants a unit and one is left.
    assign grant = {grant_1, grant_0};

    // AL-V1: Scheduler s is sure of a unit if at least s+1 are free.
    assign avail = {(free[0] & free[1]) | ((free[0] | free[1]) & free[2]),
            (free[0] | free[1]) | free[2]};

`ifdef FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) assert(~(|(grant[2:0] & (grant[2:0] - 3'd1))));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) assert(~(|(grant[2:0] & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) assert((|grant[2:0]) == (want[0] & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0_used <= 1'b0;
        end else begin
            f_pick_0_used <= |grant[2:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0 <= 16'hace1;
        end else begin
            if (|grant[2:0])
                f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                        f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                        f_pick_0[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [17:0] _product = {2'd0, f_pick_0} * 18'd3;
    wire [2:0] _start_onehot = {_product[17:16] == 2'd2, _product[17:16] == 2'd1,
            _product[17:16] == 2'd0};
    wire [2:0] _start_spread2 = _start_onehot | {_start_onehot[1:0], 1'b0};
    wire [2:0] _start_upto = _start_spread2 | {_start_spread2[0], 2'd0};
    wire [2:0] _free_ahead = free & _start_upto;
    wire [1:0] _free_ahead_upto = _free_ahead[1:0] | {_free_ahead[0], 1'b0};
    wire [2:0] _free_ahead_first = _free_ahead & ~{_free_ahead_upto, 1'b0};
    wire [1:0] _free_upto_2 = free[1:0] | {free[0], 1'b0};
    wire [2:0] _free_first_2 = free & ~{_free_upto_2, 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) assert(grant[2:0] == (want[0]
            ? ((|_free_ahead) ? _free_ahead_first : _free_first_2) : 3'd0));

    wire [1:0] _plus = ({1'b0, free[0]} + {1'b0, free[1]}) + {1'b0, free[2]};

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) assert(avail[0] == (_plus >= 2'd1));

    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) assert(~(|(grant[5:3] & (grant[5:3] - 3'd1))));

    wire [2:0] _some_5 = free & ~grant[2:0];

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) assert(~(|(grant[5:3] & ~_some_5)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) assert((|grant[5:3]) == (want[1] & (|_some_5)));

    reg [15:0] f_pick_1; // a record of the register
    reg f_pick_1_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_1_used <= 1'b0;
        end else begin
            f_pick_1_used <= |grant[5:3];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_1 <= 16'h32d6;
        end else begin
            if (|grant[5:3])
                f_pick_1 <= {f_pick_1[0], f_pick_1[15], f_pick_1[14] ^ f_pick_1[0],
                        f_pick_1[13] ^ f_pick_1[0], f_pick_1[12], f_pick_1[11] ^ f_pick_1[0],
                        f_pick_1[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) assert(~f_pick_1_used | (lfsr_1 == f_pick_1));

    // RND-2: No step otherwise.
    always @* if (!rst) assert(f_pick_1_used | (lfsr_1 == f_pick_1));

    wire [17:0] _product_2 = {2'd0, f_pick_1} * 18'd3;
    wire [2:0] _start_onehot_2 = {_product_2[17:16] == 2'd2, _product_2[17:16] == 2'd1,
            _product_2[17:16] == 2'd0};
    wire [2:0] _start_spread2_2 = _start_onehot_2 | {_start_onehot_2[1:0], 1'b0};
    wire [2:0] _start_upto_2 = _start_spread2_2 | {_start_spread2_2[0], 2'd0};
    wire [2:0] _some_ahead = _some_5 & _start_upto_2;
    wire [1:0] _some_ahead_upto = _some_ahead[1:0] | {_some_ahead[0], 1'b0};
    wire [2:0] _some_ahead_first = _some_ahead & ~{_some_ahead_upto, 1'b0};
    wire [1:0] _some_upto_5 = _some_5[1:0] | {_some_5[0], 1'b0};
    wire [2:0] _some_first_5 = _some_5 & ~{_some_upto_5, 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) assert(grant[5:3] == (want[1]
            ? ((|_some_ahead) ? _some_ahead_first : _some_first_5) : 3'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) assert(avail[1] == (_plus >= 2'd2));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _product[15:0], _product_2[15:0]};
`endif
endmodule

`default_nettype wire
