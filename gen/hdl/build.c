/* Signals, statements and sections: what hdl.h offers apart from operators and instances. */
#include "gen/hdl/ir.h"
#include <string.h>

struct hdl_node *hdl_new_node(struct hdl *h, struct hdl_loc loc, enum hdl_op op, hdl_width w)
{
    struct hdl_node *n = hdl_alloc(h->design, sizeof *n);
    n->op = op;
    n->width = w;
    n->id = (uint32_t)h->nodes.n;
    n->mod = h;
    n->loc = loc;
    n->place = h->place;
    HDL_PUSH(h->design, h->nodes, n);
    return n;
}

static bool is_taken(struct hdl *h, struct hdl_loc loc, const char *fn, const char *name)
{
    if (!hdl_names_find(&h->name_set, name))
        return false;
    size_t i = 0;
    while (strcmp(h->names.at[i].name, name))
        i++;
    hdl_fail(h->design, loc, "%s: the name %s is taken in %s (line %d)", fn, name, h->name,
             h->names.at[i].loc.line);
    return true;
}

const char *hdl_take_name(struct hdl *h, struct hdl_loc loc, const char *fn, hdl_place at,
                          const char *name)
{
    const char *say = name ? name : "";
    if (!hdl_is_identifier(name)) {
        hdl_fail(h->design, loc, "%s: \"%s\" is not a Verilog identifier", fn, say);
        return NULL;
    }
    if (hdl_is_keyword(name)) {
        hdl_fail(h->design, loc, "%s: \"%s\" is a Verilog keyword", fn, say);
        return NULL;
    }
    /* nothing in a loop may hide what is around it */
    for (size_t i = 0; hdl_in_loop(at) && i < h->indices.n; i++)
        if (!strcmp(h->indices.at[i], name)) {
            hdl_fail(h->design, loc, "%s: %s is the index of a loop", fn, name);
            return NULL;
        }
    for (hdl_place p = at; hdl_in_loop(p); p = hdl_place_up(h, p))
        if (is_taken(h, loc, fn, hdl_vstr(h->design, "%s%s", hdl_path_of(h, p), name)))
            return NULL;
    if (!hdl_in_loop(at) && hdl_names_find(&h->inner, name)) {
        hdl_fail(h->design, loc, "%s: the name %s is taken in a loop of %s", fn, name, h->name);
        return NULL;
    }
    if (is_taken(h, loc, fn, name))
        return NULL;
    const char *own = hdl_strdup(h->design, name);
    struct hdl_name n = {own, loc};
    if (hdl_in_loop(at)) {
        n.name = hdl_vstr(h->design, "%s%s", hdl_path_of(h, at), name);
        if (!hdl_names_find(&h->inner, name))
            hdl_names_add(h->design, &h->inner, own);
    }
    HDL_PUSH(h->design, h->names, n);
    hdl_names_add(h->design, &h->name_set, n.name);
    return n.name;
}

const char *hdl_take_inner(struct hdl *h, struct hdl_loc loc, const char *fn, hdl_place at,
                           const char *name)
{
    const struct hdl_loop *l = h->plain;
    bool own = !name || !l || l->parent != at || !strncmp(name, "u_", 2);
    return hdl_take_name(h, loc, fn, at,
                         own ? name : hdl_vstr(h->design, "%s_%u_%s", l->label, l->from, name));
}

bool hdl_good_width(struct hdl *h, struct hdl_loc loc, const char *fn, const char *name,
                    hdl_width w)
{
    if (HDL_WK(w) == 0) {
        hdl_fail(h->design, loc, "%s: %s is 0 bits wide", fn, name ? name : "the result");
        return false;
    }
    if (HDL_WP(w) > h->params.n) {
        hdl_fail(h->design, loc, "%s: the width of %s uses a parameter of another module", fn,
                 name ? name : "the result");
        return false;
    }
    if (HDL_WP(w))
        h->params.at[HDL_WP(w) - 1].used = true;
    return true;
}

/* ---- comments ---- */

