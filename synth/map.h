/* From Verilog to gates of a library, module by module. Elaboration looks at the whole design once;
 * from there on a module is mapped on its own, with several ABC scripts, of which the result with
 * the least delay for its area is kept, and it is remembered by its content: the same module of
 * another design, or of the next run, is not mapped again. */
#ifndef WS_MAP_H
#define WS_MAP_H

#include "base/diag.h"
#include "synth/flow_job.h"
#include "synth/mapped.h"
#include <jansson.h>

/* Maps job->files. `cells.lib` and the black boxes of the macros stand in job->dir. Returns the
 * netlist in the form of Yosys' write_json; every module has an attribute "warpsmith_cells", its
 * number of cells by Yosys' own statistics, and "warpsmith_version", which result was kept. NULL
 * after reporting. New reference. `keep`, zeroed before, has the modules for who is compared with
 * the job (job->beside); mapped_free() in either case. */
json_t *map_design(const struct flow_job *job, struct mapped_design *keep, struct diag *d);

/* The same files as RTLIL before they are changed, processes and memories aside: gates of no
 * library and registers, what is mapped must do. NULL after reporting; caller frees. */
char *map_source(const struct flow_job *job, struct diag *d);

/* Adds to a hash how modules are mapped: scripts, library and constraints in the job's folder.
 * false after reporting. */
bool map_hash_recipe(const struct flow_job *job, struct sha256 *h, struct diag *d);

#endif
