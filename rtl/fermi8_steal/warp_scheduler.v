// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   24     local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   5      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   force_valid   in   1      override
//   force_wid     in   5      the warp to be selected
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  5      the selected warp, zero if none
//   cand_valid    out  1      a candidate for stealing
//   cand_wid      out  5      it, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [23:0] ready,
    input  wire launch_valid,
    input  wire [4:0] launch_wid,
    input  wire issue,
    input  wire force_valid,
    input  wire [4:0] force_wid,
    output wire sel_valid,
    output wire [4:0] sel_wid,
    output wire cand_valid,
    output wire [4:0] cand_wid
);
    localparam N = 24; // warps of this scheduler

    // Priorities
    reg [4:0] last; // last issued warp
    reg last_valid; // last still holds that warp
    reg [4:0] rank_0; // launch order, 0 is the oldest
    reg [4:0] rank_1; // launch order, 0 is the oldest
    reg [4:0] rank_2; // launch order, 0 is the oldest
    reg [4:0] rank_3; // launch order, 0 is the oldest
    reg [4:0] rank_4; // launch order, 0 is the oldest
    reg [4:0] rank_5; // launch order, 0 is the oldest
    reg [4:0] rank_6; // launch order, 0 is the oldest
    reg [4:0] rank_7; // launch order, 0 is the oldest
    reg [4:0] rank_8; // launch order, 0 is the oldest
    reg [4:0] rank_9; // launch order, 0 is the oldest
    reg [4:0] rank_10; // launch order, 0 is the oldest
    reg [4:0] rank_11; // launch order, 0 is the oldest
    reg [4:0] rank_12; // launch order, 0 is the oldest
    reg [4:0] rank_13; // launch order, 0 is the oldest
    reg [4:0] rank_14; // launch order, 0 is the oldest
    reg [4:0] rank_15; // launch order, 0 is the oldest
    reg [4:0] rank_16; // launch order, 0 is the oldest
    reg [4:0] rank_17; // launch order, 0 is the oldest
    reg [4:0] rank_18; // launch order, 0 is the oldest
    reg [4:0] rank_19; // launch order, 0 is the oldest
    reg [4:0] rank_20; // launch order, 0 is the oldest
    reg [4:0] rank_21; // launch order, 0 is the oldest
    reg [4:0] rank_22; // launch order, 0 is the oldest
    reg [4:0] rank_23; // launch order, 0 is the oldest

    wire [23:0] launch_slot = {launch_wid == 5'd23, launch_wid == 5'd22, launch_wid == 5'd21,
            launch_wid == 5'd20, launch_wid == 5'd19, launch_wid == 5'd18, launch_wid == 5'd17,
            launch_wid == 5'd16, launch_wid == 5'd15, launch_wid == 5'd14, launch_wid == 5'd13,
            launch_wid == 5'd12, launch_wid == 5'd11, launch_wid == 5'd10, launch_wid == 5'd9,
            launch_wid == 5'd8, launch_wid == 5'd7, launch_wid == 5'd6, launch_wid == 5'd5,
            launch_wid == 5'd4, launch_wid == 5'd3, launch_wid == 5'd2, launch_wid == 5'd1,
            launch_wid == 5'd0};
    wire [4:0] old_rank = ({5{launch_slot[0]}} & rank_0) | ({5{launch_slot[1]}} & rank_1)
            | ({5{launch_slot[2]}} & rank_2) | ({5{launch_slot[3]}} & rank_3)
            | ({5{launch_slot[4]}} & rank_4) | ({5{launch_slot[5]}} & rank_5)
            | ({5{launch_slot[6]}} & rank_6) | ({5{launch_slot[7]}} & rank_7)
            | ({5{launch_slot[8]}} & rank_8) | ({5{launch_slot[9]}} & rank_9)
            | ({5{launch_slot[10]}} & rank_10) | ({5{launch_slot[11]}} & rank_11)
            | ({5{launch_slot[12]}} & rank_12) | ({5{launch_slot[13]}} & rank_13)
            | ({5{launch_slot[14]}} & rank_14) | ({5{launch_slot[15]}} & rank_15)
            | ({5{launch_slot[16]}} & rank_16) | ({5{launch_slot[17]}} & rank_17)
            | ({5{launch_slot[18]}} & rank_18) | ({5{launch_slot[19]}} & rank_19)
            | ({5{launch_slot[20]}} & rank_20) | ({5{launch_slot[21]}} & rank_21)
            | ({5{launch_slot[22]}} & rank_22) | ({5{launch_slot[23]}} & rank_23);

    // WS-G1: The last issued warp comes before all others.
    // WS-G2: Then the oldest first.
    wire [5:0] key_0 = {~(last_valid & (last == 5'd0)), rank_0};

    wire [5:0] key_1 = {~(last_valid & (last == 5'd1)), rank_1};
    wire [5:0] key_2 = {~(last_valid & (last == 5'd2)), rank_2};
    wire [5:0] key_3 = {~(last_valid & (last == 5'd3)), rank_3};
    wire [5:0] key_4 = {~(last_valid & (last == 5'd4)), rank_4};
    wire [5:0] key_5 = {~(last_valid & (last == 5'd5)), rank_5};
    wire [5:0] key_6 = {~(last_valid & (last == 5'd6)), rank_6};
    wire [5:0] key_7 = {~(last_valid & (last == 5'd7)), rank_7};
    wire [5:0] key_8 = {~(last_valid & (last == 5'd8)), rank_8};
    wire [5:0] key_9 = {~(last_valid & (last == 5'd9)), rank_9};
    wire [5:0] key_10 = {~(last_valid & (last == 5'd10)), rank_10};
    wire [5:0] key_11 = {~(last_valid & (last == 5'd11)), rank_11};
    wire [5:0] key_12 = {~(last_valid & (last == 5'd12)), rank_12};
    wire [5:0] key_13 = {~(last_valid & (last == 5'd13)), rank_13};
    wire [5:0] key_14 = {~(last_valid & (last == 5'd14)), rank_14};
    wire [5:0] key_15 = {~(last_valid & (last == 5'd15)), rank_15};
    wire [5:0] key_16 = {~(last_valid & (last == 5'd16)), rank_16};
    wire [5:0] key_17 = {~(last_valid & (last == 5'd17)), rank_17};
    wire [5:0] key_18 = {~(last_valid & (last == 5'd18)), rank_18};
    wire [5:0] key_19 = {~(last_valid & (last == 5'd19)), rank_19};
    wire [5:0] key_20 = {~(last_valid & (last == 5'd20)), rank_20};
    wire [5:0] key_21 = {~(last_valid & (last == 5'd21)), rank_21};
    wire [5:0] key_22 = {~(last_valid & (last == 5'd22)), rank_22};
    wire [5:0] key_23 = {~(last_valid & (last == 5'd23)), rank_23};

    // Selection
    wire key_0_below_key_1 = key_0 < key_1;

    // WS-T1: A binary tree of neighbours; the ready warp of higher priority passes.
    wire tree_1_0_left = ~ready[1] | (ready[0] & key_0_below_key_1);

    wire tree_1_0_ready = ready[0] | ready[1];
    wire tree_1_0_index = ~tree_1_0_left;
    wire [5:0] tree_1_0_key = tree_1_0_left ? key_0 : key_1;
    wire key_2_below_key_3 = key_2 < key_3;
    wire tree_1_1_left = ~ready[3] | (ready[2] & key_2_below_key_3);
    wire tree_1_1_ready = ready[2] | ready[3];
    wire tree_1_1_index = ~tree_1_1_left;
    wire [5:0] tree_1_1_key = tree_1_1_left ? key_2 : key_3;
    wire key_4_below_key_5 = key_4 < key_5;
    wire tree_1_2_left = ~ready[5] | (ready[4] & key_4_below_key_5);
    wire tree_1_2_ready = ready[4] | ready[5];
    wire tree_1_2_index = ~tree_1_2_left;
    wire [5:0] tree_1_2_key = tree_1_2_left ? key_4 : key_5;
    wire key_6_below_key_7 = key_6 < key_7;
    wire tree_1_3_left = ~ready[7] | (ready[6] & key_6_below_key_7);
    wire tree_1_3_ready = ready[6] | ready[7];
    wire tree_1_3_index = ~tree_1_3_left;
    wire [5:0] tree_1_3_key = tree_1_3_left ? key_6 : key_7;
    wire key_8_below_key_9 = key_8 < key_9;
    wire tree_1_4_left = ~ready[9] | (ready[8] & key_8_below_key_9);
    wire tree_1_4_ready = ready[8] | ready[9];
    wire tree_1_4_index = ~tree_1_4_left;
    wire [5:0] tree_1_4_key = tree_1_4_left ? key_8 : key_9;
    wire key_10_below_key_11 = key_10 < key_11;
    wire tree_1_5_left = ~ready[11] | (ready[10] & key_10_below_key_11);
    wire tree_1_5_ready = ready[10] | ready[11];
    wire tree_1_5_index = ~tree_1_5_left;
    wire [5:0] tree_1_5_key = tree_1_5_left ? key_10 : key_11;
    wire key_12_below_key_13 = key_12 < key_13;
    wire tree_1_6_left = ~ready[13] | (ready[12] & key_12_below_key_13);
    wire tree_1_6_ready = ready[12] | ready[13];
    wire tree_1_6_index = ~tree_1_6_left;
    wire [5:0] tree_1_6_key = tree_1_6_left ? key_12 : key_13;
    wire key_14_below_key_15 = key_14 < key_15;
    wire tree_1_7_left = ~ready[15] | (ready[14] & key_14_below_key_15);
    wire tree_1_7_ready = ready[14] | ready[15];
    wire tree_1_7_index = ~tree_1_7_left;
    wire [5:0] tree_1_7_key = tree_1_7_left ? key_14 : key_15;
    wire key_16_below_key_17 = key_16 < key_17;
    wire tree_1_8_left = ~ready[17] | (ready[16] & key_16_below_key_17);
    wire tree_1_8_ready = ready[16] | ready[17];
    wire tree_1_8_index = ~tree_1_8_left;
    wire [5:0] tree_1_8_key = tree_1_8_left ? key_16 : key_17;
    wire key_18_below_key_19 = key_18 < key_19;
    wire tree_1_9_left = ~ready[19] | (ready[18] & key_18_below_key_19);
    wire tree_1_9_ready = ready[18] | ready[19];
    wire tree_1_9_index = ~tree_1_9_left;
    wire [5:0] tree_1_9_key = tree_1_9_left ? key_18 : key_19;
    wire key_20_below_key_21 = key_20 < key_21;
    wire tree_1_10_left = ~ready[21] | (ready[20] & key_20_below_key_21);
    wire tree_1_10_ready = ready[20] | ready[21];
    wire tree_1_10_index = ~tree_1_10_left;
    wire [5:0] tree_1_10_key = tree_1_10_left ? key_20 : key_21;
    wire key_22_below_key_23 = key_22 < key_23;
    wire tree_1_11_left = ~ready[23] | (ready[22] & key_22_below_key_23);
    wire tree_1_11_ready = ready[22] | ready[23];
    wire tree_1_11_index = ~tree_1_11_left;
    wire [5:0] tree_1_11_key = tree_1_11_left ? key_22 : key_23;
    wire tree_2_0_left = ~tree_1_1_ready | (tree_1_0_ready & (tree_1_0_key < tree_1_1_key));
    wire tree_2_0_ready = tree_1_0_ready | tree_1_1_ready;
    wire [1:0] tree_2_0_index = tree_2_0_left ? {1'b0, tree_1_0_index} : {1'b1, tree_1_1_index};
    wire [5:0] tree_2_0_key = tree_2_0_left ? tree_1_0_key : tree_1_1_key;
    wire tree_2_1_left = ~tree_1_3_ready | (tree_1_2_ready & (tree_1_2_key < tree_1_3_key));
    wire tree_2_1_ready = tree_1_2_ready | tree_1_3_ready;
    wire [1:0] tree_2_1_index = tree_2_1_left ? {1'b0, tree_1_2_index} : {1'b1, tree_1_3_index};
    wire [5:0] tree_2_1_key = tree_2_1_left ? tree_1_2_key : tree_1_3_key;
    wire tree_2_2_left = ~tree_1_5_ready | (tree_1_4_ready & (tree_1_4_key < tree_1_5_key));
    wire tree_2_2_ready = tree_1_4_ready | tree_1_5_ready;
    wire [1:0] tree_2_2_index = tree_2_2_left ? {1'b0, tree_1_4_index} : {1'b1, tree_1_5_index};
    wire [5:0] tree_2_2_key = tree_2_2_left ? tree_1_4_key : tree_1_5_key;
    wire tree_2_3_left = ~tree_1_7_ready | (tree_1_6_ready & (tree_1_6_key < tree_1_7_key));
    wire tree_2_3_ready = tree_1_6_ready | tree_1_7_ready;
    wire [1:0] tree_2_3_index = tree_2_3_left ? {1'b0, tree_1_6_index} : {1'b1, tree_1_7_index};
    wire [5:0] tree_2_3_key = tree_2_3_left ? tree_1_6_key : tree_1_7_key;
    wire tree_2_4_left = ~tree_1_9_ready | (tree_1_8_ready & (tree_1_8_key < tree_1_9_key));
    wire tree_2_4_ready = tree_1_8_ready | tree_1_9_ready;
    wire [1:0] tree_2_4_index = tree_2_4_left ? {1'b0, tree_1_8_index} : {1'b1, tree_1_9_index};
    wire [5:0] tree_2_4_key = tree_2_4_left ? tree_1_8_key : tree_1_9_key;
    wire tree_2_5_left = ~tree_1_11_ready | (tree_1_10_ready & (tree_1_10_key < tree_1_11_key));
    wire tree_2_5_ready = tree_1_10_ready | tree_1_11_ready;
    wire [1:0] tree_2_5_index = tree_2_5_left ? {1'b0, tree_1_10_index} : {1'b1, tree_1_11_index};
    wire [5:0] tree_2_5_key = tree_2_5_left ? tree_1_10_key : tree_1_11_key;
    wire tree_3_0_left = ~tree_2_1_ready | (tree_2_0_ready & (tree_2_0_key < tree_2_1_key));
    wire tree_3_0_ready = tree_2_0_ready | tree_2_1_ready;
    wire [2:0] tree_3_0_index = tree_3_0_left ? {1'b0, tree_2_0_index} : {1'b1, tree_2_1_index};
    wire [5:0] tree_3_0_key = tree_3_0_left ? tree_2_0_key : tree_2_1_key;
    wire tree_3_1_left = ~tree_2_3_ready | (tree_2_2_ready & (tree_2_2_key < tree_2_3_key));
    wire tree_3_1_ready = tree_2_2_ready | tree_2_3_ready;
    wire [2:0] tree_3_1_index = tree_3_1_left ? {1'b0, tree_2_2_index} : {1'b1, tree_2_3_index};
    wire [5:0] tree_3_1_key = tree_3_1_left ? tree_2_2_key : tree_2_3_key;
    wire tree_3_2_left = ~tree_2_5_ready | (tree_2_4_ready & (tree_2_4_key < tree_2_5_key));
    wire tree_3_2_ready = tree_2_4_ready | tree_2_5_ready;
    wire [2:0] tree_3_2_index = tree_3_2_left ? {1'b0, tree_2_4_index} : {1'b1, tree_2_5_index};
    wire [5:0] tree_3_2_key = tree_3_2_left ? tree_2_4_key : tree_2_5_key;
    wire tree_4_0_left = ~tree_3_1_ready | (tree_3_0_ready & (tree_3_0_key < tree_3_1_key));
    wire tree_4_0_ready = tree_3_0_ready | tree_3_1_ready;
    wire [3:0] tree_4_0_index = tree_4_0_left ? {1'b0, tree_3_0_index} : {1'b1, tree_3_1_index};
    wire [5:0] tree_4_0_key = tree_4_0_left ? tree_3_0_key : tree_3_1_key;
    wire tree_5_0_left = ~tree_3_2_ready | (tree_4_0_ready & (tree_4_0_key < tree_3_2_key));
    wire tree_5_0_ready = tree_4_0_ready | tree_3_2_ready;
    wire [4:0] tree_5_0_index = tree_5_0_left ? {1'b0, tree_4_0_index} : {2'd2, tree_3_2_index};

    // WS-O1: A forced warp is selected. It is ready, so some warp is ready: sel_valid does not wait
    // for the override.
    assign sel_valid = tree_5_0_ready;

    wire [4:0] by_tree_5_0_ready = tree_5_0_ready ? tree_5_0_index : 5'd0;
    assign sel_wid = force_valid ? force_wid : by_tree_5_0_ready;

    // Candidate
    wire [23:0] joined = {tree_5_0_index == 5'd23, tree_5_0_index == 5'd22, tree_5_0_index == 5'd21,
            tree_5_0_index == 5'd20, tree_5_0_index == 5'd19, tree_5_0_index == 5'd18,
            tree_5_0_index == 5'd17, tree_5_0_index == 5'd16, tree_5_0_index == 5'd15,
            tree_5_0_index == 5'd14, tree_5_0_index == 5'd13, tree_5_0_index == 5'd12,
            tree_5_0_index == 5'd11, tree_5_0_index == 5'd10, tree_5_0_index == 5'd9,
            tree_5_0_index == 5'd8, tree_5_0_index == 5'd7, tree_5_0_index == 5'd6,
            tree_5_0_index == 5'd5, tree_5_0_index == 5'd4, tree_5_0_index == 5'd3,
            tree_5_0_index == 5'd2, tree_5_0_index == 5'd1, tree_5_0_index == 5'd0};

    // WS-C2: The winner of the same tree without the first winner.
    wire [23:0] rest = ready & ~joined;

    wire second_1_0_left = ~rest[1] | (rest[0] & key_0_below_key_1);
    wire second_1_0_ready = rest[0] | rest[1];
    wire second_1_0_index = ~second_1_0_left;
    wire [5:0] second_1_0_key = second_1_0_left ? key_0 : key_1;
    wire second_1_1_left = ~rest[3] | (rest[2] & key_2_below_key_3);
    wire second_1_1_ready = rest[2] | rest[3];
    wire second_1_1_index = ~second_1_1_left;
    wire [5:0] second_1_1_key = second_1_1_left ? key_2 : key_3;
    wire second_1_2_left = ~rest[5] | (rest[4] & key_4_below_key_5);
    wire second_1_2_ready = rest[4] | rest[5];
    wire second_1_2_index = ~second_1_2_left;
    wire [5:0] second_1_2_key = second_1_2_left ? key_4 : key_5;
    wire second_1_3_left = ~rest[7] | (rest[6] & key_6_below_key_7);
    wire second_1_3_ready = rest[6] | rest[7];
    wire second_1_3_index = ~second_1_3_left;
    wire [5:0] second_1_3_key = second_1_3_left ? key_6 : key_7;
    wire second_1_4_left = ~rest[9] | (rest[8] & key_8_below_key_9);
    wire second_1_4_ready = rest[8] | rest[9];
    wire second_1_4_index = ~second_1_4_left;
    wire [5:0] second_1_4_key = second_1_4_left ? key_8 : key_9;
    wire second_1_5_left = ~rest[11] | (rest[10] & key_10_below_key_11);
    wire second_1_5_ready = rest[10] | rest[11];
    wire second_1_5_index = ~second_1_5_left;
    wire [5:0] second_1_5_key = second_1_5_left ? key_10 : key_11;
    wire second_1_6_left = ~rest[13] | (rest[12] & key_12_below_key_13);
    wire second_1_6_ready = rest[12] | rest[13];
    wire second_1_6_index = ~second_1_6_left;
    wire [5:0] second_1_6_key = second_1_6_left ? key_12 : key_13;
    wire second_1_7_left = ~rest[15] | (rest[14] & key_14_below_key_15);
    wire second_1_7_ready = rest[14] | rest[15];
    wire second_1_7_index = ~second_1_7_left;
    wire [5:0] second_1_7_key = second_1_7_left ? key_14 : key_15;
    wire second_1_8_left = ~rest[17] | (rest[16] & key_16_below_key_17);
    wire second_1_8_ready = rest[16] | rest[17];
    wire second_1_8_index = ~second_1_8_left;
    wire [5:0] second_1_8_key = second_1_8_left ? key_16 : key_17;
    wire second_1_9_left = ~rest[19] | (rest[18] & key_18_below_key_19);
    wire second_1_9_ready = rest[18] | rest[19];
    wire second_1_9_index = ~second_1_9_left;
    wire [5:0] second_1_9_key = second_1_9_left ? key_18 : key_19;
    wire second_1_10_left = ~rest[21] | (rest[20] & key_20_below_key_21);
    wire second_1_10_ready = rest[20] | rest[21];
    wire second_1_10_index = ~second_1_10_left;
    wire [5:0] second_1_10_key = second_1_10_left ? key_20 : key_21;
    wire second_1_11_left = ~rest[23] | (rest[22] & key_22_below_key_23);
    wire second_1_11_ready = rest[22] | rest[23];
    wire second_1_11_index = ~second_1_11_left;
    wire [5:0] second_1_11_key = second_1_11_left ? key_22 : key_23;
    wire second_2_0_left = ~second_1_1_ready | (second_1_0_ready
            & (second_1_0_key < second_1_1_key));
    wire second_2_0_ready = second_1_0_ready | second_1_1_ready;
    wire [1:0] second_2_0_index = second_2_0_left ? {1'b0, second_1_0_index}
            : {1'b1, second_1_1_index};
    wire [5:0] second_2_0_key = second_2_0_left ? second_1_0_key : second_1_1_key;
    wire second_2_1_left = ~second_1_3_ready | (second_1_2_ready
            & (second_1_2_key < second_1_3_key));
    wire second_2_1_ready = second_1_2_ready | second_1_3_ready;
    wire [1:0] second_2_1_index = second_2_1_left ? {1'b0, second_1_2_index}
            : {1'b1, second_1_3_index};
    wire [5:0] second_2_1_key = second_2_1_left ? second_1_2_key : second_1_3_key;
    wire second_2_2_left = ~second_1_5_ready | (second_1_4_ready
            & (second_1_4_key < second_1_5_key));
    wire second_2_2_ready = second_1_4_ready | second_1_5_ready;
    wire [1:0] second_2_2_index = second_2_2_left ? {1'b0, second_1_4_index}
            : {1'b1, second_1_5_index};
    wire [5:0] second_2_2_key = second_2_2_left ? second_1_4_key : second_1_5_key;
    wire second_2_3_left = ~second_1_7_ready | (second_1_6_ready
            & (second_1_6_key < second_1_7_key));
    wire second_2_3_ready = second_1_6_ready | second_1_7_ready;
    wire [1:0] second_2_3_index = second_2_3_left ? {1'b0, second_1_6_index}
            : {1'b1, second_1_7_index};
    wire [5:0] second_2_3_key = second_2_3_left ? second_1_6_key : second_1_7_key;
    wire second_2_4_left = ~second_1_9_ready | (second_1_8_ready
            & (second_1_8_key < second_1_9_key));
    wire second_2_4_ready = second_1_8_ready | second_1_9_ready;
    wire [1:0] second_2_4_index = second_2_4_left ? {1'b0, second_1_8_index}
            : {1'b1, second_1_9_index};
    wire [5:0] second_2_4_key = second_2_4_left ? second_1_8_key : second_1_9_key;
    wire second_2_5_left = ~second_1_11_ready | (second_1_10_ready
            & (second_1_10_key < second_1_11_key));
    wire second_2_5_ready = second_1_10_ready | second_1_11_ready;
    wire [1:0] second_2_5_index = second_2_5_left ? {1'b0, second_1_10_index}
            : {1'b1, second_1_11_index};
    wire [5:0] second_2_5_key = second_2_5_left ? second_1_10_key : second_1_11_key;
    wire second_3_0_left = ~second_2_1_ready | (second_2_0_ready
            & (second_2_0_key < second_2_1_key));
    wire second_3_0_ready = second_2_0_ready | second_2_1_ready;
    wire [2:0] second_3_0_index = second_3_0_left ? {1'b0, second_2_0_index}
            : {1'b1, second_2_1_index};
    wire [5:0] second_3_0_key = second_3_0_left ? second_2_0_key : second_2_1_key;
    wire second_3_1_left = ~second_2_3_ready | (second_2_2_ready
            & (second_2_2_key < second_2_3_key));
    wire second_3_1_ready = second_2_2_ready | second_2_3_ready;
    wire [2:0] second_3_1_index = second_3_1_left ? {1'b0, second_2_2_index}
            : {1'b1, second_2_3_index};
    wire [5:0] second_3_1_key = second_3_1_left ? second_2_2_key : second_2_3_key;
    wire second_3_2_left = ~second_2_5_ready | (second_2_4_ready
            & (second_2_4_key < second_2_5_key));
    wire second_3_2_ready = second_2_4_ready | second_2_5_ready;
    wire [2:0] second_3_2_index = second_3_2_left ? {1'b0, second_2_4_index}
            : {1'b1, second_2_5_index};
    wire [5:0] second_3_2_key = second_3_2_left ? second_2_4_key : second_2_5_key;
    wire second_4_0_left = ~second_3_1_ready | (second_3_0_ready
            & (second_3_0_key < second_3_1_key));
    wire second_4_0_ready = second_3_0_ready | second_3_1_ready;
    wire [3:0] second_4_0_index = second_4_0_left ? {1'b0, second_3_0_index}
            : {1'b1, second_3_1_index};
    wire [5:0] second_4_0_key = second_4_0_left ? second_3_0_key : second_3_1_key;
    wire second_5_0_left = ~second_3_2_ready | (second_4_0_ready
            & (second_4_0_key < second_3_2_key));
    wire second_5_0_ready = second_4_0_ready | second_3_2_ready;
    wire [4:0] second_5_0_index = second_5_0_left ? {1'b0, second_4_0_index}
            : {2'd2, second_3_2_index};

    // WS-O2: Under a forced issue the tree's winner, if that is another warp.
    wire beaten = force_valid & tree_5_0_ready & (by_tree_5_0_ready != force_wid);

    assign cand_valid = beaten | second_5_0_ready;
    assign cand_wid = beaten ? by_tree_5_0_ready : second_5_0_ready ? second_5_0_index : 5'd0;

    // History
    always @(posedge clk) begin
        // WS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
            rank_0 <= 5'd0;
            rank_1 <= 5'd1;
            rank_2 <= 5'd2;
            rank_3 <= 5'd3;
            rank_4 <= 5'd4;
            rank_5 <= 5'd5;
            rank_6 <= 5'd6;
            rank_7 <= 5'd7;
            rank_8 <= 5'd8;
            rank_9 <= 5'd9;
            rank_10 <= 5'd10;
            rank_11 <= 5'd11;
            rank_12 <= 5'd12;
            rank_13 <= 5'd13;
            rank_14 <= 5'd14;
            rank_15 <= 5'd15;
            rank_16 <= 5'd16;
            rank_17 <= 5'd17;
            rank_18 <= 5'd18;
            rank_19 <= 5'd19;
            rank_20 <= 5'd20;
            rank_21 <= 5'd21;
            rank_22 <= 5'd22;
            rank_23 <= 5'd23;
        end else begin
            // WS-L1: The launched warp becomes the youngest, those behind it move up.
            if (launch_valid) begin
                if (launch_slot[0])
                    rank_0 <= 5'd23;
                else if (old_rank < rank_0)
                    rank_0 <= rank_0 - 5'd1;
                if (launch_slot[1])
                    rank_1 <= 5'd23;
                else if (old_rank < rank_1)
                    rank_1 <= rank_1 - 5'd1;
                if (launch_slot[2])
                    rank_2 <= 5'd23;
                else if (old_rank < rank_2)
                    rank_2 <= rank_2 - 5'd1;
                if (launch_slot[3])
                    rank_3 <= 5'd23;
                else if (old_rank < rank_3)
                    rank_3 <= rank_3 - 5'd1;
                if (launch_slot[4])
                    rank_4 <= 5'd23;
                else if (old_rank < rank_4)
                    rank_4 <= rank_4 - 5'd1;
                if (launch_slot[5])
                    rank_5 <= 5'd23;
                else if (old_rank < rank_5)
                    rank_5 <= rank_5 - 5'd1;
                if (launch_slot[6])
                    rank_6 <= 5'd23;
                else if (old_rank < rank_6)
                    rank_6 <= rank_6 - 5'd1;
                if (launch_slot[7])
                    rank_7 <= 5'd23;
                else if (old_rank < rank_7)
                    rank_7 <= rank_7 - 5'd1;
                if (launch_slot[8])
                    rank_8 <= 5'd23;
                else if (old_rank < rank_8)
                    rank_8 <= rank_8 - 5'd1;
                if (launch_slot[9])
                    rank_9 <= 5'd23;
                else if (old_rank < rank_9)
                    rank_9 <= rank_9 - 5'd1;
                if (launch_slot[10])
                    rank_10 <= 5'd23;
                else if (old_rank < rank_10)
                    rank_10 <= rank_10 - 5'd1;
                if (launch_slot[11])
                    rank_11 <= 5'd23;
                else if (old_rank < rank_11)
                    rank_11 <= rank_11 - 5'd1;
                if (launch_slot[12])
                    rank_12 <= 5'd23;
                else if (old_rank < rank_12)
                    rank_12 <= rank_12 - 5'd1;
                if (launch_slot[13])
                    rank_13 <= 5'd23;
                else if (old_rank < rank_13)
                    rank_13 <= rank_13 - 5'd1;
                if (launch_slot[14])
                    rank_14 <= 5'd23;
                else if (old_rank < rank_14)
                    rank_14 <= rank_14 - 5'd1;
                if (launch_slot[15])
                    rank_15 <= 5'd23;
                else if (old_rank < rank_15)
                    rank_15 <= rank_15 - 5'd1;
                if (launch_slot[16])
                    rank_16 <= 5'd23;
                else if (old_rank < rank_16)
                    rank_16 <= rank_16 - 5'd1;
                if (launch_slot[17])
                    rank_17 <= 5'd23;
                else if (old_rank < rank_17)
                    rank_17 <= rank_17 - 5'd1;
                if (launch_slot[18])
                    rank_18 <= 5'd23;
                else if (old_rank < rank_18)
                    rank_18 <= rank_18 - 5'd1;
                if (launch_slot[19])
                    rank_19 <= 5'd23;
                else if (old_rank < rank_19)
                    rank_19 <= rank_19 - 5'd1;
                if (launch_slot[20])
                    rank_20 <= 5'd23;
                else if (old_rank < rank_20)
                    rank_20 <= rank_20 - 5'd1;
                if (launch_slot[21])
                    rank_21 <= 5'd23;
                else if (old_rank < rank_21)
                    rank_21 <= rank_21 - 5'd1;
                if (launch_slot[22])
                    rank_22 <= 5'd23;
                else if (old_rank < rank_22)
                    rank_22 <= rank_22 - 5'd1;
                if (launch_slot[23])
                    rank_23 <= 5'd23;
                else if (old_rank < rank_23)
                    rank_23 <= rank_23 - 5'd1;
            end
            // WS-L2: A launch in the slot of the last warp: that is another warp now.
            if (launch_valid & (launch_wid == (issue ? sel_wid : last)))
                last_valid <= 1'b0;
            else if (issue)
                last_valid <= 1'b1;
        end
    end

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, N[0]};

`ifdef WARPSMITH_ASSERT
    wire [23:0] joined_2 = {force_wid == 5'd23, force_wid == 5'd22, force_wid == 5'd21,
            force_wid == 5'd20, force_wid == 5'd19, force_wid == 5'd18, force_wid == 5'd17,
            force_wid == 5'd16, force_wid == 5'd15, force_wid == 5'd14, force_wid == 5'd13,
            force_wid == 5'd12, force_wid == 5'd11, force_wid == 5'd10, force_wid == 5'd9,
            force_wid == 5'd8, force_wid == 5'd7, force_wid == 5'd6, force_wid == 5'd5,
            force_wid == 5'd4, force_wid == 5'd3, force_wid == 5'd2, force_wid == 5'd1,
            force_wid == 5'd0};

    // WS-O1
`ifdef FORMAL
    always @(posedge clk) if (!rst) assume(~force_valid | (|(joined_2 & ready)));
`else
    always @(posedge clk) if (!rst && (~force_valid | (|(joined_2 & ready))) !== 1'b1) begin
        $display("%m: WS-O1 violated at %0t", $time);
        $finish;
    end
`endif
`endif
endmodule

`default_nettype wire