static void add_text(struct hdl *h, const char *id, const char *text)
{
    struct hdl_text *t = hdl_alloc(h->design, sizeof *t);
    t->id = id ? hdl_strdup(h->design, id) : NULL;
    t->text = hdl_strdup(h->design, text);
    *h->pending_end = t;
    h->pending_end = &t->next;
}

void hdl_rule(struct hdl *h, const char *id, const char *text)
{
    add_text(h, id, text);
}

void hdl_comment(struct hdl *h, const char *text)
{
    add_text(h, NULL, text);
}

struct hdl_text *hdl_take_text(struct hdl *h)
{
    struct hdl_text *t = h->pending;
    h->pending = NULL;
    h->pending_end = &h->pending;
    return t;
}

struct hdl_item *hdl_new_item(struct hdl *h, enum hdl_item_kind kind)
{
    struct hdl_item *it = hdl_alloc(h->design, sizeof *it);
    it->kind = kind;
    it->seq = h->seq++;
    it->place = h->place;
    /* A comment before a heading or a statement belongs to what follows; that of a loop was taken
     * where it began. */
    if (kind != IT_HEADING && kind != IT_STMT && kind != IT_LOOP)
        it->text = hdl_take_text(h);
    HDL_PUSH(h->design, h->items, it);
    return it;
}

void hdl_new_declaration(struct hdl *h, sig s)
{
    struct hdl_text *t = h->pending, **end = h->pending_end;
    bool rule = false;
    for (const struct hdl_text *k = t; k; k = k->next)
        rule |= k->id != NULL;
    if (rule) /* it waits for what implements it */
        hdl_take_text(h);
    hdl_new_item(h, IT_NODE)->node = s;
    if (rule) {
        h->pending = t;
        h->pending_end = end;
    }
}

void hdl_group(struct hdl *h, const char *title)
{
    if (!title) {
        h->group = NULL;
        return;
    }
    h->group = hdl_alloc(h->design, sizeof *h->group);
    h->group->number = ++h->ngroups;
    h->group->title = hdl_strdup(h->design, title);
    hdl_new_item(h, IT_HEADING)->title = h->group->title;
}

/* ---- signals ---- */

static sig named_leaf(struct hdl_loc loc, const char *fn, struct hdl *h, enum hdl_op op,
                      const char *name, hdl_width w, const char *doc)
{
    const char *path = hdl_take_inner(h, loc, fn, h->place, name);
    if (!path || !hdl_good_width(h, loc, fn, name, w))
        return h->poison;
    struct hdl_node *n = hdl_new_node(h, loc, op, w);
    n->name = path;
    n->doc = hdl_strdup(h->design, doc ? doc : "");
    return n;
}

static sig port(struct hdl_loc loc, const char *fn, struct hdl *h, enum hdl_op op, const char *name,
                hdl_width w, const char *doc)
{
    if (hdl_in_loop(h->place)) {
        hdl_fail(h->design, loc, "%s: a loop has no ports (%s)", fn, name ? name : "");
        return h->poison;
    }
    sig s = named_leaf(loc, fn, h, op, name, w, doc);
    if (s->op == OP_POISON)
        return s;
    h->nodes.at[s->id]->place = 0;
    HDL_PUSH(h->design, h->ports, s);
    return s;
}

sig hdl_input_at(struct hdl_loc loc, struct hdl *h, const char *name, hdl_width w, const char *doc)
{
    return port(loc, "hdl_input", h, OP_INPUT, name, w, doc);
}

sig hdl_output_at(struct hdl_loc loc, struct hdl *h, const char *name, hdl_width w, const char *doc)
{
    return port(loc, "hdl_output", h, OP_OUTPUT, name, w, doc);
}

sig hdl_wire_later_at(struct hdl_loc loc, struct hdl *h, const char *name, hdl_width w)
{
    sig s = named_leaf(loc, "hdl_wire_later", h, OP_WIRE, name, w, NULL);
    if (s->op != OP_POISON)
        hdl_new_declaration(h, s);
    return s;
}

