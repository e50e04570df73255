/* The table of blocks. */
#include "gen/blocks/blocks.h"
#include <string.h>

#define CCU                                                                                        \
    {                                                                                              \
        "regfile.collector", "ccu"                                                                 \
    }

static const struct block blocks[] = {
    {"rr_arbiter",
     "fair round-robin arbiter, one-hot grant in the same cycle",
     block_rr_arbiter,
     {{NULL, NULL}}},
    {"ocu",
     "operand collector unit: buffers the source operands of one warp instruction",
     block_ocu,
     {{NULL, NULL}}},
    {"ocu_allocator", "gives free collectors to schedulers", block_ocu_allocator, {{NULL, NULL}}},
    {"bank_arbiter",
     "per-bank queues, write priority, S ports",
     block_bank_arbiter,
     {{NULL, NULL}}},
    {"steal_arbiter",
     "bank stealing: idle banks are read for next cycle's candidates",
     block_steal_arbiter,
     {{"steal_arbiter.enable", "1"}}},
    {"crossbar",
     "payload between write ports, banks and collectors",
     block_crossbar,
     {{NULL, NULL}}},
    {"warp_scheduler",
     "selection tree over the warps of one scheduler",
     block_warp_scheduler,
     {{NULL, NULL}}},
    {"dispatcher", "chooses the complete collectors that leave", block_dispatcher, {{NULL, NULL}}},
    {"ccu",
     "caching collector unit: operand slots in a small cache of the warp's registers",
     block_ccu,
     {CCU}},
    {"write_filter", "which results enter the CCUs", block_write_filter, {CCU}},
    {"ccu_allocator",
     "which CCU the selected warp gets, and when it waits",
     block_ccu_allocator,
     {CCU}},
    {"waiting_counter",
     "one waiting counter for all sub-cores of an SM",
     block_waiting_counter,
     {CCU, {"ccu_allocator.policy", "far_first"}, {"ccu_allocator.scope", "sm"}}},
    {"malekeh_scheduler",
     "greedy, then warps with data in a CCU, then the others",
     block_malekeh_scheduler,
     {{"warp_scheduler.policy", "malekeh"}}},
    {"sthld", "interval counter and state machine of the waiting threshold", block_sthld, {CCU}},
    {"regfile", "banked register file with operand collectors", block_regfile, {{NULL, NULL}}},
};

/* Two copies of a block, named after it. */
static const struct block miters[] = {
    {"bank_arbiter_miter",
     "two bank arbiters with the same requests and different steals",
     block_bank_arbiter_miter,
     {{"steal_arbiter.enable", "1"}}},
};

const struct block *blocks_all(size_t *n)
{
    *n = sizeof blocks / sizeof *blocks;
    return blocks;
}

const struct block *blocks_find(const char *name)
{
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        if (strcmp(blocks[i].name, name) == 0)
            return &blocks[i];
    for (size_t i = 0; i < sizeof miters / sizeof *miters; i++)
        if (strcmp(miters[i].name, name) == 0)
            return &miters[i];
    return NULL;
}

const struct block *block_miter(const struct block *b, const struct params *p)
{
    size_t n = strlen(b->name);
    for (size_t i = 0; i < sizeof miters / sizeof *miters; i++)
        if (strncmp(miters[i].name, b->name, n) == 0 && strcmp(miters[i].name + n, "_miter") == 0)
            return block_exists(&miters[i], p) ? &miters[i] : NULL;
    return NULL;
}

bool block_is_miter(const char *name)
{
    const struct block *b = blocks_find(name);
    return b >= miters && b < miters + sizeof miters / sizeof *miters;
}

const struct block_need *block_unmet(const struct block *b, const struct params *p)
{
    for (size_t i = 0; i < sizeof b->needs / sizeof *b->needs && b->needs[i].key; i++)
        if (!params_has(p, b->needs[i].key, b->needs[i].value))
            return &b->needs[i];
    return NULL;
}

bool block_exists(const struct block *b, const struct params *p)
{
    return !block_unmet(b, p);
}
