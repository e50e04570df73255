/* base: diagnostics, files, child processes, nearest word. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

/* A scratch folder and a silent list of messages for each test. */
struct fixture {
    char *dir;
    struct diag d;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->dir = make_temp_dir("base", &f->d);
    *state = f;
    return f->dir ? 0 : -1;
}

static int teardown(void **state)
{
    struct fixture *f = *state;
    bool ok = remove_tree(f->dir);
    diag_free(&f->d);
    free(f->dir);
    free(f);
    return ok ? 0 : -1;
}

static size_t files_in(struct fixture *f)
{
    struct proc_result r;
    const char *argv[] = {"ls", "-A", f->dir, NULL};
    assert_int_equal(proc_run(argv, NULL, &r, &f->d), WS_OK);
    size_t n = 0;
    for (size_t i = 0; i < r.len; i++)
        n += r.out[i] == '\n';
    proc_result_free(&r);
    return n;
}

static void status_is_the_worst(void **state)
{
    struct fixture *f = *state;
    diag_warn(&f->d, "careful");
    assert_int_equal(f->d.status, WS_OK);
    diag_failed(&f->d, "no match");
    assert_int_equal(f->d.status, WS_CHECK_FAILED);
    diag_no_tool(&f->d, "vvp", "iverilog");
    diag_error(&f->d, "x.ini:%d: bad", 7);
    assert_int_equal(f->d.status, WS_NO_TOOL);
    assert_int_equal(f->d.errors, 3);
    assert_int_equal(f->d.warnings, 1);
    assert_string_equal(f->d.lines[0], "warning: careful");
    assert_string_equal(f->d.lines[2],
                        "vvp: not found on PATH (it is in the Debian package iverilog)");
    assert_string_equal(f->d.lines[3], "x.ini:7: bad");
}

static void messages_are_single_lines(void **state)
{
    struct fixture *f = *state;
    diag_error(&f->d, "%s", "a\nb\033[31mc\xc3\xa9");
    assert_string_equal(f->d.lines[0], "a?b?[31mc\xc3\xa9");
}

static void file_appears_whole(void **state)
{
    struct fixture *f = *state;
    char *path = strfmt("%s/out.txt", f->dir);
    struct outfile o;
    assert_true(outfile_open(&o, path, &f->d));
    fputs("half", o.f);
    assert_int_equal(access(path, F_OK), -1);
    assert_true(outfile_commit(&o, &f->d));
    size_t len;
    char *text = file_read(path, &len, &f->d);
    assert_string_equal(text, "half");
    assert_int_equal(len, 4);
    assert_int_equal(files_in(f), 1);
    free(text);
    free(path);
}

static void aborted_file_leaves_nothing(void **state)
{
    struct fixture *f = *state;
    char *path = strfmt("%s/out.txt", f->dir);
    assert_true(outfile_write(path, "old", 3, &f->d));
    struct outfile o;
    assert_true(outfile_open(&o, path, &f->d));
    fputs("new", o.f);
    outfile_abort(&o);
    char *text = file_read(path, NULL, &f->d);
    assert_string_equal(text, "old");
    assert_int_equal(files_in(f), 1);
    free(text);
    free(path);
}

static void full_disk_is_reported(void **state)
{
    struct fixture *f = *state;
    if (access("/dev/full", W_OK) != 0)
        skip();
    assert_false(outfile_write("/dev/full", "x", 1, &f->d));
    assert_int_equal(f->d.status, WS_BAD_INPUT);
    struct stat st;
    assert_int_equal(stat("/dev/full", &st), 0);
    assert_true(S_ISCHR(st.st_mode)); /* written to, not replaced */
}

static void link_is_written_through(void **state)
{
    struct fixture *f = *state;
    char *target = strfmt("%s/target", f->dir), *name = strfmt("%s/name", f->dir);
    assert_true(outfile_write(target, "a", 1, &f->d));
    assert_int_equal(symlink("target", name), 0);
    assert_true(outfile_write(name, "b", 1, &f->d));
    struct stat st;
    assert_int_equal(lstat(name, &st), 0);
    assert_true(S_ISLNK(st.st_mode));
    char *text = file_read(target, NULL, &f->d);
    assert_string_equal(text, "b");
    free(text);
    free(target);
    free(name);
}

