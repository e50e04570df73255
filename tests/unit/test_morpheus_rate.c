/* How many requests the controller takes in a cycle, and how much later it makes them: its model in
 * surroundings that never rest. `test_morpheus_rate table` prints the figures of
 * docs/results/morpheus.md.
 */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"
#include "tb/morpheus/layout.h"
#include "tb/system.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

enum { SETS = 256, WAYS = 8, WARM = 40000, CYCLES = 20000, VALUES = 65536 / SETS };

/* MIXED: a fifth are writes. HOT_READ: conventional reads, but for a share of the requests to one
 * block of the extended side; HOT_ATOM: the same of atomics, in a queue of their own in front of
 * the port (MC-S2). */
enum kind { CONVENTIONAL, PREDICTED_MISS, HIT, WRITE, MIXED, HOT_READ, HOT_ATOM };

struct load {
    enum kind kind;
    unsigned interval; /* cycles of a warp with a row */
    unsigned flying;   /* requests under way at most */
    bool random;       /* hits and writes in any order of the sets; otherwise in turn */
    unsigned hot;      /* percent of the requests */
};

struct bench {
    struct load load;
    struct rng rng;
    uint64_t now, asked;
    uint64_t ready[SETS];   /* when its warp is done; 0: it has not begun */
    uint64_t hot;           /* requests of the one block that wait in front of the port */
    bool offered_hot, room; /* room: for an extended request, in the last cycle */
    bool divided;
};

/* Every set has VALUES hash values of its own; what misses has never been asked for before. */
static uint32_t block_of(struct bench *b)
{
    uint32_t k = (uint32_t)b->asked;
    if (b->load.kind == CONVENTIONAL)
        return addr_unhash(0x8000 | (k & 0x7fff), 0);
    if (b->load.kind >= HIT && b->load.random)
        return addr_unhash(rng_below(&b->rng, SETS) * VALUES + rng_below(&b->rng, WAYS), 0);
    if (b->load.kind >= HIT)
        return addr_unhash(k % SETS * VALUES + k / SETS % WAYS, 0);
    return addr_unhash(k * 40503u & 0xffff, 1 + (k >> 16));
}

/* Of one port in order, or an atomic as there is room for one. */
static bool hot_request(struct bench *b, struct core_request *r)
{
    bool atomics = b->load.kind == HOT_ATOM;
    b->hot += rng_below(&b->rng, 100) < b->load.hot;
    b->offered_hot = b->hot && (!atomics || b->room);
    b->hot -= b->offered_hot && !atomics;
    uint32_t blk = addr_unhash(0x8000 | ((uint32_t)b->asked & 0x7fff), 0);
    if (b->offered_hot)
        blk = addr_unhash(5 * VALUES, 0);
    *r = (struct core_request){.op = b->offered_hot && atomics ? EXT_ATOM : EXT_RD, .blk = blk};
    b->asked++;
    return true;
}

static bool request(void *self, struct core_request *r)
{
    struct bench *b = self;
    enum kind kind = b->load.kind;
    if (kind >= HOT_READ)
        return hot_request(b, r);
    bool writes = kind == WRITE || (kind == MIXED && b->asked % 5 == 0);
    *r = (struct core_request){.op = writes ? EXT_WR : EXT_RD, .blk = block_of(b)};
    if (writes)
        memset(r->mask, 0xff, sizeof r->mask);
    b->asked++;
    return true;
}

static bool stalls(void *self, enum stall who, unsigned index)
{
    struct bench *b = self;
    if (who != STALL_WORK)
        return false;
    if (!b->ready[index])
        b->ready[index] = b->now + b->load.interval - 1;
    if (b->now < b->ready[index])
        return true;
    b->ready[index] = 0;
    return false;
}

static bool configure(void *self, struct division *d)
{
    struct bench *b = self;
    *d = (struct division){
        addr_divide(SETS, 0, 1, 1,
                    b->load.kind == CONVENTIONAL || b->load.kind >= HOT_READ ? 32768 : 65536),
        SETS};
    d->classes.first_l1 = 0;
    return !b->divided && (b->divided = true);
}

