/* Copies of a design, node by node in the order in which it was made, with edits put in place. The
 * nodes that an edit needs are made by the kit's own operators, so that a mutant is as legal as
 * anything else that a block may say. */
#include "gen/mutate/copy.h"
#include "base/mem.h"
#include <stdlib.h>
#include <string.h>

unsigned mutants_select_width(size_t n)
{
    unsigned w = hdl_clog2((unsigned)n + 1);
    return w ? w : 1;
}

sig copy_on(const struct copy_module *m, size_t mutant)
{
    struct hdl_loc loc = m->c->list->at[mutant].loc;
    return m->select ? hdl_eq_const_at(loc, m->select, mutant + 1 - m->c->first)
                     : hdl_ones_at(loc, m->to, 1);
}

/* ---- expressions ---- */

static sig exchanged(struct copy_module *m, struct hdl_loc loc, sig n, uint32_t arg)
{
    sig *list = hdl_alloc(m->to->design, n->n * sizeof *list);
    memcpy(list, n->arg, n->n * sizeof *list);
    list[arg] = n->arg[arg + 1];
    list[arg + 1] = n->arg[arg];
    switch (n->op) {
    case OP_MUX:
        return hdl_mux_at(loc, list[0], list[1], list[2]);
    case OP_LT:
        return hdl_lt_at(loc, list[0], list[1]);
    default:
        return hdl_pack_at(loc, n->n, list);
    }
}

static sig without(struct copy_module *m, struct hdl_loc loc, sig n, uint32_t arg)
{
    sig *list = hdl_alloc(m->to->design, n->n * sizeof *list);
    uint32_t k = 0;
    for (uint32_t i = 0; i < n->n; i++)
        if (i != arg)
            list[k++] = n->arg[i];
    return hdl_nary_at(loc, n->op == OP_AND ? HDL_FN_AND : HDL_FN_OR, k, list);
}

static sig other_op(struct hdl_loc loc, sig n)
{
    switch (n->op) {
    case OP_AND:
    case OP_XOR:
        return hdl_nary_at(loc, HDL_FN_OR, n->n, n->arg);
    case OP_OR:
        return hdl_nary_at(loc, HDL_FN_AND, n->n, n->arg);
    case OP_ANY:
        return hdl_all_at(loc, n->arg[0]);
    case OP_ALL:
        return hdl_any_at(loc, n->arg[0]);
    case OP_ADD:
        return hdl_sub_at(loc, n->arg[0], n->arg[1]);
    case OP_SUB:
        return hdl_add_at(loc, n->arg[0], n->arg[1]);
    default: /* OP_LT */
        return hdl_not_at(loc, hdl_lt_at(loc, n->arg[1], n->arg[0]));
    }
}

/* The same operation with other operands or numbers. */
static struct hdl_node *again(struct copy_module *m, sig n)
{
    struct hdl_node *r = hdl_new_node(m->to, n->loc, n->op, n->width);
    uint32_t id = r->id;
    sig *list = hdl_alloc(m->to->design, (n->n + 1) * sizeof *list);
    *r = *n;
    r->id = id;
    r->name = NULL;
    r->keep = false;
    if (n->n)
        memcpy(list, n->arg, n->n * sizeof *list);
    r->arg = list;
    return r;
}

static sig next_constant(struct copy_module *m, struct hdl_loc loc, sig s)
{
    uint64_t value = 0;
    edit_known(s, &value);
    return hdl_const_at(loc, m->to, s->width, edit_next(value, s->width));
}

static sig const_arg(struct copy_module *m, struct hdl_loc loc, sig n, uint32_t arg)
{
    sig value = next_constant(m, loc, n->arg[arg]);
    struct hdl_node *r = again(m, n);
    memcpy((sig *)r->arg + arg, &value, sizeof value);
    return r;
}

