/* Checks and prints the modules of a design side by side. */
#include "base/mem.h"
#include "gen/hdl/ir.h"
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { MOST_THREADS = 4 }; /* a few large modules have most of the text */

struct one {
    const struct hdl *module;
    size_t number;
};

struct crew {
    const struct hdl_design *design;
    const struct hdl_header *header;
    struct one *order; /* the largest first */
    char **text, **properties;
    atomic_size_t next;
    atomic_bool gated, failed;
};

/* What printing leaves behind beside its text (names, an error, whether a clock was gated) it
 * leaves in the design: each thread has a twin of that, and of each module a copy that leads to
 * the twin. */
static void *work(void *arg)
{
    struct crew *c = arg;
    struct hdl_design *own = hdl_design_twin(c->design);
    bool checked = own->checked;
    own->checked = true; /* module by module, below */
    for (size_t k; (k = atomic_fetch_add(&c->next, 1)) < own->modules.n;) {
        size_t i = c->order[k].number;
        struct hdl mine = *c->order[k].module;
        mine.design = own;
        if (!checked)
            hdl_check_signals(&mine);
        c->text[i] = hdl_print(&mine, c->header, &c->properties[i]);
    }
    if (own->gated)
        c->gated = true;
    if (own->error)
        c->failed = true;
    hdl_design_free(own);
    return NULL;
}

static int by_size(const void *a, const void *b)
{
    const struct one *x = a, *y = b;
    size_t n = x->module->nodes.n, m = y->module->nodes.n;
    return n != m ? (n < m) - (n > m) : (x->number > y->number) - (x->number < y->number);
}

/* This thread and, where there are processors for them, more. */
static void share_out(struct crew *c)
{
    cpu_set_t set;
    size_t have = sched_getaffinity(0, sizeof set, &set) == 0 ? (size_t)CPU_COUNT(&set) : 1, n = 0;
    pthread_t others[MOST_THREADS - 1];
    while (n + 1 < have && n < MOST_THREADS - 1 && n + 1 < c->design->modules.n &&
           pthread_create(&others[n], NULL, work, c) == 0)
        n++;
    work(c);
    while (n > 0)
        pthread_join(others[--n], NULL);
}

/* Once more, one after the other: the error that is reported is the first. */
static void find_error(struct hdl_design *d, const struct crew *c)
{
    d->error = NULL;
    d->checked = false;
    for (size_t i = 0; i < d->modules.n; i++) {
        free(c->text[i]);
        free(c->properties[i]);
        c->text[i] = c->properties[i] = NULL;
    }
    hdl_check(d);
    for (size_t i = 0; i < d->modules.n && !d->error; i++) {
        char *properties;
        free(hdl_print(d->modules.at[i], c->header, &properties));
        free(properties);
    }
}

bool hdl_print_all(struct hdl_design *d, const struct hdl_header *header, char **text,
                   char **properties)
{
    size_t n = d->modules.n;
    struct crew c = {.design = d,
                     .header = header,
                     .order = xcalloc(n + 1, sizeof *c.order),
                     .text = text,
                     .properties = properties};
    for (size_t i = 0; i < n; i++) {
        c.order[i] = (struct one){d->modules.at[i], i};
        text[i] = properties[i] = NULL;
    }
    qsort(c.order, n, sizeof *c.order, by_size);
    if (!d->checked)
        hdl_check_modules(d);
    if (!d->error)
        share_out(&c);
    if (d->error || c.failed)
        find_error(d, &c);
    d->checked = true;
    d->gated |= c.gated;
    free(c.order);
    return !d->error;
}
