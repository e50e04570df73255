/* Joins the results of tasks into one table, and writes it as CSV and JSON. */
#include "sweep/table.h"
#include "base/mem.h"
#include "base/text.h"
#include "sweep/store.h"
#include <math.h>
#include <stdlib.h>

/* ---- figures of one result ---- */

/* What a result says of itself, and what differs from machine to machine. */
static bool is_figure(const char *name)
{
    static const char *const not_those[] = {"version", "command", "config",   "top",
                                            "seed",    "traces",  "kernel",   "parameters",
                                            "cover",   "seconds", "coverage", "recipe"};
    for (size_t i = 0; i < sizeof not_those / sizeof *not_those; i++)
        if (strcmp(name, not_those[i]) == 0)
            return false;
    return !strstr(name, "rate_") && !strstr(name, "_seconds");
}

static size_t column_of(struct sweep_table *t, const char *name, bool integer)
{
    for (size_t i = 0; i < t->ncolumns; i++)
        if (strcmp(t->columns[i].name, name) == 0) {
            t->columns[i].integer = t->columns[i].integer && integer;
            return i;
        }
    t->columns = xgrow(t->columns, t->ncolumns + 1, &t->columns_cap, sizeof *t->columns);
    t->columns[t->ncolumns] = (struct sweep_column){.name = xstrdup(name),
                                                    .band = sweep_band(t->plan->spec, name),
                                                    .integer = integer,
                                                    .more_is_better = sweep_more_is_better(name)};
    return t->ncolumns++;
}

static void set_value(struct sweep_table *t, size_t row, const char *name, double v, bool integer)
{
    size_t had = t->ncolumns, at = column_of(t, name, integer);
    if (at == had) /* new: every row has one place more */
        for (size_t i = 0; i < t->nrows; i++) {
            double **value = &t->rows[i].value;
            *value = xrealloc(*value, t->ncolumns * sizeof **value);
            (*value)[at] = NAN;
        }
    t->rows[row].value[at] = v;
}

static void flatten(struct sweep_table *t, size_t row, const char *prefix, const json_t *v)
{
    const char *key;
    json_t *member;
    size_t i;
    if (json_is_number(v)) {
        set_value(t, row, prefix, json_number_value(v), json_is_integer(v));
    } else if (json_is_object(v)) {
        json_object_foreach((json_t *)v, key, member)
        {
            char *name = strfmt("%s.%s", prefix, key);
            if (is_figure(key) && (!json_is_array(member) || strcmp(key, "rows") == 0))
                flatten(t, row, name, member);
            free(name);
        }
    } else if (json_is_array(v)) { /* the rows of a study's table */
        json_array_foreach(v, i, member)
        {
            const char *of = json_string_value(json_object_get(member, "name"));
            char *name = strfmt("%s.%s", prefix, of ? of : "?");
            if (json_is_object(member))
                flatten(t, row, name, member);
            free(name);
        }
    }
}

static void add_failure(struct sweep_table *t, const struct sweep_task *task, const json_t *result)
{
    const json_t *said = json_object_get(result, "said");
    size_t n = json_array_size(said);
    const char *last = n ? json_string_value(json_array_get(said, n - 1)) : NULL;
    for (size_t i = 0; i < t->nfailures; i++)
        if (t->failures[i].label == task->label)
            return;
    t->failures = xrealloc(t->failures, (t->nfailures + 1) * sizeof *t->failures);
    t->failures[t->nfailures++] = (struct sweep_failure){
        task->label, result ? (int)json_integer_value(json_object_get(result, "status")) : -1,
        xstrdup(last     ? last
                : result ? ""
                         : "no result")};
}

/* The figures of a task into a row. */
static void take(struct sweep_table *t, const char *dir, size_t row, const struct sweep_task *task,
                 const char *prefix)
{
    json_t *result = store_get(dir, task->key);
    const json_t *figures = json_object_get(result, "result");
    if (!result || json_integer_value(json_object_get(result, "status")) != 0)
        add_failure(t, task, result);
    if (json_is_object(figures))
        flatten(t, row, prefix, figures);
    json_decref(result);
}

