/* The family cars: register stacks for calls, renamed by base and offset (docs/cars.md). */
#include "params/family.h"

/* The first word is the default. */
static const char *const rename_words[] = {"none", "cars", NULL};
static const char *const pointer_words[] = {"relative", "absolute", NULL};
static const char *const order_words[] = {"check_first", "paper", NULL};
static const char *const push_words[] = {"max", "add", NULL};
static const char *const pop_words[] = {"noop", "move", NULL};
static const char *const fallback_words[] = {"evict", "callee", NULL};
static const char *const reserve_words[] = {"slot", "ret", NULL};

static const char *const mask_words[] = {"all", "active", NULL};
static const char *const key_words[] = {"phys", "arch", NULL};

static const char *const place_words[] = {"outside", "core", NULL};
static const char *const barswap_words[] = {"eager", "last", NULL};
static const char *const change_words[] = {"drain", "mix", NULL};
static const char *const level_words[] = {"adaptive", "low", "nxlow", "high", NULL};
static const char *const metric_words[] = {"between", "raw", NULL};

static const struct param_decl rows[] = {
    WORD("rename.policy", rename_words,
         "cars: registers from rename.r0cs on are kept in a stack of each warp while it calls",
         "CARS III-A"),
    INT("rename.r0cs", 16, 0, 255, "the first callee-saved register", "CARS III-A (R16)"),
    INT("rename.wrap", 1, 0, 1,
        "0: the printed formula, without the end of the stack: the difference of the pointers is "
        "signed, the sum is not brought back into the stack",
        "docs/blocks/rename.md; 0 only to show the hole"),
    WORD(
        "rename.pointer", pointer_words,
        "what a slot says of its caller's frame: where in the stack, or where in the register file",
        "docs/blocks/rename.md; absolute only to show the hole: a region may move"),
    INT("rename.stage_extra", 0, 0, 1,
        "1: an instruction takes a cycle more in issue, for the constants of its warp, and one in "
        "front of its collector, for the renaming",
        "CARS IV-C; docs/blocks/rename.md"),
    INT("frame.scap", 255, 1, 255, "most registers of a warp's stack", "docs/blocks/frame_ctl.md"),
    INT("frame.lifo_max", 4096, 1, 65535, "most registers of a warp in memory",
        "docs/blocks/frame_ctl.md"),
    WORD("frame.order", order_words,
         "a call is checked for room, then its slot is written; or its slot is written first",
         "docs/blocks/frame_ctl.md; paper only to show the hole"),
    WORD("frame.push", push_words, "a push makes the frame reach to its register, or longer by one",
         "docs/blocks/frame_ctl.md; add only to show the hole"),
    WORD("frame.pop", pop_words, "a pop moves nothing, or the end of the frame back by one",
         "docs/blocks/frame_ctl.md; move only to show the hole"),
    WORD("frame.reserve", reserve_words,
         "what a return gives back: what the call reserved, or what the return says",
         "docs/blocks/frame_ctl.md; ret only to show the hole"),
    WORD("frame.fallback", fallback_words,
         "without room for a call: the oldest frames leave for memory, or the callee gets no frame "
         "and saves its registers itself (model of the SM alone: calls.form = cars without "
         "renaming)",
         "CARS IV-A; callee: the authors' earlier simulator, docs/decisions.md"),
    WORD("trap.mask", mask_words,
         "lanes that a trap moves: all, or those of the call (in the SM, which has the memory)",
         "docs/blocks/frame_ctl.md; active only to show the hole"),
    WORD("scoreboard.key", key_words,
         "the SM's scoreboard knows registers by their place, or by their names, without draining",
         "docs/sm.md; arch only to show the hole"),
    POW2("simt_stack.depth", 32, 4, 4096, "entries of a warp's stack of diverged lanes and calls",
         "docs/blocks/simt_stack.md"),
    INT("simt_stack.pc_bits", 24, 2, 32, "bits of a program counter",
        "decision: 16 million instructions"),
    INT("warp_status.pools", 1, 1, 4,
        "pools of regions, such as the register files of sub-cores, that cannot exchange them",
        "docs/blocks/warp_status.md; CARS: 1"),
    INT("warp_status.warps", 64, 2, 64, "warps of all pools, of each a power of two",
        "CARS IV-C (64)"),
    POW2("warp_status.blocks", 32, 2, 32, "thread blocks of these warps", "decision: Volta's 32"),
    POW2("warp_status.regions", 64, 2, 64, "most regions of each pool",
         "decision: one for each warp"),
    WORD("warp_status.place", place_words,
         "who says which warp has which registers: the surroundings, or warp_status in the core",
         "CARS IV-B; docs/blocks/core.md"),
    WORD("warp_status.barswap", barswap_words,
         "a warp that waits at a barrier is saved for one without registers at once, or only when "
         "no warp of its block can run",
         "CARS III-B; docs/blocks/warp_status.md"),
    INT("warp_status.barrier_rule", 1, 0, 1, "0: no warp is saved for another",
        "docs/blocks/warp_status.md; 0 only to show the hole"),
    WORD(
        "warp_status.level_change", change_words,
        "another size of regions: when the pool is empty, or beside the old one (in the SM's model "
        "alone)",
        "docs/blocks/warp_status.md"),
    INT("warp_status.watchdog", 65535, 3, 16777215,
        "cycles after which a list of warps without registers in which nothing happens is told",
        "decision: longer than a thread block waits in ordinary programs"),
    WORD("watermark.level", level_words,
         "size of the stacks: chosen while the kernel runs, or always that of one level",
         "CARS III-B"),
    INT("watermark.sms", 2, 2, 64, "SMs of the GPU that the selection machine serves",
        "CARS III-B"),
    POW2("watermark.levels", 8, 2, 16, "levels from Low to High that a kernel may have",
         "CARS III-B (NxLow)"),
    POW2("watermark.kernels", 4, 2, 16, "kernels whose averages are remembered",
         "CARS III-B (the same named kernel); decision: a small table"),
    INT("watermark.name_bits", 16, 1, 32, "bits of a kernel's name, or of its hash",
        "decision: as many as a driver's table needs"),
    INT("watermark.time_bits", 24, 2, 32, "bits of the time that one thread block takes, cycles",
        "decision: 16 million cycles"),
    INT("watermark.count_bits", 8, 2, 16, "bits of the number of thread blocks in an average",
        "decision: both halves of an average fade at its end"),
    WORD("watermark.metric", metric_words,
         "performance of a thread block: cycles between two ends on an SM, or from start to end",
         "docs/blocks/watermark.md"),
    WORD("watermark.place", place_words,
         "where the GPU's machine is: outside of the SM, or in the core, whose SM is then number 0",
         "docs/blocks/core.md"),
};

