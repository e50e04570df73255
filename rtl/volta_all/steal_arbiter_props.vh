// Properties of steal_arbiter, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

    // No two bits are set.
    function automatic at_most_one_6(input [5:0] v);
        at_most_one_6 = ~(|(v & (v - 6'd1)));
    endfunction

    // Ones above the lowest one of a vector.
    function automatic [5:0] above_first(input [5:0] v);
        reg [5:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 6; bit_number = 2 * bit_number)
                seen = seen | (seen << bit_number);
            above_first = seen << 1;
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [6:0] select(input [5:0] v, input [41:0] items);
        integer bit_number;
        begin
            select = 7'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                select = select | ({7{v[bit_number]}} & items[bit_number*7 +: 7]);
        end
    endfunction

    // No two bits are set.
    function automatic at_most_one_4(input [3:0] v);
        at_most_one_4 = ~(|(v & (v - 4'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    wire [5:0] f_live;
    wire [5:0] f_sure;
    wire [11:0] f_banks;
    wire [41:0] f_rows;
    wire [5:0] f_operands = cand_valid ? cand_src_valid : 6'd0;
    wire [53:0] f_all_phys = cand_phys;

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_preferred_0_f_slot_of
            assign f_live[k] = f_operands[k];
            assign f_sure[k] = 1'b1;
            assign f_banks[k*2 +: 2] = f_all_phys[9*k +: 2];
            assign f_rows[k*7 +: 7] = f_all_phys[9*k + 2 +: 7];
        end
    endgenerate

    wire [3:0] f_could;

    // ST-N2: Only idle banks are read: a steal never delays a normal access.
    always @* ST_N2_1: assert(~(|(steal_valid & bank_busy)));

    generate
        for (b = 0; b < 4; b = b + 1) begin : f_bank
            // ST-N5: At most one operand per bank, of one scheduler and slot.
            always @* begin : ST_N5_1
                assert(at_most_one_6(steal_slot[b*6 +: 6]) & (steal_sched[b] == steal_valid[b])
                        & ((|steal_slot[b*6 +: 6]) == steal_valid[b]));
            end

            wire [5:0] f_taken;
            wire [5:0] f_here;

            for (k = 0; k < 6; k = k + 1) begin : f_of_sched_0_f_of_slot
                assign f_taken[k] = steal_sched[b] & steal_slot[6*b + k];
                assign f_here[k] = f_live[k] & (f_banks[k*2 +: 2] == b[1:0]);
            end

            wire [5:0] f_may = f_here & f_sure;

            // ST-H1: What is stolen is read for what enters a collector, in this bank.
            always @* begin : ST_H1_1 assert(~(|(f_taken & ~f_here))); end

            // ST-P1: Read iff the bank is idle and an operand may be stolen.
            assign f_could[b] = ~bank_busy[b] & (|f_may);

            // ST-P1
            always @* begin : ST_P1_1
                assert(~steal_valid[b] | (~bank_busy[b] & (|f_may)));
            end

            // ST-H2: Of the banks that could be read the lowest one.
            wire [3:0] f_from_it = ({4{1'b1}} << b);

            // ST-H2
            always @* begin : ST_H2_1
                assert(steal_valid[b] == ((~bank_busy[b] & (|f_may)) & ~(|(f_could & ~f_from_it))));
            end

            // ST-N5: Of several the highest scheduler's, of those the lowest slot.
            always @* begin : ST_N5_2 assert(~(|(f_taken & above_first(f_may)))); end

            // ST-N5: Its row.
            always @* begin : ST_N5_3
                assert(~steal_valid[b] | (steal_row[b*7 +: 7] == select(f_taken, f_rows)));
            end

            // ST-N5: The row of an idle bank is zero.
            always @* begin : ST_N5_4 assert(steal_valid[b] | ~(|steal_row[b*7 +: 7])); end
        end
    endgenerate

    generate
        for (k = 0; k < 6; k = k + 1) begin : f_sched_0_f_slot
            wire [3:0] f_from;

            for (b = 0; b < 4; b = b + 1) begin : f_by
                assign f_from[b] = steal_sched[b] & steal_slot[k + 6*b];
            end

            // ST-N6: Stolen iff some bank, and only one, reads the operand.
            always @* begin : ST_N6_1
                assert(at_most_one_4(f_from) & (stolen[k] == (|f_from)));
            end
        end
    endgenerate
`endif
