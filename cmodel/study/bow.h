/* BOW, for comparison only (docs/results/bow.md): a part of SM and register files that studies ask
 * for. No parameters, no hardware, no payload. */
#ifndef WS_BOW_H
#define WS_BOW_H

#include <stdbool.h>

/* sm_options.part, with a struct bow_options as part_arg. */
extern const struct sm_part bow_part;

struct bow_options {
    unsigned window; /* instructions, the present one included; at least 2 */
    bool flush;      /* jumps empty the window */
};

#endif
