/* four_state: lockstep under Icarus tells an x at any output of any block.
 *
 *     four_state [--block BLOCK] [--part K/N] PROGRAM DIR SETS
 *
 * SETS has rows `BLOCK CONFIG [KEY=VALUE]...`, at least one for each block of the program
 * (`warpsmith list`). For every output of the block a module of its name is put around it, which
 * lets an x into one bit of that output at some time; PROGRAM's lockstep has to fail in that cycle,
 * at that port, with an x in the value. --part: of every N outputs of a block the K-th, of each at
 * least one. The block as it is has to pass with the same stimulus. Then
 * storage that was never written is let out of a register file by defects in the text (`leaks`
 * below), which has to show as x, too. Files are left in DIR. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "gen/package.h"
#include "tests/matrix/matrix.h"
#include <stdlib.h>
#include <string.h>

/* The x comes at this time; a cycle takes ten units, and those of the reset before the first do not
 * count. */
enum { CYCLE = 80, RESET = 10, CYCLES = CYCLE + 20 };

struct check {
    const char *program, *dir, *only;
    size_t passed, failed, blocks;
    unsigned part, parts;
    struct diag *d;
};

static void fail(struct check *c, const char *what, const char *said)
{
    printf("FAIL: %s: %.*s\n", what, (int)strcspn(said, "\n"), said);
    c->failed++;
}

/* ---- Verilog ---- */

/* The first line that begins with `start` in `text`; NULL: there is none. */
static const char *line_with(const char *text, const char *start)
{
    for (const char *s = text; s && *s; s = strchr(s, '\n'), s += s != NULL)
        if (starts_with(s, start))
            return s;
    return NULL;
}

/* The text with its first `from`, or with all of the line behind it, too, as `to`; NULL: it has
 * none. Caller frees. */
static char *replaced(const char *text, const char *from, const char *to, bool line)
{
    const char *at = strstr(text, from), *rest = at ? at + strlen(from) : NULL;
    if (at && line)
        rest += strcspn(rest, "\n");
    return at ? strfmt("%.*s%s%s", (int)(at - text), text, to, rest) : NULL;
}

/* Module `top` around `top`_inside, whose output `bad` gets an x into bit 0. Caller frees. */
static char *wrapper(const struct hdl *h, const char *text, const char *top, const char *bad)
{
    char *begins = strfmt("module %s ", top), *s = NULL;
    const char *head = line_with(text, begins), *end = head ? strstr(head, "\n);") : NULL;
    size_t len;
    FILE *f = end ? open_memstream(&s, &len) : NULL;
    struct hdl_port p;
    free(begins);
    if (!f)
        return NULL;
    for (const char *c = head; c < end; c++) {
        bool reg = strncmp(c, "output reg ", 11) == 0;
        fputs(reg ? "output wire " : "", f);
        c += reg ? 11 : 0;
        fputc(*c, f);
    }
    for (size_t i = 0; hdl_port_at(h, i, &p); i++)
        if (strcmp(p.name, bad) == 0)
            fprintf(f,
                    "\n);\n    wire [%u:0] sound;\n    reg late;\n"
                    "    initial begin late = 1'b0; #%u late = 1'b1; end\n"
                    "    assign %s = sound ^ (late ? 1'bx : 1'b0);\n    %s_inside inside (\n",
                    p.bits - 1, 10 * CYCLE, bad, top);
    for (size_t i = 0; hdl_port_at(h, i, &p); i++)
        fprintf(f, "%s        %s.%s(%s)%s", p.counter ? "\n`ifdef WARPSMITH_COUNTERS\n" : "",
                i ? ", " : "", p.name, strcmp(p.name, bad) == 0 ? "sound" : p.name,
                p.counter ? "\n`endif" : "\n");
    fputs("\n    );\nendmodule\n", f);
    fclose(f);
    return s;
}

static bool put(const char *dir, const char *name, const char *text, struct diag *d)
{
    char *path = strfmt("%s/%s", dir, name);
    bool good = text && outfile_write(path, text, strlen(text), d);
    free(path);
    return good;
}

/* The package's Verilog into a fresh folder, module `inside` (NULL: none) as `inside`_inside. */
static bool write_verilog(const struct package *pkg, const char *dir, const char *inside,
                          struct diag *d)
{
    bool good = remove_tree(dir) && make_dirs(dir, d);
    for (size_t i = 0; i < pkg->n && good; i++) {
        const struct package_file *f = &pkg->files[i];
        char *name = inside ? strfmt("%s.v", inside) : NULL;
        bool own = name && strcmp(name, f->name) == 0;
        char *from = own ? strfmt("\nmodule %s ", inside) : NULL;
        char *to = own ? strfmt("\nmodule %s_inside ", inside) : NULL;
        char *text = own ? replaced(f->text, from, to, false) : NULL;
        if (f->verilog || f->included)
            good = put(dir, f->name, own ? text : f->text, d);
        free(text);
        free(to);
        free(from);
        free(name);
    }
    return good;
}