/* "report", or with several technologies "report.osu018". */
static char *prefix_of(const struct sweep_spec *s, enum sweep_command c, size_t other)
{
    if (sweep_others(s, c) < 2 && c != SWEEP_STUDY)
        return xstrdup(sweep_command_name(c));
    const char *word = sweep_other(s, c, other), *name = word;
    int n = (int)strcspn(name, ":");
    return strfmt("%s.%.*s", sweep_command_name(c), n, name);
}

static void fill(struct sweep_table *t, const char *dir, size_t row, enum sweep_command c)
{
    const struct sweep_row *r = &t->rows[row];
    bool loads = c == SWEEP_RUN || c == SWEEP_COSIM;
    if (loads && r->workload == ALL_WORKLOADS)
        return;
    for (size_t o = 0; o < sweep_others(t->plan->spec, c); o++) {
        long task = sweep_task_of(t->plan, c, r->design, loads ? (size_t)r->workload : 0, o);
        char *prefix = prefix_of(t->plan->spec, c, o);
        if (task != NO_TASK)
            take(t, dir, row, &t->plan->tasks[task], prefix);
        free(prefix);
    }
}

/* ---- all workloads together ---- */

static size_t find_column(const struct sweep_table *t, const char *name)
{
    size_t i = 0;
    while (i < t->ncolumns && strcmp(t->columns[i].name, name) != 0)
        i++;
    return i;
}

/* How the figure of all workloads comes from theirs. Ratios are weighted by what they are a ratio
 * to, so that they are those of the sums. */
enum joined { SUM, MEAN, LEAST, MOST, WEIGHTED, NONE };
static const struct joining {
    const char *name;
    enum joined how;
    const char *weight;
} joinings[] = {
    {"run.ipc", WEIGHTED, "run.cycles"},
    {"run.conflict_cycles_per_bank_read", WEIGHTED, "run.bank_reads"},
    {"run.bank_utilization", WEIGHTED, "run.cycles"},
    {"run.ready_warps", WEIGHTED, "run.cycles"},
    {"run.memory.unit.mean_load_cycles", WEIGHTED, "run.memory.unit.loads"},
    {"run.memory.unit.longest_load_cycles", MOST, NULL},
    {"run.sthld.mean", WEIGHTED, "run.cycles"},
    {"run.sthld.lowest", LEAST, NULL},
    {"run.sthld.highest", MOST, NULL},
    {"run.sthld.last", NONE, NULL},
    {"run.sthld.state", NONE, NULL},
    {"run.register_files", MOST, NULL},
};

/* Numbers of things that happened are sums, the rest are means. */
static struct joining joining_of(const struct sweep_column *c)
{
    for (size_t i = 0; i < sizeof joinings / sizeof *joinings; i++)
        if (!strcmp(c->name, joinings[i].name))
            return joinings[i];
    return (struct joining){c->name, c->integer ? SUM : MEAN, NULL};
}

/* Without the figure of one workload there is none. */
static double join(const struct sweep_table *t, size_t c, const struct sweep_row *rows, size_t n)
{
    struct joining how = joining_of(&t->columns[c]);
    size_t weight = how.weight ? find_column(t, how.weight) : t->ncolumns;
    double sum = 0, weights = 0, least = rows[0].value[c], most = least;
    if (how.how == NONE || (how.how == WEIGHTED && weight == t->ncolumns))
        return NAN;
    for (size_t i = 0; i < n; i++) {
        double v = rows[i].value[c], w = how.how == WEIGHTED ? rows[i].value[weight] : 1;
        if (isnan(v))
            return NAN;
        sum += w * v;
        weights += w;
        least = fmin(least, v);
        most = fmax(most, v);
    }
    return how.how == SUM ? sum : how.how == LEAST ? least : how.how == MOST ? most : sum / weights;
}

