/* The check pass: what a linter would find, found here with the C line that made it. */
#include "base/mem.h"
#include "gen/hdl/use.h"
#include <stdlib.h>
#include <string.h>

static void check_instances(struct hdl *h)
{
    for (size_t k = 0; k < h->insts.n; k++) {
        const struct hdl_inst *i = h->insts.at[k];
        const struct hdl *c = i->child;
        for (size_t p = 0; p < c->ports.n; p++) {
            sig port = c->ports.at[p];
            if (i->conn[p].s)
                continue;
            if (port->op == OP_INPUT)
                hdl_fail(h->design, i->loc, "hdl_inst: input %s of %s (%s) is not driven",
                         port->name, i->name, c->name);
            else
                hdl_fail(h->design, i->loc,
                         "hdl_inst: output %s of %s (%s) is unused (hdl_unused(hdl_get()) if on "
                         "purpose)",
                         port->name, i->name, c->name);
        }
        for (size_t p = 0; p < c->params.n && !c->blackbox; p++)
            if (!i->param[p])
                hdl_fail(h->design, i->loc, "hdl_inst: parameter %s of %s (%s) has no value",
                         c->params.at[p].name, i->name, c->name);
    }
}

/* First unit that is not marked, or `units`. */
static unsigned first_clear(const uint8_t *unit, unsigned units)
{
    unsigned i = 0;
    while (i < units && unit && unit[i])
        i++;
    return unit ? i : 0;
}

static const char *unit_range(const struct hdl *h, sig s, const uint8_t *unit, unsigned from)
{
    unsigned to = from, units = HDL_WK(s->width);
    while (to + 1 < units && !(unit && unit[to + 1]))
        to++;
    const char *of = HDL_WP(s->width) ? h->params.at[HDL_WP(s->width) - 1].name : NULL;
    if (of)
        return hdl_vstr(h->design, "items %u..%u of %s bits of %s", from, to, of, s->name);
    return from == to ? hdl_vstr(h->design, "%s[%u]", s->name, from)
                      : hdl_vstr(h->design, "%s[%u:%u]", s->name, to, from);
}

static const char *maker(sig s)
{
    switch (s->op) {
    case OP_INPUT:
        return "hdl_input";
    case OP_OUTPUT:
        return "hdl_output";
    case OP_REG:
        return "hdl_reg";
    default:
        return s->n ? "hdl_wire"
               : s->drive[0].kind == DRIVE_INST && s->drive[0].loc.line == s->loc.line
                   ? "hdl_get"
                   : "hdl_wire_later";
    }
}

/* Every unit of the active configuration by one part. */
static void check_parts(const struct hdl *h, sig s, const char *macro, const char *when)
{
    unsigned units = HDL_WK(s->width), miss;
    uint8_t *unit = xcalloc(units + 1, 1);
    for (const struct hdl_part *p = s->parts; p; p = p->next) {
        bool active = hdl_place_active(h, p->place, macro, false);
        for (unsigned i = 0; active && i < HDL_WK(p->expr->width); i++) {
            if (unit[p->lsb + i])
                hdl_fail(h->design, p->loc, "hdl_assign_bits: %s[%u] is driven twice%s", s->name,
                         p->lsb + i, when);
            unit[p->lsb + i] = 1;
        }
    }
    miss = first_clear(unit, units);
    if (miss < units)
        hdl_fail(h->design, s->loc, "%s: %s is undriven%s", maker(s), unit_range(h, s, unit, miss),
                 when);
    free(unit);
}

static void check_driven(const struct hdl *h, const struct hdl_use *u, sig s, const char *macro,
                         const char *when)
{
    if (s->op == OP_REG) {
        unsigned units = HDL_WK(s->width), miss = first_clear(u->written[s->id], units);
        if (!s->written)
            hdl_fail(h->design, s->loc, "hdl_reg: %s is never written%s", s->name, when);
        else if (u->written[s->id] && miss < units)
            hdl_fail(h->design, s->loc, "hdl_reg: %s is never written%s",
                     unit_range(h, s, u->written[s->id], miss), when);
    } else if (s->drive[0].kind == DRIVE_PARTS) {
        check_parts(h, s, macro, when);
    } else if (s->op == OP_OUTPUT || s->op == OP_WIRE) {
        bool driven = false;
        for (int d = 0; d < 2; d++)
            driven |= s->drive[d].kind != DRIVE_NONE &&
                      hdl_place_active(h, s->drive[d].place, macro, false);
        if (!driven)
            hdl_fail(h->design, s->loc, "%s: %s is undriven%s", maker(s), s->name, when);
    }
}

