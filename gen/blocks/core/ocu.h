/* What the operand collector unit and its properties share. */
#ifndef WS_GEN_OCU_H
#define WS_GEN_OCU_H

#include "contract/core/ocu.h"
#include "gen/blocks/core/imov.h"

/* The second read of an Indirect-MOV. */
struct ocu_second {
    struct imov_held held;
    struct imov_look look;
    bool renames;
    sig number, go; /* what slot 0 has in lane 0; it is read again */
};

struct ocu_state {
    sig busy, wid, meta, class, src_valid, ready;
    sig complete; /* NULL unless arrivals are announced */
};

/* What the properties look at. */
struct ocu_view {
    const struct ocu_ports *q;
    const struct ocu_state *state;
    const struct ocu_second *second; /* NULL without the Indirect-MOV */
    hdl_width w, meta_w;             /* of an operand, of metadata */
    sig write;                       /* slots that are written now */
    struct hdl_inst *lanes;
};

#endif
