/* The load/store unit of an SM, with its L1 and shared memory: what the SM sees of the memory
 * system. docs/memory.md, LU-*. */
#include "cmodel/mem/lsu.h"
#include "base/mem.h"
#include "cmodel/mem/coalesce.h"
#include "cmodel/mem/lanes.h"
#include "cmodel/pool.h"

/* An instruction between its begin and its end; its number is the token of its packets. */
struct slot {
    uint32_t flight;
    bool writes, load, all_sent;
    unsigned open; /* accesses that have not come back */
    uint64_t since;
};

struct input {
    struct mem_inst *ring; /* [lsu_queue] */
    uint64_t *since;
    unsigned head, n;
};

/* The instruction that is at the banks. */
struct current {
    bool there, bypass;
    struct mem_inst i;
    uint32_t slot;
    struct access access[MOST_ACCESSES];
    unsigned n;     /* accesses left; the last one goes first */
    uint64_t until; /* shared memory: busy before that cycle */
};

enum returning { FROM_SHARED, FROM_L1, FROM_BELOW, FROM_TEXTURE, N_RETURNING };

struct lsu {
    struct mem_config c;
    struct memory *m;
    struct l1 *l1;
    unsigned port, subcores, threads;
    struct input *in;
    unsigned *room;   /* [subcores]: for so many more */
    unsigned waiting; /* instructions in all of them */
    struct current now;
    struct slot *slots;
    struct pool free_slots;
    struct fifo fixed;    /* shared memory and constants: when their data are there */
    struct fifo textures; /* the same of textures */
    struct fifo returned; /* data that bypass L1 */
    bool holding;         /* a packet is at the write-back of this unit */
    uint32_t held;
    enum returning turn;
    uint64_t next;
    struct lsu_done *done; /* [cap] */
    unsigned ndone, cap;
    struct lsu_counts counts;
};

struct lsu *lsu_create(const struct mem_config *c, struct memory *m, unsigned port,
                       unsigned subcores, unsigned threads)
{
    struct lsu *u = xcalloc(1, sizeof *u);
    u->c = *c;
    u->m = m;
    u->l1 = l1_create(&u->c);
    u->port = port;
    u->subcores = subcores;
    u->threads = threads;
    u->in = xcalloc(subcores, sizeof *u->in);
    u->room = xcalloc(subcores, sizeof *u->room);
    for (unsigned i = 0; i < subcores; i++) {
        u->in[i].ring = xcalloc(u->c.lsu_queue, sizeof *u->in[i].ring);
        u->room[i] = u->c.lsu_queue;
        u->in[i].since = xcalloc(u->c.lsu_queue, sizeof *u->in[i].since);
    }
    u->next = UINT64_MAX;
    return u;
}

void lsu_destroy(struct lsu *u)
{
    if (!u)
        return;
    l1_destroy(u->l1);
    for (unsigned i = 0; i < u->subcores; i++) {
        free(u->in[i].ring);
        free(u->in[i].since);
    }
    free(u->in);
    free(u->room);
    free(u->slots);
    pool_free(&u->free_slots);
    fifo_free(&u->fixed);
    fifo_free(&u->textures);
    fifo_free(&u->returned);
    free(u->done);
    free(u);
}

void lsu_begin(struct lsu *u, uint64_t shared_bytes)
{
    l1_begin(u->l1, shared_bytes);
}

const unsigned *lsu_room(const struct lsu *u)
{
    return u->room;
}

void lsu_offer(struct lsu *u, const struct mem_inst *i, uint64_t now)
{
    struct input *in = &u->in[i->subcore];
    unsigned at = in->head + in->n++;
    at -= at < u->c.lsu_queue ? 0 : u->c.lsu_queue;
    in->ring[at] = *i;
    in->since[at] = now;
    u->room[i->subcore]--;
    u->waiting++;
    if (now + 1 < u->next)
        u->next = now + 1;
}

static uint32_t slot_new(struct lsu *u)
{
    if (!u->free_slots.n)
        u->slots = pool_grow(&u->free_slots, u->slots, sizeof *u->slots);
    return pool_take(&u->free_slots);
}

/* LU-C1: the end of an instruction. */
static void complete(struct lsu *u, uint32_t slot, enum lsu_end end, uint64_t now)
{
    const struct slot *s = &u->slots[slot];
    if (u->ndone == u->cap)
        u->done = xrealloc(u->done, (u->cap += 64) * sizeof *u->done);
    u->done[u->ndone++] = (struct lsu_done){s->flight, s->writes ? end : LSU_END};
    pool_give(&u->free_slots, slot);
    if (!s->load)
        return;
    u->counts.load_count++;
    u->counts.load_cycles += now - s->since;
    if (now - s->since > u->counts.longest_load)
        u->counts.longest_load = now - s->since;
}

