/* Every behaviour of one small set: all requests, all orders of what is under way, false positives
 * at will, and if wanted any victim. */
#include "cmodel/llc/protocol_search.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include <stdio.h>

/* Breadth first by requests: states that cost no further request go first. */
struct node {
    uint32_t parent, bytes; /* bytes: offset of its state */
    uint16_t size, requests;
    struct search_step step;
};

struct search {
    const struct proto_config *c;
    const struct search_bounds *b;
    struct proto *p;
    struct node *node;
    size_t nodes, most;
    uint8_t *bytes;
    size_t used, cap;
    uint32_t *table; /* node + 1, by hash */
    size_t table_size;
    uint32_t *now, *later; /* stacks of nodes with as many requests, with one more */
    size_t nnow, nlater;
    struct search_result *r;
};

static uint64_t hash_of(const uint8_t *b, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ b[i]) * 0x100000001b3u;
    return mix64(h);
}

/* The node of a state; *added: it is new. UINT32_MAX: no room. */
static uint32_t find(struct search *x, const uint8_t *state, size_t n, bool *added)
{
    size_t at = hash_of(state, n) & (x->table_size - 1);
    for (; x->table[at]; at = (at + 1) & (x->table_size - 1)) {
        const struct node *k = &x->node[x->table[at] - 1];
        if (k->size == n && memcmp(x->bytes + k->bytes, state, n) == 0) {
            *added = false;
            return x->table[at] - 1;
        }
    }
    *added = true;
    if (x->nodes == x->most)
        return UINT32_MAX;
    if (x->used + n > x->cap) {
        x->cap = 2 * (x->used + n);
        x->bytes = xrealloc(x->bytes, x->cap);
    }
    memcpy(x->bytes + x->used, state, n);
    x->node[x->nodes] = (struct node){.bytes = (uint32_t)x->used, .size = (uint16_t)n};
    x->used += n;
    x->table[at] = (uint32_t)++x->nodes;
    return (uint32_t)x->nodes - 1;
}

void search_do(struct proto *p, const struct search_step *s)
{
    unsigned what = (unsigned)s->what;
    switch ((enum step_kind)s->kind) {
    case STEP_READ:
    case STEP_READ_AS_HIT:
        proto_accept(p, 0, PROTO_RD, what, s->kind == STEP_READ_AS_HIT);
        break;
    case STEP_WRITE:
        proto_accept(p, 0, PROTO_WR, what, false);
        break;
    case STEP_RETURN:
    case STEP_DROP:
        proto_return(p, 0, what, s->kind == STEP_DROP);
        break;
    case STEP_DISPATCH:
        proto_dispatch(p, 0);
        break;
    case STEP_SERVE:
        proto_serve(p, 0, s->what);
        break;
    case STEP_COMPLETE:
        proto_complete(p, 0);
        break;
    case STEP_LAND:
        proto_land(p, 0, what);
        break;
    case STEP_TURN:
        proto_turn(p, 0);
        break;
    }
}

static unsigned requests_of(const struct search_step *s)
{
    return s->kind <= STEP_READ_AS_HIT;
}

static void report(struct search *x, uint32_t from, struct search_step last, bool negative)
{
    struct search_result *r = x->r;
    r->end = SEARCH_FAILURE;
    r->false_negative = negative;
    r->requests = x->node[from].requests + requests_of(&last);
    unsigned n = 1;
    for (uint32_t k = from; k; k = x->node[k].parent)
        n++;
    r->steps = n < SEARCH_MOST_STEPS ? n : SEARCH_MOST_STEPS;
    for (uint32_t k = from; n-- > 0; last = x->node[k].step, k = x->node[k].parent)
        if (n < SEARCH_MOST_STEPS)
            r->step[n] = last;
}

/* One step from a node; false when the search is over. */
static bool go(struct search *x, uint32_t from, struct search_step step)
{
    uint8_t state[PROTO_PACKED];
    proto_unpack(x->p, x->bytes + x->node[from].bytes);
    struct proto_counts before = *proto_counts(x->p);
    search_do(x->p, &step);
    const struct proto_counts *after = proto_counts(x->p);
    if (after->false_negatives != before.false_negatives || after->wrong != before.wrong) {
        report(x, from, step, after->false_negatives != before.false_negatives);
        return false;
    }
    size_t n = proto_pack(x->p, state);
    bool added;
    uint32_t k = find(x, state, n, &added);
    if (k == UINT32_MAX) {
        x->r->end = SEARCH_TOO_LARGE;
        return false;
    }
    unsigned requests = x->node[from].requests + requests_of(&step);
    if (!added && x->node[k].requests <= requests)
        return true;
    x->node[k].parent = from;
    x->node[k].step = step;
    x->node[k].requests = (uint16_t)requests;
    if (requests_of(&step))
        x->later[x->nlater++] = k;
    else
        x->now[x->nnow++] = k;
    return true;
}

