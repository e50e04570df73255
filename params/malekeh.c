/* The family malekeh: caching collector units, reuse-aware issue, the waiting threshold, and the
 * compiler side that marks near operands. */
#include "params/family.h"

/* The first word is the default. */
static const char *const far_hit_words[] = {"invalidate", "update", NULL};
static const char *const tags_words[] = {"arch", "phys", NULL};
static const char *const victim_words[] = {"far_first", "lru", NULL};
static const char *const same_cycle_words[] = {"serial", "drop", NULL};
static const char *const ccu_alloc_words[] = {"far_first", "any", "private", NULL};
static const char *const compare_words[] = {"lt", "le", NULL};
static const char *const scope_words[] = {"subcore", "sm", NULL};
static const char *const has_data_words[] = {"owner", "any_valid", NULL};
static const char *const difference_words[] = {"absolute", "drop", NULL};

static const struct param_decl rows[] = {
    POW2("ccu.entries", 8, 2, 16, "entries of the cache table of one CCU",
         "Malekeh III-C (8); docs/blocks/ccu.md"),
    INT("ccu.tag_bits", 8, 2, 8, "bits of a tag, which is an architectural register number",
        "Malekeh III-C (one byte); decision: fewer for proofs"),
    WORD("ccu.tags", tags_words,
         "a CCU knows registers by their numbers in the program, or by their places in the "
         "register file, which calls do not change",
         "docs/blocks/ccu.md (caching collectors)"),
    WORD("ccu.victim", victim_words,
         "which unlocked entry is replaced: an invalid, then a far, then the LRU near one; or an "
         "invalid, then the LRU one",
         "Malekeh IV-A1; Malekeh VI-C (traditional)"),
    WORD("ccu.far_hit", far_hit_words,
         "a far write to a register that is in the CCU: the entry is invalidated or updated",
         "docs/blocks/ccu.md"),
    WORD("ccu.same_cycle", same_cycle_words,
         "a D write in the cycle of an allocation: done before it, or turned into an invalidation",
         "docs/blocks/ccu.md"),
    INT("ccu.d_ports", 1, 1, 4, "write-back results that one CCU can take per cycle",
        "Malekeh III-B (1); ablation"),
    INT("ccu.invalidate", 1, 0, 1,
        "0: writes that are not cached leave stale copies behind, as the papers' text has it",
        "docs/blocks/ccu.md; 0 only to show the hole"),
    INT("ccu.partial_allocate", 0, 0, 1,
        "1: a write of some lanes allocates an entry, whose other lanes are garbage",
        "docs/blocks/ccu.md; 1 only to show the hole"),
    INT("ccu.exit_flush", 1, 0, 1,
        "0: a CCU keeps the registers of a warp that has ended for the next one in its slot",
        "docs/blocks/ccu.md; 0 only to show the hole"),
    INT("ccu.call_flush", 1, 0, 1,
        "0: with ccu.tags = arch and register stacks a CCU keeps its registers over calls",
        "docs/blocks/ccu.md; 0 only to show the hole"),
    INT("write_filter.enable", 1, 0, 1,
        "1: only near results are cached; 0: the first result of the owner, near or far",
        "Malekeh III-B, IV-A2; docs/blocks/write_filter.md; Malekeh VI-C (traditional)"),
    WORD("ccu_allocator.policy", ccu_alloc_words,
         "which free CCU a warp without one gets: a far one, waiting for it; any one; or each warp "
         "has its own",
         "Malekeh IV-B2; VI-C (traditional); VI-B (Malekeh_PR)"),
    WORD("ccu_allocator.compare", compare_words,
         "wait while the counter is below STHLD, or while it is not above it",
         "Malekeh IV-B2 (lt); Malekeh short 6 (le)"),
    WORD("ccu_allocator.scope", scope_words,
         "waiting counter of each sub-core, or one for all sub-cores of the SM",
         "docs/blocks/ccu_allocator.md"),
    WORD("malekeh_scheduler.has_data", has_data_words,
         "a warp has data in a CCU if it owns one, or if that one also holds a valid entry",
         "docs/blocks/malekeh_scheduler.md"),
    INT("malekeh_scheduler.greedy_needs_ccu", 0, 0, 1,
        "1: the last issued warp comes first only while it has data in a CCU",
        "docs/blocks/malekeh_scheduler.md"),
    INT("malekeh_scheduler.retry", 0, 0, 1, "1: warps whose own CCU is busy are not selected",
        "docs/blocks/malekeh_scheduler.md"),
    INT("sthld.adaptive", 1, 0, 1, "1: STHLD follows the state machine; 0: it stays sthld.initial",
        "Malekeh IV-B3"),
    INT("sthld.initial", 0, 0, 63, "waiting threshold after reset, cycles", "docs/blocks/sthld.md"),
    INT("sthld.max", 63, 1, 63, "largest waiting threshold, cycles", "docs/blocks/sthld.md"),
    INT("sthld.interval", 10000, 64, 1048576, "cycles between two steps of the state machine",
        "Malekeh IV-B3 (10000)"),
    INT("sthld.threshold_num", 1, 0, 255, "relative difference that still is small: numerator",
        "Malekeh IV-B3 (0.02 = 1/50)"),
    INT("sthld.threshold_den", 50, 1, 255, "relative difference that still is small: denominator",
        "Malekeh IV-B3 (0.02 = 1/50)"),
    WORD("sthld.difference", difference_words,
         "what is compared with the threshold: the change of IPC, or only its fall",
         "docs/blocks/sthld.md"),
    INT("sthld.signed_third", 0, 0, 1,
        "1: in state 3 a rise of IPC counts as small: the speculation was right",
        "docs/blocks/sthld.md"),
    INT("sthld.late", 0, 0, 1, "1: an instruction is counted in the cycle after its issue",
        "decision: for a shorter cycle; docs/timing.md"),
    INT("sthld.step", 1, 1, 8, "STHLD moves by the table's delta times this",
        "docs/blocks/sthld.md"),
    INT("sthld.issuers", 4, 1, 1024,
        "schedulers whose instructions are counted: at most that many are issued per cycle",
        "Malekeh IV-B3 (per GPU); 4 for one SM"),
    INT("annotate.rthld", 12, 1, 255, "reuse distances below this are near, instructions",
        "Malekeh III-A (RTHLD)"),
    INT("annotate.inclusive", 0, 0, 1, "1: the distance annotate.rthld itself is near too",
        "docs/annotate.md"),
    INT("annotate.warps", 4, 0, 65535,
        "first warps of each kernel that are profiled; 0: all of them",
        "Malekeh III-A (a few warps); docs/annotate.md"),
    INT("annotate.exact", 0, 0, 1,
        "1: every executed operand has the bit of its own reuse distance, not of the majority",
        "Malekeh V; docs/annotate.md"),
};