static bool cars_one_scheduler(const int64_t *v)
{
    return !value_is(v, "rename.policy", "cars") || value_of(v, "regfile.schedulers") == 1;
}

static bool in_ccus(const int64_t *v)
{
    return value_is(v, "rename.policy", "cars") && value_is(v, "regfile.collector", "ccu");
}

static bool phys_tags(const int64_t *v)
{
    return value_is(v, "regfile.collector", "ccu") && value_is(v, "ccu.tags", "phys");
}

static bool phys_tags_in_stacks(const int64_t *v)
{
    return !phys_tags(v) || value_is(v, "rename.policy", "cars");
}

static bool cars_tags(const int64_t *v)
{
    return !in_ccus(v) || value_of(v, "ccu.tag_bits") == 8;
}

static bool calls_flush(const int64_t *v)
{
    return (in_ccus(v) && !phys_tags(v)) || value_of(v, "ccu.call_flush");
}

static bool cars_ccu_in_time(const int64_t *v)
{
    return !in_ccus(v) || !value_of(v, "regfile.issue_stage") || !value_of(v, "rename.stage_extra");
}

static bool cars_ccu_ends(const int64_t *v)
{
    return !in_ccus(v) || value_of(v, "ccu.exit_flush");
}

/* What a slot holds: two numbers of registers; with absolute pointers one of them physical. */
static bool slot_in_lane(const int64_t *v, const char *pointer, int64_t registers)
{
    return !value_is(v, "rename.policy", "cars") || !value_is(v, "rename.pointer", pointer) ||
           clog2((unsigned)value_of(v, "frame.scap") + 1) + clog2((unsigned)registers) <=
               value_of(v, "regfile.lane_bits");
}

static bool cars_slot_in_lane(const int64_t *v)
{
    return slot_in_lane(v, "relative", value_of(v, "frame.scap") + 1);
}

static bool cars_place_in_lane(const int64_t *v)
{
    return slot_in_lane(v, "absolute", value_of(v, "regfile.banks") * value_of(v, "regfile.depth"));
}

