/* The surroundings of a register file: the SM that executes traces and kernels. No hardware. */
#include "params/family.h"

/* The first word is the default. */
static const char *const operand_words[] = {"full", "listed", "hmma_pairs", NULL};
static const char *const map_words[] = {"phys", "swz", NULL};

#define RTX2060 "Accel-Sim's RTX 2060 configuration (latency, initiation)"
#define CLASS(name, latency, initiation, what)                                                     \
    INT("env." name "_latency", latency, 1, 1024, "cycles from dispatch to write-back of " what,   \
        RTX2060),                                                                                  \
        INT("env." name "_initiation", initiation, 1, 256,                                         \
            "cycles between two dispatches of " what, RTX2060)

static const struct param_decl rows[] = {
    INT("env.subcores", 1, 1, 4, "register files of one SM, each with its own schedulers",
        "Malekeh II (4 in Turing); Bank Stealing II-A (1 in Fermi)"),
    WORD("env.map", map_words,
         "architectural to physical registers: contiguous per warp, or with the bank swizzled by "
         "the warp",
         "docs/traces.md (MAP, BANK_SWZ)"),
    WORD("env.operands", operand_words,
         "registers of pairs and vectors that are read and written: all; the first, which traces "
         "list; or the first, but two of every operand of a tensor instruction",
         "docs/traces.md (full); Accel-Sim (listed); the simulator of Malekeh's authors "
         "(hmma_pairs)"),
    INT("env.merge_sources", 0, 0, 1, "1: a register that an instruction names twice is read once",
        "Accel-Sim (1)"),
    INT("env.zero_reads", 0, 0, 1, "1: RZ as a source is read from a bank", "Accel-Sim (1)"),
    INT("env.head_of_line", 0, 0, 1,
        "1: while one sub-core's collectors are full, the others take no instructions of the kinds "
        "that wait there, either",
        "Accel-Sim (1); no hardware"),
    INT("env.max_blocks", 8, 1, 32, "thread blocks resident on one SM",
        "Bank Stealing Table I (8); CUDA C Programming Guide (16 for Turing)"),
    INT("env.shared_kb", 48, 0, 256, "shared memory of one SM, KiB",
        "CUDA C Programming Guide (48 for Fermi, 64 for Turing)"),
    CLASS("int", 2, 2, "integer instructions"),
    CLASS("sp", 2, 2, "single-precision instructions"),
    CLASS("dp", 64, 64, "double-precision instructions"),
    CLASS("sfu", 21, 8, "special-function instructions"),
    CLASS("tensor", 16, 16, "tensor instructions"),
    CLASS("branch", 4, 4, "branches, barriers and other control"),
    CLASS("uniform", 4, 1, "instructions of the uniform datapath"),
};

/* Ready warps do not stay ready then, which stealing and CCUs rely on. */
static bool head_of_ocus(const int64_t *v)
{
    return !value_of(v, "env.head_of_line") ||
           (value_is(v, "regfile.collector", "ocu") && !value_of(v, "steal_arbiter.enable"));
}

static const struct constraint constraints[] = {
    {"env.head_of_line needs operand collector units without stealing",
     {"env.head_of_line", "regfile.collector", "steal_arbiter.enable"},
     head_of_ocus},
};

static void leave(int64_t *v)
{
    if (!head_of_ocus(v))
        value_set(v, "env.head_of_line", 0);
}

const struct family family_env = {
    .name = "env",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .leave = leave,
};
