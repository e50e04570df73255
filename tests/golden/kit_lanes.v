// kit_lanes: A construct of the kit.
// Storage: 1 + 20*LANE_W bits, 161 with the defaults
//
//   parameter  default  meaning
//   LANE_W     8        bits of a lane
//
//   port        dir  width     meaning
//   clk         in   1         clock
//   rst         in   1         synchronous reset, active high
//   in          in   8*LANE_W  [item][lane]
//   sel         in   1         which item
//   en          in   1         it is written
//   row         in   2         row
//   mask        in   4         lanes
//   out         out  4*LANE_W  the row
//   written     out  1         since reset
//   cnt_writes  out  32        rows written
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module kit_lanes #(
    parameter LANE_W = 8
) (
    input  wire clk,
    input  wire rst,
    input  wire [8*LANE_W-1:0] in, // [item][lane]
    input  wire sel, // which item
    input  wire en, // it is written
    input  wire [1:0] row, // row
    input  wire [3:0] mask, // lanes
    output wire [4*LANE_W-1:0] out, // the row
    output wire written // since reset
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_writes
`endif
);
    localparam LANES = 4; // lanes
    genvar lane;
    integer part;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 4 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    wire [4*LANE_W-1:0] lane_y;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            kit_lane #(.LANE_W(LANE_W)) u_lane (
                .x   ({in[(LANES + lane)*LANE_W +: LANE_W], in[lane*LANE_W +: LANE_W]}),
                .s   (sel),
                .y   (lane_y[lane*LANE_W +: LANE_W])
            );
        end
    endgenerate

    reg [4*LANE_W-1:0] rows [0:3]; // rows

    always @(posedge clk) begin
        if (en)
            for (part = 0; part < 4; part = part + 1)
                if (mask[part])
                    rows[row][part*LANE_W +: LANE_W] <= lane_y[part*LANE_W +: LANE_W];
    end

    wire [4*LANE_W-1:0] _rows_word = rows[row];

`ifdef FAST
    assign out = _rows_word;
`else
    reg [4*LANE_W-1:0] q; // the row, a cycle later

    always @(posedge clk) q <= _rows_word;

    assign out = q;
`endif

    reg dirty; // a row was written

    always @(posedge clk) begin
        if (rst) begin
            dirty <= 1'b0;
        end else begin
            if (en)
                dirty <= 1'b1;
        end
    end

    assign written = dirty;

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_writes <= 32'd0;
        end else begin
            cnt_writes <= cnt_writes + {31'd0, en};
        end
    end
`endif
endmodule

`default_nettype wire
