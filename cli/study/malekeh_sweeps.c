/* The knobs of Malekeh, one study each. */
#include "cli/study/list.h"
#include "params/base/outfile.h"
#include <stdlib.h>

/* Points of one knob on the preset malekeh; `more` (or NULL) is set at every
 * point. */
static void points(struct designs *s, const char *name, const char *key, const unsigned *values,
                   size_t n, const char *more)
{
    for (size_t i = 0; i < n; i++) {
        char *label = strfmt("%s%u", name, values[i]);
        struct design *d = design_add(s, label, "malekeh", more, NULL);
        design_set(d, key, values[i]);
        free(label);
    }
}
#define COUNT(a) (sizeof(a) / sizeof *(a))

/* The design with the best mean IPC, or hit ratio. */
static size_t best(const struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                   size_t n, bool ipc, size_t base)
{
    size_t at = 0;
    double most = -1e9;
    for (size_t i = 0; i < n; i++) {
        double v = ipc ? grid_mean_ipc(r, s, stats, i, base) : grid_mean_hit(r, s, stats, i);
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
    table_mean(t, "mean");
}

void study_malekeh_sthld(struct study_run *r)
{
    static const unsigned values[] = {0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 63};
    enum { FIXED = COUNT(values) };
    struct sweep s = {.what = "STHLD, cycles",
                      .paper = "the hit ratio grows with STHLD; IPC is flat up "
                               "to a knee, then falls "
                               "(Fig. 7, IV-B3)."};
    points(&s.designs, "", "sthld.initial", values, FIXED, "sthld.adaptive=0");
    design_add(&s.designs, "adaptive", "malekeh", NULL);
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        adaptive(r, stats + FIXED, s.designs.n);
        struct table *t = study_claims(r);
        size_t n = s.designs.n, falls = 0, flat = 0, drops = 0, above = 0, kept = 0;
        for (size_t w = 0; w < r->work.n; w++) {
            const struct sm_stats *row = stats + w * n;
            for (size_t i = 1; i < FIXED; i++)
                falls += stats_hit(&row[i]) < stats_hit(&row[i - 1]) - 0.05;
            flat += stats_ipc(&row[4]) > stats_ipc(&row[0]) * 0.98; /* STHLD 4 */
            drops += stats_ipc(&row[FIXED - 1]) < stats_ipc(&row[0]) * 0.98;
            above += stats_hit(&row[FIXED - 1]) > stats_hit(&row[0]);
            kept += stats_ipc(&row[FIXED]) > stats_ipc(&row[0]) * 0.98;
        }
        size_t steps = r->work.n * (FIXED - 1);
        study_claim(t, "the hit ratio never falls as STHLD grows", "monotone (IV-B3)", falls == 0,
                    "%zu of %zu steps fall (by 0.05 points or more)", falls, steps);
        study_claim(t, "the largest STHLD hits more often than none", "all applications",
                    above == r->work.n, "%zu of %zu workloads", above, r->work.n);
        study_claim(t, "IPC is flat at first", "up to a knee", flat == r->work.n,
                    "within 2 %% at STHLD 4 in %zu of %zu workloads", flat, r->work.n);
        study_claim(t, "then it drops", "behind the knee", 2 * drops > r->work.n,
                    "by more than 2 %% at STHLD 63 in %zu of %zu workloads", drops, r->work.n);
        study_claim(t, "the adaptive STHLD keeps the IPC of no waiting", "no penalty",
                    kept == r->work.n, "within 2 %% in %zu of %zu workloads", kept, r->work.n);
        study_claim(t, "the adaptive STHLD hits more often than no waiting", "more",
                    grid_mean_hit(r, &s.designs, stats, FIXED) >
                        grid_mean_hit(r, &s.designs, stats, 0),
                    "%.1f %% against %.1f %%", grid_mean_hit(r, &s.designs, stats, FIXED),
                    grid_mean_hit(r, &s.designs, stats, 0));
    }
    free(stats);
    designs_free(&s.designs);
}

