// Properties of ccu, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    // No two bits are set.
    function at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction
`ifdef FORMAL
    reg [4:0] f_lane; // an arbitrary lane

    always @(posedge clk) f_lane <= f_lane;

    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_0_data;
    genvar f_l;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[0].data ;
        assign f_lanes_u_lane_entry_0_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[0].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_1_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[1].data ;
        assign f_lanes_u_lane_entry_1_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[1].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_2_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[2].data ;
        assign f_lanes_u_lane_entry_2_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[2].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_3_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[3].data ;
        assign f_lanes_u_lane_entry_3_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[3].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_4_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[4].data ;
        assign f_lanes_u_lane_entry_4_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[4].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_5_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[5].data ;
        assign f_lanes_u_lane_entry_5_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[5].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_6_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[6].data ;
        assign f_lanes_u_lane_entry_6_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[6].data ;
    end endgenerate
    wire [32*LANE_W-1:0] f_lanes_u_lane_entry_7_data;
    generate for (f_l = 0; f_l < 32; f_l = f_l + 1) begin : \lanes 
        (* hierconn *) wire [LANE_W-1:0] \u_lane.entry[7].data ;
        assign f_lanes_u_lane_entry_7_data[f_l*LANE_W +: LANE_W] = \u_lane.entry[7].data ;
    end endgenerate
    wire [8*LANE_W-1:0] f_words = {f_lanes_u_lane_entry_7_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_6_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_5_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_4_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_3_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_2_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_1_data[f_lane*LANE_W +: LANE_W],
            f_lanes_u_lane_entry_0_data[f_lane*LANE_W +: LANE_W]};

    reg f_past; // the last cycle was no reset

    always @(posedge clk) begin
        if (rst) begin
            f_past <= 1'b0;
        end else begin
            f_past <= 1'b1;
        end
    end

    reg f_alloc; // in the last cycle

    always @(posedge clk) f_alloc <= alloc_valid;

    reg [7:0] f_lock; // in the last cycle

    always @(posedge clk) f_lock <= lock;

    reg [7:0] f_reg_0; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_0 <= alloc_reg[7:0];

    reg [7:0] f_reg_1; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_1 <= alloc_reg[15:8];

    reg [7:0] f_reg_2; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_2 <= alloc_reg[23:16];

    reg [7:0] f_reg_3; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_3 <= alloc_reg[31:24];

    reg [7:0] f_reg_4; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_4 <= alloc_reg[39:32];

    reg [7:0] f_reg_5; // of the slot

    always @(posedge clk) if (alloc_valid) f_reg_5 <= alloc_reg[47:40];

    reg [META_W-1:0] f_meta; // of the instruction

    always @(posedge clk) if (alloc_valid) f_meta <= alloc_meta;

    // CCU-I2: What is locked is valid.
    always @* if (!rst) CCU_I2_1: assert(~(|(lock & ~valid)));

    reg [7:0] f_tag_0; // in the last cycle

    always @(posedge clk) f_tag_0 <= ct[0].own_tag;

    reg [7:0] f_tag_1; // in the last cycle

    always @(posedge clk) f_tag_1 <= ct[1].own_tag;

    reg [7:0] f_tag_2; // in the last cycle

    always @(posedge clk) f_tag_2 <= ct[2].own_tag;

    reg [7:0] f_tag_3; // in the last cycle

    always @(posedge clk) f_tag_3 <= ct[3].own_tag;

    reg [7:0] f_tag_4; // in the last cycle

    always @(posedge clk) f_tag_4 <= ct[4].own_tag;

    reg [7:0] f_tag_5; // in the last cycle

    always @(posedge clk) f_tag_5 <= ct[5].own_tag;

    reg [7:0] f_tag_6; // in the last cycle

    always @(posedge clk) f_tag_6 <= ct[6].own_tag;

    reg [7:0] f_tag_7; // in the last cycle

    always @(posedge clk) f_tag_7 <= ct[7].own_tag;

    wire _and = (~f_lock[0] | (valid[0] & (ct[0].own_tag == f_tag_0)))
            & (~f_lock[1] | (valid[1] & (ct[1].own_tag == f_tag_1)))
            & (~f_lock[2] | (valid[2] & (ct[2].own_tag == f_tag_2)))
            & (~f_lock[3] | (valid[3] & (ct[3].own_tag == f_tag_3)))
            & (~f_lock[4] | (valid[4] & (ct[4].own_tag == f_tag_4)))
            & (~f_lock[5] | (valid[5] & (ct[5].own_tag == f_tag_5)))
            & (~f_lock[6] | (valid[6] & (ct[6].own_tag == f_tag_6)))
            & (~f_lock[7] | (valid[7] & (ct[7].own_tag == f_tag_7)));

    // CCU-I3: What is locked is not replaced, and an allocation meets no lock.
    always @* if (!rst) CCU_I3_1: assert((~f_past | _and) & (~alloc_valid | ~(|lock)));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_1: assert(~(busy & src_valid[0])
            | ((|entry[CTN-1:0]) & at_most_one(entry[CTN-1:0])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_2: assert(~(busy & src_valid[1])
            | ((|entry[CTN +: CTN]) & at_most_one(entry[CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_3: assert(~(busy & src_valid[2])
            | ((|entry[2*CTN +: CTN]) & at_most_one(entry[2*CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_4: assert(~(busy & src_valid[3])
            | ((|entry[3*CTN +: CTN]) & at_most_one(entry[3*CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_5: assert(~(busy & src_valid[4])
            | ((|entry[4*CTN +: CTN]) & at_most_one(entry[4*CTN +: CTN])));

    // CCU-A7: A present slot has one entry.
    always @* if (!rst) CCU_A7_6: assert(~(busy & src_valid[5])
            | ((|entry[5*CTN +: CTN]) & at_most_one(entry[5*CTN +: CTN])));

    wire [7:0] _or = (src_valid[0] ? entry[CTN-1:0] : 8'd0)
            | (src_valid[1] ? entry[CTN +: CTN] : 8'd0) |
            (src_valid[2] ? entry[2*CTN +: CTN] : 8'd0) |
            (src_valid[3] ? entry[3*CTN +: CTN] : 8'd0) |
            (src_valid[4] ? entry[4*CTN +: CTN] : 8'd0) |
            (src_valid[5] ? entry[5*CTN +: CTN] : 8'd0);

    // CCU-I5: Locked are the entries of the instruction, and no others.
    always @* if (!rst) CCU_I5_1: assert(lock == (busy ? _or : 8'd0));

    wire _alloc_valid_and = alloc_valid & owned & (wid == alloc_wid);
    wire _alloc_valid_and_2 = alloc_valid & ~_alloc_valid_and;

    // CCU-I8: A flush meets a unit that is free.
    always @* if (!rst) CCU_I8_1: assert(~_alloc_valid_and_2 | ~busy);

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_1: assert(~(valid[0] & valid[1]) | (ct[0].own_tag != ct[1].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_1: assert((order[0].against[1].older ^ order[1].against[2].older)
            | ~(order[0].against[1].older ^ order[0].against[2].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_2: assert((order[0].against[1].older ^ order[1].against[3].older)
            | ~(order[0].against[1].older ^ order[0].against[3].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_3: assert((order[0].against[1].older ^ order[1].against[4].older)
            | ~(order[0].against[1].older ^ order[0].against[4].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_4: assert((order[0].against[1].older ^ order[1].against[5].older)
            | ~(order[0].against[1].older ^ order[0].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_5: assert((order[0].against[1].older ^ order[1].against[6].older)
            | ~(order[0].against[1].older ^ order[0].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_6: assert((order[0].against[1].older ^ order[1].against[7].older)
            | ~(order[0].against[1].older ^ order[0].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_2: assert(~(valid[0] & valid[2]) | (ct[0].own_tag != ct[2].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_7: assert((order[0].against[2].older ^ order[2].against[3].older)
            | ~(order[0].against[2].older ^ order[0].against[3].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_8: assert((order[0].against[2].older ^ order[2].against[4].older)
            | ~(order[0].against[2].older ^ order[0].against[4].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_9: assert((order[0].against[2].older ^ order[2].against[5].older)
            | ~(order[0].against[2].older ^ order[0].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_10: assert((order[0].against[2].older ^ order[2].against[6].older)
            | ~(order[0].against[2].older ^ order[0].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_11: assert((order[0].against[2].older ^ order[2].against[7].older)
            | ~(order[0].against[2].older ^ order[0].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_3: assert(~(valid[0] & valid[3]) | (ct[0].own_tag != ct[3].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_12: assert((order[0].against[3].older ^ order[3].against[4].older)
            | ~(order[0].against[3].older ^ order[0].against[4].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_13: assert((order[0].against[3].older ^ order[3].against[5].older)
            | ~(order[0].against[3].older ^ order[0].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_14: assert((order[0].against[3].older ^ order[3].against[6].older)
            | ~(order[0].against[3].older ^ order[0].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_15: assert((order[0].against[3].older ^ order[3].against[7].older)
            | ~(order[0].against[3].older ^ order[0].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_4: assert(~(valid[0] & valid[4]) | (ct[0].own_tag != ct[4].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_16: assert((order[0].against[4].older ^ order[4].against[5].older)
            | ~(order[0].against[4].older ^ order[0].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_17: assert((order[0].against[4].older ^ order[4].against[6].older)
            | ~(order[0].against[4].older ^ order[0].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_18: assert((order[0].against[4].older ^ order[4].against[7].older)
            | ~(order[0].against[4].older ^ order[0].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_5: assert(~(valid[0] & valid[5]) | (ct[0].own_tag != ct[5].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_19: assert((order[0].against[5].older ^ order[5].against[6].older)
            | ~(order[0].against[5].older ^ order[0].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_20: assert((order[0].against[5].older ^ order[5].against[7].older)
            | ~(order[0].against[5].older ^ order[0].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_6: assert(~(valid[0] & valid[6]) | (ct[0].own_tag != ct[6].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_21: assert((order[0].against[6].older ^ order[6].against[7].older)
            | ~(order[0].against[6].older ^ order[0].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_7: assert(~(valid[0] & valid[7]) | (ct[0].own_tag != ct[7].own_tag));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_8: assert(~(valid[1] & valid[2]) | (ct[1].own_tag != ct[2].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_22: assert((order[1].against[2].older ^ order[2].against[3].older)
            | ~(order[1].against[2].older ^ order[1].against[3].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_23: assert((order[1].against[2].older ^ order[2].against[4].older)
            | ~(order[1].against[2].older ^ order[1].against[4].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_24: assert((order[1].against[2].older ^ order[2].against[5].older)
            | ~(order[1].against[2].older ^ order[1].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_25: assert((order[1].against[2].older ^ order[2].against[6].older)
            | ~(order[1].against[2].older ^ order[1].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_26: assert((order[1].against[2].older ^ order[2].against[7].older)
            | ~(order[1].against[2].older ^ order[1].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_9: assert(~(valid[1] & valid[3]) | (ct[1].own_tag != ct[3].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_27: assert((order[1].against[3].older ^ order[3].against[4].older)
            | ~(order[1].against[3].older ^ order[1].against[4].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_28: assert((order[1].against[3].older ^ order[3].against[5].older)
            | ~(order[1].against[3].older ^ order[1].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_29: assert((order[1].against[3].older ^ order[3].against[6].older)
            | ~(order[1].against[3].older ^ order[1].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_30: assert((order[1].against[3].older ^ order[3].against[7].older)
            | ~(order[1].against[3].older ^ order[1].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_10: assert(~(valid[1] & valid[4])
            | (ct[1].own_tag != ct[4].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_31: assert((order[1].against[4].older ^ order[4].against[5].older)
            | ~(order[1].against[4].older ^ order[1].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_32: assert((order[1].against[4].older ^ order[4].against[6].older)
            | ~(order[1].against[4].older ^ order[1].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_33: assert((order[1].against[4].older ^ order[4].against[7].older)
            | ~(order[1].against[4].older ^ order[1].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_11: assert(~(valid[1] & valid[5])
            | (ct[1].own_tag != ct[5].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_34: assert((order[1].against[5].older ^ order[5].against[6].older)
            | ~(order[1].against[5].older ^ order[1].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_35: assert((order[1].against[5].older ^ order[5].against[7].older)
            | ~(order[1].against[5].older ^ order[1].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_12: assert(~(valid[1] & valid[6])
            | (ct[1].own_tag != ct[6].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_36: assert((order[1].against[6].older ^ order[6].against[7].older)
            | ~(order[1].against[6].older ^ order[1].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_13: assert(~(valid[1] & valid[7])
            | (ct[1].own_tag != ct[7].own_tag));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_14: assert(~(valid[2] & valid[3])
            | (ct[2].own_tag != ct[3].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_37: assert((order[2].against[3].older ^ order[3].against[4].older)
            | ~(order[2].against[3].older ^ order[2].against[4].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_38: assert((order[2].against[3].older ^ order[3].against[5].older)
            | ~(order[2].against[3].older ^ order[2].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_39: assert((order[2].against[3].older ^ order[3].against[6].older)
            | ~(order[2].against[3].older ^ order[2].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_40: assert((order[2].against[3].older ^ order[3].against[7].older)
            | ~(order[2].against[3].older ^ order[2].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_15: assert(~(valid[2] & valid[4])
            | (ct[2].own_tag != ct[4].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_41: assert((order[2].against[4].older ^ order[4].against[5].older)
            | ~(order[2].against[4].older ^ order[2].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_42: assert((order[2].against[4].older ^ order[4].against[6].older)
            | ~(order[2].against[4].older ^ order[2].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_43: assert((order[2].against[4].older ^ order[4].against[7].older)
            | ~(order[2].against[4].older ^ order[2].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_16: assert(~(valid[2] & valid[5])
            | (ct[2].own_tag != ct[5].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_44: assert((order[2].against[5].older ^ order[5].against[6].older)
            | ~(order[2].against[5].older ^ order[2].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_45: assert((order[2].against[5].older ^ order[5].against[7].older)
            | ~(order[2].against[5].older ^ order[2].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_17: assert(~(valid[2] & valid[6])
            | (ct[2].own_tag != ct[6].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_46: assert((order[2].against[6].older ^ order[6].against[7].older)
            | ~(order[2].against[6].older ^ order[2].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_18: assert(~(valid[2] & valid[7])
            | (ct[2].own_tag != ct[7].own_tag));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_19: assert(~(valid[3] & valid[4])
            | (ct[3].own_tag != ct[4].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_47: assert((order[3].against[4].older ^ order[4].against[5].older)
            | ~(order[3].against[4].older ^ order[3].against[5].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_48: assert((order[3].against[4].older ^ order[4].against[6].older)
            | ~(order[3].against[4].older ^ order[3].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_49: assert((order[3].against[4].older ^ order[4].against[7].older)
            | ~(order[3].against[4].older ^ order[3].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_20: assert(~(valid[3] & valid[5])
            | (ct[3].own_tag != ct[5].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_50: assert((order[3].against[5].older ^ order[5].against[6].older)
            | ~(order[3].against[5].older ^ order[3].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_51: assert((order[3].against[5].older ^ order[5].against[7].older)
            | ~(order[3].against[5].older ^ order[3].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_21: assert(~(valid[3] & valid[6])
            | (ct[3].own_tag != ct[6].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_52: assert((order[3].against[6].older ^ order[6].against[7].older)
            | ~(order[3].against[6].older ^ order[3].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_22: assert(~(valid[3] & valid[7])
            | (ct[3].own_tag != ct[7].own_tag));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_23: assert(~(valid[4] & valid[5])
            | (ct[4].own_tag != ct[5].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_53: assert((order[4].against[5].older ^ order[5].against[6].older)
            | ~(order[4].against[5].older ^ order[4].against[6].older));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_54: assert((order[4].against[5].older ^ order[5].against[7].older)
            | ~(order[4].against[5].older ^ order[4].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_24: assert(~(valid[4] & valid[6])
            | (ct[4].own_tag != ct[6].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_55: assert((order[4].against[6].older ^ order[6].against[7].older)
            | ~(order[4].against[6].older ^ order[4].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_25: assert(~(valid[4] & valid[7])
            | (ct[4].own_tag != ct[7].own_tag));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_26: assert(~(valid[5] & valid[6])
            | (ct[5].own_tag != ct[6].own_tag));

    // CCU-I7: Ranks are a permutation, no three entries in a circle.
    always @* if (!rst) CCU_I7_56: assert((order[5].against[6].older ^ order[6].against[7].older)
            | ~(order[5].against[6].older ^ order[5].against[7].older));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_27: assert(~(valid[5] & valid[7])
            | (ct[5].own_tag != ct[7].own_tag));

    // CCU-I6: Tags of valid entries are distinct.
    always @* if (!rst) CCU_I6_28: assert(~(valid[6] & valid[7])
            | (ct[6].own_tag != ct[7].own_tag));

    // CCU-A6: Ranks wait for an instruction only while it is there.
    always @* if (!rst) CCU_A6_1: assert(~touch | busy);

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_1: assert(start[0] != (|lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_2: assert(start[1] != (3'd1 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_3: assert(start[2] != (3'd2 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_4: assert(start[3] != (3'd3 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_5: assert(start[4] != (3'd4 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_6: assert(start[5] != (3'd5 < lfsr[2:0]));

    // CCU-V2: The entries that are not behind the start.
    always @* if (!rst) CCU_V2_7: assert(start[6] != (3'd6 < lfsr[2:0]));

    // CCU-A1: Without an owner nothing is valid.
    always @* if (!rst) CCU_A1_1: assert(owned | ~(|valid));

    // CCU-A2: A busy unit has an owner.
    always @* if (!rst) CCU_A2_2: assert(~busy | owned);

    // CCU-R1: Invariant: without an owner the warp number is zero.
    always @* if (!rst) CCU_R1_1: assert(owned | ~(|wid));

    // CCU-R1: Near if some valid entry is.
    always @* if (!rst) CCU_R1_2: assert(near_any == (|(valid & near)));

    // CCU-D1: Candidate iff busy and complete.
    always @* if (!rst) CCU_D1_2: assert(disp_cand == (busy & (&(ready | ~src_valid))));

    reg [2:0] f_wid; // in the last cycle

    always @(posedge clk) f_wid <= alloc_wid;

    reg [5:0] f_src; // in the last cycle

    always @(posedge clk) f_src <= alloc_src_valid;

    // CCU-A2: An instruction that is given is taken.
    always @* if (!rst) CCU_A2_3: assert(~(f_past & f_alloc)
            | (busy & owned & (wid == f_wid) & (src_valid == f_src)));

    // CCU-A2: Its metadata stay as they were given.
    always @* if (!rst) CCU_A2_4: assert(~busy | (meta == f_meta));

    wire [7:0] _choice = _alloc_valid_and ? valid_after : 8'd0;
    wire [7:0] _by_d0_take_0 = d0_take[0] ? d_reg : ct[0].own_tag;
    wire [7:0] _by_d0_take_1 = d0_take[1] ? d_reg : ct[1].own_tag;
    wire [7:0] _by_d0_take_2 = d0_take[2] ? d_reg : ct[2].own_tag;
    wire [7:0] _by_d0_take_3 = d0_take[3] ? d_reg : ct[3].own_tag;
    wire [7:0] _by_d0_take_4 = d0_take[4] ? d_reg : ct[4].own_tag;
    wire [7:0] _by_d0_take_5 = d0_take[5] ? d_reg : ct[5].own_tag;
    wire [7:0] _by_d0_take_6 = d0_take[6] ? d_reg : ct[6].own_tag;
    wire [7:0] _by_d0_take_7 = d0_take[7] ? d_reg : ct[7].own_tag;
    wire [7:0] _joined = {_choice[7] & (_by_d0_take_7 == alloc_reg[7:0]),
            _choice[6] & (_by_d0_take_6 == alloc_reg[7:0]),
            _choice[5] & (_by_d0_take_5 == alloc_reg[7:0]),
            _choice[4] & (_by_d0_take_4 == alloc_reg[7:0]),
            _choice[3] & (_by_d0_take_3 == alloc_reg[7:0]),
            _choice[2] & (_by_d0_take_2 == alloc_reg[7:0]),
            _choice[1] & (_by_d0_take_1 == alloc_reg[7:0]),
            _choice[0] & (_by_d0_take_0 == alloc_reg[7:0])};
    wire _and_2 = _alloc_valid_and & (|_joined);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_1: assert(rd_valid[0] ==
            (alloc_valid & alloc_src_valid[0] & ~_and_2));

    reg f_had_0; // in the last cycle

    always @(posedge clk) f_had_0 <= _and_2;

    reg f_last_0; // in the last cycle

    always @(posedge clk) begin
        f_last_0 <= ((((alloc_src_valid[0] & ~(alloc_src_valid[1]
                & (alloc_reg[15:8] == alloc_reg[7:0]))) & ~(alloc_src_valid[2]
                & (alloc_reg[23:16] == alloc_reg[7:0]))) &
                ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[7:0])))
                & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[7:0])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[7:0]));
    end

    reg f_near_0; // in the last cycle

    always @(posedge clk) f_near_0 <= alloc_near[0];

    wire [7:0] _joined_2 = {valid[7] & (ct[7].own_tag == f_reg_0),
            valid[6] & (ct[6].own_tag == f_reg_0), valid[5] & (ct[5].own_tag == f_reg_0),
            valid[4] & (ct[4].own_tag == f_reg_0), valid[3] & (ct[3].own_tag == f_reg_0),
            valid[2] & (ct[2].own_tag == f_reg_0), valid[1] & (ct[1].own_tag == f_reg_0),
            valid[0] & (ct[0].own_tag == f_reg_0)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) CCU_A3_1: assert(~(busy & src_valid[0])
            | (|(entry[CTN-1:0] & lock & _joined_2)));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_7: assert(~((f_past & f_alloc) & (busy & src_valid[0]))
            | (ready[0] == f_had_0));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_1: assert(~(((f_past & f_alloc) & (busy & src_valid[0])) & f_last_0)
            | ((|(entry[CTN-1:0] & near)) == f_near_0));

    wire [7:0] _joined_3 = {_choice[7] & (_by_d0_take_7 == alloc_reg[15:8]),
            _choice[6] & (_by_d0_take_6 == alloc_reg[15:8]),
            _choice[5] & (_by_d0_take_5 == alloc_reg[15:8]),
            _choice[4] & (_by_d0_take_4 == alloc_reg[15:8]),
            _choice[3] & (_by_d0_take_3 == alloc_reg[15:8]),
            _choice[2] & (_by_d0_take_2 == alloc_reg[15:8]),
            _choice[1] & (_by_d0_take_1 == alloc_reg[15:8]),
            _choice[0] & (_by_d0_take_0 == alloc_reg[15:8])};
    wire _and_3 = _alloc_valid_and & (|_joined_3);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_2: assert(rd_valid[1] ==
            (alloc_valid & (alloc_src_valid[1] & ~(alloc_src_valid[0]
            & (alloc_reg[7:0] == alloc_reg[15:8]))) & ~_and_3));

    reg f_had_1; // in the last cycle

    always @(posedge clk) f_had_1 <= _and_3;

    reg f_last_1; // in the last cycle

    always @(posedge clk) begin
        f_last_1 <= (((alloc_src_valid[1] & ~(alloc_src_valid[2]
                & (alloc_reg[23:16] == alloc_reg[15:8]))) &
                ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[15:8])))
                & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[15:8])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[15:8]));
    end

    reg f_near_1; // in the last cycle

    always @(posedge clk) f_near_1 <= alloc_near[1];

    wire [7:0] _joined_4 = {valid[7] & (ct[7].own_tag == f_reg_1),
            valid[6] & (ct[6].own_tag == f_reg_1), valid[5] & (ct[5].own_tag == f_reg_1),
            valid[4] & (ct[4].own_tag == f_reg_1), valid[3] & (ct[3].own_tag == f_reg_1),
            valid[2] & (ct[2].own_tag == f_reg_1), valid[1] & (ct[1].own_tag == f_reg_1),
            valid[0] & (ct[0].own_tag == f_reg_1)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) CCU_A3_2: assert(~(busy & src_valid[1])
            | (|(entry[CTN +: CTN] & lock & _joined_4)));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_8: assert(~((f_past & f_alloc) & (busy & src_valid[1]))
            | (ready[1] == f_had_1));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_2: assert(~(((f_past & f_alloc) & (busy & src_valid[1])) & f_last_1)
            | ((|(entry[CTN +: CTN] & near)) == f_near_1));

    wire [7:0] _joined_5 = {_choice[7] & (_by_d0_take_7 == alloc_reg[23:16]),
            _choice[6] & (_by_d0_take_6 == alloc_reg[23:16]),
            _choice[5] & (_by_d0_take_5 == alloc_reg[23:16]),
            _choice[4] & (_by_d0_take_4 == alloc_reg[23:16]),
            _choice[3] & (_by_d0_take_3 == alloc_reg[23:16]),
            _choice[2] & (_by_d0_take_2 == alloc_reg[23:16]),
            _choice[1] & (_by_d0_take_1 == alloc_reg[23:16]),
            _choice[0] & (_by_d0_take_0 == alloc_reg[23:16])};
    wire _and_4 = _alloc_valid_and & (|_joined_5);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_3: assert(rd_valid[2] ==
            (alloc_valid & ((alloc_src_valid[2] & ~(alloc_src_valid[0]
            & (alloc_reg[7:0] == alloc_reg[23:16]))) & ~(alloc_src_valid[1]
            & (alloc_reg[15:8] == alloc_reg[23:16]))) & ~_and_4));

    reg f_had_2; // in the last cycle

    always @(posedge clk) f_had_2 <= _and_4;

    reg f_last_2; // in the last cycle

    always @(posedge clk) begin
        f_last_2 <= ((alloc_src_valid[2] & ~(alloc_src_valid[3]
                & (alloc_reg[31:24] == alloc_reg[23:16])))
                & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[23:16])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[23:16]));
    end

    reg f_near_2; // in the last cycle

    always @(posedge clk) f_near_2 <= alloc_near[2];

    wire [7:0] _joined_6 = {valid[7] & (ct[7].own_tag == f_reg_2),
            valid[6] & (ct[6].own_tag == f_reg_2), valid[5] & (ct[5].own_tag == f_reg_2),
            valid[4] & (ct[4].own_tag == f_reg_2), valid[3] & (ct[3].own_tag == f_reg_2),
            valid[2] & (ct[2].own_tag == f_reg_2), valid[1] & (ct[1].own_tag == f_reg_2),
            valid[0] & (ct[0].own_tag == f_reg_2)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) CCU_A3_3: assert(~(busy & src_valid[2])
            | (|(entry[2*CTN +: CTN] & lock & _joined_6)));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_9: assert(~((f_past & f_alloc) & (busy & src_valid[2]))
            | (ready[2] == f_had_2));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_3: assert(~(((f_past & f_alloc) & (busy & src_valid[2])) & f_last_2)
            | ((|(entry[2*CTN +: CTN] & near)) == f_near_2));

    wire [7:0] _joined_7 = {_choice[7] & (_by_d0_take_7 == alloc_reg[31:24]),
            _choice[6] & (_by_d0_take_6 == alloc_reg[31:24]),
            _choice[5] & (_by_d0_take_5 == alloc_reg[31:24]),
            _choice[4] & (_by_d0_take_4 == alloc_reg[31:24]),
            _choice[3] & (_by_d0_take_3 == alloc_reg[31:24]),
            _choice[2] & (_by_d0_take_2 == alloc_reg[31:24]),
            _choice[1] & (_by_d0_take_1 == alloc_reg[31:24]),
            _choice[0] & (_by_d0_take_0 == alloc_reg[31:24])};
    wire _and_5 = _alloc_valid_and & (|_joined_7);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_4: assert(rd_valid[3] ==
            (alloc_valid & (((alloc_src_valid[3] & ~(alloc_src_valid[0]
            & (alloc_reg[7:0] == alloc_reg[31:24]))) & ~(alloc_src_valid[1]
            & (alloc_reg[15:8] == alloc_reg[31:24]))) & ~(alloc_src_valid[2]
            & (alloc_reg[23:16] == alloc_reg[31:24]))) & ~_and_5));

    reg f_had_3; // in the last cycle

    always @(posedge clk) f_had_3 <= _and_5;

    reg f_last_3; // in the last cycle

    always @(posedge clk) begin
        f_last_3 <= (alloc_src_valid[3] & ~(alloc_src_valid[4]
                & (alloc_reg[39:32] == alloc_reg[31:24])))
                & ~(alloc_src_valid[5] & (alloc_reg[47:40] == alloc_reg[31:24]));
    end

    reg f_near_3; // in the last cycle

    always @(posedge clk) f_near_3 <= alloc_near[3];

    wire [7:0] _joined_8 = {valid[7] & (ct[7].own_tag == f_reg_3),
            valid[6] & (ct[6].own_tag == f_reg_3), valid[5] & (ct[5].own_tag == f_reg_3),
            valid[4] & (ct[4].own_tag == f_reg_3), valid[3] & (ct[3].own_tag == f_reg_3),
            valid[2] & (ct[2].own_tag == f_reg_3), valid[1] & (ct[1].own_tag == f_reg_3),
            valid[0] & (ct[0].own_tag == f_reg_3)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) CCU_A3_4: assert(~(busy & src_valid[3])
            | (|(entry[3*CTN +: CTN] & lock & _joined_8)));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_10: assert(~((f_past & f_alloc) & (busy & src_valid[3]))
            | (ready[3] == f_had_3));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_4: assert(~(((f_past & f_alloc) & (busy & src_valid[3])) & f_last_3)
            | ((|(entry[3*CTN +: CTN] & near)) == f_near_3));

    wire [7:0] _joined_9 = {_choice[7] & (_by_d0_take_7 == alloc_reg[39:32]),
            _choice[6] & (_by_d0_take_6 == alloc_reg[39:32]),
            _choice[5] & (_by_d0_take_5 == alloc_reg[39:32]),
            _choice[4] & (_by_d0_take_4 == alloc_reg[39:32]),
            _choice[3] & (_by_d0_take_3 == alloc_reg[39:32]),
            _choice[2] & (_by_d0_take_2 == alloc_reg[39:32]),
            _choice[1] & (_by_d0_take_1 == alloc_reg[39:32]),
            _choice[0] & (_by_d0_take_0 == alloc_reg[39:32])};
    wire _and_6 = _alloc_valid_and & (|_joined_9);

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_5: assert(rd_valid[4] ==
            (alloc_valid & ((((alloc_src_valid[4] & ~(alloc_src_valid[0]
            & (alloc_reg[7:0] == alloc_reg[39:32]))) & ~(alloc_src_valid[1]
            & (alloc_reg[15:8] == alloc_reg[39:32]))) & ~(alloc_src_valid[2]
            & (alloc_reg[23:16] == alloc_reg[39:32]))) &
            ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[39:32]))) & ~_and_6));

    reg f_had_4; // in the last cycle

    always @(posedge clk) f_had_4 <= _and_6;

    reg f_last_4; // in the last cycle

    always @(posedge clk) begin
        f_last_4 <= alloc_src_valid[4] & ~(alloc_src_valid[5]
                & (alloc_reg[47:40] == alloc_reg[39:32]));
    end

    reg f_near_4; // in the last cycle

    always @(posedge clk) f_near_4 <= alloc_near[4];

    wire [7:0] _joined_10 = {valid[7] & (ct[7].own_tag == f_reg_4),
            valid[6] & (ct[6].own_tag == f_reg_4), valid[5] & (ct[5].own_tag == f_reg_4),
            valid[4] & (ct[4].own_tag == f_reg_4), valid[3] & (ct[3].own_tag == f_reg_4),
            valid[2] & (ct[2].own_tag == f_reg_4), valid[1] & (ct[1].own_tag == f_reg_4),
            valid[0] & (ct[0].own_tag == f_reg_4)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) CCU_A3_5: assert(~(busy & src_valid[4])
            | (|(entry[4*CTN +: CTN] & lock & _joined_10)));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_11: assert(~((f_past & f_alloc) & (busy & src_valid[4]))
            | (ready[4] == f_had_4));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_5: assert(~(((f_past & f_alloc) & (busy & src_valid[4])) & f_last_4)
            | ((|(entry[4*CTN +: CTN] & near)) == f_near_4));

    wire [7:0] _joined_11 = {_choice[7] & (_by_d0_take_7 == alloc_reg[47:40]),
            _choice[6] & (_by_d0_take_6 == alloc_reg[47:40]),
            _choice[5] & (_by_d0_take_5 == alloc_reg[47:40]),
            _choice[4] & (_by_d0_take_4 == alloc_reg[47:40]),
            _choice[3] & (_by_d0_take_3 == alloc_reg[47:40]),
            _choice[2] & (_by_d0_take_2 == alloc_reg[47:40]),
            _choice[1] & (_by_d0_take_1 == alloc_reg[47:40]),
            _choice[0] & (_by_d0_take_0 == alloc_reg[47:40])};
    wire _and_7 = _alloc_valid_and & (|_joined_11);
    wire _alloc_valid_and_3 = alloc_valid
            & (((((alloc_src_valid[5] & ~(alloc_src_valid[0]
            & (alloc_reg[7:0] == alloc_reg[47:40]))) & ~(alloc_src_valid[1]
            & (alloc_reg[15:8] == alloc_reg[47:40]))) & ~(alloc_src_valid[2]
            & (alloc_reg[23:16] == alloc_reg[47:40]))) &
            ~(alloc_src_valid[3] & (alloc_reg[31:24] == alloc_reg[47:40])))
            & ~(alloc_src_valid[4] & (alloc_reg[39:32] == alloc_reg[47:40]))) & ~_and_7;

    // CCU-A8: One read for each register that is not here.
    always @* if (!rst) CCU_A8_6: assert(rd_valid[5] == _alloc_valid_and_3);

    reg f_had_5; // in the last cycle

    always @(posedge clk) f_had_5 <= _and_7;

    reg f_last_5; // in the last cycle

    always @(posedge clk) f_last_5 <= alloc_src_valid[5];

    reg f_near_5; // in the last cycle

    always @(posedge clk) f_near_5 <= alloc_near[5];

    wire [7:0] _joined_12 = {valid[7] & (ct[7].own_tag == f_reg_5),
            valid[6] & (ct[6].own_tag == f_reg_5), valid[5] & (ct[5].own_tag == f_reg_5),
            valid[4] & (ct[4].own_tag == f_reg_5), valid[3] & (ct[3].own_tag == f_reg_5),
            valid[2] & (ct[2].own_tag == f_reg_5), valid[1] & (ct[1].own_tag == f_reg_5),
            valid[0] & (ct[0].own_tag == f_reg_5)};

    // CCU-A3: The slot's entry has its register, valid and locked.
    always @* if (!rst) CCU_A3_6: assert(~(busy & src_valid[5])
            | (|(entry[5*CTN +: CTN] & lock & _joined_12)));

    // CCU-A7: Ready iff the register was here.
    always @* if (!rst) CCU_A7_12: assert(~((f_past & f_alloc) & (busy & src_valid[5]))
            | (ready[5] == f_had_5));

    // CCU-A5: Its hint is that of the highest slot that names it.
    always @* if (!rst) CCU_A5_6: assert(~(((f_past & f_alloc) & (busy & src_valid[5])) & f_last_5)
            | ((|(entry[5*CTN +: CTN] & near)) == f_near_5));

    reg [7:0] f_seen_valid; // in the last cycle

    always @(posedge clk) f_seen_valid <= _choice;

    reg [7:0] f_seen_near; // in the last cycle

    always @(posedge clk) f_seen_near <= near_after;

    reg [7:0] f_hit; // in the last cycle

    always @(posedge clk) begin
        f_hit <= (((((alloc_src_valid[0] ? _joined : 8'd0)
                | (alloc_src_valid[1] ? _joined_3 : 8'd0))
                | (alloc_src_valid[2] ? _joined_5 : 8'd0))
                | (alloc_src_valid[3] ? _joined_7 : 8'd0))
                | (alloc_src_valid[4] ? _joined_9 : 8'd0))
                | (alloc_src_valid[5] ? _joined_11 : 8'd0);
    end

    reg [2:0] f_start; // in the last cycle

    always @(posedge clk) f_start <= d0_lfsr[2:0];

    wire _and_8 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[1]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_1: assert(~_and_8 | f_seen_valid[1]);

    reg f_older_0_1; // in the last cycle

    always @(posedge clk) f_older_0_1 <= ~order[0].against[1].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_8: assert(~(_and_8 & ~f_seen_near[0] & ~f_seen_near[1])
            | ((3'd0 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_1: assert(~(_and_8 & f_seen_near[0])
            | (f_seen_near[1] & f_older_0_1));

    wire _and_9 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[2]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_2: assert(~_and_9 | f_seen_valid[2]);

    reg f_older_0_2; // in the last cycle

    always @(posedge clk) f_older_0_2 <= ~order[0].against[2].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_9: assert(~(_and_9 & ~f_seen_near[0] & ~f_seen_near[2])
            | ((3'd0 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_2: assert(~(_and_9 & f_seen_near[0])
            | (f_seen_near[2] & f_older_0_2));

    wire _and_10 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[3]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_3: assert(~_and_10 | f_seen_valid[3]);

    reg f_older_0_3; // in the last cycle

    always @(posedge clk) f_older_0_3 <= ~order[0].against[3].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_10: assert(~(_and_10 & ~f_seen_near[0] & ~f_seen_near[3])
            | ((3'd0 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_3: assert(~(_and_10 & f_seen_near[0])
            | (f_seen_near[3] & f_older_0_3));

    wire _and_11 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[4]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_4: assert(~_and_11 | f_seen_valid[4]);

    reg f_older_0_4; // in the last cycle

    always @(posedge clk) f_older_0_4 <= ~order[0].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_11: assert(~(_and_11 & ~f_seen_near[0] & ~f_seen_near[4])
            | ((3'd0 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_4: assert(~(_and_11 & f_seen_near[0])
            | (f_seen_near[4] & f_older_0_4));

    wire _and_12 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[5]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_5: assert(~_and_12 | f_seen_valid[5]);

    reg f_older_0_5; // in the last cycle

    always @(posedge clk) f_older_0_5 <= ~order[0].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_12: assert(~(_and_12 & ~f_seen_near[0] & ~f_seen_near[5])
            | ((3'd0 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_5: assert(~(_and_12 & f_seen_near[0])
            | (f_seen_near[5] & f_older_0_5));

    wire _and_13 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[6]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_6: assert(~_and_13 | f_seen_valid[6]);

    reg f_older_0_6; // in the last cycle

    always @(posedge clk) f_older_0_6 <= ~order[0].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_13: assert(~(_and_13 & ~f_seen_near[0] & ~f_seen_near[6])
            | ((3'd0 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_6: assert(~(_and_13 & f_seen_near[0])
            | (f_seen_near[6] & f_older_0_6));

    wire _and_14 = ((f_past & f_alloc) & lock[0] & ~f_hit[0] & ~lock[7]) & f_seen_valid[0];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_7: assert(~_and_14 | f_seen_valid[7]);

    reg f_older_0_7; // in the last cycle

    always @(posedge clk) f_older_0_7 <= ~order[0].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_14: assert(~(_and_14 & ~f_seen_near[0] & ~f_seen_near[7])
            | ((3'd0 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_7: assert(~(_and_14 & f_seen_near[0])
            | (f_seen_near[7] & f_older_0_7));

    wire _and_15 = (f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[0];
    wire _and_16 = _and_15 & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_8: assert((~_and_16 | f_seen_valid[0])
            & (~_and_15 | f_seen_valid[0]));

    reg f_older_1_0; // in the last cycle

    always @(posedge clk) f_older_1_0 <= order[0].against[1].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_15: assert(~(_and_16 & ~f_seen_near[1] & ~f_seen_near[0])
            | ((3'd1 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_8: assert(~(_and_16 & f_seen_near[1])
            | (f_seen_near[0] & f_older_1_0));

    wire _and_17 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[2]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_9: assert(~_and_17 | f_seen_valid[2]);

    reg f_older_1_2; // in the last cycle

    always @(posedge clk) f_older_1_2 <= ~order[1].against[2].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_16: assert(~(_and_17 & ~f_seen_near[1] & ~f_seen_near[2])
            | ((3'd1 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_9: assert(~(_and_17 & f_seen_near[1])
            | (f_seen_near[2] & f_older_1_2));

    wire _and_18 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[3]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_10: assert(~_and_18 | f_seen_valid[3]);

    reg f_older_1_3; // in the last cycle

    always @(posedge clk) f_older_1_3 <= ~order[1].against[3].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_17: assert(~(_and_18 & ~f_seen_near[1] & ~f_seen_near[3])
            | ((3'd1 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_10: assert(~(_and_18 & f_seen_near[1])
            | (f_seen_near[3] & f_older_1_3));

    wire _and_19 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[4]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_11: assert(~_and_19 | f_seen_valid[4]);

    reg f_older_1_4; // in the last cycle

    always @(posedge clk) f_older_1_4 <= ~order[1].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_18: assert(~(_and_19 & ~f_seen_near[1] & ~f_seen_near[4])
            | ((3'd1 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_11: assert(~(_and_19 & f_seen_near[1])
            | (f_seen_near[4] & f_older_1_4));

    wire _and_20 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[5]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_12: assert(~_and_20 | f_seen_valid[5]);

    reg f_older_1_5; // in the last cycle

    always @(posedge clk) f_older_1_5 <= ~order[1].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_19: assert(~(_and_20 & ~f_seen_near[1] & ~f_seen_near[5])
            | ((3'd1 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_12: assert(~(_and_20 & f_seen_near[1])
            | (f_seen_near[5] & f_older_1_5));

    wire _and_21 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[6]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_13: assert(~_and_21 | f_seen_valid[6]);

    reg f_older_1_6; // in the last cycle

    always @(posedge clk) f_older_1_6 <= ~order[1].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_20: assert(~(_and_21 & ~f_seen_near[1] & ~f_seen_near[6])
            | ((3'd1 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_13: assert(~(_and_21 & f_seen_near[1])
            | (f_seen_near[6] & f_older_1_6));

    wire _and_22 = ((f_past & f_alloc) & lock[1] & ~f_hit[1] & ~lock[7]) & f_seen_valid[1];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_14: assert(~_and_22 | f_seen_valid[7]);

    reg f_older_1_7; // in the last cycle

    always @(posedge clk) f_older_1_7 <= ~order[1].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_21: assert(~(_and_22 & ~f_seen_near[1] & ~f_seen_near[7])
            | ((3'd1 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_14: assert(~(_and_22 & f_seen_near[1])
            | (f_seen_near[7] & f_older_1_7));

    wire _and_23 = (f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[0];
    wire _and_24 = _and_23 & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_15: assert((~_and_24 | f_seen_valid[0])
            & (~_and_23 | f_seen_valid[0]));

    reg f_older_2_0; // in the last cycle

    always @(posedge clk) f_older_2_0 <= order[0].against[2].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_22: assert(~(_and_24 & ~f_seen_near[2] & ~f_seen_near[0])
            | ((3'd2 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_15: assert(~(_and_24 & f_seen_near[2])
            | (f_seen_near[0] & f_older_2_0));

    wire _and_25 = (f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[1];
    wire _and_26 = _and_25 & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_16: assert((~_and_26 | f_seen_valid[1])
            & (~_and_25 | f_seen_valid[1]));

    reg f_older_2_1; // in the last cycle

    always @(posedge clk) f_older_2_1 <= order[1].against[2].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_23: assert(~(_and_26 & ~f_seen_near[2] & ~f_seen_near[1])
            | ((3'd2 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_16: assert(~(_and_26 & f_seen_near[2])
            | (f_seen_near[1] & f_older_2_1));

    wire _and_27 = ((f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[3]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_17: assert(~_and_27 | f_seen_valid[3]);

    reg f_older_2_3; // in the last cycle

    always @(posedge clk) f_older_2_3 <= ~order[2].against[3].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_24: assert(~(_and_27 & ~f_seen_near[2] & ~f_seen_near[3])
            | ((3'd2 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_17: assert(~(_and_27 & f_seen_near[2])
            | (f_seen_near[3] & f_older_2_3));

    wire _and_28 = ((f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[4]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_18: assert(~_and_28 | f_seen_valid[4]);

    reg f_older_2_4; // in the last cycle

    always @(posedge clk) f_older_2_4 <= ~order[2].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_25: assert(~(_and_28 & ~f_seen_near[2] & ~f_seen_near[4])
            | ((3'd2 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_18: assert(~(_and_28 & f_seen_near[2])
            | (f_seen_near[4] & f_older_2_4));

    wire _and_29 = ((f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[5]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_19: assert(~_and_29 | f_seen_valid[5]);

    reg f_older_2_5; // in the last cycle

    always @(posedge clk) f_older_2_5 <= ~order[2].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_26: assert(~(_and_29 & ~f_seen_near[2] & ~f_seen_near[5])
            | ((3'd2 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_19: assert(~(_and_29 & f_seen_near[2])
            | (f_seen_near[5] & f_older_2_5));

    wire _and_30 = ((f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[6]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_20: assert(~_and_30 | f_seen_valid[6]);

    reg f_older_2_6; // in the last cycle

    always @(posedge clk) f_older_2_6 <= ~order[2].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_27: assert(~(_and_30 & ~f_seen_near[2] & ~f_seen_near[6])
            | ((3'd2 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_20: assert(~(_and_30 & f_seen_near[2])
            | (f_seen_near[6] & f_older_2_6));

    wire _and_31 = ((f_past & f_alloc) & lock[2] & ~f_hit[2] & ~lock[7]) & f_seen_valid[2];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_21: assert(~_and_31 | f_seen_valid[7]);

    reg f_older_2_7; // in the last cycle

    always @(posedge clk) f_older_2_7 <= ~order[2].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_28: assert(~(_and_31 & ~f_seen_near[2] & ~f_seen_near[7])
            | ((3'd2 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_21: assert(~(_and_31 & f_seen_near[2])
            | (f_seen_near[7] & f_older_2_7));

    wire _and_32 = (f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[0];
    wire _and_33 = _and_32 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_22: assert((~_and_33 | f_seen_valid[0])
            & (~_and_32 | f_seen_valid[0]));

    reg f_older_3_0; // in the last cycle

    always @(posedge clk) f_older_3_0 <= order[0].against[3].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_29: assert(~(_and_33 & ~f_seen_near[3] & ~f_seen_near[0])
            | ((3'd3 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_22: assert(~(_and_33 & f_seen_near[3])
            | (f_seen_near[0] & f_older_3_0));

    wire _and_34 = (f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[1];
    wire _and_35 = _and_34 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_23: assert((~_and_35 | f_seen_valid[1])
            & (~_and_34 | f_seen_valid[1]));

    reg f_older_3_1; // in the last cycle

    always @(posedge clk) f_older_3_1 <= order[1].against[3].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_30: assert(~(_and_35 & ~f_seen_near[3] & ~f_seen_near[1])
            | ((3'd3 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_23: assert(~(_and_35 & f_seen_near[3])
            | (f_seen_near[1] & f_older_3_1));

    wire _and_36 = (f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[2];
    wire _and_37 = _and_36 & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_24: assert((~_and_37 | f_seen_valid[2])
            & (~_and_36 | f_seen_valid[2]));

    reg f_older_3_2; // in the last cycle

    always @(posedge clk) f_older_3_2 <= order[2].against[3].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_31: assert(~(_and_37 & ~f_seen_near[3] & ~f_seen_near[2])
            | ((3'd3 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_24: assert(~(_and_37 & f_seen_near[3])
            | (f_seen_near[2] & f_older_3_2));

    wire _and_38 = ((f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[4]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_25: assert(~_and_38 | f_seen_valid[4]);

    reg f_older_3_4; // in the last cycle

    always @(posedge clk) f_older_3_4 <= ~order[3].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_32: assert(~(_and_38 & ~f_seen_near[3] & ~f_seen_near[4])
            | ((3'd3 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_25: assert(~(_and_38 & f_seen_near[3])
            | (f_seen_near[4] & f_older_3_4));

    wire _and_39 = ((f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[5]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_26: assert(~_and_39 | f_seen_valid[5]);

    reg f_older_3_5; // in the last cycle

    always @(posedge clk) f_older_3_5 <= ~order[3].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_33: assert(~(_and_39 & ~f_seen_near[3] & ~f_seen_near[5])
            | ((3'd3 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_26: assert(~(_and_39 & f_seen_near[3])
            | (f_seen_near[5] & f_older_3_5));

    wire _and_40 = ((f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[6]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_27: assert(~_and_40 | f_seen_valid[6]);

    reg f_older_3_6; // in the last cycle

    always @(posedge clk) f_older_3_6 <= ~order[3].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_34: assert(~(_and_40 & ~f_seen_near[3] & ~f_seen_near[6])
            | ((3'd3 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_27: assert(~(_and_40 & f_seen_near[3])
            | (f_seen_near[6] & f_older_3_6));

    wire _and_41 = ((f_past & f_alloc) & lock[3] & ~f_hit[3] & ~lock[7]) & f_seen_valid[3];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_28: assert(~_and_41 | f_seen_valid[7]);

    reg f_older_3_7; // in the last cycle

    always @(posedge clk) f_older_3_7 <= ~order[3].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_35: assert(~(_and_41 & ~f_seen_near[3] & ~f_seen_near[7])
            | ((3'd3 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_28: assert(~(_and_41 & f_seen_near[3])
            | (f_seen_near[7] & f_older_3_7));

    wire _and_42 = (f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[0];
    wire _and_43 = _and_42 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_29: assert((~_and_43 | f_seen_valid[0])
            & (~_and_42 | f_seen_valid[0]));

    reg f_older_4_0; // in the last cycle

    always @(posedge clk) f_older_4_0 <= order[0].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_36: assert(~(_and_43 & ~f_seen_near[4] & ~f_seen_near[0])
            | ((3'd4 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_29: assert(~(_and_43 & f_seen_near[4])
            | (f_seen_near[0] & f_older_4_0));

    wire _and_44 = (f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[1];
    wire _and_45 = _and_44 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_30: assert((~_and_45 | f_seen_valid[1])
            & (~_and_44 | f_seen_valid[1]));

    reg f_older_4_1; // in the last cycle

    always @(posedge clk) f_older_4_1 <= order[1].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_37: assert(~(_and_45 & ~f_seen_near[4] & ~f_seen_near[1])
            | ((3'd4 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_30: assert(~(_and_45 & f_seen_near[4])
            | (f_seen_near[1] & f_older_4_1));

    wire _and_46 = (f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[2];
    wire _and_47 = _and_46 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_31: assert((~_and_47 | f_seen_valid[2])
            & (~_and_46 | f_seen_valid[2]));

    reg f_older_4_2; // in the last cycle

    always @(posedge clk) f_older_4_2 <= order[2].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_38: assert(~(_and_47 & ~f_seen_near[4] & ~f_seen_near[2])
            | ((3'd4 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_31: assert(~(_and_47 & f_seen_near[4])
            | (f_seen_near[2] & f_older_4_2));

    wire _and_48 = (f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[3];
    wire _and_49 = _and_48 & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_32: assert((~_and_49 | f_seen_valid[3])
            & (~_and_48 | f_seen_valid[3]));

    reg f_older_4_3; // in the last cycle

    always @(posedge clk) f_older_4_3 <= order[3].against[4].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_39: assert(~(_and_49 & ~f_seen_near[4] & ~f_seen_near[3])
            | ((3'd4 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_32: assert(~(_and_49 & f_seen_near[4])
            | (f_seen_near[3] & f_older_4_3));

    wire _and_50 = ((f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[5]) & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_33: assert(~_and_50 | f_seen_valid[5]);

    reg f_older_4_5; // in the last cycle

    always @(posedge clk) f_older_4_5 <= ~order[4].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_40: assert(~(_and_50 & ~f_seen_near[4] & ~f_seen_near[5])
            | ((3'd4 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_33: assert(~(_and_50 & f_seen_near[4])
            | (f_seen_near[5] & f_older_4_5));

    wire _and_51 = ((f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[6]) & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_34: assert(~_and_51 | f_seen_valid[6]);

    reg f_older_4_6; // in the last cycle

    always @(posedge clk) f_older_4_6 <= ~order[4].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_41: assert(~(_and_51 & ~f_seen_near[4] & ~f_seen_near[6])
            | ((3'd4 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_34: assert(~(_and_51 & f_seen_near[4])
            | (f_seen_near[6] & f_older_4_6));

    wire _and_52 = ((f_past & f_alloc) & lock[4] & ~f_hit[4] & ~lock[7]) & f_seen_valid[4];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_35: assert(~_and_52 | f_seen_valid[7]);

    reg f_older_4_7; // in the last cycle

    always @(posedge clk) f_older_4_7 <= ~order[4].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_42: assert(~(_and_52 & ~f_seen_near[4] & ~f_seen_near[7])
            | ((3'd4 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_35: assert(~(_and_52 & f_seen_near[4])
            | (f_seen_near[7] & f_older_4_7));

    wire _and_53 = (f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[0];
    wire _and_54 = _and_53 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_36: assert((~_and_54 | f_seen_valid[0])
            & (~_and_53 | f_seen_valid[0]));

    reg f_older_5_0; // in the last cycle

    always @(posedge clk) f_older_5_0 <= order[0].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_43: assert(~(_and_54 & ~f_seen_near[5] & ~f_seen_near[0])
            | ((3'd5 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_36: assert(~(_and_54 & f_seen_near[5])
            | (f_seen_near[0] & f_older_5_0));

    wire _and_55 = (f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[1];
    wire _and_56 = _and_55 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_37: assert((~_and_56 | f_seen_valid[1])
            & (~_and_55 | f_seen_valid[1]));

    reg f_older_5_1; // in the last cycle

    always @(posedge clk) f_older_5_1 <= order[1].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_44: assert(~(_and_56 & ~f_seen_near[5] & ~f_seen_near[1])
            | ((3'd5 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_37: assert(~(_and_56 & f_seen_near[5])
            | (f_seen_near[1] & f_older_5_1));

    wire _and_57 = (f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[2];
    wire _and_58 = _and_57 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_38: assert((~_and_58 | f_seen_valid[2])
            & (~_and_57 | f_seen_valid[2]));

    reg f_older_5_2; // in the last cycle

    always @(posedge clk) f_older_5_2 <= order[2].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_45: assert(~(_and_58 & ~f_seen_near[5] & ~f_seen_near[2])
            | ((3'd5 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_38: assert(~(_and_58 & f_seen_near[5])
            | (f_seen_near[2] & f_older_5_2));

    wire _and_59 = (f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[3];
    wire _and_60 = _and_59 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_39: assert((~_and_60 | f_seen_valid[3])
            & (~_and_59 | f_seen_valid[3]));

    reg f_older_5_3; // in the last cycle

    always @(posedge clk) f_older_5_3 <= order[3].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_46: assert(~(_and_60 & ~f_seen_near[5] & ~f_seen_near[3])
            | ((3'd5 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_39: assert(~(_and_60 & f_seen_near[5])
            | (f_seen_near[3] & f_older_5_3));

    wire _and_61 = (f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[4];
    wire _and_62 = _and_61 & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_40: assert((~_and_62 | f_seen_valid[4])
            & (~_and_61 | f_seen_valid[4]));

    reg f_older_5_4; // in the last cycle

    always @(posedge clk) f_older_5_4 <= order[4].against[5].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_47: assert(~(_and_62 & ~f_seen_near[5] & ~f_seen_near[4])
            | ((3'd5 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_40: assert(~(_and_62 & f_seen_near[5])
            | (f_seen_near[4] & f_older_5_4));

    wire _and_63 = ((f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[6]) & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_41: assert(~_and_63 | f_seen_valid[6]);

    reg f_older_5_6; // in the last cycle

    always @(posedge clk) f_older_5_6 <= ~order[5].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_48: assert(~(_and_63 & ~f_seen_near[5] & ~f_seen_near[6])
            | ((3'd5 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_41: assert(~(_and_63 & f_seen_near[5])
            | (f_seen_near[6] & f_older_5_6));

    wire _and_64 = ((f_past & f_alloc) & lock[5] & ~f_hit[5] & ~lock[7]) & f_seen_valid[5];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_42: assert(~_and_64 | f_seen_valid[7]);

    reg f_older_5_7; // in the last cycle

    always @(posedge clk) f_older_5_7 <= ~order[5].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_49: assert(~(_and_64 & ~f_seen_near[5] & ~f_seen_near[7])
            | ((3'd5 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_42: assert(~(_and_64 & f_seen_near[5])
            | (f_seen_near[7] & f_older_5_7));

    wire _and_65 = (f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[0];
    wire _and_66 = _and_65 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_43: assert((~_and_66 | f_seen_valid[0])
            & (~_and_65 | f_seen_valid[0]));

    reg f_older_6_0; // in the last cycle

    always @(posedge clk) f_older_6_0 <= order[0].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_50: assert(~(_and_66 & ~f_seen_near[6] & ~f_seen_near[0])
            | ((3'd6 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_43: assert(~(_and_66 & f_seen_near[6])
            | (f_seen_near[0] & f_older_6_0));

    wire _and_67 = (f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[1];
    wire _and_68 = _and_67 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_44: assert((~_and_68 | f_seen_valid[1])
            & (~_and_67 | f_seen_valid[1]));

    reg f_older_6_1; // in the last cycle

    always @(posedge clk) f_older_6_1 <= order[1].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_51: assert(~(_and_68 & ~f_seen_near[6] & ~f_seen_near[1])
            | ((3'd6 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_44: assert(~(_and_68 & f_seen_near[6])
            | (f_seen_near[1] & f_older_6_1));

    wire _and_69 = (f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[2];
    wire _and_70 = _and_69 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_45: assert((~_and_70 | f_seen_valid[2])
            & (~_and_69 | f_seen_valid[2]));

    reg f_older_6_2; // in the last cycle

    always @(posedge clk) f_older_6_2 <= order[2].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_52: assert(~(_and_70 & ~f_seen_near[6] & ~f_seen_near[2])
            | ((3'd6 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_45: assert(~(_and_70 & f_seen_near[6])
            | (f_seen_near[2] & f_older_6_2));

    wire _and_71 = (f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[3];
    wire _and_72 = _and_71 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_46: assert((~_and_72 | f_seen_valid[3])
            & (~_and_71 | f_seen_valid[3]));

    reg f_older_6_3; // in the last cycle

    always @(posedge clk) f_older_6_3 <= order[3].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_53: assert(~(_and_72 & ~f_seen_near[6] & ~f_seen_near[3])
            | ((3'd6 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_46: assert(~(_and_72 & f_seen_near[6])
            | (f_seen_near[3] & f_older_6_3));

    wire _and_73 = (f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[4];
    wire _and_74 = _and_73 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_47: assert((~_and_74 | f_seen_valid[4])
            & (~_and_73 | f_seen_valid[4]));

    reg f_older_6_4; // in the last cycle

    always @(posedge clk) f_older_6_4 <= order[4].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_54: assert(~(_and_74 & ~f_seen_near[6] & ~f_seen_near[4])
            | ((3'd6 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_47: assert(~(_and_74 & f_seen_near[6])
            | (f_seen_near[4] & f_older_6_4));

    wire _and_75 = (f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[5];
    wire _and_76 = _and_75 & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_48: assert((~_and_76 | f_seen_valid[5])
            & (~_and_75 | f_seen_valid[5]));

    reg f_older_6_5; // in the last cycle

    always @(posedge clk) f_older_6_5 <= order[5].against[6].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_55: assert(~(_and_76 & ~f_seen_near[6] & ~f_seen_near[5])
            | ((3'd6 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_48: assert(~(_and_76 & f_seen_near[6])
            | (f_seen_near[5] & f_older_6_5));

    wire _and_77 = ((f_past & f_alloc) & lock[6] & ~f_hit[6] & ~lock[7]) & f_seen_valid[6];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_49: assert(~_and_77 | f_seen_valid[7]);

    reg f_older_6_7; // in the last cycle

    always @(posedge clk) f_older_6_7 <= ~order[6].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_56: assert(~(_and_77 & ~f_seen_near[6] & ~f_seen_near[7])
            | ((3'd6 - f_start) < (3'd7 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_49: assert(~(_and_77 & f_seen_near[6])
            | (f_seen_near[7] & f_older_6_7));

    wire _and_78 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[0];
    wire _and_79 = _and_78 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_50: assert((~_and_79 | f_seen_valid[0])
            & (~_and_78 | f_seen_valid[0]));

    reg f_older_7_0; // in the last cycle

    always @(posedge clk) f_older_7_0 <= order[0].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_57: assert(~(_and_79 & ~f_seen_near[7] & ~f_seen_near[0])
            | ((3'd7 - f_start) < (3'd0 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_50: assert(~(_and_79 & f_seen_near[7])
            | (f_seen_near[0] & f_older_7_0));

    wire _and_80 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[1];
    wire _and_81 = _and_80 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_51: assert((~_and_81 | f_seen_valid[1])
            & (~_and_80 | f_seen_valid[1]));

    reg f_older_7_1; // in the last cycle

    always @(posedge clk) f_older_7_1 <= order[1].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_58: assert(~(_and_81 & ~f_seen_near[7] & ~f_seen_near[1])
            | ((3'd7 - f_start) < (3'd1 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_51: assert(~(_and_81 & f_seen_near[7])
            | (f_seen_near[1] & f_older_7_1));

    wire _and_82 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[2];
    wire _and_83 = _and_82 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_52: assert((~_and_83 | f_seen_valid[2])
            & (~_and_82 | f_seen_valid[2]));

    reg f_older_7_2; // in the last cycle

    always @(posedge clk) f_older_7_2 <= order[2].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_59: assert(~(_and_83 & ~f_seen_near[7] & ~f_seen_near[2])
            | ((3'd7 - f_start) < (3'd2 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_52: assert(~(_and_83 & f_seen_near[7])
            | (f_seen_near[2] & f_older_7_2));

    wire _and_84 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[3];
    wire _and_85 = _and_84 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_53: assert((~_and_85 | f_seen_valid[3])
            & (~_and_84 | f_seen_valid[3]));

    reg f_older_7_3; // in the last cycle

    always @(posedge clk) f_older_7_3 <= order[3].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_60: assert(~(_and_85 & ~f_seen_near[7] & ~f_seen_near[3])
            | ((3'd7 - f_start) < (3'd3 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_53: assert(~(_and_85 & f_seen_near[7])
            | (f_seen_near[3] & f_older_7_3));

    wire _and_86 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[4];
    wire _and_87 = _and_86 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_54: assert((~_and_87 | f_seen_valid[4])
            & (~_and_86 | f_seen_valid[4]));

    reg f_older_7_4; // in the last cycle

    always @(posedge clk) f_older_7_4 <= order[4].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_61: assert(~(_and_87 & ~f_seen_near[7] & ~f_seen_near[4])
            | ((3'd7 - f_start) < (3'd4 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_54: assert(~(_and_87 & f_seen_near[7])
            | (f_seen_near[4] & f_older_7_4));

    wire _and_88 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[5];
    wire _and_89 = _and_88 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_55: assert((~_and_89 | f_seen_valid[5])
            & (~_and_88 | f_seen_valid[5]));

    reg f_older_7_5; // in the last cycle

    always @(posedge clk) f_older_7_5 <= order[5].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_62: assert(~(_and_89 & ~f_seen_near[7] & ~f_seen_near[5])
            | ((3'd7 - f_start) < (3'd5 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_55: assert(~(_and_89 & f_seen_near[7])
            | (f_seen_near[5] & f_older_7_5));

    wire _and_90 = (f_past & f_alloc) & lock[7] & ~f_hit[7] & ~lock[6];
    wire _and_91 = _and_90 & f_seen_valid[7];

    // CCU-V1: Invalid entries are taken first, in ascending index.
    always @* if (!rst) CCU_V1_56: assert((~_and_91 | f_seen_valid[6])
            & (~_and_90 | f_seen_valid[6]));

    reg f_older_7_6; // in the last cycle

    always @(posedge clk) f_older_7_6 <= order[6].against[7].older_after_0;

    // CCU-V2: Far entries cyclically from the start.
    always @* if (!rst) CCU_V2_63: assert(~(_and_91 & ~f_seen_near[7] & ~f_seen_near[6])
            | ((3'd7 - f_start) < (3'd6 - f_start)));

    // CCU-V3: Near entries after far ones, least recently used first.
    always @* if (!rst) CCU_V3_56: assert(~(_and_91 & f_seen_near[7])
            | (f_seen_near[6] & f_older_7_6));

    reg [7:0] f_d_reg_0; // in the last cycle

    always @(posedge clk) f_d_reg_0 <= d_reg;

    reg f_part_0; // in the last cycle

    wire _owned_and = owned & (|(exit & one_hot_3x8(wid)));
    wire _d_valid_and = d_valid & ~(alloc_valid | _owned_and);
    wire [7:0] _joined_13 = {valid[7] & (ct[7].own_tag == d_reg),
            valid[6] & (ct[6].own_tag == d_reg), valid[5] & (ct[5].own_tag == d_reg),
            valid[4] & (ct[4].own_tag == d_reg), valid[3] & (ct[3].own_tag == d_reg),
            valid[2] & (ct[2].own_tag == d_reg), valid[1] & (ct[1].own_tag == d_reg),
            valid[0] & (ct[0].own_tag == d_reg)};
    wire _some = |_joined_13;
    wire _and_92 = _d_valid_and & ~_some;

    always @(posedge clk) f_part_0 <= _and_92 & ~(&d_mask);

    wire [7:0] _joined_14 = {valid[7] & (ct[7].own_tag == f_d_reg_0),
            valid[6] & (ct[6].own_tag == f_d_reg_0), valid[5] & (ct[5].own_tag == f_d_reg_0),
            valid[4] & (ct[4].own_tag == f_d_reg_0), valid[3] & (ct[3].own_tag == f_d_reg_0),
            valid[2] & (ct[2].own_tag == f_d_reg_0), valid[1] & (ct[1].own_tag == f_d_reg_0),
            valid[0] & (ct[0].own_tag == f_d_reg_0)};
    wire _some_2 = |_joined_14;
    wire _inverse = ~_some_2;

    // CCU-W5: A result of some lanes that misses is not here.
    always @* if (!rst) CCU_W5_1: assert(~(f_past & f_part_0) | _inverse);

    reg f_far_0; // in the last cycle

    always @(posedge clk) f_far_0 <= _and_92 & ~d_near;

    // CCU-W6: A far result that misses is not here.
    always @* if (!rst) CCU_W6_1: assert(~(f_past & f_far_0) | _inverse);

    reg f_stored; // in the last cycle

    always @(posedge clk) f_stored <= _d_valid_and & (_some | (((&d_mask) & d_near) & (|(~lock))));

    reg f_d_near; // in the last cycle

    always @(posedge clk) f_d_near <= d_near;

    // CCU-W4: A result that hits or may take an entry is here, with its hint.
    always @* if (!rst) CCU_W4_1: assert(~(f_past & f_stored)
            | (_some_2 & ((|(_joined_14 & near)) == f_d_near)));

    reg f_flushed; // in the last cycle

    always @(posedge clk) f_flushed <= _alloc_valid_and_2;

    reg f_inv_0; // in the last cycle

    always @(posedge clk) f_inv_0 <= inv_valid[0];

    reg [7:0] f_inv_reg_0; // in the last cycle

    always @(posedge clk) f_inv_reg_0 <= inv_reg[7:0];

    wire [7:0] _joined_15 = {valid[7] & (ct[7].own_tag == f_inv_reg_0),
            valid[6] & (ct[6].own_tag == f_inv_reg_0), valid[5] & (ct[5].own_tag == f_inv_reg_0),
            valid[4] & (ct[4].own_tag == f_inv_reg_0), valid[3] & (ct[3].own_tag == f_inv_reg_0),
            valid[2] & (ct[2].own_tag == f_inv_reg_0), valid[1] & (ct[1].own_tag == f_inv_reg_0),
            valid[0] & (ct[0].own_tag == f_inv_reg_0)};

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) CCU_W7_1: assert(~(f_past & f_inv_0 & ~f_flushed) | ~(|_joined_15));

    reg f_inv_1; // in the last cycle

    always @(posedge clk) f_inv_1 <= inv_valid[1];

    reg [7:0] f_inv_reg_1; // in the last cycle

    always @(posedge clk) f_inv_reg_1 <= inv_reg[15:8];

    wire [7:0] _joined_16 = {valid[7] & (ct[7].own_tag == f_inv_reg_1),
            valid[6] & (ct[6].own_tag == f_inv_reg_1), valid[5] & (ct[5].own_tag == f_inv_reg_1),
            valid[4] & (ct[4].own_tag == f_inv_reg_1), valid[3] & (ct[3].own_tag == f_inv_reg_1),
            valid[2] & (ct[2].own_tag == f_inv_reg_1), valid[1] & (ct[1].own_tag == f_inv_reg_1),
            valid[0] & (ct[0].own_tag == f_inv_reg_1)};

    // CCU-W7: A register that is written past the unit is not here.
    always @* if (!rst) CCU_W7_2: assert(~(f_past & f_inv_1 & ~f_flushed) | ~(|_joined_16));

    reg [5:0] f_ready; // in the last cycle

    wire [7:0] _or_2 = ({8{s_valid & (s_slot == 3'd0)}} & entry[CTN-1:0])
            | ({8{s_valid & (s_slot == 3'd1)}} & entry[CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd2)}} & entry[2*CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd3)}} & entry[3*CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd4)}} & entry[4*CTN +: CTN])
            | ({8{s_valid & (s_slot == 3'd5)}} & entry[5*CTN +: CTN]);

    always @(posedge clk) begin
        f_ready <= {ready[5] | (src_valid[5] & (|(_or_2 & entry[5*CTN +: CTN]))),
                ready[4] | (src_valid[4] & (|(_or_2 & entry[4*CTN +: CTN]))),
                ready[3] | (src_valid[3] & (|(_or_2 & entry[3*CTN +: CTN]))),
                ready[2] | (src_valid[2] & (|(_or_2 & entry[2*CTN +: CTN]))),
                ready[1] | (src_valid[1] & (|(_or_2 & entry[CTN +: CTN]))),
                ready[0] | (src_valid[0] & (|(_or_2 & entry[CTN-1:0])))};
    end

    reg f_busy; // in the last cycle

    always @(posedge clk) f_busy <= busy;

    // CCU-S1: Operands stay, and one makes all slots of its entry ready.
    always @* if (!rst) CCU_S1_2: assert(~(f_past & f_busy) | (ready == f_ready));

    reg f_take; // in the last cycle

    always @(posedge clk) f_take <= disp_take;

    // CCU-D2: Busy with its locks until the transfer, and free of them after it.
    always @* if (!rst) CCU_D2_2: assert(~(f_past & f_busy)
            | ((busy == ~f_take) & (lock == (f_take ? 8'd0 : f_lock))));

    reg f_ends; // in the last cycle

    always @(posedge clk) f_ends <= _owned_and;

    // CCU-K1: After the end of its warp the unit is empty and belongs to nobody.
    always @* if (!rst) CCU_K1_2: assert(~(f_past & f_ends & ~(f_past & f_alloc))
            | (~owned & ~(|valid)));

    // CCU-D3: The instruction leaves as it was given; zero unless it is selected.
    always @* if (!rst) CCU_D3_1: assert(disp_sel ? ((disp_wid == wid)
            & (disp_src_valid == src_valid) & (disp_meta == f_meta))
            : ~(|{disp_wid, disp_src_valid}) & ~(|disp_meta));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_2: assert(disp_src_valid[0] | ~(|disp_data[32*LANE_W-1:0]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_3: assert(disp_src_valid[1] | ~(|disp_data[32*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_4: assert(disp_src_valid[2] | ~(|disp_data[64*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_5: assert(disp_src_valid[3] | ~(|disp_data[96*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_6: assert(disp_src_valid[4]
            | ~(|disp_data[128*LANE_W +: 32*LANE_W]));

    // CCU-D3: An absent slot reads as zero.
    always @* if (!rst) CCU_D3_7: assert(disp_src_valid[5]
            | ~(|disp_data[160*LANE_W +: 32*LANE_W]));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_words};
`endif

    // CCU-A2
