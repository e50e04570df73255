/* Malekeh Fig. 12, 13, 17; the short version's Fig. 6, 7; and the comparison
 * with BOW. */
#include "cmodel/study/any_unit.h"
#include "cmodel/study/bow.h"
#include "study/list.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    OCU,
    MALEKEH,
    SHORT,
    PRIVATE,
    MALEKEH_STALL,
    SHORT_STALL,
    PRIVATE_STALL,
    TRADITIONAL,
    TRADITIONAL_ANY,
    BOW,
    BOW_FLUSH,
    OCU_8,
    N
};

static void designs(struct designs *s)
{
    static const struct bow_options window = {.window = 3}, flushed = {3, .flush = true};
    design_add(s, "turing_ocu", "turing_ocu", NULL);
    design_add(s, "malekeh", "malekeh", SET_GO_ON, NULL);
    design_add(s, "malekeh_short", "malekeh_short", SET_GO_ON, NULL);
    design_add(s, "malekeh_pr", "malekeh_pr", SET_GO_ON, NULL);
    design_add(s, "malekeh, stall", "malekeh", SET_STALL, NULL);
    design_add(s, "malekeh_short, stall", "malekeh_short", SET_STALL, NULL);
    design_add(s, "malekeh_pr, stall", "malekeh_pr", SET_STALL, NULL);
    design_add(s, "traditional", "malekeh_traditional", NULL);
    struct design *any = design_add(s, "traditional, any unit", "malekeh_traditional", NULL);
    any->options.part = &any_unit_part;
    struct design *bow = design_add(s, "BOW", "turing_ocu", "regfile.collectors=8", NULL);
    bow->options.part = &bow_part;
    bow->options.part_arg = &window;
    bow = design_add(s, "BOW, flush", "turing_ocu", "regfile.collectors=8", NULL);
    bow->options.part = &bow_part;
    bow->options.part_arg = &flushed;
    design_add(s, "8 OCUs", "turing_ocu", "regfile.collectors=8", NULL);
}

/* What the papers give as averages over their benchmarks; NAN where they say
 * nothing. */
static const struct {
    const char *name;
    double hit[N], ipc[N];
} papers[] = {
    {"paper, long version",
     {NAN, 46.4, NAN, 77.2, 46.4, NAN, 77.2, 7.9, 7.9, 48.3, NAN, NAN},
     {0, 6.1, NAN, 12.3, 6.1, NAN, 12.3, NAN, NAN, 8.7, NAN, 7.1}},
    {"paper, short version",
     {NAN, NAN, 48.5, NAN, NAN, 48.5, NAN, NAN, NAN, NAN, 20.4, NAN},
     {0, NAN, 9.6, NAN, NAN, 9.6, NAN, NAN, NAN, NAN, 4.0, NAN}},
};

/* Results that also go to the cache, of those that go to the banks, in percent. */
static double written(const struct sm_stats *a, const struct sm_stats *b)
{
    (void)b;
    return 100 * share(a->cache_writes, a->bank_writes);
}

static struct table *table_of(struct study_run *r, const struct designs *s, const char *key,
                              const char *title, unsigned decimals)
{
    struct table *t = findings_table(r->findings, key, title);
    for (size_t i = 0; i < s->n; i++)
        table_column(t, s->list[i].label, decimals);
    return t;
}

