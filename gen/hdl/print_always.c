/* Always blocks. */
#include "base/text.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

static void put_assignment(struct hdl_printer *p, unsigned depth, const struct hdl_stmt *s)
{
    struct hdl_buf line = {0};
    if (s->kind == ST_NEXT) {
        hdl_put_leaf(p, &line, s->reg);
        if (s->part)
            hdl_put_part(&line, s->reg, s->lsb, s->value->width);
        hdl_put(&line, " <= ");
        p->codes = s->part ? NULL : s->reg->codes;
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
        hdl_put_name(p, &line, m->name, m->place);
        hdl_put(&line, "[");
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
    hdl_put_name(p, &line, m->name, m->place);
    hdl_put(&line, "[");
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
    bool wrap_yes = yes > 1 || (only && (only->kind == ST_IF || only->text));
    bool wrap_no =
        no > 1 || (other && (yes ? !chained : true) && (other->kind == ST_IF || other->text));
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
    hdl_put_text(p, depth, s->text);
    if (s->kind == ST_IF)
        put_if(p, depth, s, block, head);
    else
        put_assignment(p, depth, s);
}

static void put_resets(struct hdl_printer *p, unsigned depth, size_t block)
{
    for (uint32_t i = p->use.block[block].first_reg; i; i = p->use.node[i].next_reg) {
        sig s = p->h->nodes.at[i];
        if (!s->n || !s->written)
            continue;
        struct hdl_buf line = {0};
        hdl_put_leaf(p, &line, s);
        hdl_put(&line, " <= ");
        hdl_put_reset(&line, s);
        hdl_put(&line, ";");
        hdl_put_line(&p->out, depth, &line);
    }
}

/* `if (enable) register <= data;` and nothing else: one line. */
static bool put_enable(struct hdl_printer *p, const struct hdl_stmt *s)
{
    const struct hdl_stmt *next = s->kind == ST_IF ? s->yes.first : s;
    if (!next || next->kind != ST_NEXT || next->next || s->text || next->text ||
        (s->kind == ST_IF && s->no.first))
        return false;
    struct hdl_buf line = {0};
    hdl_put(&line, "always @(posedge clk) ");
    if (s->kind == ST_IF) {
        hdl_put(&line, "if (");
        hdl_put_expr(p, &line, s->cond, CTX_BODY);
        hdl_put(&line, ") ");
    }
    hdl_put_leaf(p, &line, next->reg);
    if (next->part)
        hdl_put_part(&line, next->reg, next->lsb, next->value->width);
    hdl_put(&line, " <= ");
    p->codes = next->part ? NULL : next->reg->codes;
    hdl_put_expr(p, &line, next->value, CTX_BODY);
    hdl_put(&line, ";");
    if (hdl_columns(p, &line) > 96) {
        free(line.at);
        return false;
    }
    hdl_layout(p, LAY_ENABLES);
    hdl_put_line(&p->out, 1, &line);
    return true;
}

/* `if (rst) register <= 0; else register <= data;` and nothing else: one line. */
static bool put_record(struct hdl_printer *p, const struct hdl_stmt *s)
{
    if (s->kind != ST_NEXT || s->part || s->text)
        return false;
    struct hdl_buf line = {0};
    hdl_put(&line, "always @(posedge clk) if (rst) ");
    hdl_put_leaf(p, &line, s->reg);
    hdl_put(&line, " <= ");
    hdl_put_reset(&line, s->reg);
    hdl_put(&line, "; else ");
    hdl_put_leaf(p, &line, s->reg);
    hdl_put(&line, " <= ");
    p->codes = s->reg->codes;
    hdl_put_expr(p, &line, s->value, CTX_BODY);
    hdl_put(&line, ";");
    if (hdl_columns(p, &line) > 96) {
        free(line.at);
        return false;
    }
    hdl_put_line(&p->out, 1, &line);
    return true;
}

/* Beside a property: no begin and end around what is one statement, `only` if the block has one. */
static void put_short(struct hdl_printer *p, size_t block, size_t first,
                      const struct hdl_stmt *only)
{
    const struct hdl_block *b = &p->use.block[block];
    unsigned resets = 0;
    for (uint32_t i = b->first_reg; i && b->reset; i = p->use.node[i].next_reg)
        resets += p->h->nodes.at[i]->n && p->h->nodes.at[i]->written;
    hdl_layout(p, LAY_ENABLES);
    if (only && b->reset && put_record(p, only))
        return;
    hdl_put(&p->out, "    always @(posedge clk)%s\n", only || b->reset ? "" : " begin");
    const char *head = "";
    if (b->reset) {
        hdl_put(&p->out, "        if (rst)%s\n", resets > 1 ? " begin" : "");
        put_resets(p, 3, block);
        head = resets > 1 ? "end else " : "else ";
    }
    if (only && only->kind == ST_IF && !only->text) {
        put_if(p, 2, only, block, head);
        return;
    }
    if (b->reset)
        hdl_put(&p->out, "        %s%s\n", resets > 1 ? "end else" : "else", only ? "" : " begin");
    for (size_t k = first; k && k - 1 <= b->last; k = p->use.next_at[k - 1]) {
        const struct hdl_item *it = p->use.item[k - 1];
        if (it->kind == IT_STMT && hdl_touches(&p->use, it->stmt, block))
            put_stmt(p, b->reset ? 3 : 2, it->stmt, block, "");
    }
    if (!only)
        hdl_put(&p->out, "%*send\n", b->reset ? 8 : 4, "");
}

enum { GATED_BITS = 8 };

/* The only statement of the block in a list, if that is an `if` without else. */
static const struct hdl_stmt *only_if(const struct hdl_printer *p, const struct hdl_list *l,
                                      size_t block)
{
    const struct hdl_stmt *only = NULL, *other = NULL;
    unsigned n = touching(p, l, block, &only);
    return n == 1 && only->kind == ST_IF && !touching(p, &only->no, block, &other) ? only : NULL;
}

/* Bits of the block's registers; a width by a parameter is payload and counts as wide. *first: the
 * name of one that is written, or NULL. */
static uint64_t bits_of(const struct hdl_printer *p, size_t block, const char **first)
{
    uint64_t bits = 0;
    *first = NULL;
    for (uint32_t i = p->use.block[block].first_reg; i; i = p->use.node[i].next_reg) {
        sig s = p->h->nodes.at[i];
        bits += (uint64_t)HDL_WK(s->width) * (HDL_WP(s->width) ? GATED_BITS : 1);
        if (!*first && s->written)
            *first = hdl_bare(s->name);
    }
    return bits;
}

/* A block whose statements all stand under one condition, with that as a wire or as the enable of a
 * gate for its clock. false (and nothing is printed): it is another block. */
static bool put_gated(struct hdl_printer *p, const struct hdl_stmt *outer, size_t block)
{
    struct hdl_design *d = p->h->design;
    const struct hdl_stmt *other;
    const char *reg;
    if (d->gating == HDL_GATING_NONE || d->altered || outer->kind != ST_IF ||
        p->file == IN_PROPERTIES || touching(p, &outer->no, block, &other) ||
        bits_of(p, block, &reg) < GATED_BITS || !reg)
        return false;
    char *enable = strfmt("%s_enable", reg), *clock = strfmt("%s_clock", reg);
    bool cell = d->gating == HDL_GATING_CELL,
         good = !hdl_is_taken(p, enable) && !hdl_is_taken(p, clock);
    struct hdl_buf line = {0};
    const struct hdl_stmt *s = outer, *next;
    if (good) {
        hdl_layout(p, LAY_PARAGRAPH);
        hdl_put_text(p, 1, s->text);
        for (next = s; (next = only_if(p, &next->yes, block));)
            hdl_put_text(p, 1, next->text);
        bool several = only_if(p, &s->yes, block) != NULL;
        hdl_put(&line, several ? "wire %s = (" : "wire %s = ", enable);
        for (;; s = next) {
            hdl_put_expr(p, &line, s->cond, CTX_BODY);
            if (!(next = only_if(p, &s->yes, block)))
                break;
            hdl_put(&line, ") & (");
        }
        hdl_put(&line, several ? ");" : ";");
        hdl_put_line(&p->out, 1, &line);
        if (cell) {
            hdl_put(&p->out,
                    "    wire %s;\n"
                    "    %sclock_gate u_%s (\n"
                    "        .clk    (clk),\n        .enable (%s),\n"
                    "        .test   (`" HDL_SCAN_TEST "),\n        .gated  (%s)\n    );\n",
                    clock, d->prefix, clock, enable, clock);
            d->gated = true;
        }
        if (cell)
            hdl_put(&p->out, "    always @(posedge %s) begin\n", clock);
        else
            hdl_put(&p->out, "    always @(posedge clk) if (%s) begin\n", enable);
        for (next = s->yes.first; next; next = next->next)
            if (hdl_touches(&p->use, next, block))
                put_stmt(p, 2, next, block, "");
        hdl_put(&p->out, "    end\n");
    }
    free(enable);
    free(clock);
    return good;
}

void hdl_put_block(struct hdl_printer *p, size_t block, hdl_place at)
{
    const struct hdl_block *b = &p->use.block[block];
    const struct hdl_stmt *only = NULL;
    unsigned n = 0;
    const size_t first = p->use.first_at[hdl_place_slot(p->h, b->place)];
    for (size_t k = first; k && k - 1 <= b->last; k = p->use.next_at[k - 1]) {
        const struct hdl_item *it = p->use.item[k - 1];
        if (it->kind != IT_STMT || !hdl_touches(&p->use, it->stmt, block))
            continue;
        hdl_demand_stmt(p, it->stmt, at, block, false);
        only = it->stmt;
        n++;
    }
    if (n == 1 && !b->reset && (put_gated(p, only, block) || put_enable(p, only)))
        return;
    if (p->file == IN_PROPERTIES) {
        put_short(p, block, first, n == 1 ? only : NULL);
        return;
    }
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put(&p->out, "    always @(posedge clk) begin\n");
    unsigned depth = 2;
    if (b->reset) {
        hdl_put(&p->out, "        if (rst) begin\n");
        put_resets(p, 3, block);
        hdl_put(&p->out, "        end else begin\n");
        depth = 3;
    }
    for (size_t k = first; k && k - 1 <= b->last; k = p->use.next_at[k - 1]) {
        const struct hdl_item *it = p->use.item[k - 1];
        if (it->kind == IT_STMT && hdl_touches(&p->use, it->stmt, block))
            put_stmt(p, depth, it->stmt, block, "");
    }
    if (b->reset)
        hdl_put(&p->out, "        end\n");
    hdl_put(&p->out, "    end\n");
}

char *hdl_clock_gate(const struct hdl_design *d, char **name)
{
    static const char text[] =
        "// %sclock_gate: A clock that runs while it is enabled.\n"
        "//\n"
        "// The enable is held while clk is high, so that the gated clock has whole pulses only. "
        "For an\n"
        "// integrated cell of a library put that here in place of what stands below. test, which "
        "opens the\n"
        "// gate in scan, is the macro " HDL_SCAN_TEST " at every instance; without it, it is 0.\n"
        "`default_nettype none\n\n"
        "module %sclock_gate (\n"
        "    input  wire clk,\n    input  wire enable,\n    input  wire test,\n"
        "    output wire gated\n);\n"
        "    reg held;\n\n"
        "    // A latch is meant here, and nowhere else.\n"
        "    /* verilator lint_off LATCH */\n"
        "    always @*\n        if (!clk) held = enable | test;\n"
        "    /* verilator lint_on LATCH */\n\n"
        "    assign gated = clk & held;\n"
        "endmodule\n\n"
        "`default_nettype wire\n";
    if (!d->gated)
        return NULL;
    *name = strfmt("%sclock_gate", d->prefix);
    return strfmt(text, d->prefix, d->prefix);
}

void hdl_set_gating(struct hdl_design *d, enum hdl_gating gating)
{
    d->gating = gating;
}
