// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: one cycle from candidate to steal; combinational from bank_busy
// Storage: NSCHED*(1 + LWIDW + NSRC + NSRC*PHYSW) bits
//
//   port            dir  width  meaning
//   clk             in   1      clock
//   rst             in   1      synchronous reset, active high
//   cand_valid      in   2      scheduler s has a candidate
//   cand_wid        in   10     its local warp
//   cand_src_valid  in   6      its operands
//   cand_phys       in   60     their physical registers
//   ready           in   48     warp [s][local] is ready now
//   avail           in   2      scheduler s is sure of a free collector
//   bank_busy       in   8      a write or a normal request wants the bank
//   steal_valid     out  8      bank b is read for a candidate
//   steal_row       out  56     its row, zero if not valid
//   steal_sched     out  16     one-hot: whose, zero if not valid
//   steal_slot      out  24     one-hot: operand, zero if not valid
//   stolen          out  6      operand k of the candidate of s is stolen now
//   force_valid     out  2      scheduler s issues its candidate
//   force_wid       out  10     that warp, zero if not forced
`default_nettype none

module steal_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] cand_valid,
    input  wire [9:0] cand_wid,
    input  wire [5:0] cand_src_valid,
    input  wire [59:0] cand_phys,
    input  wire [47:0] ready,
    input  wire [1:0] avail,
    input  wire [7:0] bank_busy,
    output wire [7:0] steal_valid,
    output wire [55:0] steal_row,
    output wire [15:0] steal_sched,
    output wire [23:0] steal_slot,
    output wire [5:0] stolen,
    output wire [1:0] force_valid,
    output wire [9:0] force_wid
);
    localparam NSCHED = 2; // warp schedulers
    localparam N = 24; // warps of a scheduler
    localparam NSRC = 3; // operand slots
    localparam NBANK = 8; // banks

    // Latched candidates
    reg valid_0; // there is a candidate
    reg [4:0] wid_0; // its local warp
    reg [2:0] src_valid_0; // its operands
    reg [29:0] phys_0; // their physical registers
    reg valid_1; // there is a candidate
    reg [4:0] wid_1; // its local warp
    reg [2:0] src_valid_1; // its operands
    reg [29:0] phys_1; // their physical registers

    always @(posedge clk) begin
        wid_0 <= cand_wid[4:0];
        src_valid_0 <= cand_src_valid[2:0];
        phys_0 <= cand_phys[29:0];
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_0 <= 1'b0;
            valid_1 <= 1'b0;
        end else begin
            // ST-C1: The candidate at the inputs is latched every cycle.
            valid_0 <= cand_valid[0];
            valid_1 <= cand_valid[1];
        end
    end

    always @(posedge clk) begin
        wid_1 <= cand_wid[9:5];
        src_valid_1 <= cand_src_valid[5:3];
        phys_1 <= cand_phys[59:30];
    end

    // Their operands
    wire [23:0] joined = {wid_0 == 5'd23, wid_0 == 5'd22, wid_0 == 5'd21, wid_0 == 5'd20,
            wid_0 == 5'd19, wid_0 == 5'd18, wid_0 == 5'd17, wid_0 == 5'd16, wid_0 == 5'd15,
            wid_0 == 5'd14, wid_0 == 5'd13, wid_0 == 5'd12, wid_0 == 5'd11, wid_0 == 5'd10,
            wid_0 == 5'd9, wid_0 == 5'd8, wid_0 == 5'd7, wid_0 == 5'd6, wid_0 == 5'd5,
            wid_0 == 5'd4, wid_0 == 5'd3, wid_0 == 5'd2, wid_0 == 5'd1, wid_0 == 5'd0};

    // ST-C2: Live iff valid and its warp is ready now.
    wire live_0 = valid_0 & (|(joined & ready[23:0]));

    wire [7:0] bank_0_0 = (live_0 & src_valid_0[0]) ?
            {phys_0[2:0] == {3{1'b1}}, phys_0[2:0] == 3'd6, phys_0[2:0] == 3'd5,
            phys_0[2:0] == 3'd4, phys_0[2:0] == 3'd3, phys_0[2:0] == 3'd2, phys_0[2:0] == 3'd1,
            phys_0[2:0] == 3'd0} : 8'd0;
    wire [7:0] bank_0_1 = (live_0 & src_valid_0[1]) ?
            {phys_0[12:10] == {3{1'b1}}, phys_0[12:10] == 3'd6, phys_0[12:10] == 3'd5,
            phys_0[12:10] == 3'd4, phys_0[12:10] == 3'd3, phys_0[12:10] == 3'd2,
            phys_0[12:10] == 3'd1, phys_0[12:10] == 3'd0} : 8'd0;
    wire [7:0] bank_0_2 = (live_0 & src_valid_0[2]) ?
            {phys_0[22:20] == {3{1'b1}}, phys_0[22:20] == 3'd6, phys_0[22:20] == 3'd5,
            phys_0[22:20] == 3'd4, phys_0[22:20] == 3'd3, phys_0[22:20] == 3'd2,
            phys_0[22:20] == 3'd1, phys_0[22:20] == 3'd0} : 8'd0;
    wire [23:0] joined_2 = {wid_1 == 5'd23, wid_1 == 5'd22, wid_1 == 5'd21, wid_1 == 5'd20,
            wid_1 == 5'd19, wid_1 == 5'd18, wid_1 == 5'd17, wid_1 == 5'd16, wid_1 == 5'd15,
            wid_1 == 5'd14, wid_1 == 5'd13, wid_1 == 5'd12, wid_1 == 5'd11, wid_1 == 5'd10,
            wid_1 == 5'd9, wid_1 == 5'd8, wid_1 == 5'd7, wid_1 == 5'd6, wid_1 == 5'd5,
            wid_1 == 5'd4, wid_1 == 5'd3, wid_1 == 5'd2, wid_1 == 5'd1, wid_1 == 5'd0};

    // ST-C2: Live iff valid and its warp is ready now.
    wire live_1 = valid_1 & (|(joined_2 & ready[47:24]));

    wire [7:0] bank_1_0 = (live_1 & src_valid_1[0]) ?
            {phys_1[2:0] == {3{1'b1}}, phys_1[2:0] == 3'd6, phys_1[2:0] == 3'd5,
            phys_1[2:0] == 3'd4, phys_1[2:0] == 3'd3, phys_1[2:0] == 3'd2, phys_1[2:0] == 3'd1,
            phys_1[2:0] == 3'd0} : 8'd0;
    wire [7:0] bank_1_1 = (live_1 & src_valid_1[1]) ?
            {phys_1[12:10] == {3{1'b1}}, phys_1[12:10] == 3'd6, phys_1[12:10] == 3'd5,
            phys_1[12:10] == 3'd4, phys_1[12:10] == 3'd3, phys_1[12:10] == 3'd2,
            phys_1[12:10] == 3'd1, phys_1[12:10] == 3'd0} : 8'd0;
    wire [7:0] bank_1_2 = (live_1 & src_valid_1[2]) ?
            {phys_1[22:20] == {3{1'b1}}, phys_1[22:20] == 3'd6, phys_1[22:20] == 3'd5,
            phys_1[22:20] == 3'd4, phys_1[22:20] == 3'd3, phys_1[22:20] == 3'd2,
            phys_1[22:20] == 3'd1, phys_1[22:20] == 3'd0} : 8'd0;

    // Choice per bank
    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_0 = ~bank_busy[0];

    wire [5:0] cand = {bank_0_2[0] & avail[0], bank_0_1[0] & avail[0], bank_0_0[0] & avail[0],
            bank_1_2[0] & avail[1], bank_1_1[0] & avail[1], bank_1_0[0] & avail[1]};
    wire [4:0] cand_spread2 = cand[4:0] | {cand[3:0], 1'b0};
    wire [4:0] cand_spread4 = cand_spread2 | {cand_spread2[2:0], 2'd0};
    wire [4:0] cand_upto = cand_spread4 | {cand_spread4[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_0 = cand & ~{cand_upto, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_1 = ~bank_busy[1];

    wire [5:0] cand_2 = {bank_0_2[1] & avail[0], bank_0_1[1] & avail[0], bank_0_0[1] & avail[0],
            bank_1_2[1] & avail[1], bank_1_1[1] & avail[1], bank_1_0[1] & avail[1]};
    wire [4:0] cand_spread2_2 = cand_2[4:0] | {cand_2[3:0], 1'b0};
    wire [4:0] cand_spread4_2 = cand_spread2_2 | {cand_spread2_2[2:0], 2'd0};
    wire [4:0] cand_upto_2 = cand_spread4_2 | {cand_spread4_2[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_1 = cand_2 & ~{cand_upto_2, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_2 = ~bank_busy[2];

    wire [5:0] cand_3 = {bank_0_2[2] & avail[0], bank_0_1[2] & avail[0], bank_0_0[2] & avail[0],
            bank_1_2[2] & avail[1], bank_1_1[2] & avail[1], bank_1_0[2] & avail[1]};
    wire [4:0] cand_spread2_3 = cand_3[4:0] | {cand_3[3:0], 1'b0};
    wire [4:0] cand_spread4_3 = cand_spread2_3 | {cand_spread2_3[2:0], 2'd0};
    wire [4:0] cand_upto_3 = cand_spread4_3 | {cand_spread4_3[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_2 = cand_3 & ~{cand_upto_3, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_3 = ~bank_busy[3];

    wire [5:0] cand_4 = {bank_0_2[3] & avail[0], bank_0_1[3] & avail[0], bank_0_0[3] & avail[0],
            bank_1_2[3] & avail[1], bank_1_1[3] & avail[1], bank_1_0[3] & avail[1]};
    wire [4:0] cand_spread2_4 = cand_4[4:0] | {cand_4[3:0], 1'b0};
    wire [4:0] cand_spread4_4 = cand_spread2_4 | {cand_spread2_4[2:0], 2'd0};
    wire [4:0] cand_upto_4 = cand_spread4_4 | {cand_spread4_4[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_3 = cand_4 & ~{cand_upto_4, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_4 = ~bank_busy[4];

    wire [5:0] cand_5 = {bank_0_2[4] & avail[0], bank_0_1[4] & avail[0], bank_0_0[4] & avail[0],
            bank_1_2[4] & avail[1], bank_1_1[4] & avail[1], bank_1_0[4] & avail[1]};
    wire [4:0] cand_spread2_5 = cand_5[4:0] | {cand_5[3:0], 1'b0};
    wire [4:0] cand_spread4_5 = cand_spread2_5 | {cand_spread2_5[2:0], 2'd0};
    wire [4:0] cand_upto_5 = cand_spread4_5 | {cand_spread4_5[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_4 = cand_5 & ~{cand_upto_5, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_5 = ~bank_busy[5];

    wire [5:0] cand_6 = {bank_0_2[5] & avail[0], bank_0_1[5] & avail[0], bank_0_0[5] & avail[0],
            bank_1_2[5] & avail[1], bank_1_1[5] & avail[1], bank_1_0[5] & avail[1]};
    wire [4:0] cand_spread2_6 = cand_6[4:0] | {cand_6[3:0], 1'b0};
    wire [4:0] cand_spread4_6 = cand_spread2_6 | {cand_spread2_6[2:0], 2'd0};
    wire [4:0] cand_upto_6 = cand_spread4_6 | {cand_spread4_6[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_5 = cand_6 & ~{cand_upto_6, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_6 = ~bank_busy[6];

    wire [5:0] cand_7 = {bank_0_2[6] & avail[0], bank_0_1[6] & avail[0], bank_0_0[6] & avail[0],
            bank_1_2[6] & avail[1], bank_1_1[6] & avail[1], bank_1_0[6] & avail[1]};
    wire [4:0] cand_spread2_7 = cand_7[4:0] | {cand_7[3:0], 1'b0};
    wire [4:0] cand_spread4_7 = cand_spread2_7 | {cand_spread2_7[2:0], 2'd0};
    wire [4:0] cand_upto_7 = cand_spread4_7 | {cand_spread4_7[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_6 = cand_7 & ~{cand_upto_7, 1'b0};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_7 = ~bank_busy[7];

    wire [5:0] cand_8 = {bank_0_2[7] & avail[0], bank_0_1[7] & avail[0], bank_0_0[7] & avail[0],
            bank_1_2[7] & avail[1], bank_1_1[7] & avail[1], bank_1_0[7] & avail[1]};
    wire [4:0] cand_spread2_8 = cand_8[4:0] | {cand_8[3:0], 1'b0};
    wire [4:0] cand_spread4_8 = cand_spread2_8 | {cand_spread2_8[2:0], 2'd0};
    wire [4:0] cand_upto_8 = cand_spread4_8 | {cand_spread4_8[0], 4'd0};

    // ST-N4: Only schedulers that are sure of a free collector.
    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_7 = cand_8 & ~{cand_upto_8, 1'b0};

    assign steal_valid = {open_7 & (|cand_8), open_6 & (|cand_7), open_5 & (|cand_6),
            open_4 & (|cand_5), open_3 & (|cand_4), open_2 & (|cand_3), open_1 & (|cand_2),
            open_0 & (|cand)};
    assign steal_row = {open_7 ? (({7{first_7[3]}} & phys_0[9:3])
            | ({7{first_7[4]}} & phys_0[19:13]) | ({7{first_7[5]}} & phys_0[29:23])
            | ({7{first_7[0]}} & phys_1[9:3]) | ({7{first_7[1]}} & phys_1[19:13])
            | ({7{first_7[2]}} & phys_1[29:23])) : 7'd0,
            open_6 ? (({7{first_6[3]}} & phys_0[9:3]) | ({7{first_6[4]}} & phys_0[19:13])
            | ({7{first_6[5]}} & phys_0[29:23]) | ({7{first_6[0]}} & phys_1[9:3])
            | ({7{first_6[1]}} & phys_1[19:13]) | ({7{first_6[2]}} & phys_1[29:23])) : 7'd0,
            open_5 ? (({7{first_5[3]}} & phys_0[9:3]) | ({7{first_5[4]}} & phys_0[19:13])
            | ({7{first_5[5]}} & phys_0[29:23]) | ({7{first_5[0]}} & phys_1[9:3])
            | ({7{first_5[1]}} & phys_1[19:13]) | ({7{first_5[2]}} & phys_1[29:23])) : 7'd0,
            open_4 ? (({7{first_4[3]}} & phys_0[9:3]) | ({7{first_4[4]}} & phys_0[19:13])
            | ({7{first_4[5]}} & phys_0[29:23]) | ({7{first_4[0]}} & phys_1[9:3])
            | ({7{first_4[1]}} & phys_1[19:13]) | ({7{first_4[2]}} & phys_1[29:23])) : 7'd0,
            open_3 ? (({7{first_3[3]}} & phys_0[9:3]) | ({7{first_3[4]}} & phys_0[19:13])
            | ({7{first_3[5]}} & phys_0[29:23]) | ({7{first_3[0]}} & phys_1[9:3])
            | ({7{first_3[1]}} & phys_1[19:13]) | ({7{first_3[2]}} & phys_1[29:23])) : 7'd0,
            open_2 ? (({7{first_2[3]}} & phys_0[9:3]) | ({7{first_2[4]}} & phys_0[19:13])
            | ({7{first_2[5]}} & phys_0[29:23]) | ({7{first_2[0]}} & phys_1[9:3])
            | ({7{first_2[1]}} & phys_1[19:13]) | ({7{first_2[2]}} & phys_1[29:23])) : 7'd0,
            open_1 ? (({7{first_1[3]}} & phys_0[9:3]) | ({7{first_1[4]}} & phys_0[19:13])
            | ({7{first_1[5]}} & phys_0[29:23]) | ({7{first_1[0]}} & phys_1[9:3])
            | ({7{first_1[1]}} & phys_1[19:13]) | ({7{first_1[2]}} & phys_1[29:23])) : 7'd0,
            open_0 ? (({7{first_0[3]}} & phys_0[9:3]) | ({7{first_0[4]}} & phys_0[19:13])
            | ({7{first_0[5]}} & phys_0[29:23]) | ({7{first_0[0]}} & phys_1[9:3])
            | ({7{first_0[1]}} & phys_1[19:13]) | ({7{first_0[2]}} & phys_1[29:23])) : 7'd0};
    assign steal_sched = {open_7 ? {|first_7[2:0], |first_7[5:3]} : 2'd0,
            open_6 ? {|first_6[2:0], |first_6[5:3]} : 2'd0,
            open_5 ? {|first_5[2:0], |first_5[5:3]} : 2'd0,
            open_4 ? {|first_4[2:0], |first_4[5:3]} : 2'd0,
            open_3 ? {|first_3[2:0], |first_3[5:3]} : 2'd0,
            open_2 ? {|first_2[2:0], |first_2[5:3]} : 2'd0,
            open_1 ? {|first_1[2:0], |first_1[5:3]} : 2'd0,
            open_0 ? {|first_0[2:0], |first_0[5:3]} : 2'd0};
    assign steal_slot = {open_7 ? {first_7[5] | first_7[2], first_7[4] | first_7[1],
            first_7[3] | first_7[0]} : 3'd0, open_6 ? {first_6[5] | first_6[2],
            first_6[4] | first_6[1], first_6[3] | first_6[0]} : 3'd0,
            open_5 ? {first_5[5] | first_5[2], first_5[4] | first_5[1], first_5[3] | first_5[0]}
            : 3'd0, open_4 ? {first_4[5] | first_4[2], first_4[4] | first_4[1],
            first_4[3] | first_4[0]} : 3'd0, open_3 ? {first_3[5] | first_3[2],
            first_3[4] | first_3[1], first_3[3] | first_3[0]} : 3'd0,
            open_2 ? {first_2[5] | first_2[2], first_2[4] | first_2[1], first_2[3] | first_2[0]}
            : 3'd0, open_1 ? {first_1[5] | first_1[2], first_1[4] | first_1[1],
            first_1[3] | first_1[0]} : 3'd0, open_0 ? {first_0[5] | first_0[2],
            first_0[4] | first_0[1], first_0[3] | first_0[0]} : 3'd0};

    // Override
    // ST-N6: A candidate of which an operand is stolen is issued now.
    // ST-N7: It can be: its warp is ready and a collector is free.
    assign stolen = {|{open_7 & first_7[2], open_6 & first_6[2], open_5 & first_5[2],
            open_4 & first_4[2], open_3 & first_3[2], open_2 & first_2[2], open_1 & first_1[2],
            open_0 & first_0[2]}, |{open_7 & first_7[1], open_6 & first_6[1], open_5 & first_5[1],
            open_4 & first_4[1], open_3 & first_3[1], open_2 & first_2[1], open_1 & first_1[1],
            open_0 & first_0[1]}, |{open_7 & first_7[0], open_6 & first_6[0], open_5 & first_5[0],
            open_4 & first_4[0], open_3 & first_3[0], open_2 & first_2[0], open_1 & first_1[0],
            open_0 & first_0[0]}, |{open_7 & first_7[5], open_6 & first_6[5], open_5 & first_5[5],
            open_4 & first_4[5], open_3 & first_3[5], open_2 & first_2[5], open_1 & first_1[5],
            open_0 & first_0[5]}, |{open_7 & first_7[4], open_6 & first_6[4], open_5 & first_5[4],
            open_4 & first_4[4], open_3 & first_3[4], open_2 & first_2[4], open_1 & first_1[4],
            open_0 & first_0[4]}, |{open_7 & first_7[3], open_6 & first_6[3], open_5 & first_5[3],
            open_4 & first_4[3], open_3 & first_3[3], open_2 & first_2[3], open_1 & first_1[3],
            open_0 & first_0[3]}};

    assign force_valid = {|stolen[5:3], |stolen[2:0]};
    assign force_wid = {force_valid[1] ? wid_1 : 5'd0, force_valid[0] ? wid_0 : 5'd0};

`ifdef FORMAL
    reg [1:0] f_valid; // of the last cycle
    reg [9:0] f_wid; // of the last cycle
    reg [5:0] f_src; // of the last cycle
    reg [59:0] f_phys; // of the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_valid <= 2'd0;
        end else begin
            f_valid <= cand_valid;
        end
    end

    always @(posedge clk) begin
        f_wid <= cand_wid;
        f_src <= cand_src_valid;
        f_phys <= cand_phys;
    end

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) assert((valid_0 == f_valid[0])
            & (~f_valid[0] | ((wid_0 == f_wid[4:0]) & (src_valid_0 == f_src[2:0])
            & (phys_0 == f_phys[29:0]))));

    wire [23:0] joined_3 = {f_wid[4:0] == 5'd23, f_wid[4:0] == 5'd22, f_wid[4:0] == 5'd21,
            f_wid[4:0] == 5'd20, f_wid[4:0] == 5'd19, f_wid[4:0] == 5'd18, f_wid[4:0] == 5'd17,
            f_wid[4:0] == 5'd16, f_wid[4:0] == 5'd15, f_wid[4:0] == 5'd14, f_wid[4:0] == 5'd13,
            f_wid[4:0] == 5'd12, f_wid[4:0] == 5'd11, f_wid[4:0] == 5'd10, f_wid[4:0] == 5'd9,
            f_wid[4:0] == 5'd8, f_wid[4:0] == 5'd7, f_wid[4:0] == 5'd6, f_wid[4:0] == 5'd5,
            f_wid[4:0] == 5'd4, f_wid[4:0] == 5'd3, f_wid[4:0] == 5'd2, f_wid[4:0] == 5'd1,
            f_wid[4:0] == 5'd0};

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) assert(live_0 == (f_valid[0] & (|(joined_3 & ready[23:0]))));

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) assert((valid_1 == f_valid[1])
            & (~f_valid[1] | ((wid_1 == f_wid[9:5]) & (src_valid_1 == f_src[5:3])
            & (phys_1 == f_phys[59:30]))));

    wire [23:0] joined_4 = {f_wid[9:5] == 5'd23, f_wid[9:5] == 5'd22, f_wid[9:5] == 5'd21,
            f_wid[9:5] == 5'd20, f_wid[9:5] == 5'd19, f_wid[9:5] == 5'd18, f_wid[9:5] == 5'd17,
            f_wid[9:5] == 5'd16, f_wid[9:5] == 5'd15, f_wid[9:5] == 5'd14, f_wid[9:5] == 5'd13,
            f_wid[9:5] == 5'd12, f_wid[9:5] == 5'd11, f_wid[9:5] == 5'd10, f_wid[9:5] == 5'd9,
            f_wid[9:5] == 5'd8, f_wid[9:5] == 5'd7, f_wid[9:5] == 5'd6, f_wid[9:5] == 5'd5,
            f_wid[9:5] == 5'd4, f_wid[9:5] == 5'd3, f_wid[9:5] == 5'd2, f_wid[9:5] == 5'd1,
            f_wid[9:5] == 5'd0};

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) assert(live_1 == (f_valid[1] & (|(joined_4 & ready[47:24]))));

    // ST-N2: Only idle banks are read: a steal never delays a normal access.
    always @* if (!rst) assert(~(|(steal_valid & bank_busy)));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[1:0] & (steal_sched[1:0] - 2'd1)))
            & ~(|(steal_slot[2:0] & (steal_slot[2:0] - 3'd1)))
            & ((|steal_sched[1:0]) == steal_valid[0]) & ((|steal_slot[2:0]) == steal_valid[0]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[0] | ~(|steal_row[6:0]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[1:0] & ~avail)));

    wire steal_sched_0_and_steal_slot_0 = steal_sched[0] & steal_slot[0];
    wire steal_sched_0_and_steal_slot_1 = steal_sched[0] & steal_slot[1];
    wire steal_sched_0_and_steal_slot_2 = steal_sched[0] & steal_slot[2];
    wire steal_sched_1_and_steal_slot_0 = steal_sched[1] & steal_slot[0];
    wire steal_sched_1_and_steal_slot_1 = steal_sched[1] & steal_slot[1];
    wire steal_sched_1_and_steal_slot_2 = steal_sched[1] & steal_slot[2];
    wire [5:0] steal_sched_0_and_steal_slot_0_etc = {steal_sched_1_and_steal_slot_2,
            steal_sched_1_and_steal_slot_1, steal_sched_1_and_steal_slot_0,
            steal_sched_0_and_steal_slot_2, steal_sched_0_and_steal_slot_1,
            steal_sched_0_and_steal_slot_0};
    wire live_0_and_src_valid_0_0 = live_0 & src_valid_0[0];
    wire and_2 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd0);
    wire live_0_and_src_valid_0_1 = live_0 & src_valid_0[1];
    wire and_3 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd0);
    wire live_0_and_src_valid_0_2 = live_0 & src_valid_0[2];
    wire and_4 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd0);
    wire live_1_and_src_valid_1_0 = live_1 & src_valid_1[0];
    wire and_5 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd0);
    wire live_1_and_src_valid_1_1 = live_1 & src_valid_1[1];
    wire and_6 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd0);
    wire live_1_and_src_valid_1_2 = live_1 & src_valid_1[2];
    wire and_7 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd0);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_0_and_steal_slot_0_etc
            & ~{and_7, and_6, and_5, and_4, and_3, and_2})));

    wire and_2_and_avail_0 = and_2 & avail[0];
    wire and_3_and_avail_0 = and_3 & avail[0];
    wire and_5_and_avail_1 = and_5 & avail[1];
    wire and_6_and_avail_1 = and_6 & avail[1];
    wire and_7_and_avail_1 = and_7 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[0] == (~bank_busy[0]
            & (and_2_and_avail_0 | and_3_and_avail_0 | (and_4 & avail[0]) | and_5_and_avail_1
            | and_6_and_avail_1 | and_7_and_avail_1)));

    wire and_5_and_avail_1_or = and_5_and_avail_1 | and_6_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_0_and_steal_slot_0_etc
            & {and_5_and_avail_1_or, and_5_and_avail_1, 1'b0,
            (((and_2_and_avail_0 | and_3_and_avail_0) | and_5_and_avail_1) | and_6_and_avail_1)
            | and_7_and_avail_1, ((and_2_and_avail_0 | and_5_and_avail_1) | and_6_and_avail_1)
            | and_7_and_avail_1, and_5_and_avail_1_or | and_7_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[0] | (steal_row[6:0] ==
            (({7{steal_sched_0_and_steal_slot_0}} & phys_0[9:3])
            | ({7{steal_sched_0_and_steal_slot_1}} & phys_0[19:13])
            | ({7{steal_sched_0_and_steal_slot_2}} & phys_0[29:23])
            | ({7{steal_sched_1_and_steal_slot_0}} & phys_1[9:3])
            | ({7{steal_sched_1_and_steal_slot_1}} & phys_1[19:13])
            | ({7{steal_sched_1_and_steal_slot_2}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[3:2] & (steal_sched[3:2] - 2'd1)))
            & ~(|(steal_slot[5:3] & (steal_slot[5:3] - 3'd1)))
            & ((|steal_sched[3:2]) == steal_valid[1]) & ((|steal_slot[5:3]) == steal_valid[1]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[1] | ~(|steal_row[13:7]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[3:2] & ~avail)));

    wire steal_sched_2_and_steal_slot_3 = steal_sched[2] & steal_slot[3];
    wire steal_sched_2_and_steal_slot_4 = steal_sched[2] & steal_slot[4];
    wire steal_sched_2_and_steal_slot_5 = steal_sched[2] & steal_slot[5];
    wire steal_sched_3_and_steal_slot_3 = steal_sched[3] & steal_slot[3];
    wire steal_sched_3_and_steal_slot_4 = steal_sched[3] & steal_slot[4];
    wire steal_sched_3_and_steal_slot_5 = steal_sched[3] & steal_slot[5];
    wire [5:0] steal_sched_2_and_steal_slot_3_etc = {steal_sched_3_and_steal_slot_5,
            steal_sched_3_and_steal_slot_4, steal_sched_3_and_steal_slot_3,
            steal_sched_2_and_steal_slot_5, steal_sched_2_and_steal_slot_4,
            steal_sched_2_and_steal_slot_3};
    wire and_8 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd1);
    wire and_9 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd1);
    wire and_10 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd1);
    wire and_11 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd1);
    wire and_12 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd1);
    wire and_13 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd1);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_2_and_steal_slot_3_etc
            & ~{and_13, and_12, and_11, and_10, and_9, and_8})));

    wire and_8_and_avail_0 = and_8 & avail[0];
    wire and_9_and_avail_0 = and_9 & avail[0];
    wire and_11_and_avail_1 = and_11 & avail[1];
    wire and_12_and_avail_1 = and_12 & avail[1];
    wire and_13_and_avail_1 = and_13 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[1] == (~bank_busy[1]
            & (and_8_and_avail_0 | and_9_and_avail_0 | (and_10 & avail[0]) | and_11_and_avail_1
            | and_12_and_avail_1 | and_13_and_avail_1)));

    wire and_11_and_avail_1_or = and_11_and_avail_1 | and_12_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_2_and_steal_slot_3_etc
            & {and_11_and_avail_1_or, and_11_and_avail_1, 1'b0,
            (((and_8_and_avail_0 | and_9_and_avail_0) | and_11_and_avail_1) | and_12_and_avail_1)
            | and_13_and_avail_1, ((and_8_and_avail_0 | and_11_and_avail_1) | and_12_and_avail_1)
            | and_13_and_avail_1, and_11_and_avail_1_or | and_13_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[1] | (steal_row[13:7] ==
            (({7{steal_sched_2_and_steal_slot_3}} & phys_0[9:3])
            | ({7{steal_sched_2_and_steal_slot_4}} & phys_0[19:13])
            | ({7{steal_sched_2_and_steal_slot_5}} & phys_0[29:23])
            | ({7{steal_sched_3_and_steal_slot_3}} & phys_1[9:3])
            | ({7{steal_sched_3_and_steal_slot_4}} & phys_1[19:13])
            | ({7{steal_sched_3_and_steal_slot_5}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[5:4] & (steal_sched[5:4] - 2'd1)))
            & ~(|(steal_slot[8:6] & (steal_slot[8:6] - 3'd1)))
            & ((|steal_sched[5:4]) == steal_valid[2]) & ((|steal_slot[8:6]) == steal_valid[2]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[2] | ~(|steal_row[20:14]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[5:4] & ~avail)));

    wire steal_sched_4_and_steal_slot_6 = steal_sched[4] & steal_slot[6];
    wire steal_sched_4_and_steal_slot_7 = steal_sched[4] & steal_slot[7];
    wire steal_sched_4_and_steal_slot_8 = steal_sched[4] & steal_slot[8];
    wire steal_sched_5_and_steal_slot_6 = steal_sched[5] & steal_slot[6];
    wire steal_sched_5_and_steal_slot_7 = steal_sched[5] & steal_slot[7];
    wire steal_sched_5_and_steal_slot_8 = steal_sched[5] & steal_slot[8];
    wire [5:0] steal_sched_4_and_steal_slot_6_etc = {steal_sched_5_and_steal_slot_8,
            steal_sched_5_and_steal_slot_7, steal_sched_5_and_steal_slot_6,
            steal_sched_4_and_steal_slot_8, steal_sched_4_and_steal_slot_7,
            steal_sched_4_and_steal_slot_6};
    wire and_14 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd2);
    wire and_15 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd2);
    wire and_16 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd2);
    wire and_17 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd2);
    wire and_18 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd2);
    wire and_19 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd2);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_4_and_steal_slot_6_etc
            & ~{and_19, and_18, and_17, and_16, and_15, and_14})));

    wire and_14_and_avail_0 = and_14 & avail[0];
    wire and_15_and_avail_0 = and_15 & avail[0];
    wire and_17_and_avail_1 = and_17 & avail[1];
    wire and_18_and_avail_1 = and_18 & avail[1];
    wire and_19_and_avail_1 = and_19 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[2] == (~bank_busy[2]
            & (and_14_and_avail_0 | and_15_and_avail_0 | (and_16 & avail[0]) | and_17_and_avail_1
            | and_18_and_avail_1 | and_19_and_avail_1)));

    wire and_17_and_avail_1_or = and_17_and_avail_1 | and_18_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_4_and_steal_slot_6_etc
            & {and_17_and_avail_1_or, and_17_and_avail_1, 1'b0,
            (((and_14_and_avail_0 | and_15_and_avail_0) | and_17_and_avail_1) | and_18_and_avail_1)
            | and_19_and_avail_1, ((and_14_and_avail_0 | and_17_and_avail_1) | and_18_and_avail_1)
            | and_19_and_avail_1, and_17_and_avail_1_or | and_19_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[2] | (steal_row[20:14] ==
            (({7{steal_sched_4_and_steal_slot_6}} & phys_0[9:3])
            | ({7{steal_sched_4_and_steal_slot_7}} & phys_0[19:13])
            | ({7{steal_sched_4_and_steal_slot_8}} & phys_0[29:23])
            | ({7{steal_sched_5_and_steal_slot_6}} & phys_1[9:3])
            | ({7{steal_sched_5_and_steal_slot_7}} & phys_1[19:13])
            | ({7{steal_sched_5_and_steal_slot_8}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[7:6] & (steal_sched[7:6] - 2'd1)))
            & ~(|(steal_slot[11:9] & (steal_slot[11:9] - 3'd1)))
            & ((|steal_sched[7:6]) == steal_valid[3]) & ((|steal_slot[11:9]) == steal_valid[3]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[3] | ~(|steal_row[27:21]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[7:6] & ~avail)));

    wire steal_sched_6_and_steal_slot_9 = steal_sched[6] & steal_slot[9];
    wire steal_sched_6_and_steal_slot_10 = steal_sched[6] & steal_slot[10];
    wire steal_sched_6_and_steal_slot_11 = steal_sched[6] & steal_slot[11];
    wire steal_sched_7_and_steal_slot_9 = steal_sched[7] & steal_slot[9];
    wire steal_sched_7_and_steal_slot_10 = steal_sched[7] & steal_slot[10];
    wire steal_sched_7_and_steal_slot_11 = steal_sched[7] & steal_slot[11];
    wire [5:0] steal_sched_6_and_steal_slot_9_etc = {steal_sched_7_and_steal_slot_11,
            steal_sched_7_and_steal_slot_10, steal_sched_7_and_steal_slot_9,
            steal_sched_6_and_steal_slot_11, steal_sched_6_and_steal_slot_10,
            steal_sched_6_and_steal_slot_9};
    wire and_20 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd3);
    wire and_21 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd3);
    wire and_22 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd3);
    wire and_23 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd3);
    wire and_24 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd3);
    wire and_25 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd3);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_6_and_steal_slot_9_etc
            & ~{and_25, and_24, and_23, and_22, and_21, and_20})));

    wire and_20_and_avail_0 = and_20 & avail[0];
    wire and_21_and_avail_0 = and_21 & avail[0];
    wire and_23_and_avail_1 = and_23 & avail[1];
    wire and_24_and_avail_1 = and_24 & avail[1];
    wire and_25_and_avail_1 = and_25 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[3] == (~bank_busy[3]
            & (and_20_and_avail_0 | and_21_and_avail_0 | (and_22 & avail[0]) | and_23_and_avail_1
            | and_24_and_avail_1 | and_25_and_avail_1)));

    wire and_23_and_avail_1_or = and_23_and_avail_1 | and_24_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_6_and_steal_slot_9_etc
            & {and_23_and_avail_1_or, and_23_and_avail_1, 1'b0,
            (((and_20_and_avail_0 | and_21_and_avail_0) | and_23_and_avail_1) | and_24_and_avail_1)
            | and_25_and_avail_1, ((and_20_and_avail_0 | and_23_and_avail_1) | and_24_and_avail_1)
            | and_25_and_avail_1, and_23_and_avail_1_or | and_25_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[3] | (steal_row[27:21] ==
            (({7{steal_sched_6_and_steal_slot_9}} & phys_0[9:3])
            | ({7{steal_sched_6_and_steal_slot_10}} & phys_0[19:13])
            | ({7{steal_sched_6_and_steal_slot_11}} & phys_0[29:23])
            | ({7{steal_sched_7_and_steal_slot_9}} & phys_1[9:3])
            | ({7{steal_sched_7_and_steal_slot_10}} & phys_1[19:13])
            | ({7{steal_sched_7_and_steal_slot_11}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[9:8] & (steal_sched[9:8] - 2'd1)))
            & ~(|(steal_slot[14:12] & (steal_slot[14:12] - 3'd1)))
            & ((|steal_sched[9:8]) == steal_valid[4]) & ((|steal_slot[14:12]) == steal_valid[4]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[4] | ~(|steal_row[34:28]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[9:8] & ~avail)));

    wire steal_sched_8_and_steal_slot_12 = steal_sched[8] & steal_slot[12];
    wire steal_sched_8_and_steal_slot_13 = steal_sched[8] & steal_slot[13];
    wire steal_sched_8_and_steal_slot_14 = steal_sched[8] & steal_slot[14];
    wire steal_sched_9_and_steal_slot_12 = steal_sched[9] & steal_slot[12];
    wire steal_sched_9_and_steal_slot_13 = steal_sched[9] & steal_slot[13];
    wire steal_sched_9_and_steal_slot_14 = steal_sched[9] & steal_slot[14];
    wire [5:0] steal_sched_8_and_steal_slot_12_etc =
            {steal_sched_9_and_steal_slot_14, steal_sched_9_and_steal_slot_13,
            steal_sched_9_and_steal_slot_12, steal_sched_8_and_steal_slot_14,
            steal_sched_8_and_steal_slot_13, steal_sched_8_and_steal_slot_12};
    wire and_26 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd4);
    wire and_27 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd4);
    wire and_28 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd4);
    wire and_29 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd4);
    wire and_30 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd4);
    wire and_31 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd4);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_8_and_steal_slot_12_etc
            & ~{and_31, and_30, and_29, and_28, and_27, and_26})));

    wire and_26_and_avail_0 = and_26 & avail[0];
    wire and_27_and_avail_0 = and_27 & avail[0];
    wire and_29_and_avail_1 = and_29 & avail[1];
    wire and_30_and_avail_1 = and_30 & avail[1];
    wire and_31_and_avail_1 = and_31 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[4] == (~bank_busy[4]
            & (and_26_and_avail_0 | and_27_and_avail_0 | (and_28 & avail[0]) | and_29_and_avail_1
            | and_30_and_avail_1 | and_31_and_avail_1)));

    wire and_29_and_avail_1_or = and_29_and_avail_1 | and_30_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_8_and_steal_slot_12_etc
            & {and_29_and_avail_1_or, and_29_and_avail_1, 1'b0,
            (((and_26_and_avail_0 | and_27_and_avail_0) | and_29_and_avail_1) | and_30_and_avail_1)
            | and_31_and_avail_1, ((and_26_and_avail_0 | and_29_and_avail_1) | and_30_and_avail_1)
            | and_31_and_avail_1, and_29_and_avail_1_or | and_31_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[4] | (steal_row[34:28] ==
            (({7{steal_sched_8_and_steal_slot_12}} & phys_0[9:3])
            | ({7{steal_sched_8_and_steal_slot_13}} & phys_0[19:13])
            | ({7{steal_sched_8_and_steal_slot_14}} & phys_0[29:23])
            | ({7{steal_sched_9_and_steal_slot_12}} & phys_1[9:3])
            | ({7{steal_sched_9_and_steal_slot_13}} & phys_1[19:13])
            | ({7{steal_sched_9_and_steal_slot_14}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[11:10] & (steal_sched[11:10] - 2'd1)))
            & ~(|(steal_slot[17:15] & (steal_slot[17:15] - 3'd1)))
            & ((|steal_sched[11:10]) == steal_valid[5]) & ((|steal_slot[17:15]) == steal_valid[5]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[5] | ~(|steal_row[41:35]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[11:10] & ~avail)));

    wire steal_sched_10_and_steal_slot_15 = steal_sched[10] & steal_slot[15];
    wire steal_sched_10_and_steal_slot_16 = steal_sched[10] & steal_slot[16];
    wire steal_sched_10_and_steal_slot_17 = steal_sched[10] & steal_slot[17];
    wire steal_sched_11_and_steal_slot_15 = steal_sched[11] & steal_slot[15];
    wire steal_sched_11_and_steal_slot_16 = steal_sched[11] & steal_slot[16];
    wire steal_sched_11_and_steal_slot_17 = steal_sched[11] & steal_slot[17];
    wire [5:0] steal_sched_10_and_steal_slot_15_etc =
            {steal_sched_11_and_steal_slot_17, steal_sched_11_and_steal_slot_16,
            steal_sched_11_and_steal_slot_15, steal_sched_10_and_steal_slot_17,
            steal_sched_10_and_steal_slot_16, steal_sched_10_and_steal_slot_15};
    wire and_32 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd5);
    wire and_33 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd5);
    wire and_34 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd5);
    wire and_35 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd5);
    wire and_36 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd5);
    wire and_37 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd5);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_10_and_steal_slot_15_etc
            & ~{and_37, and_36, and_35, and_34, and_33, and_32})));

    wire and_32_and_avail_0 = and_32 & avail[0];
    wire and_33_and_avail_0 = and_33 & avail[0];
    wire and_35_and_avail_1 = and_35 & avail[1];
    wire and_36_and_avail_1 = and_36 & avail[1];
    wire and_37_and_avail_1 = and_37 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[5] == (~bank_busy[5]
            & (and_32_and_avail_0 | and_33_and_avail_0 | (and_34 & avail[0]) | and_35_and_avail_1
            | and_36_and_avail_1 | and_37_and_avail_1)));

    wire and_35_and_avail_1_or = and_35_and_avail_1 | and_36_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_10_and_steal_slot_15_etc
            & {and_35_and_avail_1_or, and_35_and_avail_1, 1'b0,
            (((and_32_and_avail_0 | and_33_and_avail_0) | and_35_and_avail_1) | and_36_and_avail_1)
            | and_37_and_avail_1, ((and_32_and_avail_0 | and_35_and_avail_1) | and_36_and_avail_1)
            | and_37_and_avail_1, and_35_and_avail_1_or | and_37_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[5] | (steal_row[41:35] ==
            (({7{steal_sched_10_and_steal_slot_15}} & phys_0[9:3])
            | ({7{steal_sched_10_and_steal_slot_16}} & phys_0[19:13])
            | ({7{steal_sched_10_and_steal_slot_17}} & phys_0[29:23])
            | ({7{steal_sched_11_and_steal_slot_15}} & phys_1[9:3])
            | ({7{steal_sched_11_and_steal_slot_16}} & phys_1[19:13])
            | ({7{steal_sched_11_and_steal_slot_17}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[13:12] & (steal_sched[13:12] - 2'd1)))
            & ~(|(steal_slot[20:18] & (steal_slot[20:18] - 3'd1)))
            & ((|steal_sched[13:12]) == steal_valid[6]) & ((|steal_slot[20:18]) == steal_valid[6]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[6] | ~(|steal_row[48:42]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[13:12] & ~avail)));

    wire steal_sched_12_and_steal_slot_18 = steal_sched[12] & steal_slot[18];
    wire steal_sched_12_and_steal_slot_19 = steal_sched[12] & steal_slot[19];
    wire steal_sched_12_and_steal_slot_20 = steal_sched[12] & steal_slot[20];
    wire steal_sched_13_and_steal_slot_18 = steal_sched[13] & steal_slot[18];
    wire steal_sched_13_and_steal_slot_19 = steal_sched[13] & steal_slot[19];
    wire steal_sched_13_and_steal_slot_20 = steal_sched[13] & steal_slot[20];
    wire [5:0] steal_sched_12_and_steal_slot_18_etc =
            {steal_sched_13_and_steal_slot_20, steal_sched_13_and_steal_slot_19,
            steal_sched_13_and_steal_slot_18, steal_sched_12_and_steal_slot_20,
            steal_sched_12_and_steal_slot_19, steal_sched_12_and_steal_slot_18};
    wire and_38 = live_0_and_src_valid_0_0 & (phys_0[2:0] == 3'd6);
    wire and_39 = live_0_and_src_valid_0_1 & (phys_0[12:10] == 3'd6);
    wire and_40 = live_0_and_src_valid_0_2 & (phys_0[22:20] == 3'd6);
    wire and_41 = live_1_and_src_valid_1_0 & (phys_1[2:0] == 3'd6);
    wire and_42 = live_1_and_src_valid_1_1 & (phys_1[12:10] == 3'd6);
    wire and_43 = live_1_and_src_valid_1_2 & (phys_1[22:20] == 3'd6);

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_12_and_steal_slot_18_etc
            & ~{and_43, and_42, and_41, and_40, and_39, and_38})));

    wire and_38_and_avail_0 = and_38 & avail[0];
    wire and_39_and_avail_0 = and_39 & avail[0];
    wire and_41_and_avail_1 = and_41 & avail[1];
    wire and_42_and_avail_1 = and_42 & avail[1];
    wire and_43_and_avail_1 = and_43 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[6] == (~bank_busy[6]
            & (and_38_and_avail_0 | and_39_and_avail_0 | (and_40 & avail[0]) | and_41_and_avail_1
            | and_42_and_avail_1 | and_43_and_avail_1)));

    wire and_41_and_avail_1_or = and_41_and_avail_1 | and_42_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_12_and_steal_slot_18_etc
            & {and_41_and_avail_1_or, and_41_and_avail_1, 1'b0,
            (((and_38_and_avail_0 | and_39_and_avail_0) | and_41_and_avail_1) | and_42_and_avail_1)
            | and_43_and_avail_1, ((and_38_and_avail_0 | and_41_and_avail_1) | and_42_and_avail_1)
            | and_43_and_avail_1, and_41_and_avail_1_or | and_43_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[6] | (steal_row[48:42] ==
            (({7{steal_sched_12_and_steal_slot_18}} & phys_0[9:3])
            | ({7{steal_sched_12_and_steal_slot_19}} & phys_0[19:13])
            | ({7{steal_sched_12_and_steal_slot_20}} & phys_0[29:23])
            | ({7{steal_sched_13_and_steal_slot_18}} & phys_1[9:3])
            | ({7{steal_sched_13_and_steal_slot_19}} & phys_1[19:13])
            | ({7{steal_sched_13_and_steal_slot_20}} & phys_1[29:23]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[15:14] & (steal_sched[15:14] - 2'd1)))
            & ~(|(steal_slot[23:21] & (steal_slot[23:21] - 3'd1)))
            & ((|steal_sched[15:14]) == steal_valid[7]) & ((|steal_slot[23:21]) == steal_valid[7]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[7] | ~(|steal_row[55:49]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[15:14] & ~avail)));

    wire steal_sched_14_and_steal_slot_21 = steal_sched[14] & steal_slot[21];
    wire steal_sched_14_and_steal_slot_22 = steal_sched[14] & steal_slot[22];
    wire steal_sched_14_and_steal_slot_23 = steal_sched[14] & steal_slot[23];
    wire steal_sched_15_and_steal_slot_21 = steal_sched[15] & steal_slot[21];
    wire steal_sched_15_and_steal_slot_22 = steal_sched[15] & steal_slot[22];
    wire steal_sched_15_and_steal_slot_23 = steal_sched[15] & steal_slot[23];
    wire [5:0] steal_sched_14_and_steal_slot_21_etc =
            {steal_sched_15_and_steal_slot_23, steal_sched_15_and_steal_slot_22,
            steal_sched_15_and_steal_slot_21, steal_sched_14_and_steal_slot_23,
            steal_sched_14_and_steal_slot_22, steal_sched_14_and_steal_slot_21};
    wire and_44 = live_0_and_src_valid_0_0 & (phys_0[2:0] == {3{1'b1}});
    wire and_45 = live_0_and_src_valid_0_1 & (phys_0[12:10] == {3{1'b1}});
    wire and_46 = live_0_and_src_valid_0_2 & (phys_0[22:20] == {3{1'b1}});
    wire and_47 = live_1_and_src_valid_1_0 & (phys_1[2:0] == {3{1'b1}});
    wire and_48 = live_1_and_src_valid_1_1 & (phys_1[12:10] == {3{1'b1}});
    wire and_49 = live_1_and_src_valid_1_2 & (phys_1[22:20] == {3{1'b1}});

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(steal_sched_14_and_steal_slot_21_etc
            & ~{and_49, and_48, and_47, and_46, and_45, and_44})));

    wire and_44_and_avail_0 = and_44 & avail[0];
    wire and_45_and_avail_0 = and_45 & avail[0];
    wire and_47_and_avail_1 = and_47 & avail[1];
    wire and_48_and_avail_1 = and_48 & avail[1];
    wire and_49_and_avail_1 = and_49 & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[7] == (~bank_busy[7]
            & (and_44_and_avail_0 | and_45_and_avail_0 | (and_46 & avail[0]) | and_47_and_avail_1
            | and_48_and_avail_1 | and_49_and_avail_1)));

    wire and_47_and_avail_1_or = and_47_and_avail_1 | and_48_and_avail_1;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(steal_sched_14_and_steal_slot_21_etc
            & {and_47_and_avail_1_or, and_47_and_avail_1, 1'b0,
            (((and_44_and_avail_0 | and_45_and_avail_0) | and_47_and_avail_1) | and_48_and_avail_1)
            | and_49_and_avail_1, ((and_44_and_avail_0 | and_47_and_avail_1) | and_48_and_avail_1)
            | and_49_and_avail_1, and_47_and_avail_1_or | and_49_and_avail_1})));

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[7] | (steal_row[55:49] ==
            (({7{steal_sched_14_and_steal_slot_21}} & phys_0[9:3])
            | ({7{steal_sched_14_and_steal_slot_22}} & phys_0[19:13])
            | ({7{steal_sched_14_and_steal_slot_23}} & phys_0[29:23])
            | ({7{steal_sched_15_and_steal_slot_21}} & phys_1[9:3])
            | ({7{steal_sched_15_and_steal_slot_22}} & phys_1[19:13])
            | ({7{steal_sched_15_and_steal_slot_23}} & phys_1[29:23]))));

    wire [7:0] steal_sched_0_and_steal_slot_0_etc_2 =
            {steal_sched_14_and_steal_slot_21, steal_sched_12_and_steal_slot_18,
            steal_sched_10_and_steal_slot_15, steal_sched_8_and_steal_slot_12,
            steal_sched_6_and_steal_slot_9, steal_sched_4_and_steal_slot_6,
            steal_sched_2_and_steal_slot_3, steal_sched_0_and_steal_slot_0};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(steal_sched_0_and_steal_slot_0_etc_2
            & (steal_sched_0_and_steal_slot_0_etc_2 - 8'd1)))
            & (stolen[0] == (|steal_sched_0_and_steal_slot_0_etc_2)));

    wire [7:0] steal_sched_0_and_steal_slot_1_etc = {steal_sched_14_and_steal_slot_22,
            steal_sched_12_and_steal_slot_19, steal_sched_10_and_steal_slot_16,
            steal_sched_8_and_steal_slot_13, steal_sched_6_and_steal_slot_10,
            steal_sched_4_and_steal_slot_7, steal_sched_2_and_steal_slot_4,
            steal_sched_0_and_steal_slot_1};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(steal_sched_0_and_steal_slot_1_etc
            & (steal_sched_0_and_steal_slot_1_etc - 8'd1)))
            & (stolen[1] == (|steal_sched_0_and_steal_slot_1_etc)));

    wire [7:0] steal_sched_0_and_steal_slot_2_etc = {steal_sched_14_and_steal_slot_23,
            steal_sched_12_and_steal_slot_20, steal_sched_10_and_steal_slot_17,
            steal_sched_8_and_steal_slot_14, steal_sched_6_and_steal_slot_11,
            steal_sched_4_and_steal_slot_8, steal_sched_2_and_steal_slot_5,
            steal_sched_0_and_steal_slot_2};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(steal_sched_0_and_steal_slot_2_etc
            & (steal_sched_0_and_steal_slot_2_etc - 8'd1)))
            & (stolen[2] == (|steal_sched_0_and_steal_slot_2_etc)));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) assert(force_valid[0] == (|stolen[2:0]));

    wire [23:0] joined_5 = {force_wid[4:0] == 5'd23, force_wid[4:0] == 5'd22,
            force_wid[4:0] == 5'd21, force_wid[4:0] == 5'd20, force_wid[4:0] == 5'd19,
            force_wid[4:0] == 5'd18, force_wid[4:0] == 5'd17, force_wid[4:0] == 5'd16,
            force_wid[4:0] == 5'd15, force_wid[4:0] == 5'd14, force_wid[4:0] == 5'd13,
            force_wid[4:0] == 5'd12, force_wid[4:0] == 5'd11, force_wid[4:0] == 5'd10,
            force_wid[4:0] == 5'd9, force_wid[4:0] == 5'd8, force_wid[4:0] == 5'd7,
            force_wid[4:0] == 5'd6, force_wid[4:0] == 5'd5, force_wid[4:0] == 5'd4,
            force_wid[4:0] == 5'd3, force_wid[4:0] == 5'd2, force_wid[4:0] == 5'd1,
            force_wid[4:0] == 5'd0};

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) assert(~force_valid[0] | (avail[0] & (|(joined_5 & ready[23:0]))));

    wire [7:0] steal_sched_1_and_steal_slot_0_etc = {steal_sched_15_and_steal_slot_21,
            steal_sched_13_and_steal_slot_18, steal_sched_11_and_steal_slot_15,
            steal_sched_9_and_steal_slot_12, steal_sched_7_and_steal_slot_9,
            steal_sched_5_and_steal_slot_6, steal_sched_3_and_steal_slot_3,
            steal_sched_1_and_steal_slot_0};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(steal_sched_1_and_steal_slot_0_etc
            & (steal_sched_1_and_steal_slot_0_etc - 8'd1)))
            & (stolen[3] == (|steal_sched_1_and_steal_slot_0_etc)));

    wire [7:0] steal_sched_1_and_steal_slot_1_etc = {steal_sched_15_and_steal_slot_22,
            steal_sched_13_and_steal_slot_19, steal_sched_11_and_steal_slot_16,
            steal_sched_9_and_steal_slot_13, steal_sched_7_and_steal_slot_10,
            steal_sched_5_and_steal_slot_7, steal_sched_3_and_steal_slot_4,
            steal_sched_1_and_steal_slot_1};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(steal_sched_1_and_steal_slot_1_etc
            & (steal_sched_1_and_steal_slot_1_etc - 8'd1)))
            & (stolen[4] == (|steal_sched_1_and_steal_slot_1_etc)));

    wire [7:0] steal_sched_1_and_steal_slot_2_etc = {steal_sched_15_and_steal_slot_23,
            steal_sched_13_and_steal_slot_20, steal_sched_11_and_steal_slot_17,
            steal_sched_9_and_steal_slot_14, steal_sched_7_and_steal_slot_11,
            steal_sched_5_and_steal_slot_8, steal_sched_3_and_steal_slot_5,
            steal_sched_1_and_steal_slot_2};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(steal_sched_1_and_steal_slot_2_etc
            & (steal_sched_1_and_steal_slot_2_etc - 8'd1)))
            & (stolen[5] == (|steal_sched_1_and_steal_slot_2_etc)));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) assert(force_valid[1] == (|stolen[5:3]));

    wire [23:0] joined_6 = {force_wid[9:5] == 5'd23, force_wid[9:5] == 5'd22,
            force_wid[9:5] == 5'd21, force_wid[9:5] == 5'd20, force_wid[9:5] == 5'd19,
            force_wid[9:5] == 5'd18, force_wid[9:5] == 5'd17, force_wid[9:5] == 5'd16,
            force_wid[9:5] == 5'd15, force_wid[9:5] == 5'd14, force_wid[9:5] == 5'd13,
            force_wid[9:5] == 5'd12, force_wid[9:5] == 5'd11, force_wid[9:5] == 5'd10,
            force_wid[9:5] == 5'd9, force_wid[9:5] == 5'd8, force_wid[9:5] == 5'd7,
            force_wid[9:5] == 5'd6, force_wid[9:5] == 5'd5, force_wid[9:5] == 5'd4,
            force_wid[9:5] == 5'd3, force_wid[9:5] == 5'd2, force_wid[9:5] == 5'd1,
            force_wid[9:5] == 5'd0};

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) assert(~force_valid[1] | (avail[1] & (|(joined_6 & ready[47:24]))));
`endif

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, NSCHED[0], N[0], NSRC[0], NBANK[0]};
endmodule

`default_nettype wire
