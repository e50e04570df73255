/* Random requests through the protocol, with random delays of everything that is under way. */
#include "cmodel/llc/protocol_run.h"
#include "cmodel/llc/protocol_state.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"

enum { STRETCH = 256 };

const struct proto_load proto_load_mixed = {
    .writes = 20, .partial = 5, .atomics = 10, .bursts = 10, .burst_requests = 2000, .patience = 6};

struct run {
    struct proto *p;
    const struct proto_load *load;
    struct rng rng;
    uint64_t left; /* requests of this stretch */
    bool burst;
    uint32_t two[2];
    struct proto_end *end;
};

/* One thing that may happen in the set, picked at random; false if nothing can. */
static bool step(struct run *r, unsigned set)
{
    struct proto *p = r->p;
    struct proto_set *s = &p->set[set];
    unsigned first = rng_below(&r->rng, 3);
    for (unsigned i = 0; i < 3; i++) {
        switch ((first + i) % 3) {
        case 0:
            if (s->nreads) {
                proto_return(p, set, rng_below(&r->rng, s->nreads), rng_percent(&r->rng, 3));
                return true;
            }
            break;
        case 1:
            if (s->nlate) {
                proto_land(p, set, rng_below(&r->rng, s->nlate));
                return true;
            }
            break;
        default:
            if (proto_can_complete(p, set)) {
                proto_complete(p, set);
                if (s->quiet > r->end->longest_wait)
                    r->end->longest_wait = s->quiet;
            } else if (proto_can_serve(p, set))
                proto_serve(p, set, EXT_NO_SLOT);
            else if (proto_can_dispatch(p, set))
                proto_dispatch(p, set);
            else
                break;
            return true;
        }
    }
    return false;
}

static void next_stretch(struct run *r)
{
    r->burst = rng_percent(&r->rng, r->load->bursts);
    r->left = r->burst ? r->load->burst_requests : STRETCH;
    for (unsigned i = 0; i < 2; i++)
        r->two[i] = rng_below(&r->rng, r->p->c.blocks);
}

static void request(struct run *r, unsigned set)
{
    if (!r->left--)
        next_stretch(r);
    unsigned kind = rng_below(&r->rng, 100);
    const struct proto_load *l = r->load;
    uint32_t blk = rng_below(&r->rng, r->p->c.blocks);
    if (r->burst && rng_below(&r->rng, 200)) {
        blk = r->two[kind & 1];
        proto_accept(r->p, set, kind < 60 ? PROTO_ATOM : PROTO_RD, blk, false);
        return;
    }
    enum proto_op op = kind < l->writes                ? PROTO_WR
                       : kind < l->writes + l->partial ? PROTO_PWR
                       : kind < l->writes + l->partial + l->atomics
                           ? (kind & 1 ? PROTO_ATOM : PROTO_RED)
                           : PROTO_RD;
    proto_accept(r->p, set, op, blk, false);
}

static void drain(struct run *r, unsigned set)
{
    while (!proto_idle(r->p, set))
        step(r, set);
}

static bool failed(const struct proto *p)
{
    return p->counts.false_negatives || p->counts.wrong;
}

static void finish(struct run *r)
{
    for (unsigned set = 0; set < r->p->c.sets; set++) {
        drain(r, set);
        proto_accept(r->p, set, PROTO_FLUSH, 0, false);
        drain(r, set);
        r->end->differences += proto_differences(r->p, set);
    }
}

void proto_run(const struct proto_config *c, const struct proto_load *load, uint64_t seed,
               uint64_t requests, struct proto_end *end)
{
    struct run r = {.p = proto_create(c), .load = load, .end = end};
    *end = (struct proto_end){0};
    rng_seed(&r.rng, seed);
    for (uint64_t i = 0; i < requests && !failed(r.p); i++) {
        unsigned set = rng_below(&r.rng, c->sets);
        while (!proto_room(r.p, set))
            step(&r, set);
        request(&r, set);
        for (unsigned k = rng_below(&r.rng, load->patience + 1); k && step(&r, set); k--)
            ;
        if (load->epochs && i % load->epochs == 0 && proto_can_dispatch(r.p, set))
            proto_epoch(r.p, set);
        if (failed(r.p))
            end->first_failure = i + 1;
    }
    if (!failed(r.p))
        finish(&r);
    end->counts = r.p->counts;
    proto_destroy(r.p);
}
