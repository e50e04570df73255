/* warpsmith params [BLOCK] [--json[=FILE]] */
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "params/registry.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct args {
    const char *block; /* or a key; NULL: all */
    const char *json;
};

static const struct argp_option options[] = {
    {"json", 'j', "FILE", OPTION_ARG_OPTIONAL, "Write JSON to FILE, by default to standard output",
     0},
    {0},
};

/* Whether a word that follows --json is its FILE; blocks have neither of these characters. */
static bool names_a_file(const char *word)
{
    return strcmp(word, "-") == 0 || strpbrk(word, "./");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'j':
        a->json = arg ? arg : "-";
        return 0;
    case ARGP_KEY_ARG:
        if (a->json && names_a_file(arg))
            a->json = arg;
        else if (a->block)
            argp_error(state, "%s: unexpected argument (the BLOCK is %s)", arg, a->block);
        else
            a->block = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "[BLOCK|KEY]",
    .doc =
        "Shows every parameter, those of one BLOCK (a section of the .ini file), or the one KEY, "
        "with default, legal values, meaning and source."};

static bool belongs(const struct param_decl *r, const char *block)
{
    size_t len = block ? strlen(block) : 0;
    return !block ||
           (strncmp(r->key, block, len) == 0 && (r->key[len] == '.' || r->key[len] == '\0'));
}

static char *default_text(const struct param_decl *r)
{
    return r->kind == PARAM_ENUM ? xstrdup(r->words[r->def]) : strfmt("%lld", (long long)r->def);
}

/* What must hold between this knob and others, as a list of lines. New reference. */
static json_t *rules_of(const struct param_decl *r)
{
    const struct constraint *c;
    json_t *list = json_array();
    for (size_t i = 0; (c = registry_constraint(i)); i++)
        for (size_t k = 0; k < constraint_keys(c); k++)
            if (strcmp(c->keys[k], r->key) == 0)
                json_array_append_new(list, json_string(c->text));
    return list;
}

static json_t *row_json(const struct param_decl *r)
{
    char *legal = param_legal(r);
    json_t *def = r->kind == PARAM_ENUM ? json_string(r->words[r->def]) : json_integer(r->def);
    json_t *o = json_pack("{ss so ss ss ss so}", "key", r->key, "default", def, "legal", legal,
                          "meaning", r->meaning, "source", r->source, "constraints", rules_of(r));
    free(legal);
    return o;
}

static void print_row(const struct param_decl *r)
{
    char *legal = param_legal(r), *def = default_text(r);
    printf("%s = %s    (%s)\n    %s\n", r->key, def, legal, r->meaning);
    json_t *rules = rules_of(r), *rule;
    size_t i;
    json_array_foreach(rules, i, rule) printf("    %s\n", json_string_value(rule));
    printf("    [%s]\n", r->source);
    json_decref(rules);
    free(def);
    free(legal);
}

/* Returns whether `block` has parameters, or is one; reports the nearest block, or key, if not. */
static bool check_block(const char *block, struct diag *d)
{
    size_t rows = params_rows();
    const char **names = xcalloc(rows, sizeof *names);
    char **owned = xcalloc(rows, sizeof *owned);
    bool known = false;
    for (size_t i = 0; i < rows; i++) {
        const char *key = params_row(i)->key;
        names[i] = owned[i] =
            strfmt("%.*s", (int)(strchr(block, '.') ? strlen(key) : strcspn(key, ".")), key);
        known = known || belongs(params_row(i), block);
    }
    if (!known)
        diag_error(d, "%s: no %s under that name (the nearest is %s)", block,
                   strchr(block, '.') ? "parameter is known" : "block has parameters",
                   nearest_word(block, names, rows));
    for (size_t i = 0; i < rows; i++)
        free(owned[i]);
    free(owned);
    free(names);
    return known;
}

int cmd_params(int argc, char **argv)
{
    struct args a = {0};
    cli_parse(&argp, argc, argv, &a);
    struct diag d;
    diag_init(&d, stderr);
    if (!a.block || check_block(a.block, &d)) {
        size_t rows = params_rows();
        json_t *list = json_array();
        for (size_t i = 0; i < rows; i++) {
            if (!belongs(params_row(i), a.block))
                continue;
            json_array_append_new(list, row_json(params_row(i)));
            if (!a.json)
                print_row(params_row(i));
        }
        cli_write_json(a.json, list, &d);
    }
    int status = d.status;
    diag_free(&d);
    return status;
}
