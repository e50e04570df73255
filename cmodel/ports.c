/* Ports of a contract: pins, items, typed values. */
#include "cmodel/ports.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include <stdio.h>

void ports_list(const struct port *t, size_t n, struct pin_list *l)
{
    for (size_t i = 0; i < n; i++)
        if (port_exists(&t[i]) && t[i].kind == PORT_COUNTER)
            pins_counter(l, t[i].name);
        else if (port_exists(&t[i]))
            pins_add(l, t[i].name, !port_is_input(&t[i]), t[i].items * t[i].width);
}

void ports_bind(struct port *t, size_t n, const struct pin_list *l)
{
    for (size_t i = 0; i < n; i++) {
        size_t pin = pins_find(l, t[i].name);
        bool there = pin != (size_t)-1 && l->pins[pin].output != port_is_input(&t[i]);
        t[i].word = there ? l->pins[pin].word : PORT_ABSENT;
    }
}

_Noreturn void port_missing(const struct port *t)
{
    fprintf(stderr, "warpsmith: there is no port %s with these parameters\n", t->name);
    abort();
}

/* Whole words are copied as such: most payloads are. */
void port_get_words(const struct port *t, const uint32_t *image, unsigned i, uint32_t *to)
{
    const uint32_t *port = image + port_word(t);
    if (t->width % 32 == 0) {
        memcpy(to, port + (size_t)i * (t->width / 32), t->width / 8);
        return;
    }
    bits_zero(to, 0, 32 * (size_t)words32(t->width));
    bits_copy(to, 0, port, (size_t)i * t->width, t->width);
}

void port_put_words(const struct port *t, uint32_t *image, unsigned i, const uint32_t *from)
{
    uint32_t *port = image + port_word(t);
    if (t->width % 32 == 0)
        memcpy(port + (size_t)i * (t->width / 32), from, t->width / 8);
    else
        bits_copy(port, (size_t)i * t->width, from, 0, t->width);
}

void port_clear(const struct port *t, uint32_t *image, unsigned i)
{
    uint32_t *port = image + port_word(t);
    if (t->width % 32 == 0)
        memset(port + (size_t)i * (t->width / 32), 0, t->width / 8);
    else
        bits_zero(port, (size_t)i * t->width, t->width);
}

void port_to_u32s(const struct port *t, const uint32_t *image, void *v)
{
    for (unsigned i = 0; port_exists(t) && i < t->items; i++)
        ((uint32_t *)v)[i] = (uint32_t)port_get(t, image, i);
}

void port_to_u64s(const struct port *t, const uint32_t *image, void *v)
{
    for (unsigned i = 0; port_exists(t) && i < t->items; i++)
        ((uint64_t *)v)[i] = port_get(t, image, i);
}

void port_from_words(const struct port *t, uint32_t *image, const uint32_t *v)
{
    for (unsigned i = 0; port_exists(t) && i < t->items; i++)
        if (!v)
            port_clear(t, image, i);
        else if (t->width <= 32)
            port_put(t, image, i, v[i]);
        else
            port_put_words(t, image, i, v + (size_t)i * words32(t->width));
}

void port_from_u64s(const struct port *t, uint32_t *image, const uint64_t *v)
{
    for (unsigned i = 0; port_exists(t) && i < t->items; i++)
        port_put(t, image, i, v[i]);
}

/* Bytes of an element behind a pointer, 0 if the member is none. */
static size_t element_size(const struct port *t)
{
    switch (t->form) {
    case FORM_U8:
        return sizeof(uint8_t);
    case FORM_U32:
        return sizeof(uint32_t);
    case FORM_U64:
    case FORM_SPREAD:
        return sizeof(uint64_t);
    case FORM_WORDS:
    case FORM_PAYLOAD:
        return words32(t->width) * sizeof(uint32_t);
    default:
        return 0;
    }
}

void ports_allocate(const struct port *t, size_t n, bool inputs, void *s, bool payload)
{
    for (size_t i = 0; i < n; i++) {
        size_t size = element_size(&t[i]);
        if (port_is_input(&t[i]) != inputs || !size || (t[i].form == FORM_PAYLOAD && !payload))
            continue;
        void *p = xcalloc(t[i].items, size);
        memcpy((char *)s + t[i].member, &p, sizeof p);
    }
}

void ports_release(const struct port *t, size_t n, bool inputs, void *s)
{
    for (size_t i = 0; i < n; i++) {
        void *p;
        if (port_is_input(&t[i]) != inputs || !element_size(&t[i]))
            continue;
        memcpy(&p, (char *)s + t[i].member, sizeof p);
        free(p);
    }
}

static const void *member(const struct port *t, const void *s)
{
    return (const char *)s + t->member;
}

