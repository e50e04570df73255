/* Save files of GTKWave, which open a wave file at the right place. */
#ifndef WS_GTKW_H
#define WS_GTKW_H

#include "tb/sim_build.h"

struct gtkw_spec {
    const char *waves; /* the FST file; the save file stands beside it */
    enum sim_kind sim; /* which wrote it: Verilator or Icarus */
    const char *top;   /* module */
    const struct pin_list *pins;
    const char *first; /* port that is shown on top, in another colour; NULL: none */
    uint64_t from;     /* time at the left edge */
    int64_t marker;    /* time of the marker; -1: none */
};

/* Path of the save file, "x.gtkw" beside "x.fst"; NULL after reporting. Caller frees. */
char *gtkw_write(const struct gtkw_spec *s, struct diag *d);

#endif
