// write_filter: Which results enter the CCUs.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .
// Latency: combinational
//
//   port         dir  width  meaning
//   acc_valid    in   2      write port i writes a bank in this cycle
//   acc_wid      in   6      [i] warp of the result
//   acc_reg      in   16     [i] its architectural register
//   acc_near     in   2      its reuse is near
//   owner_valid  in   8      unit c belongs to a warp
//   owner_wid    in   24     [c] that warp
//   d_valid      out  8      [c] D port j takes a result
//   d_sel        out  16     [c][j] one-hot write port, zero if none
//   d_reg        out  64     [c][j] register, zero if none
//   d_near       out  8      [c][j] near, zero if none
//   inv_valid    out  16     [c][i] a result of its warp that is not delivered
`default_nettype none

module write_filter (
    input  wire [1:0] acc_valid,
    input  wire [5:0] acc_wid,
    input  wire [15:0] acc_reg,
    input  wire [1:0] acc_near,
    input  wire [7:0] owner_valid,
    input  wire [23:0] owner_wid,
    output wire [7:0] d_valid,
    output wire [15:0] d_sel,
    output wire [63:0] d_reg,
    output wire [7:0] d_near,
    output wire [15:0] inv_valid
);
    // WF-O1: Results of the unit's warp.
    wire [1:0] owned_0 = {acc_valid[1] & owner_valid[0] & (owner_wid[2:0] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[0] & (owner_wid[2:0] == acc_wid[2:0])};

    // WF-D1: Near results of the owner, in ascending write port.
    wire [1:0] near_0 = owned_0 & acc_near;

    wire [1:0] first_0_0 = near_0 & ~{near_0[0], 1'b0};
    wire [1:0] owned_1 = {acc_valid[1] & owner_valid[1] & (owner_wid[5:3] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[1] & (owner_wid[5:3] == acc_wid[2:0])};
    wire [1:0] near_1 = owned_1 & acc_near;
    wire [1:0] first_1_0 = near_1 & ~{near_1[0], 1'b0};
    wire [1:0] owned_2 = {acc_valid[1] & owner_valid[2] & (owner_wid[8:6] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[2] & (owner_wid[8:6] == acc_wid[2:0])};
    wire [1:0] near_2 = owned_2 & acc_near;
    wire [1:0] first_2_0 = near_2 & ~{near_2[0], 1'b0};
    wire [1:0] owned_3 = {acc_valid[1] & owner_valid[3] & (owner_wid[11:9] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[3] & (owner_wid[11:9] == acc_wid[2:0])};
    wire [1:0] near_3 = owned_3 & acc_near;
    wire [1:0] first_3_0 = near_3 & ~{near_3[0], 1'b0};
    wire [1:0] owned_4 = {acc_valid[1] & owner_valid[4] & (owner_wid[14:12] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[4] & (owner_wid[14:12] == acc_wid[2:0])};
    wire [1:0] near_4 = owned_4 & acc_near;
    wire [1:0] first_4_0 = near_4 & ~{near_4[0], 1'b0};
    wire [1:0] owned_5 = {acc_valid[1] & owner_valid[5] & (owner_wid[17:15] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[5] & (owner_wid[17:15] == acc_wid[2:0])};
    wire [1:0] near_5 = owned_5 & acc_near;
    wire [1:0] first_5_0 = near_5 & ~{near_5[0], 1'b0};
    wire [1:0] owned_6 = {acc_valid[1] & owner_valid[6] & (owner_wid[20:18] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[6] & (owner_wid[20:18] == acc_wid[2:0])};
    wire [1:0] near_6 = owned_6 & acc_near;
    wire [1:0] first_6_0 = near_6 & ~{near_6[0], 1'b0};
    wire [1:0] owned_7 = {acc_valid[1] & owner_valid[7] & (owner_wid[23:21] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[7] & (owner_wid[23:21] == acc_wid[2:0])};
    wire [1:0] near_7 = owned_7 & acc_near;
    wire [1:0] first_7_0 = near_7 & ~{near_7[0], 1'b0};

    // WF-Z1: Zero where no result is taken: nothing toggles.
    assign d_valid = {|first_7_0, |first_6_0, |first_5_0, |first_4_0, |first_3_0, |first_2_0,
            |first_1_0, |first_0_0};

    assign d_sel = {first_7_0, first_6_0, first_5_0, first_4_0, first_3_0, first_2_0, first_1_0,
            first_0_0};
    assign d_reg = {({8{first_7_0[0]}} & acc_reg[7:0]) | ({8{first_7_0[1]}} & acc_reg[15:8]),
            ({8{first_6_0[0]}} & acc_reg[7:0]) | ({8{first_6_0[1]}} & acc_reg[15:8]),
            ({8{first_5_0[0]}} & acc_reg[7:0]) | ({8{first_5_0[1]}} & acc_reg[15:8]),
            ({8{first_4_0[0]}} & acc_reg[7:0]) | ({8{first_4_0[1]}} & acc_reg[15:8]),
            ({8{first_3_0[0]}} & acc_reg[7:0]) | ({8{first_3_0[1]}} & acc_reg[15:8]),
            ({8{first_2_0[0]}} & acc_reg[7:0]) | ({8{first_2_0[1]}} & acc_reg[15:8]),
            ({8{first_1_0[0]}} & acc_reg[7:0]) | ({8{first_1_0[1]}} & acc_reg[15:8]),
            ({8{first_0_0[0]}} & acc_reg[7:0]) | ({8{first_0_0[1]}} & acc_reg[15:8])};
    assign d_near = {|(first_7_0 & acc_near), |(first_6_0 & acc_near), |(first_5_0 & acc_near),
            |(first_4_0 & acc_near), |(first_3_0 & acc_near), |(first_2_0 & acc_near),
            |(first_1_0 & acc_near), |(first_0_0 & acc_near)};

    // WF-I1: Results of the owner that no D port takes.
    assign inv_valid = {owned_7 & ~first_7_0, owned_6 & ~first_6_0, owned_5 & ~first_5_0,
            owned_4 & ~first_4_0, owned_3 & ~first_3_0, owned_2 & ~first_2_0, owned_1 & ~first_1_0,
            owned_0 & ~first_0_0};

`ifdef FORMAL
    wire [1:0] _joined = {acc_valid[1] & owner_valid[0] & (acc_wid[5:3] == owner_wid[2:0]),
            acc_valid[0] & owner_valid[0] & (acc_wid[2:0] == owner_wid[2:0])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[1:0] & ~_joined)));

    wire [1:0] _some = _joined & acc_near;
    wire [1:0] _some_first = _some & ~{_some[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[1:0] == _some_first);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[0] == (|d_sel[1:0])) &
            (d_reg[7:0] == (({8{d_sel[0]}} & acc_reg[7:0]) | ({8{d_sel[1]}} & acc_reg[15:8])))
            & (d_near[0] == (|(d_sel[1:0] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[1:0] == (_joined & ~d_sel[1:0]));

    wire [1:0] _joined_2 = {acc_valid[1] & owner_valid[1] & (acc_wid[5:3] == owner_wid[5:3]),
            acc_valid[0] & owner_valid[1] & (acc_wid[2:0] == owner_wid[5:3])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[3:2] & ~_joined_2)));

    wire [1:0] _some_2 = _joined_2 & acc_near;
    wire [1:0] _some_first_2 = _some_2 & ~{_some_2[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[3:2] == _some_first_2);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[1] == (|d_sel[3:2])) &
            (d_reg[15:8] == (({8{d_sel[2]}} & acc_reg[7:0]) | ({8{d_sel[3]}} & acc_reg[15:8])))
            & (d_near[1] == (|(d_sel[3:2] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[3:2] == (_joined_2 & ~d_sel[3:2]));

    wire [1:0] _joined_3 = {acc_valid[1] & owner_valid[2] & (acc_wid[5:3] == owner_wid[8:6]),
            acc_valid[0] & owner_valid[2] & (acc_wid[2:0] == owner_wid[8:6])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[5:4] & ~_joined_3)));

    wire [1:0] _some_3 = _joined_3 & acc_near;
    wire [1:0] _some_first_3 = _some_3 & ~{_some_3[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[5:4] == _some_first_3);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[2] == (|d_sel[5:4])) &
            (d_reg[23:16] == (({8{d_sel[4]}} & acc_reg[7:0]) | ({8{d_sel[5]}} & acc_reg[15:8])))
            & (d_near[2] == (|(d_sel[5:4] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[5:4] == (_joined_3 & ~d_sel[5:4]));

    wire [1:0] _joined_4 = {acc_valid[1] & owner_valid[3] & (acc_wid[5:3] == owner_wid[11:9]),
            acc_valid[0] & owner_valid[3] & (acc_wid[2:0] == owner_wid[11:9])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[7:6] & ~_joined_4)));

    wire [1:0] _some_4 = _joined_4 & acc_near;
    wire [1:0] _some_first_4 = _some_4 & ~{_some_4[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[7:6] == _some_first_4);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[3] == (|d_sel[7:6])) &
            (d_reg[31:24] == (({8{d_sel[6]}} & acc_reg[7:0]) | ({8{d_sel[7]}} & acc_reg[15:8])))
            & (d_near[3] == (|(d_sel[7:6] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[7:6] == (_joined_4 & ~d_sel[7:6]));

    wire [1:0] _joined_5 = {acc_valid[1] & owner_valid[4] & (acc_wid[5:3] == owner_wid[14:12]),
            acc_valid[0] & owner_valid[4] & (acc_wid[2:0] == owner_wid[14:12])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[9:8] & ~_joined_5)));

    wire [1:0] _some_5 = _joined_5 & acc_near;
    wire [1:0] _some_first_5 = _some_5 & ~{_some_5[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[9:8] == _some_first_5);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[4] == (|d_sel[9:8])) &
            (d_reg[39:32] == (({8{d_sel[8]}} & acc_reg[7:0]) | ({8{d_sel[9]}} & acc_reg[15:8])))
            & (d_near[4] == (|(d_sel[9:8] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[9:8] == (_joined_5 & ~d_sel[9:8]));

    wire [1:0] _joined_6 = {acc_valid[1] & owner_valid[5] & (acc_wid[5:3] == owner_wid[17:15]),
            acc_valid[0] & owner_valid[5] & (acc_wid[2:0] == owner_wid[17:15])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[11:10] & ~_joined_6)));

    wire [1:0] _some_6 = _joined_6 & acc_near;
    wire [1:0] _some_first_6 = _some_6 & ~{_some_6[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[11:10] == _some_first_6);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[5] == (|d_sel[11:10]))
            & (d_reg[47:40] == (({8{d_sel[10]}} & acc_reg[7:0]) | ({8{d_sel[11]}} & acc_reg[15:8])))
            & (d_near[5] == (|(d_sel[11:10] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[11:10] == (_joined_6 & ~d_sel[11:10]));

    wire [1:0] _joined_7 = {acc_valid[1] & owner_valid[6] & (acc_wid[5:3] == owner_wid[20:18]),
            acc_valid[0] & owner_valid[6] & (acc_wid[2:0] == owner_wid[20:18])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[13:12] & ~_joined_7)));

    wire [1:0] _some_7 = _joined_7 & acc_near;
    wire [1:0] _some_first_7 = _some_7 & ~{_some_7[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[13:12] == _some_first_7);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[6] == (|d_sel[13:12]))
            & (d_reg[55:48] == (({8{d_sel[12]}} & acc_reg[7:0]) | ({8{d_sel[13]}} & acc_reg[15:8])))
            & (d_near[6] == (|(d_sel[13:12] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[13:12] == (_joined_7 & ~d_sel[13:12]));

    wire [1:0] _joined_8 = {acc_valid[1] & owner_valid[7] & (acc_wid[5:3] == owner_wid[23:21]),
            acc_valid[0] & owner_valid[7] & (acc_wid[2:0] == owner_wid[23:21])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[15:14] & ~_joined_8)));

    wire [1:0] _some_8 = _joined_8 & acc_near;
    wire [1:0] _some_first_8 = _some_8 & ~{_some_8[0], 1'b0};

    // WF-D1: The first result of the owner that no lower port takes.
    always @* assert(d_sel[15:14] == _some_first_8);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[7] == (|d_sel[15:14]))
            & (d_reg[63:56] == (({8{d_sel[14]}} & acc_reg[7:0]) | ({8{d_sel[15]}} & acc_reg[15:8])))
            & (d_near[7] == (|(d_sel[15:14] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[15:14] == (_joined_8 & ~d_sel[15:14]));
`endif
endmodule

`default_nettype wire
