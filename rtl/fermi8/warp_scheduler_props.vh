// Properties of warp_scheduler, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8 --top regfile -o .

    // No two bits are set.
    function at_most_one(input [23:0] v);
        at_most_one = ~(|(v & (v - 24'd1)));
    endfunction
`ifdef FORMAL
    // WS-T1: The tree has one winner, which is ready, iff a warp is.
    always @* if (!rst) WS_T1_1: assert(at_most_one(winner) & ((|(winner & ready)) == (|ready))
            & ~(|(winner & ~ready)));

    wire [23:0] _sel_wid_one_hot = one_hot(sel_wid);

    // WS-T1: It is selected, unless another one is forced; no selection is zero.
    always @* if (!rst) WS_T1_2: assert((sel_valid == (|ready)) & (sel_valid | ~(|sel_wid))
            & ((sel_valid ? _sel_wid_one_hot : 24'd0) == winner));

    reg [23:0] f_a; // an arbitrary warp

    always @(posedge clk) f_a <= f_a;

    // Symbol: one warp.
    always @* if (!rst) WS_G2_1: assume((|f_a) & at_most_one(f_a));

    reg [23:0] f_b; // an arbitrary warp

    always @(posedge clk) f_b <= f_b;

    // Symbol: one warp.
    always @* if (!rst) WS_G2_2: assume((|f_b) & at_most_one(f_b));

    // Symbol: another warp.
    always @* if (!rst) WS_G2_3: assume(~(|(f_a & f_b)));

    reg f_before; // a was launched before b
    reg f_past; // a cycle has passed

    always @(posedge clk) begin
        if (rst) begin
            f_past <= 1'b0;
        end else begin
            f_past <= 1'b1;
        end
    end

    wire [23:0] _launch_wid_one_hot = one_hot(launch_wid);
    wire [23:0] _by_launch_valid = launch_valid ? _launch_wid_one_hot : 24'd0;
    wire _by_f_past = f_past ? f_before : f_a < f_b;

    always @(posedge clk) begin
        f_before <= (|(_by_launch_valid & f_b)) | (_by_f_past & ~(|(_by_launch_valid & f_a)));
    end

    wire [23:0] f_older_than_0 = {before_0, 1'b0};
    wire [23:0] f_older_than_1 = {before_1, 1'b0, ~before_0[0]};
    wire [23:0] f_older_than_2 = {before_2, 1'b0, ~before_1[0], ~before_0[1]};
    wire [23:0] f_older_than_3 = {before_3, 1'b0, ~before_2[0], ~before_1[1], ~before_0[2]};
    wire [23:0] f_older_than_4 = {before_4, 1'b0, ~before_3[0], ~before_2[1], ~before_1[2],
            ~before_0[3]};
    wire [23:0] f_older_than_5 = {before_5, 1'b0, ~before_4[0], ~before_3[1], ~before_2[2],
            ~before_1[3], ~before_0[4]};
    wire [23:0] f_older_than_6 = {before_6, 1'b0, ~before_5[0], ~before_4[1], ~before_3[2],
            ~before_2[3], ~before_1[4], ~before_0[5]};
    wire [23:0] f_older_than_7 = {before_7, 1'b0, ~before_6[0], ~before_5[1], ~before_4[2],
            ~before_3[3], ~before_2[4], ~before_1[5], ~before_0[6]};
    wire [23:0] f_older_than_8 = {before_8, 1'b0, ~before_7[0], ~before_6[1], ~before_5[2],
            ~before_4[3], ~before_3[4], ~before_2[5], ~before_1[6], ~before_0[7]};
    wire [23:0] f_older_than_9 = {before_9, 1'b0, ~before_8[0], ~before_7[1], ~before_6[2],
            ~before_5[3], ~before_4[4], ~before_3[5], ~before_2[6], ~before_1[7], ~before_0[8]};
    wire [23:0] f_older_than_10 = {before_10, 1'b0, ~before_9[0], ~before_8[1], ~before_7[2],
            ~before_6[3], ~before_5[4], ~before_4[5], ~before_3[6], ~before_2[7], ~before_1[8],
            ~before_0[9]};
    wire [23:0] f_older_than_11 = {before_11, 1'b0, ~before_10[0], ~before_9[1], ~before_8[2],
            ~before_7[3], ~before_6[4], ~before_5[5], ~before_4[6], ~before_3[7], ~before_2[8],
            ~before_1[9], ~before_0[10]};
    wire [23:0] f_older_than_12 = {before_12, 1'b0, ~before_11[0], ~before_10[1], ~before_9[2],
            ~before_8[3], ~before_7[4], ~before_6[5], ~before_5[6], ~before_4[7], ~before_3[8],
            ~before_2[9], ~before_1[10], ~before_0[11]};
    wire [23:0] f_older_than_13 = {before_13, 1'b0, ~before_12[0], ~before_11[1], ~before_10[2],
            ~before_9[3], ~before_8[4], ~before_7[5], ~before_6[6], ~before_5[7], ~before_4[8],
            ~before_3[9], ~before_2[10], ~before_1[11], ~before_0[12]};
    wire [23:0] f_older_than_14 = {before_14, 1'b0, ~before_13[0], ~before_12[1], ~before_11[2],
            ~before_10[3], ~before_9[4], ~before_8[5], ~before_7[6], ~before_6[7], ~before_5[8],
            ~before_4[9], ~before_3[10], ~before_2[11], ~before_1[12], ~before_0[13]};
    wire [23:0] f_older_than_15 = {before_15, 1'b0, ~before_14[0], ~before_13[1], ~before_12[2],
            ~before_11[3], ~before_10[4], ~before_9[5], ~before_8[6], ~before_7[7], ~before_6[8],
            ~before_5[9], ~before_4[10], ~before_3[11], ~before_2[12], ~before_1[13],
            ~before_0[14]};
    wire [23:0] f_older_than_16 = {before_16, 1'b0, ~before_15[0], ~before_14[1], ~before_13[2],
            ~before_12[3], ~before_11[4], ~before_10[5], ~before_9[6], ~before_8[7], ~before_7[8],
            ~before_6[9], ~before_5[10], ~before_4[11], ~before_3[12], ~before_2[13], ~before_1[14],
            ~before_0[15]};
    wire [23:0] f_older_than_17 = {before_17, 1'b0, ~before_16[0], ~before_15[1], ~before_14[2],
            ~before_13[3], ~before_12[4], ~before_11[5], ~before_10[6], ~before_9[7], ~before_8[8],
            ~before_7[9], ~before_6[10], ~before_5[11], ~before_4[12], ~before_3[13], ~before_2[14],
            ~before_1[15], ~before_0[16]};
    wire [23:0] f_older_than_18 = {before_18, 1'b0, ~before_17[0], ~before_16[1], ~before_15[2],
            ~before_14[3], ~before_13[4], ~before_12[5], ~before_11[6], ~before_10[7], ~before_9[8],
            ~before_8[9], ~before_7[10], ~before_6[11], ~before_5[12], ~before_4[13], ~before_3[14],
            ~before_2[15], ~before_1[16], ~before_0[17]};
    wire [23:0] f_older_than_19 = {before_19, 1'b0, ~before_18[0], ~before_17[1], ~before_16[2],
            ~before_15[3], ~before_14[4], ~before_13[5], ~before_12[6], ~before_11[7],
            ~before_10[8], ~before_9[9], ~before_8[10], ~before_7[11], ~before_6[12], ~before_5[13],
            ~before_4[14], ~before_3[15], ~before_2[16], ~before_1[17], ~before_0[18]};
    wire [23:0] f_older_than_20 = {before_20, 1'b0, ~before_19[0], ~before_18[1], ~before_17[2],
            ~before_16[3], ~before_15[4], ~before_14[5], ~before_13[6], ~before_12[7],
            ~before_11[8], ~before_10[9], ~before_9[10], ~before_8[11], ~before_7[12],
            ~before_6[13], ~before_5[14], ~before_4[15], ~before_3[16], ~before_2[17],
            ~before_1[18], ~before_0[19]};
    wire [23:0] f_older_than_21 = {before_21, 1'b0, ~before_20[0], ~before_19[1], ~before_18[2],
            ~before_17[3], ~before_16[4], ~before_15[5], ~before_14[6], ~before_13[7],
            ~before_12[8], ~before_11[9], ~before_10[10], ~before_9[11], ~before_8[12],
            ~before_7[13], ~before_6[14], ~before_5[15], ~before_4[16], ~before_3[17],
            ~before_2[18], ~before_1[19], ~before_0[20]};
    wire [23:0] f_older_than_22 = {before_22, 1'b0, ~before_21[0], ~before_20[1], ~before_19[2],
            ~before_18[3], ~before_17[4], ~before_16[5], ~before_15[6], ~before_14[7],
            ~before_13[8], ~before_12[9], ~before_11[10], ~before_10[11], ~before_9[12],
            ~before_8[13], ~before_7[14], ~before_6[15], ~before_5[16], ~before_4[17],
            ~before_3[18], ~before_2[19], ~before_1[20], ~before_0[21]};
    wire [23:0] f_older_than_23 = {1'b0, ~before_22, ~before_21[1], ~before_20[2], ~before_19[3],
            ~before_18[4], ~before_17[5], ~before_16[6], ~before_15[7], ~before_14[8],
            ~before_13[9], ~before_12[10], ~before_11[11], ~before_10[12], ~before_9[13],
            ~before_8[14], ~before_7[15], ~before_6[16], ~before_5[17], ~before_4[18],
            ~before_3[19], ~before_2[20], ~before_1[21], ~before_0[22]};
    wire [23:0] _joined = {f_a[23] & (|(f_older_than_23 & f_b)),
            f_a[22] & (|(f_older_than_22 & f_b)), f_a[21] & (|(f_older_than_21 & f_b)),
            f_a[20] & (|(f_older_than_20 & f_b)), f_a[19] & (|(f_older_than_19 & f_b)),
            f_a[18] & (|(f_older_than_18 & f_b)), f_a[17] & (|(f_older_than_17 & f_b)),
            f_a[16] & (|(f_older_than_16 & f_b)), f_a[15] & (|(f_older_than_15 & f_b)),
            f_a[14] & (|(f_older_than_14 & f_b)), f_a[13] & (|(f_older_than_13 & f_b)),
            f_a[12] & (|(f_older_than_12 & f_b)), f_a[11] & (|(f_older_than_11 & f_b)),
            f_a[10] & (|(f_older_than_10 & f_b)), f_a[9] & (|(f_older_than_9 & f_b)),
            f_a[8] & (|(f_older_than_8 & f_b)), f_a[7] & (|(f_older_than_7 & f_b)),
            f_a[6] & (|(f_older_than_6 & f_b)), f_a[5] & (|(f_older_than_5 & f_b)),
            f_a[4] & (|(f_older_than_4 & f_b)), f_a[3] & (|(f_older_than_3 & f_b)),
            f_a[2] & (|(f_older_than_2 & f_b)), f_a[1] & (|(f_older_than_1 & f_b)),
            f_a[0] & (|(f_older_than_0 & f_b))};

    // WS-L1: The order of two warps is that of their last launches.
    always @* if (!rst) WS_L1_1: assert((|_joined) == _by_f_past);

    wire _and = ~(|(f_older_than_0[1] ? (f_older_than_1 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[2] ? (f_older_than_2 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[3] ? (f_older_than_3 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[4] ? (f_older_than_4 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[5] ? (f_older_than_5 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[6] ? (f_older_than_6 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[7] ? (f_older_than_7 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[8] ? (f_older_than_8 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[9] ? (f_older_than_9 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[10] ? (f_older_than_10 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[11] ? (f_older_than_11 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[12] ? (f_older_than_12 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[13] ? (f_older_than_13 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[14] ? (f_older_than_14 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[15] ? (f_older_than_15 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[16] ? (f_older_than_16 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[17] ? (f_older_than_17 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[18] ? (f_older_than_18 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[19] ? (f_older_than_19 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[20] ? (f_older_than_20 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[21] ? (f_older_than_21 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[22] ? (f_older_than_22 & ~f_older_than_0) : 24'd0))
            & ~(|(f_older_than_0[23] ? (f_older_than_23 & ~f_older_than_0) : 24'd0));
    wire _and_2 = ~(|(f_older_than_1[0] ? (f_older_than_0 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[2] ? (f_older_than_2 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[3] ? (f_older_than_3 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[4] ? (f_older_than_4 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[5] ? (f_older_than_5 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[6] ? (f_older_than_6 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[7] ? (f_older_than_7 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[8] ? (f_older_than_8 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[9] ? (f_older_than_9 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[10] ? (f_older_than_10 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[11] ? (f_older_than_11 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[12] ? (f_older_than_12 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[13] ? (f_older_than_13 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[14] ? (f_older_than_14 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[15] ? (f_older_than_15 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[16] ? (f_older_than_16 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[17] ? (f_older_than_17 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[18] ? (f_older_than_18 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[19] ? (f_older_than_19 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[20] ? (f_older_than_20 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[21] ? (f_older_than_21 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[22] ? (f_older_than_22 & ~f_older_than_1) : 24'd0))
            & ~(|(f_older_than_1[23] ? (f_older_than_23 & ~f_older_than_1) : 24'd0));
    wire _and_3 = ~(|(f_older_than_2[0] ? (f_older_than_0 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[1] ? (f_older_than_1 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[3] ? (f_older_than_3 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[4] ? (f_older_than_4 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[5] ? (f_older_than_5 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[6] ? (f_older_than_6 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[7] ? (f_older_than_7 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[8] ? (f_older_than_8 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[9] ? (f_older_than_9 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[10] ? (f_older_than_10 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[11] ? (f_older_than_11 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[12] ? (f_older_than_12 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[13] ? (f_older_than_13 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[14] ? (f_older_than_14 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[15] ? (f_older_than_15 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[16] ? (f_older_than_16 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[17] ? (f_older_than_17 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[18] ? (f_older_than_18 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[19] ? (f_older_than_19 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[20] ? (f_older_than_20 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[21] ? (f_older_than_21 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[22] ? (f_older_than_22 & ~f_older_than_2) : 24'd0))
            & ~(|(f_older_than_2[23] ? (f_older_than_23 & ~f_older_than_2) : 24'd0));
    wire _and_4 = ~(|(f_older_than_3[0] ? (f_older_than_0 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[1] ? (f_older_than_1 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[2] ? (f_older_than_2 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[4] ? (f_older_than_4 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[5] ? (f_older_than_5 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[6] ? (f_older_than_6 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[7] ? (f_older_than_7 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[8] ? (f_older_than_8 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[9] ? (f_older_than_9 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[10] ? (f_older_than_10 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[11] ? (f_older_than_11 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[12] ? (f_older_than_12 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[13] ? (f_older_than_13 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[14] ? (f_older_than_14 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[15] ? (f_older_than_15 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[16] ? (f_older_than_16 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[17] ? (f_older_than_17 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[18] ? (f_older_than_18 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[19] ? (f_older_than_19 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[20] ? (f_older_than_20 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[21] ? (f_older_than_21 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[22] ? (f_older_than_22 & ~f_older_than_3) : 24'd0))
            & ~(|(f_older_than_3[23] ? (f_older_than_23 & ~f_older_than_3) : 24'd0));
    wire _and_5 = ~(|(f_older_than_4[0] ? (f_older_than_0 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[1] ? (f_older_than_1 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[2] ? (f_older_than_2 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[3] ? (f_older_than_3 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[5] ? (f_older_than_5 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[6] ? (f_older_than_6 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[7] ? (f_older_than_7 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[8] ? (f_older_than_8 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[9] ? (f_older_than_9 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[10] ? (f_older_than_10 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[11] ? (f_older_than_11 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[12] ? (f_older_than_12 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[13] ? (f_older_than_13 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[14] ? (f_older_than_14 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[15] ? (f_older_than_15 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[16] ? (f_older_than_16 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[17] ? (f_older_than_17 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[18] ? (f_older_than_18 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[19] ? (f_older_than_19 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[20] ? (f_older_than_20 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[21] ? (f_older_than_21 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[22] ? (f_older_than_22 & ~f_older_than_4) : 24'd0))
            & ~(|(f_older_than_4[23] ? (f_older_than_23 & ~f_older_than_4) : 24'd0));
    wire _and_6 = ~(|(f_older_than_5[0] ? (f_older_than_0 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[1] ? (f_older_than_1 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[2] ? (f_older_than_2 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[3] ? (f_older_than_3 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[4] ? (f_older_than_4 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[6] ? (f_older_than_6 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[7] ? (f_older_than_7 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[8] ? (f_older_than_8 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[9] ? (f_older_than_9 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[10] ? (f_older_than_10 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[11] ? (f_older_than_11 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[12] ? (f_older_than_12 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[13] ? (f_older_than_13 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[14] ? (f_older_than_14 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[15] ? (f_older_than_15 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[16] ? (f_older_than_16 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[17] ? (f_older_than_17 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[18] ? (f_older_than_18 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[19] ? (f_older_than_19 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[20] ? (f_older_than_20 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[21] ? (f_older_than_21 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[22] ? (f_older_than_22 & ~f_older_than_5) : 24'd0))
            & ~(|(f_older_than_5[23] ? (f_older_than_23 & ~f_older_than_5) : 24'd0));
    wire _and_7 = ~(|(f_older_than_6[0] ? (f_older_than_0 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[1] ? (f_older_than_1 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[2] ? (f_older_than_2 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[3] ? (f_older_than_3 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[4] ? (f_older_than_4 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[5] ? (f_older_than_5 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[7] ? (f_older_than_7 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[8] ? (f_older_than_8 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[9] ? (f_older_than_9 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[10] ? (f_older_than_10 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[11] ? (f_older_than_11 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[12] ? (f_older_than_12 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[13] ? (f_older_than_13 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[14] ? (f_older_than_14 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[15] ? (f_older_than_15 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[16] ? (f_older_than_16 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[17] ? (f_older_than_17 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[18] ? (f_older_than_18 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[19] ? (f_older_than_19 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[20] ? (f_older_than_20 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[21] ? (f_older_than_21 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[22] ? (f_older_than_22 & ~f_older_than_6) : 24'd0))
            & ~(|(f_older_than_6[23] ? (f_older_than_23 & ~f_older_than_6) : 24'd0));
    wire _and_8 = ~(|(f_older_than_7[0] ? (f_older_than_0 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[1] ? (f_older_than_1 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[2] ? (f_older_than_2 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[3] ? (f_older_than_3 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[4] ? (f_older_than_4 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[5] ? (f_older_than_5 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[6] ? (f_older_than_6 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[8] ? (f_older_than_8 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[9] ? (f_older_than_9 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[10] ? (f_older_than_10 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[11] ? (f_older_than_11 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[12] ? (f_older_than_12 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[13] ? (f_older_than_13 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[14] ? (f_older_than_14 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[15] ? (f_older_than_15 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[16] ? (f_older_than_16 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[17] ? (f_older_than_17 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[18] ? (f_older_than_18 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[19] ? (f_older_than_19 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[20] ? (f_older_than_20 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[21] ? (f_older_than_21 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[22] ? (f_older_than_22 & ~f_older_than_7) : 24'd0))
            & ~(|(f_older_than_7[23] ? (f_older_than_23 & ~f_older_than_7) : 24'd0));
    wire _and_9 = ~(|(f_older_than_8[0] ? (f_older_than_0 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[1] ? (f_older_than_1 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[2] ? (f_older_than_2 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[3] ? (f_older_than_3 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[4] ? (f_older_than_4 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[5] ? (f_older_than_5 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[6] ? (f_older_than_6 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[7] ? (f_older_than_7 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[9] ? (f_older_than_9 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[10] ? (f_older_than_10 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[11] ? (f_older_than_11 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[12] ? (f_older_than_12 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[13] ? (f_older_than_13 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[14] ? (f_older_than_14 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[15] ? (f_older_than_15 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[16] ? (f_older_than_16 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[17] ? (f_older_than_17 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[18] ? (f_older_than_18 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[19] ? (f_older_than_19 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[20] ? (f_older_than_20 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[21] ? (f_older_than_21 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[22] ? (f_older_than_22 & ~f_older_than_8) : 24'd0))
            & ~(|(f_older_than_8[23] ? (f_older_than_23 & ~f_older_than_8) : 24'd0));
    wire _and_10 = ~(|(f_older_than_9[0] ? (f_older_than_0 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[1] ? (f_older_than_1 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[2] ? (f_older_than_2 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[3] ? (f_older_than_3 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[4] ? (f_older_than_4 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[5] ? (f_older_than_5 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[6] ? (f_older_than_6 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[7] ? (f_older_than_7 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[8] ? (f_older_than_8 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[10] ? (f_older_than_10 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[11] ? (f_older_than_11 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[12] ? (f_older_than_12 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[13] ? (f_older_than_13 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[14] ? (f_older_than_14 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[15] ? (f_older_than_15 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[16] ? (f_older_than_16 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[17] ? (f_older_than_17 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[18] ? (f_older_than_18 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[19] ? (f_older_than_19 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[20] ? (f_older_than_20 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[21] ? (f_older_than_21 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[22] ? (f_older_than_22 & ~f_older_than_9) : 24'd0))
            & ~(|(f_older_than_9[23] ? (f_older_than_23 & ~f_older_than_9) : 24'd0));
    wire _and_11 = ~(|(f_older_than_10[0] ? (f_older_than_0 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[1] ? (f_older_than_1 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[2] ? (f_older_than_2 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[3] ? (f_older_than_3 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[4] ? (f_older_than_4 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[5] ? (f_older_than_5 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[6] ? (f_older_than_6 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[7] ? (f_older_than_7 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[8] ? (f_older_than_8 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[9] ? (f_older_than_9 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[11] ? (f_older_than_11 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[12] ? (f_older_than_12 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[13] ? (f_older_than_13 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[14] ? (f_older_than_14 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[15] ? (f_older_than_15 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[16] ? (f_older_than_16 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[17] ? (f_older_than_17 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[18] ? (f_older_than_18 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[19] ? (f_older_than_19 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[20] ? (f_older_than_20 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[21] ? (f_older_than_21 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[22] ? (f_older_than_22 & ~f_older_than_10) : 24'd0))
            & ~(|(f_older_than_10[23] ? (f_older_than_23 & ~f_older_than_10) : 24'd0));
    wire _and_12 = ~(|(f_older_than_11[0] ? (f_older_than_0 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[1] ? (f_older_than_1 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[2] ? (f_older_than_2 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[3] ? (f_older_than_3 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[4] ? (f_older_than_4 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[5] ? (f_older_than_5 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[6] ? (f_older_than_6 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[7] ? (f_older_than_7 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[8] ? (f_older_than_8 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[9] ? (f_older_than_9 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[10] ? (f_older_than_10 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[12] ? (f_older_than_12 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[13] ? (f_older_than_13 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[14] ? (f_older_than_14 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[15] ? (f_older_than_15 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[16] ? (f_older_than_16 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[17] ? (f_older_than_17 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[18] ? (f_older_than_18 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[19] ? (f_older_than_19 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[20] ? (f_older_than_20 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[21] ? (f_older_than_21 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[22] ? (f_older_than_22 & ~f_older_than_11) : 24'd0))
            & ~(|(f_older_than_11[23] ? (f_older_than_23 & ~f_older_than_11) : 24'd0));
    wire _and_13 = ~(|(f_older_than_12[0] ? (f_older_than_0 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[1] ? (f_older_than_1 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[2] ? (f_older_than_2 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[3] ? (f_older_than_3 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[4] ? (f_older_than_4 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[5] ? (f_older_than_5 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[6] ? (f_older_than_6 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[7] ? (f_older_than_7 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[8] ? (f_older_than_8 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[9] ? (f_older_than_9 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[10] ? (f_older_than_10 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[11] ? (f_older_than_11 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[13] ? (f_older_than_13 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[14] ? (f_older_than_14 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[15] ? (f_older_than_15 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[16] ? (f_older_than_16 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[17] ? (f_older_than_17 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[18] ? (f_older_than_18 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[19] ? (f_older_than_19 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[20] ? (f_older_than_20 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[21] ? (f_older_than_21 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[22] ? (f_older_than_22 & ~f_older_than_12) : 24'd0))
            & ~(|(f_older_than_12[23] ? (f_older_than_23 & ~f_older_than_12) : 24'd0));
    wire _and_14 = ~(|(f_older_than_13[0] ? (f_older_than_0 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[1] ? (f_older_than_1 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[2] ? (f_older_than_2 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[3] ? (f_older_than_3 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[4] ? (f_older_than_4 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[5] ? (f_older_than_5 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[6] ? (f_older_than_6 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[7] ? (f_older_than_7 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[8] ? (f_older_than_8 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[9] ? (f_older_than_9 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[10] ? (f_older_than_10 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[11] ? (f_older_than_11 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[12] ? (f_older_than_12 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[14] ? (f_older_than_14 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[15] ? (f_older_than_15 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[16] ? (f_older_than_16 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[17] ? (f_older_than_17 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[18] ? (f_older_than_18 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[19] ? (f_older_than_19 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[20] ? (f_older_than_20 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[21] ? (f_older_than_21 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[22] ? (f_older_than_22 & ~f_older_than_13) : 24'd0))
            & ~(|(f_older_than_13[23] ? (f_older_than_23 & ~f_older_than_13) : 24'd0));
    wire _and_15 = ~(|(f_older_than_14[0] ? (f_older_than_0 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[1] ? (f_older_than_1 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[2] ? (f_older_than_2 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[3] ? (f_older_than_3 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[4] ? (f_older_than_4 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[5] ? (f_older_than_5 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[6] ? (f_older_than_6 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[7] ? (f_older_than_7 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[8] ? (f_older_than_8 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[9] ? (f_older_than_9 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[10] ? (f_older_than_10 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[11] ? (f_older_than_11 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[12] ? (f_older_than_12 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[13] ? (f_older_than_13 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[15] ? (f_older_than_15 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[16] ? (f_older_than_16 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[17] ? (f_older_than_17 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[18] ? (f_older_than_18 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[19] ? (f_older_than_19 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[20] ? (f_older_than_20 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[21] ? (f_older_than_21 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[22] ? (f_older_than_22 & ~f_older_than_14) : 24'd0))
            & ~(|(f_older_than_14[23] ? (f_older_than_23 & ~f_older_than_14) : 24'd0));
    wire _and_16 = ~(|(f_older_than_15[0] ? (f_older_than_0 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[1] ? (f_older_than_1 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[2] ? (f_older_than_2 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[3] ? (f_older_than_3 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[4] ? (f_older_than_4 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[5] ? (f_older_than_5 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[6] ? (f_older_than_6 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[7] ? (f_older_than_7 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[8] ? (f_older_than_8 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[9] ? (f_older_than_9 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[10] ? (f_older_than_10 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[11] ? (f_older_than_11 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[12] ? (f_older_than_12 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[13] ? (f_older_than_13 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[14] ? (f_older_than_14 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[16] ? (f_older_than_16 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[17] ? (f_older_than_17 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[18] ? (f_older_than_18 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[19] ? (f_older_than_19 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[20] ? (f_older_than_20 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[21] ? (f_older_than_21 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[22] ? (f_older_than_22 & ~f_older_than_15) : 24'd0))
            & ~(|(f_older_than_15[23] ? (f_older_than_23 & ~f_older_than_15) : 24'd0));
    wire _and_17 = ~(|(f_older_than_16[0] ? (f_older_than_0 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[1] ? (f_older_than_1 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[2] ? (f_older_than_2 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[3] ? (f_older_than_3 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[4] ? (f_older_than_4 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[5] ? (f_older_than_5 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[6] ? (f_older_than_6 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[7] ? (f_older_than_7 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[8] ? (f_older_than_8 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[9] ? (f_older_than_9 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[10] ? (f_older_than_10 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[11] ? (f_older_than_11 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[12] ? (f_older_than_12 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[13] ? (f_older_than_13 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[14] ? (f_older_than_14 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[15] ? (f_older_than_15 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[17] ? (f_older_than_17 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[18] ? (f_older_than_18 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[19] ? (f_older_than_19 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[20] ? (f_older_than_20 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[21] ? (f_older_than_21 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[22] ? (f_older_than_22 & ~f_older_than_16) : 24'd0))
            & ~(|(f_older_than_16[23] ? (f_older_than_23 & ~f_older_than_16) : 24'd0));
    wire _and_18 = ~(|(f_older_than_17[0] ? (f_older_than_0 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[1] ? (f_older_than_1 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[2] ? (f_older_than_2 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[3] ? (f_older_than_3 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[4] ? (f_older_than_4 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[5] ? (f_older_than_5 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[6] ? (f_older_than_6 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[7] ? (f_older_than_7 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[8] ? (f_older_than_8 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[9] ? (f_older_than_9 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[10] ? (f_older_than_10 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[11] ? (f_older_than_11 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[12] ? (f_older_than_12 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[13] ? (f_older_than_13 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[14] ? (f_older_than_14 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[15] ? (f_older_than_15 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[16] ? (f_older_than_16 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[18] ? (f_older_than_18 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[19] ? (f_older_than_19 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[20] ? (f_older_than_20 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[21] ? (f_older_than_21 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[22] ? (f_older_than_22 & ~f_older_than_17) : 24'd0))
            & ~(|(f_older_than_17[23] ? (f_older_than_23 & ~f_older_than_17) : 24'd0));
    wire _and_19 = ~(|(f_older_than_18[0] ? (f_older_than_0 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[1] ? (f_older_than_1 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[2] ? (f_older_than_2 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[3] ? (f_older_than_3 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[4] ? (f_older_than_4 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[5] ? (f_older_than_5 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[6] ? (f_older_than_6 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[7] ? (f_older_than_7 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[8] ? (f_older_than_8 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[9] ? (f_older_than_9 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[10] ? (f_older_than_10 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[11] ? (f_older_than_11 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[12] ? (f_older_than_12 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[13] ? (f_older_than_13 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[14] ? (f_older_than_14 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[15] ? (f_older_than_15 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[16] ? (f_older_than_16 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[17] ? (f_older_than_17 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[19] ? (f_older_than_19 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[20] ? (f_older_than_20 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[21] ? (f_older_than_21 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[22] ? (f_older_than_22 & ~f_older_than_18) : 24'd0))
            & ~(|(f_older_than_18[23] ? (f_older_than_23 & ~f_older_than_18) : 24'd0));
    wire _and_20 = ~(|(f_older_than_19[0] ? (f_older_than_0 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[1] ? (f_older_than_1 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[2] ? (f_older_than_2 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[3] ? (f_older_than_3 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[4] ? (f_older_than_4 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[5] ? (f_older_than_5 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[6] ? (f_older_than_6 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[7] ? (f_older_than_7 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[8] ? (f_older_than_8 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[9] ? (f_older_than_9 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[10] ? (f_older_than_10 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[11] ? (f_older_than_11 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[12] ? (f_older_than_12 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[13] ? (f_older_than_13 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[14] ? (f_older_than_14 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[15] ? (f_older_than_15 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[16] ? (f_older_than_16 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[17] ? (f_older_than_17 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[18] ? (f_older_than_18 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[20] ? (f_older_than_20 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[21] ? (f_older_than_21 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[22] ? (f_older_than_22 & ~f_older_than_19) : 24'd0))
            & ~(|(f_older_than_19[23] ? (f_older_than_23 & ~f_older_than_19) : 24'd0));
    wire _and_21 = ~(|(f_older_than_20[0] ? (f_older_than_0 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[1] ? (f_older_than_1 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[2] ? (f_older_than_2 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[3] ? (f_older_than_3 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[4] ? (f_older_than_4 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[5] ? (f_older_than_5 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[6] ? (f_older_than_6 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[7] ? (f_older_than_7 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[8] ? (f_older_than_8 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[9] ? (f_older_than_9 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[10] ? (f_older_than_10 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[11] ? (f_older_than_11 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[12] ? (f_older_than_12 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[13] ? (f_older_than_13 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[14] ? (f_older_than_14 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[15] ? (f_older_than_15 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[16] ? (f_older_than_16 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[17] ? (f_older_than_17 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[18] ? (f_older_than_18 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[19] ? (f_older_than_19 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[21] ? (f_older_than_21 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[22] ? (f_older_than_22 & ~f_older_than_20) : 24'd0))
            & ~(|(f_older_than_20[23] ? (f_older_than_23 & ~f_older_than_20) : 24'd0));
    wire _and_22 = ~(|(f_older_than_21[0] ? (f_older_than_0 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[1] ? (f_older_than_1 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[2] ? (f_older_than_2 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[3] ? (f_older_than_3 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[4] ? (f_older_than_4 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[5] ? (f_older_than_5 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[6] ? (f_older_than_6 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[7] ? (f_older_than_7 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[8] ? (f_older_than_8 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[9] ? (f_older_than_9 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[10] ? (f_older_than_10 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[11] ? (f_older_than_11 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[12] ? (f_older_than_12 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[13] ? (f_older_than_13 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[14] ? (f_older_than_14 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[15] ? (f_older_than_15 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[16] ? (f_older_than_16 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[17] ? (f_older_than_17 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[18] ? (f_older_than_18 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[19] ? (f_older_than_19 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[20] ? (f_older_than_20 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[22] ? (f_older_than_22 & ~f_older_than_21) : 24'd0))
            & ~(|(f_older_than_21[23] ? (f_older_than_23 & ~f_older_than_21) : 24'd0));
    wire _and_23 = ~(|(f_older_than_22[0] ? (f_older_than_0 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[1] ? (f_older_than_1 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[2] ? (f_older_than_2 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[3] ? (f_older_than_3 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[4] ? (f_older_than_4 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[5] ? (f_older_than_5 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[6] ? (f_older_than_6 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[7] ? (f_older_than_7 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[8] ? (f_older_than_8 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[9] ? (f_older_than_9 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[10] ? (f_older_than_10 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[11] ? (f_older_than_11 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[12] ? (f_older_than_12 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[13] ? (f_older_than_13 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[14] ? (f_older_than_14 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[15] ? (f_older_than_15 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[16] ? (f_older_than_16 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[17] ? (f_older_than_17 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[18] ? (f_older_than_18 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[19] ? (f_older_than_19 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[20] ? (f_older_than_20 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[21] ? (f_older_than_21 & ~f_older_than_22) : 24'd0))
            & ~(|(f_older_than_22[23] ? (f_older_than_23 & ~f_older_than_22) : 24'd0));
    wire _and_24 = ~(|(f_older_than_23[0] ? (f_older_than_0 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[1] ? (f_older_than_1 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[2] ? (f_older_than_2 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[3] ? (f_older_than_3 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[4] ? (f_older_than_4 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[5] ? (f_older_than_5 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[6] ? (f_older_than_6 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[7] ? (f_older_than_7 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[8] ? (f_older_than_8 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[9] ? (f_older_than_9 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[10] ? (f_older_than_10 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[11] ? (f_older_than_11 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[12] ? (f_older_than_12 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[13] ? (f_older_than_13 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[14] ? (f_older_than_14 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[15] ? (f_older_than_15 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[16] ? (f_older_than_16 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[17] ? (f_older_than_17 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[18] ? (f_older_than_18 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[19] ? (f_older_than_19 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[20] ? (f_older_than_20 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[21] ? (f_older_than_21 & ~f_older_than_23) : 24'd0))
            & ~(|(f_older_than_23[22] ? (f_older_than_22 & ~f_older_than_23) : 24'd0));

    // WS-L1: Invariant: the order has no circles.
    always @* if (!rst) WS_L1_2: assert(_and & _and_2 & _and_3 & _and_4 & _and_5 & _and_6 & _and_7
            & _and_8 & _and_9 & _and_10 & _and_11 & _and_12 & _and_13 & _and_14 & _and_15 & _and_16
            & _and_17 & _and_18 & _and_19 & _and_20 & _and_21 & _and_22 & _and_23 & _and_24);

    reg f_last; // a was issued last

    always @(posedge clk) begin
        if (rst) begin
            f_last <= 1'b0;
        end else begin
            f_last <= ~(launch_valid & (|(_launch_wid_one_hot & f_a)))
                    & (issue ? (|((issue ? _sel_wid_one_hot : 24'd0) & f_a)) : f_last);
        end
    end

    wire [23:0] _by_last_valid = last_valid ? one_hot(last) : 24'd0;
    wire _some = |(_by_last_valid & f_a);

    // WS-L2: A launch in the slot of the last warp: nobody is the last warp.
    always @* if (!rst) WS_L2_1: assert(f_last | ~_some);

    // WS-I1: The warp that was issued last is the last one.
    always @* if (!rst) WS_I1_1: assert(~f_last | _some);

    // WS-G1: The last issued warp, if ready, comes before all others.
    always @* if (!rst) WS_G1_1: assert(~(f_last & (|(ready & f_a))) | ~(|(winner & f_b)));

    // WS-G2: A warp with an older one ready wins only as the last issued one.
    always @* if (!rst) WS_G2_4: assert(~((|(ready & f_a)) & _by_f_past & (|(winner & f_b)))
            | (|(_by_last_valid & f_b)));
`endif
