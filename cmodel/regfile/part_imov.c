/* Part: the Indirect-MOV (docs/imov.md): second reads, and warps that issue nothing meanwhile. */
#include "base/mem.h"
#include "cmodel/regfile/part.h"

enum { RF_V1, RF_V2, RF_V3, RF_V4, IMOV_NRULES };
static const char *const rules[IMOV_NRULES] = {"RF-V1", "RF-V2", "RF-V3", "RF-V4"};

struct imov {
    bool hold;            /* imov.hold */
    bool safe;            /* and imov.drain: RF-H1 holds for what it reads too */
    uint64_t begin, end;  /* bit w: the warp's Indirect-MOV is issued, or leaves, in this cycle */
    uint32_t *again_phys; /* [NCU] */
    struct cover_point *cover;
};

static bool present(const struct model_config *c)
{
    return c->z.second_read;
}

/* What is renamed brings its constants along (regfile_given). */
static struct second_given given(const struct regfile *rf, unsigned s)
{
    struct second_given g = {.on = rf->in.inst_imov >> s & 1};
    if (!rf->c.z.renames)
        g.cons = (struct rename_constants){.base = rf->in.inst_base[s], .k = rf->in.inst_bound[s]};
    return g;
}

static void show(struct regfile *rf, unsigned p, const struct second_read *of)
{
    struct regfile_out *out = &rf->out;
    const uint32_t others = ~(1u << p);
    out->disp_imov = (out->disp_imov & others) | (uint32_t)(of && of->on) << p;
    out->disp_oob = (out->disp_oob & others) | (uint32_t)(of && of->found.oob) << p;
    if (!rf->c.z.finds_target)
        return;
    bool finds = of && of->found.finds;
    out->disp_target_valid = (out->disp_target_valid & others) | (uint32_t)finds << p;
    out->disp_target[p] = finds ? of->found.phys & (uint32_t)low_bits(rf->c.z.physw) : 0;
}

static const struct second_ops second_ops = {given, show};

static void *create(struct regfile *rf)
{
    struct imov *p = xcalloc(1, sizeof *p);
    rf->second = &second_ops;
    p->hold = params_u(rf->c.params, "imov.hold") != 0;
    p->safe = second_alone(rf->c.params);
    p->again_phys = xcalloc(rf->c.z.ncu, sizeof *p->again_phys);
    rf->arb_in.again_phys = p->again_phys;
    regfile_covers(rf, (struct cover_rules){rules, (size_t)RF_V4 + rf->c.z.finds_target},
                   &p->cover);
    return p;
}

static void destroy(void *self)
{
    free(((struct imov *)self)->again_phys);
    free(self);
}

static void reset(struct regfile *rf, void *self)
{
    (void)self;
    rf->unheld = rf->moving = 0;
    for (unsigned s = 0; s < rf->c.z.nsched; s++)
        rf->able[s] = ~0ull;
}

/* RF-V2: what the collectors ask for in this cycle, whose edge they pass. */
static void read_again(struct regfile *rf, struct imov *p)
{
    uint64_t decided = rf->collector->second(rf, rf->units, &rf->arb_in.again_valid, p->again_phys);
    for (uint64_t v = rf->arb_in.again_valid; v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (p->again_phys[c] < rf->c.z.nbank * rf->c.z.depth)
            continue;
        regfile_fail(rf, "RF-V2: there is no register %u", p->again_phys[c]);
        p->again_phys[c] = 0;
    }
    if (!p->safe)
        rf->unheld |= decided;
    p->cover[RF_V2].hits += popcount64(rf->arb_in.again_valid);
}

static void check(struct regfile *rf, void *self)
{
    struct imov *p = self;
    const struct sizes *z = &rf->c.z;
    p->begin = p->end = 0;
    for (uint32_t v = rf->out.issue & rf->in.inst_imov; v; v &= v - 1) {
        unsigned s = first_bit(v);
        uint32_t src = rf->in.inst_src_valid[s];
        if (src != 1 && !(src == 3 && z->finds_target))
            regfile_fail(rf, "OCU-M1: an Indirect-MOV of scheduler %u has operands besides slot 0",
                         s);
        if (!z->renames && rf->in.inst_base[s] + rf->in.inst_bound[s] > z->nbank * z->depth)
            regfile_fail(rf, "RF-V2: a warp has registers up to %u, there are %u",
                         rf->in.inst_base[s] + rf->in.inst_bound[s], z->nbank * z->depth);
        p->begin |= 1ull << (rf->out.sel_wid[s] * z->nsched + s);
    }
    for (uint32_t v = regfile_transfers(rf) & rf->out.disp_imov; v; v &= v - 1) {
        unsigned port = first_bit(v);
        p->end |= 1ull << rf->out.disp_wid[port];
        rf->unheld &= ~(1ull << rf->out.disp_cu[port]);
        p->cover[RF_V3].hits += rf->out.disp_oob >> port & 1;
        if (z->finds_target)
            p->cover[RF_V4].hits += rf->out.disp_target_valid >> port & 1;
    }
    read_again(rf, p);
}

/* RF-V1 */
static void clock_edge(struct regfile *rf, void *self)
{
    struct imov *p = self;
    const struct sizes *z = &rf->c.z;
    for (unsigned s = 0; s < z->nsched && p->hold; s++)
        p->cover[RF_V1].hits +=
            (rf->in.warp_ready[s] & (z->renames ? rf->moving : ~rf->able[s])) != 0;
    if (z->renames) { /* whose part says which warps are able */
        rf->moving = p->hold ? (rf->moving | p->begin) & ~p->end : 0;
        return;
    }
    for (uint64_t v = p->hold ? p->begin : 0; v; v &= v - 1)
        rf->able[first_bit(v) % z->nsched] &= ~(1ull << (first_bit(v) / z->nsched));
    for (uint64_t v = p->hold ? p->end : 0; v; v &= v - 1)
        rf->able[first_bit(v) % z->nsched] |= 1ull << (first_bit(v) / z->nsched);
}

const struct regfile_part part_imov = {
    .name = "imov",
    .present = present,
    .needs_data = true, /* numbers of registers lie in registers */
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_CHECK] = check, [PHASE_CLOCK] = clock_edge},
};
