/* Reads the file of a sweep. */
#include "sweep/spec.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/outfile.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "params/inifile.h"
#include "params/registry.h"
#include "study/study.h"
#include "synth/tech.h"
#include <ctype.h>
#include <errno.h>
#include <glob.h>
#include <math.h>
#include <stdlib.h>

void words_add(struct word_list *l, char *word, unsigned line)
{
    if (!l->n)
        l->line = line;
    l->at = xgrow(l->at, l->n + 1, &l->cap, sizeof *l->at);
    l->at[l->n++] = word;
}

void words_free(struct word_list *l)
{
    for (size_t i = 0; i < l->n; i++)
        free(l->at[i]);
    free(l->at);
}

static const char *const command_names[SWEEP_COMMANDS] = {"run", "report", "cosim", "study"};

const char *sweep_command_name(enum sweep_command c)
{
    return command_names[c];
}

/* ---- the file ---- */

struct reader {
    struct sweep_spec *s;
    struct diag *d;
};

typedef void word_fn(struct reader *r, void *to, char *word, unsigned line);

/* Words between commas, without the blanks around them. */
static void each_word(struct reader *r, const char *key, const char *value, unsigned line,
                      word_fn *take, void *to)
{
    for (const char *s = value;; s++) {
        s += strspn(s, " \t");
        size_t n = strcspn(s, ","), len = n;
        while (len && isspace((unsigned char)s[len - 1]))
            len--;
        if (len)
            take(r, to, strfmt("%.*s", (int)len, s), line);
        else
            diag_error(r->d, "%s:%u: %s: an empty place in the list", r->s->path, line, key);
        s += n;
        if (!*s)
            return;
    }
}

static void take_word(struct reader *r, void *to, char *word, unsigned line)
{
    (void)r;
    words_add(to, word, line);
}

/* "2..8" is each of these numbers. */
static void take_value(struct reader *r, void *to, char *word, unsigned line)
{
    const char *dots = strstr(word, "..");
    char *end;
    errno = 0;
    long long from = strtoll(word, &end, 10), last = from;
    bool range = dots && end == dots && dots != word;
    if (range) {
        last = strtoll(dots + 2, &end, 10);
        range = !*end && end != dots + 2;
    }
    if (!range) {
        words_add(to, word, line);
        return;
    }
    if (errno || last < from || last - from > 100000)
        diag_error(r->d, "%s:%u: %s: no range (FIRST..LAST, at most 100,000 numbers)", r->s->path,
                   line, word);
    else
        for (; from <= last; from++)
            words_add(to, strfmt("%lld", from), line);
    free(word);
}

/* A file, or all that a pattern fits. */
static void take_file(struct reader *r, void *to, char *word, unsigned line)
{
    glob_t g = {0};
    if (!strpbrk(word, "*?[")) {
        words_add(to, word, line);
        return;
    }
    if (glob(word, 0, NULL, &g) != 0)
        diag_error(r->d, "%s:%u: trace = %s: no such files", r->s->path, line, word);
    for (size_t i = 0; i < g.gl_pathc; i++)
        words_add(to, xstrdup(g.gl_pathv[i]), line);
    globfree(&g);
    free(word);
}

static void take_command(struct reader *r, void *to, char *word, unsigned line)
{
    (void)to;
    bool known = false;
    for (unsigned c = 0; c < SWEEP_COMMANDS; c++)
        if (strcmp(word, command_names[c]) == 0)
            known = r->s->command[c] = true;
    if (!known)
        diag_error(r->d, "%s:%u: run = %s: no such command in a sweep (run, report, cosim, study)",
                   r->s->path, line, word);
    free(word);
}

static void take_text(struct reader *r, char **to, const char *key, const char *value,
                      unsigned line)
{
    if (*to)
        diag_error(r->d, "%s:%u: %s is given twice", r->s->path, line, key);
    free(*to);
    *to = xstrdup(value);
}

