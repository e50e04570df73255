/* Claims of the papers as data, and one judge for all of them.
 *
 * A claim is a figure of a paper with its kind; what was measured for it comes from a study. Two
 * questions are asked of every row, with the same limits for all: has the effect the claimed
 * direction, and is its size within the band. Where a question has no sense the answer is "-";
 * where nothing was measured, "not measured". */
#ifndef WS_CLAIM_H
#define WS_CLAIM_H

#include "study/mean.h"
#include "study/table.h"
#include <stdbool.h>

/* What kind of figure a claim is, and with that how it is compared. */
enum claim_kind {
    CLAIM_RATIO, /* of one design to another, 1.061: direction above or below 1; size by factor */
    CLAIM_QUANTITY, /* with a unit: size by factor */
    CLAIM_SHARE,    /* percent of something: size in points */
    CLAIM_POINTS,   /* difference of two shares: direction; size in points */
    /* A share that the paper only bounds: "size" is whether it is kept. For a cost or a loss whose
     * absence fulfils the claim; an end of a range of gains is a figure, or nothing would do. */
    CLAIM_AT_MOST,
    CLAIM_AT_LEAST,
    CLAIM_LESS, /* a ratio of which the paper says only that it is below 1 */
    CLAIM_MORE, /* above 1 */
};

/* The band of all rows: as far as the authors of Malekeh are from themselves. Their two papers give
 * the same design on the same machine +6.1 and +9.6 % IPC (1.096 / 1.061 = 1.033) and hit ratios of
 * 46.4 and 48.5 %. No repetition elsewhere can be asked to come nearer, and one that misses by more
 * is another result. */
#define BAND_FACTOR 1.033
#define BAND_POINTS 2.1
/* An effect smaller than this has no direction: percent of a ratio, points of a share. */
#define BAND_NOTHING 0.5

struct claim {
    const char *id;     /* by which a study names it; NULL: no study measures it */
    const char *study;  /* whose table shows it */
    const char *source; /* paper and section: "L" and "Sh" are Malekeh's long and short version,
                           "BS" Bank Stealing, "M" Morpheus */
    const char *words;
    enum claim_kind kind;
    double paper;
    const char *unit; /* of a quantity, or NULL */
    const char *how;  /* how it is measured, or why it is not */
};
/* All of them, `nclaims` rows. */
extern const struct claim claims[];
extern const size_t nclaims;

enum answer { ANSWER_NONE, ANSWER_NO, ANSWER_YES };
struct verdict {
    enum answer direction, size;
};
/* NAN is not measured: no answers. */
struct verdict claim_judge(const struct claim *c, double measured);

/* What a study has measured, by id. */
struct measures {
    struct measure {
        const char *id;
        struct means means;
    } * list;
    size_t n;
};
/* A mean over the workloads, or one figure that is none. An id that no claim has is a mistake of
 * the program. */
void measure_means(struct measures *m, const char *id, struct means means);
void measure_one(struct measures *m, const char *id, double value);
void measures_free(struct measures *m);

/* The table "claims" of a study: every row of it, in the order of `claims`. */
struct table *claims_table(struct findings *f, const char *study, const struct measures *m);

#endif
