/* Golden side of the register file: the SM simulation drives it and checks every operand. This file
 * only turns the model's typed inputs and outputs into pin images. It runs in every cycle of the
 * long runs, so payload is copied by words and only where something changed. */
#include "cmodel/config.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include "cmodel/util.h"
#include "params/base/outfile.h"
#include "tb/golden.h"

enum { NCOUNTERS = 8 }; /* the last one with CCUs only */

/* What one register file showed in the last cycle. */
struct unit {
    uint32_t *in, *out;
    uint64_t shown; /* dispatch operands that are not zero in `out`, bit p*NSRC+k */
};

struct golden_sm {
    struct golden g;
    struct model_config c;
    struct sizes z;
    struct sm *sm;
    struct unit *units;
    unsigned row_words, meta_words;
    struct {
        unsigned warp_ready, launch_valid, launch_wid, inst_src_valid, inst_phys, inst_meta,
            cand_src_valid, cand_phys, wb_valid, wb_phys, wb_mask, wb_data, disp_ready, inst_reg,
            inst_near, wb_wid, wb_reg, wb_near, exit, sthld, wait_cnt;
        unsigned sel_valid, sel_wid, issue, cand_valid, cand_wid, wb_ready, disp_valid, disp_wid,
            disp_meta, disp_src_valid, disp_data, waiting, replaced, counters;
    } at; /* first words of the ports */
};

static void find_ports(struct golden_sm *m)
{
    const struct pin_list *l = &m->g.pins;
    m->at.warp_ready = pins_word(l, "warp_ready");
    m->at.launch_valid = pins_word(l, "launch_valid");
    m->at.launch_wid = pins_word(l, "launch_wid");
    m->at.inst_src_valid = pins_word(l, "inst_src_valid");
    m->at.inst_phys = pins_word(l, "inst_phys");
    m->at.inst_meta = pins_word(l, "inst_meta");
    m->at.cand_src_valid = pins_word(l, "cand_src_valid");
    m->at.cand_phys = pins_word(l, "cand_phys");
    m->at.wb_valid = pins_word(l, "wb_valid");
    m->at.wb_phys = pins_word(l, "wb_phys");
    m->at.wb_mask = pins_word(l, "wb_mask");
    m->at.wb_data = pins_word(l, "wb_data");
    m->at.disp_ready = pins_word(l, "disp_ready");
    m->at.sel_valid = pins_word(l, "sel_valid");
    m->at.sel_wid = pins_word(l, "sel_wid");
    m->at.issue = pins_word(l, "issue");
    m->at.cand_valid = pins_word(l, "cand_valid");
    m->at.cand_wid = pins_word(l, "cand_wid");
    m->at.wb_ready = pins_word(l, "wb_ready");
    m->at.disp_valid = pins_word(l, "disp_valid");
    m->at.disp_wid = pins_word(l, "disp_wid");
    m->at.disp_meta = pins_word(l, "disp_meta");
    m->at.disp_src_valid = pins_word(l, "disp_src_valid");
    m->at.disp_data = pins_word(l, "disp_data");
    m->at.inst_reg = pins_word(l, "inst_reg");
    m->at.inst_near = pins_word(l, "inst_near");
    m->at.wb_wid = pins_word(l, "wb_wid");
    m->at.wb_reg = pins_word(l, "wb_reg");
    m->at.wb_near = pins_word(l, "wb_near");
    m->at.exit = pins_word(l, "exit");
    m->at.sthld = pins_word(l, "sthld");
    m->at.wait_cnt = pins_word(l, "wait_cnt");
    m->at.waiting = pins_word(l, "waiting");
    m->at.replaced = pins_word(l, "replaced");
    m->at.counters = pins_word(l, "cnt_issued");
}

static void put_warps(const struct golden_sm *m, const struct regfile_in *i, uint32_t *in)
{
    const struct sizes *z = &m->z;
    uint32_t *port = in + m->at.warp_ready;
    if (z->nsched == 1) {
        pins_put(port, 0, z->nw, i->ready[0]);
        return;
    }
    memset(port, 0, words32(z->nw) * sizeof *port);
    for (unsigned s = 0; s < z->nsched; s++)
        for (uint64_t r = i->ready[s]; r; r &= r - 1) {
            unsigned w = (unsigned)__builtin_ctzll(r) * z->nsched + s;
            port[w / 32] |= 1u << w % 32;
        }
}

/* Payload of `n` items of `width` bits, item `i` of a port. */
static void put_item(uint32_t *port, unsigned i, unsigned width, const uint32_t *data)
{
    if (width % 32 == 0)
        memcpy(port + (size_t)i * (width / 32), data, width / 8);
    else
        bits_copy(port, (size_t)i * width, data, 0, width);
}

