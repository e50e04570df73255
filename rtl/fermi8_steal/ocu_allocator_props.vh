// Properties of ocu_allocator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    // No two bits are set.
    function automatic at_most_one(input [9:0] v);
        at_most_one = ~(|(v & (v - 10'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [9:0] one_hot(input [3:0] v);
        one_hot = 10'd1 << v;
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [9:0] from_first(input [9:0] v);
        reg [9:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 10; i = 2 * i)
                seen = seen | (seen << i);
            from_first = seen;
        end
    endfunction

    // How many bits are set.
    function automatic [3:0] count_ones(input [9:0] v);
        integer i;
        begin
            count_ones = 4'd0;
            for (i = 0; i < 10; i = i + 1)
                count_ones = count_ones + {3'd0, v[i]};
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_1: assert(at_most_one(grant[9:0]));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_2: assert(~(|(grant[9:0] & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_1: assert((|grant[9:0]) == (want[0] & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle
    always @(posedge clk) if (rst) f_pick_0_used <= 1'b0; else f_pick_0_used <= |grant[9:0];
    always @(posedge clk)
        if (rst)
            f_pick_0 <= 16'hace1;
        else if (|grant[9:0])
            f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                    f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                    f_pick_0[10:1]};

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [19:0] _product = {4'd0, f_pick_0} * 20'd10;
    wire [9:0] _free_ahead = free & from_first(one_hot(_product[19:16]));

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_1: assert(grant[9:0] ==
            (want[0] ? ((|_free_ahead) ? first_one(_free_ahead) : first_one(free)) : 10'd0));

    wire [3:0] _free_count_ones = count_ones(free);

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_1: assert(avail[0] == (_free_count_ones >= 4'd1));

    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_3: assert(at_most_one(grant[19:10]));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_4: assert(~(|(grant[19:10] & ~(free & ~grant[9:0]))));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_2: assert((|grant[19:10]) == (want[1] & (|(free & ~grant[9:0]))));

    reg [15:0] f_pick_1; // a record of the register
    reg f_pick_1_used; // a pick was consumed in the last cycle
    always @(posedge clk) if (rst) f_pick_1_used <= 1'b0; else f_pick_1_used <= |grant[19:10];
    always @(posedge clk)
        if (rst)
            f_pick_1 <= 16'h32d6;
        else if (|grant[19:10])
            f_pick_1 <= {f_pick_1[0], f_pick_1[15], f_pick_1[14] ^ f_pick_1[0],
                    f_pick_1[13] ^ f_pick_1[0], f_pick_1[12], f_pick_1[11] ^ f_pick_1[0],
                    f_pick_1[10:1]};

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_2: assert(~f_pick_1_used | (lfsr_1 == f_pick_1));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_2: assert(f_pick_1_used | (lfsr_1 == f_pick_1));

    wire [19:0] _product_2 = {4'd0, f_pick_1} * 20'd10;
    wire [9:0] _some_ahead = (free & ~grant[9:0]) & from_first(one_hot(_product_2[19:16]));

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_2: assert(grant[19:10] ==
            (want[1] ? ((|_some_ahead) ? first_one(_some_ahead) : first_one(free & ~grant[9:0]))
            : 10'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_2: assert(avail[1] == (_free_count_ones >= 4'd2));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _product[15:0], _product_2[15:0]};
`endif
