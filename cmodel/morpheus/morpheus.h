/* morpheus: the controller of an LLC partition, docs/blocks/morpheus.md: addr_separator,
 * bloom_predictor and query_unit with what lies between them. */
#ifndef WS_MORPHEUS_H
#define WS_MORPHEUS_H

#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/morpheus/bloom_predictor.h"
#include "cmodel/morpheus/query_unit.h"
#include "contract/morpheus/morpheus.h"

enum { MC_ACKS = 4, MC_MOST_READS = 1023 };

struct morpheus_shape {
    struct addr_separator a;
    struct bloom_shape b;
    struct query_shape q;
    unsigned side, idw;
};
struct morpheus_shape morpheus_shape(const struct params *p);

/* Data and masks as in query_in and query_out. */
struct morpheus_in {
    bool req_valid, rsp_ready, cllc_ready, cllc_rsp_valid, cllc_rsp_ack, cllc_flushed, dram_ready,
        dram_rsp_valid, mm_valid, mm_touched, mm_carry, mmr_ready, byp_valid, byp_we, byp_rsp_ready,
        cfg_valid;
    uint32_t req_op, req_blk, req_origin, req_atomop, cllc_rsp_origin, mm_op, mm_set, mm_tag,
        byp_blk, byp_id, cfg_sets, cfg_threshold, cfg_threshold_rf, cfg_scale_rf, cfg_scale_l1,
        cfg_first_l1;
    uint64_t dram_rsp_id;
    const uint32_t *req_mask, *req_data, *cllc_rsp_data, *dram_rsp_data, *mm_data, *byp_data;
};

struct morpheus_out {
    bool req_ready, req_ext, rsp_valid, rsp_ack, cllc_valid, cllc_rsp_ready, cllc_flush, dram_valid,
        dram_we, dram_rsp_ready, mm_ready, mmr_valid, mmr_pay, mmr_new, mmr_mark, byp_ready,
        byp_rsp_valid, cfg_ready, swap;
    uint32_t req_room, rsp_origin, cllc_op, cllc_blk, cllc_origin, cllc_atomop, dram_blk, mmr_set,
        mmr_op, mmr_tag, mmr_atomop, byp_rsp_id;
    uint64_t dram_id;
    const uint32_t *rsp_data, *cllc_mask, *cllc_data, *dram_data, *mmr_mask, *mmr_data,
        *byp_rsp_data;
};

struct morpheus;

/* In reset state: everything is conventional. */
struct morpheus *morpheus_new(const struct params *p);
void morpheus_free(struct morpheus *m);
void morpheus_reset(struct morpheus *m);

void morpheus_eval(const struct morpheus *m, const struct morpheus_in *in,
                   struct morpheus_out *out);
void morpheus_clock(struct morpheus *m, const struct morpheus_in *in);
const struct cover_point *morpheus_cover(const struct morpheus *m);

/* What became of the blocks that DRAM returned for cores. At any time
 * read = under_way + filled + queued_since + no_block + no_entry + the one that is looked at. */
struct morpheus_fills {
    uint64_t read;      /* shown to DRAM */
    uint64_t under_way; /* of those not asked for yet */
    uint64_t filled;    /* queued as FILL */
    uint64_t
        queued_since;   /* something of it seems to have been queued, or it is too late to tell */
    uint64_t no_block;  /* no payload block was free */
    uint64_t no_entry;  /* no entry was, and the next one came */
    uint64_t looked_at; /* 1: between its question and its entry */
};
struct morpheus_fills morpheus_fills(const struct morpheus *m);
/* That of a model that morpheus_model.create() has made. */
const struct morpheus *morpheus_of_model(const void *model);

#endif
