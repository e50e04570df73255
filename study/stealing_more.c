/* Bank Stealing on other ground: numbers of banks, collectors in pools, other schedulers, area. */
#include "base/diag.h"
#include "base/text.h"
#include "cmodel/study/pools.h"
#include "cmodel/study/two_level.h"
#include "study/list.h"
#include "synth/report.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* IPC of pairs of designs, in percent; column i compares design a[i] with b[i]. */
static void compare_pairs(struct study_run *r, const struct designs *s,
                          const struct sm_stats *stats, const char *title, const size_t (*pairs)[2],
                          size_t n, const char *const *labels)
{
    struct table *t = findings_table(r->findings, "ipc", title);
    for (size_t i = 0; i < n; i++)
        table_column(t, labels[i], 2);
    for (size_t w = 0; w < r->work.n; w++) {
        const struct sm_stats *row = stats + w * s->n;
        table_row(t, r->work.list[w].name);
        for (size_t i = 0; i < n; i++)
            table_set(t, i, relative_ipc(&row[pairs[i][0]], &row[pairs[i][1]]));
    }
    double *operands = grid_operands(r, s, stats);
    study_means(r, t, operands, true);
    free(operands);
    table_plot(t, PLOT_BARS, "", title);
}

/* ---- banks: 128 KB in 4, 8, 16 and 32 of them */

static const unsigned banks[] = {4, 8, 16, 32};
enum { BANKS = sizeof banks / sizeof *banks, EIGHT = 1, SIXTEEN = 2, THIRTY_TWO = 3, KB128 = 1024 };

static void bank_designs(struct designs *s)
{
    for (unsigned stealing = 0; stealing < 2; stealing++)
        for (unsigned i = 0; i < BANKS; i++) {
            char *label = strfmt("%u banks%s", banks[i], stealing ? ", stealing" : "");
            struct design *d = design_add(s, label, stealing ? "fermi8_steal" : "fermi8", NULL);
            free(label);
            design_set(d, "regfile.banks", banks[i]);
            design_set(d, "regfile.depth", KB128 / banks[i]);
        }
}

void study_stealing_banks(struct study_run *r)
{
    static const size_t pairs[][2] = {{0, 2}, {1, 2}, {3, 2}, {4, 0}, {5, 1},
                                      {6, 2}, {7, 3}, {5, 2}, {5, 3}};
    static const char *const labels[] = {
        "4 to 16 straight", "8 to 16", "32 to 16",         "stealing with 4", "with 8",
        "with 16",          "with 32", "8 stealing to 16", "8 stealing to 32"};
    struct designs s = {0};
    struct measures m = {0};
    bank_designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        struct means gain[BANKS];
        double least = INFINITY, most = -INFINITY;
        compare_pairs(r, &s, stats, "IPC by banks, %", pairs, sizeof pairs / sizeof *pairs, labels);
        for (unsigned i = 0; i < BANKS; i++) {
            gain[i] = grid_ipc(r, &s, stats, BANKS + i, i);
            least = fmin(least, gain[i].of[MEAN_PROGRAMS]);
            most = fmax(most, gain[i].of[MEAN_PROGRAMS]);
        }
        measure_means(&m, "steal.32", grid_ipc(r, &s, stats, BANKS + EIGHT, THIRTY_TWO));
        measure_means(&m, "steal.banks32", grid_ipc(r, &s, stats, THIRTY_TWO, SIXTEEN));
        measure_one(&m, "steal.least", least);
        measure_one(&m, "steal.most", most);
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
}

/* ---- collectors: one pool of 10, 6 or 4, and pools of 4 SP, 4 SFU and 2 MEM */

enum { PER_POOL = 4 }; /* 16 banks, 8 banks, stealing, stealing as the paper words it */

static void pool_designs(struct designs *s)
{
    static const struct pools_options by_kind = {{4, 4, 2}};
    static const unsigned sizes[] = {0, 10, 6, 4};
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (unsigned k = 0; k < PER_POOL; k++) {
            static const char *const preset[] = {"fermi16", "fermi8", "fermi8_steal",
                                                 "fermi8_steal"};
            char *label = strfmt("%s, %u", preset[k], sizes[i]);
            struct design *d = design_add(s, label, preset[k],
                                          k == 3 ? "steal_arbiter.policy=conflict" : NULL, NULL);
            free(label);
            if (sizes[i])
                design_set(d, "regfile.collectors", sizes[i]);
            else {
                d->options.part = &pools_part;
                d->options.part_arg = &by_kind;
            }
        }
}

void study_stealing_pools(struct study_run *r)
{
    static const char *const labels[] = {
        "by kind: 16 banks", "by kind: stealing", "by kind: conflict", "10: 16 banks",
        "10: stealing",      "10: conflict",      "6: 16 banks",       "6: stealing",
        "6: conflict",       "4: 16 banks",       "4: stealing",       "4: conflict"};
    static const size_t pairs[][2] = {{0, 1}, {2, 1},  {3, 1},  {4, 5},   {6, 5},   {7, 5},
                                      {8, 9}, {10, 9}, {11, 9}, {12, 13}, {14, 13}, {15, 13}};
    struct designs s = {0};
    struct measures m = {0};
    pool_designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        compare_pairs(r, &s, stats, "IPC against 8 straight banks with as many collectors, %",
                      pairs, sizeof pairs / sizeof *pairs, labels);
        measure_means(&m, "pools.8", grid_ipc(r, &s, stats, 2, 1));
        measure_means(&m, "pools.16", grid_ipc(r, &s, stats, 2, 0));
        measure_means(&m, "pools.banks8", grid_ipc(r, &s, stats, 1, 0));
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
}