static void sweep_pair(struct reader *r, const char *key, const char *value, unsigned line)
{
    struct sweep_spec *s = r->s;
    const struct {
        const char *key;
        word_fn *take;
        struct word_list *to;
    } lists[] = {{"config", take_word, &s->configs}, {"run", take_command, NULL},
                 {"trace", take_file, &s->traces},   {"kernel", take_word, &s->kernels},
                 {"tech", take_word, &s->techs},     {"study", take_word, &s->studies},
                 {"seed", take_value, &s->seeds}};
    enum { LISTS = sizeof lists / sizeof *lists };
    const char *names[LISTS + 2] = {"top", "cycles"};
    for (size_t i = 0; i < LISTS; i++) {
        names[2 + i] = lists[i].key;
        if (strcmp(key, lists[i].key) == 0) {
            each_word(r, key, value, line, lists[i].take, lists[i].to);
            return;
        }
    }
    if (strcmp(key, "top") == 0)
        take_text(r, &s->top, key, value, line);
    else if (strcmp(key, "cycles") == 0)
        take_text(r, &s->cycles, key, value, line);
    else
        diag_error(r->d, "%s:%u: %s = %s: unknown key (the nearest known one is %s)", s->path, line,
                   key, value, nearest_word(key, names, LISTS + 2));
}

/* Whether a parameter has the name; false after reporting. */
static bool is_parameter(struct reader *r, const char *key, unsigned line)
{
    if (registry_find(key) != (size_t)-1)
        return true;
    size_t n = params_rows();
    const char **names = xcalloc(n, sizeof *names);
    for (size_t i = 0; i < n; i++)
        names[i] = params_row(i)->key;
    diag_error(r->d, "%s:%u: %s: unknown parameter (the nearest known one is %s)", r->s->path, line,
               key, nearest_word(key, names, n));
    free(names);
    return false;
}

static void axis_pair(struct reader *r, const char *key, const char *value, unsigned line)
{
    struct sweep_spec *s = r->s;
    if (!is_parameter(r, key, line))
        return;
    for (size_t i = 0; i < s->naxes; i++)
        if (strcmp(s->axes[i].key, key) == 0) {
            diag_error(r->d, "%s:%u: %s is given twice", s->path, line, key);
            return;
        }
    s->axes = xrealloc(s->axes, (s->naxes + 1) * sizeof *s->axes);
    s->axes[s->naxes] = (struct sweep_axis){.key = xstrdup(key)};
    each_word(r, key, value, line, take_value, &s->axes[s->naxes++].values);
}

static void band_pair(struct reader *r, const char *key, const char *value, unsigned line)
{
    char *end;
    double percent = strtod(value, &end);
    end += strspn(end, " %");
    if (end == value || *end || !isfinite(percent) || percent < 0 || percent > 100) {
        diag_error(r->d, "%s:%u: %s = %s: no error band (percent of the value, 0 to 100)",
                   r->s->path, line, key, value);
        return;
    }
    struct sweep_spec *s = r->s;
    s->bands = xrealloc(s->bands, (s->nbands + 1) * sizeof *s->bands);
    s->bands[s->nbands++] = (struct sweep_band){xstrdup(key), percent};
}

static void section(void *user, const char *name, unsigned line)
{
    struct reader *r = user;
    static const char *const known[] = {"sweep", "axes", "set", "only", "bands", "plot"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(name, known[i]) == 0)
            return;
    diag_error(r->d, "%s:%u: [%s]: unknown section (the nearest known one is %s)", r->s->path, line,
               name, nearest_word(name, known, sizeof known / sizeof *known));
}

