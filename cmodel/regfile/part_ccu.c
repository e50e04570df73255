/* Part: caching collectors. */
#include "cmodel/regfile/part_ccu.h"
#include "base/mem.h"

enum { RF_M1, RF_M2, RF_M3, RF_C3, RF_P7, CCUS_NRULES };
static const char *const rules[CCUS_NRULES] = {"RF-M1", "RF-M2", "RF-M3", "RF-C3", "RF-P7"};

enum { NO_REGISTER = UINT32_MAX };

/* ---- state */

static const struct collector_ops collectors;

static bool present(const struct model_config *c)
{
    return c->z.ccu;
}

static void *create(struct regfile *rf)
{
    const struct model_config *c = &rf->c;
    const struct sizes *z = &c->z;
    struct ccus *p = xcalloc(1, sizeof *p);
    p->n = z->ncu;
    p->unit = xcalloc(z->ncu, sizeof *p->unit);
    p->in = xcalloc(z->ncu, sizeof *p->in);
    p->results = xcalloc(z->ncu, sizeof *p->results);
    for (unsigned u = 0; u < z->ncu; u++) {
        struct results *r = &p->results[u];
        ccu_init(&p->unit[u], c, rf->payload);
        r->d = xcalloc(z->dports, sizeof *r->d);
        r->reg = xcalloc(z->wbw, sizeof *r->reg);
        r->phys = xcalloc(z->wbw, sizeof *r->phys);
    }
    ccu_allocator_init(&p->alloc, c);
    write_filter_init(&p->filter, c);
    p->coming = xcalloc(z->ncu, sizeof *p->coming);
    p->owner_of = xcalloc(z->nw, sizeof *p->owner_of);
    p->seen_unit_of = xcalloc(z->nw, sizeof *p->seen_unit_of);
    p->arrives = xcalloc(z->ncu, sizeof *p->arrives);
    p->from_bank = xcalloc(z->ncu, sizeof *p->from_bank);
    p->from = xcalloc(z->dports, sizeof *p->from);
    p->phys = xcalloc((size_t)z->ncu * z->ctn, sizeof *p->phys);
    p->second = xcalloc(z->ncu, sizeof *p->second);
    p->zeros = xcalloc(rf->row_words, sizeof *p->zeros);
    p->held = second_alone(c->params);
    p->check_values = rf->payload && c->invalidate && !c->partial_allocate && c->exit_flush &&
                      p->held && c->call_flush;
    regfile_covers(rf, (struct cover_rules){rules, CCUS_NRULES}, &p->cover);
    regfile_covers(rf, ccu_rules_of(z, p->ccu_rules), &p->cover_ccu);
    regfile_covers(rf, ccu_allocator_rules, &p->cover_alloc);
    regfile_covers(rf, write_filter_rules, &p->cover_filter);
    rf->collector = &collectors;
    rf->caches = true;
    rf->units = p;
    rf->granted = &p->alloc_out.grant;
    rf->arb_in.push_cu = &p->push_cu;
    rf->arb_in.push_src_valid = &p->push_src_valid;
    return p;
}

static void destroy(void *self)
{
    struct ccus *p = self;
    for (unsigned u = 0; u < p->n; u++) {
        ccu_free(&p->unit[u]);
        free(p->results[u].d);
        free(p->results[u].reg);
        free(p->results[u].phys);
    }
    free(p->results);
    free(p->unit);
    free(p->in);
    free(p->coming);
    free(p->owner_of);
    free(p->seen_unit_of);
    free(p->arrives);
    free(p->from_bank);
    free(p->from);
    free(p->phys);
    free(p->second);
    free(p->zeros);
    free(p);
}

static void reset(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    for (unsigned u = 0; u < p->n; u++)
        ccu_reset(&p->unit[u]);
    p->receivers = p->reached = p->deciding = 0;
    rf->held = 0;
    ccu_allocator_reset(&p->alloc);
    p->on_the_way = p->gone = 0;
    memset(p->owner_of, CCU_NONE, rf->c.z.nw);
    p->changed = true;
    p->broken = NULL;
}

