/* The printer: one pass over the items of a module, wires declared before they are used. */
#include "gen/hdl/text.h"
#include "params/base/outfile.h"
#include <stdlib.h>
#include <string.h>

static void put_memory(struct hdl_printer *p, const struct hdl_item *it)
{
    const struct hdl_mem *m = it->mem;
    struct hdl_buf line = {0};
    hdl_layout(p, it->text ? LAY_PARAGRAPH : LAY_REGS);
    hdl_put_text(p, 1, it->text);
    hdl_put(&line, "reg ");
    hdl_put_range(&line, p->h, m->word);
    hdl_put(&line, "%s [0:%u];", m->name, m->depth - 1);
    hdl_put_doc(p, &line, m->doc);
}

static void put_items(struct hdl_printer *p, hdl_place at);

/* The registers of a group are declared together. */
static void declare_group(struct hdl_printer *p, const struct hdl_group *g, hdl_place at)
{
    for (size_t i = 0; g && i < p->h->nodes.n; i++) {
        sig s = p->h->nodes.at[i];
        if (s->op == OP_REG && s->group == g && s->place == at && !p->name[CTX_BODY][i])
            hdl_declare_leaf(p, s);
    }
}

/* What both branches of a section need from the body stands before them. */
static void demand_section(struct hdl_printer *p, unsigned section)
{
    hdl_place branch = 1 + 2 * section;
    for (size_t i = 0; i < p->use.nitems; i++) {
        const struct hdl_item *in = p->use.item[i];
        if (in->place != branch && in->place != branch + 1)
            continue;
        if (in->expr)
            hdl_demand(p, in->expr, CTX_BODY, 0);
        if (in->kind == IT_ASSIGN && in->node->op == OP_WIRE)
            hdl_demand(p, in->node, CTX_BODY, 0);
        if (in->kind == IT_STMT)
            hdl_demand_stmt(p, in->stmt, 0, 0, true);
        if (in->kind == IT_INST)
            hdl_demand_inst(p, in->inst, 0);
    }
}

bool hdl_of_properties(const struct hdl_section *s)
{
    return strcmp(s->macro, "FORMAL") == 0 || strcmp(s->macro, "WARPSMITH_ASSERT") == 0;
}

static void put_item(struct hdl_printer *p, size_t index, hdl_place at)
{
    const struct hdl_item *it = p->use.item[index];
    struct hdl_buf line = {0};
    switch (it->kind) {
    case IT_NODE:
        if (p->name[CTX_BODY][it->node->id])
            return;
        if (it->expr) {
            if (!p->use.node[it->node->id].count[CTX_BODY])
                return;
            hdl_demand(p, it->expr, CTX_BODY, at);
            hdl_layout(p, it->text ? LAY_PARAGRAPH : LAY_WIRES);
            hdl_put_text(p, 1, it->text);
            hdl_declare_value(p, it->node, CTX_BODY, it->node->name);
            return;
        }
        hdl_layout(p, it->text ? LAY_PARAGRAPH : it->node->op == OP_REG ? LAY_REGS : LAY_WIRES);
        hdl_put_text(p, 1, it->text);
        hdl_declare_leaf(p, it->node);
        if (it->node->op == OP_REG)
            declare_group(p, it->node->group, at);
        return;
    case IT_ASSIGN:
        hdl_demand(p, it->expr, CTX_BODY, at);
        if (it->node->op == OP_WIRE)
            hdl_demand(p, it->node, CTX_BODY, at);
        hdl_layout(p, it->text ? LAY_PARAGRAPH : LAY_WIRES);
        hdl_put_text(p, 1, it->text);
        hdl_put(&line, "assign %s = ", it->node->name);
        hdl_put_expr(p, &line, it->expr, CTX_BODY);
        hdl_put(&line, ";");
        hdl_put_line(&p->out, 1, &line);
        return;
    case IT_PROPERTY: {
        const struct hdl_property_def *d = &p->h->properties.at[it->property];
        hdl_demand(p, it->expr, CTX_BODY, at);
        hdl_layout(p, LAY_PARAGRAPH);
        if (it->text)
            hdl_put_text(p, 1, it->text);
        else
            hdl_put_comment(&p->out, 1, d->is.rule);
        hdl_put_property(p, d, CTX_BODY);
        return;
    }
    case IT_STMT:
        for (size_t b = 0; b < p->use.nblocks; b++)
            if (p->use.block[b].last == index)
                hdl_put_block(p, b, at);
        return;
    case IT_MEM:
        put_memory(p, it);
        return;
    case IT_INST:
        hdl_put_inst(p, it->inst, at, it->text);
        return;
    case IT_HEADING:
        p->heading = it->title;
        return;
    case IT_SECTION: {
        const struct hdl_section *s = &p->h->sections.at[it->section];
        hdl_place branch = 1 + 2 * it->section;
        if (hdl_of_properties(s))
            return;
        demand_section(p, it->section);
        hdl_layout(p, LAY_PARAGRAPH);
        hdl_put_text(p, 1, it->text);
        hdl_put(&p->out, "`ifdef %s\n", s->macro);
        p->layout = LAY_START;
        put_items(p, branch);
        if (s->has_else) {
            hdl_put(&p->out, "`else\n");
            p->layout = LAY_START;
            put_items(p, branch + 1);
        }
        hdl_put(&p->out, "`endif\n");
        p->layout = LAY_PARAGRAPH;
        return;
    }
    }
}

