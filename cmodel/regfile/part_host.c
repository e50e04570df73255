/* Part: a host selects the instructions (docs/blocks/collector_stage.md). What it offers stands for
 * what a scheduler would have selected. */
#include "base/mem.h"
#include "cmodel/regfile/part.h"

enum { CS_R1, CS_R2, CS_A1, CS_B1, HOST_NRULES };
static const char *const rules[HOST_NRULES] = {"CS-R1", "CS-R2", "CS-A1", "CS-B1"};

struct host {
    uint32_t refused; /* bit s: offered in the last cycle and not accepted */
    struct cover_point *cover;
};

static bool present(const struct model_config *c)
{
    return c->hosted;
}

static void *create(struct regfile *rf)
{
    struct host *p = xcalloc(1, sizeof *p);
    regfile_covers(rf, (struct cover_rules){rules, HOST_NRULES}, &p->cover);
    return p;
}

static void reset(struct regfile *rf, void *self)
{
    ((struct host *)self)->refused = 0;
    rf->out.sel_valid = 0;
}

/* A warp that does not exist is a broken promise, whether it is offered or not. */
static void offered(struct regfile *rf, void *self)
{
    const struct sizes *z = &rf->c.z;
    (void)self;
    rf->out.sel_valid = rf->in.inst_valid & (uint32_t)low_bits(z->nsched);
    for (unsigned s = 0; s < z->nsched; s++) {
        if (rf->in.inst_wid[s] >= z->nw) {
            regfile_fail(rf, "CS-H1: inst_wid: there is no warp %u (of %u)", rf->in.inst_wid[s],
                         z->nw);
            rf->in.inst_wid[s] = 0;
        }
        rf->out.sel_wid[s] = rf->in.inst_wid[s]; /* with one input: the local warp, too */
    }
}

static void clock_edge(struct regfile *rf, void *self)
{
    struct host *p = self;
    uint32_t issued = rf->out.issue, valid = rf->in.inst_valid;
    p->cover[CS_R1].hits += rf->out.inst_ready != 0;
    p->cover[CS_R2].hits += (p->refused & ~valid) != 0;
    p->cover[CS_A1].hits += issued && (valid & (valid - 1));
    p->cover[CS_B1].hits += rf->c.z.wbw == 1 && rf->in.wb_valid;
    p->refused = valid & ~issued;
}

const struct regfile_part part_host = {
    .name = "host",
    .present = present,
    .create = create,
    .destroy = free,
    .reset = reset,
    .phase = {[PHASE_SELECT] = offered, [PHASE_CLOCK] = clock_edge},
};
