#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"

enum { NCOUNTERS = 8 };
static const char *const counter_names[NCOUNTERS] = {
    "cnt_issued",      "cnt_dispatched", "cnt_operand_requests", "cnt_bank_reads",
    "cnt_bank_writes", "cnt_steals",     "cnt_conflict_cycles",  "cnt_cache_hits"};

/* The last one exists with CCUs only. */
static unsigned counters_of(const struct sizes *z)
{
    return z->ccu ? NCOUNTERS : NCOUNTERS - 1;
}

/* The composition as a block: the register file and where its ports lie. */
struct regfile_block {
    struct model_config c;
    struct sizes z;
    struct regfile *rf;
    struct {
        unsigned launch_valid, launch_wid, inst_src_valid, inst_phys, inst_meta, cand_src_valid,
            cand_phys, wb_valid, wb_phys, wb_mask, wb_data, disp_ready, inst_reg, inst_near, wb_wid,
            wb_reg, wb_near, exit, sthld, wait_cnt;
        unsigned sel_valid, sel_wid, issue, cand_valid, cand_wid, wb_ready, disp_valid, disp_wid,
            disp_meta, disp_src_valid, disp_data, waiting, replaced, counters[NCOUNTERS];
    } at; /* first words of the ports; warp_ready is at word 0 */
};

/* The ports that CCUs add. */
static void list_ccu_pins(const struct model_config *c, struct pin_list *l)
{
    const struct sizes *z = &c->z;
    pins_add(l, "inst_reg", false, z->nsrc * z->tagw);
    pins_add(l, "inst_near", false, z->nsrc);
    pins_add(l, "wb_wid", false, z->wbw * z->widw);
    pins_add(l, "wb_reg", false, z->wbw * z->tagw);
    pins_add(l, "wb_near", false, z->wbw);
    if (c->exit_flush)
        pins_add(l, "exit", false, z->nw);
    if (c->ccu_policy != CCU_FAR_FIRST)
        return;
    pins_add(l, "sthld", false, 6);
    if (c->scope_sm)
        pins_add(l, "wait_cnt", false, 7);
    pins_add(l, "waiting", true, 1);
    pins_add(l, "replaced", true, 1);
}

static void list_pins(const struct model_config *c, struct pin_list *l)
{
    const struct sizes *z = &c->z;
    l->clocked = true;
    pins_add(l, "warp_ready", false, z->nw);
    if (z->ages) {
        pins_add(l, "launch_valid", false, z->nsched);
        pins_add(l, "launch_wid", false, z->nsched * z->lwidw);
    }
    pins_add(l, "sel_valid", true, z->nsched);
    pins_add(l, "sel_wid", true, z->nsched * z->lwidw);
    pins_add(l, "inst_src_valid", false, z->nsched * z->nsrc);
    pins_add(l, "inst_phys", false, z->nsched * z->nsrc * z->physw);
    pins_add(l, "inst_meta", false, z->nsched * z->meta_bits);
    pins_add(l, "issue", true, z->nsched);
    if (z->steal) {
        pins_add(l, "cand_valid", true, z->nsched);
        pins_add(l, "cand_wid", true, z->nsched * z->lwidw);
        pins_add(l, "cand_src_valid", false, z->nsched * z->nsrc);
        pins_add(l, "cand_phys", false, z->nsched * z->nsrc * z->physw);
    }
    pins_add(l, "wb_valid", false, z->wbw);
    pins_add(l, "wb_ready", true, z->wbw);
    pins_add(l, "wb_phys", false, z->wbw * z->physw);
    pins_add(l, "wb_mask", false, z->wbw * z->lanes);
    pins_add(l, "wb_data", false, z->wbw * z->w);
    pins_add(l, "disp_valid", true, z->ndisp);
    pins_add(l, "disp_ready", false, z->ndisp);
    pins_add(l, "disp_wid", true, z->ndisp * z->widw);
    pins_add(l, "disp_meta", true, z->ndisp * z->meta_bits);
    pins_add(l, "disp_src_valid", true, z->ndisp * z->nsrc);
    pins_add(l, "disp_data", true, z->ndisp * z->nsrc * z->w);
    if (z->ccu)
        list_ccu_pins(c, l);
    for (unsigned i = 0; i < counters_of(z); i++)
        pins_add(l, counter_names[i], true, 32);
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct model_config c = model_config(p);
    list_pins(&c, l);
}