static void sum_up(struct sweep_table *t, size_t all, size_t first, size_t n)
{
    for (size_t c = 0; c < t->ncolumns; c++) {
        const char *name = t->columns[c].name;
        if (starts_with(name, "run.") || starts_with(name, "cosim."))
            t->rows[all].value[c] = join(t, c, &t->rows[first], n);
    }
}

/* Of each workload its own, of all the geometric mean, as papers compare programs. */
static void geometric_mean(struct sweep_table *t, size_t all, size_t first, size_t n)
{
    size_t ipc = find_column(t, "run.ipc");
    double sum = 0;
    for (size_t i = 0; i < n && ipc < t->ncolumns; i++) {
        double v = t->rows[first + i].value[ipc];
        sum += log(v);
        if (!isnan(v))
            set_value(t, first + i, "run.ipc_geomean", v, false);
    }
    if (ipc < t->ncolumns && !isnan(sum))
        set_value(t, all, "run.ipc_geomean", exp(sum / (double)n), false);
}

/* ---- the plot and its front ---- */

double sweep_half_band(const struct sweep_column *c, double value)
{
    return fabs(value) * c->band;
}

/* Whether a figure of one row is better than that of another beyond what the bands leave open. */
static bool better(const struct sweep_table *t, size_t column, const struct sweep_row *a,
                   const struct sweep_row *b)
{
    const struct sweep_column *c = &t->columns[column];
    double x = a->value[column], y = b->value[column];
    if (c->more_is_better) {
        double swap = x;
        x = y;
        y = swap;
    }
    return x + sweep_half_band(c, x) < y - sweep_half_band(c, y);
}

static bool beats(const struct sweep_table *t, const struct sweep_row *a, const struct sweep_row *b)
{
    return (better(t, t->x, a, b) || better(t, t->y, a, b)) && !better(t, t->x, b, a) &&
           !better(t, t->y, b, a);
}

static bool has_both(const struct sweep_table *t, const struct sweep_row *r)
{
    return !isnan(r->value[t->x]) && !isnan(r->value[t->y]);
}

static void find_front(struct sweep_table *t)
{
    for (size_t i = 0; i < t->nrows; i++) {
        struct sweep_row *r = &t->rows[i];
        r->front = has_both(t, r);
        for (size_t k = 0; k < t->nrows && r->front; k++)
            if (t->rows[k].workload == r->workload && has_both(t, &t->rows[k]))
                r->front = !beats(t, &t->rows[k], r);
    }
}

static bool choose(struct sweep_table *t, const char *wanted, const char *const *usual, size_t not,
                   size_t *column, struct diag *d)
{
    if (wanted && (*column = find_column(t, wanted)) == t->ncolumns) {
        diag_error(d, "%s: [plot] %s: no such figure here", t->plan->spec->path, wanted);
        return false;
    }
    if (wanted)
        return true;
    *column = t->ncolumns;
    for (; *usual && (*column == t->ncolumns || *column == not ); usual++)
        *column = find_column(t, *usual);
    for (size_t i = 0; i < t->ncolumns && (*column == t->ncolumns || *column == not ); i++)
        *column = i;
    return true;
}

/* ---- the table ---- */

static void add_row(struct sweep_table *t, size_t design, long workload)
{
    t->rows = xrealloc(t->rows, (t->nrows + 1) * sizeof *t->rows);
    struct sweep_row r = {.design = design, .workload = workload};
    r.value = xcalloc(t->ncolumns + 1, sizeof *r.value);
    for (size_t i = 0; i < t->ncolumns; i++)
        r.value[i] = NAN;
    t->rows[t->nrows++] = r;
}

static void add_design(struct sweep_table *t, const char *dir, size_t design)
{
    size_t n = t->plan->nworkloads, first = t->nrows;
    for (size_t w = 0; w < (n ? n : 1); w++)
        add_row(t, design, (long)w);
    if (n > 1)
        add_row(t, design, ALL_WORKLOADS);
    for (size_t row = first; row < t->nrows; row++)
        for (unsigned c = 0; c < SWEEP_COMMANDS; c++)
            fill(t, dir, row, c);
    if (n > 1) {
        sum_up(t, t->nrows - 1, first, n);
        geometric_mean(t, t->nrows - 1, first, n);
    }
}

