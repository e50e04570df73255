// Properties of ccu_allocator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    // No two bits are set.
    function automatic at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    // CA-F6: One unit at most, and only a free one.
    always @* CA_F6_1: assert(at_most_one(grant) & ~(|(grant & ~free)));

    // CA-F3: Issued iff a unit is granted.
    always @* CA_F3_2: assert(issue == (|grant));

    // CA-P1: Its own unit if that is free.
    always @* CA_P1_1: assert(grant == (sel & free));
`endif

    // CA-F3
`ifdef WARPSMITH_FORMAL
    always @* CA_F3_1: assume(at_most_one(sel));
`endif
