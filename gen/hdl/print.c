/* The printer: one pass over the items of a module, wires declared before they are used. */
#include "gen/hdl/text.h"
#include "params/base/outfile.h"
#include <stdlib.h>
#include <string.h>

/* ---- comments ---- */

static bool told_before(struct hdl_printer *p, const struct hdl_text *t)
{
    for (size_t i = 0; i < p->ntold; i++)
        if (p->told[i] == t)
            return true;
    if (p->ntold == p->cap_told) {
        p->cap_told = p->cap_told ? 2 * p->cap_told : 32;
        p->told = xrealloc(p->told, p->cap_told * sizeof(struct hdl_text *));
    }
    p->told[p->ntold++] = t;
    return false;
}

/* In full the first time; a rule that governs several always blocks is then named only. */
static void put_text(struct hdl_printer *p, unsigned depth, const struct hdl_text *t)
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

static void blank(struct hdl_printer *p)
{
    size_t n = p->out.n;
    if (n >= 2 && p->out.at[n - 1] == '\n' && p->out.at[n - 2] != '\n')
        hdl_put(&p->out, "\n");
}

static void put_doc(struct hdl_printer *p, struct hdl_buf *line, const char *doc)
{
    if (doc && *doc) {
        if (line->n + strlen(doc) + 8 > 100)
            hdl_put_comment(&p->out, 1, doc);
        else
            hdl_put(line, " // %s", doc);
    }
    hdl_put_line(&p->out, 1, line);
}

/* ---- declarations ---- */

static void declare_leaf(struct hdl_printer *p, sig s)
{
    struct hdl_buf line = {0};
    hdl_put(&line, s->op == OP_REG ? "reg " : "wire ");
    hdl_put_range(&line, p->h, s->width);
    hdl_put(&line, "%s;", s->name);
    p->name[CTX_BODY][s->id] = s->name;
    put_doc(p, &line, s->doc);
}

static bool needs_declaration(sig s)
{
    return s->op == OP_REG || (s->op == OP_WIRE && !s->n);
}

static void declare_value(struct hdl_printer *p, sig s, enum hdl_context c, const char *name)
{
    struct hdl_buf line = {0};
    hdl_put(&line, "wire ");
    hdl_put_range(&line, p->h, s->width);
    hdl_put(&line, "%s = ", name);
    hdl_put_value(p, &line, s, c);
    hdl_put(&line, ";");
    hdl_put_line(&p->out, 1, &line);
    p->name[c][s->id] = name;
}

/* Declares what the expression needs in this context. Only what belongs to `at` is declared; before
 * a section is printed this is called for what it needs from the body. */
static void demand(struct hdl_printer *p, sig s, enum hdl_context c, hdl_place at)
{
    if (p->name[CTX_BODY][s->id] || p->name[c][s->id])
        return;
    const struct hdl_node_use *n = &p->use.node[s->id];
    if (needs_declaration(s)) {
        if (s->place == at)
            declare_leaf(p, s);
        return;
    }
    if (hdl_is_leaf(s) && s->op != OP_WIRE && !n->wire[c] && !n->wire[CTX_BODY])
        return;
    enum hdl_context home = n->wire[CTX_BODY] ? CTX_BODY : c;
    if (s->op != OP_REG)
        for (uint32_t i = 0; i < s->n; i++)
            demand(p, s->arg[i], home, at);
    if (!n->wire[home] || (home == CTX_BODY && n->place != at))
        return;
    bool own = s->op == OP_WIRE &&
               (home == CTX_BODY || !(home == CTX_ASSERTS && p->name[CTX_COUNTERS][s->id]));
    declare_value(p, s, home, own ? s->name : hdl_wire_name(p, s, home));
}

static void demand_stmt(struct hdl_printer *p, const struct hdl_stmt *s, hdl_place at, size_t block,
                        bool any)
{
    if (!any && !hdl_touches(&p->use, s, block))
        return;
    if (s->kind == ST_IF) {
        demand(p, s->cond, CTX_BODY, at);
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            demand_stmt(p, t, at, block, any);
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            demand_stmt(p, t, at, block, any);
        return;
    }
    if (s->kind == ST_NEXT) {
        demand(p, s->reg, CTX_BODY, at);
        demand(p, s->value, CTX_BODY, at);
        return;
    }
    demand(p, s->addr, CTX_BODY, at);
    demand(p, s->data, CTX_BODY, at);
    if (s->mask)
        demand(p, s->mask, CTX_BODY, at);
}

