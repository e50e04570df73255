// Properties of bank_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh --top subcore -o .

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_12(input [11:0] v);
        at_most_one_12 = ~(|(v & (v - 12'd1)));
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
    function [3:0] count_ones_12_2(input [11:0] v);
        integer bit_number;
        begin
            count_ones_12_2 = 4'd0;
            for (bit_number = 0; bit_number < 12; bit_number = bit_number + 1)
                count_ones_12_2 = count_ones_12_2 + {3'd0, v[bit_number]};
        end
    endfunction
`ifdef FORMAL
    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_1: assume(~push_valid | ((|push_cu) & at_most_one_2(push_cu)));

    // BA-Q3
    always @* if (!rst) BA_Q3_2: assume(~(push_valid & push_cu[0] & (|collector[0].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_3: assume(~(push_valid & push_cu[1] & (|collector[1].pend)));

    reg [11:0] f_a; // an arbitrary operand
    reg f_a_waits; // it is queued
    reg [8:0] f_a_phys; // its register

    always @(posedge clk) f_a <= f_a;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_4: assume((|f_a) & at_most_one_12(f_a));

    wire _or = (f_a[0] & (push_valid & push_cu[0] & push_src_valid[0]))
            | (f_a[1] & (push_valid & push_cu[0] & push_src_valid[1]))
            | (f_a[2] & (push_valid & push_cu[0] & push_src_valid[2]))
            | (f_a[3] & (push_valid & push_cu[0] & push_src_valid[3]))
            | (f_a[4] & (push_valid & push_cu[0] & push_src_valid[4]))
            | (f_a[5] & (push_valid & push_cu[0] & push_src_valid[5]))
            | (f_a[6] & (push_valid & push_cu[1] & push_src_valid[0]))
            | (f_a[7] & (push_valid & push_cu[1] & push_src_valid[1]))
            | (f_a[8] & (push_valid & push_cu[1] & push_src_valid[2]))
            | (f_a[9] & (push_valid & push_cu[1] & push_src_valid[3]))
            | (f_a[10] & (push_valid & push_cu[1] & push_src_valid[4]))
            | (f_a[11] & (push_valid & push_cu[1] & push_src_valid[5]));
    wire _or_2 = (f_a[0] & served[0]) | (f_a[1] & served[1]) | (f_a[2] & served[2])
            | (f_a[3] & served[3]) | (f_a[4] & served[4]) | (f_a[5] & served[5])
            | (f_a[6] & served[NSRC]) | (f_a[7] & served[NSRC + 1]) | (f_a[8] & served[NSRC + 2])
            | (f_a[9] & served[NSRC + 3]) | (f_a[10] & served[NSRC + 4])
            | (f_a[11] & served[NSRC + 5]);
    wire _inverse = ~_or_2;

    always @(posedge clk) begin
        if (rst) begin
            f_a_waits <= 1'b0;
        end else begin
            f_a_waits <= _or | (f_a_waits & _inverse);
        end
    end

    wire [8:0] _or_3 = ({9{f_a[0]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[1]}} & push_phys[PHYSW +: PHYSW]) |
            ({9{f_a[2]}} & push_phys[2*PHYSW +: PHYSW]) |
            ({9{f_a[3]}} & push_phys[3*PHYSW +: PHYSW]) |
            ({9{f_a[4]}} & push_phys[4*PHYSW +: PHYSW]) |
            ({9{f_a[5]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[6]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[7]}} & push_phys[PHYSW +: PHYSW]) |
            ({9{f_a[8]}} & push_phys[2*PHYSW +: PHYSW]) |
            ({9{f_a[9]}} & push_phys[3*PHYSW +: PHYSW]) |
            ({9{f_a[10]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[11]}} & push_phys[5*PHYSW +: PHYSW]);

    always @(posedge clk) if (_or) f_a_phys <= _or ? _or_3 : 9'd0;

    wire _or_4 = (f_a[0] & collector[0].pend[0]) | (f_a[1] & collector[0].pend[1])
            | (f_a[2] & collector[0].pend[2]) | (f_a[3] & collector[0].pend[3])
            | (f_a[4] & collector[0].pend[4]) | (f_a[5] & collector[0].pend[5])
            | (f_a[6] & collector[1].pend[0]) | (f_a[7] & collector[1].pend[1])
            | (f_a[8] & collector[1].pend[2]) | (f_a[9] & collector[1].pend[3])
            | (f_a[10] & collector[1].pend[4]) | (f_a[11] & collector[1].pend[5]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_5: assert(f_a_waits == _or_4);

    wire [8:0] _or_5 = ({9{f_a[0]}} & collector[0].slot[0].phys)
            | ({9{f_a[1]}} & collector[0].slot[1].phys) | ({9{f_a[2]}} & collector[0].slot[2].phys)
            | ({9{f_a[3]}} & collector[0].slot[3].phys) | ({9{f_a[4]}} & collector[0].slot[4].phys)
            | ({9{f_a[5]}} & collector[0].slot[5].phys) | ({9{f_a[6]}} & collector[1].slot[0].phys)
            | ({9{f_a[7]}} & collector[1].slot[1].phys) | ({9{f_a[8]}} & collector[1].slot[2].phys)
            | ({9{f_a[9]}} & collector[1].slot[3].phys) | ({9{f_a[10]}} & collector[1].slot[4].phys)
            | ({9{f_a[11]}} & collector[1].slot[5].phys);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_6: assert(~f_a_waits | (f_a_phys == _or_5));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_7: assert(_inverse | f_a_waits);

    reg [11:0] f_b; // an arbitrary operand
    reg f_b_waits; // it is queued
    reg [8:0] f_b_phys; // its register

    always @(posedge clk) f_b <= f_b;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_8: assume((|f_b) & at_most_one_12(f_b));

    wire _or_6 = (f_b[0] & (push_valid & push_cu[0] & push_src_valid[0]))
            | (f_b[1] & (push_valid & push_cu[0] & push_src_valid[1]))
            | (f_b[2] & (push_valid & push_cu[0] & push_src_valid[2]))
            | (f_b[3] & (push_valid & push_cu[0] & push_src_valid[3]))
            | (f_b[4] & (push_valid & push_cu[0] & push_src_valid[4]))
            | (f_b[5] & (push_valid & push_cu[0] & push_src_valid[5]))
            | (f_b[6] & (push_valid & push_cu[1] & push_src_valid[0]))
            | (f_b[7] & (push_valid & push_cu[1] & push_src_valid[1]))
            | (f_b[8] & (push_valid & push_cu[1] & push_src_valid[2]))
            | (f_b[9] & (push_valid & push_cu[1] & push_src_valid[3]))
            | (f_b[10] & (push_valid & push_cu[1] & push_src_valid[4]))
            | (f_b[11] & (push_valid & push_cu[1] & push_src_valid[5]));
    wire _or_7 = (f_b[0] & served[0]) | (f_b[1] & served[1]) | (f_b[2] & served[2])
            | (f_b[3] & served[3]) | (f_b[4] & served[4]) | (f_b[5] & served[5])
            | (f_b[6] & served[NSRC]) | (f_b[7] & served[NSRC + 1]) | (f_b[8] & served[NSRC + 2])
            | (f_b[9] & served[NSRC + 3]) | (f_b[10] & served[NSRC + 4])
            | (f_b[11] & served[NSRC + 5]);
    wire _inverse_2 = ~_or_7;

    always @(posedge clk) begin
        if (rst) begin
            f_b_waits <= 1'b0;
        end else begin
            f_b_waits <= _or_6 | (f_b_waits & _inverse_2);
        end
    end

    wire [8:0] _or_8 = ({9{f_b[0]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[1]}} & push_phys[PHYSW +: PHYSW]) |
            ({9{f_b[2]}} & push_phys[2*PHYSW +: PHYSW]) |
            ({9{f_b[3]}} & push_phys[3*PHYSW +: PHYSW]) |
            ({9{f_b[4]}} & push_phys[4*PHYSW +: PHYSW]) |
            ({9{f_b[5]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[6]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[7]}} & push_phys[PHYSW +: PHYSW]) |
            ({9{f_b[8]}} & push_phys[2*PHYSW +: PHYSW]) |
            ({9{f_b[9]}} & push_phys[3*PHYSW +: PHYSW]) |
            ({9{f_b[10]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[11]}} & push_phys[5*PHYSW +: PHYSW]);

    always @(posedge clk) if (_or_6) f_b_phys <= _or_6 ? _or_8 : 9'd0;

    wire _or_9 = (f_b[0] & collector[0].pend[0]) | (f_b[1] & collector[0].pend[1])
            | (f_b[2] & collector[0].pend[2]) | (f_b[3] & collector[0].pend[3])
            | (f_b[4] & collector[0].pend[4]) | (f_b[5] & collector[0].pend[5])
            | (f_b[6] & collector[1].pend[0]) | (f_b[7] & collector[1].pend[1])
            | (f_b[8] & collector[1].pend[2]) | (f_b[9] & collector[1].pend[3])
            | (f_b[10] & collector[1].pend[4]) | (f_b[11] & collector[1].pend[5]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_9: assert(f_b_waits == _or_9);

    wire [8:0] _or_10 = ({9{f_b[0]}} & collector[0].slot[0].phys)
            | ({9{f_b[1]}} & collector[0].slot[1].phys) | ({9{f_b[2]}} & collector[0].slot[2].phys)
            | ({9{f_b[3]}} & collector[0].slot[3].phys) | ({9{f_b[4]}} & collector[0].slot[4].phys)
            | ({9{f_b[5]}} & collector[0].slot[5].phys) | ({9{f_b[6]}} & collector[1].slot[0].phys)
            | ({9{f_b[7]}} & collector[1].slot[1].phys) | ({9{f_b[8]}} & collector[1].slot[2].phys)
            | ({9{f_b[9]}} & collector[1].slot[3].phys) | ({9{f_b[10]}} & collector[1].slot[4].phys)
            | ({9{f_b[11]}} & collector[1].slot[5].phys);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_10: assert(~f_b_waits | (f_b_phys == _or_10));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_11: assert(_inverse_2 | f_b_waits);

    reg f_first; // a was pushed before b

    always @(posedge clk) begin
        if (rst) begin
            f_first <= 1'b0;
        end else begin
            if (_or_6)
                f_first <= ~_or | (_or & ~_or_6) | ((_or & _or_6) & (f_a < f_b));
            else if (_or)
                f_first <= 1'b0;
        end
    end

    // BA-W2: At most one read per bank and cycle.
    always @* if (!rst) BA_W2_1: assert((f_a == f_b)
            | ~(_or_2 & _or_7 & (f_a_phys[0] == f_b_phys[0])));

    wire [1:0] _not_f_a_phys_0_etc = {f_a_phys[0], ~f_a_phys[0]};

    // BA-W2: No read in a bank that is written, and the bank is enabled.
    always @* if (!rst) BA_W2_2: assert(_inverse | (~(|(_not_f_a_phys_0_etc & bank_we))
            & (|(_not_f_a_phys_0_etc & bank_en))));

    // BA-G1: The row of a granted read.
    always @* if (!rst) BA_G1_1:
            assert(_inverse | ((({8{~f_a_phys[0]}} & bank_row[ROWW-1:0])
            | ({8{f_a_phys[0]}} & bank_row[ROWW +: ROWW])) == f_a_phys[8:1]));

    // BA-Q1: Of two requests of one bank the earlier one is granted first.
    always @* if (!rst) BA_Q1_1: assert(~(f_a_waits & f_b_waits & (f_a_phys[0] == f_b_phys[0])
            & f_first) | (f_a == f_b) | _inverse_2);

    wire _f_b_1_or = f_b[1] | f_b[2] | f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1])
            | (f_b[7] & older[1]) | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]);
    wire _f_a_1_and = f_a[1] & (f_b[2] | f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1])
            | (f_b[7] & older[1]) | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]));
    wire _or_11 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[7]
            | f_b[8] | f_b[9] | f_b[10] | f_b[11];
    wire _f_a_7_and = f_a[7] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU])
            | (f_b[2] & older[NCU]) | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU])
            | (f_b[5] & older[NCU]) | f_b[8] | f_b[9] | f_b[10] | f_b[11]);
    wire _or_12 = (f_a[0] & _f_b_1_or) | _f_a_1_and |
            (f_a[2] & (f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]))) | (f_a[3] & (f_b[4] | f_b[5] | (f_b[6] & older[1])
            | (f_b[7] & older[1]) | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]))) | (f_a[4] & (f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]))) | (f_a[5] & ((f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]))) | (f_a[6] & _or_11) | _f_a_7_and
            | (f_a[8] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[9]
            | f_b[10] | f_b[11])) | (f_a[9] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU])
            | (f_b[2] & older[NCU]) | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU])
            | (f_b[5] & older[NCU]) | f_b[10] | f_b[11]))
            | (f_a[10] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[11]))
            | (f_a[11] & ((f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU])));

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) BA_O1_1: assert(~(f_a_waits & f_b_waits) | (f_a == f_b)
            | (f_first == _or_12));

    wire [11:0] _joined = {(collector[1].pend[5] & (|(f_a
            & {6'd0, older[NCU], older[NCU], older[NCU], older[NCU], older[NCU], older[NCU]})))
            & (collector[1].slot[5].phys[0] == f_a_phys[0]),
            (collector[1].pend[4] &
            (|(f_a & {6'd32, older[NCU], older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU]}))) & (collector[1].slot[4].phys[0] == f_a_phys[0]),
            (collector[1].pend[3] &
            (|(f_a & {6'd48, older[NCU], older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU]}))) & (collector[1].slot[3].phys[0] == f_a_phys[0]),
            (collector[1].pend[2] &
            (|(f_a & {6'd56, older[NCU], older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU]}))) & (collector[1].slot[2].phys[0] == f_a_phys[0]),
            (collector[1].pend[1] &
            (|(f_a & {6'd60, older[NCU], older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU]}))) & (collector[1].slot[1].phys[0] == f_a_phys[0]),
            (collector[1].pend[0] &
            (|(f_a & {6'd62, older[NCU], older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU]}))) & (collector[1].slot[0].phys[0] == f_a_phys[0]),
            (collector[0].pend[5] &
            (|(f_a & {older[1], older[1], older[1], older[1], older[1], older[1], 6'd0})))
            & (collector[0].slot[5].phys[0] == f_a_phys[0]),
            (collector[0].pend[4] &
            (|(f_a & {older[1], older[1], older[1], older[1], older[1], older[1], 6'd32})))
            & (collector[0].slot[4].phys[0] == f_a_phys[0]),
            (collector[0].pend[3] &
            (|(f_a & {older[1], older[1], older[1], older[1], older[1], older[1], 6'd48})))
            & (collector[0].slot[3].phys[0] == f_a_phys[0]),
            (collector[0].pend[2] &
            (|(f_a & {older[1], older[1], older[1], older[1], older[1], older[1], 6'd56})))
            & (collector[0].slot[2].phys[0] == f_a_phys[0]),
            (collector[0].pend[1] &
            (|(f_a & {older[1], older[1], older[1], older[1], older[1], older[1], 6'd60})))
            & (collector[0].slot[1].phys[0] == f_a_phys[0]),
            (collector[0].pend[0] &
            (|(f_a & {older[1], older[1], older[1], older[1], older[1], older[1], 6'd62})))
            & (collector[0].slot[0].phys[0] == f_a_phys[0])};
    wire [11:0] f_ahead = f_a_waits ? _joined : 12'd0;

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) BA_Q2_1: assert(_inverse | ~(|f_ahead));

    // BA-O1: The order of the collectors has no circles.
    always @* if (!rst) BA_O1_2:
            assert(~(|(older[1] ? (older[NCU +: NCU] & ~older[NCU-1:0]) : 2'd0))
            & ~(|(older[NCU] ? (older[NCU-1:0] & ~older[NCU +: NCU]) : 2'd0)));

    reg f_rr; // cycles since reset

    always @(posedge clk) begin
        if (rst) begin
            f_rr <= 1'b0;
        end else begin
            f_rr <= f_rr + 1'b1;
        end
    end

    // BA-S3: The scan starts one bank further every cycle.
    always @* if (!rst) BA_S3_1: assert(rr == f_rr);

    wire _and = (bank[0].of[0].first | bank[0].of[1].first) & ~bank_we[0];
    wire [1:0] _first_etc = {bank[1].of[1].first, bank[1].of[0].first};
    wire [1:0] _first_etc_2 = {bank[0].of[1].first, bank[0].of[0].first};
    wire [1:0] _count_ones = count_ones_2_2({((|(_first_etc & _first_etc_2)) & ~bank_we[1])
            & (~(1'b1 - f_rr) & (1'b0 - f_rr)), 1'b0});

    // BA-S1: The head is granted unless SPORTS heads of its collector come first.
    always @* if (!rst) BA_S1_1: assert((target[0] | target[NBANK]) ==
            (_and & (_count_ones < 2'd1)));

    wire _equals = _count_ones == 2'd0;

    // BA-S2: The j-th grant of a collector uses its S port j.
    always @* if (!rst) BA_S2_1: assert({target[NBANK], target[0]} ==
            {_and & bank[0].of[1].first & _equals, _and & bank[0].of[0].first & _equals});

    wire _and_2 = (bank[1].of[0].first | bank[1].of[1].first) & ~bank_we[1];
    wire [1:0] _joined_2 = {1'b0, ((|(_first_etc_2 & _first_etc)) & ~bank_we[0])
            & (~(1'b0 - f_rr) & (1'b1 - f_rr))};

    // BA-S1: The head is granted unless SPORTS heads of its collector come first.
    always @* if (!rst) BA_S1_2: assert((target[1] | target[NBANK + 1]) ==
            (_and_2 & (_joined_2 < 2'd1)));

    wire _equals_2 = _joined_2 == 2'd0;

    // BA-S2: The j-th grant of a collector uses its S port j.
    always @* if (!rst) BA_S2_2: assert({target[NBANK + 1], target[1]} ==
            {_and_2 & bank[1].of[1].first & _equals_2, _and_2 & bank[1].of[0].first & _equals_2});

    reg [1:0] f_due_1; // in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_due_1 <= 2'd0;
        end else begin
            f_due_1 <= _or_2 ? _not_f_a_phys_0_etc : 2'd0;
        end
    end

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) BA_G1_2: assert(s_valid == {|rd_sel[NBANK +: NBANK], |rd_sel[NBANK-1:0]});

    wire [1:0] _or_13 = ({2{f_a[0]}} & ((s_slot[2:0] == 3'd0) ? rd_sel[NBANK-1:0] : 2'd0))
            | ({2{f_a[1]}} & ((s_slot[2:0] == 3'd1) ? rd_sel[NBANK-1:0] : 2'd0))
            | ({2{f_a[2]}} & ((s_slot[2:0] == 3'd2) ? rd_sel[NBANK-1:0] : 2'd0))
            | ({2{f_a[3]}} & ((s_slot[2:0] == 3'd3) ? rd_sel[NBANK-1:0] : 2'd0))
            | ({2{f_a[4]}} & ((s_slot[2:0] == 3'd4) ? rd_sel[NBANK-1:0] : 2'd0))
            | ({2{f_a[5]}} & ((s_slot[2:0] == 3'd5) ? rd_sel[NBANK-1:0] : 2'd0))
            | ({2{f_a[6]}} & ((s_slot[5:3] == 3'd0) ? rd_sel[NBANK +: NBANK] : 2'd0))
            | ({2{f_a[7]}} & ((s_slot[5:3] == 3'd1) ? rd_sel[NBANK +: NBANK] : 2'd0))
            | ({2{f_a[8]}} & ((s_slot[5:3] == 3'd2) ? rd_sel[NBANK +: NBANK] : 2'd0))
            | ({2{f_a[9]}} & ((s_slot[5:3] == 3'd3) ? rd_sel[NBANK +: NBANK] : 2'd0))
            | ({2{f_a[10]}} & ((s_slot[5:3] == 3'd4) ? rd_sel[NBANK +: NBANK] : 2'd0))
            | ({2{f_a[11]}} & ((s_slot[5:3] == 3'd5) ? rd_sel[NBANK +: NBANK] : 2'd0));

    // BA-G1: RF_LAT cycles after its grant an operand arrives, and only then.
    always @* if (!rst) BA_G1_3: assert(_or_13 == f_due_1);

    reg [4:0] f_requests_without_read; // modulo

    always @(posedge clk) begin
        if (rst) begin
            f_requests_without_read <= 5'd0;
        end else begin
            f_requests_without_read <= (f_requests_without_read
                    + {2'd0, count_ones_6_2(push_valid ? push_src_valid : 6'd0)})
                    - {3'd0, count_ones_2_2(bank_en & ~bank_we)};
        end
    end

    // BA-C1: requests = reads + queued.
    always @* if (!rst) BA_C1_1: assert(f_requests_without_read ==
            {1'b0, count_ones_12_2({collector[1].pend, collector[0].pend})});

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_1: assert((wr_sel[WBW-1:0] ==
            first_one_2({wr_valid[1] & ~wr_phys[PHYSW], wr_valid[0] & ~wr_phys[0]}))
            & (bank_we[0] == (|wr_sel[WBW-1:0])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_2: assert((wr_sel[WBW +: WBW] ==
            first_one_2({wr_valid[1] & wr_phys[PHYSW], wr_valid[0] & wr_phys[0]}))
            & (bank_we[1] == (|wr_sel[WBW +: WBW])));
`endif
