// crossbar_lane: One lane of the crossbar.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width      meaning
//   wr_data     in   2*LANE_W   write ports
//   wr_sel      in   32         [bank][port], one-hot or zero
//   bank_wdata  out  16*LANE_W  to the banks, zero if not selected
//   bank_rdata  in   16*LANE_W  from the banks
//   rd_sel      in   480        [target][bank], one-hot or zero
//   s_data      out  30*LANE_W  to S-port target t, zero if not selected
`default_nettype none

module crossbar_lane #(
    parameter LANE_W = 32
) (
    input  wire [2*LANE_W-1:0] wr_data,
    input  wire [31:0] wr_sel,
    output wire [16*LANE_W-1:0] bank_wdata,
    input  wire [16*LANE_W-1:0] bank_rdata,
    input  wire [479:0] rd_sel,
    output wire [30*LANE_W-1:0] s_data
);
    localparam WBW = 2; // write ports
    localparam NBANK = 16; // banks
    localparam NT = 30; // S-port targets
    genvar i;

    // XB-W1: Data of the selected write port.
    // XB-Z1: Zero if not selected: idle paths do not toggle.
    generate
        for (i = 0; i < NBANK; i = i + 1) begin : bank
            assign bank_wdata[i*LANE_W +: LANE_W] = ({LANE_W{wr_sel[i*WBW]}} & wr_data[LANE_W-1:0])
                    | ({LANE_W{wr_sel[i*WBW + 1]}} & wr_data[LANE_W +: LANE_W]);
        end
    endgenerate

    // XB-R1: Data of the selected bank.
    // XB-Z1: Zero if not selected: idle paths do not toggle.
    // What is idle is skipped by a simulator; in gates the test is redundant.
    generate
        for (i = 0; i < NT; i = i + 1) begin : target
            wire [LANE_W-1:0] selected = ({LANE_W{rd_sel[i*NBANK]}} & bank_rdata[LANE_W-1:0])
                    | ({LANE_W{rd_sel[i*NBANK + 1]}} & bank_rdata[LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 2]}} & bank_rdata[2*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 3]}} & bank_rdata[3*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 4]}} & bank_rdata[4*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 5]}} & bank_rdata[5*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 6]}} & bank_rdata[6*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 7]}} & bank_rdata[7*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 8]}} & bank_rdata[8*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 9]}} & bank_rdata[9*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 10]}} & bank_rdata[10*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 11]}} & bank_rdata[11*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 12]}} & bank_rdata[12*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 13]}} & bank_rdata[13*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 14]}} & bank_rdata[14*LANE_W +: LANE_W])
                    | ({LANE_W{rd_sel[i*NBANK + 15]}} & bank_rdata[15*LANE_W +: LANE_W]);
            assign s_data[i*LANE_W +: LANE_W] = (|rd_sel[i*NBANK +: NBANK]) ? selected
                    : {LANE_W{1'b0}};
        end
    endgenerate
endmodule

`default_nettype wire
