/* The SRAM formula: sane for every size, its residuals as they are stated, held-out sizes met. The
 * memories that are known stand in ../shared/pdk/sram_points.tsv; skipped where that is absent. */
#include "base/mem.h"
#include "base/text.h"
#include "synth/sram_report.h"
#include "synth/tech.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct point {
    char set[32];
    struct sram_macro m;
    double node, vdd, area, access, cycle, read, write;
};

enum { MOST = 300, COLUMNS = 15 };

struct points {
    struct point p[MOST];
    size_t n;
};

/* A line of the table: fields apart by tabs, an empty one is 0. */
static bool read_point(char *line, struct point *p)
{
    char *field[COLUMNS] = {0};
    for (int i = 0; i < COLUMNS && line; i++) {
        field[i] = line;
        line = strchr(line, '\t');
        if (line)
            *line++ = 0;
    }
    /* OpenRAM's port that reads and writes, and one that reads: it stands for one of each. */
    bool openram = field[6] && strcmp(field[6], "1rw1r") == 0;
    if (!field[COLUMNS - 1] || !sram_ports_parse(openram ? "1r1w" : field[6], &p->m.ports))
        return false;
    snprintf(p->set, sizeof p->set, "%s", field[0]);
    p->m.depth = (unsigned)atoi(field[4]);
    p->m.width = (unsigned)atoi(field[5]);
    p->m.lanes = 1;
    p->node = atof(field[2]);
    p->vdd = atof(field[3]);
    p->area = atof(field[8]);
    p->access = atof(field[9]);
    p->cycle = atof(field[10]);
    p->read = atof(field[11]);
    p->write = atof(field[12]);
    return p->m.depth && p->m.width;
}

static const char *const table = WS_SOURCE_DIR "/../shared/pdk/sram_points.tsv";

/* NULL where the table is absent. */
static struct points *read_points(void)
{
    FILE *f = fopen(table, "r");
    if (!f) {
        print_message("skipped: %s is absent\n", table);
        return NULL;
    }
    struct points *t = xcalloc(1, sizeof *t);
    char line[1024];
    while (fgets(line, sizeof line, f) && t->n < MOST)
        t->n += read_point(line, &t->p[t->n]);
    fclose(f);
    return t;
}

static struct sram_site site_of(const char *tech)
{
    struct sram_site s = {0};
    struct diag d;
    diag_init(&d, NULL);
    assert_true(tech_sram_site(tech, &s, &d));
    diag_free(&d);
    return s;
}

struct error {
    double sum, worst;
    unsigned n;
};

static void add(struct error *e, double ours, double theirs)
{
    if (!(theirs > 0))
        return;
    double r = fabs(ours / theirs - 1);
    e->sum += r * r;
    e->worst = r > e->worst ? r : e->worst;
    e->n++;
}

static double rms(const struct error *e)
{
    return e->n ? sqrt(e->sum / e->n) : 0;
}

/* What a residual of the table is measured on. */
struct sets {
    const char *tech, *set;
    enum sram_ports ports;
    double vdd; /* 0: of any voltage */
    bool access, read;
};

static const struct sets all_sets[] = {
    {"ihp", "ihp130", SRAM_1RW, 0, true, true},
    {"ihp", "ihp130", SRAM_2RW, 0, true, true},
    {"sky130", "sram22_sky130", SRAM_1RW, 0, true, false},
    {"sky130", "ef_sky130", SRAM_1RW, 0, true, true},
    {"sky130", "openram_sky130", SRAM_1R1W, 0, false, false},
    {"gf180", "gf180", SRAM_1RW, 5, true, false},
    {"osu018", "ef_sky130", SRAM_1RW, 0, false, true},
    {"osu018", "paper_stealing", SRAM_1RW, 0, false, false},
    {"osu018", "cacti7_hp", SRAM_1RW, 0, false, false},
    {"osu018", "fakeram45", SRAM_1RW, 0, false, false},
    {"osu018", "fakeram45_2026", SRAM_1RW, 0, false, false},
    {"asap7", "fakeram7", SRAM_1RW, 0, false, false},
};

