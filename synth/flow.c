#include "synth/flow.h"
#include "params/base/outfile.h"
#include "params/base/proc.h"
#include "synth/buffer.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool write_text(const struct flow_job *job, const char *name,
                       void (*print)(FILE *, const void *), const void *what, struct diag *d)
{
    char *path = strfmt("%s/%s", job->dir, name);
    struct outfile o;
    bool ok = outfile_open(&o, path, d);
    if (ok) {
        print(o.f, what);
        ok = outfile_commit(&o, d);
    }
    free(path);
    return ok;
}

static void print_library(FILE *f, const void *lib)
{
    liberty_write_merged(lib, f);
}

/* cells.lib: a link to a single plain file of which all cells are for logic, otherwise those of all
 * files as one. */
static bool place_library(const struct flow_job *job, struct diag *d)
{
    const struct liberty *l = job->tech->lib;
    size_t len = strlen(l->paths[0]);
    bool some_left_out = false;
    for (size_t i = 0; i < l->ncells; i++)
        some_left_out |= l->cells[i].dont_use;
    if (l->nfiles > 1 || some_left_out || (len > 3 && strcmp(l->paths[0] + len - 3, ".gz") == 0))
        return write_text(job, "cells.lib", print_library, l, d);
    char *abs = realpath(l->paths[0], NULL), *link = strfmt("%s/cells.lib", job->dir);
    bool ok = abs && symlink(abs, link) == 0;
    if (!ok)
        diag_error(d, "%s: %s", link, strerror(errno));
    free(abs);
    free(link);
    return ok;
}

struct macro_text {
    const struct nl_macro *m;
    unsigned node_nm;
};

static void print_macro(FILE *f, const void *p)
{
    const struct macro_text *t = p;
    sram_write_liberty(&t->m->m, t->node_nm, f);
}

static void print_black_box(FILE *f, const void *m)
{
    sram_write_black_box(m, f);
}

