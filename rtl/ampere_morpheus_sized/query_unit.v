// query_unit: Extended requests on their way through their warps.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: 3 cycles from a load of a row to the row
//
//   port          dir  width  meaning
//   clk           in   1      clock
//   rst           in   1      synchronous reset, active high
//   enq_valid     in   1      a request is queued
//   enq_ready     out  1      there is room for it
//   enq_set       in   8      its set
//   enq_tag       in   20     its tag
//   enq_op        in   3      RD, WR, PWR, ATOM, RED, FILL, FLUSH
//   enq_origin    in   16     who asked
//   enq_atomop    in   4      which atomic operation
//   enq_note      in   1      the predictor's
//   enq_mask      in   128    bytes of the data that count
//   enq_data      in   1024   data
//   rd_valid      in   1      a block is read past the unit
//   rd_set        in   8      of this set
//   rd_counted    out  1      and counted
//   ret_valid     in   1      such a block is here
//   ret_set       in   8      of this set
//   ret_counted   in   1      it was counted
//   ret_fill      out  1      it may be filled in
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
    input  wire enq_valid,
    output wire enq_ready,
    input  wire [7:0] enq_set,
    input  wire [19:0] enq_tag,
    input  wire [2:0] enq_op,
    input  wire [15:0] enq_origin,
    input  wire [3:0] enq_atomop,
    input  wire enq_note,
    input  wire [127:0] enq_mask,
    input  wire [1023:0] enq_data,
    input  wire rd_valid,
    input  wire [7:0] rd_set,
    output wire rd_counted,
    input  wire ret_valid,
    input  wire [7:0] ret_set,
    input  wire ret_counted,
    output wire ret_fill,
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
    output wire rsp_valid,
    input  wire rsp_ready,
    output wire [15:0] rsp_origin,
    output wire [1023:0] rsp_data,
    output wire done_valid,
    output wire [7:0] done_set,
    output wire done_note,
    output wire done_touched,
    output wire done_carry,
    output wire [19:0] done_tag,
    output wire empty
);
    localparam QUEUE = 128; // requests that wait
    localparam SETW = 8; // a set
    localparam [2:0] OP_WR = 3'd1; // write of a whole block
    localparam [2:0] OP_PWR = 3'd2; // partial write
    localparam [2:0] OP_ATOM = 3'd3; // atomic operation
    localparam [2:0] OP_RED = 3'd4; // the same without an answer
    localparam [2:0] OP_FILL = 3'd5; // a block from DRAM
    localparam [2:0] OP_FLUSH = 3'd6; // everything is written back
    localparam [1:0] MM_LDROW = 2'd0; // load of the row
    localparam [1:0] MM_STDATA = 2'd2; // store of the answer
    localparam [1:0] MM_STROW = 2'd3; // store of the row
    genvar e;

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
    function automatic [95:0] one_hot_7(input [6:0] v);
        one_hot_7 = 96'd1 << v;
    endfunction

    // Stages
    reg m_valid; // a message
    reg row_valid; // a row on its way to a warp
    reg [95:0] used; // blocks of the payload memory
    reg [2:0] wr; // next response in
    reg [2:0] rd; // next response out
    reg [3:0] count; // responses
    reg [8:0] serving; // requests in service
    reg [1:0] m_op; // what it is
    reg [7:0] m_set; // its set
    reg m_touched; // of a completion
    reg m_carry; // of a completion
    reg [19:0] m_tag; // of a completion
    reg [1023:0] m_data; // of an answer
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
    reg [255:0] reads_0; // bit of the reads under way
    reg [255:0] reads_1; // bit of the reads under way
    reg [255:0] reads_2; // bit of the reads under way
    reg [255:0] reads_3; // bit of the reads under way
    reg [255:0] poisoned; // what is read must not be filled in

    wire [16:0] status;
    wire [1151:0] payload_row;

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
    assign mmr_mask = show_data ? payload_row[1151:1024] : 128'd0;
    assign mmr_data = show_data ? payload_row[1023:0] : 1024'd0;

    // Queue
    wire [127:0] gnt;
    wire [127:0] slot;
    wire queued;
    wire [127:0] valid;
    wire [127:0] first;
    wire [127:0] blocked;
    wire [QUEUE*SETW-1:0] sets;
    wire [127:0] of_new;
    wire [127:0] in_at;
    wire open_set;
    wire new_first;
    wire new_blocked;
    wire [6:0] new_prev;
    wire [6:0] gnt_index;
    wire dispatch;

    generate
        for (e = 0; e < QUEUE; e = e + 1) begin : entry
            reg taken; // a request waits here
            reg oldest; // none of its set is older
            reg closed; // its set is not open; of the oldest only
            reg [7:0] set; // its set
            reg [6:0] behind; // the one before it in its set

            wire same = taken & (set == enq_set);

            // What an entry that is free says of its place is not heard.
            wire asked = set == m_set;

            wire follows = dispatch & ~oldest & (behind == gnt_index);
            wire in = in_at[e];

            always @(posedge clk) begin
                if (in) begin
                    set <= enq_set;
                    behind <= new_prev;
                end
            end

            always @(posedge clk) begin
                if (rst) begin
                    taken <= 1'b0;
                end else begin
                    taken <= in | (taken & ~gnt[e]);
                end
            end

            always @(posedge clk) begin
                // QU-O1: The next of the set takes the place of the one that leaves.
                oldest <= in ? new_first : oldest | follows;
            end

            always @(posedge clk) begin
                // QU-P1: A load of the row opens the set.
                closed <= in ? new_blocked : follows | (closed & ~(open_set & asked));
            end

            assign valid[e] = taken;
            assign first[e] = oldest;
            assign blocked[e] = closed;
            assign sets[e*SETW +: SETW] = set;
            assign of_new[e] = same;
        end
    endgenerate

    assign in_at = queued ? slot : 128'd0;

    // Of entry 0 that need not be known: its number is that of none.
    wire [126:0] tail;

    wire [126:0] of_new_above = of_new[127:1];
    wire [126:0] in_above = in_at[127:1];

    generate
        for (e = 0; e < QUEUE - 1; e = e + 1) begin : above
            reg youngest; // none of its set is younger

            always @(posedge clk) begin
                youngest <= in_above[e] | (youngest & ~(queued & of_new_above[e]));
            end

            assign tail[e] = youngest;
        end
    endgenerate

    // QU-R1: Round robin over the heads of open sets.
    wire [127:0] heads = valid & first & ~blocked;

    rr_arbiter u_rr (
        .clk (clk),
        .rst (rst),
        .req (row_free ? heads : 128'd0),
        .gnt (gnt)
    );

    assign gnt_index = index_of(gnt);
    assign dispatch = |gnt;
    wire [7:0] gnt_set = select(gnt, sets);
    wire [255:0] message_at = one_hot_8(m_set);
    wire [255:0] new_at = one_hot_8(enq_set);
    wire [255:0] gnt_at = one_hot_8(gnt_set);
    wire [255:0] closes = dispatch ? gnt_at : 256'd0;
    assign new_first = ~(|(of_new & ~gnt));
    assign new_prev = index_of({of_new_above & tail, 1'b0});

    // Behind others it opens no earlier than the one before it leaves.
    assign new_blocked = ~(((|(open & new_at)) | (open_set & (m_set == enq_set))) & ~(|of_new));

    // Messages
    wire answers = m_valid & (m_op == MM_STDATA);

    // QU-S1: An answer waits for room in the response FIFO.
    wire stores = answers & ~count[3];

    // QU-X1: It completes its request, and opens the set for the next one.
    wire completes = stores | (m_valid & (m_op == MM_STROW));

    wire opens = (m_valid & (m_op == MM_LDROW)) | completes;
    wire stays = answers & count[3];

    // QU-M1: Accepted unless one waits.
    assign mm_ready = ~stays;

    wire message = mm_valid & mm_ready;

    always @(posedge clk) begin
        if (message) begin
            m_op <= mm_op;
            m_set <= mm_set;
            m_touched <= mm_touched;
            m_carry <= mm_carry;
            m_tag <= mm_tag;
        end
    end

    always @(posedge clk) if (message & (mm_op == MM_STDATA)) m_data <= mm_data;

    assign done_valid = completes;
    assign done_set = completes ? m_set : 8'd0;
    assign done_note = completes & status[16];
    assign done_touched = completes & m_touched;
    assign done_carry = completes & m_carry;
    assign done_tag = completes ? m_tag : 20'd0;
    assign open_set = opens;

    // Room
    wire has_data = ((enq_op == OP_WR) | (enq_op == OP_PWR))
            | ((enq_op == OP_ATOM) | (enq_op == OP_RED)) | (enq_op == OP_FILL);

    // QU-E1: An entry, and for data a block of a memory that is not being read.
    assign enq_ready = ~(&valid) & (~has_data | (~(&used) & ~loads));

    assign queued = enq_valid & enq_ready;
    assign slot = first_one(~valid);
    wire [127:0] _first_one = first_one({32'd0, ~used});
    wire [95:0] room = _first_one[95:0];
    wire takes_block = queued & has_data;

    // Memories
    wire [6:0] room_index = index_of({32'd0, room});

    reg [50:0] requests [0:127]; // what waits

    always @(posedge clk) begin
        if (queued)
            requests[index_of(slot)] <= {enq_tag, enq_op, enq_origin, enq_atomop, enq_note,
                    room_index};
    end

    wire [50:0] request = requests[gnt_index];
    wire [6:0] request_pay = request[6:0];
    wire request_note = request[7];
    wire [3:0] request_atomop = request[11:8];
    wire [15:0] request_origin = request[27:12];
    wire [2:0] request_op = request[30:28];
    wire [19:0] request_tag = request[50:31];

    always @(posedge clk) begin
        if (dispatch) begin
            row_set <= gnt_set;
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

    always @(posedge clk) if (message) m_other <= read_other;

    wire write_status = dispatch & read_other;
    wire [16:0] status_first;

    sram_256x17 #(.LANE_W(17)) u_status (
        .clk   (clk),
        .en    (write_status | (message & ~read_other)),
        .we    (write_status),
        .row   (write_status ? gnt_set : mm_set),
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
        .row   (write_other ? gnt_set : mm_set),
        .wmask (write_other),
        .wdata (status_in),
        .rdata (status_other)
    );

    assign status = m_other ? status_other : status_first;

    sram #(.LANE_W(1152)) u_payload (
        .clk   (clk),
        .en    (takes_block | loads),
        .we    (takes_block),
        .row   (takes_block ? room_index : row_pay),
        .wmask (takes_block),
        .wdata ({enq_mask, enq_data}),
        .rdata (payload_row)
    );

    // Responses
    reg [1039:0] responses [0:7]; // data for the cores

    always @(posedge clk) begin
        // QU-S1: An answer goes behind the others, with the origin of the request.
        if (stores)
            responses[wr] <= {status[15:0], m_data};
    end

    assign rsp_valid = |count;
    wire [1039:0] _responses_word = responses[rd];
    assign rsp_origin = (|count) ? _responses_word[1039:1024] : 16'd0;
    assign rsp_data = (|count) ? _responses_word[1023:0] : 1024'd0;
    wire response_out = (|count) & rsp_ready;

    // Reads past the unit
    wire [255:0] read_at = one_hot_8(rd_set);
    wire [255:0] returned_at = one_hot_8(ret_set);
    wire [3:0] reads_before = {|(reads_3 & read_at), |(reads_2 & read_at), |(reads_1 & read_at),
            |(reads_0 & read_at)};
    wire [3:0] reads_left = {|(reads_3 & returned_at), |(reads_2 & returned_at),
            |(reads_1 & returned_at), |(reads_0 & returned_at)};

    // QU-N1: Up to 15 reads of a set are counted.
    assign rd_counted = rd_valid & ~(&reads_before);

    wire one_less = ret_valid & ret_counted;
    wire [255:0] goes_up = (rd_counted & ~(rd_counted & one_less & (rd_set == ret_set))) ? read_at
            : 256'd0;
    wire [255:0] goes_down = (one_less & ~(rd_counted & one_less & (rd_set == ret_set)))
            ? returned_at : 256'd0;
    wire [3:0] reads_more = reads_before + 4'd1;
    wire [3:0] reads_less = reads_left - 4'd1;

    // QU-N2: A write poisons what is being read, until all has returned.
    wire poisons = queued & (((enq_op == OP_WR) | (enq_op == OP_PWR))
            | ((enq_op == OP_ATOM) | (enq_op == OP_RED)) | (enq_op == OP_FLUSH))
            & ((|(reads_0 & new_at)) | (|(reads_1 & new_at)) | (|(reads_2 & new_at))
            | (|(reads_3 & new_at)));

    always @(posedge clk) begin
        if (rst) begin
            open <= 256'd0;
            lies <= 256'd0;
            reads_0 <= 256'd0;
            reads_1 <= 256'd0;
            reads_2 <= 256'd0;
            reads_3 <= 256'd0;
            poisoned <= 256'd0;
        end else begin
            open <= (open | (open_set ? message_at : 256'd0)) & ~closes;
            lies <= (lies & ~closes) | (read_other ? 256'd0 : closes);
            reads_0 <= (reads_0 & ~(goes_up | goes_down)) | (reads_more[0] ? goes_up : 256'd0)
                    | (reads_less[0] ? goes_down : 256'd0);
            reads_1 <= (reads_1 & ~(goes_up | goes_down)) | (reads_more[1] ? goes_up : 256'd0)
                    | (reads_less[1] ? goes_down : 256'd0);
            reads_2 <= (reads_2 & ~(goes_up | goes_down)) | (reads_more[2] ? goes_up : 256'd0)
                    | (reads_less[2] ? goes_down : 256'd0);
            reads_3 <= (reads_3 & ~(goes_up | goes_down)) | (reads_more[3] ? goes_up : 256'd0)
                    | (reads_less[3] ? goes_down : 256'd0);
            poisoned <= (poisoned | (poisons ? new_at : 256'd0))
                    & ~((|reads_less) ? 256'd0 : goes_down);
        end
    end

    assign ret_fill = one_less & ~(|(poisoned & returned_at));

    // Under way
    always @(posedge clk) begin
        if (rst) begin
            m_valid <= 1'b0;
            row_valid <= 1'b0;
            used <= 96'd0;
            wr <= 3'd0;
            rd <= 3'd0;
            count <= 4'd0;
            serving <= 9'd0;
        end else begin
            m_valid <= message | stays;
            used <= (used | (takes_block ? room : 96'd0)) & ~(loads ? one_hot_7(row_pay) : 96'd0);
            // QU-D1: A dispatched request is a row, and what comes back of it later.
            row_valid <= dispatch | ~row_free;
            if (stores)
                wr <= wr + 3'd1;
            if (response_out)
                rd <= rd + 3'd1;
            if (stores & ~response_out)
                count <= count + 4'd1;
            if (response_out & ~stores)
                count <= {1'b0, count[2:0] - 3'd1};
            if (dispatch & ~completes)
                serving <= serving + 9'd1;
            if (completes & ~dispatch)
                serving <= {1'b0, serving[7:0] - 8'd1};
        end
    end

    wire [255:0] reading = reads_0 | reads_1 | reads_2 | reads_3;

    // QU-F1: Nothing is queued, in service, being read or to be answered.
    assign empty = ~((|count) | (|reading) | (|serving) | (|valid));

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, _first_one[127:96]};

`ifdef FORMAL
`include "query_unit_props.vh"
`elsif WARPSMITH_ASSERT
`include "query_unit_props.vh"
`endif
endmodule

`default_nettype wire
