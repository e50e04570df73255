/* Replay vectors: the inputs of one block, cycle by cycle, as text, with everything that is needed
 * to run them again: docs/replay.md. */
#ifndef WS_REPLAY_H
#define WS_REPLAY_H

#include "tb/golden.h"

/* Values that some inputs take in a cycle and keep, and what some outputs are expected to be in it;
 * then `hold` further cycles without a change. */
struct replay_row {
    unsigned line; /* in the file; 0 if it was not read */
    uint64_t hold;
    size_t first, n, expected; /* of replay.items: n inputs, behind them outputs */
};

struct replay_item {
    size_t pin;  /* index in replay.pins, or REPLAY_RST */
    size_t word; /* of replay.words: the port's value, as many words as the port has */
};
enum { REPLAY_RST = -1 };

struct replay {
    char *path; /* "" if it was not read from a file */
    struct params *params;
    char *top;     /* the block */
    uint64_t seed; /* initial contents of everything that is not reset */
    struct pin_list pins;
    struct replay_row *rows;
    size_t nrows;
    struct replay_item *items;
    size_t nitems;
    uint32_t *words;
    size_t nwords;
    size_t cap_rows, cap_items, cap_words;
    uint64_t cycles;     /* of all rows */
    unsigned *key_lines; /* line of each row of the parameter registry; 0: not in the file */
    uint32_t *last;      /* replay_add(): inputs of the cycle before */
    bool last_rst;
};

/* Reads a vector. NULL after reporting `file:line: what is wrong (what would be right)`, status 2.
 * Free with replay_free(). */
struct replay *replay_read(const char *path, struct diag *d);
/* An empty vector; copies everything. The block must have a model. */
struct replay *replay_new(const struct params *p, const char *top, uint64_t seed);
/* Appends a cycle with these inputs, an image of replay.pins. */
void replay_add(struct replay *r, bool rst, const uint32_t *in);
/* What an output of at most 64 bits must be in the cycle that was added last, whose inputs were
 * others than those of the one before. */
void replay_expect(struct replay *r, const char *port, uint64_t value);
/* Writes it as text that reads back to the same vector; `comment` (lines without the sign, or NULL)
 * stands on top. false after reporting; then there is no file. */
bool replay_write(const struct replay *r, const char *path, const char *comment, struct diag *d);
void replay_free(struct replay *r);

/* Line of the file that gives cycle number `cycle`; 0 if it was not read. */
unsigned replay_line(const struct replay *r, uint64_t cycle);

/* The vector's inputs with what the model answers to them. For the register file the value oracle
 * and the conservation laws look on; the inputs are checked against the assumptions that the
 * block's page makes on its surroundings: one that breaks them is bad input, reported with its
 * line. Borrows `r`. Never NULL. */
struct golden *golden_replay(const struct replay *r);

#endif
