/* From architectural to physical registers: env.map; docs/conventions.md. */
#ifndef WS_REGMAP_H
#define WS_REGMAP_H

#include "params/params.h"

struct regmap {
    bool swizzle; /* env.map = swz */
    unsigned nbank;
    unsigned total; /* physical registers, NBANK x DEPTH */
};

struct regmap regmap_make(const struct params *p);

/* Registers to set aside for a warp that has `nregs`: with swz a multiple of NBANK, so that regions
 * do not share rows. */
unsigned regmap_region(const struct regmap *m, unsigned nregs);

/* Physical register of `reg` of warp `wid` (number in the register file), whose region starts at
 * `base`. phys: base + reg, so bank = (base + reg) mod NBANK. swz: bank = (reg + wid) mod NBANK,
 * row = base / NBANK + reg / NBANK. One-to-one within a region. */
static inline unsigned regmap_phys(const struct regmap *m, unsigned base, unsigned wid,
                                   unsigned reg)
{
    if (!m->swizzle)
        return base + reg;
    unsigned low = m->nbank - 1;
    return base + (reg & ~low) + ((reg + wid) & low);
}

#endif
