/* The way of a module through the kit, and what each step leaves, as text. */
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

static const char *op_name(enum hdl_op op)
{
    static const char *const names[] = {
        [OP_POISON] = "poison", [OP_CONST] = "const",   [OP_CLOCK] = "clock", [OP_RESET] = "reset",
        [OP_INPUT] = "input",   [OP_OUTPUT] = "output", [OP_WIRE] = "wire",   [OP_REG] = "reg",
        [OP_AND] = "and",       [OP_OR] = "or",         [OP_XOR] = "xor",     [OP_NOT] = "not",
        [OP_ADD] = "add",       [OP_SUB] = "sub",       [OP_MUL] = "mul",     [OP_EQ] = "eq",
        [OP_LT] = "lt",         [OP_MUX] = "mux",       [OP_CAT] = "cat",     [OP_SEL] = "select",
        [OP_REP] = "repeat",    [OP_ANY] = "any",       [OP_ALL] = "all",     [OP_MEMRD] = "row",
        [OP_CALL] = "call",
    };
    return names[op];
}

/* "%12" for an expression, the name of what has one. */
static void put_ref(struct hdl_buf *b, sig s)
{
    if (s->op == OP_CONST) {
        struct hdl_buf c = {0};
        hdl_put_const(&c, s);
        hdl_resolve(&c);
        hdl_put(b, "%s", c.at);
        free(c.at);
    } else if (hdl_is_leaf(s))
        hdl_put(b, "%s", s->name ? s->name : "poison");
    else
        hdl_put(b, "%%%u", s->id);
}

static void put_node(struct hdl_buf *b, sig s)
{
    put_ref(b, s);
    hdl_put(b, " = %s %s", op_name(s->op), hdl_say_width(s->mod, s->width));
    if (s->op == OP_CALL)
        hdl_put(b, " %s", hdl_call_name((enum hdl_call)s->value));
    if (s->op == OP_MUL && s->n == 1)
        hdl_put(b, " by %llu", (unsigned long long)s->value);
    if (s->op == OP_SEL)
        hdl_put(b, " from %u", s->lsb);
    if (s->op == OP_MEMRD)
        hdl_put(b, " of %s", s->mem->name);
    for (uint32_t i = 0; i < s->n; i++) {
        hdl_put(b, i ? ", " : " (");
        put_ref(b, s->arg[i]);
    }
    if (s->body) {
        hdl_put(b, "; ");
        put_ref(b, s->body);
    }
    hdl_put(b, "%s\n", s->n ? ")" : "");
}

static void put_stmt(struct hdl_buf *b, const struct hdl_stmt *s, unsigned depth)
{
    hdl_put(b, "%*s", (int)(4 * depth), "");
    switch (s->kind) {
    case ST_NEXT:
        hdl_put(b, "next %s", s->reg->name);
        if (s->part)
            hdl_put(b, " from %u", s->lsb);
        hdl_put(b, " <= ");
        put_ref(b, s->value);
        hdl_put(b, "\n");
        break;
    case ST_MEMW:
        hdl_put(b, "write %s [", s->mem->name);
        put_ref(b, s->addr);
        hdl_put(b, "] <= ");
        put_ref(b, s->data);
        hdl_put(b, "\n");
        break;
    case ST_IF:
        hdl_put(b, "when ");
        put_ref(b, s->cond);
        hdl_put(b, "\n");
        for (const struct hdl_stmt *t = s->yes.first; t; t = t->next)
            put_stmt(b, t, depth + 1);
        if (s->no.first)
            hdl_put(b, "%*selse\n", (int)(4 * depth), "");
        for (const struct hdl_stmt *t = s->no.first; t; t = t->next)
            put_stmt(b, t, depth + 1);
        break;
    }
}

