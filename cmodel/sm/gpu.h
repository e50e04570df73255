/* Several SMs of one GPU: they share L2, DRAM and the thread blocks of one program with calls, and
 * the selection machine of docs/blocks/watermark.md tells at which size of stacks each block
 * starts. docs/sm.md, Calls. */
#ifndef WS_GPU_H
#define WS_GPU_H

#include "cmodel/programs/work_calls.h"
#include "cmodel/sm/sm.h"

enum { MOST_SMS = 8 };

/* Of one launch. */
struct gpu_stats {
    struct sm_stats sum;           /* of all SMs; cycles of the slowest */
    unsigned levels;               /* different ones */
    bool machine;                  /* they were chosen while the kernel ran */
    uint64_t started[MOST_LEVELS]; /* blocks */
    unsigned last[MOST_SMS];       /* level of the last block of each SM */
};

/* Runs the program to its end on `sms` (2 to MOST_SMS) SMs, `launches` times, one launch behind the
 * other, each to s[launch]; takes it over. With c->form FORM_CARS and c->level LEVEL_NUMBER the
 * machine chooses levels, and knows from launch to launch what it has seen; otherwise the level is
 * c's. Where the register files rename, SIMT stacks follow the program. false after reporting. */
bool gpu_run(const struct params *p, struct call_program *program, const struct calls_config *c,
             unsigned sms, unsigned launches, struct gpu_stats *s, struct diag *d);

#endif
