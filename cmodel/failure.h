/* What a conservation law, an assumption of a block's page or the value oracle has found wrong. */
#ifndef WS_FAILURE_H
#define WS_FAILURE_H

#include <stdbool.h>
#include <stdint.h>

enum failure_kind { FAILURE_NONE, FAILURE_LAW, FAILURE_ORACLE };

/* The first one counts; zero: nothing is wrong. */
struct failure {
    enum failure_kind kind;
    char rule[16]; /* the law's id, "RF-C2", or what the oracle says of a value, "STALE" */
    unsigned unit; /* instance of the block in which it was found */
    bool of_sm;    /* the SM has found it, of which more units exist than may be simulated */
    bool at_rest;  /* found after the last cycle, when everything had drained, not in it */
    uint64_t cycle;
    char text[320]; /* the line that is shown: "oracle: STALE cycle=N warp=N reg=N ..." */
};

/* "oracle: RULE cycle=N" and what follows. */
__attribute__((cold, format(printf, 5, 6))) void failure_oracle(struct failure *f, const char *rule,
                                                                unsigned unit, uint64_t cycle,
                                                                const char *fmt, ...);
/* `said`: the id of a law, or text that begins with one and a colon; "law: SAID cycle=N" and what
 * follows. */
__attribute__((cold, format(printf, 5, 6))) void failure_law(struct failure *f, const char *said,
                                                             unsigned unit, uint64_t cycle,
                                                             const char *fmt, ...);

/* The same law or the same kind of wrong value. */
bool failure_alike(const struct failure *a, const struct failure *b);

#endif
