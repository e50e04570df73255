/* Warps of an SM: scoreboard, barriers, issue. */
#include "cmodel/sm/sm_given.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>

static inline bool first_common(const uint64_t a[REG_SET_WORDS], const uint64_t b[REG_SET_WORDS],
                                unsigned *reg)
{
    _Static_assert(REG_SET_WORDS == 4, "the test below is written out");
    if (!((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3])))
        return false;
    for (unsigned i = 0; i < REG_SET_WORDS; i++)
        if (a[i] & b[i]) {
            *reg = 64 * i + (unsigned)__builtin_ctzll(a[i] & b[i]);
            return true;
        }
    return false;
}

static bool any(const uint64_t set[REG_SET_WORDS])
{
    return set[0] | set[1] | set[2] | set[3];
}

/* What the instruction buffer answers when the warp is selected. */
static void prepare(struct sm *sm, struct rf *rf, struct warp *w)
{
    const struct op *op = w->at->op;
    unsigned first = w->uop * sm->z.nsrc, n = op->nsrc - first;
    if (n > sm->z.nsrc)
        n = sm->z.nsrc;
    w->nsrc = n;
    w->src_valid = (uint32_t)low_bits(n);
    for (unsigned k = 0; k < n; k++)
        w->phys[k] = regmap_phys(&sm->map, w->base, w->number, op->src[first + k]);
    SM_PARTS(sm, ready, rf, w, first, n);
}

static void make_ready(struct sm *sm, struct rf *rf, struct warp *w, uint64_t now)
{
    if (seldom(sm->random) && !w->released && rng_percent(&sm->rng, sm->phase.withhold_percent)) {
        warp_set_state(rf, w, WARP_WITHHELD);
        time_add(sm, now + 1 + rng_below(&sm->rng, sm->phase.withhold_cycles), EVENT_RELEASE,
                 rf->index, w->sched, w->number);
        return;
    }
    prepare(sm, rf, w);
    warp_set_state(rf, w, WARP_READY);
    rf->in->warp_ready[w->sched] |= local_bit(w);
}

/* The warp has no more instructions to issue. */
static void warp_ended(struct sm *sm, struct rf *rf, struct warp *w);

/* RAW and WAW on outstanding writes, WAR on sources that a collector still has to read. */
static bool blocked(struct warp *w, const struct op *op)
{
    if (op->drains && (first_common(w->pending, op->waits, &w->wait_reg) ||
                       first_common(w->reading, op->waits, &w->wait_reg)))
        return true;
    return first_common(w->pending, op->uses, &w->wait_reg) ||
           first_common(w->reading, op->writes, &w->wait_reg);
}

/* The same but for the hazards that are let through. */
static bool blocked_but(const struct sm *sm, struct warp *w, const struct op *op)
{
    uint64_t sources[REG_SET_WORDS] = {0};
    for (unsigned k = 0; k < op->nsrc; k++)
        sources[op->src[k] / 64] |= 1ull << (op->src[k] % 64);
    return (!(sm->hazards & HAZARD_RAW) && first_common(w->pending, sources, &w->wait_reg)) ||
           (!(sm->hazards & HAZARD_WAW) && first_common(w->pending, op->writes, &w->wait_reg)) ||
           (!(sm->hazards & HAZARD_WAR) && first_common(w->reading, op->writes, &w->wait_reg));
}

/* What an indirect access (program.h) names may be any register with an outstanding write; or read,
 * if it is to be written. */
static bool undrained(struct warp *w, const struct op *op)
{
    return first_common(w->pending, w->pending, &w->wait_reg) ||
           (op->indirect == INDIRECT_WRITE && first_common(w->reading, w->reading, &w->wait_reg));
}

void warp_settle(struct sm *sm, struct rf *rf, struct warp *w, uint64_t now)
{
    if (seldom(w->at == w->end)) {
        if (w->move.now)
            window_moved(sm, rf, w);
        else
            warp_ended(sm, rf, w);
        return;
    }
    if (!w->buffered) {
        fetch_want(sm, rf, w);
        return;
    }
    const struct op *op = w->at->op;
    if (seldom(w->atomics || (w->membar && any(w->pending)))) {
        warp_set_state(rf, w, WARP_MEMORY);
        return;
    }
    w->membar = false;
    if (seldom(op->indirect & sm->drains) && undrained(w, op)) {
        warp_set_state(rf, w, WARP_SCOREBOARD);
        return;
    }
    if (w->uop == 0) {
        w->nuops = op->nsrc > sm->z.nsrc ? (op->nsrc + sm->z.nsrc - 1) / sm->z.nsrc : 1;
        if (seldom(sm->hazards) ? blocked_but(sm, w, op) : blocked(w, op)) {
            warp_set_state(rf, w, WARP_SCOREBOARD);
            return;
        }
    }
    make_ready(sm, rf, w, now);
}

