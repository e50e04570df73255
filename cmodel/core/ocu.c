/* ocu: operand collector unit, docs/blocks/ocu.md. */
#include "cmodel/core/ocu.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct cover_rules ocu_rules_of(const struct sizes *z, const char *ids[ocu_NRULES])
{
    return second_rules(z, ocu_rules.ids, OCU_M1, OCU_M7, ids);
}

void ocu_init(struct ocu *o, const struct model_config *c, bool payload)
{
    *o = (struct ocu){.meta_words = words32(c->z.meta_bits),
                      .row_words = payload ? words32(c->z.w) : 0};
    second_init(&o->second, c);
    o->meta = xcalloc(o->meta_words, sizeof *o->meta);
    o->data = payload ? xcalloc((size_t)c->z.nsrc * o->row_words, sizeof *o->data) : NULL;
}

void ocu_free(struct ocu *o)
{
    free(o->meta);
    free(o->data);
}

void ocu_reset(struct ocu *o)
{
    o->busy = false;
}

void ocu_decided(struct ocu *o, const struct second_found *found, struct cover_point *cover)
{
    second_decide(&o->second, found, &cover[OCU_M1], &cover[OCU_M7]);
    if (found->reads)
        o->ready &= ~1u;
}

/* The block on its own. */
struct ocu_block {
    struct block_head head;
    struct model_config c;
    struct ocu o;
    uint32_t *row, *meta; /* scratch: one operand, one metadata */
    struct ocu_at at;
    struct second_at second;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    const char *ids[ocu_NRULES];
    struct cover_rules list = ocu_rules_of(&c.z, ids);
    struct ocu_block *m = block_head_new(sizeof *m, &list);
    m->c = c;
    ocu_init(&m->o, &m->c, true);
    m->row = xcalloc(m->o.row_words, sizeof *m->row);
    m->meta = xcalloc(m->o.meta_words, sizeof *m->meta);
    ocu_ports_at(p, &m->at);
    m->second = SECOND_AT(&m->at);
    return m;
}

static void destroy(void *model)
{
    struct ocu_block *m = model;
    if (!m)
        return;
    ocu_free(&m->o);
    free(m->row);
    free(m->meta);
    block_head_free(m);
}

static void reset(void *model)
{
    ocu_reset(&((struct ocu_block *)model)->o);
}

/* Slots whose operands arrive; port[k]: at which S port. */
static uint32_t arrivals(const struct ocu_block *m, const uint32_t *in, unsigned *port)
{
    const struct sizes *z = &m->c.z;
    uint32_t slots = 0;
    for (uint64_t v = port_all(&m->at.s_valid, in); v; v &= v - 1) {
        unsigned j = first_bit(v), slot = j;
        if (z->sports < z->nsrc)
            slot = (unsigned)port_get(&m->at.s_slot, in, j);
        if (slot >= z->nsrc)
            continue;
        slots |= 1u << slot;
        port[slot] = j;
    }
    return slots;
}

