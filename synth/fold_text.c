/* The folded netlist as Verilog, and its loads as a library. */
#include "base/mem.h"
#include "base/text.h"
#include "synth/fold.h"
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

static const struct nl_port *port_of(const struct fold *f, size_t k)
{
    return &flat_module_of(f->flat, 0)->ports[f->ports[k].port];
}

static const struct nl_cell *cell_of(const struct fold *f, size_t k)
{
    return &flat_module_of(f->flat, f->cells[k].instance)->cells[f->cells[k].cell];
}

static void write_port(const struct fold *f, size_t k, FILE *o)
{
    if (strcmp(port_of(f, k)->name, "clk") == 0)
        fputs("clk", o);
    else
        fprintf(o, "p%zu", k);
}

static void write_kind(const struct fold *f, uint32_t kind, FILE *o)
{
    if (kind < FLAT_CONSTANTS)
        fputs(kind == FLAT_ONE ? "1'b1" : "1'b0", o);
    else if (f->kinds[kind].port)
        write_port(f, f->kinds[kind].port - 1, o);
    else
        fprintf(o, "n%u", kind);
}

static uint32_t kind_at(const struct fold *f, size_t k, const struct flat_pin *p)
{
    return f->kind_of[flat_net(f->flat, f->cells[k].instance, p->net)] - 1;
}

/* Whether it is this output that drives the nets of its kind. */
static bool drives(const struct fold *f, size_t k, const struct flat_pin *p)
{
    const struct fold_kind *kind = &f->kinds[kind_at(f, k, p)];
    return kind->cell == k + 1 && kind->pin == p;
}

/* Whether a pin is of use: it drives a net, or paths through the cell, or those that end at it,
 * need it. */
static bool is_needed(const struct fold *f, size_t k, const struct flat_pin *p,
                      const struct flat_pin *at, const struct flat_pin *end)
{
    bool level;
    if (!p->pin)
        return true;
    if (p->conn->output)
        return drives(f, k, p);
    if (f->cells[k].ends || !p->pin->checked)
        return true;
    for (; at < end; at++)
        if (at->conn->output && lib_causes(at->pin, p->pin->name, &level))
            return true;
    return false;
}

static void write_pin(const struct fold *f, size_t k, const struct flat_pin *p, size_t number,
                      FILE *o)
{
    if (!p->conn->output || drives(f, k, p))
        write_kind(f, kind_at(f, k, p), o);
    else
        fprintf(o, "open%zu_%zu", k, number); /* of a memory: bits of one port */
}

static void write_cell(const struct fold *f, size_t k, FILE *o)
{
    const struct fold_cell *x = &f->cells[k];
    const struct nl_cell *c = cell_of(f, k);
    const struct flat_module *m = flat_pins_of(f->flat, x->instance);
    const struct flat_pin *at = m->pins + m->first[x->cell], *end = m->pins + m->first[x->cell + 1];
    const char *comma = "";
    fprintf(o, "  %s i%zu (",
            c->kind == NL_LEAF ? c->leaf->name : f->flat->n->macros[c->index].name, k);
    for (const struct flat_pin *p = at; p < end; p += p->conn->width) {
        if (!is_needed(f, k, p, at, end))
            continue;
        bool one = p->conn->width == 1;
        fprintf(o, "%s.%s(%s", comma, p->conn->port, one ? "" : "{");
        for (unsigned b = p->conn->width; b-- > 0;) {
            write_pin(f, k, p + b, (size_t)(p - at) + b, o);
            fputs(b ? ", " : "", o);
        }
        fputs(one ? ")" : "})", o);
        comma = ", ";
    }
    fputs(");\n", o);
}

static bool loads(const struct fold *f, uint32_t kind)
{
    double sum = 0;
    for (int e = 0; e < FOLD_LOADS; e++)
        sum += f->loads[f->kinds[kind].load][e];
    return kind >= FLAT_CONSTANTS && sum > 0;
}

void fold_write_verilog(const struct fold *f, FILE *o)
{
    fputs("module folded (", o);
    for (size_t k = 0; k < f->nports; k++) {
        fputs(k ? ", " : "", o);
        write_port(f, k, o);
    }
    fputs(");\n", o);
    for (size_t k = 0; k < f->nports; k++) {
        fputs(port_of(f, k)->output ? "  output " : "  input ", o);
        write_port(f, k, o);
        fputs(";\n", o);
    }
    for (size_t k = 0; k < f->nports; k++)
        if (port_of(f, k)->output) {
            fprintf(o, "  assign p%zu = ", k);
            write_kind(f, f->ports[k].kind, o);
            fputs(";\n", o);
        }
    for (size_t k = 0; k < f->ncells; k++)
        write_cell(f, k, o);
    for (uint32_t k = 0; k < f->nkinds; k++)
        if (loads(f, k)) {
            fprintf(o, "  load_%u l%u (.A(", f->kinds[k].load, k);
            write_kind(f, k, o);
            fputs("));\n", o);
        }
    fputs("endmodule\n", o);
}

void fold_write_loads(const struct fold *f, FILE *o)
{
    fputs("library (loads) {\n", o);
    liberty_write_units(o);
    for (size_t i = 0; i < f->nloads; i++) {
        const double *c = f->loads[i];
        fprintf(o,
                "  cell (load_%zu) {\n    area : 1;\n    pin (A) {\n      direction : input;\n"
                "      capacitance : %.10f;\n      rise_capacitance : %.10f;\n"
                "      fall_capacitance : %.10f;\n",
                i, c[1], c[1], c[3]);
        if (c[0] != c[1] || c[2] != c[3])
            fprintf(o,
                    "      rise_capacitance_range (%.10f, %.10f);\n"
                    "      fall_capacitance_range (%.10f, %.10f);\n",
                    c[0], c[1], c[2], c[3]);
        fputs("    }\n  }\n", o);
    }
    fputs("}\n", o);
}

bool *fold_cells(const struct fold *f)
{
    const struct liberty *lib = f->flat->n->lib;
    bool *used = xcalloc(lib->ncells + 1, sizeof *used);
    for (size_t k = 0; k < f->ncells; k++)
        if (cell_of(f, k)->kind == NL_LEAF)
            used[cell_of(f, k)->leaf - lib->cells] = true;
    return used;
}

void fold_write_ports(const struct fold *f, const char *pattern, FILE *o)
{
    for (size_t k = 0; k < f->nports; k++)
        if (fnmatch(pattern, port_of(f, k)->name, 0) == 0) {
            fputc(' ', o);
            write_port(f, k, o);
        }
}

void fold_write_pins(const struct fold *f, const char *cell, const char *pin, FILE *o)
{
    for (size_t k = 0; k < f->ncells; k++)
        if (strcmp(cell_of(f, k)->name, cell) == 0)
            fprintf(o, " i%zu/%s", k, pin);
}
