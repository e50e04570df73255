/* Between the files of the Verilator back end. */
#ifndef WS_VERILATOR_BUILD_H
#define WS_VERILATOR_BUILD_H

#include "tb/sim_build.h"

/* The module around a clocked design. It registers the inputs, so that they change with the clock
 * edge, and one evaluation per cycle does all: the edge with the old inputs, then the outputs with
 * the new ones. Without it, Verilator evaluates everything that hangs on inputs twice more. */
#define VERILATOR_WRAPPER "warpsmith_inputs"

/* Verilog text of that module. Caller frees. */
char *verilator_wrapper(const struct sim_spec *s);
/* Whether Verilator said nothing about it; false after reporting ports that do not fit. */
bool verilator_wrapper_fits(const struct sim_spec *s, const char *output, struct diag *d);

/* Writes tmp/ports.inc, the shim's port list, from tmp/model/Vdut.h; false after reporting ports
 * that are not those of the golden side. */
bool verilator_write_ports(const struct sim_spec *s, const char *tmp, struct diag *d);

#endif
