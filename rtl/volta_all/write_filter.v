// write_filter: Which results enter the CCUs.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Latency: combinational
//
//   port         dir  width  meaning
//   acc_valid    in   2      write port i writes a bank in this cycle
//   acc_wid      in   8      [i] warp of the result
//   acc_reg      in   18     [i] its architectural register
//   acc_near     in   2      its reuse is near
//   owner_valid  in   2      unit c belongs to a warp
//   owner_wid    in   8      [c] that warp
//   d_valid      out  2      [c] D port j takes a result
//   d_sel        out  4      [c][j] one-hot write port, zero if none
//   d_reg        out  18     [c][j] register, zero if none
//   d_near       out  2      [c][j] near, zero if none
//   inv_valid    out  4      [c][i] a result of its warp that is not delivered
`default_nettype none

module write_filter (
    input  wire [1:0] acc_valid, // [WBW] write port i writes a bank in this cycle
    input  wire [7:0] acc_wid, // [WBW][WIDW] warp of the result
    input  wire [17:0] acc_reg, // [WBW][TAGW] its architectural register
    input  wire [1:0] acc_near, // [WBW] its reuse is near
    input  wire [1:0] owner_valid, // [NCU] unit c belongs to a warp
    input  wire [7:0] owner_wid, // [NCU][WIDW] that warp
    output wire [1:0] d_valid, // [NCU][DPORTS] D port j takes a result
    output wire [3:0] d_sel, // [NCU][DPORTS][WBW] one-hot write port, zero if none
    output wire [17:0] d_reg, // [NCU][DPORTS][TAGW] register, zero if none
    output wire [1:0] d_near, // [NCU][DPORTS] near, zero if none
    output wire [3:0] inv_valid // [NCU][WBW] a result of its warp that is not delivered
);
    localparam WBW = 2; // write ports
    localparam NCU = 2; // CCUs
    localparam DPORTS = 1; // D ports of one CCU
    localparam WIDW = 4; // bits of a warp number
    localparam TAGW = 9; // bits of a register number
    genvar c;
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (WBW != 2 || NCU != 2 || DPORTS != 1 || WIDW != 4 || TAGW != 9) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [1:0] first_one(input [1:0] v);
        first_one = v & ~{v[0], 1'b0};
    endfunction

    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [WBW-1:0] owned;

            // WF-O1: Results of the unit's warp.
            for (i = 0; i < WBW; i = i + 1) begin : result
                assign owned[i] = acc_valid[i] & owner_valid[c]
                        & (owner_wid[c*WIDW +: WIDW] == acc_wid[i*WIDW +: WIDW]);
            end

            // WF-D1: Near results of the owner, in ascending write port.
            wire [WBW-1:0] near = owned & acc_near;

            wire [1:0] first_0 = first_one(near);

            // WF-Z1: Zero where no result is taken: nothing toggles.
            assign d_valid[c] = |first_0;

            assign d_sel[c*WBW +: WBW] = first_0;
            assign d_reg[c*TAGW +: TAGW] = ({9{first_0[0]}} & acc_reg[TAGW-1:0])
                    | ({9{first_0[1]}} & acc_reg[TAGW +: TAGW]);
            assign d_near[c] = |(first_0 & acc_near);

            // WF-I1: Results of the owner that no D port takes.
            assign inv_valid[c*WBW +: WBW] = owned & ~first_0;
        end
    endgenerate

`ifdef WARPSMITH_FORMAL
`include "write_filter_props.vh"
`elsif WARPSMITH_ASSERT
`include "write_filter_props.vh"
`endif
endmodule

`default_nettype wire