/* ---- the phases */

static void show(struct regfile *rf, void *self, unsigned port, unsigned unit)
{
    struct regfile_out *out = &rf->out;
    const struct ccu *u = &((struct ccus *)self)->unit[unit];
    out->disp_wid[port] = u->wid;
    out->disp_src_valid[port] = u->src_valid;
    words_copy(out->disp_meta + (size_t)port * rf->meta_words, u->meta, rf->meta_words);
    if (rf->second)
        rf->second->show(rf, port, &u->second);
}

/* CCU-F1; a CCU has one S port. */
static uint64_t ahead(struct regfile *rf, void *self, const struct read_set *now)
{
    struct ccus *p = self;
    uint64_t complete = 0;
    (void)rf;
    p->reached = 0;
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), c = now->to[b].cu;
        const struct ccu *u = &p->unit[c];
        p->arrives[c] = ccu_reached(u, now->to[b].slot);
        p->from_bank[c] = (uint8_t)b;
        p->reached |= 1ull << c;
        complete |= (uint64_t)ccu_completes(u, p->arrives[c]) << c;
    }
    return complete;
}

static const uint32_t *operand(const struct regfile *rf, const void *self, unsigned unit,
                               unsigned k)
{
    const struct ccus *p = self;
    const struct ccu *u = &p->unit[unit];
    if (k == 0 && u->second.found.none) /* CCU-M4, CCU-M5 */
        return p->zeros;
    if ((p->reached >> unit & 1) && (p->arrives[unit] >> k & 1)) /* CCU-F2 */
        return arriving_row(rf, p->from_bank[unit]);
    return u->data + (size_t)u->index[k] * rf->row_words;
}

/* A unit as scheduler and allocator see it. */
static void see_unit(struct regfile *rf, struct ccus *p, unsigned c, bool owned, unsigned wid,
                     bool free, bool data)
{
    if (!owned)
        return;
    if (p->seen_unit_of[wid] != CCU_NONE)
        p->broken = "CCU-I1";
    p->seen_unit_of[wid] = (uint8_t)c;
    rf->has_data |= (uint64_t)data << wid;
    rf->own_busy |= (uint64_t)!free << wid;
}

/* MS-D1, CCU-R1, RF-P1: after anything that changes what the units show. */
static void look(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    if (!p->changed && !rf->leaving)
        return;
    p->changed = rf->leaving != 0; /* it is so in this cycle only */
    p->seen_free = rf->c.z.slots ? low_bits(p->n) : rf->free | rf->leaving; /* RF-P4; RF-T1 */
    p->seen_free &= ~p->on_the_way;                                         /* RF-P1 */
    p->near_any = rf->has_data = rf->own_busy = 0;
    memset(p->seen_unit_of, CCU_NONE, rf->c.z.nw);
    for (unsigned c = 0; c < p->n; c++) {
        const struct ccu *u = &p->unit[c];
        if (p->on_the_way >> c & 1) {
            see_unit(rf, p, c, true, p->coming[c].wid, false, !rf->c.has_any_valid);
            continue;
        }
        p->near_any |= (uint64_t)ccu_near_any(u) << c;
        see_unit(rf, p, c, u->owner_valid, u->wid, p->seen_free >> c & 1,
                 !rf->c.has_any_valid || u->valid);
    }
}

static void grant(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    struct regfile_out *out = &rf->out;
    unsigned wid = rf->wants_wid[0], own = p->seen_unit_of[wid];
    p->alloc_in = (struct ccu_allocator_in){.sel = rf->wants,
                                            .wid = wid,
                                            .free = p->seen_free,
                                            .own = own == CCU_NONE ? 0 : 1ull << own,
                                            .near_any = p->near_any,
                                            .sthld = rf->sthld,
                                            .wait_cnt = rf->wait_cnt};
    ccu_allocator_eval(&p->alloc, &p->alloc_in, &p->alloc_out);
    out->issue = p->alloc_out.issue;
    out->waiting = p->alloc_out.waiting;
    out->replaced = p->alloc_out.replaced;
}

