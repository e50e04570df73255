/* The warps keep to their protocol, what returns was read, sets and operations exist. */
#include "cmodel/morpheus/query_unit.h"
#include "params/base/outfile.h"
#include "tb/legal.h"
#include "tb/legal/morpheus/warps.h"
#include <stdlib.h>

struct set {
    struct warp warp;
    unsigned counted, uncounted; /* reads */
};

struct state {
    struct query_shape s;
    struct set *set;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = query_shape(e->params);
    s->set = xcalloc(s->s.sets, sizeof *s->set);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->set);
    free(s);
}

static uint32_t *at(struct stim_env *e, uint32_t *in, const char *port)
{
    return in + stim_at(e, port);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    static const char *const sets[] = {"enq_set", "rd_set", "ret_set", "mm_set"};
    for (unsigned i = 0; i < 4; i++)
        legal_limit(at(e, in, sets[i]), 1, s->s.setw, s->s.sets);
    legal_limit(at(e, in, "enq_op"), 1, 3, OP_FLUSH + 1);
    int op = warp_message(&s->set[*at(e, in, "mm_set")].warp, *at(e, in, "mm_op"), s->s.joint);
    if (op < 0)
        *at(e, in, "mm_valid") = 0;
    else if (*at(e, in, "mm_valid"))
        *at(e, in, "mm_op") = (uint32_t)op;
    const struct set *w = &s->set[*at(e, in, "ret_set")];
    uint32_t *counted = at(e, in, "ret_counted");
    if (!w->counted && !w->uncounted)
        *at(e, in, "ret_valid") = 0;
    else if (*at(e, in, "ret_valid") && !(*counted ? w->counted : w->uncounted))
        *counted ^= 1;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    if (in[stim_at(e, "mmr_ready")] && out[stim_at(e, "mmr_valid")])
        warp_answered(&s->set[out[stim_at(e, "mmr_set")]].warp, out[stim_at(e, "mmr_pay")],
                      out[stim_at(e, "mmr_new")], out[stim_at(e, "mmr_op")], s->s.joint);
    if (in[stim_at(e, "mm_valid")] && out[stim_at(e, "mm_ready")])
        warp_sent(&s->set[in[stim_at(e, "mm_set")]].warp, in[stim_at(e, "mm_op")], s->s.joint);
    if (in[stim_at(e, "ret_valid")]) {
        struct set *w = &s->set[in[stim_at(e, "ret_set")]];
        *(in[stim_at(e, "ret_counted")] ? &w->counted : &w->uncounted) -= 1;
    }
    if (in[stim_at(e, "rd_valid")]) {
        struct set *w = &s->set[in[stim_at(e, "rd_set")]];
        *(out[stim_at(e, "rd_counted")] ? &w->counted : &w->uncounted) += 1;
    }
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    for (unsigned i = 0; i < s->s.sets; i++)
        s->set[i] = (struct set){0};
}

const struct legal legal_query_unit = {create, destroy, correct, observe, reset};
