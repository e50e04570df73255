/* With register stacks what an instruction names depends on all calls in front of it, so a recorded
 * run cannot be taken apart. Programs with calls, one step after the other (steps.h), take its
 * place: the first that fails in the same way loses steps, lanes and registers, and parameters
 * become smaller. */
#include "tb/regfile/shrink_calls.h"
#include "base/clock.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/config.h"
#include "params/registry.h"
#include "tb/regfile/steps.h"
#include "tb/search.h"
#include <stdlib.h>

enum { PROGRAMS = 200, WARPS = 4, KERNEL = 18, LEAST_STACK = 4, STACKS = 4, LIFO = 31 };

/* Parameters, and the Verilog and the simulator that belong to them. */
struct place {
    struct params *own; /* NULL: those of the run */
    const struct params *params;
    struct rtl_sources rtl;
    char *built;
};

struct calls {
    const struct shrink_spec *s;
    struct shrink_result *r;
    struct diag *d;
    enum sim_kind sim;
    struct place at; /* of the best so far */
    struct cars_sequence steps;
    struct cars_sizes sizes;
    double began;
};

static void place_free(struct place *at)
{
    params_free(at->own);
    rtl_sources_free(&at->rtl);
    free(at->built);
}

static bool over(struct calls *c)
{
    c->r->timeout |= seconds_now() - c->began > c->s->seconds;
    return c->r->timeout;
}

/* The steps at the pins; *cycles: until they fail in the same way, 0 if they do not. */
static struct replay *vector_of(struct calls *c, struct place *at, const struct cars_sequence *q,
                                const struct cars_sizes *z, uint64_t *cycles)
{
    char wrong[300];
    struct replay *v = replay_new(at->params, c->s->top, c->s->seed);
    regfile_steps_fail(at->params, c->s->top, q, z, v, wrong, sizeof wrong);
    struct golden *g = golden_replay(v);
    struct sim_spec spec = {
        .kind = c->sim, .rtl = at->own ? &at->rtl : c->s->rtl, .pins = &g->pins};
    struct lockstep_options o = {.cycles = v->cycles};
    struct lockstep_result run = {0};
    struct diag quiet;
    diag_init(&quiet, NULL);
    if (!at->built)
        at->built = sim_build(&spec, c->d);
    struct sim *sim = at->built ? sim_open(&spec, at->built, c->s->seed, NULL, c->d) : NULL;
    *cycles = 0;
    if (sim) {
        lockstep_run(g, &sim, &o, &run, &quiet);
        sim->ops->destroy(sim);
        if (shrink_same_failure(&run, c->s->failure))
            *cycles = run.fail_cycle + 1;
        lockstep_result_free(&run);
    }
    diag_free(&quiet);
    golden_free(g);
    c->r->trials++;
    return v;
}

static bool fails_at(struct calls *c, struct place *at, const struct cars_sequence *q,
                     const struct cars_sizes *z)
{
    uint64_t cycles = 0;
    if (!over(c) && c->d->status == WS_OK)
        replay_free(vector_of(c, at, q, z, &cycles));
    return cycles != 0;
}

static bool fails(void *arg, const struct cars_sequence *q, const struct cars_sizes *z)
{
    struct calls *c = arg;
    return fails_at(c, &c->at, q, z);
}

/* ---- programs */

static struct call_program *program(uint64_t seed)
{
    struct call_shape s = call_shape_random(seed);
    s.saved_least = 0;
    s.saved_most = 3;
    s.depth = s.functions = 4;
    s.budget = 8;
    s.body = 4;
    s.kernel_registers = KERNEL;
    return call_program_make(&s);
}

/* Regions of two places, with K and S registers. */
static bool room(const struct params *p)
{
    enum { REGIONS = 2, FIRST = 16 };
    struct sizes z = params_sizes(p);
    unsigned kernel = KERNEL + params_u(p, "rename.r0cs");
    return params_u(p, "rename.r0cs") <= FIRST && params_u(p, "frame.scap") >= LEAST_STACK &&
           z.nbank * z.depth >= REGIONS * (kernel - FIRST + LEAST_STACK) && z.w <= 64 * 32;
}

