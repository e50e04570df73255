/* The Indirect-MOV (docs/imov.md) in scripts of the register file. */
#include "tb/regfile/pin_oracle.h"
#include "tb/regfile/second.h"

enum { RZ = 255 };

bool script_second_drains(const struct params *p)
{
    return params_u(p, "imov.drain") != 0;
}

bool script_second_named(const struct script_layout *l, const struct pin_oracle *oracle,
                         const uint32_t *fields, unsigned phys, struct script_named *named)
{
    if (!script_field_item(l, PORT_inst_imov, fields, 0))
        return false;
    unsigned base = script_field_item(l, PORT_inst_base, fields, 0);
    unsigned bound = script_field_item(l, PORT_inst_bound, fields, 0);
    unsigned n = pin_oracle_number(oracle, phys);
    bool none = n == RZ || n >= bound;
    *named = (struct script_named){bound, n, none ? SECOND_NOTHING : base + n};
    return base + bound <= l->z.nbank * l->z.depth &&
           (none || pin_oracle_written(oracle, base + n));
}

bool script_second_listed(const struct script_layout *l, const uint32_t *fields,
                          const uint32_t *last_write, unsigned *reg)
{
    if (!l->z.second_read || !last_write || !script_field_item(l, PORT_inst_imov, fields, 0))
        return false;
    const struct script_field *data = &l->write.fields[l->field[PORT_wb_data]];
    *reg = script_field_item(l, PORT_inst_base, fields, 0) +
           (unsigned)pins_get(last_write + data->offset, 0, l->z.idxw);
    return true;
}

void script_second_issued(struct script_second *s, unsigned flying, unsigned *readers)
{
    if (s->target == SECOND_NOTHING)
        return;
    if (s->guarded)
        readers[s->guard]--;
    s->guard = s->target;
    s->guarded = flying + 1;
    s->target = SECOND_NOTHING;
}

void script_second_left(struct script_second *s, bool more, unsigned *readers)
{
    if (s->guarded && --s->guarded == 0)
        readers[s->guard]--;
    s->still &= more;
}

bool script_second_port(enum regfile_port port)
{
    return port == PORT_inst_imov;
}

bool script_second_item(const struct script_layout *l, size_t field)
{
    return field == l->field[PORT_inst_imov] || field == l->field[PORT_inst_bound];
}
