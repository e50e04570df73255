/* What a core in cache mode can hold: registers of a warp divided between blocks, their metadata
 * and the kernel's own. */
#include "cmodel/llc/capacity.h"

enum { WORDS = 32 /* of a warp register */, MOST_PER_REGISTER = 4 };

static unsigned rounded_up(unsigned n, unsigned by)
{
    return (n + by - 1) / by;
}

struct ext_registers ext_registers(unsigned all, bool compression)
{
    struct ext_registers best = {.all = all};
    for (unsigned data = 1; data < all; data++) {
        unsigned blocks = compression ? MOST_PER_REGISTER * data : data;
        unsigned metadata = rounded_up(blocks, WORDS), bases = compression ? metadata : 0;
        if (data + metadata + bases + EXT_OWN_REGISTERS > all)
            break;
        best = (struct ext_registers){all, data, metadata, bases, blocks};
    }
    return best;
}

unsigned ext_registers_each(unsigned warps, unsigned l1_warps)
{
    unsigned l1 = l1_warps * EXT_L1_WARP_REGISTERS;
    unsigned each = warps && l1 < EXT_CORE_REGISTERS ? (EXT_CORE_REGISTERS - l1) / warps : 0;
    return each < EXT_WARP_REGISTERS ? each : EXT_WARP_REGISTERS;
}

unsigned ext_register_file_bytes(unsigned warps, unsigned l1_warps, bool compression)
{
    struct ext_registers r = ext_registers(ext_registers_each(warps, l1_warps), compression);
    return warps * r.data * EXT_BLOCK_BYTES;
}

unsigned ext_l1_blocks(unsigned l1_warps)
{
    return l1_warps ? EXT_L1_KB * 1024 / EXT_BLOCK_BYTES / l1_warps : 0;
}