static bool cars_evicts(const int64_t *v)
{
    return !value_is(v, "rename.policy", "cars") || value_is(v, "frame.fallback", "evict");
}

static bool power_of_2(int64_t n)
{
    return (n & (n - 1)) == 0;
}

/* Warps of each pool, so that its number is the upper bits of theirs. */
static bool warps_of_pools(const int64_t *v)
{
    int64_t pools = value_of(v, "warp_status.pools"), n = value_of(v, "warp_status.warps") / pools;
    return n > 1 && power_of_2(n) && n * pools == value_of(v, "warp_status.warps");
}

static bool cars_in_order(const int64_t *v)
{
    return !value_is(v, "rename.policy", "cars") || value_is(v, "env.map", "phys");
}

static bool cars_core_warps(const int64_t *v)
{
    int64_t u = value_of(v, "env.subcores"), nw = value_of(v, "regfile.warps");
    return !value_is(v, "rename.policy", "cars") || value_is(v, "warp_status.place", "outside") ||
           (value_of(v, "warp_status.warps") == u * nw && value_of(v, "warp_status.pools") == u);
}

static bool cars_core_machine(const int64_t *v)
{
    return !value_is(v, "rename.policy", "cars") || value_is(v, "watermark.place", "outside") ||
           (value_is(v, "warp_status.place", "core") && value_is(v, "watermark.level", "adaptive"));
}

static const struct constraint constraints[] = {
    {"warp_status.place = core: its warps are those of the sub-cores (warp_status.warps = "
     "env.subcores x regfile.warps, a power of two of them in each), its pools the sub-cores "
     "(warp_status.pools = env.subcores)",
     {"warp_status.place", "warp_status.warps", "warp_status.pools", "env.subcores",
      "regfile.warps"},
     cars_core_warps},
    {"watermark.place = core: levels are chosen (watermark.level = adaptive) and given in the core "
     "(warp_status.place = core)",
     {"watermark.place", "watermark.level", "warp_status.place"},
     cars_core_machine},
    {"rename.policy = cars: a warp's registers lie side by side (env.map = phys)",
     {"rename.policy", "env.map"},
     cars_in_order},
    {"rename.policy = cars: the oldest frames make room (frame.fallback = evict)",
     {"rename.policy", "frame.fallback"},
     cars_evicts},
    {"rename.policy = cars with CCUs: any register may be named (ccu.tag_bits = 8)",
     {"rename.policy", "regfile.collector", "ccu.tag_bits"},
     cars_tags},
    {"ccu.call_flush = 0 needs tags that calls change (rename.policy = cars, ccu.tags = arch)",
     {"ccu.call_flush", "ccu.tags", "rename.policy", "regfile.collector"},
     calls_flush},
    {"ccu.tags = phys needs renamed registers (rename.policy = cars)",
     {"ccu.tags", "regfile.collector", "rename.policy"},
     phys_tags_in_stacks},
    {"rename.policy = cars with CCUs: an issue stage in front of them (regfile.issue_stage) "
     "without rename.stage_extra",
     {"rename.policy", "regfile.collector", "regfile.issue_stage", "rename.stage_extra"},
     cars_ccu_in_time},
    {"rename.policy = cars with CCUs: a warp that ends leaves nothing there (ccu.exit_flush = 1)",
     {"ccu.exit_flush", "rename.policy", "regfile.collector"},
     cars_ccu_ends},
    {"rename.policy = cars: a slot, two numbers up to frame.scap, must fit into regfile.lane_bits",
     {"rename.policy", "regfile.lane_bits", "frame.scap", "rename.pointer"},
     cars_slot_in_lane},
    {"rename.pointer = absolute: a slot, a register's place and a number up to frame.scap, must "
     "fit "
     "into regfile.lane_bits",
     {"rename.policy", "regfile.lane_bits", "frame.scap", "rename.pointer", "regfile.banks",
      "regfile.depth"},
     cars_place_in_lane},
    {"warp_status.warps must be warp_status.pools times a power of two (2 or more)",
     {"warp_status.warps", "warp_status.pools"},
     warps_of_pools},
    {"rename.policy = cars: one scheduler (regfile.schedulers = 1)",
     {"rename.policy", "regfile.schedulers"},
     cars_one_scheduler},
};

