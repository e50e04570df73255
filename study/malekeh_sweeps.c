/* The knobs of Malekeh, one study each. */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/study/bow.h"
#include "study/list.h"
#include <stdlib.h>

/* Points of one knob on the preset malekeh; `more` (or NULL) is set at every
 * point. */
static void points(struct designs *s, const char *name, const char *key, const unsigned *values,
                   size_t n, const char *more)
{
    for (size_t i = 0; i < n; i++) {
        char *label = strfmt("%s%u", name, values[i]);
        struct design *d = design_add(s, label, "malekeh", SET_GO_ON, more, NULL);
        design_set(d, key, values[i]);
        free(label);
    }
}
/* The paper's design that stalls, behind the points. */
static void add_stall(struct designs *s)
{
    design_add(s, "stall", "malekeh", SET_STALL, NULL);
}

#define COUNT(a) (sizeof(a) / sizeof *(a))

/* The design with the best mean IPC, or hit ratio. */
static size_t best(const struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                   size_t n, bool ipc, size_t base)
{
    size_t at = 0;
    double most = -1e9;
    for (size_t i = 0; i < n; i++) {
        struct means m = ipc ? grid_ipc(r, s, stats, i, base) : grid_hits(r, s, stats, i);
        double v = m.of[MEAN_PROGRAMS];
        if (v > most) {
            most = v;
            at = i;
        }
    }
    return at;
}

/* Where the state machine leads: results of the adaptive design, `n` apart. */
static void adaptive(struct study_run *r, const struct sm_stats *stats, size_t n)
{
    struct table *t = findings_table(r->findings, "adaptive", "STHLD of the state machine, cycles");
    size_t mean = table_column(t, "mean", 2), highest = table_column(t, "highest", 0),
           last = table_column(t, "last", 0), intervals = table_column(t, "intervals", 0);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *s = &stats[w * n];
        table_row(t, r->work.list[w].name);
        table_set(t, mean, share(s->sthld.sum, s->cycles));
        table_set(t, highest, s->sthld.highest);
        table_set(t, last, s->sthld.last);
        table_set(t, intervals, (double)s->sthld.intervals);
    }
    study_means(r, t, NULL, false);
}

/* The best point of a sweep against point `s->base`: two measures. */
static void against_best(struct study_run *r, const struct sweep *s, const struct sm_stats *stats,
                         const char *hit_id, const char *ipc_id)
{
    const struct designs *d = &s->designs;
    struct measures m = {0};
    size_t n = d->n - 1; /* but for the variant that stalls */
    size_t hit = best(r, d, stats, n, false, s->base), ipc = best(r, d, stats, n, true, s->base);
    measure_means(&m, hit_id,
                  means_less(grid_hits(r, d, stats, hit), grid_hits(r, d, stats, s->base)));
    measure_means(&m, ipc_id, grid_ipc(r, d, stats, ipc, s->base));
    study_verdicts(r, &m);
}

/* 100 where it is so, to be counted by a mean. */
static double gains_hits(const struct sm_stats *a, const struct sm_stats *b)
{
    return stats_hit(a) > stats_hit(b) ? 100 : 0;
}

static double as_fast(const struct sm_stats *a, const struct sm_stats *b)
{
    return pair_ipc(a, b) >= 1 / BAND_FACTOR ? 100 : 0;
}

static double slower(const struct sm_stats *a, const struct sm_stats *b)
{
    return 100 - as_fast(a, b);
}

/* Steps of the first `n` designs after which the hit ratio is lower, in percent. */
static struct means falling(const struct study_run *r, const struct designs *d,
                            const struct sm_stats *stats, size_t n)
{
    double *v = xcalloc(r->work.n + 1, sizeof *v), *operands = grid_operands(r, d, stats);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * d->n;
        size_t falls = 0;
        for (size_t i = 1; i < n; i++)
            falls += stats_hit(&row[i]) < stats_hit(&row[i - 1]) - 0.05;
        v[w] = 100 * share(falls, n - 1);
    }
    struct means m = means_of(&r->work, v, operands, false);
    free(v);
    free(operands);
    return m;
}

static void thresholds(struct study_run *r, const struct designs *d, const struct sm_stats *stats,
                       size_t fixed)
{
    enum { NONE = 0, FOUR = 4 }; /* STHLD 0 and 4 */
    size_t most = fixed - 1;
    struct measures m = {0};
    measure_means(&m, "sthld.falls", falling(r, d, stats, fixed));
    measure_means(&m, "sthld.above", grid_mean(r, d, stats, gains_hits, most, NONE));
    measure_means(&m, "sthld.flat", grid_mean(r, d, stats, as_fast, FOUR, NONE));
    measure_means(&m, "sthld.drop", grid_mean(r, d, stats, slower, most, NONE));
    measure_means(&m, "sthld.kept", grid_ipc(r, d, stats, fixed, NONE));
    measure_means(&m, "sthld.hit",
                  means_ratio(grid_hits(r, d, stats, fixed), grid_hits(r, d, stats, NONE)));
    study_verdicts(r, &m);
}

