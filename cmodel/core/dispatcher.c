/* dispatcher: which complete collectors leave, docs/blocks/dispatcher.md. */
#include "cmodel/core/dispatcher.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

void dispatcher_init(struct dispatcher *d, const struct model_config *c)
{
    *d = (struct dispatcher){.ncu = c->z.ncu,
                             .ndisp = c->z.ndisp,
                             .classes = c->z.classes,
                             .all_classes = (uint32_t)low_bits(c->z.classes),
                             .rr = c->disp_rr,
                             .by_warp = c->z.order_warp,
                             .by_all = c->z.order_all};
    d->held = xcalloc(d->ndisp, sizeof *d->held);
    dispatcher_reset(d);
}

void dispatcher_free(struct dispatcher *d)
{
    free(d->held);
}

void dispatcher_reset(struct dispatcher *d)
{
    for (unsigned p = 0; p < d->ndisp; p++)
        d->held[p] = DISPATCHER_NONE;
    d->last = d->ncu - 1;
    d->waiting = false;
}

void dispatcher_cover(const struct dispatcher *d, const struct dispatcher_in *in,
                      const struct dispatcher_out *out, uint32_t transfers,
                      struct cover_point *cover)
{
    cover[DI_V1].hits++;
    cover[DI_H1].hits += d->waiting;
    cover[DI_O1].hits += (out->disp_valid & (out->disp_valid - 1)) != 0;
    cover[d->rr ? DI_P2 : DI_P1].hits += (in->cand & (in->cand - 1)) != 0;
    cover[DI_T1].hits += transfers != 0;
    if (d->classes > 1) {
        cover[DI_K1].hits += (in->cand & ~dispatcher_take(d, out, in->disp_ready)) != 0;
        cover[DI_K2].hits++;
        cover[DI_K3].hits++;
    }
    if (d->by_warp || d->by_all)
        cover[d->by_warp ? DI_W1 : DI_A1].hits += dispatcher_in_order(d, in) != in->cand;
    if (d->rr)
        cover[DI_P3].hits += popcount64(transfers);
}

struct dispatcher_block {
    struct block_head head;
    struct dispatcher d;
    struct dispatcher_out out;
    uint64_t *allocated;
    uint8_t *class;
    unsigned *wid;
    unsigned classw, widw;
    struct dispatcher_at at;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct dispatcher_block *m = block_head_new(sizeof *m, &dispatcher_rules);
    dispatcher_init(&m->d, &c);
    m->out.disp_sel = xcalloc(c.z.ndisp, sizeof *m->out.disp_sel);
    m->class = xcalloc(c.z.ncu, sizeof *m->class);
    m->classw = c.z.classw;
    m->allocated = xcalloc(c.z.ncu, sizeof *m->allocated);
    m->wid = xcalloc(c.z.ncu, sizeof *m->wid);
    m->widw = c.z.widw;
    dispatcher_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct dispatcher_block *m = model;
    if (!m)
        return;
    dispatcher_free(&m->d);
    free(m->out.disp_sel);
    free(m->class);
    free(m->allocated);
    free(m->wid);
    block_head_free(m);
}

static void reset(void *model)
{
    dispatcher_reset(&((struct dispatcher_block *)model)->d);
}

static uint8_t class_of(uint64_t onehot)
{
    return onehot ? (uint8_t)first_bit(onehot) : UINT8_MAX;
}

static struct dispatcher_in read_inputs(const struct dispatcher_block *m, const uint32_t *in)
{
    const struct dispatcher *d = &m->d;
    /* Allocated after as many others as it is not older than. */
    bool ordered = d->by_warp || d->by_all;
    for (unsigned i = 0; i < d->ncu && (!d->rr || ordered); i++)
        m->allocated[i] = d->ncu - popcount64(port_get(&m->at.older, in, i));
    for (unsigned i = 0; i < d->ncu && d->classes > 1; i++)
        m->class[i] = class_of(port_get(&m->at.cand_class, in, i));
    for (unsigned i = 0; i < d->ncu && d->by_warp; i++)
        m->wid[i] = (unsigned)port_get(&m->at.wid, in, i);
    return (struct dispatcher_in){.cand = port_all(&m->at.cand, in),
                                  .busy = ordered ? port_all(&m->at.busy, in) : 0,
                                  .wid = m->wid,
                                  .class = m->class,
                                  .allocated = m->allocated,
                                  .disp_ready = port_u32(&m->at.disp_ready, in)};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct dispatcher_block *m = model;
    const struct dispatcher *d = &m->d;
    struct dispatcher_in i = read_inputs(m, in);
    struct dispatcher_out o = m->out;
    dispatcher_eval(d, &i, &o);
    port_put_all(&m->at.disp_valid, out, o.disp_valid);
    for (unsigned p = 0; p < d->ndisp; p++)
        port_put(&m->at.disp_sel, out, p, o.disp_valid >> p & 1 ? 1ull << o.disp_sel[p] : 0);
    for (unsigned p = 0; p < d->ndisp && d->classes > 1; p++)
        port_put(&m->at.disp_class, out, p, o.disp_valid >> p & 1 ? i.class[o.disp_sel[p]] : 0);
    port_put_all(&m->at.take, out, dispatcher_take(d, &o, i.disp_ready));
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct dispatcher_block *m = model;
    struct dispatcher_in i = read_inputs(m, in);
    dispatcher_eval(&m->d, &i, &m->out);
    dispatcher_clock(&m->d, &i, &m->out, m->head.cover);
}

const struct block_model dispatcher_model = {.name = "dispatcher",
                                             .contract = &contract_dispatcher,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = block_head_cover};
