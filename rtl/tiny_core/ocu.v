// ocu: Operand collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Latency: alloc to candidate: 1 cycle without sources, otherwise 1 after the last S
// Storage: 7 + META_W + 8*LANE_W bits, 79 with the defaults
//
//   parameter  default  meaning
//   META_W     8        bits of metadata
//   LANE_W     8        bits of one lane
//
//   port             dir  width     meaning
//   clk              in   1         clock
//   rst              in   1         synchronous reset, active high
//   alloc_valid      in   1         an instruction is given to this unit
//   alloc_ready      out  1         the unit is free (registered)
//   alloc_wid        in   2         warp
//   alloc_meta       in   META_W    metadata
//   alloc_src_valid  in   2         slots that carry a source operand
//   s_valid          in   2         operand arrives on S port j
//   s_data           in   8*LANE_W  the operand
//   disp_cand        out  1         busy and complete (registered)
//   disp_sel         in   1         one-hot: dispatch port that reads this unit
//   disp_take        in   1         the transfer happens: the unit gets free
//   disp_wid         out  2         warp, zero unless selected
//   disp_meta        out  META_W    metadata, zero unless selected
//   disp_src_valid   out  2         slots present, zero unless selected
//   disp_data        out  8*LANE_W  [port][slot], zero unless selected and present
`default_nettype none

module ocu #(
    parameter META_W = 8,
    parameter LANE_W = 8
) (
    input  wire clk,
    input  wire rst,
    input  wire alloc_valid, // an instruction is given to this unit
    output wire alloc_ready, // the unit is free (registered)
    input  wire [1:0] alloc_wid, // warp
    input  wire [META_W-1:0] alloc_meta, // metadata
    input  wire [1:0] alloc_src_valid, // [NSRC] slots that carry a source operand
    input  wire [1:0] s_valid, // [SPORTS] operand arrives on S port j
    input  wire [8*LANE_W-1:0] s_data, // [SPORTS][LANES][LANE_W] the operand
    output wire disp_cand, // busy and complete (registered)
    input  wire disp_sel, // [NDISP] one-hot: dispatch port that reads this unit
    input  wire disp_take, // the transfer happens: the unit gets free
    output wire [1:0] disp_wid, // [NDISP][2] warp, zero unless selected
    output wire [META_W-1:0] disp_meta, // [NDISP][META_W] metadata, zero unless selected
    output wire [1:0] disp_src_valid, // [NDISP][NSRC] slots present, zero unless selected
    // [NDISP][NSRC][LANES][LANE_W] zero unless selected and present
    output wire [8*LANE_W-1:0] disp_data
);
    localparam LANES = 4; // lanes of a warp register
    localparam NSRC = 2; // operand slots
    localparam SPORTS = 2; // S ports
    localparam NDISP = 1; // dispatch ports
    genvar lane;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 4 || NSRC != 2 || SPORTS != 2 || NDISP != 1 || META_W < 1 || LANE_W < 1) begin
                : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Control
    reg busy; // holds an instruction
    reg [1:0] wid; // its warp
    reg [META_W-1:0] meta; // its metadata
    reg [1:0] src_valid; // slots that carry an operand
    reg [1:0] ready; // operands that are here

    // Slots that are written now.
    wire [1:0] write = s_valid;

    wire alloc = alloc_valid & ~busy;

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
        end else begin
            // OCU-A1: A free unit takes the instruction.
            if (alloc)
                busy <= 1'b1;
            else begin
                // OCU-D2: A transfer frees the unit; the registers keep their values.
                if (disp_take)
                    busy <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (alloc) begin
            wid <= alloc_wid;
            meta <= alloc_meta;
            src_valid <= alloc_src_valid;
        end
    end

    always @(posedge clk) begin
        // OCU-S1: An operand that arrives makes its slot ready.
        if (alloc)
            ready <= 2'd0;
        else
            ready <= ready | write;
    end

    // OCU-A2: A unit that is freed now can be allocated in the next cycle.
    assign alloc_ready = ~busy;

    // Slots whose operand is not here.
    wire [1:0] missing = src_valid & ~ready;

    // OCU-D1: Candidate iff busy and every present slot is ready.
    assign disp_cand = busy & ~(|missing);

    // OCU-D3: Zero unless the port selects this unit.
    assign disp_wid = disp_sel ? wid : 2'd0;

    assign disp_meta = disp_sel ? meta : {META_W{1'b0}};
    assign disp_src_valid = disp_sel ? src_valid : 2'd0;

    // Data
    wire [4*LANE_W-1:0] disp_data_0, disp_data_1;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            ocu_lane #(.LANE_W(LANE_W)) u_lane (
                .clk       (clk),
                .write     (write),
                .s_data    ({s_data[(LANES + lane)*LANE_W +: LANE_W],
                        s_data[lane*LANE_W +: LANE_W]}),
                .read      (disp_src_valid),
                .disp_data ({disp_data_1[lane*LANE_W +: LANE_W],
                        disp_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_1, disp_data_0};

`ifdef WARPSMITH_FORMAL
`include "ocu_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_props.vh"
`endif
endmodule

`default_nettype wire
