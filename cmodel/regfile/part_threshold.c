/* Part: the waiting threshold inside a sub-core (docs/blocks/subcore.md): the machine, or its
 * constant, and the counter where it is that of the SM. */
#include "base/mem.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/sthld.h"
#include "cmodel/regfile/part.h"
#include "contract/malekeh/subcore.h"

struct threshold {
    struct sthld sthld;
    unsigned wait_cnt;
    struct cover_point *cover, *cover_sthld, *cover_counter;
};

static bool present(const struct model_config *c)
{
    return c->subcore && config_waits(c);
}

static void *create(struct regfile *rf)
{
    struct threshold *t = xcalloc(1, sizeof *t);
    sthld_init(&t->sthld, &rf->c.sthld);
    regfile_covers(rf, subcore_rules, &t->cover);
    regfile_covers(rf, sthld_rules, &t->cover_sthld);
    regfile_covers(rf, waiting_counter_rules, &t->cover_counter);
    return t;
}

static void reset(struct regfile *rf, void *self)
{
    struct threshold *t = self;
    (void)rf;
    sthld_reset(&t->sthld);
    t->wait_cnt = 0;
}

/* SC-T1, SC-W1: registers, so the allocator has them at once. */
static void show(struct regfile *rf, void *self)
{
    const struct threshold *t = self;
    rf->sthld = rf->out.threshold = t->sthld.fsm.sthld;
    rf->out.state = t->sthld.fsm.state;
    rf->wait_cnt = rf->out.wait_count = t->wait_cnt;
}

/* SC-I1 */
static void clock_machine(struct regfile *rf, struct threshold *t)
{
    const struct regfile_in *in = &rf->in;
    unsigned issued = in->issued_others + rf->out.issue;
    if (issued > t->sthld.c.issuers)
        regfile_fail(rf, "SC-H1: %u instructions in one cycle, of %u schedulers", issued,
                     t->sthld.c.issuers);
    t->cover[SC_I1].hits += in->issued_others && rf->out.issue;
    t->cover[SC_H1].hits += issued == t->sthld.c.issuers;
    t->cover[SC_E1].hits += in->issued_others && !rf->out.issue;
    sthld_clock(&t->sthld, issued, t->cover_sthld);
    if (!in->rom_we)
        return;
    sthld_write(&t->sthld, in->rom_addr, in->rom_data);
    t->cover_sthld[SH_T1].hits++;
}

static void clock_edge(struct regfile *rf, void *self)
{
    struct threshold *t = self;
    const struct regfile_in *in = &rf->in;
    uint32_t replaced = in->replaced_others | rf->out.replaced;
    unsigned waiting = popcount64(in->waiting_others) + rf->out.waiting;
    t->cover[SC_T1].hits += rf->out.waiting;
    if (rf->c.sthld.adaptive)
        clock_machine(rf, t);
    if (!rf->c.scope_sm)
        return;
    t->cover[SC_W1].hits += waiting != 0;
    t->cover_counter[WC_A1].hits += waiting && !replaced;
    t->cover_counter[WC_R1].hits += replaced != 0;
    t->wait_cnt = waiting_counter_next(t->wait_cnt, waiting, replaced != 0);
}

/* The interval goes on without any work. */
static bool rests(const struct regfile *rf, const void *self)
{
    (void)rf;
    (void)self;
    return false;
}

const struct regfile_part part_threshold = {
    .name = "threshold",
    .present = present,
    .create = create,
    .destroy = free,
    .reset = reset,
    .phase = {[PHASE_SELECT] = show, [PHASE_CLOCK] = clock_edge},
    .rests = rests,
};
