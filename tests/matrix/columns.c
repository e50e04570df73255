#include "cmodel/pins.h"
#include "gen/package.h"
#include "params/base/outfile.h"
#include "params/base/proc.h"
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

static bool in_assertions(const char *word, size_t len)
{
    return (len == 16 && memcmp(word, "WARPSMITH_ASSERT", 16) == 0) ||
           (len == 6 && memcmp(word, "FORMAL", 6) == 0);
}

/* What is open at a line of Verilog: conditional sections, and the ids of the comment above. */
enum { DEPTH = 32, PENDING = 16 };
struct reading {
    bool section[DEPTH]; /* of assertions */
    unsigned depth, inside;
    struct rule *above[PENDING];
    unsigned nabove;
    bool comment; /* the line before was one */
};

static void directive(struct reading *r, const char *s)
{
    if (strncmp(s, "`ifdef ", 7) == 0 || strncmp(s, "`ifndef ", 8) == 0) {
        const char *word = strchr(s, ' ') + 1;
        bool a = in_assertions(word, strcspn(word, " \t\r\n"));
        if (r->depth < DEPTH)
            r->section[r->depth] = a;
        r->depth++;
        r->inside += a;
    } else if (strncmp(s, "`endif", 6) == 0 && r->depth) {
        r->depth--;
        r->inside -= r->depth < DEPTH && r->section[r->depth];
    }
}

static bool take_comment(struct matrix *m, struct reading *r, const char *s, size_t len,
                         const char *from, struct diag *d)
{
    bool ok = true;
    if (!r->comment)
        r->nabove = 0;
    for (const char *c = s; c < s + len; c++) {
        size_t n = rule_id(c, c[-1]);
        struct rule *rule = n ? look_up(m, c, n, from, &ok, d) : NULL;
        if (!rule)
            continue;
        if (!r->inside)
            rule->cell[COL_RTL].n++;
        else if (r->nabove < PENDING)
            r->above[r->nabove++] = rule;
    }
    return ok;
}

/* "OCU_A1: assert(...)": a label names the rule with an underscore. */
static void take_label(struct matrix *m, const char *s, size_t len)
{
    const char *colon = memchr(s, ':', len);
    if (!colon)
        return;
    char *id = strfmt("%.*s", (int)(colon - s), s), *low = strchr(id, '_');
    if (low)
        *low = '-';
    size_t n = rule_id(id, ' ');
    struct rule *rule = n ? matrix_find(m, id, n) : NULL;
    if (rule)
        rule->cell[COL_PROPERTY].n++;
    free(id);
}

static bool contains(const char *s, size_t len, const char *word)
{
    return memmem(s, len, word, strlen(word)) != NULL;
}

static bool is_property(const char *s, size_t len)
{
    static const char *const forms[] = {"assert(",  "assume(",         "assert (",
                                        "assume (", "assert property", "assume property"};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (contains(s, len, forms[i]))
            return true;
    return false;
}

bool matrix_add_verilog(struct matrix *m, const char *text, const char *from, struct diag *d)
{
    struct reading r = {0};
    bool ok = true;
    m->have[COL_RTL] = m->have[COL_PROPERTY] = true;
    bool count = !m->proofs;
    for (const char *s = text, *end; *s; s = *end ? end + 1 : end) {
        end = s + strcspn(s, "\n");
        const char *p = s + strspn(s, " \t");
        const char *slashes = memmem(p, (size_t)(end - p), "//", 2);
        if (*p == '`')
            directive(&r, p);
        if (slashes)
            ok = take_comment(m, &r, slashes + 2, (size_t)(end - slashes - 2), from, d) && ok;
        size_t code = (size_t)((slashes ? slashes : end) - p);
        if (count && r.inside && is_property(p, code)) {
            for (unsigned i = 0; i < r.nabove; i++)
                r.above[i]->cell[COL_PROPERTY].n++;
            if (!r.nabove)
                take_label(m, p, code);
            r.nabove = 0;
        }
        r.comment = slashes == p;
    }
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
            ok = matrix_add_verilog(m, pkg.files[i].text, pkg.files[i].name, d);
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
        r->cell[COL_PROPERTY].n += result && strcmp(result, "proven") == 0;
    }
    return ok;
}

bool matrix_add_lockstep(struct matrix *m, const struct rule_set *s, const char *program,
                         const char *cycles, struct diag *d)
{
    enum { FIXED = 11 };
    const char *argv[FIXED + 2 * sizeof s->sets / sizeof *s->sets + 1];
    char *dir = make_temp_dir("warpsmith_matrix", d);
    if (!dir)
        return false;
    char *file = strfmt("%s/figures.json", dir);
    const char *fixed[FIXED] = {program, "cosim",  s->config, "--top",  s->block, "--cycles",
                                cycles,  "--seed", "7",       "--json", file};
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
    bool ok = proc_run(argv, NULL, &r, d) == WS_OK;
    if (ok) {
        ok = r.status == 0 && (figures = json_load_file(file, 0, &e));
        if (!ok)
            diag_failed(d, "cosim %s --top %s: status %d: %.300s", s->config, s->block, r.status,
                        r.out);
        proc_result_free(&r);
    }
    ok = ok && matrix_add_cover(m, figures, s->config, d);
    json_decref(figures);
    free(file);
    remove_tree(dir);
    free(dir);
    return ok;
}
