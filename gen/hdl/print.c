/* The printer: one pass over the items of a module, wires declared before they are used. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <ctype.h>
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
    hdl_put(&line, "%s [0:%u];", hdl_bare(m->name), m->depth - 1);
    hdl_put_doc(p, &line, m->doc);
}

/* The registers of a group are declared together. */
static void declare_group(struct hdl_printer *p, const struct hdl_group *g, hdl_place at)
{
    for (size_t i = 0; g && i < p->use.nregs; i++) {
        sig s = p->use.reg[i];
        if (s->group == g && s->place == at && !p->name[CTX_BODY][s->id])
            hdl_declare_leaf(p, s);
    }
}

bool hdl_of_properties(const struct hdl_section *s)
{
    return strcmp(s->macro, "WARPSMITH_FORMAL") == 0 || strcmp(s->macro, "WARPSMITH_ASSERT") == 0;
}

void hdl_put_target(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_item *it)
{
    hdl_put_leaf(p, b, it->node);
    if (it->part)
        hdl_put_part(b, it->node, it->lsb, it->expr->width);
}

static void put_assign(struct hdl_printer *p, const struct hdl_item *it)
{
    struct hdl_buf line = {0};
    hdl_put(&line, "assign ");
    hdl_put_target(p, &line, it);
    hdl_put(&line, " = ");
    p->codes = it->part ? NULL : it->node->codes;
    if (it->kind == IT_NODE || p->given[it->expr->id] == it)
        hdl_put_value(p, &line, it->expr, CTX_BODY);
    else
        hdl_put_expr(p, &line, it->expr, CTX_BODY);
    hdl_put(&line, ";");
    hdl_put_line(&p->out, 1, &line);
}

/* A wire, register or expression with a name of its own. */
static void put_node(struct hdl_printer *p, const struct hdl_item *it, hdl_place at)
{
    if ((p->name[CTX_BODY][it->node->id] && !(p->flat && it->expr)) || p->direct[it->node->id])
        return;
    if (it->expr) {
        if (!p->use.node[it->node->id].count[CTX_BODY])
            return;
        hdl_demand_args(p, it->node, CTX_BODY, at);
        hdl_layout(p, it->text ? LAY_PARAGRAPH : LAY_WIRES);
        hdl_put_text(p, 1, it->text);
        if (p->flat)
            put_assign(p, it);
        else
            hdl_declare_value(p, it->node, CTX_BODY, hdl_bare(it->node->name));
        return;
    }
    hdl_layout(p, it->text ? LAY_PARAGRAPH : it->node->op == OP_REG ? LAY_REGS : LAY_WIRES);
    hdl_put_text(p, 1, it->text);
    hdl_declare_leaf(p, it->node);
    if (it->node->op == OP_REG)
        declare_group(p, it->node->group, at);
}

/* Both branches of an ifdef. */
static void put_section(struct hdl_printer *p, const struct hdl_item *it)
{
    const struct hdl_section *s = &p->h->sections.at[it->section];
    hdl_place branch = 1 + 2 * it->section;
    if (hdl_of_properties(s))
        return;
    hdl_demand_items(p, branch, 0);
    hdl_demand_items(p, branch + 1, 0);
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put_text(p, 1, it->text);
    hdl_put(&p->out, "`ifdef %s\n", s->macro);
    p->layout = LAY_START;
    hdl_put_items(p, branch);
    if (s->has_else) {
        hdl_put(&p->out, "`else\n");
        p->layout = LAY_START;
        hdl_put_items(p, branch + 1);
    }
    hdl_put(&p->out, "`endif\n");
    p->layout = LAY_PARAGRAPH;
}

