/* core: the register files of one SM and what they share (docs/blocks/core.md). */
#include "cmodel/regfile/core.h"
#include "base/mem.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/util.h"

void core_init(struct core *c, const struct params *p)
{
    struct model_config m = model_config(p);
    struct warp_status_config status = warp_status_config(p);
    struct watermark_config marks = watermark_config(p);
    struct cover_rules lists[] = {core_rules,       sthld_rules,       waiting_counter_rules,
                                  simt_stack_rules, warp_status_rules, watermark_rules};
    *c = (struct core){.n = m.subcores, .waits = config_waits(&m)};
    c->adaptive = c->waits && m.sthld.adaptive;
    c->shared = c->waits && m.scope_sm;
    sthld_init(&c->sthld, &m.sthld);
    size_t n = sizeof lists / sizeof *lists;
    c->cover = cover_new(lists, n);
    c->cover_sthld = c->cover + lists[0].n;
    c->cover_counter = c->cover_sthld + lists[1].n;
    c->cover_simt = c->cover_counter + lists[2].n;
    c->cover_status = c->cover_simt + lists[3].n;
    c->cover_mark = c->cover_status + lists[4].n;
    c->paths = m.z.renames;
    c->gives = m.z.gives;
    c->chooses = m.z.chooses;
    c->nw = m.z.nw;
    warp_status_init(&c->status, &status);
    watermark_init(&c->watermark, &marks);
    c->choice.first = true;
    for (unsigned u = 0; u < c->n && c->paths; u++)
        simt_stack_init(&c->simt[u], m.z.nw, m.z.lanes, params_u(p, "simt_stack.depth"));
    for (size_t i = 0; i < n; i++)
        c->ncover += lists[i].n;
}

void core_free(struct core *c)
{
    for (unsigned u = 0; u < c->n && c->paths; u++)
        simt_stack_free(&c->simt[u]);
    watermark_free(&c->watermark);
    free(c->cover);
}

void core_reset(struct core *c)
{
    sthld_reset(&c->sthld);
    c->wait_cnt = 0;
    c->in = (struct core_in){0};
    struct warp_status_config status = c->status.c;
    warp_status_init(&c->status, &status);
    c->told.valid = false;
    watermark_reset(&c->watermark);
    c->choice.asks = false;
    c->choice.first = true;
    for (unsigned u = 0; u < c->n && c->paths; u++)
        simt_stack_reset(&c->simt[u]);
}

void core_attach(struct core *c, unsigned u, struct regfile *rf)
{
    c->rf[u] = rf;
}

static uint64_t of_unit(const struct core *c, unsigned u, uint64_t warps)
{
    return warps >> u * c->nw & low_bits(c->nw);
}

/* CO-V1: the level that warp_status is asked for; whether it is. */
static bool wanted(const struct core *c, struct core_level *l)
{
    const struct core_warps *w = &c->in.warps;
    *l = c->chooses ? c->choice.table[c->choice.at]
                    : (struct core_level){w->level_regions, w->level_size, w->level_k, w->level_s};
    return c->chooses ? c->choice.asks : w->level_valid;
}

/* CO-E1, CO-E2: warp_status' inputs, of which outputs need the launch alone. */
static struct warp_status_in asked(const struct core *c)
{
    const struct core_warps *w = &c->in.warps;
    struct core_level l;
    bool level = wanted(c, &l);
    struct warp_status_in s = {.level_valid = level,
                               .level_regions = l.regions,
                               .launch_valid = w->launch_valid,
                               .launch_wid = w->launch_wid,
                               .launch_tb = w->launch_tb,
                               .region_ready = !(c->status.swap && w->swap_ready),
                               .swap_ready = w->swap_ready};
    for (unsigned u = 0; u < c->n; u++) {
        const struct simt_out *o = &c->out.path[u];
        const struct core_path *p = &c->in.path[u];
        uint64_t ends = (o->ended_valid ? 1ull << o->ended_wid : 0) |
                        (o->overflow ? 1ull << o->overflow_wid : 0) |
                        (p->kill_valid ? 1ull << p->kill_wid : 0);
        s.launch_need[u] = w->launch_need[u];
        s.ends |= ends << u * c->nw;
        s.arrives |= w->arrives[u] << u * c->nw;
        s.drained |= (w->drained[u] & ~regfile_outputs(c->rf[u])->hold) << u * c->nw;
    }
    return s;
}

