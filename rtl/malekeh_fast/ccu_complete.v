// ccu_complete: When an instruction is complete.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_fast --top subcore -o .
// Storage: 1 bits
//
//   port         dir  width  meaning
//   clk          in   1      clock
//   rst          in   1      synchronous reset, active high
//   alloc_valid  in   1      an instruction comes
//   reads        in   6      slots of it that are read
//   s_next       in   1      an operand arrives in the next cycle
//   disp_take    in   1      the one that is here leaves
//   open         in   8      entries that it waits for
//   cand         out  1      candidate: all operands are here or arrive
`default_nettype none

module ccu_complete (
    input  wire clk,
    input  wire rst,
    input  wire alloc_valid, // an instruction comes
    input  wire [5:0] reads, // [NSRC] slots of it that are read
    input  wire s_next, // an operand arrives in the next cycle
    input  wire disp_take, // the one that is here leaves
    input  wire [7:0] open, // [CTN] entries that it waits for
    output wire cand // candidate: all operands are here or arrive
);
    localparam CTN = 8; // entries
    localparam NSRC = 6; // operand slots

    // Ports and text are made for these values; other values need another package.
    generate
        if (CTN != 8 || NSRC != 6) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // No two bits are set.
    function automatic at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
    endfunction

    reg held; // complete in this cycle

    assign cand = held;

    // CCU-F1: An operand that arrives counts.
    // CCU-F3: It is known from its announcement: the last, if one entry is open.
    wire last_one_comes = s_next & at_most_one(open);

    always @(posedge clk) begin
        if (rst) begin
            held <= 1'b0;
        end else begin
            if (alloc_valid)
                held <= ~(|reads);
            else if (disp_take)
                held <= 1'b0;
            else if (last_one_comes)
                held <= 1'b1;
        end
    end
endmodule

`default_nettype wire
