/* matrix: prints rule x {model, RTL, cover hits, property, mutants killed}.
 *
 *     matrix [--docs DIR] [--also PAGE]... [--sets FILE] [--exceptions FILE] [--cosim PROGRAM
 *            [--sim NAME] [--cycles N]] [--cover FILE]... [--proofs FILE]... [--mutants FILE]...
 *            [--require COLUMN,...] [--strict]
 *
 * A rule is a row `| XX-Y1 | text |` of a page. Model and RTL are looked up in the parameter sets
 * of
 * --sets; hits come from cosim's JSON files (--cover), and from lockstep runs of PROGRAM on those
 * sets, of which, with such files, only those run that may hit a rule that none has hit yet;
 * properties from prove's JSON, or, without it, from the emitted text; mutants from mutate's JSON.
 * A cell of the exceptions file shows "-", an empty one of a pending rule "...". Status 1 if a
 * column of --require has an empty cell of a rule that is not pending, an exception that is not
 * needed any more, or a property that is not proven. --strict requires every column, and nothing
 * may be pending. */
#include "tests/matrix/matrix.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options {
    const char *docs, *sets, *exceptions, *program, *sim, *cycles;
    const char **also, **cover, **proofs, **mutants; /* NULL-terminated, owned */
    size_t nalso, ncover, nproofs, nmutants;
    bool require[N_COLUMNS], strict;
};

static void push(const char ***list, size_t *n, const char *s)
{
    *list = xrealloc(*list, (*n + 2) * sizeof **list);
    (*list)[(*n)++] = s;
    (*list)[*n] = NULL;
}

static bool take_columns(struct options *o, const char *list, struct diag *d)
{
    for (size_t len; *list; list += len + (list[len] == ',')) {
        len = strcspn(list, ",");
        enum column c = column_find(list, len);
        if (c == N_COLUMNS) {
            diag_error(d, "--require %s: no such column (model, rtl, hits, property, mutants)",
                       list);
            return false;
        }
        o->require[c] = true;
    }
    return true;
}

static bool take_option(struct options *o, const char *name, const char *value, struct diag *d)
{
    struct {
        const char *name;
        const char **to;
    } simple[] = {{"--docs", &o->docs},     {"--sets", &o->sets}, {"--exceptions", &o->exceptions},
                  {"--cosim", &o->program}, {"--sim", &o->sim},   {"--cycles", &o->cycles}};
    for (size_t i = 0; i < sizeof simple / sizeof *simple; i++)
        if (strcmp(name, simple[i].name) == 0) {
            *simple[i].to = value;
            return true;
        }
    if (strcmp(name, "--also") == 0)
        push(&o->also, &o->nalso, value);
    else if (strcmp(name, "--cover") == 0)
        push(&o->cover, &o->ncover, value);
    else if (strcmp(name, "--proofs") == 0)
        push(&o->proofs, &o->nproofs, value);
    else if (strcmp(name, "--mutants") == 0)
        push(&o->mutants, &o->nmutants, value);
    else if (strcmp(name, "--require") == 0)
        return take_columns(o, value, d);
    else {
        diag_error(d, "%s: unknown option (see the head of tests/matrix/matrix.c)", name);
        return false;
    }
    return true;
}

static bool take_options(struct options *o, int argc, char **argv, struct diag *d)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--strict") == 0) {
            o->strict = true;
            for (size_t c = 0; c < N_COLUMNS; c++)
                o->require[c] = true;
        } else if (i + 1 == argc) {
            diag_error(d, "%s: a value is missing, or no such option", argv[i]);
            return false;
        } else if (!take_option(o, argv[i], argv[i + 1], d)) {
            return false;
        } else {
            i++;
        }
    }
    return true;
}

typedef bool add_json(struct matrix *m, const json_t *figures, const char *from, struct diag *d);

static bool add_files(struct matrix *m, const char *const *files, add_json *add, struct diag *d)
{
    bool ok = true;
    for (; files && *files; files++) {
        json_error_t e;
        json_t *j = json_load_file(*files, 0, &e);
        if (!j)
            diag_error(d, "%s:%d: %s", *files, e.line, e.text);
        ok = j && add(m, j, *files, d) && ok;
        json_decref(j);
    }
    return ok;
}

static bool fill(struct matrix *m, const struct options *o, struct diag *d)
{
    size_t n;
    struct rule_set *sets = rule_sets_read(o->sets, &n, d);
    bool ok = sets;
    const struct matrix_run run = {o->program, o->sim, o->cycles, o->ncover > 0};
    for (size_t i = 0; sets && i < n; i++) {
        ok = matrix_add_model(m, &sets[i], d) && ok;
        ok = matrix_add_rtl(m, &sets[i], d) && ok;
    }
    ok = add_files(m, o->cover, matrix_add_cover, d) && ok;
    if (sets && o->program)
        ok = matrix_add_lockstep(m, sets, n, &run, d) && ok;
    if (sets)
        rule_sets_free(sets, n);
    ok = add_files(m, o->proofs, matrix_add_proofs, d) && ok;
    return add_files(m, o->mutants, matrix_add_mutants, d) && ok;
}

