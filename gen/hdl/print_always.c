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

/* The next statement of a block from item *at on, which moves behind it; NULL after the last. *at
 * begins as first_at of the block's place. */
static const struct hdl_stmt *next_stmt(const struct hdl_printer *p, size_t block, size_t *at)
{
    while (*at && *at - 1 <= p->use.block[block].last) {
        const struct hdl_item *it = p->use.item[*at - 1];
        *at = p->use.next_at[*at - 1];
        if (it->kind == IT_STMT && hdl_touches(&p->use, it->stmt, block))
            return it->stmt;
    }
    return NULL;
}

static void put_stmts(struct hdl_printer *p, unsigned depth, size_t first, size_t block)
{
    for (const struct hdl_stmt *s; (s = next_stmt(p, block, &first));)
        put_stmt(p, depth, s, block, "");
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
    put_stmts(p, b->reset ? 3 : 2, first, block);
    if (!only)
        hdl_put(&p->out, "%*send\n", b->reset ? 8 : 4, "");
}

/* From so many bits on a block has a gate: under one condition, and where that is put together of
 * several, which takes gates of its own and leaves the multiplexers. */
enum { GATED_BITS = 8, GATED_BITS_SEVERAL = 16 };

/* The only statement of the block in a list, if that is an `if` without else. */
static const struct hdl_stmt *only_if(const struct hdl_printer *p, const struct hdl_list *l,
                                      size_t block)
{
    const struct hdl_stmt *only = NULL, *other = NULL;
    unsigned n = touching(p, l, block, &only);
    return n == 1 && only->kind == ST_IF && !touching(p, &only->no, block, &other) ? only : NULL;
}

/* Bits of the block's registers, or of its queue; a width by a parameter is payload and counts as
 * wide. *first: the name of one that is written, or NULL. */
static uint64_t bits_of(const struct hdl_printer *p, size_t block, const char **first)
{
    const struct hdl_mem *m = p->use.block[block].mem;
    uint64_t bits = 0;
    *first = NULL;
    if (m) {
        *first = m->queue ? hdl_bare(m->name) : NULL;
        return (uint64_t)m->depth * HDL_WK(m->word) * (HDL_WP(m->word) ? GATED_BITS_SEVERAL : 1);
    }
    for (uint32_t i = p->use.block[block].first_reg; i; i = p->use.node[i].next_reg) {
        sig s = p->h->nodes.at[i];
        bits += (uint64_t)HDL_WK(s->width) * (HDL_WP(s->width) ? GATED_BITS_SEVERAL : 1);
        if (!*first && s->written)
            *first = hdl_bare(s->name);
    }
    return bits;
}

/* What a block's gate is named by, if it may have one; else NULL. */
static const char *gate_of(const struct hdl_printer *p, size_t block, uint64_t least)
{
    const struct hdl_design *d = p->h->design;
    const char *reg;
    if (!hdl_has_gating(d) || d->altered || p->use.block[block].reset || p->file == IN_PROPERTIES ||
        bits_of(p, block, &reg) < least || !reg)
        return NULL;
    char *enable = strfmt("%s_enable", reg), *clock = strfmt("%s_clock", reg);
    bool taken = hdl_is_taken(p, enable) || hdl_is_taken(p, clock);
    free(enable);
    free(clock);
    return taken ? NULL : reg;
}

/* The enable, whose expression is `when`, the gate, and the head of the block behind it. */
static void put_gate(struct hdl_printer *p, const char *reg, struct hdl_buf *when)
{
    struct hdl_design *d = p->h->design;
    struct hdl_buf line = {0};
    hdl_put(&line, "wire %s_enable = %s;", reg, when->at);
    free(when->at);
    hdl_put_line(&p->out, 1, &line);
    if (d->gating == HDL_GATING_ENABLE) {
        hdl_put(&p->out, "    always @(posedge clk) if (%s_enable) begin\n", reg);
        return;
    }
    hdl_put(&p->out,
            "    wire %s_clock;\n"
            "    %sclock_gate u_%s_clock (\n"
            "        .clk    (clk),\n        .enable (%s_enable),\n"
            "        .test   (`" HDL_SCAN_TEST "),\n        .gated  (%s_clock)\n    );\n"
            "    always @(posedge %s_clock) begin\n",
            reg, d->prefix, reg, reg, reg, reg);
    d->gated = true;
}

/* A block whose statements all stand under one condition, with that as a wire or as the enable of a
 * gate for its clock. false (and nothing is printed): it is another block. */
