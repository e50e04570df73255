/* Proofs of the properties that the blocks carry under WARPSMITH_FORMAL: by ABC's property directed
 * reachability, or with z3 by bounded model checking from reset, then k-induction. */
#ifndef WS_PROVE_H
#define WS_PROVE_H

#include "base/diag.h"
#include "params/params.h"
#include <stdbool.h>
#include <stddef.h>

enum prove_result { PROVE_PROVEN, PROVE_FAILED, PROVE_UNKNOWN };

/* yosys-smtbmc and z3, or ABC's property directed reachability. */
enum prove_engine { PROVE_SMT, PROVE_PDR };

/* One assertion of a block. */
struct property {
    char *label;       /* in the Verilog */
    char *rule, *text; /* text is "" without one */
    char *file;        /* Verilog file, without folder */
    unsigned line;     /* of the assertion in it */
    bool duty;         /* what a module inside asks of its surroundings */
    bool unbounded;    /* otherwise from reset on up to `depth` */
    unsigned depth;    /* cycles from reset, 0 with PDR; of a failure: the one that shows it */
    enum prove_engine engine; /* that has proven it */
    enum prove_result result; /* unknown: the time limit came first */
    char *trace;              /* path of the VCD file of a failure, or NULL */
};

struct prove_options {
    /* Folder to take the Verilog files from, NULL: as generated. Violations are looked for first
     * then, from reset up to the depth. */
    const char *verilog;
    const char *traces; /* folder for the traces of failures */
    unsigned depth;     /* cycles from reset, and the longest induction */
    unsigned seconds;   /* limit of each call of the solver */
    /* Only look for a violation from reset on: no induction, no trace, the first one ends it. */
    bool refute;
    /* Not NULL: the properties of this rule alone, from reset on; the first violation ends it. */
    const char *rule;
};

struct proof {
    char *top;
    struct property *property;
    size_t n;
};

/* Is the module in the proof of `top`, not in a system inside it, which is cut out? False after
 * reporting, too. */
bool prove_covers(const struct params *p, const char *top, const char *module, struct diag *d);

/* Proves the properties of block `top` ("sram", too) and of the modules inside it, and that it
 * keeps their duties; of a system inside, which is proven by itself, nothing is taken as known.
 * Returns WS_OK (all proven), WS_CHECK_FAILED (some failed or are unknown; reported), or another
 * status after reporting; a block without properties gives n = 0. Free with proof_free() in every
 * case. */
int prove_block(const struct params *p, const char *top, const struct prove_options *o,
                struct proof *proof, struct diag *d);
void proof_free(struct proof *proof);
const char *prove_result_name(enum prove_result r);
const char *prove_engine_name(enum prove_engine e);

#endif