static void *create(const struct params *p)
{
    struct regfile_block *m = xcalloc(1, sizeof *m);
    m->c = model_config(p);
    m->z = m->c.z;
    m->rf = regfile_create(p, true);
    struct pin_list l = {0};
    list_pins(&m->c, &l);
    m->at.launch_valid = pins_word(&l, "launch_valid");
    m->at.launch_wid = pins_word(&l, "launch_wid");
    m->at.inst_src_valid = pins_word(&l, "inst_src_valid");
    m->at.inst_phys = pins_word(&l, "inst_phys");
    m->at.inst_meta = pins_word(&l, "inst_meta");
    m->at.cand_src_valid = pins_word(&l, "cand_src_valid");
    m->at.cand_phys = pins_word(&l, "cand_phys");
    m->at.wb_valid = pins_word(&l, "wb_valid");
    m->at.wb_phys = pins_word(&l, "wb_phys");
    m->at.wb_mask = pins_word(&l, "wb_mask");
    m->at.wb_data = pins_word(&l, "wb_data");
    m->at.disp_ready = pins_word(&l, "disp_ready");
    m->at.sel_valid = pins_word(&l, "sel_valid");
    m->at.sel_wid = pins_word(&l, "sel_wid");
    m->at.issue = pins_word(&l, "issue");
    m->at.cand_valid = pins_word(&l, "cand_valid");
    m->at.cand_wid = pins_word(&l, "cand_wid");
    m->at.wb_ready = pins_word(&l, "wb_ready");
    m->at.disp_valid = pins_word(&l, "disp_valid");
    m->at.disp_wid = pins_word(&l, "disp_wid");
    m->at.disp_meta = pins_word(&l, "disp_meta");
    m->at.disp_src_valid = pins_word(&l, "disp_src_valid");
    m->at.disp_data = pins_word(&l, "disp_data");
    m->at.inst_reg = pins_word(&l, "inst_reg");
    m->at.inst_near = pins_word(&l, "inst_near");
    m->at.wb_wid = pins_word(&l, "wb_wid");
    m->at.wb_reg = pins_word(&l, "wb_reg");
    m->at.wb_near = pins_word(&l, "wb_near");
    m->at.exit = pins_word(&l, "exit");
    m->at.sthld = pins_word(&l, "sthld");
    m->at.wait_cnt = pins_word(&l, "wait_cnt");
    m->at.waiting = pins_word(&l, "waiting");
    m->at.replaced = pins_word(&l, "replaced");
    for (unsigned i = 0; i < NCOUNTERS; i++)
        m->at.counters[i] = pins_word(&l, counter_names[i]);
    pins_free(&l);
    return m;
}

static void destroy(void *model)
{
    struct regfile_block *m = model;
    if (m)
        regfile_destroy(m->rf);
    free(m);
}

static void reset(void *model)
{
    regfile_reset(((struct regfile_block *)model)->rf);
}

/* What regfile_select() needs. */
static void read_requests(const struct regfile_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->z;
    struct regfile_in *i = regfile_inputs(m->rf);
    for (unsigned s = 0; s < z->nsched; s++)
        i->ready[s] = 0;
    for (unsigned base = 0; base < z->nw; base += 32)
        for (uint32_t v = in [base / 32]; v; v &= v - 1) {
            unsigned w = base + first_bit(v);
            i->ready[w % z->nsched] |= 1ull << w / z->nsched;
        }
    if (z->ages) {
        i->launch_valid = (uint32_t)pins_get(in + m->at.launch_valid, 0, z->nsched);
        for (unsigned s = 0; s < z->nsched; s++)
            i->launch_wid[s] = (unsigned)pins_get(in + m->at.launch_wid, s * z->lwidw, z->lwidw);
    }
    i->wb_valid = (uint32_t)pins_get(in + m->at.wb_valid, 0, z->wbw);
    for (unsigned w = 0; w < z->wbw; w++)
        i->wb_phys[w] = (uint32_t)pins_get(in + m->at.wb_phys, w * z->physw, z->physw);
}

/* The allocator's ports are there with policy far_first only. */
static void read_threshold(const struct regfile_block *m, const uint32_t *in)
{
    struct regfile_in *i = regfile_inputs(m->rf);
    if (!m->z.ccu || m->c.ccu_policy != CCU_FAR_FIRST)
        return;
    i->sthld = in[m->at.sthld] & 63;
    if (m->c.scope_sm)
        i->wait_cnt = in[m->at.wait_cnt] & 127;
}

static void read_ccu_answers(const struct regfile_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->z;
    struct regfile_in *i = regfile_inputs(m->rf);
    for (unsigned k = 0; k < z->nsrc; k++)
        i->inst_reg[k] = (uint8_t)pins_get(in + m->at.inst_reg, k * z->tagw, z->tagw);
    i->inst_near = (uint32_t)pins_get(in + m->at.inst_near, 0, z->nsrc);
    for (unsigned w = 0; w < z->wbw; w++) {
        i->wb_wid[w] = (unsigned)pins_get(in + m->at.wb_wid, w * z->widw, z->widw);
        i->wb_reg[w] = (uint8_t)pins_get(in + m->at.wb_reg, w * z->tagw, z->tagw);
    }
    i->wb_near = (uint32_t)pins_get(in + m->at.wb_near, 0, z->wbw);
    if (m->c.exit_flush)
        i->exit = pins_get(in + m->at.exit, 0, z->nw);
}

