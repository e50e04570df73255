/* bloom_predictor: docs/blocks/bloom_predictor.md. Filters change at the event that announces it;
 * what the memories' timing asks for is one word, the memory that is written in this cycle. */
#ifndef WS_BLOOM_PREDICTOR_H
#define WS_BLOOM_PREDICTOR_H

#include "cmodel/cover.h"
#include "contract/morpheus/bloom_predictor.h"
#include <stdbool.h>
#include <stdint.h>

enum { BP_MAX_HASHES = 4 };
enum bloom_update { BP_QUEUE, BP_ACCEPT, BP_SERVICE };
enum bloom_swap { BP_MARKER, BP_IDLE, BP_PAPER, BP_ACCEPT_COUNT };

/* What follows from the parameters. */
struct bloom_shape {
    unsigned sets, setw, tagw, bits, hashes, bankw, hashw, memories;
    unsigned threshold, countw, notew;
    enum bloom_update update;
    enum bloom_swap swap;
    bool carry, count; /* count: of blocks, instead of markers */
    uint32_t row[64];  /* BP-H1: of the matrix, hashes x hashw */
};
struct bloom_shape bloom_shape(const struct params *p);

struct bloom_in {
    bool clear, q_valid, p_take, p_queue, window, a_valid, a_old, f_valid, d_valid, d_touched,
        d_carry, d_idle;
    uint32_t q_set, q_tag, a_set, a_tag, d_set, d_note, d_tag;
};

struct bloom_out {
    bool q_ready, l_valid, p_valid, p_hit, p_ready, a_ready, a_fill, f_ready, swap;
    uint32_t note;
};

struct bloom_predictor;

/* In reset state. */
struct bloom_predictor *bloom_new(const struct params *p);
void bloom_free(struct bloom_predictor *b);
void bloom_reset(struct bloom_predictor *b);
/* l_valid, p_valid, p_hit, a_fill: of the state alone. */
void bloom_prediction(const struct bloom_predictor *b, struct bloom_out *out);
void bloom_eval(const struct bloom_predictor *b, const struct bloom_in *in, struct bloom_out *out);
void bloom_clock(struct bloom_predictor *b, const struct bloom_in *in);
/* Whether BF1 (first) or BF2 of the set has all bits of the block. */
bool bloom_member(const struct bloom_predictor *b, bool first, uint32_t set, uint32_t tag);

#endif
