/* Recorded transactions of a host's operand stage, text or .xz: docs/recording.md. */
#ifndef WS_RECORDING_H
#define WS_RECORDING_H

#include "base/diag.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RECORDED_SOURCES = 3, RECORDING_NONE = -1 };

/* Words of the threads of a register, thread 0 first; bit t of `known`: word t is. */
struct recorded_value {
    const uint32_t *word; /* [threads]; NULL: an operand that is absent, or the constant 0 */
    uint64_t known;
};

struct recorded_instruction {
    uint64_t in_cycle, out_cycle; /* of the S and the O line */
    uint64_t in_wait, out_wait;
    unsigned warp, pc, unit, rd;
    uint64_t mask; /* bit t: thread t is active */
    unsigned used; /* bit k: source k is read, and is not register 0 */
    unsigned source[RECORDED_SOURCES];
    bool writes;  /* it will write rd */
    size_t needs; /* so many write-backs of the file come before it */
    struct recorded_value value[RECORDED_SOURCES];
};

struct recorded_write {
    uint64_t cycle;
    size_t instruction; /* that it belongs to */
    unsigned warp, rd;
    uint64_t mask;
    struct recorded_value value;
};

struct recording {
    char *path;
    unsigned warps, threads, banks, collectors, registers, bits; /* "# config": opcs, regs, xlen */
    uint64_t cycles;                                             /* "# events" */
    uint64_t length;                                             /* cycle of the last line */
    struct recorded_instruction *inst; /* [ninst] in the order in which they enter */
    struct recorded_write *write;      /* [nwrite] in the order of the file */
    size_t *leaving;                   /* [ninst] in the order in which they leave */
    size_t ninst, nwrite;
    uint32_t **blocks; /* where the words are */
    size_t nblocks, used, left;
};

/* The whole file, in memory that grows with it. NULL after reporting what is wrong with which line.
 * Caller frees with recording_free(). */
struct recording *recording_read(const char *path, struct diag *d);
void recording_free(struct recording *r);

#endif
