/* watermark: the level at which thread blocks are launched, docs/blocks/watermark.md (CARS III-B).
 */
#ifndef WS_WATERMARK_H
#define WS_WATERMARK_H

#include "cmodel/core/rr_arbiter.h"
#include "contract/cars/watermark.h"

enum { WM_SMS = 64, WM_LEVELS = 16, WM_KERNELS = 16 };

struct watermark_config {
    unsigned sms, levels, kernels; /* SMS, LEVELS, KERNELS */
    unsigned name_bits, time_bits, count_bits;
    bool raw; /* metric: launch to end, else between ends */
};

/* What blocks of one kernel at one level took: sum / count cycles each; count 0: nothing known. */
struct watermark_record {
    uint64_t sum;
    uint32_t count;
};

struct watermark_entry {
    bool known;
    uint32_t name;
    unsigned last; /* M */
    struct watermark_record record[WM_LEVELS];
};

struct watermark {
    struct watermark_config c;
    uint32_t now; /* modulo 2^time_bits */
    bool machine;
    unsigned top;         /* M of the kernel */
    unsigned entry, next; /* of the kernel; filled by the next unknown one */
    unsigned scan;        /* cycles of the scan to come; 0: none */
    bool launching;       /* the SMs' levels are set behind it */
    uint32_t best;        /* set of levels */
    unsigned level[WM_SMS];
    uint32_t done[WM_SMS]; /* last end */
    struct watermark_entry table[WM_KERNELS];
    struct rr_arbiter ends, starts;
};

struct watermark_in {
    bool kernel_valid, kernel_fits;
    uint32_t kernel_name;
    unsigned kernel_last;
    uint64_t start_valid, end_valid; /* sets of SMs */
    unsigned end_level[WM_SMS];
    uint32_t end_stamp[WM_SMS]; /* raw */
};

struct watermark_out {
    bool kernel_ready, machine;
    uint64_t start_ready, end_ready;
    unsigned start_level;
    uint32_t start_stamp, best;
};

struct watermark_config watermark_config(const struct params *p);
/* In reset state; watermark_free() releases its storage. */
void watermark_init(struct watermark *w, const struct watermark_config *c);
void watermark_free(struct watermark *w);
void watermark_reset(struct watermark *w);
/* WM-P1, WM-P2, WM-Z1. */
void watermark_eval(const struct watermark *w, const struct watermark_in *in,
                    struct watermark_out *out);
/* The clock edge; cover may be NULL. */
void watermark_clock(struct watermark *w, const struct watermark_in *in, struct cover_point *cover);

/* WM-C1: the levels 0..last whose average is least, a set; 0 if none is recorded. */
uint32_t watermark_best(const struct watermark_record *record, unsigned last);
/* WM-S2: where a level goes to; `best` is not empty. */
unsigned watermark_step(unsigned level, uint32_t best);

#endif
