/* warp_scheduler: selection among the warps of one scheduler, docs/blocks/warp_scheduler.md. */
#include "cmodel/core/warp_scheduler.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

void warp_scheduler_init(struct warp_scheduler *w, const struct model_config *c)
{
    *w = (struct warp_scheduler){
        .n = c->z.n, .gto = c->z.ages, .overrides = c->z.overrides, .second = c->cand_second};
    /* WS-T1 pairs neighbours and lets an odd last one move up, so every node covers an aligned
     * range, and the two inputs of the final node part the warps at the largest power of two
     * below N. With one warp there is no final node. */
    w->left = w->n == 1 ? 0 : low_bits(1u << (clog2(w->n) - 1));
    w->older = xcalloc(w->n, sizeof *w->older);
    warp_scheduler_reset(w);
}

void warp_scheduler_free(struct warp_scheduler *w)
{
    free(w->older);
}

void warp_scheduler_reset(struct warp_scheduler *w)
{
    w->last = w->gto ? 0 : w->n - 1;
    w->last_valid = false;
    for (unsigned i = 0; i < w->n; i++)
        w->older[i] = low_bits(i);
}

/* Whether the warps that are ready meet in the tree (WS-T1). */
static bool contested(uint64_t ready)
{
    return (ready & (ready - 1)) != 0;
}

void warp_scheduler_cover(const struct warp_scheduler *w, const struct warp_scheduler_in *in,
                          const struct warp_scheduler_out *out, struct cover_point *cover)
{
    if (in->ready) {
        bool greedy = w->gto && w->last_valid && (in->ready >> w->last & 1);
        cover[!w->gto ? WS_R1 : greedy ? WS_G1 : WS_G2].hits += contested(in->ready);
        cover[WS_T1].hits += contested(in->ready);
    }
    if (w->overrides && (out->cand_valid || in->force_valid)) {
        cover[w->second ? WS_C2 : WS_C1].hits += out->cand_valid && !in->force_valid;
        cover[WS_O1].hits += in->force_valid;
        cover[WS_O2].hits += in->force_valid && out->cand_valid;
    }
    cover[WS_I1].hits += in->issue;
}

void warp_scheduler_launch(struct warp_scheduler *w, const struct warp_scheduler_in *in,
                           struct cover_point *cover)
{
    uint64_t launched = 1ull << in->launch_wid;
    for (unsigned i = 0; i < w->n; i++)
        w->older[i] &= ~launched;
    w->older[in->launch_wid] = low_bits(w->n) & ~launched; /* WS-L1: the youngest */
    if (cover) {
        cover[WS_L1].hits++;
        cover[WS_L2].hits += in->launch_wid == w->last && w->last_valid;
    }
    if (in->launch_wid == w->last) /* WS-L2 */
        w->last_valid = false;
}

struct warp_scheduler_block {
    struct block_head head;
    struct warp_scheduler w;
    struct warp_scheduler_at at;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct warp_scheduler_block *m = block_head_new(sizeof *m, &warp_scheduler_rules);
    warp_scheduler_init(&m->w, &c);
    warp_scheduler_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct warp_scheduler_block *m = model;
    if (!m)
        return;
    warp_scheduler_free(&m->w);
    block_head_free(m);
}

static void reset(void *model)
{
    warp_scheduler_reset(&((struct warp_scheduler_block *)model)->w);
}

static struct warp_scheduler_in read_inputs(const struct warp_scheduler_block *m,
                                            const uint32_t *in)
{
    struct warp_scheduler_in i = {.ready = port_all(&m->at.ready, in),
                                  .issue = port_flag(&m->at.issue, in)};
    if (m->w.gto) {
        i.launch_valid = port_flag(&m->at.launch_valid, in);
        i.launch_wid = port_u32(&m->at.launch_wid, in);
    }
    if (m->w.overrides) {
        i.force_valid = port_flag(&m->at.force_valid, in);
        i.force_wid = port_u32(&m->at.force_wid, in);
    }
    return i;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct warp_scheduler_block *m = model;
    struct warp_scheduler_in i = read_inputs(m, in);
    struct warp_scheduler_out o;
    warp_scheduler_eval(&m->w, &i, &o);
    out[0] = o.sel_valid;
    port_put_all(&m->at.sel_wid, out, o.sel_wid);
    if (port_exists(&m->at.sel))
        port_put_all(&m->at.sel, out, o.sel_valid ? 1ull << o.sel_wid : 0);
    if (m->w.overrides) {
        port_put_all(&m->at.cand_valid, out, o.cand_valid);
        port_put_all(&m->at.cand_wid, out, o.cand_wid);
    }
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct warp_scheduler_block *m = model;
    struct warp_scheduler_in i = read_inputs(m, in);
    struct warp_scheduler_out o;
    warp_scheduler_eval(&m->w, &i, &o);
    warp_scheduler_clock(&m->w, &i, &o, m->head.cover);
}

const struct block_model warp_scheduler_model = {.name = "warp_scheduler",
                                                 .contract = &contract_warp_scheduler,
                                                 .create = create,
                                                 .destroy = destroy,
                                                 .reset = reset,
                                                 .eval = eval,
                                                 .clock = clock_edge,
                                                 .cover = block_head_cover};
