// Properties of steal_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction
`ifdef FORMAL
    reg [1:0] f_valid; // of the last cycle
    reg [9:0] f_wid; // of the last cycle
    reg [5:0] f_src; // of the last cycle
    reg [59:0] f_phys; // of the last cycle
    always @(posedge clk) if (rst) f_valid <= 2'd0; else f_valid <= cand_valid;

    always @(posedge clk) begin
        f_wid <= cand_wid;
        f_src <= cand_src_valid;
        f_phys <= cand_phys;
    end

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) ST_C1_1: assert((candidate[0].valid == f_valid[0])
            & (~f_valid[0] | ((candidate[0].wid == f_wid[4:0])
            & (candidate[0].src_valid == f_src[2:0]) & (candidate[0].phys == f_phys[29:0]))));

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) ST_C2_1: assert(candidate[0].live ==
            (f_valid[0] & (|(one_hot(f_wid[4:0]) & ready[23:0]))));

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) ST_C1_2: assert((candidate[1].valid == f_valid[1])
            & (~f_valid[1] | ((candidate[1].wid == f_wid[9:5])
            & (candidate[1].src_valid == f_src[5:3]) & (candidate[1].phys == f_phys[59:30]))));

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) ST_C2_2: assert(candidate[1].live ==
            (f_valid[1] & (|(one_hot(f_wid[9:5]) & ready[47:24]))));

    // ST-N2: Only idle banks are read: a steal never delays a normal access.
    always @* if (!rst) ST_N2_1: assert(~(|(steal_valid & bank_busy)));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_1: assert(at_most_one_2(steal_sched[1:0])
            & at_most_one_3(steal_slot[2:0]) & ((|steal_sched[1:0]) == steal_valid[0])
            & ((|steal_slot[2:0]) == steal_valid[0]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_2: assert(steal_valid[0] | ~(|steal_row[6:0]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_1: assert(~(|(steal_sched[1:0] & ~avail)));

    wire [5:0] _joined = {steal_sched[1] & steal_slot[2], steal_sched[1] & steal_slot[1],
            steal_sched[1] & steal_slot[0], steal_sched[0] & steal_slot[2],
            steal_sched[0] & steal_slot[1], steal_sched[0] & steal_slot[0]};
    wire [5:0] _joined_2 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd0), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd0), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd0), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd0), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd0), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd0)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_3: assert(~(|(_joined & ~_joined_2)));

    wire _and = ((candidate[0].live & candidate[0].src_valid[0]) & (candidate[0].phys[2:0] == 3'd0))
            & avail[0];
    wire _and_2 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd0)) & avail[0];
    wire _and_3 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd0)) & avail[1];
    wire _and_4 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd0)) & avail[1];
    wire _and_5 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd0)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_1: assert(steal_valid[0] ==
            (~bank_busy[0] & (_and | _and_2 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd0)) & avail[0]) | _and_3 | _and_4 | _and_5)));

    wire _or = _and_3 | _and_4;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_3:
            assert(~(|(_joined & {_or, _and_3, 1'b0, (((_and | _and_2) | _and_3) | _and_4) | _and_5,
            ((_and | _and_3) | _and_4) | _and_5, _or | _and_5})));

    wire [6:0] _or_2 = ({7{steal_sched[0] & steal_slot[0]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[0] & steal_slot[1]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[0] & steal_slot[2]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[1] & steal_slot[0]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[1] & steal_slot[1]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[1] & steal_slot[2]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_4: assert(~steal_valid[0] | (steal_row[6:0] == _or_2));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_5: assert(at_most_one_2(steal_sched[3:2])
            & at_most_one_3(steal_slot[5:3]) & ((|steal_sched[3:2]) == steal_valid[1])
            & ((|steal_slot[5:3]) == steal_valid[1]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_6: assert(steal_valid[1] | ~(|steal_row[13:7]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_2: assert(~(|(steal_sched[3:2] & ~avail)));

    wire [5:0] _joined_3 = {steal_sched[3] & steal_slot[5], steal_sched[3] & steal_slot[4],
            steal_sched[3] & steal_slot[3], steal_sched[2] & steal_slot[5],
            steal_sched[2] & steal_slot[4], steal_sched[2] & steal_slot[3]};
    wire [5:0] _joined_4 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd1), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd1), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd1), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd1), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd1), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd1)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_4: assert(~(|(_joined_3 & ~_joined_4)));

    wire _and_6 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd1)) & avail[0];
    wire _and_7 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd1)) & avail[0];
    wire _and_8 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd1)) & avail[1];
    wire _and_9 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd1)) & avail[1];
    wire _and_10 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd1)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_2: assert(steal_valid[1] ==
            (~bank_busy[1] & (_and_6 | _and_7 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd1)) & avail[0]) | _and_8 | _and_9 | _and_10)));

    wire _or_3 = _and_8 | _and_9;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_7:
            assert(~(|(_joined_3 & {_or_3, _and_8, 1'b0,
            (((_and_6 | _and_7) | _and_8) | _and_9) | _and_10,
            ((_and_6 | _and_8) | _and_9) | _and_10, _or_3 | _and_10})));

    wire [6:0] _or_4 = ({7{steal_sched[2] & steal_slot[3]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[2] & steal_slot[4]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[2] & steal_slot[5]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[3] & steal_slot[3]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[3] & steal_slot[4]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[3] & steal_slot[5]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_8: assert(~steal_valid[1] | (steal_row[13:7] == _or_4));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_9: assert(at_most_one_2(steal_sched[5:4])
            & at_most_one_3(steal_slot[8:6]) & ((|steal_sched[5:4]) == steal_valid[2])
            & ((|steal_slot[8:6]) == steal_valid[2]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_10: assert(steal_valid[2] | ~(|steal_row[20:14]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_3: assert(~(|(steal_sched[5:4] & ~avail)));

    wire [5:0] _joined_5 = {steal_sched[5] & steal_slot[8], steal_sched[5] & steal_slot[7],
            steal_sched[5] & steal_slot[6], steal_sched[4] & steal_slot[8],
            steal_sched[4] & steal_slot[7], steal_sched[4] & steal_slot[6]};
    wire [5:0] _joined_6 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd2), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd2), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd2), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd2), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd2), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd2)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_5: assert(~(|(_joined_5 & ~_joined_6)));

    wire _and_11 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd2)) & avail[0];
    wire _and_12 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd2)) & avail[0];
    wire _and_13 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd2)) & avail[1];
    wire _and_14 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd2)) & avail[1];
    wire _and_15 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd2)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_3: assert(steal_valid[2] ==
            (~bank_busy[2] & (_and_11 | _and_12 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd2)) & avail[0]) | _and_13 | _and_14 | _and_15)));

    wire _or_5 = _and_13 | _and_14;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_11:
            assert(~(|(_joined_5 & {_or_5, _and_13, 1'b0,
            (((_and_11 | _and_12) | _and_13) | _and_14) | _and_15,
            ((_and_11 | _and_13) | _and_14) | _and_15, _or_5 | _and_15})));

    wire [6:0] _or_6 = ({7{steal_sched[4] & steal_slot[6]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[4] & steal_slot[7]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[4] & steal_slot[8]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[5] & steal_slot[6]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[5] & steal_slot[7]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[5] & steal_slot[8]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_12: assert(~steal_valid[2] | (steal_row[20:14] == _or_6));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_13: assert(at_most_one_2(steal_sched[7:6])
            & at_most_one_3(steal_slot[11:9]) & ((|steal_sched[7:6]) == steal_valid[3])
            & ((|steal_slot[11:9]) == steal_valid[3]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_14: assert(steal_valid[3] | ~(|steal_row[27:21]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_4: assert(~(|(steal_sched[7:6] & ~avail)));

    wire [5:0] _joined_7 = {steal_sched[7] & steal_slot[11], steal_sched[7] & steal_slot[10],
            steal_sched[7] & steal_slot[9], steal_sched[6] & steal_slot[11],
            steal_sched[6] & steal_slot[10], steal_sched[6] & steal_slot[9]};
    wire [5:0] _joined_8 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd3), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd3), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd3), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd3), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd3), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd3)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_6: assert(~(|(_joined_7 & ~_joined_8)));

    wire _and_16 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd3)) & avail[0];
    wire _and_17 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd3)) & avail[0];
    wire _and_18 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd3)) & avail[1];
    wire _and_19 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd3)) & avail[1];
    wire _and_20 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd3)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_4: assert(steal_valid[3] ==
            (~bank_busy[3] & (_and_16 | _and_17 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd3)) & avail[0]) | _and_18 | _and_19 | _and_20)));

    wire _or_7 = _and_18 | _and_19;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_15:
            assert(~(|(_joined_7 & {_or_7, _and_18, 1'b0,
            (((_and_16 | _and_17) | _and_18) | _and_19) | _and_20,
            ((_and_16 | _and_18) | _and_19) | _and_20, _or_7 | _and_20})));

    wire [6:0] _or_8 = ({7{steal_sched[6] & steal_slot[9]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[6] & steal_slot[10]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[6] & steal_slot[11]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[7] & steal_slot[9]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[7] & steal_slot[10]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[7] & steal_slot[11]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_16: assert(~steal_valid[3] | (steal_row[27:21] == _or_8));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_17: assert(at_most_one_2(steal_sched[9:8])
            & at_most_one_3(steal_slot[14:12]) & ((|steal_sched[9:8]) == steal_valid[4])
            & ((|steal_slot[14:12]) == steal_valid[4]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_18: assert(steal_valid[4] | ~(|steal_row[34:28]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_5: assert(~(|(steal_sched[9:8] & ~avail)));

    wire [5:0] _joined_9 = {steal_sched[9] & steal_slot[14], steal_sched[9] & steal_slot[13],
            steal_sched[9] & steal_slot[12], steal_sched[8] & steal_slot[14],
            steal_sched[8] & steal_slot[13], steal_sched[8] & steal_slot[12]};
    wire [5:0] _joined_10 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd4), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd4), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd4), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd4), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd4), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd4)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_7: assert(~(|(_joined_9 & ~_joined_10)));

    wire _and_21 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd4)) & avail[0];
    wire _and_22 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd4)) & avail[0];
    wire _and_23 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd4)) & avail[1];
    wire _and_24 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd4)) & avail[1];
    wire _and_25 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd4)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_5: assert(steal_valid[4] ==
            (~bank_busy[4] & (_and_21 | _and_22 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd4)) & avail[0]) | _and_23 | _and_24 | _and_25)));

    wire _or_9 = _and_23 | _and_24;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_19:
            assert(~(|(_joined_9 & {_or_9, _and_23, 1'b0,
            (((_and_21 | _and_22) | _and_23) | _and_24) | _and_25,
            ((_and_21 | _and_23) | _and_24) | _and_25, _or_9 | _and_25})));

    wire [6:0] _or_10 = ({7{steal_sched[8] & steal_slot[12]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[8] & steal_slot[13]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[8] & steal_slot[14]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[9] & steal_slot[12]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[9] & steal_slot[13]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[9] & steal_slot[14]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_20: assert(~steal_valid[4] | (steal_row[34:28] == _or_10));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_21: assert(at_most_one_2(steal_sched[11:10])
            & at_most_one_3(steal_slot[17:15]) & ((|steal_sched[11:10]) == steal_valid[5])
            & ((|steal_slot[17:15]) == steal_valid[5]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_22: assert(steal_valid[5] | ~(|steal_row[41:35]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_6: assert(~(|(steal_sched[11:10] & ~avail)));

    wire [5:0] _joined_11 = {steal_sched[11] & steal_slot[17], steal_sched[11] & steal_slot[16],
            steal_sched[11] & steal_slot[15], steal_sched[10] & steal_slot[17],
            steal_sched[10] & steal_slot[16], steal_sched[10] & steal_slot[15]};
    wire [5:0] _joined_12 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd5), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd5), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd5), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd5), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd5), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd5)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_8: assert(~(|(_joined_11 & ~_joined_12)));

    wire _and_26 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd5)) & avail[0];
    wire _and_27 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd5)) & avail[0];
    wire _and_28 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd5)) & avail[1];
    wire _and_29 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd5)) & avail[1];
    wire _and_30 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd5)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_6: assert(steal_valid[5] ==
            (~bank_busy[5] & (_and_26 | _and_27 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd5)) & avail[0]) | _and_28 | _and_29 | _and_30)));

    wire _or_11 = _and_28 | _and_29;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_23:
            assert(~(|(_joined_11 & {_or_11, _and_28, 1'b0,
            (((_and_26 | _and_27) | _and_28) | _and_29) | _and_30,
            ((_and_26 | _and_28) | _and_29) | _and_30, _or_11 | _and_30})));

    wire [6:0] _or_12 = ({7{steal_sched[10] & steal_slot[15]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[10] & steal_slot[16]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[10] & steal_slot[17]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[11] & steal_slot[15]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[11] & steal_slot[16]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[11] & steal_slot[17]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_24: assert(~steal_valid[5] | (steal_row[41:35] == _or_12));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_25: assert(at_most_one_2(steal_sched[13:12])
            & at_most_one_3(steal_slot[20:18]) & ((|steal_sched[13:12]) == steal_valid[6])
            & ((|steal_slot[20:18]) == steal_valid[6]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_26: assert(steal_valid[6] | ~(|steal_row[48:42]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_7: assert(~(|(steal_sched[13:12] & ~avail)));

    wire [5:0] _joined_13 = {steal_sched[13] & steal_slot[20], steal_sched[13] & steal_slot[19],
            steal_sched[13] & steal_slot[18], steal_sched[12] & steal_slot[20],
            steal_sched[12] & steal_slot[19], steal_sched[12] & steal_slot[18]};
    wire [5:0] _joined_14 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd6), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd6), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd6), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd6), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd6), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd6)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_9: assert(~(|(_joined_13 & ~_joined_14)));

    wire _and_31 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd6)) & avail[0];
    wire _and_32 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd6)) & avail[0];
    wire _and_33 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd6)) & avail[1];
    wire _and_34 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd6)) & avail[1];
    wire _and_35 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd6)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_7: assert(steal_valid[6] ==
            (~bank_busy[6] & (_and_31 | _and_32 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd6)) & avail[0]) | _and_33 | _and_34 | _and_35)));

    wire _or_13 = _and_33 | _and_34;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_27:
            assert(~(|(_joined_13 & {_or_13, _and_33, 1'b0,
            (((_and_31 | _and_32) | _and_33) | _and_34) | _and_35,
            ((_and_31 | _and_33) | _and_34) | _and_35, _or_13 | _and_35})));

    wire [6:0] _or_14 = ({7{steal_sched[12] & steal_slot[18]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[12] & steal_slot[19]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[12] & steal_slot[20]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[13] & steal_slot[18]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[13] & steal_slot[19]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[13] & steal_slot[20]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_28: assert(~steal_valid[6] | (steal_row[48:42] == _or_14));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_29: assert(at_most_one_2(steal_sched[15:14])
            & at_most_one_3(steal_slot[23:21]) & ((|steal_sched[15:14]) == steal_valid[7])
            & ((|steal_slot[23:21]) == steal_valid[7]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_30: assert(steal_valid[7] | ~(|steal_row[55:49]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_8: assert(~(|(steal_sched[15:14] & ~avail)));

    wire [5:0] _joined_15 = {steal_sched[15] & steal_slot[23], steal_sched[15] & steal_slot[22],
            steal_sched[15] & steal_slot[21], steal_sched[14] & steal_slot[23],
            steal_sched[14] & steal_slot[22], steal_sched[14] & steal_slot[21]};
    wire [5:0] _joined_16 = {(candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd7), (candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd7), (candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd7), (candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd7), (candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd7), (candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd7)};

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_10: assert(~(|(_joined_15 & ~_joined_16)));

    wire _and_36 = ((candidate[0].live & candidate[0].src_valid[0])
            & (candidate[0].phys[2:0] == 3'd7)) & avail[0];
    wire _and_37 = ((candidate[0].live & candidate[0].src_valid[1])
            & (candidate[0].phys[12:10] == 3'd7)) & avail[0];
    wire _and_38 = ((candidate[1].live & candidate[1].src_valid[0])
            & (candidate[1].phys[2:0] == 3'd7)) & avail[1];
    wire _and_39 = ((candidate[1].live & candidate[1].src_valid[1])
            & (candidate[1].phys[12:10] == 3'd7)) & avail[1];
    wire _and_40 = ((candidate[1].live & candidate[1].src_valid[2])
            & (candidate[1].phys[22:20] == 3'd7)) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand may be stolen.
    always @* if (!rst) ST_P1_8: assert(steal_valid[7] ==
            (~bank_busy[7] & (_and_36 | _and_37 | (((candidate[0].live & candidate[0].src_valid[2])
            & (candidate[0].phys[22:20] == 3'd7)) & avail[0]) | _and_38 | _and_39 | _and_40)));

    wire _or_15 = _and_38 | _and_39;

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_31:
            assert(~(|(_joined_15 & {_or_15, _and_38, 1'b0,
            (((_and_36 | _and_37) | _and_38) | _and_39) | _and_40,
            ((_and_36 | _and_38) | _and_39) | _and_40, _or_15 | _and_40})));

    wire [6:0] _or_16 = ({7{steal_sched[14] & steal_slot[21]}} & candidate[0].phys[9:3])
            | ({7{steal_sched[14] & steal_slot[22]}} & candidate[0].phys[19:13])
            | ({7{steal_sched[14] & steal_slot[23]}} & candidate[0].phys[29:23])
            | ({7{steal_sched[15] & steal_slot[21]}} & candidate[1].phys[9:3])
            | ({7{steal_sched[15] & steal_slot[22]}} & candidate[1].phys[19:13])
            | ({7{steal_sched[15] & steal_slot[23]}} & candidate[1].phys[29:23]);

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_32: assert(~steal_valid[7] | (steal_row[55:49] == _or_16));

    wire [7:0] _joined_17 = {steal_sched[14] & steal_slot[21], steal_sched[12] & steal_slot[18],
            steal_sched[10] & steal_slot[15], steal_sched[8] & steal_slot[12],
            steal_sched[6] & steal_slot[9], steal_sched[4] & steal_slot[6],
            steal_sched[2] & steal_slot[3], steal_sched[0] & steal_slot[0]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_1: assert(at_most_one_8(_joined_17) & (stolen[0] == (|_joined_17)));

    wire [7:0] _joined_18 = {steal_sched[14] & steal_slot[22], steal_sched[12] & steal_slot[19],
            steal_sched[10] & steal_slot[16], steal_sched[8] & steal_slot[13],
            steal_sched[6] & steal_slot[10], steal_sched[4] & steal_slot[7],
            steal_sched[2] & steal_slot[4], steal_sched[0] & steal_slot[1]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_2: assert(at_most_one_8(_joined_18) & (stolen[1] == (|_joined_18)));

    wire [7:0] _joined_19 = {steal_sched[14] & steal_slot[23], steal_sched[12] & steal_slot[20],
            steal_sched[10] & steal_slot[17], steal_sched[8] & steal_slot[14],
            steal_sched[6] & steal_slot[11], steal_sched[4] & steal_slot[8],
            steal_sched[2] & steal_slot[5], steal_sched[0] & steal_slot[2]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_3: assert(at_most_one_8(_joined_19) & (stolen[2] == (|_joined_19)));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) ST_N6_4: assert(force_valid[0] == (|stolen[2:0]));

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) ST_N7_1: assert(~force_valid[0]
            | (avail[0] & (|(one_hot(force_wid[4:0]) & ready[23:0]))));

    wire [7:0] _joined_20 = {steal_sched[15] & steal_slot[21], steal_sched[13] & steal_slot[18],
            steal_sched[11] & steal_slot[15], steal_sched[9] & steal_slot[12],
            steal_sched[7] & steal_slot[9], steal_sched[5] & steal_slot[6],
            steal_sched[3] & steal_slot[3], steal_sched[1] & steal_slot[0]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_5: assert(at_most_one_8(_joined_20) & (stolen[3] == (|_joined_20)));

    wire [7:0] _joined_21 = {steal_sched[15] & steal_slot[22], steal_sched[13] & steal_slot[19],
            steal_sched[11] & steal_slot[16], steal_sched[9] & steal_slot[13],
            steal_sched[7] & steal_slot[10], steal_sched[5] & steal_slot[7],
            steal_sched[3] & steal_slot[4], steal_sched[1] & steal_slot[1]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_6: assert(at_most_one_8(_joined_21) & (stolen[4] == (|_joined_21)));

    wire [7:0] _joined_22 = {steal_sched[15] & steal_slot[23], steal_sched[13] & steal_slot[20],
            steal_sched[11] & steal_slot[17], steal_sched[9] & steal_slot[14],
            steal_sched[7] & steal_slot[11], steal_sched[5] & steal_slot[8],
            steal_sched[3] & steal_slot[5], steal_sched[1] & steal_slot[2]};

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_7: assert(at_most_one_8(_joined_22) & (stolen[5] == (|_joined_22)));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) ST_N6_8: assert(force_valid[1] == (|stolen[5:3]));

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) ST_N7_2: assert(~force_valid[1]
            | (avail[1] & (|(one_hot(force_wid[9:5]) & ready[47:24]))));
`endif
