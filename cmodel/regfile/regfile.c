#include "cmodel/core/crossbar.h"
#include "cmodel/regfile/regfile_ccu.h"
#include "cmodel/regfile/regfile_state.h"
#include "cmodel/util.h"
#include <stdarg.h>

static const char *const rules[RF_NRULES] = {"RF-I1", "RF-I2", "RF-I3", "RF-C1",
                                             "RF-W1", "RF-D1", "RF-H1", "RF-C2"};
static const char *const sram_rules[SR_NRULES] = {"SR-W1", "SR-R1", "SR-X1"};

static void create_cover(struct regfile *rf)
{
    struct cover_rules lists[16];
    struct cover_point **first[16];
    size_t n = 0;
    const struct {
        struct cover_rules list;
        struct cover_point **first;
        bool exists;
    } parts[] = {{{rules, RF_NRULES}, &rf->cover, true},
                 {warp_scheduler_rules, &rf->cover_sched, !rf->c.malekeh},
                 {ocu_allocator_rules, &rf->cover_alloc, !rf->c.z.ccu},
                 {ocu_rules, &rf->cover_ocu, !rf->c.z.ccu},
                 {bank_arbiter_rules, &rf->cover_arb, true},
                 {steal_arbiter_rules, &rf->cover_steal, !rf->c.z.ccu},
                 {crossbar_rules, &rf->cover_xbar, true},
                 {dispatcher_rules, &rf->cover_disp, true},
                 {{sram_rules, SR_NRULES}, &rf->cover_sram, true}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].exists) {
            lists[n] = parts[i].list;
            first[n++] = parts[i].first;
        }
    if (rf->cache)
        n += caching_cover_lists(rf, lists + n, first + n);
    struct cover_point *at = cover_new(lists, n);
    for (size_t i = 0; i < n; i++) {
        *first[i] = at;
        at += lists[i].n;
    }
    rf->ncover = (size_t)(at - rf->cover);
}

static void create_io(struct regfile *rf)
{
    struct port t[REGFILE_PORTS];
    regfile_ports(&rf->c, t);
    ports_allocate(t, REGFILE_PORTS, true, &rf->in, rf->payload);
    ports_allocate(t, REGFILE_PORTS, false, &rf->out, rf->payload);
    rf->out.disp_cu = xcalloc(rf->c.z.ndisp, sizeof *rf->out.disp_cu);
}

static void destroy_io(struct regfile *rf)
{
    struct port t[REGFILE_PORTS];
    regfile_ports(&rf->c, t);
    ports_release(t, REGFILE_PORTS, true, &rf->in);
    ports_release(t, REGFILE_PORTS, false, &rf->out);
    free(rf->out.disp_cu);
}

/* The wires between the blocks that never change: outputs of one are inputs of another. */
static void connect(struct regfile *rf)
{
    rf->arb_in =
        (struct bank_arbiter_in){.push_cu = rf->alloc_out.grant,
                                 .push_src_valid = rf->c.bow ? &rf->missing : rf->in.inst_src_valid,
                                 .push_phys = rf->in.inst_phys,
                                 .push_stolen = rf->c.z.steal ? rf->steal_out.stolen : NULL,
                                 .wr_phys = rf->in.wb_phys,
                                 .steal_row = rf->steal_out.steal_row,
                                 .steal_sched = rf->steal_out.steal_sched,
                                 .steal_slot = rf->steal_out.steal_slot};
    rf->steal_in = (struct steal_arbiter_in){.cand_wid = rf->out.cand_wid,
                                             .cand_src_valid = rf->in.cand_src_valid,
                                             .cand_phys = rf->in.cand_phys,
                                             .ready = rf->in.warp_ready};
    rf->disp_in = (struct dispatcher_in){.allocated = rf->arb.allocated};
}

struct regfile *regfile_create_config(const struct model_config *c, bool payload)
{
    struct regfile *rf = xcalloc(1, sizeof *rf);
    const struct sizes *z = &c->z;
    rf->c = *c;
    rf->payload = payload;
    rf->row_words = words32(z->w);
    rf->meta_words = words32(z->meta_bits);
    create_io(rf);
    if (z->ccu)
        caching_create(rf);
    create_cover(rf);