/* OCU-M2, OCU-M4 */
static void put_second(const struct ocu_block *m, uint64_t sel, uint32_t *out)
{
    struct second_found f = {0};
    if (ocu_decides(&m->o))
        f = ocu_found(&m->o);
    second_put(&m->o.second, &m->second, f.reads ? &f.phys : NULL, sel, out);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ocu_block *m = model;
    const struct sizes *z = &m->c.z;
    const struct ocu *o = &m->o;
    uint64_t sel = port_all(&m->at.disp_sel, in);
    if (z->second_read)
        put_second(m, sel, out);

    port_put_all(&m->at.alloc_ready, out, !o->busy); /* OCU-A2 */
    unsigned port[32];
    uint32_t now = z->forward ? arrivals(m, in, port) : 0; /* OCU-F1 */
    port_put_all(&m->at.disp_cand, out, ocu_completes(o, now));
    if (port_exists(&m->at.owner_wid))
        port_put_all(&m->at.owner_wid, out, o->busy ? o->wid : 0); /* OCU-W1 */
    if (z->classes > 1)
        port_put_all(&m->at.cand_class, out, /* OCU-C1 */
                     o->busy && o->class < z->classes ? 1ull << o->class : 0);
    for (unsigned p = 0; p < z->ndisp; p++) {
        bool on = sel >> p & 1;
        uint32_t present = on ? o->src_valid : 0;
        port_put(&m->at.disp_wid, out, p, on ? o->wid : 0);
        port_put(&m->at.disp_src_valid, out, p, present);
        if (on)
            port_put_words(&m->at.disp_meta, out, p, o->meta);
        else
            port_clear(&m->at.disp_meta, out, p);
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned at = p * z->nsrc + k;
            if (k == 0 && o->second.found.none) /* OCU-M4, OCU-M5 */
                port_clear(&m->at.disp_data, out, at);
            else if (present & now & 1u << k) /* OCU-F2 */
                bits_copy(out + port_word(&m->at.disp_data), (size_t)at * z->w,
                          in + port_word(&m->at.s_data), (size_t)port[k] * z->w, z->w);
            else if (present >> k & 1)
                port_put_words(&m->at.disp_data, out, at, o->data + (size_t)k * o->row_words);
            else
                port_clear(&m->at.disp_data, out, at);
        }
    }
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct ocu_block *m = model;
    const struct sizes *z = &m->c.z;
    struct ocu *o = &m->o;
    bool alloc = port_flag(&m->at.alloc_valid, in), was_busy = o->busy, was_cand = ocu_candidate(o);
    bool take = port_flag(&m->at.disp_take, in), handed = alloc && z->handover && take;
    uint64_t sel = port_all(&m->at.disp_sel, in);

    unsigned port[32];
    uint32_t slots = arrivals(m, in, port);
    if (ocu_decides(o)) {
        struct second_found found = ocu_found(o);
        ocu_decided(o, &found, m->head.cover);
    }
    m->head.cover[OCU_S1].hits += slots != 0;
    if (z->forward) {
        m->head.cover[OCU_F1].hits += !was_cand && ocu_completes(o, slots);
        m->head.cover[OCU_F2].hits += slots && take;
    }
    for (uint32_t v = slots; v; v &= v - 1) {
        unsigned slot = first_bit(v);
        m->row[o->row_words - 1] = 0;
        port_get_words(&m->at.s_data, in, port[slot], m->row);
        ocu_receive(o, slot, m->row);
    }
    if (take) {
        ocu_take(o);
        m->head.cover[OCU_D2].hits++;
    }
    if (alloc && (!was_busy || handed)) {
        if (m->o.meta_words)
            m->meta[m->o.meta_words - 1] = 0;
        port_get_words(&m->at.alloc_meta, in, 0, m->meta);
        unsigned class = z->classes > 1 ? port_u32(&m->at.alloc_class, in) : 0;
        ocu_alloc(o, port_u32(&m->at.alloc_wid, in), class, m->meta,
                  port_u32(&m->at.alloc_src_valid, in));
        if (z->second_read) { /* OCU-M1, OCU-M6 */
            struct second_given given = second_get(&o->second, &m->second, in);
            second_begin(&o->second, &given);
            m->head.cover[OCU_M1].hits += given.on;
        }
        m->head.cover[OCU_A1].hits++;
        m->head.cover[OCU_H1].hits += handed;
        m->head.cover[OCU_C1].hits += class != 0;
    }
    m->head.cover[OCU_A2].hits += was_busy && !o->busy;
    m->head.cover[OCU_D1].hits += !was_cand && ocu_candidate(o);
    m->head.cover[OCU_D3].hits += sel != 0;
    m->head.cover[OCU_W1].hits += port_exists(&m->at.owner_wid) && o->busy && o->wid;
}

const struct block_model ocu_model = {.name = "ocu",
                                      .contract = &contract_ocu,
                                      .create = create,
                                      .destroy = destroy,
                                      .reset = reset,
                                      .eval = eval,
                                      .clock = clock_edge,
                                      .cover = block_head_cover};
