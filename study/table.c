/* What a study reports: tables, plots of them, and remarks, written as text, Markdown, JSON and
 * pictures. */
#include "study/table.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cell {
    double value; /* NAN: none */
    char *word;   /* or NULL */
};

struct column {
    char *name;
    unsigned decimals;
};

struct row {
    char *name;
    struct cell *cells; /* [ncells]; columns beyond are empty */
    size_t ncells;
};

struct table {
    char *key, *title;
    struct column *columns;
    struct row *rows;
    char **notes;
    size_t ncolumns, nrows, nnotes;
    enum plot_kind kind;
    char *x_axis, *y_axis;
};

struct findings {
    char *name, *summary;
    struct table **tables;
    size_t n;
    json_t *about; /* or NULL */
};

struct findings *findings_new(const char *name, const char *summary)
{
    struct findings *r = xcalloc(1, sizeof *r);
    r->name = xstrdup(name);
    r->summary = xstrdup(summary);
    return r;
}

static void table_free(struct table *t)
{
    for (size_t i = 0; i < t->ncolumns; i++)
        free(t->columns[i].name);
    for (size_t i = 0; i < t->nrows; i++) {
        for (size_t k = 0; k < t->rows[i].ncells; k++)
            free(t->rows[i].cells[k].word);
        free(t->rows[i].cells);
        free(t->rows[i].name);
    }
    for (size_t i = 0; i < t->nnotes; i++)
        free(t->notes[i]);
    free(t->columns);
    free(t->rows);
    free(t->notes);
    free(t->key);
    free(t->title);
    free(t->x_axis);
    free(t->y_axis);
    free(t);
}

void findings_free(struct findings *r)
{
    if (!r)
        return;
    for (size_t i = 0; i < r->n; i++)
        table_free(r->tables[i]);
    free(r->tables);
    free(r->name);
    free(r->summary);
    json_decref(r->about);
    free(r);
}

void findings_about(struct findings *r, json_t *about)
{
    json_decref(r->about);
    r->about = about;
}

struct table *findings_table(struct findings *r, const char *key, const char *title)
{
    struct table *t = xcalloc(1, sizeof *t);
    t->key = xstrdup(key);
    t->title = xstrdup(title);
    r->tables = xrealloc(r->tables, (r->n + 1) * sizeof *r->tables);
    r->tables[r->n++] = t;
    return t;
}

size_t table_column(struct table *t, const char *name, unsigned decimals)
{
    t->columns = xrealloc(t->columns, (t->ncolumns + 1) * sizeof *t->columns);
    t->columns[t->ncolumns] = (struct column){xstrdup(name), decimals};
    return t->ncolumns++;
}

void table_row(struct table *t, const char *name)
{
    t->rows = xrealloc(t->rows, (t->nrows + 1) * sizeof *t->rows);
    t->rows[t->nrows++] = (struct row){.name = xstrdup(name)};
}

static struct cell *cell_of_last_row(struct table *t, size_t column)
{
    struct row *r = &t->rows[t->nrows - 1];
    if (column >= r->ncells) {
        r->cells = xrealloc(r->cells, (column + 1) * sizeof *r->cells);
        for (size_t i = r->ncells; i <= column; i++)
            r->cells[i] = (struct cell){NAN, NULL};
        r->ncells = column + 1;
    }
    return &r->cells[column];
}

void table_set(struct table *t, size_t column, double value)
{
    cell_of_last_row(t, column)->value = value;
}

void table_word(struct table *t, size_t column, const char *word)
{
    struct cell *c = cell_of_last_row(t, column);
    free(c->word);
    c->word = xstrdup(word);
}

double table_value(const struct table *t, size_t row, size_t column)
{
    return column < t->rows[row].ncells ? t->rows[row].cells[column].value : NAN;
}

size_t table_rows(const struct table *t)
{
    return t->nrows;
}

size_t table_columns(const struct table *t)
{
    return t->ncolumns;
}

void table_mean(struct table *t, const char *name)
{
    size_t rows = t->nrows;
    table_row(t, name);
    for (size_t c = 0; c < t->ncolumns; c++) {
        double sum = 0;
        unsigned n = 0;
        for (size_t r = 0; r < rows; r++) {
            double v = table_value(t, r, c);
            if (isnan(v))
                continue;
            sum += v;
            n++;
        }
        if (n)
            table_set(t, c, sum / n);
    }
}

void table_note(struct table *t, const char *fmt, ...)
{
    char text[500];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    t->notes = xrealloc(t->notes, (t->nnotes + 1) * sizeof *t->notes);
    t->notes[t->nnotes++] = xstrdup(text);
}

void table_plot(struct table *t, enum plot_kind kind, const char *x_axis, const char *y_axis)
{
    t->kind = kind;
    t->x_axis = xstrdup(x_axis);
    t->y_axis = xstrdup(y_axis);
}

