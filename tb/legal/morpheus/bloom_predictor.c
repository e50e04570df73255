/* Takes only of predictions that wait, updates only where there is room for one; sets that exist;
 * a completion has the note of the oldest entry of its set. */
#include "cmodel/morpheus/bloom_predictor.h"
#include "base/mem.h"
#include "tb/legal.h"
#include <stdlib.h>

enum { MOST = 16 }; /* entries of a set */

struct state {
    struct bloom_shape s;
    uint8_t (*note)[MOST];
    uint8_t *n;
    uint32_t looked, waiting; /* set of the query that is looked up, of the prediction that waits */
    uint32_t asked;           /* of the block that was asked for last */
    bool any;                 /* one was, and is not filled in */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = bloom_shape(e->params);
    s->note = xcalloc(s->s.sets, sizeof *s->note);
    s->n = xcalloc(s->s.sets, sizeof *s->n);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->note);
    free(s->n);
    free(s);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct bloom_predictor_at *at = bloom_predictor_at(e->ports);
    struct state *s = self;
    legal_limit(in + port_word(&at->q_set), 1, s->s.setw, s->s.sets);
    legal_limit(in + port_word(&at->a_set), 1, s->s.setw, s->s.sets);
    legal_limit(in + port_word(&at->d_set), 1, s->s.setw, s->s.sets);
    uint32_t served = port_u32(&at->d_set, in);
    if (!s->n[served])
        port_put_all(&at->d_valid, in, 0);
    bool done = port_u32(&at->d_valid, in);
    port_put_all(&at->d_note, in, done ? s->note[served][0] : 0);
    if (!done) {
        port_from_u64(&at->d_touched, in, 0);
        port_from_u64(&at->d_carry, in, 0);
    }
    if (!s->any || s->n[s->asked] == MOST)
        port_put_all(&at->f_valid, in, 0);
    uint32_t take = port_u32(&at->p_take, in), queue = port_u32(&at->p_queue, in);
    port_put_all(&at->p_take, in, 0);
    port_put_all(&at->p_queue, in, 0);
    const uint32_t *out = stim_peek(e, in);
    bool room = port_u32(&at->p_ready, out) && !port_u32(&at->f_valid, in);
    take = take && port_u32(&at->p_valid, out) && (room || s->s.update != BP_ACCEPT);
    port_put_all(&at->p_take, in, take);
    port_put_all(&at->p_queue, in, take && queue && room);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct bloom_predictor_at *at = bloom_predictor_at(e->ports);
    struct state *s = self;
    if (port_u32(&at->d_valid, in)) {
        uint32_t set = port_u32(&at->d_set, in);
        s->n[set]--;
        for (unsigned i = 0; i < s->n[set]; i++)
            s->note[set][i] = s->note[set][i + 1];
    }
    bool filled = port_u32(&at->f_valid, in) && port_u32(&at->f_ready, out);
    uint32_t set = filled ? s->asked : s->waiting;
    if ((filled || port_u32(&at->p_queue, in)) && s->n[set] < MOST)
        s->note[set][s->n[set]++] = (uint8_t)port_u32(&at->note, out);
    if (filled)
        s->any = false;
    if (port_u32(&at->a_valid, in) && port_u32(&at->a_ready, out)) {
        s->asked = port_u32(&at->a_set, in);
        s->any = true;
    }
    if (port_u32(&at->l_valid, out) && (!port_u32(&at->p_valid, out) || port_u32(&at->p_take, in)))
        s->waiting = s->looked;
    if (port_u32(&at->q_valid, in) && port_u32(&at->q_ready, out))
        s->looked = port_u32(&at->q_set, in);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    s->any = false;
    for (unsigned i = 0; i < s->s.sets; i++)
        s->n[i] = 0;
}

const struct legal legal_bloom_predictor = {create, destroy, correct, observe, reset};
