/* Induction, one property after the other: all of them are taken as true in the cycles before, and
 * each by itself is asked for in the last one. Asked for together they are one large disjunction,
 * over which z3 often takes minutes where each alone takes a second. yosys-smtbmc unrolls the model
 * and writes down what it would ask. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "check/prove_run.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Names of the properties, one Boolean each, in a question over so many cycles. */
struct goals {
    char *text; /* they lie in it */
    const char **name;
    size_t n;
};

/* The unrolled question is "(assert (not (and |all| true)))"; |all| is "(and |one| |two| ...)",
 * defined before, or the one property that there is. */
static const char question[] = "(assert (not (and ";

static struct goals find_goals(const char *unrolled)
{
    struct goals g = {0};
    const char *ask = strstr(unrolled, question);
    if (!ask)
        return g;
    const char *all = ask + sizeof question - 1;
    int len = (int)strcspn(all, " ");
    char *define = strfmt("(define-fun %.*s () Bool (and ", len, all);
    const char *list = strstr(unrolled, define);
    g.text = list ? strfmt("%.*s", (int)strcspn(list + strlen(define), ")"), list + strlen(define))
                  : strfmt("%.*s", len, all);
    free(define);
    char *save = NULL;
    size_t cap = 0;
    for (char *s = strtok_r(g.text, " ", &save); s; s = strtok_r(NULL, " ", &save)) {
        g.name = xgrow(g.name, g.n + 1, &cap, sizeof *g.name);
        g.name[g.n++] = s;
    }
    return g;
}

/* Writes what is unrolled without what is asked of it there, and then a question for each property
 * that is not shown yet. */
static bool write_questions(struct prove_run *r, const char *unrolled, const struct goals *g,
                            const bool *shown)
{
    char *path = strfmt("%s/each.smt2", r->dir);
    struct outfile o;
    bool good = outfile_open(&o, path, r->d);
    free(path);
    if (!good)
        return false;
    for (const char *s = unrolled, *end; *s; s = end + (*end == '\n')) {
        end = s + strcspn(s, "\n");
        if (!(starts_with(s, question) || starts_with(s, "(check-sat)") ||
              starts_with(s, "(set-info") || starts_with(s, "(exit)")))
            fprintf(o.f, "%.*s\n", (int)(end - s), s);
    }
    for (size_t i = 0; i < g->n; i++)
        if (!shown[i])
            fprintf(o.f, "(push 1)\n(assert (not %s))\n(check-sat)\n(pop 1)\n", g->name[i]);
    return outfile_commit(&o, r->d);
}

/* The model over so many cycles before the one that is asked for; NULL after reporting. */
static char *unroll(struct prove_run *r, unsigned cycles)
{
    char *answers = strfmt("%s/answers", r->dir), *steps = strfmt("%u", cycles);
    char *yes = xcalloc(cycles + 2, 4);
    for (unsigned i = 0; i <= cycles; i++)
        memcpy(yes + (size_t)4 * i, "sat\n", 4);
    const char *argv[20] = {"yosys-smtbmc", "-s",           "dummy",        "--dummy", "answers",
                            "--unroll",     "--noprogress", "--noinfo",     "-t",      steps,
                            "-i",           "--dump-smt2",  "unrolled.smt2"};
    size_t n = 13;
    if (r->clocked) {
        argv[n++] = "--smtc";
        argv[n++] = "reset.smtc";
    }
    argv[n++] = "model.smt2";
    struct proc_result out;
    char *text = NULL;
    if (outfile_write(answers, yes, (size_t)4 * (cycles + 1), r->d) &&
        proc_run_for(r->o->seconds, argv, r->dir, &out, r->d) == WS_OK) {
        char *path = strfmt("%s/unrolled.smt2", r->dir);
        size_t len;
        if (out.status != PROC_TIME_UP)
            text = file_read(path, &len, r->d);
        else
            text = xstrdup("");
        free(path);
        proc_result_free(&out);
    }
    free(answers);
    free(steps);
    free(yes);
    return text;
}

/* Marks what follows: z3 answers in the order of the questions. */
static enum prove_answer read_answers(const char *said, const struct goals *g, bool *shown)
{
    enum prove_answer a = HOLDS;
    for (size_t i = 0; i < g->n; i++) {
        if (shown[i])
            continue;
        shown[i] = starts_with(said, "unsat\n");
        if (!shown[i] && !starts_with(said, "sat\n"))
            return NO_ANSWER;
        if (!shown[i])
            a = VIOLATED;
        said += strcspn(said, "\n") + 1;
    }
    return a;
}

int prove_each(struct prove_run *r, unsigned *cycles, enum prove_answer *a)
{
    bool *known = NULL; /* what follows from fewer cycles follows from more */
    int status = WS_OK;
    *a = VIOLATED;
    char *limit = strfmt("-T:%u", r->o->seconds);
    for (*cycles = 1; *cycles <= r->o->depth && *a == VIOLATED && status == WS_OK; ++*cycles) {
        char *text = unroll(r, *cycles);
        struct goals g = text ? find_goals(text) : (struct goals){0};
        if (!known)
            known = xcalloc(g.n + 1, sizeof *known);
        struct proc_result out;
        *a = NO_ANSWER;
        if (!text || !write_questions(r, text, &g, known))
            status = r->d->status;
        else if (g.n > 0)
            status = proc_run_for(r->o->seconds + 1,
                                  (const char *const[]){"z3", limit, "each.smt2", NULL}, r->dir,
                                  &out, r->d);
        if (status == WS_OK && g.n > 0) {
            *a = read_answers(out.out, &g, known);
            proc_result_free(&out);
        }
        free(g.text);
        free(g.name);
        free(text);
        if (*a == HOLDS)
            break;
    }
    free(limit);
    free(known);
    return status;
}
