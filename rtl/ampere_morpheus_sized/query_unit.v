// query_unit: Extended requests on their way through their warps.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: 4 cycles from a load of a row to the row
// Storage: 14661 bits; 96 x 1152 bits in 1 memory; 256 x 17 bits in 2 memories
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   enq_valid     in   1      a request is queued
//   enq_ready     out  1      there is room for it
//   enq_left      out  1      there is an entry
//   enq_set       in   8      its set
//   enq_tag       in   20     its tag
//   enq_op        in   3      RD, WR, PWR, ATOM, RED, FILL, FLUSH
//   enq_origin    in   16     who asked
//   enq_atomop    in   4      which atomic operation
//   enq_note      in   1      the predictor's
//   enq_pay       in   7      the block that holds its data
//   pay_valid     in   1      data come before their request
//   pay_ready     out  1      they are taken
//   pay_full      out  1      all blocks are used
//   pay_fill      in   1      they are of a fill
//   pay_mask      in   128    bytes of the data that count
//   pay_data      in   1024   data
//   pay_block     out  7      the block that holds them
//   free_valid    in   1      what was to be filled in is not
//   free_block    in   7      the block that held it
//   mm_valid      in   1      a message of a set's warp
//   mm_ready      out  1      it is accepted
//   mm_op         in   2      load row, load data, store answer, store row
//   mm_set        in   8      the set
//   mm_data       in   1024   the answer
//   mm_touched    in   1      all ways touched since the last marker
//   mm_carry      in   1      mm_tag is of one that was not
//   mm_tag        in   20     a tag of the set
//   mmr_valid     out  1      the answer to a load
//   mmr_ready     in   1      it is taken
//   mmr_pay       out  1      of the data
//   mmr_set       out  8      the set
//   mmr_new       out  1      the row has a request
//   mmr_op        out  3      its operation
//   mmr_mark      out  1      clear all touched bits before it
//   mmr_tag       out  20     its tag
//   mmr_atomop    out  4      its atomic operation
//   mmr_mask      out  128    bytes of the data that count
//   mmr_data      out  1024   the data
//   rsp_valid     out  1      data for a core
//   rsp_ready     in   1      they are taken
//   rsp_origin    out  16     who asked
//   rsp_data      out  1024   the data
//   done_valid    out  1      a request has been served
//   done_set      out  8      its set
//   done_note     out  1      its note
//   done_touched  out  1      as mm_touched
//   done_carry    out  1      as mm_carry
//   done_tag      out  20     as mm_tag
//   empty         out  1      nothing is under way
`default_nettype none

module query_unit (
    input  wire clk,
    input  wire rst,
    input  wire enq_valid, // a request is queued
    output wire enq_ready, // there is room for it
    output wire enq_left, // there is an entry
    input  wire [7:0] enq_set, // [SETW] its set
    input  wire [19:0] enq_tag, // its tag
    input  wire [2:0] enq_op, // RD, WR, PWR, ATOM, RED, FILL, FLUSH
    input  wire [15:0] enq_origin, // who asked
    input  wire [3:0] enq_atomop, // which atomic operation
    input  wire enq_note, // the predictor's
    input  wire [6:0] enq_pay, // the block that holds its data
    input  wire pay_valid, // data come before their request
    output wire pay_ready, // they are taken
    output wire pay_full, // all blocks are used
    input  wire pay_fill, // they are of a fill
    input  wire [127:0] pay_mask, // bytes of the data that count
    input  wire [1023:0] pay_data, // data
    output wire [6:0] pay_block, // the block that holds them
    input  wire free_valid, // what was to be filled in is not
    input  wire [6:0] free_block, // the block that held it
    input  wire mm_valid, // a message of a set's warp
    output wire mm_ready, // it is accepted
    input  wire [1:0] mm_op, // load row, load data, store answer, store row
    input  wire [7:0] mm_set, // [SETW] the set
    input  wire [1023:0] mm_data, // the answer
    input  wire mm_touched, // all ways touched since the last marker
    input  wire mm_carry, // mm_tag is of one that was not
    input  wire [19:0] mm_tag, // a tag of the set
    output wire mmr_valid, // the answer to a load
    input  wire mmr_ready, // it is taken
    output wire mmr_pay, // of the data
    output wire [7:0] mmr_set, // [SETW] the set
    output wire mmr_new, // the row has a request
    output wire [2:0] mmr_op, // its operation
    output wire mmr_mark, // clear all touched bits before it
    output wire [19:0] mmr_tag, // its tag
    output wire [3:0] mmr_atomop, // its atomic operation
    output wire [127:0] mmr_mask, // bytes of the data that count
    output wire [1023:0] mmr_data, // the data
    output wire rsp_valid, // data for a core
    input  wire rsp_ready, // they are taken
    output wire [15:0] rsp_origin, // who asked
    output wire [1023:0] rsp_data, // the data
    output wire done_valid, // a request has been served
    output wire [7:0] done_set, // [SETW] its set
    output wire done_note, // its note
    output wire done_touched, // as mm_touched
    output wire done_carry, // as mm_carry
    output wire [19:0] done_tag, // as mm_tag
    output wire empty // nothing is under way
);
    localparam QUEUE = 128; // requests that wait
    localparam SETW = 8; // a set
    localparam LANES = 32; // lanes of four bytes
    localparam [2:0] OP_WR = 3'd1; // write of a whole block
    localparam [2:0] OP_PWR = 3'd2; // partial write
    localparam [2:0] OP_ATOM = 3'd3; // atomic operation
    localparam [2:0] OP_RED = 3'd4; // the same without an answer
    localparam [2:0] OP_FILL = 3'd5; // a block from DRAM
    localparam [2:0] OP_FLUSH = 3'd6; // everything is written back
    localparam [1:0] MM_LDROW = 2'd0; // load of the row
    localparam [1:0] MM_STDATA = 2'd2; // store of the answer
    localparam [1:0] MM_STROW = 2'd3; // store of the row
    genvar lane;
    genvar e;

    // Ports and text are made for these values; other values need another package.
    generate
        if (QUEUE != 128 || SETW != 8 || LANES != 32 || OP_WR != 3'd1 || OP_PWR != 3'd2 || OP_ATOM
                != 3'd3 || OP_RED != 3'd4 || OP_FILL != 3'd5 || OP_FLUSH != 3'd6 || MM_LDROW != 2'd0
                || MM_STDATA != 2'd2 || MM_STROW != 2'd3) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The number of the bit that is set; zero if none is.
    function automatic [6:0] index_of(input [127:0] v);
        integer i;
        begin
            index_of = 7'd0;
            for (i = 0; i < 128; i = i + 1)
                index_of = index_of | ({7{v[i]}} & i[6:0]);
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [7:0] select(input [127:0] v, input [1023:0] items);
        integer i;
        begin
            select = 8'd0;
            for (i = 0; i < 128; i = i + 1)
                select = select | ({8{v[i]}} & items[i*8 +: 8]);
        end
    endfunction

    // The bit of that number alone.
    function automatic [255:0] one_hot_8(input [7:0] v);
        one_hot_8 = 256'd1 << v;
    endfunction

    // The bit of that number alone.
    function automatic [127:0] one_hot_7x128(input [6:0] v);
        one_hot_7x128 = 128'd1 << v;
    endfunction

    // The lowest one of a vector, alone.
    function automatic [127:0] first_one(input [127:0] v);
        reg [127:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 128; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // The bit of that number alone.
    function automatic [95:0] one_hot_7x96(input [6:0] v);
        one_hot_7x96 = 96'd1 << v;
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones(input [1:0] v);
        integer i;
        begin
            count_ones = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones = count_ones + {1'b0, v[i]};
        end
    endfunction

    // Stages
    reg m_valid; // a message
    reg row_valid; // a row on its way to a warp
    reg [95:0] used; // blocks of the payload memory
    reg [7:0] entries; // requests that wait
    reg [127:0] turn; // the entry that is dispatched next
    reg [127:0] turn_behind; // the one behind it
    reg chosen; // there is one
    reg two_chosen; // there are both
    reg echoing; // its answer is given to those that join
    reg fresh; // a request was queued in the last cycle
    reg [6:0] blocks; // blocks that are used
    reg wr; // next response in
    reg rd; // next response out
    reg [1:0] count; // responses
    reg [8:0] serving; // requests in service
    reg [6:0] fresh_index; // its entry
    reg [22:0] fresh_block; // its tag and operation
    reg [27:0] fresh_rest; // what else it has
    reg fresh_first; // the only one of its set
    reg [6:0] fresh_prev; // the one before it
    reg [1:0] m_op; // what it is
    reg [7:0] m_set; // its set
    reg m_touched; // of a completion
    reg m_carry; // of a completion
    reg [19:0] m_tag; // of a completion
    reg row_unread; // its data are read in this cycle
    reg [6:0] row_pay; // the block that holds them
    reg [7:0] row_set; // the row's set
    reg row_mark; // with a marker
    reg [2:0] row_op; // its operation
    reg [19:0] row_tag; // its tag
    reg [3:0] row_atomop; // its atomic operation

    // Sets
    reg [255:0] open; // the warp waits for a request
    reg [255:0] lies; // its status row is in the other memory

    wire [16:0] status;
    wire message;

    // Rows
    // QU-X2: A row with data reads them first, and frees their block.
    wire loads = row_valid & row_unread;

    wire show_row = row_valid & ~row_unread;
    assign mmr_valid = show_row;
    wire row_free = ~row_valid | (show_row & mmr_ready);
    wire show_data = show_row & (((row_op == OP_WR) | (row_op == OP_PWR))
            | ((row_op == OP_ATOM) | (row_op == OP_RED)) | (row_op == OP_FILL));

    // QU-Z1: Zero unless valid.
    assign mmr_pay = show_data;

    assign mmr_set = show_row ? row_set : 8'd0;
    assign mmr_new = show_row;
    assign mmr_op = show_row ? row_op : 3'd0;
    assign mmr_mark = show_row & row_mark;
    assign mmr_tag = show_row ? row_tag : 20'd0;
    assign mmr_atomop = show_row ? row_atomop : 4'd0;
    wire joined_leaves;
    wire [127:0] joined_at;
    wire [15:0] joined_origin;

    // Queue
    wire [127:0] gnt;
    wire [127:0] slot;
    wire queued;
    wire [127:0] valid;
    wire [127:0] first;
    wire [127:0] blocked;
    wire [QUEUE*SETW-1:0] sets;
    wire [127:0] of_new;
    wire open_set;
    wire new_first;
    wire new_blocked;
    wire [6:0] new_prev;
    wire [6:0] gnt_index;
    wire dispatch;
    wire [127:0] leaves_at;
    wire leaves;
    wire new_asked = message ? (enq_set == mm_set) : enq_set == m_set;
    wire [127:0] joins;
    wire [127:0] joins_now;

    generate
        for (e = 0; e < QUEUE; e = e + 1) begin : entry
            query_entry u_entry (
                .clk         (clk),
                .rst         (rst),
                .slot        (slot[e]),
                .queued      (queued),
                .enq_set     (enq_set),
                .new_first   (new_first),
                .new_prev    (new_prev),
                .new_blocked (new_blocked),
                .new_asked   (new_asked),
                .message     (message),
                .mm_set      (mm_set),
                .open_set    (open_set),
                .leaves      (leaves),
                .gnt_index   (gnt_index),
                .gnt         (gnt[e]),
                .dispatch    (dispatch),
                .joins_now   (joins_now[e]),
                .joins       (joins[e]),
                .joined_at   (joined_at[e]),
                .valid       (valid[e]),
                .first       (first[e]),
                .blocked     (blocked[e]),
                .at_set      (sets[e*SETW +: SETW]),
                .of_new      (of_new[e])
            );
        end
    endgenerate

    // Of entry 0 that need not be known: its number is that of none.
    wire [126:0] tail;

    wire [126:0] of_new_above = of_new[127:1];
    wire [126:0] slot_above = slot[127:1];

    generate
        for (e = 0; e < QUEUE - 1; e = e + 1) begin : above
            reg youngest; // none of its set is younger

            always @(posedge clk) begin
                youngest <= slot_above[e] | (youngest & ~(queued & of_new_above[e]));
            end

            assign tail[e] = youngest;
        end
    endgenerate

    // QU-R1: Round robin over the heads of open sets.
    wire [127:0] heads = (valid & first & ~blocked) & ~joins;

    // QU-R1: Of the heads that are not chosen yet, while there is place for one.
    wire [127:0] asks_turn = two_chosen ? 128'd0 : heads & ~turn;

    wire [127:0] rr_gnt;

    rr_arbiter u_rr (
        .clk (clk),
        .rst (rst),
        .req (asks_turn),
        .gnt (rr_gnt)
    );

    wire [127:0] turn_next = turn_behind | rr_gnt;

    // Which one comes later than whether there is one.
    wire any_next = two_chosen | (|asks_turn);

    // QU-D1: The one chosen first is dispatched as the last row has gone.
    assign dispatch = chosen & (row_free & ~echoing);

    wire turn_stays = chosen & ~(row_free & ~echoing);
    assign leaves_at = echoing ? joined_at : turn;
    assign leaves = dispatch | joined_leaves;
    assign gnt = leaves ? leaves_at : 128'd0;
    assign gnt_index = index_of(leaves_at);
    wire [7:0] turn_set = select(turn, sets);
    wire [255:0] message_at = one_hot_8(m_set);
    wire [255:0] new_at = one_hot_8(enq_set);
    wire [255:0] gnt_at = one_hot_8(turn_set);
    wire [255:0] closes = dispatch ? gnt_at : 256'd0;

    // Which one leaves is known before whether it does.
    assign new_first = ~(|(of_new & ~leaves_at)) & (leaves | ~(|(of_new & leaves_at)));

    assign new_prev = index_of({of_new_above & tail, 1'b0});

    // Behind others it opens no earlier than the one before it leaves.
    assign new_blocked = ~(((|(open & new_at)) | (open_set & (m_set == enq_set)))
            & (~(|(of_new & ~joined_at)) & (joined_leaves | ~(|(of_new & joined_at)))));

    // The request that was queued last
    always @(posedge clk) begin
        if (queued) begin
            fresh_index <= index_of(slot);
            fresh_block <= {enq_tag, enq_op};
            fresh_rest <= {enq_origin, enq_atomop, enq_note, enq_pay};
        end
    end

    wire [127:0] fresh_at = fresh ? one_hot_7x128(fresh_index) : 128'd0;

    // Reads that join
    always @(posedge clk) begin
        if (queued) begin
            fresh_first <= new_first;
            fresh_prev <= new_prev;
        end
    end

    wire [22:0] before_fresh;
    assign joins_now = (~fresh_first & ((fresh & (fresh_block[2:0] == 3'd0)) & ~fresh_rest[7])
            & (before_fresh == fresh_block)) ? fresh_at : 128'd0;

    // Messages
    wire answers = m_valid & (m_op == MM_STDATA);

    // QU-S1: An answer waits for room in the response FIFO.
    wire stores = answers & ~count[1];

    // QU-X1: It completes its request, and opens the set for the next one.
    wire completes = stores | (m_valid & (m_op == MM_STROW));

    wire more_join = |joined_at;

    // QU-J2: What joins it is answered from the stage, one in a cycle.
    wire echo = stores & echoing & more_join;

    wire stores_any = stores & (~echoing | more_join);
    wire completes_own = completes & ~echoing;
    wire completes_any = completes_own | echo;
    wire opens = (m_valid & (m_op == MM_LDROW)) | completes_any;
    wire stays = answers & ((count[1] & (~echoing | more_join)) | more_join);

    // QU-M1: Accepted unless one waits.
    assign mm_ready = ~stays;

    assign message = mm_valid & mm_ready;

    always @(posedge clk) begin
        if (message) begin
            m_op <= mm_op;
            m_set <= mm_set;
            m_touched <= mm_touched;
            m_carry <= mm_carry;
            m_tag <= mm_tag;
        end
    end

    wire answer_in = message & (mm_op == MM_STDATA);

    // What joins carries no marker.
    assign done_valid = completes_any;

    // QU-Z1: Of a store in the stage, before it is known whether it completes.
    wire done_shown = m_valid & m_op[1];

    assign done_set = done_shown ? m_set : 8'd0;
    assign done_note = completes_own & status[16];
    assign done_touched = completes_own & m_touched;
    assign done_carry = completes_own & m_carry;
    assign done_tag = done_shown ? m_tag : 20'd0;
    assign open_set = opens;
    assign joined_leaves = echo;

    // Room
    reg entry_left; // an entry is free
    reg entries_left; // more are than are kept
    reg took; // a block was taken in the last cycle

    // QU-E1: An entry; the last ones are for fills.
    assign enq_left = entry_left;

    assign enq_ready = ((enq_op == OP_FILL) | (enq_op == OP_FLUSH)) ? entry_left : entries_left;
    assign queued = enq_valid & enq_ready;
    assign slot = first_one(~valid);
    wire [6:0] blocks_1 = blocks + 7'd1;
    wire _by_took = took ? (blocks_1 != 7'd96) : blocks != 7'd96;
    assign pay_full = ~_by_took;

    // QU-B1: A block of a memory that is not being read; the last ones are for fills.
    assign pay_ready = (pay_fill ? _by_took : took ? (blocks_1 < 7'd80) : blocks < 7'd80) & ~loads;

    wire [127:0] _first_one = first_one({32'd0, ~used});
    wire [95:0] room = _first_one[95:0];
    wire takes_block = pay_valid & pay_ready;
    wire [95:0] frees = free_valid ? one_hot_7x96(free_block) : 96'd0;

    always @(posedge clk) begin
        if (rst) begin
            entry_left <= 1'b1;
            entries_left <= 1'b1;
            took <= 1'b0;
        end else begin
            entry_left <= entry_left ? ~((queued & ~leaves) & (entries == 8'd127))
                    : (leaves & ~queued) & (entries == 8'd128);
            entries_left <= entries_left ? ~((queued & ~leaves) & (entries == 8'd111))
                    : (leaves & ~queued) & (entries == 8'd112);
            took <= takes_block;
        end
    end

    // Memories
    wire [6:0] room_index = index_of({32'd0, room});
    assign pay_block = room_index;
    wire [22:0] request_block;
    wire [127:0] before_at = one_hot_7x128(fresh_prev);

    generate
        for (lane = 0; lane < 23; lane = lane + 1) begin : block_bits
            query_column_2 u_block_bit (
                .clk       (clk),
                .in_at     (fresh_at),
                .in        (fresh_block[lane]),
                .out_at    (leaves_at),
                .out       (request_block[lane]),
                .second_at (before_at),
                .second    (before_fresh[lane])
            );
        end
    endgenerate

    wire [27:0] request_rest;

    generate
        for (lane = 0; lane < 28; lane = lane + 1) begin : rest_bits
            query_column u_rest_bit (
                .clk    (clk),
                .in_at  (fresh_at),
                .in     (fresh_rest[lane]),
                .out_at (leaves_at),
                .out    (request_rest[lane])
            );
        end
    endgenerate

    wire [6:0] request_pay = request_rest[6:0];
    wire request_note = request_rest[7];
    wire [3:0] request_atomop = request_rest[11:8];
    wire [15:0] request_origin = request_rest[27:12];
    wire [2:0] request_op = request_block[2:0];
    wire [19:0] request_tag = request_block[22:3];
    assign joined_origin = request_origin;

    always @(posedge clk) begin
        if (dispatch) begin
            row_set <= turn_set;
            row_mark <= request_note;
            row_op <= request_op;
            row_tag <= request_tag;
            row_atomop <= request_atomop;
            row_pay <= request_pay;
        end
    end

    always @(posedge clk) begin
        row_unread <= dispatch & (((request_op == OP_WR) | (request_op == OP_PWR))
                | ((request_op == OP_ATOM) | (request_op == OP_RED)) | (request_op == OP_FILL));
    end

    wire [16:0] status_in = {request_note, request_origin};

    // QU-M1: A row is written into the memory of which none is read.
    wire read_other = |(lies & one_hot_8(mm_set));

    reg m_other; // its row was in the other memory
    reg status_fresh; // read in the last cycle
    reg [16:0] status_held; // what was read

    always @(posedge clk) if (message) m_other <= read_other;

    wire write_status = dispatch & read_other;
    wire [16:0] status_first;

    sram_256x17 #(.LANE_W(17)) u_status (
        .clk   (clk),
        .en    (write_status | (message & ~read_other)),
        .we    (write_status),
        .row   (write_status ? turn_set : mm_set),
        .wmask (write_status),
        .wdata (status_in),
        .rdata (status_first)
    );

    wire write_other = dispatch & ~read_other;
    wire [16:0] status_other;

    sram_256x17 #(.LANE_W(17)) u_status_other (
        .clk   (clk),
        .en    (write_other | (message & read_other)),
        .we    (write_other),
        .row   (write_other ? turn_set : mm_set),
        .wmask (write_other),
        .wdata (status_in),
        .rdata (status_other)
    );

    always @(posedge clk) begin
        if (rst) begin
            status_fresh <= 1'b0;
        end else begin
            status_fresh <= message;
        end
    end

    wire [16:0] status_now = status_fresh ? (m_other ? status_other : status_first) : status_held;

    always @(posedge clk) if (status_fresh) status_held <= m_other ? status_other : status_first;

    assign status = status_now;

    always @(posedge clk) begin
        if (rst) begin
            open <= 256'd0;
            lies <= 256'd0;
        end else begin
            open <= (open | (open_set ? message_at : 256'd0)) & ~closes;
            lies <= (lies & ~closes) | (read_other ? 256'd0 : closes);
        end
    end

    wire [1151:0] payload_out;

    sram #(.LANE_W(1152)) u_payload (
        .clk   (clk),
        .en    (takes_block | loads),
        .we    (takes_block),
        .row   (loads ? row_pay : room_index),
        .wmask (takes_block),
        .wdata ({pay_mask, pay_data}),
        .rdata (payload_out)
    );

    // Responses
    reg [15:0] origins [0:1]; // who asked for them

    always @(posedge clk) begin
        // QU-S1: An answer goes behind the others, with the origin of the request.
        if (stores_any)
            origins[wr] <= echoing ? joined_origin : status[15:0];
    end

    assign rsp_valid = |count;
    assign rsp_origin = (|count) ? origins[rd] : 16'd0;
    wire response_out = (|count) & rsp_ready;

    // Data
    reg payload_fresh; // read in the last cycle

    always @(posedge clk) begin
        if (rst) begin
            payload_fresh <= 1'b0;
        end else begin
            payload_fresh <= loads;
        end
    end

    wire [127:0] read_mask = payload_out[1151:1024];
    wire [1023:0] read_data = payload_out[1023:0];

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            query_lane #(.LANE_W(32), .MASK_W(4)) u_lane (
                .clk       (clk),
                .takes     (answer_in),
                .mm_data   (mm_data[lane*32 +: 32]),
                .stores    (stores_any),
                .wr        (wr),
                .rd        (rd),
                .rsp_valid (rsp_valid),
                .rsp_data  (rsp_data[lane*32 +: 32]),
                .fresh     (payload_fresh),
                .read_mask (read_mask[lane*4 +: 4]),
                .read_data (read_data[lane*32 +: 32]),
                .show      (show_data),
                .mmr_mask  (mmr_mask[lane*4 +: 4]),
                .mmr_data  (mmr_data[lane*32 +: 32])
            );
        end
    endgenerate

    // Under way
    always @(posedge clk) begin
        if (rst) begin
            m_valid <= 1'b0;
            row_valid <= 1'b0;
            used <= 96'd0;
            entries <= 8'd0;
            turn <= 128'd0;
            turn_behind <= 128'd0;
            chosen <= 1'b0;
            two_chosen <= 1'b0;
            echoing <= 1'b0;
            fresh <= 1'b0;
            blocks <= 7'd0;
            wr <= 1'b0;
            rd <= 1'b0;
            count <= 2'd0;
            serving <= 9'd0;
        end else begin
            turn <= turn_stays ? turn : turn_next;
            turn_behind <= turn_stays ? turn_next : 128'd0;
            chosen <= turn_stays | any_next;
            two_chosen <= turn_stays & any_next;
            fresh <= queued;
            echoing <= (echoing | completes_own) & answers & more_join;
            m_valid <= message | stays;
            if (queued & ~leaves)
                entries <= entries + 8'd1;
            if (leaves & ~queued)
                entries <= entries - 8'd1;
            used <= (used | (takes_block ? room : 96'd0))
                    & ~((loads ? one_hot_7x96(row_pay) : 96'd0) | frees);
            blocks <= (blocks + {6'd0, took}) - {5'd0, count_ones({loads, free_valid})};
            // QU-D1: A dispatched request is a row, and what comes back of it later.
            row_valid <= dispatch | ~row_free;
            if (stores_any)
                wr <= wr + 1'b1;
            if (response_out)
                rd <= rd + 1'b1;
            if (stores_any & ~response_out)
                count <= count + 2'd1;
            if (response_out & ~stores_any)
                count <= {1'b0, ~count[0]};
            if (dispatch & ~completes_own)
                serving <= serving + 9'd1;
            if (completes_own & ~dispatch)
                serving <= {1'b0, serving[7:0] - 8'd1};
        end
    end

    // QU-F1: Nothing is queued, in service or to be answered.
    assign empty = ~(|{entries, serving, count});

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, _first_one[127:96]};

`ifdef WARPSMITH_FORMAL
`include "query_unit_props.vh"
`elsif WARPSMITH_ASSERT
`include "query_unit_props.vh"
`endif
endmodule

`default_nettype wire
