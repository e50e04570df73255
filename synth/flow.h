/* From Verilog files to a mapped netlist and its timing: one Yosys run, the buffer step, one
 * OpenSTA run. Everything happens in one private folder that the caller makes and removes. */
#ifndef WS_FLOW_H
#define WS_FLOW_H

#include "base/diag.h"
#include "synth/flow_job.h"
#include "synth/mapped.h"
#include "synth/netlist.h"
#include "synth/sta_ends.h"

struct path_point {
    char *pin, *cell;
    double delay_ns, time_ns;
    bool rising;
};

/* The slowest path of a group; `name` is one of in2reg, reg2reg, reg2out, in2out. */
struct path_group {
    const char *name;
    bool found;
    double delay_ns; /* from the clock edge or the input to the output or, setup included, the
                        register */
    char *start, *end;
    struct path_point *points;
    size_t npoints;
    bool hold_found;
    double hold_slack_ns; /* of the fastest path to a register, against its hold time */
};

enum { GROUP_IN_TO_REG, GROUP_REG_TO_REG, GROUP_REG_TO_OUT, GROUP_IN_TO_OUT, PATH_GROUPS };

struct measurement {
    struct netlist *net;
    struct mapped_design mapped; /* for who is compared with it */
    struct path_group groups[PATH_GROUPS];
    struct slack_histogram slack;
    struct slow_nets slow;
    double critical_ns; /* slowest of the groups; 0 if there is no path at all */
    double probe_ns;    /* slowest path from registers to the probed ports */
};

/* Name of the netlist in the work folder. */
#define FLOW_NETLIST "mapped.v"

/* Maps and buffers into m->net, areas counted, and leaves FLOW_NETLIST and the macros' .lib files
 * in the folder. Checks: the cell counts against Yosys' own statistics, the macros found against
 * those declared. false after reporting. `m` starts zeroed and is freed with flow_free() in either
 * case. */
bool flow_map(const struct flow_job *job, struct measurement *m, struct diag *d);

/* Times FLOW_NETLIST of a mapped job with OpenSTA into m->groups. false after reporting. */
bool flow_time(const struct flow_job *job, struct measurement *m, struct diag *d);

void flow_free(struct measurement *m);

#endif
