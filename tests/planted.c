/* planted: every defect of a list makes a property of its rule fail, with a trace.
 *
 *     planted [--quick] [--part K/N] [--rule RULE] [--config CONFIG] [--block BLOCK] [--write] LIST
 *
 * A line of LIST is CONFIG BLOCK RULE DEPTH SETS PLACE: the rule's properties are tried from reset
 * over DEPTH cycles of BLOCK with these parameters (key=value,... or "-") and with the mutant at
 * PLACE in it, MODULE/RULE/KIND/NUMBER: the NUMBER-th mutation of that kind near that rule's text
 * in the module. "none": the parameters are the defect. "?", or a place that is no more or does not
 * break the rule (the block was changed): the nearest that does is looked for, and told; --write
 * prints the list with it. A '*' before CONFIG: takes too long for --quick. --part: every N-th
 * defect, from the K-th on (0 to N-1), and the first one of every block. Nothing in a line depends
 * on names in the Verilog. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "check/prove.h"
#include "gen/blocks/blocks.h"
#include "gen/mutate/mutate.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SECONDS = 240, TRIES = 40 };

struct defect {
    char *line; /* the others point into a copy of it */
    char *copy, *config, *block, *rule, *sets, *place;
    unsigned depth;
    bool slow;
    char *found; /* where it is now, or NULL */
};

struct list {
    struct defect *at;
    size_t n;
    size_t passed, failed, moved;
    bool quick, write;
    unsigned part, parts; /* parts 0: all */
    const char *rule, *config, *block;
};

/* ---- the list ---- */

static bool read_line(struct defect *x, const char *line)
{
    *x = (struct defect){.line = xstrdup(line), .copy = xstrdup(line)};
    char *rest = x->copy;
    if (*rest == '*') {
        x->slow = true;
        rest++;
    }
    char *word[6];
    for (size_t i = 0; i < 6; i++) {
        word[i] = strtok_r(i ? NULL : rest, " \t", &rest);
        if (!word[i])
            return false;
    }
    x->config = word[0];
    x->block = word[1];
    x->rule = word[2];
    x->depth = (unsigned)strtoul(word[3], NULL, 10);
    x->sets = word[4];
    x->place = word[5];
    return x->depth > 0;
}

static bool is_comment(const struct defect *x)
{
    return !x->config;
}

static bool read_list(struct list *l, const char *path, struct diag *d)
{
    size_t len;
    char *text = file_read(path, &len, d), *rest = text;
    bool good = text != NULL;
    for (char *line; good && (line = strsep(&rest, "\n")) && (*line || rest);) {
        l->at = xrealloc(l->at, (l->n + 1) * sizeof *l->at);
        struct defect *x = &l->at[l->n];
        if (*line == '#' || !*line)
            *x = (struct defect){.line = xstrdup(line)};
        else
            good = read_line(x, line);
        l->n++;
        if (!good)
            diag_error(d, "%s:%zu: CONFIG BLOCK RULE DEPTH SETS PLACE wanted", path, l->n);
    }
    free(text);
    return good;
}

/* ---- one defect ---- */

static struct params *load(const struct defect *x, struct diag *d)
{
    const char *sets[16];
    size_t n = 0;
    char *copy = xstrdup(x->sets), *rest = copy;
    for (char *s;
         strcmp(x->sets, "-") != 0 && n < 16 && (s = strtok_r(n ? NULL : rest, ",", &rest));)
        sets[n++] = s;
    struct params *p = params_load(x->config, sets, n, d);
    free(copy);
    return p;
}

/* The block whose places are looked at: a miter has two of it. */
static const char *subject(const char *block, char *buffer, size_t size)
{
    size_t n = strlen(block), cut = strlen("_miter");
    bool miter = block_is_miter(block) && n > cut;
    snprintf(buffer, size, "%.*s", (int)(miter ? n - cut : n), block);
    return buffer;
}

/* What is searched for places of one block with one parameter set. */
struct site {
    const struct defect *x;
    struct params *p;
    struct hdl_design *design;
    struct mutants m;
    char **place; /* of each */
    char *dir;
};

static char *place_of(const struct mutants *m, size_t i)
{
    const struct mutant *a = &m->at[i];
    int len = (int)strcspn(a->rules, " ");
    unsigned number = 1;
    for (size_t k = 0; k < i; k++) {
        const struct mutant *b = &m->at[k];
        number += a->module_at == b->module_at && a->kind == b->kind &&
                  (int)strcspn(b->rules, " ") == len &&
                  strncmp(a->rules, b->rules, (size_t)len) == 0;
    }
    return strfmt("%s/%.*s/%s/%u", a->module, len ? len : 1, len ? a->rules : "-",
                  mutation_name(a->kind), number);
}

