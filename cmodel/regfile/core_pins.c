/* The ports of a core in its image, and the core as a block. */
#include "base/mem.h"
#include "cmodel/regfile/core.h"
#include "cmodel/util.h"

/* From inside of the core; with `gives` a warp's region is, and its launch in the scheduler. */
static bool is_inside(enum regfile_port i, bool gives)
{
    switch (i) {
    case PORT_sthld:
    case PORT_wait_cnt:
    case PORT_release_valid:
    case PORT_release_wid:
    case PORT_release_ready:
        return true;
    case PORT_launch_valid:
    case PORT_launch_wid:
    case PORT_region_valid:
    case PORT_region_wid:
    case PORT_region_base:
    case PORT_region_k:
    case PORT_region_s:
    case PORT_region_move:
        return gives;
    default:
        return false;
    }
}

static unsigned bits_of(const struct port *t)
{
    return t->items * t->width;
}

/* Of the warps' regions; without a warp_status of no width. */
static void warp_ports(const struct params *p, struct pin_list *l, struct core_warp_ports *t)
{
    struct sizes z = params_sizes(p);
    t->n = params_u(p, "env.subcores");
    unsigned one = z.gives, each = z.gives ? t->n : 0, told = z.gives && !z.chooses;
    t->nw = z.nw;
    t->widw = z.widw;
    t->countw = clog2(params_u(p, "warp_status.regions") + 1);
    t->tbw = clog2(params_u(p, "warp_status.blocks"));
    t->warpw = clog2(params_u(p, "warp_status.warps"));
    t->physw = z.physw;
    t->frw = z.frw;
    t->level_valid = pins_in(l, "level_valid", told);
    t->level_regions = pins_in(l, "level_regions", told * t->countw);
    t->level_size = pins_in(l, "level_size", told * t->physw);
    t->level_k = pins_in(l, "level_k", told * REG_LIMIT_BITS);
    t->level_s = pins_in(l, "level_s", told * t->frw);
    t->level_ready = pins_out(l, "level_ready", told);
    t->launch_valid = pins_in(l, "launch_valid", one);
    t->launch_wid = pins_in(l, "launch_wid", one * t->warpw);
    t->launch_tb = pins_in(l, "launch_tb", one * t->tbw);
    t->launch_need = pins_in(l, "launch_need", each * t->countw);
    t->launch_ready = pins_out(l, "launch_ready", one);
    t->region_valid = pins_out(l, "region_valid", each);
    t->region_wid = pins_out(l, "region_wid", each * t->widw);
    t->region_base = pins_out(l, "region_base", each * t->physw);
    t->region_move = pins_out(l, "region_move", each);
    t->swap_valid = pins_out(l, "swap_valid", one);
    t->swap_out = pins_out(l, "swap_out", one * t->warpw);
    t->swap_in = pins_out(l, "swap_in", one * t->warpw);
    t->swap_ready = pins_in(l, "swap_ready", one);
    t->drained = pins_in(l, "drained", each * t->nw);
    t->arrives = pins_in(l, "arrives", each * t->nw);
    t->barrier_done = pins_out(l, "barrier_done", one);
    t->barrier_tb = pins_out(l, "barrier_tb", one * t->tbw);
    t->holds = pins_out(l, "holds", each * t->nw);
    t->holders = pins_out(l, "holders", each * t->nw);
    t->stuck = pins_out(l, "stuck", one);
}