static void put_items(struct hdl_printer *p, hdl_place at)
{
    for (size_t i = 0; i < p->use.nitems; i++)
        if (p->use.item[i]->place == at)
            put_item(p, i, at);
    p->heading = NULL;
    for (unsigned s = 0; at == 0 && s < p->h->sections.n; s++)
        if (hdl_of_properties(&p->h->sections.at[s]))
            demand_section(p, s);
    hdl_put_unused(p, CTX_BODY, at);
}

/* The file that the module includes; p->out is the module's. */
static char *print_properties(struct hdl_printer *p, const struct hdl_header *header)
{
    const struct hdl *h = p->h;
    const char *name = hdl_module_name(h);
    struct hdl_buf module = p->out;
    p->out = (struct hdl_buf){0};
    hdl_put_comment(&p->out, 0,
                    hdl_vstr(h->design,
                             "Properties of %s, part of that module for formal tools (FORMAL) and "
                             "assertions in simulation (WARPSMITH_ASSERT).",
                             name));
    hdl_put_origin(p, header);
    hdl_put(&p->out, "\n");
    size_t empty = p->out.n;
    p->layout = LAY_START;
    hdl_put_functions(p, HOME_PROPERTIES);
    for (unsigned s = 0; s < h->sections.n; s++) {
        bool formal = strcmp(h->sections.at[s].macro, "FORMAL") == 0;
        if (!hdl_of_properties(&h->sections.at[s]))
            continue;
        p->layout = LAY_START;
        if (formal)
            hdl_put(&p->out, "`ifdef FORMAL\n");
        put_items(p, 1 + 2 * s);
        if (formal)
            hdl_put(&p->out, "`endif\n");
    }
    p->layout = p->out.n == empty ? LAY_START : LAY_PARAGRAPH;
    hdl_put_asserts(p);
    struct hdl_buf text = p->out;
    p->out = module;
    if (text.n == empty) {
        free(text.at);
        return NULL;
    }
    hdl_put(&p->out,
            "\n`ifdef FORMAL\n`include \"%s_props.vh\"\n"
            "`elsif WARPSMITH_ASSERT\n`include \"%s_props.vh\"\n`endif\n",
            name, name);
    return text.at;
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
        if (!hdl_names_lanes(h, &h->localparams.at[i]))
            continue;
        hdl_put(&line, "localparam %s = %u;", h->localparams.at[i].name,
                h->localparams.at[i].value);
        hdl_put_doc(p, &line, h->localparams.at[i].meaning);
    }
    for (size_t i = 0; i < h->insts.n; i++)
        lanes |= h->insts.at[i]->lanes != 0;
    for (size_t i = 0; i < h->mems.n; i++)
        parts |= h->mems.at[i]->parts > 1;
    if (lanes)
        hdl_put(&p->out, "    genvar lane;\n");
    if (parts)
        hdl_put(&p->out, "    integer part;\n");
    if (lanes || parts)
        p->layout = LAY_PARAGRAPH;
}

char *hdl_print(const struct hdl *h, const struct hdl_header *header, char **properties)
{
    if (properties)
        *properties = NULL;
    hdl_check(h->design);
    if (h->design->error || h->blackbox)
        return NULL;
    struct hdl_printer p = {.h = h};
    hdl_use_init(&p.use, h, NULL, true);
    for (int c = 0; c < CTX_COUNT; c++) {
        p.name[c] = xcalloc(h->nodes.n + 1, sizeof(char *));
        p.asked[c] = xcalloc(h->nodes.n + 1, sizeof *p.asked[c]);
    }
    for (size_t i = 0; i < h->ports.n; i++)
        p.name[CTX_BODY][h->ports.at[i]->id] = h->ports.at[i]->name;
    hdl_put_header(&p, header);
    hdl_put(&p.out, "`default_nettype none\n\n");
    put_ports(&p);
    put_locals(&p);
    hdl_find_functions(&p);
    hdl_put_functions(&p, HOME_BODY);
    put_items(&p, 0);
    hdl_put_counters(&p);
    if (properties)
        *properties = print_properties(&p, header);
    hdl_put(&p.out, "endmodule\n\n`default_nettype wire\n");
    for (int c = 0; c < CTX_COUNT; c++) {
        free(p.name[c]);
        free(p.asked[c]);
    }
    hdl_free_functions(&p);
    free(p.told);
    hdl_use_free(&p.use);
    return p.out.at;
}
