/* check: line and toggle coverage of every block's Verilog under its own random stimulus.
 *
 *     check [--least PERCENT] [--cycles N] [--seeds N] [--part K/N] [--config NAME]... PROGRAM DIR
 * SETS
 *
 * PROGRAM runs lockstep with each parameter set of SETS (rows `BLOCK CONFIG [KEY=VALUE]...`, of
 * which --config takes those of some CONFIGs, and --part of these every N-th, beginning with the
 * K-th), with seeds 1..N, and leaves the coverage in DIR, and which rules were hit beside it, in
 * files .hits.json for the matrix. Counted for a block are its own modules; those of other blocks
 * in it are counted where they stand alone. Two words of a row are no parameters: `cycles=N` in
 * place of --cycles, and `same_as=OTHER`: nothing is measured, but the Verilog must be that of the
 * block's row for OTHER, both with the parameters of that row, comments aside. Every block of every
 * preset needs a row. What the blocks declare as beyond any stimulus (hdl_uncovered()) is left out;
 * a bit of it that is covered after all, or that Verilator does not count, fails. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "cmodel/pins.h"
#include "gen/blocks/blocks.h"
#include "gen/package.h"
#include "params/presets.h"
#include "tb/coverage.h"
#include "tests/matrix/matrix.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = sizeof((struct rule_set *)0)->sets / sizeof(char *) };

struct options {
    const char *least, *cycles, *seeds, *part;
    const char **configs, *rest[3];
    size_t nconfigs, nrest;
    unsigned first, parts;
};

struct check {
    struct options o;
    size_t passed, failed;
    struct diag *d;
};

static void fail(struct check *c, char *text)
{
    printf("FAIL: %s\n", text);
    free(text);
    c->failed++;
}

/* The value of a word of the row that is no parameter, NULL if it has none. */
static const char *own_word(const struct rule_set *s, const char *key)
{
    size_t n = strlen(key);
    for (size_t i = 0; i < s->nsets; i++)
        if (strncmp(s->sets[i], key, n) == 0 && s->sets[i][n] == '=')
            return s->sets[i] + n + 1;
    return NULL;
}

static bool words_known(const struct rule_set *s)
{
    for (size_t i = 0; i < s->nsets; i++) {
        size_t n = strcspn(s->sets[i], "=");
        if (!memchr(s->sets[i], '.', n) && strncmp(s->sets[i], "cycles=", n + 1) != 0 &&
            strncmp(s->sets[i], "same_as=", n + 1) != 0)
            return false;
    }
    return true;
}

/* Its parameters, *n of them, into `sets`, which has room for all words. */
static void parameters(const struct rule_set *s, const char **sets, size_t *n)
{
    *n = 0;
    for (size_t i = 0; i < s->nsets; i++)
        if (memchr(s->sets[i], '.', strcspn(s->sets[i], "=")))
            sets[(*n)++] = s->sets[i];
}

/* Is the module another block, or a piece of one (ccu_lane)? */
static bool of_another(const char *module, const char *block)
{
    bool own = false, other = false;
    char *owner = strfmt("%s", module), *end = owner;
    while (end && !own && !other) {
        own = strcmp(owner, block) == 0;
        other = !own && block_model(owner);
        end = strrchr(owner, '_');
        if (end)
            *end = 0;
    }
    free(owner);
    return other;
}

/* Its own modules, as words that cosim counts only them by: name and value in turn, the values to
 * be freed. */
static void own_modules(const struct rule_set *s, const struct package *pkg, const char **words)
{
    for (size_t i = 0; i < pkg->n; i++) {
        if (!pkg->files[i].verilog)
            continue;
        char *module = strfmt("%.*s", (int)strlen(pkg->files[i].name) - 2, pkg->files[i].name);
        if (of_another(module, s->block)) {
            free(module);
            continue;
        }
        *words++ = "--coverage-of";
        *words++ = module;
    }
}

