// ccu_allocator: Which CCU the selected warp gets.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .
// Latency: combinational
//
//   port   dir  width  meaning
//   free   in   8      units that are free
//   sel    in   8      the selected warp, one-hot, zero if none
//   grant  out  8      the unit, one-hot, zero if none
//   issue  out  1      some unit is granted
`default_nettype none

module ccu_allocator (
    input  wire [7:0] free,
    input  wire [7:0] sel,
    output wire [7:0] grant,
    output wire issue
);
    // CA-P1: Warp w gets unit w if that is free.
    assign grant = sel & free;

    assign issue = |grant;

`ifdef FORMAL
`include "ccu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ccu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
