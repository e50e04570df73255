/* The mechanisms whose price the report states, a line each at the end of this file. */
#include "synth/compare.h"

static const struct figure usual[] = {
    {"area_with_um2", "area with it", UNIT_UM2, OF_AREA, WITH, NULL, NULL, NULL, NULL},
    {"area_without_um2", "area without", UNIT_UM2, OF_AREA, WITHOUT, NULL, NULL, NULL, NULL},
    {"area_ratio", "area, with over without", UNIT_RATIO, OF_AREA, RATIO, NULL, NULL, NULL, NULL},
    {"critical_path_with_ns", "critical path with it", UNIT_NS, OF_PATH, WITH, NULL, NULL, NULL,
     NULL},
    {"critical_path_without_ns", "critical path without", UNIT_NS, OF_PATH, WITHOUT, NULL, NULL,
     NULL, NULL},
    {"critical_path_ratio", "critical path, with over without", UNIT_RATIO, OF_PATH, RATIO, NULL,
     NULL, NULL, NULL},
    {0},
};

const struct figure *comparison_figures(const struct comparison *c)
{
    return c->figures ? c->figures : usual;
}

/* ---- bank stealing */

static const struct change no_stealing[] = {{"steal_arbiter.enable", "0", NULL}, {0}};

static const struct figure steal_figures[] = {
    {"arbiter_area_um2", "steal arbiter", UNIT_UM2, OF_AREA, WITH, "steal_arbiter", NULL, NULL,
     NULL},
    {"arbiter_share", "  of the register file's area", UNIT_SHARE, OF_SHARE, WITH,
     "arbiter_area_um2", NULL, NULL, "below 0.5 %"},
    {"logic_area_um2", "all logic that stealing adds", UNIT_UM2, OF_CELLS, ADDED, NULL, NULL, NULL,
     NULL},
    {"logic_share", "  of the register file's area", UNIT_SHARE, OF_SHARE, WITH, "logic_area_um2",
     NULL, NULL, NULL},
    {"rf_area_um2", "a register file", UNIT_UM2, OF_AREA, WITH, NULL, NULL, NULL, NULL},
    {"grant_path_with_ns", "normal grant, pending to bank_en, with", UNIT_NS, OF_PATH, WITH,
     "bank_arbiter", "bank_en*", NULL, NULL},
    {"grant_path_without_ns", "  without", UNIT_NS, OF_PATH, WITHOUT, "bank_arbiter", "bank_en*",
     NULL, NULL},
    {"grant_path_added_ns", "  difference", UNIT_NS, OF_PATH, ADDED, "bank_arbiter", "bank_en*",
     NULL, "one more input of an OR gate"},
    {"critical_path_with_ns", "critical path with it", UNIT_NS, OF_PATH, WITH, NULL, NULL, NULL,
     NULL},
    {"critical_path_without_ns", "critical path without", UNIT_NS, OF_PATH, WITHOUT, NULL, NULL,
     NULL, NULL},
    {0},
};

/* ---- caching collector units */

static const struct change ocus[] = {{"regfile.collector", "ocu", NULL},
                                     {"regfile.issue_stage", "0", NULL},
                                     {"warp_scheduler.policy", "gto", "malekeh"},
                                     {0}};

static double ccu_data(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (double)z.ctn * z.w;
}

static double ocu_data(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (double)z.nsrc * z.w;
}

/* The papers count over the sub-cores of an SM (docs/report.md). */
static double sm_units(const struct params *p)
{
    return (double)params_u(p, "env.subcores") * params_sizes(p).ncu;
}

static double sm_bytes(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return (double)params_u(p, "env.subcores") * z.nbank * z.depth * z.w / 8;
}

/* Malekeh VI-D: entries beyond the operand slots. */
static double extra_data(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return sm_units(p) * (z.ctn - z.nsrc) * z.w / 8;
}

static double extra_data_share(const struct params *p)
{
    return extra_data(p) / sm_bytes(p);
}

/* Malekeh short 9.4: tag, lock, near, LRU and index of one unit. */
static double fields(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.ctn * (z.tagw + 2 + z.ctw) + z.nsrc * z.ctw;
}

