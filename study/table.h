/* What a study reports: tables, plots of them, and remarks, written as text,
 * Markdown, JSON and pictures. */
#ifndef WS_TABLE_H
#define WS_TABLE_H

#include "base/diag.h"
#include <jansson.h>
#include <stdio.h>

struct table;
struct findings;

struct findings *findings_new(const char *name, const char *summary);
void findings_free(struct findings *r);
/* What the JSON begins with: members of an object; takes the reference. */
void findings_about(struct findings *r, json_t *about);

/* A table with a column of row names in front. `key` names it in JSON and in
 * files. */
struct table *findings_table(struct findings *r, const char *key, const char *title);
/* Columns show `decimals` digits behind the point. Returns the index. */
size_t table_column(struct table *t, const char *name, unsigned decimals);
/* Begins a row. */
void table_row(struct table *t, const char *name);
/* A cell of the row begun last: a figure, or a word. Cells that are not set are
 * empty. */
void table_set(struct table *t, size_t column, double value);
void table_word(struct table *t, size_t column, const char *word);
/* Appends a row with the means of every column over the rows so far (of those
 * that have a figure). */
void table_mean(struct table *t, const char *name);
/* A figure of a cell; NAN if it is empty. */
double table_value(const struct table *t, size_t row, size_t column);
size_t table_rows(const struct table *t), table_columns(const struct table *t);
/* A remark below the table. */
void table_note(struct table *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* How a table is drawn: bars in groups, one group per row; or lines, one per
 * row, over the columns. */
enum plot_kind { PLOT_NONE, PLOT_BARS, PLOT_LINES };
void table_plot(struct table *t, enum plot_kind kind, const char *x_axis, const char *y_axis);

void findings_print(const struct findings *r, FILE *f);
/* The same tables as Markdown, without the titles. */
void findings_markdown(const struct findings *r, FILE *f);
json_t *findings_json(const struct findings *r);
/* Text, Markdown, JSON, and an SVG and a PNG for every table that is drawn,
 * named after study and table. Pictures are made first, by gnuplot: without it
 * nothing is written. false after reporting. */
bool findings_write(const struct findings *r, const char *dir, struct diag *d);

#endif
