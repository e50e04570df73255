/* Random data on all sides; selections from none to all, several targets on one bank, one write
 * port for several banks. */
#include "params/base/outfile.h"
#include "tb/stim.h"

struct state {
    struct phase phase;
    unsigned write_rate, read_rate; /* eighths */
    bool same;                      /* all selections name the same source */
    int wr_data, wr_mask, wr_sel, bank_rdata, rd_sel, d_sel;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->wr_data = (int)stim_at(e, "wr_data");
    s->wr_mask = (int)stim_at(e, "wr_mask");
    s->wr_sel = (int)stim_at(e, "wr_sel");
    s->bank_rdata = (int)stim_at(e, "bank_rdata");
    s->rd_sel = (int)stim_at(e, "rd_sel");
    s->d_sel = stim_word(e, "d_sel");
    return s;
}

/* `n` one-hot or empty selections of `width` bits each. */
static void select_some(struct state *s, struct rng *r, uint32_t *port, unsigned n, unsigned width,
                        unsigned rate)
{
    unsigned common = rng_below(r, width);
    for (unsigned i = 0; i < n; i++) {
        uint64_t one = 1ull << (s->same ? common : rng_below(r, width));
        pins_put(port, i * width, width, stim_chance(r, rate) ? one : 0);
    }
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    const struct sizes *z = &e->z;
    if (phase_step(&s->phase, r, 1)) {
        static const unsigned rates[] = {0, 1, 4, 7, 8};
        s->write_rate = rates[rng_below(r, 5)];
        s->read_rate = rates[rng_below(r, 5)];
        s->same = stim_chance(r, 2);
    }
    stim_random(e, in + s->wr_data, z->wbw * z->w);
    stim_random(e, in + s->wr_mask, z->wbw * z->lanes);
    stim_random(e, in + s->bank_rdata, z->nbank * z->w);
    select_some(s, r, in + s->wr_sel, z->nbank, z->wbw, s->write_rate);
    select_some(s, r, in + s->rd_sel, z->nt, z->nbank, s->read_rate);
    if (s->d_sel != STIM_NO_PORT)
        select_some(s, r, in + s->d_sel, z->ncu * z->dports, z->wbw, s->write_rate);
}

const struct stimulus stim_crossbar = {create, free, drive, NULL, NULL};
