/* Cover points: how often a rule's situation has occurred at a clock edge. A reset of the model
 * keeps them: they tell of the whole run. */
#ifndef WS_COVER_H
#define WS_COVER_H

#include "cmodel/pins.h"
#include "contract/contract.h"

/* One point per rule of the given lists, one list after the other, all without hits. Caller frees
 * with free(). */
struct cover_point *cover_new(const struct cover_rules *lists, size_t nlists);

/* What the model of a block begins with, as far as its cover points go. */
struct block_head {
    struct cover_point *cover;
    size_t ncover;
};

/* A model of that many bytes, zero behind its head; ends the program without memory. */
void *block_head_new(size_t size, const struct cover_rules *rules);
/* block_model.destroy of one that owns nothing else (NULL: nothing), and block_model.cover. */
void block_head_free(void *model);
const struct cover_point *block_head_cover(const void *model, size_t *n);

#endif
