/* What the studies of Morpheus have in common: streams of requests, and machines. */
#include "study/morpheus_ground.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/llc/capacity.h"
#include <stdlib.h>

/* 39 cores compute; of the 1,024 blocks of an L1 a tenth are of one partition. */
enum { CORES = 39, L1_BYTES = 12800 };
enum { OUTSTANDING = 512 };
enum { REQUESTS = 200000, WRITES = 20, TIMES = 4, LEAST = 10000, KIB = 8 };

/* Blocks of one partition; 8 are 1 KiB. */
static const struct made {
    const char *name;
    enum llc_pattern pattern;
    unsigned blocks;
} made[] = {
    {"uniform, 0.4 MiB", LLC_UNIFORM, 400 * KIB}, {"uniform, 1 MiB", LLC_UNIFORM, 1024 * KIB},
    {"uniform, 4 MiB", LLC_UNIFORM, 4096 * KIB},  {"Zipf, 4 MiB", LLC_ZIPF, 4096 * KIB},
    {"loop, 1 MiB", LLC_LOOP, 1024 * KIB},        {"bursts, 1 MiB", LLC_BURST, 1024 * KIB},
};
enum { MADE = sizeof made / sizeof *made };

static struct ground_stream *add(struct ground_streams *g, struct llc_stream s, unsigned partitions)
{
    g->list = xrealloc(g->list, (g->n + 1) * sizeof *g->list);
    g->list[g->n] = (struct ground_stream){s, partitions};
    return &g->list[g->n++];
}

static bool add_trace(struct ground_streams *g, const struct workload *w,
                      const struct mem_config *c, struct diag *d)
{
    struct llc_stream s = {.name = strfmt("%s, %u times", w->name, TIMES)};
    struct work *work = work_traces((const char *const *)w->files, w->n, d);
    bool ok = work && llc_stream_trace(&s, c, work, TIMES, d);
    work_free(work);
    if (ok && s.n >= (size_t)LEAST * TIMES)
        add(g, s, PARTITIONS_OF_GPU);
    else
        llc_stream_free(&s);
    return ok;
}

bool ground_streams(struct study_run *r, struct ground_streams *g)
{
    *g = (struct ground_streams){0};
    struct params *p = params_load("turing_ocu", r->sets, r->nsets, r->d);
    if (!p)
        return false;
    struct mem_config c = mem_config(p);
    params_free(p);
    for (size_t i = 0; i < MADE; i++) {
        struct llc_stream s = {.name = xstrdup(made[i].name)};
        llc_stream_make(&s, made[i].pattern, made[i].blocks, REQUESTS, WRITES, i + 1);
        llc_stream_filter(&s, CORES, L1_BYTES);
        add(g, s, 1);
    }
    for (size_t i = 0; i < r->work.n; i++)
        if (r->work.list[i].n && !add_trace(g, &r->work.list[i], &c, r->d))
            return false;
    return true;
}

void ground_streams_free(struct ground_streams *g)
{
    for (size_t i = 0; i < g->n; i++)
        llc_stream_free(&g->list[i].s);
    free(g->list);
}

struct partition_config ground_machine(unsigned cores)
{
    return (struct partition_config){
        .t = partition_rtx3080,
        .llc_bytes = 512 * 1024,
        .llc_ways = 16,
        .llc_banks = 1,
        .outstanding = OUTSTANDING * (CORES_OF_GPU - cores) / CORES_OF_GPU,
        .rf_sets = partition_sets(cores, 32),
        .l1_sets = partition_sets(cores, 16),
        .rf_registers = ext_registers(ext_registers_each(32, 16), false).data,
        .l1_blocks = ext_l1_blocks(16),
        .filter = PROTO_HASHED,
        .filter_bits = 256,
        .filter_banks = 4,
        .queue = 128,
        .fills = 16,
        .joint = true,
        .shared = true,
        .set_queue = 64,
        .kernel_fetches = true,
        .epoch = 10000 / partition_rtx3080.clock,
    };
}

bool ground_memory_bound(const struct ground_stream *s)
{
    struct partition_config c = ground_machine(0);
    struct partition_result p;
    partition_run(&c, &s->s, s->partitions, &p);
    return 5 * (p.requests - p.conventional_hits) >= p.requests;
}

static enum bd_level level(uint32_t blk, uint64_t value)
{
    unsigned h = (unsigned)((blk * 2654435761u + value * 40503) >> 13) % 4;
    return h == 0 ? BD_HIGH : h == 1 ? BD_LOW : BD_NONE;
}

void ground_compress(struct partition_config *c)
{
    c->compression = true;
    c->rf_registers = ext_registers(ext_registers_each(32, 16), true).data;
    c->level = level;
}
