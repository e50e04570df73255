/* BOW, for comparison only: docs/bow.md. Which operands of an instruction the warp's own bypassing
 * collector holds. */
#include "cmodel/sm/sm_state.h"
#include "params/base/outfile.h"
#include <stdlib.h>
#include <string.h>

/* Bytes of an instruction since Volta: what the program counter moves by without a jump. */
enum { INST_BYTES = 16 };

void bow_init(struct sm *sm, struct rf *rf)
{
    rf->held = xcalloc(sm->z.nw, sizeof *rf->held);
    for (unsigned i = 0; i < sm->z.nw; i++)
        rf->warps[i].window = xcalloc(sm->bow_window, sizeof *rf->warps[i].window);
}

void bow_free(struct sm *sm, struct rf *rf)
{
    for (unsigned i = 0; i < sm->z.nw; i++)
        free(rf->warps[i].window);
    free(rf->held);
}

void bow_clear(struct sm *sm, struct warp *w)
{
    memset(w->window, 0, sm->bow_window * sizeof *w->window);
    w->slide = 0;
}

/* The registers of the instructions before this one that still are in the window. */
static void in_window(const struct sm *sm, const struct warp *w, uint64_t set[REG_SET_WORDS])
{
    for (unsigned k = 0; k < REG_SET_WORDS; k++)
        set[k] = 0;
    for (unsigned i = 0; i < sm->bow_window; i++)
        for (unsigned k = 0; k < REG_SET_WORDS; k++)
            set[k] |= w->window[i][k];
}

uint32_t bow_held(const struct sm *sm, const struct warp *w, unsigned first, unsigned n)
{
    const struct op *op = w->at->op;
    uint64_t set[REG_SET_WORDS];
    uint32_t held = 0;
    in_window(sm, w, set);
    for (unsigned k = 0; k < first + n; k++) {
        unsigned reg = op->src[k];
        if (k >= first)
            held |= (uint32_t)(set[reg / 64] >> (reg % 64) & 1) << (k - first);
        set[reg / 64] |= 1ull << (reg % 64); /* a repeat within the instruction */
    }
    return held;
}

void bow_issued(struct sm *sm, struct warp *w)
{
    const struct inst *i = w->at;
    const struct op *op = i->op;
    uint64_t before[REG_SET_WORDS], now[REG_SET_WORDS] = {0};
    in_window(sm, w, before);
    for (unsigned k = 0; k < op->nsrc; k++)
        now[op->src[k] / 64] |= 1ull << (op->src[k] % 64);
    /* Of a write of some lanes the others must be there already, as with CCUs. */
    bool whole = fold_mask(sm, i->mask) == low_bits(sm->z.lanes);
    for (unsigned k = 0; k < REG_SET_WORDS; k++)
        now[k] |= whole ? op->writes[k] : op->writes[k] & before[k];
    memcpy(w->window[w->slide], now, sizeof now);
    w->slide = (w->slide + 1) % sm->bow_window;
    bool jump = i + 1 < w->end && op->class == OP_BRANCH && i[1].pc != i->pc + INST_BYTES;
    if (sm->bow_flush && jump)
        bow_clear(sm, w);
}