/* Of the machine of levels; without it of no width. */
static void mark_ports(const struct params *p, struct pin_list *l, struct core_mark_ports *t)
{
    struct sizes z = params_sizes(p);
    struct watermark_config *c = &t->c;
    *c = watermark_config(p);
    t->levelw = clog2(c->levels);
    t->countw = clog2(params_u(p, "warp_status.regions") + 1);
    t->physw = z.physw;
    t->frw = z.frw;
    unsigned one = z.chooses, sms = one * c->sms, levels = one * c->levels;
    unsigned timew = c->raw ? c->time_bits : 0;
    t->kernel_valid = pins_in(l, "kernel_valid", one);
    t->kernel_ready = pins_out(l, "kernel_ready", one);
    t->kernel_name = pins_in(l, "kernel_name", one * c->name_bits);
    t->kernel_last = pins_in(l, "kernel_last", one * t->levelw);
    t->kernel_fits = pins_in(l, "kernel_fits", one);
    t->start_valid = pins_in(l, "start_valid", sms);
    t->start_ready = pins_out(l, "start_ready", sms);
    t->start_level = pins_out(l, "start_level", one * t->levelw);
    t->start_stamp = pins_out(l, "start_stamp", one * timew);
    t->end_valid = pins_in(l, "end_valid", sms);
    t->end_ready = pins_out(l, "end_ready", sms);
    t->end_level = pins_in(l, "end_level", sms * t->levelw);
    t->end_stamp = pins_in(l, "end_stamp", sms * timew);
    t->best = pins_out(l, "best", levels);
    t->machine = pins_out(l, "machine", one);
    t->kernel_regions = pins_in(l, "kernel_regions", levels * t->countw);
    t->kernel_size = pins_in(l, "kernel_size", levels * t->physw);
    t->kernel_k = pins_in(l, "kernel_k", levels * REG_LIMIT_BITS);
    t->kernel_s = pins_in(l, "kernel_s", levels * t->frw);
}

void core_ports(const struct params *p, struct pin_list *l, struct core_ports *t)
{
    struct model_config c = model_config(p);
    struct sizes z = params_sizes(p);
    bool waits = config_waits(&c), adaptive = waits && c.sthld.adaptive;
    *t = (struct core_ports){.n = c.subcores};
    l->clocked = true;
    regfile_ports(&c, t->rf);
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *q = &t->rf[i];
        t->word[i] = PORT_ABSENT;
        if (!port_exists(q) || q->kind == PORT_COUNTER || is_inside(i, z.gives))
            continue;
        bool in = port_is_input(q);
        t->word[i] =
            in ? pins_in(l, q->name, t->n * bits_of(q)) : pins_out(l, q->name, t->n * bits_of(q));
    }
    t->issued_others = pins_in(l, "issued_others", adaptive ? z.issw : 0);
    t->rom_we = pins_in(l, "rom_we", adaptive);
    t->rom_addr = pins_in(l, "rom_addr", adaptive ? 4 : 0);
    t->rom_data = pins_in(l, "rom_data", adaptive ? 7 : 0);
    t->threshold = pins_out(l, "threshold", adaptive ? 6 : 0);
    t->state = pins_out(l, "state", adaptive ? 3 : 0);
    t->wait_count = pins_out(l, "wait_count", waits && c.scope_sm ? 7 : 0);
    unsigned n = z.renames ? t->n : 0;
    t->pcw = params_u(p, "simt_stack.pc_bits");
    t->lanes = z.lanes;
    t->nw = z.nw;
    t->widw = z.widw;
    t->inst_last = pins_in(l, "inst_last", n);
    t->inst_control = pins_in(l, "inst_control", n * 3);
    t->inst_mask = pins_in(l, "inst_mask", n * t->lanes);
    t->inst_next = pins_in(l, "inst_next", n * t->pcw);
    t->inst_target = pins_in(l, "inst_target", n * t->pcw);
    t->inst_reconv = pins_in(l, "inst_reconv", n * t->pcw);
    t->inst_indirect = pins_in(l, "inst_indirect", n);
    t->lane_target = pins_in(l, "lane_target", n * t->lanes * t->pcw);
    t->begin_mask = pins_in(l, "begin_mask", n * t->lanes);
    t->begin_pc = pins_in(l, "begin_pc", n * t->pcw);
    t->kill_valid = pins_in(l, "kill_valid", n);
    t->kill_wid = pins_in(l, "kill_wid", n * t->widw);
    t->top_pc = pins_out(l, "top_pc", n * t->pcw);
    t->top_mask = pins_out(l, "top_mask", n * t->lanes);
    t->live = pins_out(l, "live", n * t->nw);
    t->path_hold = pins_out(l, "path_hold", n * t->nw);
    t->ended_valid = pins_out(l, "ended_valid", n);
    t->ended_wid = pins_out(l, "ended_wid", n * t->widw);
    t->overflow = pins_out(l, "overflow", n);
    t->overflow_wid = pins_out(l, "overflow_wid", n * t->widw);
    warp_ports(p, l, &t->warps);
    mark_ports(p, l, &t->marks);
}

