/* What is written around a design for Verilator: the module that registers its inputs, and the port
 * list of the shim. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "tb/verilator_build.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void wrong_port(const struct sim_spec *s, struct diag *d, const char *what)
{
    if (s->rtl->foreign)
        diag_error(d, "%s: module %s: %s", s->rtl->dir, s->rtl->top, what);
    else
        diag_failed(d, "emitted module %s: %s", s->rtl->top, what);
}

/* A port as Verilator declares it in Vdut.h: VL_IN8(&name,msb,lsb) and so on. */
struct vl_port {
    char *member, *name; /* member: perhaps with a prefix against C++ keywords */
    bool output;
    unsigned width;
};

static size_t vl_ports(const char *header, struct vl_port **ports)
{
    static const char escape[] = "__SYM__";
    size_t n = 0;
    *ports = NULL;
    for (const char *p = header; (p = strstr(p, "VL_")); p += 3) {
        bool output = strncmp(p + 3, "OUT", 3) == 0;
        if (!output && strncmp(p + 3, "IN", 2) != 0)
            continue;
        const char *q = p + (output ? 6 : 5);
        q += strspn(q, "0123456789W");
        if (strncmp(q, "(&", 2) != 0)
            continue;
        size_t len = strcspn(q + 2, ",");
        unsigned msb, lsb;
        if (sscanf(q + 2 + len, ",%u,%u", &msb, &lsb) != 2 || msb < lsb)
            continue;
        *ports = xrealloc(*ports, (n + 1) * sizeof **ports);
        struct vl_port *v = &(*ports)[n++];
        v->member = strfmt("%.*s", (int)len, q + 2);
        bool escaped = strncmp(v->member, escape, sizeof escape - 1) == 0;
        v->name = xstrdup(v->member + (escaped ? sizeof escape - 1 : 0));
        v->output = output;
        v->width = msb - lsb + 1;
    }
    return n;
}

/* Matches the RTL's ports with the golden side's; the shim's port list, or NULL after reporting. */
static char *port_list(const struct sim_spec *s, const struct vl_port *ports, size_t n,
                       struct diag *d)
{
    const struct pin_list *pins = s->pins;
    bool good = true;
    size_t len;
    char *text = NULL;
    bool *used = xcalloc(n + 1, sizeof *used);
    FILE *f = xmemstream(&text, &len);
    for (size_t i = 0; i < pins->n; i++) {
        const struct pin *pin = &pins->pins[i];
        const struct vl_port *found = NULL;
        char *what = NULL;
        for (size_t k = 0; k < n; k++)
            if (strcmp(ports[k].name, pin->name) == 0) {
                found = &ports[k];
                used[k] = true;
            }
        if (!found)
            what = strfmt("port `%s` is missing (%s of %u bits)", pin->name,
                          pin->output ? "an output" : "an input", pin->width);
        else if (found->output != pin->output)
            what = strfmt("port `%s` is an %s (%s wanted)", pin->name,
                          found->output ? "output" : "input", pin->output ? "output" : "input");
        else if (found->width != pin->width)
            what = strfmt("port `%s` is %u bits wide (%u wanted)", pin->name, found->width,
                          pin->width);
        else if (pin->output)
            fprintf(f, "WS_OUT(%s, %u, %u, %zu)\n", found->member, pin->word, pin->width, i);
        else
            fprintf(f, "WS_IN(%s, %u, %u)\n", found->member, pin->word, pin->width);
        if (what) {
            wrong_port(s, d, what);
            good = false;
        }
        free(what);
    }
    for (size_t k = 0; k < n; k++) {
        bool clock = strcmp(ports[k].name, "clk") == 0 || strcmp(ports[k].name, "rst") == 0;
        if (used[k] || (clock && pins->clocked))
            continue;
        char *what = strfmt("port `%s` is not known to the golden model", ports[k].name);
        wrong_port(s, d, what);
        free(what);
        good = false;
    }
    fclose(f);
    free(used);
    if (!good) {
        free(text);
        return NULL;
    }
    return text;
}

bool verilator_write_ports(const struct sim_spec *s, const char *tmp, struct diag *d)
{
    char *path = strfmt("%s/model/Vdut.h", tmp);
    size_t len, n;
    char *header = file_read(path, &len, d), *list = NULL;
    free(path);
    if (!header)
        return false;
    struct vl_port *ports;
    n = vl_ports(header, &ports);
    list = port_list(s, ports, n, d);
    for (size_t i = 0; i < n; i++) {
        free(ports[i].member);
        free(ports[i].name);
    }
    free(ports);
    free(header);
    path = strfmt("%s/ports.inc", tmp);
    bool good = list && outfile_write(path, list, strlen(list), d);
    free(path);
    free(list);
    return good;
}

char *verilator_wrapper(const struct sim_spec *s)
{
    const struct pin_list *pins = s->pins;
    char *text = NULL;
    size_t len;
    FILE *f = xmemstream(&text, &len);
    fprintf(f, "module %s (\n    input wire clk,\n    input wire rst", VERILATOR_WRAPPER);
    for (size_t i = 0; i < pins->n; i++)
        fprintf(f, ",\n    %s wire [%u:0] %s", pins->pins[i].output ? "output" : "input",
                pins->pins[i].width - 1, pins->pins[i].name);
    fputs("\n);\n    reg rst_now;\n    always @(posedge clk) rst_now <= rst;\n", f);
    if (s->asserts) /* nothing is checked before the reset */
        fputs("    initial rst_now = 1'b1;\n", f);
    for (size_t i = 0; i < pins->n; i++)
        if (!pins->pins[i].output)
            fprintf(f, "    reg [%u:0] %s_now;\n    always @(posedge clk) %s_now <= %s;\n",
                    pins->pins[i].width - 1, pins->pins[i].name, pins->pins[i].name,
                    pins->pins[i].name);
    fprintf(f, "    %s dut (\n        .clk(clk),\n        .rst(rst_now)", s->rtl->top);
    for (size_t i = 0; i < pins->n; i++)
        fprintf(f, ",\n        .%s(%s%s)", pins->pins[i].name, pins->pins[i].name,
                pins->pins[i].output ? "" : "_now");
    fputs("\n    );\nendmodule\n", f);
    fclose(f);
    return text;
}

/* Verilator only warns of ports that do not fit; what matters is said of the wrapper. */
bool verilator_wrapper_fits(const struct sim_spec *s, const char *output, struct diag *d)
{
    char *text = xstrdup(output), *save = NULL, *file = strfmt(": %s.v:", VERILATOR_WRAPPER);
    bool good = true;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        char *at = strncmp(line, "%Warning-", 9) == 0 ? strstr(line, file) : NULL;
        if (!at)
            continue;
        at = strstr(at + 2, ": ");
        wrong_port(s, d, at ? at + 2 : line);
        good = false;
    }
    free(text);
    free(file);
    return good;
}
