// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: one cycle from candidate to steal; combinational from bank_busy
// Storage: 24 bits
//
//   port            dir  width  meaning
//   clk             in   1      clock
//   rst             in   1      synchronous reset, active high
//   cand_valid      in   2      scheduler s has a candidate
//   cand_wid        in   2      [s] its local warp
//   cand_src_valid  in   4      [s][k] its operands
//   cand_phys       in   16     [s][k] their physical registers
//   ready           in   4      warp [s][local] is ready now
//   avail           in   2      scheduler s is sure of a free collector
//   bank_busy       in   2      a write or a normal request wants the bank
//   steal_valid     out  2      bank b is read for a candidate
//   steal_row       out  6      [b] its row, zero if not valid
//   steal_sched     out  4      [b] one-hot: whose, zero if not valid
//   steal_slot      out  4      [b] one-hot: operand, zero if not valid
//   stolen          out  4      operand k of the candidate of s is stolen now
//   force_valid     out  2      scheduler s issues its candidate
//   force_wid       out  2      [s] that warp, zero if not forced
`default_nettype none

module steal_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] cand_valid,
    input  wire [1:0] cand_wid,
    input  wire [3:0] cand_src_valid,
    input  wire [15:0] cand_phys,
    input  wire [3:0] ready,
    input  wire [1:0] avail,
    input  wire [1:0] bank_busy,
    output wire [1:0] steal_valid,
    output wire [5:0] steal_row,
    output wire [3:0] steal_sched,
    output wire [3:0] steal_slot,
    output wire [3:0] stolen,
    output wire [1:0] force_valid,
    output wire [1:0] force_wid
);
    localparam NSCHED = 2; // warp schedulers
    localparam NSRC = 2; // operand slots
    localparam NBANK = 2; // banks
    genvar s;
    genvar k;
    genvar b;

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction

    // The lowest one of a vector, alone.
    function automatic [3:0] first_one(input [3:0] v);
        first_one = v & ~{|v[2:0], |v[1:0], v[0], 1'b0};
    endfunction

    // Latched candidates
    wire [NBANK*NSCHED*NSRC-1:0] wants;

    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : candidate
            reg valid; // there is a candidate
            reg wid; // its local warp
            reg [1:0] src_valid; // its operands
            reg [7:0] phys; // their physical registers

            always @(posedge clk) begin
                if (rst) begin
                    valid <= 1'b0;
                end else begin
                    // ST-C1: The candidate at the inputs is latched every cycle.
                    valid <= cand_valid[s];
                end
            end

            always @(posedge clk) begin
                wid <= cand_wid[s];
                src_valid <= cand_src_valid[s*2 +: 2];
                phys <= cand_phys[s*8 +: 8];
            end

            // ST-C2: Live iff valid and its warp is ready now.
            wire live = valid & (|({wid == 1'b1, wid == 1'b0} & ready[s*2 +: 2]));

            for (k = 0; k < NSRC; k = k + 1) begin : operand
                for (b = 0; b < NBANK; b = b + 1) begin : where
                    assign wants[(b*NSCHED + s)*NSRC + k] = live & src_valid[k]
                            & (phys[4*k] == b[0]);
                end
            end
        end
    endgenerate

    // Choice per bank
    generate
        for (b = 0; b < NBANK; b = b + 1) begin : bank
            // ST-N2: An idle bank has neither a write nor a normal request.
            // ST-N3: In conflict: two operands of live candidates in one bank.
            // ST-P1: Only operands in conflict are eligible.
            wire clash = ~at_most_one(wants[b*NSCHED*NSRC +: 4]);

            wire open = ~bank_busy[b] & clash;

            // ST-N4: Only schedulers that are sure of a free collector.
            wire [3:0] able = {avail[0] ? wants[b*NSCHED*NSRC +: NSRC] : 2'd0,
                    avail[1] ? wants[(b*NSCHED + 1)*NSRC +: NSRC] : 2'd0};

            // ST-N5: One operand per bank: descending scheduler, ascending slot.
            wire [3:0] first = first_one(able);

            wire [3:0] choice = {first[1:0], first[3:2]};
            wire [3:0] win = open ? choice : 4'd0;
            assign steal_valid[b] = open & (|choice);
            assign steal_row[b*3 +: 3] = open ? (({3{choice[0]}} & candidate[0].phys[3:1])
                    | ({3{choice[1]}} & candidate[0].phys[7:5])
                    | ({3{choice[2]}} & candidate[1].phys[3:1])
                    | ({3{choice[3]}} & candidate[1].phys[7:5])) : 3'd0;
            assign steal_sched[b*2 +: 2] = open ? {|choice[3:2], |choice[1:0]} : 2'd0;
            assign steal_slot[b*2 +: 2] = open ? (choice[1:0] | choice[3:2]) : 2'd0;
        end
    endgenerate

    // Override
    // ST-N6: A candidate of which an operand is stolen is issued now.
    // ST-N7: It can be: its warp is ready and a collector is free.
    assign stolen = bank[0].win | bank[1].win;

    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : forced
            wire force_it = |stolen[s*2 +: 2];
            assign force_valid[s] = force_it;
            assign force_wid[s] = force_it & candidate[s].wid;
        end
    endgenerate

`ifdef FORMAL
`include "steal_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "steal_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
