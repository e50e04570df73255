/* Morpheus 7.4: what the extended cache does to hits, memory traffic, latency and the network, on
 * streams of requests. */
#include "base/mem.h"
#include "base/text.h"
#include "study/list.h"
#include "study/morpheus_ground.h"
#include <math.h>
#include <stdlib.h>

/* Cores in cache mode: 68 less the means of Table 3; where one number is asked for. */
enum { CORES_BASIC = 29, CORES_ALL = 23, KIB = 1024 };

enum { PLAIN, FAIR, SECTORED, FOUR, LARGER, BASIC, INDIRECT, COMPRESSION, ALL, DESIGNS };
static const char *const names[DESIGNS] = {
    "512 KiB",  "+21 KiB",     "sectored", "4 x, 4 x banks", "larger, same banks", "Morpheus basic",
    "indirect", "compression", "all"};

/* `cores`: in cache mode, of a design of Morpheus, or that LARGER is as large as; 0: the paper's
 * mean. */
static struct partition_config design(unsigned i, unsigned cores)
{
    struct partition_config c = ground_machine(0);
    switch (i) {
    case FAIR:
        c.llc_bytes += 21 * KIB;
        break;
    case SECTORED:
        c.sectored = true;
        break;
    case FOUR:
        c.llc_bytes *= 4;
        c.llc_banks = 4;
        break;
    case LARGER: /* as much as all of Morpheus holds, uncompressed */
        c = ground_machine(cores ? cores : CORES_ALL);
        c.outstanding = ground_machine(0).outstanding;
        c.llc_bytes += (c.rf_sets * c.rf_registers + c.l1_sets * c.l1_blocks) * 128;
        c.rf_sets = c.l1_sets = 0;
        break;
    case BASIC:
    case INDIRECT:
        c = ground_machine(cores ? cores : CORES_BASIC);
        c.instruction = i == INDIRECT;
        break;
    case COMPRESSION:
    case ALL:
        c = ground_machine(cores ? cores : i == ALL ? CORES_ALL : CORES_BASIC);
        ground_compress(&c);
        c.instruction = i == ALL;
        break;
    default:
        break;
    }
    return c;
}

/* Figures of a run. */
enum { HITS, READ, LATENCY, RATE, NETWORK, FIGURES };
static const struct figure {
    const char *key, *title;
    unsigned decimals;
} figures[FIGURES] = {
    {"hits", "hits, % of all requests", 1},
    {"dram", "bytes from and to memory per request", 1},
    {"latency", "mean latency of a request, ns", 0},
    {"rate", "requests per microsecond", 0},
    {"network", "bytes over the partition's network ports per request", 1},
};

static double figure_of(const struct partition_result *p, unsigned f)
{
    double n = (double)p->requests;
    switch (f) {
    case HITS:
        return 100 * (double)(p->conventional_hits + p->extended_hits) / n;
    case READ:
        return (double)(p->dram_read + p->dram_written) / n;
    case LATENCY:
        return p->latency / n;
    case RATE:
        return 1000 * n / p->ns;
    default:
        return (double)(p->noc_bytes[NOC_REQUEST] + p->noc_bytes[NOC_KERNEL] +
                        p->noc_bytes[NOC_REPLY]) /
               n;
    }
}

static double misses(const struct partition_result *p)
{
    return (double)(p->requests - p->conventional_hits - p->extended_hits);
}

/* Memory-bound, as the programs that the paper averages over: a fifth of the requests miss. */
static bool memory_bound(const struct partition_result *p)
{
    return misses(p) >= 0.2 * (double)p->requests;
}

/* What a figure is a share of: requests, or the time that they take. */
enum per { PER_REQUEST, PER_TIME };

/* Means of one design by another over the memory-bound streams, geometric. */
static double mean_ratio(const struct partition_result *all, size_t n, unsigned a, unsigned b,
                         unsigned f, enum per per)
{
    double logs = 0;
    unsigned bound = 0;
    for (size_t i = 0; i < n; i++) {
        const struct partition_result *r = &all[i * DESIGNS];
        if (!memory_bound(&r[PLAIN]))
            continue;
        bound++;
        double x =
            f < FIGURES ? figure_of(&r[a], f) / figure_of(&r[b], f) : misses(&r[a]) / misses(&r[b]);
        if (per == PER_TIME)
            x *= figure_of(&r[a], RATE) / figure_of(&r[b], RATE);
        logs += log(x);
    }
    return exp(logs / bound);
}

