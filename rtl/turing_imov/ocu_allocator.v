// ocu_allocator: Gives free collectors to schedulers.
// Made by Warpsmith 0.1.0: warpsmith gen turing_imov --top regfile -o .
// Latency: combinational
// Storage: 16 bits
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   free   in   2      collectors that are free or taken now
//   want   in   1      scheduler s has selected a warp
//   grant  out  2      [scheduler][collector] one-hot collector, zero if none
//   avail  out  1      at least s+1 collectors are free
`default_nettype none

module ocu_allocator (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] free, // [NCU] collectors that are free or taken now
    input  wire want, // [NSCHED] scheduler s has selected a warp
    output wire [1:0] grant, // [NSCHED][NCU] one-hot collector, zero if none
    output wire avail // [NSCHED] at least s+1 collectors are free
);
    localparam NCU = 2; // collectors
    localparam NSCHED = 1; // warp schedulers

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 2 || NSCHED != 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [1:0] first_one(input [1:0] v);
        first_one = v & ~{v[0], 1'b0};
    endfunction

    reg [15:0] lfsr_0; // start of the random pick

    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P2: The first free unit from a random start, cyclically.
    wire [1:0] ahead_0 = {1'b1, ~lfsr_0[0]};

    wire [1:0] lowest_free = first_one(free);
    wire [1:0] choice_0 = (|(free & ahead_0)) ? first_one(free & ahead_0) : lowest_free;
    wire [1:0] grant_0 = want ? choice_0 : 2'd0;

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

`ifdef WARPSMITH_FORMAL
`include "ocu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
