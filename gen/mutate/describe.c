/* What a mutation does, in a line. */
#include "gen/hdl/text.h"
#include "gen/mutate/edit.h"
#include <stdlib.h>

enum { DEEPEST = 3, MOST_OPERANDS = 4 };

static void say(struct hdl_buf *b, sig s, unsigned depth);

static void say_list(struct hdl_buf *b, uint32_t n, const sig *arg, const char *op, unsigned depth,
                     long without)
{
    bool first = true;
    uint32_t shown = 0;
    for (uint32_t i = 0; i < n; i++) {
        if ((long)i == without)
            continue;
        if (!first)
            hdl_put(b, "%s", op);
        first = false;
        if (shown++ == MOST_OPERANDS) {
            hdl_put(b, "... (%u operands)", without < 0 ? n : n - 1);
            return;
        }
        say(b, arg[i], depth + 1);
    }
}

static const char *infix(enum hdl_op op)
{
    switch (op) {
    case OP_AND:
        return " & ";
    case OP_OR:
        return " | ";
    case OP_XOR:
        return " ^ ";
    case OP_ADD:
        return " + ";
    case OP_SUB:
        return " - ";
    case OP_EQ:
        return " == ";
    default:
        return " < ";
    }
}

/* With items `exchange` and the next one exchanged. */
static void say_cat(struct hdl_buf *b, sig s, unsigned depth, uint32_t exchange)
{
    hdl_put(b, "{");
    for (uint32_t i = s->n; i-- > 0;) {
        uint32_t k = i == exchange ? i + 1 : i == exchange + 1 ? i - 1 : i;
        say(b, s->arg[k], depth + 1);
        hdl_put(b, i ? ", " : "}");
    }
}

static void say_part(struct hdl_buf *b, sig s, unsigned lsb, hdl_width w)
{
    struct hdl_buf part = {0};
    hdl_put_part(&part, s, lsb, w);
    hdl_resolve(&part);
    hdl_put(b, "%s", part.at);
    free(part.at);
}

static void say_const(struct hdl_buf *b, sig s)
{
    struct hdl_buf value = {0};
    hdl_put_const(&value, s);
    hdl_resolve(&value);
    hdl_put(b, "%s", value.at);
    free(value.at);
}

static void say(struct hdl_buf *b, sig s, unsigned depth)
{
    bool leaf = hdl_is_leaf(s) && s->op != OP_CONST;
    if (leaf || (s->name && depth > 0)) {
        hdl_put(b, "%s", s->name);
        return;
    }
    bool nested = depth > 0;
    switch (s->op) {
    case OP_CONST:
        say_const(b, s);
        return;
    case OP_SEL:
        if (!hdl_is_leaf(s->arg[0]) && depth >= DEEPEST)
            break;
        say(b, s->arg[0], depth + 1);
        say_part(b, s->arg[0], s->lsb, s->width);
        return;
    default:
        break;
    }
    if (depth >= DEEPEST) {
        hdl_put(b, "(..)");
        return;
    }
    switch (s->op) {
    case OP_NOT:
        hdl_put(b, "~");
        say(b, s->arg[0], depth + 1);
        break;
    case OP_ANY:
    case OP_ALL:
        hdl_put(b, s->op == OP_ANY ? "|" : "&");
        say(b, s->arg[0], depth + 1);
        break;
    case OP_MUX:
        hdl_put(b, nested ? "(" : "");
        say(b, s->arg[0], depth + 1);
        hdl_put(b, " ? ");
        say(b, s->arg[1], depth + 1);
        hdl_put(b, " : ");
        say(b, s->arg[2], depth + 1);
        hdl_put(b, nested ? ")" : "");
        break;
    case OP_CAT:
        if (s->n > MOST_OPERANDS)
            hdl_put(b, "{%u items}", s->n);
        else
            say_cat(b, s, depth, UINT32_MAX - 1);
        break;
    case OP_REP:
        hdl_put(b, "{..{");
        say(b, s->arg[0], depth + 1);
        hdl_put(b, "}}");
        break;
    case OP_MUL:
        say(b, s->arg[0], depth + 1);
        hdl_put(b, " * ");
        if (s->n == 2)
            say(b, s->arg[1], depth + 1);
        else
            hdl_put(b, "%llu", (unsigned long long)s->value);
        break;
    case OP_CALL:
        hdl_put(b, "%s(", hdl_call_name((enum hdl_call)s->value));
        say(b, s->arg[0], depth + 1);
        hdl_put(b, ")");
        break;
    case OP_MEMRD:
        hdl_put(b, "%s[", s->mem->name);
        say(b, s->arg[0], depth + 1);
        hdl_put(b, "]");
        break;
    case OP_AND:
    case OP_OR:
    case OP_XOR:
    case OP_ADD:
    case OP_SUB:
    case OP_EQ:
    case OP_LT:
        hdl_put(b, nested ? "(" : "");
        say_list(b, s->n, s->arg, infix(s->op), depth, -1);
        hdl_put(b, nested ? ")" : "");
        break;
    default:
        hdl_put(b, "..");
    }
}

static const char *keep(struct hdl_design *d, struct hdl_buf *b)
{
    const char *text = hdl_strdup(d, b->at ? b->at : "");
    free(b->at);
    return text;
}

const char *edit_say(sig s)
{
    struct hdl_buf b = {0};
    say(&b, s, 1);
    return keep(s->mod->design, &b);
}

