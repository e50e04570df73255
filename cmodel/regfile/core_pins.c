/* The ports of a core in its image, and the core as a block. */
#include "base/mem.h"
#include "cmodel/ports.h"
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
    case PORT_sel:
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

void core_pins(const struct params *p, struct pin_list *l, struct core_pins *t)
{
    struct model_config c = model_config(p);
    struct sizes z = params_sizes(p);
    *t = (struct core_pins){.n = c.subcores};
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
    core_ports_at(p, &t->own);
    struct port *own = (struct port *)&t->own;
    for (size_t i = 0; i < contract_core.nports; i++) /* behind those of the register files */
        if (port_exists(&own[i]))
            own[i].word += port_is_input(&own[i]) ? l->in_words : l->out_words;
    ports_list(own, contract_core.nports, l);
}

void core_gather(const struct core_pins *t, unsigned u, bool inputs, const uint32_t *unit,
                 uint32_t *image)
{
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *q = &t->rf[i];
        if (t->word[i] != PORT_ABSENT && port_is_input(q) == inputs)
            bits_copy(image + t->word[i], (size_t)u * bits_of(q), unit + q->word, 0, bits_of(q));
    }
}

void core_spread(const struct core_pins *t, unsigned u, const uint32_t *image, uint32_t *unit)
{
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *q = &t->rf[i];
        if (t->word[i] != PORT_ABSENT && port_is_input(q))
            bits_copy(unit + q->word, 0, image + t->word[i], (size_t)u * bits_of(q), bits_of(q));
    }
}

/* Item u of a port, and where a sub-core has several, all of its items. */
static void put_item(const struct port *t, uint32_t *image, unsigned u, uint64_t v)
{
    if (port_exists(t))
        port_put(t, image, u, v);
}

static void put_items(const struct port *t, uint32_t *image, unsigned u, const uint32_t *v)
{
    unsigned n = t->outer.of[1].size;
    for (unsigned k = 0; port_exists(t) && k < n && k < SIMT_LANES; k++)
        port_put(t, image, u * n + k, v[k]);
}

static void get_flag(const struct port *t, const uint32_t *image, unsigned u, bool *v)
{
    if (port_exists(t))
        *v = port_get(t, image, u);
}

static void get_item(const struct port *t, const uint32_t *image, unsigned u, uint32_t *v)
{
    if (port_exists(t))
        *v = (uint32_t)port_get(t, image, u);
}

static void get_items(const struct port *t, const uint32_t *image, unsigned u, void *v)
{
    unsigned n = t->outer.of[1].size;
    for (unsigned k = 0; port_exists(t) && k < n && k < SIMT_LANES; k++)
        get_item(t, image, u * n + k, (uint32_t *)v + k);
}

#define put_of_unit(t, image, u, member)                                                           \
    _Generic((member), const uint32_t * : put_items, default : put_item)(t, image, u, member)
#define get_of_unit(t, image, u, member)                                                           \
    _Generic((member), bool                                                                        \
             : get_flag, uint32_t                                                                  \
             : get_item, uint32_t *                                                                \
             : get_items)(t, image, u, &(member))

void core_put_own_inputs(const struct core_pins *t, const struct core_in *in, uint32_t *image)
{
    const struct core_at *at = &t->own;
#define IN(name, ...) port_from_member(&at->name, image, in->name);
#define CONTRACT_ROWS "contract/core/core_machine.inc"
#include "contract/each.h"
#define IN(name, ...) port_from_member(&at->name, image, in->warps.name);
#define CONTRACT_ROWS "contract/core/core_regions.inc"
#include "contract/each.h"
#define IN(name, ...) port_from_member(&at->name, image, in->marks.in.name);
#define CONTRACT_ROWS "contract/cars/watermark_ports.inc"
#include "contract/each.h"
    for (unsigned i = 0; port_exists(&at->kernel_k) && i < at->kernel_k.items; i++) {
        const struct core_level *l = &in->marks.table[i];
        port_put(&at->kernel_regions, image, i, l->regions);
        port_put(&at->kernel_size, image, i, l->size);
        port_put(&at->kernel_k, image, i, l->k);
        port_put(&at->kernel_s, image, i, l->s);
    }
    for (unsigned u = 0; u < t->n; u++) {
#define IN(name, ...) put_of_unit(&at->name, image, u, in->path[u].name);
#define CONTRACT_ROWS "contract/core/core_paths.inc"
#include "contract/each.h"
    }
}