void study_malekeh_sthld(struct study_run *r)
{
    static const unsigned values[] = {0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 63};
    enum { FIXED = COUNT(values) };
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "STHLD, cycles",
                      .paper = "the hit ratio grows with STHLD; IPC is flat up "
                               "to a knee, then falls "
                               "(Fig. 7, IV-B3)."};
    points(&s.designs, "", "sthld.initial", values, FIXED, "sthld.adaptive=0");
    design_add(&s.designs, "adaptive", "malekeh", SET_GO_ON, NULL);
    add_stall(&s.designs);
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        adaptive(r, stats + FIXED, s.designs.n);
        thresholds(r, &s.designs, stats, FIXED);
    }
    free(stats);
    designs_free(&s.designs);
}

/* A knob whose value in the paper is point `base`. */
static void one_knob(struct study_run *r, struct sweep *s, const char *hit_id, const char *ipc_id)
{
    add_stall(&s->designs);
    struct sm_stats *stats = study_sweep(r, s);
    if (stats)
        against_best(r, s, stats, hit_id, ipc_id);
    free(stats);
    designs_free(&s->designs);
}

void study_malekeh_interval(struct study_run *r)
{
    static const unsigned values[] = {1000, 2000, 5000, 10000, 20000, 50000};
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "interval, cycles",
                      .base = 3,
                      .paper = "10000 cycles are a good trade-off (IV-B3); the machine is our "
                               "reconstruction."};
    points(&s.designs, "", "sthld.interval", values, COUNT(values), NULL);
    one_knob(r, &s, "interval.hit", "interval.ipc");
}

void study_malekeh_threshold(struct study_run *r)
{
    static const unsigned values[] = {4, 8, 12, 16, 20, 40};
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "difference that still is small, tenths of a percent",
                      .base = 4,
                      .paper = "0.02 gives a good trade-off (IV-B3); the machine is our "
                               "reconstruction."};
    for (size_t i = 0; i < COUNT(values); i++) {
        char *label = strfmt("%.1f %%", values[i] / 10.0);
        struct design *d =
            design_add(&s.designs, label, "malekeh", SET_GO_ON, "sthld.threshold_den=250", NULL);
        design_set(d, "sthld.threshold_num", values[i] * 250 / 1000);
        free(label);
    }
    one_knob(r, &s, "threshold.hit", "threshold.ipc");
}

void study_malekeh_entries(struct study_run *r)
{
    static const unsigned six[] = {8, 16}, four[] = {4, 8, 16};
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "entries, by source slots",
                      .base = 0,
                      .paper = "eight entries are the sweet spot; more give little (III-C)."};
    /* A cache table has at least as many entries as there are source slots, and a
     * power of two. */
    points(&s.designs, "6 sources: ", "ccu.entries", six, COUNT(six), "ocu.sources=6");
    points(&s.designs, "4 sources: ", "ccu.entries", four, COUNT(four), "ocu.sources=4");
    add_stall(&s.designs);
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        struct measures m = {0};
        struct means hit[5];
        for (size_t i = 0; i < 5; i++)
            hit[i] = grid_hits(r, &s.designs, stats, i);
        measure_means(&m, "entries.16", means_less(hit[1], hit[0]));
        measure_means(&m, "entries.4", means_ratio(hit[2], hit[3]));
        measure_means(&m, "entries.knee",
                      means_ratio(means_less(hit[4], hit[3]), means_less(hit[3], hit[2])));
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s.designs);
}

void study_malekeh_rthld(struct study_run *r)
{
    static const unsigned values[] = {1, 2, 3, 4, 6, 8, 10, 12, 16, 24, 32, 64, 255};
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "RTHLD, instructions",
                      .base = 7,
                      .paper = "12 gives the best results (III-A)."};
    points(&s.designs, "", "annotate.rthld", values, COUNT(values), NULL);
    one_knob(r, &s, "rthld.hit", "rthld.ipc");
}