/* What regfile_clock() needs beyond them. */
static void read_answers(const struct regfile_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->z;
    struct regfile_in *i = regfile_inputs(m->rf);
    unsigned meta_words = regfile_meta_words(m->rf), row_words = regfile_row_words(m->rf);
    for (unsigned s = 0; s < z->nsched; s++) {
        i->inst_src_valid[s] = (uint32_t)pins_get(in + m->at.inst_src_valid, s * z->nsrc, z->nsrc);
        bits_copy(i->inst_meta + (size_t)s * meta_words, 0, in + m->at.inst_meta,
                  (size_t)s * z->meta_bits, z->meta_bits);
        if (z->steal)
            i->cand_src_valid[s] =
                (uint32_t)pins_get(in + m->at.cand_src_valid, s * z->nsrc, z->nsrc);
    }
    for (unsigned k = 0; k < z->nsched * z->nsrc; k++) {
        i->inst_phys[k] = (uint32_t)pins_get(in + m->at.inst_phys, k * z->physw, z->physw);
        if (z->steal)
            i->cand_phys[k] = (uint32_t)pins_get(in + m->at.cand_phys, k * z->physw, z->physw);
    }
    for (uint32_t v = i->wb_valid; v; v &= v - 1) {
        unsigned w = first_bit(v);
        i->wb_mask[w] = pins_get(in + m->at.wb_mask, w * z->lanes, z->lanes);
        bits_copy(i->wb_data + (size_t)w * row_words, 0, in + m->at.wb_data, (size_t)w * z->w,
                  z->w);
    }
    i->disp_ready = (uint32_t)pins_get(in + m->at.disp_ready, 0, z->ndisp);
}

static void write_dispatch(const struct regfile_block *m, uint32_t *out)
{
    const struct sizes *z = &m->z;
    const struct regfile_out *o = regfile_outputs(m->rf);
    unsigned meta_words = regfile_meta_words(m->rf);
    pins_put(out + m->at.disp_valid, 0, z->ndisp, o->disp_valid);
    for (unsigned p = 0; p < z->ndisp; p++) {
        pins_put(out + m->at.disp_wid, p * z->widw, z->widw, o->disp_wid[p]);
        bits_copy(out + m->at.disp_meta, (size_t)p * z->meta_bits,
                  o->disp_meta + (size_t)p * meta_words, 0, z->meta_bits);
        pins_put(out + m->at.disp_src_valid, p * z->nsrc, z->nsrc, o->disp_src_valid[p]);
        for (unsigned k = 0; k < z->nsrc; k++) {
            const uint32_t *data = regfile_disp_data(m->rf, p, k);
            size_t lsb = (size_t)(p * z->nsrc + k) * z->w;
            if (data)
                bits_copy(out + m->at.disp_data, lsb, data, 0, z->w);
            else
                bits_zero(out + m->at.disp_data, lsb, z->w);
        }
    }
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct regfile_block *m = model;
    const struct sizes *z = &m->z;
    const struct regfile_out *o = regfile_outputs(m->rf);
    read_requests(m, in);
    read_threshold(m, in);
    regfile_dispatch(m->rf);
    regfile_select(m->rf);

    pins_put(out + m->at.sel_valid, 0, z->nsched, o->sel_valid);
    pins_put(out + m->at.issue, 0, z->nsched, o->issue);
    pins_put(out + m->at.wb_ready, 0, z->wbw, o->wb_ready);
    if (z->steal)
        pins_put(out + m->at.cand_valid, 0, z->nsched, o->cand_valid);
    for (unsigned s = 0; s < z->nsched; s++) {
        pins_put(out + m->at.sel_wid, s * z->lwidw, z->lwidw, o->sel_wid[s]);
        if (z->steal)
            pins_put(out + m->at.cand_wid, s * z->lwidw, z->lwidw, o->cand_wid[s]);
    }
    write_dispatch(m, out);
    if (z->ccu && m->c.ccu_policy == CCU_FAR_FIRST) {
        out[m->at.waiting] = o->waiting;
        out[m->at.replaced] = o->replaced;
    }
    const struct regfile_counters *c = regfile_counters(m->rf);
    const uint64_t counts[NCOUNTERS] = {c->issued,          c->dispatched,  c->operand_requests,
                                        c->bank_reads,      c->bank_writes, c->steals,
                                        c->conflict_cycles, c->cache_hits};
    for (unsigned i = 0; i < counters_of(z); i++)
        out[m->at.counters[i]] = (uint32_t)counts[i];
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct regfile_block *m = model;
    read_requests(m, in);
    read_threshold(m, in);
    regfile_dispatch(m->rf);
    regfile_select(m->rf);
    read_answers(m, in);
    if (m->z.ccu)
        read_ccu_answers(m, in);
    regfile_clock(m->rf);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    return regfile_cover(((const struct regfile_block *)model)->rf, n);
}

const struct block_model regfile_model = {"regfile", pins, create,     destroy,
                                          reset,     eval, clock_edge, cover};

struct regfile *regfile_of_model(void *model)
{
    return ((struct regfile_block *)model)->rf;
}
