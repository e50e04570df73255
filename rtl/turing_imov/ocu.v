// ocu: Operand collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen turing_imov --top regfile -o .
// Latency: alloc to candidate: 1 cycle without sources, otherwise with the last S
// Storage: 47 + META_W + 192*LANE_W bits, 6223 with the defaults
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
//   alloc_imov       in   1           it is an Indirect-MOV
//   alloc_base       in   9           first register of its warp
//   alloc_bound      in   9           how many it has
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
//   disp_imov        out  1           an Indirect-MOV, zero unless selected
//   disp_oob         out  1           its number was no register of the warp
//   again_valid      out  1           slot 0 is read again
//   again_phys       out  9           its register, zero unless valid
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
    input  wire alloc_imov, // it is an Indirect-MOV
    input  wire [8:0] alloc_base, // first register of its warp
    input  wire [8:0] alloc_bound, // how many it has
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
    output wire [192*LANE_W-1:0] disp_data,
    output wire disp_imov, // [NDISP] an Indirect-MOV, zero unless selected
    output wire disp_oob, // [NDISP] its number was no register of the warp
    output wire again_valid, // slot 0 is read again
    output wire [8:0] again_phys // its register, zero unless valid
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
    reg imov; // the instruction is an Indirect-MOV
    reg sent; // its number was looked at
    reg zero; // it names nothing: slot 0 reads as zero
    reg oob; // since the warp has fewer registers
    reg [8:0] base; // first register of the warp
    reg [8:0] bound; // how many it has

    wire [7:0] number;

    // Slots that are written now.
    wire [5:0] write;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : arriving
            wire [1:0] from = {s_valid[1] & (s_slot[5:3] == k[2:0]),
                    s_valid[0] & (s_slot[2:0] == k[2:0])};
            assign write[k] = |from;
        end
    endgenerate

    // OCU-M2: When the number is here for the first time it is looked at.
    wire decides = busy & imov & ready[0] & ~sent;

    wire is_rz = &number;
    wire [8:0] _number_etc = {1'b0, number};

    // OCU-M4: What the warp does not have is not read.
    wire outside = ~(is_rz | (_number_etc < bound));

    // OCU-M5: Nor is RZ.
    wire nothing = is_rz | outside;

    wire again = decides & ~nothing;
    assign again_valid = again;
    assign again_phys = again ? (base + _number_etc) : 9'd0;

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
        else begin
            // OCU-M2: What is read again is not here.
            ready <= (ready & ~{5'd0, again}) | write;
        end
    end

    always @(posedge clk) begin
        // OCU-M1: With an Indirect-MOV come its warp's registers.
        if (alloc) begin
            imov <= alloc_imov;
            base <= alloc_base;
            bound <= alloc_bound;
        end
    end

    always @(posedge clk) begin
        // OCU-M1
        if (alloc) begin
            sent <= 1'b0;
            zero <= 1'b0;
            oob <= 1'b0;
        end else if (decides) begin
            sent <= 1'b1;
            zero <= nothing;
            oob <= outside;
        end
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

    // OCU-M4: Whether the number was one of the warp's leaves with the rest.
    assign disp_imov = imov & disp_sel;

    assign disp_oob = oob & disp_sel;

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
            // OCU-M3: An Indirect-MOV only when its number was looked at.
            if (alloc)
                complete <= ~(|(alloc_src_valid & ~coming)) & ~alloc_imov;
            else
                complete <= busy & ~disp_take & (~(|(missing & ~write & ~coming)) & ~again
                        & (~imov | sent | decides));
        end
    end

    // Data
    // OCU-M5: What is not read is zero.
    wire [5:0] read = disp_src_valid & ~{5'd0, zero};

    wire [255:0] numbers;

    wire [32*LANE_W-1:0] disp_data_0, disp_data_1, disp_data_2, disp_data_3, disp_data_4,
            disp_data_5;
    wire [31:0] number_0, number_1, number_2, number_3, number_4, number_5, number_6, number_7;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            ocu_lane #(.LANE_W(LANE_W)) u_lane (
                .clk       (clk),
                .write     (write),
                .from      ({arriving[5].from, arriving[4].from, arriving[3].from, arriving[2].from,
                        arriving[1].from, arriving[0].from}),
                .s_data    ({s_data[(LANES + lane)*LANE_W +: LANE_W],
                        s_data[lane*LANE_W +: LANE_W]}),
                .read      (read),
                .disp_data ({disp_data_5[lane*LANE_W +: LANE_W], disp_data_4[lane*LANE_W +: LANE_W],
                        disp_data_3[lane*LANE_W +: LANE_W], disp_data_2[lane*LANE_W +: LANE_W],
                        disp_data_1[lane*LANE_W +: LANE_W], disp_data_0[lane*LANE_W +: LANE_W]}),
                .number    ({number_7[lane], number_6[lane], number_5[lane], number_4[lane],
                        number_3[lane], number_2[lane], number_1[lane], number_0[lane]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_5, disp_data_4, disp_data_3, disp_data_2, disp_data_1,
            disp_data_0};
    assign numbers = {number_7, number_6, number_5, number_4, number_3, number_2, number_1,
            number_0};

    // Lane 0, whatever lanes the instruction is for.
    assign number = {numbers[224], numbers[192], numbers[160], numbers[128], numbers[96],
            numbers[64], numbers[32], numbers[0]};

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, numbers[31:1], numbers[63:33], numbers[95:65], numbers[127:97],
            numbers[159:129], numbers[191:161], numbers[223:193], numbers[255:225]};

`ifdef WARPSMITH_FORMAL
`include "ocu_props.vh"
`elsif WARPSMITH_ASSERT
`include "ocu_props.vh"
`endif
endmodule

`default_nettype wire