void study_malekeh_ports(struct study_run *r)
{
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "D ports",
                      .base = 0,
                      .paper = "one D port is nearly as good as any number (III-B)."};
    struct designs *d = &s.designs;
    design_add(d, "1 of 2", "malekeh", SET_GO_ON, "ccu.d_ports=1", NULL);
    design_add(d, "2 of 2", "malekeh", SET_GO_ON, "ccu.d_ports=2", NULL);
    design_add(d, "1 of 4", "malekeh", SET_GO_ON, "regfile.banks=4", "regfile.depth=128",
               "regfile.write_ports=4", "ccu.d_ports=1", NULL);
    design_add(d, "4 of 4", "malekeh", SET_GO_ON, "regfile.banks=4", "regfile.depth=128",
               "regfile.write_ports=4", "ccu.d_ports=4", NULL);
    design_add(d, "no filter", "malekeh", SET_GO_ON, "write_filter.enable=0", NULL);
    design_add(d, "far updates", "malekeh", SET_GO_ON, "ccu.far_hit=update", NULL);
    add_stall(d);
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        struct measures m = {0};
        struct means hit[6];
        for (size_t i = 0; i < 6; i++)
            hit[i] = grid_hits(r, d, stats, i);
        measure_means(&m, "ports.hit", means_less(hit[0], hit[1]));
        measure_means(&m, "ports.ipc", grid_ipc(r, d, stats, 0, 1));
        measure_means(&m, "ports.hit.4", means_less(hit[2], hit[3]));
        measure_means(&m, "ports.ipc.4", grid_ipc(r, d, stats, 2, 3));
        measure_means(&m, "ports.filter", means_ratio(hit[4], hit[0]));
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(d);
}

/* Columns beside each other, not a sweep along an axis: by the number of collectors. */
void study_malekeh_units(struct study_run *r)
{
    static const unsigned values[] = {2, 4, 8};
    static const struct bow_options window = {.window = 3};
    enum { OCUS, CCUS, STALL, EACH };
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "collectors",
                      .base = 0,
                      .paper = "the policies stay effective with more collectors (IV)."};
    struct designs *d = &s.designs;
    for (size_t i = 0; i < COUNT(values); i++) {
        char *ocus = strfmt("%u OCUs", values[i]), *ccus = strfmt("%u CCUs", values[i]),
             *stall = strfmt("%u CCUs, stall", values[i]);
        design_set(design_add(d, ocus, "turing_ocu", NULL), "regfile.collectors", values[i]);
        design_set(design_add(d, ccus, "malekeh", SET_GO_ON, NULL), "regfile.collectors",
                   values[i]);
        design_set(design_add(d, stall, "malekeh", SET_STALL, NULL), "regfile.collectors",
                   values[i]);
        free(ocus);
        free(ccus);
        free(stall);
    }
    struct design *bow = design_add(d, "BOW", "turing_ocu", "regfile.collectors=8", NULL);
    bow->options.part = &bow_part;
    bow->options.part_arg = &window;
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        size_t four = EACH, eight = 2 * EACH, of_bow = COUNT(values) * EACH;
        struct measures m = {0};
        measure_means(&m, "units.4", grid_ipc(r, d, stats, four + CCUS, four + OCUS));
        measure_means(&m, "units.8", grid_ipc(r, d, stats, eight + CCUS, eight + OCUS));
        measure_means(&m, "units.bow", grid_ipc(r, d, stats, of_bow, eight + CCUS));
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(d);
}

/* What the ways to shorten the critical path cost in hits and IPC; areas and paths are in reports.
 */
void study_malekeh_stage(struct study_run *r)
{
    static const char *const stages[] = {"regfile.issue_stage=0", "regfile.issue_stage=1"},
                             *const writes[] = {"ccu.same_cycle=serial", "ccu.same_cycle=drop"},
                             *const names[] = {"one cycle, serial", "one cycle, drop",
                                               "stage, serial", "stage, drop"};
    struct sweep s = {.designs.ground = malekeh_ground,
                      .what = "allocation",
                      .base = 0,
                      .paper = "an allocation is one step (III-C1, IV-B2)."};
    for (unsigned i = 0; i < COUNT(names); i++) {
        char *stall = strfmt("%s, stall", names[i]);
        design_add(&s.designs, names[i], "malekeh", SET_GO_ON, stages[i / 2], writes[i % 2], NULL);
        design_add(&s.designs, stall, "malekeh", SET_STALL, stages[i / 2], writes[i % 2], NULL);
        free(stall);
    }
    design_add(&s.designs, "malekeh_fast", "malekeh_fast", SET_GO_ON, NULL);
    design_add(&s.designs, "malekeh_fast, stall", "malekeh_fast", SET_STALL, NULL);
    design_add(&s.designs, "turing_ocu", "turing_ocu", NULL);
    free(study_sweep(r, &s));
    designs_free(&s.designs);
}
