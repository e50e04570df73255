/* Several SMs of one GPU with one L2 and DRAM run a work without a selection machine: each block of
 * threads goes to the SM that has room for it first. docs/sm.md. */
#ifndef WS_GPU_WORK_H
#define WS_GPU_WORK_H

#include "cmodel/programs/work.h"
#include "cmodel/sm/sm.h"

enum { MOST_WORK_SMS = 128 };

struct gpu_work {
    uint64_t cycles, warp_instructions;
};

/* Runs `w` to its end on `sms` (1 to MOST_WORK_SMS) SMs; takes it over (NULL: false). Kernels that
 * follow each other may overlap. false after reporting. */
bool gpu_run_work(const struct params *p, struct work *w, unsigned sms, struct gpu_work *to,
                  struct diag *d);

#endif
