/* What `report --sram` tells of one memory: the formula's figures, what they rest on, how well it
 * meets the memories that are known. */
#include "synth/sram_report.h"
#include <math.h>
#include <string.h>

static json_t *rounded(double v, double unit)
{
    return json_real(round(v / unit) * unit);
}

static void error_json(json_t *j, const char *key, double v)
{
    if (v > 0)
        json_object_set_new(j, key, rounded(v, 1e-4));
}

json_t *sram_residuals_json(const struct sram_maker *m)
{
    json_t *list = json_array();
    const struct sram_residual *r;
    for (size_t i = 0; (r = sram_residual(m, i)); i++) {
        json_t *j =
            json_pack("{s:s, s:s, s:s, s:i}", "set", r->set, "ports", sram_ports_word(r->ports),
                      "basis", r->basis, "points", (int)r->points);
        error_json(j, "area_rms", r->area_rms);
        error_json(j, "area_worst", r->area_worst);
        error_json(j, "access_rms", r->access_rms);
        error_json(j, "access_worst", r->access_worst);
        error_json(j, "read_energy_rms", r->read_rms);
        error_json(j, "read_energy_worst", r->read_worst);
        json_array_append_new(list, j);
    }
    return list;
}

json_t *sram_report_json(const char *tech, const struct sram_macro *m, const struct sram_site *s)
{
    struct sram_figures g = sram_figures(m, s);
    double bits = (double)m->depth * m->width;
    json_t *j = json_pack("{s:s, s:i, s:i, s:s}", "tech", tech, "words", (int)m->depth, "bits",
                          (int)m->width, "ports", sram_ports_word(m->ports));
    json_object_set_new(j, "area_um2", rounded(g.area_um2, 1e-3));
    json_object_set_new(j, "area_um2_per_bit", rounded(g.area_um2 / bits, 1e-5));
    json_object_set_new(j, "bare_cell_um2", rounded(sram_bare_cell(s), 1e-5));
    json_object_set_new(j, "access_ns", rounded(g.access_ns, 1e-5));
    json_object_set_new(j, "cycle_ns", rounded(g.cycle_ns, 1e-5));
    json_object_set_new(j, "read_pj", rounded(g.read_pj, 1e-5));
    json_object_set_new(j, "write_pj", rounded(g.write_pj, 1e-5));
    json_object_set_new(j, "slices",
                        json_pack("{s:i, s:i, s:i, s:i, s:i, s:i}", "count", (int)g.slices, "words",
                                  (int)g.slice_words, "bits", (int)g.slice_bits, "column_mux",
                                  (int)g.mux, "rows", (int)g.rows, "columns", (int)g.columns));
    json_object_set_new(j, "extrapolated", json_boolean(g.extrapolated));
    json_object_set_new(
        j, "maker", json_pack("{s:s, s:s}", "name", s->maker->name, "source", s->maker->source));
    json_object_set_new(j, "node_nm", json_integer(s->node_nm));
    json_object_set_new(j, "vdd", rounded(s->vdd, 1e-4));
    json_object_set_new(j, "fo4_ps", rounded(s->fo4_ns * 1000, 1e-3));
    json_object_set_new(j, "residuals", sram_residuals_json(s->maker));
    return j;
}

static void percent(FILE *f, double v)
{
    if (v > 0)
        fprintf(f, " %7.1f %%", 100 * v);
    else
        fputs("         -", f);
}

void sram_report_text(const char *tech, const struct sram_macro *m, const struct sram_site *s,
                      FILE *f)
{
    struct sram_figures g = sram_figures(m, s);
    double bits = (double)m->depth * m->width;
    fprintf(f, "%u words of %u bits, %s, in %s\n\n", m->depth, m->width, sram_ports_word(m->ports),
            tech);
    fprintf(f, "  area            %14.*f um^2  (%.4g um^2 per bit; a bare cell %.4g)\n",
            g.area_um2 < 1000 ? 3 : 0, g.area_um2, g.area_um2 / bits, sram_bare_cell(s));
    fprintf(f, "  access          %14.3f ns    (%.1f FO4 of %.1f ps)\n", g.access_ns,
            g.access_ns / s->fo4_ns, 1000 * s->fo4_ns);
    fprintf(f, "  cycle           %14.3f ns\n", g.cycle_ns);
    fprintf(f, "  energy          %14.3f pJ a read, %.3f pJ a write, of all lanes, at %g V\n",
            g.read_pj, g.write_pj, s->vdd);
    fprintf(f,
            "  slices          %14u of %u words x %u bits: %u rows x %u columns, multiplexer %u\n",
            g.slices, g.slice_words, g.slice_bits, g.rows, g.columns, g.mux);
    fprintf(f, "\nConstants of %s (%s).\n", s->maker->name, s->maker->source);
    if (g.extrapolated)
        fprintf(f, "Extrapolated: they rest on slices of %u to %u words and %u to %u bits.\n",
                s->maker->words_from, s->maker->words_to, s->maker->bits_from, s->maker->bits_to);
    fprintf(f, "\n%-16s %-5s %-11s %6s %20s %20s %20s\n", "set", "ports", "basis", "points",
            "area rms, worst", "access rms, worst", "read energy");
    const struct sram_residual *r;
    for (size_t i = 0; (r = sram_residual(s->maker, i)); i++) {
        fprintf(f, "%-16s %-5s %-11s %6u", r->set, sram_ports_word(r->ports), r->basis, r->points);
        const double v[] = {r->area_rms,     r->area_worst, r->access_rms,
                            r->access_worst, r->read_rms,   r->read_worst};
        for (size_t k = 0; k < sizeof v / sizeof *v; k++)
            percent(f, v[k]);
        fputs("\n", f);
    }
}

void sram_residuals_text(const struct sram_maker *m, const char *before, const char *behind,
                         FILE *f)
{
    const struct sram_residual *r;
    for (size_t i = 0; (r = sram_residual(m, i)); i++) {
        if (r->ports != SRAM_1RW || strncmp(r->set, "fakeram", 7) == 0)
            continue; /* generators' estimates: in the JSON */
        fprintf(f, "%s%s (%s, %u sizes): area %.1f %% rms, %.0f %% worst", before, r->set, r->basis,
                r->points, 100 * r->area_rms, 100 * r->area_worst);
        if (r->access_worst > 0)
            fprintf(f, "; access %.1f %% rms, %.0f %% worst", 100 * r->access_rms,
                    100 * r->access_worst);
        fputs(behind, f);
    }
}