bool sweep_table_make(struct sweep_table *t, const struct sweep_plan *p, const char *dir,
                      struct diag *d)
{
    static const char *const xs[] = {"report.area_um2", "run.bank_reads", NULL},
                             *const ys[] = {"run.ipc_geomean", "run.ipc", "report.critical_path_ns",
                                            NULL};
    *t = (struct sweep_table){.plan = p};
    for (size_t i = 0; i < p->ndesigns; i++)
        add_design(t, dir, i);
    if (!t->ncolumns)
        return true;
    if (!choose(t, p->spec->plot_x, xs, t->ncolumns, &t->x, d) ||
        !choose(t, p->spec->plot_y, ys, t->x, &t->y, d))
        return false;
    if (t->y == t->ncolumns) /* a single figure */
        t->y = t->x;
    find_front(t);
    return true;
}

void sweep_table_free(struct sweep_table *t)
{
    for (size_t i = 0; i < t->ncolumns; i++)
        free(t->columns[i].name);
    for (size_t i = 0; i < t->nrows; i++)
        free(t->rows[i].value);
    for (size_t i = 0; i < t->nfailures; i++)
        free(t->failures[i].said);
    free(t->columns);
    free(t->rows);
    free(t->failures);
}

const char *sweep_row_workload(const struct sweep_table *t, const struct sweep_row *r)
{
    return r->workload == ALL_WORKLOADS                ? "all"
           : (size_t)r->workload < t->plan->nworkloads ? t->plan->workloads[r->workload].name
                                                       : "-";
}

/* ---- CSV ---- */

static void csv_word(FILE *f, const char *s)
{
    if (!strpbrk(s, ",\"\r\n")) {
        fputs(s, f);
        return;
    }
    fputc('"', f);
    for (; *s; s++) {
        if (*s == '"')
            fputc('"', f);
        fputc(*s, f);
    }
    fputc('"', f);
}

/* Of "key=value". */
static const char *value_in(const char *set)
{
    return strchr(set, '=') + 1;
}

void sweep_table_csv(const struct sweep_table *t, FILE *f)
{
    const struct sweep_spec *s = t->plan->spec;
    fputs("design,config", f);
    for (size_t i = 0; i < s->naxes; i++)
        fprintf(f, ",%s", s->axes[i].key);
    fputs(",workload,front", f);
    for (size_t i = 0; i < t->ncolumns; i++) {
        fputc(',', f);
        csv_word(f, t->columns[i].name);
        char *band = strfmt(",%s +-", t->columns[i].name);
        fputc(',', f);
        csv_word(f, band + 1);
        free(band);
    }
    fputc('\n', f);
    for (size_t i = 0; i < t->nrows; i++) {
        const struct sweep_row *r = &t->rows[i];
        const struct sweep_design *g = &t->plan->designs[r->design];
        fprintf(f, "%s,", g->id);
        csv_word(f, g->config ? g->config : "");
        for (size_t k = 0; k < s->naxes; k++) {
            fputc(',', f);
            csv_word(f, value_in(g->sets[s->fixed.n + k]));
        }
        fputc(',', f);
        csv_word(f, sweep_row_workload(t, r));
        fprintf(f, ",%d", r->front);
        for (size_t k = 0; k < t->ncolumns; k++) {
            if (isnan(r->value[k]))
                fputs(",,", f);
            else
                fprintf(f, ",%.12g,%.6g", r->value[k],
                        sweep_half_band(&t->columns[k], r->value[k]));
        }
        fputc('\n', f);
    }
}

/* ---- JSON ---- */

static json_t *words(const struct word_list *l)
{
    json_t *list = json_array();
    for (size_t i = 0; i < l->n; i++)
        json_array_append_new(list, json_string(l->at[i]));
    return list;
}

static json_t *axes(const struct sweep_spec *s)
{
    json_t *j = json_object();
    for (size_t i = 0; i < s->naxes; i++)
        json_object_set_new(j, s->axes[i].key, words(&s->axes[i].values));
    return j;
}

