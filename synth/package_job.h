/* A package as a job of the synthesis flow. */
#ifndef WS_PACKAGE_JOB_H
#define WS_PACKAGE_JOB_H

#include "params/params.h"
#include "synth/flow.h"
#include "synth/tech.h"

struct report_options {
    const struct tech *tech;
    void (*progress)(const char *what); /* NULL: quiet */
    const char *keep_dir;               /* NULL, or where the mapped netlist is copied to */
    const char *netlist_dir; /* NULL, or where the block is put, mapped with its counters, with
                                models of its cells, as Verilog for `cosim --rtl` */
    unsigned order;          /* 0, or another order of the gates that are mapped */
    bool placed;             /* time it once more with the wires of a placement */
    bool prove;              /* that mapped modules are equivalent to their source */
    uint64_t lockstep; /* cycles that the mapped netlist runs beside the golden model; 0: none */
};

/* Writes the package of `top` (NULL: the default one) into `dir` and fills the job. Returns WS_OK
 * or a status; free with package_job_free() in either case. */
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
