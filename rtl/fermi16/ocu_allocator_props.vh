// Properties of ocu_allocator, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .

`ifdef FORMAL
    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_1: assert(~(|(grant[9:0] & (grant[9:0] - 10'd1))));

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_2: assert(~(|(grant[9:0] & ~free)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_1: assert((|grant[9:0]) == (want[0] & (|free)));

    reg [15:0] f_pick_0; // a record of the register
    reg f_pick_0_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0_used <= 1'b0;
        end else begin
            f_pick_0_used <= |grant[9:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_0 <= 16'hace1;
        end else begin
            if (|grant[9:0])
                f_pick_0 <= {f_pick_0[0], f_pick_0[15], f_pick_0[14] ^ f_pick_0[0],
                        f_pick_0[13] ^ f_pick_0[0], f_pick_0[12], f_pick_0[11] ^ f_pick_0[0],
                        f_pick_0[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_0_used | (lfsr_0 == f_pick_0));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_0_used | (lfsr_0 == f_pick_0));

    wire [19:0] _product = {4'd0, f_pick_0} * 20'd10;
    wire [9:0] _start_onehot = {_product[19:16] == 4'd9, _product[19:16] == 4'd8,
            _product[19:16] == 4'd7, _product[19:16] == 4'd6, _product[19:16] == 4'd5,
            _product[19:16] == 4'd4, _product[19:16] == 4'd3, _product[19:16] == 4'd2,
            _product[19:16] == 4'd1, _product[19:16] == 4'd0};
    wire [9:0] _start_spread2 = _start_onehot | {_start_onehot[8:0], 1'b0};
    wire [9:0] _start_spread4 = _start_spread2 | {_start_spread2[7:0], 2'd0};
    wire [9:0] _start_spread8 = _start_spread4 | {_start_spread4[5:0], 4'd0};
    wire [9:0] _start_upto = _start_spread8 | {_start_spread8[1:0], 8'd0};
    wire [9:0] _free_ahead = free & _start_upto;
    wire [8:0] _free_ahead_spread2 = _free_ahead[8:0] | {_free_ahead[7:0], 1'b0};
    wire [8:0] _free_ahead_spread4 = _free_ahead_spread2 | {_free_ahead_spread2[6:0], 2'd0};
    wire [8:0] _free_ahead_spread8 = _free_ahead_spread4 | {_free_ahead_spread4[4:0], 4'd0};
    wire [8:0] _free_ahead_upto = _free_ahead_spread8 | {_free_ahead_spread8[0], 8'd0};
    wire [9:0] _free_ahead_first = _free_ahead & ~{_free_ahead_upto, 1'b0};
    wire [8:0] _free_spread2_2 = free[8:0] | {free[7:0], 1'b0};
    wire [8:0] _free_spread4_2 = _free_spread2_2 | {_free_spread2_2[6:0], 2'd0};
    wire [8:0] _free_spread8_2 = _free_spread4_2 | {_free_spread4_2[4:0], 4'd0};
    wire [8:0] _free_upto_2 = _free_spread8_2 | {_free_spread8_2[0], 8'd0};
    wire [9:0] _free_first_2 = free & ~{_free_upto_2, 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_1: assert(grant[9:0] ==
            (want[0] ? ((|_free_ahead) ? _free_ahead_first : _free_first_2) : 10'd0));

    wire [3:0] _plus = {1'b0, {1'b0, {1'b0, free[0]} + {1'b0, free[1]}}
            + {1'b0, {1'b0, free[2]} + {1'b0, free[3]}}}
            + {1'b0, {1'b0, {1'b0, free[4]} + {1'b0, free[5]}}
            + {1'b0, {1'b0, free[6]} + {1'b0, free[7]}}};
    wire [3:0] _plus_2 = _plus + {2'd0, {1'b0, free[8]} + {1'b0, free[9]}};

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_1: assert(avail[0] == (_plus_2 >= 4'd1));

    // AL-O1: At most one collector for a scheduler.
    always @* if (!rst) AL_O1_3: assert(~(|(grant[19:10] & (grant[19:10] - 10'd1))));

    wire [9:0] _some_5 = free & ~grant[9:0];

    // AL-O1: It is free, and no lower scheduler took it.
    always @* if (!rst) AL_O1_4: assert(~(|(grant[19:10] & ~_some_5)));

    // AL-O2: There is one iff it is wanted and one is left.
    always @* if (!rst) AL_O2_2: assert((|grant[19:10]) == (want[1] & (|_some_5)));

    reg [15:0] f_pick_1; // a record of the register
    reg f_pick_1_used; // a pick was consumed in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_pick_1_used <= 1'b0;
        end else begin
            f_pick_1_used <= |grant[19:10];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick_1 <= 16'h32d6;
        end else begin
            if (|grant[19:10])
                f_pick_1 <= {f_pick_1[0], f_pick_1[15], f_pick_1[14] ^ f_pick_1[0],
                        f_pick_1[13] ^ f_pick_1[0], f_pick_1[12], f_pick_1[11] ^ f_pick_1[0],
                        f_pick_1[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_2: assert(~f_pick_1_used | (lfsr_1 == f_pick_1));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_2: assert(f_pick_1_used | (lfsr_1 == f_pick_1));

    wire [19:0] _product_2 = {4'd0, f_pick_1} * 20'd10;
    wire [9:0] _start_onehot_2 = {_product_2[19:16] == 4'd9, _product_2[19:16] == 4'd8,
            _product_2[19:16] == 4'd7, _product_2[19:16] == 4'd6, _product_2[19:16] == 4'd5,
            _product_2[19:16] == 4'd4, _product_2[19:16] == 4'd3, _product_2[19:16] == 4'd2,
            _product_2[19:16] == 4'd1, _product_2[19:16] == 4'd0};
    wire [9:0] _start_spread2_2 = _start_onehot_2 | {_start_onehot_2[8:0], 1'b0};
    wire [9:0] _start_spread4_2 = _start_spread2_2 | {_start_spread2_2[7:0], 2'd0};
    wire [9:0] _start_spread8_2 = _start_spread4_2 | {_start_spread4_2[5:0], 4'd0};
    wire [9:0] _start_upto_2 = _start_spread8_2 | {_start_spread8_2[1:0], 8'd0};
    wire [9:0] _some_ahead = _some_5 & _start_upto_2;
    wire [8:0] _some_ahead_spread2 = _some_ahead[8:0] | {_some_ahead[7:0], 1'b0};
    wire [8:0] _some_ahead_spread4 = _some_ahead_spread2 | {_some_ahead_spread2[6:0], 2'd0};
    wire [8:0] _some_ahead_spread8 = _some_ahead_spread4 | {_some_ahead_spread4[4:0], 4'd0};
    wire [8:0] _some_ahead_upto = _some_ahead_spread8 | {_some_ahead_spread8[0], 8'd0};
    wire [9:0] _some_ahead_first = _some_ahead & ~{_some_ahead_upto, 1'b0};
    wire [8:0] _some_spread2_5 = _some_5[8:0] | {_some_5[7:0], 1'b0};
    wire [8:0] _some_spread4_5 = _some_spread2_5 | {_some_spread2_5[6:0], 2'd0};
    wire [8:0] _some_spread8_5 = _some_spread4_5 | {_some_spread4_5[4:0], 4'd0};
    wire [8:0] _some_upto_5 = _some_spread8_5 | {_some_spread8_5[0], 8'd0};
    wire [9:0] _some_first_5 = _some_5 & ~{_some_upto_5, 1'b0};

    // AL-P2: What pick() gives of those that are left.
    always @* if (!rst) AL_P2_2: assert(grant[19:10] ==
            (want[1] ? ((|_some_ahead) ? _some_ahead_first : _some_first_5) : 10'd0));

    // AL-V1: Sure of a collector iff enough of them are free.
    always @* if (!rst) AL_V1_2: assert(avail[1] == (_plus_2 >= 4'd2));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _product[15:0], _product_2[15:0]};
`endif