/* Items that matter, a bit each. */
static uint64_t mattering(const struct port *t, const struct port *p, const void *s)
{
    if (p->kind != PORT_REQUEST || p->of == PORT_NONE)
        return low_bits(p->items);
    return *(const uint32_t *)member(&t[p->of], s);
}

static void put_spread(const struct port *p, const uint64_t *v, uint32_t *image)
{
    uint32_t *port = image + p->word;
    if (p->items == 1) {
        pins_put(port, 0, p->width, v[0]);
        return;
    }
    memset(port, 0, words32(p->items * p->width) * sizeof *port);
    for (unsigned i = 0; i < p->items; i++)
        for (uint64_t r = v[i]; r; r &= r - 1) {
            unsigned b = first_bit(r) * p->items + i;
            port[b / 32] |= 1u << b % 32;
        }
}

static void get_spread(const struct port *p, const uint32_t *image, uint64_t *v)
{
    const uint32_t *port = image + p->word;
    memset(v, 0, p->items * sizeof *v);
    for (unsigned base = 0; base < p->items * p->width; base += 32)
        for (uint32_t r = port[base / 32]; r; r &= r - 1) {
            unsigned b = base + first_bit(r);
            v[b % p->items] |= 1ull << b / p->items;
        }
}

void ports_put(const struct port *t, size_t n, unsigned kinds, const void *s, uint32_t *image)
{
    for (const struct port *p = t; p < t + n; p++) {
        if (!(kinds >> p->kind & 1) || !port_exists(p))
            continue;
        const void *m = member(p, s);
        uint32_t *port = image + p->word;
        switch (p->form) {
        case FORM_FLAGS:
            pins_put(port, 0, p->items * p->width, *(const uint32_t *)m);
            break;
        case FORM_SET:
            pins_put(port, 0, p->items * p->width, *(const uint64_t *)m);
            break;
        case FORM_COUNT:
            *port = (uint32_t) * (const uint64_t *)m;
            break;
        case FORM_U8:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                port_put(p, image, first_bit(v), (*(uint8_t *const *)m)[first_bit(v)]);
            break;
        case FORM_U32:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                port_put(p, image, first_bit(v), (*(uint32_t *const *)m)[first_bit(v)]);
            break;
        case FORM_U64:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                port_put(p, image, first_bit(v), (*(uint64_t *const *)m)[first_bit(v)]);
            break;
        case FORM_WORDS:
        case FORM_PAYLOAD:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                port_put_words(p, image, first_bit(v),
                               *(uint32_t *const *)m + (size_t)first_bit(v) * words32(p->width));
            break;
        case FORM_SPREAD:
            put_spread(p, *(uint64_t *const *)m, image);
            break;
        case FORM_OTHER:
            break;
        }
    }
}

void ports_get(const struct port *t, size_t n, unsigned kinds, const uint32_t *image, void *s)
{
    for (const struct port *p = t; p < t + n; p++) {
        if (!(kinds >> p->kind & 1) || !port_exists(p))
            continue;
        void *m = (char *)s + p->member;
        const uint32_t *port = image + p->word;
        switch (p->form) {
        case FORM_FLAGS:
            *(uint32_t *)m = (uint32_t)pins_get(port, 0, p->items * p->width);
            break;
        case FORM_SET:
            *(uint64_t *)m = pins_get(port, 0, p->items * p->width);
            break;
        case FORM_U8:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                (*(uint8_t **)m)[first_bit(v)] = (uint8_t)port_get(p, image, first_bit(v));
            break;
        case FORM_U32:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                (*(uint32_t **)m)[first_bit(v)] = (uint32_t)port_get(p, image, first_bit(v));
            break;
        case FORM_U64:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                (*(uint64_t **)m)[first_bit(v)] = port_get(p, image, first_bit(v));
            break;
        case FORM_WORDS:
        case FORM_PAYLOAD:
            for (uint64_t v = mattering(t, p, s); v; v &= v - 1)
                port_get_words(p, image, first_bit(v),
                               *(uint32_t **)m + (size_t)first_bit(v) * words32(p->width));
            break;
        case FORM_SPREAD:
            get_spread(p, image, *(uint64_t **)m);
            break;
        case FORM_COUNT:
        case FORM_OTHER:
            break;
        }
    }
}

void block_pins(const struct block_model *m, const struct params *p, struct pin_list *l)
{
    if (m->pins) {
        m->pins(p, l);
        return;
    }
    struct port *ports = xcalloc(m->contract->nports + 1, sizeof *ports);
    contract_ports(m->contract, p, ports);
    l->clocked = contract_clocked(m->contract, p);
    ports_list(ports, m->contract->nports, l);
    free(ports);
}
