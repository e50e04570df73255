/* Line and toggle coverage of the Verilog of one block, as Verilator counts it, over any number of
 * runs. */
#include "tb/coverage.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/sha256.h"
#include "base/text.h"
#include "tb/verilator_build.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UP_AND_DOWN = 2 };

bool coverage_covered(const struct coverage_point *p)
{
    return p->hits >= (p->kind == COVERAGE_TOGGLE ? UP_AND_DOWN : 1);
}

/* ---- points ---- */

/* Bits of a signal in the order of their numbers. */
static int compare_names(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] && a[n] == b[n])
        n++;
    while (n > 0 && a[n - 1] >= '0' && a[n - 1] <= '9')
        n--;
    bool digits = a[n] >= '0' && a[n] <= '9' && b[n] >= '0' && b[n] <= '9';
    unsigned long x = digits ? strtoul(a + n, NULL, 10) : 0,
                  y = digits ? strtoul(b + n, NULL, 10) : 0;
    return x != y ? (x > y) - (x < y) : strcmp(a + n, b + n);
}

static int compare(const void *a, const void *b)
{
    const struct coverage_point *x = a, *y = b;
    int order = strcmp(x->module, y->module);
    if (order == 0)
        order = (x->line > y->line) - (x->line < y->line);
    if (order == 0)
        order = (x->kind > y->kind) - (x->kind < y->kind);
    if (order == 0)
        order = (x->column > y->column) - (x->column < y->column);
    return order ? order : compare_names(x->what, y->what);
}

static void add_hits(struct coverage_point *to, const struct coverage_point *p)
{
    if (p->kind == COVERAGE_LINE)
        to->hits += p->hits;
    else if (p->hits > to->hits)
        to->hits = p->hits;
}

static void free_point(struct coverage_point *p)
{
    free(p->module);
    free(p->what);
}

/* Sorts the points and makes one of those that are equal. */
static void settle(struct coverage *c)
{
    size_t n = 0;
    if (c->npoints)
        qsort(c->points, c->npoints, sizeof *c->points, compare);
    for (size_t i = 0; i < c->npoints; i++) {
        if (n > 0 && compare(&c->points[n - 1], &c->points[i]) == 0) {
            add_hits(&c->points[n - 1], &c->points[i]);
            free_point(&c->points[i]);
        } else {
            c->points[n++] = c->points[i];
        }
    }
    c->npoints = n;
}

/* Takes the texts of the point. */
static void push(struct coverage *c, size_t *cap, struct coverage_point p)
{
    if (c->npoints == *cap) {
        *cap = *cap ? 2 * *cap : c->npoints + 1024;
        c->points = xrealloc(c->points, *cap * sizeof *c->points);
    }
    if (p.kind == COVERAGE_TOGGLE && p.hits > UP_AND_DOWN)
        p.hits = UP_AND_DOWN;
    c->points[c->npoints++] = p;
}

/* Where the functions of a source are. */
static void find_functions(struct coverage *c, const char *file, const char *text)
{
    unsigned line = 1, first = 0;
    for (const char *s = text; *s; s += strcspn(s, "\n"), s += *s == '\n', line++) {
        const char *code = s + strspn(s, " \t");
        if (strncmp(code, "function ", 9) == 0)
            first = line;
        if (strncmp(code, "endfunction", 11) != 0 || !first)
            continue;
        c->functions = xrealloc(c->functions, (c->nfunctions + 1) * sizeof *c->functions);
        c->functions[c->nfunctions++] =
            (struct coverage_function){strfmt("%.*s", (int)strcspn(file, "."), file), first, line};
        first = 0;
    }
}

static bool in_function(const struct coverage *c, const struct coverage_point *p)
{
    for (size_t i = 0; i < c->nfunctions; i++) {
        const struct coverage_function *f = &c->functions[i];
        if (p->line >= f->first && p->line <= f->last && strcmp(p->module, f->module) == 0)
            return true;
    }
    return false;
}