static void pair(void *user, const char *sect, const char *key, const char *value, unsigned line)
{
    struct reader *r = user;
    struct sweep_spec *s = r->s;
    if (strcmp(sect, "sweep") == 0) {
        sweep_pair(r, key, value, line);
    } else if (strcmp(sect, "axes") == 0) {
        axis_pair(r, key, value, line);
    } else if (strcmp(sect, "set") == 0) {
        if (is_parameter(r, key, line))
            words_add(&s->fixed, strfmt("%s=%s", key, value), line);
    } else if (strcmp(sect, "only") == 0) {
        s->rules = xrealloc(s->rules, (s->nrules + 1) * sizeof *s->rules);
        s->rules[s->nrules++] = (struct sweep_rule){xstrdup(value), line};
    } else if (strcmp(sect, "bands") == 0) {
        band_pair(r, key, value, line);
    } else if (strcmp(sect, "plot") == 0) {
        if (strcmp(key, "x") == 0 || strcmp(key, "y") == 0)
            take_text(r, *key == 'x' ? &s->plot_x : &s->plot_y, key, value, line);
        else
            diag_error(r->d, "%s:%u: %s = %s: unknown key (x or y)", s->path, line, key, value);
    } else if (!*sect) {
        diag_error(r->d, "%s:%u: %s = %s: in no section", s->path, line, key, value);
    }
}

static size_t length(const char *const *words)
{
    size_t n = 0;
    while (words[n])
        n++;
    return n;
}

/* Every word of a list is one that its command knows: a mistake here is one of the file, not of
 * hundreds of results. */
static void check_words(const struct sweep_spec *s, struct diag *d)
{
    for (size_t i = 0; i < s->seeds.n; i++) {
        const char *seed = s->seeds.at[i];
        if (!*seed || seed[strspn(seed, "0123456789")])
            diag_error(d, "%s:%u: seed = %s: must be a whole number", s->path, s->seeds.line, seed);
    }
    for (size_t i = 0; i < s->studies.n; i++)
        if (!study_find(s->studies.at[i]))
            diag_error(d, "%s:%u: study = %s: no such study (`warpsmith list' names them)", s->path,
                       s->studies.line, s->studies.at[i]);
    if (s->top && !blocks_find(s->top))
        diag_error(d, "%s: [sweep] top = %s: no such block (`warpsmith list' names them)", s->path,
                   s->top);
    const char *const *known = tech_names();
    for (size_t i = 0; i < s->techs.n; i++) {
        const char *tech = s->techs.at[i];
        bool there = strchr(tech, ':') != NULL; /* of files: `report' says what is wrong with it */
        for (size_t k = 0; known[k] && !there; k++)
            there = strcmp(tech, known[k]) == 0;
        if (!there)
            diag_error(d, "%s:%u: tech = %s: unknown technology (the nearest known one is %s)",
                       s->path, s->techs.line, tech, nearest_word(tech, known, length(known)));
    }
}

/* A space that nobody waits for is a slip of the pen. */
static void check_size(const struct sweep_spec *s, struct diag *d)
{
    enum { MOST = 100000 };
    size_t sets = s->configs.n ? s->configs.n : 1;
    for (size_t i = 0; i < s->naxes && sets <= MOST; i++)
        sets *= s->axes[i].values.n;
    if (sets > MOST)
        diag_error(d, "%s: [axes] span more than 100,000 sets of parameters", s->path);
}

/* What the commands need of each other's lists. */
static void check_whole(const struct sweep_spec *s, struct diag *d)
{
    bool designs = s->command[SWEEP_RUN] || s->command[SWEEP_REPORT] || s->command[SWEEP_COSIM];
    if (!designs && !s->command[SWEEP_STUDY])
        diag_error(d, "%s: [sweep] run = what? (run, report, cosim, study)", s->path);
    if (designs && !s->configs.n)
        diag_error(d, "%s: [sweep] config = is missing (presets or files of parameters)", s->path);
    if (s->command[SWEEP_STUDY] && !s->studies.n)
        diag_error(d, "%s: [sweep] study = is missing (names of studies)", s->path);
    if (s->command[SWEEP_RUN] && !s->traces.n && !s->kernels.n)
        diag_error(d, "%s: [sweep] trace = or kernel = is missing (what `run' executes)", s->path);
    size_t n = strspn(s->cycles ? s->cycles : "", "0123456789");
    if (s->cycles && (!n || s->cycles[n]))
        diag_error(d, "%s: [sweep] cycles = %s: must be a whole number", s->path, s->cycles);
    check_words(s, d);
    check_size(s, d);
}

