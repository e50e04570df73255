// queues: Queues of one.
//
//   port   dir  width  meaning
//   clk    in   1      clock
//   rst    in   1      synchronous reset, active high
//   push   in   4      an item comes
//   pop    in   4      the item leaves
//   in     in   24     [q] item
//   out    out  24     [q] item, zero if there is none
//   spare  out  1      the last but one is free
`default_nettype none

module queues (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] push,
    input  wire [3:0] pop,
    input  wire [23:0] in,
    output wire [23:0] out,
    output wire spare
);
    genvar q;

    // Queues
    generate
        for (q = 0; q < 4; q = q + 1) begin : queue
            reg busy; // holds an item
            reg [2:0] times; // how often it was pushed
            reg [5:0] item; // it

            wire take = push[q] & ~busy;

            always @(posedge clk) begin
                if (rst) begin
                    busy <= 1'b0;
                    times <= 3'd0;
                end else begin
                    if (take) begin
                        busy <= 1'b1;
                        times <= times + 3'd1;
                    end else if (pop[q])
                        busy <= 1'b0;
                end
            end

            always @(posedge clk) if (take) item <= in[q*6 +: 6];

            assign out[q*6 +: 6] = busy ? item : 6'd0;

            // What is unused on purpose, for linters.
            wire _unused_in_queue = &{1'b0, times};
        end
    endgenerate

    assign spare = ~queue[2].busy;

`ifdef FORMAL
`include "queues_props.vh"
`elsif WARPSMITH_ASSERT
`include "queues_props.vh"
`endif
endmodule

`default_nettype wire
// Properties of queues, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).

    // Q-1
`ifdef FORMAL
    always @* if (!rst) Q_1_1: assert(~queue[0].take | ~queue[0].busy);
`else
    always @(posedge clk) if (!rst && (~queue[0].take | ~queue[0].busy) !== 1'b1) begin : Q_1_1
        $display("%m: Q-1 violated at %0t", $time);
        $finish;
    end
`endif

    // Q-1
`ifdef FORMAL
    always @* if (!rst) Q_1_2: assert(~queue[1].take | ~queue[1].busy);
`else
    always @(posedge clk) if (!rst && (~queue[1].take | ~queue[1].busy) !== 1'b1) begin : Q_1_2
        $display("%m: Q-1 violated at %0t", $time);
        $finish;
    end
`endif

    // Q-1
`ifdef FORMAL
    always @* if (!rst) Q_1_3: assert(~queue[2].take | ~queue[2].busy);
`else
    always @(posedge clk) if (!rst && (~queue[2].take | ~queue[2].busy) !== 1'b1) begin : Q_1_3
        $display("%m: Q-1 violated at %0t", $time);
        $finish;
    end
`endif

    // Q-1
`ifdef FORMAL
    always @* if (!rst) Q_1_4: assert(~queue[3].take | ~queue[3].busy);
`else
    always @(posedge clk) if (!rst && (~queue[3].take | ~queue[3].busy) !== 1'b1) begin : Q_1_4
        $display("%m: Q-1 violated at %0t", $time);
        $finish;
    end
`endif
