#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/lfsr.h"
#include "cmodel/util.h"

static const char *const rules[CA_NRULES] = {"CA-F3", "CA-F4", "CA-F5", "CA-F6", "CA-F7",
                                             "CA-F9", "CA-C1", "CA-R1", "CA-A1", "CA-P1"};
const struct cover_rules ccu_allocator_rules = {rules, CA_NRULES};

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

/* First words of the ports in the images. */
struct at {
    unsigned free, owner_valid, owner_wid, near_any, sel, sthld, wait_cnt, grant, issue, waiting,
        replaced, cnt;
};

struct ccu_allocator_block {
    struct block_head head;
    struct model_config c;
    struct ccu_allocator a;
    struct at at;
};

static void list_pins(const struct model_config *c, struct pin_list *l, struct at *at)
{
    const struct sizes *z = &c->z;
    bool far_first = c->ccu_policy == CCU_FAR_FIRST;
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = c->ccu_policy != CCU_PRIVATE;
    at->free = pins_in(l, "free", z->ncu);
    if (c->ccu_policy != CCU_PRIVATE) {
        at->owner_valid = pins_in(l, "owner_valid", z->ncu);
        at->owner_wid = pins_in(l, "owner_wid", z->ncu * z->widw);
    }
    if (far_first)
        at->near_any = pins_in(l, "near_any", z->ncu);
    at->sel = pins_in(l, "sel", z->nw);
    if (far_first) {
        at->sthld = pins_in(l, "sthld", 6);
        if (c->scope_sm)
            at->wait_cnt = pins_in(l, "wait_cnt", 7);
    }
    at->grant = pins_out(l, "grant", z->ncu);
    at->issue = pins_out(l, "issue", 1);
    if (far_first) {
        at->waiting = pins_out(l, "waiting", 1);
        at->replaced = pins_out(l, "replaced", 1);
        if (!c->scope_sm)
            at->cnt = pins_out(l, "cnt", 7);
    }
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct model_config c = model_config(p);
    struct at at;
    list_pins(&c, l, &at);
}

static void *create(const struct params *p)
{
    struct ccu_allocator_block *m = block_head_new(sizeof *m, &ccu_allocator_rules);
    m->c = model_config(p);
    ccu_allocator_init(&m->a, &m->c);
    struct pin_list l = {0};
    list_pins(&m->c, &l, &m->at);
    pins_free(&l);
    return m;
}

static void reset(void *model)
{
    ccu_allocator_reset(&((struct ccu_allocator_block *)model)->a);
}

static struct ccu_allocator_in read_inputs(const struct ccu_allocator_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->c.z;
    uint64_t sel = pins_get(in + m->at.sel, 0, z->nw);
    struct ccu_allocator_in i = {.sel = sel != 0, .free = pins_get(in, 0, z->ncu)};
    if (sel)
        i.wid = first_bit(sel);
    if (m->a.policy == CCU_PRIVATE)
        return i;
    for (uint64_t v = pins_get(in + m->at.owner_valid, 0, z->ncu); v; v &= v - 1) {
        unsigned c = first_bit(v);
        if (pins_get(in + m->at.owner_wid, c * z->widw, z->widw) == i.wid)
            i.own |= 1ull << c;
    }
    if (m->a.policy == CCU_FAR_FIRST) {
        i.near_any = pins_get(in + m->at.near_any, 0, z->ncu);
        i.sthld = in[m->at.sthld] & 63;
        if (!m->a.own_counter)
            i.wait_cnt = in[m->at.wait_cnt] & 127;
    }
    return i;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ccu_allocator_block *m = model;
    struct ccu_allocator_in i = read_inputs(m, in);
    struct ccu_allocator_out o;
    ccu_allocator_eval(&m->a, &i, &o);
    pins_put(out, 0, m->a.ncu, o.issue ? 1ull << o.grant : 0);
    out[m->at.issue] = o.issue;
    if (m->a.policy != CCU_FAR_FIRST)
        return;
    out[m->at.waiting] = o.waiting;
    out[m->at.replaced] = o.replaced;
    if (m->a.own_counter)
        out[m->at.cnt] = m->a.cnt;
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
                                                .pins = pins,
                                                .create = create,
                                                .destroy = block_head_free,
                                                .reset = reset,
                                                .eval = eval,
                                                .clock = clock_edge,
                                                .cover = block_head_cover};
