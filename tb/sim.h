/* A simulator that runs the RTL of one block, as the lockstep engine sees it: it applies inputs and
 * says which output port, if any, is not as expected. */
#ifndef WS_SIM_H
#define WS_SIM_H

#include "cmodel/pins.h"

enum {
    SIM_EQUAL = -1, /* every output port is as expected; the clock edge has been done */
    SIM_DEAD = -2,  /* the simulator ended or made no sense; see `dead` */
};

struct sim;

struct sim_ops {
    const char *name; /* "verilator", "icarus" */
    /* Hands over one cycle, which a pipelined simulator may begin to work on: its inputs and the
     * outputs that are expected (NULL: any). Both images stay as they are until its check. */
    void (*send)(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected);
    /* Finishes the oldest cycle that was sent, with the same arguments: settles, compares all
     * output ports with the image `expected` (NULL: compares nothing), and does the clock edge.
     * Returns SIM_EQUAL, SIM_DEAD, or the index of the first pin that differs, in the order of the
     * pin list; then no clock edge has been done and the simulator only answers actual(). */
    long (*check)(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected);
    /* Value of an output pin in the cycle that differed, as pin_hex() would print it; x and z show
     * as such. Caller frees. */
    char *(*actual)(const struct sim *s, const struct pin *pin);
    /* Starts or stops recording with the cycle that is sent next. Only for a simulator that was
     * opened with a wave file. */
    void (*waves)(struct sim *s, bool on);
    /* Writes what has been covered since the first reset, in Verilator's format; false if that is
     * not possible. NULL: this simulator does not count. Only for one that was built with
     * coverage. */
    bool (*coverage)(struct sim *s, const char *path);
    /* Why it is dead; "" if unknown. */
    const char *(*dead)(const struct sim *s);
    void (*destroy)(struct sim *s);
};

/* First member of every implementation. */
struct sim {
    const struct sim_ops *ops;
    unsigned depth; /* cycles that may be sent before the first of them is checked, at least 1 */
};

/* Digits of a port's value, most significant first, with leading zeros. Caller frees. */
char *pin_hex(const struct pin *pin, const uint32_t *image);

#endif
