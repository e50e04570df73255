/* Random picks. */
#include "gen/blocks/core/pick.h"

static unsigned seed_of(unsigned id)
{
    unsigned seed = 0xACE1u ^ ((id * 0x9E37u) & 0xFFFFu);
    return seed ? seed : 1;
}

sig pick_lfsr(struct hdl *h, const char *name, unsigned id)
{
    return hdl_reg(h, name, 16, hdl_const(h, 16, seed_of(id)), "start of the random pick");
}

sig pick_ahead_reg(struct hdl *h, const char *name, unsigned id, unsigned n)
{
    unsigned seed = seed_of(id), start = (n & (n - 1)) == 0 ? seed % n : seed * n >> 16;
    sig bit[n - 1];
    for (unsigned i = 0; i + 1 < n; i++)
        bit[i] = hdl_const(h, 1, start <= i);
    return hdl_reg(h, name, n - 1, hdl_pack(n - 1, bit), "at or after the start of the pick");
}

sig pick_ahead(struct hdl *h, sig lfsr, unsigned n)
{
    if (n == 1)
        return NULL;
    bool pow2 = (n & (n - 1)) == 0;
    sig from = pow2 ? hdl_low(lfsr, hdl_clog2(n)) : lfsr, bit[n];
    for (unsigned i = 0; i + 1 < n; i++) {
        unsigned below = pow2 ? i + 1 : ((i + 1) * 65536u + n - 1) / n;
        bit[i] = hdl_lt(from, hdl_const(h, hdl_bits_of(from), below));
    }
    bit[n - 1] = hdl_ones(h, 1);
    return hdl_pack(n, bit);
}

sig pick_first(sig set, sig ahead)
{
    if (!ahead)
        return set;
    sig near = hdl_and(set, ahead);
    return hdl_mux(hdl_any(near), hdl_first(near), hdl_first(set));
}

sig pick_stepped(struct hdl *h, sig lfsr)
{
    sig half = hdl_cat(hdl_zero(h, 1), hdl_bits(lfsr, 1, 15));
    return hdl_xor(half, hdl_gate(hdl_bit(lfsr, 0), hdl_const(h, 16, 0xB400)));
}
