/* The last cycles of a run in readable form. */
#ifndef WS_HISTORY_H
#define WS_HISTORY_H

#include "cmodel/pins.h"
#include <stdio.h>
#include <stdlib.h>

/* The pins in one cycle. */
struct history_images {
    bool rst;
    const uint32_t *in, *out; /* out: as expected */
};

/* One cycle: its number, reset, all inputs and expected outputs that are not zero; wide ports only
 * where they differ from the cycle `before` (NULL: none). `actual` is the RTL's value of the pin
 * `bad`, or NULL. */
void history_cycle(FILE *f, const struct pin_list *pins, uint64_t cycle,
                   const struct history_images *now, const struct history_images *before,
                   const struct pin *bad, const char *actual);

/* Where two values of a port differ: "bit 37 (of 64): expected 0, actual x". Both are hex as long
 * as the port. */
void history_difference(FILE *f, const struct pin *pin, const char *expected, const char *actual);

#endif
