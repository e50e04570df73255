/* Morpheus Fig. 1 and 2: how many cores of a GPU a program needs, and what a larger L2 cache brings
 * it: whole GPUs of N SMs on one memory system, on programs that memory bounds. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/sm/gpu_work.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Of an RTX 3070 (preset ampere_ocu). */
static const unsigned sms[] = {2, 4, 8, 12, 16, 24, 46}, caches[] = {1, 2, 4};
enum { SMS = sizeof sms / sizeof *sms, CACHES = sizeof caches / sizeof *caches, TWICE = 2 };
/* A program needs as many as come this near to the best. */
static const double nearly = 1.03;

/* Runs of one workload so many times over; cycles, or 0 after reporting. */
static double cycles_of(struct study_run *r, const struct workload *w, unsigned n, unsigned cache,
                        unsigned times)
{
    char *l2 = strfmt("l2.sets=%u", 64 * cache);
    struct params *p = params_load("ampere_ocu", (const char *const[]){l2}, 1, r->d);
    free(l2);
    if (!p)
        return 0;
    const char **files = xcalloc(times * w->n + 1, sizeof *files);
    for (size_t i = 0; i < times * w->n; i++)
        files[i] = w->files[i % w->n];
    struct work_spec spec = {.traces = files, .ntraces = times * w->n, .kernel = w->kernel};
    struct gpu_work s;
    bool good = gpu_run_work(p, work_for(p, &spec, r->d), n, &s, r->d);
    free(files);
    params_free(p);
    return good ? (double)s.cycles : 0;
}

/* Programs of many blocks: the trace of vectoradd, and kernels that are built in. */
static bool is_wanted(const struct workload *w)
{
    static const char *const names[] = {"vectoradd_sm75", "stencil", "reduction"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(w->name, names[i]) == 0)
            return true;
    return false;
}

static void rows(struct study_run *r, struct measures *m)
{
    struct table
        *by = findings_table(r->findings, "cores", "cycles of a GPU by its SMs"),
        *larger = findings_table(
            r->findings, "caches",
            "the same program twice, 46 SMs: speed with an L2 cache so many times as large");
    size_t first = 0, need, grown = 0;
    for (unsigned i = 0; i < SMS; i++) {
        char *name = strfmt("%u", sms[i]);
        size_t c = table_column(by, name, 0);
        first = i ? first : c;
        free(name);
    }
    need = table_column(by, "% of the SMs needed", 0);
    for (unsigned i = 1; i < CACHES; i++) {
        char *name = strfmt("%u times", caches[i]);
        size_t c = table_column(larger, name, 2);
        grown = i > 1 ? grown : c;
        free(name);
    }
    for (size_t k = 0; k < r->work.n; k++) {
        const struct workload *w = &r->work.list[k];
        if (!is_wanted(w))
            continue;
        double at[SMS], share = 100;
        table_row(by, w->name);
        for (unsigned i = 0; i < SMS; i++) {
            at[i] = cycles_of(r, w, sms[i], 1, 1);
            table_set(by, first + i, at[i]);
        }
        for (unsigned i = SMS; i-- > 0 && at[i] <= nearly * at[SMS - 1];)
            share = 100.0 * sms[i] / sms[SMS - 1];
        table_set(by, need, share);
        if (!w->n)
            continue;
        double base = cycles_of(r, w, sms[SMS - 1], 1, TWICE), four = 1;
        table_row(larger, w->name);
        for (unsigned i = 1; i < CACHES; i++) {
            four = base / cycles_of(r, w, sms[SMS - 1], caches[i], TWICE);
            table_set(larger, grown + i - 1, four);
        }
        if (strcmp(w->name, "vectoradd_sm75") == 0) {
            measure_one(m, "gpu.cores", share);
            measure_one(m, "gpu.four", four);
        }
    }
    table_note(by, "needed: so many come within 3 %% of 46");
}

void study_morpheus_gpu(struct study_run *r)
{
    struct measures m = {0};
    rows(r, &m);
    study_verdicts(r, &m);
}
