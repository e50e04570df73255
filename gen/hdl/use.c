/* Who uses what: computed for a module before checking and before printing. */
#include "gen/hdl/use.h"
#include "base/mem.h"
#include <stdlib.h>
#include <string.h>

enum {
    HEAVY = 16, /* operands heavier than this get a wire of their own */
    LIGHT = 2,  /* up to this an expression is repeated wherever it is used, ... */
    TWICE = 4   /* ... up to this it may stand in two places; see find_light() */
};

/* Small enough to be repeated instead of named. */
static bool hdl_is_trivial(sig s)
{
    if (hdl_is_leaf(s) || s->op == OP_SEL)
        return true;
    return (s->op == OP_NOT || s->op == OP_REP) &&
           (hdl_is_leaf(s->arg[0]) || s->arg[0]->op == OP_SEL ||
            (s->op == OP_REP && s->arg[0]->op == OP_NOT && hdl_is_trivial(s->arg[0])));
}

bool hdl_place_active(const struct hdl *h, hdl_place p, const char *macro, bool all)
{
    p = hdl_section_of(h, p);
    if (all || p == 0)
        return true;
    bool defined = macro && !strcmp(h->sections.at[(p - 1) / 2].macro, macro);
    return defined == (p % 2 == 1);
}

static void refer(struct hdl_use *u, sig s, enum hdl_context c, hdl_place p, unsigned times)
{
    struct hdl_node_use *n = &u->node[s->id];
    n->place[c] = n->count[c] ? hdl_place_common(u->h, n->place[c], p) : p;
    n->count[c] += times;
}

static void refer_whole(struct hdl_use *u, sig s, enum hdl_context c, hdl_place p, unsigned times)
{
    refer(u, s, c, p, times);
    u->node[s->id].whole[c] = true;
}

/* ---- always blocks ---- */

/* Which conditions a register is written under, as a string of numbers. */
struct signature {
    unsigned *at;
    size_t n, cap;
    size_t last;
    hdl_place place;
};

static void sign(struct signature *g, unsigned path)
{
    if (g->n && g->at[g->n - 1] == path)
        return;
    g->at = xgrow(g->at, g->n + 1, &g->cap, sizeof *g->at);
    g->at[g->n++] = path;
}

struct walk {
    struct hdl_use *u;
    struct signature *of; /* by register */
    unsigned paths;
    size_t item;
    hdl_place place;
};

static size_t add_block(struct hdl_use *u, struct hdl_block b)
{
    u->block = xgrow(u->block, u->nblocks + 1, &u->cap_blocks, sizeof *u->block);
    u->block[u->nblocks] = b;
    return u->nblocks++;
}

static uint8_t *new_units(struct hdl_use *u, unsigned n)
{
    u->owned = xgrow(u->owned, u->nowned + 1, &u->cap_owned, sizeof *u->owned);
    return u->owned[u->nowned++] = xcalloc(n, 1);
}

static void mark_written(struct hdl_use *u, const struct hdl_stmt *s)
{
    unsigned units = HDL_WK(s->reg->width);
    uint8_t **w = &u->written[s->reg->id];
    if (!*w)
        *w = new_units(u, units);
    if (!s->part)
        memset(*w, 1, units);
    else
        memset(*w + s->lsb, 1, HDL_WK(s->value->width));
}

static void sign_stmt(struct walk *w, const struct hdl_stmt *s, unsigned path)
{
    struct hdl_use *u = w->u;
    switch (s->kind) {
    case ST_NEXT: {
        struct signature *g = &w->of[u->node[s->reg->id].reg];
        sign(g, path);
        g->last = w->item;
        g->place = w->place;
        mark_written(u, s);
        break;
    }
    case ST_MEMW:
        add_block(u, (struct hdl_block){.mem = s->mem, .place = w->place, .last = w->item});
        break;
    case ST_IF: {
        unsigned yes = ++w->paths, no = ++w->paths;
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            sign_stmt(w, t, yes);
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            sign_stmt(w, t, no);
        break;
    }
    }
}

static bool same_block(const struct signature *a, const struct signature *b, sig ra, sig rb)
{
    if ((ra->n > 0) != (rb->n > 0) || a->place != b->place)
        return false;
    if (ra->n > 0 && (ra->group || rb->group))
        return ra->group == rb->group;
    return a->n == b->n && !memcmp(a->at, b->at, a->n * sizeof *a->at);
}