`ifdef FORMAL
    always @* if (!rst) CCU_A2_1: assume(~alloc_valid | alloc_ready);
`else
    always @(posedge clk) if (!rst && (~alloc_valid | alloc_ready) !== 1'b1) begin : CCU_A2_1
        $display("%m: CCU-A2 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-S1
`ifdef FORMAL
    always @* if (!rst) CCU_S1_1: assume(~s_valid | (busy
            & (|(_by_s_valid & (src_valid & ~ready)))));
`else
    always @(posedge clk) if (!rst && (~s_valid | (busy & (|(_by_s_valid & (src_valid & ~ready)))))
            !== 1'b1) begin : CCU_S1_1
        $display("%m: CCU-S1 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-D1
`ifdef FORMAL
    always @* if (!rst) CCU_D1_1: assume(~disp_sel | disp_cand);
`else
    always @(posedge clk) if (!rst && (~disp_sel | disp_cand) !== 1'b1) begin : CCU_D1_1
        $display("%m: CCU-D1 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-D2
`ifdef FORMAL
    always @* if (!rst) CCU_D2_1: assume(~disp_take | disp_sel);
`else
    always @(posedge clk) if (!rst && (~disp_take | disp_sel) !== 1'b1) begin : CCU_D2_1
        $display("%m: CCU-D2 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W3
`ifdef FORMAL
    always @* if (!rst) CCU_W3_1: assume(~d_valid | owned);
`else
    always @(posedge clk) if (!rst && (~d_valid | owned) !== 1'b1) begin : CCU_W3_1
        $display("%m: CCU-W3 violated at %0t", $time);
        $finish;
    end
`endif

    wire [7:0] _valid_and = valid & {tag[7*TAGW +: TAGW] == d_reg, tag[6*TAGW +: TAGW] == d_reg,
            tag[5*TAGW +: TAGW] == d_reg, tag[4*TAGW +: TAGW] == d_reg,
            tag[3*TAGW +: TAGW] == d_reg, tag[2*TAGW +: TAGW] == d_reg, tag[TAGW +: TAGW] == d_reg,
            tag[TAGW-1:0] == d_reg} & lock;

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_1: assume(~(|(d_valid ? _valid_and : 8'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(d_valid ? _valid_and : 8'd0))) !== 1'b1) begin : CCU_W9_1
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_2: assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (d_reg == alloc_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (d_reg == alloc_reg[7:0]))) !== 1'b1) begin : CCU_W9_2
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_3: assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (d_reg == alloc_reg[15:8])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (d_reg == alloc_reg[15:8]))) !== 1'b1) begin : CCU_W9_3
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_4: assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[2]
            & (d_reg == alloc_reg[23:16])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[2]
            & (d_reg == alloc_reg[23:16]))) !== 1'b1) begin : CCU_W9_4
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_5: assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[3]
            & (d_reg == alloc_reg[31:24])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[3]
            & (d_reg == alloc_reg[31:24]))) !== 1'b1) begin : CCU_W9_5
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_6: assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[4]
            & (d_reg == alloc_reg[39:32])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[4]
            & (d_reg == alloc_reg[39:32]))) !== 1'b1) begin : CCU_W9_6
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_7: assume(~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[5]
            & (d_reg == alloc_reg[47:40])));
`else
    always @(posedge clk) if
            (!rst && (~(d_valid & (alloc_valid & ~flush) & alloc_src_valid[5]
            & (d_reg == alloc_reg[47:40]))) !== 1'b1) begin : CCU_W9_7
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W3
`ifdef FORMAL
    always @* if (!rst) CCU_W3_2: assume(~inv_valid[0] | owned);
`else
    always @(posedge clk) if (!rst && (~inv_valid[0] | owned) !== 1'b1) begin : CCU_W3_2
        $display("%m: CCU-W3 violated at %0t", $time);
        $finish;
    end
`endif

    wire [7:0] _valid_and_2 = valid & {tag[7*TAGW +: TAGW] == inv_reg[7:0],
            tag[6*TAGW +: TAGW] == inv_reg[7:0], tag[5*TAGW +: TAGW] == inv_reg[7:0],
            tag[4*TAGW +: TAGW] == inv_reg[7:0], tag[3*TAGW +: TAGW] == inv_reg[7:0],
            tag[2*TAGW +: TAGW] == inv_reg[7:0], tag[TAGW +: TAGW] == inv_reg[7:0],
            tag[TAGW-1:0] == inv_reg[7:0]} & lock;

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_8: assume(~(|(inv_valid[0] ? _valid_and_2 : 8'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(inv_valid[0] ? _valid_and_2 : 8'd0))) !== 1'b1) begin
            : CCU_W9_8
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_9: assume(~(inv_valid[0] & d_valid & (inv_reg[7:0] == d_reg)));
`else
    always @(posedge clk) if (!rst && (~(inv_valid[0] & d_valid & (inv_reg[7:0] == d_reg))) !==
            1'b1) begin : CCU_W9_9
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_10: assume(~(inv_valid[0] & (alloc_valid & ~flush)
            & alloc_src_valid[0] & (inv_reg[7:0] == alloc_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (inv_reg[7:0] == alloc_reg[7:0]))) !== 1'b1) begin : CCU_W9_10
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_11: assume(~(inv_valid[0] & (alloc_valid & ~flush)
            & alloc_src_valid[1] & (inv_reg[7:0] == alloc_reg[15:8])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (inv_reg[7:0] == alloc_reg[15:8]))) !== 1'b1) begin : CCU_W9_11
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_12: assume(~(inv_valid[0] & (alloc_valid & ~flush)
            & alloc_src_valid[2] & (inv_reg[7:0] == alloc_reg[23:16])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[2]
            & (inv_reg[7:0] == alloc_reg[23:16]))) !== 1'b1) begin : CCU_W9_12
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_13: assume(~(inv_valid[0] & (alloc_valid & ~flush)
            & alloc_src_valid[3] & (inv_reg[7:0] == alloc_reg[31:24])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[3]
            & (inv_reg[7:0] == alloc_reg[31:24]))) !== 1'b1) begin : CCU_W9_13
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_14: assume(~(inv_valid[0] & (alloc_valid & ~flush)
            & alloc_src_valid[4] & (inv_reg[7:0] == alloc_reg[39:32])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[4]
            & (inv_reg[7:0] == alloc_reg[39:32]))) !== 1'b1) begin : CCU_W9_14
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_15: assume(~(inv_valid[0] & (alloc_valid & ~flush)
            & alloc_src_valid[5] & (inv_reg[7:0] == alloc_reg[47:40])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[0] & (alloc_valid & ~flush) & alloc_src_valid[5]
            & (inv_reg[7:0] == alloc_reg[47:40]))) !== 1'b1) begin : CCU_W9_15
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W3
`ifdef FORMAL
    always @* if (!rst) CCU_W3_3: assume(~inv_valid[1] | owned);
`else
    always @(posedge clk) if (!rst && (~inv_valid[1] | owned) !== 1'b1) begin : CCU_W3_3
        $display("%m: CCU-W3 violated at %0t", $time);
        $finish;
    end
`endif

    wire [7:0] _valid_and_3 = valid & {tag[7*TAGW +: TAGW] == inv_reg[15:8],
            tag[6*TAGW +: TAGW] == inv_reg[15:8], tag[5*TAGW +: TAGW] == inv_reg[15:8],
            tag[4*TAGW +: TAGW] == inv_reg[15:8], tag[3*TAGW +: TAGW] == inv_reg[15:8],
            tag[2*TAGW +: TAGW] == inv_reg[15:8], tag[TAGW +: TAGW] == inv_reg[15:8],
            tag[TAGW-1:0] == inv_reg[15:8]} & lock;

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_16: assume(~(|(inv_valid[1] ? _valid_and_3 : 8'd0)));
`else
    always @(posedge clk) if (!rst && (~(|(inv_valid[1] ? _valid_and_3 : 8'd0))) !== 1'b1) begin
            : CCU_W9_16
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_17: assume(~(inv_valid[1] & d_valid & (inv_reg[15:8] == d_reg)));
`else
    always @(posedge clk) if (!rst && (~(inv_valid[1] & d_valid & (inv_reg[15:8] == d_reg))) !==
            1'b1) begin : CCU_W9_17
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_18: assume(~(inv_valid[1] & inv_valid[0]
            & (inv_reg[15:8] == inv_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & inv_valid[0] & (inv_reg[15:8] == inv_reg[7:0]))) !== 1'b1)
            begin : CCU_W9_18
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_19: assume(~(inv_valid[1] & (alloc_valid & ~flush)
            & alloc_src_valid[0] & (inv_reg[15:8] == alloc_reg[7:0])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[0]
            & (inv_reg[15:8] == alloc_reg[7:0]))) !== 1'b1) begin : CCU_W9_19
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_20: assume(~(inv_valid[1] & (alloc_valid & ~flush)
            & alloc_src_valid[1] & (inv_reg[15:8] == alloc_reg[15:8])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[1]
            & (inv_reg[15:8] == alloc_reg[15:8]))) !== 1'b1) begin : CCU_W9_20
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_21: assume(~(inv_valid[1] & (alloc_valid & ~flush)
            & alloc_src_valid[2] & (inv_reg[15:8] == alloc_reg[23:16])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[2]
            & (inv_reg[15:8] == alloc_reg[23:16]))) !== 1'b1) begin : CCU_W9_21
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_22: assume(~(inv_valid[1] & (alloc_valid & ~flush)
            & alloc_src_valid[3] & (inv_reg[15:8] == alloc_reg[31:24])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[3]
            & (inv_reg[15:8] == alloc_reg[31:24]))) !== 1'b1) begin : CCU_W9_22
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_23: assume(~(inv_valid[1] & (alloc_valid & ~flush)
            & alloc_src_valid[4] & (inv_reg[15:8] == alloc_reg[39:32])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[4]
            & (inv_reg[15:8] == alloc_reg[39:32]))) !== 1'b1) begin : CCU_W9_23
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-W9
`ifdef FORMAL
    always @* if (!rst) CCU_W9_24: assume(~(inv_valid[1] & (alloc_valid & ~flush)
            & alloc_src_valid[5] & (inv_reg[15:8] == alloc_reg[47:40])));
`else
    always @(posedge clk) if
            (!rst && (~(inv_valid[1] & (alloc_valid & ~flush) & alloc_src_valid[5]
            & (inv_reg[15:8] == alloc_reg[47:40]))) !== 1'b1) begin : CCU_W9_24
        $display("%m: CCU-W9 violated at %0t", $time);
        $finish;
    end
`endif

    // CCU-K1
`ifdef FORMAL
    always @* if (!rst) CCU_K1_1: assume(~(ends & busy));
`else
    always @(posedge clk) if (!rst && (~(ends & busy)) !== 1'b1) begin : CCU_K1_1
        $display("%m: CCU-K1 violated at %0t", $time);
        $finish;
    end
`endif
