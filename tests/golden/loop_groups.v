// queues: Queues of one.
// Storage: 40 bits
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
    input  wire [3:0] push, // an item comes
    input  wire [3:0] pop, // the item leaves
    input  wire [23:0] in, // [q] item
    output wire [23:0] out, // [q] item, zero if there is none
    output wire spare // the last but one is free
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

`ifdef WARPSMITH_FORMAL
`include "queues_props.vh"
`elsif WARPSMITH_ASSERT
`include "queues_props.vh"
`endif
endmodule

`default_nettype wire
// Properties of queues, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).

    genvar r;

`ifdef WARPSMITH_FORMAL
    generate
        for (q = 0; q < 4; q = q + 1) begin : history
            reg was; // it was busy
            always @(posedge clk) if (rst) was <= 1'b0; else was <= queue[q].busy;

            // Q-4: It stays busy until it leaves.
            always @* if (!rst) begin : Q_4_1
                assert(~was | queue[q].busy | pop[q]);
            end

            // Q-5
            always @* if (!rst) begin : Q_5_1
                assert(was | queue[q].busy | pop[q]);
            end
        end
    endgenerate
`endif
`ifdef WARPSMITH_FORMAL
`define WARPSMITH_RULE(label, rule, holds) \
    always @* if (!rst) begin : label assert(holds); end
`else
`define WARPSMITH_RULE(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    generate
        for (q = 0; q < 4; q = q + 1) begin : queue_checks
            // Q-1: Only a free one takes.
            `WARPSMITH_RULE(Q_1_1, "Q-1", ~queue[q].take | ~queue[q].busy)

            wire full = queue[q].busy & (queue[q].item == 6'd3);

            // Q-3
            `WARPSMITH_RULE(Q_3_1, "Q-3", ~full | ~queue[q].take)
            for (r = q + 1; r < 4; r = r + 1) begin : other_checks
                // Q-2
                `WARPSMITH_RULE(Q_2_1, "Q-2", ~full | push[r] | pop[q])
            end
        end
    endgenerate
`undef WARPSMITH_RULE
