/* The one table of all knobs. */
#include "params/registry.h"
#include "params/base/outfile.h"
#include <stdlib.h>
#include <string.h>

#define INT(key, def, min, max, meaning, source)                                                   \
    {                                                                                              \
        key, PARAM_INT, def, min, max, false, NULL, NULL, meaning, source                          \
    }
#define POW2(key, def, min, max, meaning, source)                                                  \
    {                                                                                              \
        key, PARAM_INT, def, min, max, true, NULL, NULL, meaning, source                           \
    }
#define LIST(key, def, min, max, list, meaning, source)                                            \
    {                                                                                              \
        key, PARAM_INT, def, min, max, false, list, NULL, meaning, source                          \
    }
#define WORD(key, words, meaning, source)                                                          \
    {                                                                                              \
        key, PARAM_ENUM, 0, 0, 0, false, NULL, words, meaning, source                              \
    }

/* The first word is the default. */
static const char *const collector_words[] = {"ocu", "ccu", NULL};
static const char *const alloc_words[] = {"random", "lowest", NULL};
static const char *const dispatch_words[] = {"oldest", "rr", NULL};
static const char *const sched_words[] = {"gto", "rr", "malekeh", NULL};
static const char *const far_hit_words[] = {"invalidate", "update", NULL};
static const char *const victim_words[] = {"far_first", "lru", NULL};
static const char *const same_cycle_words[] = {"serial", "drop", NULL};
static const char *const ccu_alloc_words[] = {"far_first", "any", "private", NULL};
static const char *const compare_words[] = {"lt", "le", NULL};
static const char *const scope_words[] = {"subcore", "sm", NULL};
static const char *const has_data_words[] = {"owner", "any_valid", NULL};
static const char *const difference_words[] = {"absolute", "drop", NULL};
static const char *const candidate_words[] = {"tree", "second", NULL};
static const char *const steal_words[] = {"conflict", "any", NULL};
static const char *const map_words[] = {"phys", "swz", NULL};
static const int64_t lane_counts[] = {4, 8, 16, 32, 0};

#define RTX2060 "Accel-Sim's RTX 2060 configuration (latency, initiation)"
#define CLASS(name, latency, initiation, what)                                                     \
    INT("env." name "_latency", latency, 1, 1024, "cycles from dispatch to write-back of " what,   \
        RTX2060),                                                                                  \
        INT("env." name "_initiation", initiation, 1, 256,                                         \
            "cycles between two dispatches of " what, RTX2060)