/* CO-L2: register file u is told of the region that was given in the last cycle. */
static void tell(struct core *c, unsigned u)
{
    struct regfile_in *in = regfile_inputs(c->rf[u]);
    const struct core_region *t = &c->told;
    in->region_valid = t->valid && t->wid / c->nw == u;
    in->region_wid = in->region_valid ? t->wid % c->nw : 0;
    in->region_base = in->region_valid ? t->slot * c->level.size : 0;
    in->region_move = in->region_valid && t->move;
    in->region_k = c->level.k;
    in->region_s = c->level.s;
    in->launch_valid = in->region_valid && !in->region_move;
    in->launch_wid[0] = in->region_wid;
}

/* CO-G1, CO-G2, CO-R1 */
static void hold_warps(struct core *c, unsigned u)
{
    struct simt_in none = {.op_wid = SIMT_NOBODY};
    struct simt_out *o = &c->out.path[u];
    struct regfile_in *in = regfile_inputs(c->rf[u]);
    simt_stack_eval(&c->simt[u], &none, o);
    uint64_t without = c->gives ? ~of_unit(c, u, c->out.warps.holders) : 0;
    regfile_withhold(c->rf[u], o->op_ready ? o->hold | without : ~0ull);
    in->release_valid = o->release_valid;
    in->release_wid = o->release_wid;
}

/* What SIMT stack u is told in this cycle. */
static struct simt_in told(const struct core *c, unsigned u)
{
    const struct regfile_in *in = regfile_inputs(c->rf[u]);
    const struct regfile_out *out = regfile_outputs(c->rf[u]);
    const struct core_path *p = &c->in.path[u];
    struct simt_in s = {.launch_valid = in->region_valid && !in->region_move,
                        .launch_wid = in->region_wid,
                        .launch_mask = p->begin_mask,
                        .launch_pc = p->begin_pc,
                        .op_valid = out->issue && p->inst_last,
                        .op_wid = out->sel_valid ? out->sel_wid[0] : SIMT_NOBODY,
                        .op = p->inst_control,
                        .op_mask = p->inst_mask,
                        .op_next = p->inst_next,
                        .op_target = p->inst_target,
                        .op_reconv = p->inst_reconv,
                        .op_indirect = p->inst_indirect,
                        .op_frame = in->inst_op == SIMT_CALL,
                        .kill_valid = p->kill_valid,
                        .kill_wid = p->kill_wid,
                        .release_ready = out->release_ready,
                        .frame_hold = out->hold};
    memcpy(s.lane_target, p->lane_target, sizeof s.lane_target);
    return s;
}

void core_answered(struct core *c, unsigned u)
{
    if (!c->paths)
        return;
    struct simt_in s = told(c, u);
    simt_stack_eval(&c->simt[u], &s, &c->out.path[u]);
}

static void clock_path(struct core *c, unsigned u)
{
    struct simt_in s = told(c, u);
    const struct regfile_in *in = regfile_inputs(c->rf[u]);
    c->cover[CO_L1].hits += s.launch_valid;
    c->cover[CO_G1].hits += (in->warp_ready[0] & c->out.path[u].hold) != 0;
    c->cover[CO_C1].hits += s.op_valid && s.op == SIMT_CALL && s.op_frame;
    c->cover[CO_R1].hits += in->release_valid && s.release_ready;
    simt_stack_clock(&c->simt[u], &s, c->cover_simt);
}

