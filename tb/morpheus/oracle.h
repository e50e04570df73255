/* What must come out of an LLC partition's controller, from its pins alone: every accepted request
 * is answered exactly once; a read, and an atomic that returns, with the value that all requests
 * accepted before have left in the block. Whenever another division is loaded, everything was
 * flushed: memory, as the ports to it and to the conventional cache have left it, has the last
 * value of every block. docs/blocks/morpheus.md. */
#ifndef WS_MORPHEUS_ORACLE_H
#define WS_MORPHEUS_ORACLE_H

#include "tb/system.h"

extern const struct oracle_ops morpheus_oracle_ops;

#endif
