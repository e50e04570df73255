#include "cmodel/malekeh/ccu.h"
#include "cmodel/util.h"

enum { NCOUNTERS = 6 };
static const char *const counter_names[NCOUNTERS] = {
    "cnt_hits", "cnt_repeats", "cnt_d_writes", "cnt_d_drops", "cnt_invalidations", "cnt_flushes"};

/* First words of the ports in the images. */
struct at {
    unsigned alloc_valid, alloc_ready, alloc_wid, alloc_fresh, alloc_meta, alloc_src_valid,
        alloc_reg, alloc_near, look_src_valid, look_reg, rd_valid, owner_valid, owner_wid, near_any,
        any_valid, exit, s_valid, s_slot, s_data, d_valid, d_reg, d_near, d_mask, d_data, inv_valid,
        inv_reg, disp_cand, alloc_class, cand_class, disp_sel, disp_take, disp_wid, disp_meta,
        disp_src_valid, disp_data, counters[NCOUNTERS];
    unsigned alloc_imov, alloc_base, alloc_bound, disp_imov, disp_oob, again_valid, again_phys,
        again_hit, disp_target_valid, disp_target;
    unsigned alloc_off, alloc_offw, alloc_lim, alloc_wrx;
};

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
    struct at at;
};

static bool shows_any_valid(const struct model_config *c)
{
    return c->malekeh && c->has_any_valid;
}

static void list_pins(const struct model_config *c, struct pin_list *l, struct at *at)
{
    const struct sizes *z = &c->z;
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = true;
    at->alloc_valid = pins_in(l, "alloc_valid", 1);
    at->alloc_ready = pins_out(l, "alloc_ready", 1);
    at->alloc_wid = pins_in(l, "alloc_wid", z->widw);
    if (z->renamed_tags)
        at->alloc_fresh = pins_in(l, "alloc_fresh", 1);
    at->alloc_meta = pins_in(l, "alloc_meta", z->meta_bits);
    if (z->classes > 1)
        at->alloc_class = pins_in(l, "alloc_class", z->classw);
    at->alloc_src_valid = pins_in(l, "alloc_src_valid", z->nsrc);
    at->alloc_reg = pins_in(l, "alloc_reg", z->nsrc * z->tagw);
    at->alloc_near = pins_in(l, "alloc_near", z->nsrc);
    if (z->stage) { /* RF-P3: when the tags are compared makes no difference to the model */
        at->look_src_valid = pins_in(l, "look_src_valid", z->nsrc);
        at->look_reg = pins_in(l, "look_reg", z->nsrc * z->tagw);
    }
    at->rd_valid = pins_out(l, "rd_valid", z->nsrc);
    if (z->second_read) {
        at->alloc_imov = pins_in(l, "alloc_imov", 1);
        at->alloc_base = pins_in(l, "alloc_base", z->physw);
        at->alloc_bound = pins_in(l, "alloc_bound", z->boundw);
        bool wrap = params_u(c->params, "rename.wrap") != 0;
        at->alloc_off = pins_in(l, "alloc_off", z->renames ? z->physw : 0);
        at->alloc_lim = pins_in(l, "alloc_lim", z->renames ? RENAME_LIMIT_BITS : 0);
        at->alloc_offw = pins_in(l, "alloc_offw", z->renames && wrap ? z->physw : 0);
        at->alloc_wrx = pins_in(l, "alloc_wrx", z->renames && wrap ? RENAME_LIMIT_BITS : 0);
    }
    at->owner_valid = pins_out(l, "owner_valid", 1);
    at->owner_wid = pins_out(l, "owner_wid", z->widw);
    at->near_any = pins_out(l, "near_any", 1);
    if (shows_any_valid(c))
        at->any_valid = pins_out(l, "any_valid", 1);
    if (c->exit_flush)
        at->exit = pins_in(l, "exit", z->nw);
    at->s_valid = pins_in(l, "s_valid", 1);
    if (z->nsrc > 1)
        at->s_slot = pins_in(l, "s_slot", z->slotw);
    at->s_data = pins_in(l, "s_data", z->w);
    if (z->forward) { /* CCU-F3: when it is found out makes no difference to the model */
        pins_in(l, "s_next", 1);
        if (z->nsrc > 1)
            pins_in(l, "s_next_slot", z->slotw);
    }
    at->d_valid = pins_in(l, "d_valid", z->dports);
    at->d_reg = pins_in(l, "d_reg", z->dports * z->tagw);
    at->d_near = pins_in(l, "d_near", z->dports);
    at->d_mask = pins_in(l, "d_mask", z->dports * z->lanes);
    at->d_data = pins_in(l, "d_data", z->dports * z->w);
    if (c->invalidate) {
        at->inv_valid = pins_in(l, "inv_valid", z->wbw);
        at->inv_reg = pins_in(l, "inv_reg", z->wbw * z->tagw);
    }
    at->disp_cand = pins_out(l, "disp_cand", 1);
    if (z->classes > 1)
        at->cand_class = pins_out(l, "cand_class", z->classes);
    at->disp_sel = pins_in(l, "disp_sel", 1);
    at->disp_take = pins_in(l, "disp_take", 1);
    at->disp_wid = pins_out(l, "disp_wid", z->widw);
    at->disp_meta = pins_out(l, "disp_meta", z->meta_bits);
    at->disp_src_valid = pins_out(l, "disp_src_valid", z->nsrc);
    at->disp_data = pins_out(l, "disp_data", z->nsrc * z->w);
    if (z->second_read) {
        at->disp_imov = pins_out(l, "disp_imov", 1);
        at->disp_oob = pins_out(l, "disp_oob", 1);
        at->disp_target_valid = pins_out(l, "disp_target_valid", z->finds_target);
        at->disp_target = pins_out(l, "disp_target", z->finds_target ? z->physw : 0);
        at->again_valid = pins_out(l, "again_valid", 1);
        at->again_phys = pins_out(l, "again_phys", z->physw);
        at->again_hit = pins_out(l, "again_hit", 1);
    }
    for (unsigned i = 0; i < NCOUNTERS; i++)
        at->counters[i] = pins_counter(l, counter_names[i]);
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct model_config c = model_config(p);
    struct at at;
    list_pins(&c, l, &at);
}

