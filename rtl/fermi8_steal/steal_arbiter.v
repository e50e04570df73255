// steal_arbiter: Bank stealing.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Latency: one cycle from candidate to steal; combinational from bank_busy
// Storage: NSCHED*(1 + LWIDW + NSRC + NSRC*PHYSW) bits
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
    wire [23:0] _joined = {wid_0 == 5'd23, wid_0 == 5'd22, wid_0 == 5'd21, wid_0 == 5'd20,
            wid_0 == 5'd19, wid_0 == 5'd18, wid_0 == 5'd17, wid_0 == 5'd16, wid_0 == 5'd15,
            wid_0 == 5'd14, wid_0 == 5'd13, wid_0 == 5'd12, wid_0 == 5'd11, wid_0 == 5'd10,
            wid_0 == 5'd9, wid_0 == 5'd8, wid_0 == 5'd7, wid_0 == 5'd6, wid_0 == 5'd5,
            wid_0 == 5'd4, wid_0 == 5'd3, wid_0 == 5'd2, wid_0 == 5'd1, wid_0 == 5'd0};

    // ST-C2: Live iff valid and its warp is ready now.
    wire live_0 = valid_0 & (|(_joined & ready[23:0]));

    wire [7:0] bank_0_0 = (live_0 & src_valid_0[0]) ?
            {phys_0[2:0] == 3'd7, phys_0[2:0] == 3'd6, phys_0[2:0] == 3'd5, phys_0[2:0] == 3'd4,
            phys_0[2:0] == 3'd3, phys_0[2:0] == 3'd2, phys_0[2:0] == 3'd1, phys_0[2:0] == 3'd0}
            : 8'd0;
    wire [7:0] bank_0_1 = (live_0 & src_valid_0[1]) ?
            {phys_0[12:10] == 3'd7, phys_0[12:10] == 3'd6, phys_0[12:10] == 3'd5,
            phys_0[12:10] == 3'd4, phys_0[12:10] == 3'd3, phys_0[12:10] == 3'd2,
            phys_0[12:10] == 3'd1, phys_0[12:10] == 3'd0} : 8'd0;
    wire [7:0] bank_0_2 = (live_0 & src_valid_0[2]) ?
            {phys_0[22:20] == 3'd7, phys_0[22:20] == 3'd6, phys_0[22:20] == 3'd5,
            phys_0[22:20] == 3'd4, phys_0[22:20] == 3'd3, phys_0[22:20] == 3'd2,
            phys_0[22:20] == 3'd1, phys_0[22:20] == 3'd0} : 8'd0;
    wire [23:0] _joined_2 = {wid_1 == 5'd23, wid_1 == 5'd22, wid_1 == 5'd21, wid_1 == 5'd20,
            wid_1 == 5'd19, wid_1 == 5'd18, wid_1 == 5'd17, wid_1 == 5'd16, wid_1 == 5'd15,
            wid_1 == 5'd14, wid_1 == 5'd13, wid_1 == 5'd12, wid_1 == 5'd11, wid_1 == 5'd10,
            wid_1 == 5'd9, wid_1 == 5'd8, wid_1 == 5'd7, wid_1 == 5'd6, wid_1 == 5'd5,
            wid_1 == 5'd4, wid_1 == 5'd3, wid_1 == 5'd2, wid_1 == 5'd1, wid_1 == 5'd0};

    // ST-C2: Live iff valid and its warp is ready now.
    wire live_1 = valid_1 & (|(_joined_2 & ready[47:24]));

    wire [7:0] bank_1_0 = (live_1 & src_valid_1[0]) ?
            {phys_1[2:0] == 3'd7, phys_1[2:0] == 3'd6, phys_1[2:0] == 3'd5, phys_1[2:0] == 3'd4,
            phys_1[2:0] == 3'd3, phys_1[2:0] == 3'd2, phys_1[2:0] == 3'd1, phys_1[2:0] == 3'd0}
            : 8'd0;
    wire [7:0] bank_1_1 = (live_1 & src_valid_1[1]) ?
            {phys_1[12:10] == 3'd7, phys_1[12:10] == 3'd6, phys_1[12:10] == 3'd5,
            phys_1[12:10] == 3'd4, phys_1[12:10] == 3'd3, phys_1[12:10] == 3'd2,
            phys_1[12:10] == 3'd1, phys_1[12:10] == 3'd0} : 8'd0;
    wire [7:0] bank_1_2 = (live_1 & src_valid_1[2]) ?
            {phys_1[22:20] == 3'd7, phys_1[22:20] == 3'd6, phys_1[22:20] == 3'd5,
            phys_1[22:20] == 3'd4, phys_1[22:20] == 3'd3, phys_1[22:20] == 3'd2,
            phys_1[22:20] == 3'd1, phys_1[22:20] == 3'd0} : 8'd0;

    // Choice per bank
    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_0 = ~bank_busy[0];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_0 = {avail[0] ? {bank_0_2[0], bank_0_1[0], bank_0_0[0]} : 3'd0,
            avail[1] ? {bank_1_2[0], bank_1_1[0], bank_1_0[0]} : 3'd0};

    wire [4:0] _able_0_spread2 = able_0[4:0] | {able_0[3:0], 1'b0};
    wire [4:0] _able_0_spread4 = _able_0_spread2 | {_able_0_spread2[2:0], 2'd0};
    wire [4:0] _able_0_upto = _able_0_spread4 | {_able_0_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_0 = able_0 & ~{_able_0_upto, 1'b0};

    wire [5:0] choice_0 = {first_0[2:0], first_0[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_1 = ~bank_busy[1];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_1 = {avail[0] ? {bank_0_2[1], bank_0_1[1], bank_0_0[1]} : 3'd0,
            avail[1] ? {bank_1_2[1], bank_1_1[1], bank_1_0[1]} : 3'd0};

    wire [4:0] _able_1_spread2 = able_1[4:0] | {able_1[3:0], 1'b0};
    wire [4:0] _able_1_spread4 = _able_1_spread2 | {_able_1_spread2[2:0], 2'd0};
    wire [4:0] _able_1_upto = _able_1_spread4 | {_able_1_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_1 = able_1 & ~{_able_1_upto, 1'b0};

    wire [5:0] choice_1 = {first_1[2:0], first_1[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_2 = ~bank_busy[2];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_2 = {avail[0] ? {bank_0_2[2], bank_0_1[2], bank_0_0[2]} : 3'd0,
            avail[1] ? {bank_1_2[2], bank_1_1[2], bank_1_0[2]} : 3'd0};

    wire [4:0] _able_2_spread2 = able_2[4:0] | {able_2[3:0], 1'b0};
    wire [4:0] _able_2_spread4 = _able_2_spread2 | {_able_2_spread2[2:0], 2'd0};
    wire [4:0] _able_2_upto = _able_2_spread4 | {_able_2_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_2 = able_2 & ~{_able_2_upto, 1'b0};

    wire [5:0] choice_2 = {first_2[2:0], first_2[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_3 = ~bank_busy[3];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_3 = {avail[0] ? {bank_0_2[3], bank_0_1[3], bank_0_0[3]} : 3'd0,
            avail[1] ? {bank_1_2[3], bank_1_1[3], bank_1_0[3]} : 3'd0};

    wire [4:0] _able_3_spread2 = able_3[4:0] | {able_3[3:0], 1'b0};
    wire [4:0] _able_3_spread4 = _able_3_spread2 | {_able_3_spread2[2:0], 2'd0};
    wire [4:0] _able_3_upto = _able_3_spread4 | {_able_3_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_3 = able_3 & ~{_able_3_upto, 1'b0};

    wire [5:0] choice_3 = {first_3[2:0], first_3[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_4 = ~bank_busy[4];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_4 = {avail[0] ? {bank_0_2[4], bank_0_1[4], bank_0_0[4]} : 3'd0,
            avail[1] ? {bank_1_2[4], bank_1_1[4], bank_1_0[4]} : 3'd0};

    wire [4:0] _able_4_spread2 = able_4[4:0] | {able_4[3:0], 1'b0};
    wire [4:0] _able_4_spread4 = _able_4_spread2 | {_able_4_spread2[2:0], 2'd0};
    wire [4:0] _able_4_upto = _able_4_spread4 | {_able_4_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_4 = able_4 & ~{_able_4_upto, 1'b0};

    wire [5:0] choice_4 = {first_4[2:0], first_4[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_5 = ~bank_busy[5];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_5 = {avail[0] ? {bank_0_2[5], bank_0_1[5], bank_0_0[5]} : 3'd0,
            avail[1] ? {bank_1_2[5], bank_1_1[5], bank_1_0[5]} : 3'd0};

    wire [4:0] _able_5_spread2 = able_5[4:0] | {able_5[3:0], 1'b0};
    wire [4:0] _able_5_spread4 = _able_5_spread2 | {_able_5_spread2[2:0], 2'd0};
    wire [4:0] _able_5_upto = _able_5_spread4 | {_able_5_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_5 = able_5 & ~{_able_5_upto, 1'b0};

    wire [5:0] choice_5 = {first_5[2:0], first_5[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_6 = ~bank_busy[6];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_6 = {avail[0] ? {bank_0_2[6], bank_0_1[6], bank_0_0[6]} : 3'd0,
            avail[1] ? {bank_1_2[6], bank_1_1[6], bank_1_0[6]} : 3'd0};

    wire [4:0] _able_6_spread2 = able_6[4:0] | {able_6[3:0], 1'b0};
    wire [4:0] _able_6_spread4 = _able_6_spread2 | {_able_6_spread2[2:0], 2'd0};
    wire [4:0] _able_6_upto = _able_6_spread4 | {_able_6_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_6 = able_6 & ~{_able_6_upto, 1'b0};

    wire [5:0] choice_6 = {first_6[2:0], first_6[5:3]};

    // ST-N2: An idle bank has neither a write nor a normal request.
    // ST-P1: All operands of live candidates are eligible.
    wire open_7 = ~bank_busy[7];

    // ST-N4: Only schedulers that are sure of a free collector.
    wire [5:0] able_7 = {avail[0] ? {bank_0_2[7], bank_0_1[7], bank_0_0[7]} : 3'd0,
            avail[1] ? {bank_1_2[7], bank_1_1[7], bank_1_0[7]} : 3'd0};

    wire [4:0] _able_7_spread2 = able_7[4:0] | {able_7[3:0], 1'b0};
    wire [4:0] _able_7_spread4 = _able_7_spread2 | {_able_7_spread2[2:0], 2'd0};
    wire [4:0] _able_7_upto = _able_7_spread4 | {_able_7_spread4[0], 4'd0};

    // ST-N5: One operand per bank: descending scheduler, ascending slot.
    wire [5:0] first_7 = able_7 & ~{_able_7_upto, 1'b0};

    wire [5:0] choice_7 = {first_7[2:0], first_7[5:3]};
    assign steal_valid = {open_7 & (|choice_7), open_6 & (|choice_6), open_5 & (|choice_5),
            open_4 & (|choice_4), open_3 & (|choice_3), open_2 & (|choice_2), open_1 & (|choice_1),
            open_0 & (|choice_0)};
    assign steal_row = {open_7 ? (({7{choice_7[0]}} & phys_0[9:3])
            | ({7{choice_7[1]}} & phys_0[19:13]) | ({7{choice_7[2]}} & phys_0[29:23])
            | ({7{choice_7[3]}} & phys_1[9:3]) | ({7{choice_7[4]}} & phys_1[19:13])
            | ({7{choice_7[5]}} & phys_1[29:23])) : 7'd0,
            open_6 ? (({7{choice_6[0]}} & phys_0[9:3]) | ({7{choice_6[1]}} & phys_0[19:13])
            | ({7{choice_6[2]}} & phys_0[29:23]) | ({7{choice_6[3]}} & phys_1[9:3])
            | ({7{choice_6[4]}} & phys_1[19:13]) | ({7{choice_6[5]}} & phys_1[29:23])) : 7'd0,
            open_5 ? (({7{choice_5[0]}} & phys_0[9:3]) | ({7{choice_5[1]}} & phys_0[19:13])
            | ({7{choice_5[2]}} & phys_0[29:23]) | ({7{choice_5[3]}} & phys_1[9:3])
            | ({7{choice_5[4]}} & phys_1[19:13]) | ({7{choice_5[5]}} & phys_1[29:23])) : 7'd0,
            open_4 ? (({7{choice_4[0]}} & phys_0[9:3]) | ({7{choice_4[1]}} & phys_0[19:13])
            | ({7{choice_4[2]}} & phys_0[29:23]) | ({7{choice_4[3]}} & phys_1[9:3])
            | ({7{choice_4[4]}} & phys_1[19:13]) | ({7{choice_4[5]}} & phys_1[29:23])) : 7'd0,
            open_3 ? (({7{choice_3[0]}} & phys_0[9:3]) | ({7{choice_3[1]}} & phys_0[19:13])
            | ({7{choice_3[2]}} & phys_0[29:23]) | ({7{choice_3[3]}} & phys_1[9:3])
            | ({7{choice_3[4]}} & phys_1[19:13]) | ({7{choice_3[5]}} & phys_1[29:23])) : 7'd0,
            open_2 ? (({7{choice_2[0]}} & phys_0[9:3]) | ({7{choice_2[1]}} & phys_0[19:13])
            | ({7{choice_2[2]}} & phys_0[29:23]) | ({7{choice_2[3]}} & phys_1[9:3])
            | ({7{choice_2[4]}} & phys_1[19:13]) | ({7{choice_2[5]}} & phys_1[29:23])) : 7'd0,
            open_1 ? (({7{choice_1[0]}} & phys_0[9:3]) | ({7{choice_1[1]}} & phys_0[19:13])
            | ({7{choice_1[2]}} & phys_0[29:23]) | ({7{choice_1[3]}} & phys_1[9:3])
            | ({7{choice_1[4]}} & phys_1[19:13]) | ({7{choice_1[5]}} & phys_1[29:23])) : 7'd0,
            open_0 ? (({7{choice_0[0]}} & phys_0[9:3]) | ({7{choice_0[1]}} & phys_0[19:13])
            | ({7{choice_0[2]}} & phys_0[29:23]) | ({7{choice_0[3]}} & phys_1[9:3])
            | ({7{choice_0[4]}} & phys_1[19:13]) | ({7{choice_0[5]}} & phys_1[29:23])) : 7'd0};
    assign steal_sched = {open_7 ? {|choice_7[5:3], |choice_7[2:0]} : 2'd0,
            open_6 ? {|choice_6[5:3], |choice_6[2:0]} : 2'd0,
            open_5 ? {|choice_5[5:3], |choice_5[2:0]} : 2'd0,
            open_4 ? {|choice_4[5:3], |choice_4[2:0]} : 2'd0,
            open_3 ? {|choice_3[5:3], |choice_3[2:0]} : 2'd0,
            open_2 ? {|choice_2[5:3], |choice_2[2:0]} : 2'd0,
            open_1 ? {|choice_1[5:3], |choice_1[2:0]} : 2'd0,
            open_0 ? {|choice_0[5:3], |choice_0[2:0]} : 2'd0};
    assign steal_slot = {open_7 ? (choice_7[2:0] | choice_7[5:3]) : 3'd0,
            open_6 ? (choice_6[2:0] | choice_6[5:3]) : 3'd0,
            open_5 ? (choice_5[2:0] | choice_5[5:3]) : 3'd0,
            open_4 ? (choice_4[2:0] | choice_4[5:3]) : 3'd0,
            open_3 ? (choice_3[2:0] | choice_3[5:3]) : 3'd0,
            open_2 ? (choice_2[2:0] | choice_2[5:3]) : 3'd0,
            open_1 ? (choice_1[2:0] | choice_1[5:3]) : 3'd0,
            open_0 ? (choice_0[2:0] | choice_0[5:3]) : 3'd0};

    // Override
    // ST-N6: A candidate of which an operand is stolen is issued now.
    // ST-N7: It can be: its warp is ready and a collector is free.
    assign stolen = (open_0 ? choice_0 : 6'd0) | (open_1 ? choice_1 : 6'd0)
            | (open_2 ? choice_2 : 6'd0) | (open_3 ? choice_3 : 6'd0) | (open_4 ? choice_4 : 6'd0)
            | (open_5 ? choice_5 : 6'd0) | (open_6 ? choice_6 : 6'd0) | (open_7 ? choice_7 : 6'd0);

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

    wire [23:0] _joined_3 = {f_wid[4:0] == 5'd23, f_wid[4:0] == 5'd22, f_wid[4:0] == 5'd21,
            f_wid[4:0] == 5'd20, f_wid[4:0] == 5'd19, f_wid[4:0] == 5'd18, f_wid[4:0] == 5'd17,
            f_wid[4:0] == 5'd16, f_wid[4:0] == 5'd15, f_wid[4:0] == 5'd14, f_wid[4:0] == 5'd13,
            f_wid[4:0] == 5'd12, f_wid[4:0] == 5'd11, f_wid[4:0] == 5'd10, f_wid[4:0] == 5'd9,
            f_wid[4:0] == 5'd8, f_wid[4:0] == 5'd7, f_wid[4:0] == 5'd6, f_wid[4:0] == 5'd5,
            f_wid[4:0] == 5'd4, f_wid[4:0] == 5'd3, f_wid[4:0] == 5'd2, f_wid[4:0] == 5'd1,
            f_wid[4:0] == 5'd0};

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) assert(live_0 == (f_valid[0] & (|(_joined_3 & ready[23:0]))));

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) assert((valid_1 == f_valid[1])
            & (~f_valid[1] | ((wid_1 == f_wid[9:5]) & (src_valid_1 == f_src[5:3])
            & (phys_1 == f_phys[59:30]))));

    wire [23:0] _joined_4 = {f_wid[9:5] == 5'd23, f_wid[9:5] == 5'd22, f_wid[9:5] == 5'd21,
            f_wid[9:5] == 5'd20, f_wid[9:5] == 5'd19, f_wid[9:5] == 5'd18, f_wid[9:5] == 5'd17,
            f_wid[9:5] == 5'd16, f_wid[9:5] == 5'd15, f_wid[9:5] == 5'd14, f_wid[9:5] == 5'd13,
            f_wid[9:5] == 5'd12, f_wid[9:5] == 5'd11, f_wid[9:5] == 5'd10, f_wid[9:5] == 5'd9,
            f_wid[9:5] == 5'd8, f_wid[9:5] == 5'd7, f_wid[9:5] == 5'd6, f_wid[9:5] == 5'd5,
            f_wid[9:5] == 5'd4, f_wid[9:5] == 5'd3, f_wid[9:5] == 5'd2, f_wid[9:5] == 5'd1,
            f_wid[9:5] == 5'd0};

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) assert(live_1 == (f_valid[1] & (|(_joined_4 & ready[47:24]))));

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

    wire [5:0] _joined_5 = {steal_sched[1] & steal_slot[2], steal_sched[1] & steal_slot[1],
            steal_sched[1] & steal_slot[0], steal_sched[0] & steal_slot[2],
            steal_sched[0] & steal_slot[1], steal_sched[0] & steal_slot[0]};
    wire [5:0] _joined_6 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd0),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd0),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd0),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd0),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd0),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd0)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_5 & ~_joined_6)));

    wire _and = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd0)) & avail[0];
    wire _and_2 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd0)) & avail[0];
    wire _and_3 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd0)) & avail[1];
    wire _and_4 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd0)) & avail[1];
    wire _and_5 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd0)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[0] == (~bank_busy[0]
            & (_and | _and_2 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd0)) & avail[0])
            | _and_3 | _and_4 | _and_5)));

    wire _or = _and_3 | _and_4;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_5 & {_or, _and_3, 1'b0,
            (((_and | _and_2) | _and_3) | _and_4) | _and_5, ((_and | _and_3) | _and_4) | _and_5,
            _or | _and_5})));

    wire [6:0] _or_2 = ({7{steal_sched[0] & steal_slot[0]}} & phys_0[9:3])
            | ({7{steal_sched[0] & steal_slot[1]}} & phys_0[19:13])
            | ({7{steal_sched[0] & steal_slot[2]}} & phys_0[29:23])
            | ({7{steal_sched[1] & steal_slot[0]}} & phys_1[9:3])
            | ({7{steal_sched[1] & steal_slot[1]}} & phys_1[19:13])
            | ({7{steal_sched[1] & steal_slot[2]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[0] | (steal_row[6:0] == _or_2));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[3:2] & (steal_sched[3:2] - 2'd1)))
            & ~(|(steal_slot[5:3] & (steal_slot[5:3] - 3'd1)))
            & ((|steal_sched[3:2]) == steal_valid[1]) & ((|steal_slot[5:3]) == steal_valid[1]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[1] | ~(|steal_row[13:7]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[3:2] & ~avail)));

    wire [5:0] _joined_7 = {steal_sched[3] & steal_slot[5], steal_sched[3] & steal_slot[4],
            steal_sched[3] & steal_slot[3], steal_sched[2] & steal_slot[5],
            steal_sched[2] & steal_slot[4], steal_sched[2] & steal_slot[3]};
    wire [5:0] _joined_8 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd1),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd1),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd1),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd1),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd1),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd1)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_7 & ~_joined_8)));

    wire _and_6 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd1)) & avail[0];
    wire _and_7 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd1)) & avail[0];
    wire _and_8 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd1)) & avail[1];
    wire _and_9 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd1)) & avail[1];
    wire _and_10 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd1)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[1] == (~bank_busy[1]
            & (_and_6 | _and_7 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd1)) & avail[0])
            | _and_8 | _and_9 | _and_10)));

    wire _or_3 = _and_8 | _and_9;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_7 & {_or_3, _and_8, 1'b0,
            (((_and_6 | _and_7) | _and_8) | _and_9) | _and_10,
            ((_and_6 | _and_8) | _and_9) | _and_10, _or_3 | _and_10})));

    wire [6:0] _or_4 = ({7{steal_sched[2] & steal_slot[3]}} & phys_0[9:3])
            | ({7{steal_sched[2] & steal_slot[4]}} & phys_0[19:13])
            | ({7{steal_sched[2] & steal_slot[5]}} & phys_0[29:23])
            | ({7{steal_sched[3] & steal_slot[3]}} & phys_1[9:3])
            | ({7{steal_sched[3] & steal_slot[4]}} & phys_1[19:13])
            | ({7{steal_sched[3] & steal_slot[5]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[1] | (steal_row[13:7] == _or_4));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[5:4] & (steal_sched[5:4] - 2'd1)))
            & ~(|(steal_slot[8:6] & (steal_slot[8:6] - 3'd1)))
            & ((|steal_sched[5:4]) == steal_valid[2]) & ((|steal_slot[8:6]) == steal_valid[2]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[2] | ~(|steal_row[20:14]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[5:4] & ~avail)));

    wire [5:0] _joined_9 = {steal_sched[5] & steal_slot[8], steal_sched[5] & steal_slot[7],
            steal_sched[5] & steal_slot[6], steal_sched[4] & steal_slot[8],
            steal_sched[4] & steal_slot[7], steal_sched[4] & steal_slot[6]};
    wire [5:0] _joined_10 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd2),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd2),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd2),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd2),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd2),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd2)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_9 & ~_joined_10)));

    wire _and_11 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd2)) & avail[0];
    wire _and_12 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd2)) & avail[0];
    wire _and_13 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd2)) & avail[1];
    wire _and_14 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd2)) & avail[1];
    wire _and_15 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd2)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[2] == (~bank_busy[2]
            & (_and_11 | _and_12 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd2))
            & avail[0]) | _and_13 | _and_14 | _and_15)));

    wire _or_5 = _and_13 | _and_14;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_9 & {_or_5, _and_13, 1'b0,
            (((_and_11 | _and_12) | _and_13) | _and_14) | _and_15,
            ((_and_11 | _and_13) | _and_14) | _and_15, _or_5 | _and_15})));

    wire [6:0] _or_6 = ({7{steal_sched[4] & steal_slot[6]}} & phys_0[9:3])
            | ({7{steal_sched[4] & steal_slot[7]}} & phys_0[19:13])
            | ({7{steal_sched[4] & steal_slot[8]}} & phys_0[29:23])
            | ({7{steal_sched[5] & steal_slot[6]}} & phys_1[9:3])
            | ({7{steal_sched[5] & steal_slot[7]}} & phys_1[19:13])
            | ({7{steal_sched[5] & steal_slot[8]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[2] | (steal_row[20:14] == _or_6));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[7:6] & (steal_sched[7:6] - 2'd1)))
            & ~(|(steal_slot[11:9] & (steal_slot[11:9] - 3'd1)))
            & ((|steal_sched[7:6]) == steal_valid[3]) & ((|steal_slot[11:9]) == steal_valid[3]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[3] | ~(|steal_row[27:21]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[7:6] & ~avail)));

    wire [5:0] _joined_11 = {steal_sched[7] & steal_slot[11], steal_sched[7] & steal_slot[10],
            steal_sched[7] & steal_slot[9], steal_sched[6] & steal_slot[11],
            steal_sched[6] & steal_slot[10], steal_sched[6] & steal_slot[9]};
    wire [5:0] _joined_12 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd3),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd3),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd3),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd3),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd3),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd3)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_11 & ~_joined_12)));

    wire _and_16 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd3)) & avail[0];
    wire _and_17 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd3)) & avail[0];
    wire _and_18 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd3)) & avail[1];
    wire _and_19 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd3)) & avail[1];
    wire _and_20 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd3)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[3] == (~bank_busy[3]
            & (_and_16 | _and_17 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd3))
            & avail[0]) | _and_18 | _and_19 | _and_20)));

    wire _or_7 = _and_18 | _and_19;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_11 & {_or_7, _and_18, 1'b0,
            (((_and_16 | _and_17) | _and_18) | _and_19) | _and_20,
            ((_and_16 | _and_18) | _and_19) | _and_20, _or_7 | _and_20})));

    wire [6:0] _or_8 = ({7{steal_sched[6] & steal_slot[9]}} & phys_0[9:3])
            | ({7{steal_sched[6] & steal_slot[10]}} & phys_0[19:13])
            | ({7{steal_sched[6] & steal_slot[11]}} & phys_0[29:23])
            | ({7{steal_sched[7] & steal_slot[9]}} & phys_1[9:3])
            | ({7{steal_sched[7] & steal_slot[10]}} & phys_1[19:13])
            | ({7{steal_sched[7] & steal_slot[11]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[3] | (steal_row[27:21] == _or_8));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[9:8] & (steal_sched[9:8] - 2'd1)))
            & ~(|(steal_slot[14:12] & (steal_slot[14:12] - 3'd1)))
            & ((|steal_sched[9:8]) == steal_valid[4]) & ((|steal_slot[14:12]) == steal_valid[4]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[4] | ~(|steal_row[34:28]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[9:8] & ~avail)));

    wire [5:0] _joined_13 = {steal_sched[9] & steal_slot[14], steal_sched[9] & steal_slot[13],
            steal_sched[9] & steal_slot[12], steal_sched[8] & steal_slot[14],
            steal_sched[8] & steal_slot[13], steal_sched[8] & steal_slot[12]};
    wire [5:0] _joined_14 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd4),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd4),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd4),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd4),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd4),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd4)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_13 & ~_joined_14)));

    wire _and_21 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd4)) & avail[0];
    wire _and_22 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd4)) & avail[0];
    wire _and_23 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd4)) & avail[1];
    wire _and_24 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd4)) & avail[1];
    wire _and_25 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd4)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[4] == (~bank_busy[4]
            & (_and_21 | _and_22 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd4))
            & avail[0]) | _and_23 | _and_24 | _and_25)));

    wire _or_9 = _and_23 | _and_24;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_13 & {_or_9, _and_23, 1'b0,
            (((_and_21 | _and_22) | _and_23) | _and_24) | _and_25,
            ((_and_21 | _and_23) | _and_24) | _and_25, _or_9 | _and_25})));

    wire [6:0] _or_10 = ({7{steal_sched[8] & steal_slot[12]}} & phys_0[9:3])
            | ({7{steal_sched[8] & steal_slot[13]}} & phys_0[19:13])
            | ({7{steal_sched[8] & steal_slot[14]}} & phys_0[29:23])
            | ({7{steal_sched[9] & steal_slot[12]}} & phys_1[9:3])
            | ({7{steal_sched[9] & steal_slot[13]}} & phys_1[19:13])
            | ({7{steal_sched[9] & steal_slot[14]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[4] | (steal_row[34:28] == _or_10));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[11:10] & (steal_sched[11:10] - 2'd1)))
            & ~(|(steal_slot[17:15] & (steal_slot[17:15] - 3'd1)))
            & ((|steal_sched[11:10]) == steal_valid[5]) & ((|steal_slot[17:15]) == steal_valid[5]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[5] | ~(|steal_row[41:35]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[11:10] & ~avail)));

    wire [5:0] _joined_15 = {steal_sched[11] & steal_slot[17], steal_sched[11] & steal_slot[16],
            steal_sched[11] & steal_slot[15], steal_sched[10] & steal_slot[17],
            steal_sched[10] & steal_slot[16], steal_sched[10] & steal_slot[15]};
    wire [5:0] _joined_16 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd5),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd5),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd5),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd5),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd5),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd5)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_15 & ~_joined_16)));

    wire _and_26 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd5)) & avail[0];
    wire _and_27 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd5)) & avail[0];
    wire _and_28 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd5)) & avail[1];
    wire _and_29 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd5)) & avail[1];
    wire _and_30 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd5)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[5] == (~bank_busy[5]
            & (_and_26 | _and_27 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd5))
            & avail[0]) | _and_28 | _and_29 | _and_30)));

    wire _or_11 = _and_28 | _and_29;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_15 & {_or_11, _and_28, 1'b0,
            (((_and_26 | _and_27) | _and_28) | _and_29) | _and_30,
            ((_and_26 | _and_28) | _and_29) | _and_30, _or_11 | _and_30})));

    wire [6:0] _or_12 = ({7{steal_sched[10] & steal_slot[15]}} & phys_0[9:3])
            | ({7{steal_sched[10] & steal_slot[16]}} & phys_0[19:13])
            | ({7{steal_sched[10] & steal_slot[17]}} & phys_0[29:23])
            | ({7{steal_sched[11] & steal_slot[15]}} & phys_1[9:3])
            | ({7{steal_sched[11] & steal_slot[16]}} & phys_1[19:13])
            | ({7{steal_sched[11] & steal_slot[17]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[5] | (steal_row[41:35] == _or_12));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[13:12] & (steal_sched[13:12] - 2'd1)))
            & ~(|(steal_slot[20:18] & (steal_slot[20:18] - 3'd1)))
            & ((|steal_sched[13:12]) == steal_valid[6]) & ((|steal_slot[20:18]) == steal_valid[6]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[6] | ~(|steal_row[48:42]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[13:12] & ~avail)));

    wire [5:0] _joined_17 = {steal_sched[13] & steal_slot[20], steal_sched[13] & steal_slot[19],
            steal_sched[13] & steal_slot[18], steal_sched[12] & steal_slot[20],
            steal_sched[12] & steal_slot[19], steal_sched[12] & steal_slot[18]};
    wire [5:0] _joined_18 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd6),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd6),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd6),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd6),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd6),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd6)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_17 & ~_joined_18)));

    wire _and_31 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd6)) & avail[0];
    wire _and_32 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd6)) & avail[0];
    wire _and_33 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd6)) & avail[1];
    wire _and_34 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd6)) & avail[1];
    wire _and_35 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd6)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[6] == (~bank_busy[6]
            & (_and_31 | _and_32 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd6))
            & avail[0]) | _and_33 | _and_34 | _and_35)));

    wire _or_13 = _and_33 | _and_34;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_17 & {_or_13, _and_33, 1'b0,
            (((_and_31 | _and_32) | _and_33) | _and_34) | _and_35,
            ((_and_31 | _and_33) | _and_34) | _and_35, _or_13 | _and_35})));

    wire [6:0] _or_14 = ({7{steal_sched[12] & steal_slot[18]}} & phys_0[9:3])
            | ({7{steal_sched[12] & steal_slot[19]}} & phys_0[19:13])
            | ({7{steal_sched[12] & steal_slot[20]}} & phys_0[29:23])
            | ({7{steal_sched[13] & steal_slot[18]}} & phys_1[9:3])
            | ({7{steal_sched[13] & steal_slot[19]}} & phys_1[19:13])
            | ({7{steal_sched[13] & steal_slot[20]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[6] | (steal_row[48:42] == _or_14));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) assert(~(|(steal_sched[15:14] & (steal_sched[15:14] - 2'd1)))
            & ~(|(steal_slot[23:21] & (steal_slot[23:21] - 3'd1)))
            & ((|steal_sched[15:14]) == steal_valid[7]) & ((|steal_slot[23:21]) == steal_valid[7]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) assert(steal_valid[7] | ~(|steal_row[55:49]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) assert(~(|(steal_sched[15:14] & ~avail)));

    wire [5:0] _joined_19 = {steal_sched[15] & steal_slot[23], steal_sched[15] & steal_slot[22],
            steal_sched[15] & steal_slot[21], steal_sched[14] & steal_slot[23],
            steal_sched[14] & steal_slot[22], steal_sched[14] & steal_slot[21]};
    wire [5:0] _joined_20 = {(live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd7),
            (live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd7),
            (live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd7),
            (live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd7),
            (live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd7),
            (live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd7)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) assert(~(|(_joined_19 & ~_joined_20)));

    wire _and_36 = ((live_0 & src_valid_0[0]) & (phys_0[2:0] == 3'd7)) & avail[0];
    wire _and_37 = ((live_0 & src_valid_0[1]) & (phys_0[12:10] == 3'd7)) & avail[0];
    wire _and_38 = ((live_1 & src_valid_1[0]) & (phys_1[2:0] == 3'd7)) & avail[1];
    wire _and_39 = ((live_1 & src_valid_1[1]) & (phys_1[12:10] == 3'd7)) & avail[1];
    wire _and_40 = ((live_1 & src_valid_1[2]) & (phys_1[22:20] == 3'd7)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) assert(steal_valid[7] == (~bank_busy[7]
            & (_and_36 | _and_37 | (((live_0 & src_valid_0[2]) & (phys_0[22:20] == 3'd7))
            & avail[0]) | _and_38 | _and_39 | _and_40)));

    wire _or_15 = _and_38 | _and_39;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) assert(~(|(_joined_19 & {_or_15, _and_38, 1'b0,
            (((_and_36 | _and_37) | _and_38) | _and_39) | _and_40,
            ((_and_36 | _and_38) | _and_39) | _and_40, _or_15 | _and_40})));

    wire [6:0] _or_16 = ({7{steal_sched[14] & steal_slot[21]}} & phys_0[9:3])
            | ({7{steal_sched[14] & steal_slot[22]}} & phys_0[19:13])
            | ({7{steal_sched[14] & steal_slot[23]}} & phys_0[29:23])
            | ({7{steal_sched[15] & steal_slot[21]}} & phys_1[9:3])
            | ({7{steal_sched[15] & steal_slot[22]}} & phys_1[19:13])
            | ({7{steal_sched[15] & steal_slot[23]}} & phys_1[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) assert(~steal_valid[7] | (steal_row[55:49] == _or_16));

    wire [7:0] _joined_21 = {steal_sched[14] & steal_slot[21], steal_sched[12] & steal_slot[18],
            steal_sched[10] & steal_slot[15], steal_sched[8] & steal_slot[12],
            steal_sched[6] & steal_slot[9], steal_sched[4] & steal_slot[6],
            steal_sched[2] & steal_slot[3], steal_sched[0] & steal_slot[0]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_21 & (_joined_21 - 8'd1)))
            & (stolen[0] == (|_joined_21)));

    wire [7:0] _joined_22 = {steal_sched[14] & steal_slot[22], steal_sched[12] & steal_slot[19],
            steal_sched[10] & steal_slot[16], steal_sched[8] & steal_slot[13],
            steal_sched[6] & steal_slot[10], steal_sched[4] & steal_slot[7],
            steal_sched[2] & steal_slot[4], steal_sched[0] & steal_slot[1]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_22 & (_joined_22 - 8'd1)))
            & (stolen[1] == (|_joined_22)));

    wire [7:0] _joined_23 = {steal_sched[14] & steal_slot[23], steal_sched[12] & steal_slot[20],
            steal_sched[10] & steal_slot[17], steal_sched[8] & steal_slot[14],
            steal_sched[6] & steal_slot[11], steal_sched[4] & steal_slot[8],
            steal_sched[2] & steal_slot[5], steal_sched[0] & steal_slot[2]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_23 & (_joined_23 - 8'd1)))
            & (stolen[2] == (|_joined_23)));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) assert(force_valid[0] == (|stolen[2:0]));

    wire [23:0] _joined_24 = {force_wid[4:0] == 5'd23, force_wid[4:0] == 5'd22,
            force_wid[4:0] == 5'd21, force_wid[4:0] == 5'd20, force_wid[4:0] == 5'd19,
            force_wid[4:0] == 5'd18, force_wid[4:0] == 5'd17, force_wid[4:0] == 5'd16,
            force_wid[4:0] == 5'd15, force_wid[4:0] == 5'd14, force_wid[4:0] == 5'd13,
            force_wid[4:0] == 5'd12, force_wid[4:0] == 5'd11, force_wid[4:0] == 5'd10,
            force_wid[4:0] == 5'd9, force_wid[4:0] == 5'd8, force_wid[4:0] == 5'd7,
            force_wid[4:0] == 5'd6, force_wid[4:0] == 5'd5, force_wid[4:0] == 5'd4,
            force_wid[4:0] == 5'd3, force_wid[4:0] == 5'd2, force_wid[4:0] == 5'd1,
            force_wid[4:0] == 5'd0};

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) assert(~force_valid[0] | (avail[0] & (|(_joined_24 & ready[23:0]))));

    wire [7:0] _joined_25 = {steal_sched[15] & steal_slot[21], steal_sched[13] & steal_slot[18],
            steal_sched[11] & steal_slot[15], steal_sched[9] & steal_slot[12],
            steal_sched[7] & steal_slot[9], steal_sched[5] & steal_slot[6],
            steal_sched[3] & steal_slot[3], steal_sched[1] & steal_slot[0]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_25 & (_joined_25 - 8'd1)))
            & (stolen[3] == (|_joined_25)));

    wire [7:0] _joined_26 = {steal_sched[15] & steal_slot[22], steal_sched[13] & steal_slot[19],
            steal_sched[11] & steal_slot[16], steal_sched[9] & steal_slot[13],
            steal_sched[7] & steal_slot[10], steal_sched[5] & steal_slot[7],
            steal_sched[3] & steal_slot[4], steal_sched[1] & steal_slot[1]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_26 & (_joined_26 - 8'd1)))
            & (stolen[4] == (|_joined_26)));

    wire [7:0] _joined_27 = {steal_sched[15] & steal_slot[23], steal_sched[13] & steal_slot[20],
            steal_sched[11] & steal_slot[17], steal_sched[9] & steal_slot[14],
            steal_sched[7] & steal_slot[11], steal_sched[5] & steal_slot[8],
            steal_sched[3] & steal_slot[5], steal_sched[1] & steal_slot[2]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) assert(~(|(_joined_27 & (_joined_27 - 8'd1)))
            & (stolen[5] == (|_joined_27)));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) assert(force_valid[1] == (|stolen[5:3]));

    wire [23:0] _joined_28 = {force_wid[9:5] == 5'd23, force_wid[9:5] == 5'd22,
            force_wid[9:5] == 5'd21, force_wid[9:5] == 5'd20, force_wid[9:5] == 5'd19,
            force_wid[9:5] == 5'd18, force_wid[9:5] == 5'd17, force_wid[9:5] == 5'd16,
            force_wid[9:5] == 5'd15, force_wid[9:5] == 5'd14, force_wid[9:5] == 5'd13,
            force_wid[9:5] == 5'd12, force_wid[9:5] == 5'd11, force_wid[9:5] == 5'd10,
            force_wid[9:5] == 5'd9, force_wid[9:5] == 5'd8, force_wid[9:5] == 5'd7,
            force_wid[9:5] == 5'd6, force_wid[9:5] == 5'd5, force_wid[9:5] == 5'd4,
            force_wid[9:5] == 5'd3, force_wid[9:5] == 5'd2, force_wid[9:5] == 5'd1,
            force_wid[9:5] == 5'd0};

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) assert(~force_valid[1] | (avail[1] & (|(_joined_28 & ready[47:24]))));
`endif
endmodule

`default_nettype wire
