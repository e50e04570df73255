/* Fills the columns of the matrix: comments of the Verilog, covers of the model, properties,
 * mutants. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/pins.h"
#include "gen/blocks/blocks.h"
#include "gen/mutate/mutate.h"
#include "gen/package.h"
#include "tests/matrix/matrix.h"
#include <stdlib.h>
#include <string.h>

/* The rule of an id, or NULL; false in *ok (and a message) if no page so much as mentions the id.
 */
static struct rule *look_up(struct matrix *m, const char *id, size_t len, const char *from,
                            bool *ok, struct diag *d)
{
    struct rule *r = matrix_find(m, id, len);
    if (r)
        return r;
    for (size_t i = 0; i < m->nmentioned; i++)
        if (strlen(m->mentioned[i]) == len && memcmp(m->mentioned[i], id, len) == 0)
            return NULL;
    diag_error(d, "%s: %.*s: no page of docs/ has this rule", from, (int)len, id);
    *ok = false;
    return NULL;
}

static struct params *load(const struct rule_set *s, struct diag *d)
{
    return params_load(s->config, s->sets, s->nsets, d);
}

bool matrix_add_model(struct matrix *m, const struct rule_set *s, struct diag *d)
{
    m->have[COL_MODEL] = true;
    const struct block_model *b = block_model(s->block);
    if (!b) {
        diag_error(d, "%s: there is no model of this block", s->block);
        return false;
    }
    struct params *p = load(s, d);
    if (!p)
        return false;
    void *model = b->create(p);
    size_t n;
    const struct cover_point *points = b->cover(model, &n);
    bool ok = true;
    for (size_t i = 0; i < n; i++) {
        struct rule *r = look_up(m, points[i].rule, strlen(points[i].rule), b->name, &ok, d);
        /* The composition's model has the points of its parts too; those of a part that has a model
         * of its own must be there. */
        if (r && (strcmp(b->name, "regfile") != 0 || strcmp(r->block, b->name) == 0 ||
                  !block_model(r->block)))
            r->cell[COL_MODEL].n = 1;
    }
    b->destroy(model);
    params_free(p);
    return ok;
}

/* Every id in a comment is that of a rule. */
static bool check_comments(struct matrix *m, const char *text, const char *from, struct diag *d)
{
    bool ok = true;
    for (const char *s = text, *end; *s; s = *end ? end + 1 : end) {
        end = s + strcspn(s, "\n");
        const char *comment = memmem(s, (size_t)(end - s), "//", 2);
        for (const char *c = comment ? comment + 2 : end; c < end; c++) {
            size_t n = rule_id(c, c[-1]);
            if (n)
                look_up(m, c, n, from, &ok, d);
        }
    }
    return ok;
}

/* Every place of the design's logic at which a mutation is possible, with the ids of the text above
 * it. */
static bool add_places(struct matrix *m, const struct params *p, const char *block, struct diag *d)
{
    struct hdl_design *design = hdl_design_new(NULL);
    const struct block *b = blocks_find(block);
    struct hdl *top = b ? b->build(design, p) : NULL;
    struct mutants found = {0};
    bool ok = top && hdl_report(design, d);
    if (ok)
        mutants_find(&found, design, top);
    for (size_t i = 0; i < found.n; i++)
        for (const char *r = found.at[i].rules; *r; r += strcspn(r, " "), r += *r == ' ') {
            struct rule *rule = look_up(m, r, strcspn(r, " "), found.at[i].module, &ok, d);
            if (rule)
                rule->cell[COL_RTL].n++;
        }
    if (ok)
        mutants_free(&found);
    hdl_design_free(design);
    return ok;
}

bool matrix_add_rtl(struct matrix *m, const struct rule_set *s, struct diag *d)
{
    struct params *p = load(s, d);
    if (!p)
        return false;
    struct package pkg = {0};
    bool ok = package_build(p, s->block, NULL, &pkg, d) == WS_OK;
    for (size_t i = 0; ok && i < pkg.n; i++)
        if (pkg.files[i].verilog)
            ok = check_comments(m, pkg.files[i].text, pkg.files[i].name, d);
    ok = ok && add_places(m, p, s->block, d);
    for (size_t i = 0; i < pkg.nproperties; i++) {
        const struct package_property *q = &pkg.properties[i];
        struct rule *r = look_up(m, q->rule, strlen(q->rule), pkg.files[q->file].name, &ok, d);
        if (r && !m->proofs && q->kind != HDL_SYMBOL)
            r->cell[COL_PROPERTY].n++;
    }
    m->have[COL_RTL] = m->have[COL_PROPERTY] = true;
    package_free(&pkg);
    params_free(p);
    return ok;
}

bool matrix_add_cover(struct matrix *m, const json_t *figures, const char *from, struct diag *d)
{
    json_t *cover = json_object_get(figures, "cover"), *hits;
    const char *id;
    bool ok = true;
    if (!json_is_object(cover)) {
        diag_error(d, "%s: no \"cover\" object in it (cosim --json writes one)", from);
        return false;
    }
    m->have[COL_HITS] = true;
    json_object_foreach(cover, id, hits)
    {
        struct rule *r = look_up(m, id, strlen(id), from, &ok, d);
        if (r)
            r->cell[COL_HITS].n += (uint64_t)json_integer_value(hits);
    }
    return ok;
}

/* Counts a survivor against each of its rules: "rules" is their ids, separated by blanks. */
static bool add_survivor(struct matrix *m, const json_t *one, const char *from, struct diag *d)
{
    const char *ids = json_string_value(json_object_get(one, "rules"));
    bool ok = true;
    for (size_t len; ids && *ids; ids += len) {
        ids += strspn(ids, " ");
        len = strcspn(ids, " ");
        struct rule *r = len ? look_up(m, ids, len, from, &ok, d) : NULL;
        if (r)
            r->cell[COL_MUTANTS].of++;
    }
    return ok;
}

