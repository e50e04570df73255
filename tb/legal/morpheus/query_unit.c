/* The warps keep to their protocol, what returns was read, sets and operations exist. */
#include "cmodel/morpheus/query_unit.h"
#include "params/base/outfile.h"
#include "tb/legal.h"
#include <stdlib.h>

struct warp {
    bool asks, serves;           /* its row was loaded; a request is with it */
    bool data, answer;           /* it has to load the data, to store the answer */
    bool loading;                /* the data are on their way */
    unsigned counted, uncounted; /* reads of the set */
};

struct state {
    struct query_shape s;
    struct warp *warp;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = query_shape(e->params);
    s->warp = xcalloc(s->s.sets, sizeof *s->warp);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->warp);
    free(s);
}

static uint32_t *at(struct stim_env *e, uint32_t *in, const char *port)
{
    return in + stim_at(e, port);
}

/* The message that the warp may send that is next to `op`; -1: none. */
static int allowed(const struct warp *w, uint32_t op)
{
    if (!w->serves)
        return w->asks || w->loading ? -1 : MM_LDROW;
    if (w->data && (op != MM_STDATA || !w->answer))
        return MM_LDPAY;
    return w->answer ? MM_STDATA : MM_STROW;
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    static const char *const sets[] = {"enq_set", "rd_set", "ret_set", "mm_set"};
    for (unsigned i = 0; i < 4; i++)
        legal_limit(at(e, in, sets[i]), 1, s->s.setw, s->s.sets);
    legal_limit(at(e, in, "enq_op"), 1, 3, OP_FLUSH + 1);
    int op = allowed(&s->warp[*at(e, in, "mm_set")], *at(e, in, "mm_op"));
    if (op < 0)
        *at(e, in, "mm_valid") = 0;
    else if (*at(e, in, "mm_valid"))
        *at(e, in, "mm_op") = (uint32_t)op;
    const struct warp *w = &s->warp[*at(e, in, "ret_set")];
    uint32_t *counted = at(e, in, "ret_counted");
    if (!w->counted && !w->uncounted)
        *at(e, in, "ret_valid") = 0;
    else if (*at(e, in, "ret_valid") && !(*counted ? w->counted : w->uncounted))
        *counted ^= 1;
}

static void message(struct warp *w, uint32_t op)
{
    switch (op) {
    case MM_LDROW:
        w->asks = true;
        break;
    case MM_LDPAY:
        w->data = false;
        w->loading = true;
        break;
    case MM_STDATA:
        w->answer = false;
        break;
    default:
        w->serves = false;
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    if (in[stim_at(e, "mmr_ready")] && out[stim_at(e, "mmr_valid")]) {
        struct warp *w = &s->warp[out[stim_at(e, "mmr_set")]];
        uint32_t op = out[stim_at(e, "mmr_op")];
        if (out[stim_at(e, "mmr_pay")]) {
            w->loading = false;
        } else {
            w->asks = false;
            w->serves = out[stim_at(e, "mmr_new")];
            w->data = w->serves && query_has_data(op);
            w->answer = w->serves && query_answers(op);
        }
    }
    if (in[stim_at(e, "mm_valid")] && out[stim_at(e, "mm_ready")])
        message(&s->warp[in[stim_at(e, "mm_set")]], in[stim_at(e, "mm_op")]);
    if (in[stim_at(e, "ret_valid")]) {
        struct warp *w = &s->warp[in[stim_at(e, "ret_set")]];
        *(in[stim_at(e, "ret_counted")] ? &w->counted : &w->uncounted) -= 1;
    }
    if (in[stim_at(e, "rd_valid")]) {
        struct warp *w = &s->warp[in[stim_at(e, "rd_set")]];
        *(out[stim_at(e, "rd_counted")] ? &w->counted : &w->uncounted) += 1;
    }
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    for (unsigned i = 0; i < s->s.sets; i++)
        s->warp[i] = (struct warp){0};
}

const struct legal legal_query_unit = {create, destroy, correct, observe, reset};
