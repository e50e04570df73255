/* Golden side of the core: the SM drives its register files and checks every operand; here they
 * become one image. */
#include "base/mem.h"
#include "cmodel/sm/sm_core.h"
#include "tb/core/golden.h"
#include <stdlib.h>

/* What a register file showed in the last cycle. */
struct unit {
    uint32_t *in, *out;
    uint64_t shown; /* dispatch operands that are not zero in `out`, bit p*NSRC+k */
};

struct golden_core {
    struct golden g;
    struct sm *sm;
    struct core *core; /* the SM's */
    struct core_pins t;
    struct unit unit[CORE_MOST];
};

enum { INPUTS = 1 << PORT_REQUEST | 1 << PORT_ANSWER | 1 << PORT_CANDIDATE | 1 << PORT_LEVEL };

static void show(struct golden_core *m, uint32_t *in, uint32_t *out)
{
    for (unsigned i = 0; i < m->t.n; i++) {
        struct unit *u = &m->unit[i];
        ports_put(m->t.rf, REGFILE_PORTS, INPUTS, sm_in(m->sm, i), u->in);
        regfile_put_outputs(sm_regfile(m->sm, i), m->t.rf, u->out, &u->shown);
        core_gather(&m->t, i, true, u->in, in);
        core_gather(&m->t, i, false, u->out, out);
    }
    core_put_own_inputs(&m->t, &m->core->in, in);
    core_put_own_outputs(&m->t, m->core, out);
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_core *m = (struct golden_core *)g;
    if (sm_failure(m->sm)->kind)
        return GOLDEN_FAILED;
    if (g->ending.read_back)
        sm_read_back(m->sm);
    if (g->ending.stop && sm_cycle(m->sm) == g->ending.stop)
        sm_stop(m->sm);
    enum sm_status status = sm_eval(m->sm, d);
    if (status == SM_BAD_INPUT)
        return GOLDEN_BAD_INPUT;
    if (status == SM_DONE)
        return GOLDEN_DONE;
    if (status == SM_FAILED && sm_failure(m->sm)->at_rest)
        return GOLDEN_FAILED;
    g->ending.cycles += sm_ends(m->sm);
    g->ending.registers = (uint64_t)sm_read_registers(m->sm) * m->t.n;
    *rst = sm_resets(m->sm);
    show(m, in, out);
    if (status == SM_RUNNING)
        sm_clock(m->sm);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return sm_failure(((const struct golden_core *)g)->sm);
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct core *c = ((const struct golden_core *)g)->core;
    (void)u;
    *n = c->ncover;
    return c->cover;
}

static void destroy(struct golden *g)
{
    struct golden_core *m = (struct golden_core *)g;
    for (unsigned i = 0; i < CORE_MOST; i++) {
        free(m->unit[i].in);
        free(m->unit[i].out);
    }
    if (m->sm)
        sm_destroy(m->sm);
    pins_free(&g->pins);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_core(const struct system *s, const struct params *p, struct work *work,
                           bool all_units, struct diag *d)
{
    struct golden_core *m = xcalloc(1, sizeof *m);
    struct sm_options o = {.payload = true, .part = &sm_part_core, .part_arg = &m->core};
    struct pin_list unit = {0};
    (void)s;
    (void)all_units;
    m->g.ops = &ops;
    m->sm = sm_create(p, work, &o, d);
    if (!m->sm) {
        destroy(&m->g);
        return NULL;
    }
    m->g.units = 1;
    m->g.ending.drains = true;
    core_pins(p, &m->g.pins, &m->t);
    ports_list(m->t.rf, REGFILE_PORTS, &unit);
    for (unsigned i = 0; i < m->t.n; i++) {
        m->unit[i].in = xcalloc(unit.in_words + 1, sizeof(uint32_t));
        m->unit[i].out = xcalloc(unit.out_words + 1, sizeof(uint32_t));
    }
    pins_free(&unit);
    return &m->g;
}
