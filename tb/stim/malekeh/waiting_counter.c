/* Waits of none to all sub-cores, long enough without a replacement to reach the end of the range.
 */
#include "contract/malekeh/waiting_counter.h"
#include "base/mem.h"
#include "tb/legal.h"

struct state {
    struct phase phase;
    unsigned wait, replace, n; /* eighths; sub-cores */
    bool climb;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->n = params_u(e->params, "env.subcores");
    return s;
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    const struct waiting_counter_at *at = waiting_counter_at(e->ports);
    struct state *s = self;
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->wait = rates[rng_below(r, 5)];
        s->climb = stim_chance(r, 4);
        s->replace = s->climb ? 0 : rates[rng_below(r, 5)];
    }
    uint64_t replaced = stim_bits(r, s->n, s->replace);
    port_put_all(&at->replaced, in, replaced);
    /* a sub-core that replaces does not wait */
    port_put_all(&at->waiting, in, stim_bits(r, s->n, s->wait) & ~replaced);
}

const struct stimulus stim_waiting_counter = {create, free, drive, NULL, NULL};

const struct legal legal_waiting_counter = {0}; /* its page assumes nothing */
