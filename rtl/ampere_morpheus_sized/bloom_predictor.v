// bloom_predictor: Whether a block may be in its extended set.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: 1 cycle from a query to its prediction
//
//   port       dir  width  meaning
//   clk        in   1      clock
//   rst        in   1      synchronous reset, active high
//   clear      in   1      all filters become empty
//   q_valid    in   1      a query
//   q_ready    out  1      it is accepted
//   q_set      in   8      its set
//   q_tag      in   20     its tag
//   p_valid    out  1      a prediction waits
//   p_hit      out  1      the block may be in its set
//   p_take     in   1      the prediction is taken
//   p_queue    in   1      and its request queued
//   p_ready    out  1      its update could be taken
//   f_valid    in   1      a fill is queued
//   f_ready    out  1      its update is taken
//   f_set      in   8      its set
//   f_tag      in   20     its tag
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
    input  wire clear,
    input  wire q_valid,
    output wire q_ready,
    input  wire [7:0] q_set,
    input  wire [19:0] q_tag,
    output wire p_valid,
    output wire p_hit,
    input  wire p_take,
    input  wire p_queue,
    output wire p_ready,
    input  wire f_valid,
    output wire f_ready,
    input  wire [7:0] f_set,
    input  wire [19:0] f_tag,
    output wire note,
    input  wire d_valid,
    input  wire [7:0] d_set,
    input  wire d_note,
    input  wire d_touched,
    input  wire d_carry,
    input  wire [19:0] d_tag,
    output wire swap
);
    localparam HASHES = 4; // hashes, each into a bank of its own
    localparam BANKW = 64; // bits of a bank
    localparam HASHW = 6; // a hash
    localparam MEMORIES = 8; // single-ported memories
    localparam ROWW = 512; // both filters of a set
    genvar k;
    genvar m;

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

    // The item whose bit is set; zero if none is.
    function automatic [511:0] select(input [7:0] v, input [4095:0] items);
        integer i;
        begin
            select = 512'd0;
            for (i = 0; i < 8; i = i + 1)
                select = select | ({512{v[i]}} & items[i*512 +: 512]);
        end
    endfunction

    // Stages
    reg waits; // a prediction waits to be taken
    reg fresh; // it is in its first cycle
    reg writes; // a row is written
    reg held_hit; // what it was in its first cycle
    reg [7:0] set_q; // its set
    reg [HASHES*HASHW-1:0] hash_q; // its hashes
    reg [7:0] set_w; // the set whose row is written
    reg [HASHES*HASHW-1:0] hash_w; // where bits are set

    // Roles of the filters
    reg [255:0] second_first; // BF1 is filter 1
    reg [255:0] empty_0; // filter 0 is empty
    reg [255:0] empty_1; // filter 1 is empty
    reg [255:0] owed; // the next entry is marked
    reg [255:0] out; // a marked entry is under way

    // Events
    // BP-C1: A tag that is carried is set in both filters.
    wire carried = d_valid & d_carry;

    // BP-U2: One update: of a completion, then of a fill, then of a prediction.
    assign f_ready = ~carried;

    assign p_ready = ~(carried | f_valid);
    wire filled = f_valid & f_ready;
    wire queued = filled | (p_take & p_queue);
    wire [7:0] queued_set = filled ? f_set : set_q;
    wire [HASHES*HASHW-1:0] q_hash;

    bloom_hash u_q_hash (
        .tag  (q_tag),
        .hash (q_hash)
    );

    wire [HASHES*HASHW-1:0] f_hash;

    bloom_hash u_f_hash (
        .tag  (f_tag),
        .hash (f_hash)
    );

    wire [HASHES*HASHW-1:0] d_hash;

    bloom_hash u_d_hash (
        .tag  (d_tag),
        .hash (d_hash)
    );

    always @(posedge clk) begin
        if (carried | filled | (p_take & p_queue)) begin
            set_w <= carried ? d_set : queued_set;
            hash_w <= carried ? d_hash : filled ? f_hash : hash_q;
        end
    end

    // BP-I1: No query for the memory that is written.
    // BP-Q1: One prediction waits; its successor may come as it is taken.
    assign q_ready = (~waits | p_take) & (~writes | (q_set[2:0] != set_w[2:0]));

    wire accepted = q_valid & q_ready;

    always @(posedge clk) begin
        if (rst) begin
            waits <= 1'b0;
            fresh <= 1'b0;
            writes <= 1'b0;
        end else begin
            // BP-U1: The update of this cycle.
            writes <= (carried | filled | (p_take & p_queue)) & ~clear;
            waits <= accepted | (waits & ~p_take);
            fresh <= accepted;
        end
    end

    always @(posedge clk) begin
        if (accepted) begin
            set_q <= q_set;
            hash_q <= q_hash;
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
    wire [7:0] read_memory = accepted ? one_hot_3(q_set[2:0]) : 8'd0;
    wire [7:0] write_memory = writes ? one_hot_3(set_w[2:0]) : 8'd0;
    wire [MEMORIES*ROWW-1:0] rows;

    generate
        for (m = 0; m < MEMORIES; m = m + 1) begin : memory
            wire we = write_memory[m];
            wire [511:0] rows_rdata;

            bit_rows u_rows (
                .clk   (clk),
                .en    (we | read_memory[m]),
                .we    (we),
                .row   (we ? set_w[7:3] : q_set[7:3]),
                .wmask (write_mask),
                .wdata (write_data),
                .rdata (rows_rdata)
            );

            assign rows[m*ROWW +: ROWW] = rows_rdata;
        end
    endgenerate

    wire [511:0] row = select(one_hot_3(set_q[2:0]), rows);

    // Prediction
    wire [255:0] set_at = one_hot_8(set_q);
    wire first = |(second_first & set_at);
    wire [HASHES*BANKW-1:0] filter = first ? row[511:256] : row[255:0];
    wire first_empty = first ? (|(empty_1 & set_at)) : (|(empty_0 & set_at));
    wire ahead = writes & (set_w == set_q);
    wire [3:0] look_bits;

    // BP-Q2: All its bits are in BF1, or were written into it since; it stays so.
    generate
        for (k = 0; k < HASHES; k = k + 1) begin : look
            wire [5:0] mine = hash_q[k*HASHW +: HASHW];
            assign look_bits[k] = ((|(filter[k*BANKW +: BANKW] & one_hot_6(mine))) & ~first_empty)
                    | (ahead & (mine == hash_w[k*HASHW +: HASHW]));
        end
    endgenerate

    wire found = &look_bits;
    wire hit = fresh ? found : held_hit;

    always @(posedge clk) held_hit <= hit;

    assign p_valid = waits;
    assign p_hit = waits & hit;

    // Markers
    wire [255:0] served_at = one_hot_8(d_set);
    wire [255:0] queued_at = one_hot_8(queued_set);

    // BP-M1: All touched, and nothing left of the last marker but this entry.
    assign swap = d_valid & d_touched & (d_note | ~(|(out & served_at))) & ~(|(owed & served_at));

    // BP-M2: The first entry queued behind a swap is marked.
    wire [255:0] owing = owed | (swap ? served_at : 256'd0);

    wire [255:0] marked = owing & (queued ? queued_at : 256'd0);
    assign note = |marked;

    // Roles of the filters
    wire [255:0] swapped_at = swap ? served_at : 256'd0;
    wire [255:0] written_at = writes ? write_at : 256'd0;

    always @(posedge clk) begin
        if (rst) begin
            second_first <= 256'd0;
            empty_0 <= {256{1'b1}};
            empty_1 <= {256{1'b1}};
            owed <= 256'd0;
            out <= 256'd0;
        end else begin
            if (clear) begin
                owed <= 256'd0;
                out <= 256'd0;
            end else begin
                owed <= owing & ~marked;
                out <= (out & ~((d_valid & d_note) ? served_at : 256'd0)) | marked;
            end
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

`ifdef FORMAL
`include "bloom_predictor_props.vh"
`elsif WARPSMITH_ASSERT
`include "bloom_predictor_props.vh"
`endif
endmodule

`default_nettype wire