    rf->sched = xcalloc(z->nsched, sizeof *rf->sched);
    rf->sched_in = xcalloc(z->nsched, sizeof *rf->sched_in);
    rf->sched_out = xcalloc(z->nsched, sizeof *rf->sched_out);
    for (unsigned s = 0; s < z->nsched; s++)
        warp_scheduler_init(&rf->sched[s], c);
    rf->ocu = xcalloc(z->ncu, sizeof *rf->ocu);
    for (unsigned i = 0; i < z->ncu && !z->ccu; i++)
        ocu_init(&rf->ocu[i], c, payload);
    ocu_allocator_init(&rf->alloc, c);
    rf->alloc_out.grant = xcalloc(z->nsched, sizeof *rf->alloc_out.grant);
    bank_arbiter_init(&rf->arb, c);
    rf->arb_out = bank_arbiter_out_new(c);
    steal_arbiter_init(&rf->steal, c);
    rf->steal_out = steal_arbiter_out_new(c);
    dispatcher_init(&rf->disp, c);
    rf->disp_out.disp_sel = xcalloc(z->ndisp, sizeof *rf->disp_out.disp_sel);
    connect(rf);
    if (rf->cache)
        caching_connect(rf);

    size_t nreg = (size_t)z->nbank * z->depth;
    if (payload) {
        rf->bank = xcalloc(nreg * rf->row_words, sizeof *rf->bank);
        rf->read_data =
            xcalloc((size_t)z->rf_lat * z->nbank * rf->row_words, sizeof *rf->read_data);
    }
    regfile_reset(rf);
    return rf;
}

struct regfile *regfile_create(const struct params *p, bool payload)
{
    struct model_config c = model_config(p);
    return regfile_create_config(&c, payload);
}

void regfile_destroy(struct regfile *rf)
{
    if (!rf)
        return;
    void *const own[] = {
        rf->sched_in,  rf->sched_out, rf->alloc_out.grant, rf->disp_out.disp_sel, rf->bank,
        rf->read_data, rf->cover};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        free(own[i]);
    destroy_io(rf);
    for (unsigned s = 0; s < rf->c.z.nsched; s++)
        warp_scheduler_free(&rf->sched[s]);
    for (unsigned i = 0; i < rf->c.z.ncu; i++)
        ocu_free(&rf->ocu[i]);
    caching_destroy(rf);
    free(rf->sched);
    free(rf->ocu);
    ocu_allocator_free(&rf->alloc);
    bank_arbiter_free(&rf->arb);
    bank_arbiter_out_free(&rf->arb_out);
    steal_arbiter_free(&rf->steal);
    steal_arbiter_out_free(&rf->steal_out);
    dispatcher_free(&rf->disp);
    free(rf);
}

void regfile_reset(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    for (unsigned s = 0; s < z->nsched; s++)
        warp_scheduler_reset(&rf->sched[s]);
    for (unsigned i = 0; i < z->ncu; i++)
        ocu_reset(&rf->ocu[i]);
    ocu_allocator_reset(&rf->alloc);
    bank_arbiter_reset(&rf->arb);
    steal_arbiter_reset(&rf->steal);
    dispatcher_reset(&rf->disp);
    if (rf->cache)
        caching_reset(rf);
    rf->free = low_bits(z->ncu);
    rf->cand = 0;
    rf->steal_out.force_valid = 0;
    rf->counters = (struct regfile_counters){0};
    rf->error[0] = 0;
}

struct regfile_in *regfile_inputs(struct regfile *rf)
{
    return &rf->in;
}

const struct regfile_out *regfile_outputs(const struct regfile *rf)
{
    return &rf->out;
}

unsigned regfile_row_words(const struct regfile *rf)
{
    return rf->row_words;
}

unsigned regfile_meta_words(const struct regfile *rf)
{
    return rf->meta_words;
}

void regfile_fail(struct regfile *rf, const char *fmt, ...)
{
    if (rf->error[0])
        return;
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(rf->error, sizeof rf->error, fmt, ap);
    va_end(ap);
}

void regfile_check_register(struct regfile *rf, const char *port, uint32_t *phys)
{
    uint32_t n = rf->c.z.nbank * rf->c.z.depth;
    if (*phys < n)
        return;
    regfile_fail(rf, "RF-W1: %s: there is no register %u (of %u)", port, *phys, n);
    *phys = 0;
}

