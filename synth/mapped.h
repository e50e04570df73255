/* A mapped design that others are compared with. A module of another design whose source is equal,
 * with the ports of what is in it, is taken from it as it is: so the two differ in what their
 * sources differ, not in how the same gates were mapped twice, and nothing is mapped twice. */
#ifndef WS_MAPPED_H
#define WS_MAPPED_H

#include "base/diag.h"
#include "synth/flow_job.h"
#include "synth/il.h"

struct mapped_file {
    char *name;     /* in the job's folder */
    char hash[65];  /* of its text */
    char ports[65]; /* of its text as far as its parameters and ports go */
};

struct mapped_module {
    char *name;       /* of RTLIL, without the leading backslash */
    char *file;       /* where its source stands; "" is nowhere */
    json_t *netlist;  /* NULL of a macro, which is a black box */
    size_t *children; /* places in `modules` */
    size_t nchildren;
    uint64_t instances; /* in the design */
};

/* Starts zeroed. */
struct mapped_design {
    struct mapped_file *files;
    size_t nfiles;
    struct mapped_module *modules;
    size_t n;
};

/* Reads the job's Verilog into x->files. false after reporting. */
bool mapped_read(struct mapped_design *x, const struct flow_job *job, struct diag *d);

/* What became of it: takes the netlists of il's modules over. */
void mapped_keep(struct mapped_design *x, struct il *il);

/* For each module of x whether it stands in the other one's Verilog as well, if it is there by that
 * name; what is in it may be another module with the same ports. Caller frees. */
bool *mapped_equal(const struct mapped_design *x, const struct mapped_design *other);
/* NULL if there is none. */
const struct mapped_module *mapped_find(const struct mapped_design *x, const char *name);

void mapped_free(struct mapped_design *x);

#endif