static void find_ports(struct ccu_block *m)
{
    struct pin_list l = {0};
    list_pins(&m->c, &l, &m->at);
    pins_free(&l);
}

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct cover_rules list = ccu_rules(&c.z);
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
    find_ports(m);
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

static void read_regs(uint32_t *regs, const uint32_t *port, unsigned n, unsigned tagw)
{
    for (unsigned i = 0; i < n; i++)
        regs[i] = (uint32_t)pins_get(port, i * tagw, tagw);
}

/* CCU-M8 */
static struct rename_constants read_constants(const struct ccu_block *m, const uint32_t *in,
                                              uint32_t base, uint32_t k)
{
    const struct at *at = &m->at;
    unsigned physw = m->c.z.physw;
    struct rename_constants cons = {.base = base, .k = k};
    if (!m->c.z.renames)
        return cons;
    cons.off = (uint32_t)pins_get(in + at->alloc_off, 0, physw);
    cons.lim = (uint32_t)pins_get(in + at->alloc_lim, 0, RENAME_LIMIT_BITS);
    if (!m->u.rename.wrap)
        return cons;
    cons.offw = (uint32_t)pins_get(in + at->alloc_offw, 0, physw);
    cons.wrx = (uint32_t)pins_get(in + at->alloc_wrx, 0, RENAME_LIMIT_BITS);
    return cons;
}

