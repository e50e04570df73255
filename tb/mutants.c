/* A mutation campaign: seeded defects of one block, the engines that are to find them, and what
 * becomes of those that none finds. */
#include "tb/mutants.h"
#include "base/cache.h"
#include "base/clock.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "check/prove.h"
#include "cmodel/programs/work.h"
#include "gen/blocks/blocks.h"
#include "gen/hdl/ir.h"
#include "tb/cosim.h"
#include "tb/golden_input.h"
#include "tb/system.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One block with its mutants in one simulator: that of the campaign, or one inside it. */
struct campaign {
    const struct mutants_spec *s;
    struct mutants_report *r;
    struct diag *d;
    const char *top;
    const struct system *system; /* NULL: a single block */
    const struct mutants *list;
    struct mutant_fate **fate; /* of each */
    char *dir;                 /* Verilog of all mutants */
    struct rtl_sources rtl;
    char *built;          /* the simulator of all mutants */
    double build_seconds; /* not booked yet */
    unsigned width;
};

const char *mutant_engine_name(enum mutant_engine e)
{
    static const char *const names[] = {"lint", "random", "blocks", "traces", "proofs"};
    return e < ENGINE_COUNT ? names[e] : "";
}

const char *mutant_equivalence_name(enum mutant_equivalence e)
{
    static const char *const names[] = {"open", "equivalent", "equivalent within the duties",
                                        "distinguishable"};
    return names[e];
}

static void tell(const struct campaign *c, const char *what, size_t done)
{
    if (c->s->progress)
        c->s->progress(c->s->progress_arg, what, done, c->list->n);
}

static void kill_it(struct mutant_fate *f, enum mutant_engine by, double seconds)
{
    if (f->killer == ENGINE_NONE)
        f->killer = by;
    f->found[by] = true;
    f->seconds[by] = seconds;
}

/* ---- places ---- */

static int find_places(struct campaign *c)
{
    struct mutants_report *r = c->r;
    const struct params *p = c->s->params;
    const struct block *b = block_for(p, c->top, c->d);
    if (!b)
        return WS_BAD_INPUT;
    r->design = hdl_design_new(NULL);
    const struct hdl *top = b->build(r->design, p);
    if (!hdl_report(r->design, c->d))
        return WS_CHECK_FAILED;
    mutants_find(&r->list, r->design, top);
    r->places = r->list.n;
    if (c->s->count)
        mutants_choose(&r->list, c->s->count, c->s->seed);
    if (c->s->parts)
        mutants_part(&r->list, c->s->part, c->s->parts);
    r->fate = xcalloc(r->list.n + 1, sizeof *r->fate);
    c->list = &r->list;
    c->fate = xcalloc(r->list.n + 1, sizeof(struct mutant_fate *));
    for (size_t i = 0; i < r->list.n; i++) {
        r->fate[i].killer = ENGINE_NONE;
        c->fate[i] = &r->fate[i];
    }
    return WS_OK;
}

/* ---- lint ---- */

static void lint(struct campaign *c)
{
    double start = seconds_now();
    for (size_t i = 0; i < c->r->list.n; i++) {
        tell(c, "lint", i);
        double begin = seconds_now();
        struct hdl_design *alone = mutant_alone(&c->r->list, i, NULL);
        c->r->fate[i].tried[ENGINE_LINT] = true;
        if (!hdl_ok(alone))
            kill_it(&c->r->fate[i], ENGINE_LINT, seconds_now() - begin);
        hdl_design_free(alone);
    }
    c->r->seconds[ENGINE_LINT] = seconds_now() - start;
}

/* ---- lockstep ---- */

/* Writes the modules of a design; frees it. */
static bool write_design(struct hdl_design *design, const char *dir, struct diag *d)
{
    bool ok = hdl_report(design, d);
    for (size_t i = 0; ok && i < hdl_module_count(design); i++) {
        const struct hdl *h = hdl_module_at(design, i);
        if (hdl_is_blackbox(h))
            continue;
        char *properties, *text = hdl_print(h, NULL, &properties);
        if (!text) /* says what the printer found */
            hdl_report(design, d);
        char *path = strfmt("%s/%s.v", dir, hdl_module_name(h));
        char *beside = strfmt("%s/%s_props.vh", dir, hdl_module_name(h));
        ok = text && outfile_write(path, text, strlen(text), d) &&
             (!properties || outfile_write(beside, properties, strlen(properties), d));
        free(properties);
        free(text);
        free(beside);
        free(path);
    }
    hdl_design_free(design);
    return ok;
}

