/* Several SMs of one GPU. */
#include "cmodel/sm/gpu.h"
#include "base/diag.h"
#include "cmodel/cars/watermark.h"
#include "cmodel/programs/work_source.h"
#include "cmodel/sm/sm_core.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

enum { MOST_ENDS = 256 }; /* blocks of an SM whose end is not recorded yet */

struct gpu;

/* Of one SM. */
struct gpu_port {
    struct gpu *gpu;
    struct sm *sm;
    struct work *work;
    bool granted, starved, done;
    unsigned level; /* granted */
    unsigned ends[MOST_ENDS], nends;
};

struct gpu {
    struct calls_grid *grid;
    unsigned sms, blocks, given; /* given: levels, to blocks that start or will */
    struct memory *memory;
    struct watermark watermark;
    bool launched; /* the kernel, at the machine */
    struct gpu_port port[MOST_SMS];
    struct gpu_stats *s;
    uint64_t cycle;
};

static struct block *port_next(void *self, struct diag *d)
{
    struct gpu_port *p = self;
    (void)d;
    p->starved = !p->granted;
    if (p->starved)
        return NULL;
    p->granted = false;
    return calls_grid_next(p->gpu->grid, p->level);
}

static void port_free(void *self)
{
    (void)self;
}

/* ---- part of the SM: ends of blocks ---- */

static void *part_create(struct sm *sm, const struct params *p, const void *arg, struct diag *d)
{
    (void)sm;
    (void)p;
    (void)d;
    return *(struct gpu_port *const *)arg;
}

static void part_ended(struct sm *sm, void *self, const struct block *b)
{
    struct gpu_port *p = self;
    (void)sm;
    if (p->nends < MOST_ENDS)
        p->ends[p->nends++] = b->level;
}

static const struct sm_part gpu_part = {.name = "gpu", .create = part_create, .ended = part_ended};

/* ---- the machine ---- */

static void step_machine(struct gpu *g)
{
    struct watermark_in in = {.kernel_valid = !g->launched,
                              .kernel_last = calls_grid_levels(g->grid) - 1,
                              .kernel_fits =
                                  calls_grid_launch(g->grid, calls_grid_levels(g->grid) - 1)->all,
                              .kernel_name = 1};
    struct watermark_out out;
    for (unsigned i = 0; i < g->sms && g->launched; i++) {
        struct gpu_port *p = &g->port[i];
        in.start_valid |= (uint64_t)(!p->granted && g->given < g->blocks) << i;
        in.end_valid |= (uint64_t)(p->nends > 0) << i;
        in.end_level[i] = p->nends ? p->ends[0] : 0;
    }
    watermark_eval(&g->watermark, &in, &out);
    for (unsigned i = 0; i < g->sms; i++) {
        struct gpu_port *p = &g->port[i];
        if (out.end_ready >> i & in.end_valid >> i & 1)
            memmove(p->ends, p->ends + 1, --p->nends * sizeof *p->ends);
        if (!(out.start_ready >> i & in.start_valid >> i & 1))
            continue;
        p->granted = true;
        p->level = out.start_level;
        g->given++;
        g->s->started[p->level]++;
        g->s->last[i] = p->level;
        if (p->starved)
            sm_more(p->sm);
        p->starved = false;
    }
    g->launched |= out.kernel_ready;
    g->s->machine = out.machine;
    watermark_clock(&g->watermark, &in, NULL);
}

/* One cycle of all; false when nothing is left to do, or after a failure. */
static bool step(struct gpu *g, struct diag *d)
{
    bool busy = false;
    step_machine(g);
    if (g->cycle >= memory_next(g->memory))
        memory_cycle(g->memory, g->cycle);
    for (unsigned i = 0; i < g->sms; i++) {
        struct gpu_port *p = &g->port[i];
        enum sm_status status = sm_step(p->sm, d);
        if (status == SM_RUNNING) {
            busy = true;
        } else if (status == SM_DONE) {
            sm_idle(p->sm);
        } else {
            if (status == SM_FAILED)
                diag_failed(d, "%s", sm_failure(p->sm)->text);
            return false;
        }
        busy |= p->granted;
    }
    g->cycle++;
    return busy || g->given < g->blocks;
}

enum { COUNTS = 18 };

