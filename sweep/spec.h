/* What a sweep asks for, as its file says: docs/sweep.md. */
#ifndef WS_SWEEP_SPEC_H
#define WS_SWEEP_SPEC_H

#include "base/diag.h"
#include "params/params.h"

/* Words of a list, in the file's order. */
struct word_list {
    char **at; /* owned */
    size_t n, cap;
    unsigned line; /* of the first */
};
/* Appends, and takes the word over. */
void words_add(struct word_list *l, char *word, unsigned line);
void words_free(struct word_list *l);

enum sweep_command { SWEEP_RUN, SWEEP_REPORT, SWEEP_COSIM, SWEEP_STUDY, SWEEP_COMMANDS };
const char *sweep_command_name(enum sweep_command c);

struct sweep_axis {
    char *key;
    struct word_list values;
};

/* A condition of [only]; sets that do not meet it are left out. */
struct sweep_rule {
    char *text;
    unsigned line;
};

struct sweep_band {
    char *figure;   /* "run.cycles", or with a * at its end */
    double percent; /* to both sides */
};

struct sweep_spec {
    char *path;
    struct word_list configs, traces, kernels, techs, studies, seeds;
    bool command[SWEEP_COMMANDS];
    char *top, *cycles;     /* or NULL */
    struct word_list fixed; /* "key=value" of all designs */
    struct sweep_axis *axes;
    size_t naxes;
    struct sweep_rule *rules;
    size_t nrules;
    struct sweep_band *bands; /* those of the file in front of the program's own */
    size_t nbands;
    char *plot_x, *plot_y; /* figures; or NULL */
};

/* NULL after reporting every mistake with its line. Caller frees. */
struct sweep_spec *sweep_read(const char *path, struct diag *d);
void sweep_spec_free(struct sweep_spec *s);

/* Whether a set meets a rule; false after reporting in the second case: the rule cannot be
 * evaluated (then *bad). */
bool sweep_rule_met(const struct sweep_spec *s, const struct sweep_rule *r, const struct params *p,
                    bool *bad, struct diag *d);

/* Half the width of a figure's error band, as a share of its value. */
double sweep_band(const struct sweep_spec *s, const char *figure);
/* Whether more of a figure is better. */
bool sweep_more_is_better(const char *figure);

#endif