/* Random when both are NULL. */
struct stimulus_name {
    const char *kernel, *trace;
};

/* *work is what the golden side borrows. */
static struct golden *open_golden(struct campaign *c, struct stimulus_name what, size_t select,
                                  struct work **work)
{
    const struct mutants_spec *s = c->s;
    struct golden *g;
    *work = NULL;
    if (what.kernel || what.trace) {
        struct work_spec spec = {
            .traces = &what.trace, .ntraces = what.trace != NULL, .kernel = what.kernel};
        *work = work_for(s->params, &spec, c->d);
        g = *work ? c->system->traces(c->system, s->params, *work, false, c->d) : NULL;
    } else if (c->system) {
        g = c->system->random(c->system, s->params, s->seed, false, c->d);
    } else {
        g = golden_block(s->params, c->top, s->seed, true, c->d);
    }
    return g ? golden_input(g, MUTANT_SELECT, c->width, select) : NULL;
}

/* So many mutants are tried in less time than an optimised simulator takes to build. */
enum { FEW = 32 };

/* One run with mutant number `select` (0: the original) in place. */
static bool run_once(struct campaign *c, struct stimulus_name what, size_t select, uint64_t cycles,
                     struct lockstep_result *result)
{
    struct work *work;
    struct golden *g = open_golden(c, what, select, &work);
    struct sim *sim = NULL;
    if (g) {
        struct sim_spec spec = {.kind = SIM_VERILATOR,
                                .run = c->list->n > FEW ? SIM_SHORT_RUN : SIM_BRIEF_RUN,
                                .rtl = &c->rtl,
                                .pins = &g->pins};
        double start = seconds_now();
        if (!c->built) {
            c->built = sim_build(&spec, c->d);
            c->build_seconds = seconds_now() - start;
        }
        if (c->built)
            sim = sim_open(&spec, c->built, c->s->seed, NULL, c->d);
    }
    if (sim) {
        struct lockstep_options o = {.cycles = cycles};
        lockstep_run(g, &sim, &o, result, c->d);
        sim->ops->destroy(sim);
    }
    golden_free(g);
    if (work)
        work_free(work);
    return sim != NULL;
}

/* The original must pass; afterwards whatever fails is the mutant's doing. *fits becomes false when
 * a built-in kernel is too big for these parameters. */
static int try_original(struct campaign *c, struct stimulus_name what, uint64_t cycles, bool *fits)
{
    struct lockstep_result result = {0};
    struct diag quiet, *loud = c->d;
    int status = WS_OK;
    diag_init(&quiet, NULL);
    if (what.kernel)
        c->d = &quiet;
    bool ran = run_once(c, what, 0, cycles, &result);
    c->d = loud;
    *fits = !quiet.errors;
    if (!*fits) {
        status = WS_OK;
    } else if (!ran || result.verdict == LOCKSTEP_BAD_INPUT) {
        status = c->d->status ? c->d->status : WS_CHECK_FAILED;
    } else if (result.verdict != LOCKSTEP_PASS) {
        diag_failed(c->d,
                    "%s without a mutant fails in cycle %llu (%s): see `warpsmith cosim` with "
                    "seed %llu",
                    c->top, (unsigned long long)result.fail_cycle,
                    result.law.kind ? result.law.text : result.port,
                    (unsigned long long)c->s->seed);
        status = WS_CHECK_FAILED;
    }
    diag_free(&quiet);
    lockstep_result_free(&result);
    return status;
}

