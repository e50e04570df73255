#include "cmodel/core/dispatcher.h"
#include "cmodel/util.h"

static const char *const rules[DI_NRULES] = {"DI-H1", "DI-O1", "DI-P1", "DI-P2", "DI-P3",
                                             "DI-T1", "DI-V1", "DI-K1", "DI-K2", "DI-K3"};
const struct cover_rules dispatcher_rules = {rules, DI_NRULES};

void dispatcher_init(struct dispatcher *d, const struct model_config *c)
{
    *d = (struct dispatcher){.ncu = c->z.ncu,
                             .ndisp = c->z.ndisp,
                             .classes = c->z.classes,
                             .all_classes = (uint32_t)low_bits(c->z.classes),
                             .rr = c->disp_rr};
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
    if (d->rr)
        cover[DI_P3].hits += popcount64(transfers);
}

/* First words of the ports in the images. */
struct at {
    unsigned cand, older, cand_class, disp_ready, disp_valid, disp_sel, disp_class, take;
};

struct dispatcher_block {
    struct block_head head;
    struct dispatcher d;
    struct dispatcher_out out;
    uint64_t *allocated;
    uint8_t *class;
    unsigned classw;
    struct at at;
};

static void list_pins(const struct model_config *c, struct pin_list *l, struct at *at)
{
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = c->z.classes == 1 || (c->disp_rr && c->z.ncu > 1);
    at->cand = pins_in(l, "cand", c->z.ncu);
    if (!c->disp_rr)
        at->older = pins_in(l, "older", c->z.ncu * c->z.ncu);
    if (c->z.classes > 1)
        at->cand_class = pins_in(l, "cand_class", c->z.ncu * c->z.classes);
    at->disp_ready = pins_in(l, "disp_ready", c->z.ndisp * c->z.classes);
    at->disp_valid = pins_out(l, "disp_valid", c->z.ndisp);
    at->disp_sel = pins_out(l, "disp_sel", c->z.ndisp * c->z.ncu);
    if (c->z.classes > 1)
        at->disp_class = pins_out(l, "disp_class", c->z.ndisp * c->z.classw);
    at->take = pins_out(l, "take", c->z.ncu);
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct model_config c = model_config(p);
    struct at at;
    list_pins(&c, l, &at);
}

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct dispatcher_block *m = block_head_new(sizeof *m, &dispatcher_rules);
    dispatcher_init(&m->d, &c);
    m->out.disp_sel = xcalloc(c.z.ndisp, sizeof *m->out.disp_sel);
    m->class = xcalloc(c.z.ncu, sizeof *m->class);
    m->classw = c.z.classw;
    m->allocated = xcalloc(c.z.ncu, sizeof *m->allocated);
    struct pin_list l = {0};
    list_pins(&c, &l, &m->at);
    pins_free(&l);
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
    for (unsigned i = 0; i < d->ncu && !d->rr; i++)
        m->allocated[i] = d->ncu - popcount64(pins_get(in + m->at.older, i * d->ncu, d->ncu));
    for (unsigned i = 0; i < d->ncu && d->classes > 1; i++)
        m->class[i] = class_of(pins_get(in + m->at.cand_class, i * d->classes, d->classes));
    return (struct dispatcher_in){
        .cand = pins_get(in, 0, d->ncu),
        .class = m->class,
        .allocated = m->allocated,
        .disp_ready = (uint32_t)pins_get(in + m->at.disp_ready, 0, d->ndisp * d->classes)};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct dispatcher_block *m = model;
    const struct dispatcher *d = &m->d;
    struct dispatcher_in i = read_inputs(m, in);
    struct dispatcher_out o = m->out;
    dispatcher_eval(d, &i, &o);
    pins_put(out, 0, d->ndisp, o.disp_valid);
    for (unsigned p = 0; p < d->ndisp; p++)
        pins_put(out + m->at.disp_sel, p * d->ncu, d->ncu,
                 o.disp_valid >> p & 1 ? 1ull << o.disp_sel[p] : 0);
    for (unsigned p = 0; p < d->ndisp && d->classes > 1; p++)
        pins_put(out + m->at.disp_class, p * m->classw, m->classw,
                 o.disp_valid >> p & 1 ? i.class[o.disp_sel[p]] : 0);
    pins_put(out + m->at.take, 0, d->ncu, dispatcher_take(d, &o, i.disp_ready));
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct dispatcher_block *m = model;
    struct dispatcher_in i = read_inputs(m, in);
    dispatcher_eval(&m->d, &i, &m->out);
    dispatcher_clock(&m->d, &i, &m->out, m->head.cover);
}

const struct block_model dispatcher_model = {.name = "dispatcher",
                                             .pins = pins,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = block_head_cover};
