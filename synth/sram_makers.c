/* Constants of the SRAM formulas, by maker, and how well they meet the memories that are known.
 * tests/unit/test_sram.c repeats fits and residuals from ../shared/pdk/sram_points.tsv, which names
 * the source of each size. */
#include "synth/sram_model.h"
#include <string.h>

/* The cell of a two-port memory (both ports read and write) against IHP's own one-port cell, and of
 * OpenRAM's 1rw1r macros in SkyWater 130 against one-port macros of the same size. */
#define TWO_PORT 1.73
#define READ_AND_WRITE 1.5

/* c0 and r0 with which one cell area per technology meets IHP, SRAM22 and GF180 alike. */
#define SHARED_C0 33.8
#define SHARED_R0 44.3

/* IHP-Open-PDK, sg13g2_sram: fourteen one-port and seven two-port macros. */
#define IHP_TIMES .t0 = 47.38, .tb = 5.602, .tw = 1.221, .recovery = 3.52
#define IHP_ORDER .first = 4, .last = 16, .saving = 0.1
/* sram22_sky130_macros: fourteen macros with one port. The stated period is below the access time;
 * here a memory is ready again when it has answered. */
#define SRAM22_TIMES .t0 = 27.82, .td = 1.520, .tb = 2.769, .tw = 1.478
#define SRAM22_ORDER .first = 4, .last = 8, .least_columns = 128, .from_words = 256, .to_words = ~0u
/* gf180mcu_fd_ip_sram at 5 V: four sizes of 8 bits. All have 64 columns, so that the share of the
 * columns is not theirs: c0 is the shared one, and the time across the columns is SRAM22's. */
#define GF180_TIMES .t0 = 17.32, .td = 0.058, .tb = 2.204, .tw = 1.478, .recovery = 4.7
#define ANY_ORDER .first = 1, .last = 16

static const struct sram_maker makers[] = {
    {.name = "ihp",
     .source = "IHP-GmbH/IHP-Open-PDK@5cccb161f749, sg13g2_sram, typical corner",
     .rows = 512,
     .slice_bits = 64,
     .rules = {{.cell_um2 = 3.272,
                .c0 = 18,
                .r0 = 38,
                IHP_ORDER,
                .least_columns = 64,
                .to_words = 512,
                IHP_TIMES},
               {.cell_um2 = 3.272 * READ_AND_WRITE,
                .c0 = 28,
                .r0 = 44,
                IHP_ORDER,
                .t0 = 46.09,
                .tb = 7.319,
                .tw = 3.235,
                .recovery = 3.52},
               {.cell_um2 = 5.646,
                .c0 = 28,
                .r0 = 44,
                IHP_ORDER,
                .t0 = 46.09,
                .tb = 7.319,
                .tw = 3.235,
                .recovery = 3.52}},
     .words_from = 64,
     .words_to = 8192,
     .bits_from = 8,
     .bits_to = 64},
    {.name = "sram22",
     .source = "rahulk29/sram22_sky130_macros@7ab0e2d95c12, tt 25C 1.80V",
     .rows = 512,
     .slice_bits = 128,
     .rules = {{.cell_um2 = 5.944, .c0 = 68, .r0 = 42, SRAM22_ORDER, SRAM22_TIMES},
               {.cell_um2 = 5.944 * READ_AND_WRITE, .c0 = 68, .r0 = 42, SRAM22_ORDER, SRAM22_TIMES},
               {.cell_um2 = 5.944 * TWO_PORT, .c0 = 68, .r0 = 42, SRAM22_ORDER, SRAM22_TIMES}},
     .words_from = 64,
     .words_to = 2048,
     .bits_from = 8,
     .bits_to = 128},
    {.name = "gf180",
     .source = "google/globalfoundries-pdk-ip-gf180mcu_fd_ip_sram@9c411928870c, tt 25C",
     .rows = 512,
     .slice_bits = 128,
     .rules = {{.cell_um2 = 19.857,
                .c0 = SHARED_C0,
                .r0 = 43.8,
                .first = 1,
                .last = 8,
                .floor_columns = 64,
                GF180_TIMES},
               {.cell_um2 = 19.857 * READ_AND_WRITE,
                .c0 = SHARED_C0,
                .r0 = 43.8,
                .first = 1,
                .last = 8,
                .floor_columns = 64,
                GF180_TIMES},
               {.cell_um2 = 19.857 * TWO_PORT,
                .c0 = SHARED_C0,
                .r0 = 43.8,
                .first = 1,
                .last = 8,
                .floor_columns = 64,
                GF180_TIMES}},
     .words_from = 64,
     .words_to = 512,
     .bits_from = 8,
     .bits_to = 8},
    /* Of a process without memories of its own: the bare cell at its feature size, and the two
     * shared constants. At 130 nm that is the macro of efabless (2.42 um^2 against 2.47). */
    {.name = "any",
     .source = "bare cell of the feature size, periphery shared by IHP, SRAM22 and GF180",
     .rows = 512,
     .slice_bits = 128,
     .rules = {{.cells = 1, .c0 = SHARED_C0, .r0 = SHARED_R0, ANY_ORDER, GF180_TIMES},
               {.cells = READ_AND_WRITE, .c0 = SHARED_C0, .r0 = SHARED_R0, ANY_ORDER, GF180_TIMES},
               {.cells = TWO_PORT, .c0 = SHARED_C0, .r0 = SHARED_R0, ANY_ORDER, GF180_TIMES}},
     .words_from = 64,
     .words_to = 1024,
     .bits_from = 32,
     .bits_to = 128},
};