static void demand_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at)
{
    for (size_t k = 0; k < i->child->ports.n; k++)
        if (i->conn[k].s)
            demand(p, i->conn[k].s, CTX_BODY, at);
}

/* ---- always blocks ---- */

static void put_assignment(struct hdl_printer *p, unsigned depth, const struct hdl_stmt *s)
{
    struct hdl_buf line = {0};
    if (s->kind == ST_NEXT) {
        hdl_put(&line, "%s", s->reg->name);
        if (s->part)
            hdl_put_part(&line, p->h, s->lsb, s->value->width);
        hdl_put(&line, " <= ");
        hdl_put_expr(p, &line, s->value, CTX_BODY);
        hdl_put(&line, ";");
        hdl_put_line(&p->out, depth, &line);
        return;
    }
    const struct hdl_mem *m = s->mem;
    if (m->parts == 1) {
        struct hdl_buf enable = {0};
        if (s->mask && !hdl_is_fill(s->mask, 1)) {
            hdl_put(&enable, "if (");
            hdl_put_expr(p, &enable, s->mask, CTX_BODY);
            hdl_put(&enable, ")");
            hdl_put_line(&p->out, depth++, &enable);
        }
        hdl_put(&line, "%s[", m->name);
        hdl_put_expr(p, &line, s->addr, CTX_BODY);
        hdl_put(&line, "] <= ");
        hdl_put_expr(p, &line, s->data, CTX_BODY);
        hdl_put(&line, ";");
        hdl_put_line(&p->out, depth, &line);
        return;
    }
    hdl_put(&line, "for (part = 0; part < %u; part = part + 1)", m->parts);
    hdl_put_line(&p->out, depth, &line);
    hdl_put(&line, "if (");
    hdl_put_expr(p, &line, s->mask, CTX_BODY);
    hdl_put(&line, "[part])");
    hdl_put_line(&p->out, depth + 1, &line);
    hdl_width w = HDL_W(HDL_WK(m->word) / m->parts, HDL_WP(m->word));
    struct hdl_buf slice = {0};
    if (w == 1) {
        hdl_put(&slice, "[part]");
    } else {
        hdl_put(&slice, "[part*");
        hdl_put_width(&slice, p->h, w);
        hdl_put(&slice, " +: ");
        hdl_put_width(&slice, p->h, w);
        hdl_put(&slice, "]");
    }
    hdl_put(&line, "%s[", m->name);
    hdl_put_expr(p, &line, s->addr, CTX_BODY);
    hdl_put(&line, "]%s <= ", slice.at);
    hdl_put_expr(p, &line, s->data, CTX_BODY);
    hdl_put(&line, "%s;", slice.at);
    hdl_put_line(&p->out, depth + 2, &line);
    free(slice.at);
}

static unsigned touching(const struct hdl_printer *p, const struct hdl_list *l, size_t block,
                         const struct hdl_stmt **only)
{
    unsigned n = 0;
    for (const struct hdl_stmt *s = l->first; s; s = s->next)
        if (hdl_touches(&p->use, s, block)) {
            *only = s;
            n++;
        }
    return n;
}

static void put_stmt(struct hdl_printer *p, unsigned depth, const struct hdl_stmt *s, size_t block,
                     const char *head);

/* The statements of a branch after `head` ("if (x)", "else"), in begin/end if there are several. */
static void put_branch(struct hdl_printer *p, unsigned depth, const struct hdl_list *l,
                       size_t block, struct hdl_buf *head, bool wrap)
{
    if (wrap)
        hdl_put(head, " begin");
    hdl_put_line(&p->out, depth, head);
    for (const struct hdl_stmt *s = l->first; s; s = s->next)
        if (hdl_touches(&p->use, s, block))
            put_stmt(p, depth + 1, s, block, "");
}

