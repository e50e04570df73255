// crossbar: Payload between write ports, banks and collectors.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Latency: combinational
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width       meaning
//   wr_data     in   64*LANE_W   write ports
//   wr_mask     in   64          lanes that are written
//   wr_sel      in   8           [bank][port], one-hot or zero
//   bank_wdata  out  128*LANE_W  to the banks, zero if not selected
//   bank_wmask  out  128         to the banks, zero if not selected
//   bank_rdata  in   128*LANE_W  from the banks
//   rd_sel      in   8           [target][bank], one-hot or zero
//   s_data      out  64*LANE_W   to S-port target t, zero if not selected
//   d_sel       in   4           [c][j][port], one-hot or zero
//   d_data      out  64*LANE_W   [c][j] to D port j, zero if not selected
//   d_mask      out  64          [c][j] its lanes, or zero
`default_nettype none

module crossbar #(
    parameter LANE_W = 32
) (
    input  wire [64*LANE_W-1:0] wr_data, // [WBW][LANES][LANE_W] write ports
    input  wire [63:0] wr_mask, // [WBW][LANES] lanes that are written
    input  wire [7:0] wr_sel, // [NBANK][WBW] one-hot or zero
    // [NBANK][LANES][LANE_W] to the banks, zero if not selected
    output wire [128*LANE_W-1:0] bank_wdata,
    output wire [127:0] bank_wmask, // [NBANK][LANES] to the banks, zero if not selected
    input  wire [128*LANE_W-1:0] bank_rdata, // [NBANK][LANES][LANE_W] from the banks
    input  wire [7:0] rd_sel, // [NT][NBANK] one-hot or zero
    // [NT][LANES][LANE_W] to S-port target t, zero if not selected
    output wire [64*LANE_W-1:0] s_data,
    input  wire [3:0] d_sel, // [NRESULT][WBW] one-hot or zero
    // [NRESULT][LANES][LANE_W] to D port j, zero if not selected
    output wire [64*LANE_W-1:0] d_data,
    output wire [63:0] d_mask // [NRESULT][LANES] its lanes, or zero
);
    localparam LANES = 32; // lanes of a warp register
    localparam WBW = 2; // write ports
    localparam NBANK = 4; // banks
    localparam NT = 2; // S-port targets
    localparam NRESULT = 2; // D ports of all CCUs
    genvar lane;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || WBW != 2 || NBANK != 4 || NT != 2 || NRESULT != 2 || LANE_W < 1) begin
                : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // XB-W1: The lane mask of the selected write port.
    generate
        for (k = 0; k < NBANK; k = k + 1) begin : bank
            assign bank_wmask[k*LANES +: LANES] = ({32{wr_sel[k*WBW]}} & wr_mask[LANES-1:0])
                    | ({32{wr_sel[k*WBW + 1]}} & wr_mask[LANES +: LANES]);
        end
    endgenerate

    // XB-D1: The lane mask of the write port that the write filter chose.
    generate
        for (k = 0; k < NRESULT; k = k + 1) begin : result
            assign d_mask[k*LANES +: LANES] = ({32{d_sel[k*WBW]}} & wr_mask[LANES-1:0])
                    | ({32{d_sel[k*WBW + 1]}} & wr_mask[LANES +: LANES]);
        end
    endgenerate

    wire [32*LANE_W-1:0] bank_wdata_0, bank_wdata_1, bank_wdata_2, bank_wdata_3;
    wire [32*LANE_W-1:0] s_data_0, s_data_1;
    wire [32*LANE_W-1:0] d_data_0, d_data_1;

    // The selects are shared by all lanes.
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            crossbar_lane #(.LANE_W(LANE_W)) u_lane (
                .wr_data    ({wr_data[(LANES + lane)*LANE_W +: LANE_W],
                        wr_data[lane*LANE_W +: LANE_W]}),
                .wr_sel     (wr_sel),
                .bank_wdata ({bank_wdata_3[lane*LANE_W +: LANE_W],
                        bank_wdata_2[lane*LANE_W +: LANE_W], bank_wdata_1[lane*LANE_W +: LANE_W],
                        bank_wdata_0[lane*LANE_W +: LANE_W]}),
                .bank_rdata ({bank_rdata[(3*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(2*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[lane*LANE_W +: LANE_W]}),
                .rd_sel     (rd_sel),
                .s_data     ({s_data_1[lane*LANE_W +: LANE_W], s_data_0[lane*LANE_W +: LANE_W]}),
                .d_sel      (d_sel),
                .d_data     ({d_data_1[lane*LANE_W +: LANE_W], d_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign bank_wdata = {bank_wdata_3, bank_wdata_2, bank_wdata_1, bank_wdata_0};
    assign s_data = {s_data_1, s_data_0};
    assign d_data = {d_data_1, d_data_0};

`ifdef WARPSMITH_FORMAL
`include "crossbar_props.vh"
`elsif WARPSMITH_ASSERT
`include "crossbar_props.vh"
`endif
endmodule

`default_nettype wire
