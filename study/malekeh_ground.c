/* What the headline figures of Malekeh owe to the SM around the register file. */
#include "cmodel/study/bow.h"
#include "study/list.h"
#include <stdlib.h>

enum { OCU, MALEKEH, STALL, PRIVATE, BOW, OCU_8, EACH };

/* Collectors that are held as long as registered hardware without paths around does. */
#define HELD "collector.forward=0", "collector.handover=0", "dispatcher.classes=1"

static const struct ground {
    const char *name, *sets[4];
} grounds[] = {
    {"units held longer", {"memory.model=full", HELD}},
    {"units held as in GPGPU-Sim", {"memory.model=full", NULL}},
};
enum { GROUNDS = sizeof grounds / sizeof *grounds };

static void designs(struct designs *s)
{
    static const struct bow_options window = {.window = 3};
    for (unsigned i = 0; i < GROUNDS; i++) {
        const char *const *g = grounds[i].sets;
        design_add(s, "turing_ocu", "turing_ocu", g[0], g[1], g[2], g[3], NULL);
        design_add(s, "malekeh", "malekeh", SET_GO_ON, g[0], g[1], g[2], g[3], NULL);
        design_add(s, "malekeh, stall", "malekeh", SET_STALL, g[0], g[1], g[2], g[3], NULL);
        design_add(s, "malekeh_pr", "malekeh_pr", SET_GO_ON, g[0], g[1], g[2], g[3], NULL);
        struct design *bow = design_add(s, "BOW", "turing_ocu", "regfile.collectors=8", g[0], g[1],
                                        g[2], g[3], NULL);
        bow->options.part = &bow_part;
        bow->options.part_arg = &window;
        design_add(s, "8 OCUs", "turing_ocu", "regfile.collectors=8", g[0], g[1], g[2], g[3], NULL);
    }
}

/* Two designs of a ground beside each other, and what the long paper says, in percent. */
static const struct pair {
    const char *name;
    unsigned a, b;
    double paper;
} pairs[] = {{"malekeh / turing_ocu", MALEKEH, OCU, 6.1},
             {"stall / turing_ocu", STALL, OCU, 6.1},
             {"BOW / malekeh", BOW, MALEKEH, 2.43},
             {"malekeh_pr / BOW", PRIVATE, BOW, 3.3},
             {"8 OCUs / 2", OCU_8, OCU, 7.1}};
enum { PAIRS = sizeof pairs / sizeof *pairs };

static const struct hits {
    const char *name;
    unsigned design;
    double paper;
} hits[] = {{"malekeh", MALEKEH, 46.4},
            {"malekeh, stall", STALL, 46.4},
            {"malekeh_pr", PRIVATE, 77.2},
            {"BOW", BOW, 48.3}};
enum { HITS = sizeof hits / sizeof *hits };

static void tabulate(struct study_run *r, const struct designs *s, const struct sm_stats *stats)
{
    struct table *ipc = findings_table(r->findings, "ipc", "IPC of one design by another, mean, %"),
                 *hit = findings_table(r->findings, "hits", "hit ratio, mean, %");
    for (unsigned k = 0; k < PAIRS; k++)
        table_column(ipc, pairs[k].name, 1);
    for (unsigned k = 0; k < HITS; k++)
        table_column(hit, hits[k].name, 1);
    for (unsigned i = 0; i <= GROUNDS; i++) {
        bool paper = i == GROUNDS;
        size_t first = (size_t)EACH * i;
        table_row(ipc, paper ? "paper, long version" : grounds[i].name);
        table_row(hit, paper ? "paper, long version" : grounds[i].name);
        for (unsigned k = 0; k < PAIRS; k++)
            table_set(ipc, k,
                      paper ? pairs[k].paper
                            : 100 * (grid_ipc(r, s, stats, first + pairs[k].a, first + pairs[k].b)
                                         .of[MEAN_PROGRAMS] -
                                     1));
        for (unsigned k = 0; k < HITS; k++)
            table_set(hit, k,
                      paper ? hits[k].paper
                            : grid_hits(r, s, stats, first + hits[k].design).of[MEAN_PROGRAMS]);
    }
    table_plot(ipc, PLOT_BARS, "", "IPC, %");
}

void study_malekeh_ground(struct study_run *r)
{
    struct designs s = {.ground = malekeh_ground};
    designs(&s);
    struct sm_stats *stats = study_grid(r, &s);
    if (stats)
        tabulate(r, &s, stats);
    free(stats);
    designs_free(&s);
}
