/* Asks OpenSTA for the slack of all end points and for slow nets, and reads its answers. */
#include "synth/sta_ends.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

static const char *const groups[SLACK_GROUPS] = {"in2reg", "clk", "reg2out", "in2out"};

void ends_ask(FILE *f)
{
    fputs("report_checks -path_delay max -group_count 1000000 -format end -digits 5\n", f);
}

/* The last of the numbers of a line that ends in (MET) or (VIOLATED). */
static bool slack_of(const char *line, double *slack)
{
    const char *end = strstr(line, "(MET)");
    if (!end)
        end = strstr(line, "(VIOLATED)");
    if (!end || end == line)
        return false;
    const char *at = end - 1;
    while (at > line && *at == ' ')
        at--;
    while (at > line && at[-1] != ' ')
        at--;
    return sscanf(at, "%lf", slack) == 1;
}

struct end {
    double delay_ns;
    int group;
    size_t n;
};

/* How many end points, or nets, the pin stands for that a line begins with. */
static size_t stands_for(const struct fold *fold, const char *line,
                         size_t (*count)(const struct fold *fold, const char *pin))
{
    line += strspn(line, " ");
    char *pin = strfmt("%.*s", (int)strcspn(line, " "), line);
    size_t n = fold ? count(fold, pin) : 1;
    free(pin);
    return n;
}

void ends_read(struct slack_histogram *s, const struct fold *fold, char *text, double period_ns)
{
    struct end *all = NULL;
    size_t n = 0, cap = 0;
    int group = -1;
    char *save;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        const char *name = strstr(line, " group ");
        double slack;
        if (name) {
            group = -1;
            for (int i = 0; i < SLACK_GROUPS; i++)
                if (strcmp(name + 7, groups[i]) == 0)
                    group = i;
        } else if (group >= 0 && slack_of(line, &slack)) {
            all = xgrow(all, n + 1, &cap, sizeof *all);
            all[n] = (struct end){period_ns - slack, group, stands_for(fold, line, fold_ends)};
            s->total += all[n].n;
            s->missed += slack < 0 ? all[n].n : 0;
            n++;
        }
    }
    for (size_t i = 0; i < n; i++)
        if (all[i].delay_ns > s->against_ns)
            s->against_ns = all[i].delay_ns;
    for (size_t i = 0; i < n && s->against_ns > 0; i++) {
        double share = 1 - all[i].delay_ns / s->against_ns;
        unsigned bin = share >= 1 ? SLACK_BINS - 1 : (unsigned)(share * SLACK_BINS);
        s->ends[all[i].group][bin] += all[i].n;
    }
    free(all);
}

void slow_ask(FILE *f, double slow_ns)
{
    fprintf(f,
            "set_max_transition %.5f [current_design]\n"
            "report_check_types -max_transition -verbose -digits 5\n"
            "report_check_types -max_transition -all_violators -no_line_splits -digits 5\n",
            slow_ns);
}

/* Whether a pin of that name drives: an output of some cell, and an input of none. A port of the
 * top is a net of its own. */
static bool drives(const struct liberty *lib, const char *pin, size_t len)
{
    const char *name = pin + len;
    while (name > pin && name[-1] != '/')
        name--;
    if (name == pin)
        return true;
    size_t n = (size_t)(pin + len - name);
    bool output = false, input = false;
    for (size_t i = 0; i < lib->ncells; i++)
        for (unsigned k = 0; k < lib->cells[i].npins; k++) {
            const struct lib_pin *p = &lib->cells[i].pins[k];
            if (strlen(p->name) == n && strncmp(p->name, name, n) == 0)
                *(p->dir == LIB_OUTPUT ? &output : &input) = true;
        }
    return (output && !input) || strncmp(name, "rdata[", 6) == 0; /* a memory's */
}

/* "u_a/_U2_/Y   0.05000    0.29725   -0.24725 (VIOLATED)", worst first. */
static void slow_line(struct slow_nets *s, const struct fold *fold, const char *line,
                      const struct liberty *lib)
{
    char *pin = xstrdup(line);
    double limit, transition;
    if (sscanf(line, "%s %lf %lf", pin, &limit, &transition) == 3 && transition > s->limit_ns &&
        drives(lib, pin, strlen(pin))) {
        size_t nets = stands_for(fold, line, fold_nets);
        s->n += nets;
        if (nets && s->nlisted < SLOW_LISTED)
            s->listed[s->nlisted++] = (struct slow_pin){xstrdup(pin), transition};
    }
    free(pin);
}

void slow_read(struct slow_nets *s, const struct fold *fold, char *text, const struct liberty *lib,
               double slow_ns)
{
    char *save;
    s->limit_ns = slow_ns;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        double worst;
        if (sscanf(line, "transition_time %lf", &worst) == 1)
            s->worst_ns = worst > s->worst_ns ? worst : s->worst_ns;
        else if (strstr(line, "(VIOLATED)"))
            slow_line(s, fold, line, lib);
    }
    for (size_t i = 0; i < s->nlisted; i++)
        if (s->listed[i].transition_ns > s->worst_ns)
            s->worst_ns = s->listed[i].transition_ns;
}

void slow_free(struct slow_nets *s)
{
    for (size_t i = 0; i < s->nlisted; i++)
        free(s->listed[i].pin);
}
