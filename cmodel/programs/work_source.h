/* How a source of work plugs in: internal to cmodel. */
#ifndef WS_WORK_SOURCE_H
#define WS_WORK_SOURCE_H

#include "cmodel/programs/program.h"
#include "cmodel/programs/work.h"

typedef struct block *work_next_fn(void *self, struct diag *d);
typedef void work_release_fn(void *self, struct block *b);
typedef void work_free_fn(void *self);

struct work *work_new(work_next_fn *next, work_free_fn *free_self, void *self);
/* What work_release() does; without it block_free(). */
void work_set_release(struct work *w, work_release_fn *release);
void work_set_random(struct work *w, uint64_t seed);

#endif