static void put_if(struct hdl_printer *p, unsigned depth, const struct hdl_stmt *s, size_t block,
                   const char *head)
{
    const struct hdl_stmt *only = NULL, *other = NULL;
    unsigned yes = touching(p, &s->yes, block, &only), no = touching(p, &s->no, block, &other);
    struct hdl_buf line = {0};
    hdl_put(&line, "%sif (", head);
    if (yes)
        hdl_put_expr(p, &line, s->cond, CTX_BODY);
    else
        hdl_put_negated(p, &line, s->cond, CTX_BODY);
    hdl_put(&line, ")");
    /* begin/end also where an else could attach to an inner if */
    bool chained = no == 1 && other->kind == ST_IF && !other->text;
    bool wrap_yes = yes > 1 || (yes == 1 && no && only->kind == ST_IF) || (only && only->text);
    bool wrap_no = no > 1 || (no == 1 && !chained && (other->kind == ST_IF || other->text));
    if (!yes) {
        put_branch(p, depth, &s->no, block, &line, wrap_no);
        if (wrap_no)
            hdl_put(&p->out, "%*send\n", (int)(4 * depth), "");
        return;
    }
    put_branch(p, depth, &s->yes, block, &line, wrap_yes);
    if (!no) {
        if (wrap_yes)
            hdl_put(&p->out, "%*send\n", (int)(4 * depth), "");
        return;
    }
    const char *els = wrap_yes ? "end else " : "else ";
    if (chained) {
        put_if(p, depth, other, block, els);
        return;
    }
    hdl_put(&line, "%.*s", (int)strlen(els) - 1, els);
    put_branch(p, depth, &s->no, block, &line, wrap_no);
    if (wrap_no)
        hdl_put(&p->out, "%*send\n", (int)(4 * depth), "");
}

static void put_stmt(struct hdl_printer *p, unsigned depth, const struct hdl_stmt *s, size_t block,
                     const char *head)
{
    put_text(p, depth, s->text);
    if (s->kind == ST_IF)
        put_if(p, depth, s, block, head);
    else
        put_assignment(p, depth, s);
}

static void put_resets(struct hdl_printer *p, unsigned depth, size_t block)
{
    for (size_t i = 0; i < p->h->nodes.n; i++) {
        sig s = p->h->nodes.at[i];
        if (s->op != OP_REG || !s->n || !s->written || p->use.node[i].block != block)
            continue;
        struct hdl_buf line = {0};
        hdl_put(&line, "%s <= ", s->name);
        hdl_put_const(&line, s->arg[0]);
        hdl_put(&line, ";");
        hdl_put_line(&p->out, depth, &line);
    }
}

static void put_block(struct hdl_printer *p, size_t block, hdl_place at)
{
    const struct hdl_block *b = &p->use.block[block];
    const struct hdl_stmt *only = NULL;
    unsigned n = 0;
    for (size_t i = 0; i <= b->last; i++) {
        const struct hdl_item *it = p->use.item[i];
        if (it->kind != IT_STMT || it->place != b->place || !hdl_touches(&p->use, it->stmt, block))
            continue;
        demand_stmt(p, it->stmt, at, block, false);
        only = it->stmt;
        n++;
    }
    blank(p);
    bool wrap = b->reset || n > 1 || only->kind == ST_IF || only->text ||
                (only->kind == ST_MEMW && only->mem->parts > 1);
    struct hdl_buf line = {0};
    if (n == 1 && !b->reset && only->kind == ST_IF && !only->yes.first->next && !only->no.first &&
        only->yes.first->kind == ST_NEXT && !only->text && !only->yes.first->text) {
        /* the enable and the register in two lines */
        wrap = false;
    }
    hdl_put(&line, "always @(posedge clk)%s", wrap ? " begin" : "");
    hdl_put_line(&p->out, 1, &line);
    unsigned depth = 2;
    if (b->reset) {
        hdl_put(&p->out, "        if (rst) begin\n");
        put_resets(p, 3, block);
        hdl_put(&p->out, "        end else begin\n");
        depth = 3;
    }
    for (size_t i = 0; i <= b->last; i++) {
        const struct hdl_item *it = p->use.item[i];
        if (it->kind == IT_STMT && it->place == b->place && hdl_touches(&p->use, it->stmt, block))
            put_stmt(p, depth, it->stmt, block, "");
    }
    if (b->reset)
        hdl_put(&p->out, "        end\n");
    if (wrap)
        hdl_put(&p->out, "    end\n");
    hdl_put(&p->out, "\n");
}

/* ---- instances ---- */

static const char *lanes_name(const struct hdl_printer *p, unsigned lanes)
{
    for (size_t i = 0; i < p->h->localparams.n; i++)
        if (!strcmp(p->h->localparams.at[i].name, "LANES") &&
            p->h->localparams.at[i].value == lanes)
            return "LANES";
    return hdl_vstr(p->h->design, "%u", lanes);
}

