/* Takes only of predictions that wait, updates only where there is room for one; sets that exist;
 * a completion has the note of the oldest entry of its set. */
#include "cmodel/morpheus/bloom_predictor.h"
#include "params/base/outfile.h"
#include "tb/legal.h"
#include <stdlib.h>

enum { MOST = 16 }; /* entries of a set */

struct state {
    struct bloom_shape s;
    uint8_t (*note)[MOST];
    uint8_t *n;
    uint32_t waiting; /* set of the prediction that waits */
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

static uint32_t *at(struct stim_env *e, uint32_t *in, const char *port)
{
    return in + stim_at(e, port);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    static const char *const sets[] = {"q_set", "f_set", "d_set"};
    for (unsigned i = 0; i < 3; i++)
        legal_limit(at(e, in, sets[i]), 1, s->s.setw, s->s.sets);
    uint32_t served = *at(e, in, "d_set");
    if (!s->n[served])
        *at(e, in, "d_valid") = 0;
    *at(e, in, "d_note") = *at(e, in, "d_valid") ? s->note[served][0] : 0;
    if (s->n[*at(e, in, "f_set")] == MOST)
        *at(e, in, "f_valid") = 0;
    uint32_t take = *at(e, in, "p_take"), queue = *at(e, in, "p_queue");
    *at(e, in, "p_take") = *at(e, in, "p_queue") = 0;
    const uint32_t *out = stim_peek(e, in);
    bool room = out[stim_at(e, "p_ready")];
    take = take && out[stim_at(e, "p_valid")] && (room || s->s.update != BP_ACCEPT);
    *at(e, in, "p_take") = take;
    *at(e, in, "p_queue") = take && queue && room;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    if (in[stim_at(e, "d_valid")]) {
        uint32_t set = in[stim_at(e, "d_set")];
        s->n[set]--;
        for (unsigned i = 0; i < s->n[set]; i++)
            s->note[set][i] = s->note[set][i + 1];
    }
    bool filled = in[stim_at(e, "f_valid")] && out[stim_at(e, "f_ready")];
    uint32_t set = filled ? in[stim_at(e, "f_set")] : s->waiting;
    if ((filled || in[stim_at(e, "p_queue")]) && s->n[set] < MOST)
        s->note[set][s->n[set]++] = (uint8_t)out[stim_at(e, "note")];
    if (in[stim_at(e, "q_valid")] && out[stim_at(e, "q_ready")])
        s->waiting = in[stim_at(e, "q_set")];
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    for (unsigned i = 0; i < s->s.sets; i++)
        s->n[i] = 0;
}

const struct legal legal_bloom_predictor = {create, destroy, correct, observe, reset};
