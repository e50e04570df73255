/* Functions of a module: what is done often, once per shape. A loop doubles its step where a chain
 * would be slow, and runs over every bit where synthesis makes a tree of it. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

struct hdl_function {
    enum hdl_call kind;
    unsigned n, w;      /* bits of the argument (items of a selection), of the result */
    enum hdl_home home; /* the part of the module that calls it; HOME_BODY: others may too */
    const char *name;
    bool done;
};

static const struct {
    const char *name, *meaning;
} kinds[CALL_KINDS] = {
    [CALL_FIRST] = {"first_one", "The lowest one of a vector, alone."},
    [CALL_UPTO] = {"from_first", "Ones from the lowest one of a vector upwards."},
    [CALL_AFTER] = {"above_first", "Ones above the lowest one of a vector."},
    [CALL_BELOW] = {"below_last", "Ones below the highest one of a vector."},
    [CALL_UNARY] = {"unary_count", "How many bits are set, in unary: bit i, if more than i are."},
    [CALL_ENCODE] = {"index_of", "The number of the bit that is set; zero if none is."},
    [CALL_DECODE] = {"one_hot", "The bit of that number alone."},
    [CALL_POPCOUNT] = {"count_ones", "How many bits are set."},
    [CALL_AT_MOST_ONE] = {"at_most_one", "No two bits are set."},
    [CALL_SELECT] = {"select", "The item whose bit is set; zero if none is."},
    [CALL_MATCHES] = {"matches", "Which items have that value."},
    [CALL_SKIP] = {"selected", NULL},
};

const char *hdl_call_name(enum hdl_call f)
{
    return kinds[f].name;
}

static struct hdl_function shape_of(sig s)
{
    return (struct hdl_function){
        .kind = (enum hdl_call)s->value, .n = HDL_WK(s->arg[0]->width), .w = HDL_WK(s->width)};
}

/* The function for a call in that part of the module. */
static struct hdl_function *find(const struct hdl_printer *p, sig s, enum hdl_home home)
{
    struct hdl_function want = shape_of(s);
    for (size_t i = 0; i < p->nfunctions; i++) {
        struct hdl_function *f = &p->function[i];
        if (f->kind == want.kind && f->n == want.n && f->w == want.w &&
            (f->home == home || f->home == HOME_BODY))
            return f;
    }
    return NULL;
}

static enum hdl_home home_of(const struct hdl_printer *p, sig s, enum hdl_context c)
{
    enum hdl_home own = c == CTX_COUNTERS ? HOME_COUNTERS : HOME_PROPERTIES;
    if (c != CTX_BODY && !p->use.node[s->id].count[CTX_BODY])
        return own;
    hdl_place at = hdl_section_of(p->h, p->use.node[s->id].place[CTX_BODY]);
    bool aside = at % 2 && hdl_of_properties(&p->h->sections.at[(at - 1) / 2]);
    return aside ? own : HOME_BODY; /* counters do not see what stands among properties */
}

/* A number behind the name where the module has several shapes. */
static void name_functions(struct hdl_printer *p)
{
    for (size_t i = 0; i < p->nfunctions; i++) {
        struct hdl_function *f = &p->function[i];
        unsigned shapes = 0, lengths = 0;
        for (size_t k = 0; k < p->nfunctions; k++) {
            const struct hdl_function *g = &p->function[k];
            bool alike = g->kind == f->kind && g->home == f->home;
            shapes += alike;
            lengths += alike && g->n == f->n;
        }
        const char *base = kinds[f->kind].name;
        f->name =
            hdl_free_name(p, shapes == 1    ? base
                             : lengths == 1 ? hdl_vstr(p->h->design, "%s_%u", base, f->n)
                                            : hdl_vstr(p->h->design, "%s_%ux%u", base, f->n, f->w));
    }
}

static void add(struct hdl_printer *p, sig s, enum hdl_home home)
{
    if (find(p, s, home))
        return;
    p->function = xrealloc(p->function, (p->nfunctions + 1) * sizeof *p->function);
    p->function[p->nfunctions] = shape_of(s);
    p->function[p->nfunctions++].home = home;
}

