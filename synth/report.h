/* The report of one block: area, timing, storage and macros, as JSON, text and HTML. */
#ifndef WS_REPORT_H
#define WS_REPORT_H

#include "params/params.h"
#include "synth/activity.h"
#include "synth/compare.h"
#include "synth/equivalence.h"
#include "synth/placed.h"
#include "synth/provenance.h"
#include "synth/tech.h"
#include <jansson.h>
#include <stdio.h>

struct report {
    char *config, *top;
    const struct tech *tech; /* borrowed */
    struct measurement m;
    struct provenance provenance;
    bool has_formula; /* the block's page states its storage */
    uint64_t formula_bits;
    struct comparison_result *comparisons; /* of the mechanisms that are in it */
    size_t ncomparisons;
    struct activity activity; /* of the lockstep run that was asked for; no windows: none was */
    struct placed placed;     /* not done: it was not asked for */
    struct equivalence equivalence; /* no modules: it was not asked for */
    double sta_pj;                  /* pJ of a cycle of it by OpenSTA */
    json_t *coverage; /* figures of `cosim --coverage` (tb/coverage.h), owned; NULL: none */
};

/* Builds the package of `top` (NULL: the default one) in a private folder, maps, buffers and times
 * it; for a top with mechanisms of comparisons.c also what these cost. The folder is removed.
 * Returns WS_OK or a status after reporting; free with report_free() in either case. */
int report_make(const struct params *p, const char *top, const struct report_options *o,
                struct report *r, struct diag *d);
void report_free(struct report *r);

/* Figures by the names of the command line contract. New reference. */
json_t *report_to_json(const struct report *r);
void report_write_text(const struct report *r, FILE *f);
/* One page without outside references. */
void report_write_html(const struct report *r, FILE *f);

/* Largest clock frequency in MHz, by the slowest path and by the macros' cycle; 0 if there is no
 * timed path. */
double report_fmax(const struct report *r);
/* Longest cycle of its macros in ns; 0: none. */
double report_macro_cycle(const struct report *r);
/* Register to register, the period that the block's own logic allows; 0: there is no such path. */
double report_reg_to_reg(const struct report *r);
/* Slowest group from (`into`) or to a pin, as a share of the register-to-register period; 0: none.
 */
double report_budget(const struct report *r, bool into);
/* Area in thousands of two-input NAND gates; 0 where the library has none. */
double report_kge(const struct report *r, double area_um2);

#endif
