/* The memory branch of an SM: what leaves the collectors for the load/store unit, and what comes
 * back from it. docs/memory.md. */
#include "cmodel/sm/sm_state.h"

void memory_init(struct sm *sm, const struct params *p, const struct sm_options *o)
{
    if (!params_is(p, "memory.model", "full"))
        return;
    struct mem_config c = mem_config(p);
    if (sm->random)
        mem_config_hurry(&c);
    sm->shares = o->memory != NULL;
    sm->memory = sm->shares ? o->memory : memory_create(&c, 1);
    sm->lsu = lsu_create(&c, sm->memory, o->port, sm->nrf, sm->nslots * MOST_LANES);
    sm->memory_room = lsu_room(sm->lsu);
}

void memory_free(struct sm *sm)
{
    lsu_destroy(sm->lsu);
    if (!sm->shares)
        memory_destroy(sm->memory);
}

enum { WINDOW_BYTES = 1 << 24 }; /* of shared and of local memory in the generic addresses */

/* Shared memory that the kernel's blocks take when as many are resident as fit. */
void memory_begin_kernel(struct sm *sm, const struct block *b)
{
    if (!sm->lsu)
        return;
    unsigned regs = regmap_region(&sm->map, b->nregs);
    uint64_t most = sm->max_blocks;
    if (most > sm->nslots / b->nwarps)
        most = sm->nslots / b->nwarps;
    if (!b->moves && most > sm->map.total / regs * sm->nrf / b->nwarps)
        most = sm->map.total / regs * sm->nrf / b->nwarps;
    uint64_t bytes = most * b->shared_bytes;
    lsu_begin(sm->lsu, bytes < sm->shared_bytes ? bytes : sm->shared_bytes);
}

/* DRAM has a clock of its own: the prefill must not shift it against the work. */
static uint64_t work_cycle(const struct sm *sm)
{
    return sm->cycle - sm->first_cycle;
}

/* An address within the windows of shared and local memory is theirs; the others are global. */
static enum mem_space resolved(const struct block *b, const uint32_t *lanes)
{
    uint64_t addr = lanes ? lanes_first(lanes) : 0;
    if (b->shared_window && addr - b->shared_window < (uint64_t)WINDOW_BYTES)
        return MEM_SHARED;
    if (b->local_window && addr - b->local_window < (uint64_t)WINDOW_BYTES)
        return MEM_LOCAL;
    return MEM_GLOBAL;
}

void memory_execute(struct sm *sm, uint32_t flight)
{
    const struct flight *f = &sm->flights[flight];
    const struct op *op = f->inst->op;
    const struct block *b = f->w->block->b;
    struct mem_inst i = {.flight = flight,
                         .subcore = (uint8_t)f->rf,
                         .kind = op->memory,
                         .writes = f->unwritten != 0,
                         .width = op->width,
                         .mask = f->inst->mask,
                         .thread = (f->rf * sm->z.nw + f->w->number) * MOST_LANES,
                         .lanes = inst_lanes(b, f->inst)};
    if (i.kind.space == MEM_GENERIC)
        i.kind.space = (uint8_t)resolved(b, i.lanes);
    /* Without active lanes, and surfaces. */
    if (!i.lanes && i.kind.space != MEM_SHARED && i.kind.space != MEM_TEXTURE)
        i.kind.space = MEM_CONST;
    lsu_offer(sm->lsu, &i, work_cycle(sm));
}

/* A register that a trap or a move brings back is data: it is always written. */
static bool has_data(const struct sm *sm, const struct lsu_done *done)
{
    return done->end == LSU_DATA || (done->end == LSU_RELEASE && sm->flights[done->flight].keeper);
}

void memory_step(struct sm *sm)
{
    uint64_t now = work_cycle(sm);
    if (!sm->shares && now >= memory_next(sm->memory))
        memory_cycle(sm->memory, now);
    if (now < lsu_next(sm->lsu))
        return;
    lsu_cycle(sm->lsu, now);
    unsigned n;
    const struct lsu_done *done = lsu_completed(sm->lsu, &n);
    for (unsigned i = 0; i < n; i++)
        if (done[i].end == LSU_DATA && sm->later)
            time_add(sm, sm->cycle + sm->later, EVENT_DONE, sm->flights[done[i].flight].rf, 0,
                     done[i].flight);
        else if (has_data(sm, &done[i]))
            results_write(sm, done[i].flight);
        else
            results_release(sm, done[i].flight);
}

void memory_stats(const struct sm *sm, struct sm_stats *s)
{
    s->memory = sm->lsu != NULL;
    if (!sm->lsu)
        return;
    lsu_counts(sm->lsu, &s->lsu);
    memory_counts(sm->memory, &s->below);
}
