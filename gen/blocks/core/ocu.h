/* What the operand collector unit and its properties share. */
#ifndef WS_GEN_OCU_H
#define WS_GEN_OCU_H

#include "contract/core/ocu.h"
#include "gen/blocks/core/second_read.h"

/* Its second read. */
struct ocu_second {
    struct second_held held;
    struct second_look look;
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
    const struct ocu_second *second; /* NULL: it has none */
    hdl_width w, meta_w;             /* of an operand, of metadata */
    sig write;                       /* slots that are written now */
    struct hdl_inst *lanes;
};

/* ---- the second read ---- */

void ocu_second_state(struct hdl *h, const struct params *p, const struct ocu_ports *io,
                      struct ocu_second *m);
/* What is found out in the first cycle in which the number is here. */
void ocu_second_look(struct hdl *h, const struct sizes *z, const struct ocu_ports *io,
                     const struct ocu_state *q, struct ocu_second *m);
/* OCU-M3: what is complete by announcements, given now (*given) or held (*stays). */
void ocu_second_foreseen(struct hdl *h, const struct ocu_ports *io, const struct ocu_second *m,
                         sig *given, sig *stays);
/* OCU-M3: all operands are `here`, and nothing is to be read again. */
sig ocu_second_complete(struct hdl *h, const struct ocu_second *m, sig here);
/* The clock edge, after ocu_second_look(). */
void ocu_second_next(struct hdl *h, sig alloc, const struct ocu_ports *io,
                     const struct ocu_second *m);
/* What leaves with the rest; [port][slot] operands that leave. */
void ocu_second_leaves(struct hdl *h, const struct sizes *z, const struct ocu_ports *io,
                       const struct ocu_second *m);
sig ocu_second_reads(struct hdl *h, const struct sizes *z, const struct ocu_ports *io,
                     const struct ocu_second *m);
/* The number, from the lanes. */
void ocu_second_number(struct hdl *h, const struct sizes *z, struct hdl_inst *lanes,
                       const struct ocu_second *m);
void ocu_second_duties(struct hdl *h, const struct sizes *z, const struct ocu_ports *io);
/* OCU-M1 to OCU-M7. */
void props_ocu_second(struct hdl *h, const struct sizes *z, const struct ocu_view *s);

#endif
