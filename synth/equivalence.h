/* Proofs that mapped modules do what their source says: registers and the modules below are cut,
 * register by register and port by port under the names that both sides share, and ABC's cec proves
 * every output, every register's next value and every input of a module below. */
#ifndef WS_EQUIVALENCE_H
#define WS_EQUIVALENCE_H

#include "synth/flow.h"

struct equivalence {
    struct equivalence_of {
        char *module; /* title */
        bool proven;
        char *why; /* else: what is in the way, or where they differ */
    } * list;
    size_t n, proven;
};

/* Every unique module of `n`, which was mapped from the job's files (still there), against what
 * Yosys reads from them before it changes anything: after proc, memories as registers. Results are
 * remembered by content. false after reporting a tool that failed; equivalence_free() in either
 * case. */
bool equivalence_prove(const struct flow_job *job, const struct netlist *n, struct equivalence *e,
                       struct diag *d);
void equivalence_free(struct equivalence *e);

json_t *equivalence_json(const struct equivalence *e);
void equivalence_text(const struct equivalence *e, FILE *f);

#endif