static uint32_t ready(const struct regfile *rf, const void *self)
{
    const struct ccus *p = self;
    struct ccu_allocator_in in = p->alloc_in;
    struct ccu_allocator_out out;
    (void)rf;
    in.sel = true;
    ccu_allocator_eval(&p->alloc, &in, &out);
    return out.issue;
}

static struct ccu_in *touch(struct ccus *p, unsigned c)
{
    p->touched |= 1ull << c;
    return &p->in[c];
}

/* RF-M2: operands from the banks. */
static void fill(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    const struct read_set *now = rf->arb_out.arrive;
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v);
        struct ccu_in *in = touch(p, now->to[b].cu);
        in->s_valid = 1u << now->to[b].slot;
        in->s_data = arriving_row(rf, b);
    }
    p->cover[RF_M2].hits += now->n;
}

/* A result must not meet an operand that is collected (CCU-W9). */
static void check_results(struct regfile *rf, const struct ccus *p, unsigned c)
{
    const struct ccu *u = &p->unit[c];
    const struct results *r = &p->results[c];
    if (!p->held && (u->second.sent || rf->c.z.finds_target))
        return; /* holes that are open */
    for (uint32_t v = u->lock ? r->owned : 0; v; v &= v - 1) {
        unsigned reg = r->reg[first_bit(v)], e = ccu_find(u, reg);
        if (e != CCU_NONE && (u->lock >> e & 1))
            regfile_fail(rf,
                         "CCU-W9: a write to register %u of warp %u, which its unit still needs",
                         reg, u->wid);
    }
}

/* What write port i writes in this cycle: its result, or in its place a slot (RS-W1), which is far.
 */
struct passing {
    unsigned wid, reg;
    uint64_t mask;
    const uint32_t *data;
};

static struct passing passing(const struct regfile *rf, unsigned i)
{
    const struct regfile_in *in = &rf->in;
    const struct regfile_write *own = rf->own_write;
    if (own && own->valid && i == 0)
        return (struct passing){own->wid, own->reg, own->mask, own->data};
    return (struct passing){in->wb_wid[i], rf->c.z.phys_tags ? in->wb_phys[i] : in->wb_reg[i],
                            in->wb_mask[i],
                            rf->payload ? in->wb_data + (size_t)i * rf->row_words : NULL};
}

static uint32_t accepted(const struct regfile *rf)
{
    return rf->arb_in.wr_valid & rf->arb_out.wr_ready;
}

void ccus_filter(struct regfile *rf, struct ccus *p, uint64_t dropped)
{
    const struct regfile_in *in = &rf->in;
    uint32_t near = in->wb_near & ~(uint32_t)(rf->own_write && rf->own_write->valid);
    p->receivers = 0;
    for (uint32_t v = accepted(rf); v; v &= v - 1) {
        unsigned i = first_bit(v), c, wid = passing(rf, i).wid;
        if (wid >= rf->c.z.nw) {
            regfile_fail(rf, "RF-M3: wb_wid: there is no warp %u (of %u)", wid, rf->c.z.nw);
            continue;
        }
        c = p->owner_of[wid];
        if (c == CCU_NONE)
            continue;
        if (dropped >> c & 1)
            continue;
        struct results *r = &p->results[c];
        r->owned = p->receivers >> c & 1 ? r->owned | 1u << i : 1u << i;
        r->reg[i] = passing(rf, i).reg;
        r->phys[i] = rf->arb_in.wr_phys[i];
        p->receivers |= 1ull << c;
    }
    for (uint64_t v = p->receivers; v; v &= v - 1) {
        struct results *r = &p->results[first_bit(v)];
        unsigned n = write_filter_unit(&p->filter, r->owned, near, p->from, &r->inv_valid);
        r->d_valid = (uint32_t)low_bits(n);
        for (unsigned j = 0; j < n; j++) {
            unsigned i = p->from[j];
            struct passing w = passing(rf, i);
            r->d[j] = (struct ccu_write){
                .reg = w.reg, .near = near >> i & 1, .mask = w.mask, .data = w.data};
        }
        p->cover[RF_M3].hits += n != 0;
        rf->cover_xbar[XB_D1].hits += n;
        write_filter_cover(&p->filter, r->owned, near, p->cover_filter);
    }
    p->cover_filter[WF_Z1].hits += !p->receivers;
}

