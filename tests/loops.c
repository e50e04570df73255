/* usage: loops [-s FIRST_SEED] [-n COUNT] [-l LANES_MAX] [FILE...]
 *
 * Loops that are none: a `for` of Verilog whose body does not name its index, or whose bound is 1,
 * is one round printed as if it were many, and is wrong as soon as there are more. Looked for in
 * FILEs, or without FILEs in what is emitted for every preset and for COUNT random sets: the
 * default top, and each block that this has not. Fails where there is one, and where nothing was
 * emitted. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "gen/package.h"
#include "params/params.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct count {
    size_t loops, lost, files;
};

static bool in_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* Is the name there between the two, outside of comments? */
static bool names(const char *from, const char *to, const char *name, size_t len)
{
    for (const char *s = from; s + len <= to; s++) {
        if (s[0] == '/' && s[1] == '/') {
            s += strcspn(s, "\n");
            continue;
        }
        if (!strncmp(s, name, len) && !in_name(s[len]) && !in_name(s[-1]))
            return true;
    }
    return false;
}

/* Where the body that begins here ends: at the line as far left as `indent` that closes it, or with
 * its one statement. */
static const char *end_of(const char *body, size_t indent)
{
    const char *line = strchr(body, '\n');
    bool block = line && line - body >= 5 && memmem(body, (size_t)(line - body), "begin", 5);
    for (; line && *++line; line = strchr(line, '\n')) {
        size_t left = strspn(line, " ");
        if (block ? left == indent && !strncmp(line + left, "end", 3) : left <= indent)
            return line;
    }
    return body + strlen(body);
}

static void check_text(const char *where, const char *text, struct count *c)
{
    unsigned number = 1;
    c->files++;
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        size_t indent = strspn(line, " "), most = strcspn(line, "\n");
        const char *index = line + indent + 5, *body = memmem(line, most, " + 1)", 5);
        bool one = memmem(line, most, " < 1;", 5) != NULL;
        size_t len = strcspn(index, " ");
        number++;
        if (strncmp(line + indent, "for (", 5))
            continue;
        c->loops++;
        body = body ? body + 5 : line + most;
        if (!one && names(body, end_of(body, indent), index, len))
            continue;
        c->lost++;
        printf("%s:%u: %.*s\n", where, number - 1, (int)(most - indent), line + indent);
    }
}

static bool holds(const struct package *done, const char *block)
{
    char *name = strfmt("%s.v", block);
    bool found = false;
    for (size_t i = 0; i < done->n; i++)
        found |= !strcmp(done->files[i].name, name);
    free(name);
    return found;
}

/* One package; a block that these parameters do not have is no error. */
static bool check_package(const struct params *p, const char *what, const char *top,
                          struct package *pkg, struct count *c)
{
    struct diag d;
    char *said = NULL;
    size_t len;
    FILE *mem = open_memstream(&said, &len);
    diag_init(&d, mem);
    int status = package_build(p, top, NULL, pkg, &d);
    diag_free(&d);
    fclose(mem);
    for (size_t i = 0; status == WS_OK && i < pkg->n; i++) {
        char *where = strfmt("%s/%s", what, pkg->files[i].name);
        if (pkg->files[i].verilog || pkg->files[i].included)
            check_text(where, pkg->files[i].text, c);
        free(where);
    }
    bool good = status == WS_OK || (top && status == WS_BAD_INPUT);
    if (!good)
        printf("%s %s: %s", what, top ? top : "", said);
    free(said);
    return good;
}

static bool check_set(const struct params *p, const char *what, struct count *c)
{
    struct package whole;
    bool good = check_package(p, what, NULL, &whole, c);
    size_t n;
    const struct block *const *block = blocks_all(&n);
    for (size_t i = 0; i < n; i++) {
        if (holds(&whole, block[i]->name))
            continue;
        struct package one;
        good &= check_package(p, what, block[i]->name, &one, c);
        package_free(&one);
    }
    package_free(&whole);
    return good;
}

static bool check_emitted(uint64_t first, uint64_t count, unsigned lanes_max, struct count *c)
{
    struct diag d;
    bool good = true;
    diag_init(&d, stderr);
    for (const char *const *name = params_presets(); *name; name++) {
        struct params *p = params_load(*name, NULL, 0, &d);
        good &= p && check_set(p, *name, c);
        params_free(p);
    }
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct params *p = params_random(seed, lanes_max);
        char *what = strfmt("seed %llu", (unsigned long long)seed);
        good &= check_set(p, what, c);
        free(what);
        params_free(p);
    }
    diag_free(&d);
    return good;
}

static bool check_file(const char *path, struct count *c)
{
    struct diag d;
    diag_init(&d, stderr);
    size_t len;
    char *text = file_read(path, &len, &d);
    if (text)
        check_text(path, text, c);
    free(text);
    diag_free(&d);
    return text != NULL;
}

int main(int argc, char **argv)
{
    uint64_t first = 1, count = 50;
    unsigned lanes_max = 4;
    int opt;
    while ((opt = getopt(argc, argv, "s:n:l:")) != -1) {
        if (opt == 's')
            first = strtoull(optarg, NULL, 10);
        else if (opt == 'n')
            count = strtoull(optarg, NULL, 10);
        else if (opt == 'l')
            lanes_max = (unsigned)strtoul(optarg, NULL, 10);
        else
            return WS_BAD_INPUT;
    }
    struct count c = {0};
    bool good = true;
    for (int i = optind; i < argc; i++)
        good &= check_file(argv[i], &c);
    if (optind == argc)
        good = check_emitted(first, count, lanes_max, &c);
    printf("%zu loops in %zu files, %zu without an index\n", c.loops, c.files, c.lost);
    good &= c.lost == 0 && c.loops > 0;
    printf("%d passed, %d failed\n", good, !good);
    return good ? WS_OK : WS_CHECK_FAILED;
}
