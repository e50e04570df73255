/* Reads Liberty: groups and attributes into cells, pins and tables. */
#include "synth/liberty.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "synth/lib_function.h"
#include "synth/lib_parse.h"
#include <ctype.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What one file is read with: its units and its table templates. */
struct reader {
    struct liberty *l;
    const struct lib_node *root;
    const char *path;
    double ns, pf; /* of one unit of the file */
    struct diag *d;
    bool failed;
};

/* strtod also reads "inf" and "nan", and a figure beyond this is a slip in any unit. */
static bool plausible(double v)
{
    return fabs(v) < 1e15;
}

static bool number(struct reader *r, const struct lib_node *n, const char *s, double *v)
{
    char *end;
    *v = strtod(s, &end);
    while (isspace((unsigned char)*end))
        end++;
    if (end != s && !*end && plausible(*v))
        return true;
    diag_error(r->d, "%s:%u: %.60s = %.60s: not a number", r->path, n->line, n->name, s);
    r->failed = true;
    return false;
}

static bool number_attr(struct reader *r, const struct lib_node *n, const char *name, double *v)
{
    for (const struct lib_node *c = n->first; c; c = c->next)
        if (c->value && strcmp(c->name, name) == 0)
            return number(r, c, c->value, v);
    return false;
}

static bool units(struct reader *r)
{
    r->ns = r->pf = 1;
    const char *t = lib_attr(r->root, "time_unit");
    if (t) {
        char *end;
        double k = strtod(t, &end);
        if (strcmp(end, "ps") == 0)
            r->ns = k * 1e-3;
        else if (strcmp(end, "ns") == 0)
            r->ns = k;
        else if (strcmp(end, "fs") == 0)
            r->ns = k * 1e-6;
        else
            k = 0;
        if (!(k > 0) || !plausible(k)) {
            diag_error(r->d, "%s: time_unit = %.60s: not a time unit (1ns, 10ps, ...)", r->path, t);
            return false;
        }
    }
    const struct lib_node *c = lib_child(r->root, "capacitive_load_unit");
    if (c) {
        double k = 0;
        if (c->nargs == 2 && !number(r, c, c->args[0], &k))
            return false;
        if (!(k > 0)) {
            diag_error(r->d, "%s:%u: capacitive_load_unit: a number above 0 and a unit are wanted",
                       r->path, c->line);
            return false;
        }
        if (strcmp(c->args[1], "pf") == 0 || strcmp(c->args[1], "pF") == 0)
            r->pf = k;
        else if (strcmp(c->args[1], "ff") == 0 || strcmp(c->args[1], "fF") == 0)
            r->pf = k * 1e-3;
        else {
            diag_error(r->d, "%s:%u: capacitive_load_unit = %.60s: not a unit (pf or ff)", r->path,
                       c->line, c->args[1]);
            return false;
        }
    }
    return true;
}

/* All numbers in the quoted arguments of a complex attribute, times `unit`. */
static const double *numbers(struct reader *r, const struct lib_node *n, double unit,
                             unsigned *count)
{
    size_t most = 0;
    for (unsigned i = 0; i < n->nargs; i++)
        most += strlen(n->args[i]) / 2 + 1;
    double *v = lib_alloc(&r->l->arena, (most + 1) * sizeof *v);
    *count = 0;
    for (unsigned i = 0; i < n->nargs; i++) {
        const char *p = n->args[i];
        for (;;) {
            p += strspn(p, " ,\t\r\n");
            if (!*p)
                break;
            char *end;
            double x = strtod(p, &end);
            if (end == p || !plausible(x)) {
                diag_error(r->d, "%s:%u: %.60s: not a list of numbers at \"%.30s\"", r->path,
                           n->line, n->name, p);
                r->failed = true;
                return v;
            }
            v[(*count)++] = x * unit;
            p = end;
        }
    }
    return v;
}

/* The numbers of an index: where two are equal, nothing can be interpolated. */
static const double *ascending(struct reader *r, const struct lib_node *n, double unit,
                               unsigned *count)
{
    const double *v = numbers(r, n, unit, count);
    for (unsigned i = 1; i < *count && !r->failed; i++)
        if (!(v[i] > v[i - 1])) {
            diag_error(r->d, "%s:%u: %s: its numbers must ascend", r->path, n->line, n->name);
            r->failed = true;
        }
    return v;
}

