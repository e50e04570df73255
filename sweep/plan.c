/* What a sweep has to do: the designs that its axes span, and the tasks behind their figures, equal
 * ones once. */
#include "sweep/plan.h"
#include "base/digest.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "cmodel/calls/table1.h"
#include "cmodel/programs/work.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- workloads ---- */

static uint64_t text_sum(const char *text, uint64_t before)
{
    return digest(text, strlen(text) + 1, before);
}

/* Of a list of kernels: itself and the files that it names. */
static uint64_t list_sum(const char *path, const char *text)
{
    const char *slash = strrchr(path, '/');
    uint64_t sum = text_sum(text, 0);
    for (const char *s = text; *s;) {
        size_t n = strcspn(s, "\r\n");
        char *plain = *s == '/' || !slash
                          ? strfmt("%.*s", (int)n, s)
                          : strfmt("%.*s/%.*s", (int)(slash - path), path, (int)n, s);
        char *packed = strfmt("%s.xz", plain);
        uint64_t file;
        if (n && (digest_file(plain, &file) || digest_file(packed, &file)))
            sum = digest(&file, sizeof file, sum);
        free(packed);
        free(plain);
        s += n + strspn(s + n, "\r\n");
    }
    return sum;
}

/* "bfs_sm70/kernel-1" of ".../bfs_sm70/kernel-1.traceg.xz": the last folder and the file. */
static char *short_name(const char *path)
{
    const char *at = strrchr(path, '/');
    while (at && at > path && at[-1] != '/')
        at--;
    const char *begin = at ? at : path;
    const char *end = strstr(begin, ".traceg");
    return strfmt("%.*s", end ? (int)(end - begin) : (int)strlen(begin), begin);
}

static void add_workload(struct sweep_plan *p, struct sweep_workload w)
{
    p->workloads = xrealloc(p->workloads, (p->nworkloads + 1) * sizeof *p->workloads);
    for (size_t i = 0; i < p->nworkloads; i++)
        if (strcmp(p->workloads[i].name, w.name) == 0) {
            free(w.name);
            w.name = strfmt("%s#%zu", w.trace ? w.trace : w.kernel, p->nworkloads + 1);
        }
    p->workloads[p->nworkloads++] = w;
}

static bool is_kernel(const char *name)
{
    for (const char *const *k = work_kernel_names(); *k; k++)
        if (strcmp(*k, name) == 0)
            return true;
    for (const char *const *k = table1_names(); *k; k++)
        if (strcmp(*k, name) == 0)
            return true;
    return false;
}

static void find_workloads(struct sweep_plan *p, struct diag *d)
{
    const struct sweep_spec *s = p->spec;
    for (size_t i = 0; i < s->traces.n; i++) {
        const char *path = s->traces.at[i];
        struct sweep_workload w = {.trace = path, .name = short_name(path)};
        bool good = digest_file(path, &w.sum);
        if (!good)
            diag_error(d, "%s:%u: trace = %s: cannot be read: %s", s->path, s->traces.line, path,
                       strerror(errno));
        if (good && trace_is_list(path)) {
            char *text = file_read(path, NULL, d);
            w.sum = text ? list_sum(path, text) : 0;
            free(text);
        }
        add_workload(p, w);
    }
    for (size_t i = 0; i < s->kernels.n; i++) {
        const char *name = s->kernels.at[i];
        if (!is_kernel(name))
            diag_error(d, "%s:%u: kernel = %s: no such kernel (`warpsmith list' names them)",
                       s->path, s->kernels.line, name);
        add_workload(p, (struct sweep_workload){
                            .kernel = name, .name = xstrdup(name), .sum = text_sum(name, 1)});
    }
}

/* ---- designs ---- */

static void leave_out(struct sweep_plan *p, const char *why)
{
    p->left_out++;
    for (size_t i = 0; i < p->nreasons; i++)
        if (strcmp(p->reasons[i].why, why) == 0) {
            p->reasons[i].count++;
            return;
        }
    p->reasons = xrealloc(p->reasons, (p->nreasons + 1) * sizeof *p->reasons);
    p->reasons[p->nreasons++] = (struct sweep_reason){xstrdup(why), 1};
}