/* The most of them in one stream. */
static double most_ratio(const struct partition_result *all, size_t n, unsigned a, unsigned b)
{
    double most = 0;
    for (size_t i = 0; i < n; i++) {
        const struct partition_result *r = &all[i * DESIGNS];
        if (memory_bound(&r[PLAIN]))
            most = fmax(most, figure_of(&r[a], RATE) / figure_of(&r[b], RATE));
    }
    return most;
}

/* Cores that are left to programs, ALL by basic; geometric mean over the memory-bound streams. */
static double cores_ratio(const struct partition_result *all, const unsigned *chosen, size_t n)
{
    double logs = 0;
    unsigned bound = 0;
    for (size_t i = 0; i < n; i++) {
        const unsigned *cores = &chosen[i * DESIGNS];
        if (!memory_bound(&all[i * DESIGNS + PLAIN]))
            continue;
        bound++;
        logs += log((double)(CORES_OF_GPU - cores[ALL]) / (CORES_OF_GPU - cores[BASIC]));
    }
    return exp(logs / bound);
}

/* One request at a time: what a predicted miss and a false positive cost. */
static void latencies(struct study_run *r, struct measures *m)
{
    struct llc_stream s = {0};
    llc_stream_make(&s, LLC_UNIFORM, 40000, 60000, 0, 1);
    struct table *t =
        findings_table(r->findings, "unloaded", "latency of one request by itself, ns");
    table_column(t, "here", 0);
    table_column(t, "paper", 0);
    struct partition_config c = ground_machine(CORES_BASIC);
    struct partition_result p;
    c.outstanding = 1;
    partition_run(&c, &s, 1, &p);
    c = ground_machine(0);
    c.outstanding = 1;
    struct partition_result plain, wrong[2];
    partition_run(&c, &s, 1, &plain);
    for (unsigned k = 0; k < 2; k++) {
        c = ground_machine(CORES_BASIC);
        c.l1_sets = 0;
        c.outstanding = 1;
        c.filter = PROTO_NONE;
        c.kernel_fetches = k;
        partition_run(&c, &s, 1, &wrong[k]);
    }
    double miss = plain.latency_of[KIND_MISS] / (double)plain.requests_of[KIND_MISS],
           predicted =
               (p.latency_of[KIND_MISS] - miss * (double)(p.conventional - p.conventional_hits)) /
               (double)(p.requests_of[KIND_MISS] - p.conventional + p.conventional_hits),
           by[2];
    for (unsigned k = 0; k < 2; k++)
        by[k] = wrong[k].latency_of[KIND_EXT_FALSE] / (double)wrong[k].requests_of[KIND_EXT_FALSE];
    const struct {
        const char *name;
        double here, paper;
    } rows[] = {
        {"conventional hit", p.latency_of[KIND_HIT] / (double)p.requests_of[KIND_HIT], 160},
        {"conventional miss", miss, 608},
        {"extended hit", p.latency_of[KIND_EXT_HIT] / (double)p.requests_of[KIND_EXT_HIT], 300},
        {"predicted miss", predicted, 608},
        {"false positive, the controller fetches", by[0], 773},
        {"false positive, the warp fetches", by[1], 773},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        table_row(t, rows[i].name);
        table_set(t, 0, rows[i].here);
        table_set(t, 1, rows[i].paper);
    }
    measure_one(m, "llc.false", by[1] / miss);
    measure_one(m, "llc.predicted", predicted / miss);
    measure_one(m, "llc.hit", rows[2].here);
    llc_stream_free(&s);
}

/* One knob of Morpheus, from stream to stream. */
struct sweep_of {
    const char *key, *title, *axis;
    unsigned decimals, n, value[8];
    struct partition_config (*machine)(unsigned value);
    double (*figure)(const struct partition_result *p, const struct partition_result *fair);
};

static struct partition_config by_cores(unsigned n)
{
    return ground_machine(n);
}

