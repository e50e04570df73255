/* Copies of statements, with edits; and registers whose reset value a mutant changes. */
#include "gen/mutate/copy.h"
#include <string.h>

static void put(struct hdl_list *out, struct hdl_stmt *s)
{
    if (out->last)
        out->last->next = s;
    else
        out->first = s;
    out->last = s;
}

static struct hdl_stmt *fresh(struct copy_module *m, const struct hdl_stmt *s)
{
    struct hdl_stmt *n = hdl_alloc(m->to->design, sizeof *n);
    *n = *s;
    n->next = NULL;
    return n;
}

/* `s` under a condition that an edit brings. */
static void put_under(struct copy_module *m, struct hdl_list *out, sig cond, struct hdl_stmt *s)
{
    if (hdl_is_fill(cond, 0))
        return;
    if (hdl_is_fill(cond, 1)) {
        put(out, s);
        return;
    }
    struct hdl_stmt *wrap = hdl_alloc(m->to->design, sizeof *wrap);
    wrap->kind = ST_IF;
    wrap->cond = cond;
    wrap->loc = s->loc;
    put(&wrap->yes, s);
    put(out, wrap);
}

static const struct mutant *edit_of(const struct copy_module *m, size_t k, uint32_t at)
{
    const struct mutant *e = &m->c->list->at[m->edits[k]];
    return e->at == at && edit_is_stmt(e->how) ? e : NULL;
}

static sig other_row(struct copy_module *m, const struct mutant *e, sig on, sig addr)
{
    sig one = hdl_const_at(e->loc, m->to, addr->width, 1);
    return hdl_mux_at(e->loc, on, hdl_nary_at(e->loc, HDL_FN_XOR, HDL_LIST(addr, one)), addr);
}

/* An assignment or memory write: `out` gets it, as the edits want it. */
static void copy_write(struct copy_module *m, const struct hdl_stmt *s, struct hdl_list *out)
{
    uint32_t at = m->stmt++;
    struct hdl_stmt *n = fresh(m, s), *moved = NULL;
    sig keep = hdl_ones_at(s->loc, m->to, 1), move = hdl_zero_at(s->loc, m->to, 1);
    uint64_t value = 0;
    if (s->kind == ST_NEXT) {
        n->reg = m->map[s->reg->id];
        n->value = m->map[s->value->id];
    } else {
        n->mem = m->mem[s->mem->number];
        n->addr = m->map[s->addr->id];
        n->data = m->map[s->data->id];
        n->mask = s->mask ? m->map[s->mask->id] : NULL;
    }
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = edit_of(m, k, at);
        if (!e)
            continue;
        sig on = copy_on(m, m->edits[k]);
        switch ((enum edit)e->how) {
        case EDIT_STMT_DROP:
            keep = hdl_nary_at(e->loc, HDL_FN_AND, HDL_LIST(keep, hdl_not_at(e->loc, on)));
            break;
        case EDIT_STMT_CONST:
            edit_known(s->value, &value);
            n->value = hdl_mux_at(
                e->loc, on,
                hdl_const_at(e->loc, m->to, s->value->width, edit_next(value, s->value->width)),
                n->value);
            break;
        case EDIT_STMT_LSB:
            keep = hdl_nary_at(e->loc, HDL_FN_AND, HDL_LIST(keep, hdl_not_at(e->loc, on)));
            move = on;
            moved = fresh(m, n);
            moved->text = NULL;
            moved->lsb = s->lsb + (unsigned)edit_shift(s->reg->width, s->lsb, s->value->width);
            break;
        case EDIT_STMT_ROW:
            n->addr = other_row(m, e, on, n->addr);
            break;
        case EDIT_STMT_MASK:
            n->mask = hdl_mux_at(e->loc, on, hdl_ones_at(e->loc, m->to, s->mask->width), n->mask);
            break;
        default:
            break;
        }
    }
    if (moved)
        moved->value = n->value;
    if (hdl_is_fill(keep, 0) && !moved)
        return;
    if (s->kind == ST_NEXT)
        m->to->nodes.at[n->reg->id]->written = true;
    else
        n->mem->written = true;
    put_under(m, out, keep, n);
    if (moved)
        put_under(m, out, move, moved);
}

