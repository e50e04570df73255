/* Helpers made of the operators: priority, one-hot codes, selection, counting. Intermediate steps
 * get names of their own so that the Verilog reads in steps. */
#include "gen/hdl/ir.h"

/* Items of a selection that are no longer written out. */
enum { MANY = 8 };

static struct hdl *module_of(sig s)
{
    return s && s->op != OP_POISON ? s->mod : NULL;
}

/* The helpers work bit by bit: constant widths only. */
static struct hdl *bits_only(struct hdl_loc loc, const char *fn, sig s)
{
    struct hdl *h = module_of(s);
    if (h && HDL_WP(s->width)) {
        hdl_fail(h->design, loc, "%s: not for widths of a parameter (%s is %s bits)", fn,
                 hdl_say(s), hdl_say_width(h, s->width));
        return NULL;
    }
    return h;
}

static sig give_up(sig s)
{
    return s ? s->mod->poison : NULL;
}

/* A name to derive others from. */
static const char *stem(sig s)
{
    if (s->op == OP_SEL && s->arg[0]->name && hdl_in_loop(s->mod->place))
        return hdl_bare(s->arg[0]->name); /* numbers would differ among the iterations */
    if (s->op == OP_SEL && s->arg[0]->name)
        return HDL_WK(s->width) == 1 ? hdl_vstr(s->mod->design, "%s_%u", s->arg[0]->name, s->lsb)
                                     : hdl_vstr(s->mod->design, "%s_%u_%u", s->arg[0]->name, s->lsb,
                                                s->lsb + HDL_WK(s->width) - 1);
    return s->name ? hdl_bare(s->name) : "some";
}

static sig step(sig s, const char *base, const char *suffix)
{
    return hdl_named(s, hdl_vstr(s->mod->design, "%s_%s", base, suffix));
}

static sig shift_up(struct hdl_loc loc, struct hdl *h, sig s, unsigned k)
{
    unsigned n = s->width;
    if (k >= n)
        return hdl_zero_at(loc, h, n);
    return hdl_pack_at(loc, HDL_LIST(hdl_zero_at(loc, h, k), hdl_bits_at(loc, s, 0, n - k)));
}

/* Each step doubles the distance that a set bit has spread upwards. */
static sig spread(struct hdl_loc loc, struct hdl *h, sig s, const char *base)
{
    sig r = s;
    for (unsigned k = 1; k < s->width; k *= 2) {
        r = hdl_nary_at(loc, HDL_FN_OR, HDL_LIST(r, shift_up(loc, h, r, k)));
        r = 2 * k < s->width ? step(r, base, hdl_vstr(h->design, "spread%u", 2 * k))
                             : step(r, base, "upto");
    }
    return r;
}

sig hdl_upto_at(struct hdl_loc loc, sig s)
{
    struct hdl *h = bits_only(loc, "hdl_upto", s);
    return h ? hdl_call(loc, CALL_UPTO, spread(loc, h, s, stem(s)), 1, &s) : give_up(s);
}

static sig after(struct hdl_loc loc, struct hdl *h, sig s, const char *base)
{
    if (s->width == 1)
        return hdl_zero_at(loc, h, 1);
    sig low = hdl_bits_at(loc, s, 0, s->width - 1);
    return hdl_pack_at(loc, HDL_LIST(hdl_zero_at(loc, h, 1), spread(loc, h, low, base)));
}

sig hdl_after_at(struct hdl_loc loc, sig s)
{
    struct hdl *h = bits_only(loc, "hdl_after", s);
    return h ? hdl_call(loc, CALL_AFTER, after(loc, h, s, stem(s)), 1, &s) : give_up(s);
}

static sig reversed(struct hdl_loc loc, struct hdl *h, sig s)
{
    sig *bit = hdl_alloc(h->design, s->width * sizeof *bit);
    for (unsigned i = 0; i < s->width; i++)
        bit[i] = hdl_bits_at(loc, s, s->width - 1 - i, 1);
    return hdl_pack_at(loc, s->width, bit);
}