static const struct param_decl registry[] = {
    LIST("regfile.lanes", 32, 4, 32, lane_counts, "lanes of a warp register",
         "spec.md 1 (LANES); Malekeh II"),
    INT("regfile.lane_bits", 32, 1, 64,
        "bits of one lane; a Verilog parameter of every payload module",
        "spec.md 1; decision: narrow lanes for proofs and four-state simulation"),
    INT("regfile.meta_bits", 32, 8, 128,
        "bits of opaque instruction metadata that travel with the operands; a Verilog parameter",
        "spec.md 2; decision: opcode, destinations and lane mask are the surroundings' matter"),
    INT("regfile.schedulers", 1, 1, 4,
        "warp schedulers; warp w belongs to scheduler w mod schedulers",
        "Bank Stealing Table I (2 in an SM); Malekeh II (1 per sub-core)"),
    INT("regfile.warps", 8, 1, 64, "warps of this register file, over all its schedulers",
        "Bank Stealing Table I (1,536 threads: 48); Malekeh Table I (8 per sub-core)"),
    POW2("regfile.banks", 2, 1, 32, "single-ported banks",
         "Malekeh II (2 per sub-core); Bank Stealing III-A (4 to 32 in an SM)"),
    INT("regfile.depth", 256, 4, 2048, "warp registers in one bank", "spec.md 1 (256 per bank)"),
    INT("regfile.collectors", 2, 1, 16, "operand collector units",
        "Malekeh II (2 per sub-core); Bank Stealing Table I (10 in an SM)"),
    INT("regfile.write_ports", 2, 1, 4,
        "write-back requests accepted per cycle, at most one per bank", "spec.md 1 (WBW)"),
    INT("regfile.read_latency", 1, 0, 2, "cycles from bank grant to the operand at its collector",
        "spec.md 1 (RF_LAT); Bank Stealing III-B (one cycle)"),
    INT("regfile.s_ports", 1, 1, 8, "operands that one collector can receive per cycle",
        "Malekeh II (one port in Turing); Bank Stealing II-A (all operands at once in Fermi)"),
    INT("regfile.dispatch_ports", 1, 1, 4, "instructions that leave the collectors per cycle",
        "spec.md 2, R5 (one per sub-core)"),
    WORD("regfile.collector", collector_words,
         "kind of collector: operand collector units, or caching collector units",
         "spec.md 2; Malekeh III-B"),
    INT("regfile.issue_stage", 0, 0, 1,
        "1: a register between CCU allocation and the CCU's tag check, one cycle later",
        "decision: the one-cycle allocation of Malekeh III-C1 in two, for a shorter cycle"),
    INT("ocu.sources", 6, 1, 8, "source operand slots of one collector",
        "Malekeh II (6); Bank Stealing II-A (3)"),
    WORD("ocu.alloc", alloc_words, "which free collector an instruction gets",
         "Malekeh II (random); spec.md 2, R1"),
    WORD("dispatcher.policy", dispatch_words,
         "which complete collector leaves: oldest allocation, or round robin from the last one",
         "spec.md 2, R5"),
    WORD("warp_scheduler.policy", sched_words,
         "greedy then oldest, loose round robin, or greedy, then warps with data in a CCU, then "
         "the others",
         "Bank Stealing VI-B (GTO and others); Malekeh IV-B1"),
    WORD("warp_scheduler.candidate", candidate_words,
         "candidate for stealing: loser of the final tree node, or the true second choice",
         "Bank Stealing IV-B, Fig. 6; spec.md 8.2"),
    INT("steal_arbiter.enable", 0, 0, 1, "1: idle banks are read for next cycle's candidates",
        "Bank Stealing IV"),
    WORD("steal_arbiter.policy", steal_words,
         "which operands may steal: those in conflict next cycle, or all of the candidates",
         "Bank Stealing IV-A; spec.md 8.4"),
    POW2("ccu.entries", 8, 2, 16, "entries of the cache table of one CCU",
         "Malekeh III-C (8); spec.md 3.1 (CT_N)"),
    INT("ccu.tag_bits", 8, 2, 8, "bits of a tag, which is an architectural register number",
        "Malekeh III-C (one byte); decision: fewer for proofs"),
    WORD("ccu.victim", victim_words,
         "which unlocked entry is replaced: an invalid, then a far, then the LRU near one; or an "
         "invalid, then the LRU one",
         "Malekeh IV-A1; Malekeh VI-C (traditional)"),
    WORD("ccu.far_hit", far_hit_words,
         "a far write to a register that is in the CCU: the entry is invalidated or updated",
         "spec.md 3.5, W6 (FARHIT)"),
    WORD("ccu.same_cycle", same_cycle_words,
         "a D write in the cycle of an allocation: done before it, or turned into an invalidation",
         "spec.md 3.5 (D_ALLOC)"),
    INT("ccu.d_ports", 1, 1, 4, "write-back results that one CCU can take per cycle",
        "Malekeh III-B (1); ablation"),
    INT("ccu.invalidate", 1, 0, 1,
        "0: writes that are not cached leave stale copies behind, as the papers' text has it",
        "spec.md 3.5, W6 and W7; 0 only to show the hole"),
    INT("ccu.partial_allocate", 0, 0, 1,
        "1: a write of some lanes allocates an entry, whose other lanes are garbage",
        "spec.md 3.5, W5; 1 only to show the hole"),
    INT("ccu.exit_flush", 1, 0, 1,
        "0: a CCU keeps the registers of a warp that has ended for the next one in its slot",
        "spec.md 3.6, K1; 0 only to show the hole"),
    INT("write_filter.enable", 1, 0, 1,
        "1: only near results are cached; 0: the first result of the owner, near or far",
        "Malekeh III-B, IV-A2; spec.md 6 (NOFILTER); Malekeh VI-C (traditional)"),
    WORD("ccu_allocator.policy", ccu_alloc_words,
         "which free CCU a warp without one gets: a far one, waiting for it; any one; or each warp "
         "has its own",
         "Malekeh IV-B2; VI-C (traditional); VI-B (Malekeh_PR)"),
    WORD("ccu_allocator.compare", compare_words,
         "wait while the counter is below STHLD, or while it is not above it",
         "Malekeh IV-B2 (lt); Malekeh short 6 (le)"),
    WORD("ccu_allocator.scope", scope_words,
         "waiting counter of each sub-core, or one for all sub-cores of the SM",
         "spec.md 4.2 (CNT_SCOPE)"),
    WORD("malekeh_scheduler.has_data", has_data_words,
         "a warp has data in a CCU if it owns one, or if that one also holds a valid entry",
         "spec.md 4.1 (HASDATA)"),
    INT("malekeh_scheduler.greedy_needs_ccu", 0, 0, 1,
        "1: the last issued warp comes first only while it has data in a CCU",
        "spec.md 4.1 (GREEDY_NEEDS_CCU)"),
    INT("malekeh_scheduler.retry", 0, 0, 1, "1: warps whose own CCU is busy are not selected",
        "spec.md 4.2 (RETRY)"),
    INT("sthld.adaptive", 1, 0, 1, "1: STHLD follows the state machine; 0: it stays sthld.initial",
        "Malekeh IV-B3"),
    INT("sthld.initial", 0, 0, 63, "waiting threshold after reset, cycles",
        "spec.md 4.4 (STHLD_INIT)"),
    INT("sthld.max", 63, 1, 63, "largest waiting threshold, cycles", "spec.md 4.4 (STHLD_MAX)"),
    INT("sthld.interval", 10000, 64, 1048576, "cycles between two steps of the state machine",
        "Malekeh IV-B3 (10000)"),
    INT("sthld.threshold_num", 1, 0, 255, "relative difference that still is small: numerator",
        "Malekeh IV-B3 (0.02 = 1/50)"),
    INT("sthld.threshold_den", 50, 1, 255, "relative difference that still is small: denominator",
        "Malekeh IV-B3 (0.02 = 1/50)"),
    WORD("sthld.difference", difference_words,
         "what is compared with the threshold: the change of IPC, or only its fall",
         "spec.md 4.3 (DIFF)"),
    INT("sthld.signed_third", 0, 0, 1,
        "1: in state 3 a rise of IPC counts as small: the speculation was right",
        "spec.md 4.4, iv (S3_SIGNED)"),
    INT("sthld.step", 1, 1, 8, "STHLD moves by the table's delta times this",
        "spec.md 4.4 (DSCALE)"),
    INT("sthld.issuers", 4, 1, 1024,
        "schedulers whose instructions are counted: at most that many are issued per cycle",
        "Malekeh IV-B3 (per GPU); 4 for one SM"),
    INT("annotate.rthld", 12, 1, 255, "reuse distances below this are near, instructions",
        "Malekeh III-A (RTHLD)"),
    INT("annotate.inclusive", 0, 0, 1, "1: the distance annotate.rthld itself is near too",
        "spec.md 7 (RT_LE)"),
    INT("annotate.warps", 4, 0, 65535,
        "first warps of each kernel that are profiled; 0: all of them",
        "Malekeh III-A (a few warps); spec.md 7 (PROF_WARPS)"),
    INT("annotate.exact", 0, 0, 1,
        "1: every executed operand has the bit of its own reuse distance, not of the majority",
        "Malekeh V; spec.md 7 (EXACT)"),
    INT("rr_arbiter.n", 8, 2, 64, "requesters of the stand-alone round-robin arbiter",
        "decision: sizes of anchors.md (8, 16, 32) and whatever a user needs"),

    INT("env.subcores", 1, 1, 4, "register files of one SM, each with its own schedulers",
        "Malekeh II (4 in Turing); Bank Stealing II-A (1 in Fermi)"),
    WORD("env.map", map_words,
         "architectural to physical registers: contiguous per warp, or with the bank swizzled by "
         "the warp",
         "spec.md 1 (MAP, BANK_SWZ)"),
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
    INT("env.l1_latency", 32, 1, 2000, "cycles of a load that hits the L1 cache",
        "Accel-Sim's RTX 2060 configuration"),
    INT("env.shared_latency", 30, 1, 2000, "cycles of a shared-memory access",
        "Accel-Sim's RTX 2060 configuration"),
    INT("env.memory_latency", 300, 1, 10000, "cycles of a load that misses the L1 cache",
        "decision: no memory system is modelled; the order of an L2 or DRAM access"),
    INT("env.l1_hit_percent", 50, 0, 100,
        "share of the addresses that hit the L1 cache, decided by a hash of the address",
        "decision: no cache is modelled; a hash keeps runs repeatable"),
};

