#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/util.h"

static const char *const rules[WC_NRULES] = {"WC-A1", "WC-R1"};
const struct cover_rules waiting_counter_rules = {rules, WC_NRULES};

unsigned waiting_counter_next(unsigned cnt, unsigned waiting, bool replaced)
{
    if (replaced)
        return 0;
    return cnt + waiting > WAIT_CNT_MAX ? WAIT_CNT_MAX : cnt + waiting;
}

/* The block on its own; `waiting` is input word 0, `replaced` word 1 (at most 4 sub-cores). */
struct waiting_counter_block {
    unsigned cnt, subcores;
    struct cover_point *cover;
};

static void pins(const struct params *p, struct pin_list *l)
{
    unsigned subcores = params_u(p, "env.subcores");
    l->clocked = true;
    pins_add(l, "waiting", false, subcores);
    pins_add(l, "replaced", false, subcores);
    pins_add(l, "wait_cnt", true, 7);
}

static void *create(const struct params *p)
{
    struct waiting_counter_block *m = xcalloc(1, sizeof *m);
    m->subcores = params_u(p, "env.subcores");
    m->cover = cover_new(&waiting_counter_rules, 1);
    return m;
}

static void destroy(void *model)
{
    struct waiting_counter_block *m = model;
    if (m)
        free(m->cover);
    free(m);
}

static void reset(void *model)
{
    ((struct waiting_counter_block *)model)->cnt = 0;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    (void)in;
    out[0] = ((const struct waiting_counter_block *)model)->cnt;
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct waiting_counter_block *m = model;
    uint64_t waiting = pins_get(in, 0, m->subcores), replaced = pins_get(in + 1, 0, m->subcores);
    m->cover[WC_A1].hits += waiting && !replaced;
    m->cover[WC_R1].hits += replaced != 0;
    m->cnt = waiting_counter_next(m->cnt, popcount64(waiting), replaced != 0);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = WC_NRULES;
    return ((const struct waiting_counter_block *)model)->cover;
}

const struct block_model waiting_counter_model = {.name = "waiting_counter",
                                                  .pins = pins,
                                                  .create = create,
                                                  .destroy = destroy,
                                                  .reset = reset,
                                                  .eval = eval,
                                                  .clock = clock_edge,
                                                  .cover = cover};
