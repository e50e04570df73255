/* Events, execution units and write-back of an SM. */
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include <stdlib.h>
#include <string.h>

void time_init(struct sm *sm)
{
    sm->wheel_head = xmalloc(WHEEL * sizeof *sm->wheel_head);
    sm->wheel_tail = xmalloc(WHEEL * sizeof *sm->wheel_tail);
    for (unsigned i = 0; i < WHEEL; i++)
        sm->wheel_head[i] = sm->wheel_tail[i] = NO_EVENT;
}

/* Destination k of the instruction. */
static void write_push(struct sm *sm, struct rf *rf, uint32_t flight, unsigned k)
{
    const struct flight *f = &sm->flights[flight];
    struct warp *w = f->w;
    struct write_fifo *q = rf->wb;
    for (unsigned i = 1; i < sm->z.wbw; i++)
        if (rf->wb[i].n < q->n)
            q = &rf->wb[i];
    if (q->n == q->cap) {
        unsigned cap = q->cap ? 2 * q->cap : 16;
        struct write *ring = xmalloc(cap * sizeof *ring);
        for (unsigned i = 0; i < q->n; i++)
            ring[i] = q->ring[(q->head + i) & (q->cap - 1)];
        free(q->ring);
        *q = (struct write_fifo){ring, 0, q->n, cap};
    }
    rf->writes++;
    unsigned reg = flight_dst(f, k);
    bool told = f->renamed && k < 2 && !f->finds;
    uint32_t phys = told ? f->phys[k] : regmap_phys(&sm->map, w->base, w->number, reg);
    q->ring[(q->head + q->n++) & (q->cap - 1)] = (struct write){flight,
                                                                phys,
                                                                (uint8_t)reg,
                                                                (uint8_t)flight_dst_key(f, k),
                                                                (uint8_t)flight_dst_name(f, k),
                                                                inst_near_dst(f->inst, k)};
}

void results_write(struct sm *sm, uint32_t flight)
{
    struct rf *rf = &sm->rf[sm->flights[flight].rf];
    unsigned n = flight_results(&sm->flights[flight]);
    if (sm->payload && sm->flights[flight].unsure)
        values_written(sm, &sm->flights[flight]);
    for (unsigned i = 0; i < n; i++)
        write_push(sm, rf, flight, i);
}

void results_release(struct sm *sm, uint32_t flight)
{
    struct rf *rf = &sm->rf[sm->flights[flight].rf];
    struct warp *w = sm->flights[flight].w;
    const struct flight *f = &sm->flights[flight];
    for (unsigned i = 0; i < flight_results(f); i++)
        w->pending[flight_dst_key(f, i) / 64] &= ~(1ull << (flight_dst_key(f, i) % 64));
    for (unsigned i = 0; i < flight_results(f); i++)
        warp_reg_free(sm, rf, w, flight_dst_key(f, i));
    flight_finished(sm, flight);
}

static void happen(struct sm *sm, const struct event *e)
{
    struct rf *rf = &sm->rf[e->rf];
    if (e->kind == EVENT_DONE) {
        if (sm->flights[e->a].unwritten)
            results_write(sm, e->a);
        else
            results_release(sm, e->a);
    } else {
        struct warp *w = &rf->warps[e->a];
        w->released = true;
        warp_settle(sm, rf, w, sm->cycle);
    }
}

void time_run(struct sm *sm)
{
    unsigned at = (unsigned)(sm->cycle % WHEEL);
    uint32_t e = sm->wheel_head[at];
    if (e == NO_EVENT)
        return;
    sm->wheel_head[at] = sm->wheel_tail[at] = NO_EVENT;
    while (e != NO_EVENT) {
        struct event now = sm->events[e];
        if (now.time > sm->cycle) {
            event_append(sm, e); /* a later round of the wheel */
        } else {
            pool_give(&sm->free_events, e);
            happen(sm, &now);
        }
        e = now.next;
    }
}

static unsigned latency_of(struct sm *sm, const struct inst *i)
{
    if (sm->random)
        return 1 + rng_below(&sm->rng, sm->phase.latency);
    return sm->latency[i->op->class];
}

/* Cycles for which the instruction occupies its unit's input. */
static unsigned initiation_of(const struct sm *sm, const struct inst *i)
{
    return sm->random && !sm->phase.slow_units ? 1 : sm->initiation[i->op->class];
}

void execute(struct sm *sm, struct rf *rf, unsigned port, uint32_t flight, bool last)
{
    const struct flight *f = &sm->flights[flight];
    enum unit u = unit_of(f->inst->op->class);
    if (sm->lsu && u == UNIT_MEMORY) {
        if (last)
            memory_execute(sm, flight);
        return;
    }
    struct exit *x = &rf->exits[port][u];
    x->taken = sm->cycle + 1 > x->idle ? sm->cycle + 1 : x->idle;
    rf->in_use[port] |= 1u << u;
    x->idle = x->taken + (last ? initiation_of(sm, f->inst) : 1);
    if (!last)
        return;
    /* One cycle from the unit's input into it, one from its end to the write port. */
    uint64_t done = x->taken + latency_of(sm, f->inst) + (f->unwritten ? 2 : 3);
    /* Bursts: results that would trickle in come together. */
    if (sm->random && sm->phase.burst > 1)
        done += sm->phase.burst - done % sm->phase.burst;
    time_add(sm, done, EVENT_DONE, f->rf, 0, flight);
}

void write_drive(struct sm *sm, struct rf *rf)
{
    uint32_t valid = 0;
    for (unsigned i = 0; i < sm->z.wbw; i++) {
        const struct write_fifo *q = &rf->wb[i];
        if (!q->n)
            continue;
        const struct write *wr = &q->ring[q->head];
        bool held = (rf->in->wb_valid >> i & 1) && !(rf->out->wb_ready >> i & 1);
        valid |= 1u << i;
        if (held)
            continue; /* payload stays as it is until it is taken */
        rf->in->wb_phys[i] = wr->phys;
        const struct flight *f = &sm->flights[wr->flight];
        rf->in->wb_mask[i] = f->lanes;
        SM_PARTS(sm, request, rf, i, wr, f->w);
        if (!sm->payload)
            continue;
        unsigned words = regfile_row_words(rf->m);
        if (f->keeper) {
            memcpy(rf->in->wb_data + (size_t)i * words, SM_KEEPER(sm, row, rf, f, false),
                   words * sizeof *rf->in->wb_data);
            continue;
        }
        struct oracle_key key = sm_value(sm, f, wr->reg);
        oracle_port_data(rf->oracle, f->lanes, key, sm->cycle * sm->z.wbw + i,
                         rf->in->wb_data + (size_t)i * words);
    }
    rf->in->wb_valid = valid;
}

void write_accept(struct sm *sm, struct rf *rf)
{
    for (uint32_t taken = rf->in->wb_valid & rf->out->wb_ready; taken; taken &= taken - 1) {
        struct write_fifo *q = &rf->wb[__builtin_ctz(taken)];
        struct write wr = q->ring[q->head];
        q->head = (q->head + 1) & (q->cap - 1);
        q->n--;
        rf->writes--;
        struct flight *f = &sm->flights[wr.flight];
        f->w->pending[wr.key / 64] &= ~(1ull << (wr.key % 64));
        struct warp *w = f->w;
        if (f->keeper)
            SM_KEEPER(sm, moved, rf, f);
        bool last = --f->unwritten == 0;
        if (last)
            flight_finished(sm, wr.flight);
        warp_reg_free(sm, rf, w, wr.key);
    }
}
