// sram: One bank: single-ported, write enable per lane.
// Made by Warpsmith 0.1.0: warpsmith gen turing_imov --top regfile -o .
// Storage: 256 x 1024 bits in 1 memory
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port   dir  width      meaning
//   clk    in   1          clock
//   en     in   1          access
//   we     in   1          write
//   row    in   8          row
//   wmask  in   32         lanes written
//   wdata  in   32*LANE_W  data written
//   rdata  out  32*LANE_W  row read in the last cycle, kept until the next read
`default_nettype none

module sram #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire en, // access
    input  wire we, // write
    input  wire [7:0] row, // row
    input  wire [31:0] wmask, // lanes written
    input  wire [32*LANE_W-1:0] wdata, // data written
    output wire [32*LANE_W-1:0] rdata // row read in the last cycle, kept until the next read
);
    localparam LANES = 32; // lanes of a row
    genvar lane;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

`ifdef WARPSMITH_SRAM_MACRO
    // sram_1rw_256x1024 has pins of these widths only.
    generate
        if (LANE_W != 32) begin : other_width
            macro_has_another_width_make_the_package_again u_stop ();
        end
    endgenerate

    sram_1rw_256x1024 u_macro (
        .clk   (clk),
        .en    (en),
        .we    (we),
        .row   (row),
        .wmask (wmask),
        .wdata (wdata),
        .rdata (rdata)
    );
`else
    wire [31:0] lane_write = (en & we) ? wmask : 32'd0;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            sram_lane #(.LANE_W(LANE_W)) u_lane (
                .clk   (clk),
                .write (lane_write[lane]),
                .read  (en & ~we),
                .row   (row),
                .wdata (wdata[lane*LANE_W +: LANE_W]),
                .rdata (rdata[lane*LANE_W +: LANE_W])
            );
        end
    endgenerate
`endif

`ifdef WARPSMITH_FORMAL
`include "sram_props.vh"
`elsif WARPSMITH_ASSERT
`include "sram_props.vh"
`endif
endmodule

`default_nettype wire