/* ---- schedulers */

void study_stealing_schedulers(struct study_run *r)
{
    static const struct two_level_options eight = {8, false};
    static const char *const labels[] = {"greedy then oldest", "round robin", "two-level"};
    static const size_t pairs[][2] = {{1, 0}, {3, 2}, {5, 4}};
    struct designs s = {0};
    struct measures m = {0};
    for (unsigned k = 0; k < 3; k++)
        for (unsigned i = 0; i < 2; i++) {
            struct design *d = design_add(&s, labels[k], i ? "fermi8_steal" : "fermi8",
                                          k == 1 ? "warp_scheduler.policy=rr" : NULL, NULL);
            if (k == 2) {
                d->options.part = &two_level_part;
                d->options.part_arg = &eight;
            }
        }
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        struct means rr = grid_ipc(r, &s, stats, 3, 2), two = grid_ipc(r, &s, stats, 5, 4);
        compare_pairs(r, &s, stats, "IPC with stealing against without, %", pairs, 3, labels);
        measure_means(&m, "steal.schedulers.rr", rr);
        measure_means(&m, "steal.schedulers.two", two);
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
}

/* ---- area, by our own flow */

struct area {
    double um2, macros, crossbar, arbiter_share;
};

static double area_of(const struct netlist *net, const char *module)
{
    for (size_t i = 0; i < net->nmods; i++)
        if (!strcmp(net->mods[i].title, module))
            return net->mods[i].area;
    return NAN;
}

static bool measure_area(struct study_run *r, const char *config, const char *const *sets, size_t n,
                         struct area *a)
{
    struct params *p = params_load(config, sets, n, r->d);
    struct tech *tech = p ? tech_open("osu018", NULL, 0, r->d) : NULL;
    struct report_options o = {.tech = tech};
    struct report report = {0};
    bool ok = tech && report_make(p, NULL, &o, &report, r->d) == WS_OK;
    *a = (struct area){NAN, NAN, NAN, NAN};
    if (ok) {
        a->crossbar = area_of(report.m.net, "crossbar");
        a->um2 = report.m.net->mods[report.m.net->top].area;
        a->macros = report.m.net->mods[report.m.net->top].macro_area;
    }
    for (size_t i = 0; ok && i < report.ncomparisons; i++)
        compare_figure(&report.comparisons[i], "arbiter_share", &a->arbiter_share);
    report_free(&report);
    tech_free(tech);
    params_free(p);
    return ok;
}

void study_stealing_area(struct study_run *r)
{
    static const char *const more[] = {"regfile.banks=32", "regfile.depth=32"};
    enum { STEALING8, STRAIGHT8, STRAIGHT16, STRAIGHT32, DESIGNS };
    static const struct {
        const char *label, *config;
        size_t sets;
    } list[DESIGNS] = {{"8 banks, stealing", "fermi8_steal", 0},
                       {"8 banks", "fermi8", 0},
                       {"16 banks", "fermi16", 0},
                       {"32 banks", "fermi16", 2}};
    struct area area[DESIGNS];
    struct table *t = findings_table(r->findings, "area", "area of the register file");
    size_t um2 = table_column(t, "area, mm2", 2), macros = table_column(t, "of it banks", 2),
           crossbar = table_column(t, "of it crossbar", 2),
           against = table_column(t, "against 16 banks", 3),
           both = table_column(t, "banks and crossbar against 16 banks", 3);
    double paper[DESIGNS]; /* of what Table III has */
    bool ok = true;
    for (unsigned i = 0; i < DESIGNS; i++) {
        ok = ok && measure_area(r, list[i].config, more, list[i].sets, &area[i]);
        if (!ok)
            area[i] = (struct area){NAN, NAN, NAN, NAN};
        if (r->progress)
            r->progress(i + 1, DESIGNS);
    }
    for (unsigned i = 0; i < DESIGNS; i++)
        paper[i] = area[i].macros + area[i].crossbar;
    for (unsigned i = 0; i < DESIGNS && ok; i++) {
        table_row(t, list[i].label);
        table_set(t, um2, area[i].um2 / 1e6);
        table_set(t, macros, area[i].macros / 1e6);
        table_set(t, crossbar, area[i].crossbar / 1e6);
        table_set(t, both, paper[i] / paper[STRAIGHT16]);
        table_set(t, against, area[i].um2 / area[STRAIGHT16].um2);
    }
    struct measures m = {0};
    measure_one(&m, "steal.arbiter", 100 * area[STEALING8].arbiter_share);
    measure_one(&m, "steal.area16", area[STEALING8].um2 / area[STRAIGHT16].um2);
    measure_one(&m, "steal.area32", area[STEALING8].um2 / area[STRAIGHT32].um2);
    measure_one(&m, "steal.crossed16", paper[STEALING8] / paper[STRAIGHT16]);
    measure_one(&m, "steal.crossed32", paper[STEALING8] / paper[STRAIGHT32]);
    measure_one(&m, "steal.crossbar", area[STRAIGHT16].crossbar / area[STRAIGHT16].macros);
    study_verdicts(r, &m);
}
