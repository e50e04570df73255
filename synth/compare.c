/* What a mechanism costs: the same parameters with and without it, side by side. */
#include "synth/compare.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A measured side and what is needed to time pieces of it. */
struct measured {
    const struct params *p;
    const struct flow_job *job;
    const struct measurement *m;
    const struct nl_module *whole; /* the block that is compared */
    bool *below;                   /* whether a module of the netlist is it or in it */
    double *paths;                 /* of OF_PATH figures, one place per figure */
};

static void mark_below(const struct netlist *n, size_t module, bool *below)
{
    const struct nl_module *m = &n->mods[module];
    below[module] = true;
    for (size_t i = 0; i < m->ncells; i++)
        if (m->cells[i].kind == NL_CHILD && !below[m->cells[i].index])
            mark_below(n, m->cells[i].index, below);
}

static const struct nl_module *module_of(const struct measured *s, const char *title)
{
    const struct netlist *n = s->m->net;
    for (size_t i = 0; i < n->nmods; i++)
        if (s->below[i] && strcmp(n->mods[i].title, title) == 0)
            return &n->mods[i];
    return NULL;
}

/* Looks at block `top` of a side that is mapped; at all of it if `top` is not there, or NULL. */
static void look_at(struct measured *s, const char *top, const struct flow_job *job,
                    const struct measurement *m)
{
    const struct netlist *n = m->net;
    size_t at = n->top;
    for (size_t i = 0; top && i < n->nmods; i++)
        if (strcmp(n->mods[i].title, top) == 0)
            at = i;
    s->job = job;
    s->m = m;
    s->whole = &n->mods[at];
    s->below = xcalloc(n->nmods + 1, sizeof *s->below);
    mark_below(n, at, s->below);
}

/* Own cells, um^2, of all instances in the block; 0 if there is none. */
static double cells_of(const struct measured *s, const char *title)
{
    const struct nl_module *m = module_of(s, title);
    return m ? m->cell_area * (double)m->instances / (double)s->whole->instances : 0;
}

static bool takes(const struct figure *f, enum side side)
{
    return f->side == side || f->side == ADDED || f->side == RATIO;
}

/* Times a module on its own in the side's design. */
static bool time_module(const struct figure *f, const char *title, const struct measured *s,
                        double *ns, struct diag *d)
{
    struct flow_job one = *s->job;
    struct measurement alone = {.net = s->m->net};
    one.timed = title;
    one.probe = f->ports;
    one.only_paths = true;
    bool ok = flow_time(&one, &alone, d);
    *ns = f->ports ? alone.probe_ns : alone.critical_ns;
    alone.net = NULL; /* borrowed */
    flow_free(&alone);
    return ok;
}

/* All paths that figures want of this side; figures of one module and its ports share a run. */
static bool time_side(const struct comparison *c, enum side side, struct measured *s,
                      struct diag *d)
{
    const struct figure *all = comparison_figures(c);
    for (size_t i = 0; all[i].name; i++) {
        const struct figure *f = &all[i];
        size_t same = 0;
        if (f->quantity != OF_PATH || !takes(f, side))
            continue;
        while (all[same].quantity != OF_PATH || !takes(&all[same], side) || all[same].of != f->of ||
               all[same].ports != f->ports)
            same++;
        if (same < i)
            s->paths[i] = s->paths[same];
        else if (!f->of && s->whole == &s->m->net->mods[s->m->net->top])
            s->paths[i] = s->m->critical_ns;
        else if (!time_module(f, f->of ? f->of : s->whole->title, s, &s->paths[i], d))
            return false;
    }
    return true;
}

/* One lane of a collector, or NULL. */
static const struct nl_module *lane_of(const struct measured *s, const char *title)
{
    char *name = strfmt("%s_lane", title);
    const struct nl_module *lane = module_of(s, name);
    free(name);
    return lane;
}

static double of_side(const struct figure *f, size_t i, const struct measured *s)
{
    const struct nl_module *top = s->whole, *m = f->of ? module_of(s, f->of) : NULL,
                           *lane = f->of ? lane_of(s, f->of) : NULL;
    double lanes = params_sizes(s->p).lanes;
    switch (f->quantity) {
    case OF_AREA:
        return f->of ? cells_of(s, f->of) : top->area;
    case OF_CELLS:
        return top->area - top->macro_area;
    case OF_CONTROL:
        return m ? m->area - (lane ? lane->area * lanes : 0) : 0;
    case OF_LANES:
        return lane ? lane->area * lanes : 0;
    case OF_BITS:
        return m ? (double)m->flops_below - (lane ? (double)lane->flops_below * lanes : 0) : 0;
    case OF_PATH:
        return s->paths[i];
    case OF_FORMULA:
        return f->formula(s->p);
    case OF_SHARE:
        break;
    }
    return 0;
}