static const struct sram_residual *stated(const struct sram_maker *k, const struct sets *s)
{
    const struct sram_residual *r;
    for (size_t i = 0; (r = sram_residual(k, i)); i++)
        if (strcmp(r->set, s->set) == 0 && r->ports == s->ports)
            return r;
    return NULL;
}

static struct error over(const struct points *t, const struct sets *s, int what)
{
    struct error e = {0};
    struct sram_site site = site_of(s->tech);
    bool other_node = strcmp(site.maker->name, "any") == 0;
    for (size_t i = 0; i < t->n; i++) {
        const struct point *p = &t->p[i];
        if (strcmp(p->set, s->set) != 0 || p->m.ports != s->ports ||
            (s->vdd > 0 && p->vdd != s->vdd))
            continue;
        if (other_node)
            site.node_nm = (unsigned)p->node;
        site.vdd = p->vdd;
        struct sram_figures g = sram_figures(&p->m, &site);
        if (what == 0)
            add(&e, g.area_um2, p->area);
        else if (what == 1)
            add(&e, g.access_ns, p->access);
        else if (p->vdd > 0)
            add(&e, g.read_pj, p->read);
    }
    return e;
}

/* Every residual that is stated is measured, and equal to what is stated; none is left out. */
static void test_residuals(void **state)
{
    (void)state;
    struct points *t = read_points();
    if (!t)
        skip();
    bool ok = true;
    for (size_t i = 0; i < sizeof all_sets / sizeof *all_sets; i++) {
        const struct sets *s = &all_sets[i];
        const struct sram_maker *k = site_of(s->tech).maker;
        const struct sram_residual *r = stated(k, s);
        struct error area = over(t, s, 0), access = s->access ? over(t, s, 1) : (struct error){0},
                     read = s->read ? over(t, s, 2) : (struct error){0};
        print_message("{\"%s\", {\"%s\", SRAM_%s, , %u, %.3f, %.3f, %.3f, %.3f, %.3f, %.3f}},\n",
                      k->name, s->set,
                      s->ports == SRAM_1RW   ? "1RW"
                      : s->ports == SRAM_2RW ? "2RW"
                                             : "1R1W",
                      area.n, rms(&area), area.worst, rms(&access), access.worst, rms(&read),
                      read.worst);
        ok = ok && r && r->points == area.n && fabs(r->area_rms - rms(&area)) < 0.0006 &&
             fabs(r->area_worst - area.worst) < 0.0006 &&
             fabs(r->access_rms - rms(&access)) < 0.0006 &&
             fabs(r->access_worst - access.worst) < 0.0006 &&
             fabs(r->read_rms - rms(&read)) < 0.0006 && fabs(r->read_worst - read.worst) < 0.0006;
    }
    free(t);
    assert_true(ok);
}

/* Memories of one set; `node` is 0 for a set of one feature size, `parity` 2 for all of its sizes.
 */
struct family {
    const char *tech, *set;
    enum sram_ports ports;
    double node;
    size_t parity;
};

/* The size after *i that is of the family, or NULL; nth counts those of the set. */
static const struct point *next_of(const struct points *t, const struct family *f, size_t *i,
                                   size_t *nth)
{
    while (*i < t->n) {
        const struct point *p = &t->p[(*i)++];
        if (strcmp(p->set, f->set) == 0 && p->m.ports == f->ports &&
            (f->node == 0 || p->node == f->node) && ((*nth)++ % 2 == f->parity || f->parity == 2))
            return p;
    }
    return NULL;
}

/* With the other constants of the rules `a`, which are the site's, the cell that meets the family
 * best. Returns the sum of the squares of what errors remain. */
static double fit_cell(const struct points *t, const struct family *f, const struct sram_site *site,
                       struct sram_array_rules *a)
{
    double x1 = 0, x2 = 0;
    size_t i = 0, nth = 0, n = 0;
    a->cell_um2 = 1;
    for (const struct point *p; (p = next_of(t, f, &i, &nth)); n++) {
        double x = sram_figures(&p->m, site).area_um2 / p->area;
        x1 += x;
        x2 += x * x;
    }
    a->cell_um2 = x1 / x2;
    return (double)n - x1 * x1 / x2;
}

