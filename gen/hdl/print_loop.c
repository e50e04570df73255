/* Loops: each iteration is printed by itself, in one way; roll.c makes one text of them. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

static void demand_item(struct hdl_printer *p, const struct hdl_item *it, hdl_place at)
{
    if (it->kind == IT_NODE && it->expr && !p->use.node[it->node->id].count[CTX_BODY])
        return;
    if (it->expr)
        hdl_demand(p, it->expr, CTX_BODY, at);
    if (it->kind == IT_ASSIGN && it->node->op == OP_WIRE)
        hdl_demand(p, it->node, CTX_BODY, at);
    if (it->kind == IT_STMT)
        hdl_demand_stmt(p, it->stmt, at, 0, true);
    if (it->kind == IT_INST)
        hdl_demand_inst(p, it->inst, at);
    const struct hdl_loop *l = it->kind == IT_LOOP ? p->h->loops.at[it->loop] : NULL;
    for (unsigned i = 0; l && i < l->to - l->from; i++)
        hdl_demand_items(p, l->iter[i], at);
}

void hdl_demand_items(struct hdl_printer *p, hdl_place of, hdl_place at)
{
    for (size_t i = p->use.first_at[hdl_place_slot(p->h, of)]; i; i = p->use.next_at[i - 1])
        demand_item(p, p->use.item[i - 1], at);
    for (size_t i = 0; i < p->h->unused.n && hdl_in_loop(of); i++)
        if (p->h->unused.at[i].place == of)
            hdl_demand(p, p->h->unused.at[i].s, CTX_BODY, at);
}

/* ---- iterations ---- */

/* What changes while an iteration is printed. */
struct kept {
    struct hdl_buf out;
    enum hdl_layout layout;
    const char *heading;
    hdl_place at, from;
    struct hdl_names names;
};

static void enter(struct hdl_printer *p, struct kept *k, hdl_place place)
{
    *k = (struct kept){.out = p->out,
                       .layout = p->layout,
                       .heading = p->heading,
                       .at = p->at,
                       .from = p->from,
                       .names = {.outer = p->local}};
    p->out = (struct hdl_buf){.raw = true};
    p->layout = LAY_START;
    p->heading = NULL;
    p->at = place;
    if (!p->suffix)
        p->from = place;
    p->local = &k->names;
    p->depth++;
}

static void leave(struct hdl_printer *p, const struct kept *k, hdl_place place)
{
    char **body = &p->body[place - HDL_ITERS];
    free(*body);
    *body = p->out.at ? p->out.at : xcalloc(1, 1);
    p->out = k->out;
    p->layout = k->layout;
    p->heading = k->heading;
    p->at = k->at;
    p->from = k->from;
    p->local = k->names.outer;
    p->depth--;
}

static void put_iterations(struct hdl_printer *p, const struct hdl_loop *l,
                           void (*put)(struct hdl_printer *p, hdl_place at))
{
    for (unsigned i = 0; i < l->to - l->from; i++) {
        struct kept k;
        enter(p, &k, l->iter[i]);
        put(p, l->iter[i]);
        leave(p, &k, l->iter[i]);
    }
}

/* Is the place in this run of a loop? */
static bool in_run(const struct hdl *h, hdl_place at, const struct hdl_loop *l)
{
    while (hdl_in_loop(at) && h->iters.at[at - HDL_ITERS].loop != l)
        at = hdl_place_up(h, at);
    return hdl_in_loop(at);
}

/* Nothing of the loop is declared in this context. */
static void forget(struct hdl_printer *p, const struct hdl_loop *l, enum hdl_context c)
{
    const struct hdl *h = p->h;
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        bool leaf = c == CTX_BODY && hdl_is_leaf(s);
        if (!in_run(h, leaf ? s->place : p->use.node[i].place[c], l))
            continue;
        p->name[c][i] = NULL;
        p->asked[c][i] = 0;
    }
}

/* ---- properties ---- */

/* Written out, with a number behind each label. */
static void put_flat_checks(struct hdl_printer *p, const struct hdl_loop *l)
{
    forget(p, l, CTX_ASSERTS);
    for (size_t i = 0; i < p->h->properties.n; i++) {
        struct hdl_property_def d = p->h->properties.at[i];
        if (d.formal || !in_run(p->h, d.place, l))
            continue;
        d.is.label = hdl_free_name(p, hdl_vstr(p->h->design, "%s_in_%zu", d.is.label, i));
        hdl_put_assert(p, &d);
    }
}

