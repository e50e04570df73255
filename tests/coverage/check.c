/* check: line and toggle coverage of every block's Verilog under its own random stimulus.
 *
 *     check [--least PERCENT] [--cycles N] [--seeds N] [--config NAME]... PROGRAM DIR SETS
 * EXCEPTIONS
 *
 * PROGRAM runs lockstep with each parameter set of SETS (rows `BLOCK CONFIG [KEY=VALUE]...`, of
 * which
 * --config takes those of some CONFIGs), with seeds 1..N, and leaves the coverage in DIR. Counted
 * for a block are its own modules; those of other blocks in it are counted where they stand alone.
 * EXCEPTIONS lists what cannot be covered, rows
 *
 *     BLOCK CONFIG MODULE SIGNAL reason
 *
 * with BLOCK and CONFIG as in SETS or `*`, and SIGNAL a name, or name[3], name[7:4], name[0,5,10].
 * An exception that is covered after all, or that no module has, fails; so does a block without a
 * row in SETS. */
#include "cmodel/pins.h"
#include "params/base/outfile.h"
#include "params/base/proc.h"
#include "tb/coverage.h"
#include "tests/matrix/matrix.h"
#include <stdlib.h>

struct exception {
    char *row; /* owned; the others point into it */
    unsigned line;
    const char *block, *config, *module, *signal,
        *bits;       /* bits: NULL, or what stands in brackets */
    bool used, seen; /* it matched a point; a set that it is for was run */
};

struct options {
    const char *least, *cycles, *seeds;
    const char **configs, *rest[4];
    size_t nconfigs, nrest;
};

struct check {
    struct options o;
    struct exception *exceptions;
    size_t nexceptions, passed, failed;
    struct diag *d;
};

static bool is_or_any(const char *pattern, const char *word)
{
    return strcmp(pattern, "*") == 0 || strcmp(pattern, word) == 0;
}

/* "3", "7:4", "0,5,10". */
static bool has_bit(const char *bits, unsigned long bit)
{
    for (char *end; *bits; bits = *end == ',' ? end + 1 : end) {
        unsigned long high = strtoul(bits, &end, 10), low = high;
        if (*end == ':')
            low = strtoul(end + 1, &end, 10);
        if (bit >= low && bit <= high)
            return true;
        if (*end && *end != ',')
            return false;
    }
    return false;
}

static bool matches(const struct exception *e, const struct coverage_point *p)
{
    size_t n = strlen(e->signal);
    if (p->kind != COVERAGE_TOGGLE || strcmp(e->module, p->module) != 0 ||
        strncmp(e->signal, p->what, n) != 0 || (p->what[n] && p->what[n] != '['))
        return false;
    return !e->bits || (p->what[n] && has_bit(e->bits, strtoul(p->what + n + 1, NULL, 10)));
}

static bool read_exceptions(struct check *c, const char *path)
{
    size_t len;
    char *text = file_read(path, &len, c->d), *save = NULL;
    if (!text)
        return false;
    unsigned line = 0;
    for (char *at = text, *end; *at; at = end) {
        end = at + strcspn(at, "\n");
        end += *end != 0;
        line++;
        char *row = strfmt("%.*s", (int)(end - at), at);
        struct exception e = {.row = row, .line = line};
        e.block = strtok_r(row, " \t\n", &save);
        if (!e.block || *e.block == '#') {
            free(row);
            continue;
        }
        e.config = strtok_r(NULL, " \t\n", &save);
        e.module = strtok_r(NULL, " \t\n", &save);
        char *signal = strtok_r(NULL, " \t\n", &save);
        if (!signal || !strtok_r(NULL, "\n", &save)) {
            diag_error(c->d, "%s:%u: BLOCK CONFIG MODULE SIGNAL reason is wanted", path, line);
            free(row);
            free(text);
            return false;
        }
        char *bracket = strchr(signal, '[');
        if (bracket)
            *bracket++ = 0;
        e.signal = signal;
        e.bits = bracket;
        c->exceptions = xrealloc(c->exceptions, (c->nexceptions + 1) * sizeof *c->exceptions);
        c->exceptions[c->nexceptions++] = e;
    }
    free(text);
    return true;
}

static void fail(struct check *c, char *text)
{
    printf("FAIL: %s\n", text);
    free(text);
    c->failed++;
}

/* Lockstep with one seed, added to the file. */
static bool run(struct check *c, const struct rule_set *s, const char *file, const char *seed)
{
    const char **argv = xcalloc(2 * s->nsets + 16, sizeof *argv);
    size_t n = 0;
    const char *fixed[] = {c->o.rest[0], "cosim",  s->config, "--top",      s->block, "--cycles",
                           c->o.cycles,  "--seed", seed,      "--coverage", file};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        argv[n++] = fixed[i];
    for (size_t i = 0; i < s->nsets; i++) {
        argv[n++] = "--set";
        argv[n++] = s->sets[i];
    }
    struct proc_result r = {0};
    bool good = proc_run(argv, NULL, &r, c->d) == WS_OK && r.status == 0;
    if (!good && r.out)
        printf("%s", r.out);
    proc_result_free(&r);
    free(argv);
    return good;
}

