/* Golden side of the register file: the SM simulation drives it and checks every operand. This file
 * only turns the model's typed inputs and outputs into pin images. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include "tb/regfile/golden.h"
#include <stdlib.h>
#include <string.h>

/* What one register file showed in the last cycle. */
struct unit {
    uint32_t *in, *out;
    uint64_t shown; /* dispatch operands that are not zero in `out`, bit p*NSRC+k */
};

struct golden_sm {
    struct golden g;
    struct sm *sm;
    struct unit *units;
    struct port port[REGFILE_PORTS];
    uint32_t *wid; /* [NSCHED] scratch */
};

enum { INPUTS = 1 << PORT_REQUEST | 1 << PORT_ANSWER | 1 << PORT_CANDIDATE | 1 << PORT_LEVEL };

/* With a host outside: the SM's schedulers are the host's, and what they select is what it offers.
 */
static void put_inputs(const struct golden_sm *m, unsigned unit, uint32_t *image)
{
    struct regfile_in in = *sm_in(m->sm, unit);
    if (port_exists(&m->port[PORT_inst_valid])) {
        const struct regfile_out *out = regfile_outputs(sm_regfile(m->sm, unit));
        unsigned n = m->port[PORT_inst_valid].items;
        in.inst_valid = out->sel_valid;
        in.inst_wid = m->wid;
        for (unsigned s = 0; s < n; s++)
            m->wid[s] = out->sel_wid[s] * n + s;
        /* one input: the scheduler's candidate, and what would be forced is what is offered */
        in.coming_valid = out->cand_valid;
        in.coming_wid = out->cand_wid;
        in.coming_src_valid = in.cand_src_valid;
        in.coming_phys = in.cand_phys;
    }
    ports_put(m->port, REGFILE_PORTS, INPUTS, &in, image);
}

static void put_outputs(const struct golden_sm *m, unsigned unit, struct unit *u)
{
    const struct regfile *rf = sm_regfile(m->sm, unit);
    regfile_put_outputs(rf, m->port, u->out, &u->shown);
    if (port_exists(&m->port[PORT_inst_ready]))
        port_put_all(&m->port[PORT_inst_ready], u->out, regfile_ready(rf));
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_sm *m = (struct golden_sm *)g;
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
    /* anything else is found in a cycle whose pins are worth seeing */
    if (status == SM_FAILED && sm_failure(m->sm)->at_rest)
        return GOLDEN_FAILED;
    g->ending.cycles += sm_ends(m->sm);
    g->ending.registers = (uint64_t)sm_read_registers(m->sm) * g->units;
    *rst = sm_resets(m->sm);
    for (unsigned i = 0; i < g->units; i++) {
        struct unit *u = &m->units[i];
        put_inputs(m, i, u->in);
        put_outputs(m, i, u);
        memcpy(in + (size_t)i * g->pins.in_words, u->in, g->pins.in_words * sizeof *in);
        memcpy(out + (size_t)i * g->pins.out_words, u->out, g->pins.out_words * sizeof *out);
    }
    if (status == SM_RUNNING)
        sm_clock(m->sm);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return sm_failure(((const struct golden_sm *)g)->sm);
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    return regfile_cover(sm_regfile(((const struct golden_sm *)g)->sm, u), n);
}

static void destroy(struct golden *g)
{
    struct golden_sm *m = (struct golden_sm *)g;
    for (unsigned i = 0; i < g->units && m->units; i++) {
        free(m->units[i].in);
        free(m->units[i].out);
    }
    free(m->units);
    if (m->sm)
        sm_destroy(m->sm);
    pins_free(&g->pins);
    free(m->wid);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_sm(const struct system *s, const struct params *p, struct work *work,
                         bool all_subcores, struct diag *d)
{
    struct golden_sm *m = xcalloc(1, sizeof *m);
    m->g.ops = &ops;
    struct sm_options o = {.payload = true, .subcore = s->model == &subcore_model};
    m->sm = sm_create(p, work, &o, d);
    if (!m->sm) {
        destroy(&m->g);
        return NULL;
    }
    m->g.units = all_subcores ? sm_regfiles(m->sm) : 1;
    m->g.ending.drains = true;
    block_pins(s->model, p, &m->g.pins);
    regfile_ports_in(p, &m->g.pins, m->port);
    m->wid = xcalloc(params_u(p, "regfile.schedulers"), sizeof *m->wid);
    m->units = xcalloc(m->g.units, sizeof *m->units);
    for (unsigned i = 0; i < m->g.units; i++) {
        m->units[i].in = xcalloc(m->g.pins.in_words, sizeof(uint32_t));
        m->units[i].out = xcalloc(m->g.pins.out_words, sizeof(uint32_t));
    }
    return &m->g;
}
