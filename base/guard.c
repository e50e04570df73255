/* One run of the program is three processes. */
#include "base/guard.h"
#include "base/diag.h"
#include "base/scratch.h"
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* An ignored signal would not be waited for: a shell without job control ignores SIGINT for what it
 * puts into the background. */
static void heed(const sigset_t *set)
{
    static const int signals[] = {SIGCHLD, SIGINT, SIGTERM, SIGQUIT, SIGHUP};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (sigismember(set, signals[i]))
            signal(signals[i], SIG_DFL);
}

static int exit_status(int st)
{
    return WIFEXITED(st) ? WEXITSTATUS(st) : 128 + WTERMSIG(st);
}

static _Noreturn void cannot_start(void)
{
    fprintf(stderr, "warpsmith: cannot be started: %s\n", strerror(errno));
    _exit(2);
}

/* ---- What is left of a run ---- */

struct process {
    pid_t pid, parent;
    bool ours;
};

/* Its parent, from /proc/PID/stat: "PID (NAME) STATE PARENT ...", where NAME may have brackets. */
static pid_t parent_of(const char *pid)
{
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%.20s/stat", pid);
    FILE *f = fopen(path, "re");
    size_t n = f ? fread(text, 1, sizeof text - 1, f) : 0;
    if (f)
        fclose(f);
    text[n] = '\0';
    const char *name_end = strrchr(text, ')');
    return name_end && strlen(name_end) > 4 ? (pid_t)strtol(name_end + 4, NULL, 10) : 0;
}

static size_t list_processes(struct process **list)
{
    size_t n = 0, cap = 0;
    DIR *proc = opendir("/proc");
    *list = NULL;
    for (struct dirent *e; proc && (e = readdir(proc));) {
        if (!isdigit((unsigned char)e->d_name[0]))
            continue;
        if (n == cap) {
            struct process *more = realloc(*list, (cap = 2 * cap + 64) * sizeof **list);
            if (!more)
                break;
            *list = more;
        }
        (*list)[n++] =
            (struct process){(pid_t)strtol(e->d_name, NULL, 10), parent_of(e->d_name), false};
    }
    if (proc)
        closedir(proc);
    return n;
}

static bool is_ours(const struct process *list, size_t n, pid_t pid)
{
    for (size_t i = 0; i < n; i++)
        if (list[i].pid == pid)
            return list[i].ours;
    return pid == getpid();
}

static void kill_descendants(int sig)
{
    struct process *list;
    size_t n = list_processes(&list);
    for (bool more = true; more;) {
        more = false;
        for (size_t i = 0; i < n; i++)
            if (!list[i].ours && list[i].pid != getpid() &&
                (list[i].parent == getpid() || is_ours(list, n, list[i].parent)))
                more = list[i].ours = true;
    }
    for (size_t i = 0; i < n; i++)
        if (list[i].ours)
            kill(list[i].pid, sig);
    free(list);
}

/* Until none is left; orphans become children of this process. SIGTERM comes first, for programs
 * that have a guard of their own. A process that even SIGKILL does not end (its file system hangs)
 * is given up on. Whether the worker came to a good end by itself. */
static bool end_descendants(pid_t worker)
{
    const struct timespec moment = {.tv_nsec = 2 * 1000 * 1000};
    enum { POLITE = 250, TRIES = 5000 };
    bool finished = false;
    for (int i = 0; i < TRIES; i++) {
        pid_t ended;
        int st;
        while ((ended = waitpid(-1, &st, WNOHANG)) > 0)
            finished |= ended == worker && exit_status(st) == 0;
        if (ended < 0)
            break;
        if (i == 0 || i >= POLITE)
            kill_descendants(i ? SIGKILL : SIGTERM);
        nanosleep(&moment, NULL);
    }
    return finished;
}

/* ---- The processes ---- */

/* Waits for the end of `child`, or for a signal that ends the run; its exit status. The front hands
 * such signals on and waits for more, until its child has ended. */
static int wait_for(pid_t child, const sigset_t *set, bool hand_on)
{
    for (;;) {
        int sig = sigwaitinfo(set, NULL), st;
        if (sig > 0 && sig != SIGCHLD && hand_on)
            kill(child, sig);
        else if (sig > 0 && sig != SIGCHLD)
            return 128 + sig;
        for (pid_t ended; (ended = waitpid(-1, &st, WNOHANG)) > 0;)
            if (ended == child)
                return exit_status(st);
    }
}

/* Returns in the worker. */
static void keep(pid_t front, bool delivers, const sigset_t *set, const sigset_t *before)
{
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    if (getppid() != front)
        _exit(128 + SIGTERM);
    scratch_begin(delivers);
    pid_t keeper = getpid(), worker = fork();
    if (worker < 0)
        cannot_start();
    if (worker == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != keeper)
            _exit(128 + SIGKILL);
        sigprocmask(SIG_SETMASK, before, NULL);
        return;
    }
    int status = wait_for(worker, set, false);
    if (end_descendants(worker))
        status = 0;
    if (!scratch_end(status <= 1) && status <= 1)
        status = 2;
    if (status > 128 && isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr); /* a line of progress */
    if (status == 128 + SIGBUS) {
        /* A simulator maps its waves: there is no other word of a disk that is full. */
        fputs("warpsmith: a file could not grow, or became shorter: is the disk full?\n", stderr);
        status = WS_BAD_INPUT;
    } else if (status > 128 && !sigismember(set, status - 128))
        fprintf(stderr, "warpsmith: ended by signal %d (%s)\n", status - 128,
                strsignal(status - 128));
    _exit(status);
}

/* SIGINT, SIGTERM, SIGQUIT and, unless it is ignored (nohup), SIGHUP. */
static void signals_that_end(sigset_t *set)
{
    struct sigaction hangup;
    sigemptyset(set);
    sigaddset(set, SIGINT);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGQUIT);
    if (sigaction(SIGHUP, NULL, &hangup) != 0 || hangup.sa_handler != SIG_IGN)
        sigaddset(set, SIGHUP);
}

void guard_run(bool delivers)
{
    sigset_t set, before;
    signals_that_end(&set);
    /* And that of a child's end: all blocked while front and keeper wait. */
    sigaddset(&set, SIGCHLD);
    heed(&set);
    sigprocmask(SIG_BLOCK, &set, &before);
    pid_t front = getpid(), keeper = fork();
    if (keeper < 0)
        cannot_start();
    if (keeper == 0)
        keep(front, delivers, &set, &before);
    else
        _exit(wait_for(keeper, &set, true));
}
