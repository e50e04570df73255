/* Places each module's cells, lays its parts on a floor, and times the netlist with the wires'
 * load. */
#include "synth/placed.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "synth/graywolf.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* More cells of its own than a placement of seconds takes; fewer than rows can be made of. */
enum { LARGE = 10000, SMALL = 8 };

/* What hangs on a net of a module. */
struct ends {
    size_t *cells; /* leaf cells */
    size_t n, cap;
    unsigned parts; /* instances and memories, each once */
    size_t last;    /* part that was counted last, + 1 */
    bool port, clock;
};

static void add_cell(struct ends *e, size_t cell)
{
    for (size_t i = 0; i < e->n; i++)
        if (e->cells[i] == cell)
            return;
    e->cells = xgrow(e->cells, e->n + 1, &e->cap, sizeof *e->cells);
    e->cells[e->n++] = cell;
}

static struct ends *ends_of(const struct nl_module *m)
{
    struct ends *nets = xcalloc((size_t)m->nnets + 1, sizeof *nets);
    for (size_t i = 0; i < m->ncells; i++)
        for (unsigned k = 0; k < m->cells[i].nconns; k++)
            for (unsigned b = 0; b < m->cells[i].conns[k].width; b++) {
                const struct nl_cell *c = &m->cells[i];
                int net = c->conns[k].bits[b];
                if (net < 0)
                    continue;
                struct ends *e = &nets[net];
                if (c->kind == NL_LEAF) {
                    e->clock |= lib_pin(c->leaf, c->conns[k].port)->clock;
                    add_cell(e, i);
                } else if (e->last != i + 1) {
                    e->last = i + 1;
                    e->parts++;
                }
            }
    for (size_t p = 0; p < m->nports; p++)
        for (unsigned b = 0; b < m->ports[p].width; b++)
            if (m->ports[p].bits[b] >= 0)
                nets[m->ports[p].bits[b]].port = true;
    int clk = nl_clock_net(m);
    if (clk >= 0)
        nets[clk].clock = true; /* ideal: its tree is not there either */
    return nets;
}

/* Half the perimeter around k points that lie anywhere in a square. */
static double anywhere(double side, size_t k)
{
    return k > 1 ? side * 2 * ((double)k - 1) / ((double)k + 1) : 0;
}

/* Lengths between the leaf cells of a module, by graywolf or, where there are few, anywhere in
 * their area. */
static bool cells_lengths(const struct flow_job *job, const struct netlist *n, size_t mod,
                          const struct ends *nets, double *um, struct placed *out, struct diag *d)
{
    const struct nl_module *m = &n->mods[mod];
    size_t *row = xcalloc(m->ncells + 1, sizeof *row), ncells = 0; /* of a leaf cell, its number */
    double *width = xcalloc(m->ncells + 1, sizeof *width), row_um = sqrt(2 * job->tech->nand2_um2);
    for (size_t i = 0; i < m->ncells; i++)
        if (m->cells[i].kind == NL_LEAF) {
            const struct lib_cell *c = m->cells[i].leaf;
            width[ncells] = (c->area_known ? c->area : c->stand_in) / row_um;
            row[i] = ncells++;
        }
    struct placement p = {.row_um = row_um, .width_um = width, .ncells = ncells};
    p.nets = xcalloc((size_t)m->nnets + 1, sizeof *p.nets);
    int *net_of = xcalloc((size_t)m->nnets + 1, sizeof *net_of);
    for (int i = 0; i < m->nnets; i++) {
        const struct ends *e = &nets[i];
        bool leaves = e->port || e->parts;
        if (e->clock || e->n == 0 || e->n + leaves < 2)
            continue;
        struct placed_net *x = &p.nets[p.nnets];
        x->cells = xcalloc(e->n, sizeof *x->cells);
        for (x->n = 0; x->n < e->n; x->n++)
            x->cells[x->n] = row[e->cells[x->n]];
        x->leaves = leaves;
        net_of[p.nnets++] = i;
    }
    bool ok = true;
    if (ncells > LARGE) {
        out->large = xrealloc(out->large, (out->nlarge + 1) * sizeof *out->large);
        out->large[out->nlarge++] = xstrdup(m->title);
    } else if (ncells >= SMALL && p.nnets) {
        char *dir = strfmt("%s/place_%zu", job->dir, mod);
        ok = graywolf_place(dir, &p, d);
        free(dir);
        out->modules++;
    } else {
        for (size_t i = 0; i < p.nnets; i++)
            p.nets[i].length_um =
                anywhere(sqrt(m->cell_area), p.nets[i].n + (p.nets[i].leaves ? 1 : 0));
    }
    for (size_t i = 0; i < p.nnets; i++) {
        um[net_of[i]] += p.nets[i].length_um;
        free(p.nets[i].cells);
    }
    free(p.nets);
    free(net_of);
    free(row);
    free(width);
    return ok;
}

/* Lengths of a module's nets: among its cells, and between its parts on a floor of its area. A net
 * that goes to cells and parts has the cells as one of the places. */
static bool lengths(const struct flow_job *job, const struct netlist *n, size_t mod, double *um,
                    struct placed *out, struct diag *d)
{
    const struct nl_module *m = &n->mods[mod];
    struct ends *nets = ends_of(m);
    double side = sqrt(m->area);
    for (int i = 0; i < m->nnets; i++)
        if (!nets[i].clock && nets[i].parts)
            um[i] = anywhere(side, nets[i].parts + (nets[i].n ? 1 : 0) + (nets[i].port ? 1 : 0));
    bool ok = cells_lengths(job, n, mod, nets, um, out, d);
    for (int i = 0; i < m->nnets; i++)
        free(nets[i].cells);
    free(nets);
    return ok;
}

