/* Morpheus Fig. 11(a), 4.1.2, 7.5: what a core in cache mode holds, from the formula and from sets
 * that are filled; the controller's storage by the paper's arithmetic. */
#include "base/text.h"
#include "cmodel/llc/capacity.h"
#include "cmodel/llc/ext_set.h"
#include "study/list.h"
#include "synth/storage/morpheus.h"
#include <stdlib.h>

/* Blocks in a set of so many registers after many more were put in. */
static unsigned filled(unsigned registers, bool compression)
{
    struct ext_shape shape = {.registers = registers, .compression = compression};
    struct ext_set *s = ext_set_create(&shape);
    if (compression) {
        unsigned high[BD_LEVELS] = {registers, 0, 0};
        ext_set_assign(s, high, NULL, NULL);
    }
    struct ext_gone gone;
    for (uint32_t tag = 0; tag < 4000; tag++)
        ext_set_insert(s, tag, compression ? BD_HIGH : BD_NONE, false, &gone);
    unsigned n = ext_set_blocks(s);
    ext_set_destroy(s);
    return n;
}

static const struct row {
    const char *name;
    unsigned rf, l1;
} rows[] = {{"1 warp", 1, 0},           {"8 warps", 8, 0},   {"16 warps", 16, 0},
            {"32 warps", 32, 0},        {"48 warps", 48, 0}, {"32 warps + 16 in L1", 32, 16},
            {"8 warps + 8 in L1", 8, 8}};
enum { ROWS = sizeof rows / sizeof *rows };

static double kib(const struct row *w, bool model)
{
    struct ext_registers r = ext_registers(ext_registers_each(w->rf, w->l1), false);
    unsigned blocks = model ? filled(r.data, false) : r.data;
    return (double)(w->rf * blocks * EXT_BLOCK_BYTES) / 1024 + (w->l1 ? EXT_L1_KB : 0);
}

static void core(struct study_run *r)
{
    struct table *t = findings_table(r->findings, "core", "what one core in cache mode holds");
    size_t each = table_column(t, "registers of a warp", 0), data = table_column(t, "of data", 0),
           formula = table_column(t, "KiB", 1), model = table_column(t, "KiB, sets filled", 1),
           paper = table_column(t, "KiB, paper", 1),
           packed = table_column(t, "compression: of data", 0),
           raw = table_column(t, "KiB if nothing compresses", 1),
           most = table_column(t, "blocks of a set at most", 0),
           held = table_column(t, "sets filled", 0),
           best = table_column(t, "KiB if all is 4 to 1", 1);
    static const double papers[ROWS] = {0, 239, 0, 0, 192, 328, 367};
    for (unsigned i = 0; i < ROWS; i++) {
        unsigned n = ext_registers_each(rows[i].rf, rows[i].l1);
        struct ext_registers c = ext_registers(n, true);
        double l1 = rows[i].l1 ? EXT_L1_KB : 0;
        table_row(t, rows[i].name);
        table_set(t, each, n);
        table_set(t, data, ext_registers(n, false).data);
        table_set(t, formula, kib(&rows[i], false));
        table_set(t, model, kib(&rows[i], true));
        if (papers[i] > 0)
            table_set(t, paper, papers[i]);
        table_set(t, packed, c.data);
        table_set(t, raw, (double)(rows[i].rf * c.data * EXT_BLOCK_BYTES) / 1024 + l1);
        table_set(t, most, c.blocks);
        table_set(t, held, filled(c.data, true));
        table_set(t, best, (double)(rows[i].rf * c.blocks * EXT_BLOCK_BYTES) / 1024 + l1);
    }
    table_plot(t, PLOT_NONE, "", "");
    table_note(t,
               "367 is the sum of two measurements: eight warps with 256 registers each leave none "
               "to the eight warps whose sets are in L1");
}

