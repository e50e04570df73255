/* Second reads (cmodel/core/second_read.h) in scripts of the register file. */
#ifndef WS_REGFILE_SECOND_H
#define WS_REGFILE_SECOND_H

#include "tb/regfile/layout.h"

struct pin_oracle;

enum { SECOND_NOTHING = UINT32_MAX };

/* Of a warp. */
struct script_second {
    bool on;          /* its instruction that is ready has one; */
    unsigned target;  /* register that it reads or writes, or SECOND_NOTHING */
    unsigned guard;   /* target of the last one that was issued, */
    unsigned guarded; /* until so many have left: it, or one behind it */
    bool still;       /* caching: one is offered or has not left, and nothing is written (RF-V1) */
};

/* What an instruction names. */
struct script_named {
    unsigned bound;          /* registers that its warp has */
    unsigned number, target; /* of the register; SECOND_NOTHING if it names none */
};

/* No write beside it, nor it beside one. */
bool script_second_drains(const struct params *p);
/* Whether these fields are an instruction with a second read whose number is in register `phys`,
 * and may be offered: what it names exists, and was written. */
bool script_second_named(const struct script_layout *l, const struct pin_oracle *oracle,
                         const uint32_t *fields, unsigned phys, struct script_named *named);
/* The same in the list: *reg is what it names by the last write to its source. No register, if that
 * is none. */
bool script_second_listed(const struct script_layout *l, const uint32_t *fields,
                          const uint32_t *last_write, unsigned *reg);

/* It is issued, behind `flying` others that have not left: no write to what it names before it, or
 * an instruction behind it, has left: a later one of the warp would write it, which nobody else
 * may.
 */
void script_second_issued(struct script_second *s, unsigned flying, unsigned *readers);
/* An instruction of the warp has left; `more`: others are offered or have not. */
void script_second_left(struct script_second *s, bool more, unsigned *readers);

/* The port says whether an instruction has one; this field is one item that parameters do not
 * change. */
bool script_second_port(enum regfile_port port);
bool script_second_item(const struct script_layout *l, size_t field);

#endif