/* Text of a cell; caller frees. */
static char *cell_text(const struct table *t, size_t row, size_t column)
{
    const struct row *r = &t->rows[row];
    if (column < r->ncells && r->cells[column].word)
        return xstrdup(r->cells[column].word);
    double v = table_value(t, row, column);
    return isnan(v) ? xstrdup("") : strfmt("%.*f", (int)t->columns[column].decimals, v);
}

static void print_table(const struct table *t, FILE *f)
{
    int first = 0, *width = xcalloc(t->ncolumns + 1, sizeof *width);
    for (size_t r = 0; r < t->nrows; r++)
        if ((int)strlen(t->rows[r].name) > first)
            first = (int)strlen(t->rows[r].name);
    for (size_t c = 0; c < t->ncolumns; c++) {
        width[c] = (int)strlen(t->columns[c].name);
        for (size_t r = 0; r < t->nrows; r++) {
            char *s = cell_text(t, r, c);
            if ((int)strlen(s) > width[c])
                width[c] = (int)strlen(s);
            free(s);
        }
    }
    fprintf(f, "\n%s\n  %-*s", t->title, first, "");
    for (size_t c = 0; c < t->ncolumns; c++)
        fprintf(f, "  %*s", width[c], t->columns[c].name);
    fputc('\n', f);
    for (size_t r = 0; r < t->nrows; r++) {
        fprintf(f, "  %-*s", first, t->rows[r].name);
        for (size_t c = 0; c < t->ncolumns; c++) {
            char *s = cell_text(t, r, c);
            fprintf(f, "  %*s", width[c], s);
            free(s);
        }
        fputc('\n', f);
    }
    for (size_t i = 0; i < t->nnotes; i++)
        fprintf(f, "  %s\n", t->notes[i]);
    free(width);
}

void findings_print(const struct findings *r, FILE *f)
{
    fprintf(f, "%s: %s\n", r->name, r->summary);
    for (size_t i = 0; i < r->n; i++)
        print_table(r->tables[i], f);
}

void findings_markdown(const struct findings *r, FILE *f)
{
    for (size_t i = 0; i < r->n; i++) {
        const struct table *t = r->tables[i];
        fprintf(f, "%s%s:\n\n| |", i ? "\n" : "", t->title);
        for (size_t c = 0; c < t->ncolumns; c++)
            fprintf(f, " %s |", t->columns[c].name);
        fputs("\n|---|", f);
        for (size_t c = 0; c < t->ncolumns; c++)
            fputs("---|", f);
        fputc('\n', f);
        for (size_t k = 0; k < t->nrows; k++) {
            fprintf(f, "| %s |", t->rows[k].name);
            for (size_t c = 0; c < t->ncolumns; c++) {
                char *s = cell_text(t, k, c);
                fprintf(f, " %s |", s);
                free(s);
            }
            fputc('\n', f);
        }
        for (size_t k = 0; k < t->nnotes; k++)
            fprintf(f, "\n%s\n", t->notes[k]);
    }
}

json_t *findings_json(const struct findings *r)
{
    json_t *j = r->about ? json_copy(r->about) : json_object(), *tables = json_object();
    json_object_set_new(j, "study", json_string(r->name));
    for (size_t i = 0; i < r->n; i++) {
        const struct table *t = r->tables[i];
        json_t *rows = json_array(), *table = json_object();
        for (size_t k = 0; k < t->nrows; k++) {
            json_t *row = json_object();
            json_object_set_new(row, "name", json_string(t->rows[k].name));
            for (size_t c = 0; c < t->ncolumns; c++) {
                double v = table_value(t, k, c);
                const struct cell *cell = c < t->rows[k].ncells ? &t->rows[k].cells[c] : NULL;
                if (cell && cell->word)
                    json_object_set_new(row, t->columns[c].name, json_string(cell->word));
                else if (!isnan(v))
                    json_object_set_new(row, t->columns[c].name, json_real(v));
            }
            json_array_append_new(rows, row);
        }
        json_object_set_new(table, "title", json_string(t->title));
        json_object_set_new(table, "rows", rows);
        json_object_set_new(tables, t->key, table);
    }
    json_object_set_new(j, "tables", tables);
    return j;
}

/* A string of gnuplot's: single quotes, doubled inside; its markup characters
 * are switched off. */
static void quoted(FILE *f, const char *s)
{
    fputc('\'', f);
    for (; *s; s++) {
        if (*s == '\'')
            fputc('\'', f);
        fputc(*s, f);
    }
    fputc('\'', f);
}

static void print_data(FILE *f, const struct table *t)
{
    fputs("$data << END_OF_DATA\n", f);
    bool lines = t->kind == PLOT_LINES;
    size_t outer = lines ? t->ncolumns : t->nrows, inner = lines ? t->nrows : t->ncolumns;
    for (size_t o = 0; o < outer; o++) {
        fprintf(f, "\"%s\"", lines ? t->columns[o].name : t->rows[o].name);
        for (size_t i = 0; i < inner; i++) {
            double v = lines ? table_value(t, i, o) : table_value(t, o, i);
            if (isnan(v))
                fputs(" NaN", f);
            else
                fprintf(f, " %.6g", v);
        }
        fputc('\n', f);
    }
    fputs("END_OF_DATA\n", f);
}

