/* rate CONFIG KERNEL: cycles of an SM per second through the library, timed as `warpsmith run`
 * times its own. */
#define _POSIX_C_SOURCE 200809L
#include "warpsmith.h"
#include <stdio.h>
#include <time.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    warpsmith_params *p = warpsmith_params_load(argv[1], NULL, 0, NULL);
    warpsmith_work *w = p ? warpsmith_work_kernel(p, argv[2], NULL) : NULL;
    warpsmith_sm *s = w ? warpsmith_sm_new(p, w, 0, NULL) : NULL;
    if (!s)
        return 2;
    double start = now();
    int state = warpsmith_sm_run(s, 0, NULL);
    double took = now() - start;
    struct warpsmith_figures f = {.size = sizeof f};
    warpsmith_sm_figures(s, &f);
    printf("%.0f\n", (double)f.cycles / took);
    warpsmith_sm_free(s);
    warpsmith_params_free(p);
    return state > WARPSMITH_SM_DONE;
}