/* What the filter has sent reaches the units. */
static void snoop(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    if (!p->path)
        ccus_filter(rf, p, 0);
    uint64_t turned = 0; /* RF-P7 */
    if (rf->c.z.slots)
        turned = p->on_the_way & (rf->free | (rf->c.z.refill ? rf->disp_in.cand : 0));
    for (uint64_t v = p->receivers; v; v &= v - 1) {
        unsigned c = first_bit(v);
        const struct results *r = &p->results[c];
        struct ccu_in *in = touch(p, c);
        check_results(rf, p, c);
        in->d_valid = turned >> c & 1 ? 0 : r->d_valid;
        p->cover[RF_P7].hits += r->d_valid && !in->d_valid;
        in->d = r->d;
        in->inv_valid = turned >> c & 1 ? r->owned : r->inv_valid;
        in->inv_reg = r->reg;
    }
}

static void take(struct regfile *rf, void *self, uint64_t gone)
{
    struct ccus *p = self;
    (void)rf;
    p->gone = gone;
    for (uint64_t v = gone; v; v &= v - 1)
        touch(p, first_bit(v))->take = true;
    p->cover_ccu[CCU_D3].hits++;
}

/* The allocation of a unit; its instruction's operands are pushed by what misses (RF-M1). */
static void allocate(struct regfile *rf, struct ccus *p, const struct given *g)
{
    struct ccu_in *in = touch(p, g->unit);
    in->alloc = true;
    in->alloc_wid = g->wid;
    in->alloc_fresh = g->fresh;
    rf->unit_wid[g->unit] = g->wid;
    in->alloc_class = rf->class[g->unit] = (uint8_t)g->class; /* RF-T2 */
    rf->cover[RF_T2].hits += g->class != 0;
    in->alloc_meta = g->meta;
    in->alloc_src_valid = g->src_valid;
    in->alloc_reg = g->reg;
    in->alloc_near = g->near;
    in->alloc_second = g->second;
    bool hole = !p->held && rf->c.z.finds_target;
    for (uint32_t v = hole ? 0 : accepted(rf); v; v &= v - 1)
        for (uint32_t s = g->src_valid; s; s &= s - 1)
            if (rf->arb_in.wr_phys[first_bit(v)] == g->phys[first_bit(s)])
                regfile_fail(rf, "CCU-W9: register %u is written while a unit takes it as source",
                             g->phys[first_bit(s)]);
}

static void check_exit(struct regfile *rf, struct ccus *p, unsigned w)
{
    bool busy = rf->out.issue && rf->out.sel_wid[0] == w;
    uint64_t its = p->owner_of[w] == CCU_NONE ? 0 : 1ull << p->owner_of[w];
    for (uint64_t v = p->on_the_way; v; v &= v - 1) {
        unsigned c = first_bit(v);
        busy |= p->coming[c].wid == w;
        its |= (uint64_t)(p->unit[c].owner_valid && p->unit[c].wid == w) << c; /* RF-P6 */
    }
    for (; its; its &= its - 1) {
        unsigned c = first_bit(its);
        busy |= p->unit[c].busy;
        touch(p, c)->exit = true;
    }
    if (busy)
        regfile_fail(rf, "CCU-K1: warp %u ends while its unit is busy", w);
}

