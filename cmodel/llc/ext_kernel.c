/* One warp of the extended cache's kernel with its set: serves a row of the warp status table on
 * real blocks, in registers that may hold them compressed. */
#include "cmodel/llc/ext_kernel.h"
#include "base/mem.h"
#include "cmodel/util.h"

struct ext_kernel {
    struct ext_set *set;
    bool compression, carry;
    unsigned per, carry_after, quiet;
    uint32_t (*reg)[BD_SEGMENTS];
    uint32_t *base; /* by slot */
    struct ext_eviction *left;
    size_t nleft;
};

struct ext_kernel *ext_kernel_create(const struct ext_shape *shape, bool carry,
                                     unsigned carry_after)
{
    struct ext_kernel *k = xcalloc(1, sizeof *k);
    k->set = ext_set_create(shape);
    k->compression = shape->compression;
    k->carry = carry;
    k->carry_after = carry_after;
    k->per = ext_set_slots(k->set) / shape->registers;
    k->reg = xcalloc(shape->registers, sizeof *k->reg);
    k->base = xcalloc(ext_set_slots(k->set), sizeof *k->base);
    k->left = xcalloc(ext_set_slots(k->set) + 1, sizeof *k->left);
    return k;
}

void ext_kernel_destroy(struct ext_kernel *k)
{
    if (!k)
        return;
    ext_set_destroy(k->set);
    free(k->reg);
    free(k->base);
    free(k->left);
    free(k);
}

void ext_kernel_clear(struct ext_kernel *k)
{
    ext_set_clear(k->set);
    k->quiet = 0;
    k->nleft = 0;
}

const struct ext_set *ext_kernel_set(const struct ext_kernel *k)
{
    return k->set;
}

uint32_t ext_atomic(enum ext_atomic op, uint32_t old, uint32_t operand)
{
    switch (op) {
    case EXT_ADD:
        return old + operand;
    case EXT_MIN:
        return old < operand ? old : operand;
    case EXT_MAX:
        return old > operand ? old : operand;
    case EXT_INC:
        return old >= operand ? 0 : old + 1;
    case EXT_DEC:
        return !old || old > operand ? operand : old - 1;
    case EXT_AND:
        return old & operand;
    case EXT_OR:
        return old | operand;
    case EXT_XOR:
        return old ^ operand;
    default:
        return operand;
    }
}

void ext_change(uint32_t block[BD_SEGMENTS], const struct ext_row *row)
{
    for (unsigned i = 0; i < BD_SEGMENTS; i++) {
        unsigned bytes = row->mask[i / 8] >> (i % 8 * 4) & 15;
        if (row->op == EXT_PWR) {
            uint32_t mask = (bytes & 1 ? 0xffu : 0) | (bytes & 2 ? 0xff00u : 0) |
                            (bytes & 4 ? 0xff0000u : 0) | (bytes & 8 ? 0xff000000u : 0);
            block[i] = (block[i] & ~mask) | (row->payload[i] & mask);
        } else if (bytes == 15)
            block[i] = ext_atomic(row->atomic, block[i], row->payload[i]);
    }
}

static void load(const struct ext_kernel *k, unsigned slot, uint32_t *block)
{
    bd_load(k->reg[slot / k->per], ext_set_level(k->set, slot), ext_set_part(k->set, slot),
            k->base[slot], block);
}

static void store(struct ext_kernel *k, unsigned slot, const uint32_t *block)
{
    k->base[slot] = bd_store(k->reg[slot / k->per], ext_set_level(k->set, slot),
                             ext_set_part(k->set, slot), block);
}

static void leave(void *self, const struct ext_gone *gone)
{
    struct ext_kernel *k = self;
    if (!gone->any || !gone->dirty)
        return;
    struct ext_eviction *e = &k->left[k->nleft++];
    e->tag = gone->tag;
    load(k, gone->slot, e->data);
}

