#include "cmodel/regfile/regfile_ccu.h"
#include "cmodel/core/crossbar.h"
#include "cmodel/malekeh/ccu.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/malekeh_scheduler.h"
#include "cmodel/malekeh/write_filter.h"
#include "cmodel/regfile/regfile_state.h"
#include "cmodel/util.h"

enum { RF_M1, RF_M2, RF_M3, RF_C3, RF_P1, RF_P2, CACHING_NRULES };
static const char *const rules[CACHING_NRULES] = {"RF-M1", "RF-M2", "RF-M3",
                                                  "RF-C3", "RF-P1", "RF-P2"};

/* An instruction on its way to the unit that it was given. */
struct given {
    bool valid;
    unsigned unit, wid;
    uint32_t src_valid, near;
    uint8_t *reg;   /* [NSRC] */
    uint32_t *phys; /* [NSRC] */
    uint32_t *meta; /* [meta_words] */
};

/* What happens to one unit in this cycle. */
struct unit_cycle {
    struct ccu_in in;
};

/* What the write filter sends to a unit: at once, or in the next cycle (RF-P2). */
struct results {
    uint32_t owned; /* bit i: the accepted result of write port i belongs to its warp */
    uint32_t d_valid, inv_valid; /* bit j = D port j; bit i = write port i */
    struct ccu_write *d;         /* [DPORTS] */
    uint32_t *data;              /* [DPORTS * row_words]: copies, with the issue stage */
    uint8_t *reg;                /* [WBW] */
    uint32_t *phys;              /* [WBW] */
};

struct caching {
    struct ccu *unit; /* [NCU] */
    struct ccu_allocator alloc;
    struct write_filter filter;
    struct malekeh_scheduler sched;
    struct given held;       /* RF-P1 */
    struct results *results; /* [NCU] */
    uint64_t receivers;      /* bit c: results[c] has something */
    uint32_t *late;          /* [WBW]: registers written in the cycle before, for CCU-I4 */
    uint32_t late_valid;

    uint64_t owned;    /* bit c: owner_valid of the unit */
    uint8_t *owner_of; /* [NW]: unit that belongs to the warp, or CCU_NONE */

    /* What scheduler and allocator see: the units, or the held instruction in place of its own. */
    bool changed; /* a unit or `held` has, since they were made */
    uint64_t free, near_any;
    uint64_t has_data, own_busy; /* bit w */
    uint8_t *seen_unit_of;       /* [NW] */

    struct malekeh_scheduler_in sched_in;
    struct malekeh_scheduler_out sched_out;
    struct ccu_allocator_in alloc_in;
    struct ccu_allocator_out alloc_out;
    struct unit_cycle *cycle; /* [NCU], cleared after use */
    uint64_t touched;         /* bit c: something happens to the unit in this cycle */
    unsigned *from;           /* scratch: [DPORTS] */
    unsigned push_cu;
    uint32_t push_src_valid;
    uint32_t *push_phys; /* [NSRC]: with the issue stage; `held` has the next instruction by then */

    bool check_values; /* CCU-I4 */
    uint32_t *phys;    /* [NCU * CTN]: physical register that a valid entry copies */
    const char *broken;

    struct cover_point *cover, *cover_ccu, *cover_alloc, *cover_filter, *cover_sched;
};

static struct given given_new(const struct regfile *rf)
{
    struct given g = {0};
    g.reg = xcalloc(rf->c.z.nsrc, sizeof *g.reg);
    g.phys = xcalloc(rf->c.z.nsrc, sizeof *g.phys);
    g.meta = xcalloc(rf->meta_words, sizeof *g.meta);
    return g;
}