static const struct lib_node *template_of(const struct reader *r, const struct lib_node *table)
{
    if (table->nargs != 1)
        return NULL;
    for (const struct lib_node *c = r->root->first; c; c = c->next)
        if ((strcmp(c->name, "lu_table_template") == 0 ||
             strcmp(c->name, "power_lut_template") == 0) &&
            c->nargs == 1 && strcmp(c->args[0], table->args[0]) == 0)
            return c;
    return NULL;
}

static void table(struct reader *r, const struct lib_node *n, double unit, struct lib_table *t)
{
    const struct lib_node *tmpl = template_of(r, n), *values = lib_child(n, "values");
    if (!values)
        return;
    unsigned len[2] = {1, 1}, total;
    const double *index[2] = {NULL, NULL};
    bool is_load[2] = {false, false};
    for (int i = 0; i < 2; i++) {
        const char *var = tmpl ? lib_attr(tmpl, i ? "variable_2" : "variable_1") : NULL;
        if (!var)
            continue;
        is_load[i] = strstr(var, "net_capacitance") != NULL;
        const char *key = i ? "index_2" : "index_1";
        const struct lib_node *x = lib_child(n, key);
        if (!x)
            x = lib_child(tmpl, key);
        if (x)
            index[i] = ascending(r, x, is_load[i] ? r->pf : r->ns, &len[i]);
    }
    const double *v = numbers(r, values, unit, &total);
    if (r->failed)
        return;
    if (total == 0 || total != (uint64_t)len[0] * len[1]) {
        diag_error(r->d, "%s:%u: table has %u values (%u x %u by its indices)", r->path,
                   values->line, total, len[0], len[1]);
        r->failed = true;
        return;
    }
    static const double zero[1] = {0};
    int s = is_load[0] ? 1 : 0, c = 1 - s; /* which index is the slew, which the load */
    t->nslew = len[s];
    t->nload = len[c];
    t->slew = index[s] ? index[s] : zero;
    t->load = index[c] ? index[c] : zero;
    double *w = lib_alloc(&r->l->arena, total * sizeof *w);
    for (unsigned i = 0; i < t->nslew; i++)
        for (unsigned j = 0; j < t->nload; j++)
            w[i * t->nload + j] = s == 0 ? v[i * t->nload + j] : v[j * t->nslew + i];
    t->v = w;
}

/* Energies of the pin's own changes: of an output by the inputs that cause them, of an input those
 * that no output has a part in. Their unit is that of capacitance times 1 V^2. */
static void powers(struct reader *r, const struct lib_node *n, struct lib_pin *p)
{
    unsigned most = 0;
    bool output = p->dir == LIB_OUTPUT;
    for (const struct lib_node *c = n->first; c; c = c->next)
        most += strcmp(c->name, "internal_power") == 0 && (output || !lib_attr(c, "related_pin"));
    struct lib_table *all = lib_alloc(&r->l->arena, (2 * (size_t)most + 1) * sizeof *all);
    for (const struct lib_node *c = n->first; c && !r->failed; c = c->next) {
        const struct lib_node *rise = lib_child(c, "rise_power"),
                              *fall = lib_child(c, "fall_power");
        if (strcmp(c->name, "internal_power") != 0 || (!output && lib_attr(c, "related_pin")) ||
            !rise || !fall)
            continue;
        table(r, rise, r->pf, &all[2 * p->npower]);
        table(r, fall, r->pf, &all[2 * p->npower + 1]);
        p->npower++;
    }
    p->power = all;
}

/* As OpenSTA has them: the range that is stated for an edge comes before what is stated for it, and
 * that before the plain capacitance. */
static void capacitances(struct reader *r, const struct lib_node *n, struct lib_pin *p)
{
    static const char *const edges[] = {"rise_capacitance", "fall_capacitance"},
                             *const ranges[] = {"rise_capacitance_range", "fall_capacitance_range"};
    double plain, edge;
    if (!number_attr(r, n, "capacitance", &plain))
        plain = 0;
    p->cap = plain * r->pf;
    for (int e = 0; e < 2; e++) {
        double *range = p->ranges[e];
        range[0] = range[1] = r->pf * (number_attr(r, n, edges[e], &edge) ? edge : plain);
        if (range[1] > p->cap)
            p->cap = range[1];
        const struct lib_node *stated = lib_child(n, ranges[e]);
        for (unsigned i = 0; stated && stated->nargs == 2 && i < 2; i++)
            range[i] = r->pf * strtod(stated->args[i], NULL);
    }
}

