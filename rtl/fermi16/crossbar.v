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
    localparam NT = 30; // S-port targets
    genvar lane;

    // XB-W1: The lane mask of the selected write port.
    assign bank_wmask = {({32{wr_sel[30]}} & wr_mask[31:0]) | ({32{wr_sel[31]}} & wr_mask[63:32]),
            ({32{wr_sel[28]}} & wr_mask[31:0]) | ({32{wr_sel[29]}} & wr_mask[63:32]),
            ({32{wr_sel[26]}} & wr_mask[31:0]) | ({32{wr_sel[27]}} & wr_mask[63:32]),
            ({32{wr_sel[24]}} & wr_mask[31:0]) | ({32{wr_sel[25]}} & wr_mask[63:32]),
            ({32{wr_sel[22]}} & wr_mask[31:0]) | ({32{wr_sel[23]}} & wr_mask[63:32]),
            ({32{wr_sel[20]}} & wr_mask[31:0]) | ({32{wr_sel[21]}} & wr_mask[63:32]),
            ({32{wr_sel[18]}} & wr_mask[31:0]) | ({32{wr_sel[19]}} & wr_mask[63:32]),
            ({32{wr_sel[16]}} & wr_mask[31:0]) | ({32{wr_sel[17]}} & wr_mask[63:32]),
            ({32{wr_sel[14]}} & wr_mask[31:0]) | ({32{wr_sel[15]}} & wr_mask[63:32]),
            ({32{wr_sel[12]}} & wr_mask[31:0]) | ({32{wr_sel[13]}} & wr_mask[63:32]),
            ({32{wr_sel[10]}} & wr_mask[31:0]) | ({32{wr_sel[11]}} & wr_mask[63:32]),
            ({32{wr_sel[8]}} & wr_mask[31:0]) | ({32{wr_sel[9]}} & wr_mask[63:32]),
            ({32{wr_sel[6]}} & wr_mask[31:0]) | ({32{wr_sel[7]}} & wr_mask[63:32]),
            ({32{wr_sel[4]}} & wr_mask[31:0]) | ({32{wr_sel[5]}} & wr_mask[63:32]),
            ({32{wr_sel[2]}} & wr_mask[31:0]) | ({32{wr_sel[3]}} & wr_mask[63:32]),
            ({32{wr_sel[0]}} & wr_mask[31:0]) | ({32{wr_sel[1]}} & wr_mask[63:32])};

    // The selects are shared by all lanes.
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            crossbar_lane #(.LANE_W(LANE_W)) u_lane (
                .wr_data    ({wr_data[(LANES + lane)*LANE_W +: LANE_W],
                        wr_data[lane*LANE_W +: LANE_W]}),
                .wr_sel     (wr_sel),
                .bank_wdata ({bank_wdata[(15*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(14*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(13*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(12*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(11*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(10*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(9*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(8*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(7*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(6*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(5*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(4*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(3*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(2*LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[(LANES + lane)*LANE_W +: LANE_W],
                        bank_wdata[lane*LANE_W +: LANE_W]}),
                .bank_rdata ({bank_rdata[(15*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(14*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(13*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(12*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(11*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(10*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(9*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(8*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(7*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(6*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(5*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(4*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(3*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(2*LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[(LANES + lane)*LANE_W +: LANE_W],
                        bank_rdata[lane*LANE_W +: LANE_W]}),
                .rd_sel     (rd_sel),
                .s_data     ({s_data[(29*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(28*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(27*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(26*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(25*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(24*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(23*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(22*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(21*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(20*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(19*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(18*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(17*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(16*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(15*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(14*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(13*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(12*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(11*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(10*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(9*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(8*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(7*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(6*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(5*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(4*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(3*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(2*LANES + lane)*LANE_W +: LANE_W],
                        s_data[(LANES + lane)*LANE_W +: LANE_W], s_data[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, WBW[0], NBANK[0], NT[0]};
endmodule

`default_nettype wire
