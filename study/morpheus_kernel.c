/* Morpheus Fig. 11(b), (c): the kernel of the extended LLC as a program (cmodel/programs) on the
 * model of an SM: how long a warp takes for each kind of row, and what a core carries. The network
 * is a load that hits the L2 cache, 160 ns, as where the paper emulates its table. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/programs/ext_program.h"
#include "study/list.h"
#include <stdlib.h>

static const unsigned warps[] = {1, 8, 16, 32, 48};
enum { WARPS = sizeof warps / sizeof *warps, MOST = WARPS - 1, SERVICES = 24, BLOCK = 128 };
static const double clock_ghz = 1.71;

/* Each of them is run with every number of warps, with and without network. */
static const struct kind {
    const char *name;
    struct ext_program p;
    double paper, paper_bare; /* GB/s of 48 warps, with network and without; 0: none */
} kinds[] = {
#define ALL_OF(name, is)                                                                           \
    {name, {.service = is, .words = 2, .tells = EXT_TELLS_EIGHTH}, 0, 0},                          \
    {                                                                                              \
        name ", Indirect-MOV",                                                                     \
            {.service = is, .words = 2, .tells = EXT_TELLS_EIGHTH, .instruction = true}, 0, 0      \
    }
    ALL_OF("read, hit", EXT_READ_HIT),
    ALL_OF("write, hit", EXT_WRITE_HIT),
    ALL_OF("write of some bytes, hit", EXT_PART_HIT),
    ALL_OF("fill", EXT_FILLS),
    ALL_OF("fill, a written block leaves", EXT_EVICTS),
    ALL_OF("read, the warp fetches", EXT_FETCHES),
    ALL_OF("atomic addition", EXT_ADDS),
    ALL_OF("read, one of four in a register", EXT_READ_PACKED),
    ALL_OF("write, one of four in a register", EXT_WRITE_PACKED),
#undef ALL_OF
    {"32 blocks, nothing told", {.words = 1}, 37, 290},
    {"32 blocks, nothing told, Indirect-MOV", {.words = 1, .instruction = true}, 0, 0},
    {"32 blocks, all told", {.words = 1, .tells = EXT_TELLS_ALWAYS}, 0, 0},
    {"32 blocks, every eighth told", {.words = 1, .tells = EXT_TELLS_EIGHTH}, 0, 0},
    {"50 blocks, nothing told", {.words = 2}, 0, 0},
    {"50 blocks, all told", {.words = 2, .tells = EXT_TELLS_ALWAYS}, 0, 0},
    {"50 blocks, all told, Indirect-MOV",
     {.words = 2, .tells = EXT_TELLS_ALWAYS, .instruction = true},
     0,
     0},
    {"shared memory", {.place = EXT_IN_SHARED, .words = 1}, 31, 106},
    {"L1", {.place = EXT_IN_L1, .words = 1}, 28, 97},
    {"32 in registers, 16 in L1", {.words = 2, .others = 16}, 34, 0},
};
enum { KINDS = sizeof kinds / sizeof *kinds, OPERATIONS = 2 * EXT_SERVICES };
enum { SHARED = KINDS - 3, L1 = KINDS - 2, BOTH = KINDS - 1 };

struct figures {
    double cycles[KINDS][WARPS][2]; /* without network, with it */
    double instructions[KINDS];
};

static struct ext_program program(unsigned kind, unsigned at, bool network)
{
    struct ext_program p = kinds[kind].p;
    p.warps = warps[at];
    p.services = SERVICES;
    p.network = network;
    return p;
}

/* All kinds that need the instruction, or none of them. false after reporting. */
static bool run(struct study_run *r, const char *dir, bool instruction, struct figures *to)
{
    struct study_run own = *r;
    struct designs s = {0};
    own.work = (struct workloads){0};
    bool good = true;
    for (unsigned i = 0; i < KINDS * WARPS * 2 && good; i++) {
        struct ext_program p = program(i / (WARPS * 2), i / 2 % WARPS, i % 2);
        if (p.instruction != instruction || (p.others && i / 2 % WARPS != MOST))
            continue;
        char *name = strfmt("kernel-%u", i);
        FILE *f = workload_file(&own.work, dir, name, r->d);
        if (f)
            to->instructions[i / (WARPS * 2)] = ext_program_write(&p, f);
        good = f && workload_close(&own.work, f, r->d);
        free(name);
    }
    design_add(&s, "kernel", "ampere_ocu", "memory.clock_khz=1710000", "l2.latency=258",
               instruction ? "imov.enable=1" : NULL, "imov.write=1", NULL);
    struct sm_stats *stats = good ? study_grid(&own, &s) : NULL;
    for (unsigned i = 0, n = 0; stats && i < KINDS * WARPS * 2; i++) {
        const struct ext_program *p = &kinds[i / (WARPS * 2)].p;
        if (p->instruction == instruction && (!p->others || i / 2 % WARPS == MOST))
            to->cycles[i / (WARPS * 2)][i / 2 % WARPS][i % 2] = (double)stats[n++].cycles;
    }
    free(stats);
    designs_free(&s);
    workloads_free(&own.work);
    return stats != NULL;
}

