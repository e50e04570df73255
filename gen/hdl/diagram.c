/* The block diagram of a module: its instances, its ports by the first word of their names, and the
 * signals between them, as Graphviz DOT. */
#include "gen/hdl/diagram.h"
#include "base/mem.h"
#include "gen/hdl/ir.h"
#include <stdlib.h>
#include <string.h>

/* A box: instances of one name, or ports that begin alike. */
struct box {
    const char *name; /* of the instances, or the first port's */
    size_t word;      /* ports: letters of the first word of their names; 0: instances */
    const struct hdl *child;
    unsigned count;
    bool input;
};

/* What an arrow carries: an output of the instances or an input port, so many bits of it. */
struct carried {
    size_t from, to;
    const char *name;
    uint64_t bits;
};

/* What a register or a memory gets. */
struct values {
    sig *at;
    size_t n, cap;
};

struct diagram {
    const struct hdl *m;
    struct box *box;
    size_t nbox, cap_box;
    struct carried *carried;
    size_t ncarried, cap_carried;
    size_t *box_of_inst, *box_of_node; /* by number of the instance, by id of the port */
    bool *seen;                        /* by id of the node, in one search */
    uint64_t *taken;                   /* by id of a source, in one search: bits of it */
    struct values *written,
        *stored; /* by id of the register, by number of the memory: its values */
};

static uint64_t bits_of(const struct hdl *m, hdl_width w)
{
    uint64_t k = HDL_WK(w);
    return HDL_WP(w) ? k * m->params.at[HDL_WP(w) - 1].value : k;
}

static size_t add_box(struct diagram *g, struct box b)
{
    g->box = xgrow(g->box, g->nbox + 1, &g->cap_box, sizeof *g->box);
    g->box[g->nbox] = b;
    return g->nbox++;
}

static void box_ports(struct diagram *g)
{
    for (size_t i = 0; i < g->m->ports.n; i++) {
        sig s = g->m->ports.at[i];
        size_t word = strcspn(s->name, "_"), k = 0;
        while (k < g->nbox && !(g->box[k].word == word && g->box[k].input == (s->op == OP_INPUT) &&
                                strncmp(g->box[k].name, s->name, word) == 0))
            k++;
        if (k == g->nbox)
            add_box(g, (struct box){.name = s->name, .word = word, .input = s->op == OP_INPUT});
        g->box[k].count++;
        g->box_of_node[s->id] = k;
    }
}

static void box_instances(struct diagram *g)
{
    size_t first = g->nbox;
    for (size_t i = 0; i < g->m->insts.n; i++) {
        const struct hdl_inst *u = g->m->insts.at[i];
        const char *name = hdl_bare(u->name);
        size_t k = first;
        while (k < g->nbox && !(g->box[k].child == u->child && strcmp(g->box[k].name, name) == 0))
            k++;
        if (k == g->nbox)
            add_box(g, (struct box){.name = name, .child = u->child});
        g->box[k].count += u->lanes ? u->lanes : 1;
        g->box_of_inst[u->number] = k;
    }
}

static void note(struct values *v, sig value)
{
    v->at = xgrow(v->at, v->n + 1, &v->cap, sizeof *v->at);
    v->at[v->n++] = value;
}

static void note_writes(struct diagram *g, const struct hdl_stmt *s)
{
    for (; s; s = s->next) {
        if (s->kind == ST_NEXT)
            note(&g->written[s->reg->id], s->value);
        if (s->kind == ST_MEMW)
            note(&g->stored[s->mem->number], s->data);
        if (s->kind == ST_IF) {
            note_writes(g, s->yes.first);
            note_writes(g, s->no.first);
        }
    }
}

static void carry(struct diagram *g, size_t from, size_t to, const char *name, uint64_t bits)
{
    for (size_t i = 0; i < g->ncarried; i++) {
        struct carried *c = &g->carried[i];
        if (c->from == from && c->to == to && strcmp(c->name, name) == 0) {
            c->bits += bits;
            return;
        }
    }
    g->carried = xgrow(g->carried, g->ncarried + 1, &g->cap_carried, sizeof *g->carried);
    g->carried[g->ncarried++] = (struct carried){from, to, name, bits};
}

/* So many bits of a source come to `to`; no more than it has. */
static void take(struct diagram *g, sig s, uint64_t bits, size_t from, size_t to, const char *name)
{
    uint64_t left = bits_of(g->m, s->width) - g->taken[s->id];
    if (bits > left)
        bits = left;
    g->taken[s->id] += bits;
    if (bits)
        carry(g, from, to, name, bits);
}

/* Is it an input or what an instance drives? Then so many bits of it come to `to`. */
static bool take_source(struct diagram *g, sig s, uint64_t bits, size_t to)
{
    const struct hdl_drive *drive = &s->drive[0];
    if (s->op == OP_INPUT)
        take(g, s, bits, g->box_of_node[s->id], to, s->name);
    else if (drive->kind == DRIVE_INST)
        take(g, s, bits, g->box_of_inst[drive->inst->number], to,
             drive->inst->child->ports.at[drive->port]->name);
    else
        return false;
    return true;
}

static void trace(struct diagram *g, sig s, size_t to);

static void trace_values(struct diagram *g, const struct values *v, size_t to)
{
    for (size_t i = 0; i < v->n; i++)
        trace(g, v->at[i], to);
}

