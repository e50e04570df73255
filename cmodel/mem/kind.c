/* What an opcode does to memory. docs/memory.md, MA-K*. */
#include "cmodel/mem/kind.h"
#include <stddef.h>
#include <string.h>

static const struct {
    const char *name;
    uint8_t space, action;
} kinds[] = {
    {"LD", MEM_GENERIC, MEM_LOAD},      {"LDG", MEM_GLOBAL, MEM_LOAD},
    {"LDL", MEM_LOCAL, MEM_LOAD},       {"LDS", MEM_SHARED, MEM_LOAD},
    {"LDSM", MEM_SHARED, MEM_LOAD},     {"LDC", MEM_CONST, MEM_LOAD},
    {"LDGSTS", MEM_GLOBAL, MEM_LOAD},   {"ST", MEM_GENERIC, MEM_STORE},
    {"STG", MEM_GLOBAL, MEM_STORE},     {"STL", MEM_LOCAL, MEM_STORE},
    {"STS", MEM_SHARED, MEM_STORE},     {"STSM", MEM_SHARED, MEM_STORE},
    {"ATOM", MEM_GENERIC, MEM_ATOMIC},  {"ATOMG", MEM_GLOBAL, MEM_ATOMIC},
    {"ATOMS", MEM_SHARED, MEM_ATOMIC},  {"RED", MEM_GENERIC, MEM_ATOMIC},
    {"REDG", MEM_GLOBAL, MEM_ATOMIC},   {"TEX", MEM_TEXTURE, MEM_LOAD},
    {"TEXS", MEM_TEXTURE, MEM_LOAD},    {"TLD", MEM_TEXTURE, MEM_LOAD},
    {"TLDS", MEM_TEXTURE, MEM_LOAD},    {"TLD4", MEM_TEXTURE, MEM_LOAD},
    {"TLD4S", MEM_TEXTURE, MEM_LOAD},   {"TXD", MEM_TEXTURE, MEM_LOAD},
    {"TXQ", MEM_TEXTURE, MEM_LOAD},     {"TMML", MEM_TEXTURE, MEM_LOAD},
    {"SUST", MEM_GLOBAL, MEM_STORE},    {"SURED", MEM_GLOBAL, MEM_ATOMIC},
    {"SUATOM", MEM_GLOBAL, MEM_ATOMIC}, {"SHFL", MEM_SHARED, MEM_LOAD},
    {"LDGMC", MEM_GLOBAL, MEM_LOAD},    {"STAS", MEM_SHARED, MEM_STORE},
    {"REDAS", MEM_SHARED, MEM_ATOMIC},
};

struct mem_kind mem_kind(const char *opcode)
{
    size_t len = strcspn(opcode, ".");
    struct mem_kind k = {MEM_GLOBAL, MEM_LOAD, strstr(opcode, ".STRONG.GPU") != NULL};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strlen(kinds[i].name) == len && strncmp(opcode, kinds[i].name, len) == 0) {
            k.space = kinds[i].space;
            k.action = kinds[i].action;
        }
    k.bypass = k.bypass || k.action == MEM_ATOMIC;
    return k;
}