static void clear_item(uint32_t *port, unsigned i, unsigned width)
{
    if (width % 32 == 0)
        memset(port + (size_t)i * (width / 32), 0, width / 8);
    else
        bits_zero(port, (size_t)i * width, width);
}

/* The ports that CCUs add (docs/blocks/regfile.md). */
static void put_ccu_inputs(const struct golden_sm *m, const struct regfile_in *i, uint32_t *in)
{
    const struct sizes *z = &m->z;
    for (unsigned k = 0; k < z->nsrc; k++)
        pins_put(in + m->at.inst_reg, k * z->tagw, z->tagw, i->inst_reg[k]);
    pins_put(in + m->at.inst_near, 0, z->nsrc, i->inst_near);
    for (uint32_t v = i->wb_valid; v; v &= v - 1) {
        unsigned w = (unsigned)__builtin_ctz(v);
        pins_put(in + m->at.wb_wid, w * z->widw, z->widw, i->wb_wid[w]);
        pins_put(in + m->at.wb_reg, w * z->tagw, z->tagw, i->wb_reg[w]);
        pins_put(in + m->at.wb_near, w, 1, i->wb_near >> w & 1);
    }
    if (m->c.exit_flush)
        pins_put(in + m->at.exit, 0, z->nw, i->exit);
    if (m->c.ccu_policy != CCU_FAR_FIRST)
        return;
    in[m->at.sthld] = i->sthld;
    if (m->c.scope_sm)
        in[m->at.wait_cnt] = i->wait_cnt;
}

static void put_inputs(const struct golden_sm *m, const struct regfile_in *i, uint32_t *in)
{
    const struct sizes *z = &m->z;
    put_warps(m, i, in);
    if (z->ages) {
        pins_put(in + m->at.launch_valid, 0, z->nsched, i->launch_valid);
        for (unsigned s = 0; s < z->nsched; s++)
            pins_put(in + m->at.launch_wid, s * z->lwidw, z->lwidw, i->launch_wid[s]);
    }
    for (unsigned s = 0; s < z->nsched; s++) {
        pins_put(in + m->at.inst_src_valid, s * z->nsrc, z->nsrc, i->inst_src_valid[s]);
        put_item(in + m->at.inst_meta, s, z->meta_bits, i->inst_meta + (size_t)s * m->meta_words);
        for (unsigned k = s * z->nsrc; k < (s + 1) * z->nsrc; k++)
            pins_put(in + m->at.inst_phys, k * z->physw, z->physw, i->inst_phys[k]);
    }
    if (z->steal)
        for (unsigned s = 0; s < z->nsched; s++) {
            pins_put(in + m->at.cand_src_valid, s * z->nsrc, z->nsrc, i->cand_src_valid[s]);
            for (unsigned k = s * z->nsrc; k < (s + 1) * z->nsrc; k++)
                pins_put(in + m->at.cand_phys, k * z->physw, z->physw, i->cand_phys[k]);
        }
    pins_put(in + m->at.wb_valid, 0, z->wbw, i->wb_valid);
    for (uint32_t v = i->wb_valid; v; v &= v - 1) {
        unsigned w = (unsigned)__builtin_ctz(v);
        pins_put(in + m->at.wb_phys, w * z->physw, z->physw, i->wb_phys[w]);
        pins_put(in + m->at.wb_mask, w * z->lanes, z->lanes, i->wb_mask[w]);
        put_item(in + m->at.wb_data, w, z->w, i->wb_data + (size_t)w * m->row_words);
    }
    pins_put(in + m->at.disp_ready, 0, z->ndisp, i->disp_ready);
    if (z->ccu)
        put_ccu_inputs(m, i, in);
}

static void put_dispatch(const struct golden_sm *m, const struct regfile *rf,
                         const struct regfile_out *o, struct unit *u)
{
    const struct sizes *z = &m->z;
    uint32_t *out = u->out;
    pins_put(out + m->at.disp_valid, 0, z->ndisp, o->disp_valid);
    for (unsigned p = 0; p < z->ndisp; p++) {
        pins_put(out + m->at.disp_wid, p * z->widw, z->widw, o->disp_wid[p]);
        put_item(out + m->at.disp_meta, p, z->meta_bits, o->disp_meta + (size_t)p * m->meta_words);
        pins_put(out + m->at.disp_src_valid, p * z->nsrc, z->nsrc, o->disp_src_valid[p]);
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned item = p * z->nsrc + k;
            const uint32_t *data = regfile_disp_data(rf, p, k);
            if (data) {
                put_item(out + m->at.disp_data, item, z->w, data);
                u->shown |= 1ull << item;
            } else if (u->shown >> item & 1) {
                clear_item(out + m->at.disp_data, item, z->w);
                u->shown &= ~(1ull << item);
            }
        }
    }
}