void hdl_find_functions(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    /* those of the body first: other parts need none of their own then */
    for (unsigned home = HOME_BODY; home <= HOME_PROPERTIES; home++)
        for (size_t i = 0; i < h->nodes.n; i++) {
            sig s = h->nodes.at[i];
            for (int c = CTX_BODY; s->op == OP_CALL && s->value != CALL_SKIP && c < CTX_COUNT; c++)
                if (p->use.node[i].count[c] && home_of(p, s, (enum hdl_context)c) == home)
                    add(p, s, (enum hdl_home)home);
        }
    name_functions(p);
}

void hdl_free_functions(struct hdl_printer *p)
{
    free(p->function);
}

const char *hdl_function_of(const struct hdl_printer *p, sig s, enum hdl_context c)
{
    const struct hdl_function *f = find(p, s, home_of(p, s, c));
    return f ? f->name : kinds[s->value].name;
}

/* Names inside of functions: no linter lets them hide a name of the module. */
struct locals {
    const char *v, *items, *seen, *i;
    const char *sorted, *low, *swap, *step, *next; /* of a count in unary */
};

static struct locals choose_locals(struct hdl_printer *p)
{
    static const char *const names[][4] = {{"v", "vec", "vector", "bits_of"},
                                           {"items", "packed_items", "list", "all_items"},
                                           {"seen", "at_or_above", "so_far", "risen"},
                                           {"i", "k", "bit_number", "each"},
                                           {"sorted", "order", "ranked", "in_order"},
                                           {"low", "lower", "low_ones", "pairs"},
                                           {"swap", "swapped", "exchange", "moved"},
                                           {"step", "stride", "distance", "apart"},
                                           {"n", "m", "place", "digit"}};
    const char *name[9];
    for (int a = 0; a < 9; a++) {
        name[a] = NULL;
        for (int b = 0; b < 4 && !name[a]; b++)
            if (!hdl_is_taken(p, names[a][b]))
                name[a] = names[a][b];
        if (!name[a])
            name[a] = hdl_free_name(p, names[a][0]);
    }
    return (struct locals){name[0], name[1], name[2], name[3], name[4],
                           name[5], name[6], name[7], name[8]};
}

/* `wire` of 1 bit has no range. */
static const char *range(const struct hdl *h, unsigned bits)
{
    return bits == 1 ? "" : hdl_vstr(h->design, "[%u:0] ", bits - 1);
}

static void put_spread(struct hdl_buf *b, const struct hdl_function *f, const struct locals *l,
                       const char *result)
{
    hdl_put(b,
            "            %s = %s;\n"
            "            for (%s = 1; %s < %u; %s = 2 * %s)\n"
            "                %s = %s | (%s %s %s);\n",
            l->seen, l->v, l->i, l->i, f->n, l->i, l->i, l->seen, l->seen, l->seen,
            f->kind == CALL_BELOW ? ">>" : "<<", l->i);
    hdl_put(b, "            %s = %s;\n", f->name, result);
}

static void put_every(struct hdl_buf *b, const struct hdl_function *f, const struct locals *l,
                      const char *start, const char *target, const char *value)
{
    if (start)
        hdl_put(b, "            %s = %s;\n", f->name, start);
    hdl_put(b,
            "            for (%s = 0; %s < %u; %s = %s + 1)\n"
            "                %s = %s;\n",
            l->i, l->i, f->kind == CALL_MATCHES ? f->w : f->n, l->i, l->i, target, value);
}

/* A sorting network on whole vectors (Batcher's merge exchange): simulators need a few operations
 * for each of its layers. `low`: the lower ones of the pairs. */
