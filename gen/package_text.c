/* File list, manifest, constraints, FuseSoC core and parameters of a package. */
#include "gen/package_text.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "base/version.h"
#include "gen/package.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An open memory stream; text() closes it and gives what was printed. */
struct text {
    char *at;
    size_t len;
    FILE *f;
};

static void text_open(struct text *t)
{
    t->f = xmemstream(&t->at, &t->len);
}

static char *text_close(struct text *t)
{
    xmemclose(t->f);
    return t->at;
}

/* Whether the set is that of the preset it is named after. */
static bool is_preset(const struct params *p)
{
    bool same = false;
    for (const char *const *name = params_presets(); *name; name++)
        if (strcmp(*name, params_name(p)) == 0) {
            struct diag quiet;
            diag_init(&quiet, NULL);
            struct params *preset = params_load(*name, NULL, 0, &quiet);
            json_t *a = params_to_json(p), *b = preset ? params_to_json(preset) : NULL;
            same = b && json_equal(a, b);
            json_decref(a);
            json_decref(b);
            params_free(preset);
            diag_free(&quiet);
        }
    return same;
}

char *package_command(const struct package_source *s)
{
    struct text t;
    text_open(&t);
    fprintf(t.f, "warpsmith gen %s%s --top %s", params_name(s->params),
            is_preset(s->params) ? "" : ".ini", s->block->name);
    if (s->prefix)
        fprintf(t.f, " --prefix %s", s->prefix);
    fprintf(t.f, " -o .");
    return text_close(&t);
}

char *package_filelist(const struct package_source *s)
{
    struct text t;
    text_open(&t);
    const struct package *pkg = s->package;
    for (size_t i = 0, told = 0; i < pkg->n; i++)
        if (pkg->files[i].included && !told++)
            fprintf(t.f, "+incdir+.\n");
    for (size_t i = 0; i < pkg->n; i++)
        if (pkg->files[i].verilog)
            fprintf(t.f, "%s\n", pkg->files[i].name);
    return text_close(&t);
}

static json_t *ports_json(const struct hdl *top)
{
    json_t *list = json_array();
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(top, i, &port); i++) {
        json_t *o = json_pack("{ss ss sI}", "name", port.name, "direction",
                              port.output ? "output" : "input", "width", (json_int_t)port.bits);
        if (port.param) {
            json_object_set_new(o, "parameter", json_string(port.param));
            json_object_set_new(o, "times", json_integer(port.count));
        }
        json_object_set_new(o, "counter", json_boolean(port.counter));
        json_object_set_new(o, "doc", json_string(port.doc ? port.doc : ""));
        json_array_append_new(list, o);
    }
    return list;
}

static json_t *memories_json(const struct package_source *s)
{
    json_t *list = json_array();
    struct hdl_memory m;
    for (size_t i = 0; hdl_memory_at(s->top, i, &m); i++)
        json_array_append_new(list, json_pack("{ss ss si si si si si}", "name", m.name, "ports",
                                              m.two_ports ? "1r1w" : "1rw", "depth", (int)m.depth,
                                              "width", (int)m.width, "count", (int)m.count, "lanes",
                                              (int)m.lanes, "latency", (int)m.latency));
    return list;
}

