/* The folder of a sweep: a file for every result, which appears whole or not at all, and a lock for
 * every one that is being made, which goes with the process that holds it. Several processes, users
 * and machines may share a folder. */
#ifndef WS_SWEEP_STORE_H
#define WS_SWEEP_STORE_H

#include "base/diag.h"
#include <jansson.h>

/* Makes the folder and those in it; false after reporting. */
bool store_open(const char *dir, struct diag *d);

/* The result of that key; NULL: there is none. New reference. */
json_t *store_get(const char *dir, const char *key);
bool store_has(const char *dir, const char *key);
/* The same; the lock's file of one who was killed between its result and its end goes. */
bool store_settled(const char *dir, const char *key);
/* Removes a result. */
void store_drop(const char *dir, const char *key);

enum store_take {
    STORE_MINE,  /* locked: nobody else makes it; *lock is to be given back */
    STORE_THERE, /* the result is there */
    STORE_BUSY,  /* somebody else makes it */
    STORE_WRONG  /* reported */
};
enum store_take store_take(const char *dir, const char *key, int *lock, struct diag *d);
/* Writes the result of a key that is locked (takes the reference); false after reporting. */
bool store_put(const char *dir, const char *key, json_t *result, struct diag *d);
/* With the result there, the lock's file goes as well. */
void store_give(const char *dir, const char *key, int lock);

/* A line in the log of the folder: when, on which machine, which process, what, which key. */
void store_log(const char *dir, const char *what, const char *key);

/* "DIR/what/KEY.end"; caller frees. */
char *store_path(const char *dir, const char *what, const char *key, const char *end);

#endif
