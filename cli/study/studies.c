#include "cli/study/list.h"
#include <string.h>

const struct study studies[] = {
    {"reuse-distance", "how far register values are from their next read (Malekeh Fig. 1)",
     .run = study_reuse_distance},
    {"malekeh-hits", "hit ratio, bank reads and IPC of all designs (Malekeh Fig. 12, 13, 17)",
     .run = study_malekeh_hits},
    {"malekeh-sthld", "fixed waiting thresholds and the adaptive one (Malekeh Fig. 7)",
     .run = study_malekeh_sthld},
    {"malekeh-entries", "entries of the cache table (Malekeh III-C)", .run = study_malekeh_entries},
    {"malekeh-rthld", "reuse distance that still is near (Malekeh III-A)",
     .run = study_malekeh_rthld},
    {"malekeh-profile", "warps that are profiled (Malekeh III-A)", .run = study_malekeh_profile},
    {"malekeh-ports", "write-back ports of a CCU, and the write filter (Malekeh III-B)",
     .run = study_malekeh_ports},
    {"accelsim", "cycles beside those of Accel-Sim with one SM", .run = study_accelsim},
    {"malekeh-interval", "interval of the state machine (Malekeh IV-B3)",
     .run = study_malekeh_interval},
    {"malekeh-threshold", "difference of IPC that still is small (Malekeh IV-B3)",
     .run = study_malekeh_threshold},
    {"malekeh-units", "more collectors than two (Malekeh IV)", .run = study_malekeh_units},
    {"malekeh-two-level", "two-level schedulers of RFC and software RFC (Malekeh Fig. 2, 10)",
     .run = study_malekeh_two_level},
    {"malekeh-stage", "hits and IPC of the ways to allocate a CCU", .run = study_malekeh_stage},
    {"malekeh-ground", "the headline figures by the SM around the register file",
     .run = study_malekeh_ground},
    {"malekeh-operands", "registers of pairs and vectors: all, or as simulators have it",
     .run = study_malekeh_operands},
    {"cars-traffic",
     "spills, misses and speed of register stacks (CARS Fig. 2, 8 to 13, Table III)",
     .run = study_cars_traffic, .no_traces = true},
    {"cars-watermark", "sizes of the register stacks (CARS Fig. 14)", .run = study_cars_watermark,
     .no_traces = true},
    {"cars-recursion", "recursion beyond the register stack (CARS VI-C)",
     .run = study_cars_recursion, .no_traces = true},
    {"cars-factors", "machines that have what calls lack (CARS Fig. 8, 16, 17, Table II)",
     .run = study_cars_factors, .no_traces = true},
    {"collector-area", "area by the number of collectors (Malekeh I), with Yosys and OpenSTA",
     .run = study_collector_area, .no_traces = true},
    {"stealing", "speed, latency penalty and utilisation (Bank Stealing)", .run = study_stealing},
    {"stealing-banks", "4, 8, 16 and 32 banks, straight and stealing (Bank Stealing Fig. 2, 8)",
     .run = study_stealing_banks},
    {"stealing-pools", "collectors in one pool and by kind of unit (Bank Stealing Table I)",
     .run = study_stealing_pools},
    {"stealing-schedulers", "other warp schedulers (Bank Stealing VI-B)",
     .run = study_stealing_schedulers},
    {"stealing-area", "area of the designs (Bank Stealing VI-A), with Yosys and OpenSTA",
     .run = study_stealing_area, .no_traces = true},
    {"morpheus-capacity", "what a core in cache mode holds (Morpheus Fig. 11(a))",
     .run = study_morpheus_capacity, .no_traces = true},
    {"morpheus-predictor", "what the hit/miss predictor errs, and the cost (Morpheus 7.3)",
     .run = study_morpheus_predictor},
    {"morpheus-llc", "hits, memory traffic, latency and network load (Morpheus 7.4)",
     .run = study_morpheus_llc},
    {"morpheus-holes", "holes in the argument of the predictor, and the rules that --set asks for",
     .run = study_morpheus_holes, .no_traces = true},
    {"imov-cost", "an access to a register that another one names (Morpheus 4.3.2)",
     .run = study_imov_cost, .no_traces = true},
    {.name = NULL},
};

const struct study *study_find(const char *name)
{
    for (const struct study *s = studies; s->name; s++)
        if (strcmp(s->name, name) == 0)
            return s;
    return NULL;
}