static double field_bytes(const struct params *p)
{
    return sm_units(p) * fields(p) / 8;
}

static double field_share(const struct params *p)
{
    return field_bytes(p) / sm_bytes(p);
}

static const struct figure ccu_figures[] = {
    {"ccu.control_area_um2", "one CCU: control", UNIT_UM2, OF_CONTROL, WITH, "ccu", NULL, NULL,
     NULL},
    {"ccu.data_area_um2", "  data", UNIT_UM2, OF_LANES, WITH, "ccu", NULL, NULL, NULL},
    {"ccu.control_bits", "  control bits", UNIT_COUNT, OF_BITS, WITH, "ccu", NULL, NULL, NULL},
    {"ccu.data_bits", "  data bits", UNIT_COUNT, OF_FORMULA, WITH, NULL, NULL, ccu_data, NULL},
    {"ccu.critical_path_ns", "  its path", UNIT_NS, OF_PATH, WITH, "ccu", NULL, NULL, NULL},
    {"ocu.control_area_um2", "one OCU: control", UNIT_UM2, OF_CONTROL, WITHOUT, "ocu", NULL, NULL,
     NULL},
    {"ocu.data_area_um2", "  data", UNIT_UM2, OF_LANES, WITHOUT, "ocu", NULL, NULL, NULL},
    {"ocu.control_bits", "  control bits", UNIT_COUNT, OF_BITS, WITHOUT, "ocu", NULL, NULL, NULL},
    {"ocu.data_bits", "  data bits", UNIT_COUNT, OF_FORMULA, WITHOUT, NULL, NULL, ocu_data, NULL},
    {"ocu.critical_path_ns", "  its path", UNIT_NS, OF_PATH, WITHOUT, "ocu", NULL, NULL, NULL},
    {"area_with_um2", "area with CCUs", UNIT_UM2, OF_AREA, WITH, NULL, NULL, NULL, NULL},
    {"area_without_um2", "area with OCUs", UNIT_UM2, OF_AREA, WITHOUT, NULL, NULL, NULL, NULL},
    {"critical_path_with_ns", "critical path with CCUs", UNIT_NS, OF_PATH, WITH, NULL, NULL, NULL,
     NULL},
    {"critical_path_without_ns", "critical path with OCUs", UNIT_NS, OF_PATH, WITHOUT, NULL, NULL,
     NULL, NULL},
    {"critical_path_ratio", "  with over without", UNIT_RATIO, OF_PATH, RATIO, NULL, NULL, NULL,
     NULL},
    {"extra_data_bytes", "entries beyond the operand slots, of an SM, bytes", UNIT_COUNT,
     OF_FORMULA, WITH, NULL, NULL, extra_data, "2 KB"},
    {"extra_data_share", "  of its register file", UNIT_SMALL_SHARE, OF_FORMULA, WITH, NULL, NULL,
     extra_data_share, "0.78 %"},
    {"field_bits", "tag, lock, near, LRU and index of one CCU, bits", UNIT_COUNT, OF_FORMULA, WITH,
     NULL, NULL, fields, NULL},
    {"field_bytes", "  of an SM", UNIT_BYTES, OF_FORMULA, WITH, NULL, NULL, field_bytes,
     "128 bytes"},
    {"field_share", "  of its register file", UNIT_SMALL_SHARE, OF_FORMULA, WITH, NULL, NULL,
     field_share, "0.04 %"},
    {0},
};

/* ---- all of them */

static const struct comparison all[] = {
    {"steal", "What bank stealing costs", "steal_arbiter.enable", "1", "regfile", no_stealing,
     steal_figures, true, NULL},
    {"ccu", "What caching collector units cost", "regfile.collector", "ccu", NULL, ocus,
     ccu_figures, false,
     "Against OCUs, with GTO in place of the Malekeh scheduler. The papers leave out the valid "
     "bits, "
     "the owner's valid bit and the victim LFSR."},
};

const struct comparison *comparison_at(size_t i)
{
    return i < sizeof all / sizeof *all ? &all[i] : NULL;
}
