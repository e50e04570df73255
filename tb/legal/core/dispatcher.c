/* A candidate stays one until it is taken; the allocation order is a total one in
 * which candidates keep their places among themselves. */
#include "contract/core/dispatcher.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"

struct state {
    uint64_t cand, busy;
    uint32_t *wid;            /* [NCU], where busy */
    unsigned *order, *wanted; /* [NCU] the one allocated first in front */
};

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    s->cand = s->busy = 0;
    for (unsigned c = 0; c < e->z.ncu; c++)
        s->order[c] = c;
}

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->order = xcalloc(e->z.ncu, sizeof *s->order);
    s->wanted = xcalloc(e->z.ncu, sizeof *s->wanted);
    s->wid = xcalloc(e->z.ncu, sizeof *s->wid);
    reset(s, e);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->order);
    free(s->wanted);
    free(s->wid);
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

/* dispatcher.order: who gets an instruction is the youngest from then on, and keeps its warp. */
static void correct_order(struct state *s, struct stim_env *e, uint32_t *in, uint64_t cand)
{
    const struct dispatcher_at *at = dispatcher_at(e->ports);
    unsigned ncu = e->z.ncu, n = 0;
    uint64_t busy = port_all(&at->busy, in) | s->busy | cand;
    port_put_all(&at->busy, in, busy);
    for (unsigned i = 0; i < ncu; i++)
        if (!((busy & ~s->busy) >> s->order[i] & 1))
            s->wanted[n++] = s->order[i];
    for (uint64_t v = busy & ~s->busy; v; v &= v - 1)
        s->wanted[n++] = first_bit(v);
    memcpy(s->order, s->wanted, ncu * sizeof *s->order);
    for (unsigned c = 0; c < ncu && port_exists(&at->wid); c++) {
        if (!(s->busy >> c & 1))
            s->wid[c] = (uint32_t)port_get(&at->wid, in, c);
        port_put(&at->wid, in, c, s->wid[c]);
    }
    s->busy = busy;
}

static void put_order(const struct state *s, unsigned ncu, uint32_t *older)
{
    uint64_t younger = low_bits(ncu);
    for (unsigned i = 0; i < ncu; i++) {
        younger &= ~(1ull << s->order[i]);
        pins_put(older, s->order[i] * ncu, ncu, younger);
    }
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct dispatcher_at *at = dispatcher_at(e->ports);
    struct state *s = self;
    unsigned ncu = e->z.ncu, from = 0;
    uint64_t cand = port_all(&at->cand, in) | s->cand;
    port_put_all(&at->cand, in, cand);
    for (unsigned c = 0; c < ncu && port_exists(&at->cand_class); c++) { /* one-hot */
        uint64_t class = port_get(&at->cand_class, in, c);
        port_put(&at->cand_class, in, c, class & -class);
    }
    if (!port_exists(&at->older))
        return;
    uint32_t *older = in + port_word(&at->older);
    if (port_exists(&at->busy)) {
        correct_order(s, e, in, cand);
        put_order(s, ncu, older);
        return;
    }
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
    put_order(s, ncu, older);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct dispatcher_at *at = dispatcher_at(e->ports);
    struct state *s = self;
    s->cand = port_all(&at->cand, in) & ~port_all(&at->take, out);
    s->busy &= ~port_all(&at->take, out);
}

const struct legal legal_dispatcher = {create, destroy, correct, observe, reset};