char *package_manifest(const struct package_source *s)
{
    json_t *files = json_array(), *included = json_array();
    for (size_t i = 0; i < s->package->n; i++) {
        const struct package_file *f = &s->package->files[i];
        if (f->verilog || f->included)
            json_array_append_new(f->verilog ? files : included, json_string(f->name));
    }
    json_t *uncovered = json_array();
    for (size_t i = 0; i < s->package->nuncovered; i++) {
        const struct package_uncovered *u = &s->package->uncovered[i];
        json_array_append_new(uncovered, json_pack("{ss ss si si ss}", "module", u->module,
                                                   "signal", u->signal, "lsb", (int)u->lsb, "bits",
                                                   (int)u->bits, "why", u->why));
    }
    char *command = package_command(s);
    json_t *o = json_pack(
        "{ss ss ss ss ss ss ss so so so so so so}", "tool", "warpsmith", "version", WS_VERSION,
        "command", command, "config", params_name(s->params), "block", s->block->name, "top",
        hdl_module_name(s->top), "prefix", s->prefix ? s->prefix : "", "parameters",
        params_to_json(s->params), "files", files, "included", included, "ports",
        ports_json(s->top), "memories", memories_json(s), "uncovered", uncovered);
    free(command);
    char *bare = json_dumps(o, JSON_INDENT(2)), *text = strfmt("%s\n", bare);
    free(bare);
    json_decref(o);
    return text;
}

static bool has_clock(const struct hdl *top)
{
    struct hdl_port port;
    return hdl_port_at(top, 0, &port) && strcmp(port.name, "clk") == 0;
}

char *package_sdc(const struct package_source *s)
{
    struct text t;
    bool clocked = has_clock(s->top);
    text_open(&t);
    fprintf(t.f,
            "# %s: an ideal clock, no input or output delay. A slower or faster target: change\n"
            "# the period; paths are reported against it.\n",
            hdl_module_name(s->top));
    fprintf(t.f, "create_clock -name clk -period 5.0%s\n", clocked ? " [get_ports clk]" : "");
    if (clocked) {
        fprintf(t.f, "set_input_delay 0 -clock clk [list");
        struct hdl_port port;
        for (size_t i = 1; hdl_port_at(s->top, i, &port); i++)
            if (!port.output)
                fprintf(t.f, " \\\n    [get_ports {%s%s}]", port.name,
                        port.count > 1 || port.param ? "[*]" : "");
        fprintf(t.f, "]\n");
    } else {
        fprintf(t.f, "set_input_delay 0 -clock clk [all_inputs]\n");
    }
    fprintf(t.f, "set_output_delay 0 -clock clk [all_outputs]\n");
    return text_close(&t);
}

char *package_core(const struct package_source *s)
{
    struct text t;
    text_open(&t);
    const char *top = hdl_module_name(s->top);
    fprintf(t.f, "CAPI=2:\nname: warpsmith:gen:%s:%s\n", top, WS_VERSION);
    fprintf(t.f, "description: \"%s\"\nfilesets:\n  rtl:\n    files:\n", s->block->summary);
    for (size_t i = 0; i < s->package->n; i++) {
        const struct package_file *f = &s->package->files[i];
        if (f->verilog || f->included)
            fprintf(t.f, f->verilog ? "      - %s\n" : "      - %s: {is_include_file: true}\n",
                    f->name);
    }
    fprintf(t.f,
            "    file_type: verilogSource\n"
            "  constraints:\n    files:\n      - %s.sdc\n    file_type: SDC\n",
            top);
    fprintf(t.f, "targets:\n  default: &default\n    filesets: [rtl]\n    toplevel: %s\n", top);
    fprintf(t.f, "  lint:\n    <<: *default\n    default_tool: verilator\n    tools:\n"
                 "      verilator:\n        mode: lint-only\n        verilator_options: [-Wall, "
                 "--flatten]\n");
    /* A bench of one's own comes as a fileset and a top of its own. */
    fprintf(t.f, "  sim:\n    <<: *default\n    default_tool: icarus\n    tools:\n"
                 "      icarus:\n        iverilog_options: [-g2005, -Wall]\n");
    fprintf(t.f,
            "  synth:\n    filesets: [rtl, constraints]\n    toplevel: %s\n"
            "    default_tool: yosys\n    tools:\n      yosys:\n        arch: ecp5\n",
            top);
    return text_close(&t);
}

char *package_ini(const struct package_source *s)
{
    struct text t;
    text_open(&t);
    params_write_ini(s->params, t.f);
    return text_close(&t);
}