static void put_unary(struct hdl_printer *p, const struct hdl_function *f, const struct locals *l)
{
    struct hdl_buf *b = &p->out;
    const char *v = l->sorted, *swap = l->swap, *low = l->low, *step = l->step, *q = l->next;
    unsigned n = f->n > f->w ? f->n : f->w, half = 1;
    while (2 * half < f->n)
        half *= 2;
    const char *far = hdl_vstr(p->h->design, "(%s - %s)", q, step);
    hdl_put(b, "        reg [%u:0] %s, %s, %s;\n        integer %s, %s;\n        begin\n", n - 1, v,
            low, swap, step, q);
    if (f->w > f->n)
        hdl_put(b, "            %s = {%u'd0, %s};\n", v, f->w - f->n, l->v);
    else
        hdl_put(b, "            %s = %s;\n", v, l->v);
    hdl_put(b,
            "            %s = {%u{1'b1}};\n"
            "            for (%s = %u; %s > 0; %s = %s / 2) begin\n"
            "                %s = %s ^ (%s << %s);\n"
            "                %s = (%s >> %s) & ~%s & %s;\n"
            "                %s = (%s | %s) & ~(%s << %s);\n",
            low, n, step, half, step, step, step, low, low, low, step, swap, v, step, v, low, v, v,
            swap, swap, step);
    hdl_put(b,
            "                for (%s = %u; %s > %s; %s = %s / 2) begin\n"
            "                    %s = (%s >> %s) & ~%s & (%s << %s);\n"
            "                    %s = (%s | %s) & ~(%s << %s);\n"
            "                end\n            end\n",
            q, half, q, step, q, q, swap, v, far, v, low, step, v, v, swap, swap, far);
    hdl_put(b, "            %s = %s%s;\n        end\n    endfunction\n", f->name, v,
            f->w < n ? hdl_vstr(p->h->design, "[%u:0]", f->w - 1) : "");
}

/* That kind and length, in a part of the module that f can call. */
static const struct hdl_function *sibling(const struct hdl_printer *p, const struct hdl_function *f,
                                          enum hdl_call kind)
{
    for (size_t i = 0; i < p->nfunctions; i++) {
        const struct hdl_function *g = &p->function[i];
        if (g->kind == kind && g->n == f->n && (g->home == f->home || g->home == HOME_BODY))
            return g;
    }
    return NULL;
}

/* "|v[2:0], |v[1:0], v[0]": whether there is a one at or below each bit, from bit `from` down. */
static const char *at_or_below(struct hdl_design *d, const char *v, unsigned from)
{
    const char *list = hdl_vstr(d, "%s[0]", v);
    for (unsigned i = 1; i <= from; i++)
        list = hdl_vstr(d, "|%s[%u:0], %s", v, i, list);
    return list;
}

/* Priority in one expression: of a few bits, or by a function that the module has anyway. NULL: it
 * takes a loop. */
static const char *in_short(const struct hdl_printer *p, const struct hdl_function *f,
                            const struct locals *l)
{
    struct hdl_design *d = p->h->design;
    bool few = f->n <= 4;
    const struct hdl_function *upto = sibling(p, f, CALL_UPTO), *after = sibling(p, f, CALL_AFTER);
    if (f->kind == CALL_UPTO && few)
        return hdl_vstr(d, "{%s}", at_or_below(d, l->v, f->n - 1));
    if (f->kind == CALL_FIRST && few)
        return hdl_vstr(d, "%s & ~{%s, 1'b0}", l->v, at_or_below(d, l->v, f->n - 2));
    if (f->kind == CALL_FIRST && upto)
        return hdl_vstr(d, "%s & ~(%s(%s) << 1)", l->v, upto->name, l->v);
    if (f->kind == CALL_FIRST && after)
        return hdl_vstr(d, "%s & ~%s(%s)", l->v, after->name, l->v);
    if (f->kind == CALL_AFTER && upto)
        return hdl_vstr(d, "%s(%s) << 1", upto->name, l->v);
    return NULL;
}