static struct partition_config by_epoch(unsigned thousands)
{
    struct partition_config c = ground_machine(CORES_BASIC);
    ground_compress(&c);
    c.epoch *= thousands / 10.0;
    return c;
}

static struct partition_config by_epoch_cleared(unsigned thousands)
{
    struct partition_config c = by_epoch(thousands);
    c.clears = true;
    return c;
}

static struct partition_config by_queue(unsigned entries)
{
    struct partition_config c = ground_machine(CORES_BASIC);
    c.queue = entries;
    return c;
}

static double misses_by(const struct partition_result *p, const struct partition_result *fair)
{
    return misses(p) / misses(fair);
}

static double rate(const struct partition_result *p, const struct partition_result *fair)
{
    (void)fair;
    return figure_of(p, RATE);
}

static const struct sweep_of sweeps[] = {
    {"cores",
     "misses of Morpheus basic against +21 KiB by cores in cache mode",
     "cores in cache mode",
     2,
     6,
     {12, 20, 28, 36, 44, 50},
     by_cores,
     misses_by},
    {"epochs",
     "misses with compression against +21 KiB by thousands of cycles of an epoch",
     "thousands of cycles",
     2,
     4,
     {10, 100, 1000, 10000},
     by_epoch,
     misses_by},
    {"epochs-cleared",
     "the same if an epoch begins with no counts",
     "thousands of cycles",
     2,
     4,
     {10, 100, 1000, 10000},
     by_epoch_cleared,
     misses_by},
    {"queue",
     "requests per microsecond of Morpheus basic by entries of the query unit's queue",
     "entries",
     0,
     6,
     {8, 16, 32, 64, 128, 256},
     by_queue,
     rate},
};

static void sweep(struct study_run *r, const struct ground_streams *g,
                  const struct partition_result *all, const struct sweep_of *s)
{
    struct table *t = findings_table(r->findings, s->key, s->title);
    for (unsigned k = 0; k < s->n; k++) {
        char *name = strfmt("%u", s->value[k]);
        table_column(t, name, s->decimals);
        free(name);
    }
    for (size_t i = 0; i < g->n; i++) {
        table_row(t, g->list[i].s.name);
        for (unsigned k = 0; k < s->n; k++) {
            struct partition_config c = s->machine(s->value[k]);
            struct partition_result p;
            partition_run(&c, &g->list[i].s, g->list[i].partitions, &p);
            table_set(t, k, s->figure(&p, &all[i * DESIGNS + FAIR]));
        }
    }
    table_plot(t, PLOT_LINES, s->axis, "");
}

/* What the throughput of Morpheus hangs on, against +21 KiB with the same memory and network. */
static const struct variant {
    const char *name;
    unsigned base, cores, queue, outstanding; /* 0: as the base */
    bool registers;                           /* sets in L1 are in registers, too */
    double memory, times; /* times of memory's bandwidth; of network and warps */
    bool program;         /* warps take what the kernel takes as a program */
    bool cached;          /* sets in L1 are a cache's, not shared memory: M 5 */
} variants[] = {
    {"all", ALL, 0, 0, 0, false, 1, 1, false, false},
    {"basic", BASIC, 0, 0, 0, false, 1, 1, false, false},
    {"all, the sets in L1 of its own tags", ALL, 0, 0, 0, false, 1, 1, false, true},
    {"basic, the same", BASIC, 0, 0, 0, false, 1, 1, false, true},
    {"basic, sets in registers only", BASIC, 0, 0, 0, true, 1, 1, false, false},
    {"... and a queue of 1024", BASIC, 0, 1024, 0, true, 1, 1, false, false},
    {"... and 2048 requests under way", BASIC, 0, 1024, 2048, true, 1, 1, false, false},
    {"... and 50 cores, 512 requests", BASIC, 50, 1024, 0, true, 1, 1, false, false},
    {"... and half the time of network and warps", BASIC, 0, 1024, 0, true, 1, 0.5, false, false},
    {"... and a quarter of it", BASIC, 0, 1024, 0, true, 1, 0.25, false, false},
    {"basic, half the memory bandwidth", BASIC, 0, 0, 0, false, 0.5, 1, false, false},
    {"basic, a quarter of it", BASIC, 0, 0, 0, false, 0.25, 1, false, false},
    {"all, a quarter of it", ALL, 0, 0, 0, false, 0.25, 1, false, false},
    {"basic, the kernel as a program", BASIC, 0, 0, 0, false, 1, 1, true, false},
    {"all, the kernel as a program", ALL, 0, 0, 0, false, 1, 1, true, false},
    {"basic, the same, half the memory bandwidth", BASIC, 0, 0, 0, false, 0.5, 1, true, false},
};

