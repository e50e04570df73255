/* The family morpheus: a last-level cache that is extended into idle cores. */
#include "params/family.h"

static const struct param_decl rows[] = {
    INT("morpheus.enable", 0, 0, 1, "1: there are the blocks of an LLC partition's controller",
        "Morpheus 4.1"),
    INT("morpheus.sets", 256, 1, 256, "sets of the extended cache in one LLC partition",
        "Morpheus 4.1.2 (244.8 warps of 51 cores, rounded up)"),
    INT("addr_separator.stage", 1, 0, 1,
        "1: the set of an extended request is found in the cycle after its side",
        "decision: a multiplication off the path of conventional requests"),
};

const struct family family_morpheus = {
    .name = "morpheus",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
};
