/* The value oracle at the pins of the register file: from what goes over the ports alone it knows
 * what every register holds and what every issued instruction must find in its operands. It needs
 * no program, so it also judges a replay vector. It relies on RF-H1: while that is kept, the value
 * of a register at issue is the last one that was accepted. */
#ifndef WS_PIN_ORACLE_H
#define WS_PIN_ORACLE_H

#include "cmodel/failure.h"
#include "cmodel/pins.h"

struct pin_oracle;

/* `pins` is borrowed. Never NULL. */
struct pin_oracle *pin_oracle_create(const struct params *p, const struct pin_list *pins);
void pin_oracle_destroy(struct pin_oracle *o);

/* The cycle goes with these pins; call it once per cycle, before the model's clock edge. */
void pin_oracle_cycle(struct pin_oracle *o, bool rst, const uint32_t *in, const uint32_t *out);
/* All has left the collectors: compares what the register file holds (regfile_peek()) with what was
 * written. */
struct regfile;
void pin_oracle_drained(struct pin_oracle *o, const struct regfile *rf);

/* The first thing that was wrong, "oracle: STALE cycle=N warp=N phys=N ...". */
const struct failure *pin_oracle_failure(const struct pin_oracle *o);
/* The first assumption of the block's page that the inputs broke, as text that begins with a port;
 * "" if none. After it the oracle's verdict means nothing. */
const char *pin_oracle_misuse(const struct pin_oracle *o);

/* Instructions that were issued and have not left. */
unsigned pin_oracle_outstanding(const struct pin_oracle *o);
/* How many of their operands are register `phys`. */
unsigned pin_oracle_readers(const struct pin_oracle *o, unsigned phys);
/* Bits 7:0 of its lane 0: the register that a second read finds there. */
unsigned pin_oracle_number(const struct pin_oracle *o, unsigned phys);
/* Whether every lane of the register has been written. */
bool pin_oracle_written(const struct pin_oracle *o, unsigned phys);
/* Whether an instruction of that warp with these metadata and operands is outstanding that reads
 * other registers: the two could not be told apart at dispatch. */
bool pin_oracle_confuses(const struct pin_oracle *o, unsigned warp, const uint32_t *meta,
                         uint64_t src_valid, const unsigned *phys);

#endif