static void check_used(const struct hdl *h, const struct hdl_use *u, sig s, const char *when)
{
    const struct hdl_node_use *n = &u->node[s->id];
    bool alias = s->op == OP_WIRE && s->n;
    if (s->op == OP_OUTPUT || n->whole[CTX_BODY])
        return;
    bool side = n->count[CTX_COUNTERS] || n->count[CTX_ASSERTS];
    if (n->count[CTX_BODY]) {
        unsigned units = HDL_WK(s->width), miss = first_clear(n->unit[CTX_BODY], units);
        if (miss < units)
            hdl_fail(h->design, s->loc, "%s: %s is unused%s (hdl_unused() if on purpose)", maker(s),
                     unit_range(h, s, n->unit[CTX_BODY], miss), when);
    } else if (side && !alias) {
        hdl_fail(h->design, s->loc,
                 "%s: %s is used only by counters or assertions (hdl_unused() if on purpose)",
                 maker(s), s->name);
    } else if (!side) {
        hdl_fail(h->design, s->loc, "%s: %s is unused%s (hdl_unused() if on purpose)", maker(s),
                 s->name, when);
    }
}

static void check_config(const struct hdl *h, const char *macro)
{
    struct hdl_use u;
    hdl_use_init(&u, h, macro, false);
    const char *when = macro           ? hdl_vstr(h->design, " with %s", macro)
                       : h->sections.n ? hdl_vstr(h->design, " without %s", h->sections.at[0].macro)
                                       : "";
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        if (hdl_is_leaf(s) && s->op > OP_RESET && hdl_place_active(h, s->place, macro, false))
            check_driven(h, &u, s, macro, when);
    }
    /* Last one first: of a chain of unused wires the end is what was forgotten. A defect may leave
     * something unused and is a defect like any other. */
    for (size_t i = h->design->altered ? 0 : h->nodes.n; i-- > 0;) {
        sig s = h->nodes.at[i];
        if (hdl_is_leaf(s) && s->op > OP_RESET && hdl_place_active(h, s->place, macro, false))
            check_used(h, &u, s, when);
    }
    hdl_use_free(&u);
}

/* ---- combinational paths ---- */

struct paths {
    struct hdl *h;
    size_t words;
    uint64_t *reach; /* input ports that a node depends on; by node id */
    uint8_t *state;  /* 0 new, 1 on the stack, 2 done */
    sig *stack;
    size_t depth;
    bool loop;
};

static void visit(struct paths *p, sig s);

static void depend(struct paths *p, sig s, sig on)
{
    visit(p, on);
    for (size_t k = 0; k < p->words; k++)
        p->reach[s->id * p->words + k] |= p->reach[on->id * p->words + k];
}

static void report_loop(struct paths *p, sig s)
{
    struct hdl *h = p->h;
    size_t from = p->depth;
    while (from > 0 && p->stack[from - 1] != s)
        from--;
    const char *path = NULL;
    sig named = NULL;
    for (size_t i = from ? from - 1 : 0; i < p->depth; i++) {
        if (!hdl_is_leaf(p->stack[i]))
            continue;
        named = named ? named : p->stack[i];
        path = path ? hdl_vstr(h->design, "%s <- %s", path, p->stack[i]->name) : p->stack[i]->name;
    }
    if (named)
        hdl_fail(h->design, named->loc, "%s: combinational loop: %s <- %s", maker(named), path,
                 named->name);
    p->loop = true;
}

static void visit(struct paths *p, sig s)
{
    if (p->loop || p->state[s->id] == 2)
        return;
    if (p->state[s->id] == 1) {
        report_loop(p, s);
        return;
    }
    p->state[s->id] = 1;
    p->stack[p->depth++] = s;
    if (s->op == OP_OUTPUT || s->op == OP_WIRE) {
        for (int d = 0; d < 2; d++) {
            const struct hdl_drive *v = &s->drive[d];
            if (v->kind == DRIVE_EXPR)
                depend(p, s, v->expr);
            for (const struct hdl_part *q = s->parts; q && v->kind == DRIVE_PARTS; q = q->next)
                depend(p, s, q->expr);
            if (v->kind != DRIVE_INST)
                continue;
            for (size_t i = 0; i < v->inst->child->ports.n; i++)
                if (v->inst->child->ports.at[i]->op == OP_INPUT && v->inst->conn[i].s &&
                    hdl_comb_path(v->inst->child, v->port, i))
                    depend(p, s, v->inst->conn[i].s);
        }
    } else if (s->op != OP_REG) {
        for (uint32_t i = 0; i < s->n; i++)
            depend(p, s, s->arg[i]);
    }
    p->depth--;
    p->state[s->id] = 2;
}