struct rate {
    double answers; /* of a cycle */
    unsigned late;  /* cycles from a request to what it becomes at the next port, at least */
};

static struct rate measure_with(const char *preset, const char *const *sets, size_t nsets,
                                struct load load)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, nsets, &d);
    assert_non_null(p);
    struct bench b = {.load = load};
    rng_seed(&b.rng, 1);
    struct morpheus_policy policy = {&b, request, stalls, NULL, configure};
    struct surroundings_config c = morpheus_surroundings(p);
    struct pin_list pins = {0};
    block_pins(&morpheus_model, p, &pins);
    struct morpheus_layout l = morpheus_layout(&pins, SETS);
    c.most_flying = load.flying;
    c.withdraws = load.kind == HOT_ATOM;
    c.carry_after = 2 * params_u(p, "morpheus.assoc");
    struct surroundings *s = surroundings_create(&c, &pins, &policy);
    void *m = morpheus_model.create(p);
    uint32_t *in = xcalloc(pins.in_words, sizeof *in), *out = xcalloc(pins.out_words, sizeof *out);
    uint64_t answers = 0, taken_at = 0;
    unsigned late = WARM;
    for (b.now = 0; b.now < WARM + CYCLES; b.now++) {
        surroundings_drive(s, in);
        memset(out, 0, pins.out_words * sizeof *out);
        morpheus_model.eval(m, in, out);
        bool goes = load.kind == CONVENTIONAL || load.kind >= HOT_READ
                        ? out[l.cllc_valid] & in[l.cllc_ready] & 1
                        : out[l.dram_valid] & in[l.dram_ready] & 1;
        if (in[l.req_valid] & out[l.req_ready] & 1) {
            taken_at = b.now;
            b.hot -= b.offered_hot && load.kind == HOT_ATOM;
        }
        b.room = out[l.req_room] >> 1 & 1;
        if (goes && b.now - taken_at < late)
            late = (unsigned)(b.now - taken_at);
        answers += b.now >= WARM &&
                   (load.kind >= HOT_READ ? goes : out[l.rsp_valid] & in[l.rsp_ready] & 1);
        morpheus_model.clock(m, in);
        surroundings_observe(s, in, out);
    }
    surroundings_destroy(s);
    morpheus_model.destroy(m);
    pins_free(&pins);
    params_free(p);
    diag_free(&d);
    free(in);
    free(out);
    return (struct rate){(double)answers / CYCLES, late};
}

static struct rate measure(const char *preset, const char *key_value, enum kind kind,
                           unsigned interval, unsigned flying)
{
    return measure_with(preset, &key_value, key_value != NULL,
                        (struct load){kind, interval, flying, false, 0});
}

/* Filters of 1,024 bits: with 256 false positives take their time (docs/results/morpheus.md). The
 * filters are asked for a block that came back in every second cycle. */
static void requests_that_pass(void **state)
{
    (void)state;
    static const char *const presets[] = {"ampere_morpheus", "ampere_morpheus_sized"};
    const char *sharp = "bloom_predictor.bits=1024";
    for (unsigned i = 0; i < 2; i++) {
        assert_true(measure(presets[i], NULL, CONVENTIONAL, 1, 256).answers >= 0.95);
        assert_true(measure(presets[i], sharp, PREDICTED_MISS, 1, 256).answers >= 0.48);
        assert_true(measure(presets[i], NULL, PREDICTED_MISS, 1, 256).answers >= 0.48);
    }
    assert_int_equal(measure(presets[0], NULL, CONVENTIONAL, 1, 1).late, 0);
    assert_int_equal(measure(presets[0], sharp, PREDICTED_MISS, 1, 1).late, 5);
}

/* A message of its warp for each request. The bounds: one answer in a cycle, the sets' warps, and
 * for what has data a memory that is written and read. */