void warp_reg_free(struct sm *sm, struct rf *rf, struct warp *w, unsigned reg)
{
    if ((w->state == WARP_SCOREBOARD && w->wait_reg == reg) || w->state == WARP_MEMORY)
        warp_settle(sm, rf, w, sm->cycle + 1);
}

void barrier_open(struct sm *sm, struct resident *r)
{
    r->waiting = 0;
    for (unsigned i = 0; i < r->b->nwarps; i++)
        if (r->warps[i]->block == r && r->warps[i]->move.now)
            r->warps[i]->move.passed = sm->windows.look = true;
        else if (r->warps[i]->block == r && r->warps[i]->state == WARP_BARRIER)
            warp_settle(sm, &sm->rf[r->rf[i]], r->warps[i], sm->cycle + 1);
}

/* The barrier opens when every warp of the block that has not ended waits at it; or when the
 * hardware says so, which counts them itself. */
static void barrier_check(struct sm *sm, struct resident *r)
{
    if (r->waiting && r->waiting == r->live && !sm->given)
        barrier_open(sm, r);
}

static void warp_ended(struct sm *sm, struct rf *rf, struct warp *w)
{
    struct resident *r = w->block;
    warp_set_state(rf, w, WARP_DRAIN);
    r->live--;
    barrier_check(sm, r);
    if (!w->in_flight)
        warp_retire(sm, rf, w);
}

/* Copies to shared memory: one more, or a group is complete, or the warp waits for those of all
 * groups but the last ones. */
static void async_issued(struct sm *sm, struct warp *w, struct flight *f)
{
    const struct op *op = f->inst->op;
    if (op->async == ASYNC_COPY) {
        f->copies = true;
        f->group = w->groups;
        f->older = w->copies;
        w->copies = w->flight + 1;
        return;
    }
    if (op->async == ASYNC_CLOSES) {
        w->groups++;
        return;
    }
    for (uint32_t c = w->copies; c; c = sm->flights[c - 1].older) {
        struct flight *copy = &sm->flights[c - 1];
        if (copy->group + op->extra_imm >= w->groups)
            continue;
        copy->waited = true;
        w->atomics++;
    }
}

static void copy_finished(struct sm *sm, struct warp *w, uint32_t flight)
{
    uint32_t *at = &w->copies;
    while (*at != flight + 1)
        at = &sm->flights[*at - 1].older;
    *at = sm->flights[flight].older;
}

void flight_finished(struct sm *sm, uint32_t flight)
{
    struct warp *w = sm->flights[flight].w;
    struct rf *rf = &sm->rf[sm->flights[flight].rf];
    if (seldom(sm->flights[flight].copies))
        copy_finished(sm, w, flight);
    pool_give(&sm->free_flights, flight);
    w->in_flight--;
    if (sm->flights[flight].waited && --w->atomics == 0 && w->state == WARP_MEMORY)
        warp_settle(sm, rf, w, sm->cycle + 1);
    if (w->in_flight)
        return;
    if (w->state == WARP_DRAIN && w->move.now)
        window_moved(sm, rf, w);
    else if (w->state == WARP_DRAIN)
        warp_retire(sm, rf, w);
    else if (w->state == WARP_BARRIER && w->block->b->moves)
        window_barrier(sm, rf, w);
}

void count_call(struct sm_stats *s, const struct inst *i)
{
    uint64_t bytes = 4ull * (unsigned)__builtin_popcount(i->mask);
    switch (i->op->counts) {
    case COUNTS_CALL:
        s->calls++;
        break;
    case COUNTS_SPILL:
        s->spills++;
        s->spill_bytes += bytes;
        break;
    case COUNTS_FILL:
        s->fills++;
        s->fill_bytes += bytes;
        break;
    case COUNTS_UNFRAMED:
        s->unframed_calls += i->mask != 0;
        break;
    default:
        s->traps++;
        break;
    }
}

