/* A golden side with one more input of the RTL, which the model knows nothing of. */
#include "tb/golden_input.h"
#include "base/diag.h"
#include "base/mem.h"
#include <stdlib.h>

struct golden_input {
    struct golden g;
    struct golden *inner;
    unsigned word;
    uint32_t value, *at_reset;
};

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_input *m = (struct golden_input *)g;
    in[m->word] = m->value;
    return m->inner->ops->step(m->inner, rst, in, out, d);
}

static const struct failure *failure(const struct golden *g)
{
    const struct golden_input *m = (const struct golden_input *)g;
    return m->inner->ops->failure(m->inner);
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_input *m = (const struct golden_input *)g;
    return m->inner->ops->cover(m->inner, u, n);
}

static void destroy(struct golden *g)
{
    struct golden_input *m = (struct golden_input *)g;
    golden_free(m->inner);
    pins_free(&g->pins);
    free(m->at_reset);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_input(struct golden *inner, const char *name, unsigned width, uint64_t value)
{
    struct golden_input *m = xcalloc(1, sizeof *m);
    m->g.ops = &ops;
    m->g.units = 1;
    m->g.pins.clocked = inner->pins.clocked;
    for (size_t i = 0; i < inner->pins.n; i++) {
        const struct pin *p = &inner->pins.pins[i];
        size_t k = pins_add(&m->g.pins, p->name, p->output, p->width);
        m->g.pins.pins[k].counter = p->counter;
    }
    /* behind all others, so that the words of the inner image keep their places */
    m->word = pins_in(&m->g.pins, name, width);
    m->value = (uint32_t)value;
    m->inner = inner;
    m->g.at_reset = m->at_reset = xcalloc(m->g.pins.in_words, sizeof *m->at_reset);
    m->at_reset[m->word] = m->value;
    return &m->g;
}