sig hdl_below_at(struct hdl_loc loc, sig s)
{
    struct hdl *h = bits_only(loc, "hdl_below", s);
    if (!h)
        return give_up(s);
    sig body = reversed(loc, h, after(loc, h, reversed(loc, h, s), stem(s)));
    return hdl_call(loc, CALL_BELOW, body, 1, &s);
}

sig hdl_first_at(struct hdl_loc loc, sig s)
{
    struct hdl *h = bits_only(loc, "hdl_first", s);
    if (!h)
        return give_up(s);
    if (s->width == 1)
        return s;
    sig above = after(loc, h, s, stem(s));
    sig body = hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(s, hdl_not_at(loc, above)));
    return hdl_call(loc, CALL_FIRST, body, 1, &s);
}

sig hdl_first_from_at(struct hdl_loc loc, sig s, sig start)
{
    struct hdl *h = bits_only(loc, "hdl_first_from", s);
    if (!h || !module_of(start))
        return h ? h->poison : give_up(s);
    unsigned n = s->width;
    if (n == 1)
        return s;
    if (start->width != hdl_clog2(n)) {
        hdl_fail(h->design, loc, "hdl_first_from: the start of %u is %s bits wide (%s), not %u", n,
                 hdl_say_width(h, start->width), hdl_say(start), hdl_clog2(n));
        return h->poison;
    }
    sig from = hdl_upto_at(loc, hdl_decode_at(loc, start, n));
    sig ahead = step(hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(s, from)), stem(s), "ahead");
    return hdl_mux_at(loc, hdl_any_at(loc, ahead), hdl_first_at(loc, ahead), hdl_first_at(loc, s));
}

sig hdl_encode_at(struct hdl_loc loc, sig onehot)
{
    struct hdl *h = bits_only(loc, "hdl_encode", onehot);
    if (!h)
        return give_up(onehot);
    unsigned n = onehot->width, w = hdl_clog2(n) ? hdl_clog2(n) : 1;
    if (n == 1)
        return hdl_zero_at(loc, h, 1);
    sig *bit = hdl_alloc(h->design, w * sizeof *bit);
    sig *from = hdl_alloc(h->design, n * sizeof *from);
    for (unsigned b = 0; b < w; b++) {
        size_t m = 0;
        for (unsigned i = 0; i < n; i++)
            if (i >> b & 1)
                from[m++] = hdl_bits_at(loc, onehot, i, 1);
        /* |{bits} reads better than a chain of ORs */
        bit[b] = hdl_any_at(loc, hdl_pack_at(loc, m, from));
    }
    sig body = hdl_pack_at(loc, w, bit);
    return n > 2 ? hdl_call(loc, CALL_ENCODE, body, 1, &onehot) : body;
}

sig hdl_decode_at(struct hdl_loc loc, sig s, unsigned n)
{
    struct hdl *h = bits_only(loc, "hdl_decode", s);
    if (!h)
        return give_up(s);
    if (!hdl_good_width(h, loc, "hdl_decode", NULL, n))
        return h->poison;
    sig *bit = hdl_alloc(h->design, n * sizeof *bit);
    for (unsigned i = 0; i < n; i++)
        bit[i] = hdl_eq_const_at(loc, s, i);
    sig body = hdl_pack_at(loc, n, bit);
    return n > 2 && hdl_clog2(n) <= s->width ? hdl_call(loc, CALL_DECODE, body, 1, &s) : body;
}

