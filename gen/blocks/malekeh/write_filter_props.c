/* Properties of write_filter. */
#include "gen/blocks/malekeh/props_ccu.h"

/* What port j of a unit takes: of its own results the first that no lower port takes. */
static void port(struct hdl *h, const struct filter_view *v, unsigned c, unsigned j, sig left)
{
    const struct sizes *z = v->z;
    unsigned i = c * z->dports + j;
    sig sel = hdl_bits(v->q->d_sel, i * z->wbw, z->wbw), near = hdl_and(left, v->q->acc_near);
    sig first = hdl_first(v->on ? near : left);
    if (v->update)
        first = hdl_mux(hdl_any(near), hdl_first(near), hdl_first(left));
    const char *rule = v->update ? "WF-U1" : v->on ? "WF-D1" : "WF-D2";
    hdl_rule(h, rule, "The first result of the owner that no lower port takes.");
    hdl_assert(h, rule, hdl_eq(sel, first));
    hdl_rule(h, "WF-Z1", "Register and hint are those of that result, zero without one.");
    hdl_assert(
        h, "WF-Z1",
        hdl_and(hdl_eq(hdl_bit(v->q->d_valid, i), hdl_any(sel)),
                hdl_eq(hdl_item(v->q->d_reg, i, z->tagw), hdl_select(sel, v->q->acc_reg, z->tagw)),
                hdl_eq(hdl_bit(v->q->d_near, i), hdl_any(hdl_and(sel, v->q->acc_near)))));
}

void props_write_filter(struct hdl *h, const struct filter_view *v)
{
    const struct sizes *z = v->z;
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    hdl_for(h, "f_unit", c, z->ncu)
    {
        sig mine = hdl_matches(v->q->acc_wid, z->widw, hdl_item(v->q->owner_wid, c, z->widw));
        sig left = hdl_gate(hdl_bit(v->q->owner_valid, c), hdl_and(v->q->acc_valid, mine));
        left = hdl_wire(h, "f_left", left);
        sig none = hdl_not(left);
        for (unsigned j = 0; j < z->dports; j++) {
            sig sel = hdl_bits(v->q->d_sel, (c * z->dports + j) * z->wbw, z->wbw);
            hdl_rule(h, "WF-O1", "Only results of the unit's warp.");
            hdl_assert(h, "WF-O1", hdl_none(hdl_and(sel, none)));
            port(h, v, c, j, left);
            left = hdl_and(left, hdl_not(sel));
        }
        if (v->q->inv_valid) {
            hdl_rule(h, "WF-I1", "What is left is sent to be invalidated.");
            hdl_assert(h, "WF-I1", hdl_eq(hdl_bits(v->q->inv_valid, c * z->wbw, z->wbw), left));
        }
    }
    hdl_endif(h);
}
