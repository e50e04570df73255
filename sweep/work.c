/* Doing the tasks of a sweep, here or by Slurm. */
#include "sweep/work.h"
#include "base/clock.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "sweep/store.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum state { OPEN, RUNNING, BUSY, DONE };

struct crew {
    const struct sweep_plan *p;
    const struct sweep_where *w;
    const char *program, *scratch;
    pthread_mutex_t lock; /* of all below */
    pthread_cond_t change;
    enum state *state; /* [tasks] */
    size_t *order, done;
    const char *label;
    bool stop;
    struct diag *d;
};

static json_t *lines_of(const char *text, bool all)
{
    json_t *list = json_array();
    enum { MOST = 20 };
    for (const char *s = text; s && *s;) {
        size_t n = strcspn(s, "\r\n");
        bool hint = starts_with(s, "Try `"); /* of help, behind a wrong option */
        if (n && !hint && (all || starts_with(s, "warning: "))) {
            if (json_array_size(list) == MOST)
                json_array_remove(list, 0); /* the last ones say why it ended */
            json_array_append_new(list, json_stringn(s, n));
        }
        s += n + strspn(s + n, "\r\n");
    }
    return list;
}

static json_t *words_json(char *const *argv)
{
    json_t *list = json_array();
    for (; *argv; argv++)
        json_array_append_new(list, json_string(*argv));
    return list;
}

/* The call, with its JSON to a file of its own; a report's pages stay in the sweep's folder. */
static const char **call_of(const struct crew *c, const struct sweep_task *t, const char *json,
                            const char *pages)
{
    size_t n = 0;
    while (t->argv[n])
        n++;
    const char **argv = xcalloc(n + 8, sizeof *argv);
    argv[0] = c->program;
    memcpy(argv + 1, t->argv, n * sizeof *argv);
    n++;
    argv[n++] = "--quiet";
    argv[n++] = "--json";
    argv[n++] = json;
    if (t->command == SWEEP_REPORT) {
        argv[n++] = "-o";
        argv[n++] = pages;
    }
    return argv;
}

/* Runs the task and writes its result; false: there is none, nor can there be a next one. What a
 * signal ended has no result: it is made again another time. */
static bool perform(const struct crew *c, const struct sweep_task *t, struct diag *d)
{
    char *json = store_path(c->scratch, ".", t->key, ".json");
    char *pages = store_path(c->w->dir, "reports", t->key, "");
    const char **argv = call_of(c, t, json, pages);
    struct proc_result r = {0};
    char host[256] = "";
    gethostname(host, sizeof host - 1);
    store_log(c->w->dir, "begin", t->key);
    double start = seconds_now();
    bool good = proc_run(argv, NULL, &r, d) == WS_OK;
    double took = seconds_now() - start;
    if (good && r.status == WS_NO_TOOL) {
        diag_error(d, "%s: %.300s", t->label, r.out);
        d->status = WS_NO_TOOL;
        good = false;
    } else if (good && r.status <= WS_BAD_INPUT) {
        json_t *figures = json_load_file(json, 0, NULL);
        good = store_put(c->w->dir, t->key,
                         json_pack("{ss ss si so so so sf ss}", "key", t->key, "label", t->label,
                                   "status", r.status, "command", words_json(t->argv), "said",
                                   lines_of(r.out, r.status != WS_OK), "result",
                                   figures ? figures : json_null(), "seconds", took, "host", host),
                         d);
        if (good)
            store_log(c->w->dir, "end", t->key);
    } else if (good) {
        diag_warn(d, "%s: ended with status %d, no result: %.300s", t->label, r.status, r.out);
        store_log(c->w->dir, "broken", t->key);
    }
    proc_result_free(&r);
    unlink(json);
    free(argv);
    free(pages);
    free(json);
    return good;
}

/* The next task to try, under the lock; NO_TASK: none is open. */
static long next_task(struct crew *c)
{
    for (size_t i = 0; i < c->p->ntasks && !c->stop; i++)
        if (c->state[c->order[i]] == OPEN)
            return (long)c->order[i];
    return NO_TASK;
}

/* Under the lock: what others make may have been left by them since. A process among several leaves
 * it to those. */
static bool waits_for_others(struct crew *c)
{
    bool busy = false;
    for (size_t i = 0; i < c->p->ntasks; i++)
        if (c->state[i] == BUSY) {
            busy = true;
            c->state[i] = OPEN;
        }
    return busy && !c->w->parts && !c->stop;
}

static enum state try_task(const struct crew *c, const struct sweep_task *t, struct diag *d)
{
    int lock;
    switch (store_take(c->w->dir, t->key, &lock, d)) {
    case STORE_THERE:
        return DONE;
    case STORE_MINE: {
        bool good = perform(c, t, d);
        store_give(c->w->dir, t->key, lock);
        return good ? DONE : OPEN;
    }
    case STORE_BUSY:
        return BUSY;
    default:
        return OPEN; /* with an error in d, which ends it */
    }
}