static void unwritable_names(void **state)
{
    struct fixture *f = *state;
    char *below = strfmt("%s/no/such/x", f->dir);
    assert_false(outfile_write(f->dir, "x", 1, &f->d)); /* a folder */
    assert_false(outfile_write(below, "x", 1, &f->d));
    assert_false(outfile_write("", "x", 1, &f->d));
    assert_null(file_read(below, NULL, &f->d));
    assert_null(file_read(f->dir, NULL, &f->d));
    assert_int_equal(f->d.errors, 5);
    free(below);
}

static void folders(void **state)
{
    struct fixture *f = *state;
    char *deep = strfmt("%s/a//b/c/", f->dir), *file = strfmt("%s/a/file", f->dir),
         *through = strfmt("%s/a/file/d", f->dir), *top = strfmt("%s/a", f->dir);
    assert_true(make_dirs(deep, &f->d));
    assert_true(make_dirs(deep, &f->d));
    assert_true(outfile_write(file, "", 0, &f->d));
    assert_false(make_dirs(through, &f->d));
    assert_false(make_dirs(file, &f->d));
    assert_non_null(strstr(f->d.lines[0], "is a file"));
    assert_non_null(strstr(f->d.lines[1], "is a file"));
    assert_true(remove_tree(top));
    assert_true(remove_tree(top));
    assert_int_equal(files_in(f), 0);
    free(deep);
    free(file);
    free(through);
    free(top);
}

static void output_of_both_streams(void **state)
{
    struct fixture *f = *state;
    /* More than a pipe holds, on both streams in turn. */
    const char *argv[] = {"sh", "-c",
                          "i=0; while [ $i -lt 4000 ]; do echo 0123456789abcdef0123456789abcdef;"
                          " echo 0123456789abcdef0123456789abcdef >&2; i=$((i+1)); done; exit 3",
                          NULL};
    struct proc_result r;
    assert_int_equal(proc_run(argv, NULL, &r, &f->d), WS_OK);
    assert_int_equal(r.status, 3);
    assert_int_equal(r.len, 2 * 4000 * 33);
    proc_result_free(&r);
}

static void arguments_are_not_shell_text(void **state)
{
    struct fixture *f = *state;
    const char *argv[] = {"printf", "%s|", "a b", "$HOME; `false`", "", NULL};
    struct proc_result r;
    assert_int_equal(proc_run(argv, f->dir, &r, &f->d), WS_OK);
    assert_string_equal(r.out, "a b|$HOME; `false`||");
    proc_result_free(&r);
}

static void folder_locale_and_signals(void **state)
{
    struct fixture *f = *state;
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    struct proc_result r;
    const char *argv[] = {"sh", "-c", "echo $LC_ALL; : > here", NULL};
    assert_int_equal(proc_run(argv, f->dir, &r, &f->d), WS_OK);
    assert_string_equal(r.out, "C\n");
    proc_result_free(&r);
    assert_string_equal(getenv("LC_ALL"), "de_DE.UTF-8");
    assert_int_equal(files_in(f), 1);
    const char *kill_self[] = {"sh", "-c", "kill -9 $$", NULL};
    assert_int_equal(proc_run(kill_self, NULL, &r, &f->d), WS_OK);
    assert_int_equal(r.status, 128 + 9);
    proc_result_free(&r);
    /* Our own ignoring of it is not passed on: tools in a pipe rely on being ended by it. */
    void (*before)(int) = signal(SIGPIPE, SIG_IGN);
    const char *pipe_self[] = {"sh", "-c", "kill -s PIPE $$", NULL};
    assert_int_equal(proc_run(pipe_self, NULL, &r, &f->d), WS_OK);
    assert_int_equal(r.status, 128 + SIGPIPE);
    proc_result_free(&r);
    signal(SIGPIPE, before);
}