void core_gather(const struct core_ports *t, unsigned u, bool inputs, const uint32_t *unit,
                 uint32_t *image)
{
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *q = &t->rf[i];
        if (t->word[i] != PORT_ABSENT && port_is_input(q) == inputs)
            bits_copy(image + t->word[i], (size_t)u * bits_of(q), unit + q->word, 0, bits_of(q));
    }
}

void core_spread(const struct core_ports *t, unsigned u, const uint32_t *image, uint32_t *unit)
{
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *q = &t->rf[i];
        if (t->word[i] != PORT_ABSENT && port_is_input(q))
            bits_copy(unit + q->word, 0, image + t->word[i], (size_t)u * bits_of(q), bits_of(q));
    }
}

static void put(uint32_t *image, unsigned word, uint32_t v)
{
    if (word != PINS_NO_WORD)
        image[word] = v;
}

static void put_item(uint32_t *image, unsigned word, unsigned i, unsigned width, uint64_t v)
{
    if (word != PINS_NO_WORD)
        pins_put(image + word, i * width, width, v);
}

static uint64_t get_item(const uint32_t *image, unsigned word, unsigned i, unsigned width)
{
    return word == PINS_NO_WORD ? 0 : pins_get(image + word, i * width, width);
}

static uint32_t get(const uint32_t *image, unsigned word)
{
    return word == PINS_NO_WORD ? 0 : image[word];
}

static void put_warps(const struct core_warp_ports *t, const struct core_warps *w, uint32_t *image)
{
    put(image, t->level_valid, w->level_valid);
    put(image, t->level_regions, w->level_regions);
    put(image, t->level_size, w->level_size);
    put(image, t->level_k, w->level_k);
    put(image, t->level_s, w->level_s);
    put(image, t->launch_valid, w->launch_valid);
    put(image, t->launch_wid, w->launch_wid);
    put(image, t->launch_tb, w->launch_tb);
    put(image, t->swap_ready, w->swap_ready);
    for (unsigned u = 0; u < t->n; u++) {
        put_item(image, t->launch_need, u, t->countw, w->launch_need[u]);
        put_item(image, t->drained, u, t->nw, w->drained[u]);
        put_item(image, t->arrives, u, t->nw, w->arrives[u]);
    }
}

static void get_warps(const struct core_warp_ports *t, const uint32_t *in, struct core_warps *w)
{
    w->level_valid = get(in, t->level_valid);
    w->level_regions = get(in, t->level_regions);
    w->level_size = get(in, t->level_size);
    w->level_k = get(in, t->level_k);
    w->level_s = get(in, t->level_s);
    w->launch_valid = get(in, t->launch_valid);
    w->launch_wid = get(in, t->launch_wid);
    w->launch_tb = get(in, t->launch_tb);
    w->swap_ready = get(in, t->swap_ready);
    for (unsigned u = 0; u < t->n; u++) {
        w->launch_need[u] = (uint32_t)get_item(in, t->launch_need, u, t->countw);
        w->drained[u] = get_item(in, t->drained, u, t->nw);
        w->arrives[u] = get_item(in, t->arrives, u, t->nw);
    }
}

