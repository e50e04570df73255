/* Technologies: a cell library with what measuring needs to know about it. */
#ifndef WS_TECH_H
#define WS_TECH_H

#include "base/diag.h"
#include "synth/liberty.h"
#include "synth/sram_model.h"

/* How a block is measured, the same for every block: docs/report.md, "Recipe". */
struct tech {
    char *name;
    struct liberty *lib;
    struct sram_site sram;         /* the memories beside the cells; node_nm 0: not known */
    const struct lib_cell *driver; /* drives every input: an inverter of twice the smallest drive */
    double load_pf;                /* on every output */
    const struct lib_cell *buffer; /* of which buffer trees are made */
    double buffer_load_pf;         /* what one of them drives at best speed per stage */
    double typical_slew_ns;        /* transition at which stages are compared */
    double clock_ns;               /* target of constraints/targets.h */
    double fo4_ns;                 /* of the driver, measured in the library */
    double nand2_um2;              /* smallest NAND of two: area in gates; 0: there is none */
    struct lib_clock_gate gate;    /* cell NULL: there is none */
    const char *gate_body;         /* then a clock gate of other cells, in Verilog; or NULL */
};

/* Names of the technologies that --tech takes, NULL-terminated. */
const char *const *tech_names(void);
/* Whether the files of that technology are installed. */
bool tech_installed(const char *name);

/* By name, with the user's files (n = 0: those of the package). NULL after reporting: unknown name,
 * no files given and none packaged, or files of another library (status 2), files not installed
 * (status 3, naming the package). Caller frees with tech_free(). */
struct tech *tech_open(const char *name, const char *const *paths, size_t n, struct diag *d);
/* From Liberty files; `node_nm` may be 0. A library that is known by its own name brings its recipe
 * along; otherwise driver and load are chosen as the recipe says. NULL after reporting. */
struct tech *tech_from_files(const char *const *paths, size_t n, unsigned node_nm, struct diag *d);
/* Where a memory of the technology stands, by its nominal figures: no files are needed. false after
 * reporting an unknown name. */
bool tech_sram_site(const char *name, struct sram_site *s, struct diag *d);
/* The module `clock_gate` of the emitted Verilog in cells of the library, and those cells as empty
 * modules. false after reporting that the library has nothing for it, or that a cell of it is left
 * out. */
bool tech_write_clock_gate(const struct tech *t, FILE *f, struct diag *d);

/* Keeps the cells whose name matches the pattern (*, ?, [...]) from mapping and buffer trees. false
 * after reporting that there is none, or that the driver or every buffer is among them. */
bool tech_leave_out(struct tech *t, const char *pattern, struct diag *d);
void tech_free(struct tech *t);

#endif
