/* The memory of requests of query_unit, in columns of one bit each. */
#ifndef WS_GEN_QUERY_COLUMN_H
#define WS_GEN_QUERY_COLUMN_H

#include "gen/hdl/hdl.h"
#include <stdbool.h>

/* The module of one bit of `queue` requests. `joins`: with a second port to read. Inside: bits[e]
 * is that of entry e. With gated clocks it has a port that says whether one is queued: in_at alone
 * would be an OR of all places in every column. */
struct hdl *query_column(struct hdl_design *d, unsigned queue, bool joins);

#endif
