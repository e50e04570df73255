/* Random stimulus of the register file: stretches of random programs on the SM, with the value
 * oracle, and stretches at the bare pins, where resets fall and loads come that no program makes. A
 * reset separates them. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include "tb/regfile/golden.h"
#include "tb/regfile/pin_oracle.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Cycles of a stretch. Writing every register once, which the SM begins with, must leave most of
 * its stretch; register files that are too big for that are only driven at the pins. */
enum {
    SM_STRETCH = 4 * 1024,
    PIN_STRETCH = 4 * 1024,
    LONG_SM_STRETCH = 12 * 1024,
    SHORT_PREFILL = 1024,
    MOST_PREFILL = 6 * 1024
};

struct golden_random {
    struct golden g;
    const struct system *system;
    const struct params *p;
    bool all_subcores;
    uint64_t seed;
    uint64_t sm_length;    /* of a stretch on the SM; 0: no SM fits */
    bool watched;          /* see `watch` */
    unsigned stretch;      /* number of the present one */
    uint64_t begin, cycle; /* first cycle of the stretch; cycles made */
    struct work *work;     /* of the present stretch, or NULL */
    struct golden **parts; /* the SM, or one block per unit */
    unsigned nparts;
    /* With register stacks, and with a host outside: beside the SM's own oracle, one for each unit
     * that knows nothing but its pins; NULL at the bare pins, where loads come that no program
     * makes. */
    struct pin_oracle **watch;
    bool hosted; /* a host selects: an oracle looks on there, too, which knows the order */
    struct cover_point *past; /* [units * ncover] of earlier stretches */
    struct cover_point *sum;
    size_t ncover;
    struct failure failure;
};

static bool sm_stretch(const struct golden_random *m)
{
    return m->sm_length && m->stretch % 2 == 0;
}

/* Of the present stretch; register files on which no SM fits have one without end. */
static uint64_t length(const struct golden_random *m)
{
    return !m->sm_length ? UINT64_MAX : sm_stretch(m) ? m->sm_length : PIN_STRETCH;
}

/* The stimulus ends in the present stretch, or with it. */
static bool ends_here(const struct golden_random *m)
{
    uint64_t stop = m->g.ending.stop;
    return stop && stop > m->begin && stop - m->begin <= length(m);
}

static const struct cover_point *part_cover(const struct golden_random *m, unsigned u, size_t *n)
{
    const struct golden *part = m->parts[m->nparts == 1 ? 0 : u];
    return part->ops->cover(part, m->nparts == 1 ? u : 0, n);
}

static void close_stretch(struct golden_random *m)
{
    for (unsigned u = 0; u < m->g.units && m->nparts && m->past; u++) {
        size_t n;
        const struct cover_point *c = part_cover(m, u, &n);
        for (size_t i = 0; i < n; i++)
            m->past[u * m->ncover + i].hits += c[i].hits;
    }
    for (unsigned i = 0; i < m->nparts; i++)
        golden_free(m->parts[i]);
    m->nparts = 0;
    for (unsigned u = 0; u < m->g.units; u++) {
        pin_oracle_destroy(m->watch[u]);
        m->watch[u] = NULL;
    }
    if (m->work)
        work_free(m->work);
    m->work = NULL;
}

/* No two seeds have a stretch in common. */
static uint64_t stretch_seed(uint64_t seed, uint64_t stretch)
{
    return stretch ? mix64(mix64(seed) + stretch) : seed;
}

static uint64_t sm_length(const struct sizes *z)
{
    unsigned prefill = z->nbank * z->depth / (z->wbw < z->nbank ? z->wbw : z->nbank);
    return prefill > MOST_PREFILL ? 0 : prefill > SHORT_PREFILL ? LONG_SM_STRETCH : SM_STRETCH;
}

static bool open_stretch(struct golden_random *m, struct diag *d)
{
    uint64_t seed = stretch_seed(m->seed, m->stretch);
    m->begin = m->cycle;
    if (sm_stretch(m)) {
        m->work = work_random(m->p, seed);
        m->parts[0] = m->work ? golden_sm(m->system, m->p, m->work, m->all_subcores, d) : NULL;
        m->nparts = m->parts[0] != NULL;
        for (unsigned u = 0; u < m->g.units && m->watched; u++)
            m->watch[u] = pin_oracle_create(m->p, &m->g.pins);
        return m->nparts == 1;
    }
    for (unsigned u = 0; u < m->g.units && m->hosted; u++)
        m->watch[u] = pin_oracle_create(m->p, &m->g.pins);
    /* the units share one reset: with several of them, none falls inside a stretch */
    for (unsigned u = 0; u < m->g.units; u++) {
        m->parts[u] = golden_block(m->p, m->system->top, mix64(seed + u), m->g.units == 1, d);
        if (!m->parts[u])
            return false;
        m->nparts++;
    }
    return true;
}

/* The cycle of a failure is told from the beginning of its stretch on. */
static void count_from(const struct golden_random *m, struct failure *f, unsigned unit)
{
    if (!f->kind)
        return;
    f->unit = unit;
    f->cycle += m->begin;
    size_t n = strlen(f->text);
    if (m->begin)
        snprintf(f->text + n, sizeof f->text - n, " (counted from cycle %llu)",
                 (unsigned long long)m->begin);
}

