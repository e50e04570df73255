/* The pins of the register file as operations of its surroundings. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/regfile/layout.h"

struct recording {
    struct script_layout l;
    /* Indices of operations; RECORDER_NONE where nothing is under way. */
    size_t *ready;   /* [NW] the instruction with which the warp is ready */
    bool *selected;  /* [NW] its fields are known from a selection */
    size_t *writing; /* [WBW] */
    size_t *flying;  /* instructions that were issued and have not left */
    size_t nflying;
    bool *level;    /* [pins] inputs that are recorded as such */
    size_t *held;   /* [pins] operation that set one of them */
    uint32_t *meta; /* scratch */
    uint32_t *last; /* the inputs before */
};

static void all_none(size_t *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = RECORDER_NONE;
}

/* Ports that belong to no operation above: levels, and what the table does not know. */
static bool is_level(const struct recording *r, const struct pin *pin)
{
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++)
        if (strcmp(r->l.port[i].name, pin->name) == 0)
            return r->l.port[i].kind == PORT_LEVEL;
    return true;
}

static void *create(const struct params *p, const struct pin_list *pins)
{
    struct recording *r = xcalloc(1, sizeof *r);
    r->last = xcalloc(pins->in_words + 1, sizeof *r->last);
    script_layout_make(&r->l, p, pins);
    const struct sizes *z = &r->l.z;
    r->ready = xcalloc(z->nw, sizeof *r->ready);
    r->selected = xcalloc(z->nw, sizeof *r->selected);
    r->writing = xcalloc(z->wbw, sizeof *r->writing);
    r->flying = xcalloc(z->places + z->nsched, sizeof *r->flying);
    r->held = xcalloc(pins->n, sizeof *r->held);
    r->level = xcalloc(pins->n, sizeof *r->level);
    for (size_t i = 0; i < pins->n; i++)
        r->level[i] = !pins->pins[i].output && is_level(r, &pins->pins[i]);
    r->meta = xcalloc(words32(z->meta_bits), sizeof *r->meta);
    all_none(r->ready, z->nw);
    all_none(r->writing, z->wbw);
    all_none(r->held, pins->n);
    return r;
}

static void destroy(void *self)
{
    struct recording *r = self;
    script_layout_free(&r->l);
    free(r->ready);
    free(r->selected);
    free(r->writing);
    free(r->flying);
    free(r->held);
    free(r->level);
    free(r->meta);
    free(r->last);
    free(r);
}

static uint64_t port(const struct recording *r, const uint32_t *image, enum regfile_port p)
{
    return port_exists(&r->l.port[p]) ? port_all(&r->l.port[p], image) : 0;
}

static unsigned item(const struct recording *r, const uint32_t *image, enum regfile_port p,
                     unsigned i)
{
    return (unsigned)port_get(&r->l.port[p], image, i);
}

static uint32_t *fields_of(const struct recorder *to, size_t op)
{
    return (uint32_t *)(uintptr_t)to->script.ops[op].fields; /* ours, from the pool */
}

/* What the instruction buffer answers for ready warps. */
static void record_answers(struct recording *r, struct recorder *to, const uint32_t *in,
                           const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    const struct script_fields *f = &r->l.inst;
    for (unsigned s = 0, w; s < z->nsched; s++) {
        if (!regfile_pins_name(r->l.port, in, out, s, &w))
            continue;
        for (size_t k = 0; k < f->n && r->ready[w] != RECORDER_NONE; k++)
            script_field_get(&r->l, &f->fields[k], f->fields[k].port, in, s,
                             fields_of(to, r->ready[w]));
        r->selected[w] = true;
    }
    for (uint64_t v = port(r, out, PORT_cand_valid); v; v &= v - 1) {
        unsigned s = first_bit(v), w = item(r, out, PORT_cand_wid, s) * z->nsched + s;
        for (size_t k = 0; k < f->n && r->ready[w] != RECORDER_NONE && !r->selected[w]; k++)
            if (f->fields[k].cand != REGFILE_PORTS)
                script_field_get(&r->l, &f->fields[k], f->fields[k].cand, in, s,
                                 fields_of(to, r->ready[w]));
    }
}

static void record_dispatch(struct recording *r, struct recorder *to, const uint32_t *in,
                            const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    const struct script_fields *f = &r->l.inst;
    uint64_t taken = port(r, out, PORT_disp_valid);
    if (z->classes == 1)
        taken &= port(r, in, PORT_disp_ready);
    for (uint64_t v = taken; v; v &= v - 1) {
        unsigned p = first_bit(v), w = item(r, out, PORT_disp_wid, p);
        for (size_t i = 0; i < r->nflying; i++) {
            const struct script_op *op = &to->script.ops[r->flying[i]];
            const uint32_t *meta = op->fields + f->fields[r->l.field[PORT_inst_meta]].offset;
            port_get_words(&r->l.port[PORT_disp_meta], out, p, r->meta);
            if (op->index != w || memcmp(meta, r->meta, words32(z->meta_bits) * sizeof *meta) != 0)
                continue;
            recorder_end(to, &r->flying[i]);
            r->flying[i] = r->flying[--r->nflying];
            break;
        }
    }
}