static void pin(struct reader *r, const struct lib_node *n, const char *name, struct lib_pin *p)
{
    p->name = name;
    const char *dir = lib_attr(n, "direction");
    p->dir = !dir || strcmp(dir, "input") == 0 ? LIB_INPUT
             : strcmp(dir, "output") == 0      ? LIB_OUTPUT
             : strcmp(dir, "internal") == 0    ? LIB_INTERNAL
                                               : LIB_INOUT;
    const char *clock = lib_attr(n, "clock");
    p->clock = clock && strcmp(clock, "true") == 0;
    p->function = lib_attr(n, "function");
    p->three_state = lib_attr(n, "three_state") != NULL;
    capacitances(r, n, p);
    if (p->dir == LIB_INPUT || p->dir == LIB_OUTPUT)
        powers(r, n, p);
    unsigned narcs = 0;
    for (const struct lib_node *c = n->first; c; c = c->next) {
        narcs += c->group && lib_child(c, "cell_rise") != NULL;
        p->checked |= p->dir == LIB_INPUT && c->group && strcmp(c->name, "timing") == 0;
    }
    struct lib_arc *arcs = lib_alloc(&r->l->arena, (narcs + 1) * sizeof *arcs);
    p->arcs = arcs;
    for (const struct lib_node *c = n->first; c; c = c->next) {
        if (!c->group || !lib_child(c, "cell_rise"))
            continue;
        struct lib_arc *a = &arcs[p->narcs++];
        a->related = lib_attr(c, "related_pin");
        const char *type = lib_attr(c, "timing_type");
        a->edge = type && ends_with(type, "ing_edge");
        for (const struct lib_node *t = c->first; t; t = t->next) {
            if (strcmp(t->name, "cell_rise") == 0)
                table(r, t, r->ns, &a->delay[0]);
            else if (strcmp(t->name, "cell_fall") == 0)
                table(r, t, r->ns, &a->delay[1]);
            else if (strcmp(t->name, "rise_transition") == 0)
                table(r, t, r->ns, &a->tran[0]);
            else if (strcmp(t->name, "fall_transition") == 0)
                table(r, t, r->ns, &a->tran[1]);
        }
    }
}

/* Bits of `ff_bank (q, qn, bits)`; storage that is not counted would make totals silently wrong. */
static unsigned bank_width(struct reader *r, const struct lib_node *n)
{
    double bits = 0;
    if (n->nargs == 3 && number(r, n, n->args[2], &bits) && bits >= 1 && bits <= 4096 &&
        bits == floor(bits))
        return (unsigned)bits;
    if (!r->failed)
        diag_error(r->d, "%s:%u: ff_bank: two names and a width of 1..4096 bits are wanted",
                   r->path, n->line);
    r->failed = true;
    return 0;
}

/* Cells that the library itself keeps from mapping, and those that only make sense between parts of
 * a chip that are powered apart, which plain logic functions would hide. */
static bool is_special(const struct lib_node *cell)
{
    static const char *const flags[] = {"dont_use", "is_isolation_cell", "is_level_shifter",
                                        "always_on"};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        const char *v = lib_attr(cell, flags[i]);
        if (v && strcmp(v, "true") == 0)
            return true;
    }
    return lib_attr(cell, "switch_cell_type") || lib_attr(cell, "retention_cell");
}

