#include "cmodel/core/ocu.h"
#include "cmodel/util.h"

#define COMMON                                                                                     \
    "OCU-A1", "OCU-A2", "OCU-S1", "OCU-D1", "OCU-D2", "OCU-D3", "OCU-F1", "OCU-F2", "OCU-H1",      \
        "OCU-C1", "OCU-M1", "OCU-M2", "OCU-M3", "OCU-M4", "OCU-M5"

static const char *const rules[OCU_NRULES] = {COMMON, "OCU-M7", "OCU-M6"};
static const char *const rules_of_reads[] = {COMMON, "OCU-M6"};

struct cover_rules ocu_rules(const struct sizes *z)
{
    if (!z->second_read)
        return (struct cover_rules){rules, OCU_M1};
    size_t n = (size_t)OCU_M7 + z->finds_target + z->renames;
    return (struct cover_rules){z->finds_target ? rules : rules_of_reads, n};
}

void ocu_init(struct ocu *o, const struct model_config *c, bool payload)
{
    *o = (struct ocu){.meta_words = words32(c->z.meta_bits),
                      .row_words = payload ? words32(c->z.w) : 0,
                      .renames = c->z.renames,
                      .targets = c->z.finds_target};
    if (o->renames)
        o->rename = rename_config(c->params);
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

enum { RZ = 255 };

/* Bits 7:0 of lane 0. */
static uint32_t number_of(const struct ocu *o)
{
    return o->data[0] & 0xff;
}

/* It is a register of the warp; *phys: where, if that is renamed. */
static bool names_register(const struct ocu *o, uint32_t n, uint32_t *phys)
{
    if (!o->renames)
        return n < o->bound;
    struct rename_place at = rename_place(&o->rename, &o->cons, n); /* OCU-M6 */
    if (!at.oob)
        *phys = at.phys;
    return !at.oob;
}

/* The place of the register that the number names. */
static bool place_of(const struct ocu *o, unsigned physw, uint32_t *phys)
{
    uint32_t n = number_of(o);
    if (n == RZ || !names_register(o, n, phys))
        return false;
    if (!o->renames)
        *phys = (o->base + n) & (uint32_t)low_bits(physw);
    return true;
}

bool ocu_again(const struct ocu *o, unsigned physw, uint32_t *phys)
{
    return !ocu_writes(o) && place_of(o, physw, phys);
}

void ocu_decided(struct ocu *o, unsigned physw)
{
    o->sent = true;
    o->zero = !place_of(o, physw, &o->target);
    o->oob = o->zero && number_of(o) != RZ;
    o->finds = !o->zero && ocu_writes(o);
    if (!o->zero && !o->finds)
        o->ready &= ~1u;
}

void ocu_cover_decided(const struct ocu *o, const struct sizes *z, struct cover_point *cover)
{
    cover[OCU_M2].hits += !o->zero && !o->finds;
    cover[OCU_M3].hits++;
    cover[OCU_M4].hits += o->oob;
    cover[OCU_M5].hits += o->zero && !o->oob;
    if (z->finds_target)
        cover[OCU_M7].hits += o->finds;
    if (z->renames)
        cover[OCU_M7 + z->finds_target].hits += !o->zero; /* OCU-M6 */
}

/* First words of the ports in the images. */
struct at {
    unsigned alloc_valid, alloc_ready, alloc_wid, alloc_meta, alloc_src_valid, alloc_class, s_valid,
        s_slot, s_data, disp_cand, cand_class, disp_sel, disp_take, disp_wid, disp_meta,
        disp_src_valid, disp_data;
    unsigned alloc_off, alloc_offw, alloc_lim, alloc_wrx;
    unsigned alloc_imov, alloc_base, alloc_bound, again_valid, again_phys, disp_imov, disp_oob;
    unsigned disp_target_valid, disp_target;
};

/* The block on its own. */
struct ocu_block {
    struct block_head head;
    struct model_config c;
    struct ocu o;
    uint32_t *row, *meta; /* scratch: one operand, one metadata */
    struct at at;
};

static void list_pins(const struct sizes *z, bool wrap, struct pin_list *l, struct at *at)
{
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = true;
    at->alloc_valid = pins_in(l, "alloc_valid", 1);
    at->alloc_ready = pins_out(l, "alloc_ready", 1);
    at->alloc_wid = pins_in(l, "alloc_wid", z->widw);
    at->alloc_meta = pins_in(l, "alloc_meta", z->meta_bits);
    at->alloc_src_valid = pins_in(l, "alloc_src_valid", z->nsrc);
    if (z->classes > 1)
        at->alloc_class = pins_in(l, "alloc_class", z->classw);
    if (z->second_read) {
        at->alloc_imov = pins_in(l, "alloc_imov", 1);
        at->alloc_base = pins_in(l, "alloc_base", z->physw);
        at->alloc_bound = pins_in(l, "alloc_bound", z->boundw);
    }
    if (z->second_read && z->renames) {
        at->alloc_off = pins_in(l, "alloc_off", z->physw);
        at->alloc_lim = pins_in(l, "alloc_lim", RENAME_LIMIT_BITS);
        at->alloc_offw = pins_in(l, "alloc_offw", wrap ? z->physw : 0);
        at->alloc_wrx = pins_in(l, "alloc_wrx", wrap ? RENAME_LIMIT_BITS : 0);
    }
    at->s_valid = pins_in(l, "s_valid", z->sports);
    if (z->sports < z->nsrc)
        at->s_slot = pins_in(l, "s_slot", z->sports * z->slotw);
    at->s_data = pins_in(l, "s_data", z->sports * z->w);
    if (z->forward) { /* OCU-F3: when it is found out makes no difference to the model */
        pins_in(l, "s_next", z->sports);
        if (z->sports < z->nsrc)
            pins_in(l, "s_next_slot", z->sports * z->slotw);
    }
    at->disp_cand = pins_out(l, "disp_cand", 1);
    if (z->classes > 1)
        at->cand_class = pins_out(l, "cand_class", z->classes);
    at->disp_sel = pins_in(l, "disp_sel", z->ndisp);
    at->disp_take = pins_in(l, "disp_take", 1);
    at->disp_wid = pins_out(l, "disp_wid", z->ndisp * z->widw);
    at->disp_meta = pins_out(l, "disp_meta", z->ndisp * z->meta_bits);
    at->disp_src_valid = pins_out(l, "disp_src_valid", z->ndisp * z->nsrc);
    at->disp_data = pins_out(l, "disp_data", z->ndisp * z->nsrc * z->w);
    if (z->second_read) {
        at->disp_imov = pins_out(l, "disp_imov", z->ndisp);
        at->disp_oob = pins_out(l, "disp_oob", z->ndisp);
        if (z->finds_target) {
            at->disp_target_valid = pins_out(l, "disp_target_valid", z->ndisp);
            at->disp_target = pins_out(l, "disp_target", z->ndisp * z->physw);
        }
        at->again_valid = pins_out(l, "again_valid", 1);
        at->again_phys = pins_out(l, "again_phys", z->physw);
    }
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct sizes z = params_sizes(p);
    struct at at;
    list_pins(&z, params_u(p, "rename.wrap") != 0, l, &at);
}

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct cover_rules list = ocu_rules(&c.z);
    struct ocu_block *m = block_head_new(sizeof *m, &list);
    m->c = c;
    ocu_init(&m->o, &m->c, true);
    m->row = xcalloc(m->o.row_words, sizeof *m->row);
    m->meta = xcalloc(m->o.meta_words, sizeof *m->meta);
    struct pin_list l = {0};
    list_pins(&m->c.z, params_u(p, "rename.wrap") != 0, &l, &m->at);
    pins_free(&l);
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
    for (uint64_t v = pins_get(in + m->at.s_valid, 0, z->sports); v; v &= v - 1) {
        unsigned j = first_bit(v), slot = j;
        if (z->sports < z->nsrc)
            slot = (unsigned)pins_get(in + m->at.s_slot, j * z->slotw, z->slotw);
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
    const struct ocu *o = &m->o;
    uint32_t phys = 0;
    bool again = ocu_decides(o) && ocu_again(o, m->c.z.physw, &phys);
    pins_put(out + m->at.again_valid, 0, 1, again);
    pins_put(out + m->at.again_phys, 0, m->c.z.physw, phys);
    pins_put(out + m->at.disp_imov, 0, m->c.z.ndisp, o->imov ? sel : 0);
    pins_put(out + m->at.disp_oob, 0, m->c.z.ndisp, o->oob ? sel : 0);
    if (!m->c.z.finds_target)
        return;
    pins_put(out + m->at.disp_target_valid, 0, m->c.z.ndisp, o->finds ? sel : 0);
    for (unsigned p = 0; p < m->c.z.ndisp; p++) /* OCU-M7 */
        pins_put(out + m->at.disp_target, p * m->c.z.physw, m->c.z.physw,
                 o->finds && (sel >> p & 1) ? o->target : 0);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ocu_block *m = model;
    const struct sizes *z = &m->c.z;
    const struct ocu *o = &m->o;
    uint64_t sel = pins_get(in + m->at.disp_sel, 0, z->ndisp);
    if (z->second_read)
        put_second(m, sel, out);

    pins_put(out + m->at.alloc_ready, 0, 1, !o->busy); /* OCU-A2 */
    unsigned port[32];
    uint32_t now = z->forward ? arrivals(m, in, port) : 0; /* OCU-F1 */
    pins_put(out + m->at.disp_cand, 0, 1, ocu_completes(o, now));
    if (z->classes > 1)
        pins_put(out + m->at.cand_class, 0, z->classes, /* OCU-C1 */
                 o->busy && o->class < z->classes ? 1ull << o->class : 0);
    for (unsigned p = 0; p < z->ndisp; p++) {
        bool on = sel >> p & 1;
        uint32_t present = on ? o->src_valid : 0;
        pins_put(out + m->at.disp_wid, p * z->widw, z->widw, on ? o->wid : 0);
        pins_put(out + m->at.disp_src_valid, p * z->nsrc, z->nsrc, present);
        if (on)
            bits_copy(out + m->at.disp_meta, (size_t)p * z->meta_bits, o->meta, 0, z->meta_bits);
        else
            bits_zero(out + m->at.disp_meta, (size_t)p * z->meta_bits, z->meta_bits);
        for (unsigned k = 0; k < z->nsrc; k++) {
            size_t at = (size_t)(p * z->nsrc + k) * z->w;
            if (k == 0 && o->zero) /* OCU-M4, OCU-M5 */
                bits_zero(out + m->at.disp_data, at, z->w);
            else if (present & now & 1u << k) /* OCU-F2 */
                bits_copy(out + m->at.disp_data, at, in + m->at.s_data, (size_t)port[k] * z->w,
                          z->w);
            else if (present >> k & 1)
                bits_copy(out + m->at.disp_data, at, o->data + (size_t)k * o->row_words, 0, z->w);
            else
                bits_zero(out + m->at.disp_data, at, z->w);
        }
    }
}

/* OCU-M1, OCU-M6 */
static void give_indirect(struct ocu_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->c.z;
    const struct at *at = &m->at;
    uint32_t base = (uint32_t)pins_get(in + at->alloc_base, 0, z->physw);
    uint32_t bound = (uint32_t)pins_get(in + at->alloc_bound, 0, z->boundw);
    m->head.cover[OCU_M1].hits++;
    if (!z->renames) {
        ocu_indirect(&m->o, base, bound);
        return;
    }
    struct rename_constants cons = {.base = base, .k = bound};
    cons.off = (uint32_t)pins_get(in + at->alloc_off, 0, z->physw);
    cons.lim = (uint32_t)pins_get(in + at->alloc_lim, 0, RENAME_LIMIT_BITS);
    if (m->o.rename.wrap) {
        cons.offw = (uint32_t)pins_get(in + at->alloc_offw, 0, z->physw);
        cons.wrx = (uint32_t)pins_get(in + at->alloc_wrx, 0, RENAME_LIMIT_BITS);
    }
    ocu_indirect_renamed(&m->o, &cons);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct ocu_block *m = model;
    const struct sizes *z = &m->c.z;
    struct ocu *o = &m->o;
    bool alloc = in[m->at.alloc_valid] & 1, was_busy = o->busy, was_cand = ocu_candidate(o);
    bool take = in[m->at.disp_take] & 1, handed = alloc && z->handover && take;
    uint64_t sel = pins_get(in + m->at.disp_sel, 0, z->ndisp);

    unsigned port[32];
    uint32_t slots = arrivals(m, in, port);
    if (ocu_decides(o)) {
        ocu_decided(o, z->physw);
        ocu_cover_decided(o, z, m->head.cover);
    }
    m->head.cover[OCU_S1].hits += slots != 0;
    if (z->forward) {
        m->head.cover[OCU_F1].hits += !was_cand && ocu_completes(o, slots);
        m->head.cover[OCU_F2].hits += slots && take;
    }
    for (uint32_t v = slots; v; v &= v - 1) {
        unsigned slot = first_bit(v);
        m->row[o->row_words - 1] = 0;
        bits_copy(m->row, 0, in + m->at.s_data, (size_t)port[slot] * z->w, z->w);
        ocu_receive(o, slot, m->row);
    }
    if (take) {
        ocu_take(o);
        m->head.cover[OCU_D2].hits++;
    }
    if (alloc && (!was_busy || handed)) {
        if (m->o.meta_words)
            m->meta[m->o.meta_words - 1] = 0;
        bits_copy(m->meta, 0, in + m->at.alloc_meta, 0, z->meta_bits);
        unsigned class =
            z->classes > 1 ? (unsigned)pins_get(in + m->at.alloc_class, 0, z->classw) : 0;
        ocu_alloc(o, (unsigned)pins_get(in + m->at.alloc_wid, 0, z->widw), class, m->meta,
                  (uint32_t)pins_get(in + m->at.alloc_src_valid, 0, z->nsrc));
        if (z->second_read && (in[m->at.alloc_imov] & 1))
            give_indirect(m, in);
        m->head.cover[OCU_A1].hits++;
        m->head.cover[OCU_H1].hits += handed;
        m->head.cover[OCU_C1].hits += class != 0;
    }
    m->head.cover[OCU_A2].hits += was_busy && !o->busy;
    m->head.cover[OCU_D1].hits += !was_cand && ocu_candidate(o);
    m->head.cover[OCU_D3].hits += sel != 0;
}

const struct block_model ocu_model = {.name = "ocu",
                                      .pins = pins,
                                      .create = create,
                                      .destroy = destroy,
                                      .reset = reset,
                                      .eval = eval,
                                      .clock = clock_edge,
                                      .cover = block_head_cover};
