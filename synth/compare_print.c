/* One comparison as JSON, text and HTML: the same figures three times. */
#include "base/text.h"
#include "synth/compare.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How a figure is shown, and in JSON: steps `per` one to which it is rounded, 0 for none, or an
 * integer. */
static const struct {
    const char *text;
    double factor, per;
    int digits;
    bool whole;
} units[] = {
    [UNIT_UM2] = {"um^2", 1, 1e3, 0, false},  [UNIT_NS] = {"ns", 1, 1e5, 3, false},
    [UNIT_COUNT] = {"", 1, 1, 0, true},       [UNIT_BYTES] = {"bytes", 1, 0, 0, false},
    [UNIT_SHARE] = {"%", 100, 1e6, 4, false}, [UNIT_SMALL_SHARE] = {"%", 100, 1e7, 4, false},
    [UNIT_RATIO] = {"x", 1, 1e4, 3, false},
};

static json_t *number(double v, enum unit unit)
{
    if (units[unit].whole)
        return json_integer((json_int_t)v);
    return json_real(units[unit].per > 0 ? round(v * units[unit].per) / units[unit].per : v);
}

json_t *compare_json(const struct comparison_result *r)
{
    const struct figure *all = comparison_figures(r->c);
    json_t *o = json_object();
    for (size_t i = 0; all[i].name; i++) {
        const char *dot = strchr(all[i].name, '.');
        json_t *in = o;
        if (dot) {
            char *outer = strfmt("%.*s", (int)(dot - all[i].name), all[i].name);
            in = json_object_get(o, outer);
            if (!in)
                json_object_set_new(o, outer, in = json_object());
            free(outer);
        }
        json_object_set_new(in, dot ? dot + 1 : all[i].name, number(r->values[i], all[i].unit));
    }
    if (!r->c->modules)
        return o;
    json_t *list = json_array();
    for (size_t i = 0; i < r->nmodules; i++)
        json_array_append_new(list,
                              json_pack("{s:s, s:o, s:o}", "name", r->modules[i].name, "with_um2",
                                        number(r->modules[i].with, UNIT_UM2), "without_um2",
                                        number(r->modules[i].without, UNIT_UM2)));
    json_object_set_new(o, "modules", list);
    return o;
}

void compare_text(const struct comparison_result *r, FILE *f)
{
    const struct figure *all = comparison_figures(r->c);
    fprintf(f, "\n%s\n", r->c->title);
    for (size_t i = 0; i < r->nmodules; i++)
        fprintf(f, "  %-24s %12.0f um^2, without %12.0f (%+.0f)\n", r->modules[i].name,
                r->modules[i].with, r->modules[i].without,
                r->modules[i].with - r->modules[i].without);
    for (size_t i = 0; all[i].name; i++)
        fprintf(f, "  %-50s %14.*f%s%s%s%s%s\n", all[i].label, units[all[i].unit].digits,
                r->values[i] * units[all[i].unit].factor, *units[all[i].unit].text ? " " : "",
                units[all[i].unit].text, all[i].paper ? "   (paper: " : "",
                all[i].paper ? all[i].paper : "", all[i].paper ? ")" : "");
    if (r->c->note)
        fprintf(f, "  %s\n", r->c->note);
}

/* Labels and notes are ours and names of modules identifiers: nothing to escape. */
void compare_html(const struct comparison_result *r, FILE *f)
{
    const struct figure *all = comparison_figures(r->c);
    fprintf(f, "<h2>%s</h2>\n", r->c->title);
    if (r->nmodules)
        fputs("<table><tr><th>module</th><th>with, um&sup2;</th><th>without, um&sup2;</th>"
              "<th>difference</th></tr>\n",
              f);
    for (size_t i = 0; i < r->nmodules; i++)
        fprintf(f, "<tr><td>%s</td><td>%.0f</td><td>%.0f</td><td>%+.0f</td></tr>\n",
                r->modules[i].name, r->modules[i].with, r->modules[i].without,
                r->modules[i].with - r->modules[i].without);
    if (r->nmodules)
        fputs("</table>\n", f);
    fputs("<table><tr><th>figure</th><th></th><th>paper</th></tr>\n", f);
    for (size_t i = 0; all[i].name; i++)
        fprintf(f, "<tr><td>%s%s</td><td>%.*f %s</td><td>%s</td></tr>\n",
                *all[i].label == ' ' ? "&emsp;" : "", all[i].label + strspn(all[i].label, " "),
                units[all[i].unit].digits, r->values[i] * units[all[i].unit].factor,
                units[all[i].unit].text, all[i].paper ? all[i].paper : "");
    fputs("</table>\n", f);
    if (r->c->note)
        fprintf(f, "<p class=\"note\">%s</p>\n", r->c->note);
}
