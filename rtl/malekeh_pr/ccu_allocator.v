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
    input  wire [7:0] free, // [NCU] units that are free
    input  wire [7:0] sel, // [NW] the selected warp, one-hot, zero if none
    output wire [7:0] grant, // [NCU] the unit, one-hot, zero if none
    output wire issue // some unit is granted
);
    localparam NCU = 8; // CCUs
    localparam NW = 8; // warps

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 8 || NW != 8) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // CA-P1: Warp w gets unit w if that is free.
    assign grant = sel & free;

    assign issue = |grant;

`ifdef WARPSMITH_FORMAL
`include "ccu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ccu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