static struct error area_error(const struct points *t, const struct family *f,
                               const struct sram_site *site)
{
    struct error e = {0};
    size_t i = 0, nth = 0;
    for (const struct point *p; (p = next_of(t, f, &i, &nth));)
        add(&e, sram_figures(&p->m, site).area_um2, p->area);
    return e;
}

/* Cell, c0 and r0 fitted to the sizes of one parity of a set by a search over c0 and r0, and tested
 * on the others. */
static double held_out(const struct points *t, const char *tech, const char *set,
                       enum sram_ports ports, size_t parity)
{
    struct sram_site site = site_of(tech);
    struct sram_maker k = *site.maker;
    struct sram_array_rules *a = &k.rules[ports], best = *a;
    const struct family fitted = {tech, set, ports, 0, parity},
                        others = {tech, set, ports, 0, !parity};
    double least = INFINITY;
    site.maker = &k;
    for (a->c0 = 0; a->c0 <= 100; a->c0 += 2)
        for (a->r0 = 20; a->r0 <= 80; a->r0 += 2) {
            double error = fit_cell(t, &fitted, &site, a);
            if (error < least) {
                least = error;
                best = *a;
            }
        }
    *a = best;
    struct error e = area_error(t, &others, &site);
    print_message("%s, every other size held out (%u): %.1f %% rms, %.1f %% worst; cell %.3f, c0 "
                  "%.0f, r0 %.0f\n",
                  set, e.n, 100 * rms(&e), 100 * e.worst, best.cell_um2, best.c0, best.r0);
    return rms(&e);
}

static void test_held_out(void **state)
{
    (void)state;
    struct points *t = read_points();
    if (!t)
        skip();
    for (size_t parity = 0; parity < 2; parity++) {
        assert_true(held_out(t, "ihp", "ihp130", SRAM_1RW, parity) < 0.10);
        assert_true(held_out(t, "sky130", "sram22_sky130", SRAM_1RW, parity) < 0.10);
    }
    free(t);
}

/* One cell for each technology, c0 and r0 the shared ones: every set of ten sizes or more, with
 * what errors remain, and which of them met 10 % rms and 25 % worst. */
static const struct {
    struct family f;
    unsigned sizes;
    double cell, rms, worst;
    bool met;
} one_cell[] = {
    {{"ihp", "ihp130", SRAM_1RW, 130, 2}, 14, 2.785, 0.080, 0.184, true},
    {{"sky130", "sram22_sky130", SRAM_1RW, 130, 2}, 14, 6.943, 0.101, 0.206, false},
    {{"osu018", "cacti7_hp", SRAM_1RW, 22, 2}, 14, 0.070, 0.326, 0.667, false},
    {{"osu018", "cacti7_hp", SRAM_1RW, 32, 2}, 14, 0.148, 0.323, 0.664, false},
    {{"osu018", "cacti7_hp", SRAM_1RW, 45, 2}, 14, 0.291, 0.323, 0.663, false},
    {{"osu018", "cacti7_hp", SRAM_1RW, 65, 2}, 14, 0.610, 0.322, 0.660, false},
    {{"osu018", "cacti7_hp", SRAM_1RW, 90, 2}, 14, 1.154, 0.326, 0.664, false},
    {{"osu018", "fakeram45", SRAM_1RW, 45, 2}, 13, 0.536, 0.173, 0.453, false},
    {{"osu018", "fakeram45_2026", SRAM_1RW, 45, 2}, 26, 0.213, 0.463, 1.011, false},
    {{"asap7", "fakeram7", SRAM_1RW, 7, 2}, 15, 0.013, 0.416, 0.702, false},
};

