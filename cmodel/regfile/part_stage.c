/* Part: the issue stage (docs/blocks/regfile.md, RF-P1 and RF-P2) or the slots in front of the CCUs
 * (RF-P4 to RF-P6): registers between allocator and write filter on one side and the CCUs on the
 * other. */
#include "base/mem.h"
#include "cmodel/regfile/part_ccu.h"

enum { RF_P1, RF_P2, RF_P4, RF_P5, RF_P6, STAGE_NRULES };
static const char *const rules[STAGE_NRULES] = {"RF-P1", "RF-P2", "RF-P4", "RF-P5", "RF-P6"};

/* The values of an instruction. */
struct values {
    uint32_t *reg, *phys, *meta;
};

struct stage {
    struct ccu_path path;
    unsigned n;
    struct values *values; /* [NCU]: of ccus.coming */
    uint32_t *data;        /* [NCU][DPORTS][row_words]: of ccus.results; NULL without payload */
    uint32_t *late;        /* [WBW]: registers written in the cycle before, */
    uint32_t late_valid;   /* where there is a bit: CCU-I4 */
    struct cover_point *cover;
};

static bool present(const struct model_config *c)
{
    return c->z.stage;
}

static struct written written(const struct regfile *rf, const void *self)
{
    const struct stage *s = self;
    return (struct written){s->late_valid, s->late, rf->arb_in.wr_valid & rf->arb_out.wr_ready};
}

/* RF-P5. */
static uint64_t chosen(const struct regfile *rf, const struct ccus *p)
{
    uint64_t open = p->on_the_way & rf->free;
    if (open)
        return open & -open;
    uint64_t complete = rf->c.z.refill ? p->on_the_way & rf->disp_in.cand : 0;
    unsigned eldest = CCU_NONE;
    for (uint64_t v = complete; v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (eldest == CCU_NONE || rf->arb.allocated[c] < rf->arb.allocated[eldest])
            eldest = c;
    }
    return eldest == CCU_NONE ? 0 : 1ull << eldest;
}

/* RF-P1: what was issued a cycle ago. RF-P5: if the chosen unit is free or taken. */
static const struct given *next(const struct regfile *rf, const struct ccus *p, uint64_t gone)
{
    uint64_t enters = chosen(rf, p) & (rf->free | gone);
    return enters ? &p->coming[first_bit(enters)] : NULL;
}

static void hold(struct regfile *rf, struct ccus *p, struct stage *s, const struct given *now)
{
    struct values *v = &s->values[now->unit];
    struct given *coming = &p->coming[now->unit];
    memcpy(v->reg, now->reg, rf->c.z.nsrc * sizeof *v->reg);
    memcpy(v->phys, now->phys, rf->c.z.nsrc * sizeof *v->phys);
    words_copy(v->meta, now->meta, rf->meta_words);
    *coming = *now;
    coming->reg = v->reg;
    coming->phys = v->phys;
    coming->meta = v->meta;
    p->on_the_way |= 1ull << now->unit;
    s->cover[rf->c.z.slots ? RF_P4 : RF_P1].hits++;
}

/* What was captured lasts longer than the ports do. */
static void keep_data(struct regfile *rf, struct ccus *p, struct stage *s)
{
    for (uint64_t v = s->data ? p->receivers : 0; v; v &= v - 1) {
        unsigned c = first_bit(v);
        for (uint32_t d = p->results[c].d_valid; d; d &= d - 1) {
            unsigned j = first_bit(d);
            uint32_t *copy = s->data + (size_t)(c * rf->c.z.dports + j) * rf->row_words;
            struct ccu_write *w = &p->results[c].d[j];
            w->data = memcpy(copy, w->data, rf->row_words * sizeof *copy);
        }
    }
}

static void clock_edge(struct regfile *rf, struct ccus *p, void *self, uint64_t new_owner)
{
    struct stage *s = self;
    const struct given *now = &p->now;
    uint64_t strange = 0; /* the next instruction is another warp's */
    for (uint64_t v = p->on_the_way & ~p->entered; v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (!p->unit[c].owner_valid || p->unit[c].wid != p->coming[c].wid)
            strange |= 1ull << c;
    }
    s->cover[RF_P2].hits += p->receivers != 0;
    s->cover[RF_P5].hits += rf->c.z.slots && p->entered;
    s->cover[RF_P6].hits += strange != 0;
    ccus_filter(rf, p, new_owner | strange);
    keep_data(rf, p, s);
    if (p->check_values) {
        s->late_valid = rf->arb_in.wr_valid & rf->arb_out.wr_ready;
        memcpy(s->late, rf->arb_in.wr_phys, rf->c.z.wbw * sizeof *s->late);
    }
    p->changed |= p->entered || now->valid;
    p->on_the_way &= ~p->entered;
    if (now->valid)
        hold(rf, p, s, now);
    rf->held = popcount64(p->on_the_way);
}

static void *create(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    struct stage *s = xcalloc(1, sizeof *s);
    struct ccus *p = rf->units;
    s->n = z->ncu;
    s->values = xcalloc(s->n, sizeof *s->values);
    for (unsigned i = 0; i < s->n; i++) {
        s->values[i].reg = xcalloc(z->nsrc, sizeof *s->values[i].reg);
        s->values[i].phys = xcalloc(z->nsrc, sizeof *s->values[i].phys);
        s->values[i].meta = xcalloc(rf->meta_words, sizeof *s->values[i].meta);
    }
    s->late = xcalloc(z->wbw, sizeof *s->late);
    if (rf->payload)
        s->data = xcalloc((size_t)z->ncu * z->dports * rf->row_words, sizeof *s->data);
    s->path = (struct ccu_path){written, next, clock_edge, s};
    p->path = &s->path;
    regfile_covers(rf, (struct cover_rules){rules, STAGE_NRULES}, &s->cover);
    return s;
}

static void destroy(void *self)
{
    struct stage *s = self;
    for (unsigned i = 0; i < s->n; i++) {
        free(s->values[i].reg);
        free(s->values[i].phys);
        free(s->values[i].meta);
    }
    free(s->values);
    free(s->late);
    free(s->data);
    free(s);
}

static void reset(struct regfile *rf, void *self)
{
    struct ccus *p = rf->units;
    ((struct stage *)self)->late_valid = 0;
    p->on_the_way = 0;
    rf->held = 0;
}

static bool rests(const struct regfile *rf, const void *self)
{
    const struct ccus *p = rf->units;
    (void)self;
    return !p->on_the_way && !p->receivers;
}

const struct regfile_part part_stage = {
    .name = "stage",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .rests = rests,
};