/* Before regfile_select() uses the numbers. */
static void check_requests(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    for (unsigned s = 0; s < z->nsched; s++) {
        if (rf->in.warp_ready[s] & ~low_bits(z->n)) {
            regfile_fail(rf, "RF-I1: scheduler %u has %u warps, others are ready", s, z->n);
            rf->in.warp_ready[s] &= low_bits(z->n);
        }
    }
    if (rf->in.wb_valid & ~(uint32_t)low_bits(z->wbw)) {
        regfile_fail(rf, "RF-W1: there are %u write ports, others are valid", z->wbw);
        rf->in.wb_valid &= (uint32_t)low_bits(z->wbw);
    }
    for (uint32_t v = rf->in.wb_valid; v; v &= v - 1)
        regfile_check_register(rf, "wb_phys", &rf->in.wb_phys[first_bit(v)]);
}

void regfile_dispatch(struct regfile *rf)
{
    struct regfile_out *out = &rf->out;
    uint32_t was = out->disp_valid;
    rf->disp_in.cand = rf->cand;
    dispatcher_eval(&rf->disp, &rf->disp_in, &rf->disp_out);
    out->disp_valid = rf->disp_out.disp_valid;
    for (uint32_t v = out->disp_valid; v; v &= v - 1) { /* RF-D1 */
        unsigned p = first_bit(v), unit = rf->disp_out.disp_sel[p];
        if (rf->cache) {
            caching_show(rf, p, unit);
            continue;
        }
        const struct ocu *o = &rf->ocu[unit];
        out->disp_cu[p] = unit;
        out->disp_wid[p] = o->wid;
        out->disp_src_valid[p] = o->src_valid;
        words_copy(out->disp_meta + (size_t)p * rf->meta_words, o->meta, rf->meta_words);
    }
    for (uint32_t v = was & ~out->disp_valid; v; v &= v - 1) {
        unsigned p = first_bit(v);
        out->disp_cu[p] = out->disp_wid[p] = out->disp_src_valid[p] = 0;
        memset(out->disp_meta + (size_t)p * rf->meta_words, 0,
               rf->meta_words * sizeof *out->disp_meta);
    }
}

/* Candidates that were latched in the cycle before read idle banks and force their warps. */
static void select_steals(struct regfile *rf)
{
    if (rf->steal.valid) { /* it looks at nothing else without */
        rf->steal_in.avail = ocu_allocator_avail(&rf->alloc, rf->free);
        rf->steal_in.bank_busy = bank_arbiter_busy(&rf->arb, rf->in.wb_valid, rf->in.wb_phys);
    }
    steal_arbiter_eval(&rf->steal, &rf->steal_in, &rf->steal_out);
    rf->arb_in.steal_valid = rf->steal_out.steal_valid;
}

void regfile_select_warps(struct regfile *rf)
{
    struct regfile_out *out = &rf->out;
    out->sel_valid = out->cand_valid = 0;
    for (unsigned s = 0; s < rf->c.z.nsched; s++) {
        struct warp_scheduler_in *in = &rf->sched_in[s];
        struct warp_scheduler_out *o = &rf->sched_out[s];
        in->ready = rf->in.warp_ready[s];
        if (rf->c.bow)
            in->ready &= rf->free;
        in->launch_valid = rf->in.launch_valid >> s & 1;
        in->launch_wid = rf->in.launch_wid[s];
        if (rf->c.z.steal) {
            in->force_valid = rf->steal_out.force_valid >> s & 1;
            in->force_wid = rf->steal_out.force_wid[s];
        }
        warp_scheduler_eval(&rf->sched[s], in, o);
        out->sel_valid |= (uint32_t)o->sel_valid << s;
        out->sel_wid[s] = o->sel_wid;
        out->cand_valid |= (uint32_t)o->cand_valid << s;
        out->cand_wid[s] = o->cand_wid;
    }
}

/* Every warp has its own collector, and is selected only while that is free. */
static void allocate_own(struct regfile *rf)
{
    rf->alloc_out.granted = rf->out.sel_valid;
    rf->alloc_out.grant[0] = rf->out.sel_wid[0];
}