static bool requests(struct search *x, uint32_t k)
{
    for (unsigned b = 0; b < x->c->blocks; b++) {
        int8_t what = (int8_t)b;
        if (!go(x, k, (struct search_step){STEP_READ, what}) ||
            (x->b->false_positives && !go(x, k, (struct search_step){STEP_READ_AS_HIT, what})) ||
            (b < x->b->written && !go(x, k, (struct search_step){STEP_WRITE, what})))
            return false;
    }
    return true;
}

static bool serve(struct search *x, uint32_t k)
{
    int slot[64];
    unsigned n = x->b->any_victim ? proto_victims(x->p, 0, slot, 64) : 0;
    if (!n)
        return go(x, k, (struct search_step){STEP_SERVE, EXT_NO_SLOT});
    for (unsigned i = 0; i < n; i++)
        if (!go(x, k, (struct search_step){STEP_SERVE, (int8_t)slot[i]}))
            return false;
    return true;
}

/* All that can happen in a node. The model is in its state wherever it is asked. */
static bool expand(struct search *x, uint32_t k)
{
    proto_unpack(x->p, x->bytes + x->node[k].bytes);
    bool room = proto_room(x->p, 0), dispatch = proto_can_dispatch(x->p, 0),
         service = proto_can_serve(x->p, 0), complete = proto_can_complete(x->p, 0),
         turn = x->c->fill == FILL_BLOCK && proto_can_turn(x->p, 0);
    unsigned reads = proto_reads(x->p, 0), late = proto_late(x->p, 0);
    if (service && !serve(x, k))
        return false;
    if (dispatch && !go(x, k, (struct search_step){STEP_DISPATCH, 0}))
        return false;
    if (complete && !go(x, k, (struct search_step){STEP_COMPLETE, 0}))
        return false;
    for (unsigned i = 0; i < reads; i++)
        if (!go(x, k, (struct search_step){STEP_RETURN, (int8_t)i}) ||
            (x->b->drops && !go(x, k, (struct search_step){STEP_DROP, (int8_t)i})))
            return false;
    if (turn && !go(x, k, (struct search_step){STEP_TURN, 0}))
        return false;
    for (unsigned i = 0; i < late; i++)
        if (!go(x, k, (struct search_step){STEP_LAND, (int8_t)i}))
            return false;
    return !room || x->node[k].requests >= x->b->requests || requests(x, k);
}

/* Nodes with r requests, then those with one more. A node that came again with fewer requests
 * stands on a stack twice; done at its larger number it is skipped. */
static void levels(struct search *x)
{
    for (unsigned r = 0; x->nnow; r++) {
        x->r->requests = r;
        while (x->nnow) {
            uint32_t k = x->now[--x->nnow];
            if (x->node[k].requests == r && !expand(x, k))
                return;
        }
        uint32_t *swap = x->now;
        x->now = x->later;
        x->later = swap;
        x->nnow = x->nlater;
        x->nlater = 0;
    }
}

void proto_search(const struct proto_config *c, const struct search_bounds *b,
                  struct search_result *r)
{
    struct proto_config free_turns = *c;
    free_turns.free_turns = true;
    struct search x = {.c = &free_turns, .b = b, .p = proto_create(&free_turns), .r = r};
    x.most = b->states ? b->states : (size_t)16 << 20;
    for (x.table_size = 1024; x.table_size < 2 * x.most;)
        x.table_size *= 2;
    x.node = xmalloc(x.most * sizeof *x.node);
    x.table = xcalloc(x.table_size, sizeof *x.table);
    x.now = xmalloc(2 * x.most * sizeof *x.now);
    x.later = xmalloc(2 * x.most * sizeof *x.later);
    *r = (struct search_result){.end = SEARCH_NONE};
    uint8_t state[PROTO_PACKED];
    size_t n = proto_pack(x.p, state);
    bool added;
    x.now[x.nnow++] = find(&x, state, n, &added);
    levels(&x);
    r->states = x.nodes;
    free(x.node);
    free(x.table);
    free(x.bytes);
    free(x.now);
    free(x.later);
    proto_destroy(x.p);
}
