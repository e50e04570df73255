// Properties of ocu_allocator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

    // No two bits are set.
    function automatic at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [1:0] from_first(input [1:0] v);
        from_first = {|v[1:0], v[0]};
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones(input [1:0] v);
        integer i;
        begin
            count_ones = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones = count_ones + {1'b0, v[i]};
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_1: assert(at_most_one(grant));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_2: assert(~(|(grant & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_1: assert((|grant) == (want & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle
    always @(posedge clk) if (rst) f_pick_0_used <= 1'b0; else f_pick_0_used <= |grant;
    always @(posedge clk)
        if (rst)
            f_pick_0 <= 16'hace1;
        else if (|grant)
            f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                    f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                    f_pick_0[10:1]};

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [1:0] _free_ahead = free & from_first({f_pick_0[0], ~f_pick_0[0]});

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_1: assert(grant == (want
            ? ((|_free_ahead) ? first_one(_free_ahead) : first_one(free)) : 2'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_1: assert(avail == (count_ones(free) >= 2'd1));
`endif