static void cell(struct reader *r, const struct lib_node *n)
{
    struct liberty *l = r->l;
    if (n->nargs != 1) {
        diag_error(r->d, "%s:%u: cell without a name", r->path, n->line);
        r->failed = true;
        return;
    }
    if (l->ncells == l->cap) {
        l->cap = l->cap ? l->cap * 2 : 64;
        l->cells = xrealloc(l->cells, l->cap * sizeof *l->cells);
    }
    struct lib_cell *c = &l->cells[l->ncells++];
    *c = (struct lib_cell){.name = n->args[0], .file = r->path, .line = n->line};
    c->area_known = number_attr(r, n, "area", &c->area) && c->area > 0;
    c->dont_use = is_special(n);
    unsigned npins = 0;
    for (const struct lib_node *k = n->first; k; k = k->next) {
        if (strcmp(k->name, "pin") == 0)
            npins += k->nargs;
        else if (strcmp(k->name, "ff") == 0)
            c->flops++;
        else if (strcmp(k->name, "latch") == 0)
            c->latches++;
        else if (strcmp(k->name, "ff_bank") == 0)
            c->flops += bank_width(r, k);
    }
    struct lib_pin *pins = lib_alloc(&l->arena, (npins + 1) * sizeof *pins);
    for (const struct lib_node *k = n->first; k; k = k->next)
        if (strcmp(k->name, "pin") == 0)
            for (unsigned i = 0; i < k->nargs; i++)
                pin(r, k, k->args[i], &pins[c->npins++]);
    c->pins = pins;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct lib_cell *)a)->name, ((const struct lib_cell *)b)->name);
}

static char *file_text(const char *path, struct diag *d)
{
    size_t len = 0;
    char *text;
    if (!ends_with(path, ".gz")) {
        text = file_read(path, &len, d);
    } else {
        const char *argv[] = {"gzip", "-dc", "--", path, NULL};
        struct proc_result res;
        if (proc_run(argv, NULL, &res, d) != WS_OK)
            return NULL;
        if (res.status != 0) {
            /* what it says comes behind what it could unpack */
            const char *said = res.out;
            for (const char *at = said; (at = strstr(at, "gzip: ")); at++)
                said = at;
            diag_error(d, "%s: %.*s", path, (int)strcspn(said, "\n"), said);
            proc_result_free(&res);
            return NULL;
        }
        text = res.out;
        len = res.len;
        res.out = NULL;
        proc_result_free(&res);
    }
    if (text && strlen(text) < len) {
        diag_error(d, "%s: a zero byte in it (a Liberty library is text)", path);
        free(text);
        return NULL;
    }
    return text;
}

/* Input pins that do not state their capacitance get the file's default written to them, so that
 * every tool sees it. */
static void fill_capacitances(struct liberty *l, struct lib_node *root)
{
    static const char *const stated[] = {"capacitance", "rise_capacitance", "fall_capacitance"};
    const char *v = lib_attr(root, "default_input_pin_cap");
    for (struct lib_node *c = root->first; v && c; c = c->next)
        for (struct lib_node *p = c->first; strcmp(c->name, "cell") == 0 && p; p = p->next) {
            const char *dir = lib_attr(p, "direction");
            bool wants = strcmp(p->name, "pin") == 0 && (!dir || strcmp(dir, "input") == 0);
            for (int i = 0; i < 3; i++)
                wants = wants && !lib_attr(p, stated[i]);
            if (!wants)
                continue;
            struct lib_node *n = lib_alloc(&l->arena, sizeof *n);
            *n =
                (struct lib_node){.name = stated[0], .value = v, .line = p->line, .next = p->first};
            p->last = p->first ? p->last : n;
            p->first = n;
        }
}

/* What holds for all files of a library, because the tools read them as one, and what it is where a
 * file does not state it; NULL: no value of its own. */
static const struct {
    const char *key, *otherwise;
} of_all[] = {{"time_unit", "1ns"},
              {"capacitive_load_unit", "1 pf"},
              {"voltage_unit", "1V"},
              {"current_unit", NULL},
              {"leakage_power_unit", NULL},
              {"pulling_resistance_unit", NULL},
              {"input_threshold_pct_rise", "50"},
              {"input_threshold_pct_fall", "50"},
              {"output_threshold_pct_rise", "50"},
              {"output_threshold_pct_fall", "50"},
              {"slew_lower_threshold_pct_rise", "20"},
              {"slew_lower_threshold_pct_fall", "20"},
              {"slew_upper_threshold_pct_rise", "80"},
              {"slew_upper_threshold_pct_fall", "80"},
              {"slew_derate_from_library", "1"},
              {"nom_voltage", NULL},
              {"nom_temperature", NULL}};

/* The value as text, "1 ff" of an attribute with arguments. Caller frees. */
static char *stated_value(const struct lib_node *root, const char *key, const char *otherwise)
{
    const struct lib_node *n = lib_child(root, key);
    if (n && n->value)
        return xstrdup(n->value);
    if (n && n->nargs == 2)
        return strfmt("%s %s", n->args[0], n->args[1]);
    return xstrdup(otherwise ? otherwise : "not stated");
}

