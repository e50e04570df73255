/* What the engines of a proof share. Behind prove.h. */
#ifndef WS_PROVE_RUN_H
#define WS_PROVE_RUN_H

#include "check/prove.h"
#include "gen/package.h"

struct prove_run {
    const struct prove_options *o;
    struct package pkg;
    struct proof *proof;
    char *dir;
    const char *top;      /* module that is proven */
    struct proof other;   /* assertions of modules inside, proven for them on their own */
    bool *away;           /* per property: not in the model now */
    char **texts;         /* per file: with all of its properties; NULL: it has none to show */
    bool *inside;         /* per file: of a system inside, which is cut out */
    const char **systems; /* those */
    size_t nsystems;
    bool clocked; /* it has a reset; cycle 0 is one */
    struct diag *d;
};

/* Reads the Verilog, with further flags such as " -DX", leaves out the assertions that are put
 * aside, and does the commands of Yosys, which write a model into the folder. Within so many
 * seconds (0: no limit): *made is false if they were not enough. */
int prove_elaborate(struct prove_run *r, const char *more_flags, const char *commands,
                    unsigned seconds, bool *made);

enum prove_answer { HOLDS, VIOLATED, NO_ANSWER };

/* All properties that are not put aside, by ABC's property directed reachability on the bits of the
 * block; Yosys and ABC have so many seconds each. HOLDS: in every cycle from reset on; VIOLATED:
 * at least one is. Registers without an initial value begin with any. */
int prove_pdr(struct prove_run *r, unsigned seconds, enum prove_answer *a);
/* All properties that are not put aside, by induction over at most `depth` cycles, asked for one by
 * one, of the model that is in the folder. HOLDS: they follow over *cycles; VIOLATED: one does not
 * follow over any. */
int prove_each(struct prove_run *r, unsigned *cycles, enum prove_answer *a);
/* The Verilog of a clocked top with what prove_pdr() needs before its end: cycle 0 is a reset. To
 * be freed. */
char *prove_pdr_reset(const char *verilog);

#endif
