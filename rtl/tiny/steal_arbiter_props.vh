// Properties of steal_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction
`ifdef FORMAL
    reg [1:0] f_valid; // of the last cycle
    reg [1:0] f_wid; // of the last cycle
    reg [3:0] f_src; // of the last cycle
    reg [15:0] f_phys; // of the last cycle
    always @(posedge clk) if (rst) f_valid <= 2'd0; else f_valid <= cand_valid;

    always @(posedge clk) begin
        f_wid <= cand_wid;
        f_src <= cand_src_valid;
        f_phys <= cand_phys;
    end

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) ST_C1_1: assert((candidate[0].valid == f_valid[0])
            & (~f_valid[0] | ((candidate[0].wid == f_wid[0])
            & (candidate[0].src_valid == f_src[1:0]) & (candidate[0].phys == f_phys[7:0]))));

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) ST_C2_1: assert(candidate[0].live ==
            (f_valid[0] & (|({f_wid[0], ~f_wid[0]} & ready[1:0]))));

    // ST-C1: The candidate of the last cycle, or that there was none.
    always @* if (!rst) ST_C1_2: assert((candidate[1].valid == f_valid[1])
            & (~f_valid[1] | ((candidate[1].wid == f_wid[1])
            & (candidate[1].src_valid == f_src[3:2]) & (candidate[1].phys == f_phys[15:8]))));

    // ST-C2: Live iff there was one and its warp is ready now.
    always @* if (!rst) ST_C2_2: assert(candidate[1].live ==
            (f_valid[1] & (|({f_wid[1], ~f_wid[1]} & ready[3:2]))));

    // ST-N2: Only idle banks are read: a steal never delays a normal access.
    always @* if (!rst) ST_N2_1: assert(~(|(steal_valid & bank_busy)));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_1: assert(at_most_one_2(steal_sched[1:0])
            & at_most_one_2(steal_slot[1:0]) & ((|steal_sched[1:0]) == steal_valid[0])
            & ((|steal_slot[1:0]) == steal_valid[0]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_2: assert(steal_valid[0] | ~(|steal_row[2:0]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_1: assert(~(|(steal_sched[1:0] & ~avail)));

    wire [3:0] _joined = {steal_sched[1] & steal_slot[1], steal_sched[1] & steal_slot[0],
            steal_sched[0] & steal_slot[1], steal_sched[0] & steal_slot[0]};
    wire _and = (candidate[0].live & candidate[0].src_valid[0]) & ~candidate[0].phys[0];
    wire _and_2 = (candidate[0].live & candidate[0].src_valid[1]) & ~candidate[0].phys[4];
    wire _and_3 = (candidate[1].live & candidate[1].src_valid[0]) & ~candidate[1].phys[0];
    wire _and_4 = (candidate[1].live & candidate[1].src_valid[1]) & ~candidate[1].phys[4];

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_3: assert(~(|(_joined & ~{_and_4, _and_3, _and_2, _and})));

    wire _or = (_and_2 | _and_3) | _and_4;
    wire _or_2 = (_and | _and_3) | _and_4;
    wire _or_3 = _and | _and_2;
    wire _or_4 = _or_3 | _and_4;
    wire _or_5 = _or_3 | _and_3;

    // ST-N3: Another operand of a live candidate lies in the same bank.
    always @* if (!rst) ST_N3_1: assert(~(|(_joined & ~{_or_5, _or_4, _or_2, _or})));

    wire _and_5 = (_and & _or) & avail[0];
    wire _and_6 = (_and_3 & _or_4) & avail[1];
    wire _and_7 = (_and_4 & _or_5) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand in conflict may be stolen.
    always @* if (!rst) ST_P1_1: assert(steal_valid[0] ==
            (~bank_busy[0] & (_and_5 | ((_and_2 & _or_2) & avail[0]) | _and_6 | _and_7)));

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_3:
            assert(~(|(_joined & {_and_6, 1'b0, (_and_5 | _and_6) | _and_7, _and_6 | _and_7})));

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_4: assert(~steal_valid[0]
            | (steal_row[2:0] == (({3{steal_sched[0] & steal_slot[0]}} & candidate[0].phys[3:1])
            | ({3{steal_sched[0] & steal_slot[1]}} & candidate[0].phys[7:5])
            | ({3{steal_sched[1] & steal_slot[0]}} & candidate[1].phys[3:1])
            | ({3{steal_sched[1] & steal_slot[1]}} & candidate[1].phys[7:5]))));

    // ST-N5: At most one operand per bank, of one scheduler and slot.
    always @* if (!rst) ST_N5_5: assert(at_most_one_2(steal_sched[3:2])
            & at_most_one_2(steal_slot[3:2]) & ((|steal_sched[3:2]) == steal_valid[1])
            & ((|steal_slot[3:2]) == steal_valid[1]));

    // ST-N5: The row of an idle bank is zero.
    always @* if (!rst) ST_N5_6: assert(steal_valid[1] | ~(|steal_row[5:3]));

    // ST-N4: Only for schedulers that are sure of a collector.
    always @* if (!rst) ST_N4_2: assert(~(|(steal_sched[3:2] & ~avail)));

    wire [3:0] _joined_2 = {steal_sched[3] & steal_slot[3], steal_sched[3] & steal_slot[2],
            steal_sched[2] & steal_slot[3], steal_sched[2] & steal_slot[2]};
    wire _and_8 = (candidate[0].live & candidate[0].src_valid[0]) & candidate[0].phys[0];
    wire _and_9 = (candidate[0].live & candidate[0].src_valid[1]) & candidate[0].phys[4];
    wire _and_10 = (candidate[1].live & candidate[1].src_valid[0]) & candidate[1].phys[0];
    wire _and_11 = (candidate[1].live & candidate[1].src_valid[1]) & candidate[1].phys[4];

    // ST-C2: What is stolen is an operand of a live candidate, in this bank.
    always @* if (!rst) ST_C2_4: assert(~(|(_joined_2 & ~{_and_11, _and_10, _and_9, _and_8})));

    wire _or_6 = (_and_9 | _and_10) | _and_11;
    wire _or_7 = (_and_8 | _and_10) | _and_11;
    wire _or_8 = _and_8 | _and_9;
    wire _or_9 = _or_8 | _and_11;
    wire _or_10 = _or_8 | _and_10;

    // ST-N3: Another operand of a live candidate lies in the same bank.
    always @* if (!rst) ST_N3_2: assert(~(|(_joined_2 & ~{_or_10, _or_9, _or_7, _or_6})));

    wire _and_12 = (_and_8 & _or_6) & avail[0];
    wire _and_13 = (_and_10 & _or_9) & avail[1];
    wire _and_14 = (_and_11 & _or_10) & avail[1];

    // ST-P1: Read iff the bank is idle and an operand in conflict may be stolen.
    always @* if (!rst) ST_P1_2: assert(steal_valid[1] ==
            (~bank_busy[1] & (_and_12 | ((_and_9 & _or_7) & avail[0]) | _and_13 | _and_14)));

    // ST-N5: Of several the highest scheduler's, of those the lowest slot.
    always @* if (!rst) ST_N5_7:
            assert(~(|(_joined_2 & {_and_13, 1'b0, (_and_12 | _and_13) | _and_14,
            _and_13 | _and_14})));

    // ST-N5: Its row.
    always @* if (!rst) ST_N5_8: assert(~steal_valid[1]
            | (steal_row[5:3] == (({3{steal_sched[2] & steal_slot[2]}} & candidate[0].phys[3:1])
            | ({3{steal_sched[2] & steal_slot[3]}} & candidate[0].phys[7:5])
            | ({3{steal_sched[3] & steal_slot[2]}} & candidate[1].phys[3:1])
            | ({3{steal_sched[3] & steal_slot[3]}} & candidate[1].phys[7:5]))));

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_1:
            assert(at_most_one_2({steal_sched[2] & steal_slot[2], steal_sched[0] & steal_slot[0]})
            & (stolen[0] == ((steal_sched[0] & steal_slot[0]) | (steal_sched[2] & steal_slot[2]))));

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_2:
            assert(at_most_one_2({steal_sched[2] & steal_slot[3], steal_sched[0] & steal_slot[1]})
            & (stolen[1] == ((steal_sched[0] & steal_slot[1]) | (steal_sched[2] & steal_slot[3]))));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) ST_N6_3: assert(force_valid[0] == (|stolen[1:0]));

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) ST_N7_1: assert(~force_valid[0]
            | (avail[0] & (|({force_wid[0], ~force_wid[0]} & ready[1:0]))));

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_4:
            assert(at_most_one_2({steal_sched[3] & steal_slot[2], steal_sched[1] & steal_slot[0]})
            & (stolen[2] == ((steal_sched[1] & steal_slot[0]) | (steal_sched[3] & steal_slot[2]))));

    // ST-N6: Stolen iff some bank, and only one, reads the operand.
    always @* if (!rst) ST_N6_5:
            assert(at_most_one_2({steal_sched[3] & steal_slot[3], steal_sched[1] & steal_slot[1]})
            & (stolen[3] == ((steal_sched[1] & steal_slot[1]) | (steal_sched[3] & steal_slot[3]))));

    // ST-N6: Forced iff an operand is stolen.
    always @* if (!rst) ST_N6_6: assert(force_valid[1] == (|stolen[3:2]));

    // ST-N7: A forced warp is ready and sure of a collector.
    always @* if (!rst) ST_N7_2: assert(~force_valid[1]
            | (avail[1] & (|({force_wid[1], ~force_wid[1]} & ready[3:2]))));
`endif