static void hits(void **state)
{
    (void)state;
    static const char *const presets[] = {"ampere_morpheus", "ampere_morpheus_sized"};
    static const unsigned intervals[] = {1, 32, 284};
    for (unsigned i = 0; i < 2; i++)
        for (unsigned k = 0; k < 3; k++) {
            double bound = (double)SETS / intervals[k];
            double rate = measure(presets[i], NULL, HIT, intervals[k], 1024).answers;
            assert_true(rate >= 0.95 * (bound < 1 ? bound : 1));
        }
    assert_true(measure(presets[1], NULL, WRITE, 1, 1024).answers >= 0.95 * 0.5);
    assert_true(measure(presets[0], NULL, MIXED, 1, 1024).answers >= 0.95 / 1.2);
}

/* Three messages of its warp for a read, in four cycles; and what memory answers. */
static void hits_in_steps(void **state)
{
    (void)state;
    double rate = measure("ampere_morpheus", "query_unit.exchange=steps", HIT, 1, 1024).answers;
    assert_true(rate >= 0.24 && rate <= 0.36);
}

/* Reads of one block join each other, so one port in order is enough (QU-J1); atomics do not, and
 * wait for themselves (MC-S2). Conventional requests of a cycle. */
static double beside_one_block(enum kind kind, unsigned percent, const char *key_value)
{
    struct load load = {kind, 284, kind == HOT_READ ? 300 : 4096, false, percent};
    return measure_with("ampere_morpheus_sized", &key_value, key_value != NULL, load).answers;
}

static void one_block_stops_nobody(void **state)
{
    (void)state;
    static const unsigned percents[] = {1, 2, 5};
    for (unsigned i = 0; i < 3; i++) {
        double others = 1 - percents[i] / 100.0;
        assert_true(beside_one_block(HOT_READ, percents[i], NULL) >= 0.95 * others);
        assert_true(beside_one_block(HOT_ATOM, percents[i], NULL) >= 0.95 * others);
    }
    assert_true(beside_one_block(HOT_READ, 5, "query_unit.merge=0") <= 0.15);
}

static double figure(const struct system_figure *f, size_t n, const char *key)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(f[i].key, key) == 0)
            return f[i].value;
    fail_msg("no figure %s", key);
    return 0;
}

/* `run`: a loop that both sides hold is fetched once; a pattern that there is not is refused. */
static void a_stream(void **state)
{
    (void)state;
    struct diag d;
    FILE *said = tmpfile();
    diag_init(&d, said);
    struct params *p = params_load("ampere_morpheus", NULL, 0, &d);
    const struct system *s = system_of("morpheus");
    struct system_figure f[SYSTEM_FIGURES];
    struct system_load load = {.stream = "loop:512"};
    size_t n = s->measure(s, p, &load, f, &d);
    assert_true(n > 0 && n <= SYSTEM_FIGURES);
    assert_true(figure(f, n, "requests") == 200000);
    assert_true(figure(f, n, "conventional") + figure(f, n, "extended") == 200000);
    assert_true(figure(f, n, "hit_percent") >= 95);
    assert_true(figure(f, n, "latency_ns") >= 160);
    load.stream = "spiral:1";
    assert_int_equal(s->measure(s, p, &load, f, &d), 0);
    assert_int_equal(d.status, WS_BAD_INPUT);
    params_free(p);
    diag_free(&d);
    fclose(said);
}

static void print_rates(const char *title, const struct load *load, const char *const *sets,
                        size_t nsets)
{
    static const char *const presets[] = {"ampere_morpheus", "ampere_morpheus_sized"};
    printf("| %s |", title);
    for (unsigned i = 0; i < 2; i++)
        printf(" %.2f |", measure_with(presets[i], sets, nsets, *load).answers);
    puts("");
}