static void put_item(struct hdl_printer *p, size_t index, hdl_place at)
{
    const struct hdl_item *it = p->use.item[index];
    switch (it->kind) {
    case IT_NODE:
        put_node(p, it, at);
        return;
    case IT_ASSIGN:
        if (p->direct[it->expr->id] == it)
            return;
        if (p->given[it->expr->id] == it)
            for (uint32_t i = 0; i < it->expr->n; i++)
                hdl_demand(p, it->expr->arg[i], CTX_BODY, at);
        else
            hdl_demand(p, it->expr, CTX_BODY, at);
        if (it->node->op == OP_WIRE)
            hdl_demand(p, it->node, CTX_BODY, at);
        hdl_layout(p, it->text ? LAY_PARAGRAPH : LAY_WIRES);
        hdl_put_text(p, 1, it->text);
        put_assign(p, it);
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
        for (size_t b = p->use.block_at[index]; b; b = p->use.block[b - 1].next_last)
            hdl_put_block(p, b - 1, at);
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
    case IT_SECTION:
        put_section(p, it);
        return;
    case IT_LOOP:
        hdl_put_loop(p, p->h->loops.at[it->loop], at);
        return;
    }
}

void hdl_put_items(struct hdl_printer *p, hdl_place at)
{
    hdl_place before = p->at;
    p->at = at;
    for (size_t i = p->use.first_at[hdl_place_slot(p->h, at)]; i; i = p->use.next_at[i - 1])
        put_item(p, i - 1, at);
    p->heading = NULL;
    for (unsigned s = 0; at == 0 && s < p->h->sections.n; s++)
        if (hdl_of_properties(&p->h->sections.at[s]))
            hdl_demand_items(p, 1 + 2 * s, 0);
    hdl_put_unused(p, CTX_BODY, at);
    p->at = before;
}

/* Indices of loops that are first used in this file. */
static bool put_indices(struct hdl_printer *p, unsigned char file)
{
    bool any = false;
    for (size_t i = 0; i < p->h->indices.n; i++)
        if (p->used_index[i] == file) {
            hdl_put(&p->out, "    genvar %s;\n", p->h->indices.at[i]);
            any = true;
        }
    return any;
}

/* Does the text name it, outside of comments? */
static bool is_named_in(const char *text, const char *name)
{
    size_t len = strlen(name);
    for (const char *s = text; (s = strstr(s, name)); s += len) {
        const char *line = s;
        while (line > text && line[-1] != '\n')
            line--;
        const char *comment = line;
        while (comment < s && (comment[0] != '/' || comment[1] != '/'))
            comment++;
        bool inner = (s > text && (isalnum((unsigned char)s[-1]) || s[-1] == '_')) ||
                     isalnum((unsigned char)s[len]) || s[len] == '_';
        if (!inner && comment == s)
            return true;
    }
    return false;
}

/* "[NSRC][TAGW]", or "" for a single dimension without a name. */
static const char *dims_of(const struct hdl *h, sig port)
{
    const char *dims = "";
    if (port->dims || !port->shape)
        return port->dims ? port->dims : "";
    for (unsigned i = 0; i < port->shape->n; i++)
        dims = hdl_vstr(h->design, "%s[%s]", dims, port->shape->name[i]);
    return HDL_WP(port->width)
               ? hdl_vstr(h->design, "%s[%s]", dims, h->params.at[HDL_WP(port->width) - 1].name)
               : dims;
}

/* Does it stand beside a port? */
static bool is_dimension(const struct hdl *h, const char *name)
{
    for (size_t i = 0; i < h->ports.n; i++) {
        const char *at = dims_of(h, h->ports.at[i]);
        size_t n = strlen(name);
        for (; (at = strstr(at, name)); at += n)
            if (at[-1] == '[' && at[n] == ']')
                return true;
    }
    return false;
}

void hdl_put_stop(struct hdl_printer *p, const char *label, const char *terms, const char *module)
{
    struct hdl_buf line = {0};
    hdl_put(&p->out, "    generate\n");
    hdl_put(&line, "if (%s) begin : %s", terms, hdl_free_name(p, label));
    hdl_put_line(&p->out, 2, &line);
    hdl_put(&p->out, "            %s u_stop ();\n        end\n    endgenerate\n", module);
}

