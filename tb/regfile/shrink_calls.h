/* Shrinking programs with calls: for the files of the shrinker. */
#ifndef WS_REGFILE_SHRINK_CALLS_H
#define WS_REGFILE_SHRINK_CALLS_H

#include "tb/shrink.h"

/* shrink_run() of a register file with stacks: docs/replay.md, "With register stacks". */
int regfile_shrink_calls(const struct shrink_spec *s, struct shrink_result *r, struct diag *d);

#endif
