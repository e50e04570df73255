/* The memory of requests of query_unit, in columns of one bit each. */
#ifndef WS_GEN_QUERY_COLUMN_H
#define WS_GEN_QUERY_COLUMN_H

#include "gen/hdl/hdl.h"
#include <stdbool.h>

/* The module of one bit of `queue` requests. `joins`: with a second port to read. Inside: bits[e]
 * is that of entry e. */
struct hdl *query_column(struct hdl_design *d, unsigned queue, bool joins);

#endif
