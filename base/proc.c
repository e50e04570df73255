/* Child processes: an argument vector, never a shell string. */
#include "base/proc.h"
#include "base/clock.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/scratch.h"
#include "base/text.h"
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Debian packages of the tools that the program calls, where the name differs from the tool's. */
static const struct {
    const char *tool, *package;
} packages[] = {
    {"vvp", "iverilog"},
    {"verilator_bin", "verilator"},
    {"yosys-smtbmc", "yosys"},
    {"yosys-abc", "yosys"},
    {"sta", "opensta"},
    {"dot", "graphviz"},
    {"neato", "graphviz"},
    {"xz", "xz-utils"},
    {"cc", "gcc"},
    {"c++", "g++"},
    {"abc", "berkeley-abc"},
    {"gnuplot", "gnuplot-nox"},
    {"ld", "binutils"},
    {"ar", "binutils"},
    {"sbatch", "slurm-client"},
    {"squeue", "slurm-client"},
};

static const char *package_of(const char *tool)
{
    for (size_t i = 0; i < sizeof packages / sizeof *packages; i++)
        if (strcmp(packages[i].tool, tool) == 0)
            return packages[i].package;
    return tool;
}

static bool is_program(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, X_OK) == 0;
}

/* `name` below `dir`, made absolute; NULL if that is no program. */
static char *program_in(const char *dir, int dir_len, const char *name)
{
    char *path = dir_len ? strfmt("%.*s/%s", dir_len, dir, name) : xstrdup(name);
    char *absolute = NULL;
    if (is_program(path)) {
        if (*path == '/') {
            return path; /* not realpath(): ccache and busybox look at the name they are called by
                          */
        }
        char *here = getcwd(NULL, 0);
        if (here)
            absolute = strfmt("%s/%s", here, path);
        free(here);
    }
    free(path);
    return absolute;
}

char *proc_which(const char *tool)
{
    if (!*tool)
        return NULL;
    if (strchr(tool, '/'))
        return program_in("", 0, tool);
    const char *path = getenv("PATH");
    if (!path)
        path = "/usr/local/bin:/usr/bin:/bin";
    for (;;) {
        size_t n = strcspn(path, ":");
        char *found = program_in(path, (int)n, tool);
        if (found)
            return found;
        if (!path[n])
            return NULL;
        path += n + 1;
    }
}

bool proc_need(const char *tool, struct diag *d)
{
    char *path = proc_which(tool);
    bool there = path != NULL;
    if (!there)
        diag_no_tool(d, tool, package_of(tool));
    free(path);
    return there;
}

/* Absolute path of argv[0], or NULL after reporting. */
static char *find_program(const char *const *argv, struct diag *d)
{
    if (!strchr(argv[0], '/'))
        return proc_need(argv[0], d) ? proc_which(argv[0]) : NULL;
    char *path = proc_which(argv[0]);
    if (!path)
        diag_error(d, "%s: cannot be run: %s", argv[0],
                   access(argv[0], F_OK) == 0 ? "not an executable file" : strerror(errno));
    return path;
}

/* The caller's environment with LC_ALL=C (what tools print is parsed, and results must not depend
 * on the user's locale) and, for their temporary files, a folder that goes with the run: the one
 * they work in, which a tool can hand to a shell whatever characters TMPDIR has, or the run's own;
 * of that, if a shell would read more than a name in it, the system's. The first strings are those
 * of this function, the others belong to environ. */
enum { OWN_VARIABLES = 2 };