void caching_create(struct regfile *rf)
{
    const struct model_config *c = &rf->c;
    const struct sizes *z = &c->z;
    struct caching *k = xcalloc(1, sizeof *k);
    rf->cache = k;
    k->unit = xcalloc(z->ncu, sizeof *k->unit);
    k->cycle = xcalloc(z->ncu, sizeof *k->cycle);
    k->results = xcalloc(z->ncu, sizeof *k->results);
    for (unsigned u = 0; u < z->ncu; u++) {
        struct results *r = &k->results[u];
        ccu_init(&k->unit[u], c, rf->payload);
        r->d = xcalloc(z->dports, sizeof *r->d);
        r->data = xcalloc((size_t)z->dports * rf->row_words, sizeof *r->data);
        r->reg = xcalloc(z->wbw, sizeof *r->reg);
        r->phys = xcalloc(z->wbw, sizeof *r->phys);
    }
    k->late = xcalloc(z->wbw, sizeof *k->late);
    ccu_allocator_init(&k->alloc, c);
    write_filter_init(&k->filter, c);
    malekeh_scheduler_init(&k->sched, c);
    k->held = given_new(rf);
    k->owner_of = xcalloc(z->nw, sizeof *k->owner_of);
    k->seen_unit_of = xcalloc(z->nw, sizeof *k->seen_unit_of);
    k->from = xcalloc(z->dports, sizeof *k->from);
    k->push_phys = xcalloc(z->nsrc, sizeof *k->push_phys);
    k->phys = xcalloc((size_t)z->ncu * z->ctn, sizeof *k->phys);
    k->check_values = rf->payload && c->invalidate && !c->partial_allocate && c->exit_flush;
}

void caching_connect(struct regfile *rf)
{
    rf->arb_in.push_cu = &rf->cache->push_cu;
    rf->arb_in.push_src_valid = &rf->cache->push_src_valid;
    rf->arb_in.push_phys = rf->c.z.stage ? rf->cache->push_phys : rf->in.inst_phys;
}

void caching_destroy(struct regfile *rf)
{
    struct caching *k = rf->cache;
    if (!k)
        return;
    for (unsigned u = 0; u < rf->c.z.ncu; u++) {
        ccu_free(&k->unit[u]);
        free(k->results[u].d);
        free(k->results[u].data);
        free(k->results[u].reg);
        free(k->results[u].phys);
    }
    free(k->results);
    free(k->late);
    malekeh_scheduler_free(&k->sched);
    free(k->unit);
    free(k->cycle);
    free(k->held.reg);
    free(k->held.phys);
    free(k->held.meta);
    free(k->owner_of);
    free(k->seen_unit_of);
    free(k->from);
    free(k->push_phys);
    free(k->phys);
    free(k);
}

void caching_reset(struct regfile *rf)
{
    struct caching *k = rf->cache;
    const struct sizes *z = &rf->c.z;
    for (unsigned u = 0; u < z->ncu; u++)
        ccu_reset(&k->unit[u]);
    k->receivers = 0;
    k->late_valid = 0;
    ccu_allocator_reset(&k->alloc);
    malekeh_scheduler_reset(&k->sched);
    k->held.valid = false;
    k->owned = 0;
    memset(k->owner_of, CCU_NONE, z->nw);
    k->changed = true;
    k->broken = NULL;
}

size_t caching_cover_lists(struct regfile *rf, struct cover_rules *lists,
                           struct cover_point ***first)
{
    struct caching *k = rf->cache;
    const struct {
        struct cover_rules list;
        struct cover_point **first;
    } parts[] = {{{rules, CACHING_NRULES}, &k->cover},
                 {ccu_rules, &k->cover_ccu},
                 {ccu_allocator_rules, &k->cover_alloc},
                 {write_filter_rules, &k->cover_filter},
                 {malekeh_scheduler_rules, &k->cover_sched}};
    size_t n = sizeof parts / sizeof *parts - !rf->c.malekeh;
    for (size_t i = 0; i < n; i++) {
        lists[i] = parts[i].list;
        first[i] = parts[i].first;
    }
    return n;
}

void caching_show(struct regfile *rf, unsigned port, unsigned unit)
{
    struct regfile_out *out = &rf->out;
    const struct ccu *u = &rf->cache->unit[unit];
    out->disp_cu[port] = unit;
    out->disp_wid[port] = u->wid;
    out->disp_src_valid[port] = u->src_valid;
    memcpy(out->disp_meta + (size_t)port * rf->meta_words, u->meta,
           rf->meta_words * sizeof *u->meta);
}

/* A unit as scheduler and allocator see it. */
static void see_unit(struct regfile *rf, unsigned c, bool owned, unsigned wid, bool free, bool data)
{
    struct caching *k = rf->cache;
    if (!owned)
        return;
    if (k->seen_unit_of[wid] != CCU_NONE)
        k->broken = "CCU-I1";
    k->seen_unit_of[wid] = (uint8_t)c;
    k->has_data |= (uint64_t)data << wid;
    k->own_busy |= (uint64_t)!free << wid;
}

