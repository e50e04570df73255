/* Technologies: a cell library with what measuring needs to know about it. */
#ifndef WS_TECH_H
#define WS_TECH_H

#include "params/base/diag.h"
#include "synth/liberty.h"

/* How a block is measured, the same for every block: docs/report.md, "Recipe". */
struct tech {
    char *name;
    struct liberty *lib;
    unsigned node_nm;              /* feature size for the SRAM formula; 0: not known */
    const struct lib_cell *driver; /* drives every input: an inverter of twice the smallest drive */
    double load_pf;                /* on every output */
    const struct lib_cell *buffer; /* of which buffer trees are made */
    double buffer_load_pf;         /* what one of them drives at best speed per stage */
    double typical_slew_ns;        /* transition at which stages are compared */
    double clock_ns;               /* target of constraints/targets.h; 0: none */
};

/* Names of the technologies that --tech takes, NULL-terminated. */
const char *const *tech_names(void);
/* Whether the files of that technology are installed. */
bool tech_installed(const char *name);

/* By name. NULL after reporting: unknown name (status 2), files not installed (status 3, naming the
 * package). Caller frees with tech_free(). */
struct tech *tech_open(const char *name, struct diag *d);
/* From Liberty files; `node_nm` may be 0. A library that is known by its own name (sky130 hd,
 * ASAP7) brings its recipe along; otherwise driver and load are chosen as the recipe says. NULL
 * after reporting. */
struct tech *tech_from_files(const char *const *paths, size_t n, unsigned node_nm, struct diag *d);
/* Keeps the cells whose name matches the pattern (*, ?, [...]) from mapping and buffer trees. false
 * after reporting that there is none. */
bool tech_leave_out(struct tech *t, const char *pattern, struct diag *d);
void tech_free(struct tech *t);

#endif