static bool same_value(const char *a, const char *b)
{
    char *end_a, *end_b;
    return strtod(a, &end_a) == strtod(b, &end_b) && strcasecmp(end_a, end_b) == 0;
}

static bool like_the_first(const struct liberty *l, size_t file, struct diag *d)
{
    const struct lib_node *root = l->roots[file];
    for (size_t i = 0; i < sizeof of_all / sizeof *of_all; i++) {
        const char *key = of_all[i].key;
        char *ours = stated_value(root, key, of_all[i].otherwise),
             *first = stated_value(l->roots[0], key, of_all[i].otherwise);
        bool same = same_value(ours, first);
        const struct lib_node *at = lib_child(root, key);
        if (!same)
            diag_error(
                d,
                "%s:%u: %s = %.60s: %.60s in %s (the files of a library have the same units, "
                "thresholds and corner)",
                l->paths[file], at ? at->line : root->line, key, ours, first, l->paths[0]);
        free(ours);
        free(first);
        if (!same)
            return false;
    }
    return true;
}

static bool read_file(struct liberty *l, const char *path, struct diag *d)
{
    char *src = file_text(path, d);
    if (!src)
        return false;
    struct lib_node *root = lib_parse(src, path, &l->arena, d);
    free(src);
    if (!root)
        return false;
    l->paths[l->nfiles] = xstrdup(path);
    l->roots[l->nfiles] = root;
    struct reader r = {.l = l, .root = root, .path = l->paths[l->nfiles], .d = d};
    if (l->nfiles++ == 0)
        l->name = root->args[0];
    if (!units(&r) || !like_the_first(l, l->nfiles - 1, d))
        return false;
    fill_capacitances(l, root);
    size_t before = l->ncells;
    for (const struct lib_node *c = root->first; c; c = c->next)
        if (strcmp(c->name, "cell") == 0)
            cell(&r, c);
    if (!r.failed && l->ncells == before) {
        diag_error(d, "%s: no cells (a Liberty cell library)", path);
        return false;
    }
    return !r.failed;
}

struct liberty *liberty_read(const char *const *paths, size_t n, struct diag *d)
{
    struct liberty *l = xcalloc(1, sizeof *l);
    l->paths = xcalloc(n + 1, sizeof *l->paths);
    l->roots = xcalloc(n + 1, sizeof *l->roots);
    bool ok = true;
    for (size_t i = 0; i < n && ok; i++)
        ok = read_file(l, paths[i], d);
    if (ok && l->ncells)
        qsort(l->cells, l->ncells, sizeof *l->cells, by_name);
    for (size_t i = 1; ok && i < l->ncells; i++)
        if (strcmp(l->cells[i - 1].name, l->cells[i].name) == 0) {
            diag_error(d, "%s:%u: cell %s is already in %s:%u", l->cells[i].file, l->cells[i].line,
                       l->cells[i].name, l->cells[i - 1].file, l->cells[i - 1].line);
            ok = false;
        }
    size_t special = 0;
    while (ok && special < l->ncells && l->cells[special].dont_use)
        special++;
    if (ok && special == l->ncells) {
        diag_error(d, "%s: every cell is marked dont_use or the like (a cell library for logic)",
                   n ? paths[n - 1] : "(no file)");
        ok = false;
    }
    if (!ok) {
        liberty_free(l);
        return NULL;
    }
    return l;
}

void liberty_free(struct liberty *l)
{
    if (!l)
        return;
    for (size_t i = 0; i < l->nfiles; i++)
        free(l->paths[i]);
    free(l->paths);
    free(l->roots);
    free(l->cells);
    lib_arena_free(l->arena);
    free(l);
}

const struct lib_cell *liberty_cell(const struct liberty *l, const char *name)
{
    struct lib_cell key = {.name = name};
    return l->ncells ? bsearch(&key, l->cells, l->ncells, sizeof *l->cells, by_name) : NULL;
}

const struct lib_pin *lib_pin(const struct lib_cell *c, const char *name)
{
    for (unsigned i = 0; i < c->npins; i++)
        if (strcmp(c->pins[i].name, name) == 0)
            return &c->pins[i];
    return NULL;
}