/* MS-D1, CCU-R1, RF-P1: after anything that changes what the units show. */
static void look(struct regfile *rf)
{
    struct caching *k = rf->cache;
    const struct sizes *z = &rf->c.z;
    k->changed = false;
    k->free = rf->free;
    k->near_any = k->has_data = k->own_busy = 0;
    memset(k->seen_unit_of, CCU_NONE, z->nw);
    for (unsigned c = 0; c < z->ncu; c++) {
        const struct ccu *u = &k->unit[c];
        if (k->held.valid && k->held.unit == c) {
            k->free &= ~(1ull << c);
            see_unit(rf, c, true, k->held.wid, false, !rf->c.has_any_valid);
            continue;
        }
        k->near_any |= (uint64_t)ccu_near_any(u) << c;
        see_unit(rf, c, u->owner_valid, u->wid, !u->busy, !rf->c.has_any_valid || u->valid);
    }
}

void caching_select(struct regfile *rf)
{
    struct caching *k = rf->cache;
    struct regfile_out *out = &rf->out;
    if (k->changed)
        look(rf);
    if (rf->c.malekeh) {
        k->sched_in = (struct malekeh_scheduler_in){.ready = rf->in.warp_ready[0],
                                                    .has_data = k->has_data,
                                                    .own_busy = k->own_busy,
                                                    .launch_valid = rf->in.launch_valid & 1,
                                                    .launch_wid = rf->in.launch_wid[0]};
        malekeh_scheduler_eval(&k->sched, &k->sched_in, &k->sched_out);
        out->sel_valid = k->sched_out.sel_valid;
        out->sel_wid[0] = k->sched_out.sel_wid;
    } else {
        regfile_select_warps(rf);
    }
    unsigned wid = out->sel_wid[0], own = k->seen_unit_of[wid];
    k->alloc_in = (struct ccu_allocator_in){.sel = out->sel_valid,
                                            .wid = wid,
                                            .free = k->free,
                                            .own = own == CCU_NONE ? 0 : 1ull << own,
                                            .near_any = k->near_any,
                                            .sthld = rf->in.sthld,
                                            .wait_cnt = rf->in.wait_cnt};
    ccu_allocator_eval(&k->alloc, &k->alloc_in, &k->alloc_out);
    out->issue = k->alloc_out.issue;
    out->waiting = k->alloc_out.waiting;
    out->replaced = k->alloc_out.replaced;
}

static struct unit_cycle *touch(struct caching *k, unsigned c)
{
    k->touched |= 1ull << c;
    return &k->cycle[c];
}

/* RF-M2: operands from the banks. */
static void fill(struct regfile *rf)
{
    struct caching *k = rf->cache;
    const struct read_set *now = rf->arb_out.arrive;
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v);
        struct ccu_in *in = &touch(k, now->to[b].cu)->in;
        in->s_valid = 1u << now->to[b].slot;
        in->s_data = arriving_row(rf, b);
    }
    k->cover[RF_M2].hits += now->n;
    rf->cover_xbar[XB_R1].hits += now->n;
    rf->cover_xbar[XB_Z1].hits += now->n == 0;
}

/* A result must not meet an operand that is collected (CCU-W9). */
static void check_results(struct regfile *rf, unsigned c)
{
    const struct ccu *u = &rf->cache->unit[c];
    const struct results *r = &rf->cache->results[c];
    for (uint32_t v = u->lock ? r->owned : 0; v; v &= v - 1) {
        unsigned reg = r->reg[first_bit(v)], e = ccu_find(u, reg);
        if (e != CCU_NONE && (u->lock >> e & 1))
            regfile_fail(rf,
                         "CCU-W9: a write to register %u of warp %u, which its unit still needs",
                         reg, u->wid);
    }
}

