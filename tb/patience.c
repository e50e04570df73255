/* A call of code that may never return, such as an endless loop in a user's Verilog that runs in
 * this process: after some seconds of computing the call is left. */
#include "tb/patience.h"
#include "base/mem.h"
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <ucontext.h>

/* Ticks of the time allowed that a call lives through; the next one ends it. */
enum { TICKS = 5, MILLISECOND_NS = 1000 * 1000 };

struct patience {
    timer_t timer;
    struct timespec tick;
    uintptr_t first, end; /* machine code of the shared object */
    volatile sig_atomic_t busy, ticks;
    sigjmp_buf back;
};

/* Where the signal came in between; 0: not known on this machine. */
static uintptr_t interrupted(const ucontext_t *u)
{
#if defined(__x86_64__)
    return (uintptr_t)u->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)u->uc_mcontext.pc;
#else
    (void)u;
    return 0;
#endif
}

static void on_tick(int sig, siginfo_t *info, void *context)
{
    struct patience *p = info->si_value.sival_ptr;
    uintptr_t at = interrupted(context);
    (void)sig;
    if (info->si_code != SI_TIMER || !p || !p->busy || ++p->ticks <= TICKS)
        return;
    if (!at || (at >= p->first && at < p->end)) {
        p->busy = 0;
        siglongjmp(p->back, 1);
    }
    const struct itimerspec soon = {p->tick, {0, MILLISECOND_NS}};
    timer_settime(p->timer, 0, &soon, NULL);
}

static int find_code(struct dl_phdr_info *o, size_t size, void *arg)
{
    struct patience *p = arg;
    (void)size;
    for (unsigned i = 0; i < o->dlpi_phnum; i++) {
        const ElfW(Phdr) *h = &o->dlpi_phdr[i];
        uintptr_t first = o->dlpi_addr + h->p_vaddr, end = first + h->p_memsz;
        if (h->p_type == PT_LOAD && (h->p_flags & PF_X) && p->first >= first && p->first < end) {
            p->first = first;
            p->end = end;
            return 1;
        }
    }
    return 0;
}

struct patience *patience_new(void *inside, unsigned milliseconds)
{
    struct patience *p = xcalloc(1, sizeof *p);
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
    struct sigaction a = {.sa_flags = SA_SIGINFO | SA_RESTART};
    p->first = (uintptr_t)inside;
    e.sigev_value.sival_ptr = p;
    a.sa_sigaction = on_tick;
    sigemptyset(&a.sa_mask);
    if (!dl_iterate_phdr(find_code, p) ||
        timer_create(CLOCK_PROCESS_CPUTIME_ID, &e, &p->timer) != 0) {
        free(p);
        return NULL;
    }
    sigaction(SIGALRM, &a, NULL);
    unsigned tick = milliseconds / TICKS;
    p->tick = (struct timespec){tick / 1000, (long)(tick % 1000) * MILLISECOND_NS};
    const struct itimerspec often = {p->tick, p->tick};
    timer_settime(p->timer, 0, &often, NULL);
    return p;
}

void patience_free(struct patience *p)
{
    if (!p)
        return;
    timer_delete(p->timer); /* a signal of it that is due comes now */
    free(p);
}

sigjmp_buf *patience_begin(struct patience *p)
{
    p->ticks = 0;
    p->busy = 1;
    return &p->back;
}

void patience_end(struct patience *p)
{
    p->busy = 0;
}

void patience_left(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}
