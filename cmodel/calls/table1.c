/* The 22 workloads of the paper's Table I as programs with calls. */
#include "cmodel/calls/table1.h"
#include "cmodel/calls/walk.h"
#include "cmodel/rng.h"
#include <string.h>

/* ParaPoly's programs have virtual functions. */
const struct table1_row table1[TABLE1_ROWS] = {
    {"pta", "PTA", 9, 4611, FACTOR_BANDWIDTH, false, false},
    {"dmr", "DMR", 1, 1161, FACTOR_CAPACITY, false, false},
    {"mst", "MST", 5, 2075, FACTOR_CAPACITY, false, false},
    {"sssp", "SSSP", 3, 630, FACTOR_BANDWIDTH, false, false},
    {"cfd", "CFD", 3, 1748, FACTOR_CAPACITY, false, false},
    {"traf", "TRAF", 3, 313, FACTOR_BANDWIDTH, true, false},
    {"gol", "GOL", 1, 705, FACTOR_CAPACITY, true, false},
    {"nbd", "NBD", 2, 2140, FACTOR_BANDWIDTH, true, false},
    {"coli", "COLI", 3, 1954, FACTOR_BANDWIDTH, true, false},
    {"stut", "STUT", 3, 1094, FACTOR_CAPACITY, true, false},
    {"ray", "RAY", 4, 1971, FACTOR_BANDWIDTH, true, false},
    {"lulesh", "LULESH", 3, 284, FACTOR_FEW, false, false},
    {"fib", "FIB", 8, 2241, FACTOR_BANDWIDTH, false, true},
    {"bert_lt", "Bert_LT", 5, 1701, FACTOR_CAPACITY, false, false},
    {"bert_atscore", "Bert_AtScore", 5, 1762, FACTOR_OCCUPANCY, false, false},
    {"bert_atop", "Bert_AtOp", 5, 1748, FACTOR_OCCUPANCY, false, false},
    {"bert_fc", "Bert_FC", 5, 1701, FACTOR_CAPACITY, false, false},
    {"resnet_fp", "Resnet_FP", 5, 1704, FACTOR_CAPACITY, false, false},
    {"resnet_wg", "Resnet_WG", 5, 1691, FACTOR_CAPACITY, false, false},
    {"svr", "SVR", 17, 4703, FACTOR_BANDWIDTH, false, false},
    {"kmean", "KMEAN", 14, 4123, FACTOR_BANDWIDTH, false, false},
    {"rf", "RF", 17, 4711, FACTOR_BANDWIDTH, false, false},
};

const char *const *table1_names(void)
{
    static const char *const names[TABLE1_ROWS + 1] = {
        "pta",       "dmr",     "mst",          "sssp",      "cfd",     "traf",
        "gol",       "nbd",     "coli",         "stut",      "ray",     "lulesh",
        "fib",       "bert_lt", "bert_atscore", "bert_atop", "bert_fc", "resnet_fp",
        "resnet_wg", "svr",     "kmean",        "rf",        NULL};
    return names;
}

unsigned call_event_size(const struct call_inst *i)
{
    switch (i->op) {
    case CALL_ELSE:
    case CALL_ENDIF:
    case CALL_LOOP:
        return 0;
    case CALL_IF:
        return i->kind != IF_SHALLOW;
    default:
        return 1;
    }
}

struct call_mix call_mix(const struct call_program *p, uint64_t warps)
{
    struct call_mix m = {0};
    for (uint64_t warp = 0; warp < warps; warp++) {
        struct call_walk *w = call_walk_start(p, warp);
        const struct call_event *e;
        while (call_walk_next(w, &e)) {
            m.instructions += call_event_size(e->i);
            m.calls += e->i->op == CALL_CALL;
            m.spills += e->i->op == CALL_PUSH || e->i->op == CALL_POP;
            if (e->depth > m.deepest)
                m.deepest = e->depth;
        }
        call_walk_free(w);
    }
    return m;
}

/* ---- registers that are saved ---- */

enum { MOST_FUNCTIONS = 64 };

/* Registers that the 16 functions of a public sm_70 build save (celeritas' test snippets): 2 to 17,
 * median 6.5. */
static const uint8_t listing[16] = {2, 2, 3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 13, 15, 17};

static unsigned saved_by(enum table1_frames frames, unsigned per_call, unsigned f, uint64_t seed)
{
    /* A call, a return, a branch, two instructions of its own. */
    unsigned most = per_call > 9 ? (per_call - 5) / 2 : 2, n;
    if (frames == FRAMES_FOUR)
        n = 4;
    else if (frames == FRAMES_LISTING)
        n = listing[mix64(seed * 64 + f) % 16];
    else {
        /* 2 n calls of 1000 / per_call each are 0.404 / 0.596 of 250. */
        unsigned mean = (250 * 404 * per_call + 596000) / (596 * 2000);
        n = mean > 1 ? mean - mean / 3 + (unsigned)(mix64(seed * 64 + f) % (2 * (mean / 3) + 1))
                     : 2;
    }
    n = n > 24 ? 24 : n;
    return n < most ? n : most;
}

