/* What must come out of an LLC partition's controller, from its pins alone: every accepted request
 * is answered exactly once; a read, and an atomic that returns, with the value that all requests
 * accepted before have left in the block. docs/blocks/morpheus.md. */
#ifndef WS_MORPHEUS_ORACLE_H
#define WS_MORPHEUS_ORACLE_H

#include "tb/morpheus/contents.h"
#include "tb/system.h"

struct morpheus_oracle;

struct morpheus_oracle *morpheus_oracle_create(const struct params *p, const struct pin_list *pins);
void morpheus_oracle_destroy(struct morpheus_oracle *o);
void morpheus_oracle_cycle(struct morpheus_oracle *o, bool rst, const uint32_t *in,
                           const uint32_t *out);
const struct failure *morpheus_oracle_failure(const struct morpheus_oracle *o);
const char *morpheus_oracle_misuse(const struct morpheus_oracle *o);
unsigned morpheus_oracle_outstanding(const struct morpheus_oracle *o);
/* Every block that was named, with the last value written to it. */
const struct contents *morpheus_oracle_image(const struct morpheus_oracle *o);
/* Something the one who knows memory has found. */
void morpheus_oracle_blames(struct morpheus_oracle *o, const char *rule, uint32_t blk,
                            const uint32_t *actual);

extern const struct oracle_ops morpheus_oracle_ops;

#endif
