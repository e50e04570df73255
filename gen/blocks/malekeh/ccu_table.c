/* The cache table as the rules have it, one step after another. */
#include "gen/blocks/malekeh/ccu_table.h"

/* Valid entries of t that hold reg. */
static sig holding(const struct ccu_view *v, const struct ccu_table *t, sig reg)
{
    sig bit[v->z->ctn];
    for (unsigned e = 0; e < v->z->ctn; e++)
        bit[e] = hdl_and(hdl_bit(t->valid, e), hdl_eq(t->tag[e], reg));
    return hdl_pack(v->z->ctn, bit);
}

sig ccu_newer(const struct ccu_table *t, unsigned e, unsigned f)
{
    return e < f ? t->newer[e][f] : hdl_not(t->newer[f][e]);
}

/* The entry (one or none) becomes the most recently used. */
static void use(const struct ccu_view *v, struct ccu_table *t, sig entry)
{
    for (unsigned e = 0; e < v->z->ctn; e++)
        for (unsigned f = e + 1; f < v->z->ctn; f++)
            t->newer[e][f] = hdl_mux(hdl_bit(entry, e), hdl_not(hdl_bit(entry, f)),
                                     hdl_and(t->newer[e][f], hdl_not(hdl_bit(entry, f))));
}

/* Entry e is a better victim than f. */
static sig better(struct hdl *h, const struct ccu_view *v, const struct ccu_table *t, unsigned e,
                  unsigned f)
{
    unsigned w = v->z->ctw;
    sig of_valid = ccu_newer(t, f, e);
    if (v->u->far_first) {
        sig near_e = hdl_bit(t->near, e), near_f = hdl_bit(t->near, f), start = hdl_low(t->lfsr, w);
        sig sooner = hdl_lt(hdl_sub(hdl_const(h, w, e), start), hdl_sub(hdl_const(h, w, f), start));
        of_valid = hdl_mux(near_e, hdl_and(near_f, of_valid), hdl_or(near_f, sooner));
    }
    sig valid_e = hdl_bit(t->valid, e), valid_f = hdl_bit(t->valid, f);
    sig of_invalid = e < f ? hdl_ones(h, 1) : valid_f;
    return hdl_mux(valid_e, hdl_and(valid_f, of_valid), of_invalid);
}

/* The register steps if an entry that is taken was far. */
static void step(struct hdl *h, const struct ccu_view *v, struct ccu_table *t, sig taken,
                 const char *name)
{
    if (!v->u->far_first)
        return;
    sig out = hdl_bit(t->lfsr, 0), bit[16];
    for (unsigned i = 0; i < 16; i++) {
        bit[i] = i < 15 ? hdl_bit(t->lfsr, i + 1) : out;
        if (i == 13 || i == 12 || i == 10)
            bit[i] = hdl_xor(bit[i], out);
    }
    sig far = hdl_any(hdl_and(taken, t->valid, hdl_not(t->near)));
    t->lfsr = hdl_wire(h, name, hdl_mux(far, hdl_pack(16, bit), t->lfsr));
}

/* The first victim among the entries that are not locked; zero unless `may`. */
static sig open_victim(struct hdl *h, const struct ccu_view *v, const struct ccu_table *t, sig may)
{
    unsigned n = v->z->ctn;
    sig take[n];
    for (unsigned e = 0; e < n; e++) {
        take[e] = hdl_and(may, hdl_not(hdl_bit(v->ct->lock, e)));
        for (unsigned f = 0; f < n; f++)
            if (f != e)
                take[e] = hdl_and(take[e],
                                  hdl_or(hdl_bit(v->ct->lock, f), hdl_not(better(h, v, t, f, e))));
    }
    return hdl_pack(n, take);
}

static void result(struct hdl *h, const struct ccu_view *v, struct ccu_table *t, unsigned j,
                   sig *hit, sig *took)
{
    const struct sizes *z = v->z;
    unsigned n = z->ctn;
    sig reg = hdl_item(v->q->d_reg, j, z->tagw), near = hdl_bit(v->q->d_near, j), valid;
    valid = hdl_bit(v->q->d_valid, j);
    *hit = hdl_wire(h, hdl_fmt(h, "f_hit_%u", j), hdl_gate(valid, holding(v, t, reg)));
    sig may = hdl_and(valid, hdl_none(*hit));
    if (v->u->filter)
        may = hdl_and(may, near);
    if (!v->u->partial)
        may = hdl_and(may, hdl_all(hdl_bits(v->q->d_mask, j * z->lanes, z->lanes)));
    *took = hdl_wire(h, hdl_fmt(h, "f_take_%u", j), open_victim(h, v, t, may));
    step(h, v, t, *took, hdl_fmt(h, "f_lfsr_%u", j));
    sig now = hdl_wire(h, hdl_fmt(h, "f_used_%u", j), hdl_or(*hit, *took));
    t->valid = hdl_wire(h, hdl_fmt(h, "f_valid_%u", j), hdl_or(t->valid, *took));
    t->near = hdl_wire(h, hdl_fmt(h, "f_near_after_%u", j),
                       hdl_or(hdl_and(t->near, hdl_not(now)), hdl_gate(near, now)));
    for (unsigned e = 0; e < n; e++)
        t->tag[e] = hdl_wire(h, hdl_fmt(h, "f_tag_%u_after_%u", e, j),
                             hdl_mux(hdl_bit(*took, e), reg, t->tag[e]));
    use(v, t, now);
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++)
            t->newer[e][f] =
                hdl_wire(h, hdl_fmt(h, "f_newer_%u_%u_after_%u", e, f, j), t->newer[e][f]);
}

