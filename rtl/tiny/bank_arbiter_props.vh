// Properties of bank_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .

    // No two bits are set.
    function at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_6(input [5:0] v);
        at_most_one_6 = ~(|(v & (v - 6'd1)));
    endfunction

    // Ones from the lowest one of a vector upwards.
    function [1:0] from_first(input [1:0] v);
        reg [1:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 2; bit_number = 2 * bit_number)
                seen = seen | (seen << bit_number);
            from_first = seen;
        end
    endfunction

    // How many bits are set.
    function [2:0] count_ones_6_2(input [5:0] v);
        integer bit_number;
        begin
            count_ones_6_2 = 3'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                count_ones_6_2 = count_ones_6_2 + {2'd0, v[bit_number]};
        end
    endfunction

    // How many bits are set.
    function [2:0] count_ones_4_2(input [3:0] v);
        integer bit_number;
        begin
            count_ones_4_2 = 3'd0;
            for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1)
                count_ones_4_2 = count_ones_4_2 + {2'd0, v[bit_number]};
        end
    endfunction

    // How many bits are set.
    function [1:0] count_ones_2_2(input [1:0] v);
        integer bit_number;
        begin
            count_ones_2_2 = 2'd0;
            for (bit_number = 0; bit_number < 2; bit_number = bit_number + 1)
                count_ones_2_2 = count_ones_2_2 + {1'b0, v[bit_number]};
        end
    endfunction
`ifdef FORMAL
    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_1: assume(~push_valid[0]
            | ((|push_cu[NCU-1:0]) & at_most_one_3(push_cu[NCU-1:0])));

    // BA-Q3
    always @* if (!rst) BA_Q3_2: assume(~(push_valid[0] & push_cu[0] & (|collector[0].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_3: assume(~(push_valid[0] & push_cu[1] & (|collector[1].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_4: assume(~(push_valid[0] & push_cu[2] & (|collector[2].pend)));

    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_5: assume(~push_valid[1]
            | ((|push_cu[NCU +: NCU]) & at_most_one_3(push_cu[NCU +: NCU])));

    // BA-Q3
    always @* if (!rst) BA_Q3_6: assume(~(push_valid[1] & push_cu[NCU] & (|collector[0].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_7: assume(~(push_valid[1] & push_cu[NCU + 1] & (|collector[1].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_8: assume(~(push_valid[1] & push_cu[NCU + 2] & (|collector[2].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_9: assume(~(push_valid[1] & push_valid[0]
            & (|(push_cu[NCU +: NCU] & push_cu[NCU-1:0]))));

    // BA-E1: Duty: steals read only banks that are not busy.
    always @* if (!rst) BA_E1_1: assume(~(|(steal_valid & bank_busy)));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_2: assume(at_most_one_2(steal_sched[NSCHED-1:0])
            & at_most_one_2(steal_slot[NSRC-1:0]) & ((|steal_sched[NSCHED-1:0]) == steal_valid[0])
            & ((|steal_slot[NSRC-1:0]) == steal_valid[0]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_3: assume(steal_valid[0] | ~(|steal_row[ROWW-1:0]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_4: assume(at_most_one_2(steal_sched[NSCHED +: NSCHED])
            & at_most_one_2(steal_slot[NSRC +: NSRC]) & ((|steal_sched[NSCHED +: NSCHED]) ==
            steal_valid[1]) & ((|steal_slot[NSRC +: NSRC]) == steal_valid[1]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_5: assume(steal_valid[1] | ~(|steal_row[ROWW +: ROWW]));

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_6:
            assume(at_most_one_2({steal_sched[NSCHED] & steal_slot[NSRC],
            steal_sched[0] & steal_slot[0]}) & (((steal_sched[0] & steal_slot[0])
            | (steal_sched[NSCHED] & steal_slot[NSRC])) == push_stolen[0])
            & ((push_valid[0] & push_src_valid[0]) | ~push_stolen[0]));

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_7:
            assume(at_most_one_2({steal_sched[NSCHED] & steal_slot[NSRC + 1],
            steal_sched[0] & steal_slot[1]}) & (((steal_sched[0] & steal_slot[1])
            | (steal_sched[NSCHED] & steal_slot[NSRC + 1])) == push_stolen[1])
            & ((push_valid[0] & push_src_valid[1]) | ~push_stolen[1]));

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_8:
            assume(at_most_one_2({steal_sched[NSCHED + 1] & steal_slot[NSRC],
            steal_sched[1] & steal_slot[0]}) & (((steal_sched[1] & steal_slot[0])
            | (steal_sched[NSCHED + 1] & steal_slot[NSRC])) == push_stolen[NSRC])
            & ((push_valid[1] & push_src_valid[NSRC]) | ~push_stolen[NSRC]));

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_9:
            assume(at_most_one_2({steal_sched[NSCHED + 1] & steal_slot[NSRC + 1],
            steal_sched[1] & steal_slot[1]}) & (((steal_sched[1] & steal_slot[1])
            | (steal_sched[NSCHED + 1] & steal_slot[NSRC + 1])) == push_stolen[NSRC + 1])
            & ((push_valid[1] & push_src_valid[NSRC + 1]) | ~push_stolen[NSRC + 1]));

    reg [5:0] f_a; // an arbitrary operand
    reg f_a_waits; // it is queued
    reg [3:0] f_a_phys; // its register

    always @(posedge clk) f_a <= f_a;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_10: assume((|f_a) & at_most_one_6(f_a));

    wire _or = (f_a[0] & ((push_valid[0] & push_cu[0] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[1] & ((push_valid[0] & push_cu[0] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[2] & ((push_valid[0] & push_cu[1] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[3] & ((push_valid[0] & push_cu[1] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[4] & ((push_valid[0] & push_cu[2] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[5] & ((push_valid[0] & push_cu[2] & push_src_valid[1]) & ~push_stolen[1]));
    wire _or_2 = (f_a[0] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[1] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[2] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[3] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[4] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[5] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]));
    wire _or_3 = _or | _or_2;
    wire _or_4 = (f_a[0] & served[0]) | (f_a[1] & served[1]) | (f_a[2] & served[NSRC])
            | (f_a[3] & served[NSRC + 1]) | (f_a[4] & served[2*NSRC])
            | (f_a[5] & served[2*NSRC + 1]);
    wire _inverse = ~_or_4;

    always @(posedge clk) begin
        if (rst) begin
            f_a_waits <= 1'b0;
        end else begin
            f_a_waits <= _or_3 | (f_a_waits & _inverse);
        end
    end

    always @(posedge clk) begin
        if (_or_3)
            f_a_phys <= (_or ? (({4{f_a[0]}} & push_phys[PHYSW-1:0])
                    | ({4{f_a[1]}} & push_phys[PHYSW +: PHYSW])
                    | ({4{f_a[2]}} & push_phys[PHYSW-1:0]) |
                    ({4{f_a[3]}} & push_phys[PHYSW +: PHYSW]) | ({4{f_a[4]}} & push_phys[PHYSW-1:0])
                    | ({4{f_a[5]}} & push_phys[PHYSW +: PHYSW])) : 4'd0)
                    | (_or_2 ? (({4{f_a[0]}} & push_phys[2*PHYSW +: PHYSW])
                    | ({4{f_a[1]}} & push_phys[3*PHYSW +: PHYSW])
                    | ({4{f_a[2]}} & push_phys[2*PHYSW +: PHYSW])
                    | ({4{f_a[3]}} & push_phys[3*PHYSW +: PHYSW])
                    | ({4{f_a[4]}} & push_phys[2*PHYSW +: PHYSW])
                    | ({4{f_a[5]}} & push_phys[3*PHYSW +: PHYSW])) : 4'd0);
    end

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_11: assert(f_a_waits ==
            ((f_a[0] & collector[0].pend[0]) | (f_a[1] & collector[0].pend[1])
            | (f_a[2] & collector[1].pend[0]) | (f_a[3] & collector[1].pend[1])
            | (f_a[4] & collector[2].pend[0]) | (f_a[5] & collector[2].pend[1])));

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_12: assert(~f_a_waits |
            (f_a_phys == (({4{f_a[0]}} & collector[0].slot[0].phys)
            | ({4{f_a[1]}} & collector[0].slot[1].phys) | ({4{f_a[2]}} & collector[1].slot[0].phys)
            | ({4{f_a[3]}} & collector[1].slot[1].phys) | ({4{f_a[4]}} & collector[2].slot[0].phys)
            | ({4{f_a[5]}} & collector[2].slot[1].phys))));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_13: assert(_inverse | f_a_waits);

    reg [5:0] f_b; // an arbitrary operand
    reg f_b_waits; // it is queued
    reg [3:0] f_b_phys; // its register

    always @(posedge clk) f_b <= f_b;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_14: assume((|f_b) & at_most_one_6(f_b));

    wire _or_5 = (f_b[0] & ((push_valid[0] & push_cu[0] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[1] & ((push_valid[0] & push_cu[0] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[2] & ((push_valid[0] & push_cu[1] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[3] & ((push_valid[0] & push_cu[1] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[4] & ((push_valid[0] & push_cu[2] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[5] & ((push_valid[0] & push_cu[2] & push_src_valid[1]) & ~push_stolen[1]));
    wire _or_6 = (f_b[0] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[1] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[2] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[3] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[4] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[5] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]));
    wire _or_7 = _or_5 | _or_6;
    wire _or_8 = (f_b[0] & served[0]) | (f_b[1] & served[1]) | (f_b[2] & served[NSRC])
            | (f_b[3] & served[NSRC + 1]) | (f_b[4] & served[2*NSRC])
            | (f_b[5] & served[2*NSRC + 1]);
    wire _inverse_2 = ~_or_8;

    always @(posedge clk) begin
        if (rst) begin
            f_b_waits <= 1'b0;
        end else begin
            f_b_waits <= _or_7 | (f_b_waits & _inverse_2);
        end
    end

    always @(posedge clk) begin
        if (_or_7)
            f_b_phys <= (_or_5 ? (({4{f_b[0]}} & push_phys[PHYSW-1:0])
                    | ({4{f_b[1]}} & push_phys[PHYSW +: PHYSW])
                    | ({4{f_b[2]}} & push_phys[PHYSW-1:0]) |
                    ({4{f_b[3]}} & push_phys[PHYSW +: PHYSW]) | ({4{f_b[4]}} & push_phys[PHYSW-1:0])
                    | ({4{f_b[5]}} & push_phys[PHYSW +: PHYSW])) : 4'd0)
                    | (_or_6 ? (({4{f_b[0]}} & push_phys[2*PHYSW +: PHYSW])
                    | ({4{f_b[1]}} & push_phys[3*PHYSW +: PHYSW])
                    | ({4{f_b[2]}} & push_phys[2*PHYSW +: PHYSW])
                    | ({4{f_b[3]}} & push_phys[3*PHYSW +: PHYSW])
                    | ({4{f_b[4]}} & push_phys[2*PHYSW +: PHYSW])
                    | ({4{f_b[5]}} & push_phys[3*PHYSW +: PHYSW])) : 4'd0);
    end

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_15: assert(f_b_waits ==
            ((f_b[0] & collector[0].pend[0]) | (f_b[1] & collector[0].pend[1])
            | (f_b[2] & collector[1].pend[0]) | (f_b[3] & collector[1].pend[1])
            | (f_b[4] & collector[2].pend[0]) | (f_b[5] & collector[2].pend[1])));

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_16: assert(~f_b_waits |
            (f_b_phys == (({4{f_b[0]}} & collector[0].slot[0].phys)
            | ({4{f_b[1]}} & collector[0].slot[1].phys) | ({4{f_b[2]}} & collector[1].slot[0].phys)
            | ({4{f_b[3]}} & collector[1].slot[1].phys) | ({4{f_b[4]}} & collector[2].slot[0].phys)
            | ({4{f_b[5]}} & collector[2].slot[1].phys))));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_17: assert(_inverse_2 | f_b_waits);

    reg f_first; // a was pushed before b

    wire [1:0] _joined = {_or_2, _or};
    wire [1:0] _joined_2 = {_or_6, _or_5};

    always @(posedge clk) begin
        if (rst) begin
            f_first <= 1'b0;
        end else begin
            if (_or_7)
                f_first <= ~_or_3 | (|(_joined & ~from_first(_joined_2)))
                        | ((|(_joined & _joined_2)) & (f_a < f_b));
            else if (_or_3)
                f_first <= 1'b0;
        end
    end

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) BA_W2_1: assert((f_a == f_b)
            | ~(_or_4 & _or_8 & (f_a_phys[0] == f_b_phys[0])));

    wire [1:0] _not_f_a_phys_0_etc = {f_a_phys[0], ~f_a_phys[0]};
    wire _inverse_3 = ~(|(_not_f_a_phys_0_etc & bank_we));

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) BA_W2_2: assert(_inverse | (_inverse_3
            & (|(_not_f_a_phys_0_etc & bank_en))));

    // BA-G1: The row of a granted read.
    always @* if (!rst) BA_G1_1:
            assert(_inverse | ((({3{~f_a_phys[0]}} & bank_row[ROWW-1:0])
            | ({3{f_a_phys[0]}} & bank_row[ROWW +: ROWW])) == f_a_phys[3:1]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) BA_Q1_1: assert(~(f_a_waits & f_b_waits & (f_a_phys[0] == f_b_phys[0])
            & f_first) | (f_a == f_b) | _inverse_2);

    wire _or_9 = (f_a[0] & (f_b[1] | (f_b[2] & older[1]) | (f_b[3] & older[1]) | (f_b[4] & older[2])
            | (f_b[5] & older[2]))) | (f_a[1] & ((f_b[2] & older[1]) | (f_b[3] & older[1])
            | (f_b[4] & older[2]) | (f_b[5] & older[2])))
            | (f_a[2] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | f_b[3]
            | (f_b[4] & older[NCU + 2]) | (f_b[5] & older[NCU + 2])))
            | (f_a[3] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[4] & older[NCU + 2])
            | (f_b[5] & older[NCU + 2]))) | (f_a[4] & ((f_b[0] & older[2*NCU])
            | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU + 1]) | (f_b[3] & older[2*NCU + 1])
            | f_b[5])) | (f_a[5] & ((f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU])
            | (f_b[2] & older[2*NCU + 1]) | (f_b[3] & older[2*NCU + 1])));

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) BA_O1_1: assert(~(f_a_waits & f_b_waits) | (f_a == f_b)
            | (f_first == _or_9));

    wire [5:0] _joined_3 = {(collector[2].pend[1] & (|(f_a
            & {2'd0, older[2*NCU + 1], older[7:6], older[2*NCU]})))
            & (collector[2].slot[1].phys[0] == f_a_phys[0]),
            (collector[2].pend[0] & (|(f_a & {2'd2, older[2*NCU + 1], older[7:6], older[2*NCU]})))
            & (collector[2].slot[0].phys[0] == f_a_phys[0]),
            (collector[1].pend[1] &
            (|(f_a & {older[NCU + 2], older[NCU + 2], 2'd0, older[NCU], older[NCU]})))
            & (collector[1].slot[1].phys[0] == f_a_phys[0]),
            (collector[1].pend[0] &
            (|(f_a & {older[NCU + 2], older[NCU + 2], 2'd2, older[NCU], older[NCU]})))
            & (collector[1].slot[0].phys[0] == f_a_phys[0]),
            (collector[0].pend[1] & (|(f_a & {older[2], older[2:1], older[1], 2'd0})))
            & (collector[0].slot[1].phys[0] == f_a_phys[0]),
            (collector[0].pend[0] & (|(f_a & {older[2], older[2:1], older[1], 2'd2})))
            & (collector[0].slot[0].phys[0] == f_a_phys[0])};
    wire [5:0] f_ahead = f_a_waits ? _joined_3 : 6'd0;

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) BA_Q2_1: assert(_inverse | ~(|f_ahead));

    // BA-O1: The order of the collectors has no circles.
    always @* if (!rst) BA_O1_2:
            assert((~(|(older[1] ? (older[NCU +: NCU] & ~older[NCU-1:0]) : 3'd0))
            & ~(|(older[2] ? (older[2*NCU +: NCU] & ~older[NCU-1:0]) : 3'd0)))
            & (~(|(older[NCU] ? (older[NCU-1:0] & ~older[NCU +: NCU]) : 3'd0))
            & ~(|(older[NCU + 2] ? (older[2*NCU +: NCU] & ~older[NCU +: NCU]) : 3'd0)))
            & (~(|(older[2*NCU] ? (older[NCU-1:0] & ~older[2*NCU +: NCU]) : 3'd0))
            & ~(|(older[2*NCU + 1] ? (older[NCU +: NCU] & ~older[2*NCU +: NCU]) : 3'd0))));

    reg [4:0] f_waited; // cycles without a write

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 5'd0;
        end else begin
            if (_or_3 | _or_4)
                f_waited <= 5'd0;
            else if (f_a_waits & _inverse_3)
                f_waited <= f_waited + 5'd1;
        end
    end

    // BA-L1: Granted within NCU*NSRC cycles in which its bank is not written.
    always @* if (!rst) BA_L1_1: assert(f_waited < 5'd6);

    // BA-L1: Invariant: a cycle without a write takes one away that is ahead.
    always @* if (!rst) BA_L1_2: assert(~f_a_waits |
            ((f_waited + {2'd0, count_ones_6_2(f_ahead)}) < 5'd6));

    reg [1:0] f_due_1; // in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_due_1 <= 2'd0;
        end else begin
            f_due_1 <= _or_4 ? _not_f_a_phys_0_etc : 2'd0;
        end
    end

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) BA_G1_2: assert(s_valid == {|rd_sel[5*NBANK +: NBANK],
            |rd_sel[4*NBANK +: NBANK], |rd_sel[3*NBANK +: NBANK], |rd_sel[2*NBANK +: NBANK],
            |rd_sel[NBANK +: NBANK], |rd_sel[NBANK-1:0]});

    wire [1:0] f_comes = ({2{f_a[0]}} & rd_sel[NBANK-1:0]) | ({2{f_a[1]}} & rd_sel[NBANK +: NBANK])
            | ({2{f_a[2]}} & rd_sel[2*NBANK +: NBANK]) | ({2{f_a[3]}} & rd_sel[3*NBANK +: NBANK])
            | ({2{f_a[4]}} & rd_sel[4*NBANK +: NBANK]) | ({2{f_a[5]}} & rd_sel[5*NBANK +: NBANK]);

    // BA-G1: RF_LAT cycles after its grant an operand arrives.
    always @* if (!rst) BA_G1_3: assert(~(|(f_due_1 & ~f_comes)));

    reg [1:0] f_due_stolen_1; // in the last cycle

    wire [5:0] _joined_4 = {((steal_sched[0] & push_cu[2]) | (steal_sched[1] & push_cu[NCU + 2]))
            & steal_slot[1], ((steal_sched[0] & push_cu[2]) | (steal_sched[1] & push_cu[NCU + 2]))
            & steal_slot[0], ((steal_sched[0] & push_cu[1]) | (steal_sched[1] & push_cu[NCU + 1]))
            & steal_slot[1], ((steal_sched[0] & push_cu[1]) | (steal_sched[1] & push_cu[NCU + 1]))
            & steal_slot[0], ((steal_sched[0] & push_cu[0]) | (steal_sched[1] & push_cu[NCU]))
            & steal_slot[1], ((steal_sched[0] & push_cu[0]) | (steal_sched[1] & push_cu[NCU]))
            & steal_slot[0]};
    wire [5:0] _joined_5 = {((steal_sched[NSCHED] & push_cu[2])
            | (steal_sched[NSCHED + 1] & push_cu[NCU + 2])) & steal_slot[NSRC + 1],
            ((steal_sched[NSCHED] & push_cu[2]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 2]))
            & steal_slot[NSRC], ((steal_sched[NSCHED] & push_cu[1])
            | (steal_sched[NSCHED + 1] & push_cu[NCU + 1])) & steal_slot[NSRC + 1],
            ((steal_sched[NSCHED] & push_cu[1]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 1]))
            & steal_slot[NSRC], ((steal_sched[NSCHED] & push_cu[0])
            | (steal_sched[NSCHED + 1] & push_cu[NCU])) & steal_slot[NSRC + 1],
            ((steal_sched[NSCHED] & push_cu[0]) | (steal_sched[NSCHED + 1] & push_cu[NCU]))
            & steal_slot[NSRC]};

    always @(posedge clk) begin
        if (rst) begin
            f_due_stolen_1 <= 2'd0;
        end else begin
            f_due_stolen_1 <= {|(f_a & _joined_5), |(f_a & _joined_4)};
        end
    end

    // BA-E1: Nothing else arrives, and what was stolen does.
    always @* if (!rst) BA_E1_10: assert(f_comes == (f_due_1 | f_due_stolen_1));

    reg [3:0] f_requests_without_read; // modulo

    always @(posedge clk) begin
        if (rst) begin
            f_requests_without_read <= 4'd0;
        end else begin
            f_requests_without_read <= (f_requests_without_read
                    + {1'b0, count_ones_4_2({push_valid[1] ? push_src_valid[NSRC +: NSRC] : 2'd0,
                    push_valid[0] ? push_src_valid[NSRC-1:0] : 2'd0})})
                    - {2'd0, count_ones_2_2(bank_en & ~bank_we)};
        end
    end

    // BA-C1: requests = reads + queued.
    always @* if (!rst) BA_C1_1: assert(f_requests_without_read ==
            {1'b0, count_ones_6_2({collector[2].pend, collector[1].pend, collector[0].pend})});

    wire [1:0] _by_wr_valid_0 = wr_valid[0] ? {wr_phys[0], ~wr_phys[0]} : 2'd0;
    wire [1:0] _by_wr_valid_1 = wr_valid[1] ? {wr_phys[PHYSW], ~wr_phys[PHYSW]} : 2'd0;
    wire [1:0] _or_10 = (collector[0].pend[0] ? {collector[0].slot[0].phys[0],
            ~collector[0].slot[0].phys[0]} : 2'd0) | (collector[0].pend[1]
            ? {collector[0].slot[1].phys[0], ~collector[0].slot[1].phys[0]} : 2'd0)
            | (collector[1].pend[0] ? {collector[1].slot[0].phys[0], ~collector[1].slot[0].phys[0]}
            : 2'd0) | (collector[1].pend[1] ? {collector[1].slot[1].phys[0],
            ~collector[1].slot[1].phys[0]} : 2'd0) | (collector[2].pend[0]
            ? {collector[2].slot[0].phys[0], ~collector[2].slot[0].phys[0]} : 2'd0)
            | (collector[2].pend[1] ? {collector[2].slot[1].phys[0], ~collector[2].slot[1].phys[0]}
            : 2'd0) | _by_wr_valid_0 | _by_wr_valid_1;

    // BA-B1: Busy iff a write request or a queued read names the bank.
    always @* if (!rst) BA_B1_1: assert(bank_busy == _or_10);

    // BA-E1: A steal reads its row.
    always @* if (!rst) BA_E1_11: assert((~steal_valid[0]
            | (bank_en[0] & ~bank_we[0] & (bank_row[ROWW-1:0] == steal_row[ROWW-1:0])))
            & (~steal_valid[1] | (bank_en[1] & ~bank_we[1]
            & (bank_row[ROWW +: ROWW] == steal_row[ROWW +: ROWW]))));

    // ST-X1: Granted iff at the head of a queue without a write, whatever is stolen.
    always @* if (!rst) ST_X1_1: assert(_or_4 == (f_a_waits & ~(|f_ahead)
            & ~(|(_not_f_a_phys_0_etc & (_by_wr_valid_0 | _by_wr_valid_1)))));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_1: assert((wr_sel[WBW-1:0] ==
            first_one({wr_valid[1] & ~wr_phys[PHYSW], wr_valid[0] & ~wr_phys[0]}))
            & (bank_we[0] == (|wr_sel[WBW-1:0])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_2: assert((wr_sel[WBW +: WBW] ==
            first_one({wr_valid[1] & wr_phys[PHYSW], wr_valid[0] & wr_phys[0]}))
            & (bank_we[1] == (|wr_sel[WBW +: WBW])));
`endif
