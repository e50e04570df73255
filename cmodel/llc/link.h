/* What carries bytes at a rate: a data bus, a port of a network. Times in ns. */
#ifndef WS_LINK_H
#define WS_LINK_H

#include <stdint.h>

struct link {
    double rate;  /* bytes per ns */
    double until; /* busy before that time */
    uint64_t bytes, messages;
};

/* A message that is there at `when`: the time at which its last byte has passed. */
static inline double link_carry(struct link *l, double when, unsigned bytes)
{
    double begin = when > l->until ? when : l->until;
    l->until = begin + bytes / l->rate;
    l->bytes += bytes;
    l->messages++;
    return l->until;
}

#endif
