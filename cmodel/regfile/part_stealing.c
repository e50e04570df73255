/* Part: bank stealing (docs/blocks/steal_arbiter.md). Candidates that were latched in the cycle
 * before read idle banks and force their warps. With a host outside they are what it has announced,
 * and live if it offers them. With caching collectors or stacks idle banks are read for what enters
 * a collector. */
#include "base/mem.h"
#include "cmodel/regfile/part_ocu.h"
#include "cmodel/stealing/steal_arbiter.h"

enum { RF_I3, CANDIDATES, STEALING_NRULES };
static const char *const rules[STEALING_NRULES] = {"RF-I3", "RF-C1"},
                         *const hosted_rules[STEALING_NRULES] = {"RF-I3", "CS-N1"};
enum { RF_I4, ENTERING_NRULES };
static const char *const entering_rules[ENTERING_NRULES] = {"RF-I4"};

struct stealing {
    struct steal_arbiter arb;
    struct steal_arbiter_in in;
    struct steal_arbiter_out out;
    uint64_t *ready; /* [NSCHED]: warps that may be selected */
    struct cover_point *cover, *cover_arb;
};

static bool present(const struct model_config *c)
{
    return c->z.overrides;
}

static bool enters(const struct model_config *c)
{
    return c->z.steal && !c->z.overrides;
}

/* What both kinds have. */
static struct stealing *new_stealing(struct regfile *rf)
{
    struct stealing *p = xcalloc(1, sizeof *p);
    steal_arbiter_init(&p->arb, &rf->c);
    p->out = steal_arbiter_out_new(&rf->c);
    rf->stolen = rf->arb_in.push_stolen = p->out.stolen;
    rf->arb_in.steal_row = p->out.steal_row;
    rf->arb_in.steal_sched = p->out.steal_sched;
    rf->arb_in.steal_slot = p->out.steal_slot;
    return p;
}

static void *create(struct regfile *rf)
{
    struct stealing *p = new_stealing(rf);
    p->ready = xcalloc(rf->c.z.nsched, sizeof *p->ready);
    bool hosted = rf->c.hosted;
    p->in = (struct steal_arbiter_in){.cand_wid = hosted ? rf->in.coming_wid : rf->out.cand_wid,
                                      .cand_src_valid =
                                          hosted ? rf->in.coming_src_valid : rf->in.cand_src_valid,
                                      .cand_phys = hosted ? rf->in.coming_phys : rf->in.cand_phys,
                                      .ready = p->ready};
    rf->force_wid = p->out.force_wid;
    regfile_covers(rf, (struct cover_rules){hosted ? hosted_rules : rules, STEALING_NRULES},
                   &p->cover);
    regfile_covers(rf, steal_arbiter_rules, &p->cover_arb);
    return p;
}

static void destroy(void *self)
{
    struct stealing *p = self;
    steal_arbiter_free(&p->arb);
    steal_arbiter_out_free(&p->out);
    free(p->ready);
    free(p);
}

static void reset(struct regfile *rf, void *self)
{
    struct stealing *p = self;
    steal_arbiter_reset(&p->arb);
    rf->out.force = p->out.force_valid = 0;
}

/* Warps of which scheduler s may issue an instruction now; a host's input: that which it offers. */
static uint64_t ready_at(const struct regfile *rf, unsigned s)
{
    if (!rf->c.hosted)
        return rf->in.warp_ready[s] & rf->able[s];
    return (uint64_t)(rf->in.inst_valid >> s & 1) << rf->in.inst_wid[s];
}

static void steal(struct regfile *rf, void *self)
{
    struct stealing *p = self;
    if (p->arb.valid) { /* it looks at nothing else without */
        for (unsigned s = 0; s < rf->c.z.nsched; s++)
            p->ready[s] = ready_at(rf, s);
        p->in.avail =
            ocu_allocator_avail(&((struct ocus *)rf->units)->alloc, rf->free | rf->leaving);
        p->in.bank_busy = bank_arbiter_busy(&rf->arb, rf->in.wb_valid, rf->in.wb_phys);
    }
    steal_arbiter_eval(&p->arb, &p->in, &p->out);
    rf->arb_in.steal_valid = p->out.steal_valid;
    rf->out.force = p->out.force_valid;
}

static void check_forced(struct regfile *rf, struct stealing *p, unsigned s)
{
    unsigned nsrc = rf->c.z.nsrc;
    for (uint32_t st = p->out.stolen[s]; st; st &= st - 1) {
        unsigned k = first_bit(st);
        p->cover[RF_I3].hits++;
        if (!(rf->in.inst_src_valid[s] >> k & 1) ||
            rf->in.inst_phys[s * nsrc + k] != p->arb.phys[s * nsrc + k])
            regfile_fail(
                rf, "RF-I3: scheduler %u issues another instruction than its candidate was", s);
    }
}