static void find_registers(struct hdl_use *u)
{
    const struct hdl *h = u->h;
    size_t cap = 0;
    for (size_t i = 0; i < h->nodes.n; i++) {
        if (h->nodes.at[i]->op != OP_REG)
            continue;
        u->reg = xgrow(u->reg, u->nregs + 1, &cap, sizeof *u->reg);
        u->node[i].reg = (unsigned)u->nregs;
        u->reg[u->nregs++] = h->nodes.at[i];
    }
}

/* Those that are printed at an item, in their order. */
static void chain_blocks(struct hdl_use *u)
{
    u->block_at = xcalloc(u->nitems + 1, sizeof *u->block_at);
    for (size_t b = u->nblocks; b-- > 0;) {
        size_t *first = &u->block_at[u->block[b].last];
        u->block[b].next_last = *first;
        *first = b + 1;
    }
}

static void find_blocks(struct hdl_use *u, const char *macro, bool all)
{
    const struct hdl *h = u->h;
    struct walk w = {.u = u, .of = xcalloc(u->nregs, sizeof *w.of)};
    bool run = false;
    for (size_t i = 0; i < u->nitems; i++) {
        const struct hdl_item *it = u->item[i];
        if (it->kind != IT_STMT || !hdl_place_active(h, it->place, macro, all)) {
            run &= it->kind == IT_NODE && it->node->op == OP_REG; /* each beside its value */
            continue;
        }
        w.item = i;
        w.place = it->place;
        if (!run || it->stmt->kind == ST_IF || it->stmt->text)
            w.paths++;
        run = it->stmt->kind != ST_IF;
        sign_stmt(&w, it->stmt, w.paths);
    }
    for (size_t i = 0; i < u->nregs; i++) {
        sig s = u->reg[i];
        const struct signature *g = &w.of[i];
        if (!g->n)
            continue;
        size_t k = 0;
        for (; k < u->nblocks; k++) {
            uint32_t first = u->block[k].first_reg;
            if (first && same_block(&w.of[u->node[first].reg], g, h->nodes.at[first], s))
                break;
        }
        if (k == u->nblocks)
            add_block(u, (struct hdl_block){.reset = s->n > 0, .place = g->place});
        u->node[s->id].block = (unsigned)k;
        struct hdl_block *b = &u->block[k];
        if (b->first_reg)
            u->node[b->last_reg].next_reg = s->id;
        else
            b->first_reg = s->id;
        b->last_reg = s->id;
        if (b->last < g->last)
            b->last = g->last;
    }
    for (size_t i = 0; i < u->nregs; i++)
        free(w.of[i].at);
    free(w.of);
    chain_blocks(u);
}

bool hdl_touches(const struct hdl_use *u, const struct hdl_stmt *s, size_t block)
{
    if (s->kind == ST_NEXT)
        return !u->block[block].mem && u->node[s->reg->id].block == block;
    if (s->kind == ST_MEMW)
        return u->block[block].mem == s->mem;
    for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
        if (hdl_touches(u, t, block))
            return true;
    for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
        if (hdl_touches(u, t, block))
            return true;
    return false;
}

/* ---- references ---- */

/* Marks the blocks that a statement is printed in; gives their number. */
static unsigned blocks_of(const struct hdl_use *u, const struct hdl_stmt *s, uint8_t *seen)
{
    if (s->kind != ST_IF) {
        size_t b = 0;
        if (s->kind == ST_NEXT)
            b = u->node[s->reg->id].block;
        else
            while (u->block[b].mem != s->mem)
                b++;
        unsigned fresh = !seen[b];
        seen[b] = 1;
        return fresh;
    }
    unsigned n = 0;
    for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
        n += blocks_of(u, t, seen);
    for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
        n += blocks_of(u, t, seen);
    return n;
}

static void refer_stmt(struct hdl_use *u, const struct hdl_stmt *s, hdl_place p)
{
    switch (s->kind) {
    case ST_NEXT:
        refer_whole(u, s->value, CTX_BODY, p, 1);
        break;
    case ST_MEMW:
        refer_whole(u, s->addr, CTX_BODY, p, 1);
        refer_whole(u, s->data, CTX_BODY, p, 1);
        if (s->mask)
            refer_whole(u, s->mask, CTX_BODY, p, 1);
        /* printed with a variable index per part */
        if (s->mem->parts > 1) {
            u->node[s->data->id].named[CTX_BODY] = true;
            u->node[s->mask->id].named[CTX_BODY] = true;
        }
        break;
    case ST_IF: {
        uint8_t *seen = xcalloc(u->nblocks + 1, 1);
        unsigned times = blocks_of(u, s, seen);
        free(seen);
        if (times)
            refer_whole(u, s->cond, CTX_BODY, p, times);
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            refer_stmt(u, t, p);
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            refer_stmt(u, t, p);
        break;
    }
    }
}

