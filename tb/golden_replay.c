/* Golden side of a replay vector: its inputs are fixed; the model answers, the oracle and the laws
 * look on, and the assumptions of the block's page are checked. */
#include "cmodel/config.h"
#include "cmodel/regfile/regfile.h"
#include "params/base/outfile.h"
#include "tb/legal.h"
#include "tb/regfile/pin_oracle.h"
#include "tb/replay.h"
#include "tb/sim.h"
#include <stdlib.h>

struct golden_replay {
    struct golden g;
    const struct replay *r;
    const struct block_model *model;
    void *state;
    struct pin_oracle *oracle; /* of the register file */
    const struct legal *legal; /* of other blocks, else NULL */
    void *self;
    struct stim_env e;
    size_t row;    /* of the next cycle */
    uint64_t held; /* cycles of that row that are done */
    uint64_t cycle;
    uint32_t *in, *legal_in;
    bool rst;
    char *failure;
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

static void check(struct golden_replay *m)
{
    const struct regfile *rf = regfile_of_model(m->state);
    const char *law = regfile_law(rf), *error = regfile_error(rf);
    if (*pin_oracle_failure(m->oracle))
        m->failure = xstrdup(pin_oracle_failure(m->oracle));
    else if (law || error)
        m->failure =
            strfmt("law: %s cycle=%llu", law ? law : error, (unsigned long long)m->cycle - 1);
}

static enum golden_status finish(struct golden_replay *m)
{
    if (!m->oracle || pin_oracle_outstanding(m->oracle) || regfile_busy(regfile_of_model(m->state)))
        return GOLDEN_DONE;
    pin_oracle_drained(m->oracle, regfile_of_model(m->state));
    check(m);
    return m->failure ? GOLDEN_FAILED : GOLDEN_DONE;
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_replay *m = (struct golden_replay *)g;
    if (m->failure)
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
    if (m->oracle)
        pin_oracle_cycle(m->oracle, m->rst, in, out);
    if (m->oracle && *pin_oracle_misuse(m->oracle)) {
        refuse(m, d, pin_oracle_misuse(m->oracle));
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
    if (m->oracle)
        check(m);
    if (m->held++ == m->r->rows[m->row].hold) {
        m->held = 0;
        m->row++;
    }
    return GOLDEN_CYCLE;
}

static const char *failure(const struct golden *g)
{
    const struct golden_replay *m = (const struct golden_replay *)g;
    return m->failure ? m->failure : "";
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
    pin_oracle_destroy(m->oracle);
    m->model->destroy(m->state);
    pins_free(&g->pins);
    free(m->e.outputs);
    free(m->in);
    free(m->legal_in);
    free(m->failure);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_replay(const struct replay *r)
{
    struct golden_replay *m = xcalloc(1, sizeof *m);
    bool regfile = strcmp(r->top, "regfile") == 0;
    m->g.ops = &ops;
    m->g.units = 1;
    m->r = r;
    m->model = block_model(r->top);
    m->model->pins(r->params, &m->g.pins);
    m->state = m->model->create(r->params);
    m->oracle = regfile ? pin_oracle_create(r->params, &m->g.pins) : NULL;
    m->legal = legal_find(r->top);
    m->e = (struct stim_env){.params = r->params,
                             .z = params_sizes(r->params),
                             .pins = &m->g.pins,
                             .model = m->model,
                             .state = m->state,
                             .outputs = xcalloc(m->g.pins.out_words + 1, sizeof(uint32_t))};
    m->self = m->legal && m->legal->create ? m->legal->create(&m->e) : NULL;
    m->in = xcalloc(m->g.pins.in_words + 1, sizeof *m->in);
    m->legal_in = xcalloc(m->g.pins.in_words + 1, sizeof *m->legal_in);
    return &m->g;
}
