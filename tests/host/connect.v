// How the machine is connected to the emitted package: the table of docs/host.md, line by line. `defect` plants
// a mistake, as an adopter could make one; 0 is none.
module connect #(
    parameter NW = 4,
    parameter L = 4,
    parameter R = 64,
    parameter NS = 1,
    parameter META_W = 85,
    parameter WIDW = NW > 1 ? $clog2(NW) : 1,
    parameter REGW = $clog2(R)
) (
    input wire clk, input wire rst, input wire [31:0] defect,
    input wire [NS-1:0] if_valid, output wire [NS-1:0] if_ready,
    input wire [NS*WIDW-1:0] if_wid,
    input wire [NS*3-1:0] if_used,
    input wire [NS*3*REGW-1:0] if_rs,
    input wire [NS*META_W-1:0] if_meta,
`ifdef STEALS
    input wire [NS-1:0] nx_valid,
    input wire [NS*WIDW-1:0] nx_wid,
    input wire [NS*3-1:0] nx_used,
    input wire [NS*3*REGW-1:0] nx_rs,
`endif
    input wire wb_valid, input wire [WIDW-1:0] wb_wid, input wire [REGW-1:0] wb_rd,
    input wire [L-1:0] wb_mask, input wire [L*32-1:0] wb_data,
    output wire of_valid, input wire of_ready,
    output wire [WIDW-1:0] of_wid,
    output wire [META_W-1:0] of_meta,
    output wire [3*L*32-1:0] of_data
);
    localparam TAGW = 8; // ccu.tag_bits
    localparam PHYSW = $clog2(NW * R);

    // a register of a warp: {warp, number}, so that its bank is in the low bits of the number
    wire [NS*3*PHYSW-1:0] phys;
    wire [3*TAGW-1:0] names; // with caching collectors: the registers' numbers, each in TAGW bits
    wire [NS*3-1:0] src_valid;
    genvar s, k;
    generate
        for (s = 0; s < NS; s = s + 1) begin : input_of
            for (k = 0; k < 3; k = k + 1) begin : source
                localparam OTHER = k < 2 ? 1 - k : k;
                wire turned = defect == 10; // 10: sources 1 and 2 change places
                wire used = turned ? if_used[s*3 + OTHER] : if_used[s*3 + k];
                wire [REGW-1:0] number =
                    turned ? if_rs[(s*3 + OTHER)*REGW +: REGW] : if_rs[(s*3 + k)*REGW +: REGW];
                wire [WIDW-1:0] wid = if_wid[s*WIDW +: WIDW];
                if (s == 0) begin : named
                    assign names[k*TAGW +: TAGW] = {{TAGW-REGW{1'b0}}, number};
                end
                wire [31:0] place = wid * R + number;
                assign phys[(s*3 + k)*PHYSW +: PHYSW] =
                    defect == 11 ? number :                               // 11: all warps share registers
                    defect == 12 ? place[PHYSW-1:0] & (NW * R / 2 - 1) :  // 12: the top bit of the warp is lost
                                   place[PHYSW-1:0];
                assign src_valid[s*3 + k] =
                    defect == 1 ? 1'b1 :                                   // 1: all operands are present
                    defect == 2 && k == 1 ? used | ~|number :  // 2: register 0 is read, source 2
                    defect == 3 ? used & |number[REGW-2:0] : // 3: R/2 is a constant, too
                    defect == 4 ? used & ~(k == 2) :        // 4: there is no third source
                                  used;
            end
        end
    endgenerate

`ifdef STEALS
    // With one input: what comes next, or what stands here for another cycle.
    wire comes = if_ready[0] | ~if_valid[0];
    wire [REGW-1:0] next_number [0:2];
    wire [3*PHYSW-1:0] next_phys;
    wire [WIDW-1:0] next_wid = comes ? nx_wid[WIDW-1:0] : if_wid[WIDW-1:0];
    generate
        for (k = 0; k < 3; k = k + 1) begin : next_source
            assign next_number[k] = comes ? nx_rs[k*REGW +: REGW] : if_rs[k*REGW +: REGW];
            wire [31:0] next_place = next_wid * R + next_number[k] + (defect == 18); // 18: the register behind it
            assign next_phys[k*PHYSW +: PHYSW] = next_place[PHYSW-1:0];
        end
    endgenerate
`endif

    // 13: results come some cycles later than the scoreboard thinks
    localparam LATE = 4, RESULT_W = 1 + WIDW + REGW + L + L * 32;
    reg [LATE*RESULT_W-1:0] late;
    wire [RESULT_W-1:0] now = {wb_valid & ~rst, wb_wid, wb_rd, wb_mask, wb_data};
    always @(posedge clk)
        late <= {late[(LATE-1)*RESULT_W-1:0], now};
    wire late_valid;
    wire [WIDW-1:0] late_wid;
    wire [REGW-1:0] late_rd;
    wire [L-1:0] late_mask;
    wire [L*32-1:0] late_data;
    assign {late_valid, late_wid, late_rd, late_mask, late_data} = late[(LATE-1)*RESULT_W +: RESULT_W];
    wire is_late = defect == 13;
    wire w_valid = defect == 14 ? wb_valid & ~(&if_valid & of_valid) : // 14: dropped when all ports are busy
                   is_late ? late_valid : wb_valid;
    wire [WIDW-1:0] w_wid = defect == 15 ? of_wid : is_late ? late_wid : wb_wid; // 15: the warp that leaves
    wire [REGW-1:0] w_rd = is_late ? late_rd : wb_rd;
    wire [L-1:0] w_given = is_late ? late_mask : wb_mask;
    wire [L-1:0] w_mask = defect == 5 ? {L{1'b1}} :                             // 5: all lanes are written
                          defect == 6 ? w_given | 1'b1 :                        // 6: lane 0 is always
                          defect == 7 ? w_given & ({L{1'b1}} >> 1) :            // 7: the last lane never
                          defect == 8 ? (w_given >> 1) | (w_given << (L - 1)) : // 8: the mask is turned by one
                                        w_given;
    wire [31:0] w_place = w_wid * R + w_rd;
    wire [PHYSW-1:0] w_phys = defect == 11 ? w_rd : defect == 12 ? w_place[PHYSW-1:0] & (NW * R / 2 - 1)
                                           : w_place[PHYSW-1:0];
    wire [L*32-1:0] w_data = is_late ? late_data : wb_data;

    wire d_valid;
    wire [WIDW-1:0] d_wid;
    wire [META_W-1:0] d_meta;
    wire [3*L*32-1:0] d_data;
    wire [NS-1:0] i_ready;
    // 9: what leaves may be overtaken: one instruction is put aside for a while
    reg aside;
    reg [3:0] turn;
    reg [WIDW-1:0] a_wid;
    reg [META_W-1:0] a_meta;
    reg [3*L*32-1:0] a_data;
    always @(posedge clk)
        if (rst) begin
            aside <= 1'b0;
            turn <= 4'd0;
        end else if (defect == 9) begin
            turn <= turn + 4'd1;
            if (!aside && d_valid && turn == 4'd0) begin
                aside <= 1'b1;
                a_wid <= d_wid;
                a_meta <= d_meta;
                a_data <= d_data;
            end else if (aside && turn[3] && of_ready) begin
                aside <= 1'b0;
            end
        end
    wire grabs = defect == 9 && !aside && d_valid && turn == 4'd0;
    wire shows = aside && turn[3];
    assign of_valid = shows | (d_valid & ~grabs);
    assign of_wid = shows ? a_wid : d_wid;
    assign of_meta = shows ? a_meta : d_meta;
    assign of_data = shows ? a_data : d_data;
    wire d_ready = defect == 16 ? 1'b1 :              // 16: the stage is told that all is taken
                   grabs | (of_ready & ~shows);
    assign if_ready = defect == 17 ? {NS{1'b1}} : i_ready; // 17: ready is not looked at

    collector_stage #(.META_W(META_W), .LANE_W(32)) u_stage (
        .clk(clk),
        .rst(rst),
        .inst_valid(if_valid),
        .inst_ready(i_ready),
        .inst_wid(if_wid),
        .inst_src_valid(src_valid),
        .inst_phys(phys),
        .inst_meta(if_meta),
`ifdef STEALS
        .coming_valid(comes ? nx_valid[0] : 1'b1),
        .coming_wid(next_wid),
        .coming_src_valid(comes ? nx_used[2:0] : if_used[2:0]),
        .coming_phys(next_phys),
`endif
`ifdef CACHES
        .inst_reg(names),
        .inst_near(3'b111),
        .wb_wid(w_wid),
        .wb_reg({{TAGW-REGW{1'b0}}, w_rd}),
        .wb_near(1'b1),
        .exit({NW{1'b0}}),
        .sthld(6'd0),
        .waiting(),
        .replaced(),
`endif
        .wb_valid(w_valid),
        .wb_ready(),
        .wb_phys(w_phys),
        .wb_mask(w_mask),
        .wb_data(w_data),
        .disp_valid(d_valid),
        .disp_ready(d_ready),
        .disp_wid(d_wid),
        .disp_meta(d_meta),
        .disp_src_valid(),
        .disp_data(d_data)
    );
endmodule
