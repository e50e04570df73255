/* warp_status: which warps have registers, docs/blocks/warp_status.md (CARS IV-B). */
#ifndef WS_WARP_STATUS_H
#define WS_WARP_STATUS_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "contract/cars/warp_status.h"

enum { WT_WARPS = 64, WT_BLOCKS = 32, WT_POOLS = 4 };
struct warp_status_config {
    unsigned pools;                     /* register files that cannot exchange regions */
    unsigned warps;                     /* of all pools, numbered pool by pool */
    unsigned blocks, regions, watchdog; /* regions: of each pool */
    bool last;                          /* barswap = last, else eager */
    bool rule;                          /* barrier_rule */
    bool rescue;                        /* WT-B5: with it, if there are several pools */
};

struct warp_status {
    struct warp_status_config c;
    unsigned regions, look, senior, quiet;
    bool stuck, swap;
    unsigned swap_out, swap_in;
    unsigned n[WT_POOLS], list[WT_POOLS][WT_WARPS]; /* oldest first */
    uint64_t live, holder, ending, waiting, saved;
    unsigned slot[WT_WARPS];
    uint64_t of[WT_BLOCKS];   /* warps by block, the last that they were of */
    uint64_t taken[WT_POOLS]; /* regions that the holders have */
    const char *broken;
    unsigned owed[WT_POOLS][WT_BLOCKS]; /* per block: cycles in which WT-I3 was not met */
};

struct warp_status_in {
    bool level_valid, launch_valid, region_ready, swap_ready;
    unsigned level_regions, launch_wid, launch_tb, launch_need[WT_POOLS];
    uint64_t ends, arrives, drained;
};

struct warp_status_out {
    bool level_ready, launch_ready, region_valid, region_restore, swap_valid, swap_restore,
        barrier_done, stuck;
    unsigned region_wid, region_slot, swap_out, swap_in, swap_slot, barrier_tb;
    uint64_t holds, holders;
};

struct warp_status_config warp_status_config(const struct params *p);
/* In reset state. */
void warp_status_init(struct warp_status *s, const struct warp_status_config *c);
void warp_status_eval(const struct warp_status *s, const struct warp_status_in *in,
                      struct warp_status_out *out);
/* cover may be NULL. */
void warp_status_clock(struct warp_status *s, const struct warp_status_in *in,
                       struct cover_point *cover);

/* For stimulus: the state of a model at its pins. */
const struct warp_status *warp_status_of(const void *model);

/* CARS IV-C: what its 264 bytes are made of, in bits, for that many warps and registers. */
struct cars_storage {
    unsigned list, free, pointers;
};
struct cars_storage cars_paper_storage(unsigned warps, unsigned registers);

#endif
