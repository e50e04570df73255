/* Checks that a refusal says why, in one line. */
#include "tests/fuzz/fuzz.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* A message that quotes a whole line of a damaged file is not read by anybody. */
enum { LONGEST_MESSAGE = 1000 };

void fuzz_fail(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    fputs("fuzz: ", stderr);
    vfprintf(stderr, fmt, ap);
    fputc('\n', stderr);
    va_end(ap);
    abort();
}

void fuzz_file_open(struct fuzz_file *f, const void *data, size_t len)
{
    f->fd = memfd_create("fuzz", MFD_CLOEXEC);
    if (f->fd < 0)
        fuzz_fail("no file in memory");
    for (size_t done = 0; done < len;) {
        ssize_t n = write(f->fd, (const char *)data + done, len - done);
        if (n <= 0)
            fuzz_fail("cannot write the file in memory");
        done += (size_t)n;
    }
    snprintf(f->path, sizeof f->path, "/proc/self/fd/%d", f->fd);
}

void fuzz_file_close(struct fuzz_file *f)
{
    close(f->fd);
}

static bool begins_with_one(const char *line, const char *const *names)
{
    for (; *names; names++)
        if (strncmp(line, *names, strlen(*names)) == 0)
            return true;
    return false;
}

void fuzz_check_diag(const struct diag *d, bool accepted, const char *const *names, size_t paths)
{
    for (size_t i = 0; i < d->n; i++) {
        const char *line = d->lines[i], *text = line;
        size_t len = strlen(line);
        if (strncmp(text, "warning: ", 9) == 0)
            text += 9;
        if (len > LONGEST_MESSAGE + paths)
            fuzz_fail("a message of %zu characters: %.80s...", len, line);
        if (!begins_with_one(text, names))
            fuzz_fail("a message that does not say where: %s", line);
        for (size_t k = 0; k < len; k++)
            if ((unsigned char)line[k] < ' ' || line[k] == 0x7f)
                fuzz_fail("control character %u in a message", (unsigned char)line[k]);
    }
    if (accepted && (d->errors || d->status != WS_OK))
        fuzz_fail("accepted in spite of: %s", d->n ? d->lines[d->n - 1] : "(nothing)");
    if (!accepted && (!d->errors || d->status != WS_BAD_INPUT))
        fuzz_fail("refused without a message, status %d", d->status);
}

size_t fuzz_split(const uint8_t *data, size_t len, const char *mark, const uint8_t **rest,
                  size_t *rest_len)
{
    size_t n = strlen(mark);
    for (size_t at = 0; at + n + 1 <= len; at++) {
        if ((at && data[at - 1] != '\n') || data[at + n] != '\n' || memcmp(data + at, mark, n) != 0)
            continue;
        *rest = data + at + n + 1;
        *rest_len = len - at - n - 1;
        return at;
    }
    *rest = data + len;
    *rest_len = 0;
    return len;
}