const struct param_decl *params_registry(size_t *n)
{
    *n = sizeof registry / sizeof *registry;
    return registry;
}

size_t registry_find(const char *key)
{
    for (size_t i = 0; i < sizeof registry / sizeof *registry; i++)
        if (strcmp(registry[i].key, key) == 0)
            return i;
    return (size_t)-1;
}

static bool is_pow2(int64_t v)
{
    return v > 0 && (v & (v - 1)) == 0;
}

bool registry_legal(const struct param_decl *r, int64_t v)
{
    if (r->kind == PARAM_ENUM) {
        int64_t words = 0;
        while (r->words[words])
            words++;
        return v >= 0 && v < words;
    }
    if (v < r->min || v > r->max || (r->pow2 && !is_pow2(v)))
        return false;
    if (!r->allowed)
        return true;
    for (const int64_t *a = r->allowed; *a; a++)
        if (*a == v)
            return true;
    return false;
}

char *registry_print(const struct param_decl *r, int64_t v)
{
    return r->kind == PARAM_ENUM ? xstrdup(r->words[v]) : strfmt("%lld", (long long)v);
}

/* Appends to an owned string. */
static char *append(char *s, const char *more)
{
    char *both = strfmt("%s%s", s, more);
    free(s);
    return both;
}

char *param_legal(const struct param_decl *r)
{
    char *s = xstrdup("");
    if (r->kind == PARAM_ENUM) {
        for (size_t i = 0; r->words[i]; i++) {
            s = append(s, i ? ", " : "");
            s = append(s, r->words[i]);
        }
    } else if (r->allowed) {
        for (size_t i = 0; r->allowed[i]; i++) {
            char *word = strfmt("%s%lld", i ? ", " : "", (long long)r->allowed[i]);
            s = append(s, word);
            free(word);
        }
    } else {
        free(s);
        s = strfmt("%lld..%lld%s", (long long)r->min, (long long)r->max,
                   r->pow2 ? ", a power of two" : "");
    }
    return s;
}

