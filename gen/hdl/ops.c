/* Operators: width checks, folding of constants and trivial cases, sharing of equal expressions. */
#include "gen/hdl/ir.h"
#include <string.h>

/* ---- nodes with sharing ---- */

static uint64_t mix(uint64_t h, uint64_t v)
{
    h ^= v + UINT64_C(0x9e3779b97f4a7c15) + (h << 6) + (h >> 2);
    return h * UINT64_C(0xff51afd7ed558ccd);
}

/* Iterations share nothing with each other nor with what is around them, apart from constants: what
 * one of them happens to have in common with something else must not set it apart. */
static hdl_place loop_of(const struct hdl_node *n)
{
    return n->op != OP_CONST && hdl_in_loop(n->place) ? n->place : 0;
}

static uint64_t hash_node(const struct hdl_node *n)
{
    uint64_t h = mix(n->op, n->width);
    h = mix(h, n->value);
    h = mix(h, n->lsb * 4u + n->formal * 2u + n->fill);
    h = mix(h, n->mem ? n->mem->number + 1 : 0);
    h = mix(h, loop_of(n));
    for (uint32_t i = 0; i < n->n; i++)
        h = mix(h, n->arg[i]->id);
    return h ^ (h >> 32);
}

static bool same_node(const struct hdl_node *a, const struct hdl_node *b)
{
    return a->op == b->op && a->width == b->width && a->value == b->value && a->lsb == b->lsb &&
           a->fill == b->fill && a->formal == b->formal && a->mem == b->mem && a->n == b->n &&
           loop_of(a) == loop_of(b) && a->shifted == b->shifted &&
           (a->n == 0 || !memcmp(a->arg, b->arg, a->n * sizeof *a->arg));
}

static void rehash(struct hdl *h)
{
    size_t cap = h->hash_cap ? 2 * h->hash_cap : 256;
    struct hdl_node **t = hdl_alloc(h->design, cap * sizeof *t);
    for (size_t i = 0; i < h->hash_cap; i++) {
        struct hdl_node *n = h->hash[i];
        if (!n)
            continue;
        size_t at = hash_node(n) & (cap - 1);
        while (t[at])
            at = (at + 1) & (cap - 1);
        t[at] = n;
    }
    h->hash = t;
    h->hash_cap = cap;
}

/* The node equal to `proto`, made if there is none yet. Arguments are copied. */
static sig shared(struct hdl *h, struct hdl_loc loc, struct hdl_node proto)
{
    if (2 * h->hash_n >= h->hash_cap)
        rehash(h);
    proto.formal = h->formal;
    proto.place = h->place;
    size_t at = hash_node(&proto) & (h->hash_cap - 1);
    for (; h->hash[at]; at = (at + 1) & (h->hash_cap - 1))
        if (same_node(h->hash[at], &proto))
            return h->hash[at];
    struct hdl_node *n = hdl_new_node(h, loc, proto.op, proto.width);
    n->value = proto.value;
    n->fill = proto.fill;
    n->formal = proto.formal;
    n->lsb = proto.lsb;
    n->shifted = proto.shifted;
    n->mem = proto.mem;
    n->n = proto.n;
    if (proto.n) {
        sig *arg = hdl_alloc(h->design, proto.n * sizeof *arg);
        memcpy(arg, proto.arg, proto.n * sizeof *arg);
        n->arg = arg;
    }
    h->hash[at] = n;
    h->hash_n++;
    return n;
}

static sig make(struct hdl_loc loc, enum hdl_op op, hdl_width w, uint32_t n, const sig *arg)
{
    return shared(arg[0]->mod, loc, (struct hdl_node){.op = op, .width = w, .n = n, .arg = arg});
}

static sig unary(struct hdl_loc loc, enum hdl_op op, hdl_width w, sig a)
{
    return make(loc, op, w, 1, &a);
}

static sig binary(struct hdl_loc loc, enum hdl_op op, hdl_width w, sig a, sig b)
{
    return make(loc, op, w, 2, (sig[]){a, b});
}

