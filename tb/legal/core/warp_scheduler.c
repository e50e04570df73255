/* Force_valid only for a ready warp, issue only of a selected one. */
#include "contract/core/warp_scheduler.h"
#include "tb/legal.h"

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    const struct warp_scheduler_at *at = warp_scheduler_at(e->ports);
    (void)self;
    if (port_exists(&at->launch_wid))
        legal_limit(in + port_word(&at->launch_wid), 1, e->z.lwidw, e->z.n);
    if (port_exists(&at->force_valid)) {
        uint32_t *valid = in + port_word(&at->force_valid), *wid = in + port_word(&at->force_wid);
        if (*wid >= e->z.n || !port_get(&at->ready, in, *wid))
            *valid = 0;
        if (!*valid)
            *wid = 0;
    }
    uint32_t *issue = in + port_word(&at->issue), asked = *issue;
    *issue = 0;
    *issue = asked && port_u32(&at->sel_valid, stim_peek(e, in));
}

const struct legal legal_warp_scheduler = {.correct = correct};
