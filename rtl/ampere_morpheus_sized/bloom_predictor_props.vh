// Properties of bloom_predictor, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .

    // How many bits are set.
    function automatic [4:0] count_ones(input [19:0] v);
        integer i;
        begin
            count_ones = 5'd0;
            for (i = 0; i < 20; i = i + 1)
                count_ones = count_ones + {4'd0, v[i]};
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [7:0] f_set_any; // an arbitrary set
    reg [23:0] f_hash_any; // an arbitrary place in each bank
    always @(posedge clk) begin
        f_set_any <= f_set_any;
        f_hash_any <= f_hash_any;
    end
    reg f_any; // a block that came back was asked for
    always @(posedge clk) if (rst) f_any <= 1'b0; else f_any <= asks | (f_any & ~filled);

    // BP-A1: Duty: what is filled in was asked for.
    always @* if (!rst) BP_A1_1: assume(~f_valid | f_any);

    reg [3:0] f_one; // BF1 has the places
    reg [3:0] f_two; // BF2 has the places
    wire f_swaps = swap & (d_set == f_set_any);
    wire [3:0] f_event = (((d_valid & d_carry) & (d_set == f_set_any))
            ? {d_hash[3*HASHW +: HASHW] == f_hash_any[23:18],
            d_hash[2*HASHW +: HASHW] == f_hash_any[17:12],
            d_hash[HASHW +: HASHW] == f_hash_any[11:6], d_hash[HASHW-1:0] == f_hash_any[5:0]}
            : 4'd0) | (((f_valid & ~(d_valid & d_carry)) & (set_a == f_set_any))
            ? {hash_a[3*HASHW +: HASHW] == f_hash_any[23:18],
            hash_a[2*HASHW +: HASHW] == f_hash_any[17:12],
            hash_a[HASHW +: HASHW] == f_hash_any[11:6], hash_a[HASHW-1:0] == f_hash_any[5:0]}
            : 4'd0) | (((p_take & p_queue) & (set_q == f_set_any))
            ? {hash_q[3*HASHW +: HASHW] == f_hash_any[23:18],
            hash_q[2*HASHW +: HASHW] == f_hash_any[17:12],
            hash_q[HASHW +: HASHW] == f_hash_any[11:6], hash_q[HASHW-1:0] == f_hash_any[5:0]}
            : 4'd0);
    wire [3:0] f_one_next = clear ? 4'd0 : (f_swaps ? f_two : f_one) | f_event;
    reg f_looks; // accepted, and another one waits or came before
    reg f_waits; // behind that, and not taken
    always @(posedge clk)
        if (rst) begin
            f_one <= 4'd0;
            f_two <= 4'd0;
            f_looks <= 1'b0;
            f_waits <= 1'b0;
        end else begin
            f_one <= f_one_next;
            f_two <= clear ? 4'd0 : (f_swaps ? 4'd0 : f_two) | f_event;
            f_looks <= (q_valid & q_ready) | (f_looks & ~(~f_waits | p_take));
            f_waits <= (f_looks & (~f_waits | p_take)) | (f_waits & ~p_take);
        end

    // BP-Q1: A query is looked up, then its prediction shown until the take.
    always @* if (!rst) BP_Q1_2: assert({l_valid, p_valid} == {f_looks, f_waits});

    // BP-I1: Ready, but for a memory that is written, or read for a fill.
    always @* if (!rst) BP_I1_1: assert(q_ready == (~(f_looks & ~(~f_waits | p_take))
            & ~(writes & (q_set[2:0] == set_w[2:0])) & ~(a_valid & (q_set[2:0] == a_set[2:0]))
            & ~((f_looks & (set_l == q_set)) | (f_waits & (set_q == q_set)))));

    // BP-Q2
    always @* if (!rst) BP_Q2_1: assert(~p_hit | p_valid);

    // BP-U2: One update, of a completion first, of a prediction last.
    always @* if (!rst) BP_U2_3: assert((f_ready == ~(d_valid & d_carry))
            & (p_ready == (f_ready | skip)));

    wire [4:0] _count_ones = count_ones(q_tag & 20'h3c885);
    wire [4:0] _count_ones_2 = count_ones(q_tag & 20'h5e888);
    wire [4:0] _count_ones_3 = count_ones(q_tag & 20'h81160);
    wire [4:0] _count_ones_4 = count_ones(q_tag & 20'hb4733);
    wire [4:0] _count_ones_5 = count_ones(q_tag & 20'hcf06);
    wire [4:0] _count_ones_6 = count_ones(q_tag & 20'h5e98c);
    wire [4:0] _count_ones_7 = count_ones(q_tag & 20'hc656d);
    wire [4:0] _count_ones_8 = count_ones(q_tag & 20'h8e625);
    wire [4:0] _count_ones_9 = count_ones(q_tag & 20'h438e);
    wire [4:0] _count_ones_10 = count_ones(q_tag & 20'ha3a5a);
    wire [4:0] _count_ones_11 = count_ones(q_tag & 20'h401d9);
    wire [4:0] _count_ones_12 = count_ones(q_tag & 20'h6c20f);
    wire [4:0] _count_ones_13 = count_ones(q_tag & 20'h97377);
    wire [4:0] _count_ones_14 = count_ones(q_tag & 20'hd6414);
    wire [4:0] _count_ones_15 = count_ones(q_tag & 20'h3c2de);
    wire [4:0] _count_ones_16 = count_ones(q_tag & 20'hfb18b);
    wire [4:0] _count_ones_17 = count_ones(q_tag & 20'hdc631);
    wire [4:0] _count_ones_18 = count_ones(q_tag & 20'h53ae1);
    wire [4:0] _count_ones_19 = count_ones(q_tag & 20'h3747f);
    wire [4:0] _count_ones_20 = count_ones(q_tag & 20'h1ac2c);
    wire [4:0] _count_ones_21 = count_ones(q_tag & 20'h120f3);
    wire [4:0] _count_ones_22 = count_ones(q_tag & 20'h51a22);
    wire [4:0] _count_ones_23 = count_ones(q_tag & 20'h213b8);
    wire [4:0] _count_ones_24 = count_ones(q_tag & 20'h95381);
    wire [23:0] _joined = {_count_ones_24[0], _count_ones_23[0], _count_ones_22[0],
            _count_ones_21[0], _count_ones_20[0], _count_ones_19[0], _count_ones_18[0],
            _count_ones_17[0], _count_ones_16[0], _count_ones_15[0], _count_ones_14[0],
            _count_ones_13[0], _count_ones_12[0], _count_ones_11[0], _count_ones_10[0],
            _count_ones_9[0], _count_ones_8[0], _count_ones_7[0], _count_ones_6[0],
            _count_ones_5[0], _count_ones_4[0], _count_ones_3[0], _count_ones_2[0], _count_ones[0]};

    // BP-H1: Parities with the rows of the matrix.
    always @* if (!rst) BP_H1_1: assert(q_hash == _joined);

    reg f_cleared; // clear or reset in the last cycle
    always @(posedge clk) if (rst) f_cleared <= 1'b1; else f_cleared <= clear;

    // BP-R1: After a clear everything is empty, nothing written.
    always @* if (!rst) BP_R1_1: assert(~f_cleared | ((&empty_0) & (&empty_1) & ~writes));

    reg f_carried; // the block was carried
    always @(posedge clk)
        if (rst)
            f_carried <= 1'b0;
        else
            f_carried <= d_valid & d_carry & (d_set == f_set_any) & (d_hash == f_hash_any) & ~clear;

    // BP-C1: A tag that was carried is in both.
    always @* if (!rst) BP_C1_1: assert(~f_carried | (&(f_one & f_two)));

    // BP-C1: And is being written.
    always @* if (!rst) BP_C1_2: assert(~f_carried |
            (writes & (hash_w == f_hash_any) & (set_w == f_set_any)));

    reg f_owed; // a swap since the last marker
    reg f_out; // a marked entry has not come back
    always @(posedge clk)
        if (rst) begin
            f_owed <= 1'b0;
            f_out <= 1'b0;
        end else begin
            f_owed <= ~clear & (f_owed | f_swaps) & ~(queued & (queued_set == f_set_any));
            f_out <= ~clear & (((queued & (queued_set == f_set_any)) & note)
                    | (f_out & ~((d_valid & (d_set == f_set_any)) & d_note)));
        end

    // BP-M1: A swap by what was touched since a marker that has come back.
    always @* if (!rst) BP_M1_2: assert(~(d_valid & (d_set == f_set_any))
            | (swap == (d_touched & ~f_owed & (d_note | ~f_out))));

    // BP-M1
    always @* if (!rst) BP_M1_3: assert(~swap | d_valid);

    // BP-M2: The first entry behind a swap, in its cycle or later, is marked.
    always @* if (!rst) BP_M2_1: assert(~(queued & (queued_set == f_set_any))
            | (note == (f_owed | f_swaps)));

    // BP-M2
    always @* if (!rst) BP_M2_2: assert(queued | ~note);

    // BP-M2: Lemma: the bits of the set.
    always @* if (!rst) BP_M2_3: assert(((owed[f_set_any] & ~(marks & (marks_set == f_set_any))) ==
            f_owed) & ((out[f_set_any] | (marks & (marks_set == f_set_any))) == f_out));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _count_ones[4:1], _count_ones_2[4:1], _count_ones_3[4:1],
            _count_ones_4[4:1], _count_ones_5[4:1], _count_ones_6[4:1], _count_ones_7[4:1],
            _count_ones_8[4:1], _count_ones_9[4:1], _count_ones_10[4:1], _count_ones_11[4:1],
            _count_ones_12[4:1], _count_ones_13[4:1], _count_ones_14[4:1], _count_ones_15[4:1],
            _count_ones_16[4:1], _count_ones_17[4:1], _count_ones_18[4:1], _count_ones_19[4:1],
            _count_ones_20[4:1], _count_ones_21[4:1], _count_ones_22[4:1], _count_ones_23[4:1],
            _count_ones_24[4:1]};
`endif
`ifdef WARPSMITH_FORMAL
`define WARPSMITH_DUTY(label, rule, holds) \
    always @* if (!rst) begin : label assume(holds); end
`else
`define WARPSMITH_DUTY(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    // BP-Q1: Duty: what is taken waits.
    `WARPSMITH_DUTY(BP_Q1_1, "BP-Q1", ~p_take | p_valid)

    // BP-U2: Duty: what needs an update has room for it.
    `WARPSMITH_DUTY(BP_U2_1, "BP-U2", ~p_queue | (p_ready & ~f_valid))

    // BP-U2
    `WARPSMITH_DUTY(BP_U2_2, "BP-U2", ~p_queue | p_take)

    // BP-M1: Duty: what comes with a completion is zero without one.
    `WARPSMITH_DUTY(BP_M1_1, "BP-M1", ~((d_note | d_touched) | d_carry) | d_valid)
`undef WARPSMITH_DUTY