sig hdl_named(sig s, const char *name)
{
    if (!s || hdl_is_leaf(s) || (s->op == OP_SEL && hdl_is_leaf(s->arg[0])))
        return s;
    struct hdl_node *n = s->mod->nodes.at[s->id];
    n->keep = true;
    if (!n->name && name)
        n->name = hdl_strdup(s->mod->design, name);
    return s;
}

/* ---- checks ---- */

/* One of the operands is NULL, poison or of another module: the poison to give back; otherwise
 * NULL. */
static sig bad(struct hdl_loc loc, const char *fn, size_t n, const sig *arg)
{
    struct hdl *h = NULL;
    for (size_t i = 0; i < n && !h; i++)
        if (arg[i])
            h = arg[i]->mod;
    for (size_t i = 0; i < n; i++) {
        if (!arg[i]) {
            if (h)
                hdl_fail(h->design, loc, "%s: operand %zu is NULL", fn, i + 1);
            return h ? h->poison : NULL;
        }
        if (arg[i]->op == OP_POISON)
            return arg[i];
        if (arg[i]->mod != h) {
            hdl_fail(h->design, loc, "%s: operands are of different modules (%s of %s, %s of %s)",
                     fn, hdl_say(arg[0]), h->name, hdl_say(arg[i]), arg[i]->mod->name);
            return h->poison;
        }
    }
    return NULL;
}

#define BAD(fn, ...)                                                                               \
    do {                                                                                           \
        sig bad_ = bad(loc, fn, HDL_LIST(__VA_ARGS__));                                            \
        if (bad_ || !(sig[]){__VA_ARGS__}[0])                                                      \
            return bad_;                                                                           \
    } while (0)

static bool unequal(struct hdl_loc loc, const char *fn, sig a, sig b)
{
    if (a->width == b->width)
        return false;
    struct hdl *h = a->mod;
    hdl_fail(h->design, loc, "%s: operands are %s and %s bits wide (%s, %s)", fn,
             hdl_say_width(h, a->width), hdl_say_width(h, b->width), hdl_say(a), hdl_say(b));
    return true;
}

/* Not one bit wide, for selects and the like. */
static bool not_a_bit(struct hdl_loc loc, const char *fn, const char *what, sig s)
{
    if (s->width == 1)
        return false;
    hdl_fail(s->mod->design, loc, "%s: the %s is %s bits wide (%s), 1 is needed", fn, what,
             hdl_say_width(s->mod, s->width), hdl_say(s));
    return true;
}

static bool symbolic(struct hdl_loc loc, const char *fn, sig s)
{
    if (!HDL_WP(s->width))
        return false;
    hdl_fail(s->mod->design, loc, "%s: not for widths of a parameter (%s is %s bits)", fn,
             hdl_say(s), hdl_say_width(s->mod, s->width));
    return true;
}

/* ---- constants ---- */

