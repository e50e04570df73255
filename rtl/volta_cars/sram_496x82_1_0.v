// sram_496x82_1_0: One bank: single-ported, write enable per lane.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Storage: 496 x 82 bits in 1 memory
//
//   parameter  default  meaning
//   LANE_W     82       bits of one lane
//
//   port   dir  width   meaning
//   clk    in   1       clock
//   en     in   1       access
//   we     in   1       write
//   row    in   9       row
//   wmask  in   1       lanes written
//   wdata  in   LANE_W  data written
//   rdata  out  LANE_W  row that is read, kept until the next read
`default_nettype none

module sram_496x82_1_0 #(
    parameter LANE_W = 82
) (
    input  wire clk,
    input  wire en, // access
    input  wire we, // write
    input  wire [8:0] row, // row
    input  wire wmask, // lanes written
    input  wire [LANE_W-1:0] wdata, // data written
    output wire [LANE_W-1:0] rdata // row that is read, kept until the next read
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
    // sram_1rw_496x82 has pins of these widths only.
    generate
        if (LANE_W != 82) begin : other_width
            macro_has_another_width_make_the_package_again u_stop ();
        end
    endgenerate

    sram_1rw_496x82 u_macro (
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
            sram_lane_496x82_1_0 #(.LANE_W(LANE_W)) u_lane (
                .clk   (clk),
                .write (lane_write),
                .row   (row),
                .wdata (wdata[lane*LANE_W +: LANE_W]),
                .rdata (rdata[lane*LANE_W +: LANE_W])
            );
        end
    endgenerate
`endif

`ifdef WARPSMITH_FORMAL
`include "sram_496x82_1_0_props.vh"
`elsif WARPSMITH_ASSERT
`include "sram_496x82_1_0_props.vh"
`endif
endmodule

`default_nettype wire