sig hdl_any_const_at(struct hdl_loc loc, struct hdl *h, const char *name, hdl_width w,
                     const char *doc)
{
    if (!h->formal) {
        hdl_fail(h->design, loc, "hdl_any_const: %s is in no WARPSMITH_FORMAL section", name);
        return h->poison;
    }
    sig s = named_leaf(loc, "hdl_any_const", h, OP_WIRE, name, w, doc);
    if (s->op == OP_POISON)
        return s;
    struct hdl_node *n = h->nodes.at[s->id];
    n->any = true;
    n->drive[0] = (struct hdl_drive){.kind = DRIVE_INSIDE, .place = h->place, .loc = loc};
    hdl_new_declaration(h, n);
    return s;
}

sig hdl_wire_at(struct hdl_loc loc, struct hdl *h, const char *name, sig expr)
{
    if (!expr || expr->op == OP_POISON) {
        if (!expr)
            hdl_fail(h->design, loc, "hdl_wire: the value of %s is NULL", name);
        return h->poison;
    }
    if (expr->mod != h) {
        hdl_fail(h->design, loc, "hdl_wire: the value of %s belongs to module %s, not %s", name,
                 expr->mod->name, h->name);
        return h->poison;
    }
    sig s = named_leaf(loc, "hdl_wire", h, OP_WIRE, name, expr->width, NULL);
    if (s->op == OP_POISON)
        return s;
    struct hdl_node *n = h->nodes.at[s->id];
    n->drive[0] =
        (struct hdl_drive){.kind = DRIVE_EXPR, .expr = expr, .place = h->place, .loc = loc};
    sig *arg = hdl_alloc(h->design, sizeof *arg);
    *arg = expr;
    n->arg = arg;
    n->n = 1;
    struct hdl_item *it = hdl_new_item(h, IT_NODE);
    it->node = s;
    it->expr = expr;
    return s;
}

static bool opposite(const struct hdl *h, hdl_place a, hdl_place b)
{
    a = hdl_section_of(h, a);
    b = hdl_section_of(h, b);
    return a && b && a != b && (a - 1) / 2 == (b - 1) / 2;
}

void hdl_add_drive(struct hdl_loc loc, const char *fn, sig target, struct hdl_drive drive)
{
    struct hdl *h = target->mod;
    struct hdl_node *n = h->nodes.at[target->id];
    drive.place = h->place;
    drive.loc = loc;
    if (n->op != OP_OUTPUT && n->op != OP_WIRE) {
        hdl_fail(h->design, loc, "%s: %s is neither an output nor a wire", fn, hdl_say(target));
    } else if (n->drive[0].kind == DRIVE_NONE) {
        n->drive[0] = drive;
    } else if (n->drive[1].kind == DRIVE_NONE && opposite(h, n->drive[0].place, drive.place)) {
        n->drive[1] = drive;
    } else {
        hdl_fail(h->design, loc, "%s: %s is driven twice (first at line %d)", fn, n->name,
                 n->drive[0].loc.line);
    }
}

static bool same_width(struct hdl_loc loc, const char *fn, sig target, hdl_width want, sig value)
{
    struct hdl *h = target->mod;
    if (value->mod != h) {
        hdl_fail(h->design, loc, "%s: %s belongs to module %s, %s to %s", fn, hdl_say(target),
                 h->name, hdl_say(value), value->mod->name);
        return false;
    }
    if (want != value->width) {
        hdl_fail(h->design, loc, "%s: %s is %s bits wide, the value %s (%s)", fn, hdl_say(target),
                 hdl_say_width(h, want), hdl_say_width(h, value->width), hdl_say(value));
        return false;
    }
    return true;
}

/* Both are there and neither is poison. */
static bool usable(struct hdl_loc loc, const char *fn, sig target, sig value)
{
    if (target && !value && target->op != OP_POISON)
        hdl_fail(target->mod->design, loc, "%s: the value of %s is NULL", fn, hdl_say(target));
    if (!target && value)
        hdl_fail(value->mod->design, loc, "%s: the target is NULL", fn);
    return target && value && target->op != OP_POISON && value->op != OP_POISON;
}

