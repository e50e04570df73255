/* A family of mechanisms: its knobs, what must hold between them, the sizes that follow from them
 * and how random sets are drawn, in one file params/<family>.c. families.inc lists the families. */
#ifndef WS_FAMILY_H
#define WS_FAMILY_H

#include "params/registry.h"

/* Sections whose keys say something only while a mechanism is there. */
struct mechanism {
    const char *sections[6]; /* NULL-terminated unless full */
    const char *needs;       /* what makes it present, as text: "steal_arbiter.enable = 1" */
    const char *always;      /* the key of these sections that says something without it; or NULL */
    bool (*present)(const int64_t *v);
};

struct family {
    const char *name;
    const struct param_decl *rows; /* in display order */
    size_t nrows;
    const struct constraint *constraints;
    size_t nconstraints;
    const struct mechanism *mechanisms;
    size_t nmechanisms;
    /* Fills in the family's members; those of the families before it are there. NULL: none. */
    void (*sizes)(const struct params *p, struct sizes *s);
    /* Of sixteen random sets, `share` are built around this family: enter() makes its mechanism
     * present and settles what its constraints leave no choice in; in all others leave() takes it
     * out. Both keep the holes of the papers closed. NULL with a share of 0. */
    unsigned share;
    void (*enter)(int64_t *v);
    void (*leave)(int64_t *v);
};

#define FAMILY(name) extern const struct family family_##name;
#include "params/families.inc"

/* Gives a random set caching collectors, and settles what their constraints leave no choice in. */
void family_malekeh_units(int64_t *v);

/* Gives a random set collectors that read a second time, and settles what their constraints leave
 * no choice in, but whether these reads are in time in front of CCUs with register stacks. */
void family_second_read(int64_t *v);
bool family_second_in_time(const int64_t *v);
/* Whether they go with the order of dispatch, and with the stage behind it. */
bool family_second_in_order(const int64_t *v);
bool family_second_leaves(const int64_t *v);

/* In display order; NULL after the last one. */
const struct family *family_at(size_t i);

/* Value of a key in a value set; an unknown key aborts with its name. */
int64_t value_of(const int64_t *v, const char *key);
/* Whether a PARAM_ENUM key has that word; a word that is not legal for the key aborts. */
bool value_is(const int64_t *v, const char *key, const char *word);
void value_set(int64_t *v, const char *key, int64_t value);
void value_set_word(int64_t *v, const char *key, const char *word);

/* Rows of the registry. The first word of a WORD is its default. */
#define INT(key, def, min, max, meaning, source)                                                   \
    {                                                                                              \
        key, PARAM_INT, def, min, max, false, NULL, NULL, meaning, source                          \
    }
#define POW2(key, def, min, max, meaning, source)                                                  \
    {                                                                                              \
        key, PARAM_INT, def, min, max, true, NULL, NULL, meaning, source                           \
    }
#define LIST(key, def, min, max, list, meaning, source)                                            \
    {                                                                                              \
        key, PARAM_INT, def, min, max, false, list, NULL, meaning, source                          \
    }
#define WORD(key, words, meaning, source)                                                          \
    {                                                                                              \
        key, PARAM_ENUM, 0, 0, 0, false, NULL, words, meaning, source                              \
    }

#endif
