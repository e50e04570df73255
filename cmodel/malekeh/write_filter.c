/* write_filter: which results enter the CCUs, docs/blocks/write_filter.md (Malekeh III-B, IV-A2).
 * */
#include "cmodel/malekeh/write_filter.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

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

struct write_filter_block {
    struct block_head head;
    struct model_config c;
    struct write_filter f;
    unsigned *from; /* scratch: [DPORTS] */
    struct write_filter_at at;
};

static void *create(const struct params *p)
{
    struct write_filter_block *m = block_head_new(sizeof *m, &write_filter_rules);
    m->c = model_config(p);
    write_filter_init(&m->f, &m->c);
    m->from = xcalloc(m->c.z.dports, sizeof *m->from);
    write_filter_ports_at(p, &m->at);
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
    uint32_t owned = 0;
    if (!port_get(&m->at.owner_valid, in, c))
        return 0;
    uint64_t wid = port_get(&m->at.owner_wid, in, c);
    for (uint64_t v = port_all(&m->at.acc_valid, in); v; v &= v - 1)
        if (port_get(&m->at.acc_wid, in, first_bit(v)) == wid)
            owned |= 1u << first_bit(v);
    return owned;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct write_filter_block *m = model;
    const struct sizes *z = &m->c.z;
    uint32_t near = port_u32(&m->at.acc_near, in);
    bits_zero(out + port_word(&m->at.d_valid), 0, z->ncu * z->dports); /* WF-Z1 */
    bits_zero(out + port_word(&m->at.d_sel), 0, (size_t)z->ncu * z->dports * z->wbw);
    bits_zero(out + port_word(&m->at.d_reg), 0, (size_t)z->ncu * z->dports * z->tagw);
    bits_zero(out + port_word(&m->at.d_near), 0, z->ncu * z->dports);
    for (unsigned c = 0; c < z->ncu; c++) {
        uint32_t inv, owned = owned_by(m, in, c);
        unsigned n = write_filter_unit(&m->f, owned, near, m->from, &inv);
        for (unsigned j = 0; j < n; j++) {
            unsigned at = c * z->dports + j, i = m->from[j];
            port_put(&m->at.d_valid, out, at, 1);
            port_put(&m->at.d_sel, out, at, 1ull << i);
            port_put(&m->at.d_reg, out, at, port_get(&m->at.acc_reg, in, i));
            port_put(&m->at.d_near, out, at, near >> i & 1);
        }
        if (m->c.invalidate)
            port_put(&m->at.inv_valid, out, c, inv);
    }
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct write_filter_block *m = model;
    uint32_t near = port_u32(&m->at.acc_near, in);
    for (unsigned c = 0; c < m->c.z.ncu; c++)
        write_filter_cover(&m->f, owned_by(m, in, c), near, m->head.cover);
}

const struct block_model write_filter_model = {.name = "write_filter",
                                               .contract = &contract_write_filter,
                                               .create = create,
                                               .destroy = destroy,
                                               .reset = reset,
                                               .eval = eval,
                                               .clock = clock_edge,
                                               .cover = block_head_cover};