static void get_own_inputs(const struct core_pins *t, const uint32_t *image, struct core_in *in)
{
    const struct core_at *at = &t->own;
    *in = (struct core_in){0};
#define IN(name, ...) port_to_member(&at->name, image, in->name);
#define CONTRACT_ROWS "contract/core/core_machine.inc"
#include "contract/each.h"
#define IN(name, ...) port_to_member(&at->name, image, in->warps.name);
#define CONTRACT_ROWS "contract/core/core_regions.inc"
#include "contract/each.h"
#define IN(name, ...) port_to_member(&at->name, image, in->marks.in.name);
#define CONTRACT_ROWS "contract/cars/watermark_ports.inc"
#include "contract/each.h"
    for (unsigned i = 0; port_exists(&at->kernel_k) && i < at->kernel_k.items; i++)
        in->marks.table[i] = (struct core_level){(uint32_t)port_get(&at->kernel_regions, image, i),
                                                 (uint32_t)port_get(&at->kernel_size, image, i),
                                                 (uint32_t)port_get(&at->kernel_k, image, i),
                                                 (uint32_t)port_get(&at->kernel_s, image, i)};
    for (unsigned u = 0; u < t->n; u++) {
#define IN(name, ...) get_of_unit(&at->name, image, u, in->path[u].name);
#define CONTRACT_ROWS "contract/core/core_paths.inc"
#include "contract/each.h"
    }
}

static void put_given(const struct core_at *at, const struct core *c, uint32_t *image)
{
    const struct warp_status_out *o = &c->out.warps;
    if (!c->chooses)
        port_put_all(&at->level_ready, image, o->level_ready);
    port_put_all(&at->launch_ready, image, o->launch_ready);
    port_put_all(&at->swap_valid, image, o->swap_valid);
    port_put_all(&at->swap_out, image, o->swap_out);
    port_put_all(&at->swap_in, image, o->swap_in);
    port_put_all(&at->barrier_done, image, o->barrier_done);
    port_put_all(&at->barrier_tb, image, o->barrier_tb);
    port_put_all(&at->holds, image, o->holds);
    port_put_all(&at->holders, image, o->holders);
    port_put_all(&at->stuck, image, o->stuck);
    for (unsigned u = 0; u < c->n; u++) {
        const struct regfile_in *r = regfile_inputs(c->rf[u]);
        port_put(&at->region_valid, image, u, r->region_valid);
        port_put(&at->region_wid, image, u, r->region_wid);
        port_put(&at->region_base, image, u, r->region_base);
        port_put(&at->region_move, image, u, r->region_move);
    }
}

void core_put_own_outputs(const struct core_pins *t, const struct core *c, uint32_t *image)
{
    const struct core_at *at = &t->own;
#define OUT(name, ...) port_from_member(&at->name, image, c->out.name);
#define CONTRACT_ROWS "contract/core/core_machine.inc"
#include "contract/each.h"
#define OUT(name, ...) port_from_member(&at->name, image, c->out.marks.name);
#define CONTRACT_ROWS "contract/cars/watermark_ports.inc"
#include "contract/each.h"
    if (c->gives)
        put_given(at, c, image);
    for (unsigned u = 0; u < t->n && c->paths; u++) {
        const struct simt_out *p = &c->out.path[u];
        port_put(&at->top_pc, image, u, p->top_pc);
        port_put(&at->top_mask, image, u, p->top_mask);
        port_put(&at->live, image, u, p->live);
        port_put(&at->path_hold, image, u, p->hold);
        port_put(&at->ended_valid, image, u, p->ended_valid);
        port_put(&at->ended_wid, image, u, p->ended_wid);
        port_put(&at->overflow, image, u, p->overflow);
        port_put(&at->overflow_wid, image, u, p->overflow_wid);
    }
}

/* ---- the core as a block */

enum {
    REQUESTS = 1 << PORT_REQUEST | 1 << PORT_LEVEL,
    ANSWERS = 1 << PORT_ANSWER | 1 << PORT_CANDIDATE
};

struct block {
    struct core c;
    struct core_pins t;
    uint32_t *unit; /* an image of a register file */
};

static void pins(const struct params *p, struct pin_list *l)
{
    struct core_pins t;
    core_pins(p, l, &t);
}

static void *create(const struct params *p)
{
    struct block *b = xcalloc(1, sizeof *b);
    struct model_config m = model_config(p);
    struct pin_list l = {0}, of_unit = {0};
    core_init(&b->c, p);
    core_pins(p, &l, &b->t);
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

static void settle(struct block *b, const uint32_t *in)
{
    const struct core_pins *t = &b->t;
    get_own_inputs(t, in, &b->c.in);
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
                                       .contract = &contract_core,
                                       .pins = pins,
                                       .create = create,
                                       .destroy = destroy,
                                       .reset = reset,
                                       .eval = eval,
                                       .clock = clock_edge,
                                       .cover = cover,
                                       .law = law,
                                       .busy = busy};