const struct sram_maker *sram_maker(const char *name)
{
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
        if (strcmp(makers[i].name, name) == 0)
            return &makers[i];
    return NULL;
}

static const struct {
    const char *maker;
    struct sram_residual r;
} residuals[] = {
    /* maker, set, ports, basis, points, then rms and worst of area, access and read energy */
    {"ihp", {"ihp130", SRAM_1RW, "fitted", 14, 0.029, 0.070, 0.043, 0.081, 0.055, 0.123}},
    {"ihp", {"ihp130", SRAM_2RW, "fitted", 7, 0.013, 0.025, 0.053, 0.071, 0.069, 0.114}},
    {"sram22", {"sram22_sky130", SRAM_1RW, "fitted", 14, 0.050, 0.097, 0.009, 0.019, 0, 0}},
    {"sram22", {"ef_sky130", SRAM_1RW, "not fitted", 1, 1.783, 1.783, 0.701, 0.701, 0.336, 0.336}},
    {"sram22", {"openram_sky130", SRAM_1R1W, "fitted", 3, 0.032, 0.044, 0, 0, 0, 0}},
    {"gf180", {"gf180", SRAM_1RW, "fitted", 3, 0, 0, 0, 0, 0, 0}},
    {"any", {"ef_sky130", SRAM_1RW, "not fitted", 1, 0.019, 0.019, 0, 0, 0.336, 0.336}},
    {"any", {"paper_stealing", SRAM_1RW, "not fitted", 1, 0.073, 0.073, 0, 0, 0, 0}},
    {"any", {"cacti7_hp", SRAM_1RW, "not fitted", 70, 0.347, 0.861, 0, 0, 0, 0}},
    {"any", {"fakeram45", SRAM_1RW, "not fitted", 13, 0.474, 0.591, 0, 0, 0, 0}},
    {"any", {"fakeram45_2026", SRAM_1RW, "not fitted", 26, 0.575, 1.784, 0, 0, 0, 0}},
    {"any", {"fakeram7", SRAM_1RW, "not fitted", 15, 1.221, 2.055, 0, 0, 0, 0}},
};

const struct sram_residual *sram_residual(const struct sram_maker *m, size_t n)
{
    for (size_t i = 0; i < sizeof residuals / sizeof *residuals; i++)
        if (strcmp(residuals[i].maker, m->name) == 0 && n-- == 0)
            return &residuals[i].r;
    return NULL;
}

/* Planar processes: 146 F^2 (CACTI 7, technology.cc). From 28 nm down cells shrink about as the
 * feature size's name, to 0.0292 um^2 at 7 nm (two contacted poly pitches by ten fins: Clark et
 * al., ASAP7, Microelectronics Journal 2016) and no further than at 5 nm. SkyWater 130 has one of
 * 1.07 x 1.74 um (OpenRAM). */
double sram_bare_cell(const struct sram_site *s)
{
    static const double planar = 146e-6, asap7_um2 = 0.02916;
    double node = s->node_nm;
    if (strcmp(s->maker->name, "sram22") == 0)
        return 1.07 * 1.74;
    if (node >= 28)
        return planar * node * node;
    double per_nm = (planar * 28 * 28 - asap7_um2) / (28 - 7);
    return asap7_um2 + per_nm * ((node < 5 ? 5 : node) - 7);
}
