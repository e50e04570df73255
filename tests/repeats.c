/* usage: repeats [-l] FILE...
 *
 * Verilog that a loop would say better: stretches of six or more lines of one design file (.v) that
 * are found again in it and differ only in numbers. Blank lines and comments do not count. Fails
 * where there is one that is not excused below, where a design file has more than 900 lines, or all
 * files together, properties included, have more than 49,000. -l: lists the stretches of all files,
 * and nothing fails. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRETCH = 6, DESIGN_LINES = 900, ALL_LINES = 49000 };

/* Files that may repeat so many lines, since no loop says these. */
static const struct {
    const char *file;
    size_t lines;
} excused[] = {
    /* The sums of a prefix network, each of other bits. */
    {"volta_cars/rr_arbiter.v", 12},
    /* A function for every shape of a selection. */
    {"volta_cars/simt_stack.v", 16},
    /* Registers with the same conditions. */
    {"volta_cars/simt_warp.v", 12},
};

static size_t excused_lines(const char *path)
{
    for (size_t i = 0; i < sizeof excused / sizeof *excused; i++) {
        size_t n = strlen(path), k = strlen(excused[i].file);
        if (n >= k && strcmp(path + n - k, excused[i].file) == 0)
            return excused[i].lines;
    }
    return 0;
}

struct line {
    char *text; /* numbers as #, blanks left out */
    unsigned number;
    uint64_t hash;
};

struct file {
    struct line *at;
    size_t n, lines;
};

static uint64_t hash_of(const char *s)
{
    uint64_t h = UINT64_C(14695981039346656037);
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * UINT64_C(1099511628211);
    return h;
}

/* What counts of a line; NULL: nothing does. */
static char *normal(const char *s, size_t n)
{
    char *out = xcalloc(n + 1, 1), *end = out;
    for (size_t i = 0; i < n && !(s[i] == '/' && i + 1 < n && s[i + 1] == '/'); i++) {
        if (isspace((unsigned char)s[i]))
            continue;
        if (!isdigit((unsigned char)s[i]))
            *end++ = s[i];
        else if (end == out || end[-1] != '#')
            *end++ = '#';
    }
    if (end == out) {
        free(out);
        return NULL;
    }
    return out;
}

static struct file read_lines(const char *text)
{
    struct file f = {0};
    unsigned number = 1;
    for (const char *s = text; *s; number++) {
        size_t n = strcspn(s, "\n");
        char *plain = normal(s, n);
        f.lines++;
        if (plain) {
            f.at = xrealloc(f.at, (f.n + 1) * sizeof *f.at);
            f.at[f.n++] = (struct line){plain, number, hash_of(plain)};
        }
        s += n + (s[n] == '\n');
    }
    return f;
}

static bool same(const struct line *a, const struct line *b)
{
    return a->hash == b->hash && strcmp(a->text, b->text) == 0;
}

/* Lines of the stretch from b on that is found from a on too, without overlap; a < b. */
static size_t common(const struct file *f, size_t a, size_t b)
{
    size_t n = 0;
    while (b + n < f->n && a + n < b && same(&f->at[a + n], &f->at[b + n]))
        n++;
    return n;
}

/* Lines that repeat earlier ones. */
static size_t repeated(const struct file *f, const char *name)
{
    size_t sum = 0;
    for (size_t b = 1; b < f->n;) {
        size_t best = 0, from = 0;
        for (size_t a = 0; a < b; a++) {
            size_t n = same(&f->at[a], &f->at[b]) ? common(f, a, b) : 0;
            if (n > best) {
                best = n;
                from = a;
            }
        }
        if (best < STRETCH) {
            b++;
            continue;
        }
        printf("%s:%u: %zu lines as from line %u on, but for numbers\n", name, f->at[b].number,
               best, f->at[from].number);
        sum += best;
        b += best;
    }
    return sum;
}

static bool check_file(const char *path, bool list, size_t *lines, struct diag *d)
{
    size_t len;
    char *text = file_read(path, &len, d);
    if (!text)
        return false;
    struct file f = read_lines(text);
    const char *dot = strrchr(path, '.');
    bool design = dot && strcmp(dot, ".v") == 0, good = true;
    *lines += f.lines;
    if ((design || list) && repeated(&f, path) > excused_lines(path))
        good = list;
    if (design && f.lines > DESIGN_LINES) {
        printf("%s: %zu lines, at most %d\n", path, f.lines, DESIGN_LINES);
        good = list;
    }
    for (size_t i = 0; i < f.n; i++)
        free(f.at[i].text);
    free(f.at);
    free(text);
    return good;
}

int main(int argc, char **argv)
{
    bool list = argc > 1 && strcmp(argv[1], "-l") == 0, good = true;
    if (argc < 2 + list) {
        fprintf(stderr, "usage: repeats [-l] FILE...\n");
        return 2;
    }
    struct diag d;
    diag_init(&d, stderr);
    size_t lines = 0;
    for (int i = 1 + list; i < argc; i++)
        good &= check_file(argv[i], list, &lines, &d);
    printf("%zu lines in %d files, at most %d\n", lines, argc - 1 - list, ALL_LINES);
    good &= list || lines <= ALL_LINES;
    diag_free(&d);
    return good ? 0 : 1;
}