/* What the signal is made of, through wires, expressions, registers and memories, comes to `to`. */
static void trace(struct diagram *g, sig s, size_t to)
{
    if (!s || s->formal || g->seen[s->id])
        return;
    g->seen[s->id] = true;
    uint64_t bits = bits_of(g->m, s->width);
    if (take_source(g, s, bits, to) || (s->op == OP_SEL && take_source(g, s->arg[0], bits, to)))
        return;
    for (uint32_t i = 0; i < s->n; i++)
        if (s->op != OP_REG) /* of a register that is its reset value */
            trace(g, s->arg[i], to);
    trace_values(g, &g->written[s->id], to);
    if (s->op == OP_MEMRD)
        trace_values(g, &g->stored[s->mem->number], to);
    if (s->drive[0].kind == DRIVE_EXPR)
        trace(g, s->drive[0].expr, to);
    for (const struct hdl_part *p = s->parts; p; p = p->next)
        trace(g, p->expr, to);
}

/* A new search. */
static void forget(struct diagram *g)
{
    memset(g->seen, 0, g->m->nodes.n * sizeof *g->seen);
    memset(g->taken, 0, g->m->nodes.n * sizeof *g->taken);
}

/* One search for each instance and each output port: what several instances share counts for each
 * of them, what one gets by two ways counts once. */
static void trace_all(struct diagram *g)
{
    for (size_t i = 0; i < g->m->insts.n; i++) {
        const struct hdl_inst *u = g->m->insts.at[i];
        forget(g);
        for (size_t k = 0; k < u->child->ports.n; k++)
            if (u->child->ports.at[k]->op == OP_INPUT)
                trace(g, u->conn[k].s, g->box_of_inst[u->number]);
    }
    for (size_t i = 0; i < g->m->ports.n; i++) {
        sig s = g->m->ports.at[i];
        if (s->op != OP_OUTPUT)
            continue;
        forget(g);
        trace(g, s, g->box_of_node[s->id]);
    }
}

static void put_box(const struct diagram *g, size_t i, FILE *f)
{
    const struct box *b = &g->box[i];
    if (!b->word)
        fprintf(f, "    n%zu [shape=box, style=filled, fillcolor=\"#e8f0fa\", label=\"%s", i,
                hdl_module_name(b->child));
    else if (b->count == 1)
        fprintf(f, "    n%zu [shape=plaintext, label=\"%s", i, b->name);
    else
        fprintf(f, "    n%zu [shape=plaintext, label=\"%.*s_*", i, (int)b->word, b->name);
    if (b->count > 1)
        fprintf(f, b->word ? "\\n%u ports" : "\\n%u times", b->count);
    fputs("\"];\n", f);
}

static int widest_first(const void *a, const void *b)
{
    const struct carried *x = a, *y = b;
    if (x->from != y->from)
        return x->from < y->from ? -1 : 1;
    if (x->to != y->to)
        return x->to < y->to ? -1 : 1;
    if (x->bits != y->bits)
        return x->bits > y->bits ? -1 : 1;
    return strcmp(x->name, y->name);
}

/* All that goes from one box to another is one arrow; its text names the widest. */
static void put_arrows(struct diagram *g, FILE *f)
{
    if (g->ncarried)
        qsort(g->carried, g->ncarried, sizeof *g->carried, widest_first);
    for (size_t i = 0, end; i < g->ncarried; i = end) {
        const struct carried *c = &g->carried[i];
        uint64_t bits = 0;
        for (end = i;
             end < g->ncarried && g->carried[end].from == c->from && g->carried[end].to == c->to;
             end++)
            bits += g->carried[end].bits;
        fprintf(f, "    n%zu -> n%zu [label=\"%s%s %llu\"%s];\n", c->from, c->to, c->name,
                end - i > 1 ? ", ..." : "", (unsigned long long)bits,
                bits >= 1024 ? ", penwidth=3" : "");
    }
}

void hdl_diagram(const struct hdl *m, FILE *f)
{
    size_t n = m->nodes.n + 1;
    struct diagram g = {.m = m,
                        .box_of_inst = xcalloc(m->insts.n, sizeof(size_t)),
                        .box_of_node = xcalloc(n, sizeof(size_t)),
                        .seen = xcalloc(n, sizeof(bool)),
                        .taken = xcalloc(n, sizeof(uint64_t)),
                        .written = xcalloc(n, sizeof(struct values)),
                        .stored = xcalloc(m->mems.n, sizeof(struct values))};
    box_ports(&g);
    box_instances(&g);
    for (size_t i = 0; i < m->items.n; i++)
        if (m->items.at[i]->kind == IT_STMT)
            note_writes(&g, m->items.at[i]->stmt);
    trace_all(&g);

    fprintf(f,
            "digraph %s {\n    rankdir=LR;\n    node [fontname=\"Helvetica\", fontsize=12];\n"
            "    edge [fontname=\"Helvetica\", fontsize=9, color=\"#555555\"];\n",
            hdl_module_name(m));
    for (size_t i = 0; i < g.nbox; i++)
        put_box(&g, i, f);
    put_arrows(&g, f);
    fputs("}\n", f);

    for (size_t i = 0; i < n; i++)
        free(g.written[i].at);
    for (size_t i = 0; i < m->mems.n; i++)
        free(g.stored[i].at);
    free(g.stored);
    free(g.written);
    free(g.taken);
    free(g.seen);
    free(g.box_of_node);
    free(g.box_of_inst);
    free(g.carried);
    free(g.box);
}
