/* ccu on its own, at its pins. */
#include "base/mem.h"
#include "cmodel/malekeh/ccu.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

/* The block on its own: the unit, its decoded inputs, where its ports lie. */
struct ccu_block {
    struct block_head head;
    struct model_config c;
    struct ccu u;
    struct ccu probe; /* control of a unit that eval may change, without payload */
    struct ccu_in in;
    struct ccu_write *d; /* [DPORTS] */
    uint32_t *d_data;    /* [DPORTS * row_words] */
    uint32_t *alloc_reg, *inv_reg;
    uint32_t *meta, *s_data;      /* one metadata, one operand */
    struct cover_point *no_cover; /* for eval */
    struct ccu_at at;
    struct second_at second;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    const char *ids[ccu_NRULES];
    struct cover_rules list = ccu_rules_of(&c.z, ids);
    struct ccu_block *m = block_head_new(sizeof *m, &list);
    m->c = c;
    const struct sizes *z = &m->c.z;
    ccu_init(&m->u, &m->c, true);
    ccu_init(&m->probe, &m->c, false);
    m->d = xcalloc(z->dports, sizeof *m->d);
    m->d_data = xcalloc((size_t)z->dports * m->u.row_words, sizeof *m->d_data);
    m->alloc_reg = xcalloc(z->nsrc, sizeof *m->alloc_reg);
    m->inv_reg = xcalloc(z->wbw, sizeof *m->inv_reg);
    m->meta = xcalloc(m->u.meta_words, sizeof *m->meta);
    m->s_data = xcalloc(m->u.row_words, sizeof *m->s_data);
    m->no_cover = cover_new(&list, 1);
    m->in = (struct ccu_in){.alloc_meta = m->meta,
                            .alloc_reg = m->alloc_reg,
                            .s_data = m->s_data,
                            .d = m->d,
                            .inv_reg = m->inv_reg};
    for (unsigned j = 0; j < z->dports; j++)
        m->d[j].data = m->d_data + (size_t)j * m->u.row_words;
    ccu_ports_at(p, &m->at);
    m->second = SECOND_AT(&m->at);
    return m;
}

static void destroy(void *model)
{
    struct ccu_block *m = model;
    if (!m)
        return;
    ccu_free(&m->u);
    ccu_free(&m->probe);
    free(m->d);
    free(m->d_data);
    free(m->alloc_reg);
    free(m->inv_reg);
    free(m->meta);
    free(m->s_data);
    free(m->no_cover);
    block_head_free(m);
}

static void reset(void *model)
{
    ccu_reset(&((struct ccu_block *)model)->u);
}

static void read_regs(uint32_t *regs, const struct port *port, const uint32_t *in)
{
    for (unsigned i = 0; i < port->items; i++)
        regs[i] = (uint32_t)port_get(port, in, i);
}

/* Everything but the payload; what eval needs for rd_valid. */
static struct ccu_in read_control(const struct ccu_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->c.z;
    struct ccu_in i = m->in;
    bool take = port_flag(&m->at.disp_take, in);
    /* duty: alloc_valid only while ready, or CCU-H1 */
    i.alloc = port_flag(&m->at.alloc_valid, in) && (!m->u.busy || (z->refill && take));
    if (i.alloc) {
        i.alloc_fresh = z->renamed_tags && port_flag(&m->at.alloc_fresh, in);
        i.alloc_wid = (unsigned)port_all(&m->at.alloc_wid, in);
        if (z->classes > 1)
            i.alloc_class = (unsigned)port_all(&m->at.alloc_class, in);
        i.alloc_src_valid = (uint32_t)port_all(&m->at.alloc_src_valid, in);
        i.alloc_near = (uint32_t)port_all(&m->at.alloc_near, in);
        read_regs(m->alloc_reg, &m->at.alloc_reg, in);
        if (z->second_read)
            i.alloc_second = second_get(&m->u.second, &m->second, in);
    }
    i.d_valid = (uint32_t)port_all(&m->at.d_valid, in);
    for (uint32_t v = i.d_valid; v; v &= v - 1) {
        unsigned j = first_bit(v);
        m->d[j].reg = (unsigned)port_get(&m->at.d_reg, in, j);
        m->d[j].near = port_get(&m->at.d_near, in, j) != 0;
        m->d[j].mask = port_get(&m->at.d_mask, in, j);
    }
    if (m->c.invalidate) {
        i.inv_valid = (uint32_t)port_all(&m->at.inv_valid, in);
        if (i.inv_valid)
            read_regs(m->inv_reg, &m->at.inv_reg, in);
    }
    return i;
}

/* CCU-A8: what an allocation in this cycle reads from the banks. */
static uint32_t rd_valid(const struct ccu_block *m, const uint32_t *in)
{
    struct ccu_in i = read_control(m, in);
    if (!i.alloc)
        return 0;
    struct ccu probe = m->u;
    probe.tag = m->probe.tag;
    probe.order = m->probe.order;
    probe.index = m->probe.index;
    probe.meta = m->probe.meta;
    probe.row_words = 0;
    memcpy(probe.tag, m->u.tag, m->u.entries * sizeof *probe.tag);
    memcpy(probe.order, m->u.order, m->u.entries);
    return ccu_clock(&probe, &i, m->no_cover);
}

