/* Whether the Verilog of a folder was emitted with the parameters that are asked for now: its
 * manifest says which these were. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "gen/package.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The parameters of the folder's manifest; NULL: it has none of ours that can be read. */
static struct params *emitted_with(const char *dir)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    size_t len, n = 0;
    char *path = strfmt("%s/manifest.json", dir);
    char *text = access(path, R_OK) == 0 ? file_read(path, &len, &quiet) : NULL;
    json_t *manifest = text ? json_loads(text, 0, NULL) : NULL, *value;
    json_t *all = json_object_get(manifest, "parameters");
    char **sets = xcalloc(json_object_size(all) + 1, sizeof *sets);
    const char *key;
    json_object_foreach(all, key, value)
    {
        if (json_is_integer(value))
            sets[n++] = strfmt("%s=%" JSON_INTEGER_FORMAT, key, json_integer_value(value));
        else if (json_is_string(value))
            sets[n++] = strfmt("%s=%s", key, json_string_value(value));
    }
    struct params *p =
        n ? params_load(params_presets()[0], (const char *const *)sets, n, &quiet) : NULL;
    while (n)
        free(sets[--n]);
    free(sets);
    json_decref(manifest);
    free(text);
    free(path);
    diag_free(&quiet);
    return p;
}

/* Past lines that are only a comment: the first of them name the parameter set. */
static const char *past_comments(const char *at)
{
    while (strncmp(at + strspn(at, " "), "//", 2) == 0) {
        at += strcspn(at, "\n");
        at += *at != 0;
    }
    return at;
}

static bool same_code(const char *a, const char *b)
{
    for (;;) {
        a = past_comments(a);
        b = past_comments(b);
        size_t n = strcspn(a, "\n");
        if (n != strcspn(b, "\n") || memcmp(a, b, n) != 0)
            return false;
        if (!a[n] || !b[n])
            return a[n] == b[n];
        a += n + 1;
        b += n + 1;
    }
}

static bool same_verilog(const struct package *a, const struct package *b)
{
    for (size_t i = 0; i < a->n || i < b->n; i++) {
        bool source = i < a->n && a->files[i].verilog;
        if (source != (i < b->n && b->files[i].verilog))
            return false;
        if (source && (strcmp(a->files[i].name, b->files[i].name) != 0 ||
                       !same_code(a->files[i].text, b->files[i].text)))
            return false;
    }
    return true;
}

/* Is the block the same with both sets? One that does not exist with one of them is another. */
static bool same_block(const struct params *a, const struct params *b, const char *top)
{
    struct package x = {0}, y = {0};
    struct diag quiet;
    diag_init(&quiet, NULL);
    bool same = package_build(a, top, NULL, &x, &quiet) == WS_OK &&
                package_build(b, top, NULL, &y, &quiet) == WS_OK && same_verilog(&x, &y);
    package_free(&x);
    package_free(&y);
    diag_free(&quiet);
    return same;
}

/* So many of them are named. */
enum { NAMED = 3 };

/* "a.b=3, c.d=4": values of `was` that are others in `now`. Caller frees; "" if none is. */
static char *differences(const struct params *was, const struct params *now)
{
    json_t *a = params_to_json(was), *b = params_to_json(now), *value;
    const char *key;
    char *list = NULL;
    size_t len, n = 0;
    FILE *f = open_memstream(&list, &len);
    if (!f)
        mem_ran_out();
    json_object_foreach(a, key, value)
    {
        if (json_equal(value, json_object_get(b, key)))
            continue;
        if (n++ >= NAMED)
            continue;
        fprintf(f, "%s%s=", n > 1 ? ", " : "", key);
        if (json_is_string(value))
            fputs(json_string_value(value), f);
        else
            fprintf(f, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
    }
    json_decref(a);
    json_decref(b);
    if (n > NAMED)
        fprintf(f, " and %zu others", n - NAMED);
    fclose(f);
    return list;
}

bool package_fits(const char *dir, const struct params *p, const char *top, struct diag *d)
{
    struct params *was = emitted_with(dir);
    char *other = was ? differences(was, p) : xstrdup("");
    bool fits = !*other || same_block(was, p, top);
    if (!fits)
        diag_error(d,
                   "%s: was emitted with %s, which is not what is asked for now (the same --set "
                   "here, or without %s/manifest.json)",
                   dir, other, dir);
    free(other);
    params_free(was);
    return fits;
}
