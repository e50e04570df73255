/* Runs test programs side by side, each with a time limit, and adds up what they say.
 *
 *     runner [-j JOBS] [-o DIR] [-f LIST] [-p PATTERN] [-t SECONDS] [PROGRAM...]
 *
 * A LIST has one test per line: name, limit in seconds, shell command; `#` starts a comment. A
 * PROGRAM is a test named after its last two path parts. What a test prints goes to DIR/name.log
 * and is shown only when the test fails. Its score is, in this order of preference: a last line `N
 * passed, N failed[, N skipped]`; cmocka's summary lines; its exit status (0 passed, 77 skipped). A
 * nonzero status (other than 77) without a counted failure is a failure of its own. Beside the
 * score of each test stand its wall time and the CPU time of all its processes. In the end what was
 * skipped is named, with the reason; the last line is again such a score line, so runners nest.
 */
#include "base/guard.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct test {
    char *name, *command; /* command for sh -c */
    unsigned limit;       /* seconds */
    pid_t pid;
    double start;
    double cpu; /* seconds of it and of all processes that it has waited for */
    bool timed_out;
    unsigned long skipped;
    char reason[256]; /* of a skip: what the test said last */
};

struct score {
    unsigned long passed, failed, skipped;
};

struct suite {
    struct test *tests;
    size_t n, cap;
    const char *dir;
};

static void *must(void *p)
{
    if (!p) {
        fputs("runner: out of memory\n", stderr);
        exit(2);
    }
    return p;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void add_test(struct suite *s, const char *name, const char *command, unsigned limit)
{
    if (s->n == s->cap) {
        s->cap = s->cap ? 2 * s->cap : 64;
        s->tests = must(realloc(s->tests, s->cap * sizeof *s->tests));
    }
    s->tests[s->n++] =
        (struct test){.name = must(strdup(name)), .command = must(strdup(command)), .limit = limit};
}

/* unit/test_x of build/tests/unit/test_x: enough to tell programs apart. */
static const char *short_name(const char *path)
{
    const char *cut = path, *prev = path;
    for (const char *c = path; *c; c++) {
        if (*c == '/') {
            cut = prev;
            prev = c + 1;
        }
    }
    return cut;
}

static bool read_list(struct suite *s, const char *path)
{
    FILE *f = fopen(path, "r");
    if (!f) {
        fprintf(stderr, "runner: %s: %s\n", path, strerror(errno));
        return false;
    }
    char *line = NULL;
    size_t cap = 0;
    unsigned number = 0;
    bool ok = true;
    while (getline(&line, &cap, f) >= 0) {
        number++;
        line[strcspn(line, "\n")] = 0;
        char name[128];
        unsigned limit;
        int at = 0;
        char *text = line + strspn(line, " \t");
        if (!*text || *text == '#')
            continue;
        if (sscanf(text, "%127s %u %n", name, &limit, &at) != 2 || !at || !text[at]) {
            fprintf(stderr, "runner: %s:%u: want: name seconds command\n", path, number);
            ok = false;
            break;
        }
        add_test(s, name, text + at, limit);
    }
    free(line);
    fclose(f);
    return ok;
}

static char *log_path(const struct suite *s, const struct test *t)
{
    char *path = must(malloc(strlen(s->dir) + strlen(t->name) + 6));
    sprintf(path, "%s/%s", s->dir, t->name);
    for (char *c = path + strlen(s->dir) + 1; *c; c++) {
        if (*c == '/')
            *c = '.';
    }
    strcat(path, ".log");
    return path;
}

static void start(const struct suite *s, struct test *t)
{
    char *path = log_path(s, t);
    t->start = now();
    fflush(NULL);
    t->pid = fork();
    if (t->pid < 0) {
        perror("runner: fork");
        exit(2);
    }
    if (t->pid == 0) {
        setpgid(0, 0); /* the limit ends the whole family of the test */
        int in = open("/dev/null", O_RDONLY);
        int out = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(out, 2) < 0)
            _exit(126);
        execl("/bin/sh", "sh", "-c", t->command, (char *)NULL);
        _exit(127);
    }
    setpgid(t->pid, t->pid);
    free(path);
}

