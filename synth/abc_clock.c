/* ABC asks for its own processor time before and after every question to its SAT solver, a million
 * times for a module of a few thousand gates, and Linux answers that by a system call: a quarter of
 * the time that mapping takes. Loaded in front of the C library, this answers with a clock that
 * needs none. ABC does nothing with it but print it: no script of ours sets a limit of time. */
#include <dlfcn.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *t)
{
    static int (*ask)(clockid_t, struct timespec *);
    if (!ask) /* POSIX has objects and functions alike; ISO C does not */
        *(void **)&ask = dlsym(RTLD_NEXT, "clock_gettime");
    return ask(clock == CLOCK_THREAD_CPUTIME_ID ? CLOCK_MONOTONIC_COARSE : clock, t);
}