void regfile_select(struct regfile *rf)
{
    struct regfile_out *out = &rf->out;
    check_requests(rf);
    if (rf->cache) {
        caching_select(rf);
    } else {
        if (rf->c.z.steal)
            select_steals(rf);
        regfile_select_warps(rf);
        rf->alloc_in =
            (struct ocu_allocator_in){.free = rf->free, .want = out->sel_valid}; /* RF-I1 */
        if (rf->c.bow)
            allocate_own(rf);
        else
            ocu_allocator_eval(&rf->alloc, &rf->alloc_in, &rf->alloc_out);
        out->issue = rf->alloc_out.granted;
        out->force = rf->steal_out.force_valid;
        rf->arb_in.push_valid = out->issue;
    }
    rf->arb_in.wr_valid = rf->in.wb_valid;
    bank_arbiter_eval(&rf->arb, &rf->arb_in, &rf->arb_out);
    out->wb_ready = rf->arb_out.wr_ready; /* RF-W1 */
}

/* A collector that was filled or allocated may be complete by that. */
static void complete(struct regfile *rf, unsigned cu)
{
    if (!ocu_candidate(&rf->ocu[cu]))
        return;
    rf->cover_ocu[OCU_D1].hits += !(rf->cand >> cu & 1);
    rf->cand |= 1ull << cu;
}

/* FILL: operands that were granted RF_LAT cycles ago reach their collectors. */
static void fill(struct regfile *rf)
{
    const struct read_set *now = rf->arb_out.arrive;
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), cu = now->to[b].cu;
        ocu_receive(&rf->ocu[cu], now->to[b].slot, arriving_row(rf, b));
        complete(rf, cu);
    }
    rf->cover_ocu[OCU_S1].hits += now->n;
    rf->cover_xbar[XB_R1].hits += now->n;
    rf->cover_xbar[XB_Z1].hits += now->n == 0;
}

/* The banks: data of this cycle's reads set out for the collectors, writes are done. */
void regfile_access_banks(struct regfile *rf)
{
    const struct bank_arbiter_out *o = &rf->arb_out;
    unsigned reads = rf->c.z.steal ? popcount64(o->bank_en & ~o->bank_we) : o->granted.n;
    rf->cover_xbar[XB_W1].hits += o->writes;
    rf->cover_sram[SR_W1].hits += o->writes;
    rf->cover_sram[SR_R1].hits += reads;
    rf->cover_sram[SR_X1].hits += rf->c.z.rf_lat && reads < rf->c.z.nbank;
    if (!rf->payload)
        return;
    uint32_t *pipe = rf->read_data + (size_t)rf->arb.now * rf->c.z.nbank * rf->row_words;
    for (uint64_t v = rf->c.z.rf_lat ? o->granted.banks : 0; v; v &= v - 1) {
        unsigned b = first_bit(v);
        memcpy(pipe + (size_t)b * rf->row_words, bank_row(rf, b, o->bank_row[b]),
               rf->row_words * sizeof *pipe);
    }
    for (uint64_t v = o->bank_we; v; v &= v - 1) {
        unsigned b = first_bit(v), i = o->wr_port[b];
        lanes_merge(bank_row(rf, b, o->bank_row[b]), rf->in.wb_data + (size_t)i * rf->row_words,
                    rf->in.wb_mask[i], rf->c.z.lanes, rf->c.z.lane_bits);
    }
}

/* RF-D1, DI-T1: collectors that are taken are free from the next cycle on. */
static void take(struct regfile *rf)
{
    rf->disp_in.disp_ready = rf->in.disp_ready;
    if (!rf->disp_out.disp_valid)
        return; /* nothing is offered, so no port holds anything */
    uint64_t gone = dispatcher_take(&rf->disp_out, rf->in.disp_ready);
    unsigned n = 0;
    for (uint64_t v = gone; v; v &= v - 1, n++)
        ocu_take(&rf->ocu[first_bit(v)]);
    rf->cand &= ~gone;
    rf->free |= gone;
    rf->counters.dispatched += n;
    rf->cover[RF_D1].hits += n;
    rf->cover_ocu[OCU_D2].hits += n;
    rf->cover_ocu[OCU_A2].hits += n;
    rf->cover_ocu[OCU_D3].hits++;
    dispatcher_clock(&rf->disp, &rf->disp_in, &rf->disp_out, rf->cover_disp);
}