/* What an input offers of the warp that it announced is what it announced (CS-H2). */
static void check_kept(struct regfile *rf, const struct stealing *p, unsigned s)
{
    unsigned nsrc = rf->c.z.nsrc;
    bool same = rf->in.inst_src_valid[s] == p->arb.src_valid[s];
    for (uint32_t v = same ? p->arb.src_valid[s] : 0; v; v &= v - 1) {
        unsigned i = s * nsrc + first_bit(v);
        same = same && rf->in.inst_phys[i] == p->arb.phys[i];
    }
    if (!same)
        regfile_fail(rf, "CS-H2: warp %u is offered with other operands than were announced",
                     rf->in.inst_wid[s]);
}

static void check_announced(struct regfile *rf, struct stealing *p)
{
    const struct sizes *z = &rf->c.z;
    for (uint32_t v = p->out.live; v; v &= v - 1) {
        check_kept(rf, p, first_bit(v));
        p->cover[CANDIDATES].hits++;
    }
    for (uint32_t v = rf->in.coming_valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        rf->in.coming_src_valid[s] &= (uint32_t)low_bits(z->nsrc);
        regfile_check_operands(rf, "coming_phys", rf->in.coming_src_valid[s],
                               rf->in.coming_phys + (size_t)s * z->nsrc);
        if (rf->in.coming_wid[s] < z->nw)
            continue;
        regfile_fail(rf, "CS-H1: coming_wid: there is no warp %u (of %u)", rf->in.coming_wid[s],
                     z->nw);
        rf->in.coming_wid[s] = 0;
    }
}

static void check(struct regfile *rf, void *self)
{
    struct stealing *p = self;
    const struct sizes *z = &rf->c.z;
    if (rf->out.force & ~rf->out.issue)
        regfile_fail(rf, "ST-N7: a forced warp is not issued");
    for (uint32_t v = rf->out.issue & rf->out.force; v; v &= v - 1)
        check_forced(rf, p, first_bit(v));
    if (rf->c.hosted) {
        check_announced(rf, p);
        return;
    }
    p->cover[CANDIDATES].hits += rf->out.cand_valid != 0;
    for (uint32_t v = rf->out.cand_valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        rf->in.cand_src_valid[s] &= (uint32_t)low_bits(z->nsrc);
        regfile_check_operands(rf, "cand_phys", rf->in.cand_src_valid[s],
                               rf->in.cand_phys + (size_t)s * z->nsrc);
    }
}

static void clock_edge(struct regfile *rf, void *self)
{
    struct stealing *p = self;
    p->in.cand_valid = rf->c.hosted ? rf->in.coming_valid : rf->out.cand_valid;
    steal_arbiter_clock(&p->arb, &p->in, &p->out, p->cover_arb);
}

static bool rests(const struct regfile *rf, const void *self)
{
    (void)rf;
    return !((const struct stealing *)self)->arb.valid;
}

const struct regfile_part part_stealing = {
    .name = "stealing",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_SELECT] = steal, [PHASE_CHECK] = check, [PHASE_CLOCK] = clock_edge},
    .rests = rests,
};

/* ---- with caching collectors or stacks: what enters a collector (RF-I4) */

static void *create_entering(struct regfile *rf)
{
    struct stealing *p = new_stealing(rf);
    regfile_covers(rf, (struct cover_rules){entering_rules, ENTERING_NRULES}, &p->cover);
    regfile_covers(rf, steal_arbiter_rules, &p->cover_arb);
    return p;
}

static void reset_entering(struct regfile *rf, void *self)
{
    rf->arb_in.steal_valid = 0;
    steal_arbiter_reset(&((struct stealing *)self)->arb);
}

/* Before the arbiter is asked for the next cycle. */
static void forget(struct regfile *rf, void *self)
{
    (void)self;
    rf->arb_in.steal_valid = 0;
}

static void read_early(struct regfile *rf, void *self)
{
    struct stealing *p = self;
    p->in.cand_valid = rf->arb_in.push_valid;
    p->in.cand_src_valid = rf->arb_in.push_src_valid;
    p->in.cand_phys = rf->arb_in.push_phys;
    p->in.bank_busy = rf->arb_out.bank_busy;
    steal_arbiter_eval(&p->arb, &p->in, &p->out);
    rf->arb_in.steal_valid = p->out.steal_valid;
    bank_arbiter_grant_steals(&rf->arb, &rf->arb_in, &rf->arb_out);
    p->cover[RF_I4].hits += p->out.steal_valid != 0;
    steal_arbiter_clock(&p->arb, &p->in, &p->out, p->cover_arb);
}

const struct regfile_part part_entering = {
    .name = "entering",
    .present = enters,
    .create = create_entering,
    .destroy = destroy,
    .reset = reset_entering,
    .phase = {[PHASE_SELECT] = forget, [PHASE_ENTER] = read_early},
};
