/* Properties of random picks, as docs/conventions.md has them: the register bit by bit, the start
 * by a multiplication. */
#include "gen/blocks/props.h"

/* Bit i of a value after one step; 0xB400 has the bits 15, 13, 12 and 10. */
static sig stepped(struct hdl *h, sig now)
{
    sig next[16], out = hdl_bit(now, 0);
    for (unsigned i = 0; i < 16; i++) {
        next[i] = i == 15 ? hdl_zero(h, 1) : hdl_bit(now, i + 1);
        if (i == 15 || i == 13 || i == 12 || i == 10)
            next[i] = hdl_xor(next[i], out);
    }
    return hdl_pack(16, next);
}

sig props_pick(struct hdl *h, const char *name, unsigned id, sig lfsr, sig consumed, sig set)
{
    unsigned n = hdl_bits_of(set), bits = hdl_clog2(n);
    if (n == 1) /* nothing is drawn */
        return set;
    unsigned seed = 0xACE1u ^ ((id * 0x9E37u) & 0xFFFFu);
    sig own = hdl_reg(h, name, 16, hdl_const(h, 16, seed ? seed : 1), "a record of the register");
    sig went =
        hdl_reg_zero(h, hdl_fmt(h, "%s_used", name), 1, "a pick was consumed in the last cycle");
    hdl_next(went, consumed);
    hdl_when(consumed) hdl_next(own, stepped(h, own));
    hdl_rule(h, "RND-1", "One step after a pick that was consumed.");
    hdl_assert(h, "RND-1", hdl_or(hdl_not(went), hdl_eq(lfsr, own)));
    hdl_rule(h, "RND-2", "No step otherwise.");
    hdl_assert(h, "RND-2", hdl_or(went, hdl_eq(lfsr, own)));
    sig start = n & (n - 1) ? hdl_mul_const(own, n, 16, bits) : hdl_low(own, bits);
    return hdl_first_from(set, start);
}