/* Text of a cell; caller frees. */
static char *cell_text(const struct matrix *m, const struct rule *r, enum column c)
{
    const struct cell *x = &r->cell[c];
    if (!x->n)
        return xstrdup(x->exempt ? "-" : !m->have[c] ? "?" : r->pending ? "..." : "EMPTY");
    if (c == COL_MODEL)
        return xstrdup("yes");
    if (x->of)
        return strfmt("%" PRIu64 "/%" PRIu64, x->n, x->of);
    return strfmt("%" PRIu64, x->n);
}

static void print_table(const struct matrix *m, FILE *f)
{
    int id_width = 4, block_width = 5;
    for (size_t i = 0; i < m->n; i++) {
        int a = (int)strlen(m->rules[i].id), b = (int)strlen(m->rules[i].block);
        id_width = a > id_width ? a : id_width;
        block_width = b > block_width ? b : block_width;
    }
    fprintf(f, "%-*s  %-*s", id_width, "rule", block_width, "block");
    for (enum column c = 0; c < N_COLUMNS; c++)
        fprintf(f, "  %9s", column_name(c));
    fputc('\n', f);
    for (size_t i = 0; i < m->n; i++) {
        const struct rule *r = &m->rules[i];
        fprintf(f, "%-*s  %-*s", id_width, r->id, block_width, r->block);
        for (enum column c = 0; c < N_COLUMNS; c++) {
            char *text = cell_text(m, r, c);
            fprintf(f, "  %9s", text);
            free(text);
        }
        fputc('\n', f);
    }
}

/* Counts and reasons; whether all that is required is there. */
static bool print_verdict(const struct matrix *m, const struct options *o, FILE *f)
{
    size_t total = 0, excused = 0, all_empty = 0, all_pending = 0, wrong = 0;
    for (enum column c = 0; c < N_COLUMNS; c++) {
        size_t empty = 0, pending = 0;
        for (size_t i = 0; i < m->n; i++) {
            const struct cell *x = &m->rules[i].cell[c];
            total++;
            excused += !x->n && x->exempt;
            empty += !x->n && !x->exempt;
            pending += !x->n && !x->exempt && m->rules[i].pending;
            if (c == COL_PROPERTY && x->n < x->of) {
                fprintf(f, "%s: %" PRIu64 " of %" PRIu64 " properties are not proven\n",
                        m->rules[i].id, x->of - x->n, x->of);
                wrong++;
            }
            if (x->n && x->exempt && o->require[c]) {
                fprintf(f, "%s %s: the exception of line %u is not needed any more\n",
                        m->rules[i].id, column_name(c), x->where);
                wrong++;
            }
        }
        if (empty)
            fprintf(f, "%s: %zu of %zu cells empty, %zu of them pending%s%s\n", column_name(c),
                    empty, m->n, pending, m->have[c] ? "" : " (no figures given)",
                    o->require[c] ? ", required" : "");
        all_empty += empty;
        all_pending += pending;
        wrong += o->require[c] ? empty - (o->strict ? 0 : pending) : 0;
    }
    for (size_t i = 0; i < m->n; i++)
        for (enum column c = 0; c < N_COLUMNS; c++)
            if (!m->rules[i].cell[c].n && m->rules[i].cell[c].exempt)
                fprintf(f, "- %s %s: %s\n", m->rules[i].id, column_name(c),
                        m->rules[i].cell[c].exempt);
    for (size_t i = 0; i < m->npending; i++) {
        fprintf(f, "... %s: %s%s\n", m->pending[i].pattern, m->pending[i].reason,
                o->strict ? ": not with --strict" : "");
        wrong += o->strict;
    }
    fprintf(f, "%zu rules, %zu cells: %zu filled, %zu excused, %zu empty (%zu pending)\n", m->n,
            total, total - excused - all_empty, excused, all_empty, all_pending);
    return wrong == 0;
}

int main(int argc, char **argv)
{
    struct options o = {.docs = "docs/blocks",
                        .sets = "tests/matrix/sets.txt",
                        .exceptions = "tests/matrix/exceptions.txt",
                        .sim = "verilator",
                        .cycles = "20000"};
    struct matrix m = {0};
    struct diag d;
    diag_init(&d, stderr);
    static const char *const none[] = {NULL};
    bool ok = take_options(&o, argc, argv, &d);
    m.proofs = o.nproofs > 0;
    ok = ok && matrix_read_pages(&m, o.docs, o.also ? o.also : none, &d) &&
         matrix_read_exceptions(&m, o.exceptions, &d) && fill(&m, &o, &d);
    if (ok) {
        print_table(&m, stdout);
        if (!print_verdict(&m, &o, stdout))
            d.status = WS_CHECK_FAILED;
    }
    int status = d.status;
    matrix_free(&m);
    free(o.also);
    free(o.cover);
    free(o.proofs);
    free(o.mutants);
    diag_free(&d);
    return status;
}