void core_inside(struct core *c, unsigned u)
{
    struct regfile_in *in = regfile_inputs(c->rf[u]);
    if (c->waits) { /* CO-T1, CO-W1 */
        in->sthld = c->out.threshold;
        in->wait_cnt = c->out.wait_count;
    }
    if (c->gives)
        tell(c, u);
    if (c->paths)
        hold_warps(c, u);
}

void core_requests(struct core *c)
{
    c->out = (struct core_out){
        .threshold = c->sthld.fsm.sthld, .state = c->sthld.fsm.state, .wait_count = c->wait_cnt};
    if (c->gives) {
        struct warp_status_in s = asked(c);
        warp_status_eval(&c->status, &s, &c->out.warps);
    }
    if (c->chooses)
        watermark_eval(&c->watermark, &c->in.marks.in, &c->out.marks);
    for (unsigned u = 0; u < c->n; u++)
        core_inside(c, u);
}

static void clock_warps(struct core *c)
{
    struct warp_status_in s = asked(c);
    const struct warp_status_out *o = &c->out.warps;
    const struct core_warps *w = &c->in.warps;
    warp_status_clock(&c->status, &s, c->cover_status);
    bool swaps = o->swap_valid && s.swap_ready;
    c->cover[CO_L2].hits += c->told.valid;
    c->cover[CO_E1].hits += s.ends != 0;
    c->cover[CO_G2].hits += (c->status.live & ~c->status.holder) != 0;
    for (unsigned u = 0; u < c->n; u++)
        c->cover[CO_E2].hits += (w->drained[u] & regfile_outputs(c->rf[u])->hold) != 0;
    c->told = (struct core_region){.valid = swaps || o->region_valid,
                                   .move = swaps ? o->swap_restore : o->region_restore,
                                   .wid = swaps ? o->swap_in : o->region_wid,
                                   .slot = swaps ? o->swap_slot : o->region_slot};
    struct core_level l;
    if (wanted(c, &l) && o->level_ready) {
        c->level = l;
        c->choice.asks = false;
    }
}

/* CO-V1: what begins now is asked for from the next cycle on, so clock_warps() was before. */
static void clock_marks(struct core *c)
{
    const struct watermark_in *in = &c->in.marks.in;
    const struct watermark_out *o = &c->out.marks;
    struct core_choice *t = &c->choice;
    watermark_clock(&c->watermark, in, c->cover_mark);
    if (o->start_ready & 1) {
        c->cover[CO_V1].hits += !t->first && o->start_level != t->at;
        t->asks |= t->first || o->start_level != t->at;
        t->at = o->start_level;
        t->first = false;
    }
    if (in->kernel_valid && o->kernel_ready) {
        memcpy(t->table, c->in.marks.table, sizeof t->table);
        t->first = true;
    }
}

void core_clock(struct core *c)
{
    unsigned issued = 0, waiting = 0, replaced = 0;
    for (unsigned u = 0; u < c->n; u++) {
        const struct regfile_out *out = regfile_outputs(c->rf[u]);
        issued += popcount64(out->issue);
        waiting += out->waiting;
        replaced += out->replaced;
    }
    c->cover[CO_P1].hits += issued > 1;
    for (unsigned u = 0; u < c->n && c->paths; u++)
        clock_path(c, u);
    if (c->gives)
        clock_warps(c);
    if (c->chooses)
        clock_marks(c);
    if (!c->waits)
        return;
    c->cover[CO_T1].hits += waiting != 0;
    if (c->adaptive) {
        c->cover[CO_I1].hits += issued > 1;
        sthld_clock(&c->sthld, issued + c->in.issued_others, c->cover_sthld);
        if (c->in.rom_we) {
            sthld_write(&c->sthld, c->in.rom_addr, c->in.rom_data);
            c->cover_sthld[SH_T1].hits++;
        }
    }
    if (!c->shared)
        return;
    c->cover[CO_W1].hits += waiting > 1;
    c->cover_counter[WC_A1].hits += waiting && !replaced;
    c->cover_counter[WC_R1].hits += replaced != 0;
    c->wait_cnt = waiting_counter_next(c->wait_cnt, waiting, replaced != 0);
}
