/* Comments, and declarations made before their first reader. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

static bool told_before(struct hdl_printer *p, const struct hdl_text *t)
{
    for (size_t i = 0; i < p->ntold; i++)
        if (p->told[i] == t)
            return true;
    p->told = xgrow(p->told, p->ntold + 1, &p->cap_told, sizeof(struct hdl_text *));
    p->told[p->ntold++] = t;
    return false;
}

/* In full the first time; a rule that governs several always blocks is then named only. */
void hdl_put_text(struct hdl_printer *p, unsigned depth, const struct hdl_text *t)
{
    for (; t; t = t->next) {
        bool again = told_before(p, t);
        if (again && !t->id)
            continue;
        hdl_put_comment(&p->out, depth,
                        again   ? t->id
                        : t->id ? hdl_vstr(p->h->design, "%s: %s", t->id, t->text)
                                : t->text);
    }
}

void hdl_layout(struct hdl_printer *p, enum hdl_layout next)
{
    if (p->heading) {
        hdl_put(&p->out, "\n");
        hdl_put_comment(&p->out, 1, p->heading);
        p->heading = NULL;
        p->layout = LAY_START;
    }
    /* What serves a property stands in one paragraph above it. */
    bool aside = p->file == IN_PROPERTIES && p->layout != LAY_PARAGRAPH && next != LAY_PARAGRAPH;
    if (p->layout != LAY_START && !aside && (p->layout != next || next == LAY_PARAGRAPH))
        hdl_put(&p->out, "\n");
    p->layout = next;
}

void hdl_put_doc(struct hdl_printer *p, struct hdl_buf *line, const char *doc)
{
    if (doc && *doc) {
        if (hdl_columns(p, line) + strlen(doc) + 8 > 100)
            hdl_put_comment(&p->out, 1, doc);
        else
            hdl_put(line, " // %s", doc);
    }
    hdl_put_line(&p->out, 1, line);
}

/* With the names of its sizes, if it has a shape. */
static void put_range_of(struct hdl_buf *b, sig s)
{
    const struct hdl *h = s->mod;
    if (!s->shape || s->width == 1) {
        hdl_put_range(b, h, s->width);
        return;
    }
    for (unsigned i = 0; i < s->shape->n; i++)
        hdl_put(b, "%s%s", i ? "*" : "[", s->shape->name[i]);
    if (HDL_WP(s->width))
        hdl_put(b, "*%s", h->params.at[HDL_WP(s->width) - 1].name);
    hdl_put(b, "-1:0] ");
}

/* ---- aliases of what is inside of instances ---- */

/* Up to the last star of the path. */
static size_t prefix_of(sig s)
{
    size_t n = 0;
    for (const char *c = s->inside; (c = strstr(c, "[*].")); c += 4)
        n = (size_t)(c - s->inside) + 4;
    return n;
}

static const char *star_index(struct hdl_printer *p, unsigned k)
{
    static const char *const base[HDL_STARS] = {"f_i", "f_j", "f_k"};
    if (!p->star_index[k]) {
        p->star_index[k] = hdl_free_name(p, base[k]);
        hdl_put(&p->out, "    genvar %s;\n", p->star_index[k]);
    }
    return p->star_index[k];
}

/* Item `index` of a vector of items of w. */
static void put_item_at(struct hdl_buf *b, const struct hdl *h, const char *index, hdl_width w)
{
    hdl_put(b, "[%s", index);
    if (w != 1) {
        hdl_put(b, "*");
        hdl_put_width(b, h, w);
        hdl_put(b, " +: ");
        hdl_put_width(b, h, w);
    }
    hdl_put(b, "]");
}

/* The wire in the loop that has the name it is known by inside, and the alias's part. */
static void put_in_loop(struct hdl_printer *p, sig s, unsigned stars, const char *item)
{
    struct hdl_buf line = {0};
    const char *name = s->inside + prefix_of(s);
    hdl_width w = s->width;
    for (unsigned k = 0; k < stars; k++)
        w = HDL_W(HDL_WK(w) / s->stars[k], HDL_WP(w));
    hdl_put(&line, "(* hierconn *) wire ");
    hdl_put_range(&line, p->h, w);
    hdl_put(&line, "\\%s ;", name);
    hdl_put_line(&p->out, 1 + stars, &line);
    hdl_put(&line, "assign %s", s->name);
    put_item_at(&line, p->h, item, w);
    hdl_put(&line, " = \\%s ;", name);
    hdl_put_line(&p->out, 1 + stars, &line);
}

/* With all others of the same instances: a loop with the label of the one that made them, so that
 * the wire in it has the name that it is known by inside. */