static void put_outputs(const struct golden_sm *m, const struct regfile *rf,
                        const struct regfile_out *o, struct unit *u)
{
    const struct sizes *z = &m->z;
    uint32_t *out = u->out;
    pins_put(out + m->at.sel_valid, 0, z->nsched, o->sel_valid);
    pins_put(out + m->at.issue, 0, z->nsched, o->issue);
    pins_put(out + m->at.wb_ready, 0, z->wbw, o->wb_ready);
    for (unsigned s = 0; s < z->nsched; s++)
        pins_put(out + m->at.sel_wid, s * z->lwidw, z->lwidw, o->sel_wid[s]);
    if (z->steal) {
        pins_put(out + m->at.cand_valid, 0, z->nsched, o->cand_valid);
        for (unsigned s = 0; s < z->nsched; s++)
            pins_put(out + m->at.cand_wid, s * z->lwidw, z->lwidw, o->cand_wid[s]);
    }
    put_dispatch(m, rf, o, u);
    if (z->ccu && m->c.ccu_policy == CCU_FAR_FIRST) {
        out[m->at.waiting] = o->waiting;
        out[m->at.replaced] = o->replaced;
    }

    const struct regfile_counters *c = regfile_counters(rf);
    const uint64_t now[NCOUNTERS] = {c->issued,          c->dispatched,  c->operand_requests,
                                     c->bank_reads,      c->bank_writes, c->steals,
                                     c->conflict_cycles, c->cache_hits};
    for (unsigned i = 0; i < NCOUNTERS - (z->ccu ? 0u : 1u); i++)
        out[m->at.counters + i] = (uint32_t)now[i];
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_sm *m = (struct golden_sm *)g;
    if (*sm_failure(m->sm))
        return GOLDEN_FAILED;
    enum sm_status status = sm_eval(m->sm, d);
    if (status == SM_BAD_INPUT)
        return GOLDEN_BAD_INPUT;
    if (status == SM_DONE)
        return GOLDEN_DONE;
    /* found after the last cycle; anything else is found in a cycle whose pins are worth seeing */
    if (status == SM_FAILED && strncmp(sm_failure(m->sm), "oracle: LOST", 12) == 0)
        return GOLDEN_FAILED;
    *rst = false;
    for (unsigned i = 0; i < g->units; i++) {
        struct unit *u = &m->units[i];
        put_inputs(m, sm_in(m->sm, i), u->in);
        put_outputs(m, sm_regfile(m->sm, i), sm_out(m->sm, i), u);
        memcpy(in + (size_t)i * g->pins.in_words, u->in, g->pins.in_words * sizeof *in);
        memcpy(out + (size_t)i * g->pins.out_words, u->out, g->pins.out_words * sizeof *out);
    }
    if (status == SM_RUNNING)
        sm_clock(m->sm);
    return GOLDEN_CYCLE;
}

static const char *failure(const struct golden *g)
{
    return sm_failure(((const struct golden_sm *)g)->sm);
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    return regfile_cover(sm_regfile(((const struct golden_sm *)g)->sm, u), n);
}

static void destroy(struct golden *g)
{
    struct golden_sm *m = (struct golden_sm *)g;
    for (unsigned i = 0; i < g->units && m->units; i++) {
        free(m->units[i].in);
        free(m->units[i].out);
    }
    free(m->units);
    if (m->sm)
        sm_destroy(m->sm);
    pins_free(&g->pins);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_sm(const struct params *p, struct work *work, bool all_subcores,
                         struct diag *d)
{
    struct golden_sm *m = xcalloc(1, sizeof *m);
    m->g.ops = &ops;
    m->c = model_config(p);
    m->z = m->c.z;
    m->sm = sm_create(p, work, &(struct sm_options){.payload = true}, d);
    if (!m->sm) {
        destroy(&m->g);
        return NULL;
    }
    m->g.units = all_subcores ? sm_regfiles(m->sm) : 1;
    regfile_model.pins(p, &m->g.pins);
    find_ports(m);
    m->row_words = regfile_row_words(sm_regfile(m->sm, 0));
    m->meta_words = regfile_meta_words(sm_regfile(m->sm, 0));
    m->units = xcalloc(m->g.units, sizeof *m->units);
    for (unsigned i = 0; i < m->g.units; i++) {
        m->units[i].in = xcalloc(m->g.pins.in_words, sizeof(uint32_t));
        m->units[i].out = xcalloc(m->g.pins.out_words, sizeof(uint32_t));
    }
    return &m->g;
}
