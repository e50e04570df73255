/* Slack, slow transitions and fanouts as text, as a picture in the page, and as JSON. */
#include "synth/report_slack.h"
#include "synth/fanout.h"
#include <math.h>
#include <stdlib.h>

/* Groups in the order of their colours in the picture. */
static const struct {
    const char *text, *colour;
} looks[SLACK_GROUPS] = {{"input to register", "#e69f00"},
                         {"register to register", "#0072b2"},
                         {"register to output", "#009e73"},
                         {"input to output", "#cc79a7"}};

static double edge(const struct slack_histogram *s, unsigned bin)
{
    return s->against_ns * bin / SLACK_BINS;
}

/* ---- text */

static void histogram_text(const struct measurement *m, FILE *f)
{
    const struct slack_histogram *s = &m->slack;
    fprintf(f,
            "\nslack of %zu end points against the slowest path, %.3f ns; %zu miss the clock "
            "target\n  %-15s",
            s->total, s->against_ns, s->missed, "slack, ns");
    for (int g = 0; g < SLACK_GROUPS; g++)
        fprintf(f, " %8s", m->groups[g].name);
    fputs("\n", f);
    for (unsigned b = 0; b < SLACK_BINS; b++) {
        fprintf(f, "  %6.3f - %6.3f", edge(s, b), edge(s, b + 1));
        for (int g = 0; g < SLACK_GROUPS; g++)
            fprintf(f, " %8zu", s->ends[g][b]);
        fputs("\n", f);
    }
}

void slack_text(const struct measurement *m, FILE *f)
{
    if (m->slack.total)
        histogram_text(m, f);
    fprintf(f, "\ntransitions slower than %.3f ns: %zu nets; the slowest %.3f ns\n",
            m->slow.limit_ns, m->slow.n, m->slow.worst_ns);
    for (size_t i = 0; i < m->slow.nlisted; i++)
        fprintf(f, "  %8.3f  %s\n", m->slow.listed[i].transition_ns, m->slow.listed[i].pin);
    size_t n;
    struct fanout *list = fanouts_of(m->net, &n);
    fputs("\nhighest fanouts, buffer trees included, clocks aside\n", f);
    for (size_t i = 0; i < n; i++)
        fprintf(f, "  %8lu  %s: %s\n", list[i].pins, list[i].module, list[i].net);
    fanouts_free(list, n);
}

/* ---- JSON */

static json_t *ns(double v)
{
    return json_real(round(v * 1e5) / 1e5);
}

static json_t *histogram_json(const struct measurement *m)
{
    const struct slack_histogram *s = &m->slack;
    json_t *bins = json_array();
    for (unsigned b = 0; b < SLACK_BINS; b++) {
        json_t *bin =
            json_pack("{s:o, s:o}", "from_ns", ns(edge(s, b)), "to_ns", ns(edge(s, b + 1)));
        for (int g = 0; g < SLACK_GROUPS; g++)
            json_object_set_new(bin, m->groups[g].name, json_integer((json_int_t)s->ends[g][b]));
        json_array_append_new(bins, bin);
    }
    return json_pack("{s:o, s:I, s:I, s:o}", "against_ns", ns(s->against_ns), "end_points",
                     (json_int_t)s->total, "missed", (json_int_t)s->missed, "bins", bins);
}

void slack_json(const struct measurement *m, json_t *j)
{
    json_t *slow = json_array(), *high = json_array();
    for (size_t i = 0; i < m->slow.nlisted; i++)
        json_array_append_new(slow,
                              json_pack("{s:s, s:o}", "pin", m->slow.listed[i].pin, "transition_ns",
                                        ns(m->slow.listed[i].transition_ns)));
    size_t n;
    struct fanout *list = fanouts_of(m->net, &n);
    for (size_t i = 0; i < n; i++)
        json_array_append_new(high, json_pack("{s:s, s:s, s:I}", "module", list[i].module, "net",
                                              list[i].net, "pins", (json_int_t)list[i].pins));
    fanouts_free(list, n);
    json_object_set_new(j, "slack", histogram_json(m));
    json_object_set_new(j, "slow_transitions",
                        json_pack("{s:o, s:o, s:I, s:o}", "limit_ns", ns(m->slow.limit_ns),
                                  "worst_ns", ns(m->slow.worst_ns), "nets", (json_int_t)m->slow.n,
                                  "slowest", slow));
    json_object_set_new(j, "highest_fanouts", high);
}

/* ---- HTML */

static void esc(FILE *f, const char *s)
{
    for (; *s; s++)
        if (*s == '<' || *s == '>' || *s == '&' || *s == '"')
            fprintf(f, "&#%d;", *s);
        else
            fputc(*s, f);
}

