/* The mapped netlist as Verilog. Flip-flops are named after the register they hold, so that a
 * critical path can be read. */
#include "base/mem.h"
#include "base/text.h"
#include "synth/netlist.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool plain(const char *s)
{
    if (!isalpha((unsigned char)*s) && *s != '_')
        return false;
    for (; *s; s++)
        if (!isalnum((unsigned char)*s) && *s != '_')
            return false;
    return true;
}

/* An identifier, escaped where it must be. */
static char *ident(const char *s)
{
    return plain(s) ? xstrdup(s) : strfmt("\\%s ", s);
}

/* How each net of a module is written: port bits as such, then public names, then numbers. */
static char **net_texts(const struct nl_module *m)
{
    char **t = xcalloc((size_t)m->nnets + 1, sizeof *t);
    for (int output = 0; output < 2; output++)
        for (size_t i = 0; i < m->nports; i++) {
            const struct nl_port *p = &m->ports[i];
            if (p->output != (output == 1))
                continue;
            char *name = ident(p->name);
            for (unsigned k = 0; k < p->width; k++)
                if (p->bits[k] >= 0 && !t[p->bits[k]])
                    t[p->bits[k]] = p->width == 1 ? xstrdup(name) : strfmt("%s[%u]", name, k);
            free(name);
        }
    return t;
}

static const char *text_of(char **t, int net)
{
    return net >= 0 ? t[net] : net == NET_ONE ? "1'b1" : "1'b0";
}

static void port_list(FILE *f, const struct nl_module *m)
{
    char *title = ident(m->title);
    fprintf(f, "module %s (", title);
    free(title);
    for (size_t i = 0; i < m->nports; i++) {
        char *name = ident(m->ports[i].name);
        fprintf(f, "%s%s", i ? ", " : "", name);
        free(name);
    }
    fputs(");\n", f);
    for (size_t i = 0; i < m->nports; i++) {
        const struct nl_port *p = &m->ports[i];
        char *name = ident(p->name);
        fprintf(f, "  %s ", p->output ? "output" : "input");
        if (p->width > 1)
            fprintf(f, "[%u:0] ", p->width - 1);
        fprintf(f, "%s;\n", name);
        free(name);
    }
}

/* Declares what is no port and gives it its text. */
static void wires(FILE *f, const struct nl_module *m, char **t)
{
    for (int i = 0; i < m->nnets; i++)
        if (m->net_names[i] && !t[i]) {
            t[i] = ident(m->net_names[i]);
            fprintf(f, "  wire %s;\n", t[i]);
        }
    for (size_t i = 0; i < m->ncells; i++)
        for (unsigned k = 0; k < m->cells[i].nconns; k++)
            for (unsigned j = 0; j < m->cells[i].conns[k].width; j++) {
                int net = m->cells[i].conns[k].bits[j];
                if (net < 0 || t[net])
                    continue;
                t[net] = strfmt("_n%d_", net);
                fprintf(f, "  wire %s;\n", t[net]);
            }
}

/* Output bits that another port, or with `constants` a constant, also has. */
static void aliases(FILE *f, const struct nl_module *m, char **t, bool constants)
{
    for (size_t i = 0; i < m->nports; i++) {
        const struct nl_port *p = &m->ports[i];
        if (!p->output)
            continue;
        char *name = ident(p->name);
        for (unsigned k = 0; k < p->width; k++) {
            char *own = p->width == 1 ? xstrdup(name) : strfmt("%s[%u]", name, k);
            const char *src = text_of(t, p->bits[k]);
            if (src && strcmp(own, src) != 0 && (constants || p->bits[k] >= 0))
                fprintf(f, "  assign %s = %s;\n", own, src);
            free(own);
        }
        free(name);
    }
}

/* "mask[3]" -> "mask_reg[3]" for the flip-flop behind mask[3]. */
static char *register_name(const char *net)
{
    size_t stem = strcspn(net, "[");
    return strfmt("%.*s_reg%s", (int)stem, net, net + stem);
}

static char *cell_name(const struct nl_module *m, char **t, size_t i)
{
    const struct nl_cell *c = &m->cells[i];
    if (c->kind != NL_LEAF || plain(c->name))
        return ident(c->name);
    if (c->holds) {
        char *reg = register_name(c->holds), *id = ident(reg);
        free(reg);
        return id;
    }
    if (c->leaf->flops || c->leaf->latches)
        for (unsigned k = 0; k < c->nconns; k++) {
            int net = c->conns[k].output && c->conns[k].width ? c->conns[k].bits[0] : -1;
            if (net < 0 || !t[net] || t[net][0] == '_')
                continue;
            char *raw = xstrdup(t[net] + (t[net][0] == '\\'));
            raw[strcspn(raw, " ")] = 0;
            char *reg = register_name(raw), *id = ident(reg);
            free(raw);
            free(reg);
            return id;
        }
    return strfmt("_U%zu_", i);
}

