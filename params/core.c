/* The family core: register file, collectors, dispatcher, warp schedulers. */
#include "params/family.h"

/* The first word is the default. */
static const char *const collector_words[] = {"ocu", "ccu", NULL};
static const char *const bank_words[] = {"1rw", "1r1w", NULL};
static const char *const alloc_words[] = {"random", "lowest", NULL};
static const char *const dispatch_words[] = {"oldest", "rr", NULL};
static const char *const sched_words[] = {"gto", "rr", "malekeh", NULL};
static const char *const candidate_words[] = {"tree", "second", NULL};
static const char *const gating_words[] = {"none", "enable", "cell", NULL};
static const int64_t lane_counts[] = {1, 2, 4, 8, 16, 32, 0};

static const struct param_decl rows[] = {
    WORD("clock.gating", gating_words,
         "of payload and of registers of 8 bits or more that keep their value by an enable: as "
         "they are; the enable "
         "as a wire of its own, for a synthesis tool that gates clocks; or a clock of their own "
         "behind the module clock_gate",
         "docs/package.md"),
    LIST("regfile.lanes", 32, 1, 32, lane_counts, "lanes of a warp register",
         "docs/blocks/regfile.md; Malekeh II"),
    INT("regfile.lane_bits", 32, 1, 64,
        "bits of one lane; a Verilog parameter of every payload module",
        "docs/blocks/regfile.md; decision: narrow lanes for proofs and four-state simulation"),
    INT("regfile.meta_bits", 32, 8, 256,
        "bits of opaque instruction metadata that travel with the operands; a Verilog parameter",
        "docs/blocks/regfile.md; decision: opcode, destinations and lane mask are the "
        "surroundings' matter"),
    INT("regfile.schedulers", 1, 1, 4,
        "warp schedulers; warp w belongs to scheduler w mod schedulers",
        "Bank Stealing Table I (2 in an SM); Malekeh II (1 per sub-core)"),
    INT("regfile.warps", 8, 1, 64, "warps of this register file, over all its schedulers",
        "Bank Stealing Table I (1,536 threads: 48); Malekeh Table I (8 per sub-core)"),
    POW2("regfile.banks", 2, 1, 32, "banks of registers",
         "Malekeh II (2 per sub-core); Bank Stealing III-A (4 to 32 in an SM)"),
    INT("regfile.depth", 256, 4, 2048, "warp registers in one bank",
        "docs/blocks/regfile.md (256 per bank)"),
    WORD("regfile.bank_ports", bank_words,
         "ports of a bank: one for reads and writes, or one for reads and one for writes",
         "docs/blocks/bank_arbiter.md; Malekeh II (single-ported); docs/host.md (hosts with 1r1w)"),
    INT("regfile.collectors", 2, 1, 16, "operand collector units",
        "Malekeh II (2 per sub-core); Bank Stealing Table I (10 in an SM)"),
    INT("regfile.write_ports", 2, 1, 4,
        "write-back requests accepted per cycle, at most one per bank", "docs/blocks/regfile.md"),
    INT("regfile.read_latency", 1, 0, 2, "cycles from bank grant to the operand at its collector",
        "docs/blocks/regfile.md; Bank Stealing III-B (one cycle)"),
    INT("regfile.s_ports", 1, 1, 8, "operands that one collector can receive per cycle",
        "Malekeh II (one port in Turing); Bank Stealing II-A (all operands at once in Fermi)"),
    INT("regfile.dispatch_ports", 1, 1, 4, "instructions that leave the collectors per cycle",
        "docs/blocks/regfile.md (one per sub-core)"),
    WORD("regfile.collector", collector_words,
         "kind of collector: operand collector units, or caching collector units",
         "docs/blocks/regfile.md; Malekeh III-B"),
    INT("regfile.issue_stage", 0, 0, 2,
        "1: a register between CCU allocation and the CCU's tag check, one cycle later; 2: a slot "
        "in front of each CCU, in which its owner's next instruction can wait",
        "decision: the one-cycle allocation of Malekeh III-C1 in two, for a shorter cycle"),
    INT("ocu.sources", 6, 1, 8, "source operand slots of one collector",
        "Malekeh II (6); Bank Stealing II-A (3)"),
    WORD("ocu.alloc", alloc_words, "which free collector an instruction gets",
         "Malekeh II (random); docs/blocks/ocu.md"),
    WORD("dispatcher.policy", dispatch_words,
         "which complete collector leaves: oldest allocation, or round robin from the last one",
         "docs/blocks/dispatcher.md"),
    INT("dispatcher.classes", 1, 1, 8,
        "classes of instructions; more than 1: a class that cannot be taken does not keep others",
        "decision: docs/timing.md; GPGPU-Sim (an input register for each kind of unit)"),
    INT("collector.forward", 0, 0, 1,
        "1: an operand that arrives can complete its instruction in the same cycle",
        "decision: docs/timing.md"),
    INT("collector.handover", 0, 0, 1,
        "1: a collector that is dispatched can be given away in the same cycle",
        "decision: docs/timing.md"),
    WORD("warp_scheduler.policy", sched_words,
         "greedy then oldest, loose round robin, or greedy, then warps with data in a CCU, then "
         "the others",
         "Bank Stealing VI-B (GTO and others); Malekeh IV-B1"),
    WORD("warp_scheduler.candidate", candidate_words,
         "candidate for stealing: loser of the final tree node, or the true second choice",
         "Bank Stealing IV-B, Fig. 6; docs/blocks/warp_scheduler.md"),
    INT("rr_arbiter.n", 8, 2, 64, "requesters of the stand-alone round-robin arbiter",
        "decision: the sizes of published arbiters (8, 16, 32) and whatever a user needs"),
};

