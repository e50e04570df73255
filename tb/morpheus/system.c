/* The controller of an LLC partition and its surroundings. */
#include "tb/system.h"
#include "tb/morpheus/golden.h"
#include "tb/morpheus/measure.h"
#include "tb/morpheus/oracle.h"

const struct system system_morpheus = {.top = "morpheus",
                                       .model = &morpheus_model,
                                       .random = morpheus_golden,
                                       .traces = morpheus_golden_traces,
                                       .stretch = morpheus_golden_stretch,
                                       .measure = morpheus_measure,
                                       .oracle = &morpheus_oracle_ops,
                                       .driver = &morpheus_driver,
                                       .recorder = &morpheus_recorder,
                                       .shrink = &morpheus_shrink};
