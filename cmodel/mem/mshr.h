/* Miss status registers: the sectors a cache waits for, and who waits for each. docs/memory.md,
 * MS-*. */
#ifndef WS_MSHR_H
#define WS_MSHR_H

#include "cmodel/mem/packet.h"

struct mshr;

enum mshr_room {
    MSHR_NEW,   /* nobody waits for the sector, and there is an entry free */
    MSHR_MERGE, /* it is awaited, and its entry has room */
    MSHR_FULL   /* neither */
};

struct mshr *mshr_create(unsigned entries, unsigned merges);
void mshr_destroy(struct mshr *m);
/* MS-N1, MS-M1 */
enum mshr_room mshr_room(const struct mshr *m, uint64_t sector);
/* After MSHR_NEW or MSHR_MERGE. */
void mshr_add(struct mshr *m, uint64_t sector, const struct packet *p);
/* MS-R1: the sector is there: its packets are ready, in their order. */
void mshr_fill(struct mshr *m, uint64_t sector);
/* A packet is ready. */
bool mshr_ready(const struct mshr *m);
/* MS-R2: takes the first one that is ready. */
struct packet mshr_take(struct mshr *m);
/* Sectors awaited or not all taken. */
unsigned mshr_used(const struct mshr *m);

#endif
