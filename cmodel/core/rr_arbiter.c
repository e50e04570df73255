/* rr_arbiter: the first request after the last winner, and the block at its pins. */
#include "cmodel/core/rr_arbiter.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"
#include "contract/core/rr_arbiter.h"

static void rr_arbiter_reset(struct rr_arbiter *a)
{
    a->last = a->n - 1;
    memset(a->waited, 0, a->n * sizeof *a->waited);
    a->unfair = false;
}

void rr_arbiter_init(struct rr_arbiter *a, unsigned n)
{
    *a = (struct rr_arbiter){.n = n, .waited = xcalloc(n, sizeof *a->waited)};
    a->cover = cover_new(&rr_arbiter_rules, 1);
    rr_arbiter_reset(a);
}

void rr_arbiter_free(struct rr_arbiter *a)
{
    free(a->waited);
    free(a->cover);
}

uint64_t rr_arbiter_eval(const struct rr_arbiter *a, uint64_t req)
{
    /* ARB-F2: from the one after the last winner upwards, cyclically */
    for (unsigned i = 1; i <= a->n; i++) {
        unsigned r = (a->last + i) % a->n;
        if (req >> r & 1)
            return 1ull << r;
    }
    return 0;
}

void rr_arbiter_clock(struct rr_arbiter *a, uint64_t req)
{
    uint64_t gnt = rr_arbiter_eval(a, req);
    a->cover[ARB_F1].hits += (req & (req - 1)) != 0;
    a->cover[ARB_F3].hits += req == 0;
    if (gnt) {
        unsigned w = first_bit(gnt);
        a->cover[ARB_F2].hits += w <= a->last; /* wrapped around */
        a->cover[ARB_B1].hits += a->waited[w] > 0;
        a->last = w; /* ARB-F3 */
    }
    for (unsigned i = 0; i < a->n; i++) {
        if (!(req >> i & 1) || (gnt >> i & 1))
            a->waited[i] = 0;
        else if (++a->waited[i] > a->n - 1)
            a->unfair = true;
    }
}

/* The block at its pins. */
struct block {
    struct rr_arbiter a;
    struct rr_arbiter_at at;
};

static void *create(const struct params *p)
{
    struct block *b = xcalloc(1, sizeof *b);
    rr_arbiter_init(&b->a, params_u(p, "rr_arbiter.n"));
    rr_arbiter_ports_at(p, &b->at);
    return b;
}

static void destroy(void *m)
{
    struct block *b = m;
    if (b)
        rr_arbiter_free(&b->a);
    free(b);
}

static void reset(void *m)
{
    rr_arbiter_reset(&((struct block *)m)->a);
}

static void eval(const void *m, const uint32_t *in, uint32_t *out)
{
    const struct block *b = m;
    port_put_all(&b->at.gnt, out, rr_arbiter_eval(&b->a, port_all(&b->at.req, in)));
}

static void clock_edge(void *m, const uint32_t *in)
{
    struct block *b = m;
    rr_arbiter_clock(&b->a, port_all(&b->at.req, in));
}

static const struct cover_point *cover(const void *m, size_t *n)
{
    *n = rr_arbiter_NRULES;
    return ((const struct block *)m)->a.cover;
}

const struct block_model rr_arbiter_model = {.name = "rr_arbiter",
                                             .contract = &contract_rr_arbiter,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = cover};
