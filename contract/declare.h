/* What follows from the rows of a block. CONTRACT: its name, CONTRACT_ROWS: the file with its rows.
 * With CONTRACT_DEFINE, which the block's one .c file sets, the table is made too.
 *
 * items, width: ONE or BIT (1), D(A), D(A, B), D(A, B, C) of the block's sizes; BITS(n) of a number
 * that has no name; W for the payload of a warp register, D(LANES, LANE_W). present, in terms of
 * `p` and `z`: ALWAYS, or a condition. meaning: text, or a choice between texts. */
#include "contract/contract.h"

#define CONTRACT_JOIN_(a, b) a##b
#define CONTRACT_JOIN(a, b) CONTRACT_JOIN_(a, b)
#define CONTRACT_TEXT_(a) #a
#define CONTRACT_TEXT(a) CONTRACT_TEXT_(a)
#define OF_BLOCK(what) CONTRACT_JOIN(CONTRACT, what)

#define PARAM(name, value, meaning) SIZE_ROW(SIZE_PARAM, name, value, meaning)
#define PARAM_UNLESS(fixed, name, value, meaning)                                                  \
    SIZE_ROW((fixed) ? SIZE_LOCAL : SIZE_PARAM, name, value, meaning)
#define SIZE(name, value, meaning) SIZE_ROW(SIZE_LOCAL, name, value, meaning)
#define FIELD(name, value, meaning) SIZE_ROW(SIZE_FIELD, name, value, meaning)
#define SIZE_IF(shown, name, value, meaning)                                                       \
    SIZE_ROW((shown) ? SIZE_LOCAL : SIZE_FIELD, name, value, meaning)
#define IN(name, items, width, meaning, present)                                                   \
    PORT_ROW(PORT_LEVEL, name, items, width, meaning, present)
#define OUT(name, items, width, meaning, present)                                                  \
    PORT_ROW(PORT_OUTPUT, name, items, width, meaning, present)
