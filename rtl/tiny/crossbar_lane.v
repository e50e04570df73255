// crossbar_lane: One lane of the crossbar.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     2        bits of one lane
//
//   port        dir  width     meaning
//   wr_data     in   2*LANE_W  write ports
//   wr_sel      in   4         [bank][port], one-hot or zero
//   bank_wdata  out  2*LANE_W  to the banks
//   bank_rdata  in   2*LANE_W  from the banks
//   rd_sel      in   12        [target][bank], one-hot or zero
//   s_data      out  6*LANE_W  to the targets
`default_nettype none

module crossbar_lane #(
    parameter LANE_W = 2
) (
    input  wire [2*LANE_W-1:0] wr_data,
    input  wire [3:0] wr_sel,
    output wire [2*LANE_W-1:0] bank_wdata,
    input  wire [2*LANE_W-1:0] bank_rdata,
    input  wire [11:0] rd_sel,
    output wire [6*LANE_W-1:0] s_data
);
    // An idle target is skipped by a simulator; in gates the test is redundant.
    wire [LANE_W-1:0] bank_data_0 = ({LANE_W{rd_sel[0]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[1]}} & bank_rdata[LANE_W +: LANE_W]);

    wire [LANE_W-1:0] target_0 = (|rd_sel[1:0]) ? bank_data_0 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_1 = ({LANE_W{rd_sel[2]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[3]}} & bank_rdata[LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_1 = (|rd_sel[3:2]) ? bank_data_1 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_2 = ({LANE_W{rd_sel[4]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[5]}} & bank_rdata[LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_2 = (|rd_sel[5:4]) ? bank_data_2 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_3 = ({LANE_W{rd_sel[6]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[7]}} & bank_rdata[LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_3 = (|rd_sel[7:6]) ? bank_data_3 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_4 = ({LANE_W{rd_sel[8]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[9]}} & bank_rdata[LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_4 = (|rd_sel[9:8]) ? bank_data_4 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_5 = ({LANE_W{rd_sel[10]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[11]}} & bank_rdata[LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_5 = (|rd_sel[11:10]) ? bank_data_5 : {LANE_W{1'b0}};

    // XB-W1: Data of the selected write port.
    // XB-Z1: Zero if not selected: idle paths do not toggle.
    assign bank_wdata = {({LANE_W{wr_sel[2]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[3]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[0]}} & wr_data[LANE_W-1:0]) |
            ({LANE_W{wr_sel[1]}} & wr_data[LANE_W +: LANE_W])};

    // XB-R1: Data of the selected bank.
    assign s_data = {target_5, target_4, target_3, target_2, target_1, target_0};
endmodule

`default_nettype wire
