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
    // The lowest one of a vector, alone.
    function automatic [1:0] first_one(input [1:0] v);
        reg [1:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 2; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // WF-O1: Results of the unit's warp.
    wire [1:0] owned_0 = {acc_valid[1] & owner_valid[0] & (owner_wid[2:0] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[0] & (owner_wid[2:0] == acc_wid[2:0])};

    // WF-D2: Results of the owner, near or far, in ascending write port.
    wire [1:0] first_0_0 = first_one(owned_0);

    wire [1:0] owned_1 = {acc_valid[1] & owner_valid[1] & (owner_wid[5:3] == acc_wid[5:3]),
            acc_valid[0] & owner_valid[1] & (owner_wid[5:3] == acc_wid[2:0])};
    wire [1:0] first_1_0 = first_one(owned_1);

    // WF-Z1: Zero where no result is taken: nothing toggles.
    assign d_valid = {|first_1_0, |first_0_0};

    assign d_sel = {first_1_0, first_0_0};
    assign d_reg = {({8{first_1_0[0]}} & acc_reg[7:0]) | ({8{first_1_0[1]}} & acc_reg[15:8]),
            ({8{first_0_0[0]}} & acc_reg[7:0]) | ({8{first_0_0[1]}} & acc_reg[15:8])};
    assign d_near = {|(first_1_0 & acc_near), |(first_0_0 & acc_near)};

    // WF-I1: Results of the owner that no D port takes.
    assign inv_valid = {owned_1 & ~first_1_0, owned_0 & ~first_0_0};

`ifdef FORMAL
`include "write_filter_props.vh"
`elsif WARPSMITH_ASSERT
`include "write_filter_props.vh"
`endif
endmodule

`default_nettype wire
