// ocu_allocator: Gives free collectors to schedulers.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: combinational
// Storage: 32 bits
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
    input  wire [9:0] free, // [NCU] collectors that are free (registered)
    input  wire [1:0] want, // [NSCHED] scheduler s has selected a warp
    output wire [19:0] grant, // [NSCHED][NCU] one-hot collector, zero if none
    output wire [1:0] avail // [NSCHED] at least s+1 collectors are free
);
    localparam NCU = 10; // collectors
    localparam NSCHED = 2; // warp schedulers

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 10 || NSCHED != 2) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [9:0] first_one(input [9:0] v);
        reg [9:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 10; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // How many bits are set, in unary: bit i, if more than i are.
    function automatic [1:0] unary_count(input [9:0] v);
        reg [9:0] sorted, low, swap;
        integer step, n;
        begin
            sorted = v;
            low = {10{1'b1}};
            for (step = 8; step > 0; step = step / 2) begin
                low = low ^ (low << step);
                swap = (sorted >> step) & ~sorted & low;
                sorted = (sorted | swap) & ~(swap << step);
                for (n = 8; n > step; n = n / 2) begin
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
    wire [9:0] ahead_0 = {1'b1, lfsr_0 < 16'he667, lfsr_0 < 16'hcccd, lfsr_0 < 16'hb334,
            lfsr_0 < 16'h999a, lfsr_0 < 16'h8000, lfsr_0 < 16'h6667, lfsr_0 < 16'h4ccd,
            lfsr_0 < 16'h3334, lfsr_0 < 16'h199a};

    reg [15:0] lfsr_1; // start of the random pick

    wire [9:0] ahead_1 = {1'b1, lfsr_1 < 16'he667, lfsr_1 < 16'hcccd, lfsr_1 < 16'hb334,
            lfsr_1 < 16'h999a, lfsr_1 < 16'h8000, lfsr_1 < 16'h6667, lfsr_1 < 16'h4ccd,
            lfsr_1 < 16'h3334, lfsr_1 < 16'h199a};
    wire [9:0] lowest_free = first_one(free);
    wire [9:0] choice_0 = (|(free & ahead_0)) ? first_one(free & ahead_0) : lowest_free;
    wire [9:0] grant_0 = want[0] ? choice_0 : 10'd0;

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

    wire [9:0] free_but_choice_0 = free & ~choice_0;
    wire [9:0] grant_1 = want[1] ? (want[0] ? ((|(free_but_choice_0 & ahead_1))
            ? first_one(free_but_choice_0 & ahead_1) : first_one(free_but_choice_0))
            : (|(free & ahead_1)) ? first_one(free & ahead_1) : lowest_free) : 10'd0;

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

`ifdef WARPSMITH_FORMAL
`include "ocu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