struct sweep_spec *sweep_read(const char *path, struct diag *d)
{
    size_t len, errors = d->errors;
    char *text = file_read(path, &len, d);
    if (!text)
        return NULL;
    struct sweep_spec *s = xcalloc(1, sizeof *s);
    s->path = xstrdup(path);
    struct reader r = {s, d};
    ini_read(path, text, len, &(struct ini_events){&r, section, pair}, d);
    free(text);
    if (d->errors == errors)
        check_whole(s, d);
    if (d->errors == errors)
        return s;
    sweep_spec_free(s);
    return NULL;
}

void sweep_spec_free(struct sweep_spec *s)
{
    if (!s)
        return;
    struct word_list *const lists[] = {&s->configs, &s->traces, &s->kernels, &s->techs,
                                       &s->studies, &s->seeds,  &s->fixed};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        words_free(lists[i]);
    for (size_t i = 0; i < s->naxes; i++) {
        free(s->axes[i].key);
        words_free(&s->axes[i].values);
    }
    for (size_t i = 0; i < s->nrules; i++)
        free(s->rules[i].text);
    for (size_t i = 0; i < s->nbands; i++)
        free(s->bands[i].figure);
    free(s->axes);
    free(s->rules);
    free(s->bands);
    free(s->path);
    free(s->top);
    free(s->cycles);
    free(s->plot_x);
    free(s->plot_y);
    free(s);
}

/* ---- rules: SUM (<|<=|>|>=|==|!=) SUM, or KEY (==|!=) WORD ---- */

struct parser {
    const char *at;
    const struct params *p;
    char *wrong; /* NULL: nothing so far */
};

static void blanks(struct parser *r)
{
    r->at += strspn(r->at, " \t");
}

/* The next name: letters, digits, _ and points. Caller frees; NULL: there is none. */
static char *name_at(struct parser *r)
{
    blanks(r);
    size_t n = 0;
    while (isalnum((unsigned char)r->at[n]) || r->at[n] == '_' || r->at[n] == '.')
        n++;
    char *name = n ? strfmt("%.*s", (int)n, r->at) : NULL;
    r->at += n;
    return name;
}

static double atom(struct parser *r)
{
    char *name = name_at(r), *end;
    double v = name ? strtod(name, &end) : 0;
    size_t row = name ? registry_find(name) : (size_t)-1;
    if (name && isdigit((unsigned char)*name) && !*end) {
        free(name);
        return v;
    }
    if (row != (size_t)-1 && params_row(row)->kind == PARAM_INT)
        v = (double)params_int(r->p, name);
    else if (!r->wrong)
        r->wrong = name ? strfmt("%s: neither a number nor a parameter with one", name)
                        : strfmt("a number or a parameter is missing at \"%s\"", r->at);
    free(name);
    return v;
}

static double product(struct parser *r)
{
    double v = atom(r);
    for (;;) {
        blanks(r);
        if (*r->at != '*' && *r->at != '/')
            return v;
        bool times = *r->at++ == '*';
        double by = atom(r);
        v = times ? v * by : v / by;
    }
}

static double sum(struct parser *r)
{
    double v = product(r);
    for (;;) {
        blanks(r);
        if (*r->at != '+' && *r->at != '-')
            return v;
        bool plus = *r->at++ == '+';
        double by = product(r);
        v = plus ? v + by : v - by;
    }
}

static const char *const comparisons[] = {"<=", ">=", "==", "!=", "<", ">"};
enum { LE, GE, EQ, NE, LT, GT, COMPARISONS };

static unsigned comparison(struct parser *r)
{
    blanks(r);
    for (unsigned i = 0; i < COMPARISONS; i++)
        if (starts_with(r->at, comparisons[i])) {
            r->at += strlen(comparisons[i]);
            return i;
        }
    if (!r->wrong)
        r->wrong = strfmt("a comparison (<, <=, ==, !=, >=, >) is missing at \"%s\"", r->at);
    return COMPARISONS;
}

