/* rename: docs/blocks/rename.md. */
#ifndef WS_RENAME_H
#define WS_RENAME_H

#include "cmodel/cover.h"
#include "contract/core/rename.h"
#include <stdbool.h>
#include <stdint.h>

enum { RENAME_DESTINATIONS = 2, RENAME_REG_BITS = REG_BITS, RENAME_LIMIT_BITS = REG_LIMIT_BITS };

/* What an instruction takes along from its warp; widths as the block's ports. */
struct rename_constants {
    uint32_t base, off, offw, lim, wrx, k;
};

struct rename_config {
    unsigned r0cs, physw, frw, operands;
    bool wrap;
};
struct rename_config rename_config(const struct params *p);

struct rename_place {
    uint32_t phys;
    bool renamed, wrapped, oob;
};
/* RN-R1 to RN-O1 for one operand. */
struct rename_place rename_place(const struct rename_config *c, const struct rename_constants *k,
                                 uint32_t x);

/* The constants of a warp whose stack of s registers begins behind its k others, with its frame
 * from rfp on to rsp, both below s (0 without a stack). */
struct rename_constants rename_constants(const struct rename_config *c, uint32_t base, uint32_t k,
                                         uint32_t s, uint32_t rfp, uint32_t rsp);

#endif