/* RF-M3: accepted writes through the filter into `results`; units of `dropped` get none (RF-P2). */
static void filter(struct regfile *rf, uint64_t dropped)
{
    struct caching *k = rf->cache;
    const struct regfile_in *in = &rf->in;
    uint32_t accepted = in->wb_valid & rf->out.wb_ready;
    k->receivers = 0;
    for (uint32_t v = accepted; v; v &= v - 1) {
        unsigned i = first_bit(v), c;
        if (in->wb_wid[i] >= rf->c.z.nw) {
            regfile_fail(rf, "RF-M3: wb_wid: there is no warp %u (of %u)", in->wb_wid[i],
                         rf->c.z.nw);
            continue;
        }
        c = k->owner_of[in->wb_wid[i]];
        if (c == CCU_NONE)
            continue;
        if (dropped >> c & 1)
            continue;
        struct results *r = &k->results[c];
        r->owned = k->receivers >> c & 1 ? r->owned | 1u << i : 1u << i;
        r->reg[i] = in->wb_reg[i];
        r->phys[i] = in->wb_phys[i];
        k->receivers |= 1ull << c;
    }
    for (uint64_t v = k->receivers; v; v &= v - 1) {
        struct results *r = &k->results[first_bit(v)];
        unsigned n = write_filter_unit(&k->filter, r->owned, in->wb_near, k->from, &r->inv_valid);
        r->d_valid = (uint32_t)low_bits(n);
        for (unsigned j = 0; j < n; j++) {
            unsigned i = k->from[j];
            const uint32_t *data = rf->payload ? in->wb_data + (size_t)i * rf->row_words : NULL;
            r->d[j] = (struct ccu_write){.reg = in->wb_reg[i],
                                         .near = in->wb_near >> i & 1,
                                         .mask = in->wb_mask[i],
                                         .data = data};
            if (!data || !rf->c.z.stage)
                continue;
            uint32_t *copy = r->data + (size_t)j * rf->row_words;
            r->d[j].data = memcpy(copy, data, rf->row_words * sizeof *copy);
        }
        k->cover[RF_M3].hits += n != 0;
        rf->cover_xbar[XB_D1].hits += n;
        write_filter_cover(&k->filter, r->owned, in->wb_near, k->cover_filter);
    }
    k->cover_filter[WF_Z1].hits += !k->receivers;
}

/* What the filter has sent reaches the units. */
static void deliver(struct regfile *rf)
{
    struct caching *k = rf->cache;
    for (uint64_t v = k->receivers; v; v &= v - 1) {
        unsigned c = first_bit(v);
        const struct results *r = &k->results[c];
        struct ccu_in *in = &touch(k, c)->in;
        check_results(rf, c);
        in->d_valid = r->d_valid;
        in->d = r->d;
        in->inv_valid = r->inv_valid;
        in->inv_reg = r->reg;
    }
}

/* RF-D1, DI-T1 */
static void take(struct regfile *rf)
{
    struct caching *k = rf->cache;
    rf->disp_in.disp_ready = rf->in.disp_ready;
    if (!rf->disp_out.disp_valid)
        return; /* nothing is offered, so no port holds anything */
    uint64_t gone = dispatcher_take(&rf->disp_out, rf->in.disp_ready);
    for (uint64_t v = gone; v; v &= v - 1) {
        touch(k, first_bit(v))->in.take = true;
        rf->counters.dispatched++;
        rf->cover[RF_D1].hits++;
    }
    k->cover_ccu[CCU_D3].hits++;
    dispatcher_clock(&rf->disp, &rf->disp_in, &rf->disp_out, rf->cover_disp);
}

/* The allocation of a unit; its instruction's operands are pushed by what misses (RF-M1). */
static void allocate(struct regfile *rf, const struct given *g)
{
    struct ccu_in *in = &touch(rf->cache, g->unit)->in;
    in->alloc = true;
    in->alloc_wid = g->wid;
    in->alloc_meta = g->meta;
    in->alloc_src_valid = g->src_valid;
    in->alloc_reg = g->reg;
    in->alloc_near = g->near;
    uint32_t accepted = rf->in.wb_valid & rf->out.wb_ready;
    for (uint32_t v = accepted; v; v &= v - 1)
        for (uint32_t s = g->src_valid; s; s &= s - 1)
            if (rf->in.wb_phys[first_bit(v)] == g->phys[first_bit(s)])
                regfile_fail(rf, "CCU-W9: register %u is written while a unit takes it as source",
                             g->phys[first_bit(s)]);
}

/* The instruction that is issued, in the form of `held`; its arrays are those of the ports. */
static struct given issued(struct regfile *rf)
{
    const struct caching *k = rf->cache;
    return (struct given){.valid = true,
                          .unit = k->alloc_out.grant,
                          .wid = rf->out.sel_wid[0],
                          .src_valid = rf->in.inst_src_valid[0],
                          .near = rf->in.inst_near,
                          .reg = rf->in.inst_reg,
                          .phys = rf->in.inst_phys,
                          .meta = rf->in.inst_meta};
}