void study_malekeh_entries(struct study_run *r)
{
    static const unsigned six[] = {8, 16}, four[] = {4, 8, 16};
    struct sweep s = {.what = "entries, by source slots",
                      .base = 0,
                      .paper = "eight entries are the sweet spot; more give little (III-C)."};
    /* A cache table has at least as many entries as there are source slots, and a
     * power of two. */
    points(&s.designs, "6 sources: ", "ccu.entries", six, COUNT(six), "ocu.sources=6");
    points(&s.designs, "4 sources: ", "ccu.entries", four, COUNT(four), "ocu.sources=4");
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        struct table *t = study_claims(r);
        double hit[5];
        for (size_t i = 0; i < 5; i++)
            hit[i] = grid_mean_hit(r, &s.designs, stats, i);
        study_claim(t, "from 8 to 16 entries, 6 sources", "little (2 points)", hit[1] - hit[0] < 2,
                    "%+.1f points", hit[1] - hit[0]);
        study_claim(t, "from 4 to 8 gives more than from 8 to 16, 4 sources", "knee at 8",
                    hit[3] - hit[2] > hit[4] - hit[3], "%+.1f and %+.1f points", hit[3] - hit[2],
                    hit[4] - hit[3]);
    }
    free(stats);
    designs_free(&s.designs);
}

void study_malekeh_rthld(struct study_run *r)
{
    static const unsigned values[] = {1, 2, 3, 4, 6, 8, 10, 12, 16, 24, 32, 64, 255};
    struct sweep s = {
        .what = "RTHLD, instructions", .base = 7, .paper = "12 gives the best results (III-A)."};
    points(&s.designs, "", "annotate.rthld", values, COUNT(values), NULL);
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        struct table *t = study_claims(r);
        size_t hit = best(r, &s.designs, stats, COUNT(values), false, s.base),
               ipc = best(r, &s.designs, stats, COUNT(values), true, s.base);
        double top = grid_mean_hit(r, &s.designs, stats, hit),
               here = grid_mean_hit(r, &s.designs, stats, s.base);
        double fastest = grid_mean_ipc(r, &s.designs, stats, ipc, s.base);
        study_claim(t, "12 gives the best hit ratio", "12 (half a point)", top - here < 0.5,
                    "%.1f %%; the best is %.1f %% at %u", here, top, values[hit]);
        study_claim(t, "12 gives the best IPC", "12 (0.5 %)", fastest < 0.5,
                    "the best is %+.2f %% at %u", fastest, values[ipc]);
    }
    free(stats);
    designs_free(&s.designs);
}

void study_malekeh_ports(struct study_run *r)
{
    struct sweep s = {.what = "D ports",
                      .base = 0,
                      .paper = "one D port is nearly as good as any number (III-B)."};
    design_add(&s.designs, "1 of 2", "malekeh", "ccu.d_ports=1", NULL);
    design_add(&s.designs, "2 of 2", "malekeh", "ccu.d_ports=2", NULL);
    design_add(&s.designs, "1 of 4", "malekeh", "regfile.banks=4", "regfile.depth=128",
               "regfile.write_ports=4", "ccu.d_ports=1", NULL);
    design_add(&s.designs, "4 of 4", "malekeh", "regfile.banks=4", "regfile.depth=128",
               "regfile.write_ports=4", "ccu.d_ports=4", NULL);
    design_add(&s.designs, "no filter", "malekeh", "write_filter.enable=0", NULL);
    design_add(&s.designs, "far updates", "malekeh", "ccu.far_hit=update", NULL);
    struct sm_stats *stats = study_sweep(r, &s);
    if (stats) {
        struct table *t = study_claims(r);
        double hit[6];
        for (size_t i = 0; i < 6; i++)
            hit[i] = grid_mean_hit(r, &s.designs, stats, i);
        study_claim(t, "all D ports instead of one, 2 write ports", "nearly the same (2 points)",
                    hit[1] - hit[0] < 2, "%+.2f points", hit[1] - hit[0]);
        study_claim(t, "all D ports instead of one, 4 banks and write ports",
                    "nearly the same (2 points)", hit[3] - hit[2] < 2, "%+.2f points",
                    hit[3] - hit[2]);
        study_claim(t, "far results pollute the cache", "filtered writes", hit[4] < hit[0],
                    "%+.2f points without the filter", hit[4] - hit[0]);
    }
    free(stats);
    designs_free(&s.designs);
}