static void record_issue(struct recording *r, const uint32_t *in, const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    for (uint32_t v = regfile_pins_issue(r->l.port, in, out); v; v &= v - 1) {
        unsigned w;
        regfile_pins_name(r->l.port, in, out, first_bit(v), &w);
        if (r->ready[w] != RECORDER_NONE && r->nflying < z->places + z->nsched)
            r->flying[r->nflying++] = r->ready[w];
        r->ready[w] = RECORDER_NONE;
    }
}

/* What a host offers, where it is not what the script would: the warp that was offered last. */
static void record_choice(const struct recording *r, struct recorder *to, const uint32_t *in)
{
    const struct sizes *z = &r->l.z;
    for (unsigned s = 0; s < z->nsched && port_exists(&r->l.port[PORT_inst_valid]); s++) {
        unsigned w = item(r, in, PORT_inst_wid, s), last = z->nw;
        bool valid = item(r, in, PORT_inst_valid, s) != 0;
        for (unsigned i = s; i < z->nw; i += z->nsched)
            if (r->ready[i] != RECORDER_NONE && (last == z->nw || r->ready[i] > r->ready[last]))
                last = i;
        if (valid != (last < z->nw) || w != (last < z->nw ? last : 0))
            recorder_at_once(to, SCRIPT_OFFER, script_offer(z, s, w, valid));
    }
}

static void record_requests(struct recording *r, struct recorder *to, const uint32_t *in)
{
    const struct sizes *z = &r->l.z;
    uint64_t ready = port(r, in, PORT_warp_ready);
    for (uint64_t v = port(r, in, PORT_inst_valid); v; v &= v - 1) /* a host's offers */
        ready |= 1ull << item(r, in, PORT_inst_wid, first_bit(v));
    for (unsigned w = 0; w < z->nw; w++) {
        if (r->ready[w] != RECORDER_NONE || !(ready >> w & 1))
            continue;
        r->ready[w] =
            recorder_begin(to, SCRIPT_INSTRUCTION, w, script_words(to->pool, r->l.inst.words));
        r->selected[w] = false;
    }
    record_choice(r, to, in);
    for (uint64_t v = port(r, in, PORT_wb_valid); v; v &= v - 1) {
        unsigned i = first_bit(v);
        if (r->writing[i] != RECORDER_NONE)
            continue;
        uint32_t *fields = script_words(to->pool, r->l.write.words);
        for (size_t k = 0; k < r->l.write.n; k++)
            script_field_get(&r->l, &r->l.write.fields[k], r->l.write.fields[k].port, in, i,
                             fields);
        r->writing[i] = recorder_begin(to, SCRIPT_WRITE, i, fields);
    }
    for (uint64_t v = port(r, in, PORT_launch_valid); v; v &= v - 1) {
        unsigned s = first_bit(v);
        recorder_at_once(to, SCRIPT_LAUNCH, item(r, in, PORT_launch_wid, s) * z->nsched + s);
    }
    for (unsigned p = 0; p < z->ndisp * z->classes; p++)
        if (!(port(r, in, PORT_disp_ready) >> p & 1))
            recorder_at_once(to, SCRIPT_STALL, p);
    for (uint64_t v = port(r, in, PORT_exit); v; v &= v - 1)
        recorder_at_once(to, SCRIPT_EXIT, first_bit(v));
}

static void record_levels(struct recording *r, struct recorder *to, const uint32_t *in)
{
    for (size_t i = 0; i < to->pins->n; i++) {
        const struct pin *pin = &to->pins->pins[i];
        if (!r->level[i] ||
            memcmp(in + pin->word, r->last + pin->word, words32(pin->width) * sizeof *in) == 0)
            continue;
        recorder_end(to, &r->held[i]);
        r->held[i] = recorder_begin(to, SCRIPT_PORT, (unsigned)i, recorder_port(to, pin, in));
    }
    memcpy(r->last, in, to->pins->in_words * sizeof *in);
}

static void cycle(void *self, struct recorder *to, bool rst, const uint32_t *in,
                  const uint32_t *out)
{
    struct recording *r = self;
    const struct sizes *z = &r->l.z;
    record_levels(r, to, in);
    record_requests(r, to, in);
    record_answers(r, to, in, out);
    record_dispatch(r, to, in, out);
    record_issue(r, in, out);
    for (uint64_t v = port(r, in, PORT_wb_valid) & port(r, out, PORT_wb_ready); v; v &= v - 1)
        recorder_end(to, &r->writing[first_bit(v)]);
    if (!rst)
        return;
    for (unsigned w = 0; w < z->nw; w++)
        recorder_end(to, &r->ready[w]);
    for (unsigned i = 0; i < z->wbw; i++)
        recorder_end(to, &r->writing[i]);
    while (r->nflying)
        recorder_end(to, &r->flying[--r->nflying]);
}

const struct recorder_ops regfile_recorder = {create, destroy, cycle};