static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    struct table *hits = table_of(r, s, "hits", "operands that are not read from a bank, %", 1),
                 *reads = table_of(r, s, "reads", "bank reads, % of turing_ocu's", 1),
                 *writes = table_of(r, s, "writes", "results written to the cache, %", 1),
                 *ipc = table_of(r, s, "ipc", "IPC against turing_ocu, %", 2),
                 *cycles = table_of(r, s, "cycles", "cycles", 0);
    for (size_t w = 0; w < r->work.n; w++) {
        const char *name = r->work.list[w].name;
        const struct sm_stats *row = stats + w * s->n;
        table_row(hits, name);
        table_row(reads, name);
        table_row(writes, name);
        table_row(ipc, name);
        table_row(cycles, name);
        for (size_t i = 0; i < s->n; i++) {
            if (i != OCU && i != OCU_8)
                table_set(hits, i, stats_hit(&row[i]));
            table_set(reads, i, 100 * share(row[i].bank_reads, row[OCU].bank_reads));
            if (i != OCU && i != OCU_8)
                table_set(writes, i, written(&row[i], NULL));
            table_set(ipc, i, relative_ipc(&row[i], &row[OCU]));
            table_set(cycles, i, (double)row[i].cycles);
        }
    }
    double *operands = grid_operands(r, s, stats);
    study_means(r, hits, operands, false);
    study_means(r, reads, operands, false);
    study_means(r, writes, operands, false);
    study_means(r, ipc, operands, true);
    free(operands);
    for (size_t p = 0; p < sizeof papers / sizeof *papers; p++) {
        table_row(hits, papers[p].name);
        table_row(ipc, papers[p].name);
        for (size_t i = 0; i < N; i++) {
            table_set(hits, i, papers[p].hit[i]);
            table_set(ipc, i, papers[p].ipc[i]);
        }
    }
    table_note(hits, "The papers give BOW and malekeh_pr as differences to "
                     "another design, taken as "
                     "points here; the short version's BOW flushes at jumps.");
    table_plot(hits, PLOT_BARS, "", "hit ratio, %");
    table_plot(ipc, PLOT_BARS, "", "IPC against turing_ocu, %");
}

struct grid_of {
    const struct study_run *r;
    const struct designs *s;
    const struct sm_stats *stats;
    struct measures m;
};

/* A range as two measures; either id may be NULL. */
static void extremes(struct grid_of *g, pair_fn f, size_t a, size_t b, const char *most,
                     const char *least)
{
    struct range range = grid_range(g->r, g->s, g->stats, f, a, b);
    if (most)
        measure_one(&g->m, most, range.most);
    if (least)
        measure_one(&g->m, least, range.least);
}

static double change(const struct sm_stats *a, const struct sm_stats *b)
{
    return 100 * (pair_ipc(a, b) - 1);
}

static void speeds(struct grid_of *g)
{
    static const struct {
        const char *id, *most, *least;
        size_t a, b;
    } rows[] = {
        {"ipc.malekeh", "ipc.malekeh.most", "ipc.malekeh.least", MALEKEH, OCU},
        {"ipc.stall", NULL, NULL, MALEKEH_STALL, OCU},
        {"ipc.short", "ipc.short.most", NULL, SHORT, OCU},
        {"ipc.short.stall", NULL, NULL, SHORT_STALL, OCU},
        {"ipc.bow", "ipc.bow.most", NULL, BOW, MALEKEH},
        {"ipc.pr", "ipc.pr.most", "ipc.pr.least", PRIVATE, BOW},
        {"ipc.pr.stall", NULL, NULL, PRIVATE_STALL, BOW},
        {"ipc.short.bow", "ipc.short.bow.most", NULL, SHORT, BOW_FLUSH},
        {"ipc.ocu8", NULL, NULL, OCU_8, OCU},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        measure_means(&g->m, rows[i].id, grid_ipc(g->r, g->s, g->stats, rows[i].a, rows[i].b));
        extremes(g, pair_ipc, rows[i].a, rows[i].b, rows[i].most, rows[i].least);
    }
    extremes(g, change, SHORT, OCU, NULL, "ipc.short.least");
    extremes(g, pair_ipc, BOW_FLUSH, OCU, "ipc.bow.flush.most", NULL);
}

/* The program that memory bounds: every operand is a new one. */
static void memory_bound(struct grid_of *g)
{
    double sum = 0;
    unsigned n = 0;
    for (size_t w = 0; w < g->r->work.n; w++) {
        const struct sm_stats *row = g->stats + w * g->s->n;
        if (strcmp(g->r->work.list[w].program, "vectoradd") != 0)
            continue;
        sum += log(pair_ipc(&row[BOW], &row[MALEKEH]));
        n++;
    }
    measure_one(&g->m, "memory.bow", n ? exp(sum / n) : NAN);
}

