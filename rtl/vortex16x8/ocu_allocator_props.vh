// Properties of ocu_allocator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen vortex16x8 --top collector_stage -o .

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones(input [3:0] v);
        integer i;
        begin
            count_ones = 3'd0;
            for (i = 0; i < 4; i = i + 1)
                count_ones = count_ones + {2'd0, v[i]};
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* AL_O1_1: assert(at_most_one(grant));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* AL_O1_2: assert(~(|(grant & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* AL_O2_1: assert((|grant) == (want & (|free)));

    // AL-P1: The lowest one that is left.
    always @* AL_P1_1: assert(grant == (want ? first_one(free) : 4'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* AL_V1_1: assert(avail == (count_ones(free) >= 3'd1));
`endif