bool coverage_init(struct coverage *c, const char *config, const struct rtl_sources *rtl,
                   struct diag *d)
{
    struct sha256 h;
    *c = (struct coverage){.config = xstrdup(config), .top = xstrdup(rtl->top)};
    sha256_init(&h);
    sha256_text(&h, rtl->top);
    for (size_t i = 0; i < rtl->n; i++) {
        size_t len;
        const char *slash = strrchr(rtl->files[i], '/');
        char *text = file_read(rtl->files[i], &len, d);
        if (!text)
            return false;
        sha256_text(&h, slash ? slash + 1 : rtl->files[i]);
        sha256_text(&h, text);
        find_functions(c, slash ? slash + 1 : rtl->files[i], text);
        free(text);
    }
    sha256_hex(&h, c->rtl);
    return true;
}

void coverage_add_run(struct coverage *c, const char *stimulus, uint64_t seed, uint64_t cycles)
{
    c->runs = xrealloc(c->runs, (c->nruns + 1) * sizeof *c->runs);
    c->runs[c->nruns++] = (struct coverage_run){xstrdup(stimulus), seed, cycles};
}

bool coverage_merge(struct coverage *c, const struct coverage *other, const char *path,
                    struct diag *d)
{
    if (strcmp(c->rtl, other->rtl) != 0) {
        diag_error(d, "%s: is of other Verilog (%s %s; delete it to begin again)", path,
                   other->config, other->top);
        return false;
    }
    size_t cap = c->npoints;
    for (size_t i = 0; i < other->npoints; i++) {
        struct coverage_point p = other->points[i];
        p.module = xstrdup(p.module);
        p.what = xstrdup(p.what);
        push(c, &cap, p);
    }
    settle(c);
    for (size_t i = 0; i < other->nruns; i++)
        coverage_add_run(c, other->runs[i].stimulus, other->runs[i].seed, other->runs[i].cycles);
    return true;
}

void coverage_free(struct coverage *c)
{
    for (size_t i = 0; i < c->npoints; i++)
        free_point(&c->points[i]);
    for (size_t i = 0; i < c->nruns; i++)
        free(c->runs[i].stimulus);
    for (size_t i = 0; i < c->nfunctions; i++)
        free(c->functions[i].module);
    free(c->functions);
    free(c->points);
    free(c->runs);
    free(c->config);
    free(c->top);
    memset(c, 0, sizeof *c);
}

/* ---- Verilator's file ---- */

/* Value of a key of `C '^Akey^Bvalue^Akey^Bvalue...' hits`, with its length; NULL: not there. */
static const char *field(const char *line, const char *key, size_t *len)
{
    size_t n = strlen(key);
    for (const char *at = line; (at = strchr(at, '\1'));) {
        at++;
        if (strncmp(at, key, n) == 0 && at[n] == '\2') {
            *len = strcspn(at + n + 1, "\1'");
            return at + n + 1;
        }
    }
    return NULL;
}

static unsigned number_field(const char *line, const char *key)
{
    size_t len;
    const char *v = field(line, key, &len);
    return v ? (unsigned)strtoul(v, NULL, 10) : 0;
}

/* One line of the file: false if it is not a point of the design. */
static bool parse_point(const char *line, struct coverage_point *p)
{
    size_t page_len, what_len;
    const char *page = field(line, "page", &page_len), *what = field(line, "o", &what_len);
    const char *end = strrchr(line, '\'');
    if (!page || !what || !end || page_len < 3)
        return false;
    const char *module = memchr(page, '/', page_len);
    if (!module)
        return false;
    module++;
    size_t module_len = page_len - (size_t)(module - page);
    /* a module with other parameters is called name__N...; ours have no double underscore */
    const char *variant = memmem(module, module_len, "__", 2);
    if (variant)
        module_len = (size_t)(variant - module);
    bool toggle = strncmp(page, "v_toggle", 8) == 0;
    *p = (struct coverage_point){.module = strfmt("%.*s", (int)module_len, module),
                                 .what = strfmt("%.*s", (int)what_len, what),
                                 .kind = toggle ? COVERAGE_TOGGLE : COVERAGE_LINE,
                                 .line = number_field(line, "l"),
                                 .column = toggle ? 0 : number_field(line, "n"),
                                 .hits = strtoull(end + 1, NULL, 10)};
    bool counter = strncmp(p->what, "cnt_", 4) == 0, open = strncmp(p->what, "unused_", 7) == 0;
    if (!(toggle && (counter || open)) && strcmp(p->module, VERILATOR_WRAPPER) != 0)
        return true;
    free_point(p);
    return false;
}