sig hdl_and_or_at(struct hdl_loc loc, size_t n, const sig *sel, const sig *data)
{
    if (n == 0)
        return NULL;
    struct hdl *h = NULL;
    for (size_t i = 0; i < n && !h; i++)
        h = module_of(data[i]);
    if (!h)
        return give_up(data[0]);
    sig *term = hdl_alloc(h->design, n * sizeof *term);
    for (size_t i = 0; i < n; i++) {
        if (!module_of(sel[i]) || !module_of(data[i]))
            return h->poison;
        term[i] = hdl_nary_at(loc, HDL_FN_AND,
                              HDL_LIST(hdl_repeat_at(loc, sel[i], data[i]->width), data[i]));
    }
    return hdl_nary_at(loc, HDL_FN_OR, n, term);
}

sig hdl_select_at(struct hdl_loc loc, sig onehot, sig items, hdl_width w)
{
    struct hdl *h = bits_only(loc, "hdl_select", onehot);
    if (!h || !module_of(items))
        return h ? h->poison : give_up(onehot);
    unsigned n = onehot->width;
    if (hdl_times(w, n) != items->width) {
        hdl_fail(h->design, loc, "hdl_select: %s is %s bits wide, not %u items of %s",
                 hdl_say(items), hdl_say_width(h, items->width), n, hdl_say_width(h, w));
        return h->poison;
    }
    sig *sel = hdl_alloc(h->design, n * sizeof *sel),
        *data = hdl_alloc(h->design, n * sizeof *data);
    for (unsigned i = 0; i < n; i++) {
        sel[i] = hdl_bits_at(loc, onehot, i, 1);
        data[i] = hdl_item_at(loc, items, i, w);
    }
    if (w == 1)
        return hdl_any_at(loc, hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(onehot, items)));
    sig body = hdl_and_or_at(loc, n, sel, data);
    /* of many items of one vector; a few are written out */
    if (n < (h->formal ? 3 : MANY) || HDL_WP(w) || !hdl_is_leaf(items))
        return body;
    return hdl_call(loc, CALL_SELECT, body, 2, (sig[]){onehot, items});
}

sig hdl_matches_at(struct hdl_loc loc, sig items, hdl_width w, sig value)
{
    struct hdl *h = module_of(items);
    if (!h || !module_of(value))
        return h ? h->poison : give_up(items);
    unsigned n = HDL_WK(w) ? HDL_WK(items->width) / HDL_WK(w) : 0;
    if (!n || hdl_times(w, n) != items->width || value->width != w) {
        hdl_fail(h->design, loc, "hdl_matches: %s is %s bits wide, %s %s, not items of %s",
                 hdl_say(items), hdl_say_width(h, items->width), hdl_say(value),
                 hdl_say_width(h, value->width), hdl_say_width(h, w));
        return h->poison;
    }
    sig *bit = hdl_alloc(h->design, n * sizeof *bit);
    for (unsigned i = 0; i < n; i++)
        bit[i] = hdl_eq_at(loc, hdl_item_at(loc, items, i, w), value);
    sig body = hdl_pack_at(loc, n, bit);
    if (n < 3 || w == 1 || HDL_WP(w))
        return body;
    return hdl_call(loc, CALL_MATCHES, body, 2, (sig[]){value, items});
}

sig hdl_wire_select_at(struct hdl_loc loc, struct hdl *h, const char *name, sig onehot, sig items,
                       hdl_width w)
{
    if (!module_of(onehot) || !module_of(items))
        return h->poison;
    sig any = hdl_any_at(loc, onehot), data = hdl_select_at(loc, onehot, items, w);
    if (onehot->width < MANY || !hdl_is_leaf(items))
        return hdl_mux_at(loc, any, hdl_wire_at(loc, h, name, data), hdl_zero_at(loc, h, w));
    if (!hdl_is_leaf(onehot)) {
        onehot = hdl_wire_at(loc, h, hdl_vstr(h->design, "%s_by", name), onehot);
        if (items->shape && items->shape->size[0] == onehot->width)
            hdl_shape_at(loc, onehot, 1, items->shape->name);
    }
    sig body = hdl_mux_at(loc, any, data, hdl_zero_at(loc, h, w));
    return hdl_wire_at(loc, h, name, hdl_call(loc, CALL_SKIP, body, 2, (sig[]){onehot, items}));
}

