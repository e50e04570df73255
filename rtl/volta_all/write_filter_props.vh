// Properties of write_filter, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

`ifdef WARPSMITH_FORMAL
    generate
        for (c = 0; c < 2; c = c + 1) begin : f_unit
            wire [1:0] f_left = owner_valid[c] ? (acc_valid
                    & {acc_wid[WIDW +: WIDW] == owner_wid[c*WIDW +: WIDW],
                    acc_wid[WIDW-1:0] == owner_wid[c*WIDW +: WIDW]}) : 2'd0;

            // WF-O1: Only results of the unit's warp.
            always @* begin : WF_O1_1 assert(~(|(d_sel[c*WBW +: WBW] & ~f_left))); end

            // WF-D1: The first result of the owner that no lower port takes.
            always @* begin : WF_D1_1 assert(d_sel[c*WBW +: WBW] == first_one(f_left & acc_near));
                    end

            // WF-Z1: Register and hint are those of that result, zero without one.
            always @* begin : WF_Z1_1
                assert((d_valid[c] == (|d_sel[c*WBW +: WBW]))
                        & (d_reg[c*TAGW +: TAGW] == (({9{d_sel[c*WBW]}} & acc_reg[TAGW-1:0])
                        | ({9{d_sel[c*WBW + 1]}} & acc_reg[TAGW +: TAGW])))
                        & (d_near[c] == (|(d_sel[c*WBW +: WBW] & acc_near))));
            end

            // WF-I1: What is left is sent to be invalidated.
            always @* begin : WF_I1_1 assert(inv_valid[c*WBW +: WBW] ==
                    (f_left & ~d_sel[c*WBW +: WBW])); end
        end
    endgenerate
`endif
