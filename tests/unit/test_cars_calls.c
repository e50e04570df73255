/* Calls through the whole register file: programs with calls on the SM, on its memory system, many
 * warps at a time. The oracle of the SM and the one at the pins, for which a call saves and a
 * return restores whatever frames and traps do, judge every operand; behind each call its function
 * reads all that must have survived. CARS_CALLS: how many (tests/long.list). */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/calls/walk.h"
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/programs/work_calls.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/rng.h"
#include "tb/system.h"
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const machines[][16] = {
    {"tiny_cars", "regfile.depth=64", "regfile.lanes=32", "regfile.lane_bits=16", "regfile.warps=8",
     "regfile.collectors=3", "frame.scap=31", "frame.lifo_max=255", "env.subcores=1",
     "l1.latency=8"},
    {"tiny_cars", "regfile.depth=64", "regfile.lanes=32", "regfile.lane_bits=10", "regfile.warps=6",
     "regfile.banks=4", "regfile.collectors=4", "frame.scap=31", "frame.lifo_max=255",
     "rename.stage_extra=1", "memory.model=full", "env.subcores=2"},
    {"tiny_cars", "regfile.depth=43", "regfile.lanes=16", "regfile.lane_bits=12",
     "regfile.warps=16", "regfile.banks=4", "collector.forward=1", "collector.handover=1",
     "frame.scap=20", "frame.lifo_max=255", "rename.r0cs=7", "env.subcores=1", "l1.latency=3"},
    {"tiny_cars_ccu", "regfile.depth=64", "regfile.lanes=32", "regfile.lane_bits=10",
     "regfile.warps=8", "regfile.collectors=3", "frame.scap=31", "frame.lifo_max=255",
     "rename.stage_extra=1", "env.subcores=1", "l1.latency=8"},
    {"tiny_cars_ccu", "regfile.depth=64", "regfile.lanes=32", "regfile.lane_bits=16",
     "regfile.warps=8", "regfile.collectors=3", "frame.scap=31", "frame.lifo_max=255",
     "ccu.tags=arch", "rename.stage_extra=1", "env.subcores=1", "l1.latency=5"},
};
enum { MACHINES = sizeof machines / sizeof *machines };

struct counts {
    uint64_t calls, divergent, early, exits, indirect;        /* as the programs say */
    uint64_t cycles, executed, traps, moved, spilled, filled; /* as the machines counted */
};

static uint64_t wanted_calls(void)
{
    const char *text = getenv("CARS_CALLS");
    return text ? strtoull(text, NULL, 10) : 10000;
}

/* What the warps of a program do; independent of how it is executed. */
static void count_program(const struct call_program *p, unsigned lanes, struct counts *n)
{
    uint64_t warps = (uint64_t)p->shape.blocks * p->shape.warps;
    for (uint64_t warp = 0; warp < warps; warp++) {
        struct call_walk *w = call_walk_lanes(p, warp, lanes);
        const struct call_event *e;
        while (call_walk_next(w, &e)) {
            n->calls += e->i->op == CALL_CALL;
            n->divergent += e->i->op == CALL_CALL && !e->whole;
            n->indirect += e->i->op == CALL_CALL && call_need(p, e->target) != e->need;
            n->early += e->i->op == CALL_RET && !e->whole;
            n->exits += e->i->op == CALL_EXIT && e->depth > 0;
        }
        call_walk_free(w);
    }
}

/* A program for the machine, and S: room for the largest call and a little more, so that traps are
 * many; often more warps than regions, which then change hands at barriers. */
static struct call_program *make_program(uint64_t seed, struct calls_config *c)
{
    struct rng r;
    rng_seed(&r, ~seed);
    struct call_shape s = call_shape_random(seed);
    unsigned slots = c->slots * c->subcores, need = 1;
    s.saved_most = 2 + rng_below(&r, 6);
    s.kernel_registers = 18 + rng_below(&r, 6);
    s.depth = 3 + rng_below(&r, 6);
    s.divergent = 45;
    s.early = 50;
    s.exits = 20;
    s.indirect = 45;
    s.barrier_inside = 40;
    s.blocks = 1 + rng_below(&r, 3);
    s.warps = 1 + rng_below(&r, slots);
    s.bytes = 8192;
    s.looks = true;
    struct call_program *p = call_program_make(&s);
    for (size_t f = 1; f < p->nfunctions; f++)
        need = call_need(p, f) > need ? call_need(p, f) : need;
    c->form = FORM_CARS;
    c->stack = need + rng_below(&r, need + 1);
    return p;
}

struct machine {
    const struct system *s;
    struct golden *g;
    struct port port[REGFILE_PORTS];
    struct {
        void *oracle;
        unsigned depth[64]; /* functions that run, by warp */
    } unit[4];
    struct counts *n;
    uint64_t seed;
};

static unsigned get(const struct machine *m, enum regfile_port p, const uint32_t *image)
{
    return (unsigned)port_all(&m->port[p], image);
}

