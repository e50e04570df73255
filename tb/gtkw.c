/* Save files of GTKWave, which open a wave file at the right place. */
#include "tb/gtkw.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "base/text.h"
#include "tb/verilator_build.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* GTKWave's flags of a line: how the value is shown, and its colour. */
enum { SHOW_HEX = 0x22, SHOW_BINARY = 0x28, COLOUR_RED = 1 };

/* The scope in which the ports of the design lie. */
static char *scope(const struct gtkw_spec *s)
{
    if (s->sim == SIM_ICARUS)
        return strfmt("warpsmith_bench.dut");
    return s->pins->clocked ? strfmt("TOP.%s.dut", VERILATOR_WRAPPER) : strfmt("TOP.%s", s->top);
}

static void add_port(FILE *f, const char *in, const char *name, unsigned width, bool marked)
{
    if (marked)
        fprintf(f, "[color] %d\n", COLOUR_RED);
    fprintf(f, "@%x\n%s.%s", width > 4 ? SHOW_HEX : SHOW_BINARY, in, name);
    if (width > 1)
        fprintf(f, "[%u:0]", width - 1);
    fputc('\n', f);
}

char *gtkw_write(const struct gtkw_spec *s, struct diag *d)
{
    const char *slash = strrchr(s->waves, '/'), *base = slash ? slash + 1 : s->waves;
    const char *dot = strrchr(base, '.');
    char *path = strfmt(
        "%.*s.gtkw", (int)(dot && dot > base ? dot - s->waves : (long)strlen(s->waves)), s->waves);
    struct outfile o;
    if (!outfile_open(&o, path, d)) {
        free(path);
        return NULL;
    }
    char *in = scope(s);
    /* relative to the save file, so that the two can be moved together */
    fprintf(o.f, "[dumpfile] \"%s\"\n[timestart] %llu\n", base, (unsigned long long)s->from);
    fprintf(o.f,
            "*%f %lld -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 "
            "-1 -1 -1\n",
            -4.0, (long long)s->marker);
    if (s->pins->clocked) {
        add_port(o.f, in, "clk", 1, false);
        add_port(o.f, in, "rst", 1, false);
    }
    for (int rest = 0; rest < 2; rest++)
        for (size_t i = 0; i < s->pins->n; i++) {
            const struct pin *pin = &s->pins->pins[i];
            bool first = s->first && strcmp(pin->name, s->first) == 0;
            if (first == !rest)
                add_port(o.f, in, pin->name, pin->width, first);
        }
    free(in);
    if (outfile_commit(&o, d))
        return path;
    free(path);
    return NULL;
}