static bool find(struct calls *c)
{
    struct sizes z = params_sizes(c->at.params);
    unsigned most = params_u(c->at.params, "frame.scap") - LEAST_STACK + 1;
    uint32_t lanes = (uint32_t)low_bits(z.lanes < 4 ? z.lanes : 4);
    bool found = false;
    for (uint64_t seed = 1; seed <= PROGRAMS && !found && !over(c); seed++) {
        struct call_program *p = program(seed);
        c->sizes = (struct cars_sizes){
            KERNEL, LEAST_STACK + (unsigned)seed % (most < STACKS ? most : STACKS), LIFO};
        for (uint64_t warp = 0; warp < WARPS && !found; warp++) {
            cars_sequence_small(&c->steps, p, warp, lanes);
            found = fails(c, &c->steps, &c->sizes);
        }
        call_program_free(p);
    }
    return found;
}

/* ---- parameters */

/* The parameters with one number changed; false if that is not legal. */
static bool changed(const struct calls *c, const char *key, int64_t v, struct place *to)
{
    char *set = strfmt("%s=%lld", key, (long long)v);
    const char *sets[] = {set};
    struct diag quiet;
    diag_init(&quiet, NULL);
    *to = (struct place){.own = params_with(c->at.params, sets, 1, &quiet)};
    to->params = to->own;
    bool good =
        to->own && room(to->own) &&
        (c->sim == SIM_MODEL || rtl_sources_emit(&to->rtl, to->own, c->s->top, &quiet) == WS_OK);
    diag_free(&quiet);
    free(set);
    if (!good)
        place_free(to);
    return good;
}

static void smaller_params(struct calls *c)
{
    for (const char *const *key = system_of(c->s->top)->shrink->keys; *key; key++) {
        bool done = false;
        for (int64_t v = 1; !done && v < params_int(c->at.params, *key) && !over(c);
             v += v < 4 ? 1 : v / 2) {
            struct place to;
            if (!changed(c, *key, v, &to))
                continue;
            done = fails_at(c, &to, &c->steps, &c->sizes);
            place_free(done ? &c->at : &to);
            if (done)
                c->at = to;
        }
    }
}

/* The vector of the steps that are left, up to where it fails. */
static void make_vector(struct calls *c)
{
    uint64_t cycles;
    struct replay *all = vector_of(c, &c->at, &c->steps, &c->sizes, &cycles);
    struct golden *g = golden_replay(all);
    uint32_t *in = xcalloc(g->pins.in_words + 1, sizeof *in);
    uint32_t *out = xcalloc(g->pins.out_words + 1, sizeof *out);
    struct diag quiet;
    bool rst;
    diag_init(&quiet, NULL);
    c->r->vector = replay_new(c->at.params, c->s->top, c->s->seed);
    for (uint64_t i = 0; i < cycles && g->ops->step(g, &rst, in, out, &quiet) == GOLDEN_CYCLE; i++)
        replay_add(c->r->vector, rst, in);
    diag_free(&quiet);
    free(in);
    free(out);
    golden_free(g);
    replay_free(all);
    c->r->cycles = cycles;
    c->r->operations = c->steps.n;
    c->r->warps = 1;
}

int regfile_shrink_calls(const struct shrink_spec *spec, struct shrink_result *r, struct diag *d)
{
    struct calls c = {.s = spec,
                      .r = r,
                      .d = d,
                      .sim = spec->failure->verdict == LOCKSTEP_LAW ? SIM_MODEL : spec->sim,
                      .at = {.params = spec->params},
                      .began = seconds_now()};
    *r = (struct shrink_result){0};
    if (room(spec->params) && find(&c)) {
        cars_shrink_by(&c.steps, &c.sizes, fails, &c);
        if (spec->change_params)
            smaller_params(&c);
        make_vector(&c);
    } else if (d->status == WS_OK) {
        diag_failed(d,
                    "the failure does not show in programs with calls at the pins, so it cannot be "
                    "shrunk%s",
                    r->timeout ? " (the time was up)" : "");
    }
    r->seconds = seconds_now() - c.began;
    cars_sequence_free(&c.steps);
    place_free(&c.at);
    return r->vector ? WS_OK : d->status ? d->status : WS_CHECK_FAILED;
}
