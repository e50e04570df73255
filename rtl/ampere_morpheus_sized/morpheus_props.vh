// Properties of morpheus, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg f_byp_waits; // not taken
    always @(posedge clk) if (rst) f_byp_waits <= 1'b0; else f_byp_waits <= byp_valid & ~byp_ready;

    // MC-D1: Duty: what bypass asks stays until it is accepted.
    always @* if (!rst) MC_D1_1: assume(~f_byp_waits | byp_valid);

    // MC-D1: Lemma: what bypass asks was shown, and not accepted.
    always @* if (!rst) MC_D1_2: assert(~(dram_held & byp_held) | f_byp_waits);

    (* hierconn *) wire \u_queries.f_warps_keep ;
    wire f_queries_f_warps_keep = \u_queries.f_warps_keep ;

    // MC-C1: Duty: the warps send what query_unit's page allows.
    always @* if (!rst) MC_C1_1: assume(f_queries_f_warps_keep);

    reg [9:0] f_completed; // of the last cycle
    always @(posedge clk)
        if (rst)
            f_completed <= 10'd0;
        else
            f_completed <= {queries_done_valid, queries_done_set, queries_done_note};

    // MC-M1: The predictor hears of the completion of the last cycle.
    always @* if (!rst) MC_M1_1: assert({served_valid, served_set, served_note} == f_completed);

    // MC-S1: To the conventional cache iff not extended, nothing while closed.
    always @* if (!rst) MC_S1_2: assert(cllc_valid == (req_valid & (mode == RUN) & ~separator_ext));

    // MC-S1
    always @* if (!rst) MC_S1_3: assert(~((req_valid & req_ready) & ~separator_ext) | cllc_ready);

    // MC-S1
    always @* if (!rst) MC_S1_4: assert(~req_ready | (mode == RUN));

    reg f_entered; // an extended one came
    always @(posedge clk)
        if (rst)
            f_entered <= 1'b0;
        else
            f_entered <= (req_valid & req_ready) & separator_ext;

    // MC-A1: An extended request that is accepted is in the stage.
    always @* if (!rst) MC_A1_1: assert(~f_entered | staged);

    // MC-A1: Never more beside it than there is room for.
    always @* if (!rst) MC_A1_2: assert(3'd4 >= side_count);

    wire _predictor_p_valid_and = predictor_p_valid & (waiting_op == OP_RD) & ~predictor_p_hit
            & ~waiting_l1;

    // MC-P1: To DRAM goes what was predicted to miss, to the queue what was not.
    always @* if (!rst) MC_P1_1: assert(~shows_read | _predictor_p_valid_and);

    // MC-P1
    always @* if (!rst) MC_P1_2: assert(~(p_take & _predictor_p_valid_and)
            | (dram_valid & dram_ready & ~shows_bypass));

    wire _inverse = ~_predictor_p_valid_and;

    // MC-Q1: And leaves only so.
    always @* if (!rst) MC_Q1_1: assert(~(p_take & _inverse) | queues);

    // MC-Q1
    always @* if (!rst) MC_Q1_2: assert(~queues | (queries_enq_ready & _inverse));

    // MC-L1: Nothing of a set in an L1 cache is read past it.
    always @* if (!rst) MC_L1_1: assert(~waiting_l1 | ~shows_read);

    // MC-P2: The id of what is shown to DRAM.
    always @* if (!rst) MC_P2_1: assert(dram_id[27:0] ==
            (shows_read ? {waiting_set, waiting_tag} : 28'd0));

    // MC-P2
    always @* if (!rst) MC_P2_2: assert(dram_id[45] == shows_bypass);

    // MC-K1: Acknowledged as they are queued, if there is room.
    always @* if (!rst) MC_K1_1: assert(acknowledges ==
            (queues & ((waiting_op == OP_WR) | (waiting_op == OP_PWR) | (waiting_op == OP_RED))));

    // MC-K1
    always @* if (!rst) MC_K1_2: assert(3'd4 >= ack_count);

    // MC-F2: A fill was asked for, and goes first.
    always @* if (!rst) MC_F2_1: assert(~fills | (fill & ~queues & ~flushes));

    // MC-F2
    always @* if (!rst) MC_F2_2: assert(~((queues | flushes) & fill_known & queries_enq_left));

    // MC-F2: Lemma: what the filters say is of what was asked for.
    always @* if (!rst) MC_F2_3: assert(~fill_known | fill);

    // MC-F1: One block that came back at a time.
    always @* if (!rst) MC_F1_1: assert(~returns | ~back);

    // MC-F1: The payload memory takes a block as its filters are asked.
    always @* if (!rst) MC_F1_2: assert(~asked | (data_of_fill & queries_pay_ready));

    // MC-F1
    always @* if (!rst) MC_F1_3: assert(~(data_of_fill & queries_pay_ready) | asked);

    // MC-F3: What leaves without an entry gives its block back.
    always @* if (!rst) MC_F3_1: assert(~(fill & asked) | (fills | fill_given_up));

    // MC-A2: Data come with the request, or from DRAM, never both.
    always @* if (!rst) MC_A2_1: assert(~((enters & req_has_data) & back));

    // MC-A2
    always @* if (!rst) MC_A2_2: assert(~(enters & req_has_data) | queries_pay_ready);

    // MC-S2: What is said to be accepted is.
    always @* if (!rst) MC_S2_1: assert(~(separator_ext ? req_room[1] : req_room[0]) | req_ready);

    // MC-S2
    always @* if (!rst) MC_S2_2: assert(separator_ext
            | ((separator_ext ? req_room[1] : req_room[0]) == req_ready));

    // MC-C2: FLUSH is sent while the division changes, and nothing else then.
    always @* if (!rst) MC_C2_1: assert(~flushes | ((mode == FLUSH) & (entry_op == OP_FLUSH)));

    reg f_dram_held; // not taken
    reg [2:0] f_dram; // shown
    wire [2:0] _read_window_etc = {shows_bypass, shows_read, read_window};
    always @(posedge clk)
        if (rst) begin
            f_dram_held <= 1'b0;
            f_dram <= 3'd0;
        end else begin
            f_dram_held <= dram_valid & ~dram_ready;
            f_dram <= _read_window_etc;
        end

    // MC-D1: Lemma: who was shown is still there.
    always @* if (!rst) MC_D1_3: assert(~(dram_held & ~byp_held) | (may_miss & ~predictor_p_hit));

    // MC-D1
    always @* if (!rst) MC_D1_4: assert(dram_held == f_dram_held);

    // MC-D1
    always @* if (!rst) MC_D1_5: assert(~f_dram_held
            | (f_dram == {byp_held, ~byp_held, window_held}));

    // MC-D1: What is shown to DRAM stays.
    always @* if (!rst) MC_D1_6: assert(~f_dram_held | (_read_window_etc == f_dram));

    reg f_last_byp; // DRAM served bypass last
    always @(posedge clk)
        if (rst)
            f_last_byp <= 1'b0;
        else if (dram_valid & dram_ready)
            f_last_byp <= shows_bypass;

    // MC-D1
    always @* if (!rst) MC_D1_7: assert(last_byp == f_last_byp);

    // MC-D1: By turns.
    always @* if (!rst) MC_D1_8: assert(~(~f_dram_held & byp_valid & read_may_wait
            & ~predictor_p_hit) | (shows_bypass == ~f_last_byp));

    reg f_rsp_held; // not taken
    reg [3:0] f_shown; // shown
    reg [1:0] f_refused; // answers of DRAM and of the conventional cache that were not taken
    wire [1:0] _cllc_rsp_valid_etc = {for_core, cllc_rsp_valid};
    always @(posedge clk)
        if (rst) begin
            f_rsp_held <= 1'b0;
            f_shown <= 4'd0;
            f_refused <= 2'd0;
        end else begin
            f_rsp_held <= rsp_valid & ~rsp_ready;
            f_shown <= shown;
            f_refused <= _cllc_rsp_valid_etc & ~{returns, cllc_rsp_valid & cllc_rsp_ready};
        end

    // MC-R1: Duty: they stay until they are.
    always @* if (!rst) MC_R1_1: assume(~(|(f_refused & ~_cllc_rsp_valid_etc)));

    // MC-R1: Lemma: what was shown is still there.
    always @* if (!rst) MC_R1_2: assert(~rsp_held | ~(|(shown & ~answers)));

    // MC-R1
    always @* if (!rst) MC_R1_3: assert(rsp_held == f_rsp_held);

    // MC-R1: One answer, and what is shown stays.
    always @* if (!rst) MC_R1_4: assert(at_most_one(shown));

    // MC-R1
    always @* if (!rst) MC_R1_5: assert(~f_rsp_held | (shown == f_shown));

    // MC-B1: A block for bypass goes there, any other to a core.
    always @* if (!rst) MC_B1_1: assert(byp_rsp_valid == (dram_rsp_valid & dram_rsp_id[45]));

    // MC-B1
    always @* if (!rst) MC_B1_2: assert(~byp_ready | (shows_bypass & dram_ready));

    // MC-Z1: Zero what is not valid.
    always @* if (!rst) MC_Z1_1: assert(rsp_valid | ~(|{rsp_origin, rsp_ack, rsp_data}));

    // MC-Z1
    always @* if (!rst) MC_Z1_2: assert(dram_valid | ~(|{dram_we, dram_blk, dram_id, dram_data}));

    reg [2:0] f_mode; // of the last cycle
    reg f_done; // nothing was under way
    reg f_flushed; // the conventional cache had nothing
    always @(posedge clk)
        if (rst) begin
            f_mode <= 3'd0;
            f_done <= 1'b0;
            f_flushed <= 1'b0;
        end else begin
            f_mode <= mode;
            f_done <= queries_empty;
            f_flushed <= cllc_flushed;
        end

    // MC-C1: Flushed after all was served, loaded after all was flushed.
    always @* if (!rst) MC_C1_2: assert(mode < 3'd6);

    // MC-C1
    always @* if (!rst) MC_C1_3: assert(flushing == (mode == FLUSH));

    // MC-C1
    always @* if (!rst) MC_C1_4: assert(~((mode == FLUSH) & (f_mode != 3'd2))
            | ((f_mode == 3'd1) & f_done));

    // MC-C1
    always @* if (!rst) MC_C1_5: assert(~((mode == CONVENTIONAL) & (f_mode != 3'd4)) | f_done);

    // MC-C1
    always @* if (!rst) MC_C1_6: assert(~cfg_ready | ((f_mode == 3'd4) & f_flushed));

    // MC-C1
    always @* if (!rst) MC_C1_7: assert(cllc_flush == (mode == CONVENTIONAL));

    // MC-A1: Lemma: counts of the side FIFO and of the acknowledgements.
    always @* if (!rst) MC_A1_3: assert((side_count[1:0] == (side_in - side_out))
            & (3'd4 >= side_count));

    // MC-K1
    always @* if (!rst) MC_K1_3: assert((ack_count[1:0] == (ack_in - ack_out))
            & (3'd4 >= ack_count));

    wire [85:0] _side_word = side[2'd0];
    wire [85:0] _side_word_2 = side[2'd1];
    wire [85:0] _side_word_3 = side[2'd2];
    wire _and = ((({1'b0, 2'd0 - side_out} >= side_count) | (_side_word[29:27] < 3'd5))
            & (({1'b0, 2'd1 - side_out} >= side_count) | (_side_word_2[29:27] < 3'd5)))
            & (({1'b0, 2'd2 - side_out} >= side_count) | (_side_word_3[29:27] < 3'd5));
    wire [85:0] _side_word_4 = side[{2{1'b1}}];

    // MC-A1: Lemma: what waits is what a core may ask for.
    always @* if (!rst) MC_A1_4: assert(_and & (({1'b0, 2'd3 - side_out} >= side_count)
            | (_side_word_4[29:27] < 3'd5)));

    // MC-A1
    always @* if (!rst) MC_A1_5: assert(~staged | (stage_request[29:27] < 3'd5));

    // MC-A1
    always @* if (!rst) MC_A1_6: assert(~summed | (sum_request[29:27] < 3'd5));

    // MC-A1
    always @* if (!rst) MC_A1_7: assert(~predictor_l_valid | (looked[29:27] < 3'd5));

    // MC-A1
    always @* if (!rst) MC_A1_8: assert(~predictor_p_valid | (waiting_op < 3'd5));

    reg [10:0] f_reads_0; // reads that DRAM has
    always @(posedge clk)
        if (rst)
            f_reads_0 <= 11'd0;
        else
            f_reads_0 <= (f_reads_0 + {10'd0, shows_read & dram_ready & ~read_window})
                    - {10'd0, ((dram_rsp_valid & ~dram_rsp_id[45]) & ~dram_rsp_id[44]) & returns};

    // MC-P2: Duty: DRAM returns what was read.
    always @* if (!rst) MC_P2_3: assume(~((dram_rsp_valid & ~dram_rsp_id[45]) & ~dram_rsp_id[44])
            | (|f_reads_0));

    wire [10:0] _reading_0_etc = {1'b0, reading_0};

    // MC-P3: Lemma: those, the one shown, and the one that is back are counted.
    always @* if (!rst) MC_P3_1: assert(_reading_0_etc ==
            (f_reads_0 + ({10'd0, (dram_held & ~byp_held) & ~window_held}
            + {10'd0, back & ~back_window})));

    // MC-P3: Lemma: no more than are counted.
    always @* if (!rst) MC_P3_2: assert(_reading_0_etc >= f_reads_0);

    // MC-W1: A window begins when DRAM has no read of the one before this.
    always @* if (!rst) MC_W1_1: assert(~(turns & window)
            | ~(|{f_reads_0, (dram_held & ~byp_held) & ~window_held, back & ~back_window}));

    reg [10:0] f_reads_1; // reads that DRAM has
    always @(posedge clk)
        if (rst)
            f_reads_1 <= 11'd0;
        else
            f_reads_1 <= (f_reads_1 + {10'd0, shows_read & dram_ready & read_window})
                    - {10'd0, ((dram_rsp_valid & ~dram_rsp_id[45]) & dram_rsp_id[44]) & returns};

    // MC-P2: Duty: DRAM returns what was read.
    always @* if (!rst) MC_P2_4: assume(~((dram_rsp_valid & ~dram_rsp_id[45]) & dram_rsp_id[44])
            | (|f_reads_1));

    wire [10:0] _reading_1_etc = {1'b0, reading_1};

    // MC-P3: Lemma: those, the one shown, and the one that is back are counted.
    always @* if (!rst) MC_P3_3: assert(_reading_1_etc ==
            (f_reads_1 + ({10'd0, (dram_held & ~byp_held) & window_held}
            + {10'd0, back & back_window})));

    // MC-P3: Lemma: no more than are counted.
    always @* if (!rst) MC_P3_4: assert(_reading_1_etc >= f_reads_1);

    // MC-W1: A window begins when DRAM has no read of the one before this.
    always @* if (!rst) MC_W1_2: assert(~(turns & ~window)
            | ~(|{f_reads_1, (dram_held & ~byp_held) & window_held, back & back_window}));

    // MC-C1: DRAM has no read of a core once something is flushed.
    always @* if (!rst) MC_C1_8: assert(((mode == RUN) | (mode == DRAIN))
            | ((~(|f_reads_0) & ~(|f_reads_1)) & ~(dram_held & ~byp_held)));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _side_word[26:0], _side_word[85:30], _side_word_2[26:0],
            _side_word_2[85:30], _side_word_3[26:0], _side_word_3[85:30], _side_word_4[26:0],
            _side_word_4[85:30]};
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

    // MC-S1: Duty: an operation of a core.
    `WARPSMITH_DUTY(MC_S1_1, "MC-S1", req_op < 3'd5)
`undef WARPSMITH_DUTY
