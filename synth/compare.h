/* What a mechanism costs: the same parameters with and without it, side by side. A mechanism is a
 * line of comparisons.c; measuring, checking and printing follow from it. */
#ifndef WS_COMPARE_H
#define WS_COMPARE_H

#include "synth/package_job.h"
#include <jansson.h>
#include <stdio.h>

enum unit { UNIT_UM2, UNIT_NS, UNIT_COUNT, UNIT_BYTES, UNIT_SHARE, UNIT_SMALL_SHARE, UNIT_RATIO };

/* What is taken of one side. */
enum quantity {
    OF_AREA,    /* cells of all instances of the module; of no module: the whole, with macros */
    OF_CELLS,   /* the whole without macros */
    OF_CONTROL, /* one instance of a collector without its lanes */
    OF_LANES,   /* the lanes of one */
    OF_BITS,    /* flip-flops of one without its lanes */
    OF_PATH, /* slowest path: of the whole, of the module alone, or from its registers to `ports` */
    OF_FORMULA, /* of the parameters */
    OF_SHARE,   /* the figure named `of` of the area of the whole with it */
};

/* Which side: one of them, the first minus the second, or the first over the second. */
enum side { WITH, WITHOUT, ADDED, RATIO };

struct figure {
    const char *name;  /* JSON member of the comparison; "a.b" is member b of member a */
    const char *label; /* for readers */
    enum unit unit;
    enum quantity quantity;
    enum side side;
    const char *of;    /* module, or figure of OF_SHARE */
    const char *ports; /* OF_PATH: glob of output ports, or NULL */
    double (*formula)(const struct params *p);
    const char *paper; /* what a paper says of it, or NULL */
};

/* One key that the baseline has otherwise. */
struct change {
    const char *key, *value;
    const char *only; /* NULL, or the value that is replaced; any other one stays */
};

struct comparison {
    const char *name, *title;
    const char *key, *value;      /* the mechanism is there */
    const char *top;              /* the block of the design that is compared; NULL: all of it */
    const struct change *without; /* the baseline; ends with a NULL key */
    const struct figure *figures; /* ends with a NULL name; NULL: area and path of both sides */
    bool modules;                 /* list the modules whose area differs */
    const char *note;             /* for readers, or NULL */
};

/* NULL after the last. */
const struct comparison *comparison_at(size_t i);
/* The figures of a comparison, its own or the usual ones. */
const struct figure *comparison_figures(const struct comparison *c);

/* One module: cells of all its instances, um^2. */
struct module_difference {
    char *name;
    double with, without;
};

struct comparison_result {
    const struct comparison *c;
    double *values; /* one per figure */
    struct module_difference *modules;
    size_t nmodules;
};

/* Compares the block of `job`, which is mapped and timed as `m`, and is there until this returns.
 * Returns WS_OK or a status; free *r, which starts zeroed, in either case. */
int compare(const struct comparison *c, const struct params *p, const struct report_options *o,
            const struct flow_job *job, const struct measurement *m, struct comparison_result *r,
            struct diag *d);
void compare_free(struct comparison_result *r);

/* One figure by its JSON name; *value stays if there is none. */
void compare_figure(const struct comparison_result *r, const char *name, double *value);
/* The same figures three times. */
json_t *compare_json(const struct comparison_result *r);
void compare_text(const struct comparison_result *r, FILE *f);
void compare_html(const struct comparison_result *r, FILE *f);

#endif
