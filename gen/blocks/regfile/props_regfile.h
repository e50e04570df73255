/* What the properties of the composition share, whatever its collectors are. */
#ifndef WS_PROPS_REGFILE_H
#define WS_PROPS_REGFILE_H

#include "gen/blocks/props.h"
#include "gen/blocks/regfile/regfile.h"

/* An arbitrary register in an arbitrary lane, and what the banks' own properties know of it. */
struct tracked {
    struct hdl *h;
    const struct sizes *z;
    sig reg, lane;                /* the symbols */
    sig value, known;             /* what was written last, and whether anything was */
    sig written, wdata, had, was; /* the last cycle: written, data; known, value then */
    hdl_width lane_w;
};

/* A register that keeps an arbitrary value. */
sig props_symbol(struct hdl *h, const char *name, unsigned bits, const char *doc);

/* h, z and reg are given: the others but for those of the last cycle. */
void props_shadow(struct tracked *t, const struct rf *r);
/* The collectors' own properties follow the same lane. */
void props_lanes(const struct tracked *t, struct hdl_inst **unit);
/* RF-W1: what an accepted write-back leaves in the register; written, wdata, had, was. */
void props_written(struct tracked *t, const struct rf *r);
/* Write port i has a result for the register. */
sig props_writes(const struct tracked *t, const struct rf *r, unsigned i);
/* The bank of the register, one-hot; what it reads now. */
sig props_bank(const struct tracked *t);
sig props_read(const struct tracked *t, sig bank_rdata);
/* Item i of packed warp registers, in the lane. */
sig props_word(const struct tracked *t, sig items, unsigned i);
/* All n of them: the wire `name`. */
sig props_in_lane(const struct tracked *t, const char *name, sig items, unsigned n);
/* [c][k] operands that are queued. */
sig props_queued(struct hdl_inst *arbiter);
/* [k] slots of collector c that are queued or in flight; *twice: those that are so twice. In a loop
 * over the collectors. */
sig props_asked(struct hdl *h, const struct sizes *z, struct hdl_inst *arbiter, unsigned c,
                sig *twice);

/* RF-I1, RF-I2, RF-I3, RF-C2, RF-D1, RF-W1 under RF-H1. */
void props_regfile_ocu(struct rf *r);
/* RF-C1, RF-I3. */
void props_regfile_steal(struct rf *r);
/* RF-I4. */
void props_regfile_entering(struct rf *r);
/* RF-V1, RF-V2. */
void props_regfile_second(struct rf *r);
/* CCU-I1, -I4, -I9, -I10, RF-M1, -M2, -M3, -C2, -C3, -D1, -I1, -W1 under RF-H1. */
void props_regfile_ccu(struct rf *r);
/* RS-H1, -I1, -R1, -R2, -U1, -W1, -D1; RS-D2. */
void props_regfile_stacks(struct rf *r);
void props_regfile_slot(struct rf *r);
/* RF-P1, -P2, -P3. */
void props_regfile_stage(struct rf *r);
/* RF-P2 to -P8 with slots. */
void props_regfile_slots(struct rf *r);

#endif
