// warp_scheduler: Selection tree over the warps of one scheduler.
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .
// Latency: combinational; issue does not feed back into sel
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   ready         in   8      local warp w can issue
//   launch_valid  in   1      a warp starts in a slot
//   launch_wid    in   3      that slot
//   issue         in   1      the selected warp is issued in this cycle
//   sel_valid     out  1      a warp is selected
//   sel_wid       out  3      the selected warp, zero if none
`default_nettype none

module warp_scheduler (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] ready,
    input  wire launch_valid,
    input  wire [2:0] launch_wid,
    input  wire issue,
    output wire sel_valid,
    output wire [2:0] sel_wid
);
    localparam N = 8; // warps of this scheduler

    // Priorities
    reg [2:0] last; // last issued warp
    reg last_valid; // last still holds that warp
    reg [2:0] rank_0; // launch order, 0 is the oldest
    reg [2:0] rank_1; // launch order, 0 is the oldest
    reg [2:0] rank_2; // launch order, 0 is the oldest
    reg [2:0] rank_3; // launch order, 0 is the oldest
    reg [2:0] rank_4; // launch order, 0 is the oldest
    reg [2:0] rank_5; // launch order, 0 is the oldest
    reg [2:0] rank_6; // launch order, 0 is the oldest
    reg [2:0] rank_7; // launch order, 0 is the oldest

    wire [7:0] launch_slot = {launch_wid == {3{1'b1}}, launch_wid == 3'd6, launch_wid == 3'd5,
            launch_wid == 3'd4, launch_wid == 3'd3, launch_wid == 3'd2, launch_wid == 3'd1,
            launch_wid == 3'd0};
    wire [2:0] old_rank = ({3{launch_slot[0]}} & rank_0) | ({3{launch_slot[1]}} & rank_1)
            | ({3{launch_slot[2]}} & rank_2) | ({3{launch_slot[3]}} & rank_3)
            | ({3{launch_slot[4]}} & rank_4) | ({3{launch_slot[5]}} & rank_5)
            | ({3{launch_slot[6]}} & rank_6) | ({3{launch_slot[7]}} & rank_7);

    // WS-G1: The last issued warp comes before all others.
    // WS-G2: Then the oldest first.
    wire [3:0] key_0 = {~(last_valid & (last == 3'd0)), rank_0};

    wire [3:0] key_1 = {~(last_valid & (last == 3'd1)), rank_1};
    wire [3:0] key_2 = {~(last_valid & (last == 3'd2)), rank_2};
    wire [3:0] key_3 = {~(last_valid & (last == 3'd3)), rank_3};
    wire [3:0] key_4 = {~(last_valid & (last == 3'd4)), rank_4};
    wire [3:0] key_5 = {~(last_valid & (last == 3'd5)), rank_5};
    wire [3:0] key_6 = {~(last_valid & (last == 3'd6)), rank_6};
    wire [3:0] key_7 = {~(last_valid & (last == {3{1'b1}})), rank_7};

    // Selection
    // WS-T1: A binary tree of neighbours; the ready warp of higher priority passes.
    wire tree_1_0_left = ~ready[1] | (ready[0] & (key_0 < key_1));

    wire tree_1_0_ready = ready[0] | ready[1];
    wire tree_1_0_index = ~tree_1_0_left;
    wire [3:0] tree_1_0_key = tree_1_0_left ? key_0 : key_1;
    wire tree_1_1_left = ~ready[3] | (ready[2] & (key_2 < key_3));
    wire tree_1_1_ready = ready[2] | ready[3];
    wire tree_1_1_index = ~tree_1_1_left;
    wire [3:0] tree_1_1_key = tree_1_1_left ? key_2 : key_3;
    wire tree_1_2_left = ~ready[5] | (ready[4] & (key_4 < key_5));
    wire tree_1_2_ready = ready[4] | ready[5];
    wire tree_1_2_index = ~tree_1_2_left;
    wire [3:0] tree_1_2_key = tree_1_2_left ? key_4 : key_5;
    wire tree_1_3_left = ~ready[7] | (ready[6] & (key_6 < key_7));
    wire tree_1_3_ready = ready[6] | ready[7];
    wire tree_1_3_index = ~tree_1_3_left;
    wire [3:0] tree_1_3_key = tree_1_3_left ? key_6 : key_7;
    wire tree_2_0_left = ~tree_1_1_ready | (tree_1_0_ready & (tree_1_0_key < tree_1_1_key));
    wire tree_2_0_ready = tree_1_0_ready | tree_1_1_ready;
    wire [1:0] tree_2_0_index = tree_2_0_left ? {1'b0, tree_1_0_index} : {1'b1, tree_1_1_index};
    wire [3:0] tree_2_0_key = tree_2_0_left ? tree_1_0_key : tree_1_1_key;
    wire tree_2_1_left = ~tree_1_3_ready | (tree_1_2_ready & (tree_1_2_key < tree_1_3_key));
    wire tree_2_1_ready = tree_1_2_ready | tree_1_3_ready;
    wire [1:0] tree_2_1_index = tree_2_1_left ? {1'b0, tree_1_2_index} : {1'b1, tree_1_3_index};
    wire [3:0] tree_2_1_key = tree_2_1_left ? tree_1_2_key : tree_1_3_key;
    wire tree_3_0_left = ~tree_2_1_ready | (tree_2_0_ready & (tree_2_0_key < tree_2_1_key));
    wire tree_3_0_ready = tree_2_0_ready | tree_2_1_ready;
    wire [2:0] tree_3_0_index = tree_3_0_left ? {1'b0, tree_2_0_index} : {1'b1, tree_2_1_index};
    assign sel_valid = tree_3_0_ready;
    assign sel_wid = tree_3_0_ready ? tree_3_0_index : 3'd0;

    // History
    always @(posedge clk) begin
        // WS-I1: The warp that is issued becomes the last one.
        if (issue)
            last <= sel_wid;
    end

    always @(posedge clk) begin
        if (rst) begin
            last_valid <= 1'b0;
            rank_0 <= 3'd0;
            rank_1 <= 3'd1;
            rank_2 <= 3'd2;
            rank_3 <= 3'd3;
            rank_4 <= 3'd4;
            rank_5 <= 3'd5;
            rank_6 <= 3'd6;
            rank_7 <= {3{1'b1}};
        end else begin
            // WS-L1: The launched warp becomes the youngest, those behind it move up.
            if (launch_valid) begin
                if (launch_slot[0])
                    rank_0 <= {3{1'b1}};
                else if (old_rank < rank_0)
                    rank_0 <= rank_0 - 3'd1;
                if (launch_slot[1])
                    rank_1 <= {3{1'b1}};
                else if (old_rank < rank_1)
                    rank_1 <= rank_1 - 3'd1;
                if (launch_slot[2])
                    rank_2 <= {3{1'b1}};
                else if (old_rank < rank_2)
                    rank_2 <= rank_2 - 3'd1;
                if (launch_slot[3])
                    rank_3 <= {3{1'b1}};
                else if (old_rank < rank_3)
                    rank_3 <= rank_3 - 3'd1;
                if (launch_slot[4])
                    rank_4 <= {3{1'b1}};
                else if (old_rank < rank_4)
                    rank_4 <= rank_4 - 3'd1;
                if (launch_slot[5])
                    rank_5 <= {3{1'b1}};
                else if (old_rank < rank_5)
                    rank_5 <= rank_5 - 3'd1;
                if (launch_slot[6])
                    rank_6 <= {3{1'b1}};
                else if (old_rank < rank_6)
                    rank_6 <= rank_6 - 3'd1;
                if (launch_slot[7])
                    rank_7 <= {3{1'b1}};
                else if (old_rank < rank_7)
                    rank_7 <= rank_7 - 3'd1;
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