static uint64_t mask_of(unsigned bits)
{
    return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

static sig fill(struct hdl *h, struct hdl_loc loc, hdl_width w, unsigned bit)
{
    return shared(h, loc,
                  (struct hdl_node){.op = OP_CONST, .width = w, .value = bit, .fill = true});
}

/* value fits; w is a constant. */
static sig number(struct hdl *h, struct hdl_loc loc, unsigned w, uint64_t value)
{
    if (value == 0)
        return fill(h, loc, w, 0);
    if (w <= 64 && value == mask_of(w))
        return fill(h, loc, w, 1);
    return shared(h, loc, (struct hdl_node){.op = OP_CONST, .width = w, .value = value});
}

/* The number of a constant of at most 64 bits. */
static bool known(sig s, uint64_t *value)
{
    if (s->op != OP_CONST || HDL_WP(s->width))
        return false;
    if (s->fill && s->value && s->width > 64)
        return false;
    *value = s->fill ? (s->value ? mask_of(s->width) : 0) : s->value;
    return true;
}

bool hdl_is_const(sig s)
{
    if (s->op != OP_CAT)
        return s->op == OP_CONST;
    for (uint32_t i = 0; i < s->n; i++)
        if (!hdl_is_const(s->arg[i]))
            return false;
    return true;
}

sig hdl_const_at(struct hdl_loc loc, struct hdl *h, hdl_width w, uint64_t value)
{
    if (!hdl_good_width(h, loc, "hdl_const", "the constant", w))
        return h->poison;
    if (value == 0)
        return fill(h, loc, w, 0);
    if (HDL_WP(w) || value > mask_of(w)) {
        hdl_fail(h->design, loc, "hdl_const: %llu does not fit into %s bits",
                 (unsigned long long)value, hdl_say_width(h, w));
        return h->poison;
    }
    return number(h, loc, w, value);
}

sig hdl_zero_at(struct hdl_loc loc, struct hdl *h, hdl_width w)
{
    return hdl_good_width(h, loc, "hdl_zero", "the constant", w) ? fill(h, loc, w, 0) : h->poison;
}

sig hdl_ones_from_at(struct hdl_loc loc, struct hdl *h, unsigned width, unsigned k)
{
    if (width == 0 || width > 64 || k > width) {
        hdl_fail(h->design, loc, "hdl_ones_from: %u bits, ones from bit %u on", width, k);
        return h->poison;
    }
    uint64_t value = k == width ? 0 : mask_of(width) & ~mask_of(k);
    return shared(h, loc,
                  (struct hdl_node){
                      .op = OP_CONST, .width = width, .value = value, .shifted = true, .lsb = k});
}

sig hdl_ones_at(struct hdl_loc loc, struct hdl *h, hdl_width w)
{
    return hdl_good_width(h, loc, "hdl_ones", "the constant", w) ? fill(h, loc, w, 1) : h->poison;
}

/* ---- bitwise ---- */

/* One is the complement of the other. */
static bool opposites(sig a, sig b)
{
    return (a->op == OP_NOT && a->arg[0] == b) || (b->op == OP_NOT && b->arg[0] == a);
}

sig hdl_nary_at(struct hdl_loc loc, enum hdl_fn f, size_t n, const sig *list)
{
    static const char *const names[] = {"hdl_and", "hdl_or", "hdl_xor"};
    static const enum hdl_op ops[] = {OP_AND, OP_OR, OP_XOR};
    const char *fn = names[f];
    if (n == 0)
        return NULL;
    sig b = bad(loc, fn, n, list);
    if (b || !list[0])
        return b;
    struct hdl *h = list[0]->mod;
    for (size_t i = 1; i < n; i++)
        if (unequal(loc, fn, list[0], list[i]))
            return h->poison;
    /* neutral operands vanish, a dominating one wins, as do x and ~x; equal ones count once */
    sig *arg = hdl_alloc(h->design, n * sizeof *arg);
    uint32_t m = 0;
    bool invert = false;
    for (size_t i = 0; i < n; i++) {
        sig s = list[i];
        if (s->op == OP_CONST && s->fill) {
            bool one = s->value;
            if (f == HDL_FN_XOR)
                invert ^= one;
            else if (one == (f == HDL_FN_OR))
                return s;
            continue;
        }
        uint32_t j = 0;
        while (j < m && arg[j] != s && !opposites(arg[j], s))
            j++;
        if (j == m) {
            arg[m++] = s;
        } else if (f == HDL_FN_XOR) {
            invert ^= arg[j] != s;
            arg[j] = arg[--m];
        } else if (arg[j] != s) {
            return fill(h, loc, s->width, f == HDL_FN_OR);
        }
    }
    sig r = m == 0   ? fill(h, loc, list[0]->width, f == HDL_FN_AND)
            : m == 1 ? arg[0]
                     : make(loc, ops[f], list[0]->width, m, arg);
    return invert ? hdl_not_at(loc, r) : r;
}

sig hdl_not_at(struct hdl_loc loc, sig a)
{
    BAD("hdl_not", a);
    uint64_t v;
    if (a->op == OP_CONST && a->fill)
        return fill(a->mod, loc, a->width, !a->value);
    if (a->width <= 64 && known(a, &v))
        return number(a->mod, loc, a->width, ~v & mask_of(a->width));
    if (a->op == OP_NOT)
        return a->arg[0];
    return unary(loc, OP_NOT, a->width, a);
}

sig hdl_mux_at(struct hdl_loc loc, sig sel, sig yes, sig no)
{
    BAD("hdl_mux", sel, yes, no);
    if (not_a_bit(loc, "hdl_mux", "select", sel) || unequal(loc, "hdl_mux", yes, no))
        return sel->mod->poison;
    if (sel->op == OP_CONST)
        return sel->value ? yes : no;
    if (yes == no)
        return yes;
    if (sel->op == OP_NOT)
        return hdl_mux_at(loc, sel->arg[0], no, yes);
    if (yes->width == 1) {
        if (hdl_is_fill(yes, 1))
            return hdl_nary_at(loc, HDL_FN_OR, HDL_LIST(sel, no));
        if (hdl_is_fill(yes, 0))
            return hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(hdl_not_at(loc, sel), no));
        if (hdl_is_fill(no, 0))
            return hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(sel, yes));
        if (hdl_is_fill(no, 1))
            return hdl_nary_at(loc, HDL_FN_OR, HDL_LIST(hdl_not_at(loc, sel), yes));
    }
    return make(loc, OP_MUX, yes->width, 3, (sig[]){sel, yes, no});
}

