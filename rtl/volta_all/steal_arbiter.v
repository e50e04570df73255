// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Latency: combinational
//
//   port            dir  width  meaning
//   cand_valid      in   1      scheduler s's instruction enters a collector
//   cand_src_valid  in   6      [s][k] its operands that are to be read
//   cand_phys       in   54     [s][k] their physical registers
//   bank_busy       in   4      a write or a normal request wants the bank
//   steal_valid     out  4      bank b is read for a candidate
//   steal_row       out  28     [b] its row, zero if not valid
//   steal_sched     out  4      [b] one-hot: whose, zero if not valid
//   steal_slot      out  24     [b] one-hot: operand, zero if not valid
//   stolen          out  6      operand k of the candidate of s is stolen now
`default_nettype none

module steal_arbiter (
    input  wire cand_valid, // [NSCHED] scheduler s's instruction enters a collector
    input  wire [5:0] cand_src_valid, // [NSCHED][NSRC] its operands that are to be read
    input  wire [53:0] cand_phys, // [NSCHED][NSRC][9] their physical registers
    input  wire [3:0] bank_busy, // [NBANK] a write or a normal request wants the bank
    output wire [3:0] steal_valid, // [NBANK] bank b is read for a candidate
    output wire [27:0] steal_row, // [NBANK][7] its row, zero if not valid
    output wire [3:0] steal_sched, // [NBANK][NSCHED] one-hot: whose, zero if not valid
    output wire [23:0] steal_slot, // [NBANK][NSRC] one-hot: operand, zero if not valid
    output wire [5:0] stolen // [NSCHED][NSRC] operand k of the candidate of s is stolen now
);
    localparam NSCHED = 1; // warp schedulers
    localparam NSRC = 6; // operand slots
    localparam NBANK = 4; // banks
    genvar k;
    genvar b;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NSCHED != 1 || NSRC != 6 || NBANK != 4) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The lowest one of a vector, alone.
    function automatic [3:0] first_one_4(input [3:0] v);
        first_one_4 = v & ~{|v[2:0], |v[1:0], v[0], 1'b0};
    endfunction

    // The lowest one of a vector, alone.
    function automatic [5:0] first_one_6(input [5:0] v);
        reg [5:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 6; bit_number = 2 * bit_number)
                seen = seen | (seen << bit_number);
            first_one_6 = v & ~(seen << 1);
        end
    endfunction

    // Candidates
    wire [NBANK*NSCHED*NSRC-1:0] wants;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : candidate_0_operand
            for (b = 0; b < NBANK; b = b + 1) begin : where
                // ST-H1: Candidates are what enters a collector now.
                assign wants[b*NSRC + k] = cand_valid & cand_src_valid[k]
                        & (cand_phys[9*k +: 2] == b[1:0]);
            end
        end
    endgenerate

    // Choice per bank
    wire [NBANK-1:0] may_read;

    // ST-H2: With fewer S ports than slots only the lowest bank is read.
    wire [NBANK-1:0] lowest = first_one_4(may_read);

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : bank
            // ST-N2: An idle bank has neither a write nor a normal request.
            // ST-P1: All operands of live candidates are eligible.
            wire open = ~bank_busy[b];

            wire [5:0] able = wants[b*NSRC +: NSRC];

            // ST-N5: One operand per bank: descending scheduler, ascending slot.
            wire [5:0] first = first_one_6(able);

            wire [5:0] choice = first;
            assign may_read[b] = open & (|choice);
            wire [5:0] win = lowest[b] ? choice : 6'd0;
            assign steal_valid[b] = lowest[b] & (|choice);
            assign steal_row[b*7 +: 7] = lowest[b] ? (({7{choice[0]}} & cand_phys[8:2])
                    | ({7{choice[1]}} & cand_phys[17:11]) | ({7{choice[2]}} & cand_phys[26:20])
                    | ({7{choice[3]}} & cand_phys[35:29]) | ({7{choice[4]}} & cand_phys[44:38])
                    | ({7{choice[5]}} & cand_phys[53:47])) : 7'd0;
            assign steal_sched[b] = lowest[b] & (|choice);
            assign steal_slot[b*6 +: 6] = lowest[b] ? choice : 6'd0;
        end
    endgenerate

    // Stolen
    // ST-N6: Operands that are stolen.
    assign stolen = bank[0].win | bank[1].win | bank[2].win | bank[3].win;

`ifdef WARPSMITH_FORMAL
`include "steal_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "steal_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
