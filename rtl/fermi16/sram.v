// sram: One bank: single-ported, write enable per lane.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
// Storage: 64 x 1024 bits with the default lane width
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port   dir  width      meaning
//   clk    in   1          clock
//   en     in   1          access
//   we     in   1          write
//   row    in   6          row
//   wmask  in   32         lanes written
//   wdata  in   32*LANE_W  data written
//   rdata  out  32*LANE_W  row read RF_LAT cycles ago, kept until the next read
`default_nettype none

module sram #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire en,
    input  wire we,
    input  wire [5:0] row,
    input  wire [31:0] wmask,
    input  wire [32*LANE_W-1:0] wdata,
    output wire [32*LANE_W-1:0] rdata
);
    localparam LANES = 32; // lanes of a row
    localparam DEPTH = 64; // rows
    localparam RF_LAT = 1; // read latency in cycles
    genvar lane;

`ifdef WARPSMITH_SRAM_MACRO
    sram_1rw_64x1024 u_macro (
        .clk   (clk),
        .en    (en),
        .we    (we),
        .row   (row),
        .wmask (wmask),
        .wdata (wdata),
        .rdata (rdata)
    );
`else
    wire [31:0] choice = (en & we) ? wmask : 32'd0;

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
    reg [5:0] f_row; // an arbitrary row

    always @(posedge clk) f_row <= f_row;

    (* hierconn *) wire [5:0] \lanes[0].u_lane.f_row ;
    wire [5:0] f_lanes_0_u_lane_f_row = \lanes[0].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_0_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[1].u_lane.f_row ;
    wire [5:0] f_lanes_1_u_lane_f_row = \lanes[1].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_1_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[2].u_lane.f_row ;
    wire [5:0] f_lanes_2_u_lane_f_row = \lanes[2].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_2_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[3].u_lane.f_row ;
    wire [5:0] f_lanes_3_u_lane_f_row = \lanes[3].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_3_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[4].u_lane.f_row ;
    wire [5:0] f_lanes_4_u_lane_f_row = \lanes[4].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_4_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[5].u_lane.f_row ;
    wire [5:0] f_lanes_5_u_lane_f_row = \lanes[5].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_5_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[6].u_lane.f_row ;
    wire [5:0] f_lanes_6_u_lane_f_row = \lanes[6].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_6_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[7].u_lane.f_row ;
    wire [5:0] f_lanes_7_u_lane_f_row = \lanes[7].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_7_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[8].u_lane.f_row ;
    wire [5:0] f_lanes_8_u_lane_f_row = \lanes[8].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_8_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[9].u_lane.f_row ;
    wire [5:0] f_lanes_9_u_lane_f_row = \lanes[9].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_9_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[10].u_lane.f_row ;
    wire [5:0] f_lanes_10_u_lane_f_row = \lanes[10].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_10_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[11].u_lane.f_row ;
    wire [5:0] f_lanes_11_u_lane_f_row = \lanes[11].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_11_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[12].u_lane.f_row ;
    wire [5:0] f_lanes_12_u_lane_f_row = \lanes[12].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_12_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[13].u_lane.f_row ;
    wire [5:0] f_lanes_13_u_lane_f_row = \lanes[13].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_13_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[14].u_lane.f_row ;
    wire [5:0] f_lanes_14_u_lane_f_row = \lanes[14].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_14_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[15].u_lane.f_row ;
    wire [5:0] f_lanes_15_u_lane_f_row = \lanes[15].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_15_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[16].u_lane.f_row ;
    wire [5:0] f_lanes_16_u_lane_f_row = \lanes[16].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_16_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[17].u_lane.f_row ;
    wire [5:0] f_lanes_17_u_lane_f_row = \lanes[17].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_17_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[18].u_lane.f_row ;
    wire [5:0] f_lanes_18_u_lane_f_row = \lanes[18].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_18_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[19].u_lane.f_row ;
    wire [5:0] f_lanes_19_u_lane_f_row = \lanes[19].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_19_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[20].u_lane.f_row ;
    wire [5:0] f_lanes_20_u_lane_f_row = \lanes[20].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_20_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[21].u_lane.f_row ;
    wire [5:0] f_lanes_21_u_lane_f_row = \lanes[21].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_21_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[22].u_lane.f_row ;
    wire [5:0] f_lanes_22_u_lane_f_row = \lanes[22].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_22_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[23].u_lane.f_row ;
    wire [5:0] f_lanes_23_u_lane_f_row = \lanes[23].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_23_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[24].u_lane.f_row ;
    wire [5:0] f_lanes_24_u_lane_f_row = \lanes[24].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_24_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[25].u_lane.f_row ;
    wire [5:0] f_lanes_25_u_lane_f_row = \lanes[25].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_25_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[26].u_lane.f_row ;
    wire [5:0] f_lanes_26_u_lane_f_row = \lanes[26].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_26_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[27].u_lane.f_row ;
    wire [5:0] f_lanes_27_u_lane_f_row = \lanes[27].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_27_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[28].u_lane.f_row ;
    wire [5:0] f_lanes_28_u_lane_f_row = \lanes[28].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_28_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[29].u_lane.f_row ;
    wire [5:0] f_lanes_29_u_lane_f_row = \lanes[29].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_29_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[30].u_lane.f_row ;
    wire [5:0] f_lanes_30_u_lane_f_row = \lanes[30].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_30_u_lane_f_row == f_row);

    (* hierconn *) wire [5:0] \lanes[31].u_lane.f_row ;
    wire [5:0] f_lanes_31_u_lane_f_row = \lanes[31].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* assume(f_lanes_31_u_lane_f_row == f_row);
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, DEPTH[0], RF_LAT[0]};
endmodule

`default_nettype wire
