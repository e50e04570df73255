#include "cmodel/cars/rename.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

static const char *const rules[RN_NRULES] = {"RN-R1", "RN-B1", "RN-F1", "RN-W1", "RN-O1"};
const struct cover_rules rename_rules = {rules, RN_NRULES};

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
struct at {
    unsigned base, off, offw, lim, wrx, k, x_valid, x, phys, oob;
};

struct block {
    struct block_head head;
    struct rename_config c;
    struct at at;
};

static struct at list_pins(const struct rename_config *c, struct pin_list *l)
{
    struct at at = {0};
    at.base = pins_in(l, "cons_base", c->physw);
    at.off = pins_in(l, "cons_off", c->physw);
    at.offw = pins_in(l, "cons_offw", c->wrap ? c->physw : 0);
    at.lim = pins_in(l, "cons_lim", RENAME_LIMIT_BITS);
    at.wrx = pins_in(l, "cons_wrx", c->wrap ? RENAME_LIMIT_BITS : 0);
    at.k = pins_in(l, "cons_k", RENAME_LIMIT_BITS);
    at.x_valid = pins_in(l, "x_valid", c->operands);
    at.x = pins_in(l, "x", c->operands * RENAME_REG_BITS);
    at.phys = pins_out(l, "phys", c->operands * c->physw);
    at.oob = pins_out(l, "reg_oob", c->operands);
    return at;
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct rename_config c = rename_config(p);
    list_pins(&c, l);
}

static void *create(const struct params *p)
{
    struct block *m = block_head_new(sizeof *m, &rename_rules);
    struct pin_list l = {0};
    m->c = rename_config(p);
    m->at = list_pins(&m->c, &l);
    pins_free(&l);
    return m;
}

static void reset(void *model)
{
    (void)model;
}

static struct rename_constants constants(const struct block *m, const uint32_t *in)
{
    return (struct rename_constants){.base = in[m->at.base],
                                     .off = in[m->at.off],
                                     .offw = m->c.wrap ? in[m->at.offw] : 0,
                                     .lim = in[m->at.lim],
                                     .wrx = m->c.wrap ? in[m->at.wrx] : 0,
                                     .k = in[m->at.k]};
}

static struct rename_place place(const struct block *m, const uint32_t *in, unsigned i)
{
    struct rename_constants k = constants(m, in);
    return rename_place(&m->c, &k,
                        (uint32_t)pins_get(in + m->at.x, i * RENAME_REG_BITS, RENAME_REG_BITS));
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *m = model;
    for (unsigned i = 0; i < m->c.operands; i++) {
        struct rename_place p = {0};
        if (pins_get(in + m->at.x_valid, i, 1))
            p = place(m, in, i);
        pins_put(out + m->at.phys, i * m->c.physw, m->c.physw, p.phys);
        pins_put(out + m->at.oob, i, 1, p.oob);
    }
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    for (uint64_t v = pins_get(in + m->at.x_valid, 0, m->c.operands); v; v &= v - 1) {
        struct rename_place p = place(m, in, first_bit(v));
        m->head.cover[RN_R1].hits += p.renamed;
        m->head.cover[RN_B1].hits += !p.renamed;
        m->head.cover[RN_F1].hits += p.renamed && !p.wrapped;
        m->head.cover[RN_W1].hits += p.wrapped;
        m->head.cover[RN_O1].hits += p.oob;
    }
}

const struct block_model rename_model = {.name = "rename",
                                         .pins = pins,
                                         .create = create,
                                         .destroy = block_head_free,
                                         .reset = reset,
                                         .eval = eval,
                                         .clock = clock_edge,
                                         .cover = block_head_cover};