/* The items of all lanes that make up the port of one lane. */
static void put_lane_conn(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_inst *i,
                          unsigned port, sig s)
{
    hdl_width cw = i->child->ports.at[port]->width;
    hdl_width w = HDL_WP(cw) ? i->param[HDL_WP(cw) - 1] : 1;
    unsigned k = HDL_WK(cw);
    const char *lanes = lanes_name(p, i->lanes);
    struct hdl_buf name = {0};
    hdl_put_expr(p, &name, s, CTX_BODY);
    if (k > 1)
        hdl_put(b, "{");
    for (unsigned j = k; j-- > 0;) {
        hdl_put(b, "%s[", name.at);
        bool paren = w != 1 && j > 0;
        if (paren)
            hdl_put(b, "(");
        if (j > 1)
            hdl_put(b, "%u*%s + lane", j, lanes);
        else
            hdl_put(b, j ? "%s + lane" : "lane", lanes);
        if (paren)
            hdl_put(b, ")");
        if (w != 1) {
            bool product = HDL_WP(w) && HDL_WK(w) > 1;
            hdl_put(b, product ? "*(" : "*");
            hdl_put_width(b, p->h, w);
            hdl_put(b, product ? ") +: " : " +: ");
            hdl_put_width(b, p->h, w);
        }
        hdl_put(b, j ? "], " : "]");
    }
    if (k > 1)
        hdl_put(b, "}");
    free(name.at);
}

static void put_conn(struct hdl_printer *p, unsigned depth, const char *port, size_t pad,
                     struct hdl_buf *value, bool last)
{
    struct hdl_buf line = {0};
    hdl_put(&line, ".%-*s (%s)%s", (int)pad, port, value->at ? value->at : "", last ? "" : ",");
    /* keep the padding of a broken line */
    hdl_put_line(&p->out, depth, &line);
    free(value->at);
    *value = (struct hdl_buf){0};
}

static void put_counters_of(struct hdl_printer *p, unsigned depth, const struct hdl_inst *i,
                            size_t pad)
{
    if (!i->child->counters.n)
        return;
    hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
    for (size_t k = 0; k < i->child->counters.n; k++) {
        const char *port = i->child->counters.at[k].name;
        hdl_put(&p->out, "%*s, .%-*s (", (int)(4 * depth), "", (int)(pad > 2 ? pad - 2 : 0), port);
        if (i->counter[k])
            hdl_put(&p->out, "%s)\n", i->counter[k]);
        else
            hdl_put(&p->out, "unused_%s_%s)\n", i->name, port);
    }
    hdl_put(&p->out, "`endif\n");
}

static void put_open_counters(struct hdl_printer *p, const struct hdl_inst *i)
{
    bool any = false;
    for (size_t k = 0; k < i->child->counters.n; k++) {
        if (i->counter[k])
            continue;
        if (!any)
            hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
        any = true;
        if (i->lanes)
            hdl_put(&p->out, "    wire [%u:0] unused_%s_%s;\n", 32 * i->lanes - 1, i->name,
                    i->child->counters.at[k].name);
        else
            hdl_put(&p->out, "    wire [31:0] unused_%s_%s;\n", i->name,
                    i->child->counters.at[k].name);
    }
    if (any)
        hdl_put(&p->out, "`endif\n");
}

static void put_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at,
                     const struct hdl_text *text)
{
    const struct hdl *c = i->child;
    demand_inst(p, i, at);
    put_open_counters(p, i);
    blank(p);
    put_text(p, 1, text);
    unsigned depth = 1;
    struct hdl_buf line = {0};
    if (i->lanes) {
        const char *stem = strncmp(i->name, "u_", 2) ? i->name : i->name + 2;
        hdl_put(&p->out, "    generate\n");
        hdl_put(&line, "for (lane = 0; lane < %s; lane = lane + 1) begin : %ss",
                lanes_name(p, i->lanes), stem);
        hdl_put_line(&p->out, 2, &line);
        depth = 3;
    }
    hdl_put(&line, "%s ", hdl_module_name(c));
    if (c->params.n && !c->blackbox) {
        hdl_put(&line, "#(");
        for (size_t k = 0; k < c->params.n; k++) {
            hdl_put(&line, "%s.%s(", k ? ", " : "", c->params.at[k].name);
            hdl_put_width(&line, p->h, i->param[k]);
            hdl_put(&line, ")");
        }
        hdl_put(&line, ") ");
    }
    hdl_put(&line, "%s (", i->name);
    hdl_put_line(&p->out, depth, &line);
    size_t pad = 3, ports = c->ports.n + c->has_clock + c->has_reset, done = 0;
    for (size_t k = 0; k < c->ports.n; k++)
        if (strlen(c->ports.at[k]->name) > pad)
            pad = strlen(c->ports.at[k]->name);
    struct hdl_buf value = {0};
    if (c->has_clock) {
        hdl_put(&value, "clk");
        put_conn(p, depth + 1, "clk", pad, &value, ++done == ports);
    }
    if (c->has_reset) {
        hdl_put(&value, "rst");
        put_conn(p, depth + 1, "rst", pad, &value, ++done == ports);
    }
    for (size_t k = 0; k < c->ports.n; k++) {
        const struct hdl_conn *n = &i->conn[k];
        if (n->s && n->per_lane)
            put_lane_conn(p, &value, i, (unsigned)k, n->s);
        else if (n->s)
            hdl_put_expr(p, &value, n->s, CTX_BODY);
        put_conn(p, depth + 1, c->ports.at[k]->name, pad, &value, ++done == ports);
    }
    put_counters_of(p, depth + 1, i, pad);
    hdl_put(&p->out, "%*s);\n", (int)(4 * depth), "");
    if (i->lanes)
        hdl_put(&p->out, "        end\n    endgenerate\n");
    hdl_put(&p->out, "\n");
}

