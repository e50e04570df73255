/* What an opcode does to memory. docs/memory.md, MA-K*. */
#ifndef WS_MEM_KIND_H
#define WS_MEM_KIND_H

#include <stdbool.h>
#include <stdint.h>

enum mem_space {
    MEM_GLOBAL,
    MEM_LOCAL,
    MEM_SHARED,
    MEM_CONST,
    MEM_TEXTURE, /* traces have no addresses */
    MEM_GENERIC  /* by its address */
};
enum mem_action { MEM_LOAD, MEM_STORE, MEM_ATOMIC /* with or without a result */ };

struct mem_kind {
    uint8_t space, action;
    bool bypass; /* L2 is its first cache: .STRONG.GPU, and atomics */
};

/* Of an opcode with its modifiers, which is known to access memory. */
struct mem_kind mem_kind(const char *opcode);

#endif