/* All mutants that lockstep has not found yet, under one stimulus. */
static int lockstep(struct campaign *c, enum mutant_engine engine, struct stimulus_name what,
                    uint64_t cycles)
{
    struct mutants_report *r = c->r;
    double start = seconds_now();
    bool fits;
    int status = try_original(c, what, cycles, &fits);
    r->build_seconds += c->build_seconds;
    start += c->build_seconds;
    c->build_seconds = 0;
    for (size_t i = 0; i < c->list->n && status == WS_OK && fits; i++) {
        struct mutant_fate *f = c->fate[i];
        struct lockstep_result result = {0};
        if (c->s->each ? f->found[engine] : f->by_lockstep)
            continue;
        tell(c, mutant_engine_name(engine), i);
        f->tried[engine] = true;
        double begin = seconds_now();
        /* a simulator that dies of the mutant has found it: keep that from being reported */
        struct diag quiet, *loud = c->d;
        diag_init(&quiet, NULL);
        c->d = &quiet;
        bool ran = run_once(c, what, i + 1, cycles, &result);
        c->d = loud;
        diag_free(&quiet);
        if (!ran || result.verdict == LOCKSTEP_BAD_INPUT) {
            diag_failed(c->d, "mutant %u: the simulator cannot be run", c->list->at[i].id);
            status = WS_CHECK_FAILED;
        } else if (result.verdict == LOCKSTEP_MISMATCH || result.verdict == LOCKSTEP_DEAD) {
            if (!f->by_lockstep) {
                f->by_lockstep = true;
                f->cycle = result.verdict == LOCKSTEP_MISMATCH ? result.fail_cycle : result.cycles;
                snprintf(f->port, sizeof f->port, "%s", result.port);
            }
            kill_it(f, engine, seconds_now() - begin);
        }
        lockstep_result_free(&result);
    }
    r->seconds[engine] += seconds_now() - start;
    return status;
}

static int traces(struct campaign *c, uint64_t cycles)
{
    int status = WS_OK;
    /* One kernel of each kind; the others would repeat what these show. */
    static const char *const kernels[] = {"matmul", "stencil", "reduction", "divergent", "tensor"};
    if (!system_driven(c->top))
        return WS_OK;
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels && status == WS_OK; i++)
        status = lockstep(c, ENGINE_TRACES, (struct stimulus_name){kernels[i], NULL}, cycles);
    for (size_t i = 0; i < c->s->ntraces && status == WS_OK; i++)
        status = lockstep(c, ENGINE_TRACES, (struct stimulus_name){NULL, c->s->traces[i]}, cycles);
    return status;
}

static int prepare_lockstep(struct campaign *c)
{
    c->width = mutants_select_width(c->list->n);
    char *cache = cache_dir(c->d);
    if (cache)
        c->dir = cache_begin(cache, c->d);
    free(cache);
    if (!c->dir)
        return WS_BAD_INPUT;
    tell(c, "building", 0);
    struct hdl_design *all = mutants_switched(c->list, 0, c->list->n, NULL);
    return write_design(all, c->dir, c->d) && rtl_sources_find(&c->rtl, c->dir, c->top, false, c->d)
               ? WS_OK
               : WS_CHECK_FAILED;
}

static void end_lockstep(struct campaign *c)
{
    rtl_sources_free(&c->rtl);
    if (c->dir)
        remove_tree(c->dir);
    free(c->dir);
    free(c->built);
    free(c->fate);
}

/* Is module `inner` the block `h`, or in it? */
static bool holds(const struct hdl *h, const char *inner)
{
    if (strcmp(h->name, inner) == 0)
        return true;
    for (size_t i = 0; i < h->insts.n; i++)
        if (holds(h->insts.at[i]->child, inner))
            return true;
    return false;
}

/* Random stimulus of a single block; what survives it, once more for much longer: the registers of
 * random picks need some 300,000 cycles to come round. */
enum { LONGER = 50 };

static int random_stimulus(struct campaign *c, enum mutant_engine engine, uint64_t cycles)
{
    struct stimulus_name none = {NULL, NULL};
    int status = lockstep(c, engine, none, cycles);
    bool all = true;
    for (size_t i = 0; i < c->list->n; i++)
        all = all && c->fate[i]->found[engine];
    return status == WS_OK && !all ? lockstep(c, engine, none, LONGER * cycles) : status;
}

