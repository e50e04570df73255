// Properties of write_filter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

`ifdef FORMAL
    wire [1:0] _joined = {acc_valid[1] & owner_valid[0]
            & (acc_wid[WIDW +: WIDW] == owner_wid[WIDW-1:0]),
            acc_valid[0] & owner_valid[0] & (acc_wid[WIDW-1:0] == owner_wid[WIDW-1:0])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_1: assert(~(|(d_sel[WBW-1:0] & ~_joined)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_1: assert(d_sel[WBW-1:0] == first_one(_joined & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_1: assert((d_valid[0] == (|d_sel[WBW-1:0]))
            & (d_reg[TAGW-1:0] == (({8{d_sel[0]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[1]}} & acc_reg[TAGW +: TAGW]))) &
            (d_near[0] == (|(d_sel[WBW-1:0] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_1: assert(inv_valid[WBW-1:0] == (_joined & ~d_sel[WBW-1:0]));

    wire [1:0] _joined_2 = {acc_valid[1] & owner_valid[1]
            & (acc_wid[WIDW +: WIDW] == owner_wid[WIDW +: WIDW]),
            acc_valid[0] & owner_valid[1] & (acc_wid[WIDW-1:0] == owner_wid[WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_2: assert(~(|(d_sel[WBW +: WBW] & ~_joined_2)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_2: assert(d_sel[WBW +: WBW] == first_one(_joined_2 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_2: assert((d_valid[1] == (|d_sel[WBW +: WBW]))
            & (d_reg[TAGW +: TAGW] == (({8{d_sel[WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[1] == (|(d_sel[WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_2: assert(inv_valid[WBW +: WBW] == (_joined_2 & ~d_sel[WBW +: WBW]));

    wire [1:0] _joined_3 = {acc_valid[1] & owner_valid[2]
            & (acc_wid[WIDW +: WIDW] == owner_wid[2*WIDW +: WIDW]),
            acc_valid[0] & owner_valid[2] & (acc_wid[WIDW-1:0] == owner_wid[2*WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_3: assert(~(|(d_sel[2*WBW +: WBW] & ~_joined_3)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_3: assert(d_sel[2*WBW +: WBW] == first_one(_joined_3 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_3: assert((d_valid[2] == (|d_sel[2*WBW +: WBW]))
            & (d_reg[2*TAGW +: TAGW] == (({8{d_sel[2*WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[2*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[2] == (|(d_sel[2*WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_3: assert(inv_valid[2*WBW +: WBW] == (_joined_3 & ~d_sel[2*WBW +: WBW]));

    wire [1:0] _joined_4 = {acc_valid[1] & owner_valid[3]
            & (acc_wid[WIDW +: WIDW] == owner_wid[3*WIDW +: WIDW]),
            acc_valid[0] & owner_valid[3] & (acc_wid[WIDW-1:0] == owner_wid[3*WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_4: assert(~(|(d_sel[3*WBW +: WBW] & ~_joined_4)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_4: assert(d_sel[3*WBW +: WBW] == first_one(_joined_4 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_4: assert((d_valid[3] == (|d_sel[3*WBW +: WBW]))
            & (d_reg[3*TAGW +: TAGW] == (({8{d_sel[3*WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[3*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[3] == (|(d_sel[3*WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_4: assert(inv_valid[3*WBW +: WBW] == (_joined_4 & ~d_sel[3*WBW +: WBW]));

    wire [1:0] _joined_5 = {acc_valid[1] & owner_valid[4]
            & (acc_wid[WIDW +: WIDW] == owner_wid[4*WIDW +: WIDW]),
            acc_valid[0] & owner_valid[4] & (acc_wid[WIDW-1:0] == owner_wid[4*WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_5: assert(~(|(d_sel[4*WBW +: WBW] & ~_joined_5)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_5: assert(d_sel[4*WBW +: WBW] == first_one(_joined_5 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_5: assert((d_valid[4] == (|d_sel[4*WBW +: WBW]))
            & (d_reg[4*TAGW +: TAGW] == (({8{d_sel[4*WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[4*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[4] == (|(d_sel[4*WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_5: assert(inv_valid[4*WBW +: WBW] == (_joined_5 & ~d_sel[4*WBW +: WBW]));

    wire [1:0] _joined_6 = {acc_valid[1] & owner_valid[5]
            & (acc_wid[WIDW +: WIDW] == owner_wid[5*WIDW +: WIDW]),
            acc_valid[0] & owner_valid[5] & (acc_wid[WIDW-1:0] == owner_wid[5*WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_6: assert(~(|(d_sel[5*WBW +: WBW] & ~_joined_6)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_6: assert(d_sel[5*WBW +: WBW] == first_one(_joined_6 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_6: assert((d_valid[5] == (|d_sel[5*WBW +: WBW]))
            & (d_reg[5*TAGW +: TAGW] == (({8{d_sel[5*WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[5*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[5] == (|(d_sel[5*WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_6: assert(inv_valid[5*WBW +: WBW] == (_joined_6 & ~d_sel[5*WBW +: WBW]));

    wire [1:0] _joined_7 = {acc_valid[1] & owner_valid[6]
            & (acc_wid[WIDW +: WIDW] == owner_wid[6*WIDW +: WIDW]),
            acc_valid[0] & owner_valid[6] & (acc_wid[WIDW-1:0] == owner_wid[6*WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_7: assert(~(|(d_sel[6*WBW +: WBW] & ~_joined_7)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_7: assert(d_sel[6*WBW +: WBW] == first_one(_joined_7 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_7: assert((d_valid[6] == (|d_sel[6*WBW +: WBW]))
            & (d_reg[6*TAGW +: TAGW] == (({8{d_sel[6*WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[6*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[6] == (|(d_sel[6*WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_7: assert(inv_valid[6*WBW +: WBW] == (_joined_7 & ~d_sel[6*WBW +: WBW]));

    wire [1:0] _joined_8 = {acc_valid[1] & owner_valid[7]
            & (acc_wid[WIDW +: WIDW] == owner_wid[7*WIDW +: WIDW]),
            acc_valid[0] & owner_valid[7] & (acc_wid[WIDW-1:0] == owner_wid[7*WIDW +: WIDW])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_8: assert(~(|(d_sel[7*WBW +: WBW] & ~_joined_8)));

    // WF-D1: The first result of the owner that no lower port takes.
    always @* WF_D1_8: assert(d_sel[7*WBW +: WBW] == first_one(_joined_8 & acc_near));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_8: assert((d_valid[7] == (|d_sel[7*WBW +: WBW]))
            & (d_reg[7*TAGW +: TAGW] == (({8{d_sel[7*WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[7*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[7] == (|(d_sel[7*WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_8: assert(inv_valid[7*WBW +: WBW] == (_joined_8 & ~d_sel[7*WBW +: WBW]));
`endif
