/* The family morpheus: a last-level cache that is extended into idle cores. */
#include "params/family.h"

static const char *const counter_words[] = {"keep", "clear", NULL};
static const char *const lru_words[] = {"exact", "wrap", "saturate", "hits", "random", NULL};
static const char *const evict_words[] = {"before", "late", NULL};

static const char *const update_words[] = {"queue", "accept", "service", NULL};
static const char *const swap_words[] = {"marker", "idle", "paper", "accept", NULL};
static const char *const threshold_words[] = {"blocks", "registers", NULL};

static const char *const poll_words[] = {"hold", "answer", NULL};
static const char *const exchange_words[] = {"steps", "joint", NULL};

static const struct param_decl rows[] = {
    INT("morpheus.enable", 0, 0, 1, "1: there are the blocks of an LLC partition's controller",
        "Morpheus 4.1"),
    INT("morpheus.sets", 256, 1, 256, "sets of the extended cache in one LLC partition",
        "Morpheus 4.1.2 (244.8 warps of 51 cores, rounded up)"),
    INT("addr_separator.stage", 1, 0, 1,
        "1: the set of an extended request is found in the two cycles after its side",
        "decision: a multiplication off the path of conventional requests"),
    WORD("ext_llc.lru", lru_words,
         "replacement in a set: exact, by counters that wrap, saturate, or move by hits alone, or "
         "at "
         "random",
         "Morpheus 4.2.1, Algorithm 1 (its letter is hits)"),
    INT("ext_llc.lru_bits", 12, 1, 16, "bits of such a counter",
        "Morpheus 4.2.1, Algorithm 1 (0xfff)"),
    INT("ext_llc.compression", 0, 0, 1,
        "1: sets hold compressed blocks, in morpheus.registers registers", "Morpheus 4.3.1"),
    WORD("ext_llc.evict", evict_words,
         "eviction writes reach memory before the report of their row; late: after it, which loses "
         "blocks",
         "docs/morpheus.md"),
    INT("ext_llc.epoch", 0, 0, 65535,
        "services of a set between two divisions of its registers by levels of compression; 0: "
        "none",
        "Morpheus 4.3.1 (10,000 cycles)"),
    WORD("ext_llc.counters", counter_words,
         "what an epoch does to the counts of blocks by level: they stay, or begin anew",
         "Morpheus 4.3.1 (no word of clearing them)"),
    INT("ext_llc.shared_input", 0, 0, 1,
        "1: requests and the warps' messages come through one queue, which gets stuck",
        "docs/morpheus.md (classes of messages)"),
    INT("morpheus.assoc", 32, 1, 1024, "blocks that a set of the extended cache can hold",
        "Morpheus 4.2.1 (32; 50 and 64 in the evaluated machine)"),
    INT("morpheus.l1_sets", 0, 0, 256,
        "of the sets, those in L1 caches in the surroundings' first division and in half of the "
        "others",
        "Morpheus 6 (16 of the 48 warps of a core)"),
    INT("morpheus.l1_assoc", 64, 1, 1024, "blocks that a set in an L1 cache can hold",
        "Morpheus 4.2.2 (128 KiB for 16 warps)"),
    INT("morpheus.registers", 32, 1, 256, "registers of a set that hold data",
        "Morpheus 4.2.1 (32)"),
    POW2("bloom_predictor.bits", 256, 16, 1024, "bits of one Bloom filter",
         "Morpheus 4.1.2 (32 bytes)"),
    POW2("bloom_predictor.hashes", 4, 1, 4, "hashes of a filter, each into a bank of its own",
         "decision: four banks of 64 have the false positives of three hashes into 256"),
    POW2("bloom_predictor.banks", 8, 1, 16,
         "single-ported memories that the sets' rows lie in, if there are as many sets",
         "decision: a write stops the queries of one memory in eight"),
    WORD("bloom_predictor.update", update_words,
         "when a block is set in the filters: as its request is queued, accepted or served",
         "docs/blocks/bloom_predictor.md; at the service in Morpheus 4.1.2, which loses blocks"),
    WORD("bloom_predictor.swap", swap_words,
         "when the filters are swapped: behind a marker, when idle too, by the paper's count of "
         "blocks served, or of blocks accepted",
         "docs/blocks/bloom_predictor.md; Morpheus 4.1.2 counts, which loses blocks"),
    WORD("bloom_predictor.threshold", threshold_words,
         "what the counts of paper and accept go up to: morpheus.assoc or morpheus.registers",
         "docs/blocks/bloom_predictor.md (under compression a set has more blocks than registers)"),
    INT("bloom_predictor.carry", 1, 0, 1,
        "1: a completion may bring the tag of an untouched way, which stays in the filters",
        "docs/blocks/bloom_predictor.md (a set swaps within as many services as it has ways)"),
    POW2("morpheus.block_bytes", 128, 4, 128, "bytes of a block",
         "Morpheus 4.2.1 (128; less for proofs and four-state simulation)"),
    INT("morpheus.origin_bits", 16, 1, 24, "bits that tell who asked", "docs/blocks/morpheus.md"),
    POW2("morpheus.side", 4, 2, 16,
         "extended requests that wait beside the conventional ones when the queue is full",
         "decision: a full queue does not stop conventional requests at once"),
    INT("query_unit.queue", 64, 2, 128, "requests that wait for their set",
        "docs/blocks/query_unit.md (64 fit the paper's 5 KiB; 128 for its bandwidth)"),
    INT("query_unit.payload", 12, 2, 128, "blocks of data that wait with them",
        "docs/blocks/query_unit.md (12 fit the paper's 5 KiB; 96 for its bandwidth)"),
    POW2("query_unit.responses", 8, 2, 64, "blocks of data on their way to the cores",
         "docs/blocks/query_unit.md"),
    INT("query_unit.fills", 2, 0, 64,
        "entries and payload blocks kept for blocks that come back from memory; one of each is "
        "left "
        "to requests",
        "decision: a full queue drops no fill (Morpheus 4.1.2 inserts each block that missed)"),
    INT("query_unit.merge", 1, 0, 1,
        "1: reads of one block that wait behind each other get the answer of the first "
        "(query_unit.exchange = joint)",
        "decision: a block that many read costs its set one service, not one for each"),
    INT("query_unit.poison", 1, 0, 1,
        "1: a block of which something was queued since it was read is not filled in",
        "docs/blocks/query_unit.md (0 fills in what may be old)"),
    WORD("query_unit.poll", poll_words,
         "a load of a status row waits for a request, or is answered at once that there is none",
         "decision: polls that wait cost nothing; Morpheus 4.1.3 says regular loads"),
    WORD(
        "query_unit.exchange", exchange_words,
        "messages of a warp for a request: one for each access, or one that answers, completes and "
        "loads the next row",
        "Morpheus 4.1.3 (regular loads and stores); decision: a read for each cycle of the port"),
};