/* Is the module, which is inside, what its block is by itself? One of several shapes may not be. */
static bool as_alone(const struct campaign *c, const struct block *b, const struct hdl *inside)
{
    struct hdl_design *d = hdl_design_new(NULL);
    const struct hdl *alone = b->build(d, c->s->params);
    struct hdl_port x, y;
    bool same = hdl_ok(d);
    for (size_t i = 0; same; i++) {
        bool more = hdl_port_at(inside, i, &x);
        same = hdl_port_at(alone, i, &y) == more;
        if (!more)
            break;
        same = same && strcmp(x.name, y.name) == 0 && x.bits == y.bits;
    }
    hdl_design_free(d);
    return same;
}

/* One inner block under its own stimulus, with the mutants in it that are still alive. */
static int inner_block(const struct campaign *c, const struct block *b, uint64_t cycles)
{
    struct mutants some = {.of = c->r->design, .top = hdl_find(c->r->design, b->name)};
    struct campaign inner = {.s = c->s, .r = c->r, .d = c->d, .top = b->name, .list = &some};
    int status = WS_OK;
    some.at = xcalloc(c->list->n + 1, sizeof *some.at);
    inner.fate = xcalloc(c->list->n + 1, sizeof(struct mutant_fate *));
    bool alike = some.top && as_alone(c, b, some.top);
    for (size_t i = 0; alike && i < c->list->n; i++)
        if ((c->s->each || !c->fate[i]->by_lockstep) && holds(some.top, c->list->at[i].module)) {
            inner.fate[some.n] = c->fate[i];
            some.at[some.n++] = c->list->at[i];
        }
    if (some.n)
        status = prepare_lockstep(&inner);
    if (some.n && status == WS_OK)
        status = random_stimulus(&inner, ENGINE_BLOCKS, cycles);
    end_lockstep(&inner);
    free(some.at);
    return status;
}

static int inner_blocks(const struct campaign *c, uint64_t cycles)
{
    size_t n;
    const struct block *const *all = blocks_all(&n);
    int status = WS_OK;
    for (size_t i = 0; i < n && status == WS_OK && c->system; i++)
        if (strcmp(all[i]->name, c->top) != 0 && !system_of(all[i]->name))
            status = inner_block(c, all[i], cycles);
    return status;
}

/* ---- proofs and equivalence ---- */

enum { PROOF_SECONDS = 30 };

/* Does the mutant in `dir` violate a property of the block? */
static int refute(struct campaign *c, size_t i, const char *block, const char *dir)
{
    struct prove_options o = {
        .verilog = dir, .depth = c->s->proof_depth, .seconds = PROOF_SECONDS, .refute = true};
    struct proof proof;
    struct diag quiet;
    struct mutant_fate *f = &c->r->fate[i];
    double begin = seconds_now();
    f->tried[ENGINE_PROOFS] = true;
    diag_init(&quiet, NULL);
    int status = prove_block(c->s->params, block, &o, &proof, &quiet);
    for (size_t k = 0; k < proof.n && !f->found[ENGINE_PROOFS]; k++)
        if (proof.property[k].result == PROVE_FAILED) {
            snprintf(f->rule, sizeof f->rule, "%s", proof.property[k].rule);
            kill_it(f, ENGINE_PROOFS, seconds_now() - begin);
        }
    proof_free(&proof);
    if (status == WS_CHECK_FAILED)
        status = WS_OK;
    for (size_t k = 0; k < quiet.n && status != WS_OK; k++)
        diag_error(c->d, "mutant %u: %s", c->r->list.at[i].id, quiet.lines[k]);
    diag_free(&quiet);
    return status;
}

/* The properties of the inner blocks that the mutant is in; of the whole if it is in none, except
 * of a system, which takes the solver too long as one. */
