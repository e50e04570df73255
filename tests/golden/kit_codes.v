// kit_codes: A construct of the kit.
// Storage: 4 bits
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   op     in   2      what is done
//   seen   out  2      op, LOAD while busy
//   then   out  2      by a wire
//   other  out  1      a number where it has no name
//   plain  out  2      values of what has no names
`default_nettype none

module kit_codes (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] op, // what is done
    output wire [1:0] seen, // op, LOAD while busy
    output wire [1:0] then, // by a wire
    output wire other, // a number where it has no name
    output wire [1:0] plain // values of what has no names
);
    localparam [1:0] NOP = 2'd0; // nothing
    localparam [1:0] LOAD = 2'd1; // a row is read
    localparam [1:0] STORE = 2'd2; // it is written
    localparam [1:0] IDLE = 2'd0; // nothing is under way
    localparam [1:0] BUSY = 2'd1; // a row is
    localparam [1:0] LAST = 2'd3; // its end

    // Ports and text are made for these values; other values need another package.
    generate
        if (NOP != 2'd0 || LOAD != 2'd1 || STORE != 2'd2 || IDLE != 2'd0 || BUSY != 2'd1 || LAST !=
                2'd3) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [1:0] state; // what goes on
    reg [1:0] held; // the last one but NOP

    always @(posedge clk) if (op != NOP) held <= op;

    always @(posedge clk) begin
        if (rst) begin
            state <= IDLE;
        end else begin
            if (state == LAST)
                state <= IDLE;
            else
                state <= (op == NOP) ? state : BUSY;
        end
    end

    assign seen = (state == BUSY) ? LOAD : held;
    wire [1:0] next = (op == NOP) ? held : STORE;
    assign then = next;
    assign other = op == 2'd3;
    assign plain = (op == NOP) ? 2'd2 : op;
endmodule

`default_nettype wire
