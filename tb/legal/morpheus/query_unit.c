/* The warps keep to their protocol, sets and operations exist, and a request with data names a
 * block that was filled and neither queued nor given back. */
#include "cmodel/morpheus/query_unit.h"
#include "base/mem.h"
#include "tb/legal.h"
#include "tb/legal/morpheus/warps.h"
#include <stdlib.h>

struct set {
    struct warp warp;
};

struct state {
    struct query_shape s;
    struct set *set;
    bool *filled; /* by block */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = query_shape(e->params);
    s->set = xcalloc(s->s.sets, sizeof *s->set);
    s->filled = xcalloc(s->s.payload, sizeof *s->filled);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->set);
    free(s->filled);
    free(s);
}

/* The next block behind `than` that was filled; -1: none. */
static int filled(const struct state *s, int than)
{
    for (unsigned i = (unsigned)(than + 1); i < s->s.payload; i++)
        if (s->filled[i])
            return (int)i;
    return -1;
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct query_unit_at *at = query_unit_at(e->ports);
    struct state *s = self;
    legal_limit(in + port_word(&at->enq_set), 1, s->s.setw, s->s.sets);
    legal_limit(in + port_word(&at->mm_set), 1, s->s.setw, s->s.sets);
    legal_limit(in + port_word(&at->enq_op), 1, 3, OP_FLUSH + 1);
    int op =
        warp_message(&s->set[port_u32(&at->mm_set, in)].warp, port_u32(&at->mm_op, in), s->s.joint);
    if (op < 0)
        port_put_all(&at->mm_valid, in, 0);
    else if (port_u32(&at->mm_valid, in))
        port_put_all(&at->mm_op, in, (uint32_t)op);
    int first = filled(s, -1), last = filled(s, first);
    if (port_u32(&at->enq_valid, in) && query_has_data(port_u32(&at->enq_op, in))) {
        if (first < 0)
            port_put_all(&at->enq_op, in, OP_RD);
        else
            port_put_all(&at->enq_pay, in, (uint32_t)first);
        first = last;
    }
    if (first < 0)
        port_put_all(&at->free_valid, in, 0);
    port_put_all(&at->free_block, in, port_u32(&at->free_valid, in) ? (uint32_t)first : 0);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct query_unit_at *at = query_unit_at(e->ports);
    struct state *s = self;
    if (port_u32(&at->mmr_ready, in) && port_u32(&at->mmr_valid, out))
        warp_answered(&s->set[port_u32(&at->mmr_set, out)].warp, port_u32(&at->mmr_pay, out),
                      port_u32(&at->mmr_new, out), port_u32(&at->mmr_op, out), s->s.joint);
    if (port_u32(&at->mm_valid, in) && port_u32(&at->mm_ready, out))
        warp_sent(&s->set[port_u32(&at->mm_set, in)].warp, port_u32(&at->mm_op, in), s->s.joint);
    if (port_u32(&at->enq_valid, in) && port_u32(&at->enq_ready, out) &&
        query_has_data(port_u32(&at->enq_op, in)))
        s->filled[port_u32(&at->enq_pay, in)] = false;
    if (port_u32(&at->free_valid, in))
        s->filled[port_u32(&at->free_block, in)] = false;
    if (port_u32(&at->pay_valid, in) && port_u32(&at->pay_ready, out))
        s->filled[port_u32(&at->pay_block, out)] = true;
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    for (unsigned i = 0; i < s->s.sets; i++)
        s->set[i] = (struct set){0};
    for (unsigned i = 0; i < s->s.payload; i++)
        s->filled[i] = false;
}

const struct legal legal_query_unit = {create, destroy, correct, observe, reset};
