// ccu_lane: Cache table data of one lane.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Storage: 8*LANE_W bits, 256 with the defaults
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port       dir  width     meaning
//   clk        in   1         clock
//   s_write    in   8         entry is written from the S port
//   s_data     in   LANE_W    operand that arrives
//   d_write    in   8         [port] entry is written, if the lane is
//   d_mask     in   1         port j writes this lane
//   d_data     in   LANE_W    [port] result
//   bypass     in   6         [slot] takes the operand that arrives
//   read       in   48        [slot] its entry, one-hot, zero if not read
//   disp_data  out  6*LANE_W  [slot] operand, zero if not read
//   number     out  64        [e] its low bits
`default_nettype none

module ccu_lane #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire [7:0] s_write, // [CTN] entry is written from the S port
    input  wire [LANE_W-1:0] s_data, // operand that arrives
    input  wire [7:0] d_write, // [DPORTS][CTN] entry is written, if the lane is
    input  wire d_mask, // [DPORTS] port j writes this lane
    input  wire [LANE_W-1:0] d_data, // [DPORTS][LANE_W] result
    input  wire [5:0] bypass, // [NSRC] takes the operand that arrives
    input  wire [47:0] read, // [NSRC][CTN] its entry, one-hot, zero if not read
    output wire [6*LANE_W-1:0] disp_data, // [NSRC][LANE_W] operand, zero if not read
    output wire [63:0] number // [CTN][IDXW] its low bits
);
    localparam CTN = 8; // entries
    localparam NSRC = 6; // operand slots
    localparam DPORTS = 1; // D ports
    localparam IDXW = 8; // bits of a register's number in a register
    genvar e;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (CTN != 8 || NSRC != 6 || DPORTS != 1 || IDXW != 8 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    wire writing = |(s_write | d_write);
    wire reading = |read;

    generate
        for (e = 0; e < CTN; e = e + 1) begin : entry
            reg [LANE_W-1:0] data; // value of the entry

            always @(posedge clk) begin
                // CCU-S1: All lanes of an operand.
                // CCU-W3: The lanes of a result that are written.
                if (writing) begin
                    if (s_write[e] | (d_write[e] & d_mask))
                        data <= s_write[e] ? s_data : d_data;
                end
            end

            assign number[e*IDXW +: IDXW] = data[7:0];
        end
    endgenerate

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : slot
            // CCU-D3: Zero unless the unit is selected and the slot is present.
            // CCU-F2: What arrives now leaves as it arrives.
            wire [LANE_W-1:0] stored = reading ? (({LANE_W{read[k*CTN]}} & entry[0].data)
                    | ({LANE_W{read[k*CTN + 1]}} & entry[1].data)
                    | ({LANE_W{read[k*CTN + 2]}} & entry[2].data)
                    | ({LANE_W{read[k*CTN + 3]}} & entry[3].data)
                    | ({LANE_W{read[k*CTN + 4]}} & entry[4].data)
                    | ({LANE_W{read[k*CTN + 5]}} & entry[5].data)
                    | ({LANE_W{read[k*CTN + 6]}} & entry[6].data)
                    | ({LANE_W{read[k*CTN + 7]}} & entry[7].data)) : {LANE_W{1'b0}};

            assign disp_data[k*LANE_W +: LANE_W] = bypass[k] ? s_data : stored;
        end
    endgenerate
endmodule

`default_nettype wire
