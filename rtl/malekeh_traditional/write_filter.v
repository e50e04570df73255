// write_filter: Which results enter the CCUs.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .
// Latency: combinational
//
//   port         dir  width  meaning
//   acc_valid    in   2      write port i writes a bank in this cycle
//   acc_wid      in   6      [i] warp of the result
//   acc_reg      in   16     [i] its architectural register
//   acc_near     in   2      its reuse is near
//   owner_valid  in   2      unit c belongs to a warp
//   owner_wid    in   6      [c] that warp
//   d_valid      out  2      [c] D port j takes a result
//   d_sel        out  4      [c][j] one-hot write port, zero if none
//   d_reg        out  16     [c][j] register, zero if none
//   d_near       out  2      [c][j] near, zero if none
//   inv_valid    out  4      [c][i] a result of its warp that is not delivered
`default_nettype none

module write_filter (
    input  wire [1:0] acc_valid,
    input  wire [5:0] acc_wid,
    input  wire [15:0] acc_reg,
    input  wire [1:0] acc_near,
    input  wire [1:0] owner_valid,
    input  wire [5:0] owner_wid,
    output wire [1:0] d_valid,
    output wire [3:0] d_sel,
    output wire [15:0] d_reg,
    output wire [1:0] d_near,
    output wire [3:0] inv_valid
);
    // WF-O1: Results of the unit's warp.
    wire [1:0] owned_0 = {acc_valid[1] & owner_valid[0] & (owner_wid[2:0] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[0] & (owner_wid[2:0] == acc_wid[2:0])};

    // WF-D2: Results of the owner, near or far, in ascending write port.
    wire [1:0] first_0_0 = owned_0 & ~{owned_0[0], 1'b0};

    wire [1:0] owned_1 = {acc_valid[1] & owner_valid[1] & (owner_wid[5:3] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[1] & (owner_wid[5:3] == acc_wid[2:0])};
    wire [1:0] first_1_0 = owned_1 & ~{owned_1[0], 1'b0};

    // WF-Z1: Zero where no result is taken: nothing toggles.
    assign d_valid = {|first_1_0, |first_0_0};

    assign d_sel = {first_1_0, first_0_0};
    assign d_reg = {({8{first_1_0[0]}} & acc_reg[7:0]) | ({8{first_1_0[1]}} & acc_reg[15:8]),
            ({8{first_0_0[0]}} & acc_reg[7:0]) | ({8{first_0_0[1]}} & acc_reg[15:8])};
    assign d_near = {|(first_1_0 & acc_near), |(first_0_0 & acc_near)};

    // WF-I1: Results of the owner that no D port takes.
    assign inv_valid = {owned_1 & ~first_1_0, owned_0 & ~first_0_0};

`ifdef FORMAL
    wire [1:0] _some = {acc_valid[1] & owner_valid[0] & (acc_wid[5:3] == owner_wid[2:0]),
            acc_valid[0] & owner_valid[0] & (acc_wid[2:0] == owner_wid[2:0])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[1:0] & ~_some)));

    wire [1:0] _some_first = _some & ~{_some[0], 1'b0};

    // WF-D2: The first result of the owner that no lower port takes.
    always @* assert(d_sel[1:0] == _some_first);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[0] == (|d_sel[1:0])) &
            (d_reg[7:0] == (({8{d_sel[0]}} & acc_reg[7:0]) | ({8{d_sel[1]}} & acc_reg[15:8])))
            & (d_near[0] == (|(d_sel[1:0] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[1:0] == (_some & ~d_sel[1:0]));

    wire [1:0] _some_2 = {acc_valid[1] & owner_valid[1] & (acc_wid[5:3] == owner_wid[5:3]),
            acc_valid[0] & owner_valid[1] & (acc_wid[2:0] == owner_wid[5:3])};

    // WF-O1: Only results of the unit's warp.
    always @* assert(~(|(d_sel[3:2] & ~_some_2)));

    wire [1:0] _some_first_2 = _some_2 & ~{_some_2[0], 1'b0};

    // WF-D2: The first result of the owner that no lower port takes.
    always @* assert(d_sel[3:2] == _some_first_2);

    // WF-Z1: Register and hint are those of that result, zero without one.
    always @* assert((d_valid[1] == (|d_sel[3:2])) &
            (d_reg[15:8] == (({8{d_sel[2]}} & acc_reg[7:0]) | ({8{d_sel[3]}} & acc_reg[15:8])))
            & (d_near[1] == (|(d_sel[3:2] & acc_near))));

    // WF-I1: What is left is sent to be invalidated.
    always @* assert(inv_valid[3:2] == (_some_2 & ~d_sel[3:2]));
`endif
endmodule

`default_nettype wire
