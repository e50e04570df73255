// query_entry: An entry of the queue: the place of a request.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Storage: 20 bits
//
//   port         dir  width  meaning
//   clk          in   1      clock
//   rst          in   1      synchronous reset, active high
//   slot         in   1      the next request is queued here
//   queued       in   1      one is
//   enq_set      in   8      its set
//   new_first    in   1      none of its set waits
//   new_prev     in   7      the one before it
//   new_blocked  in   1      its set is not open
//   new_asked    in   1      its set will be that of the message
//   message      in   1      another message enters the stage
//   mm_set       in   8      its set
//   open_set     in   1      which opens it
//   leaves       in   1      one leaves
//   gnt_index    in   7      that one
//   gnt          in   1      it is this one
//   dispatch     in   1      it is dispatched
//   joins_now    in   1      this one is a read of the block before it
//   joins        out  1      this one gets the answer of the one before it
//   joined_at    out  1      and that is in the stage
//   valid        out  1      a request waits here
//   first        out  1      none of its set is older
//   blocked      out  1      its set is not open
//   at_set       out  8      its set
//   of_new       out  1      it is of the set of the request that comes
`default_nettype none

module query_entry (
    input  wire clk,
    input  wire rst,
    input  wire slot, // the next request is queued here
    input  wire queued, // one is
    input  wire [7:0] enq_set, // its set
    input  wire new_first, // none of its set waits
    input  wire [6:0] new_prev, // the one before it
    input  wire new_blocked, // its set is not open
    input  wire new_asked, // its set will be that of the message
    input  wire message, // another message enters the stage
    input  wire [7:0] mm_set, // its set
    input  wire open_set, // which opens it
    input  wire leaves, // one leaves
    input  wire [6:0] gnt_index, // that one
    input  wire gnt, // it is this one
    input  wire dispatch, // it is dispatched
    input  wire joins_now, // this one is a read of the block before it
    output wire joins, // this one gets the answer of the one before it
    output wire joined_at, // and that is in the stage
    output wire valid, // a request waits here
    output wire first, // none of its set is older
    output wire blocked, // its set is not open
    output wire [7:0] at_set, // its set
    output wire of_new // it is of the set of the request that comes
);
    reg taken; // a request waits here
    reg oldest; // none of its set is older
    reg closed; // its set is not open; of the oldest only
    reg [7:0] set; // its set
    reg [6:0] behind; // the one before it in its set

    // What a free entry says of its place is not heard: the next one takes one unasked.
    reg asked; // its set is that of the message in the stage

    wire follows = leaves & ~oldest & (behind == gnt_index);

    always @(posedge clk) begin
        if (slot) begin
            set <= enq_set;
            behind <= new_prev;
        end
    end

    always @(posedge clk) begin
        // Compared as the message comes, which is late enough as it is.
        asked <= slot ? new_asked : message ? (set == mm_set) : asked;
    end

    always @(posedge clk) begin
        if (rst) begin
            taken <= 1'b0;
        end else begin
            taken <= (slot & queued) | (taken & ~gnt);
        end
    end

    always @(posedge clk) begin
        // QU-O1: The next of the set takes the place of the one that leaves.
        oldest <= slot ? new_first : oldest | follows;
    end

    always @(posedge clk) begin
        // QU-P1: A load of the row opens the set.
        closed <= slot ? new_blocked : (follows & dispatch) | (closed & ~(open_set & asked));
    end

    reg shares; // it gets the answer of the one before it

    always @(posedge clk) begin
        if (rst) begin
            shares <= 1'b0;
        end else begin
            // QU-J1: Behind a read of its block that still waits.
            shares <= ~slot & (shares | (joins_now & ~follows));
        end
    end

    assign joins = shares;
    assign joined_at = (taken & oldest) & shares & asked;
    assign valid = taken;
    assign first = oldest;
    assign blocked = closed;
    assign at_set = set;
    assign of_new = taken & (set == enq_set);
endmodule

`default_nettype wire
