/* bank_arbiter: a queue of reads per bank, write priority, S ports, docs/blocks/bank_arbiter.md. */
#ifndef WS_BANK_ARBITER_H
#define WS_BANK_ARBITER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"

/* A queued read of one bank. */
struct bank_read {
    uint32_t row;
    uint16_t cu, slot;
    uint64_t stamp; /* cycles without a write to the bank since reset, at the push (BA-L1) */
};

/* First in, first out; NCU * NSRC entries, so it never overflows. */
struct bank_queue {
    struct bank_read *entry;
    unsigned head, n;
    uint64_t written; /* cycles with a write to the bank since reset */
};

/* Where a granted read goes: S port `port` of collector cu, for its operand slot. */
struct read_target {
    uint16_t cu, port, slot;
};

/* Reads granted in one cycle. */
struct read_set {
    uint64_t banks;         /* bit b */
    unsigned n;             /* how many they are */
    struct read_target *to; /* [NBANK], where the bank is in the set */
};

struct bank_arbiter {
    struct sizes z;
    unsigned cap;             /* NCU * NSRC */
    struct bank_queue *queue; /* [NBANK] */
    uint64_t waiting;         /* bit b: the queue of bank b is not empty */
    unsigned queued;          /* reads in all queues */
    uint64_t *allocated;      /* [NCU]: sequence number of the allocation; smaller is older */
    uint64_t next_alloc;
    unsigned rr;
    uint64_t cycles;         /* since reset */
    struct read_set *flight; /* [RF_LAT]: granted reads on their way, a ring */
    unsigned now;            /* its entry that arrives in this cycle */
    uint64_t operand_requests, bank_reads, bank_writes, steals, conflict_cycles;
    const char *error; /* first broken rule or assumption since reset, or NULL */
};

struct bank_arbiter_in {
    /* pushes; only push_cu of stolen operands is read by eval */
    uint32_t push_valid;            /* bit s */
    const unsigned *push_cu;        /* [NSCHED], where valid */
    const uint32_t *push_src_valid; /* [NSCHED] */
    const uint32_t *push_phys;      /* [NSCHED * NSRC] */
    const uint32_t *push_stolen;    /* [NSCHED]; NULL without stealing */
    uint64_t again_valid;           /* bit c: slot 0 of collector c */
    const uint32_t *again_phys;     /* [NCU], where valid */
    uint32_t wr_valid;              /* bit i */
    const uint32_t *wr_phys;        /* [WBW] */
    uint64_t steal_valid;           /* bit b */
    const uint32_t *steal_row;      /* [NBANK], where valid */
    const unsigned *steal_sched;    /* [NBANK], where valid */
    const unsigned *steal_slot;     /* [NBANK], where valid */
};

struct bank_arbiter_out {
    uint32_t wr_ready;             /* bit i */
    uint64_t bank_busy;            /* BA-B1 */
    uint64_t bank_en, bank_we;     /* bit b */
    unsigned writes, steals;       /* banks that are written, and read for a steal */
    uint32_t *bank_row;            /* [NBANK], where enabled */
    unsigned *wr_port;             /* [NBANK], where written */
    uint64_t refused;              /* BA-S1: heads that wait for an S port */
    struct read_set granted;       /* in this cycle, stolen ones included */
    const struct read_set *arrive; /* operands that reach their S ports in this cycle */
};

enum {
    BA_W1,
    BA_W2,
    BA_Q1,
    BA_Q2,
    BA_Q3,
    BA_S1,
    BA_S2,
    BA_S3,
    BA_G1,
    BA_G2,
    BA_O1,
    BA_B1,
    BA_E1,
    BA_C1,
    BA_L1,
    BA_R1,
    BA_R2,
    BA_NRULES
};
/* Those that these sizes have. */
struct cover_rules bank_arbiter_rules(const struct sizes *z);

void bank_arbiter_init(struct bank_arbiter *a, const struct model_config *c);
void bank_arbiter_free(struct bank_arbiter *a);
void bank_arbiter_reset(struct bank_arbiter *a);
/* Storage for the outputs; free with bank_arbiter_out_free(). */
struct bank_arbiter_out bank_arbiter_out_new(const struct model_config *c);
void bank_arbiter_out_free(struct bank_arbiter_out *out);

/* BA-B1 alone, which the steal arbiter needs before there are steals. */
uint64_t bank_arbiter_busy(const struct bank_arbiter *a, uint32_t wr_valid,
                           const uint32_t *wr_phys);
/* With RF_LAT > 0: what arrives in this cycle; it follows from registers. */
static inline const struct read_set *bank_arbiter_arriving(const struct bank_arbiter *a)
{
    return &a->flight[a->now];
}
/* Nothing queued, and no granted read on its way. */
bool bank_arbiter_at_rest(const struct bank_arbiter *a);
/* A read of that register waits in its bank's queue, for another collector than those `but`. */
bool bank_arbiter_queued(const struct bank_arbiter *a, uint32_t phys, uint64_t but);
/* BA-C1: requests = reads + queued. */
static inline bool bank_arbiter_conserves(const struct bank_arbiter *a)
{
    return a->operand_requests == a->bank_reads + a->queued;
}

#endif
