/* Morpheus 4.1.2, 7.3: what the predictor errs, and what errors cost. */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/llc/protocol_run.h"
#include "study/list.h"
#include "study/morpheus_ground.h"
#include <math.h>
#include <stdlib.h>

/* ---- false positives by what a set holds and what is asked of it */

struct errors {
    double stale, collisions; /* per read that misses */
    uint64_t negatives;
};

static struct errors errors_of(unsigned ways, unsigned blocks, unsigned bits, unsigned banks,
                               enum proto_swap swap)
{
    struct proto_config c = proto_safe;
    struct proto_load load = {.writes = 20, .burst_requests = 1, .patience = 8};
    struct proto_end end;
    c.sets = 8;
    c.blocks = blocks;
    c.shape.registers = c.threshold = ways;
    c.filter_bits = bits;
    c.filter_banks = banks;
    c.swap = swap;
    c.carry_after = 2 * ways;
    proto_run(&c, &load, 1, 200000, &end);
    double misses = (double)(end.counts.reads - end.counts.hits);
    return (struct errors){(double)end.counts.stale_members / misses,
                           (double)end.counts.collisions / misses, end.counts.false_negatives};
}

static const struct point {
    unsigned ways, times; /* blocks of the footprint: ways * times / 2 */
} points[] = {{32, 3}, {32, 4},  {32, 8}, {32, 32}, {50, 3},
              {50, 8}, {50, 32}, {64, 3}, {64, 8},  {64, 32}};
enum { POINTS = sizeof points / sizeof *points };

static const struct filter {
    unsigned bits, banks;
} filters[] = {{256, 1}, {256, 2}, {256, 4}, {512, 4}, {1024, 4}};
enum { FILTERS = sizeof filters / sizeof *filters };

/* Returns the mean share of misses that are predicted to hit, with the filter of the paper's size.
 */
static double occupancy(struct study_run *r, uint64_t *negatives)
{
    struct table *t = findings_table(r->findings, "errors",
                                     "reads that miss and are predicted to hit: in the set since "
                                     "the last swap but one (stale), never (collision)");
    for (unsigned f = 0; f < FILTERS; f++)
        for (unsigned k = 0; k < 2; k++) {
            char *name = strfmt("%u bits, %u: %s", filters[f].bits, filters[f].banks,
                                k ? "collision" : "stale");
            table_column(t, name, 3);
            free(name);
        }
    table_column(t, "paper's rule: both", 3);
    double sum = 0;
    for (unsigned i = 0; i < POINTS; i++) {
        unsigned blocks = points[i].ways * points[i].times / 2;
        char *name = strfmt("%u blocks of %u", points[i].ways, blocks);
        table_row(t, name);
        free(name);
        for (unsigned f = 0; f < FILTERS; f++) {
            struct errors e =
                errors_of(points[i].ways, blocks, filters[f].bits, filters[f].banks, SWAP_MARKER);
            table_set(t, 2 * f, e.stale);
            table_set(t, 2 * f + 1, e.collisions);
            *negatives += e.negatives;
            if (filters[f].bits == 256 && filters[f].banks == 4)
                sum += e.stale + e.collisions;
        }
        struct errors e = errors_of(points[i].ways, blocks, 256, 4, SWAP_PAPER);
        table_set(t, (size_t)2 * FILTERS, e.stale + e.collisions);
        if (r->progress)
            r->progress(i + 1, POINTS);
    }
    return 100 * sum / POINTS;
}

/* ---- what they cost */

enum { NO_PREDICTION, BLOOM, PERFECT, KINDS };

/* Time of all requests with one predictor by that with another, over the memory-bound streams, the
 * others have none; geometric. */
static double times(const double *ns, size_t n, unsigned a, unsigned b)
{
    double logs = 0;
    size_t bound = 0;
    for (size_t i = 0; i < n; i++)
        if (ns[i * KINDS] > 0) {
            logs += log(ns[i * KINDS + a] / ns[i * KINDS + b]);
            bound++;
        }
    return exp(logs / (double)bound);
}

static void costs(struct study_run *r, const struct ground_streams *g, struct measures *m)
{
    static const char *const names[KINDS] = {"none", "Bloom", "perfect"};
    struct table *t = findings_table(
        r->findings, "cost",
        "Morpheus basic with three predictors: time and mean latency, ns per request");
    for (unsigned k = 0; k < KINDS; k++)
        table_column(t, names[k], 2);
    for (unsigned k = 0; k < KINDS; k++) {
        char *name = strfmt("%s: latency", names[k]);
        table_column(t, name, 0);
        free(name);
    }
    table_column(t, "stale", 3);
    table_column(t, "collision", 3);
    double *ns = xcalloc(g->n * KINDS, sizeof *ns);
    for (size_t i = 0; i < g->n; i++) {
        if (!ground_memory_bound(&g->list[i]))
            continue;
        table_row(t, g->list[i].s.name);
        for (unsigned k = 0; k < KINDS; k++) {
            static const enum proto_filter kinds[] = {PROTO_NONE, PROTO_HASHED, PROTO_PERFECT};
            struct partition_config c = ground_machine(29);
            struct partition_result p;
            c.filter = kinds[k];
            partition_run(&c, &g->list[i].s, g->list[i].partitions, &p);
            ns[i * KINDS + k] = p.ns;
            table_set(t, k, p.ns / (double)p.requests);
            table_set(t, KINDS + k, p.latency / (double)p.requests);
            if (k == BLOOM) {
                double all = (double)(p.predicted_misses + p.stale + p.collisions);
                table_set(t, 2 * KINDS, all > 0 ? (double)p.stale / all : 0);
                table_set(t, 2 * KINDS + 1, all > 0 ? (double)p.collisions / all : 0);
            }
        }
    }
    table_plot(t, PLOT_BARS, "", "ns");
    measure_one(m, "predictor.none", times(ns, g->n, NO_PREDICTION, BLOOM));
    measure_one(m, "predictor.perfect", fabs(100 * (times(ns, g->n, BLOOM, PERFECT) - 1)));
    free(ns);
}

void study_morpheus_predictor(struct study_run *r)
{
    struct ground_streams g;
    struct measures m = {0};
    uint64_t negatives = 0;
    if (ground_streams(r, &g)) {
        measure_one(&m, "predictor.errors", occupancy(r, &negatives));
        measure_one(&m, "predictor.negatives", (double)negatives);
        costs(r, &g, &m);
    }
    study_verdicts(r, &m);
    ground_streams_free(&g);
}
