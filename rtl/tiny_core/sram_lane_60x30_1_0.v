// sram_lane_60x30_1_0: One lane of a bank, behavioural.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Storage: 60*LANE_W bits, 1800 with the defaults
//
//   parameter  default  meaning
//   LANE_W     30       bits of one lane
//
//   port   dir  width   meaning
//   clk    in   1       clock
//   write  in   1       this lane is written
//   row    in   6       row
//   wdata  in   LANE_W  data written
//   rdata  out  LANE_W  row of the last read
`default_nettype none

module sram_lane_60x30_1_0 #(
    parameter LANE_W = 30
) (
    input  wire clk,
    input  wire write, // this lane is written
    input  wire [5:0] row, // row
    input  wire [LANE_W-1:0] wdata, // data written
    output wire [LANE_W-1:0] rdata // row of the last read
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [LANE_W-1:0] mem [0:59]; // the rows

    always @(posedge clk) begin
        // SR-W1: A write changes the lane at the clock edge.
        if (write)
            mem[row] <= wdata;
    end

    // SR-R1: Without latency the row is read in the same cycle.
    assign rdata = mem[row];

`ifdef WARPSMITH_FORMAL
`include "sram_lane_60x30_1_0_props.vh"
`elsif WARPSMITH_ASSERT
`include "sram_lane_60x30_1_0_props.vh"
`endif
endmodule

`default_nettype wire
