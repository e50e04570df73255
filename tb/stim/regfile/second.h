/* Instructions with a second read (cmodel/core/second_read.h) among those of a register file, with
 * register stacks or without. */
#ifndef WS_STIM_REGFILE_SECOND_H
#define WS_STIM_REGFILE_SECOND_H

#include "cmodel/regfile/regfile.h"
#include "tb/stim.h"

/* What it adds to an instruction; zero: nothing. */
struct second {
    bool on, moves; /* it has one, which reads or writes the register `target` */
    unsigned target;
    unsigned base, bound; /* without register stacks: its warp's registers */
};

/* The instruction has one: it keeps slot 0 or, if it writes, slots 0 and 1 of *src_valid (OCU-M7);
 * `readers` of the registers phys[k] of the others become fewer. */
void second_starts(struct second *i, const struct sizes *z, struct rng *r, uint64_t *src_valid,
                   const unsigned *phys, uint8_t *readers);
/* A reader more of what it names, which exists; and one less, behind its end. */
void second_names(struct second *i, unsigned target, uint8_t *readers);
void second_ends(struct second *i, uint8_t *readers);

/* The number is none that names a register. */
bool second_is_none(unsigned number);
/* `number` in slot 0. It names registers of its own, as many as `most` from `base` on: all or, from
 * a number that must not be read on (not `written`), none. */
void second_names_own(struct second *i, struct rng *r, unsigned number, unsigned base,
                      unsigned most, const uint8_t *written, uint8_t *readers);
/* It names *target, if that can be, else nothing; of `all` registers. */
void second_names_any(struct second *i, struct rng *r, unsigned number, unsigned all,
                      const unsigned *target, uint8_t *readers);

/* Its ports for scheduler s, where they exist. NULL: no instruction. */
void second_answer(const struct second *i, const struct port *ports, unsigned s, uint32_t *in);

#endif
