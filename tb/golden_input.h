/* A golden side with one more input of the RTL, which the model knows nothing of. */
#ifndef WS_GOLDEN_INPUT_H
#define WS_GOLDEN_INPUT_H

#include "tb/golden.h"

/* `inner`, whose RTL has an input `name` of `width` bits (at most 32) that holds `value` in every
 * cycle, the first reset among them. Takes `inner` over; it must have one unit. */
struct golden *golden_input(struct golden *inner, const char *name, unsigned width, uint64_t value);

#endif
