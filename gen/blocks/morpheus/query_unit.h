/* What the files of query_unit share: sizes, ports, registers and named wires. */
#ifndef WS_GEN_QUERY_UNIT_H
#define WS_GEN_QUERY_UNIT_H

#include "gen/hdl/hdl.h"
#include "params/params.h"

struct query_sizes {
    unsigned sets, setw, tagw, notew, originw, bytes, dataw, queue, queuew, payload, payw,
        responses, respw;
    bool poison, answer, joint, marks, idle, served_tag;
    unsigned status; /* bits of a row of the status memory */
};
struct query_sizes query_sizes(const struct params *p);

struct query_ports {
    struct hdl_design *d;
    struct hdl *h;
    struct query_sizes z;
    sig enq_valid, enq_ready, enq_set, enq_tag, enq_op, enq_origin, enq_atomop, enq_note, enq_mask,
        enq_data;
    sig rd_valid, rd_set, rd_counted, ret_valid, ret_set, ret_counted, ret_fill;
    sig mm_valid, mm_ready, mm_op, mm_set, mm_data, mm_touched, mm_carry, mm_tag;
    sig mmr_valid, mmr_ready, mmr_pay, mmr_set, mmr_new, mmr_op, mmr_mark, mmr_tag, mmr_atomop,
        mmr_mask, mmr_data;
    sig rsp_valid, rsp_ready, rsp_origin, rsp_data;
    sig done_valid, done_set, done_note, done_touched, done_carry, done_tag, done_idle, empty;
    /* registers */
    sig open, m_valid, m_op, m_set, m_touched, m_carry, m_tag, m_data;
    sig load_valid, load_set, row_valid, row_new, row_mark, row_unread, row_pay, row_set, row_op,
        row_tag, row_atomop, shown, shown_load;
    sig lies; /* joint: sets whose status row is in the other memory */
    sig used, wr, rd, count, reads[4], poisoned, serving;
    /* wires */
    sig queued, slot, room, has_data, gnt, dispatch, gnt_set, heads;
    sig opens, nothing, loads, stores, completes, message, m_at, m_match;
    sig show_load, row_free, load_free;
    sig valid, first, blocked, sets, behind[128];
    sig tail; /* of entries 1 and above */
    sig s_origin, s_note, s_pay, s_tag, pay_row, pay_at, status, gnt_index, opens_later, gnt_closes,
        enq_at, takes;
    struct hdl_mem *requests;
    struct hdl_inst *rows[2]; /* the status memories; the second with joint messages only */
};

/* All QU rules, of an arbitrary set; data are compared in lockstep only. The order of the requests
 * is looked at in queues of up to QUERY_ORDER entries. */
enum { QUERY_ORDER = 4 };
void props_query_unit(const struct query_ports *q);
/* Small enough to follow all sets, not only an arbitrary one. */
static inline bool query_follows_all(const struct query_sizes *z)
{
    return z->queue <= QUERY_ORDER && z->sets <= 2 && !z->answer;
}
/* Of those sizes: what is with the warps, and that of a request comes back what was queued with it.
 * `set`: the arbitrary one. */
void props_query_service(const struct query_ports *q, sig set);

#endif
