// Properties of steal_arbiter, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    genvar i;
    genvar t;

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
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
    function automatic at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
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

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_latch
            // ST-C1: The candidate of the last cycle, or that there was none.
            always @* if (!rst) begin : ST_C1_1
                assert((candidate[i].valid == f_valid[i]) &
                        (~f_valid[i] | ((candidate[i].wid == f_wid[i*5 +: 5])
                        & (candidate[i].src_valid == f_src[i*3 +: 3])
                        & (candidate[i].phys == f_phys[i*30 +: 30]))));
            end

            // ST-C2: Live iff there was one and its warp is ready now.
            always @* if (!rst) begin : ST_C2_1
                assert(candidate[i].live ==
                        (f_valid[i] & (|(one_hot(f_wid[i*5 +: 5]) & ready[i*24 +: 24]))));
            end
        end
    endgenerate

    wire [5:0] f_live;
    wire [5:0] f_sure;
    wire [17:0] f_banks;
    wire [41:0] f_rows;
    wire [5:0] f_operands = {candidate[1].live ? candidate[1].src_valid : 3'd0,
            candidate[0].live ? candidate[0].src_valid : 3'd0};
    wire [59:0] f_all_phys = {candidate[1].phys, candidate[0].phys};

    generate
        for (t = 0; t < 2; t = t + 1) begin : f_preferred
            for (k = 0; k < 3; k = k + 1) begin : f_slot_of
                assign f_live[3*t + k] = f_operands[k - 3*t + 3];
                assign f_sure[3*t + k] = avail[1 - t];
                assign f_banks[(3*t + k)*3 +: 3] = f_all_phys[10*k - 30*t + 30 +: 3];
                assign f_rows[(3*t + k)*7 +: 7] = f_all_phys[10*k - 30*t + 33 +: 7];
            end
        end
    endgenerate

    // ST-N2: Only idle banks are read: a steal never delays a normal access.
    always @* if (!rst) ST_N2_1: assert(~(|(steal_valid & bank_busy)));

    generate
        for (b = 0; b < 8; b = b + 1) begin : f_bank
            // ST-N5: At most one operand per bank, of one scheduler and slot.
            always @* if (!rst) begin : ST_N5_1
                assert(at_most_one_2(steal_sched[b*2 +: 2]) & at_most_one_3(steal_slot[b*3 +: 3])
                        & ((|steal_sched[b*2 +: 2]) == steal_valid[b])
                        & ((|steal_slot[b*3 +: 3]) == steal_valid[b]));
            end

            // ST-N4: Only for schedulers that are sure of a collector.
            always @* if (!rst) begin : ST_N4_1 assert(~(|(steal_sched[b*2 +: 2] & ~avail))); end

            wire [5:0] f_taken;
            wire [5:0] f_here;

            for (t = 0; t < 2; t = t + 1) begin : f_of_sched
                for (k = 0; k < 3; k = k + 1) begin : f_of_slot
                    assign f_taken[3*t + k] = steal_sched[2*b - t + 1] & steal_slot[3*b + k];
                    assign f_here[3*t + k] = f_live[3*t + k]
                            & (f_banks[(3*t + k)*3 +: 3] == b[2:0]);
                end
            end

            wire [5:0] f_may = f_here & f_sure;

            // ST-C2: What is stolen is an operand of a live candidate, in this bank.
            always @* if (!rst) begin : ST_C2_2 assert(~(|(f_taken & ~f_here))); end

            // ST-P1: Read iff the bank is idle and an operand may be stolen.
            always @* if (!rst) begin : ST_P1_1
                assert(steal_valid[b] == (~bank_busy[b] & (|f_may)));
            end

            // ST-N5: Of several the highest scheduler's, of those the lowest slot.
            always @* if (!rst) begin : ST_N5_2 assert(~(|(f_taken & above_first(f_may)))); end

            // ST-N5: Its row.
            always @* if (!rst) begin : ST_N5_3
                assert(~steal_valid[b] | (steal_row[b*7 +: 7] == select(f_taken, f_rows)));
            end

            // ST-N5: The row of an idle bank is zero.
            always @* if (!rst) begin : ST_N5_4
                assert(steal_valid[b] | ~(|steal_row[b*7 +: 7]));
            end
        end
    endgenerate

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_sched
            for (k = 0; k < 3; k = k + 1) begin : f_slot
                wire [7:0] f_from;

                for (b = 0; b < 8; b = b + 1) begin : f_by
                    assign f_from[b] = steal_sched[i + 2*b] & steal_slot[k + 3*b];
                end

                // ST-N6: Stolen iff some bank, and only one, reads the operand.
                always @* if (!rst) begin : ST_N6_1
                    assert(at_most_one_8(f_from) & (stolen[3*i + k] == (|f_from)));
                end
            end

            // ST-N6: Forced iff an operand is stolen.
            always @* if (!rst) begin : ST_N6_2
                assert(force_valid[i] == (|stolen[i*3 +: 3]));
            end

            // ST-N7: A forced warp is ready and sure of a collector.
            always @* if (!rst) begin : ST_N7_1
                assert(~force_valid[i]
                        | (avail[i] & (|(one_hot(force_wid[i*5 +: 5]) & ready[i*24 +: 24]))));
            end
        end
    endgenerate
`endif
