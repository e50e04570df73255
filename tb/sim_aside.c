/* A simulator in a thread of its own, so that the golden side makes the next cycles meanwhile. */
#include "base/mem.h"
#include "tb/sim_build.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

/* Cycles on their way: enough that the two sides hardly ever wake each other, little enough that
 * what passes between them stays in a processor's own cache. */
enum { IN_FLIGHT_BYTES = 256 * 1024, MOST_CYCLES = 256, FEWEST_CYCLES = 8 };

struct cycle {
    bool rst;
    const uint32_t *in, *expected;
    long answer;
};

struct aside {
    struct sim sim;
    struct sim_ops ops;
    struct sim *from;
    pthread_t thread;
    struct cycle *ring; /* [sim.depth] */
    uint64_t checked;
    _Atomic uint64_t sent, done, wanted; /* cycles; wanted: the checker sleeps until then */
    atomic_bool idle, waits, ended;      /* the simulator sleeps, the checker; the thread ends */
    pthread_mutex_t lock;                /* for falling asleep only */
    pthread_cond_t change;
};

static struct cycle *cycle(const struct aside *a, uint64_t i)
{
    return &a->ring[i % a->sim.depth];
}

static void wake(struct aside *a)
{
    pthread_mutex_lock(&a->lock);
    pthread_cond_broadcast(&a->change);
    pthread_mutex_unlock(&a->lock);
}

/* False: there is no more to come. */
static bool next(struct aside *a)
{
    if (a->sent > a->done)
        return true;
    pthread_mutex_lock(&a->lock);
    a->idle = true;
    while (a->sent == a->done && !a->ended)
        pthread_cond_wait(&a->change, &a->lock);
    a->idle = false;
    pthread_mutex_unlock(&a->lock);
    return a->sent > a->done;
}

static void *simulate(void *self)
{
    struct aside *a = self;
    bool good = true;
    while (good && next(a)) {
        struct cycle *c = cycle(a, a->done);
        a->from->ops->send(a->from, c->rst, c->in, c->expected);
        c->answer = a->from->ops->check(a->from, c->rst, c->in, c->expected);
        good = c->answer == SIM_EQUAL;
        a->done++;
        if (a->waits && (!good || a->done >= a->wanted))
            wake(a);
    }
    return NULL;
}

static void send(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct aside *a = (struct aside *)s;
    *cycle(a, a->sent) = (struct cycle){rst, in, expected, SIM_EQUAL};
    a->sent++;
    if (a->idle && a->sent - a->done >= a->sim.depth / 2)
        wake(a);
}

/* Sleeps until that cycle is done, and then until half of those behind it are, too. */
static void await(struct aside *a)
{
    uint64_t half = a->checked + 1 + a->sim.depth / 2;
    a->wanted = half < a->sent ? half : a->sent;
    pthread_mutex_lock(&a->lock);
    a->waits = true;
    if (a->idle)
        pthread_cond_broadcast(&a->change);
    while (a->done <= a->checked ||
           (a->done < a->wanted && cycle(a, a->done - 1)->answer == SIM_EQUAL))
        pthread_cond_wait(&a->change, &a->lock);
    a->waits = false;
    pthread_mutex_unlock(&a->lock);
}

static long check(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct aside *a = (struct aside *)s;
    (void)rst;
    (void)in;
    (void)expected;
    if (a->done <= a->checked)
        await(a);
    return cycle(a, a->checked++)->answer;
}

static char *actual(const struct sim *s, const struct pin *pin)
{
    const struct aside *a = (const struct aside *)s;
    return a->from->ops->actual(a->from, pin);
}

static const char *dead(const struct sim *s)
{
    const struct aside *a = (const struct aside *)s;
    return a->from->ops->dead(a->from);
}

static void free_own(struct aside *a)
{
    pthread_mutex_destroy(&a->lock);
    pthread_cond_destroy(&a->change);
    free(a->ring);
    free(a);
}

static void destroy(struct sim *s)
{
    struct aside *a = (struct aside *)s;
    a->ended = true;
    wake(a);
    pthread_join(a->thread, NULL);
    a->from->ops->destroy(a->from);
    free_own(a);
}

/* No waves and no coverage: they follow the cycle that is sent next. */
static const struct sim_ops aside_ops = {
    .send = send, .check = check, .actual = actual, .dead = dead, .destroy = destroy};

/* Signals are for the thread that makes cycles, which may be asked to stop. */
static bool start(struct aside *a)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool started = pthread_create(&a->thread, NULL, simulate, a) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

struct sim *sim_aside(struct sim *from, const struct pin_list *pins)
{
    size_t bytes = (pins->in_words + pins->out_words + 1) * sizeof(uint32_t);
    size_t depth = IN_FLIGHT_BYTES / bytes;
    struct aside *a = xcalloc(1, sizeof *a);
    depth = depth > MOST_CYCLES ? MOST_CYCLES : depth < FEWEST_CYCLES ? FEWEST_CYCLES : depth;
    a->ops = aside_ops;
    a->ops.name = from->ops->name;
    a->sim = (struct sim){.ops = &a->ops, .depth = (unsigned)depth};
    a->from = from;
    a->ring = xcalloc(depth, sizeof *a->ring);
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->change, NULL);
    if (start(a))
        return &a->sim;
    free_own(a);
    return from;
}
