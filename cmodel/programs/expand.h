/* Vector operands: a trace names only the first register of an operand; opcode and shape tell how
 * many there are. The table is docs/traces.md. */
#ifndef WS_EXPAND_H
#define WS_EXPAND_H

#include "cmodel/programs/program.h"

/* The registers as listed on a trace line, R255 included. */
struct listed {
    unsigned ndst, nsrc;
    const uint8_t *dst, *src;
    uint8_t extra_imm; /* as in struct op */
    struct operand_rules rules;
};

/* Makes the op of an opcode (len bytes, e.g. "LDG.E.128.SYS") with its operands expanded: RZ left
 * out, sources in operand order, "destinations" that are sources among the sources. Unknown opcodes
 * are integer instructions with single registers. Returns 0, or the number of the impossible
 * register a vector operand would reach (> 254); *o must be freed with op_free() either way. */
unsigned expand(struct op *o, const char *opcode, size_t len, const struct listed *l);

/* The opcode of that form, one of the two bits; never NULL. */
const char *indirect_opcode(enum indirect form);

#endif
