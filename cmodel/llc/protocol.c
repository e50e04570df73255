/* The protocol of messages: what each rule does to a set, a filter, a queue. */
#include "base/mem.h"
#include "cmodel/llc/protocol_state.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"

const struct proto_config proto_safe = {
    .sets = 1,
    .blocks = 64,
    .shape = {.registers = 32, .lru = EXT_LRU_EXACT, .lru_bits = 12},
    .filter = PROTO_HASHED,
    .filter_bits = 256,
    .filter_banks = 4,
    .update = UPDATE_QUEUE,
    .swap = SWAP_MARKER,
    .threshold = 32,
    .carry = true,
    .queue = 8,
    .reads = PROTO_MOST_READS,
};

static void divide(struct proto_set *s, const struct proto_config *c);

struct proto *proto_create(const struct proto_config *c)
{
    struct proto *p = xcalloc(1, sizeof *p);
    p->c = *c;
    p->set = xcalloc(c->sets, sizeof *p->set);
    p->hash = xcalloc(c->blocks, sizeof *p->hash);
    for (unsigned b = 0; b < c->blocks; b++)
        p->hash[b] = mix64(b + 0x6d6f7270);
    for (unsigned i = 0; i < c->sets; i++) {
        struct proto_set *s = &p->set[i];
        s->store = ext_set_create(&c->shape);
        s->held = xcalloc(ext_set_slots(s->store), sizeof *s->held);
        s->queue = xcalloc(c->queue + 1, sizeof *s->queue);
        s->memory = xcalloc(c->blocks, sizeof *s->memory);
        s->image = xcalloc(c->blocks, sizeof *s->image);
        s->filter =
            mf_new(c->filter_bits, c->filter_banks, xcalloc(c->blocks, sizeof *s->filter.stamp));
        divide(s, c);
    }
    return p;
}

void proto_destroy(struct proto *p)
{
    if (!p)
        return;
    for (unsigned i = 0; i < p->c.sets; i++) {
        struct proto_set *s = &p->set[i];
        ext_set_destroy(s->store);
        free(s->held);
        free(s->queue);
        free(s->memory);
        free(s->image);
        free(s->filter.stamp);
    }
    free(p->set);
    free(p->hash);
    free(p);
}

const struct proto_counts *proto_counts(const struct proto *p)
{
    return &p->counts;
}

static bool writes(enum proto_op op)
{
    return op == PROTO_WR || op == PROTO_PWR || op == PROTO_ATOM || op == PROTO_RED;
}

/* What a write of part of a block, or an atomic, makes of it. */
static uint64_t changed(uint64_t old, uint64_t id)
{
    return mix64(old ^ id * 0x9e3779b97f4a7c15u);
}

/* ---- filters */

static bool asked(const struct proto *p, const struct proto_set *s, uint32_t blk, bool second)
{
    if (p->c.filter == PROTO_HASHED)
        return mf_seems(&s->filter, p->hash[blk], second);
    return second ? mf_recent(&s->filter, blk) : mf_member(&s->filter, blk);
}

static void put_in(struct proto *p, struct proto_set *s, uint32_t blk)
{
    mf_add(&s->filter, blk, p->hash[blk]);
}

static void swap(struct proto *p, struct proto_set *s)
{
    mf_swap(&s->filter);
    s->distinct = 0;
    s->quiet = 0;
    s->swaps = (s->swaps + 1) & 3;
    for (unsigned i = 0; i < 2; i++)
        s->since[i] = (uint8_t)(s->since[i] < 2 ? s->since[i] + 1 : 2);
    p->counts.swaps++;
}

bool proto_can_turn(const struct proto *p, unsigned set)
{
    const struct proto_set *s = &p->set[set];
    for (unsigned i = 0; i < s->nreads; i++)
        if (s->read[i].old)
            return false;
    return s->nreads || s->since[0] || s->since[1];
}

void proto_turn(struct proto *p, unsigned set)
{
    struct proto_set *s = &p->set[set];
    for (unsigned i = 0; i < s->nreads; i++)
        s->read[i].old = true;
    s->since[1] = s->since[0];
    s->since[0] = 0;
}

static void turns(struct proto *p, struct proto_set *s)
{
    unsigned set = (unsigned)(s - p->set);
    if (!p->c.free_turns && proto_can_turn(p, set))
        proto_turn(p, set);
}

/* Whether a block that was read may be filled in. */
static bool may_fill(const struct proto *p, const struct proto_set *s, const struct proto_read *r)
{
    switch (p->c.fill) {
    case FILL_BLOCK:
        return s->since[r->old] < 2 && !asked(p, s, r->blk, false);
    case FILL_STAMP:
        return ((s->swaps - r->stamp) & 3) < 2 && !asked(p, s, r->blk, false);
    case FILL_SET:
        return !s->poisoned;
    default:
        return true;
    }
}