/* ---- items ---- */

static void put_memory(struct hdl_printer *p, const struct hdl_item *it)
{
    const struct hdl_mem *m = it->mem;
    struct hdl_buf line = {0};
    put_text(p, 1, it->text);
    hdl_put(&line, "reg ");
    hdl_put_range(&line, p->h, m->word);
    hdl_put(&line, "%s [0:%u];", m->name, m->depth - 1);
    put_doc(p, &line, m->doc);
}

/* Parts of wires made by the printer that nobody reads, and what is unused on purpose. */
static void put_unused(struct hdl_printer *p, hdl_place at)
{
    const struct hdl *h = p->h;
    struct hdl_buf line = {0};
    for (size_t i = 0; i < h->unused.n; i++) {
        sig s = h->unused.at[i];
        if (p->use.node[s->id].place != at && s->place != at)
            continue;
        if (s->place != at)
            continue;
        demand(p, s, CTX_BODY, at);
        hdl_put(&line, ", ");
        hdl_put_expr(p, &line, s, CTX_BODY);
    }
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        const struct hdl_node_use *n = &p->use.node[i];
        if (s->op <= OP_REG || !n->wire[CTX_BODY] || n->place != at || n->whole || !n->unit)
            continue;
        unsigned units = HDL_WK(s->width);
        for (unsigned from = 0; from < units; from++) {
            if (n->unit[from])
                continue;
            unsigned to = from;
            while (to + 1 < units && !n->unit[to + 1])
                to++;
            hdl_put(&line, ", %s", p->name[CTX_BODY][i]);
            hdl_put_part(&line, h, from, HDL_W(to - from + 1, HDL_WP(s->width)));
            from = to;
        }
    }
    if (at == 0)
        for (size_t i = 0; i < h->localparams.n; i++)
            if (!h->localparams.at[i].used)
                hdl_put(&line, ", %s[0]", h->localparams.at[i].name);
    if (line.n) {
        struct hdl_buf all = {0};
        blank(p);
        if (at)
            hdl_put(&all, "wire _unused_ok_%u = &{1'b0%s};", at, line.at);
        else
            hdl_put(&all, "wire _unused_ok = &{1'b0%s};", line.at);
        hdl_put_line(&p->out, 1, &all);
    }
    free(line.at);
}

static void put_items(struct hdl_printer *p, hdl_place at);