static void put_checks(struct hdl_printer *p, hdl_place at)
{
    hdl_put_asserts_at(p, at);
    for (size_t i = p->use.first_at[hdl_place_slot(p->h, at)]; i; i = p->use.next_at[i - 1]) {
        const struct hdl_item *it = p->use.item[i - 1];
        if (it->kind != IT_LOOP)
            continue;
        put_iterations(p, p->h->loops.at[it->loop], put_checks);
        hdl_put(&p->out, "%c%u\n", MARK_LOOP, it->loop);
    }
}

void hdl_put_checks(struct hdl_printer *p, const struct hdl_loop *l)
{
    for (size_t i = 0; i < p->h->properties.n; i++) {
        const struct hdl_property_def *d = &p->h->properties.at[i];
        if (!d->formal && in_run(p->h, d->place, l))
            hdl_demand(p, d->expr, CTX_ASSERTS, l->parent);
    }
    p->suffix = "_checks";
    put_iterations(p, l, put_checks);
    hdl_layout(p, LAY_PARAGRAPH);
    struct hdl_buf before = p->out;
    p->out = (struct hdl_buf){0};
    bool rolled = hdl_roll(p, l, 2);
    struct hdl_buf text = p->out;
    p->out = before;
    p->suffix = NULL;
    if (rolled)
        hdl_put(&p->out, "%s", text.at);
    else if (p->h->design->altered)
        put_flat_checks(p, l);
    else
        hdl_fail(p->h->design, l->loc, "hdl_for: properties: %s", p->trouble);
    free(text.at);
}

/* ---- loops that cannot be rolled ---- */

/* What has a name in the iteration, without what drives it: a defect in another iteration may be
 * all that leaves it unused. */
static void put_names(struct hdl_printer *p, hdl_place at)
{
    const struct hdl *h = p->h;
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        if (s->place == at && (s->op == OP_REG || s->op == OP_WIRE) && !p->direct[i])
            hdl_declare_leaf(p, s);
    }
    for (size_t i = p->use.first_at[hdl_place_slot(h, at)]; i; i = p->use.next_at[i - 1]) {
        const struct hdl_item *it = p->use.item[i - 1];
        if (it->kind != IT_LOOP)
            continue;
        put_iterations(p, h->loops.at[it->loop], put_names);
        hdl_put(&p->out, "%c%u\n", MARK_LOOP, it->loop);
    }
}

static void put_flat(struct hdl_printer *p, const struct hdl_loop *l)
{
    for (unsigned i = 0; i < l->to - l->from; i++)
        hdl_put_items(p, l->iter[i]);
}

/* The names stand in a loop, so that they are found where they were; all else is written out. */
static void write_out(struct hdl_printer *p, const struct hdl_loop *l)
{
    forget(p, l, CTX_BODY);
    put_iterations(p, l, put_names);
    hdl_layout(p, LAY_PARAGRAPH);
    if (!hdl_roll(p, l, 2))
        hdl_fail(p->h->design, l->loc, "hdl_for: %s", p->trouble);
    p->flat = true;
    p->layout = LAY_PARAGRAPH;
    put_flat(p, l);
    p->flat = false;
}

/* ---- */

void hdl_put_loop(struct hdl_printer *p, const struct hdl_loop *l, hdl_place at)
{
    if (p->flat) {
        put_flat(p, l);
        return;
    }
    for (unsigned i = 0; i < l->to - l->from; i++)
        hdl_demand_items(p, l->iter[i], at);
    put_iterations(p, l, hdl_put_items);
    if (p->out.raw) {
        hdl_layout(p, LAY_PARAGRAPH);
        hdl_put_text(p, 1, l->text);
        hdl_put(&p->out, "%c%u\n", MARK_LOOP, l->number);
        return;
    }
    if (l->from == l->to)
        return;
    struct hdl_buf before = p->out;
    enum hdl_layout layout = p->layout;
    const char *heading = p->heading;
    p->out = (struct hdl_buf){0};
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put_text(p, 1, l->text);
    bool rolled = hdl_roll(p, l, 2);
    struct hdl_buf text = p->out;
    p->out = before;
    if (rolled) {
        hdl_put(&p->out, "%s", text.at);
    } else if (p->h->design->altered) {
        p->layout = layout;
        p->heading = heading;
        write_out(p, l);
    } else {
        hdl_fail(p->h->design, l->loc, "hdl_for: %s", p->trouble);
    }
    free(text.at);
}
