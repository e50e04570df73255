/* Every end point and every slow net of a timed netlist: where the slowest path is one of few, and
 * where it is one of a wall of them. */
#ifndef WS_STA_ENDS_H
#define WS_STA_ENDS_H

#include "synth/fold.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { SLACK_BINS = 10, SLACK_GROUPS = 4, SLOW_LISTED = 5 };

/* End points by group of path (in2reg, reg2reg, reg2out, in2out) and by their slack against the
 * slowest path of all groups, in tenths of it. An end point counts in each group that reaches it.
 */
struct slack_histogram {
    double against_ns; /* the slowest path; 0: there is none */
    size_t ends[SLACK_GROUPS][SLACK_BINS], total;
    size_t missed; /* later than the clock target */
};

/* Nets whose transition takes longer than `limit_ns`. */
struct slow_nets {
    double limit_ns, worst_ns; /* worst_ns: of all nets */
    size_t n;
    struct slow_pin {
        char *pin; /* that drives it */
        double transition_ns;
    } listed[SLOW_LISTED];
    size_t nlisted;
};

/* A transition is slow above so many FO4 of the library. */
#define SLOW_FO4 8.0

/* What OpenSTA is asked for, and its answers up to the mark that ends them, about the netlist that
 * is folded into `fold`, or as it is (NULL). The text is changed. */
void ends_ask(FILE *f);
void ends_read(struct slack_histogram *s, const struct fold *fold, char *text, double period_ns);
void slow_ask(FILE *f, double slow_ns);
void slow_read(struct slow_nets *s, const struct fold *fold, char *text, const struct liberty *lib,
               double slow_ns);
void slow_free(struct slow_nets *s);

#endif
