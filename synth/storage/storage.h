/* Storage bits as the pages in docs/blocks state them, one formula per block of params/blocks.inc;
 * the report compares them with the netlist. */
#ifndef WS_STORAGE_H
#define WS_STORAGE_H

#include "params/params.h"

/* False if there is no such block. */
bool storage_formula(const struct params *p, const char *block, uint64_t *bits);

/* With caching collectors: the owners of units as the scheduler sees them, ahead of the units. */
uint64_t storage_owners_ahead(const struct params *p);

/* The second read in one collector, of either kind (docs/blocks/ocu.md, ccu.md); of what waits in
 * front of one. */
uint64_t storage_second_read(const struct params *p);
uint64_t storage_second_given(const struct params *p);

#define BLOCK(name, family, summary, needs) uint64_t storage_##name(const struct params *p);
#define SYSTEM BLOCK
#define CHILD BLOCK
#include "params/blocks.inc"
#define PART(name) uint64_t storage_part_##name(const struct params *p);
#include "synth/storage/parts.inc"

#endif
