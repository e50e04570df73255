#include "cmodel/core/crossbar.h"
#include "cmodel/util.h"

static const char *const rules[XB_NRULES] = {"XB-W1", "XB-R1", "XB-D1", "XB-Z1"};
const struct cover_rules crossbar_rules = {rules, XB_NRULES};

/* Item `at` of dst becomes the item of src that sel names, or zero. */
static void route(uint32_t *dst, unsigned at, const uint32_t *src, uint64_t sel, unsigned width)
{
    if (sel)
        bits_copy(dst, (size_t)at * width, src, (size_t)first_bit(sel) * width, width);
    else
        bits_zero(dst, (size_t)at * width, width);
}

static void crossbar_eval(const struct sizes *z, const struct crossbar_in *in,
                          struct crossbar_out *out)
{
    for (unsigned b = 0; b < z->nbank; b++) {
        uint64_t sel = pins_get(in->wr_sel, b * z->wbw, z->wbw);
        route(out->bank_wdata, b, in->wr_data, sel, z->w);
        route(out->bank_wmask, b, in->wr_mask, sel, z->lanes);
    }
    for (unsigned t = 0; t < z->nt; t++)
        route(out->s_data, t, in->bank_rdata, pins_get(in->rd_sel, t * z->nbank, z->nbank), z->w);
    for (unsigned t = 0; t < z->ncu * z->dports; t++) { /* XB-D1 */
        uint64_t sel = pins_get(in->d_sel, t * z->wbw, z->wbw);
        route(out->d_data, t, in->wr_data, sel, z->w);
        route(out->d_mask, t, in->wr_mask, sel, z->lanes);
    }
}

/* First words of the ports in the images. */
struct at {
    unsigned wr_data, wr_mask, wr_sel, bank_wdata, bank_wmask, bank_rdata, rd_sel, s_data, d_sel,
        d_data, d_mask;
};

struct crossbar_block {
    struct block_head head;
    struct sizes z;
    struct at at;
};

static void list_pins(const struct sizes *z, struct pin_list *l, struct at *at)
{
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = false;
    at->wr_data = pins_in(l, "wr_data", z->wbw * z->w);
    at->wr_mask = pins_in(l, "wr_mask", z->wbw * z->lanes);
    at->wr_sel = pins_in(l, "wr_sel", z->nbank * z->wbw);
    at->bank_wdata = pins_out(l, "bank_wdata", z->nbank * z->w);
    at->bank_wmask = pins_out(l, "bank_wmask", z->nbank * z->lanes);
    at->bank_rdata = pins_in(l, "bank_rdata", z->nbank * z->w);
    at->rd_sel = pins_in(l, "rd_sel", z->nt * z->nbank);
    at->s_data = pins_out(l, "s_data", z->nt * z->w);
    if (z->dports) {
        at->d_sel = pins_in(l, "d_sel", z->ncu * z->dports * z->wbw);
        at->d_data = pins_out(l, "d_data", z->ncu * z->dports * z->w);
        at->d_mask = pins_out(l, "d_mask", z->ncu * z->dports * z->lanes);
    }
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct sizes z = params_sizes(p);
    struct at at;
    list_pins(&z, l, &at);
}

static void *create(const struct params *p)
{
    struct crossbar_block *m = block_head_new(sizeof *m, &crossbar_rules);
    m->z = params_sizes(p);
    struct pin_list l = {0};
    list_pins(&m->z, &l, &m->at);
    pins_free(&l);
    return m;
}

static void reset(void *model)
{
    (void)model;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct crossbar_block *m = model;
    struct crossbar_in i = {in,
                            in + m->at.wr_mask,
                            in + m->at.wr_sel,
                            in + m->at.bank_rdata,
                            in + m->at.rd_sel,
                            in + m->at.d_sel};
    struct crossbar_out o = {out, out + m->at.bank_wmask, out + m->at.s_data, out + m->at.d_data,
                             out + m->at.d_mask};
    crossbar_eval(&m->z, &i, &o);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct crossbar_block *m = model;
    unsigned writes = 0, reads = 0;
    for (unsigned b = 0; b < m->z.nbank; b++)
        writes += pins_get(in + m->at.wr_sel, b * m->z.wbw, m->z.wbw) != 0;
    for (unsigned t = 0; t < m->z.nt; t++)
        reads += pins_get(in + m->at.rd_sel, t * m->z.nbank, m->z.nbank) != 0;
    for (unsigned t = 0; t < m->z.ncu * m->z.dports; t++)
        m->head.cover[XB_D1].hits += pins_get(in + m->at.d_sel, t * m->z.wbw, m->z.wbw) != 0;
    m->head.cover[XB_W1].hits += writes;
    m->head.cover[XB_R1].hits += reads;
    m->head.cover[XB_Z1].hits += writes < m->z.nbank && reads < m->z.nt;
}

const struct block_model crossbar_model = {.name = "crossbar",
                                           .pins = pins,
                                           .create = create,
                                           .destroy = block_head_free,
                                           .reset = reset,
                                           .eval = eval,
                                           .clock = clock_edge,
                                           .cover = block_head_cover};