/* Answers in a cycle by what is asked for. */
static void print_kinds(void)
{
    static const unsigned intervals[] = {1, 32, 284};
    static const char *const sharp[] = {"bloom_predictor.bits=1024"};
    static const char *const steps[] = {"query_unit.exchange=steps"};
    puts("| requests | ampere_morpheus | ampere_morpheus_sized |\n|---|---|---|");
    print_rates("conventional", &(struct load){CONVENTIONAL, 1, 256, false, 0}, NULL, 0);
    print_rates("new blocks, 1,024 bits", &(struct load){PREDICTED_MISS, 1, 256, false, 0}, sharp,
                1);
    print_rates("new blocks, 256 bits", &(struct load){PREDICTED_MISS, 1, 256, false, 0}, NULL, 0);
    for (unsigned i = 0; i < 3; i++) {
        char title[64];
        snprintf(title, sizeof title, "hits, %u cycles a row", intervals[i]);
        print_rates(title, &(struct load){HIT, intervals[i], 1024, false, 0}, NULL, 0);
    }
    print_rates("hits, 284 cycles, steps", &(struct load){HIT, 284, 1024, false, 0}, steps, 1);
    for (unsigned i = 0; i < 4; i++) {
        static const unsigned percents[] = {1, 2, 5, 10};
        printf(
            "| beside %u %% of one block: reads; atomics; reads that do not join | %.2f | %.2f | "
            "%.2f |\n",
            percents[i], beside_one_block(HOT_READ, percents[i], NULL),
            beside_one_block(HOT_ATOM, percents[i], NULL),
            beside_one_block(HOT_READ, percents[i], "query_unit.merge=0"));
    }
    print_rates("writes", &(struct load){WRITE, 1, 1024, false, 0}, NULL, 0);
    print_rates("a fifth writes", &(struct load){MIXED, 1, 1024, false, 0}, NULL, 0);
    print_rates("a fifth writes, any order", &(struct load){MIXED, 1, 1024, true, 0}, NULL, 0);
}

static void print_cell(enum kind kind, unsigned interval, const char *key, unsigned value,
                       unsigned queue)
{
    char first[48], second[48];
    snprintf(first, sizeof first, "%s=%u", key, value);
    snprintf(second, sizeof second, "query_unit.queue=%u", queue);
    const char *const sets[] = {first, second};
    struct load load = {kind, interval, 1024, true, 0};
    printf(" %.2f |", measure_with("ampere_morpheus", sets, queue ? 2 : 1, load).answers);
}

/* In any order of the sets, by entries of the queue, blocks of payload, and responses. */
static void print_sizes(void)
{
    static const unsigned intervals[] = {1, 32, 284};
    static const unsigned queues[] = {8, 16, 32, 64, 128}, payloads[] = {2, 4, 8, 12, 24, 48, 96};
    static const unsigned responses[] = {2, 8, 64};
    printf("\n| service |");
    for (unsigned i = 0; i < 5; i++)
        printf(" reads: queue %u |", queues[i]);
    for (unsigned i = 0; i < 7; i++)
        printf(" writes: payload %u |", payloads[i]);
    printf(" writes: 96, queue 128 |");
    for (unsigned i = 0; i < 3; i++)
        printf(" reads: responses %u |", responses[i]);
    printf("\n|---|%s\n", "---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    for (unsigned k = 0; k < 3; k++) {
        printf("| %u |", intervals[k]);
        for (unsigned i = 0; i < 5; i++)
            print_cell(HIT, intervals[k], "query_unit.queue", queues[i], 0);
        for (unsigned i = 0; i < 7; i++)
            print_cell(WRITE, intervals[k], "query_unit.payload", payloads[i], 0);
        print_cell(WRITE, intervals[k], "query_unit.payload", 96, 128);
        for (unsigned i = 0; i < 3; i++)
            print_cell(HIT, intervals[k], "query_unit.responses", responses[i], 0);
        puts("");
    }
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "table") == 0) {
        print_kinds();
        print_sizes();
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(requests_that_pass), cmocka_unit_test(hits),
        cmocka_unit_test(hits_in_steps),      cmocka_unit_test(one_block_stops_nobody),
        cmocka_unit_test(a_stream),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