static void sizes(const struct params *p, struct sizes *s)
{
    s->cars = s->renames = s->fixed_lanes = params_is(p, "rename.policy", "cars");
    s->renamed_tags = s->cars && s->ccu && !s->phys_tags && params_int(p, "ccu.call_flush") != 0;
    s->gives = s->cars && params_is(p, "warp_status.place", "core");
    s->chooses = s->gives && params_is(p, "watermark.place", "core");
    s->frw = clog2(params_u(p, "frame.scap") + 1);
    s->lifow = clog2(params_u(p, "frame.lifo_max") + 1);
    s->dsts = 2;
    s->renames_late = s->cars && params_u(p, "rename.stage_extra");
    /* In front of operand collectors, and on the way there. */
    s->front = s->renames_late && !s->ccu ? 3 : 0;
    s->places += s->front ? s->front + 1 : 0;
}

static void settle_pools(int64_t *v)
{
    int64_t pools = value_of(v, "warp_status.pools"), n = 2;
    while (2 * n * pools <= value_of(v, "warp_status.warps"))
        n *= 2;
    value_set(v, "warp_status.warps", n * pools);
}

static void close_holes(int64_t *v)
{
    value_set(v, "rename.wrap", 1);
    value_set_word(v, "rename.pointer", "relative");
    value_set_word(v, "frame.order", "check_first");
    value_set_word(v, "frame.push", "max");
    value_set_word(v, "frame.pop", "noop");
    value_set_word(v, "frame.reserve", "slot");
    value_set_word(v, "frame.fallback", "evict");
    value_set_word(v, "trap.mask", "all");
    value_set_word(v, "scoreboard.key", "phys");
    value_set(v, "warp_status.barrier_rule", 1);
}

static void leave(int64_t *v)
{
    value_set_word(v, "rename.policy", "none");
    value_set(v, "rename.stage_extra", 0);
    settle_pools(v);
    close_holes(v);
}

/* Half of the sets with stacks have caching collectors: those that drew a knob of theirs. */
static void enter_ccus(int64_t *v)
{
    family_malekeh_units(v);
    value_set_word(v, "ccu.tags", value_of(v, "sthld.adaptive") ? "phys" : "arch");
    value_set(v, "ccu.tag_bits", 8);
}

/* All warps of the sub-cores; a power of two of them in each. */
static void enter_core(int64_t *v)
{
    int64_t u = value_of(v, "env.subcores"), nw = 2;
    while (2 * nw <= value_of(v, "regfile.warps") && 2 * nw * u <= 64)
        nw *= 2;
    value_set(v, "regfile.warps", nw);
    value_set(v, "warp_status.warps", u * nw);
    value_set(v, "warp_status.pools", u);
}

/* What register stacks leave no choice in. Where a lane has no room for two large numbers, stacks
 * are small. */
static void enter(int64_t *v)
{
    settle_pools(v);
    close_holes(v);
    value_set_word(v, "rename.policy", "cars");
    value_set(v, "regfile.schedulers", 1);
    value_set_word(v, "env.map", "phys");
    if (value_of(v, "regfile.lane_bits") < 8)
        value_set(v, "regfile.lane_bits", 8);
    int64_t most = ((int64_t)1 << value_of(v, "regfile.lane_bits") / 2) - 1;
    if (value_of(v, "frame.scap") > most)
        value_set(v, "frame.scap", most);
    if (value_is(v, "warp_status.place", "core"))
        enter_core(v);
    if (value_of(v, "malekeh_scheduler.retry"))
        enter_ccus(v);
    if (value_of(v, "sthld.signed_third")) /* half of them read twice, by that coin */
        family_second_read(v);
    if (!cars_ccu_in_time(v) || !family_second_in_time(v))
        value_set(v, "regfile.issue_stage", 0);
    if (!cars_core_machine(v))
        value_set_word(v, "watermark.place", "outside");
}

static bool has_stacks(const int64_t *v)
{
    return value_is(v, "rename.policy", "cars") || value_is(v, "calls.form", "cars");
}

static const struct mechanism mechanisms[] = {
    {{"rename", "frame", "trap", "scoreboard", "warp_status"},
     "rename.policy = cars or calls.form = cars",
     "rename.policy",
     has_stacks},
    {{"simt_stack", "watermark"}, "rename.policy = cars or calls.form = cars", NULL, has_stacks}};

const struct family family_cars = {
    .name = "cars",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .mechanisms = mechanisms,
    .nmechanisms = sizeof mechanisms / sizeof *mechanisms,
    .sizes = sizes,
    .share = 2,
    .enter = enter,
    .leave = leave,
};
