/* Text being written, and expressions in it. */
#include "gen/hdl/text.h"
#include "base/mem.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 100 };

/* Makes room for n characters and their end behind what is there. */
static char *room_for(struct hdl_buf *b, size_t n)
{
    size_t need = b->n + n + 1;
    if (need > b->cap) {
        b->cap = need < 128 ? 256 : 2 * need;
        b->at = xrealloc(b->at, b->cap);
    }
    return b->at + b->n;
}

static void put_chars(struct hdl_buf *b, const char *s, size_t n)
{
    char *at = room_for(b, n);
    memcpy(at, s, n);
    at[n] = 0;
    b->n += n;
}

static void put_word(struct hdl_buf *b, const char *s)
{
    put_chars(b, s, strlen(s));
}

static void put_char(struct hdl_buf *b, char c)
{
    put_chars(b, &c, 1);
}

static void put_blanks(struct hdl_buf *b, size_t n)
{
    char *at = room_for(b, n);
    memset(at, ' ', n);
    at[n] = 0;
    b->n += n;
}

static void put_unsigned(struct hdl_buf *b, unsigned long long v)
{
    char digits[3 * sizeof v], *at = digits + sizeof digits;
    do
        *--at = (char)('0' + v % 10);
    while ((v /= 10) > 0);
    put_chars(b, at, (size_t)(digits + sizeof digits - at));
}

static void put_padded(struct hdl_buf *b, const char *text, int width, bool left)
{
    size_t n = strlen(text), blanks = width > 0 && (size_t)width > n ? (size_t)width - n : 0;
    put_blanks(b, left ? 0 : blanks);
    put_chars(b, text, n);
    put_blanks(b, left ? blanks : 0);
}

/* Half of what `gen` does is to put together short texts: the conversions %s, %.*s, %*s, %-*s,
 * %c, %u, %zu and %llu are made here. false, and nothing put, if there are others. */
static bool put_simple(struct hdl_buf *b, const char *fmt, va_list *ap)
{
    size_t start = b->n;
    for (const char *s = fmt; *s; s++) {
        size_t plain = (size_t)(strchrnul(s, '%') - s);
        put_chars(b, s, plain);
        s += plain;
        if (!*s)
            break;
        switch (*++s) {
        case 's': {
            const char *text = va_arg(*ap, const char *);
            put_word(b, text);
            break;
        }
        case 'c':
            put_char(b, (char)va_arg(*ap, int));
            break;
        case 'u':
            put_unsigned(b, va_arg(*ap, unsigned));
            break;
        default:
            if (strncmp(s, ".*s", 3) == 0) {
                size_t most = (size_t)va_arg(*ap, int);
                const char *text = va_arg(*ap, const char *);
                put_chars(b, text, strnlen(text, most));
                s += 2;
                break;
            }
            if (strncmp(s, "*s", 2) == 0 || strncmp(s, "-*s", 3) == 0) {
                int width = va_arg(*ap, int);
                put_padded(b, va_arg(*ap, const char *), width, *s == '-');
                s += *s == '-' ? 2 : 1;
                break;
            }
            if (strncmp(s, "zu", 2) == 0) {
                put_unsigned(b, va_arg(*ap, size_t));
                s += 1;
                break;
            }
            if (strncmp(s, "llu", 3) == 0) {
                put_unsigned(b, va_arg(*ap, unsigned long long));
                s += 2;
                break;
            }
            b->n = start;
            return false;
        }
    }
    return true;
}

void hdl_vput(struct hdl_buf *b, const char *fmt, va_list ap)
{
    va_list simple;
    va_copy(simple, ap);
    if (!put_simple(b, fmt, &simple)) {
        va_list measured;
        va_copy(measured, ap);
        int n = vsnprintf(NULL, 0, fmt, measured);
        va_end(measured);
        size_t more = n > 0 ? (size_t)n : 0;
        vsnprintf(room_for(b, more), more + 1, fmt, ap);
        b->n += more;
    }
    va_end(simple);
}

void hdl_put(struct hdl_buf *b, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    hdl_vput(b, fmt, ap);
    va_end(ap);
}

/* Where to break a line of which `room` columns fit: the last blank on the outermost level of
 * brackets; 0 if there is none. */
