/* What the properties of the composition share, whatever its collectors are. */
#ifndef WS_PROPS_REGFILE_H
#define WS_PROPS_REGFILE_H

#include "gen/blocks/props.h"
#include "gen/blocks/regfile/regfile.h"

/* An arbitrary register, and what the banks' own properties know of it. */
struct tracked {
    struct hdl *h;
    const struct sizes *z;
    sig reg;                      /* the symbol */
    sig value, known;             /* what was written last, lanes that were written */
    sig written, wdata, had, was; /* the last cycle: lanes, data; known, value then */
    hdl_width lane_w;
};
struct written_ports {
    hdl_width w;
    sig wb_valid, wb_ready, wb_phys, wb_mask, wb_data;
};

/* Registers that keep an arbitrary value; props_one_of: one-hot. */
sig props_symbol(struct hdl *h, const char *name, unsigned bits, const char *doc);
sig props_one_of(struct hdl *h, const char *name, unsigned n);

/* h, z and reg are given: value, known and lane_w. */
void props_shadow(struct tracked *t, struct hdl_inst **bank);
/* RF-W1: what an accepted write-back leaves in the register; written, wdata, had, was. */
void props_written(struct tracked *t, const struct written_ports *s);
/* Lanes of two words that agree, one bit each. */
sig props_agree(const struct tracked *t, sig a, sig b);
/* One bit for each stage and port that has slot k of collector c in flight. */
sig props_in_flight(struct hdl *h, const struct sizes *z, struct hdl_inst *arbiter, unsigned c,
                    unsigned k);

/* RF-I1, RF-I2, RF-I3, RF-C2, RF-D1, RF-W1 under RF-H1. */
void props_regfile_ocu(struct rf *r);
/* RF-C1, RF-I3. */
void props_regfile_steal(struct rf *r);
/* CCU-I1, -I4, -I9, -I10, RF-M1, -M2, -M3, -C2, -C3, -D1, -I1, -W1 under RF-H1. */
void props_regfile_ccu(struct rf *r);
/* RF-P1, -P2, -P3. */
void props_regfile_stage(struct rf *r);

#endif
