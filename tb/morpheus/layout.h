/* Where the ports of the system `morpheus` lie in its pin images (docs/blocks/morpheus.md). */
#ifndef WS_MORPHEUS_LAYOUT_H
#define WS_MORPHEUS_LAYOUT_H

#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/pins.h"

#define MORPHEUS_INPUTS(X)                                                                         \
    X(req_valid)                                                                                   \
    X(req_op)                                                                                      \
    X(req_blk)                                                                                     \
    X(req_origin)                                                                                  \
    X(req_atomop)                                                                                  \
    X(req_mask)                                                                                    \
    X(req_data)                                                                                    \
    X(rsp_ready)                                                                                   \
    X(cllc_ready)                                                                                  \
    X(cllc_rsp_valid)                                                                              \
    X(cllc_rsp_origin)                                                                             \
    X(cllc_rsp_ack)                                                                                \
    X(cllc_rsp_data)                                                                               \
    X(cllc_flushed)                                                                                \
    X(dram_ready)                                                                                  \
    X(dram_rsp_valid)                                                                              \
    X(dram_rsp_id)                                                                                 \
    X(dram_rsp_data)                                                                               \
    X(mm_valid)                                                                                    \
    X(mm_op)                                                                                       \
    X(mm_set)                                                                                      \
    X(mm_touched)                                                                                  \
    X(mm_carry)                                                                                    \
    X(mm_tag)                                                                                      \
    X(mm_data)                                                                                     \
    X(mmr_ready)                                                                                   \
    X(byp_valid)                                                                                   \
    X(byp_we)                                                                                      \
    X(byp_blk)                                                                                     \
    X(byp_id)                                                                                      \
    X(byp_data)                                                                                    \
    X(byp_rsp_ready)                                                                               \
    X(cfg_valid)                                                                                   \
    X(cfg_sets)                                                                                    \
    X(cfg_threshold)                                                                               \
    X(cfg_threshold_rf)                                                                            \
    X(cfg_scale_rf)                                                                                \
    X(cfg_scale_l1)                                                                                \
    X(cfg_first_l1)

#define MORPHEUS_OUTPUTS(X)                                                                        \
    X(req_ready)                                                                                   \
    X(req_room)                                                                                    \
    X(rsp_valid)                                                                                   \
    X(rsp_origin)                                                                                  \
    X(rsp_ack)                                                                                     \
    X(rsp_data)                                                                                    \
    X(cllc_valid)                                                                                  \
    X(cllc_op)                                                                                     \
    X(cllc_blk)                                                                                    \
    X(cllc_origin)                                                                                 \
    X(cllc_atomop)                                                                                 \
    X(cllc_mask)                                                                                   \
    X(cllc_data)                                                                                   \
    X(cllc_rsp_ready)                                                                              \
    X(cllc_flush)                                                                                  \
    X(dram_valid)                                                                                  \
    X(dram_we)                                                                                     \
    X(dram_blk)                                                                                    \
    X(dram_id)                                                                                     \
    X(dram_data)                                                                                   \
    X(dram_rsp_ready)                                                                              \
    X(mm_ready)                                                                                    \
    X(mmr_valid)                                                                                   \
    X(mmr_pay)                                                                                     \
    X(mmr_set)                                                                                     \
    X(mmr_new)                                                                                     \
    X(mmr_op)                                                                                      \
    X(mmr_mark)                                                                                    \
    X(mmr_tag)                                                                                     \
    X(mmr_atomop)                                                                                  \
    X(mmr_mask)                                                                                    \
    X(mmr_data)                                                                                    \
    X(byp_ready)                                                                                   \
    X(byp_rsp_valid)                                                                               \
    X(byp_rsp_id)                                                                                  \
    X(byp_rsp_data)                                                                                \
    X(cfg_ready)

/* First word of every port in its image, and sizes that follow from widths. */
struct morpheus_layout {
#define WORD_OF(name) unsigned name;
    MORPHEUS_INPUTS(WORD_OF)
    MORPHEUS_OUTPUTS(WORD_OF)
#undef WORD_OF
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
