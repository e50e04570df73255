// ocu_allocator: Gives free collectors to schedulers.
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .
// Latency: combinational
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   free   in   2      collectors that are free (registered)
//   want   in   1      scheduler s has selected a warp
//   grant  out  2      [scheduler][collector] one-hot collector, zero if none
//   avail  out  1      at least s+1 collectors are free
`default_nettype none

module ocu_allocator (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] free,
    input  wire want,
    output wire [1:0] grant,
    output wire avail
);
    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    reg [15:0] lfsr_0; // start of the random pick

    wire [1:0] ahead_0 = {1'b1, ~lfsr_0[0]};
    wire [1:0] _some = free & ahead_0;
    wire [1:0] _some_first = _some & ~{_some[0], 1'b0};
    wire [1:0] _free_first = free & ~{free[0], 1'b0};
    wire [1:0] grant_0 = want ? ((|_some) ? _some_first : _free_first) : 2'd0;

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

    // AL-O2: A grant iff the scheduler wants a unit and one is left.
    assign grant = grant_0;

    // AL-V1: Scheduler s is sure of a unit if at least s+1 are free.
    assign avail = free[0] | free[1];

`ifdef FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) assert(~(|(grant & (grant - 2'd1))));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) assert(~(|(grant & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) assert((|grant) == (want & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0_used <= 1'b0;
        end else begin
            f_pick_0_used <= |grant;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0 <= 16'hace1;
        end else begin
            if (|grant)
                f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                        f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                        f_pick_0[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [1:0] _start_onehot = {f_pick_0[0], ~f_pick_0[0]};
    wire [1:0] _start_upto = _start_onehot | {_start_onehot[0], 1'b0};
    wire [1:0] _free_ahead = free & _start_upto;
    wire [1:0] _free_ahead_first = _free_ahead & ~{_free_ahead[0], 1'b0};
    wire [1:0] _free_first_2 = free & ~{free[0], 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) assert(grant == (want ? ((|_free_ahead) ? _free_ahead_first : _free_first_2)
            : 2'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) assert(avail == (({1'b0, free[0]} + {1'b0, free[1]}) >= 2'd1));
`endif
endmodule

`default_nettype wire
