#include "synth/tech.h"
#include "constraints/targets.h"
#include "params/base/outfile.h"
#include <fnmatch.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Technologies that a Debian package installs. */
struct packaged {
    const char *name, *path, *package;
};

static const struct packaged packaged[] = {
    {"osu018", "/usr/share/qflow/tech/osu018/osu018_stdcells.lib", "qflow-tech-osu018"},
};

static const char *const names[] = {"osu018", NULL};

/* Libraries whose recipe is fixed, so that figures can be compared between machines. */
struct known {
    const char *library; /* start of the library's own name */
    const char *name;
    unsigned node_nm;
    const char *driver;
    double load_pf;
};

static const struct known known[] = {
    {"osu018_stdcells", "osu018", 180, "INVX2", 0.02},
    {"sky130_fd_sc_hd", "sky130hd", 130, "sky130_fd_sc_hd__inv_2", 0.02},
    {"asap7sc7p5t", "asap7", 7, "INVx2_ASAP7_75t_R", 0.002},
};

const char *const *tech_names(void)
{
    return names;
}

static const struct packaged *find(const char *name)
{
    for (size_t i = 0; i < sizeof packaged / sizeof *packaged; i++)
        if (strcmp(packaged[i].name, name) == 0)
            return &packaged[i];
    return NULL;
}

bool tech_installed(const char *name)
{
    const struct packaged *p = find(name);
    return p && access(p->path, R_OK) == 0;
}

static const struct lib_pin *output(const struct lib_cell *c)
{
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == LIB_OUTPUT)
            return &c->pins[i];
    return NULL;
}

static double input_cap(const struct lib_cell *c)
{
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == LIB_INPUT)
            return c->pins[i].cap;
    return 0;
}

/* The inverter whose input is closest to twice that of the smallest one. */
static const struct lib_cell *choose_driver(const struct liberty *l)
{
    const struct lib_cell *best = NULL;
    double least = 0;
    for (int pass = 0; pass < 2; pass++) {
        best = NULL;
        for (size_t i = 0; i < l->ncells; i++) {
            const struct lib_cell *c = &l->cells[i];
            double cap = lib_is_inverter(c) ? input_cap(c) : 0;
            if (cap > 0 && (!best || fabs(cap - 2 * least) < fabs(input_cap(best) - 2 * least)))
                best = c;
        }
        if (best && pass == 0)
            least = input_cap(best);
    }
    return best;
}

/* The buffer and the load that make the fastest tree: least delay per factor e of load. */
static void choose_buffer(struct tech *t)
{
    double best = 0;
    t->buffer = NULL;
    t->typical_slew_ns = 0;
    lib_delay(output(t->driver), 0, 4 * input_cap(t->driver), &t->typical_slew_ns);
    for (size_t i = 0; i < t->lib->ncells; i++) {
        const struct lib_cell *c = &t->lib->cells[i];
        double in = lib_is_buffer(c) ? input_cap(c) : 0;
        if (!(in > 0))
            continue;
        for (double load = 2 * in; load < 40 * in; load *= 1.05) {
            double per_e = lib_delay(output(c), t->typical_slew_ns, load, NULL) / log(load / in);
            if (!t->buffer || per_e < best) {
                t->buffer = c;
                t->buffer_load_pf = load;
                best = per_e;
            }
        }
    }
}

struct tech *tech_from_files(const char *const *paths, size_t n, unsigned node_nm, struct diag *d)
{
    struct liberty *lib = liberty_read(paths, n, d);
    if (!lib)
        return NULL;
    struct tech *t = xcalloc(1, sizeof *t);
    t->lib = lib;
    t->node_nm = node_nm;
    t->clock_ns = clock_target_ns(lib->name);
    const struct known *k = NULL;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (starts_with(lib->name, known[i].library))
            k = &known[i];
    t->name = xstrdup(k ? k->name : lib->name);
    if (k) {
        t->node_nm = node_nm ? node_nm : k->node_nm;
        t->driver = liberty_cell(lib, k->driver);
        t->load_pf = k->load_pf;
    }
    if (!t->driver)
        t->driver = choose_driver(lib);
    if (t->driver && t->load_pf == 0)
        t->load_pf = input_cap(t->driver);
    if (t->driver)
        choose_buffer(t);
    if (!t->driver || !t->buffer) {
        diag_error(d, "%s: no usable %s with area and timing (a complete cell library)", paths[0],
                   t->driver ? "buffer" : "inverter");
        tech_free(t);
        return NULL;
    }
    return t;
}

bool tech_leave_out(struct tech *t, const char *pattern, struct diag *d)
{
    bool any = false;
    for (size_t i = 0; i < t->lib->ncells; i++)
        if (fnmatch(pattern, t->lib->cells[i].name, 0) == 0)
            any = t->lib->cells[i].dont_use = true;
    if (!any)
        diag_error(d, "--dont-use %s: no cell of %s has such a name", pattern, t->lib->name);
    choose_buffer(t);
    if (any && !t->buffer) {
        diag_error(d, "--dont-use %s: leaves no buffer", pattern);
        any = false;
    }
    return any;
}

struct tech *tech_open(const char *name, struct diag *d)
{
    const struct packaged *p = find(name);
    if (!p) {
        diag_error(d, "--tech = %s: unknown technology (osu018, or any other by --liberty FILE)",
                   name);
        return NULL;
    }
    if (!tech_installed(name)) {
        diag_no_tool(d, p->path, p->package);
        return NULL;
    }
    return tech_from_files(&p->path, 1, 0, d);
}

void tech_free(struct tech *t)
{
    if (!t)
        return;
    liberty_free(t->lib);
    free(t->name);
    free(t);
}
