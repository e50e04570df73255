/* What must come out of an LLC partition's controller, from its pins alone: every accepted request
 * is answered exactly once; a read, and an atomic that returns, with the value that all requests
 * accepted before have left in the block. Whenever another division is loaded, everything was
 * flushed: memory, as the ports to it and to the conventional cache have left it, has the last
 * value of every block. docs/blocks/morpheus.md. */
#ifndef WS_MORPHEUS_ORACLE_H
#define WS_MORPHEUS_ORACLE_H

#include "tb/system.h"

struct morpheus_oracle;

struct morpheus_oracle *morpheus_oracle_create(const struct params *p, const struct pin_list *pins);
void morpheus_oracle_destroy(struct morpheus_oracle *o);
void morpheus_oracle_cycle(struct morpheus_oracle *o, bool rst, const uint32_t *in,
                           const uint32_t *out);
const struct failure *morpheus_oracle_failure(const struct morpheus_oracle *o);
const char *morpheus_oracle_misuse(const struct morpheus_oracle *o);
unsigned morpheus_oracle_outstanding(const struct morpheus_oracle *o);

extern const struct oracle_ops morpheus_oracle_ops;

#endif