/* Ports and much of the text are numbers that go with the sizes and codes: a module whose
 * localparams (`terms`: one of them is not what it was made for) or widths were edited alone is
 * refused when it is elaborated, by every tool, since nobody has the module that it then asks for.
 */
static void put_stop(struct hdl_printer *p, const char *label, const struct hdl_buf *terms)
{
    if (!terms->n)
        return;
    hdl_put(&p->out, "\n");
    hdl_put_comment(&p->out, 1,
                    "Ports and text are made for these values; other values need another package.");
    hdl_put_stop(p, label, terms->at, HDL_STOP);
}

/* The sizes that this text names, and no file before it has declared; `terms`: what put_stop() is
 * to ask. */
static bool put_sizes(struct hdl_printer *p, const char *text, struct hdl_buf *terms)
{
    const struct hdl *h = p->h;
    bool any = false;
    for (size_t i = 0; i < h->localparams.n; i++) {
        const struct hdl_param_def *l = &h->localparams.at[i];
        struct hdl_buf line = {0};
        if (p->declared_size[i] || !(is_named_in(text, l->name) || is_dimension(h, l->name)))
            continue;
        hdl_put(&line, "localparam ");
        hdl_put_range(&line, h, l->width ? l->width : 1);
        hdl_put(&line, "%s = ", l->name);
        if (l->width)
            hdl_put(&line, "%u'd", l->width);
        hdl_put(&line, "%u;", l->value);
        hdl_put_doc(p, &line, l->meaning);
        hdl_put(terms, "%s%s != ", terms->n ? " || " : "", l->name);
        if (l->width)
            hdl_put(terms, "%u'd", l->width);
        hdl_put(terms, "%u", l->value);
        any = p->declared_size[i] = true;
    }
    return any;
}

/* The file that the module includes; p->out is the module's. */
static char *print_properties(struct hdl_printer *p, const struct hdl_header *header)
{
    const struct hdl *h = p->h;
    const char *name = hdl_module_name(h);
    struct hdl_buf module = p->out;
    p->out = (struct hdl_buf){0};
    hdl_put_comment(
        &p->out, 0,
        hdl_vstr(h->design,
                 "Properties of %s, part of that module for formal tools (WARPSMITH_FORMAL) and "
                 "assertions in simulation (WARPSMITH_ASSERT).",
                 name));
    hdl_put_origin(p, header);
    hdl_put(&p->out, "\n");
    struct hdl_buf head = p->out;
    p->out = (struct hdl_buf){0};
    p->layout = LAY_START;
    p->file = IN_PROPERTIES;
    hdl_put_functions(p, HOME_PROPERTIES);
    for (unsigned s = 0; s < h->sections.n; s++) {
        bool formal = strcmp(h->sections.at[s].macro, "WARPSMITH_FORMAL") == 0;
        if (!hdl_of_properties(&h->sections.at[s]))
            continue;
        p->layout = LAY_START;
        if (formal)
            hdl_put(&p->out, "`ifdef WARPSMITH_FORMAL\n");
        hdl_put_items(p, 1 + 2 * s);
        if (formal)
            hdl_put(&p->out, "`endif\n");
    }
    p->layout = p->out.n == 0 ? LAY_START : LAY_PARAGRAPH;
    size_t before = p->out.n;
    hdl_put_checks_as(p, true);
    if (p->out.n > before)
        p->layout = LAY_PARAGRAPH;
    hdl_put_asserts(p);
    hdl_put_checks_as(p, false);
    struct hdl_buf text = p->out;
    p->out = head;
    struct hdl_buf terms = {0};
    bool sizes = text.n && put_sizes(p, text.at, &terms), indices = put_indices(p, IN_PROPERTIES);
    put_stop(p, "f_edited", &terms);
    free(terms.at);
    if (sizes || indices)
        hdl_put(&p->out, "\n");
    hdl_put(&p->out, "%s", text.n ? text.at : "");
    head = p->out;
    p->out = module;
    free(text.at);
    if (!text.n) {
        free(head.at);
        return NULL;
    }
    hdl_put(&p->out,
            "\n`ifdef WARPSMITH_FORMAL\n`include \"%s_props.vh\"\n"
            "`elsif WARPSMITH_ASSERT\n`include \"%s_props.vh\"\n`endif\n",
            name, name);
    return head.at;
}

