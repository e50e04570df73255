/* Golden side of a replay vector: its inputs are fixed; the model answers, the oracle and the laws
 * look on, and the assumptions of the block's page are checked. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/config.h"
#include "tb/legal.h"
#include "tb/replay.h"
#include "tb/sim.h"
#include "tb/watch.h"
#include <stdlib.h>
#include <string.h>

struct golden_replay {
    struct golden g;
    const struct replay *r;
    const struct block_model *model;
    void *state;
    struct watch watch;
    const struct legal *legal; /* of a single block, else NULL */
    void *self;
    struct stim_env e;
    size_t row;    /* of the next cycle */
    uint64_t held; /* cycles of that row that are done */
    uint64_t cycle;
    uint32_t *in, *legal_in;
    bool rst;
};

static void take_row(struct golden_replay *m)
{
    const struct replay *r = m->r;
    const struct replay_row *row = &r->rows[m->row];
    for (size_t k = row->first; k < row->first + row->n; k++) {
        const struct replay_item *i = &r->items[k];
        if (i->pin == (size_t)REPLAY_RST) {
            m->rst = r->words[i->word];
            continue;
        }
        const struct pin *pin = &r->pins.pins[i->pin];
        memcpy(m->in + pin->word, r->words + i->word, words32(pin->width) * sizeof *m->in);
    }
}

/* What the vector expects of this cycle. */
static void check_outputs(struct golden_replay *m, const uint32_t *out)
{
    const struct replay *r = m->r;
    const struct replay_row *row = &r->rows[m->row];
    for (size_t k = row->first + row->n; k < row->first + row->n + row->expected; k++) {
        const struct pin *pin = &r->pins.pins[r->items[k].pin];
        const uint32_t *want = r->words + r->items[k].word;
        if (memcmp(out + pin->word, want, words32(pin->width) * sizeof *out) == 0)
            continue;
        struct pin at = *pin;
        at.word = 0;
        char *wanted = pin_hex(&at, want), *is = pin_hex(pin, out);
        failure_oracle(&m->watch.failure, "UNEXPECTED", 0, m->cycle,
                       " port=%s expected=%.64s actual=%.64s", pin->name, wanted, is);
        free(wanted);
        free(is);
    }
}

static void refuse(const struct golden_replay *m, struct diag *d, const char *what)
{
    diag_error(d, "%s:%u: cycle %llu: %s", m->r->path, m->r->rows[m->row].line,
               (unsigned long long)m->cycle, what);
}

/* The inputs of a single block against its assumptions. */
static bool inputs_legal(struct golden_replay *m, struct diag *d)
{
    if (!m->legal || !m->legal->correct)
        return true;
    memcpy(m->legal_in, m->in, m->g.pins.in_words * sizeof *m->in);
    m->e.rst = m->rst;
    m->legal->correct(m->self, &m->e, m->legal_in);
    for (size_t i = 0; i < m->g.pins.n; i++) {
        const struct pin *pin = &m->g.pins.pins[i];
        if (pin->output || memcmp(m->in + pin->word, m->legal_in + pin->word,
                                  words32(pin->width) * sizeof *m->in) == 0)
            continue;
        char *is = pin_hex(pin, m->in), *legal = pin_hex(pin, m->legal_in);
        char *what = strfmt("%s=%.32s: breaks an assumption of docs/blocks/%s.md (%.32s would not)",
                            pin->name, is, m->r->top, legal);
        refuse(m, d, what);
        free(what);
        free(is);
        free(legal);
        return false;
    }
    return true;
}

static enum golden_status finish(struct golden_replay *m)
{
    if (!watch_idle(&m->watch))
        return GOLDEN_DONE;
    watch_drained(&m->watch, m->cycle - 1);
    return m->watch.failure.kind ? GOLDEN_FAILED : GOLDEN_DONE;
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_replay *m = (struct golden_replay *)g;
    if (m->watch.failure.kind)
        return GOLDEN_FAILED;
    if (m->row == m->r->nrows)
        return finish(m);
    if (m->held == 0)
        take_row(m);
    if (!inputs_legal(m, d))
        return GOLDEN_BAD_INPUT;
    *rst = m->rst;
    memcpy(in, m->in, g->pins.in_words * sizeof *in);
    memset(out, 0, g->pins.out_words * sizeof *out);
    m->model->eval(m->state, in, out);
    watch_cycle(&m->watch, m->rst, in, out);
    if (m->held == 0)
        check_outputs(m, out);
    if (*watch_misuse(&m->watch)) {
        refuse(m, d, watch_misuse(&m->watch));
        return GOLDEN_BAD_INPUT;
    }
    if (m->rst)
        m->model->reset(m->state);
    else
        m->model->clock(m->state, in);
    if (m->legal && m->rst && m->legal->reset)
        m->legal->reset(m->self, &m->e);
    if (m->legal && !m->rst && m->legal->observe)
        m->legal->observe(m->self, &m->e, in, out);
    m->cycle++;
    watch_check(&m->watch, m->cycle - 1);
    if (m->held++ == m->r->rows[m->row].hold) {
        m->held = 0;
        m->row++;
    }
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_replay *)g)->watch.failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_replay *m = (const struct golden_replay *)g;
    (void)u;
    return m->model->cover(m->state, n);
}

static void destroy(struct golden *g)
{
    struct golden_replay *m = (struct golden_replay *)g;
    if (m->legal && m->legal->destroy)
        m->legal->destroy(m->self);
    watch_close(&m->watch);
    m->model->destroy(m->state);
    pins_free(&g->pins);
    stim_close(&m->e);
    free(m->in);
    free(m->legal_in);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_replay(const struct replay *r)
{
    struct golden_replay *m = xcalloc(1, sizeof *m);
    m->g.ops = &ops;
    m->g.units = 1;
    m->r = r;
    m->model = block_model(r->top);
    block_pins(m->model, r->params, &m->g.pins);
    m->state = m->model->create(r->params);
    watch_open(&m->watch, r->top, m->state, r->params, &m->g.pins);
    m->legal = legal_find(r->top);
    stim_open(&m->e, r->params, m->model, m->state, &m->g.pins);
    m->self = m->legal && m->legal->create ? m->legal->create(&m->e) : NULL;
    m->in = xcalloc(m->g.pins.in_words + 1, sizeof *m->in);
    m->legal_in = xcalloc(m->g.pins.in_words + 1, sizeof *m->legal_in);
    return &m->g;
}
