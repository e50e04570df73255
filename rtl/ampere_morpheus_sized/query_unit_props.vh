// Properties of query_unit, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .

    localparam [2:0] OP_RD = 3'd0; // read

    // Ports and text are made for these values; other values need another package.
    generate
        if (OP_RD != 3'd0) begin : f_edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // No two bits are set.
    function automatic at_most_one(input [127:0] v);
        at_most_one = ~(|(v & (v - 128'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [7:0] f_set_any; // an arbitrary set
    always @(posedge clk) f_set_any <= f_set_any;
    reg f_open; // a load of the row waits
    always @(posedge clk)
        if (rst)
            f_open <= 1'b0;
        else
            f_open <= (f_open | (opens & (m_set == f_set_any)))
                    & ~(dispatch & (turn_set == f_set_any));

    // QU-P1
    always @* if (!rst) QU_P1_1: assert(open[f_set_any] == f_open);

    // QU-R1: Lemma: at most two are chosen, and a head stays one.
    always @* if (!rst) QU_R1_1: assert(at_most_one(turn) & at_most_one(turn_behind)
            & ~(|(turn & turn_behind)));

    // QU-R1
    always @* if (!rst) QU_R1_2: assert((chosen == (|turn)) & (two_chosen == (|turn_behind))
            & (~two_chosen | chosen));

    // QU-R1
    always @* if (!rst) QU_R1_3: assert(~(|((turn | turn_behind) & ~heads)));

    reg f_waited; // a head was not dispatched
    wire [127:0] _by_dispatch = dispatch ? gnt : 128'd0;
    always @(posedge clk) if (rst) f_waited <= 1'b0; else f_waited <= |(heads & ~_by_dispatch);

    // QU-R1: With a head there is one chosen in the next cycle.
    always @* if (!rst) QU_R1_4: assert(~f_waited | (|{turn_behind, turn}));

    // QU-R1: One head is dispatched as the last row has gone.
    always @* if (!rst) QU_R1_5: assert(at_most_one(gnt) & ~(|(_by_dispatch & ~heads)));

    // QU-D1
    always @* if (!rst) QU_D1_1: assert(dispatch == ((row_free & ~echoing) & (|turn)));

    reg [127:0] f_went; // dispatched in the last cycle
    reg [7:0] f_went_set; // of this set
    reg [127:0] f_came; // queued in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_went <= 128'd0;
            f_went_set <= 8'd0;
            f_came <= 128'd0;
        end else begin
            f_went <= _by_dispatch;
            f_went_set <= turn_set;
            f_came <= queued ? slot : 128'd0;
        end

    // QU-D1: It is a row in the next cycle, and its entry is free.
    always @* if (!rst) QU_D1_2: assert(~(|f_went) | (row_valid & (row_set == f_went_set)));

    // QU-D1
    always @* if (!rst) QU_D1_3: assert(~(|(f_went & valid)));

    // QU-E1: What is queued has an entry that was free.
    always @* if (!rst) QU_E1_2: assert(~(|(f_came & ~valid)));

    // QU-E1
    always @* if (!rst) QU_E1_3: assert(~(|((queued ? slot : 128'd0) & valid)));

    // QU-D1: Lemma: what leaves was not queued in the last cycle.
    always @* if (!rst) QU_D1_4: assert(fresh_at == f_came);

    // QU-D1
    always @* if (!rst) QU_D1_5: assert(~(|(f_came & (turn | turn_behind))));

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
            (((m_valid & (m_op == MM_STDATA)) & ~count[1] & (~echoing | (|joined_at)))
            | (m_valid & (m_op == MM_STROW))));

    reg f_done; // a request was completed
    reg f_left; // a request of it was dispatched, as it was open before
    always @(posedge clk)
        if (rst) begin
            f_done <= 1'b0;
            f_left <= 1'b0;
        end else begin
            f_done <= done_valid;
            f_left <= dispatch & (turn_set == m_set);
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
    always @* if (!rst) QU_X1_2: assert(~(done_valid & (m_op == MM_STDATA)) | stores_any);

    // QU-M1: Only an answer without room waits, or one that others join.
    always @* if (!rst) QU_M1_2: assert(mm_ready == ~((m_valid & (m_op == MM_STDATA))
            & ((count[1] & ~echoing) | (|joined_at))));

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
    always @* if (!rst) QU_X2_5: assert(~f_loads | ~(|(used & one_hot_7x96(f_from))));

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
    always @* if (!rst) QU_Z1_4: assert(done_valid | ~(done_carry | done_touched | done_note));

    // QU-Z1
    always @* if (!rst) QU_Z1_5: assert((m_valid & m_op[1]) | ~(|{done_set, done_tag}));

    // QU-S1: Lemma: the FIFO's count is that between its ends.
    always @* if (!rst) QU_S1_1: assert((2'd2 >= count) & (count[0] == (wr - rd)));

    // QU-S1: Never more than it holds.
    always @* if (!rst) QU_S1_2: assert(~stores_any | (count != 2'd2));

    // QU-E1: Ready iff there is an entry, and for what is no fill more than are kept.
    always @* if (!rst) QU_E1_4: assert(enq_ready ==
            (~(&valid) & (((enq_op == OP_FILL) | (enq_op == OP_FLUSH)) | (entries < 8'd112))));

    // QU-E1
    always @* if (!rst) QU_E1_5: assert(enq_left == ~(&valid));

    // QU-E1: Lemma: what is left, by the number of those that are used.
    always @* if (!rst) QU_E1_6: assert((8'd128 >= entries) & (enq_left == (entries != 8'd128))
            & (entries_left == (entries < 8'd112)));

    wire [6:0] _blocks_plus = blocks + {6'd0, took};
    wire _equals = _blocks_plus == 7'd96;

    // QU-B1: Ready iff there is a block, and the memory is not read.
    always @* if (!rst) QU_B1_1: assert(pay_ready ==
            ~(loads | _equals | ((_blocks_plus >= 7'd80) & ~pay_fill)));

    // QU-B1
    always @* if (!rst) QU_B1_2: assert(pay_full == _equals);

    reg [255:0] f_asks; // a load of the row is not answered
    reg [255:0] f_has; // a warp has a request
    reg [255:0] f_answer; // which it has to answer
    wire [255:0] f_mm_at = one_hot_8(mm_set);
    wire [255:0] f_sends = message ? f_mm_at : 256'd0;
    wire [255:0] f_taken = (mmr_valid & mmr_ready) ? one_hot_8(mmr_set) : 256'd0;
    always @(posedge clk)
        if (rst) begin
            f_asks <= 256'd0;
            f_has <= 256'd0;
            f_answer <= 256'd0;
        end else begin
            f_asks <= f_sends | (f_asks & ~f_taken);
            f_has <= f_taken | (f_has & ~(mm_op[1] ? f_sends : 256'd0));
            f_answer <= (((mmr_op == 3'd0) | (mmr_op == 3'd3)) ? f_taken : 256'd0)
                    | (f_answer & ~((mm_op == MM_STDATA) ? f_sends : 256'd0));
        end
    wire _or = ((mm_op == MM_LDROW) & ~(|((f_asks | f_has) & f_mm_at)))
            | (((mm_op == MM_STDATA) & (|(f_has & f_mm_at)) & (|(f_answer & f_mm_at)))
            | ((mm_op == MM_STROW) & ((|(f_has & f_mm_at)) & ~(|(f_answer & f_mm_at)))));

    // QU-M1: Duty: the warps send what the page allows.
    wire f_warps_keep = ~mm_valid | _or;

    // QU-M1
    always @* if (!rst) QU_M1_3: assume(f_warps_keep);
`endif
`ifdef WARPSMITH_FORMAL
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