/* ---- runs ---- */

/* Lockstep under Icarus of the Verilog in `dir`, so many cycles; what it said. Caller frees. */
static char *run(struct check *c, const struct rule_set *s, const char *dir, const char *cycles,
                 int *status)
{
    enum { FIXED = 14 };
    const char *argv[FIXED + 2 * sizeof s->sets / sizeof *s->sets + 1];
    char *waves = strfmt("%s/x.fst", c->dir);
    const char *fixed[FIXED] = {c->program, "cosim",          s->config, "--top", s->block,
                                "--sim",    "icarus",         "--rtl",   dir,     "--cycles",
                                cycles,     "--no-read-back", "--waves", waves};
    size_t n = FIXED;
    memcpy(argv, fixed, sizeof fixed);
    for (size_t i = 0; i < s->nsets; i++) {
        argv[n++] = "--set";
        argv[n++] = s->sets[i];
    }
    argv[n] = NULL;
    struct proc_result r = {0};
    *status = proc_run(argv, NULL, &r, c->d) == WS_OK ? r.status : -1;
    char *said = xstrdup(r.out ? r.out : "");
    proc_result_free(&r);
    free(waves);
    return said;
}

/* Does it say that lockstep fails with an x at the port (NULL: at any), in a cycle from `first` to
 * `last`? */
static bool shows_x(const char *said, const char *port, unsigned first, unsigned last)
{
    const char *line = line_with(said, "lockstep: FAIL ");
    const char *actual = line ? strstr(line, " actual=") : NULL;
    unsigned cycle;
    char name[128];
    if (!actual || sscanf(line, "lockstep: FAIL cycle=%u port=%127s", &cycle, name) != 2)
        return false;
    actual += strlen(" actual=");
    size_t n = strcspn(actual, " \n");
    bool x = strcspn(actual, "xX") < n;
    return x && (!port || strcmp(port, name) == 0) && cycle >= first && cycle <= last;
}

static void try_port(struct check *c, const struct rule_set *s, const struct package *pkg,
                     const struct hdl *h, const char *text, const char *port)
{
    char *dir = strfmt("%s/%s", c->dir, s->block), *what = strfmt("%s: x at %s", s->block, port);
    char *wrap = wrapper(h, text, pkg->top, port), *cycles = strfmt("%u", CYCLES);
    int status = -1;
    char *said = NULL;
    if (write_verilog(pkg, dir, pkg->top, c->d) && put(dir, "wrap.v", wrap, c->d))
        said = run(c, s, dir, cycles, &status);
    if (status == 1 && shows_x(said, port, CYCLE - RESET, CYCLE))
        c->passed++;
    else
        fail(c, what, said ? said : "no Verilog");
    free(said);
    free(cycles);
    free(wrap);
    free(what);
    free(dir);
}

static const char *text_of(const struct package *pkg, const char *module)
{
    for (size_t i = 0; i < pkg->n; i++)
        if (strncmp(pkg->files[i].name, module, strlen(module)) == 0 &&
            strcmp(pkg->files[i].name + strlen(module), ".v") == 0)
            return pkg->files[i].text;
    return NULL;
}

/* The block as it is, then an x at each of its outputs. */
static void try_block(struct check *c, const struct rule_set *s)
{
    struct package pkg = {0};
    struct params *p = params_load(s->config, s->sets, s->nsets, c->d);
    const struct block *b = p ? block_for(p, s->block, c->d) : NULL;
    struct hdl_design *design = hdl_design_new(NULL);
    const struct hdl *h = b ? b->build(design, p) : NULL;
    char *dir = strfmt("%s/%s", c->dir, s->block), *cycles = strfmt("%u", CYCLES);
    if (h && package_build(p, s->block, NULL, &pkg, c->d) == WS_OK &&
        write_verilog(&pkg, dir, NULL, c->d)) {
        int status;
        char *said = run(c, s, dir, cycles, &status);
        if (status == 0)
            c->passed++;
        else
            fail(c, s->block, said);
        free(said);
        struct hdl_port port;
        size_t outputs = 0, all = 0;
        for (size_t i = 0; hdl_port_at(h, i, &port); i++)
            all += port.output;
        unsigned first = c->part < all ? c->part : 0;
        for (size_t i = 0, k = 0; hdl_port_at(h, i, &port); i++) {
            if (!port.output || k++ % c->parts != first)
                continue;
            try_port(c, s, &pkg, h, text_of(&pkg, pkg.top), port.name);
            outputs++;
        }
        printf("%s %s: %zu of %zu outputs\n", s->config, s->block, outputs, all);
        if (!outputs)
            fail(c, s->block, "no outputs");
        c->blocks++;
    } else {
        fail(c, s->block, "cannot be built");
    }
    fflush(stdout);
    free(cycles);
    free(dir);
    hdl_design_free(design);
    package_free(&pkg);
    params_free(p);
}

