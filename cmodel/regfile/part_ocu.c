/* Part: operand collector units and their allocator (docs/blocks/ocu.md, ocu_allocator.md). */
#include "cmodel/regfile/part_ocu.h"
#include "base/mem.h"

static bool present(const struct model_config *c)
{
    return !c->z.ccu;
}

static void *create(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    struct ocus *p = xcalloc(1, sizeof *p);
    p->n = z->ncu;
    p->ocu = xcalloc(z->ncu, sizeof *p->ocu);
    for (unsigned i = 0; i < z->ncu; i++)
        ocu_init(&p->ocu[i], &rf->c, rf->payload);
    ocu_allocator_init(&p->alloc, &rf->c);
    p->alloc_out.grant = xcalloc(z->nsched, sizeof *p->alloc_out.grant);
    p->arrives = xcalloc(z->ncu, sizeof *p->arrives);
    p->from = xcalloc((size_t)z->ncu * z->nsrc, sizeof *p->from);
    p->zeros = xcalloc(rf->row_words, sizeof *p->zeros);
    regfile_covers(rf, ocu_rules_of(z, p->rules), &p->cover);
    regfile_covers(rf, ocu_allocator_rules, &p->cover_alloc);
    rf->collector = &ocu_collectors;
    rf->units = p;
    rf->granted = rf->arb_in.push_cu = p->alloc_out.grant;
    rf->arb_in.push_src_valid = rf->in.inst_src_valid;
    rf->arb_in.push_phys = rf->in.inst_phys;
    return p;
}

static void destroy(void *self)
{
    struct ocus *p = self;
    for (unsigned i = 0; i < p->n; i++)
        ocu_free(&p->ocu[i]);
    ocu_allocator_free(&p->alloc);
    free(p->alloc_out.grant);
    free(p->arrives);
    free(p->from);
    free(p->zeros);
    free(p->ocu);
    free(p);
}

static void reset(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    (void)rf;
    for (unsigned i = 0; i < p->n; i++)
        ocu_reset(&p->ocu[i]);
    ocu_allocator_reset(&p->alloc);
    p->reached = p->deciding = 0;
}

/* RF-O1: bit s: an instruction of its warp is in a collector, or comes from a lower input of a
 * host.
 */
static uint32_t barred(const struct regfile *rf)
{
    uint32_t barred = 0;
    for (unsigned s = 0; s < rf->c.z.nsched; s++) {
        unsigned wid = regfile_warp(rf, s);
        for (uint64_t v = rf->all_units & ~(rf->free | rf->leaving); v; v &= v - 1)
            barred |= (uint32_t)(rf->unit_wid[first_bit(v)] == wid) << s;
        for (uint32_t v = rf->wants & (uint32_t)low_bits(s); v; v &= v - 1)
            barred |= (uint32_t)(regfile_warp(rf, first_bit(v)) == wid) << s;
    }
    return barred;
}

static void grant(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    if (rf->c.z.per_warp)
        rf->barred = barred(rf);
    p->alloc_in = (struct ocu_allocator_in){.free = rf->free | rf->leaving, /* RF-T1 */
                                            .want = rf->wants,              /* RF-I1 */
                                            .barred = rf->barred};
    ocu_allocator_eval(&p->alloc, &p->alloc_in, &p->alloc_out);
    rf->out.issue = rf->arb_in.push_valid = p->alloc_out.granted;
}

static uint32_t ready(const struct regfile *rf, const void *self)
{
    const struct ocu_allocator_in *in = &((const struct ocus *)self)->alloc_in;
    uint32_t ready = 0, asks = in->want & ~in->barred;
    unsigned free = popcount64(in->free);
    for (unsigned s = 0; s < rf->c.z.nsched; s++)
        ready |= (uint32_t)(free > popcount64(asks & low_bits(s))) << s;
    return ready & ~in->barred;
}

static void show(struct regfile *rf, void *self, unsigned port, unsigned unit)
{
    const struct ocu *o = &((struct ocus *)self)->ocu[unit];
    rf->out.disp_wid[port] = o->wid;
    rf->out.disp_src_valid[port] = o->src_valid;
    words_copy(rf->out.disp_meta + (size_t)port * rf->meta_words, o->meta, rf->meta_words);
    if (rf->second)
        rf->second->show(rf, port, &o->second);
}

/* OCU-F1 */
static uint64_t ahead(struct regfile *rf, void *self, const struct read_set *now)
{
    struct ocus *p = self;
    uint64_t complete = 0;
    p->reached = 0;
    if (!now->banks)
        return 0;
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), cu = now->to[b].cu, slot = now->to[b].slot;
        p->arrives[cu] = (p->reached >> cu & 1 ? p->arrives[cu] : 0) | 1u << slot;
        p->from[cu * rf->c.z.nsrc + slot] = (uint8_t)b;
        p->reached |= 1ull << cu;
    }
    for (uint64_t v = p->reached; v; v &= v - 1) {
        unsigned cu = first_bit(v);
        complete |= (uint64_t)ocu_completes(&p->ocu[cu], p->arrives[cu]) << cu;
    }
    p->cover[OCU_F1].hits += complete != 0;
    return complete;
}

