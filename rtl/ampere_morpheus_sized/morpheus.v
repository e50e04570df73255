// morpheus: The controller of an LLC partition.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Names: that command with --prefix P puts P in front of every module and file
// Latency: none to the conventional cache, 5 cycles to DRAM
// Storage: 19289 bits; 32 x 512 bits in 8 memories; 96 x 1152 bits in 1 memory; 256 x 17 bits in 2
// memories
//
//   port              dir  width  meaning
//   clk               in   1      clock
//   rst               in   1      synchronous reset, active high
//   req_valid         in   1      a request of a core
//   req_ready         out  1      it is accepted
//   req_ext           out  1      its block is extended
//   req_room          out  2      {an extended, a conventional} request would be accepted
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
//   dram_id           out  46     {bypass, window, origin, set, tag}
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
    input  wire req_valid, // a request of a core
    output wire req_ready, // it is accepted
    output wire req_ext, // its block is extended
    output wire [1:0] req_room, // {an extended, a conventional} request would be accepted
    input  wire [2:0] req_op, // RD, WR, PWR, ATOM, RED
    input  wire [26:0] req_blk, // its block in the partition
    input  wire [15:0] req_origin, // who asks
    input  wire [3:0] req_atomop, // which atomic operation
    input  wire [127:0] req_mask, // bytes of the data that count
    input  wire [1023:0] req_data, // data
    output wire rsp_valid, // an answer to a core
    input  wire rsp_ready, // it is taken
    output wire [15:0] rsp_origin, // who asked
    output wire rsp_ack, // an acknowledgement, without data
    output wire [1023:0] rsp_data, // data
    output wire cllc_valid, // a request to the conventional cache
    input  wire cllc_ready, // it is accepted
    output wire [2:0] cllc_op, // that of the core
    output wire [26:0] cllc_blk, // that of the core
    output wire [15:0] cllc_origin, // that of the core
    output wire [3:0] cllc_atomop, // that of the core
    output wire [127:0] cllc_mask, // that of the core
    output wire [1023:0] cllc_data, // that of the core
    input  wire cllc_rsp_valid, // an answer of the conventional cache
    output wire cllc_rsp_ready, // it is taken
    input  wire [15:0] cllc_rsp_origin, // who asked
    input  wire cllc_rsp_ack, // an acknowledgement
    input  wire [1023:0] cllc_rsp_data, // data
    output wire cllc_flush, // write everything back and forget it
    input  wire cllc_flushed, // done
    output wire dram_valid, // a block is read or written
    input  wire dram_ready, // it is accepted
    output wire dram_we, // written
    output wire [26:0] dram_blk, // the block
    output wire [45:0] dram_id, // {bypass, window, origin, set, tag}
    output wire [1023:0] dram_data, // data that are written
    input  wire dram_rsp_valid, // a block that was read
    output wire dram_rsp_ready, // it is taken
    input  wire [45:0] dram_rsp_id, // the id of the read
    input  wire [1023:0] dram_rsp_data, // data
    input  wire mm_valid, // a message of a set's warp
    output wire mm_ready, // it is accepted
    input  wire [1:0] mm_op, // load row, load data, store answer, store row
    input  wire [7:0] mm_set, // the set
    input  wire [1023:0] mm_data, // the answer
    input  wire mm_touched, // all ways touched since the last marker
    input  wire mm_carry, // mm_tag is of one that was not
    input  wire [19:0] mm_tag, // a tag of the set
    output wire mmr_valid, // the answer to a load
    input  wire mmr_ready, // it is taken
    output wire mmr_pay, // of the data
    output wire [7:0] mmr_set, // the set
    output wire mmr_new, // the row has a request
    output wire [2:0] mmr_op, // its operation
    output wire mmr_mark, // clear all touched bits before it
    output wire [19:0] mmr_tag, // its tag
    output wire [3:0] mmr_atomop, // its atomic operation
    output wire [127:0] mmr_mask, // bytes of the data that count
    output wire [1023:0] mmr_data, // the data
    input  wire byp_valid, // a block is read or written past the caches
    output wire byp_ready, // it is in DRAM's order
    input  wire byp_we, // written
    input  wire [26:0] byp_blk, // the block
    input  wire [15:0] byp_id, // comes back with what is read
    input  wire [1023:0] byp_data, // data
    output wire byp_rsp_valid, // a block that was read
    input  wire byp_rsp_ready, // it is taken
    output wire [15:0] byp_rsp_id, // the id that came with the read
    output wire [1023:0] byp_rsp_data, // data
    input  wire cfg_valid, // another division of the addresses
    output wire cfg_ready, // it is in force
    input  wire [8:0] cfg_sets, // sets that have a warp
    input  wire [16:0] cfg_threshold, // hashes below it are extended
    input  wire [16:0] cfg_threshold_rf, // below it, in register files
    input  wire [24:0] cfg_scale_rf, // sets in register files per hash, times 2^24
    input  wire [24:0] cfg_scale_l1, // sets in L1 caches per hash, times 2^24
    input  wire [7:0] cfg_first_l1, // the first set in an L1 cache
    output wire swap // a pair of filters is swapped
);
    localparam LANES = 32; // lanes of four bytes
    localparam [2:0] OP_RD = 3'd0; // read
    localparam [2:0] OP_WR = 3'd1; // write of a whole block
    localparam [2:0] OP_PWR = 3'd2; // partial write
    localparam [2:0] OP_ATOM = 3'd3; // atomic operation
    localparam [2:0] OP_RED = 3'd4; // the same without an answer
    localparam [2:0] OP_FILL = 3'd5; // a block from DRAM
    localparam [2:0] OP_FLUSH = 3'd6; // everything is written back
    localparam [2:0] RUN = 3'd0; // requests are accepted
    localparam [2:0] DRAIN = 3'd1; // what is under way ends
    localparam [2:0] FLUSH = 3'd2; // each set gets a FLUSH
    localparam [2:0] SERVED = 3'd3; // they are being served
    localparam [2:0] CONVENTIONAL = 3'd4; // the conventional cache is flushed
    localparam [2:0] LOAD = 3'd5; // the next division is taken
    localparam REQ_PAY = 0; // block of the payload memory
    localparam REQ_ATOMOP = 7; // atomic operation
    localparam REQ_ORIGIN = 11; // who asked
    localparam REQ_OP = 27; // operation
    localparam REQ_BLK = 30; // block that is asked for
    localparam REQ_TAG = 57; // its tag
    localparam REQ_SET = 77; // its set
    localparam REQ_L1 = 85; // the set is in an L1 cache
    genvar lane;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || OP_RD != 3'd0 || OP_WR != 3'd1 || OP_PWR != 3'd2 || OP_ATOM != 3'd3
                || OP_RED != 3'd4 || OP_FILL != 3'd5 || OP_FLUSH != 3'd6 || RUN != 3'd0 || DRAIN !=
                3'd1 || FLUSH != 3'd2 || SERVED != 3'd3 || CONVENTIONAL != 3'd4 || LOAD != 3'd5
                || REQ_PAY != 0 || REQ_ATOMOP != 7 || REQ_ORIGIN != 11 || REQ_OP != 27 || REQ_BLK !=
                30 || REQ_TAG != 57 || REQ_SET != 77 || REQ_L1 != 85) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    assign cllc_op = cllc_valid ? req_op : 3'd0;
    assign cllc_blk = cllc_valid ? req_blk : 27'd0;
    assign cllc_origin = cllc_valid ? req_origin : 16'd0;
    assign cllc_atomop = cllc_valid ? req_atomop : 4'd0;
    assign cllc_mask = cllc_valid ? req_mask : 128'd0;

    // Division of the addresses that is in force
    reg [16:0] threshold; // hashes below it are extended
    reg [16:0] threshold_rf; // below it, in register files
    reg [24:0] scale_rf; // sets in register files per hash, times 2^24
    reg [24:0] scale_l1; // sets in L1 caches per hash, times 2^24
    reg [7:0] first_l1; // the first set in an L1 cache
    reg [8:0] sets_used; // sets with a warp
    reg [2:0] mode; // how far a change of the division is
    reg flushing; // the mode is FLUSH
    reg [7:0] flushed; // next set that is flushed

    // Control
    reg staged; // a request is in the stage
    reg summed; // one is behind it
    reg dram_held; // something was shown to DRAM and not taken
    reg last_byp; // DRAM served bypass last
    reg rsp_held; // an answer was shown and not taken
    reg byp_held; // it was that of bypass
    reg window_held; // the window of what was shown

    // Reads past the sets
    reg window; // the one that is open
    reg swapped; // a set has swapped in it
    reg [9:0] reading_0; // reads of window 0 under way
    reg [9:0] reading_1; // of window 1
    reg back; // a block came back from DRAM
    reg back_window; // the window of its read
    reg [7:0] back_set; // its set
    reg [19:0] back_tag; // its tag
    reg fill; // one was asked for, and is in the payload memory
    reg fill_known; // and what the filters say
    reg [7:0] fill_set; // its set
    reg [19:0] fill_tag; // its tag
    reg [6:0] fill_pay; // where it is

    wire p_take;
    wire queues;
    wire acknowledges;
    wire moves;
    wire [2:0] entry_op;
    wire back_room;
    wire data_room;
    wire data_of_fill;

    // Entrance
    wire open = mode == RUN;
    wire enters;
    wire onward = staged & (~summed | moves);

    // What does not enter there is not heard of.
    wire stage_hears = req_valid & (~staged | onward);

    wire separator_ext;
    wire separator_l1;
    wire [7:0] separator_set_index;
    wire [19:0] separator_tag;

    addr_separator u_separator (
        .clk          (clk),
        .rst          (rst),
        .advance      (stage_hears),
        .onward       (onward),
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

    wire req_has_data = (req_op == OP_WR) | (req_op == OP_PWR)
            | ((req_op == OP_ATOM) | (req_op == OP_RED));

    // MC-A2: The data of a request wait in the payload memory from the start.
    assign req_ready = open & (separator_ext ? ((~staged | onward) & (~req_has_data | data_room))
            : cllc_ready);

    wire entrance_pay_valid;

    morpheus_entrance u_entrance (
        .ext          (separator_ext),
        .has_place    ((req_valid & open) & (~staged | onward) & (~req_has_data | data_room)),
        .has_data     (req_has_data),
        .data_of_fill (data_of_fill),
        .enters       (enters),
        .pay_valid    (entrance_pay_valid)
    );

    // MC-S2: What could be accepted, whatever is asked.
    assign req_ext = separator_ext;

    assign req_room = {open & (~staged | onward) & data_room, open & cllc_ready};

    reg [56:0] stage_request; // the request in the stage
    reg [56:0] sum_request; // the one behind it

    wire [6:0] queries_pay_block;

    always @(posedge clk) begin
        if (stage_hears)
            stage_request <= {req_blk, req_op, req_origin, req_atomop,
                    req_has_data ? queries_pay_block : 7'd0};
    end

    always @(posedge clk) if (onward) sum_request <= stage_request;

    wire [85:0] stage_placed = {separator_l1, separator_set_index, separator_tag, sum_request};

    // Side FIFO
    reg [1:0] side_in; // next one in
    reg [1:0] side_out; // next one out
    reg [2:0] side_count; // requests
    reg [85:0] looked; // the request whose filters are looked up
    reg [85:0] waiting; // the request behind its prediction
    reg [85:0] side [0:3]; // requests that wait

    wire side_any = |side_count;
    wire [85:0] next_request = side[side_out];
    wire [7:0] next_set = next_request[REQ_SET +: 8];
    wire [19:0] next_tag = next_request[REQ_TAG +: 20];
    wire predictor_q_ready;
    wire takes = side_any & predictor_q_ready;

    // MC-A1: From the stage into the side FIFO, from there to the predictor.
    assign moves = summed & ~side_count[2];

    always @(posedge clk) begin
        if (moves)
            side[side_in] <= stage_placed;
    end

    always @(posedge clk) begin
        if (rst) begin
            side_in <= 2'd0;
            side_out <= 2'd0;
            side_count <= 3'd0;
        end else begin
            if (moves)
                side_in <= side_in + 2'd1;
            if (takes)
                side_out <= side_out + 2'd1;
            if (moves & ~takes)
                side_count <= side_count + 3'd1;
            if (takes & ~moves)
                side_count <= {1'b0, side_count[1:0] - 2'd1};
        end
    end

    always @(posedge clk) if (takes) looked <= next_request;

    wire predictor_l_valid;
    wire predictor_p_valid;

    always @(posedge clk) if (predictor_l_valid & (~predictor_p_valid | p_take)) waiting <= looked;

    wire [6:0] waiting_pay = waiting[REQ_PAY +: 7];
    wire [3:0] waiting_atomop = waiting[REQ_ATOMOP +: 4];
    wire [15:0] waiting_origin = waiting[REQ_ORIGIN +: 16];
    wire [2:0] waiting_op = waiting[REQ_OP +: 3];
    wire [26:0] waiting_blk = waiting[REQ_BLK +: 27];
    wire [19:0] waiting_tag = waiting[REQ_TAG +: 20];
    wire [7:0] waiting_set = waiting[REQ_SET +: 8];
    wire waiting_l1 = waiting[REQ_L1];

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
    wire [3:0] answers = {|ack_count, queries_rsp_valid, for_core & back_room, cllc_rsp_valid};
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

    assign rsp_ack = shown[3] | (shown[0] & cllc_rsp_ack);
    assign cllc_rsp_ready = shown[0] & rsp_ready;
    wire returns = shown[1] & rsp_ready;

    // MC-B1: What was read for bypass goes there.
    assign dram_rsp_ready = for_bypass ? byp_rsp_ready : returns;

    assign byp_rsp_valid = for_bypass;
    assign byp_rsp_id = for_bypass ? returned_origin : 16'd0;
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

    // Fills
    wire predictor_a_fill;

    // MC-F2: A block of which nothing was queued since is queued as FILL.
    wire wants_fill = fill_known & predictor_a_fill;

    wire queries_enq_left;
    wire turn_of_fill = fill_known & queries_enq_left;
    wire fill_fits = wants_fill & queries_enq_left;
    wire predictor_f_ready;
    wire fills = fill_fits & predictor_f_ready;

    // MC-F3: Without an entry it makes way for the next.
    wire fill_leaves = fill_known & (queries_enq_left ? predictor_f_ready : back);

    wire fill_given_up = fill_leaves & ~fills;

    // MC-F1: The filters are asked as the data go into the payload memory.
    wire back_next = back & (~fill | fill_leaves);

    wire predictor_a_ready;
    assign data_of_fill = back_next & predictor_a_ready;
    wire queries_pay_ready;
    wire asks_filters = back_next & queries_pay_ready;
    wire asked = asks_filters & predictor_a_ready;
    wire queries_pay_full;
    wire no_block = back & queries_pay_full;
    wire back_gone = asked | no_block;
    assign back_room = ~back;

    always @(posedge clk) begin
        if (returns) begin
            back_window <= dram_rsp_id[44];
            back_set <= dram_rsp_id[27:20];
            back_tag <= dram_rsp_id[19:0];
        end
    end

    always @(posedge clk) begin
        if (asked) begin
            fill_set <= back_set;
            fill_tag <= back_tag;
            fill_pay <= queries_pay_block;
        end
    end

    assign data_room = ~back & queries_pay_ready;

    // Queue
    wire queries_enq_ready;
    wire flushes = flushing & ~turn_of_fill & queries_enq_ready;

    // MC-L1: Nothing is predicted of a set in an L1 cache.
    wire may_miss = predictor_p_valid & (waiting_op == OP_RD) & ~waiting_l1;

    wire needs_ack = (waiting_op == OP_WR) | (waiting_op == OP_PWR) | (waiting_op == OP_RED);

    // MC-F2: The queue is that of the block that was asked for.
    wire has_place = predictor_p_valid & ~turn_of_fill & (~needs_ack | ~ack_count[2])
            & queries_enq_ready;

    assign acknowledges = queues & needs_ack;
    assign entry_op = turn_of_fill ? OP_FILL : flushing ? OP_FLUSH : waiting_op;

    // MC-C2: FLUSH names its set and nothing else.
    wire [7:0] entry_set = turn_of_fill ? fill_set : flushing ? flushed : waiting_set;

    wire [19:0] entry_tag = turn_of_fill ? fill_tag : flushing ? 20'd0 : waiting_tag;

    // Neither a fill nor a FLUSH is answered: their origin means nothing.
    wire [3:0] entry_atomop = (turn_of_fill | flushing) ? 4'd0 : waiting_atomop;

    // DRAM
    // MC-P3: Reads of a window are counted.
    wire read_may_wait = may_miss & (~(window ? (&reading_1) : (&reading_0)) | dram_held);

    // MC-D1: Bypass and reads by turns; what is shown stays.
    wire bypass_if_hit = dram_held ? byp_held : byp_valid;

    wire bypass_if_missed = bypass_if_hit & ~(~dram_held & read_may_wait & last_byp);
    wire predictor_p_hit;
    wire shows_bypass = predictor_p_hit ? bypass_if_hit : bypass_if_missed;
    wire reads_if_missed = read_may_wait & ~bypass_if_missed;
    wire shows_read = reads_if_missed & ~predictor_p_hit;
    wire shows_any = predictor_p_hit ? bypass_if_hit : bypass_if_missed | reads_if_missed;
    wire read_window = shows_read & (dram_held ? window_held : window);
    wire read_shown = shows_read & ~dram_held;

    // MC-W1: A window begins when no read of the one before this is under way.
    wire turns = ~(window ? (|reading_0) : (|reading_1))
            & ((window ? (|reading_1) : (|reading_0)) | swapped);

    always @(posedge clk) begin
        if (rst) begin
            window <= 1'b0;
            swapped <= 1'b0;
            reading_0 <= 10'd0;
            reading_1 <= 10'd0;
            back <= 1'b0;
            fill <= 1'b0;
            fill_known <= 1'b0;
        end else begin
            fill_known <= fill & ~fill_leaves;
            back <= returns | (back & ~back_gone);
            fill <= asked | (fill & ~fill_leaves);
            if ((read_shown & ~window) & ~((asked | no_block) & ~back_window))
                reading_0 <= reading_0 + 10'd1;
            if (((asked | no_block) & ~back_window) & ~(read_shown & ~window))
                reading_0 <= reading_0 - 10'd1;
            if ((read_shown & window) & ~((asked | no_block) & back_window))
                reading_1 <= reading_1 + 10'd1;
            if (((asked | no_block) & back_window) & ~(read_shown & window))
                reading_1 <= reading_1 - 10'd1;
            window <= window ^ turns;
            swapped <= (swapped | swap) & ~turns;
        end
    end

    always @(posedge clk) begin
        byp_held <= shows_bypass;
        window_held <= read_window;
    end

    always @(posedge clk) begin
        if (rst) begin
            staged <= 1'b0;
            summed <= 1'b0;
            dram_held <= 1'b0;
            last_byp <= 1'b0;
            rsp_held <= 1'b0;
        end else begin
            staged <= enters | (staged & ~onward);
            summed <= onward | (summed & ~moves);
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

    // MC-P2: What comes back with the block.
    assign dram_id = {shows_bypass, read_window, (shows_bypass ? byp_id : 16'd0)
            | (shows_read ? waiting_origin : 16'd0), shows_read ? {waiting_set, waiting_tag}
            : 28'd0};

    wire takes_if_missed = reads_if_missed & dram_ready;
    wire predictor_p_ready;

    morpheus_choice u_choice (
        .p_hit           (predictor_p_hit),
        .p_ready         (predictor_p_ready),
        .has_place       (has_place),
        .may_miss        (may_miss),
        .takes_if_missed (takes_if_missed),
        .queues          (queues),
        .p_take          (p_take)
    );

    // Data
    wire [1023:0] pay_data;
    wire predictor_note;
    wire [1023:0] queries_rsp_data;
    wire queries_done_valid;
    wire [7:0] queries_done_set;
    wire queries_done_note;
    wire queries_done_touched;
    wire queries_done_carry;
    wire [19:0] queries_done_tag;
    wire queries_empty;

    query_unit u_queries (
        .clk          (clk),
        .rst          (rst),
        .enq_valid    (fills | flushes | queues),
        .enq_ready    (queries_enq_ready),
        .enq_left     (queries_enq_left),
        .enq_set      (entry_set),
        .enq_tag      (entry_tag),
        .enq_op       (entry_op),
        .enq_origin   (waiting_origin),
        .enq_atomop   (entry_atomop),
        .enq_note     (predictor_note),
        .enq_pay      (turn_of_fill ? fill_pay : waiting_pay),
        .pay_valid    (entrance_pay_valid),
        .pay_ready    (queries_pay_ready),
        .pay_full     (queries_pay_full),
        .pay_fill     (back),
        .pay_mask     ({128{data_of_fill}} | req_mask),
        .pay_data     (pay_data),
        .pay_block    (queries_pay_block),
        .free_valid   (fill_given_up),
        .free_block   (fill_pay),
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

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            morpheus_lane #(.LANE_W(32)) u_lane (
                .clk              (clk),
                .req_data         (req_data[lane*32 +: 32]),
                .cllc_valid       (cllc_valid),
                .cllc_data        (cllc_data[lane*32 +: 32]),
                .dram_rsp_data    (dram_rsp_data[lane*32 +: 32]),
                .returns          (returns),
                .data_of_fill     (data_of_fill),
                .pay_data         (pay_data[lane*32 +: 32]),
                .shown            (shown[2:0]),
                .cllc_rsp_data    (cllc_rsp_data[lane*32 +: 32]),
                .queries_rsp_data (queries_rsp_data[lane*32 +: 32]),
                .rsp_data         (rsp_data[lane*32 +: 32]),
                .for_bypass       (for_bypass),
                .byp_rsp_data     (byp_rsp_data[lane*32 +: 32]),
                .byp_data         (byp_data[lane*32 +: 32]),
                .dram_we          (dram_we),
                .dram_data        (dram_data[lane*32 +: 32])
            );
        end
    endgenerate

    // Completion of the last cycle
    reg served_valid; // there was one
    reg [7:0] served_set; // its set
    reg served_note; // its note
    reg served_touched; // all ways are touched
    reg served_carry; // it carries a tag
    reg [19:0] served_tag; // that tag

    always @(posedge clk) begin
        if (rst) begin
            served_valid <= 1'b0;
            served_set <= 8'd0;
            served_note <= 1'b0;
            served_touched <= 1'b0;
            served_carry <= 1'b0;
            served_tag <= 20'd0;
        end else begin
            // MC-M1: The predictor hears of it a cycle later.
            served_valid <= queries_done_valid;
            served_set <= queries_done_set;
            served_note <= queries_done_note;
            served_touched <= queries_done_touched;
            served_carry <= queries_done_carry;
            served_tag <= queries_done_tag;
        end
    end

    // Change of the division
    wire quiet = queries_empty & ~(|{staged | summed, predictor_l_valid | predictor_p_valid,
            side_count, ack_count, reading_1, reading_0, back, fill});
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
            flushing <= 1'b0;
            flushed <= 8'd0;
        end else begin
            // MC-C1: Drain, flush both sides, clear, load.
            if ((mode == RUN) & cfg_valid)
                mode <= DRAIN;
            if ((mode == DRAIN) & (quiet & (|sets_used))) begin
                mode <= FLUSH;
                flushing <= 1'b1;
            end
            if ((mode == DRAIN) & (quiet & ~(|sets_used)))
                mode <= CONVENTIONAL;
            if ((mode == FLUSH) & (flushes & (flushed_next == sets_used))) begin
                mode <= SERVED;
                flushing <= 1'b0;
            end
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
        .q_valid   (side_any),
        .q_ready   (predictor_q_ready),
        .q_set     (next_set),
        .q_tag     (next_tag),
        .l_valid   (predictor_l_valid),
        .p_valid   (predictor_p_valid),
        .p_hit     (predictor_p_hit),
        .p_take    (p_take),
        .p_queue   (queues),
        .p_ready   (predictor_p_ready),
        .window    (turns),
        .a_valid   (asks_filters),
        .a_ready   (predictor_a_ready),
        .a_set     (back_set),
        .a_tag     (back_tag),
        .a_old     (back_window ^ window),
        .a_fill    (predictor_a_fill),
        .f_valid   (fill_fits),
        .f_ready   (predictor_f_ready),
        .note      (predictor_note),
        .d_valid   (served_valid),
        .d_set     (served_set),
        .d_note    (served_note),
        .d_touched (served_touched),
        .d_carry   (served_carry),
        .d_tag     (served_tag),
        .swap      (swap)
    );

    assign cllc_flush = mode == CONVENTIONAL;

`ifdef WARPSMITH_FORMAL
`include "morpheus_props.vh"
`elsif WARPSMITH_ASSERT
`include "morpheus_props.vh"
`endif
endmodule

`default_nettype wire
