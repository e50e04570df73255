/* What the program knows of the library's objects and other programs do not. */
#ifndef WS_LIB_INSIDE_H
#define WS_LIB_INSIDE_H

#include "base/diag.h"
#include "cmodel/sm/sm.h"
#include "lib/warpsmith.h"
#include "params/params.h"

/* The library's errors and parameters are the program's under other names. */
static inline warpsmith_errors *errors_of(struct diag *d)
{
    return (warpsmith_errors *)d;
}
static inline const warpsmith_params *params_of(const struct params *p)
{
    return (const warpsmith_params *)p;
}

struct warpsmith_sm {
    struct sm *sm;
    struct work *work;
    /* Called after every cycle, for who watches; or NULL. */
    void (*watch)(void *arg, struct sm *sm);
    void *watch_arg;
};

/* Work of the program's own. */
static inline warpsmith_work *work_of(struct work *w)
{
    return (warpsmith_work *)w;
}

#endif
