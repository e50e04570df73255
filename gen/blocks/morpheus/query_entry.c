/* One entry of query_unit's queue: what waits knows its set, the one before it there, and whether
 * it is the first. The request itself is in the columns. Synthesis maps one entry, however many
 * there are. */
#include "gen/blocks/morpheus/query_entry.h"

/* The bits of its place that change while it waits. */
static void place(struct hdl *h, const struct query_sizes *z, struct query_entry_ports *p)
{
    sig valid = hdl_reg_zero(h, "taken", 1, "a request waits here");
    sig first = hdl_reg(h, "oldest", 1, NULL, "none of its set is older");
    sig closed = hdl_reg(h, "closed", 1, NULL, "its set is not open; of the oldest only");
    sig set = hdl_reg(h, "set", z->setw, NULL, "its set");
    sig prev = hdl_reg(h, "behind", z->queuew, NULL, "the one before it in its set");
    hdl_comment(
        h, "What a free entry says of its place is not heard: the next one takes one unasked.");
    sig asked = hdl_reg(h, "asked", 1, NULL, "its set is that of the message in the stage");
    sig follows =
        hdl_wire(h, "follows", hdl_and(p->leaves, hdl_not(first), hdl_eq(prev, p->gnt_index)));
    hdl_when(p->slot)
    {
        hdl_next(set, p->enq_set);
        hdl_next(prev, p->new_prev);
    }
    hdl_comment(h, "Compared as the message comes, which is late enough as it is.");
    sig later = hdl_mux(p->message, hdl_eq(set, p->mm_set), asked);
    hdl_next(asked, hdl_mux(p->slot, p->new_asked, later));
    hdl_next(valid, hdl_or(hdl_and(p->slot, p->queued), hdl_and(valid, hdl_not(p->gnt))));
    hdl_rule(h, "QU-O1", "The next of the set takes the place of the one that leaves.");
    hdl_next(first, hdl_mux(p->slot, p->new_first, hdl_or(first, follows)));
    hdl_rule(h, "QU-P1", "A load of the row opens the set.");
    sig shuts = z->merge ? hdl_and(follows, p->dispatch) : follows;
    sig kept = hdl_and(closed, hdl_not(hdl_and(p->open_set, asked)));
    hdl_next(closed, hdl_mux(p->slot, p->new_blocked, hdl_or(shuts, kept)));
    if (z->merge) {
        sig joins = hdl_reg_zero(h, "shares", 1, "it gets the answer of the one before it");
        hdl_rule(h, "QU-J1", "Behind a read of its block that still waits.");
        hdl_next(joins,
                 hdl_and(hdl_not(p->slot), hdl_or(joins, hdl_and(p->joins_now, hdl_not(follows)))));
        hdl_assign(p->joins, joins);
        hdl_assign(p->joined_at, hdl_and(hdl_and(valid, first), joins, asked));
    }
    hdl_assign(p->valid, valid);
    hdl_assign(p->first, first);
    hdl_assign(p->blocked, closed);
    hdl_assign(p->set, set);
    hdl_assign(p->of_new, hdl_and(valid, hdl_eq(set, p->enq_set)));
    if (p->of_message)
        hdl_assign(p->of_message, hdl_and(valid, asked));
}

struct hdl *query_entry(struct hdl_design *d, const struct query_sizes *z)
{
    struct hdl *h = hdl_find(d, "query_entry");
    if (h)
        return h;
    h = hdl_module(d, "query_entry", "An entry of the queue: the place of a request.");
    hdl_clock(h);
    hdl_reset(h);
    struct query_entry_ports p = {
        .slot = hdl_input(h, "slot", 1, "the next request is queued here"),
        .queued = hdl_input(h, "queued", 1, "one is"),
        .enq_set = hdl_input(h, "enq_set", z->setw, "its set"),
        .new_first = hdl_input(h, "new_first", 1, "none of its set waits"),
        .new_prev = hdl_input(h, "new_prev", z->queuew, "the one before it"),
        .new_blocked = hdl_input(h, "new_blocked", 1, "its set is not open"),
        .new_asked = hdl_input(h, "new_asked", 1, "its set will be that of the message"),
        .message = hdl_input(h, "message", 1, "another message enters the stage"),
        .mm_set = hdl_input(h, "mm_set", z->setw, "its set"),
        .open_set = hdl_input(h, "open_set", 1, "which opens it"),
        .leaves = hdl_input(h, "leaves", 1, "one leaves"),
        .gnt_index = hdl_input(h, "gnt_index", z->queuew, "that one"),
        .gnt = hdl_input(h, "gnt", 1, "it is this one"),
    };
    if (z->answer)
        hdl_uncovered(p.new_blocked, 0, 1, query_opens_for_one);
    if (z->merge) {
        p.dispatch = hdl_input(h, "dispatch", 1, "it is dispatched");
        p.joins_now = hdl_input(h, "joins_now", 1, "this one is a read of the block before it");
        p.joins = hdl_output(h, "joins", 1, "this one gets the answer of the one before it");
        p.joined_at = hdl_output(h, "joined_at", 1, "and that is in the stage");
    }
    p.valid = hdl_output(h, "valid", 1, "a request waits here");
    p.first = hdl_output(h, "first", 1, "none of its set is older");
    p.blocked = hdl_output(h, "blocked", 1, "its set is not open");
    p.set = hdl_output(h, "at_set", z->setw, "its set");
    p.of_new = hdl_output(h, "of_new", 1, "it is of the set of the request that comes");
    if (z->answer || z->idle)
        p.of_message = hdl_output(h, "of_message", 1, "it is of the set of the message");
    place(h, z, &p);
    return h;
}
