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
    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    reg [15:0] lfsr_0; // start of the random pick

    wire [9:0] ahead_0 = {1'b1, lfsr_0 < 16'he667, lfsr_0 < 16'hcccd, lfsr_0 < 16'hb334,
            lfsr_0 < 16'h999a, lfsr_0 < 16'h8000, lfsr_0 < 16'h6667, lfsr_0 < 16'h4ccd,
            lfsr_0 < 16'h3334, lfsr_0 < 16'h199a};

    reg [15:0] lfsr_1; // start of the random pick

    wire [9:0] ahead_1 = {1'b1, lfsr_1 < 16'he667, lfsr_1 < 16'hcccd, lfsr_1 < 16'hb334,
            lfsr_1 < 16'h999a, lfsr_1 < 16'h8000, lfsr_1 < 16'h6667, lfsr_1 < 16'h4ccd,
            lfsr_1 < 16'h3334, lfsr_1 < 16'h199a};
    wire [9:0] _some = free & ahead_0;
    wire [8:0] _some_spread2 = _some[8:0] | {_some[7:0], 1'b0};
    wire [8:0] _some_spread4 = _some_spread2 | {_some_spread2[6:0], 2'd0};
    wire [8:0] _some_spread8 = _some_spread4 | {_some_spread4[4:0], 4'd0};
    wire [8:0] _some_upto = _some_spread8 | {_some_spread8[0], 8'd0};
    wire [9:0] _some_first = _some & ~{_some_upto, 1'b0};
    wire [8:0] _free_spread2 = free[8:0] | {free[7:0], 1'b0};
    wire [8:0] _free_spread4 = _free_spread2 | {_free_spread2[6:0], 2'd0};
    wire [8:0] _free_spread8 = _free_spread4 | {_free_spread4[4:0], 4'd0};
    wire [8:0] _free_upto = _free_spread8 | {_free_spread8[0], 8'd0};
    wire [9:0] _free_first = free & ~{_free_upto, 1'b0};
    wire [9:0] _choice = (|_some) ? _some_first : _free_first;
    wire [9:0] grant_0 = want[0] ? _choice : 10'd0;

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

    wire [9:0] _some_2 = free & ~_choice;
    wire [9:0] _some_3 = _some_2 & ahead_1;
    wire [8:0] _some_spread2_2 = _some_3[8:0] | {_some_3[7:0], 1'b0};
    wire [8:0] _some_spread4_2 = _some_spread2_2 | {_some_spread2_2[6:0], 2'd0};
    wire [8:0] _some_spread8_2 = _some_spread4_2 | {_some_spread4_2[4:0], 4'd0};
    wire [8:0] _some_upto_2 = _some_spread8_2 | {_some_spread8_2[0], 8'd0};
    wire [9:0] _some_first_2 = _some_3 & ~{_some_upto_2, 1'b0};
    wire [8:0] _some_spread2_3 = _some_2[8:0] | {_some_2[7:0], 1'b0};
    wire [8:0] _some_spread4_3 = _some_spread2_3 | {_some_spread2_3[6:0], 2'd0};
    wire [8:0] _some_spread8_3 = _some_spread4_3 | {_some_spread4_3[4:0], 4'd0};
    wire [8:0] _some_upto_3 = _some_spread8_3 | {_some_spread8_3[0], 8'd0};
    wire [9:0] _some_first_3 = _some_2 & ~{_some_upto_3, 1'b0};
    wire [9:0] _some_4 = free & ahead_1;
    wire [8:0] _some_spread2_4 = _some_4[8:0] | {_some_4[7:0], 1'b0};
    wire [8:0] _some_spread4_4 = _some_spread2_4 | {_some_spread2_4[6:0], 2'd0};
    wire [8:0] _some_spread8_4 = _some_spread4_4 | {_some_spread4_4[4:0], 4'd0};
    wire [8:0] _some_upto_4 = _some_spread8_4 | {_some_spread8_4[0], 8'd0};
    wire [9:0] _some_first_4 = _some_4 & ~{_some_upto_4, 1'b0};
    wire [9:0] grant_1 = want[1] ? (want[0] ? ((|_some_3) ? _some_first_2 : _some_first_3)
            : (|_some_4) ? _some_first_4 : _free_first) : 10'd0;

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

    wire _or = ((free[0] | free[1]) | (free[2] | free[3]))
            | ((free[4] | free[5]) | (free[6] | free[7]));
    wire _or_2 = ((((free[0] & free[1]) | (free[2] & free[3]))
            | ((free[0] | free[1]) & (free[2] | free[3])))
            | (((free[4] & free[5]) | (free[6] & free[7]))
            | ((free[4] | free[5]) & (free[6] | free[7]))))
            | (((free[0] | free[1]) | (free[2] | free[3]))
            & ((free[4] | free[5]) | (free[6] | free[7])));

    // AL-V1: Scheduler s is sure of a unit if at least s+1 are free.
    assign avail = {(_or_2 | (free[8] & free[9])) | (_or & (free[8] | free[9])),
            _or | (free[8] | free[9])};

`ifdef FORMAL
`include "ocu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
