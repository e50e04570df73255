/* Random data on all sides; selections from none to all, several targets on one bank, one write
 * port for several banks. */
#include "contract/core/crossbar.h"
#include "base/mem.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned write_rate, read_rate; /* eighths */
    bool same;                      /* all selections name the same source */
};

static void *create(struct stim_env *e)
{
    (void)e;
    return xcalloc(1, sizeof(struct state));
}

/* One-hot or empty selections. */
static void select_some(struct state *s, struct rng *r, const struct port *port, uint32_t *in,
                        unsigned rate)
{
    unsigned common = rng_below(r, port->width);
    for (unsigned i = 0; i < port->items; i++) {
        uint64_t one = 1ull << (s->same ? common : rng_below(r, port->width));
        port_put(port, in, i, stim_chance(r, rate) ? one : 0);
    }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct crossbar_at *at = crossbar_at(e->ports);
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->write_rate = rates[rng_below(r, 5)];
        s->read_rate = rates[rng_below(r, 5)];
        s->same = stim_chance(r, 2);
    }
    stim_random_port(e, &at->wr_data, in);
    stim_random_port(e, &at->wr_mask, in);
    stim_random_port(e, &at->bank_rdata, in);
    select_some(s, r, &at->wr_sel, in, s->write_rate);
    select_some(s, r, &at->rd_sel, in, s->read_rate);
    if (port_exists(&at->d_sel))
        select_some(s, r, &at->d_sel, in, s->write_rate);
}

const struct stimulus stim_crossbar = {create, free, drive, NULL, NULL};