enum { WIDTH = 900, HEIGHT = 230, LEFT = 60, BOTTOM = 190, TOP = 24 };

/* The bars of one tenth on one another. */
static void bar(const struct measurement *m, unsigned bin, size_t most, FILE *f)
{
    const struct slack_histogram *s = &m->slack;
    double w = (double)(WIDTH - LEFT) / SLACK_BINS, x = LEFT + w * bin, y = BOTTOM;
    size_t all = 0;
    for (int g = 0; g < SLACK_GROUPS; g++) {
        double h = (double)(BOTTOM - TOP) * (double)s->ends[g][bin] / (double)most;
        all += s->ends[g][bin];
        if (!s->ends[g][bin])
            continue;
        y -= h;
        fprintf(f,
                "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\">"
                "<title>%s, slack %.3f to %.3f ns: %zu end points</title></rect>\n",
                x + 2, y, w - 4, h, looks[g].colour, looks[g].text, edge(s, bin), edge(s, bin + 1),
                s->ends[g][bin]);
    }
    fprintf(f, "<text x=\"%.2f\" y=\"%.2f\" text-anchor=\"middle\">%zu</text>", x + w / 2, y - 4,
            all);
    fprintf(f, "<text x=\"%.2f\" y=\"%d\" text-anchor=\"middle\">%.3g</text>\n", x, BOTTOM + 16,
            edge(s, bin));
}

static void picture(const struct measurement *m, FILE *f)
{
    const struct slack_histogram *s = &m->slack;
    size_t most = 1;
    for (unsigned b = 0; b < SLACK_BINS; b++) {
        size_t all = 0;
        for (int g = 0; g < SLACK_GROUPS; g++)
            all += s->ends[g][b];
        most = all > most ? all : most;
    }
    fprintf(f,
            "<svg viewBox=\"0 0 %d %d\" width=\"100%%\" font-family=\"sans-serif\" "
            "font-size=\"12\" fill=\"currentColor\" role=\"img\" "
            "aria-label=\"slack of end points\">\n",
            WIDTH, HEIGHT);
    for (unsigned b = 0; b < SLACK_BINS; b++)
        bar(m, b, most, f);
    fprintf(f,
            "<path d=\"M%d %d H%d\" stroke=\"currentColor\"/>"
            "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.3g</text>\n",
            LEFT, BOTTOM, WIDTH, WIDTH, BOTTOM + 16, s->against_ns);
    for (int g = 0; g < SLACK_GROUPS; g++)
        fprintf(f,
                "<rect x=\"%d\" y=\"%d\" width=\"10\" height=\"10\" fill=\"%s\"/>"
                "<text x=\"%d\" y=\"%d\">%s</text>\n",
                LEFT + 200 * g, BOTTOM + 26, looks[g].colour, LEFT + 200 * g + 15, BOTTOM + 35,
                looks[g].text);
    fputs("</svg>\n", f);
}

void slack_html(const struct measurement *m, FILE *f)
{
    if (m->slack.total) {
        fprintf(f,
                "<h2>Slack</h2>\n<p class=\"note\">%zu end points by their slack against the "
                "slowest path, %.3f ns; %zu miss the clock target.</p>\n",
                m->slack.total, m->slack.against_ns, m->slack.missed);
        picture(m, f);
    }
    fprintf(f,
            "<h2>Slow and large nets</h2>\n<p class=\"note\">%zu nets have transitions above "
            "%.3f ns; the slowest takes %.3f ns.</p>\n<table><tr><th>driven by</th><th>transition, "
            "ns</th></tr>\n",
            m->slow.n, m->slow.limit_ns, m->slow.worst_ns);
    for (size_t i = 0; i < m->slow.nlisted; i++) {
        fputs("<tr><td class=\"pin\">", f);
        esc(f, m->slow.listed[i].pin);
        fprintf(f, "</td><td>%.3f</td></tr>\n", m->slow.listed[i].transition_ns);
    }
    fputs("</table>\n<table><tr><th>module</th><th>net</th><th>pins</th></tr>\n", f);
    size_t n;
    struct fanout *list = fanouts_of(m->net, &n);
    for (size_t i = 0; i < n; i++) {
        fputs("<tr><td>", f);
        esc(f, list[i].module);
        fputs("</td><td class=\"pin\">", f);
        esc(f, list[i].net);
        fprintf(f, "</td><td>%lu</td></tr>\n", list[i].pins);
    }
    fanouts_free(list, n);
    fputs("</table>\n", f);
}
