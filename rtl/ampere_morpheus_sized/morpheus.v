// morpheus: The controller of an LLC partition.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: none to the conventional cache, 2 cycles to DRAM
//
//   port              dir  width  meaning
//   clk               in   1      clock
//   rst               in   1      synchronous reset, active high
//   req_valid         in   1      a request of a core
//   req_ready         out  1      it is accepted
//   req_op            in   3      RD, WR, PWR, ATOM, RED
//   req_blk           in   27     its block in the partition
//   req_origin        in   16     who asks
//   req_atomop        in   4      which atomic operation
//   req_mask          in   128    bytes of the data that count
//   req_data          in   1024   data
//   rsp_valid         out  1      an answer to a core
//   rsp_ready         in   1      it is taken
//   rsp_origin        out  16     who asked
//   rsp_ack           out  1      an acknowledgement, without data
//   rsp_data          out  1024   data
//   cllc_valid        out  1      a request to the conventional cache
//   cllc_ready        in   1      it is accepted
//   cllc_op           out  3      that of the core
//   cllc_blk          out  27     that of the core
//   cllc_origin       out  16     that of the core
//   cllc_atomop       out  4      that of the core
//   cllc_mask         out  128    that of the core
//   cllc_data         out  1024   that of the core
//   cllc_rsp_valid    in   1      an answer of the conventional cache
//   cllc_rsp_ready    out  1      it is taken
//   cllc_rsp_origin   in   16     who asked
//   cllc_rsp_ack      in   1      an acknowledgement
//   cllc_rsp_data     in   1024   data
//   cllc_flush        out  1      write everything back and forget it
//   cllc_flushed      in   1      done
//   dram_valid        out  1      a block is read or written
//   dram_ready        in   1      it is accepted
//   dram_we           out  1      written
//   dram_blk          out  27     the block
//   dram_id           out  46     {bypass, counted, origin, set, tag}
//   dram_data         out  1024   data that are written
//   dram_rsp_valid    in   1      a block that was read
//   dram_rsp_ready    out  1      it is taken
//   dram_rsp_id       in   46     the id of the read
//   dram_rsp_data     in   1024   data
//   mm_valid          in   1      a message of a set's warp
//   mm_ready          out  1      it is accepted
//   mm_op             in   2      load row, load data, store answer, store row
//   mm_set            in   8      the set
//   mm_data           in   1024   the answer
//   mm_touched        in   1      all ways touched since the last marker
//   mm_carry          in   1      mm_tag is of one that was not
//   mm_tag            in   20     a tag of the set
//   mmr_valid         out  1      the answer to a load
//   mmr_ready         in   1      it is taken
//   mmr_pay           out  1      of the data
//   mmr_set           out  8      the set
//   mmr_new           out  1      the row has a request
//   mmr_op            out  3      its operation
//   mmr_mark          out  1      clear all touched bits before it
//   mmr_tag           out  20     its tag
//   mmr_atomop        out  4      its atomic operation
//   mmr_mask          out  128    bytes of the data that count
//   mmr_data          out  1024   the data
//   byp_valid         in   1      a block is read or written past the caches
//   byp_ready         out  1      it is in DRAM's order
//   byp_we            in   1      written
//   byp_blk           in   27     the block
//   byp_id            in   16     comes back with what is read
//   byp_data          in   1024   data
//   byp_rsp_valid     out  1      a block that was read
//   byp_rsp_ready     in   1      it is taken
//   byp_rsp_id        out  16     the id that came with the read
//   byp_rsp_data      out  1024   data
//   cfg_valid         in   1      another division of the addresses
//   cfg_ready         out  1      it is in force
//   cfg_sets          in   9      sets that have a warp
//   cfg_threshold     in   17     hashes below it are extended
//   cfg_threshold_rf  in   17     below it, in register files
//   cfg_scale_rf      in   25     sets in register files per hash, times 2^24
//   cfg_scale_l1      in   25     sets in L1 caches per hash, times 2^24
//   cfg_first_l1      in   8      the first set in an L1 cache
//   swap              out  1      a pair of filters is swapped
`default_nettype none

module morpheus (
    input  wire clk,
    input  wire rst,
    input  wire req_valid,
    output wire req_ready,
    input  wire [2:0] req_op,
    input  wire [26:0] req_blk,
    input  wire [15:0] req_origin,
    input  wire [3:0] req_atomop,
    input  wire [127:0] req_mask,
    input  wire [1023:0] req_data,
    output wire rsp_valid,
    input  wire rsp_ready,
    output wire [15:0] rsp_origin,
    output wire rsp_ack,
    output wire [1023:0] rsp_data,
    output wire cllc_valid,
    input  wire cllc_ready,
    output wire [2:0] cllc_op,
    output wire [26:0] cllc_blk,
    output wire [15:0] cllc_origin,
    output wire [3:0] cllc_atomop,
    output wire [127:0] cllc_mask,
    output wire [1023:0] cllc_data,
    input  wire cllc_rsp_valid,
    output wire cllc_rsp_ready,
    input  wire [15:0] cllc_rsp_origin,
    input  wire cllc_rsp_ack,
    input  wire [1023:0] cllc_rsp_data,
    output wire cllc_flush,
    input  wire cllc_flushed,
    output wire dram_valid,
    input  wire dram_ready,
    output wire dram_we,
    output wire [26:0] dram_blk,
    output wire [45:0] dram_id,
    output wire [1023:0] dram_data,
    input  wire dram_rsp_valid,
    output wire dram_rsp_ready,
    input  wire [45:0] dram_rsp_id,
    input  wire [1023:0] dram_rsp_data,
    input  wire mm_valid,
    output wire mm_ready,
    input  wire [1:0] mm_op,
    input  wire [7:0] mm_set,
    input  wire [1023:0] mm_data,
    input  wire mm_touched,
    input  wire mm_carry,
    input  wire [19:0] mm_tag,
    output wire mmr_valid,
    input  wire mmr_ready,
    output wire mmr_pay,
    output wire [7:0] mmr_set,
    output wire mmr_new,
    output wire [2:0] mmr_op,
    output wire mmr_mark,
    output wire [19:0] mmr_tag,
    output wire [3:0] mmr_atomop,
    output wire [127:0] mmr_mask,
    output wire [1023:0] mmr_data,
    input  wire byp_valid,
    output wire byp_ready,
    input  wire byp_we,
    input  wire [26:0] byp_blk,
    input  wire [15:0] byp_id,
    input  wire [1023:0] byp_data,
    output wire byp_rsp_valid,
    input  wire byp_rsp_ready,
    output wire [15:0] byp_rsp_id,
    output wire [1023:0] byp_rsp_data,
    input  wire cfg_valid,
    output wire cfg_ready,
    input  wire [8:0] cfg_sets,
    input  wire [16:0] cfg_threshold,
    input  wire [16:0] cfg_threshold_rf,
    input  wire [24:0] cfg_scale_rf,
    input  wire [24:0] cfg_scale_l1,
    input  wire [7:0] cfg_first_l1,
    output wire swap
);
    localparam [2:0] OP_RD = 3'd0; // read
    localparam [2:0] OP_WR = 3'd1; // write of a whole block
    localparam [2:0] OP_PWR = 3'd2; // partial write
    localparam [2:0] OP_RED = 3'd4; // the same without an answer
    localparam [2:0] OP_FILL = 3'd5; // a block from DRAM
    localparam [2:0] OP_FLUSH = 3'd6; // everything is written back
    localparam [2:0] RUN = 3'd0; // requests are accepted
    localparam [2:0] DRAIN = 3'd1; // what is under way ends
    localparam [2:0] FLUSH = 3'd2; // each set gets a FLUSH
    localparam [2:0] SERVED = 3'd3; // they are being served
    localparam [2:0] CONVENTIONAL = 3'd4; // the conventional cache is flushed
    localparam [2:0] LOAD = 3'd5; // the next division is taken

    assign cllc_op = cllc_valid ? req_op : 3'd0;
    assign cllc_blk = cllc_valid ? req_blk : 27'd0;
    assign cllc_origin = cllc_valid ? req_origin : 16'd0;
    assign cllc_atomop = cllc_valid ? req_atomop : 4'd0;
    assign cllc_mask = cllc_valid ? req_mask : 128'd0;
    assign cllc_data = cllc_valid ? req_data : 1024'd0;

    // Division of the addresses that is in force
    reg [16:0] threshold; // hashes below it are extended
    reg [16:0] threshold_rf; // below it, in register files
    reg [24:0] scale_rf; // sets in register files per hash, times 2^24
    reg [24:0] scale_l1; // sets in L1 caches per hash, times 2^24
    reg [7:0] first_l1; // the first set in an L1 cache
    reg [8:0] sets_used; // sets with a warp
    reg [2:0] mode; // how far a change of the division is
    reg [7:0] flushed; // next set that is flushed

    // Control
    reg staged; // a request is in the stage
    reg dram_held; // something was shown to DRAM and not taken
    reg last_byp; // DRAM served bypass last
    reg rsp_held; // an answer was shown and not taken
    reg byp_held; // it was that of bypass
    reg counted_held; // it was a read that was counted

    wire p_take;
    wire queues;
    wire acknowledges;
    wire moves;
    wire [2:0] entry_op;

    // Entrance
    wire open = mode == RUN;
    wire enters;
    wire separator_ext;
    wire separator_l1;
    wire [7:0] separator_set_index;
    wire [19:0] separator_tag;

    addr_separator u_separator (
        .clk          (clk),
        .rst          (rst),
        .advance      (enters),
        .blk          (req_blk),
        .threshold    (threshold),
        .threshold_rf (threshold_rf),
        .scale_rf     (scale_rf),
        .scale_l1     (scale_l1),
        .first_l1     (first_l1),
        .ext          (separator_ext),
        .l1           (separator_l1),
        .set_index    (separator_set_index),
        .tag          (separator_tag)
    );

    // MC-S1: Conventional requests pass, unless the division changes.
    assign cllc_valid = req_valid & open & ~separator_ext;

    assign req_ready = open & (separator_ext ? (~staged | moves) : cllc_ready);
    assign enters = req_valid & open & separator_ext & (~staged | moves);

    reg [1201:0] stage_request; // the request in the stage

    always @(posedge clk) begin
        if (enters)
            stage_request <= {req_blk, req_op, req_origin, req_atomop, req_mask, req_data};
    end

    wire [1230:0] stage_placed = {separator_l1, separator_set_index, separator_tag, stage_request};

    // Side FIFO
    reg [1:0] side_in; // next one in
    reg [1:0] side_out; // next one out
    reg [2:0] side_count; // requests
    reg [1230:0] waiting; // the request behind its prediction
    reg [1230:0] side [0:3]; // requests that wait

    wire side_any = |side_count;
    wire [1230:0] next_request = side_any ? side[side_out] : stage_placed;
    wire asks = side_any | staged;
    wire [7:0] next_set = next_request[1229:1222];
    wire [19:0] next_tag = next_request[1221:1202];
    wire predictor_q_ready;
    wire takes = asks & predictor_q_ready;

    // MC-A1: Past the side FIFO while it is empty, into it otherwise.
    wire passes_side = ~side_any & takes;

    assign moves = staged & (passes_side | ~side_count[2]);
    wire side_push = moves & ~passes_side;
    wire side_pop = side_any & takes;

    always @(posedge clk) begin
        if (side_push)
            side[side_in] <= stage_placed;
    end

    always @(posedge clk) begin
        if (rst) begin
            side_in <= 2'd0;
            side_out <= 2'd0;
            side_count <= 3'd0;
        end else begin
            if (side_push)
                side_in <= side_in + 2'd1;
            if (side_pop)
                side_out <= side_out + 2'd1;
            if (side_push & ~side_pop)
                side_count <= side_count + 3'd1;
            if (side_pop & ~side_push)
                side_count <= {1'b0, side_count[1:0] - 2'd1};
        end
    end

    always @(posedge clk) if (takes) waiting <= next_request;

    wire [1023:0] waiting_data = waiting[1023:0];
    wire [127:0] waiting_mask = waiting[1151:1024];
    wire [3:0] waiting_atomop = waiting[1155:1152];
    wire [15:0] waiting_origin = waiting[1171:1156];
    wire [2:0] waiting_op = waiting[1174:1172];
    wire [26:0] waiting_blk = waiting[1201:1175];
    wire [19:0] waiting_tag = waiting[1221:1202];
    wire [7:0] waiting_set = waiting[1229:1222];
    wire waiting_l1 = waiting[1230];

    // Acknowledgements
    reg [1:0] ack_in; // next one in
    reg [1:0] ack_out; // next one out
    reg [2:0] ack_count; // acknowledgements
    reg [15:0] owed_acks [0:3]; // who waits for one

    // Answers
    wire returned_bypass = dram_rsp_id[45];
    wire for_core = dram_rsp_valid & ~returned_bypass;
    wire for_bypass = dram_rsp_valid & returned_bypass;
    wire queries_rsp_valid;
    wire [3:0] answers = {|ack_count, queries_rsp_valid, for_core, cllc_rsp_valid};
    wire [3:0] answer_rr_gnt;

    rr_arbiter_4 u_answer_rr (
        .clk (clk),
        .rst (rst),
        .req (rsp_held ? 4'd0 : answers),
        .gnt (answer_rr_gnt)
    );

    reg [3:0] shown_held; // the answer that was shown

    // MC-R1: By round robin, but what is shown stays.
    wire [3:0] shown = rsp_held ? shown_held : answer_rr_gnt;

    always @(posedge clk) shown_held <= shown;

    assign rsp_valid = |shown;
    wire [15:0] returned_origin = dram_rsp_id[43:28];
    wire [15:0] queries_rsp_origin;

    // MC-Z1: Zero unless shown.
    assign rsp_origin = ({16{shown[0]}} & cllc_rsp_origin) | ({16{shown[1]}} & returned_origin)
            | ({16{shown[2]}} & queries_rsp_origin) | ({16{shown[3]}} & owed_acks[ack_out]);

    wire [1023:0] queries_rsp_data;
    assign rsp_data = ({1024{shown[0]}} & cllc_rsp_data) | ({1024{shown[1]}} & dram_rsp_data)
            | ({1024{shown[2]}} & queries_rsp_data);
    assign rsp_ack = shown[3] | (shown[0] & cllc_rsp_ack);
    assign cllc_rsp_ready = shown[0] & rsp_ready;
    wire returns = shown[1] & rsp_ready;

    // MC-B1: What was read for bypass goes there.
    assign dram_rsp_ready = for_bypass ? byp_rsp_ready : returns;

    assign byp_rsp_valid = for_bypass;
    assign byp_rsp_id = for_bypass ? returned_origin : 16'd0;
    assign byp_rsp_data = for_bypass ? dram_rsp_data : 1024'd0;
    wire ack_gone = shown[3] & rsp_ready;

    always @(posedge clk) begin
        // MC-K1: Who writes is told so as the request is queued.
        if (acknowledges)
            owed_acks[ack_in] <= waiting_origin;
    end

    always @(posedge clk) begin
        if (rst) begin
            ack_in <= 2'd0;
            ack_out <= 2'd0;
            ack_count <= 3'd0;
        end else begin
            // MC-K1
            if (acknowledges)
                ack_in <= ack_in + 2'd1;
            if (ack_gone)
                ack_out <= ack_out + 2'd1;
            if (acknowledges & ~ack_gone)
                ack_count <= ack_count + 3'd1;
            if (ack_gone & ~acknowledges)
                ack_count <= {1'b0, ack_count[1:0] - 2'd1};
        end
    end

    // Queue
    wire [7:0] returned_set = dram_rsp_id[27:20];
    wire [19:0] returned_tag = dram_rsp_id[19:0];
    wire queries_ret_fill;

    // MC-F1: A block that returns is filled in, now or not at all.
    wire wants_fill = queries_ret_fill;

    wire queries_enq_ready;
    wire fill_fits = wants_fill & queries_enq_ready;
    wire predictor_f_ready;
    wire fills = fill_fits & predictor_f_ready;
    wire flush = mode == FLUSH;
    wire flushes = flush & ~wants_fill & queries_enq_ready;
    wire predictor_p_valid;
    wire predictor_p_hit;

    // MC-L1: Nothing is predicted of a set in an L1 cache.
    wire missed = predictor_p_valid & (waiting_op == OP_RD) & ~waiting_l1 & ~predictor_p_hit;

    wire needs_ack = (waiting_op == OP_WR) | (waiting_op == OP_PWR) | (waiting_op == OP_RED);
    wire predictor_p_ready;

    // MC-Q1: Queued as soon as there is room.
    // p_ready is 0 while a fill is queued.
    assign queues = predictor_p_valid & ~missed & (predictor_p_ready & (~needs_ack | ~ack_count[2])
            & queries_enq_ready);

    assign acknowledges = queues & needs_ack;
    assign entry_op = wants_fill ? OP_FILL : flush ? OP_FLUSH : waiting_op;

    // MC-C2: FLUSH names its set and nothing else.
    wire [7:0] entry_set = wants_fill ? returned_set : flush ? flushed : waiting_set;

    wire [19:0] entry_tag = wants_fill ? returned_tag : flush ? 20'd0 : waiting_tag;

    // Neither a fill nor a FLUSH is answered: their origin means nothing.
    wire [3:0] entry_atomop = (wants_fill | flush) ? 4'd0 : waiting_atomop;

    // DRAM
    // MC-D1: Bypass and reads by turns; what is shown stays.
    wire shows_bypass = dram_held ? byp_held : byp_valid & ~(missed & last_byp);

    wire shows_read = missed & ~shows_bypass;
    wire shows_any = shows_bypass | shows_read;
    wire predictor_note;
    wire queries_rd_counted;
    wire queries_done_valid;
    wire [7:0] queries_done_set;
    wire queries_done_note;
    wire queries_done_touched;
    wire queries_done_carry;
    wire [19:0] queries_done_tag;
    wire queries_empty;

    // MC-P1: Counted in the first cycle in which it is shown.
    query_unit u_queries (
        .clk          (clk),
        .rst          (rst),
        .enq_valid    (fills | flushes | queues),
        .enq_ready    (queries_enq_ready),
        .enq_set      (entry_set),
        .enq_tag      (entry_tag),
        .enq_op       (entry_op),
        .enq_origin   (waiting_origin),
        .enq_atomop   (entry_atomop),
        .enq_note     (predictor_note),
        .enq_mask     ({128{wants_fill}} | waiting_mask),
        .enq_data     (wants_fill ? dram_rsp_data : waiting_data),
        .rd_valid     (shows_read & ~dram_held),
        .rd_set       (waiting_set),
        .rd_counted   (queries_rd_counted),
        .ret_valid    (returns),
        .ret_set      (returned_set),
        .ret_counted  (dram_rsp_id[44]),
        .ret_fill     (queries_ret_fill),
        .mm_valid     (mm_valid),
        .mm_ready     (mm_ready),
        .mm_op        (mm_op),
        .mm_set       (mm_set),
        .mm_data      (mm_data),
        .mm_touched   (mm_touched),
        .mm_carry     (mm_carry),
        .mm_tag       (mm_tag),
        .mmr_valid    (mmr_valid),
        .mmr_ready    (mmr_ready),
        .mmr_pay      (mmr_pay),
        .mmr_set      (mmr_set),
        .mmr_new      (mmr_new),
        .mmr_op       (mmr_op),
        .mmr_mark     (mmr_mark),
        .mmr_tag      (mmr_tag),
        .mmr_atomop   (mmr_atomop),
        .mmr_mask     (mmr_mask),
        .mmr_data     (mmr_data),
        .rsp_valid    (queries_rsp_valid),
        .rsp_ready    (shown[2] & rsp_ready),
        .rsp_origin   (queries_rsp_origin),
        .rsp_data     (queries_rsp_data),
        .done_valid   (queries_done_valid),
        .done_set     (queries_done_set),
        .done_note    (queries_done_note),
        .done_touched (queries_done_touched),
        .done_carry   (queries_done_carry),
        .done_tag     (queries_done_tag),
        .empty        (queries_empty)
    );

    wire counted = dram_held ? counted_held : queries_rd_counted;

    always @(posedge clk) begin
        byp_held <= shows_bypass;
        counted_held <= counted;
    end

    always @(posedge clk) begin
        if (rst) begin
            staged <= 1'b0;
            dram_held <= 1'b0;
            last_byp <= 1'b0;
            rsp_held <= 1'b0;
        end else begin
            staged <= enters | (staged & ~moves);
            rsp_held <= (|shown) & ~rsp_ready;
            dram_held <= shows_any & ~dram_ready;
            if (shows_any & dram_ready)
                last_byp <= shows_bypass;
        end
    end

    assign dram_valid = shows_any;
    assign byp_ready = shows_bypass & dram_ready;
    assign dram_we = shows_bypass & byp_we;
    assign dram_blk = (shows_bypass ? byp_blk : 27'd0) | (shows_read ? waiting_blk : 27'd0);
    assign dram_data = dram_we ? byp_data : 1024'd0;

    // MC-P2: What comes back with the block.
    assign dram_id = {shows_bypass, counted, (shows_bypass ? byp_id : 16'd0)
            | (shows_read ? waiting_origin : 16'd0), shows_read ? {waiting_set, waiting_tag}
            : 28'd0};

    assign p_take = queues | (shows_read & dram_ready);

    // Change of the division
    wire quiet = queries_empty & ~(predictor_p_valid | staged) & ~(|side_count) & ~(|ack_count);
    wire [8:0] flushed_next = {1'b0, flushed} + 9'd1;
    wire load = mode == LOAD;

    always @(posedge clk) begin
        if (rst) begin
            threshold <= 17'd0;
            threshold_rf <= 17'd0;
            scale_rf <= 25'd0;
            scale_l1 <= 25'd0;
            first_l1 <= 8'd0;
            sets_used <= 9'd0;
            mode <= RUN;
            flushed <= 8'd0;
        end else begin
            // MC-C1: Drain, flush both sides, clear, load.
            if ((mode == RUN) & cfg_valid)
                mode <= DRAIN;
            if ((mode == DRAIN) & (quiet & (|sets_used)))
                mode <= FLUSH;
            if ((mode == DRAIN) & (quiet & ~(|sets_used)))
                mode <= CONVENTIONAL;
            if ((mode == FLUSH) & (flushes & (flushed_next == sets_used)))
                mode <= SERVED;
            if ((mode == SERVED) & queries_empty)
                mode <= CONVENTIONAL;
            if ((mode == CONVENTIONAL) & cllc_flushed)
                mode <= LOAD;
            if (mode == LOAD)
                mode <= RUN;
            if (mode == DRAIN)
                flushed <= 8'd0;
            if (flushes)
                flushed <= flushed_next[7:0];
            if (load) begin
                threshold <= cfg_threshold;
                threshold_rf <= cfg_threshold_rf;
                scale_rf <= cfg_scale_rf;
                scale_l1 <= cfg_scale_l1;
                first_l1 <= cfg_first_l1;
                sets_used <= (|cfg_threshold) ? cfg_sets : 9'd0;
            end
        end
    end

    assign cfg_ready = load;

    bloom_predictor u_predictor (
        .clk       (clk),
        .rst       (rst),
        .clear     (load),
        .q_valid   (asks),
        .q_ready   (predictor_q_ready),
        .q_set     (next_set),
        .q_tag     (next_tag),
        .p_valid   (predictor_p_valid),
        .p_hit     (predictor_p_hit),
        .p_take    (p_take),
        .p_queue   (queues),
        .p_ready   (predictor_p_ready),
        .f_valid   (fill_fits),
        .f_ready   (predictor_f_ready),
        .f_set     (returned_set),
        .f_tag     (returned_tag),
        .note      (predictor_note),
        .d_valid   (queries_done_valid),
        .d_set     (queries_done_set),
        .d_note    (queries_done_note),
        .d_touched (queries_done_touched),
        .d_carry   (queries_done_carry),
        .d_tag     (queries_done_tag),
        .swap      (swap)
    );

    assign cllc_flush = mode == CONVENTIONAL;

`ifdef FORMAL
`include "morpheus_props.vh"
`elsif WARPSMITH_ASSERT
`include "morpheus_props.vh"
`endif
endmodule

`default_nettype wire
