#include "cmodel/core/rr_arbiter.h"
#include "cmodel/util.h"

enum { ARB_F1, ARB_F2, ARB_F3, ARB_B1, NRULES };
static const char *const rules[NRULES] = {"ARB-F1", "ARB-F2", "ARB-F3", "ARB-B1"};

static void rr_arbiter_reset(struct rr_arbiter *a)
{
    a->last = a->n - 1;
    memset(a->waited, 0, a->n * sizeof *a->waited);
    a->unfair = false;
}

void rr_arbiter_init(struct rr_arbiter *a, unsigned n)
{
    *a = (struct rr_arbiter){.n = n, .waited = xcalloc(n, sizeof *a->waited)};
    a->cover = cover_new(&(struct cover_rules){rules, NRULES}, 1);
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

static void pins(const struct params *p, struct pin_list *l)
{
    unsigned n = params_u(p, "rr_arbiter.n");
    l->clocked = true;
    pins_add(l, "req", false, n);
    pins_add(l, "gnt", true, n);
}

static void *create(const struct params *p)
{
    struct rr_arbiter *a = xcalloc(1, sizeof *a);
    rr_arbiter_init(a, params_u(p, "rr_arbiter.n"));
    return a;
}

static void destroy(void *m)
{
    if (m)
        rr_arbiter_free(m);
    free(m);
}

static void reset(void *m)
{
    rr_arbiter_reset(m);
}

static void eval(const void *m, const uint32_t *in, uint32_t *out)
{
    const struct rr_arbiter *a = m;
    pins_put(out, 0, a->n, rr_arbiter_eval(a, pins_get(in, 0, a->n)));
}

static void clock_edge(void *m, const uint32_t *in)
{
    struct rr_arbiter *a = m;
    rr_arbiter_clock(a, pins_get(in, 0, a->n));
}

static const struct cover_point *cover(const void *m, size_t *n)
{
    *n = NRULES;
    return ((const struct rr_arbiter *)m)->cover;
}

const struct block_model rr_arbiter_model = {.name = "rr_arbiter",
                                             .pins = pins,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = cover};
