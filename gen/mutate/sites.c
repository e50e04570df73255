/* The places of a design where a defect can be put, and the choice among them. */
#include "base/mem.h"
#include "base/splitmix.h"
#include "gen/mutate/edit.h"
#include <stdlib.h>
#include <string.h>

const char *mutation_name(enum mutation kind)
{
    static const char *const names[] = {"operator", "constant", "negate", "swap",  "drop",
                                        "index",    "enable",   "bypass", "reset", "width"};
    return kind < MUTATION_KINDS ? names[kind] : "";
}

bool edit_known(sig s, uint64_t *value)
{
    if (s->op != OP_CONST || HDL_WP(s->width) || s->width > 64)
        return false;
    *value = !s->fill ? s->value : !s->value ? 0 : UINT64_MAX >> (64 - s->width);
    return true;
}

uint64_t edit_next(uint64_t value, unsigned width)
{
    return value == UINT64_MAX >> (64 - width) ? value - 1 : value + 1;
}

int edit_shift(hdl_width whole, unsigned lsb, hdl_width part)
{
    if (HDL_WP(whole) != HDL_WP(part))
        return 0;
    unsigned room = HDL_WK(whole) - HDL_WK(part);
    unsigned steps[2] = {HDL_WK(part), 1};
    for (int i = 0; i < 2; i++) {
        if (lsb + steps[i] <= room)
            return (int)steps[i];
        if (lsb >= steps[i])
            return -(int)steps[i];
    }
    return 0;
}

/* What is known about a module's nodes before places are listed. */
struct search {
    struct mutants *m;
    size_t cap;
    const struct hdl *h;
    size_t module_at;
    bool *reached;       /* by node id: the hardware or a counter uses it */
    unsigned *uses;      /* by node id */
    const char **target; /* by node id: what its value ends up in, NULL: not attributed yet */
    const char **rules;
    const char *now;   /* rules of the nearest text so far */
    const char *ahead; /* of the first text of the module: for what stands in front of it */
    uint32_t stmt;     /* number of the next statement */
    bool *entered;     /* by number of the loop: its text has been read */
};

static void add(struct search *f, enum mutation kind, enum edit how, uint32_t at, uint32_t arg,
                struct hdl_loc loc, const char *target, const char *rules, const char *change)
{
    struct mutants *m = f->m;
    m->at = xgrow(m->at, m->n + 1, &f->cap, sizeof *m->at);
    m->at[m->n] =
        (struct mutant){.id = (unsigned)m->n + 1,
                        .kind = kind,
                        .module = f->h->name,
                        .loc = loc,
                        .what = target ? hdl_vstr(m->of, "%s: %s", target, change) : change,
                        .rules = rules ? rules : "",
                        .how = how,
                        .module_at = f->module_at,
                        .at = at,
                        .arg = arg};
    m->n++;
}

/* ---- what is used ---- */

/* As simulated: no macro of a section is defined. */
static bool active(const struct hdl *h, hdl_place p)
{
    return hdl_section_of(h, p) % 2 == 0;
}

static void reach(struct search *f, sig s)
{
    f->uses[s->id]++;
    if (f->reached[s->id])
        return;
    f->reached[s->id] = true;
    if (s->op == OP_REG)
        return;
    if (s->op == OP_CALL) { /* its copy is what it computes: see copy_node() */
        reach(f, s->body);
        return;
    }
    for (uint32_t i = 0; i < s->n; i++)
        reach(f, s->arg[i]);
}

static void reach_stmt(struct search *f, const struct hdl_stmt *s)
{
    if (s->kind == ST_NEXT) {
        reach(f, s->value);
    } else if (s->kind == ST_MEMW) {
        reach(f, s->addr);
        reach(f, s->data);
        if (s->mask)
            reach(f, s->mask);
    } else {
        reach(f, s->cond);
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            reach_stmt(f, t);
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            reach_stmt(f, t);
    }
}

static void reach_all(struct search *f)
{
    const struct hdl *h = f->h;
    for (size_t i = 0; i < h->items.n; i++) {
        const struct hdl_item *it = h->items.at[i];
        if (!active(f->h, it->place))
            continue;
        if (it->kind == IT_ASSIGN)
            reach(f, it->expr);
        if (it->kind == IT_STMT)
            reach_stmt(f, it->stmt);
        for (size_t p = 0; it->kind == IT_INST && p < it->inst->child->ports.n; p++)
            if (it->inst->conn[p].s && it->inst->child->ports.at[p]->op == OP_INPUT)
                reach(f, it->inst->conn[p].s);
    }
    for (size_t i = 0; i < h->counters.n; i++)
        if (h->counters.at[i].increment)
            reach(f, h->counters.at[i].increment);
}

/* ---- targets and rules ---- */

