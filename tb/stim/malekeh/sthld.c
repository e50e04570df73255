/* Issue rates that stay, creep, jump or fall from interval to interval, so that both symbols come
 * in every state; idle and full intervals; the table rewritten now and then, also with illegal
 * states. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    unsigned left;     /* cycles of the present kind of load */
    unsigned percent;  /* share of sthld.issuers that issues */
    bool exact;        /* the same number in every cycle */
    unsigned interval; /* cycles */
    unsigned issuers;
    bool load_tables; /* in this run the table is rewritten */
    int issued, rom_we, rom_addr, rom_data;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->issued = (int)stim_at(e, "issued");
    s->rom_we = (int)stim_at(e, "rom_we");
    s->rom_addr = (int)stim_at(e, "rom_addr");
    s->rom_data = (int)stim_at(e, "rom_data");
    s->interval = params_u(e->params, "sthld.interval");
    s->issuers = params_u(e->params, "sthld.issuers");
    return s;
}

static void new_load(struct state *s, struct rng *r)
{
    static const unsigned percents[] = {0, 1, 10, 48, 49, 50, 51, 52, 90, 99, 100};
    s->percent = stim_chance(r, 2) ? rng_below(r, 101) : percents[rng_below(r, 11)];
    s->exact = stim_chance(r, 6);
    /* some intervals of one load, and now and then a part of one */
    s->left = s->interval * rng_below(r, 6) + (stim_chance(r, 1) ? rng_below(r, s->interval) : 0);
    s->load_tables = stim_chance(r, 2);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    if (s->left == 0)
        new_load(s, r);
    else
        s->left--;
    unsigned n = (s->issuers * s->percent + (s->exact ? 50 : rng_below(r, 100))) / 100;
    pins_put(in + s->issued, 0, e->z.issw, n > s->issuers ? s->issuers : n);
    in[s->rom_we] = s->load_tables && rng_below(r, s->interval) == 0;
    in[s->rom_addr] = rng_below(r, 16);
    in[s->rom_data] = rng_below(r, 128);
}

static void reset(void *self, struct stim_env *e)
{
    (void)e;
    ((struct state *)self)->left = 0;
}

const struct stimulus stim_sthld = {create, free, drive, NULL, reset};
