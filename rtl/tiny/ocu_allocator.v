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
    // The lowest one of a vector, alone.
    function automatic [2:0] first_one(input [2:0] v);
        first_one = v & ~{|v[1:0], v[0], 1'b0};
    endfunction

    // How many bits are set, in unary: bit i, if more than i are.
    function automatic [1:0] unary_count(input [2:0] v);
        reg [2:0] sorted, low, swap;
        integer step, n;
        begin
            sorted = v;
            low = {3{1'b1}};
            for (step = 2; step > 0; step = step / 2) begin
                low = low ^ (low << step);
                swap = (sorted >> step) & ~sorted & low;
                sorted = (sorted | swap) & ~(swap << step);
                for (n = 2; n > step; n = n / 2) begin
                    swap = (sorted >> (n - step)) & ~sorted & (low << step);
                    sorted = (sorted | swap) & ~(swap << (n - step));
                end
            end
            unary_count = sorted[1:0];
        end
    endfunction

    reg [15:0] lfsr_0; // start of the random pick

    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    wire [2:0] ahead_0 = {1'b1, lfsr_0 < 16'haaab, lfsr_0 < 16'h5556};

    reg [15:0] lfsr_1; // start of the random pick

    wire [2:0] ahead_1 = {1'b1, lfsr_1 < 16'haaab, lfsr_1 < 16'h5556};
    wire [2:0] lowest_free = first_one(free);
    wire [2:0] choice_0 = (|(free & ahead_0)) ? first_one(free & ahead_0) : lowest_free;
    wire [2:0] grant_0 = want[0] ? choice_0 : 3'd0;

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

    wire [2:0] free_but_choice_0 = free & ~choice_0;
    wire [2:0] grant_1 = want[1] ? (want[0] ? ((|(free_but_choice_0 & ahead_1))
            ? first_one(free_but_choice_0 & ahead_1) : first_one(free_but_choice_0))
            : (|(free & ahead_1)) ? first_one(free & ahead_1) : lowest_free) : 3'd0;

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
    assign avail = unary_count(free);

`ifdef FORMAL
`include "ocu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