/* A block is there, or will be, or its last value is on its way to memory. */
static bool concerns(const struct proto *p, const struct proto_set *s, uint32_t blk)
{
    if (ext_set_find(s->store, blk) != EXT_NO_SLOT)
        return true;
    for (unsigned i = 0; i < s->queued; i++) {
        const struct proto_entry *e = &s->queue[(s->head + i) % (p->c.queue + 1)];
        if (e->blk == blk && writes(e->op))
            return true;
    }
    if (s->stage == ROW_TAKEN && s->row.blk == blk && writes(s->row.op))
        return true;
    for (unsigned i = 0; i < s->nlate; i++)
        if (s->late[i].blk == blk)
            return true;
    return false;
}

/* For PROTO_PERFECT: it will be there when its turn comes, as far as is known now. */
static bool awaited(const struct proto *p, const struct proto_set *s, uint32_t blk)
{
    for (unsigned i = 0; i < s->queued; i++)
        if (s->queue[(s->head + i) % (p->c.queue + 1)].blk == blk)
            return true;
    return (s->stage != ROW_FREE && s->row.blk == blk) || concerns(p, s, blk);
}

static bool predicted_hit(struct proto *p, struct proto_set *s, uint32_t blk)
{
    switch (p->c.filter) {
    case PROTO_NONE:
        return true;
    case PROTO_PERFECT:
        return awaited(p, s, blk);
    default:
        return asked(p, s, blk, false);
    }
}

/* ---- acceptance */

static bool queue_room(const struct proto *p, const struct proto_set *s)
{
    return s->queued < p->c.queue;
}

bool proto_room(const struct proto *p, unsigned set)
{
    return queue_room(p, &p->set[set]) && p->set[set].nreads < p->c.reads;
}

static void enqueue(struct proto *p, struct proto_set *s, struct proto_entry e)
{
    if (writes(e.op) && s->nreads)
        s->poisoned = true;
    e.fresh = !asked(p, s, e.blk, true);
    e.generation = s->filter.generation;
    if (s->owed && !p->c.marker_row) {
        s->owed = false;
        s->out = true;
        e.marker = true;
    }
    if (p->c.update != UPDATE_SERVICE)
        put_in(p, s, e.blk);
    s->queue[(s->head + s->queued++) % (p->c.queue + 1)] = e;
    if (p->c.swap == SWAP_ACCEPT) {
        s->distinct += e.fresh;
        if (s->distinct >= p->c.threshold)
            swap(p, s);
    }
}

static void predicted_miss(struct proto *p, struct proto_set *s, const struct proto_entry *e)
{
    p->counts.predicted_misses++;
    p->counts.dram_reads++;
    p->counts.false_negatives += concerns(p, s, e->blk);
    for (unsigned i = 0; i < s->nreads; i++)
        p->counts.double_reads += s->read[i].blk == e->blk;
    turns(p, s);
    s->read[s->nreads++] = (struct proto_read){
        .blk = e->blk, .value = s->memory[e->blk], .expected = e->expected, .stamp = s->swaps};
    if (p->c.update == UPDATE_ACCEPT)
        put_in(p, s, e->blk);
}

void proto_accept(struct proto *p, unsigned set, enum proto_op op, uint32_t blk, bool as_hit)
{
    struct proto_set *s = &p->set[set];
    struct proto_entry e = {.op = (uint8_t)op, .blk = blk, .expected = s->image[blk]};
    p->counts.requests++;
    if (writes(op)) {
        e.value = ++p->last_value;
        s->image[blk] = op == PROTO_WR ? e.value : changed(s->image[blk], e.value);
    }
    if (op == PROTO_RD) {
        p->counts.reads++;
        if (!as_hit && !predicted_hit(p, s, blk)) {
            predicted_miss(p, s, &e);
            return;
        }
        p->counts.predicted_hits++;
        bool there = awaited(p, s, blk);
        p->counts.hits += there;
        if (!there && mf_member(&s->filter, blk))
            p->counts.stale_members++;
        else if (!there)
            p->counts.collisions++;
    }
    enqueue(p, s, e);
}

unsigned proto_reads(const struct proto *p, unsigned set)
{
    return p->set[set].nreads;
}

