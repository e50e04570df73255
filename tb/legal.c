/* The assumptions that the pages of the single blocks make on their surroundings, as a filter: it
 * changes inputs that break one into the nearest ones that do not. */
#include "tb/legal.h"

static const struct {
    const char *block;
    const struct legal *legal;
} all[] = {
#define BLOCK(name, family, summary, needs) {#name, &legal_##name},
#include "params/blocks.inc"
};

const struct legal *legal_find(const char *block)
{
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].block, block) == 0)
            return all[i].legal;
    return NULL;
}

void legal_one_hot(uint32_t *port, unsigned n, unsigned width)
{
    for (unsigned i = 0; i < n; i++) {
        uint64_t v = pins_get(port, i * width, width);
        if (v & (v - 1))
            pins_put(port, i * width, width, v & -v);
    }
}

void legal_limit(uint32_t *port, unsigned n, unsigned width, unsigned limit)
{
    for (unsigned i = 0; i < n && width; i++)
        if (pins_get(port, i * width, width) >= limit)
            pins_put(port, i * width, width, 0);
}

void legal_owners(struct stim_env *e, const struct port *owner_valid, const struct port *owner_wid,
                  uint32_t *in)
{
    const struct sizes *z = &e->z;
    if (!port_exists(owner_valid))
        return;
    uint32_t *valid = in + port_word(owner_valid), *wid = in + port_word(owner_wid);
    uint64_t taken = 0;
    legal_limit(wid, z->ncu, z->widw, z->nw);
    for (unsigned c = 0; c < z->ncu; c++) {
        uint64_t warp = 1ull << pins_get(wid, c * z->widw, z->widw);
        bool owns = pins_get(valid, c, 1) && !(taken & warp);
        taken |= owns ? warp : 0;
        pins_put(valid, c, 1, owns);
        if (!owns)
            pins_put(wid, c * z->widw, z->widw, 0);
    }
}