/* RF-I1, RF-I2: collectors take the instructions that are issued. */
static void issue(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    uint32_t issued = rf->out.issue;
    for (uint32_t v = issued; v; v &= v - 1) {
        unsigned s = first_bit(v), cu = rf->alloc_out.grant[s];
        uint32_t src = rf->in.inst_src_valid[s];
        ocu_alloc(&rf->ocu[cu], rf->out.sel_wid[s] * z->nsched + s,
                  rf->in.inst_meta + (size_t)s * rf->meta_words, src);
        rf->free &= ~(1ull << cu);
        complete(rf, cu);
        if (z->steal)
            src &= ~rf->steal_out.stolen[s];
        if (rf->c.bow) {
            rf->missing = src & ~rf->in.inst_held;
            rf->counters.cache_hits += popcount64(src & ~rf->missing);
            rf->ocu[cu].ready = src & ~rf->missing;
            src = rf->missing;
            complete(rf, cu);
        }
        rf->cover[RF_I2].hits += src != 0;
        rf->cover[RF_I1].hits++;
        rf->cover_ocu[OCU_A1].hits++;
        rf->counters.issued++;
    }
}

/* The registers of one instruction's operands. */
static void check_operands(struct regfile *rf, const char *port, uint32_t src_valid, uint32_t *phys)
{
    uint32_t n = rf->c.z.nbank * rf->c.z.depth, none = 0;
    for (unsigned k = 0; k < rf->c.z.nsrc;
         k++) /* all slots: a loop of constant length is quicker */
        none |= (uint32_t)(phys[k] >= n) << k;
    for (uint32_t v = none & src_valid; v; v &= v - 1)
        regfile_check_register(rf, port, &phys[first_bit(v)]);
}

static void check_issue(struct regfile *rf, unsigned s)
{
    const struct sizes *z = &rf->c.z;
    uint32_t *phys = rf->in.inst_phys + (size_t)s * z->nsrc;
    if (rf->in.inst_src_valid[s] & ~(uint32_t)low_bits(z->nsrc)) {
        regfile_fail(rf, "RF-I1: an instruction of scheduler %u has more than %u operands", s,
                     z->nsrc);
        rf->in.inst_src_valid[s] &= (uint32_t)low_bits(z->nsrc);
    }
    check_operands(rf, "inst_phys", rf->in.inst_src_valid[s], phys);
    for (uint32_t v = rf->in.wb_valid & ~rf->out.wb_ready; v; v &= v - 1)
        for (uint32_t src = rf->in.inst_src_valid[s]; src; src &= src - 1)
            if (rf->in.wb_phys[first_bit(v)] == phys[first_bit(src)])
                regfile_fail(
                    rf, "RF-H1: an issued instruction reads register %u, whose write still waits",
                    phys[first_bit(src)]);
    if (!z->steal || !(rf->out.force >> s & 1))
        return;
    for (uint32_t st = rf->steal_out.stolen[s]; st; st &= st - 1) {
        unsigned k = first_bit(st);
        rf->cover[RF_I3].hits++;
        if (!(rf->in.inst_src_valid[s] >> k & 1) || phys[k] != rf->steal.phys[s * z->nsrc + k])
            regfile_fail(
                rf, "RF-I3: scheduler %u issues another instruction than its candidate was", s);
    }
}

static void check_candidates(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    rf->cover[RF_C1].hits += rf->out.cand_valid != 0;
    for (uint32_t v = rf->out.cand_valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        rf->in.cand_src_valid[s] &= (uint32_t)low_bits(z->nsrc);
        check_operands(rf, "cand_phys", rf->in.cand_src_valid[s],
                       rf->in.cand_phys + (size_t)s * z->nsrc);
    }
}

/* The duties of the surroundings; what is wrong is recorded and made harmless. */
static void check_surroundings(struct regfile *rf)
{
    for (uint32_t v = rf->in.wb_valid; v; v &= v - 1) {
        uint32_t phys = rf->in.wb_phys[first_bit(v)];
        rf->cover[RF_H1].hits += rf->arb.queued != 0;
        if (bank_arbiter_queued(&rf->arb, phys))
            regfile_fail(rf, "RF-H1: a write to register %u, which a collector still has to read",
                         phys);
    }
    if (rf->out.force & ~rf->out.issue)
        regfile_fail(rf, "ST-N7: a forced warp is not issued");
    for (uint32_t v = rf->out.issue; v; v &= v - 1)
        check_issue(rf, first_bit(v));
    if (rf->c.z.steal)
        check_candidates(rf);
}

