/* Force_valid only for a ready warp, issue only of a selected one. */
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    unsigned ready = stim_at(e, "ready"), issue = stim_at(e, "issue");
    (void)self;
    if (stim_has(e, "launch_wid"))
        legal_limit(in + stim_at(e, "launch_wid"), 1, e->z.lwidw, e->z.n);
    if (stim_has(e, "force_valid")) {
        uint32_t *valid = in + stim_at(e, "force_valid"), *wid = in + stim_at(e, "force_wid");
        if (*wid >= e->z.n || !pins_get(in + ready, *wid, 1))
            *valid = 0;
        if (!*valid)
            *wid = 0;
    }
    uint32_t asked = in[issue];
    in[issue] = 0;
    in[issue] = asked && stim_peek(e, in)[stim_at(e, "sel_valid")];
}

const struct legal legal_warp_scheduler = {.correct = correct};