static sig mutated(struct copy_module *m, const struct mutant *e, sig n)
{
    struct hdl_loc loc = e->loc;
    switch ((enum edit)e->how) {
    case EDIT_OTHER_OP:
        return other_op(loc, n);
    case EDIT_INVERT:
        return hdl_not_at(loc, n);
    case EDIT_EXCHANGE:
        return exchanged(m, loc, n, e->arg);
    case EDIT_ONLY:
        return n->arg[e->arg];
    case EDIT_WITHOUT:
        return without(m, loc, n, e->arg);
    case EDIT_CONST_ARG:
        return const_arg(m, loc, n, e->arg);
    case EDIT_FACTOR: {
        struct hdl_node *r = again(m, n);
        r->value++;
        return r;
    }
    case EDIT_NEIGHBOUR: {
        struct hdl_node *r = again(m, n);
        r->lsb += (unsigned)edit_shift(n->arg[0]->width, n->lsb, n->width);
        return r;
    }
    case EDIT_ROW: {
        sig one = hdl_const_at(loc, m->to, n->arg[0]->width, 1);
        return hdl_mem_read_at(loc, n->mem, hdl_nary_at(loc, HDL_FN_XOR, HDL_LIST(n->arg[0], one)));
    }
    case EDIT_TOP_BIT:
        return hdl_extend_at(loc, hdl_bits_at(loc, n, 0, n->width - 1), n->width);
    default:
        return n;
    }
}

static sig copy_node(struct copy_module *m, sig s)
{
    struct hdl_node *n = hdl_new_node(m->to, s->loc, s->op, s->width);
    uint32_t id = n->id;
    sig *arg = s->n ? hdl_alloc(m->to->design, s->n * sizeof *arg) : NULL;
    *n = *s;
    n->id = id;
    n->mod = m->to;
    n->mem = s->mem ? m->mem[s->mem->number] : NULL;
    n->written = false;
    memset(n->drive, 0, sizeof n->drive);
    n->parts = n->last_part = NULL;
    for (uint32_t i = 0; i < s->n; i++)
        arg[i] = m->map[s->arg[i]->id];
    n->arg = arg;
    n->body = s->body ? m->map[s->body->id] : NULL;
    sig r = n;
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = &m->c->list->at[m->edits[k]];
        if (e->at != s->id || !edit_is_node(e->how))
            continue;
        sig bad = mutated(m, e, n);
        r = hdl_mux_at(e->loc, copy_on(m, m->edits[k]), bad, r);
    }
    return r;
}

/* Is there a defect in what the call computes from its arguments, from node s of it on? Then what
 * it computes stands in the copy, not the call. */
static bool edited_inside(const struct copy_module *m, sig call, sig s)
{
    for (uint32_t i = 0; i < call->n; i++)
        if (s == call->arg[i])
            return false;
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = &m->c->list->at[m->edits[k]];
        if (e->at == s->id && edit_is_node(e->how))
            return true;
    }
    if (s->op == OP_CALL)
        return m->map[s->id]->op != OP_CALL;
    for (uint32_t i = 0; !hdl_is_leaf(s) && i < s->n; i++)
        if (edited_inside(m, call, s->arg[i]))
            return true;
    return false;
}

static void copy_nodes(struct copy_module *m)
{
    const struct hdl *from = m->from;
    for (size_t i = 0; i < from->nodes.n; i++) {
        sig s = from->nodes.at[i];
        m->map[i] = s->op == OP_POISON                                 ? m->to->poison
                    : s->op == OP_CALL && edited_inside(m, s, s->body) ? m->map[s->body->id]
                                                                       : copy_node(m, s);
    }
    m->to->clock = from->clock ? m->map[from->clock->id] : NULL;
    m->to->reset = from->reset ? m->map[from->reset->id] : NULL;
    for (size_t i = 0; i < from->ports.n; i++)
        HDL_PUSH(m->to->design, m->to->ports, m->map[from->ports.at[i]->id]);
}

/* ---- what holds the nodes together ---- */

/* In the branch of a section that a macro opens. */
static bool in_section(const struct copy_module *m, hdl_place p)
{
    return hdl_section_of(m->from, p) % 2;
}