static void *work_off(void *self)
{
    struct crew *c = self;
    const struct timespec moment = {.tv_nsec = 300 * 1000 * 1000};
    pthread_mutex_lock(&c->lock);
    for (;;) {
        long at = next_task(c);
        if (at == NO_TASK && !waits_for_others(c))
            break;
        if (at == NO_TASK) {
            pthread_mutex_unlock(&c->lock);
            nanosleep(&moment, NULL);
            pthread_mutex_lock(&c->lock);
            continue;
        }
        c->state[at] = RUNNING;
        c->label = c->p->tasks[at].label;
        pthread_mutex_unlock(&c->lock);
        struct diag own;
        diag_init(&own, NULL);
        enum state is = try_task(c, &c->p->tasks[at], &own);
        pthread_mutex_lock(&c->lock);
        c->state[at] = is;
        c->done += is == DONE;
        c->stop = c->stop || own.errors;
        diag_move(c->d, &own);
        diag_free(&own);
    }
    pthread_cond_signal(&c->change);
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* Own ones first; what is there already is no task. */
static void put_in_order(struct crew *c)
{
    size_t n = 0, parts = c->w->parts ? c->w->parts : 1;
    for (size_t k = 0; k < parts; k++)
        for (size_t i = (c->w->part + k) % parts; i < c->p->ntasks; i += parts)
            c->order[n++] = i;
    for (size_t i = 0; i < c->p->ntasks; i++)
        if (store_settled(c->w->dir, c->p->tasks[i].key)) {
            c->state[i] = DONE;
            c->done++;
        }
}

static void show(struct crew *c, unsigned running)
{
    (void)running;
    if (c->w->progress)
        c->w->progress(c->done, c->p->ntasks, c->label ? c->label : "");
}

/* The threads work; this one tells how far they are. */
static void run_crew(struct crew *c, unsigned jobs)
{
    pthread_t *thread = xcalloc(jobs, sizeof *thread);
    unsigned started = 0;
    while (started < jobs && pthread_create(&thread[started], NULL, work_off, c) == 0)
        started++;
    if (!started)
        work_off(c);
    pthread_mutex_lock(&c->lock);
    for (bool more = started > 0; more;) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += 200 * 1000 * 1000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        show(c, started);
        more = pthread_cond_timedwait(&c->change, &c->lock, &until) != 0;
    }
    pthread_mutex_unlock(&c->lock);
    for (unsigned i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    free(thread);
}

/* This program, to be started again. */
static char *own_path(struct diag *d)
{
    char path[4096];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0) {
        diag_error(d, "the path of the program itself cannot be told");
        return NULL;
    }
    path[n] = '\0';
    return xstrdup(path);
}

bool sweep_work(const struct sweep_plan *p, const struct sweep_where *w, struct diag *d)
{
    struct crew c = {.p = p, .w = w, .d = d};
    size_t errors = d->errors;
    char *program = own_path(d), *scratch = program ? make_temp_dir("sweep", d) : NULL;
    if (scratch) {
        c.program = program;
        c.scratch = scratch;
        c.state = xcalloc(p->ntasks, sizeof *c.state);
        c.order = xcalloc(p->ntasks, sizeof *c.order);
        pthread_mutex_init(&c.lock, NULL);
        pthread_cond_init(&c.change, NULL);
        put_in_order(&c);
        size_t left = p->ntasks - c.done;
        unsigned jobs = w->jobs < left ? w->jobs : (unsigned)left;
        if (jobs)
            run_crew(&c, jobs);
        pthread_cond_destroy(&c.change);
        pthread_mutex_destroy(&c.lock);
        free(c.state);
        free(c.order);
        remove_tree(scratch);
    }
    free(scratch);
    free(program);
    return d->errors == errors;
}

size_t sweep_done(const struct sweep_plan *p, const char *dir)
{
    size_t n = 0;
    for (size_t i = 0; i < p->ntasks; i++)
        n += store_has(dir, p->tasks[i].key);
    return n;
}

void sweep_drop_failed(const struct sweep_plan *p, const char *dir)
{
    for (size_t i = 0; i < p->ntasks; i++) {
        json_t *result = store_get(dir, p->tasks[i].key);
        if (result && json_integer_value(json_object_get(result, "status")) != WS_OK)
            store_drop(dir, p->tasks[i].key);
        json_decref(result);
    }
}

/* ---- Slurm ---- */

struct words {
    const char **at;
    size_t n;
};

static void add(struct words *w, const char *word)
{
    w->at = xrealloc(w->at, (w->n + 2) * sizeof *w->at);
    w->at[w->n++] = word;
    w->at[w->n] = NULL;
}

/* What a task of the array executes: a word of the array behind the call of the program. */
static char *write_script(const char *dir, struct diag *d)
{
    static const char text[] = "#!/bin/sh\n# Started by Slurm: a part of a sweep.\n"
                               "exec \"$@\" --part \"$SLURM_ARRAY_TASK_ID\"\n";
    char *folder = strfmt("%s/slurm", dir), *path = strfmt("%s/part.sh", folder);
    FILE *f = make_dirs(folder, d) ? fopen(path, "we") : NULL;
    bool good = f && fputs(text, f) >= 0;
    if (f)
        good = fclose(f) == 0 && good;
    if (!good) {
        diag_error(d, "%s: cannot be written", path);
        free(path);
        path = NULL;
    }
    free(folder);
    return path;
}

