/* Child processes: an argument vector, never a shell string. Children run with LC_ALL=C, because
 * what they print is parsed, with the default action of SIGPIPE, and with a TMPDIR that goes with
 * the run: the folder they work in, if one is given. Each leads a process group, which is killed
 * when it ends, so that no tool's tool stays behind. */
#ifndef WS_PROC_H
#define WS_PROC_H

#include "base/diag.h"
#include <sys/types.h>

/* Absolute path of a program found on PATH, or NULL. Caller frees. */
char *proc_which(const char *tool);
/* Is it there? false after reporting with diag_no_tool() (package from the table in proc.c). */
bool proc_need(const char *tool, struct diag *d);

struct proc_result {
    int status; /* exit status; 128 + signal if killed; 127 if it could not be started */
    char *out;  /* what it wrote to stdout and stderr together; owned, NUL-terminated */
    size_t len;
};

/* Runs argv (NULL-terminated) in directory `cwd` (NULL: here) and waits, collecting its output; its
 * stdin is empty. A relative argv[0] with a slash is meant from here, not from cwd.
 * A program that is not on PATH is reported with diag_no_tool() (package from the table in proc.c).
 * Returns WS_OK if it ran (whatever its status), otherwise the status to exit with. */
int proc_run(const char *const *argv, const char *cwd, struct proc_result *r, struct diag *d);
/* The same, for at most so many seconds (0: no limit): then it is killed, with all that it has
 * started, and r->status is PROC_TIME_UP. */
enum { PROC_TIME_UP = 124 };
int proc_run_for(unsigned seconds, const char *const *argv, const char *cwd, struct proc_result *r,
                 struct diag *d);
void proc_result_free(struct proc_result *r);

/* A long-lived child with pipes on stdin and stdout; writing to one that has died fails with EPIPE
 * (stderr goes to `err_path` or, if NULL, nowhere). Returns WS_OK or a status, as proc_run(). */
struct proc {
    pid_t pid;
    FILE *to, *from;
};
int proc_open(const char *const *argv, const char *cwd, const char *err_path, struct proc *p,
              struct diag *d);
/* Closes the pipes and waits; returns the exit status as in proc_result. */
int proc_close(struct proc *p);

#endif
