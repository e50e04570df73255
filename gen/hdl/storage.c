/* The bits that a module stores: of its registers and memories, and of what is in it. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>

/* `w` bits, `times` over. */
static void add_width(struct hdl_stored *to, hdl_width w, uint64_t times)
{
    uint64_t bits = HDL_WK(w) * times;
    if (HDL_WP(w))
        to->by_param[HDL_WP(w) - 1] += bits;
    else
        to->bits += bits;
}

static void add_instance(struct hdl_stored *to, const struct hdl_inst *i)
{
    const struct hdl *c = i->child;
    uint64_t times = i->lanes ? i->lanes : 1;
    if (c->memory) {
        to->memory_bits += (uint64_t)c->memory->depth * c->memory->width * times;
        return;
    }
    to->bits += c->stored.bits * times;
    to->memory_bits += c->stored.memory_bits * times;
    for (size_t k = 0; k < c->params.n; k++)
        if (c->stored.by_param[k])
            add_width(to, i->param[k], c->stored.by_param[k] * times);
}

/* What a memory macro holds stands for the model of it. */
static bool counts(const struct hdl *h, hdl_place at)
{
    return hdl_place_active(h, at, "WARPSMITH_SRAM_MACRO", false);
}

void hdl_idle(sig reg, unsigned n)
{
    if (reg && reg->op == OP_REG)
        reg->mod->nodes.at[reg->id]->idle = n;
}

void hdl_count_storage(struct hdl *h)
{
    h->stored = (struct hdl_stored){0};
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        if (s->op == OP_REG && counts(h, s->place))
            add_width(&h->stored, s->width - s->idle, 1);
    }
    for (size_t i = 0; i < h->mems.n; i++)
        if (counts(h, h->mems.at[i]->place))
            add_width(&h->stored, h->mems.at[i]->word, h->mems.at[i]->depth);
    for (size_t i = 0; i < h->insts.n; i++)
        if (counts(h, h->insts.at[i]->place))
            add_instance(&h->stored, h->insts.at[i]);
}

uint64_t hdl_storage_bits(const struct hdl *h)
{
    hdl_check(h->design);
    uint64_t bits = h->stored.bits + h->stored.memory_bits;
    for (size_t k = 0; k < h->params.n; k++)
        bits += h->stored.by_param[k] * h->params.at[k].value;
    return bits;
}

/* "// Storage: 24 + META_W + 192*LANE_W bits, 6200 as it stands; 2 memories of 256 x 1024 bits". */
void hdl_put_storage(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    const struct hdl_stored *s = &h->stored;
    struct hdl_buf b = {0};
    bool open = false;
    if (s->bits)
        hdl_put(&b, "%llu", (unsigned long long)s->bits);
    for (size_t k = 0; k < h->params.n; k++) {
        unsigned long long n = s->by_param[k];
        open |= n != 0;
        if (n)
            hdl_put(&b, "%s", b.n ? " + " : "");
        if (n > 1)
            hdl_put(&b, "%llu*", n);
        if (n)
            hdl_put(&b, "%s", h->params.at[k].name);
    }
    if (b.n)
        hdl_put(&b, " bits");
    if (open)
        hdl_put(&b, ", %llu with the defaults",
                (unsigned long long)(hdl_storage_bits(h) - s->memory_bits));
    struct hdl_memory m;
    for (size_t i = 0; hdl_memory_at(h, i, &m); i++)
        hdl_put(&b, "%s%u x %u bits in %u %s", b.n ? "; " : "", m.depth, m.width, m.count,
                m.count == 1 ? "memory" : "memories");
    if (b.n)
        hdl_put_comment(&p->out, 0, hdl_vstr(h->design, "Storage: %s", b.at));
    free(b.at);
}