/* CCU-I4 where it may have changed: operands that arrived and rows that were written. */
static void check_entry(struct regfile *rf, struct ccus *p, unsigned c, unsigned e)
{
    const struct ccu *u = &p->unit[c];
    uint32_t phys = p->phys[c * rf->c.z.ctn + e];
    if (phys >= rf->nreg) /* NO_REGISTER, or surroundings that name what there is not */
        return;
    if (memcmp(u->data + (size_t)e * rf->row_words, rf->bank + (size_t)phys * rf->row_words,
               rf->row_words * sizeof *u->data) != 0)
        p->broken = "CCU-I4";
}

static void check_row(struct regfile *rf, struct ccus *p, uint32_t row)
{
    for (unsigned c = 0; c < p->n; c++) {
        const struct ccu *u = &p->unit[c];
        uint32_t kept = u->valid & ~ccu_waiting(u);
        if (p->on_the_way >> c & 1 && p->coming[c].wid != u->wid) /* RF-P6 */
            kept &= u->lock;
        for (uint32_t e = kept; e; e &= e - 1)
            if (p->phys[c * rf->c.z.ctn + first_bit(e)] == row)
                check_entry(rf, p, c, first_bit(e));
    }
}

static void check_values(struct regfile *rf, struct ccus *p)
{
    for (uint64_t v = p->touched; v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (p->in[c].s_valid && !p->in[c].alloc) /* at a handover it has left already */
            check_entry(rf, p, c, p->unit[c].index[first_bit(p->in[c].s_valid)]);
    }
    struct written w = {accepted(rf), rf->arb_in.wr_phys, 0};
    if (p->path)
        w = p->path->written(rf, p->path->self);
    for (; w.valid; w.valid &= w.valid - 1) {
        uint32_t row = w.phys[first_bit(w.valid)];
        bool again = false; /* and is written once more, which the units have not seen yet */
        for (uint32_t v = w.pending; v; v &= v - 1)
            again |= rf->arb_in.wr_phys[first_bit(v)] == row;
        if (!again)
            check_row(rf, p, row);
    }
}

/* Which physical registers the entries copy, after a clock edge of the unit, which belonged to warp
 * `was`. */
static void note_entries(struct regfile *rf, struct ccus *p, unsigned c, const struct given *g,
                         uint32_t reads, unsigned was, bool looked)
{
    const struct results *r = &p->results[c];
    const struct ccu_in *in = &p->in[c];
    const struct ccu *u = &p->unit[c];
    uint32_t *phys = p->phys + (size_t)c * rf->c.z.ctn;
    bool flushed = in->alloc && (in->alloc_wid != was || in->alloc_fresh);
    if (looked && u->second.found.reads) { /* CCU-M2 */
        if (!(u->ready & 1))
            phys[u->index[0]] = p->second[c];
        else if (phys[u->index[0]] != p->second[c])
            p->broken = "CCU-I4";
    }
    for (uint32_t v = in->d_valid && !flushed ? r->owned : 0; v; v &= v - 1) {
        unsigned i = first_bit(v), e = ccu_find(u, r->reg[i]);
        if (e != CCU_NONE)
            phys[e] = r->phys[i];
    }
    for (uint32_t v = in->alloc ? g->src_valid : 0; v; v &= v - 1) {
        unsigned slot = first_bit(v), e = u->index[slot];
        if (reads >> slot & 1)
            phys[e] = g->phys[slot];
        else if (phys[e] != g->phys[slot])
            p->broken = "CCU-I4"; /* a hit on another register's copy */
    }
}

/* RS-C2: registers that are given to a warp are nobody else's; what other units keep of them is
 * flushed before their warps name it. */
static void give_away(const struct regfile *rf, struct ccus *p)
{
    uint32_t first = rf->in.region_base, end = first + rf->in.region_k + rf->in.region_s;
    for (size_t i = 0; i < (size_t)p->n * rf->c.z.ctn; i++)
        if (p->phys[i] >= first && p->phys[i] < end)
            p->phys[i] = NO_REGISTER;
}