static void put_marks(const struct core_mark_ports *t, const struct core_marks *m, uint32_t *image)
{
    put(image, t->kernel_valid, m->in.kernel_valid);
    put(image, t->kernel_name, m->in.kernel_name);
    put(image, t->kernel_last, m->in.kernel_last);
    put(image, t->kernel_fits, m->in.kernel_fits);
    put_item(image, t->start_valid, 0, t->c.sms, m->in.start_valid);
    put_item(image, t->end_valid, 0, t->c.sms, m->in.end_valid);
    for (unsigned i = 0; i < t->c.sms; i++) {
        put_item(image, t->end_level, i, t->levelw, m->in.end_level[i]);
        put_item(image, t->end_stamp, i, t->c.time_bits, m->in.end_stamp[i]);
    }
    for (unsigned i = 0; i < t->c.levels; i++) {
        put_item(image, t->kernel_regions, i, t->countw, m->table[i].regions);
        put_item(image, t->kernel_size, i, t->physw, m->table[i].size);
        put_item(image, t->kernel_k, i, REG_LIMIT_BITS, m->table[i].k);
        put_item(image, t->kernel_s, i, t->frw, m->table[i].s);
    }
}

static void get_marks(const struct core_mark_ports *t, const uint32_t *in, struct core_marks *m)
{
    m->in = (struct watermark_in){.kernel_valid = get(in, t->kernel_valid),
                                  .kernel_name = get(in, t->kernel_name),
                                  .kernel_last = get(in, t->kernel_last),
                                  .kernel_fits = get(in, t->kernel_fits),
                                  .start_valid = get_item(in, t->start_valid, 0, t->c.sms),
                                  .end_valid = get_item(in, t->end_valid, 0, t->c.sms)};
    for (unsigned i = 0; i < t->c.sms; i++) {
        m->in.end_level[i] = (unsigned)get_item(in, t->end_level, i, t->levelw);
        m->in.end_stamp[i] = (uint32_t)get_item(in, t->end_stamp, i, t->c.time_bits);
    }
    for (unsigned i = 0; i < t->c.levels; i++) {
        struct core_level *level = &m->table[i];
        level->regions = (uint32_t)get_item(in, t->kernel_regions, i, t->countw);
        level->size = (uint32_t)get_item(in, t->kernel_size, i, t->physw);
        level->k = (uint32_t)get_item(in, t->kernel_k, i, REG_LIMIT_BITS);
        level->s = (uint32_t)get_item(in, t->kernel_s, i, t->frw);
    }
}

static void put_chosen(const struct core_mark_ports *t, const struct core *c, uint32_t *image)
{
    const struct watermark_out *o = &c->out.marks;
    if (!c->chooses)
        return;
    put(image, t->kernel_ready, o->kernel_ready);
    put_item(image, t->start_ready, 0, t->c.sms, o->start_ready);
    put(image, t->start_level, o->start_level);
    put(image, t->start_stamp, o->start_stamp);
    put_item(image, t->end_ready, 0, t->c.sms, o->end_ready);
    put(image, t->best, o->best);
    put(image, t->machine, o->machine);
}

static void put_given(const struct core_warp_ports *t, const struct core *c, uint32_t *image)
{
    const struct warp_status_out *o = &c->out.warps;
    if (!c->gives)
        return;
    put(image, t->level_ready, o->level_ready);
    put(image, t->launch_ready, o->launch_ready);
    put(image, t->swap_valid, o->swap_valid);
    put(image, t->swap_out, o->swap_out);
    put(image, t->swap_in, o->swap_in);
    put(image, t->barrier_done, o->barrier_done);
    put(image, t->barrier_tb, o->barrier_tb);
    put(image, t->stuck, o->stuck);
    for (unsigned u = 0; u < t->n; u++) {
        const struct regfile_in *r = regfile_inputs(c->rf[u]);
        put_item(image, t->region_valid, u, 1, r->region_valid);
        put_item(image, t->region_wid, u, t->widw, r->region_wid);
        put_item(image, t->region_base, u, t->physw, r->region_base);
        put_item(image, t->region_move, u, 1, r->region_move);
        put_item(image, t->holds, u, t->nw, o->holds >> u * t->nw & low_bits(t->nw));
        put_item(image, t->holders, u, t->nw, o->holders >> u * t->nw & low_bits(t->nw));
    }
}

