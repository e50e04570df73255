/* Work that a thread of its own reads ahead, so that decompressing and parsing a trace overlap with
 * executing it. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/programs/work_source.h"
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

/* How far ahead: enough that the reader hardly ever waits for the SM, little enough memory (an
 * instruction takes some 50 bytes). */
enum { MOST_BLOCKS = 256, MOST_INSTS = 1 << 17 };

struct item {
    struct block *b; /* NULL: the end */
    struct diag d;   /* what was reported on the way */
};

/* Blocks that were handed back: the reader frees them, since their memory is of its heap. */
struct returned {
    struct block *b[MOST_BLOCKS];
    unsigned n;
};

struct ahead {
    struct work *from;
    pthread_t thread;
    cpu_set_t cpus; /* on which it may run; placed: it starts on some of them */
    bool placed;
    bool started, ended; /* of the consumer: the thread runs (none to be had: it reads itself); the
                            end was delivered */
    pthread_mutex_t lock;
    pthread_cond_t change;
    /* under the lock */
    struct item ring[MOST_BLOCKS];
    unsigned head, n;
    size_t insts; /* of the blocks in the ring */
    struct returned returned;
    bool stop, waits; /* the reader waits until the ring is half empty */
    bool finished;    /* it takes nothing more from `returned` */
};

static bool full(const struct ahead *a)
{
    return a->n == MOST_BLOCKS || (a->n && a->insts >= MOST_INSTS);
}

static bool half_empty(const struct ahead *a)
{
    return a->n <= MOST_BLOCKS / 2 && a->insts <= MOST_INSTS / 2;
}

static void free_all(struct returned *o)
{
    while (o->n)
        block_free(o->b[--o->n]);
}

static void *read_ahead(void *self)
{
    struct ahead *a = self;
    struct returned returned = {.n = 0};
    if (a->placed) /* it may go anywhere from here on */
        pthread_setaffinity_np(pthread_self(), sizeof a->cpus, &a->cpus);
    for (bool more = true; more;) {
        struct item it;
        free_all(&returned);
        diag_init(&it.d, NULL);
        it.b = work_next(a->from, &it.d);
        pthread_mutex_lock(&a->lock);
        a->waits = full(a);
        while (a->waits && !a->stop)
            pthread_cond_wait(&a->change, &a->lock);
        more = it.b && !a->stop;
        if (a->stop) {
            block_free(it.b);
            diag_free(&it.d);
        } else {
            a->ring[(a->head + a->n++) % MOST_BLOCKS] = it;
            a->insts += it.b ? it.b->ninsts : 0;
            pthread_cond_signal(&a->change);
        }
        returned = a->returned;
        a->returned.n = 0;
        a->finished = !more;
        pthread_mutex_unlock(&a->lock);
    }
    free_all(&returned);
    return NULL;
}

static struct block *ahead_next(void *self, struct diag *d)
{
    struct ahead *a = self;
    if (a->ended)
        return NULL;
    if (!a->started)
        return work_next(a->from, d);
    pthread_mutex_lock(&a->lock);
    while (!a->n)
        pthread_cond_wait(&a->change, &a->lock);
    struct item it = a->ring[a->head];
    a->head = (a->head + 1) % MOST_BLOCKS;
    a->n--;
    a->insts -= it.b ? it.b->ninsts : 0;
    if (a->waits && half_empty(a)) {
        a->waits = false;
        pthread_cond_signal(&a->change);
    }
    pthread_mutex_unlock(&a->lock);
    diag_move(d, &it.d);
    a->ended = !it.b;
    return it.b;
}

static void ahead_release(void *self, struct block *b)
{
    struct ahead *a = self;
    pthread_mutex_lock(&a->lock);
    bool its = b && a->started && !a->finished && a->returned.n < MOST_BLOCKS;
    if (its)
        a->returned.b[a->returned.n++] = b;
    pthread_mutex_unlock(&a->lock);
    if (!its)
        block_free(b);
}

static void ahead_free(void *self)
{
    struct ahead *a = self;
    if (a->started) {
        pthread_mutex_lock(&a->lock);
        a->stop = true;
        pthread_cond_signal(&a->change);
        pthread_mutex_unlock(&a->lock);
        pthread_join(a->thread, NULL);
    }
    for (; a->n; a->n--) {
        block_free(a->ring[a->head].b);
        diag_free(&a->ring[a->head].d);
        a->head = (a->head + 1) % MOST_BLOCKS;
    }
    pthread_mutex_destroy(&a->lock);
    pthread_cond_destroy(&a->change);
    work_free(a->from);
    free(a);
}

/* Starts the reader on a processor other than this one, if there is one: it has work at once, and
 * would often share this one until the next tick moved it. */
static bool start_elsewhere(struct ahead *a)
{
    pthread_attr_t attr;
    cpu_set_t others;
    int here = sched_getcpu();
    pthread_attr_init(&attr);
    a->placed = here >= 0 && sched_getaffinity(0, sizeof a->cpus, &a->cpus) == 0;
    if (a->placed) {
        others = a->cpus;
        CPU_CLR((unsigned)here, &others);
        a->placed = CPU_COUNT(&others) > 0 &&
                    pthread_attr_setaffinity_np(&attr, sizeof others, &others) == 0;
    }
    bool started = pthread_create(&a->thread, &attr, read_ahead, a) == 0;
    pthread_attr_destroy(&attr);
    return started;
}

struct work *work_ahead(struct work *from)
{
    if (!from || work_is_random(from))
        return from;
    struct ahead *a = xcalloc(1, sizeof *a);
    a->from = from;
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->change, NULL);
    a->started = start_elsewhere(a);
    struct work *w = work_new(ahead_next, ahead_free, a);
    work_set_release(w, ahead_release);
    return w;
}