static void put_body(struct hdl_printer *p, const struct hdl_function *f, const struct locals *l)
{
    struct hdl_buf *b = &p->out;
    struct hdl_design *d = p->h->design;
    const char *bit = f->w == 1 ? hdl_vstr(d, "%s[%s]", l->v, l->i)
                                : hdl_vstr(d, "{%u{%s[%s]}}", f->w, l->v, l->i);
    const char *zero = hdl_vstr(d, "%u'd0", f->w);
    switch (f->kind) {
    case CALL_FIRST:
        put_spread(b, f, l, hdl_vstr(d, "%s & ~(%s << 1)", l->v, l->seen));
        break;
    case CALL_UPTO:
        put_spread(b, f, l, l->seen);
        break;
    case CALL_AFTER:
        put_spread(b, f, l, hdl_vstr(d, "%s << 1", l->seen));
        break;
    case CALL_ENCODE:
        put_every(b, f, l, zero, f->name,
                  hdl_vstr(d, "%s | (%s & %s[%u:0])", f->name, bit, l->i, f->w - 1));
        break;
    case CALL_POPCOUNT:
        put_every(b, f, l, zero, f->name,
                  hdl_vstr(d, "%s + {%s, %s[%s]}", f->name,
                           f->w == 2 ? "1'b0" : hdl_vstr(d, "%u'd0", f->w - 1), l->v, l->i));
        break;
    case CALL_SELECT:
        put_every(
            b, f, l, zero, f->name,
            hdl_vstr(d, "%s | (%s & %s[%s*%u +: %u])", f->name, bit, l->items, l->i, f->w, f->w));
        break;
    case CALL_MATCHES:
        put_every(b, f, l, NULL, hdl_vstr(d, "%s[%s]", f->name, l->i),
                  hdl_vstr(d, "%s[%s*%u +: %u] == %s", l->items, l->i, f->n, f->n, l->v));
        break;
    case CALL_BELOW:
        put_spread(b, f, l, hdl_vstr(d, "%s >> 1", l->seen));
        break;
    case CALL_UNARY:
    case CALL_DECODE:
    case CALL_AT_MOST_ONE:
    case CALL_SKIP:
    case CALL_KINDS:
        break;
    }
}

/* Automatic: what is static is a variable of the model in memory for Verilator. */
static void put_function(struct hdl_printer *p, const struct hdl_function *f,
                         const struct locals *l)
{
    const struct hdl *h = p->h;
    bool spread = f->kind <= CALL_BELOW;
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put_comment(&p->out, 1, kinds[f->kind].meaning);
    hdl_put(&p->out, "    function automatic %s%s(input %s%s", range(h, f->w), f->name,
            range(h, f->n), l->v);
    if (f->kind == CALL_SELECT || f->kind == CALL_MATCHES)
        hdl_put(&p->out, ", input %s%s", range(h, f->n * f->w), l->items);
    hdl_put(&p->out, ");\n");
    const char *is = f->kind == CALL_AT_MOST_ONE
                         ? hdl_vstr(h->design, "~(|(%s & (%s - %u'd1)))", l->v, l->v, f->n)
                     : f->kind == CALL_DECODE ? hdl_vstr(h->design, "%u'd1 << %s", f->w, l->v)
                                              : in_short(p, f, l);
    if (is) {
        hdl_put(&p->out, "        %s = %s;\n    endfunction\n", f->name, is);
        return;
    }
    if (f->kind == CALL_UNARY) {
        put_unary(p, f, l);
        return;
    }
    if (spread)
        hdl_put(&p->out, "        reg %s%s;\n", range(h, f->n), l->seen);
    hdl_put(&p->out, "        integer %s;\n        begin\n", l->i);
    put_body(p, f, l);
    hdl_put(&p->out, "        end\n    endfunction\n");
}

void hdl_put_functions(struct hdl_printer *p, enum hdl_home home)
{
    struct locals l = {0};
    for (size_t i = 0; i < p->nfunctions; i++) {
        struct hdl_function *f = &p->function[i];
        if (f->home != home || f->done)
            continue;
        if (!l.v)
            l = choose_locals(p);
        f->done = true;
        put_function(p, f, &l);
    }
}
