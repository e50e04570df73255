/* The oracle at the pins, where there is the Indirect-MOV (docs/imov.md): what it names is known by
 * what was written. */
#include "tb/regfile/pin_oracle.h"
#include "tb/regfile/pin_state.h"

enum { RZ = 255 };

void pin_second_create(struct pin_oracle *o, const struct params *p)
{
    o->drained =
        port_exists(at(o, PORT_wb_wid)) && o->z.second_read && params_u(p, "imov.drain") != 0;
}

/* The warp has an Indirect-MOV that has not left. */
static bool indirect_of(const struct pin_oracle *o, unsigned warp)
{
    for (unsigned i = 0; i < o->ninst; i++)
        if (o->inst[i].used && o->inst[i].second.on && o->inst[i].warp == warp)
            return true;
    return false;
}

void pin_second_write(struct pin_oracle *o, const uint32_t *in, unsigned i, unsigned phys)
{
    if (o->drained && indirect_of(o, (unsigned)port_get(at(o, PORT_wb_wid), in, i)))
        pin_misuse(o, "wb_wid: register %u of a warp whose Indirect-MOV has not left (RF-V1)",
                   phys);
}

/* The instruction of scheduler s is one. */
static bool is_indirect(const struct pin_oracle *o, const uint32_t *in, unsigned s)
{
    return port_exists(at(o, PORT_inst_imov)) && port_get(at(o, PORT_inst_imov), in, s);
}

/* OCU-M1, CCU-M1 */
static bool indirect_slots(struct pin_oracle *o, const struct outstanding *i)
{
    if (i->src_valid == 1 || (i->src_valid == 3 && o->z.finds_target))
        return true;
    pin_misuse(o, "inst_src_valid: an Indirect-MOV has slot 0%s and no other operand",
               o->z.finds_target ? ", or slots 0 and 1," : "");
    return false;
}

/* What the Indirect-MOV moves is what it must find in slot 0; or where slot 1 goes. */
void pin_second_issue(struct pin_oracle *o, struct outstanding *i, const uint32_t *in, unsigned s)
{
    i->second.on = is_indirect(o, in, s);
    if (!i->second.on || !indirect_slots(o, i))
        return;
    bool writes = i->src_valid != 1;
    unsigned base = (unsigned)port_get(at(o, PORT_inst_base), in, s);
    unsigned bound = (unsigned)port_get(at(o, PORT_inst_bound), in, s);
    unsigned n = pin_oracle_number(o, i->phys[0]);
    if (base + bound > registers(o)) {
        pin_misuse(o, "inst_bound: there are no %u registers from %u on (of %u)", bound, base,
                   registers(o));
    } else if (n == RZ || n >= bound) {
        i->second.oob = n != RZ;
        memset(i->expected, 0, o->row_words * sizeof *i->expected);
    } else if (writes) {
        i->second.finds = true;
        i->second.target = base + n;
    } else {
        if (!pin_oracle_written(o, base + n))
            pin_misuse(o, "inst_imov: register %u is read and was never written", base + n);
        memcpy(i->expected, row_of(o, base + n), o->row_words * sizeof *i->expected);
    }
}

/* OCU-M6: the number is that of a cell. */
void pin_second_cell(struct pin_oracle *o, struct outstanding *i, const uint32_t *in)
{
    if (!is_indirect(o, in, 0))
        return;
    i->second.on = true;
    indirect_slots(o, i);
    if (!(i->lanes[0] & 1)) {
        i->second.unsure = true;
        i->lanes[0] = 0;
        return;
    }
    unsigned n = i->expected[0] & RZ;
    bool none = n == RZ || pin_frames_cell(o->stacks.frames, i->warp, n) == PIN_NO_CELL;
    i->second.oob = none && n != RZ;
    i->second.finds = !none && i->src_valid == 3;
    if (i->second.finds) {
        i->second.target = pin_frames_cell(o->stacks.frames, i->warp, n);
        return;
    }
    if (!none) {
        pin_stacks_expect(o, i, 0, n, false);
        return;
    }
    memset(i->expected, 0, o->row_words * sizeof *i->expected);
    i->lanes[0] = low_bits(o->z.lanes);
}

/* OCU-M7, CCU-M7 */
static void check_target(struct pin_oracle *o, const struct outstanding *i, const uint32_t *out,
                         unsigned p)
{
    if (!port_exists(at(o, PORT_disp_target)))
        return;
    bool finds = port_get(at(o, PORT_disp_target_valid), out, p);
    unsigned target = (unsigned)port_get(at(o, PORT_disp_target), out, p);
    if (finds && i->second.unsure)
        pin_frames_forget(o->stacks.frames, i->warp);
    else if (finds && o->stacks.frames)
        pin_stacks_found(o, (struct result){target, i->warp, i->second.target, false});
    if (i->second.unsure)
        return;
    if (finds != i->second.finds || (finds && !o->stacks.frames && target != i->second.target))
        failure_oracle(&o->failure, "WRONG", 0, o->cycle,
                       " warp=%u port=%u: disp_target_valid and disp_target are not %d and %u",
                       i->warp, p, i->second.finds, i->second.finds ? i->second.target : 0);
}

void pin_second_leaves(struct pin_oracle *o, const struct outstanding *i, const uint32_t *out,
                       unsigned p)
{
    if (port_exists(at(o, PORT_disp_oob)) &&
        ((!i->second.unsure && port_get(at(o, PORT_disp_oob), out, p) != i->second.oob) ||
         port_get(at(o, PORT_disp_imov), out, p) != i->second.on))
        failure_oracle(&o->failure, "WRONG", 0, o->cycle,
                       " warp=%u port=%u: disp_imov and disp_oob are not %d and %d", i->warp, p,
                       i->second.on, i->second.oob);
    check_target(o, i, out, p);
}
