/* Random picks (docs/conventions.md): a 16-bit LFSR gives the start of a cyclic search. */
#ifndef WS_PICK_H
#define WS_PICK_H

#include "gen/hdl/hdl.h"

/* The LFSR `name` with the reset value of `id`. */
sig pick_lfsr(struct hdl *h, const char *name, unsigned id);
/* The units at or after the start of the search, n bits; NULL for n = 1, where there is nothing to
 * choose. start = s mod n or (s*n) >> 16 is never computed: it is at most i iff s is below a
 * constant. */
sig pick_ahead(struct hdl *h, sig lfsr, unsigned n);
/* A register for pick_ahead(), n > 1, without its last bit, which is always 1; the reset value is
 * that of the LFSR of `id`. */
sig pick_ahead_reg(struct hdl *h, const char *name, unsigned id, unsigned n);
/* The first unit of `set` among those ahead, or else the first of all: one-hot, zero for an empty
 * set. `ahead` NULL: `set` has one bit. */
sig pick_first(sig set, sig ahead);
/* The value after one step. */
sig pick_stepped(struct hdl *h, sig lfsr);

#endif