/* ---- programs ---- */

/* What the programs of a factor do with memory. */
static void memory_of(enum table1_factor factor, struct call_shape *s)
{
    s->loads = 26;
    s->stores = 5;
    s->shared = 2;
    s->bytes = 24 * 1024;
    switch (factor) {
    case FACTOR_CAPACITY:
        /* What the kernel reads again and again fits into L1, but not together with the spills. */
        s->bytes = 96 * 1024;
        break;
    case FACTOR_OCCUPANCY:
        s->blocks = 4;
        s->shared_bytes = 48 * 1024;
        break;
    case FACTOR_FEW:
        s->bytes = 512 * 1024;
        s->loads = 30;
        break;
    default:
        break;
    }
}

/* Rows in front with the same depth and calls: other programs all the same. */
static unsigned alike_before(const struct table1_row *r)
{
    unsigned n = 0;
    for (const struct table1_row *o = table1; o < r; o++)
        n += o->cpki_100 == r->cpki_100 && o->depth == r->depth;
    return n;
}

static struct call_shape shape_of(const struct table1_row *r, enum table1_frames frames,
                                  uint8_t *saved)
{
    unsigned per_call = 100000 / r->cpki_100;
    struct call_shape s = {
        .name = r->name,
        .seed = mix64((uint64_t)alike_before(r) << 32 | (r->cpki_100 * 64u + r->depth)),
        .functions = r->recursive    ? 1
                     : r->depth == 1 ? 2
                                     : 2 * r->depth,
        .levels = !r->recursive,
        .depth = r->depth,
        .kernel_registers = 26,
        .iterations = 1,
        .sites = r->recursive ? 2 : 1,
        .budget = r->recursive ? 60 : 2 * r->depth,
        .deeper = r->recursive ? 100 : 85,
        .recursive = r->recursive ? 100 : 0,
        .divergent = 5,
        .early = 10,
        .indirect = r->indirect ? 60 : 0,
        .blocks = 16,
        .warps = 8};
    for (unsigned f = 0; f < s.functions; f++)
        saved[f] = (uint8_t)saved_by(frames, per_call, f, s.seed);
    s.saved = saved;
    memory_of(r->factor, &s);
    if (r->recursive)
        s.blocks = 2; /* so few that the registers left over hold its frames (VI-C) */
    return s;
}

static double instructions_per_call(const struct call_shape *s)
{
    struct call_program *p = call_program_make(s);
    struct call_mix m = call_mix(p, 24);
    call_program_free(p);
    return m.calls ? (double)m.instructions / (double)m.calls : 1e9;
}

/* Of a warp: so many calls, but not many more instructions than that, and six calls at least. */
enum { WARP_CALLS = 24, WARP_INSTRUCTIONS = 900, WARP_LEAST = 6 };

static double calls_of_a_warp(double per_call)
{
    double n = WARP_INSTRUCTIONS / per_call;
    return n > WARP_CALLS ? WARP_CALLS : n < WARP_LEAST ? WARP_LEAST : n;
}

/* Body and kernel grow until the calls are as rare as they should be. */
static void calibrate(struct call_shape *s, double want)
{
    unsigned least = 2, most = 400;
    s->kernel_body = 2;
    while (most - least > 1) {
        s->body = (least + most) / 2;
        if (instructions_per_call(s) > want)
            most = s->body;
        else
            least = s->body;
    }
    s->body = least;
    while (s->kernel_body < 400 && instructions_per_call(s) < want)
        s->kernel_body++;
}

struct call_program *table1_program(const char *name, enum table1_frames frames)
{
    return table1_program_of(name, frames, 0);
}

static void set_kernel(struct call_shape *s, unsigned registers)
{
    enum { LEAST = 18 };
    if (registers)
        s->kernel_registers = registers < LEAST ? LEAST : registers;
}

struct call_program *table1_program_of(const char *name, enum table1_frames frames,
                                       unsigned kernel_registers)
{
    struct call_shape directed;
    if (directed_shape(name, frames, &directed)) {
        set_kernel(&directed, kernel_registers);
        return call_program_make(&directed);
    }
    for (size_t i = 0; i < TABLE1_ROWS; i++) {
        if (strcmp(table1[i].name, name) != 0)
            continue;
        uint8_t saved[MOST_FUNCTIONS];
        struct call_shape s = shape_of(&table1[i], frames, saved);
        set_kernel(&s, kernel_registers);
        s.iterations = 4;
        calibrate(&s, 100000.0 / table1[i].cpki_100);
        struct call_program *p = call_program_make(&s);
        struct call_mix m = call_mix(p, 24);
        call_program_free(p);
        double calls = (double)m.calls / 24 / s.iterations;
        double per_call = 100000.0 / table1[i].cpki_100;
        s.iterations = calls > 0 ? (unsigned)(calls_of_a_warp(per_call) / calls + 1) : 1;
        p = call_program_make(&s);
        p->shape.saved = NULL;
        return p;
    }
    return NULL;
}