static void declare_all(struct hdl_printer *p, sig first)
{
    const struct hdl *h = p->h;
    const size_t prefix = prefix_of(first);
    struct hdl_buf line = {0};
    bool *mine = xcalloc(h->aliases.n, sizeof *mine);
    for (size_t i = 0; i < h->aliases.n; i++) {
        sig s = h->aliases.at[i];
        mine[i] = s->place == first->place && !p->name[CTX_BODY][s->id] && prefix_of(s) == prefix &&
                  strncmp(s->inside, first->inside, prefix) == 0;
        if (!mine[i])
            continue;
        hdl_put(&line, "wire ");
        hdl_put_range(&line, h, s->width);
        hdl_put(&line, "%s;", s->name);
        hdl_put_line(&p->out, 1, &line);
        p->name[CTX_BODY][s->id] = s->name;
    }
    unsigned n = 0;
    const char *at = first->inside, *item = "", *star;
    for (unsigned k = 0; k < HDL_STARS && first->stars[k]; k++)
        star_index(p, k);
    for (; (star = strstr(at, "[*].")); at = star + 4, n++) {
        const char *i = star_index(p, n);
        hdl_put(&line, "%sfor (%s = 0; %s < %u; %s = %s + 1) begin : \\%.*s ", n ? "" : "generate ",
                i, i, first->stars[n], i, i, (int)(star - at), at);
        hdl_put_line(&p->out, 1 + n, &line);
        item = n ? hdl_vstr(h->design, "(%s*%u + %s)", item, first->stars[n], i) : i;
    }
    for (size_t i = 0; i < h->aliases.n; i++)
        if (mine[i])
            put_in_loop(p, h->aliases.at[i], n, item);
    for (unsigned k = n; k-- > 0;)
        hdl_put(&p->out, "%*send%s\n", (int)(4 + 4 * k), "", k ? "" : " endgenerate");
    free(mine);
}

void hdl_declare_leaf(struct hdl_printer *p, sig s)
{
    struct hdl_buf line = {0};
    if (s->inside && s->stars[0]) {
        declare_all(p, s);
        return;
    }
    if (s->inside) {
        hdl_put(&line, "(* hierconn *) wire ");
        hdl_put_range(&line, p->h, s->width);
        hdl_put(&line, "\\%s ;", s->inside);
        hdl_put_line(&p->out, 1, &line);
    }
    hdl_put(&line, s->any ? "(* anyconst *) wire " : s->op == OP_REG ? "reg " : "wire ");
    put_range_of(&line, s);
    if (s->inside)
        hdl_put(&line, "%s = \\%s ;", s->name, s->inside);
    else
        hdl_put(&line, "%s;", hdl_bare(s->name));
    p->name[CTX_BODY][s->id] = hdl_bare(s->name);
    p->home[s->id] = s->place;
    hdl_put_doc(p, &line, s->doc);
}

static bool needs_declaration(sig s)
{
    return s->op == OP_REG || (s->op == OP_WIRE && !s->n);
}

/* `width` bits of a constant, at most 64. */
static uint64_t constant_bits(sig s, unsigned lsb, unsigned width)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < width; i++) {
        unsigned at = lsb + i;
        sig part = s;
        for (uint32_t k = 0; part->op == OP_CAT;)
            if (at < part->arg[k]->width) {
                part = part->arg[k];
                k = 0;
            } else {
                at -= part->arg[k++]->width;
            }
        value |= (part->fill ? part->value : part->value >> at & 1) << i;
    }
    return value;
}

/* A table of constants: item by item, the first one last. */
static bool put_table(struct hdl_buf *b, sig s)
{
    const struct hdl_shape *shape = s->shape;
    if (s->op != OP_WIRE || !s->n || !shape || shape->n != 2 || !hdl_is_const(s->arg[0]) ||
        HDL_WP(s->width) || shape->size[1] > 64 || shape->size[0] < 2)
        return false;
    for (unsigned i = shape->size[0]; i-- > 0;) {
        hdl_put(b, i + 1 == shape->size[0] ? "{" : ", ");
        hdl_put_value_of(b, shape->size[1],
                         constant_bits(s->arg[0], i * shape->size[1], shape->size[1]), false);
    }
    hdl_put(b, "}");
    return true;
}

