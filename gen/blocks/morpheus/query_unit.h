/* What the files of query_unit share: ports, registers and named wires. */
#ifndef WS_GEN_QUERY_UNIT_H
#define WS_GEN_QUERY_UNIT_H

#include "contract/morpheus/query_unit.h"
#include "gen/blocks/morpheus/query_sizes.h"
#include "gen/blocks/ports.h"
#include "gen/hdl/hdl.h"

/* The message that acts, in its stage; at, match: of its set. */
struct query_message {
    sig valid, op, set, touched, carry, tag, at, match;
};
/* The row that is shown; what the request behind it was queued with. */
struct query_row {
    sig valid, new, mark, unread, pay, set, op, tag, atomop;
};
struct query_kept {
    sig origin, note, pay, tag;
};
/* The request that was queued in the last cycle: block is tag and operation, rest what else it has;
 * first and prev with QU-J1 only. */
struct query_newest {
    sig valid, index, block, rest, first, prev;
};
/* QU-J1, QU-J2. */
struct query_join {
    sig joins, echo_at, echo, echo_later, leaves, own, echoing, joined_origin, joined_note;
};
/* Who leaves its entry, or would: one-hot; its set and entry. one: it does; its set closes. */
struct query_grant {
    sig at, one, set, index, closes;
};
/* The responses that wait. */
struct query_fifo {
    sig wr, rd, count;
};

struct query_gen {
    struct hdl_design *d;
    struct hdl *h;
    struct query_sizes z;
    struct query_unit_ports io;
    /* registers */
    struct query_message m;
    struct query_row row;
    struct query_newest newest;
    sig fresh_at; /* its entry, one-hot, or zero */
    struct query_fifo fifo;
    sig open, load_valid, load_set, shown, shown_load;
    sig lies; /* joint: sets whose status row is in the other memory */
    sig used, entries, left, blocks, took, serving;
    sig turn, turn_behind, chosen, two_chosen;
    /* wires */
    struct query_join join;
    struct query_grant grant;
    struct query_kept kept;
    sig queued, slot, room, takes, dispatch, heads;
    sig opens, nothing, loads, stores, completes, message;
    sig show_load, show_data, row_free, load_free;
    sig answer_in, payload; /* an answer comes; what the payload memory gives */
    sig valid, first, blocked, sets;
    struct hdl_inst *entry; /* of the queue, in a loop */
    sig tail;               /* of entries 1 and above */
    sig pay_at, status, opens_later, enq_at;
    sig before_fresh;            /* tag and operation of the one before the newest */
    struct hdl_inst *columns[2]; /* of the requests: [1] tag and operation, [0] the rest */
    struct hdl_inst *rows[2];    /* the status memories; the second with joint messages only */
};

/* Of the request that waits in entry `e`: tag and operation, or origin, operation of an atomic,
 * note and block of data. For properties. */
sig query_block_of(const struct query_gen *q, unsigned e);
sig query_rest_of(const struct query_gen *q, unsigned e);
sig query_behind(const struct query_gen *q, unsigned e); /* the entry before it in its set */
/* All QU rules, of an arbitrary set; data are compared in lockstep only. The order of the requests
 * is looked at in queues of up to QUERY_ORDER entries. */
enum { QUERY_ORDER = 4 };
void props_query_unit(const struct query_gen *q);
/* Small enough to follow all sets, not only an arbitrary one. */
static inline bool query_follows_all(const struct query_sizes *z)
{
    return z->queue <= QUERY_ORDER && z->sets <= 2 && !z->answer;
}
/* Small enough to know who holds each block of the payload memory. */
static inline bool query_knows_holders(const struct query_sizes *z)
{
    return z->joint && z->queue <= QUERY_ORDER && z->payload <= QUERY_ORDER;
}
/* What the warps may send; of sizes that are followed, what is with them, and that of a request
 * comes back what was queued with it. `set`: the arbitrary one. */
void props_query_service(const struct query_gen *q, sig set);

#endif
