/* Tables of ports: what there is at a port, and where a model's typed inputs and outputs have it.
 * One table drives the pin list, both ways between typed values and pin images, and what the test
 * bench has to know of a port. */
#ifndef WS_PORTS_H
#define WS_PORTS_H

#include "cmodel/pins.h"

enum port_kind {
    PORT_REQUEST,   /* input: asks for something, whatever the outputs of the cycle are */
    PORT_ANSWER,    /* input: answers an output of the same cycle */
    PORT_CANDIDATE, /* input: answers with the same thing for another output */
    PORT_LEVEL,     /* input: what the rest of the machine is like */
    PORT_OUTPUT,
    PORT_COUNTER,
};

/* What stands for the port in a struct of inputs or outputs. */
enum port_form {
    FORM_FLAGS,   /* uint32_t: all items side by side */
    FORM_SET,     /* uint64_t: all items side by side */
    FORM_U8,      /* uint8_t *: an element per item */
    FORM_U32,     /* uint32_t *: an element per item */
    FORM_U64,     /* uint64_t *: an element per item */
    FORM_WORDS,   /* uint32_t *: words32(width) words per item */
    FORM_PAYLOAD, /* the same, of data: NULL in a model without payload */
    FORM_SPREAD,  /* uint64_t *: bit b of element i is bit b * items + i of the port */
    FORM_COUNT,   /* uint64_t, of which the port shows the low 32 bits */
    FORM_OTHER,   /* no member: the model has it in a way of its own */
};

enum { PORT_NONE = -1, PORT_ABSENT = PINS_NO_WORD };

struct port {
    const char *name;
    enum port_kind kind;
    enum port_form form;
    unsigned items, width; /* width: of one item */
    /* PORT_REQUEST: port whose bit i says whether item i matters. PORT_CANDIDATE: the PORT_ANSWER
     * with which it shares its meaning. PORT_NONE: none. */
    int of;
    size_t member; /* offset in the struct */
    unsigned word; /* first word in its image, or PORT_ABSENT with these parameters */
};

/* Sets `word` of the ports in their order; those that are absent have PORT_ABSENT already. */
void ports_place(struct port *t, size_t n);
void ports_list(const struct port *t, size_t n, struct pin_list *l);
/* Sets `word` by the names in a pin list: a port that it does not have is absent. */
void ports_bind(struct port *t, size_t n, const struct pin_list *l);

/* Ends the program with the name of a port that these parameters do not have. */
_Noreturn void port_missing(const struct port *t);

static inline unsigned port_word(const struct port *t)
{
    if (t->word == PORT_ABSENT)
        port_missing(t);
    return t->word;
}
static inline bool port_exists(const struct port *t)
{
    return t->word != PORT_ABSENT;
}
static inline bool port_is_input(const struct port *t)
{
    return t->kind < PORT_OUTPUT;
}
/* Item i of a port, of at most 64 bits, in its image; all items at once. */
static inline uint64_t port_get(const struct port *t, const uint32_t *image, unsigned i)
{
    return pins_get(image + port_word(t), i * t->width, t->width);
}
static inline uint64_t port_all(const struct port *t, const uint32_t *image)
{
    return pins_get(image + port_word(t), 0, t->items * t->width);
}
static inline void port_put(const struct port *t, uint32_t *image, unsigned i, uint64_t v)
{
    pins_put(image + port_word(t), i * t->width, t->width, v);
}
static inline void port_put_all(const struct port *t, uint32_t *image, uint64_t v)
{
    pins_put(image + port_word(t), 0, t->items * t->width, v);
}
/* Item i of any width. */
void port_get_words(const struct port *t, const uint32_t *image, unsigned i, uint32_t *to);
void port_put_words(const struct port *t, uint32_t *image, unsigned i, const uint32_t *from);
void port_clear(const struct port *t, uint32_t *image, unsigned i);

/* Memory for the members that are pointers, zero; without payload FORM_PAYLOAD has none. */
void ports_allocate(const struct port *t, size_t n, bool inputs, void *s, bool payload);
void ports_release(const struct port *t, size_t n, bool inputs, void *s);

/* Between a struct and an image. Items that do not matter stay as they are. `kinds`: bit k for
 * enum port_kind k. */
void ports_put(const struct port *t, size_t n, unsigned kinds, const void *s, uint32_t *image);
void ports_get(const struct port *t, size_t n, unsigned kinds, const uint32_t *image, void *s);

#endif
