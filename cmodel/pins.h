/* Pin images: how a model shows its ports to the lockstep engine. A block's inputs and outputs are
 * two arrays of 32-bit words; every port starts at a word boundary, bit 0 in bit 0 of its first
 * word; unused upper bits of its last word are zero. */
#ifndef WS_PINS_H
#define WS_PINS_H

#include "params/params.h"
#include <string.h>

struct pin {
    char name[48];
    bool output;
    bool counter;   /* exists only under WARPSMITH_COUNTERS */
    unsigned width; /* bits, > 0 */
    unsigned word;  /* first word in the input or output image */
};

struct pin_list {
    struct pin *pins;
    size_t n, cap;
    unsigned in_words, out_words;
    bool clocked; /* has clk and rst */
};

/* Adds a port in the order of the block's page; returns its index. A width of 0 adds nothing. */
size_t pins_add(struct pin_list *l, const char *name, bool output, unsigned width);
void pins_free(struct pin_list *l);
/* Index by name, or (size_t)-1. */
size_t pins_find(const struct pin_list *l, const char *name);
/* As pins_add(); return the first word of the port in its image, PINS_NO_WORD for a width of 0. */
enum { PINS_NO_WORD = UINT32_MAX };
unsigned pins_in(struct pin_list *l, const char *name, unsigned width);
unsigned pins_out(struct pin_list *l, const char *name, unsigned width);
/* An output of 32 bits that counts events. */
unsigned pins_counter(struct pin_list *l, const char *name);
/* First word of a port in its image; ends the program if there is no such port. */
unsigned pins_word(const struct pin_list *l, const char *name);

static inline uint64_t pins_get(const uint32_t *port, unsigned lsb,
                                unsigned width) /* width <= 64 */
{
    uint64_t v = 0;
    for (unsigned got = 0; got < width;) {
        unsigned b = lsb + got, room = 32 - b % 32, take = width - got < room ? width - got : room;
        uint64_t part =
            ((uint64_t)port[b / 32] >> (b % 32)) & ((take == 64 ? 0 : 1ull << take) - 1);
        v |= part << got;
        got += take;
    }
    return v;
}

static inline void pins_put(uint32_t *port, unsigned lsb, unsigned width, uint64_t v)
{
    for (unsigned done = 0; done < width;) {
        unsigned b = lsb + done, room = 32 - b % 32,
                 take = width - done < room ? width - done : room;
        uint32_t mask = (uint32_t)(((1ull << take) - 1) << (b % 32));
        port[b / 32] = (port[b / 32] & ~mask) | ((uint32_t)((v >> done) << (b % 32)) & mask);
        done += take;
    }
}

/* One rule of a block's page and how often the model has seen it happen. */
struct cover_point {
    const char *rule; /* "OCU-A1" */
    uint64_t hits;
};

/* A golden model as the engine sees it. The outputs of eval are a function of state and inputs: it
 * may be asked for any inputs and as often as one likes in a cycle, and nothing that comes later
 * depends on that (a model may keep scratch behind `m`). clock takes the cycle's inputs and moves
 * the state; no allocation after create. */
struct block_model {
    const char *name;
    const struct contract *contract; /* its ports, without the hook `pins`; or NULL */
    void (*pins)(const struct params *p, struct pin_list *l);
    void *(*create)(const struct params *p); /* in reset state */
    void (*destroy)(void *m);
    void (*reset)(void *m);
    void (*eval)(const void *m, const uint32_t *in, uint32_t *out);
    void (*clock)(void *m, const uint32_t *in);
    /* Cover points, *n of them, owned by the model. */
    const struct cover_point *(*cover)(const void *m, size_t *n);
    /* After a clock edge: the first conservation law or assumption on the surroundings that is
     * broken, text that begins with its id; NULL if none. The hook is NULL if there are none. */
    const char *(*law)(const void *m);
    /* Something is under way that comes to an end by itself. NULL: never asked. */
    bool (*busy)(const void *m);
};

/* Fills an empty list with the ports of the block, with these parameters. */
void block_pins(const struct block_model *m, const struct params *p, struct pin_list *l);

/* All block models, NULL-terminated, in the order of docs/. */
const struct block_model *const *block_models(void);
const struct block_model *block_model(const char *name);

#define BLOCK(name, family, summary, needs) extern const struct block_model name##_model;
#define SYSTEM BLOCK
#include "params/blocks.inc"

#endif