static bool is_plain(const char *path)
{
    return path[strspn(
               path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._+,@%=:-")] ==
           '\0';
}

static char **child_environment(const char *cwd)
{
    const char *temporary = cwd ? "." : scratch_folder();
    if (temporary && !is_plain(temporary))
        temporary = NULL;
    size_t n = 0, kept = 0;
    while (environ[n])
        n++;
    char **e = xcalloc(n + OWN_VARIABLES + 1, sizeof *e);
    e[kept++] = xstrdup("LC_ALL=C");
    e[kept++] = temporary ? strfmt("TMPDIR=%s", temporary) : xstrdup("TMPDIR=" P_tmpdir);
    for (size_t i = 0; i < n; i++)
        if (strncmp(environ[i], "LC_ALL=", 7) != 0 && strncmp(environ[i], "TMPDIR=", 7) != 0)
            e[kept++] = environ[i];
    return e;
}

static void child_environment_free(char **e)
{
    for (size_t i = 0; i < OWN_VARIABLES; i++)
        free(e[i]);
    free(e);
}

/* What a child becomes. */
struct child {
    const char *path, *cwd; /* cwd: where it works, or NULL */
    char *const *argv, *const *env;
    int fds[3]; /* become 0, 1, 2 */
    int report; /* is told the errno of what failed */
};

/* The child's side of spawn(). Its memory is the parent's: nothing of that is changed, and only
 * what is safe in a signal handler is called. */
static _Noreturn void become(const struct child *c)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    /* Duplicates above 2 first, so that no dup2() overwrites a source. */
    int fds[3];
    bool ok = true;
    for (int i = 0; i < 3; i++)
        fds[i] = fcntl(c->fds[i], F_DUPFD_CLOEXEC, 3);
    for (int i = 0; i < 3; i++)
        ok = ok && fds[i] >= 0 && dup2(fds[i], i) == i;
    struct sigaction act = {.sa_handler = SIG_DFL};
    sigaction(SIGPIPE, &act, NULL); /* an ignored signal would stay ignored across exec */
    if (ok && (!c->cwd || chdir(c->cwd) == 0))
        execve(c->path, c->argv, c->env);
    int why = errno;
    ssize_t sent = write(c->report, &why, sizeof why);
    _exit(sent == (ssize_t)sizeof why ? 127 : 126);
}

/* Starts `path` with the given descriptors as 0, 1, 2, as the leader of a process group: so the
 * tools that it starts end with it. Returns 0 or the errno of what failed, be it vfork(), chdir()
 * or exec(). All other descriptors of this program are close-on-exec. vfork(): the pages of a
 * program that holds a large design are not marked for copying, which takes longer than some tools
 * run. */
static int spawn(const char *path, const char *const *argv, const char *cwd, int in, int out,
                 int err, pid_t *pid)
{
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0)
        return errno;
    char **env = child_environment(cwd);
    const struct child c = {path, cwd, (char *const *)argv, env, {in, out, err}, report[1]};
    pid_t started = vfork();
    if (started == 0)
        become(&c);
    int why = started < 0 ? errno : 0;
    child_environment_free(env);
    close(report[1]);
    if (!why) {
        ssize_t got;
        do
            got = read(report[0], &why, sizeof why);
        while (got < 0 && errno == EINTR);
        if (got != (ssize_t)sizeof why)
            why = 0; /* closed by a successful exec */
        else
            while (waitpid(started, NULL, 0) < 0 && errno == EINTR)
                ;
    }
    close(report[0]);
    *pid = started;
    return why;
}

/* Waits for a tool, and ends what it has left in its group. */
static int wait_status(pid_t pid)
{
    int st;
    siginfo_t info;
    while (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR)
        ;
    kill(-pid, SIGKILL); /* as long as the leader is not reaped, the number is its own */
    while (waitpid(pid, &st, 0) < 0)
        if (errno != EINTR)
            return 127;
    if (WIFEXITED(st))
        return WEXITSTATUS(st);
    return WIFSIGNALED(st) ? 128 + WTERMSIG(st) : 127;
}

/* Waits for input; false when there is none by then (0: no limit). */
static bool has_input(int fd, double deadline)
{
    struct pollfd p = {.fd = fd, .events = POLLIN};
    for (;;) {
        double left = deadline > 0 ? deadline - seconds_now() : 0;
        if (deadline > 0 && left <= 0)
            return false;
        if (poll(&p, 1, deadline > 0 ? (int)fmin(ceil(left * 1000), 1e6) : -1) > 0)
            return true;
    }
}

/* All that a tool says until it ends; false: it has not ended by then. */
static bool read_all(int fd, double deadline, struct proc_result *r)
{
    size_t cap = 4096;
    bool ended = false;
    r->out = xmalloc(cap);
    while (!ended && has_input(fd, deadline)) {
        ssize_t got = read(fd, r->out + r->len, cap - r->len - 1);
        if (got < 0 && errno == EINTR)
            continue;
        ended = got <= 0;
        r->len += got > 0 ? (size_t)got : 0;
        if (r->len + 1 == cap) {
            cap *= 2;
            r->out = xrealloc(r->out, cap);
        }
    }
    r->out[r->len] = '\0';
    return ended;
}

