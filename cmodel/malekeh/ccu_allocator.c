/* ccu_allocator: which CCU the selected warp gets, and when it waits; waiting_counter: one counter
 * for all sub-cores. docs/blocks/ccu_allocator.md (Malekeh IV-B2, Fig. 6). */
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/lfsr.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

void ccu_allocator_init(struct ccu_allocator *a, const struct model_config *c)
{
    *a = (struct ccu_allocator){.ncu = c->z.ncu,
                                .policy = c->ccu_policy,
                                .le = c->wait_le,
                                .own_counter = c->ccu_policy == CCU_FAR_FIRST && !c->scope_sm};
    ccu_allocator_reset(a);
}

void ccu_allocator_reset(struct ccu_allocator *a)
{
    a->cnt = 0;
    a->lfsr = lfsr_reset(0);
}

static void grant(struct ccu_allocator_out *out, unsigned unit)
{
    out->issue = true;
    out->grant = unit;
}

void ccu_allocator_eval(const struct ccu_allocator *a, const struct ccu_allocator_in *in,
                        struct ccu_allocator_out *out)
{
    *out = (struct ccu_allocator_out){0};
    if (!in->sel)
        return;
    if (a->policy == CCU_PRIVATE) { /* CA-P1 */
        if (in->free >> in->wid & 1)
            grant(out, in->wid);
        return;
    }
    if (in->own) {
        if (in->own & in->free) /* CA-F3, otherwise CA-F4 */
            grant(out, first_bit(in->own & in->free));
        return;
    }
    if (!in->free) /* CA-F6 */
        return;
    uint64_t far = in->free & ~in->near_any;
    if (a->policy == CCU_ANY) { /* CA-A1 */
        grant(out, lfsr_pick(a->lfsr, in->free, a->ncu));
    } else if (far) { /* CA-F5 */
        grant(out, lfsr_pick(a->lfsr, far, a->ncu));
    } else {
        unsigned cnt = a->own_counter ? a->cnt : in->wait_cnt;
        if (a->le ? cnt <= in->sthld : cnt < in->sthld) { /* CA-C1 */
            out->waiting = true;                          /* CA-F7 */
        } else {                                          /* CA-F9 */
            out->replaced = true;
            grant(out, lfsr_pick(a->lfsr, in->free, a->ncu));
        }
    }
}

void ccu_allocator_clock(struct ccu_allocator *a, const struct ccu_allocator_in *in,
                         const struct ccu_allocator_out *out, struct cover_point *cover)
{
    if (!in->sel)
        return;
    if (a->policy == CCU_PRIVATE) {
        cover[CA_P1].hits++;
        return;
    }
    if (in->own) {
        cover[out->issue ? CA_F3 : CA_F4].hits++;
        return;
    }
    if (!in->free) {
        cover[CA_F6].hits++;
        return;
    }
    if (out->issue) {
        a->lfsr = lfsr_step(a->lfsr);
        cover[CA_R1].hits++;
    }
    if (a->policy == CCU_ANY) {
        cover[CA_A1].hits++;
        return;
    }
    cover[out->waiting ? CA_F7 : out->replaced ? CA_F9 : CA_F5].hits++;
    cover[CA_C1].hits += out->waiting || out->replaced;
    if (a->own_counter)
        a->cnt = waiting_counter_next(a->cnt, out->waiting, out->replaced);
}

struct ccu_allocator_block {
    struct block_head head;
    struct model_config c;
    struct ccu_allocator a;
    struct ccu_allocator_at at;
};

static void *create(const struct params *p)
{
    struct ccu_allocator_block *m = block_head_new(sizeof *m, &ccu_allocator_rules);
    m->c = model_config(p);
    ccu_allocator_init(&m->a, &m->c);
    ccu_allocator_ports_at(p, &m->at);
    return m;
}

static void reset(void *model)
{
    ccu_allocator_reset(&((struct ccu_allocator_block *)model)->a);
}

static struct ccu_allocator_in read_inputs(const struct ccu_allocator_block *m, const uint32_t *in)
{
    uint64_t sel = port_all(&m->at.sel, in);
    struct ccu_allocator_in i = {.sel = sel != 0, .free = port_all(&m->at.free, in)};
    if (sel)
        i.wid = first_bit(sel);
    if (m->a.policy == CCU_PRIVATE)
        return i;
    for (uint64_t v = port_all(&m->at.owner_valid, in); v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (port_get(&m->at.owner_wid, in, c) == i.wid)
            i.own |= 1ull << c;
    }
    if (m->a.policy == CCU_FAR_FIRST) {
        i.near_any = port_all(&m->at.near_any, in);
        i.sthld = port_u32(&m->at.sthld, in);
        if (!m->a.own_counter)
            i.wait_cnt = port_u32(&m->at.wait_cnt, in);
    }
    return i;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ccu_allocator_block *m = model;
    struct ccu_allocator_in i = read_inputs(m, in);
    struct ccu_allocator_out o;
    ccu_allocator_eval(&m->a, &i, &o);
    port_put_all(&m->at.grant, out, o.issue ? 1ull << o.grant : 0);
    port_put_all(&m->at.issue, out, o.issue);
    if (m->a.policy != CCU_FAR_FIRST)
        return;
    port_put_all(&m->at.waiting, out, o.waiting);
    port_put_all(&m->at.replaced, out, o.replaced);
    if (m->a.own_counter)
        port_put_all(&m->at.cnt, out, m->a.cnt);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct ccu_allocator_block *m = model;
    struct ccu_allocator_in i = read_inputs(m, in);
    struct ccu_allocator_out o;
    ccu_allocator_eval(&m->a, &i, &o);
    ccu_allocator_clock(&m->a, &i, &o, m->head.cover);
}

const struct block_model ccu_allocator_model = {.name = "ccu_allocator",
                                                .contract = &contract_ccu_allocator,
                                                .create = create,
                                                .destroy = block_head_free,
                                                .reset = reset,
                                                .eval = eval,
                                                .clock = clock_edge,
                                                .cover = block_head_cover};
