/* What the properties of the composition with operand collectors follow, for the parts around them.
 */
#ifndef WS_PROPS_REGFILE_OCU_H
#define WS_PROPS_REGFILE_OCU_H

#include "gen/blocks/regfile/props_regfile.h"

struct collecting {
    struct hdl *h;
    const struct sizes *z;
    const struct rf *r;
    sig unit, slot;             /* symbols: collector and slot */
    struct tracked reg;         /* an arbitrary register */
    sig given;                  /* by scheduler: the collector gets an instruction now */
    sig busy, src, ready, pend; /* of the collector */
};

#endif