static bool open_site(struct site *s, const struct defect *x, struct diag *d)
{
    *s = (struct site){.x = x, .p = load(x, d)};
    char name[64];
    subject(x->block, name, sizeof name);
    const struct block *b = blocks_find(name);
    if (!s->p || !b) {
        if (!b)
            diag_error(d, "%s: no such block", x->block);
        return false;
    }
    s->design = hdl_design_new(NULL);
    struct hdl *top = b->build(s->design, s->p);
    if (!hdl_report(s->design, d))
        return false;
    mutants_find(&s->m, s->design, top);
    s->place = xcalloc(s->m.n + 1, sizeof *s->place);
    for (size_t i = 0; i < s->m.n; i++)
        s->place[i] = place_of(&s->m, i);
    s->dir = make_temp_dir("warpsmith-planted", d);
    return s->dir != NULL;
}

static void close_site(struct site *s)
{
    for (size_t i = 0; s->place && i < s->m.n; i++)
        free(s->place[i]);
    free(s->place);
    mutants_free(&s->m);
    hdl_design_free(s->design);
    params_free(s->p);
    if (s->dir)
        remove_tree(s->dir);
    free(s->dir);
}

static bool write_module(const struct hdl *h, const char *dir, struct diag *d)
{
    char *beside, *text = hdl_print(h, NULL, &beside);
    char *path = strfmt("%s/%s.v", dir, hdl_module_name(h));
    char *at = strfmt("%s/%s_props.vh", dir, hdl_module_name(h));
    bool ok = text && outfile_write(path, text, strlen(text), d) &&
              (!beside || outfile_write(at, beside, strlen(beside), d));
    free(beside);
    free(text);
    free(path);
    free(at);
    return ok;
}

/* Is the rule violated, with a trace, by what is in the folder (or as generated)? */
static bool violates(const struct site *s, bool own)
{
    struct prove_options o = {.verilog = own ? s->dir : NULL,
                              .traces = s->dir,
                              .depth = s->x->depth,
                              .seconds = SECONDS,
                              .rule = s->x->rule};
    struct proof proof;
    struct diag quiet;
    diag_init(&quiet, NULL);
    bool shown = false;
    int status = prove_block(s->p, s->x->block, &o, &proof, &quiet);
    for (size_t i = 0; i < proof.n && status == WS_CHECK_FAILED; i++) {
        const struct property *q = &proof.property[i];
        shown |= q->result == PROVE_FAILED && q->trace && access(q->trace, R_OK) == 0;
    }
    proof_free(&proof);
    diag_free(&quiet);
    return shown;
}

static bool breaks(const struct site *s, size_t i)
{
    struct hdl_design *alone = mutant_alone(&s->m, i, NULL);
    struct diag quiet;
    diag_init(&quiet, NULL);
    bool ok = hdl_ok(alone);
    for (size_t k = 0; ok && k < hdl_module_count(alone); k++)
        if (!hdl_is_blackbox(hdl_module_at(alone, k)))
            ok = write_module(hdl_module_at(alone, k), s->dir, &quiet);
    hdl_design_free(alone);
    diag_free(&quiet);
    return ok && violates(s, true);
}

static bool near_rule(const struct mutant *m, const char *rule)
{
    size_t len = strlen(rule);
    for (const char *r = m->rules; (r = strstr(r, rule)); r += len)
        if ((r == m->rules || r[-1] == ' ') && (!r[len] || r[len] == ' '))
            return true;
    return false;
}

/* Is the place that of another line for the same rule? */
static bool is_taken(const struct list *l, const struct defect *x, const char *place)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct defect *y = &l->at[i];
        if (y != x && !is_comment(y) && strcmp(x->block, y->block) == 0 &&
            strcmp(x->rule, y->rule) == 0 && strcmp(x->sets, y->sets) == 0 &&
            strcmp(y->found ? y->found : y->place, place) == 0)
            return true;
    }
    return false;
}