#define INPUT(name, kind, form, items, width, of, meaning, present)                                \
    PORT_ROW(PORT_##kind, name, items, width, meaning, present)
#define OUTPUT(name, form, items, width, meaning, present)                                         \
    PORT_ROW(PORT_OUTPUT, name, items, width, meaning, present)
#define COUNTED(name, member, present) COUNTER(name, present)
#define COUNTER(name, present) PORT_ROW(PORT_COUNTER, name, ONE, BITS(32), NULL, present)

#define UNSEEN(id)
#define SEEN(id) UNSEEN(id)
#define WHERE(condition)

struct hdl_node; /* a signal of the generator */

/* The ports as signals, NULL where these parameters have none. */
#define SIZE_ROW(kind, name, value, meaning)
#define CLOCKED(condition)
#define PORT_ROW(kind, name, items, width, meaning, present) const struct hdl_node *name;
#define RULE(enumerator, id)
struct OF_BLOCK(_ports) {
#include CONTRACT_ROWS
};
#undef PORT_ROW

/* The ports where they lie in the images of model and test bench. */
#define PORT_ROW(kind, name, items, width, meaning, present) struct port name;
struct OF_BLOCK(_at) {
#include CONTRACT_ROWS
};
#undef PORT_ROW
#undef RULE

/* The rules of the page, as the model counts them. */
#define PORT_ROW(kind, name, items, width, meaning, present)
#define RULE(enumerator, id) enumerator,
enum OF_BLOCK(_rule) {
#include CONTRACT_ROWS
    OF_BLOCK(_NRULES)
};
#undef RULE
#undef PORT_ROW
#undef SIZE_ROW
#undef CLOCKED

extern const struct contract CONTRACT_JOIN(contract_, CONTRACT);
extern const struct cover_rules OF_BLOCK(_rules);

static inline void OF_BLOCK(_ports_at)(const struct params *p, struct OF_BLOCK(_at) * at)
{
    contract_ports(&CONTRACT_JOIN(contract_, CONTRACT), p, (struct port *)at);
}

/* The array of contract_ports() by name. */
static inline const struct OF_BLOCK(_at) * OF_BLOCK(_at)(const struct port *ports)
{
    return (const struct OF_BLOCK(_at) *)ports;
}

#ifdef CONTRACT_DEFINE
#define ALWAYS true
#define ONE ((struct port_dims){.n = 0})
#define BIT ONE
#define BITS(bits) ((struct port_dims){.n = 1, .of = {{NULL, bits}}})
#define CONTRACT_1(a) ((struct port_dims){.n = 1, .of = {{#a, a}}})
#define CONTRACT_2(a, b) ((struct port_dims){.n = 2, .of = {{#a, a}, {#b, b}}})
#define CONTRACT_3(a, b, c) ((struct port_dims){.n = 3, .of = {{#a, a}, {#b, b}, {#c, c}}})
#define CONTRACT_PICK(a, b, c, chosen, ...) chosen
#define D(...) CONTRACT_PICK(__VA_ARGS__, CONTRACT_3, CONTRACT_2, CONTRACT_1, 0)(__VA_ARGS__)
#define W D(LANES, LANE_W)

static bool measure(const struct params *p, const struct sizes *z, struct contract_size *size,
                    struct port *port)
{
    bool clocked = true, where = true;
    (void)p;
    (void)z;
    (void)where;
#undef WHERE
#define WHERE(condition) where = condition;
#define SIZE_ROW(kind, name, value, meaning)                                                       \
    const unsigned name = value;                                                                   \
    *size++ = (struct contract_size){#name, meaning, kind, name};
#define CLOCKED(condition) clocked = condition;
#define PORT_ROW(kind_, name_, items_, width_, meaning_, present)                                  \
    *port++ = (struct port){.name = #name_,                                                        \
                            .meaning = meaning_,                                                   \
                            .kind = kind_,                                                         \
                            .form = FORM_OTHER,                                                    \
                            .outer = items_,                                                       \
                            .inner = width_,                                                       \
                            .of = PORT_NONE,                                                       \
                            .word = where && (present) ? 0 : PORT_ABSENT};
#define RULE(enumerator, id)
#include CONTRACT_ROWS
#undef SIZE_ROW
#undef CLOCKED
#undef PORT_ROW
#undef RULE
#undef WHERE
#define WHERE(condition)
    (void)size;
    return clocked;
}

#define SIZE_ROW(kind, name, value, meaning)
#define CLOCKED(condition)
#define PORT_ROW(kind, name, items, width, meaning, present)
#define RULE(enumerator, id) id,
static const char *const ids[] = {
#include CONTRACT_ROWS
    NULL};
#undef RULE
#undef UNSEEN
#define RULE(enumerator, id)
#define UNSEEN(id) id,
static const char *const others[] = {
#include CONTRACT_ROWS
    NULL};
#undef UNSEEN
#define UNSEEN(id)
#undef SIZE_ROW
#undef RULE
#define SIZE_ROW(kind, name, value, meaning) +1
#define RULE(enumerator, id)
enum {
    NSIZES = 0
#include CONTRACT_ROWS
};
#undef SIZE_ROW
#undef RULE
#undef PORT_ROW
#undef CLOCKED

const struct cover_rules OF_BLOCK(_rules) = {ids, OF_BLOCK(_NRULES)};
const struct contract CONTRACT_JOIN(contract_, CONTRACT) = {
    .block = CONTRACT_TEXT(CONTRACT),
    .nsizes = NSIZES,
    .nports = sizeof(struct OF_BLOCK(_at)) / sizeof(struct port),
    .measure = measure,
    .rules = &OF_BLOCK(_rules),
    .others = others,
};
#endif

#undef PARAM
#undef PARAM_UNLESS
#undef SIZE
#undef FIELD
#undef SIZE_IF
#undef IN
#undef OUT
#undef INPUT
#undef OUTPUT
#undef COUNTED
#undef COUNTER
#undef SEEN
#undef UNSEEN
#undef WHERE
#undef OF_BLOCK
#undef CONTRACT
#undef CONTRACT_ROWS