static void show_state(struct regfile *rf, struct ccus *p, unsigned c)
{
    const struct ccu *u = &p->unit[c];
    uint64_t bit = 1ull << c;
    rf->free = u->busy ? rf->free & ~bit : rf->free | bit;
    rf->cand = ccu_candidate(u) ? rf->cand | bit : rf->cand & ~bit;
    p->changed = true;
}

/* Port R of a unit changes owner. */
static void note_owner(struct ccus *p, unsigned c, bool was_owned, unsigned was)
{
    const struct ccu *u = &p->unit[c];
    if (was_owned && p->owner_of[was] == c)
        p->owner_of[was] = CCU_NONE;
    if (!u->owner_valid)
        return;
    unsigned other = p->owner_of[u->wid]; /* RF-P6: two, but one of them is given away */
    if (other != CCU_NONE && !(p->on_the_way >> other & 1 && p->coming[other].wid != u->wid))
        p->broken = "CCU-I1";
    p->owner_of[u->wid] = (uint8_t)c;
}

/* The clock edge of a unit that is touched; `g` is the instruction that is allocated, if any.
 * Returns the operands that miss; *moved: it belongs to another warp now. */
static uint32_t clock_unit(struct regfile *rf, struct ccus *p, unsigned c, const struct given *g,
                           bool *moved)
{
    struct ccu *u = &p->unit[c];
    bool was_owned = u->owner_valid;
    unsigned was = u->wid;
    uint64_t hits = u->hits + u->repeats, repeats = u->repeats, writes = u->d_writes;
    bool looked = ccu_decides(u);
    uint32_t missing = ccu_clock(u, &p->in[c], p->cover_ccu);
    rf->counters.cache_writes += u->d_writes - writes;
    rf->counters.cache_hits += u->hits + u->repeats - hits;
    if (looked)
        rf->counters.operand_requests += u->second.found.reads;
    if (p->in[c].alloc) {
        rf->counters.operand_requests += popcount64(g->src_valid);
        rf->counters.repeats += u->repeats - repeats;
        p->cover[RF_C3].hits += missing != g->src_valid;
    }
    *moved = was_owned != u->owner_valid || was != u->wid;
    if (*moved)
        note_owner(p, c, was_owned, was);
    if (p->check_values)
        note_entries(rf, p, c, g, missing, was, looked);
    p->deciding |= (uint64_t)ccu_decides(u) << c;
    show_state(rf, p, c);
    return missing;
}

/* What is granted a unit in this cycle. */
static struct given granted(const struct regfile *rf, const struct ccus *p)
{
    const struct regfile_given *g = rf->given;
    if (g)
        return (struct given){.valid = g->valid,
                              .unit = g->unit,
                              .wid = g->wid,
                              .src_valid = g->src_valid,
                              .class = g->class,
                              .near = g->near,
                              .fresh = g->fresh,
                              .reg = rf->c.z.phys_tags ? g->phys : g->reg, /* RS-C1 */
                              .phys = g->phys,
                              .meta = g->meta,
                              .second = g->second};
    if (!rf->out.issue)
        return (struct given){0};
    return (struct given){.valid = true,
                          .unit = p->alloc_out.grant,
                          .wid = rf->out.sel_wid[0],
                          .src_valid = rf->in.inst_src_valid[0],
                          .class = rf->c.z.classes > 1 ? rf->in.inst_class[0] : 0,
                          .near = rf->in.inst_near,
                          .reg = rf->in.inst_reg,
                          .phys = rf->in.inst_phys,
                          .meta = rf->in.inst_meta,
                          .second =
                              rf->second ? rf->second->given(rf, 0) : (struct second_given){0}};
}

