/* The core and its surroundings. */
#include "cmodel/pins.h"
#include "tb/core/golden.h"
#include "tb/stim.h"

/* Nothing drives its pins but the SM. */
const struct stimulus stim_core = {0};

const struct system system_core = {
    .top = "core", .model = &core_model, .random = golden_core_random, .traces = golden_core};