/* RF-P1: the register between allocator and unit. */
static void hold(struct regfile *rf, const struct given *g)
{
    struct given *h = &rf->cache->held;
    const struct sizes *z = &rf->c.z;
    memcpy(h->reg, g->reg, z->nsrc * sizeof *h->reg);
    memcpy(h->phys, g->phys, z->nsrc * sizeof *h->phys);
    memcpy(h->meta, g->meta, rf->meta_words * sizeof *h->meta);
    *h = (struct given){true, g->unit, g->wid, g->src_valid, g->near, h->reg, h->phys, h->meta};
    rf->cache->cover[RF_P1].hits++;
}

static void check_exit(struct regfile *rf, unsigned w)
{
    struct caching *k = rf->cache;
    unsigned c = k->owner_of[w];
    bool held = k->held.valid && k->held.wid == w;
    bool busy = c != CCU_NONE && k->unit[c].busy && k->unit[c].wid == w;
    if (busy || held || (rf->out.issue && rf->out.sel_wid[0] == w))
        regfile_fail(rf, "CCU-K1: warp %u ends while its unit is busy", w);
    if (c != CCU_NONE)
        touch(k, c)->in.exit = true;
}

/* CCU-I4 where it may have changed: operands that arrived and rows that were written. */
static void check_entry(struct regfile *rf, unsigned c, unsigned e)
{
    const struct caching *k = rf->cache;
    const struct ccu *u = &k->unit[c];
    uint32_t phys = k->phys[c * rf->c.z.ctn + e];
    if (memcmp(u->data + (size_t)e * rf->row_words, rf->bank + (size_t)phys * rf->row_words,
               rf->row_words * sizeof *u->data) != 0)
        rf->cache->broken = "CCU-I4";
}

static void check_values(struct regfile *rf)
{
    struct caching *k = rf->cache;
    for (uint64_t v = k->touched; v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (k->cycle[c].in.s_valid)
            check_entry(rf, c, k->unit[c].index[first_bit(k->cycle[c].in.s_valid)]);
    }
    /* with the issue stage the units have what was written in the cycle before */
    uint32_t accepted = rf->in.wb_valid & rf->out.wb_ready;
    uint32_t written = rf->c.z.stage ? k->late_valid : accepted;
    const uint32_t *phys = rf->c.z.stage ? k->late : rf->in.wb_phys;
    for (uint32_t w = written; w; w &= w - 1) {
        uint32_t row = phys[first_bit(w)];
        bool again = false; /* and is written once more, which they have not seen yet */
        for (uint32_t v = rf->c.z.stage ? accepted : 0; v; v &= v - 1)
            again |= rf->in.wb_phys[first_bit(v)] == row;
        for (unsigned c = 0; c < rf->c.z.ncu && !again; c++) {
            const struct ccu *u = &k->unit[c];
            for (uint32_t e = u->valid & ~ccu_waiting(u); e; e &= e - 1)
                if (k->phys[c * rf->c.z.ctn + first_bit(e)] == row)
                    check_entry(rf, c, first_bit(e));
        }
    }
    k->late_valid = accepted;
    memcpy(k->late, rf->in.wb_phys, rf->c.z.wbw * sizeof *k->late);
}

/* Which physical registers the entries copy, after a clock edge of the unit, which belonged to warp
 * `was`. */
static void note_entries(struct regfile *rf, unsigned c, const struct given *g, uint32_t reads,
                         unsigned was)
{
    struct caching *k = rf->cache;
    const struct results *r = &k->results[c];
    const struct unit_cycle *y = &k->cycle[c];
    const struct ccu *u = &k->unit[c];
    uint32_t *phys = k->phys + (size_t)c * rf->c.z.ctn;
    bool flushed = y->in.alloc && y->in.alloc_wid != was;
    for (uint32_t v = y->in.d_valid && !flushed ? r->owned : 0; v; v &= v - 1) {
        unsigned i = first_bit(v), e = ccu_find(u, r->reg[i]);
        if (e != CCU_NONE)
            phys[e] = r->phys[i];
    }
    for (uint32_t v = y->in.alloc ? g->src_valid : 0; v; v &= v - 1) {
        unsigned slot = first_bit(v), e = u->index[slot];
        if (reads >> slot & 1)
            phys[e] = g->phys[slot];
        else if (phys[e] != g->phys[slot])
            k->broken = "CCU-I4"; /* a hit on another register's copy */
    }
}

static void show(struct regfile *rf, unsigned c)
{
    struct caching *k = rf->cache;
    const struct ccu *u = &k->unit[c];
    uint64_t bit = 1ull << c;
    rf->free = u->busy ? rf->free & ~bit : rf->free | bit;
    rf->cand = ccu_candidate(u) ? rf->cand | bit : rf->cand & ~bit;
    k->changed = true;
}