/* CCU-S1: the slot of the operand that arrives, as a set. */
static uint32_t arrives(const struct ccu_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->c.z;
    if (!port_flag(&m->at.s_valid, in))
        return 0;
    unsigned slot = z->nsrc > 1 ? (unsigned)port_all(&m->at.s_slot, in) : 0;
    return slot < z->nsrc ? 1u << slot & m->u.src_valid : 0;
}

/* CCU-M2 to CCU-M7 */
static void put_second(const struct ccu_block *m, bool sel, uint32_t *out)
{
    const struct ccu *u = &m->u;
    uint32_t phys = 0;
    enum ccu_second second = CCU_NOTHING;
    if (ccu_decides(u))
        second = ccu_second(u, &phys);
    second_put(&u->second, &m->second, second == CCU_AGAIN ? &phys : NULL, sel, out);
    port_put_all(&m->at.again_hit, out, second == CCU_HIT);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ccu_block *m = model;
    const struct sizes *z = &m->c.z;
    const struct ccu *u = &m->u;
    bool sel = port_flag(&m->at.disp_sel, in);
    if (z->second_read)
        put_second(m, sel, out);
    uint32_t present = sel ? u->src_valid : 0;

    port_put_all(&m->at.alloc_ready, out, !u->busy);
    port_put_all(&m->at.rd_valid, out, rd_valid(m, in));
    port_put_all(&m->at.owner_valid, out, u->owner_valid); /* CCU-R1 */
    port_put_all(&m->at.owner_wid, out, u->owner_valid ? u->wid : 0);
    port_put_all(&m->at.near_any, out, ccu_near_any(u));
    if (port_exists(&m->at.any_valid))
        port_put_all(&m->at.any_valid, out, u->valid != 0);
    uint32_t now = z->forward ? arrives(m, in) : 0; /* CCU-F1 */
    now = now ? ccu_reached(u, first_bit(now)) : 0;
    port_put_all(&m->at.disp_cand, out, ccu_completes(u, now));
    if (z->classes > 1) /* CCU-C1 */
        port_put_all(&m->at.cand_class, out, u->busy && u->class < z->classes ? 1u << u->class : 0);
    port_put_all(&m->at.disp_wid, out, sel ? u->wid : 0); /* CCU-D3 */
    port_put_all(&m->at.disp_src_valid, out, present);
    if (sel)
        port_put_words(&m->at.disp_meta, out, 0, u->meta);
    else
        port_clear(&m->at.disp_meta, out, 0);
    for (unsigned k = 0; k < z->nsrc; k++) {
        if (k == 0 && u->second.found.none) /* CCU-M4, CCU-M5 */
            port_clear(&m->at.disp_data, out, 0);
        else if (present & now & 1u << k) /* CCU-F2 */
            port_put_words(&m->at.disp_data, out, k, in + port_word(&m->at.s_data));
        else if (present >> k & 1)
            port_put_words(&m->at.disp_data, out, k, u->data + (size_t)u->index[k] * u->row_words);
        else
            port_clear(&m->at.disp_data, out, k);
    }
    port_count(&m->at.cnt_hits, out, u->hits);
    port_count(&m->at.cnt_repeats, out, u->repeats);
    port_count(&m->at.cnt_d_writes, out, u->d_writes);
    port_count(&m->at.cnt_d_drops, out, u->d_drops);
    port_count(&m->at.cnt_invalidations, out, u->invalidations);
    port_count(&m->at.cnt_flushes, out, u->flushes);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct ccu_block *m = model;
    const struct sizes *z = &m->c.z;
    struct ccu *u = &m->u;
    struct ccu_in i = read_control(m, in);
    if (i.alloc)
        port_get_words(&m->at.alloc_meta, in, 0, m->meta);
    if (port_flag(&m->at.s_valid, in)) {
        i.s_valid = arrives(m, in);
        port_get_words(&m->at.s_data, in, 0, m->s_data);
    }
    for (uint32_t v = i.d_valid; v; v &= v - 1) {
        unsigned j = first_bit(v);
        port_get_words(&m->at.d_data, in, j, m->d_data + (size_t)j * u->row_words);
    }
    if (m->c.exit_flush && u->owner_valid && u->wid < z->nw)
        i.exit = port_get(&m->at.exit, in, u->wid) != 0;
    i.take = port_flag(&m->at.disp_take, in);
    m->head.cover[CCU_D3].hits += port_flag(&m->at.disp_sel, in);
    ccu_clock(u, &i, m->head.cover);
}

const struct block_model ccu_model = {.name = "ccu",
                                      .contract = &contract_ccu,
                                      .create = create,
                                      .destroy = destroy,
                                      .reset = reset,
                                      .eval = eval,
                                      .clock = clock_edge,
                                      .cover = block_head_cover};
