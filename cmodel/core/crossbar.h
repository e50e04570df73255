/* crossbar: payload between write ports, banks and collectors, docs/blocks/crossbar.md.
 * Combinational; the composition moves whole warp registers along the same selections. */
#ifndef WS_CROSSBAR_H
#define WS_CROSSBAR_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/core/crossbar.h"

/* Inputs and outputs as packed bits, item i at [i * w +: w]. */
struct crossbar_in {
    const uint32_t *wr_data;    /* WBW x W */
    const uint32_t *wr_mask;    /* WBW x LANES */
    const uint32_t *wr_sel;     /* NBANK x WBW, one-hot or zero */
    const uint32_t *bank_rdata; /* NBANK x W */
    const uint32_t *rd_sel;     /* NT x NBANK, one-hot or zero */
    const uint32_t *d_sel;      /* NCU x DPORTS x WBW, one-hot or zero (CCUs only) */
};

struct crossbar_out {
    uint32_t *bank_wdata; /* NBANK x W */
    uint32_t *bank_wmask; /* NBANK x LANES */
    uint32_t *s_data;     /* NT x W */
    uint32_t *d_data;     /* NCU x DPORTS x W (CCUs only) */
    uint32_t *d_mask;     /* NCU x DPORTS x LANES (CCUs only) */
};

#endif
