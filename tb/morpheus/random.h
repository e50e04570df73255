/* Requests, delays and configurations at random: what the surroundings of `morpheus` do under
 * constrained random stimulus. */
#ifndef WS_MORPHEUS_RANDOM_H
#define WS_MORPHEUS_RANDOM_H

#include "cmodel/llc/stream.h"
#include "cmodel/rng.h"
#include "tb/morpheus/surroundings.h"

/* Requests of the cores without an answer, at most: more reads than a window may have (MC-P3). */
enum { RANDOM_FLYING = 1100 };

struct morpheus_random;

/* `stream`: requests in its order (borrowed); NULL: made up. */
struct morpheus_random *morpheus_random_create(const struct params *p, uint64_t seed,
                                               const struct llc_stream *stream);
void morpheus_random_destroy(struct morpheus_random *r);
struct morpheus_policy morpheus_random_policy(struct morpheus_random *r);
/* Once per cycle, before surroundings_drive(): how everybody behaves for a while. */
void morpheus_random_cycle(struct morpheus_random *r, const struct surroundings *s);
/* The controller was reset: it wants a division first. */
void morpheus_random_reset(struct morpheus_random *r);
/* From now on no requests; when all is answered, everything is to be flushed. */
void morpheus_random_stop(struct morpheus_random *r);
/* The stream has ended. */
bool morpheus_random_ended(const struct morpheus_random *r);

#endif