bool matrix_add_mutants(struct matrix *m, const json_t *figures, const char *from, struct diag *d)
{
    json_t *rules = json_object_get(figures, "rules"), *one;
    const char *id;
    bool ok = true;
    if (!json_is_object(rules) || !json_is_array(json_object_get(figures, "survivors"))) {
        diag_error(d, "%s: no \"rules\" and \"survivors\" in it (mutate --json writes them)", from);
        return false;
    }
    m->have[COL_MUTANTS] = true;
    json_object_foreach(rules, id, one)
    {
        struct rule *r = look_up(m, id, strlen(id), from, &ok, d);
        if (!r)
            continue;
        r->cell[COL_MUTANTS].n += (uint64_t)json_integer_value(one);
        r->cell[COL_MUTANTS].of += (uint64_t)json_integer_value(one);
    }
    size_t i;
    json_array_foreach(json_object_get(figures, "survivors"), i, one)
    {
        ok = add_survivor(m, one, from, d) && ok;
    }
    return ok;
}

bool matrix_add_proofs(struct matrix *m, const json_t *figures, const char *from, struct diag *d)
{
    json_t *list = json_object_get(figures, "properties"), *one;
    bool ok = true;
    size_t i;
    if (!json_is_array(list)) {
        diag_error(d, "%s: no \"properties\" in it (prove --json writes them)", from);
        return false;
    }
    m->have[COL_PROPERTY] = true;
    json_array_foreach(list, i, one)
    {
        const char *id = json_string_value(json_object_get(one, "rule"));
        const char *result = json_string_value(json_object_get(one, "result"));
        struct rule *r = id && *id ? look_up(m, id, strlen(id), from, &ok, d) : NULL;
        if (!r)
            continue;
        r->cell[COL_PROPERTY].of++;
        const char *kind = json_string_value(json_object_get(one, "kind"));
        bool bounded = kind && strcmp(kind, "bounded") == 0;
        r->cell[COL_PROPERTY].n += result && strcmp(result, "proven") == 0 && !bounded;
    }
    return ok;
}

/* The figures of a run of the program; NULL after reporting. */
static json_t *figures_of(const struct rule_set *s, const struct matrix_run *run, const char *sim,
                          struct diag *d)
{
    enum { FIXED = 13 };
    const char *argv[FIXED + 2 * sizeof s->sets / sizeof *s->sets + 1];
    char *dir = make_temp_dir("warpsmith_matrix", d);
    if (!dir)
        return NULL;
    char *file = strfmt("%s/figures.json", dir);
    const char *fixed[FIXED] = {run->program, "cosim",     s->config, "--top", s->block,
                                "--cycles",   run->cycles, "--seed",  "7",     "--json",
                                file,         "--sim",     sim};
    size_t n = FIXED;
    memcpy(argv, fixed, sizeof fixed);
    for (size_t i = 0; i < s->nsets; i++) {
        argv[n++] = "--set";
        argv[n++] = s->sets[i];
    }
    argv[n] = NULL;
    struct proc_result r;
    json_error_t e;
    json_t *figures = NULL;
    if (proc_run(argv, NULL, &r, d) == WS_OK) {
        figures = r.status == 0 ? json_load_file(file, 0, &e) : NULL;
        if (!figures)
            diag_failed(d, "cosim %s --top %s: status %d: %.300s", s->config, s->block, r.status,
                        r.out);
        proc_result_free(&r);
    }
    free(file);
    remove_tree(dir);
    free(dir);
    return figures;
}

/* Rules that it hits and that have no hit yet, nor an excuse for it. */
static size_t new_rules(struct matrix *m, const json_t *figures)
{
    json_t *cover = json_object_get(figures, "cover"), *hits;
    const char *id;
    size_t n = 0;
    json_object_foreach(cover, id, hits)
    {
        const struct rule *r = matrix_find(m, id, strlen(id));
        n += r && !r->cell[COL_HITS].n && !r->cell[COL_HITS].exempt && json_integer_value(hits);
    }
    return n;
}

static bool add_one(struct matrix *m, const struct rule_set *s, const struct matrix_run *run,
                    struct diag *d)
{
    json_t *figures = figures_of(s, run, run->sim, d);
    bool ok = figures && matrix_add_cover(m, figures, s->config, d);
    json_decref(figures);
    return ok;
}

/* Always the one that hits most new rules, until none does. */
static bool add_new(struct matrix *m, const struct rule_set *sets, size_t n,
                    const struct matrix_run *run, struct diag *d)
{
    json_t **model = xcalloc(n, sizeof *model);
    bool ok = true;
    for (size_t i = 0; i < n; i++)
        ok = (model[i] = figures_of(&sets[i], run, "model", d)) && ok;
    while (ok) {
        size_t most = 0, best = n;
        for (size_t i = 0; i < n; i++) {
            size_t these = new_rules(m, model[i]);
            if (these > most) {
                most = these;
                best = i;
            }
        }
        if (best == n)
            break;
        ok = add_one(m, &sets[best], run, d);
        /* what the golden model alone hits and lockstep does not would come again for ever */
        json_decref(model[best]);
        model[best] = NULL;
    }
    for (size_t i = 0; i < n; i++)
        json_decref(model[i]);
    free(model);
    return ok;
}

bool matrix_add_lockstep(struct matrix *m, const struct rule_set *sets, size_t n,
                         const struct matrix_run *run, struct diag *d)
{
    if (run->only_new)
        return add_new(m, sets, n, run, d);
    bool ok = true;
    for (size_t i = 0; i < n; i++)
        ok = add_one(m, &sets[i], run, d) && ok;
    return ok;
}