/* One access of an instruction has come back. */
static void came_back(struct lsu *u, uint32_t slot, enum lsu_end end, uint64_t now)
{
    struct slot *s = &u->slots[slot];
    if (--s->open == 0 && s->all_sent)
        complete(u, slot, end, now);
}

/* LU-W1: what was chosen in the cycle before is handed over; LU-W2: one of those that wait is
 * chosen, in turn. */
static void write_back(struct lsu *u, uint64_t now)
{
    if (u->holding)
        came_back(u, u->held, LSU_DATA, now);
    u->holding = false;
    if (!mshr_ready(l1_waiting(u->l1)) && !fifo_due(&u->fixed, now) &&
        !fifo_due(&u->textures, now) && !fifo_due(&u->returned, now))
        return;
    for (unsigned k = 0; k < N_RETURNING && !u->holding; k++) {
        enum returning from = (enum returning)((u->turn + k) % N_RETURNING);
        struct mshr *l1 = l1_waiting(u->l1);
        if (from == FROM_L1 && mshr_ready(l1)) {
            u->held = mshr_take(l1).token;
        } else if (from != FROM_L1) {
            struct fifo *f = from == FROM_SHARED    ? &u->fixed
                             : from == FROM_TEXTURE ? &u->textures
                                                    : &u->returned;
            if (!fifo_due(f, now))
                continue;
            u->held = fifo_head(f)->p.token;
            fifo_pop(f);
        } else {
            continue;
        }
        u->holding = true;
        u->turn = (enum returning)((from + 1) % N_RETURNING);
    }
}

/* LU-R1: one reply of the interconnect. */
static void receive(struct lsu *u, uint64_t now)
{
    const struct packet *p = memory_reply(u->m, u->port, now);
    if (!p)
        return;
    if (p->kind == PACKET_WRITE)
        came_back(u, p->token, LSU_END, now);
    else if (p->bypass)
        fifo_push(&u->returned, p, now + 1);
    else
        l1_fill(u->l1, p->addr);
    memory_taken(u->m, u->port);
}

/* LC-Q1: one packet of L1 to the interconnect. */
static void send(struct lsu *u, uint64_t now)
{
    const struct packet *p = l1_request(u->l1);
    if (!p || !memory_room(u->m, u->port, p->addr, now))
        return;
    memory_send(u->m, p, now);
    l1_sent(u->l1);
}

static void look_up(struct lsu *u, uint64_t now)
{
    uint32_t hits[MOST_L1_BANKS];
    unsigned n = l1_lookup(u->l1, now, hits);
    for (unsigned i = 0; i < n; i++)
        came_back(u, hits[i], u->c.hit_writes ? LSU_DATA : LSU_RELEASE, now);
}

static struct packet packet_of(const struct lsu *u, const struct access *a)
{
    static const uint8_t kind[] = {
        [MEM_LOAD] = PACKET_READ, [MEM_STORE] = PACKET_WRITE, [MEM_ATOMIC] = PACKET_ATOMIC};
    return (struct packet){.addr = a->addr,
                           .token = u->now.slot,
                           .bytes = a->bytes,
                           .kind = kind[u->now.i.kind.action],
                           .port = (uint8_t)u->port,
                           .bypass = u->now.bypass,
                           .sure = u->c.l1_local_hits && u->now.i.kind.space == MEM_LOCAL,
                           .kept = u->c.l1_local_back && u->now.i.kind.space == MEM_LOCAL &&
                                   u->now.i.kind.action == MEM_STORE};
}

/* LU-B1: as many sectors as there are banks enter L1 in a cycle, up to the first whose bank is
 * busy. LU-B2: what bypasses L1 goes to the interconnect, one packet per cycle. */
static void enter(struct lsu *u, uint64_t now)
{
    struct current *c = &u->now;
    for (unsigned k = 0; c->n && k < u->c.l1_banks; k++) {
        struct packet p = packet_of(u, &c->access[c->n - 1]);
        if (c->bypass) {
            if (k || !memory_room(u->m, u->port, p.addr, now))
                break;
            memory_send(u->m, &p, now);
            u->counts.bypassed++;
        } else {
            if (!l1_enter(u->l1, &p, now))
                break;
            u->counts.sectors++;
        }
        u->slots[c->slot].open++;
        c->n--;
    }
    u->counts.stalled += c->n != 0;
}

/* LU-S1: shared memory is busy for as many cycles as there are passes; the data come after its
 * latency, stores end there. */
static void shared_done(struct lsu *u, uint64_t now)
{
    struct current *c = &u->now;
    if (now < c->until)
        return;
    c->there = false;
    u->slots[c->slot].all_sent = true;
    if (!u->slots[c->slot].writes) {
        complete(u, c->slot, LSU_END, now);
        return;
    }
    struct packet p = {.token = c->slot};
    u->slots[c->slot].open = 1;
    if (c->i.kind.space == MEM_TEXTURE)
        fifo_push(&u->textures, &p, now + u->c.texture_latency);
    else
        fifo_push(&u->fixed, &p,
                  now + (c->i.kind.space == MEM_SHARED ? u->c.shared_latency : u->c.l1_latency));
}