void proto_return(struct proto *p, unsigned set, unsigned i, bool drop)
{
    struct proto_set *s = &p->set[set];
    struct proto_read r = s->read[i];
    p->counts.wrong += r.value != r.expected;
    s->nreads--;
    for (; i < s->nreads; i++)
        s->read[i] = s->read[i + 1];
    bool fill = !drop && queue_room(p, s) && may_fill(p, s, &r);
    if (!s->nreads)
        s->poisoned = false;
    turns(p, s);
    p->counts.fills += fill;
    p->counts.fills_dropped += !fill;
    p->counts.fills_there += !fill && awaited(p, s, r.blk);
    if (fill)
        enqueue(p, s, (struct proto_entry){.op = PROTO_FILL, .blk = r.blk, .value = r.value});
}

/* ---- the warp */

bool proto_can_dispatch(const struct proto *p, unsigned set)
{
    return p->set[set].queued && p->set[set].stage == ROW_FREE;
}

void proto_dispatch(struct proto *p, unsigned set)
{
    struct proto_set *s = &p->set[set];
    s->row = s->queue[s->head];
    s->head = (s->head + 1) % (p->c.queue + 1);
    s->queued--;
    s->stage = ROW_TAKEN;
    if (s->owed && (p->c.marker_row || p->c.swap == SWAP_IDLE)) {
        s->owed = false;
        s->row.marker = true;
    }
}

bool proto_can_serve(const struct proto *p, unsigned set)
{
    return p->set[set].stage == ROW_TAKEN && p->set[set].nlate < PROTO_MOST_LATE;
}

static void to_memory(struct proto *p, struct proto_set *s, uint32_t blk, uint64_t value)
{
    p->counts.dram_writes++;
    if (p->c.evict_late && s->nlate < PROTO_MOST_LATE)
        s->late[s->nlate++] = (struct proto_write){blk, value};
    else
        s->memory[blk] = value;
}

static void leaves(struct proto *p, struct proto_set *s, const struct ext_gone *gone)
{
    if (gone->any && gone->dirty)
        to_memory(p, s, gone->tag, s->held[gone->slot]);
}

static enum bd_level level_of(const struct proto *p, uint32_t blk, uint64_t value)
{
    return p->c.level ? p->c.level(blk, value) : BD_NONE;
}

/* A block that is not there; returns its slot. */
static unsigned insert(struct proto *p, struct proto_set *s, uint32_t blk, uint64_t value,
                       int victim)
{
    struct ext_gone gone;
    unsigned slot;
    enum bd_level level = level_of(p, blk, value);
    if (victim == EXT_NO_SLOT)
        slot = ext_set_insert(s->store, blk, level, false, &gone);
    else
        ext_set_replace(s->store, slot = (unsigned)victim, blk, false, &gone);
    leaves(p, s, &gone);
    if (p->c.shape.compression)
        ext_set_count(s->store, level);
    s->held[slot] = value;
    return slot;
}

/* A new value of a block that is there; a larger one moves. */
static void update(struct proto *p, struct proto_set *s, unsigned slot, uint64_t value)
{
    uint32_t blk = s->row.blk;
    enum bd_level level = level_of(p, blk, value);
    if (p->c.shape.compression && level > ext_set_level(s->store, slot)) {
        struct ext_gone old;
        ext_set_remove(s->store, slot, &old);
        slot = insert(p, s, blk, value, EXT_NO_SLOT);
    } else if (p->c.shape.compression)
        ext_set_count(s->store, level);
    s->held[slot] = value;
    if (p->c.write_through)
        to_memory(p, s, blk, value);
    else
        ext_set_soil(s->store, slot);
}

static void flush(struct proto *p, struct proto_set *s)
{
    for (unsigned i = 0; i < ext_set_slots(s->store); i++) {
        struct ext_gone gone;
        ext_set_remove(s->store, i, &gone);
        leaves(p, s, &gone);
    }
}

/* The slot of the row's block; fetched and inserted if it was not there. */
static unsigned brought(struct proto *p, struct proto_set *s, int victim)
{
    const struct proto_entry *e = &s->row;
    int slot = ext_set_find(s->store, e->blk);
    if (slot != EXT_NO_SLOT) {
        ext_set_use(s->store, (unsigned)slot);
        return (unsigned)slot;
    }
    p->counts.dram_reads += e->op != PROTO_WR && e->op != PROTO_FILL;
    return insert(p, s, e->blk, e->op == PROTO_FILL ? e->value : s->memory[e->blk], victim);
}

