/* A mapped netlist without its hierarchy: every instance below one module, with nets that are one
 * across instances. */
#ifndef WS_FLAT_H
#define WS_FLAT_H

#include "synth/netlist.h"

/* Nets of the flat netlist that are constants; what is not defined counts as zero. */
enum { FLAT_ZERO, FLAT_ONE, FLAT_CONSTANTS };

/* A bit of a pin of a module's leaf cells and memories. */
struct flat_pin {
    size_t cell;                /* in the module */
    const struct nl_conn *conn; /* of that cell */
    unsigned bit;
    int net;                   /* in the module; may be a constant of netlist.h */
    const struct lib_pin *pin; /* NULL of a memory */
};

/* Pins of a module, those of one cell behind one another: [first[i], first[i + 1]) are of cell i,
 * none of a child. */
struct flat_module {
    struct flat_pin *pins;
    size_t *first;
    char **names; /* of cells; NULL until one is asked for */
};

struct flat_instance {
    size_t module;  /* in the netlist */
    size_t parent;  /* instance; of the root itself */
    size_t cell;    /* in the parent's module */
    uint32_t *nets; /* flat net of each net of the module */
};

struct flat {
    const struct netlist *n;
    struct flat_module *modules;     /* one for each of the netlist */
    struct flat_instance *instances; /* [0] is the root */
    size_t ninstances, cap;
    uint32_t nnets;
    uint32_t *joined; /* while it is made */
};

/* All below module `root` of `n`, which must outlive it. Caller frees. */
struct flat *flat_make(const struct netlist *n, size_t root);
void flat_free(struct flat *f);

/* The module of an instance, and its pins. */
const struct nl_module *flat_module_of(const struct flat *f, size_t instance);
const struct flat_module *flat_pins_of(const struct flat *f, size_t instance);

/* The flat net of a net, or a constant, of an instance's module. */
uint32_t flat_net(const struct flat *f, size_t instance, int net);

/* "u_a/u_b/_U5_" as nl_cell_names() calls cells, from the root on. Caller frees. */
char *flat_name(struct flat *f, size_t instance, size_t cell);

#endif