/* A process for a selection that is skipped while nothing is selected. */
static void declare_process(struct hdl_printer *p, sig s, sig call, const char *name)
{
    static const char *const indices[] = {"i", "k", "bit_number", "item_number"};
    struct hdl_buf line = {0};
    struct hdl_buf width = {0}, by = {0}, items = {0};
    const char *i = indices[0];
    for (size_t k = 0; k < 4 && hdl_is_taken(p, i); k++)
        i = indices[k];
    hdl_put_width(&width, p->h, call->width);
    hdl_put_leaf(p, &by, call->arg[0]);
    hdl_put_leaf(p, &items, call->arg[1]);
    hdl_put(&line, "reg ");
    put_range_of(&line, s);
    hdl_put(&line, "%s;", name);
    hdl_put_line(&p->out, 1, &line);
    hdl_put(&p->out, "\n    always @* begin : pick_%s\n        integer %s;\n", name, i);
    /* The index, too, has a value on every path: synthesis makes a latch of one that keeps it. */
    hdl_put(&p->out, "        %s = 0;\n        %s = {%s{1'b0}};\n        if (|%s)\n", i, name,
            width.at, by.at);
    const struct hdl_shape *shape = call->arg[0]->shape;
    hdl_put(&p->out, "            for (%s = 0; %s < %s; %s = %s + 1)\n", i, i,
            shape && shape->n == 1 ? shape->name[0]
                                   : hdl_vstr(p->h->design, "%u", call->arg[0]->width),
            i, i);
    hdl_put(&line, "%s = %s | ({%s{%s[%s]}} & %s[%s*%s +: %s]);", name, name, width.at, by.at, i,
            items.at, i, width.at, width.at);
    hdl_put_line(&p->out, 4, &line);
    hdl_put(&p->out, "    end\n\n");
    free(width.at);
    free(by.at);
    free(items.at);
}

/* The wire is how the designer called an expression that needs one (use.c). */
static bool says(const struct hdl_printer *p, sig wire)
{
    return wire->op == OP_WIRE && wire->n && p->use.node[wire->arg[0]->id].said == wire->id;
}

void hdl_declare_value(struct hdl_printer *p, sig s, enum hdl_context c, const char *name)
{
    struct hdl_buf line = {0};
    sig value = s->op == OP_WIRE && s->n ? s->arg[0] : s;
    if (value->op == OP_CALL && value->value == CALL_SKIP) {
        declare_process(p, s, value, name);
        p->name[c][s->id] = name;
        p->home[s->id] = p->from;
        return;
    }
    if (s->preserve) /* Icarus drops attributes of a declaration with a value */
        hdl_put(&p->out, "    (* keep *)\n");
    hdl_put(&line, "wire ");
    put_range_of(&line, s);
    if (s->preserve) {
        hdl_put(&line, "%s;", name);
        hdl_put_line(&p->out, 1, &line);
        hdl_put(&line, "assign ");
    }
    hdl_put(&line, "%s = ", name);
    p->codes = s->codes;
    if (!put_table(&line, s))
        hdl_put_value(p, &line, s, c);
    hdl_put(&line, ";");
    hdl_put_line(&p->out, 1, &line);
    p->name[c][s->id] = name;
    if (c == CTX_BODY)
        p->home[s->id] = p->from;
    if (c == CTX_BODY && says(p, s)) {
        p->name[c][value->id] = name;
        p->home[value->id] = p->from;
    }
}

/* What only counters or assertions need is declared in their sections, outside of the loop. */
static const char *side_name(struct hdl_printer *p, sig s)
{
    return hdl_in_loop(s->place) ? hdl_free_name(p, hdl_flat_name(p->h, s->name)) : s->name;
}

void hdl_demand_args(struct hdl_printer *p, sig s, enum hdl_context c, hdl_place at)
{
    sig of = says(p, s) ? s->arg[0] : s;
    for (uint32_t i = 0; i < of->n; i++)
        hdl_demand(p, of->arg[i], c, at);
}

/* The wire that says the expression is there, now. */
static bool said_by_wire(struct hdl_printer *p, sig s, enum hdl_context home, hdl_place at)
{
    uint32_t said = p->use.node[s->id].said;
    if (home != CTX_BODY || !said || p->use.node[s->id].place[CTX_BODY] != at)
        return false;
    hdl_demand(p, p->h->nodes.at[said], CTX_BODY, at);
    return p->name[CTX_BODY][s->id] != NULL;
}

