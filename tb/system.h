/* Tops with surroundings of their own, the SYSTEMs of params/blocks.inc: what drives them, what
 * looks on, how their runs are recorded and shrunk. Everything that asks whether a top is one asks
 * system_of(); a single block is driven at its pins (tb/stim.h, tb/legal.h). */
#ifndef WS_SYSTEM_H
#define WS_SYSTEM_H

#include "tb/golden.h"

/* Knows from the pins alone what must come out of them. */
struct oracle_ops {
    void *(*create)(const struct params *p, const struct pin_list *pins); /* borrows `pins` */
    void (*destroy)(void *o);
    /* The cycle goes with these pins; once per cycle, before the model's clock edge. */
    void (*cycle)(void *o, bool rst, const uint32_t *in, const uint32_t *out);
    /* Everything has left: compares what the model holds with what went in. */
    void (*drained)(void *o, void *model);
    const struct failure *(*failure)(const void *o);
    /* The first assumption of the page that the inputs broke, text that begins with a port; "" if
     * none. After it the verdict means nothing. */
    const char *(*misuse)(const void *o);
    /* What has gone in and not left. */
    unsigned (*outstanding)(const void *o);
};

/* When a replay of recorded transactions does what it may do: write-backs at the recorded distance
 * from their instructions; at once; and instructions no earlier than in the host, too. */
enum recording_pace { PACE_UNITS, PACE_EARLY, PACE_HOST };

/* What a system executes by itself: requests of work, or a pattern that it knows by name; so many
 * cycles at most, 0: to the end. */
struct system_load {
    struct work *work; /* borrowed; NULL: `stream` */
    const char *stream;
    uint64_t cycles;
};
/* A figure of such a run; its key is that in JSON. */
struct system_figure {
    const char *key, *title;
    double value;
    unsigned decimals;
};
enum { SYSTEM_FIGURES = 32 };

struct system {
    const char *top;
    const struct block_model *model;
    /* Under random stimulus without end: one unit, or all of an SM. NULL after reporting. */
    struct golden *(*random)(const struct system *s, const struct params *p, uint64_t seed,
                             bool all_units, struct diag *d);
    /* While the SM executes `work` (borrowed). NULL: no trace drives it. */
    struct golden *(*traces)(const struct system *s, const struct params *p, struct work *work,
                             bool all_units, struct diag *d);
    /* While recorded transactions of a host are replayed, docs/recording.md. NULL after reporting.
     * NULL: no host is around it. */
    struct golden *(*recorded)(const struct system *s, const struct params *p, const char *path,
                               enum recording_pace pace, struct diag *d);
    /* The part of random() by the SM that makes cycle `cycle`, by itself and with all units;
     * *begin: its first cycle; *work: what it borrows, to be freed after it. NULL if the cycle is
     * not one of the SM, or after reporting. */
    struct golden *(*stretch)(const struct system *s, const struct params *p, uint64_t seed,
                              uint64_t cycle, uint64_t *begin, struct work **work, struct diag *d);
    /* Its model alone, timed: up to SYSTEM_FIGURES figures in the order in which they are shown;
     * how many, 0 after reporting. NULL: it runs in an SM. */
    size_t (*measure)(const struct system *s, const struct params *p,
                      const struct system_load *load, struct system_figure *f, struct diag *d);
    const struct oracle_ops *oracle;
    const struct script_driver *driver; /* the three of them: tb/script.h, tb/search.h */
    const struct recorder_ops *recorder;
    const struct shrink_ops *shrink;
};

#define SYSTEM(name, family, summary, needs) extern const struct system system_##name;
#include "params/blocks.inc"

/* NULL: a single block, or none. */
const struct system *system_of(const char *top);
/* Traces drive it. */
bool system_driven(const char *top);

#endif