static void close_fd(int fd)
{
    if (fd >= 0)
        close(fd);
}

int proc_run_for(unsigned seconds, const char *const *argv, const char *cwd, struct proc_result *r,
                 struct diag *d)
{
    memset(r, 0, sizeof *r);
    r->status = 127;
    char *path = find_program(argv, d);
    if (!path)
        return strchr(argv[0], '/') ? WS_BAD_INPUT : WS_NO_TOOL;

    /* One pipe for both streams: the child can never block on the one that is not being read. */
    int both[2] = {-1, -1}, null = open("/dev/null", O_RDONLY | O_CLOEXEC), why = 0;
    pid_t pid = -1;
    if (null < 0 || pipe2(both, O_CLOEXEC) != 0)
        why = errno;
    else
        why = spawn(path, argv, cwd, null, both[1], both[1], &pid);
    close_fd(both[1]);
    close_fd(null);
    if (why) {
        diag_error(d, "%s: cannot be started%s%s: %s", path, cwd ? " in " : "", cwd ? cwd : "",
                   strerror(why));
    } else {
        bool ended = read_all(both[0], seconds ? seconds_now() + seconds : 0, r);
        if (!ended)
            kill(-pid, SIGKILL);
        r->status = wait_status(pid);
        if (!ended)
            r->status = PROC_TIME_UP;
    }
    close_fd(both[0]);
    free(path);
    return why ? WS_BAD_INPUT : WS_OK;
}

int proc_run(const char *const *argv, const char *cwd, struct proc_result *r, struct diag *d)
{
    return proc_run_for(0, argv, cwd, r, d);
}

void proc_result_free(struct proc_result *r)
{
    free(r->out);
    r->out = NULL;
    r->len = 0;
}

/* Writing to a child that has died must fail with EPIPE, not end the program; a handler that the
 * program has chosen itself is respected. */
static void survive_sigpipe(void)
{
    struct sigaction now;
    if (sigaction(SIGPIPE, NULL, &now) == 0 && !(now.sa_flags & SA_SIGINFO) &&
        now.sa_handler == SIG_DFL)
        signal(SIGPIPE, SIG_IGN);
}

int proc_open(const char *const *argv, const char *cwd, const char *err_path, struct proc *p,
              struct diag *d)
{
    memset(p, 0, sizeof *p);
    p->pid = -1;
    char *path = find_program(argv, d);
    if (!path)
        return strchr(argv[0], '/') ? WS_BAD_INPUT : WS_NO_TOOL;
    survive_sigpipe();

    int down[2] = {-1, -1}, up[2] = {-1, -1}, why = 0;
    int err =
        open(err_path ? err_path : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (err < 0) {
        diag_error(d, "%s: cannot be written: %s", err_path ? err_path : "/dev/null",
                   strerror(errno));
        free(path);
        return WS_BAD_INPUT;
    }
    if (pipe2(down, O_CLOEXEC) != 0 || pipe2(up, O_CLOEXEC) != 0)
        why = errno;
    else
        why = spawn(path, argv, cwd, down[0], up[1], err, &p->pid);
    close_fd(down[0]);
    close_fd(up[1]);
    close_fd(err);
    if (!why) {
        p->to = fdopen(down[1], "wb");
        p->from = fdopen(up[0], "rb");
        if (!p->to || !p->from) {
            fputs("warpsmith: out of memory\n", stderr);
            abort();
        }
    } else {
        close_fd(down[1]);
        close_fd(up[0]);
        p->pid = -1;
        diag_error(d, "%s: cannot be started%s%s: %s", path, cwd ? " in " : "", cwd ? cwd : "",
                   strerror(why));
    }
    free(path);
    return why ? WS_BAD_INPUT : WS_OK;
}

int proc_close(struct proc *p)
{
    if (p->pid < 0)
        return 127;
    if (p->to)
        fclose(p->to);
    if (p->from)
        fclose(p->from);
    int status = wait_status(p->pid);
    p->to = p->from = NULL;
    p->pid = -1;
    return status;
}
