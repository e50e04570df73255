/* What the files of bloom_predictor share: sizes, ports, registers and named wires. */
#ifndef WS_GEN_BLOOM_PREDICTOR_H
#define WS_GEN_BLOOM_PREDICTOR_H

#include "contract/morpheus/bloom_predictor.h"
#include "gen/blocks/ports.h"
#include "gen/hdl/hdl.h"
#include "params/params.h"

struct bloom_shape_h {
    unsigned sets, setw, tagw, bits, hashes, bankw, hashw, memories, depth;
    unsigned threshold, countw, notew, ways;
    bool carry, on_accept, on_service, idle, paper, counts_accepted;
    bool look;           /* looks into the filters a second time */
    bool skips;          /* BP-U3 */
    bool sound;          /* BP-X1 is among the properties: the marker rule, a memory per set */
    uint32_t matrix[64]; /* BP-H1, hashes x hashw rows */
};

/* The filters of a set that is looked up: BF1 is filter 1, is empty, BF2 is empty (BP-U3). */
struct bloom_role {
    sig first, empty, second_empty;
};

/* A query whose row is read: what the filters have of it, and that none was swapped since. */
struct bloom_look {
    sig valid, fresh, set, hash, has[2], calm;
    struct bloom_role role; /* of its set, in the first cycle */
};

/* A block that came back: asked for in the last cycle; or before, and known. */
struct bloom_back {
    sig asked, known, late, dropped, set, hash, has;
    struct bloom_role role;
};

struct bloom_unit {
    struct hdl_design *d;
    struct hdl *h;
    struct bloom_shape_h s;
    struct bloom_predictor_ports io;
    struct bloom_look look;
    sig waits, taken_on, set, hash, has[2], calm; /* its prediction */
    sig moves;                                    /* from the one to the other, in this cycle */
    struct bloom_back back;
    sig since[2][2]; /* BP-W1: swaps of each set, one and two, in this window and with the last */
    sig writes, w_set, w_hash, w_at, w_one, w_which; /* the row that is written */
    sig second, empty[2], owed, out;                 /* a bit per set */
    sig marks, marks_set; /* an entry that was marked in the last cycle, not in owed and out yet */
    sig served, filled, queued, queued_set, query, q_hash, a_hash, d_hash, counts, row, asks, skip,
        asked_row, look_row, set_at, asks_at, swap_at, swap_set;
    struct hdl_inst *rows;
};

/* Has the predictor of this parameter set BP-X1? */
bool bloom_is_sound(const struct params *p);
/* All BP rules, of an arbitrary block of an arbitrary set. What the rows hold is looked at where
 * each set has a memory of its own (bloom_predictor.banks = morpheus.sets). */
void props_bloom_predictor(const struct bloom_unit *b);

#endif