static enum bd_level level_of(const struct ext_kernel *k, const uint32_t *block)
{
    return k->compression ? bd_level(block) : BD_NONE;
}

/* A block that is not there. The one that leaves is read before its place is written. */
static void insert(struct ext_kernel *k, uint32_t tag, const uint32_t *block, bool dirty)
{
    struct ext_gone gone;
    enum bd_level level = level_of(k, block);
    unsigned slot = ext_set_insert(k->set, tag, level, dirty, &gone);
    leave(k, &gone);
    ext_set_count(k->set, level);
    store(k, slot, block);
}

/* A new value of the block in a slot; one that its place has become too small for moves. */
static void update(struct ext_kernel *k, unsigned slot, uint32_t tag, const uint32_t *block)
{
    enum bd_level level = level_of(k, block);
    ext_set_use(k->set, slot);
    if (level > ext_set_level(k->set, slot)) {
        struct ext_gone old;
        ext_set_remove(k->set, slot, &old);
        insert(k, tag, block, true);
        return;
    }
    ext_set_count(k->set, level);
    ext_set_soil(k->set, slot);
    store(k, slot, block);
}

static void flush(struct ext_kernel *k)
{
    for (unsigned i = 0; i < ext_set_slots(k->set); i++) {
        struct ext_gone gone;
        ext_set_remove(k->set, i, &gone);
        leave(k, &gone);
    }
}

static bool needs_old(enum ext_op op)
{
    return op == EXT_RD || op == EXT_PWR || op == EXT_ATOM || op == EXT_RED;
}

bool ext_kernel_fetches(const struct ext_kernel *k, const struct ext_row *row)
{
    return needs_old(row->op) && ext_set_find(k->set, row->tag) == EXT_NO_SLOT;
}

static void access(struct ext_kernel *k, const struct ext_row *row, int slot,
                   const uint32_t *fetched, struct ext_report *report)
{
    uint32_t block[BD_SEGMENTS];
    if (row->op == EXT_WR || row->op == EXT_FILL)
        memcpy(block, row->payload, sizeof block);
    else if (slot == EXT_NO_SLOT)
        memcpy(block, fetched, sizeof block);
    else
        load(k, (unsigned)slot, block);
    if (row->op == EXT_RD || row->op == EXT_ATOM)
        memcpy(report->data, block, sizeof block);
    if (row->op != EXT_RD && row->op != EXT_FILL && row->op != EXT_WR)
        ext_change(block, row);
    bool written = row->op != EXT_RD && row->op != EXT_FILL;
    if (slot == EXT_NO_SLOT)
        insert(k, row->tag, block, written);
    else if (written)
        update(k, (unsigned)slot, row->tag, block);
    else
        ext_set_use(k->set, (unsigned)slot);
}

void ext_kernel_serve(struct ext_kernel *k, const struct ext_row *row, const uint32_t *fetched,
                      struct ext_report *report)
{
    *report = (struct ext_report){.hit = false};
    k->nleft = 0;
    if (row->marker) {
        ext_set_mark(k->set);
        k->quiet = 0;
    }
    if (row->op == EXT_FLUSH)
        flush(k);
    else {
        int slot = ext_set_find(k->set, row->tag);
        report->hit = slot != EXT_NO_SLOT;
        access(k, row, slot, fetched, report);
    }
    report->all_touched = ext_set_all_touched(k->set);
    report->carry =
        k->carry && k->quiet >= k->carry_after && ext_set_carry(k->set, &report->carry_tag);
    k->quiet++;
}

size_t ext_kernel_evictions(const struct ext_kernel *k, const struct ext_eviction **list)
{
    *list = k->left;
    return k->nleft;
}

void ext_kernel_epoch(struct ext_kernel *k)
{
    k->nleft = 0;
    ext_kernel_serve_epoch(k);
}

void ext_kernel_serve_epoch(struct ext_kernel *k)
{
    if (k->compression)
        ext_set_epoch(k->set, leave, k);
}