/* The number of the job; NULL after reporting. */
static char *submit(const struct sweep_where *w, const struct sweep_slurm *s, const char *program,
                    const char *script, size_t parts, struct diag *d)
{
    char *range = strfmt("--array=1-%zu", parts), *of = strfmt("%zu", parts);
    char *output = strfmt("--output=%s/slurm/%%A_%%a.out", w->dir);
    char *partition = s->partition ? strfmt("--partition=%s", s->partition) : NULL;
    char *limit = s->time ? strfmt("--time=%s", s->time) : NULL;
    char *memory = s->memory ? strfmt("--mem=%s", s->memory) : NULL, *id = NULL;
    struct words argv = {0};
    add(&argv, "sbatch");
    add(&argv, "--parsable");
    add(&argv, "--job-name=warpsmith-sweep");
    add(&argv, "--requeue");
    add(&argv, range);
    add(&argv, output);
    if (partition)
        add(&argv, partition);
    if (limit)
        add(&argv, limit);
    if (memory)
        add(&argv, memory);
    add(&argv, script);
    add(&argv, program);
    for (const char *const *a = s->again; *a; a++)
        add(&argv, *a);
    add(&argv, "--parts");
    add(&argv, of);
    struct proc_result r = {0};
    int status = proc_run_for(120, argv.at, NULL, &r, d);
    if (status == WS_OK && r.status == 0)
        id = strfmt("%.*s", (int)strspn(r.out, "0123456789"), r.out);
    else if (status == WS_OK)
        diag_failed(d, "sbatch: status %d: %.300s", r.status, r.out);
    proc_result_free(&r);
    free(argv.at);
    free(range);
    free(of);
    free(output);
    free(partition);
    free(limit);
    free(memory);
    return id;
}

/* Whether Slurm still has tasks of the job. What squeue cannot say now it may say later. */
static bool in_queue(const char *id, unsigned *silent, struct diag *d)
{
    const char *argv[] = {"squeue", "--noheader", "--format=%T", "--jobs", id, NULL};
    struct proc_result r = {0};
    enum { PATIENCE = 30 };
    bool there = true;
    if (proc_run_for(60, argv, NULL, &r, d) != WS_OK)
        return false;
    if (r.status == 0) {
        *silent = 0;
        there = r.out[strspn(r.out, " \n")] != '\0';
    } else if (strstr(r.out, "Invalid job id")) {
        there = false; /* forgotten: it has ended */
    } else {
        there = ++*silent < PATIENCE;
    }
    proc_result_free(&r);
    return there;
}

static void wait_for(const struct sweep_plan *p, const struct sweep_where *w, const char *id,
                     struct diag *d)
{
    unsigned silent = 0;
    size_t done;
    char *label = strfmt("Slurm job %s", id);
    double asked = seconds_now();
    const struct timespec moment = {.tv_nsec = 500 * 1000 * 1000};
    while ((done = sweep_done(p, w->dir)) < p->ntasks) {
        if (w->progress)
            w->progress(done, p->ntasks, label);
        nanosleep(&moment, NULL);
        if (seconds_now() - asked < 3)
            continue;
        asked = seconds_now();
        if (!in_queue(id, &silent, d))
            break;
    }
    free(label);
}

/* Nothing of the job is needed any more. */
static void cancel(const char *id)
{
    struct diag quiet;
    struct proc_result r = {0};
    diag_init(&quiet, NULL);
    const char *argv[] = {"scancel", id, NULL};
    if (proc_run_for(60, argv, NULL, &r, &quiet) == WS_OK)
        proc_result_free(&r);
    diag_free(&quiet);
}

bool sweep_slurm(const struct sweep_plan *p, const struct sweep_where *w,
                 const struct sweep_slurm *s, struct diag *d)
{
    enum { ROUNDS = 3 };
    bool ready = proc_need("sbatch", d) && proc_need("squeue", d);
    char *program = ready ? own_path(d) : NULL;
    char *script = program ? write_script(w->dir, d) : NULL;
    size_t errors = d->errors;
    for (unsigned round = 0; script && round < ROUNDS && d->status == WS_OK; round++) {
        size_t left = p->ntasks - sweep_done(p, w->dir);
        if (!left)
            break;
        if (round)
            diag_warn(d, "Slurm: %zu of %zu results are missing: submitted again", left, p->ntasks);
        char *id = submit(w, s, program, script, left < s->tasks ? left : s->tasks, d);
        if (id) {
            wait_for(p, w, id, d);
            cancel(id);
        }
        free(id);
    }
    free(script);
    free(program);
    return ready && d->errors == errors && d->status == WS_OK;
}
