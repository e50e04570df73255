/* From architectural to physical registers: env.map; docs/conventions.md. */
#include "cmodel/core/regmap.h"

struct regmap regmap_make(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (struct regmap){params_is(p, "env.map", "swz"), z.nbank, z.nbank * z.depth};
}

unsigned regmap_region(const struct regmap *m, unsigned nregs)
{
    return m->swizzle ? (nregs + m->nbank - 1) / m->nbank * m->nbank : nregs;
}