static void put_item(struct hdl_printer *p, size_t index, hdl_place at)
{
    const struct hdl_item *it = p->use.item[index];
    struct hdl_buf line = {0};
    switch (it->kind) {
    case IT_NODE:
        if (it->expr) {
            const struct hdl_node_use *n = &p->use.node[it->node->id];
            if (!n->count[CTX_BODY] || p->name[CTX_BODY][it->node->id])
                return;
            demand(p, it->expr, CTX_BODY, at);
            if (it->text)
                blank(p);
            put_text(p, 1, it->text);
            declare_value(p, it->node, CTX_BODY, it->node->name);
            if (it->text)
                hdl_put(&p->out, "\n");
        } else if (!p->name[CTX_BODY][it->node->id]) {
            put_text(p, 1, it->text);
            declare_leaf(p, it->node);
        }
        return;
    case IT_ASSIGN:
        demand(p, it->expr, CTX_BODY, at);
        if (it->node->op == OP_WIRE)
            demand(p, it->node, CTX_BODY, at);
        if (it->text)
            blank(p);
        put_text(p, 1, it->text);
        hdl_put(&line, "assign %s = ", it->node->name);
        hdl_put_expr(p, &line, it->expr, CTX_BODY);
        hdl_put(&line, ";");
        hdl_put_line(&p->out, 1, &line);
        if (it->text)
            hdl_put(&p->out, "\n");
        return;
    case IT_STMT:
        for (size_t b = 0; b < p->use.nblocks; b++)
            if (p->use.block[b].last == index)
                put_block(p, b, at);
        return;
    case IT_MEM:
        put_memory(p, it);
        return;
    case IT_INST:
        put_inst(p, it->inst, at, it->text);
        return;
    case IT_HEADING:
        blank(p);
        hdl_put_comment(&p->out, 1, it->title);
        return;
    case IT_SECTION: {
        const struct hdl_section *s = &p->h->sections.at[it->section];
        hdl_place branch = 1 + 2 * it->section;
        /* what both branches need from the body stands before them */
        for (size_t i = 0; i < p->use.nitems; i++) {
            const struct hdl_item *in = p->use.item[i];
            if (in->place != branch && in->place != branch + 1)
                continue;
            if (in->expr)
                demand(p, in->expr, CTX_BODY, 0);
            if (in->kind == IT_ASSIGN && in->node->op == OP_WIRE)
                demand(p, in->node, CTX_BODY, 0);
            if (in->kind == IT_STMT)
                demand_stmt(p, in->stmt, 0, 0, true);
            if (in->kind == IT_INST)
                demand_inst(p, in->inst, 0);
        }
        blank(p);
        put_text(p, 1, it->text);
        hdl_put(&p->out, "`ifdef %s\n", s->macro);
        put_items(p, branch);
        if (s->has_else) {
            hdl_put(&p->out, "`else\n");
            put_items(p, branch + 1);
        }
        hdl_put(&p->out, "`endif\n\n");
        return;
    }
    }
}

static void put_items(struct hdl_printer *p, hdl_place at)
{
    for (size_t i = 0; i < p->use.nitems; i++)
        if (p->use.item[i]->place == at)
            put_item(p, i, at);
    put_unused(p, at);
    size_t n = p->out.n;
    if (at && n >= 2 && p->out.at[n - 1] == '\n' && p->out.at[n - 2] == '\n')
        p->out.at[--p->out.n] = '\0';
}

/* ---- simulation only ---- */

static void put_counters(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    bool own = false, any = false;
    for (size_t i = 0; i < h->counters.n; i++)
        own |= h->counters.at[i].increment != NULL;
    if (!own)
        return;
    blank(p);
    hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
    for (size_t i = 0; i < h->counters.n; i++) {
        const struct hdl_counter_def *c = &h->counters.at[i];
        if (!c->increment)
            continue;
        if (hdl_is_fill(c->increment, 0))
            hdl_put(&p->out, "    assign %s = 32'd0;\n", c->name);
        else
            any = true;
        demand(p, c->increment, CTX_COUNTERS, 0);
    }
    if (any) {
        hdl_put(&p->out, "    always @(posedge clk) begin\n        if (rst) begin\n");
        for (size_t i = 0; i < h->counters.n; i++)
            if (h->counters.at[i].increment && !hdl_is_fill(h->counters.at[i].increment, 0))
                hdl_put(&p->out, "            %s <= 32'd0;\n", h->counters.at[i].name);
        hdl_put(&p->out, "        end else begin\n");
        for (size_t i = 0; i < h->counters.n; i++) {
            const struct hdl_counter_def *c = &h->counters.at[i];
            if (!c->increment || hdl_is_fill(c->increment, 0))
                continue;
            struct hdl_buf line = {0};
            hdl_put(&line, "%s <= %s + ", c->name, c->name);
            if (c->increment->width < 32)
                hdl_put(&line, "{%u'd0, ", 32 - c->increment->width);
            hdl_put_expr(p, &line, c->increment, CTX_COUNTERS);
            hdl_put(&line, c->increment->width < 32 ? "};" : ";");
            hdl_put_line(&p->out, 3, &line);
        }
        hdl_put(&p->out, "        end\n    end\n");
    }
    hdl_put(&p->out, "`endif\n");
}