static const uint32_t *operand(const struct regfile *rf, const void *self, unsigned unit,
                               unsigned k)
{
    const struct ocus *p = self;
    if (k == 0 && p->ocu[unit].second.found.none) /* OCU-M4, OCU-M5 */
        return p->zeros;
    if ((p->reached >> unit & 1) && (p->arrives[unit] >> k & 1)) /* OCU-F2 */
        return arriving_row(rf, p->from[unit * rf->c.z.nsrc + k]);
    return ((const struct ocus *)self)->ocu[unit].data + (size_t)k * rf->row_words;
}

static void fill(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    const struct read_set *now = rf->arb_out.arrive;
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), cu = now->to[b].cu;
        ocu_receive(&p->ocu[cu], now->to[b].slot, arriving_row(rf, b));
        p->deciding |= (uint64_t)ocu_decides(&p->ocu[cu]) << cu;
        ocus_complete(rf, p, cu);
    }
    p->cover[OCU_S1].hits += now->n;
}

static void take(struct regfile *rf, void *self, uint64_t gone)
{
    struct ocus *p = self;
    unsigned n = 0;
    for (uint64_t v = gone; v; v &= v - 1, n++)
        ocu_take(&p->ocu[first_bit(v)]);
    rf->cand &= ~gone;
    rf->free |= gone;
    p->cover[OCU_D2].hits += n;
    p->cover[OCU_A2].hits += n;
    p->cover[OCU_D3].hits++;
    p->cover[OCU_F2].hits += (p->reached & gone) != 0;
}

/* An instruction with these operands to read is in a unit. */
static void cover_entry(struct regfile *rf, struct ocus *p, unsigned cu, uint32_t reads)
{
    rf->cover[RF_I2].hits += reads != 0;
    p->cover[OCU_A1].hits++;
    p->cover[OCU_H1].hits += rf->leaving >> cu & 1;
    p->cover[OCU_C1].hits += rf->class[cu] != 0;
    p->cover[OCU_W1].hits += (rf->c.z.order_warp || rf->c.z.per_warp) && rf->unit_wid[cu];
    rf->cover[RF_T2].hits += rf->class[cu] != 0;
}

static uint64_t second(struct regfile *rf, void *self, uint64_t *asks, uint32_t *phys)
{
    struct ocus *p = self;
    uint64_t decided = p->deciding;
    *asks = p->deciding = 0;
    for (uint64_t v = decided; v; v &= v - 1) {
        unsigned c = first_bit(v);
        struct ocu *o = &p->ocu[c];
        struct second_found found = ocu_found(o);
        phys[c] = found.phys;
        *asks |= (uint64_t)found.reads << c;
        ocu_decided(o, &found, p->cover);
        ocus_complete(rf, p, c);
    }
    return decided;
}

static void begin_second(struct ocus *p, unsigned cu, const struct second_given *g)
{
    second_begin(&p->ocu[cu].second, g);
    p->cover[OCU_M1].hits += g->on;
}

static void enter(struct regfile *rf, struct ocus *p, const struct regfile_given *g)
{
    unsigned cu = g->unit;
    rf->class[cu] = g->class;
    rf->unit_wid[cu] = g->wid;
    ocu_alloc(&p->ocu[cu], g->wid, g->class, g->meta, g->src_valid);
    if (rf->second)
        begin_second(p, cu, &g->second);
    rf->free &= ~(1ull << cu);
    ocus_complete(rf, p, cu);
    cover_entry(rf, p, cu, g->src_valid);
}

/* RF-I1, RF-I2 */
static void issue(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    const struct sizes *z = &rf->c.z;
    if (p->alloc_out.granted || rf->covered)
        ocu_allocator_clock(&p->alloc, &p->alloc_in, &p->alloc_out,
                            rf->covered ? p->cover_alloc : NULL);
    if (rf->given) {
        if (rf->given->valid)
            enter(rf, p, rf->given);
        return;
    }
    for (uint32_t v = rf->out.issue; v; v &= v - 1) {
        unsigned s = first_bit(v), cu = p->alloc_out.grant[s];
        uint32_t src = rf->in.inst_src_valid[s];
        if (z->classes > 1)
            rf->class[cu] = rf->in.inst_class[s]; /* RF-T2 */
        rf->unit_wid[cu] = regfile_warp(rf, s);
        ocu_alloc(&p->ocu[cu], rf->unit_wid[cu], rf->class[cu],
                  rf -> in.inst_meta + (size_t)s * rf->meta_words, src);
        if (rf->second) {
            struct second_given g = rf->second->given(rf, s);
            begin_second(p, cu, &g);
        }
        rf->free &= ~(1ull << cu);
        ocus_complete(rf, p, cu);
        if (rf->covered)
            cover_entry(rf, p, cu, src & ~rf->stolen[s]);
    }
}

static void rest(struct regfile *rf, void *self)
{
    struct ocus *p = self;
    (void)rf;
    ocu_allocator_rest(&p->alloc, p->cover_alloc);
}

const struct collector_ops ocu_collectors = {
    .grant = grant,
    .ready = ready,
    .show = show,
    .ahead = ahead,
    .operand = operand,
    .fill = fill,
    .take = take,
    .issue = issue,
    .second = second,
};

const struct regfile_part part_ocu = {
    .name = "ocu",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_REST] = rest},
};
