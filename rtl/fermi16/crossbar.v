// crossbar: Payload between write ports, banks and collectors.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
// Latency: combinational
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width       meaning
//   wr_data     in   64*LANE_W   write ports
//   wr_mask     in   64          lanes that are written
//   wr_sel      in   32          [bank][port], one-hot or zero
//   bank_wdata  out  512*LANE_W  to the banks, zero if not selected
//   bank_wmask  out  512         to the banks, zero if not selected
//   bank_rdata  in   512*LANE_W  from the banks
//   rd_sel      in   480         [target][bank], one-hot or zero
//   s_data      out  960*LANE_W  to S-port target t, zero if not selected
`default_nettype none

module crossbar #(
    parameter LANE_W = 32
) (
    input  wire [64*LANE_W-1:0] wr_data,
    input  wire [63:0] wr_mask,
    input  wire [31:0] wr_sel,
    output wire [512*LANE_W-1:0] bank_wdata,
    output wire [511:0] bank_wmask,
    input  wire [512*LANE_W-1:0] bank_rdata,
    input  wire [479:0] rd_sel,
    output wire [960*LANE_W-1:0] s_data
);
    localparam LANES = 32; // lanes of a warp register
    localparam WBW = 2; // write ports
    localparam NBANK = 16; // banks
    genvar lane;
    genvar k;

    // XB-W1: The lane mask of the selected write port.
    generate
        for (k = 0; k < NBANK; k = k + 1) begin : bank
            assign bank_wmask[k*LANES +: LANES] = ({32{wr_sel[k*WBW]}} & wr_mask[LANES-1:0])
                    | ({32{wr_sel[k*WBW + 1]}} & wr_mask[LANES +: LANES]);
        end
    endgenerate

    wire [32*LANE_W-1:0] bank_wdata_0, bank_wdata_1, bank_wdata_2, bank_wdata_3, bank_wdata_4,
            bank_wdata_5, bank_wdata_6, bank_wdata_7, bank_wdata_8, bank_wdata_9, bank_wdata_10,
            bank_wdata_11, bank_wdata_12, bank_wdata_13, bank_wdata_14, bank_wdata_15;
    wire [32*LANE_W-1:0] s_data_0, s_data_1, s_data_2, s_data_3, s_data_4, s_data_5, s_data_6,
            s_data_7, s_data_8, s_data_9, s_data_10, s_data_11, s_data_12, s_data_13, s_data_14,
            s_data_15, s_data_16, s_data_17, s_data_18, s_data_19, s_data_20, s_data_21, s_data_22,
            s_data_23, s_data_24, s_data_25, s_data_26, s_data_27, s_data_28, s_data_29;

    // The selects are shared by all lanes.
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            localparam W = LANES*LANE_W; // bits of an item, all lanes
            localparam AT = lane*LANE_W; // where this lane is in an item

            crossbar_lane #(.LANE_W(LANE_W)) u_lane (
                .wr_data    ({wr_data[(LANES + lane)*LANE_W +: LANE_W],
                        wr_data[lane*LANE_W +: LANE_W]}),
                .wr_sel     (wr_sel),
                .bank_wdata ({bank_wdata_15[AT +: LANE_W], bank_wdata_14[AT +: LANE_W],
                        bank_wdata_13[AT +: LANE_W], bank_wdata_12[AT +: LANE_W],
                        bank_wdata_11[AT +: LANE_W], bank_wdata_10[AT +: LANE_W],
                        bank_wdata_9[AT +: LANE_W], bank_wdata_8[AT +: LANE_W],
                        bank_wdata_7[AT +: LANE_W], bank_wdata_6[AT +: LANE_W],
                        bank_wdata_5[AT +: LANE_W], bank_wdata_4[AT +: LANE_W],
                        bank_wdata_3[AT +: LANE_W], bank_wdata_2[AT +: LANE_W],
                        bank_wdata_1[AT +: LANE_W], bank_wdata_0[AT +: LANE_W]}),
                .bank_rdata ({bank_rdata[15*W + AT +: LANE_W], bank_rdata[14*W + AT +: LANE_W],
                        bank_rdata[13*W + AT +: LANE_W], bank_rdata[12*W + AT +: LANE_W],
                        bank_rdata[11*W + AT +: LANE_W], bank_rdata[10*W + AT +: LANE_W],
                        bank_rdata[9*W + AT +: LANE_W], bank_rdata[8*W + AT +: LANE_W],
                        bank_rdata[7*W + AT +: LANE_W], bank_rdata[6*W + AT +: LANE_W],
                        bank_rdata[5*W + AT +: LANE_W], bank_rdata[4*W + AT +: LANE_W],
                        bank_rdata[3*W + AT +: LANE_W], bank_rdata[2*W + AT +: LANE_W],
                        bank_rdata[W + AT +: LANE_W], bank_rdata[AT +: LANE_W]}),
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
    assign bank_wdata = {bank_wdata_15, bank_wdata_14, bank_wdata_13, bank_wdata_12, bank_wdata_11,
            bank_wdata_10, bank_wdata_9, bank_wdata_8, bank_wdata_7, bank_wdata_6, bank_wdata_5,
            bank_wdata_4, bank_wdata_3, bank_wdata_2, bank_wdata_1, bank_wdata_0};
    assign s_data = {s_data_29, s_data_28, s_data_27, s_data_26, s_data_25, s_data_24, s_data_23,
            s_data_22, s_data_21, s_data_20, s_data_19, s_data_18, s_data_17, s_data_16, s_data_15,
            s_data_14, s_data_13, s_data_12, s_data_11, s_data_10, s_data_9, s_data_8, s_data_7,
            s_data_6, s_data_5, s_data_4, s_data_3, s_data_2, s_data_1, s_data_0};

`ifdef FORMAL
`include "crossbar_props.vh"
`elsif WARPSMITH_ASSERT
`include "crossbar_props.vh"
`endif
endmodule

`default_nettype wire