static void put_asserts(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    if (!h->asserts.n)
        return;
    blank(p);
    hdl_put(&p->out, "`ifdef WARPSMITH_ASSERT\n");
    for (size_t i = 0; i < h->asserts.n; i++) {
        const struct hdl_assert_def *a = &h->asserts.at[i];
        demand(p, a->expr, CTX_ASSERTS, 0);
        struct hdl_buf expr = {0}, line = {0};
        hdl_put_expr(p, &expr, a->expr, CTX_ASSERTS);
        if (a->text)
            hdl_put_comment(&p->out, 1, hdl_vstr(h->design, "%s: %s", a->rule, a->text));
        else
            hdl_put_comment(&p->out, 1, a->rule);
        hdl_put(&p->out, "`ifdef FORMAL\n");
        hdl_put(&line, "always @%s %s%s (%s);", h->has_clock ? "(posedge clk)" : "*",
                h->has_reset ? "if (!rst) " : "", a->assume ? "assume" : "assert", expr.at);
        hdl_put_line(&p->out, 1, &line);
        if (h->has_clock) {
            hdl_put(&p->out, "`else\n");
            hdl_put(&line, "always @(posedge clk)%s if ((%s) !== 1'b1) begin",
                    h->has_reset ? " if (!rst)" : "", expr.at);
            hdl_put_line(&p->out, 1, &line);
            hdl_put(&p->out,
                    "        $display(\"%%m: %s violated at %%0t\", $time);\n"
                    "        $finish;\n"
                    "    end\n",
                    a->rule);
        }
        hdl_put(&p->out, "`endif\n");
        free(expr.at);
    }
    hdl_put(&p->out, "`endif\n");
}

/* ---- the module ---- */

static void put_table(struct hdl_printer *p, const char *const (*row)[4], size_t rows,
                      unsigned columns)
{
    size_t wide[4] = {0};
    for (size_t i = 0; i < rows; i++)
        for (unsigned k = 0; k + 1 < columns; k++)
            if (strlen(row[i][k]) > wide[k])
                wide[k] = strlen(row[i][k]);
    for (size_t i = 0; i < rows; i++) {
        hdl_put(&p->out, "//   ");
        for (unsigned k = 0; k < columns; k++)
            hdl_put(&p->out, "%-*s%s", k + 1 < columns ? (int)wide[k] : 0, row[i][k],
                    k + 1 < columns ? "  " : "");
        while (p->out.n && p->out.at[p->out.n - 1] == ' ')
            p->out.at[--p->out.n] = '\0';
        hdl_put(&p->out, "\n");
    }
}

static void put_header(struct hdl_printer *p, const struct hdl_header *header)
{
    const struct hdl *h = p->h;
    struct hdl_design *d = h->design;
    hdl_put_comment(&p->out, 0, hdl_vstr(d, "%s: %s", hdl_module_name(h), h->summary));
    if (header && header->tool)
        hdl_put_comment(&p->out, 0,
                        header->command
                            ? hdl_vstr(d, "Made by %s: %s", header->tool, header->command)
                            : hdl_vstr(d, "Made by %s.", header->tool));
    for (size_t i = 0; i < h->notes.n; i++)
        hdl_put_comment(&p->out, 0,
                        hdl_vstr(d, "%s: %s", h->notes.at[i].title, h->notes.at[i].text));
    size_t n = 0, max = h->params.n + h->ports.n + h->counters.n + 4;
    const char *(*row)[4] = xcalloc(max, sizeof *row);
    if (h->params.n) {
        hdl_put(&p->out, "//\n");
        n = 0;
        row[n][0] = "parameter";
        row[n][1] = "default";
        row[n++][2] = "meaning";
        for (size_t i = 0; i < h->params.n; i++) {
            row[n][0] = h->params.at[i].name;
            row[n][1] = hdl_vstr(d, "%u", h->params.at[i].value);
            row[n++][2] = h->params.at[i].meaning;
        }
        put_table(p, (const char *const(*)[4])row, n, 3);
    }
    hdl_put(&p->out, "//\n");
    n = 0;
    row[n][0] = "port";
    row[n][1] = "dir";
    row[n][2] = "width";
    row[n++][3] = "meaning";
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(h, i, &port); i++) {
        row[n][0] = port.name;
        row[n][1] = port.output ? "out" : "in";
        row[n][2] = !port.param       ? hdl_vstr(d, "%u", port.count)
                    : port.count == 1 ? port.param
                                      : hdl_vstr(d, "%u*%s", port.count, port.param);
        row[n++][3] = port.doc;
    }
    put_table(p, (const char *const(*)[4])row, n, 4);
    free(row);
    if (h->counters.n)
        hdl_put(&p->out, "// cnt_* ports exist only under WARPSMITH_COUNTERS.\n");
}

