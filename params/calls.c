/* Programs with calls in the SM (docs/sm.md). No hardware. */
#include "params/family.h"

/* The first word is the default. */
static const char *const form_words[] = {"spill", "inline", "inline_or_spill", "cars", NULL};
static const char *const frame_words[] = {"share", "listing", "four", NULL};
static const char *const level_words[] = {"low", "nxlow", "high", NULL};

static const struct param_decl rows[] = {
    WORD(
        "calls.form", form_words,
        "kernels with calls save registers in local memory, are inlined (or, where they cannot be, "
        "save them), or keep them in register stacks whose cost is that of the reference",
        "CARS VI"),
    WORD("calls.frames", frame_words,
         "registers that the functions of Table I save: by the share of spills, as in public "
         "listings, or four each",
         "decision: docs/results/cars.md"),
    WORD("calls.level", level_words, "size of the register stacks, where registers limit warps",
         "CARS III-B"),
    INT("calls.coresident", 0, 0, 1,
        "1: with register stacks a thread block begins when all its warps have registers, which "
        "programs need whose warps wait for each other without barriers",
        "docs/sm.md"),
    INT("calls.nxlow", 2, 2, 16, "N of the level NxLow", "CARS III-B"),
    INT("calls.kernel_registers", 0, 0, 200,
        "registers of the kernel (K) of programs named after the paper's workloads; 0: their own; "
        "less "
        "than 18 is 18",
        "docs/results/cars.md"),
    INT("calls.stack", 0, 0, 254, "registers of a warp's stack; 0: by calls.level", "docs/sm.md"),
    INT("calls.stage_extra", 1, 0, 1,
        "1: with calls.form = cars issue and collector take a cycle more each", "CARS IV-C"),
    INT("calls.trap_overhead", 20, 0, 1000, "cycles of a trap besides its accesses", "docs/sm.md"),
};

const struct family family_calls = {
    .name = "calls",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
};
