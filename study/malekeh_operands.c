/* How many registers an operand is: what the hardware reads, what traces list, and what the
 * simulator of Malekeh's authors makes of it. */
#include "base/text.h"
#include "cmodel/study/bow.h"
#include "study/list.h"
#include <stdlib.h>

enum { RULES = 3, OCU = 0, MALEKEH, BOW, EACH };

static void designs(struct designs *s)
{
    static const struct bow_options window = {.window = 3};
    static const char *const sets[RULES] = {"env.operands=full", "env.operands=listed",
                                            "env.operands=hmma_pairs"};
    for (unsigned i = 0; i < RULES; i++) {
        const char *word = sets[i] + sizeof "env.operands=" - 1;
        char *malekeh = strfmt("%s: malekeh", word), *bow = strfmt("%s: BOW", word);
        design_add(s, word, "turing_ocu", sets[i], NULL);
        design_add(s, malekeh, "malekeh", SET_GO_ON, sets[i], NULL);
        struct design *d = design_add(s, bow, "turing_ocu", "regfile.collectors=8", sets[i], NULL);
        d->options.part = &bow_part;
        d->options.part_arg = &window;
        free(malekeh);
        free(bow);
    }
}

/* Columns for Malekeh and BOW under each rule. */
static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats,
                     bool ipc)
{
    struct table *t = ipc ? findings_table(r->findings, "ipc", "IPC against turing_ocu, %")
                          : findings_table(r->findings, "hits", "hit ratio, %");
    double *operands = grid_operands(r, s, stats);
    for (unsigned i = 0; i < RULES; i++)
        for (unsigned k = MALEKEH; k < EACH; k++)
            table_column(t, s->list[EACH * i + k].label, ipc ? 2 : 1);
    for (size_t w = 0; w < r->work.n; w++) {
        table_row(t, r->work.list[w].name);
        for (unsigned i = 0; i < RULES; i++)
            for (unsigned k = MALEKEH; k < EACH; k++) {
                const struct sm_stats *row = stats + w * s->n + EACH * i;
                table_set(t, (EACH - 1) * i + k - 1,
                          ipc ? relative_ipc(&row[k], &row[OCU]) : stats_hit(&row[k]));
            }
    }
    study_means(r, t, operands, ipc);
    table_plot(t, PLOT_BARS, "", ipc ? "IPC, %" : "hit ratio, %");
    free(operands);
}

void study_malekeh_operands(struct study_run *r)
{
    enum { LISTED = EACH, PAIRS = 2 * EACH };
    struct designs s = {.ground = malekeh_ground};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats) {
        tabulate(r, &s, stats, false);
        tabulate(r, &s, stats, true);
        struct measures m = {0};
        measure_means(&m, "operands.hit", grid_hits(r, &s, stats, PAIRS + MALEKEH));
        measure_means(&m, "operands.ipc", grid_ipc(r, &s, stats, PAIRS + MALEKEH, PAIRS));
        measure_means(&m, "operands.listed", grid_hits(r, &s, stats, LISTED + MALEKEH));
        study_verdicts(r, &m);
    }
    free(stats);
    designs_free(&s);
}
