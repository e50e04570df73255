/* The memory system of the SM: docs/memory.md. No hardware. */
#include "params/family.h"

/* The first word is the default. */
static const char *const model_words[] = {"full", "none", NULL};
static const char *const hash_words[] = {"xor", "linear", NULL};
static const char *const slice_words[] = {"none", "polynomial", NULL};
static const char *const carve_words[] = {"multiples", "doubled", NULL};
static const char *const local_words[] = {"through", "back", NULL};
static const int64_t sector_sizes[] = {32, 64, 128, 0};

#define RTX2060 "GPGPU-Sim's configuration SM75_RTX2060"
#define DRAM(name, cycles, what) INT("dram." name, cycles, 0, 1000, "DRAM cycles " what, RTX2060)

static const struct param_decl rows[] = {
    WORD("memory.model", model_words,
         "what answers loads and stores: latencies alone, or load/store unit, caches and DRAM",
         "decision: docs/memory.md"),
    LIST("memory.sector_bytes", 32, 32, 128, sector_sizes,
         "what a cache fetches and the interconnect carries as one; a line is 128 bytes", RTX2060),
    INT("memory.clock_khz", 1365000, 1000, 10000000, "clock of SM, interconnect and L2", RTX2060),
    INT("memory.hit_writes", 1, 0, 1,
        "1: data that hit L1 are written through the register file's ports; 0: they are there at "
        "once, which no hardware can (the reference does)",
        "decision: docs/memory.md, oddities"),
    INT("lsu.queue", 1, 1, 64, "instructions of a sub-core that wait for the load/store unit",
        RTX2060),
    INT("shared.latency", 30, 1, 2000, "cycles of an access to shared memory", RTX2060),
    POW2("shared.banks", 32, 1, 64, "banks of shared memory, 4 bytes wide", RTX2060),
    INT("shared.wide", 0, 0, 1,
        "1: every word of a lane's wide access needs its bank; 0: only the first (the reference)",
        "decision: docs/memory.md, oddities"),
    INT("texture.latency", 200, 1, 2000,
        "cycles of an access to a texture, whose addresses no trace has",
        RTX2060 " (trace.config)"),
    INT("l1.kb", 96, 1, 16384, "storage of L1 and shared memory together, KiB", RTX2060),
    INT("l1.carveout_kb", 32, 1, 256, "least that shared memory takes from it", RTX2060),
    WORD("l1.carveout", carve_words,
         "what it takes: multiples of that, at least one; or nothing, that, or as often twice as "
         "much as needed, at most env.shared_kb",
         RTX2060 " (gpgpu_shmem_option)"),
    POW2("l1.sets", 4, 1, 1024, "sets of L1; the ways follow from its size", RTX2060),
    INT("l1.latency", 32, 1, 2000, "cycles from an access to its tag and data", RTX2060),
    POW2("l1.banks", 4, 1, 32, "accesses that L1 takes in a cycle, interleaved by sectors",
         RTX2060),
    INT("l1.mshrs", 256, 1, 4096, "sectors that L1 waits for", RTX2060),
    INT("l1.merges", 32, 1, 1024, "accesses that wait for one sector", RTX2060),
    INT("l1.miss_queue", 16, 2, 1024, "packets of L1 that wait for the interconnect", RTX2060),
    INT("l1.keep_written", 25, 0, 100,
        "percentage of the lines up to which written lines stay in L1 (a write-through cache need "
        "not keep them)",
        RTX2060 " (gpgpu_l1_cache_write_ratio)"),
    INT("l1.write_allocate", 1, 0, 1, "1: a write that misses L1 makes a line there", RTX2060),
    WORD("l1.local_writes", local_words,
         "writes of local memory, spills among them: go through L1, or stay there until their line "
         "is given up",
         "decision: docs/memory.md, for comparison"),
    INT("l1.local_hits", 0, 0, 1,
        "1: local memory always hits L1 and goes no further, for comparison", "CARS V (ALL-HIT)"),
    INT("interconnect.latency", 2, 1, 1000, "cycles of a packet through the interconnect", RTX2060),
    INT("interconnect.buffer", 512, 1, 4096, "packets that wait for a port of the interconnect",
        RTX2060),
    WORD("interconnect.hash", slice_words,
         "channel and slice of an address: its low bits, or those changed by a polynomial of all "
         "others",
         RTX2060 " (gpgpu_memory_partition_indexing)"),
    INT("l2.slices", 2, 1, 4, "slices of L2 at one DRAM channel", RTX2060),
    POW2("l2.interleave", 128, 128, 256, "bytes of a slice before the next one of its channel",
         RTX2060 " (gpgpu_mem_addr_mapping)"),
    POW2("l2.sets", 64, 1, 4096, "sets of one slice", RTX2060),
    INT("l2.ways", 16, 1, 64, "lines of a set", RTX2060),
    WORD("l2.hash", hash_words, "set of a line: low bits of its number, or mixed with high ones",
         RTX2060 " (a polynomial hash there)"),
    INT("l2.latency", 194, 0, 2000, "cycles from the interconnect to the tags", RTX2060),
    INT("l2.mshrs", 192, 1, 4096, "sectors that a slice waits for", RTX2060),
    INT("l2.merges", 4, 1, 1024, "packets that wait for one sector", RTX2060),
    INT("l2.miss_queue", 32, 2, 1024, "packets of a slice that wait for DRAM", RTX2060),
    INT("dram.channels", 12, 1, 32, "memory channels", RTX2060),
    INT("dram.share_percent", 100, 1, 100,
        "share of the channels' bandwidth that is left for this SM", "decision: docs/memory.md"),
    INT("dram.clock_khz", 3500500, 1000, 20000000, "command clock", RTX2060),
    INT("dram.latency", 96, 0, 2000, "core cycles on the way to a channel, besides its own",
        RTX2060),
    INT("dram.queue", 64, 1, 1024, "requests among which a channel chooses", RTX2060),
    POW2("dram.banks", 16, 1, 64, "banks of a channel", RTX2060),
    POW2("dram.groups", 4, 1, 64, "bank groups", RTX2060),
    POW2("dram.row_bytes", 2048, 128, 65536, "bytes of an open row of a bank", RTX2060),
    INT("dram.burst", 4, 1, 1000, "DRAM cycles of the data bus for 32 bytes", RTX2060),
    DRAM("ccd", 4, "between column commands"),
    DRAM("ccdl", 6, "between column commands to one bank group"),
    DRAM("rrd", 12, "between two activations of a channel"),
    DRAM("rcd", 24, "from activation to column command"),
    DRAM("ras", 55, "from activation to precharge"),
    DRAM("rp", 24, "from precharge to activation"),
    DRAM("rc", 78, "between two activations of a bank"),
    DRAM("cl", 24, "from read command to data"),
    DRAM("wl", 8, "from write command to data"),
    DRAM("cdlr", 10, "from the end of written data to a read command"),
    DRAM("wr", 24, "from the end of written data to precharge"),
    DRAM("rtpl", 4, "from read command to precharge"),
};

