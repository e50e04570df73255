/* What each kernel of a `run` took: the SM begins a kernel when the one before it has ended. */
#include "cli/kernel_figures.h"
#include "base/mem.h"
#include "cli/result.h"
#include <inttypes.h>
#include <stdlib.h>

void kernels_note(struct kernel_figures *k, const struct sm *sm)
{
    k->at = xgrow(k->at, k->n + 1, &k->cap, sizeof *k->at);
    struct kernel_at *now = &k->at[k->n++];
    const char *name = sm_kernel_name(sm), *from = sm_kernel_from(sm);
    now->name = xstrdup(name ? name : "?");
    now->from = from ? xstrdup(from) : NULL;
    sm_stats(sm, &now->begin);
    /* The cycle in which its first block came is its own. */
    now->begin.cycles -= now->begin.cycles > 0;
}

void kernels_free(struct kernel_figures *k)
{
    for (size_t i = 0; i < k->n; i++) {
        free(k->at[i].name);
        free(k->at[i].from);
    }
    free(k->at);
}

enum {
    CYCLES,
    INSTRUCTIONS,
    REQUESTS,
    HITS,
    READS,
    WRITES,
    CONFLICTS,
    STEALS,
    CALLS,
    TRAPS,
    NFIGURES
};
static const char *const names[NFIGURES] = {
    "cycles",      "warp_instructions", "operand_requests", "cache_hits", "bank_reads",
    "bank_writes", "conflict_cycles",   "steals",           "calls",      "traps"};

static void figures_of(const struct sm_stats *s, uint64_t f[NFIGURES])
{
    f[CYCLES] = s->cycles;
    f[INSTRUCTIONS] = s->warp_instructions;
    f[REQUESTS] = s->operand_requests;
    f[HITS] = s->cache_hits;
    f[READS] = s->bank_reads;
    f[WRITES] = s->bank_writes;
    f[CONFLICTS] = s->conflict_cycles;
    f[STEALS] = s->steals;
    f[CALLS] = s->calls;
    f[TRAPS] = s->traps;
}

/* From its begin to that of the next one. */
static void between(const struct kernel_figures *k, size_t i, const struct sm_stats *end,
                    uint64_t f[NFIGURES])
{
    uint64_t begin[NFIGURES];
    figures_of(&k->at[i].begin, begin);
    figures_of(i + 1 < k->n ? &k->at[i + 1].begin : end, f);
    for (unsigned n = 0; n < NFIGURES; n++)
        f[n] -= begin[n];
}

static double ipc(const uint64_t f[NFIGURES])
{
    return f[CYCLES] ? (double)f[INSTRUCTIONS] / (double)f[CYCLES] : 0;
}

json_t *kernels_json(const struct kernel_figures *k, const struct sm_stats *end)
{
    json_t *list = json_array();
    for (size_t i = 0; i < k->n; i++) {
        uint64_t f[NFIGURES];
        between(k, i, end, f);
        json_t *j = json_pack("{so so}", "name", cli_json_text(k->at[i].name), "trace",
                              cli_json_text(k->at[i].from));
        for (unsigned n = 0; n < NFIGURES; n++)
            json_object_set_new(j, names[n], json_integer((json_int_t)f[n]));
        json_object_set_new(j, "ipc", json_real(ipc(f)));
        json_array_append_new(list, j);
    }
    return list;
}

void kernels_print(FILE *f, const struct kernel_figures *k, const struct sm_stats *end)
{
    if (k->n < 2)
        return;
    fprintf(f, "  %12s %14s %8s %12s  %s\n", "cycles", "instructions", "ipc", "bank reads",
            "kernel");
    for (size_t i = 0; i < k->n; i++) {
        uint64_t v[NFIGURES];
        between(k, i, end, v);
        fprintf(f, "  %12" PRIu64 " %14" PRIu64 " %8.3f %12" PRIu64 "  %s\n", v[CYCLES],
                v[INSTRUCTIONS], ipc(v), v[READS], k->at[i].name);
    }
}

json_t *kernels_left_json(const struct sm *sm)
{
    size_t n;
    const struct sm_left *left = sm_left_out(sm, &n);
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, json_pack("{so so so}", "name", cli_json_text(left[i].name),
                                              "trace", cli_json_text(left[i].from), "why",
                                              cli_json_text(left[i].why)));
    return list;
}