sig hdl_gate_at(struct hdl_loc loc, sig en, sig s)
{
    BAD("hdl_gate", en, s);
    if (not_a_bit(loc, "hdl_gate", "enable", en))
        return en->mod->poison;
    return hdl_mux_at(loc, en, s, fill(s->mod, loc, s->width, 0));
}

/* ---- arithmetic and comparison ---- */

sig hdl_add_at(struct hdl_loc loc, sig a, sig b)
{
    BAD("hdl_add", a, b);
    if (unequal(loc, "hdl_add", a, b))
        return a->mod->poison;
    uint64_t x, y;
    if (hdl_is_fill(a, 0))
        return b;
    if (hdl_is_fill(b, 0))
        return a;
    if (a->width <= 64 && known(a, &x) && known(b, &y))
        return number(a->mod, loc, a->width, (x + y) & mask_of(a->width));
    return binary(loc, OP_ADD, a->width, a, b);
}

sig hdl_sub_at(struct hdl_loc loc, sig a, sig b)
{
    BAD("hdl_sub", a, b);
    if (unequal(loc, "hdl_sub", a, b))
        return a->mod->poison;
    uint64_t x, y;
    if (hdl_is_fill(b, 0))
        return a;
    if (a == b)
        return fill(a->mod, loc, a->width, 0);
    if (a->width <= 64 && known(a, &x) && known(b, &y))
        return number(a->mod, loc, a->width, (x - y) & mask_of(a->width));
    return binary(loc, OP_SUB, a->width, a, b);
}

sig hdl_add_const_at(struct hdl_loc loc, sig a, uint64_t k)
{
    BAD("hdl_add_const", a);
    if (symbolic(loc, "hdl_add_const", a))
        return a->mod->poison;
    return hdl_add_at(loc, a, number(a->mod, loc, a->width, k & mask_of(a->width)));
}

sig hdl_sub_const_at(struct hdl_loc loc, sig a, uint64_t k)
{
    BAD("hdl_sub_const", a);
    if (symbolic(loc, "hdl_sub_const", a))
        return a->mod->poison;
    return hdl_sub_at(loc, a, number(a->mod, loc, a->width, k & mask_of(a->width)));
}

sig hdl_mul_at(struct hdl_loc loc, sig a, sig b)
{
    BAD("hdl_mul", a, b);
    if (symbolic(loc, "hdl_mul", a) || unequal(loc, "hdl_mul", a, b))
        return a->mod->poison;
    uint64_t x, y;
    if (a->width <= 64 && known(a, &x) && known(b, &y))
        return number(a->mod, loc, a->width, (x * y) & mask_of(a->width));
    return binary(loc, OP_MUL, a->width, a, b);
}

