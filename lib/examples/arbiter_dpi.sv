// The emitted rr_arbiter against its golden model, in a SystemVerilog bench: Verilator, DPI.
module arbiter_dpi;
    import "DPI-C" function chandle golden_new(string config_name, string override_, string block);
    import "DPI-C" function void golden_free(chandle model);
    import "DPI-C" function void golden_set(chandle model, string port, longint unsigned value);
    import "DPI-C" function longint unsigned golden_get(chandle model, string port);
    import "DPI-C" function void golden_eval(chandle model);
    import "DPI-C" function int golden_clock(chandle model);

    bit        clk, rst = 1;
    bit  [7:0] req;
    wire [7:0] gnt;
    rr_arbiter dut (.clk(clk), .rst(rst), .req(req), .gnt(gnt));

    chandle model;
    int     wrong = 0;

    initial begin
        model = golden_new("tiny", "rr_arbiter.n=8", "rr_arbiter");
        #5 clk = 1;
        #5 clk = 0;
        rst = 0;
        for (int cycle = 0; cycle < 10000; cycle++) begin
            req = 8'($urandom());
            golden_set(model, "req", longint'(req));
            golden_eval(model);
            #1;
            if (gnt !== 8'(golden_get(model, "gnt"))) begin
                $display("cycle %0d: req %b, gnt %b, expected %b", cycle, req, gnt, 8'(golden_get(model, "gnt")));
                wrong++;
            end
            if (golden_clock(model) != 0) wrong++;
            #4 clk = 1;
            #5 clk = 0;
        end
        golden_free(model);
        $display("arbiter_dpi: %0d wrong of 10000 cycles", wrong);
        $finish;
    end
endmodule
