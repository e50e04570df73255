// rename: Architectural to physical register numbers.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: combinational
//
//   port       dir  width  meaning
//   cons_base  in   9      the warp's first register
//   cons_off   in   9      its frame, less the first renamed number
//   cons_offw  in   9      the same, one round of the stack before
//   cons_lim   in   9      the first number behind its frame
//   cons_wrx   in   9      the first number behind the end of the stack
//   cons_k     in   9      its un-renamed registers
//   x_valid    in   8      there is such an operand
//   x          in   64     [i] its register
//   phys       out  72     [i] its place, zero without one
//   reg_oob    out  8      it is no register of the warp
`default_nettype none

module rename (
    input  wire [8:0] cons_base, // [PHYSW] the warp's first register
    input  wire [8:0] cons_off, // [PHYSW] its frame, less the first renamed number
    input  wire [8:0] cons_offw, // [PHYSW] the same, one round of the stack before
    input  wire [8:0] cons_lim, // the first number behind its frame
    input  wire [8:0] cons_wrx, // the first number behind the end of the stack
    input  wire [8:0] cons_k, // its un-renamed registers
    input  wire [7:0] x_valid, // [NOP] there is such an operand
    input  wire [63:0] x, // [NOP][REGW] its register
    output wire [71:0] phys, // [NOP][PHYSW] its place, zero without one
    output wire [7:0] reg_oob // [NOP] it is no register of the warp
);
    localparam NOP = 8; // operands: sources, destinations
    localparam REGW = 8; // an architectural register
    localparam PHYSW = 9; // a physical register
    genvar i;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NOP != 8 || REGW != 8 || PHYSW != 9) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // Operands
    generate
        for (i = 0; i < NOP; i = i + 1) begin : operand
            wire [8:0] number = {1'b0, x[i*REGW +: REGW]};

            // RN-R1: Renamed between the first callee-saved register and the frame's end.
            wire renamed = (number < cons_lim) & (x[i*REGW +: REGW] >= 8'd16);

            // RN-F1: In the frame.
            wire [8:0] in_stack = cons_off + number;

            // RN-W1: Behind the end of the stack: from its beginning on.
            wire behind_end = number >= cons_wrx;

            // RN-B1: Any other: behind the warp's base.
            wire [8:0] in_base = cons_base + number;

            assign phys[i*PHYSW +: PHYSW] = x_valid[i] ?
                    (renamed ? (behind_end ? (cons_offw + number) : in_stack) : in_base) : 9'd0;

            // RN-O1: Not in the frame, nor among the warp's other registers.
            assign reg_oob[i] = x_valid[i] & ~renamed & (number >= cons_k);
        end
    endgenerate

`ifdef WARPSMITH_FORMAL
`include "rename_props.vh"
`elsif WARPSMITH_ASSERT
`include "rename_props.vh"
`endif
endmodule

`default_nettype wire
