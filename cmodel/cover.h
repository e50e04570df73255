/* Cover points: how often a rule's situation has occurred at a clock edge. A reset of the model
 * keeps them: they tell of the whole run. */
#ifndef WS_COVER_H
#define WS_COVER_H

#include "cmodel/pins.h"

/* The rule ids of one block, in the order of its page. */
struct cover_rules {
    const char *const *ids;
    size_t n;
};

/* One point per rule of the given lists, one list after the other, all without hits. Caller frees
 * with free(). */
struct cover_point *cover_new(const struct cover_rules *lists, size_t nlists);

#endif