/* Is the module another block, or a lane of one? */
static bool of_another(const char *module, const char *block)
{
    size_t n = strlen(module);
    bool lane = n > 5 && strcmp(module + n - 5, "_lane") == 0;
    char *owner = strfmt("%.*s", (int)(lane ? n - 5 : n), module);
    bool other = strcmp(owner, block) != 0 && block_model(owner);
    free(owner);
    return other;
}

/* Takes what the exceptions name out of the points. */
static void apply(struct check *c, const struct rule_set *s, struct coverage *v)
{
    size_t n = 0;
    for (size_t i = 0; i < v->npoints; i++) {
        struct coverage_point *p = &v->points[i];
        bool drop = of_another(p->module, s->block);
        for (size_t k = 0; k < c->nexceptions && !drop; k++) {
            struct exception *e = &c->exceptions[k];
            if (!is_or_any(e->block, s->block) || !is_or_any(e->config, s->config) ||
                !matches(e, p))
                continue;
            e->used = drop = true;
            if (coverage_covered(p))
                fail(c, strfmt("%s:%u: %s of %s is covered after all (%s %s)", c->o.rest[3],
                               e->line, p->what, p->module, s->config, s->block));
        }
        if (drop) {
            free(p->module);
            free(p->what);
        } else {
            v->points[n++] = *p;
        }
    }
    v->npoints = n;
}

static void judge(struct check *c, const struct rule_set *s, struct coverage *v)
{
    double least = strtod(c->o.least, NULL);
    size_t n, points = v->npoints;
    apply(c, s, v);
    struct coverage_sum *sums = coverage_sums(v, &n);
    for (size_t i = 0; i < n; i++) {
        double lines = coverage_percent(sums[i].lines_covered, sums[i].lines);
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

static void check_set(struct check *c, const struct rule_set *s, size_t number)
{
    char *file = strfmt("%s/%s_%s_%zu.json", c->o.rest[1], s->config, s->block, number);
    struct coverage v;
    unsigned long seeds = strtoul(c->o.seeds, NULL, 10);
    bool good = true;
    for (unsigned long seed = 1; good && seed <= seeds; seed++) {
        char *text = strfmt("%lu", seed);
        good = run(c, s, file, text);
        free(text);
    }
    for (size_t k = 0; k < c->nexceptions; k++)
        c->exceptions[k].seen |= is_or_any(c->exceptions[k].block, s->block) &&
                                 is_or_any(c->exceptions[k].config, s->config);
    if (!good) {
        fail(c, strfmt("%s %s: no coverage", s->config, s->block));
    } else {
        if (coverage_read(&v, file, c->d))
            judge(c, s, &v);
        else
            c->failed++;
        coverage_free(&v);
    }
    free(file);
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
    *o = (struct options){.least = "99", .cycles = "20000", .seeds = "1"};
    o->configs = xcalloc((size_t)argc, sizeof *o->configs);
    for (int i = 1; i < argc; i++) {
        struct {
            const char *name, **to;
        } known[] = {{"--least", &o->least},
                     {"--cycles", &o->cycles},
                     {"--seeds", &o->seeds},
                     {"--config", &o->configs[o->nconfigs]}};
        size_t k = 0;
        while (k < 4 && strcmp(known[k].name, argv[i]) != 0)
            k++;
        if (k < 4 && i + 1 < argc) {
            *known[k].to = argv[++i];
            o->nconfigs += k == 3;
        } else if (*argv[i] == '-' || o->nrest == 4) {
            return false;
        } else {
            o->rest[o->nrest++] = argv[i];
        }
    }
    return o->nrest == 4;
}

int main(int argc, char **argv)
{
    struct diag d;
    diag_init(&d, stderr);
    struct check c = {.d = &d};
    if (!parse(&c.o, argc, argv)) {
        diag_error(&d, "usage: check [--least PERCENT] [--cycles N] [--seeds N] [--config NAME]... "
                       "PROGRAM DIR SETS EXCEPTIONS");
        free(c.o.configs);
        diag_free(&d);
        return WS_BAD_INPUT;
    }
    size_t n = 0;
    struct rule_set *sets = NULL;
    if (remove_tree(c.o.rest[1]) && make_dirs(c.o.rest[1], &d) && read_exceptions(&c, c.o.rest[3]))
        sets = rule_sets_read(c.o.rest[2], &n, &d);
    for (size_t i = 0; sets && i < n; i++)
        if (wanted(&c.o, sets[i].config))
            check_set(&c, &sets[i], i);
    for (const struct block_model *const *b = block_models(); sets && *b; b++) {
        size_t i = 0;
        while (i < n && strcmp(sets[i].block, (*b)->name) != 0)
            i++;
        if (i == n)
            fail(&c, strfmt("%s: has no row for %s", c.o.rest[2], (*b)->name));
    }
    for (size_t k = 0; k < c.nexceptions; k++) {
        const struct exception *e = &c.exceptions[k];
        if (e->seen && !e->used)
            fail(&c, strfmt("%s:%u: %s has no %s", c.o.rest[3], e->line, e->module, e->signal));
        free(e->row);
    }
    printf("%zu passed, %zu failed\n", c.passed, c.failed);
    int status = d.status ? d.status : c.failed || !c.passed ? WS_CHECK_FAILED : WS_OK;
    if (sets)
        rule_sets_free(sets, n);
    free(c.exceptions);
    free(c.o.configs);
    diag_free(&d);
    return status;
}
