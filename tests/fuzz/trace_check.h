/* Reading a whole trace from memory and checking what the reader hands out; for the fuzz targets.
 */
#ifndef WS_FUZZ_TRACE_CHECK_H
#define WS_FUZZ_TRACE_CHECK_H

#include "base/diag.h"
#include <stdbool.h>
#include <stdint.h>

struct trace_sum {
    bool accepted;
    uint64_t blocks, instructions;
    uint64_t hash; /* over all instructions with their expanded registers */
};

/* Reads to the end or to the first error; every block is checked. Messages go to d. */
struct trace_sum trace_read_all(const char *name, const void *data, size_t len, struct diag *d);

#endif