/* The score the program itself printed; false if it printed none. `last` gets its last line,
 * `reason` what the last line that begins with "skipped: " says. */
static bool read_score(FILE *f, struct score *sc, char *last, size_t last_size, char *reason,
                       size_t reason_size)
{
    char *line = NULL;
    size_t cap = 0;
    struct score cmocka = {0, 0, 0}, own = {0, 0, 0};
    bool has_cmocka = false, has_own = false;
    while (f && getline(&line, &cap, f) >= 0) {
        line[strcspn(line, "\n")] = 0;
        if (!*line)
            continue;
        unsigned long a, b, c;
        snprintf(last, last_size, "%s", line);
        if (strncmp(line, "skipped: ", 9) == 0)
            snprintf(reason, reason_size, "%s", line + 9);
        if (sscanf(line, "%lu passed, %lu failed, %lu skipped", &a, &b, &c) == 3) {
            own = (struct score){a, b, c};
            has_own = true;
        } else if (sscanf(line, "%lu passed, %lu failed", &a, &b) == 2) {
            own = (struct score){a, b, 0};
            has_own = true;
        } else {
            has_own = false; /* only a last line counts */
        }
        if (sscanf(line, "[  PASSED  ] %lu test(s)", &a) == 1) {
            cmocka.passed += a;
            has_cmocka = true;
        } else if (sscanf(line, "[  FAILED  ] %lu test(s)", &a) == 1) {
            cmocka.failed += a;
            has_cmocka = true;
        } else if (sscanf(line, "[  SKIPPED ] %lu test(s)", &a) == 1) {
            cmocka.skipped += a;
            has_cmocka = true;
        }
    }
    free(line);
    *sc = has_own ? own : cmocka;
    return has_own || has_cmocka;
}

static void show(const char *path)
{
    FILE *f = fopen(path, "r");
    int c;
    bool fresh = true;
    while (f && (c = getc(f)) != EOF) {
        if (fresh)
            fputs("    | ", stdout);
        putchar(c);
        fresh = c == '\n';
    }
    if (!fresh)
        putchar('\n');
    if (f)
        fclose(f);
}

static struct score finish(const struct suite *s, struct test *t, int wait_status)
{
    char *path = log_path(s, t), last[256] = "";
    FILE *f = fopen(path, "r");
    struct score sc;
    bool counted = read_score(f, &sc, last, sizeof last, t->reason, sizeof t->reason);
    if (f)
        fclose(f);
    bool clean = WIFEXITED(wait_status) && WEXITSTATUS(wait_status) == 0 && !t->timed_out;
    bool skip = WIFEXITED(wait_status) && WEXITSTATUS(wait_status) == 77;
    if (skip && !counted)
        sc = (struct score){0, 0, 1};
    else if (!counted)
        sc = clean ? (struct score){1, 0, 0} : (struct score){0, 1, 0};
    else if (!clean && !skip && sc.failed == 0)
        sc.failed = 1;
    const char *mark = sc.failed ? "FAIL" : skip || (sc.skipped && !sc.passed) ? "skip" : "ok  ";
    printf("%s %-32s %4lu passed %3lu failed", mark, t->name, sc.passed, sc.failed);
    if (sc.skipped)
        printf(" %3lu skipped", sc.skipped);
    printf("  %6.1f s, CPU %6.1f s", now() - t->start, t->cpu);
    if (skip)
        printf("  (%s)", last);
    putchar('\n');
    if (sc.failed) {
        show(path);
        if (t->timed_out)
            printf("    | ended after the limit of %u s\n", t->limit);
        else if (WIFSIGNALED(wait_status))
            printf("    | killed by signal %d\n", WTERMSIG(wait_status));
        printf("    | again: %s\n", t->command);
    }
    t->skipped = sc.skipped;
    if (skip && !*t->reason)
        snprintf(t->reason, sizeof t->reason, "%s", last);
    fflush(stdout);
    free(path);
    return sc;
}