void proto_serve(struct proto *p, unsigned set, int victim)
{
    struct proto_set *s = &p->set[set];
    const struct proto_entry *e = &s->row;
    if (e->marker)
        ext_set_mark(s->store);
    if (p->c.update == UPDATE_SERVICE && e->op != PROTO_FLUSH)
        put_in(p, s, e->blk);
    if (e->op == PROTO_FLUSH)
        flush(p, s);
    else {
        unsigned slot = brought(p, s, victim);
        s->answer = s->held[slot];
        if (e->op == PROTO_WR)
            update(p, s, slot, e->value);
        else if (writes(e->op))
            update(p, s, slot, changed(s->held[slot], e->value));
    }
    s->all_touched = ext_set_all_touched(s->store);
    s->carries = p->c.carry && s->quiet >= p->c.carry_after && ext_set_carry(s->store, &s->carried);
    s->stage = ROW_SERVED;
    p->counts.services++;
}

bool proto_can_complete(const struct proto *p, unsigned set)
{
    return p->set[set].stage == ROW_SERVED;
}

/* The rules by which the filters change places. */
static void judge(struct proto *p, struct proto_set *s)
{
    const struct proto_entry *e = &s->row;
    bool go = false;
    switch (p->c.swap) {
    case SWAP_MARKER:
        s->out = s->out && !e->marker;
        go = s->all_touched && !s->owed && !s->out;
        s->owed = s->owed || go;
        break;
    case SWAP_IDLE:
        go = s->all_touched && !s->queued && !s->nreads && !s->owed;
        s->owed = s->owed || go;
        break;
    case SWAP_PAPER:
        if (e->generation == s->filter.generation)
            s->distinct += e->fresh;
        go = s->distinct >= p->c.threshold;
        break;
    default:
        break;
    }
    if (go) {
        swap(p, s);
        turns(p, s);
    }
}

void proto_complete(struct proto *p, unsigned set)
{
    struct proto_set *s = &p->set[set];
    const struct proto_entry *e = &s->row;
    s->stage = ROW_FREE;
    s->quiet++;
    if (e->op == PROTO_RD || e->op == PROTO_ATOM)
        p->counts.wrong += s->answer != e->expected;
    if (s->carries)
        put_in(p, s, s->carried);
    judge(p, s);
}

bool proto_join(struct proto *p, unsigned set)
{
    struct proto_set *s = &p->set[set];
    const struct proto_entry *e = &s->queue[s->head];
    if (!s->queued || s->stage != ROW_FREE || s->row.op != PROTO_RD || e->op != PROTO_RD ||
        e->blk != s->row.blk || e->marker)
        return false;
    p->counts.wrong += s->answer != e->expected;
    s->head = (s->head + 1) % (p->c.queue + 1);
    s->queued--;
    return true;
}

unsigned proto_late(const struct proto *p, unsigned set)
{
    return p->set[set].nlate;
}

void proto_land(struct proto *p, unsigned set, unsigned i)
{
    struct proto_set *s = &p->set[set];
    s->memory[s->late[i].blk] = s->late[i].value;
    s->nlate--;
    for (; i < s->nlate; i++)
        s->late[i] = s->late[i + 1];
}

/* ---- epochs */

struct leaving {
    struct proto *p;
    struct proto_set *s;
};

static void leave(void *self, const struct ext_gone *gone)
{
    struct leaving *l = self;
    leaves(l->p, l->s, gone);
}

void proto_epoch(struct proto *p, unsigned set)
{
    struct leaving l = {p, &p->set[set]};
    ext_set_epoch(p->set[set].store, leave, &l);
}

static void divide(struct proto_set *s, const struct proto_config *c)
{
    if (c->registers[BD_HIGH] + c->registers[BD_LOW] + c->registers[BD_NONE])
        ext_set_assign(s->store, c->registers, NULL, NULL);
}

/* ---- questions */

bool proto_idle(const struct proto *p, unsigned set)
{
    const struct proto_set *s = &p->set[set];
    return !s->queued && !s->nreads && !s->nlate && s->stage == ROW_FREE;
}

unsigned proto_victims(const struct proto *p, unsigned set, int slot[], unsigned most)
{
    const struct proto_set *s = &p->set[set];
    if (s->row.op == PROTO_FLUSH || ext_set_find(s->store, s->row.blk) != EXT_NO_SLOT ||
        ext_set_blocks(s->store) < ext_set_capacity(s->store))
        return 0;
    unsigned n = 0;
    for (unsigned i = 0; i < ext_set_slots(s->store) && n < most; i++)
        if (ext_set_valid(s->store, i))
            slot[n++] = (int)i;
    return n;
}

unsigned proto_differences(const struct proto *p, unsigned set)
{
    const struct proto_set *s = &p->set[set];
    unsigned n = 0;
    for (unsigned b = 0; b < p->c.blocks; b++)
        n += s->memory[b] != s->image[b];
    return n;
}