static bool is_ccu(const int64_t *v)
{
    return value_is(v, "regfile.collector", "ccu");
}

static bool ccu_one_scheduler(const int64_t *v)
{
    return !is_ccu(v) || value_of(v, "regfile.schedulers") == 1;
}

static bool ccu_one_s_port(const int64_t *v)
{
    return !is_ccu(v) || value_of(v, "regfile.s_ports") == 1;
}

static bool ccu_one_dispatch_port(const int64_t *v)
{
    return !is_ccu(v) || value_of(v, "regfile.dispatch_ports") == 1;
}

static bool ccu_entries_hold_sources(const int64_t *v)
{
    return !is_ccu(v) || value_of(v, "ccu.entries") >= value_of(v, "ocu.sources");
}

static bool ccu_d_ports_have_writes(const int64_t *v)
{
    return !is_ccu(v) || value_of(v, "ccu.d_ports") <= value_of(v, "regfile.write_ports");
}

static bool stage_has_ccu(const int64_t *v)
{
    return is_ccu(v) || !value_of(v, "regfile.issue_stage");
}

static bool malekeh_has_ccu(const int64_t *v)
{
    return is_ccu(v) || !value_is(v, "warp_scheduler.policy", "malekeh");
}

static bool private_has_units(const int64_t *v)
{
    return !is_ccu(v) || !value_is(v, "ccu_allocator.policy", "private") ||
           value_of(v, "regfile.collectors") == value_of(v, "regfile.warps");
}

static bool sthld_starts_in_range(const int64_t *v)
{
    return value_of(v, "sthld.initial") <= value_of(v, "sthld.max");
}

/* Each of them may issue in every cycle (CO-H1, SC-H1): one scheduler for each register file. */
static bool issuers_hold_subcores(const int64_t *v)
{
    return !is_ccu(v) || value_of(v, "sthld.issuers") >= value_of(v, "env.subcores");
}