static void refer_roots(struct hdl_use *u, const char *macro, bool all)
{
    const struct hdl *h = u->h;
    for (size_t i = 0; i < u->nitems; i++) {
        const struct hdl_item *it = u->item[i];
        if (!hdl_place_active(h, it->place, macro, all))
            continue;
        if (it->kind == IT_ASSIGN || it->kind == IT_PROPERTY)
            refer_whole(u, it->expr, CTX_BODY, it->place, 1);
        else if (it->kind == IT_STMT)
            refer_stmt(u, it->stmt, it->place);
        else if (it->kind == IT_INST)
            for (size_t p = 0; p < it->inst->child->ports.n; p++) {
                const struct hdl_conn *c = &it->inst->conn[p];
                if (!c->s || it->inst->child->ports.at[p]->op != OP_INPUT)
                    continue;
                refer_whole(u, c->s, CTX_BODY, it->place, 1);
                if (c->per_lane)
                    u->node[c->s->id].named[CTX_BODY] = true;
            }
    }
    for (size_t i = 0; i < h->unused.n; i++)
        if (hdl_place_active(h, h->unused.at[i].place, macro, all))
            refer_whole(u, h->unused.at[i].s, CTX_BODY, h->unused.at[i].place, 1);
    for (size_t i = 0; i < h->counters.n; i++)
        if (h->counters.at[i].increment)
            refer_whole(u, h->counters.at[i].increment, CTX_COUNTERS, 0, 1);
    for (size_t i = 0; i < h->properties.n; i++)
        if (!h->properties.at[i].formal)
            refer_whole(u, h->properties.at[i].expr, CTX_ASSERTS, h->properties.at[i].place, 1);
}

static void mark_units(struct hdl_use *u, uint8_t **unit, sig base, unsigned lsb, unsigned k)
{
    if (!*unit)
        *unit = new_units(u, HDL_WK(base->width));
    memset(*unit + lsb, 1, k);
}

static void refer_args(struct hdl_use *u, sig s, enum hdl_context c, hdl_place p)
{
    for (uint32_t i = 0; i < s->n; i++) {
        sig a = s->arg[i];
        struct hdl_node_use *n = &u->node[a->id];
        refer(u, a, c, p, 1);
        n->operand[c] |= s->op != OP_WIRE;
        if (s->op == OP_SEL) {
            n->named[c] = true;
            bool within = HDL_WP(s->width) != HDL_WP(a->width); /* hdl_lowest() */
            mark_units(u, &n->unit[c], a, s->lsb, within ? 1 : HDL_WK(s->width));
        } else {
            n->named[c] |= s->op == OP_AT;
            n->whole[c] = true;
        }
    }
}

/* Not to be computed twice, however short. */
static bool costs_more(sig s)
{
    return s->op == OP_MEMRD || s->op == OP_MUL || s->op == OP_CAT || s->op == OP_CALL || s->keep;
}

/* Names and constants in an expression if nothing in it has a wire of its own, at most TWICE + 1:
 * light ones are written out where they are used instead of being given a name that says no more.
 */
static void find_light(struct hdl_use *u)
{
    const struct hdl *h = u->h;
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        struct hdl_node_use *n = &u->node[i];
        n->weight = 1;
        if (hdl_is_leaf(s) || hdl_is_trivial(s))
            continue;
        unsigned w = costs_more(s) ? TWICE : 0;
        for (uint32_t k = 0; k < s->n && w <= TWICE; k++)
            w += u->node[s->arg[k]->id].weight;
        n->light = w <= LIGHT;
        n->fair = w <= TWICE;
        n->weight = w;
    }
}

/* Users have higher numbers than what they use, so one pass downwards sees all users first. */
static void refer_inner(struct hdl_use *u, const char *macro, bool all)
{
    const struct hdl *h = u->h;
    for (size_t i = h->nodes.n; i-- > 0;) {
        sig s = h->nodes.at[i];
        struct hdl_node_use *n = &u->node[i];
        bool alias = s->op == OP_WIRE && s->n;
        if (hdl_is_leaf(s) && !alias && s->op != OP_CONST)
            continue;
        if (alias && !hdl_place_active(h, s->place, macro, all))
            continue;
        bool body = n->count[CTX_BODY] > 0;
        bool side = n->count[CTX_COUNTERS] || n->count[CTX_ASSERTS];
        unsigned total = 0;
        for (int c = CTX_BODY; c < CTX_COUNT; c++)
            total += n->count[c];
        bool small = !alias && (hdl_is_trivial(s) || n->light || (n->fair && total <= 2));
        if (alias && body)
            n->place[CTX_BODY] = s->place;
        for (int c = CTX_BODY; c < CTX_COUNT; c++) {
            if (!n->count[c] || (c != CTX_BODY && body && (!small || n->wire[CTX_BODY])))
                continue;
            unsigned uses = n->count[c] + (c == CTX_BODY && side);
            n->wire[c] =
                alias || n->named[c] || (!small && (uses > 1 || (s->keep && n->operand[c])));
            refer_args(u, s, (enum hdl_context)c, n->place[c]);
        }
    }
}

