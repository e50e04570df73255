/* Liberty files: one, or two of one technology with a line "%%" between them. What is accepted has
 * finite figures, and reads the same when it has been written as one merged file. */
#include "base/diag.h"
#include "synth/liberty.h"
#include "tests/fuzz/fuzz.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Round numbers that fall on, between and outside of the indices of most tables. */
static const double points[] = {0, 0.05, 1, 100};
enum { NPOINTS = sizeof points / sizeof *points };

static void check_table(const struct lib_table *t)
{
    for (unsigned i = 1; i < t->nslew; i++)
        FUZZ_CHECK(t->slew[i] > t->slew[i - 1]);
    for (unsigned i = 1; i < t->nload; i++)
        FUZZ_CHECK(t->load[i] > t->load[i - 1]);
    for (unsigned i = 0; i < t->nslew * t->nload; i++)
        FUZZ_CHECK(isfinite(t->v[i]));
}

static void check_cell(const struct liberty *l, const struct lib_cell *c)
{
    struct diag d;
    double area = -1;
    diag_init(&d, NULL);
    FUZZ_CHECK(liberty_cell(l, c->name) == c && c->file);
    FUZZ_CHECK(lib_area(c, &area, &d) == c->area_known);
    FUZZ_CHECK(!c->area_known || (isfinite(area) && area > 0));
    diag_free(&d);
    FUZZ_CHECK(!(lib_is_buffer(c) && lib_is_inverter(c)));
    for (unsigned i = 0; i < c->npins; i++) {
        const struct lib_pin *p = &c->pins[i];
        FUZZ_CHECK(p->name && lib_pin(c, p->name) && isfinite(p->cap) && p->cap >= 0);
        for (unsigned k = 0; k < p->narcs; k++)
            for (int e = 0; e < 2; e++) {
                check_table(&p->arcs[k].delay[e]);
                check_table(&p->arcs[k].tran[e]);
            }
        for (unsigned k = 0; k < NPOINTS * NPOINTS; k++) {
            double slew, delay = lib_delay(p, points[k / NPOINTS], points[k % NPOINTS], &slew);
            FUZZ_CHECK(delay >= 0 && slew >= 0);
        }
    }
}

/* b has the cells of a that are for logic, and no others. */
static void same_cells(const struct liberty *a, const struct liberty *b)
{
    size_t at = 0;
    for (size_t i = 0; i < a->ncells; i++) {
        if (a->cells[i].dont_use)
            continue;
        FUZZ_CHECK(at < b->ncells);
        const struct lib_cell *x = &a->cells[i], *y = &b->cells[at++];
        FUZZ_CHECK(strcmp(x->name, y->name) == 0 && x->area_known == y->area_known);
        FUZZ_CHECK(!x->area_known || x->area == y->area);
        FUZZ_CHECK(x->flops == y->flops && x->latches == y->latches && x->npins == y->npins);
        for (unsigned k = 0; k < x->npins; k++)
            FUZZ_CHECK(strcmp(x->pins[k].name, y->pins[k].name) == 0 &&
                       x->pins[k].dir == y->pins[k].dir && x->pins[k].cap == y->pins[k].cap &&
                       lib_delay(&x->pins[k], 0.05, 1, NULL) ==
                           lib_delay(&y->pins[k], 0.05, 1, NULL));
    }
    FUZZ_CHECK(at == b->ncells);
}

/* Only of one file: the units of a second one may differ, and the merged text has those of the
 * first. */
static void check_round_trip(const struct liberty *l)
{
    char *text = NULL;
    size_t len = 0;
    FILE *f = open_memstream(&text, &len);
    FUZZ_CHECK(f);
    liberty_write_merged(l, true, f);
    fclose(f);
    struct fuzz_file file;
    fuzz_file_open(&file, text, len);
    struct diag d;
    diag_init(&d, NULL);
    const char *path = file.path;
    struct liberty *again = liberty_read(&path, 1, &d);
    if (!again)
        fuzz_fail("written again it is refused: %s\n%s", d.n ? d.lines[0] : "(no message)", text);
    same_cells(l, again);
    liberty_free(again);
    diag_free(&d);
    fuzz_file_close(&file);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    const uint8_t *rest;
    size_t rest_len, head = fuzz_split(data, len, "%%", &rest, &rest_len), n = head < len ? 2 : 1;
    struct fuzz_file file[2];
    fuzz_file_open(&file[0], data, head);
    fuzz_file_open(&file[1], rest, rest_len);
    const char *paths[2] = {file[0].path, file[1].path};
    struct diag d;
    diag_init(&d, NULL);
    struct liberty *l = liberty_read(paths, n, &d);
    fuzz_check_diag(&d, l, (const char *[]){paths[0], paths[1], NULL}, 0);
    if (l) {
        for (size_t i = 0; i < l->ncells; i++)
            check_cell(l, &l->cells[i]);
        if (n == 1)
            check_round_trip(l);
    }
    liberty_free(l);
    diag_free(&d);
    fuzz_file_close(&file[0]);
    fuzz_file_close(&file[1]);
    return 0;
}
