// crossbar: Payload between write ports, banks and collectors.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Latency: combinational
//
//   parameter  default  meaning
//   LANE_W     8        bits of one lane
//
//   port        dir  width      meaning
//   wr_data     in   8*LANE_W   write ports
//   wr_mask     in   8          lanes that are written
//   wr_sel      in   4          [bank][port], one-hot or zero
//   bank_wdata  out  8*LANE_W   to the banks, zero if not selected
//   bank_wmask  out  8          to the banks, zero if not selected
//   bank_rdata  in   8*LANE_W   from the banks
//   rd_sel      in   8          [target][bank], one-hot or zero
//   s_data      out  16*LANE_W  to S-port target t, zero if not selected
`default_nettype none

module crossbar #(
    parameter LANE_W = 8
) (
    input  wire [8*LANE_W-1:0] wr_data, // [WBW][LANES][LANE_W] write ports
    input  wire [7:0] wr_mask, // [WBW][LANES] lanes that are written
    input  wire [3:0] wr_sel, // [NBANK][WBW] one-hot or zero
    // [NBANK][LANES][LANE_W] to the banks, zero if not selected
    output wire [8*LANE_W-1:0] bank_wdata,
    output wire [7:0] bank_wmask, // [NBANK][LANES] to the banks, zero if not selected
    input  wire [8*LANE_W-1:0] bank_rdata, // [NBANK][LANES][LANE_W] from the banks
    input  wire [7:0] rd_sel, // [NT][NBANK] one-hot or zero
    // [NT][LANES][LANE_W] to S-port target t, zero if not selected
    output wire [16*LANE_W-1:0] s_data
);
    localparam LANES = 4; // lanes of a warp register
    localparam WBW = 2; // write ports
    localparam NBANK = 2; // banks
    localparam NT = 4; // S-port targets
    genvar lane;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 4 || WBW != 2 || NBANK != 2 || NT != 4 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // XB-W1: The lane mask of the selected write port.
    generate
        for (k = 0; k < NBANK; k = k + 1) begin : bank
            assign bank_wmask[k*LANES +: LANES] = ({4{wr_sel[k*WBW]}} & wr_mask[LANES-1:0])
                    | ({4{wr_sel[k*WBW + 1]}} & wr_mask[LANES +: LANES]);
        end
    endgenerate

    wire [4*LANE_W-1:0] bank_wdata_0, bank_wdata_1;
    wire [4*LANE_W-1:0] s_data_0, s_data_1, s_data_2, s_data_3;

    // The selects are shared by all lanes.
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            crossbar_lane #(.LANE_W(LANE_W)) u_lane (
                .wr_data    ({wr_data[(LANES + lane)*LANE_W +: LANE_W],
                        wr_data[lane*LANE_W +: LANE_W]}),
                .wr_sel     (wr_sel),
                .bank_wdata ({bank_wdata_1[lane*LANE_W +: LANE_W],
                        bank_wdata_0[lane*LANE_W +: LANE_W]}),
                .bank_rdata ({bank_rdata[(LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[lane*LANE_W +: LANE_W]}),
                .rd_sel     (rd_sel),
                .s_data     ({s_data_3[lane*LANE_W +: LANE_W], s_data_2[lane*LANE_W +: LANE_W],
                        s_data_1[lane*LANE_W +: LANE_W], s_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign bank_wdata = {bank_wdata_1, bank_wdata_0};
    assign s_data = {s_data_3, s_data_2, s_data_1, s_data_0};

`ifdef WARPSMITH_FORMAL
`include "crossbar_props.vh"
`elsif WARPSMITH_ASSERT
`include "crossbar_props.vh"
`endif
endmodule

`default_nettype wire
