/* The extended cache as a protocol of messages, without time: requests are accepted, predicted,
 * queued by set, served by the set's warp and completed, in any order that the rules leave open
 * between sets and between a set's own messages. Every hole of the published argument is a knob.
 * Blocks are values of 64 bits, so an oracle sees any that is not the last one written.
 * docs/results/morpheus-holes.md. */
#ifndef WS_PROTOCOL_H
#define WS_PROTOCOL_H

#include "cmodel/llc/ext_set.h"

enum proto_op {
    PROTO_RD,
    PROTO_WR,
    PROTO_PWR,  /* part of a block */
    PROTO_ATOM, /* returns the old value */
    PROTO_RED,  /* does not */
    PROTO_FILL, /* what a predicted miss has read */
    PROTO_FLUSH /* everything leaves the set */
};

enum proto_filter {
    PROTO_IDEAL, /* exactly what was put in */
    PROTO_HASHED,
    PROTO_NONE,   /* every request is forwarded */
    PROTO_PERFECT /* knows what the set will hold: false positives are impossible */
};
enum proto_update { UPDATE_QUEUE, UPDATE_ACCEPT, UPDATE_SERVICE };
/* Which of the blocks that come back from memory are filled in. BLOCK: those of which nothing was
 * queued since they were read, as far as the filters know: BF1 lacks them, and the set has swapped
 * once at most since the window of the read began. A window ends as no read of the one before it is
 * under way. STAMP: the same by the number of swaps modulo 4, carried with the read (hole: a read
 * that is late by four). SET: all but those of a set that was written meanwhile, until none of its
 * reads is under way. ANY: all (hole). */
enum proto_fill { FILL_BLOCK, FILL_STAMP, FILL_SET, FILL_ANY };
enum proto_swap { SWAP_MARKER, SWAP_IDLE, SWAP_PAPER, SWAP_ACCEPT, SWAP_NEVER };

enum { PROTO_MOST_READS = 15 };

struct proto_config {
    unsigned sets;
    unsigned blocks; /* that requests name in each set: 0 .. blocks-1 */
    struct ext_shape shape;
    enum proto_filter filter;
    unsigned filter_bits, filter_banks; /* of PROTO_HASHED: 64 .. 1024; 1, 2 or 4, one hash each */
    enum proto_update update;
    enum proto_swap swap;
    bool marker_row;    /* hole: the next row clears what is touched, not the next entry queued */
    unsigned threshold; /* distinct blocks of SWAP_PAPER and SWAP_ACCEPT */
    bool carry;
    unsigned carry_after; /* services without a swap before it */
    bool evict_late;      /* hole: a completion may overtake its eviction write */
    enum proto_fill fill;
    bool free_turns;    /* windows of reads begin by proto_turn() alone, not as soon as they may */
    bool write_through; /* of the storage behind the set (L1) */
    unsigned queue;     /* entries of one set */
    unsigned reads;     /* predicted misses of one set under way, at most PROTO_MOST_READS */
    /* Level of a block with this value; NULL: uncompressed. */
    enum bd_level (*level)(uint32_t blk, uint64_t value);
    unsigned registers[BD_LEVELS]; /* division at the beginning; all 0: uncompressed */
};
/* Everything closed: marker rule with carry, filters of 256 bits, 32 blocks a set. */
extern const struct proto_config proto_safe;

struct proto_counts {
    uint64_t requests, reads; /* reads: RD */
    uint64_t predicted_hits, predicted_misses;
    uint64_t hits; /* predicted hits whose block was there */
    uint64_t services, swaps, fills, fills_dropped, double_reads;
    uint64_t fills_there; /* of those dropped: the block was there or queued by then */
    uint64_t dram_reads, dram_writes;
    uint64_t collisions, stale_members; /* false positives: never put in; put in and gone */
    uint64_t false_negatives;
    uint64_t wrong; /* answers that are not the last value written */
};

struct proto;

struct proto *proto_create(const struct proto_config *c);
void proto_destroy(struct proto *p);
const struct proto_counts *proto_counts(const struct proto *p);

/* ---- what can happen to a set; each step is done as a whole */

/* Whether the request is taken now. Filters are asked without changing them. */
bool proto_room(const struct proto *p, unsigned set);
/* A request of the cores. `as_hit`: a false positive, whatever the filter says (RD only). */
void proto_accept(struct proto *p, unsigned set, enum proto_op op, uint32_t blk, bool as_hit);
/* Predicted misses under way; the one numbered i returns, answers, and becomes a FILL if it may,
 * unless `drop`. */
unsigned proto_reads(const struct proto *p, unsigned set);
void proto_return(struct proto *p, unsigned set, unsigned i, bool drop);
/* Another window of reads begins, if it may. */
bool proto_can_turn(const struct proto *p, unsigned set);
void proto_turn(struct proto *p, unsigned set);
/* The set's oldest entry becomes its warp's row. */
bool proto_can_dispatch(const struct proto *p, unsigned set);
void proto_dispatch(struct proto *p, unsigned set);
/* The warp does what its row says. `victim`: a slot that an inserted block takes, EXT_NO_SLOT: that
 * of the replacement rule. */
bool proto_can_serve(const struct proto *p, unsigned set);
void proto_serve(struct proto *p, unsigned set, int victim);
/* Its report reaches the controller. */
bool proto_can_complete(const struct proto *p, unsigned set);
void proto_complete(struct proto *p, unsigned set);
/* Behind a read that was just completed: the set's oldest entry, a read of the same block without a
 * marker, has its answer, too. False: it is no such. */
bool proto_join(struct proto *p, unsigned set);
/* An eviction write that was overtaken reaches memory. */
unsigned proto_late(const struct proto *p, unsigned set);
void proto_land(struct proto *p, unsigned set, unsigned i);
/* A warp divides its registers anew, evictions first. */
void proto_epoch(struct proto *p, unsigned set);

/* Nothing is under way in the set. */
bool proto_idle(const struct proto *p, unsigned set);
/* Slots that a victim may be chosen from: all valid ones, if the row inserts into a full set; 0 if
 * there is no choice. For search. */
unsigned proto_victims(const struct proto *p, unsigned set, int slot[], unsigned most);
/* Blocks of an idle set whose value in memory is not the last one written. */
unsigned proto_differences(const struct proto *p, unsigned set);

/* For search: the state of set 0 without history as bytes, at most PROTO_PACKED; and back. Values
 * are renumbered, so only RD and WR may have been used. */
enum { PROTO_PACKED = 256 };
size_t proto_pack(const struct proto *p, uint8_t to[PROTO_PACKED]);
void proto_unpack(struct proto *p, const uint8_t *from);

#endif
