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
    localparam NCU = 3; // collectors
    localparam NSCHED = 2; // warp schedulers

    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    reg [15:0] lfsr_0; // start of the random pick

    wire [17:0] product = {2'd0, lfsr_0} * 18'd3;
    wire [1:0] start_0 = product[17:16];

    reg [15:0] lfsr_1; // start of the random pick

    wire [17:0] product_2 = {2'd0, lfsr_1} * 18'd3;
    wire [1:0] start_1 = product_2[17:16];
    wire [2:0] start_0_onehot = {start_0 == 2'd2, start_0 == 2'd1, start_0 == 2'd0};
    wire [2:0] start_0_spread2 = start_0_onehot | {start_0_onehot[1:0], 1'b0};
    wire [2:0] start_0_upto = start_0_spread2 | {start_0_spread2[0], 2'd0};
    wire [2:0] free_ahead = free & start_0_upto;
    wire [1:0] free_ahead_upto = free_ahead[1:0] | {free_ahead[0], 1'b0};
    wire [2:0] free_ahead_first = free_ahead & ~{free_ahead_upto, 1'b0};
    wire [1:0] free_upto = free[1:0] | {free[0], 1'b0};
    wire [2:0] free_first = free & ~{free_upto, 1'b0};
    wire [2:0] by_any_free_ahead = (|free_ahead) ? free_ahead_first : free_first;
    wire [2:0] grant_0 = want[0] ? by_any_free_ahead : 3'd0;

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

    wire [2:0] cand = free & ~by_any_free_ahead;
    wire [2:0] start_1_onehot = {start_1 == 2'd2, start_1 == 2'd1, start_1 == 2'd0};
    wire [2:0] start_1_spread2 = start_1_onehot | {start_1_onehot[1:0], 1'b0};
    wire [2:0] start_1_upto = start_1_spread2 | {start_1_spread2[0], 2'd0};
    wire [2:0] cand_ahead = cand & start_1_upto;
    wire [1:0] cand_ahead_upto = cand_ahead[1:0] | {cand_ahead[0], 1'b0};
    wire [2:0] cand_ahead_first = cand_ahead & ~{cand_ahead_upto, 1'b0};
    wire [1:0] cand_upto = cand[1:0] | {cand[0], 1'b0};
    wire [2:0] cand_first = cand & ~{cand_upto, 1'b0};
    wire [2:0] free_ahead_2 = free & start_1_upto;
    wire [1:0] free_ahead_upto_2 = free_ahead_2[1:0] | {free_ahead_2[0], 1'b0};
    wire [2:0] free_ahead_first_2 = free_ahead_2 & ~{free_ahead_upto_2, 1'b0};
    wire [2:0] grant_1 = want[1] ? (want[0] ? ((|cand_ahead) ? cand_ahead_first : cand_first)
            : (|free_ahead_2) ? free_ahead_first_2 : free_first) : 3'd0;

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

    wire [1:0] count = ({1'b0, free[0]} + {1'b0, free[1]}) + {1'b0, free[2]};

    // AL-V1: Scheduler s is sure of a unit if at least s+1 are free.
    assign avail = {count >= 2'd2, |free};

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, product[15:0], product_2[15:0], NCU[0], NSCHED[0]};
endmodule

`default_nettype wire
