/* Bank stealing as area and as delay: the same parameters with and without it, side by side. */
#include "params/base/outfile.h"
#include "synth/report.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Payload is the same with and without stealing, so both are mapped with little of it. */
static const char *const narrow[] = {"regfile.lanes=4", "regfile.lane_bits=1",
                                     "steal_arbiter.enable=0"};

/* The parameter set of `p` with the first `n` settings of narrow[] from `from` on, through a file
 * in `dir`. */
static struct params *variant(const struct params *p, const char *dir, unsigned n, struct diag *d)
{
    char *path = strfmt("%s/variant.ini", dir);
    struct outfile o;
    struct params *q = NULL;
    if (outfile_open(&o, path, d)) {
        params_write_ini(p, o.f);
        if (outfile_commit(&o, d))
            q = params_load(path, narrow, n, d);
    }
    free(path);
    return q;
}

/* Times the normal grants of the mapped bank arbiter on its own. */
static bool time_grants(const struct flow_job *job, const struct params *p, struct measurement *m,
                        struct diag *d)
{
    struct flow_job one = *job;
    struct measurement alone = {.net = m->net};
    one.timed = "bank_arbiter";
    one.probe = params_sizes(p).nbank > 1 ? "bank_en[*]" : "bank_en";
    bool ok = flow_time(&one, &alone, d);
    m->probe_ns = alone.probe_ns;
    alone.net = NULL;
    flow_free(&alone);
    return ok;
}

/* Maps the register file, times it and its bank arbiter. */
static int map_one(const struct params *p, const struct report_options *o, struct measurement *m,
                   struct diag *d)
{
    char *dir = make_temp_dir("warpsmith", d);
    if (!dir)
        return d->status;
    struct package_job j;
    int status = package_job(p, "regfile", o, dir, &j, d);
    if (status == WS_OK &&
        (!flow_map(&j.job, m, d) || !flow_time(&j.job, m, d) || !time_grants(&j.job, p, m, d)))
        status = d->status;
    package_job_free(&j);
    remove_tree(dir);
    free(dir);
    return status;
}

static double area_of(const struct netlist *n, const char *title)
{
    for (size_t i = 0; i < n->nmods; i++)
        if (strcmp(n->mods[i].title, title) == 0)
            return n->mods[i].cell_area * (double)n->mods[i].instances;
    return 0;
}

static void add_module(struct steal_cost *s, const char *name, double with, double without)
{
    if (fabs(with - without) < 0.5)
        return;
    s->modules = xrealloc(s->modules, (s->nmodules + 1) * sizeof *s->modules);
    s->modules[s->nmodules++] = (struct steal_module){xstrdup(name), with, without};
}

static void compare(struct steal_cost *s, const struct netlist *with, const struct netlist *without)
{
    const struct nl_module *a = &with->mods[with->top], *b = &without->mods[without->top];
    s->logic_um2 = (a->area - a->macro_area) - (b->area - b->macro_area);
    s->arbiter_um2 = area_of(with, "steal_arbiter");
    for (size_t i = with->nmods; i-- > 0;) {
        const char *t = with->mods[i].title;
        add_module(s, t, area_of(with, t), area_of(without, t));
    }
    for (size_t i = without->nmods; i-- > 0;) {
        const char *t = without->mods[i].title;
        if (area_of(with, t) == 0)
            add_module(s, t, 0, area_of(without, t));
    }
}

int steal_measure(const struct params *p, const struct report_options *o, struct report *r,
                  struct diag *d)
{
    char *dir = make_temp_dir("warpsmith", d);
    if (!dir)
        return d->status;
    struct params *with = variant(p, dir, 2, d), *without = variant(p, dir, 3, d);
    remove_tree(dir);
    free(dir);
    struct measurement a = {0}, b = {0};
    int status = with && without ? map_one(with, o, &a, d) : d->status;
    if (status == WS_OK)
        status = map_one(without, o, &b, d);
    if (status == WS_OK) {
        r->steal.rf_um2 = r->m.net->mods[r->m.net->top].area;
        compare(&r->steal, a.net, b.net);
        r->steal.grant_with_ns = a.probe_ns;
        r->steal.grant_without_ns = b.probe_ns;
        r->steal.critical_with_ns = a.critical_ns;
        r->steal.critical_without_ns = b.critical_ns;
        r->steal.valid = true;
    }
    flow_free(&a);
    flow_free(&b);
    params_free(with);
    params_free(without);
    return status;
}