bool hdl_comb_path(const struct hdl *h, size_t o, size_t i)
{
    size_t words = (h->ports.n + 63) / 64;
    return h->comb && (h->comb[o * words + i / 64] >> (i % 64) & 1);
}

static void check_loops(struct hdl *h)
{
    size_t words = (h->ports.n + 63) / 64;
    struct paths p = {.h = h,
                      .words = words,
                      .reach = xcalloc(h->nodes.n * words + 1, sizeof *p.reach),
                      .state = xcalloc(h->nodes.n + 1, 1),
                      .stack = xcalloc(h->nodes.n + 1, sizeof *p.stack)};
    for (size_t i = 0; i < h->ports.n; i++)
        if (h->ports.at[i]->op == OP_INPUT)
            p.reach[h->ports.at[i]->id * words + i / 64] |= UINT64_C(1) << (i % 64);
    for (size_t i = 0; i < h->nodes.n && !p.loop; i++)
        visit(&p, h->nodes.at[i]);
    h->comb = hdl_alloc(h->design, (h->ports.n * words + 1) * sizeof *h->comb);
    for (size_t o = 0; o < h->ports.n; o++)
        if (h->ports.at[o]->op == OP_OUTPUT)
            memcpy(h->comb + o * words, p.reach + h->ports.at[o]->id * words,
                   words * sizeof *h->comb);
    free(p.reach);
    free(p.state);
    free(p.stack);
}

/* ---- modules ---- */

/* What others see of the module: its paths and what it stores. */
static void check_module(struct hdl *h)
{
    struct hdl_design *d = h->design;
    if (h->scope)
        hdl_fail(d, h->loc, "hdl_module: a hdl_when of %s was left by break, goto or return",
                 h->name);
    if (hdl_in_loop(h->place))
        hdl_fail(d, h->loc, "hdl_module: a hdl_for of %s was left by break, goto or return",
                 h->name);
    else if (h->place)
        hdl_fail(d, h->loc, "hdl_module: a hdl_ifdef of %s has no hdl_endif", h->name);
    if (h->blackbox || d->error)
        return;
    hdl_count_storage(h);
    for (size_t i = 0; i < h->params.n && !d->altered; i++)
        if (!h->params.at[i].used)
            hdl_fail(d, h->loc, "hdl_param: %s of %s is unused", h->params.at[i].name, h->name);
    for (size_t i = 0; i < h->mems.n; i++)
        if (!h->mems.at[i]->read || !h->mems.at[i]->written)
            hdl_fail(d, h->mems.at[i]->loc, "hdl_mem: %s is never %s", h->mems.at[i]->name,
                     h->mems.at[i]->read ? "written" : "read");
    for (size_t i = 0; i < h->counters.n; i++)
        if (h->counters.at[i].increment && !(h->has_clock && h->has_reset))
            hdl_fail(d, h->counters.at[i].loc, "hdl_counter: %s needs clk and rst, %s has none",
                     h->counters.at[i].name, h->name);
    check_instances(h);
    if (!d->error)
        check_loops(h);
}

void hdl_check_signals(const struct hdl *h)
{
    const struct hdl_design *d = h->design;
    if (!h->blackbox && !d->error)
        check_config(h, NULL);
    for (size_t i = 0; i < h->sections.n && !d->error; i++) {
        bool seen = false;
        for (size_t k = 0; k < i; k++)
            seen |= !strcmp(h->sections.at[k].macro, h->sections.at[i].macro);
        if (!seen)
            check_config(h, h->sections.at[i].macro);
    }
}

void hdl_check_modules(struct hdl_design *d)
{
    for (size_t i = 0; i < d->modules.n && !d->error; i++)
        check_module(d->modules.at[i]);
}

void hdl_check(struct hdl_design *d)
{
    if (d->checked)
        return;
    d->checked = true;
    for (size_t i = 0; i < d->modules.n && !d->error; i++) {
        check_module(d->modules.at[i]);
        hdl_check_signals(d->modules.at[i]);
    }
}
