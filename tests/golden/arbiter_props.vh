// Properties of arbiter, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Tool 1: tool gen

    // ARB-F1
`ifdef FORMAL
    always @* if (!rst) ARB_F1_1: assert(~(|(gnt & (gnt - 2'd1))));
`else
    always @(posedge clk) if (!rst && (~(|(gnt & (gnt - 2'd1)))) !== 1'b1) begin : ARB_F1_1
        $display("%m: ARB-F1 violated at %0t", $time);
        $finish;
    end
`endif
