// sram: One bank: single-ported, write enable per lane.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top regfile -o .
// Storage: 8 x 8 bits with the default lane width
//
//   parameter  default  meaning
//   LANE_W     2        bits of one lane
//
//   port   dir  width     meaning
//   clk    in   1         clock
//   en     in   1         access
//   we     in   1         write
//   row    in   3         row
//   wmask  in   4         lanes written
//   wdata  in   4*LANE_W  data written
//   rdata  out  4*LANE_W  row read RF_LAT cycles ago, kept until the next read
`default_nettype none

module sram #(
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire en,
    input  wire we,
    input  wire [2:0] row,
    input  wire [3:0] wmask,
    input  wire [4*LANE_W-1:0] wdata,
    output wire [4*LANE_W-1:0] rdata
);
    localparam LANES = 4; // lanes of a row
    localparam DEPTH = 8; // rows
    localparam RF_LAT = 1; // read latency in cycles
    genvar lane;

`ifdef WARPSMITH_SRAM_MACRO
    sram_1rw_8x8 u_macro (
        .clk   (clk),
        .en    (en),
        .we    (we),
        .row   (row),
        .wmask (wmask),
        .wdata (wdata),
        .rdata (rdata)
    );
`else
    wire [3:0] choice = (en & we) ? wmask : 4'd0;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            sram_lane #(.LANE_W(LANE_W)) u_lane (
                .clk   (clk),
                .write (choice[lane]),
                .read  (en & ~we),
                .row   (row),
                .wdata (wdata[lane*LANE_W +: LANE_W]),
                .rdata (rdata[lane*LANE_W +: LANE_W])
            );
        end
    endgenerate
`endif

`ifdef FORMAL
    reg [2:0] f_row; // an arbitrary row

    always @(posedge clk) f_row <= f_row;

    (* hierconn *) wire [2:0] \lanes[0].u_lane.f_row ;
    wire [2:0] f_lanes_0_u_lane_f_row = \lanes[0].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_0_u_lane_f_row == f_row);

    (* hierconn *) wire [2:0] \lanes[1].u_lane.f_row ;
    wire [2:0] f_lanes_1_u_lane_f_row = \lanes[1].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_1_u_lane_f_row == f_row);

    (* hierconn *) wire [2:0] \lanes[2].u_lane.f_row ;
    wire [2:0] f_lanes_2_u_lane_f_row = \lanes[2].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_2_u_lane_f_row == f_row);

    (* hierconn *) wire [2:0] \lanes[3].u_lane.f_row ;
    wire [2:0] f_lanes_3_u_lane_f_row = \lanes[3].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_3_u_lane_f_row == f_row);
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, DEPTH[0], RF_LAT[0]};
endmodule

`default_nettype wire