static void design_free(struct sweep_design *g)
{
    for (size_t i = 0; i < g->nsets; i++)
        free(g->sets[i]);
    free(g->sets);
    free(g->id);
    params_free(g->p);
}

static bool meets_rules(struct sweep_plan *p, const struct params *params, struct diag *d)
{
    const struct sweep_spec *s = p->spec;
    for (size_t i = 0; i < s->nrules; i++) {
        bool bad;
        if (sweep_rule_met(s, &s->rules[i], params, &bad, d))
            continue;
        if (!bad) {
            char *why = strfmt("[only] %s", s->rules[i].text);
            leave_out(p, why);
            free(why);
        }
        return false;
    }
    return true;
}

/* The design with those sets, unless it is not legal. Takes g's memory over. */
static void try_design(struct sweep_plan *p, struct sweep_design *g, struct diag *d)
{
    struct diag why;
    diag_init(&why, NULL);
    bool good = !g->config;
    if (g->config) {
        g->p = params_load(g->config, (const char *const *)g->sets, g->nsets, &why);
        if (!g->p)
            leave_out(p, why.n ? why.lines[0] : "not legal");
        good = g->p && meets_rules(p, g->p, d);
    }
    diag_free(&why);
    if (!good) {
        design_free(g);
        return;
    }
    g->id = strfmt("d%03zu", p->ndesigns + 1);
    p->designs = xrealloc(p->designs, (p->ndesigns + 1) * sizeof *p->designs);
    p->designs[p->ndesigns++] = *g;
}

/* Every combination of the axes' values, the last axis fastest. */
static void span(struct sweep_plan *p, const char *config, struct diag *d)
{
    const struct sweep_spec *s = p->spec;
    size_t *at = xcalloc(s->naxes + 1, sizeof *at);
    for (bool more = true; more && !d->errors;) {
        struct sweep_design g = {.config = config, .nsets = s->fixed.n + s->naxes};
        g.sets = xcalloc(g.nsets + 1, sizeof *g.sets);
        for (size_t i = 0; i < s->fixed.n; i++)
            g.sets[i] = xstrdup(s->fixed.at[i]);
        for (size_t i = 0; i < s->naxes; i++)
            g.sets[s->fixed.n + i] = strfmt("%s=%s", s->axes[i].key, s->axes[i].values.at[at[i]]);
        try_design(p, &g, d);
        size_t i = s->naxes;
        while (i > 0 && ++at[i - 1] == s->axes[i - 1].values.n)
            at[--i] = 0;
        more = i > 0;
    }
    free(at);
}

/* The configuration by itself: a mistake in its name is no set that is left out. */
static bool config_is_there(const struct sweep_spec *s, const char *config, struct diag *d)
{
    if (params_preset_summary(config) || access(config, R_OK) == 0)
        return true;
    diag_error(d, "%s:%u: config = %s: neither a preset nor a file that can be read", s->path,
               s->configs.line, config);
    return false;
}

/* ---- tasks ---- */

size_t sweep_others(const struct sweep_spec *s, enum sweep_command c)
{
    const size_t n[SWEEP_COMMANDS] = {1, s->techs.n, s->seeds.n, s->studies.n};
    return c == SWEEP_STUDY || n[c] ? n[c] : 1;
}

const char *sweep_other(const struct sweep_spec *s, enum sweep_command c, size_t i)
{
    const struct word_list *l = c == SWEEP_REPORT  ? &s->techs
                                : c == SWEEP_COSIM ? &s->seeds
                                : c == SWEEP_STUDY ? &s->studies
                                                   : NULL;
    const char *none = c == SWEEP_REPORT ? "osu018" : c == SWEEP_COSIM ? "1" : "";
    return l && i < l->n ? l->at[i] : none;
}

struct words {
    char **at;
    size_t n;
};

static void add(struct words *w, const char *word)
{
    w->at = xrealloc(w->at, (w->n + 2) * sizeof *w->at);
    w->at[w->n++] = xstrdup(word);
    w->at[w->n] = NULL;
}

static void add_option(struct words *w, const char *option, const char *value)
{
    if (value) {
        add(w, option);
        add(w, value);
    }
}

