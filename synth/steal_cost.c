/* Bank stealing as area and as delay: the same parameters with and without it, side by side. */
#include "params/base/outfile.h"
#include "synth/report.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The parameter set of `p` without stealing, through a file in `dir`. */
static struct params *without_stealing(const struct params *p, const char *dir, struct diag *d)
{
    static const char *const off[] = {"steal_arbiter.enable=0"};
    char *path = strfmt("%s/without.ini", dir);
    struct outfile o;
    struct params *q = NULL;
    if (outfile_open(&o, path, d)) {
        params_write_ini(p, o.f);
        if (outfile_commit(&o, d))
            q = params_load(path, off, 1, d);
    }
    free(path);
    return q;
}

/* Maps `top`; times it too if there is a probe. */
static int map_one(const struct params *p, const char *top, const char *probe,
                   const struct report_options *o, struct measurement *m, struct diag *d)
{
    char *dir = flow_temp_dir(d);
    if (!dir)
        return d->status;
    struct package_job j;
    int status = package_job(p, top, o, dir, &j, d);
    j.job.probe = probe;
    if (status == WS_OK && (!flow_map(&j.job, m, d) || (probe && !flow_time(&j.job, m, d))))
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
    s->rf_um2 = a->area;
    s->with_um2 = a->area - a->macro_area;
    s->without_um2 = b->area - b->macro_area;
    s->logic_um2 = s->with_um2 - s->without_um2;
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
    char *dir = flow_temp_dir(d);
    if (!dir)
        return d->status;
    struct params *plain = without_stealing(p, dir, d);
    remove_tree(dir);
    free(dir);
    if (!plain)
        return d->status;
    const char *grants = params_sizes(p).nbank > 1 ? "bank_en[*]" : "bank_en";
    struct measurement rf = {0}, with = {0}, without = {0};
    int status = map_one(plain, "regfile", NULL, o, &rf, d);
    if (status == WS_OK)
        status = map_one(p, "bank_arbiter", grants, o, &with, d);
    if (status == WS_OK)
        status = map_one(plain, "bank_arbiter", grants, o, &without, d);
    if (status == WS_OK) {
        compare(&r->steal, r->m.net, rf.net);
        r->steal.grant_with_ns = with.probe_ns;
        r->steal.grant_without_ns = without.probe_ns;
        r->steal.valid = true;
    }
    flow_free(&rf);
    flow_free(&with);
    flow_free(&without);
    params_free(plain);
    return status;
}