sig hdl_pick_at(struct hdl_loc loc, sig items, unsigned n, hdl_width w, sig index)
{
    struct hdl *h = bits_only(loc, "hdl_pick", index);
    if (!h)
        return give_up(index);
    if (n == 1)
        return items;
    return hdl_select_at(loc, hdl_decode_at(loc, index, n), items, w);
}

sig hdl_popcount_at(struct hdl_loc loc, sig s)
{
    struct hdl *h = bits_only(loc, "hdl_popcount", s);
    if (!h)
        return give_up(s);
    /* pairs, then sums of pairs, each as wide as its largest value */
    unsigned n = s->width;
    sig *sum = hdl_alloc(h->design, n * sizeof *sum);
    unsigned *most = hdl_alloc(h->design, n * sizeof *most);
    for (unsigned i = 0; i < n; i++) {
        sum[i] = hdl_bits_at(loc, s, i, 1);
        most[i] = 1;
    }
    while (n > 1) {
        unsigned m = 0;
        for (unsigned i = 0; i < n; i += 2, m++) {
            sum[m] = sum[i];
            most[m] = most[i];
            if (i + 1 == n)
                continue;
            most[m] += most[i + 1];
            unsigned w = hdl_clog2(most[m] + 1);
            sum[m] =
                hdl_add_at(loc, hdl_extend_at(loc, sum[i], w), hdl_extend_at(loc, sum[i + 1], w));
        }
        n = m;
    }
    return hdl_call(loc, CALL_POPCOUNT, sum[0], 1, &s);
}

/* Of two bits the upper one moves down. */
static void exchange(struct hdl_loc loc, sig *low, sig *high)
{
    sig any = hdl_nary_at(loc, HDL_FN_OR, HDL_LIST(*low, *high));
    *high = hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(*low, *high));
    *low = any;
}

/* Batcher's merge exchange (Knuth, Algorithm 5.2.2M): the ones end up below the zeros. */
static void sort_bits(struct hdl_loc loc, unsigned n, sig *bit)
{
    unsigned half = 1;
    while (2 * half < n)
        half *= 2;
    for (unsigned p = half; p > 0; p /= 2) {
        unsigned q = half, from = 0, apart = p;
        for (;;) {
            for (unsigned i = 0; i + apart < n; i++)
                if ((i & p) == from)
                    exchange(loc, &bit[i], &bit[i + apart]);
            if (q == p)
                break;
            apart = q - p;
            q /= 2;
            from = p;
        }
    }
}

sig hdl_unary_at(struct hdl_loc loc, sig s, unsigned most)
{
    struct hdl *h = bits_only(loc, "hdl_unary", s);
    if (!h)
        return give_up(s);
    unsigned n = s->width, wide = n > most ? n : most;
    sig *bit = hdl_alloc(h->design, wide * sizeof *bit);
    for (unsigned i = 0; i < wide; i++)
        bit[i] = i < n ? hdl_bits_at(loc, s, i, 1) : hdl_zero_at(loc, h, 1);
    sort_bits(loc, n, bit);
    sig body = hdl_pack_at(loc, most, bit);
    return n > 1 && most > 1 ? hdl_call(loc, CALL_UNARY, body, 1, &s) : body;
}

sig hdl_at_most_one_at(struct hdl_loc loc, sig s)
{
    struct hdl *h = bits_only(loc, "hdl_at_most_one", s);
    if (!h)
        return give_up(s);
    if (s->width == 1)
        return hdl_ones_at(loc, h, 1);
    sig less = hdl_sub_at(loc, s, hdl_const_at(loc, h, s->width, 1));
    sig more = hdl_any_at(loc, hdl_nary_at(loc, HDL_FN_AND, HDL_LIST(s, less)));
    return hdl_call(loc, CALL_AT_MOST_ONE, hdl_not_at(loc, more), 1, &s);
}
