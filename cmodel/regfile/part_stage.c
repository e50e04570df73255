/* Part: the issue stage (docs/blocks/regfile.md, RF-P1 and RF-P2): registers between allocator and
 * write filter on one side and the CCUs on the other. */
#include "cmodel/regfile/part_ccu.h"

enum { RF_P1, RF_P2, STAGE_NRULES };
static const char *const rules[STAGE_NRULES] = {"RF-P1", "RF-P2"};

/* The values of an instruction. Two sets: while one is used the next one is taken. */
struct values {
    uint8_t *reg;
    uint32_t *phys, *meta;
};

struct stage {
    struct ccu_path path;
    struct values values[2];
    unsigned at;         /* the set that ccus.coming points to */
    uint32_t *data;      /* [NCU][DPORTS][row_words]: of ccus.results; NULL without payload */
    uint32_t *late;      /* [WBW]: registers written in the cycle before, */
    uint32_t late_valid; /* where there is a bit: CCU-I4 */
    struct cover_point *cover;
};

static bool present(const struct model_config *c)
{
    return c->z.stage;
}

static struct written written(const struct regfile *rf, const void *self)
{
    const struct stage *s = self;
    return (struct written){s->late_valid, s->late, rf->in.wb_valid & rf->out.wb_ready};
}

static void hold(struct regfile *rf, struct ccus *p, struct stage *s, const struct given *now)
{
    struct values *v = &s->values[s->at ^= 1];
    memcpy(v->reg, now->reg, rf->c.z.nsrc * sizeof *v->reg);
    memcpy(v->phys, now->phys, rf->c.z.nsrc * sizeof *v->phys);
    words_copy(v->meta, now->meta, rf->meta_words);
    p->coming = *now;
    p->coming.reg = v->reg;
    p->coming.phys = v->phys;
    p->coming.meta = v->meta;
    s->cover[RF_P1].hits++;
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
    s->cover[RF_P2].hits += p->receivers != 0;
    ccus_filter(rf, p, new_owner);
    keep_data(rf, p, s);
    if (p->check_values) {
        s->late_valid = rf->in.wb_valid & rf->out.wb_ready;
        memcpy(s->late, rf->in.wb_phys, rf->c.z.wbw * sizeof *s->late);
    }
    p->changed |= p->coming.valid || now->valid;
    p->coming.valid = false;
    if (now->valid)
        hold(rf, p, s, now);
    rf->held = p->coming.valid;
}

static void *create(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    struct stage *s = xcalloc(1, sizeof *s);
    struct ccus *p = rf->units;
    for (unsigned i = 0; i < 2; i++) {
        s->values[i].reg = xcalloc(z->nsrc, sizeof *s->values[i].reg);
        s->values[i].phys = xcalloc(z->nsrc, sizeof *s->values[i].phys);
        s->values[i].meta = xcalloc(rf->meta_words, sizeof *s->values[i].meta);
    }
    s->late = xcalloc(z->wbw, sizeof *s->late);
    if (rf->payload)
        s->data = xcalloc((size_t)z->ncu * z->dports * rf->row_words, sizeof *s->data);
    s->path = (struct ccu_path){written, clock_edge, s};
    p->path = &s->path;
    p->next = &p->coming;
    regfile_covers(rf, (struct cover_rules){rules, STAGE_NRULES}, &s->cover);
    return s;
}

static void destroy(void *self)
{
    struct stage *s = self;
    for (unsigned i = 0; i < 2; i++) {
        free(s->values[i].reg);
        free(s->values[i].phys);
        free(s->values[i].meta);
    }
    free(s->late);
    free(s->data);
    free(s);
}

static void reset(struct regfile *rf, void *self)
{
    struct ccus *p = rf->units;
    ((struct stage *)self)->late_valid = 0;
    p->coming.valid = false;
    rf->held = 0;
}

static bool rests(const struct regfile *rf, const void *self)
{
    const struct ccus *p = rf->units;
    (void)self;
    return !p->coming.valid && !p->receivers;
}

const struct regfile_part part_stage = {
    .name = "stage",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .rests = rests,
};
