/* The words of a script of the register file, and of systems around it. */
#include "tb/regfile/layout.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

/* The field of a port whose items belong to `n` units. */
static size_t add_field(struct script_fields *s, const struct port *t, enum regfile_port port,
                        unsigned n)
{
    s->fields = xrealloc(s->fields, (s->n + 1) * sizeof *s->fields);
    unsigned width = t->items * t->width / n;
    s->fields[s->n] = (struct script_field){port, REGFILE_PORTS, width, s->words};
    s->words += words32(width);
    return s->n++;
}

void script_layout_make(struct script_layout *l, const struct params *p,
                        const struct pin_list *pins)
{
    *l = (struct script_layout){.z = params_sizes(p)};
    regfile_ports_in(p, pins, l->port);
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *t = &l->port[i];
        l->field[i] = (size_t)SCRIPT_NO_FIELD;
        if (!port_exists(t))
            continue;
        if (t->kind == PORT_ANSWER)
            l->field[i] = add_field(&l->inst, t, i, l->z.nsched);
        else if (t->kind == PORT_REQUEST && t->of == PORT_wb_valid)
            l->field[i] = add_field(&l->write, t, i, l->z.wbw);
        else if (t->kind == PORT_CANDIDATE && l->field[t->of] != (size_t)SCRIPT_NO_FIELD)
            l->inst.fields[l->field[t->of]].cand = i;
    }
}

void script_layout_free(struct script_layout *l)
{
    free(l->inst.fields);
    free(l->write.fields);
    *l = (struct script_layout){0};
}

void script_field_get(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, const uint32_t *image, unsigned i, uint32_t *fields)
{
    bits_zero(fields + f->offset, 0, 32 * (size_t)words32(f->width));
    bits_copy(fields + f->offset, 0, image + port_word(&l->port[port]), (size_t)i * f->width,
              f->width);
}

void script_field_put(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, uint32_t *image, unsigned i, const uint32_t *fields)
{
    bits_copy(image + port_word(&l->port[port]), (size_t)i * f->width, fields + f->offset, 0,
              f->width);
}

unsigned script_field_item(const struct script_layout *l, enum regfile_port port,
                           const uint32_t *fields, unsigned i)
{
    if (l->field[port] == (size_t)SCRIPT_NO_FIELD)
        return 0;
    const struct script_fields *f = l->port[port].kind == PORT_ANSWER ? &l->inst : &l->write;
    unsigned width = l->port[port].width;
    return (unsigned)pins_get(fields + f->fields[l->field[port]].offset, i * width, width);
}