static size_t break_at(const char *s, size_t room)
{
    size_t best = 0;
    int depth = 0, best_depth = 1000;
    bool quoted = false;
    for (size_t i = 0; s[i] && i <= room; i++) {
        char c = s[i];
        if (c == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        depth += (c == '(' || c == '{' || c == '[') - (c == ')' || c == '}' || c == ']');
        /* Outermost brackets first, behind a comma or before an operator; but rather one level
         * deeper than leaving half a line empty. */
        char before = i > 0 ? s[i - 1] : ' ';
        int cost = 3 * depth + (i < room / 2 ? 6 : 0) + (i < room / 4 ? 12 : 0) +
                   (before == ','                  ? 0
                    : strchr("|&^?:+-*<>", before) ? 2
                                                   : 1);
        if (c == ' ' && i > 0 && cost <= best_depth) {
            best = i;
            best_depth = cost;
        }
    }
    return best;
}

void hdl_put_line(struct hdl_buf *b, unsigned depth, struct hdl_buf *line)
{
    if (!b->raw)
        hdl_resolve(line);
    const char *s = line->at ? line->at : "";
    unsigned indent = 4 * depth;
    while (!b->raw && indent + strlen(s) > COLUMNS) {
        size_t at = break_at(s, COLUMNS - indent);
        if (at == 0)
            break;
        put_blanks(b, indent);
        put_chars(b, s, at);
        put_chars(b, "\n", 1);
        s += at + 1;
        indent = 4 * depth + 8;
    }
    put_blanks(b, indent);
    put_word(b, s);
    put_char(b, '\n');
    free(line->at);
    *line = (struct hdl_buf){0};
}

void hdl_put_comment(struct hdl_buf *b, unsigned depth, const char *text)
{
    const size_t room = b->raw ? SIZE_MAX : COLUMNS - 4 * depth - 3;
    do {
        size_t n = strlen(text);
        if (n > room) {
            n = room;
            while (n > 0 && text[n] != ' ')
                n--;
            if (n == 0)
                n = strcspn(text, " ");
        }
        const char *end = memchr(text, '\n', n);
        if (end)
            n = (size_t)(end - text);
        put_blanks(b, 4 * depth);
        hdl_put(b, "//%s", n ? " " : "");
        put_chars(b, text, n);
        put_chars(b, "\n", 1);
        text += n;
        if (*text)
            text++;
    } while (*text);
}

size_t hdl_columns(const struct hdl_printer *p, const struct hdl_buf *line)
{
    size_t n = 0;
    struct hdl_buf plain = {0};
    hdl_put(&plain, "%s", line->at ? line->at : "");
    if (!p->out.raw)
        hdl_resolve(&plain);
    for (const char *s = plain.at; *s; s++, n++)
        if (*s == MARK_BEGIN) {
            s = strchr(s, MARK_END);
            n += 8;
        }
    free(plain.at);
    return n + 8 * p->depth;
}

/* ---- names ---- */

bool hdl_is_taken(const struct hdl_printer *p, const char *name)
{
    if (hdl_is_keyword(name))
        return true;
    for (const struct hdl_names *l = p->local; l; l = l->outer)
        if (hdl_names_find(&l->set, name))
            return true;
    return hdl_names_find(&p->h->name_set, name) || hdl_names_find(&p->h->inner, name) ||
           hdl_names_find(&p->taken, name);
}

/* What to call a signal inside a derived name; NULL: nothing short. */
static const char *short_name(const struct hdl_printer *p, sig s)
{
    for (int c = 0; c < CTX_COUNT; c++)
        if (p->name[c][s->id]) /* a derived name says little: none is made from it */
            return *p->name[c][s->id] == '_' ? NULL : p->name[c][s->id];
    if (s->name)
        return hdl_bare(s->name);
    const char *of = s->n ? short_name(p, s->arg[0]) : NULL;
    if (!of || strlen(of) > 40)
        return NULL;
    struct hdl_design *d = p->h->design;
    switch (s->op) {
    case OP_SEL:
        if (hdl_in_loop(p->at)) /* the number would differ among the iterations */
            return of;
        return HDL_WK(s->width) == 1
                   ? hdl_vstr(d, "%s_%u", of, s->lsb)
                   : hdl_vstr(d, "%s_%u_%u", of, s->lsb, s->lsb + HDL_WK(s->width) - 1);
    case OP_NOT:
        return hdl_vstr(d, "not_%s", of);
    case OP_ANY:
        return hdl_vstr(d, "any_%s", of);
    case OP_ALL:
        return hdl_vstr(d, "all_%s", of);
    case OP_REP:
        return hdl_vstr(d, "%s_mask", of);
    default:
        return NULL;
    }
}

static const char *derived_name(const struct hdl_printer *p, sig s)
{
    if (s->name && s->op > OP_REG)
        return s->name;
    struct hdl_design *d = p->h->design;
    const char *a = s->n ? short_name(p, s->arg[0]) : NULL;
    const char *b = s->n > 1 ? short_name(p, s->arg[1]) : NULL;
    const char *both = NULL;
    switch (s->op) {
    case OP_CONST:
        return "constant";
    case OP_AND:
        both = "and";
        break;
    case OP_OR:
        both = "or";
        break;
    case OP_XOR:
        both = "xor";
        break;
    case OP_ADD:
        if (a && s->arg[1]->op == OP_CONST)
            return hdl_vstr(d, "%s_next", a);
        both = "plus";
        break;
    case OP_SUB:
        both = "minus";
        break;
    case OP_LT:
        both = "below";
        break;
    case OP_EQ:
        if (a && s->arg[1]->op == OP_CONST && hdl_in_loop(p->at))
            return hdl_vstr(d, "%s_is", a);
        if (a && s->arg[1]->op == OP_CONST && !s->arg[1]->fill)
            return hdl_vstr(d, "%s_is_%llu", a, (unsigned long long)s->arg[1]->value);
        if (a && s->arg[1]->op == OP_CONST)
            return hdl_vstr(d, "%s_is_%s", a, s->arg[1]->value ? "full" : "0");
        both = "equals";
        break;
    case OP_MUX:
        return a ? hdl_vstr(d, "by_%s", a) : "choice";
    case OP_MUL:
        return a ? hdl_vstr(d, "%s_scaled", a) : "product";
    case OP_CAT:
        return a ? hdl_vstr(d, "%s_etc", a) : "joined";
    case OP_MEMRD:
        return hdl_vstr(d, "%s_word", s->mem->name);
    case OP_CALL:
        return a ? hdl_vstr(d, "%s_%s", a, hdl_call_name((enum hdl_call)s->value))
                 : hdl_call_name((enum hdl_call)s->value);
    case OP_NOT:
    case OP_ANY:
    case OP_ALL:
    case OP_REP:
    case OP_SEL: {
        const char *n = short_name(p, s);
        return n ? n : s->op == OP_NOT ? "inverse" : s->op == OP_REP ? "spread" : "some";
    }
    default:
        return "value";
    }
    if (a && b && s->n == 2 && strlen(a) + strlen(b) < 28)
        return hdl_vstr(d, "%s_%s_%s", a, both, b);
    return a && strlen(a) < 24 ? hdl_vstr(d, "%s_%s", a, both) : both;
}

const char *hdl_free_name(struct hdl_printer *p, const char *base)
{
    struct hdl_design *d = p->h->design;
    const char *name = base;
    /* Verilator takes names with "unused" as a waiver: never by accident */
    if (strstr(base, "unused"))
        base = name = "value";
    struct hdl_name_set *given = p->local ? &p->local->set : &p->taken;
    struct hdl_name_entry *e = hdl_names_find(given, base);
    unsigned k = e ? e->next : 2;
    for (; hdl_is_taken(p, name); k++)
        name = hdl_vstr(d, "%s_%u", base, k);
    if (e)
        e->next = k;
    hdl_names_add(d, given, name);
    return name;
}

const char *hdl_wire_name(struct hdl_printer *p, sig s, enum hdl_context c)
{
    const char *name = derived_name(p, s);
    return p->name[c][s->id] =
               hdl_free_name(p, *name == '_' ? name : hdl_vstr(p->h->design, "_%s", name));
}

/* ---- expressions ---- */

void hdl_put_width(struct hdl_buf *b, const struct hdl *h, hdl_width w)
{
    if (!HDL_WP(w))
        hdl_put(b, "%u", HDL_WK(w));
    else if (HDL_WK(w) == 1)
        hdl_put(b, "%s", h->params.at[HDL_WP(w) - 1].name);
    else
        hdl_put(b, "%u*%s", HDL_WK(w), h->params.at[HDL_WP(w) - 1].name);
}

void hdl_put_range(struct hdl_buf *b, const struct hdl *h, hdl_width w)
{
    if (w == 1)
        return;
    if (!HDL_WP(w)) {
        hdl_put(b, "[%u:0] ", HDL_WK(w) - 1);
        return;
    }
    hdl_put(b, "[");
    hdl_put_width(b, h, w);
    hdl_put(b, "-1:0] ");
}

/* A part that has a name. */
static bool put_field(struct hdl_buf *b, const struct hdl_fields *fields, unsigned lsb, hdl_width w)
{
    for (size_t i = 0; fields && i < fields->n; i++) {
        const struct hdl_field *at = &fields->at[i];
        if (at->lsb != lsb || at->width != w)
            continue;
        if (w == 1)
            hdl_put(b, "[%s]", at->name);
        else if (at->size)
            hdl_put(b, "[%s +: %s]", at->name, at->size);
        else
            hdl_put(b, "[%s +: %u]", at->name, w);
        return true;
    }
    return false;
}

void hdl_put_part(struct hdl_buf *b, sig of, unsigned lsb, hdl_width w)
{
    if (of->width == 1) /* declared without a range */
        return;
    if (put_field(b, of->fields, lsb, w))
        return;
    const char *param = HDL_WP(w) ? of->mod->params.at[HDL_WP(w) - 1].name : NULL;
    const unsigned numbers[] = {lsb, w, of->id};
    put_char(b, MARK_BEGIN); /* every selection comes here: not by hdl_put() */
    for (unsigned i = 0; i < 3; i++) {
        put_char(b, i ? ',' : 'P');
        put_unsigned(b, numbers[i]);
    }
    const struct hdl_shape *s = of->shape;
    if (s && s->n > 1 && s->size[s->n - 1] > 1) {
        put_char(b, ';');
        put_unsigned(b, s->size[s->n - 1]);
        put_char(b, ';');
        put_word(b, s->name[s->n - 1]);
    }
    if (param) {
        put_char(b, ',');
        put_word(b, param);
    }
    put_char(b, MARK_END);
}

/* An iteration or a bound. */
static void put_index(struct hdl_buf *b, unsigned i)
{
    hdl_put(b, "%cN%u%c", MARK_BEGIN, i, MARK_END);
}

void hdl_put_value_of(struct hdl_buf *b, unsigned width, uint64_t value, bool number)
{
    hdl_put(b, "%c%c%llu,%u%c", MARK_BEGIN, number ? 'K' : 'C', (unsigned long long)value, width,
            MARK_END);
}

void hdl_put_name(struct hdl_printer *p, struct hdl_buf *b, const char *name, hdl_place home)
{
    const struct hdl *h = p->h;
    hdl_place path[16], around = hdl_place_common(h, home, p->from);
    size_t n = 0;
    for (; home != around && hdl_in_loop(home) && n < 16; home = hdl_place_up(h, home))
        path[n++] = home;
    while (n-- > 0) {
        const struct hdl_iter *i = &h->iters.at[path[n] - HDL_ITERS];
        hdl_put(b, "%s[", i->loop->label);
        put_index(b, i->index);
        hdl_put(b, "].");
    }
    put_word(b, hdl_bare(name));
}

void hdl_put_leaf(struct hdl_printer *p, struct hdl_buf *b, sig s)
{
    hdl_put_name(p, b, s->name, s->place);
}

void hdl_put_const(struct hdl_buf *b, sig s)
{
    const struct hdl *h = s->mod;
    unsigned k = HDL_WK(s->width);
    if (s->op == OP_CAT) {
        hdl_put(b, "{");
        for (uint32_t i = s->n; i-- > 0;) {
            hdl_put_const(b, s->arg[i]);
            hdl_put(b, i ? ", " : "}");
        }
    } else if (HDL_WP(s->width)) {
        bool plain = k == 1;
        hdl_put(b, plain ? "{" : "{(");
        hdl_put_width(b, h, s->width);
        hdl_put(b, "%s{1'b%u}}", plain ? "" : ")", (unsigned)s->value);
    } else if (s->shifted) {
        hdl_put(b, "%cM%u,%u%c", MARK_BEGIN, s->lsb, k, MARK_END);
    } else if (s->fill && k > 64) {
        hdl_put(b, s->value ? "{%u{1'b1}}" : "%u'd0", k);
    } else {
        hdl_put_value_of(b, k, s->fill && s->value ? UINT64_MAX >> (64 - k) : s->value, false);
    }
}

/* The name that a value has, if it is one of `codes` (NULL: none). */
static bool put_code(struct hdl_buf *b, sig s, const struct hdl_codes *codes)
{
    if (!codes || s->op != OP_CONST || s->shifted)
        return false;
    uint64_t value = s->fill && s->value ? (1u << s->width) - 1 : s->value;
    for (size_t i = 0; i < codes->n; i++)
        if (codes->at[i].value == value) {
            hdl_put(b, "%s", codes->at[i].name);
            return true;
        }
    return false;
}

void hdl_put_reset(struct hdl_buf *b, sig reg)
{
    if (!put_code(b, reg->arg[0], reg->codes))
        hdl_put_const(b, reg->arg[0]);
}

/* All ones as a number where numbers stand: beside ==, < and +. */
static bool put_number(struct hdl_buf *b, sig s)
{
    if (s->op != OP_CONST || !s->fill || !s->value || HDL_WP(s->width) || s->width == 1 ||
        s->width > 8)
        return false;
    hdl_put_value_of(b, s->width, (1u << s->width) - 1, true);
    return true;
}

/* How tightly the context binds. */
enum level { LOOSE, CHOICE, OPERAND, UNARY };

static void put(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c, enum level l);

static void open_if(struct hdl_buf *b, bool yes)
{
    if (yes)
        hdl_put(b, "(");
}

static void close_if(struct hdl_buf *b, bool yes)
{
    if (yes)
        hdl_put(b, ")");
}

static void put_binary(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c,
                       enum level l, const char *op)
{
    bool numbers = s->op >= OP_ADD && s->op <= OP_LT;
    open_if(b, l >= OPERAND);
    for (uint32_t i = 0; i < s->n; i++) {
        if (i) {
            put_char(b, ' ');
            put_word(b, op);
            put_char(b, ' ');
        }
        bool named = s->op == OP_EQ && put_code(b, s->arg[i], s->arg[1 - i]->codes);
        if (!named && (!numbers || !put_number(b, s->arg[i])))
            put(p, b, s->arg[i], c, OPERAND);
    }
    close_if(b, l >= OPERAND);
}

static void put_cat(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c)
{
    hdl_put(b, "{");
    for (uint32_t i = s->n; i-- > 0;) {
        put(p, b, s->arg[i], c, LOOSE);
        hdl_put(b, i ? ", " : "}");
    }
}

/* The expression itself, whether or not a wire stands for it. */
static void put_open(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c,
                     enum level l)
{
    const struct hdl_codes *codes = p->codes;
    p->codes = NULL;
    switch (s->op) {
    case OP_POISON:
        break;
    case OP_CONST:
        if (!put_code(b, s, codes))
            hdl_put_const(b, s);
        break;
    case OP_CLOCK:
    case OP_RESET:
    case OP_INPUT:
    case OP_OUTPUT:
    case OP_REG:
        hdl_put(b, "%s", s->name);
        break;
    case OP_WIRE:
        p->codes = codes;
        if (s->n)
            put(p, b, s->arg[0], c, l);
        else
            hdl_put(b, "%s", s->name);
        break;
    case OP_AND:
        put_binary(p, b, s, c, l, "&");
        break;
    case OP_OR:
        put_binary(p, b, s, c, l, "|");
        break;
    case OP_XOR:
        put_binary(p, b, s, c, l, "^");
        break;
    case OP_ADD:
        put_binary(p, b, s, c, l, "+");
        break;
    case OP_SUB:
        put_binary(p, b, s, c, l, "-");
        break;
    case OP_EQ:
        put_binary(p, b, s, c, l, "==");
        break;
    case OP_LT:
        put_binary(p, b, s, c, l, "<");
        break;
    case OP_MUL:
        if (s->n == 2) {
            put_binary(p, b, s, c, l, "*");
            break;
        }
        open_if(b, l >= OPERAND);
        put(p, b, s->arg[0], c, OPERAND);
        hdl_put(b, " * %u'd%llu", s->width, (unsigned long long)s->value);
        close_if(b, l >= OPERAND);
        break;
    case OP_NOT: {
        sig a = s->arg[0];
        if (!p->name[c][a->id] && !p->name[CTX_BODY][a->id] && (a->op == OP_EQ || a->op == OP_LT)) {
            put_binary(p, b, a, c, l, a->op == OP_EQ ? "!=" : ">=");
            break;
        }
        open_if(b, l >= UNARY);
        hdl_put(b, "~");
        put(p, b, a, c, UNARY);
        close_if(b, l >= UNARY);
        break;
    }
    case OP_ANY:
    case OP_ALL:
        open_if(b, l >= CHOICE);
        hdl_put(b, s->op == OP_ANY ? "|" : "&");
        put(p, b, s->arg[0], c, UNARY);
        close_if(b, l >= CHOICE);
        break;
    case OP_MUX:
        open_if(b, l >= OPERAND);
        put(p, b, s->arg[0], c, OPERAND);
        hdl_put(b, " ? ");
        p->codes = codes;
        put(p, b, s->arg[1], c, OPERAND);
        hdl_put(b, " : ");
        p->codes = codes;
        put(p, b, s->arg[2], c, CHOICE);
        close_if(b, l >= OPERAND);
        break;
    case OP_CAT:
        put_cat(p, b, s, c);
        break;
    case OP_SEL:
        put(p, b, s->arg[0], c, UNARY);
        hdl_put_part(b, s->arg[0], s->lsb, s->width);
        break;
    case OP_REP: {
        bool plain = !HDL_WP(s->width) || HDL_WK(s->width) == 1;
        hdl_put(b, plain ? "{" : "{(");
        hdl_put_width(b, p->h, s->width);
        hdl_put(b, plain ? "{" : "){");
        put(p, b, s->arg[0], c, LOOSE);
        hdl_put(b, "}}");
        break;
    }
    case OP_CALL:
        if (s->value == CALL_SKIP) { /* no value of a wire */
            put_open(p, b, s->body, c, l);
            break;
        }
        hdl_put(b, "%s(", hdl_function_of(p, s, c));
        for (uint32_t i = 0; i < s->n; i++) {
            hdl_put(b, i ? ", " : "");
            put(p, b, s->arg[i], c, LOOSE);
        }
        hdl_put(b, ")");
        break;
    case OP_AT:
        put(p, b, s->arg[0], c, UNARY);
        hdl_put(b, "[");
        put(p, b, s->arg[1], c, LOOSE);
        if (s->width != 1) {
            hdl_put(b, "*");
            hdl_put_width(b, p->h, s->width);
            hdl_put(b, " +: ");
            hdl_put_width(b, p->h, s->width);
        }
        hdl_put(b, "]");
        break;
    case OP_MEMRD:
        hdl_put_name(p, b, s->mem->name, s->mem->place);
        hdl_put(b, "[");
        put(p, b, s->arg[0], c, LOOSE);
        hdl_put(b, "]");
        break;
    }
}

static void put(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c, enum level l)
{
    const char *name = p->name[CTX_BODY][s->id] ? p->name[CTX_BODY][s->id] : p->name[c][s->id];
    if (name)
        hdl_put_name(p, b, name, p->name[CTX_BODY][s->id] ? p->home[s->id] : 0);
    else if (hdl_is_leaf(s) && s->name && hdl_in_loop(s->place))
        hdl_put_leaf(p, b, s); /* in a loop that comes later */
    else
        put_open(p, b, s, c, l);
    p->codes = NULL;
}

void hdl_put_expr(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c)
{
    put(p, b, s, c, LOOSE);
}

void hdl_put_value(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c)
{
    put_open(p, b, s, c, LOOSE);
}

void hdl_put_negated(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c)
{
    if (s->op == OP_NOT && !p->name[CTX_BODY][s->id]) {
        put(p, b, s->arg[0], c, LOOSE);
        return;
    }
    hdl_put(b, "~");
    put(p, b, s, c, UNARY);
}
