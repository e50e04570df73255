/* Tags and states of a sectored, set-associative cache: the lines of L1 and of an L2 slice.
 * docs/memory.md, SC-*. */
#ifndef WS_SECTORS_H
#define WS_SECTORS_H

#include "cmodel/mem/config.h"

struct sectors;

enum probe {
    PROBE_HIT,
    PROBE_PENDING, /* on its way */
    PROBE_SECTOR,  /* the line is there, this sector (or a part of it that a read needs) is not */
    PROBE_MISS,    /* nor the line; there is one that can be given up */
    PROBE_NO_LINE  /* nor can any line of the set be given up now */
};

/* A sector of a cache. */
struct where {
    uint64_t line;   /* number of the line */
    unsigned sector; /* in the line */
};

struct evicted {
    uint64_t line;
    unsigned written;              /* set of its sectors */
    unsigned kept;                 /* those among them that are nowhere else */
    uint32_t grains[MOST_SECTORS]; /* what is known of these */
};

struct sectors *sectors_create(const struct cache_shape *s);
void sectors_destroy(struct sectors *s);
/* All lines invalid, and from now on of this shape. */
void sectors_reset(struct sectors *s, const struct cache_shape *shape);

/* SC-P*: what an access would find. Changes nothing. */
enum probe sectors_probe(const struct sectors *s, struct where w, bool write);
/* SC-R1: a hit; the line is the last one used. */
void sectors_touch(struct sectors *s, struct where w);
/* SC-A1: a sector that is missing is awaited, its line taken from another one if need be; after
 * PROBE_MISS, PROBE_SECTOR or PROBE_PENDING. What was written in the line given up goes to *e. */
void sectors_await(struct sectors *s, struct where w, struct evicted *e);
/* SC-W*: a write of some grains of a sector, of whatever state; makes a line as sectors_await(). */
void sectors_write(struct sectors *s, struct where w, uint32_t grains, struct evicted *e);
/* LC-W3: what was just written is nowhere else. */
void sectors_keep(struct sectors *s, struct where w);
/* SC-F1: the sector has come from below. Nothing if its line has been given up. */
void sectors_fill(struct sectors *s, struct where w);
/* SC-W3: an atomic has changed a sector that is there. */
void sectors_modify(struct sectors *s, struct where w);

#endif