sig hdl_mul_const_at(struct hdl_loc loc, sig s, uint64_t k, unsigned lsb, unsigned width)
{
    BAD("hdl_mul_const", s);
    if (symbolic(loc, "hdl_mul_const", s))
        return s->mod->poison;
    struct hdl *h = s->mod;
    if (width == 0 || lsb + width < lsb || lsb + width > 64) {
        hdl_fail(h->design, loc, "hdl_mul_const: bits %u..%u of the product are asked for", lsb,
                 lsb + width - 1);
        return h->poison;
    }
    unsigned full = lsb + width;
    if (full < s->width)
        s = hdl_bits_at(loc, s, 0, full);
    s = hdl_extend_at(loc, s, full);
    uint64_t v;
    k &= mask_of(full);
    sig p;
    if (known(s, &v))
        p = number(h, loc, full, (v * k) & mask_of(full));
    else if (k == 0)
        p = fill(h, loc, full, 0);
    else if (k == 1)
        p = s;
    else
        p = shared(h, loc,
                   (struct hdl_node){.op = OP_MUL, .width = full, .n = 1, .arg = &s, .value = k});
    return hdl_bits_at(loc, p, lsb, width);
}

sig hdl_eq_at(struct hdl_loc loc, sig a, sig b)
{
    BAD("hdl_eq", a, b);
    if (unequal(loc, "hdl_eq", a, b))
        return a->mod->poison;
    uint64_t x, y;
    if (a == b)
        return fill(a->mod, loc, 1, 1);
    if (known(a, &x) && known(b, &y))
        return fill(a->mod, loc, 1, x == y);
    if (hdl_is_const(a)) {
        sig t = a;
        a = b;
        b = t;
    }
    if (a->width == 1 && b->op == OP_CONST && !hdl_in_loop(a->mod->place))
        return b->value ? a : hdl_not_at(loc, a);
    return binary(loc, OP_EQ, 1, a, b);
}

sig hdl_eq_const_at(struct hdl_loc loc, sig a, uint64_t k)
{
    BAD("hdl_eq_const", a);
    if (symbolic(loc, "hdl_eq_const", a))
        return a->mod->poison;
    if (k & ~mask_of(a->width))
        return fill(a->mod, loc, 1, 0);
    return hdl_eq_at(loc, a, number(a->mod, loc, a->width, k));
}

sig hdl_lt_at(struct hdl_loc loc, sig a, sig b)
{
    BAD("hdl_lt", a, b);
    if (unequal(loc, "hdl_lt", a, b))
        return a->mod->poison;
    uint64_t x, y;
    if (a == b || hdl_is_fill(b, 0) || hdl_is_fill(a, 1))
        return fill(a->mod, loc, 1, 0);
    if (known(a, &x) && known(b, &y))
        return fill(a->mod, loc, 1, x < y);
    /* 0 < b and a < max would be comparisons that a linter calls constant-like */
    if (hdl_is_fill(a, 0))
        return hdl_any_at(loc, b);
    if (hdl_is_fill(b, 1))
        return hdl_not_at(loc, hdl_all_at(loc, a));
    if (a->width == 1)
        return hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(hdl_not_at(loc, a), b));
    return binary(loc, OP_LT, 1, a, b);
}

/* |{a, b} reads better as a | b. */
static bool few_bits(sig s)
{
    bool bits = s->op == OP_CAT && s->n <= 6 && !s->keep;
    for (uint32_t i = 0; bits && i < s->n; i++)
        bits = s->arg[i]->width == 1;
    return bits;
}

sig hdl_any_at(struct hdl_loc loc, sig s)
{
    BAD("hdl_any", s);
    if (few_bits(s))
        return hdl_nary_at(loc, HDL_FN_OR, s->n, s->arg);
    if (s->width == 1)
        return s;
    if (s->op == OP_CONST)
        return fill(s->mod, loc, 1, !hdl_is_fill(s, 0));
    if (s->op == OP_REP)
        return s->arg[0];
    return unary(loc, OP_ANY, 1, s);
}

sig hdl_all_at(struct hdl_loc loc, sig s)
{
    BAD("hdl_all", s);
    if (few_bits(s))
        return hdl_nary_at(loc, HDL_FN_AND, s->n, s->arg);
    if (s->width == 1)
        return s;
    if (s->op == OP_CONST)
        return fill(s->mod, loc, 1, hdl_is_fill(s, 1));
    if (s->op == OP_REP)
        return s->arg[0];
    return unary(loc, OP_ALL, 1, s);
}