static void progress(struct lsu *u, uint64_t now)
{
    struct current *c = &u->now;
    if (!c->there)
        return;
    if (c->i.kind.space >= MEM_SHARED) {
        shared_done(u, now);
        return;
    }
    enter(u, now);
    if (c->n)
        return;
    c->there = false;
    u->slots[c->slot].all_sent = true;
    if (!u->slots[c->slot].open)
        complete(u, c->slot, LSU_DATA, now);
}

static void count(struct lsu *u, const struct mem_inst *i)
{
    u->counts.instructions++;
    if (i->kind.space == MEM_SHARED)
        u->counts.shared++;
    else if (i->kind.action == MEM_LOAD)
        u->counts.loads++;
    else if (i->kind.action == MEM_STORE)
        u->counts.stores++;
    else
        u->counts.atomics++;
}

/* What the lanes ask for. */
static void spread(struct lsu *u, uint64_t now)
{
    struct current *c = &u->now;
    const struct mem_inst *i = &c->i;
    unsigned lanes = i->lanes ? (unsigned)__builtin_popcount(i->mask) : 0;
    uint64_t addr[MOST_LANES];
    c->n = 0;
    c->until = now + 1;
    if (!lanes)
        return;
    lanes_unpack(i->lanes, lanes, addr);
    if (i->kind.space == MEM_SHARED) {
        unsigned passes = shared_passes(addr, lanes, i->width, u->c.shared_banks, u->c.shared_wide);
        c->until = now + passes;
        u->counts.shared_conflicts += passes - 1;
        return;
    }
    if (i->kind.space > MEM_SHARED)
        return;
    if (i->kind.space == MEM_LOCAL)
        localize(addr, i->mask, i->thread, u->threads);
    c->n = i->kind.action == MEM_ATOMIC
               ? coalesce_atomic(addr, lanes, i->width, u->c.sector_bytes, c->access)
               : coalesce(addr, lanes, i->width, u->c.sector_bytes, c->access);
}

/* LU-Q2: the oldest instruction over all sub-cores. */
static void take(struct lsu *u, uint64_t now)
{
    if (u->now.there || !u->waiting)
        return;
    struct input *oldest = NULL;
    for (unsigned s = 0; s < u->subcores; s++) {
        struct input *in = &u->in[s];
        if (in->n && in->since[in->head] < now &&
            (!oldest || in->since[in->head] < oldest->since[oldest->head]))
            oldest = in;
    }
    if (!oldest)
        return;
    struct current *c = &u->now;
    c->i = oldest->ring[oldest->head];
    c->there = true;
    c->bypass = c->i.kind.bypass || c->i.kind.action == MEM_ATOMIC;
    c->slot = slot_new(u);
    u->slots[c->slot] = (struct slot){.flight = c->i.flight,
                                      .writes = c->i.writes,
                                      .load = c->i.kind.action == MEM_LOAD && c->i.lanes &&
                                              c->i.kind.space <= MEM_LOCAL,
                                      .since = oldest->since[oldest->head]};
    oldest->head = oldest->head + 1 < u->c.lsu_queue ? oldest->head + 1 : 0;
    oldest->n--;
    u->room[oldest - u->in]++;
    u->waiting--;
    count(u, &c->i);
    spread(u, now);
}

static uint64_t earliest(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static uint64_t find_next(const struct lsu *u, uint64_t now)
{
    if (u->waiting || u->now.there || u->holding || mshr_ready(l1_waiting(u->l1)))
        return now + 1;
    uint64_t next = earliest(l1_next(u->l1, now), memory_arrival(u->m, u->port));
    if (u->fixed.n)
        next = earliest(next, fifo_head(&u->fixed)->when);
    if (u->textures.n)
        next = earliest(next, fifo_head(&u->textures)->when);
    if (u->returned.n)
        next = earliest(next, fifo_head(&u->returned)->when);
    return next > now ? next : now + 1;
}

void lsu_cycle(struct lsu *u, uint64_t now)
{
    u->ndone = 0;
    if (now < u->next && now < memory_arrival(u->m, u->port))
        return;
    write_back(u, now);
    receive(u, now);
    send(u, now);
    look_up(u, now);
    progress(u, now);
    take(u, now);
    u->next = find_next(u, now);
}

const struct lsu_done *lsu_completed(const struct lsu *u, unsigned *n)
{
    *n = u->ndone;
    return u->done;
}

uint64_t lsu_next(const struct lsu *u)
{
    return earliest(u->next, memory_arrival(u->m, u->port));
}

bool lsu_idle(const struct lsu *u)
{
    return !u->waiting && !u->now.there && u->free_slots.n == u->free_slots.all;
}

void lsu_counts(const struct lsu *u, struct lsu_counts *c)
{
    *c = u->counts;
    c->l1 = *l1_counts(u->l1);
}
