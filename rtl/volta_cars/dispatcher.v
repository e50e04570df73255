// dispatcher: Chooses the complete collectors that leave.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: combinational
//
//   port        dir  width  meaning
//   cand        in   2      collector is complete
//   older       in   4      [i][j]: i was allocated before j
//   cand_class  in   16     [collector] its class, one-hot or zero
//   disp_ready  in   8      [port][class] such an instruction is taken
//   disp_valid  out  1      port p offers an instruction
//   disp_sel    out  2      [port] one-hot collector, or zero
//   disp_class  out  3      [port] class, or zero
//   take        out  2      collector leaves in this cycle
`default_nettype none

module dispatcher (
    input  wire [1:0] cand, // [NCU] collector is complete
    input  wire [3:0] older, // [NCU][NCU] i was allocated before j
    input  wire [15:0] cand_class, // [NCU][K] its class, one-hot or zero
    input  wire [7:0] disp_ready, // [NDISP][K] such an instruction is taken
    output wire disp_valid, // [NDISP] port p offers an instruction
    output wire [1:0] disp_sel, // [NDISP][NCU] one-hot collector, or zero
    output wire [2:0] disp_class, // [NDISP][3] class, or zero
    output wire [1:0] take // [NCU] collector leaves in this cycle
);
    localparam NCU = 2; // collectors
    localparam NDISP = 1; // dispatch ports
    localparam K = 8; // classes of instructions
    genvar c;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 2 || NDISP != 1 || K != 8) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The number of the bit that is set; zero if none is.
    function automatic [2:0] index_of(input [7:0] v);
        integer k;
        begin
            index_of = 3'd0;
            for (k = 0; k < 8; k = k + 1)
                index_of = index_of | ({3{v[k]}} & k[2:0]);
        end
    endfunction

    // Candidates
    wire [NCU*NCU-1:0] elder;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : age
            assign elder[c*NCU +: NCU] = {older[NCU + c], older[c]};
        end
    endgenerate

    wire [NCU-1:0] takable_0;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            // DI-K1: A candidate whose class is ready.
            assign takable_0[c] = cand[c] & (|(cand_class[c*8 +: 8] & disp_ready));
        end
    endgenerate

    wire [NCU-1:0] left_0;
    wire [NCU-1:0] choice_0;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : rank
            // DI-P1: The one allocated first.
            assign choice_0[c] = left_0[c] & ~(|(left_0 & elder[c*NCU +: NCU]));
        end
    endgenerate

    // Ports
    // DI-O1: Ports choose in ascending order what no other has chosen.
    assign left_0 = takable_0;

    // DI-K2: What is offered leaves.
    wire [1:0] sel_0 = choice_0;

    // DI-K3: The class of what is offered.
    assign disp_class = index_of(({8{sel_0[0]}} & cand_class[7:0])
            | ({8{sel_0[1]}} & cand_class[15:8]));

    // DI-V1: Valid iff a collector is offered.
    assign disp_valid = |sel_0;

    assign disp_sel = sel_0;

    // DI-T1: A collector leaves iff its offer is taken.
    assign take = sel_0;

`ifdef WARPSMITH_FORMAL
`include "dispatcher_props.vh"
`elsif WARPSMITH_ASSERT
`include "dispatcher_props.vh"
`endif
endmodule

`default_nettype wire
