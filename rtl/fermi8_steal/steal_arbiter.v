// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: one cycle from candidate to steal; combinational from bank_busy
// Storage: 78 bits
//
//   port            dir  width  meaning
//   clk             in   1      clock
//   rst             in   1      synchronous reset, active high
//   cand_valid      in   2      scheduler s has a candidate
//   cand_wid        in   10     [s] its local warp
//   cand_src_valid  in   6      [s][k] its operands
//   cand_phys       in   60     [s][k] their physical registers
//   ready           in   48     warp [s][local] is ready now
//   avail           in   2      scheduler s is sure of a free collector
//   bank_busy       in   8      a write or a normal request wants the bank
//   steal_valid     out  8      bank b is read for a candidate
//   steal_row       out  56     [b] its row, zero if not valid
//   steal_sched     out  16     [b] one-hot: whose, zero if not valid
//   steal_slot      out  24     [b] one-hot: operand, zero if not valid
//   stolen          out  6      operand k of the candidate of s is stolen now
//   force_valid     out  2      scheduler s issues its candidate
//   force_wid       out  10     [s] that warp, zero if not forced
`default_nettype none

module steal_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] cand_valid, // [NSCHED] scheduler s has a candidate
    input  wire [9:0] cand_wid, // [NSCHED][5] its local warp
    input  wire [5:0] cand_src_valid, // [NSCHED][NSRC] its operands
    input  wire [59:0] cand_phys, // [NSCHED][NSRC][10] their physical registers
    input  wire [47:0] ready, // [NSCHED][N] warp [s][local] is ready now
    input  wire [1:0] avail, // [NSCHED] scheduler s is sure of a free collector
    input  wire [7:0] bank_busy, // [NBANK] a write or a normal request wants the bank
    output wire [7:0] steal_valid, // [NBANK] bank b is read for a candidate
    output wire [55:0] steal_row, // [NBANK][7] its row, zero if not valid
    output wire [15:0] steal_sched, // [NBANK][NSCHED] one-hot: whose, zero if not valid
    output wire [23:0] steal_slot, // [NBANK][NSRC] one-hot: operand, zero if not valid
    output wire [5:0] stolen, // [NSCHED][NSRC] operand k of the candidate of s is stolen now
    output wire [1:0] force_valid, // [NSCHED] scheduler s issues its candidate
    output wire [9:0] force_wid // [NSCHED][5] that warp, zero if not forced
);
    localparam NSCHED = 2; // warp schedulers
    localparam N = 24; // warps of a scheduler
    localparam NSRC = 3; // operand slots
    localparam NBANK = 8; // banks
    genvar s;
    genvar k;
    genvar b;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NSCHED != 2 || N != 24 || NSRC != 3 || NBANK != 8) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [23:0] one_hot(input [4:0] v);
        one_hot = 24'd1 << v;
    endfunction

    // The lowest one of a vector, alone.
    function automatic [5:0] first_one(input [5:0] v);
        reg [5:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 6; bit_number = 2 * bit_number)
                seen = seen | (seen << bit_number);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // Latched candidates
    wire [NBANK*NSCHED*NSRC-1:0] wants;

    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : candidate
            reg valid; // there is a candidate
            reg [4:0] wid; // its local warp
            reg [2:0] src_valid; // its operands
            reg [29:0] phys; // their physical registers

            always @(posedge clk) begin
                if (rst) begin
                    valid <= 1'b0;
                end else begin
                    // ST-C1: The candidate at the inputs is latched every cycle.
                    valid <= cand_valid[s];
                end
            end

            always @(posedge clk) begin
                wid <= cand_wid[s*5 +: 5];
                src_valid <= cand_src_valid[s*3 +: 3];
                phys <= cand_phys[s*30 +: 30];
            end

            // ST-C2: Live iff valid and its warp is ready now.
            wire live = valid & (|(one_hot(wid) & ready[s*24 +: 24]));

            for (k = 0; k < NSRC; k = k + 1) begin : operand
                for (b = 0; b < NBANK; b = b + 1) begin : where
                    assign wants[(b*NSCHED + s)*NSRC + k] = live & src_valid[k]
                            & (phys[10*k +: 3] == b[2:0]);
                end
            end
        end
    endgenerate

    // Choice per bank
    generate
        for (b = 0; b < NBANK; b = b + 1) begin : bank
            // ST-N2: An idle bank has neither a write nor a normal request.
            // ST-P1: All operands of live candidates are eligible.
            wire open = ~bank_busy[b];

            // ST-N4: Only schedulers that are sure of a free collector.
            wire [5:0] able = {avail[0] ? wants[b*NSCHED*NSRC +: NSRC] : 3'd0,
                    avail[1] ? wants[(b*NSCHED + 1)*NSRC +: NSRC] : 3'd0};

            // ST-N5: One operand per bank: descending scheduler, ascending slot.
            wire [5:0] first = first_one(able);

            wire [5:0] choice = {first[2:0], first[5:3]};
            wire [5:0] win = open ? choice : 6'd0;
            assign steal_valid[b] = open & (|choice);
            assign steal_row[b*7 +: 7] = open ? (({7{choice[0]}} & candidate[0].phys[9:3])
                    | ({7{choice[1]}} & candidate[0].phys[19:13])
                    | ({7{choice[2]}} & candidate[0].phys[29:23])
                    | ({7{choice[3]}} & candidate[1].phys[9:3])
                    | ({7{choice[4]}} & candidate[1].phys[19:13])
                    | ({7{choice[5]}} & candidate[1].phys[29:23])) : 7'd0;
            assign steal_sched[b*2 +: 2] = open ? {|choice[5:3], |choice[2:0]} : 2'd0;
            assign steal_slot[b*3 +: 3] = open ? (choice[2:0] | choice[5:3]) : 3'd0;
        end
    endgenerate

    // Override
    // ST-N6: A candidate of which an operand is stolen is issued now.
    // ST-N7: It can be: its warp is ready and a collector is free.
    assign stolen = bank[0].win | bank[1].win | bank[2].win | bank[3].win | bank[4].win
            | bank[5].win | bank[6].win | bank[7].win;

    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : forced
            wire force_it = |stolen[s*3 +: 3];
            assign force_valid[s] = force_it;
            assign force_wid[s*5 +: 5] = force_it ? candidate[s].wid : 5'd0;
        end
    endgenerate

`ifdef WARPSMITH_FORMAL
`include "steal_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "steal_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