/* ---- storage that was never written ---- */

static const struct leak {
    const char *what, *file, *from, *to;
    bool line; /* all of it behind `from` goes */
} leaks[] = {
    {"operands of a free collector", "ocu_lane.v", "read[k] ? data : {LANE_W{1'b0}}", "data",
     false},
    {"metadata of a free collector", "ocu.v", "assign disp_meta = ", "assign disp_meta = meta;",
     true},
    {"rows of a bank", "sram_lane.v", "if (write)", "if (write & row[0])", false},
    {"order of collectors", "bank_arbiter.v", "if (rst) begin", "if (1'b0) begin", false},
};

static void try_leak(struct check *c, const struct rule_set *s, const struct package *pkg,
                     const struct leak *l)
{
    char *dir = strfmt("%s/leak", c->dir);
    char *name = xstrdup(l->file);
    name[strlen(name) - 2] = 0;
    const char *text = text_of(pkg, name);
    char *edited = text ? replaced(text, l->from, l->to, l->line) : NULL;
    int status;
    if (!edited) {
        fail(c, l->what, "the edit changes nothing");
    } else if (write_verilog(pkg, dir, NULL, c->d) && put(dir, l->file, edited, c->d)) {
        char *said = run(c, s, dir, "4000", &status);
        if (status == 1 && shows_x(said, NULL, 0, 4000))
            c->passed++;
        else
            fail(c, l->what, said);
        free(said);
    } else {
        fail(c, l->what, "no Verilog");
    }
    free(edited);
    free(name);
    free(dir);
}

static void try_leaks(struct check *c)
{
    struct rule_set s = {.block = (char *)"regfile", .config = (char *)"tiny"};
    struct package pkg = {0};
    struct params *p = params_load(s.config, NULL, 0, c->d);
    if (p && package_build(p, s.block, NULL, &pkg, c->d) == WS_OK)
        for (size_t i = 0; i < sizeof leaks / sizeof *leaks; i++)
            try_leak(c, &s, &pkg, &leaks[i]);
    else
        fail(c, "tiny", "cannot be built");
    package_free(&pkg);
    params_free(p);
}

/* Every block of the program has a row. */
static void check_rows(struct check *c, const struct rule_set *sets, size_t n)
{
    size_t nblocks;
    const struct block *const *all = blocks_all(&nblocks);
    for (size_t b = 0; b < nblocks; b++) {
        size_t i = 0;
        while (i < n && strcmp(sets[i].block, all[b]->name) != 0)
            i++;
        if (i == n)
            fail(c, all[b]->name, "has no row");
    }
}

int main(int argc, char **argv)
{
    struct diag d;
    diag_init(&d, stderr);
    struct check c = {.parts = 1, .d = &d};
    bool wrong = false;
    const char *rest[3] = {NULL};
    size_t n = 0, nsets = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--block") == 0 && i + 1 < argc)
            c.only = argv[++i];
        else if (strcmp(argv[i], "--part") == 0 && i + 1 < argc)
            wrong = sscanf(argv[++i], "%u/%u", &c.part, &c.parts) != 2 || c.part >= c.parts;
        else if (n < 3)
            rest[n++] = argv[i];
    }
    if (n < 3 || wrong) {
        diag_error(&d, "usage: four_state [--block BLOCK] [--part K/N] PROGRAM DIR SETS");
        diag_free(&d);
        return WS_BAD_INPUT;
    }
    c.program = rest[0];
    c.dir = rest[1];
    struct rule_set *sets = rule_sets_read(rest[2], &nsets, &d);
    for (size_t i = 0; sets && i < nsets; i++)
        if (!c.only || strcmp(c.only, sets[i].block) == 0)
            try_block(&c, &sets[i]);
    if (sets && !c.only) {
        check_rows(&c, sets, nsets);
        try_leaks(&c);
    }
    if (sets)
        rule_sets_free(sets, nsets);
    printf("%zu blocks\n%zu passed, %zu failed\n", c.blocks, c.passed, c.failed);
    int status = d.status ? d.status : c.failed || !c.passed ? WS_CHECK_FAILED : WS_OK;
    diag_free(&d);
    return status;
}