static bool compared(unsigned how, double a, double b)
{
    const bool is[COMPARISONS + 1] = {a <= b, a >= b, a == b, a != b, a<b, a> b, false};
    return is[how];
}

/* KEY == WORD of a parameter that has words; false: it is none. */
static bool of_words(struct parser *r, bool *met)
{
    const char *begin = r->at;
    char *key = name_at(r), *word = NULL;
    size_t row = key ? registry_find(key) : (size_t)-1;
    bool is = row != (size_t)-1 && params_row(row)->kind == PARAM_ENUM;
    if (is) {
        unsigned how = comparison(r);
        word = name_at(r);
        if (!r->wrong && (!word || (how != EQ && how != NE)))
            r->wrong = strfmt("%s is compared with a word, by == or !=", key);
        *met = word && (strcmp(params_word(r->p, key), word) == 0) == (how == EQ);
    } else {
        r->at = begin;
    }
    free(key);
    free(word);
    return is;
}

bool sweep_rule_met(const struct sweep_spec *s, const struct sweep_rule *rule,
                    const struct params *p, bool *bad, struct diag *d)
{
    struct parser r = {rule->text, p, NULL};
    bool met = false;
    if (!of_words(&r, &met)) {
        double a = sum(&r);
        unsigned how = comparison(&r);
        double b = sum(&r);
        met = compared(how, a, b);
    }
    blanks(&r);
    if (*r.at && !r.wrong)
        r.wrong = strfmt("not understood: \"%s\"", r.at);
    *bad = r.wrong != NULL;
    if (r.wrong)
        diag_error(d, "%s:%u: %s: %s", s->path, rule->line, rule->text, r.wrong);
    free(r.wrong);
    return met && !*bad;
}

/* ---- figures ---- */

static bool fits(const char *pattern, const char *figure)
{
    size_t n = strlen(pattern);
    return n && pattern[n - 1] == '*' ? strncmp(pattern, figure, n - 1) == 0
                                      : strcmp(pattern, figure) == 0;
}

/* The program's own, where they come from: docs/sweep.md, Error bands. */
static const struct {
    const char *figure;
    double percent;
} known_bands[] = {
    {"run.warp_instructions", 0},
    {"run.micro_ops", 0},
    {"run.operand_requests", 0},
    {"run.blocks", 0},
    {"run.warps", 0},
    {"run.register_files", 0},
    {"run.*", 1},
    {"cosim.*", 0},
    {"study.*", 0},
};

/* The last part of a figure's name. */
static const char *last_part(const char *figure)
{
    const char *point = strrchr(figure, '.');
    return point ? point + 1 : figure;
}

static double report_band(const char *figure)
{
    const char *name = last_part(figure);
    if (strstr(name, "_slack_"))
        return 100; /* what two times leave: nothing is told apart by it */
    if (strstr(name, "_ns") || strstr(name, "_mhz") || strstr(name, "_ps") ||
        strstr(name, "_budget"))
        return 5;
    return strstr(name, "area") || strstr(name, "um2") || strcmp(name, "kge") == 0 ||
                   strcmp(name, "cells") == 0 || strstr(figure, ".energy.")
               ? 1
               : 0;
}

double sweep_band(const struct sweep_spec *s, const char *figure)
{
    for (size_t i = 0; i < s->nbands; i++)
        if (fits(s->bands[i].figure, figure))
            return s->bands[i].percent / 100;
    if (starts_with(figure, "report."))
        return report_band(figure) / 100;
    for (size_t i = 0; i < sizeof known_bands / sizeof *known_bands; i++)
        if (fits(known_bands[i].figure, figure))
            return known_bands[i].percent / 100;
    return 0;
}

bool sweep_more_is_better(const char *figure)
{
    static const char *const good[] = {"ipc",    "hit",   "fmax",  "utilization", "ready_warps",
                                       "steals", "slack", "rate_", "accuracy"};
    const char *name = last_part(figure);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (strstr(name, good[i]))
            return true;
    return false;
}
