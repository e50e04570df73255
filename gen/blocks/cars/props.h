/* Properties of the blocks of the family cars; see gen/blocks/props.h. */
#ifndef WS_CARS_PROPS_H
#define WS_CARS_PROPS_H

#include "contract/cars/simt_stack.h"
#include "contract/cars/warp_status.h"
#include "contract/cars/watermark.h"
#include "gen/blocks/props.h"

struct watermark_sizes {
    unsigned sms, levels, levelw, kernels, kernelw, namew, timew, countw, sumw;
    bool raw;
};

/* Ports and registers of watermark, named as there; packed: flags, records ([kernel][level]), level
 * and done ([SM]). */
struct watermark_inside {
    struct watermark_ports io;
    sig now, step, at, launching, has, top, entry, fill, found, same, filled;
    sig known[16], name[16], last[16];
    sig flags, records, level, done, took, word, champion;
    sig diff, own_bits, other_bits, left; /* of the products */
    struct {
        sig a, b, carry, sum;
    } sums[3]; /* by groups: what they add up, and to what */
    unsigned nsums;
};
/* All rules of watermark's page; WM-T1 or WM-T2. */
void props_watermark(struct hdl *h, const struct watermark_sizes *z,
                     const struct watermark_inside *s);

struct simt_sizes {
    unsigned nw, widw, lanes, depth, spw, pcw, entryw;
};
/* The top entry of a warp. */
struct simt_top {
    sig entry, kind, lanes, pc, reconv, executing, count;
};
/* An instruction that is kept, with the top entry of its warp. */
struct simt_kept {
    sig valid, pushes, grouping, waits, wid, op, frame, takes, others, group, next, target, meet;
    sig kind, lanes, pc, reconv, count;
};
/* What is written to the memory second. */
struct simt_second {
    sig valid, lanes, pc, meet; /* its warp and row: those of the memory */
};
/* Ports, registers and wires of simt_stack, named as there; packed by warp: counts, tops, gone,
 * exited. */
struct simt_inside {
    struct simt_stack_ports io;
    struct simt_kept kept;
    struct simt_second second;
    sig removed, removed_wid, removed_row, removes, finishes; /* who is removed, one-hot */
    sig uncovered;                                            /* in the last cycle, and over, too */
    sig request, request_wid, ended, ended_warp, overflows, overflow_warp, fails;
    sig over, wants, counts, tops, gone, exited;
    sig step_valid, step_warp, step_pc, step_meets, pushes, used, reads, row;
    sig moves, indirect; /* what is kept does not wait; the call that is shown is indirect */
    sig executes, branches, call_kind, served, does, steps, keeps, taken, slot, push, saved, below;
};
/* Of all but SS-P2; SS-X1 by an arbitrary lane of an arbitrary warp. */
void props_simt_stack(struct hdl *h, const struct simt_sizes *z, const struct simt_inside *s);

struct status_sizes {
    unsigned pools, warps, own, widw, indexw; /* own: warps of a pool */
    unsigned blocks, tbw, regions, slotw, countw, listw, watchdog;
    bool last, rule, rescue; /* barswap = last; barrier_rule; WT-B5 */
};
/* Ports, registers and wires of warp_status, named as there; packed: tbs, slots (by warp), listed,
 * free, spare (by pool), list (by pool and place). */
struct status_inside {
    struct warp_status_ports io;
    sig listed, look, live, holder, ending, waiting, saved, tbs, slots, list, free, quiet;
    sig spare, senior;
    sig swapping, swap_from, swap_to;
};
void props_warp_status(struct hdl *h, const struct status_sizes *z, const struct status_inside *s);

#endif
