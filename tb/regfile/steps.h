/* Steps of CARS' reference (cmodel/calls/steps.h) at the pins of a register file with stacks: one
 * warp, one step after the other. The reference goes along for what is legal and for the values;
 * the value oracle at the pins judges. Short failing sequences become replay vectors. */
#ifndef WS_REGFILE_STEPS_H
#define WS_REGFILE_STEPS_H

#include "cmodel/calls/steps.h"
#include "tb/replay.h"

/* Runs the sequence with these parameters in `top`, the register file or a sub-core; z in registers
 * of the program, whose R16 is the hardware's rename.r0cs. true: the oracle found something, or
 * nothing went on, which goes to `wrong`. Lanes beyond the hardware's are left out. `vector`: gets
 * the cycles, or NULL. */
bool regfile_steps_fail(const struct params *p, const char *top, const struct cars_sequence *q,
                        const struct cars_sizes *z, struct replay *vector, char *wrong, size_t len);

#endif
