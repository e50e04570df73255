/* The joined results of a sweep: a row for every design and workload, and one for all workloads
 * together; a column for every figure, with its error band. */
#ifndef WS_SWEEP_TABLE_H
#define WS_SWEEP_TABLE_H

#include "sweep/plan.h"

struct sweep_column {
    char *name; /* "run.ipc", "report.area_um2" */
    double band;
    bool integer, more_is_better;
};

enum { ALL_WORKLOADS = -1 };

struct sweep_row {
    size_t design;
    long workload; /* or ALL_WORKLOADS, which is there if there are several; 0 also without any */
    double *value; /* [columns]; NAN: there is none */
    bool front;    /* no other row of the same workload beats it in the two figures of the plot */
};

/* A task without figures. */
struct sweep_failure {
    const char *label; /* borrowed from the plan */
    int status;        /* -1: no result */
    char *said;        /* its last line */
};

struct sweep_table {
    const struct sweep_plan *plan;
    struct sweep_column *columns;
    size_t ncolumns, columns_cap;
    struct sweep_row *rows;
    size_t nrows;
    struct sweep_failure *failures;
    size_t nfailures;
    size_t x, y; /* columns of the plot */
};

/* From the results in the folder. Figures that depend on the machine that ran are left out: the
 * table is the same wherever and in whatever order the tasks ran. false after reporting a figure of
 * the plot that there is not. */
bool sweep_table_make(struct sweep_table *t, const struct sweep_plan *p, const char *dir,
                      struct diag *d);
void sweep_table_free(struct sweep_table *t);

/* "all", the workload's name, or "-". */
const char *sweep_row_workload(const struct sweep_table *t, const struct sweep_row *r);
/* Half the width of the band around a value. */
double sweep_half_band(const struct sweep_column *c, double value);

void sweep_table_csv(const struct sweep_table *t, FILE *f);
/* New reference. */
json_t *sweep_table_json(const struct sweep_table *t);
/* A page with the table and plots, which needs nothing but itself; links into the folder. */
void sweep_table_html(const struct sweep_table *t, FILE *f);

#endif
