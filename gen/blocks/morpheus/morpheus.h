/* What the files of the composition morpheus share. */
#ifndef WS_GEN_MORPHEUS_H
#define WS_GEN_MORPHEUS_H

#include "contract/morpheus/morpheus.h"
#include "gen/blocks/morpheus/query_unit.h"

enum { MC_RUN, MC_DRAIN, MC_FLUSH, MC_SERVED, MC_CONVENTIONAL, MC_LOAD };
enum { DIVISION = 5 };

/* A request behind the prediction. */
struct morpheus_predicted {
    sig blk, op, origin, atomop, pay, set, tag, l1;
};
/* What goes on beside the requests: their data, and acknowledgements. */
struct morpheus_beside {
    sig staged, stage_request, summed, sum_request, side_in, side_out, side_count, ack_in, ack_out,
        looked, waiting;
    struct hdl_mem *side_mem;
};
/* Where a read goes. */
struct morpheus_route {
    sig may_miss, may_show, reads, byp, byp_held, dram_held, last_byp, read_window, window_held;
};
/* Who answers a core. */
struct morpheus_answer {
    sig acks, ack_count, returns, returned_origin, from_core, from_byp, answers, shown, rsp_held;
};
/* A block that came back from DRAM; a fill that was asked for; whether there is room for it. */
struct morpheus_came {
    sig valid, window, set, tag;
};
struct morpheus_asked {
    sig valid, known, set, tag, pay;
};
struct morpheus_fit {
    sig entry_left, asks, drops, frees, to_fill, turn, wants, leaves, back_room, data_enters,
        data_room;
};
/* Ports of bloom_predictor and of query_unit. */
struct morpheus_predictor {
    sig l_valid, p_valid, p_hit, p_ready, p_take, f_ready, f_valid, a_ready, a_fill, note;
};
struct morpheus_unit {
    sig enq_ready, enq_op, pay_ready, pay_full, pay_block, empty, rsp_valid, done_valid, done_set,
        done_note;
};

struct morpheus_gen {
    struct hdl_design *d;
    struct hdl *h;
    const struct params *p;
    struct query_sizes z;
    unsigned side, idw;
    bool on_accept, carry, stage, poison;
    bool follows;            /* the predictor has BP-X1 of an arbitrary set */
    struct hdl_inst *choice; /* where the request behind its prediction goes */
    struct hdl_inst *separator, *bloom, *query;
    struct morpheus_ports io;
    sig division[DIVISION], sets, mode, flushing, flushed;
    struct morpheus_beside beside;
    struct morpheus_predicted w;
    sig extended, enters, onward, moves, takes, q_ready, place, look_set;
    struct morpheus_predictor predictor;
    struct morpheus_unit unit;
    struct morpheus_route route;
    sig queues, fills, flushes;
    struct morpheus_answer answer;
    struct morpheus_came came;
    struct morpheus_asked asked;
    struct morpheus_fit fit;
    sig window, swapped, reading[2], turn;
};

/* Rules MC-*. */
void props_morpheus(const struct morpheus_gen *m);
/* Whether a request is in the stages of its place, a bit each. */
sig props_staged(const struct morpheus_gen *m);
/* Of small sizes: the controller keeps what the predictor's BP-X1 asks of it. */
void props_morpheus_order(const struct morpheus_gen *m);

#endif
