/* An estimate with wires: the cells of every module placed with graywolf, the parts of a module on
 * a floor of their area, and their wires as loads in a second timing. */
#ifndef WS_PLACED_H
#define WS_PLACED_H

#include "synth/flow.h"
#include <jansson.h>

struct placed {
    bool done;
    double wire_mm, wire_pf; /* of the whole block, every instance */
    double delay_ns[PATH_GROUPS], critical_ns;
    bool found[PATH_GROUPS];
    size_t modules; /* whose cells were placed */
    char **large;   /* modules with too many cells of their own to be placed */
    size_t nlarge;
};

/* Places and times a mapped job anew; m stays as it is. false after reporting, for instance that
 * graywolf is missing. Free with placed_free() in either case. */
bool placed_measure(const struct flow_job *job, const struct measurement *m, struct placed *p,
                    struct diag *d);
void placed_free(struct placed *p);

void placed_text(const struct placed *p, const struct measurement *m, FILE *f);
void placed_html(const struct placed *p, const struct measurement *m, FILE *f);
json_t *placed_json(const struct placed *p, const struct measurement *m);

/* Capacitance of a wire in pF for each um: 0.2 fF, what metals of all nodes come to. */
#define WIRE_PF_PER_UM 0.2e-3

#endif
