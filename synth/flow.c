/* Writes the tools' scripts, runs them, reads what they say. */
#include "synth/flow.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "synth/buffer.h"
#include "synth/map.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print_library(FILE *f, const void *lib)
{
    liberty_write_merged(lib, false, f);
}

/* cells.lib: the cells for logic of all files as one, without what no tool here reads. */
static bool place_library(const struct flow_job *job, struct diag *d)
{
    return flow_write(job, "cells.lib", print_library, job->tech->lib, d);
}

static void print_black_box(FILE *f, const void *m)
{
    sram_write_black_box(m, f);
}

static void print_weightless(FILE *f, const void *lib)
{
    liberty_write_weightless(lib, NULL, f);
}

/* What its Liberty view says of a macro. */
static bool read_back(const struct flow_job *job, struct nl_macro *x, const struct liberty *l,
                      struct diag *d)
{
    const struct lib_cell *c = liberty_cell(l, x->name);
    double area;
    if (!c || !lib_area(c, &area, d))
        return false;
    if (area > x->fig.area_um2 * 1.0001 || area < x->fig.area_um2 * 0.9999) {
        diag_failed(d, "macro %s: area %.3f in its Liberty, %.3f by the formula", x->name, area,
                    x->fig.area_um2);
        return false;
    }
    x->fig.area_um2 = area;
    x->clock_pf = lib_pin(c, "clk")->cap;
    x->input_pf = lib_pin(c, "en")->cap;
    char *name = strfmt("timed_%s.lib", x->name);
    bool ok = flow_write(job, name, print_weightless, l, d);
    free(name);
    return ok;
}

/* Writes each macro's Liberty view and reads it back: formula and file must agree. */
static bool place_macros(const struct flow_job *job, struct nl_macro *macros, struct diag *d)
{
    for (size_t i = 0; i < job->nmacros; i++) {
        struct nl_macro *x = &macros[i];
        x->fig = sram_figures(&x->m, &job->tech->sram);
        char *name = strfmt("%s.lib", x->name), *path = strfmt("%s/%s", job->dir, name);
        bool ok = flow_write_macro(job, name, &x->m, true, d);
        struct liberty *l = ok ? liberty_read((const char *const *)&path, 1, d) : NULL;
        ok = l && read_back(job, x, l, d);
        liberty_free(l);
        free(name);
        free(path);
        name = strfmt("%s.v", x->name);
        ok = ok && flow_write(job, name, print_black_box, &x->m, d);
        free(name);
        if (!ok)
            return false;
    }
    return true;
}

static void print_constraints(FILE *f, const void *p)
{
    const struct tech *t = p;
    /* ABC counts in fF and ps. */
    fprintf(f, "set_driving_cell %s\nset_load %g [all_outputs]\n", t->driver->name,
            t->load_pf * 1000);
}

/* Yosys' own count of every module's cells must be ours; two readers of one netlist. */
static bool check_counts(const struct netlist *n, json_t *root, struct diag *d)
{
    json_t *mods = json_object_get(root, "modules");
    for (size_t i = 0; i < n->nmods; i++) {
        json_t *m = json_object_get(mods, n->mods[i].type);
        json_t *attributes = json_object_get(m, "attributes");
        json_int_t theirs = json_integer_value(json_object_get(attributes, "warpsmith_cells"));
        if (m && theirs == (json_int_t)n->mods[i].ncells)
            continue;
        diag_failed(d, "module %s: %zu cells in the netlist, %lld in yosys stat", n->mods[i].title,
                    n->mods[i].ncells, (long long)theirs);
        return false;
    }
    return true;
}

static bool check_macros(const struct netlist *n, struct diag *d)
{
    bool ok = true;
    for (size_t i = 0; i < n->nmacros; i++)
        if (n->macros[i].count != n->macros[i].declared) {
            diag_failed(d, "macro %s: %llu instances in the manifest, %llu in the netlist",
                        n->macros[i].name, (unsigned long long)n->macros[i].declared,
                        (unsigned long long)n->macros[i].count);
            ok = false;
        }
    return ok;
}

static void print_netlist(FILE *f, const void *n)
{
    nl_write_verilog(n, NL_WHOLE, f);
}

bool flow_map(const struct flow_job *job, struct measurement *m, struct diag *d)
{
    if (job->nmacros && job->tech->sram.node_nm == 0) {
        diag_error(
            d, "--node: needed with this library (its feature size in nm, for the SRAM macros)");
        return false;
    }
    struct nl_macro *macros = xcalloc(job->nmacros + 1, sizeof *macros);
    if (job->nmacros)
        memcpy(macros, job->macros, job->nmacros * sizeof *macros);
    json_t *netlist = NULL;
    bool ok = place_library(job, d) && place_macros(job, macros, d) &&
              flow_write(job, "abc.constr", print_constraints, job->tech, d);
    if (ok && job->progress)
        job->progress("mapping (yosys)");
    ok = ok && (netlist = map_design(job, &m->mapped, d)) != NULL;
    if (ok)
        m->net = nl_read(netlist, job->top, job->tech->lib, macros, job->nmacros, d);
    ok = m->net && check_counts(m->net, netlist, d);
    json_decref(netlist);
    free(macros);
    if (!ok)
        return false;
    nl_buffer(m->net, job->tech);
    return nl_count(m->net, d) && check_macros(m->net, d) &&
           flow_write(job, FLOW_NETLIST, print_netlist, m->net, d);
}

void flow_free(struct measurement *m)
{
    nl_free(m->net);
    mapped_free(&m->mapped);
    slow_free(&m->slow);
    for (int i = 0; i < PATH_GROUPS; i++) {
        struct path_group *g = &m->groups[i];
        for (size_t k = 0; k < g->npoints; k++) {
            free(g->points[k].pin);
            free(g->points[k].cell);
        }
        free(g->points);
        free(g->start);
        free(g->end);
    }
    *m = (struct measurement){0};
}