static void attribute(struct search *f, sig s, const char *target)
{
    if (f->target[s->id] || (hdl_is_leaf(s) && s->op != OP_CONST))
        return;
    f->target[s->id] = target;
    f->rules[s->id] = f->now;
    if (s->op == OP_CALL) {
        attribute(f, s->body, target);
        return;
    }
    for (uint32_t i = 0; i < s->n; i++)
        attribute(f, s->arg[i], target);
}

static void read_text(struct search *f, const struct hdl_text *t)
{
    const char *ids = NULL;
    for (; t; t = t->next)
        if (t->id)
            ids = ids ? hdl_vstr(f->m->of, "%s %s", ids, t->id) : t->id;
    if (ids)
        f->now = ids;
    if (!f->ahead)
        f->ahead = ids;
}

/* What stands above the loops around a place belongs to what comes first in them. */
static void enter_loops(struct search *f, hdl_place p)
{
    if (!hdl_in_loop(p))
        return;
    const struct hdl_loop *l = f->h->iters.at[p - HDL_ITERS].loop;
    if (f->entered[l->number])
        return;
    f->entered[l->number] = true;
    enter_loops(f, l->parent);
    read_text(f, l->text);
}

static const char *written_by(const struct search *f, const struct hdl_stmt *s)
{
    for (; s; s = s->yes.first ? s->yes.first : s->no.first)
        if (s->kind != ST_IF)
            return s->kind == ST_NEXT ? s->reg->name : s->mem->name;
    return f->h->name;
}

/* ---- places in expressions ---- */

static bool has_own_inversion(sig s)
{
    return s->op == OP_EQ || s->op == OP_LT;
}

static void places_of_node(struct search *f, sig s)
{
    const char *target = f->target[s->id], *rules = f->rules[s->id];
    if (hdl_is_const(s))
        return;
#define PLACE(kind, how, arg)                                                                      \
    add(f, kind, how, s->id, arg, s->loc, target, rules, edit_say_node(s, how, arg))
    switch (s->op) {
    case OP_AND:
    case OP_OR:
        PLACE(MUTATION_OPERATOR, EDIT_OTHER_OP, 0);
        for (uint32_t i = 0; i < s->n; i++)
            PLACE(s->op == OP_AND ? MUTATION_ENABLE : MUTATION_BYPASS, EDIT_WITHOUT, i);
        break;
    case OP_XOR:
    case OP_ANY:
    case OP_ALL:
        PLACE(MUTATION_OPERATOR, EDIT_OTHER_OP, 0);
        break;
    case OP_ADD:
    case OP_SUB:
        PLACE(MUTATION_OPERATOR, EDIT_OTHER_OP, 0);
        if (!HDL_WP(s->width) && s->width > 1)
            PLACE(MUTATION_WIDTH, EDIT_TOP_BIT, 0);
        break;
    case OP_LT:
        PLACE(MUTATION_OPERATOR, EDIT_OTHER_OP, 0);
        PLACE(MUTATION_OPERATOR, EDIT_EXCHANGE, 0);
        PLACE(MUTATION_NEGATE, EDIT_INVERT, 0);
        break;
    case OP_EQ:
        PLACE(MUTATION_NEGATE, EDIT_INVERT, 0);
        break;
    case OP_NOT:
        if (!has_own_inversion(s->arg[0]) || f->uses[s->arg[0]->id] > 1)
            PLACE(MUTATION_NEGATE, EDIT_INVERT, 0);
        break;
    case OP_MUL:
        if (s->n == 1)
            PLACE(MUTATION_CONSTANT, EDIT_FACTOR, 0);
        break;
    case OP_MUX:
        PLACE(MUTATION_SWAP, EDIT_EXCHANGE, 1);
        PLACE(MUTATION_BYPASS, EDIT_ONLY, 1);
        PLACE(MUTATION_BYPASS, EDIT_ONLY, 2);
        break;
    case OP_CAT:
        for (uint32_t i = 0; i + 1 < s->n; i++)
            if (s->arg[i]->width == s->arg[i + 1]->width && s->arg[i] != s->arg[i + 1])
                PLACE(MUTATION_INDEX, EDIT_EXCHANGE, i);
        break;
    case OP_SEL:
        if (edit_shift(s->arg[0]->width, s->lsb, s->width))
            PLACE(MUTATION_INDEX, EDIT_NEIGHBOUR, 0);
        break;
    case OP_MEMRD:
        PLACE(MUTATION_INDEX, EDIT_ROW, 0);
        break;
    default:
        return;
    }
    uint64_t value;
    for (uint32_t i = 0; i < s->n; i++)
        if (s->op != OP_NOT && s->op != OP_REP && edit_known(s->arg[i], &value))
            PLACE(MUTATION_CONSTANT, EDIT_CONST_ARG, i);
#undef PLACE
}

