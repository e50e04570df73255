/* OpenSTA: the script, and its text report read back. Version 2.0.17 writes no JSON. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "synth/flow.h"
#include "synth/fold.h"
#include "synth/remember.h"
#include "synth/timing_text.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The default group of the clock holds what no group_path names: register to register. */
static const struct {
    const char *sta, *ours;
} group_names[PATH_GROUPS] = {
    {"in2reg", "in2reg"}, {"clk", "reg2reg"}, {"reg2out", "reg2out"}, {"in2out", "in2out"}};

static const double default_period = 10;

static double period_of(const struct tech *t)
{
    return t->clock_ns > 0 ? t->clock_ns : default_period;
}

/* OpenSTA works out the least and the greatest delay of each gate. Slowest paths need one. */
static const char one_delay[] = "set_operating_conditions -analysis_type single\n";

static double slow_limit(const struct tech *t)
{
    return SLOW_FO4 * t->fo4_ns;
}

/* Where what is timed stands: folded, or `f` NULL, as it is. */
static void read_design(FILE *o, const struct flow_job *job, const struct netlist *n,
                        const struct fold *f)
{
    fprintf(o, "read_liberty %s\n", f ? "timed.lib" : "cells.lib");
    for (size_t i = 0; i < n->nmacros; i++)
        fprintf(o, "read_liberty %s%s.lib\n", f ? "timed_" : "", n->macros[i].name);
    if (f)
        fputs("read_liberty loads.lib\nread_verilog timed.v\nlink_design folded\n", o);
    else
        fprintf(o, "read_verilog %s\nlink_design %s\n", FLOW_NETLIST,
                job->timed ? job->timed : n->mods[n->top].title);
}

/* An enable that arrives at a gate made of a latch may come until the clock rises, and OpenSTA
 * would report the half period in which the latch is open as the path: it is left to the check of
 * the gate. Integrated cells need none of this. */
static void leave_gates_out(FILE *o, const struct fold *f)
{
    if (!f) {
        fputs("set held [get_pins -quiet -hierarchical *u_held/D]\n", o);
    } else {
        fputs("set held [get_pins -quiet {", o);
        fold_write_pins(f, "u_held", "D", o);
        fputs("}]\n", o);
    }
    fputs("if {[llength $held] > 0} { set_false_path -to $held }\n", o);
}

static void ask_probe(FILE *o, const char *probe, const struct fold *f)
{
    fputs("set_false_path -from $inputs\nreport_checks -path_delay max -to [get_ports {", o);
    if (f)
        fold_write_ports(f, probe, o);
    else
        fputs(probe, o);
    fputs("}] -format full -digits 5\nputs @@probed\n", o);
}

static bool write_script(const struct flow_job *job, const struct netlist *n, const struct fold *f,
                         struct diag *d)
{
    char *path = strfmt("%s/time.tcl", job->dir);
    struct outfile o;
    bool ok = outfile_open(&o, path, d);
    if (ok) {
        fputs("set_cmd_units -time ns -capacitance pF\n", o.f);
        read_design(o.f, job, n, f);
        fprintf(o.f,
                "%sset_cmd_units -time ns -capacitance pF\n"
                "set period %g\nset driver {%s}\nset load %g\n%s",
                job->only_paths ? one_delay : "", period_of(job->tech), job->tech->driver->name,
                f ? 0 : job->tech->load_pf, timing_text);
        if (job->tech->gate_body)
            leave_gates_out(o.f, f);
        fputs("check_setup -no_clock -no_input_delay -loops\n"
              "puts @@paths\n"
              "report_checks -path_delay max -group_count 1 -format full -digits 5\n"
              "puts @@hold\n",
              o.f);
        if (job->only_paths)
            fputs("puts @@ends\nputs @@slow\n", o.f);
        else {
            fputs("report_checks -path_delay min -group_count 1 -format full -digits 5\n"
                  "puts @@ends\n",
                  o.f);
            ends_ask(o.f);
            fputs("puts @@slow\n", o.f);
            slow_ask(o.f, slow_limit(job->tech));
        }
        fputs("puts @@end\n", o.f);
        if (job->probe)
            ask_probe(o.f, job->probe, f);
        ok = outfile_commit(&o, d);
    }
    free(path);
    return ok;
}

/* ---- the folded netlist's files */

static void print_timed(FILE *o, const void *fold)
{
    fold_write_verilog(fold, o);
}

static void print_loads(FILE *o, const void *fold)
{
    fold_write_loads(fold, o);
}

struct timed_cells {
    const struct liberty *lib;
    bool *used;
};

static void print_cells(FILE *o, const void *what)
{
    const struct timed_cells *c = what;
    liberty_write_weightless(c->lib, c->used, o);
}

