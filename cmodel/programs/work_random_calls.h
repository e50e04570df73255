/* Blocks of random programs with calls (rename.policy = cars), a part of random work. */
#ifndef WS_WORK_RANDOM_CALLS_H
#define WS_WORK_RANDOM_CALLS_H

#include "params/params.h"

struct block;
struct random_calls;
/* Whether the register file has room for them. */
bool random_calls_fit(const struct params *p);
/* Never NULL. */
struct random_calls *random_calls_create(const struct params *p, uint64_t seed);
void random_calls_free(struct random_calls *r);
/* The next block, the caller's; it borrows from *r until the block after the last of its program
 * was asked for and began. *fresh: it is the first one of a program, which must be a kernel of its
 * own. NULL after reporting. */
struct block *random_calls_next(struct random_calls *r, bool *fresh, struct diag *d);

#endif
