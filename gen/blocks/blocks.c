/* The table of blocks. */
#include "gen/blocks/blocks.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include <stdlib.h>
#include <string.h>

#define NEED(key, value) {key, value, NULL, NULL},
#define EITHER(key, value, or_key, or_value) {key, value, or_key, or_value},
#define ALWAYS
#define ROW(name, family, summary, kind, apart, hosted, ...)                                       \
    {#name, #family, summary,      kind,                                                           \
     apart, hosted,  block_##name, {__VA_ARGS__{NULL, NULL, NULL, NULL}}},

static const struct block blocks[] = {
#define BLOCK(name, family, summary, needs)                                                        \
    ROW(name, family, summary, BLOCK_SINGLE, false, false, needs)
#define APART(name, family, summary, needs)                                                        \
    ROW(name, family, summary, BLOCK_SINGLE, true, false, needs)
#define SYSTEM(name, family, summary, needs)                                                       \
    ROW(name, family, summary, BLOCK_SYSTEM, true, false, needs)
#define HOSTED(name, family, summary, needs)                                                       \
    ROW(name, family, summary, BLOCK_SYSTEM, true, true, needs)
#define CHILD(name, family, summary, needs)                                                        \
    ROW(name, family, summary, BLOCK_CHILD, false, false, needs)
#define MITER(name, family, summary, needs)                                                        \
    ROW(name, family, summary, BLOCK_MITER, false, false, needs)
#include "params/blocks.inc"
};

/* Those that can be --top. */
enum {
#define BLOCK(name, family, summary, needs) AT_##name,
#define SYSTEM BLOCK
#define CHILD BLOCK
#define MITER BLOCK
#include "params/blocks.inc"
    N_BLOCKS
};

static const struct block *const tops[] = {
#define BLOCK(name, family, summary, needs) &blocks[AT_##name],
#define SYSTEM BLOCK
#include "params/blocks.inc"
};

const struct block *blocks_rows(size_t *n)
{
    *n = N_BLOCKS;
    return blocks;
}

const struct block *const *blocks_all(size_t *n)
{
    *n = sizeof tops / sizeof *tops;
    return tops;
}

const struct block *blocks_find(const char *name)
{
    for (size_t i = 0; i < N_BLOCKS; i++)
        if (strcmp(blocks[i].name, name) == 0)
            return &blocks[i];
    return NULL;
}

const struct block *block_miter(const struct block *b, const struct params *p)
{
    size_t n = strlen(b->name);
    for (size_t i = 0; i < N_BLOCKS; i++)
        if (blocks[i].kind == BLOCK_MITER && strncmp(blocks[i].name, b->name, n) == 0 &&
            strcmp(blocks[i].name + n, "_miter") == 0)
            return block_exists(&blocks[i], p) ? &blocks[i] : NULL;
    return NULL;
}

bool block_is_miter(const char *name)
{
    const struct block *b = blocks_find(name);
    return b && b->kind == BLOCK_MITER;
}

bool block_is_system(const char *name)
{
    const struct block *b = blocks_find(name);
    return b && b->kind == BLOCK_SYSTEM;
}

const char *block_default_top(const struct params *p)
{
    /* A SIMT stack stands in a core only; with several sub-cores of the kind, that is meant. */
    if (block_exists(blocks_find("simt_stack"), p) && params_int(p, "env.subcores") > 1)
        return "core";
    const char *name = "regfile";
    bool hosted = params_int(p, "env.host") != 0;
    for (size_t i = 0; i < N_BLOCKS; i++)
        if (blocks[i].kind == BLOCK_SYSTEM && blocks[i].hosted == hosted &&
            block_exists(&blocks[i], p))
            name = blocks[i].name;
    return name;
}

/* The first need that these parameters do not meet, NULL if they have the block. */
static const struct block_need *unmet_need(const struct block *b, const struct params *p)
{
    for (const struct block_need *n = b->needs; n->key; n++)
        if (!params_has(p, n->key, n->value) &&
            !(n->or_key && params_has(p, n->or_key, n->or_value)))
            return n;
    return NULL;
}

bool block_exists(const struct block *b, const struct params *p)
{
    return !unmet_need(b, p);
}

const struct block *block_for(const struct params *p, const char *name, struct diag *d)
{
    size_t n;
    const struct block *const *all = blocks_all(&n), *b = blocks_find(name);
    if (!b) {
        const char **names = xcalloc(n, sizeof *names);
        for (size_t i = 0; i < n; i++)
            names[i] = all[i]->name;
        diag_error(d, "%s: no such block (the nearest is %s)", name, nearest_word(name, names, n));
        free(names);
        return NULL;
    }
    const struct block_need *need = unmet_need(b, p);
    if (need) {
        diag_error(d, "%s: the block exists only with %s = %s%s%s%s%s", name, need->key,
                   need->value, need->or_key ? " or " : "", need->or_key ? need->or_key : "",
                   need->or_key ? " = " : "", need->or_key ? need->or_value : "");
        return NULL;
    }
    return b;
}
