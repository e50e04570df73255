/* The public models: a block by its name, its ports by theirs, a cycle at a time. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/pins.h"
#include "gen/blocks/blocks.h"
#include "lib/errors.h"
#include "tb/golden.h"
#include "tb/system.h"
#include <stdlib.h>
#include <string.h>

struct warpsmith_model {
    const struct block_model *ops;
    void *model;
    struct pin_list pins;
    unsigned *items; /* [pins.n] */
    uint32_t *in, *out;
};

/* What a port's parts are is told by the hardware: a multiple of a payload's width. */
static void find_items(warpsmith_model *m, const struct params *p, const struct block *b)
{
    struct hdl_design *design = hdl_design_new(NULL);
    const struct hdl *top = b->build(design, p);
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(top, i, &port); i++) {
        size_t at = pins_find(&m->pins, port.name);
        if (at != (size_t)-1)
            m->items[at] = port.param && port.count ? port.count : 1;
    }
    hdl_design_free(design);
}

warpsmith_model *warpsmith_model_new(const warpsmith_params *params, const char *block,
                                     warpsmith_errors *e)
{
    const struct params *p = (const struct params *)params;
    struct diag own, *d = report_begin(e, &own);
    const struct block *b =
        has_params(params, d) ? block_for(p, block ? block : block_default_top(p), d) : NULL;
    const struct block_model *ops = b ? block_model(b->name) : NULL;
    warpsmith_model *m = NULL;
    if (b && !ops)
        diag_error(d, "%s: has no model of its own", b->name);
    if (ops) {
        m = xcalloc(1, sizeof *m);
        m->ops = ops;
        block_pins(ops, p, &m->pins);
        m->items = xcalloc(m->pins.n + 1, sizeof *m->items);
        for (size_t i = 0; i < m->pins.n; i++)
            m->items[i] = 1;
        find_items(m, p, b);
        m->in = xcalloc(m->pins.in_words + 1, sizeof *m->in);
        m->out = xcalloc(m->pins.out_words + 1, sizeof *m->out);
        m->model = ops->create(p);
    }
    report_end(e, &own);
    return m;
}

void warpsmith_model_free(warpsmith_model *m)
{
    if (!m)
        return;
    m->ops->destroy(m->model);
    pins_free(&m->pins);
    free(m->items);
    free(m->in);
    free(m->out);
    free(m);
}

bool warpsmith_model_port(const warpsmith_model *m, size_t i, struct warpsmith_port *out)
{
    if (i >= m->pins.n)
        return false;
    const struct pin *q = &m->pins.pins[i];
    *out = (struct warpsmith_port){q->name, q->output, q->counter, q->width, m->items[i], q->word};
    return true;
}

bool warpsmith_model_find(const warpsmith_model *m, const char *name, struct warpsmith_port *out)
{
    size_t i = pins_find(&m->pins, name);
    return i != (size_t)-1 && warpsmith_model_port(m, i, out);
}

uint32_t *warpsmith_model_inputs(warpsmith_model *m, size_t *words)
{
    if (words)
        *words = m->pins.in_words;
    return m->in;
}

const uint32_t *warpsmith_model_outputs(const warpsmith_model *m, size_t *words)
{
    if (words)
        *words = m->pins.out_words;
    return m->out;
}

void warpsmith_model_set(warpsmith_model *m, const struct warpsmith_port *port, unsigned lsb,
                         unsigned width, uint64_t value)
{
    pins_put(m->in + port->word, lsb, width, value);
}

uint64_t warpsmith_model_get(const warpsmith_model *m, const struct warpsmith_port *port,
                             unsigned lsb, unsigned width)
{
    return pins_get((port->output ? m->out : m->in) + port->word, lsb, width);
}

void warpsmith_model_eval(warpsmith_model *m)
{
    m->ops->eval(m->model, m->in, m->out);
}

int warpsmith_model_clock(warpsmith_model *m, warpsmith_errors *e)
{
    m->ops->clock(m->model, m->in);
    const char *law = m->ops->law ? m->ops->law(m->model) : NULL;
    if (!law)
        return WARPSMITH_OK;
    struct diag own, *d = report_begin(e, &own);
    diag_failed(d, "%s: %s", m->ops->name, law);
    report_end(e, &own);
    return WARPSMITH_FAILED;
}

int warpsmith_model_step(warpsmith_model *m, warpsmith_errors *e)
{
    warpsmith_model_eval(m);
    return warpsmith_model_clock(m, e);
}

void warpsmith_model_reset(warpsmith_model *m)
{
    m->ops->reset(m->model);
}

bool warpsmith_model_rule(const warpsmith_model *m, size_t i, const char **rule, uint64_t *hits)
{
    size_t n = 0;
    const struct cover_point *c = m->ops->cover ? m->ops->cover(m->model, &n) : NULL;
    if (i >= n)
        return false;
    *rule = c[i].rule;
    *hits = c[i].hits;
    return true;
}

/* ---- stimulus ---- */

struct warpsmith_stimulus {
    struct golden *g;
    uint32_t *in, *out;
};

static struct golden *stimulus_of(const struct params *p, const char *block, uint64_t seed,
                                  struct diag *d)
{
    const struct block *b = block_for(p, block ? block : block_default_top(p), d);
    const struct system *s = b ? system_of(b->name) : NULL;
    if (!b)
        return NULL;
    return s ? s->random(s, p, seed, false, d) : golden_block(p, b->name, seed, true, d);
}

warpsmith_stimulus *warpsmith_stimulus_new(const warpsmith_params *p, const char *block,
                                           uint64_t seed, warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    struct golden *g =
        has_params(p, d) ? stimulus_of((const struct params *)p, block, seed, d) : NULL;
    warpsmith_stimulus *s = NULL;
    if (g) {
        s = xcalloc(1, sizeof *s);
        s->g = g;
        s->in = xcalloc((size_t)g->units * g->pins.in_words + 1, sizeof *s->in);
        s->out = xcalloc((size_t)g->units * g->pins.out_words + 1, sizeof *s->out);
    }
    report_end(e, &own);
    return s;
}

void warpsmith_stimulus_free(warpsmith_stimulus *s)
{
    if (!s)
        return;
    golden_free(s->g);
    free(s->in);
    free(s->out);
    free(s);
}

int warpsmith_stimulus_next(warpsmith_stimulus *s, bool *reset, const uint32_t **inputs,
                            const uint32_t **outputs, warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    int status = WARPSMITH_OK;
    switch (s->g->ops->step(s->g, reset, s->in, s->out, d)) {
    case GOLDEN_CYCLE:
        break;
    case GOLDEN_FAILED:
        diag_failed(d, "%s", s->g->ops->failure(s->g)->text);
        status = WARPSMITH_FAILED;
        break;
    default:
        status = WARPSMITH_BAD_INPUT;
    }
    report_end(e, &own);
    *inputs = s->in;
    *outputs = s->out;
    return status;
}
