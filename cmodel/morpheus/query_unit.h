/* query_unit: docs/blocks/query_unit.md. */
#ifndef WS_QUERY_UNIT_H
#define WS_QUERY_UNIT_H

#include "cmodel/cover.h"
#include "contract/morpheus/query_unit.h"
#include <stdbool.h>
#include <stdint.h>

enum query_op { OP_RD, OP_WR, OP_PWR, OP_ATOM, OP_RED, OP_FILL, OP_FLUSH };
enum mm_op { MM_LDROW, MM_LDPAY, MM_STDATA, MM_STROW };
enum { QU_DATA_WORDS = 32, QU_MASK_WORDS = 4 };

bool query_has_data(unsigned op); /* WR, PWR, ATOM, RED, FILL */
bool query_answers(unsigned op);  /* RD, ATOM: with data */

struct query_shape {
    unsigned sets, setw, tagw, notew, originw, bytes, queue, payload, responses;
    unsigned payw, entries_kept, blocks_kept; /* kept: for fills */
    bool answer, joint, merge, marks, idle, served_tag;
};
struct query_shape query_shape(const struct params *p);

/* Pointers to words of data and mask are looked at in the call only; they may be NULL where what
 * they are of is not valid. */
struct query_in {
    bool enq_valid, pay_valid, pay_fill, free_valid, mm_valid, mm_touched, mm_carry, mmr_ready,
        rsp_ready;
    uint32_t enq_set, enq_tag, enq_op, enq_origin, enq_atomop, enq_note, enq_pay, free_block, mm_op,
        mm_set, mm_tag;
    const uint32_t *pay_mask, *pay_data, *mm_data;
};

/* Data and mask belong to the unit, until its next clock edge; NULL: zero. */
struct query_out {
    bool enq_ready, enq_left, pay_ready, pay_full, mm_ready, mmr_valid, mmr_pay, mmr_new, mmr_mark,
        rsp_valid, done_valid, done_touched, done_carry, done_idle, empty;
    uint32_t pay_block, mmr_set, mmr_op, mmr_tag, mmr_atomop, rsp_origin, done_set, done_note,
        done_tag;
    const uint32_t *mmr_mask, *mmr_data, *rsp_data;
};

struct query_unit;

/* In reset state. */
struct query_unit *query_new(const struct params *p);
void query_free(struct query_unit *q);
void query_reset(struct query_unit *q);
void query_eval(const struct query_unit *q, const struct query_in *in, struct query_out *out);
void query_clock(struct query_unit *q, const struct query_in *in);
const struct cover_point *query_cover(const struct query_unit *q);

#endif
