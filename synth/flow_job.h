/* What the flow works on: Verilog in a private folder, a technology, the macros that are declared.
 */
#ifndef WS_FLOW_JOB_H
#define WS_FLOW_JOB_H

#include "base/diag.h"
#include "base/proc.h"
#include "base/sha256.h"
#include "synth/netlist.h"
#include "synth/tech.h"

struct mapped_design;

struct flow_job {
    const char *dir;          /* private work folder, absolute */
    const char *const *files; /* Verilog files, relative to dir; names without blanks */
    size_t nfiles;
    const char *top;
    const struct tech *tech;
    const struct nl_macro *macros; /* m, name, declared set: the manifest */
    size_t nmacros;
    bool counters;                      /* with the ports of WARPSMITH_COUNTERS */
    const struct mapped_design *beside; /* NULL, or the design that it is compared with */
    unsigned order;                     /* 0, or another order of the gates that are mapped */
    bool only_paths;   /* no hold, slacks or slow nets: the slowest path of each group */
    bool unfolded;     /* time the netlist as it is (synth/fold.h) */
    const char *timed; /* NULL, or the module below top that is timed in its place */
    const char *probe; /* NULL, or output ports: time of the slowest path to them from registers */
    void (*progress)(const char *what); /* NULL: quiet */
};

/* A file of the job's folder. NULL after reporting; caller frees. */
char *flow_file(const struct flow_job *job, const char *name, size_t *len, struct diag *d);

/* Writes a file of the job's folder as `print` has it of `what`. false after reporting. */
bool flow_write(const struct flow_job *job, const char *name, void (*print)(FILE *, const void *),
                const void *what, struct diag *d);

/* Writes a file of the job's folder. false after reporting. */
bool flow_put(const struct flow_job *job, const char *name, const char *text, size_t len,
              struct diag *d);

/* Runs a tool in the job's folder with a variable of its environment set ("NAME=value"), as
 * proc_run(). */
int flow_run_with(const struct flow_job *job, const char *variable, const char *const *argv,
                  struct proc_result *r, struct diag *d);

/* Runs a tool in the job's folder, as proc_run(); where jemalloc is installed, with that: Yosys and
 * OpenSTA hold a design as very many small objects, and take 30 and 10 % less time. */
int flow_run(const struct flow_job *job, const char *const *argv, struct proc_result *r,
             struct diag *d);

/* The Liberty view of a macro, as sram_write_liberty() has it. false after reporting. */
bool flow_write_macro(const struct flow_job *job, const char *name, const struct sram_macro *m,
                      bool through, struct diag *d);

/* The job's Verilog: the black boxes of its macros, which stand in the folder once it is mapped,
 * then its files. NULL behind the last; caller frees. */
char *flow_source(const struct flow_job *job, size_t i);

/* Adds name and text of a file in the job's folder. false after reporting. */
bool flow_hash_file(struct sha256 *h, const struct flow_job *job, const char *name, struct diag *d);

/* Reports a tool that failed: the first line of its output that says what went wrong. */
void flow_tool_failed(const char *tool, const struct proc_result *r, struct diag *d);

#endif
