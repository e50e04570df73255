/* Asks OpenSTA for the energy of a run's changes. */
#include "synth/sta_power.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "base/text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double period_ns = 10; /* energy of a cycle does not depend on it */

/* OpenSTA 2.0.17: set_power_activity -pins calls a procedure that is not there, so what stands
 * below it is called. Changes of ports and registers are taken as they are set; those of gates it
 * works out again from their inputs as if those were independent of each other, which they are not
 * in a multiplier. */
static void set_one(void *f, const char *pin, bool port, double changes, double high)
{
    fprintf(f, "%s {%s} %.6g %.6g\n", port ? "port" : "one", pin, changes, high);
}

static void print_library(FILE *f, const void *lib)
{
    liberty_write_merged(lib, true, f);
}

/* OpenSTA 2.0.17 propagates activity through cells without a function and behind outputs that are
 * constants, and falls over both, so memories that are read at once go without their paths, and
 * constants without what drives them. */
static void print_netlist(FILE *f, const void *n)
{
    nl_write_verilog(n, NL_NO_CONSTANTS, f);
}

static bool write_macros(const struct flow_job *job, const struct netlist *n, struct diag *d)
{
    bool ok = true;
    for (size_t i = 0; ok && i < n->nmacros; i++) {
        char *name = strfmt("power_%s.lib", n->macros[i].name);
        ok = flow_write_macro(job, name, &n->macros[i].m, false, d);
        free(name);
    }
    return ok;
}

static bool write_script(const char *path, const struct flow_job *job, const struct netlist *n,
                         const struct gates *g, const char *cell, const char *module,
                         struct diag *d)
{
    struct outfile o;
    if (!outfile_open(&o, path, d))
        return false;
    fputs("read_liberty power.lib\n", o.f);
    for (size_t i = 0; i < n->nmacros; i++)
        fprintf(o.f, "read_liberty power_%s.lib\n", n->macros[i].name);
    /* behind them: the first library read brings its own units */
    fprintf(o.f,
            "set_cmd_units -time ns -capacitance pF -power W\n"
            "read_verilog power.v\nlink_design {%s}\n"
            "create_clock -name clk -period %g [get_ports clk]\n"
            "set_input_transition %g [all_inputs]\nset_load %g [all_outputs]\n"
            "proc one {name changes high} {\n"
            "  set p [get_pins -quiet $name]\n"
            "  if {$p eq {}} { puts \"@@missing $name\" } else { "
            "sta::set_power_pin_activity $p $changes $high }\n}\n"
            "proc port {name changes high} {\n"
            "  foreach p [get_ports $name] { "
            "sta::set_power_input_port_activity $p $changes $high }\n}\n",
            module, period_ns, job->tech->typical_slew_ns, cell ? 0 : job->tech->load_pf);
    gates_activity(g, cell, set_one, o.f);
    fputs("puts @@power\nreport_power -digits 8\nputs @@end\n", o.f);
    return outfile_commit(&o, d);
}

/* "Total  internal  switching  leakage  total  percent", in W. The energies that a library states
 * for a rise and for a fall are both taken for each of them (`set_debug power 3` shows it), so what
 * is inside of cells is twice as much as it should be. */
static bool read_total(const char *text, double *pj)
{
    const char *at = strstr(text, "@@power"), *line = at ? strstr(at, "\nTotal") : NULL;
    double internal, switching;
    if (!line || sscanf(line, "\nTotal %lf %lf", &internal, &switching) != 2)
        return false;
    *pj = (internal / 2 + switching) * period_ns * 1e3; /* W x ns = nJ */
    return true;
}

bool sta_power(const struct flow_job *job, const struct netlist *n, const struct gates *g,
               const char *cell, const char *module, double *pj, struct diag *d)
{
    char *script = strfmt("%s/power.tcl", job->dir);
    bool ok = flow_write(job, "power.lib", print_library, job->tech->lib, d) &&
              flow_write(job, "power.v", print_netlist, n, d) && write_macros(job, n, d) &&
              write_script(script, job, n, g, cell, module, d);
    struct proc_result r;
    const char *argv[] = {"sta", "-no_splash", "-exit", "power.tcl", NULL};
    if (ok && (ok = proc_run(argv, job->dir, &r, d) == WS_OK)) {
        ok = r.status == 0 && !strstr(r.out, "Error:") && !strstr(r.out, "@@missing") &&
             read_total(r.out, pj);
        if (!ok)
            flow_tool_failed("sta", &r, d);
        proc_result_free(&r);
    }
    free(script);
    return ok;
}
