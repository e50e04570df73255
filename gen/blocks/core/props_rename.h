/* Properties of renamed numbers; see gen/blocks/props.h. */
#ifndef WS_PROPS_RENAME_H
#define WS_PROPS_RENAME_H

#include "contract/core/rename.h"
#include "gen/blocks/props.h"

enum {
    REGW = REG_BITS,
    LIMW = REG_LIMIT_BITS
}; /* bits of an architectural register, of a limit of such */

/* The constants of a warp. offw, wrx: NULL with rename.wrap = 0. */
struct rename_given {
    sig base, off, offw, lim, wrx, k;
    unsigned r0cs;
};
/* RN-R1 to RN-W1 of one number x, which is `wide` in LIMW bits: its place, and *renamed. */
sig rename_number(struct hdl *h, const struct rename_given *s, unsigned physw, sig x, sig wide,
                  sig *renamed);
/* OCU-M6, CCU-M8: which of a warp's constants `given` is added to the number `wide`; *frame: it is
 * renamed. base: NULL, the caller's is `base`. */
sig props_constant_of(struct hdl *h, const struct rename_given *given, sig base, sig wide,
                      sig *frame);
/* RN-R1, RN-B1, RN-F1, RN-O1, with wrx RN-W1. */
void props_rename(struct hdl *h, const struct sizes *z, const struct rename_given *s,
                  const struct rename_ports *q);

#endif