/* The paper's 16 and 5 KiB beside the bits of the netlist. */
static void controller(struct study_run *r)
{
    static const char *const presets[] = {"ampere_morpheus", "ampere_morpheus_sized"};
    enum { PRESETS = sizeof presets / sizeof *presets, LLC_KIB = 512 };
    struct controller_storage c[PRESETS];
    for (unsigned i = 0; i < PRESETS; i++) {
        struct params *p = params_load(presets[i], r->sets, r->nsets, r->d);
        if (!p)
            return;
        c[i] = controller_storage(p);
        params_free(p);
    }
    struct table *t = findings_table(r->findings, "storage", "storage of one controller");
    size_t paper = table_column(t, "KiB, paper", 1), kib_of[PRESETS], bits_of[PRESETS];
    for (unsigned i = 0; i < PRESETS; i++) {
        char *name = strfmt("%s, KiB", presets[i]), *bits = strfmt("%s, bits", presets[i]);
        kib_of[i] = table_column(t, name, 1);
        bits_of[i] = table_column(t, bits, 0);
        free(name);
        free(bits);
    }
    enum { LINES = 14 };
    static const struct {
        const char *name;
        double paper;
    } line[LINES] = {{"filters", 16},
                     {"query logic", 5},
                     {"... requests that wait", 0},
                     {"... blocks of data with them", 0},
                     {"... status rows", 0},
                     {"... responses", 0},
                     {"both", 16 + 5},
                     {"masks of the blocks' bytes", 0},
                     {"markers and roles of the filters", 0},
                     {"swaps since reads began, warps that wait", 0},
                     {"the block that came back", 0},
                     {"requests at the entrance", 0},
                     {"all else", 0},
                     {"the netlist", 0}};
    for (unsigned k = 0; k < LINES; k++) {
        table_row(t, line[k].name);
        if (line[k].paper > 0)
            table_set(t, paper, line[k].paper);
        for (unsigned i = 0; i < PRESETS; i++) {
            const struct controller_storage *s = &c[i];
            uint64_t logic = s->requests + s->blocks + s->rows + s->responses;
            const uint64_t bits[LINES] = {s->filters, logic,        s->requests,        s->blocks,
                                          s->rows,    s->responses, s->filters + logic, s->masks,
                                          s->markers, s->reads,     s->returned,        s->entrance,
                                          s->rest,    s->all};
            table_set(t, kib_of[i], (double)bits[k] / 8192);
            table_set(t, bits_of[i], (double)bits[k]);
        }
    }
    table_row(t, "% of 512 KiB");
    table_set(t, paper, 100 * (16 + 5) / (double)LLC_KIB);
    for (unsigned i = 0; i < PRESETS; i++)
        table_set(t, kib_of[i], 100 * (double)c[i].all / 8192 / LLC_KIB);
    table_plot(t, PLOT_NONE, "", "");
    table_note(
        t, "bits: by the formula of docs/blocks/morpheus.md, which `report` finds in the netlist");
}

void study_morpheus_capacity(struct study_run *r)
{
    core(r);
    controller(r);
    struct measures m = {0};
    measure_one(&m, "capacity.48", kib(&rows[4], true));
    measure_one(&m, "capacity.8", kib(&rows[1], true));
    measure_one(&m, "capacity.combined", kib(&rows[5], true));
    measure_one(&m, "capacity.sum", kib(&rows[6], true));
    /* 256 sets, two filters of 32 bytes; 5 KiB of query logic; 512 KiB a partition. */
    measure_one(&m, "capacity.filters", 256 * 2 * 32 / 1024.0);
    measure_one(&m, "capacity.share", 100 * (16 + 5) / 512.0);
    measure_one(&m, "capacity.all", 10 * (16 + 5));
    measure_one(&m, "capacity.sets", 0.75 * 68 * 48);
    measure_one(&m, "capacity.compression",
                ext_registers(42, true).blocks / (double)ext_registers(42, false).blocks);
    study_verdicts(r, &m);
}