/* Writes each macro's Liberty view and reads its area back: formula and file must agree. */
static bool place_macros(const struct flow_job *job, struct nl_macro *macros, struct diag *d)
{
    for (size_t i = 0; i < job->nmacros; i++) {
        struct nl_macro *x = &macros[i];
        struct macro_text t = {x, job->tech->node_nm};
        x->fig = sram_figures(&x->m, job->tech->node_nm);
        char *name = strfmt("%s.lib", x->name), *path = strfmt("%s/%s", job->dir, name);
        bool ok = write_text(job, name, print_macro, &t, d);
        struct liberty *l = ok ? liberty_read((const char *const *)&path, 1, d) : NULL;
        const struct lib_cell *c = l ? liberty_cell(l, x->name) : NULL;
        double area = 0;
        ok = c && lib_area(c, &area, d);
        if (ok && (area > x->fig.area_um2 * 1.0001 || area < x->fig.area_um2 * 0.9999)) {
            diag_failed(d, "macro %s: area %.3f in its Liberty, %.3f by the formula", x->name, area,
                        x->fig.area_um2);
            ok = false;
        }
        if (ok)
            x->fig.area_um2 = area;
        liberty_free(l);
        free(name);
        free(path);
        name = strfmt("%s.v", x->name);
        ok = ok && write_text(job, name, print_black_box, &x->m, d);
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

/* The folder of the job by an absolute name without odd characters: Yosys makes the names that it
 * writes into ABC's script absolute, and ABC takes a blank for their end. */
#define HERE "/proc/self/cwd/"

static void print_script(FILE *f, const void *p)
{
    const struct flow_job *job = p;
    for (size_t i = 0; i < job->nmacros; i++)
        fprintf(f, "read_verilog %s.v\n", job->macros[i].name);
    for (size_t i = 0; i < job->nfiles; i++)
        fprintf(f, "read_verilog -DSYNTHESIS -DWARPSMITH_SRAM_MACRO %s\n", job->files[i]);
    /* What `synth -noabc` does, without its passes for state machines, memories and shared
     * operators, which cost a third of the time on wide modules. Memories outside of the wrapper
     * are small queues; they become flip-flops as they are. */
    fprintf(f,
            "hierarchy -check -top %s\n"
            "proc\n"
            "opt_expr\n"
            "opt_clean\n"
            "memory_collect\n"
            "memory_map\n"
            "wreduce\n"
            "peepopt\n"
            "alumacc\n"
            "opt\n"
            "techmap\n"
            "opt_expr\n"
            "opt_merge\n"
            "opt_clean\n"
            "dfflibmap -liberty cells.lib\n"
            "opt_clean\n"
            "abc -liberty " HERE "cells.lib -constr " HERE "abc.constr -D 1000\n"
            "opt_clean -purge\n"
            "tee -q -o stat.json stat -json\n"
            "write_json mapped.json\n",
            job->top);
}

void flow_tool_failed(const char *tool, const struct proc_result *r, struct diag *d)
{
    const char *line = strstr(r->out, "ERROR:");
    if (!line)
        line = strstr(r->out, "Error:");
    if (!line)
        line = r->out;
    if (r->status > 128)
        diag_failed(d, "%s: ended by signal %d", tool, r->status - 128);
    else
        diag_failed(d, "%s: status %d: %.*s", tool, r->status, (int)strcspn(line, "\n"), line);
}

static bool run_yosys(const struct flow_job *job, struct diag *d)
{
    const char *argv[] = {"yosys", "-q", "-s", "map.ys", NULL};
    struct proc_result r;
    if (proc_run(argv, job->dir, &r, d) != WS_OK)
        return false;
    bool ok = r.status == 0;
    if (!ok)
        flow_tool_failed("yosys", &r, d);
    proc_result_free(&r);
    return ok;
}

static json_t *load_json(const struct flow_job *job, const char *name, struct diag *d)
{
    char *path = strfmt("%s/%s", job->dir, name);
    json_error_t e;
    json_t *j = json_load_file(path, 0, &e);
    if (!j)
        diag_failed(d, "%s:%d: %s", name, e.line, e.text);
    free(path);
    return j;
}

/* stat.json. Yosys 0.23 prints lines of its hierarchy table, which is no JSON, into it. */
static json_t *load_stat(const struct flow_job *job, struct diag *d)
{
    char *path = strfmt("%s/stat.json", job->dir);
    size_t len, n = 0;
    char *text = file_read(path, &len, d);
    free(path);
    if (!text)
        return NULL;
    for (char *line = text, *next; *line; line = next) {
        size_t size = strcspn(line, "\n");
        next = line + size + (line[size] == '\n');
        char first = line[strspn(line, " ")];
        if (!strchr("\"{}\n", first))
            continue;
        memmove(text + n, line, (size_t)(next - line));
        n += (size_t)(next - line);
    }
    json_error_t e;
    json_t *j = json_loadb(text, n, 0, &e);
    if (!j)
        diag_failed(d, "stat.json:%d: %s", e.line, e.text);
    free(text);
    return j;
}

/* Yosys' own count of every module's cells must be ours; two readers of one netlist. */
static bool check_counts(const struct netlist *n, json_t *stat, struct diag *d)
{
    json_t *mods = json_object_get(stat, "modules");
    for (size_t i = 0; i < n->nmods; i++) {
        char *key = strfmt("\\%s", n->mods[i].type);
        json_t *m = json_object_get(mods, key);
        if (!m)
            m = json_object_get(mods, n->mods[i].type);
        json_int_t theirs = json_integer_value(json_object_get(m, "num_cells"));
        free(key);
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
    nl_write_verilog(n, false, f);
}

static void print_timed(FILE *f, const void *n)
{
    nl_write_verilog(n, true, f);
}

static void print_loads(FILE *f, const void *n)
{
    nl_write_loads(n, f);
}

bool flow_map(const struct flow_job *job, struct measurement *m, struct diag *d)
{
    if (job->nmacros && job->tech->node_nm == 0) {
        diag_error(
            d, "--node: needed with this library (its feature size in nm, for the SRAM macros)");
        return false;
    }
    struct nl_macro *macros = xcalloc(job->nmacros + 1, sizeof *macros);
    if (job->nmacros)
        memcpy(macros, job->macros, job->nmacros * sizeof *macros);
    json_t *netlist = NULL, *stat = NULL;
    bool ok = place_library(job, d) && place_macros(job, macros, d) &&
              write_text(job, "abc.constr", print_constraints, job->tech, d) &&
              write_text(job, "map.ys", print_script, job, d);
    if (ok && job->progress)
        job->progress("mapping (yosys)");
    ok = ok && run_yosys(job, d) && (netlist = load_json(job, "mapped.json", d)) &&
         (stat = load_stat(job, d));
    if (ok)
        m->net = nl_read(netlist, job->top, job->tech->lib, macros, job->nmacros, d);
    ok = m->net && check_counts(m->net, stat, d);
    json_decref(netlist);
    json_decref(stat);
    free(macros);
    if (!ok)
        return false;
    nl_buffer(m->net, job->tech);
    return nl_count(m->net, d) && check_macros(m->net, d) &&
           write_text(job, FLOW_NETLIST, print_netlist, m->net, d) &&
           write_text(job, "timed.v", print_timed, m->net, d) &&
           write_text(job, "loads.lib", print_loads, m->net, d);
}

void flow_free(struct measurement *m)
{
    nl_free(m->net);
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
