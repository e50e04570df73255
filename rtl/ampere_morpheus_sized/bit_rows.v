// bit_rows: Rows of filter bits: single-ported, an enable for each bit.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Storage: 32 x 512 bits in 1 memory
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   en     in   1      access
//   we     in   1      write
//   row    in   5      row
//   wmask  in   512    bits written
//   wdata  in   512    data written
//   rdata  out  512    row of the last read
`default_nettype none

module bit_rows (
    input  wire clk,
    input  wire en, // access
    input  wire we, // write
    input  wire [4:0] row, // row
    input  wire [511:0] wmask, // bits written
    input  wire [511:0] wdata, // data written
    output wire [511:0] rdata // row of the last read
);
`ifdef WARPSMITH_SRAM_MACRO
    sram_1rw_32x512 u_macro (
        .clk   (clk),
        .en    (en),
        .we    (we),
        .row   (row),
        .wmask (wmask),
        .wdata (wdata),
        .rdata (rdata)
    );
`else
    reg [511:0] row_read; // row of the last read

    assign rdata = row_read;

    reg [511:0] mem [0:31]; // the rows

    wire [511:0] word = mem[row];

    always @(posedge clk) begin
        if (en & we)
            mem[row] <= (word & ~wmask) | (wdata & wmask);
    end

    always @(posedge clk) if (en & ~we) row_read <= word;
`endif
endmodule

`default_nettype wire