void ccu_results(struct hdl *h, const struct ccu_view *v, struct ccu_table *t, sig *hit)
{
    const struct sizes *z = v->z;
    struct ccu_table start = *t;
    sig taken = hdl_zero(h, z->ctn), took;
    for (unsigned j = 0; j < z->dports; j++) {
        result(h, v, t, j, &hit[j], &took);
        taken = hdl_or(taken, took);
    }
    if (!v->q->inv_valid)
        return;
    for (unsigned i = 0; i < z->wbw; i++) {
        sig held = holding(v, &start, hdl_item(v->q->inv_reg, i, z->tagw));
        sig gone = hdl_gate(hdl_bit(v->q->inv_valid, i), hdl_and(held, hdl_not(taken)));
        t->valid = hdl_and(t->valid, hdl_not(gone));
    }
    t->valid = hdl_wire(h, "f_valid_left", t->valid);
}

void ccu_named(struct hdl *h, const struct ccu_view *v, struct ccu_table *t)
{
    unsigned n = v->z->ctn;
    sig reg = v->m->tag;
    sig hit = hdl_gate(v->q->again_hit, holding(v, t, reg));
    sig took = hdl_wire(h, "f_second_take", open_victim(h, v, t, v->q->again_valid));
    step(h, v, t, took, "f_second_lfsr");
    sig now = hdl_wire(h, "f_second_used", hdl_or(hit, took));
    t->valid = hdl_wire(h, "f_second_valid", hdl_or(t->valid, took));
    t->near = hdl_wire(h, "f_second_near", hdl_and(t->near, hdl_not(took)));
    for (unsigned e = 0; e < n; e++)
        t->tag[e] = hdl_wire(h, hdl_fmt(h, "f_second_tag_%u", e),
                             hdl_mux(hdl_bit(took, e), reg, t->tag[e]));
    use(v, t, now);
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++)
            t->newer[e][f] = hdl_wire(h, hdl_fmt(h, "f_second_newer_%u_%u", e, f), t->newer[e][f]);
}

void ccu_allocate(struct hdl *h, const struct ccu_view *v, struct ccu_table *t, sig *named)
{
    const struct sizes *z = v->z;
    unsigned n = z->ctn, ns = z->nsrc;
    sig found[ns], open = hdl_ones(h, n), ahead[n], taken = hdl_zero(h, n);
    for (unsigned k = 0; k < ns; k++) {
        found[k] = hdl_gate(hdl_bit(v->q->alloc_src_valid, k),
                            holding(v, t, hdl_item(v->q->alloc_reg, k, z->tagw)));
        found[k] = hdl_wire(h, hdl_fmt(h, "f_found_%u", k), found[k]);
        open = hdl_and(open, hdl_not(found[k]));
    }
    open = hdl_wire(h, "f_open", open);
    for (unsigned e = 0; e < n; e++) {
        sig bit[n];
        for (unsigned f = 0; f < n; f++)
            bit[f] = e == f ? hdl_zero(h, 1) : hdl_and(hdl_bit(open, f), better(h, v, t, f, e));
        ahead[e] = hdl_wire(h, hdl_fmt(h, "f_ahead_%u", e), hdl_popcount(hdl_pack(n, bit)));
    }
    /* Slot after slot: a register that is not here takes the next entry of the order, unless a
     * lower slot names it. */
    sig number = hdl_zero(h, hdl_bits_of(ahead[0]));
    for (unsigned k = 0; k < ns; k++) {
        sig reg = hdl_item(v->q->alloc_reg, k, z->tagw), entry = found[k], repeat = hdl_zero(h, 1);
        for (unsigned j = 0; j < k; j++) {
            sig same = hdl_and(hdl_bit(v->q->alloc_src_valid, j), hdl_bit(v->q->alloc_src_valid, k),
                               hdl_eq(hdl_item(v->q->alloc_reg, j, z->tagw), reg));
            entry = hdl_or(entry, hdl_gate(same, named[j]));
            repeat = hdl_or(repeat, same);
        }
        sig miss = hdl_and(hdl_bit(v->q->alloc_src_valid, k), hdl_none(found[k]), hdl_not(repeat)),
            take[n];
        for (unsigned e = 0; e < n; e++)
            take[e] = hdl_and(miss, hdl_bit(open, e), hdl_eq(ahead[e], number));
        sig took = hdl_pack(n, take);
        if (k + 1 < ns)
            number =
                hdl_wire(h, hdl_fmt(h, "f_number_%u", k), hdl_mux(miss, hdl_inc(number), number));
        taken = hdl_or(taken, took);
        named[k] = hdl_wire(h, hdl_fmt(h, "f_entry_%u", k), hdl_or(entry, took));
    }
    step(h, v, t, taken, "f_lfsr_alloc");
    for (unsigned k = 0; k < ns; k++) {
        sig here = hdl_bit(v->q->alloc_src_valid, k), near = hdl_bit(v->q->alloc_near, k);
        sig reg = hdl_item(v->q->alloc_reg, k, z->tagw),
            mine = hdl_wire(h, hdl_fmt(h, "f_mine_%u", k), hdl_gate(here, named[k]));
        t->valid = hdl_or(t->valid, mine);
        t->near = hdl_or(hdl_and(t->near, hdl_not(mine)), hdl_gate(near, mine));
        for (unsigned e = 0; e < n; e++)
            t->tag[e] = hdl_mux(hdl_bit(mine, e), reg, t->tag[e]);
        use(v, t, mine);
    }
}