static double variant_ratio(const struct variant *v, const struct ground_stream *s)
{
    struct partition_config c = design(v->base, 0), fair = design(FAIR, 0);
    if (v->cores)
        c = ground_machine(v->cores);
    if (v->registers) {
        c.rf_sets += c.l1_sets;
        c.l1_sets = 0;
    }
    if (v->queue) {
        c.queue = v->queue;
        c.set_queue = v->queue / 2;
    }
    c.t.kernel *= v->times;
    c.program = v->program;
    c.shared = c.shared && !v->cached;
    struct partition_config *both[] = {&c, &fair};
    double rates[2];
    for (unsigned i = 0; i < 2; i++) {
        struct partition_result p;
        both[i]->t.dram_rate *= v->memory;
        both[i]->t.network *= v->times;
        if (v->outstanding)
            both[i]->outstanding = v->outstanding;
        partition_run(both[i], &s->s, s->partitions, &p);
        rates[i] = figure_of(&p, RATE);
    }
    return rates[0] / rates[1];
}

/* One block gets a thousandth of the requests: one warp serves them. */
static bool has_hot_block(const struct llc_stream *s)
{
    enum { BINS = 1 << 20 }; /* many more than blocks: two in one hardly count */
    uint32_t *n = xcalloc(BINS, sizeof *n), most = 0;
    for (size_t i = 0; i < s->n; i++) {
        uint32_t k = ++n[s->list[i].blk * 0x9e3779b1u >> 12];
        most = k > most ? k : most;
    }
    free(n);
    return most >= s->n / 1000;
}

static void decides(struct study_run *r, const struct ground_streams *g,
                    const struct partition_result *all)
{
    struct table *t = findings_table(r->findings, "decides",
                                     "requests per time against +21 KiB, memory-bound streams");
    bool *hot = xcalloc(g->n, sizeof *hot), *bound = xcalloc(g->n, sizeof *bound);
    for (size_t i = 0; i < g->n; i++) {
        bound[i] = memory_bound(&all[i * DESIGNS + PLAIN]);
        hot[i] = bound[i] && has_hot_block(&g->list[i].s);
        if (bound[i])
            table_column(t, g->list[i].s.name, 2);
    }
    size_t every = table_column(t, "mean", 2), cool = table_column(t, "mean without hot blocks", 2);
    for (size_t k = 0; k < sizeof variants / sizeof *variants; k++) {
        double logs[2] = {0};
        unsigned n[2] = {0};
        size_t column = 0;
        table_row(t, variants[k].name);
        for (size_t i = 0; i < g->n; i++) {
            if (!bound[i])
                continue;
            double x = variant_ratio(&variants[k], &g->list[i]);
            table_set(t, column++, x);
            for (unsigned h = 0; h < (hot[i] ? 1u : 2u); h++) {
                logs[h] += log(x);
                n[h]++;
            }
        }
        if (n[0])
            table_set(t, every, exp(logs[0] / n[0]));
        if (n[1])
            table_set(t, cool, exp(logs[1] / n[1]));
    }
    table_plot(t, PLOT_NONE, "", "");
    free(hot);
    free(bound);
}

static void tabulate(struct study_run *r, const struct ground_streams *g,
                     const struct partition_result *all)
{
    for (unsigned f = 0; f < FIGURES; f++) {
        struct table *t = findings_table(r->findings, figures[f].key, figures[f].title);
        for (unsigned d = 0; d < DESIGNS; d++)
            table_column(t, names[d], figures[f].decimals);
        for (size_t i = 0; i < g->n; i++) {
            table_row(t, g->list[i].s.name);
            for (unsigned d = 0; d < DESIGNS; d++)
                table_set(t, d, figure_of(&all[i * DESIGNS + d], f));
        }
        if (f == HITS)
            table_plot(t, PLOT_BARS, "", "hits, %");
    }
}

