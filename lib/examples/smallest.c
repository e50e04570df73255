/* The smallest register file whose IPC is within 2 % of the best one, for a kernel: tries the rows
 * of a bank from few to many, several at a time.
 *
 *     smallest CONFIG KERNEL [THREADS] */
#include "warpsmith.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static const unsigned depths[] = {64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 512};
enum { DEPTHS = sizeof depths / sizeof *depths, MOST_THREADS = 64 };

struct search {
    const char *config, *kernel;
    double ipc[DEPTHS]; /* 0: the kernel does not fit */
    pthread_mutex_t lock;
    unsigned next;
};

/* IPC with so many rows in a bank; 0 where the set is not legal or the kernel does not fit. */
static double try_depth(const struct search *s, unsigned depth)
{
    char set[40];
    snprintf(set, sizeof set, "regfile.depth=%u", depth);
    const char *sets[] = {set};
    warpsmith_params *p = warpsmith_params_load(s->config, sets, 1, NULL);
    warpsmith_work *w = p ? warpsmith_work_kernel(p, s->kernel, NULL) : NULL;
    warpsmith_sm *sm = w ? warpsmith_sm_new(p, w, 0, NULL) : NULL;
    struct warpsmith_figures f = {.size = sizeof f};
    bool done = sm && warpsmith_sm_run(sm, 0, NULL) == WARPSMITH_SM_DONE;
    if (done)
        warpsmith_sm_figures(sm, &f);
    warpsmith_sm_free(sm);
    warpsmith_params_free(p);
    return done ? f.ipc : 0;
}

static void *work_off(void *self)
{
    struct search *s = self;
    for (;;) {
        pthread_mutex_lock(&s->lock);
        unsigned i = s->next++;
        pthread_mutex_unlock(&s->lock);
        if (i >= DEPTHS)
            return NULL;
        s->ipc[i] = try_depth(s, depths[i]);
    }
}

int main(int argc, char **argv)
{
    struct search s = {.lock = PTHREAD_MUTEX_INITIALIZER};
    if (argc < 3) {
        fprintf(stderr, "usage: smallest CONFIG KERNEL [THREADS]\n");
        return 2;
    }
    s.config = argv[1];
    s.kernel = argv[2];
    int wanted = argc > 3 ? atoi(argv[3]) : 2;
    pthread_t thread[MOST_THREADS];
    int n = 0;
    while (n < wanted && n < MOST_THREADS && pthread_create(&thread[n], NULL, work_off, &s) == 0)
        n++;
    if (!n)
        work_off(&s);
    while (n)
        pthread_join(thread[--n], NULL);

    double best = 0;
    for (unsigned i = 0; i < DEPTHS; i++)
        best = s.ipc[i] > best ? s.ipc[i] : best;
    if (best <= 0) {
        fprintf(stderr, "%s: nothing fits\n", s.kernel);
        return 1;
    }
    unsigned smallest = 0;
    while (s.ipc[smallest] < 0.98 * best)
        smallest++;
    for (unsigned i = 0; i < DEPTHS; i++)
        printf("%4u rows: IPC %.3f%s\n", depths[i], s.ipc[i],
               i == smallest      ? "  <- the smallest within 2 %"
               : s.ipc[i] == best ? "  the best"
                                  : "");
    return 0;
}
