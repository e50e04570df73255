/* Parameters of a small sub-core with CCUs. */
#ifndef WS_TEST_CACHING_SETS_H
#define WS_TEST_CACHING_SETS_H

#include "cmodel/config.h"
#include "params/presets.h"
#include <stdarg.h>

/* A sub-core with CCUs of 4 entries and 3 slots, with changes, NULL-terminated. */
static inline struct params *load_list(va_list ap)
{
    const char *sets[24] = {"regfile.collector=ccu", "warp_scheduler.policy=malekeh",
                            "regfile.lanes=4",       "ocu.sources=3",
                            "ccu.entries=4",         "regfile.depth=64"};
    size_t n = 6;
    for (const char *s; (s = va_arg(ap, const char *)) && n < 24;)
        sets[n++] = s;
    struct diag d;
    diag_init(&d, stderr);
    /* One operand at a time, ready a cycle after it has come. */
    const char *all[40] = {"regfile.s_ports=1", "collector.forward=0", "collector.handover=0",
                           "dispatcher.classes=1"};
    for (size_t i = 0; i < n; i++)
        all[4 + i] = sets[i];
    struct params *p = params_load("turing_ocu", all, 4 + n, &d);
    diag_free(&d);
    assert_non_null(p);
    return p;
}

static inline struct params *load(int dummy, ...)
{
    va_list ap;
    va_start(ap, dummy);
    struct params *p = load_list(ap);
    va_end(ap);
    return p;
}

static inline struct model_config config(int dummy, ...)
{
    va_list ap;
    va_start(ap, dummy);
    struct params *p = load_list(ap);
    va_end(ap);
    struct model_config c = model_config(p);
    params_free(p);
    return c;
}

#endif