static void copy_drives(struct copy_module *m)
{
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = &m->c->list->at[m->edits[k]];
        if (e->how != EDIT_ASSIGN_NOT)
            continue;
        sig s = m->from->nodes.at[e->at];
        for (int d = 0; d < 2; d++) {
            const struct hdl_drive *v = &s->drive[d];
            if (v->kind != DRIVE_EXPR || in_section(m, v->place))
                continue;
            sig now = m->assign[e->at] ? m->assign[e->at] : m->map[v->expr->id];
            m->assign[e->at] = hdl_mux_at(e->loc, copy_on(m, m->edits[k]),
                                          hdl_zero_at(e->loc, m->to, s->width), now);
        }
    }
    for (size_t i = 0; i < m->from->nodes.n; i++) {
        sig s = m->from->nodes.at[i];
        if (s->op != OP_OUTPUT && s->op != OP_WIRE)
            continue;
        struct hdl_node *n = m->to->nodes.at[m->map[i]->id];
        for (int d = 0; d < 2; d++) {
            n->drive[d] = s->drive[d];
            if (s->drive[d].kind == DRIVE_EXPR)
                n->drive[d].expr = m->assign[i] && !in_section(m, s->drive[d].place)
                                       ? m->assign[i]
                                       : m->map[s->drive[d].expr->id];
            if (s->drive[d].kind == DRIVE_INST)
                n->drive[d].inst = m->inst[s->drive[d].inst->number];
        }
        for (const struct hdl_part *p = s->parts; p; p = p->next) {
            struct hdl_part *q = hdl_alloc(m->to->design, sizeof *q);
            *q = *p;
            q->expr = m->map[p->expr->id];
            q->next = NULL;
            if (n->last_part)
                n->last_part->next = q;
            else
                n->parts = q;
            n->last_part = q;
        }
    }
}

static void alloc_insts(struct copy_module *m)
{
    struct hdl_design *d = m->to->design;
    for (size_t i = 0; i < m->from->insts.n; i++) {
        const struct hdl_inst *old = m->from->insts.at[i];
        struct hdl_inst *n = hdl_alloc(d, sizeof *n);
        *n = *old;
        n->mod = m->to;
        n->child = hdl_find(d, old->child->name);
        n->conn = hdl_alloc(d, (n->child->ports.n + 1) * sizeof *n->conn);
        n->get = hdl_alloc(d, (n->child->ports.n + 1) * sizeof *n->get);
        m->inst[old->number] = n;
        HDL_PUSH(d, m->to->insts, n);
    }
}

static sig tied(struct copy_module *m, const struct hdl_inst *old, size_t port, sig s)
{
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = &m->c->list->at[m->edits[k]];
        if (e->how == EDIT_TIE && e->at == old->number && e->arg == port)
            s = hdl_mux_at(e->loc, copy_on(m, m->edits[k]), hdl_zero_at(e->loc, m->to, s->width),
                           s);
    }
    return s;
}

static void fill_insts(struct copy_module *m)
{
    for (size_t i = 0; i < m->from->insts.n; i++) {
        const struct hdl_inst *old = m->from->insts.at[i];
        struct hdl_inst *n = m->inst[old->number];
        for (size_t p = 0; p < old->child->ports.n; p++) {
            n->conn[p] = old->conn[p];
            if (old->conn[p].s)
                n->conn[p].s = tied(m, old, p, m->map[old->conn[p].s->id]);
            if (old->get[p])
                n->get[p] = m->map[old->get[p]->id];
        }
        for (size_t p = old->child->ports.n; p < n->child->ports.n; p++)
            if (n->child->ports.at[p]->op == OP_INPUT)
                n->conn[p] = (struct hdl_conn){m->select, false, n->place, n->loc};
    }
}

static int by_seq(const void *a, const void *b)
{
    const struct hdl_item *x = *(struct hdl_item *const *)a, *y = *(struct hdl_item *const *)b;
    return (x->seq > y->seq) - (x->seq < y->seq);
}

/* In the order of printing, because one statement may become several. */
static void copy_items(struct copy_module *m)
{
    size_t n = m->from->items.n;
    struct hdl_item **old = xcalloc(n + 1, sizeof *old);
    for (size_t i = 0; i < n; i++)
        old[i] = m->from->items.at[i];
    qsort(old, n, sizeof *old, by_seq);
    for (size_t i = 0; i < n; i++) {
        if (old[i]->kind == IT_STMT) {
            copy_stmt_item(m, old[i]);
            continue;
        }
        struct hdl_item *it = hdl_new_item(m->to, old[i]->kind);
        unsigned seq = it->seq;
        *it = *old[i];
        it->seq = seq;
        if (it->expr)
            it->expr = it->kind == IT_ASSIGN && m->assign[it->node->id] && !in_section(m, it->place)
                           ? m->assign[it->node->id]
                           : m->map[it->expr->id];
        if (it->node)
            it->node = m->map[it->node->id];
        if (it->mem)
            it->mem = m->mem[it->mem->number];
        if (it->inst)
            it->inst = m->inst[it->inst->number];
    }
    free(old);
}