static void say_exchanged(struct hdl_buf *b, sig s, uint32_t arg)
{
    if (s->op == OP_CAT) {
        say_cat(b, s, 0, arg);
        return;
    }
    sig swapped[3];
    for (uint32_t i = 0; i < s->n; i++)
        swapped[i] = s->arg[i];
    swapped[arg] = s->arg[arg + 1];
    swapped[arg + 1] = s->arg[arg];
    if (s->op == OP_MUX) {
        say(b, swapped[0], 1);
        hdl_put(b, " ? ");
        say(b, swapped[1], 1);
        hdl_put(b, " : ");
        say(b, swapped[2], 1);
    } else {
        say_list(b, s->n, swapped, infix(s->op), 0, -1);
    }
}

static void say_other(struct hdl_buf *b, sig s)
{
    switch (s->op) {
    case OP_ANY:
    case OP_ALL:
        hdl_put(b, s->op == OP_ANY ? "&" : "|");
        say(b, s->arg[0], 1);
        break;
    case OP_LT:
        say_list(b, s->n, s->arg, " <= ", 0, -1);
        break;
    default:
        say_list(b, s->n, s->arg,
                 infix(s->op == OP_AND || s->op == OP_XOR ? OP_OR
                       : s->op == OP_OR                   ? OP_AND
                       : s->op == OP_ADD                  ? OP_SUB
                                                          : OP_ADD),
                 0, -1);
    }
}

const char *edit_say_node(sig s, unsigned how, uint32_t arg)
{
    struct hdl_buf b = {0};
    uint64_t value = 0;
    if (how == EDIT_RESET) {
        hdl_put(&b, "reset ");
        say_const(&b, s->arg[0]);
        hdl_put(&b, " -> bit 0 inverted");
        return keep(s->mod->design, &b);
    }
    if (how == EDIT_EXCHANGE && s->op == OP_CAT && s->n > MOST_OPERANDS) {
        hdl_put(&b, "items %u (", arg);
        say(&b, s->arg[arg], 1);
        hdl_put(&b, ") and %u (", arg + 1);
        say(&b, s->arg[arg + 1], 1);
        hdl_put(&b, ") -> exchanged");
        return keep(s->mod->design, &b);
    }
    say(&b, s, 0);
    hdl_put(&b, " -> ");
    switch (how) {
    case EDIT_OTHER_OP:
        say_other(&b, s);
        break;
    case EDIT_INVERT:
        if (s->op == OP_NOT)
            say(&b, s->arg[0], 1);
        else
            say_list(&b, s->n, s->arg, s->op == OP_EQ ? " != " : " >= ", 0, -1);
        break;
    case EDIT_EXCHANGE:
        say_exchanged(&b, s, arg);
        break;
    case EDIT_ONLY:
        say(&b, s->arg[arg], 1);
        break;
    case EDIT_WITHOUT:
        if (s->n > MOST_OPERANDS) {
            hdl_put(&b, "without operand %u, ", arg);
            say(&b, s->arg[arg], 1);
        } else {
            say_list(&b, s->n, s->arg, infix(s->op), 0, (long)arg);
        }
        break;
    case EDIT_CONST_ARG:
        edit_known(s->arg[arg], &value);
        hdl_put(&b, "operand %u is %llu", arg,
                (unsigned long long)edit_next(value, s->arg[arg]->width));
        break;
    case EDIT_FACTOR:
        hdl_put(&b, "* %llu", (unsigned long long)s->value + 1);
        break;
    case EDIT_NEIGHBOUR:
        if (hdl_is_leaf(s->arg[0]))
            say(&b, s->arg[0], 1);
        say_part(&b, s->arg[0], s->lsb + (unsigned)edit_shift(s->arg[0]->width, s->lsb, s->width),
                 s->width);
        break;
    case EDIT_ROW:
        hdl_put(&b, "row XOR 1");
        break;
    case EDIT_TOP_BIT:
        hdl_put(&b, "bit %u always 0", HDL_WK(s->width) - 1);
        break;
    default:
        break;
    }
    return keep(s->mod->design, &b);
}

const char *edit_say_stmt(const struct hdl_stmt *s, unsigned how)
{
    struct hdl_buf b = {0};
    struct hdl_design *d = s->kind == ST_IF     ? s->cond->mod->design
                           : s->kind == ST_NEXT ? s->reg->mod->design
                                                : s->mem->mod->design;
    uint64_t value = 0;
    if (s->kind == ST_IF) {
        hdl_put(&b, "if (");
        say(&b, s->cond, 1);
        hdl_put(&b, how == EDIT_STMT_INVERT ? ") -> if not" : ") -> always");
        return keep(d, &b);
    }
    if (s->kind == ST_NEXT) {
        hdl_put(&b, "%s", s->reg->name);
        if (s->part)
            say_part(&b, s->reg, s->lsb, s->value->width);
        hdl_put(&b, " <= ");
        say(&b, s->value, 1);
    } else {
        hdl_put(&b, "%s[", s->mem->name);
        say(&b, s->addr, 1);
        hdl_put(&b, "] <= ");
        say(&b, s->data, 1);
    }
    hdl_put(&b, " -> ");
    switch (how) {
    case EDIT_STMT_DROP:
        hdl_put(&b, "nothing");
        break;
    case EDIT_STMT_CONST:
        edit_known(s->value, &value);
        hdl_put(&b, "%llu", (unsigned long long)edit_next(value, s->value->width));
        break;
    case EDIT_STMT_LSB:
        hdl_put(&b, "%s", s->reg->name);
        say_part(&b, s->reg, s->lsb + (unsigned)edit_shift(s->reg->width, s->lsb, s->value->width),
                 s->value->width);
        break;
    case EDIT_STMT_ROW:
        hdl_put(&b, "row XOR 1");
        break;
    case EDIT_STMT_MASK:
        hdl_put(&b, "all parts");
        break;
    default:
        break;
    }
    return keep(d, &b);
}