static bool in_when(struct hdl_loc loc, const char *fn, sig target)
{
    if (target->mod->scope)
        hdl_fail(target->mod->design, loc,
                 "%s: %s is assigned inside hdl_when (use hdl_mux for a choice)", fn,
                 hdl_say(target));
    return target->mod->scope != NULL;
}

void hdl_assign_at(struct hdl_loc loc, sig target, sig expr)
{
    const char *fn = "hdl_assign";
    if (!usable(loc, fn, target, expr) || !same_width(loc, fn, target, target->width, expr) ||
        in_when(loc, fn, target))
        return;
    hdl_add_drive(loc, fn, target, (struct hdl_drive){.kind = DRIVE_EXPR, .expr = expr});
    struct hdl_item *it = hdl_new_item(target->mod, IT_ASSIGN);
    it->node = target;
    it->expr = expr;
}

/* `value` fits into the units of `target` from lsb on. */
static bool fits(struct hdl_loc loc, const char *fn, sig target, unsigned lsb, sig value)
{
    struct hdl *h = target->mod;
    if (value->mod != h)
        return same_width(loc, fn, target, target->width, value);
    if (HDL_WP(target->width) == HDL_WP(value->width) &&
        HDL_WK(value->width) <= HDL_WK(target->width) &&
        lsb <= HDL_WK(target->width) - HDL_WK(value->width))
        return true;
    hdl_fail(h->design, loc, "%s: %s (%s bits from %u on) does not fit %s (%s bits)", fn,
             hdl_say(value), hdl_say_width(h, value->width), lsb, hdl_say(target),
             hdl_say_width(h, target->width));
    return false;
}

void hdl_assign_bits_at(struct hdl_loc loc, sig target, unsigned lsb, sig expr)
{
    const char *fn = "hdl_assign_bits";
    if (!usable(loc, fn, target, expr) || !fits(loc, fn, target, lsb, expr) ||
        in_when(loc, fn, target))
        return;
    struct hdl *h = target->mod;
    struct hdl_node *n = h->nodes.at[target->id];
    if (n->drive[0].kind != DRIVE_PARTS)
        hdl_add_drive(loc, fn, target, (struct hdl_drive){.kind = DRIVE_PARTS});
    struct hdl_part *p = hdl_alloc(h->design, sizeof *p);
    *p = (struct hdl_part){.lsb = lsb, .expr = expr, .place = h->place, .loc = loc};
    if (n->parts)
        n->last_part->next = p;
    else
        n->parts = p;
    n->last_part = p;
    struct hdl_item *it = hdl_new_item(h, IT_ASSIGN);
    it->node = target;
    it->expr = expr;
    it->part = true;
    it->lsb = lsb;
}

/* First unit of item i; out of all bounds if it does not fit a number. */
static unsigned item_lsb(unsigned i, sig value)
{
    uint64_t lsb = (uint64_t)i * HDL_WK(value->width);
    return lsb > UINT32_MAX ? UINT32_MAX : (unsigned)lsb;
}

void hdl_assign_item_at(struct hdl_loc loc, sig target, unsigned i, sig expr)
{
    if (usable(loc, "hdl_assign_item", target, expr))
        hdl_assign_bits_at(loc, target, item_lsb(i, expr), expr);
}

sig hdl_reg_at(struct hdl_loc loc, struct hdl *h, const char *name, hdl_width w, sig reset,
               const char *doc)
{
    sig s = named_leaf(loc, "hdl_reg", h, OP_REG, name, w, doc);
    if (s->op == OP_POISON || (reset && reset->op == OP_POISON))
        return s;
    struct hdl_node *n = h->nodes.at[s->id];
    if (reset) {
        if (!same_width(loc, "hdl_reg", s, w, reset))
            return h->poison;
        if (!hdl_is_const(reset)) {
            hdl_fail(h->design, loc, "hdl_reg: the reset value of %s is not a constant (%s)", name,
                     hdl_say(reset));
            return h->poison;
        }
        sig *arg = hdl_alloc(h->design, sizeof *arg);
        *arg = reset;
        n->arg = arg;
        n->n = 1;
        h->has_reset = true;
    }
    n->group = h->group;
    h->has_clock = true;
    hdl_new_declaration(h, s);
    return s;
}