static bool counts_accepted_as_updated(const int64_t *v)
{
    return !value_is(v, "bloom_predictor.swap", "accept") ||
           value_is(v, "bloom_predictor.update", "accept");
}

static bool counts_served_when_queued(const int64_t *v)
{
    return !value_is(v, "bloom_predictor.swap", "paper") ||
           value_is(v, "bloom_predictor.update", "queue");
}

static bool one_update_of_a_service(const int64_t *v)
{
    return !value_is(v, "bloom_predictor.update", "service") ||
           !value_of(v, "bloom_predictor.carry");
}

static bool some_sets_are_in_registers(const int64_t *v)
{
    return value_of(v, "morpheus.l1_sets") <= value_of(v, "morpheus.sets");
}

static bool joint_loads_wait(const int64_t *v)
{
    return !value_is(v, "query_unit.exchange", "joint") || value_is(v, "query_unit.poll", "hold");
}

static bool late_evictions_are_steps(const int64_t *v)
{
    return !value_is(v, "query_unit.exchange", "joint") || value_is(v, "ext_llc.evict", "before");
}

static bool epochs_compress(const int64_t *v)
{
    return !value_of(v, "ext_llc.epoch") || value_of(v, "ext_llc.compression");
}

static const struct constraint constraints[] = {
    {"ext_llc.epoch needs ext_llc.compression = 1",
     {"ext_llc.epoch", "ext_llc.compression"},
     epochs_compress},
    {"query_unit.exchange = joint needs query_unit.poll = hold",
     {"query_unit.exchange", "query_unit.poll"},
     joint_loads_wait},
    {"ext_llc.evict = late needs query_unit.exchange = steps: what completes loads the next row",
     {"ext_llc.evict", "query_unit.exchange"},
     late_evictions_are_steps},
    {"morpheus.l1_sets are some of morpheus.sets",
     {"morpheus.l1_sets", "morpheus.sets"},
     some_sets_are_in_registers},
    {"bloom_predictor.swap = accept counts what bloom_predictor.update = accept sets",
     {"bloom_predictor.swap", "bloom_predictor.update"},
     counts_accepted_as_updated},
    {"bloom_predictor.swap = paper needs bloom_predictor.update = queue",
     {"bloom_predictor.swap", "bloom_predictor.update"},
     counts_served_when_queued},
    {"bloom_predictor.update = service leaves no room for bloom_predictor.carry = 1",
     {"bloom_predictor.update", "bloom_predictor.carry"},
     one_update_of_a_service},
};

/* Random sets keep the holes of docs/results/morpheus-holes.md closed; replacement is free, since
 * what is left of the rules of swapping asks nothing of it. */
static void close_holes(int64_t *v)
{
    if (value_is(v, "bloom_predictor.swap", "accept"))
        value_set_word(v, "bloom_predictor.swap", "idle");
    if (value_is(v, "bloom_predictor.swap", "paper"))
        value_set_word(v, "bloom_predictor.swap", "marker");
    if (value_is(v, "bloom_predictor.update", "service"))
        value_set_word(v, "bloom_predictor.update", "queue");
    if (!some_sets_are_in_registers(v))
        value_set(v, "morpheus.l1_sets", value_of(v, "morpheus.sets"));
    if (!epochs_compress(v))
        value_set(v, "ext_llc.epoch", 0);
    value_set(v, "query_unit.poison", 1);
    value_set_word(v, "ext_llc.evict", "before");
    value_set(v, "ext_llc.shared_input", 0);
}

static void enter(int64_t *v)
{
    value_set(v, "morpheus.enable", 1);
    close_holes(v);
}

static void leave(int64_t *v)
{
    value_set(v, "morpheus.enable", 0);
    close_holes(v);
}

static bool present(const int64_t *v)
{
    return value_of(v, "morpheus.enable") != 0;
}

static const struct mechanism mechanisms[] = {
    {{"morpheus", "addr_separator", "ext_llc", "bloom_predictor", "query_unit"},
     "morpheus.enable = 1",
     "morpheus.enable",
     present}};

const struct family family_morpheus = {
    .name = "morpheus",
    .share = 2,
    .enter = enter,
    .leave = leave,
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .mechanisms = mechanisms,
    .nmechanisms = sizeof mechanisms / sizeof *mechanisms,
};
