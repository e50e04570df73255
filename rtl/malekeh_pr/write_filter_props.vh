// Properties of write_filter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

`ifdef FORMAL
    wire [1:0] _joined = {acc_valid[1] & owner_valid[0] & (acc_wid[5:3] == owner_wid[2:0]),
            acc_valid[0] & owner_valid[0] & (acc_wid[2:0] == owner_wid[2:0])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_1: assert(~(|(d_sel[1:0] & ~_joined)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_1: assert(d_sel[1:0] == first_one(_joined & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_1: assert((d_valid[0] == (|d_sel[1:0]))
            & (d_reg[7:0] == (({8{d_sel[0]}} & acc_reg[7:0]) | ({8{d_sel[1]}} & acc_reg[15:8])))
            & (d_near[0] == (|(d_sel[1:0] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_1: assert(inv_valid[1:0] == (_joined & ~d_sel[1:0]));

    wire [1:0] _joined_2 = {acc_valid[1] & owner_valid[1] & (acc_wid[5:3] == owner_wid[5:3]),
            acc_valid[0] & owner_valid[1] & (acc_wid[2:0] == owner_wid[5:3])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_2: assert(~(|(d_sel[3:2] & ~_joined_2)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_2: assert(d_sel[3:2] == first_one(_joined_2 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_2: assert((d_valid[1] == (|d_sel[3:2]))
            & (d_reg[15:8] == (({8{d_sel[2]}} & acc_reg[7:0]) | ({8{d_sel[3]}} & acc_reg[15:8])))
            & (d_near[1] == (|(d_sel[3:2] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_2: assert(inv_valid[3:2] == (_joined_2 & ~d_sel[3:2]));

    wire [1:0] _joined_3 = {acc_valid[1] & owner_valid[2] & (acc_wid[5:3] == owner_wid[8:6]),
            acc_valid[0] & owner_valid[2] & (acc_wid[2:0] == owner_wid[8:6])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_3: assert(~(|(d_sel[5:4] & ~_joined_3)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_3: assert(d_sel[5:4] == first_one(_joined_3 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_3: assert((d_valid[2] == (|d_sel[5:4]))
            & (d_reg[23:16] == (({8{d_sel[4]}} & acc_reg[7:0]) | ({8{d_sel[5]}} & acc_reg[15:8])))
            & (d_near[2] == (|(d_sel[5:4] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_3: assert(inv_valid[5:4] == (_joined_3 & ~d_sel[5:4]));

    wire [1:0] _joined_4 = {acc_valid[1] & owner_valid[3] & (acc_wid[5:3] == owner_wid[11:9]),
            acc_valid[0] & owner_valid[3] & (acc_wid[2:0] == owner_wid[11:9])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_4: assert(~(|(d_sel[7:6] & ~_joined_4)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_4: assert(d_sel[7:6] == first_one(_joined_4 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_4: assert((d_valid[3] == (|d_sel[7:6]))
            & (d_reg[31:24] == (({8{d_sel[6]}} & acc_reg[7:0]) | ({8{d_sel[7]}} & acc_reg[15:8])))
            & (d_near[3] == (|(d_sel[7:6] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_4: assert(inv_valid[7:6] == (_joined_4 & ~d_sel[7:6]));

    wire [1:0] _joined_5 = {acc_valid[1] & owner_valid[4] & (acc_wid[5:3] == owner_wid[14:12]),
            acc_valid[0] & owner_valid[4] & (acc_wid[2:0] == owner_wid[14:12])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_5: assert(~(|(d_sel[9:8] & ~_joined_5)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_5: assert(d_sel[9:8] == first_one(_joined_5 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_5: assert((d_valid[4] == (|d_sel[9:8]))
            & (d_reg[39:32] == (({8{d_sel[8]}} & acc_reg[7:0]) | ({8{d_sel[9]}} & acc_reg[15:8])))
            & (d_near[4] == (|(d_sel[9:8] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_5: assert(inv_valid[9:8] == (_joined_5 & ~d_sel[9:8]));

    wire [1:0] _joined_6 = {acc_valid[1] & owner_valid[5] & (acc_wid[5:3] == owner_wid[17:15]),
            acc_valid[0] & owner_valid[5] & (acc_wid[2:0] == owner_wid[17:15])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_6: assert(~(|(d_sel[11:10] & ~_joined_6)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_6: assert(d_sel[11:10] == first_one(_joined_6 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_6: assert((d_valid[5] == (|d_sel[11:10]))
            & (d_reg[47:40] == (({8{d_sel[10]}} & acc_reg[7:0]) | ({8{d_sel[11]}} & acc_reg[15:8])))
            & (d_near[5] == (|(d_sel[11:10] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_6: assert(inv_valid[11:10] == (_joined_6 & ~d_sel[11:10]));

    wire [1:0] _joined_7 = {acc_valid[1] & owner_valid[6] & (acc_wid[5:3] == owner_wid[20:18]),
            acc_valid[0] & owner_valid[6] & (acc_wid[2:0] == owner_wid[20:18])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_7: assert(~(|(d_sel[13:12] & ~_joined_7)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_7: assert(d_sel[13:12] == first_one(_joined_7 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_7: assert((d_valid[6] == (|d_sel[13:12]))
            & (d_reg[55:48] == (({8{d_sel[12]}} & acc_reg[7:0]) | ({8{d_sel[13]}} & acc_reg[15:8])))
            & (d_near[6] == (|(d_sel[13:12] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_7: assert(inv_valid[13:12] == (_joined_7 & ~d_sel[13:12]));

    wire [1:0] _joined_8 = {acc_valid[1] & owner_valid[7] & (acc_wid[5:3] == owner_wid[23:21]),
            acc_valid[0] & owner_valid[7] & (acc_wid[2:0] == owner_wid[23:21])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_8: assert(~(|(d_sel[15:14] & ~_joined_8)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_8: assert(d_sel[15:14] == first_one(_joined_8 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_8: assert((d_valid[7] == (|d_sel[15:14]))
            & (d_reg[63:56] == (({8{d_sel[14]}} & acc_reg[7:0]) | ({8{d_sel[15]}} & acc_reg[15:8])))
            & (d_near[7] == (|(d_sel[15:14] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_8: assert(inv_valid[15:14] == (_joined_8 & ~d_sel[15:14]));
`endif
