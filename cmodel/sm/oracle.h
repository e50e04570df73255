/* The value oracle: what every register holds in program order, and what every issued instruction
 * must therefore find in its operands. Data are hashes of warp launch, register, version and lane,
 * so that a stale or misrouted copy cannot look right. One oracle per register file; independent of
 * the model's banks, queues and collectors. */
#ifndef WS_ORACLE_H
#define WS_ORACLE_H

#include "cmodel/config.h"

struct oracle;

/* `slots`: instructions that can be on their way from issue to dispatch, each with NSRC operands.
 */
struct oracle *oracle_create(const struct sizes *z, unsigned slots);
void oracle_destroy(struct oracle *o);

/* Value of a physical register in program order, words32(W) words. */
const uint32_t *oracle_value(const struct oracle *o, unsigned phys);
/* What names a value: the warp (number of its launch, from 1), its register, its write to it. */
struct oracle_key {
    uint64_t launch;
    unsigned reg;
    uint64_t version;
    unsigned below; /* not 0: lane 0 often has the number of a register below that in bits 7:0 */
};

/* A new value in the lanes of `mask` (program order: at issue). */
void oracle_write(struct oracle *o, unsigned phys, uint64_t mask, struct oracle_key key);
/* A whole row that is known otherwise, of a warp with that launch. */
void oracle_set(struct oracle *o, unsigned phys, const uint32_t *row, uint64_t launch);
/* What a write port shows for that value: it in the lanes of `mask`, noise in the others. */
void oracle_port_data(const struct oracle *o, uint64_t mask, struct oracle_key key, uint64_t noise,
                      uint32_t *row);

/* Remembers the present value of a register as operand k of the instruction in `slot`, of a warp
 * with that launch. */
void oracle_expect(struct oracle *o, unsigned slot, unsigned k, unsigned phys, uint64_t launch);
/* Bits 7:0 of lane 0 of operand 0, as noted. */
unsigned oracle_number(const struct oracle *o, unsigned slot);
/* Operand 0 is zero: what an indirect access finds whose number names nothing. */
void oracle_expect_zero(struct oracle *o, unsigned slot);
/* Whether that warp had not written lane `lane` of that operand: the program reads what is
 * undefined, and the value is another's. */
bool oracle_undefined(const struct oracle *o, unsigned slot, unsigned k, unsigned lane);
/* Compares; returns the first lane that differs, or -1. *expected, *actual: low 64 bits of that
 * lane. */
int oracle_compare(const struct oracle *o, unsigned slot, unsigned k, const uint32_t *data,
                   uint64_t *expected, uint64_t *actual);
/* The same for a row against the present value of a register. */
int oracle_compare_value(const struct oracle *o, unsigned phys, const uint32_t *data,
                         uint64_t *expected, uint64_t *actual);

#endif