static bool warps_divide(const int64_t *v)
{
    return value_of(v, "regfile.warps") % value_of(v, "regfile.schedulers") == 0;
}

static bool ports_have_slots(const int64_t *v)
{
    return value_of(v, "regfile.s_ports") <= value_of(v, "ocu.sources");
}

static bool dispatch_has_collectors(const int64_t *v)
{
    return value_of(v, "regfile.dispatch_ports") <= value_of(v, "regfile.collectors");
}

static bool schedulers_have_collectors(const int64_t *v)
{
    return value_of(v, "regfile.schedulers") <= value_of(v, "regfile.collectors");
}

static bool slots_in_one_port(const int64_t *v)
{
    return value_is(v, "regfile.bank_ports", "1rw") || value_is(v, "rename.policy", "none");
}

static bool forward_from_registers(const int64_t *v)
{
    return !value_of(v, "collector.forward") || value_of(v, "regfile.read_latency") > 0;
}

static const struct constraint constraints[] = {
    {"regfile.warps must be a multiple of regfile.schedulers",
     {"regfile.warps", "regfile.schedulers"},
     warps_divide},
    {"regfile.s_ports must be at most ocu.sources",
     {"regfile.s_ports", "ocu.sources"},
     ports_have_slots},
    {"regfile.dispatch_ports must be at most regfile.collectors",
     {"regfile.dispatch_ports", "regfile.collectors"},
     dispatch_has_collectors},
    {"regfile.schedulers must be at most regfile.collectors",
     {"regfile.schedulers", "regfile.collectors"},
     schedulers_have_collectors},
    {"collector.forward needs banks with a register (regfile.read_latency of 1 or 2)",
     {"collector.forward", "regfile.read_latency"},
     forward_from_registers},
    {"regfile.bank_ports = 1r1w goes without register stacks (rename.policy = none): a slot may be "
     "read in the cycle after its CALL",
     {"regfile.bank_ports", "rename.policy"},
     slots_in_one_port},
};

static unsigned at_least_1(unsigned n)
{
    return n ? n : 1;
}

static void sizes(const struct params *p, struct sizes *s)
{
    s->lanes = params_u(p, "regfile.lanes");
    s->lane_bits = params_u(p, "regfile.lane_bits");
    s->w = s->lanes * s->lane_bits;
    s->meta_bits = params_u(p, "regfile.meta_bits");
    s->nsched = params_u(p, "regfile.schedulers");
    s->nw = params_u(p, "regfile.warps");
    s->n = s->nw / s->nsched;
    s->nbank = params_u(p, "regfile.banks");
    s->depth = params_u(p, "regfile.depth");
    s->ncu = params_u(p, "regfile.collectors");
    s->nsrc = params_u(p, "ocu.sources");
    s->wbw = params_u(p, "regfile.write_ports");
    s->ndisp = params_u(p, "regfile.dispatch_ports");
    s->sports = params_u(p, "regfile.s_ports");
    s->rf_lat = params_u(p, "regfile.read_latency");
    s->bank_1r1w = params_is(p, "regfile.bank_ports", "1r1w");
    s->widw = at_least_1(clog2(s->nw));
    s->lwidw = at_least_1(clog2(s->n));
    s->physw = clog2(s->nbank * s->depth);
    s->roww = clog2(s->depth);
    s->bankw = clog2(s->nbank);
    s->slotw = at_least_1(clog2(s->nsrc));
    s->cuw = at_least_1(clog2(s->ncu));
    s->nt = s->ncu * s->sports;
    s->forward = params_int(p, "collector.forward") != 0;
    s->handover = params_int(p, "collector.handover") != 0;
    s->refill = s->handover;
    s->places = s->ncu;
    s->classes = params_u(p, "dispatcher.classes");
    s->classw = at_least_1(clog2(s->classes));
    s->warp_regs = 255; /* R0 to R254; RZ is none */
    s->ages = !params_is(p, "warp_scheduler.policy", "rr");
}

/* Half of the random sets have one class; many classes show no more than a few. */
static void leave(int64_t *v)
{
    if (value_of(v, "dispatcher.classes") > 4 && value_of(v, "dispatcher.classes") < 8)
        value_set(v, "dispatcher.classes", 1);
    if (!forward_from_registers(v))
        value_set(v, "collector.forward", 0);
    if (!slots_in_one_port(v))
        value_set_word(v, "regfile.bank_ports", "1rw");
    value_set(v, "clock.gating",
              0); /* proofs have one clock; tests/scripts/gating.sh has the others */
}

const struct family family_core = {
    .name = "core",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .sizes = sizes,
    .leave = leave,
};
