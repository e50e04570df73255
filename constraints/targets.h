/* Clock targets: the period each technology's reports are compared with. A report says how much a
 * block misses its target by and what period it can do; missing it is a figure, not an error. */
#ifndef WS_TARGETS_H
#define WS_TARGETS_H

#include <stddef.h>
#include <string.h>

struct clock_target {
    const char *library; /* start of the Liberty library's name */
    double clock_ns;
};

static const struct clock_target clock_targets[] = {
    {"osu018", 5.0},
    {"sky130", 5.0},
    {"asap7", 1.0},
};

/* Target for a library, 0 if it has none. */
static inline double clock_target_ns(const char *library)
{
    for (size_t i = 0; i < sizeof clock_targets / sizeof *clock_targets; i++)
        if (strncmp(library, clock_targets[i].library, strlen(clock_targets[i].library)) == 0)
            return clock_targets[i].clock_ns;
    return 0;
}

#endif
