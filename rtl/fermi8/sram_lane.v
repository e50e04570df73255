// sram_lane: One lane of a bank, behavioural.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8 --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port   dir  width   meaning
//   clk    in   1       clock
//   write  in   1       this lane is written
//   read   in   1       the row is read
//   row    in   7       row
//   wdata  in   LANE_W  data written
//   rdata  out  LANE_W  row of the last read
`default_nettype none

module sram_lane #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire write,
    input  wire read,
    input  wire [6:0] row,
    input  wire [LANE_W-1:0] wdata,
    output wire [LANE_W-1:0] rdata
);
    reg [LANE_W-1:0] mem [0:127]; // the rows

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

`ifdef FORMAL
    reg [6:0] f_row; // an arbitrary row
    reg f_known; // it was written
    reg [LANE_W-1:0] f_data; // what was written last

    always @(posedge clk) f_row <= f_row;

    always @(posedge clk) begin
        if (write & (row == f_row)) begin
            f_known <= 1'b1;
            f_data <= wdata;
        end
    end

    // SR-W1: State: a row holds what was written last.
    always @* assert(~f_known | (mem[f_row] == f_data));

    reg f_known_read; // that row was read last, and known then
    reg [LANE_W-1:0] f_read; // what was in it

    always @(posedge clk) begin
        if (read) begin
            f_known_read <= f_known & (row == f_row);
            f_read <= f_data;
        end
    end

    // SR-R1: A read gives what was written last.
    always @* assert(~f_known_read | (rdata == f_read));

    reg f_known_quiet; // nothing was read in the last cycle
    reg [LANE_W-1:0] f_was; // the output of the last cycle

    always @(posedge clk) begin
        f_known_quiet <= ~read;
        f_was <= rdata;
    end

    // SR-X1: The output stays until the next read.
    always @* assert(~f_known_quiet | (rdata == f_was));
`endif
endmodule

`default_nettype wire