bool coverage_add(struct coverage *c, const char *verilator_file, struct diag *d)
{
    size_t len, cap = c->npoints;
    char *text = file_read(verilator_file, &len, d), *save = NULL;
    if (!text)
        return false;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        struct coverage_point p;
        if (!parse_point(line, &p))
            continue;
        if (in_function(c, &p))
            free_point(&p);
        else
            push(c, &cap, p);
    }
    free(text);
    settle(c);
    return true;
}

/* ---- figures ---- */

double coverage_percent(size_t covered, size_t of)
{
    return of ? 100.0 * (double)covered / (double)of : 0.0;
}

static void count(struct coverage_sum *s, const struct coverage_point *p)
{
    if (p->kind == COVERAGE_LINE) {
        s->lines++;
        s->lines_covered += coverage_covered(p);
    } else {
        s->toggles++;
        s->toggles_covered += coverage_covered(p);
    }
}

struct coverage_sum *coverage_sums(const struct coverage *c, size_t *n)
{
    struct coverage_sum *s = NULL, all = {0};
    *n = 0;
    for (size_t i = 0; i < c->npoints; i++) {
        const struct coverage_point *p = &c->points[i];
        if (*n == 0 || strcmp(s[*n - 1].module, p->module) != 0) {
            s = xrealloc(s, (*n + 2) * sizeof *s);
            s[(*n)++] = (struct coverage_sum){.module = p->module};
        }
        count(&s[*n - 1], p);
        count(&all, p);
    }
    s = xrealloc(s, (*n + 1) * sizeof *s);
    s[*n] = all;
    return s;
}

/* Length of "name" in "name[3]". */
static size_t stem(const char *what)
{
    size_t n = strlen(what);
    const char *bracket = n && what[n - 1] == ']' ? strrchr(what, '[') : NULL;
    return bracket ? (size_t)(bracket - what) : n;
}

static bool same_signal(const struct coverage_point *a, const struct coverage_point *b)
{
    size_t n = stem(a->what);
    return a->kind == COVERAGE_TOGGLE && b->kind == COVERAGE_TOGGLE && a->line == b->line &&
           n == stem(b->what) && a->what[n] && b->what[n] && memcmp(a->what, b->what, n) == 0 &&
           strcmp(a->module, b->module) == 0;
}

static unsigned long bit_of(const struct coverage_point *p)
{
    const char *bracket = p->what + stem(p->what);
    return *bracket ? strtoul(bracket + 1, NULL, 10) : 0;
}

/* Text of the next thing that is not covered, from point *i on; *i then stands behind it. NULL at
 * the end. Caller frees. */
static char *next_uncovered(const struct coverage *c, size_t *i)
{
    while (*i < c->npoints && coverage_covered(&c->points[*i]))
        ++*i;
    if (*i == c->npoints)
        return NULL;
    const struct coverage_point *p = &c->points[(*i)++];
    if (p->kind == COVERAGE_LINE)
        return strfmt("%s.v:%u: %s is never executed", p->module, p->line, p->what);
    const struct coverage_point *last = p;
    while (*i < c->npoints && same_signal(p, &c->points[*i]) && !coverage_covered(&c->points[*i]) &&
           bit_of(&c->points[*i]) == bit_of(last) + 1 && c->points[*i].hits == p->hits)
        last = &c->points[(*i)++];
    const char *how = p->hits ? "changes only once" : "never changes";
    if (last == p)
        return strfmt("%s.v:%u: %s %s", p->module, p->line, p->what, how);
    return strfmt("%s.v:%u: %.*s[%lu:%lu] %s", p->module, p->line, (int)stem(p->what), p->what,
                  bit_of(last), bit_of(p), how);
}

/* "100.00 %", or "none". */
static void write_share(FILE *f, size_t covered, size_t of)
{
    if (of)
        fprintf(f, " %6.2f %%", coverage_percent(covered, of));
    else
        fprintf(f, "     none");
}

static void write_row(FILE *f, const struct coverage_sum *s)
{
    fprintf(f, "coverage: %-20s lines %5zu of %5zu", s->module ? s->module : "all",
            s->lines_covered, s->lines);
    write_share(f, s->lines_covered, s->lines);
    fprintf(f, "  toggles %6zu of %6zu", s->toggles_covered, s->toggles);
    write_share(f, s->toggles_covered, s->toggles);
    fprintf(f, "\n");
}