static void issue(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    uint32_t reads = 0;
    uint64_t new_owner = 0;
    p->now = granted(rf, p);
    const struct given *g = p->path ? p->path->next(rf, p, p->gone) : p->now.valid ? &p->now : NULL;
    p->gone = 0;
    p->entered = g ? 1ull << g->unit : 0;
    if (g)
        allocate(rf, p, g);
    for (uint64_t v = rf->ends; v; v &= v - 1)
        check_exit(rf, p, first_bit(v));
    for (uint64_t v = p->touched; v; v &= v - 1) {
        unsigned c = first_bit(v);
        bool moved, alloc = p->in[c].alloc;
        uint32_t missing = clock_unit(rf, p, c, g, &moved);
        reads = alloc ? missing : reads;
        new_owner |= (uint64_t)moved << c;
    }
    rf->arb_in.push_valid = g != NULL;
    if (g) { /* RF-M1 */
        p->push_cu = g->unit;
        p->push_src_valid = reads;
        rf->arb_in.push_phys = g->phys;
        p->cover[RF_M1].hits += reads != 0;
        rf->cover[RF_I2].hits += reads != 0;
    }
    p->new_owner = new_owner;
}

/* RF-V2 */
static uint64_t second(struct regfile *rf, void *self, uint64_t *asks, uint32_t *phys)
{
    struct ccus *p = self;
    (void)rf;
    uint64_t decided = p->deciding;
    *asks = p->deciding = 0;
    for (uint64_t v = decided; v; v &= v - 1) {
        unsigned c = first_bit(v);
        touch(p, c);
        enum ccu_second what = ccu_second(&p->unit[c], &p->second[c]);
        phys[c] = p->second[c];
        *asks |= (uint64_t)(what == CCU_AGAIN) << c;
    }
    return decided;
}

/* RS-E1: the unit that is granted is on the way to its warp, until its instruction comes. */
static void await(struct regfile *rf, struct ccus *p)
{
    p->on_the_way &= ~p->entered;
    if (p->alloc_out.issue) {
        p->on_the_way |= 1ull << p->alloc_out.grant;
        p->coming[p->alloc_out.grant].wid = rf->wants_wid[0];
    }
    p->changed |= p->entered || p->alloc_out.issue;
    rf->held = popcount64(p->on_the_way);
}

static void settle(struct regfile *rf, void *self)
{
    struct ccus *p = self;
    if (p->check_values)
        check_values(rf, p);
    if (p->check_values && rf->in.region_valid)
        give_away(rf, p);
    for (uint64_t v = p->touched; v; v &= v - 1)
        p->in[first_bit(v)] = (struct ccu_in){0};
    p->touched = 0;
    if (p->path)
        p->path->clock(rf, p, p->path->self, p->new_owner);
    else if (rf->c.z.renames_late)
        await(rf, p);
    ccu_allocator_clock(&p->alloc, &p->alloc_in, &p->alloc_out, p->cover_alloc);
}

static void rest(struct regfile *rf, void *self)
{
    (void)rf;
    ((struct ccus *)self)->cover_filter[WF_Z1].hits++;
}

static bool rests(const struct regfile *rf, const void *self)
{
    return !rf->in.exit && !((const struct ccus *)self)->on_the_way;
}

static const char *law(const struct regfile *rf, const void *self)
{
    const struct regfile_counters *n = &rf->counters;
    if (n->operand_requests != n->cache_hits + n->bank_reads + rf->arb.queued)
        return "RF-C3";
    return ((const struct ccus *)self)->broken;
}

static const struct collector_ops collectors = {
    .grant = grant,
    .ready = ready,
    .show = show,
    .ahead = ahead,
    .operand = operand,
    .fill = fill,
    .snoop = snoop,
    .take = take,
    .issue = issue,
    .second = second,
    .settle = settle,
};

const struct regfile_part part_ccu = {
    .name = "ccu",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_SELECT] = look, [PHASE_REST] = rest},
    .rests = rests,
    .law = law,
};
