// Properties of bank_arbiter, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .

    // No two bits are set.
    function automatic at_most_one_10(input [9:0] v);
        at_most_one_10 = ~(|(v & (v - 10'd1)));
    endfunction

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

    // The bit of that number alone.
    function automatic [7:0] one_hot_3(input [2:0] v);
        one_hot_3 = 8'd1 << v;
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [1:0] from_first_2(input [1:0] v);
        from_first_2 = {|v[1:0], v[0]};
    endfunction

    // The bit of that number alone.
    function automatic [9:0] one_hot_4(input [3:0] v);
        one_hot_4 = 10'd1 << v;
    endfunction

    // The bit of that number alone.
    function automatic [2:0] one_hot_2(input [1:0] v);
        one_hot_2 = 3'd1 << v;
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [2:0] from_first_3(input [2:0] v);
        from_first_3 = {|v[2:0], |v[1:0], v[0]};
    endfunction

    // How many bits are set.
    function automatic [4:0] count_ones_30(input [29:0] v);
        integer bit_number;
        begin
            count_ones_30 = 5'd0;
            for (bit_number = 0; bit_number < 30; bit_number = bit_number + 1)
                count_ones_30 = count_ones_30 + {4'd0, v[bit_number]};
        end
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones_6(input [5:0] v);
        integer bit_number;
        begin
            count_ones_6 = 3'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[bit_number]};
        end
    endfunction

    // How many bits are set.
    function automatic [3:0] count_ones_8(input [7:0] v);
        integer bit_number;
        begin
            count_ones_8 = 4'd0;
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                count_ones_8 = count_ones_8 + {3'd0, v[bit_number]};
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    wire [9:0] f_queued = {|collector[9].pend, |collector[8].pend, |collector[7].pend,
            |collector[6].pend, |collector[5].pend, |collector[4].pend, |collector[3].pend,
            |collector[2].pend, |collector[1].pend, |collector[0].pend};
    wire [9:0] _push_cu_0_9 = push_cu[NCU-1:0];

    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_1: assume(~push_valid[0]
            | (((|_push_cu_0_9) & at_most_one_10(_push_cu_0_9)) & ~(|(_push_cu_0_9 & f_queued))));

    wire [9:0] _push_cu_10_19 = push_cu[NCU +: NCU];

    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_2: assume(~push_valid[1]
            | (((|_push_cu_10_19) & at_most_one_10(_push_cu_10_19))
            & ~(|(_push_cu_10_19 & f_queued))));

    // BA-Q3
    always @* if (!rst) BA_Q3_3: assume(~(push_valid[1] & push_valid[0]
            & (|(_push_cu_10_19 & _push_cu_0_9))));

    // BA-E1: Duty: steals read only banks that are not busy.
    always @* if (!rst) BA_E1_1: assume(~(|(steal_valid & bank_busy)));

    generate
        for (b = 0; b < 8; b = b + 1) begin : f_steal
            // BA-E1: Duty: of one scheduler and slot; zero if nothing is stolen.
            always @* if (!rst) begin : BA_E1_2
                assume(at_most_one_2(steal_sched[b*NSCHED +: NSCHED])
                        & at_most_one_3(steal_slot[b*NSRC +: NSRC])
                        & ((|steal_sched[b*NSCHED +: NSCHED]) == steal_valid[b])
                        & ((|steal_slot[b*NSRC +: NSRC]) == steal_valid[b]));
            end

            // BA-E1: Duty: so is the row.
            always @* if (!rst) begin : BA_E1_3
                assume(steal_valid[b] | ~(|steal_row[b*ROWW +: ROWW]));
            end
        end
    endgenerate

    generate
        for (t = 0; t < 2; t = t + 1) begin : f_sched
            for (k = 0; k < 3; k = k + 1) begin : f_operand
                wire [7:0] f_from;

                for (b = 0; b < 8; b = b + 1) begin : f_at
                    assign f_from[b] = steal_sched[b*NSCHED + t] & steal_slot[b*NSRC + k];
                end

                // BA-E1: Duty: stolen is what some bank, and only one, is read for now.
                always @* if (!rst) begin : BA_E1_4
                    assume(at_most_one_8(f_from) & ((|f_from) == push_stolen[t*NSRC + k])
                            & ((push_valid[t] & push_src_valid[t*NSRC + k])
                            | ~push_stolen[t*NSRC + k]));
                end
            end
        end
    endgenerate

    wire [29:0] f_pend = {collector[9].pend, collector[8].pend, collector[7].pend,
            collector[6].pend, collector[5].pend, collector[4].pend, collector[3].pend,
            collector[2].pend, collector[1].pend, collector[0].pend};
    wire [29:0] f_granted = served;
    wire [299:0] f_phys = {collector[9].slot[2].phys, collector[9].slot[1].phys,
            collector[9].slot[0].phys, collector[8].slot[2].phys, collector[8].slot[1].phys,
            collector[8].slot[0].phys, collector[7].slot[2].phys, collector[7].slot[1].phys,
            collector[7].slot[0].phys, collector[6].slot[2].phys, collector[6].slot[1].phys,
            collector[6].slot[0].phys, collector[5].slot[2].phys, collector[5].slot[1].phys,
            collector[5].slot[0].phys, collector[4].slot[2].phys, collector[4].slot[1].phys,
            collector[4].slot[0].phys, collector[3].slot[2].phys, collector[3].slot[1].phys,
            collector[3].slot[0].phys, collector[2].slot[2].phys, collector[2].slot[1].phys,
            collector[2].slot[0].phys, collector[1].slot[2].phys, collector[1].slot[1].phys,
            collector[1].slot[0].phys, collector[0].slot[2].phys, collector[0].slot[1].phys,
            collector[0].slot[0].phys};
    wire [15:0] f_writes;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_writes_item
            assign f_writes[i*8 +: 8] = wr_valid[i] ? one_hot_3(wr_phys[i*PHYSW +: 3]) : 8'd0;
        end
    endgenerate

    reg [3:0] f_a_cu; // an arbitrary collector
    always @(posedge clk) f_a_cu <= f_a_cu;

    // Symbol: one of them.
    always @* if (!rst) BA_Q3_4: assume(f_a_cu < 4'd10);

    reg [1:0] f_a_slot; // an arbitrary slot of it
    always @(posedge clk) f_a_slot <= f_a_slot;

    // Symbol: one of them.
    always @* if (!rst) BA_Q3_5: assume(~(&f_a_slot));

    wire [4:0] f_a = ({1'b0, f_a_cu} * 5'd3) + {3'd0, f_a_slot};
    reg f_a_waits; // it is queued
    reg [9:0] f_a_phys; // its register
    wire [2:0] f_a_pushed_0 = push_src_valid[NSRC-1:0] & ~push_stolen[NSRC-1:0];
    wire [2:0] f_a_pushed_1 = push_src_valid[NSRC +: NSRC] & ~push_stolen[NSRC +: NSRC];
    wire _push_valid_0_and = push_valid[0] & _push_cu_0_9[f_a_cu] & f_a_pushed_0[f_a_slot];
    wire _push_valid_1_and = push_valid[1] & _push_cu_10_19[f_a_cu] & f_a_pushed_1[f_a_slot];
    wire [1:0] f_a_by = {_push_valid_1_and, _push_valid_0_and};
    wire f_a_granted = f_granted[f_a];
    always @(posedge clk)
        if (rst)
            f_a_waits <= 1'b0;
        else
            f_a_waits <= (|f_a_by) | (f_a_waits & ~f_a_granted);
    wire [29:0] _push_phys_0_29 = push_phys[3*PHYSW-1:0];
    wire [29:0] _push_phys_30_59 = push_phys[3*PHYSW +: 3*PHYSW];
    always @(posedge clk)
        if (|f_a_by)
            f_a_phys <= (_push_valid_0_and ? _push_phys_0_29[f_a_slot*10 +: 10] : 10'd0)
                    | (_push_valid_1_and ? _push_phys_30_59[f_a_slot*10 +: 10] : 10'd0);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_6: assert(f_a_waits == f_pend[f_a]);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_7: assert(~f_a_waits | (f_a_phys == f_phys[f_a*10 +: 10]));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_8: assert(~f_a_granted | f_a_waits);

    reg [3:0] f_b_cu; // an arbitrary collector
    always @(posedge clk) f_b_cu <= f_b_cu;

    // Symbol: one of them.
    always @* if (!rst) BA_Q3_9: assume(f_b_cu < 4'd10);

    reg [1:0] f_b_slot; // an arbitrary slot of it
    always @(posedge clk) f_b_slot <= f_b_slot;

    // Symbol: one of them.
    always @* if (!rst) BA_Q3_10: assume(~(&f_b_slot));

    wire [4:0] f_b = ({1'b0, f_b_cu} * 5'd3) + {3'd0, f_b_slot};
    reg f_b_waits; // it is queued
    reg [9:0] f_b_phys; // its register
    wire [2:0] f_b_pushed_0 = push_src_valid[NSRC-1:0] & ~push_stolen[NSRC-1:0];
    wire [2:0] f_b_pushed_1 = push_src_valid[NSRC +: NSRC] & ~push_stolen[NSRC +: NSRC];
    wire _push_valid_0_and_2 = push_valid[0] & _push_cu_0_9[f_b_cu] & f_b_pushed_0[f_b_slot];
    wire _push_valid_1_and_2 = push_valid[1] & _push_cu_10_19[f_b_cu] & f_b_pushed_1[f_b_slot];
    wire [1:0] f_b_by = {_push_valid_1_and_2, _push_valid_0_and_2};
    wire f_b_granted = f_granted[f_b];
    always @(posedge clk)
        if (rst)
            f_b_waits <= 1'b0;
        else
            f_b_waits <= (|f_b_by) | (f_b_waits & ~f_b_granted);
    always @(posedge clk)
        if (|f_b_by)
            f_b_phys <= (_push_valid_0_and_2 ? _push_phys_0_29[f_b_slot*10 +: 10] : 10'd0)
                    | (_push_valid_1_and_2 ? _push_phys_30_59[f_b_slot*10 +: 10] : 10'd0);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_11: assert(f_b_waits == f_pend[f_b]);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_12: assert(~f_b_waits | (f_b_phys == f_phys[f_b*10 +: 10]));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_13: assert(~f_b_granted | f_b_waits);

    reg f_first; // a was pushed before b
    always @(posedge clk)
        if (rst)
            f_first <= 1'b0;
        else if (|f_b_by)
            f_first <= ~(|f_a_by) | (|(f_a_by & ~from_first_2(f_b_by)))
                    | ((|(f_a_by & f_b_by)) & (f_a < f_b));
        else if (|f_a_by)
            f_first <= 1'b0;
    wire [2:0] _f_a_phys_0_2 = f_a_phys[2:0];

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) BA_W2_1: assert((f_a == f_b)
            | ~(f_a_granted & f_b_granted & (_f_a_phys_0_2 == f_b_phys[2:0])));

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) BA_W2_2: assert(~f_a_granted
            | (~bank_we[_f_a_phys_0_2] & bank_en[_f_a_phys_0_2]));

    // BA-G1: The row of a granted read.
    always @* if (!rst) BA_G1_1: assert(~f_a_granted
            | (bank_row[_f_a_phys_0_2*7 +: 7] == f_a_phys[9:3]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) BA_Q1_1: assert(~(f_a_waits & f_b_waits & (_f_a_phys_0_2 == f_b_phys[2:0])
            & f_first) | (f_a == f_b) | ~f_b_granted);

    wire [9:0] _value = older[f_a_cu*10 +: 10];

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) BA_O1_1: assert(~(f_a_waits & f_b_waits) | (f_a == f_b)
            | (f_first == ((f_a_cu == f_b_cu) ? (f_a_slot < f_b_slot) : _value[f_b_cu])));

    wire [29:0] f_ahead;
    wire [9:0] f_mine = one_hot_4(f_a_cu);
    wire [2:0] f_lower_slots = ~from_first_3(one_hot_2(f_a_slot));

    generate
        for (c = 0; c < 10; c = c + 1) begin : f_collector
            wire f_own = f_mine[c];
            wire [9:0] _older = older[c*NCU +: NCU];
            wire f_elder = _older[f_a_cu];

            for (k = 0; k < 3; k = k + 1) begin : f_slot
                assign f_ahead[3*c + k] = (f_a_waits & f_pend[3*c + k]
                        & (f_own ? f_lower_slots[k] : f_elder))
                        & (f_phys[30*c + 10*k +: 3] == f_a_phys[2:0]);
            end
        end
    endgenerate

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) BA_Q2_1: assert(~f_a_granted | ~(|f_ahead));

    wire [99:0] f_bent;

    generate
        for (i = 0; i < 10; i = i + 1) begin : f_row
            wire [9:0] f_own_row = older[i*NCU +: NCU];

            for (j = 0; j < 10; j = j + 1) begin : f_column
                assign f_bent[10*i + j] = f_own_row[j] & (|(older[j*NCU +: NCU] & ~f_own_row));
            end
        end
    endgenerate

    // BA-O1: The order of the collectors has no circles.
    always @* if (!rst) BA_O1_2: assert(~(|f_bent));

    reg [6:0] f_waited; // cycles without a write
    always @(posedge clk)
        if (rst)
            f_waited <= 7'd0;
        else if ((|f_a_by) | f_a_granted)
            f_waited <= 7'd0;
        else if (f_a_waits & ~bank_we[_f_a_phys_0_2])
            f_waited <= f_waited + 7'd1;

    // BA-L1: Granted within NCU*NSRC cycles in which its bank is not written.
    always @* if (!rst) BA_L1_1: assert(f_waited < 7'd30);

    // BA-L1: Invariant: a cycle without a write takes one away that is ahead.
    always @* if (!rst) BA_L1_2: assert(~f_a_waits |
            ((f_waited + {2'd0, count_ones_30(f_ahead)}) < 7'd30));

    reg [7:0] f_due_1; // in the last cycle
    always @(posedge clk)
        if (rst)
            f_due_1 <= 8'd0;
        else
            f_due_1 <= f_a_granted ? one_hot_3(_f_a_phys_0_2) : 8'd0;
    wire [29:0] f_read_for;

    generate
        for (t = 0; t < 30; t = t + 1) begin : f_target
            assign f_read_for[t] = |rd_sel[t*NBANK +: NBANK];
        end
    endgenerate

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) BA_G1_2: assert(s_valid == f_read_for);

    wire [7:0] f_comes = rd_sel[f_a*8 +: 8];

    // BA-G1: RF_LAT cycles after its grant an operand arrives.
    always @* if (!rst) BA_G1_3: assert(~(|(f_due_1 & ~f_comes)));

    wire [7:0] f_stolen_from;
    wire [1:0] f_given_by = {_push_cu_10_19[f_a_cu], _push_cu_0_9[f_a_cu]};

    generate
        for (b = 0; b < 8; b = b + 1) begin : f_stolen
            wire [2:0] _steal_slot = steal_slot[b*NSRC +: NSRC];
            assign f_stolen_from[b] = (|(steal_sched[b*NSCHED +: NSCHED] & f_given_by))
                    & _steal_slot[f_a_slot];
        end
    endgenerate

    reg [7:0] f_due_stolen_1; // in the last cycle
    always @(posedge clk) if (rst) f_due_stolen_1 <= 8'd0; else f_due_stolen_1 <= f_stolen_from;

    // BA-E1: Nothing else arrives, and what was stolen does.
    always @* if (!rst) BA_E1_5: assert(f_comes == (f_due_1 | f_due_stolen_1));

    reg [5:0] f_requests_without_read; // modulo
    always @(posedge clk)
        if (rst)
            f_requests_without_read <= 6'd0;
        else
            f_requests_without_read <= (f_requests_without_read
                    + {3'd0, count_ones_6({push_valid[1] ? push_src_valid[NSRC +: NSRC] : 3'd0,
                    push_valid[0] ? push_src_valid[NSRC-1:0] : 3'd0})})
                    - {2'd0, count_ones_8(bank_en & ~bank_we)};

    // BA-C1: requests = reads + queued.
    always @* if (!rst) BA_C1_1: assert(f_requests_without_read == {1'b0, count_ones_30(f_pend)});

    wire [239:0] f_reads_of;

    generate
        for (i = 0; i < 30; i = i + 1) begin : f_reads_of_item
            assign f_reads_of[i*8 +: 8] = f_pend[i] ? one_hot_3(f_phys[10*i +: 3]) : 8'd0;
        end
    endgenerate

    generate
        for (b = 0; b < 8; b = b + 1) begin : f_bank
            wire [29:0] f_readers;
            wire [1:0] f_asked;

            for (i = 0; i < 30; i = i + 1) begin : f_of
                assign f_readers[i] = f_reads_of[b + 8*i];
            end

            for (i = 0; i < 2; i = i + 1) begin : f_write
                assign f_asked[i] = f_writes[b + 8*i];
            end

            // BA-B1: Busy iff a write request or a queued read names the bank.
            always @* if (!rst) begin : BA_B1_1
                assert(bank_busy[b] == ((|f_readers) | (|f_asked)));
            end

            // BA-E1: A steal reads its row.
            always @* if (!rst) begin : BA_E1_6
                assert(~steal_valid[b] | ((bank_en[b] & ~bank_we[b])
                        & (bank_row[b*ROWW +: ROWW] == steal_row[b*ROWW +: ROWW])));
            end
        end
    endgenerate

    // ST-X1: Granted iff at the head of a queue without a write, whatever is stolen.
    always @* if (!rst) ST_X1_1: assert(f_a_granted ==
            ((f_a_waits & ~(|f_ahead)) & ~((wr_valid[0] & (wr_phys[2:0] == _f_a_phys_0_2))
            | (wr_valid[1] & (wr_phys[12:10] == _f_a_phys_0_2)))));

    generate
        for (b = 0; b < 8; b = b + 1) begin : f_written
            wire [1:0] f_req;

            for (i = 0; i < 2; i = i + 1) begin : f_port_of
                assign f_req[i] = f_writes[b + 8*i];
            end

            // BA-W1: The lowest requesting port writes, before all reads.
            always @* if (!rst) begin : BA_W1_1
                assert((wr_sel[b*WBW +: WBW] == first_one_2(f_req))
                        & (bank_we[b] == (|wr_sel[b*WBW +: WBW])));
            end
        end
    endgenerate
`endif
