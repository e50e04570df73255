/* crossbar: which word goes where, and the block at its pins. */
#include "cmodel/core/crossbar.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

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

struct crossbar_block {
    struct block_head head;
    struct sizes z;
    struct crossbar_at at;
};

static void *create(const struct params *p)
{
    struct crossbar_block *m = block_head_new(sizeof *m, &crossbar_rules);
    m->z = params_sizes(p);
    crossbar_ports_at(p, &m->at);
    return m;
}

static void reset(void *model)
{
    (void)model;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct crossbar_block *m = model;
    const struct crossbar_at *at = &m->at;
    struct crossbar_in i = {.wr_data = in + port_word(&at->wr_data),
                            .wr_mask = in + port_word(&at->wr_mask),
                            .wr_sel = in + port_word(&at->wr_sel),
                            .bank_rdata = in + port_word(&at->bank_rdata),
                            .rd_sel = in + port_word(&at->rd_sel)};
    struct crossbar_out o = {.bank_wdata = out + port_word(&at->bank_wdata),
                             .bank_wmask = out + port_word(&at->bank_wmask),
                             .s_data = out + port_word(&at->s_data)};
    if (m->z.dports) {
        i.d_sel = in + port_word(&at->d_sel);
        o.d_data = out + port_word(&at->d_data);
        o.d_mask = out + port_word(&at->d_mask);
    }
    crossbar_eval(&m->z, &i, &o);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct crossbar_block *m = model;
    unsigned writes = 0, reads = 0;
    for (unsigned b = 0; b < m->z.nbank; b++)
        writes += port_get(&m->at.wr_sel, in, b) != 0;
    for (unsigned t = 0; t < m->z.nt; t++)
        reads += port_get(&m->at.rd_sel, in, t) != 0;
    for (unsigned t = 0; t < m->z.ncu * m->z.dports; t++)
        m->head.cover[XB_D1].hits += port_get(&m->at.d_sel, in, t) != 0;
    m->head.cover[XB_W1].hits += writes;
    m->head.cover[XB_R1].hits += reads;
    m->head.cover[XB_Z1].hits += writes < m->z.nbank && reads < m->z.nt;
}

const struct block_model crossbar_model = {.name = "crossbar",
                                           .contract = &contract_crossbar,
                                           .create = create,
                                           .destroy = block_head_free,
                                           .reset = reset,
                                           .eval = eval,
                                           .clock = clock_edge,
                                           .cover = block_head_cover};