/* Notes what a unit shows that it must not, or the SM asks of it. What the pins show goes before a
 * law of the SM that finds it in the same cycle: a vector can be made of it. */
static void look_on(struct golden_random *m, unsigned u, bool rst, const uint32_t *in,
                    const uint32_t *out)
{
    struct pin_oracle *o = m->watch[u];
    struct failure *f = &m->failure;
    pin_oracle_cycle(o, rst, in + u * m->g.pins.in_words, out + u * m->g.pins.out_words);
    struct failure seen = *pin_oracle_failure(o);
    if (*pin_oracle_misuse(o))
        failure_oracle(&seen, "MISUSE", u, m->cycle - m->begin, ": %s", pin_oracle_misuse(o));
    count_from(m, &seen, u);
    if (seen.kind && f->kind != FAILURE_ORACLE)
        *f = seen;
}

/* Notes what has broken in a part, with the number of the cycle from which it counts. */
static bool part_failed(struct golden_random *m)
{
    struct failure *f = &m->failure;
    for (unsigned i = 0; i < m->nparts && !f->kind; i++) {
        *f = *m->parts[i]->ops->failure(m->parts[i]);
        count_from(m, f, m->nparts > 1 ? i : f->unit);
    }
    return f->kind != FAILURE_NONE;
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_random *m = (struct golden_random *)g;
    if (part_failed(m))
        return GOLDEN_FAILED;
    bool ends = g->ending.stop && m->cycle >= g->ending.stop;
    if (ends && !sm_stretch(m))
        return GOLDEN_DONE;
    if (!ends && m->cycle - m->begin == length(m)) {
        close_stretch(m);
        m->stretch++;
        if (!open_stretch(m, d))
            return GOLDEN_BAD_INPUT;
    }
    enum golden_status status = GOLDEN_CYCLE;
    if (sm_stretch(m) && g->ending.stop) {
        m->parts[0]->ending.read_back = g->ending.read_back;
        m->parts[0]->ending.stop = ends_here(m) ? g->ending.stop - m->begin : 0;
    }
    for (unsigned i = 0; i < m->nparts && status == GOLDEN_CYCLE; i++)
        status = m->parts[i]->ops->step(m->parts[i], rst, in + i * g->pins.in_words,
                                        out + i * g->pins.out_words, d);
    if (status != GOLDEN_CYCLE)
        return status;
    part_failed(m);
    for (unsigned u = 0; u < g->units && m->watch[u]; u++)
        look_on(m, u, *rst, in, out);
    m->cycle++;
    if (ends) {
        g->ending.cycles = m->parts[0]->ending.cycles;
        g->ending.registers = m->parts[0]->ending.registers;
    } else if (m->cycle - m->begin == length(m) && !ends_here(m)) {
        *rst = true; /* at its end everything starts from the reset state */
    }
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_random *)g)->failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_random *m = (const struct golden_random *)g;
    const struct cover_point *now = part_cover(m, u, n);
    for (size_t i = 0; i < *n; i++) {
        m->sum[i].rule = now[i].rule;
        m->sum[i].hits = now[i].hits + m->past[u * m->ncover + i].hits;
    }
    return m->sum;
}

static void destroy(struct golden *g)
{
    struct golden_random *m = (struct golden_random *)g;
    close_stretch(m);
    free(m->parts);
    free(m->watch);
    free(m->past);
    free(m->sum);
    pins_free(&g->pins);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_random(const struct system *s, const struct params *p, uint64_t seed,
                             bool all_subcores, struct diag *d)
{
    struct golden_random *m = xcalloc(1, sizeof *m);
    struct sizes z = params_sizes(p);
    m->g.ops = &ops;
    m->g.units = all_subcores ? params_u(p, "env.subcores") : 1;
    m->g.ending.drains = true;
    block_pins(s->model, p, &m->g.pins);
    m->system = s;
    m->p = p;
    m->all_subcores = all_subcores;
    m->seed = seed;
    m->sm_length = sm_length(&z);
    m->hosted = pins_find(&m->g.pins, "inst_valid") < m->g.pins.n;
    m->watched = m->hosted || pins_find(&m->g.pins, "hold") < m->g.pins.n;
    m->parts = xcalloc(m->g.units, sizeof(struct golden *));
    m->watch = xcalloc(m->g.units, sizeof *m->watch);
    if (!open_stretch(m, d)) {
        destroy(&m->g);
        return NULL;
    }
    part_cover(m, 0, &m->ncover);
    m->past = xcalloc(m->g.units * m->ncover, sizeof *m->past);
    m->sum = xcalloc(m->ncover, sizeof *m->sum);
    return &m->g;
}

struct golden *golden_random_stretch(const struct system *s, const struct params *p, uint64_t seed,
                                     uint64_t cycle, uint64_t *begin, struct work **work,
                                     struct diag *d)
{
    struct sizes z = params_sizes(p);
    uint64_t on_sm = sm_length(&z), both = on_sm + PIN_STRETCH;
    *work = NULL;
    if (!on_sm || cycle % both >= on_sm)
        return NULL;
    *begin = cycle / both * both;
    *work = work_random(p, stretch_seed(seed, 2 * (cycle / both)));
    return golden_sm(s, p, *work, true, d);
}
