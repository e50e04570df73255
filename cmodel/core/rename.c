/* rename: docs/blocks/rename.md. */
#include "cmodel/core/rename.h"
#include "cmodel/config.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct rename_config rename_config(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (struct rename_config){.r0cs = params_u(p, "rename.r0cs"),
                                  .physw = z.physw,
                                  .frw = z.frw,
                                  .operands = z.nsrc + RENAME_DESTINATIONS,
                                  .wrap = params_u(p, "rename.wrap") != 0};
}

struct rename_place rename_place(const struct rename_config *c, const struct rename_constants *k,
                                 uint32_t x)
{
    struct rename_place r = {.renamed = x >= c->r0cs && x < k->lim};
    r.wrapped = c->wrap && r.renamed && x >= k->wrx;
    r.oob = !r.renamed && x >= k->k;
    uint32_t from = !r.renamed ? k->base : r.wrapped ? k->offw : k->off;
    r.phys = (from + x) & (uint32_t)low_bits(c->physw);
    return r;
}

struct rename_constants rename_constants(const struct rename_config *c, uint32_t base, uint32_t k,
                                         uint32_t s, uint32_t rfp, uint32_t rsp)
{
    uint32_t places = (uint32_t)low_bits(c->physw), off = base + k + rfp - c->r0cs;
    uint32_t limits = (uint32_t)low_bits(RENAME_LIMIT_BITS);
    uint32_t len = rsp >= rfp ? rsp - rfp : c->wrap ? rsp + s - rfp : 0;
    return (struct rename_constants){.base = base,
                                     .off = off & places,
                                     .offw = (off - s) & places,
                                     .lim = (c->r0cs + (len & (uint32_t)low_bits(c->frw))) & limits,
                                     .wrx = (c->r0cs + s - rfp) & limits,
                                     .k = k};
}

/* The block on its own. */
struct block {
    struct block_head head;
    struct rename_config c;
    struct rename_at at;
};

static void *create(const struct params *p)
{
    struct block *m = block_head_new(sizeof *m, &rename_rules);
    m->c = rename_config(p);
    rename_ports_at(p, &m->at);
    return m;
}

static void reset(void *model)
{
    (void)model;
}

static struct rename_constants constants(const struct block *m, const uint32_t *in)
{
    return (struct rename_constants){.base = port_u32(&m->at.cons_base, in),
                                     .off = port_u32(&m->at.cons_off, in),
                                     .offw = m->c.wrap ? port_u32(&m->at.cons_offw, in) : 0,
                                     .lim = port_u32(&m->at.cons_lim, in),
                                     .wrx = m->c.wrap ? port_u32(&m->at.cons_wrx, in) : 0,
                                     .k = port_u32(&m->at.cons_k, in)};
}

static struct rename_place place(const struct block *m, const uint32_t *in, unsigned i)
{
    struct rename_constants k = constants(m, in);
    return rename_place(&m->c, &k, (uint32_t)port_get(&m->at.x, in, i));
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *m = model;
    for (unsigned i = 0; i < m->c.operands; i++) {
        struct rename_place p = {0};
        if (port_get(&m->at.x_valid, in, i))
            p = place(m, in, i);
        port_put(&m->at.phys, out, i, p.phys);
        port_put(&m->at.reg_oob, out, i, p.oob);
    }
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    for (uint64_t v = port_all(&m->at.x_valid, in); v; v &= v - 1) {
        struct rename_place p = place(m, in, first_bit(v));
        m->head.cover[RN_R1].hits += p.renamed;
        m->head.cover[RN_B1].hits += !p.renamed;
        m->head.cover[RN_F1].hits += p.renamed && !p.wrapped;
        m->head.cover[RN_W1].hits += p.wrapped;
        m->head.cover[RN_O1].hits += p.oob;
    }
}

const struct block_model rename_model = {.name = "rename",
                                         .contract = &contract_rename,
                                         .create = create,
                                         .destroy = block_head_free,
                                         .reset = reset,
                                         .eval = eval,
                                         .clock = clock_edge,
                                         .cover = block_head_cover};
