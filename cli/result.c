/* What every result says of itself, in front of its figures: docs/results.md. */
#include "cli/result.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "base/version.h"
#include "params/registry.h"
#include <stdlib.h>

bool cli_to_stdout(const char *path)
{
    return path && strcmp(path, "-") == 0;
}

bool cli_write_json(const char *path, json_t *figures, struct diag *d)
{
    bool ok = true;
    if (path) {
        /* Twelve digits: what a measurement can have, and no trailing noise of binary fractions. */
        char *text = json_dumps(figures, JSON_INDENT(2) | JSON_REAL_PRECISION(12));
        if (!text) {
            diag_failed(d, "%s: the figures cannot be written as JSON (a name is not UTF-8)", path);
            ok = false;
        } else if (cli_to_stdout(path)) {
            puts(text); /* main() checks stdout */
        } else {
            char *lines = strfmt("%s\n", text);
            ok = outfile_write(path, lines, strlen(lines), d);
            free(lines);
        }
        free(text);
    }
    json_decref(figures);
    return ok;
}

/* Whether one of the --set names the key, which begins at each of them. */
static bool is_set(const struct cli_result *of, const char *key)
{
    size_t n = strlen(key);
    for (size_t i = 0; i < of->nsets; i++)
        if (strncmp(of->sets[i], key, n) == 0 && of->sets[i][n] == '=')
            return true;
    return false;
}

/* The preset that CONFIG names; NULL: it is a file. Caller frees. */
static struct params *preset_of(const char *config)
{
    struct params *p = NULL;
    struct diag quiet;
    diag_init(&quiet, NULL);
    if (config && params_preset_summary(config))
        p = params_load(config, NULL, 0, &quiet);
    diag_free(&quiet);
    return p;
}

static json_t *default_of(const struct param_decl *r)
{
    return r->kind == PARAM_ENUM ? json_string(r->words[r->def]) : json_integer(r->def);
}

static json_t *overridden(const struct cli_result *of)
{
    json_t *changed = json_object(), *all = params_to_json(of->p);
    struct params *preset = preset_of(of->config);
    json_t *base = preset ? params_to_json(preset) : json_object();
    for (size_t i = 0; i < params_rows(); i++) {
        const struct param_decl *r = params_row(i);
        json_t *is = json_object_get(all, r->key), *was = json_object_get(base, r->key);
        was = was ? json_incref(was) : default_of(r);
        if (is_set(of, r->key) || !json_equal(is, was))
            json_object_set(changed, r->key, is);
        json_decref(was);
    }
    json_decref(base);
    json_decref(all);
    params_free(preset);
    return changed;
}

/* Of a command without a set of its own: the --set as they are. */
static json_t *as_given(const struct cli_result *of)
{
    json_t *given = json_object();
    for (size_t i = 0; i < of->nsets; i++) {
        size_t n = strcspn(of->sets[i], "=");
        char *key = strfmt("%.*s", (int)n, of->sets[i]), *end;
        const char *value = of->sets[i] + n + (of->sets[i][n] == '=');
        long long number = strtoll(value, &end, 10);
        json_object_set_new(given, key,
                            *value && !*end ? json_integer(number) : cli_json_text(value));
        free(key);
    }
    return given;
}

/* Bytes of the character of UTF-8 at `s`; 0: none. */
static size_t character_at(const char *s)
{
    enum { LONGEST = 4 };
    for (size_t n = 1; n <= LONGEST && s[n - 1]; n++) {
        json_t *one = json_stringn(s, n);
        json_decref(one);
        if (one)
            return n;
    }
    return 0;
}

json_t *cli_json_text(const char *s)
{
    json_t *j = s ? json_string(s) : json_null();
    if (j)
        return j;
    char *text;
    size_t len;
    FILE *f = xmemstream(&text, &len);
    for (size_t n; *s; s += n ? n : 1) {
        n = character_at(s);
        if (n)
            fwrite(s, 1, n, f);
        else
            fprintf(f, "\\x%02x", (unsigned)(unsigned char)*s);
    }
    xmemclose(f);
    j = json_string(text);
    free(text);
    return j;
}

json_t *cli_result(const struct cli_result *of, json_t *figures)
{
    json_t *j = json_object(), *traces = json_array();
    for (size_t i = 0; i < of->ntraces; i++)
        json_array_append_new(traces, cli_json_text(of->traces[i]));
    json_object_set_new(j, "version", json_string(version_full()));
    json_object_set_new(j, "command", json_string(of->command));
    json_object_set_new(j, "config", cli_json_text(of->config));
    json_object_set_new(j, "top", cli_json_text(of->top));
    json_object_set_new(j, "parameters", of->p ? overridden(of) : as_given(of));
    json_object_set_new(j, "traces", traces);
    json_object_set_new(j, "kernel", cli_json_text(of->kernel));
    json_object_set_new(j, "seed", of->seeded ? json_integer((json_int_t)of->seed) : json_null());
    json_object_update(j, figures);
    json_decref(figures);
    return j;
}

bool cli_write_result(const char *path, const struct cli_result *of, json_t *figures,
                      struct diag *d)
{
    return cli_write_json(path, cli_result(of, figures), d);
}