/* A design of Morpheus has the number of cores in cache mode with which the stream is fastest, as
 * the paper has it for each program. */
static void best_run(unsigned d, const struct ground_stream *s, struct partition_result *r,
                     unsigned *cores)
{
    static const unsigned numbers[] = {8, 12, 20, 29, 40, 50};
    for (size_t i = 0; i < (d < BASIC ? 1 : sizeof numbers / sizeof *numbers); i++) {
        struct partition_config c = design(d, d == LARGER ? *cores : numbers[i]);
        struct partition_result p;
        partition_run(&c, &s->s, s->partitions, &p);
        if (i && figure_of(&p, RATE) <= figure_of(r, RATE))
            continue;
        *r = p;
        if (d != LARGER)
            *cores = numbers[i];
    }
}

static void numbers(struct study_run *r, const struct ground_streams *g, const unsigned *chosen)
{
    struct table *t = findings_table(r->findings, "numbers",
                                     "cores in cache mode, of 68, with which a stream is fastest");
    for (unsigned d = BASIC; d < DESIGNS; d++)
        table_column(t, names[d], 0);
    for (size_t i = 0; i < g->n; i++) {
        table_row(t, g->list[i].s.name);
        for (unsigned d = BASIC; d < DESIGNS; d++)
            table_set(t, d - BASIC, chosen[i * DESIGNS + d]);
    }
    table_plot(t, PLOT_NONE, "", "");
}

void study_morpheus_llc(struct study_run *r)
{
    struct ground_streams g;
    if (!ground_streams(r, &g)) {
        ground_streams_free(&g);
        return;
    }
    struct partition_result *all = xcalloc(g.n * DESIGNS, sizeof *all);
    unsigned *chosen = xcalloc(g.n * DESIGNS, sizeof *chosen);
    for (size_t i = 0; i < g.n; i++)
        for (unsigned k = 0; k < DESIGNS; k++) {
            unsigned d = DESIGNS - 1 - k, *cores = &chosen[i * DESIGNS];
            if (d == LARGER) /* the paper's larger-LLC goes with ALL, per program */
                cores[d] = cores[ALL];
            best_run(d, &g.list[i], &all[i * DESIGNS + d], &cores[d]);
            if (r->progress)
                r->progress(i * DESIGNS + k + 1, g.n * DESIGNS);
        }
    tabulate(r, &g, all);
    numbers(r, &g, chosen);
    for (size_t i = 0; i < sizeof sweeps / sizeof *sweeps; i++)
        sweep(r, &g, all, &sweeps[i]);
    decides(r, &g, all);
    struct measures m = {0};
    latencies(r, &m);
    measure_one(&m, "llc.misses", mean_ratio(all, g.n, ALL, PLAIN, FIGURES, PER_REQUEST));
    measure_one(&m, "llc.dram", mean_ratio(all, g.n, ALL, PLAIN, READ, PER_TIME));
    measure_one(&m, "llc.rate", mean_ratio(all, g.n, ALL, FAIR, RATE, PER_REQUEST));
    measure_one(&m, "llc.rate.ibl", mean_ratio(all, g.n, ALL, PLAIN, RATE, PER_REQUEST));
    measure_one(&m, "llc.rate.most", most_ratio(all, g.n, ALL, FAIR));
    measure_one(&m, "llc.rate.ibl.most", most_ratio(all, g.n, ALL, PLAIN));
    measure_one(&m, "llc.cores", cores_ratio(all, chosen, g.n));
    measure_one(&m, "llc.larger", mean_ratio(all, g.n, LARGER, FAIR, RATE, PER_REQUEST));
    measure_one(&m, "llc.network", mean_ratio(all, g.n, ALL, FAIR, NETWORK, PER_TIME));
    measure_one(&m, "llc.four", mean_ratio(all, g.n, FOUR, PLAIN, RATE, PER_REQUEST));
    study_verdicts(r, &m);
    free(chosen);
    free(all);
    ground_streams_free(&g);
}