void values_written(struct sm *sm, const struct flight *f)
{
    const struct warp *w = f->w;
    const struct op *op = f->inst->op;
    if (f->keeper) {
        struct rf *rf = &sm->rf[f->rf];
        oracle_set(rf->oracle, regmap_phys(&sm->map, w->base, w->number, op->dst[0]),
                   SM_KEEPER(sm, row, rf, f, true), w->launch);
        return;
    }
    for (unsigned k = 0; k < flight_results(f); k++) {
        unsigned reg = flight_dst(f, k);
        oracle_write(sm->rf[f->rf].oracle, regmap_phys(&sm->map, w->base, w->number, reg), f->lanes,
                     sm_value(sm, f, reg));
    }
}

/* Program order happens here: scoreboard, values, next instruction. */
static void instruction_issued(struct sm *sm, struct rf *rf, struct warp *w, struct flight *f)
{
    const struct inst *i = w->at;
    const struct op *op = i->op;
    for (unsigned k = 0; k < REG_SET_WORDS; k++)
        w->pending[k] |= op->writes[k];
    if (f->lanes && flight_results(f)) {
        f->unwritten = flight_results(f);
        f->version = ++w->version;
        f->unsure = !sm->hit_writes && unit_of(op->class) == UNIT_MEMORY;
        if (sm->payload && !f->unsure)
            values_written(sm, f);
    }
    sm->stats.warp_instructions++;
    if (seldom(op->counts))
        count_call(&sm->stats, i);
    SM_PARTS(sm, issued, rf, w);
    f->waited |= op->atomic;
    w->atomics += f->waited;
    w->membar |= op->membar;
    if (seldom(op->async) && i->mask)
        async_issued(sm, w, f);
    w->buffered--;
    w->block->flag |= op->flag == FLAG_SET;
    if (op->flag != FLAG_SPIN || w->block->flag || sm->stopped) {
        window_happened(sm);
        w->at++;
    }
    w->uop = 0;
}

void warp_issue(struct sm *sm, struct rf *rf, struct warp *w, unsigned id)
{
    const struct op *op = w->at->op;
    struct ticket *t = &rf->tickets[id];
    /* the instruction after the next: another thread has written it, and settling waits for it */
    __builtin_prefetch(w->at + (w->end - w->at > 2 ? 2 : 0));
    if (w->uop == 0) {
        t->flight = flight_new(sm);
        sm->flights[t->flight] = (struct flight){.w = w,
                                                 .inst = w->at,
                                                 .rf = rf->index,
                                                 .undispatched = w->nuops,
                                                 .lanes = fold_mask(sm, w->at->mask)};
        w->in_flight++;
        w->flight = t->flight;
    } else {
        t->flight = w->flight;
    }
    for (unsigned k = 0; k < t->nsrc; k++) {
        unsigned reg = op_src_key(op, t->first + k);
        w->readers[reg]++;
        w->reading[reg / 64] |= 1ull << (reg % 64);
        if (seldom(sm->payload))
            oracle_expect(rf->oracle, id, k,
                          regmap_phys(&sm->map, w->base, w->number, op->src[t->first + k]),
                          w->launch);
    }
    rf->in->warp_ready[w->sched] &= ~local_bit(w);
    w->released = false;
    sm->stats.micro_ops++;
    if (seldom(++w->uop < w->nuops)) {
        warp_settle(sm, rf, w, sm->cycle + 1);
        return;
    }
    bool waits = op->barrier && w->at->mask;
    const struct inst *i = w->at;
    bool kept = false;
    SM_PARTS(sm, flies, rf, w, t);
    instruction_issued(sm, rf, w, &sm->flights[t->flight]);
    SM_PARTS_ANY(kept, sm, keeps, rf, w, i);
    if (kept)
        return;
    if (waits && w->at != w->end) {
        warp_set_state(rf, w, WARP_BARRIER);
        w->block->waiting++;
        if (sm->given)
            given_arrives(sm, rf, w);
        barrier_check(sm, w->block);
        if (w->state == WARP_BARRIER && w->block->b->moves && !w->in_flight)
            window_barrier(sm, rf, w);
    } else if (op->pause && w->at != w->end) {
        warp_set_state(rf, w, WARP_WITHHELD);
        w->released = true;
        time_add(sm, sm->cycle + 1 + op->pause, EVENT_RELEASE, rf->index, w->sched, w->number);
    } else {
        warp_settle(sm, rf, w, sm->cycle + 1);
    }
}