/* The script that draws one table into `svg` and `png`, files of the current
 * folder. */
static void print_script(FILE *f, const struct table *t, const char *svg, const char *png)
{
    bool lines = t->kind == PLOT_LINES;
    size_t series = lines ? t->nrows : t->ncolumns;
    print_data(f, t);
    fputs("set title ", f);
    quoted(f, t->title);
    fputs(" noenhanced\nset xlabel ", f);
    quoted(f, t->x_axis);
    fputs(" noenhanced\nset ylabel ", f);
    quoted(f, t->y_axis);
    fputs(" noenhanced\nset key outside right top noenhanced\nset grid ytics\n"
          "set xtics noenhanced rotate by -35\nset datafile missing 'NaN'\n",
          f);
    if (!lines)
        fputs("set style data histograms\nset style histogram clustered gap 1\n"
              "set style fill solid 0.8 border -1\nset boxwidth 0.9\n",
              f);
    static const char *const terminals[] = {"svg size 1100,520 noenhanced",
                                            "pngcairo size 1100,520 noenhanced"};
    for (unsigned k = 0; k < 2; k++) {
        fprintf(f, "set terminal %s\nset output ", terminals[k]);
        quoted(f, k ? png : svg);
        fputs("\nplot", f);
        for (size_t i = 0; i < series; i++) {
            fprintf(f, "%s $data using %zu%s title ", i ? "," : "", i + 2,
                    lines ? ":xtic(1) with linespoints" : ":xtic(1)");
            quoted(f, lines ? t->rows[i].name : t->columns[i].name);
        }
        fputs("\nunset output\n", f);
    }
}

/* Draws a table in folder `temp`. */
static bool draw(const struct findings *r, const struct table *t, const char *temp, struct diag *d)
{
    char *script = strfmt("%s/%s.gp", temp, t->key);
    char *svg = strfmt("%s-%s.svg", r->name, t->key), *png = strfmt("%s-%s.png", r->name, t->key);
    struct outfile o;
    bool ok = outfile_open(&o, script, d);
    if (ok) {
        print_script(o.f, t, svg, png);
        ok = outfile_commit(&o, d);
    }
    if (ok) {
        const char *const argv[] = {"gnuplot", script, NULL};
        struct proc_result result;
        ok = proc_run(argv, temp, &result, d) == WS_OK;
        if (ok && result.status != 0) {
            diag_failed(d, "gnuplot failed on %s: %.300s", t->key, result.out);
            ok = false;
        }
        proc_result_free(&result);
    }
    free(script);
    free(svg);
    free(png);
    return ok;
}

static bool copy_file(const char *from_dir, const char *dir, const char *name, struct diag *d)
{
    char *from = strfmt("%s/%s", from_dir, name), *to = strfmt("%s/%s", dir, name);
    size_t len;
    char *data = file_read(from, &len, d);
    bool ok = data && outfile_write(to, data, len, d);
    free(data);
    free(from);
    free(to);
    return ok;
}

static bool copy_pictures(const struct findings *r, const char *temp, const char *dir,
                          struct diag *d)
{
    bool ok = true;
    for (size_t i = 0; i < r->n && ok; i++) {
        static const char *const ends[] = {"svg", "png"};
        for (unsigned k = 0; k < 2 && ok && r->tables[i]->kind != PLOT_NONE; k++) {
            char *name = strfmt("%s-%s.%s", r->name, r->tables[i]->key, ends[k]);
            ok = copy_file(temp, dir, name, d);
            free(name);
        }
    }
    return ok;
}

static bool write_text(const struct findings *r, const char *dir, const char *end,
                       void (*print)(const struct findings *r, FILE *f), struct diag *d)
{
    char *path = strfmt("%s/%s.%s", dir, r->name, end);
    struct outfile o;
    bool ok = outfile_open(&o, path, d);
    if (ok) {
        print(r, o.f);
        ok = outfile_commit(&o, d);
    }
    free(path);
    return ok;
}

static void print_json(const struct findings *r, FILE *f)
{
    json_t *j = findings_json(r);
    json_dumpf(j, f, JSON_INDENT(2) | JSON_REAL_PRECISION(12));
    fputc('\n', f);
    json_decref(j);
}

bool findings_write(const struct findings *r, const char *dir, struct diag *d)
{
    char *temp = make_temp_dir("study", d);
    bool ok = temp != NULL;
    for (size_t i = 0; i < r->n && ok; i++)
        if (r->tables[i]->kind != PLOT_NONE)
            ok = draw(r, r->tables[i], temp, d);
    ok = ok && copy_pictures(r, temp, dir, d) && write_text(r, dir, "txt", findings_print, d) &&
         write_text(r, dir, "md", findings_markdown, d) &&
         write_text(r, dir, "json", print_json, d);
    if (temp)
        remove_tree(temp);
    free(temp);
    return ok;
}
