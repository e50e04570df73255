// The emitted rr_arbiter against its golden model, in a Verilog bench: Icarus, VPI.
`timescale 1ns / 1ns
module arbiter_vpi;
    reg        clk = 0, rst = 1;
    reg  [7:0] req = 0, expected;
    wire [7:0] gnt;
    rr_arbiter dut (.clk(clk), .rst(rst), .req(req), .gnt(gnt));

    integer model, cycle, wrong = 0;

    initial begin
        model = $golden_new("tiny", "rr_arbiter.n=8", "rr_arbiter");
        #5 clk = 1;
        #5 clk = 0;
        rst = 0;
        for (cycle = 0; cycle < 10000; cycle = cycle + 1) begin
            req = $random;
            $golden_set(model, "req", req);
            $golden_get(model, "gnt", expected);
            #1;
            if (gnt !== expected) begin
                $display("cycle %0d: req %b, gnt %b, expected %b", cycle, req, gnt, expected);
                wrong = wrong + 1;
            end
            $golden_clock(model);
            #4 clk = 1;
            #5 clk = 0;
        end
        $display("arbiter_vpi: %0d wrong of 10000 cycles", wrong);
        $finish;
    end
endmodule
