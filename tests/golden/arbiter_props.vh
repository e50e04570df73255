// Properties of arbiter, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Tool 1: tool gen

    // No two bits are set.
    function automatic at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction

    // ARB-F1
`ifdef FORMAL
    always @* if (!rst) ARB_F1_1: assert(at_most_one(gnt));
`else
    always @(posedge clk) if (!rst && (at_most_one(gnt)) !== 1'b1) begin : ARB_F1_1
        $display("%m: ARB-F1 violated at %0t", $time);
        $finish;
    end
`endif
