// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8 --top regfile -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   24     local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   5      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  5      the selected warp, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [23:0] ready,
    input  wire launch_valid,
    input  wire [4:0] launch_wid,
    input  wire issue,
    output wire sel_valid,
    output wire [4:0] sel_wid
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
    // WS-T1: A binary tree of neighbours; the ready warp of higher priority passes.
    wire tree_1_0_left = ~ready[1] | (ready[0] & (key_0 < key_1));

    wire tree_1_0_ready = ready[0] | ready[1];
    wire tree_1_0_index = ~tree_1_0_left;
    wire [5:0] tree_1_0_key = tree_1_0_left ? key_0 : key_1;
    wire tree_1_1_left = ~ready[3] | (ready[2] & (key_2 < key_3));
    wire tree_1_1_ready = ready[2] | ready[3];
    wire tree_1_1_index = ~tree_1_1_left;
    wire [5:0] tree_1_1_key = tree_1_1_left ? key_2 : key_3;
    wire tree_1_2_left = ~ready[5] | (ready[4] & (key_4 < key_5));
    wire tree_1_2_ready = ready[4] | ready[5];
    wire tree_1_2_index = ~tree_1_2_left;
    wire [5:0] tree_1_2_key = tree_1_2_left ? key_4 : key_5;
    wire tree_1_3_left = ~ready[7] | (ready[6] & (key_6 < key_7));
    wire tree_1_3_ready = ready[6] | ready[7];
    wire tree_1_3_index = ~tree_1_3_left;
    wire [5:0] tree_1_3_key = tree_1_3_left ? key_6 : key_7;
    wire tree_1_4_left = ~ready[9] | (ready[8] & (key_8 < key_9));
    wire tree_1_4_ready = ready[8] | ready[9];
    wire tree_1_4_index = ~tree_1_4_left;
    wire [5:0] tree_1_4_key = tree_1_4_left ? key_8 : key_9;
    wire tree_1_5_left = ~ready[11] | (ready[10] & (key_10 < key_11));
    wire tree_1_5_ready = ready[10] | ready[11];
    wire tree_1_5_index = ~tree_1_5_left;
    wire [5:0] tree_1_5_key = tree_1_5_left ? key_10 : key_11;
    wire tree_1_6_left = ~ready[13] | (ready[12] & (key_12 < key_13));
    wire tree_1_6_ready = ready[12] | ready[13];
    wire tree_1_6_index = ~tree_1_6_left;
    wire [5:0] tree_1_6_key = tree_1_6_left ? key_12 : key_13;
    wire tree_1_7_left = ~ready[15] | (ready[14] & (key_14 < key_15));
    wire tree_1_7_ready = ready[14] | ready[15];
    wire tree_1_7_index = ~tree_1_7_left;
    wire [5:0] tree_1_7_key = tree_1_7_left ? key_14 : key_15;
    wire tree_1_8_left = ~ready[17] | (ready[16] & (key_16 < key_17));
    wire tree_1_8_ready = ready[16] | ready[17];
    wire tree_1_8_index = ~tree_1_8_left;
    wire [5:0] tree_1_8_key = tree_1_8_left ? key_16 : key_17;
    wire tree_1_9_left = ~ready[19] | (ready[18] & (key_18 < key_19));
    wire tree_1_9_ready = ready[18] | ready[19];
    wire tree_1_9_index = ~tree_1_9_left;
    wire [5:0] tree_1_9_key = tree_1_9_left ? key_18 : key_19;
    wire tree_1_10_left = ~ready[21] | (ready[20] & (key_20 < key_21));
    wire tree_1_10_ready = ready[20] | ready[21];
    wire tree_1_10_index = ~tree_1_10_left;
    wire [5:0] tree_1_10_key = tree_1_10_left ? key_20 : key_21;
    wire tree_1_11_left = ~ready[23] | (ready[22] & (key_22 < key_23));
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
    assign sel_valid = tree_5_0_ready;
    assign sel_wid = tree_5_0_ready ? tree_5_0_index : 5'd0;

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
endmodule

`default_nettype wire