/* Lockstep with one seed, added to the file. */
static bool run(struct check *c, const struct rule_set *s, const struct package *pkg,
                const char *file, const char *seed)
{
    const char **argv = xcalloc(2 * (s->nsets + pkg->n) + 20, sizeof *argv), *sets[WORDS];
    const char *cycles = own_word(s, "cycles");
    char *figures = strfmt("%.*s-%s.hits.json", (int)(strlen(file) - strlen(".json")), file, seed);
    size_t n = 0, nsets;
    const char *fixed[] = {c->o.rest[0],
                           "cosim",
                           s->config,
                           "--top",
                           s->block,
                           "--cycles",
                           cycles ? cycles : c->o.cycles,
                           "--seed",
                           seed,
                           "--coverage",
                           file,
                           "--json",
                           figures};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        argv[n++] = fixed[i];
    parameters(s, sets, &nsets);
    for (size_t i = 0; i < nsets; i++) {
        argv[n++] = "--set";
        argv[n++] = sets[i];
    }
    struct proc_result r = {0};
    own_modules(s, pkg, argv + n);
    bool good = proc_run(argv, NULL, &r, c->d) == WS_OK && r.status == 0;
    if (!good && r.out)
        printf("%s", r.out);
    proc_result_free(&r);
    free(figures);
    for (; argv[n]; n += 2)
        free((char *)argv[n + 1]);
    free(argv);
    return good;
}

/* Is the point bit lsb..lsb+bits-1 of the signal? */
static bool is_declared(const struct package_uncovered *u, const struct coverage_point *p)
{
    size_t n = strlen(u->signal);
    if (p->kind != COVERAGE_TOGGLE || strcmp(u->module, p->module) != 0 ||
        strncmp(u->signal, p->what, n) != 0)
        return false;
    const char *rest = p->what + n;
    unsigned long bit = *rest == '[' ? strtoul(rest + 1, NULL, 10) : 0;
    return (!*rest || (*rest == '[' && !strchr(rest, '.'))) && bit >= u->lsb &&
           bit < u->lsb + u->bits;
}

/* Takes what the blocks declare out of the points, and what stands alone elsewhere. */
static void apply(struct check *c, const struct rule_set *s, const struct package *pkg,
                  struct coverage *v)
{
    size_t n = 0;
    unsigned *found = xcalloc(pkg->nuncovered + 1, sizeof *found);
    for (size_t i = 0; i < v->npoints; i++) {
        struct coverage_point *p = &v->points[i];
        bool drop = of_another(p->module, s->block);
        for (size_t k = 0; k < pkg->nuncovered && !drop; k++) {
            if (!is_declared(&pkg->uncovered[k], p))
                continue;
            found[k]++;
            drop = true;
            if (coverage_covered(p))
                fail(c, strfmt("%s %s: %s of %s is covered after all, against \"%s\"", s->config,
                               s->block, p->what, p->module, pkg->uncovered[k].why));
        }
        if (drop) {
            free(p->module);
            free(p->what);
        } else {
            v->points[n++] = *p;
        }
    }
    v->npoints = n;
    for (size_t k = 0; k < pkg->nuncovered; k++) {
        const struct package_uncovered *u = &pkg->uncovered[k];
        bool in_loop = strchr(u->signal, '.') != NULL; /* Verilator has no toggles there */
        if (!of_another(u->module, s->block) && found[k] != u->bits && !(in_loop && !found[k]))
            fail(c, strfmt("%s %s: %s has no such bits to count: %s[%u:%u]", s->config, s->block,
                           u->module, u->signal, u->lsb + u->bits - 1, u->lsb));
    }
    free(found);
}

/* Does the module have an always block, whose lines are to be counted? */
static bool has_lines(const struct package *pkg, const char *module)
{
    char *name = strfmt("%s.v", module);
    bool lines = false;
    for (size_t i = 0; i < pkg->n; i++)
        lines |= strcmp(pkg->files[i].name, name) == 0 &&
                 strstr(pkg->files[i].text, "always @(posedge clk)") != NULL;
    free(name);
    return lines;
}