/* Those near the rule first, spread evenly, then those of the block's own module. */
static bool look_for(const struct list *l, struct defect *x, struct site *s)
{
    char name[64];
    subject(x->block, name, sizeof name);
    unsigned tried = 0;
    for (int round = 0; round < 2; round++) {
        size_t *at = xcalloc(s->m.n + 1, sizeof *at), n = 0;
        for (size_t i = 0; i < s->m.n; i++) {
            const struct mutant *m = &s->m.at[i];
            bool close = near_rule(m, x->rule);
            if (round == 0 ? close : !close && strcmp(m->module, name) == 0)
                at[n++] = i;
        }
        unsigned limit = round ? 2 * TRIES : TRIES;
        size_t step = n / TRIES + 1;
        for (size_t from = 0; from < step && !x->found; from++)
            for (size_t i = from; i < n && tried < limit && !x->found; i += step) {
                const char *place = s->place[at[i]];
                if (is_taken(l, x, place))
                    continue;
                tried++;
                if (breaks(s, at[i]))
                    x->found = xstrdup(place);
            }
        free(at);
    }
    return x->found != NULL;
}

static bool plant(struct list *l, struct defect *x, struct diag *d)
{
    struct site s;
    bool good = false;
    if (open_site(&s, x, d)) {
        if (strcmp(x->place, "none") == 0) {
            good = violates(&s, false);
        } else {
            for (size_t i = 0; i < s.m.n && !good; i++)
                good = strcmp(s.place[i], x->place) == 0 && breaks(&s, i);
            if (!good && look_for(l, x, &s)) {
                good = true;
                l->moved++;
            }
        }
    }
    close_site(&s);
    return good;
}

/* ---- all of them ---- */

static bool is_wanted(const struct list *l, const struct defect *x)
{
    return !is_comment(x) && !(l->quick && x->slow) && (!l->rule || !strcmp(l->rule, x->rule)) &&
           (!l->config || !strcmp(l->config, x->config)) &&
           (!l->block || !strcmp(l->block, x->block));
}

/* Of those that are wanted, number `i` of the list being the `at`-th. */
static bool is_of_part(const struct list *l, size_t i, size_t at)
{
    bool first = true;
    for (size_t k = 0; k < i && first; k++)
        first = !is_wanted(l, &l->at[k]) || strcmp(l->at[k].block, l->at[i].block) != 0;
    return !l->parts || first || at % l->parts == l->part;
}

static void print_list(const struct list *l)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct defect *x = &l->at[i];
        if (x->found)
            printf("%.*s%s\n", (int)(strlen(x->line) - strlen(x->place)), x->line, x->found);
        else
            printf("%s\n", x->line);
    }
}

static void run(struct list *l, struct diag *d)
{
    FILE *say = l->write ? stderr : stdout;
    for (size_t i = 0, at = 0; i < l->n; i++) {
        struct defect *x = &l->at[i];
        if (!is_wanted(l, x) || !is_of_part(l, i, at++))
            continue;
        bool good = plant(l, x, d);
        l->passed += good;
        l->failed += !good;
        if (!good)
            fprintf(say, "%s %s %s %s: nothing breaks the rule\n", x->config, x->block, x->rule,
                    x->sets);
        else if (x->found)
            fprintf(say, "%s %s %s %s: now %s\n", x->config, x->block, x->rule, x->sets, x->found);
        fflush(say);
    }
    if (l->write)
        print_list(l);
    if (l->moved)
        fprintf(say, "%zu places are not where the list says: see tests/planted.c, --write\n",
                l->moved);
    fprintf(say, "%zu passed, %zu failed\n", l->passed, l->failed);
}

int main(int argc, char **argv)
{
    struct list l = {0};
    struct diag d;
    diag_init(&d, stderr);
    const char *path = NULL;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0)
            l.quick = true;
        else if (strcmp(argv[i], "--write") == 0)
            l.write = true;
        else if (strcmp(argv[i], "--part") == 0 && i + 1 < argc &&
                 sscanf(argv[i + 1], "%u/%u", &l.part, &l.parts) == 2)
            i++;
        else if (strcmp(argv[i], "--rule") == 0 && i + 1 < argc)
            l.rule = argv[++i];
        else if (strcmp(argv[i], "--config") == 0 && i + 1 < argc)
            l.config = argv[++i];
        else if (strcmp(argv[i], "--block") == 0 && i + 1 < argc)
            l.block = argv[++i];
        else
            path = argv[i];
    }
    if (!path)
        diag_error(&d, "planted [--quick] [--part K/N] [--rule RULE] [--config C] [--block B] "
                       "[--write] LIST");
    else if (read_list(&l, path, &d))
        run(&l, &d);
    for (size_t i = 0; i < l.n; i++) {
        free(l.at[i].line);
        free(l.at[i].copy);
        free(l.at[i].found);
    }
    free(l.at);
    bool good = d.errors == 0 && l.passed > 0 && l.failed == 0;
    diag_free(&d);
    return good ? 0 : 1;
}