static double ns(const struct figures *f, unsigned kind, unsigned at, bool network)
{
    return f->cycles[kind][at][network] / SERVICES / clock_ghz;
}

static double rate(const struct figures *f, unsigned kind, unsigned at, bool network)
{
    return warps[at] * BLOCK / ns(f, kind, at, network);
}

static void columns(struct table *t, unsigned decimals, size_t *first)
{
    for (unsigned k = 0; k < WARPS; k++) {
        char *name = strfmt("%u warp%s", warps[k], warps[k] > 1 ? "s" : "");
        size_t c = table_column(t, name, decimals);
        *first = k ? *first : c;
        free(name);
    }
}

static void times(struct study_run *r, const struct figures *f, bool network)
{
    struct table *t = findings_table(
        r->findings, network ? "times" : "bare",
        network ? "from row to row of a warp, ns: network and core, 50 blocks of a set in registers"
                : "the same in the core alone, ns: rows are there, answers are dropped");
    size_t n = table_column(t, "instructions", 1), first = 0;
    columns(t, 0, &first);
    for (unsigned i = 0; i < OPERATIONS; i++) {
        table_row(t, kinds[i].name);
        table_set(t, n, f->instructions[i]);
        for (unsigned k = 0; k < WARPS; k++)
            table_set(t, first + k, ns(f, i, k, network));
    }
    if (network)
        table_note(t, "instructions: as they are run with the network; the second metadata word, "
                      "touched bits, and a tag carried at every eighth service are in them");
}

static void bandwidth(struct study_run *r, const struct figures *f, bool network)
{
    struct table *t =
        findings_table(r->findings, network ? "rates" : "bare-rates",
                       network ? "GB/s of a core, reads that hit" : "the same without the network");
    size_t first = 0;
    columns(t, 1, &first);
    size_t paper = table_column(t, "paper, 48 warps", 0);
    for (unsigned i = OPERATIONS; i < KINDS; i++) {
        table_row(t, kinds[i].name);
        for (unsigned k = 0; k < WARPS; k++)
            if (f->cycles[i][k][network] > 0)
                table_set(t, first + k, rate(f, i, k, network));
        double says = network ? kinds[i].paper : kinds[i].paper_bare;
        if (says > 0)
            table_set(t, paper, says);
    }
    table_plot(t, PLOT_LINES, "warps", "GB/s");
}

void study_morpheus_kernel(struct study_run *r)
{
    struct figures *f = xcalloc(1, sizeof *f);
    char *dir = make_temp_dir("kernel", r->d);
    struct measures m = {0};
    if (dir && run(r, dir, false, f) && run(r, dir, true, f)) {
        times(r, f, true);
        times(r, f, false);
        bandwidth(r, f, true);
        bandwidth(r, f, false);
        enum { PLAIN = OPERATIONS };
        measure_one(&m, "kernel.rate", rate(f, PLAIN, MOST, true));
        measure_one(&m, "kernel.combined", rate(f, BOTH, MOST, true));
        measure_one(&m, "kernel.bare", rate(f, PLAIN, MOST, false));
        measure_one(&m, "kernel.bare.shared", rate(f, SHARED, MOST, false));
        measure_one(&m, "kernel.bare.l1", rate(f, L1, MOST, false));
        measure_one(&m, "kernel.more", rate(f, PLAIN, MOST, true) / rate(f, PLAIN, 0, true));
        measure_one(&m, "kernel.later", ns(f, PLAIN, MOST, true) / ns(f, PLAIN, 0, true));
        measure_one(&m, "kernel.indirect",
                    rate(f, PLAIN + 1, MOST, true) / rate(f, PLAIN, MOST, true));
    }
    study_verdicts(r, &m);
    if (dir)
        remove_tree(dir);
    free(dir);
    free(f);
}
