/* Compares two reports, figure by figure. */
#include "synth/beside.h"
#include <math.h>
#include <stdbool.h>
#include <string.h>

/* What the same modules differ by when their gates are mapped in another order: two standard
 * deviations over eight orders, docs/report.md, "Mapping noise". Counts of what is stored have
 * none.
 */
enum noise { NONE, OF_AREA, OF_PATH };
static const double noise_of[] = {0, 0.10, 0.07};

static const struct {
    const char *key, *unit;
    enum noise noise;
    const char *rms; /* where memories are part of it: the residual of their formula */
} rows[] = {
    {"area_um2", "um^2", OF_AREA, "area_rms"},
    {"macro_area_um2", "um^2", NONE, "area_rms"},
    {"kge", "kGE", OF_AREA, "area_rms"},
    {"cells", "", OF_AREA, NULL},
    {"flops", "", NONE, NULL},
    {"gated_flops", "", NONE, NULL},
    {"storage_bits", "", NONE, NULL},
    {"reg_to_reg_ns", "ns", OF_PATH, NULL},
    {"critical_path_ns", "ns", OF_PATH, NULL},
    {"macro_cycle_ns", "ns", NONE, "access_rms"},
    {"hold_slack_ns", "ns", OF_PATH, NULL},
    {"energy/clock_cycle", "pJ", OF_AREA, NULL},
    {"energy/clock_cycle_gates_shut", "pJ", OF_AREA, NULL},
    {"lockstep/energy_pj_a_cycle", "pJ", OF_AREA, NULL},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* key: NAME, or OBJECT/NAME. 0 for what the report lacks. */
static double figure(const json_t *report, const char *key)
{
    const char *slash = strchr(key, '/');
    if (slash)
        report = json_object_getn(report, key, (size_t)(slash - key));
    return json_number_value(json_object_get(report, slash ? slash + 1 : key));
}

static const char *name_of(const json_t *report, const char *key)
{
    const char *text = json_string_value(json_object_get(report, key));
    return text ? text : "?";
}

/* The largest rms of the sets that the formula is compared with: of those only that its constants
 * are fitted to, or only with such ports (NULL: any). 0: there is none. */
static double largest(const json_t *report, const char *rms, bool fitted, const char *ports)
{
    const json_t *list = json_object_get(report, "macro_residuals"), *r;
    double most = 0;
    size_t i;
    json_array_foreach(list, i, r)
    {
        if ((!fitted || strcmp(name_of(r, "basis"), "fitted") == 0) &&
            (!ports || strcmp(name_of(r, "ports"), ports) == 0))
            most = fmax(most, json_number_value(json_object_get(r, rms)));
    }
    return most;
}

/* Of a maker's own formula the residual for the ports of the memories; of one that is fitted to
 * nothing, the largest. */
static double residual(const json_t *report, const char *rms)
{
    const json_t *list = json_object_get(report, "macros"), *m;
    double most = 0;
    size_t i;
    json_array_foreach(list, i, m)
    {
        char ports[8] = "";
        sscanf(name_of(m, "name"), "sram_%7[^_]", ports);
        double own = largest(report, rms, true, ports);
        most = fmax(most, own > 0 ? own : largest(report, rms, true, NULL));
    }
    return most > 0 ? most : largest(report, rms, false, NULL);
}

/* What the memories' formula may be off by, as a share of the figure. */
static double band_of(const json_t *report, size_t row)
{
    double area = figure(report, "area_um2");
    if (!rows[row].rms || !(area > 0))
        return 0;
    double off = residual(report, rows[row].rms);
    return rows[row].noise == NONE ? off : off * figure(report, "macro_area_um2") / area;
}

static const char *verdict(double a, double b, double noise, double band)
{
    if (a == b)
        return "same";
    double off = a > 0 && b > 0 ? fmax(a / b, b / a) - 1 : INFINITY;
    return off <= noise          ? "within mapping noise"
           : off <= noise + band ? "within the band of the memories"
                                 : "differs";
}

json_t *beside_json(const json_t *a, const json_t *b)
{
    json_t *list = json_array();
    for (size_t i = 0; i < ROWS; i++) {
        double x = figure(a, rows[i].key), y = figure(b, rows[i].key);
        double noise = noise_of[rows[i].noise], band = fmax(band_of(a, i), band_of(b, i));
        if (x == 0 && y == 0)
            continue;
        json_t *one = json_pack("{s:s, s:s, s:f, s:f, s:f, s:f, s:s}", "figure", rows[i].key,
                                "unit", rows[i].unit, "a", x, "b", y, "band", band, "noise", noise,
                                "verdict", verdict(x, y, noise, band));
        if (x != 0)
            json_object_set_new(one, "ratio", json_real(y / x));
        json_array_append_new(list, one);
    }
    return list;
}

void beside_text(const json_t *a, const json_t *b, FILE *f)
{
    json_t *list = beside_json(a, b), *row;
    size_t i;
    fprintf(f, "A: %s, top %s; B: %s, top %s; in %s\n\n%-30s %-4s %16s %16s %9s %8s  %s\n",
            name_of(a, "config"), name_of(a, "top"), name_of(b, "config"), name_of(b, "top"),
            name_of(a, "tech"), "", "", "A", "B", "B / A", "band", "");
    json_array_foreach(list, i, row)
    {
        double band = json_number_value(json_object_get(row, "band"));
        fprintf(f, "%-30s %-4s %16.8g %16.8g", name_of(row, "figure"), name_of(row, "unit"),
                json_number_value(json_object_get(row, "a")),
                json_number_value(json_object_get(row, "b")));
        json_t *ratio = json_object_get(row, "ratio");
        if (ratio)
            fprintf(f, " %9.4f", json_number_value(ratio));
        else
            fprintf(f, " %9s", "-");
        if (band > 0)
            fprintf(f, " %6.1f %%", 100 * band);
        else
            fprintf(f, " %8s", "-");
        fprintf(f, "  %s\n", name_of(row, "verdict"));
    }
    fprintf(
        f,
        "\n(band: what the memories' formula is off by, rms: of the maker's own memories with such "
        "ports, or, fitted to none, the largest over the sets that a report lists; mapping noise: "
        "%.0f %% of area, %.0f %% of a path, measured by mapping the same gates in other orders)\n",
        100 * noise_of[OF_AREA], 100 * noise_of[OF_PATH]);
    json_decref(list);
}
