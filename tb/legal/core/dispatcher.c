/* A candidate stays one until it is taken; the allocation order is a total one in
 * which candidates keep their places among themselves. */
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"

struct state {
    uint64_t cand;
    unsigned *order, *wanted; /* [NCU] the one allocated first in front */
};

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->cand = 0;
    for (unsigned c = 0; c < e->z.ncu; c++)
        s->order[c] = c;
}

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->order = xcalloc(e->z.ncu, sizeof *s->order);
    s->wanted = xcalloc(e->z.ncu, sizeof *s->wanted);
    reset(s, e);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->order);
    free(s->wanted);
    free(s);
}

/* The inputs' order: who is older than more others comes first. */
static void read_order(struct state *s, unsigned ncu, const uint32_t *older)
{
    for (unsigned i = 0; i < ncu; i++) {
        unsigned c = i, n = popcount64(pins_get(older, c * ncu, ncu)), k = i;
        for (; k > 0 && popcount64(pins_get(older, s->wanted[k - 1] * ncu, ncu)) < n; k--)
            s->wanted[k] = s->wanted[k - 1];
        s->wanted[k] = c;
    }
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    unsigned ncu = e->z.ncu, from = 0;
    uint64_t cand = pins_get(in + stim_at(e, "cand"), 0, ncu) | s->cand;
    pins_put(in + stim_at(e, "cand"), 0, ncu, cand);
    for (unsigned c = 0; c < ncu && stim_has(e, "cand_class"); c++) { /* one-hot */
        uint64_t class = pins_get(in + stim_at(e, "cand_class"), c * e->z.classes, e->z.classes);
        pins_put(in + stim_at(e, "cand_class"), c * e->z.classes, e->z.classes, class & -class);
    }
    if (!stim_has(e, "older"))
        return;
    uint32_t *older = in + stim_at(e, "older");
    read_order(s, ncu, older);
    /* the places of those that were candidates already are dealt out in their old order */
    for (unsigned i = 0; i < ncu; i++) {
        if (!(s->cand >> s->wanted[i] & 1))
            continue;
        while (!(s->cand >> s->order[from] & 1))
            from++;
        s->wanted[i] = s->order[from++];
    }
    memcpy(s->order, s->wanted, ncu * sizeof *s->order);
    uint64_t younger = low_bits(ncu);
    for (unsigned i = 0; i < ncu; i++) {
        younger &= ~(1ull << s->order[i]);
        pins_put(older, s->order[i] * ncu, ncu, younger);
    }
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    s->cand = pins_get(in + stim_at(e, "cand"), 0, e->z.ncu) &
              ~pins_get(out + stim_at(e, "take"), 0, e->z.ncu);
}

const struct legal legal_dispatcher = {create, destroy, correct, observe, reset};
