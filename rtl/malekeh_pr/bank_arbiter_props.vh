// Properties of bank_arbiter, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    // No two bits are set.
    function at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction

    // No two bits are set.
    function at_most_one_48(input [47:0] v);
        at_most_one_48 = ~(|(v & (v - 48'd1)));
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
    function [5:0] count_ones_48_2(input [47:0] v);
        integer bit_number;
        begin
            count_ones_48_2 = 6'd0;
            for (bit_number = 0; bit_number < 48; bit_number = bit_number + 1)
                count_ones_48_2 = count_ones_48_2 + {5'd0, v[bit_number]};
        end
    endfunction
`ifdef FORMAL
    // BA-Q3: Duty: a scheduler pushes one collector, which has nothing queued.
    always @* if (!rst) BA_Q3_1: assume(~push_valid | ((|push_cu) & at_most_one_8(push_cu)));

    // BA-Q3
    always @* if (!rst) BA_Q3_2: assume(~(push_valid & push_cu[0] & (|collector[0].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_3: assume(~(push_valid & push_cu[1] & (|collector[1].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_4: assume(~(push_valid & push_cu[2] & (|collector[2].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_5: assume(~(push_valid & push_cu[3] & (|collector[3].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_6: assume(~(push_valid & push_cu[4] & (|collector[4].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_7: assume(~(push_valid & push_cu[5] & (|collector[5].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_8: assume(~(push_valid & push_cu[6] & (|collector[6].pend)));

    // BA-Q3
    always @* if (!rst) BA_Q3_9: assume(~(push_valid & push_cu[7] & (|collector[7].pend)));

    reg [47:0] f_a; // an arbitrary operand
    reg f_a_waits; // it is queued
    reg [8:0] f_a_phys; // its register

    always @(posedge clk) f_a <= f_a;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_10: assume((|f_a) & at_most_one_48(f_a));

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
            | (f_a[11] & (push_valid & push_cu[1] & push_src_valid[5]))
            | (f_a[12] & (push_valid & push_cu[2] & push_src_valid[0]))
            | (f_a[13] & (push_valid & push_cu[2] & push_src_valid[1]))
            | (f_a[14] & (push_valid & push_cu[2] & push_src_valid[2]))
            | (f_a[15] & (push_valid & push_cu[2] & push_src_valid[3]))
            | (f_a[16] & (push_valid & push_cu[2] & push_src_valid[4]))
            | (f_a[17] & (push_valid & push_cu[2] & push_src_valid[5]))
            | (f_a[18] & (push_valid & push_cu[3] & push_src_valid[0]))
            | (f_a[19] & (push_valid & push_cu[3] & push_src_valid[1]))
            | (f_a[20] & (push_valid & push_cu[3] & push_src_valid[2]))
            | (f_a[21] & (push_valid & push_cu[3] & push_src_valid[3]))
            | (f_a[22] & (push_valid & push_cu[3] & push_src_valid[4]))
            | (f_a[23] & (push_valid & push_cu[3] & push_src_valid[5]))
            | (f_a[24] & (push_valid & push_cu[4] & push_src_valid[0]))
            | (f_a[25] & (push_valid & push_cu[4] & push_src_valid[1]))
            | (f_a[26] & (push_valid & push_cu[4] & push_src_valid[2]))
            | (f_a[27] & (push_valid & push_cu[4] & push_src_valid[3]))
            | (f_a[28] & (push_valid & push_cu[4] & push_src_valid[4]))
            | (f_a[29] & (push_valid & push_cu[4] & push_src_valid[5]))
            | (f_a[30] & (push_valid & push_cu[5] & push_src_valid[0]))
            | (f_a[31] & (push_valid & push_cu[5] & push_src_valid[1]))
            | (f_a[32] & (push_valid & push_cu[5] & push_src_valid[2]))
            | (f_a[33] & (push_valid & push_cu[5] & push_src_valid[3]))
            | (f_a[34] & (push_valid & push_cu[5] & push_src_valid[4]))
            | (f_a[35] & (push_valid & push_cu[5] & push_src_valid[5]))
            | (f_a[36] & (push_valid & push_cu[6] & push_src_valid[0]))
            | (f_a[37] & (push_valid & push_cu[6] & push_src_valid[1]))
            | (f_a[38] & (push_valid & push_cu[6] & push_src_valid[2]))
            | (f_a[39] & (push_valid & push_cu[6] & push_src_valid[3]))
            | (f_a[40] & (push_valid & push_cu[6] & push_src_valid[4]))
            | (f_a[41] & (push_valid & push_cu[6] & push_src_valid[5]))
            | (f_a[42] & (push_valid & push_cu[7] & push_src_valid[0]))
            | (f_a[43] & (push_valid & push_cu[7] & push_src_valid[1]))
            | (f_a[44] & (push_valid & push_cu[7] & push_src_valid[2]))
            | (f_a[45] & (push_valid & push_cu[7] & push_src_valid[3]))
            | (f_a[46] & (push_valid & push_cu[7] & push_src_valid[4]))
            | (f_a[47] & (push_valid & push_cu[7] & push_src_valid[5]));
    wire _or_2 = (f_a[0] & served[0]) | (f_a[1] & served[1]) | (f_a[2] & served[2])
            | (f_a[3] & served[3]) | (f_a[4] & served[4]) | (f_a[5] & served[5])
            | (f_a[6] & served[NSRC]) | (f_a[7] & served[NSRC + 1]) | (f_a[8] & served[NSRC + 2])
            | (f_a[9] & served[NSRC + 3]) | (f_a[10] & served[NSRC + 4])
            | (f_a[11] & served[NSRC + 5]) | (f_a[12] & served[2*NSRC])
            | (f_a[13] & served[2*NSRC + 1]) | (f_a[14] & served[2*NSRC + 2])
            | (f_a[15] & served[2*NSRC + 3]) | (f_a[16] & served[2*NSRC + 4])
            | (f_a[17] & served[2*NSRC + 5]) | (f_a[18] & served[3*NSRC])
            | (f_a[19] & served[3*NSRC + 1]) | (f_a[20] & served[3*NSRC + 2])
            | (f_a[21] & served[3*NSRC + 3]) | (f_a[22] & served[3*NSRC + 4])
            | (f_a[23] & served[3*NSRC + 5]) | (f_a[24] & served[4*NSRC])
            | (f_a[25] & served[4*NSRC + 1]) | (f_a[26] & served[4*NSRC + 2])
            | (f_a[27] & served[4*NSRC + 3]) | (f_a[28] & served[4*NSRC + 4])
            | (f_a[29] & served[4*NSRC + 5]) | (f_a[30] & served[5*NSRC])
            | (f_a[31] & served[5*NSRC + 1]) | (f_a[32] & served[5*NSRC + 2])
            | (f_a[33] & served[5*NSRC + 3]) | (f_a[34] & served[5*NSRC + 4])
            | (f_a[35] & served[5*NSRC + 5]) | (f_a[36] & served[6*NSRC])
            | (f_a[37] & served[6*NSRC + 1]) | (f_a[38] & served[6*NSRC + 2])
            | (f_a[39] & served[6*NSRC + 3]) | (f_a[40] & served[6*NSRC + 4])
            | (f_a[41] & served[6*NSRC + 5]) | (f_a[42] & served[7*NSRC])
            | (f_a[43] & served[7*NSRC + 1]) | (f_a[44] & served[7*NSRC + 2])
            | (f_a[45] & served[7*NSRC + 3]) | (f_a[46] & served[7*NSRC + 4])
            | (f_a[47] & served[7*NSRC + 5]);
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
            | ({9{f_a[11]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[12]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[13]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_a[14]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_a[15]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_a[16]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[17]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[18]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[19]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_a[20]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_a[21]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_a[22]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[23]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[24]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[25]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_a[26]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_a[27]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_a[28]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[29]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[30]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[31]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_a[32]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_a[33]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_a[34]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[35]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[36]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[37]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_a[38]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_a[39]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_a[40]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[41]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_a[42]}} & push_phys[PHYSW-1:0])
            | ({9{f_a[43]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_a[44]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_a[45]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_a[46]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_a[47]}} & push_phys[5*PHYSW +: PHYSW]);

    always @(posedge clk) if (_or) f_a_phys <= _or ? _or_3 : 9'd0;

    wire _or_4 = (f_a[0] & collector[0].pend[0]) | (f_a[1] & collector[0].pend[1])
            | (f_a[2] & collector[0].pend[2]) | (f_a[3] & collector[0].pend[3])
            | (f_a[4] & collector[0].pend[4]) | (f_a[5] & collector[0].pend[5])
            | (f_a[6] & collector[1].pend[0]) | (f_a[7] & collector[1].pend[1])
            | (f_a[8] & collector[1].pend[2]) | (f_a[9] & collector[1].pend[3])
            | (f_a[10] & collector[1].pend[4]) | (f_a[11] & collector[1].pend[5])
            | (f_a[12] & collector[2].pend[0]) | (f_a[13] & collector[2].pend[1])
            | (f_a[14] & collector[2].pend[2]) | (f_a[15] & collector[2].pend[3])
            | (f_a[16] & collector[2].pend[4]) | (f_a[17] & collector[2].pend[5])
            | (f_a[18] & collector[3].pend[0]) | (f_a[19] & collector[3].pend[1])
            | (f_a[20] & collector[3].pend[2]) | (f_a[21] & collector[3].pend[3])
            | (f_a[22] & collector[3].pend[4]) | (f_a[23] & collector[3].pend[5])
            | (f_a[24] & collector[4].pend[0]) | (f_a[25] & collector[4].pend[1])
            | (f_a[26] & collector[4].pend[2]) | (f_a[27] & collector[4].pend[3])
            | (f_a[28] & collector[4].pend[4]) | (f_a[29] & collector[4].pend[5])
            | (f_a[30] & collector[5].pend[0]) | (f_a[31] & collector[5].pend[1])
            | (f_a[32] & collector[5].pend[2]) | (f_a[33] & collector[5].pend[3])
            | (f_a[34] & collector[5].pend[4]) | (f_a[35] & collector[5].pend[5])
            | (f_a[36] & collector[6].pend[0]) | (f_a[37] & collector[6].pend[1])
            | (f_a[38] & collector[6].pend[2]) | (f_a[39] & collector[6].pend[3])
            | (f_a[40] & collector[6].pend[4]) | (f_a[41] & collector[6].pend[5])
            | (f_a[42] & collector[7].pend[0]) | (f_a[43] & collector[7].pend[1])
            | (f_a[44] & collector[7].pend[2]) | (f_a[45] & collector[7].pend[3])
            | (f_a[46] & collector[7].pend[4]) | (f_a[47] & collector[7].pend[5]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_11: assert(f_a_waits == _or_4);

    wire [8:0] _or_5 = ({9{f_a[0]}} & collector[0].slot[0].phys)
            | ({9{f_a[1]}} & collector[0].slot[1].phys) | ({9{f_a[2]}} & collector[0].slot[2].phys)
            | ({9{f_a[3]}} & collector[0].slot[3].phys) | ({9{f_a[4]}} & collector[0].slot[4].phys)
            | ({9{f_a[5]}} & collector[0].slot[5].phys) | ({9{f_a[6]}} & collector[1].slot[0].phys)
            | ({9{f_a[7]}} & collector[1].slot[1].phys) | ({9{f_a[8]}} & collector[1].slot[2].phys)
            | ({9{f_a[9]}} & collector[1].slot[3].phys) | ({9{f_a[10]}} & collector[1].slot[4].phys)
            | ({9{f_a[11]}} & collector[1].slot[5].phys)
            | ({9{f_a[12]}} & collector[2].slot[0].phys)
            | ({9{f_a[13]}} & collector[2].slot[1].phys)
            | ({9{f_a[14]}} & collector[2].slot[2].phys)
            | ({9{f_a[15]}} & collector[2].slot[3].phys)
            | ({9{f_a[16]}} & collector[2].slot[4].phys)
            | ({9{f_a[17]}} & collector[2].slot[5].phys)
            | ({9{f_a[18]}} & collector[3].slot[0].phys)
            | ({9{f_a[19]}} & collector[3].slot[1].phys)
            | ({9{f_a[20]}} & collector[3].slot[2].phys)
            | ({9{f_a[21]}} & collector[3].slot[3].phys)
            | ({9{f_a[22]}} & collector[3].slot[4].phys)
            | ({9{f_a[23]}} & collector[3].slot[5].phys)
            | ({9{f_a[24]}} & collector[4].slot[0].phys)
            | ({9{f_a[25]}} & collector[4].slot[1].phys)
            | ({9{f_a[26]}} & collector[4].slot[2].phys)
            | ({9{f_a[27]}} & collector[4].slot[3].phys)
            | ({9{f_a[28]}} & collector[4].slot[4].phys)
            | ({9{f_a[29]}} & collector[4].slot[5].phys)
            | ({9{f_a[30]}} & collector[5].slot[0].phys)
            | ({9{f_a[31]}} & collector[5].slot[1].phys)
            | ({9{f_a[32]}} & collector[5].slot[2].phys)
            | ({9{f_a[33]}} & collector[5].slot[3].phys)
            | ({9{f_a[34]}} & collector[5].slot[4].phys)
            | ({9{f_a[35]}} & collector[5].slot[5].phys)
            | ({9{f_a[36]}} & collector[6].slot[0].phys)
            | ({9{f_a[37]}} & collector[6].slot[1].phys)
            | ({9{f_a[38]}} & collector[6].slot[2].phys)
            | ({9{f_a[39]}} & collector[6].slot[3].phys)
            | ({9{f_a[40]}} & collector[6].slot[4].phys)
            | ({9{f_a[41]}} & collector[6].slot[5].phys)
            | ({9{f_a[42]}} & collector[7].slot[0].phys)
            | ({9{f_a[43]}} & collector[7].slot[1].phys)
            | ({9{f_a[44]}} & collector[7].slot[2].phys)
            | ({9{f_a[45]}} & collector[7].slot[3].phys)
            | ({9{f_a[46]}} & collector[7].slot[4].phys)
            | ({9{f_a[47]}} & collector[7].slot[5].phys);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_12: assert(~f_a_waits | (f_a_phys == _or_5));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_13: assert(_inverse | f_a_waits);

    reg [47:0] f_b; // an arbitrary operand
    reg f_b_waits; // it is queued
    reg [8:0] f_b_phys; // its register

    always @(posedge clk) f_b <= f_b;

    // Symbol: one operand.
    always @* if (!rst) BA_Q3_14: assume((|f_b) & at_most_one_48(f_b));

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
            | (f_b[11] & (push_valid & push_cu[1] & push_src_valid[5]))
            | (f_b[12] & (push_valid & push_cu[2] & push_src_valid[0]))
            | (f_b[13] & (push_valid & push_cu[2] & push_src_valid[1]))
            | (f_b[14] & (push_valid & push_cu[2] & push_src_valid[2]))
            | (f_b[15] & (push_valid & push_cu[2] & push_src_valid[3]))
            | (f_b[16] & (push_valid & push_cu[2] & push_src_valid[4]))
            | (f_b[17] & (push_valid & push_cu[2] & push_src_valid[5]))
            | (f_b[18] & (push_valid & push_cu[3] & push_src_valid[0]))
            | (f_b[19] & (push_valid & push_cu[3] & push_src_valid[1]))
            | (f_b[20] & (push_valid & push_cu[3] & push_src_valid[2]))
            | (f_b[21] & (push_valid & push_cu[3] & push_src_valid[3]))
            | (f_b[22] & (push_valid & push_cu[3] & push_src_valid[4]))
            | (f_b[23] & (push_valid & push_cu[3] & push_src_valid[5]))
            | (f_b[24] & (push_valid & push_cu[4] & push_src_valid[0]))
            | (f_b[25] & (push_valid & push_cu[4] & push_src_valid[1]))
            | (f_b[26] & (push_valid & push_cu[4] & push_src_valid[2]))
            | (f_b[27] & (push_valid & push_cu[4] & push_src_valid[3]))
            | (f_b[28] & (push_valid & push_cu[4] & push_src_valid[4]))
            | (f_b[29] & (push_valid & push_cu[4] & push_src_valid[5]))
            | (f_b[30] & (push_valid & push_cu[5] & push_src_valid[0]))
            | (f_b[31] & (push_valid & push_cu[5] & push_src_valid[1]))
            | (f_b[32] & (push_valid & push_cu[5] & push_src_valid[2]))
            | (f_b[33] & (push_valid & push_cu[5] & push_src_valid[3]))
            | (f_b[34] & (push_valid & push_cu[5] & push_src_valid[4]))
            | (f_b[35] & (push_valid & push_cu[5] & push_src_valid[5]))
            | (f_b[36] & (push_valid & push_cu[6] & push_src_valid[0]))
            | (f_b[37] & (push_valid & push_cu[6] & push_src_valid[1]))
            | (f_b[38] & (push_valid & push_cu[6] & push_src_valid[2]))
            | (f_b[39] & (push_valid & push_cu[6] & push_src_valid[3]))
            | (f_b[40] & (push_valid & push_cu[6] & push_src_valid[4]))
            | (f_b[41] & (push_valid & push_cu[6] & push_src_valid[5]))
            | (f_b[42] & (push_valid & push_cu[7] & push_src_valid[0]))
            | (f_b[43] & (push_valid & push_cu[7] & push_src_valid[1]))
            | (f_b[44] & (push_valid & push_cu[7] & push_src_valid[2]))
            | (f_b[45] & (push_valid & push_cu[7] & push_src_valid[3]))
            | (f_b[46] & (push_valid & push_cu[7] & push_src_valid[4]))
            | (f_b[47] & (push_valid & push_cu[7] & push_src_valid[5]));
    wire _or_7 = (f_b[0] & served[0]) | (f_b[1] & served[1]) | (f_b[2] & served[2])
            | (f_b[3] & served[3]) | (f_b[4] & served[4]) | (f_b[5] & served[5])
            | (f_b[6] & served[NSRC]) | (f_b[7] & served[NSRC + 1]) | (f_b[8] & served[NSRC + 2])
            | (f_b[9] & served[NSRC + 3]) | (f_b[10] & served[NSRC + 4])
            | (f_b[11] & served[NSRC + 5]) | (f_b[12] & served[2*NSRC])
            | (f_b[13] & served[2*NSRC + 1]) | (f_b[14] & served[2*NSRC + 2])
            | (f_b[15] & served[2*NSRC + 3]) | (f_b[16] & served[2*NSRC + 4])
            | (f_b[17] & served[2*NSRC + 5]) | (f_b[18] & served[3*NSRC])
            | (f_b[19] & served[3*NSRC + 1]) | (f_b[20] & served[3*NSRC + 2])
            | (f_b[21] & served[3*NSRC + 3]) | (f_b[22] & served[3*NSRC + 4])
            | (f_b[23] & served[3*NSRC + 5]) | (f_b[24] & served[4*NSRC])
            | (f_b[25] & served[4*NSRC + 1]) | (f_b[26] & served[4*NSRC + 2])
            | (f_b[27] & served[4*NSRC + 3]) | (f_b[28] & served[4*NSRC + 4])
            | (f_b[29] & served[4*NSRC + 5]) | (f_b[30] & served[5*NSRC])
            | (f_b[31] & served[5*NSRC + 1]) | (f_b[32] & served[5*NSRC + 2])
            | (f_b[33] & served[5*NSRC + 3]) | (f_b[34] & served[5*NSRC + 4])
            | (f_b[35] & served[5*NSRC + 5]) | (f_b[36] & served[6*NSRC])
            | (f_b[37] & served[6*NSRC + 1]) | (f_b[38] & served[6*NSRC + 2])
            | (f_b[39] & served[6*NSRC + 3]) | (f_b[40] & served[6*NSRC + 4])
            | (f_b[41] & served[6*NSRC + 5]) | (f_b[42] & served[7*NSRC])
            | (f_b[43] & served[7*NSRC + 1]) | (f_b[44] & served[7*NSRC + 2])
            | (f_b[45] & served[7*NSRC + 3]) | (f_b[46] & served[7*NSRC + 4])
            | (f_b[47] & served[7*NSRC + 5]);
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
            | ({9{f_b[11]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[12]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[13]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_b[14]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_b[15]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_b[16]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[17]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[18]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[19]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_b[20]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_b[21]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_b[22]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[23]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[24]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[25]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_b[26]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_b[27]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_b[28]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[29]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[30]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[31]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_b[32]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_b[33]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_b[34]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[35]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[36]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[37]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_b[38]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_b[39]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_b[40]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[41]}} & push_phys[5*PHYSW +: PHYSW]) | ({9{f_b[42]}} & push_phys[PHYSW-1:0])
            | ({9{f_b[43]}} & push_phys[PHYSW +: PHYSW])
            | ({9{f_b[44]}} & push_phys[2*PHYSW +: PHYSW])
            | ({9{f_b[45]}} & push_phys[3*PHYSW +: PHYSW])
            | ({9{f_b[46]}} & push_phys[4*PHYSW +: PHYSW])
            | ({9{f_b[47]}} & push_phys[5*PHYSW +: PHYSW]);

    always @(posedge clk) if (_or_6) f_b_phys <= _or_6 ? _or_8 : 9'd0;

    wire _or_9 = (f_b[0] & collector[0].pend[0]) | (f_b[1] & collector[0].pend[1])
            | (f_b[2] & collector[0].pend[2]) | (f_b[3] & collector[0].pend[3])
            | (f_b[4] & collector[0].pend[4]) | (f_b[5] & collector[0].pend[5])
            | (f_b[6] & collector[1].pend[0]) | (f_b[7] & collector[1].pend[1])
            | (f_b[8] & collector[1].pend[2]) | (f_b[9] & collector[1].pend[3])
            | (f_b[10] & collector[1].pend[4]) | (f_b[11] & collector[1].pend[5])
            | (f_b[12] & collector[2].pend[0]) | (f_b[13] & collector[2].pend[1])
            | (f_b[14] & collector[2].pend[2]) | (f_b[15] & collector[2].pend[3])
            | (f_b[16] & collector[2].pend[4]) | (f_b[17] & collector[2].pend[5])
            | (f_b[18] & collector[3].pend[0]) | (f_b[19] & collector[3].pend[1])
            | (f_b[20] & collector[3].pend[2]) | (f_b[21] & collector[3].pend[3])
            | (f_b[22] & collector[3].pend[4]) | (f_b[23] & collector[3].pend[5])
            | (f_b[24] & collector[4].pend[0]) | (f_b[25] & collector[4].pend[1])
            | (f_b[26] & collector[4].pend[2]) | (f_b[27] & collector[4].pend[3])
            | (f_b[28] & collector[4].pend[4]) | (f_b[29] & collector[4].pend[5])
            | (f_b[30] & collector[5].pend[0]) | (f_b[31] & collector[5].pend[1])
            | (f_b[32] & collector[5].pend[2]) | (f_b[33] & collector[5].pend[3])
            | (f_b[34] & collector[5].pend[4]) | (f_b[35] & collector[5].pend[5])
            | (f_b[36] & collector[6].pend[0]) | (f_b[37] & collector[6].pend[1])
            | (f_b[38] & collector[6].pend[2]) | (f_b[39] & collector[6].pend[3])
            | (f_b[40] & collector[6].pend[4]) | (f_b[41] & collector[6].pend[5])
            | (f_b[42] & collector[7].pend[0]) | (f_b[43] & collector[7].pend[1])
            | (f_b[44] & collector[7].pend[2]) | (f_b[45] & collector[7].pend[3])
            | (f_b[46] & collector[7].pend[4]) | (f_b[47] & collector[7].pend[5]);

    // BA-Q3: No request lost or doubled: queued from the push to the one grant.
    always @* if (!rst) BA_Q3_15: assert(f_b_waits == _or_9);

    wire [8:0] _or_10 = ({9{f_b[0]}} & collector[0].slot[0].phys)
            | ({9{f_b[1]}} & collector[0].slot[1].phys) | ({9{f_b[2]}} & collector[0].slot[2].phys)
            | ({9{f_b[3]}} & collector[0].slot[3].phys) | ({9{f_b[4]}} & collector[0].slot[4].phys)
            | ({9{f_b[5]}} & collector[0].slot[5].phys) | ({9{f_b[6]}} & collector[1].slot[0].phys)
            | ({9{f_b[7]}} & collector[1].slot[1].phys) | ({9{f_b[8]}} & collector[1].slot[2].phys)
            | ({9{f_b[9]}} & collector[1].slot[3].phys) | ({9{f_b[10]}} & collector[1].slot[4].phys)
            | ({9{f_b[11]}} & collector[1].slot[5].phys)
            | ({9{f_b[12]}} & collector[2].slot[0].phys)
            | ({9{f_b[13]}} & collector[2].slot[1].phys)
            | ({9{f_b[14]}} & collector[2].slot[2].phys)
            | ({9{f_b[15]}} & collector[2].slot[3].phys)
            | ({9{f_b[16]}} & collector[2].slot[4].phys)
            | ({9{f_b[17]}} & collector[2].slot[5].phys)
            | ({9{f_b[18]}} & collector[3].slot[0].phys)
            | ({9{f_b[19]}} & collector[3].slot[1].phys)
            | ({9{f_b[20]}} & collector[3].slot[2].phys)
            | ({9{f_b[21]}} & collector[3].slot[3].phys)
            | ({9{f_b[22]}} & collector[3].slot[4].phys)
            | ({9{f_b[23]}} & collector[3].slot[5].phys)
            | ({9{f_b[24]}} & collector[4].slot[0].phys)
            | ({9{f_b[25]}} & collector[4].slot[1].phys)
            | ({9{f_b[26]}} & collector[4].slot[2].phys)
            | ({9{f_b[27]}} & collector[4].slot[3].phys)
            | ({9{f_b[28]}} & collector[4].slot[4].phys)
            | ({9{f_b[29]}} & collector[4].slot[5].phys)
            | ({9{f_b[30]}} & collector[5].slot[0].phys)
            | ({9{f_b[31]}} & collector[5].slot[1].phys)
            | ({9{f_b[32]}} & collector[5].slot[2].phys)
            | ({9{f_b[33]}} & collector[5].slot[3].phys)
            | ({9{f_b[34]}} & collector[5].slot[4].phys)
            | ({9{f_b[35]}} & collector[5].slot[5].phys)
            | ({9{f_b[36]}} & collector[6].slot[0].phys)
            | ({9{f_b[37]}} & collector[6].slot[1].phys)
            | ({9{f_b[38]}} & collector[6].slot[2].phys)
            | ({9{f_b[39]}} & collector[6].slot[3].phys)
            | ({9{f_b[40]}} & collector[6].slot[4].phys)
            | ({9{f_b[41]}} & collector[6].slot[5].phys)
            | ({9{f_b[42]}} & collector[7].slot[0].phys)
            | ({9{f_b[43]}} & collector[7].slot[1].phys)
            | ({9{f_b[44]}} & collector[7].slot[2].phys)
            | ({9{f_b[45]}} & collector[7].slot[3].phys)
            | ({9{f_b[46]}} & collector[7].slot[4].phys)
            | ({9{f_b[47]}} & collector[7].slot[5].phys);

    // BA-Q3: Its register stays.
    always @* if (!rst) BA_Q3_16: assert(~f_b_waits | (f_b_phys == _or_10));

    // BA-Q3: Only what is queued is granted.
    always @* if (!rst) BA_Q3_17: assert(_inverse_2 | f_b_waits);

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
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_2_or = f_b[2] | f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_3_or = f_b[3] | f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_4_or = f_b[4] | f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1])
            | (f_b[8] & older[1]) | (f_b[9] & older[1]) | (f_b[10] & older[1])
            | (f_b[11] & older[1]) | (f_b[12] & older[2]) | (f_b[13] & older[2])
            | (f_b[14] & older[2]) | (f_b[15] & older[2]) | (f_b[16] & older[2])
            | (f_b[17] & older[2]) | (f_b[18] & older[3]) | (f_b[19] & older[3])
            | (f_b[20] & older[3]) | (f_b[21] & older[3]) | (f_b[22] & older[3])
            | (f_b[23] & older[3]) | (f_b[24] & older[4]) | (f_b[25] & older[4])
            | (f_b[26] & older[4]) | (f_b[27] & older[4]) | (f_b[28] & older[4])
            | (f_b[29] & older[4]) | (f_b[30] & older[5]) | (f_b[31] & older[5])
            | (f_b[32] & older[5]) | (f_b[33] & older[5]) | (f_b[34] & older[5])
            | (f_b[35] & older[5]) | (f_b[36] & older[6]) | (f_b[37] & older[6])
            | (f_b[38] & older[6]) | (f_b[39] & older[6]) | (f_b[40] & older[6])
            | (f_b[41] & older[6]) | (f_b[42] & older[7]) | (f_b[43] & older[7])
            | (f_b[44] & older[7]) | (f_b[45] & older[7]) | (f_b[46] & older[7])
            | (f_b[47] & older[7]);
    wire _f_b_5_or = f_b[5] | (f_b[6] & older[1]) | (f_b[7] & older[1]) | (f_b[8] & older[1])
            | (f_b[9] & older[1]) | (f_b[10] & older[1]) | (f_b[11] & older[1])
            | (f_b[12] & older[2]) | (f_b[13] & older[2]) | (f_b[14] & older[2])
            | (f_b[15] & older[2]) | (f_b[16] & older[2]) | (f_b[17] & older[2])
            | (f_b[18] & older[3]) | (f_b[19] & older[3]) | (f_b[20] & older[3])
            | (f_b[21] & older[3]) | (f_b[22] & older[3]) | (f_b[23] & older[3])
            | (f_b[24] & older[4]) | (f_b[25] & older[4]) | (f_b[26] & older[4])
            | (f_b[27] & older[4]) | (f_b[28] & older[4]) | (f_b[29] & older[4])
            | (f_b[30] & older[5]) | (f_b[31] & older[5]) | (f_b[32] & older[5])
            | (f_b[33] & older[5]) | (f_b[34] & older[5]) | (f_b[35] & older[5])
            | (f_b[36] & older[6]) | (f_b[37] & older[6]) | (f_b[38] & older[6])
            | (f_b[39] & older[6]) | (f_b[40] & older[6]) | (f_b[41] & older[6])
            | (f_b[42] & older[7]) | (f_b[43] & older[7]) | (f_b[44] & older[7])
            | (f_b[45] & older[7]) | (f_b[46] & older[7]) | (f_b[47] & older[7]);
    wire _or_11 = (f_b[6] & older[1]) | (f_b[7] & older[1]) | (f_b[8] & older[1])
            | (f_b[9] & older[1]) | (f_b[10] & older[1]) | (f_b[11] & older[1])
            | (f_b[12] & older[2]) | (f_b[13] & older[2]) | (f_b[14] & older[2])
            | (f_b[15] & older[2]) | (f_b[16] & older[2]) | (f_b[17] & older[2])
            | (f_b[18] & older[3]) | (f_b[19] & older[3]) | (f_b[20] & older[3])
            | (f_b[21] & older[3]) | (f_b[22] & older[3]) | (f_b[23] & older[3])
            | (f_b[24] & older[4]) | (f_b[25] & older[4]) | (f_b[26] & older[4])
            | (f_b[27] & older[4]) | (f_b[28] & older[4]) | (f_b[29] & older[4])
            | (f_b[30] & older[5]) | (f_b[31] & older[5]) | (f_b[32] & older[5])
            | (f_b[33] & older[5]) | (f_b[34] & older[5]) | (f_b[35] & older[5])
            | (f_b[36] & older[6]) | (f_b[37] & older[6]) | (f_b[38] & older[6])
            | (f_b[39] & older[6]) | (f_b[40] & older[6]) | (f_b[41] & older[6])
            | (f_b[42] & older[7]) | (f_b[43] & older[7]) | (f_b[44] & older[7])
            | (f_b[45] & older[7]) | (f_b[46] & older[7]) | (f_b[47] & older[7]);
    wire _or_12 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[7]
            | f_b[8] | f_b[9] | f_b[10] | f_b[11] | (f_b[12] & older[NCU + 2])
            | (f_b[13] & older[NCU + 2]) | (f_b[14] & older[NCU + 2]) | (f_b[15] & older[NCU + 2])
            | (f_b[16] & older[NCU + 2]) | (f_b[17] & older[NCU + 2]) | (f_b[18] & older[NCU + 3])
            | (f_b[19] & older[NCU + 3]) | (f_b[20] & older[NCU + 3]) | (f_b[21] & older[NCU + 3])
            | (f_b[22] & older[NCU + 3]) | (f_b[23] & older[NCU + 3]) | (f_b[24] & older[NCU + 4])
            | (f_b[25] & older[NCU + 4]) | (f_b[26] & older[NCU + 4]) | (f_b[27] & older[NCU + 4])
            | (f_b[28] & older[NCU + 4]) | (f_b[29] & older[NCU + 4]) | (f_b[30] & older[NCU + 5])
            | (f_b[31] & older[NCU + 5]) | (f_b[32] & older[NCU + 5]) | (f_b[33] & older[NCU + 5])
            | (f_b[34] & older[NCU + 5]) | (f_b[35] & older[NCU + 5]) | (f_b[36] & older[NCU + 6])
            | (f_b[37] & older[NCU + 6]) | (f_b[38] & older[NCU + 6]) | (f_b[39] & older[NCU + 6])
            | (f_b[40] & older[NCU + 6]) | (f_b[41] & older[NCU + 6]) | (f_b[42] & older[NCU + 7])
            | (f_b[43] & older[NCU + 7]) | (f_b[44] & older[NCU + 7]) | (f_b[45] & older[NCU + 7])
            | (f_b[46] & older[NCU + 7]) | (f_b[47] & older[NCU + 7]);
    wire _or_13 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[8]
            | f_b[9] | f_b[10] | f_b[11] | (f_b[12] & older[NCU + 2]) | (f_b[13] & older[NCU + 2])
            | (f_b[14] & older[NCU + 2]) | (f_b[15] & older[NCU + 2]) | (f_b[16] & older[NCU + 2])
            | (f_b[17] & older[NCU + 2]) | (f_b[18] & older[NCU + 3]) | (f_b[19] & older[NCU + 3])
            | (f_b[20] & older[NCU + 3]) | (f_b[21] & older[NCU + 3]) | (f_b[22] & older[NCU + 3])
            | (f_b[23] & older[NCU + 3]) | (f_b[24] & older[NCU + 4]) | (f_b[25] & older[NCU + 4])
            | (f_b[26] & older[NCU + 4]) | (f_b[27] & older[NCU + 4]) | (f_b[28] & older[NCU + 4])
            | (f_b[29] & older[NCU + 4]) | (f_b[30] & older[NCU + 5]) | (f_b[31] & older[NCU + 5])
            | (f_b[32] & older[NCU + 5]) | (f_b[33] & older[NCU + 5]) | (f_b[34] & older[NCU + 5])
            | (f_b[35] & older[NCU + 5]) | (f_b[36] & older[NCU + 6]) | (f_b[37] & older[NCU + 6])
            | (f_b[38] & older[NCU + 6]) | (f_b[39] & older[NCU + 6]) | (f_b[40] & older[NCU + 6])
            | (f_b[41] & older[NCU + 6]) | (f_b[42] & older[NCU + 7]) | (f_b[43] & older[NCU + 7])
            | (f_b[44] & older[NCU + 7]) | (f_b[45] & older[NCU + 7]) | (f_b[46] & older[NCU + 7])
            | (f_b[47] & older[NCU + 7]);
    wire _or_14 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[9]
            | f_b[10] | f_b[11] | (f_b[12] & older[NCU + 2]) | (f_b[13] & older[NCU + 2])
            | (f_b[14] & older[NCU + 2]) | (f_b[15] & older[NCU + 2]) | (f_b[16] & older[NCU + 2])
            | (f_b[17] & older[NCU + 2]) | (f_b[18] & older[NCU + 3]) | (f_b[19] & older[NCU + 3])
            | (f_b[20] & older[NCU + 3]) | (f_b[21] & older[NCU + 3]) | (f_b[22] & older[NCU + 3])
            | (f_b[23] & older[NCU + 3]) | (f_b[24] & older[NCU + 4]) | (f_b[25] & older[NCU + 4])
            | (f_b[26] & older[NCU + 4]) | (f_b[27] & older[NCU + 4]) | (f_b[28] & older[NCU + 4])
            | (f_b[29] & older[NCU + 4]) | (f_b[30] & older[NCU + 5]) | (f_b[31] & older[NCU + 5])
            | (f_b[32] & older[NCU + 5]) | (f_b[33] & older[NCU + 5]) | (f_b[34] & older[NCU + 5])
            | (f_b[35] & older[NCU + 5]) | (f_b[36] & older[NCU + 6]) | (f_b[37] & older[NCU + 6])
            | (f_b[38] & older[NCU + 6]) | (f_b[39] & older[NCU + 6]) | (f_b[40] & older[NCU + 6])
            | (f_b[41] & older[NCU + 6]) | (f_b[42] & older[NCU + 7]) | (f_b[43] & older[NCU + 7])
            | (f_b[44] & older[NCU + 7]) | (f_b[45] & older[NCU + 7]) | (f_b[46] & older[NCU + 7])
            | (f_b[47] & older[NCU + 7]);
    wire _or_15 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[10]
            | f_b[11] | (f_b[12] & older[NCU + 2]) | (f_b[13] & older[NCU + 2])
            | (f_b[14] & older[NCU + 2]) | (f_b[15] & older[NCU + 2]) | (f_b[16] & older[NCU + 2])
            | (f_b[17] & older[NCU + 2]) | (f_b[18] & older[NCU + 3]) | (f_b[19] & older[NCU + 3])
            | (f_b[20] & older[NCU + 3]) | (f_b[21] & older[NCU + 3]) | (f_b[22] & older[NCU + 3])
            | (f_b[23] & older[NCU + 3]) | (f_b[24] & older[NCU + 4]) | (f_b[25] & older[NCU + 4])
            | (f_b[26] & older[NCU + 4]) | (f_b[27] & older[NCU + 4]) | (f_b[28] & older[NCU + 4])
            | (f_b[29] & older[NCU + 4]) | (f_b[30] & older[NCU + 5]) | (f_b[31] & older[NCU + 5])
            | (f_b[32] & older[NCU + 5]) | (f_b[33] & older[NCU + 5]) | (f_b[34] & older[NCU + 5])
            | (f_b[35] & older[NCU + 5]) | (f_b[36] & older[NCU + 6]) | (f_b[37] & older[NCU + 6])
            | (f_b[38] & older[NCU + 6]) | (f_b[39] & older[NCU + 6]) | (f_b[40] & older[NCU + 6])
            | (f_b[41] & older[NCU + 6]) | (f_b[42] & older[NCU + 7]) | (f_b[43] & older[NCU + 7])
            | (f_b[44] & older[NCU + 7]) | (f_b[45] & older[NCU + 7]) | (f_b[46] & older[NCU + 7])
            | (f_b[47] & older[NCU + 7]);
    wire _or_16 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU]) | f_b[11]
            | (f_b[12] & older[NCU + 2]) | (f_b[13] & older[NCU + 2]) | (f_b[14] & older[NCU + 2])
            | (f_b[15] & older[NCU + 2]) | (f_b[16] & older[NCU + 2]) | (f_b[17] & older[NCU + 2])
            | (f_b[18] & older[NCU + 3]) | (f_b[19] & older[NCU + 3]) | (f_b[20] & older[NCU + 3])
            | (f_b[21] & older[NCU + 3]) | (f_b[22] & older[NCU + 3]) | (f_b[23] & older[NCU + 3])
            | (f_b[24] & older[NCU + 4]) | (f_b[25] & older[NCU + 4]) | (f_b[26] & older[NCU + 4])
            | (f_b[27] & older[NCU + 4]) | (f_b[28] & older[NCU + 4]) | (f_b[29] & older[NCU + 4])
            | (f_b[30] & older[NCU + 5]) | (f_b[31] & older[NCU + 5]) | (f_b[32] & older[NCU + 5])
            | (f_b[33] & older[NCU + 5]) | (f_b[34] & older[NCU + 5]) | (f_b[35] & older[NCU + 5])
            | (f_b[36] & older[NCU + 6]) | (f_b[37] & older[NCU + 6]) | (f_b[38] & older[NCU + 6])
            | (f_b[39] & older[NCU + 6]) | (f_b[40] & older[NCU + 6]) | (f_b[41] & older[NCU + 6])
            | (f_b[42] & older[NCU + 7]) | (f_b[43] & older[NCU + 7]) | (f_b[44] & older[NCU + 7])
            | (f_b[45] & older[NCU + 7]) | (f_b[46] & older[NCU + 7]) | (f_b[47] & older[NCU + 7]);
    wire _or_17 = (f_b[0] & older[NCU]) | (f_b[1] & older[NCU]) | (f_b[2] & older[NCU])
            | (f_b[3] & older[NCU]) | (f_b[4] & older[NCU]) | (f_b[5] & older[NCU])
            | (f_b[12] & older[NCU + 2]) | (f_b[13] & older[NCU + 2]) | (f_b[14] & older[NCU + 2])
            | (f_b[15] & older[NCU + 2]) | (f_b[16] & older[NCU + 2]) | (f_b[17] & older[NCU + 2])
            | (f_b[18] & older[NCU + 3]) | (f_b[19] & older[NCU + 3]) | (f_b[20] & older[NCU + 3])
            | (f_b[21] & older[NCU + 3]) | (f_b[22] & older[NCU + 3]) | (f_b[23] & older[NCU + 3])
            | (f_b[24] & older[NCU + 4]) | (f_b[25] & older[NCU + 4]) | (f_b[26] & older[NCU + 4])
            | (f_b[27] & older[NCU + 4]) | (f_b[28] & older[NCU + 4]) | (f_b[29] & older[NCU + 4])
            | (f_b[30] & older[NCU + 5]) | (f_b[31] & older[NCU + 5]) | (f_b[32] & older[NCU + 5])
            | (f_b[33] & older[NCU + 5]) | (f_b[34] & older[NCU + 5]) | (f_b[35] & older[NCU + 5])
            | (f_b[36] & older[NCU + 6]) | (f_b[37] & older[NCU + 6]) | (f_b[38] & older[NCU + 6])
            | (f_b[39] & older[NCU + 6]) | (f_b[40] & older[NCU + 6]) | (f_b[41] & older[NCU + 6])
            | (f_b[42] & older[NCU + 7]) | (f_b[43] & older[NCU + 7]) | (f_b[44] & older[NCU + 7])
            | (f_b[45] & older[NCU + 7]) | (f_b[46] & older[NCU + 7]) | (f_b[47] & older[NCU + 7]);
    wire _or_18 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU]) | (f_b[4] & older[2*NCU]) | (f_b[5] & older[2*NCU])
            | (f_b[6] & older[2*NCU + 1]) | (f_b[7] & older[2*NCU + 1])
            | (f_b[8] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 1])
            | (f_b[10] & older[2*NCU + 1]) | (f_b[11] & older[2*NCU + 1]) | f_b[13] | f_b[14]
            | f_b[15] | f_b[16] | f_b[17] | (f_b[18] & older[2*NCU + 3])
            | (f_b[19] & older[2*NCU + 3]) | (f_b[20] & older[2*NCU + 3])
            | (f_b[21] & older[2*NCU + 3]) | (f_b[22] & older[2*NCU + 3])
            | (f_b[23] & older[2*NCU + 3]) | (f_b[24] & older[2*NCU + 4])
            | (f_b[25] & older[2*NCU + 4]) | (f_b[26] & older[2*NCU + 4])
            | (f_b[27] & older[2*NCU + 4]) | (f_b[28] & older[2*NCU + 4])
            | (f_b[29] & older[2*NCU + 4]) | (f_b[30] & older[2*NCU + 5])
            | (f_b[31] & older[2*NCU + 5]) | (f_b[32] & older[2*NCU + 5])
            | (f_b[33] & older[2*NCU + 5]) | (f_b[34] & older[2*NCU + 5])
            | (f_b[35] & older[2*NCU + 5]) | (f_b[36] & older[2*NCU + 6])
            | (f_b[37] & older[2*NCU + 6]) | (f_b[38] & older[2*NCU + 6])
            | (f_b[39] & older[2*NCU + 6]) | (f_b[40] & older[2*NCU + 6])
            | (f_b[41] & older[2*NCU + 6]) | (f_b[42] & older[2*NCU + 7])
            | (f_b[43] & older[2*NCU + 7]) | (f_b[44] & older[2*NCU + 7])
            | (f_b[45] & older[2*NCU + 7]) | (f_b[46] & older[2*NCU + 7])
            | (f_b[47] & older[2*NCU + 7]);
    wire _or_19 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU]) | (f_b[4] & older[2*NCU]) | (f_b[5] & older[2*NCU])
            | (f_b[6] & older[2*NCU + 1]) | (f_b[7] & older[2*NCU + 1])
            | (f_b[8] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 1])
            | (f_b[10] & older[2*NCU + 1]) | (f_b[11] & older[2*NCU + 1]) | f_b[14] | f_b[15]
            | f_b[16] | f_b[17] | (f_b[18] & older[2*NCU + 3]) | (f_b[19] & older[2*NCU + 3])
            | (f_b[20] & older[2*NCU + 3]) | (f_b[21] & older[2*NCU + 3])
            | (f_b[22] & older[2*NCU + 3]) | (f_b[23] & older[2*NCU + 3])
            | (f_b[24] & older[2*NCU + 4]) | (f_b[25] & older[2*NCU + 4])
            | (f_b[26] & older[2*NCU + 4]) | (f_b[27] & older[2*NCU + 4])
            | (f_b[28] & older[2*NCU + 4]) | (f_b[29] & older[2*NCU + 4])
            | (f_b[30] & older[2*NCU + 5]) | (f_b[31] & older[2*NCU + 5])
            | (f_b[32] & older[2*NCU + 5]) | (f_b[33] & older[2*NCU + 5])
            | (f_b[34] & older[2*NCU + 5]) | (f_b[35] & older[2*NCU + 5])
            | (f_b[36] & older[2*NCU + 6]) | (f_b[37] & older[2*NCU + 6])
            | (f_b[38] & older[2*NCU + 6]) | (f_b[39] & older[2*NCU + 6])
            | (f_b[40] & older[2*NCU + 6]) | (f_b[41] & older[2*NCU + 6])
            | (f_b[42] & older[2*NCU + 7]) | (f_b[43] & older[2*NCU + 7])
            | (f_b[44] & older[2*NCU + 7]) | (f_b[45] & older[2*NCU + 7])
            | (f_b[46] & older[2*NCU + 7]) | (f_b[47] & older[2*NCU + 7]);
    wire _or_20 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU]) | (f_b[4] & older[2*NCU]) | (f_b[5] & older[2*NCU])
            | (f_b[6] & older[2*NCU + 1]) | (f_b[7] & older[2*NCU + 1])
            | (f_b[8] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 1])
            | (f_b[10] & older[2*NCU + 1]) | (f_b[11] & older[2*NCU + 1]) | f_b[15] | f_b[16]
            | f_b[17] | (f_b[18] & older[2*NCU + 3]) | (f_b[19] & older[2*NCU + 3])
            | (f_b[20] & older[2*NCU + 3]) | (f_b[21] & older[2*NCU + 3])
            | (f_b[22] & older[2*NCU + 3]) | (f_b[23] & older[2*NCU + 3])
            | (f_b[24] & older[2*NCU + 4]) | (f_b[25] & older[2*NCU + 4])
            | (f_b[26] & older[2*NCU + 4]) | (f_b[27] & older[2*NCU + 4])
            | (f_b[28] & older[2*NCU + 4]) | (f_b[29] & older[2*NCU + 4])
            | (f_b[30] & older[2*NCU + 5]) | (f_b[31] & older[2*NCU + 5])
            | (f_b[32] & older[2*NCU + 5]) | (f_b[33] & older[2*NCU + 5])
            | (f_b[34] & older[2*NCU + 5]) | (f_b[35] & older[2*NCU + 5])
            | (f_b[36] & older[2*NCU + 6]) | (f_b[37] & older[2*NCU + 6])
            | (f_b[38] & older[2*NCU + 6]) | (f_b[39] & older[2*NCU + 6])
            | (f_b[40] & older[2*NCU + 6]) | (f_b[41] & older[2*NCU + 6])
            | (f_b[42] & older[2*NCU + 7]) | (f_b[43] & older[2*NCU + 7])
            | (f_b[44] & older[2*NCU + 7]) | (f_b[45] & older[2*NCU + 7])
            | (f_b[46] & older[2*NCU + 7]) | (f_b[47] & older[2*NCU + 7]);
    wire _or_21 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU]) | (f_b[4] & older[2*NCU]) | (f_b[5] & older[2*NCU])
            | (f_b[6] & older[2*NCU + 1]) | (f_b[7] & older[2*NCU + 1])
            | (f_b[8] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 1])
            | (f_b[10] & older[2*NCU + 1]) | (f_b[11] & older[2*NCU + 1]) | f_b[16] | f_b[17]
            | (f_b[18] & older[2*NCU + 3]) | (f_b[19] & older[2*NCU + 3])
            | (f_b[20] & older[2*NCU + 3]) | (f_b[21] & older[2*NCU + 3])
            | (f_b[22] & older[2*NCU + 3]) | (f_b[23] & older[2*NCU + 3])
            | (f_b[24] & older[2*NCU + 4]) | (f_b[25] & older[2*NCU + 4])
            | (f_b[26] & older[2*NCU + 4]) | (f_b[27] & older[2*NCU + 4])
            | (f_b[28] & older[2*NCU + 4]) | (f_b[29] & older[2*NCU + 4])
            | (f_b[30] & older[2*NCU + 5]) | (f_b[31] & older[2*NCU + 5])
            | (f_b[32] & older[2*NCU + 5]) | (f_b[33] & older[2*NCU + 5])
            | (f_b[34] & older[2*NCU + 5]) | (f_b[35] & older[2*NCU + 5])
            | (f_b[36] & older[2*NCU + 6]) | (f_b[37] & older[2*NCU + 6])
            | (f_b[38] & older[2*NCU + 6]) | (f_b[39] & older[2*NCU + 6])
            | (f_b[40] & older[2*NCU + 6]) | (f_b[41] & older[2*NCU + 6])
            | (f_b[42] & older[2*NCU + 7]) | (f_b[43] & older[2*NCU + 7])
            | (f_b[44] & older[2*NCU + 7]) | (f_b[45] & older[2*NCU + 7])
            | (f_b[46] & older[2*NCU + 7]) | (f_b[47] & older[2*NCU + 7]);
    wire _or_22 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU]) | (f_b[4] & older[2*NCU]) | (f_b[5] & older[2*NCU])
            | (f_b[6] & older[2*NCU + 1]) | (f_b[7] & older[2*NCU + 1])
            | (f_b[8] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 1])
            | (f_b[10] & older[2*NCU + 1]) | (f_b[11] & older[2*NCU + 1]) | f_b[17]
            | (f_b[18] & older[2*NCU + 3]) | (f_b[19] & older[2*NCU + 3])
            | (f_b[20] & older[2*NCU + 3]) | (f_b[21] & older[2*NCU + 3])
            | (f_b[22] & older[2*NCU + 3]) | (f_b[23] & older[2*NCU + 3])
            | (f_b[24] & older[2*NCU + 4]) | (f_b[25] & older[2*NCU + 4])
            | (f_b[26] & older[2*NCU + 4]) | (f_b[27] & older[2*NCU + 4])
            | (f_b[28] & older[2*NCU + 4]) | (f_b[29] & older[2*NCU + 4])
            | (f_b[30] & older[2*NCU + 5]) | (f_b[31] & older[2*NCU + 5])
            | (f_b[32] & older[2*NCU + 5]) | (f_b[33] & older[2*NCU + 5])
            | (f_b[34] & older[2*NCU + 5]) | (f_b[35] & older[2*NCU + 5])
            | (f_b[36] & older[2*NCU + 6]) | (f_b[37] & older[2*NCU + 6])
            | (f_b[38] & older[2*NCU + 6]) | (f_b[39] & older[2*NCU + 6])
            | (f_b[40] & older[2*NCU + 6]) | (f_b[41] & older[2*NCU + 6])
            | (f_b[42] & older[2*NCU + 7]) | (f_b[43] & older[2*NCU + 7])
            | (f_b[44] & older[2*NCU + 7]) | (f_b[45] & older[2*NCU + 7])
            | (f_b[46] & older[2*NCU + 7]) | (f_b[47] & older[2*NCU + 7]);
    wire _or_23 = (f_b[0] & older[2*NCU]) | (f_b[1] & older[2*NCU]) | (f_b[2] & older[2*NCU])
            | (f_b[3] & older[2*NCU]) | (f_b[4] & older[2*NCU]) | (f_b[5] & older[2*NCU])
            | (f_b[6] & older[2*NCU + 1]) | (f_b[7] & older[2*NCU + 1])
            | (f_b[8] & older[2*NCU + 1]) | (f_b[9] & older[2*NCU + 1])
            | (f_b[10] & older[2*NCU + 1]) | (f_b[11] & older[2*NCU + 1])
            | (f_b[18] & older[2*NCU + 3]) | (f_b[19] & older[2*NCU + 3])
            | (f_b[20] & older[2*NCU + 3]) | (f_b[21] & older[2*NCU + 3])
            | (f_b[22] & older[2*NCU + 3]) | (f_b[23] & older[2*NCU + 3])
            | (f_b[24] & older[2*NCU + 4]) | (f_b[25] & older[2*NCU + 4])
            | (f_b[26] & older[2*NCU + 4]) | (f_b[27] & older[2*NCU + 4])
            | (f_b[28] & older[2*NCU + 4]) | (f_b[29] & older[2*NCU + 4])
            | (f_b[30] & older[2*NCU + 5]) | (f_b[31] & older[2*NCU + 5])
            | (f_b[32] & older[2*NCU + 5]) | (f_b[33] & older[2*NCU + 5])
            | (f_b[34] & older[2*NCU + 5]) | (f_b[35] & older[2*NCU + 5])
            | (f_b[36] & older[2*NCU + 6]) | (f_b[37] & older[2*NCU + 6])
            | (f_b[38] & older[2*NCU + 6]) | (f_b[39] & older[2*NCU + 6])
            | (f_b[40] & older[2*NCU + 6]) | (f_b[41] & older[2*NCU + 6])
            | (f_b[42] & older[2*NCU + 7]) | (f_b[43] & older[2*NCU + 7])
            | (f_b[44] & older[2*NCU + 7]) | (f_b[45] & older[2*NCU + 7])
            | (f_b[46] & older[2*NCU + 7]) | (f_b[47] & older[2*NCU + 7]);
    wire _or_24 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU]) | (f_b[4] & older[3*NCU]) | (f_b[5] & older[3*NCU])
            | (f_b[6] & older[3*NCU + 1]) | (f_b[7] & older[3*NCU + 1])
            | (f_b[8] & older[3*NCU + 1]) | (f_b[9] & older[3*NCU + 1])
            | (f_b[10] & older[3*NCU + 1]) | (f_b[11] & older[3*NCU + 1])
            | (f_b[12] & older[3*NCU + 2]) | (f_b[13] & older[3*NCU + 2])
            | (f_b[14] & older[3*NCU + 2]) | (f_b[15] & older[3*NCU + 2])
            | (f_b[16] & older[3*NCU + 2]) | (f_b[17] & older[3*NCU + 2]) | f_b[19] | f_b[20]
            | f_b[21] | f_b[22] | f_b[23] | (f_b[24] & older[3*NCU + 4])
            | (f_b[25] & older[3*NCU + 4]) | (f_b[26] & older[3*NCU + 4])
            | (f_b[27] & older[3*NCU + 4]) | (f_b[28] & older[3*NCU + 4])
            | (f_b[29] & older[3*NCU + 4]) | (f_b[30] & older[3*NCU + 5])
            | (f_b[31] & older[3*NCU + 5]) | (f_b[32] & older[3*NCU + 5])
            | (f_b[33] & older[3*NCU + 5]) | (f_b[34] & older[3*NCU + 5])
            | (f_b[35] & older[3*NCU + 5]) | (f_b[36] & older[3*NCU + 6])
            | (f_b[37] & older[3*NCU + 6]) | (f_b[38] & older[3*NCU + 6])
            | (f_b[39] & older[3*NCU + 6]) | (f_b[40] & older[3*NCU + 6])
            | (f_b[41] & older[3*NCU + 6]) | (f_b[42] & older[3*NCU + 7])
            | (f_b[43] & older[3*NCU + 7]) | (f_b[44] & older[3*NCU + 7])
            | (f_b[45] & older[3*NCU + 7]) | (f_b[46] & older[3*NCU + 7])
            | (f_b[47] & older[3*NCU + 7]);
    wire _or_25 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU]) | (f_b[4] & older[3*NCU]) | (f_b[5] & older[3*NCU])
            | (f_b[6] & older[3*NCU + 1]) | (f_b[7] & older[3*NCU + 1])
            | (f_b[8] & older[3*NCU + 1]) | (f_b[9] & older[3*NCU + 1])
            | (f_b[10] & older[3*NCU + 1]) | (f_b[11] & older[3*NCU + 1])
            | (f_b[12] & older[3*NCU + 2]) | (f_b[13] & older[3*NCU + 2])
            | (f_b[14] & older[3*NCU + 2]) | (f_b[15] & older[3*NCU + 2])
            | (f_b[16] & older[3*NCU + 2]) | (f_b[17] & older[3*NCU + 2]) | f_b[20] | f_b[21]
            | f_b[22] | f_b[23] | (f_b[24] & older[3*NCU + 4]) | (f_b[25] & older[3*NCU + 4])
            | (f_b[26] & older[3*NCU + 4]) | (f_b[27] & older[3*NCU + 4])
            | (f_b[28] & older[3*NCU + 4]) | (f_b[29] & older[3*NCU + 4])
            | (f_b[30] & older[3*NCU + 5]) | (f_b[31] & older[3*NCU + 5])
            | (f_b[32] & older[3*NCU + 5]) | (f_b[33] & older[3*NCU + 5])
            | (f_b[34] & older[3*NCU + 5]) | (f_b[35] & older[3*NCU + 5])
            | (f_b[36] & older[3*NCU + 6]) | (f_b[37] & older[3*NCU + 6])
            | (f_b[38] & older[3*NCU + 6]) | (f_b[39] & older[3*NCU + 6])
            | (f_b[40] & older[3*NCU + 6]) | (f_b[41] & older[3*NCU + 6])
            | (f_b[42] & older[3*NCU + 7]) | (f_b[43] & older[3*NCU + 7])
            | (f_b[44] & older[3*NCU + 7]) | (f_b[45] & older[3*NCU + 7])
            | (f_b[46] & older[3*NCU + 7]) | (f_b[47] & older[3*NCU + 7]);
    wire _or_26 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU]) | (f_b[4] & older[3*NCU]) | (f_b[5] & older[3*NCU])
            | (f_b[6] & older[3*NCU + 1]) | (f_b[7] & older[3*NCU + 1])
            | (f_b[8] & older[3*NCU + 1]) | (f_b[9] & older[3*NCU + 1])
            | (f_b[10] & older[3*NCU + 1]) | (f_b[11] & older[3*NCU + 1])
            | (f_b[12] & older[3*NCU + 2]) | (f_b[13] & older[3*NCU + 2])
            | (f_b[14] & older[3*NCU + 2]) | (f_b[15] & older[3*NCU + 2])
            | (f_b[16] & older[3*NCU + 2]) | (f_b[17] & older[3*NCU + 2]) | f_b[21] | f_b[22]
            | f_b[23] | (f_b[24] & older[3*NCU + 4]) | (f_b[25] & older[3*NCU + 4])
            | (f_b[26] & older[3*NCU + 4]) | (f_b[27] & older[3*NCU + 4])
            | (f_b[28] & older[3*NCU + 4]) | (f_b[29] & older[3*NCU + 4])
            | (f_b[30] & older[3*NCU + 5]) | (f_b[31] & older[3*NCU + 5])
            | (f_b[32] & older[3*NCU + 5]) | (f_b[33] & older[3*NCU + 5])
            | (f_b[34] & older[3*NCU + 5]) | (f_b[35] & older[3*NCU + 5])
            | (f_b[36] & older[3*NCU + 6]) | (f_b[37] & older[3*NCU + 6])
            | (f_b[38] & older[3*NCU + 6]) | (f_b[39] & older[3*NCU + 6])
            | (f_b[40] & older[3*NCU + 6]) | (f_b[41] & older[3*NCU + 6])
            | (f_b[42] & older[3*NCU + 7]) | (f_b[43] & older[3*NCU + 7])
            | (f_b[44] & older[3*NCU + 7]) | (f_b[45] & older[3*NCU + 7])
            | (f_b[46] & older[3*NCU + 7]) | (f_b[47] & older[3*NCU + 7]);
    wire _or_27 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU]) | (f_b[4] & older[3*NCU]) | (f_b[5] & older[3*NCU])
            | (f_b[6] & older[3*NCU + 1]) | (f_b[7] & older[3*NCU + 1])
            | (f_b[8] & older[3*NCU + 1]) | (f_b[9] & older[3*NCU + 1])
            | (f_b[10] & older[3*NCU + 1]) | (f_b[11] & older[3*NCU + 1])
            | (f_b[12] & older[3*NCU + 2]) | (f_b[13] & older[3*NCU + 2])
            | (f_b[14] & older[3*NCU + 2]) | (f_b[15] & older[3*NCU + 2])
            | (f_b[16] & older[3*NCU + 2]) | (f_b[17] & older[3*NCU + 2]) | f_b[22] | f_b[23]
            | (f_b[24] & older[3*NCU + 4]) | (f_b[25] & older[3*NCU + 4])
            | (f_b[26] & older[3*NCU + 4]) | (f_b[27] & older[3*NCU + 4])
            | (f_b[28] & older[3*NCU + 4]) | (f_b[29] & older[3*NCU + 4])
            | (f_b[30] & older[3*NCU + 5]) | (f_b[31] & older[3*NCU + 5])
            | (f_b[32] & older[3*NCU + 5]) | (f_b[33] & older[3*NCU + 5])
            | (f_b[34] & older[3*NCU + 5]) | (f_b[35] & older[3*NCU + 5])
            | (f_b[36] & older[3*NCU + 6]) | (f_b[37] & older[3*NCU + 6])
            | (f_b[38] & older[3*NCU + 6]) | (f_b[39] & older[3*NCU + 6])
            | (f_b[40] & older[3*NCU + 6]) | (f_b[41] & older[3*NCU + 6])
            | (f_b[42] & older[3*NCU + 7]) | (f_b[43] & older[3*NCU + 7])
            | (f_b[44] & older[3*NCU + 7]) | (f_b[45] & older[3*NCU + 7])
            | (f_b[46] & older[3*NCU + 7]) | (f_b[47] & older[3*NCU + 7]);
    wire _or_28 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU]) | (f_b[4] & older[3*NCU]) | (f_b[5] & older[3*NCU])
            | (f_b[6] & older[3*NCU + 1]) | (f_b[7] & older[3*NCU + 1])
            | (f_b[8] & older[3*NCU + 1]) | (f_b[9] & older[3*NCU + 1])
            | (f_b[10] & older[3*NCU + 1]) | (f_b[11] & older[3*NCU + 1])
            | (f_b[12] & older[3*NCU + 2]) | (f_b[13] & older[3*NCU + 2])
            | (f_b[14] & older[3*NCU + 2]) | (f_b[15] & older[3*NCU + 2])
            | (f_b[16] & older[3*NCU + 2]) | (f_b[17] & older[3*NCU + 2]) | f_b[23]
            | (f_b[24] & older[3*NCU + 4]) | (f_b[25] & older[3*NCU + 4])
            | (f_b[26] & older[3*NCU + 4]) | (f_b[27] & older[3*NCU + 4])
            | (f_b[28] & older[3*NCU + 4]) | (f_b[29] & older[3*NCU + 4])
            | (f_b[30] & older[3*NCU + 5]) | (f_b[31] & older[3*NCU + 5])
            | (f_b[32] & older[3*NCU + 5]) | (f_b[33] & older[3*NCU + 5])
            | (f_b[34] & older[3*NCU + 5]) | (f_b[35] & older[3*NCU + 5])
            | (f_b[36] & older[3*NCU + 6]) | (f_b[37] & older[3*NCU + 6])
            | (f_b[38] & older[3*NCU + 6]) | (f_b[39] & older[3*NCU + 6])
            | (f_b[40] & older[3*NCU + 6]) | (f_b[41] & older[3*NCU + 6])
            | (f_b[42] & older[3*NCU + 7]) | (f_b[43] & older[3*NCU + 7])
            | (f_b[44] & older[3*NCU + 7]) | (f_b[45] & older[3*NCU + 7])
            | (f_b[46] & older[3*NCU + 7]) | (f_b[47] & older[3*NCU + 7]);
    wire _or_29 = (f_b[0] & older[3*NCU]) | (f_b[1] & older[3*NCU]) | (f_b[2] & older[3*NCU])
            | (f_b[3] & older[3*NCU]) | (f_b[4] & older[3*NCU]) | (f_b[5] & older[3*NCU])
            | (f_b[6] & older[3*NCU + 1]) | (f_b[7] & older[3*NCU + 1])
            | (f_b[8] & older[3*NCU + 1]) | (f_b[9] & older[3*NCU + 1])
            | (f_b[10] & older[3*NCU + 1]) | (f_b[11] & older[3*NCU + 1])
            | (f_b[12] & older[3*NCU + 2]) | (f_b[13] & older[3*NCU + 2])
            | (f_b[14] & older[3*NCU + 2]) | (f_b[15] & older[3*NCU + 2])
            | (f_b[16] & older[3*NCU + 2]) | (f_b[17] & older[3*NCU + 2])
            | (f_b[24] & older[3*NCU + 4]) | (f_b[25] & older[3*NCU + 4])
            | (f_b[26] & older[3*NCU + 4]) | (f_b[27] & older[3*NCU + 4])
            | (f_b[28] & older[3*NCU + 4]) | (f_b[29] & older[3*NCU + 4])
            | (f_b[30] & older[3*NCU + 5]) | (f_b[31] & older[3*NCU + 5])
            | (f_b[32] & older[3*NCU + 5]) | (f_b[33] & older[3*NCU + 5])
            | (f_b[34] & older[3*NCU + 5]) | (f_b[35] & older[3*NCU + 5])
            | (f_b[36] & older[3*NCU + 6]) | (f_b[37] & older[3*NCU + 6])
            | (f_b[38] & older[3*NCU + 6]) | (f_b[39] & older[3*NCU + 6])
            | (f_b[40] & older[3*NCU + 6]) | (f_b[41] & older[3*NCU + 6])
            | (f_b[42] & older[3*NCU + 7]) | (f_b[43] & older[3*NCU + 7])
            | (f_b[44] & older[3*NCU + 7]) | (f_b[45] & older[3*NCU + 7])
            | (f_b[46] & older[3*NCU + 7]) | (f_b[47] & older[3*NCU + 7]);
    wire _or_30 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU]) | (f_b[4] & older[4*NCU]) | (f_b[5] & older[4*NCU])
            | (f_b[6] & older[4*NCU + 1]) | (f_b[7] & older[4*NCU + 1])
            | (f_b[8] & older[4*NCU + 1]) | (f_b[9] & older[4*NCU + 1])
            | (f_b[10] & older[4*NCU + 1]) | (f_b[11] & older[4*NCU + 1])
            | (f_b[12] & older[4*NCU + 2]) | (f_b[13] & older[4*NCU + 2])
            | (f_b[14] & older[4*NCU + 2]) | (f_b[15] & older[4*NCU + 2])
            | (f_b[16] & older[4*NCU + 2]) | (f_b[17] & older[4*NCU + 2])
            | (f_b[18] & older[4*NCU + 3]) | (f_b[19] & older[4*NCU + 3])
            | (f_b[20] & older[4*NCU + 3]) | (f_b[21] & older[4*NCU + 3])
            | (f_b[22] & older[4*NCU + 3]) | (f_b[23] & older[4*NCU + 3]) | f_b[25] | f_b[26]
            | f_b[27] | f_b[28] | f_b[29] | (f_b[30] & older[4*NCU + 5])
            | (f_b[31] & older[4*NCU + 5]) | (f_b[32] & older[4*NCU + 5])
            | (f_b[33] & older[4*NCU + 5]) | (f_b[34] & older[4*NCU + 5])
            | (f_b[35] & older[4*NCU + 5]) | (f_b[36] & older[4*NCU + 6])
            | (f_b[37] & older[4*NCU + 6]) | (f_b[38] & older[4*NCU + 6])
            | (f_b[39] & older[4*NCU + 6]) | (f_b[40] & older[4*NCU + 6])
            | (f_b[41] & older[4*NCU + 6]) | (f_b[42] & older[4*NCU + 7])
            | (f_b[43] & older[4*NCU + 7]) | (f_b[44] & older[4*NCU + 7])
            | (f_b[45] & older[4*NCU + 7]) | (f_b[46] & older[4*NCU + 7])
            | (f_b[47] & older[4*NCU + 7]);
    wire _or_31 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU]) | (f_b[4] & older[4*NCU]) | (f_b[5] & older[4*NCU])
            | (f_b[6] & older[4*NCU + 1]) | (f_b[7] & older[4*NCU + 1])
            | (f_b[8] & older[4*NCU + 1]) | (f_b[9] & older[4*NCU + 1])
            | (f_b[10] & older[4*NCU + 1]) | (f_b[11] & older[4*NCU + 1])
            | (f_b[12] & older[4*NCU + 2]) | (f_b[13] & older[4*NCU + 2])
            | (f_b[14] & older[4*NCU + 2]) | (f_b[15] & older[4*NCU + 2])
            | (f_b[16] & older[4*NCU + 2]) | (f_b[17] & older[4*NCU + 2])
            | (f_b[18] & older[4*NCU + 3]) | (f_b[19] & older[4*NCU + 3])
            | (f_b[20] & older[4*NCU + 3]) | (f_b[21] & older[4*NCU + 3])
            | (f_b[22] & older[4*NCU + 3]) | (f_b[23] & older[4*NCU + 3]) | f_b[26] | f_b[27]
            | f_b[28] | f_b[29] | (f_b[30] & older[4*NCU + 5]) | (f_b[31] & older[4*NCU + 5])
            | (f_b[32] & older[4*NCU + 5]) | (f_b[33] & older[4*NCU + 5])
            | (f_b[34] & older[4*NCU + 5]) | (f_b[35] & older[4*NCU + 5])
            | (f_b[36] & older[4*NCU + 6]) | (f_b[37] & older[4*NCU + 6])
            | (f_b[38] & older[4*NCU + 6]) | (f_b[39] & older[4*NCU + 6])
            | (f_b[40] & older[4*NCU + 6]) | (f_b[41] & older[4*NCU + 6])
            | (f_b[42] & older[4*NCU + 7]) | (f_b[43] & older[4*NCU + 7])
            | (f_b[44] & older[4*NCU + 7]) | (f_b[45] & older[4*NCU + 7])
            | (f_b[46] & older[4*NCU + 7]) | (f_b[47] & older[4*NCU + 7]);
    wire _or_32 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU]) | (f_b[4] & older[4*NCU]) | (f_b[5] & older[4*NCU])
            | (f_b[6] & older[4*NCU + 1]) | (f_b[7] & older[4*NCU + 1])
            | (f_b[8] & older[4*NCU + 1]) | (f_b[9] & older[4*NCU + 1])
            | (f_b[10] & older[4*NCU + 1]) | (f_b[11] & older[4*NCU + 1])
            | (f_b[12] & older[4*NCU + 2]) | (f_b[13] & older[4*NCU + 2])
            | (f_b[14] & older[4*NCU + 2]) | (f_b[15] & older[4*NCU + 2])
            | (f_b[16] & older[4*NCU + 2]) | (f_b[17] & older[4*NCU + 2])
            | (f_b[18] & older[4*NCU + 3]) | (f_b[19] & older[4*NCU + 3])
            | (f_b[20] & older[4*NCU + 3]) | (f_b[21] & older[4*NCU + 3])
            | (f_b[22] & older[4*NCU + 3]) | (f_b[23] & older[4*NCU + 3]) | f_b[27] | f_b[28]
            | f_b[29] | (f_b[30] & older[4*NCU + 5]) | (f_b[31] & older[4*NCU + 5])
            | (f_b[32] & older[4*NCU + 5]) | (f_b[33] & older[4*NCU + 5])
            | (f_b[34] & older[4*NCU + 5]) | (f_b[35] & older[4*NCU + 5])
            | (f_b[36] & older[4*NCU + 6]) | (f_b[37] & older[4*NCU + 6])
            | (f_b[38] & older[4*NCU + 6]) | (f_b[39] & older[4*NCU + 6])
            | (f_b[40] & older[4*NCU + 6]) | (f_b[41] & older[4*NCU + 6])
            | (f_b[42] & older[4*NCU + 7]) | (f_b[43] & older[4*NCU + 7])
            | (f_b[44] & older[4*NCU + 7]) | (f_b[45] & older[4*NCU + 7])
            | (f_b[46] & older[4*NCU + 7]) | (f_b[47] & older[4*NCU + 7]);
    wire _or_33 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU]) | (f_b[4] & older[4*NCU]) | (f_b[5] & older[4*NCU])
            | (f_b[6] & older[4*NCU + 1]) | (f_b[7] & older[4*NCU + 1])
            | (f_b[8] & older[4*NCU + 1]) | (f_b[9] & older[4*NCU + 1])
            | (f_b[10] & older[4*NCU + 1]) | (f_b[11] & older[4*NCU + 1])
            | (f_b[12] & older[4*NCU + 2]) | (f_b[13] & older[4*NCU + 2])
            | (f_b[14] & older[4*NCU + 2]) | (f_b[15] & older[4*NCU + 2])
            | (f_b[16] & older[4*NCU + 2]) | (f_b[17] & older[4*NCU + 2])
            | (f_b[18] & older[4*NCU + 3]) | (f_b[19] & older[4*NCU + 3])
            | (f_b[20] & older[4*NCU + 3]) | (f_b[21] & older[4*NCU + 3])
            | (f_b[22] & older[4*NCU + 3]) | (f_b[23] & older[4*NCU + 3]) | f_b[28] | f_b[29]
            | (f_b[30] & older[4*NCU + 5]) | (f_b[31] & older[4*NCU + 5])
            | (f_b[32] & older[4*NCU + 5]) | (f_b[33] & older[4*NCU + 5])
            | (f_b[34] & older[4*NCU + 5]) | (f_b[35] & older[4*NCU + 5])
            | (f_b[36] & older[4*NCU + 6]) | (f_b[37] & older[4*NCU + 6])
            | (f_b[38] & older[4*NCU + 6]) | (f_b[39] & older[4*NCU + 6])
            | (f_b[40] & older[4*NCU + 6]) | (f_b[41] & older[4*NCU + 6])
            | (f_b[42] & older[4*NCU + 7]) | (f_b[43] & older[4*NCU + 7])
            | (f_b[44] & older[4*NCU + 7]) | (f_b[45] & older[4*NCU + 7])
            | (f_b[46] & older[4*NCU + 7]) | (f_b[47] & older[4*NCU + 7]);
    wire _or_34 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU]) | (f_b[4] & older[4*NCU]) | (f_b[5] & older[4*NCU])
            | (f_b[6] & older[4*NCU + 1]) | (f_b[7] & older[4*NCU + 1])
            | (f_b[8] & older[4*NCU + 1]) | (f_b[9] & older[4*NCU + 1])
            | (f_b[10] & older[4*NCU + 1]) | (f_b[11] & older[4*NCU + 1])
            | (f_b[12] & older[4*NCU + 2]) | (f_b[13] & older[4*NCU + 2])
            | (f_b[14] & older[4*NCU + 2]) | (f_b[15] & older[4*NCU + 2])
            | (f_b[16] & older[4*NCU + 2]) | (f_b[17] & older[4*NCU + 2])
            | (f_b[18] & older[4*NCU + 3]) | (f_b[19] & older[4*NCU + 3])
            | (f_b[20] & older[4*NCU + 3]) | (f_b[21] & older[4*NCU + 3])
            | (f_b[22] & older[4*NCU + 3]) | (f_b[23] & older[4*NCU + 3]) | f_b[29]
            | (f_b[30] & older[4*NCU + 5]) | (f_b[31] & older[4*NCU + 5])
            | (f_b[32] & older[4*NCU + 5]) | (f_b[33] & older[4*NCU + 5])
            | (f_b[34] & older[4*NCU + 5]) | (f_b[35] & older[4*NCU + 5])
            | (f_b[36] & older[4*NCU + 6]) | (f_b[37] & older[4*NCU + 6])
            | (f_b[38] & older[4*NCU + 6]) | (f_b[39] & older[4*NCU + 6])
            | (f_b[40] & older[4*NCU + 6]) | (f_b[41] & older[4*NCU + 6])
            | (f_b[42] & older[4*NCU + 7]) | (f_b[43] & older[4*NCU + 7])
            | (f_b[44] & older[4*NCU + 7]) | (f_b[45] & older[4*NCU + 7])
            | (f_b[46] & older[4*NCU + 7]) | (f_b[47] & older[4*NCU + 7]);
    wire _or_35 = (f_b[0] & older[4*NCU]) | (f_b[1] & older[4*NCU]) | (f_b[2] & older[4*NCU])
            | (f_b[3] & older[4*NCU]) | (f_b[4] & older[4*NCU]) | (f_b[5] & older[4*NCU])
            | (f_b[6] & older[4*NCU + 1]) | (f_b[7] & older[4*NCU + 1])
            | (f_b[8] & older[4*NCU + 1]) | (f_b[9] & older[4*NCU + 1])
            | (f_b[10] & older[4*NCU + 1]) | (f_b[11] & older[4*NCU + 1])
            | (f_b[12] & older[4*NCU + 2]) | (f_b[13] & older[4*NCU + 2])
            | (f_b[14] & older[4*NCU + 2]) | (f_b[15] & older[4*NCU + 2])
            | (f_b[16] & older[4*NCU + 2]) | (f_b[17] & older[4*NCU + 2])
            | (f_b[18] & older[4*NCU + 3]) | (f_b[19] & older[4*NCU + 3])
            | (f_b[20] & older[4*NCU + 3]) | (f_b[21] & older[4*NCU + 3])
            | (f_b[22] & older[4*NCU + 3]) | (f_b[23] & older[4*NCU + 3])
            | (f_b[30] & older[4*NCU + 5]) | (f_b[31] & older[4*NCU + 5])
            | (f_b[32] & older[4*NCU + 5]) | (f_b[33] & older[4*NCU + 5])
            | (f_b[34] & older[4*NCU + 5]) | (f_b[35] & older[4*NCU + 5])
            | (f_b[36] & older[4*NCU + 6]) | (f_b[37] & older[4*NCU + 6])
            | (f_b[38] & older[4*NCU + 6]) | (f_b[39] & older[4*NCU + 6])
            | (f_b[40] & older[4*NCU + 6]) | (f_b[41] & older[4*NCU + 6])
            | (f_b[42] & older[4*NCU + 7]) | (f_b[43] & older[4*NCU + 7])
            | (f_b[44] & older[4*NCU + 7]) | (f_b[45] & older[4*NCU + 7])
            | (f_b[46] & older[4*NCU + 7]) | (f_b[47] & older[4*NCU + 7]);
    wire _or_36 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU]) | (f_b[4] & older[5*NCU]) | (f_b[5] & older[5*NCU])
            | (f_b[6] & older[5*NCU + 1]) | (f_b[7] & older[5*NCU + 1])
            | (f_b[8] & older[5*NCU + 1]) | (f_b[9] & older[5*NCU + 1])
            | (f_b[10] & older[5*NCU + 1]) | (f_b[11] & older[5*NCU + 1])
            | (f_b[12] & older[5*NCU + 2]) | (f_b[13] & older[5*NCU + 2])
            | (f_b[14] & older[5*NCU + 2]) | (f_b[15] & older[5*NCU + 2])
            | (f_b[16] & older[5*NCU + 2]) | (f_b[17] & older[5*NCU + 2])
            | (f_b[18] & older[5*NCU + 3]) | (f_b[19] & older[5*NCU + 3])
            | (f_b[20] & older[5*NCU + 3]) | (f_b[21] & older[5*NCU + 3])
            | (f_b[22] & older[5*NCU + 3]) | (f_b[23] & older[5*NCU + 3])
            | (f_b[24] & older[5*NCU + 4]) | (f_b[25] & older[5*NCU + 4])
            | (f_b[26] & older[5*NCU + 4]) | (f_b[27] & older[5*NCU + 4])
            | (f_b[28] & older[5*NCU + 4]) | (f_b[29] & older[5*NCU + 4]) | f_b[31] | f_b[32]
            | f_b[33] | f_b[34] | f_b[35] | (f_b[36] & older[5*NCU + 6])
            | (f_b[37] & older[5*NCU + 6]) | (f_b[38] & older[5*NCU + 6])
            | (f_b[39] & older[5*NCU + 6]) | (f_b[40] & older[5*NCU + 6])
            | (f_b[41] & older[5*NCU + 6]) | (f_b[42] & older[5*NCU + 7])
            | (f_b[43] & older[5*NCU + 7]) | (f_b[44] & older[5*NCU + 7])
            | (f_b[45] & older[5*NCU + 7]) | (f_b[46] & older[5*NCU + 7])
            | (f_b[47] & older[5*NCU + 7]);
    wire _or_37 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU]) | (f_b[4] & older[5*NCU]) | (f_b[5] & older[5*NCU])
            | (f_b[6] & older[5*NCU + 1]) | (f_b[7] & older[5*NCU + 1])
            | (f_b[8] & older[5*NCU + 1]) | (f_b[9] & older[5*NCU + 1])
            | (f_b[10] & older[5*NCU + 1]) | (f_b[11] & older[5*NCU + 1])
            | (f_b[12] & older[5*NCU + 2]) | (f_b[13] & older[5*NCU + 2])
            | (f_b[14] & older[5*NCU + 2]) | (f_b[15] & older[5*NCU + 2])
            | (f_b[16] & older[5*NCU + 2]) | (f_b[17] & older[5*NCU + 2])
            | (f_b[18] & older[5*NCU + 3]) | (f_b[19] & older[5*NCU + 3])
            | (f_b[20] & older[5*NCU + 3]) | (f_b[21] & older[5*NCU + 3])
            | (f_b[22] & older[5*NCU + 3]) | (f_b[23] & older[5*NCU + 3])
            | (f_b[24] & older[5*NCU + 4]) | (f_b[25] & older[5*NCU + 4])
            | (f_b[26] & older[5*NCU + 4]) | (f_b[27] & older[5*NCU + 4])
            | (f_b[28] & older[5*NCU + 4]) | (f_b[29] & older[5*NCU + 4]) | f_b[32] | f_b[33]
            | f_b[34] | f_b[35] | (f_b[36] & older[5*NCU + 6]) | (f_b[37] & older[5*NCU + 6])
            | (f_b[38] & older[5*NCU + 6]) | (f_b[39] & older[5*NCU + 6])
            | (f_b[40] & older[5*NCU + 6]) | (f_b[41] & older[5*NCU + 6])
            | (f_b[42] & older[5*NCU + 7]) | (f_b[43] & older[5*NCU + 7])
            | (f_b[44] & older[5*NCU + 7]) | (f_b[45] & older[5*NCU + 7])
            | (f_b[46] & older[5*NCU + 7]) | (f_b[47] & older[5*NCU + 7]);
    wire _or_38 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU]) | (f_b[4] & older[5*NCU]) | (f_b[5] & older[5*NCU])
            | (f_b[6] & older[5*NCU + 1]) | (f_b[7] & older[5*NCU + 1])
            | (f_b[8] & older[5*NCU + 1]) | (f_b[9] & older[5*NCU + 1])
            | (f_b[10] & older[5*NCU + 1]) | (f_b[11] & older[5*NCU + 1])
            | (f_b[12] & older[5*NCU + 2]) | (f_b[13] & older[5*NCU + 2])
            | (f_b[14] & older[5*NCU + 2]) | (f_b[15] & older[5*NCU + 2])
            | (f_b[16] & older[5*NCU + 2]) | (f_b[17] & older[5*NCU + 2])
            | (f_b[18] & older[5*NCU + 3]) | (f_b[19] & older[5*NCU + 3])
            | (f_b[20] & older[5*NCU + 3]) | (f_b[21] & older[5*NCU + 3])
            | (f_b[22] & older[5*NCU + 3]) | (f_b[23] & older[5*NCU + 3])
            | (f_b[24] & older[5*NCU + 4]) | (f_b[25] & older[5*NCU + 4])
            | (f_b[26] & older[5*NCU + 4]) | (f_b[27] & older[5*NCU + 4])
            | (f_b[28] & older[5*NCU + 4]) | (f_b[29] & older[5*NCU + 4]) | f_b[33] | f_b[34]
            | f_b[35] | (f_b[36] & older[5*NCU + 6]) | (f_b[37] & older[5*NCU + 6])
            | (f_b[38] & older[5*NCU + 6]) | (f_b[39] & older[5*NCU + 6])
            | (f_b[40] & older[5*NCU + 6]) | (f_b[41] & older[5*NCU + 6])
            | (f_b[42] & older[5*NCU + 7]) | (f_b[43] & older[5*NCU + 7])
            | (f_b[44] & older[5*NCU + 7]) | (f_b[45] & older[5*NCU + 7])
            | (f_b[46] & older[5*NCU + 7]) | (f_b[47] & older[5*NCU + 7]);
    wire _or_39 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU]) | (f_b[4] & older[5*NCU]) | (f_b[5] & older[5*NCU])
            | (f_b[6] & older[5*NCU + 1]) | (f_b[7] & older[5*NCU + 1])
            | (f_b[8] & older[5*NCU + 1]) | (f_b[9] & older[5*NCU + 1])
            | (f_b[10] & older[5*NCU + 1]) | (f_b[11] & older[5*NCU + 1])
            | (f_b[12] & older[5*NCU + 2]) | (f_b[13] & older[5*NCU + 2])
            | (f_b[14] & older[5*NCU + 2]) | (f_b[15] & older[5*NCU + 2])
            | (f_b[16] & older[5*NCU + 2]) | (f_b[17] & older[5*NCU + 2])
            | (f_b[18] & older[5*NCU + 3]) | (f_b[19] & older[5*NCU + 3])
            | (f_b[20] & older[5*NCU + 3]) | (f_b[21] & older[5*NCU + 3])
            | (f_b[22] & older[5*NCU + 3]) | (f_b[23] & older[5*NCU + 3])
            | (f_b[24] & older[5*NCU + 4]) | (f_b[25] & older[5*NCU + 4])
            | (f_b[26] & older[5*NCU + 4]) | (f_b[27] & older[5*NCU + 4])
            | (f_b[28] & older[5*NCU + 4]) | (f_b[29] & older[5*NCU + 4]) | f_b[34] | f_b[35]
            | (f_b[36] & older[5*NCU + 6]) | (f_b[37] & older[5*NCU + 6])
            | (f_b[38] & older[5*NCU + 6]) | (f_b[39] & older[5*NCU + 6])
            | (f_b[40] & older[5*NCU + 6]) | (f_b[41] & older[5*NCU + 6])
            | (f_b[42] & older[5*NCU + 7]) | (f_b[43] & older[5*NCU + 7])
            | (f_b[44] & older[5*NCU + 7]) | (f_b[45] & older[5*NCU + 7])
            | (f_b[46] & older[5*NCU + 7]) | (f_b[47] & older[5*NCU + 7]);
    wire _or_40 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU]) | (f_b[4] & older[5*NCU]) | (f_b[5] & older[5*NCU])
            | (f_b[6] & older[5*NCU + 1]) | (f_b[7] & older[5*NCU + 1])
            | (f_b[8] & older[5*NCU + 1]) | (f_b[9] & older[5*NCU + 1])
            | (f_b[10] & older[5*NCU + 1]) | (f_b[11] & older[5*NCU + 1])
            | (f_b[12] & older[5*NCU + 2]) | (f_b[13] & older[5*NCU + 2])
            | (f_b[14] & older[5*NCU + 2]) | (f_b[15] & older[5*NCU + 2])
            | (f_b[16] & older[5*NCU + 2]) | (f_b[17] & older[5*NCU + 2])
            | (f_b[18] & older[5*NCU + 3]) | (f_b[19] & older[5*NCU + 3])
            | (f_b[20] & older[5*NCU + 3]) | (f_b[21] & older[5*NCU + 3])
            | (f_b[22] & older[5*NCU + 3]) | (f_b[23] & older[5*NCU + 3])
            | (f_b[24] & older[5*NCU + 4]) | (f_b[25] & older[5*NCU + 4])
            | (f_b[26] & older[5*NCU + 4]) | (f_b[27] & older[5*NCU + 4])
            | (f_b[28] & older[5*NCU + 4]) | (f_b[29] & older[5*NCU + 4]) | f_b[35]
            | (f_b[36] & older[5*NCU + 6]) | (f_b[37] & older[5*NCU + 6])
            | (f_b[38] & older[5*NCU + 6]) | (f_b[39] & older[5*NCU + 6])
            | (f_b[40] & older[5*NCU + 6]) | (f_b[41] & older[5*NCU + 6])
            | (f_b[42] & older[5*NCU + 7]) | (f_b[43] & older[5*NCU + 7])
            | (f_b[44] & older[5*NCU + 7]) | (f_b[45] & older[5*NCU + 7])
            | (f_b[46] & older[5*NCU + 7]) | (f_b[47] & older[5*NCU + 7]);
    wire _or_41 = (f_b[0] & older[5*NCU]) | (f_b[1] & older[5*NCU]) | (f_b[2] & older[5*NCU])
            | (f_b[3] & older[5*NCU]) | (f_b[4] & older[5*NCU]) | (f_b[5] & older[5*NCU])
            | (f_b[6] & older[5*NCU + 1]) | (f_b[7] & older[5*NCU + 1])
            | (f_b[8] & older[5*NCU + 1]) | (f_b[9] & older[5*NCU + 1])
            | (f_b[10] & older[5*NCU + 1]) | (f_b[11] & older[5*NCU + 1])
            | (f_b[12] & older[5*NCU + 2]) | (f_b[13] & older[5*NCU + 2])
            | (f_b[14] & older[5*NCU + 2]) | (f_b[15] & older[5*NCU + 2])
            | (f_b[16] & older[5*NCU + 2]) | (f_b[17] & older[5*NCU + 2])
            | (f_b[18] & older[5*NCU + 3]) | (f_b[19] & older[5*NCU + 3])
            | (f_b[20] & older[5*NCU + 3]) | (f_b[21] & older[5*NCU + 3])
            | (f_b[22] & older[5*NCU + 3]) | (f_b[23] & older[5*NCU + 3])
            | (f_b[24] & older[5*NCU + 4]) | (f_b[25] & older[5*NCU + 4])
            | (f_b[26] & older[5*NCU + 4]) | (f_b[27] & older[5*NCU + 4])
            | (f_b[28] & older[5*NCU + 4]) | (f_b[29] & older[5*NCU + 4])
            | (f_b[36] & older[5*NCU + 6]) | (f_b[37] & older[5*NCU + 6])
            | (f_b[38] & older[5*NCU + 6]) | (f_b[39] & older[5*NCU + 6])
            | (f_b[40] & older[5*NCU + 6]) | (f_b[41] & older[5*NCU + 6])
            | (f_b[42] & older[5*NCU + 7]) | (f_b[43] & older[5*NCU + 7])
            | (f_b[44] & older[5*NCU + 7]) | (f_b[45] & older[5*NCU + 7])
            | (f_b[46] & older[5*NCU + 7]) | (f_b[47] & older[5*NCU + 7]);
    wire _or_42 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU]) | (f_b[4] & older[6*NCU]) | (f_b[5] & older[6*NCU])
            | (f_b[6] & older[6*NCU + 1]) | (f_b[7] & older[6*NCU + 1])
            | (f_b[8] & older[6*NCU + 1]) | (f_b[9] & older[6*NCU + 1])
            | (f_b[10] & older[6*NCU + 1]) | (f_b[11] & older[6*NCU + 1])
            | (f_b[12] & older[6*NCU + 2]) | (f_b[13] & older[6*NCU + 2])
            | (f_b[14] & older[6*NCU + 2]) | (f_b[15] & older[6*NCU + 2])
            | (f_b[16] & older[6*NCU + 2]) | (f_b[17] & older[6*NCU + 2])
            | (f_b[18] & older[6*NCU + 3]) | (f_b[19] & older[6*NCU + 3])
            | (f_b[20] & older[6*NCU + 3]) | (f_b[21] & older[6*NCU + 3])
            | (f_b[22] & older[6*NCU + 3]) | (f_b[23] & older[6*NCU + 3])
            | (f_b[24] & older[6*NCU + 4]) | (f_b[25] & older[6*NCU + 4])
            | (f_b[26] & older[6*NCU + 4]) | (f_b[27] & older[6*NCU + 4])
            | (f_b[28] & older[6*NCU + 4]) | (f_b[29] & older[6*NCU + 4])
            | (f_b[30] & older[6*NCU + 5]) | (f_b[31] & older[6*NCU + 5])
            | (f_b[32] & older[6*NCU + 5]) | (f_b[33] & older[6*NCU + 5])
            | (f_b[34] & older[6*NCU + 5]) | (f_b[35] & older[6*NCU + 5]) | f_b[37] | f_b[38]
            | f_b[39] | f_b[40] | f_b[41] | (f_b[42] & older[6*NCU + 7])
            | (f_b[43] & older[6*NCU + 7]) | (f_b[44] & older[6*NCU + 7])
            | (f_b[45] & older[6*NCU + 7]) | (f_b[46] & older[6*NCU + 7])
            | (f_b[47] & older[6*NCU + 7]);
    wire _or_43 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU]) | (f_b[4] & older[6*NCU]) | (f_b[5] & older[6*NCU])
            | (f_b[6] & older[6*NCU + 1]) | (f_b[7] & older[6*NCU + 1])
            | (f_b[8] & older[6*NCU + 1]) | (f_b[9] & older[6*NCU + 1])
            | (f_b[10] & older[6*NCU + 1]) | (f_b[11] & older[6*NCU + 1])
            | (f_b[12] & older[6*NCU + 2]) | (f_b[13] & older[6*NCU + 2])
            | (f_b[14] & older[6*NCU + 2]) | (f_b[15] & older[6*NCU + 2])
            | (f_b[16] & older[6*NCU + 2]) | (f_b[17] & older[6*NCU + 2])
            | (f_b[18] & older[6*NCU + 3]) | (f_b[19] & older[6*NCU + 3])
            | (f_b[20] & older[6*NCU + 3]) | (f_b[21] & older[6*NCU + 3])
            | (f_b[22] & older[6*NCU + 3]) | (f_b[23] & older[6*NCU + 3])
            | (f_b[24] & older[6*NCU + 4]) | (f_b[25] & older[6*NCU + 4])
            | (f_b[26] & older[6*NCU + 4]) | (f_b[27] & older[6*NCU + 4])
            | (f_b[28] & older[6*NCU + 4]) | (f_b[29] & older[6*NCU + 4])
            | (f_b[30] & older[6*NCU + 5]) | (f_b[31] & older[6*NCU + 5])
            | (f_b[32] & older[6*NCU + 5]) | (f_b[33] & older[6*NCU + 5])
            | (f_b[34] & older[6*NCU + 5]) | (f_b[35] & older[6*NCU + 5]) | f_b[38] | f_b[39]
            | f_b[40] | f_b[41] | (f_b[42] & older[6*NCU + 7]) | (f_b[43] & older[6*NCU + 7])
            | (f_b[44] & older[6*NCU + 7]) | (f_b[45] & older[6*NCU + 7])
            | (f_b[46] & older[6*NCU + 7]) | (f_b[47] & older[6*NCU + 7]);
    wire _or_44 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU]) | (f_b[4] & older[6*NCU]) | (f_b[5] & older[6*NCU])
            | (f_b[6] & older[6*NCU + 1]) | (f_b[7] & older[6*NCU + 1])
            | (f_b[8] & older[6*NCU + 1]) | (f_b[9] & older[6*NCU + 1])
            | (f_b[10] & older[6*NCU + 1]) | (f_b[11] & older[6*NCU + 1])
            | (f_b[12] & older[6*NCU + 2]) | (f_b[13] & older[6*NCU + 2])
            | (f_b[14] & older[6*NCU + 2]) | (f_b[15] & older[6*NCU + 2])
            | (f_b[16] & older[6*NCU + 2]) | (f_b[17] & older[6*NCU + 2])
            | (f_b[18] & older[6*NCU + 3]) | (f_b[19] & older[6*NCU + 3])
            | (f_b[20] & older[6*NCU + 3]) | (f_b[21] & older[6*NCU + 3])
            | (f_b[22] & older[6*NCU + 3]) | (f_b[23] & older[6*NCU + 3])
            | (f_b[24] & older[6*NCU + 4]) | (f_b[25] & older[6*NCU + 4])
            | (f_b[26] & older[6*NCU + 4]) | (f_b[27] & older[6*NCU + 4])
            | (f_b[28] & older[6*NCU + 4]) | (f_b[29] & older[6*NCU + 4])
            | (f_b[30] & older[6*NCU + 5]) | (f_b[31] & older[6*NCU + 5])
            | (f_b[32] & older[6*NCU + 5]) | (f_b[33] & older[6*NCU + 5])
            | (f_b[34] & older[6*NCU + 5]) | (f_b[35] & older[6*NCU + 5]) | f_b[39] | f_b[40]
            | f_b[41] | (f_b[42] & older[6*NCU + 7]) | (f_b[43] & older[6*NCU + 7])
            | (f_b[44] & older[6*NCU + 7]) | (f_b[45] & older[6*NCU + 7])
            | (f_b[46] & older[6*NCU + 7]) | (f_b[47] & older[6*NCU + 7]);
    wire _or_45 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU]) | (f_b[4] & older[6*NCU]) | (f_b[5] & older[6*NCU])
            | (f_b[6] & older[6*NCU + 1]) | (f_b[7] & older[6*NCU + 1])
            | (f_b[8] & older[6*NCU + 1]) | (f_b[9] & older[6*NCU + 1])
            | (f_b[10] & older[6*NCU + 1]) | (f_b[11] & older[6*NCU + 1])
            | (f_b[12] & older[6*NCU + 2]) | (f_b[13] & older[6*NCU + 2])
            | (f_b[14] & older[6*NCU + 2]) | (f_b[15] & older[6*NCU + 2])
            | (f_b[16] & older[6*NCU + 2]) | (f_b[17] & older[6*NCU + 2])
            | (f_b[18] & older[6*NCU + 3]) | (f_b[19] & older[6*NCU + 3])
            | (f_b[20] & older[6*NCU + 3]) | (f_b[21] & older[6*NCU + 3])
            | (f_b[22] & older[6*NCU + 3]) | (f_b[23] & older[6*NCU + 3])
            | (f_b[24] & older[6*NCU + 4]) | (f_b[25] & older[6*NCU + 4])
            | (f_b[26] & older[6*NCU + 4]) | (f_b[27] & older[6*NCU + 4])
            | (f_b[28] & older[6*NCU + 4]) | (f_b[29] & older[6*NCU + 4])
            | (f_b[30] & older[6*NCU + 5]) | (f_b[31] & older[6*NCU + 5])
            | (f_b[32] & older[6*NCU + 5]) | (f_b[33] & older[6*NCU + 5])
            | (f_b[34] & older[6*NCU + 5]) | (f_b[35] & older[6*NCU + 5]) | f_b[40] | f_b[41]
            | (f_b[42] & older[6*NCU + 7]) | (f_b[43] & older[6*NCU + 7])
            | (f_b[44] & older[6*NCU + 7]) | (f_b[45] & older[6*NCU + 7])
            | (f_b[46] & older[6*NCU + 7]) | (f_b[47] & older[6*NCU + 7]);
    wire _or_46 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU]) | (f_b[4] & older[6*NCU]) | (f_b[5] & older[6*NCU])
            | (f_b[6] & older[6*NCU + 1]) | (f_b[7] & older[6*NCU + 1])
            | (f_b[8] & older[6*NCU + 1]) | (f_b[9] & older[6*NCU + 1])
            | (f_b[10] & older[6*NCU + 1]) | (f_b[11] & older[6*NCU + 1])
            | (f_b[12] & older[6*NCU + 2]) | (f_b[13] & older[6*NCU + 2])
            | (f_b[14] & older[6*NCU + 2]) | (f_b[15] & older[6*NCU + 2])
            | (f_b[16] & older[6*NCU + 2]) | (f_b[17] & older[6*NCU + 2])
            | (f_b[18] & older[6*NCU + 3]) | (f_b[19] & older[6*NCU + 3])
            | (f_b[20] & older[6*NCU + 3]) | (f_b[21] & older[6*NCU + 3])
            | (f_b[22] & older[6*NCU + 3]) | (f_b[23] & older[6*NCU + 3])
            | (f_b[24] & older[6*NCU + 4]) | (f_b[25] & older[6*NCU + 4])
            | (f_b[26] & older[6*NCU + 4]) | (f_b[27] & older[6*NCU + 4])
            | (f_b[28] & older[6*NCU + 4]) | (f_b[29] & older[6*NCU + 4])
            | (f_b[30] & older[6*NCU + 5]) | (f_b[31] & older[6*NCU + 5])
            | (f_b[32] & older[6*NCU + 5]) | (f_b[33] & older[6*NCU + 5])
            | (f_b[34] & older[6*NCU + 5]) | (f_b[35] & older[6*NCU + 5]) | f_b[41]
            | (f_b[42] & older[6*NCU + 7]) | (f_b[43] & older[6*NCU + 7])
            | (f_b[44] & older[6*NCU + 7]) | (f_b[45] & older[6*NCU + 7])
            | (f_b[46] & older[6*NCU + 7]) | (f_b[47] & older[6*NCU + 7]);
    wire _or_47 = (f_b[0] & older[6*NCU]) | (f_b[1] & older[6*NCU]) | (f_b[2] & older[6*NCU])
            | (f_b[3] & older[6*NCU]) | (f_b[4] & older[6*NCU]) | (f_b[5] & older[6*NCU])
            | (f_b[6] & older[6*NCU + 1]) | (f_b[7] & older[6*NCU + 1])
            | (f_b[8] & older[6*NCU + 1]) | (f_b[9] & older[6*NCU + 1])
            | (f_b[10] & older[6*NCU + 1]) | (f_b[11] & older[6*NCU + 1])
            | (f_b[12] & older[6*NCU + 2]) | (f_b[13] & older[6*NCU + 2])
            | (f_b[14] & older[6*NCU + 2]) | (f_b[15] & older[6*NCU + 2])
            | (f_b[16] & older[6*NCU + 2]) | (f_b[17] & older[6*NCU + 2])
            | (f_b[18] & older[6*NCU + 3]) | (f_b[19] & older[6*NCU + 3])
            | (f_b[20] & older[6*NCU + 3]) | (f_b[21] & older[6*NCU + 3])
            | (f_b[22] & older[6*NCU + 3]) | (f_b[23] & older[6*NCU + 3])
            | (f_b[24] & older[6*NCU + 4]) | (f_b[25] & older[6*NCU + 4])
            | (f_b[26] & older[6*NCU + 4]) | (f_b[27] & older[6*NCU + 4])
            | (f_b[28] & older[6*NCU + 4]) | (f_b[29] & older[6*NCU + 4])
            | (f_b[30] & older[6*NCU + 5]) | (f_b[31] & older[6*NCU + 5])
            | (f_b[32] & older[6*NCU + 5]) | (f_b[33] & older[6*NCU + 5])
            | (f_b[34] & older[6*NCU + 5]) | (f_b[35] & older[6*NCU + 5])
            | (f_b[42] & older[6*NCU + 7]) | (f_b[43] & older[6*NCU + 7])
            | (f_b[44] & older[6*NCU + 7]) | (f_b[45] & older[6*NCU + 7])
            | (f_b[46] & older[6*NCU + 7]) | (f_b[47] & older[6*NCU + 7]);
    wire _or_48 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU]) | (f_b[4] & older[7*NCU]) | (f_b[5] & older[7*NCU])
            | (f_b[6] & older[7*NCU + 1]) | (f_b[7] & older[7*NCU + 1])
            | (f_b[8] & older[7*NCU + 1]) | (f_b[9] & older[7*NCU + 1])
            | (f_b[10] & older[7*NCU + 1]) | (f_b[11] & older[7*NCU + 1])
            | (f_b[12] & older[7*NCU + 2]) | (f_b[13] & older[7*NCU + 2])
            | (f_b[14] & older[7*NCU + 2]) | (f_b[15] & older[7*NCU + 2])
            | (f_b[16] & older[7*NCU + 2]) | (f_b[17] & older[7*NCU + 2])
            | (f_b[18] & older[7*NCU + 3]) | (f_b[19] & older[7*NCU + 3])
            | (f_b[20] & older[7*NCU + 3]) | (f_b[21] & older[7*NCU + 3])
            | (f_b[22] & older[7*NCU + 3]) | (f_b[23] & older[7*NCU + 3])
            | (f_b[24] & older[7*NCU + 4]) | (f_b[25] & older[7*NCU + 4])
            | (f_b[26] & older[7*NCU + 4]) | (f_b[27] & older[7*NCU + 4])
            | (f_b[28] & older[7*NCU + 4]) | (f_b[29] & older[7*NCU + 4])
            | (f_b[30] & older[7*NCU + 5]) | (f_b[31] & older[7*NCU + 5])
            | (f_b[32] & older[7*NCU + 5]) | (f_b[33] & older[7*NCU + 5])
            | (f_b[34] & older[7*NCU + 5]) | (f_b[35] & older[7*NCU + 5])
            | (f_b[36] & older[7*NCU + 6]) | (f_b[37] & older[7*NCU + 6])
            | (f_b[38] & older[7*NCU + 6]) | (f_b[39] & older[7*NCU + 6])
            | (f_b[40] & older[7*NCU + 6]) | (f_b[41] & older[7*NCU + 6]) | f_b[43] | f_b[44]
            | f_b[45] | f_b[46] | f_b[47];
    wire _or_49 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU]) | (f_b[4] & older[7*NCU]) | (f_b[5] & older[7*NCU])
            | (f_b[6] & older[7*NCU + 1]) | (f_b[7] & older[7*NCU + 1])
            | (f_b[8] & older[7*NCU + 1]) | (f_b[9] & older[7*NCU + 1])
            | (f_b[10] & older[7*NCU + 1]) | (f_b[11] & older[7*NCU + 1])
            | (f_b[12] & older[7*NCU + 2]) | (f_b[13] & older[7*NCU + 2])
            | (f_b[14] & older[7*NCU + 2]) | (f_b[15] & older[7*NCU + 2])
            | (f_b[16] & older[7*NCU + 2]) | (f_b[17] & older[7*NCU + 2])
            | (f_b[18] & older[7*NCU + 3]) | (f_b[19] & older[7*NCU + 3])
            | (f_b[20] & older[7*NCU + 3]) | (f_b[21] & older[7*NCU + 3])
            | (f_b[22] & older[7*NCU + 3]) | (f_b[23] & older[7*NCU + 3])
            | (f_b[24] & older[7*NCU + 4]) | (f_b[25] & older[7*NCU + 4])
            | (f_b[26] & older[7*NCU + 4]) | (f_b[27] & older[7*NCU + 4])
            | (f_b[28] & older[7*NCU + 4]) | (f_b[29] & older[7*NCU + 4])
            | (f_b[30] & older[7*NCU + 5]) | (f_b[31] & older[7*NCU + 5])
            | (f_b[32] & older[7*NCU + 5]) | (f_b[33] & older[7*NCU + 5])
            | (f_b[34] & older[7*NCU + 5]) | (f_b[35] & older[7*NCU + 5])
            | (f_b[36] & older[7*NCU + 6]) | (f_b[37] & older[7*NCU + 6])
            | (f_b[38] & older[7*NCU + 6]) | (f_b[39] & older[7*NCU + 6])
            | (f_b[40] & older[7*NCU + 6]) | (f_b[41] & older[7*NCU + 6]) | f_b[44] | f_b[45]
            | f_b[46] | f_b[47];
    wire _or_50 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU]) | (f_b[4] & older[7*NCU]) | (f_b[5] & older[7*NCU])
            | (f_b[6] & older[7*NCU + 1]) | (f_b[7] & older[7*NCU + 1])
            | (f_b[8] & older[7*NCU + 1]) | (f_b[9] & older[7*NCU + 1])
            | (f_b[10] & older[7*NCU + 1]) | (f_b[11] & older[7*NCU + 1])
            | (f_b[12] & older[7*NCU + 2]) | (f_b[13] & older[7*NCU + 2])
            | (f_b[14] & older[7*NCU + 2]) | (f_b[15] & older[7*NCU + 2])
            | (f_b[16] & older[7*NCU + 2]) | (f_b[17] & older[7*NCU + 2])
            | (f_b[18] & older[7*NCU + 3]) | (f_b[19] & older[7*NCU + 3])
            | (f_b[20] & older[7*NCU + 3]) | (f_b[21] & older[7*NCU + 3])
            | (f_b[22] & older[7*NCU + 3]) | (f_b[23] & older[7*NCU + 3])
            | (f_b[24] & older[7*NCU + 4]) | (f_b[25] & older[7*NCU + 4])
            | (f_b[26] & older[7*NCU + 4]) | (f_b[27] & older[7*NCU + 4])
            | (f_b[28] & older[7*NCU + 4]) | (f_b[29] & older[7*NCU + 4])
            | (f_b[30] & older[7*NCU + 5]) | (f_b[31] & older[7*NCU + 5])
            | (f_b[32] & older[7*NCU + 5]) | (f_b[33] & older[7*NCU + 5])
            | (f_b[34] & older[7*NCU + 5]) | (f_b[35] & older[7*NCU + 5])
            | (f_b[36] & older[7*NCU + 6]) | (f_b[37] & older[7*NCU + 6])
            | (f_b[38] & older[7*NCU + 6]) | (f_b[39] & older[7*NCU + 6])
            | (f_b[40] & older[7*NCU + 6]) | (f_b[41] & older[7*NCU + 6]) | f_b[45] | f_b[46]
            | f_b[47];
    wire _or_51 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU]) | (f_b[4] & older[7*NCU]) | (f_b[5] & older[7*NCU])
            | (f_b[6] & older[7*NCU + 1]) | (f_b[7] & older[7*NCU + 1])
            | (f_b[8] & older[7*NCU + 1]) | (f_b[9] & older[7*NCU + 1])
            | (f_b[10] & older[7*NCU + 1]) | (f_b[11] & older[7*NCU + 1])
            | (f_b[12] & older[7*NCU + 2]) | (f_b[13] & older[7*NCU + 2])
            | (f_b[14] & older[7*NCU + 2]) | (f_b[15] & older[7*NCU + 2])
            | (f_b[16] & older[7*NCU + 2]) | (f_b[17] & older[7*NCU + 2])
            | (f_b[18] & older[7*NCU + 3]) | (f_b[19] & older[7*NCU + 3])
            | (f_b[20] & older[7*NCU + 3]) | (f_b[21] & older[7*NCU + 3])
            | (f_b[22] & older[7*NCU + 3]) | (f_b[23] & older[7*NCU + 3])
            | (f_b[24] & older[7*NCU + 4]) | (f_b[25] & older[7*NCU + 4])
            | (f_b[26] & older[7*NCU + 4]) | (f_b[27] & older[7*NCU + 4])
            | (f_b[28] & older[7*NCU + 4]) | (f_b[29] & older[7*NCU + 4])
            | (f_b[30] & older[7*NCU + 5]) | (f_b[31] & older[7*NCU + 5])
            | (f_b[32] & older[7*NCU + 5]) | (f_b[33] & older[7*NCU + 5])
            | (f_b[34] & older[7*NCU + 5]) | (f_b[35] & older[7*NCU + 5])
            | (f_b[36] & older[7*NCU + 6]) | (f_b[37] & older[7*NCU + 6])
            | (f_b[38] & older[7*NCU + 6]) | (f_b[39] & older[7*NCU + 6])
            | (f_b[40] & older[7*NCU + 6]) | (f_b[41] & older[7*NCU + 6]) | f_b[46] | f_b[47];
    wire _or_52 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU]) | (f_b[4] & older[7*NCU]) | (f_b[5] & older[7*NCU])
            | (f_b[6] & older[7*NCU + 1]) | (f_b[7] & older[7*NCU + 1])
            | (f_b[8] & older[7*NCU + 1]) | (f_b[9] & older[7*NCU + 1])
            | (f_b[10] & older[7*NCU + 1]) | (f_b[11] & older[7*NCU + 1])
            | (f_b[12] & older[7*NCU + 2]) | (f_b[13] & older[7*NCU + 2])
            | (f_b[14] & older[7*NCU + 2]) | (f_b[15] & older[7*NCU + 2])
            | (f_b[16] & older[7*NCU + 2]) | (f_b[17] & older[7*NCU + 2])
            | (f_b[18] & older[7*NCU + 3]) | (f_b[19] & older[7*NCU + 3])
            | (f_b[20] & older[7*NCU + 3]) | (f_b[21] & older[7*NCU + 3])
            | (f_b[22] & older[7*NCU + 3]) | (f_b[23] & older[7*NCU + 3])
            | (f_b[24] & older[7*NCU + 4]) | (f_b[25] & older[7*NCU + 4])
            | (f_b[26] & older[7*NCU + 4]) | (f_b[27] & older[7*NCU + 4])
            | (f_b[28] & older[7*NCU + 4]) | (f_b[29] & older[7*NCU + 4])
            | (f_b[30] & older[7*NCU + 5]) | (f_b[31] & older[7*NCU + 5])
            | (f_b[32] & older[7*NCU + 5]) | (f_b[33] & older[7*NCU + 5])
            | (f_b[34] & older[7*NCU + 5]) | (f_b[35] & older[7*NCU + 5])
            | (f_b[36] & older[7*NCU + 6]) | (f_b[37] & older[7*NCU + 6])
            | (f_b[38] & older[7*NCU + 6]) | (f_b[39] & older[7*NCU + 6])
            | (f_b[40] & older[7*NCU + 6]) | (f_b[41] & older[7*NCU + 6]) | f_b[47];
    wire _or_53 = (f_b[0] & older[7*NCU]) | (f_b[1] & older[7*NCU]) | (f_b[2] & older[7*NCU])
            | (f_b[3] & older[7*NCU]) | (f_b[4] & older[7*NCU]) | (f_b[5] & older[7*NCU])
            | (f_b[6] & older[7*NCU + 1]) | (f_b[7] & older[7*NCU + 1])
            | (f_b[8] & older[7*NCU + 1]) | (f_b[9] & older[7*NCU + 1])
            | (f_b[10] & older[7*NCU + 1]) | (f_b[11] & older[7*NCU + 1])
            | (f_b[12] & older[7*NCU + 2]) | (f_b[13] & older[7*NCU + 2])
            | (f_b[14] & older[7*NCU + 2]) | (f_b[15] & older[7*NCU + 2])
            | (f_b[16] & older[7*NCU + 2]) | (f_b[17] & older[7*NCU + 2])
            | (f_b[18] & older[7*NCU + 3]) | (f_b[19] & older[7*NCU + 3])
            | (f_b[20] & older[7*NCU + 3]) | (f_b[21] & older[7*NCU + 3])
            | (f_b[22] & older[7*NCU + 3]) | (f_b[23] & older[7*NCU + 3])
            | (f_b[24] & older[7*NCU + 4]) | (f_b[25] & older[7*NCU + 4])
            | (f_b[26] & older[7*NCU + 4]) | (f_b[27] & older[7*NCU + 4])
            | (f_b[28] & older[7*NCU + 4]) | (f_b[29] & older[7*NCU + 4])
            | (f_b[30] & older[7*NCU + 5]) | (f_b[31] & older[7*NCU + 5])
            | (f_b[32] & older[7*NCU + 5]) | (f_b[33] & older[7*NCU + 5])
            | (f_b[34] & older[7*NCU + 5]) | (f_b[35] & older[7*NCU + 5])
            | (f_b[36] & older[7*NCU + 6]) | (f_b[37] & older[7*NCU + 6])
            | (f_b[38] & older[7*NCU + 6]) | (f_b[39] & older[7*NCU + 6])
            | (f_b[40] & older[7*NCU + 6]) | (f_b[41] & older[7*NCU + 6]);
    wire _or_54 = (f_a[0] & _f_b_1_or) | (f_a[1] & _f_b_2_or) | (f_a[2] & _f_b_3_or)
            | (f_a[3] & _f_b_4_or) | (f_a[4] & _f_b_5_or) | (f_a[5] & _or_11) | (f_a[6] & _or_12)
            | (f_a[7] & _or_13) | (f_a[8] & _or_14) | (f_a[9] & _or_15) | (f_a[10] & _or_16)
            | (f_a[11] & _or_17) | (f_a[12] & _or_18) | (f_a[13] & _or_19) | (f_a[14] & _or_20)
            | (f_a[15] & _or_21) | (f_a[16] & _or_22) | (f_a[17] & _or_23) | (f_a[18] & _or_24)
            | (f_a[19] & _or_25) | (f_a[20] & _or_26) | (f_a[21] & _or_27) | (f_a[22] & _or_28)
            | (f_a[23] & _or_29) | (f_a[24] & _or_30) | (f_a[25] & _or_31) | (f_a[26] & _or_32)
            | (f_a[27] & _or_33) | (f_a[28] & _or_34) | (f_a[29] & _or_35) | (f_a[30] & _or_36)
            | (f_a[31] & _or_37) | (f_a[32] & _or_38) | (f_a[33] & _or_39) | (f_a[34] & _or_40)
            | (f_a[35] & _or_41) | (f_a[36] & _or_42) | (f_a[37] & _or_43) | (f_a[38] & _or_44)
            | (f_a[39] & _or_45) | (f_a[40] & _or_46) | (f_a[41] & _or_47) | (f_a[42] & _or_48)
            | (f_a[43] & _or_49) | (f_a[44] & _or_50) | (f_a[45] & _or_51) | (f_a[46] & _or_52)
            | (f_a[47] & _or_53);

    // BA-O1: Invariant: the order of the collectors is that of their pushes.
    always @* if (!rst) BA_O1_1: assert(~(f_a_waits & f_b_waits) | (f_a == f_b)
            | (f_first == _or_54));

    wire [47:0] _joined = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd62};
    wire [47:0] _joined_2 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd60};
    wire [47:0] _joined_3 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd56};
    wire [47:0] _joined_4 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd48};
    wire [47:0] _joined_5 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd32};
    wire [47:0] _joined_6 = {older[7], older[7], older[7], older[7], older[7], older[7:6], older[6],
            older[6], older[6], older[6], older[6:5], older[5], older[5], older[5], older[5],
            older[5:4], older[4], older[4], older[4], older[4], older[4:3], older[3], older[3],
            older[3], older[3], older[3:2], older[2], older[2], older[2], older[2], older[2:1],
            older[1], older[1], older[1], older[1], older[1], 6'd0};
    wire [47:0] _older_8_etc = {older[NCU + 7], older[NCU + 7], older[NCU + 7], older[NCU + 7],
            older[NCU + 7], older[15:14], older[NCU + 6], older[NCU + 6], older[NCU + 6],
            older[NCU + 6], older[14:13], older[NCU + 5], older[NCU + 5], older[NCU + 5],
            older[NCU + 5], older[13:12], older[NCU + 4], older[NCU + 4], older[NCU + 4],
            older[NCU + 4], older[12:11], older[NCU + 3], older[NCU + 3], older[NCU + 3],
            older[NCU + 3], older[11:10], older[NCU + 2], older[NCU + 2], older[NCU + 2],
            older[NCU + 2], older[NCU + 2], 6'd62, older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU], older[NCU]};
    wire [47:0] _older_8_etc_2 = {older[NCU + 7], older[NCU + 7], older[NCU + 7], older[NCU + 7],
            older[NCU + 7], older[15:14], older[NCU + 6], older[NCU + 6], older[NCU + 6],
            older[NCU + 6], older[14:13], older[NCU + 5], older[NCU + 5], older[NCU + 5],
            older[NCU + 5], older[13:12], older[NCU + 4], older[NCU + 4], older[NCU + 4],
            older[NCU + 4], older[12:11], older[NCU + 3], older[NCU + 3], older[NCU + 3],
            older[NCU + 3], older[11:10], older[NCU + 2], older[NCU + 2], older[NCU + 2],
            older[NCU + 2], older[NCU + 2], 6'd60, older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU], older[NCU]};
    wire [47:0] _older_8_etc_3 = {older[NCU + 7], older[NCU + 7], older[NCU + 7], older[NCU + 7],
            older[NCU + 7], older[15:14], older[NCU + 6], older[NCU + 6], older[NCU + 6],
            older[NCU + 6], older[14:13], older[NCU + 5], older[NCU + 5], older[NCU + 5],
            older[NCU + 5], older[13:12], older[NCU + 4], older[NCU + 4], older[NCU + 4],
            older[NCU + 4], older[12:11], older[NCU + 3], older[NCU + 3], older[NCU + 3],
            older[NCU + 3], older[11:10], older[NCU + 2], older[NCU + 2], older[NCU + 2],
            older[NCU + 2], older[NCU + 2], 6'd56, older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU], older[NCU]};
    wire [47:0] _older_8_etc_4 = {older[NCU + 7], older[NCU + 7], older[NCU + 7], older[NCU + 7],
            older[NCU + 7], older[15:14], older[NCU + 6], older[NCU + 6], older[NCU + 6],
            older[NCU + 6], older[14:13], older[NCU + 5], older[NCU + 5], older[NCU + 5],
            older[NCU + 5], older[13:12], older[NCU + 4], older[NCU + 4], older[NCU + 4],
            older[NCU + 4], older[12:11], older[NCU + 3], older[NCU + 3], older[NCU + 3],
            older[NCU + 3], older[11:10], older[NCU + 2], older[NCU + 2], older[NCU + 2],
            older[NCU + 2], older[NCU + 2], 6'd48, older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU], older[NCU]};
    wire [47:0] _older_8_etc_5 = {older[NCU + 7], older[NCU + 7], older[NCU + 7], older[NCU + 7],
            older[NCU + 7], older[15:14], older[NCU + 6], older[NCU + 6], older[NCU + 6],
            older[NCU + 6], older[14:13], older[NCU + 5], older[NCU + 5], older[NCU + 5],
            older[NCU + 5], older[13:12], older[NCU + 4], older[NCU + 4], older[NCU + 4],
            older[NCU + 4], older[12:11], older[NCU + 3], older[NCU + 3], older[NCU + 3],
            older[NCU + 3], older[11:10], older[NCU + 2], older[NCU + 2], older[NCU + 2],
            older[NCU + 2], older[NCU + 2], 6'd32, older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU], older[NCU]};
    wire [47:0] _older_8_etc_6 = {older[NCU + 7], older[NCU + 7], older[NCU + 7], older[NCU + 7],
            older[NCU + 7], older[15:14], older[NCU + 6], older[NCU + 6], older[NCU + 6],
            older[NCU + 6], older[14:13], older[NCU + 5], older[NCU + 5], older[NCU + 5],
            older[NCU + 5], older[13:12], older[NCU + 4], older[NCU + 4], older[NCU + 4],
            older[NCU + 4], older[12:11], older[NCU + 3], older[NCU + 3], older[NCU + 3],
            older[NCU + 3], older[11:10], older[NCU + 2], older[NCU + 2], older[NCU + 2],
            older[NCU + 2], older[NCU + 2], 6'd0, older[NCU], older[NCU], older[NCU], older[NCU],
            older[NCU], older[NCU]};
    wire [47:0] _older_16_etc = {older[2*NCU + 7], older[2*NCU + 7], older[2*NCU + 7],
            older[2*NCU + 7], older[2*NCU + 7], older[23:22], older[2*NCU + 6], older[2*NCU + 6],
            older[2*NCU + 6], older[2*NCU + 6], older[22:21], older[2*NCU + 5], older[2*NCU + 5],
            older[2*NCU + 5], older[2*NCU + 5], older[21:20], older[2*NCU + 4], older[2*NCU + 4],
            older[2*NCU + 4], older[2*NCU + 4], older[20:19], older[2*NCU + 3], older[2*NCU + 3],
            older[2*NCU + 3], older[2*NCU + 3], older[2*NCU + 3], 6'd62, older[2*NCU + 1],
            older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[17:16],
            older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU]};
    wire [47:0] _older_16_etc_2 = {older[2*NCU + 7], older[2*NCU + 7], older[2*NCU + 7],
            older[2*NCU + 7], older[2*NCU + 7], older[23:22], older[2*NCU + 6], older[2*NCU + 6],
            older[2*NCU + 6], older[2*NCU + 6], older[22:21], older[2*NCU + 5], older[2*NCU + 5],
            older[2*NCU + 5], older[2*NCU + 5], older[21:20], older[2*NCU + 4], older[2*NCU + 4],
            older[2*NCU + 4], older[2*NCU + 4], older[20:19], older[2*NCU + 3], older[2*NCU + 3],
            older[2*NCU + 3], older[2*NCU + 3], older[2*NCU + 3], 6'd60, older[2*NCU + 1],
            older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[17:16],
            older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU]};
    wire [47:0] _older_16_etc_3 = {older[2*NCU + 7], older[2*NCU + 7], older[2*NCU + 7],
            older[2*NCU + 7], older[2*NCU + 7], older[23:22], older[2*NCU + 6], older[2*NCU + 6],
            older[2*NCU + 6], older[2*NCU + 6], older[22:21], older[2*NCU + 5], older[2*NCU + 5],
            older[2*NCU + 5], older[2*NCU + 5], older[21:20], older[2*NCU + 4], older[2*NCU + 4],
            older[2*NCU + 4], older[2*NCU + 4], older[20:19], older[2*NCU + 3], older[2*NCU + 3],
            older[2*NCU + 3], older[2*NCU + 3], older[2*NCU + 3], 6'd56, older[2*NCU + 1],
            older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[17:16],
            older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU]};
    wire [47:0] _older_16_etc_4 = {older[2*NCU + 7], older[2*NCU + 7], older[2*NCU + 7],
            older[2*NCU + 7], older[2*NCU + 7], older[23:22], older[2*NCU + 6], older[2*NCU + 6],
            older[2*NCU + 6], older[2*NCU + 6], older[22:21], older[2*NCU + 5], older[2*NCU + 5],
            older[2*NCU + 5], older[2*NCU + 5], older[21:20], older[2*NCU + 4], older[2*NCU + 4],
            older[2*NCU + 4], older[2*NCU + 4], older[20:19], older[2*NCU + 3], older[2*NCU + 3],
            older[2*NCU + 3], older[2*NCU + 3], older[2*NCU + 3], 6'd48, older[2*NCU + 1],
            older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[17:16],
            older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU]};
    wire [47:0] _older_16_etc_5 = {older[2*NCU + 7], older[2*NCU + 7], older[2*NCU + 7],
            older[2*NCU + 7], older[2*NCU + 7], older[23:22], older[2*NCU + 6], older[2*NCU + 6],
            older[2*NCU + 6], older[2*NCU + 6], older[22:21], older[2*NCU + 5], older[2*NCU + 5],
            older[2*NCU + 5], older[2*NCU + 5], older[21:20], older[2*NCU + 4], older[2*NCU + 4],
            older[2*NCU + 4], older[2*NCU + 4], older[20:19], older[2*NCU + 3], older[2*NCU + 3],
            older[2*NCU + 3], older[2*NCU + 3], older[2*NCU + 3], 6'd32, older[2*NCU + 1],
            older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[17:16],
            older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU]};
    wire [47:0] _older_16_etc_6 = {older[2*NCU + 7], older[2*NCU + 7], older[2*NCU + 7],
            older[2*NCU + 7], older[2*NCU + 7], older[23:22], older[2*NCU + 6], older[2*NCU + 6],
            older[2*NCU + 6], older[2*NCU + 6], older[22:21], older[2*NCU + 5], older[2*NCU + 5],
            older[2*NCU + 5], older[2*NCU + 5], older[21:20], older[2*NCU + 4], older[2*NCU + 4],
            older[2*NCU + 4], older[2*NCU + 4], older[20:19], older[2*NCU + 3], older[2*NCU + 3],
            older[2*NCU + 3], older[2*NCU + 3], older[2*NCU + 3], 6'd0, older[2*NCU + 1],
            older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[2*NCU + 1], older[17:16],
            older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU], older[2*NCU]};
    wire [47:0] _older_24_etc = {older[3*NCU + 7], older[3*NCU + 7], older[3*NCU + 7],
            older[3*NCU + 7], older[3*NCU + 7], older[31:30], older[3*NCU + 6], older[3*NCU + 6],
            older[3*NCU + 6], older[3*NCU + 6], older[30:29], older[3*NCU + 5], older[3*NCU + 5],
            older[3*NCU + 5], older[3*NCU + 5], older[29:28], older[3*NCU + 4], older[3*NCU + 4],
            older[3*NCU + 4], older[3*NCU + 4], older[3*NCU + 4], 6'd62, older[3*NCU + 2],
            older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[26:25],
            older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[25:24],
            older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU]};
    wire [47:0] _older_24_etc_2 = {older[3*NCU + 7], older[3*NCU + 7], older[3*NCU + 7],
            older[3*NCU + 7], older[3*NCU + 7], older[31:30], older[3*NCU + 6], older[3*NCU + 6],
            older[3*NCU + 6], older[3*NCU + 6], older[30:29], older[3*NCU + 5], older[3*NCU + 5],
            older[3*NCU + 5], older[3*NCU + 5], older[29:28], older[3*NCU + 4], older[3*NCU + 4],
            older[3*NCU + 4], older[3*NCU + 4], older[3*NCU + 4], 6'd60, older[3*NCU + 2],
            older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[26:25],
            older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[25:24],
            older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU]};
    wire [47:0] _older_24_etc_3 = {older[3*NCU + 7], older[3*NCU + 7], older[3*NCU + 7],
            older[3*NCU + 7], older[3*NCU + 7], older[31:30], older[3*NCU + 6], older[3*NCU + 6],
            older[3*NCU + 6], older[3*NCU + 6], older[30:29], older[3*NCU + 5], older[3*NCU + 5],
            older[3*NCU + 5], older[3*NCU + 5], older[29:28], older[3*NCU + 4], older[3*NCU + 4],
            older[3*NCU + 4], older[3*NCU + 4], older[3*NCU + 4], 6'd56, older[3*NCU + 2],
            older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[26:25],
            older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[25:24],
            older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU]};
    wire [47:0] _older_24_etc_4 = {older[3*NCU + 7], older[3*NCU + 7], older[3*NCU + 7],
            older[3*NCU + 7], older[3*NCU + 7], older[31:30], older[3*NCU + 6], older[3*NCU + 6],
            older[3*NCU + 6], older[3*NCU + 6], older[30:29], older[3*NCU + 5], older[3*NCU + 5],
            older[3*NCU + 5], older[3*NCU + 5], older[29:28], older[3*NCU + 4], older[3*NCU + 4],
            older[3*NCU + 4], older[3*NCU + 4], older[3*NCU + 4], 6'd48, older[3*NCU + 2],
            older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[26:25],
            older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[25:24],
            older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU]};
    wire [47:0] _older_24_etc_5 = {older[3*NCU + 7], older[3*NCU + 7], older[3*NCU + 7],
            older[3*NCU + 7], older[3*NCU + 7], older[31:30], older[3*NCU + 6], older[3*NCU + 6],
            older[3*NCU + 6], older[3*NCU + 6], older[30:29], older[3*NCU + 5], older[3*NCU + 5],
            older[3*NCU + 5], older[3*NCU + 5], older[29:28], older[3*NCU + 4], older[3*NCU + 4],
            older[3*NCU + 4], older[3*NCU + 4], older[3*NCU + 4], 6'd32, older[3*NCU + 2],
            older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[26:25],
            older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[25:24],
            older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU]};
    wire [47:0] _older_24_etc_6 = {older[3*NCU + 7], older[3*NCU + 7], older[3*NCU + 7],
            older[3*NCU + 7], older[3*NCU + 7], older[31:30], older[3*NCU + 6], older[3*NCU + 6],
            older[3*NCU + 6], older[3*NCU + 6], older[30:29], older[3*NCU + 5], older[3*NCU + 5],
            older[3*NCU + 5], older[3*NCU + 5], older[29:28], older[3*NCU + 4], older[3*NCU + 4],
            older[3*NCU + 4], older[3*NCU + 4], older[3*NCU + 4], 6'd0, older[3*NCU + 2],
            older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[3*NCU + 2], older[26:25],
            older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[3*NCU + 1], older[25:24],
            older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU], older[3*NCU]};
    wire [47:0] _older_32_etc = {older[4*NCU + 7], older[4*NCU + 7], older[4*NCU + 7],
            older[4*NCU + 7], older[4*NCU + 7], older[39:38], older[4*NCU + 6], older[4*NCU + 6],
            older[4*NCU + 6], older[4*NCU + 6], older[38:37], older[4*NCU + 5], older[4*NCU + 5],
            older[4*NCU + 5], older[4*NCU + 5], older[4*NCU + 5], 6'd62, older[4*NCU + 3],
            older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[35:34],
            older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[34:33],
            older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[33:32],
            older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU]};
    wire [47:0] _older_32_etc_2 = {older[4*NCU + 7], older[4*NCU + 7], older[4*NCU + 7],
            older[4*NCU + 7], older[4*NCU + 7], older[39:38], older[4*NCU + 6], older[4*NCU + 6],
            older[4*NCU + 6], older[4*NCU + 6], older[38:37], older[4*NCU + 5], older[4*NCU + 5],
            older[4*NCU + 5], older[4*NCU + 5], older[4*NCU + 5], 6'd60, older[4*NCU + 3],
            older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[35:34],
            older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[34:33],
            older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[33:32],
            older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU]};
    wire [47:0] _older_32_etc_3 = {older[4*NCU + 7], older[4*NCU + 7], older[4*NCU + 7],
            older[4*NCU + 7], older[4*NCU + 7], older[39:38], older[4*NCU + 6], older[4*NCU + 6],
            older[4*NCU + 6], older[4*NCU + 6], older[38:37], older[4*NCU + 5], older[4*NCU + 5],
            older[4*NCU + 5], older[4*NCU + 5], older[4*NCU + 5], 6'd56, older[4*NCU + 3],
            older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[35:34],
            older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[34:33],
            older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[33:32],
            older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU]};
    wire [47:0] _older_32_etc_4 = {older[4*NCU + 7], older[4*NCU + 7], older[4*NCU + 7],
            older[4*NCU + 7], older[4*NCU + 7], older[39:38], older[4*NCU + 6], older[4*NCU + 6],
            older[4*NCU + 6], older[4*NCU + 6], older[38:37], older[4*NCU + 5], older[4*NCU + 5],
            older[4*NCU + 5], older[4*NCU + 5], older[4*NCU + 5], 6'd48, older[4*NCU + 3],
            older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[35:34],
            older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[34:33],
            older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[33:32],
            older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU]};
    wire [47:0] _older_32_etc_5 = {older[4*NCU + 7], older[4*NCU + 7], older[4*NCU + 7],
            older[4*NCU + 7], older[4*NCU + 7], older[39:38], older[4*NCU + 6], older[4*NCU + 6],
            older[4*NCU + 6], older[4*NCU + 6], older[38:37], older[4*NCU + 5], older[4*NCU + 5],
            older[4*NCU + 5], older[4*NCU + 5], older[4*NCU + 5], 6'd32, older[4*NCU + 3],
            older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[35:34],
            older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[34:33],
            older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[33:32],
            older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU]};
    wire [47:0] _older_32_etc_6 = {older[4*NCU + 7], older[4*NCU + 7], older[4*NCU + 7],
            older[4*NCU + 7], older[4*NCU + 7], older[39:38], older[4*NCU + 6], older[4*NCU + 6],
            older[4*NCU + 6], older[4*NCU + 6], older[38:37], older[4*NCU + 5], older[4*NCU + 5],
            older[4*NCU + 5], older[4*NCU + 5], older[4*NCU + 5], 6'd0, older[4*NCU + 3],
            older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[4*NCU + 3], older[35:34],
            older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[4*NCU + 2], older[34:33],
            older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[4*NCU + 1], older[33:32],
            older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU], older[4*NCU]};
    wire [47:0] _older_40_etc = {older[5*NCU + 7], older[5*NCU + 7], older[5*NCU + 7],
            older[5*NCU + 7], older[5*NCU + 7], older[47:46], older[5*NCU + 6], older[5*NCU + 6],
            older[5*NCU + 6], older[5*NCU + 6], older[5*NCU + 6], 6'd62, older[5*NCU + 4],
            older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[44:43],
            older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[43:42],
            older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[42:41],
            older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[41:40],
            older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU]};
    wire [47:0] _older_40_etc_2 = {older[5*NCU + 7], older[5*NCU + 7], older[5*NCU + 7],
            older[5*NCU + 7], older[5*NCU + 7], older[47:46], older[5*NCU + 6], older[5*NCU + 6],
            older[5*NCU + 6], older[5*NCU + 6], older[5*NCU + 6], 6'd60, older[5*NCU + 4],
            older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[44:43],
            older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[43:42],
            older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[42:41],
            older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[41:40],
            older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU]};
    wire [47:0] _older_40_etc_3 = {older[5*NCU + 7], older[5*NCU + 7], older[5*NCU + 7],
            older[5*NCU + 7], older[5*NCU + 7], older[47:46], older[5*NCU + 6], older[5*NCU + 6],
            older[5*NCU + 6], older[5*NCU + 6], older[5*NCU + 6], 6'd56, older[5*NCU + 4],
            older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[44:43],
            older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[43:42],
            older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[42:41],
            older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[41:40],
            older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU]};
    wire [47:0] _older_40_etc_4 = {older[5*NCU + 7], older[5*NCU + 7], older[5*NCU + 7],
            older[5*NCU + 7], older[5*NCU + 7], older[47:46], older[5*NCU + 6], older[5*NCU + 6],
            older[5*NCU + 6], older[5*NCU + 6], older[5*NCU + 6], 6'd48, older[5*NCU + 4],
            older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[44:43],
            older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[43:42],
            older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[42:41],
            older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[41:40],
            older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU]};
    wire [47:0] _older_40_etc_5 = {older[5*NCU + 7], older[5*NCU + 7], older[5*NCU + 7],
            older[5*NCU + 7], older[5*NCU + 7], older[47:46], older[5*NCU + 6], older[5*NCU + 6],
            older[5*NCU + 6], older[5*NCU + 6], older[5*NCU + 6], 6'd32, older[5*NCU + 4],
            older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[44:43],
            older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[43:42],
            older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[42:41],
            older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[41:40],
            older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU]};
    wire [47:0] _older_40_etc_6 = {older[5*NCU + 7], older[5*NCU + 7], older[5*NCU + 7],
            older[5*NCU + 7], older[5*NCU + 7], older[47:46], older[5*NCU + 6], older[5*NCU + 6],
            older[5*NCU + 6], older[5*NCU + 6], older[5*NCU + 6], 6'd0, older[5*NCU + 4],
            older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[5*NCU + 4], older[44:43],
            older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[5*NCU + 3], older[43:42],
            older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[5*NCU + 2], older[42:41],
            older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[5*NCU + 1], older[41:40],
            older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU], older[5*NCU]};
    wire [47:0] _older_48_etc = {older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7],
            older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7], 6'd62, older[6*NCU + 5],
            older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[53:52],
            older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[52:51],
            older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[51:50],
            older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[50:49],
            older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[49:48],
            older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU]};
    wire [47:0] _older_48_etc_2 = {older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7],
            older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7], 6'd60, older[6*NCU + 5],
            older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[53:52],
            older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[52:51],
            older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[51:50],
            older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[50:49],
            older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[49:48],
            older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU]};
    wire [47:0] _older_48_etc_3 = {older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7],
            older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7], 6'd56, older[6*NCU + 5],
            older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[53:52],
            older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[52:51],
            older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[51:50],
            older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[50:49],
            older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[49:48],
            older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU]};
    wire [47:0] _older_48_etc_4 = {older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7],
            older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7], 6'd48, older[6*NCU + 5],
            older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[53:52],
            older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[52:51],
            older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[51:50],
            older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[50:49],
            older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[49:48],
            older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU]};
    wire [47:0] _older_48_etc_5 = {older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7],
            older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7], 6'd32, older[6*NCU + 5],
            older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[53:52],
            older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[52:51],
            older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[51:50],
            older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[50:49],
            older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[49:48],
            older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU]};
    wire [47:0] _older_48_etc_6 = {older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7],
            older[6*NCU + 7], older[6*NCU + 7], older[6*NCU + 7], 6'd0, older[6*NCU + 5],
            older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[6*NCU + 5], older[53:52],
            older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[6*NCU + 4], older[52:51],
            older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[6*NCU + 3], older[51:50],
            older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[6*NCU + 2], older[50:49],
            older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[6*NCU + 1], older[49:48],
            older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU], older[6*NCU]};
    wire [47:0] _older_56_etc = {6'd62, older[7*NCU + 6], older[7*NCU + 6], older[7*NCU + 6],
            older[7*NCU + 6], older[7*NCU + 6], older[62:61], older[7*NCU + 5], older[7*NCU + 5],
            older[7*NCU + 5], older[7*NCU + 5], older[61:60], older[7*NCU + 4], older[7*NCU + 4],
            older[7*NCU + 4], older[7*NCU + 4], older[60:59], older[7*NCU + 3], older[7*NCU + 3],
            older[7*NCU + 3], older[7*NCU + 3], older[59:58], older[7*NCU + 2], older[7*NCU + 2],
            older[7*NCU + 2], older[7*NCU + 2], older[58:57], older[7*NCU + 1], older[7*NCU + 1],
            older[7*NCU + 1], older[7*NCU + 1], older[57:56], older[7*NCU], older[7*NCU],
            older[7*NCU], older[7*NCU], older[7*NCU]};
    wire [47:0] _older_56_etc_2 = {6'd60, older[7*NCU + 6], older[7*NCU + 6], older[7*NCU + 6],
            older[7*NCU + 6], older[7*NCU + 6], older[62:61], older[7*NCU + 5], older[7*NCU + 5],
            older[7*NCU + 5], older[7*NCU + 5], older[61:60], older[7*NCU + 4], older[7*NCU + 4],
            older[7*NCU + 4], older[7*NCU + 4], older[60:59], older[7*NCU + 3], older[7*NCU + 3],
            older[7*NCU + 3], older[7*NCU + 3], older[59:58], older[7*NCU + 2], older[7*NCU + 2],
            older[7*NCU + 2], older[7*NCU + 2], older[58:57], older[7*NCU + 1], older[7*NCU + 1],
            older[7*NCU + 1], older[7*NCU + 1], older[57:56], older[7*NCU], older[7*NCU],
            older[7*NCU], older[7*NCU], older[7*NCU]};
    wire [47:0] _older_56_etc_3 = {6'd56, older[7*NCU + 6], older[7*NCU + 6], older[7*NCU + 6],
            older[7*NCU + 6], older[7*NCU + 6], older[62:61], older[7*NCU + 5], older[7*NCU + 5],
            older[7*NCU + 5], older[7*NCU + 5], older[61:60], older[7*NCU + 4], older[7*NCU + 4],
            older[7*NCU + 4], older[7*NCU + 4], older[60:59], older[7*NCU + 3], older[7*NCU + 3],
            older[7*NCU + 3], older[7*NCU + 3], older[59:58], older[7*NCU + 2], older[7*NCU + 2],
            older[7*NCU + 2], older[7*NCU + 2], older[58:57], older[7*NCU + 1], older[7*NCU + 1],
            older[7*NCU + 1], older[7*NCU + 1], older[57:56], older[7*NCU], older[7*NCU],
            older[7*NCU], older[7*NCU], older[7*NCU]};
    wire [47:0] _older_56_etc_4 = {6'd48, older[7*NCU + 6], older[7*NCU + 6], older[7*NCU + 6],
            older[7*NCU + 6], older[7*NCU + 6], older[62:61], older[7*NCU + 5], older[7*NCU + 5],
            older[7*NCU + 5], older[7*NCU + 5], older[61:60], older[7*NCU + 4], older[7*NCU + 4],
            older[7*NCU + 4], older[7*NCU + 4], older[60:59], older[7*NCU + 3], older[7*NCU + 3],
            older[7*NCU + 3], older[7*NCU + 3], older[59:58], older[7*NCU + 2], older[7*NCU + 2],
            older[7*NCU + 2], older[7*NCU + 2], older[58:57], older[7*NCU + 1], older[7*NCU + 1],
            older[7*NCU + 1], older[7*NCU + 1], older[57:56], older[7*NCU], older[7*NCU],
            older[7*NCU], older[7*NCU], older[7*NCU]};
    wire [47:0] _older_56_etc_5 = {6'd32, older[7*NCU + 6], older[7*NCU + 6], older[7*NCU + 6],
            older[7*NCU + 6], older[7*NCU + 6], older[62:61], older[7*NCU + 5], older[7*NCU + 5],
            older[7*NCU + 5], older[7*NCU + 5], older[61:60], older[7*NCU + 4], older[7*NCU + 4],
            older[7*NCU + 4], older[7*NCU + 4], older[60:59], older[7*NCU + 3], older[7*NCU + 3],
            older[7*NCU + 3], older[7*NCU + 3], older[59:58], older[7*NCU + 2], older[7*NCU + 2],
            older[7*NCU + 2], older[7*NCU + 2], older[58:57], older[7*NCU + 1], older[7*NCU + 1],
            older[7*NCU + 1], older[7*NCU + 1], older[57:56], older[7*NCU], older[7*NCU],
            older[7*NCU], older[7*NCU], older[7*NCU]};
    wire [47:0] _older_56_etc_6 = {6'd0, older[7*NCU + 6], older[7*NCU + 6], older[7*NCU + 6],
            older[7*NCU + 6], older[7*NCU + 6], older[62:61], older[7*NCU + 5], older[7*NCU + 5],
            older[7*NCU + 5], older[7*NCU + 5], older[61:60], older[7*NCU + 4], older[7*NCU + 4],
            older[7*NCU + 4], older[7*NCU + 4], older[60:59], older[7*NCU + 3], older[7*NCU + 3],
            older[7*NCU + 3], older[7*NCU + 3], older[59:58], older[7*NCU + 2], older[7*NCU + 2],
            older[7*NCU + 2], older[7*NCU + 2], older[58:57], older[7*NCU + 1], older[7*NCU + 1],
            older[7*NCU + 1], older[7*NCU + 1], older[57:56], older[7*NCU], older[7*NCU],
            older[7*NCU], older[7*NCU], older[7*NCU]};
    wire [47:0] _joined_7 = {(collector[7].pend[5] & (|(f_a & _older_56_etc_6)))
            & (collector[7].slot[5].phys[0] == f_a_phys[0]),
            (collector[7].pend[4] & (|(f_a & _older_56_etc_5)))
            & (collector[7].slot[4].phys[0] == f_a_phys[0]),
            (collector[7].pend[3] & (|(f_a & _older_56_etc_4)))
            & (collector[7].slot[3].phys[0] == f_a_phys[0]),
            (collector[7].pend[2] & (|(f_a & _older_56_etc_3)))
            & (collector[7].slot[2].phys[0] == f_a_phys[0]),
            (collector[7].pend[1] & (|(f_a & _older_56_etc_2)))
            & (collector[7].slot[1].phys[0] == f_a_phys[0]),
            (collector[7].pend[0] & (|(f_a & _older_56_etc)))
            & (collector[7].slot[0].phys[0] == f_a_phys[0]),
            (collector[6].pend[5] & (|(f_a & _older_48_etc_6)))
            & (collector[6].slot[5].phys[0] == f_a_phys[0]),
            (collector[6].pend[4] & (|(f_a & _older_48_etc_5)))
            & (collector[6].slot[4].phys[0] == f_a_phys[0]),
            (collector[6].pend[3] & (|(f_a & _older_48_etc_4)))
            & (collector[6].slot[3].phys[0] == f_a_phys[0]),
            (collector[6].pend[2] & (|(f_a & _older_48_etc_3)))
            & (collector[6].slot[2].phys[0] == f_a_phys[0]),
            (collector[6].pend[1] & (|(f_a & _older_48_etc_2)))
            & (collector[6].slot[1].phys[0] == f_a_phys[0]),
            (collector[6].pend[0] & (|(f_a & _older_48_etc)))
            & (collector[6].slot[0].phys[0] == f_a_phys[0]),
            (collector[5].pend[5] & (|(f_a & _older_40_etc_6)))
            & (collector[5].slot[5].phys[0] == f_a_phys[0]),
            (collector[5].pend[4] & (|(f_a & _older_40_etc_5)))
            & (collector[5].slot[4].phys[0] == f_a_phys[0]),
            (collector[5].pend[3] & (|(f_a & _older_40_etc_4)))
            & (collector[5].slot[3].phys[0] == f_a_phys[0]),
            (collector[5].pend[2] & (|(f_a & _older_40_etc_3)))
            & (collector[5].slot[2].phys[0] == f_a_phys[0]),
            (collector[5].pend[1] & (|(f_a & _older_40_etc_2)))
            & (collector[5].slot[1].phys[0] == f_a_phys[0]),
            (collector[5].pend[0] & (|(f_a & _older_40_etc)))
            & (collector[5].slot[0].phys[0] == f_a_phys[0]),
            (collector[4].pend[5] & (|(f_a & _older_32_etc_6)))
            & (collector[4].slot[5].phys[0] == f_a_phys[0]),
            (collector[4].pend[4] & (|(f_a & _older_32_etc_5)))
            & (collector[4].slot[4].phys[0] == f_a_phys[0]),
            (collector[4].pend[3] & (|(f_a & _older_32_etc_4)))
            & (collector[4].slot[3].phys[0] == f_a_phys[0]),
            (collector[4].pend[2] & (|(f_a & _older_32_etc_3)))
            & (collector[4].slot[2].phys[0] == f_a_phys[0]),
            (collector[4].pend[1] & (|(f_a & _older_32_etc_2)))
            & (collector[4].slot[1].phys[0] == f_a_phys[0]),
            (collector[4].pend[0] & (|(f_a & _older_32_etc)))
            & (collector[4].slot[0].phys[0] == f_a_phys[0]),
            (collector[3].pend[5] & (|(f_a & _older_24_etc_6)))
            & (collector[3].slot[5].phys[0] == f_a_phys[0]),
            (collector[3].pend[4] & (|(f_a & _older_24_etc_5)))
            & (collector[3].slot[4].phys[0] == f_a_phys[0]),
            (collector[3].pend[3] & (|(f_a & _older_24_etc_4)))
            & (collector[3].slot[3].phys[0] == f_a_phys[0]),
            (collector[3].pend[2] & (|(f_a & _older_24_etc_3)))
            & (collector[3].slot[2].phys[0] == f_a_phys[0]),
            (collector[3].pend[1] & (|(f_a & _older_24_etc_2)))
            & (collector[3].slot[1].phys[0] == f_a_phys[0]),
            (collector[3].pend[0] & (|(f_a & _older_24_etc)))
            & (collector[3].slot[0].phys[0] == f_a_phys[0]),
            (collector[2].pend[5] & (|(f_a & _older_16_etc_6)))
            & (collector[2].slot[5].phys[0] == f_a_phys[0]),
            (collector[2].pend[4] & (|(f_a & _older_16_etc_5)))
            & (collector[2].slot[4].phys[0] == f_a_phys[0]),
            (collector[2].pend[3] & (|(f_a & _older_16_etc_4)))
            & (collector[2].slot[3].phys[0] == f_a_phys[0]),
            (collector[2].pend[2] & (|(f_a & _older_16_etc_3)))
            & (collector[2].slot[2].phys[0] == f_a_phys[0]),
            (collector[2].pend[1] & (|(f_a & _older_16_etc_2)))
            & (collector[2].slot[1].phys[0] == f_a_phys[0]),
            (collector[2].pend[0] & (|(f_a & _older_16_etc)))
            & (collector[2].slot[0].phys[0] == f_a_phys[0]),
            (collector[1].pend[5] & (|(f_a & _older_8_etc_6)))
            & (collector[1].slot[5].phys[0] == f_a_phys[0]),
            (collector[1].pend[4] & (|(f_a & _older_8_etc_5)))
            & (collector[1].slot[4].phys[0] == f_a_phys[0]),
            (collector[1].pend[3] & (|(f_a & _older_8_etc_4)))
            & (collector[1].slot[3].phys[0] == f_a_phys[0]),
            (collector[1].pend[2] & (|(f_a & _older_8_etc_3)))
            & (collector[1].slot[2].phys[0] == f_a_phys[0]),
            (collector[1].pend[1] & (|(f_a & _older_8_etc_2)))
            & (collector[1].slot[1].phys[0] == f_a_phys[0]),
            (collector[1].pend[0] & (|(f_a & _older_8_etc)))
            & (collector[1].slot[0].phys[0] == f_a_phys[0]),
            (collector[0].pend[5] & (|(f_a & _joined_6)))
            & (collector[0].slot[5].phys[0] == f_a_phys[0]),
            (collector[0].pend[4] & (|(f_a & _joined_5)))
            & (collector[0].slot[4].phys[0] == f_a_phys[0]),
            (collector[0].pend[3] & (|(f_a & _joined_4)))
            & (collector[0].slot[3].phys[0] == f_a_phys[0]),
            (collector[0].pend[2] & (|(f_a & _joined_3)))
            & (collector[0].slot[2].phys[0] == f_a_phys[0]),
            (collector[0].pend[1] & (|(f_a & _joined_2)))
            & (collector[0].slot[1].phys[0] == f_a_phys[0]),
            (collector[0].pend[0] & (|(f_a & _joined))) &
            (collector[0].slot[0].phys[0] == f_a_phys[0])};
    wire [47:0] f_ahead = f_a_waits ? _joined_7 : 48'd0;

    // BA-Q2: Only the head of a queue is granted.
    always @* if (!rst) BA_Q2_1: assert(_inverse | ~(|f_ahead));

    wire _and = ~(|(older[1] ? (older[NCU +: NCU] & ~older[NCU-1:0]) : 8'd0))
            & ~(|(older[2] ? (older[2*NCU +: NCU] & ~older[NCU-1:0]) : 8'd0))
            & ~(|(older[3] ? (older[3*NCU +: NCU] & ~older[NCU-1:0]) : 8'd0))
            & ~(|(older[4] ? (older[4*NCU +: NCU] & ~older[NCU-1:0]) : 8'd0))
            & ~(|(older[5] ? (older[5*NCU +: NCU] & ~older[NCU-1:0]) : 8'd0))
            & ~(|(older[6] ? (older[6*NCU +: NCU] & ~older[NCU-1:0]) : 8'd0))
            & ~(|(older[7] ? (older[7*NCU +: NCU] & ~older[NCU-1:0]) : 8'd0));
    wire _and_2 = ~(|(older[NCU] ? (older[NCU-1:0] & ~older[NCU +: NCU]) : 8'd0))
            & ~(|(older[NCU + 2] ? (older[2*NCU +: NCU] & ~older[NCU +: NCU]) : 8'd0))
            & ~(|(older[NCU + 3] ? (older[3*NCU +: NCU] & ~older[NCU +: NCU]) : 8'd0))
            & ~(|(older[NCU + 4] ? (older[4*NCU +: NCU] & ~older[NCU +: NCU]) : 8'd0))
            & ~(|(older[NCU + 5] ? (older[5*NCU +: NCU] & ~older[NCU +: NCU]) : 8'd0))
            & ~(|(older[NCU + 6] ? (older[6*NCU +: NCU] & ~older[NCU +: NCU]) : 8'd0))
            & ~(|(older[NCU + 7] ? (older[7*NCU +: NCU] & ~older[NCU +: NCU]) : 8'd0));
    wire _and_3 = ~(|(older[2*NCU] ? (older[NCU-1:0] & ~older[2*NCU +: NCU]) : 8'd0))
            & ~(|(older[2*NCU + 1] ? (older[NCU +: NCU] & ~older[2*NCU +: NCU]) : 8'd0))
            & ~(|(older[2*NCU + 3] ? (older[3*NCU +: NCU] & ~older[2*NCU +: NCU]) : 8'd0))
            & ~(|(older[2*NCU + 4] ? (older[4*NCU +: NCU] & ~older[2*NCU +: NCU]) : 8'd0))
            & ~(|(older[2*NCU + 5] ? (older[5*NCU +: NCU] & ~older[2*NCU +: NCU]) : 8'd0))
            & ~(|(older[2*NCU + 6] ? (older[6*NCU +: NCU] & ~older[2*NCU +: NCU]) : 8'd0))
            & ~(|(older[2*NCU + 7] ? (older[7*NCU +: NCU] & ~older[2*NCU +: NCU]) : 8'd0));
    wire _and_4 = ~(|(older[3*NCU] ? (older[NCU-1:0] & ~older[3*NCU +: NCU]) : 8'd0))
            & ~(|(older[3*NCU + 1] ? (older[NCU +: NCU] & ~older[3*NCU +: NCU]) : 8'd0))
            & ~(|(older[3*NCU + 2] ? (older[2*NCU +: NCU] & ~older[3*NCU +: NCU]) : 8'd0))
            & ~(|(older[3*NCU + 4] ? (older[4*NCU +: NCU] & ~older[3*NCU +: NCU]) : 8'd0))
            & ~(|(older[3*NCU + 5] ? (older[5*NCU +: NCU] & ~older[3*NCU +: NCU]) : 8'd0))
            & ~(|(older[3*NCU + 6] ? (older[6*NCU +: NCU] & ~older[3*NCU +: NCU]) : 8'd0))
            & ~(|(older[3*NCU + 7] ? (older[7*NCU +: NCU] & ~older[3*NCU +: NCU]) : 8'd0));
    wire _and_5 = ~(|(older[4*NCU] ? (older[NCU-1:0] & ~older[4*NCU +: NCU]) : 8'd0))
            & ~(|(older[4*NCU + 1] ? (older[NCU +: NCU] & ~older[4*NCU +: NCU]) : 8'd0))
            & ~(|(older[4*NCU + 2] ? (older[2*NCU +: NCU] & ~older[4*NCU +: NCU]) : 8'd0))
            & ~(|(older[4*NCU + 3] ? (older[3*NCU +: NCU] & ~older[4*NCU +: NCU]) : 8'd0))
            & ~(|(older[4*NCU + 5] ? (older[5*NCU +: NCU] & ~older[4*NCU +: NCU]) : 8'd0))
            & ~(|(older[4*NCU + 6] ? (older[6*NCU +: NCU] & ~older[4*NCU +: NCU]) : 8'd0))
            & ~(|(older[4*NCU + 7] ? (older[7*NCU +: NCU] & ~older[4*NCU +: NCU]) : 8'd0));
    wire _and_6 = ~(|(older[5*NCU] ? (older[NCU-1:0] & ~older[5*NCU +: NCU]) : 8'd0))
            & ~(|(older[5*NCU + 1] ? (older[NCU +: NCU] & ~older[5*NCU +: NCU]) : 8'd0))
            & ~(|(older[5*NCU + 2] ? (older[2*NCU +: NCU] & ~older[5*NCU +: NCU]) : 8'd0))
            & ~(|(older[5*NCU + 3] ? (older[3*NCU +: NCU] & ~older[5*NCU +: NCU]) : 8'd0))
            & ~(|(older[5*NCU + 4] ? (older[4*NCU +: NCU] & ~older[5*NCU +: NCU]) : 8'd0))
            & ~(|(older[5*NCU + 6] ? (older[6*NCU +: NCU] & ~older[5*NCU +: NCU]) : 8'd0))
            & ~(|(older[5*NCU + 7] ? (older[7*NCU +: NCU] & ~older[5*NCU +: NCU]) : 8'd0));
    wire _and_7 = ~(|(older[6*NCU] ? (older[NCU-1:0] & ~older[6*NCU +: NCU]) : 8'd0))
            & ~(|(older[6*NCU + 1] ? (older[NCU +: NCU] & ~older[6*NCU +: NCU]) : 8'd0))
            & ~(|(older[6*NCU + 2] ? (older[2*NCU +: NCU] & ~older[6*NCU +: NCU]) : 8'd0))
            & ~(|(older[6*NCU + 3] ? (older[3*NCU +: NCU] & ~older[6*NCU +: NCU]) : 8'd0))
            & ~(|(older[6*NCU + 4] ? (older[4*NCU +: NCU] & ~older[6*NCU +: NCU]) : 8'd0))
            & ~(|(older[6*NCU + 5] ? (older[5*NCU +: NCU] & ~older[6*NCU +: NCU]) : 8'd0))
            & ~(|(older[6*NCU + 7] ? (older[7*NCU +: NCU] & ~older[6*NCU +: NCU]) : 8'd0));
    wire _and_8 = ~(|(older[7*NCU] ? (older[NCU-1:0] & ~older[7*NCU +: NCU]) : 8'd0))
            & ~(|(older[7*NCU + 1] ? (older[NCU +: NCU] & ~older[7*NCU +: NCU]) : 8'd0))
            & ~(|(older[7*NCU + 2] ? (older[2*NCU +: NCU] & ~older[7*NCU +: NCU]) : 8'd0))
            & ~(|(older[7*NCU + 3] ? (older[3*NCU +: NCU] & ~older[7*NCU +: NCU]) : 8'd0))
            & ~(|(older[7*NCU + 4] ? (older[4*NCU +: NCU] & ~older[7*NCU +: NCU]) : 8'd0))
            & ~(|(older[7*NCU + 5] ? (older[5*NCU +: NCU] & ~older[7*NCU +: NCU]) : 8'd0))
            & ~(|(older[7*NCU + 6] ? (older[6*NCU +: NCU] & ~older[7*NCU +: NCU]) : 8'd0));

    // BA-O1: The order of the collectors has no circles.
    always @* if (!rst) BA_O1_2: assert(_and & _and_2 & _and_3 & _and_4 & _and_5 & _and_6 & _and_7
            & _and_8);

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

    wire [7:0] _target_0_etc = {target[7*NBANK], target[6*NBANK], target[5*NBANK], target[4*NBANK],
            target[3*NBANK], target[2*NBANK], target[NBANK], target[0]};
    wire [7:0] _first_etc = {bank[0].of[7].first, bank[0].of[6].first, bank[0].of[5].first,
            bank[0].of[4].first, bank[0].of[3].first, bank[0].of[2].first, bank[0].of[1].first,
            bank[0].of[0].first};
    wire _and_9 = (|_first_etc) & ~bank_we[0];
    wire [7:0] _first_etc_2 = {bank[1].of[7].first, bank[1].of[6].first, bank[1].of[5].first,
            bank[1].of[4].first, bank[1].of[3].first, bank[1].of[2].first, bank[1].of[1].first,
            bank[1].of[0].first};
    wire [1:0] _count_ones = count_ones_2_2({((|(_first_etc_2 & _first_etc)) & ~bank_we[1])
            & (~(1'b1 - f_rr) & (1'b0 - f_rr)), 1'b0});

    // BA-S1: The head is granted unless SPORTS heads of its collector come first.
    always @* if (!rst) BA_S1_1: assert((|_target_0_etc) == (_and_9 & (_count_ones < 2'd1)));

    wire _equals = _count_ones == 2'd0;
    wire [7:0] _joined_8 = {_and_9 & bank[0].of[7].first & _equals,
            _and_9 & bank[0].of[6].first & _equals, _and_9 & bank[0].of[5].first & _equals,
            _and_9 & bank[0].of[4].first & _equals, _and_9 & bank[0].of[3].first & _equals,
            _and_9 & bank[0].of[2].first & _equals, _and_9 & bank[0].of[1].first & _equals,
            _and_9 & bank[0].of[0].first & _equals};

    // BA-S2: The j-th grant of a collector uses its S port j.
    always @* if (!rst) BA_S2_1: assert(_target_0_etc == _joined_8);

    wire [7:0] _target_1_etc = {target[7*NBANK + 1], target[6*NBANK + 1], target[5*NBANK + 1],
            target[4*NBANK + 1], target[3*NBANK + 1], target[2*NBANK + 1], target[NBANK + 1],
            target[1]};
    wire _and_10 = (|_first_etc_2) & ~bank_we[1];
    wire [1:0] _joined_9 = {1'b0, ((|(_first_etc & _first_etc_2)) & ~bank_we[0])
            & (~(1'b0 - f_rr) & (1'b1 - f_rr))};

    // BA-S1: The head is granted unless SPORTS heads of its collector come first.
    always @* if (!rst) BA_S1_2: assert((|_target_1_etc) == (_and_10 & (_joined_9 < 2'd1)));

    wire _equals_2 = _joined_9 == 2'd0;
    wire [7:0] _joined_10 = {_and_10 & bank[1].of[7].first & _equals_2,
            _and_10 & bank[1].of[6].first & _equals_2, _and_10 & bank[1].of[5].first & _equals_2,
            _and_10 & bank[1].of[4].first & _equals_2, _and_10 & bank[1].of[3].first & _equals_2,
            _and_10 & bank[1].of[2].first & _equals_2, _and_10 & bank[1].of[1].first & _equals_2,
            _and_10 & bank[1].of[0].first & _equals_2};

    // BA-S2: The j-th grant of a collector uses its S port j.
    always @* if (!rst) BA_S2_2: assert(_target_1_etc == _joined_10);

    reg [1:0] f_due_1; // in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            f_due_1 <= 2'd0;
        end else begin
            f_due_1 <= _or_2 ? _not_f_a_phys_0_etc : 2'd0;
        end
    end

    // BA-G1: A target receives an operand iff a bank was read for it.
    always @* if (!rst) BA_G1_2: assert(s_valid == {|rd_sel[7*NBANK +: NBANK],
            |rd_sel[6*NBANK +: NBANK], |rd_sel[5*NBANK +: NBANK], |rd_sel[4*NBANK +: NBANK],
            |rd_sel[3*NBANK +: NBANK], |rd_sel[2*NBANK +: NBANK], |rd_sel[NBANK +: NBANK],
            |rd_sel[NBANK-1:0]});

    wire [1:0] _or_55 = ({2{f_a[0]}} & ((s_slot[2:0] == 3'd0) ? rd_sel[NBANK-1:0] : 2'd0))
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
            | ({2{f_a[11]}} & ((s_slot[5:3] == 3'd5) ? rd_sel[NBANK +: NBANK] : 2'd0))
            | ({2{f_a[12]}} & ((s_slot[8:6] == 3'd0) ? rd_sel[2*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[13]}} & ((s_slot[8:6] == 3'd1) ? rd_sel[2*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[14]}} & ((s_slot[8:6] == 3'd2) ? rd_sel[2*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[15]}} & ((s_slot[8:6] == 3'd3) ? rd_sel[2*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[16]}} & ((s_slot[8:6] == 3'd4) ? rd_sel[2*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[17]}} & ((s_slot[8:6] == 3'd5) ? rd_sel[2*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[18]}} & ((s_slot[11:9] == 3'd0) ? rd_sel[3*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[19]}} & ((s_slot[11:9] == 3'd1) ? rd_sel[3*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[20]}} & ((s_slot[11:9] == 3'd2) ? rd_sel[3*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[21]}} & ((s_slot[11:9] == 3'd3) ? rd_sel[3*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[22]}} & ((s_slot[11:9] == 3'd4) ? rd_sel[3*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[23]}} & ((s_slot[11:9] == 3'd5) ? rd_sel[3*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[24]}} & ((s_slot[14:12] == 3'd0) ? rd_sel[4*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[25]}} & ((s_slot[14:12] == 3'd1) ? rd_sel[4*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[26]}} & ((s_slot[14:12] == 3'd2) ? rd_sel[4*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[27]}} & ((s_slot[14:12] == 3'd3) ? rd_sel[4*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[28]}} & ((s_slot[14:12] == 3'd4) ? rd_sel[4*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[29]}} & ((s_slot[14:12] == 3'd5) ? rd_sel[4*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[30]}} & ((s_slot[17:15] == 3'd0) ? rd_sel[5*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[31]}} & ((s_slot[17:15] == 3'd1) ? rd_sel[5*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[32]}} & ((s_slot[17:15] == 3'd2) ? rd_sel[5*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[33]}} & ((s_slot[17:15] == 3'd3) ? rd_sel[5*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[34]}} & ((s_slot[17:15] == 3'd4) ? rd_sel[5*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[35]}} & ((s_slot[17:15] == 3'd5) ? rd_sel[5*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[36]}} & ((s_slot[20:18] == 3'd0) ? rd_sel[6*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[37]}} & ((s_slot[20:18] == 3'd1) ? rd_sel[6*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[38]}} & ((s_slot[20:18] == 3'd2) ? rd_sel[6*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[39]}} & ((s_slot[20:18] == 3'd3) ? rd_sel[6*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[40]}} & ((s_slot[20:18] == 3'd4) ? rd_sel[6*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[41]}} & ((s_slot[20:18] == 3'd5) ? rd_sel[6*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[42]}} & ((s_slot[23:21] == 3'd0) ? rd_sel[7*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[43]}} & ((s_slot[23:21] == 3'd1) ? rd_sel[7*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[44]}} & ((s_slot[23:21] == 3'd2) ? rd_sel[7*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[45]}} & ((s_slot[23:21] == 3'd3) ? rd_sel[7*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[46]}} & ((s_slot[23:21] == 3'd4) ? rd_sel[7*NBANK +: NBANK] : 2'd0))
            | ({2{f_a[47]}} & ((s_slot[23:21] == 3'd5) ? rd_sel[7*NBANK +: NBANK] : 2'd0));

    // BA-G1: RF_LAT cycles after its grant an operand arrives, and only then.
    always @* if (!rst) BA_G1_3: assert(_or_55 == f_due_1);

    reg [6:0] f_requests_without_read; // modulo

    always @(posedge clk) begin
        if (rst) begin
            f_requests_without_read <= 7'd0;
        end else begin
            f_requests_without_read <= (f_requests_without_read
                    + {4'd0, count_ones_6_2(push_valid ? push_src_valid : 6'd0)})
                    - {5'd0, count_ones_2_2(bank_en & ~bank_we)};
        end
    end

    // BA-C1: requests = reads + queued.
    always @* if (!rst) BA_C1_1: assert(f_requests_without_read ==
            {1'b0, count_ones_48_2({collector[7].pend, collector[6].pend, collector[5].pend,
            collector[4].pend, collector[3].pend, collector[2].pend, collector[1].pend,
            collector[0].pend})});

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_1: assert((wr_sel[WBW-1:0] ==
            first_one_2({wr_valid[1] & ~wr_phys[PHYSW], wr_valid[0] & ~wr_phys[0]}))
            & (bank_we[0] == (|wr_sel[WBW-1:0])));

    // BA-W1: The lowest requesting port writes, before all reads.
    always @* if (!rst) BA_W1_2: assert((wr_sel[WBW +: WBW] ==
            first_one_2({wr_valid[1] & wr_phys[PHYSW], wr_valid[0] & wr_phys[0]}))
            & (bank_we[1] == (|wr_sel[WBW +: WBW])));
`endif