/* Everything but the payload; what eval needs for rd_valid. */
static struct ccu_in read_control(const struct ccu_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->c.z;
    struct ccu_in i = m->in;
    bool take = in[m->at.disp_take] & 1;
    /* duty: alloc_valid only while ready, or CCU-H1 */
    i.alloc = (in[m->at.alloc_valid] & 1) && (!m->u.busy || (z->refill && take));
    if (i.alloc) {
        i.alloc_fresh = z->renamed_tags && in[m->at.alloc_fresh];
        i.alloc_wid = (unsigned)pins_get(in + m->at.alloc_wid, 0, z->widw);
        if (z->classes > 1)
            i.alloc_class = (unsigned)pins_get(in + m->at.alloc_class, 0, z->classw);
        i.alloc_src_valid = (uint32_t)pins_get(in + m->at.alloc_src_valid, 0, z->nsrc);
        i.alloc_near = (uint32_t)pins_get(in + m->at.alloc_near, 0, z->nsrc);
        read_regs(m->alloc_reg, in + m->at.alloc_reg, z->nsrc, z->tagw);
        if (z->second_read) {
            i.alloc_imov = in[m->at.alloc_imov] & 1;
            i.alloc_base = (uint32_t)pins_get(in + m->at.alloc_base, 0, z->physw);
            i.alloc_bound = (uint32_t)pins_get(in + m->at.alloc_bound, 0, z->boundw);
            i.alloc_cons = read_constants(m, in, i.alloc_base, i.alloc_bound);
        }
    }
    i.d_valid = (uint32_t)pins_get(in + m->at.d_valid, 0, z->dports);
    for (uint32_t v = i.d_valid; v; v &= v - 1) {
        unsigned j = first_bit(v);
        m->d[j].reg = (unsigned)pins_get(in + m->at.d_reg, j * z->tagw, z->tagw);
        m->d[j].near = pins_get(in + m->at.d_near, j, 1) != 0;
        m->d[j].mask = pins_get(in + m->at.d_mask, j * z->lanes, z->lanes);
    }
    if (m->c.invalidate) {
        i.inv_valid = (uint32_t)pins_get(in + m->at.inv_valid, 0, z->wbw);
        if (i.inv_valid)
            read_regs(m->inv_reg, in + m->at.inv_reg, z->wbw, z->tagw);
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
    if (!(in[m->at.s_valid] & 1))
        return 0;
    unsigned slot = z->nsrc > 1 ? (unsigned)pins_get(in + m->at.s_slot, 0, z->slotw) : 0;
    return slot < z->nsrc ? 1u << slot & m->u.src_valid : 0;
}

/* CCU-M2 to CCU-M6 */
static void put_second(const struct ccu_block *m, bool sel, uint32_t *out)
{
    const struct ccu *u = &m->u;
    uint32_t phys = 0;
    enum ccu_second second = CCU_NOTHING;
    if (ccu_decides(u))
        second = ccu_second(u, &phys);
    out[m->at.disp_imov] = sel && u->imov;
    out[m->at.disp_oob] = sel && u->oob;
    out[m->at.again_valid] = second == CCU_AGAIN;
    pins_put(out + m->at.again_phys, 0, m->c.z.physw, second == CCU_AGAIN ? phys : 0);
    out[m->at.again_hit] = second == CCU_HIT;
    if (!m->c.z.finds_target)
        return;
    bool finds = sel && u->finds; /* CCU-M7 */
    out[m->at.disp_target_valid] = finds;
    pins_put(out + m->at.disp_target, 0, m->c.z.physw, finds ? u->target : 0);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ccu_block *m = model;
    const struct sizes *z = &m->c.z;
    const struct ccu *u = &m->u;
    bool sel = in[m->at.disp_sel] & 1;
    if (z->second_read)
        put_second(m, sel, out);
    uint32_t present = sel ? u->src_valid : 0;

    out[m->at.alloc_ready] = !u->busy;
    out[m->at.rd_valid] = rd_valid(m, in);
    out[m->at.owner_valid] = u->owner_valid; /* CCU-R1 */
    out[m->at.owner_wid] = u->owner_valid ? u->wid : 0;
    out[m->at.near_any] = ccu_near_any(u);
    if (shows_any_valid(&m->c))
        out[m->at.any_valid] = u->valid != 0;
    uint32_t now = z->forward ? arrives(m, in) : 0; /* CCU-F1 */
    now = now ? ccu_reached(u, first_bit(now)) : 0;
    out[m->at.disp_cand] = ccu_completes(u, now);
    if (z->classes > 1) /* CCU-C1 */
        out[m->at.cand_class] = u->busy && u->class < z->classes ? 1u << u->class : 0;
    out[m->at.disp_wid] = sel ? u->wid : 0; /* CCU-D3 */
    out[m->at.disp_src_valid] = present;
    if (sel)
        bits_copy(out + m->at.disp_meta, 0, u->meta, 0, z->meta_bits);
    else
        bits_zero(out + m->at.disp_meta, 0, z->meta_bits);
    for (unsigned k = 0; k < z->nsrc; k++) {
        if (k == 0 && u->zero) /* CCU-M4, CCU-M5 */
            bits_zero(out + m->at.disp_data, 0, z->w);
        else if (present & now & 1u << k) /* CCU-F2 */
            bits_copy(out + m->at.disp_data, (size_t)k * z->w, in + m->at.s_data, 0, z->w);
        else if (present >> k & 1)
            bits_copy(out + m->at.disp_data, (size_t)k * z->w,
                      u->data + (size_t)u->index[k] * u->row_words, 0, z->w);
        else
            bits_zero(out + m->at.disp_data, (size_t)k * z->w, z->w);
    }
    const uint64_t counts[NCOUNTERS] = {u->hits,    u->repeats,       u->d_writes,
                                        u->d_drops, u->invalidations, u->flushes};
    for (unsigned i = 0; i < NCOUNTERS; i++)
        out[m->at.counters[i]] = (uint32_t)counts[i];
}

/* One row of a payload port; unused upper bits of its last word are zero. */
static void read_row(uint32_t *row, unsigned words, const uint32_t *port, size_t lsb,
                     unsigned width)
{
    if (width % 32)
        row[words - 1] = 0;
    bits_copy(row, 0, port, lsb, width);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct ccu_block *m = model;
    const struct sizes *z = &m->c.z;
    struct ccu *u = &m->u;
    struct ccu_in i = read_control(m, in);
    if (i.alloc)
        read_row(m->meta, u->meta_words, in + m->at.alloc_meta, 0, z->meta_bits);
    if (in[m->at.s_valid] & 1) {
        i.s_valid = arrives(m, in);
        read_row(m->s_data, u->row_words, in + m->at.s_data, 0, z->w);
    }
    for (uint32_t v = i.d_valid; v; v &= v - 1) {
        unsigned j = first_bit(v);
        read_row(m->d_data + (size_t)j * u->row_words, u->row_words, in + m->at.d_data,
                 (size_t)j * z->w, z->w);
    }
    if (m->c.exit_flush && u->owner_valid && u->wid < z->nw)
        i.exit = pins_get(in + m->at.exit, u->wid, 1) != 0;
    i.take = in[m->at.disp_take] & 1;
    m->head.cover[CCU_D3].hits += in[m->at.disp_sel] & 1;
    ccu_clock(u, &i, m->head.cover);
}

const struct block_model ccu_model = {.name = "ccu",
                                      .pins = pins,
                                      .create = create,
                                      .destroy = destroy,
                                      .reset = reset,
                                      .eval = eval,
                                      .clock = clock_edge,
                                      .cover = block_head_cover};