void regfile_clock(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    check_surroundings(rf);
    rf->cover[RF_W1].hits += rf->out.wb_ready != 0;
    rf->cover[RF_C2].hits += rf->free != low_bits(z->ncu);

    if (rf->cache) {
        caching_clock(rf);
    } else {
        fill(rf);
        regfile_access_banks(rf);
        take(rf);
        issue(rf);
        if (!rf->c.bow)
            ocu_allocator_clock(&rf->alloc, &rf->alloc_in, &rf->alloc_out, rf->cover_alloc);
    }
    bank_arbiter_clock(&rf->arb, &rf->arb_in, &rf->arb_out, rf->cover_arb);
    for (unsigned s = 0; s < z->nsched && !rf->c.malekeh; s++) {
        rf->sched_in[s].issue = rf->out.issue >> s & 1;
        warp_scheduler_clock(&rf->sched[s], &rf->sched_in[s], &rf->sched_out[s], rf->cover_sched);
    }
    if (z->steal) {
        rf->steal_in.cand_valid = rf->out.cand_valid;
        steal_arbiter_clock(&rf->steal, &rf->steal_in, &rf->steal_out, rf->cover_steal);
    }
    if (rf->arb.error)
        regfile_fail(rf, "%s", rf->arb.error);
    if (!rf->cache)
        rf->counters.operand_requests = rf->arb.operand_requests + rf->counters.cache_hits;
    rf->counters.bank_reads = rf->arb.bank_reads;
    rf->counters.bank_writes = rf->arb.bank_writes;
    rf->counters.steals = rf->arb.steals;
    rf->counters.conflict_cycles = rf->arb.conflict_cycles;
}

bool regfile_at_rest(const struct regfile *rf)
{
    const struct regfile_out *out = &rf->out;
    return rf->free == low_bits(rf->c.z.ncu) && !rf->steal.valid &&
           !(rf->cache && (caching_held(rf) || caching_results(rf) || rf->in.exit)) &&
           !(out->sel_valid | out->cand_valid | out->wb_ready | out->disp_valid) &&
           bank_arbiter_at_rest(&rf->arb);
}

void regfile_rest(struct regfile *rf)
{
    bank_arbiter_rest(&rf->arb, rf->cover_arb);
    if (rf->cache)
        caching_rest(rf);
    else
        ocu_allocator_rest(&rf->alloc, rf->cover_alloc);
    rf->cover_xbar[XB_Z1].hits++;
    rf->cover_sram[SR_X1].hits += rf->c.z.rf_lat != 0;
}

const uint32_t *regfile_disp_data(const struct regfile *rf, unsigned p, unsigned k)
{
    if (!rf->payload || !(rf->out.disp_valid >> p & 1) || !(rf->out.disp_src_valid[p] >> k & 1))
        return NULL;
    if (rf->cache)
        return caching_operand(rf, rf->out.disp_cu[p], k);
    return rf->ocu[rf->out.disp_cu[p]].data + (size_t)k * rf->row_words;
}

const uint32_t *regfile_peek(const struct regfile *rf, uint32_t phys)
{
    return rf->payload ? rf->bank + (size_t)phys * rf->row_words : NULL;
}

const struct regfile_counters *regfile_counters(const struct regfile *rf)
{
    return &rf->counters;
}

unsigned regfile_busy(const struct regfile *rf)
{
    return popcount64(low_bits(rf->c.z.ncu) & ~rf->free);
}

unsigned regfile_queued(const struct regfile *rf)
{
    return rf->arb.queued;
}

const char *regfile_law(const struct regfile *rf)
{
    if (!bank_arbiter_conserves(&rf->arb))
        return "BA-C1";
    unsigned held = rf->cache && caching_held(rf);
    if (rf->counters.issued != rf->counters.dispatched + regfile_busy(rf) + held)
        return "RF-C2";
    return rf->cache ? caching_law(rf) : NULL;
}

const char *regfile_error(const struct regfile *rf)
{
    return rf->error[0] ? rf->error : NULL;
}

const struct cover_point *regfile_cover(const struct regfile *rf, size_t *n)
{
    *n = rf->ncover;
    return rf->cover;
}