/* All of shared memory: in multiples of the carve-out, at least one, or as much as there is. */
static int64_t carved_kb(const int64_t *v)
{
    int64_t step = value_of(v, "l1.carveout_kb"), kb = value_of(v, "env.shared_kb");
    if (value_is(v, "l1.carveout", "doubled"))
        return kb;
    return kb ? (kb + step - 1) / step * step : step;
}

static bool l1_has_room(const int64_t *v)
{
    return value_is(v, "memory.model", "none") || carved_kb(v) < value_of(v, "l1.kb");
}

static bool l1_has_ways(const int64_t *v)
{
    int64_t bytes = (value_of(v, "l1.kb") - carved_kb(v)) * 1024;
    return value_is(v, "memory.model", "none") || bytes <= 0 ||
           bytes >= value_of(v, "l1.sets") * 128;
}

static bool groups_have_banks(const int64_t *v)
{
    return value_of(v, "dram.groups") <= value_of(v, "dram.banks");
}

static bool slices_have_banks(const int64_t *v)
{
    int64_t n = value_of(v, "l2.slices");
    return !(n & (n - 1)) && n <= value_of(v, "dram.banks");
}

static bool hash_fits(const int64_t *v)
{
    int64_t n = value_of(v, "dram.channels");
    return value_is(v, "interconnect.hash", "none") || !(n & (n - 1));
}

static const struct constraint constraints[] = {
    {"shared memory leaves no room for L1 (l1.kb must exceed env.shared_kb, rounded up to "
     "l1.carveout_kb)",
     {"l1.kb", "env.shared_kb", "l1.carveout_kb", "memory.model"},
     l1_has_room},
    {"l1.sets lines of 128 bytes do not fit into what shared memory leaves of l1.kb",
     {"l1.sets", "l1.kb", "env.shared_kb", "l1.carveout_kb"},
     l1_has_ways},
    {"dram.groups must be at most dram.banks", {"dram.groups", "dram.banks"}, groups_have_banks},
    {"l2.slices must be a power of two and at most dram.banks",
     {"l2.slices", "dram.banks"},
     slices_have_banks},
    {"interconnect.hash = polynomial needs a power of two of dram.channels",
     {"interconnect.hash", "dram.channels"},
     hash_fits},
};

static bool is_full(const int64_t *v)
{
    return value_is(v, "memory.model", "full");
}

static const struct mechanism mechanisms[] = {
    {{"lsu", "texture", "l1", "interconnect", "l2", "dram"},
     "memory.model = full",
     "l1.latency",
     is_full}};

const struct family family_memory = {
    .name = "memory",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .mechanisms = mechanisms,
    .nmechanisms = sizeof mechanisms / sizeof *mechanisms,
};