static bool write_folded(const struct flow_job *job, const struct fold *f, struct diag *d)
{
    const struct liberty *lib = job->tech->lib;
    struct timed_cells cells = {lib, fold_cells(f)};
    cells.used[job->tech->driver - lib->cells] = true;
    bool ok = flow_write(job, "timed.v", print_timed, f, d) &&
              flow_write(job, "loads.lib", print_loads, f, d) &&
              flow_write(job, "timed.lib", print_cells, &cells, d);
    free(cells.used);
    return ok;
}

/* Slack of the probe's only path. */
static bool read_probe(struct measurement *m, const char *text, double period, struct diag *d)
{
    const char *end = strstr(text, "slack ("), *line = end;
    while (line && line > text && line[-1] != '\n')
        line--;
    double slack;
    if (!end || !strstr(end, "@@probed") || sscanf(line, " %lf", &slack) != 1) {
        diag_failed(d, "sta: no path to the probed ports");
        return false;
    }
    m->probe_ns = period - slack;
    return true;
}

/* First word of a header line "Key: value (what it is)". */
static char *header(const char *line, const char *key)
{
    size_t n = strlen(key);
    if (strncmp(line, key, n) != 0)
        return NULL;
    line += n;
    line += strspn(line, " ");
    return strfmt("%.*s", (int)strcspn(line, " "), line);
}

/* "   0.18372    0.18372 v u/mask_reg[3]/Q (DFFPOSX1)": delay, time, edge, pin, cell. */
static bool point(const char *line, struct path_point *p)
{
    char edge;
    int at = 0;
    if (sscanf(line, " %lf %lf %c %n", &p->delay_ns, &p->time_ns, &edge, &at) != 3 || !at ||
        (edge != '^' && edge != 'v'))
        return false;
    const char *open = strrchr(line, '('), *close = strrchr(line, ')');
    if (!open || !close || open < line + at)
        return false;
    const char *end = open;
    while (end > line + at && end[-1] == ' ')
        end--;
    p->rising = edge == '^';
    p->pin = strfmt("%.*s", (int)(end - line - at), line + at);
    p->cell = strfmt("%.*s", (int)(close - open - 1), open + 1);
    return true;
}

static void add_point(struct path_group *g, struct path_point p)
{
    g->points = xrealloc(g->points, (g->npoints + 1) * sizeof *g->points);
    g->points[g->npoints++] = p;
}

/* Reads the report line by line: two header lines, the group, the table, and at last the slack. */
static bool read_paths(struct measurement *m, char *text, double period, struct diag *d)
{
    char *save, *start = NULL, *end = NULL;
    struct path_group *g = NULL;
    bool arrived = false, ok = true;
    for (char *line = strtok_r(text, "\n", &save); line && ok; line = strtok_r(NULL, "\n", &save)) {
        char *v;
        struct path_point p;
        double slack;
        if ((v = header(line, "Startpoint:"))) {
            free(start);
            start = v;
            g = NULL;
        } else if ((v = header(line, "Endpoint:"))) {
            free(end);
            end = v;
        } else if ((v = header(line, "Path Group:"))) {
            for (int i = 0; i < PATH_GROUPS; i++)
                if (strcmp(v, group_names[i].sta) == 0 && !m->groups[i].found)
                    g = &m->groups[i];
            bool gating = strcmp(v, "**clock_gating_default**") == 0;
            free(v);
            if (gating) { /* enables of clock gates: they have a group of their own */
                free(start);
                free(end);
                start = end = NULL;
                continue;
            }
            if (!g || !start || !end) {
                diag_failed(d, "sta: unexpected path group: %s", line);
                ok = false;
                break;
            }
            g->start = start;
            g->end = end;
            start = end = NULL;
            arrived = false;
        } else if (g && strstr(line, "data arrival time")) {
            arrived = true;
        } else if (g && !arrived && point(line, &p)) {
            add_point(g, p);
        } else if (g && strstr(line, "slack (") && sscanf(line, " %lf", &slack) == 1) {
            g->found = true;
            g->delay_ns = period - slack;
            g = NULL;
        }
    }
    if (ok && g) {
        diag_failed(d, "sta: a path of group %s has no slack", g->name);
        ok = false;
    }
    free(start);
    free(end);
    return ok;
}

/* Slack of the fastest path of each group to a register. */
static void read_hold(struct measurement *m, char *text)
{
    char *save;
    struct path_group *g = NULL;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        double slack;
        char *v = header(line, "Path Group:");
        for (int i = 0; v && i < PATH_GROUPS; i++)
            if (strcmp(v, group_names[i].sta) == 0)
                g = &m->groups[i];
        free(v);
        if (g && strstr(line, "slack (") && sscanf(line, " %lf", &slack) == 1) {
            g->hold_found = true;
            g->hold_slack_ns = slack;
            g = NULL;
        }
    }
}