enum { GRACE = 5 };

static void end_late_ones(struct suite *s)
{
    for (size_t i = 0; i < s->n; i++) {
        struct test *t = &s->tests[i];
        if (t->pid > 0 && now() - t->start > t->limit) {
            /* a program that tidies up has some time for it */
            kill(-t->pid, t->timed_out && now() - t->start > t->limit + GRACE ? SIGKILL : SIGTERM);
            t->timed_out = true;
        }
    }
}

static double seconds(struct timeval t)
{
    return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

static struct score run_all(struct suite *s, unsigned jobs)
{
    struct score sum = {0, 0, 0};
    size_t next = 0, running = 0;
    while (next < s->n || running) {
        while (next < s->n && running < jobs) {
            start(s, &s->tests[next++]);
            running++;
        }
        int status;
        struct rusage used;
        pid_t pid = wait4(-1, &status, WNOHANG, &used);
        if (pid <= 0) {
            end_late_ones(s);
            nanosleep(&(struct timespec){.tv_nsec = 10 * 1000 * 1000}, NULL);
            continue;
        }
        for (size_t i = 0; i < s->n; i++) {
            if (s->tests[i].pid != pid)
                continue;
            s->tests[i].cpu = seconds(used.ru_utime) + seconds(used.ru_stime);
            struct score sc = finish(s, &s->tests[i], status);
            sum.passed += sc.passed;
            sum.failed += sc.failed;
            sum.skipped += sc.skipped;
            s->tests[i].pid = 0;
            running--;
        }
    }
    return sum;
}

static bool has(const char *text, const char *pattern)
{
    return !pattern || !*pattern || strstr(text, pattern);
}

int main(int argc, char **argv)
{
    guard_run(false); /* an interrupt ends the tests, too */
    struct suite s = {.dir = "build/tests/log"};
    unsigned jobs = 2, limit = 120;
    const char *pattern = NULL;
    int opt;
    while ((opt = getopt(argc, argv, "j:o:f:p:t:")) != -1) {
        switch (opt) {
        case 'j':
            jobs = (unsigned)strtoul(optarg, NULL, 10);
            break;
        case 't':
            limit = (unsigned)strtoul(optarg, NULL, 10);
            break;
        case 'o':
            s.dir = optarg;
            break;
        case 'p':
            pattern = optarg;
            break;
        case 'f':
            if (!read_list(&s, optarg))
                return 2;
            break;
        default:
            return 2;
        }
    }
    for (; optind < argc; optind++)
        add_test(&s, short_name(argv[optind]), argv[optind], limit);
    size_t kept = 0;
    for (size_t i = 0; i < s.n; i++) {
        if (has(s.tests[i].name, pattern)) {
            s.tests[kept++] = s.tests[i];
        } else {
            free(s.tests[i].name);
            free(s.tests[i].command);
        }
    }
    s.n = kept;
    if (!jobs || !s.n) {
        fputs("runner: nothing to run\n", stderr);
        return 2;
    }
    char *mkdir_p = must(malloc(strlen(s.dir) + 16));
    sprintf(mkdir_p, "mkdir -p '%s'", s.dir);
    if (system(mkdir_p) != 0)
        return 2;
    free(mkdir_p);
    double began = now(), cpu = 0;
    struct score sum = run_all(&s, jobs);
    for (size_t i = 0; i < s.n; i++) {
        const struct test *t = &s.tests[i];
        cpu += t->cpu;
        if (t->skipped)
            printf("skipped: %s: %s%s%lu of its tests\n", t->name, t->reason,
                   *t->reason ? ": " : "", t->skipped);
        free(s.tests[i].name);
        free(s.tests[i].command);
    }
    free(s.tests);
    printf("%.0f s, CPU %.0f s\n", now() - began, cpu);
    printf("%lu passed, %lu failed, %lu skipped\n", sum.passed, sum.failed, sum.skipped);
    return sum.failed ? 1 : 0;
}
