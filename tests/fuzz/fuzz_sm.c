/* Traces through the SM: whatever the reader accepts is executed or refused, without a stale
 * operand, a broken conservation law or a standstill. The first byte chooses the parameters. */
#include "base/diag.h"
#include "cmodel/programs/program.h"
#include "cmodel/sm/sm.h"
#include "tests/fuzz/fuzz.h"
#include <stdio.h>

/* No latency is longer than this, so an SM that does nothing for so long stands still. */
enum { STANDSTILL = 20000, MOST_CYCLES = 60000 };

static struct params *choose(unsigned which)
{
    static const struct {
        const char *preset, *sets[2];
    } all[] = {{"tiny", {"regfile.depth=64", "env.map=swz"}},
               {"turing_ocu", {"regfile.lanes=4", "regfile.read_latency=2"}},
               {"fermi8_steal", {"regfile.lanes=4", "steal_arbiter.policy=any"}},
               {"fermi16", {"regfile.lanes=4", "warp_scheduler.policy=rr"}}};
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(all[which % 4].preset, all[which % 4].sets, 2, &d);
    FUZZ_CHECK(p);
    diag_free(&d);
    return p;
}

static void execute(const struct params *p, struct work *w, bool payload, struct diag *d)
{
    struct sm_options o = {.payload = payload};
    struct sm *sm = sm_create(p, w, &o, d);
    if (!sm) {
        FUZZ_CHECK(d->errors);
        return;
    }
    struct sm_stats now;
    uint64_t issued = 0, since = 0;
    enum sm_status s;
    while ((s = sm_step(sm, d)) == SM_RUNNING && sm_cycle(sm) < MOST_CYCLES) {
        if (sm_cycle(sm) % 1024)
            continue;
        sm_stats(sm, &now);
        if (now.micro_ops != issued || !now.cycles) {
            issued = now.micro_ops;
            since = sm_cycle(sm);
        }
        if (sm_cycle(sm) - since > STANDSTILL)
            fuzz_fail("standstill since cycle %llu", (unsigned long long)since);
    }
    if (s == SM_FAILED)
        fuzz_fail("%s", sm_failure(sm)->text);
    sm_stats(sm, &now);
    FUZZ_CHECK((s == SM_BAD_INPUT) == (d->errors > 0));
    FUZZ_CHECK(now.steals <= now.bank_reads && now.bank_reads <= now.operand_requests);
    if (s == SM_DONE) {
        FUZZ_CHECK(now.bank_reads + now.cache_hits == now.operand_requests);
        FUZZ_CHECK(now.micro_ops >= now.warp_instructions);
    }
    sm_destroy(sm);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    if (len < 2)
        return 0;
    struct params *p = choose(data[0]);
    struct fuzz_file file;
    fuzz_file_open(&file, data + 1, len - 1);
    struct diag d;
    diag_init(&d, NULL);
    const char *path = file.path;
    struct work *w = work_traces(&path, 1, &d);
    if (w)
        execute(p, w, data[0] & 0x80, &d);
    fuzz_check_diag(&d, w && !d.errors, (const char *[]){path, NULL}, 0);
    work_free(w);
    diag_free(&d);
    fuzz_file_close(&file);
    params_free(p);
    return 0;
}