sig hdl_keep_at(struct hdl_loc loc, sig wire)
{
    if (!wire || wire->op == OP_POISON)
        return wire;
    if (wire->op != OP_WIRE)
        hdl_fail(wire->mod->design, loc, "hdl_keep: this is not a named wire");
    else
        wire->mod->nodes.at[wire->id]->preserve = true;
    return wire;
}

void hdl_unused_at(struct hdl_loc loc, sig s)
{
    (void)loc;
    if (s && s->op != OP_POISON && !hdl_is_const(s))
        HDL_PUSH(s->mod->design, s->mod->unused, ((struct hdl_unused_def){s, s->mod->place}));
}

sig hdl_clock(struct hdl *h)
{
    if (!h->clock) {
        struct hdl_node *n = hdl_new_node(h, h->loc, OP_CLOCK, 1);
        n->name = "clk";
        n->place = 0;
        h->clock = n;
        h->has_clock = true;
    }
    return h->clock;
}

sig hdl_reset(struct hdl *h)
{
    if (!h->reset) {
        struct hdl_node *n = hdl_new_node(h, h->loc, OP_RESET, 1);
        n->name = "rst";
        n->place = 0;
        h->reset = n;
        h->has_reset = true;
    }
    return h->reset;
}

/* ---- statements ---- */

/* Which else may follow a closed hdl_when. */
enum chain_kind { CHAIN_NONE, CHAIN_IF, CHAIN_TAKEN, CHAIN_WAITING };
struct hdl_chain {
    enum chain_kind kind;
    struct hdl_stmt *stmt;
};

struct hdl_scope {
    struct hdl *mod;
    struct hdl_scope *outer;
    struct hdl_list *list;  /* where statements go; NULL: dead */
    struct hdl_list *home;  /* list that the hdl_when stands in; NULL: dead */
    struct hdl_chain after; /* chain state of `home` when this scope ends */
};

static struct hdl_list *here(struct hdl *h)
{
    return h->scope ? h->scope->list : h->top;
}

static void set_chain(struct hdl *h, struct hdl_list *l, struct hdl_chain c)
{
    if (!l->chain)
        l->chain = hdl_alloc(h->design, sizeof *l->chain);
    *l->chain = c;
}

/* Adds a statement to a list; one outside of all scopes is an item of the module. */
static struct hdl_stmt *append(struct hdl *h, struct hdl_list *l, struct hdl_stmt proto)
{
    struct hdl_stmt *s = hdl_alloc(h->design, sizeof *s);
    *s = proto;
    s->text = hdl_take_text(h);
    if (l == h->top) {
        hdl_new_item(h, IT_STMT)->stmt = s;
    } else {
        if (l->last)
            l->last->next = s;
        else
            l->first = s;
        l->last = s;
    }
    set_chain(h, l, (struct hdl_chain){CHAIN_NONE, NULL});
    return s;
}

void hdl_add_stmt(struct hdl *h, struct hdl_loc loc, struct hdl_stmt proto)
{
    proto.loc = loc;
    struct hdl_list *l = here(h);
    if (l)
        append(h, l, proto);
    else
        hdl_take_text(h);
}

static void next(struct hdl_loc loc, const char *fn, sig reg, bool part, unsigned lsb, sig value)
{
    struct hdl *h = reg->mod;
    if (reg->op != OP_REG) {
        hdl_fail(h->design, loc, "%s: %s is not a register", fn, hdl_say(reg));
        return;
    }
    struct hdl_node *n = h->nodes.at[reg->id];
    if (n->place != h->place && (n->place || hdl_in_loop(h->place)))
        hdl_fail(h->design, loc, "%s: %s is written only in the %s it was made in", fn, n->name,
                 n->place ? "iteration or section" : "body");
    if (here(h))
        n->written = true;
    if (part && lsb == 0 && value->width == reg->width)
        part = false;
    hdl_add_stmt(
        h, loc,
        (struct hdl_stmt){.kind = ST_NEXT, .reg = reg, .value = value, .part = part, .lsb = lsb});
}

