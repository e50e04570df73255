// crossbar_lane: One lane of the crossbar.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width      meaning
//   wr_data     in   2*LANE_W   write ports
//   wr_sel      in   16         [bank][port], one-hot or zero
//   bank_wdata  out  8*LANE_W   to the banks, zero if not selected
//   bank_rdata  in   8*LANE_W   from the banks
//   rd_sel      in   240        [target][bank], one-hot or zero
//   s_data      out  30*LANE_W  to S-port target t, zero if not selected
`default_nettype none

module crossbar_lane #(
    parameter LANE_W = 32
) (
    input  wire [2*LANE_W-1:0] wr_data, // [WBW][LANE_W] write ports
    input  wire [15:0] wr_sel, // [NBANK][WBW] one-hot or zero
    output wire [8*LANE_W-1:0] bank_wdata, // [NBANK][LANE_W] to the banks, zero if not selected
    input  wire [8*LANE_W-1:0] bank_rdata, // [NBANK][LANE_W] from the banks
    input  wire [239:0] rd_sel, // [NT][NBANK] one-hot or zero
    output wire [30*LANE_W-1:0] s_data // [NT][LANE_W] to S-port target t, zero if not selected
);
    localparam WBW = 2; // write ports
    localparam NBANK = 8; // banks
    localparam NT = 30; // S-port targets
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (WBW != 2 || NBANK != 8 || NT != 30 || LANE_W < 1) begin : edited
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
            wire [NBANK-1:0] selected_by = rd_sel[i*NBANK +: NBANK];
            reg [LANE_W-1:0] selected;

            always @* begin : pick_selected
                integer k;
                k = 0;
                selected = {LANE_W{1'b0}};
                if (|selected_by)
                    for (k = 0; k < NBANK; k = k + 1)
                        selected = selected | ({LANE_W{selected_by[k]}}
                                & bank_rdata[k*LANE_W +: LANE_W]);
            end

            assign s_data[i*LANE_W +: LANE_W] = selected;
        end
    endgenerate
endmodule

`default_nettype wire
