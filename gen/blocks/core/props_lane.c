/* Properties of payload follow one lane: the lanes share their control and nothing else. */
#include "gen/blocks/props.h"

/* Below n; NULL if its bits cannot say more. */
static sig below(sig item, unsigned n)
{
    unsigned bits = hdl_bits_of(item);
    return n < 1ull << bits ? hdl_lt(item, hdl_const(hdl_module_of(item), bits, n)) : NULL;
}

sig props_arbitrary(struct hdl *h, const char *rule, const char *name, unsigned n, const char *doc)
{
    unsigned bits = hdl_clog2(n);
    if (!bits)
        return hdl_zero(h, 1);
    sig s = hdl_reg(h, name, bits, NULL, doc), is = below(s, n);
    hdl_next(s, s);
    if (is) {
        hdl_comment(h, "Symbol: one of them.");
        hdl_symbol(h, rule, is);
    }
    return s;
}

void props_one_of(struct hdl *h, const char *rule, sig valid, sig item, unsigned n)
{
    sig is = below(item, n);
    if (!is)
        return;
    hdl_rule(h, rule, "Duty: one of them.");
    hdl_assume(h, rule, implies(valid, is));
}

void props_kept_one_of(struct hdl *h, const char *rule, sig valid, sig item, unsigned n)
{
    sig is = below(item, n);
    if (!is)
        return;
    hdl_rule(h, rule, "Lemma: one of them.");
    hdl_lemma(h, rule, implies(valid, is));
}

sig props_lane(const struct sizes *z, sig items, unsigned i, hdl_width w, sig lane)
{
    struct hdl *h = hdl_module_of(items);
    unsigned bits = hdl_clog2((i + 1) * z->lanes), low = hdl_clog2(z->lanes);
    if (z->lanes == 1)
        return hdl_item(items, i, w);
    if (i == 0)
        return hdl_at(items, w, lane);
    sig index = 1u << low == z->lanes
                    ? hdl_cat(hdl_const(h, bits - low, i), lane)
                    : hdl_add_const(hdl_extend(lane, bits), (uint64_t)i * z->lanes);
    return hdl_at(items, w, index);
}

sig props_words(struct hdl *h, struct hdl_inst *lanes, const char *name, unsigned n, hdl_width w,
                sig lane)
{
    sig all = hdl_inside(lanes, HDL_ALL_LANES, name);
    all = hdl_wire(h, "f_words", hdl_at(all, hdl_times(w, n), lane));
    hdl_unused(all); /* the composition looks at them */
    return all;
}