void core_put_own_inputs(const struct core_ports *t, const struct core_in *in, uint32_t *image)
{
    put(image, t->issued_others, in->issued_others);
    put(image, t->rom_we, in->rom_we);
    put(image, t->rom_addr, in->rom_addr);
    put(image, t->rom_data, in->rom_data);
    put_warps(&t->warps, &in->warps, image);
    put_marks(&t->marks, &in->marks, image);
    for (unsigned u = 0; u < t->n; u++) {
        const struct core_path *p = &in->path[u];
        put_item(image, t->inst_last, u, 1, p->last);
        put_item(image, t->inst_control, u, 3, p->op);
        put_item(image, t->inst_mask, u, t->lanes, p->mask);
        put_item(image, t->inst_next, u, t->pcw, p->next);
        put_item(image, t->inst_target, u, t->pcw, p->target);
        put_item(image, t->inst_reconv, u, t->pcw, p->reconv);
        put_item(image, t->inst_indirect, u, 1, p->indirect);
        for (unsigned k = 0; k < t->lanes && k < SIMT_LANES; k++)
            put_item(image, t->lane_target, u * t->lanes + k, t->pcw, p->lane_target[k]);
        put_item(image, t->begin_mask, u, t->lanes, p->begin_mask);
        put_item(image, t->begin_pc, u, t->pcw, p->begin_pc);
        put_item(image, t->kill_valid, u, 1, p->kill_valid);
        put_item(image, t->kill_wid, u, t->widw, p->kill_wid);
    }
}

void core_put_own_outputs(const struct core_ports *t, const struct core *c, uint32_t *image)
{
    const struct core_out *out = &c->out;
    put_given(&t->warps, c, image);
    put_chosen(&t->marks, c, image);
    put(image, t->threshold, out->threshold);
    put(image, t->state, out->state);
    put(image, t->wait_count, out->wait_count);
    for (unsigned u = 0; u < t->n; u++) {
        const struct simt_out *p = &out->path[u];
        put_item(image, t->top_pc, u, t->pcw, p->top_pc);
        put_item(image, t->top_mask, u, t->lanes, p->top_mask);
        put_item(image, t->live, u, t->nw, p->live);
        put_item(image, t->path_hold, u, t->nw, p->hold);
        put_item(image, t->ended_valid, u, 1, p->ended_valid);
        put_item(image, t->ended_wid, u, t->widw, p->ended_wid);
        put_item(image, t->overflow, u, 1, p->overflow);
        put_item(image, t->overflow_wid, u, t->widw, p->overflow_wid);
    }
}

/* ---- the core as a block */

enum {
    REQUESTS = 1 << PORT_REQUEST | 1 << PORT_LEVEL,
    ANSWERS = 1 << PORT_ANSWER | 1 << PORT_CANDIDATE
};

struct block {
    struct core c;
    struct core_ports t;
    uint32_t *unit; /* an image of a register file */
};

static void pins(const struct params *p, struct pin_list *l)
{
    struct core_ports t;
    core_ports(p, l, &t);
}

static void *create(const struct params *p)
{
    struct block *b = xcalloc(1, sizeof *b);
    struct model_config m = model_config(p);
    struct pin_list l = {0}, of_unit = {0};
    core_init(&b->c, p);
    core_ports(p, &l, &b->t);
    ports_list(b->t.rf, REGFILE_PORTS, &of_unit);
    unsigned words = of_unit.in_words > of_unit.out_words ? of_unit.in_words : of_unit.out_words;
    b->unit = xcalloc(words + 1, sizeof *b->unit);
    for (unsigned u = 0; u < b->c.n; u++)
        core_attach(&b->c, u, regfile_create_with(&m, true, NULL));
    pins_free(&l);
    pins_free(&of_unit);
    return b;
}

static void destroy(void *model)
{
    struct block *b = model;
    if (!b)
        return;
    for (unsigned u = 0; u < b->c.n; u++)
        regfile_destroy(b->c.rf[u]);
    core_free(&b->c);
    free(b->unit);
    free(b);
}

static void reset(void *model)
{
    struct block *b = model;
    core_reset(&b->c);
    for (unsigned u = 0; u < b->c.n; u++)
        regfile_reset(b->c.rf[u]);
}

