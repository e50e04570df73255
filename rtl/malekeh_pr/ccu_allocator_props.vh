// Properties of ccu_allocator, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

`ifdef FORMAL
    // CA-F6: One unit at most, and only a free one.
    always @* CA_F6_1: assert(~(|(grant & (grant - 8'd1))) & ~(|(grant & ~free)));

    // CA-F3: Issued iff a unit is granted.
    always @* CA_F3_2: assert(issue == (|grant));

    // CA-P1: Its own unit if that is free.
    always @* CA_P1_1: assert(grant == (sel & free));
`endif

    // CA-F3
`ifdef FORMAL
    always @* CA_F3_1: assume(~(|(sel & (sel - 8'd1))));
`endif