void hdl_next_at(struct hdl_loc loc, sig reg, sig value)
{
    if (usable(loc, "hdl_next", reg, value) && same_width(loc, "hdl_next", reg, reg->width, value))
        next(loc, "hdl_next", reg, false, 0, value);
}

static sig delay(struct hdl_loc loc, struct hdl *h, const char *name, sig now, bool zero,
                 const char *doc)
{
    if (!now)
        return NULL;
    if (h->scope) {
        hdl_fail(h->design, loc, "hdl_delay: %s would not follow in every cycle inside hdl_when",
                 name);
        return h->poison;
    }
    hdl_width w = hdl_width_of(now);
    sig q = hdl_reg_at(loc, h, name, w, zero ? hdl_zero(h, w) : NULL, doc);
    hdl_next_at(loc, q, now);
    return q;
}

sig hdl_delay_at(struct hdl_loc loc, struct hdl *h, const char *name, sig now, const char *doc)
{
    return delay(loc, h, name, now, false, doc);
}

sig hdl_delay_zero_at(struct hdl_loc loc, struct hdl *h, const char *name, sig now, const char *doc)
{
    return delay(loc, h, name, now, true, doc);
}

void hdl_next_bits_at(struct hdl_loc loc, sig reg, unsigned lsb, sig value)
{
    if (!usable(loc, "hdl_next_bits", reg, value))
        return;
    if (fits(loc, "hdl_next_bits", reg, lsb, value))
        next(loc, "hdl_next_bits", reg, true, lsb, value);
}

static struct hdl_scope *open_scope(struct hdl *h, struct hdl_list *home, struct hdl_list *list,
                                    struct hdl_chain after)
{
    struct hdl_scope *s = hdl_alloc(h->design, sizeof *s);
    *s = (struct hdl_scope){h, h->scope, list, home, after};
    h->scope = s;
    if (!list)
        hdl_take_text(h);
    return s;
}

/* A condition in `into`, which is `home` itself or the else of the hdl_when before. */
static struct hdl_scope *open_if(struct hdl *h, struct hdl_loc loc, struct hdl_list *home,
                                 struct hdl_list *into, sig cond)
{
    if (hdl_is_fill(cond, 1))
        return open_scope(h, home, into, (struct hdl_chain){CHAIN_TAKEN, NULL});
    if (hdl_is_fill(cond, 0)) {
        struct hdl_chain c = {CHAIN_WAITING, NULL};
        if (into != home)
            c = *home->chain;
        return open_scope(h, home, NULL, c);
    }
    struct hdl_stmt *s =
        append(h, into, (struct hdl_stmt){.kind = ST_IF, .cond = cond, .loc = loc});
    return open_scope(h, home, &s->yes, (struct hdl_chain){CHAIN_IF, s});
}

bool hdl_good_cond(struct hdl_loc loc, const char *fn, const struct hdl *h, sig cond)
{
    if (cond->op == OP_POISON)
        return false;
    if (cond->mod == h && cond->width == 1)
        return true;
    if (cond->mod != h)
        hdl_fail(h->design, loc, "%s: the condition %s belongs to module %s", fn, hdl_say(cond),
                 cond->mod->name);
    else
        hdl_fail(h->design, loc, "%s: the condition is %s bits wide (%s), 1 is needed", fn,
                 hdl_say_width(h, cond->width), hdl_say(cond));
    return false;
}