char **nl_cell_names(const struct nl_module *m)
{
    char **t = net_texts(m), **names = xcalloc(m->ncells + 1, sizeof *names);
    for (int i = 0; i < m->nnets; i++)
        if (!t[i])
            t[i] = m->net_names[i] ? ident(m->net_names[i]) : strfmt("_n%d_", i);
    for (size_t i = 0; i < m->ncells; i++) {
        char *name = cell_name(m, t, i), *bare = name + (*name == '\\');
        names[i] = strfmt("%.*s", (int)strcspn(bare, " "), bare);
        free(name);
    }
    for (int i = 0; i < m->nnets; i++)
        free(t[i]);
    free(t);
    return names;
}

static void connection(FILE *f, const struct nl_conn *c, char **t)
{
    char *port = ident(c->port);
    fprintf(f, ".%s(", port);
    free(port);
    if (c->width != 1)
        fputc('{', f);
    for (unsigned j = c->width; j-- > 0;)
        fprintf(f, "%s%s", text_of(t, c->bits[j]), j ? ", " : "");
    fputs(c->width != 1 ? "})" : ")", f);
}

static void write_module(const struct netlist *n, const struct nl_module *m, enum nl_text how,
                         FILE *f)
{
    char **t = net_texts(m);
    port_list(f, m);
    wires(f, m, t);
    aliases(f, m, t, how != NL_NO_CONSTANTS);
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        char *ty = ident(c->kind == NL_CHILD  ? n->mods[c->index].title
                         : c->kind == NL_LEAF ? c->leaf->name
                                              : n->macros[c->index].name),
             *name = cell_name(m, t, i);
        fprintf(f, "  %s %s (", ty, name);
        bool first = true;
        for (unsigned k = 0; k < c->nconns; k++) {
            if (c->conns[k].width == 0)
                continue;
            if (!first)
                fputs(", ", f);
            first = false;
            connection(f, &c->conns[k], t);
        }
        fputs(");\n", f);
        free(ty);
        free(name);
    }
    fputs("endmodule\n\n", f);
    for (int i = 0; i < m->nnets; i++)
        free(t[i]);
    free(t);
}

void nl_write_verilog(const struct netlist *n, enum nl_text how, FILE *f)
{
    for (size_t i = 0; i < n->nmods; i++)
        write_module(n, &n->mods[i], how, f);
}

/* The cell that the next part of a path names, up to a slash. */
static const struct nl_cell *cell_called(const struct nl_module *m, char **t, const char *part,
                                         size_t len)
{
    for (size_t i = 0; i < m->ncells; i++) {
        char *name = cell_name(m, t, i);
        const char *bare = name + (*name == '\\');
        size_t n = strcspn(bare, " ");
        bool same = n == len && strncmp(bare, part, len) == 0;
        free(name);
        if (same)
            return &m->cells[i];
    }
    return NULL;
}

/* Number of an unnamed cell, "_U5_". */
static const struct nl_cell *numbered(const struct nl_module *m, const char *part)
{
    size_t i;
    char end;
    if (sscanf(part, "_U%zu%c", &i, &end) == 2 && end == '_' && i < m->ncells)
        return &m->cells[i];
    return NULL;
}

/* A net without a name is called after the input of a module below that it goes to. */
static char *input_below(const struct netlist *n, const struct nl_module *m, int net)
{
    for (size_t i = 0; i < m->ncells; i++) {
        const struct nl_cell *c = &m->cells[i];
        for (unsigned k = 0; c->kind == NL_CHILD && k < c->nconns; k++)
            for (unsigned b = 0; !c->conns[k].output && b < c->conns[k].width; b++)
                if (c->conns[k].bits[b] == net)
                    return c->conns[k].width == 1
                               ? strfmt("%s.%s", n->mods[c->index].title, c->conns[k].port)
                               : strfmt("%s.%s[%u]", n->mods[c->index].title, c->conns[k].port, b);
    }
    return NULL;
}

/* The instance of a module that the next part of a path names. */
static const struct nl_cell *child_called(const struct nl_module *m, const char *part, size_t len)
{
    for (size_t i = 0; i < m->ncells; i++) {
        const char *name = m->cells[i].name;
        if (m->cells[i].kind == NL_CHILD && strncmp(name, part, len) == 0 && !name[len])
            return &m->cells[i];
    }
    return NULL;
}

char *nl_net_of(const struct netlist *n, const char *pin)
{
    const struct nl_module *m = &n->mods[n->top];
    const struct nl_cell *c;
    size_t len = strcspn(pin, "/");
    while ((c = child_called(m, pin, len))) {
        m = &n->mods[c->index];
        pin += len + (pin[len] == '/');
        len = strcspn(pin, "/");
    }
    if (!pin[len])
        return NULL;
    char **t = net_texts(m), *found = NULL;
    c = numbered(m, pin);
    if (!c)
        c = cell_called(m, t, pin, len);
    pin += len + 1;
    for (unsigned k = 0; c && c->kind != NL_CHILD && k < c->nconns; k++) {
        const struct nl_conn *x = &c->conns[k];
        int net =
            x->output && x->width && strncmp(x->port, pin, strlen(x->port)) == 0 ? x->bits[0] : -1;
        if (net >= 0 && t[net])
            found = xstrdup(t[net]);
        else if (net >= 0 && m->net_names[net])
            found = xstrdup(m->net_names[net]);
        else if (net >= 0)
            found = input_below(n, m, net);
    }
    for (int i = 0; i < m->nnets; i++)
        free(t[i]);
    free(t);
    return found;
}
