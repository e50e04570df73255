/* Where the ports of the system `morpheus` lie in its pin images (docs/blocks/morpheus.md). */
#ifndef WS_MORPHEUS_LAYOUT_H
#define WS_MORPHEUS_LAYOUT_H

#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/pins.h"

/* First word of every port in its image, and sizes that follow from widths. */
struct morpheus_layout {
#define IN(name, ...) unsigned name;
#define OUT IN
#define CONTRACT_ROWS "contract/morpheus/morpheus.inc"
#include "contract/each.h"
    unsigned bytes, words, mask_words; /* of a block */
    unsigned origin_bits, id_words;    /* id: of a DRAM request */
    struct addr_separator separator;
};

enum { MORPHEUS_ID_WORDS = 4 };

struct morpheus_layout morpheus_layout(const struct pin_list *pins, unsigned sets);

/* A block, or the mask of one, between an image and 32-bit words that are zero behind its end. */
static inline void block_get(const struct morpheus_layout *l, uint32_t *to, const uint32_t *port)
{
    memset(to, 0, 32 * sizeof *to);
    memcpy(to, port, l->words * sizeof *to);
}
static inline void block_put(const struct morpheus_layout *l, uint32_t *port, const uint32_t *from)
{
    memcpy(port, from, l->words * sizeof *port);
}

#endif
