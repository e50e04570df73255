/* Tables of static instructions, by what they are, and blocks of threads. */
#include "cmodel/programs/program.h"
#include "base/mem.h"
#include <stdlib.h>
#include <string.h>

const char *op_class_name(enum op_class c)
{
    static const char *const names[N_OP_CLASS] = {
        "int",     "sp",         "half",       "dp",        "sfu",     "tensor", "branch",
        "uniform", "mem-global", "mem-shared", "mem-const", "barrier", "exit",   "control"};
    return names[c];
}

static void add_reg(struct op *o, uint8_t **list, unsigned *n, unsigned reg)
{
    if (*n % 8 == 0)
        *list = xrealloc(*list, *n + 8);
    (*list)[(*n)++] = (uint8_t)reg;
    o->uses[reg / 64] |= 1ull << (reg % 64);
    if (reg + 1 > o->top)
        o->top = reg + 1;
}

void op_add_src(struct op *o, unsigned reg)
{
    add_reg(o, &o->src, &o->nsrc, reg);
}

void op_add_dst(struct op *o, unsigned reg)
{
    /* Written once per instruction, whatever the text says. */
    if (o->writes[reg / 64] >> (reg % 64) & 1)
        return;
    o->writes[reg / 64] |= 1ull << (reg % 64);
    add_reg(o, &o->dst, &o->ndst, reg);
}

void op_set_names(struct op *o, const uint8_t *name, bool key)
{
    o->names = xmalloc(o->nsrc + o->ndst + 1);
    for (unsigned k = 0; k < o->nsrc; k++)
        o->names[k] = name[o->src[k]];
    for (unsigned k = 0; k < o->ndst; k++)
        o->names[o->nsrc + k] = name[o->dst[k]];
    if (!key)
        return;
    o->by_name = true;
    memset(o->uses, 0, sizeof o->uses);
    memset(o->writes, 0, sizeof o->writes);
    for (unsigned k = 0; k < o->nsrc + o->ndst; k++)
        o->uses[o->names[k] / 64] |= 1ull << (o->names[k] % 64);
    for (unsigned k = o->nsrc; k < o->nsrc + o->ndst; k++)
        o->writes[o->names[k] / 64] |= 1ull << (o->names[k] % 64);
}

void op_free(struct op *o)
{
    free(o->names);
    free(o->name);
    free(o->key);
    free(o->src);
    free(o->dst);
}

void op_table_free(struct op_table *t)
{
    for (size_t i = 0; i < t->n; i++) {
        op_free(t->ops[i]);
        free(t->ops[i]);
    }
    free(t->ops);
    free(t->hash);
    memset(t, 0, sizeof *t);
}

/* FNV-1a over the key. */
static uint64_t key_hash(const char *key, size_t len, uint8_t extra_imm)
{
    uint64_t h = 0xcbf29ce484222325ull + extra_imm;
    for (size_t i = 0; i < len; i++)
        h = (h ^ (unsigned char)key[i]) * 0x100000001b3ull;
    return h ^ (h >> 32);
}

static void hash_put(struct op_table *t, uint32_t index)
{
    const struct op *o = t->ops[index];
    size_t at = key_hash(o->key, o->key_len, o->extra_imm) & (t->hash_cap - 1);
    while (t->hash[at])
        at = (at + 1) & (t->hash_cap - 1);
    t->hash[at] = index + 1;
}

uint32_t op_table_add(struct op_table *t, const struct op *o)
{
    t->ops = xgrow(t->ops, t->n + 1, &t->cap, sizeof *t->ops);
    t->ops[t->n] = xmalloc(sizeof *o);
    *t->ops[t->n] = *o;
    uint32_t index = (uint32_t)t->n++;
    if (!o->key)
        return index;
    if (2 * t->n > t->hash_cap) {
        t->hash_cap = t->hash_cap ? 2 * t->hash_cap : 256;
        free(t->hash);
        t->hash = xcalloc(t->hash_cap, sizeof *t->hash);
        for (uint32_t i = 0; i < t->n; i++)
            if (t->ops[i]->key)
                hash_put(t, i);
    } else {
        hash_put(t, index);
    }
    return index;
}

uint32_t op_table_find(const struct op_table *t, const char *key, size_t len, uint8_t extra_imm)
{
    if (!t->hash_cap)
        return UINT32_MAX;
    size_t at = key_hash(key, len, extra_imm) & (t->hash_cap - 1);
    for (; t->hash[at]; at = (at + 1) & (t->hash_cap - 1)) {
        const struct op *o = t->ops[t->hash[at] - 1];
        if (o->key_len == len && o->extra_imm == extra_imm && memcmp(o->key, key, len) == 0)
            return t->hash[at] - 1;
    }
    return UINT32_MAX;
}

void block_free(struct block *b)
{
    if (!b)
        return;
    free(b->first);
    free(b->line);
    free(b->insts);
    free(b->flow);
    free(b->controls);
    lane_pool_free(&b->lanes);
    if (b->own_ops) {
        op_table_free(b->own_ops);
        free(b->own_ops);
    }
    free(b);
}
