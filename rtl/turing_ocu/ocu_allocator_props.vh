// Properties of ocu_allocator, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .

`ifdef FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_1: assert(~(|(grant & (grant - 2'd1))));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_2: assert(~(|(grant & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_1: assert((|grant) == (want & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0_used <= 1'b0;
        end else begin
            f_pick_0_used <= |grant;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0 <= 16'hace1;
        end else begin
            if (|grant)
                f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                        f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                        f_pick_0[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [1:0] _start_onehot = {f_pick_0[0], ~f_pick_0[0]};
    wire [1:0] _start_upto = _start_onehot | {_start_onehot[0], 1'b0};
    wire [1:0] _free_ahead = free & _start_upto;
    wire [1:0] _free_ahead_first = _free_ahead & ~{_free_ahead[0], 1'b0};
    wire [1:0] _free_first_2 = free & ~{free[0], 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_1: assert(grant == (want
            ? ((|_free_ahead) ? _free_ahead_first : _free_first_2) : 2'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_1: assert(avail == (({1'b0, free[0]} + {1'b0, free[1]}) >= 2'd1));
`endif