/* Port R of a unit changes owner. */
static void note_owner(struct caching *k, unsigned c, bool was_owned, unsigned was)
{
    const struct ccu *u = &k->unit[c];
    if (was_owned && k->owner_of[was] == c)
        k->owner_of[was] = CCU_NONE;
    if (!u->owner_valid)
        return;
    if (k->owner_of[u->wid] != CCU_NONE)
        k->broken = "CCU-I1";
    k->owner_of[u->wid] = (uint8_t)c;
}

void caching_clock(struct regfile *rf)
{
    struct caching *k = rf->cache;
    const struct given *g = &k->held;
    struct given now = {0};
    uint32_t reads = 0;
    uint64_t new_owner = 0;

    fill(rf);
    if (!rf->c.z.stage)
        filter(rf, 0);
    deliver(rf);
    take(rf);
    if (rf->out.issue) {
        now = issued(rf);
        rf->counters.issued++;
        rf->cover[RF_I1].hits++;
    }
    if (!rf->c.z.stage)
        g = &now;
    if (g->valid)
        allocate(rf, g);
    for (uint64_t v = rf->c.exit_flush ? rf->in.exit : 0; v; v &= v - 1)
        check_exit(rf, first_bit(v));

    rf->arb_in.push_valid = g->valid;
    for (uint64_t v = k->touched; v; v &= v - 1) {
        unsigned c = first_bit(v);
        struct ccu *u = &k->unit[c];
        bool was_owned = u->owner_valid;
        unsigned was = u->wid;
        uint64_t hits = u->hits + u->repeats, repeats = u->repeats;
        uint32_t missing = ccu_clock(u, &k->cycle[c].in, k->cover_ccu);
        if (k->cycle[c].in.alloc) {
            reads = missing;
            rf->counters.operand_requests += popcount64(g->src_valid);
            rf->counters.cache_hits += u->hits + u->repeats - hits;
            rf->counters.repeats += u->repeats - repeats;
            k->cover[RF_C3].hits += reads != g->src_valid;
        }
        if (was_owned != u->owner_valid || was != u->wid) {
            note_owner(k, c, was_owned, was);
            new_owner |= 1ull << c;
        }
        if (k->check_values)
            note_entries(rf, c, g, missing, was);
        show(rf, c);
    }
    regfile_access_banks(rf);
    if (g->valid) { /* RF-M1 */
        k->push_cu = g->unit;
        k->push_src_valid = reads;
        if (rf->c.z.stage)
            memcpy(k->push_phys, g->phys, rf->c.z.nsrc * sizeof *k->push_phys);
        k->cover[RF_M1].hits += reads != 0;
        rf->cover[RF_I2].hits += reads != 0;
    }
    if (k->check_values)
        check_values(rf);
    for (uint64_t v = k->touched; v; v &= v - 1) {
        k->cycle[first_bit(v)].in = (struct ccu_in){0};
    }
    k->touched = 0;

    if (rf->c.z.stage) {
        k->cover[RF_P2].hits += k->receivers != 0;
        filter(rf, new_owner);
        k->changed |= k->held.valid || now.valid;
        k->held.valid = false;
        if (now.valid)
            hold(rf, &now);
    }
    ccu_allocator_clock(&k->alloc, &k->alloc_in, &k->alloc_out, k->cover_alloc);
    if (rf->c.malekeh) {
        k->sched_in.issue = rf->out.issue;
        malekeh_scheduler_clock(&k->sched, &k->sched_in, &k->sched_out, k->cover_sched);
    }
}

void caching_rest(struct regfile *rf)
{
    rf->cache->cover_filter[WF_Z1].hits++;
}

const uint32_t *caching_operand(const struct regfile *rf, unsigned unit, unsigned k)
{
    const struct ccu *u = &rf->cache->unit[unit];
    return u->data + (size_t)u->index[k] * rf->row_words;
}

bool caching_held(const struct regfile *rf)
{
    return rf->cache->held.valid;
}

bool caching_results(const struct regfile *rf)
{
    return rf->c.z.stage && rf->cache->receivers;
}

const char *caching_law(const struct regfile *rf)
{
    const struct regfile_counters *n = &rf->counters;
    if (n->operand_requests != n->cache_hits + n->bank_reads + rf->arb.queued)
        return "RF-C3";
    return rf->cache->broken;
}
