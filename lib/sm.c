/* The library: programs on an SM. */
#include "base/mem.h"
#include "cmodel/programs/work.h"
#include "lib/errors.h"
#include "lib/inside.h"
#include <stdlib.h>
#include <string.h>

static warpsmith_work *open_work(const warpsmith_params *p, const struct work_spec *spec,
                                 warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    struct work *w =
        has_params(p, d) ? work_ahead(work_for((const struct params *)p, spec, d)) : NULL;
    report_end(e, &own);
    return work_of(w);
}

warpsmith_work *warpsmith_work_traces(const warpsmith_params *p, const char *const *files, size_t n,
                                      const char *annotation, const char *callgraph,
                                      warpsmith_errors *e)
{
    struct work_spec spec = {
        .traces = files, .ntraces = n, .annotation = annotation, .callgraph = callgraph};
    return open_work(p, &spec, e);
}

warpsmith_work *warpsmith_work_kernel(const warpsmith_params *p, const char *name,
                                      warpsmith_errors *e)
{
    struct work_spec spec = {.kernel = name};
    return open_work(p, &spec, e);
}

void warpsmith_work_free(warpsmith_work *w)
{
    work_free((struct work *)w);
}

warpsmith_sm *warpsmith_sm_new(const warpsmith_params *p, warpsmith_work *w, unsigned options,
                               warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    struct sm_options o = {.payload = options & WARPSMITH_SM_CHECK,
                           .skip = !(options & WARPSMITH_SM_NO_SKIP),
                           .leave_out = options & WARPSMITH_SM_LEAVE_OUT,
                           .no_cover = !(options & WARPSMITH_SM_COVER)};
    struct sm *sm =
        w && has_params(p, d) ? sm_create((const struct params *)p, (struct work *)w, &o, d) : NULL;
    warpsmith_sm *s = NULL;
    if (sm) {
        s = xcalloc(1, sizeof *s);
        s->sm = sm;
        s->work = (struct work *)w;
    } else {
        work_free((struct work *)w);
    }
    report_end(e, &own);
    return s;
}

void warpsmith_sm_free(warpsmith_sm *s)
{
    if (!s)
        return;
    sm_destroy(s->sm);
    work_free(s->work);
    free(s);
}

int warpsmith_sm_run(warpsmith_sm *s, uint64_t cycles, warpsmith_errors *e)
{
    static const int states[] = {[SM_RUNNING] = WARPSMITH_SM_RUNNING,
                                 [SM_DONE] = WARPSMITH_SM_DONE,
                                 [SM_FAILED] = WARPSMITH_SM_BROKEN,
                                 [SM_BAD_INPUT] = WARPSMITH_SM_STOPPED};
    struct diag own, *d = report_begin(e, &own);
    enum sm_status status = SM_RUNNING;
    uint64_t until = cycles ? sm_cycle(s->sm) + cycles : UINT64_MAX;
    while (status == SM_RUNNING && sm_cycle(s->sm) < until) {
        status = sm_step(s->sm, d);
        if (s->watch)
            s->watch(s->watch_arg, s->sm);
    }
    if (status == SM_FAILED)
        diag_failed(d, "%s", sm_failure(s->sm)->text);
    report_end(e, &own);
    return states[status];
}

uint64_t warpsmith_sm_cycle(const warpsmith_sm *s)
{
    return sm_cycle(s->sm) - sm_prefill(s->sm);
}

void warpsmith_sm_figures(const warpsmith_sm *s, struct warpsmith_figures *f)
{
    struct sm_stats t;
    sm_stats(s->sm, &t);
    size_t size = f->size < sizeof *f ? f->size : sizeof *f;
    struct warpsmith_figures all = {
        .size = f->size,
        .cycles = t.cycles,
        .warp_instructions = t.warp_instructions,
        .micro_ops = t.micro_ops,
        .operand_requests = t.operand_requests,
        .cache_hits = t.cache_hits,
        .bank_reads = t.bank_reads,
        .bank_writes = t.bank_writes,
        .conflict_cycles = t.conflict_cycles,
        .steals = t.steals,
        .kernels = t.kernels,
        .blocks = t.blocks,
        .warps = t.warps,
        .calls = t.calls,
        .unframed_calls = t.unframed_calls,
        .traps = t.traps,
        .spill_bytes = t.spill_bytes,
        .fill_bytes = t.fill_bytes,
        .ipc = t.cycles ? (double)t.warp_instructions / (double)t.cycles : 0,
    };
    memcpy(f, &all, size);
}

bool warpsmith_sm_stall(const warpsmith_sm *s, size_t i, const char **cause, uint64_t *cycles)
{
    if (i >= N_STALL)
        return false;
    struct sm_stats t;
    sm_stats(s->sm, &t);
    *cause = sm_stall_name((enum sm_stall)i);
    *cycles = t.stalls[i];
    return true;
}

bool warpsmith_sm_left_out(const warpsmith_sm *s, size_t i, const char **kernel, const char **why)
{
    size_t n;
    const struct sm_left *left = sm_left_out(s->sm, &n);
    if (i >= n)
        return false;
    *kernel = left[i].name;
    *why = left[i].why;
    return true;
}
