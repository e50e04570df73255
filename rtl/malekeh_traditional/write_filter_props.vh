// Properties of write_filter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .

`ifdef FORMAL
    wire [1:0] _joined = {acc_valid[1] & owner_valid[0]
            & (acc_wid[WIDW +: WIDW] == owner_wid[WIDW-1:0]),
            acc_valid[0] & owner_valid[0] & (acc_wid[WIDW-1:0] == owner_wid[WIDW-1:0])};

    // WF-O1: Only results of the unit's warp.
    always @* WF_O1_1: assert(~(|(d_sel[WBW-1:0] & ~_joined)));

    // WF-D2: The first result of the owner that no lower port takes.
    always @* WF_D2_1: assert(d_sel[WBW-1:0] == first_one(_joined));

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

    // WF-D2: The first result of the owner that no lower port takes.
    always @* WF_D2_2: assert(d_sel[WBW +: WBW] == first_one(_joined_2));

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* WF_Z1_2: assert((d_valid[1] == (|d_sel[WBW +: WBW]))
            & (d_reg[TAGW +: TAGW] == (({8{d_sel[WBW]}} & acc_reg[TAGW-1:0])
            | ({8{d_sel[WBW + 1]}} & acc_reg[TAGW +: TAGW])))
            & (d_near[1] == (|(d_sel[WBW +: WBW] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* WF_I1_2: assert(inv_valid[WBW +: WBW] == (_joined_2 & ~d_sel[WBW +: WBW]));
`endif
