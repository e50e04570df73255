#include "cmodel/malekeh/write_filter.h"
#include "cmodel/util.h"

static const char *const rules[WF_NRULES] = {"WF-O1", "WF-D1", "WF-D2", "WF-U1", "WF-I1", "WF-Z1"};
const struct cover_rules write_filter_rules = {rules, WF_NRULES};

void write_filter_init(struct write_filter *f, const struct model_config *c)
{
    *f = (struct write_filter){.dports = c->z.dports,
                               .enable = c->filter,
                               .far_update = c->far_update,
                               .invalidate = c->invalidate};
}

/* Deals results out to the D ports from number n on, in ascending write port. */
static unsigned deal(const struct write_filter *f, uint32_t results, unsigned n, unsigned *from,
                     uint32_t *taken)
{
    for (; results && n < f->dports; results &= results - 1) {
        from[n++] = first_bit(results);
        *taken |= results & -results;
    }
    return n;
}

unsigned write_filter_unit(const struct write_filter *f, uint32_t owned, uint32_t near,
                           unsigned *from, uint32_t *inv)
{
    uint32_t taken = 0;
    unsigned n = deal(f, f->enable ? owned & near : owned, 0, from, &taken); /* WF-D1, WF-D2 */
    if (f->enable && f->far_update)                                          /* WF-U1 */
        n = deal(f, owned & ~near, n, from, &taken);
    *inv = f->invalidate ? owned & ~taken : 0; /* WF-I1 */
    return n;
}

void write_filter_cover(const struct write_filter *f, uint32_t owned, uint32_t near,
                        struct cover_point *cover)
{
    unsigned results = popcount64(owned), nears = popcount64(owned & near);
    unsigned wanted = f->enable && !f->far_update ? nears : results;
    cover[WF_O1].hits += results;
    cover[f->enable ? WF_D1 : WF_D2].hits += (f->enable ? nears : results) != 0;
    cover[WF_U1].hits += f->enable && f->far_update && results > nears && nears < f->dports;
    cover[WF_I1].hits += f->invalidate && (results > wanted || wanted > f->dports);
    cover[WF_Z1].hits += results == 0;
}

/* First words of the ports in the images. */
struct at {
    unsigned acc_valid, acc_wid, acc_reg, acc_near, owner_valid, owner_wid, d_valid, d_sel, d_reg,
        d_near, inv_valid;
};

struct write_filter_block {
    struct block_head head;
    struct model_config c;
    struct write_filter f;
    unsigned *from; /* scratch: [DPORTS] */
    struct at at;
};

static void list_pins(const struct model_config *c, struct pin_list *l, struct at *at)
{
    const struct sizes *z = &c->z;
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = false;
    at->acc_valid = pins_in(l, "acc_valid", z->wbw);
    at->acc_wid = pins_in(l, "acc_wid", z->wbw * z->widw);
    at->acc_reg = pins_in(l, "acc_reg", z->wbw * z->tagw);
    at->acc_near = pins_in(l, "acc_near", z->wbw);
    at->owner_valid = pins_in(l, "owner_valid", z->ncu);
    at->owner_wid = pins_in(l, "owner_wid", z->ncu * z->widw);
    at->d_valid = pins_out(l, "d_valid", z->ncu * z->dports);
    at->d_sel = pins_out(l, "d_sel", z->ncu * z->dports * z->wbw);
    at->d_reg = pins_out(l, "d_reg", z->ncu * z->dports * z->tagw);
    at->d_near = pins_out(l, "d_near", z->ncu * z->dports);
    if (c->invalidate)
        at->inv_valid = pins_out(l, "inv_valid", z->ncu * z->wbw);
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct model_config c = model_config(p);
    struct at at;
    list_pins(&c, l, &at);
}

static void *create(const struct params *p)
{
    struct write_filter_block *m = block_head_new(sizeof *m, &write_filter_rules);
    m->c = model_config(p);
    write_filter_init(&m->f, &m->c);
    m->from = xcalloc(m->c.z.dports, sizeof *m->from);
    struct pin_list l = {0};
    list_pins(&m->c, &l, &m->at);
    pins_free(&l);
    return m;
}

static void destroy(void *model)
{
    struct write_filter_block *m = model;
    if (!m)
        return;
    free(m->from);
    block_head_free(m);
}

static void reset(void *model)
{
    (void)model;
}

/* WF-O1: write ports whose results unit c owns. */
static uint32_t owned_by(const struct write_filter_block *m, const uint32_t *in, unsigned c)
{
    const struct sizes *z = &m->c.z;
    uint32_t owned = 0;
    if (!pins_get(in + m->at.owner_valid, c, 1))
        return 0;
    uint64_t wid = pins_get(in + m->at.owner_wid, c * z->widw, z->widw);
    for (uint64_t v = pins_get(in, 0, z->wbw); v; v &= v - 1)
        if (pins_get(in + m->at.acc_wid, first_bit(v) * z->widw, z->widw) == wid)
            owned |= 1u << first_bit(v);
    return owned;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct write_filter_block *m = model;
    const struct sizes *z = &m->c.z;
    uint32_t near = (uint32_t)pins_get(in + m->at.acc_near, 0, z->wbw);
    bits_zero(out, 0, z->ncu * z->dports); /* WF-Z1 */
    bits_zero(out + m->at.d_sel, 0, (size_t)z->ncu * z->dports * z->wbw);
    bits_zero(out + m->at.d_reg, 0, (size_t)z->ncu * z->dports * z->tagw);
    bits_zero(out + m->at.d_near, 0, z->ncu * z->dports);
    for (unsigned c = 0; c < z->ncu; c++) {
        uint32_t inv, owned = owned_by(m, in, c);
        unsigned n = write_filter_unit(&m->f, owned, near, m->from, &inv);
        for (unsigned j = 0; j < n; j++) {
            unsigned at = c * z->dports + j, i = m->from[j];
            pins_put(out, at, 1, 1);
            pins_put(out + m->at.d_sel, at * z->wbw, z->wbw, 1ull << i);
            pins_put(out + m->at.d_reg, at * z->tagw, z->tagw,
                     pins_get(in + m->at.acc_reg, i * z->tagw, z->tagw));
            pins_put(out + m->at.d_near, at, 1, near >> i & 1);
        }
        if (m->c.invalidate)
            pins_put(out + m->at.inv_valid, c * z->wbw, z->wbw, inv);
    }
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct write_filter_block *m = model;
    uint32_t near = (uint32_t)pins_get(in + m->at.acc_near, 0, m->c.z.wbw);
    for (unsigned c = 0; c < m->c.z.ncu; c++)
        write_filter_cover(&m->f, owned_by(m, in, c), near, m->head.cover);
}

const struct block_model write_filter_model = {.name = "write_filter",
                                               .pins = pins,
                                               .create = create,
                                               .destroy = destroy,
                                               .reset = reset,
                                               .eval = eval,
                                               .clock = clock_edge,
                                               .cover = block_head_cover};