/* Whether the only output is a function of the only input: `in` itself, or its complement. */
static bool repeats(const struct lib_cell *c, bool inverted)
{
    const struct lib_pin *in = NULL, *out = NULL;
    if (c->flops || c->latches || c->dont_use || !c->area_known)
        return false;
    for (unsigned i = 0; i < c->npins; i++) {
        const struct lib_pin *p = &c->pins[i];
        const struct lib_pin **slot = p->dir == LIB_INPUT    ? &in
                                      : p->dir == LIB_OUTPUT ? &out
                                                             : NULL;
        if (!slot || *slot || p->three_state)
            return false;
        *slot = p;
    }
    if (!in || !out || !out->function || !out->narcs)
        return false;
    char f[64];
    size_t n = 0;
    for (const char *s = out->function; *s && n + 1 < sizeof f; s++)
        if (!isspace((unsigned char)*s) && *s != '(' && *s != ')')
            f[n++] = *s;
    f[n] = 0;
    bool is_inv = f[0] == '!' || (n && f[n - 1] == '\'');
    if (n && f[n - 1] == '\'')
        f[n - 1] = 0;
    return is_inv == inverted && strcmp(f + (f[0] == '!'), in->name) == 0;
}

bool lib_is_buffer(const struct lib_cell *c)
{
    return repeats(c, false);
}

bool lib_is_inverter(const struct lib_cell *c)
{
    return repeats(c, true);
}

/* Index of the interval of x in a[0..n-1]; the outermost ones extend to infinity. */
static unsigned interval(const double *a, unsigned n, double x)
{
    unsigned i = 0;
    while (i + 2 < n && x > a[i + 1])
        i++;
    return i;
}

static double lookup(const struct lib_table *t, double slew, double load)
{
    if (!t->nslew)
        return 0;
    unsigned i = interval(t->slew, t->nslew, slew), j = interval(t->load, t->nload, load);
    unsigned i1 = i + 1 < t->nslew ? i + 1 : i, j1 = j + 1 < t->nload ? j + 1 : j;
    double fi = i1 > i ? (slew - t->slew[i]) / (t->slew[i1] - t->slew[i]) : 0;
    double fj = j1 > j ? (load - t->load[j]) / (t->load[j1] - t->load[j]) : 0;
    const double *v = t->v;
    unsigned n = t->nload;
    double low = v[i * n + j] + fj * (v[i * n + j1] - v[i * n + j]);
    double high = v[i1 * n + j] + fj * (v[i1 * n + j1] - v[i1 * n + j]);
    return low + fi * (high - low);
}

bool lib_causes(const struct lib_pin *out, const char *in, bool *level)
{
    bool any = false;
    *level = false;
    for (unsigned i = 0; i < out->narcs; i++) {
        const char *at = out->arcs[i].related;
        while (at && *at) {
            at += strspn(at, " ");
            size_t n = strcspn(at, " ");
            if (n == strlen(in) && strncmp(at, in, n) == 0) {
                any = true;
                *level |= !out->arcs[i].edge;
            }
            at += n;
        }
    }
    return any;
}

double lib_delay(const struct lib_pin *p, double slew, double load, double *out_slew)
{
    double worst = 0, tran = 0;
    for (unsigned i = 0; i < p->narcs; i++)
        for (int e = 0; e < 2; e++) {
            double t = lookup(&p->arcs[i].delay[e], slew, load);
            double s = lookup(&p->arcs[i].tran[e], slew, load);
            worst = t > worst ? t : worst;
            tran = s > tran ? s : tran;
        }
    if (out_slew)
        *out_slew = tran;
    return worst;
}

static const struct lib_pin *only(const struct lib_cell *c, enum lib_dir dir)
{
    const struct lib_pin *found = NULL;
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == dir)
            found = &c->pins[i];
    return found;
}

double lib_fo4(const struct lib_cell *inverter)
{
    enum { STAGES = 40 };
    const struct lib_pin *in = only(inverter, LIB_INPUT), *out = only(inverter, LIB_OUTPUT);
    if (!in || !out || !out->narcs)
        return 0;
    const struct lib_arc *a = &out->arcs[0];
    double load = 4 * in->cap, slew = 0, delay[2] = {0, 0};
    for (int i = 0; i < STAGES; i++) {
        delay[i % 2] = lookup(&a->delay[i % 2], slew, load);
        slew = lookup(&a->tran[i % 2], slew, load);
    }
    return (delay[0] + delay[1]) / 2;
}