/* ---- parts ---- */

/* k units from unit lsb of s, in range; a unit is a bit or the parameter of the width. */
static sig part(struct hdl_loc loc, sig s, unsigned lsb, unsigned k)
{
    struct hdl *h = s->mod;
    unsigned p = HDL_WP(s->width);
    hdl_width w = HDL_W(k, p);
    if (w == s->width)
        return s;
    uint64_t v;
    if (s->op == OP_CONST && s->fill)
        return fill(h, loc, w, (unsigned)s->value);
    if (!p && known(s, &v))
        return number(h, loc, k, lsb >= 64 ? 0 : (v >> lsb) & mask_of(k));
    if (s->op == OP_SEL)
        return part(loc, s->arg[0], s->lsb + lsb, k);
    if (s->op == OP_REP)
        return hdl_repeat_at(loc, s->arg[0], w);
    if (s->op == OP_NOT)
        return hdl_not_at(loc, part(loc, s->arg[0], lsb, k));
    if (s->op == OP_CALL && s->value == CALL_DECODE)
        return part(loc, s->body, lsb, k);
    if (s->op == OP_CAT && !s->keep) {
        /* the pieces that the part covers, the outer ones cut */
        sig *piece = hdl_alloc(h->design, s->n * sizeof *piece);
        size_t m = 0;
        unsigned at = 0;
        for (uint32_t i = 0; i < s->n; i++) {
            unsigned len = HDL_WK(s->arg[i]->width);
            unsigned from = lsb > at ? lsb - at : 0;
            unsigned to = lsb + k < at + len ? (lsb + k > at ? lsb + k - at : 0) : len;
            if (from < to)
                piece[m++] = part(loc, s->arg[i], from, to - from);
            at += len;
        }
        return hdl_pack_at(loc, m, piece);
    }
    return shared(h, loc,
                  (struct hdl_node){.op = OP_SEL, .width = w, .n = 1, .arg = &s, .lsb = lsb});
}

static sig checked_part(struct hdl_loc loc, const char *fn, sig s, uint64_t lsb, uint64_t k,
                        unsigned param)
{
    struct hdl *h = s->mod;
    if (HDL_WP(s->width) != param) {
        hdl_fail(h->design, loc, "%s: %s is %s bits wide, the part is %s", fn, hdl_say(s),
                 hdl_say_width(h, s->width),
                 k <= 0x0fffffff ? hdl_say_width(h, HDL_W(k, param)) : "too wide");
        return h->poison;
    }
    if (k == 0 || lsb + k > HDL_WK(s->width)) {
        const char *unit = param ? h->params.at[param - 1].name : "";
        hdl_fail(h->design, loc, "%s: %llu bits from %llu on (in units of %s) are not in %s (%s)",
                 fn, (unsigned long long)k, (unsigned long long)lsb, param ? unit : "1 bit",
                 hdl_say(s), hdl_say_width(h, s->width));
        return h->poison;
    }
    return part(loc, s, (unsigned)lsb, (unsigned)k);
}

sig hdl_bits_at(struct hdl_loc loc, sig s, unsigned lsb, unsigned width)
{
    BAD("hdl_bits", s);
    return checked_part(loc, "hdl_bits", s, lsb, width, 0);
}

sig hdl_lowest_at(struct hdl_loc loc, sig s, unsigned width)
{
    BAD("hdl_lowest", s);
    struct hdl *h = s->mod;
    unsigned p = HDL_WP(s->width);
    if (!p || !s->name || width == 0 || width > h->params.at[p - 1].value) {
        hdl_fail(h->design, loc, "hdl_lowest: %u bits of %s, which is %s bits wide", width,
                 hdl_say(s), hdl_say_width(h, s->width));
        return h->poison;
    }
    return shared(h, loc, (struct hdl_node){.op = OP_SEL, .width = width, .n = 1, .arg = &s});
}

sig hdl_item_at(struct hdl_loc loc, sig s, unsigned i, hdl_width w)
{
    BAD("hdl_item", s);
    return checked_part(loc, "hdl_item", s, (uint64_t)i * HDL_WK(w), HDL_WK(w), HDL_WP(w));
}

