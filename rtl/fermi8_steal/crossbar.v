// crossbar: Payload between write ports, banks and collectors.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: combinational
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width       meaning
//   wr_data     in   64*LANE_W   write ports
//   wr_mask     in   64          lanes that are written
//   wr_sel      in   16          [bank][port], one-hot or zero
//   bank_wdata  out  256*LANE_W  to the banks, zero if not selected
//   bank_wmask  out  256         to the banks, zero if not selected
//   bank_rdata  in   256*LANE_W  from the banks
//   rd_sel      in   240         [target][bank], one-hot or zero
//   s_data      out  960*LANE_W  to S-port target t, zero if not selected
`default_nettype none

module crossbar #(
    parameter LANE_W = 32
) (
    input  wire [64*LANE_W-1:0] wr_data, // [WBW][LANES][LANE_W] write ports
    input  wire [63:0] wr_mask, // [WBW][LANES] lanes that are written
    input  wire [15:0] wr_sel, // [NBANK][WBW] one-hot or zero
    // [NBANK][LANES][LANE_W] to the banks, zero if not selected
    output wire [256*LANE_W-1:0] bank_wdata,
    output wire [255:0] bank_wmask, // [NBANK][LANES] to the banks, zero if not selected
    input  wire [256*LANE_W-1:0] bank_rdata, // [NBANK][LANES][LANE_W] from the banks
    input  wire [239:0] rd_sel, // [NT][NBANK] one-hot or zero
    // [NT][LANES][LANE_W] to S-port target t, zero if not selected
    output wire [960*LANE_W-1:0] s_data
);
    localparam LANES = 32; // lanes of a warp register
    localparam WBW = 2; // write ports
    localparam NBANK = 8; // banks
    localparam NT = 30; // S-port targets
    genvar lane;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || WBW != 2 || NBANK != 8 || NT != 30 || LANE_W < 1) begin : edited
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

    wire [32*LANE_W-1:0] bank_wdata_0, bank_wdata_1, bank_wdata_2, bank_wdata_3, bank_wdata_4,
            bank_wdata_5, bank_wdata_6, bank_wdata_7;
    wire [32*LANE_W-1:0] s_data_0, s_data_1, s_data_2, s_data_3, s_data_4, s_data_5, s_data_6,
            s_data_7, s_data_8, s_data_9, s_data_10, s_data_11, s_data_12, s_data_13, s_data_14,
            s_data_15, s_data_16, s_data_17, s_data_18, s_data_19, s_data_20, s_data_21, s_data_22,
            s_data_23, s_data_24, s_data_25, s_data_26, s_data_27, s_data_28, s_data_29;

    // The selects are shared by all lanes.
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            localparam AT = lane*LANE_W; // where this lane is in an item

            crossbar_lane #(.LANE_W(LANE_W)) u_lane (
                .wr_data    ({wr_data[(LANES + lane)*LANE_W +: LANE_W],
                        wr_data[lane*LANE_W +: LANE_W]}),
                .wr_sel     (wr_sel),
                .bank_wdata ({bank_wdata_7[lane*LANE_W +: LANE_W],
                        bank_wdata_6[lane*LANE_W +: LANE_W], bank_wdata_5[lane*LANE_W +: LANE_W],
                        bank_wdata_4[lane*LANE_W +: LANE_W], bank_wdata_3[lane*LANE_W +: LANE_W],
                        bank_wdata_2[lane*LANE_W +: LANE_W], bank_wdata_1[lane*LANE_W +: LANE_W],
                        bank_wdata_0[lane*LANE_W +: LANE_W]}),
                .bank_rdata ({bank_rdata[(7*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(6*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(5*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(4*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(3*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(2*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[lane*LANE_W +: LANE_W]}),
                .rd_sel     (rd_sel),
                .s_data     ({s_data_29[AT +: LANE_W], s_data_28[AT +: LANE_W],
                        s_data_27[AT +: LANE_W], s_data_26[AT +: LANE_W], s_data_25[AT +: LANE_W],
                        s_data_24[AT +: LANE_W], s_data_23[AT +: LANE_W], s_data_22[AT +: LANE_W],
                        s_data_21[AT +: LANE_W], s_data_20[AT +: LANE_W], s_data_19[AT +: LANE_W],
                        s_data_18[AT +: LANE_W], s_data_17[AT +: LANE_W], s_data_16[AT +: LANE_W],
                        s_data_15[AT +: LANE_W], s_data_14[AT +: LANE_W], s_data_13[AT +: LANE_W],
                        s_data_12[AT +: LANE_W], s_data_11[AT +: LANE_W], s_data_10[AT +: LANE_W],
                        s_data_9[AT +: LANE_W], s_data_8[AT +: LANE_W], s_data_7[AT +: LANE_W],
                        s_data_6[AT +: LANE_W], s_data_5[AT +: LANE_W], s_data_4[AT +: LANE_W],
                        s_data_3[AT +: LANE_W], s_data_2[AT +: LANE_W], s_data_1[AT +: LANE_W],
                        s_data_0[AT +: LANE_W]})
            );
        end
    endgenerate
    assign bank_wdata = {bank_wdata_7, bank_wdata_6, bank_wdata_5, bank_wdata_4, bank_wdata_3,
            bank_wdata_2, bank_wdata_1, bank_wdata_0};
    assign s_data = {s_data_29, s_data_28, s_data_27, s_data_26, s_data_25, s_data_24, s_data_23,
            s_data_22, s_data_21, s_data_20, s_data_19, s_data_18, s_data_17, s_data_16, s_data_15,
            s_data_14, s_data_13, s_data_12, s_data_11, s_data_10, s_data_9, s_data_8, s_data_7,
            s_data_6, s_data_5, s_data_4, s_data_3, s_data_2, s_data_1, s_data_0};

`ifdef WARPSMITH_FORMAL
`include "crossbar_props.vh"
`elsif WARPSMITH_ASSERT
`include "crossbar_props.vh"
`endif
endmodule

`default_nettype wire