void coverage_write_text(const struct coverage *c, FILE *f, size_t most)
{
    size_t n, written = 0;
    struct coverage_sum *s = coverage_sums(c, &n);
    const char *module = NULL;
    for (size_t i = 0; i <= n; i++)
        write_row(f, &s[i]);
    free(s);
    char *text;
    for (size_t i = 0; (text = next_uncovered(c, &i)); free(text)) {
        const char *now = c->points[i - 1].module;
        bool other = !module || strcmp(module, now) != 0;
        written = other ? 1 : written + 1;
        module = now;
        if (most == 0 || written <= most)
            fprintf(f, "  %s\n", text);
        else if (written == most + 1)
            fprintf(f, "  %s.v: and more\n", module);
    }
}

static json_t *sum_json(const struct coverage_sum *s)
{
    return json_pack("{s:o*, s:I, s:I, s:f, s:I, s:I, s:f}", "module",
                     s->module ? json_string(s->module) : NULL, "lines", (json_int_t)s->lines,
                     "lines_covered", (json_int_t)s->lines_covered, "lines_percent",
                     coverage_percent(s->lines_covered, s->lines), "toggles",
                     (json_int_t)s->toggles, "toggles_covered", (json_int_t)s->toggles_covered,
                     "toggles_percent", coverage_percent(s->toggles_covered, s->toggles));
}

json_t *coverage_figures(const struct coverage *c)
{
    size_t n, at = 0;
    struct coverage_sum *s = coverage_sums(c, &n);
    json_t *j = sum_json(&s[n]), *modules = json_array(), *runs = json_array();
    json_object_set_new(j, "config", json_string(c->config));
    json_object_set_new(j, "top", json_string(c->top));
    json_object_set_new(j, "rtl", json_string(c->rtl));
    for (size_t i = 0; i < c->nruns; i++)
        json_array_append_new(runs, json_pack("{s:s, s:I, s:I}", "stimulus", c->runs[i].stimulus,
                                              "seed", (json_int_t)c->runs[i].seed, "cycles",
                                              (json_int_t)c->runs[i].cycles));
    json_object_set_new(j, "runs", runs);
    char *text = next_uncovered(c, &at);
    for (size_t i = 0; i < n; i++) {
        json_t *m = sum_json(&s[i]), *uncovered = json_array();
        while (text && strcmp(c->points[at - 1].module, s[i].module) == 0) {
            json_array_append_new(uncovered, json_string(text));
            free(text);
            text = next_uncovered(c, &at);
        }
        json_object_set_new(m, "uncovered", uncovered);
        json_array_append_new(modules, m);
    }
    json_object_set_new(j, "modules", modules);
    free(text);
    free(s);
    return j;
}

/* ---- file ---- */

/* Lines as [line, column, what, hits]; signals as [line, first bit by name, hits of it and of the
 * next bits as digits]. */
static json_t *points_json(const struct coverage *c)
{
    json_t *j = json_object();
    for (size_t i = 0; i < c->npoints;) {
        const struct coverage_point *p = &c->points[i++];
        json_t *list = json_object_get(j, p->module);
        if (!list) {
            list = json_array();
            json_object_set_new(j, p->module, list);
        }
        if (p->kind == COVERAGE_LINE) {
            json_array_append_new(list, json_pack("[i, i, s, I]", (int)p->line, (int)p->column,
                                                  p->what, (json_int_t)p->hits));
            continue;
        }
        char *bits = NULL;
        size_t len;
        FILE *f = xmemstream(&bits, &len);
        fputc('0' + (int)p->hits, f);
        for (const struct coverage_point *last = p;
             i < c->npoints && same_signal(p, &c->points[i]) &&
             bit_of(&c->points[i]) == bit_of(last) + 1;
             last = &c->points[i++])
            fputc('0' + (int)c->points[i].hits, f);
        fclose(f);
        json_array_append_new(list, json_pack("[i, s, s]", (int)p->line, p->what, bits));
        free(bits);
    }
    return j;
}