static void test_one_cell(void **state)
{
    (void)state;
    struct points *t = read_points();
    if (!t)
        skip();
    const struct sram_array_rules *shared = &sram_maker("any")->rules[SRAM_1RW];
    bool ok = true;
    for (size_t i = 0; i < sizeof one_cell / sizeof *one_cell; i++) {
        const struct family *f = &one_cell[i].f;
        struct sram_site site = site_of(f->tech);
        struct sram_maker k = *site.maker;
        struct sram_array_rules *a = &k.rules[f->ports];
        site.maker = &k;
        a->c0 = shared->c0;
        a->r0 = shared->r0;
        fit_cell(t, f, &site, a);
        struct error e = area_error(t, f, &site);
        print_message("%s, %.0f nm, one cell of %.3f um^2 (%u): %.1f %% rms, %.1f %% worst\n",
                      f->set, f->node, a->cell_um2, e.n, 100 * rms(&e), 100 * e.worst);
        ok = ok && e.n == one_cell[i].sizes && fabs(a->cell_um2 - one_cell[i].cell) < 0.0006 &&
             fabs(rms(&e) - one_cell[i].rms) < 0.0006 &&
             fabs(e.worst - one_cell[i].worst) < 0.0006 &&
             one_cell[i].met == (rms(&e) <= 0.10 && e.worst <= 0.25);
    }
    free(t);
    assert_true(ok);
}

/* What must hold for any size, in every technology: more than the bare cells, never less with
 * more of them, two ports never for less than one. */
static void test_sane(void **state)
{
    (void)state;
    for (size_t i = 0; tech_names()[i]; i++) {
        struct sram_site s = site_of(tech_names()[i]);
        for (unsigned words = 1; words <= 16384; words *= 2)
            for (unsigned bits = 1; bits <= 4096; bits *= 2) {
                struct sram_macro m = {.depth = words, .width = bits, .lanes = 1};
                struct sram_figures g = sram_figures(&m, &s), deep, wide, two;
                m.depth = 2 * words;
                deep = sram_figures(&m, &s);
                m.depth = words;
                m.width = 2 * bits;
                wide = sram_figures(&m, &s);
                m.width = bits;
                m.ports = SRAM_1R1W;
                two = sram_figures(&m, &s);
                if (!(deep.area_um2 >= g.area_um2 && wide.area_um2 >= g.area_um2))
                    fail_msg("%s %ux%u: %g, deeper %g, wider %g", tech_names()[i], words, bits,
                             g.area_um2, deep.area_um2, wide.area_um2);
                assert_true(g.area_um2 > sram_bare_cell(&s) * words * bits);
                assert_true(two.area_um2 > g.area_um2);
                m.ports = SRAM_2RW;
                assert_true(sram_figures(&m, &s).area_um2 > two.area_um2);
                assert_true(deep.area_um2 < 2.05 * g.area_um2);
                assert_true(g.access_ns > 0 && deep.access_ns >= g.access_ns * 0.999);
                assert_true(g.cycle_ns >= g.access_ns);
                assert_true(g.read_pj > 0 && g.write_pj >= g.read_pj);
                assert_true(wide.read_pj > g.read_pj);
                assert_true(g.slice_bits <= s.maker->slice_bits && g.rows <= s.maker->rows);
                assert_true(g.slices * g.slice_bits * g.slice_words >= words * bits);
            }
    }
}

/* A slice holds whole lanes, so that a lane's write enable is one slice's. */
static void test_slices(void **state)
{
    (void)state;
    struct sram_site s = site_of("osu018");
    struct sram_macro m = {.depth = 256, .width = 1024, .lanes = 32};
    struct sram_figures g = sram_figures(&m, &s);
    assert_int_equal(g.slices, 8);
    assert_int_equal(g.slice_bits, 128);
    m.width = 1008;
    m.lanes = 21;
    g = sram_figures(&m, &s);
    assert_int_equal(g.slice_bits % 48, 0);
    assert_int_equal(g.slices, 11);
    /* the bank of the review of reports: 1.86 mm^2 with a cell of 4.65 um^2 */
    assert_true(
        fabs(sram_figures(&(struct sram_macro){.depth = 256, .width = 1024, .lanes = 32}, &s)
                     .area_um2 /
                 1.856e6 -
             1) < 0.05);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_residuals), cmocka_unit_test(test_held_out),
        cmocka_unit_test(test_one_cell),  cmocka_unit_test(test_sane),
        cmocka_unit_test(test_slices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
