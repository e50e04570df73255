// morpheus_choice: Where the request behind its prediction goes.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
//
//   port             dir  width  meaning
//   p_hit            in   1      its block may be in its set
//   p_ready          in   1      the filters would take it
//   has_place        in   1      it waits, and so would everything else
//   may_miss         in   1      it is a read that is predicted
//   takes_if_missed  in   1      DRAM takes it, if it misses
//   queues           out  1      it is queued
//   p_take           out  1      it leaves
`default_nettype none

module morpheus_choice (
    input  wire p_hit, // its block may be in its set
    input  wire p_ready, // the filters would take it
    input  wire has_place, // it waits, and so would everything else
    input  wire may_miss, // it is a read that is predicted
    input  wire takes_if_missed, // DRAM takes it, if it misses
    output wire queues, // it is queued
    output wire p_take // it leaves
);
    // MC-Q1: Queued as soon as there is room, but for a read that misses.
    assign queues = (has_place & p_ready) & (p_hit | ~may_miss);

    // MC-P1: What is predicted to miss leaves as DRAM takes it.
    assign p_take = queues | (takes_if_missed & ~p_hit);
endmodule

`default_nettype wire