static const struct constraint constraints[] = {
    {"a register file with CCUs has one scheduler (regfile.schedulers = 1)",
     {"regfile.collector", "regfile.schedulers"},
     ccu_one_scheduler},
    {"a CCU has one S port (regfile.s_ports = 1)",
     {"regfile.collector", "regfile.s_ports"},
     ccu_one_s_port},
    {"a register file with CCUs has one dispatch port (regfile.dispatch_ports = 1)",
     {"regfile.collector", "regfile.dispatch_ports"},
     ccu_one_dispatch_port},
    {"ccu.entries must be at least ocu.sources",
     {"regfile.collector", "ccu.entries", "ocu.sources"},
     ccu_entries_hold_sources},
    {"ccu.d_ports must be at most regfile.write_ports",
     {"regfile.collector", "ccu.d_ports", "regfile.write_ports"},
     ccu_d_ports_have_writes},
    {"regfile.issue_stage needs CCUs (regfile.collector = ccu)",
     {"regfile.collector", "regfile.issue_stage"},
     stage_has_ccu},
    {"warp_scheduler.policy = malekeh needs CCUs (regfile.collector = ccu)",
     {"regfile.collector", "warp_scheduler.policy"},
     malekeh_has_ccu},
    {"private CCUs: one for each warp (regfile.collectors = regfile.warps)",
     {"regfile.collector", "ccu_allocator.policy", "regfile.collectors", "regfile.warps"},
     private_has_units},
    {"sthld.initial must be at most sthld.max",
     {"sthld.initial", "sthld.max"},
     sthld_starts_in_range},
    {"sthld.issuers must be at least env.subcores: each register file with CCUs issues in every "
     "cycle",
     {"regfile.collector", "sthld.issuers", "env.subcores"},
     issuers_hold_subcores},
};

static void sizes(const struct params *p, struct sizes *s)
{
    s->ccu = params_is(p, "regfile.collector", "ccu");
    s->ctn = params_u(p, "ccu.entries");
    s->ctw = clog2(s->ctn);
    s->phys_tags = s->ccu && params_is(p, "ccu.tags", "phys");
    s->tagw = s->phys_tags ? s->physw : params_u(p, "ccu.tag_bits");
    s->dports = s->ccu ? params_u(p, "ccu.d_ports") : 0;
    s->hints = s->ccu;
    if (s->ccu && !s->phys_tags && s->tagw < 8) /* a tag holds any of them */
        s->warp_regs = 1u << s->tagw;
    s->issw = clog2(params_u(p, "sthld.issuers") + 1);
    s->intw = clog2(params_u(p, "sthld.issuers") * params_u(p, "sthld.interval") + 1);
    s->stage = params_int(p, "regfile.issue_stage") != 0;
    s->slots = params_int(p, "regfile.issue_stage") == 2;
    s->places = s->ncu * (s->slots ? 2 : 1);
    s->refill = s->handover && (!s->stage || s->slots);
}

/* The knobs that open the holes of the papers on purpose (docs/results/malekeh-holes.md): with any
 * of them random programs read stale operands. */
static void close_holes(int64_t *v)
{
    value_set(v, "ccu.invalidate", 1);
    value_set(v, "ccu.partial_allocate", 0);
    value_set(v, "ccu.exit_flush", 1);
    value_set(v, "ccu.call_flush", 1);
    value_set_word(v, "ccu.tags", "arch");
}

static void leave(int64_t *v)
{
    value_set_word(v, "regfile.collector", "ocu");
    close_holes(v);
}

/* What a register file with CCUs leaves no choice in (private: one unit for each warp). */
void family_malekeh_units(int64_t *v)
{
    value_set_word(v, "regfile.collector", "ccu");
    value_set(v, "regfile.schedulers", 1);
    value_set(v, "regfile.s_ports", 1);
    value_set(v, "regfile.dispatch_ports", 1);
    if (value_is(v, "ccu_allocator.policy", "private"))
        value_set(v, "regfile.collectors", value_of(v, "regfile.warps"));
    if (!issuers_hold_subcores(v))
        value_set(v, "sthld.issuers", value_of(v, "env.subcores"));
}

/* Half of them read twice; a knob that is closed anyway is the coin. */
static void enter(int64_t *v)
{
    if (!value_of(v, "ccu.exit_flush"))
        family_second_read(v);
    close_holes(v);
    family_malekeh_units(v);
}

static bool is_malekeh(const int64_t *v)
{
    return value_is(v, "warp_scheduler.policy", "malekeh");
}

static const struct mechanism mechanisms[] = {
    {{"ccu", "write_filter", "ccu_allocator", "sthld"}, "regfile.collector = ccu", NULL, is_ccu},
    {{"malekeh_scheduler"}, "warp_scheduler.policy = malekeh", NULL, is_malekeh}};

const struct family family_malekeh = {
    .name = "malekeh",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .mechanisms = mechanisms,
    .nmechanisms = sizeof mechanisms / sizeof *mechanisms,
    .sizes = sizes,
    .share = 4,
    .enter = enter,
    .leave = leave,
};
