/* Two parameter sets side by side: what a mechanism costs against the same set without it. */
#ifndef WS_COMPARE_H
#define WS_COMPARE_H

#include "synth/report.h"

/* The set of `p` with `n` settings ("key=value") applied, legal again. NULL after reporting; the
 * caller frees it. */
struct params *compare_variant(const struct params *p, const char *const *sets, size_t n,
                               struct diag *d);

/* A module of the register file that is timed on its own. */
struct compare_probe {
    const char *module; /* name in docs/blocks */
    const char
        *ports; /* NULL: its slowest path; else the slowest one from registers to these outputs */
    double ns;  /* result */
};

/* Times the module of a probe in a design that is mapped and timed. false after reporting. */
bool compare_time(const struct flow_job *job, const struct measurement *m,
                  struct compare_probe *probe, struct diag *d);
/* Maps and times the register file of `p` and then each probe. Returns WS_OK or a status; *m starts
 * zeroed and is freed with flow_free() in either case. */
int compare_map(const struct params *p, const struct report_options *o,
                struct compare_probe *probes, size_t nprobes, struct measurement *m,
                struct diag *d);

/* Own cells, um^2, of all instances of the module with that name; 0 if there is none. */
double compare_area(const struct netlist *n, const char *title);
/* The module with that name, or NULL. */
const struct nl_module *compare_module(const struct netlist *n, const char *title);

#endif
