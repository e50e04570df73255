/* Hands the blocks of a work to SMs side by side. */
#include "cmodel/sm/gpu_work.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/mem/memory.h"
#include "cmodel/programs/work_source.h"
#include <stdlib.h>

static struct block *share_next(void *self, struct diag *d)
{
    return work_next(self, d);
}

static void share_free(void *self)
{
    (void)self;
}

/* One cycle of all; false when all are done, or after a failure. */
static bool step(struct sm *const *sm, unsigned sms, struct memory *memory, uint64_t cycle,
                 struct diag *d)
{
    bool busy = false;
    if (cycle >= memory_next(memory))
        memory_cycle(memory, cycle);
    for (unsigned i = 0; i < sms; i++) {
        enum sm_status status = sm_step(sm[i], d);
        if (status == SM_RUNNING) {
            busy = true;
        } else if (status == SM_DONE) {
            sm_idle(sm[i]);
        } else {
            if (status == SM_FAILED)
                diag_failed(d, "SM %u: %s", i, sm_failure(sm[i])->text);
            return false;
        }
    }
    return busy;
}

bool gpu_run_work(const struct params *p, struct work *w, unsigned sms, struct gpu_work *to,
                  struct diag *d)
{
    size_t errors = d->errors;
    int status = d->status;
    if (!w)
        return false;
    struct mem_config mc = mem_config(p);
    struct memory *memory = memory_create(&mc, sms);
    struct work **share = xcalloc(sms, sizeof *share);
    struct sm **sm = xcalloc(sms, sizeof *sm);
    bool good = true;
    for (unsigned i = 0; i < sms && good; i++) {
        struct sm_options o = {.skip = true, .no_cover = true, .memory = memory, .port = i};
        share[i] = work_new(share_next, share_free, w);
        sm[i] = sm_create(p, share[i], &o, d);
        good = sm[i] != NULL;
    }
    *to = (struct gpu_work){0};
    while (good && step(sm, sms, memory, to->cycles, d))
        to->cycles++;
    for (unsigned i = 0; i < sms; i++) {
        struct sm_stats one;
        if (sm[i]) {
            sm_stats(sm[i], &one);
            to->warp_instructions += one.warp_instructions;
        }
        sm_destroy(sm[i]);
        work_free(share[i]);
    }
    free(sm);
    free(share);
    memory_destroy(memory);
    work_free(w);
    return good && d->errors == errors && d->status == status;
}
