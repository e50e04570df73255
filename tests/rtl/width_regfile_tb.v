// Instantiates the regfile of preset `tiny` (2 schedulers, 4 warps, 2 banks of 8 rows, 2 sources, 1
// write port, 1 dispatch port, 4 lanes, stealing) with other payload widths than it was generated
// for: writes every register, then issues instructions from all warps and compares what leaves.
`default_nettype none
`ifndef LANE_W
`define LANE_W 12
`endif
`ifndef META_W
`define META_W 20
`endif
module width_regfile_tb;
    localparam LANES = 4;
    localparam LANE_W = `LANE_W;
    localparam META_W = `META_W;
    localparam W = LANES * LANE_W;
    localparam REGS = 16;

    reg clk = 0, rst = 1;
    reg [3:0] warp_ready = 0;
    wire [1:0] sel_valid, sel_wid, issue, cand_valid, cand_wid;
    wire [3:0] inst_src_valid = 4'b1111;
    wire [3:0] cand_src_valid = 4'b1111;
    wire [15:0] inst_phys, cand_phys;
    wire [2*META_W-1:0] inst_meta;
    reg wb_valid = 0;
    wire wb_ready;
    reg [3:0] wb_phys = 0;
    reg [LANES-1:0] wb_mask = {LANES{1'b1}};
    reg [W-1:0] wb_data = 0;
    wire disp_valid;
    reg disp_ready = 1;
    wire [1:0] disp_wid, disp_src_valid;
    wire [META_W-1:0] disp_meta;
    wire [2*W-1:0] disp_data;

    reg [W-1:0] value [0:REGS-1];
    reg [7:0] serial [0:3];  // instructions issued, per warp
    reg [7:0] left [0:3];  // instructions that left, per warp
    reg [3:0] n;
    integer errors = 0, done = 0, i, b, w;

    // Instruction n of warp w reads registers 3n+w and 5n+2w (mod 16); its metadata say n mod 16 in
    // the low bits and the complement in the high ones.
    function [3:0] source0(input [1:0] warp, input [7:0] number);
        source0 = 3 * number + warp;
    endfunction
    function [3:0] source1(input [1:0] warp, input [7:0] number);
        source1 = 5 * number + 2 * warp;
    endfunction
    function [META_W-1:0] metadata(input [3:0] number);
        begin
            metadata = {META_W{1'b0}};
            metadata[3:0] = number;
            metadata[META_W-1-:4] = ~number;
        end
    endfunction

    genvar s;
    generate
        for (s = 0; s < 2; s = s + 1) begin : answers
            wire [1:0] warp = {sel_wid[s], 1'b0} | s;
            wire [1:0] cand = {cand_wid[s], 1'b0} | s;
            assign inst_phys[8*s+:8] = {source1(warp, serial[warp]), source0(warp, serial[warp])};
            assign cand_phys[8*s+:8] = {source1(cand, serial[cand]), source0(cand, serial[cand])};
            assign inst_meta[META_W*s+:META_W] = metadata(serial[warp][3:0]);
            always @(posedge clk)
                if (!rst && issue[s])
                    serial[warp] <= serial[warp] + 1;
        end
    endgenerate

    regfile #(.LANE_W(LANE_W), .META_W(META_W)) dut (
        .clk(clk), .rst(rst), .warp_ready(warp_ready), .launch_valid(2'b00), .launch_wid(2'b00),
        .sel_valid(sel_valid), .sel_wid(sel_wid), .inst_src_valid(inst_src_valid),
        .inst_phys(inst_phys), .inst_meta(inst_meta), .issue(issue), .cand_valid(cand_valid),
        .cand_wid(cand_wid), .cand_src_valid(cand_src_valid), .cand_phys(cand_phys),
        .wb_valid(wb_valid), .wb_ready(wb_ready), .wb_phys(wb_phys), .wb_mask(wb_mask),
        .wb_data(wb_data), .disp_valid(disp_valid), .disp_ready(disp_ready), .disp_wid(disp_wid),
        .disp_meta(disp_meta), .disp_src_valid(disp_src_valid), .disp_data(disp_data));

    always #5 clk = !clk;

    task expect_true(input ok, input [8*24-1:0] what);
        if (ok !== 1'b1) begin
            errors = errors + 1;
            $display("%0t: wrong: %0s", $time, what);
        end
    endtask

    // Just before the edge: outputs have settled, state is still that of this cycle.
    always @(negedge clk)
        if (!rst && disp_valid) begin
            #4 w = disp_wid;
            n = disp_meta[3:0];
            expect_true(disp_meta === metadata(n), "metadata");
            expect_true(disp_data[0+:W] === value[source0(disp_wid, n)], "operand 0");
            expect_true(disp_data[W+:W] === value[source1(disp_wid, n)], "operand 1");
            expect_true(disp_src_valid === 2'b11, "slots");
            left[w] = left[w] + 1;
            done = done + 1;
        end

    initial begin
        for (i = 0; i < 4; i = i + 1) begin
            serial[i] = 0;
            left[i] = 0;
        end
        repeat (2) @(negedge clk);
        rst = 0;
        for (i = 0; i < REGS; i = i + 1) begin
            for (b = 0; b < W; b = b + 1)
                value[i][b] = $random;
            wb_valid = 1;
            wb_phys = i;
            wb_data = value[i];
            #1 expect_true(wb_ready, "write accepted");
            @(negedge clk);
        end
        wb_valid = 0;
        warp_ready = 4'b1111;
        for (i = 0; i < 200 && done < 40; i = i + 1)
            @(negedge clk);
        warp_ready = 0;
        repeat (20) @(negedge clk);
        for (i = 0; i < 4; i = i + 1)
            expect_true(left[i] == serial[i], "all that issued left");
        expect_true(done >= 40, "instructions flow");
        if (errors == 0)
            $display("PASS LANE_W=%0d META_W=%0d, %0d instructions", LANE_W, META_W, done);
        $finish;
    end
endmodule