static bool put_gated(struct hdl_printer *p, const struct hdl_stmt *s, size_t block)
{
    const struct hdl_stmt *other, *next;
    const char *reg = gate_of(p, block, GATED_BITS);
    if (!reg || s->kind != ST_IF || touching(p, &s->no, block, &other))
        return false;
    struct hdl_buf when = {0};
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put_text(p, 1, s->text);
    for (next = s; (next = only_if(p, &next->yes, block));)
        hdl_put_text(p, 1, next->text);
    bool several = only_if(p, &s->yes, block) != NULL;
    hdl_put(&when, several ? "(" : "");
    for (;; s = next) {
        hdl_put_expr(p, &when, s->cond, CTX_BODY);
        if (!(next = only_if(p, &s->yes, block)))
            break;
        hdl_put(&when, ") & (");
    }
    hdl_put(&when, several ? ")" : "");
    put_gate(p, reg, &when);
    for (next = s->yes.first; next; next = next->next)
        if (hdl_touches(&p->use, next, block))
            put_stmt(p, 2, next, block, "");
    hdl_put(&p->out, "    end\n");
    return true;
}

static bool writes_always(const struct hdl_printer *p, const struct hdl_stmt *s, size_t block);

static bool list_writes_always(const struct hdl_printer *p, const struct hdl_list *l, size_t block)
{
    for (const struct hdl_stmt *s = l->first; s; s = s->next)
        if (hdl_touches(&p->use, s, block) && writes_always(p, s, block))
            return true;
    return false;
}

static bool writes_always(const struct hdl_printer *p, const struct hdl_stmt *s, size_t block)
{
    return s->kind != ST_IF ||
           (list_writes_always(p, &s->yes, block) && list_writes_always(p, &s->no, block));
}

/* `text` in `b`, in parentheses if it has operators between its parts. Frees the text. */
static void put_operand(struct hdl_buf *b, struct hdl_buf *text)
{
    hdl_put(b, strchr(text->at, ' ') ? "(%s)" : "%s", text->at);
    free(text->at);
    *text = (struct hdl_buf){0};
}

static void put_when(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_stmt *s,
                     size_t block);

static void put_list_when(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_list *l,
                          size_t block)
{
    struct hdl_buf all = {0}, one = {0};
    const struct hdl_stmt *only;
    bool several = touching(p, l, block, &only) > 1;
    for (const struct hdl_stmt *s = l->first; s; s = s->next) {
        if (!hdl_touches(&p->use, s, block))
            continue;
        if (all.n)
            hdl_put(&all, " | ");
        put_when(p, several ? &one : &all, s, block);
        if (several)
            put_operand(&all, &one);
    }
    put_operand(b, &all);
}

/* The condition under which an `if` that does not always writes the block's registers. */
static void put_when(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_stmt *s,
                     size_t block)
{
    const struct hdl_stmt *one;
    bool yes = touching(p, &s->yes, block, &one), no = touching(p, &s->no, block, &one),
         all_yes = list_writes_always(p, &s->yes, block),
         all_no = list_writes_always(p, &s->no, block);
    struct hdl_buf cond = {0};
    if (!yes || all_no)
        hdl_put_negated(p, &cond, s->cond, CTX_BODY);
    else
        hdl_put_expr(p, &cond, s->cond, CTX_BODY);
    put_operand(b, &cond);
    const char *how = !yes || !no ? " & " : all_yes || all_no ? " | " : " ? ";
    if (yes && !all_yes) {
        hdl_put(b, "%s", how);
        put_list_when(p, b, &s->yes, block);
        how = " : ";
    }
    if (no && !all_no) {
        hdl_put(b, "%s", how);
        put_list_when(p, b, &s->no, block);
    }
}

/* The same of a block whose `n` statements, items from `first` on, stand under several conditions,
 * so that there are cycles in which none writes. */
static bool put_gated_several(struct hdl_printer *p, size_t first, unsigned n, size_t block)
{
    const char *reg = gate_of(p, block, GATED_BITS_SEVERAL), *between = "";
    struct hdl_buf when = {0}, one = {0};
    const struct hdl_stmt *s;
    for (size_t at = first; reg && (s = next_stmt(p, block, &at));)
        if (writes_always(p, s, block))
            reg = NULL;
    if (!reg)
        return false;
    for (size_t at = first; (s = next_stmt(p, block, &at));) {
        hdl_put(&when, "%s", between);
        put_when(p, n > 1 ? &one : &when, s, block);
        if (n > 1)
            put_operand(&when, &one);
        between = " | ";
    }
    hdl_layout(p, LAY_PARAGRAPH);
    put_gate(p, reg, &when);
    put_stmts(p, 2, first, block);
    hdl_put(&p->out, "    end\n");
    return true;
}

void hdl_put_block(struct hdl_printer *p, size_t block, hdl_place at)
{
    const struct hdl_block *b = &p->use.block[block];
    const struct hdl_stmt *only = NULL;
    unsigned n = 0;
    const size_t first = p->use.first_at[hdl_place_slot(p->h, b->place)];
    size_t k = first;
    for (const struct hdl_stmt *s; (s = next_stmt(p, block, &k)); n++) {
        hdl_demand_stmt(p, s, at, block, false);
        only = s;
    }
    if ((n == 1 && put_gated(p, only, block)) || put_gated_several(p, first, n, block) ||
        (n == 1 && !b->reset && put_enable(p, only)))
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
    put_stmts(p, depth, first, block);
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

bool hdl_has_gating(const struct hdl_design *d)
{
    return d->gating != HDL_GATING_NONE;
}