static void missing_programs(void **state)
{
    struct fixture *f = *state;
    struct proc_result r;
    const char *none[] = {"no-such-tool", NULL}, *path[] = {"./no-such-tool", NULL},
               *there[] = {"true", NULL};
    assert_int_equal(proc_run(none, NULL, &r, &f->d), WS_NO_TOOL);
    assert_int_equal(r.status, 127);
    proc_result_free(&r);
    assert_int_equal(proc_run(path, NULL, &r, &f->d), WS_BAD_INPUT);
    proc_result_free(&r);
    assert_int_equal(proc_run(there, "no-such-folder", &r, &f->d), WS_BAD_INPUT);
    proc_result_free(&r);
    assert_int_equal(f->d.errors, 3);

    char *kept = xstrdup(getenv("PATH"));
    setenv("PATH", "/nonexistent", 1);
    const char *sta[] = {"sta", NULL};
    assert_int_equal(proc_run(sta, NULL, &r, &f->d), WS_NO_TOOL);
    proc_result_free(&r);
    assert_non_null(strstr(f->d.lines[3], "sta: "));
    assert_non_null(strstr(f->d.lines[3], "opensta"));
    setenv("PATH", kept, 1);
    free(kept);
}

static void time_limits(void **state)
{
    struct fixture *f = *state;
    struct proc_result r;
    const char *fast[] = {"sh", "-c", "echo done; exit 3", NULL};
    assert_int_equal(proc_run_for(60, fast, NULL, &r, &f->d), WS_OK);
    assert_int_equal(r.status, 3);
    assert_string_equal(r.out, "done\n");
    proc_result_free(&r);
    /* what the tool has started ends with it, when its time is up and when it leaves it behind */
    static const char *const lines[] = {"sleep 1000 & echo $!; wait",
                                        "sleep 1000 >&- 2>&- & echo $!"};
    for (int i = 0; i < 2; i++) {
        const char *slow[] = {"sh", "-c", lines[i], NULL};
        assert_int_equal(proc_run_for(1, slow, NULL, &r, &f->d), WS_OK);
        assert_int_equal(r.status, i ? 0 : PROC_TIME_UP);
        pid_t pid = (pid_t)strtol(r.out, NULL, 10);
        assert_true(pid > 1);
        char *place = strfmt("/proc/%ld/environ", (long)pid);
        size_t len = 1;
        for (int tries = 0; tries < 500 && len; tries++) { /* empty: dead, and not yet reaped */
            FILE *at = fopen(place, "r");
            len = at && fgetc(at) != EOF;
            if (at)
                fclose(at);
            usleep(10000);
        }
        assert_int_equal(len, 0);
        free(place);
        proc_result_free(&r);
    }
}

static void output_folders(void **state)
{
    struct fixture *f = *state;
    struct outdir o;
    struct stat st;
    char *deep = strfmt("%s/a/b/c", f->dir), *first = strfmt("%s/a", f->dir);
    assert_true(outdir_open(&o, deep, &f->d));
    assert_int_equal(stat(deep, &st), 0);
    outdir_abort(&o);
    assert_int_not_equal(stat(first, &st), 0);
    assert_true(outdir_open(&o, first, &f->d));
    outdir_keep(&o);
    assert_true(outdir_open(&o, first, &f->d)); /* there before: stays */
    outdir_abort(&o);
    assert_int_equal(stat(first, &st), 0);
    assert_true(outdir_open(&o, NULL, &f->d));
    outdir_abort(&o);
    assert_true(outfile_try(NULL, &f->d) && outfile_try("-", &f->d));
    char *file = strfmt("%s/file", first);
    assert_true(outfile_try(file, &f->d));
    assert_int_not_equal(stat(file, &st), 0);
    assert_int_equal(f->d.errors, 0);
    assert_false(outfile_try(first, &f->d));
    assert_true(outfile_write(file, "x", 1, &f->d));
    assert_false(outdir_open(&o, file, &f->d));
    assert_int_equal(stat(file, &st), 0);
    free(file);
    free(first);
    free(deep);
}

/* With a guard, output gets its name when the run has come to a good end; what lies in a folder of
 * the run's own has it at once, and goes or stays with the folder. */
