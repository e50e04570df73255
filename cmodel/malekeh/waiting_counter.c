/* waiting_counter: one counter for all sub-cores of an SM, docs/blocks/waiting_counter.md. */
#include "contract/malekeh/waiting_counter.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

unsigned waiting_counter_next(unsigned cnt, unsigned waiting, bool replaced)
{
    if (replaced)
        return 0;
    return cnt + waiting > WAIT_CNT_MAX ? WAIT_CNT_MAX : cnt + waiting;
}

/* The block on its own. */
struct waiting_counter_block {
    struct block_head head;
    unsigned cnt;
    struct waiting_counter_at at;
};

static void *create(const struct params *p)
{
    struct waiting_counter_block *m = block_head_new(sizeof *m, &waiting_counter_rules);
    waiting_counter_ports_at(p, &m->at);
    return m;
}

static void reset(void *model)
{
    ((struct waiting_counter_block *)model)->cnt = 0;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct waiting_counter_block *m = model;
    (void)in;
    port_put_all(&m->at.wait_cnt, out, m->cnt);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct waiting_counter_block *m = model;
    uint64_t waiting = port_all(&m->at.waiting, in), replaced = port_all(&m->at.replaced, in);
    m->head.cover[WC_A1].hits += waiting && !replaced;
    m->head.cover[WC_R1].hits += replaced != 0;
    m->cnt = waiting_counter_next(m->cnt, popcount64(waiting), replaced != 0);
}

const struct block_model waiting_counter_model = {.name = "waiting_counter",
                                                  .contract = &contract_waiting_counter,
                                                  .create = create,
                                                  .destroy = block_head_free,
                                                  .reset = reset,
                                                  .eval = eval,
                                                  .clock = clock_edge,
                                                  .cover = block_head_cover};