/* Beside a port: its dimensions and meaning. What the table in the header calls "[k] their tags" is
 * told by the dimensions. */
static const char *beside(const struct hdl *h, sig port)
{
    const char *dims = dims_of(h, port), *doc = port->doc;
    while (*dims && *doc == '[' && strchr(doc, ']'))
        doc = strchr(doc, ']') + 1;
    doc += strspn(doc, ": ,");
    return hdl_vstr(h->design, "%s%s%s", dims, *dims && *doc ? " " : "", doc);
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
        struct hdl_buf line = {0};
        hdl_put(&line, "%s wire ", s->op == OP_INPUT ? "input " : "output");
        hdl_put_range(&line, h, s->width);
        hdl_put(&line, "%s%s", s->name, ++done < n ? "," : "");
        hdl_put_doc(p, &line, beside(p->h, s));
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

/* What the body, which is printed already, names. */
static void put_locals(struct hdl_printer *p, const char *body)
{
    const struct hdl *h = p->h;
    bool lanes = false, parts = false;
    struct hdl_buf terms = {0};
    bool sizes = put_sizes(p, body, &terms);
    for (size_t i = 0; i < h->params.n; i++)
        hdl_put(&terms, "%s%s < 1", terms.n ? " || " : "", h->params.at[i].name);
    for (size_t i = 0; i < h->insts.n; i++)
        lanes |= h->insts.at[i]->lanes != 0;
    for (size_t i = 0; i < h->mems.n; i++)
        parts |= h->mems.at[i]->parts > 1;
    if (lanes)
        hdl_put(&p->out, "    genvar lane;\n");
    bool indices = put_indices(p, IN_MODULE);
    if (parts)
        hdl_put(&p->out, "    integer part;\n");
    put_stop(p, "edited", &terms);
    if ((lanes || parts || indices || sizes || terms.n) && *body && *body != '\n')
        hdl_put(&p->out, "\n");
    free(terms.at);
}

static void find_spare(struct hdl_printer *p)
{
    p->spare = xcalloc(p->h->nodes.n + 1, sizeof *p->spare);
    for (uint32_t i = 0; i < p->h->nodes.n; i++) {
        const struct hdl_node_use *n = &p->use.node[i];
        bool any = false;
        for (int c = 0; c < CTX_COUNT; c++)
            any |= n->wire[c] && n->unit[c] && !n->whole[c];
        if (any)
            p->spare[p->nspare++] = i;
    }
}

/* An expression that needs a name and is the value of an output has the output's. */
static void name_by_outputs(struct hdl_printer *p)
{
    p->given = xcalloc(p->h->nodes.n + 1, sizeof *p->given);
    for (size_t i = 0; i < p->use.nitems; i++) {
        const struct hdl_item *it = p->use.item[i];
        if (it->kind != IT_ASSIGN || it->place || it->part || it->node->op != OP_OUTPUT ||
            it->expr->op <= OP_REG)
            continue;
        const struct hdl_node_use *n = &p->use.node[it->expr->id];
        if (n->wire[CTX_BODY] && n->place[CTX_BODY] == 0 && !p->name[CTX_BODY][it->expr->id]) {
            p->name[CTX_BODY][it->expr->id] = it->node->name;
            p->given[it->expr->id] = it;
            p->use.node[it->expr->id].said = 0;
        }
    }
}

/* What an instance gives, and is nothing but assigned to something else, is connected to that. */
static void find_direct(struct hdl_printer *p)
{
    p->direct = xcalloc(p->h->nodes.n + 1, sizeof *p->direct);
    for (size_t i = 0; i < p->use.nitems; i++) {
        const struct hdl_item *it = p->use.item[i];
        sig s = it->kind == IT_ASSIGN ? it->expr : NULL;
        if (!s || it->text || s->op != OP_WIRE || s->drive[0].kind != DRIVE_INST ||
            s->drive[1].kind != DRIVE_NONE)
            continue;
        const struct hdl_inst *from = s->drive[0].inst;
        const struct hdl_node_use *n = &p->use.node[s->id];
        bool here = it->place == s->place && it->place == from->place && !from->lanes;
        bool once = n->count[CTX_BODY] == 1 && !n->count[CTX_COUNTERS] && !n->count[CTX_ASSERTS];
        if (here && once && !s->preserve && !s->watched)
            p->direct[s->id] = it;
    }
}

static void free_printer(struct hdl_printer *p)
{
    for (int c = 0; c < CTX_COUNT; c++) {
        free(p->name[c]);
        free(p->asked[c]);
    }
    for (size_t i = 0; i < p->h->iters.n; i++)
        free(p->body[i]);
    free(p->body);
    free(p->home);
    free(p->declared_size);
    free(p->used_index);
    hdl_free_functions(p);
    free(p->spare);
    free(p->given);
    free(p->direct);
    free(p->told);
    free(p->trouble);
    hdl_use_free(&p->use);
}

char *hdl_print(const struct hdl *h, const struct hdl_header *header, char **properties)
{
    if (properties)
        *properties = NULL;
    hdl_check(h->design);
    if (h->design->error || h->blackbox)
        return NULL;
    struct hdl_printer p = {.h = h, .file = IN_MODULE};
    hdl_use_for_print(&p.use, h);
    for (int c = 0; c < CTX_COUNT; c++) {
        p.name[c] = xcalloc(h->nodes.n + 1, sizeof(char *));
        p.asked[c] = xcalloc(h->nodes.n + 1, sizeof *p.asked[c]);
    }
    for (size_t i = 0; i < h->ports.n; i++)
        p.name[CTX_BODY][h->ports.at[i]->id] = h->ports.at[i]->name;
    p.home = xcalloc(h->nodes.n + 1, sizeof *p.home);
    p.body = xcalloc(h->iters.n + 1, sizeof *p.body);
    p.declared_size = xcalloc(h->localparams.n + 1, sizeof *p.declared_size);
    p.used_index = xcalloc(h->indices.n + 1, sizeof *p.used_index);
    find_spare(&p);
    name_by_outputs(&p);
    find_direct(&p);
    hdl_find_functions(&p);
    hdl_put_functions(&p, HOME_BODY);
    hdl_put_items(&p, 0);
    hdl_put_counters(&p);
    struct hdl_buf body = p.out;
    p.out = (struct hdl_buf){0};
    put_locals(&p, body.at ? body.at : "");
    struct hdl_buf locals = p.out;
    p.out = body;
    if (properties)
        *properties = print_properties(&p, header);
    hdl_put(&p.out, "endmodule\n\n`default_nettype wire\n");
    body = p.out;
    p.out = (struct hdl_buf){0};
    hdl_put_header(&p, header);
    hdl_put(&p.out, "`default_nettype none\n\n");
    if (strstr(body.at, "`" HDL_SCAN_TEST))
        hdl_put(&p.out, "`ifndef " HDL_SCAN_TEST "\n`define " HDL_SCAN_TEST " 1'b0\n`endif\n\n");
    put_ports(&p);
    hdl_put(&p.out, "%s%s", locals.at ? locals.at : "", body.at);
    free(locals.at);
    free(body.at);
    free_printer(&p);
    if (h->design->error) {
        free(p.out.at);
        if (properties) {
            free(*properties);
            *properties = NULL;
        }
        return NULL;
    }
    return p.out.at;
}
