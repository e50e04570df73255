// ocu: Operand collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .
// Latency: alloc to candidate: 1 cycle without sources, otherwise with the last S
// Storage: 25 + META_W + 192*LANE_W bits, 6201 with the defaults
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port             dir  width       meaning
//   clk              in   1           clock
//   rst              in   1           synchronous reset, active high
//   alloc_valid      in   1           an instruction is given to this unit
//   alloc_ready      out  1           the unit is free (registered)
//   alloc_wid        in   3           warp
//   alloc_meta       in   META_W      metadata
//   alloc_src_valid  in   6           slots that carry a source operand
//   alloc_class      in   3           its class
//   s_valid          in   2           operand arrives on S port j
//   s_slot           in   6           its slot
//   s_data           in   64*LANE_W   the operand
//   s_next           in   2           one arrives on S port j in the next cycle
//   s_next_slot      in   6           its slot
//   disp_cand        out  1           busy and complete with what arrives
//   cand_class       out  8           class while busy, one-hot
//   disp_sel         in   1           one-hot: dispatch port that reads this unit
//   disp_take        in   1           the transfer happens: the unit gets free
//   disp_wid         out  3           warp, zero unless selected
//   disp_meta        out  META_W      metadata, zero unless selected
//   disp_src_valid   out  6           slots present, zero unless selected
//   disp_data        out  192*LANE_W  [port][slot], zero unless selected and present
`default_nettype none

module ocu #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire alloc_valid, // an instruction is given to this unit
    output wire alloc_ready, // the unit is free (registered)
    input  wire [2:0] alloc_wid, // warp
    input  wire [META_W-1:0] alloc_meta, // metadata
    input  wire [5:0] alloc_src_valid, // [NSRC] slots that carry a source operand
    input  wire [2:0] alloc_class, // its class
    input  wire [1:0] s_valid, // [SPORTS] operand arrives on S port j
    input  wire [5:0] s_slot, // [SPORTS][3] its slot
    input  wire [64*LANE_W-1:0] s_data, // [SPORTS][LANES][LANE_W] the operand
    input  wire [1:0] s_next, // [SPORTS] one arrives on S port j in the next cycle
    input  wire [5:0] s_next_slot, // [SPORTS][3] its slot
    output wire disp_cand, // busy and complete with what arrives
    output wire [7:0] cand_class, // class while busy, one-hot
    input  wire disp_sel, // [NDISP] one-hot: dispatch port that reads this unit
    input  wire disp_take, // the transfer happens: the unit gets free
    output wire [2:0] disp_wid, // [NDISP][3] warp, zero unless selected
    output wire [META_W-1:0] disp_meta, // [NDISP][META_W] metadata, zero unless selected
    output wire [5:0] disp_src_valid, // [NDISP][NSRC] slots present, zero unless selected
    // [NDISP][NSRC][LANES][LANE_W] zero unless selected and present
    output wire [192*LANE_W-1:0] disp_data
);
    localparam LANES = 32; // lanes of a warp register
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 2; // S ports
    localparam NDISP = 1; // dispatch ports
    genvar lane;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || NSRC != 6 || SPORTS != 2 || NDISP != 1 || META_W < 1 || LANE_W < 1) begin
                : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [7:0] one_hot(input [2:0] v);
        one_hot = 8'd1 << v;
    endfunction

    // Control
    reg busy; // holds an instruction
    reg [2:0] wid; // its warp
    reg [META_W-1:0] meta; // its metadata
    reg [7:0] op_class; // its class, one-hot, zero if none
    reg [5:0] src_valid; // slots that carry an operand
    reg [5:0] ready; // operands that are here
    reg complete; // all operands are here or arrive now

    // Slots that are written now.
    wire [5:0] write;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : arriving
            wire [1:0] from = {s_valid[1] & (s_slot[5:3] == k[2:0]),
                    s_valid[0] & (s_slot[2:0] == k[2:0])};
            assign write[k] = |from;
        end
    endgenerate

    // OCU-H1: A unit that is left now takes an instruction too.
    wire alloc = alloc_valid & (~busy | disp_take);

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
            ready <= 6'd0;
        else
            ready <= ready | write;
    end

    // OCU-A2: What is freed now is shown in the next cycle, and can be given now (OCU-H1).
    assign alloc_ready = ~busy;

    // Slots whose operand is not here.
    wire [5:0] missing = src_valid & ~ready;

    // OCU-D1: Candidate iff busy and every present slot is ready.
    // OCU-F1: An operand that arrives counts.
    assign disp_cand = complete;

    // OCU-C1: The dispatcher sees the class of the instruction.
    assign cand_class = op_class;

    // OCU-D3: Zero unless the port selects this unit.
    assign disp_wid = disp_sel ? wid : 3'd0;

    assign disp_meta = disp_sel ? meta : {META_W{1'b0}};
    assign disp_src_valid = disp_sel ? src_valid : 6'd0;

    // Slots that are written in the next cycle.
    wire [5:0] coming;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : announced_slot
            assign coming[k] = (s_next[0] & (s_next_slot[2:0] == k[2:0]))
                    | (s_next[1] & (s_next_slot[5:3] == k[2:0]));
        end
    endgenerate

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            op_class <= 8'd0;
            complete <= 1'b0;
        end else begin
            // OCU-A1: A free unit takes the instruction.
            if (alloc)
                busy <= 1'b1;
            else begin
                // OCU-D2: A transfer frees the unit; the registers keep their values.
                if (disp_take)
                    busy <= 1'b0;
            end
            // OCU-C1: The class is here as long as the instruction.
            if (alloc)
                op_class <= one_hot(alloc_class);
            else if (disp_take)
                op_class <= 8'd0;
            // OCU-F3: Complete by what is announced.
            if (alloc)
                complete <= ~(|(alloc_src_valid & ~coming));
            else
                complete <= busy & ~disp_take & ~(|(missing & ~write & ~coming));
        end
    end

    // Data
    wire [32*LANE_W-1:0] disp_data_0, disp_data_1, disp_data_2, disp_data_3, disp_data_4,
            disp_data_5;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            ocu_lane #(.LANE_W(LANE_W)) u_lane (
                .clk       (clk),
                .write     (write),
                .from      ({arriving[5].from, arriving[4].from, arriving[3].from, arriving[2].from,
                        arriving[1].from, arriving[0].from}),
                .s_data    ({s_data[(LANES + lane)*LANE_W +: LANE_W],
                        s_data[lane*LANE_W +: LANE_W]}),
                .read      (disp_src_valid),
                .disp_data ({disp_data_5[lane*LANE_W +: LANE_W], disp_data_4[lane*LANE_W +: LANE_W],
                        disp_data_3[lane*LANE_W +: LANE_W], disp_data_2[lane*LANE_W +: LANE_W],
                        disp_data_1[lane*LANE_W +: LANE_W], disp_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_5, disp_data_4, disp_data_3, disp_data_2, disp_data_1,
            disp_data_0};

`ifdef WARPSMITH_FORMAL
`include "ocu_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_props.vh"
`endif
endmodule

`default_nettype wire