static void places_of_nodes(struct search *f)
{
    for (size_t i = 0; i < f->h->nodes.n; i++)
        if (f->reached[i] && !hdl_is_leaf(f->h->nodes.at[i]))
            places_of_node(f, f->h->nodes.at[i]);
}

/* ---- places in statements, registers, assignments and instances ---- */

static void places_of_stmt(struct search *f, const struct hdl_stmt *s, bool on)
{
    uint32_t at = f->stmt++;
    read_text(f, s->text);
    const char *target = written_by(f, s);
#define PLACE(kind, how)                                                                           \
    do {                                                                                           \
        if (on)                                                                                    \
            add(f, kind, how, at, 0, s->loc, target, f->now, edit_say_stmt(s, how));               \
    } while (0)
    uint64_t value;
    switch (s->kind) {
    case ST_NEXT:
        if (on)
            attribute(f, s->value, target);
        PLACE(MUTATION_DROP, EDIT_STMT_DROP);
        if (edit_known(s->value, &value))
            PLACE(MUTATION_CONSTANT, EDIT_STMT_CONST);
        if (s->part && edit_shift(s->reg->width, s->lsb, s->value->width))
            PLACE(MUTATION_INDEX, EDIT_STMT_LSB);
        break;
    case ST_MEMW:
        if (on) {
            attribute(f, s->addr, target);
            attribute(f, s->data, target);
            if (s->mask)
                attribute(f, s->mask, target);
        }
        PLACE(MUTATION_DROP, EDIT_STMT_DROP);
        PLACE(MUTATION_INDEX, EDIT_STMT_ROW);
        if (s->mask && !hdl_is_fill(s->mask, 1))
            PLACE(MUTATION_ENABLE, EDIT_STMT_MASK);
        break;
    case ST_IF:
        if (on)
            attribute(f, s->cond, target);
        PLACE(MUTATION_NEGATE, EDIT_STMT_INVERT);
        PLACE(MUTATION_ENABLE, EDIT_STMT_ALWAYS);
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            places_of_stmt(f, t, on);
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            places_of_stmt(f, t, on);
        break;
    }
#undef PLACE
}

static void places_of_inst(struct search *f, const struct hdl_inst *inst)
{
    for (size_t p = 0; p < inst->child->ports.n; p++) {
        sig port = inst->child->ports.at[p], s = inst->conn[p].s;
        if (!s || port->op != OP_INPUT)
            continue;
        const char *target = hdl_vstr(f->m->of, "%s.%s", inst->name, port->name);
        attribute(f, s, target);
        if (!hdl_is_const(s) && !inst->child->blackbox)
            add(f, MUTATION_DROP, EDIT_TIE, inst->number, (uint32_t)p, inst->conn[p].loc, target,
                f->now, hdl_vstr(f->m->of, "%s -> 0", edit_say(s)));
    }
}

static void places_of_item(struct search *f, const struct hdl_item *it)
{
    bool on = active(f->h, it->place);
    uint64_t value;
    enter_loops(f, it->place);
    read_text(f, it->text);
    switch (it->kind) {
    case IT_STMT:
        places_of_stmt(f, it->stmt, on);
        break;
    case IT_NODE:
        if (it->expr && f->reached[it->node->id])
            attribute(f, it->expr, it->node->name);
        if (it->node->op == OP_REG && it->node->n && on &&
            (it->node->arg[0]->op == OP_CAT || edit_known(it->node->arg[0], &value)))
            add(f, MUTATION_RESET, EDIT_RESET, it->node->id, 0, it->node->loc, it->node->name,
                f->now, edit_say_node(it->node, EDIT_RESET, 0));
        break;
    case IT_ASSIGN:
        if (!on)
            break;
        attribute(f, it->expr, it->node->name);
        if (!hdl_is_const(it->expr) && !it->part)
            add(f, MUTATION_DROP, EDIT_ASSIGN_NOT, it->node->id, 0, it->expr->loc, it->node->name,
                f->now, hdl_vstr(f->m->of, "%s -> 0", edit_say(it->expr)));
        break;
    case IT_INST:
        if (on)
            places_of_inst(f, it->inst);
        break;
    default:
        break;
    }
}