sig hdl_items_at(struct hdl_loc loc, sig s, unsigned i, unsigned n, hdl_width w)
{
    BAD("hdl_items", s);
    return checked_part(loc, "hdl_items", s, (uint64_t)i * HDL_WK(w), (uint64_t)n * HDL_WK(w),
                        HDL_WP(w));
}

sig hdl_repeat_at(struct hdl_loc loc, sig bit, hdl_width w)
{
    BAD("hdl_repeat", bit);
    if (not_a_bit(loc, "hdl_repeat", "operand", bit) ||
        !hdl_good_width(bit->mod, loc, "hdl_repeat", NULL, w))
        return bit->mod->poison;
    if (w == 1)
        return bit;
    if (bit->op == OP_CONST)
        return fill(bit->mod, loc, w, (unsigned)bit->value);
    return unary(loc, OP_REP, w, bit);
}

sig hdl_extend_at(struct hdl_loc loc, sig s, unsigned width)
{
    BAD("hdl_extend", s);
    if (symbolic(loc, "hdl_extend", s))
        return s->mod->poison;
    if (s->width > width) {
        hdl_fail(s->mod->design, loc, "hdl_extend: %s is %u bits wide already, more than %u",
                 hdl_say(s), s->width, width);
        return s->mod->poison;
    }
    if (s->width == width)
        return s;
    return hdl_pack_at(loc, HDL_LIST(s, fill(s->mod, loc, width - s->width, 0)));
}

sig hdl_one_less_at(struct hdl_loc loc, sig s, unsigned bits)
{
    if (s->width <= bits)
        return hdl_sub_const_at(loc, s, 1);
    if (!bits)
        return hdl_const_at(loc, s->mod, s->width, 0);
    sig low = hdl_bits_at(loc, s, 0, bits);
    sig less = bits > 1 ? hdl_sub_const_at(loc, low, 1) : hdl_not_at(loc, low);
    return hdl_extend_at(loc, less, s->width);
}

sig hdl_fit_at(struct hdl_loc loc, sig s, unsigned width)
{
    BAD("hdl_fit", s);
    if (symbolic(loc, "hdl_fit", s))
        return s->mod->poison;
    return s->width > width ? hdl_bits_at(loc, s, 0, width) : hdl_extend_at(loc, s, width);
}

/* b continues a upwards as one part of the same signal. */
static bool adjacent(sig a, sig b)
{
    return a->op == OP_SEL && b->op == OP_SEL && a->arg[0] == b->arg[0] &&
           HDL_WP(a->width) == HDL_WP(a->arg[0]->width) && a->lsb + HDL_WK(a->width) == b->lsb;
}

static sig join(struct hdl_loc loc, sig a, sig b)
{
    uint64_t x, y;
    if (adjacent(a, b))
        return part(loc, a->arg[0], a->lsb, HDL_WK(a->width) + HDL_WK(b->width));
    if (a->op == OP_CONST && b->op == OP_CONST) {
        unsigned p = HDL_WP(a->width), k = HDL_WK(a->width) + HDL_WK(b->width);
        if (a->fill && b->fill && a->value == b->value)
            return fill(a->mod, loc, HDL_W(k, p), (unsigned)a->value);
        if (k <= 64 && known(a, &x) && known(b, &y))
            return number(a->mod, loc, k, x | y << a->width);
    }
    return NULL;
}

