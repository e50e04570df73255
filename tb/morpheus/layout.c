/* Where the ports of the system `morpheus` lie in its pin images (docs/blocks/morpheus.md). */
#include "tb/morpheus/layout.h"

static unsigned width_of(const struct pin_list *pins, const char *name)
{
    return pins->pins[pins_find(pins, name)].width;
}

struct morpheus_layout morpheus_layout(const struct pin_list *pins, unsigned sets)
{
    struct morpheus_layout l;
#define IN(name, ...) l.name = pins_word(pins, #name);
#define OUT IN
#define CONTRACT_ROWS "contract/morpheus/morpheus.inc"
#include "contract/each.h"
    l.bytes = width_of(pins, "req_mask");
    l.words = l.bytes / 4;
    l.mask_words = (l.bytes + 31) / 32;
    l.origin_bits = width_of(pins, "req_origin");
    l.id_words = (width_of(pins, "dram_id") + 31) / 32;
    l.separator = addr_separator_of(sets);
    return l;
}
