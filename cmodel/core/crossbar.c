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

void crossbar_eval(const struct sizes *z, const struct crossbar_in *in, struct crossbar_out *out)
{
    for (unsigned b = 0; b < z->nbank; b++) {
        uint64_t sel = pins_get(in->wr_sel, b * z->wbw, z->wbw);
        route(out->bank_wdata, b, in->wr_data, sel, z->w);
        route(out->bank_wmask, b, in->wr_mask, sel, z->lanes);
    }
    for (unsigned t = 0; t < z->nt; t++)
        route(out->s_data, t, in->bank_rdata, pins_get(in->rd_sel, t * z->nbank, z->nbank), z->w);
    for (unsigned t = 0; z->ccu && t < z->ncu * z->dports; t++) { /* XB-D1 */
        uint64_t sel = pins_get(in->d_sel, t * z->wbw, z->wbw);
        route(out->d_data, t, in->wr_data, sel, z->w);
        route(out->d_mask, t, in->wr_mask, sel, z->lanes);
    }
}

struct crossbar_block {
    struct sizes z;
    struct cover_point *cover;
    unsigned wr_mask, wr_sel, bank_rdata, rd_sel, d_sel, bank_wmask, s_data, d_data,
        d_mask; /* first words */
};

static void list_pins(const struct sizes *z, struct pin_list *l)
{
    l->clocked = false;
    pins_add(l, "wr_data", false, z->wbw * z->w);
    pins_add(l, "wr_mask", false, z->wbw * z->lanes);
    pins_add(l, "wr_sel", false, z->nbank * z->wbw);
    pins_add(l, "bank_wdata", true, z->nbank * z->w);
    pins_add(l, "bank_wmask", true, z->nbank * z->lanes);
    pins_add(l, "bank_rdata", false, z->nbank * z->w);
    pins_add(l, "rd_sel", false, z->nt * z->nbank);
    pins_add(l, "s_data", true, z->nt * z->w);
    if (z->ccu) {
        pins_add(l, "d_sel", false, z->ncu * z->dports * z->wbw);
        pins_add(l, "d_data", true, z->ncu * z->dports * z->w);
        pins_add(l, "d_mask", true, z->ncu * z->dports * z->lanes);
    }
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct sizes z = params_sizes(p);
    list_pins(&z, l);
}

static void *create(const struct params *p)
{
    struct crossbar_block *m = xcalloc(1, sizeof *m);
    m->z = params_sizes(p);
    m->cover = cover_new(&crossbar_rules, 1);
    struct pin_list l = {0};
    list_pins(&m->z, &l);
    m->wr_mask = pins_word(&l, "wr_mask");
    m->wr_sel = pins_word(&l, "wr_sel");
    m->bank_rdata = pins_word(&l, "bank_rdata");
    m->rd_sel = pins_word(&l, "rd_sel");
    m->bank_wmask = pins_word(&l, "bank_wmask");
    m->s_data = pins_word(&l, "s_data");
    m->d_sel = pins_word(&l, "d_sel");
    m->d_data = pins_word(&l, "d_data");
    m->d_mask = pins_word(&l, "d_mask");
    pins_free(&l);
    return m;
}

static void destroy(void *model)
{
    struct crossbar_block *m = model;
    if (m)
        free(m->cover);
    free(m);
}

static void reset(void *model)
{
    (void)model;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct crossbar_block *m = model;
    struct crossbar_in i = {
        in, in + m->wr_mask, in + m->wr_sel, in + m->bank_rdata, in + m->rd_sel, in + m->d_sel};
    struct crossbar_out o = {out, out + m->bank_wmask, out + m->s_data, out + m->d_data,
                             out + m->d_mask};
    crossbar_eval(&m->z, &i, &o);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct crossbar_block *m = model;
    unsigned writes = 0, reads = 0;
    for (unsigned b = 0; b < m->z.nbank; b++)
        writes += pins_get(in + m->wr_sel, b * m->z.wbw, m->z.wbw) != 0;
    for (unsigned t = 0; t < m->z.nt; t++)
        reads += pins_get(in + m->rd_sel, t * m->z.nbank, m->z.nbank) != 0;
    for (unsigned t = 0; m->z.ccu && t < m->z.ncu * m->z.dports; t++)
        m->cover[XB_D1].hits += pins_get(in + m->d_sel, t * m->z.wbw, m->z.wbw) != 0;
    m->cover[XB_W1].hits += writes;
    m->cover[XB_R1].hits += reads;
    m->cover[XB_Z1].hits += writes < m->z.nbank && reads < m->z.nt;
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = XB_NRULES;
    return ((const struct crossbar_block *)model)->cover;
}

const struct block_model crossbar_model = {"crossbar", pins, create,     destroy,
                                           reset,      eval, clock_edge, cover};
