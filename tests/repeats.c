/* usage: repeats [-l] ALLOWED FILE...
 *
 * Verilog that a loop would say better: stretches of six or more lines of one file that are found
 * again in it and differ only in numbers. Blank lines and comments do not count. Fails where a file
 * has more such lines than ALLOWED lists for its name ("ccu.v 12"; others: none); that table may
 * only shrink. Also counted: lines of all files, and of design files (those that end in .v), of
 * which none may have more than 900. -l: lists all stretches, and nothing fails. */
#include "params/base/diag.h"
#include "params/base/outfile.h"
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRETCH = 6, DESIGN_LINES = 900 };

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
static size_t repeated(const struct file *f, const char *name, bool list)
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
        if (list)
            printf("%s:%u: %zu lines as from line %u on\n", name, f->at[b].number, best,
                   f->at[from].number);
        sum += best;
        b += best;
    }
    return sum;
}

/* What the table allows for a file of that name. */
static size_t allowed_for(const char *table, const char *name)
{
    size_t n = strlen(name);
    for (const char *s = table; *s; s += strcspn(s, "\n"), s += *s == '\n')
        if (strncmp(s, name, n) == 0 && s[n] == ' ')
            return strtoul(s + n + 1, NULL, 10);
    return 0;
}

static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool check_file(const char *path, const char *table, bool list, size_t *lines,
                       struct diag *d)
{
    size_t len;
    char *text = file_read(path, &len, d);
    if (!text)
        return false;
    struct file f = read_lines(text);
    const char *base = base_of(path), *dot = strrchr(base, '.');
    bool design = dot && strcmp(dot, ".v") == 0, good = true;
    size_t sum = repeated(&f, path, list), may = allowed_for(table, base);
    *lines += f.lines;
    if (sum > may && !list) {
        printf("%s: %zu lines repeat others of it but for numbers, %zu may\n", path, sum, may);
        good = false;
    }
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
    if (argc < 3 + list) {
        fprintf(stderr, "usage: repeats [-l] ALLOWED FILE...\n");
        return 2;
    }
    struct diag d;
    diag_init(&d, stderr);
    size_t len, lines = 0;
    char *table = file_read(argv[1 + list], &len, &d);
    for (int i = 2 + list; i < argc && table; i++)
        good &= check_file(argv[i], table, list, &lines, &d);
    printf("%zu lines in %d files\n", lines, argc - 2 - list);
    good &= table != NULL;
    free(table);
    diag_free(&d);
    return good ? 0 : 1;
}