static void find_in(struct search *f, size_t module_at)
{
    f->module_at = module_at;
    f->h = f->m->of->modules.at[module_at];
    f->now = f->ahead = NULL;
    f->stmt = 0;
    size_t first = f->m->n;
    f->reached = xcalloc(f->h->nodes.n + 1, sizeof *f->reached);
    f->uses = xcalloc(f->h->nodes.n + 1, sizeof *f->uses);
    f->target = xcalloc(f->h->nodes.n + 1, sizeof *f->target);
    f->rules = xcalloc(f->h->nodes.n + 1, sizeof *f->rules);
    f->entered = xcalloc(f->h->loops.n + 1, sizeof *f->entered);
    reach_all(f);
    for (size_t i = 0; i < f->h->items.n; i++)
        places_of_item(f, f->h->items.at[i]);
    for (size_t i = 0; i < f->h->counters.n; i++) {
        const struct hdl_counter_def *c = &f->h->counters.at[i];
        read_text(f, c->text);
        if (c->increment)
            attribute(f, c->increment, c->name);
    }
    places_of_nodes(f);
    for (size_t i = first; i < f->m->n && f->ahead; i++)
        if (!*f->m->at[i].rules)
            f->m->at[i].rules = f->ahead;
    free(f->reached);
    free(f->uses);
    free(f->target);
    free(f->rules);
    free(f->entered);
}

static void mark_below(const struct hdl_design *d, const struct hdl *h, bool *wanted)
{
    for (size_t i = 0; i < d->modules.n; i++)
        if (d->modules.at[i] == h) {
            if (wanted[i] || h->blackbox)
                return;
            wanted[i] = true;
        }
    for (size_t i = 0; i < h->insts.n; i++)
        mark_below(d, h->insts.at[i]->child, wanted);
}

void mutants_find(struct mutants *m, struct hdl_design *of, const struct hdl *top)
{
    *m = (struct mutants){.of = of, .top = top};
    struct search f = {.m = m};
    bool *wanted = xcalloc(of->modules.n + 1, sizeof *wanted);
    mark_below(of, top, wanted);
    for (size_t i = 0; i < of->modules.n; i++)
        if (wanted[i])
            find_in(&f, i);
    free(wanted);
}

void mutants_free(struct mutants *m)
{
    free(m->at);
    *m = (struct mutants){0};
}

/* ---- choice ---- */

/* The places of a module and kind that are not chosen yet, the next one last. */
struct bin {
    size_t *at, n;
};

/* The rules that a chosen place touches. */
struct touched {
    struct rule_name {
        const char *id;
        size_t len;
    } * at;
    size_t n;
};

static bool is_touched(const struct touched *t, const char *id, size_t len)
{
    for (size_t i = 0; i < t->n; i++)
        if (t->at[i].len == len && memcmp(t->at[i].id, id, len) == 0)
            return true;
    return false;
}

/* Adds the rules of a place (ids, separated by blanks); false if all of them were there. */
static bool touch(struct touched *t, const char *ids)
{
    size_t before = t->n;
    for (size_t len; *ids; ids += len + (ids[len] == ' ')) {
        len = strcspn(ids, " ");
        if (is_touched(t, ids, len))
            continue;
        t->at = xrealloc(t->at, (t->n + 1) * sizeof *t->at);
        t->at[t->n++] = (struct rule_name){ids, len};
    }
    return t->n > before;
}

static int by_id(const void *a, const void *b)
{
    unsigned x = ((const struct mutant *)a)->id, y = ((const struct mutant *)b)->id;
    return (x > y) - (x < y);
}

void mutants_choose(struct mutants *m, size_t count, uint64_t seed)
{
    if (count >= m->n)
        return;
    size_t nbins = m->of->modules.n * MUTATION_KINDS, got = 0;
    struct bin *bins = xcalloc(nbins, sizeof *bins);
    struct mutant *chosen = xcalloc(count + 1, sizeof *chosen);
    struct touched rules = {0};
    size_t *order = xcalloc(m->n, sizeof *order);
    for (size_t i = 0; i < m->n; i++) {
        size_t j = splitmix(&seed) % (i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    /* one of every rule, then one of every bin in turn */
    for (size_t k = 0; k < m->n; k++) {
        const struct mutant *x = &m->at[order[k]];
        if (got < count && touch(&rules, x->rules)) {
            chosen[got++] = *x;
            continue;
        }
        struct bin *b = &bins[x->module_at * MUTATION_KINDS + x->kind];
        b->at = xrealloc(b->at, (b->n + 1) * sizeof *b->at);
        b->at[b->n++] = order[k];
    }
    while (got < count)
        for (size_t k = 0; k < nbins && got < count; k++)
            if (bins[k].n)
                chosen[got++] = m->at[bins[k].at[--bins[k].n]];
    qsort(chosen, count, sizeof *chosen, by_id);
    for (size_t k = 0; k < nbins; k++)
        free(bins[k].at);
    free(bins);
    free(order);
    free(rules.at);
    free(m->at);
    m->at = chosen;
    m->n = count;
}

void mutants_part(struct mutants *m, size_t part, size_t parts)
{
    size_t kept = 0;
    for (size_t i = part; i < m->n; i += parts)
        m->at[kept++] = m->at[i];
    m->n = kept;
}
