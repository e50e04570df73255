/* Properties of the blocks, printed under FORMAL inside their modules and proven by `warpsmith
 * prove`. They read ports, registers and named wires only; what they need besides are auxiliary
 * registers of their own. docs/proofs.md lists them. */
#ifndef WS_PROPS_H
#define WS_PROPS_H

#include "gen/hdl/hdl.h"
#include "params/params.h"

/* ARB-F1, ARB-F2, ARB-B1. */
void props_rr_arbiter(struct hdl *h, unsigned n, sig req, sig gnt, sig mask);

#endif
