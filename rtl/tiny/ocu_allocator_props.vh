// Properties of ocu_allocator, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .

`ifdef FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_1: assert(~(|(grant[2:0] & (grant[2:0] - 3'd1))));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_2: assert(~(|(grant[2:0] & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_1: assert((|grant[2:0]) == (want[0] & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0_used <= 1'b0;
        end else begin
            f_pick_0_used <= |grant[2:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0 <= 16'hace1;
        end else begin
            if (|grant[2:0])
                f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                        f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                        f_pick_0[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [17:0] _product = {2'd0, f_pick_0} * 18'd3;
    wire [2:0] _start_onehot = {_product[17:16] == 2'd2, _product[17:16] == 2'd1,
            _product[17:16] == 2'd0};
    wire [2:0] _start_spread2 = _start_onehot | {_start_onehot[1:0], 1'b0};
    wire [2:0] _start_upto = _start_spread2 | {_start_spread2[0], 2'd0};
    wire [2:0] _free_ahead = free & _start_upto;
    wire [1:0] _free_ahead_upto = _free_ahead[1:0] | {_free_ahead[0], 1'b0};
    wire [2:0] _free_ahead_first = _free_ahead & ~{_free_ahead_upto, 1'b0};
    wire [1:0] _free_upto_2 = free[1:0] | {free[0], 1'b0};
    wire [2:0] _free_first_2 = free & ~{_free_upto_2, 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_1: assert(grant[2:0] ==
            (want[0] ? ((|_free_ahead) ? _free_ahead_first : _free_first_2) : 3'd0));

    wire [1:0] _plus = ({1'b0, free[0]} + {1'b0, free[1]}) + {1'b0, free[2]};

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_1: assert(avail[0] == (_plus >= 2'd1));

    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_3: assert(~(|(grant[5:3] & (grant[5:3] - 3'd1))));

    wire [2:0] _some_5 = free & ~grant[2:0];

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_4: assert(~(|(grant[5:3] & ~_some_5)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_2: assert((|grant[5:3]) == (want[1] & (|_some_5)));

    reg [15:0] f_pick_1; // a record of the register
    reg f_pick_1_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_1_used <= 1'b0;
        end else begin
            f_pick_1_used <= |grant[5:3];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_1 <= 16'h32d6;
        end else begin
            if (|grant[5:3])
                f_pick_1 <= {f_pick_1[0], f_pick_1[15], f_pick_1[14] ^ f_pick_1[0],
                        f_pick_1[13] ^ f_pick_1[0], f_pick_1[12], f_pick_1[11] ^ f_pick_1[0],
                        f_pick_1[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_2: assert(~f_pick_1_used | (lfsr_1 == f_pick_1));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_2: assert(f_pick_1_used | (lfsr_1 == f_pick_1));

    wire [17:0] _product_2 = {2'd0, f_pick_1} * 18'd3;
    wire [2:0] _start_onehot_2 = {_product_2[17:16] == 2'd2, _product_2[17:16] == 2'd1,
            _product_2[17:16] == 2'd0};
    wire [2:0] _start_spread2_2 = _start_onehot_2 | {_start_onehot_2[1:0], 1'b0};
    wire [2:0] _start_upto_2 = _start_spread2_2 | {_start_spread2_2[0], 2'd0};
    wire [2:0] _some_ahead = _some_5 & _start_upto_2;
    wire [1:0] _some_ahead_upto = _some_ahead[1:0] | {_some_ahead[0], 1'b0};
    wire [2:0] _some_ahead_first = _some_ahead & ~{_some_ahead_upto, 1'b0};
    wire [1:0] _some_upto_5 = _some_5[1:0] | {_some_5[0], 1'b0};
    wire [2:0] _some_first_5 = _some_5 & ~{_some_upto_5, 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_2: assert(grant[5:3] ==
            (want[1] ? ((|_some_ahead) ? _some_ahead_first : _some_first_5) : 3'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_2: assert(avail[1] == (_plus >= 2'd2));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _product[15:0], _product_2[15:0]};
`endif
