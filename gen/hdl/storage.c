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

static void add_instance(struct hdl_stored *to, const struct hdl_inst *i, bool payload)
{
    const struct hdl *c = i->child;
    const struct hdl_stored *of = payload ? &c->payload : &c->stored;
    uint64_t times = i->lanes ? i->lanes : 1;
    if (c->memory) {
        if (!payload)
            to->memory_bits += (uint64_t)c->memory->depth * c->memory->width * times;
        return;
    }
    to->bits += of->bits * times;
    to->memory_bits += of->memory_bits * times;
    for (size_t k = 0; k < c->params.n; k++)
        if (of->by_param[k])
            add_width(to, i->param[k], of->by_param[k] * times);
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

/* All bits, or those of queues and of registers without a reset. */
static struct hdl_stored count(const struct hdl *h, bool payload)
{
    struct hdl_stored to = {0};
    for (size_t i = 0; i < h->nodes.n; i++) {
        sig s = h->nodes.at[i];
        if (s->op == OP_REG && counts(h, s->place) && !(payload && s->n))
            add_width(&to, s->width - s->idle, 1);
    }
    for (size_t i = 0; i < h->mems.n; i++)
        if (counts(h, h->mems.at[i]->place) && (!payload || h->mems.at[i]->queue))
            add_width(&to, h->mems.at[i]->word, h->mems.at[i]->depth);
    for (size_t i = 0; i < h->insts.n; i++)
        if (counts(h, h->insts.at[i]->place))
            add_instance(&to, h->insts.at[i], payload);
    return to;
}

void hdl_count_storage(struct hdl *h)
{
    h->stored = count(h, false);
    if (hdl_has_gating(h->design))
        h->payload = count(h, true);
}

static uint64_t with_defaults(const struct hdl *h, const struct hdl_stored *s)
{
    uint64_t bits = s->bits + s->memory_bits;
    for (size_t k = 0; k < h->params.n; k++)
        bits += s->by_param[k] * h->params.at[k].value;
    return bits;
}

uint64_t hdl_storage_bits(const struct hdl *h)
{
    hdl_check(h->design);
    return with_defaults(h, &h->stored);
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
    uint64_t payload = with_defaults(h, &h->payload);
    if (payload)
        hdl_put_comment(&p->out, 0,
                        hdl_vstr(h->design, "Without a reset: %llu bits with the defaults",
                                 (unsigned long long)payload));
    free(b.at);
}