static void put_ports(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    hdl_put(&p->out, "module %s", hdl_module_name(h));
    if (h->params.n) {
        hdl_put(&p->out, " #(\n");
        for (size_t i = 0; i < h->params.n; i++)
            hdl_put(&p->out, "    parameter %s = %u%s\n", h->params.at[i].name,
                    h->params.at[i].value, i + 1 < h->params.n ? "," : "");
        hdl_put(&p->out, ")");
    }
    hdl_put(&p->out, " (\n");
    size_t n = h->ports.n + h->has_clock + h->has_reset, done = 0;
    if (h->has_clock)
        hdl_put(&p->out, "    input  wire clk%s\n", ++done < n ? "," : "");
    if (h->has_reset)
        hdl_put(&p->out, "    input  wire rst%s\n", ++done < n ? "," : "");
    for (size_t i = 0; i < h->ports.n; i++) {
        sig s = h->ports.at[i];
        hdl_put(&p->out, "    %s wire ", s->op == OP_INPUT ? "input " : "output");
        hdl_put_range(&p->out, h, s->width);
        hdl_put(&p->out, "%s%s\n", s->name, ++done < n ? "," : "");
    }
    if (h->counters.n) {
        hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
        for (size_t i = 0; i < h->counters.n; i++) {
            const struct hdl_counter_def *c = &h->counters.at[i];
            bool reg = c->increment && !hdl_is_fill(c->increment, 0);
            hdl_put(&p->out, "    %soutput %s [31:0] %s\n", n || i ? ", " : "",
                    reg ? "reg " : "wire", c->name);
        }
        hdl_put(&p->out, "`endif\n");
    }
    hdl_put(&p->out, ");\n");
}

static void put_locals(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    bool lanes = false, parts = false;
    for (size_t i = 0; i < h->localparams.n; i++) {
        struct hdl_buf line = {0};
        hdl_put(&line, "localparam %s = %u;", h->localparams.at[i].name,
                h->localparams.at[i].value);
        put_doc(p, &line, h->localparams.at[i].meaning);
    }
    for (size_t i = 0; i < h->insts.n; i++) {
        lanes |= h->insts.at[i]->lanes != 0;
        if (h->insts.at[i]->lanes && !strcmp(lanes_name(p, h->insts.at[i]->lanes), "LANES"))
            for (size_t k = 0; k < h->localparams.n; k++)
                if (!strcmp(h->localparams.at[k].name, "LANES"))
                    h->localparams.at[k].used = true;
    }
    for (size_t i = 0; i < h->mems.n; i++)
        parts |= h->mems.at[i]->parts > 1;
    if (lanes)
        hdl_put(&p->out, "    genvar lane;\n");
    if (parts)
        hdl_put(&p->out, "    integer part;\n");
    if (h->localparams.n || lanes || parts)
        hdl_put(&p->out, "\n");
}

char *hdl_print(const struct hdl *h, const struct hdl_header *header)
{
    hdl_check(h->design);
    if (h->design->error || h->blackbox)
        return NULL;
    struct hdl_printer p = {.h = h};
    hdl_use_init(&p.use, h, NULL, true);
    for (int c = 0; c < CTX_COUNT; c++)
        p.name[c] = xcalloc(h->nodes.n + 1, sizeof(char *));
    for (size_t i = 0; i < h->ports.n; i++)
        p.name[CTX_BODY][h->ports.at[i]->id] = h->ports.at[i]->name;
    put_header(&p, header);
    hdl_put(&p.out, "`default_nettype none\n\n");
    put_ports(&p);
    put_locals(&p);
    put_items(&p, 0);
    put_counters(&p);
    put_asserts(&p);
    while (p.out.n >= 2 && p.out.at[p.out.n - 1] == '\n' && p.out.at[p.out.n - 2] == '\n')
        p.out.n--;
    hdl_put(&p.out, "endmodule\n\n`default_nettype wire\n");
    for (int c = 0; c < CTX_COUNT; c++)
        free(p.name[c]);
    free(p.taken);
    free(p.told);
    hdl_use_free(&p.use);
    return p.out.at;
}