static void output_at_the_end(void **state)
{
    struct fixture *f = *state;
    char *file = strfmt("%s/file", f->dir), *folder = strfmt("%s/folder", f->dir);
    char *inside = strfmt("%s/inside", folder), *taken = strfmt("%s/taken", f->dir);
    for (unsigned good = 0; good < 2; good++) {
        struct stat st;
        struct outdir o;
        setenv("TMPDIR", f->dir, 1);
        scratch_begin(true);
        char *run = xstrdup(scratch_folder());
        assert_true(outfile_write(file, "x", 1, &f->d));
        assert_true(outdir_open(&o, folder, &f->d));
        assert_true(outfile_write(inside, "y", 1, &f->d));
        outdir_keep(&o);
        assert_int_not_equal(stat(file, &st), 0);
        assert_int_equal(stat(inside, &st), 0);
        assert_true(scratch_end(good));
        assert_int_equal(stat(file, &st) == 0, good);
        assert_int_equal(stat(inside, &st) == 0, good);
        assert_int_not_equal(stat(run, &st), 0);
        free(run);
    }
    scratch_begin(true);
    assert_true(outfile_write(taken, "x", 1, &f->d));
    assert_int_equal(mkdir(taken, 0777), 0); /* after the run has tried it */
    assert_false(scratch_end(true));
    struct stat st;
    scratch_begin(false);
    assert_int_equal(remove(file), 0);
    assert_true(outfile_write(file, "x", 1, &f->d));
    assert_int_equal(stat(file, &st), 0); /* at once */
    assert_true(scratch_end(false));
    assert_int_equal(stat(file, &st), 0);
    unsetenv("WARPSMITH_RUN");
    unsetenv("TMPDIR");
    free(taken);
    free(inside);
    free(folder);
    free(file);
}

static void conversation(void **state)
{
    struct fixture *f = *state;
    const char *argv[] = {"cat", NULL};
    struct proc p;
    char line[32];
    assert_int_equal(proc_open(argv, NULL, NULL, &p, &f->d), WS_OK);
    for (int i = 0; i < 3; i++) {
        fprintf(p.to, "line %d\n", i);
        fflush(p.to);
        assert_non_null(fgets(line, sizeof line, p.from));
        assert_int_equal(line[5] - '0', i);
    }
    assert_int_equal(proc_close(&p), 0);
}

static void dead_partner_is_survived(void **state)
{
    struct fixture *f = *state;
    char *err = strfmt("%s/err", f->dir);
    const char *argv[] = {"sh", "-c", "echo why >&2; exit 5", NULL};
    struct proc p;
    assert_int_equal(proc_open(argv, NULL, err, &p, &f->d), WS_OK);
    assert_int_equal(fgetc(p.from), EOF); /* it has ended, but its end of `to` may close later */
    bool refused = false;
    for (int tries = 0; tries < 2000 && !refused; tries++) {
        fputs("hello", p.to);
        refused = fflush(p.to) == EOF;
        nanosleep(&(struct timespec){.tv_nsec = 1000 * 1000}, NULL);
    }
    assert_true(refused);
    assert_int_equal(proc_close(&p), 5);
    char *text = file_read(err, NULL, &f->d);
    assert_string_equal(text, "why\n");
    free(text);
    free(err);
}

static void distances(void **state)
{
    (void)state;
    assert_int_equal(edit_distance("", ""), 0);
    assert_int_equal(edit_distance("", "abc"), 3);
    assert_int_equal(edit_distance("banks", "bank"), 1);
    assert_int_equal(edit_distance("bnaks", "banks"), 1); /* a swap */
    assert_int_equal(edit_distance("kitten", "sitting"), 3);
    const char *words[] = {"gen", "lint", "list"};
    assert_string_equal(nearest_word("gne", words, 3), "gen");
    assert_string_equal(nearest_word("lits", words, 3), "list");
    assert_null(nearest_word("x", words, 0));
}

int main(void)
{
#define T(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(status_is_the_worst),
        T(messages_are_single_lines),
        T(file_appears_whole),
        T(aborted_file_leaves_nothing),
        T(full_disk_is_reported),
        T(link_is_written_through),
        T(unwritable_names),
        T(folders),
        T(output_of_both_streams),
        T(arguments_are_not_shell_text),
        T(folder_locale_and_signals),
        T(missing_programs),
        T(conversation),
        T(dead_partner_is_survived),
        T(time_limits),
        T(output_folders),
        T(output_at_the_end),
        cmocka_unit_test(distances),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
