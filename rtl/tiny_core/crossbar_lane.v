// crossbar_lane: One lane of the crossbar.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
//
//   parameter  default  meaning
//   LANE_W     8        bits of one lane
//
//   port        dir  width     meaning
//   wr_data     in   2*LANE_W  write ports
//   wr_sel      in   4         [bank][port], one-hot or zero
//   bank_wdata  out  2*LANE_W  to the banks, zero if not selected
//   bank_rdata  in   2*LANE_W  from the banks
//   rd_sel      in   8         [target][bank], one-hot or zero
//   s_data      out  4*LANE_W  to S-port target t, zero if not selected
`default_nettype none

module crossbar_lane #(
    parameter LANE_W = 8
) (
    input  wire [2*LANE_W-1:0] wr_data, // [WBW][LANE_W] write ports
    input  wire [3:0] wr_sel, // [NBANK][WBW] one-hot or zero
    output wire [2*LANE_W-1:0] bank_wdata, // [NBANK][LANE_W] to the banks, zero if not selected
    input  wire [2*LANE_W-1:0] bank_rdata, // [NBANK][LANE_W] from the banks
    input  wire [7:0] rd_sel, // [NT][NBANK] one-hot or zero
    output wire [4*LANE_W-1:0] s_data // [NT][LANE_W] to S-port target t, zero if not selected
);
    localparam WBW = 2; // write ports
    localparam NBANK = 2; // banks
    localparam NT = 4; // S-port targets
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (WBW != 2 || NBANK != 2 || NT != 4 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

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
                    | ({LANE_W{rd_sel[i*NBANK + 1]}} & bank_rdata[LANE_W +: LANE_W]);
            assign s_data[i*LANE_W +: LANE_W] = (|rd_sel[i*NBANK +: NBANK]) ? selected
                    : {LANE_W{1'b0}};
        end
    endgenerate
endmodule

`default_nettype wire
