/* The library: parameter sets. */
#include "params/params.h"
#include "gen/blocks/blocks.h"
#include "lib/errors.h"
#include "params/registry.h"
#include <stdlib.h>

static const struct params *set_of(const warpsmith_params *p)
{
    return (const struct params *)p;
}

const char *warpsmith_preset(size_t i)
{
    const char *const *all = params_presets();
    for (size_t k = 0; all[k]; k++)
        if (k == i)
            return all[k];
    return NULL;
}

warpsmith_params *warpsmith_params_load(const char *config, const char *const *sets, size_t nsets,
                                        warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    struct params *p = params_given(config, sets, nsets, d);
    report_end(e, &own);
    return (warpsmith_params *)p;
}

warpsmith_params *warpsmith_params_text(const char *name, const char *text, const char *const *sets,
                                        size_t nsets, warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    struct params *p = params_parse(name, text, sets, nsets, d);
    report_end(e, &own);
    return (warpsmith_params *)p;
}

warpsmith_params *warpsmith_params_with(const warpsmith_params *p, const char *const *sets,
                                        size_t nsets, warpsmith_errors *e)
{
    struct diag own, *d = report_begin(e, &own);
    struct params *q = has_params(p, d) ? params_with(set_of(p), sets, nsets, d) : NULL;
    report_end(e, &own);
    return (warpsmith_params *)q;
}

void warpsmith_params_free(warpsmith_params *p)
{
    params_free((struct params *)p);
}

const char *warpsmith_params_name(const warpsmith_params *p)
{
    return params_name(set_of(p));
}

static bool is_kind(const char *key, enum param_kind kind)
{
    size_t row = registry_find(key);
    return row != (size_t)-1 && params_row(row)->kind == kind;
}

bool warpsmith_params_int(const warpsmith_params *p, const char *key, int64_t *value)
{
    if (!is_kind(key, PARAM_INT))
        return false;
    *value = params_int(set_of(p), key);
    return true;
}

const char *warpsmith_params_word(const warpsmith_params *p, const char *key)
{
    return is_kind(key, PARAM_ENUM) ? params_word(set_of(p), key) : NULL;
}

char *warpsmith_params_json(const warpsmith_params *p)
{
    json_t *j = params_to_json(set_of(p));
    char *text = json_dumps(j, JSON_INDENT(2));
    json_decref(j);
    return text;
}

bool warpsmith_param_at(size_t i, struct warpsmith_param *out)
{
    const struct param_decl *r = params_row(i);
    if (!r)
        return false;
    *out = (struct warpsmith_param){r->key,    r->meaning,
                                    r->source, r->kind == PARAM_ENUM,
                                    r->def,    r->kind == PARAM_ENUM ? r->words[r->def] : NULL};
    return true;
}

char *warpsmith_param_legal(size_t i)
{
    const struct param_decl *r = params_row(i);
    return r ? param_legal(r) : NULL;
}

bool warpsmith_block_at(const warpsmith_params *p, size_t i, struct warpsmith_block *out)
{
    size_t n;
    const struct block *const *all = blocks_all(&n);
    for (size_t k = 0; k < n; k++)
        if (block_exists(all[k], set_of(p)) && i-- == 0) {
            *out = (struct warpsmith_block){all[k]->name, all[k]->family, all[k]->summary,
                                            all[k]->kind == BLOCK_SYSTEM};
            return true;
        }
    return false;
}

const char *warpsmith_default_block(const warpsmith_params *p)
{
    return block_default_top(set_of(p));
}
