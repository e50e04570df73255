/* What surrounds the controller of an LLC partition: cores with requests, the conventional cache,
 * memory, the warps of the cores in cache mode with their sets, and who configures it. It keeps the
 * duties of docs/blocks/morpheus.md; all else is decided by the one who drives it: what is asked
 * for, who rests in a cycle, which of several comes first. */
#ifndef WS_MORPHEUS_SURROUNDINGS_H
#define WS_MORPHEUS_SURROUNDINGS_H

#include "cmodel/llc/ext_kernel.h"
#include "tb/morpheus/contents.h"
#include "tb/morpheus/layout.h"

struct core_request {
    unsigned op; /* EXT_RD .. EXT_RED */
    uint32_t blk;
    unsigned atomop;
    uint32_t mask[EXT_MASK_WORDS], data[BLOCK_WORDS];
};

/* Who may rest in a cycle. The index of a warp's work, messages (STALL_WARP) and bypass is the set,
 * that of an answer of the conventional cache or of DRAM its block. */
enum stall {
    STALL_RSP,
    STALL_CLLC,
    STALL_CLLC_RSP,
    STALL_FLUSHED,
    STALL_DRAM,
    STALL_DRAM_RSP,
    STALL_MMR,
    STALL_BYP_RSP,
    STALL_WORK, /* from here on each set for itself */
    STALL_WARP,
    STALL_BYPASS,
    STALLS
};

struct division {
    struct addr_classes classes;
    unsigned sets; /* that have a warp */
};

struct morpheus_policy {
    void *self;
    /* The request that is offered next; false: none in this cycle. Not asked while one is held,
     * which with `withdraws` it is for a cycle. */
    bool (*request)(void *self, struct core_request *r);
    bool (*stalls)(void *self, enum stall who, unsigned index);
    /* One of n > 0 that could come next; 0 is the oldest. NULL: always that. */
    unsigned (*pick)(void *self, unsigned n);
    /* A new division to be asked for; false: none. */
    bool (*configure)(void *self, struct division *d);
};

struct surroundings_config {
    unsigned sets;
    struct ext_shape shape, l1_shape; /* of a set in a register file, in an L1 cache */
    bool carry, evict_late; /* evict_late: a completion overtakes its evictions (a hole) */
    unsigned carry_after;
    unsigned epoch;       /* services of a set between two divisions of its registers; 0: none */
    unsigned most_flying; /* requests of the cores without an answer, at most; 0: 256 */
    bool joint;           /* query_unit.exchange: a warp's last message loads its next row */
    bool withdraws;       /* what is not accepted is asked for anew: the policy may offer another */
    bool shared_input;    /* requests and the warps' messages in one queue (deadlocks) */
};

struct surroundings;

struct surroundings *surroundings_create(const struct surroundings_config *c,
                                         const struct pin_list *pins,
                                         const struct morpheus_policy *policy);
void surroundings_destroy(struct surroundings *s);
/* As after a reset: memory as at first, nothing under way. */
void surroundings_reset(struct surroundings *s);
/* Inputs of the next cycle; `in` holds those of the cycle before. */
void surroundings_drive(struct surroundings *s, uint32_t *in);
/* The cycle went with these pins. */
void surroundings_observe(struct surroundings *s, const uint32_t *in, const uint32_t *out);

/* Nothing is offered, held or under way; warps may wait for rows. */
bool surroundings_idle(const struct surroundings *s);
/* The classes in force, and how often they have been loaded. */
const struct addr_classes *surroundings_classes(const struct surroundings *s);
unsigned surroundings_loads(const struct surroundings *s);
/* Requests accepted and not answered. */
unsigned surroundings_flying(const struct surroundings *s);
/* What the warp of the set sends by bypass is an eviction. */
bool surroundings_evicts(const struct surroundings *s, unsigned set);
/* A configuration is asked for and not yet in force. */
bool surroundings_configures(const struct surroundings *s);
/* The value of a block in memory, or as the conventional cache has it. Only when all was flushed
 * does every block have its last value here. */
void surroundings_memory(const struct surroundings *s, uint32_t blk, uint32_t data[BLOCK_WORDS]);

#endif
