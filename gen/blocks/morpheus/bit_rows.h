/* A single-ported memory with an enable for each bit: a child of bloom_predictor. */
#ifndef WS_BIT_ROWS_H
#define WS_BIT_ROWS_H

#include "gen/hdl/hdl.h"

/* Ports: en, we, row, wmask, wdata, rdata (of the last read, from the next cycle on). With `look`
 * also look_row and look_data, read in the same cycle, which no macro has: always flops. */
struct bit_rows_shape {
    unsigned depth, bits;
    bool look;
};
struct hdl *bit_rows_of(struct hdl_design *d, const struct bit_rows_shape *s);

#endif
