/* Morpheus 4.2.1, 4.3.2: what an access to a register whose number is in another one costs, by
 * branches (Algorithm 2) and by an instruction, on the model of the SM. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "study/list.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACCESSES = 200, MOST_BODY = 6 };

/* Instructions of one access behind that which makes the register's number; each access needs the
 * value of the one before. SASS has no brx.idx: the target comes from a table in constant memory.
 */
static const struct sequence {
    const char *name;
    unsigned ptx, sass; /* instructions of an access */
    const char *body[MOST_BODY];
} sequences[] = {
    {"number alone", 0, 0, {"1 R1 IADD3 1 R1 0"}},
    {"one MOV", 1, 1, {"1 R1 IADD3 1 R4 0", "1 R4 MOV 1 R1 0"}},
    {"two MOVs, one after the other",
     2,
     2,
     {"1 R1 IADD3 1 R4 0", "1 R3 MOV 1 R1 0", "1 R4 MOV 1 R3 0"}},
    {"brx.idx, MOV, return",
     3,
     5,
     {"1 R1 IADD3 1 R4 0", "1 R2 IMAD.SHL 1 R1 0", "1 R2 LDC 1 R2 0", "0 BRX 1 R2 0",
      "1 R4 MOV 1 R5 0", "0 BRA 0 0"}},
    {"Indirect-MOV", 1, 1, {"1 R1 IADD3 1 R4 0", "1 R4 IMOV 1 R1 0"}},
};
enum { NUMBER, MOV, TWO, SOFTWARE, INDIRECT, SEQUENCES };
enum { BASELINE, HARDWARE, DESIGNS };

static const unsigned warps[] = {1, 8, 16, 32};
enum { WARPS = sizeof warps / sizeof *warps };

static void write_trace(FILE *f, const struct sequence *s, unsigned n)
{
    unsigned body = 0;
    while (body < MOST_BODY && s->body[body])
        body++;
    fprintf(f,
            "-kernel name = indirect\n-kernel id = 1\n-grid dim = (1,1,1)\n-block dim = (%u,1,1)\n"
            "-shmem = 0\n-nregs = 32\n-binary version = 70\n-cuda stream id = 0\n"
            "-shmem base_addr = 0x00007f5e00000000\n-local mem base_addr = 0x00007f5ddd000000\n"
            "-nvbit version = 1.4\n-accelsim tracer version = 3\n\n#traces format\n\n#BEGIN_TB\n\n"
            "thread block = 0,0,0\n\n",
            32 * n);
    for (unsigned w = 0; w < n; w++) {
        fprintf(f, "warp = %u\ninsts = %u\n", w, ACCESSES * body + 1);
        for (unsigned i = 0; i < ACCESSES * body; i++)
            fprintf(f, "%04x ffffffff %s\n", 16 * (i % body), s->body[i % body]);
        fprintf(f, "%04x ffffffff 0 EXIT 0 0\n\n", 16 * body);
    }
    fprintf(f, "#END_TB\n");
}

/* A workload for each sequence and number of warps, in a folder. false after reporting. */
static bool write_all(struct workloads *to, const char *dir, struct diag *d)
{
    for (unsigned i = 0; i < SEQUENCES * WARPS; i++) {
        char *name = strfmt("%u-%u", i / WARPS, warps[i % WARPS]);
        FILE *f = workload_file(to, dir, name, d);
        if (f)
            write_trace(f, &sequences[i / WARPS], warps[i % WARPS]);
        free(name);
        if (!f || !workload_close(to, f, d))
            return false;
    }
    return true;
}

static double cycles_of(const struct sm_stats *stats, unsigned s, unsigned k)
{
    unsigned design = s == INDIRECT ? HARDWARE : BASELINE;
    return (double)stats[(s * WARPS + k) * DESIGNS + design].cycles / ACCESSES;
}

static void tabulate(struct study_run *r, const struct sm_stats *stats)
{
    struct table *t = findings_table(r->findings, "cycles",
                                     "an access to the register that another one names: "
                                     "instructions, and cycles of the core for one of each warp");
    size_t ptx = table_column(t, "PTX", 0), sass = table_column(t, "SASS", 0), first = 0;
    for (unsigned k = 0; k < WARPS; k++) {
        char *name = strfmt("%u warp%s", warps[k], warps[k] > 1 ? "s" : "");
        size_t c = table_column(t, name, 1);
        first = k ? first : c;
        free(name);
    }
    for (unsigned s = 0; s < SEQUENCES; s++) {
        table_row(t, sequences[s].name);
        table_set(t, ptx, sequences[s].ptx);
        table_set(t, sass, sequences[s].sass);
        for (unsigned k = 0; k < WARPS; k++)
            table_set(t, first + k, cycles_of(stats, s, k));
    }
    table_note(
        t, "the number itself is made by one more instruction, in every row; Indirect-MOV: "
           "preset turing_imov, the others turing_ocu. It waits for what its warp has written, "
           "and its warp waits for it; three in sixteen of its numbers name no register and are "
           "read no second time");
    table_plot(t, PLOT_LINES, "warps", "cycles");
}

void study_imov_cost(struct study_run *r)
{
    struct study_run own = *r;
    struct designs s = {0};
    own.work = (struct workloads){0};
    char *dir = make_temp_dir("imov", r->d);
    struct sm_stats *stats = NULL;
    if (dir && write_all(&own.work, dir, r->d)) {
        design_add(&s, "turing_ocu", "turing_ocu", NULL);
        design_add(&s, "turing_imov", "turing_imov", NULL);
        stats = study_grid(&own, &s);
    }
    struct measures m = {0};
    if (stats) {
        tabulate(r, stats);
        measure_one(&m, "imov.software", sequences[SOFTWARE].ptx);
        measure_one(&m, "imov.instruction", sequences[INDIRECT].ptx);
        measure_one(&m, "imov.cycles",
                    cycles_of(stats, INDIRECT, 0) / cycles_of(stats, SOFTWARE, 0));
    }
    study_verdicts(r, &m);
    free(stats);
    designs_free(&s);
    workloads_free(&own.work);
    if (dir)
        remove_tree(dir);
    free(dir);
}