static void copy_mems(struct copy_module *m)
{
    for (size_t i = 0; i < m->from->mems.n; i++) {
        struct hdl_mem *n = hdl_alloc(m->to->design, sizeof *n);
        *n = *m->from->mems.at[i];
        n->mod = m->to;
        n->written = false;
        m->mem[i] = n;
        HDL_PUSH(m->to->design, m->to->mems, n);
    }
}

static void copy_lists(struct copy_module *m)
{
    const struct hdl *f = m->from;
    struct hdl *t = m->to;
    struct hdl_design *d = t->design;
    for (size_t i = 0; i < f->names.n; i++)
        if (!hdl_names_find(&t->name_set, f->names.at[i].name)) {
            HDL_PUSH(d, t->names, f->names.at[i]);
            hdl_names_add(d, &t->name_set, f->names.at[i].name);
        }
    for (size_t i = 0; i < f->inner.cap; i++)
        if (f->inner.at[i].name)
            hdl_names_add(d, &t->inner, f->inner.at[i].name);
    for (size_t i = 0; i < f->indices.n; i++)
        HDL_PUSH(d, t->indices, f->indices.at[i]);
    for (size_t i = 0; i < f->loops.n; i++) {
        struct hdl_loop *l = hdl_alloc(d, sizeof *l);
        *l = *f->loops.at[i];
        l->mod = t;
        HDL_PUSH(d, t->loops, l);
    }
    for (size_t i = 0; i < f->iters.n; i++) {
        struct hdl_iter it = f->iters.at[i];
        it.loop = t->loops.at[it.loop->number];
        HDL_PUSH(d, t->iters, it);
    }
    for (size_t i = 0; i < f->params.n; i++)
        HDL_PUSH(d, t->params, f->params.at[i]);
    for (size_t i = 0; i < f->localparams.n; i++)
        HDL_PUSH(d, t->localparams, f->localparams.at[i]);
    for (size_t i = 0; i < f->sections.n; i++)
        HDL_PUSH(d, t->sections, f->sections.at[i]);
    for (size_t i = 0; i < f->notes.n; i++)
        HDL_PUSH(d, t->notes, f->notes.at[i]);
    t->has_clock = f->has_clock;
    t->has_reset = f->has_reset;
    t->ngroups = f->ngroups;
}

static void copy_uses(struct copy_module *m)
{
    const struct hdl *f = m->from;
    struct hdl *t = m->to;
    struct hdl_design *d = t->design;
    for (size_t i = 0; i < f->counters.n; i++) {
        struct hdl_counter_def c = f->counters.at[i];
        c.increment = c.increment ? m->map[c.increment->id] : NULL;
        c.inst = c.inst ? m->inst[c.inst->number] : NULL;
        HDL_PUSH(d, t->counters, c);
    }
    for (size_t i = 0; i < f->properties.n; i++) {
        struct hdl_property_def p = f->properties.at[i];
        p.expr = m->map[p.expr->id];
        HDL_PUSH(d, t->properties, p);
    }
    for (size_t i = 0; i < f->unused.n; i++) {
        struct hdl_unused_def u = f->unused.at[i];
        u.s = m->map[u.s->id];
        HDL_PUSH(d, t->unused, u);
    }
}

/* ---- properties of the original as a signal ---- */

/* Properties are to hold outside of reset; duties of the surroundings in every cycle, because what
 * stands around the block is reset with it. Those of inner modules are the composition's to keep
 * and are not taken for granted. */
static void add_duties(struct copy_module *m, bool top)
{
    struct hdl *t = m->to;
    sig *term = hdl_alloc(t->design, (2 * t->properties.n + t->insts.n + 2) * sizeof *term);
    size_t n = 0, properties;
    for (size_t i = 0; i < t->properties.n; i++)
        if (!t->properties.at[i].formal && !hdl_is_assumed(&t->properties.at[i]))
            term[n++] = t->properties.at[i].expr;
    properties = n;
    if (properties && t->has_reset) {
        sig kept = hdl_nary_at(t->loc, HDL_FN_AND, n, term);
        term[0] = hdl_nary_at(t->loc, HDL_FN_OR, HDL_LIST(hdl_reset(t), kept));
        n = 1;
    }
    for (size_t i = 0; top && i < t->properties.n; i++)
        if (!t->properties.at[i].formal && hdl_is_assumed(&t->properties.at[i]))
            term[n++] = t->properties.at[i].expr;
    for (size_t i = 0; i < t->insts.n; i++) {
        struct hdl_inst *inst = t->insts.at[i];
        size_t p = inst->child->ports.n;
        if (!p || strcmp(inst->child->ports.at[p - 1]->name, MUTANT_DUTIES) != 0)
            continue;
        t->place = inst->place; /* where it exists; in a section it is not waited for */
        sig kept = hdl_all_at(inst->loc, hdl_get_at(inst->loc, inst, MUTANT_DUTIES));
        if (hdl_section_of(t, inst->place))
            hdl_unused(kept);
        else
            term[n++] = kept;
        t->place = 0;
    }
    sig all = n ? hdl_nary_at(t->loc, HDL_FN_AND, n, term) : hdl_ones_at(t->loc, t, 1);
    if (top || n)
        hdl_assign_at(t->loc, hdl_output_at(t->loc, t, MUTANT_DUTIES, 1, ""), all);
}