/* The words of a core's own inputs that a SIMT stack is asked by. */
static void get_path(const struct core_ports *t, unsigned u, const uint32_t *in,
                     struct core_path *p)
{
    p->last = get_item(in, t->inst_last, u, 1);
    p->op = (uint32_t)get_item(in, t->inst_control, u, 3);
    p->mask = (uint32_t)get_item(in, t->inst_mask, u, t->lanes);
    p->next = (uint32_t)get_item(in, t->inst_next, u, t->pcw);
    p->target = (uint32_t)get_item(in, t->inst_target, u, t->pcw);
    p->reconv = (uint32_t)get_item(in, t->inst_reconv, u, t->pcw);
    p->indirect = (uint32_t)get_item(in, t->inst_indirect, u, 1);
    for (unsigned k = 0; k < t->lanes && k < SIMT_LANES; k++)
        p->lane_target[k] = (uint32_t)get_item(in, t->lane_target, u * t->lanes + k, t->pcw);
    p->begin_mask = (uint32_t)get_item(in, t->begin_mask, u, t->lanes);
    p->begin_pc = (uint32_t)get_item(in, t->begin_pc, u, t->pcw);
    p->kill_valid = (uint32_t)get_item(in, t->kill_valid, u, 1);
    p->kill_wid = (uint32_t)get_item(in, t->kill_wid, u, t->widw);
}

static void settle(struct block *b, const uint32_t *in)
{
    const struct core_ports *t = &b->t;
    b->c.in = (struct core_in){.issued_others = get(in, t->issued_others),
                               .rom_we = get(in, t->rom_we),
                               .rom_addr = get(in, t->rom_addr),
                               .rom_data = get(in, t->rom_data)};
    for (unsigned u = 0; u < b->c.n; u++)
        get_path(t, u, in, &b->c.in.path[u]);
    get_warps(&t->warps, in, &b->c.in.warps);
    get_marks(&t->marks, in, &b->c.in.marks);
    core_requests(&b->c);
    for (unsigned u = 0; u < b->c.n; u++) {
        struct regfile *rf = b->c.rf[u];
        struct regfile_in *to = regfile_inputs(rf);
        core_spread(t, u, in, b->unit);
        ports_get(t->rf, REGFILE_PORTS, REQUESTS, b->unit, to);
        core_inside(&b->c, u);
        regfile_dispatch(rf);
        regfile_select(rf);
        ports_get(t->rf, REGFILE_PORTS, ANSWERS, b->unit, to);
        regfile_answer(rf);
        core_answered(&b->c, u);
    }
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    struct block *b = (struct block *)(uintptr_t)model; /* scratch behind it */
    settle(b, in);
    for (unsigned u = 0; u < b->c.n; u++) {
        uint64_t shown = ~0ull;
        regfile_put_outputs(b->c.rf[u], b->t.rf, b->unit, &shown);
        core_gather(&b->t, u, false, b->unit, out);
    }
    core_put_own_outputs(&b->t, &b->c, out);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *b = model;
    settle(b, in);
    core_clock(&b->c);
    for (unsigned u = 0; u < b->c.n; u++)
        regfile_clock(b->c.rf[u]);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    const struct core *c = &((const struct block *)model)->c;
    *n = c->ncover;
    return c->cover;
}

static const char *law(const void *model)
{
    const struct core *c = &((const struct block *)model)->c;
    for (unsigned u = 0; u < c->n; u++) {
        const char *broken = regfile_law(c->rf[u]);
        if (broken || (broken = regfile_error(c->rf[u])))
            return broken;
    }
    return NULL;
}

static bool busy(const void *model)
{
    const struct core *c = &((const struct block *)model)->c;
    unsigned n = 0;
    for (unsigned u = 0; u < c->n; u++)
        n += regfile_busy(c->rf[u]);
    return n != 0;
}

const struct block_model core_model = {.name = "core",
                                       .pins = pins,
                                       .create = create,
                                       .destroy = destroy,
                                       .reset = reset,
                                       .eval = eval,
                                       .clock = clock_edge,
                                       .cover = cover,
                                       .law = law,
                                       .busy = busy};