void hdl_demand(struct hdl_printer *p, sig s, enum hdl_context c, hdl_place at)
{
    if (p->name[CTX_BODY][s->id] || p->name[c][s->id] || p->asked[c][s->id] == at + 1)
        return;
    p->asked[c][s->id] = at + 1; /* what belongs elsewhere is not walked again and again */
    const struct hdl_node_use *n = &p->use.node[s->id];
    if (n->wire[CTX_BODY] && hdl_in_loop(s->place) && s->op == OP_WIRE && s->place != at)
        return; /* its loop sees to it */
    if (needs_declaration(s)) {
        if (s->place == at && !p->direct[s->id]) {
            hdl_layout(p, s->op == OP_REG ? LAY_REGS : LAY_WIRES);
            hdl_declare_leaf(p, s);
        }
        return;
    }
    if (hdl_is_leaf(s) && s->op != OP_WIRE && !n->wire[c] && !n->wire[CTX_BODY])
        return;
    enum hdl_context home = n->wire[CTX_BODY] ? CTX_BODY : c;
    if (said_by_wire(p, s, home, at))
        return;
    if (s->op != OP_REG)
        hdl_demand_args(p, s, home, at);
    if (!n->wire[home] || n->place[home] != at)
        return;
    bool own = s->op == OP_WIRE &&
               (home == CTX_BODY || !(home == CTX_ASSERTS && p->name[CTX_COUNTERS][s->id]));
    hdl_layout(p, LAY_WIRES);
    hdl_declare_value(p, s, home,
                      !own                                  ? hdl_wire_name(p, s, home)
                      : home == CTX_BODY || hdl_in_loop(at) ? hdl_bare(s->name)
                                                            : side_name(p, s));
}

void hdl_demand_stmt(struct hdl_printer *p, const struct hdl_stmt *s, hdl_place at, size_t block,
                     bool any)
{
    if (!any && !hdl_touches(&p->use, s, block))
        return;
    if (s->kind == ST_IF) {
        hdl_demand(p, s->cond, CTX_BODY, at);
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            hdl_demand_stmt(p, t, at, block, any);
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            hdl_demand_stmt(p, t, at, block, any);
        return;
    }
    if (s->kind == ST_NEXT) {
        hdl_demand(p, s->reg, CTX_BODY, at);
        hdl_demand(p, s->value, CTX_BODY, at);
        return;
    }
    hdl_demand(p, s->addr, CTX_BODY, at);
    hdl_demand(p, s->data, CTX_BODY, at);
    if (s->mask)
        hdl_demand(p, s->mask, CTX_BODY, at);
}

void hdl_demand_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at)
{
    for (size_t k = 0; k < i->child->ports.n; k++)
        if (i->conn[k].s) {
            const struct hdl_item *direct = p->direct[i->conn[k].s->id];
            hdl_demand(p, direct ? direct->node : i->conn[k].s, CTX_BODY, at);
        }
}

/* ---- what is unused ---- */

/* Parts of the wire that nobody reads. */
static void put_spare(struct hdl_buf *line, sig s, const uint8_t *unit, const char *name)
{
    unsigned units = HDL_WK(s->width);
    for (unsigned from = 0; from < units; from++) {
        if (unit[from])
            continue;
        unsigned to = from;
        while (to + 1 < units && !unit[to + 1])
            to++;
        hdl_put(line, ", %s", name);
        hdl_put_part(line, s, from, HDL_W(to - from + 1, HDL_WP(s->width)));
        from = to;
    }
}

void hdl_put_unused(struct hdl_printer *p, enum hdl_context c, hdl_place at)
{
    const struct hdl *h = p->h;
    struct hdl_buf line = {0};
    for (size_t i = 0; i < h->unused.n && c == CTX_BODY; i++) {
        sig s = h->unused.at[i].s;
        if (h->unused.at[i].place != at)
            continue;
        hdl_demand(p, s, c, at);
        hdl_put(&line, ", ");
        hdl_put_expr(p, &line, s, c);
    }
    for (size_t k = 0; k < p->nspare; k++) {
        uint32_t i = p->spare[k];
        sig s = h->nodes.at[i];
        const struct hdl_node_use *n = &p->use.node[i];
        bool here = n->place[c] == at && (c == CTX_BODY ? s->op > OP_REG : !n->wire[CTX_BODY]);
        if (here && n->wire[c] && !n->whole[c] && n->unit[c] && p->name[c][i])
            put_spare(&line, s, n->unit[c], p->name[c][i]);
    }
    if (line.n) {
        static const char *const name[] = {"_unused_ok", "_unused_by_counters",
                                           "_unused_by_asserts"};
        struct hdl_buf all = {0};
        hdl_layout(p, LAY_PARAGRAPH);
        hdl_put_comment(&p->out, 1, "What is unused on purpose, for linters.");
        if (hdl_in_loop(at)) /* hides none of those around the loop */
            hdl_put(&all, "wire _unused_in_%s",
                    p->flat ? hdl_flat_name(h, hdl_path_of(h, at))
                            : h->iters.at[at - HDL_ITERS].loop->label);
        else
            hdl_put(&all, "wire %s", name[c]);
        if (at && !hdl_in_loop(at))
            hdl_put(&all, "_%u", at);
        hdl_put(&all, " = &{1'b0%s};", line.at);
        hdl_put_line(&p->out, 1, &all);
    }
    free(line.at);
}
