/* Random stimulus of the core: random programs on the SM, one stretch after the other, with a reset
 * between them. */
#include "base/mem.h"

#include "cmodel/regfile/core.h"
#include "cmodel/rng.h"
#include "tb/core/golden.h"
#include <stdlib.h>
#include <string.h>

enum { STRETCH = 4 * 1024 };

struct golden_random {
    struct golden g;
    const struct system *system;
    const struct params *p;
    uint64_t seed, length, stretch, begin, cycle;
    struct work *work;
    struct golden *part;
    struct cover_point *past, *sum;
    struct failure failure;
};

static void close_stretch(struct golden_random *m)
{
    size_t n = 0;
    const struct cover_point *c = m->part ? m->part->ops->cover(m->part, 0, &n) : NULL;
    for (size_t i = 0; i < n && m->past; i++)
        m->past[i].hits += c[i].hits;
    golden_free(m->part);
    m->part = NULL;
    if (m->work)
        work_free(m->work);
    m->work = NULL;
}

static bool open_stretch(struct golden_random *m, struct diag *d)
{
    m->begin = m->cycle;
    m->work = work_random(m->p, m->stretch ? mix64(mix64(m->seed) + m->stretch) : m->seed);
    m->part = m->work ? golden_core(m->system, m->p, m->work, true, d) : NULL;
    return m->part != NULL;
}

static bool ends_here(const struct golden_random *m)
{
    uint64_t stop = m->g.ending.stop;
    return stop && stop > m->begin && stop - m->begin <= m->length;
}

static bool part_failed(struct golden_random *m)
{
    struct failure *f = &m->failure;
    if (f->kind)
        return true;
    *f = *m->part->ops->failure(m->part);
    if (!f->kind)
        return false;
    f->cycle += m->begin;
    size_t n = strlen(f->text);
    if (m->begin)
        snprintf(f->text + n, sizeof f->text - n, " (counted from cycle %llu)",
                 (unsigned long long)m->begin);
    return true;
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_random *m = (struct golden_random *)g;
    if (part_failed(m))
        return GOLDEN_FAILED;
    bool ends = g->ending.stop && m->cycle >= g->ending.stop;
    if (!ends && m->cycle - m->begin == m->length) {
        close_stretch(m);
        m->stretch++;
        if (!open_stretch(m, d))
            return GOLDEN_BAD_INPUT;
    }
    if (g->ending.stop) {
        m->part->ending.read_back = g->ending.read_back;
        m->part->ending.stop = ends_here(m) ? g->ending.stop - m->begin : 0;
    }
    enum golden_status status = m->part->ops->step(m->part, rst, in, out, d);
    if (status != GOLDEN_CYCLE)
        return status;
    part_failed(m);
    m->cycle++;
    if (ends)
        g->ending.cycles = m->part->ending.cycles;
    g->ending.registers = m->part->ending.registers;
    if (!ends && m->cycle - m->begin == m->length && !ends_here(m))
        *rst = true; /* at its end everything starts from the reset state */
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_random *)g)->failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_random *m = (const struct golden_random *)g;
    const struct cover_point *now = m->part->ops->cover(m->part, u, n);
    for (size_t i = 0; i < *n; i++)
        m->sum[i] = (struct cover_point){now[i].rule, now[i].hits + m->past[i].hits};
    return m->sum;
}

static void destroy(struct golden *g)
{
    struct golden_random *m = (struct golden_random *)g;
    close_stretch(m);
    free(m->past);
    free(m->sum);
    pins_free(&g->pins);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_core_random(const struct system *s, const struct params *p, uint64_t seed,
                                  bool all_units, struct diag *d)
{
    struct golden_random *m = xcalloc(1, sizeof *m);
    struct sizes z = params_sizes(p);
    unsigned ports = z.wbw < z.nbank ? z.wbw : z.nbank;
    struct core_pins t;
    size_t n;
    (void)all_units;
    m->g.ops = &ops;
    m->g.units = 1;
    m->g.ending.drains = true;
    m->system = s;
    m->p = p;
    m->seed = seed;
    /* Writing every register once, which the SM begins with, leaves most of a stretch. */
    m->length = STRETCH + 4 * (uint64_t)(z.nbank * z.depth / ports);
    core_pins(p, &m->g.pins, &t);
    if (!open_stretch(m, d)) {
        destroy(&m->g);
        return NULL;
    }
    m->part->ops->cover(m->part, 0, &n);
    m->past = xcalloc(n, sizeof *m->past);
    m->sum = xcalloc(n, sizeof *m->sum);
    return &m->g;
}
