// Properties of arbiter, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Tool 1: tool gen

    // No two bits are set.
    function automatic at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
`define WARPSMITH_RULE(label, rule, holds) \
    always @* if (!rst) begin : label assert(holds); end
`else
`define WARPSMITH_RULE(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    // ARB-F1
    `WARPSMITH_RULE(ARB_F1_1, "ARB-F1", at_most_one(gnt))
`undef WARPSMITH_RULE