struct two_inputs {
    const char *name[2];
    int value[2];
};

static int input_value(void *c, const char *name, size_t len)
{
    const struct two_inputs *t = c;
    for (int i = 0; i < 2; i++)
        if (strlen(t->name[i]) == len && strncmp(t->name[i], name, len) == 0)
            return t->value[i];
    return -1;
}

static bool flag(const struct lib_node *n, const char *name)
{
    const char *v = lib_attr(n, name);
    return v && strcmp(v, "true") == 0;
}

static bool read_gate(const struct liberty *l, const struct lib_node *n, struct lib_clock_gate *g)
{
    const char *kind = lib_attr(n, "clock_gating_integrated_cell");
    if (strcmp(n->name, "cell") != 0 || n->nargs != 1 || !kind ||
        !starts_with(kind, "latch_posedge"))
        return false;
    *g = (struct lib_clock_gate){.cell = liberty_cell(l, n->args[0])};
    for (const struct lib_node *k = n->first; k; k = k->next) {
        if (strcmp(k->name, "pin") != 0 || k->nargs != 1)
            continue;
        if (flag(k, "clock_gate_clock_pin"))
            g->clock = k->args[0];
        else if (flag(k, "clock_gate_enable_pin"))
            g->enable = k->args[0];
        else if (flag(k, "clock_gate_test_pin"))
            g->test = k->args[0];
        else if (flag(k, "clock_gate_out_pin"))
            g->gated = k->args[0];
    }
    return g->cell && g->cell->area_known && g->clock && g->enable && g->gated;
}

bool lib_clock_gate(const struct liberty *l, struct lib_clock_gate *g)
{
    struct lib_clock_gate one;
    *g = (struct lib_clock_gate){0};
    for (size_t i = 0; i < l->nfiles; i++)
        for (const struct lib_node *n = l->roots[i]->first; n; n = n->next)
            if (read_gate(l, n, &one) && (!g->cell || one.cell->area < g->cell->area))
                *g = one;
    return g->cell != NULL;
}

static bool is_nand2(const struct lib_cell *c)
{
    const struct lib_pin *in[2], *out = NULL;
    unsigned n = 0;
    if (c->flops || c->latches || c->dont_use || !c->area_known)
        return false;
    for (unsigned i = 0; i < c->npins; i++) {
        const struct lib_pin *p = &c->pins[i];
        if (p->dir == LIB_INPUT && n < 2)
            in[n++] = p;
        else if (p->dir == LIB_OUTPUT && !out && p->function && !p->three_state)
            out = p;
        else
            return false;
    }
    for (int v = 0; n == 2 && out && v < 4; v++) {
        struct two_inputs t = {{in[0]->name, in[1]->name}, {v & 1, v >> 1}};
        if (lib_function_value(out->function, input_value, &t) != (v != 3))
            return false;
    }
    return n == 2 && out;
}

const struct lib_cell *lib_nand2(const struct liberty *l)
{
    const struct lib_cell *best = NULL;
    for (size_t i = 0; i < l->ncells; i++)
        if (is_nand2(&l->cells[i]) && (!best || l->cells[i].area < best->area))
            best = &l->cells[i];
    return best;
}

double lib_cycle_energy(const struct lib_pin *p, double slew, double vdd)
{
    double inside = 0;
    for (unsigned i = 0; i < 2 * p->npower; i++)
        inside += lookup(&p->power[i], slew, 0);
    return (p->npower ? inside / p->npower : 0) + p->cap * vdd * vdd;
}

double lib_change_energy(const struct lib_pin *p, double slew, double load)
{
    double inside = 0;
    for (unsigned i = 0; i < 2 * p->npower; i++)
        inside += lookup(&p->power[i], slew, load);
    return p->npower ? inside / (2 * p->npower) : 0;
}

bool lib_area(const struct lib_cell *c, double *area, struct diag *d)
{
    if (!c->area_known && c->stand_in > 0) {
        *area = c->stand_in;
        return true;
    }
    if (!c->area_known) {
        diag_error(
            d,
            "%s:%u: cell %s: area is unknown (an area above 0; it is used and must not count as 0)",
            c->file, c->line, c->name);
        return false;
    }
    *area = c->area;
    return true;
}
