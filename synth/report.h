/* The report of one block: area, timing, storage and macros, as JSON, text and HTML. */
#ifndef WS_REPORT_H
#define WS_REPORT_H

#include "params/params.h"
#include "synth/flow.h"
#include "synth/tech.h"
#include <jansson.h>
#include <stdio.h>

/* One module of the steal comparison: area of all its instances, its own cells only. */
struct steal_module {
    char *name;
    double with_um2, without_um2;
};

/* What bank stealing costs: the same parameter set with and without steal_arbiter.enable. */
struct steal_cost {
    bool valid;
    double logic_um2;     /* cell area with minus without */
    double arbiter_um2;   /* steal_arbiter alone */
    double rf_um2;        /* area with stealing, macros counted */
    double grant_with_ns; /* bank_arbiter alone: pending state to bank_en, the normal grant */
    double grant_without_ns;
    double critical_with_ns, critical_without_ns; /* the whole block, with narrow lanes */
    struct steal_module *modules;                 /* those whose area differs */
    size_t nmodules;
};

/* One collector: its control, and the data of its lanes. */
struct ccu_unit {
    double control_um2, data_um2;
    uint64_t control_bits, data_bits;
    double path_ns; /* the unit alone */
};

/* What caching collector units cost: the same parameter set with operand collector units (and GTO
 * in place of the Malekeh scheduler). */
struct ccu_cost {
    bool valid;
    struct ccu_unit ccu, ocu;
    double with_um2, without_um2;                 /* register file, macros counted */
    double critical_with_ns, critical_without_ns; /* register file */
    /* as the papers count, over all sub-cores of an SM; shares of its register file */
    uint64_t extra_data_bytes; /* Malekeh VI-D: entries beyond the operand slots */
    double extra_data_share;
    uint64_t field_bits; /* Malekeh short 9.4: tag, lock, near, LRU and index of one unit */
    double field_bytes, field_share;
};

struct report {
    char *config, *top;
    const struct tech *tech; /* borrowed */
    struct measurement m;
    bool has_formula; /* the block's page states its storage */
    uint64_t formula_bits;
    struct steal_cost steal;
    struct ccu_cost ccu;
    json_t *coverage; /* figures of `cosim --coverage` (tb/coverage.h), owned; NULL: none */
};

struct report_options {
    const struct tech *tech;
    void (*progress)(const char *what); /* NULL: quiet */
    const char *keep_dir;               /* NULL, or where the mapped netlist is copied to */
};

/* Builds the package of `top` (NULL: the default one) in a private folder, maps, buffers and times
 * it; for a regfile with stealing or with CCUs also what these cost. The folder is removed. Returns
 * WS_OK or a status after reporting; free with report_free() in either case. */
int report_make(const struct params *p, const char *top, const struct report_options *o,
                struct report *r, struct diag *d);
void report_free(struct report *r);

/* Figures by the names of the command line contract. New reference. */
json_t *report_to_json(const struct report *r);
void report_write_text(const struct report *r, FILE *f);
/* One page without outside references. */
void report_write_html(const struct report *r, FILE *f);

/* Largest clock frequency in MHz; 0 if there is no timed path. */
double report_fmax(const struct report *r);

/* steal_cost.c: fills r->steal from two mapped packages. Returns WS_OK or a status. */
int steal_measure(const struct params *p, const struct report_options *o, struct report *r,
                  struct diag *d);

/* ccu_cost.c: fills r->ccu but for r->ccu.ccu.path_ns, from r->m and a second package, the same
 * with operand collector units. Returns WS_OK or a status. */
int ccu_measure(const struct params *p, const struct report_options *o, struct report *r,
                struct diag *d);

/* The pieces report_make() and compare_map() share: writes the package into `dir`, fills the job.
 * Free with package_job_free(). */
struct package_job {
    struct flow_job job;
    char **files;
    struct nl_macro *macros;
    char *top;
};
int package_job(const struct params *p, const char *top, const struct report_options *o,
                const char *dir, struct package_job *j, struct diag *d);
void package_job_free(struct package_job *j);

#endif