/* ---- modules and designs ---- */

/* Mutants inside the module or below it. */
static bool needs_select(const struct copy_module *m)
{
    if (!m->c->select_bits)
        return false;
    bool needed = m->nedits > 0 || m->from == m->c->list->top;
    for (size_t i = 0; i < m->to->insts.n; i++) {
        const struct hdl *child = m->to->insts.at[i]->child;
        for (size_t p = 0; p < child->ports.n; p++)
            needed |= !strcmp(child->ports.at[p]->name, MUTANT_SELECT);
    }
    return needed;
}

static void copy_module(const struct copy *c, size_t at)
{
    const struct hdl *f = c->list->of->modules.at[at];
    struct copy_module m = {.c = c,
                            .from = f,
                            .to = f->blackbox
                                      ? hdl_blackbox_at(f->loc, c->to, f->name, f->summary)
                                      : hdl_module_at_loc(f->loc, c->to, f->name, f->summary),
                            .map = xcalloc(f->nodes.n + 1, sizeof(sig)),
                            .mem = xcalloc(f->mems.n + 1, sizeof(struct hdl_mem *)),
                            .inst = xcalloc(f->insts.n + 1, sizeof(struct hdl_inst *)),
                            .assign = xcalloc(f->nodes.n + 1, sizeof(sig)),
                            .edits = xcalloc(c->count + 1, sizeof(size_t))};
    for (size_t i = 0; i < c->count; i++)
        if (c->list->at[c->first + i].module_at == at)
            m.edits[m.nedits++] = c->first + i;
    copy_lists(&m);
    alloc_insts(&m);
    if (needs_select(&m)) {
        m.select = hdl_input_at(f->loc, m.to, MUTANT_SELECT, c->select_bits,
                                "the defect in place, 0: none");
        m.to->ports.n = 0;    /* it comes last: ports are known by their numbers */
        hdl_unused(m.select); /* the mutants may all be in a section or in counters */
    }
    copy_mems(&m);
    copy_nodes(&m);
    if (m.select)
        HDL_PUSH(c->to, m.to->ports, m.select);
    fill_insts(&m);
    copy_drives(&m);
    copy_items(&m);
    copy_resets(&m);
    copy_uses(&m);
    if (c->duties && !f->blackbox)
        add_duties(&m, f == c->list->top);
    free(m.map);
    free(m.mem);
    free(m.inst);
    free(m.assign);
    free(m.edits);
}

static struct hdl_design *copy_design(struct copy *c, const char *prefix)
{
    c->to = hdl_design_new(prefix);
    c->to->altered = true;
    for (size_t i = 0; i < c->list->of->modules.n; i++)
        copy_module(c, i);
    hdl_check(c->to);
    return c->to;
}

struct hdl_design *mutants_switched(const struct mutants *m, size_t first, size_t count,
                                    const char *prefix)
{
    struct copy c = {
        .list = m, .first = first, .count = count, .select_bits = mutants_select_width(count)};
    return copy_design(&c, prefix);
}

struct hdl_design *mutant_alone(const struct mutants *m, size_t i, const char *prefix)
{
    struct copy c = {.list = m, .first = i, .count = 1};
    return copy_design(&c, prefix);
}

struct hdl_design *mutants_reference(const struct mutants *m, const char *prefix)
{
    struct copy c = {.list = m, .duties = true};
    return copy_design(&c, prefix);
}

struct hdl *mutants_top_of(const struct mutants *m, const struct hdl_design *copy)
{
    return hdl_find(copy, m->top->name);
}
