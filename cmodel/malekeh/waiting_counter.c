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
    struct block_head head;
    unsigned cnt, subcores;
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
    struct waiting_counter_block *m = block_head_new(sizeof *m, &waiting_counter_rules);
    m->subcores = params_u(p, "env.subcores");
    return m;
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
    m->head.cover[WC_A1].hits += waiting && !replaced;
    m->head.cover[WC_R1].hits += replaced != 0;
    m->cnt = waiting_counter_next(m->cnt, popcount64(waiting), replaced != 0);
}

const struct block_model waiting_counter_model = {.name = "waiting_counter",
                                                  .pins = pins,
                                                  .create = create,
                                                  .destroy = block_head_free,
                                                  .reset = reset,
                                                  .eval = eval,
                                                  .clock = clock_edge,
                                                  .cover = block_head_cover};
