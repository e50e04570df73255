// ocu_lane: Operand data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Storage: 6*LANE_W bits, 192 with the defaults
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   write      in   6         slot is written
//   from       in   12        [slot][port], one-hot or zero
//   s_data     in   2*LANE_W  operands that arrive
//   read       in   6         [port][slot] is read
//   disp_data  out  6*LANE_W  [port][slot], zero if not read
`default_nettype none

module ocu_lane #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire [5:0] write, // slot is written
    input  wire [11:0] from, // [NSRC][SPORTS] one-hot or zero
    input  wire [2*LANE_W-1:0] s_data, // operands that arrive
    input  wire [5:0] read, // [NDISP][NSRC] is read
    output wire [6*LANE_W-1:0] disp_data // [NDISP][NSRC][LANE_W] zero if not read
);
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 2; // S ports
    localparam NDISP = 1; // dispatch ports
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NSRC != 6 || SPORTS != 2 || NDISP != 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : slot
            reg [LANE_W-1:0] data; // operand

            always @(posedge clk) begin
                // OCU-S1: An operand is written into its slot.
                if (write[k])
                    data <= ({LANE_W{from[k*SPORTS]}} & s_data[LANE_W-1:0])
                            | ({LANE_W{from[k*SPORTS + 1]}} & s_data[LANE_W +: LANE_W]);
            end

            // OCU-D3: Zero unless the port selects this unit and the slot is present.
            // OCU-F2: What arrives now leaves as it arrives.
            assign disp_data[k*LANE_W +: LANE_W] = read[k]
                    ? (write[k] ? (({LANE_W{from[k*SPORTS]}} & s_data[LANE_W-1:0])
                    | ({LANE_W{from[k*SPORTS + 1]}} & s_data[LANE_W +: LANE_W])) : data)
                    : {LANE_W{1'b0}};
        end
    endgenerate
endmodule

`default_nettype wire
