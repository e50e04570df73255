// Properties of bank_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    // No two bits are set.
    function at_most_one_10(input [9:0] v);
        at_most_one_10 = ~(|(v & (v - 10'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_30(input [29:0] v);
        at_most_one_30 = ~(|(v & (v - 30'd1)));
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

    // The bit of that number alone.
    function [7:0] one_hot(input [2:0] v);
        integer bit_number;
        begin
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                one_hot[bit_number] = v == bit_number[2:0];
        end
    endfunction

    // How many bits are set.
    function [4:0] count_ones_30_2(input [29:0] v);
        integer bit_number;
        begin
            count_ones_30_2 = 5'd0;
            for (bit_number = 0; bit_number < 30; bit_number = bit_number + 1)
                count_ones_30_2 = count_ones_30_2 + {4'd0, v[bit_number]};
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
    function [3:0] count_ones_8_2(input [7:0] v);
        integer bit_number;
        begin
            count_ones_8_2 = 4'd0;
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                count_ones_8_2 = count_ones_8_2 + {3'd0, v[bit_number]};
        end
    endfunction
`ifdef FORMAL
    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_1: assume(~push_valid[0]
            | ((|push_cu[NCU-1:0]) & at_most_one_10(push_cu[NCU-1:0])));

    // BA-Q3
    always @* if (!rst) BA_Q3_2: assume(~(push_valid[0] & push_cu[0] & (|collector[0].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_3: assume(~(push_valid[0] & push_cu[1] & (|collector[1].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_4: assume(~(push_valid[0] & push_cu[2] & (|collector[2].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_5: assume(~(push_valid[0] & push_cu[3] & (|collector[3].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_6: assume(~(push_valid[0] & push_cu[4] & (|collector[4].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_7: assume(~(push_valid[0] & push_cu[5] & (|collector[5].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_8: assume(~(push_valid[0] & push_cu[6] & (|collector[6].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_9: assume(~(push_valid[0] & push_cu[7] & (|collector[7].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_10: assume(~(push_valid[0] & push_cu[8] & (|collector[8].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_11: assume(~(push_valid[0] & push_cu[9] & (|collector[9].pend)));

    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_12: assume(~push_valid[1]
            | ((|push_cu[NCU +: NCU]) & at_most_one_10(push_cu[NCU +: NCU])));

    // BA-Q3
    always @* if (!rst) BA_Q3_13: assume(~(push_valid[1] & push_cu[NCU] & (|collector[0].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_14: assume(~(push_valid[1] & push_cu[NCU + 1]
            & (|collector[1].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_15: assume(~(push_valid[1] & push_cu[NCU + 2]
            & (|collector[2].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_16: assume(~(push_valid[1] & push_cu[NCU + 3]
            & (|collector[3].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_17: assume(~(push_valid[1] & push_cu[NCU + 4]
            & (|collector[4].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_18: assume(~(push_valid[1] & push_cu[NCU + 5]
            & (|collector[5].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_19: assume(~(push_valid[1] & push_cu[NCU + 6]
            & (|collector[6].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_20: assume(~(push_valid[1] & push_cu[NCU + 7]
            & (|collector[7].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_21: assume(~(push_valid[1] & push_cu[NCU + 8]
            & (|collector[8].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_22: assume(~(push_valid[1] & push_cu[NCU + 9]
            & (|collector[9].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_23: assume(~(push_valid[1] & push_valid[0]
            & (|(push_cu[NCU +: NCU] & push_cu[NCU-1:0]))));

    // BA-E1: Duty: steals read only banks that are not busy.
    always @* if (!rst) BA_E1_1: assume(~(|(steal_valid & bank_busy)));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_2: assume(at_most_one_2(steal_sched[NSCHED-1:0])
            & at_most_one_3(steal_slot[NSRC-1:0]) & ((|steal_sched[NSCHED-1:0]) == steal_valid[0])
            & ((|steal_slot[NSRC-1:0]) == steal_valid[0]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_3: assume(steal_valid[0] | ~(|steal_row[ROWW-1:0]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_4: assume(at_most_one_2(steal_sched[NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[NSRC +: NSRC]) & ((|steal_sched[NSCHED +: NSCHED]) ==
            steal_valid[1]) & ((|steal_slot[NSRC +: NSRC]) == steal_valid[1]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_5: assume(steal_valid[1] | ~(|steal_row[ROWW +: ROWW]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_6: assume(at_most_one_2(steal_sched[2*NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[2*NSRC +: NSRC]) &
            ((|steal_sched[2*NSCHED +: NSCHED]) == steal_valid[2])
            & ((|steal_slot[2*NSRC +: NSRC]) == steal_valid[2]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_7: assume(steal_valid[2] | ~(|steal_row[2*ROWW +: ROWW]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_8: assume(at_most_one_2(steal_sched[3*NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[3*NSRC +: NSRC]) &
            ((|steal_sched[3*NSCHED +: NSCHED]) == steal_valid[3])
            & ((|steal_slot[3*NSRC +: NSRC]) == steal_valid[3]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_9: assume(steal_valid[3] | ~(|steal_row[3*ROWW +: ROWW]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_10: assume(at_most_one_2(steal_sched[4*NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[4*NSRC +: NSRC]) &
            ((|steal_sched[4*NSCHED +: NSCHED]) == steal_valid[4])
            & ((|steal_slot[4*NSRC +: NSRC]) == steal_valid[4]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_11: assume(steal_valid[4] | ~(|steal_row[4*ROWW +: ROWW]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_12: assume(at_most_one_2(steal_sched[5*NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[5*NSRC +: NSRC]) &
            ((|steal_sched[5*NSCHED +: NSCHED]) == steal_valid[5])
            & ((|steal_slot[5*NSRC +: NSRC]) == steal_valid[5]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_13: assume(steal_valid[5] | ~(|steal_row[5*ROWW +: ROWW]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_14: assume(at_most_one_2(steal_sched[6*NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[6*NSRC +: NSRC]) &
            ((|steal_sched[6*NSCHED +: NSCHED]) == steal_valid[6])
            & ((|steal_slot[6*NSRC +: NSRC]) == steal_valid[6]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_15: assume(steal_valid[6] | ~(|steal_row[6*ROWW +: ROWW]));

    // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
    always @* if (!rst) BA_E1_16: assume(at_most_one_2(steal_sched[7*NSCHED +: NSCHED])
            & at_most_one_3(steal_slot[7*NSRC +: NSRC]) &
            ((|steal_sched[7*NSCHED +: NSCHED]) == steal_valid[7])
            & ((|steal_slot[7*NSRC +: NSRC]) == steal_valid[7]));

    // BA-E1: Duty: so is the row.
    always @* if (!rst) BA_E1_17: assume(steal_valid[7] | ~(|steal_row[7*ROWW +: ROWW]));

    wire [7:0] _joined = {steal_sched[7*NSCHED] & steal_slot[7*NSRC],
            steal_sched[6*NSCHED] & steal_slot[6*NSRC], steal_sched[5*NSCHED] & steal_slot[5*NSRC],
            steal_sched[4*NSCHED] & steal_slot[4*NSRC], steal_sched[3*NSCHED] & steal_slot[3*NSRC],
            steal_sched[2*NSCHED] & steal_slot[2*NSRC], steal_sched[NSCHED] & steal_slot[NSRC],
            steal_sched[0] & steal_slot[0]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_18: assume(at_most_one_8(_joined) & ((|_joined) == push_stolen[0])
            & ((push_valid[0] & push_src_valid[0]) | ~push_stolen[0]));

    wire [7:0] _joined_2 = {steal_sched[7*NSCHED] & steal_slot[7*NSRC + 1],
            steal_sched[6*NSCHED] & steal_slot[6*NSRC + 1],
            steal_sched[5*NSCHED] & steal_slot[5*NSRC + 1],
            steal_sched[4*NSCHED] & steal_slot[4*NSRC + 1],
            steal_sched[3*NSCHED] & steal_slot[3*NSRC + 1],
            steal_sched[2*NSCHED] & steal_slot[2*NSRC + 1],
            steal_sched[NSCHED] & steal_slot[NSRC + 1], steal_sched[0] & steal_slot[1]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_19: assume(at_most_one_8(_joined_2) & ((|_joined_2) == push_stolen[1])
            & ((push_valid[0] & push_src_valid[1]) | ~push_stolen[1]));

    wire [7:0] _joined_3 = {steal_sched[7*NSCHED] & steal_slot[7*NSRC + 2],
            steal_sched[6*NSCHED] & steal_slot[6*NSRC + 2],
            steal_sched[5*NSCHED] & steal_slot[5*NSRC + 2],
            steal_sched[4*NSCHED] & steal_slot[4*NSRC + 2],
            steal_sched[3*NSCHED] & steal_slot[3*NSRC + 2],
            steal_sched[2*NSCHED] & steal_slot[2*NSRC + 2],
            steal_sched[NSCHED] & steal_slot[NSRC + 2], steal_sched[0] & steal_slot[2]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_20: assume(at_most_one_8(_joined_3) & ((|_joined_3) == push_stolen[2])
            & ((push_valid[0] & push_src_valid[2]) | ~push_stolen[2]));

    wire [7:0] _joined_4 = {steal_sched[7*NSCHED + 1] & steal_slot[7*NSRC],
            steal_sched[6*NSCHED + 1] & steal_slot[6*NSRC],
            steal_sched[5*NSCHED + 1] & steal_slot[5*NSRC],
            steal_sched[4*NSCHED + 1] & steal_slot[4*NSRC],
            steal_sched[3*NSCHED + 1] & steal_slot[3*NSRC],
            steal_sched[2*NSCHED + 1] & steal_slot[2*NSRC],
            steal_sched[NSCHED + 1] & steal_slot[NSRC], steal_sched[1] & steal_slot[0]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_21: assume(at_most_one_8(_joined_4)
            & ((|_joined_4) == push_stolen[NSRC]) & ((push_valid[1] & push_src_valid[NSRC])
            | ~push_stolen[NSRC]));

    wire [7:0] _joined_5 = {steal_sched[7*NSCHED + 1] & steal_slot[7*NSRC + 1],
            steal_sched[6*NSCHED + 1] & steal_slot[6*NSRC + 1],
            steal_sched[5*NSCHED + 1] & steal_slot[5*NSRC + 1],
            steal_sched[4*NSCHED + 1] & steal_slot[4*NSRC + 1],
            steal_sched[3*NSCHED + 1] & steal_slot[3*NSRC + 1],
            steal_sched[2*NSCHED + 1] & steal_slot[2*NSRC + 1],
            steal_sched[NSCHED + 1] & steal_slot[NSRC + 1], steal_sched[1] & steal_slot[1]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_22: assume(at_most_one_8(_joined_5)
            & ((|_joined_5) == push_stolen[NSRC + 1]) & ((push_valid[1] & push_src_valid[NSRC + 1])
            | ~push_stolen[NSRC + 1]));

    wire [7:0] _joined_6 = {steal_sched[7*NSCHED + 1] & steal_slot[7*NSRC + 2],
            steal_sched[6*NSCHED + 1] & steal_slot[6*NSRC + 2],
            steal_sched[5*NSCHED + 1] & steal_slot[5*NSRC + 2],
            steal_sched[4*NSCHED + 1] & steal_slot[4*NSRC + 2],
            steal_sched[3*NSCHED + 1] & steal_slot[3*NSRC + 2],
            steal_sched[2*NSCHED + 1] & steal_slot[2*NSRC + 2],
            steal_sched[NSCHED + 1] & steal_slot[NSRC + 2], steal_sched[1] & steal_slot[2]};

    // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
    always @* if (!rst) BA_E1_23: assume(at_most_one_8(_joined_6)
            & ((|_joined_6) == push_stolen[NSRC + 2]) & ((push_valid[1] & push_src_valid[NSRC + 2])
            | ~push_stolen[NSRC + 2]));

    reg [29:0] f_a; // an arbitrary operand
    reg f_a_waits; // it is queued
    reg [9:0] f_a_phys; // its register

    always @(posedge clk) f_a <= f_a;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_24: assume((|f_a) & at_most_one_30(f_a));

    wire _or = (f_a[0] & ((push_valid[0] & push_cu[0] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[1] & ((push_valid[0] & push_cu[0] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[2] & ((push_valid[0] & push_cu[0] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[3] & ((push_valid[0] & push_cu[1] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[4] & ((push_valid[0] & push_cu[1] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[5] & ((push_valid[0] & push_cu[1] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[6] & ((push_valid[0] & push_cu[2] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[7] & ((push_valid[0] & push_cu[2] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[8] & ((push_valid[0] & push_cu[2] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[9] & ((push_valid[0] & push_cu[3] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[10] & ((push_valid[0] & push_cu[3] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[11] & ((push_valid[0] & push_cu[3] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[12] & ((push_valid[0] & push_cu[4] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[13] & ((push_valid[0] & push_cu[4] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[14] & ((push_valid[0] & push_cu[4] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[15] & ((push_valid[0] & push_cu[5] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[16] & ((push_valid[0] & push_cu[5] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[17] & ((push_valid[0] & push_cu[5] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[18] & ((push_valid[0] & push_cu[6] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[19] & ((push_valid[0] & push_cu[6] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[20] & ((push_valid[0] & push_cu[6] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[21] & ((push_valid[0] & push_cu[7] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[22] & ((push_valid[0] & push_cu[7] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[23] & ((push_valid[0] & push_cu[7] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[24] & ((push_valid[0] & push_cu[8] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[25] & ((push_valid[0] & push_cu[8] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[26] & ((push_valid[0] & push_cu[8] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_a[27] & ((push_valid[0] & push_cu[9] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_a[28] & ((push_valid[0] & push_cu[9] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_a[29] & ((push_valid[0] & push_cu[9] & push_src_valid[2]) & ~push_stolen[2]));
    wire _or_2 = (f_a[0] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[1] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[2] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[3] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[4] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[5] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[6] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[7] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[8] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[9] & ((push_valid[1] & push_cu[NCU + 3] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[10] & ((push_valid[1] & push_cu[NCU + 3] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[11] & ((push_valid[1] & push_cu[NCU + 3] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[12] & ((push_valid[1] & push_cu[NCU + 4] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[13] & ((push_valid[1] & push_cu[NCU + 4] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[14] & ((push_valid[1] & push_cu[NCU + 4] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[15] & ((push_valid[1] & push_cu[NCU + 5] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[16] & ((push_valid[1] & push_cu[NCU + 5] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[17] & ((push_valid[1] & push_cu[NCU + 5] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[18] & ((push_valid[1] & push_cu[NCU + 6] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[19] & ((push_valid[1] & push_cu[NCU + 6] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[20] & ((push_valid[1] & push_cu[NCU + 6] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[21] & ((push_valid[1] & push_cu[NCU + 7] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[22] & ((push_valid[1] & push_cu[NCU + 7] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[23] & ((push_valid[1] & push_cu[NCU + 7] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[24] & ((push_valid[1] & push_cu[NCU + 8] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[25] & ((push_valid[1] & push_cu[NCU + 8] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[26] & ((push_valid[1] & push_cu[NCU + 8] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_a[27] & ((push_valid[1] & push_cu[NCU + 9] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_a[28] & ((push_valid[1] & push_cu[NCU + 9] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_a[29] & ((push_valid[1] & push_cu[NCU + 9] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]));
    wire _or_3 = _or | _or_2;
    wire _or_4 = (f_a[0] & served[0]) | (f_a[1] & served[1]) | (f_a[2] & served[2])
            | (f_a[3] & served[NSRC]) | (f_a[4] & served[NSRC + 1]) | (f_a[5] & served[NSRC + 2])
            | (f_a[6] & served[2*NSRC]) | (f_a[7] & served[2*NSRC + 1])
            | (f_a[8] & served[2*NSRC + 2]) | (f_a[9] & served[3*NSRC])
            | (f_a[10] & served[3*NSRC + 1]) | (f_a[11] & served[3*NSRC + 2])
            | (f_a[12] & served[4*NSRC]) | (f_a[13] & served[4*NSRC + 1])
            | (f_a[14] & served[4*NSRC + 2]) | (f_a[15] & served[5*NSRC])
            | (f_a[16] & served[5*NSRC + 1]) | (f_a[17] & served[5*NSRC + 2])
            | (f_a[18] & served[6*NSRC]) | (f_a[19] & served[6*NSRC + 1])
            | (f_a[20] & served[6*NSRC + 2]) | (f_a[21] & served[7*NSRC])
            | (f_a[22] & served[7*NSRC + 1]) | (f_a[23] & served[7*NSRC + 2])
            | (f_a[24] & served[8*NSRC]) | (f_a[25] & served[8*NSRC + 1])
            | (f_a[26] & served[8*NSRC + 2]) | (f_a[27] & served[9*NSRC])
            | (f_a[28] & served[9*NSRC + 1]) | (f_a[29] & served[9*NSRC + 2]);
    wire _inverse = ~_or_4;

    always @(posedge clk) begin
        if (rst) begin
            f_a_waits <= 1'b0;
        end else begin
            f_a_waits <= _or_3 | (f_a_waits & _inverse);
        end
    end

    wire [9:0] _or_5 = ({10{f_a[0]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[1]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[2]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[3]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[4]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[5]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[6]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[7]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[8]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[9]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[10]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[11]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[12]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[13]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[14]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[15]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[16]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[17]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[18]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[19]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[20]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[21]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[22]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[23]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[24]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[25]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[26]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_a[27]}} & push_phys[PHYSW-1:0])
            | ({10{f_a[28]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_a[29]}} & push_phys[2*PHYSW +: PHYSW]);
    wire [9:0] _or_6 = ({10{f_a[0]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[1]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[2]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[3]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[4]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[5]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[6]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[7]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[8]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[9]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[10]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[11]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[12]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[13]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[14]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[15]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[16]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[17]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[18]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[19]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[20]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[21]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[22]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[23]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[24]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[25]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[26]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_a[27]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_a[28]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_a[29]}} & push_phys[5*PHYSW +: PHYSW]);

    always @(posedge clk) if (_or_3) f_a_phys <= (_or ? _or_5 : 10'd0) | (_or_2 ? _or_6 : 10'd0);

    wire _or_7 = (f_a[0] & collector[0].pend[0]) | (f_a[1] & collector[0].pend[1])
            | (f_a[2] & collector[0].pend[2]) | (f_a[3] & collector[1].pend[0])
            | (f_a[4] & collector[1].pend[1]) | (f_a[5] & collector[1].pend[2])
            | (f_a[6] & collector[2].pend[0]) | (f_a[7] & collector[2].pend[1])
            | (f_a[8] & collector[2].pend[2]) | (f_a[9] & collector[3].pend[0])
            | (f_a[10] & collector[3].pend[1]) | (f_a[11] & collector[3].pend[2])
            | (f_a[12] & collector[4].pend[0]) | (f_a[13] & collector[4].pend[1])
            | (f_a[14] & collector[4].pend[2]) | (f_a[15] & collector[5].pend[0])
            | (f_a[16] & collector[5].pend[1]) | (f_a[17] & collector[5].pend[2])
            | (f_a[18] & collector[6].pend[0]) | (f_a[19] & collector[6].pend[1])
            | (f_a[20] & collector[6].pend[2]) | (f_a[21] & collector[7].pend[0])
            | (f_a[22] & collector[7].pend[1]) | (f_a[23] & collector[7].pend[2])
            | (f_a[24] & collector[8].pend[0]) | (f_a[25] & collector[8].pend[1])
            | (f_a[26] & collector[8].pend[2]) | (f_a[27] & collector[9].pend[0])
            | (f_a[28] & collector[9].pend[1]) | (f_a[29] & collector[9].pend[2]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_25: assert(f_a_waits == _or_7);

    wire [9:0] _or_8 = ({10{f_a[0]}} & collector[0].slot[0].phys)
            | ({10{f_a[1]}} & collector[0].slot[1].phys)
            | ({10{f_a[2]}} & collector[0].slot[2].phys)
            | ({10{f_a[3]}} & collector[1].slot[0].phys)
            | ({10{f_a[4]}} & collector[1].slot[1].phys)
            | ({10{f_a[5]}} & collector[1].slot[2].phys)
            | ({10{f_a[6]}} & collector[2].slot[0].phys)
            | ({10{f_a[7]}} & collector[2].slot[1].phys)
            | ({10{f_a[8]}} & collector[2].slot[2].phys)
            | ({10{f_a[9]}} & collector[3].slot[0].phys)
            | ({10{f_a[10]}} & collector[3].slot[1].phys)
            | ({10{f_a[11]}} & collector[3].slot[2].phys)
            | ({10{f_a[12]}} & collector[4].slot[0].phys)
            | ({10{f_a[13]}} & collector[4].slot[1].phys)
            | ({10{f_a[14]}} & collector[4].slot[2].phys)
            | ({10{f_a[15]}} & collector[5].slot[0].phys)
            | ({10{f_a[16]}} & collector[5].slot[1].phys)
            | ({10{f_a[17]}} & collector[5].slot[2].phys)
            | ({10{f_a[18]}} & collector[6].slot[0].phys)
            | ({10{f_a[19]}} & collector[6].slot[1].phys)
            | ({10{f_a[20]}} & collector[6].slot[2].phys)
            | ({10{f_a[21]}} & collector[7].slot[0].phys)
            | ({10{f_a[22]}} & collector[7].slot[1].phys)
            | ({10{f_a[23]}} & collector[7].slot[2].phys)
            | ({10{f_a[24]}} & collector[8].slot[0].phys)
            | ({10{f_a[25]}} & collector[8].slot[1].phys)
            | ({10{f_a[26]}} & collector[8].slot[2].phys)
            | ({10{f_a[27]}} & collector[9].slot[0].phys)
            | ({10{f_a[28]}} & collector[9].slot[1].phys)
            | ({10{f_a[29]}} & collector[9].slot[2].phys);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_26: assert(~f_a_waits | (f_a_phys == _or_8));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_27: assert(_inverse | f_a_waits);

    reg [29:0] f_b; // an arbitrary operand
    reg f_b_waits; // it is queued
    reg [9:0] f_b_phys; // its register

    always @(posedge clk) f_b <= f_b;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_28: assume((|f_b) & at_most_one_30(f_b));

    wire _or_9 = (f_b[0] & ((push_valid[0] & push_cu[0] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[1] & ((push_valid[0] & push_cu[0] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[2] & ((push_valid[0] & push_cu[0] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[3] & ((push_valid[0] & push_cu[1] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[4] & ((push_valid[0] & push_cu[1] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[5] & ((push_valid[0] & push_cu[1] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[6] & ((push_valid[0] & push_cu[2] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[7] & ((push_valid[0] & push_cu[2] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[8] & ((push_valid[0] & push_cu[2] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[9] & ((push_valid[0] & push_cu[3] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[10] & ((push_valid[0] & push_cu[3] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[11] & ((push_valid[0] & push_cu[3] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[12] & ((push_valid[0] & push_cu[4] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[13] & ((push_valid[0] & push_cu[4] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[14] & ((push_valid[0] & push_cu[4] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[15] & ((push_valid[0] & push_cu[5] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[16] & ((push_valid[0] & push_cu[5] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[17] & ((push_valid[0] & push_cu[5] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[18] & ((push_valid[0] & push_cu[6] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[19] & ((push_valid[0] & push_cu[6] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[20] & ((push_valid[0] & push_cu[6] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[21] & ((push_valid[0] & push_cu[7] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[22] & ((push_valid[0] & push_cu[7] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[23] & ((push_valid[0] & push_cu[7] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[24] & ((push_valid[0] & push_cu[8] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[25] & ((push_valid[0] & push_cu[8] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[26] & ((push_valid[0] & push_cu[8] & push_src_valid[2]) & ~push_stolen[2]))
            | (f_b[27] & ((push_valid[0] & push_cu[9] & push_src_valid[0]) & ~push_stolen[0]))
            | (f_b[28] & ((push_valid[0] & push_cu[9] & push_src_valid[1]) & ~push_stolen[1]))
            | (f_b[29] & ((push_valid[0] & push_cu[9] & push_src_valid[2]) & ~push_stolen[2]));
    wire _or_10 = (f_b[0] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[1] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[2] & ((push_valid[1] & push_cu[NCU] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[3] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[4] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[5] & ((push_valid[1] & push_cu[NCU + 1] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[6] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[7] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[8] & ((push_valid[1] & push_cu[NCU + 2] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[9] & ((push_valid[1] & push_cu[NCU + 3] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[10] & ((push_valid[1] & push_cu[NCU + 3] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[11] & ((push_valid[1] & push_cu[NCU + 3] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[12] & ((push_valid[1] & push_cu[NCU + 4] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[13] & ((push_valid[1] & push_cu[NCU + 4] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[14] & ((push_valid[1] & push_cu[NCU + 4] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[15] & ((push_valid[1] & push_cu[NCU + 5] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[16] & ((push_valid[1] & push_cu[NCU + 5] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[17] & ((push_valid[1] & push_cu[NCU + 5] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[18] & ((push_valid[1] & push_cu[NCU + 6] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[19] & ((push_valid[1] & push_cu[NCU + 6] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[20] & ((push_valid[1] & push_cu[NCU + 6] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[21] & ((push_valid[1] & push_cu[NCU + 7] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[22] & ((push_valid[1] & push_cu[NCU + 7] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[23] & ((push_valid[1] & push_cu[NCU + 7] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[24] & ((push_valid[1] & push_cu[NCU + 8] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[25] & ((push_valid[1] & push_cu[NCU + 8] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[26] & ((push_valid[1] & push_cu[NCU + 8] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]))
            | (f_b[27] & ((push_valid[1] & push_cu[NCU + 9] & push_src_valid[NSRC])
            & ~push_stolen[NSRC]))
            | (f_b[28] & ((push_valid[1] & push_cu[NCU + 9] & push_src_valid[NSRC + 1])
            & ~push_stolen[NSRC + 1]))
            | (f_b[29] & ((push_valid[1] & push_cu[NCU + 9] & push_src_valid[NSRC + 2])
            & ~push_stolen[NSRC + 2]));
    wire _or_11 = _or_9 | _or_10;
    wire _or_12 = (f_b[0] & served[0]) | (f_b[1] & served[1]) | (f_b[2] & served[2])
            | (f_b[3] & served[NSRC]) | (f_b[4] & served[NSRC + 1]) | (f_b[5] & served[NSRC + 2])
            | (f_b[6] & served[2*NSRC]) | (f_b[7] & served[2*NSRC + 1])
            | (f_b[8] & served[2*NSRC + 2]) | (f_b[9] & served[3*NSRC])
            | (f_b[10] & served[3*NSRC + 1]) | (f_b[11] & served[3*NSRC + 2])
            | (f_b[12] & served[4*NSRC]) | (f_b[13] & served[4*NSRC + 1])
            | (f_b[14] & served[4*NSRC + 2]) | (f_b[15] & served[5*NSRC])
            | (f_b[16] & served[5*NSRC + 1]) | (f_b[17] & served[5*NSRC + 2])
            | (f_b[18] & served[6*NSRC]) | (f_b[19] & served[6*NSRC + 1])
            | (f_b[20] & served[6*NSRC + 2]) | (f_b[21] & served[7*NSRC])
            | (f_b[22] & served[7*NSRC + 1]) | (f_b[23] & served[7*NSRC + 2])
            | (f_b[24] & served[8*NSRC]) | (f_b[25] & served[8*NSRC + 1])
            | (f_b[26] & served[8*NSRC + 2]) | (f_b[27] & served[9*NSRC])
            | (f_b[28] & served[9*NSRC + 1]) | (f_b[29] & served[9*NSRC + 2]);
    wire _inverse_2 = ~_or_12;

    always @(posedge clk) begin
        if (rst) begin
            f_b_waits <= 1'b0;
        end else begin
            f_b_waits <= _or_11 | (f_b_waits & _inverse_2);
        end
    end

    wire [9:0] _or_13 = ({10{f_b[0]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[1]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[2]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[3]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[4]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[5]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[6]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[7]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[8]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[9]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[10]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[11]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[12]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[13]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[14]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[15]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[16]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[17]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[18]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[19]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[20]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[21]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[22]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[23]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[24]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[25]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[26]}} & push_phys[2*PHYSW +: PHYSW]) | ({10{f_b[27]}} & push_phys[PHYSW-1:0])
            | ({10{f_b[28]}} & push_phys[PHYSW +: PHYSW])
            | ({10{f_b[29]}} & push_phys[2*PHYSW +: PHYSW]);
    wire [9:0] _or_14 = ({10{f_b[0]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[1]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[2]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[3]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[4]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[5]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[6]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[7]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[8]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[9]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[10]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[11]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[12]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[13]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[14]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[15]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[16]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[17]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[18]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[19]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[20]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[21]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[22]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[23]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[24]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[25]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[26]}} & push_phys[5*PHYSW +: PHYSW])
            | ({10{f_b[27]}} & push_phys[3*PHYSW +: PHYSW])
            | ({10{f_b[28]}} & push_phys[4*PHYSW +: PHYSW])
            | ({10{f_b[29]}} & push_phys[5*PHYSW +: PHYSW]);

    always @(posedge clk) begin
        if (_or_11)
            f_b_phys <= (_or_9 ? _or_13 : 10'd0) | (_or_10 ? _or_14 : 10'd0);
    end

    wire _or_15 = (f_b[0] & collector[0].pend[0]) | (f_b[1] & collector[0].pend[1])
            | (f_b[2] & collector[0].pend[2]) | (f_b[3] & collector[1].pend[0])
            | (f_b[4] & collector[1].pend[1]) | (f_b[5] & collector[1].pend[2])
            | (f_b[6] & collector[2].pend[0]) | (f_b[7] & collector[2].pend[1])
            | (f_b[8] & collector[2].pend[2]) | (f_b[9] & collector[3].pend[0])
            | (f_b[10] & collector[3].pend[1]) | (f_b[11] & collector[3].pend[2])
            | (f_b[12] & collector[4].pend[0]) | (f_b[13] & collector[4].pend[1])
            | (f_b[14] & collector[4].pend[2]) | (f_b[15] & collector[5].pend[0])
            | (f_b[16] & collector[5].pend[1]) | (f_b[17] & collector[5].pend[2])
            | (f_b[18] & collector[6].pend[0]) | (f_b[19] & collector[6].pend[1])
            | (f_b[20] & collector[6].pend[2]) | (f_b[21] & collector[7].pend[0])
            | (f_b[22] & collector[7].pend[1]) | (f_b[23] & collector[7].pend[2])
            | (f_b[24] & collector[8].pend[0]) | (f_b[25] & collector[8].pend[1])
            | (f_b[26] & collector[8].pend[2]) | (f_b[27] & collector[9].pend[0])
            | (f_b[28] & collector[9].pend[1]) | (f_b[29] & collector[9].pend[2]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_29: assert(f_b_waits == _or_15);

    wire [9:0] _or_16 = ({10{f_b[0]}} & collector[0].slot[0].phys)
            | ({10{f_b[1]}} & collector[0].slot[1].phys)
            | ({10{f_b[2]}} & collector[0].slot[2].phys)
            | ({10{f_b[3]}} & collector[1].slot[0].phys)
            | ({10{f_b[4]}} & collector[1].slot[1].phys)
            | ({10{f_b[5]}} & collector[1].slot[2].phys)
            | ({10{f_b[6]}} & collector[2].slot[0].phys)
            | ({10{f_b[7]}} & collector[2].slot[1].phys)
            | ({10{f_b[8]}} & collector[2].slot[2].phys)
            | ({10{f_b[9]}} & collector[3].slot[0].phys)
            | ({10{f_b[10]}} & collector[3].slot[1].phys)
            | ({10{f_b[11]}} & collector[3].slot[2].phys)
            | ({10{f_b[12]}} & collector[4].slot[0].phys)
            | ({10{f_b[13]}} & collector[4].slot[1].phys)
            | ({10{f_b[14]}} & collector[4].slot[2].phys)
            | ({10{f_b[15]}} & collector[5].slot[0].phys)
            | ({10{f_b[16]}} & collector[5].slot[1].phys)
            | ({10{f_b[17]}} & collector[5].slot[2].phys)
            | ({10{f_b[18]}} & collector[6].slot[0].phys)
            | ({10{f_b[19]}} & collector[6].slot[1].phys)
            | ({10{f_b[20]}} & collector[6].slot[2].phys)
            | ({10{f_b[21]}} & collector[7].slot[0].phys)
            | ({10{f_b[22]}} & collector[7].slot[1].phys)
            | ({10{f_b[23]}} & collector[7].slot[2].phys)
            | ({10{f_b[24]}} & collector[8].slot[0].phys)
            | ({10{f_b[25]}} & collector[8].slot[1].phys)
            | ({10{f_b[26]}} & collector[8].slot[2].phys)
            | ({10{f_b[27]}} & collector[9].slot[0].phys)
            | ({10{f_b[28]}} & collector[9].slot[1].phys)
            | ({10{f_b[29]}} & collector[9].slot[2].phys);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_30: assert(~f_b_waits | (f_b_phys == _or_16));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_31: assert(_inverse_2 | f_b_waits);

    reg f_first; // a was pushed before b

    wire [1:0] _joined_7 = {_or_2, _or};
    wire [1:0] _joined_8 = {_or_10, _or_9};

    always @(posedge clk) begin
        if (rst) begin
            f_first <= 1'b0;
        end else begin
            if (_or_11)
                f_first <= ~_or_3 | (|(_joined_7 & ~from_first(_joined_8)))
                        | ((|(_joined_7 & _joined_8)) & (f_a < f_b));
            else if (_or_3)
                f_first <= 1'b0;
        end
    end

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) BA_W2_1: assert((f_a == f_b)
            | ~(_or_4 & _or_12 & (f_a_phys[2:0] == f_b_phys[2:0])));

    wire [7:0] _f_a_phys_0_2_one_hot = one_hot(f_a_phys[2:0]);
    wire _inverse_3 = ~(|(_f_a_phys_0_2_one_hot & bank_we));

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) BA_W2_2: assert(_inverse | (_inverse_3
            & (|(_f_a_phys_0_2_one_hot & bank_en))));

    wire [6:0] _or_17 = ({7{f_a_phys[2:0] == 3'd0}} & bank_row[ROWW-1:0])
            | ({7{f_a_phys[2:0] == 3'd1}} & bank_row[ROWW +: ROWW])
            | ({7{f_a_phys[2:0] == 3'd2}} & bank_row[2*ROWW +: ROWW])
            | ({7{f_a_phys[2:0] == 3'd3}} & bank_row[3*ROWW +: ROWW])
            | ({7{f_a_phys[2:0] == 3'd4}} & bank_row[4*ROWW +: ROWW])
            | ({7{f_a_phys[2:0] == 3'd5}} & bank_row[5*ROWW +: ROWW])
            | ({7{f_a_phys[2:0] == 3'd6}} & bank_row[6*ROWW +: ROWW])
            | ({7{f_a_phys[2:0] == 3'd7}} & bank_row[7*ROWW +: ROWW]);

    // BA-G1: The row of a granted read.
    always @* if (!rst) BA_G1_1: assert(_inverse | (_or_17 == f_a_phys[9:3]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) BA_Q1_1: assert(~(f_a_waits & f_b_waits & (f_a_phys[2:0] == f_b_phys[2:0])
            & f_first) | (f_a == f_b) | _inverse_2);

    wire _f_b_1_or = f_b[1] | f_b[2] | (f_b[3] & older[1]) | (f_b[4] & older[1])
            | (f_b[5] & older[1]) | (f_b[6] & older[2]) | (f_b[7] & older[2]) | (f_b[8] & older[2])
            | (f_b[9] & older[3]) | (f_b[10] & older[3]) | (f_b[11] & older[3])
            | (f_b[12] & older[4]) | (f_b[13] & older[4]) | (f_b[14] & older[4])
            | (f_b[15] & older[5]) | (f_b[16] & older[5]) | (f_b[17] & older[5])
            | (f_b[18] & older[6]) | (f_b[19] & older[6]) | (f_b[20] & older[6])
            | (f_b[21] & older[7]) | (f_b[22] & older[7]) | (f_b[23] & older[7])
            | (f_b[24] & older[8]) | (f_b[25] & older[8]) | (f_b[26] & older[8])
            | (f_b[27] & older[9]) | (f_b[28] & older[9]) | (f_b[29] & older[9]);
    wire _f_b_2_or = f_b[2] | (f_b[3] & older[1]) | (f_b[4] & older[1]) | (f_b[5] & older[1])
            | (f_b[6] & older[2]) | (f_b[7] & older[2]) | (f_b[8] & older[2]) | (f_b[9] & older[3])
            | (f_b[10] & older[3]) | (f_b[11] & older[3]) | (f_b[12] & older[4])
            | (f_b[13] & older[4]) | (f_b[14] & older[4]) | (f_b[15] & older[5])
            | (f_b[16] & older[5]) | (f_b[17] & older[5]) | (f_b[18] & older[6])
            | (f_b[19] & older[6]) | (f_b[20] & older[6]) | (f_b[21] & older[7])
            | (f_b[22] & older[7]) | (f_b[23] & older[7]) | (f_b[24] & older[8])
            | (f_b[25] & older[8]) | (f_b[26] & older[8]) | (f_b[27] & older[9])
            | (f_b[28] & older[9]) | (f_b[29] & older[9]);
    wire _or_18 = (f_b[3] & older[1]) | (f_b[4] & older[1]) | (f_b[5] & older[1])
            | (f_b[6] & older[2]) | (f_b[7] & older[2]) | (f_b[8] & older[2]) | (f_b[9] & older[3])
            | (f_b[10] & older[3]) | (f_b[11] & older[3]) | (f_b[12] & older[4])
            | (f_b[13] & older[4]) | (f_b[14] & older[4]) | (f_b[15] & older[5])
            | (f_b[16] & older[5]) | (f_b[17] & older[5]) | (f_b[18] & older[6])
            | (f_b[19] & older[6]) | (f_b[20] & older[6]) | (f_b[21] & older[7])
            | (f_b[22] & older[7]) | (f_b[23] & older[7]) | (f_b[24] & older[8])
            | (f_b[25] & older[8]) | (f_b[26] & older[8]) | (f_b[27] & older[9])
            | (f_b[28] & older[9]) | (f_b[29] & older[9]);
    wire _or_19 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU]) | f_b[4]
            | f_b[5] | (f_b[6] & older[NCU + 2]) | (f_b[7] & older[NCU + 2])
            | (f_b[8] & older[NCU + 2]) | (f_b[9] & older[NCU + 3]) | (f_b[10] & older[NCU + 3])
            | (f_b[11] & older[NCU + 3]) | (f_b[12] & older[NCU + 4]) | (f_b[13] & older[NCU + 4])
            | (f_b[14] & older[NCU + 4]) | (f_b[15] & older[NCU + 5]) | (f_b[16] & older[NCU + 5])
            | (f_b[17] & older[NCU + 5]) | (f_b[18] & older[NCU + 6]) | (f_b[19] & older[NCU + 6])
            | (f_b[20] & older[NCU + 6]) | (f_b[21] & older[NCU + 7]) | (f_b[22] & older[NCU + 7])
            | (f_b[23] & older[NCU + 7]) | (f_b[24] & older[NCU + 8]) | (f_b[25] & older[NCU + 8])
            | (f_b[26] & older[NCU + 8]) | (f_b[27] & older[NCU + 9]) | (f_b[28] & older[NCU + 9])
            | (f_b[29] & older[NCU + 9]);
    wire _or_20 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU]) | f_b[5]
            | (f_b[6] & older[NCU + 2]) | (f_b[7] & older[NCU + 2]) | (f_b[8] & older[NCU + 2])
            | (f_b[9] & older[NCU + 3]) | (f_b[10] & older[NCU + 3]) | (f_b[11] & older[NCU + 3])
            | (f_b[12] & older[NCU + 4]) | (f_b[13] & older[NCU + 4]) | (f_b[14] & older[NCU + 4])
            | (f_b[15] & older[NCU + 5]) | (f_b[16] & older[NCU + 5]) | (f_b[17] & older[NCU + 5])
            | (f_b[18] & older[NCU + 6]) | (f_b[19] & older[NCU + 6]) | (f_b[20] & older[NCU + 6])
            | (f_b[21] & older[NCU + 7]) | (f_b[22] & older[NCU + 7]) | (f_b[23] & older[NCU + 7])
            | (f_b[24] & older[NCU + 8]) | (f_b[25] & older[NCU + 8]) | (f_b[26] & older[NCU + 8])
            | (f_b[27] & older[NCU + 9]) | (f_b[28] & older[NCU + 9]) | (f_b[29] & older[NCU + 9]);
    wire _or_21 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[6] & older[NCU + 2]) | (f_b[7] & older[NCU + 2]) | (f_b[8] & older[NCU + 2])
            | (f_b[9] & older[NCU + 3]) | (f_b[10] & older[NCU + 3]) | (f_b[11] & older[NCU + 3])
            | (f_b[12] & older[NCU + 4]) | (f_b[13] & older[NCU + 4]) | (f_b[14] & older[NCU + 4])
            | (f_b[15] & older[NCU + 5]) | (f_b[16] & older[NCU + 5]) | (f_b[17] & older[NCU + 5])
            | (f_b[18] & older[NCU + 6]) | (f_b[19] & older[NCU + 6]) | (f_b[20] & older[NCU + 6])
            | (f_b[21] & older[NCU + 7]) | (f_b[22] & older[NCU + 7]) | (f_b[23] & older[NCU + 7])
            | (f_b[24] & older[NCU + 8]) | (f_b[25] & older[NCU + 8]) | (f_b[26] & older[NCU + 8])
            | (f_b[27] & older[NCU + 9]) | (f_b[28] & older[NCU + 9]) | (f_b[29] & older[NCU + 9]);
    wire _or_22 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU + 1]) | (f_b[4] & older[2*NCU + 1])
            | (f_b[5] & older[2*NCU + 1]) | f_b[7] | f_b[8] | (f_b[9] & older[2*NCU + 3])
            | (f_b[10] & older[2*NCU + 3]) | (f_b[11] & older[2*NCU + 3])
            | (f_b[12] & older[2*NCU + 4]) | (f_b[13] & older[2*NCU + 4])
            | (f_b[14] & older[2*NCU + 4]) | (f_b[15] & older[2*NCU + 5])
            | (f_b[16] & older[2*NCU + 5]) | (f_b[17] & older[2*NCU + 5])
            | (f_b[18] & older[2*NCU + 6]) | (f_b[19] & older[2*NCU + 6])
            | (f_b[20] & older[2*NCU + 6]) | (f_b[21] & older[2*NCU + 7])
            | (f_b[22] & older[2*NCU + 7]) | (f_b[23] & older[2*NCU + 7])
            | (f_b[24] & older[2*NCU + 8]) | (f_b[25] & older[2*NCU + 8])
            | (f_b[26] & older[2*NCU + 8]) | (f_b[27] & older[2*NCU + 9])
            | (f_b[28] & older[2*NCU + 9]) | (f_b[29] & older[2*NCU + 9]);
    wire _or_23 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU + 1]) | (f_b[4] & older[2*NCU + 1])
            | (f_b[5] & older[2*NCU + 1]) | f_b[8] | (f_b[9] & older[2*NCU + 3])
            | (f_b[10] & older[2*NCU + 3]) | (f_b[11] & older[2*NCU + 3])
            | (f_b[12] & older[2*NCU + 4]) | (f_b[13] & older[2*NCU + 4])
            | (f_b[14] & older[2*NCU + 4]) | (f_b[15] & older[2*NCU + 5])
            | (f_b[16] & older[2*NCU + 5]) | (f_b[17] & older[2*NCU + 5])
            | (f_b[18] & older[2*NCU + 6]) | (f_b[19] & older[2*NCU + 6])
            | (f_b[20] & older[2*NCU + 6]) | (f_b[21] & older[2*NCU + 7])
            | (f_b[22] & older[2*NCU + 7]) | (f_b[23] & older[2*NCU + 7])
            | (f_b[24] & older[2*NCU + 8]) | (f_b[25] & older[2*NCU + 8])
            | (f_b[26] & older[2*NCU + 8]) | (f_b[27] & older[2*NCU + 9])
            | (f_b[28] & older[2*NCU + 9]) | (f_b[29] & older[2*NCU + 9]);
    wire _or_24 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU + 1]) | (f_b[4] & older[2*NCU + 1])
            | (f_b[5] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 3])
            | (f_b[10] & older[2*NCU + 3]) | (f_b[11] & older[2*NCU + 3])
            | (f_b[12] & older[2*NCU + 4]) | (f_b[13] & older[2*NCU + 4])
            | (f_b[14] & older[2*NCU + 4]) | (f_b[15] & older[2*NCU + 5])
            | (f_b[16] & older[2*NCU + 5]) | (f_b[17] & older[2*NCU + 5])
            | (f_b[18] & older[2*NCU + 6]) | (f_b[19] & older[2*NCU + 6])
            | (f_b[20] & older[2*NCU + 6]) | (f_b[21] & older[2*NCU + 7])
            | (f_b[22] & older[2*NCU + 7]) | (f_b[23] & older[2*NCU + 7])
            | (f_b[24] & older[2*NCU + 8]) | (f_b[25] & older[2*NCU + 8])
            | (f_b[26] & older[2*NCU + 8]) | (f_b[27] & older[2*NCU + 9])
            | (f_b[28] & older[2*NCU + 9]) | (f_b[29] & older[2*NCU + 9]);
    wire _or_25 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU + 1]) | (f_b[4] & older[3*NCU + 1])
            | (f_b[5] & older[3*NCU + 1]) | (f_b[6] & older[3*NCU + 2])
            | (f_b[7] & older[3*NCU + 2]) | (f_b[8] & older[3*NCU + 2]) | f_b[10] | f_b[11]
            | (f_b[12] & older[3*NCU + 4]) | (f_b[13] & older[3*NCU + 4])
            | (f_b[14] & older[3*NCU + 4]) | (f_b[15] & older[3*NCU + 5])
            | (f_b[16] & older[3*NCU + 5]) | (f_b[17] & older[3*NCU + 5])
            | (f_b[18] & older[3*NCU + 6]) | (f_b[19] & older[3*NCU + 6])
            | (f_b[20] & older[3*NCU + 6]) | (f_b[21] & older[3*NCU + 7])
            | (f_b[22] & older[3*NCU + 7]) | (f_b[23] & older[3*NCU + 7])
            | (f_b[24] & older[3*NCU + 8]) | (f_b[25] & older[3*NCU + 8])
            | (f_b[26] & older[3*NCU + 8]) | (f_b[27] & older[3*NCU + 9])
            | (f_b[28] & older[3*NCU + 9]) | (f_b[29] & older[3*NCU + 9]);
    wire _or_26 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU + 1]) | (f_b[4] & older[3*NCU + 1])
            | (f_b[5] & older[3*NCU + 1]) | (f_b[6] & older[3*NCU + 2])
            | (f_b[7] & older[3*NCU + 2]) | (f_b[8] & older[3*NCU + 2]) | f_b[11]
            | (f_b[12] & older[3*NCU + 4]) | (f_b[13] & older[3*NCU + 4])
            | (f_b[14] & older[3*NCU + 4]) | (f_b[15] & older[3*NCU + 5])
            | (f_b[16] & older[3*NCU + 5]) | (f_b[17] & older[3*NCU + 5])
            | (f_b[18] & older[3*NCU + 6]) | (f_b[19] & older[3*NCU + 6])
            | (f_b[20] & older[3*NCU + 6]) | (f_b[21] & older[3*NCU + 7])
            | (f_b[22] & older[3*NCU + 7]) | (f_b[23] & older[3*NCU + 7])
            | (f_b[24] & older[3*NCU + 8]) | (f_b[25] & older[3*NCU + 8])
            | (f_b[26] & older[3*NCU + 8]) | (f_b[27] & older[3*NCU + 9])
            | (f_b[28] & older[3*NCU + 9]) | (f_b[29] & older[3*NCU + 9]);
    wire _or_27 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU + 1]) | (f_b[4] & older[3*NCU + 1])
            | (f_b[5] & older[3*NCU + 1]) | (f_b[6] & older[3*NCU + 2])
            | (f_b[7] & older[3*NCU + 2]) | (f_b[8] & older[3*NCU + 2])
            | (f_b[12] & older[3*NCU + 4]) | (f_b[13] & older[3*NCU + 4])
            | (f_b[14] & older[3*NCU + 4]) | (f_b[15] & older[3*NCU + 5])
            | (f_b[16] & older[3*NCU + 5]) | (f_b[17] & older[3*NCU + 5])
            | (f_b[18] & older[3*NCU + 6]) | (f_b[19] & older[3*NCU + 6])
            | (f_b[20] & older[3*NCU + 6]) | (f_b[21] & older[3*NCU + 7])
            | (f_b[22] & older[3*NCU + 7]) | (f_b[23] & older[3*NCU + 7])
            | (f_b[24] & older[3*NCU + 8]) | (f_b[25] & older[3*NCU + 8])
            | (f_b[26] & older[3*NCU + 8]) | (f_b[27] & older[3*NCU + 9])
            | (f_b[28] & older[3*NCU + 9]) | (f_b[29] & older[3*NCU + 9]);
    wire _or_28 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU + 1]) | (f_b[4] & older[4*NCU + 1])
            | (f_b[5] & older[4*NCU + 1]) | (f_b[6] & older[4*NCU + 2])
            | (f_b[7] & older[4*NCU + 2]) | (f_b[8] & older[4*NCU + 2])
            | (f_b[9] & older[4*NCU + 3]) | (f_b[10] & older[4*NCU + 3])
            | (f_b[11] & older[4*NCU + 3]) | f_b[13] | f_b[14] | (f_b[15] & older[4*NCU + 5])
            | (f_b[16] & older[4*NCU + 5]) | (f_b[17] & older[4*NCU + 5])
            | (f_b[18] & older[4*NCU + 6]) | (f_b[19] & older[4*NCU + 6])
            | (f_b[20] & older[4*NCU + 6]) | (f_b[21] & older[4*NCU + 7])
            | (f_b[22] & older[4*NCU + 7]) | (f_b[23] & older[4*NCU + 7])
            | (f_b[24] & older[4*NCU + 8]) | (f_b[25] & older[4*NCU + 8])
            | (f_b[26] & older[4*NCU + 8]) | (f_b[27] & older[4*NCU + 9])
            | (f_b[28] & older[4*NCU + 9]) | (f_b[29] & older[4*NCU + 9]);
    wire _or_29 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU + 1]) | (f_b[4] & older[4*NCU + 1])
            | (f_b[5] & older[4*NCU + 1]) | (f_b[6] & older[4*NCU + 2])
            | (f_b[7] & older[4*NCU + 2]) | (f_b[8] & older[4*NCU + 2])
            | (f_b[9] & older[4*NCU + 3]) | (f_b[10] & older[4*NCU + 3])
            | (f_b[11] & older[4*NCU + 3]) | f_b[14] | (f_b[15] & older[4*NCU + 5])
            | (f_b[16] & older[4*NCU + 5]) | (f_b[17] & older[4*NCU + 5])
            | (f_b[18] & older[4*NCU + 6]) | (f_b[19] & older[4*NCU + 6])
            | (f_b[20] & older[4*NCU + 6]) | (f_b[21] & older[4*NCU + 7])
            | (f_b[22] & older[4*NCU + 7]) | (f_b[23] & older[4*NCU + 7])
            | (f_b[24] & older[4*NCU + 8]) | (f_b[25] & older[4*NCU + 8])
            | (f_b[26] & older[4*NCU + 8]) | (f_b[27] & older[4*NCU + 9])
            | (f_b[28] & older[4*NCU + 9]) | (f_b[29] & older[4*NCU + 9]);
    wire _or_30 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU + 1]) | (f_b[4] & older[4*NCU + 1])
            | (f_b[5] & older[4*NCU + 1]) | (f_b[6] & older[4*NCU + 2])
            | (f_b[7] & older[4*NCU + 2]) | (f_b[8] & older[4*NCU + 2])
            | (f_b[9] & older[4*NCU + 3]) | (f_b[10] & older[4*NCU + 3])
            | (f_b[11] & older[4*NCU + 3]) | (f_b[15] & older[4*NCU + 5])
            | (f_b[16] & older[4*NCU + 5]) | (f_b[17] & older[4*NCU + 5])
            | (f_b[18] & older[4*NCU + 6]) | (f_b[19] & older[4*NCU + 6])
            | (f_b[20] & older[4*NCU + 6]) | (f_b[21] & older[4*NCU + 7])
            | (f_b[22] & older[4*NCU + 7]) | (f_b[23] & older[4*NCU + 7])
            | (f_b[24] & older[4*NCU + 8]) | (f_b[25] & older[4*NCU + 8])
            | (f_b[26] & older[4*NCU + 8]) | (f_b[27] & older[4*NCU + 9])
            | (f_b[28] & older[4*NCU + 9]) | (f_b[29] & older[4*NCU + 9]);
    wire _or_31 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU + 1]) | (f_b[4] & older[5*NCU + 1])
            | (f_b[5] & older[5*NCU + 1]) | (f_b[6] & older[5*NCU + 2])
            | (f_b[7] & older[5*NCU + 2]) | (f_b[8] & older[5*NCU + 2])
            | (f_b[9] & older[5*NCU + 3]) | (f_b[10] & older[5*NCU + 3])
            | (f_b[11] & older[5*NCU + 3]) | (f_b[12] & older[5*NCU + 4])
            | (f_b[13] & older[5*NCU + 4]) | (f_b[14] & older[5*NCU + 4]) | f_b[16] | f_b[17]
            | (f_b[18] & older[5*NCU + 6]) | (f_b[19] & older[5*NCU + 6])
            | (f_b[20] & older[5*NCU + 6]) | (f_b[21] & older[5*NCU + 7])
            | (f_b[22] & older[5*NCU + 7]) | (f_b[23] & older[5*NCU + 7])
            | (f_b[24] & older[5*NCU + 8]) | (f_b[25] & older[5*NCU + 8])
            | (f_b[26] & older[5*NCU + 8]) | (f_b[27] & older[5*NCU + 9])
            | (f_b[28] & older[5*NCU + 9]) | (f_b[29] & older[5*NCU + 9]);
    wire _or_32 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU + 1]) | (f_b[4] & older[5*NCU + 1])
            | (f_b[5] & older[5*NCU + 1]) | (f_b[6] & older[5*NCU + 2])
            | (f_b[7] & older[5*NCU + 2]) | (f_b[8] & older[5*NCU + 2])
            | (f_b[9] & older[5*NCU + 3]) | (f_b[10] & older[5*NCU + 3])
            | (f_b[11] & older[5*NCU + 3]) | (f_b[12] & older[5*NCU + 4])
            | (f_b[13] & older[5*NCU + 4]) | (f_b[14] & older[5*NCU + 4]) | f_b[17]
            | (f_b[18] & older[5*NCU + 6]) | (f_b[19] & older[5*NCU + 6])
            | (f_b[20] & older[5*NCU + 6]) | (f_b[21] & older[5*NCU + 7])
            | (f_b[22] & older[5*NCU + 7]) | (f_b[23] & older[5*NCU + 7])
            | (f_b[24] & older[5*NCU + 8]) | (f_b[25] & older[5*NCU + 8])
            | (f_b[26] & older[5*NCU + 8]) | (f_b[27] & older[5*NCU + 9])
            | (f_b[28] & older[5*NCU + 9]) | (f_b[29] & older[5*NCU + 9]);
    wire _or_33 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU + 1]) | (f_b[4] & older[5*NCU + 1])
            | (f_b[5] & older[5*NCU + 1]) | (f_b[6] & older[5*NCU + 2])
            | (f_b[7] & older[5*NCU + 2]) | (f_b[8] & older[5*NCU + 2])
            | (f_b[9] & older[5*NCU + 3]) | (f_b[10] & older[5*NCU + 3])
            | (f_b[11] & older[5*NCU + 3]) | (f_b[12] & older[5*NCU + 4])
            | (f_b[13] & older[5*NCU + 4]) | (f_b[14] & older[5*NCU + 4])
            | (f_b[18] & older[5*NCU + 6]) | (f_b[19] & older[5*NCU + 6])
            | (f_b[20] & older[5*NCU + 6]) | (f_b[21] & older[5*NCU + 7])
            | (f_b[22] & older[5*NCU + 7]) | (f_b[23] & older[5*NCU + 7])
            | (f_b[24] & older[5*NCU + 8]) | (f_b[25] & older[5*NCU + 8])
            | (f_b[26] & older[5*NCU + 8]) | (f_b[27] & older[5*NCU + 9])
            | (f_b[28] & older[5*NCU + 9]) | (f_b[29] & older[5*NCU + 9]);
    wire _or_34 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU + 1]) | (f_b[4] & older[6*NCU + 1])
            | (f_b[5] & older[6*NCU + 1]) | (f_b[6] & older[6*NCU + 2])
            | (f_b[7] & older[6*NCU + 2]) | (f_b[8] & older[6*NCU + 2])
            | (f_b[9] & older[6*NCU + 3]) | (f_b[10] & older[6*NCU + 3])
            | (f_b[11] & older[6*NCU + 3]) | (f_b[12] & older[6*NCU + 4])
            | (f_b[13] & older[6*NCU + 4]) | (f_b[14] & older[6*NCU + 4])
            | (f_b[15] & older[6*NCU + 5]) | (f_b[16] & older[6*NCU + 5])
            | (f_b[17] & older[6*NCU + 5]) | f_b[19] | f_b[20] | (f_b[21] & older[6*NCU + 7])
            | (f_b[22] & older[6*NCU + 7]) | (f_b[23] & older[6*NCU + 7])
            | (f_b[24] & older[6*NCU + 8]) | (f_b[25] & older[6*NCU + 8])
            | (f_b[26] & older[6*NCU + 8]) | (f_b[27] & older[6*NCU + 9])
            | (f_b[28] & older[6*NCU + 9]) | (f_b[29] & older[6*NCU + 9]);
    wire _or_35 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU + 1]) | (f_b[4] & older[6*NCU + 1])
            | (f_b[5] & older[6*NCU + 1]) | (f_b[6] & older[6*NCU + 2])
            | (f_b[7] & older[6*NCU + 2]) | (f_b[8] & older[6*NCU + 2])
            | (f_b[9] & older[6*NCU + 3]) | (f_b[10] & older[6*NCU + 3])
            | (f_b[11] & older[6*NCU + 3]) | (f_b[12] & older[6*NCU + 4])
            | (f_b[13] & older[6*NCU + 4]) | (f_b[14] & older[6*NCU + 4])
            | (f_b[15] & older[6*NCU + 5]) | (f_b[16] & older[6*NCU + 5])
            | (f_b[17] & older[6*NCU + 5]) | f_b[20] | (f_b[21] & older[6*NCU + 7])
            | (f_b[22] & older[6*NCU + 7]) | (f_b[23] & older[6*NCU + 7])
            | (f_b[24] & older[6*NCU + 8]) | (f_b[25] & older[6*NCU + 8])
            | (f_b[26] & older[6*NCU + 8]) | (f_b[27] & older[6*NCU + 9])
            | (f_b[28] & older[6*NCU + 9]) | (f_b[29] & older[6*NCU + 9]);
    wire _or_36 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU + 1]) | (f_b[4] & older[6*NCU + 1])
            | (f_b[5] & older[6*NCU + 1]) | (f_b[6] & older[6*NCU + 2])
            | (f_b[7] & older[6*NCU + 2]) | (f_b[8] & older[6*NCU + 2])
            | (f_b[9] & older[6*NCU + 3]) | (f_b[10] & older[6*NCU + 3])
            | (f_b[11] & older[6*NCU + 3]) | (f_b[12] & older[6*NCU + 4])
            | (f_b[13] & older[6*NCU + 4]) | (f_b[14] & older[6*NCU + 4])
            | (f_b[15] & older[6*NCU + 5]) | (f_b[16] & older[6*NCU + 5])
            | (f_b[17] & older[6*NCU + 5]) | (f_b[21] & older[6*NCU + 7])
            | (f_b[22] & older[6*NCU + 7]) | (f_b[23] & older[6*NCU + 7])
            | (f_b[24] & older[6*NCU + 8]) | (f_b[25] & older[6*NCU + 8])
            | (f_b[26] & older[6*NCU + 8]) | (f_b[27] & older[6*NCU + 9])
            | (f_b[28] & older[6*NCU + 9]) | (f_b[29] & older[6*NCU + 9]);
    wire _or_37 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU + 1]) | (f_b[4] & older[7*NCU + 1])
            | (f_b[5] & older[7*NCU + 1]) | (f_b[6] & older[7*NCU + 2])
            | (f_b[7] & older[7*NCU + 2]) | (f_b[8] & older[7*NCU + 2])
            | (f_b[9] & older[7*NCU + 3]) | (f_b[10] & older[7*NCU + 3])
            | (f_b[11] & older[7*NCU + 3]) | (f_b[12] & older[7*NCU + 4])
            | (f_b[13] & older[7*NCU + 4]) | (f_b[14] & older[7*NCU + 4])
            | (f_b[15] & older[7*NCU + 5]) | (f_b[16] & older[7*NCU + 5])
            | (f_b[17] & older[7*NCU + 5]) | (f_b[18] & older[7*NCU + 6])
            | (f_b[19] & older[7*NCU + 6]) | (f_b[20] & older[7*NCU + 6]) | f_b[22] | f_b[23]
            | (f_b[24] & older[7*NCU + 8]) | (f_b[25] & older[7*NCU + 8])
            | (f_b[26] & older[7*NCU + 8]) | (f_b[27] & older[7*NCU + 9])
            | (f_b[28] & older[7*NCU + 9]) | (f_b[29] & older[7*NCU + 9]);
    wire _or_38 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU + 1]) | (f_b[4] & older[7*NCU + 1])
            | (f_b[5] & older[7*NCU + 1]) | (f_b[6] & older[7*NCU + 2])
            | (f_b[7] & older[7*NCU + 2]) | (f_b[8] & older[7*NCU + 2])
            | (f_b[9] & older[7*NCU + 3]) | (f_b[10] & older[7*NCU + 3])
            | (f_b[11] & older[7*NCU + 3]) | (f_b[12] & older[7*NCU + 4])
            | (f_b[13] & older[7*NCU + 4]) | (f_b[14] & older[7*NCU + 4])
            | (f_b[15] & older[7*NCU + 5]) | (f_b[16] & older[7*NCU + 5])
            | (f_b[17] & older[7*NCU + 5]) | (f_b[18] & older[7*NCU + 6])
            | (f_b[19] & older[7*NCU + 6]) | (f_b[20] & older[7*NCU + 6]) | f_b[23]
            | (f_b[24] & older[7*NCU + 8]) | (f_b[25] & older[7*NCU + 8])
            | (f_b[26] & older[7*NCU + 8]) | (f_b[27] & older[7*NCU + 9])
            | (f_b[28] & older[7*NCU + 9]) | (f_b[29] & older[7*NCU + 9]);
    wire _or_39 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU + 1]) | (f_b[4] & older[7*NCU + 1])
            | (f_b[5] & older[7*NCU + 1]) | (f_b[6] & older[7*NCU + 2])
            | (f_b[7] & older[7*NCU + 2]) | (f_b[8] & older[7*NCU + 2])
            | (f_b[9] & older[7*NCU + 3]) | (f_b[10] & older[7*NCU + 3])
            | (f_b[11] & older[7*NCU + 3]) | (f_b[12] & older[7*NCU + 4])
            | (f_b[13] & older[7*NCU + 4]) | (f_b[14] & older[7*NCU + 4])
            | (f_b[15] & older[7*NCU + 5]) | (f_b[16] & older[7*NCU + 5])
            | (f_b[17] & older[7*NCU + 5]) | (f_b[18] & older[7*NCU + 6])
            | (f_b[19] & older[7*NCU + 6]) | (f_b[20] & older[7*NCU + 6])
            | (f_b[24] & older[7*NCU + 8]) | (f_b[25] & older[7*NCU + 8])
            | (f_b[26] & older[7*NCU + 8]) | (f_b[27] & older[7*NCU + 9])
            | (f_b[28] & older[7*NCU + 9]) | (f_b[29] & older[7*NCU + 9]);
    wire _or_40 = (f_b[0] & older[8*NCU]) | (f_b[1] & older[8*NCU]) | (f_b[2] & older[8*NCU])
            | (f_b[3] & older[8*NCU + 1]) | (f_b[4] & older[8*NCU + 1])
            | (f_b[5] & older[8*NCU + 1]) | (f_b[6] & older[8*NCU + 2])
            | (f_b[7] & older[8*NCU + 2]) | (f_b[8] & older[8*NCU + 2])
            | (f_b[9] & older[8*NCU + 3]) | (f_b[10] & older[8*NCU + 3])
            | (f_b[11] & older[8*NCU + 3]) | (f_b[12] & older[8*NCU + 4])
            | (f_b[13] & older[8*NCU + 4]) | (f_b[14] & older[8*NCU + 4])
            | (f_b[15] & older[8*NCU + 5]) | (f_b[16] & older[8*NCU + 5])
            | (f_b[17] & older[8*NCU + 5]) | (f_b[18] & older[8*NCU + 6])
            | (f_b[19] & older[8*NCU + 6]) | (f_b[20] & older[8*NCU + 6])
            | (f_b[21] & older[8*NCU + 7]) | (f_b[22] & older[8*NCU + 7])
            | (f_b[23] & older[8*NCU + 7]) | f_b[25] | f_b[26] | (f_b[27] & older[8*NCU + 9])
            | (f_b[28] & older[8*NCU + 9]) | (f_b[29] & older[8*NCU + 9]);
    wire _or_41 = (f_b[0] & older[8*NCU]) | (f_b[1] & older[8*NCU]) | (f_b[2] & older[8*NCU])
            | (f_b[3] & older[8*NCU + 1]) | (f_b[4] & older[8*NCU + 1])
            | (f_b[5] & older[8*NCU + 1]) | (f_b[6] & older[8*NCU + 2])
            | (f_b[7] & older[8*NCU + 2]) | (f_b[8] & older[8*NCU + 2])
            | (f_b[9] & older[8*NCU + 3]) | (f_b[10] & older[8*NCU + 3])
            | (f_b[11] & older[8*NCU + 3]) | (f_b[12] & older[8*NCU + 4])
            | (f_b[13] & older[8*NCU + 4]) | (f_b[14] & older[8*NCU + 4])
            | (f_b[15] & older[8*NCU + 5]) | (f_b[16] & older[8*NCU + 5])
            | (f_b[17] & older[8*NCU + 5]) | (f_b[18] & older[8*NCU + 6])
            | (f_b[19] & older[8*NCU + 6]) | (f_b[20] & older[8*NCU + 6])
            | (f_b[21] & older[8*NCU + 7]) | (f_b[22] & older[8*NCU + 7])
            | (f_b[23] & older[8*NCU + 7]) | f_b[26] | (f_b[27] & older[8*NCU + 9])
            | (f_b[28] & older[8*NCU + 9]) | (f_b[29] & older[8*NCU + 9]);
    wire _or_42 = (f_b[0] & older[8*NCU]) | (f_b[1] & older[8*NCU]) | (f_b[2] & older[8*NCU])
            | (f_b[3] & older[8*NCU + 1]) | (f_b[4] & older[8*NCU + 1])
            | (f_b[5] & older[8*NCU + 1]) | (f_b[6] & older[8*NCU + 2])
            | (f_b[7] & older[8*NCU + 2]) | (f_b[8] & older[8*NCU + 2])
            | (f_b[9] & older[8*NCU + 3]) | (f_b[10] & older[8*NCU + 3])
            | (f_b[11] & older[8*NCU + 3]) | (f_b[12] & older[8*NCU + 4])
            | (f_b[13] & older[8*NCU + 4]) | (f_b[14] & older[8*NCU + 4])
            | (f_b[15] & older[8*NCU + 5]) | (f_b[16] & older[8*NCU + 5])
            | (f_b[17] & older[8*NCU + 5]) | (f_b[18] & older[8*NCU + 6])
            | (f_b[19] & older[8*NCU + 6]) | (f_b[20] & older[8*NCU + 6])
            | (f_b[21] & older[8*NCU + 7]) | (f_b[22] & older[8*NCU + 7])
            | (f_b[23] & older[8*NCU + 7]) | (f_b[27] & older[8*NCU + 9])
            | (f_b[28] & older[8*NCU + 9]) | (f_b[29] & older[8*NCU + 9]);
    wire _or_43 = (f_b[0] & older[9*NCU]) | (f_b[1] & older[9*NCU]) | (f_b[2] & older[9*NCU])
            | (f_b[3] & older[9*NCU + 1]) | (f_b[4] & older[9*NCU + 1])
            | (f_b[5] & older[9*NCU + 1]) | (f_b[6] & older[9*NCU + 2])
            | (f_b[7] & older[9*NCU + 2]) | (f_b[8] & older[9*NCU + 2])
            | (f_b[9] & older[9*NCU + 3]) | (f_b[10] & older[9*NCU + 3])
            | (f_b[11] & older[9*NCU + 3]) | (f_b[12] & older[9*NCU + 4])
            | (f_b[13] & older[9*NCU + 4]) | (f_b[14] & older[9*NCU + 4])
            | (f_b[15] & older[9*NCU + 5]) | (f_b[16] & older[9*NCU + 5])
            | (f_b[17] & older[9*NCU + 5]) | (f_b[18] & older[9*NCU + 6])
            | (f_b[19] & older[9*NCU + 6]) | (f_b[20] & older[9*NCU + 6])
            | (f_b[21] & older[9*NCU + 7]) | (f_b[22] & older[9*NCU + 7])
            | (f_b[23] & older[9*NCU + 7]) | (f_b[24] & older[9*NCU + 8])
            | (f_b[25] & older[9*NCU + 8]) | (f_b[26] & older[9*NCU + 8]) | f_b[28] | f_b[29];
    wire _or_44 = (f_b[0] & older[9*NCU]) | (f_b[1] & older[9*NCU]) | (f_b[2] & older[9*NCU])
            | (f_b[3] & older[9*NCU + 1]) | (f_b[4] & older[9*NCU + 1])
            | (f_b[5] & older[9*NCU + 1]) | (f_b[6] & older[9*NCU + 2])
            | (f_b[7] & older[9*NCU + 2]) | (f_b[8] & older[9*NCU + 2])
            | (f_b[9] & older[9*NCU + 3]) | (f_b[10] & older[9*NCU + 3])
            | (f_b[11] & older[9*NCU + 3]) | (f_b[12] & older[9*NCU + 4])
            | (f_b[13] & older[9*NCU + 4]) | (f_b[14] & older[9*NCU + 4])
            | (f_b[15] & older[9*NCU + 5]) | (f_b[16] & older[9*NCU + 5])
            | (f_b[17] & older[9*NCU + 5]) | (f_b[18] & older[9*NCU + 6])
            | (f_b[19] & older[9*NCU + 6]) | (f_b[20] & older[9*NCU + 6])
            | (f_b[21] & older[9*NCU + 7]) | (f_b[22] & older[9*NCU + 7])
            | (f_b[23] & older[9*NCU + 7]) | (f_b[24] & older[9*NCU + 8])
            | (f_b[25] & older[9*NCU + 8]) | (f_b[26] & older[9*NCU + 8]) | f_b[29];
    wire _or_45 = (f_b[0] & older[9*NCU]) | (f_b[1] & older[9*NCU]) | (f_b[2] & older[9*NCU])
            | (f_b[3] & older[9*NCU + 1]) | (f_b[4] & older[9*NCU + 1])
            | (f_b[5] & older[9*NCU + 1]) | (f_b[6] & older[9*NCU + 2])
            | (f_b[7] & older[9*NCU + 2]) | (f_b[8] & older[9*NCU + 2])
            | (f_b[9] & older[9*NCU + 3]) | (f_b[10] & older[9*NCU + 3])
            | (f_b[11] & older[9*NCU + 3]) | (f_b[12] & older[9*NCU + 4])
            | (f_b[13] & older[9*NCU + 4]) | (f_b[14] & older[9*NCU + 4])
            | (f_b[15] & older[9*NCU + 5]) | (f_b[16] & older[9*NCU + 5])
            | (f_b[17] & older[9*NCU + 5]) | (f_b[18] & older[9*NCU + 6])
            | (f_b[19] & older[9*NCU + 6]) | (f_b[20] & older[9*NCU + 6])
            | (f_b[21] & older[9*NCU + 7]) | (f_b[22] & older[9*NCU + 7])
            | (f_b[23] & older[9*NCU + 7]) | (f_b[24] & older[9*NCU + 8])
            | (f_b[25] & older[9*NCU + 8]) | (f_b[26] & older[9*NCU + 8]);
    wire _or_46 = (f_a[0] & _f_b_1_or) | (f_a[1] & _f_b_2_or) | (f_a[2] & _or_18)
            | (f_a[3] & _or_19) | (f_a[4] & _or_20) | (f_a[5] & _or_21) | (f_a[6] & _or_22)
            | (f_a[7] & _or_23) | (f_a[8] & _or_24) | (f_a[9] & _or_25) | (f_a[10] & _or_26)
            | (f_a[11] & _or_27) | (f_a[12] & _or_28) | (f_a[13] & _or_29) | (f_a[14] & _or_30)
            | (f_a[15] & _or_31) | (f_a[16] & _or_32) | (f_a[17] & _or_33) | (f_a[18] & _or_34)
            | (f_a[19] & _or_35) | (f_a[20] & _or_36) | (f_a[21] & _or_37) | (f_a[22] & _or_38)
            | (f_a[23] & _or_39) | (f_a[24] & _or_40) | (f_a[25] & _or_41) | (f_a[26] & _or_42)
            | (f_a[27] & _or_43) | (f_a[28] & _or_44) | (f_a[29] & _or_45);

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) BA_O1_1: assert(~(f_a_waits & f_b_waits) | (f_a == f_b)
            | (f_first == _or_46));

    wire [29:0] _joined_9 = {older[9], older[9], older[9:8], older[8], older[8:7], older[7],
            older[7:6], older[6], older[6:5], older[5], older[5:4], older[4], older[4:3], older[3],
            older[3:2], older[2], older[2:1], older[1], older[1], 3'd6};
    wire [29:0] _joined_10 = {older[9], older[9], older[9:8], older[8], older[8:7], older[7],
            older[7:6], older[6], older[6:5], older[5], older[5:4], older[4], older[4:3], older[3],
            older[3:2], older[2], older[2:1], older[1], older[1], 3'd4};
    wire [29:0] _joined_11 = {older[9], older[9], older[9:8], older[8], older[8:7], older[7],
            older[7:6], older[6], older[6:5], older[5], older[5:4], older[4], older[4:3], older[3],
            older[3:2], older[2], older[2:1], older[1], older[1], 3'd0};
    wire [29:0] _older_10_etc = {older[NCU + 9], older[NCU + 9], older[19:18], older[NCU + 8],
            older[18:17], older[NCU + 7], older[17:16], older[NCU + 6], older[16:15],
            older[NCU + 5], older[15:14], older[NCU + 4], older[14:13], older[NCU + 3],
            older[13:12], older[NCU + 2], older[NCU + 2], 3'd6, older[NCU], older[NCU], older[NCU]};
    wire [29:0] _older_10_etc_2 = {older[NCU + 9], older[NCU + 9], older[19:18], older[NCU + 8],
            older[18:17], older[NCU + 7], older[17:16], older[NCU + 6], older[16:15],
            older[NCU + 5], older[15:14], older[NCU + 4], older[14:13], older[NCU + 3],
            older[13:12], older[NCU + 2], older[NCU + 2], 3'd4, older[NCU], older[NCU], older[NCU]};
    wire [29:0] _older_10_etc_3 = {older[NCU + 9], older[NCU + 9], older[19:18], older[NCU + 8],
            older[18:17], older[NCU + 7], older[17:16], older[NCU + 6], older[16:15],
            older[NCU + 5], older[15:14], older[NCU + 4], older[14:13], older[NCU + 3],
            older[13:12], older[NCU + 2], older[NCU + 2], 3'd0, older[NCU], older[NCU], older[NCU]};
    wire [29:0] _older_20_etc = {older[2*NCU + 9], older[2*NCU + 9], older[29:28], older[2*NCU + 8],
            older[28:27], older[2*NCU + 7], older[27:26], older[2*NCU + 6], older[26:25],
            older[2*NCU + 5], older[25:24], older[2*NCU + 4], older[24:23], older[2*NCU + 3],
            older[2*NCU + 3], 3'd6, older[2*NCU + 1], older[2*NCU + 1], older[21:20], older[2*NCU],
            older[2*NCU]};
    wire [29:0] _older_20_etc_2 = {older[2*NCU + 9], older[2*NCU + 9], older[29:28],
            older[2*NCU + 8], older[28:27], older[2*NCU + 7], older[27:26], older[2*NCU + 6],
            older[26:25], older[2*NCU + 5], older[25:24], older[2*NCU + 4], older[24:23],
            older[2*NCU + 3], older[2*NCU + 3], 3'd4, older[2*NCU + 1], older[2*NCU + 1],
            older[21:20], older[2*NCU], older[2*NCU]};
    wire [29:0] _older_20_etc_3 = {older[2*NCU + 9], older[2*NCU + 9], older[29:28],
            older[2*NCU + 8], older[28:27], older[2*NCU + 7], older[27:26], older[2*NCU + 6],
            older[26:25], older[2*NCU + 5], older[25:24], older[2*NCU + 4], older[24:23],
            older[2*NCU + 3], older[2*NCU + 3], 3'd0, older[2*NCU + 1], older[2*NCU + 1],
            older[21:20], older[2*NCU], older[2*NCU]};
    wire [29:0] _older_30_etc = {older[3*NCU + 9], older[3*NCU + 9], older[39:38], older[3*NCU + 8],
            older[38:37], older[3*NCU + 7], older[37:36], older[3*NCU + 6], older[36:35],
            older[3*NCU + 5], older[35:34], older[3*NCU + 4], older[3*NCU + 4], 3'd6,
            older[3*NCU + 2], older[3*NCU + 2], older[32:31], older[3*NCU + 1], older[31:30],
            older[3*NCU], older[3*NCU]};
    wire [29:0] _older_30_etc_2 = {older[3*NCU + 9], older[3*NCU + 9], older[39:38],
            older[3*NCU + 8], older[38:37], older[3*NCU + 7], older[37:36], older[3*NCU + 6],
            older[36:35], older[3*NCU + 5], older[35:34], older[3*NCU + 4], older[3*NCU + 4], 3'd4,
            older[3*NCU + 2], older[3*NCU + 2], older[32:31], older[3*NCU + 1], older[31:30],
            older[3*NCU], older[3*NCU]};
    wire [29:0] _older_30_etc_3 = {older[3*NCU + 9], older[3*NCU + 9], older[39:38],
            older[3*NCU + 8], older[38:37], older[3*NCU + 7], older[37:36], older[3*NCU + 6],
            older[36:35], older[3*NCU + 5], older[35:34], older[3*NCU + 4], older[3*NCU + 4], 3'd0,
            older[3*NCU + 2], older[3*NCU + 2], older[32:31], older[3*NCU + 1], older[31:30],
            older[3*NCU], older[3*NCU]};
    wire [29:0] _older_40_etc = {older[4*NCU + 9], older[4*NCU + 9], older[49:48], older[4*NCU + 8],
            older[48:47], older[4*NCU + 7], older[47:46], older[4*NCU + 6], older[46:45],
            older[4*NCU + 5], older[4*NCU + 5], 3'd6, older[4*NCU + 3], older[4*NCU + 3],
            older[43:42], older[4*NCU + 2], older[42:41], older[4*NCU + 1], older[41:40],
            older[4*NCU], older[4*NCU]};
    wire [29:0] _older_40_etc_2 = {older[4*NCU + 9], older[4*NCU + 9], older[49:48],
            older[4*NCU + 8], older[48:47], older[4*NCU + 7], older[47:46], older[4*NCU + 6],
            older[46:45], older[4*NCU + 5], older[4*NCU + 5], 3'd4, older[4*NCU + 3],
            older[4*NCU + 3], older[43:42], older[4*NCU + 2], older[42:41], older[4*NCU + 1],
            older[41:40], older[4*NCU], older[4*NCU]};
    wire [29:0] _older_40_etc_3 = {older[4*NCU + 9], older[4*NCU + 9], older[49:48],
            older[4*NCU + 8], older[48:47], older[4*NCU + 7], older[47:46], older[4*NCU + 6],
            older[46:45], older[4*NCU + 5], older[4*NCU + 5], 3'd0, older[4*NCU + 3],
            older[4*NCU + 3], older[43:42], older[4*NCU + 2], older[42:41], older[4*NCU + 1],
            older[41:40], older[4*NCU], older[4*NCU]};
    wire [29:0] _older_50_etc = {older[5*NCU + 9], older[5*NCU + 9], older[59:58], older[5*NCU + 8],
            older[58:57], older[5*NCU + 7], older[57:56], older[5*NCU + 6], older[5*NCU + 6], 3'd6,
            older[5*NCU + 4], older[5*NCU + 4], older[54:53], older[5*NCU + 3], older[53:52],
            older[5*NCU + 2], older[52:51], older[5*NCU + 1], older[51:50], older[5*NCU],
            older[5*NCU]};
    wire [29:0] _older_50_etc_2 = {older[5*NCU + 9], older[5*NCU + 9], older[59:58],
            older[5*NCU + 8], older[58:57], older[5*NCU + 7], older[57:56], older[5*NCU + 6],
            older[5*NCU + 6], 3'd4, older[5*NCU + 4], older[5*NCU + 4], older[54:53],
            older[5*NCU + 3], older[53:52], older[5*NCU + 2], older[52:51], older[5*NCU + 1],
            older[51:50], older[5*NCU], older[5*NCU]};
    wire [29:0] _older_50_etc_3 = {older[5*NCU + 9], older[5*NCU + 9], older[59:58],
            older[5*NCU + 8], older[58:57], older[5*NCU + 7], older[57:56], older[5*NCU + 6],
            older[5*NCU + 6], 3'd0, older[5*NCU + 4], older[5*NCU + 4], older[54:53],
            older[5*NCU + 3], older[53:52], older[5*NCU + 2], older[52:51], older[5*NCU + 1],
            older[51:50], older[5*NCU], older[5*NCU]};
    wire [29:0] _older_60_etc = {older[6*NCU + 9], older[6*NCU + 9], older[69:68], older[6*NCU + 8],
            older[68:67], older[6*NCU + 7], older[6*NCU + 7], 3'd6, older[6*NCU + 5],
            older[6*NCU + 5], older[65:64], older[6*NCU + 4], older[64:63], older[6*NCU + 3],
            older[63:62], older[6*NCU + 2], older[62:61], older[6*NCU + 1], older[61:60],
            older[6*NCU], older[6*NCU]};
    wire [29:0] _older_60_etc_2 = {older[6*NCU + 9], older[6*NCU + 9], older[69:68],
            older[6*NCU + 8], older[68:67], older[6*NCU + 7], older[6*NCU + 7], 3'd4,
            older[6*NCU + 5], older[6*NCU + 5], older[65:64], older[6*NCU + 4], older[64:63],
            older[6*NCU + 3], older[63:62], older[6*NCU + 2], older[62:61], older[6*NCU + 1],
            older[61:60], older[6*NCU], older[6*NCU]};
    wire [29:0] _older_60_etc_3 = {older[6*NCU + 9], older[6*NCU + 9], older[69:68],
            older[6*NCU + 8], older[68:67], older[6*NCU + 7], older[6*NCU + 7], 3'd0,
            older[6*NCU + 5], older[6*NCU + 5], older[65:64], older[6*NCU + 4], older[64:63],
            older[6*NCU + 3], older[63:62], older[6*NCU + 2], older[62:61], older[6*NCU + 1],
            older[61:60], older[6*NCU], older[6*NCU]};
    wire [29:0] _older_70_etc = {older[7*NCU + 9], older[7*NCU + 9], older[79:78], older[7*NCU + 8],
            older[7*NCU + 8], 3'd6, older[7*NCU + 6], older[7*NCU + 6], older[76:75],
            older[7*NCU + 5], older[75:74], older[7*NCU + 4], older[74:73], older[7*NCU + 3],
            older[73:72], older[7*NCU + 2], older[72:71], older[7*NCU + 1], older[71:70],
            older[7*NCU], older[7*NCU]};
    wire [29:0] _older_70_etc_2 = {older[7*NCU + 9], older[7*NCU + 9], older[79:78],
            older[7*NCU + 8], older[7*NCU + 8], 3'd4, older[7*NCU + 6], older[7*NCU + 6],
            older[76:75], older[7*NCU + 5], older[75:74], older[7*NCU + 4], older[74:73],
            older[7*NCU + 3], older[73:72], older[7*NCU + 2], older[72:71], older[7*NCU + 1],
            older[71:70], older[7*NCU], older[7*NCU]};
    wire [29:0] _older_70_etc_3 = {older[7*NCU + 9], older[7*NCU + 9], older[79:78],
            older[7*NCU + 8], older[7*NCU + 8], 3'd0, older[7*NCU + 6], older[7*NCU + 6],
            older[76:75], older[7*NCU + 5], older[75:74], older[7*NCU + 4], older[74:73],
            older[7*NCU + 3], older[73:72], older[7*NCU + 2], older[72:71], older[7*NCU + 1],
            older[71:70], older[7*NCU], older[7*NCU]};
    wire [29:0] _older_80_etc = {older[8*NCU + 9], older[8*NCU + 9], older[8*NCU + 9], 3'd6,
            older[8*NCU + 7], older[8*NCU + 7], older[87:86], older[8*NCU + 6], older[86:85],
            older[8*NCU + 5], older[85:84], older[8*NCU + 4], older[84:83], older[8*NCU + 3],
            older[83:82], older[8*NCU + 2], older[82:81], older[8*NCU + 1], older[81:80],
            older[8*NCU], older[8*NCU]};
    wire [29:0] _older_80_etc_2 = {older[8*NCU + 9], older[8*NCU + 9], older[8*NCU + 9], 3'd4,
            older[8*NCU + 7], older[8*NCU + 7], older[87:86], older[8*NCU + 6], older[86:85],
            older[8*NCU + 5], older[85:84], older[8*NCU + 4], older[84:83], older[8*NCU + 3],
            older[83:82], older[8*NCU + 2], older[82:81], older[8*NCU + 1], older[81:80],
            older[8*NCU], older[8*NCU]};
    wire [29:0] _older_80_etc_3 = {older[8*NCU + 9], older[8*NCU + 9], older[8*NCU + 9], 3'd0,
            older[8*NCU + 7], older[8*NCU + 7], older[87:86], older[8*NCU + 6], older[86:85],
            older[8*NCU + 5], older[85:84], older[8*NCU + 4], older[84:83], older[8*NCU + 3],
            older[83:82], older[8*NCU + 2], older[82:81], older[8*NCU + 1], older[81:80],
            older[8*NCU], older[8*NCU]};
    wire [29:0] _older_90_etc = {3'd6, older[9*NCU + 8], older[9*NCU + 8], older[98:97],
            older[9*NCU + 7], older[97:96], older[9*NCU + 6], older[96:95], older[9*NCU + 5],
            older[95:94], older[9*NCU + 4], older[94:93], older[9*NCU + 3], older[93:92],
            older[9*NCU + 2], older[92:91], older[9*NCU + 1], older[91:90], older[9*NCU],
            older[9*NCU]};
    wire [29:0] _older_90_etc_2 = {3'd4, older[9*NCU + 8], older[9*NCU + 8], older[98:97],
            older[9*NCU + 7], older[97:96], older[9*NCU + 6], older[96:95], older[9*NCU + 5],
            older[95:94], older[9*NCU + 4], older[94:93], older[9*NCU + 3], older[93:92],
            older[9*NCU + 2], older[92:91], older[9*NCU + 1], older[91:90], older[9*NCU],
            older[9*NCU]};
    wire [29:0] _older_90_etc_3 = {3'd0, older[9*NCU + 8], older[9*NCU + 8], older[98:97],
            older[9*NCU + 7], older[97:96], older[9*NCU + 6], older[96:95], older[9*NCU + 5],
            older[95:94], older[9*NCU + 4], older[94:93], older[9*NCU + 3], older[93:92],
            older[9*NCU + 2], older[92:91], older[9*NCU + 1], older[91:90], older[9*NCU],
            older[9*NCU]};
    wire [29:0] _joined_12 = {(collector[9].pend[2] & (|(f_a & _older_90_etc_3)))
            & (collector[9].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[9].pend[1] & (|(f_a & _older_90_etc_2)))
            & (collector[9].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[9].pend[0] & (|(f_a & _older_90_etc)))
            & (collector[9].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[8].pend[2] & (|(f_a & _older_80_etc_3)))
            & (collector[8].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[8].pend[1] & (|(f_a & _older_80_etc_2)))
            & (collector[8].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[8].pend[0] & (|(f_a & _older_80_etc)))
            & (collector[8].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[7].pend[2] & (|(f_a & _older_70_etc_3)))
            & (collector[7].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[7].pend[1] & (|(f_a & _older_70_etc_2)))
            & (collector[7].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[7].pend[0] & (|(f_a & _older_70_etc)))
            & (collector[7].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[6].pend[2] & (|(f_a & _older_60_etc_3)))
            & (collector[6].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[6].pend[1] & (|(f_a & _older_60_etc_2)))
            & (collector[6].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[6].pend[0] & (|(f_a & _older_60_etc)))
            & (collector[6].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[5].pend[2] & (|(f_a & _older_50_etc_3)))
            & (collector[5].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[5].pend[1] & (|(f_a & _older_50_etc_2)))
            & (collector[5].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[5].pend[0] & (|(f_a & _older_50_etc)))
            & (collector[5].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[4].pend[2] & (|(f_a & _older_40_etc_3)))
            & (collector[4].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[4].pend[1] & (|(f_a & _older_40_etc_2)))
            & (collector[4].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[4].pend[0] & (|(f_a & _older_40_etc)))
            & (collector[4].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[3].pend[2] & (|(f_a & _older_30_etc_3)))
            & (collector[3].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[3].pend[1] & (|(f_a & _older_30_etc_2)))
            & (collector[3].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[3].pend[0] & (|(f_a & _older_30_etc)))
            & (collector[3].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[2].pend[2] & (|(f_a & _older_20_etc_3)))
            & (collector[2].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[2].pend[1] & (|(f_a & _older_20_etc_2)))
            & (collector[2].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[2].pend[0] & (|(f_a & _older_20_etc)))
            & (collector[2].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[1].pend[2] & (|(f_a & _older_10_etc_3)))
            & (collector[1].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[1].pend[1] & (|(f_a & _older_10_etc_2)))
            & (collector[1].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[1].pend[0] & (|(f_a & _older_10_etc)))
            & (collector[1].slot[0].phys[2:0] == f_a_phys[2:0]),
            (collector[0].pend[2] & (|(f_a & _joined_11)))
            & (collector[0].slot[2].phys[2:0] == f_a_phys[2:0]),
            (collector[0].pend[1] & (|(f_a & _joined_10)))
            & (collector[0].slot[1].phys[2:0] == f_a_phys[2:0]),
            (collector[0].pend[0] & (|(f_a & _joined_9)))
            & (collector[0].slot[0].phys[2:0] == f_a_phys[2:0])};
    wire [29:0] f_ahead = f_a_waits ? _joined_12 : 30'd0;

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) BA_Q2_1: assert(_inverse | ~(|f_ahead));

    wire _and = ~(|(older[1] ? (older[NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[2] ? (older[2*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[3] ? (older[3*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[4] ? (older[4*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[5] ? (older[5*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[6] ? (older[6*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[7] ? (older[7*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[8] ? (older[8*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0))
            & ~(|(older[9] ? (older[9*NCU +: NCU] & ~older[NCU-1:0]) : 10'd0));
    wire _and_2 = ~(|(older[NCU] ? (older[NCU-1:0] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 2] ? (older[2*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 3] ? (older[3*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 4] ? (older[4*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 5] ? (older[5*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 6] ? (older[6*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 7] ? (older[7*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 8] ? (older[8*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0))
            & ~(|(older[NCU + 9] ? (older[9*NCU +: NCU] & ~older[NCU +: NCU]) : 10'd0));
    wire _and_3 = ~(|(older[2*NCU] ? (older[NCU-1:0] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 1] ? (older[NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 3] ? (older[3*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 4] ? (older[4*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 5] ? (older[5*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 6] ? (older[6*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 7] ? (older[7*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 8] ? (older[8*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0))
            & ~(|(older[2*NCU + 9] ? (older[9*NCU +: NCU] & ~older[2*NCU +: NCU]) : 10'd0));
    wire _and_4 = ~(|(older[3*NCU] ? (older[NCU-1:0] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 1] ? (older[NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 2] ? (older[2*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 4] ? (older[4*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 5] ? (older[5*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 6] ? (older[6*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 7] ? (older[7*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 8] ? (older[8*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0))
            & ~(|(older[3*NCU + 9] ? (older[9*NCU +: NCU] & ~older[3*NCU +: NCU]) : 10'd0));
    wire _and_5 = ~(|(older[4*NCU] ? (older[NCU-1:0] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 1] ? (older[NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 2] ? (older[2*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 3] ? (older[3*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 5] ? (older[5*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 6] ? (older[6*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 7] ? (older[7*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 8] ? (older[8*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0))
            & ~(|(older[4*NCU + 9] ? (older[9*NCU +: NCU] & ~older[4*NCU +: NCU]) : 10'd0));
    wire _and_6 = ~(|(older[5*NCU] ? (older[NCU-1:0] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 1] ? (older[NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 2] ? (older[2*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 3] ? (older[3*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 4] ? (older[4*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 6] ? (older[6*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 7] ? (older[7*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 8] ? (older[8*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0))
            & ~(|(older[5*NCU + 9] ? (older[9*NCU +: NCU] & ~older[5*NCU +: NCU]) : 10'd0));
    wire _and_7 = ~(|(older[6*NCU] ? (older[NCU-1:0] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 1] ? (older[NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 2] ? (older[2*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 3] ? (older[3*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 4] ? (older[4*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 5] ? (older[5*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 7] ? (older[7*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 8] ? (older[8*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0))
            & ~(|(older[6*NCU + 9] ? (older[9*NCU +: NCU] & ~older[6*NCU +: NCU]) : 10'd0));
    wire _and_8 = ~(|(older[7*NCU] ? (older[NCU-1:0] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 1] ? (older[NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 2] ? (older[2*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 3] ? (older[3*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 4] ? (older[4*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 5] ? (older[5*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 6] ? (older[6*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 8] ? (older[8*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0))
            & ~(|(older[7*NCU + 9] ? (older[9*NCU +: NCU] & ~older[7*NCU +: NCU]) : 10'd0));
    wire _and_9 = ~(|(older[8*NCU] ? (older[NCU-1:0] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 1] ? (older[NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 2] ? (older[2*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 3] ? (older[3*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 4] ? (older[4*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 5] ? (older[5*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 6] ? (older[6*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 7] ? (older[7*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0))
            & ~(|(older[8*NCU + 9] ? (older[9*NCU +: NCU] & ~older[8*NCU +: NCU]) : 10'd0));
    wire _and_10 = ~(|(older[9*NCU] ? (older[NCU-1:0] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 1] ? (older[NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 2] ? (older[2*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 3] ? (older[3*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 4] ? (older[4*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 5] ? (older[5*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 6] ? (older[6*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 7] ? (older[7*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0))
            & ~(|(older[9*NCU + 8] ? (older[8*NCU +: NCU] & ~older[9*NCU +: NCU]) : 10'd0));

    // BA-O1: The order of the collectors has no circles.
    always @* if (!rst) BA_O1_2: assert(_and & _and_2 & _and_3 & _and_4 & _and_5 & _and_6 & _and_7
            & _and_8 & _and_9 & _and_10);

    reg [6:0] f_waited; // cycles without a write

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 7'd0;
        end else begin
            if (_or_3 | _or_4)
                f_waited <= 7'd0;
            else if (f_a_waits & _inverse_3)
                f_waited <= f_waited + 7'd1;
        end
    end

    // BA-L1: Granted within NCU*NSRC cycles in which its bank is not written.
    always @* if (!rst) BA_L1_1: assert(f_waited < 7'd30);

    // BA-L1: Invariant: a cycle without a write takes one away that is ahead.
    always @* if (!rst) BA_L1_2: assert(~f_a_waits |
            ((f_waited + {2'd0, count_ones_30_2(f_ahead)}) < 7'd30));

    reg [7:0] f_due_1; // in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_due_1 <= 8'd0;
        end else begin
            f_due_1 <= _or_4 ? _f_a_phys_0_2_one_hot : 8'd0;
        end
    end

    wire [29:0] _any_rd_sel_0_7_etc = {|rd_sel[29*NBANK +: NBANK], |rd_sel[28*NBANK +: NBANK],
            |rd_sel[27*NBANK +: NBANK], |rd_sel[26*NBANK +: NBANK], |rd_sel[25*NBANK +: NBANK],
            |rd_sel[24*NBANK +: NBANK], |rd_sel[23*NBANK +: NBANK], |rd_sel[22*NBANK +: NBANK],
            |rd_sel[21*NBANK +: NBANK], |rd_sel[20*NBANK +: NBANK], |rd_sel[19*NBANK +: NBANK],
            |rd_sel[18*NBANK +: NBANK], |rd_sel[17*NBANK +: NBANK], |rd_sel[16*NBANK +: NBANK],
            |rd_sel[15*NBANK +: NBANK], |rd_sel[14*NBANK +: NBANK], |rd_sel[13*NBANK +: NBANK],
            |rd_sel[12*NBANK +: NBANK], |rd_sel[11*NBANK +: NBANK], |rd_sel[10*NBANK +: NBANK],
            |rd_sel[9*NBANK +: NBANK], |rd_sel[8*NBANK +: NBANK], |rd_sel[7*NBANK +: NBANK],
            |rd_sel[6*NBANK +: NBANK], |rd_sel[5*NBANK +: NBANK], |rd_sel[4*NBANK +: NBANK],
            |rd_sel[3*NBANK +: NBANK], |rd_sel[2*NBANK +: NBANK], |rd_sel[NBANK +: NBANK],
            |rd_sel[NBANK-1:0]};

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) BA_G1_2: assert(s_valid == _any_rd_sel_0_7_etc);

    wire [7:0] f_comes = ({8{f_a[0]}} & rd_sel[NBANK-1:0]) | ({8{f_a[1]}} & rd_sel[NBANK +: NBANK])
            | ({8{f_a[2]}} & rd_sel[2*NBANK +: NBANK]) | ({8{f_a[3]}} & rd_sel[3*NBANK +: NBANK])
            | ({8{f_a[4]}} & rd_sel[4*NBANK +: NBANK]) | ({8{f_a[5]}} & rd_sel[5*NBANK +: NBANK])
            | ({8{f_a[6]}} & rd_sel[6*NBANK +: NBANK]) | ({8{f_a[7]}} & rd_sel[7*NBANK +: NBANK])
            | ({8{f_a[8]}} & rd_sel[8*NBANK +: NBANK]) | ({8{f_a[9]}} & rd_sel[9*NBANK +: NBANK])
            | ({8{f_a[10]}} & rd_sel[10*NBANK +: NBANK])
            | ({8{f_a[11]}} & rd_sel[11*NBANK +: NBANK])
            | ({8{f_a[12]}} & rd_sel[12*NBANK +: NBANK])
            | ({8{f_a[13]}} & rd_sel[13*NBANK +: NBANK])
            | ({8{f_a[14]}} & rd_sel[14*NBANK +: NBANK])
            | ({8{f_a[15]}} & rd_sel[15*NBANK +: NBANK])
            | ({8{f_a[16]}} & rd_sel[16*NBANK +: NBANK])
            | ({8{f_a[17]}} & rd_sel[17*NBANK +: NBANK])
            | ({8{f_a[18]}} & rd_sel[18*NBANK +: NBANK])
            | ({8{f_a[19]}} & rd_sel[19*NBANK +: NBANK])
            | ({8{f_a[20]}} & rd_sel[20*NBANK +: NBANK])
            | ({8{f_a[21]}} & rd_sel[21*NBANK +: NBANK])
            | ({8{f_a[22]}} & rd_sel[22*NBANK +: NBANK])
            | ({8{f_a[23]}} & rd_sel[23*NBANK +: NBANK])
            | ({8{f_a[24]}} & rd_sel[24*NBANK +: NBANK])
            | ({8{f_a[25]}} & rd_sel[25*NBANK +: NBANK])
            | ({8{f_a[26]}} & rd_sel[26*NBANK +: NBANK])
            | ({8{f_a[27]}} & rd_sel[27*NBANK +: NBANK])
            | ({8{f_a[28]}} & rd_sel[28*NBANK +: NBANK])
            | ({8{f_a[29]}} & rd_sel[29*NBANK +: NBANK]);

    // BA-G1: RF_LAT cycles after its grant an operand arrives.
    always @* if (!rst) BA_G1_3: assert(~(|(f_due_1 & ~f_comes)));

    reg [7:0] f_due_stolen_1; // in the last cycle

    wire _or_47 = (steal_sched[0] & push_cu[0]) | (steal_sched[1] & push_cu[NCU]);
    wire _or_48 = (steal_sched[0] & push_cu[1]) | (steal_sched[1] & push_cu[NCU + 1]);
    wire _or_49 = (steal_sched[0] & push_cu[2]) | (steal_sched[1] & push_cu[NCU + 2]);
    wire _or_50 = (steal_sched[0] & push_cu[3]) | (steal_sched[1] & push_cu[NCU + 3]);
    wire _or_51 = (steal_sched[0] & push_cu[4]) | (steal_sched[1] & push_cu[NCU + 4]);
    wire _or_52 = (steal_sched[0] & push_cu[5]) | (steal_sched[1] & push_cu[NCU + 5]);
    wire _or_53 = (steal_sched[0] & push_cu[6]) | (steal_sched[1] & push_cu[NCU + 6]);
    wire _or_54 = (steal_sched[0] & push_cu[7]) | (steal_sched[1] & push_cu[NCU + 7]);
    wire _or_55 = (steal_sched[0] & push_cu[8]) | (steal_sched[1] & push_cu[NCU + 8]);
    wire _or_56 = (steal_sched[0] & push_cu[9]) | (steal_sched[1] & push_cu[NCU + 9]);
    wire [29:0] _joined_13 = {_or_56 & steal_slot[2], _or_56 & steal_slot[1],
            _or_56 & steal_slot[0], _or_55 & steal_slot[2], _or_55 & steal_slot[1],
            _or_55 & steal_slot[0], _or_54 & steal_slot[2], _or_54 & steal_slot[1],
            _or_54 & steal_slot[0], _or_53 & steal_slot[2], _or_53 & steal_slot[1],
            _or_53 & steal_slot[0], _or_52 & steal_slot[2], _or_52 & steal_slot[1],
            _or_52 & steal_slot[0], _or_51 & steal_slot[2], _or_51 & steal_slot[1],
            _or_51 & steal_slot[0], _or_50 & steal_slot[2], _or_50 & steal_slot[1],
            _or_50 & steal_slot[0], _or_49 & steal_slot[2], _or_49 & steal_slot[1],
            _or_49 & steal_slot[0], _or_48 & steal_slot[2], _or_48 & steal_slot[1],
            _or_48 & steal_slot[0], _or_47 & steal_slot[2], _or_47 & steal_slot[1],
            _or_47 & steal_slot[0]};
    wire _or_57 = (steal_sched[NSCHED] & push_cu[0]) | (steal_sched[NSCHED + 1] & push_cu[NCU]);
    wire _or_58 = (steal_sched[NSCHED] & push_cu[1]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_59 = (steal_sched[NSCHED] & push_cu[2]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_60 = (steal_sched[NSCHED] & push_cu[3]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_61 = (steal_sched[NSCHED] & push_cu[4]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_62 = (steal_sched[NSCHED] & push_cu[5]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_63 = (steal_sched[NSCHED] & push_cu[6]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_64 = (steal_sched[NSCHED] & push_cu[7]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_65 = (steal_sched[NSCHED] & push_cu[8]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_66 = (steal_sched[NSCHED] & push_cu[9]) | (steal_sched[NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_14 = {_or_66 & steal_slot[NSRC + 2], _or_66 & steal_slot[NSRC + 1],
            _or_66 & steal_slot[NSRC], _or_65 & steal_slot[NSRC + 2], _or_65 & steal_slot[NSRC + 1],
            _or_65 & steal_slot[NSRC], _or_64 & steal_slot[NSRC + 2], _or_64 & steal_slot[NSRC + 1],
            _or_64 & steal_slot[NSRC], _or_63 & steal_slot[NSRC + 2], _or_63 & steal_slot[NSRC + 1],
            _or_63 & steal_slot[NSRC], _or_62 & steal_slot[NSRC + 2], _or_62 & steal_slot[NSRC + 1],
            _or_62 & steal_slot[NSRC], _or_61 & steal_slot[NSRC + 2], _or_61 & steal_slot[NSRC + 1],
            _or_61 & steal_slot[NSRC], _or_60 & steal_slot[NSRC + 2], _or_60 & steal_slot[NSRC + 1],
            _or_60 & steal_slot[NSRC], _or_59 & steal_slot[NSRC + 2], _or_59 & steal_slot[NSRC + 1],
            _or_59 & steal_slot[NSRC], _or_58 & steal_slot[NSRC + 2], _or_58 & steal_slot[NSRC + 1],
            _or_58 & steal_slot[NSRC], _or_57 & steal_slot[NSRC + 2], _or_57 & steal_slot[NSRC + 1],
            _or_57 & steal_slot[NSRC]};
    wire _or_67 = (steal_sched[2*NSCHED] & push_cu[0]) | (steal_sched[2*NSCHED + 1] & push_cu[NCU]);
    wire _or_68 = (steal_sched[2*NSCHED] & push_cu[1])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_69 = (steal_sched[2*NSCHED] & push_cu[2])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_70 = (steal_sched[2*NSCHED] & push_cu[3])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_71 = (steal_sched[2*NSCHED] & push_cu[4])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_72 = (steal_sched[2*NSCHED] & push_cu[5])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_73 = (steal_sched[2*NSCHED] & push_cu[6])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_74 = (steal_sched[2*NSCHED] & push_cu[7])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_75 = (steal_sched[2*NSCHED] & push_cu[8])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_76 = (steal_sched[2*NSCHED] & push_cu[9])
            | (steal_sched[2*NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_15 = {_or_76 & steal_slot[2*NSRC + 2], _or_76 & steal_slot[2*NSRC + 1],
            _or_76 & steal_slot[2*NSRC], _or_75 & steal_slot[2*NSRC + 2],
            _or_75 & steal_slot[2*NSRC + 1], _or_75 & steal_slot[2*NSRC],
            _or_74 & steal_slot[2*NSRC + 2], _or_74 & steal_slot[2*NSRC + 1],
            _or_74 & steal_slot[2*NSRC], _or_73 & steal_slot[2*NSRC + 2],
            _or_73 & steal_slot[2*NSRC + 1], _or_73 & steal_slot[2*NSRC],
            _or_72 & steal_slot[2*NSRC + 2], _or_72 & steal_slot[2*NSRC + 1],
            _or_72 & steal_slot[2*NSRC], _or_71 & steal_slot[2*NSRC + 2],
            _or_71 & steal_slot[2*NSRC + 1], _or_71 & steal_slot[2*NSRC],
            _or_70 & steal_slot[2*NSRC + 2], _or_70 & steal_slot[2*NSRC + 1],
            _or_70 & steal_slot[2*NSRC], _or_69 & steal_slot[2*NSRC + 2],
            _or_69 & steal_slot[2*NSRC + 1], _or_69 & steal_slot[2*NSRC],
            _or_68 & steal_slot[2*NSRC + 2], _or_68 & steal_slot[2*NSRC + 1],
            _or_68 & steal_slot[2*NSRC], _or_67 & steal_slot[2*NSRC + 2],
            _or_67 & steal_slot[2*NSRC + 1], _or_67 & steal_slot[2*NSRC]};
    wire _or_77 = (steal_sched[3*NSCHED] & push_cu[0]) | (steal_sched[3*NSCHED + 1] & push_cu[NCU]);
    wire _or_78 = (steal_sched[3*NSCHED] & push_cu[1])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_79 = (steal_sched[3*NSCHED] & push_cu[2])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_80 = (steal_sched[3*NSCHED] & push_cu[3])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_81 = (steal_sched[3*NSCHED] & push_cu[4])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_82 = (steal_sched[3*NSCHED] & push_cu[5])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_83 = (steal_sched[3*NSCHED] & push_cu[6])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_84 = (steal_sched[3*NSCHED] & push_cu[7])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_85 = (steal_sched[3*NSCHED] & push_cu[8])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_86 = (steal_sched[3*NSCHED] & push_cu[9])
            | (steal_sched[3*NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_16 = {_or_86 & steal_slot[3*NSRC + 2], _or_86 & steal_slot[3*NSRC + 1],
            _or_86 & steal_slot[3*NSRC], _or_85 & steal_slot[3*NSRC + 2],
            _or_85 & steal_slot[3*NSRC + 1], _or_85 & steal_slot[3*NSRC],
            _or_84 & steal_slot[3*NSRC + 2], _or_84 & steal_slot[3*NSRC + 1],
            _or_84 & steal_slot[3*NSRC], _or_83 & steal_slot[3*NSRC + 2],
            _or_83 & steal_slot[3*NSRC + 1], _or_83 & steal_slot[3*NSRC],
            _or_82 & steal_slot[3*NSRC + 2], _or_82 & steal_slot[3*NSRC + 1],
            _or_82 & steal_slot[3*NSRC], _or_81 & steal_slot[3*NSRC + 2],
            _or_81 & steal_slot[3*NSRC + 1], _or_81 & steal_slot[3*NSRC],
            _or_80 & steal_slot[3*NSRC + 2], _or_80 & steal_slot[3*NSRC + 1],
            _or_80 & steal_slot[3*NSRC], _or_79 & steal_slot[3*NSRC + 2],
            _or_79 & steal_slot[3*NSRC + 1], _or_79 & steal_slot[3*NSRC],
            _or_78 & steal_slot[3*NSRC + 2], _or_78 & steal_slot[3*NSRC + 1],
            _or_78 & steal_slot[3*NSRC], _or_77 & steal_slot[3*NSRC + 2],
            _or_77 & steal_slot[3*NSRC + 1], _or_77 & steal_slot[3*NSRC]};
    wire _or_87 = (steal_sched[4*NSCHED] & push_cu[0]) | (steal_sched[4*NSCHED + 1] & push_cu[NCU]);
    wire _or_88 = (steal_sched[4*NSCHED] & push_cu[1])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_89 = (steal_sched[4*NSCHED] & push_cu[2])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_90 = (steal_sched[4*NSCHED] & push_cu[3])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_91 = (steal_sched[4*NSCHED] & push_cu[4])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_92 = (steal_sched[4*NSCHED] & push_cu[5])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_93 = (steal_sched[4*NSCHED] & push_cu[6])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_94 = (steal_sched[4*NSCHED] & push_cu[7])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_95 = (steal_sched[4*NSCHED] & push_cu[8])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_96 = (steal_sched[4*NSCHED] & push_cu[9])
            | (steal_sched[4*NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_17 = {_or_96 & steal_slot[4*NSRC + 2], _or_96 & steal_slot[4*NSRC + 1],
            _or_96 & steal_slot[4*NSRC], _or_95 & steal_slot[4*NSRC + 2],
            _or_95 & steal_slot[4*NSRC + 1], _or_95 & steal_slot[4*NSRC],
            _or_94 & steal_slot[4*NSRC + 2], _or_94 & steal_slot[4*NSRC + 1],
            _or_94 & steal_slot[4*NSRC], _or_93 & steal_slot[4*NSRC + 2],
            _or_93 & steal_slot[4*NSRC + 1], _or_93 & steal_slot[4*NSRC],
            _or_92 & steal_slot[4*NSRC + 2], _or_92 & steal_slot[4*NSRC + 1],
            _or_92 & steal_slot[4*NSRC], _or_91 & steal_slot[4*NSRC + 2],
            _or_91 & steal_slot[4*NSRC + 1], _or_91 & steal_slot[4*NSRC],
            _or_90 & steal_slot[4*NSRC + 2], _or_90 & steal_slot[4*NSRC + 1],
            _or_90 & steal_slot[4*NSRC], _or_89 & steal_slot[4*NSRC + 2],
            _or_89 & steal_slot[4*NSRC + 1], _or_89 & steal_slot[4*NSRC],
            _or_88 & steal_slot[4*NSRC + 2], _or_88 & steal_slot[4*NSRC + 1],
            _or_88 & steal_slot[4*NSRC], _or_87 & steal_slot[4*NSRC + 2],
            _or_87 & steal_slot[4*NSRC + 1], _or_87 & steal_slot[4*NSRC]};
    wire _or_97 = (steal_sched[5*NSCHED] & push_cu[0]) | (steal_sched[5*NSCHED + 1] & push_cu[NCU]);
    wire _or_98 = (steal_sched[5*NSCHED] & push_cu[1])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_99 = (steal_sched[5*NSCHED] & push_cu[2])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_100 = (steal_sched[5*NSCHED] & push_cu[3])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_101 = (steal_sched[5*NSCHED] & push_cu[4])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_102 = (steal_sched[5*NSCHED] & push_cu[5])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_103 = (steal_sched[5*NSCHED] & push_cu[6])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_104 = (steal_sched[5*NSCHED] & push_cu[7])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_105 = (steal_sched[5*NSCHED] & push_cu[8])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_106 = (steal_sched[5*NSCHED] & push_cu[9])
            | (steal_sched[5*NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_18 = {_or_106 & steal_slot[5*NSRC + 2], _or_106 & steal_slot[5*NSRC + 1],
            _or_106 & steal_slot[5*NSRC], _or_105 & steal_slot[5*NSRC + 2],
            _or_105 & steal_slot[5*NSRC + 1], _or_105 & steal_slot[5*NSRC],
            _or_104 & steal_slot[5*NSRC + 2], _or_104 & steal_slot[5*NSRC + 1],
            _or_104 & steal_slot[5*NSRC], _or_103 & steal_slot[5*NSRC + 2],
            _or_103 & steal_slot[5*NSRC + 1], _or_103 & steal_slot[5*NSRC],
            _or_102 & steal_slot[5*NSRC + 2], _or_102 & steal_slot[5*NSRC + 1],
            _or_102 & steal_slot[5*NSRC], _or_101 & steal_slot[5*NSRC + 2],
            _or_101 & steal_slot[5*NSRC + 1], _or_101 & steal_slot[5*NSRC],
            _or_100 & steal_slot[5*NSRC + 2], _or_100 & steal_slot[5*NSRC + 1],
            _or_100 & steal_slot[5*NSRC], _or_99 & steal_slot[5*NSRC + 2],
            _or_99 & steal_slot[5*NSRC + 1], _or_99 & steal_slot[5*NSRC],
            _or_98 & steal_slot[5*NSRC + 2], _or_98 & steal_slot[5*NSRC + 1],
            _or_98 & steal_slot[5*NSRC], _or_97 & steal_slot[5*NSRC + 2],
            _or_97 & steal_slot[5*NSRC + 1], _or_97 & steal_slot[5*NSRC]};
    wire _or_107 = (steal_sched[6*NSCHED] & push_cu[0])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU]);
    wire _or_108 = (steal_sched[6*NSCHED] & push_cu[1])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_109 = (steal_sched[6*NSCHED] & push_cu[2])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_110 = (steal_sched[6*NSCHED] & push_cu[3])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_111 = (steal_sched[6*NSCHED] & push_cu[4])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_112 = (steal_sched[6*NSCHED] & push_cu[5])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_113 = (steal_sched[6*NSCHED] & push_cu[6])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_114 = (steal_sched[6*NSCHED] & push_cu[7])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_115 = (steal_sched[6*NSCHED] & push_cu[8])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_116 = (steal_sched[6*NSCHED] & push_cu[9])
            | (steal_sched[6*NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_19 = {_or_116 & steal_slot[6*NSRC + 2], _or_116 & steal_slot[6*NSRC + 1],
            _or_116 & steal_slot[6*NSRC], _or_115 & steal_slot[6*NSRC + 2],
            _or_115 & steal_slot[6*NSRC + 1], _or_115 & steal_slot[6*NSRC],
            _or_114 & steal_slot[6*NSRC + 2], _or_114 & steal_slot[6*NSRC + 1],
            _or_114 & steal_slot[6*NSRC], _or_113 & steal_slot[6*NSRC + 2],
            _or_113 & steal_slot[6*NSRC + 1], _or_113 & steal_slot[6*NSRC],
            _or_112 & steal_slot[6*NSRC + 2], _or_112 & steal_slot[6*NSRC + 1],
            _or_112 & steal_slot[6*NSRC], _or_111 & steal_slot[6*NSRC + 2],
            _or_111 & steal_slot[6*NSRC + 1], _or_111 & steal_slot[6*NSRC],
            _or_110 & steal_slot[6*NSRC + 2], _or_110 & steal_slot[6*NSRC + 1],
            _or_110 & steal_slot[6*NSRC], _or_109 & steal_slot[6*NSRC + 2],
            _or_109 & steal_slot[6*NSRC + 1], _or_109 & steal_slot[6*NSRC],
            _or_108 & steal_slot[6*NSRC + 2], _or_108 & steal_slot[6*NSRC + 1],
            _or_108 & steal_slot[6*NSRC], _or_107 & steal_slot[6*NSRC + 2],
            _or_107 & steal_slot[6*NSRC + 1], _or_107 & steal_slot[6*NSRC]};
    wire _or_117 = (steal_sched[7*NSCHED] & push_cu[0])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU]);
    wire _or_118 = (steal_sched[7*NSCHED] & push_cu[1])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 1]);
    wire _or_119 = (steal_sched[7*NSCHED] & push_cu[2])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 2]);
    wire _or_120 = (steal_sched[7*NSCHED] & push_cu[3])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 3]);
    wire _or_121 = (steal_sched[7*NSCHED] & push_cu[4])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 4]);
    wire _or_122 = (steal_sched[7*NSCHED] & push_cu[5])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 5]);
    wire _or_123 = (steal_sched[7*NSCHED] & push_cu[6])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 6]);
    wire _or_124 = (steal_sched[7*NSCHED] & push_cu[7])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 7]);
    wire _or_125 = (steal_sched[7*NSCHED] & push_cu[8])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 8]);
    wire _or_126 = (steal_sched[7*NSCHED] & push_cu[9])
            | (steal_sched[7*NSCHED + 1] & push_cu[NCU + 9]);
    wire [29:0] _joined_20 = {_or_126 & steal_slot[7*NSRC + 2], _or_126 & steal_slot[7*NSRC + 1],
            _or_126 & steal_slot[7*NSRC], _or_125 & steal_slot[7*NSRC + 2],
            _or_125 & steal_slot[7*NSRC + 1], _or_125 & steal_slot[7*NSRC],
            _or_124 & steal_slot[7*NSRC + 2], _or_124 & steal_slot[7*NSRC + 1],
            _or_124 & steal_slot[7*NSRC], _or_123 & steal_slot[7*NSRC + 2],
            _or_123 & steal_slot[7*NSRC + 1], _or_123 & steal_slot[7*NSRC],
            _or_122 & steal_slot[7*NSRC + 2], _or_122 & steal_slot[7*NSRC + 1],
            _or_122 & steal_slot[7*NSRC], _or_121 & steal_slot[7*NSRC + 2],
            _or_121 & steal_slot[7*NSRC + 1], _or_121 & steal_slot[7*NSRC],
            _or_120 & steal_slot[7*NSRC + 2], _or_120 & steal_slot[7*NSRC + 1],
            _or_120 & steal_slot[7*NSRC], _or_119 & steal_slot[7*NSRC + 2],
            _or_119 & steal_slot[7*NSRC + 1], _or_119 & steal_slot[7*NSRC],
            _or_118 & steal_slot[7*NSRC + 2], _or_118 & steal_slot[7*NSRC + 1],
            _or_118 & steal_slot[7*NSRC], _or_117 & steal_slot[7*NSRC + 2],
            _or_117 & steal_slot[7*NSRC + 1], _or_117 & steal_slot[7*NSRC]};

    always @(posedge clk) begin
        if (rst) begin
            f_due_stolen_1 <= 8'd0;
        end else begin
            f_due_stolen_1 <= {|(f_a & _joined_20), |(f_a & _joined_19), |(f_a & _joined_18),
                    |(f_a & _joined_17), |(f_a & _joined_16), |(f_a & _joined_15),
                    |(f_a & _joined_14), |(f_a & _joined_13)};
        end
    end

    // BA-E1: Nothing else arrives, and what was stolen does.
    always @* if (!rst) BA_E1_24: assert(f_comes == (f_due_1 | f_due_stolen_1));

    reg [5:0] f_requests_without_read; // modulo

    always @(posedge clk) begin
        if (rst) begin
            f_requests_without_read <= 6'd0;
        end else begin
            f_requests_without_read <= (f_requests_without_read
                    + {3'd0, count_ones_6_2({push_valid[1] ? push_src_valid[NSRC +: NSRC] : 3'd0,
                    push_valid[0] ? push_src_valid[NSRC-1:0] : 3'd0})})
                    - {2'd0, count_ones_8_2(bank_en & ~bank_we)};
        end
    end

    // BA-C1: requests = reads + queued.
    always @* if (!rst) BA_C1_1: assert(f_requests_without_read ==
            {1'b0, count_ones_30_2({collector[9].pend, collector[8].pend, collector[7].pend,
            collector[6].pend, collector[5].pend, collector[4].pend, collector[3].pend,
            collector[2].pend, collector[1].pend, collector[0].pend})});

    wire [7:0] _by_wr_valid_0 = wr_valid[0] ? one_hot(wr_phys[2:0]) : 8'd0;
    wire [7:0] _by_wr_valid_1 = wr_valid[1] ? one_hot(wr_phys[12:10]) : 8'd0;
    wire [7:0] _or_127 = (collector[0].pend[0] ? one_hot(collector[0].slot[0].phys[2:0]) : 8'd0)
            | (collector[0].pend[1] ? one_hot(collector[0].slot[1].phys[2:0]) : 8'd0)
            | (collector[0].pend[2] ? one_hot(collector[0].slot[2].phys[2:0]) : 8'd0)
            | (collector[1].pend[0] ? one_hot(collector[1].slot[0].phys[2:0]) : 8'd0)
            | (collector[1].pend[1] ? one_hot(collector[1].slot[1].phys[2:0]) : 8'd0)
            | (collector[1].pend[2] ? one_hot(collector[1].slot[2].phys[2:0]) : 8'd0)
            | (collector[2].pend[0] ? one_hot(collector[2].slot[0].phys[2:0]) : 8'd0)
            | (collector[2].pend[1] ? one_hot(collector[2].slot[1].phys[2:0]) : 8'd0)
            | (collector[2].pend[2] ? one_hot(collector[2].slot[2].phys[2:0]) : 8'd0)
            | (collector[3].pend[0] ? one_hot(collector[3].slot[0].phys[2:0]) : 8'd0)
            | (collector[3].pend[1] ? one_hot(collector[3].slot[1].phys[2:0]) : 8'd0)
            | (collector[3].pend[2] ? one_hot(collector[3].slot[2].phys[2:0]) : 8'd0)
            | (collector[4].pend[0] ? one_hot(collector[4].slot[0].phys[2:0]) : 8'd0)
            | (collector[4].pend[1] ? one_hot(collector[4].slot[1].phys[2:0]) : 8'd0)
            | (collector[4].pend[2] ? one_hot(collector[4].slot[2].phys[2:0]) : 8'd0)
            | (collector[5].pend[0] ? one_hot(collector[5].slot[0].phys[2:0]) : 8'd0)
            | (collector[5].pend[1] ? one_hot(collector[5].slot[1].phys[2:0]) : 8'd0)
            | (collector[5].pend[2] ? one_hot(collector[5].slot[2].phys[2:0]) : 8'd0)
            | (collector[6].pend[0] ? one_hot(collector[6].slot[0].phys[2:0]) : 8'd0)
            | (collector[6].pend[1] ? one_hot(collector[6].slot[1].phys[2:0]) : 8'd0)
            | (collector[6].pend[2] ? one_hot(collector[6].slot[2].phys[2:0]) : 8'd0)
            | (collector[7].pend[0] ? one_hot(collector[7].slot[0].phys[2:0]) : 8'd0)
            | (collector[7].pend[1] ? one_hot(collector[7].slot[1].phys[2:0]) : 8'd0)
            | (collector[7].pend[2] ? one_hot(collector[7].slot[2].phys[2:0]) : 8'd0)
            | (collector[8].pend[0] ? one_hot(collector[8].slot[0].phys[2:0]) : 8'd0)
            | (collector[8].pend[1] ? one_hot(collector[8].slot[1].phys[2:0]) : 8'd0)
            | (collector[8].pend[2] ? one_hot(collector[8].slot[2].phys[2:0]) : 8'd0)
            | (collector[9].pend[0] ? one_hot(collector[9].slot[0].phys[2:0]) : 8'd0)
            | (collector[9].pend[1] ? one_hot(collector[9].slot[1].phys[2:0]) : 8'd0)
            | (collector[9].pend[2] ? one_hot(collector[9].slot[2].phys[2:0]) : 8'd0)
            | _by_wr_valid_0 | _by_wr_valid_1;

    // BA-B1: Busy iff a write request or a queued read names the bank.
    always @* if (!rst) BA_B1_1: assert(bank_busy == _or_127);

    // BA-E1: A steal reads its row.
    always @* if (!rst) BA_E1_25: assert((~steal_valid[0]
            | (bank_en[0] & ~bank_we[0] & (bank_row[ROWW-1:0] == steal_row[ROWW-1:0])))
            & (~steal_valid[1] | (bank_en[1] & ~bank_we[1]
            & (bank_row[ROWW +: ROWW] == steal_row[ROWW +: ROWW])))
            & (~steal_valid[2] | (bank_en[2] & ~bank_we[2]
            & (bank_row[2*ROWW +: ROWW] == steal_row[2*ROWW +: ROWW])))
            & (~steal_valid[3] | (bank_en[3] & ~bank_we[3]
            & (bank_row[3*ROWW +: ROWW] == steal_row[3*ROWW +: ROWW])))
            & (~steal_valid[4] | (bank_en[4] & ~bank_we[4]
            & (bank_row[4*ROWW +: ROWW] == steal_row[4*ROWW +: ROWW])))
            & (~steal_valid[5] | (bank_en[5] & ~bank_we[5]
            & (bank_row[5*ROWW +: ROWW] == steal_row[5*ROWW +: ROWW])))
            & (~steal_valid[6] | (bank_en[6] & ~bank_we[6]
            & (bank_row[6*ROWW +: ROWW] == steal_row[6*ROWW +: ROWW])))
            & (~steal_valid[7] | (bank_en[7] & ~bank_we[7]
            & (bank_row[7*ROWW +: ROWW] == steal_row[7*ROWW +: ROWW]))));

    // ST-X1: Granted iff at the head of a queue without a write, whatever is stolen.
    always @* if (!rst) ST_X1_1: assert(_or_4 == (f_a_waits & ~(|f_ahead)
            & ~(|(_f_a_phys_0_2_one_hot & (_by_wr_valid_0 | _by_wr_valid_1)))));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_1: assert((wr_sel[WBW-1:0] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd0),
            wr_valid[0] & (wr_phys[2:0] == 3'd0)})) & (bank_we[0] == (|wr_sel[WBW-1:0])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_2: assert((wr_sel[WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd1),
            wr_valid[0] & (wr_phys[2:0] == 3'd1)})) & (bank_we[1] == (|wr_sel[WBW +: WBW])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_3: assert((wr_sel[2*WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd2),
            wr_valid[0] & (wr_phys[2:0] == 3'd2)})) & (bank_we[2] == (|wr_sel[2*WBW +: WBW])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_4: assert((wr_sel[3*WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd3),
            wr_valid[0] & (wr_phys[2:0] == 3'd3)})) & (bank_we[3] == (|wr_sel[3*WBW +: WBW])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_5: assert((wr_sel[4*WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd4),
            wr_valid[0] & (wr_phys[2:0] == 3'd4)})) & (bank_we[4] == (|wr_sel[4*WBW +: WBW])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_6: assert((wr_sel[5*WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd5),
            wr_valid[0] & (wr_phys[2:0] == 3'd5)})) & (bank_we[5] == (|wr_sel[5*WBW +: WBW])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_7: assert((wr_sel[6*WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd6),
            wr_valid[0] & (wr_phys[2:0] == 3'd6)})) & (bank_we[6] == (|wr_sel[6*WBW +: WBW])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_8: assert((wr_sel[7*WBW +: WBW] ==
            first_one_2({wr_valid[1] & (wr_phys[12:10] == 3'd7),
            wr_valid[0] & (wr_phys[2:0] == 3'd7)})) & (bank_we[7] == (|wr_sel[7*WBW +: WBW])));
`endif