sig hdl_pack_at(struct hdl_loc loc, size_t n, const sig *list)
{
    const char *fn = "hdl_cat";
    if (n == 0)
        return NULL;
    sig b = bad(loc, fn, n, list);
    if (b || !list[0])
        return b;
    struct hdl *h = list[0]->mod;
    uint64_t total = 0;
    size_t pieces = 0;
    for (size_t i = 0; i < n; i++) {
        if (HDL_WP(list[i]->width) != HDL_WP(list[0]->width)) {
            hdl_fail(h->design, loc,
                     "%s: parts are %s and %s bits wide (%s, %s): not multiples of one parameter",
                     fn, hdl_say_width(h, list[0]->width), hdl_say_width(h, list[i]->width),
                     hdl_say(list[0]), hdl_say(list[i]));
            return h->poison;
        }
        total += HDL_WK(list[i]->width);
        pieces += list[i]->op == OP_CAT ? list[i]->n : 1;
    }
    if (total > 0x0fffffff) {
        hdl_fail(h->design, loc, "%s: the result is too wide", fn);
        return h->poison;
    }
    sig *arg = hdl_alloc(h->design, pieces * sizeof *arg);
    uint32_t m = 0;
    for (size_t i = 0; i < n; i++) {
        bool open = list[i]->op == OP_CAT && !list[i]->keep;
        const sig *from = open ? list[i]->arg : &list[i];
        uint32_t count = open ? list[i]->n : 1;
        for (uint32_t j = 0; j < count; j++) {
            sig joined = m ? join(loc, arg[m - 1], from[j]) : NULL;
            if (joined)
                arg[m - 1] = joined;
            else
                arg[m++] = from[j];
        }
    }
    if (m == 1)
        return arg[0];
    bool same = arg[0]->width == 1;
    for (uint32_t i = 1; i < m && same; i++)
        same = arg[i] == arg[0];
    if (same)
        return hdl_repeat_at(loc, arg[0], m);
    return make(loc, OP_CAT, HDL_W(total, HDL_WP(list[0]->width)), m, arg);
}

sig hdl_cat_at(struct hdl_loc loc, size_t n, const sig *list)
{
    struct hdl *h = NULL;
    for (size_t i = 0; i < n && !h; i++)
        h = list[i] ? list[i]->mod : NULL;
    if (!h)
        return NULL;
    sig *low_first = hdl_alloc(h->design, n * sizeof *low_first);
    for (size_t i = 0; i < n; i++)
        low_first[i] = list[n - 1 - i];
    return hdl_pack_at(loc, n, low_first);
}

/* ---- calls ---- */

sig hdl_call(struct hdl_loc loc, enum hdl_call f, sig body, size_t n, const sig *arg)
{
    if (!body || body == arg[0] || hdl_is_leaf(body) || hdl_is_const(body) || body->op == OP_SEL ||
        (body->op == OP_NOT && hdl_is_leaf(body->arg[0])))
        return body;
    struct hdl *h = body->mod;
    sig s =
        shared(h, loc,
               (struct hdl_node){
                   .op = OP_CALL, .width = body->width, .value = f, .n = (uint32_t)n, .arg = arg});
    h->nodes.at[s->id]->body = body;
    return s;
}

/* ---- memory reads ---- */

sig hdl_mem_read_at(struct hdl_loc loc, struct hdl_mem *m, sig addr)
{
    BAD("hdl_mem_read", addr);
    struct hdl *h = m->mod;
    if (addr->mod != h || addr->width != hdl_clog2(m->depth)) {
        hdl_fail(h->design, loc, "hdl_mem_read: %s has addresses of %u bits, %s is %s bits wide",
                 m->name, hdl_clog2(m->depth), hdl_say(addr),
                 hdl_say_width(addr->mod, addr->width));
        return h->poison;
    }
    m->read = true;
    return shared(
        h, loc,
        (struct hdl_node){.op = OP_MEMRD, .width = m->word, .n = 1, .arg = &addr, .mem = m});
}

sig hdl_item_by_at(struct hdl_loc loc, sig items, hdl_width w, sig index)
{
    BAD("hdl_at", items, index);
    struct hdl *h = items->mod;
    if (symbolic(loc, "hdl_at", index))
        return h->poison;
    if (!h->formal || !HDL_WK(w) || HDL_WK(items->width) % HDL_WK(w) ||
        HDL_WP(items->width) != HDL_WP(w)) {
        hdl_fail(h->design, loc, "hdl_at: no WARPSMITH_FORMAL section, or %s are no items of %s",
                 hdl_say(items), hdl_say_width(h, w));
        return h->poison;
    }
    uint64_t i;
    if (items->width == w)
        return items;
    if (known(index, &i))
        return hdl_item_at(loc, items, (unsigned)i, w);
    return binary(loc, OP_AT, w, items, index);
}
