/* RTLIL text of Yosys, cut into its modules. */
#ifndef WS_IL_H
#define WS_IL_H

#include "base/sha256.h"
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { IL_VERSIONS = 8 };

/* What a module has instances of. */
struct il_child {
    size_t place; /* in il */
    uint64_t times;
};

struct il_module {
    char *name; /* without the leading backslash */
    char *file; /* where the source says that it stands; "" is nowhere */
    char *text; /* with the attributes in front of it, without lines that say where in the source */
    char *box;  /* the same as a black box: its ports alone */
    bool black_box;
    size_t cells;
    struct il_child *children;
    size_t nchildren;
    uint64_t instances; /* in the design; by il_count() */
    /* For who maps it. */
    bool todo, slow;
    json_t *netlist; /* mapped; NULL: not yet */
    char key[65];
    double delay[IL_VERSIONS], area[IL_VERSIONS];
};

struct il {
    struct il_module *modules;
    size_t n, cap;
};

/* false where the text is not RTLIL as Yosys writes it. il_free() in either case. */
bool il_split(const char *text, struct il *il);
void il_free(struct il *il);
/* NULL if there is none. */
struct il_module *il_find(const struct il *il, const char *name);

/* Counts the instances of every module below `top`. */
void il_count(struct il *il, const char *top);

/* The module's text; with an `order` above 0 its cells stand in another order, the same for the
 * same number. */
void il_write(const struct il_module *m, uint64_t order, FILE *f);

/* Adds a module to a hash: its text with the numbers of hidden names counted anew, so that they do
 * not tell what else was in the design, and the ports of the modules in it. */
void il_hash(const struct il *il, const struct il_module *m, struct sha256 *h);

#endif
