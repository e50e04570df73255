/* write_filter: which results enter the CCUs, docs/blocks/write_filter.md (Malekeh III-B, IV-A2).
 * Combinational. */
#ifndef WS_WRITE_FILTER_H
#define WS_WRITE_FILTER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/malekeh/write_filter.h"

struct write_filter {
    unsigned dports;
    bool enable, far_update, invalidate;
};

void write_filter_init(struct write_filter *f, const struct model_config *c);
/* For one unit that owns the results of the write ports `owned` (bit i, WF-O1), of which `near`
 * are near: the number of results that go to its D ports; from[j], [DPORTS], becomes the write port
 * of D port j. *inv becomes the rest (WF-I1), 0 with ccu.invalidate = 0. */
unsigned write_filter_unit(const struct write_filter *f, uint32_t owned, uint32_t near,
                           unsigned *from, uint32_t *inv);
/* The rules that such a decision showed. */
void write_filter_cover(const struct write_filter *f, uint32_t owned, uint32_t near,
                        struct cover_point *cover);

#endif