bool coverage_write(const struct coverage *c, const char *path, struct diag *d)
{
    json_t *j = coverage_figures(c), *points = points_json(c), *list, *p;
    const char *module;
    struct outfile o;
    bool good = outfile_open(&o, path, d);
    /* the points a line each: for tools that compare files, and for people */
    json_object_set_new(j, "points", json_object());
    char *text = json_dumps(j, JSON_INDENT(2));
    if (good && text) {
        const char *separator = "\n    ";
        size_t i;
        fprintf(o.f, "%.*s{", (int)(strlen(text) - 4), text);
        json_object_foreach(points, module, list)
        {
            fprintf(o.f, "%s\"%s\": [", separator, module);
            json_array_foreach(list, i, p)
            {
                char *row = json_dumps(p, JSON_COMPACT);
                fprintf(o.f, "%s\n      %s", i ? "," : "", row ? row : "");
                free(row);
            }
            fputs("]", o.f);
            separator = ",\n    ";
        }
        fputs("}\n}\n", o.f);
        good = outfile_commit(&o, d);
    }
    free(text);
    json_decref(points);
    json_decref(j);
    return good;
}

static bool read_row(struct coverage *c, size_t *cap, const char *module, json_t *row)
{
    json_int_t line = 0, column = 0, hits = 0;
    const char *what = NULL, *bits = NULL;
    if (json_unpack(row, "[I, I, s, I!]", &line, &column, &what, &hits) == 0) {
        push(c, cap,
             (struct coverage_point){xstrdup(module), xstrdup(what), COVERAGE_LINE, (unsigned)line,
                                     (unsigned)column, (uint64_t)hits});
        return line >= 0 && column >= 0 && hits >= 0;
    }
    if (json_unpack(row, "[I, s, s!]", &line, &what, &bits) != 0 || line < 0 || !*bits ||
        strspn(bits, "012") != strlen(bits))
        return false;
    size_t n = stem(what);
    unsigned long first = what[n] ? strtoul(what + n + 1, NULL, 10) : 0;
    for (unsigned long i = 0; bits[i]; i++) {
        char *name = what[n] ? strfmt("%.*s[%lu]", (int)n, what, first + i) : xstrdup(what);
        push(c, cap,
             (struct coverage_point){xstrdup(module), name, COVERAGE_TOGGLE, (unsigned)line, 0,
                                     (uint64_t)(bits[i] - '0')});
    }
    return true;
}

static bool read_all(struct coverage *c, json_t *j)
{
    const char *config, *top, *rtl, *module;
    json_t *runs, *points, *list, *row;
    size_t i, cap = 0;
    if (json_unpack(j, "{s:s, s:s, s:s, s:o, s:o}", "config", &config, "top", &top, "rtl", &rtl,
                    "runs", &runs, "points", &points) != 0 ||
        strlen(rtl) + 1 != sizeof c->rtl || !json_is_array(runs) || !json_is_object(points))
        return false;
    c->config = xstrdup(config);
    c->top = xstrdup(top);
    memcpy(c->rtl, rtl, sizeof c->rtl);
    json_array_foreach(runs, i, row)
    {
        const char *stimulus;
        json_int_t seed, cycles;
        if (json_unpack(row, "{s:s, s:I, s:I}", "stimulus", &stimulus, "seed", &seed, "cycles",
                        &cycles) != 0)
            return false;
        coverage_add_run(c, stimulus, (uint64_t)seed, (uint64_t)cycles);
    }
    json_object_foreach(points, module, list)
    {
        if (!json_is_array(list))
            return false;
        json_array_foreach(list, i, row)
        {
            if (!read_row(c, &cap, module, row))
                return false;
        }
    }
    settle(c);
    return true;
}

bool coverage_read(struct coverage *c, const char *path, struct diag *d)
{
    size_t len;
    json_error_t e;
    memset(c, 0, sizeof *c);
    char *text = file_read(path, &len, d);
    if (!text)
        return false;
    json_t *j = json_loads(text, 0, &e);
    bool good = j && read_all(c, j);
    if (!good && !j)
        diag_error(d, "%s:%d: %s (a file of `cosim --coverage' is wanted)", path, e.line, e.text);
    else if (!good)
        diag_error(d, "%s: is no coverage (a file of `cosim --coverage' is wanted)", path);
    json_decref(j);
    free(text);
    return good;
}
