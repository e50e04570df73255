/* Malekeh Fig. 12, 13, 17; the short version's Fig. 6, 7; and the comparison
 * with BOW. */
#include "cli/study/list.h"
#include "cmodel/study/bow.h"
#include <math.h>
#include <stdlib.h>

enum {
    OCU,
    MALEKEH,
    SHORT,
    PRIVATE,
    TRADITIONAL,
    BOW,
    BOW_FLUSH,
    MALEKEH_RETRY,
    PRIVATE_RETRY,
    OCU_8,
    N
};

static void designs(struct designs *s)
{
    static const struct bow_options window = {.window = 3}, flushed = {3, .flush = true};
    design_add(s, "turing_ocu", "turing_ocu", NULL);
    design_add(s, "malekeh", "malekeh", NULL);
    design_add(s, "malekeh_short", "malekeh_short", NULL);
    design_add(s, "malekeh_pr", "malekeh_pr", NULL);
    design_add(s, "malekeh_traditional", "malekeh_traditional", NULL);
    struct design *bow = design_add(s, "BOW", "turing_ocu", "regfile.collectors=8", NULL);
    bow->options.part = &bow_part;
    bow->options.part_arg = &window;
    bow = design_add(s, "BOW, flush", "turing_ocu", "regfile.collectors=8", NULL);
    bow->options.part = &bow_part;
    bow->options.part_arg = &flushed;
    design_add(s, "malekeh, retry", "malekeh", "malekeh_scheduler.retry=1", NULL);
    design_add(s, "malekeh_pr, retry", "malekeh_pr", "malekeh_scheduler.retry=1", NULL);
    design_add(s, "turing_ocu, 8 OCUs", "turing_ocu", "regfile.collectors=8", NULL);
}

/* What the papers give as averages over their benchmarks; NAN where they say
 * nothing. */
static const struct {
    const char *name;
    double hit[N], ipc[N];
} papers[] = {
    {"paper, long version",
     {NAN, 46.4, NAN, 77.2, 7.9, 48.3, NAN, NAN, NAN, NAN},
     {0, 6.1, NAN, 12.3, NAN, 8.7, NAN, NAN, NAN, 7.1}},
    {"paper, short version",
     {NAN, NAN, 48.5, NAN, NAN, NAN, 20.4, NAN, NAN, NAN},
     {0, NAN, 9.6, NAN, NAN, NAN, 4.0, NAN, NAN, NAN}},
};

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
                 *ipc = table_of(r, s, "ipc", "IPC against turing_ocu, %", 2),
                 *cycles = table_of(r, s, "cycles", "cycles", 0);
    for (size_t w = 0; w < r->work.n; w++) {
        const char *name = r->work.list[w].name;
        const struct sm_stats *row = stats + w * s->n;
        table_row(hits, name);
        table_row(reads, name);
        table_row(ipc, name);
        table_row(cycles, name);
        for (size_t i = 0; i < s->n; i++) {
            if (i != OCU && i != OCU_8)
                table_set(hits, i, stats_hit(&row[i]));
            table_set(reads, i, 100 * share(row[i].bank_reads, row[OCU].bank_reads));
            table_set(ipc, i, relative_ipc(&row[i], &row[OCU]));
            table_set(cycles, i, (double)row[i].cycles);
        }
    }
    table_mean(hits, "mean");
    table_mean(reads, "mean");
    table_mean(ipc, "mean");
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

/* The largest and the smallest of a design. */
static void range(const struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                  size_t design, double *low, double *high)
{
    *low = INFINITY;
    *high = -INFINITY;
    for (size_t w = 0; w < r->work.n; w++) {
        double v = stats_hit(&stats[w * s->n + design]);
        *low = v < *low ? v : *low;
        *high = v > *high ? v : *high;
    }
}

static void claims(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    struct table *t = study_claims(r);
    double hit[N], ipc[N], low, high;
    for (size_t i = 0; i < N; i++) {
        hit[i] = grid_mean_hit(r, s, stats, i);
        ipc[i] = grid_mean_ipc(r, s, stats, i, OCU);
    }
    study_claim(t, "malekeh spares bank reads", "46.4 %", hit[MALEKEH] > 0, "%.1f %%",
                hit[MALEKEH]);
    study_claim(t, "malekeh_short spares bank reads", "48.5 %", hit[SHORT] > 0, "%.1f %%",
                hit[SHORT]);
    range(r, s, stats, SHORT, &low, &high);
    study_claim(t, "malekeh_short, least and most", "13.3 to 77 %", low > 0, "%.1f to %.1f %%", low,
                high);
    study_claim(t, "malekeh is faster than turing_ocu", "+6.1 %", ipc[MALEKEH] > 0, "%+.2f %%",
                ipc[MALEKEH]);
    study_claim(t, "malekeh_short is faster than turing_ocu", "+9.6 %", ipc[SHORT] > 0, "%+.2f %%",
                ipc[SHORT]);
    study_claim(t, "malekeh with retry is faster than turing_ocu", "+6.1 % (no word on retry)",
                ipc[MALEKEH_RETRY] > 0, "%+.2f %%, hit ratio %.1f %%", ipc[MALEKEH_RETRY],
                hit[MALEKEH_RETRY]);
    study_claim(t, "traditional policies hit little", "7.9 %", hit[TRADITIONAL] < hit[MALEKEH] / 2,
                "%.1f %%", hit[TRADITIONAL]);
    range(r, s, stats, TRADITIONAL, &low, &high);
    study_claim(t, "traditional policies, most", "18.4 %", high < 2 * 18.4, "%.1f %%", high);
    study_claim(t, "malekeh hits nearly as often as BOW", "1.9 points less",
                hit[MALEKEH] > hit[BOW] - 5, "%+.1f points", hit[MALEKEH] - hit[BOW]);
    study_claim(t, "malekeh_short hits more often than BOW with flushes", "28.1 points more",
                hit[SHORT] > hit[BOW_FLUSH], "%+.1f points", hit[SHORT] - hit[BOW_FLUSH]);
    study_claim(t, "malekeh_pr hits more often than BOW", "28.9 points more",
                hit[PRIVATE] > hit[BOW], "%+.1f points", hit[PRIVATE] - hit[BOW]);
    study_claim(t, "BOW is faster than malekeh", "+2.4 %", ipc[BOW] > ipc[MALEKEH], "%+.2f points",
                ipc[BOW] - ipc[MALEKEH]);
    study_claim(t, "malekeh_short is faster than BOW with flushes", "+5.4 %",
                ipc[SHORT] > ipc[BOW_FLUSH], "%+.2f points", ipc[SHORT] - ipc[BOW_FLUSH]);
    study_claim(t, "malekeh_pr is faster than BOW", "+3.3 %", ipc[PRIVATE] > ipc[BOW],
                "%+.2f points", ipc[PRIVATE] - ipc[BOW]);
    study_claim(t, "malekeh_pr with retry is faster than BOW", "+3.3 % (no word on retry)",
                ipc[PRIVATE_RETRY] > ipc[BOW], "%+.2f points", ipc[PRIVATE_RETRY] - ipc[BOW]);
    study_claim(t, "eight OCUs are faster than two", "+7.1 % (cited)", ipc[OCU_8] > 0, "%+.2f %%",
                ipc[OCU_8]);
}

void study_malekeh_hits(struct study_run *r)
{
    struct designs s = {0};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        tabulate(r, &s, stats);
        claims(r, &s, stats);
    }
    free(stats);
    designs_free(&s);
}