static double value_of(const struct comparison_result *r, size_t i, const struct measured *s)
{
    const struct figure *all = comparison_figures(r->c), *f = &all[i];
    if (f->quantity == OF_SHARE) {
        size_t k = 0;
        while (strcmp(all[k].name, f->of) != 0)
            k++;
        return r->values[k] / s[WITH].whole->area;
    }
    if (f->side == ADDED)
        return of_side(f, i, &s[WITH]) - of_side(f, i, &s[WITHOUT]);
    if (f->side == RATIO)
        return of_side(f, i, &s[WITH]) / of_side(f, i, &s[WITHOUT]);
    return of_side(f, i, &s[f->side]);
}

static void add_module(struct comparison_result *r, const char *name, double with, double without)
{
    if (fabs(with - without) < 0.5)
        return;
    r->modules = xrealloc(r->modules, (r->nmodules + 1) * sizeof *r->modules);
    r->modules[r->nmodules++] = (struct module_difference){xstrdup(name), with, without};
}

static void list_modules(struct comparison_result *r, const struct measured *with,
                         const struct measured *without)
{
    const struct netlist *a = with->m->net, *b = without->m->net;
    for (size_t i = a->nmods; i-- > 0;)
        if (with->below[i])
            add_module(r, a->mods[i].title, cells_of(with, a->mods[i].title),
                       cells_of(without, a->mods[i].title));
    for (size_t i = b->nmods; i-- > 0;)
        if (without->below[i] && cells_of(with, b->mods[i].title) == 0)
            add_module(r, b->mods[i].title, 0, cells_of(without, b->mods[i].title));
}

/* `p` with the changes, NULL after reporting. */
static struct params *changed(const struct params *p, const struct change *changes, struct diag *d)
{
    char *sets[8] = {0};
    size_t n = 0;
    for (; changes->key; changes++)
        if (!changes->only || params_has(p, changes->key, changes->only))
            sets[n++] = strfmt("%s=%s", changes->key, changes->value);
    struct params *q = params_with(p, (const char *const *)sets, n, d);
    while (n-- > 0)
        free(sets[n]);
    return q;
}

/* Maps and times the baseline in a folder of its own; what is equal is that of `beside`. */
static int map_without(const struct comparison *c, const char *top, const struct report_options *o,
                       const struct mapped_design *beside, struct measured *s,
                       struct measurement *m, struct diag *d)
{
    char *dir = make_temp_dir("warpsmith", d);
    if (!dir)
        return d->status;
    struct package_job j;
    int status = package_job(s->p, top, o, dir, &j, d);
    j.job.only_paths = true;
    j.job.beside = beside;
    if (status == WS_OK && (!flow_map(&j.job, m, d) || !flow_time(&j.job, m, d)))
        status = d->status;
    if (status == WS_OK) {
        look_at(s, NULL, &j.job, m);
        if (!time_side(c, WITHOUT, s, d))
            status = d->status;
    }
    package_job_free(&j);
    s->job = NULL;
    remove_tree(dir);
    free(dir);
    return status;
}

int compare(const struct comparison *c, const struct params *p, const struct report_options *o,
            const struct flow_job *job, const struct measurement *m, struct comparison_result *r,
            struct diag *d)
{
    r->c = c;
    struct params *without = changed(p, c->without, d);
    if (!without)
        return d->status;
    size_t n = 0;
    while (comparison_figures(c)[n].name)
        n++;
    r->values = xcalloc(n, sizeof *r->values);
    struct measured s[] = {[WITH] = {.p = p}, [WITHOUT] = {.p = without}};
    struct measurement b = {0};
    for (size_t i = 0; i < sizeof s / sizeof *s; i++)
        s[i].paths = xcalloc(n, sizeof *s[i].paths);
    look_at(&s[WITH], c->top, job, m);
    const char *top = s[WITH].whole == &m->net->mods[m->net->top] && c->top ? job->top : c->top;
    int status = WS_OK;
    if (!time_side(c, WITH, &s[WITH], d))
        status = d->status;
    if (status == WS_OK)
        status = map_without(c, top, o, &m->mapped, &s[WITHOUT], &b, d);
    for (size_t i = 0; status == WS_OK && i < n; i++)
        r->values[i] = value_of(r, i, s);
    if (status == WS_OK && c->modules)
        list_modules(r, &s[WITH], &s[WITHOUT]);
    for (size_t i = 0; i < sizeof s / sizeof *s; i++) {
        free(s[i].below);
        free(s[i].paths);
    }
    flow_free(&b);
    params_free(without);
    return status;
}

void compare_figure(const struct comparison_result *r, const char *name, double *value)
{
    const struct figure *all = comparison_figures(r->c);
    for (size_t i = 0; all[i].name; i++)
        if (strcmp(all[i].name, name) == 0)
            *value = r->values[i];
}

void compare_free(struct comparison_result *r)
{
    for (size_t i = 0; i < r->nmodules; i++)
        free(r->modules[i].name);
    free(r->modules);
    free(r->values);
    *r = (struct comparison_result){0};
}
