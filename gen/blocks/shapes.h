/* Blocks that a design may have in several sizes: asked for again in the same size they give the
 * module that is there. The first size has the bare name, a further one its size behind it. */
#ifndef WS_SHAPES_H
#define WS_SHAPES_H

#include "gen/hdl/hdl.h"

/* sram: rows of `lanes` lanes with write enables of their own; read latency 0 to 2. `two_ports`:
 * one port reads (en, row), one writes (we, wrow). */
struct sram_shape {
    unsigned depth, lanes, lane_bits, latency;
    bool two_ports;
};
struct hdl *sram_of(struct hdl_design *d, const struct sram_shape *shape);

/* rr_arbiter with n requesters. */
struct hdl *rr_arbiter_of(struct hdl_design *d, unsigned n);

#endif
