/* The Indirect-MOV (docs/imov.md) among the instructions of a register file. */
#include "cmodel/util.h"
#include "tb/stim/regfile/second.h"

enum { RZ = 255 };

void second_starts(struct second *i, const struct sizes *z, struct rng *r, uint64_t *src_valid,
                   const unsigned *phys, uint8_t *readers)
{
    uint64_t keeps = z->finds_target && stim_chance(r, 4) ? 3 : 1; /* OCU-M7 */
    for (uint64_t v = *src_valid & ~keeps; v; v &= v - 1)
        readers[phys[first_bit(v)]]--;
    *src_valid &= keeps;
    i->on = true;
}

void second_names(struct second *i, unsigned target, uint8_t *readers)
{
    i->moves = true;
    i->target = target;
    readers[target]++;
}

void second_ends(struct second *i, uint8_t *readers)
{
    if (i->moves)
        readers[i->target]--;
    i->moves = false;
}

bool second_is_none(unsigned number)
{
    return number == RZ;
}

void second_names_own(struct second *i, struct rng *r, unsigned number, unsigned base,
                      unsigned most, const uint8_t *written, uint8_t *readers)
{
    unsigned target = base + number;
    i->base = base;
    i->bound = rng_below(r, most + 1);
    if (number == RZ || number >= i->bound)
        return;
    if (!written[target] || readers[target] == UINT8_MAX)
        i->bound = number;
    else
        second_names(i, target, readers);
}

void second_names_any(struct second *i, struct rng *r, unsigned number, unsigned all,
                      const unsigned *target, uint8_t *readers)
{
    if (target && *target >= number) {
        i->base = *target - number;
        i->bound = number + 1 + rng_below(r, all - *target < 256 ? all - *target : 256);
        second_names(i, *target, readers);
        return;
    }
    unsigned most = number == RZ ? 256 : number;
    i->bound = rng_below(r, (most < all ? most : all) + 1);
    i->base = rng_below(r, all - i->bound + (i->bound > 0));
}

void second_answer(const struct second *i, const struct port *ports, unsigned s, uint32_t *in)
{
    if (!port_exists(&ports[PORT_inst_imov]))
        return;
    port_put(&ports[PORT_inst_imov], in, s, i && i->on);
    if (!port_exists(&ports[PORT_inst_base]))
        return;
    port_put(&ports[PORT_inst_base], in, s, i ? i->base : 0);
    port_put(&ports[PORT_inst_bound], in, s, i ? i->bound : 0);
}
