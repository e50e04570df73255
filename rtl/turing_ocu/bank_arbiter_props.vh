// Properties of bank_arbiter, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen turing_ocu --top regfile -o .

    // No two bits are set.
    function automatic at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [5:0] one_hot(input [2:0] v);
        one_hot = 6'd1 << v;
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [5:0] from_first_2(input [5:0] v);
        reg [5:0] seen;
        integer bit_number;
        begin
            seen = v;
            for (bit_number = 1; bit_number < 6; bit_number = 2 * bit_number)
                seen = seen | (seen << bit_number);
            from_first_2 = seen;
        end
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones_2(input [1:0] v);
        integer bit_number;
        begin
            count_ones_2 = 2'd0;
            for (bit_number = 0; bit_number < 2; bit_number = bit_number + 1)
                count_ones_2 = count_ones_2 + {1'b0, v[bit_number]};
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
    function automatic [3:0] count_ones_12(input [11:0] v);
        integer bit_number;
        begin
            count_ones_12 = 4'd0;
            for (bit_number = 0; bit_number < 12; bit_number = bit_number + 1)
                count_ones_12 = count_ones_12 + {3'd0, v[bit_number]};
        end
    endfunction
`ifdef WARPSMITH_FORMAL
    wire [1:0] f_queued = {|collector[1].pend, |collector[0].pend};

    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_1: assume(~push_valid |
            (((|push_cu) & at_most_one(push_cu)) & ~(|(push_cu & f_queued))));

    wire [11:0] f_pend = {collector[1].pend, collector[0].pend};
    wire [11:0] f_granted = served;
    wire [107:0] f_phys = {collector[1].slot[5].phys, collector[1].slot[4].phys,
            collector[1].slot[3].phys, collector[1].slot[2].phys, collector[1].slot[1].phys,
            collector[1].slot[0].phys, collector[0].slot[5].phys, collector[0].slot[4].phys,
            collector[0].slot[3].phys, collector[0].slot[2].phys, collector[0].slot[1].phys,
            collector[0].slot[0].phys};
    wire [3:0] f_writes;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_writes_item
            assign f_writes[i*2 +: 2] = wr_valid[i] ? {wr_phys[i*PHYSW] == 1'b1,
                    wr_phys[i*PHYSW] == 1'b0} : 2'd0;
        end
    endgenerate

    reg f_a_cu; // an arbitrary collector
    reg [2:0] f_a_slot; // an arbitrary slot of it
    always @(posedge clk) begin
        f_a_cu <= f_a_cu;
        f_a_slot <= f_a_slot;
    end

    // Symbol: one of them.
    always @* if (!rst) BA_Q3_2: assume(f_a_slot < 3'd6);

    wire [3:0] f_a = ({3'd0, f_a_cu} * 4'd6) + {1'b0, f_a_slot};
    reg f_a_waits; // it is queued
    reg [8:0] f_a_phys; // its register
    wire [5:0] f_a_pushed_0 = push_src_valid;
    wire f_a_by = push_valid & push_cu[f_a_cu] & f_a_pushed_0[f_a_slot];
    wire f_a_granted = f_granted[f_a];
    always @(posedge clk)
        if (rst)
            f_a_waits <= 1'b0;
        else
            f_a_waits <= f_a_by | (f_a_waits & ~f_a_granted);
    always @(posedge clk) if (f_a_by) f_a_phys <= f_a_by ? push_phys[f_a_slot*9 +: 9] : 9'd0;

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_3: assert(f_a_waits == f_pend[f_a]);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_4: assert(~f_a_waits | (f_a_phys == f_phys[f_a*9 +: 9]));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_5: assert(~f_a_granted | f_a_waits);

    reg f_b_cu; // an arbitrary collector
    reg [2:0] f_b_slot; // an arbitrary slot of it
    always @(posedge clk) begin
        f_b_cu <= f_b_cu;
        f_b_slot <= f_b_slot;
    end

    // Symbol: one of them.
    always @* if (!rst) BA_Q3_6: assume(f_b_slot < 3'd6);

    wire [3:0] f_b = ({3'd0, f_b_cu} * 4'd6) + {1'b0, f_b_slot};
    reg f_b_waits; // it is queued
    reg [8:0] f_b_phys; // its register
    wire [5:0] f_b_pushed_0 = push_src_valid;
    wire f_b_by = push_valid & push_cu[f_b_cu] & f_b_pushed_0[f_b_slot];
    wire f_b_granted = f_granted[f_b];
    always @(posedge clk)
        if (rst)
            f_b_waits <= 1'b0;
        else
            f_b_waits <= f_b_by | (f_b_waits & ~f_b_granted);
    always @(posedge clk) if (f_b_by) f_b_phys <= f_b_by ? push_phys[f_b_slot*9 +: 9] : 9'd0;

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_7: assert(f_b_waits == f_pend[f_b]);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_8: assert(~f_b_waits | (f_b_phys == f_phys[f_b*9 +: 9]));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_9: assert(~f_b_granted | f_b_waits);

    reg f_first; // a was pushed before b
    always @(posedge clk)
        if (rst)
            f_first <= 1'b0;
        else if (f_b_by)
            f_first <= ~f_a_by | (f_a_by & ~f_b_by) | ((f_a_by & f_b_by) & (f_a < f_b));
        else if (f_a_by)
            f_first <= 1'b0;
    wire _f_a_phys_0 = f_a_phys[0];

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) BA_W2_1: assert((f_a == f_b)
            | ~(f_a_granted & f_b_granted & (_f_a_phys_0 == f_b_phys[0])));

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) BA_W2_2: assert(~f_a_granted
            | (~bank_we[_f_a_phys_0] & bank_en[_f_a_phys_0]));

    // BA-G1: The row of a granted read.
    always @* if (!rst) BA_G1_1: assert(~f_a_granted
            | (bank_row[_f_a_phys_0*8 +: 8] == f_a_phys[8:1]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) BA_Q1_1: assert(~(f_a_waits & f_b_waits & (_f_a_phys_0 == f_b_phys[0])
            & f_first) | (f_a == f_b) | ~f_b_granted);

    wire [1:0] _value = older[f_a_cu*2 +: 2];

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) BA_O1_1: assert(~(f_a_waits & f_b_waits) | (f_a == f_b)
            | (f_first == ((f_a_cu == f_b_cu) ? (f_a_slot < f_b_slot) : _value[f_b_cu])));

    wire [11:0] f_ahead;
    wire [1:0] f_mine = {f_a_cu, ~f_a_cu};
    wire [5:0] f_lower_slots = ~from_first_2(one_hot(f_a_slot));

    generate
        for (c = 0; c < 2; c = c + 1) begin : f_collector
            wire f_own = f_mine[c];
            wire [1:0] _older = older[c*NCU +: NCU];
            wire f_elder = _older[f_a_cu];

            for (k = 0; k < 6; k = k + 1) begin : f_slot
                assign f_ahead[6*c + k] = (f_a_waits & f_pend[6*c + k]
                        & (f_own ? f_lower_slots[k] : f_elder))
                        & (f_phys[54*c + 9*k] == f_a_phys[0]);
            end
        end
    endgenerate

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) BA_Q2_1: assert(~f_a_granted | ~(|f_ahead));

    wire [3:0] f_bent;

    generate
        for (i = 0; i < 2; i = i + 1) begin : f_row
            wire [1:0] f_own_row = older[i*NCU +: NCU];

            for (j = 0; j < 2; j = j + 1) begin : f_column
                assign f_bent[2*i + j] = f_own_row[j] & (|(older[j*NCU +: NCU] & ~f_own_row));
            end
        end
    endgenerate

    // BA-O1: The order of the collectors has no circles.
    always @* if (!rst) BA_O1_2: assert(~(|f_bent));

    reg f_rr; // cycles since reset
    always @(posedge clk) if (rst) f_rr <= 1'b0; else f_rr <= f_rr + 1'b1;

    // BA-S3: The scan starts one bank further every cycle.
    always @* if (!rst) BA_S3_1: assert(rr == f_rr);

    // Place of each bank behind the start of the scan.
    wire [1:0] f_turn = {1'b1 - f_rr, 1'b0 - f_rr};

    wire [3:0] f_heads = {of_bank[1].of[1].first, of_bank[1].of[0].first, of_bank[0].of[1].first,
            of_bank[0].of[0].first};
    wire [7:0] f_targets = target;

    generate
        for (b = 0; b < 2; b = b + 1) begin : f_bank
            wire [1:0] f_head_here = f_heads[b*2 +: 2];
            wire f_here = (|f_head_here) & ~bank_we[b];
            wire [1:0] f_before;
            wire f_own_turn = f_turn[b];

            for (k = 0; k < 2; k = k + 1) begin : f_other
                assign f_before[k] = ((|(f_heads[k*2 +: 2] & f_head_here)) & ~bank_we[k])
                        & (~f_turn[k] & f_own_turn);
            end

            wire [1:0] f_sooner = count_ones_2(f_before);
            wire [3:0] f_grants;
            wire [3:0] f_want;

            for (c = 0; c < 2; c = c + 1) begin : f_to
                for (j = 0; j < 2; j = j + 1) begin : f_port
                    assign f_grants[2*c + j] = f_targets[b + 4*c + 2*j];
                    assign f_want[2*c + j] = f_here & f_head_here[c] & (f_sooner == j[1:0]);
                end
            end

            // BA-S1: The head is granted unless SPORTS heads of its collector come first.
            always @* if (!rst) begin : BA_S1_1
                assert((|f_grants) == (f_here & (f_sooner < 2'd2)));
            end

            // BA-S2: The j-th grant of a collector uses its S port j.
            always @* if (!rst) begin : BA_S2_1 assert(f_grants == f_want); end
        end
    endgenerate

    reg [1:0] f_due_1; // in the last cycle
    always @(posedge clk)
        if (rst)
            f_due_1 <= 2'd0;
        else
            f_due_1 <= f_a_granted ? {_f_a_phys_0, ~_f_a_phys_0} : 2'd0;
    wire [3:0] f_read_for;

    generate
        for (t = 0; t < 4; t = t + 1) begin : f_target
            assign f_read_for[t] = |rd_sel[t*NBANK +: NBANK];
        end
    endgenerate

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) BA_G1_2: assert(s_valid == f_read_for);

    reg [3:0] f_said; // announced in the last cycle
    always @(posedge clk) if (rst) f_said <= 4'd0; else f_said <= next_valid;

    // BA-G2: What was announced arrives, and nothing else.
    always @* if (!rst) BA_G2_1: assert(f_said == s_valid);

    reg [11:0] f_said_slot; // with these slots
    always @(posedge clk) if (rst) f_said_slot <= 12'd0; else f_said_slot <= next_slot;

    // BA-G2: For the slot that was announced.
    always @* if (!rst) BA_G2_2: assert(f_said_slot == s_slot);

    wire [3:0] f_reads = rd_sel[f_a_cu*4 +: 4];
    wire [5:0] f_slots = s_slot[f_a_cu*6 +: 6];

    // BA-G1: RF_LAT cycles after its grant an operand arrives, and only then.
    always @* if (!rst) BA_G1_3: assert((((f_slots[2:0] == f_a_slot) ? f_reads[1:0] : 2'd0)
            | ((f_slots[5:3] == f_a_slot) ? f_reads[3:2] : 2'd0)) == f_due_1);

    reg [4:0] f_requests_without_read; // modulo
    always @(posedge clk)
        if (rst)
            f_requests_without_read <= 5'd0;
        else
            f_requests_without_read <= (f_requests_without_read
                    + {2'd0, count_ones_6(push_valid ? push_src_valid : 6'd0)})
                    - {3'd0, count_ones_2(bank_en & ~bank_we)};

    // BA-C1: requests = reads + queued.
    always @* if (!rst) BA_C1_1: assert(f_requests_without_read == {1'b0, count_ones_12(f_pend)});

    generate
        for (b = 0; b < 2; b = b + 1) begin : f_written
            wire [1:0] f_req;

            for (i = 0; i < 2; i = i + 1) begin : f_port_of
                assign f_req[i] = f_writes[b + 2*i];
            end

            // BA-W1: The lowest requesting port writes, before all reads.
            always @* if (!rst) begin : BA_W1_1
                assert((wr_sel[b*WBW +: WBW] == first_one(f_req))
                        & (bank_we[b] == (|wr_sel[b*WBW +: WBW])));
            end
        end
    endgenerate
`endif
