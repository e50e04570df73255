// Properties of morpheus, part of that module for formal tools (FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .

    // No two bits are set.
    function automatic at_most_one(input [3:0] v);
        at_most_one = ~(|(v & (v - 4'd1)));
    endfunction
`ifdef FORMAL
    reg f_byp_waits; // not taken
    always @(posedge clk) if (rst) f_byp_waits <= 1'b0; else f_byp_waits <= byp_valid & ~byp_ready;

    // MC-D1: Duty: what bypass asks stays until it is accepted.
    always @* if (!rst) MC_D1_1: assume(~f_byp_waits | byp_valid);

    // MC-D1: Lemma: what bypass asks was shown, and not accepted.
    always @* if (!rst) MC_D1_2: assert(~(dram_held & byp_held) | f_byp_waits);

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

    // MC-F1: A fill is first, in the cycle of its answer only.
    always @* if (!rst) MC_F1_1: assert(~fills | (returns & ~queues & ~flushes));

    // MC-C2: FLUSH is sent while the division changes, and nothing else then.
    always @* if (!rst) MC_C2_1: assert(~flushes | ((mode == FLUSH) & (entry_op == OP_FLUSH)));

    reg f_dram_held; // not taken
    reg [2:0] f_dram; // shown
    wire [2:0] _counted_etc = {shows_bypass, shows_read, counted};
    always @(posedge clk)
        if (rst) begin
            f_dram_held <= 1'b0;
            f_dram <= 3'd0;
        end else begin
            f_dram_held <= dram_valid & ~dram_ready;
            f_dram <= _counted_etc;
        end

    // MC-D1: Lemma: who was shown is still there.
    always @* if (!rst) MC_D1_3: assert(~(dram_held & ~byp_held) | missed);

    // MC-D1
    always @* if (!rst) MC_D1_4: assert(dram_held == f_dram_held);

    // MC-D1
    always @* if (!rst) MC_D1_5: assert(~f_dram_held
            | (f_dram == {byp_held, ~byp_held, counted_held}));

    // MC-D1: What is shown to DRAM stays.
    always @* if (!rst) MC_D1_6: assert(~f_dram_held | (_counted_etc == f_dram));

    reg f_last_byp; // DRAM served bypass last
    always @(posedge clk)
        if (rst)
            f_last_byp <= 1'b0;
        else if (dram_valid & dram_ready)
            f_last_byp <= shows_bypass;

    // MC-D1
    always @* if (!rst) MC_D1_7: assert(last_byp == f_last_byp);

    // MC-D1: By turns.
    always @* if (!rst) MC_D1_8: assert(~(~f_dram_held & byp_valid & missed)
            | (shows_bypass == ~f_last_byp));

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
    always @* if (!rst) MC_C1_1: assert(mode < 3'd6);

    // MC-C1
    always @* if (!rst) MC_C1_2: assert(~((mode == FLUSH) & (f_mode != 3'd2))
            | ((f_mode == 3'd1) & f_done));

    // MC-C1
    always @* if (!rst) MC_C1_3: assert(~((mode == CONVENTIONAL) & (f_mode != 3'd4)) | f_done);

    // MC-C1
    always @* if (!rst) MC_C1_4: assert(~cfg_ready | ((f_mode == 3'd4) & f_flushed));

    // MC-C1
    always @* if (!rst) MC_C1_5: assert(cllc_flush == (mode == CONVENTIONAL));

    // MC-A1: Lemma: counts of the side FIFO and of the acknowledgements.
    always @* if (!rst) MC_A1_3: assert((side_count[1:0] == (side_in - side_out))
            & (3'd4 >= side_count));

    // MC-K1
    always @* if (!rst) MC_K1_3: assert((ack_count[1:0] == (ack_in - ack_out))
            & (3'd4 >= ack_count));

    wire [1230:0] _side_word = side[2'd0];
    wire [1230:0] _side_word_2 = side[2'd1];
    wire [1230:0] _side_word_3 = side[2'd2];
    wire _and = ((({1'b0, 2'd0 - side_out} >= side_count) | (_side_word[1174:1172] < 3'd5))
            & (({1'b0, 2'd1 - side_out} >= side_count) | (_side_word_2[1174:1172] < 3'd5)))
            & (({1'b0, 2'd2 - side_out} >= side_count) | (_side_word_3[1174:1172] < 3'd5));
    wire [1230:0] _side_word_4 = side[{2{1'b1}}];

    // MC-A1: Lemma: what waits is what a core may ask for.
    always @* if (!rst) MC_A1_4: assert(_and & (({1'b0, 2'd3 - side_out} >= side_count)
            | (_side_word_4[1174:1172] < 3'd5)));

    // MC-A1
    always @* if (!rst) MC_A1_5: assert(~staged | (stage_request[1174:1172] < 3'd5));

    // MC-A1
    always @* if (!rst) MC_A1_6: assert(~predictor_p_valid | (waiting_op < 3'd5));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _side_word[1171:0], _side_word[1230:1175], _side_word_2[1171:0],
            _side_word_2[1230:1175], _side_word_3[1171:0], _side_word_3[1230:1175],
            _side_word_4[1171:0], _side_word_4[1230:1175]};
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

    // MC-S1: Duty: an operation of a core.
    `WARPSMITH_DUTY(MC_S1_1, "MC-S1", req_op < 3'd5)
`undef WARPSMITH_DUTY