/* OpenSTA on time.tcl, or what it said of the same files before. */
static bool run_sta(const struct flow_job *job, const struct netlist *n, struct proc_result *r,
                    struct diag *d)
{
    struct sha256 h;
    char key[65];
    bool ok = true;
    sha256_init(&h);
    remember_version(&h, "sta", "-version");
    static const char *const folded[] = {"time.tcl", "timed.lib", "timed.v", "loads.lib", NULL},
                             *const whole[] = {"time.tcl", "cells.lib", FLOW_NETLIST, NULL};
    for (const char *const *file = job->unfolded ? whole : folded; ok && *file; file++)
        ok = flow_hash_file(&h, job, *file, d);
    for (size_t i = 0; ok && i < n->nmacros; i++) {
        char *name = strfmt("%s.lib", n->macros[i].name);
        ok = flow_hash_file(&h, job, name, d);
        free(name);
    }
    if (!ok)
        return false;
    sha256_hex(&h, key);
    *r = (struct proc_result){.status = 0};
    if ((r->out = remembered("timing", key, &r->len)))
        return true;
    const char *argv[] = {"sta", "-no_splash", "-exit", "time.tcl", NULL};
    if (flow_run(job, argv, r, d) != WS_OK)
        return false;
    /* An error that it goes on after is one all the same. */
    if (r->status == 0 && strstr(r->out, "Error:"))
        r->status = 1;
    if (r->status == 0)
        remember("timing", key, r->out, r->len);
    return true;
}

/* Reads what OpenSTA said, which is changed. */
static bool read_answers(const struct flow_job *job, const struct fold *f, struct measurement *m,
                         struct proc_result *r, struct diag *d)
{
    char *from = strstr(r->out, "@@paths\n");
    char *hold = strstr(r->out, "@@hold\n"), *to = strstr(r->out, "@@end\n");
    char *ends = strstr(r->out, "@@ends\n"), *slow = strstr(r->out, "@@slow\n");
    if (!from || !hold || !ends || !slow || !to || r->status != 0) {
        flow_tool_failed("sta", r, d);
        return false;
    }
    *to = *slow = *ends = *hold = *from = 0;
    /* check_setup speaks only when something is wrong. */
    const char *wrong = strstr(r->out, "There ");
    if (wrong) {
        diag_failed(d, "sta: %.*s", (int)strcspn(wrong, "\n"), wrong);
        return false;
    }
    if (!read_paths(m, from + 8, period_of(job->tech), d))
        return false;
    read_hold(m, hold + 7);
    ends_read(&m->slack, f, ends + 7, period_of(job->tech));
    slow_read(&m->slow, f, slow + 7, job->tech->lib, slow_limit(job->tech));
    return !job->probe || read_probe(m, to + 1, period_of(job->tech), d);
}

/* The cell of a pin, "u_a/x" of "u_a/x/Q"; a port as it is. Caller frees. */
static char *cell_of(const char *pin)
{
    const char *slash = strrchr(pin, '/');
    return slash ? strfmt("%.*s", (int)(slash - pin), pin) : xstrdup(pin);
}

/* Calls everything as the netlist does. */
static void rename_pins(struct measurement *m, const struct fold *f)
{
    for (int i = 0; i < PATH_GROUPS; i++) {
        struct path_group *g = &m->groups[i];
        if (!g->npoints)
            continue;
        char ***pins = xcalloc(g->npoints, sizeof *pins);
        for (size_t k = 0; k < g->npoints; k++)
            pins[k] = &g->points[k].pin;
        fold_name_path(f, pins, g->npoints);
        free(pins);
        free(g->start);
        free(g->end);
        g->start = cell_of(g->points[0].pin);
        g->end = cell_of(g->points[g->npoints - 1].pin);
    }
    for (size_t i = 0; i < m->slow.nlisted; i++) {
        char *name = fold_name(f, m->slow.listed[i].pin);
        free(m->slow.listed[i].pin);
        m->slow.listed[i].pin = name;
    }
}

bool flow_time(const struct flow_job *job, struct measurement *m, struct diag *d)
{
    const struct netlist *n = m->net;
    size_t root = job->timed ? 0 : n->top;
    while (job->timed && root < n->nmods && strcmp(n->mods[root].title, job->timed) != 0)
        root++;
    if (root == n->nmods) {
        diag_failed(d, "sta: there is no module %s to be timed", job->timed);
        return false;
    }
    for (int i = 0; i < PATH_GROUPS; i++)
        m->groups[i].name = group_names[i].ours;
    if (job->progress)
        job->progress("timing (sta)");
    struct fold *f = job->unfolded ? NULL : fold_make(n, root, job->tech->load_pf);
    struct proc_result r = {0};
    bool ok = (!f || write_folded(job, f, d)) && write_script(job, n, f, d) &&
              run_sta(job, n, &r, d) && read_answers(job, f, m, &r, d);
    if (ok && f)
        rename_pins(m, f);
    proc_result_free(&r);
    fold_free(f);
    for (int i = 0; ok && i < PATH_GROUPS; i++)
        if (m->groups[i].found && m->groups[i].delay_ns > m->critical_ns)
            m->critical_ns = m->groups[i].delay_ns;
    return ok;
}