static void judge(struct check *c, const struct rule_set *s, const struct package *pkg,
                  struct coverage *v)
{
    double least = strtod(c->o.least, NULL);
    size_t n, points = v->npoints;
    apply(c, s, pkg, v);
    struct coverage_sum *sums = coverage_sums(v, &n);
    for (size_t i = 0; i < n; i++) {
        bool none = sums[i].lines == 0 && !has_lines(pkg, sums[i].module);
        double lines = none ? 100.0 : coverage_percent(sums[i].lines_covered, sums[i].lines);
        double toggles = coverage_percent(sums[i].toggles_covered, sums[i].toggles);
        if (lines < least || toggles < least)
            fail(c, strfmt("%s %s: %s: lines %.2f %%, toggles %.2f %%, at least %s %% are wanted",
                           s->config, s->block, sums[i].module, lines, toggles, c->o.least));
        else
            c->passed++;
    }
    if (n == 0 || points == 0)
        fail(c, strfmt("%s %s: nothing to cover", s->config, s->block));
    printf("%s %s\n", s->config, s->block);
    coverage_write_text(v, stdout, 0);
    free(sums);
}

static bool build(const struct rule_set *s, const char *config, struct package *pkg, struct diag *d)
{
    const char *sets[WORDS];
    size_t n;
    parameters(s, sets, &n);
    *pkg = (struct package){0};
    struct params *p = params_load(config, sets, n, d);
    bool good = p && package_build(p, s->block, NULL, pkg, d) == WS_OK;
    params_free(p);
    return good;
}

static void check_set(struct check *c, const struct rule_set *s, size_t number)
{
    char *file = strfmt("%s/%s_%s_%zu.json", c->o.rest[1], s->config, s->block, number);
    struct coverage v;
    unsigned long seeds = strtoul(c->o.seeds, NULL, 10);
    struct package pkg;
    bool good = build(s, s->config, &pkg, c->d);
    for (unsigned long seed = 1; good && seed <= seeds; seed++) {
        char *text = strfmt("%lu", seed);
        good = run(c, s, &pkg, file, text);
        free(text);
    }
    if (!good) {
        fail(c, strfmt("%s %s: no coverage", s->config, s->block));
    } else {
        if (coverage_read(&v, file, c->d))
            judge(c, s, &pkg, &v);
        else
            c->failed++;
        coverage_free(&v);
    }
    package_free(&pkg);
    free(file);
}

/* ---- Verilog that is measured already ---- */

static const char *next_line(const char *at)
{
    at += strcspn(at, "\n");
    return at + (*at != 0);
}

/* Past lines that are only a comment. */
static const char *past_comments(const char *at)
{
    while (strncmp(at + strspn(at, " "), "//", 2) == 0)
        at = next_line(at);
    return at;
}

static bool same_code(const char *a, const char *b)
{
    for (;;) {
        a = past_comments(a);
        b = past_comments(b);
        size_t n = (size_t)(next_line(a) - a);
        if (n != (size_t)(next_line(b) - b) || memcmp(a, b, n) != 0)
            return false;
        if (n == 0)
            return true;
        a += n;
        b += n;
    }
}

/* The block's package at another CONFIG with the parameters of row `s`. */
static void check_same(struct check *c, const struct rule_set *s, const struct rule_set *all,
                       size_t n)
{
    const char *other = own_word(s, "same_as");
    struct package a = {0}, b = {0};
    size_t i = 0;
    while (i < n && (strcmp(all[i].block, s->block) != 0 || strcmp(all[i].config, other) != 0 ||
                     own_word(&all[i], "same_as")))
        i++;
    if (i == n) {
        fail(c, strfmt("%s %s: no row measures %s", s->config, s->block, other));
        return;
    }
    bool same = build(&all[i], s->config, &a, c->d) && build(&all[i], other, &b, c->d);
    size_t k = 0;
    for (; same && k < a.n && k < b.n && (a.files[k].verilog || b.files[k].verilog); k++)
        same = strcmp(a.files[k].name, b.files[k].name) == 0 &&
               same_code(a.files[k].text, b.files[k].text);
    if (same && k > 0) {
        c->passed++;
        printf("%s %s: the Verilog of %s\n", s->config, s->block, other);
    } else {
        fail(c, strfmt("%s %s: is not the Verilog of %s", s->config, s->block, other));
    }
    package_free(&a);
    package_free(&b);
}

/* ---- completeness ---- */

/* Is it in the preset's register file, or beside it (sthld, waiting_counter)? */
static bool of_preset(const struct package *regfile, const struct params *p, const char *name)
{
    const struct block *b = blocks_find(name);
    if (!block_exists(b, p))
        return false;
    bool found = b->needs[0].key != NULL;
    char *file = strfmt("%s.v", name);
    for (size_t i = 0; i < regfile->n; i++)
        found = found || strcmp(regfile->files[i].name, file) == 0;
    free(file);
    return found;
}

