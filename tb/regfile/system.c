/* The register file and its surroundings. */
#include "tb/system.h"
#include "cmodel/regfile/regfile.h"
#include "tb/regfile/golden.h"
#include "tb/regfile/layout.h"
#include "tb/regfile/pin_oracle.h"

static void *oracle_create(const struct params *p, const struct pin_list *pins)
{
    return pin_oracle_create(p, pins);
}

static void oracle_destroy(void *o)
{
    pin_oracle_destroy(o);
}

static void oracle_cycle(void *o, bool rst, const uint32_t *in, const uint32_t *out)
{
    pin_oracle_cycle(o, rst, in, out);
}

static void oracle_drained(void *o, void *model)
{
    pin_oracle_drained(o, regfile_of_model(model));
}

static const struct failure *oracle_failure(const void *o)
{
    return pin_oracle_failure(o);
}

static const char *oracle_misuse(const void *o)
{
    return pin_oracle_misuse(o);
}

static unsigned oracle_outstanding(const void *o)
{
    return pin_oracle_outstanding(o);
}

static const struct oracle_ops oracle = {oracle_create,     oracle_destroy, oracle_cycle,
                                         oracle_drained,    oracle_failure, oracle_misuse,
                                         oracle_outstanding};

#define SYSTEM_OF(name, ...)                                                                       \
    const struct system system_##name = {.top = #name,                                             \
                                         .model = &name##_model,                                   \
                                         .random = golden_random,                                  \
                                         .traces = golden_sm,                                      \
                                         .stretch = golden_random_stretch,                         \
                                         .oracle = &oracle,                                        \
                                         .driver = &regfile_driver,                                \
                                         .recorder = &regfile_recorder,                            \
                                         .shrink = &regfile_shrink,                                \
                                         __VA_ARGS__}

SYSTEM_OF(collector_stage, .recorded = golden_recording);
SYSTEM_OF(regfile, .recorded = NULL);
SYSTEM_OF(subcore, .recorded = NULL);
