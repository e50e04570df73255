/* What the events that `run` counts cost a register file: fitted to its own mapped netlist,
 * executed in lockstep with the golden model while it runs kernels. */
#ifndef WS_ENERGY_MODEL_H
#define WS_ENERGY_MODEL_H

#include "synth/activity.h"

enum energy_term {
    ENERGY_CYCLE,
    ENERGY_DISPATCH,
    ENERGY_READ,  /* of a bank, without the bank */
    ENERGY_WRITE, /* the same */
    ENERGY_HIT,   /* an operand that is not read from a bank */
    ENERGY_TERMS
};

/* Of one register file at its full width, in pJ. */
struct energy_model {
    double pj[ENERGY_TERMS];
    double read_pj, write_pj; /* a bank, by the SRAM model */
    double wire_pj;           /* of an operand on its way between banks and collectors */
    double area_um2;          /* with its banks, of which that follows */
    double fit_rms;           /* of a window, of the mean: how well the terms tell it */
    double other_error;       /* relative, on a kernel that it was not fitted to */
    double sta_error; /* the same against OpenSTA on that kernel, at few lanes; NAN: gated */
    uint64_t cycles;  /* executed in lockstep for it */
};

/* For the register file of `config` with "key=value" sets (NULL-terminated), clocks as
 * clock.gating says. The netlist is mapped with two and with four lanes; what a lane adds is taken
 * for the others. false after reporting, also a netlist that leaves lockstep. */
bool energy_model(const char *config, const char *const *sets, const char *gating,
                  const struct tech *t, struct energy_model *m, struct diag *d);

/* How often the terms occur in a run. */
struct energy_events {
    double n[ENERGY_TERMS];
};
/* pJ of a run with the banks' energy times `banks`. */
double energy_of(const struct energy_model *m, const struct energy_events *e, double banks);

#endif