static void ratios_of_hits(struct grid_of *g)
{
    static const struct {
        const char *id;
        size_t design;
    } rows[] = {{"hit.malekeh", MALEKEH},
                {"hit.stall", MALEKEH_STALL},
                {"hit.short", SHORT},
                {"hit.traditional", TRADITIONAL},
                {"hit.any", TRADITIONAL_ANY}};
    struct means hit[N];
    for (size_t i = 0; i < N; i++)
        hit[i] = grid_hits(g->r, g->s, g->stats, i);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        measure_means(&g->m, rows[i].id, hit[rows[i].design]);
    extremes(g, only_hit, SHORT, SHORT, "hit.short.most", "hit.short.least");
    extremes(g, only_hit, TRADITIONAL, OCU, "hit.traditional.most", NULL);
    extremes(g, only_hit, TRADITIONAL_ANY, OCU, "hit.any.most", NULL);
    measure_means(&g->m, "hit.bow", means_less(hit[MALEKEH], hit[BOW]));
    measure_means(&g->m, "hit.pr", means_less(hit[PRIVATE], hit[BOW]));
    extremes(g, pair_hit, PRIVATE, BOW, "hit.pr.most", NULL);
    measure_means(&g->m, "hit.short.bow", means_less(hit[SHORT], hit[BOW_FLUSH]));
    extremes(g, pair_hit, SHORT, BOW_FLUSH, "hit.short.bow.most", NULL);
}

static double spared(const struct sm_stats *a, const struct sm_stats *b)
{
    return 100 * (1 - share(a->bank_reads, b->bank_reads));
}

static double more_hits(const struct sm_stats *a, const struct sm_stats *b)
{
    return stats_hit(a) > stats_hit(b) ? 100 : 0;
}

/* What the data of caches take, by the parameters of the presets. */
static void bytes(struct grid_of *g)
{
    enum {
        SUBCORES = 4,
        WARPS = 8,
        UNITS = 2,
        ENTRIES = 8,
        REGISTER = 128,
        FILE_BYTES = 256 << 10
    };
    enum { SOURCES = 6, SHORT_SOURCES = 7, INDEX = 3, CONTROL = 8 + 1 + 1 + 3 };
    double added = SUBCORES * UNITS * (ENTRIES - SOURCES) * REGISTER,
           bow = WARPS * 3 * (SOURCES + 2) * REGISTER, cache = UNITS * ENTRIES * REGISTER;
    measure_one(&g->m, "bytes.malekeh", added);
    measure_one(&g->m, "bytes.share", 100 * added / FILE_BYTES);
    double control = SUBCORES * UNITS * (ENTRIES * CONTROL + SHORT_SOURCES * INDEX) / 8.0;
    measure_one(&g->m, "bytes.control", control);
    measure_one(&g->m, "bytes.control.share", 100 * control / FILE_BYTES);
    measure_one(&g->m, "bytes.bow", bow);
    measure_one(&g->m, "bytes.less", bow / cache);
    measure_one(&g->m, "bytes.pr", 100 * WARPS * ENTRIES * REGISTER / bow);
}

static void verdicts(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    struct grid_of g = {.r = r, .s = s, .stats = stats};
    speeds(&g);
    memory_bound(&g);
    ratios_of_hits(&g);
    measure_means(&g.m, "reads.malekeh", grid_mean(r, s, stats, spared, MALEKEH, OCU));
    measure_means(&g.m, "hit.pr.all", grid_mean(r, s, stats, more_hits, PRIVATE, BOW));
    measure_means(&g.m, "writes.bow",
                  means_ratio(grid_mean(r, s, stats, written, MALEKEH, MALEKEH),
                              grid_mean(r, s, stats, written, BOW, BOW)));
    bytes(&g);
    study_verdicts(r, &g.m);
}

void study_malekeh_hits(struct study_run *r)
{
    struct designs s = {.ground = malekeh_ground};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        tabulate(r, &s, stats);
        verdicts(r, &s, stats);
    }
    free(stats);
    designs_free(&s);
}