/* NAME, or NAME:FILE:FILE... */
static void add_tech(struct words *w, const char *tech)
{
    size_t n = strcspn(tech, ":");
    char *name = strfmt("%.*s", (int)n, tech);
    if (*name)
        add_option(w, "--tech", name);
    free(name);
    while (tech[n]) {
        const char *file = tech + n + 1;
        size_t len = strcspn(file, ":");
        char *path = strfmt("%.*s", (int)len, file);
        add_option(w, "--liberty", path);
        free(path);
        n += 1 + len;
    }
}

/* And of the files that it reads. */
static uint64_t tech_sum(const char *tech)
{
    uint64_t sum = text_sum(tech, 2);
    for (const char *s = tech + strcspn(tech, ":"); *s;) {
        size_t len = strcspn(++s, ":");
        char *path = strfmt("%.*s", (int)len, s);
        uint64_t file;
        if (digest_file(path, &file))
            sum = digest(&file, sizeof file, sum);
        free(path);
        s += len;
    }
    return sum;
}

static void add_workload_option(struct words *w, const struct sweep_workload *load)
{
    if (load) {
        add_option(w, "--trace", load->trace);
        add_option(w, "--kernel", load->kernel);
    }
}

static struct words command_line(const struct sweep_spec *s, enum sweep_command c,
                                 const struct sweep_design *g, const struct sweep_workload *load,
                                 const char *other)
{
    struct words w = {0};
    add(&w, sweep_command_name(c));
    if (c == SWEEP_STUDY)
        add(&w, other);
    else
        add(&w, g->config);
    for (size_t i = 0; i < g->nsets; i++)
        add_option(&w, "--set", g->sets[i]);
    if (c != SWEEP_STUDY)
        add_option(&w, "--top", s->top);
    if (c == SWEEP_RUN || c == SWEEP_COSIM) {
        add_workload_option(&w, load);
        add_option(&w, "--cycles", s->cycles);
    }
    if (c == SWEEP_COSIM)
        add_option(&w, "--seed", other);
    if (c == SWEEP_REPORT)
        add_tech(&w, other);
    if (c == SWEEP_STUDY) {
        for (size_t i = 0; i < s->traces.n; i++)
            add_option(&w, "--trace", s->traces.at[i]);
        add_option(&w, "--jobs", "1");
    }
    return w;
}

/* All that the result depends on, as far as the program can know; not the words that say it. */
static char *key_of(const struct sweep_plan *p, enum sweep_command c, const struct sweep_design *g,
                    const struct sweep_workload *load, const char *other)
{
    const struct sweep_spec *s = p->spec;
    uint64_t sum = digest(&p->program, sizeof p->program, 0);
    sum = text_sum(sweep_command_name(c), sum);
    if (g->p && c != SWEEP_STUDY) {
        json_t *all = params_to_json(g->p);
        char *text = json_dumps(all, JSON_COMPACT | JSON_SORT_KEYS);
        sum = text_sum(text, sum);
        free(text);
        json_decref(all);
    }
    for (size_t i = 0; i < g->nsets && c == SWEEP_STUDY; i++)
        sum = text_sum(g->sets[i], sum);
    for (size_t i = 0; i < p->nworkloads && c == SWEEP_STUDY; i++)
        sum = digest(&p->workloads[i].sum, sizeof p->workloads[i].sum, sum);
    sum = text_sum(s->top && c != SWEEP_STUDY ? s->top : "", sum);
    if (c == SWEEP_RUN || c == SWEEP_COSIM) {
        uint64_t of = load ? load->sum : 0;
        sum = digest(&of, sizeof of, sum);
        sum = text_sum(load && load->trace ? load->trace : "", sum);
        sum = text_sum(s->cycles ? s->cycles : "", sum);
    }
    if (c == SWEEP_REPORT) {
        uint64_t of = tech_sum(other);
        sum = digest(&of, sizeof of, sum);
    }
    sum = text_sum(other, sum);
    return strfmt("%s-%016" PRIx64, sweep_command_name(c), sum);
}

