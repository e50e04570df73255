// ocu_allocator: Gives free collectors to schedulers.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
// Latency: combinational
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   free   in   10     collectors that are free (registered)
//   want   in   2      scheduler s has selected a warp
//   grant  out  20     [scheduler][collector] one-hot collector, zero if none
//   avail  out  2      at least s+1 collectors are free
`default_nettype none

module ocu_allocator (
    input  wire clk,
    input  wire rst,
    input  wire [9:0] free,
    input  wire [1:0] want,
    output wire [19:0] grant,
    output wire [1:0] avail
);
    localparam NCU = 10; // collectors
    localparam NSCHED = 2; // warp schedulers

    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    reg [15:0] lfsr_0; // start of the random pick

    wire [19:0] product = {4'd0, lfsr_0} * 20'd10;
    wire [3:0] start_0 = product[19:16];

    reg [15:0] lfsr_1; // start of the random pick

    wire [19:0] product_2 = {4'd0, lfsr_1} * 20'd10;
    wire [3:0] start_1 = product_2[19:16];
    wire [9:0] start_0_onehot = {start_0 == 4'd9, start_0 == 4'd8, start_0 == 4'd7, start_0 == 4'd6,
            start_0 == 4'd5, start_0 == 4'd4, start_0 == 4'd3, start_0 == 4'd2, start_0 == 4'd1,
            start_0 == 4'd0};
    wire [9:0] start_0_spread2 = start_0_onehot | {start_0_onehot[8:0], 1'b0};
    wire [9:0] start_0_spread4 = start_0_spread2 | {start_0_spread2[7:0], 2'd0};
    wire [9:0] start_0_spread8 = start_0_spread4 | {start_0_spread4[5:0], 4'd0};
    wire [9:0] start_0_upto = start_0_spread8 | {start_0_spread8[1:0], 8'd0};
    wire [9:0] free_ahead = free & start_0_upto;
    wire [8:0] free_ahead_spread2 = free_ahead[8:0] | {free_ahead[7:0], 1'b0};
    wire [8:0] free_ahead_spread4 = free_ahead_spread2 | {free_ahead_spread2[6:0], 2'd0};
    wire [8:0] free_ahead_spread8 = free_ahead_spread4 | {free_ahead_spread4[4:0], 4'd0};
    wire [8:0] free_ahead_upto = free_ahead_spread8 | {free_ahead_spread8[0], 8'd0};
    wire [9:0] free_ahead_first = free_ahead & ~{free_ahead_upto, 1'b0};
    wire [8:0] free_spread2 = free[8:0] | {free[7:0], 1'b0};
    wire [8:0] free_spread4 = free_spread2 | {free_spread2[6:0], 2'd0};
    wire [8:0] free_spread8 = free_spread4 | {free_spread4[4:0], 4'd0};
    wire [8:0] free_upto = free_spread8 | {free_spread8[0], 8'd0};
    wire [9:0] free_first = free & ~{free_upto, 1'b0};
    wire [9:0] by_any_free_ahead = (|free_ahead) ? free_ahead_first : free_first;
    wire [9:0] grant_0 = want[0] ? by_any_free_ahead : 10'd0;

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

    wire [9:0] cand = free & ~by_any_free_ahead;
    wire [9:0] start_1_onehot = {start_1 == 4'd9, start_1 == 4'd8, start_1 == 4'd7, start_1 == 4'd6,
            start_1 == 4'd5, start_1 == 4'd4, start_1 == 4'd3, start_1 == 4'd2, start_1 == 4'd1,
            start_1 == 4'd0};
    wire [9:0] start_1_spread2 = start_1_onehot | {start_1_onehot[8:0], 1'b0};
    wire [9:0] start_1_spread4 = start_1_spread2 | {start_1_spread2[7:0], 2'd0};
    wire [9:0] start_1_spread8 = start_1_spread4 | {start_1_spread4[5:0], 4'd0};
    wire [9:0] start_1_upto = start_1_spread8 | {start_1_spread8[1:0], 8'd0};
    wire [9:0] cand_ahead = cand & start_1_upto;
    wire [8:0] cand_ahead_spread2 = cand_ahead[8:0] | {cand_ahead[7:0], 1'b0};
    wire [8:0] cand_ahead_spread4 = cand_ahead_spread2 | {cand_ahead_spread2[6:0], 2'd0};
    wire [8:0] cand_ahead_spread8 = cand_ahead_spread4 | {cand_ahead_spread4[4:0], 4'd0};
    wire [8:0] cand_ahead_upto = cand_ahead_spread8 | {cand_ahead_spread8[0], 8'd0};
    wire [9:0] cand_ahead_first = cand_ahead & ~{cand_ahead_upto, 1'b0};
    wire [8:0] cand_spread2 = cand[8:0] | {cand[7:0], 1'b0};
    wire [8:0] cand_spread4 = cand_spread2 | {cand_spread2[6:0], 2'd0};
    wire [8:0] cand_spread8 = cand_spread4 | {cand_spread4[4:0], 4'd0};
    wire [8:0] cand_upto = cand_spread8 | {cand_spread8[0], 8'd0};
    wire [9:0] cand_first = cand & ~{cand_upto, 1'b0};
    wire [9:0] free_ahead_2 = free & start_1_upto;
    wire [8:0] free_ahead_spread2_2 = free_ahead_2[8:0] | {free_ahead_2[7:0], 1'b0};
    wire [8:0] free_ahead_spread4_2 = free_ahead_spread2_2 | {free_ahead_spread2_2[6:0], 2'd0};
    wire [8:0] free_ahead_spread8_2 = free_ahead_spread4_2 | {free_ahead_spread4_2[4:0], 4'd0};
    wire [8:0] free_ahead_upto_2 = free_ahead_spread8_2 | {free_ahead_spread8_2[0], 8'd0};
    wire [9:0] free_ahead_first_2 = free_ahead_2 & ~{free_ahead_upto_2, 1'b0};
    wire [9:0] grant_1 = want[1] ? (want[0] ? ((|cand_ahead) ? cand_ahead_first : cand_first)
            : (|free_ahead_2) ? free_ahead_first_2 : free_first) : 10'd0;

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

    wire [3:0] plus = {1'b0, {1'b0, {1'b0, free[0]} + {1'b0, free[1]}}
            + {1'b0, {1'b0, free[2]} + {1'b0, free[3]}}}
            + {1'b0, {1'b0, {1'b0, free[4]} + {1'b0, free[5]}}
            + {1'b0, {1'b0, free[6]} + {1'b0, free[7]}}};
    wire [3:0] count = plus + {2'd0, {1'b0, free[8]} + {1'b0, free[9]}};

    // AL-V1: Scheduler s is sure of a unit if at least s+1 are free.
    assign avail = {count >= 4'd2, |free};

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, product[15:0], product_2[15:0], NCU[0], NSCHED[0]};
endmodule

`default_nettype wire