/* What is too heavy to stand inside another expression gets a wire. */
static void split_heavy(struct hdl_use *u)
{
    const struct hdl *h = u->h;
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        struct hdl_node_use *n = &u->node[i];
        n->weight = 1;
        if (hdl_is_leaf(s) || hdl_is_trivial(s))
            continue;
        unsigned w = 0;
        for (uint32_t k = 0; k < s->n; k++)
            w += u->node[s->arg[k]->id].weight;
        bool any = false;
        for (int c = CTX_BODY; c < CTX_COUNT; c++) {
            if (w > HEAVY && n->count[c] && n->operand[c] && (c == CTX_BODY || !n->count[CTX_BODY]))
                n->wire[c] = true;
            any |= n->wire[c];
        }
        n->weight = any ? 1 : w;
    }
}

/* An expression that needs a wire has one already if the designer made one of it. */
static void find_said(struct hdl_use *u)
{
    const struct hdl *h = u->h;
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig w = h->nodes.at[i], of = w->op == OP_WIRE && w->n ? w->arg[0] : NULL;
        if (!of || hdl_is_leaf(of) || w->preserve || !u->node[i].wire[CTX_BODY])
            continue;
        struct hdl_node_use *n = &u->node[of->id];
        if (n->wire[CTX_BODY] && !n->said && n->place[CTX_BODY] == w->place)
            n->said = (uint32_t)i;
    }
}

static int by_seq(const void *a, const void *b)
{
    const struct hdl_item *x = *(struct hdl_item *const *)a, *y = *(struct hdl_item *const *)b;
    return (x->seq > y->seq) - (x->seq < y->seq);
}

size_t hdl_place_slot(const struct hdl *h, hdl_place p)
{
    return hdl_in_loop(p) ? 1 + 2 * h->sections.n + (p - HDL_ITERS) : p;
}

static void chain_items(struct hdl_use *u)
{
    const struct hdl *h = u->h;
    u->first_at = xcalloc(2 + 2 * h->sections.n + h->iters.n, sizeof *u->first_at);
    u->next_at = xcalloc(u->nitems + 1, sizeof *u->next_at);
    for (size_t i = u->nitems; i-- > 0;) {
        size_t *first = &u->first_at[hdl_place_slot(h, u->item[i]->place)];
        u->next_at[i] = *first;
        *first = i + 1;
    }
}

void hdl_use_init(struct hdl_use *u, const struct hdl *h, const char *macro, bool all)
{
    *u = (struct hdl_use){.h = h,
                          .node = xcalloc(h->nodes.n + 1, sizeof *u->node),
                          .item = xcalloc(h->items.n + 1, sizeof(struct hdl_item *)),
                          .nitems = h->items.n,
                          .written = xcalloc(h->nodes.n + 1, sizeof *u->written)};
    bool sorted = true;
    for (size_t i = 0; i < u->nitems; i++) {
        u->item[i] = h->items.at[i];
        sorted &= i == 0 || by_seq(&u->item[i - 1], &u->item[i]) <= 0;
    }
    if (!sorted)
        qsort(u->item, u->nitems, sizeof(struct hdl_item *), by_seq);
    chain_items(u);
    find_registers(u);
    find_blocks(u, macro, all);
    refer_roots(u, macro, all);
    find_light(u);
    refer_inner(u, macro, all);
}

void hdl_use_for_print(struct hdl_use *u, const struct hdl *h)
{
    hdl_use_init(u, h, NULL, true);
    split_heavy(u);
    find_said(u);
}

void hdl_use_free(struct hdl_use *u)
{
    for (size_t i = 0; i < u->nowned; i++)
        free(u->owned[i]);
    free(u->owned);
    free(u->node);
    free(u->item);
    free(u->first_at);
    free(u->next_at);
    free(u->block);
    free(u->block_at);
    free(u->reg);
    free(u->written);
}
