// Properties of query_unit, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .

    localparam [2:0] OP_RD = 3'd0; // read

    // No two bits are set.
    function automatic at_most_one(input [127:0] v);
        at_most_one = ~(|(v & (v - 128'd1)));
    endfunction
`ifdef FORMAL
    reg [7:0] f_set_any; // an arbitrary set
    always @(posedge clk) f_set_any <= f_set_any;
    reg [3:0] f_reads; // reads of the set under way
    wire _and = (ret_valid & (ret_set == f_set_any)) & ret_counted;
    always @(posedge clk)
        if (rst)
            f_reads <= 4'd0;
        else begin
            if ((rd_counted & (rd_set == f_set_any)) & ~_and)
                f_reads <= f_reads + 4'd1;
            if (_and & ~(rd_counted & (rd_set == f_set_any)))
                f_reads <= f_reads + 4'd15;
        end

    // QU-N1: Duty: what returns and was counted is being read.
    always @* if (!rst) QU_N1_1: assume(~_and | (|f_reads));

    // QU-N1: Lemma: the bits of the count.
    always @* if (!rst) QU_N1_2: assert({reads_3[f_set_any], reads_2[f_set_any], reads_1[f_set_any],
            reads_0[f_set_any]} == f_reads);

    // QU-N1: Counted unless there are 15.
    always @* if (!rst) QU_N1_3: assert((rd_set != f_set_any)
            | (rd_counted == (rd_valid & ~(&f_reads))));

    reg f_poisoned; // written since it was read
    always @(posedge clk)
        if (rst)
            f_poisoned <= 1'b0;
        else
            f_poisoned <= (f_poisoned | (enq_valid & enq_ready & (enq_set == f_set_any)
                    & ~((enq_op == OP_RD) | (enq_op == OP_FILL)) & (|f_reads)))
                    & ~(_and & ~(rd_counted & (rd_set == f_set_any)) & (f_reads == 4'd1));

    // QU-N2
    always @* if (!rst) QU_N2_1: assert(poisoned[f_set_any] == f_poisoned);

    // QU-N2: Filled in iff counted and not written since.
    always @* if (!rst) QU_N2_2: assert(~(ret_valid & (ret_set == f_set_any))
            | (ret_fill == (_and & ~f_poisoned)));

    wire [127:0] _joined = {valid[127] & (sets[127*SETW +: SETW] == f_set_any),
            valid[126] & (sets[126*SETW +: SETW] == f_set_any),
            valid[125] & (sets[125*SETW +: SETW] == f_set_any),
            valid[124] & (sets[124*SETW +: SETW] == f_set_any),
            valid[123] & (sets[123*SETW +: SETW] == f_set_any),
            valid[122] & (sets[122*SETW +: SETW] == f_set_any),
            valid[121] & (sets[121*SETW +: SETW] == f_set_any),
            valid[120] & (sets[120*SETW +: SETW] == f_set_any),
            valid[119] & (sets[119*SETW +: SETW] == f_set_any),
            valid[118] & (sets[118*SETW +: SETW] == f_set_any),
            valid[117] & (sets[117*SETW +: SETW] == f_set_any),
            valid[116] & (sets[116*SETW +: SETW] == f_set_any),
            valid[115] & (sets[115*SETW +: SETW] == f_set_any),
            valid[114] & (sets[114*SETW +: SETW] == f_set_any),
            valid[113] & (sets[113*SETW +: SETW] == f_set_any),
            valid[112] & (sets[112*SETW +: SETW] == f_set_any),
            valid[111] & (sets[111*SETW +: SETW] == f_set_any),
            valid[110] & (sets[110*SETW +: SETW] == f_set_any),
            valid[109] & (sets[109*SETW +: SETW] == f_set_any),
            valid[108] & (sets[108*SETW +: SETW] == f_set_any),
            valid[107] & (sets[107*SETW +: SETW] == f_set_any),
            valid[106] & (sets[106*SETW +: SETW] == f_set_any),
            valid[105] & (sets[105*SETW +: SETW] == f_set_any),
            valid[104] & (sets[104*SETW +: SETW] == f_set_any),
            valid[103] & (sets[103*SETW +: SETW] == f_set_any),
            valid[102] & (sets[102*SETW +: SETW] == f_set_any),
            valid[101] & (sets[101*SETW +: SETW] == f_set_any),
            valid[100] & (sets[100*SETW +: SETW] == f_set_any),
            valid[99] & (sets[99*SETW +: SETW] == f_set_any),
            valid[98] & (sets[98*SETW +: SETW] == f_set_any),
            valid[97] & (sets[97*SETW +: SETW] == f_set_any),
            valid[96] & (sets[96*SETW +: SETW] == f_set_any),
            valid[95] & (sets[95*SETW +: SETW] == f_set_any),
            valid[94] & (sets[94*SETW +: SETW] == f_set_any),
            valid[93] & (sets[93*SETW +: SETW] == f_set_any),
            valid[92] & (sets[92*SETW +: SETW] == f_set_any),
            valid[91] & (sets[91*SETW +: SETW] == f_set_any),
            valid[90] & (sets[90*SETW +: SETW] == f_set_any),
            valid[89] & (sets[89*SETW +: SETW] == f_set_any),
            valid[88] & (sets[88*SETW +: SETW] == f_set_any),
            valid[87] & (sets[87*SETW +: SETW] == f_set_any),
            valid[86] & (sets[86*SETW +: SETW] == f_set_any),
            valid[85] & (sets[85*SETW +: SETW] == f_set_any),
            valid[84] & (sets[84*SETW +: SETW] == f_set_any),
            valid[83] & (sets[83*SETW +: SETW] == f_set_any),
            valid[82] & (sets[82*SETW +: SETW] == f_set_any),
            valid[81] & (sets[81*SETW +: SETW] == f_set_any),
            valid[80] & (sets[80*SETW +: SETW] == f_set_any),
            valid[79] & (sets[79*SETW +: SETW] == f_set_any),
            valid[78] & (sets[78*SETW +: SETW] == f_set_any),
            valid[77] & (sets[77*SETW +: SETW] == f_set_any),
            valid[76] & (sets[76*SETW +: SETW] == f_set_any),
            valid[75] & (sets[75*SETW +: SETW] == f_set_any),
            valid[74] & (sets[74*SETW +: SETW] == f_set_any),
            valid[73] & (sets[73*SETW +: SETW] == f_set_any),
            valid[72] & (sets[72*SETW +: SETW] == f_set_any),
            valid[71] & (sets[71*SETW +: SETW] == f_set_any),
            valid[70] & (sets[70*SETW +: SETW] == f_set_any),
            valid[69] & (sets[69*SETW +: SETW] == f_set_any),
            valid[68] & (sets[68*SETW +: SETW] == f_set_any),
            valid[67] & (sets[67*SETW +: SETW] == f_set_any),
            valid[66] & (sets[66*SETW +: SETW] == f_set_any),
            valid[65] & (sets[65*SETW +: SETW] == f_set_any),
            valid[64] & (sets[64*SETW +: SETW] == f_set_any),
            valid[63] & (sets[63*SETW +: SETW] == f_set_any),
            valid[62] & (sets[62*SETW +: SETW] == f_set_any),
            valid[61] & (sets[61*SETW +: SETW] == f_set_any),
            valid[60] & (sets[60*SETW +: SETW] == f_set_any),
            valid[59] & (sets[59*SETW +: SETW] == f_set_any),
            valid[58] & (sets[58*SETW +: SETW] == f_set_any),
            valid[57] & (sets[57*SETW +: SETW] == f_set_any),
            valid[56] & (sets[56*SETW +: SETW] == f_set_any),
            valid[55] & (sets[55*SETW +: SETW] == f_set_any),
            valid[54] & (sets[54*SETW +: SETW] == f_set_any),
            valid[53] & (sets[53*SETW +: SETW] == f_set_any),
            valid[52] & (sets[52*SETW +: SETW] == f_set_any),
            valid[51] & (sets[51*SETW +: SETW] == f_set_any),
            valid[50] & (sets[50*SETW +: SETW] == f_set_any),
            valid[49] & (sets[49*SETW +: SETW] == f_set_any),
            valid[48] & (sets[48*SETW +: SETW] == f_set_any),
            valid[47] & (sets[47*SETW +: SETW] == f_set_any),
            valid[46] & (sets[46*SETW +: SETW] == f_set_any),
            valid[45] & (sets[45*SETW +: SETW] == f_set_any),
            valid[44] & (sets[44*SETW +: SETW] == f_set_any),
            valid[43] & (sets[43*SETW +: SETW] == f_set_any),
            valid[42] & (sets[42*SETW +: SETW] == f_set_any),
            valid[41] & (sets[41*SETW +: SETW] == f_set_any),
            valid[40] & (sets[40*SETW +: SETW] == f_set_any),
            valid[39] & (sets[39*SETW +: SETW] == f_set_any),
            valid[38] & (sets[38*SETW +: SETW] == f_set_any),
            valid[37] & (sets[37*SETW +: SETW] == f_set_any),
            valid[36] & (sets[36*SETW +: SETW] == f_set_any),
            valid[35] & (sets[35*SETW +: SETW] == f_set_any),
            valid[34] & (sets[34*SETW +: SETW] == f_set_any),
            valid[33] & (sets[33*SETW +: SETW] == f_set_any),
            valid[32] & (sets[32*SETW +: SETW] == f_set_any),
            valid[31] & (sets[31*SETW +: SETW] == f_set_any),
            valid[30] & (sets[30*SETW +: SETW] == f_set_any),
            valid[29] & (sets[29*SETW +: SETW] == f_set_any),
            valid[28] & (sets[28*SETW +: SETW] == f_set_any),
            valid[27] & (sets[27*SETW +: SETW] == f_set_any),
            valid[26] & (sets[26*SETW +: SETW] == f_set_any),
            valid[25] & (sets[25*SETW +: SETW] == f_set_any),
            valid[24] & (sets[24*SETW +: SETW] == f_set_any),
            valid[23] & (sets[23*SETW +: SETW] == f_set_any),
            valid[22] & (sets[22*SETW +: SETW] == f_set_any),
            valid[21] & (sets[21*SETW +: SETW] == f_set_any),
            valid[20] & (sets[20*SETW +: SETW] == f_set_any),
            valid[19] & (sets[19*SETW +: SETW] == f_set_any),
            valid[18] & (sets[18*SETW +: SETW] == f_set_any),
            valid[17] & (sets[17*SETW +: SETW] == f_set_any),
            valid[16] & (sets[16*SETW +: SETW] == f_set_any),
            valid[15] & (sets[15*SETW +: SETW] == f_set_any),
            valid[14] & (sets[14*SETW +: SETW] == f_set_any),
            valid[13] & (sets[13*SETW +: SETW] == f_set_any),
            valid[12] & (sets[12*SETW +: SETW] == f_set_any),
            valid[11] & (sets[11*SETW +: SETW] == f_set_any),
            valid[10] & (sets[10*SETW +: SETW] == f_set_any),
            valid[9] & (sets[9*SETW +: SETW] == f_set_any),
            valid[8] & (sets[8*SETW +: SETW] == f_set_any),
            valid[7] & (sets[7*SETW +: SETW] == f_set_any),
            valid[6] & (sets[6*SETW +: SETW] == f_set_any),
            valid[5] & (sets[5*SETW +: SETW] == f_set_any),
            valid[4] & (sets[4*SETW +: SETW] == f_set_any),
            valid[3] & (sets[3*SETW +: SETW] == f_set_any),
            valid[2] & (sets[2*SETW +: SETW] == f_set_any),
            valid[1] & (sets[SETW +: SETW] == f_set_any), valid[0] & (sets[SETW-1:0] == f_set_any)};

    // QU-F1: Empty: nothing of the set is queued or being read, no answer is left.
    always @* if (!rst) QU_F1_1: assert(~empty | ~(rsp_valid | (|f_reads) | (|_joined)));

    reg f_open; // a load of the row waits
    always @(posedge clk)
        if (rst)
            f_open <= 1'b0;
        else
            f_open <= (f_open | (opens & (m_set == f_set_any)))
                    & ~(dispatch & (gnt_set == f_set_any));

    // QU-P1
    always @* if (!rst) QU_P1_1: assert(open[f_set_any] == f_open);

    // QU-R1: One head is dispatched as the last row has gone.
    always @* if (!rst) QU_R1_1: assert(at_most_one(gnt) & ~(|(gnt & ~heads)));

    // QU-R1
    always @* if (!rst) QU_R1_2: assert(dispatch == (row_free & (|heads)));

    reg [127:0] f_went; // dispatched in the last cycle
    reg [7:0] f_went_set; // of this set
    reg [127:0] f_came; // queued in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_went <= 128'd0;
            f_went_set <= 8'd0;
            f_came <= 128'd0;
        end else begin
            f_went <= gnt;
            f_went_set <= gnt_set;
            f_came <= queued ? slot : 128'd0;
        end

    // QU-D1: It is a row in the next cycle, and its entry is free.
    always @* if (!rst) QU_D1_1: assert(~(|f_went) | (row_valid & (row_set == f_went_set)));

    // QU-D1
    always @* if (!rst) QU_D1_2: assert(~(|(f_went & valid)));

    // QU-E1: What is queued has an entry that was free.
    always @* if (!rst) QU_E1_2: assert(~(|(f_came & ~valid)));

    // QU-E1
    always @* if (!rst) QU_E1_3: assert(~(|((queued ? slot : 128'd0) & valid)));

    reg f_took; // a message was accepted
    reg [7:0] f_took_set; // of this set
    reg [1:0] f_took_op; // this one
    always @(posedge clk)
        if (rst) begin
            f_took <= 1'b0;
            f_took_set <= 8'd0;
            f_took_op <= 2'd0;
        end else begin
            f_took <= mm_valid & mm_ready;
            f_took_set <= mm_set;
            f_took_op <= mm_op;
        end

    // QU-M1: What was accepted is in the stage.
    always @* if (!rst) QU_M1_1: assert(~f_took | (m_valid & (m_set == f_took_set)
            & (m_op == f_took_op)));

    // QU-C1
    always @* if (!rst) QU_C1_1: assert(~done_valid | (done_set == m_set));

    // QU-C1: An answer completes as it is stored, a store of the row at once.
    always @* if (!rst) QU_C1_2: assert(done_valid ==
            (((m_valid & (m_op == MM_STDATA)) & ~count[3]) | (m_valid & (m_op == MM_STROW))));

    reg f_done; // a request was completed
    reg f_left; // a request of it was dispatched, as it was open before
    always @(posedge clk)
        if (rst) begin
            f_done <= 1'b0;
            f_left <= 1'b0;
        end else begin
            f_done <= done_valid;
            f_left <= dispatch & (gnt_set == m_set);
        end
    reg [7:0] f_done_set; // of this set
    always @(posedge clk)
        if (rst)
            f_done_set <= 8'd0;
        else
            // QU-X1: What completes opens its set, and answers if there is an answer.
            f_done_set <= m_set;

    // QU-X1
    always @* if (!rst) QU_X1_1: assert(~f_done | (f_left | open[f_done_set]));

    // QU-X1
    always @* if (!rst) QU_X1_2: assert(~(done_valid & (m_op == MM_STDATA)) | stores);

    // QU-M1: Only an answer without room waits.
    always @* if (!rst) QU_M1_2: assert(mm_ready == ~((m_valid & (m_op == MM_STDATA)) & count[3]));

    reg f_row; // a row was dispatched
    reg f_loads; // its data were read
    reg [6:0] f_from; // from this block
    always @(posedge clk)
        if (rst) begin
            f_row <= 1'b0;
            f_loads <= 1'b0;
            f_from <= 7'd0;
        end else begin
            f_row <= dispatch;
            f_loads <= loads;
            f_from <= row_pay;
        end

    // QU-X2: Data are read in the cycle after the dispatch, and come with the row.
    always @* if (!rst) QU_X2_1: assert(~loads | f_row);

    // QU-X2
    always @* if (!rst) QU_X2_2: assert(~loads | ~mmr_valid);

    // QU-X2
    always @* if (!rst) QU_X2_3: assert(~f_loads | (mmr_valid & mmr_pay));

    // QU-X2
    always @* if (!rst) QU_X2_4:
            assert(~(f_row & ~((row_op == OP_RD) | (row_op == OP_FLUSH) | (row_op == 3'd7)))
            | loads);

    // QU-X2
    always @* if (!rst) QU_X2_5: assert(~f_loads | ~(|(used & one_hot_7(f_from))));

    // QU-X2: The memory is not written as it is read.
    always @* if (!rst) QU_X2_6: assert(~(loads & takes_block));

    reg f_held; // shown, not taken
    reg [33:0] f_shown; // what was shown
    wire [33:0] _mmr_tag_etc = {mmr_pay, mmr_set, mmr_new, mmr_op, mmr_mark, mmr_tag};
    always @(posedge clk)
        if (rst) begin
            f_held <= 1'b0;
            f_shown <= 34'd0;
        end else begin
            f_held <= mmr_valid & ~mmr_ready;
            f_shown <= _mmr_tag_etc;
        end

    // QU-A1: What is shown stays until it is taken.
    always @* if (!rst) QU_A1_1: assert(~f_held | (mmr_valid & (_mmr_tag_etc == f_shown)));

    // QU-Z1: Zero what is not valid.
    always @* if (!rst) QU_Z1_1: assert(mmr_pay | ~(|{mmr_mask, mmr_data}));

    // QU-Z1
    always @* if (!rst) QU_Z1_2:
            assert(mmr_valid | ~(|{mmr_new, mmr_op, mmr_mark, mmr_tag, mmr_atomop}));

    // QU-Z1
    always @* if (!rst) QU_Z1_3: assert(rsp_valid | ~(|{rsp_origin, rsp_data}));

    // QU-Z1
    always @* if (!rst) QU_Z1_4: assert(done_valid |
            ~(|{done_set, done_note, done_touched, done_carry, done_tag}));

    // QU-S1: Lemma: the FIFO's count is that between its ends.
    always @* if (!rst) QU_S1_1: assert((4'd8 >= count) & (count[2:0] == (wr - rd)));

    // QU-S1: Never more than it holds.
    always @* if (!rst) QU_S1_2: assert(~stores | (count != 4'd8));

    // QU-E1: Ready iff there is an entry, and for data a block.
    always @* if (!rst) QU_E1_4: assert(enq_ready ==
            (~(&valid) & (((enq_op == OP_RD) | (enq_op == OP_FLUSH) | (enq_op == 3'd7))
            | (~(&used) & ~loads))));
`endif
`ifdef FORMAL
`define WARPSMITH_DUTY(label, rule, holds) \
    always @* if (!rst) begin : label assume(holds); end
`else
`define WARPSMITH_DUTY(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    // QU-E1: Duty: one of the operations.
    `WARPSMITH_DUTY(QU_E1_1, "QU-E1", ~enq_valid | (enq_op != 3'd7))
`undef WARPSMITH_DUTY