static void count_pins(struct machine *m, unsigned u, const uint32_t *in, const uint32_t *out)
{
    struct counts *n = m->n;
    unsigned *depth = m->unit[u].depth;
    if (get(m, PORT_issue, out) && get(m, PORT_inst_op, in) == FRAME_CALL) {
        n->executed++;
        depth[get(m, PORT_sel_wid, out)]++;
    }
    if (get(m, PORT_release_valid, in) && get(m, PORT_release_ready, out))
        depth[get(m, PORT_release_wid, in)]--;
    if (get(m, PORT_uop_issue, out)) {
        n->traps += get(m, PORT_uop_last, out);
        n->spilled += !get(m, PORT_uop_fill, out);
        n->filled += get(m, PORT_uop_fill, out);
    }
    if (get(m, PORT_region_valid, in) && get(m, PORT_region_move, in))
        n->moved += depth[get(m, PORT_region_wid, in)] > 0;
    else if (get(m, PORT_region_valid, in))
        depth[get(m, PORT_region_wid, in)] = 0;
}

static void see_unit(struct machine *m, unsigned u, bool rst, const uint32_t *in,
                     const uint32_t *out)
{
    const struct oracle_ops *o = m->s->oracle;
    void *oracle = m->unit[u].oracle;
    o->cycle(oracle, rst, in, out);
    if (*o->misuse(oracle) || o->failure(oracle)->kind)
        fail_msg("seed %" PRIu64 ", regfile %u: %s%s", m->seed, u, o->misuse(oracle),
                 o->failure(oracle)->text);
    count_pins(m, u, in, out);
}

/* Every cycle of the machine, with an oracle at the pins of each register file; then all registers
 * are read back. */
static void run(const struct params *p, struct work *work, uint64_t seed, struct counts *n,
                struct diag *d)
{
    struct machine m = {.s = system_of("regfile"), .n = n, .seed = seed};
    struct golden *g = m.g = m.s->traces(m.s, p, work, true, d);
    assert_non_null(g);
    g->ending.read_back = true;
    regfile_ports_in(p, &g->pins, m.port);
    size_t in_words = g->pins.in_words, out_words = g->pins.out_words;
    uint32_t *in = xcalloc(g->units * in_words, sizeof *in),
             *out = xcalloc(g->units * out_words, sizeof *out);
    for (unsigned u = 0; u < g->units; u++)
        m.unit[u].oracle = m.s->oracle->create(p, &g->pins);
    enum golden_status status;
    bool rst;
    while ((status = g->ops->step(g, &rst, in, out, d)) == GOLDEN_CYCLE) {
        n->cycles++;
        for (unsigned u = 0; u < g->units && !g->ending.cycles; u++)
            see_unit(&m, u, rst, in + u * in_words, out + u * out_words);
    }
    if (status != GOLDEN_DONE)
        fail_msg("seed %" PRIu64 ": %s", seed, g->ops->failure(g)->text);
    for (unsigned u = 0; u < g->units; u++)
        m.s->oracle->destroy(m.unit[u].oracle);
    free(in);
    free(out);
    golden_free(g);
}

static void values_survive_calls(void **state)
{
    (void)state;
    struct counts n = {0};
    struct diag d;
    diag_init(&d, stderr);
    for (uint64_t seed = 1; n.calls < wanted_calls(); seed++) {
        const char *const *sets = machines[seed % MACHINES];
        size_t nsets = 1;
        while (sets[nsets])
            nsets++;
        struct params *p = params_load(sets[0], sets + 1, nsets - 1, &d);
        assert_non_null(p);
        struct calls_config c = calls_config(p);
        struct call_program *program = make_program(seed, &c);
        count_program(program, c.lanes, &n);
        struct work *w = work_calls(program, &c, &(struct operand_rules){0}, &d);
        assert_non_null(w);
        run(p, w, seed, &n, &d);
        if (n.executed != n.calls)
            fail_msg("seed %" PRIu64 ": %" PRIu64 " calls of %" PRIu64 " were executed", seed,
                     n.executed, n.calls);
        work_free(w);
        params_free(p);
    }
    diag_free(&d);
    print_message("calls %" PRIu64 ", divergent %" PRIu64 ", early returns %" PRIu64
                  ", exits in functions %" PRIu64 ", targets below their site %" PRIu64
                  ", regions moved in functions %" PRIu64 ", traps %" PRIu64
                  ", registers spilled %" PRIu64 " filled %" PRIu64 ", cycles %" PRIu64 "\n",
                  n.calls, n.divergent, n.early, n.exits, n.indirect, n.moved, n.traps, n.spilled,
                  n.filled, n.cycles);
    assert_true(n.divergent * 10 >= n.calls);
    assert_true(n.early * 10 >= n.calls);
    assert_true(n.exits * 200 >= n.calls);
    assert_true(n.indirect * 20 >= n.calls);
    assert_true(n.moved * 100 >= n.calls);
    assert_true(n.spilled > n.calls / 4 && n.filled > n.calls / 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(values_survive_calls)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
