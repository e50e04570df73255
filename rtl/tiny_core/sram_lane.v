// sram_lane: One lane of a bank, behavioural.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Storage: 17*LANE_W bits, 136 with the defaults
//
//   parameter  default  meaning
//   LANE_W     8        bits of one lane
//
//   port   dir  width   meaning
//   clk    in   1       clock
//   write  in   1       this lane is written
//   read   in   1       the row is read
//   row    in   4       row
//   wdata  in   LANE_W  data written
//   rdata  out  LANE_W  row of the last read
`default_nettype none

module sram_lane #(
    parameter LANE_W = 8
) (
    input  wire clk,
    input  wire write, // this lane is written
    input  wire read, // the row is read
    input  wire [3:0] row, // row
    input  wire [LANE_W-1:0] wdata, // data written
    output wire [LANE_W-1:0] rdata // row of the last read
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [LANE_W-1:0] mem [0:15]; // the rows

    always @(posedge clk) begin
        // SR-W1: A write changes the lane at the clock edge.
        if (write)
            mem[row] <= wdata;
    end

    reg [LANE_W-1:0] row_read; // row of the last read

    always @(posedge clk) begin
        // SR-R1: A read gives its row in the next cycle.
        // SR-X1: It stays until the next read.
        if (read)
            row_read <= mem[row];
    end

    assign rdata = row_read;

`ifdef WARPSMITH_FORMAL
`include "sram_lane_props.vh"
`elsif WARPSMITH_ASSERT
`include "sram_lane_props.vh"
`endif
endmodule

`default_nettype wire