static long find_task(const struct sweep_plan *p, const char *key)
{
    for (size_t i = 0; i < p->ntasks; i++)
        if (strcmp(p->tasks[i].key, key) == 0)
            return (long)i;
    return NO_TASK;
}

static const struct sweep_workload *workload_at(const struct sweep_plan *p, size_t i)
{
    return i < p->nworkloads ? &p->workloads[i] : NULL;
}

static void add_task(struct sweep_plan *p, enum sweep_command c, size_t design, size_t load,
                     size_t other)
{
    const struct sweep_design *g = &p->designs[design];
    const struct sweep_workload *w =
        c == SWEEP_RUN || c == SWEEP_COSIM ? workload_at(p, load) : NULL;
    const char *word = sweep_other(p->spec, c, other);
    char *key = key_of(p, c, g, w, word);
    p->asked++;
    if (find_task(p, key) != NO_TASK) {
        free(key);
        return;
    }
    p->tasks = xgrow(p->tasks, p->ntasks + 1, &p->tasks_cap, sizeof *p->tasks);
    p->tasks[p->ntasks++] = (struct sweep_task){
        .key = key,
        .label = strfmt("%s %s %s", sweep_command_name(c), g->id, w ? w->name : word),
        .command = c,
        .argv = command_line(p->spec, c, g, w, word).at};
}

long sweep_task_of(const struct sweep_plan *p, enum sweep_command c, size_t design, size_t load,
                   size_t other)
{
    if (!p->spec->command[c])
        return NO_TASK;
    const struct sweep_workload *w =
        c == SWEEP_RUN || c == SWEEP_COSIM ? workload_at(p, load) : NULL;
    char *key = key_of(p, c, &p->designs[design], w, sweep_other(p->spec, c, other));
    long at = find_task(p, key);
    free(key);
    return at;
}

static void add_tasks(struct sweep_plan *p)
{
    const struct sweep_spec *s = p->spec;
    for (unsigned c = 0; c < SWEEP_COMMANDS; c++) {
        bool loads = c == SWEEP_RUN || c == SWEEP_COSIM;
        size_t n = loads && p->nworkloads ? p->nworkloads : 1;
        for (size_t g = 0; g < p->ndesigns && s->command[c]; g++)
            for (size_t w = 0; w < n; w++)
                for (size_t o = 0; o < sweep_others(s, c); o++)
                    add_task(p, c, g, w, o);
    }
}

struct sweep_plan *sweep_plan(const struct sweep_spec *s, struct diag *d)
{
    struct sweep_plan *p = xcalloc(1, sizeof *p);
    size_t errors = d->errors;
    p->spec = s;
    if (!digest_file("/proc/self/exe", &p->program))
        diag_error(d, "the program itself cannot be read: %s", strerror(errno));
    find_workloads(p, d);
    for (size_t i = 0; i < s->configs.n && d->errors == errors; i++)
        if (config_is_there(s, s->configs.at[i], d))
            span(p, s->configs.at[i], d);
    if (!s->configs.n && d->errors == errors)
        span(p, NULL, d);
    if (d->errors == errors && !p->ndesigns)
        diag_error(d, "%s: none of %zu sets of parameters is legal: %s", s->path, p->left_out,
                   p->nreasons ? p->reasons[0].why : "");
    if (d->errors == errors)
        add_tasks(p);
    if (d->errors == errors)
        return p;
    sweep_plan_free(p);
    return NULL;
}

void sweep_plan_free(struct sweep_plan *p)
{
    if (!p)
        return;
    for (size_t i = 0; i < p->nworkloads; i++)
        free(p->workloads[i].name);
    for (size_t i = 0; i < p->ndesigns; i++)
        design_free(&p->designs[i]);
    for (size_t i = 0; i < p->ntasks; i++) {
        for (char **w = p->tasks[i].argv; *w; w++)
            free(*w);
        free(p->tasks[i].argv);
        free(p->tasks[i].key);
        free(p->tasks[i].label);
    }
    for (size_t i = 0; i < p->nreasons; i++)
        free(p->reasons[i].why);
    free(p->workloads);
    free(p->designs);
    free(p->tasks);
    free(p->reasons);
    free(p);
}
