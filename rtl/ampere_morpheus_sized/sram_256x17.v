// sram_256x17: One bank: single-ported, write enable per lane.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Storage: 256 x 17 bits in 1 memory
//
//   parameter  default  meaning
//   LANE_W     17       bits of one lane
//
//   port   dir  width   meaning
//   clk    in   1       clock
//   en     in   1       access
//   we     in   1       write
//   row    in   8       row
//   wmask  in   1       lanes written
//   wdata  in   LANE_W  data written
//   rdata  out  LANE_W  row read in the last cycle, kept until the next read
`default_nettype none

module sram_256x17 #(
    parameter LANE_W = 17
) (
    input  wire clk,
    input  wire en, // access
    input  wire we, // write
    input  wire [7:0] row, // row
    input  wire wmask, // lanes written
    input  wire [LANE_W-1:0] wdata, // data written
    output wire [LANE_W-1:0] rdata // row read in the last cycle, kept until the next read
);
    localparam LANES = 1; // lanes of a row
    genvar lane;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

`ifdef WARPSMITH_SRAM_MACRO
    // sram_1rw_256x17 has pins of these widths only.
    generate
        if (LANE_W != 17) begin : other_width
            macro_has_another_width_make_the_package_again u_stop ();
        end
    endgenerate

    sram_1rw_256x17 u_macro (
        .clk   (clk),
        .en    (en),
        .we    (we),
        .row   (row),
        .wmask (wmask),
        .wdata (wdata),
        .rdata (rdata)
    );
`else
    wire lane_write = (en & we) & wmask;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            sram_lane_256x17 #(.LANE_W(LANE_W)) u_lane (
                .clk   (clk),
                .write (lane_write),
                .read  (en & ~we),
                .row   (row),
                .wdata (wdata[lane*LANE_W +: LANE_W]),
                .rdata (rdata[lane*LANE_W +: LANE_W])
            );
        end
    endgenerate
`endif

`ifdef WARPSMITH_FORMAL
`include "sram_256x17_props.vh"
`elsif WARPSMITH_ASSERT
`include "sram_256x17_props.vh"
`endif
endmodule

`default_nettype wire
