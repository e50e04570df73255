/* Properties of the blocks that caching collectors bring, as those of props.h. */
#ifndef WS_PROPS_CCU_H
#define WS_PROPS_CCU_H

#include "contract/malekeh/ccu_allocator.h"
#include "contract/malekeh/write_filter.h"
#include "gen/hdl/hdl.h"
#include "params/params.h"

/* CCU-I2, -I3, -I5 to -I8, CCU-A1 to -A8, -V1 to -V5, -W3 to -W8, -O1, -S1, -D1 to -D3, -K1, -R1,
 * over the ports and registers of ccu. */
struct ccu_view;
void props_ccu(struct hdl *h, const struct ccu_view *v);
/* CCU-M1 to -M6. */
void props_ccu_second(struct hdl *h, const struct ccu_view *v);

/* CCU-I1 as far as the allocator decides it, CA-F3, -F4, -F5, -F6, -F7, -F9, -A1, -C1, -P1, -R1
 * with RND-1 and RND-2. What the policy does not look at is NULL. */
struct ccu_allocator_view {
    const struct sizes *z;
    const struct ccu_allocator_ports *q;
    bool le;         /* wait while the counter is not above the threshold */
    sig count, lfsr; /* the counter, wherever it is kept */
};
void props_ccu_allocator(struct hdl *h, const struct ccu_allocator_view *v);

/* WF-O1, WF-D1, WF-D2, WF-U1, WF-I1, WF-Z1. */
struct filter_view {
    const struct sizes *z;
    const struct write_filter_ports *q;
    bool on, update;
};
void props_write_filter(struct hdl *h, const struct filter_view *v);

#endif
