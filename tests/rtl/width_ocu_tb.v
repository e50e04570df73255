// Instantiates the ocu of preset `tiny` (2 sources, 2 S ports, 1 dispatch port, 4 lanes) with other
// payload widths than it was generated for.
`default_nettype none
`ifndef LANE_W
`define LANE_W 12
`endif
`ifndef META_W
`define META_W 20
`endif
module width_ocu_tb;
    localparam LANES = 4;
    localparam LANE_W = `LANE_W;
    localparam META_W = `META_W;
    localparam W = LANES * LANE_W;

    reg clk = 0, rst = 1;
    reg alloc_valid = 0;
    reg [1:0] alloc_wid = 0;
    reg [META_W-1:0] alloc_meta = 0;
    reg [1:0] alloc_src_valid = 0;
    reg [1:0] s_valid = 0;
    reg [2*W-1:0] s_data = 0;
    reg disp_sel = 0, disp_take = 0;
    wire alloc_ready, disp_cand;
    wire [1:0] disp_wid, disp_src_valid;
    wire [META_W-1:0] disp_meta;
    wire [2*W-1:0] disp_data;
    integer errors = 0, round, i;
    reg [2*W-1:0] data;
    reg [META_W-1:0] meta;

    ocu #(.LANE_W(LANE_W), .META_W(META_W)) dut (
        .clk(clk), .rst(rst), .alloc_valid(alloc_valid), .alloc_ready(alloc_ready),
        .alloc_wid(alloc_wid), .alloc_meta(alloc_meta), .alloc_src_valid(alloc_src_valid),
        .s_valid(s_valid), .s_data(s_data), .disp_cand(disp_cand), .disp_sel(disp_sel),
        .disp_take(disp_take), .disp_wid(disp_wid), .disp_meta(disp_meta),
        .disp_src_valid(disp_src_valid), .disp_data(disp_data));

    always #5 clk = !clk;

    task expect_true(input ok, input [8*24-1:0] what);
        if (ok !== 1'b1) begin
            errors = errors + 1;
            $display("%0t: wrong: %0s", $time, what);
        end
    endtask

    initial begin
        repeat (2) @(negedge clk);
        rst = 0;
        for (round = 0; round < 20; round = round + 1) begin
            for (i = 0; i < 2 * W; i = i + 1)
                data[i] = $random;
            for (i = 0; i < META_W; i = i + 1)
                meta[i] = $random;
            #1 expect_true(alloc_ready, "free");
            alloc_valid = 1;
            alloc_wid = round;
            alloc_meta = meta;
            alloc_src_valid = 2'b11;
            @(negedge clk) alloc_valid = 0;
            alloc_meta = ~meta;
            #1 expect_true(!disp_cand, "no candidate yet");
            s_valid = 2'b10;
            s_data = data;
            @(negedge clk) s_valid = 2'b01;
            @(negedge clk) s_valid = 0;
            s_data = ~data;
            #1 expect_true(disp_cand, "candidate");
            expect_true(disp_data == 0, "zero while not selected");
            disp_sel = 1;
            disp_take = 1;
            #1 expect_true(disp_data == data, "operands");
            expect_true(disp_meta == meta, "metadata");
            expect_true(disp_wid == (round & 3), "warp");
            expect_true(disp_src_valid == 2'b11, "slots");
            @(negedge clk) disp_sel = 0;
            disp_take = 0;
        end
        if (errors == 0)
            $display("PASS LANE_W=%0d META_W=%0d", LANE_W, META_W);
        $finish;
    end
endmodule
