/* What the files of the composition morpheus share. */
#ifndef WS_GEN_MORPHEUS_H
#define WS_GEN_MORPHEUS_H

#include "gen/blocks/morpheus/query_unit.h"

enum { MC_RUN, MC_DRAIN, MC_FLUSH, MC_SERVED, MC_CONVENTIONAL, MC_LOAD };

struct morpheus_ports {
    struct hdl_design *d;
    struct hdl *h;
    struct query_sizes z;
    unsigned side, idw;
    bool on_accept, carry, stage;
    bool follows; /* the predictor has BP-X1 of an arbitrary set */
    struct hdl_inst *separator, *bloom, *query;
    sig req_valid, req_ready, req_op, req_blk, req_origin, req_atomop, req_mask, req_data;
    sig rsp_valid, rsp_ready, rsp_origin, rsp_ack, rsp_data;
    sig cllc_valid, cllc_ready, cllc_rsp_valid, cllc_rsp_ready, cllc_rsp_origin, cllc_rsp_ack,
        cllc_rsp_data, cllc_flush, cllc_flushed;
    sig dram_valid, dram_ready, dram_we, dram_blk, dram_id, dram_data, dram_rsp_valid,
        dram_rsp_ready, dram_rsp_id, dram_rsp_data;
    sig byp_valid, byp_ready, byp_we, byp_blk, byp_id, byp_data, byp_rsp_valid, byp_rsp_ready,
        byp_rsp_id, byp_rsp_data;
    sig cfg_valid, cfg_ready, cfg_sets, cfg_division[5];
    sig division[5], sets, mode, flushed;
    sig staged, stage_request, side_in, side_out, side_count, ack_in, ack_out, waiting;
    struct hdl_mem *side_mem;
    sig w_blk, w_op, w_origin, w_atomop, w_mask, w_data, w_set, w_tag,
        w_l1; /* behind the prediction */
    sig extended, enters, moves, takes, q_ready, place;
    sig p_valid, p_hit, p_ready, p_take, f_ready, f_valid, note, enq_ready, enq_op, ret_fill,
        rd_valid, rd_counted, empty, q_rsp_valid, done_valid, done_set;
    sig is_read, shows, reads, byp, byp_held, dram_held, last_byp, counted, counted_held, queues,
        fills, flushes, wants_fill, acks, ack_count, returns, returned_origin, from_core, from_byp,
        answers, shown, rsp_held;
};

/* Rules MC-*. */
void props_morpheus(const struct morpheus_ports *m);
/* Of small sizes: the controller keeps what the predictor's BP-X1 asks of it. */
void props_morpheus_order(const struct morpheus_ports *m);

#endif
