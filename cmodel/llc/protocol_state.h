/* State of the protocol; internal to protocol.c and protocol_pack.c. */
#ifndef WS_PROTOCOL_STATE_H
#define WS_PROTOCOL_STATE_H

#include "cmodel/llc/member_filter.h"
#include "cmodel/llc/protocol.h"

enum { PROTO_MOST_LATE = 4 };

struct proto_entry {
    uint64_t value;    /* what is written; of PWR and atomics what they do */
    uint64_t expected; /* of the block when the request was accepted */
    uint32_t blk, generation;
    uint8_t op;
    bool marker, fresh; /* fresh: not in the second filter when it was queued */
};

struct proto_read {
    uint32_t blk;
    uint64_t value, expected;
    bool old;      /* of the window before the present one */
    uint8_t stamp; /* swaps before it, modulo 4 */
};

struct proto_write {
    uint32_t blk;
    uint64_t value;
};

enum row_stage { ROW_FREE, ROW_TAKEN, ROW_SERVED };

struct proto_set {
    struct ext_set *store;
    uint64_t *held;            /* by slot */
    struct proto_entry *queue; /* ring */
    unsigned head, queued;
    struct proto_entry row;
    enum row_stage stage;
    uint64_t answer;
    bool all_touched, carries; /* of the report */
    uint32_t carried;
    struct proto_read read[PROTO_MOST_READS + 1];
    unsigned nreads;
    struct proto_write late[PROTO_MOST_LATE];
    unsigned nlate;
    struct member_filter filter;
    bool owed, out, poisoned;
    uint8_t since[2]; /* swaps since the window began, 2: or more; [1]: since that before it did */
    uint8_t swaps;    /* modulo 4 */
    unsigned distinct, quiet; /* quiet: services since the last swap */
    uint64_t *memory, *image; /* by block; image: the last value accepted */
};

struct proto {
    struct proto_config c;
    struct proto_set *set;
    uint64_t *hash; /* by block */
    uint64_t last_value;
    struct proto_counts counts;
};

#endif