static bool time_again(const struct flow_job *job, const struct measurement *m, struct placed *p,
                       struct diag *d)
{
    struct flow_job wired = *job;
    struct measurement w = {.net = m->net};
    wired.only_paths = true;
    bool ok = flow_time(&wired, &w, d);
    p->critical_ns = w.critical_ns;
    for (int g = 0; g < PATH_GROUPS; g++) {
        p->found[g] = w.groups[g].found;
        p->delay_ns[g] = w.groups[g].delay_ns;
    }
    w.net = NULL;
    flow_free(&w);
    return ok;
}

bool placed_measure(const struct flow_job *job, const struct measurement *m, struct placed *p,
                    struct diag *d)
{
    struct netlist *n = m->net;
    double **wires = xcalloc(n->nmods + 1, sizeof *wires); /* um, then pF */
    bool ok = proc_need("graywolf", d);
    if (ok && job->tech->nand2_um2 <= 0) {
        diag_error(d, "%s has no NAND of two inputs, from which rows get their height",
                   job->tech->name);
        ok = false;
    }
    if (ok && job->progress)
        job->progress("placing (graywolf)");
    for (size_t i = 0; ok && i < n->nmods; i++) {
        wires[i] = xcalloc((size_t)n->mods[i].nnets + 1, sizeof **wires);
        ok = lengths(job, n, i, wires[i], p, d);
        for (int k = 0; k < n->mods[i].nnets; k++) {
            p->wire_mm += wires[i][k] / 1000 * (double)n->mods[i].instances;
            wires[i][k] *= WIRE_PF_PER_UM;
        }
    }
    p->wire_pf = p->wire_mm * 1000 * WIRE_PF_PER_UM;
    if (ok) {
        for (size_t i = 0; i < n->nmods; i++)
            n->mods[i].wire_pf = wires[i];
        ok = time_again(job, m, p, d);
        for (size_t i = 0; i < n->nmods; i++)
            n->mods[i].wire_pf = NULL;
    }
    p->done = ok;
    for (size_t i = 0; i < n->nmods; i++)
        free(wires[i]);
    free(wires);
    return ok;
}

void placed_free(struct placed *p)
{
    for (size_t i = 0; i < p->nlarge; i++)
        free(p->large[i]);
    free(p->large);
    *p = (struct placed){0};
}

/* ---- what is shown */

static double percent(double with, double without)
{
    return without > 0 ? 100 * (with / without - 1) : 0;
}

void placed_text(const struct placed *p, const struct measurement *m, FILE *f)
{
    fprintf(f,
            "\nwith wires of a placement (graywolf, %zu modules): %.2f mm of wire, %.3f pF at 0.2 "
            "fF/um\n",
            p->modules, p->wire_mm, p->wire_pf);
    for (int g = 0; g < PATH_GROUPS; g++)
        if (p->found[g])
            fprintf(f, "  %-8s %8.3f ns, without %8.3f (%+.1f %%)\n", m->groups[g].name,
                    p->delay_ns[g], m->groups[g].delay_ns,
                    percent(p->delay_ns[g], m->groups[g].delay_ns));
    for (size_t i = 0; i < p->nlarge; i++)
        fprintf(f, "  %s: too many cells of its own, its wires between them are not in it\n",
                p->large[i]);
}

void placed_html(const struct placed *p, const struct measurement *m, FILE *f)
{
    fprintf(f,
            "<h2>With wires</h2>\n<p class=\"note\">Cells of %zu modules placed with graywolf, "
            "their parts on a floor of their area: %.2f mm of wire, %.3f pF at 0.2 fF/um, as "
            "loads.</p>\n<table><tr><th>paths</th><th>with wires, ns</th><th>without</th>"
            "<th>difference</th></tr>\n",
            p->modules, p->wire_mm, p->wire_pf);
    for (int g = 0; g < PATH_GROUPS; g++)
        if (p->found[g])
            fprintf(f, "<tr><td>%s</td><td>%.3f</td><td>%.3f</td><td>%+.1f %%</td></tr>\n",
                    m->groups[g].name, p->delay_ns[g], m->groups[g].delay_ns,
                    percent(p->delay_ns[g], m->groups[g].delay_ns));
    fputs("</table>\n", f);
}

static json_t *rounded(double v, double unit)
{
    return json_real(round(v / unit) * unit);
}

json_t *placed_json(const struct placed *p, const struct measurement *m)
{
    json_t *groups = json_array(), *large = json_array();
    for (int g = 0; g < PATH_GROUPS; g++)
        if (p->found[g])
            json_array_append_new(groups, json_pack("{s:s, s:o, s:o}", "name", m->groups[g].name,
                                                    "delay_ns", rounded(p->delay_ns[g], 1e-5),
                                                    "without_wires_ns",
                                                    rounded(m->groups[g].delay_ns, 1e-5)));
    for (size_t i = 0; i < p->nlarge; i++)
        json_array_append_new(large, json_string(p->large[i]));
    return json_pack("{s:o, s:o, s:o, s:I, s:o, s:o}", "wire_mm", rounded(p->wire_mm, 1e-4),
                     "wire_pf", rounded(p->wire_pf, 1e-5), "critical_path_ns",
                     rounded(p->critical_ns, 1e-5), "modules_placed", (json_int_t)p->modules,
                     "not_placed", large, "path_groups", groups);
}
