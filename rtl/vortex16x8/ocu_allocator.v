// ocu_allocator: Gives free collectors to schedulers.
// Made by Warpsmith 0.1.0: warpsmith gen vortex16x8 --top collector_stage -o .
// Latency: combinational
//
//   port   dir  width  meaning
//   free   in   4      collectors that are free or taken now
//   want   in   1      scheduler s has selected a warp
//   grant  out  4      [scheduler][collector] one-hot collector, zero if none
//   avail  out  1      at least s+1 collectors are free
`default_nettype none

module ocu_allocator (
    input  wire [3:0] free, // [NCU] collectors that are free or taken now
    input  wire want, // [NSCHED] scheduler s has selected a warp
    output wire [3:0] grant, // [NSCHED][NCU] one-hot collector, zero if none
    output wire avail // [NSCHED] at least s+1 collectors are free
);
    localparam NCU = 4; // collectors
    localparam NSCHED = 1; // warp schedulers

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 4 || NSCHED != 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [3:0] first_one(input [3:0] v);
        first_one = v & ~{|v[2:0], |v[1:0], v[0], 1'b0};
    endfunction

    // AL-O1: In ascending order, among the units that no lower scheduler took.
    // AL-P1: The unit with the lowest index.
    wire [3:0] free_0 = first_one(free);

    // AL-O2: A grant iff the scheduler wants a unit and one is left.
    assign grant = want ? free_0 : 4'd0;

    // AL-V1: Scheduler s is sure of a unit if at least s+1 are free.
    assign avail = (free[0] | free[2]) | (free[1] | free[3]);

`ifdef WARPSMITH_FORMAL
`include "ocu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