struct hdl_scope *hdl_when_at(struct hdl_loc loc, sig cond)
{
    if (!cond)
        return NULL; /* whatever made it NULL has no module to complain to */
    struct hdl *h = cond->mod;
    struct hdl_list *home = here(h);
    if (!hdl_good_cond(loc, "hdl_when", h, cond) || !home)
        return open_scope(h, home, NULL, (struct hdl_chain){CHAIN_WAITING, NULL});
    return open_if(h, loc, home, home, cond);
}

struct hdl_scope *hdl_else_at(struct hdl_loc loc, struct hdl *h, sig cond)
{
    const char *fn = cond ? "hdl_else_when" : "hdl_else";
    struct hdl_list *home = here(h);
    if (!home || (cond && !hdl_good_cond(loc, fn, h, cond)))
        return open_scope(h, NULL, NULL, (struct hdl_chain){CHAIN_NONE, NULL});
    struct hdl_chain c = home->chain ? *home->chain : (struct hdl_chain){CHAIN_NONE, NULL};
    struct hdl_list *into = NULL;
    if (c.kind == CHAIN_NONE)
        hdl_fail(h->design, loc, "%s: no hdl_when just before", fn);
    else if (c.kind == CHAIN_IF)
        into = &c.stmt->no;
    else if (c.kind == CHAIN_WAITING)
        into = home;
    if (!into)
        return open_scope(h, home, NULL, c);
    if (cond)
        return open_if(h, loc, home, into, cond);
    return open_scope(h, home, into, (struct hdl_chain){CHAIN_NONE, NULL});
}

struct hdl_scope *hdl_scope_end(struct hdl_scope *s)
{
    s->mod->scope = s->outer;
    if (s->home)
        set_chain(s->mod, s->home, s->after);
    return NULL;
}

/* ---- sections, counters ---- */

void hdl_ifdef_at(struct hdl_loc loc, struct hdl *h, const char *macro)
{
    if (h->place || h->scope || !hdl_is_identifier(macro)) {
        hdl_fail(h->design, loc, "hdl_ifdef: %s",
                 hdl_in_loop(h->place) ? "not inside hdl_for"
                 : h->place            ? "sections do not nest"
                 : h->scope            ? "not inside hdl_when"
                                       : "the macro is not an identifier");
        return;
    }
    struct hdl_item *it = hdl_new_item(h, IT_SECTION);
    it->section = (unsigned)h->sections.n;
    struct hdl_section s = {hdl_strdup(h->design, macro), false};
    HDL_PUSH(h->design, h->sections, s);
    h->place = 1 + 2 * it->section;
    h->formal = !strcmp(macro, "WARPSMITH_FORMAL");
}

void hdl_ifdef_else_at(struct hdl_loc loc, struct hdl *h)
{
    if (h->place % 2 == 0 || hdl_in_loop(h->place) || h->scope) {
        hdl_fail(h->design, loc, "hdl_ifdef_else: no hdl_ifdef is open");
        return;
    }
    h->sections.at[(h->place - 1) / 2].has_else = true;
    h->place++;
    h->formal = false;
}

void hdl_endif_at(struct hdl_loc loc, struct hdl *h)
{
    if (!h->place || hdl_in_loop(h->place) || h->scope)
        hdl_fail(h->design, loc, "hdl_endif: no hdl_ifdef is open");
    h->place = 0;
    h->formal = false;
}

void hdl_counter_at(struct hdl_loc loc, struct hdl *h, const char *name, sig increment,
                    const char *doc)
{
    if (!increment || increment->op == OP_POISON || !hdl_take_name(h, loc, "hdl_counter", 0, name))
        return;
    if (increment->mod != h || HDL_WP(increment->width) || HDL_WK(increment->width) > 32) {
        hdl_fail(h->design, loc, "hdl_counter: the increment of %s (%s) must have 1..32 bits of %s",
                 name, hdl_say(increment), h->name);
        return;
    }
    struct hdl_counter_def c = {.name = hdl_strdup(h->design, name),
                                .doc = hdl_strdup(h->design, doc ? doc : ""),
                                .text = hdl_take_text(h),
                                .increment = increment,
                                .loc = loc};
    HDL_PUSH(h->design, h->counters, c);
}
