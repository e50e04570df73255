/* Where a function of the library reports to: the caller's errors, or none. */
#ifndef WS_LIB_ERRORS_H
#define WS_LIB_ERRORS_H

#include "base/diag.h"
#include "lib/warpsmith.h"

/* `own` is used where the caller has none; report_end() empties it. */
struct diag *report_begin(warpsmith_errors *e, struct diag *own);
void report_end(warpsmith_errors *e, struct diag *own);
/* Whether there are parameters; false after reporting: what should have made them has failed. */
bool has_params(const warpsmith_params *p, struct diag *d);

#endif
