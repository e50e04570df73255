/* The design: arena, errors, modules, parameters, ports. */
#include "base/diag.h"
#include "base/mem.h"
#include "gen/hdl/ir.h"
#include "gen/hdl/text.h"
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct hdl_chunk {
    struct hdl_chunk *next;
    size_t used, size; /* of data, bytes */
    max_align_t data[];
};

/* As large as the large pages of usual kernels, and as aligned: one stands for 512 faults. */
enum { LARGE_PAGE = 2 * 1024 * 1024, CHUNK = 2 * LARGE_PAGE };

/* Zeroed. */
static struct hdl_chunk *new_chunk(size_t size)
{
    size_t least = sizeof(struct hdl_chunk) + size, whole = CHUNK;
    if (least > whole)
        whole = (least + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
    char *room =
        mmap(NULL, whole + LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        mem_ran_out();
    size_t before = -(uintptr_t)room % LARGE_PAGE;
    if (before)
        munmap(room, before);
    munmap(room + before + whole, LARGE_PAGE - before);
    struct hdl_chunk *c = (struct hdl_chunk *)(room + before);
    (void)madvise(c, whole, MADV_HUGEPAGE);
    c->size = whole - sizeof *c;
    return c;
}

void *hdl_alloc(struct hdl_design *d, size_t size)
{
    size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    struct hdl_chunk *c = d->chunks;
    if (!c || c->size - c->used < size) {
        c = new_chunk(size);
        c->next = d->chunks;
        d->chunks = c;
    }
    char *p = (char *)c->data + c->used;
    c->used += size;
    return p;
}

void *hdl_grow(struct hdl_design *d, const void *old, size_t old_size, size_t new_size)
{
    void *p = hdl_alloc(d, new_size);
    if (old_size)
        memcpy(p, old, old_size);
    return p;
}

const char *hdl_strdup(struct hdl_design *d, const char *s)
{
    size_t n = strlen(s) + 1;
    return memcpy(hdl_alloc(d, n), s, n);
}

static const char *vstr(struct hdl_design *d, const char *fmt, va_list ap)
{
    if (!fmt)
        return "";
    struct hdl_buf b = {.at = d->said, .cap = d->said_cap};
    hdl_vput(&b, fmt, ap);
    d->said = b.at;
    d->said_cap = b.cap;
    return b.n ? memcpy(hdl_alloc(d, b.n + 1), b.at, b.n + 1) : "";
}

const char *hdl_vstr(struct hdl_design *d, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *s = vstr(d, fmt, ap);
    va_end(ap);
    return s;
}

const char *hdl_fmt(struct hdl *h, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *s = vstr(h->design, fmt, ap);
    va_end(ap);
    return s;
}

void hdl_fail(struct hdl_design *d, struct hdl_loc loc, const char *fmt, ...)
{
    if (d->error)
        return;
    va_list ap;
    va_start(ap, fmt);
    const char *text = vstr(d, fmt, ap);
    va_end(ap);
    const char *file = loc.file;
#ifdef WS_SOURCE_DIR
    static const char root[] = WS_SOURCE_DIR "/";
    if (!strncmp(file, root, sizeof root - 1))
        file += sizeof root - 1;
#endif
    d->error = hdl_vstr(d, "%s:%d: %s", file, loc.line, text);
}

struct hdl_design *hdl_design_new(const char *prefix)
{
    struct hdl_design *d = xcalloc(1, sizeof *d);
    d->prefix = hdl_strdup(d, prefix ? prefix : "");
    return d;
}

struct hdl_design *hdl_design_twin(const struct hdl_design *d)
{
    struct hdl_design *twin = xmalloc(sizeof *twin);
    *twin = *d;
    twin->chunks = NULL;
    twin->said = NULL;
    twin->said_cap = 0;
    return twin;
}

void hdl_design_free(struct hdl_design *d)
{
    if (!d)
        return;
    for (struct hdl_chunk *c = d->chunks, *next; c; c = next) {
        next = c->next;
        munmap(c, sizeof *c + c->size);
    }
    free(d->said);
    free(d);
}

struct hdl *hdl_find(const struct hdl_design *d, const char *name)
{
    for (size_t i = 0; i < d->modules.n; i++)
        if (!strcmp(d->modules.at[i]->name, name))
            return d->modules.at[i];
    return NULL;
}

static struct hdl *new_module(struct hdl_loc loc, const char *fn, struct hdl_design *d,
                              const char *name, const char *summary, bool blackbox)
{
    if (!hdl_is_identifier(name) || hdl_is_keyword(name))
        hdl_fail(d, loc, "%s: \"%s\" cannot be the name of a module", fn, name ? name : "");
    else if (hdl_find(d, name))
        hdl_fail(d, loc, "%s: there is a module %s already (hdl_find() gives it)", fn, name);
    struct hdl *h = hdl_alloc(d, sizeof *h);
    h->design = d;
    h->name = hdl_strdup(d, name ? name : "");
    h->summary = hdl_strdup(d, summary ? summary : "");
    h->emitted = blackbox ? h->name : hdl_vstr(d, "%s%s", d->prefix, h->name);
    h->blackbox = blackbox;
    h->loc = loc;
    h->pending_end = &h->pending;
    h->top = hdl_alloc(d, sizeof *h->top);
    h->poison = hdl_new_node(h, loc, OP_POISON, 1);
    hdl_take_name(h, loc, fn, 0, "clk");
    hdl_take_name(h, loc, fn, 0, "rst");
    HDL_PUSH(d, d->modules, h);
    return h;
}

struct hdl *hdl_module_at_loc(struct hdl_loc loc, struct hdl_design *d, const char *name,
                              const char *summary)
{
    return new_module(loc, "hdl_module", d, name, summary, false);
}

struct hdl *hdl_blackbox_at(struct hdl_loc loc, struct hdl_design *d, const char *name,
                            const char *summary)
{
    return new_module(loc, "hdl_blackbox", d, name, summary, true);
}

size_t hdl_module_count(const struct hdl_design *d)
{
    return d->modules.n;
}

struct hdl *hdl_module_at(const struct hdl_design *d, size_t i)
{
    return i < d->modules.n ? d->modules.at[i] : NULL;
}

const char *hdl_module_name(const struct hdl *h)
{
    return h->emitted;
}

bool hdl_is_blackbox(const struct hdl *h)
{
    return h->blackbox;
}

bool hdl_ok(const struct hdl_design *d)
{
    return !d->error;
}

const char *hdl_error(const struct hdl_design *d)
{
    return d->error;
}

bool hdl_report(struct hdl_design *d, struct diag *diag)
{
    hdl_check(d);
    if (d->error)
        diag_failed(diag, "%s", d->error);
    return !d->error;
}

static unsigned default_bits(const struct hdl *h, hdl_width w)
{
    return HDL_WP(w) ? HDL_WK(w) * h->params.at[HDL_WP(w) - 1].value : HDL_WK(w);
}

bool hdl_port_at(const struct hdl *h, size_t i, struct hdl_port *out)
{
    *out = (struct hdl_port){.count = 1, .bits = 1};
    if (h->has_clock && i-- == 0) {
        out->name = "clk";
        out->doc = "clock";
        return true;
    }
    if (h->has_reset && i-- == 0) {
        out->name = "rst";
        out->doc = "synchronous reset, active high";
        return true;
    }
    if (i < h->ports.n) {
        sig p = h->ports.at[i];
        out->name = p->name;
        out->doc = p->doc;
        out->output = p->op == OP_OUTPUT;
        out->count = HDL_WK(p->width);
        out->param = HDL_WP(p->width) ? h->params.at[HDL_WP(p->width) - 1].name : NULL;
        out->bits = default_bits(h, p->width);
        return true;
    }
    i -= h->ports.n;
    if (i < h->counters.n) {
        out->name = h->counters.at[i].name;
        out->doc = h->counters.at[i].doc;
        out->output = out->counter = true;
        out->count = out->bits = 32;
        return true;
    }
    return false;
}

void hdl_note(struct hdl *h, const char *title, const char *text)
{
    struct hdl_note_def n = {hdl_strdup(h->design, title), hdl_strdup(h->design, text)};
    HDL_PUSH(h->design, h->notes, n);
}

hdl_width hdl_param_at(struct hdl_loc loc, struct hdl *h, const char *name, unsigned value,
                       const char *meaning)
{
    for (size_t i = 0; i < h->params.n; i++)
        if (!strcmp(h->params.at[i].name, name)) {
            if (h->params.at[i].value != value)
                hdl_fail(h->design, loc, "hdl_param: %s is %u already, not %u", name,
                         h->params.at[i].value, value);
            return HDL_W(1, i + 1);
        }
    if (!hdl_take_name(h, loc, "hdl_param", 0, name))
        return 1;
    if (h->params.n == HDL_MAX_PARAMS || value == 0) {
        hdl_fail(h->design, loc, "hdl_param: %s: %s", name,
                 value ? "a module has at most 15 parameters" : "a width is at least 1");
        return 1;
    }
    struct hdl_param_def p = {.name = hdl_strdup(h->design, name),
                              .meaning = hdl_strdup(h->design, meaning),
                              .value = value};
    HDL_PUSH(h->design, h->params, p);
    return HDL_W(1, h->params.n);
}

unsigned hdl_constant_at(struct hdl_loc loc, struct hdl *h, const char *fn, struct hdl_param_def p)
{
    for (size_t i = 0; i < h->localparams.n; i++) {
        const struct hdl_param_def *had = &h->localparams.at[i];
        if (strcmp(had->name, p.name))
            continue;
        if (had->value != p.value)
            hdl_fail(h->design, loc, "%s: %s is %u already, not %u", fn, p.name, had->value,
                     p.value);
        else if (had->width != p.width)
            hdl_fail(h->design, loc, "%s: %s is a constant of another width already", fn, p.name);
        return p.value;
    }
    if (hdl_take_name(h, loc, fn, 0, p.name)) {
        p.name = hdl_strdup(h->design, p.name);
        p.meaning = hdl_strdup(h->design, p.meaning);
        HDL_PUSH(h->design, h->localparams, p);
    }
    return p.value;
}

unsigned hdl_localparam_at(struct hdl_loc loc, struct hdl *h, const char *name, unsigned value,
                           const char *meaning)
{
    return hdl_constant_at(
        loc, h, "hdl_localparam",
        (struct hdl_param_def){.name = name, .meaning = meaning, .value = value});
}

sig hdl_codes_at(struct hdl_loc loc, sig s, size_t n, const struct hdl_code *table)
{
    if (!s || s->op == OP_POISON)
        return s;
    struct hdl *h = s->mod;
    if (!hdl_is_leaf(s) || HDL_WP(s->width) || s->width > 31) {
        hdl_fail(h->design, loc, "hdl_codes: %s has no name, or no fixed width up to 31 bits",
                 hdl_say(s));
        return s;
    }
    struct hdl_codes *codes = hdl_alloc(h->design, sizeof *codes);
    struct hdl_code *at = hdl_alloc(h->design, n * sizeof *at);
    *codes = (struct hdl_codes){n, at};
    for (size_t i = 0; i < n; i++) {
        at[i] = table[i];
        at[i].name = hdl_strdup(h->design, table[i].name);
        if (table[i].value >> s->width)
            hdl_fail(h->design, loc, "hdl_codes: %s = %u does not fit into %s", table[i].name,
                     table[i].value, hdl_say(s));
        hdl_constant_at(loc, h, "hdl_codes",
                        (struct hdl_param_def){.name = table[i].name,
                                               .meaning = table[i].meaning,
                                               .value = table[i].value,
                                               .width = s->width});
    }
    h->nodes.at[s->id]->codes = codes;
    return s;
}

sig hdl_fields_at(struct hdl_loc loc, sig s, size_t n, const struct hdl_field *table)
{
    if (!s || s->op == OP_POISON)
        return s;
    struct hdl *h = s->mod;
    if (!hdl_is_leaf(s) || HDL_WP(s->width)) {
        hdl_fail(h->design, loc, "hdl_fields: %s has no name, or no fixed width", hdl_say(s));
        return s;
    }
    struct hdl_fields *fields = hdl_alloc(h->design, sizeof *fields);
    struct hdl_field *at = hdl_alloc(h->design, n * sizeof *at);
    *fields = (struct hdl_fields){n, at};
    for (size_t i = 0; i < n; i++) {
        at[i] = table[i];
        at[i].name = hdl_strdup(h->design, table[i].name);
        at[i].size = table[i].size ? hdl_strdup(h->design, table[i].size) : NULL;
        if (table[i].lsb + table[i].width > s->width)
            hdl_fail(h->design, loc, "hdl_fields: %s is not within %s", table[i].name, hdl_say(s));
        hdl_localparam_at(loc, h, table[i].name, table[i].lsb, table[i].meaning);
    }
    h->nodes.at[s->id]->fields = fields;
    return s;
}

hdl_width hdl_times(hdl_width w, unsigned k)
{
    uint64_t n = (uint64_t)HDL_WK(w) * k;
    return n > 0x0fffffff ? 0 : HDL_W(n, HDL_WP(w)); /* 0 is refused where it is used */
}

hdl_width hdl_width_of(sig s)
{
    return s ? s->width : 1;
}

struct hdl *hdl_module_of(sig s)
{
    return s->mod;
}

unsigned hdl_bits_of(sig s)
{
    return s ? default_bits(s->mod, s->width) : 1;
}

unsigned hdl_clog2(unsigned n)
{
    unsigned b = 0;
    while (b < 32 && (UINT64_C(1) << b) < n)
        b++;
    return b;
}

const char *hdl_say_width(const struct hdl *h, hdl_width w)
{
    if (!HDL_WP(w))
        return hdl_vstr(h->design, "%u", HDL_WK(w));
    const char *p = HDL_WP(w) <= h->params.n ? h->params.at[HDL_WP(w) - 1].name : "?";
    return HDL_WK(w) == 1 ? p : hdl_vstr(h->design, "%u*%s", HDL_WK(w), p);
}

const char *hdl_say(sig s)
{
    if (!s)
        return "NULL";
    if (s->name)
        return s->name;
    struct hdl_design *d = s->mod->design;
    static const char *const op[] = {
        [OP_AND] = "and",           [OP_OR] = "or",          [OP_XOR] = "xor",
        [OP_ADD] = "sum",           [OP_SUB] = "difference", [OP_MUL] = "product",
        [OP_EQ] = "equality",       [OP_LT] = "comparison",  [OP_MUX] = "mux",
        [OP_CAT] = "concatenation", [OP_REP] = "repetition", [OP_AT] = "item",
    };
    switch (s->op) {
    case OP_POISON:
        return "an earlier mistake";
    case OP_CONST:
        return s->fill ? (s->value ? "all ones" : "zero")
                       : hdl_vstr(d, "constant %llu", (unsigned long long)s->value);
    case OP_NOT:
        return hdl_vstr(d, "~%s", hdl_say(s->arg[0]));
    case OP_ANY:
        return hdl_vstr(d, "|%s", hdl_say(s->arg[0]));
    case OP_ALL:
        return hdl_vstr(d, "&%s", hdl_say(s->arg[0]));
    case OP_SEL:
        return hdl_vstr(d, "%s[%u +: %s]", hdl_say(s->arg[0]), s->lsb,
                        hdl_say_width(s->mod, s->width));
    case OP_CALL:
        return hdl_vstr(d, "%s(%s)", hdl_call_name((enum hdl_call)s->value), hdl_say(s->arg[0]));
    case OP_MEMRD:
        return hdl_vstr(d, "word of %s", s->mem->name);
    default:
        return hdl_vstr(d, "a %s of line %d", op[s->op], s->loc.line);
    }
}