/* A decimal whole number; one that does not fit becomes the largest or smallest there is, which no
 * row allows. */
static bool whole_number(const char *text, int64_t *v)
{
    const char *digits = text + (*text == '-');
    if (!*digits || digits[strspn(digits, "0123456789")])
        return false;
    *v = strtoll(text, NULL, 10);
    return true;
}

/* "must be a power of two (4 or 8)": the legal neighbours where the range is kept. */
static char *power_of_two_wanted(const struct param_decl *r, int64_t v)
{
    int64_t below = 1;
    while (2 * below <= v)
        below *= 2;
    if (below < r->min || 2 * below > r->max)
        return strfmt("must be a power of two (%lld..%lld)", (long long)r->min, (long long)r->max);
    return strfmt("must be a power of two (%lld or %lld)", (long long)below,
                  (long long)(2 * below));
}

char *registry_parse(const struct param_decl *r, const char *text, int64_t *v)
{
    char *legal = param_legal(r), *wrong = NULL;
    if (!*text) {
        wrong = strfmt("has no value (%s)", legal);
    } else if (r->kind == PARAM_ENUM) {
        for (*v = 0; r->words[*v]; ++*v)
            if (strcmp(r->words[*v], text) == 0)
                break;
        if (!r->words[*v])
            wrong = strfmt("must be %s%s", r->words[1] ? "one of " : "", legal);
    } else if (!whole_number(text, v)) {
        wrong = strfmt("must be a whole number (%s)", legal);
    } else if (*v < r->min || *v > r->max) {
        wrong = strfmt(r->allowed ? "must be one of %s" : "out of range (%s)", legal);
    } else if (!registry_legal(r, *v)) {
        wrong = r->pow2 ? power_of_two_wanted(r, *v) : strfmt("must be one of %s", legal);
    }
    free(legal);
    return wrong;
}