static bool has_row(const struct rule_set *sets, size_t n, const char *block, const char *config)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(sets[i].block, block) == 0 && (!config || strcmp(sets[i].config, config) == 0))
            return true;
    return false;
}

static void check_rows(struct check *c, const struct rule_set *sets, size_t n)
{
    for (const char *const *preset = params_preset_names; *preset; preset++) {
        struct package pkg = {0};
        struct params *p = params_load(*preset, NULL, 0, c->d);
        if (!p || package_build(p, NULL, NULL, &pkg, c->d) != WS_OK)
            fail(c, strfmt("%s: no package", *preset));
        for (const struct block_model *const *b = block_models(); p && *b; b++)
            if (of_preset(&pkg, p, (*b)->name) && !has_row(sets, n, (*b)->name, *preset))
                fail(c, strfmt("%s: has no row for %s of %s", c->o.rest[2], (*b)->name, *preset));
        package_free(&pkg);
        params_free(p);
    }
    for (const struct block_model *const *b = block_models(); *b; b++)
        if (!has_row(sets, n, (*b)->name, NULL))
            fail(c, strfmt("%s: has no row for %s", c->o.rest[2], (*b)->name));
}

static bool wanted(const struct options *o, const char *config)
{
    for (size_t i = 0; i < o->nconfigs; i++)
        if (strcmp(o->configs[i], config) == 0)
            return true;
    return o->nconfigs == 0;
}

static bool parse(struct options *o, int argc, char **argv)
{
    *o = (struct options){.least = "99", .cycles = "20000", .seeds = "1", .part = "0/1"};
    o->configs = xcalloc((size_t)argc, sizeof *o->configs);
    for (int i = 1; i < argc; i++) {
        struct {
            const char *name, **to;
        } known[] = {{"--least", &o->least},
                     {"--cycles", &o->cycles},
                     {"--seeds", &o->seeds},
                     {"--part", &o->part},
                     {"--config", &o->configs[o->nconfigs]}};
        size_t k = 0;
        while (k < 5 && strcmp(known[k].name, argv[i]) != 0)
            k++;
        if (k < 5 && i + 1 < argc) {
            *known[k].to = argv[++i];
            o->nconfigs += k == 4;
        } else if (*argv[i] == '-' || o->nrest == 3) {
            return false;
        } else {
            o->rest[o->nrest++] = argv[i];
        }
    }
    return o->nrest == 3 && sscanf(o->part, "%u/%u", &o->first, &o->parts) == 2 &&
           o->first < o->parts;
}

int main(int argc, char **argv)
{
    struct diag d;
    diag_init(&d, stderr);
    struct check c = {.d = &d};
    if (!parse(&c.o, argc, argv)) {
        diag_error(&d, "usage: check [--least PERCENT] [--cycles N] [--seeds N] [--part K/N] "
                       "[--config NAME]... "
                       "PROGRAM DIR SETS");
        free(c.o.configs);
        diag_free(&d);
        return WS_BAD_INPUT;
    }
    size_t n = 0, seen = 0;
    struct rule_set *sets = NULL;
    if (remove_tree(c.o.rest[1]) && make_dirs(c.o.rest[1], &d))
        sets = rule_sets_read(c.o.rest[2], &n, &d);
    for (size_t i = 0; sets && i < n; i++) {
        if (!wanted(&c.o, sets[i].config) || seen++ % c.o.parts != c.o.first)
            continue;
        if (!words_known(&sets[i]))
            fail(&c, strfmt("%s %s: a word is neither a parameter nor cycles= nor same_as=",
                            sets[i].config, sets[i].block));
        else if (own_word(&sets[i], "same_as"))
            check_same(&c, &sets[i], sets, n);
        else
            check_set(&c, &sets[i], i);
        fflush(stdout);
    }
    if (sets)
        check_rows(&c, sets, n);
    printf("%zu passed, %zu failed\n", c.passed, c.failed);
    int status = d.status ? d.status : c.failed || !c.passed ? WS_CHECK_FAILED : WS_OK;
    if (sets)
        rule_sets_free(sets, n);
    free(c.o.configs);
    diag_free(&d);
    return status;
}
