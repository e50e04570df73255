/* What a report rests on: tools, files and recipe, by version and checksum. */
#ifndef WS_PROVENANCE_H
#define WS_PROVENANCE_H

#include "synth/flow.h"
#include <jansson.h>

struct provenance {
    char *yosys, *opensta; /* what they say of themselves, one line */
    char library[65];      /* SHA-256 of all cell libraries as the tools read them */
    char recipe[65];  /* of tools, library, constraints and scripts: figures compare where it is
                         the same */
    char verilog[65]; /* of the block's files */
    char netlist[65]; /* of mapped.v: where it is the same, so are all figures */
};

/* Of a job that is mapped and timed, in its folder. false after reporting; provenance_free() in
 * either case. */
bool provenance_of(const struct flow_job *job, struct provenance *p, struct diag *d);
void provenance_free(struct provenance *p);

json_t *provenance_json(const struct provenance *p);
void provenance_text(const struct provenance *p, FILE *f);

#endif