static json_t *sets_of(const struct sweep_design *g)
{
    json_t *j = json_object();
    for (size_t i = 0; i < g->nsets; i++) {
        const char *value = value_in(g->sets[i]);
        char *key = strfmt("%.*s", (int)(value - 1 - g->sets[i]), g->sets[i]), *end;
        long long number = strtoll(value, &end, 10);
        json_object_set_new(j, key, *value && !*end ? json_integer(number) : json_string(value));
        free(key);
    }
    return j;
}

/* Where the row's own results are, by the folder of the sweep. */
static json_t *files_of(const struct sweep_table *t, const struct sweep_row *r)
{
    json_t *list = json_array();
    for (unsigned c = 0; c < SWEEP_COMMANDS; c++) {
        bool loads = c == SWEEP_RUN || c == SWEEP_COSIM;
        for (size_t o = 0; o < sweep_others(t->plan->spec, c); o++) {
            if (loads && r->workload == ALL_WORKLOADS)
                continue;
            long at = sweep_task_of(t->plan, c, r->design, loads ? (size_t)r->workload : 0, o);
            if (at == NO_TASK)
                continue;
            const struct sweep_task *task = &t->plan->tasks[at];
            char *path = c == SWEEP_REPORT ? strfmt("reports/%s/report.html", task->key)
                                           : strfmt("points/%s.json", task->key);
            json_array_append_new(list, json_string(path));
            free(path);
        }
    }
    return list;
}

static json_t *row_json(const struct sweep_table *t, const struct sweep_row *r)
{
    const struct sweep_design *g = &t->plan->designs[r->design];
    json_t *figures = json_object();
    for (size_t i = 0; i < t->ncolumns; i++) {
        const struct sweep_column *c = &t->columns[i];
        if (isnan(r->value[i]))
            continue;
        json_t *v = c->integer && fabs(r->value[i]) < 9e15 ? json_integer((json_int_t)r->value[i])
                                                           : json_real(r->value[i]);
        json_object_set_new(figures, c->name,
                            json_pack("[of]", v, sweep_half_band(c, r->value[i])));
    }
    return json_pack("{ss ss? so ss sb so so}", "design", g->id, "config", g->config, "parameters",
                     sets_of(g), "workload", sweep_row_workload(t, r), "front", r->front, "figures",
                     figures, "files", files_of(t, r));
}

json_t *sweep_table_json(const struct sweep_table *t)
{
    const struct sweep_plan *p = t->plan;
    json_t *rows = json_array(), *reasons = json_array(), *failures = json_array(),
           *better_up = json_array();
    for (size_t i = 0; i < t->nrows; i++)
        json_array_append_new(rows, row_json(t, &t->rows[i]));
    for (size_t i = 0; i < p->nreasons; i++)
        json_array_append_new(reasons, json_pack("{ss sI}", "why", p->reasons[i].why, "count",
                                                 (json_int_t)p->reasons[i].count));
    for (size_t i = 0; i < t->nfailures; i++)
        json_array_append_new(failures,
                              json_pack("{ss si ss}", "task", t->failures[i].label, "status",
                                        t->failures[i].status, "said", t->failures[i].said));
    for (size_t i = 0; i < t->ncolumns; i++)
        if (t->columns[i].more_is_better)
            json_array_append_new(better_up, json_string(t->columns[i].name));
    json_t *plot =
        t->ncolumns ? json_pack("{ss ss}", "x", t->columns[t->x].name, "y", t->columns[t->y].name)
                    : json_object();
    return json_pack("{so sI sI sI sI so so so so so}", "axes", axes(p->spec), "designs",
                     (json_int_t)p->ndesigns, "left_out", (json_int_t)p->left_out, "tasks",
                     (json_int_t)p->ntasks, "asked", (json_int_t)p->asked, "reasons", reasons,
                     "failures", failures, "plot", plot, "more_is_better", better_up, "rows", rows);
}