/* Expressions in the order in which they were made, then what holds them together. */
static void dump_build(struct hdl_buf *b, const struct hdl *h)
{
    for (size_t i = 0; i < h->nodes.n; i++)
        if (h->nodes.at[i]->op > OP_CONST)
            put_node(b, h->nodes.at[i]);
    for (size_t i = 0; i < h->items.n; i++) {
        const struct hdl_item *it = h->items.at[i];
        for (const struct hdl_text *t = it->stmt ? it->stmt->text : it->text; t; t = t->next)
            hdl_put(b, "# %s%s%s\n", t->id ? t->id : "", t->id ? ": " : "", t->text);
        if (it->stmt)
            put_stmt(b, it->stmt, 0);
        else if (it->inst)
            hdl_put(b, "instance %s of %s\n", it->inst->name, it->inst->child->name);
        else if (it->kind == IT_ASSIGN) {
            hdl_put(b, "assign %s", it->node->name);
            if (it->part)
                hdl_put(b, " from %u", it->lsb);
            hdl_put(b, " = ");
            put_ref(b, it->expr);
            hdl_put(b, "\n");
        }
    }
}

/* What each output depends on within a cycle. */
static void dump_check(struct hdl_buf *b, const struct hdl *h)
{
    for (size_t o = 0; o < h->ports.n; o++) {
        if (h->ports.at[o]->op != OP_OUTPUT)
            continue;
        hdl_put(b, "%s:", h->ports.at[o]->name);
        for (size_t i = 0; i < h->ports.n; i++)
            if (h->ports.at[i]->op == OP_INPUT && hdl_comb_path(h, o, i))
                hdl_put(b, " %s", h->ports.at[i]->name);
        hdl_put(b, "\n");
    }
}

/* References in the body, the counters and the properties; what becomes a wire; always blocks. */
static void dump_use(struct hdl_buf *b, const struct hdl *h)
{
    struct hdl_use u;
    hdl_use_for_print(&u, h);
    for (size_t i = 0; i < h->nodes.n; i++) {
        const struct hdl_node_use *n = &u.node[i];
        sig s = h->nodes.at[i];
        if (s->op <= OP_CONST || !(n->count[0] || n->count[1] || n->count[2]))
            continue;
        put_ref(b, s);
        hdl_put(b, ": used %u %u %u, weight %u", n->count[CTX_BODY], n->count[CTX_COUNTERS],
                n->count[CTX_ASSERTS], n->weight);
        if (s->op > OP_REG && (n->wire[0] || n->wire[1] || n->wire[2]))
            hdl_put(b, ", a wire");
        if (s->op == OP_REG)
            hdl_put(b, ", always block %u", n->block);
        hdl_put(b, "\n");
    }
    hdl_use_free(&u);
}

static void dump_print(struct hdl_buf *b, const struct hdl *h)
{
    char *properties, *text = hdl_print(h, NULL, &properties);
    hdl_put(b, "%s%s", text ? text : "", properties ? properties : "");
    free(text);
    free(properties);
}

static const struct {
    const char *name;
    void (*dump)(struct hdl_buf *b, const struct hdl *h);
} passes[] = {
    {"build", dump_build}, /* the block's calls: build.c, ops.c, helpers.c, inst.c */
    {"check", dump_check}, /* what a linter would find: check.c */
    {"use", dump_use},     /* who uses what, what gets a wire of its own: use.c */
    {"print", dump_print}, /* Verilog: print*.c, text.c */
};

const char *hdl_pass_name(size_t i)
{
    return i < sizeof passes / sizeof *passes ? passes[i].name : NULL;
}

char *hdl_dump(const struct hdl *h, const char *pass)
{
    hdl_check(h->design);
    struct hdl_buf b = {0};
    for (size_t i = 0; !h->design->error && i < sizeof passes / sizeof *passes; i++)
        if (strcmp(passes[i].name, pass) == 0) {
            hdl_put(&b, "module %s\n", hdl_module_name(h));
            passes[i].dump(&b, h);
        }
    return b.at;
}
