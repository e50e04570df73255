// bloom_predictor: Whether a block may be in its extended set.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: 2 cycles from a query to its prediction
// Storage: 2477 bits; 32 x 512 bits in 8 memories
//
//   port       dir  width  meaning
//   clk        in   1      clock
//   rst        in   1      synchronous reset, active high
//   clear      in   1      all filters become empty
//   q_valid    in   1      a query
//   q_ready    out  1      it is accepted
//   q_set      in   8      its set
//   q_tag      in   20     its tag
//   l_valid    out  1      a query is looked up
//   p_valid    out  1      a prediction waits
//   p_hit      out  1      the block may be in its set
//   p_take     in   1      the prediction is taken
//   p_queue    in   1      and its request queued
//   p_ready    out  1      its update could be taken
//   window     in   1      another window of reads begins
//   a_valid    in   1      a block that was read is back
//   a_ready    out  1      its filters can be read
//   a_set      in   8      its set
//   a_tag      in   20     its tag
//   a_old      in   1      it was read in the window before this one
//   a_fill     out  1      nothing of it was queued since
//   f_valid    in   1      it is queued to be filled in
//   f_ready    out  1      its update is taken
//   note       out  1      goes with the entry that is queued
//   d_valid    in   1      an entry has been served
//   d_set      in   8      its set
//   d_note     in   1      its note
//   d_touched  in   1      all ways touched since the last marker
//   d_carry    in   1      d_tag is of a way that was not
//   d_tag      in   20     a tag of the set
//   swap       out  1      a pair of filters is swapped
`default_nettype none

module bloom_predictor (
    input  wire clk,
    input  wire rst,
    input  wire clear, // all filters become empty
    input  wire q_valid, // a query
    output wire q_ready, // it is accepted
    input  wire [7:0] q_set, // its set
    input  wire [19:0] q_tag, // its tag
    output wire l_valid, // a query is looked up
    output wire p_valid, // a prediction waits
    output wire p_hit, // the block may be in its set
    input  wire p_take, // the prediction is taken
    input  wire p_queue, // and its request queued
    output wire p_ready, // its update could be taken
    input  wire window, // another window of reads begins
    input  wire a_valid, // a block that was read is back
    output wire a_ready, // its filters can be read
    input  wire [7:0] a_set, // its set
    input  wire [19:0] a_tag, // its tag
    input  wire a_old, // it was read in the window before this one
    output wire a_fill, // nothing of it was queued since
    input  wire f_valid, // it is queued to be filled in
    output wire f_ready, // its update is taken
    output wire note, // goes with the entry that is queued
    input  wire d_valid, // an entry has been served
    input  wire [7:0] d_set, // its set
    input  wire d_note, // its note
    input  wire d_touched, // all ways touched since the last marker
    input  wire d_carry, // d_tag is of a way that was not
    input  wire [19:0] d_tag, // a tag of the set
    output wire swap // a pair of filters is swapped
);
    localparam HASHES = 4; // hashes, each into a bank of its own
    localparam BANKW = 64; // bits of a bank
    localparam HASHW = 6; // a hash
    localparam MEMORIES = 8; // single-ported memories
    localparam ROWW = 512; // both filters of a set
    localparam LANES = 2; // filters of a row
    genvar lane;
    genvar k;
    genvar m;

    // Ports and text are made for these values; other values need another package.
    generate
        if (HASHES != 4 || BANKW != 64 || HASHW != 6 || MEMORIES != 8 || ROWW != 512 || LANES != 2)
                begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [255:0] one_hot_8(input [7:0] v);
        one_hot_8 = 256'd1 << v;
    endfunction

    // The bit of that number alone.
    function automatic [63:0] one_hot_6(input [5:0] v);
        one_hot_6 = 64'd1 << v;
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot_3(input [2:0] v);
        one_hot_3 = 8'd1 << v;
    endfunction

    // A query whose row is read
    reg looks; // a query is looked up
    reg fresh; // it is in its first cycle
    reg [7:0] set_l; // its set
    reg [HASHES*HASHW-1:0] hash_l; // its hashes
    reg first_l; // its BF1 is filter 1
    reg empty_l; // its BF1 is empty
    reg empty_2_l; // its BF2 is
    reg [3:0] row_has_1; // the bits that BF1 had
    reg [3:0] row_has_2; // the bits that BF2 had
    reg held_calm; // none was swapped since

    // A prediction
    reg waits; // a prediction waits to be taken
    reg taken_on; // its bits are those of the row looked up last
    reg [7:0] set_q; // its set
    reg [HASHES*HASHW-1:0] hash_q; // its hashes
    reg calm; // none was swapped since

    // What came back, and what is written
    reg asked; // a block that came back was asked for in the last cycle
    reg known; // it was before, and its bits are known
    reg writes; // a row is written
    reg first_a; // its BF1 is filter 1
    reg empty_a; // its BF1 is empty
    reg asked_late; // its set has swapped twice since
    reg [3:0] asked_has; // the bits that BF1 had
    reg dropped; // a request with its hashes was queued since
    reg [7:0] set_a; // its set
    reg [HASHES*HASHW-1:0] hash_a; // its hashes
    reg [7:0] set_w; // the set whose row is written
    reg [HASHES*HASHW-1:0] hash_w; // where bits are set

    // Roles of the filters
    reg [255:0] second_first; // BF1 is filter 1
    reg [255:0] empty_0; // filter 0 is empty
    reg [255:0] empty_1; // filter 1 is empty

    // Swaps since a window of reads began
    reg [255:0] one_since; // one at least
    reg [255:0] two_since; // two at least
    reg [255:0] one_before; // one since the last window began
    reg [255:0] two_before; // two

    // Markers that are under way
    reg [255:0] owed; // the next entry is marked
    reg [255:0] out; // a marked entry is under way
    reg marks; // an entry was marked in the last cycle
    reg [7:0] marks_set; // of this set

    // Events
    // BP-C1: A tag that is carried is set in both filters.
    wire carried = d_carry;

    // BP-U2: One update: of a completion, then of a fill, then of a prediction.
    assign f_ready = ~carried;

    wire skip;
    assign p_ready = ~carried | skip;
    wire filled = f_valid & f_ready;
    wire queued = filled | (p_take & p_queue);
    wire [7:0] queued_set = filled ? set_a : set_q;
    wire [HASHES*HASHW-1:0] q_hash;

    bloom_hash u_q_hash (
        .tag  (q_tag),
        .hash (q_hash)
    );

    wire [HASHES*HASHW-1:0] a_hash;

    bloom_hash u_a_hash (
        .tag  (a_tag),
        .hash (a_hash)
    );

    wire [HASHES*HASHW-1:0] d_hash;

    bloom_hash u_d_hash (
        .tag  (d_tag),
        .hash (d_hash)
    );

    wire _carried_or = carried | filled | ((p_take & p_queue) & ~skip);

    always @(posedge clk) begin
        if (_carried_or) begin
            set_w <= carried ? d_set : queued_set;
            hash_w <= carried ? d_hash : filled ? hash_a : hash_q;
        end
    end

    // BP-I1: No query for the memory that is written.
    // BP-I2: What came back is asked for first.
    assign a_ready = ~(writes & (a_set[2:0] == set_w[2:0]));

    wire asks = a_valid & a_ready;

    always @(posedge clk) begin
        if (rst) begin
            asked <= 1'b0;
            known <= 1'b0;
            writes <= 1'b0;
        end else begin
            // BP-U1: The update of this cycle.
            // BP-U3: What both filters have is not written again.
            writes <= _carried_or & ~clear;
            asked <= asks;
            known <= (asked | known) & ~asks;
        end
    end

    always @(posedge clk) begin
        if (asks) begin
            set_a <= a_set;
            hash_a <= a_hash;
        end
    end

    // BP-I3: No query for a set that is asked for already.
    wire again = (looks & (set_l == q_set)) | (waits & (set_q == q_set));

    // BP-Q1: One prediction waits, and one query behind it.
    assign q_ready = (~(looks & waits) | p_take) & ~again
            & ((~writes | (q_set[2:0] != set_w[2:0])) & ~(a_valid & (a_set[2:0] == q_set[2:0])));

    wire moves = looks & (~waits | p_take);
    wire accepted = q_valid & q_ready;

    always @(posedge clk) begin
        if (rst) begin
            looks <= 1'b0;
            fresh <= 1'b0;
        end else begin
            looks <= accepted | (looks & ~moves);
            fresh <= accepted;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            waits <= 1'b0;
            taken_on <= 1'b0;
        end else begin
            taken_on <= moves & fresh;
            waits <= moves | (waits & ~p_take);
        end
    end

    always @(posedge clk) begin
        if (accepted) begin
            set_l <= q_set;
            hash_l <= q_hash;
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            set_q <= set_l;
            hash_q <= hash_l;
        end
    end

    // Rows
    wire [255:0] write_at = one_hot_8(set_w);
    wire [HASHES*BANKW-1:0] place;

    generate
        for (k = 0; k < HASHES; k = k + 1) begin : placing
            assign place[k*BANKW +: BANKW] = one_hot_6(hash_w[k*HASHW +: HASHW]);
        end
    endgenerate

    wire [511:0] write_mask = {{256{|(empty_1 & write_at)}} | place,
            {256{|(empty_0 & write_at)}} | place};
    wire [511:0] write_data = {place, place};
    wire [7:0] ask_memory = asks ? one_hot_3(a_set[2:0]) : 8'd0;
    wire [7:0] read_memory = (accepted ? one_hot_3(q_set[2:0]) : 8'd0) | ask_memory;
    wire [7:0] write_memory = writes ? one_hot_3(set_w[2:0]) : 8'd0;
    wire [MEMORIES*ROWW-1:0] rows;

    generate
        for (m = 0; m < MEMORIES; m = m + 1) begin : memory
            wire we = write_memory[m];

            bit_rows u_rows (
                .clk   (clk),
                .en    (we | read_memory[m]),
                .we    (we),
                .row   (we ? set_w[7:3] : ask_memory[m] ? a_set[7:3] : q_set[7:3]),
                .wmask (write_mask),
                .wdata (write_data),
                .rdata (rows[m*ROWW +: ROWW])
            );
        end
    endgenerate

    wire [511:0] row;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : row_lanes
            bloom_row #(.LANE_W(256)) u_row_lane (
                .rows  ({rows[(7*LANES + lane)*256 +: 256], rows[(6*LANES + lane)*256 +: 256],
                        rows[(5*LANES + lane)*256 +: 256], rows[(4*LANES + lane)*256 +: 256],
                        rows[(3*LANES + lane)*256 +: 256], rows[(2*LANES + lane)*256 +: 256],
                        rows[(LANES + lane)*256 +: 256], rows[lane*256 +: 256]}),
                .which (one_hot_3(set_l[2:0])),
                .row   (row[lane*256 +: 256])
            );
        end
    endgenerate

    wire [511:0] asked_row;

    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : asked_row_lanes
            bloom_row #(.LANE_W(256)) u_asked_row_lane (
                .rows  ({rows[(7*LANES + lane)*256 +: 256], rows[(6*LANES + lane)*256 +: 256],
                        rows[(5*LANES + lane)*256 +: 256], rows[(4*LANES + lane)*256 +: 256],
                        rows[(3*LANES + lane)*256 +: 256], rows[(2*LANES + lane)*256 +: 256],
                        rows[(LANES + lane)*256 +: 256], rows[lane*256 +: 256]}),
                .which (one_hot_3(set_a[2:0])),
                .row   (asked_row[lane*256 +: 256])
            );
        end
    endgenerate

    // Prediction
    wire [255:0] set_at = one_hot_8(set_q);
    wire [HASHES*BANKW-1:0] filter = first_l ? row[511:256] : row[255:0];
    wire ahead = writes & (set_w == set_l);
    wire [3:0] look_bits;

    // BP-Q2: All its bits are in BF1, or were written into it since; it stays so.
    generate
        for (k = 0; k < HASHES; k = k + 1) begin : look
            wire [5:0] mine = hash_l[k*HASHW +: HASHW];
            assign look_bits[k] = (|(filter[k*BANKW +: BANKW]
                    & (empty_l ? 64'd0 : one_hot_6(mine)))) |
                    (ahead & (mine == hash_w[k*HASHW +: HASHW]));
        end
    endgenerate

    wire [3:0] has_1;

    reg [3:0] had_1; // the bits of the prediction that waits
    reg [3:0] had_2; // the bits of the prediction that waits

    always @(posedge clk) if (fresh) row_has_1 <= look_bits;

    assign has_1 = taken_on ? row_has_1 : had_1;

    always @(posedge clk) had_1 <= (moves & ~fresh) ? row_has_1 : has_1;

    assign l_valid = looks;
    assign p_valid = waits;
    assign p_hit = waits & (&has_1);
    wire [HASHES*BANKW-1:0] filter_2 = first_l ? row[255:0] : row[511:256];
    wire [3:0] look_2_bits;

    generate
        for (k = 0; k < HASHES; k = k + 1) begin : look_2
            wire [5:0] mine = hash_l[k*HASHW +: HASHW];
            assign look_2_bits[k] = (|(filter_2[k*BANKW +: BANKW]
                    & (empty_2_l ? 64'd0 : one_hot_6(mine))))
                    | (ahead & (mine == hash_w[k*HASHW +: HASHW]));
        end
    endgenerate

    wire [3:0] has_2;

    always @(posedge clk) if (fresh) row_has_2 <= look_2_bits;

    assign has_2 = taken_on ? row_has_2 : had_2;

    always @(posedge clk) had_2 <= (moves & ~fresh) ? row_has_2 : has_2;

    // BP-U3: Both filters had all its bits in the first cycle, and no swap since.
    assign skip = waits & ((&has_1) & (&has_2) & calm) & ~d_touched;

    wire swapless = ~(d_touched | clear);

    always @(posedge clk) begin
        held_calm <= (fresh | held_calm) & swapless;
        calm <= (moves ? (fresh | held_calm) : calm) & swapless;
    end

    // Fills
    wire [HASHES*BANKW-1:0] asked_filter = first_a ? asked_row[511:256] : asked_row[255:0];
    wire asked_ahead = writes & (set_w == set_a);
    wire [3:0] look_asked_bits;

    // BP-A1: BF1 lacks it, and its set has not swapped twice since its window began.
    generate
        for (k = 0; k < HASHES; k = k + 1) begin : look_asked
            wire [5:0] mine = hash_a[k*HASHW +: HASHW];
            assign look_asked_bits[k] = (|(asked_filter[k*BANKW +: BANKW]
                    & (empty_a ? 64'd0 : one_hot_6(mine)))) |
                    (asked_ahead & (mine == hash_w[k*HASHW +: HASHW]));
        end
    endgenerate

    always @(posedge clk) if (asked) asked_has <= look_asked_bits;

    assign a_fill = known & ~(asked_late | (&asked_has) | dropped);

    always @(posedge clk) begin
        // BP-A2: Until a request with its hashes is queued.
        dropped <= (dropped | (p_take & p_queue & (set_q == set_a) & (hash_q == hash_a))) & ~asks;
    end

    // Markers
    wire [255:0] served_at = one_hot_8(d_set);
    wire [255:0] asked_at = one_hot_8(set_a);

    // BP-M1: All touched, and nothing left of the last marker but this entry.
    wire marked = marks & (marks_set == d_set);

    assign swap = d_touched & (d_note | ~((|(out & served_at)) | marked))
            & ~((|(owed & served_at)) & ~marked);

    // BP-M2: The first entry queued behind a swap is marked.
    // Looked up for both, before it is known which is queued.
    assign note = (filled & ((swap & (d_set == set_a))
            | ((|(owed & asked_at)) & ~(marks & (marks_set == set_a)))))
            | ((p_take & p_queue) & ((swap & (d_set == set_q))
            | ((|(owed & set_at)) & ~(marks & (marks_set == set_q)))));

    always @(posedge clk) if (queued) marks_set <= queued_set;

    wire [255:0] marked_at = marks ? one_hot_8(marks_set) : 256'd0;

    // Roles of the filters
    wire [255:0] swapping = swap ? served_at : 256'd0;

    always @(posedge clk) begin
        if (rst) begin
            owed <= 256'd0;
            out <= 256'd0;
            marks <= 1'b0;
        end else begin
            marks <= note & ~clear;
            if (clear) begin
                owed <= 256'd0;
                out <= 256'd0;
            end else begin
                owed <= (owed & ~marked_at) | swapping;
                out <= (out | marked_at) & ~(d_note ? served_at : 256'd0);
            end
        end
    end

    wire [255:0] asks_at = one_hot_8(a_set);
    wire [255:0] query_at = one_hot_8(q_set);
    wire query_first = (|(second_first & query_at)) ^ (swap & (d_set == q_set));

    always @(posedge clk) begin
        if (accepted) begin
            first_l <= query_first & ~clear;
            empty_l <= clear | (query_first ? (|(empty_1 & query_at)) : (|(empty_0 & query_at)));
            empty_2_l <= clear | (swap & (d_set == q_set))
                    | ((|(second_first & query_at)) ? (|(empty_0 & query_at))
                    : (|(empty_1 & query_at)));
        end
    end

    wire asks_first = (|(second_first & asks_at)) ^ (swap & (d_set == a_set));

    always @(posedge clk) begin
        if (asks) begin
            first_a <= asks_first & ~clear;
            empty_a <= clear | (asks_first ? (|(empty_1 & asks_at)) : (|(empty_0 & asks_at)));
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            one_since <= 256'd0;
            two_since <= 256'd0;
            one_before <= 256'd0;
            two_before <= 256'd0;
        end else begin
            // BP-W1: Swaps since the window of a read began are counted up to two.
            one_since <= (one_since | swapping) & {256{~(clear | window)}};
            one_before <= (window ? (one_since | swapping) : one_before | swapping) & {256{~clear}};
            two_since <= (two_since | (one_since & swapping)) & {256{~(clear | window)}};
            two_before <= (window ? (two_since | (one_since & swapping)) : two_before
                    | (one_before & swapping)) & {256{~clear}};
        end
    end

    always @(posedge clk) begin
        // What is being swapped comes last.
        if (asks)
            asked_late <= ((a_old ? (|(two_before & asks_at)) : (|(two_since & asks_at)))
                    | ((a_old ? (|(one_before & asks_at)) : (|(one_since & asks_at)))
                    & (swap & (d_set == a_set)))) & ~clear;
    end

    wire [255:0] swapped_at = swapping;
    wire [255:0] written_at = writes ? write_at : 256'd0;

    always @(posedge clk) begin
        if (rst) begin
            second_first <= 256'd0;
            empty_0 <= {256{1'b1}};
            empty_1 <= {256{1'b1}};
        end else begin
            // BP-R1: Everything becomes empty.
            if (clear) begin
                second_first <= 256'd0;
                empty_0 <= {256{1'b1}};
                empty_1 <= {256{1'b1}};
            end else begin
                // BP-S1: BF2 becomes BF1, and what was BF1 is an empty BF2.
                second_first <= second_first ^ swapped_at;
                empty_0 <= (empty_0 & ~written_at) | (swapped_at & ~second_first);
                empty_1 <= (empty_1 & ~written_at) | (swapped_at & second_first);
            end
        end
    end

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, d_valid};

`ifdef WARPSMITH_FORMAL
`include "bloom_predictor_props.vh"
`elsif WARPSMITH_ASSERT
`include "bloom_predictor_props.vh"
`endif
endmodule

`default_nettype wire
