/* The ports of a core in its image, and the core as a block. */
#include "base/mem.h"
#include "cmodel/regfile/core.h"
#include "cmodel/util.h"

/* From inside of the core. */
static bool is_inside(enum regfile_port i)
{
    return i == PORT_sthld || i == PORT_wait_cnt || i == PORT_release_valid ||
           i == PORT_release_wid || i == PORT_release_ready;
}

static unsigned bits_of(const struct port *t)
{
    return t->items * t->width;
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
        if (!port_exists(q) || q->kind == PORT_COUNTER || is_inside(i))
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

static uint32_t get_item(const uint32_t *image, unsigned word, unsigned i, unsigned width)
{
    return word == PINS_NO_WORD ? 0 : (uint32_t)pins_get(image + word, i * width, width);
}

static uint32_t get(const uint32_t *image, unsigned word)
{
    return word == PINS_NO_WORD ? 0 : image[word];
}

void core_put_own_inputs(const struct core_ports *t, const struct core_in *in, uint32_t *image)
{
    put(image, t->issued_others, in->issued_others);
    put(image, t->rom_we, in->rom_we);
    put(image, t->rom_addr, in->rom_addr);
    put(image, t->rom_data, in->rom_data);
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

void core_put_own_outputs(const struct core_ports *t, const struct core_out *out, uint32_t *image)
{
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
    p->op = get_item(in, t->inst_control, u, 3);
    p->mask = get_item(in, t->inst_mask, u, t->lanes);
    p->next = get_item(in, t->inst_next, u, t->pcw);
    p->target = get_item(in, t->inst_target, u, t->pcw);
    p->reconv = get_item(in, t->inst_reconv, u, t->pcw);
    p->indirect = get_item(in, t->inst_indirect, u, 1);
    for (unsigned k = 0; k < t->lanes && k < SIMT_LANES; k++)
        p->lane_target[k] = get_item(in, t->lane_target, u * t->lanes + k, t->pcw);
    p->begin_mask = get_item(in, t->begin_mask, u, t->lanes);
    p->begin_pc = get_item(in, t->begin_pc, u, t->pcw);
    p->kill_valid = get_item(in, t->kill_valid, u, 1);
    p->kill_wid = get_item(in, t->kill_wid, u, t->widw);
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
    core_requests(&b->c);
    for (unsigned u = 0; u < b->c.n; u++) {
        struct regfile *rf = b->c.rf[u];
        struct regfile_in *to = regfile_inputs(rf);
        uint32_t sthld = to->sthld, wait_cnt = to->wait_cnt, release = to->release_valid,
                 release_wid = to->release_wid;
        core_spread(t, u, in, b->unit);
        ports_get(t->rf, REGFILE_PORTS, REQUESTS, b->unit, to);
        to->sthld = sthld;
        to->wait_cnt = wait_cnt;
        to->release_valid = release;
        to->release_wid = release_wid;
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
    core_put_own_outputs(&b->t, &b->c.out, out);
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
