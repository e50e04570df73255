/* The kernel of the extended last-level cache as instructions of an SM (Morpheus 4.2, Algorithms 1
 * and 2), with all that our controller asks of a warp: what docs/morpheus.md says of ext_kernel.h
 * as a function is here a program, whose time the SM's model tells. Registers only: a trace has no
 * predicates, so that what waits for a comparison waits for nothing, and no time here is too long
 * for that reason. */
#ifndef WS_EXT_PROGRAM_H
#define WS_EXT_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Where the blocks of the set lie; its tags are in registers anyhow (Morpheus 4.2.1, 4.2.2). */
enum ext_place { EXT_IN_REGISTERS, EXT_IN_SHARED, EXT_IN_L1, EXT_PLACES };

/* What a row asks of the warp, and what comes of it. */
enum ext_service {
    EXT_READ_HIT,
    EXT_WRITE_HIT, /* a whole block */
    EXT_PART_HIT,  /* some bytes of it */
    EXT_FILLS,     /* a block that came back, in place of a clean one */
    EXT_EVICTS,    /* in place of a written one, which goes to memory first */
    EXT_FETCHES, /* a read whose block is not there: fetched from memory, in place of a clean one */
    EXT_ADDS,    /* an atomic operation, with the old block as its answer */
    EXT_READ_PACKED,  /* a read of a block that is one of four in its register (4.3.1) */
    EXT_WRITE_PACKED, /* a write of a block that becomes one */
    EXT_SERVICES
};

/* How often the warp says whether all its blocks were touched, and carries a tag that was not:
 * docs/morpheus.md. Touched bits are kept in any case but the first. */
enum ext_tells { EXT_TELLS_NOTHING, EXT_TELLS_ALWAYS, EXT_TELLS_EIGHTH, EXT_TELLS };

struct ext_program {
    enum ext_place place;
    enum ext_service service;
    bool instruction; /* Indirect-MOV (docs/imov.md); false: branches into a table of MOVs */
    unsigned words;   /* of metadata in a lane: 1 for up to 32 blocks, 2 for up to 64 */
    enum ext_tells tells;
    bool network;             /* false: rows are there, answers are dropped, as in Morpheus 5 */
    unsigned warps, services; /* of the SM; of each warp */
    unsigned others; /* of the warps, so many have their blocks in L1 whatever `place` is */
};

/* Writes a trace (docs/traces.md) of one block of threads to `f`, whose errors are the caller's.
 * Returns the instructions of one service, the mean where not all are alike. */
double ext_program_write(const struct ext_program *p, FILE *f);

#endif
