/* The ports of a contract in pin images: items by number, and structs of typed values both ways. */
#ifndef WS_PORTS_H
#define WS_PORTS_H

#include "cmodel/pins.h"
#include "contract/contract.h"

/* The pins that the ports are. */
void ports_list(const struct port *t, size_t n, struct pin_list *l);
/* Sets `word` by the names in a pin list: a port that it does not have is absent. */
void ports_bind(struct port *t, size_t n, const struct pin_list *l);

/* Ends the program with the name of a port that these parameters do not have. */
_Noreturn void port_missing(const struct port *t);

static inline unsigned port_word(const struct port *t)
{
    if (!port_exists(t))
        port_missing(t);
    return t->word;
}
/* Item i of a port, of at most 64 bits, in its image; all items at once. */
static inline uint64_t port_get(const struct port *t, const uint32_t *image, unsigned i)
{
    return pins_get(image + port_word(t), i * t->width, t->width);
}
static inline uint64_t port_all(const struct port *t, const uint32_t *image)
{
    unsigned n = t->items * t->width;
    const uint32_t *port = image + port_word(t);
    return n <= 32 ? *port & (uint32_t)((1ull << n) - 1) : pins_get(port, 0, n);
}
static inline void port_put(const struct port *t, uint32_t *image, unsigned i, uint64_t v)
{
    pins_put(image + port_word(t), i * t->width, t->width, v);
}
static inline void port_put_all(const struct port *t, uint32_t *image, uint64_t v)
{
    unsigned n = t->items * t->width;
    uint32_t *port = image + port_word(t);
    if (n <= 32)
        *port = (uint32_t)(v & ((1ull << n) - 1));
    else
        pins_put(port, 0, n, v);
}
/* All items of a port of at most 32 bits. */
static inline uint32_t port_u32(const struct port *t, const uint32_t *image)
{
    return (uint32_t)port_all(t, image);
}
/* Of a port of one bit. */
static inline bool port_flag(const struct port *t, const uint32_t *image)
{
    return image[port_word(t)] & 1;
}
/* The low 32 bits of a counter. */
static inline void port_count(const struct port *t, uint32_t *image, uint64_t count)
{
    image[port_word(t)] = (uint32_t)count;
}
/* Item i of any width. */
void port_get_words(const struct port *t, const uint32_t *image, unsigned i, uint32_t *to);
void port_put_words(const struct port *t, uint32_t *image, unsigned i, const uint32_t *from);
void port_clear(const struct port *t, uint32_t *image, unsigned i);

/* Between a port and a member of its name, by the member's type: a number, an array with an element
 * per item, or words, of which each item begins with a new one; NULL: zero. Words that are read
 * stay in the image. What these parameters do not have is left alone. */
static inline void port_to_flag(const struct port *t, const uint32_t *image, bool *v)
{
    if (port_exists(t))
        *v = image[t->word] & 1;
}
static inline void port_to_u32(const struct port *t, const uint32_t *image, uint32_t *v)
{
    if (port_exists(t))
        *v = image[t->word];
}
static inline void port_to_u64(const struct port *t, const uint32_t *image, uint64_t *v)
{
    if (port_exists(t))
        *v = port_all(t, image);
}
static inline void port_to_words(const struct port *t, const uint32_t *image, const uint32_t **v)
{
    if (port_exists(t))
        *v = image + t->word;
}
static inline void port_from_u64(const struct port *t, uint32_t *image, uint64_t v)
{
    if (port_exists(t))
        port_put_all(t, image, v);
}
void port_to_u32s(const struct port *t, const uint32_t *image, void *v);
void port_to_u64s(const struct port *t, const uint32_t *image, void *v);
void port_from_words(const struct port *t, uint32_t *image, const uint32_t *v);
void port_from_u64s(const struct port *t, uint32_t *image, const uint64_t *v);
#define port_to_member(t, image, member)                                                           \
    _Generic((member), bool                                                                        \
             : port_to_flag, uint32_t                                                              \
             : port_to_u32, uint64_t                                                               \
             : port_to_u64, const uint32_t *                                                       \
             : port_to_words, uint32_t *                                                           \
             : port_to_u32s, uint64_t *                                                            \
             : port_to_u64s)(t, image, &(member))
#define port_from_member(t, image, member)                                                         \
    _Generic((member), uint32_t *                                                                  \
             : port_from_words, const uint32_t *                                                   \
             : port_from_words, const uint64_t *                                                   \
             : port_from_u64s, default                                                             \
             : port_from_u64)(t, image, member)

/* Memory for the members that are pointers, zero; without payload FORM_PAYLOAD has none. */
void ports_allocate(const struct port *t, size_t n, bool inputs, void *s, bool payload);
void ports_release(const struct port *t, size_t n, bool inputs, void *s);

/* Between a struct and an image. Items that do not matter stay as they are. `kinds`: bit k for
 * enum port_kind k. */
void ports_put(const struct port *t, size_t n, unsigned kinds, const void *s, uint32_t *image);
void ports_get(const struct port *t, size_t n, unsigned kinds, const uint32_t *image, void *s);

#endif