static int proofs_of(struct campaign *c, size_t i)
{
    size_t n;
    const struct block *const *all = blocks_all(&n);
    const struct mutants *list = &c->r->list;
    char *dir = make_temp_dir("warpsmith-mutate", c->d);
    struct hdl_design *alone = mutant_alone(list, i, NULL);
    int status = dir ? WS_OK : WS_BAD_INPUT;
    if (!hdl_ok(alone)) /* lint has found it, and nothing can be emitted */
        hdl_design_free(alone);
    else if (status == WS_OK && !write_design(alone, dir, c->d))
        status = WS_CHECK_FAILED;
    else if (status == WS_OK) {
        bool inner = false;
        for (size_t k = 0; k < n && status == WS_OK && !c->r->fate[i].found[ENGINE_PROOFS]; k++) {
            const struct hdl *h = hdl_find(c->r->design, all[k]->name);
            if (!h || h == list->top || system_of(all[k]->name) || !holds(h, list->at[i].module))
                continue;
            inner = true;
            status = refute(c, i, all[k]->name, dir);
        }
        if (status == WS_OK && !inner && !c->system)
            status = refute(c, i, c->top, dir);
    }
    if (dir)
        remove_tree(dir);
    free(dir);
    return status;
}

static int proofs(struct campaign *c)
{
    double start = seconds_now();
    int status = WS_OK;
    for (size_t i = 0; c->s->proof_depth && i < c->r->list.n && status == WS_OK; i++) {
        const struct mutant_fate *f = &c->r->fate[i];
        if (!c->s->each && (f->killer != ENGINE_NONE || f->by_lockstep))
            continue;
        tell(c, mutant_engine_name(ENGINE_PROOFS), i);
        status = proofs_of(c, i);
    }
    c->r->seconds[ENGINE_PROOFS] = seconds_now() - start;
    return status;
}

/* Whatever lockstep does not find is asked about, also what lint or a proof finds: an equivalent
 * mutant counts nowhere, and properties share expressions with the hardware, so that a mutation may
 * have changed the property instead. */
static int equivalence(struct campaign *c)
{
    double start = seconds_now();
    int status = WS_OK;
    for (size_t i = 0; c->s->equivalence_seconds && i < c->r->list.n && status == WS_OK; i++) {
        struct mutant_fate *f = &c->r->fate[i];
        if (f->by_lockstep)
            continue;
        tell(c, "equivalence", i);
        status = mutant_equivalence(&c->r->list, i, c->s->equivalence_seconds, f, c->d);
    }
    c->r->equivalence_seconds = seconds_now() - start;
    return status;
}

static void sum_up(struct mutants_report *r)
{
    for (size_t i = 0; i < r->list.n; i++) {
        const struct mutant_fate *f = &r->fate[i];
        if (f->equivalence == EQUIVALENCE_ALWAYS || f->equivalence == EQUIVALENCE_IN_DUTIES) {
            r->equivalent++;
            continue;
        }
        r->count++;
        r->by_lockstep += f->by_lockstep;
        for (int e = 0; e < ENGINE_COUNT; e++) {
            r->tried[e] += f->tried[e];
            r->found[e] += f->found[e];
        }
        if (f->killer != ENGINE_NONE) {
            r->killed++;
            r->by[f->killer]++;
        }
    }
}

int mutants_run(const struct mutants_spec *s, struct mutants_report *r, struct diag *d)
{
    struct campaign c = {
        .s = s, .r = r, .d = d, .top = s->top ? s->top : block_default_top(s->params)};
    c.system = system_of(c.top);
    *r = (struct mutants_report){0};
    int status = find_places(&c);
    if (status == WS_OK) {
        lint(&c);
        status = prepare_lockstep(&c);
    }
    uint64_t cycles = s->cycles ? s->cycles : COSIM_DEFAULT_CYCLES;
    if (status == WS_OK)
        status = c.system ? lockstep(&c, ENGINE_RANDOM, (struct stimulus_name){NULL, NULL}, cycles)
                          : random_stimulus(&c, ENGINE_RANDOM, cycles);
    if (status == WS_OK)
        status = inner_blocks(&c, cycles);
    if (status == WS_OK)
        status = traces(&c, 10 * cycles);
    if (status == WS_OK)
        status = proofs(&c);
    if (status == WS_OK)
        status = equivalence(&c);
    if (status == WS_OK)
        sum_up(r);
    end_lockstep(&c);
    return status;
}

void mutants_report_free(struct mutants_report *r)
{
    mutants_free(&r->list);
    free(r->fate);
    hdl_design_free(r->design);
    *r = (struct mutants_report){0};
}