/* What is told of all SMs together. */
static void counts_of(struct sm_stats *s, uint64_t *to[COUNTS])
{
    struct cache_counts *l1 = &s->lsu.l1;
    uint64_t *const all[COUNTS] = {&s->warp_instructions, &s->calls,          &s->traps,
                                   &s->switches,          &s->spills,         &s->fills,
                                   &s->spill_bytes,       &s->fill_bytes,     &s->lsu.loads,
                                   &s->lsu.stores,        &s->blocks,         &s->warps,
                                   &l1->read_misses,      &l1->read_pending,  &l1->read_hits,
                                   &l1->write_misses,     &l1->write_pending, &l1->write_hits};
    memcpy(to, all, sizeof all);
}

/* All SMs, since reset. */
static void sum_stats(const struct gpu *g, struct sm_stats *sum)
{
    *sum = (struct sm_stats){.cycles = g->cycle};
    for (unsigned i = 0; i < g->sms; i++) {
        struct sm_stats one;
        uint64_t *to[COUNTS], *from[COUNTS];
        sm_stats(g->port[i].sm, &one);
        counts_of(sum, to);
        counts_of(&one, from);
        for (unsigned k = 0; k < COUNTS; k++)
            *to[k] += *from[k];
    }
}

/* What was counted since `before`, which becomes the present state. */
static void count_launch(const struct gpu *g, struct sm_stats *before, struct sm_stats *to)
{
    uint64_t *was[COUNTS], *is[COUNTS];
    struct sm_stats now;
    sum_stats(g, &now);
    *to = now;
    to->cycles -= before->cycles;
    counts_of(before, was);
    counts_of(to, is);
    for (unsigned k = 0; k < COUNTS; k++)
        *is[k] -= *was[k];
    *before = now;
}

/* The machine takes the ends that it has not recorded yet. */
static void settle(struct gpu *g)
{
    bool open = true;
    while (open) {
        step_machine(g);
        open = false;
        for (unsigned i = 0; i < g->sms; i++)
            open |= g->port[i].nends > 0;
    }
}

/* Every launch to its end. */
static void run_launches(struct gpu *g, unsigned launches, struct gpu_stats *s, struct diag *d)
{
    struct sm_stats before = {0};
    for (unsigned l = 0; l < launches; l++) {
        size_t errors = d->errors;
        int status = d->status;
        if (l) {
            settle(g);
            calls_grid_again(g->grid);
            g->given = 0;
            g->launched = false;
        }
        g->s = &s[l];
        *g->s = (struct gpu_stats){.levels = calls_grid_levels(g->grid)};
        while (step(g, d))
            ;
        count_launch(g, &before, &g->s->sum);
        if (d->errors != errors || d->status != status)
            return;
    }
}

static bool create_sms(struct gpu *g, const struct params *p, bool renames, struct diag *d)
{
    for (unsigned i = 0; i < g->sms; i++) {
        struct gpu_port *port = &g->port[i];
        port->gpu = g;
        port->work = work_new(port_next, port_free, port);
        struct sm_options o = {.skip = true,
                               .no_cover = true,
                               .part = &gpu_part,
                               .part_arg = &port,
                               .also = renames ? &sm_part_core : NULL,
                               .memory = g->memory,
                               .port = i};
        if (!(port->sm = sm_create(p, port->work, &o, d)))
            return false;
    }
    return true;
}

bool gpu_run(const struct params *p, struct call_program *program, const struct calls_config *c,
             unsigned sms, unsigned launches, struct gpu_stats *s, struct diag *d)
{
    struct mem_config mc = mem_config(p);
    struct gpu g = {.sms = sms, .blocks = program->shape.blocks};
    struct watermark_config wc = {.sms = sms,
                                  .levels = MOST_LEVELS,
                                  .kernels = 2,
                                  .name_bits = 8,
                                  .time_bits = 24,
                                  .count_bits = 8};
    size_t errors = d->errors;
    int status = d->status;
    if (params_sizes(p).chooses) { /* each SM would choose by itself */
        diag_error(d, "watermark.place = core: several SMs share one machine, which chooses the "
                      "levels outside of them (outside)");
        call_program_free(program);
        return false;
    }
    g.grid = calls_grid_create(program, c, &(struct operand_rules){0}, d);
    if (!g.grid)
        return false;
    g.memory = memory_create(&mc, sms);
    watermark_init(&g.watermark, &wc);
    watermark_reset(&g.watermark);
    if (create_sms(&g, p, c->hardware, d))
        run_launches(&g, launches, s, d);
    for (unsigned i = 0; i < sms; i++) {
        sm_destroy(g.port[i].sm);
        work_free(g.port[i].work);
    }
    watermark_free(&g.watermark);
    memory_destroy(g.memory);
    calls_grid_free(g.grid);
    return d->errors == errors && d->status == status;
}
