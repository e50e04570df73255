/* The register file with register stacks at its pins: what stim_regfile does with rename.policy =
 * cars. */
#ifndef WS_STIM_STACKS_H
#define WS_STIM_STACKS_H

#include "cmodel/regfile/regfile.h"
#include "tb/stim.h"

struct stacks;

/* The functions of struct stimulus (tb/stim.h); stacks_destroy() frees what stacks_create() makes.
 */
struct stacks *stacks_create(struct stim_env *e);
void stacks_destroy(struct stacks *s);
void stacks_drive(struct stacks *s, struct stim_env *e, uint32_t *in);
void stacks_observe(struct stacks *s, struct stim_env *e, const uint32_t *in, const uint32_t *out);
void stacks_reset(struct stacks *s, struct stim_env *e);

/* What caching collectors are told of waiting: the threshold, and other sub-cores (regfile.c). */
void stim_regfile_levels(struct stim_env *e, const struct port *port, uint32_t *in,
                         unsigned threshold, unsigned others);

#endif