static void copy_list(struct copy_module *m, const struct hdl_list *from, struct hdl_list *out);

static void copy_if(struct copy_module *m, const struct hdl_stmt *s, struct hdl_list *out)
{
    uint32_t at = m->stmt++;
    struct hdl_stmt *n = fresh(m, s);
    n->cond = m->map[s->cond->id];
    n->yes = n->no = (struct hdl_list){0};
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = edit_of(m, k, at);
        if (e)
            n->cond = hdl_nary_at(e->loc, e->how == EDIT_STMT_INVERT ? HDL_FN_XOR : HDL_FN_OR,
                                  HDL_LIST(n->cond, copy_on(m, m->edits[k])));
    }
    if (hdl_is_fill(n->cond, 1)) {
        copy_list(m, &s->yes, out);
        m->stmt += edit_count(&s->no);
        return;
    }
    copy_list(m, &s->yes, &n->yes);
    copy_list(m, &s->no, &n->no);
    if (n->yes.first || n->no.first)
        put(out, n);
}

static void copy_list(struct copy_module *m, const struct hdl_list *from, struct hdl_list *out)
{
    for (const struct hdl_stmt *s = from->first; s; s = s->next) {
        if (s->kind == ST_IF)
            copy_if(m, s, out);
        else
            copy_write(m, s, out);
    }
}

void copy_stmt_item(struct copy_module *m, const struct hdl_item *it)
{
    struct hdl_list out = {0};
    if (it->stmt->kind == ST_IF)
        copy_if(m, it->stmt, &out);
    else
        copy_write(m, it->stmt, &out);
    for (struct hdl_stmt *s = out.first, *next; s; s = next) {
        next = s->next;
        s->next = NULL;
        struct hdl_item *n = hdl_new_item(m->to, IT_STMT);
        unsigned seq = n->seq;
        *n = *it;
        n->seq = seq;
        n->stmt = s;
    }
}

/* bit 0 the other way round */
static sig other_value(struct copy_module *m, struct hdl_loc loc, sig reset)
{
    uint64_t value = 0;
    if (edit_known(reset, &value))
        return hdl_const_at(loc, m->to, reset->width, value ^ 1);
    sig *list = hdl_alloc(m->to->design, (reset->n + 1) * sizeof *list);
    for (uint32_t i = 0; i < reset->n; i++)
        list[i] = reset->arg[i];
    if (reset->n)
        list[0] = other_value(m, loc, reset->arg[0]);
    return reset->n ? hdl_pack_at(loc, reset->n, list) : reset;
}

/* In place for good, the register simply has another reset value. Behind the switch it loses its
 * own, and a last statement under `rst` takes its place. */
static void copy_reset(struct copy_module *m, uint32_t at)
{
    struct hdl_node *reg = m->to->nodes.at[m->map[at]->id];
    sig value = reg->arg[0];
    struct hdl_loc loc = reg->loc;
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = &m->c->list->at[m->edits[k]];
        if (e->how == EDIT_RESET && e->at == at)
            value =
                hdl_mux_at(loc, copy_on(m, m->edits[k]), other_value(m, loc, reg->arg[0]), value);
    }
    if (!m->select) {
        sig *arg = hdl_alloc(m->to->design, sizeof *arg);
        *arg = value;
        reg->arg = arg;
        return;
    }
    struct hdl_stmt *s = hdl_alloc(m->to->design, sizeof *s);
    *s = (struct hdl_stmt){.kind = ST_NEXT, .reg = reg, .value = value, .loc = loc};
    struct hdl_list out = {0};
    put_under(m, &out, hdl_reset(m->to), s);
    reg->n = 0;
    reg->arg = NULL;
    reg->written = true;
    m->to->place = reg->place;
    hdl_new_item(m->to, IT_STMT)->stmt = out.first;
    m->to->place = 0;
}

void copy_resets(struct copy_module *m)
{
    for (size_t k = 0; k < m->nedits; k++) {
        const struct mutant *e = &m->c->list->at[m->edits[k]];
        bool first = e->how == EDIT_RESET;
        for (size_t j = 0; j < k && first; j++)
            first = m->c->list->at[m->edits[j]].how != EDIT_RESET ||
                    m->c->list->at[m->edits[j]].at != e->at;
        if (first)
            copy_reset(m, e->at);
    }
}
